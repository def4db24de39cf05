"""Tensors that are empty or filled with one value.

Only ``empty`` and ``empty_strided`` have kernels of their own; all others are composites
of them and of ``fill_``, ``zero_`` and ``resize_``, so that a backend that registers
these has the factories too (``ATen/native/TensorFactories.cpp``). Which device's kernel
makes the tensor is decided before any of these run, from the `device` argument.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..device import CPU, META, Device
from ..dtypes import DType, Number, dtype_of_number, get_default_dtype
from ..ops import ops
from ..options import Layout, MemoryFormat, contiguous_format, preserve_format
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor, overlaps_itself
from .support import check, format_strides, preserved_strides


def check_strided(layout: Layout | None) -> None:
    """RuntimeError for a layout other than strided."""
    if layout is not None and layout is not Layout.strided:
        raise RuntimeError(
            f"tensors of layout {layout} are not implemented, only strided ones"
        )


def check_written_once(out: Tensor) -> None:
    """RuntimeError if an element of `out` shows in several places, as after ``expand``."""
    if overlaps_itself(out):
        raise RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers "
            "to a single memory location; clone() it first"
        )


def _check_not_pinned(pin_memory: bool | None) -> None:
    if pin_memory:
        raise RuntimeError(
            "pin_memory=True needs a device that reads host memory, and there is none here"
        )


# Empty tensors.


def _new_strides(
    size: Sequence[int], memory_format: MemoryFormat | None
) -> tuple[int, ...] | None:
    """The strides that a memory format asks for; None for row-major ones."""
    if memory_format is None or memory_format is contiguous_format:
        return None
    check(
        memory_format is not preserve_format,
        "preserve_format needs a tensor whose strides to keep; use empty_like",
    )
    return format_strides(tuple(size), memory_format)


def empty_cpu(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    check_strided(layout)
    _check_not_pinned(pin_memory)
    return empty_tensor(size, dtype, CPU, _new_strides(size, memory_format))


def empty_meta(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    check_strided(layout)
    return empty_tensor(size, dtype, META, _new_strides(size, memory_format))


def empty_out(
    size: Sequence[int], memory_format: MemoryFormat | None, out: Tensor
) -> Tensor:
    check(
        memory_format is None,
        "'memory_format' argument is incompatible with 'out' tensor argument",
    )
    return resized(out, size)


def _check_strides(size: Sequence[int], stride: Sequence[int]) -> None:
    if len(size) != len(stride):
        raise RuntimeError(
            f"dimensionality of sizes ({len(size)}) must match dimensionality of strides "
            f"({len(stride)})"
        )
    if min(stride, default=0) < 0:
        raise RuntimeError(f"negative strides in {list(stride)}")


def empty_strided_cpu(
    size: Sequence[int],
    stride: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    check_strided(layout)
    _check_not_pinned(pin_memory)
    _check_strides(size, stride)
    return empty_tensor(size, dtype, CPU, stride)


def empty_strided_meta(
    size: Sequence[int],
    stride: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    check_strided(layout)
    _check_strides(size, stride)
    return empty_tensor(size, dtype, META, stride)


def empty_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """A tensor of the same shape; by default its strides follow those of `self`."""
    options = _options_like(self, dtype, layout, device, pin_memory)
    result: Tensor
    if memory_format in (None, preserve_format):
        strides = preserved_strides(self)
        result = ops.aten.empty_strided.default(self.shape, strides, **options)
        return result
    result = ops.aten.empty.memory_format(
        self.shape, **options, memory_format=memory_format
    )
    return result


# What the composites share.


def factory_options(
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> dict[str, Any]:
    """The four options as keyword arguments."""
    return {
        "dtype": dtype,
        "layout": layout,
        "device": device,
        "pin_memory": pin_memory,
    }


def _options_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> dict[str, Any]:
    """The four options, those of `self` where they are not given."""
    return factory_options(
        self.dtype if dtype is None else dtype,
        self.layout if layout is None else layout,
        self.device if device is None else device,
        pin_memory,
    )


def empty_to_resize(
    dtype: DType,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """A tensor of no elements, which the out variant then resizes."""
    options = factory_options(dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.empty.memory_format((0,), **options)
    return result


def resized(out: Tensor, size: Sequence[int]) -> Tensor:
    """`out` after ``resize_``, which does not warn, through the dispatcher."""
    ops.aten.resize_.default(out, size)
    return out


def _filled(tensor: Tensor, value: Number) -> Tensor:
    ops.aten.fill_.Scalar(tensor, value)
    return tensor


def _zeroed(tensor: Tensor) -> Tensor:
    ops.aten.zero_.default(tensor)
    return tensor


# One value everywhere.


def zeros(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    options = factory_options(dtype, layout, device, pin_memory)
    return _zeroed(ops.aten.empty.memory_format(size, **options))


def zeros_out(size: Sequence[int], out: Tensor) -> Tensor:
    return _zeroed(resized(out, size))


def zeros_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _zeroed(_empty_like(self, dtype, layout, device, pin_memory, memory_format))


def ones(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    # The dtype is named, since full would make it int64 after the value 1.
    resolved = get_default_dtype() if dtype is None else dtype
    return full(size, 1, resolved, layout, device, pin_memory)


def ones_out(size: Sequence[int], out: Tensor) -> Tensor:
    return full_out(size, 1, out)


def ones_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return full_like(self, 1, dtype, layout, device, pin_memory, memory_format)


def full(
    size: Sequence[int],
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """A tensor filled with a number, by default of the dtype of the number."""
    check_strided(layout)
    resolved = dtype_of_number(fill_value) if dtype is None else dtype
    options = factory_options(resolved, layout, device, pin_memory)
    return _filled(ops.aten.empty.memory_format(size, **options), fill_value)


def full_out(size: Sequence[int], fill_value: Number, out: Tensor) -> Tensor:
    return _filled(resized(out, size), fill_value)


def full_like(
    self: Tensor,
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    result = _empty_like(self, dtype, layout, device, pin_memory, memory_format)
    return _filled(result, fill_value)


def _empty_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    options = factory_options(dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.empty_like.default(
        self, **options, memory_format=memory_format
    )
    return result


def scalar_tensor(
    s: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """A 0-dimensional tensor, of the default dtype whatever the number is."""
    options = factory_options(dtype, layout, device, pin_memory)
    return _filled(ops.aten.empty.memory_format((), **options), s)


# The same, on the device and of the dtype of a tensor.


def new_empty(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    options = _options_like(self, dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.empty.memory_format(size, **options)
    return result


def new_zeros(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return _zeroed(new_empty(self, size, dtype, layout, device, pin_memory))


def new_ones(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return new_full(self, size, 1, dtype, layout, device, pin_memory)


def new_full(
    self: Tensor,
    size: Sequence[int],
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    options = _options_like(self, dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.full.default(size, fill_value, **options)
    return result
