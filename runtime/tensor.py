"""The functions that make tensors, and all that kernels need to know of tensors.

Kernels make their results with `empty_tensor`, `tensor_from_array` and `alias_with`.
These build the class that was announced by `set_tensor_class`, so that kernels need not
know the generated class with the methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .device import CPU, META, Device, as_device, tensor_keys
from .dtypes import (
    DType,
    cast_array,
    from_numpy_dtype,
    get_default_dtype,
    require_dtype,
)
from .gradients import view_known_to_autograd
from .lazy import LazyModule
from .memory import (
    Overlap,
    copy_data,
    overlap,
    overlaps_itself,
    resize_storage,
    restride,
    set_array,
    set_data,
    shares_memory,
)
from .nested import array_from_data
from .reading import require_values
from .storage import Array, Geometry, Storage, contiguous_strides, needed_bytes
from .tensor_base import (
    WRAPPED_NUMBER,
    Announced,
    TensorBase,
    get_tensor_class,
    make_tensor,
    on_storage,
    set_tensor_class,
    storage_of,
)

if TYPE_CHECKING:
    from . import ops as operators
else:
    operators = LazyModule(__package__, "ops")

__all__ = [
    "Array",
    "Geometry",
    "Overlap",
    "Storage",
    "TensorBase",
    "alias_with",
    "as_tensor",
    "copy_data",
    "empty_tensor",
    "from_numpy",
    "get_tensor_class",
    "make_tensor",
    "operand_of_numpy",
    "overlap",
    "overlaps_itself",
    "resize_storage",
    "restride",
    "set_array",
    "set_data",
    "set_tensor_class",
    "shares_memory",
    "storage_of",
    "tensor",
    "tensor_from_array",
    "wrapped_number",
]

_CPU_KEYS: Final = tensor_keys(CPU)
_META_KEYS: Final = tensor_keys(META)
_MOST_BYTES: Final = (1 << 63) - 1


def tensor_from_array(array: Any, device: Device = CPU) -> TensorBase:
    """A tensor that shares the memory of a NumPy array (NumPy scalars are wrapped).

    An array with negative strides is copied, since tensors have none.
    """
    if type(array) is not np.ndarray:
        array = np.asarray(array)
    if not array.flags.c_contiguous and min(array.strides, default=0) < 0:
        array = array.copy()
    result = object.__new__(Announced.cls)
    result._keys = _CPU_KEYS if device is CPU else tensor_keys(device)
    result._array = array
    result._geometry = None
    result._storage = None
    result._offset = 0
    result._device = device
    result._flags = 0
    result._requires_grad = False
    return result


def empty_tensor(
    shape: Sequence[int],
    dtype: DType | None = None,
    device: Device = CPU,
    strides: Sequence[int] | None = None,
) -> TensorBase:
    """A tensor with undefined contents; row-major unless strides (in elements) are given.

    On the meta device nothing is allocated. RuntimeError for a negative size or stride.
    """
    shape = tuple(shape)
    dtype = get_default_dtype() if dtype is None else dtype
    if shape and min(shape) < 0:
        raise RuntimeError(f"a tensor cannot have a negative dimension: {list(shape)}")
    # A size of 0 hides others that no strides can be computed for.
    if prod([size or 1 for size in shape]) * dtype.itemsize > _MOST_BYTES:
        raise RuntimeError(
            f"a tensor of shape {list(shape)} and dtype {dtype} is larger than any memory"
        )
    if device.kind == "meta":
        steps = contiguous_strides(shape) if strides is None else tuple(strides)
        geometry = Geometry(shape, steps, 0, dtype)
        return make_tensor(None, device=device, geometry=geometry, keys=_META_KEYS)
    if strides is None or tuple(strides) == contiguous_strides(shape):
        return tensor_from_array(np.empty(shape, dtype.numpy), device)
    steps = tuple(strides)
    if min(steps, default=0) < 0:
        raise RuntimeError(f"a tensor cannot have negative strides: {list(steps)}")
    nbytes = needed_bytes(shape, steps, 0, dtype.itemsize)
    storage = Storage(np.empty(nbytes, np.uint8), nbytes)
    geometry = Geometry(shape, steps, 0, dtype)
    return on_storage(storage, geometry, device, tensor_keys(device), None)


def alias_with(
    t: TensorBase,
    shape: Sequence[int],
    strides: Sequence[int],
    offset: int | None = None,
    dtype: DType | None = None,
) -> TensorBase:
    """A view on the storage of `t`, on any device.

    Strides and offset count elements; the offset is that into the storage, by default
    the one of `t`. RuntimeError if the storage is too small. Kernels of composite operators
    may be given a wrapper, or a tensor whose operators are recorded for gradients; the view
    of that is the result of `as_strided`. To autograd it is a view of `t` in any case, but in
    kernels that autograd has called, where the operator says what is one.
    """
    geometry = Geometry(
        tuple(shape),
        tuple(strides),
        t.storage_offset() if offset is None else offset,
        t.dtype if dtype is None else dtype,
    )
    known: TensorBase | None = view_known_to_autograd(t, geometry)
    return t._placed(geometry) if known is None else known


def wrapped_number(value: Any) -> TensorBase:
    """A 0-dimensional CPU tensor that ranks as a Python number in type promotion."""
    array, _ = array_from_data(value, None)
    # Promotion looks at the category only; the value itself keeps its full precision.
    if isinstance(value, float):
        array = np.array(value, np.float64)
    elif isinstance(value, complex):
        array = np.array(value, np.complex128)
    result = tensor_from_array(array)
    result._flags |= WRAPPED_NUMBER
    return result


def operand_of_numpy(value: Any) -> Any:
    """A scalar of NumPy as a Python number, an array as a tensor; None for anything else.

    TypeError for an array of a dtype without counterpart.
    """
    if isinstance(value, np.generic):
        number = value.item()
        # Text, dates and floats beyond 64 bits are no numbers here.
        return number if isinstance(number, int | float | complex) else None
    return tensor(value) if isinstance(value, np.ndarray) else None


def tensor(
    data: Any,
    *,
    dtype: DType | None = None,
    device: Device | str | None = None,
    requires_grad: bool = False,
) -> Any:
    """A new tensor with a copy of `data`.

    `data` is a number, nested sequences of numbers, a NumPy array or a tensor. The
    dtype is by default that of the data: Python floats get the default dtype, ints
    int64. Other devices than the CPU and meta are asked for the memory and to copy into
    it, by `empty.memory_format` and `copy_`. ValueError for ragged sequences, TypeError
    for what is no number, RuntimeError for numbers that do not fit the dtype,
    DispatchError for a device that nobody has brought kernels for.
    """
    where = CPU if device is None else as_device(device)
    if dtype is not None:
        require_dtype(dtype)
    source = data
    if isinstance(data, TensorBase):
        require_values("tensor() of tensors")
        source = data.array
    if isinstance(source, np.ndarray):
        target = from_numpy_dtype(source.dtype) if dtype is None else dtype
        array = cast_array(source, target)
        array = array.copy() if array is source else np.ascontiguousarray(array)
    else:
        array, target = array_from_data(source, dtype)
    result: Any
    if where.kind == "cpu":
        result = tensor_from_array(array, where)
    elif where.kind == "meta":
        result = empty_tensor(array.shape, target, where)
    else:
        aten = operators.ops.aten
        result = aten.empty.memory_format(array.shape, dtype=target, device=where)
        aten.copy_.default(result, tensor_from_array(array))
    return result.requires_grad_() if requires_grad else result


def as_tensor(
    data: Any,
    *,
    dtype: DType | None = None,
    device: Device | str | None = None,
) -> Any:
    """`data` as a tensor, sharing the memory of a tensor or an array that fits already."""
    where = None if device is None else as_device(device)
    if dtype is not None:
        require_dtype(dtype)
    if isinstance(data, TensorBase):
        if dtype in (None, data.dtype) and where in (None, data.device):
            return data
    elif (
        isinstance(data, np.ndarray)
        and where in (None, CPU)
        and (dtype is None or data.dtype == dtype.numpy)
    ):
        return from_numpy(data)
    return tensor(data, dtype=dtype, device=where)


def from_numpy(array: Array) -> Any:
    """A CPU tensor on the memory of a NumPy array.

    TypeError for a dtype without counterpart, ValueError for strides that are negative
    or no multiple of the item size.
    """
    if not isinstance(array, np.ndarray):
        raise TypeError(f"expected a NumPy array, got {type(array).__name__}")
    from_numpy_dtype(array.dtype)
    if any(step < 0 or step % array.itemsize for step in array.strides):
        raise ValueError(
            f"an array with strides of {array.strides} bytes cannot become a tensor: they "
            f"must be multiples of {array.itemsize} and not negative; use array.copy()"
        )
    return tensor_from_array(array)
