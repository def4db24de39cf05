"""Writing one value everywhere, changing the size, and reading one value."""

from __future__ import annotations

from collections.abc import Sequence

from ..dtypes import Number
from ..ops import ops
from ..options import MemoryFormat, preserve_format
from ..tensor import TensorBase as Tensor
from ..tensor import resize_storage, shares_memory
from .support import check, checked_number, format_strides

# fill and zero. Writing the same value twice does no harm: elements may coincide.


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """Write a number; RuntimeError if the dtype cannot hold it (not looked at on meta)."""
    if self._array is not None:
        self._array[...] = checked_number(value, self.dtype)
    return self


def fill__Tensor(self: Tensor, value: Tensor) -> Tensor:
    """Write the one element of `value`, converted as ``copy_`` does, without checks."""
    check(
        value.ndim == 0,
        f"fill_ takes a 0-dimensional tensor as value, not one of shape {list(value.shape)}",
    )
    if self._array is None:
        return self
    if shares_memory(self, value):
        value = ops.aten.clone.default(value)
    ops.aten.copy_.default(self, value)
    return self


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    result: Tensor = ops.aten.fill_.Scalar(ops.aten.empty_like.default(self), value)
    return result


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    result: Tensor = ops.aten.fill_.Tensor(ops.aten.empty_like.default(self), value)
    return result


def zero_(self: Tensor) -> Tensor:
    if self._array is not None:
        self._array[...] = 0
    return self


# resize_


def resize_(
    self: Tensor, size: Sequence[int], memory_format: MemoryFormat | None
) -> Tensor:
    """Give `self` another shape, and more storage if it needs it.

    The elements keep their places in the storage; new ones are undefined. The strides
    become those of the memory format; without one they stay if the shape does.
    RuntimeError for a negative size or a format that does not suit the shape.
    """
    shape = tuple(size)
    if memory_format is None:
        if shape != self.shape:
            resize_storage(self, shape)
        return self
    check(
        memory_format is not preserve_format,
        "resize_ gives new strides, for which preserve_format names no order",
    )
    resize_storage(self, shape, format_strides(shape, memory_format))
    return self


# One element as a Python number.


def _local_scalar_dense_cpu(self: Tensor) -> Number:
    """The first element as a Python number; RuntimeError if there is none."""
    check(self.numel() > 0, "_local_scalar_dense: the tensor has no elements")
    number = self.array.flat[0]
    if self.dtype.is_floating_point:
        return float(number)
    value: Number = number.item()
    return value


def item(self: Tensor) -> Number:
    """The only element as a Python number; RuntimeError unless there is exactly one."""
    count = self.numel()
    check(
        count == 1,
        f"a tensor of shape {list(self.shape)} has {count} elements, not one, "
        "and cannot become a number",
    )
    value: Number = ops.aten._local_scalar_dense.default(self)
    return value


def is_nonzero(self: Tensor) -> bool:
    """Whether the only element is not zero; RuntimeError unless there is exactly one."""
    count = self.numel()
    check(
        count == 1,
        f"a tensor of shape {list(self.shape)} has {count} elements; "
        "its truth value is ambiguous",
    )
    return bool(ops.aten.item.default(self) != 0)
