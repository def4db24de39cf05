"""Operators of a program that autograd knows nothing of, and derivatives of some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import generated as bw
from runtime.fallbacks import autograd
from runtime.library import Library
from runtime.local_keys import AutoDispatchBelowAutograd
from runtime.tensor import alias_with

own = bw.ops.own

KERNELS: dict[str, Callable[..., Any]] = {
    "cube(Tensor self, float by=1) -> Tensor": lambda x, by: opaque(x, x.array**3 * by),
    "cube_(Tensor(a!) self, float by=1) -> Tensor(a!)": (
        lambda x, by: _write(x, x.array**3 * by)
    ),
    "corners(Tensor(a) self) -> Tensor(a)": lambda x: _corners(x),
    "halves(Tensor(a) self) -> Tensor(a)[]": lambda x: [
        alias_with(x, (2,), (1,), start) for start in (0, 2)
    ],
    "turned(Tensor(a) self) -> Tensor(a)": lambda x: _turned(x),
    "turned_(Tensor(a!) self) -> Tensor(a!)": lambda x: bw.ops.aten.t_.default(x),
    "scaled(Tensor self, *, float by=2) -> Tensor": lambda x, by: opaque(
        x, x.array * by
    ),
    "keyed(Tensor self, *, Tensor other) -> Tensor": (
        lambda x, other: opaque(x, x.array * other.array)
    ),
    "mixed(Tensor self) -> (Tensor, int, Tensor)": lambda x: (
        opaque(x, x.array * 2),
        3,
        opaque(x, x.array * 5),
    ),
    "parts(Tensor self) -> Tensor[]": lambda x: [
        opaque(x, x.array * n) for n in (1, 2, 3)
    ],
    "some(Tensor self) -> (Tensor, Tensor[])": lambda x: (
        opaque(x, x.array),
        [opaque(x, x.array * n) for n in (2, 3)],
    ),
    "assign_(Tensor(a!) self, Tensor other) -> Tensor(a!)": (
        lambda x, other: _write(x, other.array * 3)
    ),
    "swap_(Tensor(a!) self, Tensor(b!) other) -> ()": lambda x, other: None,
    "fill_all_(Tensor(a!)[] self) -> ()": lambda xs: None,
    "grown(Tensor self, *, Tensor(a!) out) -> Tensor(a!)": lambda x, out: out,
    "maybe(Tensor self) -> Tensor?": lambda x: None,
    "count(Tensor self) -> int": lambda x: 3,
}


def ones(count: int) -> Any:
    return bw.tensor([1.0] * count, requires_grad=True)


def opaque(x: Any, array: Any) -> Any:
    return bw.from_numpy(np.ascontiguousarray(array, x.array.dtype))


def _write(x: Any, array: Any) -> Any:
    x.array[...] = array
    return x


def _corners(x: Any) -> Any:
    strides = [(n - 1) * step for n, step in zip(x.shape, x.strides, strict=True)]
    with AutoDispatchBelowAutograd():  # a view that is no recorded operator
        return alias_with(x, (2, 2), strides, x.storage_offset())


def _turned(x: Any) -> Any:
    return alias_with(x, x.shape[::-1], x.strides[::-1], x.storage_offset())


@contextmanager
def defined() -> Iterator[Library]:
    """The operators, with autograd; gradients that end somewhere are errors."""
    with (
        Library("own", "DEF") as found,
        autograd.install(),
        autograd.set_fallback_mode("error"),
    ):
        for schema, kernel in KERNELS.items():
            tags = "inplace_view" if schema.startswith("turned_") else ()
            found.impl(found.define(schema, tags=tags), kernel, "CPU")
        yield found


def setup_cube(ctx: Any, inputs: Any, output: Any) -> None:
    x, ctx.by = inputs
    ctx.save_for_backward(x)


def cube_backward(ctx: Any, grad: Any) -> Any:
    (x,) = ctx.saved_tensors
    return grad * x * x * 3 * ctx.by, None


CUBE = {"self": lambda grad, self, by: grad * self * self * 3 * by}


def cube_by_function() -> Any:
    return autograd.register_autograd(own.cube, cube_backward, setup_context=setup_cube)


def cube_by_row() -> Any:
    return autograd.register_derivative(own.cube, CUBE)


def corners_gradient(grad: Any, self_shape: Any) -> Any:
    result = bw.zeros(*self_shape)
    corners = [(0, 0), (0, -1), (-1, 0), (-1, -1)]
    places = [
        (i % self_shape[0]) * self_shape[1] + j % self_shape[1] for i, j in corners
    ]
    flat = result.reshape(-1).index_add(0, bw.tensor(places), grad.reshape(-1))
    return flat.reshape(list(self_shape))


def grad_only(grad: Any) -> Any:
    return grad
