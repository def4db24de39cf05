"""Wrappers of every kind in one another: given, captured or both, in every order.

See Note [Wrappers whose keys rank higher].
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.device import Device
from runtime.dispatch_state import activity, get_state
from runtime.fallbacks import autograd, cpu_fallback, generic_wrapper
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.generic_wrapper import GenericWrapper, unwrap, wrap
from runtime.fallbacks.record import record
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import vmap

Function = Callable[[Any, Any], Any]
Layer = Callable[[Function], Function]


def _wrapped(y: bool, c: bool) -> Layer:
    def layer(f: Function) -> Function:
        return lambda a, b: f(wrap(a) if y else a, wrap(b) if c else b)

    return layer


def _square(row: Any) -> Any:
    """A sample of the rows that a layer has, in the shape that it was given."""
    return row.expand(2, 2) * 1


def _on_device(f: Function) -> Function:
    def run(a: Any, b: Any) -> Any:
        device = Device("privateuseone")
        return f(a.to(device), b.to(device)).to(Device("cpu"))

    return run


def _rematerialized(f: Function) -> Function:
    def run(a: Any, b: Any) -> Any:
        with rematerialize(400, cost="unit"):
            return f(a * 1, b * 1)

    return run


def _recorded(f: Function) -> Function:
    def run(a: Any, b: Any) -> Any:
        with record():
            return f(a, b)

    return run


LAYERS: dict[str, Layer] = {
    "wrapped: given": _wrapped(True, False),
    "wrapped: captured": _wrapped(False, True),
    "wrapped: both": _wrapped(True, True),
    "vmap: given": lambda f: lambda a, b: vmap(lambda r: f(_square(r), b))(a),
    "vmap: captured": lambda f: lambda a, b: vmap(lambda r: f(a, _square(r)))(b),
    "vmap: both": lambda f: (
        lambda a, b: vmap(lambda r, s: f(_square(r), _square(s)))(a, b)
    ),
    "functional: given": lambda f: (lambda a, b: functionalize(lambda a: f(a, b))(a)),
    "functional: captured": lambda f: (
        lambda a, b: functionalize(lambda b: f(a, b))(b)
    ),
    "functional: both": lambda f: functionalize(lambda a, b: f(a, b)),
    "gradient: given": lambda f: (lambda a, b: grad_of(lambda a: f(a, b).sum())(a)),
    "gradient: captured": lambda f: (lambda a, b: grad_of(lambda b: f(a, b).sum())(b)),
    "rematerialized": _rematerialized,
    "recorded": _recorded,
    "on a device": _on_device,
}

CHANGES = {
    name: layer
    for name, layer in LAYERS.items()
    if name.startswith(("vmap", "gradient"))
}
"""Those after which something else is computed."""

KINDS = [name for name in LAYERS if name not in ("recorded", "rematerialized")]
ORDERS = [
    *itertools.product(LAYERS, repeat=1),
    *itertools.product(LAYERS, repeat=2),
    *itertools.product(["wrapped: captured", "wrapped: both"], KINDS, KINDS),
    *itertools.product(KINDS, ["wrapped: given", "wrapped: captured"], KINDS),
    *itertools.product(KINDS, KINDS, ["wrapped: captured", "wrapped: both"]),
]


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), generic_wrapper.install(), cpu_fallback.install():
        yield


def _program(a: Any, b: Any) -> Any:
    found = a * b
    found.add_(b)
    found[0].mul_(2)
    return found + b.sum()


def _inputs() -> tuple[Any, Any]:
    return bw.tensor([[1.0, 2.0], [3.0, 4.0]]), bw.tensor([[2.0, 3.0], [4.0, 5.0]])


def _in(order: tuple[str, ...], layers: dict[str, Layer], function: Function) -> Any:
    for name in reversed(order):
        function = layers.get(name, lambda f: f)(function)
    return function(*_inputs())


@pytest.mark.parametrize("outermost", LAYERS)
def test_numbers_are_those_without_wrappers(outermost: str) -> None:
    for order in (order for order in ORDERS if order[0] == outermost):
        expected = _in(order, CHANGES, _program)
        state, count = get_state(), activity.count
        found = _in(order, LAYERS, _program)
        assert get_state() is state
        assert activity.count <= count
        wrappers = 0
        while isinstance(found, GenericWrapper):
            found = unwrap(found)
            wrappers += 1
        given = sum(name.startswith("wrapped") for name in order)
        if not any(name.startswith("gradient") for name in order):
            assert bool(wrappers) == bool(given), order
        assert wrappers <= given, order
        assert type(found).__name__ in ("Tensor", "Rematerializable"), order
        assert found.shape == expected.shape, order
        assert (found - expected).abs().max().item() < 1e-3, order


# ---- what is written to is what the caller has ----


def _write_given(a: Any, b: Any) -> Any:
    return a.add_(b)


def _write_captured(a: Any, b: Any) -> Any:
    return b.mul_(a)


@pytest.mark.parametrize("write", [_write_given, _write_captured])
@pytest.mark.parametrize("which", [(True, False), (False, True), (True, True)])
def test_wrapped_tensors_are_written_to_in_functional_form(
    write: Function, which: tuple[bool, bool]
) -> None:
    plain = _inputs()
    write(*plain)
    found = _inputs()
    a, b = (wrap(t) if w else t for t, w in zip(found, which, strict=True))
    result = functionalize(lambda a: write(a, b))(a)
    assert result is (a if write is _write_given else b)
    for one, other in zip(found, plain, strict=True):
        assert one.tolist() == other.tolist()


def test_one_wrapper_for_all_samples_cannot_be_written_to() -> None:
    one = wrap(bw.ones(2))
    with pytest.raises(RuntimeError, match="which is not batched"):
        vmap(lambda row: one.add_(row))(bw.ones(3, 2))
    assert one.tolist() == [1.0, 1.0]


def test_a_wrapper_around_samples_leaves_with_all_of_them() -> None:
    found = vmap(wrap)(bw.arange(6.0).view(3, 2))
    assert isinstance(found, GenericWrapper)
    assert found.tolist() == [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
    turned = vmap(lambda row: wrap(wrap(row)), out_dims=1)(bw.arange(6.0).view(3, 2))
    assert isinstance(turned.inner, GenericWrapper)
    assert turned.tolist() == [[0.0, 2.0, 4.0], [1.0, 3.0, 5.0]]
    with pytest.raises(ValueError, match="out_dims has None"):
        vmap(wrap, out_dims=None)(bw.ones(3, 2))


def test_gradients_of_wrapped_tensors_pass_functional_form_and_vmap() -> None:
    weight = wrap(bw.tensor([2.0, 3.0])).requires_grad_()
    rows = bw.arange(6.0).view(3, 2)
    total = vmap(functionalize(lambda row: (row * weight).mul_(weight)))(rows).sum()
    total.backward()
    assert isinstance(weight.grad, GenericWrapper)
    assert weight.grad.tolist() == [2 * 2.0 * 6, 2 * 3.0 * 9]


def test_gradients_go_back_to_the_device_they_came_from() -> None:
    x = bw.tensor([1.0, 2.0], requires_grad=True)
    y = x.to(Device("privateuseone")) * 2
    z = bw.zeros(2).copy_(y)
    (z * z).sum().backward()
    assert x.grad is not None
    assert (x.grad.device, x.grad.tolist()) == (Device("cpu"), [8.0, 16.0])
