"""Views of some of the elements: select, slice, split, diagonal, windows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from ..ops import ops
from ..tensor import TensorBase as Tensor
from ..tensor_base import storage_of
from .support import wrap_dim
from .view_geometry import diagonal_geometry, sliced_range
from .views import strided_view


def _dim_of(self: Tensor, dim: int, name: str) -> int:
    """`dim` wrapped; IndexError for a tensor without dimensions."""
    if self.ndim == 0:
        raise IndexError(f"{name}() cannot be applied to a 0-dim tensor.")
    return wrap_dim(dim, self.ndim)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    shape, strides = self.shape, self.strides
    at = _dim_of(self, dim, "select")
    size = shape[at]
    if not -size <= index < size:
        raise IndexError(
            f"select(): index {index} out of range for tensor of size {list(shape)} at "
            f"dimension {at}"
        )
    position = index % size
    return strided_view(
        self,
        (shape[:at] + shape[at + 1 :], strides[:at] + strides[at + 1 :]),
        self.storage_offset() + position * strides[at],
    )


def slice_kernel(
    self: Tensor, dim: int, start: int | None, end: int | None, step: int
) -> Tensor:
    shape, strides = self.shape, self.strides
    at = _dim_of(self, dim, "slice")
    if step <= 0:
        raise RuntimeError("slice step must be positive")
    first, last = sliced_range(shape[at], start, end)
    length = (last - first + step - 1) // step
    return strided_view(
        self,
        (
            (*shape[:at], length, *shape[at + 1 :]),
            (*strides[:at], strides[at] * step, *strides[at + 1 :]),
        ),
        self.storage_offset() + first * strides[at],
    )


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    if self.ndim == 0:
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    if length < 0:
        raise RuntimeError("narrow(): length must be non-negative.")
    size = self.shape[wrap_dim(dim, self.ndim)]
    if not -size <= start <= size:
        raise IndexError(
            f"start out of range (expected to be in range of [-{size}, {size}], but got "
            f"{start})"
        )
    first = start + size if start < 0 else start
    if first + length > size:
        raise RuntimeError(
            f"start ({first}) + length ({length}) exceeds dimension size ({size})."
        )
    result: Tensor = ops.aten.slice.Tensor(self, dim, first, first + length, 1)
    return result


def narrow_tensor_symint(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    if start.ndim or not start.dtype.is_integral:
        raise RuntimeError("start must be an 0-dim integral Tensor.")
    first = int(ops.aten.item.default(start))
    result: Tensor = ops.aten.narrow.default(self, dim, first, length)
    return result


def narrow_copy_dense_cpu_out(
    self: Tensor, dim: int, start: int, length: int, out: Tensor
) -> Tensor:
    narrowed = ops.aten.narrow.default(self, dim, start, length)
    if out.dtype is not self.dtype:
        raise RuntimeError(
            f"narrow_copy: expected an out tensor of {self.dtype}, but got {out.dtype}"
        )
    if storage_of(self) is storage_of(out):
        narrowed = ops.aten.clone.default(narrowed)
    # Unlike other out variants this one does not warn when it resizes.
    ops.aten.resize_.default(out, narrowed.shape)
    ops.aten.copy_.default(out, narrowed)
    return out


def diagonal(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    rows, columns = wrap_dim(dim1, self.ndim), wrap_dim(dim2, self.ndim)
    if rows == columns:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    shape, strides, start = diagonal_geometry(
        self.shape, self.strides, self.storage_offset(), offset, (rows, columns)
    )
    return strided_view(self, (shape, strides), start)


def unfold(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """Windows along a dimension; a 0-dimensional tensor counts as one element."""
    at = wrap_dim(dimension, self.ndim)
    available = self.shape[at] if self.ndim else 1
    if size < 0:
        raise RuntimeError(f"size is {size} but must be >= 0")
    if size > available:
        raise RuntimeError(
            f"maximum size for tensor at dimension {at} is {available} but size is {size}"
        )
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    shape, strides = list(self.shape), list(self.strides)
    inner = strides[at] if strides else 1
    if shape:
        shape[at] = (available - size) // step + 1
        strides[at] = step * inner
    return strided_view(self, ((*shape, size), (*strides, inner)))


# Several views at once.


def _pieces(self: Tensor, sizes: Sequence[int], dim: int) -> list[Tensor]:
    """Neighbouring slices of these sizes."""
    ends = list(accumulate(sizes))
    return [
        slice_kernel(self, dim, end - size, end, 1)
        for size, end in zip(sizes, ends, strict=True)
    ]


def _check_has_dims(self: Tensor, name: str) -> None:
    if self.ndim == 0:
        raise RuntimeError(f"{name} expects at least a 1-dimensional tensor")


def split_Tensor(self: Tensor, split_size: int, dim: int) -> list[Tensor]:
    _check_has_dims(self, "split")
    if split_size < 0:
        raise RuntimeError(
            f"split expects split_size be non-negative, but got split_size={split_size}"
        )
    available = self.shape[wrap_dim(dim, self.ndim)]
    if split_size == 0:
        if available != 0:
            raise RuntimeError(
                "split_size can only be 0 if dimension size is 0, but got dimension size "
                f"of {available}"
            )
        return _pieces(self, (0,), dim)
    # A dimension of size 0 gives one empty piece.
    full, rest = divmod(available, split_size)
    sizes = [split_size] * full + ([rest] if rest or not full else [])
    return _pieces(self, sizes, dim)


def split_copy_Tensor_out(
    self: Tensor, split_size: int, dim: int, out: Sequence[Tensor]
) -> None:
    pieces = ops.aten.split.Tensor(self, split_size, dim)
    if len(out) != len(pieces):
        raise RuntimeError(
            f"split_copy: expected {len(pieces)} out tensors, but got {len(out)}"
        )
    for target, piece in zip(out, pieces, strict=True):
        # Out tensors keep their shapes here, and pieces broadcast to them.
        ops.aten.copy_.default(target, piece)


def split_sizes(self: Tensor, split_size: Sequence[int], dim: int) -> list[Tensor]:
    pieces: list[Tensor] = ops.aten.split_with_sizes.default(self, split_size, dim)
    return pieces


def split_with_sizes(
    self: Tensor, split_sizes: Sequence[int], dim: int
) -> list[Tensor]:
    _check_has_dims(self, "split")
    at = wrap_dim(dim, self.ndim)
    available = self.shape[at]
    if min(split_sizes, default=0) < 0:
        raise RuntimeError(
            "split_with_sizes expects split_sizes have only non-negative entries, but got "
            f"split_sizes={list(split_sizes)}"
        )
    if sum(split_sizes) != available:
        raise RuntimeError(
            f"split_with_sizes expects split_sizes to sum exactly to {available} (input "
            f"tensor's size at dimension {at}), but got split_sizes={list(split_sizes)}"
        )
    return _pieces(self, split_sizes, at)


def chunk(self: Tensor, chunks: int, dim: int) -> list[Tensor]:
    _check_has_dims(self, "chunk")
    if chunks <= 0:
        raise RuntimeError(
            f"chunk expects `chunks` to be greater than 0, got: {chunks}"
        )
    available = self.shape[wrap_dim(dim, self.ndim)]
    pieces: list[Tensor]
    if available == 0:
        # split would give one piece; here the number of pieces was asked for.
        pieces = ops.aten.split_with_sizes.default(self, [0] * chunks, dim)
        return pieces
    size = -(-available // chunks)
    pieces = ops.aten.split.Tensor(self, size, dim)
    return pieces


def unbind(self: Tensor, dim: int) -> list[Tensor]:
    if self.ndim == 0:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    at = wrap_dim(dim, self.ndim)
    return [select(self, at, index) for index in range(self.shape[at])]
