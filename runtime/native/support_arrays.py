"""Values: operands in the dtype of the computation, results in that of the output.

The 16-bit floats are computed in float32 and rounded once at the end, as PyTorch's CPU
kernels do (``at::opmath_type``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from ..dtypes import (
    DType,
    Number,
    bfloat16,
    bool_,
    cast_array,
    finfo,
    float16,
    float32,
    result_type,
    to_real,
)
from ..nested import convert_checked
from ..storage import Array
from ..tensor import TensorBase
from .support_shapes import wrap_dims

_OPMATH: Final = {float16: float32, bfloat16: float32}


def opmath_type(dtype: DType) -> DType:
    """The dtype in which to compute: float32 for the 16-bit floats, else itself."""
    return _OPMATH.get(dtype, dtype)


def number_array(value: Number, dtype: DType) -> Array:
    """A 0-dimensional array with a number, converted as C++ converts it."""
    if isinstance(value, int) and not isinstance(value, bool):
        if dtype.is_integral:
            return cast_array(np.array(value, np.int64), dtype)
        return cast_array(np.array(value, np.float64), dtype)
    return cast_array(np.array(value), dtype)


@cache
def largest_float(dtype: DType) -> float:
    """The largest finite value of a real floating type."""
    return float(finfo(dtype).max)


@cache
def mantissa_bits(dtype: DType) -> int:
    """The integers up to 2 to this power are exact in a real floating type."""
    return int(finfo(dtype).nmant) + 1


def checked_number(value: Number, dtype: DType) -> Array:
    """A 0-dimensional array with a number; RuntimeError if the dtype cannot hold it.

    A complex number without imaginary part counts as real, and infinity fits every
    floating type (``c10::checked_convert``).
    """
    if dtype is bool_:
        return np.array(value != 0)
    if isinstance(value, complex) and not dtype.is_complex and value.imag == 0:
        value = value.real
    if _overflows(value, dtype):
        raise RuntimeError(
            f"the value {value} cannot be converted to {dtype} without overflow"
        )
    return convert_checked(np.array(value), dtype)


def _overflows(value: Number, dtype: DType) -> bool:
    if dtype.is_complex:
        parts = (value.real, value.imag)
        return any(_overflows(part, to_real(dtype)) for part in parts)
    if isinstance(value, complex):
        return True
    if dtype.is_floating_point:
        return math.isfinite(value) and abs(value) > largest_float(dtype)
    # Floats and narrower types are looked at by convert_checked.
    return isinstance(value, int) and not -(2**63) <= value < 2**63


def operand(value: TensorBase | Number, dtype: DType) -> Array:
    """A tensor's array, or a number, in the given dtype. The array may be the tensor's own."""
    if isinstance(value, TensorBase):
        return cast_array(value.array, dtype)
    return number_array(value, dtype)


def operands(
    *values: TensorBase | Number, dtype: DType | None = None
) -> tuple[Array, ...]:
    """All values in the dtype in which to compute, by default from their common one."""
    compute = opmath_type(result_type(*values) if dtype is None else dtype)
    return tuple([operand(value, compute) for value in values])


def write(out: TensorBase, values: Any) -> None:
    """Store the values in `out`, converting them to its dtype; shapes may broadcast."""
    array = out.array
    np.copyto(array, cast_array(np.asarray(values), out.dtype))


def quiet() -> np.errstate:
    """A context in which division by zero, overflow and NaN do not warn."""
    return np.errstate(all="ignore")


def expanded(t: TensorBase, shape: Sequence[int]) -> Array:
    """A read-only array of `t` broadcast to `shape`."""
    return np.broadcast_to(t.array, tuple(shape))


def reduction_axes(dim: int | Sequence[int] | None, ndim: int) -> tuple[int, ...]:
    """The axes for a NumPy reduction; none for a 0-dimensional array."""
    return wrap_dims(dim, ndim) if ndim else ()
