"""Tensors on devices where an operator cannot have them: who is told what."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import run
from sample_arrays import Placed, describe

import generated as bw
from runtime.device import META, Device
from runtime.errors import DeviceError, DispatchError, NoValuesError
from runtime.fallbacks import autograd
from runtime.fallbacks.vmap import vmap
from runtime.library import Library

REAL = bw.ones(2, 3)
INDEX = bw.tensor([0, 1])


def _shape(*size: int, dtype: Any = None) -> Any:
    return bw.empty(*size, dtype=dtype, device="meta")


SHAPE = _shape(2, 3)

# A call, then the first line of the message and what it says of the arguments.
REFUSED: list[tuple[Callable[[], Any], str, list[str]]] = [
    (
        lambda: REAL + SHAPE,
        "aten::add.Tensor: the tensors are on two devices, cpu and meta",
        ["argument 'self' is on cpu", "argument 'other' is on meta"],
    ),
    (
        lambda: bw.ops.aten.add_.Tensor(SHAPE, REAL),
        "aten::add_.Tensor: the tensors are on two devices, meta and cpu",
        ["argument 'self' is on meta", "argument 'other' is on cpu"],
    ),
    (
        lambda: bw.add(REAL, REAL, out=SHAPE),
        "aten::add.out: the result is on device cpu, but out is on device meta",
        ["argument 'self' is on cpu", "argument 'out' is on meta"],
    ),
    (
        lambda: bw.where(REAL > 0, REAL, SHAPE),
        "aten::where.self: the tensors are on two devices",
        ["argument 'condition' is on cpu", "argument 'other' is on meta"],
    ),
    # The call that the user made is named, not the one that it is made of.
    (
        lambda: bw.stack([REAL, SHAPE, REAL, REAL, REAL]),
        "aten::stack: tensor 1 of the list is on meta, the first on cpu",
        ["argument 'tensors' is on cpu (0, 2, 3, …) and meta (1)"],
    ),
    (
        lambda: bw.linear(REAL, SHAPE),
        "aten::linear: the tensors are on two devices, cpu and meta",
        ["argument 'input' is on cpu", "argument 'weight' is on meta"],
    ),
    (
        lambda: REAL[_shape(2, dtype=bw.int64)],
        "aten::index.Tensor: an index tensor is on device meta, but self is on cpu",
        ["argument 'indices' is on meta (0)"],
    ),
    (
        lambda: bw.ops.aten.index_put_.default(REAL.clone(), [INDEX], SHAPE),
        "aten::index_put_: a tensor on device meta has no data",
        ["argument 'self' is on cpu", "argument 'values' is on meta"],
    ),
    (
        lambda: REAL.clone().copy_(SHAPE),
        "aten::copy_: a tensor on device meta has no data to copy",
        ["argument 'self' is on cpu", "argument 'src' is on meta"],
    ),
    (
        lambda: SHAPE.to("cpu"),
        "aten::to.dtype_layout: a tensor on device meta has no data to copy",
        ["argument 'self' is on meta", "argument 'device' is on cpu"],
    ),
    (
        lambda: SHAPE[_shape(2, 3) > 0],
        "aten::index.Tensor: how many elements a mask selects cannot be told",
        ["argument 'self' is on meta"],
    ),
    # What would otherwise be memory that nobody has written to.
    (
        lambda: bw.mm(REAL, _shape(3, 2)),
        "aten::mm: the tensors are on two devices, cpu and meta",
        ["argument 'mat2' is on meta"],
    ),
    (
        lambda: bw.layer_norm(REAL, [3], _shape(3)),
        "aten::layer_norm: the tensors are on two devices, cpu and meta",
        ["argument 'input' is on cpu", "argument 'weight' is on meta"],
    ),
    (
        lambda: bw.max(SHAPE, out=bw.empty(())),
        "aten::max.unary_out: the tensors are on two devices, cpu and meta",
        ["argument 'self' is on meta", "argument 'out' is on cpu"],
    ),
    (
        lambda: bw.ops.aten.masked_fill_.Tensor(
            REAL.clone(), REAL > 0, _shape(0).sum()
        ),
        "aten::masked_fill_.Tensor: the tensors are on two devices, cpu and meta",
        ["argument 'value' is on meta"],
    ),
]


@pytest.mark.parametrize(("call", "first", "places"), REFUSED)
@pytest.mark.parametrize("how", ["plain", "autograd"])
def test_operator_arguments_and_devices_are_named(
    call: Callable[[], Any], first: str, places: list[str], how: str
) -> None:
    installed = autograd.install() if how == "autograd" else nullcontext()
    with installed, pytest.raises(DeviceError) as caught:
        call()
    head, *lines = str(caught.value).splitlines()
    assert head.startswith(first)
    assert {line.strip() for line in lines} >= set(places)
    assert "tensors on meta have a shape and no values" in lines[-1]
    assert caught.value.__cause__ is None


def test_inside_of_vmap_the_samples_are_named() -> None:
    with pytest.raises(DeviceError, match="argument 'other' is on meta"):
        vmap(lambda row: row + _shape(3))(REAL)


def test_where_no_values_are_the_matter_pytorchs_type_is_there() -> None:
    with pytest.raises(NotImplementedError) as caught:
        SHAPE.to("cpu")
    assert type(caught.value) is NoValuesError


def test_a_generator_has_a_device_too() -> None:
    class Elsewhere(bw.Generator):
        @property
        def device(self) -> Device:
            return Device("cuda")

    with pytest.raises(DeviceError) as caught:
        REAL.clone().uniform_(generator=Elsewhere())
    first, *lines = str(caught.value).splitlines()
    assert first.startswith("aten::uniform_: Expected a generator for device cpu")
    assert lines == ["  argument 'self' is on cpu", "  argument 'generator' is on cuda"]


def test_tensors_that_the_caller_never_saw_are_left_to_the_call_inside() -> None:
    with Library("hidden", "DEF") as library:
        op = library.define("mixes(Tensor x) -> Tensor")
        library.impl(op, lambda x: x + SHAPE)
        with pytest.raises(DeviceError, match=r"^aten::add\.Tensor: "):
            op(REAL)


def test_one_that_passes_no_operator_says_what_it_knows() -> None:
    with pytest.raises(DeviceError) as caught:
        _ = SHAPE.array
    assert str(caught.value) == "a tensor on device meta has no data"


METHODS: list[tuple[Callable[[], Any], str]] = [
    (SHAPE.tolist, "tolist() needs data, and a tensor on meta has none"),
    (SHAPE.numpy, "numpy() needs data in the CPU's memory, and a tensor on meta"),
]


@pytest.mark.parametrize(("call", "text"), METHODS)
def test_methods_that_are_no_operators_name_themselves(
    call: Callable[[], Any], text: str
) -> None:
    with pytest.raises((NotImplementedError, TypeError)) as caught:
        call()
    assert str(caught.value).startswith(text)


# ---- every operator ----


class _MixedSide(BoxwoodSide):
    """On the CPU, but for the tensor at one place among those that are made."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.made = 0
        self._place = place
        self._meta = BoxwoodSide(META)

    def tensor(self, placed: Placed) -> Any:
        here = self.made
        self.made += 1
        if here == self._place:
            return self._meta.tensor(placed)
        return super().tensor(placed)


