"""Layouts, memory formats, and the four options that factory operators share."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from .device import CPU, Device
from .dtypes import DType, get_default_dtype


class Layout(enum.IntEnum):
    """How a tensor stores its elements; the numbers are C10's (``c10/core/Layout.h``).

    Tensors here are always strided; the others exist because schemas name them.
    """

    strided = 0
    sparse_coo = 1
    sparse_csr = 2
    mkldnn = 3
    sparse_csc = 4
    sparse_bsr = 5
    sparse_bsc = 6
    jagged = 7

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__


class MemoryFormat(enum.IntEnum):
    """The order of strides that an operator is asked for (``c10/core/MemoryFormat.h``)."""

    contiguous_format = 0
    preserve_format = 1
    channels_last = 2
    channels_last_3d = 3

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__


strided = Layout.strided
contiguous_format = MemoryFormat.contiguous_format
preserve_format = MemoryFormat.preserve_format
channels_last = MemoryFormat.channels_last
channels_last_3d = MemoryFormat.channels_last_3d


@dataclass(frozen=True, slots=True)
class TensorOptions:
    """dtype, layout, device and pin_memory as a factory operator gets them; None is unset."""

    dtype: DType | None = None
    layout: Layout | None = None
    device: Device | None = None
    pin_memory: bool | None = None

    def merge(self, other: TensorOptions) -> TensorOptions:
        """These options, replaced by `other` wherever it sets one."""
        return replace(
            self,
            dtype=self.dtype if other.dtype is None else other.dtype,
            layout=self.layout if other.layout is None else other.layout,
            device=self.device if other.device is None else other.device,
            pin_memory=(
                self.pin_memory if other.pin_memory is None else other.pin_memory
            ),
        )

    @property
    def resolved_dtype(self) -> DType:
        """The dtype, or the default one."""
        return get_default_dtype() if self.dtype is None else self.dtype

    @property
    def resolved_device(self) -> Device:
        """The device, or the CPU."""
        return CPU if self.device is None else self.device
