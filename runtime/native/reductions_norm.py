"""norm: vector norms over some or all dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np

from ..dtypes import DType, Number, promote_types, to_real
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import computable, reduced
from .support import quiet, reduction_axes, reduction_meta, write


def norm_ScalarOpt_dtype(self: Tensor, p: Number | None, dtype: DType) -> Any:
    return ops.aten.norm.ScalarOpt_dim_dtype(self, p, [], False, dtype=dtype)


def norm_Scalar(self: Tensor, p: Number) -> Any:
    return ops.aten.norm.ScalarOpt_dim(self, p, [], False)


def _exponent(p: Number | None) -> float:
    match p:
        case None:
            return 2.0
        case complex():
            raise RuntimeError(f"norm: the order p must be real, not {p!r}")
        case _:
            return float(p)


def _check_elements(self: Tensor, p: float, dim: Sequence[int]) -> None:
    """Norms of infinite and negative order have no value for no elements."""
    if not (p < 0 or p == inf):
        return
    empty = [axis for axis in reduction_axes(dim, self.ndim) if not self.shape[axis]]
    if empty or (not dim and self.numel() == 0):
        raise RuntimeError(
            f"norm: the norm of order {p:g} of no elements has no value; dimensions "
            f"{empty} of shape {list(self.shape)} are empty"
        )


def meta_norm_ScalarOpt_dim(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool
) -> TensorMeta:
    dtype = self.dtype
    if not (dtype.is_floating_point or dtype.is_complex):
        raise RuntimeError(f"norm: needs a floating or complex dtype, not {dtype}")
    return reduction_meta(self, dim, keepdim, to_real(dtype))


def meta_norm_ScalarOpt_dim_dtype(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool, dtype: DType
) -> TensorMeta:
    if not (self.dtype.is_floating_point and dtype.is_floating_point):
        raise RuntimeError(
            f"norm: with dtype= both dtypes must be floating, not {self.dtype} "
            f"and {dtype}"
        )
    if promote_types(self.dtype, dtype) is not dtype:
        raise RuntimeError(
            f"norm: dtype {dtype} is narrower than that of self, {self.dtype}"
        )
    return reduction_meta(self, dim, keepdim, dtype)


def _vector_norm(sizes: Array, p: float, axes: tuple[int, ...], keepdim: bool) -> Array:
    """The norm of order `p` of numbers that are not negative."""
    if p == 0:
        counted = (sizes != 0).astype(sizes.dtype)
        return reduced(np.add, counted, axes, keepdim)
    if p == 1:
        return reduced(np.add, sizes, axes, keepdim)
    if p == 2:
        return np.asarray(np.sqrt(reduced(np.add, sizes * sizes, axes, keepdim)))
    if p == inf:
        return reduced(np.maximum, sizes, axes, keepdim)
    if p == -inf:
        return reduced(np.minimum, sizes, axes, keepdim)
    return np.asarray(reduced(np.add, sizes**p, axes, keepdim) ** (1 / p))


def norm_out(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool, out: Tensor
) -> None:
    order = _exponent(p)
    _check_elements(self, order, dim)
    source = computable(self, self.dtype if self.dtype.is_complex else out.dtype)
    axes = reduction_axes(dim, self.ndim)
    if order and all(self.shape[axis] == 1 for axis in axes):
        # The size of the one element, whose power may overflow.
        order = inf
    with quiet():
        write(out, _vector_norm(np.abs(source), order, axes, keepdim))


def norm_dtype_out(
    self: Tensor,
    p: Number | None,
    dim: Sequence[int],
    keepdim: bool,
    dtype: DType,
    out: Tensor,
) -> None:
    norm_out(self, p, dim, keepdim, out)
