"""max_pool2d and avg_pool2d: one number for each window of an image."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ..dtypes import DType, int64
from ..ops import ops
from ..storage import Array
from ..structured import Precomputed, TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import (
    BOOL_AND_COMPLEX,
    channel_strides,
    computable,
    reject,
)
from .support import check, quiet, write

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Windows:
    """How windows lie along one dimension of an image."""

    size: int
    kernel: int
    stride: int
    padding: int
    dilation: int

    @property
    def extent(self) -> int:
        """From the first element of a window to its last."""
        return self.dilation * (self.kernel - 1) + 1

    def count(self, ceil_mode: bool) -> int:
        """The number of windows; with `ceil_mode` the last one may reach beyond the end."""
        room = self.size + 2 * self.padding - self.extent
        if not ceil_mode:
            return room // self.stride + 1
        count = -(-room // self.stride) + 1
        # The last window has to start inside the image or its left padding.
        if (count - 1) * self.stride >= self.size + self.padding:
            count -= 1
        return count

    def pads(self, count: int) -> Pair:
        """The padding before and after that makes room for all windows."""
        needed = (count - 1) * self.stride + self.extent
        return self.padding, max(0, needed - self.size - self.padding)

    def first_places(self, count: int) -> Array:
        """The first position of each window that is not in the padding before."""
        starts = np.arange(count) * self.stride - self.padding
        return np.where(starts < 0, starts % self.dilation, starts)


def _pair(name: str, role: str, values: Sequence[int]) -> Pair:
    check(
        len(values) in (1, 2),
        f"{name}: {role} must be one int or two, not {list(values)}",
    )
    return values[0], values[-1]


def _windows(
    name: str,
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
) -> tuple[_Windows, _Windows]:
    """The windows along the height and along the width, checked."""
    kernel = _pair(name, "kernel_size", kernel_size)
    step = _pair(name, "stride", stride) if stride else kernel
    pad = _pair(name, "padding", padding)
    spread = _pair(name, "dilation", dilation)
    check(min(kernel) > 0, f"{name}: kernel_size must be positive, not {kernel}")
    check(min(step) > 0, f"{name}: stride must be positive, not {step}")
    check(min(spread) > 0, f"{name}: dilation must be positive, not {spread}")
    check(min(pad) >= 0, f"{name}: padding must not be negative, not {pad}")
    check(
        self.ndim in (3, 4) and 0 not in self.shape[-3:],
        f"{name}: expected an image of 3 dimensions, or 4 with a batch, of which only the "
        f"batch may be empty, not shape {list(self.shape)}",
    )
    height, width = [
        _Windows(self.shape[i - 2], kernel[i], step[i], pad[i], spread[i])
        for i in (0, 1)
    ]
    check(
        all(2 * p <= k for p, k in zip(pad, kernel, strict=True)),
        f"{name}: padding {pad} is more than half of the kernel {kernel}",
    )
    return height, width


def _pooled_meta(
    name: str, self: Tensor, windows: Sequence[_Windows], ceil_mode: bool, dtype: DType
) -> TensorMeta:
    counts = tuple([each.count(ceil_mode) for each in windows])
    check(
        min(counts) >= 1,
        f"{name}: for an input of shape {list(self.shape)} the result would have the "
        f"sizes {list(counts)}",
    )
    shape = self.shape[:-2] + counts
    return TensorMeta(shape, dtype, self.device, channel_strides(shape, self))


def _gather(
    array: Array, windows: Sequence[_Windows], counts: Pair, fill: Any
) -> Array:
    """The windows of padded images: (..., rows, columns, kernel height, kernel width)."""
    pads = [each.pads(n) for each, n in zip(windows, counts, strict=True)]
    whole = [(0, 0)] * (array.ndim - 2) + pads
    if any(map(any, pads)):
        array = np.pad(array, whole, constant_values=fill)
    extents = (windows[0].extent, windows[1].extent)
    found = sliding_window_view(array, extents, axis=(-2, -1))
    height, width = windows
    found = found[
        ...,
        :: height.stride,
        :: width.stride,
        :: height.dilation,
        :: width.dilation,
    ]
    return found[..., : counts[0], : counts[1], :, :]


# max_pool2d


def max_pool2d(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> Any:
    pooled, _ = ops.aten.max_pool2d_with_indices.default(
        self, kernel_size, stride, padding, dilation, ceil_mode
    )
    return pooled


def meta_max_pool2d_with_indices(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> tuple[TensorMeta, TensorMeta]:
    windows = _windows("max_pool2d", self, kernel_size, stride, padding, dilation)
    return (
        _pooled_meta("max_pool2d", self, windows, ceil_mode, self.dtype),
        _pooled_meta("max_pool2d", self, windows, ceil_mode, int64),
    )


def _least(dtype: np.dtype[Any]) -> Any:
    return -np.inf if dtype.kind == "f" else np.iinfo(dtype).min


def _largest_in_windows(
    values: Array, places: Array, first_places: Array
) -> tuple[Array, Array]:
    """The largest value of each window and its place in the image.

    The last dimension holds the elements of a window; `places` has their places in one
    image, -1 outside. Of equal values the first one counts, but of NaNs the last. A
    window of nothing but the least value has its first place.
    """
    chosen = values.argmax(axis=-1)
    if values.dtype.kind == "f":
        is_nan = np.isnan(values)
        last_nan = values.shape[-1] - 1 - is_nan[..., ::-1].argmax(axis=-1)
        chosen = np.where(is_nan.any(axis=-1), last_nan, chosen)
    chosen = chosen[..., None]
    largest = np.take_along_axis(values, chosen, -1)[..., 0]
    everywhere = np.broadcast_to(places, values.shape)
    found = np.take_along_axis(everywhere, chosen, -1)[..., 0]
    return largest, np.where(found < 0, first_places, found)


def max_pool2d_with_indices_out_cpu(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
    out: Tensor,
    indices: Tensor,
) -> None:
    reject("max_pool2d", self.dtype, BOOL_AND_COMPLEX)
    windows = _windows("max_pool2d", self, kernel_size, stride, padding, dilation)
    counts = (out.shape[-2], out.shape[-1])
    source = computable(self)
    values = _gather(source, windows, counts, _least(source.dtype))
    image = source.shape[-2:]
    count = windows[0].kernel * windows[1].kernel
    places = _gather(np.arange(image[0] * image[1]).reshape(image), windows, counts, -1)
    rows, columns = [
        each.first_places(n) for each, n in zip(windows, counts, strict=True)
    ]
    largest, found = _largest_in_windows(
        values.reshape((*values.shape[:-2], count)),
        places.reshape((*counts, count)),
        rows[:, None] * image[1] + columns,
    )
    write(out, largest)
    write(indices, found)


# avg_pool2d


def meta_avg_pool2d(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Precomputed:
    check(divisor_override != 0, "avg_pool2d: divisor_override must not be zero")
    windows = _windows("avg_pool2d", self, kernel_size, stride, padding, [1])
    meta = _pooled_meta("avg_pool2d", self, windows, ceil_mode, self.dtype)
    height, width = windows
    values = (
        height.kernel,
        width.kernel,
        height.stride,
        width.stride,
        height.padding,
        width.padding,
    )
    return Precomputed(meta, values)


def _divisors(windows: _Windows, count: int, count_include_pad: bool) -> Array:
    """How many elements of each window count, along one dimension."""
    start = np.arange(count) * windows.stride - windows.padding
    end = np.minimum(start + windows.kernel, windows.size + windows.padding)
    if not count_include_pad:
        start, end = np.maximum(start, 0), np.minimum(end, windows.size)
    return end - start


def avg_pool2d_out_cpu(
    self: Tensor,
    kH: int,
    kW: int,
    dH: int,
    dW: int,
    padH: int,
    padW: int,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
    out: Tensor,
) -> None:
    reject("avg_pool2d", self.dtype, BOOL_AND_COMPLEX)
    if self.dtype.is_integral and self.dtype is not int64:
        raise NotImplementedError(
            f"avg_pool2d is not implemented on the CPU for {self.dtype}"
        )
    height = _Windows(self.shape[-2], kH, dH, padH, 1)
    width = _Windows(self.shape[-1], kW, dW, padW, 1)
    counts = (out.shape[-2], out.shape[-1])
    with quiet():
        values = _gather(computable(self), (height, width), counts, 0)
        summed = values.sum(axis=(-2, -1), dtype=values.dtype)
        divisor: Any = divisor_override
        if divisor is None:
            rows = _divisors(height, counts[0], count_include_pad)
            columns = _divisors(width, counts[1], count_include_pad)
            divisor = rows[:, None] * columns
        if self.dtype is int64:
            # Integer division in C++ rounds towards zero.
            quotient = np.abs(summed) // np.abs(divisor)
            write(out, quotient * np.sign(summed) * np.sign(divisor))
        else:
            write(out, summed / np.asarray(divisor, summed.dtype))
