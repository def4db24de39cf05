"""Derivatives of operators that compute each element by itself, from one tensor."""

from __future__ import annotations

import math
from typing import Any, Final

from .support import (
    Rows,
    add,
    aten,
    ge,
    gt,
    kept,
    le,
    lt,
    masked,
    mul,
    neg,
    over,
    power,
    scaled,
    sgn,
    square,
    times,
    to_self,
    zero,
)


def _sigmoid(grad: Any, result: Any) -> Any:
    return times(grad, mul(aten.rsub.Scalar(result, 1), result))


def _tanh(grad: Any, result: Any) -> Any:
    return times(grad, aten.rsub.Scalar(square(result), 1))


def _silu(grad: Any, self: Any) -> Any:
    found = aten.sigmoid.default(self)
    inner = add(mul(self, aten.rsub.Scalar(found, 1)), 1)
    return times(grad, mul(found, inner))


def _gelu(grad: Any, self: Any, approximate: str) -> Any:
    if approximate == "tanh":
        beta, kappa = math.sqrt(2 / math.pi), 0.044715
        inner = mul(add(self, mul(power(self, 3), kappa)), beta)
        found = aten.tanh.default(inner)
        slope = mul(add(mul(square(self), 3 * kappa), 1), beta)
        right = mul(mul(self, aten.rsub.Scalar(square(found), 1)), slope)
        return mul(grad, mul(add(add(found, 1), right), 0.5))
    cdf = mul(add(aten.erf.default(mul(self, math.sqrt(0.5))), 1), 0.5)
    pdf = mul(aten.exp.default(mul(square(self), -0.5)), 1 / math.sqrt(2 * math.pi))
    return mul(grad, add(cdf, mul(self, pdf)))


def _leaky(grad: Any, self: Any, negative_slope: Any) -> Any:
    slope = aten.mul.Scalar(grad, negative_slope)
    return aten.where.self(gt(self, 0), grad, slope)


def _hardtanh(grad: Any, self: Any, min_val: Any, max_val: Any) -> Any:
    beyond = aten.logical_or.default(le(self, min_val), ge(self, max_val))
    return masked(grad, beyond)


def _clamp(grad: Any, self: Any, min: Any, max: Any) -> Any:
    mask = None
    if min is not None:
        mask = ge(self, min)
    if max is not None:
        below = le(self, max)
        mask = below if mask is None else aten.logical_and.default(mask, below)
    return grad if mask is None else kept(grad, mask)


def _clamp_limits(grad: Any, self: Any, min: Any, max: Any) -> Any:
    """The gradients of both limits: each has that of the elements that it decides."""
    of_min = of_max = None
    if min is not None:
        decides = lt(self, min)
        if max is not None:
            decides = aten.logical_and.default(decides, lt(min, max))
        of_min = kept(grad, decides)
    if max is not None:
        decides = gt(self, max)
        if min is not None:
            decides = aten.logical_or.default(decides, lt(max, min))
        of_max = kept(grad, decides)
    return of_min, of_max


def _pow_scalar(grad: Any, self: Any, exponent: Any) -> Any:
    if exponent == 0:
        return zero(grad)
    return times(grad, mul(power(self, exponent - 1), exponent))


def _rising(grad: Any, steps: int) -> Any:
    """The share of the end in each number between start and end."""
    return aten.linspace.default(0, 1, steps, dtype=grad.dtype, device=grad.device)


def _linspace_start(grad: Any, steps: int) -> Any:
    if steps == 0:
        return aten.sum.default(grad)
    return aten.sum.default(mul(grad, aten.rsub.Scalar(_rising(grad, steps), 1)))


def _linspace_end(grad: Any, steps: int) -> Any:
    if steps == 0:
        return aten.sum.default(grad)
    return aten.sum.default(mul(grad, _rising(grad, steps)))


_FLAT: Final = {"self": zero}

