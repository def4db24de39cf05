"""Derivatives of operators that show the elements of a tensor in another form."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from ....dtypes import int64, to_real
from .support import Rows, aten, narrow, reshape, zeros

Shape = Sequence[int]


def padded(grad: Any, shape: Shape, dim: int, start: int) -> Any:
    """A gradient of a slice as one of the whole: with zeros before and after it."""
    length = grad.shape[dim]
    sizes = (start, shape[dim] - start - length)
    before, after = (
        [zeros(grad, [*grad.shape[:dim], size, *grad.shape[dim + 1 :]])] if size else []
        for size in sizes
    )
    if not before and not after:
        return grad
    return aten.cat.default([*before, grad, *after], dim)


def _select(grad: Any, self_shape: Shape, dim: int, index: int) -> Any:
    dim %= len(self_shape)
    wide = aten.unsqueeze.default(grad, dim)
    return padded(wide, self_shape, dim, index % self_shape[dim])


def _slice(
    grad: Any, self_shape: Shape, dim: int, start: Any, end: Any, step: int
) -> Any:
    dim %= len(self_shape)
    size = self_shape[dim]
    first = min(max((start or 0) + (size if (start or 0) < 0 else 0), 0), size)
    if grad.shape[dim] == 0:
        return zeros(grad, self_shape)
    if step == 1:
        return padded(grad, self_shape, dim, first)
    last = first + step * (grad.shape[dim] - 1)
    index = aten.arange.start_step(
        first, last + 1, step, dtype=int64, device=grad.device
    )
    return aten.index_add.default(zeros(grad, self_shape), dim, index, grad)


def _narrow(grad: Any, self_shape: Shape, dim: int, start: int) -> Any:
    dim %= len(self_shape)
    return padded(grad, self_shape, dim, start % max(self_shape[dim], 1))


def _permute(grad: Any, dims: Sequence[int]) -> Any:
    back = sorted(range(len(dims)), key=lambda place: dims[place] % len(dims))
    return aten.permute.default(grad, back)


def _reshape(grad: Any, self_shape: Shape) -> Any:
    return reshape(grad, self_shape)


def _places(grad: Any, count: int) -> Any:
    """The numbers of the elements of a tensor."""
    return aten.arange.default(count, dtype=int64, device=grad.device)


def _scattered(grad: Any, places: Any, count: int) -> Any:
    """A flat tensor that has each element of a gradient added at its place."""
    flat = zeros(grad, [count])
    return aten.index_add.default(flat, 0, reshape(places, [-1]), reshape(grad, [-1]))


def _diagonal(grad: Any, self_shape: Shape, offset: int, dim1: int, dim2: int) -> Any:
    count = math.prod(self_shape)
    places = reshape(_places(grad, count), self_shape)
    shown = aten.diagonal.default(places, offset, dim1, dim2)
    return reshape(_scattered(grad, shown, count), self_shape)


def _unfold(grad: Any, self_shape: Shape, dimension: int, size: int, step: int) -> Any:
    count = math.prod(self_shape)
    places = reshape(_places(grad, count), self_shape)
    shown = aten.unfold.default(places, dimension, size, step)
    return reshape(_scattered(grad, shown, count), self_shape)


def _end(shape: Shape, strides: Shape) -> int:
    """The number of places from the first element to the last, both counted."""
    if 0 in shape:
        return 0
    return 1 + sum((n - 1) * step for n, step in zip(shape, strides, strict=True))


def _as_strided(
    grad: Any,
    self_shape: Shape,
    self_strides: Shape,
    self_offset: int,
    size: Shape,
    stride: Shape,
    storage_offset: int | None,
) -> Any:
    """Through the memory: each element of the view is added at its place there.

    Where several elements of `self` are at one place, each gets an equal share. Those of
    other samples of vmap get none: the first dimensions go together where each part of
    the view lies in the part of `self` with the same numbers.
    """
    start = self_offset if storage_offset is None else storage_offset
    if _overlaps(self_shape, self_strides):
        steps = _steps_apart(
            self_shape, self_strides, size, stride, start - self_offset
        )
        self_strides = (*steps, *self_strides[len(steps) :])
        stride = (*steps, *stride[len(steps) :])
    first = min(start, self_offset)
    count = max(
        start + _end(size, stride), self_offset + _end(self_shape, self_strides)
    )
    places = _places(grad, count - first)
    shown = aten.as_strided.default(places, size, stride, start - first)
    memory = _scattered(grad, shown, count - first)
    own = aten.as_strided.default(places, self_shape, self_strides, self_offset - first)
    if _overlaps(self_shape, self_strides):
        parts = to_real(grad.dtype)
        ones = aten.ones_like.default(aten._to_copy.default(own, dtype=parts))
        shares = _scattered(ones, own, count - first)
        memory = aten.div.Tensor(memory, aten.clamp_min.default(shares, 1))
    found = aten.index_select.default(memory, 0, reshape(own, [-1]))
    return reshape(found, self_shape)


def _steps_apart(
    self_shape: Shape, self_strides: Shape, size: Shape, stride: Shape, ahead: int
) -> Shape:
    """Strides for the first dimensions with which no part of `self` lies in another.

    `ahead` is how far the first element of the view is from that of `self`.
    """
    here = zip(self_shape, self_strides, strict=True)
    there = zip(size, stride, strict=True)
    alike = 0
    for one, other in zip(here, there, strict=False):
        if one != other:
            break
        alike += 1
    for count in range(alike, 0, -1):
        span = _end(self_shape[count:], self_strides[count:])
        if ahead >= 0 and ahead + _end(size[count:], stride[count:]) <= span:
            parts = self_shape[:count]
            return tuple(span * math.prod(parts[i + 1 :]) for i in range(count))
    return ()


def _overlaps(shape: Shape, strides: Shape) -> bool:
    """Whether elements may be at one place: some dimension steps into another."""
    reached = 1
    for step, size in sorted(
        (step, size) for size, step in zip(shape, strides, strict=True) if size > 1
    ):
        if step < reached:
            return True
        reached = step * (size - 1) + reached
    return False


def _joined(grads: Sequence[Any], shapes: Sequence[Shape], dim: int) -> Any:
    """The gradients of parts as one of the whole."""
    known = next(grad for grad in grads if grad is not None)
    parts = [
        zeros(known, shape) if grad is None else grad
        for grad, shape in zip(grads, shapes, strict=True)
    ]
    return aten.cat.default(parts, dim)


def _split_with_sizes(
    grads: Sequence[Any], self_shape: Shape, split_sizes: Shape, dim: int
) -> Any:
    dim %= len(self_shape)
    shapes = [[*self_shape[:dim], size, *self_shape[dim + 1 :]] for size in split_sizes]
    return _joined(grads, shapes, dim)


def _split(grads: Sequence[Any], self_shape: Shape, split_size: int, dim: int) -> Any:
    size = self_shape[dim % len(self_shape)]
    sizes = [
        max(min(split_size, size - place * split_size), 0)
        for place in range(len(grads))
    ]
    return _split_with_sizes(grads, self_shape, sizes, dim)


def _unbind(grads: Sequence[Any], self_shape: Shape, dim: int) -> Any:
    dim %= len(self_shape)
    wide = [
        None if grad is None else aten.unsqueeze.default(grad, dim) for grad in grads
    ]
    shape = [*self_shape[:dim], 1, *self_shape[dim + 1 :]]
    return _joined(wide, [shape] * len(grads), dim)


def _cat(grad: Any, tensors_shape: Sequence[Shape], dim: int) -> list[Any]:
    rank = max(grad.dim(), 1)
    found, start = [], 0
    for shape in tensors_shape:
        # A tensor of shape [0] can be joined to any other.
        if tuple(shape) == (0,) and rank > 1:
            found.append(zeros(grad, shape))
            continue
        found.append(narrow(grad, dim % rank, start, shape[dim % rank]))
        start += shape[dim % rank]
    return found


def _stack(grad: Any, dim: int) -> list[Any]:
    return [*aten.unbind.int(grad, dim)]


def _flip(grad: Any, dims: Sequence[int]) -> Any:
    return aten.flip.default(grad, dims)


def _roll(grad: Any, shifts: Any, dims: Any) -> Any:
    back = -shifts if isinstance(shifts, int) else [-shift for shift in shifts]
    return aten.roll.default(grad, back, dims)


def _repeat(grad: Any, self_shape: Shape, repeats: Shape) -> Any:
    extra = len(repeats) - len(self_shape)
    if 0 in repeats:
        return zeros(grad, self_shape)
    shape: list[int] = []
    for size, times in zip([1] * extra + [*self_shape], repeats, strict=True):
        shape += [times, size]
    if not shape:
        return grad
    dims = [*range(0, len(shape), 2)]
    return reshape(aten.sum.dim_IntList(reshape(grad, shape), dims), self_shape)


def _resize(grad: Any) -> NoReturn:
    raise RuntimeError(
        "aten::resize has no derivative; use reshape(), or cat() with zeros, or a slice"
    )


RESIZE: Final = {"self": _resize}
"""The row of `resize`, whose kernel resizes a copy: that is not to be recorded."""

_VIEWS: Final[Rows] = {
    "view": {"self": _reshape},
    "_reshape_alias": {"self": _reshape},
    "permute": {"self": _permute},
    "transpose.int": {
        "self": lambda grad, dim0, dim1: aten.transpose.int(grad, dim0, dim1)
    },
    "t": {"self": lambda grad: aten.t.default(grad)},
    "unsqueeze": {"self": _reshape},
    "squeeze": {"self": _reshape},
    "squeeze.dim": {"self": _reshape},
    "squeeze.dims": {"self": _reshape},
    "expand": {"self": lambda grad: grad},
    "select.int": {"self": _select},
    "slice.Tensor": {"self": _slice},
    "diagonal": {"self": _diagonal},
    "as_strided": {"self": _as_strided},
    "split.Tensor": {"self": _split},
    "split_with_sizes": {"self": _split_with_sizes},
    "unbind.int": {"self": _unbind},
    "alias": {"self": lambda grad: grad},
    "unfold": {"self": _unfold},
}


def _copy_of(name: str) -> str:
    base, dot, overload = name.partition(".")
    return f"{base}_copy{dot}{overload}"


ROWS: Final[Rows] = {
    **_VIEWS,
    **{_copy_of(name): row for name, row in _VIEWS.items()},
    "narrow_copy": {"self": _narrow},
    "_unsafe_view": {"self": _reshape},
    "cat": {"tensors": _cat},
    "stack": {"tensors": _stack},
    "flip": {"self": _flip},
    "roll": {"self": _roll},
    "repeat": {"self": _repeat},
}
