"""Patterns of indices: the identity matrix, and the indices of triangles."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..device import META, Device
from ..dtypes import DType, get_default_dtype, int32, int64
from ..ops import ops
from ..options import Layout
from ..storage import Array
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor, resize_storage, tensor_from_array
from .factories import check_strided, empty_to_resize
from .support import check


def eye(
    n: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return eye_m(n, n, dtype, layout, device, pin_memory)


def eye_m(
    n: int,
    m: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    resolved = get_default_dtype() if dtype is None else dtype
    result = empty_to_resize(resolved, layout, device, pin_memory)
    ops.aten.eye.m_out(n, m, out=result)
    return result


def eye_out_cpu_out(n: int, out: Tensor) -> Tensor:
    return eye_out_cpu_m_out(n, n, out)


def eye_out_cpu_m_out(n: int, m: int, out: Tensor) -> Tensor:
    """Ones on the main diagonal, zeros elsewhere; on the meta device only the shape."""
    check(n >= 0, f"n must be greater or equal to 0, got {n}")
    check(m >= 0, f"m must be greater or equal to 0, got {m}")
    if out.shape != (n, m):
        resize_storage(out, (n, m))
    if not out.is_meta:
        array = out.array
        array[...] = 0
        diagonal = np.arange(min(n, m))
        array[diagonal, diagonal] = 1
    return out


# tril_indices, triu_indices

_INDEX_DTYPES: Final = frozenset({int32, int64})


def _check_triangle(
    name: str, row: int, col: int, dtype: DType | None, layout: Layout | None
) -> DType:
    check_strided(layout)
    check(row >= 0, f"row must be non-negative, got {row}")
    check(col >= 0, f"col must be non-negative, got {col}")
    resolved = int64 if dtype is None else dtype
    if resolved not in _INDEX_DTYPES:
        raise NotImplementedError(f"{name} is not implemented for {resolved}")
    return resolved


def _lower_lengths(row: int, col: int, offset: int) -> Array:
    """For each row, how many elements lie on or below the diagonal."""
    return np.clip(np.arange(row) + 1 + offset, 0, col)


def _upper_lengths(row: int, col: int, offset: int) -> Array:
    """For each row, how many elements lie on or above the diagonal."""
    return col - np.clip(np.arange(row) + offset, 0, col)


def _triangle(lengths: Array, first_columns: Array, dtype: DType) -> Tensor:
    """Row and column of each element, for rows of these lengths, in row-major order."""
    rows = np.repeat(np.arange(len(lengths)), lengths)
    ends = np.cumsum(lengths)
    within = np.arange(len(rows)) - np.repeat(ends - lengths, lengths)
    columns = within + np.repeat(first_columns, lengths)
    return tensor_from_array(np.stack((rows, columns)).astype(dtype.numpy))


def tril_indices_cpu(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    resolved = _check_triangle("tril_indices", row, col, dtype, layout)
    lengths = _lower_lengths(row, col, offset)
    return _triangle(lengths, np.zeros_like(lengths), resolved)


def tril_indices_meta(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    resolved = _check_triangle("tril_indices", row, col, dtype, layout)
    count = int(_lower_lengths(row, col, offset).sum())
    return empty_tensor((2, count), resolved, META)


def triu_indices_cpu(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    resolved = _check_triangle("triu_indices", row, col, dtype, layout)
    lengths = _upper_lengths(row, col, offset)
    return _triangle(lengths, col - lengths, resolved)


def triu_indices_meta(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    resolved = _check_triangle("triu_indices", row, col, dtype, layout)
    count = int(_upper_lengths(row, col, offset).sum())
    return empty_tensor((2, count), resolved, META)
