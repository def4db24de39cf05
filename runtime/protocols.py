"""What Python itself asks of a tensor: conversions to numbers, lists and arrays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import numpy as np

from .dtypes import DType, bool_, from_numpy_dtype
from .foreign import is_foreign
from .reading import require_values
from .selection import reason_of_class
from .storage import Array
from .wording import kind_of

if TYPE_CHECKING:
    from .device import Device

_T = TypeVar("_T", bound="PythonProtocols")


class PythonProtocols:
    """The base of `TensorBase` with its special methods and conversions."""

    __slots__ = ()

    # Above that of NumPy's arrays and scalars, which then leave operators to the tensor.
    __array_priority__ = 1000

    if TYPE_CHECKING:
        _array: Array | None
        _device: Device
        _requires_grad: bool

        @property
        def array(self) -> Array: ...
        @property
        def dtype(self) -> DType: ...
        @property
        def ndim(self) -> int: ...
        @property
        def shape(self) -> tuple[int, ...]: ...
        def numel(self) -> int: ...
        def _like_device(self, array: Array) -> Any: ...
        def __getitem__(self, index: Any) -> Self: ...

    def item(self) -> Any:
        """The value of a tensor with one element, as a Python number."""
        if self._array is None:
            raise RuntimeError(
                f"item() needs data, and a tensor on {self._device} has none"
            )
        if self._array.size != 1:
            raise RuntimeError(
                f"item() needs one element, and a tensor of shape {list(self.shape)} "
                f"has {self._array.size}"
            )
        return self._array.item()

    def tolist(self) -> Any:
        """Nested lists of Python numbers; a number for a 0-dimensional tensor."""
        require_values("tolist()")
        if self._array is None:
            raise NotImplementedError(
                f"tolist() needs data, and a tensor on {self._device} has none"
            )
        return self._array.tolist()

    def numpy(self, *, force: bool = False) -> Array:
        """The data as an array that shares its memory.

        RuntimeError if the tensor requires gradients, TypeError if it is not on the
        CPU; with `force` the first is waived.
        """
        require_values("numpy()")
        if self._device.type != "cpu":
            remedy = "" if self._array is None else "; copy it there with to('cpu')"
            raise TypeError(
                f"numpy() needs data in the CPU's memory, and a tensor on {self._device}"
                f" has none{remedy}"
            )
        if self._requires_grad and not force:
            raise RuntimeError(
                "numpy() on a tensor that requires gradients would hide later changes "
                "from them; use detach().numpy()"
            )
        return self.array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if copy is None:
            return np.asarray(self.numpy(), dtype=dtype)
        return np.array(self.numpy(), dtype=dtype, copy=copy)

    def __array_wrap__(
        self, array: Any, context: Any = None, return_scalar: bool = False
    ) -> Any:
        """The result of a function of NumPy that was called with a tensor, as a tensor.

        An array where there is no such dtype.
        """
        try:
            from_numpy_dtype(array.dtype)
        except TypeError:
            return array
        return self._like_device(array)

    # For tensors without operators for them; the others have methods of their own.

    def __eq__(self, other: object) -> Any:
        return _without_equality(self, "==", "eq", other)

    def __ne__(self, other: object) -> Any:
        return _without_equality(self, "!=", "ne", other)

    __hash__ = object.__hash__

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("a 0-dimensional tensor has no len()")
        return self.shape[0]

    def __bool__(self) -> bool:
        count = self.numel()
        if count != 1:
            raise RuntimeError(
                f"a tensor of shape {list(self.shape)} has {count} elements; "
                "its truth value is ambiguous"
            )
        return bool(self.item())

    def __int__(self) -> int:
        return int(self._single())

    def __float__(self) -> float:
        return float(self._single())

    def __complex__(self) -> complex:
        return complex(self._single())

    def _single(self) -> Any:
        """The value for Python's conversions, which raise ValueError, unlike `item`."""
        if self.numel() != 1:
            raise ValueError(
                f"a tensor of shape {list(self.shape)} has {self.numel()} elements, "
                "not one, and cannot become a number"
            )
        return self.item()

    def __index__(self) -> int:
        if self.dtype.is_floating_point or self.dtype.is_complex or self.numel() != 1:
            raise TypeError(
                "only an integer tensor with one element can be an index, not one of "
                f"dtype {self.dtype} and shape {list(self.shape)}"
            )
        return int(self.item())

    def __contains__(self, value: object) -> bool:
        """Whether any element equals `value`, a number or a tensor that broadcasts."""
        if isinstance(value, np.generic):
            value = value.item()
        if not isinstance(value, (PythonProtocols, int, float, complex)):
            raise RuntimeError(
                f"a tensor contains numbers and tensors, not {kind_of(value)}"
            )
        equal: Any = self == value
        return bool(equal.any())

    def __pos__(self: _T) -> _T:
        """The tensor itself; RuntimeError for a bool tensor."""
        if self.dtype is bool_:
            raise RuntimeError("+ is not defined for a tensor of dtype bool")
        return self

    def __iter__(self) -> Iterator[Any]:
        if not self.shape:
            raise TypeError("a 0-dimensional tensor cannot be iterated over")
        return iter([self[i] for i in range(self.shape[0])])

    def __format__(self, spec: str) -> str:
        if self.ndim == 0 and self._array is not None:
            return format(self.item(), spec)
        return object.__format__(self, spec)


_COMPARED: Final = (PythonProtocols, int, float, complex, np.generic, np.ndarray)


def _without_equality(tensor: object, sign: str, name: str, other: object) -> Any:
    """TypeError for a tensor, a number or an array: not Python's comparison of identity.

    NotImplemented for all else, which no tensor equals.
    """
    if not isinstance(other, _COMPARED) and not is_foreign(other):
        return NotImplemented
    is_tensor = isinstance(other, PythonProtocols)
    what = "tensors" if is_tensor else f"a tensor and {kind_of(other)}"
    raise TypeError(
        f"'{sign}' between {what} needs the operator {name}, and this package has no method of it"
        f" for them{reason_of_class(type(tensor), name)}"
    )
