"""Tensors from outside that show memory of named inputs.

See Note [Memory of named inputs].
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

from ...dtypes import DType, uint8
from ...storage import Geometry, needed_bytes
from ...tensor import empty_tensor
from ...tensor_base import TensorBase, on_storage, storage_of
from ..wrappers import look_of
from .calls import Ref
from .numbering import Numbers

# Note [Memory of named inputs]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# What a named input holds is up to who calls the program, and so is what lies beside it in
# memory. Of another tensor on the same memory, whose values are to be constants, there are
# three kinds. One that shows elements of the input and no others is made in the program as
# a view of the input, counted from the first element of that: the input has to have the
# strides that it had, but may lie anywhere. One that shows none of the input's elements
# has nothing to do with it and is a constant, on other memory. One that shows some of both
# would be neither; it is refused when it is met.


@dataclass(frozen=True, slots=True)
class Shared:
    """A place in a named input: `skip` bytes after the first element of `owner`."""

    owner: Ref
    skip: int


class NamedMemory:
    """The memory that named inputs show."""

    def __init__(self) -> None:
        self._inputs: Final = Numbers()

    def add(self, tensor: TensorBase, ref: Ref) -> None:
        """A named input, as it lies now."""
        storage = storage_of(tensor)
        known = self._inputs.find(storage) or []
        self._inputs.store(storage, [*known, (ref, look_of(tensor))])

    def place_of(self, tensor: TensorBase) -> Shared | None:
        """Where another tensor lies in a named input; None if it shares nothing with any.

        ValueError if it shows elements of an input and others, too.
        """
        look = look_of(tensor)
        partly = None
        for owner, input_look in self._inputs.find(storage_of(tensor)) or ():
            shown = _shown(look, input_look)
            if shown is Shown.ALL:
                return Shared(owner, _start(look) - _start(input_look))
            if shown is Shown.SOME:
                partly = partly or owner
        if partly is None:
            return None
        raise ValueError(
            f"a tensor from outside, {tensor.dtype}{list(tensor.shape)}, shows memory of the"
            f" input {partly.name!r} and memory beside it, which is neither what a program"
            " is given nor a constant. Name the tensor as an input as well, or record with"
            " a clone of one of the two"
        )


def _start(look: Geometry) -> int:
    return look.offset * look.dtype.itemsize


def _end(look: Geometry) -> int:
    return needed_bytes(look.shape, look.strides, look.offset, look.dtype.itemsize)


class Shown(enum.Enum):
    """How many bytes of a tensor another one shows."""

    NONE = enum.auto()
    SOME = enum.auto()
    ALL = enum.auto()


def _shown(look: Geometry, owner: Geometry) -> Shown:
    start, end = _start(owner), _end(owner)
    if 0 in look.shape:
        # It may be given elements by `resize_`, from where it begins.
        return Shown.ALL if start <= _start(look) <= end else Shown.NONE
    if _end(look) <= start or end <= _start(look):
        return Shown.NONE
    first, last = min(start, _start(look)), max(end, _end(look))
    marks = empty_tensor((last - first,), uint8)
    marks.array[...] = 0
    _bytes_of(marks, owner, first).array[...] = 1
    found = _bytes_of(marks, look, first).array
    if found.all():
        return Shown.ALL
    return Shown.SOME if found.any() else Shown.NONE


def _bytes_of(memory: TensorBase, look: Geometry, first: int) -> TensorBase:
    """Each byte that a tensor shows, in memory that begins with the byte `first`."""
    size = look.dtype.itemsize
    strides = (*(stride * size for stride in look.strides), 1)
    geometry = Geometry((*look.shape, size), strides, _start(look) - first, uint8)
    return on_storage(storage_of(memory), geometry, memory.device, memory._keys, None)


# ---- what programs call ----


def within(
    name: str,
    given: TensorBase,
    recorded: tuple[DType, tuple[int, ...], tuple[int, ...]],
    dtype: DType,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    skip: int,
) -> TensorBase:
    """A view of the input `name`: `skip` bytes after its first element.

    `recorded` are dtype, shape and strides that the input had in the recording; ValueError
    if the one that is `given` has others.
    """
    look = given.dtype, given.shape, given.strides
    if _steps(*look) != _steps(*recorded):
        raise ValueError(
            f"the program looks at the input {name!r} through views that were made"
            f" outside of it, so its dtype, shape and strides have to be {recorded}, but"
            f" are {look}"
        )
    start = given.storage_offset() * given.itemsize + skip
    if start % dtype.itemsize:
        raise ValueError(
            f"the input {name!r} begins at byte {start - skip} of its memory, where no"
            f" view of dtype {dtype} can begin; give a clone of it"
        )
    geometry = Geometry(shape, strides, start // dtype.itemsize, dtype)
    return on_storage(storage_of(given), geometry, given.device, given._keys, None)


def _steps(
    dtype: DType, shape: tuple[int, ...], strides: tuple[int, ...]
) -> tuple[object, ...]:
    """The look without the strides of dimensions that have no second element."""
    steps = zip(shape, strides, strict=True)
    return dtype, shape, *(stride for size, stride in steps if size > 1)
