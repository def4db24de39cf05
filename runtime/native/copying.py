"""Copies: copy_, clone, contiguous, to and what they are made of.

All but ``copy_`` decide where the copy lies and in what dtype, make an empty tensor
there, and leave the elements to ``copy_`` (``ATen/native/TensorConversions.cpp``).
"""

from __future__ import annotations

from typing import Any

from ..device import Device
from ..dtypes import DType
from ..errors import NoValuesError
from ..ops import ops
from ..options import (
    Layout,
    MemoryFormat,
    contiguous_format,
    preserve_format,
    strided,
)
from ..tensor import TensorBase as Tensor
from ..tensor import copy_data, overlaps_itself, storage_of
from .movement_support import (
    refuse_overlap,
    refuse_shared_elements,
    require_broadcast,
    suggested_memory_format,
)
from .support import check, preserved_strides

# copy_ and copy


def copy_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Write the elements of `src`, broadcast and converted, over those of `self`.

    RuntimeError if the shapes do not fit or the tensors share memory in another way
    than element by element. NotImplementedError out of the meta device.
    """
    if src is self:
        return self
    require_broadcast("copy_", self, src)
    if self._array is None:
        return self
    if src._array is None:
        raise NoValuesError(
            f"a tensor on device {src.device} has no data to copy", "copy_"
        )
    refuse_shared_elements("copy_", self)
    refuse_overlap("copy_", self, src, allow_same=True)
    copy_data(self, src)
    return self


def copy(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """What `self` would be after ``copy_``, in a storage laid out like that of `self`.

    The elements of the storage that `self` does not show are copied as well, so that
    the strides and the offset of the result are those of `self`.
    """
    if overlaps_itself(self):
        result = ops.aten.clone.default(self)
    else:
        length = storage_of(self).nbytes // self.itemsize
        whole = ops.aten.as_strided.default(self, [length], [1], 0)
        result = ops.aten.as_strided.default(
            ops.aten.clone.default(whole),
            self.shape,
            self.strides,
            self.storage_offset(),
        )
    copied: Tensor = ops.aten.copy_.default(result, src, non_blocking)
    return copied


# clone and contiguous


def clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """A copy; the strides stay if they are dense, and follow those of `self` if not."""
    result = ops.aten.empty_like.default(self, memory_format=memory_format)
    copied: Tensor = ops.aten.copy_.default(result, self)
    return copied


def contiguous(self: Tensor, memory_format: MemoryFormat) -> Tensor:
    """`self` itself if it lies so already, else a copy that does."""
    wanted = contiguous_format if memory_format is preserve_format else memory_format
    if self.is_contiguous(wanted):
        return self
    check(
        memory_format is not preserve_format,
        "contiguous() makes a copy in a certain order; preserve_format names none",
    )
    result: Tensor = ops.aten.clone.default(self, memory_format=memory_format)
    return result


# to


def _is_already(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    memory_format: MemoryFormat | None,
) -> bool:
    return (
        dtype in (None, self.dtype)
        and layout in (None, self.layout)
        and device in (None, self.device)
        and (
            memory_format in (None, preserve_format)
            or memory_format is suggested_memory_format(self)
        )
    )


def _to(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """`self` itself if nothing would change and no copy is asked for, else a copy."""
    if not copy and _is_already(self, dtype, layout, device, memory_format):
        return self
    result: Tensor = ops.aten._to_copy.default(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        non_blocking=non_blocking,
        memory_format=memory_format,
    )
    return result


def to_dtype_layout(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(self, dtype, layout, device, non_blocking, copy, memory_format)


def to_device(
    self: Tensor,
    device: Device,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(self, dtype, None, device, non_blocking, copy, memory_format)


def to_dtype(
    self: Tensor,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(self, dtype, None, None, non_blocking, copy, memory_format)


def to_other(
    self: Tensor,
    other: Tensor,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _to(
        self,
        other.dtype,
        other.layout,
        other.device,
        non_blocking,
        copy,
        memory_format,
    )


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """`self` with the dtype of `other`, on its device."""
    result: Tensor = ops.aten.to.other(self, other)
    return result


def _to_copy(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """A copy with another dtype, device or order; RuntimeError for another layout.

    Memory is never pinned here: there is no device that would read it.
    """
    check(
        layout in (None, self.layout),
        f"to() cannot convert the layout {self.layout} to {layout}",
    )
    options: dict[str, Any] = {
        "dtype": self.dtype if dtype is None else dtype,
        "layout": strided,
        "device": self.device if device is None else device,
    }
    if memory_format in (None, preserve_format):
        result = ops.aten.empty_strided.default(
            self.shape, preserved_strides(self), **options
        )
    else:
        result = ops.aten.empty.memory_format(
            self.shape, **options, memory_format=memory_format
        )
    copied: Tensor = ops.aten.copy_.default(result, self, non_blocking)
    return copied
