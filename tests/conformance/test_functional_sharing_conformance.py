"""What shares memory shares its graph: results, arguments and captured tensors of functions
in functional form, written to inside and afterwards, against plain functions of torch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize

Form = Callable[[Callable[..., Any]], Callable[..., Any]]


def _view_written_after(form: Form, lib: Any, a: Any, w: Any) -> Any:
    y, v = form(lambda x: (lambda z: (z, z.view(6)))(x * 3))(a)
    v.mul_(2)
    return y * y


def _base_written_after(form: Form, lib: Any, a: Any, w: Any) -> Any:
    y, v = form(lambda x: (lambda z: (z, z[0]))(x * 3))(a)
    y.add_(w)
    return v * v + w


def _both_written_after(form: Form, lib: Any, a: Any, w: Any) -> Any:
    y, v, u = form(lambda x: (lambda z: (z, z[0], z.t()))(x * 3))(a)
    v.mul_(w)
    u.add_(1)
    y.mul_(w)
    return y + u.t() * 2


def _view_without_its_base(form: Form, lib: Any, a: Any, w: Any) -> Any:
    u, v = form(lambda x: (lambda z: (z[0], z[:, 0]))(x * w))(a)
    u.mul_(w)
    return u.sum() * v


def _detached_written_after(form: Form, lib: Any, a: Any, w: Any) -> Any:
    y, d = form(lambda x: (lambda z: (z, z.detach()))(x * 3))(a)
    d.mul_(2)
    return y * 1


def _given_returned(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    y, v = form(lambda x: (x.mul_(w), x.view(6)))(c)
    assert y is c
    v.mul_(2)
    return c * y


def _given_and_captured(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1

    def function(y: Any) -> Any:
        c.mul_(w)
        y.add_(w)
        c[0].mul_(2)
        return y * c

    return form(function)(c) * c


def _captured_then_given_read(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    return form(lambda y: (c.mul_(w), y * 2)[1])(c)


def _given_then_captured_read(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    return form(lambda y: (y.mul_(w), c * 2)[1])(c)


def _whole_and_row_given(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    found = form(lambda row, whole: (row.mul_(w), whole.sum() * row)[1])(c[0], c)
    return found * c


def _row_given_whole_captured(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    found = form(lambda row: (row.mul_(w), c.add_(1), row * c)[2])(c[0])
    return found + c


def _two_rows_that_overlap(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a.reshape(6) * 1

    def function(x: Any, y: Any) -> Any:
        x.mul_(2)
        y.mul_(w[0])
        return x.sum() + y.sum()

    return form(function)(c[:4], c[2:]) * c


def _given_twice(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    return form(lambda x, y: (x.mul_(w), y.mul_(w), x + y)[2])(c, c)


def _plain_given_written(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a.detach() * 1
    v = c[0]
    form(lambda x: x.mul_(w))(c)
    return c * v


def _written_without_recording(form: Form, lib: Any, a: Any, w: Any) -> Any:
    no_grad = torch.no_grad if lib is torch else autograd.no_grad

    def function(x: Any) -> Any:
        y = x * 1
        with no_grad():
            y.mul_(5)
            y[0].add_(1)
        return y, y * w

    y, z = form(function)(a)
    return y + z


def _written_through_detach(form: Form, lib: Any, a: Any, w: Any) -> Any:
    def function(x: Any) -> Any:
        y = x * 1
        y.detach()[0].mul_(5)
        return y * w

    return form(function)(a)


def _leaf_from_a_view(form: Form, lib: Any, a: Any, w: Any) -> Any:
    no_grad = torch.no_grad if lib is torch else autograd.no_grad

    def function(x: Any) -> Any:
        leaf = x.detach().clone()[0].requires_grad_()
        (leaf * leaf * w.detach()).sum().backward()
        with no_grad():
            leaf.sub_(leaf.grad)
        return leaf.detach() * x

    return form(function)(a) * w


def _shape_changed(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    found = form(lambda x: (x.t_(), x * 2)[1])(c)
    return found.t() * c.t()


def _split(form: Form, lib: Any, a: Any, w: Any) -> Any:
    first, second = form(lambda x: (x * w).split(1, 0))(a)
    return first * second


def _detached_inside_written(form: Form, lib: Any, a: Any, w: Any) -> Any:
    def function(x: Any) -> Any:
        y = x * 1
        d = y.detach()
        d[0].mul_(w)
        y.mul_(2)
        return y, d, d[0]

    y, d, row = form(function)(a)
    return y + d * d + row


def _detached_given_written(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    d = c.detach()
    form(lambda x, y: (x.mul_(w), y.mul_(3)))(d, c)
    return c * c + d


def _detached_given_filled(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * w
    d = c.detach()
    form(lambda x, y: y.fill_(0.5))(c, d)
    assert c.requires_grad
    assert not d.requires_grad
    return c + d


def _plain_given_with_its_detached(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a.detach() * 1
    d = c.detach()
    form(lambda x, y: y.mul_(w))(d, c)
    assert c.requires_grad
    assert not d.requires_grad
    return c * d


def _view_older_than_a_write(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    v = c.view(6)
    c.mul_(w)
    form(lambda x: c.sum())(v)
    return v.sum() * c


def _split_of_what_is_written(form: Form, lib: Any, a: Any, w: Any) -> Any:
    c = a * 1
    first, _ = form(lambda x: x.mul_(w).split(1, 0))(c)
    return first * c


PROGRAMS: Final[dict[str, Callable[..., Any]]] = {
    each.__name__.removeprefix("_").replace("_", " "): each
    for each in (
        _view_written_after,
        _base_written_after,
        _both_written_after,
        _view_without_its_base,
        _detached_written_after,
        _given_returned,
        _given_and_captured,
        _captured_then_given_read,
        _given_then_captured_read,
        _whole_and_row_given,
        _row_given_whole_captured,
        _two_rows_that_overlap,
        _given_twice,
        _plain_given_written,
        _written_without_recording,
        _written_through_detach,
        _leaf_from_a_view,
        _shape_changed,
        _split,
        _detached_inside_written,
        _detached_given_written,
        _detached_given_filled,
        _plain_given_with_its_detached,
        _view_older_than_a_write,
        _split_of_what_is_written,
    )
}

A: Final = np.asarray([[0.5, -1.0, 2.0], [1.5, 0.25, -0.75]], np.float32)
W: Final = np.asarray([2.0, 3.0, -1.0], np.float32)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _run(program: str, lib: Any, form: Form) -> list[Any]:
    tensor = torch.from_numpy if lib is torch else bw.from_numpy
    a, w = (tensor(each.copy()).requires_grad_() for each in (A, W))
    found = PROGRAMS[program](form, lib, a, w)
    found.sum().backward()
    grads = [None if t.grad is None else t.grad.tolist() for t in (a, w)]
    return [found.detach().tolist(), *grads]


def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def _close(one: Any, other: Any) -> bool:
    if one is None or other is None:
        return one is other
    return np.allclose(one, other, 1e-4, 1e-5)


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_results_and_gradients_are_those_of_torch(program: str, depth: int) -> None:
    form = _plain
    for _ in range(depth):
        form = lambda f, g=form: functionalize(g(f))  # noqa: E731
    found, expected = _run(program, bw, form), _run(program, torch, _plain)
    assert all(map(_close, found, expected)), (found, expected)
