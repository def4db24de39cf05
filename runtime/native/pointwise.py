"""What the pointwise kernels are made of: sets of dtypes, operands, typed kernels.

A kernel computes in the common type of its operands, which the shape function has
found: it is the dtype of `out`. For which types a kernel exists is PyTorch's choice,
and part of the operator: others are errors on the CPU, but not on the meta device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from ..dtypes import (
    DType,
    Number,
    bfloat16,
    bool_,
    cast_array,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from ..storage import Array
from ..structured import TensorMeta, reads_outs
from ..tensor import TensorBase as Tensor
from .support import check, checked_number, number_array, opmath_type, quiet, write

BOOL: Final = frozenset({bool_})
INTEGRAL: Final = frozenset({uint8, int8, int16, int32, int64})
FLOATING: Final = frozenset({float16, bfloat16, float32, float64})
COMPLEX: Final = frozenset({complex64, complex128})
REAL: Final = INTEGRAL | FLOATING
INEXACT: Final = FLOATING | COMPLEX
NUMERIC: Final = REAL | COMPLEX
ALL: Final = NUMERIC | BOOL


def require_dtype(kernel: str, dtype: DType, supported: frozenset[DType]) -> None:
    """NotImplementedError unless the CPU kernel computes in this dtype."""
    if dtype not in supported:
        names = ", ".join(sorted(known.name for known in supported))
        raise NotImplementedError(
            f"{kernel} on the CPU is not implemented for {dtype}, only for {names}"
        )


def keeps_out_dtype(meta: Callable[..., TensorMeta]) -> Callable[..., TensorMeta]:
    """The shape function of an operator that casts no result.

    RuntimeError if the tensor for the result does not have exactly its dtype, as for all
    that PyTorch builds with ``TensorIterator::unary_op``.
    """

    name = meta.__name__.removeprefix("meta_")

    @reads_outs
    def checked_meta(*args: Any, outs: Sequence[Tensor] = ()) -> TensorMeta:
        found = meta(*args)
        for out in outs:
            check(
                out.dtype is found.dtype,
                f"{name}: the result has dtype {found.dtype} and is not cast, "
                f"but the tensor for it has dtype {out.dtype}",
            )
        return found

    return checked_meta


def compute_operand(value: Tensor | Number, dtype: DType) -> Array:
    """The elements of `value`, ready to compute a result of `dtype`.

    A tensor with dimensions takes the common type first, and so loses what that type
    cannot hold; a number keeps the precision in which is computed.
    """
    compute = opmath_type(dtype)
    if not isinstance(value, Tensor):
        return number_array(value, compute)
    array = value.array
    if compute is not dtype and array.ndim:
        array = cast_array(array, dtype)
    return cast_array(array, compute)


def rounded_operand(value: Tensor | Number, dtype: DType) -> Array:
    """What the common type holds of `value`, also of a number, ready to compute.

    PyTorch converts a number to the common type as it does a tensor. The operators that
    compute 16-bit floats with the number itself are few, and do it with the second operand
    only: products and quotients.
    """
    found, compute = compute_operand(value, dtype), opmath_type(dtype)
    # What has dimensions is rounded already.
    if compute is not dtype and not found.ndim:
        found = cast_array(cast_array(found, dtype), compute)
    return found


Operand = Callable[["Tensor | Number", DType], Array]


def checked_operand(value: Number, dtype: DType) -> Array:
    """A number, ready to compute; RuntimeError if `dtype` cannot hold it."""
    checked_number(value, dtype)
    return number_array(value, opmath_type(dtype))


def store(out: Tensor, function: Callable[..., Any], *operands: Array) -> None:
    """Write the function of the operands, which broadcast to the shape of `out`."""
    target = out.array
    with quiet():
        if isinstance(function, np.ufunc) and all(
            array.dtype == target.dtype for array in operands
        ):
            function(*operands, out=target)
        else:
            write(out, function(*operands))


def typed_unary_kernel(
    name: str, function: Callable[[Array], Array], supported: frozenset[DType]
) -> Callable[[Tensor, Tensor], None]:
    """The kernel of a function of one array. `name` is for messages."""

    def kernel(self: Tensor, out: Tensor) -> None:
        require_dtype(name, out.dtype, supported)
        store(out, function, compute_operand(self, out.dtype))

    return kernel


def typed_binary_kernel(
    name: str,
    function: Callable[[Array, Array], Array],
    supported: frozenset[DType],
    second: Operand = compute_operand,
) -> Callable[[Tensor, Tensor, Tensor], None]:
    """The kernel of a function of two arrays of the common type; how the second is read."""

    def kernel(self: Tensor, other: Tensor, out: Tensor) -> None:
        dtype = out.dtype
        require_dtype(name, dtype, supported)
        store(out, function, rounded_operand(self, dtype), second(other, dtype))

    return kernel
