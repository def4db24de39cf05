"""What results look like: common dtype, device, shape and strides of operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..device import CPU, Device
from ..dtypes import (
    Category,
    DType,
    Number,
    bool_,
    from_numpy_dtype,
    get_default_dtype,
    int64,
    result_type,
)
from ..errors import DeviceError
from ..structured import TensorMeta
from ..tensor import TensorBase
from .support_shapes import (
    broadcast_shapes,
    check,
    elementwise_strides,
    reduced_shape,
    wrap_dims,
)

Operand = TensorBase | Number


def common_device(*operands: Any) -> Device:
    """The device of the tensors among the operands.

    A 0-dimensional CPU tensor goes with any device. DeviceError if two others differ.
    """
    found: Device | None = None
    has_dimensions = False
    for operand in operands:
        if not isinstance(operand, TensorBase):
            continue
        device = operand._device
        if found is None or found == device:
            found = device
            has_dimensions |= operand.ndim > 0
        elif found == CPU and not has_dimensions:
            found, has_dimensions = device, operand.ndim > 0
        else:
            check(
                device == CPU and operand.ndim == 0,
                f"the tensors are on two devices, {found} and {device}",
                DeviceError,
            )
    return CPU if found is None else found


def float_type(dtype: DType) -> DType:
    """The dtype itself, or the default dtype if it is integral or bool."""
    return get_default_dtype() if dtype.category <= Category.INTEGRAL else dtype


def sum_type(dtype: DType, wanted: DType | None = None) -> DType:
    """The dtype in which sums and products come: int64 for integers and bool."""
    if wanted is not None:
        return wanted
    return int64 if dtype.category <= Category.INTEGRAL else dtype


def elementwise_meta(*operands: Operand, dtype: DType | None = None) -> TensorMeta:
    """The result of an elementwise operator; `dtype` is by default the common one.

    Operands are tensors and Python numbers, with at least one tensor among them.
    """
    tensors = [operand for operand in operands if isinstance(operand, TensorBase)]
    if len(tensors) == len(operands):
        alike = _meta_of_alike(tensors, dtype)
        if alike is not None:
            return alike
    if dtype is None:
        dtype = result_type(*operands)
    device = common_device(*tensors)
    shape = tensors[0].shape
    if all(t.shape == shape and t.is_contiguous() for t in tensors):
        return TensorMeta(shape, dtype, device)
    shape = broadcast_shapes(*[t.shape for t in tensors])
    strides = elementwise_strides(shape, [(t.shape, t.strides) for t in tensors])
    return TensorMeta(shape, dtype, device, strides)


def _meta_of_alike(tensors: list[TensorBase], dtype: DType | None) -> TensorMeta | None:
    """The result for row-major tensors of one shape, dtype and device: the frequent case."""
    first = tensors[0]
    array = first._array
    if array is None or not array.flags.c_contiguous or first._flags:
        return None
    shape, device = array.shape, first._device
    for t in tensors[1:]:
        other = t._array
        if (
            other is None
            or other.shape != shape
            or other.dtype != array.dtype
            or not other.flags.c_contiguous
            or t._device is not device
            or t._flags
        ):
            return None
    if dtype is None:
        dtype = from_numpy_dtype(array.dtype)
    return TensorMeta(shape, dtype, device)


def unary_meta(self: TensorBase) -> TensorMeta:
    """The result has the dtype of the input."""
    return elementwise_meta(self, dtype=self.dtype)


def unary_float_meta(self: TensorBase) -> TensorMeta:
    """The result has the dtype of the input, or the default one for integers and bool."""
    return elementwise_meta(self, dtype=float_type(result_type(self)))


def unary_bool_meta(self: TensorBase) -> TensorMeta:
    """The result is a bool for each element."""
    return elementwise_meta(self, dtype=bool_)


def binary_meta(self: Operand, other: Operand) -> TensorMeta:
    """The result has the common dtype."""
    return elementwise_meta(self, other)


def binary_float_meta(self: Operand, other: Operand) -> TensorMeta:
    """The result has the common dtype, or the default one for integers and bool."""
    return elementwise_meta(self, other, dtype=float_type(result_type(self, other)))


def comparison_meta(self: Operand, other: Operand) -> TensorMeta:
    """The result is a bool for each pair of elements."""
    return elementwise_meta(self, other, dtype=bool_)


def reduction_meta(
    self: TensorBase,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    dtype: DType | None = None,
) -> TensorMeta:
    """The result of a reduction, row-major; `dtype` is by default that of self.

    No dimensions means all of them.
    """
    dims = wrap_dims(dim, self.ndim)
    shape = reduced_shape(self.shape, dims, keepdim)
    return TensorMeta(shape, self.dtype if dtype is None else dtype, self.device)


def check_alpha(dtype: DType, alpha: Number) -> None:
    """RuntimeError if `alpha` cannot scale an operand of this common dtype.

    A bool scales only bools, a float no integers, a complex number no real numbers.
    """
    check(
        not isinstance(alpha, bool) or dtype is bool_,
        f"a bool alpha needs a bool result, not {dtype}",
    )
    check(
        dtype.category >= Category.FLOATING or isinstance(alpha, int),
        f"alpha is {alpha!r}, which cannot scale a result of dtype {dtype}",
    )
    check(
        dtype.is_complex or not isinstance(alpha, complex),
        f"alpha is {alpha!r}, which cannot scale a result of dtype {dtype}",
    )
