"""Tensors that stand for another tensor: batched, functional, recorded, and so on.

A wrapper has the keys of what it stands for and one more, whose fallback unwraps it. It
is an instance of the announced tensor class, so that it has the operators' methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from ..device import Device
from ..dtypes import DType
from ..storage import Array, Geometry, contiguous_strides
from ..tensor_base import TensorBase, get_tensor_class, make_tensor

W = TypeVar("W", bound="Wrapper")


def look_of(tensor: TensorBase) -> Geometry:
    """Shape, strides, offset and dtype of a tensor, wrapped or not."""
    return Geometry(tensor.shape, tensor.strides, tensor.storage_offset(), tensor.dtype)


_classes: dict[tuple[type[Any], type[TensorBase]], type[Any]] = {}


class Wrapper(TensorBase):
    """Base of the kinds of wrapper. A kind names its further attributes in `state`.

    A kind is a class with empty ``__slots__``; the class of the instances is made of it and
    the announced tensor class by `wrapper_class`.
    """

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ()

    @property
    def array(self) -> Array:
        """RuntimeError: the data belongs to what is wrapped."""
        raise RuntimeError(
            f"a {type(self).__name__} has no data of its own; it was read by code that"
            " does not go through the dispatcher"
        )

    def _like_device(self, array: Array) -> TensorBase:
        """A tensor with data, although the wrapper has none: for subscripts."""
        if self.is_meta:
            return super()._like_device(array)
        return make_tensor(array, device=self._device)


def wrapper_class(kind: type[W]) -> type[W]:
    """The class of instances of `kind`, with the methods of the announced class."""
    announced = get_tensor_class()
    found = _classes.get((kind, announced))
    if found is None:
        bases = (kind,) if announced is TensorBase else (kind, announced)
        names = {"__slots__": kind.state, "__module__": kind.__module__}
        found = type(kind.__name__, bases, names)
        _classes[kind, announced] = found
    return cast("type[W]", found)


def make_wrapper(
    kind: type[W],
    *,
    shape: tuple[int, ...],
    dtype: DType,
    device: Device,
    keys: int,
    strides: tuple[int, ...] | None = None,
    **state: Any,
) -> W:
    """A wrapper of this kind: what it looks like from outside, its raw keys, its state.

    `shape` and `strides` in elements; strides are those of a contiguous tensor by default.
    """
    if strides is None:
        strides = contiguous_strides(shape)
    geometry = Geometry(shape, strides, 0, dtype)
    result = make_tensor(
        None, device=device, geometry=geometry, keys=keys, cls=wrapper_class(kind)
    )
    for name, value in state.items():
        setattr(result, name, value)
    return cast("W", result)


class Mirror(Wrapper):
    """A wrapper that always looks like the tensor it stands for, its `inner`.

    It has no look of its own that would be wrong once an operator changes that of `inner`
    in place. What Python asks of the data is answered by `inner`.
    """

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("inner",)
    if TYPE_CHECKING:
        inner: TensorBase

    @property
    def shape(self) -> tuple[int, ...]:
        """That of `inner`, as are the other properties."""
        return self.inner.shape

    @property
    def dtype(self) -> DType:
        """The dtype of `inner`."""
        return self.inner.dtype

    @property
    def strides(self) -> tuple[int, ...]:
        """The strides of `inner`, in elements."""
        return self.inner.strides

    def storage_offset(self) -> int:
        """That of `inner`, in elements."""
        return self.inner.storage_offset()

    def item(self) -> Any:
        """The value of `inner`, which has one element."""
        return self.inner.item()

    def tolist(self) -> Any:
        """The values of `inner`."""
        return self.inner.tolist()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.inner!r})"


M = TypeVar("M", bound=Mirror)


def make_mirror(kind: type[M], inner: TensorBase, keys: int) -> M:
    """A wrapper of this kind that stands for `inner`, with these raw keys."""
    result = make_wrapper(
        kind,
        shape=inner.shape,
        dtype=inner.dtype,
        device=inner.device,
        keys=keys,
        strides=inner.strides,
        inner=inner,
    )
    result._requires_grad = inner.requires_grad
    result._flags = inner._flags
    return result
