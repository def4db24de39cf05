"""sum, mean, prod and cumsum."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ..dtypes import (
    Category,
    DType,
    cast_array,
    complex64,
    complex128,
    float32,
    float64,
)
from ..locations import user_stacklevel
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta, reads_outs
from ..tensor import TensorBase as Tensor
from .reduction_support import BOOLEAN, new_tensor, reduced, reduced_count, reject
from .support import (
    opmath_type,
    quiet,
    reduction_axes,
    reduction_meta,
    sum_type,
    wrap_dim,
    write,
)

# NumPy adds in pairs along the innermost dimension only. Along the others an error
# grows with every addition, which PyTorch's cascades avoid; above this many elements
# the sum is taken in the next wider type.
_MANY: Final = 1024

_WIDER: Final = {float32: float64, complex64: complex128}

Dims = Sequence[int] | None


def accumulated_dtype(
    self: Tensor, dtype: DType | None, outs: tuple[Tensor, ...] = ()
) -> DType:
    """The dtype of a sum or product: as asked, else that of out, else int64 for integers."""
    if dtype is None and outs:
        return outs[0].dtype
    return sum_type(self.dtype, dtype)


def total(
    array: Array, dtype: DType, dim: int | Dims = None, keepdim: bool = False
) -> Array:
    """The sum of `array`, cast to `dtype` first, over some dimensions."""
    compute = opmath_type(dtype)
    source = cast_array(cast_array(array, dtype), compute)
    wide = compute
    if reduced_count(source.shape, dim) > _MANY:
        wide = _WIDER.get(compute, compute)
    axes = reduction_axes(dim, source.ndim)
    with quiet():
        # For bool, NumPy's sum is the logical or, which is what PyTorch's gives, too.
        return reduced(np.add, source, axes, keepdim, wide)


def _converted(array: Array, dtype: DType) -> Array:
    """`array` in the dtype of the result; UserWarning if it loses imaginary parts."""
    is_real = dtype.category in (Category.INTEGRAL, Category.FLOATING)
    if is_real and array.dtype.kind == "c":
        warnings.warn(
            f"complex numbers lose their imaginary part when converted to {dtype}",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    return cast_array(array, dtype)


# sum


def sum_kernel(self: Tensor, dtype: DType | None) -> Any:
    return ops.aten.sum.dim_IntList(self, [], False, dtype=dtype)


@reads_outs
def meta_sum_dim_IntList(
    self: Tensor,
    dim: Dims,
    keepdim: bool,
    dtype: DType | None,
    outs: tuple[Tensor, ...] = (),
) -> TensorMeta:
    return reduction_meta(self, dim, keepdim, accumulated_dtype(self, dtype, outs))


def sum_out(
    self: Tensor, dim: Dims, keepdim: bool, dtype: DType | None, out: Tensor
) -> None:
    write(out, total(_converted(self.array, out.dtype), out.dtype, dim, keepdim))


# mean


def mean(self: Tensor, dtype: DType | None) -> Any:
    return ops.aten.mean.dim(self, [], False, dtype=dtype)


def mean_dtype_out(self: Tensor, dtype: DType | None, out: Tensor) -> Any:
    return ops.aten.mean.out(self, [], False, dtype=dtype, out=out)


@reads_outs
def meta_mean_dim(
    self: Tensor,
    dim: Dims,
    keepdim: bool,
    dtype: DType | None,
    outs: tuple[Tensor, ...] = (),
) -> TensorMeta:
    target = accumulated_dtype(self, dtype, outs)
    asked = {"input": self.dtype} if dtype is None else {"requested": dtype}
    for role, given in (asked | {"result's": target}).items():
        if given.category < Category.FLOATING:
            raise RuntimeError(
                f"mean: the {role} dtype is {given}, but means need a floating or "
                "complex type; pass dtype="
            )
    return reduction_meta(self, dim, keepdim, target)


def mean_out(
    self: Tensor, dim: Dims, keepdim: bool, dtype: DType | None, out: Tensor
) -> None:
    # Means of 16 bits are taken of the elements as they are, unlike sums.
    compute = opmath_type(out.dtype)
    summed = total(_converted(self.array, compute), compute, dim, keepdim)
    with quiet():
        write(out, summed / reduced_count(self.shape, dim))


# prod


def _product(
    array: Array, dtype: DType, dim: int | None = None, keepdim: bool = False
) -> Array:
    compute = opmath_type(dtype)
    source = cast_array(_converted(array, dtype), compute)
    axes = reduction_axes(dim, source.ndim)
    with quiet():
        return reduced(np.multiply, source, axes, keepdim, compute)


def prod(self: Tensor, dtype: DType | None) -> Tensor:
    meta = reduction_meta(self, None, False, accumulated_dtype(self, dtype))
    return new_tensor(meta, _product(self.array, meta.dtype))


def prod_meta(self: Tensor, dtype: DType | None) -> Tensor:
    return new_tensor(reduction_meta(self, None, False, accumulated_dtype(self, dtype)))


@reads_outs
def meta_prod_dim_int(
    self: Tensor,
    dim: int,
    keepdim: bool,
    dtype: DType | None,
    outs: tuple[Tensor, ...] = (),
) -> TensorMeta:
    return reduction_meta(self, dim, keepdim, accumulated_dtype(self, dtype, outs))


def prod_out(
    self: Tensor, dim: int, keepdim: bool, dtype: DType | None, out: Tensor
) -> None:
    write(out, _product(self.array, out.dtype, dim, keepdim))


# cumsum


@reads_outs
def meta_cumsum(
    self: Tensor, dim: int, dtype: DType | None, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    wrap_dim(dim, self.ndim)
    target = accumulated_dtype(self, dtype, outs)
    return TensorMeta(self.shape, target, self.device)


def cumsum_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> None:
    source = _converted(self.array, out.dtype)
    if self.ndim == 0:
        write(out, source)
        return
    reject("cumsum", out.dtype, BOOLEAN)
    compute = opmath_type(out.dtype)
    # A running sum cannot be added in pairs; PyTorch accumulates in the wider type.
    wide = _WIDER.get(compute, compute).numpy
    source = cast_array(source, compute)
    with quiet():
        write(out, np.add.accumulate(source, wrap_dim(dim, self.ndim), dtype=wide))
