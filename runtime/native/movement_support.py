"""What operators that move elements share: memory that is written, positions, formats."""

from __future__ import annotations

import warnings
from typing import Final

from ..dtypes import int32, int64
from ..locations import user_stacklevel
from ..options import (
    MemoryFormat,
    channels_last,
    channels_last_3d,
    contiguous_format,
)
from ..tensor import Overlap, overlap, overlaps_itself
from ..tensor import TensorBase as Tensor
from .support import Array, broadcast_shapes, is_non_overlapping_and_dense

# Memory that is written to.


def refuse_shared_elements(name: str, self: Tensor) -> None:
    """RuntimeError if several elements of `self` are one in memory."""
    if overlaps_itself(self):
        raise RuntimeError(
            f"{name}: several elements of self, of shape {list(self.shape)} and strides "
            f"{list(self.strides)}, are one in memory; clone() it first"
        )


def refuse_overlap(
    name: str, self: Tensor, source: Tensor, *, allow_same: bool = False
) -> None:
    """RuntimeError if `source` shares some of the memory that will be written.

    With `allow_same` it may be the very same elements. Only dense tensors are looked
    at, as in ``at::get_overlap_status``: for others the answer is too hard to find.
    """
    found = overlap(self, source)
    if found is Overlap.NONE or (allow_same and found is Overlap.FULL):
        return
    if all(is_non_overlapping_and_dense(t.shape, t.strides) for t in (self, source)):
        raise RuntimeError(
            f"{name}: some elements of the input are in the memory that self occupies; "
            "clone() one of the two first"
        )


def require_broadcast(name: str, self: Tensor, source: Tensor) -> None:
    """RuntimeError unless `source` broadcasts to the shape of `self`."""
    shape = self.shape
    if source.shape != shape and broadcast_shapes(shape, source.shape) != shape:
        raise RuntimeError(
            f"{name}: a tensor of shape {list(source.shape)} does not broadcast to the "
            f"shape {list(shape)} of self"
        )


def warn_if_shared(name: str, self: Tensor) -> None:
    """UserWarning if several elements of `self` are one in memory."""
    if overlaps_itself(self):
        warnings.warn(
            f"{name}: several elements of self, of shape {list(self.shape)} and strides "
            f"{list(self.strides)}, are one in memory; clone() it first",
            UserWarning,
            stacklevel=user_stacklevel(),
        )


# Positions along a dimension.

INDEX_DTYPES: Final = frozenset({int32, int64})


def checked_positions(
    index: Array, size: int, dim: int, error: type[Exception] = RuntimeError
) -> Array:
    """`index`, unless a position is negative or not below `size`: then `error`."""
    outside = (index < 0) | (index >= size)
    if outside.any():
        raise error(
            f"index {index[outside].flat[0]} is out of bounds for dimension {dim} "
            f"with size {size}"
        )
    return index


def wrapped_positions(index: Array, size: int, dim: int) -> Array:
    """Positions that may count from the end; IndexError if one is out of range."""
    outside = (index < -size) | (index >= size)
    if outside.any():
        raise IndexError(
            f"index {index[outside].flat[0]} is out of bounds for dimension {dim} "
            f"with size {size}"
        )
    return index


# Memory formats.

# The dimensions of the channels-last formats, fastest first.
_CHANNELS_LAST_ORDERS: Final = {
    4: (channels_last, (1, 3, 2, 0)),
    5: (channels_last_3d, (1, 4, 3, 2, 0)),
}


def suggested_memory_format(t: Tensor) -> MemoryFormat:
    """The format that the strides of `t` look like, gaps allowed; contiguous if in doubt.

    After ``TensorImpl::is_strides_like_channels_last``. Without a channel stride, or
    with sizes of 1 that leave the order open, it is contiguous.
    """
    if t.ndim not in _CHANNELS_LAST_ORDERS:
        return contiguous_format
    memory_format, order = _CHANNELS_LAST_ORDERS[t.ndim]
    shape, strides = t.shape, t.strides
    if strides[1] == 0 or 0 in shape:
        return contiguous_format
    least = 0
    for dim in order:
        is_ambiguous = dim == 0 and least == strides[1]
        if strides[dim] < least or is_ambiguous:
            return contiguous_format
        least = strides[dim] * shape[dim]
    return memory_format
