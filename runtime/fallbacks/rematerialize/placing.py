"""Tensors on buffers: whose memory an array is, and views of what is resident."""

from __future__ import annotations

from typing import Final

from ...storage import Array, Geometry, Storage, owner_of
from ...tensor_base import TensorBase, on_storage, storage_of
from .records import geometry_of


def _address(array: Array) -> int:
    found: int = array.__array_interface__["data"][0]
    return found


def geometry_on(root: TensorBase, view: TensorBase) -> Geometry | None:
    """The geometry of `view` in the storage of `root`; None if it reaches out of it.

    Both look at the memory of one owner.
    """
    data = storage_of(root).data
    if data is None:
        return None
    if view._storage is root._storage or view.numel() == 0:
        return geometry_of(view)
    distance = _address(view.array) - _address(data)
    offset, rest = divmod(distance, view.itemsize)
    last = sum((n - 1) * s for n, s in zip(view.shape, view.strides, strict=True))
    if rest or offset < 0 or (offset + last + 1) * view.itemsize > data.nbytes:
        return None
    return Geometry(view.shape, view.strides, offset, view.dtype)


def view_of(root: TensorBase, geometry: Geometry, flags: int = 0) -> TensorBase:
    """A new tensor of this geometry on the storage of `root`."""
    view = root._placed(geometry)
    view._flags = flags
    return view


def copy_of(root: TensorBase) -> TensorBase:
    """A tensor like `root` on a copy of its whole storage."""
    storage = storage_of(root)
    assert storage.data is not None
    copied = Storage(storage.data.copy(), storage.nbytes)
    geometry = geometry_of(root)
    found = on_storage(copied, geometry, root._device, root._keys, type(root))
    found._flags = root._flags
    return found


_CHUNK: Final = 1 << 18


def digest_of(root: TensorBase) -> int:
    """A number that tells whether the bytes of the storage are what they were.

    In parts, so that the copies that hashing needs stay small.
    """
    data = storage_of(root).data
    if data is None:
        return 0
    if data.nbytes <= _CHUNK:
        return hash(data.tobytes())
    starts = range(0, data.nbytes, _CHUNK)
    return hash(tuple([hash(data[i : i + _CHUNK].tobytes()) for i in starts]))


def memory_of(t: TensorBase) -> Array | None:
    """The array that owns the memory of `t`; None without data."""
    if t._array is None:
        return None
    # An array without elements is not on its storage.
    data = None if t._storage is None else t._storage.data
    return owner_of(t._array if data is None else data)


def bytes_behind(t: TensorBase) -> int:
    """The memory that stays allocated as long as `t` lives."""
    memory = memory_of(t)
    return 0 if memory is None else memory.nbytes
