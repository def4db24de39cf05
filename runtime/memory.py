"""Changing the geometry of a tensor in place, and who shares memory with whom."""

from __future__ import annotations

import enum
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .boxing import viewed_returns
from .dtypes import bool_, cast_array
from .keys import DispatchKey
from .locations import user_stacklevel
from .storage import (
    Array,
    Geometry,
    Storage,
    bytes_of,
    contiguous_strides,
    needed_bytes,
)
from .tensor_base import TensorBase, place, storage_of

if TYPE_CHECKING:
    from .operator import OperatorHandle


def restride(
    t: TensorBase,
    shape: Sequence[int],
    strides: Sequence[int],
    offset: int | None = None,
) -> None:
    """Give `t` another geometry on its own storage, as in-place views do."""
    geometry = Geometry(
        tuple(shape),
        tuple(strides),
        t.storage_offset() if offset is None else offset,
        t.dtype,
    )
    t._array, t._geometry = place(storage_of(t), geometry)
    t._offset = geometry.offset


def resize_storage(
    t: TensorBase, shape: Sequence[int], strides: Sequence[int] | None = None
) -> None:
    """Give `t` another shape, growing its storage if needed.

    The elements keep their places in the storage; new ones are undefined. Strides are
    row-major unless given. Other tensors on the storage see it grown.
    """
    shape = tuple(shape)
    if shape and min(shape) < 0:
        raise RuntimeError(f"a tensor cannot have a negative dimension: {list(shape)}")
    steps = contiguous_strides(shape) if strides is None else tuple(strides)
    geometry = Geometry(shape, steps, t.storage_offset(), t.dtype)
    storage = storage_of(t)
    needed = needed_bytes(shape, steps, geometry.offset, t.itemsize)
    if needed > storage.nbytes:
        _grow(storage, needed)
    t._array, t._geometry = place(storage, geometry)


def _grow(storage: Storage, nbytes: int) -> None:
    tensors = storage.aliases()
    geometries = [
        Geometry(t.shape, t.strides, t.storage_offset(), t.dtype) for t in tensors
    ]
    if storage.data is not None:
        data = np.empty(nbytes, np.uint8)
        data[: storage.nbytes] = storage.data
        storage.data = data
    storage.nbytes = nbytes
    for alias, geometry in zip(tensors, geometries, strict=True):
        alias._array, alias._geometry = place(storage, geometry)


def set_array(t: TensorBase, array: Array) -> None:
    """Let `t` use another array, with a storage of its own from now on."""
    t._array = array
    t._geometry = None
    t._storage = None
    t._offset = 0


def set_data(t: TensorBase, source: TensorBase) -> None:
    """Let `t` share the storage of `source` and take its geometry and dtype."""
    storage = storage_of(source)
    t._array = source._array
    t._geometry = source._geometry
    t._storage = storage
    t._offset = source._offset
    storage.add_alias(t)


