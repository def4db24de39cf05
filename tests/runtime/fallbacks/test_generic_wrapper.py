"""Generic wrappers: where they are found among arguments, and what comes back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError, RegistrationError
from runtime.fallbacks import generic_mode, generic_wrapper
from runtime.fallbacks.generic_wrapper import KEY, GenericWrapper, unwrap, wrap
from runtime.library import Library

aten = bw.ops.aten


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with generic_wrapper.install():
        yield


def pair(*shape: int) -> tuple[Any, GenericWrapper]:
    """A tensor and a wrapper of an equal one."""
    plain = bw.arange(1.0, 7.0).view(*shape) if shape else bw.arange(1.0, 7.0)
    return plain, wrap(plain.clone())


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "tensor": lambda x: x * x,
    "other plain": lambda x: x + bw.ones(2, 3),
    "list": lambda x: bw.cat([x, x, bw.zeros(1, 3)]),
    "list with None": lambda x: x[:, bw.tensor([0, 2])],
    "None": lambda x: bw.clamp(x, None, x),
    "view": lambda x: x.t(),
    "list of views": lambda x: x.unbind(1),
    "several": lambda x: x.max(1),
    "factory of its kind": lambda x: x.new_ones(3),
    "in place": lambda x: x.add_(x),
    "setitem": lambda x: x.__setitem__((0, slice(None, 2)), 7.0) or x,
    "list index": lambda x: x[[1, 0]],
    "list written to": lambda x: aten._foreach_add_.Scalar([x, x], 1) or x,
    "item": lambda x: x[1, 2].item(),
    "bool": lambda x: bool((x > 0).all()),
    "shape": lambda x: (x.shape, x.t().strides, x[1].storage_offset(), x.dtype),
}


def _values(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_values(item) for item in value]
    return value.tolist() if hasattr(value, "tolist") else value


@pytest.mark.parametrize("case", FUNCTIONS)
def test_a_wrapper_does_what_a_tensor_does(case: str) -> None:
    plain, wrapper = pair(2, 3)
    expected, found = FUNCTIONS[case](plain), FUNCTIONS[case](wrapper)
    assert _values(found) == _values(expected)
    assert _values(wrapper) == _values(plain)
    for tensor in found if isinstance(found, (list, tuple)) else [found]:
        assert not hasattr(tensor, "_keys") or isinstance(tensor, GenericWrapper)


def test_writing_to_a_view_is_seen_in_its_base() -> None:
    plain, wrapper = pair(2, 3)
    plain.t()[0].mul_(10)
    assert wrapper.t()[0].mul_(10).tolist() == [10.0, 40.0]
    assert wrapper.tolist() == plain.tolist()


def test_the_very_objects_come_back() -> None:
    plain, wrapper = pair(2, 3)
    assert wrapper.add_(1) is wrapper
    assert plain.add_(wrapper) is plain
    assert wrapper.contiguous() is wrapper
    out = wrap(bw.empty(0))
    assert bw.add(wrapper, wrapper, out=out) is out
    assert out.shape == (2, 3)
    values, indices = wrap(bw.empty(0)), wrap(bw.empty(0, dtype=bw.int64))
    found = aten.max.dim_max(wrapper, 1, max=values, max_values=indices)
    assert found[0] is values
    assert found[1] is indices


def test_a_change_of_shape_in_place_shows() -> None:
    _, wrapper = pair(2, 3)
    assert wrapper.t_() is wrapper
    assert (wrapper.shape, wrapper.strides) == ((3, 2), (1, 3))
    assert not wrapper.is_contiguous()
    wrapper.resize_([1, 2])
    assert wrapper.shape == (1, 2)


def test_wrappers_of_wrappers() -> None:
    plain, wrapper = pair(2, 3)
    double = wrap(wrapper) * plain
    assert isinstance(unwrap(double), GenericWrapper)
    assert double.tolist() == (plain * plain).tolist()


def test_a_boxed_call() -> None:
    plain, wrapper = pair(2, 3)
    stack = ["below", wrapper, wrapper]
    aten.mul.Tensor.call_boxed(stack)
    assert stack[0] == "below"
    assert len(stack) == 2
    assert isinstance(stack[1], GenericWrapper)
    assert unwrap(stack[1]).tolist() == (plain * plain).tolist()


def test_operators_without_returns_and_with_other_returns() -> None:
    with Library("wrapped_toys", "DEF") as library:
        library.define("nothing(Tensor[] xs) -> ()")
        library.define("size(Tensor?[] xs) -> int")
        given: list[Any] = []
        library.impl("nothing", lambda xs: given.extend(xs), "CPU")
        library.impl("size", lambda xs: sum(x is not None for x in xs), "CPU")
        plain, wrapper = pair()
        assert bw.ops.wrapped_toys.nothing([plain, wrapper]) is None
        assert given == [plain, unwrap(wrapper)]
        assert bw.ops.wrapped_toys.size([None, wrapper]) == 1


def test_it_is_one_call_below_the_wrapper() -> None:
    seen: list[Any] = []
    _, wrapper = pair(2, 3)
    with generic_mode.install(seen.append), generic_mode.GenericMode():
        wrapper.square()
    # The mode comes first; below it the wrapper is unwrapped, still below the mode.
    assert seen == [aten.square.default]


def test_data_is_not_read_past_the_dispatcher() -> None:
    _, wrapper = pair(2, 3)
    with pytest.raises(RuntimeError, match="GenericWrapper has no data of its own"):
        _ = wrapper.array
    assert repr(wrapper).startswith("GenericWrapper(tensor(")


def test_threads_take_wrappers_along() -> None:
    _, wrapper = pair(2, 3)
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(wrapper + 1))
    thread.start()
    thread.join()
    assert isinstance(found[0], GenericWrapper)


def test_an_error_below_is_that_of_the_operator() -> None:
    _, wrapper = pair(2, 3)
    with pytest.raises(RuntimeError, match="mm") as raised:
        wrapper.mm(wrapper)
    with pytest.raises(RuntimeError) as plain:
        unwrap(wrapper).mm(unwrap(wrapper))
    assert str(raised.value) == str(plain.value)


def test_without_a_fallback_a_wrapper_is_an_error() -> None:
    bare = Dispatcher()
    bw.register(bare)
    with pytest.raises(DispatchError, match=KEY.name):
        bare.call("aten::add.Tensor", wrap(bw.ones(1)), bw.ones(1))
    with generic_wrapper.install(bare), pytest.raises(RegistrationError) as raised:
        generic_wrapper.install(bare)
    assert str(raised.value).count("generic_wrapper.py:") == 2
