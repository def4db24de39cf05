"""TensorBase: an array, a device and a key set.

A tensor on the CPU (or on a backend that keeps its data in host memory) holds a NumPy
array, from which shape and strides are read. A tensor on the meta device holds only its
geometry. Views share a `Storage`, which is made when the first view of a tensor is.
"""

from __future__ import annotations

import threading
from math import prod
from typing import Any, ClassVar, Final, Self, TypeVar

import numpy as np

from . import indexing, printing
from .conversions import Conversions
from .device import CPU, Device, tensor_keys
from .dtypes import DType, bool_, cast_array, from_numpy_dtype, int64, uint8
from .errors import DeviceError
from .gradients import Gradients, is_computed, tell_requires_grad_was_set
from .nested import array_from_data, convert_checked
from .options import Layout, MemoryFormat
from .protocols import PythonProtocols
from .storage import (
    Array,
    Geometry,
    Storage,
    bytes_of,
    contiguous_strides,
    is_dense,
    needed_bytes,
)

_T = TypeVar("_T", bound="TensorBase")

WRAPPED_NUMBER: Final = 1
_CHANNELS_LAST_ORDERS: Final = {
    MemoryFormat.channels_last: (1, 3, 2, 0),
    MemoryFormat.channels_last_3d: (1, 4, 3, 2, 0),
}


