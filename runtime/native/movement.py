"""Joining and rearranging: cat, stack, flip, roll, repeat, tril and triu."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..dtypes import can_cast, cast_array, result_type
from ..errors import DeviceError
from ..ops import ops
from ..options import MemoryFormat, contiguous_format
from ..structured import Precomputed, TensorMeta, reads_outs
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor
from .movement_support import suggested_memory_format
from .support import (
    Shape,
    check,
    format_strides,
    preserved_strides,
    wrap_dim,
    wrap_dims,
    write,
)

# cat

# Note [Empty vectors in cat]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A tensor of shape (0,) goes with tensors of any other shape: it adds nothing, but its
# dtype counts. This is what is left of a time in which every empty tensor had that shape.


def _is_empty_vector(t: Tensor) -> bool:
    return t.shape == (0,)


def _joined_shape(tensors: Sequence[Tensor], dim: int) -> Shape:
    """The sizes of the first tensor, with those along `dim` added up.

    RuntimeError if the others differ in rank or in another dimension.
    """
    first = tensors[0].shape
    total = 0
    for position, t in enumerate(tensors):
        shape = t.shape
        check(
            len(shape) == len(first),
            f"cat: tensor {position} has shape {list(shape)}, of another number of "
            f"dimensions than {list(first)}",
        )
        check(
            shape[:dim] == first[:dim] and shape[dim + 1 :] == first[dim + 1 :],
            f"cat: tensor {position} has shape {list(shape)}, which differs from "
            f"{list(first)} in more than dimension {dim}",
        )
        total += shape[dim]
    return (*first[:dim], total, *first[dim + 1 :])


def _joined_format(tensors: Sequence[Tensor]) -> MemoryFormat:
    formats = {suggested_memory_format(t) for t in tensors}
    return formats.pop() if len(formats) == 1 else contiguous_format


@reads_outs
def meta_cat(
    tensors: Sequence[Tensor], dim: int, outs: tuple[Tensor, ...] = ()
) -> Precomputed:
    """The common dtype, or that of out; the dimension is wrapped.

    ValueError for no tensors, RuntimeError for shapes that do not fit, TypeError if the
    common dtype cannot be cast to that of out. See Note [Empty vectors in cat].
    """
    check(len(tensors) > 0, "cat: the list of tensors is empty", ValueError)
    for position, t in enumerate(tensors):
        check(
            t.ndim > 0,
            f"cat: tensor {position} has no dimension along which to concatenate",
        )
    device = tensors[0].device
    for position, t in enumerate(tensors):
        check(
            t.device == device,
            f"tensor {position} of the list is on {t.device}, the first on {device}",
            DeviceError,
        )
    common = result_type(*tensors)
    dtype = outs[0].dtype if outs else common
    check(
        can_cast(common, dtype),
        f"cat: the tensors have dtype {common}, which cannot be cast to the dtype "
        f"{dtype} of out",
        TypeError,
    )
    solid = [t for t in tensors if not _is_empty_vector(t)]
    if not solid:
        return Precomputed(TensorMeta((0,), dtype, device), (0,))
    dim = wrap_dim(dim, solid[0].ndim)
    shape = _joined_shape(solid, dim)
    strides = format_strides(shape, _joined_format(tensors))
    return Precomputed(TensorMeta(shape, dtype, device, strides), (dim,))


def cat_out_cpu(tensors: Sequence[Tensor], dim: int, out: Tensor) -> None:
    arrays = [
        cast_array(t.array, out.dtype) for t in tensors if not _is_empty_vector(t)
    ]
    if arrays:
        np.concatenate(arrays, dim, out=out.array)


# stack


def _stacking_dim(tensors: Sequence[Tensor], dim: int) -> int:
    """The new dimension, wrapped; RuntimeError unless all shapes are equal."""
    check(len(tensors) > 0, "stack: the list of tensors is empty")
    first = tensors[0].shape
    wrapped = wrap_dim(dim, len(first) + 1)
    for position, t in enumerate(tensors):
        check(
            t.shape == first,
            f"stack: tensor {position} has shape {list(t.shape)}, the first {list(first)}",
        )
    return wrapped


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Tensors of one shape side by side along a new dimension."""
    dim = _stacking_dim(tensors, dim)
    first = tensors[0].shape
    if dim == len(first):
        columns = [ops.aten.unsqueeze.default(t, dim) for t in tensors]
        result: Tensor = ops.aten.cat.default(columns, dim)
        return result
    # Joining along the dimension and splitting it in two takes one pass and no views.
    joined = ops.aten.cat.default(tensors, dim)
    split: Tensor = ops.aten.view.default(
        joined, (*first[:dim], len(tensors), *first[dim:])
    )
    return split


