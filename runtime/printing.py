"""Text for tensors, laid out as PyTorch prints them (``torch/_tensor_str.py``).

Floats that are all whole print as ``1.``; others with four digits, or in scientific
form if they span too many orders of magnitude. Long dimensions show three entries at
each end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
from .reading import refusal
from .storage import Array

if TYPE_CHECKING:
    from .tensor_base import TensorBase

_WHOLE: Final = ".0f"
_FIXED: Final = ".4f"
_SCIENTIFIC: Final = ".4e"
_THRESHOLD: Final = 1000
_EDGE_ITEMS: Final = 3
_LINE_WIDTH: Final = 80
_PREFIX: Final = "tensor("


def format_tensor(t: TensorBase) -> str:
    """``tensor(...)`` with what differs from the defaults after the values.

    Without values where there are none, or where a mode does not let them be read.
    """
    suffixes = []
    if t.device.type != "cpu":
        suffixes.append(f"device='{t.device}'")
    has_default_dtype = t.dtype in (
        get_default_dtype(),
        get_default_complex_dtype(),
        int64,
        bool_,
    )
    if t._array is None or refusal("printing") is not None:
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
    # Two columns are kept for the closing parenthesis and a comma after it.
    column = len(text) - text.rfind("\n") + 1
    parts = [text]
    for suffix in suffixes:
        if column + len(suffix) + 2 > _LINE_WIDTH:
            parts.append(",\n" + " " * len(_PREFIX) + suffix)
            column = len(_PREFIX) + len(suffix)
        else:
            parts.append(", " + suffix)
            column += len(suffix) + 2
    return "".join(parts) + ")"


def _values_text(array: Array) -> str:
    if from_numpy_dtype(array.dtype) in (float16, bfloat16):
        array = array.astype(np.float32)
    is_summary = array.size > _THRESHOLD
    shown = _summarised(array) if is_summary else array
    writer = _writer_for(shown.reshape(-1))
    return _nested_text(array, len(_PREFIX), is_summary, writer)


def _summarised(array: Array) -> Array:
    """The elements that a summary prints: three at each end of a long dimension."""
    for axis, size in enumerate(array.shape):
        if size > 2 * _EDGE_ITEMS:
            edges = [*range(_EDGE_ITEMS), *range(size - _EDGE_ITEMS, size)]
            array = array.take(edges, axis=axis)
    return array


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes one element; `width` is what most elements take, for breaking lines."""

    write: Callable[[Any], str]
    width: int


def _nested_text(array: Array, indent: int, is_summary: bool, writer: _Writer) -> str:
    if array.ndim == 0:
        return writer.write(array[()])
    is_long = is_summary and len(array) > 2 * _EDGE_ITEMS
    shown = list(array)
    if is_long:
        shown = [*array[:_EDGE_ITEMS], None, *array[-_EDGE_ITEMS:]]
    if array.ndim > 1:
        rows = [
            "..." if row is None else _nested_text(row, indent + 1, is_summary, writer)
            for row in shown
        ]
        return (
            "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(rows) + "]"
        )
    texts = [" ..." if value is None else writer.write(value) for value in shown]
    per_line = max(1, (_LINE_WIDTH - indent) // (writer.width + 2))
    lines = [
        ", ".join(texts[start : start + per_line])
        for start in range(0, len(texts), per_line)
    ]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def _writer_for(values: Array) -> _Writer:
    match values.dtype.kind:
        case "c":
            real, imaginary = _float_writer(values.real), _float_writer(values.imag)

            def write_complex(value: Any) -> str:
                second = imaginary.write(value.imag).lstrip()
                sign = "" if second[0] == "-" else "+"
                return f"{real.write(value.real)}{sign}{second}j"

            return _Writer(write_complex, real.width + imaginary.width + 1)
        case "f":
            return _float_writer(values)
        case _:
            width = max(len(str(value)) for value in values)
            return _Writer(lambda value: str(value).rjust(width), width)


def _float_writer(values: Array) -> _Writer:
    """The writer for real values.

    Zeros, infinities and NaN have no say in form and width, as PyTorch has it.
    """
    telling = values[np.isfinite(values) & (values != 0)]
    form = _float_form(np.abs(telling.astype(np.float64)))

    def write(value: Any) -> str:
        text = format(float(value), form)
        return text + "." if form == _WHOLE and np.isfinite(value) else text

    width = max((len(write(value)) for value in telling), default=1)
    return _Writer(lambda value: write(value).rjust(width), width)


def _float_form(magnitudes: Array) -> str:
    if not magnitudes.size:
        return _WHOLE
    largest, smallest = magnitudes.max(), magnitudes.min()
    is_whole = bool((magnitudes == np.ceil(magnitudes)).all())
    if (
        largest / smallest > 1000.0
        or largest > 1.0e8
        or (smallest < 1.0e-4 and not is_whole)
    ):
        return _SCIENTIFIC
    return _WHOLE if is_whole else _FIXED
