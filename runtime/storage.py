"""Storage: the bytes that a tensor and its views share; and the geometry of views."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .dtypes import DType

if TYPE_CHECKING:
    from .tensor import TensorBase

Array = np.ndarray[Any, np.dtype[Any]]

# Dead references are removed when a list of aliases has grown to twice this many.
_SMALLEST_PRUNING = 16


@dataclass(frozen=True, slots=True)
class Geometry:
    """Shape, strides and offset in elements, and the dtype: a tensor without its data."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    dtype: DType


class Storage:
    """A flat buffer, or only its size when the tensors are on the meta device.

    `version` counts the writes through any tensor on this storage. The aliases are weak
    references to the tensors that use it: growing it moves the bytes, and they follow.
    """

    __slots__ = ("__weakref__", "_aliases", "_prune_at", "data", "nbytes", "version")

    def __init__(self, data: Array | None, nbytes: int) -> None:
        self.data = data
        self.nbytes = nbytes
        self.version = 0
        self._aliases: list[weakref.ref[TensorBase]] = []
        self._prune_at = _SMALLEST_PRUNING

    def add_alias(self, tensor: TensorBase) -> None:
        """Remember that `tensor` reads and writes this storage."""
        if len(self._aliases) >= self._prune_at:
            self._aliases = [ref for ref in self._aliases if ref() is not None]
            self._prune_at = max(_SMALLEST_PRUNING, 2 * len(self._aliases))
        self._aliases.append(weakref.ref(tensor))

    def aliases(self) -> list[TensorBase]:
        """The living tensors on this storage."""
        found = (ref() for ref in self._aliases)
        return [tensor for tensor in found if tensor is not None]

    def __reduce__(self) -> tuple[Any, ...]:
        # The memo of pickle and deepcopy then keeps views on one storage.
        return Storage, (self.data, self.nbytes)

    def __repr__(self) -> str:
        place = "without data" if self.data is None else "in memory"
        return f"<Storage of {self.nbytes} bytes {place}>"


def bytes_of(array: Array) -> Array:
    """A flat uint8 view of the memory from the first element of `array` to its last.

    Strides must be multiples of the item size and not negative. The view keeps the
    array's memory alive.
    """
    if array.flags.c_contiguous:
        return array.reshape(-1).view(np.uint8)
    item = array.itemsize
    flat = np.lib.stride_tricks.as_strided(
        array, (extent(array.shape, array.strides) // item + 1,), (item,)
    )
    return flat.view(np.uint8)


def owner_of(array: Array) -> Array:
    """The array that owns the memory that `array` looks at."""
    while True:
        base: Any = array.base
        if isinstance(base, memoryview):
            base = base.obj
        if not isinstance(base, type(array)):
            return array
        array = base


def extent(shape: tuple[int, ...], strides: tuple[int, ...]) -> int:
    """The distance from the first element to the last, in the unit of the strides."""
    return sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))


def needed_bytes(
    shape: tuple[int, ...], strides: tuple[int, ...], offset: int, itemsize: int
) -> int:
    """The size of the smallest storage that holds such a tensor."""
    last = offset
    for size, stride in zip(shape, strides, strict=True):
        if size == 0:
            return 0
        last += (size - 1) * stride
    return (last + 1) * itemsize


def contiguous_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Row-major strides in elements; a dimension of size 0 counts as 1."""
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size or 1
    return tuple(reversed(strides))


def is_dense(
    shape: tuple[int, ...], strides: tuple[int, ...], order: tuple[int, ...]
) -> bool:
    """Whether the strides step densely through the dimensions, fastest first, in `order`."""
    step = 1
    for dim in order:
        if shape[dim] == 0:
            return True
        if shape[dim] != 1:
            if strides[dim] != step:
                return False
            step *= shape[dim]
    return True


def may_overlap_itself(shape: Sequence[int], strides: Sequence[int]) -> bool:
    """Whether an element of memory may show in several places, as after `unfold`.

    Also True of negative strides.
    """
    if 0 in shape:
        return False
    reach = 0
    for stride, size in sorted(zip(strides, shape, strict=True)):
        if size > 1:
            if stride <= reach:
                return True
            reach += stride * (size - 1)
    return False
