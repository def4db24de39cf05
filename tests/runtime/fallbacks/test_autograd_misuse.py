"""Autograd used wrongly: what is refused says what was wrong, and nothing is left changed."""

from __future__ import annotations

import gc
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_and_value_of, grad_of
from runtime.fallbacks.values import map_tensors, tensors_in
from tests.runtime.dispatch_toys import live_states


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _leaf() -> Any:
    return bw.tensor([1.0, 2.0, 3.0], requires_grad=True)


def _total(x: Any) -> Any:
    return (x * x).sum()


def _hooked(hook: Callable[..., Any]) -> Callable[[Any], Any]:
    """The hook on a computed tensor."""

    def run(x: Any) -> None:
        y = x * 2
        y.register_hook(hook)
        y.sum().backward()

    return run


def _leaf_hooked(hook: Callable[..., Any]) -> Callable[[Any], Any]:
    def run(x: Any) -> None:
        with x.register_hook(hook):
            _total(x).backward()

    return run


def _node_hooked(method: str, hook: Callable[..., Any]) -> Callable[[Any], Any]:
    def run(x: Any) -> None:
        y = x * 2
        getattr(y.grad_fn, method)(hook)
        y.sum().backward()

    return run


def _set_grad(value: Any) -> Callable[[Any], None]:
    return lambda x: setattr(x, "grad", x if value is _leaf else value)


