"""Writes that nobody records, while a function is differentiated that is inside of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of, no_grad
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _detached(x: Any) -> Any:
    y, z = x.detach(), x * 2
    y.mul_(1)
    return (z * z).sum()


def _used_before_and_after(x: Any) -> Any:
    y, z = x.detach(), x * 2
    y.mul_(2)
    return (z * x).sum()


def _without_recording(x: Any) -> Any:
    z = x * 2
    with no_grad():
        x.add_(1)
    return (z * x).sum()


def _part(x: Any) -> Any:
    z = x * 2
    x[1:].detach().mul_(3)
    return (z[:2] * x[1:]).sum()


def _turned(x: Any) -> Any:
    y, z = x.detach(), x * 2
    y.unsqueeze_(0)
    return (z * z).sum()


PROGRAMS = (_detached, _used_before_and_after, _without_recording, _part, _turned)


def _summed(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda x: function(x).sum()


def _by_backward(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def gradient(x: Any) -> Any:
        x = x.clone().requires_grad_()
        grad_of(function)(x).sum().backward()
        return x.grad

    return gradient


def _rows(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function of a vector, by one of rows that are all this vector."""
    return lambda x: vmap(function)(bw.stack([x, x]))[0]


COMPOSITIONS: dict[str, Callable[[Callable[[Any], Any]], Callable[[Any], Any]]] = {
    "twice": lambda f: grad_of(_summed(grad_of(f))),
    "of what is no leaf": lambda f: grad_of(lambda x: grad_of(f)(x * 1).sum()),
    "of a part": lambda f: grad_of(lambda x: grad_of(f)(bw.cat([x, x])[1:4]).sum()),
    "three times": lambda f: grad_of(_summed(grad_of(_summed(grad_of(f))))),
    "by backward": _by_backward,
    "vmap outside": lambda f: _rows(grad_of(_summed(grad_of(f)))),
    "vmap between": lambda f: grad_of(_summed(_rows(grad_of(f)))),
    "vmap inside": lambda f: grad_of(_summed(grad_of(_summed(_rows(f))))),
    "functionalized": lambda f: functionalize(grad_of(_summed(grad_of(f)))),
}


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_an_argument_stays_one_variable(
    composition: str, program: Callable[[Any], Any]
) -> None:
    """As if it had memory of its own, which what is written to was computed from."""
    compose = COMPOSITIONS[composition]
    found = compose(program)(bw.tensor([1.0, 2.0, 0.5]))
    expected = compose(lambda x: program(x * 1))(bw.tensor([1.0, 2.0, 0.5]))
    assert composition == "three times" or np.abs(expected.numpy()).max() > 0
    np.testing.assert_allclose(found.tolist(), expected.tolist())


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_what_is_needed_must_not_be_written_to(depth: int) -> None:
    def program(x: Any) -> Any:
        y, z = x.detach(), x.sin()
        y.zero_()
        return z.sum()

    function: Callable[[Any], Any] = program
    for _ in range(depth):
        function = _summed(grad_of(function))
    with pytest.raises(RuntimeError, match="was changed by an in-place"):
        function(bw.tensor([1.0, 2.0]))


def test_views_of_the_program_follow_as_in_pytorch() -> None:
    x = bw.tensor([1.0, 2.0], requires_grad=True) * 1
    view = x[:]
    z = view * 2
    before = view.grad_fn
    x.detach().mul_(1)
    assert view.grad_fn is not before
    with pytest.raises(RuntimeError, match=r"not used|not computed"):
        autograd.grad(z.sum(), view)