def copy_data(target: TensorBase, source: TensorBase) -> None:
    """Write the values of `source` over those of `target`, converting the dtype.

    The shapes must be equal or broadcast; NumPy orders overlapping copies rightly.
    UserWarning if complex numbers become real (a bool tells zeros from the rest).
    """
    dtype = target.dtype
    if source.dtype.is_complex and not (dtype.is_complex or dtype is bool_):
        warnings.warn(
            f"complex numbers lose their imaginary part as {dtype}",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    np.copyto(target.array, cast_array(source.array, dtype))


class Overlap(enum.Enum):
    """How the elements of two tensors lie in memory."""

    NONE = 0
    FULL = 1  # the same elements in the same order
    PARTIAL = 2  # some are shared


# Bounds the search for a common address; beyond it the answer is "maybe".
_OVERLAP_WORK: Final = 1000


def overlap(first: TensorBase, second: TensorBase) -> Overlap:
    """How two tensors lie in memory; PARTIAL if that is too hard to tell."""
    if first is second:
        return Overlap.FULL
    a, b = first._array, second._array
    if a is None or b is None or not a.size or not b.size:
        return Overlap.NONE
    if not np.may_share_memory(a, b):
        return Overlap.NONE
    if (
        a.shape == b.shape
        and a.strides == b.strides
        and a.dtype == b.dtype
        and a.ctypes.data == b.ctypes.data
    ):
        return Overlap.FULL
    # NumPy answers yes when the search takes more work than allowed; its annotations
    # know only the two extremes.
    shared = np.may_share_memory(a, b, max_work=_OVERLAP_WORK)  # type: ignore[arg-type]
    return Overlap.PARTIAL if shared else Overlap.NONE


def shares_memory(first: TensorBase, second: TensorBase) -> bool:
    """Whether a write to one tensor may be seen in the other."""
    if first._array is None or second._array is None:
        return first is second or storage_of(first) is storage_of(second)
    return overlap(first, second) is not Overlap.NONE


def are_apart(value: object, source: object) -> bool:
    """Whether both are tensors with data, on storages of their own.

    Not of tensors without elements or without data of their own, as on meta.
    """
    if not isinstance(value, TensorBase) or not isinstance(source, TensorBase):
        return False
    first, second = value._array, source._array
    if first is None or second is None or not first.size or not second.size:
        return False
    is_one = value is source or storage_of(value) is storage_of(source)
    return not is_one and not shares_memory(value, source)


def foreign_data(returned: object, outs: Sequence[TensorBase]) -> Any:
    """The first of what a kernel returned that is not its results, nor of their memory.

    None if there is no such: what may lie in the memory of a result may be returned, what
    is empty, and tuples and lists of these.
    """
    if isinstance(returned, (tuple, list)):
        found = (foreign_data(value, outs) for value in returned)
        return next((value for value in found if value is not None), None)
    is_data = isinstance(returned, (TensorBase, np.ndarray, np.generic))
    if returned is None or (is_data and any(_may_be_of(returned, out) for out in outs)):
        return None
    return returned


# What has a kernel for these is made of operators: `contiguous`, `to`.
_MADE_OF_OPERATORS: Final = frozenset(
    {
        DispatchKey.CompositeImplicitAutograd,
        DispatchKey.CompositeImplicitAutogradNestedTensor,
    }
)


def required_views(op: OperatorHandle) -> dict[int, int]:
    """The returns that kernels have to make views of an argument, with its place.

    None of an operator that is made of others, which may give the argument or a copy.
    """
    if _MADE_OF_OPERATORS & {*op.entry.kernels}:
        return {}
    return viewed_returns(op.schema)


def separate_returns(
    sources: Mapping[int, int], arguments: Sequence[Any], values: Sequence[Any]
) -> Iterator[tuple[int, int]]:
    """The returns whose values are apart from the arguments in whose memory they should be.

    `sources` has the place of the argument for each such return; a return may be a list.
    Yields the return and the place, see `are_apart`.
    """
    for index, source in sources.items():
        found = values[index]
        for value in found if isinstance(found, (list, tuple)) else (found,):
            if are_apart(value, arguments[source]):
                yield index, source


# A byte that stays, whatever it was before, was not written. More than two, for kernels that
# draw random numbers.
_FILLINGS: Final = (0xA5, 0x5A, 0xC3)


def find_unwritten(
    write: Callable[[], None], tensors: Sequence[TensorBase]
) -> tuple[int, int, int] | None:
    """The number of a new tensor with elements that `write` leaves, how many, of how many.

    None if there is no such. Where an element looks so, `write` is called again, over
    something else.
    """
    left: list[Array | None] = [None] * len(tensors)
    for filling in _FILLINGS:
        for t in tensors:
            if t._array is not None:
                bytes_of(t._array).fill(filling)
        write()
        for number, t in enumerate(tensors):
            if t._array is None or not t._array.size:
                continue
            elements = np.ascontiguousarray(t._array).reshape(-1).view(np.uint8)
            found = (elements.reshape(-1, t.itemsize) == filling).all(axis=1)
            known = left[number]
            left[number] = found if known is None else found & known
        if not any(each is not None and each.any() for each in left):
            return None
    return next(
        (number, int(each.sum()), each.size)
        for number, each in enumerate(left)
        if each is not None and each.any()
    )


def _may_be_of(value: Any, out: TensorBase) -> bool:
    if isinstance(value, TensorBase):
        return value is out or shares_memory(value, out)
    array = out._array
    return not value.size or array is None or np.may_share_memory(value, array)


def overlaps_itself(t: TensorBase) -> bool:
    """Whether one element of memory shows in several places, as after `expand`."""
    shape = t.shape
    return 0 not in shape and any(
        step == 0 and size > 1 for size, step in zip(shape, t.strides, strict=True)
    )
