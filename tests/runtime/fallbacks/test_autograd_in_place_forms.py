"""In-place operators use the derivative of the operator that does the same anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.library import Library
from tests.runtime.fallbacks.own_operators import (
    cube_by_function,
    cube_by_row,
    defined,
    own,
)


@pytest.fixture(autouse=True)
def library() -> Iterator[Library]:
    with defined() as found:
        yield found


def written(y: Any, by: float = 1.0) -> Any:
    return own.cube_(y, by)


def computed(y: Any, by: float = 1.0) -> Any:
    """What `written` does, of operators that have a derivative."""
    before = y.clone()
    return y.copy_(before * before * before * by)


def _plain(cube_: Any, x: Any) -> Any:
    y = x * 1
    assert cube_(y) is y
    return y


def _used_before(cube_: Any, x: Any) -> Any:
    y = x * 1
    z = y * 2
    cube_(y)
    return y + z


def _used_after(cube_: Any, x: Any) -> Any:
    y = x * 2
    cube_(y, 0.5)
    return y * x + y


def _twice(cube_: Any, x: Any) -> Any:
    return cube_(cube_(x * 1.5), 2.0)


def _view(cube_: Any, x: Any) -> Any:
    y = x * 1
    cube_(y[1:])
    return y


def _base_of_view(cube_: Any, x: Any) -> Any:
    y = x * 1
    view = y[:2]
    cube_(y)
    return view * y[1:]


def _whole_of_constant(cube_: Any, x: Any) -> Any:
    y = bw.ones(3)
    y[1] = x[0]
    cube_(y)
    return y * x


IN_PLACE = {
    f.__name__.strip("_"): f
    for f in (
        *(_plain, _used_before, _used_after, _twice, _view, _base_of_view),
        _whole_of_constant,
    )
}


@pytest.mark.parametrize("register", [cube_by_function, cube_by_row])
@pytest.mark.parametrize("case", IN_PLACE)
def test_in_place_forms_use_the_derivative(
    case: str, register: Callable[[], Any]
) -> None:
    values = []
    with register():
        for cube_ in (written, computed):
            x = bw.tensor([0.5, 2.0, -1.5], requires_grad=True)
            y = IN_PLACE[case](cube_, x)
            (first,) = autograd.grad(y.sum(), x, create_graph=True)
            (second,) = autograd.grad((first * first).sum(), x)
            values.append([y.tolist(), first.tolist(), second.tolist()])
    for found, expected in zip(*values, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-5)


@pytest.mark.parametrize("register", [cube_by_function, cube_by_row])
def test_a_derivative_comes_and_goes(register: Callable[[], Any]) -> None:
    def gradient() -> Any:
        x = bw.tensor([2.0], requires_grad=True)
        y = x * 1
        own.cube_(y)
        return autograd.grad(y.sum(), x)[0].tolist()

    for _ in range(2):
        with pytest.raises(RuntimeError, match="cube_ has no derivative"):
            gradient()
        with register():
            assert gradient() == [12.0]


def test_an_own_derivative_of_the_in_place_form_comes_first() -> None:
    x = bw.tensor([2.0], requires_grad=True)
    row = {"self": lambda grad: grad * 100}
    with cube_by_function(), autograd.register_derivative(own.cube_, row):
        assert autograd.grad(own.cube_(x * 1).sum(), x)[0].tolist() == [100.0]
        assert autograd.grad(own.cube(x).sum(), x)[0].tolist() == [12.0]


def cube_by_result() -> Any:
    """A derivative of `cube` that uses its result."""

    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(inputs[0], output)

    def backward(ctx: Any, grad: Any) -> Any:
        x, result = ctx.saved_tensors
        return grad * result / x * 3, None

    return autograd.register_autograd(own.cube, backward, setup_context=setup_context)


def test_what_was_written_to_is_saved_as_a_result() -> None:
    with cube_by_result():
        x = bw.tensor([2.0], requires_grad=True)
        y = own.cube_(x * 1)
        (first,) = autograd.grad(y.sum(), x, create_graph=True)
        (second,) = autograd.grad(first.sum(), x)
        assert (first.tolist(), second.tolist()) == ([12.0], [12.0])
        y = own.cube_(x * 1)
        y.add_(1)
        with pytest.raises(RuntimeError, match="changed by an in-place"):
            autograd.grad(y.sum(), x)


def test_leaves_and_other_dtypes() -> None:
    with cube_by_function():
        with pytest.raises(RuntimeError, match="own::cube_: a leaf"):
            own.cube_(bw.tensor([1.0], requires_grad=True))
        whole = bw.tensor([2])
        assert own.cube_(whole).tolist() == [8]
        assert not whole.requires_grad


def test_an_operator_that_assigns() -> None:
    row = {"self": lambda: None, "other": lambda grad: grad * 3}
    with autograd.register_derivative(own.assign_, row):
        x = bw.tensor([1.0, 2.0], requires_grad=True)
        z = bw.tensor([5.0], requires_grad=True)
        y = x * 2
        own.assign_(y[1:], z)
        assert y.tolist() == [2.0, 15.0]
        first, other = autograd.grad(y.sum(), (x, z))
        assert (first.tolist(), other.tolist()) == ([2.0, 0.0], [3.0])


def _turned_itself(turn_: Any, x: Any) -> Any:
    y = x * 1
    turn_(y)
    y[0].mul_(2)
    return y * y


def _turned_view(turn_: Any, x: Any) -> Any:
    y = x * 1
    view = y[:, :2]
    turn_(view)
    view.mul_(3)
    return y * x


def _view_before(turn_: Any, x: Any) -> Any:
    y = x * 1
    row = y[1]
    turn_(y)
    row.mul_(3)
    return y * y


TURNS = {f.__name__.strip("_"): f for f in (_turned_itself, _turned_view, _view_before)}


@pytest.mark.parametrize("case", TURNS)
def test_other_forms_in_place_use_the_row_of_the_view(case: str) -> None:
    found = []
    with autograd.register_derivative(own.turned, {"self": lambda grad: grad.t()}):
        for turn_ in (own.turned_, lambda y: y.t_()):
            x = bw.arange(6.0).reshape(2, 3).requires_grad_()
            y = TURNS[case](turn_, x)
            found.append([y.tolist(), autograd.grad(y.sum(), x)[0].tolist()])
    assert found[0] == found[1]


# A tensor that is one for all samples cannot be written to for each of them, and what is
# written to twice is no result of the first time any more.
@pytest.mark.parametrize(
    ("register", "case"),
    [
        (register, case)
        for register in (cube_by_function, cube_by_row, cube_by_result)
        for case in IN_PLACE
        if case != "whole_of_constant" and (register, case) != (cube_by_result, "twice")
    ],
)
def test_inside_of_vmap(register: Callable[[], Any], case: str) -> None:
    """The samples share memory, of which what is saved of one has to be a part of its own."""

    def loss(row: Any) -> Any:
        y = IN_PLACE[case](written, row)
        return (y * y).sum()

    x = bw.tensor([[1.0, 2.0, 0.5], [3.0, -4.0, 1.5]])
    with register(), FallbackGuard("allow"):
        gradient = autograd.grad_of(loss)
        found, expected = vmap(gradient)(x), [gradient(row) for row in x]
    np.testing.assert_allclose(found.tolist(), [e.tolist() for e in expected])


def test_lists_that_are_written_to_inside_of_vmap(library: Library) -> None:
    cube_all_ = library.define("cube_all_(Tensor(a!)[] self) -> ()")
    library.impl(cube_all_, lambda xs: [written(x) for x in xs] and None, "CPU")

    def loss(row: Any) -> Any:
        ys = [row * 1, row * 2]
        cube_all_(ys)
        return (ys[0] + ys[1]).sum()

    x = bw.tensor([[1.0, 2.0], [3.0, 4.0]])
    with cube_by_row(), FallbackGuard("allow"):
        found = vmap(autograd.grad_of(loss))(x)
    assert found.tolist() == (x * x * 27).tolist()