# Of the tensor on meta, these want no more than its look.
LOOKED_AT = {
    *("expand_as", "reshape_as", "view_as", "empty_like.out", "full_like.out"),
    *("new_empty.out", "new_full.out", "new_ones.out", "new_zeros.out"),
    *("ones_like.out", "zeros_like.out", "rand_like.out", "rand_like.generator_out"),
    *("randn_like.out", "randn_like.generator_out"),
}

LIMIT = 4
"""How many calls of each operator are made."""


def _devices(value: Any) -> set[str]:
    if isinstance(value, list | tuple):
        return set().union(*map(_devices, value))
    return {str(value.device)} if hasattr(value, "device") else set()


@pytest.mark.parametrize("name", sorted(set(cases.names()) - LOOKED_AT))
def test_no_operator_computes_with_values_that_are_not_there(name: str) -> None:
    wrong = []
    operator = calls.PLAIN.operator(name)
    found: list[Any] = []

    def call(*args: Any, **kwargs: Any) -> Any:
        found[:] = [operator(*args, **kwargs)]
        return found[0]

    samples = calls.calls(name)
    for sample in samples[:: max(1, len(samples) // LIMIT)]:
        counting = _MixedSide(-1)
        if run(counting, call, sample).error is not None or counting.made < 2:
            continue
        for place in range(counting.made):
            error = run(_MixedSide(place), call, sample).error
            if error is None:
                is_right = _devices(found) != {"cpu"}
            elif isinstance(error, DeviceError):
                is_right = str(error).startswith(f"aten::{name}: ")
                is_right &= "' is on meta" in str(error) or "and meta" in str(error)
            else:
                is_right = isinstance(error, DispatchError)
            if not is_right:
                wrong.append(f"{describe(sample)}, {place}: {error!r}")
    assert wrong == []
