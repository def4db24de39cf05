"""From Python data to an array: nested sequences of numbers, NumPy values and tensors.

The dtype is inferred as ``torch.tensor`` does (``torch/csrc/utils/tensor_new.cpp``): a
Python float asks for the default dtype, an int for int64, and the types of all leaves
are promoted together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import numpy as np

from .dtypes import (
    Category,
    DType,
    cast_array,
    dtype_of_number,
    from_numpy_dtype,
    promote_types,
)
from .reading import require_values
from .storage import Array

# The types in which Python numbers are collected before they are narrowed.
_WIDEST: Final = {
    Category.BOOLEAN: np.bool_,
    Category.INTEGRAL: np.int64,
    Category.FLOATING: np.float64,
    Category.COMPLEX: np.complex128,
}

# What NumPy 1 can hold; PyTorch has 64.
_MOST_DIMS: Final = 64 if np.lib.NumpyVersion(np.__version__) >= "2.0.0" else 32

_EXAMPLES: Final[dict[type, bool | int | float | complex]] = {
    bool: False,
    int: 0,
    float: 0.0,
    complex: 0j,
}


def array_from_data(data: Any, dtype: DType | None) -> tuple[Array, DType]:
    """A fresh array with the values of `data`, of `dtype` or of the inferred type.

    ValueError for sequences of unequal lengths or an int beyond 64 bits, TypeError for
    values that are no numbers, RuntimeError for numbers that `dtype` cannot hold.
    """
    shape, leaves = _flatten(data)
    inferred = _infer(leaves) if leaves else float_default()
    target = inferred if dtype is None else dtype
    return convert_checked(_collect(leaves), target).reshape(shape), target


def float_default() -> DType:
    """The type of an empty list."""
    return dtype_of_number(0.0)


def _open(value: Any) -> Any:
    """Tensors as arrays, 0-dimensional arrays as NumPy scalars, the rest as it is."""
    if hasattr(value, "_keys"):
        if value._array is None:
            raise TypeError(f"a tensor on device {value.device} has no data to copy")
        require_values("tensor() of tensors")
        value = value._array
    if isinstance(value, np.ndarray) and value.ndim == 0:
        return value[()]
    return value


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence | np.ndarray) and not isinstance(
        value, str | bytes | bytearray | memoryview
    )


def _flatten(data: Any) -> tuple[tuple[int, ...], list[Any]]:
    """The shape of nested sequences, and their leaves in row-major order."""
    shape: list[int] = []
    level = [data]
    # An empty level has nothing to look into: [[], []] has the shape (2, 0).
    while level and not set(map(type, level)) <= _EXAMPLES.keys():
        level = list(map(_open, level))
        if not _is_sequence(level[0]):
            break
        length = len(level[0])
        for value in level:
            if not _is_sequence(value):
                raise ValueError(
                    f"expected a sequence of length {length} at dim {len(shape)}, "
                    f"got the {type(value).__name__} {value!r}"
                )
            if len(value) != length:
                raise ValueError(
                    f"expected a sequence of length {length} at dim {len(shape)}, "
                    f"got one of length {len(value)}"
                )
        shape.append(length)
        if len(shape) > _MOST_DIMS:
            raise ValueError(
                f"sequences are nested deeper than {_MOST_DIMS} dimensions, or one of them "
                "contains itself"
            )
        level = list(chain.from_iterable(level))
    for value in level:
        if type(value) not in _EXAMPLES and _is_sequence(value):
            raise ValueError(
                f"expected a number at dim {len(shape)}, "
                f"got a sequence of length {len(value)}"
            )
    return tuple(shape), level


def _infer(leaves: list[Any]) -> DType:
    found: DType | None = None
    for kind in sorted(set(map(type, leaves)), key=lambda kind: kind.__name__):
        if kind in _EXAMPLES:
            dtype = dtype_of_number(_EXAMPLES[kind])
        elif issubclass(kind, np.generic):
            dtype = from_numpy_dtype(np.dtype(kind))
        elif issubclass(kind, bool | int | float | complex):
            dtype = dtype_of_number(next(x for x in leaves if type(x) is kind))
        else:
            raise TypeError(f"cannot make a tensor of values of type {kind.__name__}")
        found = dtype if found is None else promote_types(found, dtype)
    assert found is not None
    return found


def _collect(leaves: list[Any]) -> Array:
    if not leaves:
        return np.empty(0, np.float64)
    category = _infer(leaves).category
    try:
        return np.array(leaves, dtype=_WIDEST[category])
    except OverflowError as error:
        raise ValueError("an int does not fit into 64 bits") from error


def convert_checked(array: Array, target: DType) -> Array:
    """`array` as `target`; RuntimeError if a value does not fit, TypeError if complex.

    As PyTorch has it, floats lose their fraction, a negative int wraps into an unsigned
    type that holds its absolute value, anything becomes a bool, and a large float
    becomes infinite in a smaller floating type.
    """
    source = from_numpy_dtype(array.dtype)
    if source is target:
        return array
    if source.is_complex and not target.is_complex:
        raise TypeError(f"a complex number cannot become {target}")
    if target.is_integral and source.category >= Category.INTEGRAL:
        _check_range(array, target)
    return cast_array(array, target)


def _check_range(array: Array, target: DType) -> None:
    limits = np.iinfo(target.numpy)
    wraps = array.dtype.kind in "iu" and not target.is_signed
    lowest = -limits.max if wraps else limits.min
    inside = (array >= lowest) & (array <= limits.max)
    if not inside.all():
        value = array[~inside].flat[0].item()
        raise RuntimeError(
            f"the value {value} cannot be converted to {target} without overflow"
        )
