"""Text for tensors, laid out as PyTorch prints them (``torch/_tensor_str.py``).

Floats that are all whole print as ``1.``; others with four digits, or in scientific
form if they span too many orders of magnitude. Long dimensions show three entries at
each end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .dtypes import (
    bfloat16,
    bool_,
    float16,
    from_numpy_dtype,
    get_default_complex_dtype,
    get_default_dtype,
    int64,
)
from .storage import Array

if TYPE_CHECKING:
    from .tensor_base import TensorBase

_DIGITS: Final = 4
_THRESHOLD: Final = 1000
_EDGE_ITEMS: Final = 3
_LINE_WIDTH: Final = 80
_PREFIX: Final = "tensor("


def format_tensor(t: TensorBase) -> str:
    """``tensor(...)`` with what differs from the defaults after the values."""
    suffixes = []
    if t.device.type != "cpu":
        suffixes.append(f"device='{t.device}'")
    has_default_dtype = t.dtype in (
        get_default_dtype(),
        get_default_complex_dtype(),
        int64,
        bool_,
    )
    if t._array is None:
        suffixes.append(f"size={_shape_text(t.shape)}")
        if t.dtype is not get_default_dtype():
            suffixes.append(f"dtype={t.dtype}")
        body = "..."
    elif t._array.size == 0:
        if t.ndim != 1:
            suffixes.append(f"size={_shape_text(t.shape)}")
        if t.dtype is not get_default_dtype():
            suffixes.append(f"dtype={t.dtype}")
        body = "[]"
    else:
        if not has_default_dtype:
            suffixes.append(f"dtype={t.dtype}")
        body = _values_text(t._array)
    if t.requires_grad:
        suffixes.append("requires_grad=True")
    return _append_suffixes(_PREFIX + body, suffixes)


def _shape_text(shape: tuple[int, ...]) -> str:
    return repr(tuple(shape))


def _append_suffixes(text: str, suffixes: list[str]) -> str:
    last_line = len(text) - text.rfind("\n") - 1
    parts = [text]
    for suffix in suffixes:
        if last_line + len(suffix) + 2 > _LINE_WIDTH:
            parts.append(",\n" + " " * len(_PREFIX) + suffix)
            last_line = len(_PREFIX) + len(suffix)
        else:
            parts.append(", " + suffix)
            last_line += len(suffix) + 2
    return "".join(parts) + ")"


def _values_text(array: Array) -> str:
    if from_numpy_dtype(array.dtype) in (float16, bfloat16):
        # NumPy prints the 16-bit floats by rules of its own.
        array = array.astype(np.float32)
    shown = _shown_part(array)
    if array.dtype.kind == "c":
        write = _complex_writer(shown)
    elif array.dtype.kind == "f":
        write = _float_writer(shown)
    else:
        write = _padded(str, shown)
    return np.array2string(
        array,
        separator=", ",
        prefix=_PREFIX,
        threshold=_THRESHOLD,
        edgeitems=_EDGE_ITEMS,
        max_line_width=_LINE_WIDTH,
        formatter={"all": write},
    )


def _shown_part(array: Array) -> Array:
    """The elements that are printed: a summary leaves out the middle of long dimensions."""
    if array.size <= _THRESHOLD:
        return array.reshape(-1)
    for axis, size in enumerate(array.shape):
        if size > 2 * _EDGE_ITEMS:
            edges = [*range(_EDGE_ITEMS), *range(size - _EDGE_ITEMS, size)]
            array = array.take(edges, axis=axis)
    return array.reshape(-1)


def _padded(write: Any, values: Array) -> Any:
    """`write`, padded on the left to the widest of the values."""
    width = max((len(write(value)) for value in values), default=0)
    return lambda value: write(value).rjust(width)


def _float_style(values: Array) -> str:
    """The format specification for real values; "whole" if they need no digits."""
    finite = np.abs(values[np.isfinite(values) & (values != 0)].astype(np.float64))
    if not finite.size:
        return "whole"
    largest, smallest = finite.max(), finite.min()
    is_whole = bool((finite == np.ceil(finite)).all())
    is_wide = largest / smallest > 1000.0 or largest > 1.0e8
    if is_whole:
        return f".{_DIGITS}e" if is_wide and largest > 1.0e8 else "whole"
    return f".{_DIGITS}e" if is_wide or smallest < 1.0e-4 else f".{_DIGITS}f"


def _write_float(value: Any, style: str) -> str:
    if style == "whole":
        return f"{value:.0f}." if np.isfinite(value) else str(float(value))
    return format(float(value), style)


def _float_writer(values: Array) -> Any:
    style = _float_style(values)
    return _padded(lambda value: _write_float(value, style), values)


def _complex_writer(values: Array) -> Any:
    real_style, imaginary_style = _float_style(values.real), _float_style(values.imag)
    write_real = _padded(lambda value: _write_float(value, real_style), values.real)
    write_imaginary = _padded(
        lambda value: _write_float(value, imaginary_style), np.abs(values.imag)
    )

    def write(value: Any) -> str:
        sign = "-" if np.signbit(value.imag) else "+"
        return (
            f"{write_real(value.real)}{sign}{write_imaginary(abs(value.imag)).strip()}j"
        )

    return write
