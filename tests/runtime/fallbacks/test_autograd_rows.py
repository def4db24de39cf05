"""Rows of derivatives that a program gives to its operators, views included."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd
from runtime.library import Library
from tests.runtime.fallbacks.own_operators import (
    corners_gradient,
    defined,
    grad_only,
    ones,
    own,
)


@pytest.fixture(autouse=True)
def library() -> Iterator[Library]:
    with defined() as found:
        yield found


def test_views_have_rows() -> None:
    with autograd.register_derivative("own::corners", {"self": corners_gradient}):
        x = bw.arange(12.0).reshape(3, 4).requires_grad_()
        y = own.corners(x)
        assert y.grad_fn.name == "CornersBackward"
        assert y.tolist() == [[0.0, 3.0], [8.0, 11.0]]
        (grad,) = autograd.grad((y * y).sum(), x)
        assert grad.tolist() == [[0, 0, 0, 6], [0, 0, 0, 0], [16, 0, 0, 22]]


def _write_through(x: Any, weights: Any, corners: Callable[[Any], Any]) -> Any:
    base = x * 1
    corners(base).mul_(weights)
    return base


def _write_to_base(x: Any, weights: Any, corners: Callable[[Any], Any]) -> Any:
    base = x * 1
    view = corners(base)
    base.mul_(3)
    return view * weights


def _view_of_view(x: Any, weights: Any, corners: Callable[[Any], Any]) -> Any:
    base = x * 1
    corners(base.t())[0].copy_(weights[1] * 2)
    return base * x


def _fill(x: Any, weights: Any, corners: Callable[[Any], Any]) -> Any:
    base = x * 1
    view = corners(base)
    view.zero_()
    view.add_(weights)
    return base * base


def _of_other(x: Any, weights: Any, corners: Callable[[Any], Any]) -> Any:
    base = bw.zeros(3, 4)
    corners(base).copy_(weights)
    return base * x


THROUGH = {
    f.__name__.strip("_"): f
    for f in (_write_through, _write_to_base, _view_of_view, _fill, _of_other)
}


@pytest.mark.parametrize("case", THROUGH)
def test_writes_through_views(case: str) -> None:
    """Compared with the same view made of a subscript."""

    def of_subscripts(x: Any) -> Any:
        rows, columns = x.shape
        return x[:: rows - 1, :: columns - 1]

    found = []
    with autograd.register_derivative(own.corners, {"self": corners_gradient}):
        for corners in (own.corners, of_subscripts):
            x = bw.arange(12.0).reshape(3, 4).requires_grad_()
            weights = bw.tensor([[2.0, 3.0], [4.0, 5.0]], requires_grad=True)
            y = THROUGH[case](x, weights, corners)
            grads = autograd.grad((y * y).sum(), (x, weights))
            found.append([y.tolist(), *(grad.tolist() for grad in grads)])
    assert found[0] == found[1]


def test_lists_of_views() -> None:
    def halves(grads: Any) -> Any:
        zero = bw.zeros(2)
        return bw.cat([zero if grad is None else grad for grad in grads])

    with autograd.register_derivative(own.halves, {"self": halves}):
        x = ones(4)
        _, second = own.halves(x)
        (grad,) = autograd.grad((second * 3).sum(), x)
        assert grad.tolist() == [0.0, 0.0, 3.0, 3.0]
        with pytest.raises(RuntimeError, match="one of several"):
            own.halves(x * 1)[0].mul_(2)


class Doubled:
    def __call__(self, grad: Any) -> Any:
        return grad * 2

    def method(self, grad: Any, by: float) -> Any:
        return grad * by


ROWS: dict[str, tuple[str, dict[str, Any], tuple[Any, ...], list[float]]] = {
    "a keyword": ("scaled", {"self": lambda grad, by: grad * by}, (), [2.0]),
    "an object": ("scaled", {"self": Doubled()}, (), [2.0]),
    "a method": ("scaled", {"self": Doubled().method}, (), [2.0]),
    "results that are no tensors": (
        "mixed",
        {"self": lambda grads: (grads[0] * 2 + grads[2] * 5)},
        (),
        [7.0],
    ),
    "one result": ("mixed", {"self": lambda grads: grads[2] * 5, "->": [2]}, (), [5.0]),
    "a list": (
        "parts",
        {"self": lambda grads: grads[0] + grads[1] * 2 + grads[2] * 3},
        (),
        [6.0],
    ),
    "a result": ("scaled", {"self": lambda grad, result: grad * result}, (), [2.0]),
}


@pytest.mark.parametrize("case", ROWS)
def test_rows(case: str) -> None:
    name, row, arguments, expected = ROWS[case]
    x = ones(1)
    with autograd.register_derivative(getattr(own, name), row):
        found = getattr(own, name)(x, *arguments)
        results = found if isinstance(found, (list, tuple)) else (found,)
        total = sum(
            (t.sum() for t in results if isinstance(t, bw.Tensor) and t.requires_grad),
            bw.zeros(()),
        )
        assert autograd.grad(total, x)[0].tolist() == expected


def test_rows_have_tensors_that_are_keywords() -> None:
    row = {
        "self": lambda grad, other: grad * other,
        "other": lambda grad, self: grad * self,
    }
    x, other = (bw.tensor([n], requires_grad=True) for n in (2.0, 3.0))
    with autograd.register_derivative(own.keyed, row):
        y = own.keyed(x, other=other)
        assert [g.tolist() for g in autograd.grad(y, (x, other))] == [[3.0], [2.0]]


BAD_ROWS: dict[str, tuple[str, Any, type[Exception], str]] = {
    "no mapping": ("cube", grad_only, TypeError, "mapping of arguments to functions"),
    "no function": ("cube", {"self": 3}, TypeError, "mapping .* but got an int: 3"),
    "empty": ("cube", {}, RegistrationError, r"not_differentiable\('own::cube'\)"),
    "an unknown argument": (
        "cube",
        {"sell": grad_only},
        RegistrationError,
        "row of own::cube: there is no argument 'sell' in .*did you mean 'self'",
    ),
    "for what is no tensor": (
        "cube",
        {"by": grad_only},
        RegistrationError,
        "argument 'by' of .* is no tensor",
    ),
    "an unknown parameter": (
        "cube",
        {"self": lambda grad, self_shap: grad},
        RegistrationError,
        "nothing called 'self_shap' .*did you mean 'self_shape'",
    ),
    "a result too many": (
        "cube",
        {"self": lambda result1: None},
        RegistrationError,
        "nothing called 'result1'",
    ),
    "results": (
        "cube",
        {"self": lambda results: None},
        RegistrationError,
        "nothing called 'results'",
    ),
    "stars": (
        "cube",
        {"self": lambda *grads: None},
        RegistrationError,
        r"'\*grads' is none of these",
    ),
    "keywords": (
        "cube",
        {"self": lambda *, grad: None},
        RegistrationError,
        "is none of these",
    ),
    "one argument twice": (
        "cube",
        {"self": grad_only, "self by": grad_only},
        RegistrationError,
        "two functions are for the same argument",
    ),
    "what is written to is missing": (
        "assign_",
        {"other": grad_only},
        RegistrationError,
        "no function for 'self', which the operator writes to",
    ),
    "several are written to": (
        "swap_",
        {"self": grad_only},
        RegistrationError,
        "writes to out arguments or to several",
    ),
    "a list is written to": (
        "fill_all_",
        {"self": grad_only},
        RegistrationError,
        "writes to a list",
    ),
    "an out argument": (
        "grown",
        {"self": grad_only},
        RegistrationError,
        "out arguments",
    ),
    "an optional result": (
        "maybe",
        {"self": grad_only},
        RegistrationError,
        r"it returns Tensor\?",
    ),
    "tensors and lists": (
        "some",
        {"self": grad_only},
        RegistrationError,
        r"it returns Tensor, Tensor\[\]",
    ),
    "no tensor": ("count", {"self": grad_only}, RegistrationError, "returns no tensor"),
}


@pytest.mark.parametrize("case", BAD_ROWS)
def test_rows_that_do_not_fit(case: str) -> None:
    name, row, error, message = BAD_ROWS[case]
    op = getattr(own, name).default
    before = op.entry.kernels
    with pytest.raises(error, match=message):
        autograd.register_derivative(op, row)
    assert op.entry.kernels == before