ROWS: Final[Rows] = {
    "abs": {"self": lambda grad, self: mul(grad, sgn(self))},
    "neg": {"self": lambda grad: neg(grad)},
    "exp": {"self": lambda grad, result: times(grad, result)},
    "expm1": {"self": lambda grad, result: times(grad, add(result, 1))},
    "log": {"self": lambda grad, self: over(grad, self)},
    "log1p": {"self": lambda grad, self: over(grad, add(self, 1))},
    "log2": {"self": lambda grad, self: over(grad, mul(self, math.log(2)))},
    "log10": {"self": lambda grad, self: over(grad, mul(self, math.log(10)))},
    "sqrt": {"self": lambda grad, result: over(grad, mul(result, 2))},
    "rsqrt": {"self": lambda grad, result: times(mul(grad, -0.5), power(result, 3))},
    "reciprocal": {"self": lambda grad, result: times(neg(grad), square(result))},
    "sin": {"self": lambda grad, self: times(grad, aten.cos.default(self))},
    "cos": {"self": lambda grad, self: times(neg(grad), aten.sin.default(self))},
    "tan": {"self": lambda grad, result: times(grad, add(square(result), 1))},
    "asin": {
        "self": lambda grad, self: times(
            grad, aten.rsqrt.default(aten.rsub.Scalar(square(self), 1))
        )
    },
    "acos": {
        "self": lambda grad, self: times(
            neg(grad), aten.rsqrt.default(aten.rsub.Scalar(square(self), 1))
        )
    },
    "atan": {"self": lambda grad, self: over(grad, add(square(self), 1))},
    "sinh": {"self": lambda grad, self: times(grad, aten.cosh.default(self))},
    "cosh": {"self": lambda grad, self: times(grad, aten.sinh.default(self))},
    "tanh": {"self": _tanh},
    "sigmoid": {"self": _sigmoid},
    "erf": {
        "self": lambda grad, self: mul(
            grad,
            mul(aten.exp.default(neg(square(self))), 2 / math.sqrt(math.pi)),
        )
    },
    "relu": {"self": lambda grad, result: masked(grad, le(result, 0))},
    "gelu": {"self": _gelu},
    "silu": {"self": _silu},
    "leaky_relu": {"self": _leaky},
    "hardtanh": {"self": _hardtanh},
    "clamp": {"self": _clamp},
    "clamp.Tensor": {"self": _clamp, "min max": _clamp_limits},
    "clamp_min": {"self": lambda grad, self, min: kept(grad, ge(self, min))},
    "clamp_min.Tensor": {
        "self": lambda grad, self, min: kept(grad, ge(self, min)),
        "min": lambda grad, self, min: kept(grad, lt(self, min)),
    },
    "clamp_max": {"self": lambda grad, self, max: kept(grad, le(self, max))},
    "clamp_max.Tensor": {
        "self": lambda grad, self, max: kept(grad, le(self, max)),
        "max": lambda grad, self, max: kept(grad, gt(self, max)),
    },
    "add.Scalar": {"self": lambda grad: grad},
    "sub.Scalar": {"self": lambda grad: grad},
    "rsub.Scalar": {"self": lambda grad, alpha: scaled(neg(grad), alpha)},
    "mul.Scalar": {"self": lambda grad, other: times(grad, other)},
    "div.Scalar": {"self": lambda grad, other: over(grad, other)},
    "div.Scalar_mode": {
        "self": lambda grad, other, rounding_mode: (
            over(grad, other) if rounding_mode is None else zero(grad)
        )
    },
    "fmod.Scalar": {"self": lambda grad: grad},
    "remainder.Scalar": {"self": lambda grad: grad},
    "pow.Tensor_Scalar": {"self": _pow_scalar},
    "masked_fill.Scalar": {"self": lambda grad, mask: masked(grad, mask)},
    "tril": {"self": lambda grad, diagonal: aten.tril.default(grad, diagonal)},
    "triu": {"self": lambda grad, diagonal: aten.triu.default(grad, diagonal)},
    "clone": {"self": lambda grad: grad},
    "_to_copy": {"self": to_self},
    "linspace.Tensor_Tensor": {"start": _linspace_start, "end": _linspace_end},
    "linspace.Tensor_Scalar": {"start": _linspace_start},
    "linspace.Scalar_Tensor": {"end": _linspace_end},
    "fill.Scalar": _FLAT,
    "fill.Tensor": {"self": zero, "value": lambda grad: aten.sum.default(grad)},
    # Steps: the derivative is zero wherever there is one.
    **dict.fromkeys(
        (
            *("floor", "ceil", "round", "round.decimals", "trunc", "sign"),
            *("floor_divide", "floor_divide.Scalar"),
            *("bernoulli", "bernoulli.p", "normal_functional"),
            *("zero_", "uniform_", "normal_", "bernoulli_.float"),
            *("eq_.Scalar", "ne_.Scalar", "lt_.Scalar", "le_.Scalar", "gt_.Scalar"),
            *("ge_.Scalar", "logical_not_"),
        ),
        _FLAT,
    ),
}
