"""From the description of a tensor to memory: the bytes, and how the tensor lies in them.

Both libraries get a copy of the same buffer and the same geometry, so that results can
be compared bit for bit, and views by their strides and offsets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from samples import Named, Sample, TensorSpec

from runtime.dtypes import DTYPES_BY_NAME

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Placed:
    """A flat buffer of the tensor's dtype, and shape, strides and offset in elements.

    The elements of bfloat16 have the dtype of ml_dtypes, which torch does not know.
    """

    buffer: Array
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int


def place(spec: TensorSpec) -> Placed:
    """The memory that a description stands for. Callers copy the buffer."""
    found = _placed.get(id(spec))
    if found is None:
        # The description is kept, so that no other one can have its identity.
        found = _placed[id(spec)] = spec, _place(spec)
    return found[1]


_placed: dict[int, tuple[TensorSpec, Placed]] = {}


def _place(spec: TensorSpec) -> Placed:
    with np.errstate(all="ignore"):
        array = spec.array().astype(DTYPES_BY_NAME[spec.dtype].numpy)
    buffer, view = _laid_out(array, spec.layout)
    start = view.ctypes.data - buffer.ctypes.data if view.size else 0
    strides = tuple(step // view.itemsize for step in view.strides)
    if not view.size:
        strides = _row_major(view.shape)
    offset = start // view.itemsize
    return Placed(buffer.reshape(-1), spec.dtype, view.shape, strides, offset)


def _laid_out(array: Array, layout: str) -> tuple[Array, Array]:
    """New memory, row-major, and the elements in it.

    "transposed" has its dimensions in memory in reverse order; "sliced" is every second
    element of rows that begin one element earlier; "expanded" repeats its first row.
    A tensor that a layout has no meaning for is row-major.
    """
    match layout:
        case "transposed" if array.ndim > 1:
            reverse = array.T.copy(order="C")
            return reverse, reverse.T
        case "sliced" if array.ndim:
            wide = np.zeros((*array.shape[:-1], 2 * array.shape[-1] + 1), array.dtype)
            wide[..., 1::2] = array
            return wide, wide[..., 1::2]
        case "expanded" if array.size and array.ndim:
            row = array[:1].copy(order="C")
            return row, np.broadcast_to(row, array.shape)
        case _:
            copy = array.copy(order="C")
            return copy, copy


def _row_major(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size or 1
    return tuple(strides)


def describe(sample: Sample) -> str:
    """The call as one would write it, with tensors by dtype, shape and layout."""
    parts = [_describe(arg) for arg in sample.args]
    parts += [f"{name}={_describe(arg)}" for name, arg in sample.kwargs.items()]
    return f"({', '.join(parts)})"


def _describe(value: Any) -> str:
    match value:
        case TensorSpec():
            layout = "" if value.layout == "contiguous" else f" {value.layout}"
            values = "" if value.values is None else f" {value.values}"
            return f"{value.dtype}{list(value.shape)}{layout}{values}"
        case Named():
            return value.name
        case list():
            return f"[{', '.join(map(_describe, value))}]"
        case _:
            return repr(value)