class TensorBase(PythonProtocols, Conversions, Gradients):
    """An n-dimensional array of one dtype on one device.

    Arithmetic and the other operators are methods of the generated subclass. Instances
    come from `tensor`, `empty_tensor` and the like, not from the constructor. Equality
    is left to the subclass; the hash is that of the object.
    """

    __slots__ = (
        "__weakref__",
        "_array",  # the data; None on the meta device
        "_device",
        "_flags",
        "_geometry",  # set if there is no array, or an array cannot express it
        "_grad_meta",  # what autograd keeps; not set before it has something to keep
        "_keys",  # the raw key set
        "_offset",  # of the first element in the storage
        "_requires_grad",
        "_storage",  # made on first need, see storage_of
    )

    # Whether elements stand for several values each, so that there is no one to ask for.
    has_many_values: ClassVar[bool] = False

    _keys: int
    _offset: int
    _array: Array | None
    _geometry: Geometry | None
    _storage: Storage | None
    _device: Device
    _flags: int
    _requires_grad: bool

    def __new__(cls, *args: Any, **kwargs: Any) -> TensorBase:
        raise TypeError(
            f"{cls.__name__} has no constructor; use tensor(data) or a factory operator"
        )

    # What it is.

    @property
    def shape(self) -> tuple[int, ...]:
        if self._geometry is not None:
            return self._geometry.shape
        shape: tuple[int, ...] = self.array.shape
        return shape

    @property
    def array(self) -> Array:
        """The NumPy array of the data, not a copy; DeviceError on the meta device."""
        if self._array is None:
            raise DeviceError(f"a tensor on device {self._device} has no data")
        return self._array

    @property
    def dtype(self) -> DType:
        if self._geometry is not None:
            return self._geometry.dtype
        return from_numpy_dtype(self.array.dtype)

    @property
    def device(self) -> Device:
        return self._device

    @property
    def layout(self) -> Layout:
        return Layout.strided

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self.dtype.itemsize

    @property
    def is_meta(self) -> bool:
        return self._device.kind == "meta"

    @property
    def is_wrapped_number(self) -> bool:
        """Whether this is a Python number in the form of a tensor.

        Such a tensor ranks below all others in type promotion.
        """
        return bool(self._flags & WRAPPED_NUMBER)

    @property
    def requires_grad(self) -> bool:
        return self._requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.requires_grad_(value)

    def requires_grad_(self: _T, requires_grad: bool = True) -> _T:
        """Ask for gradients; RuntimeError unless the dtype is floating or complex.

        A tensor that a recorded operator computed cannot stop to require them.
        """
        if requires_grad and not (
            self.dtype.is_floating_point or self.dtype.is_complex
        ):
            raise RuntimeError(
                f"a tensor of dtype {self.dtype} cannot require gradients; "
                "only floating and complex ones can"
            )
        if self._requires_grad and not requires_grad and is_computed(self):
            raise RuntimeError(
                "requires_grad of a tensor that was computed cannot be changed; only that"
                " of leaves can. detach() gives a tensor without gradients"
            )
        self._requires_grad = requires_grad
        tell_requires_grad_was_set(self)
        return self

    def dim(self) -> int:
        return len(self.shape)

    def numel(self) -> int:
        return prod(self.shape)

    def size(self, dim: int | None = None) -> Any:
        """The shape, or the size of one dimension."""
        return self.shape if dim is None else self.shape[self._wrap(dim)]

    @property
    def strides(self) -> tuple[int, ...]:
        """The strides in elements."""
        if self._geometry is not None:
            return self._geometry.strides
        array = self.array
        if array.size == 0:
            return contiguous_strides(array.shape)
        itemsize = array.itemsize
        return tuple([step // itemsize for step in array.strides])

    def stride(self, dim: int | None = None) -> Any:
        """The strides in elements, or that of one dimension."""
        return self.strides if dim is None else self.strides[self._wrap(dim)]

    def storage_offset(self) -> int:
        """The number of elements in the storage before the first one of this tensor."""
        return self._offset

    def _placed(self, geometry: Geometry) -> TensorBase:
        """A tensor that lies so on the storage of this one."""
        return on_storage(storage_of(self), geometry, self._device, self._keys, None)

    def is_contiguous(
        self, memory_format: MemoryFormat = MemoryFormat.contiguous_format
    ) -> bool:
        """Whether the elements lie densely in the order of the memory format."""
        if memory_format is MemoryFormat.contiguous_format:
            if self._geometry is None:
                return bool(self.array.flags.c_contiguous)
            # Without elements there is nothing that could lie otherwise.
            return 0 in self.shape or is_dense(
                self.shape, self.strides, tuple(range(self.ndim - 1, -1, -1))
            )
        order = _CHANNELS_LAST_ORDERS[memory_format]
        return self.ndim == len(order) and is_dense(self.shape, self.strides, order)

    def _wrap(self, dim: int) -> int:
        span = max(self.ndim, 1)
        if not -span <= dim < span:
            raise IndexError(
                f"dimension {dim} is out of range [{-span}, {span - 1}] "
                f"of a tensor of shape {list(self.shape)}"
            )
        if self.ndim == 0:
            raise IndexError("a 0-dimensional tensor has no sizes or strides")
        return dim % span

    # For subscripts, which cannot import the functions that make tensors.

    def _as_index(self, data: Any) -> TensorBase:
        """An index tensor from a list or an array: bools and bytes stay, else int64."""
        found, dtype = array_from_data(data, None)
        if dtype not in (bool_, uint8):
            found = cast_array(found, int64)
        return self._like_device(found)

    def _like_self(self, value: Any) -> TensorBase:
        """A number as a 0-dimensional tensor of this dtype."""
        dtype = self.dtype
        if isinstance(value, complex) and not dtype.is_complex:
            if dtype is bool_:
                value = value != 0
            elif value.imag:
                raise RuntimeError(
                    f"the value {value} cannot be converted to {dtype} without overflow"
                )
            else:
                value = value.real
        if isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
            raise RuntimeError(
                f"the value {value} cannot be converted to {dtype} without overflow"
            )
        return self._like_device(convert_checked(np.array(value), dtype))

    def _like_device(self, array: Array) -> TensorBase:
        if self._array is not None:
            return make_tensor(array, device=self._device)
        dtype = from_numpy_dtype(array.dtype)
        geometry = Geometry(array.shape, contiguous_strides(array.shape), 0, dtype)
        return make_tensor(None, device=self._device, geometry=geometry)

    def __getitem__(self, index: Any) -> Self:
        found: Self = indexing.get_item(self, index)
        return found

    def __setitem__(self, index: Any, value: Any) -> None:
        indexing.set_item(self, index, value)

    def __delitem__(self, index: Any) -> None:
        raise TypeError("elements of a tensor cannot be deleted")

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return printing.format_tensor(self)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        storage = storage_of(self)
        geometry = Geometry(self.shape, self.strides, self.storage_offset(), self.dtype)
        state = (type(self), storage, geometry, self._device, self._flags)
        return _rebuild, (*state, self._requires_grad)


def _rebuild(
    cls: type[TensorBase],
    storage: Storage,
    geometry: Geometry,
    device: Device,
    flags: int,
    requires_grad: bool,
) -> TensorBase:
    result = on_storage(storage, geometry, device, tensor_keys(device), cls)
    result._flags = flags
    result._requires_grad = requires_grad
    return result


# Putting tensors together.


class Announced:
    """The class that new tensors get."""

    cls: type[TensorBase] = TensorBase


def set_tensor_class(cls: type[TensorBase]) -> None:
    """Announce the class with the operators' methods; it must add no slots that need setting.

    TypeError for what is no subclass of TensorBase.
    """
    given: object = cls
    if not isinstance(given, type) or not issubclass(given, TensorBase):
        raise TypeError(f"a subclass of TensorBase is wanted, but got {cls!r:.60}")
    Announced.cls = cls


def get_tensor_class() -> type[TensorBase]:
    """The class that new tensors get."""
    return Announced.cls


def make_tensor(
    array: Array | None,
    *,
    device: Device = CPU,
    geometry: Geometry | None = None,
    storage: Storage | None = None,
    keys: int | None = None,
    cls: type[TensorBase] | None = None,
    offset: int = 0,
) -> TensorBase:
    """Put a tensor together from its parts; nothing is checked.

    Either `array` or `geometry` is given. `keys` is the raw key set, by default that of
    a strided tensor on the device; `cls` is by default the announced class.
    """
    result = object.__new__(Announced.cls if cls is None else cls)
    result._keys = tensor_keys(device) if keys is None else keys
    result._array = array
    result._geometry = geometry
    result._storage = storage
    result._offset = offset
    result._device = device
    result._flags = 0
    result._requires_grad = False
    if storage is not None:
        storage.add_alias(result)
    return result


def on_storage(
    storage: Storage,
    geometry: Geometry,
    device: Device,
    keys: int,
    cls: type[TensorBase] | None,
) -> TensorBase:
    array, kept = place(storage, geometry)
    return make_tensor(
        array,
        device=device,
        geometry=kept,
        storage=storage,
        keys=keys,
        cls=cls,
        offset=geometry.offset,
    )


def place(storage: Storage, geometry: Geometry) -> tuple[Array | None, Geometry | None]:
    """The array with this geometry on a storage, and the geometry if it must be kept."""
    dtype = geometry.dtype
    needed = needed_bytes(
        geometry.shape, geometry.strides, geometry.offset, dtype.itemsize
    )
    if needed > storage.nbytes:
        raise RuntimeError(
            f"shape {list(geometry.shape)}, strides {list(geometry.strides)} and offset "
            f"{geometry.offset} need a storage of {needed} bytes, but it has {storage.nbytes}"
        )
    if geometry.offset < 0 or min(geometry.strides, default=0) < 0:
        raise RuntimeError(
            f"strides {list(geometry.strides)} and offset {geometry.offset} "
            "must not be negative"
        )
    if storage.data is None:
        return None, geometry
    if 0 in geometry.shape:
        # NumPy keeps no strides for an array without elements.
        return np.empty(geometry.shape, dtype.numpy), geometry
    array: Array = np.ndarray(
        geometry.shape,
        dtype.numpy,
        storage.data.data,
        geometry.offset * dtype.itemsize,
        tuple([step * dtype.itemsize for step in geometry.strides]),
    )
    return array, None


_storage_lock = threading.Lock()


def storage_of(t: TensorBase) -> Storage:
    """The storage of a tensor, made now if it was never asked for."""
    storage = t._storage
    if storage is not None:
        return storage
    with _storage_lock:
        # Two threads that look at a tensor for the first time must find one storage.
        if t._storage is None:
            if t._array is None:
                needed = needed_bytes(t.shape, t.strides, 0, t.itemsize)
                storage = Storage(None, needed)
            else:
                data = bytes_of(t._array)
                storage = Storage(data, data.size)
            storage.add_alias(t)
            t._storage = storage
        return t._storage