REFUSED: dict[str, tuple[type[Exception], str, Callable[[Any], Any]]] = {
    "an input that is a number": (
        TypeError,
        "an input of grad\\(\\) is a tensor, but got an int",
        lambda x: autograd.grad(_total(x), [x, 3]),
    ),
    "an output that is None": (
        TypeError,
        "what is differentiated is a tensor, but got a NoneType",
        lambda x: autograd.grad(None, x),
    ),
    "backward of a number": (
        TypeError,
        "what is differentiated is a tensor",
        lambda x: autograd.backward(3.0),
    ),
    "backward to a number": (
        TypeError,
        "an input of backward\\(\\) is a tensor",
        lambda x: autograd.backward(_total(x), inputs=["x"]),
    ),
    "a gradient that is a number": (
        TypeError,
        "tensor or None, but got a float",
        lambda x: autograd.grad(_total(x), x, 1.0),
    ),
    "a complex gradient of a real tensor": (
        RuntimeError,
        "complex if and only if",
        lambda x: autograd.grad(_total(x), x, bw.tensor(1j)),
    ),
    "grad set to a number": (TypeError, "but got an int", _set_grad(3)),
    "grad set to the tensor": (RuntimeError, "its own gradient", _set_grad(_leaf)),
    "a hook returns a number": (
        TypeError,
        "returned an int; the hook of a tensor",
        _hooked(lambda g: 3),
    ),
    "a hook returns a smaller gradient": (
        RuntimeError,
        "changed the shape of a gradient from \\(3,\\) to \\(\\)",
        _hooked(lambda g: g.sum()),
    ),
    "a hook returns a larger gradient": (
        RuntimeError,
        "changed the shape of a gradient",
        _hooked(lambda g: g.expand(2, 3)),
    ),
    "a hook returns another dtype": (
        RuntimeError,
        "changed the dtype of a gradient from float32 to float64",
        _hooked(lambda g: g.to(bw.float64)),
    ),
    "a hook returns another device": (
        RuntimeError,
        "changed the device of a gradient from cpu to meta",
        _hooked(lambda g: g.to("meta")),
    ),
    "a hook of a leaf returns text": (
        TypeError,
        "returned a str",
        _leaf_hooked(lambda g: "g"),
    ),
    "a hook of a leaf returns another shape": (
        RuntimeError,
        "changed the shape",
        _leaf_hooked(lambda g: g[:2]),
    ),
    "a hook of a node returns a number": (
        TypeError,
        "returned an int among the gradients",
        _node_hooked("register_hook", lambda inputs, outputs: 3),
    ),
    "a hook of a node returns too few": (
        RuntimeError,
        "returned 0 gradients for 1",
        _node_hooked("register_hook", lambda inputs, outputs: ()),
    ),
    "a hook of a node returns too many": (
        RuntimeError,
        "returned 2 gradients for 1",
        _node_hooked("register_hook", lambda inputs, outputs: inputs * 2),
    ),
    "a hook before a node returns too few": (
        RuntimeError,
        "returned 0 gradients for 1",
        _node_hooked("register_prehook", lambda outputs: ()),
    ),
    "a hook before a node returns text": (
        TypeError,
        "returned a str among the gradients",
        _node_hooked("register_prehook", lambda outputs: ("g",)),
    ),
    "no inputs": (
        RuntimeError,
        r"inputs of grad\(\) cannot be empty",
        lambda x: autograd.grad(x.sum(), []),
    ),
    "a hook raises": (ZeroDivisionError, "division", _hooked(lambda g: 1 / 0)),
    "grad_of a function without value": (
        RuntimeError,
        "without dimensions, but got a NoneType",
        lambda x: grad_of(lambda a: None)(x),
    ),
    "grad_of a function of numbers": (
        RuntimeError,
        "but got a float",
        lambda x: grad_of(lambda a: 3.0)(x),
    ),
    "grad_of a tuple": (
        RuntimeError,
        "but got a tuple of 2",
        lambda x: grad_of(lambda a: (a.sum(), a))(x),
    ),
    "grad_of without what has_aux says": (
        RuntimeError,
        "with has_aux",
        lambda x: grad_of(lambda a: a.sum(), has_aux=True)(x),
    ),
    "grad_of an argument that is not there": (
        ValueError,
        "argnums has 1, but there are 1",
        lambda x: grad_of(_total, 1)(x),
    ),
    "grad_of an argument from the end that is not there": (
        ValueError,
        "argnums has -2",
        lambda x: grad_of(_total, -2)(x),
    ),
    "grad_of an argument twice": (
        ValueError,
        "an argument twice",
        lambda x: grad_of(lambda a, b: a.sum(), (0, -2))(x, x),
    ),
    "grad_of an argument by name": (
        TypeError,
        "numbers of positional arguments",
        lambda x: grad_of(_total, "x")(x),  # type: ignore[arg-type]
    ),
    "grad_of a number": (
        TypeError,
        "argument 0 .* not made of tensors: there is a float",
        lambda x: grad_of(_total)(3.0),
    ),
    "grad_of a number in a list": (
        TypeError,
        "not made of tensors",
        lambda x: grad_of(lambda a: a[0].sum())([x, 1]),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    error, message, run = REFUSED[case]
    x = _leaf()
    state, count = get_state(), live_states()
    with pytest.raises(error, match=message):
        run(x)
    assert get_state() is state
    assert activity.count == count
    assert x.grad is None
    assert autograd.grad(_total(x), x)[0].tolist() == [2.0, 4.0, 6.0]


class Parts(NamedTuple):
    first: Any
    rest: Any


TREES: dict[str, Callable[[Any, Any], Any]] = {
    "tuple": lambda a, b: (a, b),
    "list": lambda a, b: [a, [b]],
    "dictionary": lambda a, b: {"b": a, "a": (b,)},
    "ordered dictionary": lambda a, b: OrderedDict(z=a, a=b),
    "named tuple": Parts,
}


def _plain(tree: Any) -> Any:
    return map_tensors(lambda t: t.tolist(), tree)


@pytest.mark.parametrize("case", TREES)
def test_gradients_have_the_structure_of_arguments(case: str) -> None:
    make = TREES[case]
    a, b = bw.tensor([1.0, 2.0]), bw.tensor(3.0)

    def value(tree: Any, by: Any) -> Any:
        first, second = tensors_in(tree)
        return (first * first * second).sum() * by

    expected = make(bw.tensor([12.0, 24.0]), bw.tensor(10.0))
    found = grad_of(value)(make(a, b), 2.0)
    assert type(found) is type(expected)
    assert _plain(found) == _plain(expected)
    both, alone = grad_of(value, (0, 1))(make(a, b), bw.tensor(2.0))
    assert (_plain(both), alone.item()) == (_plain(expected), 15.0)


AUX: dict[str, Callable[[Any, Any], Any]] = {
    "tensor": lambda a, _: a * 2,
    "in a list": lambda a, _: [a * 2, 1],
    "named": lambda a, _: Parts(a * 2, {"y": a.exp()}),
}


@pytest.mark.parametrize("case", AUX)
def test_what_comes_with_a_value_has_no_graph(case: str) -> None:
    outer = bw.ones(2)

    def function(a: Any) -> tuple[Any, Any]:
        return (a * a).sum(), AUX[case](a, outer)

    _, (value, aux) = grad_and_value_of(function, has_aux=True)(outer)
    assert type(aux) is type(AUX[case](outer, outer))
    assert not any(t.requires_grad for t in tensors_in((value, aux)))


def test_what_comes_with_a_value_is_the_very_object() -> None:
    x, other = bw.ones(2), object()
    kept = bw.tensor([1, 2])
    _, aux = grad_of(lambda a: (a.sum(), (kept, other)), has_aux=True)(x)
    assert aux[0] is kept
    assert aux[1] is other


WRITES: dict[str, Callable[[Any], Any]] = {
    "in place": lambda y: y.add_(1),
    "to a view": lambda y: y[0].mul_(3),
    "to a view of a view": lambda y: y.view(3, 1)[1].add_(y[0]),
    "to a part from itself": lambda y: y[1:].mul_(y[:2].clone()),
    "to a tuple of views": lambda y: y.unbind()[2].exp(),
    "to two views": lambda y: (y[0].mul_(2), y[2].mul_(5)),
    "by a subscript": lambda y: y.__setitem__(0, 1.0),
}


@pytest.mark.parametrize("case", WRITES)
@pytest.mark.parametrize("is_differentiated", [True, False])
def test_graphs_with_writes_go_without_a_garbage_collection(
    case: str, is_differentiated: bool
) -> None:
    x = _leaf()
    gc.collect()
    gc.disable()
    try:
        y = x * 2
        gone = weakref.ref(y)
        WRITES[case](y)
        if is_differentiated:
            y.sum().backward()
        del y
        assert gone() is None
    finally:
        gc.enable()
