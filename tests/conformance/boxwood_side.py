"""Boxwood, as `operator_outcomes.Side` wants a library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from sample_arrays import Placed
from samples import Named

import generated
from runtime.device import CPU, Device
from runtime.dtypes import DTYPES_BY_NAME
from runtime.errors import DispatchError
from runtime.options import Layout, MemoryFormat
from runtime.tensor import (
    Geometry,
    TensorBase,
    empty_tensor,
    storage_of,
    tensor_from_array,
)


class BoxwoodSide:
    """Boxwood on one device."""

    def __init__(self, device: Device = CPU) -> None:
        self.device = device

    def operator(self, name: str) -> Callable[..., Any]:
        """The handle of an operator."""
        base, _, overload = name.partition(".")
        return getattr(getattr(generated.ops.aten, base), overload or "default")

    def tensor(self, placed: Placed) -> Any:
        """A tensor on a copy of the buffer; on the meta device, on as much of nothing."""
        if self.device.type == "meta":
            dtype = DTYPES_BY_NAME[placed.dtype]
            base = empty_tensor(placed.buffer.shape, dtype, self.device)
        else:
            base = tensor_from_array(placed.buffer.copy(), self.device)
        # The caller's own tensor: to autograd it is no view, as that of alias_with would be.
        look = Geometry(placed.shape, placed.strides, placed.offset, base.dtype)
        return base._placed(look)

    def named(self, value: Named) -> Any:
        """A dtype, layout, memory format or device."""
        match value.kind:
            case "dtype":
                return DTYPES_BY_NAME[value.name]
            case "layout":
                return Layout[value.name]
            case "memory_format":
                return MemoryFormat[value.name]
            case "device":
                return self.device if value.name == "cpu" else Device(value.name)

    def is_tensor(self, value: Any) -> bool:
        """Whether this is a tensor."""
        return isinstance(value, TensorBase)

    def look(
        self, tensor: TensorBase
    ) -> tuple[str, tuple[int, ...], tuple[int, ...], int, str]:
        """Name of the dtype, shape, strides, storage offset, device."""
        return (
            tensor.dtype.name,
            tensor.shape,
            tensor.strides,
            tensor.storage_offset(),
            str(tensor.device),
        )

    def values(self, tensor: TensorBase) -> np.ndarray[Any, Any] | None:
        """A copy of the elements."""
        return None if tensor.is_meta else tensor.array.copy()

    def storage(self, tensor: TensorBase) -> int:
        """The identity of the storage, which lives as long as the tensor."""
        return id(storage_of(tensor))

    def written_warnings(self) -> list[str]:
        """None: all warnings go through Python."""
        return []

    def is_missing(self, error: Exception) -> bool:
        """Whether there was no kernel to call."""
        return isinstance(error, DispatchError)
