"""Arithmetic on two tensors, on a tensor and a number, and bitwise operators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from .. import structured
from ..dtypes import Number, can_cast, cast_array, result_type
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .pointwise import (
    ALL,
    BOOL,
    FLOATING,
    INEXACT,
    INTEGRAL,
    NUMERIC,
    REAL,
    Operand,
    compute_operand,
    require_dtype,
    rounded_operand,
    store,
    typed_binary_kernel,
)
from .pointwise_special import (
    compute_power,
    compute_remainder,
    compute_rsqrt,
    compute_truncate_divide,
)
from .support import (
    binary_float_meta,
    binary_meta,
    check,
    check_alpha,
    checked_number,
    opmath_type,
    quiet,
    write,
)

# Addition and subtraction.


def _sum_meta(self: Tensor, other: Tensor, alpha: Number) -> TensorMeta:
    meta = binary_meta(self, other)
    check_alpha(meta.dtype, alpha)
    return meta


def meta_add_Tensor(self: Tensor, other: Tensor, alpha: Number) -> TensorMeta:
    """The broadcast shape and common dtype; RuntimeError for an unfit `alpha`."""
    return _sum_meta(self, other, alpha)


def add_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    """self + alpha * other; for bool `or` and `and`."""
    require_dtype("add", out.dtype, ALL)
    store(out, np.add, rounded_operand(self, out.dtype), _scaled(other, alpha, out))


def meta_sub_Tensor(self: Tensor, other: Tensor, alpha: Number) -> TensorMeta:
    """As for add; RuntimeError if an operand is bool."""
    if self.dtype in BOOL or other.dtype in BOOL:
        raise RuntimeError(
            "subtraction is not defined for bool tensors; "
            "use logical_xor, or logical_not to invert a mask"
        )
    return _sum_meta(self, other, alpha)


def sub_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    """self - alpha * other; `-alpha` is what has to fit the dtype."""
    require_dtype("sub", out.dtype, NUMERIC)
    a = rounded_operand(self, out.dtype)
    if alpha != 1:
        scaled = _scaled(other, _negated(alpha), out)
        store(out, np.add, a, scaled)
        return
    store(out, np.subtract, a, rounded_operand(other, out.dtype))


def _scaled(other: Tensor, alpha: Number, out: Tensor) -> Array:
    array = rounded_operand(other, out.dtype)
    if alpha == 1:
        return array
    # The 16-bit floats compute in float32, but with the alpha that they can hold.
    factor = cast_array(checked_number(alpha, out.dtype), opmath_type(out.dtype))
    with quiet():
        return np.asarray(array * factor)


def _negated(alpha: Number) -> Number:
    """`-alpha`, which for the smallest int64 is itself."""
    return alpha if alpha == -(2**63) else -alpha


# Multiplication and division.

meta_mul_Tensor = binary_meta
mul_out = typed_binary_kernel("mul", np.multiply, ALL)

meta_div_Tensor = binary_float_meta
div_out = typed_binary_kernel("div", np.true_divide, INEXACT)


def _refuse_zero_divisor(divisor: Array, out: Tensor) -> None:
    """RuntimeError if an integer result would be divided by zero."""
    if out.dtype in INTEGRAL and out.numel() and not divisor.all():
        raise RuntimeError("ZeroDivisionError: an integer tensor is divided by zero")


def _dividing_kernel(
    name: str,
    function: Callable[[Array, Array], Array],
    second: Operand = compute_operand,
) -> Callable[[Tensor, Tensor, Tensor], None]:
    """The kernel of a division with an integral or floating result."""

    def kernel(self: Tensor, other: Tensor, out: Tensor) -> None:
        require_dtype(name, out.dtype, REAL)
        a, b = rounded_operand(self, out.dtype), second(other, out.dtype)
        _refuse_zero_divisor(b, out)
        store(out, function, a, b)

    return kernel


_ROUNDED_DIVISIONS: Final = {
    "floor": _dividing_kernel("div with rounding_mode 'floor'", np.floor_divide),
    "trunc": _dividing_kernel(
        "div with rounding_mode 'trunc'", compute_truncate_divide
    ),
}


def meta_div_Tensor_mode(
    self: Tensor, other: Tensor, rounding_mode: str | None
) -> TensorMeta:
    """As for div, or the common dtype if the result is rounded.

    RuntimeError for a rounding mode other than None, "trunc" and "floor".
    """
    if rounding_mode is None:
        return binary_float_meta(self, other)
    if rounding_mode not in _ROUNDED_DIVISIONS:
        raise RuntimeError(
            "div: rounding_mode must be None, 'trunc' or 'floor', "
            f"not {rounding_mode!r}"
        )
    return binary_meta(self, other)


def div_out_mode(
    self: Tensor, other: Tensor, rounding_mode: str | None, out: Tensor
) -> None:
    """RuntimeError for a division of integers by zero."""
    if rounding_mode is None:
        div_out(self, other, out)
    else:
        _ROUNDED_DIVISIONS[rounding_mode](self, other, out)


_floor_divide_impl = _ROUNDED_DIVISIONS["floor"]

floor_divide = structured.functional(
    binary_meta, _floor_divide_impl, cast_out=True, op="floor_divide"
)
floor_divide_meta = structured.meta_functional(
    binary_meta, cast_out=True, op="floor_divide"
)
floor_divide__Tensor = structured.inplace(
    binary_meta, _floor_divide_impl, cast_out=True, op="floor_divide_.Tensor"
)
floor_divide_meta_ = structured.meta_inplace(
    binary_meta, cast_out=True, op="floor_divide_.Tensor"
)
floor_divide_out = structured.out(
    binary_meta, _floor_divide_impl, cast_out=True, op="floor_divide.out"
)
floor_divide_out_meta = structured.meta_out(
    binary_meta, cast_out=True, op="floor_divide.out"
)

meta_fmod_Tensor = binary_meta
fmod_out_Tensor_out = _dividing_kernel("fmod", np.fmod, rounded_operand)

meta_remainder_Tensor = binary_meta
remainder_out_Tensor_out = _dividing_kernel(
    "remainder", compute_remainder, rounded_operand
)

meta_atan2 = binary_float_meta
atan2_out = typed_binary_kernel("atan2", np.arctan2, FLOATING, rounded_operand)


# Extremes: NaN wins.


def _extreme_meta(name: str) -> Callable[[Tensor, Tensor], TensorMeta]:
    """The shape function of an operator that refuses complex numbers."""

    def meta(self: Tensor, other: Tensor) -> TensorMeta:
        if self.dtype.is_complex or other.dtype.is_complex:
            raise RuntimeError(f"{name} is not defined for complex tensors")
        return binary_meta(self, other)

    return meta


meta_maximum = _extreme_meta("maximum")
maximum_out = typed_binary_kernel("maximum", np.maximum, REAL | BOOL)

meta_minimum = _extreme_meta("minimum")
minimum_out = typed_binary_kernel("minimum", np.minimum, REAL | BOOL)

# Bits.

meta_bitwise_and_Tensor = binary_meta
bitwise_and_out_Tensor_out = typed_binary_kernel(
    "bitwise_and", np.bitwise_and, INTEGRAL | BOOL
)

meta_bitwise_or_Tensor = binary_meta
bitwise_or_out_Tensor_out = typed_binary_kernel(
    "bitwise_or", np.bitwise_or, INTEGRAL | BOOL
)

meta_bitwise_xor_Tensor = binary_meta
bitwise_xor_out_Tensor_out = typed_binary_kernel(
    "bitwise_xor", np.bitwise_xor, INTEGRAL | BOOL
)

# Powers.

meta_pow_Tensor_Tensor = binary_meta
pow_Tensor_Tensor_out = typed_binary_kernel(
    "pow", compute_power, NUMERIC, rounded_operand
)


@structured.reads_outs
def meta_pow_Scalar(
    self: Number, exponent: Tensor, outs: Sequence[Tensor] = ()
) -> TensorMeta:
    """The shape of `exponent`, row-major; the common dtype, unless `outs` has another."""
    dtype = outs[0].dtype if outs else result_type(self, exponent)
    return TensorMeta(exponent.shape, dtype, exponent.device)


def pow_Scalar_out(self: Number, exponent: Tensor, out: Tensor) -> None:
    """A number to the power of each element.

    RuntimeError if `out` is of a lower category than the common dtype.
    """
    if self == 1 and not isinstance(self, bool):
        out.array.fill(1)
        return
    dtype = result_type(self, exponent)
    require_dtype("pow", dtype, NUMERIC)
    check(
        can_cast(dtype, out.dtype),
        f"pow: the result has dtype {dtype}, which {out.dtype} cannot hold",
    )
    base, powers = rounded_operand(self, dtype), rounded_operand(exponent, dtype)
    with quiet():
        write(out, cast_array(compute_power(base, powers), dtype))


def meta_pow_Tensor_Scalar(self: Tensor, exponent: Number) -> TensorMeta:
    """The shape of `self`, the dtype common with the number.

    RuntimeError for integers to a negative integer power.
    """
    meta = binary_meta(self, exponent)
    if meta.dtype in INTEGRAL | BOOL and exponent < 0:  # type: ignore[operator]
        raise RuntimeError(
            f"a tensor of integers cannot have the negative power {exponent}; "
            "convert it to a floating dtype first"
        )
    return meta


# Powers with a function of their own, which differs at infinities and zeros.
_SPECIAL_POWERS: Final[dict[Number, Callable[[Array], Array]]] = {
    0.5: np.sqrt,
    -0.5: compute_rsqrt,
    -1: np.reciprocal,
    2: np.square,
    3: lambda x: np.asarray(x * x * x),
    -2: lambda x: np.reciprocal(np.square(x)),
}


def pow_Tensor_Scalar_out(self: Tensor, exponent: Number, out: Tensor) -> None:
    """Each element to the power of a number.

    RuntimeError if an integral type or one of 16 bits cannot hold the number. The other
    types take it for infinite then.
    """
    x = compute_operand(self, out.dtype)
    if exponent in (0, 1):
        store(out, np.asarray if exponent else np.ones_like, x)
        return
    require_dtype("pow", out.dtype, NUMERIC)
    function = _SPECIAL_POWERS.get(exponent)
    if function is not None:
        store(out, function, x)
    else:
        is_wide = out.dtype in INEXACT and opmath_type(out.dtype) is out.dtype
        if not is_wide:
            checked_number(exponent, out.dtype)
        store(out, compute_power, x, rounded_operand(exponent, out.dtype))
