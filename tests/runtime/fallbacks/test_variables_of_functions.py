"""The argument of a function that is differentiated is one variable, whatever shares its memory.

The values are those that PyTorch gives, without functionalize where that is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of, no_grad
from runtime.fallbacks.functionalize import functionalize


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _view_before_a_write(p: Any, q: Any) -> Any:
    view = p.reshape(-1)
    with no_grad():
        p[0:1].mul_(2)
    return p.sum() + view.sum() * 3 + q.sum()


def _view_before_an_inner_write(p: Any, q: Any) -> Any:
    view = p[0:1]

    def inner(r: Any) -> Any:
        r[0:1].detach().mul_(2)
        return (r * 2).sum()

    return grad_of(inner)(p).sum() + p.sum() + view.sum() * 3 + q.sum()


def _both(p: Any, q: Any) -> Any:
    return (p + q * 3).sum()


def _placed(p: Any, q: Any) -> Any:
    return (p.as_strided([2], [1], 1) * p[0]).sum() + q.sum()


def _placed_in_the_other(p: Any, q: Any) -> Any:
    return (q[0].as_strided([4], [1], 0) * 2).sum() + (p * 5).sum()


def _placed_in_what_is_detached(p: Any, q: Any) -> Any:
    return (p[1:].detach().as_strided([4], [1], 0) * 2).sum() + (p * 5).sum()


def _detached_in_parts(p: Any, q: Any) -> Any:
    d = p.detach()
    return functionalize(lambda a, b: (a * b.sum()).sum())(d[0], d) + p.sum()


def _nested(p: Any, q: Any) -> Any:
    inner = functionalize(lambda r, s: (r * r + s).sum())
    return functionalize(lambda a, b: (grad_of(inner)(b, b) * a).sum())(p, p)


def _resized(p: Any, q: Any) -> Any:
    d = (p * 1).detach()
    d.resize_(2)
    return (d * d).sum() + p.sum()


def _turned(p: Any, q: Any) -> Any:
    y = p * 1
    d = y.detach()
    d.unsqueeze_(0)
    d.as_strided_([2], [1], 1)
    d.mul_(2)
    return (d * d).sum() + (y * y).sum()


def _asked_for(p: Any, q: Any) -> Any:
    d = p.detach().requires_grad_()
    found = autograd.grad((d.as_strided([2], [1], 1) * d[0]).sum(), d)[0]
    return (found * p).sum()


ONE = [1.0, 1.0, 1.0, 1.0]
PROGRAMS = [
    (_view_before_a_write, 0, [4.0, 4.0, 4.0, 4.0]),
    (_view_before_an_inner_write, 0, [4.0, 1.0, 1.0, 1.0]),
    (_both, 0, ONE),
    (_both, 1, [3.0, 3.0, 3.0, 3.0]),
    (_placed, 0, [5.0, 1.0, 1.0, 0.0]),
    (_placed, 1, ONE),
    (_placed_in_the_other, 0, [5.0, 5.0, 5.0, 5.0]),
    (_placed_in_what_is_detached, 0, [5.0, 5.0, 5.0, 5.0]),
    (_detached_in_parts, 0, ONE),
    (_nested, 0, [4.0, 8.0, 12.0, 16.0]),
    (_resized, 0, ONE),
    (_turned, 0, [2.0, 8.0, 12.0, 8.0]),
    (_asked_for, 0, [5.0, 1.0, 1.0, 0.0]),
]
WAYS: dict[str, Callable[[Any, int], Any]] = {
    "plain": grad_of,
    "around functional": lambda f, place: grad_of(functionalize(f), place),
    "in functional": lambda f, place: functionalize(grad_of(f, place)),
}
ARGUMENTS: dict[str, Callable[[], Any]] = {
    "leaf": lambda: bw.tensor([1.0, 2.0, 3.0, 4.0]),
    "recorded leaf": lambda: bw.tensor([1.0, 2.0, 3.0, 4.0], requires_grad=True),
    "computed": lambda: bw.tensor([1.0, 2.0, 3.0, 4.0], requires_grad=True) * 1,
}


@pytest.mark.parametrize("argument", ARGUMENTS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("program", "place", "expected"), PROGRAMS)
def test_a_gradient_is_that_of_the_variable(
    program: Callable[[Any, Any], Any],
    place: int,
    expected: list[float],
    way: str,
    argument: str,
) -> None:
    """Both arguments are the same tensor."""
    x = ARGUMENTS[argument]()
    assert WAYS[way](program, place)(x, x).tolist() == expected


def _captured(x: Any) -> Callable[[Any, Any], Any]:
    return lambda p, q: (x.mul_(3), (p * p).sum())[1]


LEAF = "a leaf"
USED = "used after what it was called with was written to"
REFUSED = [
    (lambda x: lambda p, q: (p.mul_(3), p.sum())[1], LEAF),
    (lambda x: lambda p, q: (p[0].mul_(3), p.sum())[1], LEAF),
    (lambda x: lambda p, q: (p.t_(), p.sum())[1], LEAF),
    (lambda x: lambda p, q: (q.mul_(3), (p * p).sum())[1], USED),
    (lambda x: lambda p, q: (q[0].mul_(3), (p * p).sum())[1], USED),
    (_captured, USED),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("make", "match"), REFUSED)
def test_recorded_writes_are_refused(
    make: Callable[[Any], Callable[[Any, Any], Any]], match: str, way: str
) -> None:
    x = ARGUMENTS["computed"]()
    with pytest.raises(RuntimeError, match=match):
        WAYS[way](make(x), 0)(x, x)


def test_what_a_function_was_called_with_can_be_written_to_afterwards() -> None:
    x = bw.tensor([1.0, 2.0], requires_grad=True)
    y = x * 1
    gradient = grad_of(lambda p: (p * p).sum())(y)
    y.mul_(3)
    assert autograd.grad((gradient * y).sum(), x)[0].tolist() == [12.0, 24.0]


def test_recorded_writes_to_what_is_known_by_its_place_are_refused() -> None:
    def program(x: Any) -> Any:
        d = x.detach()
        view = d.as_strided([2], [1], 1)
        d.mul_(x)
        return view.sum()

    with pytest.raises(RuntimeError, match="write to a clone"):
        functionalize(program)(ARGUMENTS["computed"]())
