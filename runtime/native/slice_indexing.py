"""index_select, index_add and index_fill: an index that is a vector of slices."""

from __future__ import annotations

import numpy as np

from ..dtypes import Number, int64
from ..ops import ops
from ..structured import Precomputed, TensorMeta, require_meta
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor
from .movement_support import (
    INDEX_DTYPES,
    checked_positions,
    refuse_overlap,
    warn_if_shared,
    wrapped_positions,
)
from .support import (
    Shape,
    check,
    checked_number,
    common_device,
    quiet,
    resize_output,
    wrap_dim,
    write,
)

# index_select


def _selected_shape(self: Tensor, dim: int, index: Tensor) -> Shape:
    """The shape of the slices together.

    IndexError if the index is no vector, RuntimeError if it is of another dtype or does
    not fit the tensor.
    """
    axis = wrap_dim(dim, self.ndim)
    check(
        index.ndim <= 1,
        f"index_select: the index must be a vector, not of shape {list(index.shape)}",
        IndexError,
    )
    check(
        index.dtype in INDEX_DTYPES,
        f"index_select: the index must be int32 or int64, not {index.dtype}",
    )
    common_device(self, index)
    count = index.numel()
    if self.ndim == 0:
        check(
            count == 1,
            f"index_select: a 0-dimensional tensor has one slice, not the {count} "
            "that the index asks for",
        )
        return ()
    check(
        count == 0 or self.shape[axis] > 0,
        f"index_select: dimension {axis} of shape {list(self.shape)} has no slices",
        IndexError if self.ndim == 1 else RuntimeError,
    )
    return (*self.shape[:axis], count, *self.shape[axis + 1 :])


def _select_into(self: Tensor, dim: int, index: Tensor, out: Tensor) -> None:
    array = self.array.reshape(self.shape or (1,))
    axis = wrap_dim(dim, self.ndim)
    # PyTorch's answer to a position out of range depends on whether there are elements.
    error = IndexError if out.numel() else RuntimeError
    positions = checked_positions(
        index.array.reshape(-1), array.shape[axis], axis, error
    )
    write(out, np.take(array, positions, axis).reshape(out.shape))


def index_select_cpu_(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """The slices at the positions of `index`; IndexError if one is out of range."""
    shape = _selected_shape(self, dim, index)
    result = empty_tensor(shape, self.dtype, self.device)
    if self._array is not None:
        _select_into(self, dim, index, result)
    return result


def index_select_out_cpu_(self: Tensor, dim: int, index: Tensor, out: Tensor) -> Tensor:
    shape = _selected_shape(self, dim, index)
    check(
        out.dtype is self.dtype,
        f"index_select: self has dtype {self.dtype}, but out has {out.dtype}",
    )
    if self._array is None:
        resize_output("index_select", out, shape)
        return out
    # What is refused stays as it is; a resized tensor may come to lie on others.
    _refuse_overlaps(out, self, index)
    if resize_output("index_select", out, shape):
        _refuse_overlaps(out, self, index)
    _select_into(self, dim, index, out)
    return out


def _refuse_overlaps(out: Tensor, *others: Tensor) -> None:
    for other in others:
        refuse_overlap("index_select", out, other)


# index_add


def meta_index_add(
    self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Number
) -> Precomputed:
    """The shape of self, and the dimension wrapped.

    RuntimeError if dtypes or shapes do not fit, IndexError if the index is no vector.
    """
    axis = wrap_dim(dim, self.ndim)
    check(
        index.ndim <= 1,
        f"index_add: the index must be a vector, not of shape {list(index.shape)}",
        IndexError,
    )
    check(
        index.dtype in INDEX_DTYPES,
        f"index_add: the index must be int32 or int64, not {index.dtype}",
    )
    check(
        source.dtype is self.dtype,
        f"index_add: self has dtype {self.dtype}, but source has {source.dtype}",
    )
    shape = source.shape
    slices = shape[axis] if axis < len(shape) else 1
    check(
        len(shape) == self.ndim
        and shape[:axis] == self.shape[:axis]
        and shape[axis + 1 :] == self.shape[axis + 1 :],
        f"index_add: source has shape {list(shape)}, which differs from "
        f"{list(self.shape)} of self in more than dimension {axis}",
    )
    check(
        index.numel() == slices,
        f"index_add: there are {index.numel()} indices for the {slices} slices of source",
    )
    device = common_device(self, index, source)
    return Precomputed(TensorMeta(self.shape, self.dtype, device), (axis,))


def index_add_cpu_out(
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    alpha: Number,
    out: Tensor,
) -> None:
    """self plus the slices of `source`, times `alpha`, each at its position.

    For a position out of range IndexError if self is a vector, else RuntimeError.
    """
    error = IndexError if self.ndim <= 1 else RuntimeError
    vector = (1,) if self.ndim == 0 else None
    result = self.array.reshape(vector or self.shape).copy()
    values = source.array.reshape(vector or source.shape)
    positions = checked_positions(
        index.array.reshape(-1), result.shape[dim], dim, error
    )
    with quiet():
        if alpha != 1:
            values = values * checked_number(alpha, self.dtype)
        np.add.at(np.moveaxis(result, dim, 0), positions, np.moveaxis(values, dim, 0))
    write(out, result.reshape(out.shape))


# index_fill


def _check_index_fill(self: Tensor, index: Tensor, value: Number) -> None:
    check(
        index.dtype is int64,
        f"index_fill_: the index must be int64, not {index.dtype}",
        IndexError,
    )
    check(
        self.dtype.is_complex or not isinstance(value, complex),
        f"index_fill_: the complex number {value} cannot go into a tensor of dtype "
        f"{self.dtype}",
    )
    check(
        index.ndim <= 1,
        f"index_fill_: the index must be a vector, not of shape {list(index.shape)}",
    )
    common_device(self, index)


def index_fill__int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """Write a number into the slices at the positions of `index`, negative ones too.

    IndexError for an index of another dtype than int64, or a position out of range;
    RuntimeError for a number that the dtype cannot hold.
    """
    axis = wrap_dim(dim, self.ndim)
    _check_index_fill(self, index, value)
    warn_if_shared("index_fill_", self)
    if self._array is None:
        return self
    refuse_overlap("index_fill_", self, index)
    array = self._array.reshape(1) if self.ndim == 0 else self._array
    positions = wrapped_positions(index.array.reshape(-1), array.shape[axis], axis)
    np.moveaxis(array, axis, 0)[positions] = checked_number(value, self.dtype)
    return self


def index_fill__int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    check(
        value.ndim == 0,
        "index_fill_ takes a 0-dimensional tensor as value, not one of shape "
        f"{list(value.shape)}",
    )
    number: Number = 0  # without data there is nothing to read, and nothing to write
    if value._array is None:
        require_meta("index_fill_", self)
    else:
        number = ops.aten.item.default(value)
    return index_fill__int_Scalar(self, dim, index, number)


def index_fill_int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    result = ops.aten.clone.default(self)
    filled: Tensor = ops.aten.index_fill_.int_Scalar(result, dim, index, value)
    return filled


def index_fill_int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    result = ops.aten.clone.default(self)
    filled: Tensor = ops.aten.index_fill_.int_Tensor(result, dim, index, value)
    return filled
