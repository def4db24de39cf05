"""var, std and var_mean.

Squared deviations from the mean are added in double precision, as PyTorch's Welford
kernels accumulate on the CPU. Complex numbers have the real variance of their distance
from the mean.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from ..dtypes import Number, cast_array, complex128, float64, to_real
from ..locations import user_stacklevel
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta, require_meta
from ..tensor import TensorBase as Tensor
from .reduction_support import new_tensor, reduced_count
from .support import (
    check_output,
    opmath_type,
    quiet,
    reduction_axes,
    reduction_meta,
    resize_output,
    write,
)

Dims = Sequence[int] | None
Correction = Number | None


def _variance_meta(name: str, self: Tensor, dim: Dims, keepdim: bool) -> TensorMeta:
    if not (self.dtype.is_floating_point or self.dtype.is_complex):
        raise RuntimeError(
            f"{name}: needs a floating or complex dtype, not {self.dtype}"
        )
    return reduction_meta(self, dim, keepdim, to_real(self.dtype))


def _correction_of(correction: Correction) -> float:
    match correction:
        case None:
            return 1.0
        case complex():
            raise RuntimeError(f"the correction must be real, not {correction!r}")
        case _:
            return float(correction)


def _moments(
    name: str, self: Tensor, dim: Dims, correction: Correction, shape: tuple[int, ...]
) -> tuple[Array, Array]:
    """Variance and mean over `dim` in double precision, all dimensions kept.

    `shape` is that of the result. Where the count of elements does not exceed the
    correction there is a warning, and the variance is infinite or NaN.
    """
    removed = _correction_of(correction)
    count = reduced_count(self.shape, dim)
    seen = count if prod(shape) and self.numel() else 0
    if seen - removed <= 0:
        warnings.warn(
            f"{name}: the degrees of freedom, {seen} elements less a correction of "
            f"{removed:g}, are not positive",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    axes = reduction_axes(dim, self.ndim)
    wide = complex128 if self.dtype.is_complex else float64
    source = cast_array(self.array, wide)
    with quiet():
        mean = np.add.reduce(source, axis=axes, keepdims=True) / count
        deviation = source - mean
        if self.dtype.is_complex:
            squares = deviation.real**2 + deviation.imag**2
        else:
            squares = np.square(deviation)
        summed = np.add.reduce(squares, axis=axes, keepdims=True)
        # No elements have no variance, even where a negative correction makes them more.
        degrees = max(count - removed, 0.0) if count else 0.0
        # An array, because a Python float does not divide by zero.
        variance = summed / np.asarray(degrees)
    return variance, mean


def _variance(
    name: str, self: Tensor, dim: Dims, correction: Correction, shape: tuple[int, ...]
) -> Array:
    variance, _ = _moments(name, self, dim, correction, shape)
    if name == "std":
        variance = np.sqrt(variance)
    return variance.reshape(shape)


def _check_computable(name: str, self: Tensor, meta: TensorMeta, out: Tensor) -> None:
    """Refuse the dtypes of out that PyTorch's CPU kernels do not compute in.

    The kernel for a single result reads no 16-bit input for a wider out; the one for
    many results knows no complex numbers.
    """
    if self.numel() == 0 or self.dtype.is_complex:
        return
    is_single = prod(meta.shape) == 1
    is_half = opmath_type(self.dtype) is not self.dtype
    if is_single and is_half and opmath_type(out.dtype) is out.dtype:
        raise RuntimeError(
            f"{name}: a single result of {self.dtype} cannot be stored as {out.dtype}"
        )
    if not is_single and out.dtype.is_complex:
        raise NotImplementedError(
            f"{name} of {self.dtype} is not implemented on the CPU for {out.dtype}"
        )


def _variance_into(
    name: str,
    self: Tensor,
    dim: Dims,
    correction: Correction,
    keepdim: bool,
    out: Tensor,
) -> Tensor:
    meta = _variance_meta(name, self, dim, keepdim)
    check_output(name, out, meta.dtype, cast_out=True)
    _check_computable(name, self, meta, out)
    # Before the resizing, which may move the memory that both share.
    result = _variance(name, self, dim, correction, meta.shape)
    resize_output(name, out, meta.shape)
    write(out, result)
    return out


def _prepared(name: str, self: Tensor, dim: Dims, keepdim: bool, out: Tensor) -> Tensor:
    meta = _variance_meta(name, self, dim, keepdim)
    check_output(name, out, meta.dtype, cast_out=True)
    resize_output(name, out, meta.shape)
    return out


def var_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> Tensor:
    meta = _variance_meta("var", self, dim, keepdim)
    return new_tensor(meta, _variance("var", self, dim, correction, meta.shape))


def var_meta_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> Tensor:
    return new_tensor(_variance_meta("var", self, dim, keepdim))


def var_out_correction_out(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool, out: Tensor
) -> Tensor:
    return _variance_into("var", self, dim, correction, keepdim, out)


def var_out_meta_correction_out(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool, out: Tensor
) -> Tensor:
    require_meta("var", out)
    return _prepared("var", self, dim, keepdim, out)


def std_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> Tensor:
    meta = _variance_meta("std", self, dim, keepdim)
    return new_tensor(meta, _variance("std", self, dim, correction, meta.shape))


def std_meta_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> Tensor:
    return new_tensor(_variance_meta("std", self, dim, keepdim))


def std_out_correction_out(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool, out: Tensor
) -> Tensor:
    return _variance_into("std", self, dim, correction, keepdim, out)


def std_out_meta_correction_out(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool, out: Tensor
) -> Tensor:
    require_meta("std", out)
    return _prepared("std", self, dim, keepdim, out)


def _var_mean_metas(
    self: Tensor, dim: Dims, keepdim: bool
) -> tuple[TensorMeta, TensorMeta]:
    variance = _variance_meta("var_mean", self, dim, keepdim)
    return variance, reduction_meta(self, dim, keepdim, self.dtype)


def var_mean_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> tuple[Tensor, Tensor]:
    metas = _var_mean_metas(self, dim, keepdim)
    shape = metas[0].shape
    variance, mean = _moments("var_mean", self, dim, correction, shape)
    return (
        new_tensor(metas[0], variance.reshape(shape)),
        new_tensor(metas[1], mean.reshape(shape)),
    )


def var_mean_meta_correction(
    self: Tensor, dim: Dims, correction: Correction, keepdim: bool
) -> tuple[Tensor, Tensor]:
    metas = _var_mean_metas(self, dim, keepdim)
    return new_tensor(metas[0]), new_tensor(metas[1])


# The older signatures: `unbiased` is a correction of 1.


def var(self: Tensor, unbiased: bool) -> Any:
    return ops.aten.var.correction(self, None, correction=int(unbiased))


def var_dim(self: Tensor, dim: Dims, unbiased: bool, keepdim: bool) -> Any:
    return ops.aten.var.correction(self, dim, correction=int(unbiased), keepdim=keepdim)


def var_out(self: Tensor, dim: Dims, unbiased: bool, keepdim: bool, out: Tensor) -> Any:
    return ops.aten.var.correction_out(
        self, dim, correction=int(unbiased), keepdim=keepdim, out=out
    )


def std(self: Tensor, unbiased: bool) -> Any:
    return ops.aten.std.correction(self, None, correction=int(unbiased))


def std_dim(self: Tensor, dim: Dims, unbiased: bool, keepdim: bool) -> Any:
    return ops.aten.std.correction(self, dim, correction=int(unbiased), keepdim=keepdim)


def std_out(self: Tensor, dim: Dims, unbiased: bool, keepdim: bool, out: Tensor) -> Any:
    return ops.aten.std.correction_out(
        self, dim, correction=int(unbiased), keepdim=keepdim, out=out
    )


def var_mean(self: Tensor, unbiased: bool) -> tuple[Any, Any]:
    variance, mean = ops.aten.var_mean.correction(self, None, correction=int(unbiased))
    return variance, mean


def var_mean_dim(
    self: Tensor, dim: Dims, unbiased: bool, keepdim: bool
) -> tuple[Any, Any]:
    variance, mean = ops.aten.var_mean.correction(
        self, dim, correction=int(unbiased), keepdim=keepdim
    )
    return variance, mean
