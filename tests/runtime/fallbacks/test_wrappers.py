"""Kinds of wrapper: their state, their gradients, copies of them, one inside another."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import generated as bw
from runtime.fallbacks import autograd, generic_wrapper
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.guards import check_determinism
from runtime.fallbacks.record import record
from runtime.fallbacks.values import (
    call_on,
    map_tensors,
    own_results,
    take_arguments,
)
from runtime.fallbacks.vmap import vmap
from runtime.fallbacks.wrappers import Mirror, OuterMirror, make_mirror, state_of
from runtime.key_bits import bits_of
from runtime.keys import DispatchKey
from runtime.library import Library

KEY = DispatchKey.DeferredInit


class Labelled(OuterMirror):
    """A tensor with a name, which results do not have."""

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("label",)
    if TYPE_CHECKING:
        label: str


class Coloured(Labelled):
    """A kind made from another one."""

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("colour",)
    if TYPE_CHECKING:
        colour: str


def labelled(tensor: Any, label: str) -> Labelled:
    return make_mirror(Labelled, tensor, tensor._keys | bits_of(KEY), label=label)


def drop_label(op: Any, stack: list[Any]) -> None:
    def unwrap(t: Any) -> Any:
        return t.inner if isinstance(t, Labelled) else t

    arguments = take_arguments(op, stack)
    results = call_on(op, [map_tensors(unwrap, value) for value in arguments])
    stack += own_results(op, arguments, results)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with Library("_", "IMPL", KEY) as library:
        library.fallback(drop_label)
        yield


def test_a_kind_has_the_state_of_its_bases() -> None:
    assert state_of(Coloured) == ("colour", "label", "inner")
    x = bw.ones(2)
    found = make_mirror(Coloured, x, x._keys | bits_of(KEY), label="a", colour="red")
    assert (found.label, found.colour, found.shape) == ("a", "red", (2,))
    assert not hasattr(found, "__dict__")
    with pytest.raises(AttributeError, match="size_of_label"):
        found.__setattr__("size_of_label", 1)


def test_what_is_no_tensor_is_refused() -> None:
    with pytest.raises(TypeError, match="a Labelled stands for a tensor, but got list"):
        make_mirror(Labelled, [1.0], 0)  # type: ignore[arg-type]


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda x: pickle.loads(pickle.dumps(x)),
}


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_keeps_its_state(way: str) -> None:
    wrapper = labelled(bw.ones(2, 3), "weight")
    found = COPIES[way](wrapper)
    assert type(found) is type(wrapper)
    assert (found.label, found.tolist()) == ("weight", [[1.0] * 3] * 2)
    assert (found + 1).tolist() == [[2.0] * 3] * 2
    found.add_(1)
    assert wrapper.tolist()[0][0] == (2.0 if way == "copy" else 1.0)


@pytest.mark.parametrize("way", COPIES)
def test_a_wrapper_of_a_session_is_not_copied(way: str) -> None:
    with pytest.raises(TypeError, match=r"FunctionalTensor is neither .* use clone"):
        functionalize(COPIES[way])(bw.ones(2, 3))


def test_gradients_are_those_of_what_is_inside() -> None:
    with autograd.install():
        wrapper = labelled(bw.ones(2), "weight").requires_grad_()
        assert wrapper.requires_grad
        assert wrapper.inner.requires_grad
        (wrapper * 3).sum().backward()
        assert wrapper.grad is not None
        assert wrapper.grad.tolist() == [3.0, 3.0]
        assert wrapper.inner.grad is wrapper.grad

        wrapper.grad = labelled(bw.zeros(2), "gradient")
        assert not isinstance(wrapper.inner.grad, Labelled)
        assert wrapper.inner.grad.tolist() == [0.0, 0.0]
        wrapper.requires_grad = False
        assert not wrapper.inner.requires_grad

        twice = labelled(bw.ones(1).requires_grad_() * 2, "made")
        assert not twice.is_leaf
        twice.backward(labelled(bw.ones(1), "gradient"))
        assert twice.grad is None


def test_a_generic_wrapper_asks_for_gradients_inside() -> None:
    with autograd.install(), generic_wrapper.install():
        wrapper = generic_wrapper.wrap(bw.ones(2)).requires_grad_()
        (wrapper * 3).sum().backward()
        assert isinstance(wrapper.grad, generic_wrapper.GenericWrapper)
        assert wrapper.grad.tolist() == [3.0, 3.0]


def test_a_mirror_below_autograd_has_its_own_gradients() -> None:
    x = bw.ones(2)
    assert make_mirror(Mirror, x, x._keys).requires_grad_()._gradient_owner() is not x
    assert not x.requires_grad


def test_wrappers_in_batches_are_unwrapped_after_the_batch() -> None:
    with generic_wrapper.install():
        rows = generic_wrapper.wrap(bw.arange(6.0).view(3, 2))
        found = vmap(lambda row: (row * row + 1).sum())(rows)
        assert isinstance(found, generic_wrapper.GenericWrapper)
        assert found.tolist() == [3.0, 15.0, 43.0]
        mixed = vmap(lambda row, x: row * x, (0, None))(rows, bw.ones(2))
        assert isinstance(mixed, generic_wrapper.GenericWrapper)
        vmap(lambda row: row.add_(1))(rows)
        assert rows.tolist() == [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]


def test_recordings_know_what_a_wrapper_stands_for() -> None:
    with generic_wrapper.install():
        x, y = generic_wrapper.wrap(bw.ones(2)), generic_wrapper.wrap(bw.ones(2))
        with record({"x": x}) as recording:
            total = x * y
        names: dict[str, Any] = {}
        exec(recording.program(total), names)
        found = names["program"](x + 1, y)
        assert isinstance(found[0], generic_wrapper.GenericWrapper)
        assert found[0].tolist() == [2.0, 2.0]


def test_determinism_of_wrappers_is_that_of_what_is_inside() -> None:
    numbers = iter([1.0, 2.0])
    with generic_wrapper.install():
        x = generic_wrapper.wrap(bw.ones(2))
        assert check_determinism(lambda x: x.add_(1), x).is_deterministic
        assert x.tolist() == [2.0, 2.0]
        assert not check_determinism(lambda x: x * next(numbers), x).is_deterministic
