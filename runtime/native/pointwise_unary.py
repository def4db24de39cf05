"""Kernels and shape functions of the operators with one tensor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from .. import structured
from ..dtypes import Number, to_real
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .pointwise import (
    BOOL,
    FLOATING,
    INEXACT,
    INTEGRAL,
    NUMERIC,
    REAL,
    checked_operand,
    compute_operand,
    keeps_out_dtype,
    require_dtype,
    store,
    typed_unary_kernel,
)
from .pointwise_special import (
    compute_erf,
    compute_gelu,
    compute_gelu_tanh,
    compute_reciprocal,
    compute_rsqrt,
    compute_sigmoid,
    compute_sign,
    compute_silu,
)
from .support import (
    elementwise_meta,
    opmath_type,
    quiet,
    unary_bool_meta,
    unary_float_meta,
    unary_meta,
)

# Functions from floating or complex numbers to such; integers become the default dtype.

meta_exp = unary_float_meta
exp_out = typed_unary_kernel("exp", np.exp, INEXACT)

meta_expm1 = unary_float_meta
expm1_out = typed_unary_kernel("expm1", np.expm1, INEXACT)

meta_log = unary_float_meta
log_out = typed_unary_kernel("log", np.log, INEXACT)

meta_log1p = unary_float_meta
log1p_out = typed_unary_kernel("log1p", np.log1p, INEXACT)

meta_log2 = unary_float_meta
log2_out = typed_unary_kernel("log2", np.log2, INEXACT)

meta_log10 = unary_float_meta
log10_out = typed_unary_kernel("log10", np.log10, INEXACT)

meta_sqrt = unary_float_meta
sqrt_out = typed_unary_kernel("sqrt", np.sqrt, INEXACT)

meta_rsqrt = unary_float_meta
rsqrt_out = typed_unary_kernel("rsqrt", compute_rsqrt, INEXACT)

meta_reciprocal = unary_float_meta
reciprocal_out = typed_unary_kernel("reciprocal", compute_reciprocal, INEXACT)

meta_sin = unary_float_meta
sin_out = typed_unary_kernel("sin", np.sin, INEXACT)

meta_cos = unary_float_meta
cos_out = typed_unary_kernel("cos", np.cos, INEXACT)

meta_tan = unary_float_meta
tan_out = typed_unary_kernel("tan", np.tan, INEXACT)

meta_asin = unary_float_meta
asin_out = typed_unary_kernel("asin", np.arcsin, INEXACT)

meta_acos = unary_float_meta
acos_out = typed_unary_kernel("acos", np.arccos, INEXACT)

meta_atan = unary_float_meta
atan_out = typed_unary_kernel("atan", np.arctan, INEXACT)

meta_sinh = unary_float_meta
sinh_out = typed_unary_kernel("sinh", np.sinh, INEXACT)

meta_cosh = unary_float_meta
cosh_out = typed_unary_kernel("cosh", np.cosh, INEXACT)

meta_tanh = unary_float_meta
tanh_out = typed_unary_kernel("tanh", np.tanh, INEXACT)

meta_sigmoid = unary_float_meta
sigmoid_out = typed_unary_kernel("sigmoid", compute_sigmoid, INEXACT)

meta_erf = unary_float_meta
erf_out = typed_unary_kernel("erf", compute_erf, FLOATING)

# Functions that keep the dtype.


@keeps_out_dtype
def meta_neg(self: Tensor) -> TensorMeta:
    """The shape of `self`; RuntimeError for bool."""
    if self.dtype in BOOL:
        raise RuntimeError(
            "neg is not defined for bool tensors; use logical_not to invert a mask"
        )
    return unary_meta(self)


def neg_out(self: Tensor, out: Tensor) -> None:
    require_dtype("neg", out.dtype, NUMERIC)
    array = compute_operand(self, out.dtype)
    if array.flags.c_contiguous and out.array.flags.c_contiguous:
        store(out, np.negative, array)
    else:
        # NumPy 2.4 reads the wrong elements in some strides when it writes in others.
        store(out, _negative, array)


def _negative(array: Array) -> Array:
    result: Array = np.negative(np.ascontiguousarray(array))
    return result.reshape(array.shape)


def _real_meta(name: str) -> Callable[[Tensor], TensorMeta]:
    """The shape function of an operator that refuses complex numbers."""

    @keeps_out_dtype
    def meta(self: Tensor) -> TensorMeta:
        if self.dtype.is_complex:
            raise NotImplementedError(f"{name} is not defined for {self.dtype} tensors")
        return unary_meta(self)

    return meta


def _rounding(function: np.ufunc) -> Callable[[Array], Array]:
    """A rounding function, which leaves integers as they are."""

    def round_array(x: Array) -> Array:
        return x if x.dtype.kind in "iu" else np.asarray(function(x))

    return round_array


meta_floor = _real_meta("floor")
floor_out = typed_unary_kernel("floor", _rounding(np.floor), REAL)

meta_ceil = _real_meta("ceil")
ceil_out = typed_unary_kernel("ceil", _rounding(np.ceil), REAL)

meta_trunc = _real_meta("trunc")
trunc_out = typed_unary_kernel("trunc", _rounding(np.trunc), REAL)

meta_round = keeps_out_dtype(unary_meta)
round_out = typed_unary_kernel("round", _rounding(np.rint), REAL)

meta_sign = _real_meta("sign")
sign_out = typed_unary_kernel("sign", compute_sign, REAL | BOOL)

meta_bitwise_not = keeps_out_dtype(unary_meta)
bitwise_not_out = typed_unary_kernel("bitwise_not", np.invert, INTEGRAL | BOOL)


@keeps_out_dtype
def meta_round_decimals(self: Tensor, decimals: int) -> TensorMeta:
    """The shape of `self`."""
    return unary_meta(self)


def round_decimals_out(self: Tensor, decimals: int, out: Tensor) -> None:
    """Round half to even at a decimal place; left of the point if `decimals` < 0."""
    require_dtype("round.decimals", out.dtype, FLOATING)
    x = compute_operand(self, out.dtype)
    with quiet():
        power = (np.float64(10) ** abs(decimals)).astype(x.dtype)

    def round_scaled(x: Array) -> Array:
        if decimals >= 0:
            return np.asarray(np.rint(x * power) / power)
        return np.asarray(np.rint(x / power) * power)

    store(out, round_scaled, x)


# Activations.

_GELU: Final = {"none": compute_gelu, "tanh": compute_gelu_tanh}


@keeps_out_dtype
def meta_gelu(self: Tensor, approximate: str) -> TensorMeta:
    """The shape of `self`."""
    return unary_meta(self)


def gelu_out_cpu(self: Tensor, approximate: str, out: Tensor) -> None:
    """RuntimeError unless `approximate` is "none" or "tanh"."""
    if approximate not in _GELU:
        raise RuntimeError(
            f"gelu: approximate must be 'none' or 'tanh', not {approximate!r}"
        )
    require_dtype("gelu", out.dtype, FLOATING)
    store(out, _GELU[approximate], compute_operand(self, out.dtype))


meta_silu = keeps_out_dtype(unary_meta)
silu_out = typed_unary_kernel("silu", compute_silu, INEXACT)


@keeps_out_dtype
def meta_leaky_relu(self: Tensor, negative_slope: Number) -> TensorMeta:
    """The shape of `self`."""
    return unary_meta(self)


def leaky_relu_out(self: Tensor, negative_slope: Number, out: Tensor) -> None:
    """`self` where it is positive, `self` times the slope elsewhere.

    RuntimeError for a slope that the type of the computation cannot hold, as a complex one.
    """
    require_dtype("leaky_relu", out.dtype, FLOATING)
    x = compute_operand(self, out.dtype)
    slope = checked_operand(negative_slope, opmath_type(out.dtype))
    store(out, lambda x: np.where(x > 0, x, x * slope), x)


# Operators whose result may have another dtype than `self`.


_abs_in_dtype_of_self = keeps_out_dtype(unary_meta)


@structured.reads_outs
def _abs_meta(self: Tensor, outs: Sequence[Tensor] = ()) -> TensorMeta:
    """The distances of complex numbers are real, unless `out` is complex."""
    if self.dtype.is_complex and not any(out.dtype.is_complex for out in outs):
        return elementwise_meta(self, dtype=to_real(self.dtype))
    return _abs_in_dtype_of_self(self, outs=outs)


def _abs_impl(self: Tensor, out: Tensor) -> None:
    require_dtype("abs", self.dtype, NUMERIC)
    store(out, np.absolute, compute_operand(self, self.dtype))


abs_out = structured.out(_abs_meta, _abs_impl, cast_out=True, op="abs.out")
abs_out_meta = structured.meta_out(_abs_meta, cast_out=True, op="abs.out")


def _logical_not_impl(self: Tensor, out: Tensor) -> None:
    store(out, np.logical_not, self.array)


logical_not_out = structured.out(
    unary_bool_meta, _logical_not_impl, cast_out=True, op="logical_not.out"
)
logical_not_out_meta = structured.meta_out(
    unary_bool_meta, cast_out=True, op="logical_not.out"
)


def _isnan_impl(self: Tensor, out: Tensor) -> None:
    store(out, np.not_equal, self.array, self.array)


isnan = structured.functional(unary_bool_meta, _isnan_impl, op="isnan")
isnan_meta = structured.meta_functional(unary_bool_meta, op="isnan")
