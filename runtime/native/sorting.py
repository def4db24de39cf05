"""sort and topk. NaN counts as larger than every number."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..dtypes import bool_, int64
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .support import check, opmath_type, preserved_strides, wrap_dim, write
from .support_arrays import operand


def _sorted_positions(self: Tensor, axis: int, descending: bool) -> Array:
    """The positions of the elements in order; equal ones stay as they were.

    The tensor has at least one dimension.
    """
    values = operand(self, opmath_type(self.dtype))
    if not descending:
        return np.argsort(values, axis, kind="stable")
    # Sorting the mirror image and mirroring the result keeps equal elements in place.
    mirrored = np.argsort(np.flip(values, axis), axis, kind="stable")
    return np.flip(values.shape[axis] - 1 - mirrored, axis)


def _refuse_complex(name: str, self: Tensor) -> None:
    check(not self.dtype.is_complex, f"{name}: complex numbers have no order")


def _store(
    self: Tensor, axis: int, positions: Array, values: Tensor, indices: Tensor
) -> None:
    write(values, np.take_along_axis(self.array, positions, axis))
    write(indices, positions)


# sort


def meta_sort_stable(
    self: Tensor, stable: bool | None, dim: int, descending: bool
) -> tuple[TensorMeta, TensorMeta]:
    """Values and positions, both with dense strides like those of `self`."""
    wrap_dim(dim, self.ndim)
    strides = preserved_strides(self)
    return (
        TensorMeta(self.shape, self.dtype, self.device, strides),
        TensorMeta(self.shape, int64, self.device, strides),
    )


def sort_stable_out(
    self: Tensor,
    stable: bool | None,
    dim: int,
    descending: bool,
    values: Tensor,
    indices: Tensor,
) -> None:
    """Sorted along `dim`, always stably; RuntimeError for complex numbers."""
    _refuse_complex("sort", self)
    if self.ndim == 0:
        write(values, self.array)
        write(indices, 0)
        return
    axis = wrap_dim(dim, self.ndim)
    positions = _sorted_positions(self, axis, descending)
    _store(self, axis, positions, values, indices)


def sort(self: Tensor, dim: int, descending: bool) -> Any:
    return ops.aten.sort.stable(self, stable=False, dim=dim, descending=descending)


def sort_out(
    self: Tensor, dim: int, descending: bool, values: Tensor, indices: Tensor
) -> Any:
    return ops.aten.sort.values_stable(
        self,
        stable=False,
        dim=dim,
        descending=descending,
        values=values,
        indices=indices,
    )


# topk


def meta_topk(
    self: Tensor, k: int, dim: int, largest: bool, sorted: bool
) -> tuple[TensorMeta, TensorMeta]:
    """RuntimeError if there are not `k` elements along `dim`."""
    axis = wrap_dim(dim, self.ndim)
    available = self.shape[axis] if self.ndim else 1
    check(
        0 <= k <= available,
        f"topk: {k} elements are asked for, but there are {available} along dimension {dim}",
    )
    shape = self.shape
    if shape:
        shape = (*shape[:axis], k, *shape[axis + 1 :])
    return (
        TensorMeta(shape, self.dtype, self.device),
        TensorMeta(shape, int64, self.device),
    )


def topk_out_cpu(
    self: Tensor,
    k: int,
    dim: int,
    largest: bool,
    sorted: bool,
    values: Tensor,
    indices: Tensor,
) -> None:
    """The `k` largest or smallest along `dim`, in order even if that is not asked for.

    Which of equal elements are taken is open in PyTorch; here it is the first ones.
    RuntimeError for bool and complex tensors.
    """
    _refuse_complex("topk", self)
    check(self.dtype is not bool_, "topk is not implemented on the CPU for bool")
    if self.ndim == 0:
        write(values, self.array)
        write(indices, 0)
        return
    axis = wrap_dim(dim, self.ndim)
    positions = _sorted_positions(self, axis, largest)
    chosen = np.take(positions, np.arange(k), axis)
    _store(self, axis, chosen, values, indices)
