"""Shapes, strides and offsets of views: pure functions over tuples of ints.

Strides and offsets count elements, dimensions are wrapped. What other kernels need too
(shapes with a -1, strides of a view, expansion) is in `support_shapes`.
"""

from __future__ import annotations

Ints = tuple[int, ...]


def unsqueezed_geometry(shape: Ints, strides: Ints, dim: int) -> tuple[Ints, Ints]:
    """Shape and strides with a dimension of size 1 at `dim`."""
    stride = shape[dim] * strides[dim] if dim < len(shape) else 1
    return (
        (*shape[:dim], 1, *shape[dim:]),
        (*strides[:dim], stride, *strides[dim:]),
    )


def squeezed_geometry(
    shape: Ints, strides: Ints, dims: frozenset[int]
) -> tuple[Ints, Ints]:
    """Shape and strides without those of the dimensions `dims` that have size 1."""
    kept = [d for d, size in enumerate(shape) if size != 1 or d not in dims]
    return tuple(shape[d] for d in kept), tuple(strides[d] for d in kept)


def sliced_range(size: int, start: int | None, end: int | None) -> tuple[int, int]:
    """`start` and `end` as Python slices have them, with 0 <= start <= end <= size."""
    first = 0 if start is None else start
    last = size if end is None else end
    first = min(max(first + size if first < 0 else first, 0), size)
    last = min(max(last + size if last < 0 else last, first), size)
    return first, last


def diagonal_geometry(
    shape: Ints, strides: Ints, offset: int, diagonal: int, dims: tuple[int, int]
) -> tuple[Ints, Ints, int]:
    """Shape, strides and offset of a diagonal of two dimensions, which moves to the end.

    `diagonal` above 0 lies above the main one. A diagonal outside has length 0.
    """
    rows, columns = dims
    if diagonal >= 0:
        length = min(shape[rows], shape[columns] - diagonal)
        start = diagonal * strides[columns]
    else:
        length = min(shape[rows] + diagonal, shape[columns])
        start = -diagonal * strides[rows]
    length = max(length, 0)
    kept = [d for d in range(len(shape)) if d not in dims]
    return (
        (*(shape[d] for d in kept), length),
        (*(strides[d] for d in kept), strides[rows] + strides[columns]),
        offset + start if length else offset,
    )
