"""Derivatives of operators that compute each element by itself, from several tensors."""

from __future__ import annotations

import cmath
import math
from typing import Any, Final

from ..complex_numbers import imag, is_complex, real
from ..grad_mode import GRAD_OFF
from .support import (
    Rows,
    add,
    aten,
    div,
    eq,
    ge,
    gt,
    kept,
    lt,
    masked,
    mul,
    neg,
    over,
    scaled,
    square,
    sub,
    times,
    to_source,
    total,
    zero,
)


def _div_other(grad: Any, self: Any, other: Any) -> Any:
    return times(neg(grad), div(div(self, other), other))


def _div_mode(grad: Any, other: Any, rounding_mode: str | None) -> Any:
    return over(grad, other) if rounding_mode is None else zero(grad)


def _div_mode_other(grad: Any, self: Any, other: Any, rounding_mode: str | None) -> Any:
    return _div_other(grad, self, other) if rounding_mode is None else zero(grad)


def _pow_self(grad: Any, self: Any, exponent: Any) -> Any:
    slope = mul(exponent, aten.pow.Tensor_Tensor(self, sub(exponent, 1)))
    return masked(times(grad, slope), eq(exponent, 0))


def _pow_exponent(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    if is_complex(result) and not is_complex(self):
        self = aten._to_copy.default(self, dtype=result.dtype)  # it may be negative
    slope = mul(result, aten.log.default(self))
    flat = aten.logical_and.default(eq(self, 0), _is_not_negative(exponent))
    return times(grad, masked(slope, flat))


def _is_not_negative(t: Any) -> Any:
    """Where a number is real and not below 0."""
    if not is_complex(t):
        return ge(t, 0)
    with GRAD_OFF:
        return aten.logical_and.default(eq(imag(t), 0), ge(real(t), 0))


def _pow_of_number(grad: Any, self: Any, exponent: Any, result: Any) -> Any:
    if self == 0:
        slope = mul(result, -math.inf)
        return times(grad, masked(slope, _is_not_negative(exponent)))
    if isinstance(self, complex) or is_complex(exponent):
        return times(grad, mul(result, cmath.log(self)))
    if self < 0:
        return mul(grad, mul(result, math.nan))
    return mul(grad, mul(result, math.log(self)))


def _shared(grad: Any, self: Any, other: Any) -> Any:
    """A gradient of which equal elements get one half each."""
    return aten.where.self(eq(self, other), div(grad, 2), grad)


def _larger(grad: Any, self: Any, other: Any) -> Any:
    return masked(_shared(grad, self, other), lt(self, other))


def _larger_other(grad: Any, self: Any, other: Any) -> Any:
    return masked(_shared(grad, self, other), gt(self, other))


def _whole(t: Any, other: Any, mode: str) -> Any:
    return aten.div.Tensor_mode(t, other, rounding_mode=mode)


def _over_norm(t: Any, self: Any, other: Any) -> Any:
    norm = add(square(self), square(other))
    return mul(t, masked(aten.reciprocal.default(norm), eq(norm, 0)))


_FLAT: Final = {"self": zero, "other": zero}

ROWS: Final[Rows] = {
    "add.Tensor": {
        "self": lambda grad: grad,
        "other": lambda grad, alpha: scaled(grad, alpha),
    },
    "sub.Tensor": {
        "self": lambda grad: grad,
        "other": lambda grad, alpha: scaled(neg(grad), alpha),
    },
    "rsub.Tensor": {
        "self": lambda grad, alpha: scaled(neg(grad), alpha),
        "other": lambda grad: grad,
    },
    "mul.Tensor": {
        "self": lambda grad, other: times(grad, other),
        "other": lambda grad, self: times(grad, self),
    },
    "div.Tensor": {
        "self": lambda grad, other: over(grad, other),
        "other": _div_other,
    },
    "div.Tensor_mode": {"self": _div_mode, "other": _div_mode_other},
    "pow.Tensor_Tensor": {"self": _pow_self, "exponent": _pow_exponent},
    "pow.Scalar": {"exponent": _pow_of_number},
    "maximum": {"self": _larger, "other": _larger_other},
    "minimum": {
        "self": lambda grad, self, other: _larger_other(grad, self, other),
        "other": lambda grad, self, other: _larger(grad, self, other),
    },
    "atan2": {
        "self": lambda grad, self, other: mul(grad, _over_norm(other, self, other)),
        "other": lambda grad, self, other: mul(
            grad, _over_norm(neg(self), self, other)
        ),
    },
    "fmod.Tensor": {
        "self": lambda grad: grad,
        "other": lambda grad, self, other: mul(neg(grad), _whole(self, other, "trunc")),
    },
    "remainder.Tensor": {
        "self": lambda grad: grad,
        "other": lambda grad, self, other: mul(neg(grad), _whole(self, other, "floor")),
    },
    "remainder.Scalar_Tensor": {
        "other": lambda grad, self, other: mul(
            neg(grad), _whole(aten.full_like.default(other, self), other, "floor")
        ),
    },
    "lerp.Scalar": {
        "self": lambda grad, weight: times(grad, 1 - weight),
        "end": lambda grad, weight: times(grad, weight),
    },
    "lerp.Tensor": {
        "self": lambda grad, weight: times(grad, aten.rsub.Scalar(weight, 1)),
        "end": lambda grad, weight: times(grad, weight),
        "weight": lambda grad, self, end: times(grad, sub(end, self)),
    },
    "addcmul": {
        "self": lambda grad: grad,
        "tensor1": lambda grad, tensor2, value: scaled(times(grad, tensor2), value),
        "tensor2": lambda grad, tensor1, value: scaled(times(grad, tensor1), value),
    },
    "addcdiv": {
        "self": lambda grad: grad,
        "tensor1": lambda grad, tensor2, value: scaled(over(grad, tensor2), value),
        "tensor2": lambda grad, tensor1, tensor2, value: scaled(
            _div_other(grad, tensor1, tensor2), value
        ),
    },
    "where.self": {
        "self": lambda grad, condition: kept(grad, _truth(condition)),
        "other": lambda grad, condition: masked(grad, _truth(condition)),
    },
    "masked_fill.Tensor": {
        "self": lambda grad, mask: masked(grad, mask),
        "value": lambda grad, mask: total(kept(grad, mask)),
    },
    "copy": {"self": zero, "src": to_source},
    "bernoulli.Tensor": {"self": zero, "p": zero},
    "bernoulli_.Tensor": {"self": zero, "p": zero},
    **dict.fromkeys(
        (
            *("eq_.Tensor", "ne_.Tensor", "lt_.Tensor", "le_.Tensor", "gt_.Tensor"),
            *("ge_.Tensor", "logical_and_", "logical_or_", "logical_xor_"),
        ),
        _FLAT,
    ),
}


def _truth(condition: Any) -> Any:
    """A condition as booleans; bytes are allowed, too."""
    return aten.ne.Scalar(condition, 0)
