"""softmax, log_softmax and logsumexp: exponentials of differences from the largest."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np

from ..dtypes import DType, bfloat16, float16, float32, get_default_dtype, to_real
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor, tensor_from_array
from .reduction_support import ALL_BUT_FLOATING, computable, reject
from .support import quiet, resize_output, wrap_dim, wrap_dims, write


def _softmax_meta(name: str, self: Tensor, dim: int, half_to_float: bool) -> TensorMeta:
    wrap_dim(dim, self.ndim)
    dtype = self.dtype
    if half_to_float:
        if dtype not in (float16, bfloat16):
            raise RuntimeError(
                f"{name}: half_to_float needs float16 or bfloat16, not {dtype}"
            )
        dtype = float32
    return TensorMeta(self.shape, dtype, self.device)


def meta__softmax(self: Tensor, dim: int, half_to_float: bool) -> TensorMeta:
    return _softmax_meta("softmax", self, dim, half_to_float)


def meta__log_softmax(self: Tensor, dim: int, half_to_float: bool) -> TensorMeta:
    return _softmax_meta("log_softmax", self, dim, half_to_float)


def _below_largest(
    name: str, self: Tensor, dim: int, half_to_float: bool
) -> tuple[Array, int]:
    """A new array of the elements less the largest along a dimension; and that one."""
    reject(name, self.dtype, ALL_BUT_FLOATING)
    if half_to_float:
        raise RuntimeError(f"{name}: half_to_float is not supported on the CPU")
    source = computable(self)
    if self.ndim == 0:
        source = source.reshape(1)
    axis = wrap_dim(dim, self.ndim)
    if source.size == 0:
        return source.copy(), axis
    return source - source.max(axis=axis, keepdims=True), axis


def softmax_cpu_out(self: Tensor, dim: int, half_to_float: bool, out: Tensor) -> None:
    with quiet():
        below, axis = _below_largest("softmax", self, dim, half_to_float)
        powers = np.exp(below, out=below)
        powers /= powers.sum(axis=axis, keepdims=True)
    write(out, powers.reshape(self.shape))


def log_softmax_cpu_out(
    self: Tensor, dim: int, half_to_float: bool, out: Tensor
) -> None:
    with quiet():
        below, axis = _below_largest("log_softmax", self, dim, half_to_float)
        below -= np.log(np.exp(below).sum(axis=axis, keepdims=True))
    write(out, below.reshape(self.shape))


def _converted(self: Tensor, dtype: DType | None) -> Any:
    return self if dtype is None else ops.aten.to.dtype(self, dtype)


def softmax(self: Tensor, dim: int, dtype: DType | None) -> Any:
    return ops.aten._softmax.default(_converted(self, dtype), dim, False)


def log_softmax(self: Tensor, dim: int, dtype: DType | None) -> Any:
    return ops.aten._log_softmax.default(_converted(self, dtype), dim, False)


def softmax_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> Any:
    return ops.aten._softmax.out(_converted(self, dtype), dim, False, out=out)


def log_softmax_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> Any:
    return ops.aten._log_softmax.out(_converted(self, dtype), dim, False, out=out)


# logsumexp


def _logsumexp(
    self: Tensor, dim: Sequence[int], keepdim: bool, dtype: DType | None
) -> Any:
    """log(sum(exp(self))) over `dim`, the sum in `dtype` if given.

    The largest elements are taken out of the exponentials, which then cannot overflow;
    infinite ones stay in, since the difference of two infinities is NaN.
    """
    aten = ops.aten
    if not dim and not keepdim and self.ndim:
        raise RuntimeError(
            "logsumexp: an empty dim reduces all dimensions only with keepdim=True; "
            f"name the dimensions of shape {list(self.shape)}"
        )
    dims = list(wrap_dims(dim, self.ndim))
    if self.numel() == 0:
        summed = aten.sum.dim_IntList(
            aten.exp.default(self), dims, keepdim, dtype=dtype
        )
        return aten.log.default(summed)
    largest = aten.amax.default(_real_part(self), dims, True)
    is_infinite = aten.eq.Scalar(aten.abs.default(largest), inf)
    largest = aten.masked_fill.Scalar(largest, is_infinite, 0)
    powers = aten.exp.default(aten.sub.Tensor(self, largest))
    summed = aten.sum.dim_IntList(powers, dims, keepdim, dtype=dtype)
    if not keepdim and self.ndim:
        largest = aten.squeeze.dims(largest, dims)
    return aten.add.Tensor(aten.log.default(summed), largest)


def _real_part(self: Tensor) -> Tensor:
    if not self.dtype.is_complex:
        return self
    if self._array is None:
        return empty_tensor(self.shape, to_real(self.dtype), self.device)
    return tensor_from_array(self.array.real, self.device)


def _as_inexact(self: Tensor) -> Any:
    if self.dtype.is_floating_point or self.dtype.is_complex:
        return self
    return ops.aten._to_copy.default(self, dtype=get_default_dtype())


def logsumexp(self: Tensor, dim: Sequence[int], keepdim: bool) -> Any:
    return _logsumexp(_as_inexact(self), dim, keepdim, None)


def logsumexp_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> Any:
    if not (out.dtype.is_floating_point or out.dtype.is_complex):
        raise RuntimeError(f"logsumexp: out must be floating, not {out.dtype}")
    result = _logsumexp(_as_inexact(self), dim, keepdim, out.dtype)
    resize_output("logsumexp", out, result.shape)
    return ops.aten.copy_.default(out, result)
