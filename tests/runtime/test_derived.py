"""Kernels that follow from others, in a namespace beside which there are no other operators."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import pytest

from runtime import derived
from runtime.device import CPU, META
from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError
from runtime.library import Library
from runtime.tensor import TensorBase as Tensor
from runtime.tensor import alias_with, empty_tensor, make_tensor, tensor_from_array

SCHEMAS = (
    "bump_(Tensor(a!) self, int by=1) -> Tensor(a!)",
    "bump(Tensor self, int by=1) -> Tensor",
    "bump.out(Tensor self, int by=1, *, Tensor(a!) out) -> Tensor(a!)",
    "bumps_(Tensor(a!)[] self) -> ()",
    "bumps(Tensor[] self) -> Tensor[]",
    "twice(Tensor self) -> Tensor",
    "twice_(Tensor(a!) self) -> Tensor(a!)",
    "twice.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    "twices(Tensor[] self) -> Tensor[]",
    "twices_(Tensor(a!)[] self) -> ()",
    "turn(Tensor(a) self) -> Tensor(a)",
    "turn_copy(Tensor self) -> Tensor",
)


def _bump_(self: Tensor, by: int) -> Tensor:
    if not self.is_meta:
        self.array[...] += by
    return self


def _bumps_(tensors: list[Tensor]) -> None:
    for each in tensors:
        _bump_(each, 1)


def _turn(self: Tensor) -> Tensor:
    return tensor_from_array(self.array.T)


def _twice(self: Tensor) -> Tensor:
    return tensor_from_array(self.array * 2)


ROWS: list[tuple[str, Any]] = [
    ("bump_", _bump_),
    ("bump", derived.functional_from_mutable("t::bump_")),
    ("bump.out", derived.out_from_mutable("t::bump_")),
    ("bumps_", _bumps_),
    ("bumps", derived.functional_from_mutable("t::bumps_")),
    ("twice", _twice),
    ("twice_", derived.inplace_from_functional("t::twice")),
    ("twice.out", derived.out_from_functional("t::twice")),
    ("twices", lambda tensors: [_twice(each) for each in tensors]),
    ("twices_", derived.inplace_from_functional("t::twices")),
    ("turn", _turn),
    ("turn_copy", derived.view_copy("t::turn")),
]


@pytest.fixture
def dispatcher() -> Dispatcher:
    """One that knows nothing but these operators."""
    found = Dispatcher()
    found.register_default_fallbacks()
    library = Library("t", "DEF", "CompositeExplicitAutograd", dispatcher=found)
    for schema in SCHEMAS:
        library.define(schema)
    library.impl_rows(list(derived.bind_rows(library, ROWS)))
    return found


def _tensor(order: Literal["C", "F"] = "C") -> Tensor:
    return tensor_from_array(np.arange(6.0).reshape(2, 3).copy(order=order))


def _call(dispatcher: Dispatcher, name: str, *args: Any, **by_name: Any) -> Any:
    base, _, overload = name.partition(".")
    return dispatcher.handle(f"t::{base}", overload)(*args, **by_name)


@pytest.mark.parametrize("order", ["C", "F"])
def test_the_functional_form_writes_on_a_copy(
    dispatcher: Dispatcher, order: Literal["C", "F"]
) -> None:
    x = _tensor(order)
    result = _call(dispatcher, "bump", x, 2)
    assert result.tolist() == [[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]
    assert x.tolist() == [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
    assert (result.strides, result.device) == (x.strides, CPU)
    assert not np.shares_memory(result.array, x.array)


def test_lists_are_copied_one_by_one(dispatcher: Dispatcher) -> None:
    x, y = _tensor(), tensor_from_array(np.zeros(()))
    first, second = _call(dispatcher, "bumps", [x, y])
    assert (first.tolist()[0], second.tolist()) == ([1.0, 2.0, 3.0], 1.0)
    assert (x.tolist()[0], y.tolist()) == ([0.0, 1.0, 2.0], 0.0)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("bump.out", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), ("twice.out", None)],
)
def test_out_forms(dispatcher: Dispatcher, name: str, expected: Any) -> None:
    x, out = _tensor(), tensor_from_array(np.empty(0))
    assert _call(dispatcher, name, x, out=out) is out
    assert out.tolist() == (expected or [[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]])
    assert x.tolist() == [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]


def test_the_in_place_form(dispatcher: Dispatcher) -> None:
    x = _tensor()
    assert _call(dispatcher, "twice_", x) is x
    assert x.tolist() == [[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]]


def test_the_in_place_form_of_a_list(dispatcher: Dispatcher) -> None:
    x, y = _tensor(), tensor_from_array(np.ones(()))
    assert _call(dispatcher, "twices_", [x, y]) is None
    assert (x.tolist(), y.tolist()) == ([[0.0, 2.0, 4.0], [6.0, 8.0, 10.0]], 2.0)
    _call(dispatcher, "twices_", [])
    with pytest.raises(RuntimeError, match="share memory"):
        _call(dispatcher, "twices_", [x, alias_with(x, (3,), (1,), 2), y])
    first, second = (alias_with(x, (3,), (1,), start) for start in (0, 3))
    _call(dispatcher, "twices_", [first, second])
    assert x.tolist() == [[0.0, 4.0, 8.0], [12.0, 16.0, 20.0]]
    assert y.tolist() == 2.0


def test_the_twin_of_a_view_is_a_copy_in_row_major_order(
    dispatcher: Dispatcher,
) -> None:
    x = _tensor()
    result = _call(dispatcher, "turn_copy", x)
    assert result.tolist() == [[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]
    assert result.strides == (2, 1)
    assert not np.shares_memory(result.array, x.array)


@pytest.mark.parametrize(
    ("strides", "expected"), [(None, (3, 1)), ((1, 2), (1, 2)), ((6, 2), (3, 1))]
)
def test_on_meta(
    dispatcher: Dispatcher, strides: Any, expected: tuple[int, ...]
) -> None:
    x = empty_tensor((2, 3), device=META, strides=strides)
    result = _call(dispatcher, "bump", x)
    assert (result.shape, result.strides, result.device) == ((2, 3), expected, META)
    assert result is not x


def test_the_operator_copies_where_there_is_one(dispatcher: Dispatcher) -> None:
    seen: list[str] = []

    def clone(self: Tensor, memory_format: Any) -> Tensor:
        seen.append("clone")
        return _twice(self)

    def copy_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
        seen.append("copy_")
        self.array[...] = src.array
        return self

    aten = Library("aten", "DEF", "CPU", dispatcher=dispatcher)
    aten.define("clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor")
    aten.define(
        "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"
    )
    aten.impl("clone", clone)
    aten.impl("copy_", copy_)
    x = _tensor()
    assert _call(dispatcher, "bump", x).tolist() == [[1.0, 3.0, 5.0], [7.0, 9.0, 11.0]]
    _call(dispatcher, "bump.out", x, out=_tensor())
    assert seen == ["clone", "clone", "copy_"]


def test_tensors_without_memory_need_the_operator(dispatcher: Dispatcher) -> None:
    empty = empty_tensor((2,), device=META)
    x = make_tensor(None, geometry=empty._geometry)
    with pytest.raises(DispatchError, match="aten::clone is not defined, and a tensor"):
        _call(dispatcher, "bump", x)
