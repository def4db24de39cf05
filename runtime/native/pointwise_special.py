"""Functions of arrays that NumPy lacks, or defines otherwise than PyTorch."""

from __future__ import annotations

from math import inf, nan
from typing import Final

import numpy as np

from ..storage import Array

# W. J. Cody, "Rational Chebyshev approximations for the error function", Mathematics of
# Computation 23 (1969), 631-637; coefficients in the 18-digit form of SPECFUN's CALERF
# (https://netlib.org/specfun/erf). Highest power first.
_ERF_NUMERATOR: Final = (
    1.85777706184603153e-1,
    3.16112374387056560e00,
    1.13864154151050156e02,
    3.77485237685302021e02,
    3.20937758913846947e03,
)
_ERF_DENOMINATOR: Final = (
    1.0,
    2.36012909523441209e01,
    2.44024637934444173e02,
    1.28261652607737228e03,
    2.84423683343917062e03,
)
_ERFC_NUMERATOR: Final = (
    2.15311535474403846e-8,
    5.64188496988670089e-1,
    8.88314979438837594e00,
    6.61191906371416295e01,
    2.98635138197400131e02,
    8.81952221241769090e02,
    1.71204761263407058e03,
    2.05107837782607147e03,
    1.23033935479799725e03,
)
_ERFC_DENOMINATOR: Final = (
    1.0,
    1.57449261107098347e01,
    1.17693950891312499e02,
    5.37181101862009858e02,
    1.62138957456669019e03,
    3.29079923573345963e03,
    4.36261909014324716e03,
    3.43936767414372164e03,
    1.23033935480374942e03,
)
_TAIL_NUMERATOR: Final = (
    1.63153871373020978e-2,
    3.05326634961232344e-1,
    3.60344899949804439e-1,
    1.25781726111229246e-1,
    1.60837851487422766e-2,
    6.58749161529837803e-4,
)
_TAIL_DENOMINATOR: Final = (
    1.0,
    2.56852019228982242e00,
    1.87295284992346725e00,
    5.27905102951428412e-1,
    6.05183413124413191e-2,
    2.33520497626869185e-3,
)
_INVERSE_SQRT_PI: Final = 5.6418958354775628695e-1

# Where the three approximations meet, and where erf is 1 in float64.
_SMALL: Final = 0.46875
_LARGE: Final = 4.0
_ONE: Final = 6.0


def _horner(coefficients: tuple[float, ...], x: Array) -> Array:
    result = np.full_like(x, coefficients[0])
    for coefficient in coefficients[1:]:
        result *= x
        result += coefficient
    return result


def _ratio(
    numerator: tuple[float, ...], denominator: tuple[float, ...], x: Array
) -> Array:
    return _horner(numerator, x) / _horner(denominator, x)


def compute_erf(x: Array) -> Array:
    """The error function, to within 3e-16.

    Computes in float64 whatever the floating type of `x`. Source: the rational
    approximations of Cody (1969), see the table above.
    """
    x = np.asarray(x, np.float64)
    size = np.abs(x)
    result = np.where(size >= _ONE, np.sign(x), x)  # NaN stays
    small = size <= _SMALL
    if small.any():
        near = x[small]
        result[small] = near * _ratio(_ERF_NUMERATOR, _ERF_DENOMINATOR, near * near)
    middle = (size > _SMALL) & (size <= _LARGE)
    if middle.any():
        distance = size[middle]
        complement = np.exp(-distance * distance) * _ratio(
            _ERFC_NUMERATOR, _ERFC_DENOMINATOR, distance
        )
        result[middle] = np.copysign(1.0 - complement, x[middle])
    large = (size > _LARGE) & (size < _ONE)
    if large.any():
        distance = size[large]
        inverse = 1.0 / (distance * distance)
        series = inverse * _ratio(_TAIL_NUMERATOR, _TAIL_DENOMINATOR, inverse)
        complement = (
            np.exp(-distance * distance) * (_INVERSE_SQRT_PI - series) / distance
        )
        result[large] = np.copysign(1.0 - complement, x[large])
    return result


_SQRT_HALF: Final = 2.0**-0.5
_TANH_SCALE: Final = (2.0 / np.pi) ** 0.5
_TANH_CUBIC: Final = 0.044715


def compute_gelu(x: Array) -> Array:
    """x times the normal distribution function at x (Hendrycks and Gimpel, arXiv:1606.08415)."""
    return np.asarray(0.5 * x * (1.0 + compute_erf(x * _SQRT_HALF)))


def compute_gelu_tanh(x: Array) -> Array:
    """The approximation of `gelu` by tanh, from the same paper."""
    inner = _TANH_SCALE * (x + _TANH_CUBIC * x * x * x)
    return np.asarray(0.5 * x * (1.0 + np.tanh(inner)))


def compute_sigmoid(x: Array) -> Array:
    """1 / (1 + exp(-x))."""
    return np.asarray(1 / (1 + np.exp(-x)))


def compute_silu(x: Array) -> Array:
    """x * sigmoid(x); NaN at minus infinity, as PyTorch has it."""
    return np.asarray(x / (1 + np.exp(-x)))


def compute_rsqrt(x: Array) -> Array:
    """1 / sqrt(x)."""
    return np.asarray(1 / np.sqrt(x))


def compute_reciprocal(x: Array) -> Array:
    """1 / x; that of a complex 0 has an infinite real part."""
    result = np.asarray(np.reciprocal(x))
    if x.dtype.kind == "c":
        result = np.where(x == 0, np.asarray(complex(inf, nan), x.dtype), result)
    return result


def compute_sign(x: Array) -> Array:
    """-1, 0 or 1; 0 for NaN, which NumPy would keep."""
    if x.dtype.kind == "b":
        return x
    return np.asarray(np.subtract(x > 0, x < 0, dtype=x.dtype))


def compute_truncate_divide(a: Array, b: Array) -> Array:
    """The quotient rounded towards zero."""
    if a.dtype.kind == "f":
        return np.asarray(np.trunc(a / b))
    return np.asarray((a - np.fmod(a, b)) // b)


def compute_remainder(a: Array, b: Array) -> Array:
    """What `a` exceeds a multiple of `b` by, with the sign of `b`.

    Differs from `numpy.remainder` in the sign of a zero.
    """
    rest = np.fmod(a, b)
    return np.where((rest != 0) & ((b < 0) != (rest < 0)), rest + b, rest)


def compute_power(base: Array, exponent: Array) -> Array:
    """`base` to the power of `exponent`, of one type.

    For integers a negative exponent gives the integer part of the true result: 0, or 1
    or -1 for a base of 1 or -1.
    """
    if base.dtype.kind not in "iu":
        return np.asarray(np.power(base, exponent))
    negative = exponent < 0
    if not negative.any():
        return np.asarray(np.power(base, exponent))
    sign_of_power = np.where(exponent & 1, -1, 1)
    inverse = np.where(base == 1, 1, np.where(base == -1, sign_of_power, 0))
    return np.where(negative, inverse, np.power(base, np.maximum(exponent, 0)))


def compute_lerp(start: Array, end: Array, weight: Array) -> Array:
    """From `start` (weight 0) to `end` (weight 1), computed from the nearer one."""
    span = end - start
    near_start, near_end = start + weight * span, end - span * (1 - weight)
    return np.asarray(np.where(np.abs(weight) < 0.5, near_start, near_end))
