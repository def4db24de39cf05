"""What reductions, products and network kernels share beyond `support`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

import numpy as np

from ..dtypes import Category, DType, cast_array
from ..options import MemoryFormat
from ..storage import Array
from ..structured import TensorMeta, require_meta
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor
from .support import format_strides, opmath_type, reduction_axes, write

BOOLEAN: Final = frozenset({Category.BOOLEAN})
COMPLEX: Final = frozenset({Category.COMPLEX})
BOOL_AND_COMPLEX: Final = frozenset({Category.BOOLEAN, Category.COMPLEX})
ALL_BUT_FLOATING: Final = frozenset(Category) - {Category.FLOATING}

_CHANNELS_LAST: Final = {
    4: MemoryFormat.channels_last,
    5: MemoryFormat.channels_last_3d,
}


def reject(kernel: str, dtype: DType, unsupported: frozenset[Category]) -> None:
    """NotImplementedError if the dtype is of a category that the CPU kernel lacks."""
    if dtype.category in unsupported:
        raise NotImplementedError(f"{kernel} is not implemented on the CPU for {dtype}")


def reduced_count(
    shape: tuple[int, ...], dim: int | Sequence[int] | None = None
) -> int:
    """How many elements of the input meet in one element of the result."""
    return prod([shape[axis] for axis in reduction_axes(dim, len(shape))])


def computable(t: Tensor, dtype: DType | None = None) -> Array:
    """The elements of `t` in the type in which `dtype`, or its own, is computed."""
    return cast_array(t.array, opmath_type(t.dtype if dtype is None else dtype))


def new_tensor(meta: TensorMeta, values: Any = None) -> Tensor:
    """A tensor that looks like `meta` and holds `values`; without these, one on meta.

    DeviceError if that is not where `meta` says that it should be.
    """
    result = empty_tensor(meta.shape, meta.dtype, meta.device, meta.strides)
    if values is not None:
        write(result, values)
    else:
        require_meta("", meta)
    return result


def has_channels_last(t: Tensor) -> bool:
    """Whether an image or a volume has its channels innermost and is not also row-major."""
    memory_format = _CHANNELS_LAST.get(t.ndim)
    return (
        memory_format is not None
        and not t.is_contiguous()
        and t.is_contiguous(memory_format)
    )


def channel_strides(shape: tuple[int, ...], *sources: Tensor) -> tuple[int, ...] | None:
    """Strides with the channels innermost if a source has them so; None is row-major."""
    if any(has_channels_last(t) for t in sources):
        return format_strides(shape, _CHANNELS_LAST[len(shape)])
    return None


def reduced(
    ufunc: Any,
    array: Array,
    axes: tuple[int, ...],
    keepdim: bool,
    dtype: DType | None = None,
) -> Array:
    """A NumPy ufunc reduced over `axes`, accumulating in `dtype` if given."""
    numpy_type = None if dtype is None else dtype.numpy
    return np.asarray(
        ufunc.reduce(array, axis=axes, dtype=numpy_type, keepdims=keepdim)
    )
