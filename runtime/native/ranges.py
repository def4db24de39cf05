"""Evenly spaced numbers: ``arange`` with a given step, ``linspace`` with a given length."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from typing import Final

import numpy as np

from ..device import Device
from ..dtypes import (
    DType,
    Number,
    bool_,
    can_cast,
    float32,
    float64,
    get_default_complex_dtype,
    get_default_dtype,
    int64,
)
from ..locations import user_stacklevel
from ..ops import ops
from ..options import Layout
from ..storage import Array
from ..tensor import TensorBase as Tensor
from ..tensor import resize_storage
from .factories import check_written_once, empty_to_resize
from .support import check, checked_number, opmath_type, write

_INT64_LIMIT: Final = 2**63


# arange


def arange(
    end: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return arange_start_step(0, end, 1, dtype, layout, device, pin_memory)


def arange_start(
    start: Number,
    end: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return arange_start_step(start, end, 1, dtype, layout, device, pin_memory)


def arange_start_step(
    start: Number,
    end: Number,
    step: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """Numbers from `start` to before `end`: int64 if all three are integers."""
    if dtype is None:
        integral = all(isinstance(bound, int) for bound in (start, end, step))
        dtype = int64 if integral else get_default_dtype()
    # Resizing a tensor that has no elements does not warn.
    result = empty_to_resize(dtype, layout, device, pin_memory)
    ops.aten.arange.start_out(start, end, step, out=result)
    return result


def arange_out(end: Number, out: Tensor) -> Tensor:
    ops.aten.arange.start_out(0, end, 1, out=out)
    return out


def arange_out_start_out(
    start: Number, end: Number, step: Number, out: Tensor
) -> Tensor:
    length = _arange_length(start, end, step, out.dtype)
    if not out.is_meta:
        _check_arange_dtype(out.dtype)
        _check_arange_bounds((start, end, step), out.dtype)
    if out.numel() != length:
        if out.numel():
            warnings.warn(
                f"an output of shape {list(out.shape)} was resized to the {length} elements "
                "of the range; reuse it only after resize_(0)",
                UserWarning,
                stacklevel=user_stacklevel(),
            )
        resize_storage(out, (length,))
    if not out.is_meta:
        check_written_once(out)
        write(out, _arange_values(start, step, length, out.dtype).reshape(out.shape))
    return out


def _check_arange_dtype(dtype: DType) -> None:
    if dtype is bool_ or dtype.is_complex:
        raise NotImplementedError(f"arange is not implemented for {dtype}")


def _check_arange_bounds(bounds: Sequence[Number], dtype: DType) -> None:
    """RuntimeError for a number that the type in which the range is computed cannot hold."""
    # Of the floating types only those of 16 bits are not computed in float64.
    floating = float64 if opmath_type(dtype) is dtype else float32
    compute = int64 if dtype.is_integral else floating
    for bound in bounds:
        checked_number(bound, compute)


def _real(value: Number) -> int | float:
    if isinstance(value, complex):
        raise RuntimeError(f"the bounds of a range are real, but got {value}")
    return value


def _arange_length(start: Number, end: Number, step: Number, dtype: DType) -> int:
    """How many numbers there are; the exception says what is wrong with the bounds.

    For int64 the bounds are truncated first, for all other types they are floats.
    """
    first, last, by = _real(start), _real(end), _real(step)
    check(by > 0 or by < 0, "step must be nonzero")
    check(
        math.isfinite(first) and math.isfinite(last),
        f"unsupported range: {first} -> {last}",
    )
    check(
        (last >= first) if by > 0 else (last <= first),
        "upper bound and lower bound inconsistent with step sign",
    )
    if dtype is int64:
        first, last, by = [int(checked_number(x, int64)) for x in (first, last, by)]
        # Only int64 minds a step that the conversion makes 0.
        if by == 0:
            raise ValueError("step must be nonzero, but is 0 as int64")
        length = -((first - last) // by)
    else:
        length = math.ceil((float(last) - float(first)) / float(by))
    check(length < _INT64_LIMIT, "invalid size, possible overflow?")
    return length


def _arange_values(start: Number, step: Number, length: int, dtype: DType) -> Array:
    first, by = _real(start), _real(step)
    if dtype.is_integral:
        # Wraps around in int64 and then in the narrower type, as in C++.
        return np.arange(length, dtype=np.int64) * np.int64(by) + np.int64(first)
    return float(first) + np.arange(length, dtype=np.float64) * float(by)


# linspace


def linspace(
    start: Number | Tensor,
    end: Number | Tensor,
    steps: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """`steps` evenly spaced numbers, both ends included. Tensors must be 0-dimensional."""
    check(steps >= 0, "number of steps must be non-negative")
    _check_linspace_bounds(start, end)
    result = empty_to_resize(
        _linspace_dtype(start, end, dtype), layout, device, pin_memory
    )
    if isinstance(start, Tensor):
        if isinstance(end, Tensor):
            ops.aten.linspace.Tensor_Tensor_out(start, end, steps, out=result)
        else:
            ops.aten.linspace.Tensor_Scalar_out(start, end, steps, out=result)
    elif isinstance(end, Tensor):
        ops.aten.linspace.Scalar_Tensor_out(start, end, steps, out=result)
    else:
        ops.aten.linspace.out(start, end, steps, out=result)
    return result


def _is_complex(value: Number | Tensor) -> bool:
    if isinstance(value, Tensor):
        return value.dtype.is_complex
    return isinstance(value, complex)


def _linspace_dtype(
    start: Number | Tensor, end: Number | Tensor, dtype: DType | None
) -> DType:
    if not (_is_complex(start) or _is_complex(end)):
        return get_default_dtype() if dtype is None else dtype
    inferred = get_default_complex_dtype()
    if dtype is None:
        return inferred
    check(
        can_cast(inferred, dtype),
        f"linspace(): inferred dtype {inferred} can't be safely cast to passed dtype {dtype}",
    )
    return dtype


def _check_linspace_bounds(start: Number | Tensor, end: Number | Tensor) -> None:
    for name, bound in (("start", start), ("end", end)):
        if isinstance(bound, Tensor):
            check(
                bound.ndim == 0,
                "linspace only supports 0-dimensional start and end tensors, but got "
                f"{name} with {bound.ndim} dimension(s).",
            )


def _number_of(bound: Number | Tensor) -> Number:
    if isinstance(bound, Tensor):
        value: Number = ops.aten.item.default(bound)
        return value
    return bound


def _linspace_tensor_out(
    start: Number | Tensor, end: Number | Tensor, steps: int, out: Tensor
) -> Tensor:
    """The out variants with tensors: their values are read, unless nothing will be."""
    _check_linspace_bounds(start, end)
    if out.is_meta:
        start, end = 0, 0
    ops.aten.linspace.out(_number_of(start), _number_of(end), steps, out=out)
    return out


def linspace_out_Tensor_Tensor_out(
    start: Tensor, end: Tensor, steps: int, out: Tensor
) -> Tensor:
    return _linspace_tensor_out(start, end, steps, out)


def linspace_out_Tensor_Scalar_out(
    start: Tensor, end: Number, steps: int, out: Tensor
) -> Tensor:
    return _linspace_tensor_out(start, end, steps, out)


def linspace_out_Scalar_Tensor_out(
    start: Number, end: Tensor, steps: int, out: Tensor
) -> Tensor:
    return _linspace_tensor_out(start, end, steps, out)


def linspace_out(start: Number, end: Number, steps: int, out: Tensor) -> Tensor:
    check(steps >= 0, "number of steps must be non-negative")
    if out.numel() != steps:
        resize_storage(out, (steps,))
    if out.is_meta or steps == 0:
        return out
    check_written_once(out)
    if out.dtype is bool_ and steps > 1:
        raise NotImplementedError(f"linspace is not implemented for {out.dtype}")
    first = checked_number(start, out.dtype)
    last = checked_number(end, out.dtype) if steps > 1 else first
    write(out, _linspace_values(first, last, steps, out.dtype).reshape(out.shape))
    return out


def _linspace_values(first: Array, last: Array, steps: int, dtype: DType) -> Array:
    """Steps counted from the nearer end, so that both ends are exact."""
    if steps == 1:
        return first.reshape(1)
    work = dtype.numpy
    counted = work
    if dtype.is_integral:
        # C++ rounds once, after multiplying and adding, and only then drops the fraction:
        # rounding the product first could lift a value to the next integer.
        work, counted = np.dtype(np.float64), np.dtype(np.longdouble)
    low: Array = first.astype(work)
    high: Array = last.astype(work)
    index: Array = np.arange(steps)
    with np.errstate(all="ignore"):
        step: Array = ((high - low) / np.asarray(steps - 1).astype(work)).astype(
            counted
        )
        from_low = low + step * index.astype(counted)
        from_high = high - step * (steps - 1 - index).astype(counted)
    values: Array = np.where(index < steps // 2, from_low, from_high)
    return values.astype(work)
