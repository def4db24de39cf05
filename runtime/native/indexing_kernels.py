"""index and index_put: one index tensor per dimension, or None for all of it."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np

from ..dtypes import bool_, int32, int64, uint8
from ..errors import DeviceError, NoValuesError
from ..locations import user_stacklevel
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta, reads_outs
from ..tensor import TensorBase as Tensor
from ..tensor import tensor_from_array
from .movement_support import refuse_overlap, warn_if_shared, wrapped_positions
from .support import (
    Shape,
    broadcast_shapes,
    check,
    elementwise_strides,
    quiet,
    write,
)

_MASKS: Final = frozenset({bool_, uint8})
_POSITIONS: Final = frozenset({int32, int64})

Indices = Sequence[Tensor | None]

# Note [Where the indexed dimensions go]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# All index tensors are broadcast together. In the result their common shape takes the
# place of the indexed dimensions if these are neighbours, and comes first if they are
# not. A mask stands for as many neighbouring dimensions as it has, and for the
# positions, one tensor for each of them, at which it is true.


@dataclass(frozen=True, slots=True)
class _Selection:
    """Which elements of a tensor some indices select."""

    tensors: tuple[Tensor, ...]
    dims: tuple[int, ...]
    """The dimension that each tensor indexes."""
    rest: tuple[int, ...]
    """The other dimensions."""
    common: Shape
    """The shape of the tensors broadcast."""
    front: int
    """How many of `rest` stand before the common shape in the result."""

    def result_shape(self, shape: Shape) -> Shape:
        """The shape of what is selected from a tensor of `shape`."""
        kept = tuple([shape[dim] for dim in self.rest])
        return kept[: self.front] + self.common + kept[self.front :]

    def result_strides(self, self_tensor: Tensor) -> Shape | None:
        """Strides as TensorIterator gives them, which walks all operands at once."""
        steps = self_tensor.strides
        kept = tuple([steps[dim] for dim in self.rest])
        fixed = (0,) * len(self.common)
        shape = self.result_shape(self_tensor.shape)
        behind = len(kept) - self.front
        operands = [(shape, kept[: self.front] + fixed + kept[self.front :])]
        for t in self.tensors:
            operands.append((t.shape + (1,) * behind, t.strides + (0,) * behind))
        return elementwise_strides(shape, operands)

    def order(self) -> tuple[int, ...]:
        """The axes of the result, taken from an array with the common shape in front."""
        common = tuple(range(len(self.common)))
        kept = tuple(range(len(common), len(common) + len(self.rest)))
        return kept[: self.front] + common + kept[self.front :]

    def subscript(self, shape: Shape) -> Any:
        """For an array whose indexed dimensions come first; IndexError for a bad position."""
        positions = [
            wrapped_positions(t.array, shape[dim], dim)
            for t, dim in zip(self.tensors, self.dims, strict=True)
        ]
        return (*positions, ...)


def _expand_masks(self: Tensor, indices: Indices) -> list[Tensor | None]:
    """The indices with each mask replaced by the positions where it is true.

    IndexError for an index of a floating dtype, or a mask whose shape is not that of
    the dimensions it stands for.
    """
    expanded: list[Tensor | None] = []
    for index in indices:
        if index is None or index.dtype in _POSITIONS:
            expanded.append(index)
            continue
        check(
            index.dtype in _MASKS,
            "an index tensor must be int64, int32, bool or uint8, not "
            f"{index.dtype}",
            IndexError,
        )
        if index.dtype is uint8:
            warnings.warn(
                "a uint8 tensor as a mask is deprecated; use a bool tensor",
                UserWarning,
                stacklevel=user_stacklevel(),
            )
        first = len(expanded)
        shape = self.shape[first : first + index.ndim]
        check(
            index.shape == shape,
            f"a mask of shape {list(index.shape)} does not fit dimension {first} "
            f"and following of a tensor of shape {list(self.shape)}",
            IndexError,
        )
        if index._array is None:
            raise NoValuesError(
                "how many elements a mask selects cannot be told on the meta device"
            )
        if index.ndim:
            expanded += [tensor_from_array(found) for found in np.nonzero(index._array)]
    return expanded


def _common_shape(tensors: Sequence[Tensor]) -> Shape:
    try:
        return broadcast_shapes(*[t.shape for t in tensors])
    except RuntimeError as error:
        raise IndexError(f"the index tensors do not go together: {error}") from error


def _select(self: Tensor, indices: Indices) -> _Selection:
    """What `indices` mean for `self`.

    IndexError if there are too many or they do not fit together. See
    Note [Where the indexed dimensions go].
    """
    expanded = _expand_masks(self, indices)
    check(
        max(len(indices), len(expanded)) <= self.ndim,
        f"{len(expanded)} indices are too many for a tensor of shape {list(self.shape)}",
        IndexError,
    )
    found = [(dim, t) for dim, t in enumerate(expanded) if t is not None]
    tensors = tuple([t for _, t in found])
    dims = tuple([dim for dim, _ in found])
    for t in tensors:
        check(
            t.device == self.device or t.device.type == "cpu",
            f"an index tensor is on device {t.device}, but self is on {self.device}",
            DeviceError,
        )
    common = _common_shape(tensors)
    sizes = tuple([self.shape[dim] for dim in dims])
    check(
        0 not in sizes or 0 in common,
        f"a dimension of size 0 of shape {list(self.shape)} has no position to index",
        IndexError,
    )
    rest = tuple([dim for dim in range(self.ndim) if dim not in dims])
    are_neighbours = bool(dims) and dims[-1] - dims[0] + 1 == len(dims)
    front = dims[0] if are_neighbours else 0
    return _Selection(tensors, dims, rest, common, front)


# index


@reads_outs
def meta_index_Tensor(
    self: Tensor, indices: Indices, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    """The shape of what is selected; IndexError for indices that do not fit."""
    check(len(indices) > 0, "index: there is no index", IndexError)
    if outs:
        check(
            outs[0].dtype is self.dtype,
            f"index: self has dtype {self.dtype}, but out has {outs[0].dtype}",
        )
    selection = _select(self, indices)
    return TensorMeta(
        selection.result_shape(self.shape),
        self.dtype,
        self.device,
        selection.result_strides(self),
    )


def index_out(self: Tensor, indices: Indices, out: Tensor) -> None:
    """IndexError for a position out of range, if there is anything to select."""
    if not out.numel():
        return
    selection = _select(self, indices)
    source = self.array.transpose(selection.dims + selection.rest)
    picked = source[selection.subscript(self.shape)]
    write(out, picked.transpose(selection.order()))


# index_put


def index_put_(
    self: Tensor, indices: Indices, values: Tensor, accumulate: bool
) -> Tensor:
    result: Tensor = ops.aten._index_put_impl_.default(
        self, indices, values, accumulate, False
    )
    return result


def index_put(
    self: Tensor, indices: Indices, values: Tensor, accumulate: bool
) -> Tensor:
    result = ops.aten.clone.default(self)
    written: Tensor = ops.aten.index_put_.default(result, indices, values, accumulate)
    return written


def _index_put_impl_(
    self: Tensor, indices: Indices, values: Tensor, accumulate: bool, unsafe: bool
) -> Tensor:
    """Write `values`, broadcast, over the selected elements, or add them.

    Added are all values for one element; otherwise which of them stays is open.
    RuntimeError for values of another dtype or that do not broadcast, IndexError for
    indices that do not fit or, unless self has no data, a position out of range.
    """
    check(len(indices) > 0, "index_put_: there is no index")
    check(
        values.dtype is self.dtype,
        f"index_put_: self has dtype {self.dtype}, but the values have {values.dtype}",
    )
    warn_if_shared("index_put_", self)
    if self._array is None:
        return self
    for t in (values, *[index for index in indices if index is not None]):
        refuse_overlap("index_put_", self, t)
    selection = _select(self, indices)
    shape = selection.result_shape(self.shape)
    fits = _broadcasts(values.shape, shape)
    check(
        fits,
        f"index_put_: values of shape {list(values.shape)} do not broadcast to the shape "
        f"{list(shape)} of what the indices select",
    )
    if prod(shape):
        _put(self._array, selection, np.broadcast_to(values.array, shape), accumulate)
    return self


def _broadcasts(shape: Shape, target: Shape) -> bool:
    if len(shape) > len(target):
        return False
    aligned = target[len(target) - len(shape) :]
    return all(size in (1, wanted) for size, wanted in zip(shape, aligned, strict=True))


def _put(target: Array, selection: _Selection, values: Array, accumulate: bool) -> None:
    """Write into `target` through a view that has the indexed dimensions in front."""
    view = target.transpose(selection.dims + selection.rest)
    subscript = selection.subscript(target.shape)
    arranged = values.transpose(np.argsort(selection.order()))
    if not accumulate:
        view[subscript] = arranged
        return
    with quiet():
        np.add.at(view, subscript, arranged)