def stack_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    dim = _stacking_dim(tensors, dim)
    rows = [ops.aten.unsqueeze.default(t, dim) for t in tensors]
    ops.aten.cat.out(rows, dim, out=out)
    return out


# flip and roll


def flip(self: Tensor, dims: Sequence[int]) -> Tensor:
    """The order of the elements along some dimensions reversed."""
    axes = wrap_dims(dims, self.ndim, empty_is_all=False)
    result = empty_tensor(self.shape, self.dtype, self.device, preserved_strides(self))
    if self._array is not None:
        write(result, np.flip(self._array, axes) if self.ndim else self._array)
    return result


def _roll_one(self: Tensor, shift: int, dim: int) -> Tensor:
    """The two parts into which the shift cuts the dimension, the other way round."""
    if self.numel() == 0:
        copied: Tensor = ops.aten.clone.default(self)
        return copied
    check(self.ndim > 0, "roll: a 0-dimensional tensor has no dimensions", IndexError)
    axis = wrap_dim(dim, self.ndim)
    size = self.shape[axis]
    cut = -shift % size
    parts = [
        ops.aten.slice.Tensor(self, axis, cut, size),
        ops.aten.slice.Tensor(self, axis, 0, cut),
    ]
    rolled: Tensor = ops.aten.cat.default(parts, axis)
    return rolled


def roll(self: Tensor, shifts: Sequence[int], dims: Sequence[int]) -> Tensor:
    """The elements moved along some dimensions, those pushed out coming in again.

    A dimension may occur several times. Without any, one shift rolls all elements in
    row-major order. RuntimeError if the numbers of shifts and dimensions differ.
    """
    check(len(shifts) > 0, "roll: at least one shift is needed")
    if not dims and len(shifts) == 1:
        flat = ops.aten.view.default(ops.aten.contiguous.default(self), [-1])
        rolled: Tensor = ops.aten.view.default(
            _roll_one(flat, shifts[0], 0), self.shape
        )
        return rolled
    check(
        len(shifts) == len(dims),
        f"roll: there are {len(shifts)} shifts and {len(dims)} dimensions",
    )
    result = self
    for shift, dim in zip(shifts, dims, strict=True):
        result = _roll_one(result, shift, dim)
    return result


# repeat


def repeat(self: Tensor, repeats: Sequence[int]) -> Tensor:
    """The tensor side by side with itself; more repeats than dimensions add some in front.

    RuntimeError for fewer repeats than dimensions, or a negative one.
    """
    added = len(repeats) - self.ndim
    check(
        added >= 0,
        f"repeat: {len(repeats)} numbers of repeats are too few for the shape "
        f"{list(self.shape)}",
    )
    check(
        min(repeats, default=0) >= 0,
        f"repeat: a number of repeats in {list(repeats)} is negative",
    )
    sizes = (1,) * added + self.shape
    result: Tensor = ops.aten.empty.memory_format(
        [count * size for count, size in zip(repeats, sizes, strict=True)],
        dtype=self.dtype,
        layout=self.layout,
        device=self.device,
    )
    # Each dimension is split into the repeats and what is repeated.
    split = [n for pair in zip(repeats, sizes, strict=True) for n in pair]
    source = self
    for dim in range(self.ndim):
        source = ops.aten.unsqueeze.default(source, 2 * dim)
    target = ops.aten.view.default(result, split)
    ops.aten.copy_.default(target, source)
    return result


# tril and triu


def _triangle_meta(name: str, self: Tensor) -> TensorMeta:
    check(
        self.ndim >= 2,
        f"{name}: a tensor of shape {list(self.shape)} is not made of matrices",
    )
    return TensorMeta(self.shape, self.dtype, self.device)


def meta_tril(self: Tensor, diagonal: int) -> TensorMeta:
    return _triangle_meta("tril", self)


def meta_triu(self: Tensor, diagonal: int) -> TensorMeta:
    return _triangle_meta("triu", self)


def _diagonals(self: Tensor) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """For each element of a matrix, the number of its diagonal; 0 is the main one."""
    rows, columns = self.shape[-2:]
    return np.arange(columns) - np.arange(rows)[:, None]


def tril_cpu(self: Tensor, diagonal: int, out: Tensor) -> None:
    """Zeros above a diagonal of the matrices in the last two dimensions."""
    source = self.array
    write(out, np.where(_diagonals(self) <= diagonal, source, source.dtype.type(0)))


def triu_cpu(self: Tensor, diagonal: int, out: Tensor) -> None:
    """Zeros below a diagonal of the matrices in the last two dimensions."""
    source = self.array
    write(out, np.where(_diagonals(self) >= diagonal, source, source.dtype.type(0)))
