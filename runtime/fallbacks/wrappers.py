"""Tensors that stand for another tensor: batched, functional, recorded, and so on.

A wrapper has the keys of what it stands for and one more, whose fallback unwraps it. It
is an instance of the announced tensor class, so that it has the operators' methods.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from ..device import Device
from ..dtypes import DType
from ..key_set import Keys, raw_bits
from ..ops import ops
from ..storage import Array, Geometry, contiguous_strides
from ..tensor_base import TensorBase, get_tensor_class, make_tensor
from ..wording import with_article

W = TypeVar("W", bound="Wrapper")


def view_on(t: Any, geometry: Geometry) -> TensorBase:
    """A tensor that lies so on the memory of `t`, made by operators.

    For tensors of which a fallback knows more than their memory.
    """
    if t.dtype is not geometry.dtype:
        t = ops.aten.view.dtype(t, geometry.dtype)
    found: TensorBase = ops.aten.as_strided.default(
        t, geometry.shape, geometry.strides, geometry.offset
    )
    return found


def look_of(tensor: TensorBase) -> Geometry:
    """Shape, strides, offset and dtype of a tensor, wrapped or not."""
    return Geometry(tensor.shape, tensor.strides, tensor.storage_offset(), tensor.dtype)


_classes: dict[tuple[type[Any], type[TensorBase]], type[Any]] = {}


class Wrapper(TensorBase):
    """Base of the kinds of wrapper. A kind names its further attributes in `state`.

    A kind is a class with empty ``__slots__``; the class of the instances is made of it and
    the announced tensor class by `wrapper_class`. It has the state of its bases as well.
    """

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ()
    stands_for: ClassVar[str] = ""
    """The attribute that has what the tensor stands for, if that is a tensor."""

    @property
    def array(self) -> Array:
        """RuntimeError: the data belongs to what is wrapped."""
        raise RuntimeError(
            f"{with_article(type(self).__name__)} has no data of its own; it was read by code that"
            " does not go through the dispatcher"
        )

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        """TypeError: what a wrapper belongs to, a level or a session, is not copied."""
        raise TypeError(
            f"{with_article(type(self).__name__)} is neither copied nor pickled; use clone()"
        )

    def _placed(self, geometry: Geometry) -> TensorBase:
        """By an operator: what memory is meant, the fallback of the wrapper knows."""
        return view_on(self, geometry)

    def _like_device(self, array: Array) -> TensorBase:
        """A tensor with data, although the wrapper has none: for subscripts."""
        if self.is_meta:
            return super()._like_device(array)
        return make_tensor(array, device=self._device)


def state_of(kind: type[Wrapper]) -> tuple[str, ...]:
    """The names of what instances of `kind` keep: its own and those of its bases."""
    names = (name for base in kind.__mro__ for name in vars(base).get("state", ()))
    return tuple(dict.fromkeys(names))


def wrapper_class(kind: type[W]) -> type[W]:
    """The class of instances of `kind`, with the methods of the announced class."""
    announced = get_tensor_class()
    found = _classes.get((kind, announced))
    if found is None:
        bases = (kind,) if announced is TensorBase else (kind, announced)
        names = {"__slots__": state_of(kind), "__module__": kind.__module__}
        found = type(kind.__name__, bases, names)
        _classes[kind, announced] = found
    return cast("type[W]", found)


def make_wrapper(
    kind: type[W],
    *,
    shape: tuple[int, ...],
    dtype: DType,
    device: Device,
    keys: Keys | int,
    strides: tuple[int, ...] | None = None,
    **state: Any,
) -> W:
    """A wrapper of this kind: what it looks like from outside, its keys, its state.

    `shape` and `strides` in elements; strides are those of a contiguous tensor by default.
    """
    if type(keys) is not int:
        keys = raw_bits(keys)
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
    stands_for: ClassVar[str] = "inner"
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


class OuterMirror(Mirror):
    """A mirror whose key ranks above those of autograd, as keys of modes and vmap do.

    Gradients are recorded for what it stands for, so it has those of its `inner`. Its
    `grad` is one of `inner`, unwrapped; a kind that wraps it has a `_wrap_gradient`.
    """

    __slots__ = ()

    @property
    def requires_grad(self) -> bool:
        """That of `inner`."""
        return self.inner.requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.inner.requires_grad_(value)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for the gradients of `inner`."""
        self.inner.requires_grad_(requires_grad)
        return self

    def _gradient_owner(self) -> Any:
        return self.inner._gradient_owner()

    def _takes_functions(self) -> bool:
        return False

    def _with_owner(self, owner: Any) -> Any:
        return around(self, self.inner._with_owner(owner))

    def _owner_guards(self) -> tuple[AbstractContextManager[Any], ...]:
        return self.inner._owner_guards()

    def _wrap_gradient(self, gradient: Any) -> Any:
        return self.inner._wrap_gradient(gradient)

    def _unwrap_gradient(self, gradient: Any) -> Any:
        is_own = isinstance(gradient, kind_of(self))
        return self.inner._unwrap_gradient(gradient.inner if is_own else gradient)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        """A copy stands for a copy of `inner`, and has copies of the rest of the state."""
        return _make_again, (kind_of(self), self._keys, _state(self))


def _state(wrapper: Wrapper) -> dict[str, Any]:
    names = state_of(kind_of(wrapper))
    return {name: getattr(wrapper, name) for name in names if hasattr(wrapper, name)}


def around(mirror: OuterMirror, inner: TensorBase) -> Any:
    """A wrapper like `mirror`, with the same state, that stands for another tensor."""
    own = mirror._keys & ~mirror.inner._keys
    state = {**_state(mirror), "inner": inner}
    return _make_again(kind_of(mirror), own | inner._keys, state)


def chain_of(tensor: Any) -> list[Any]:
    """A tensor, what it stands for, and so on, batched tensors and functional ones included.

    Each kind names what it stands for in `stands_for`.
    """
    found = [tensor]
    while isinstance(tensor, Wrapper) and tensor.stands_for:
        tensor = getattr(tensor, tensor.stands_for)
        found.append(tensor)
    return found


def innermost(tensor: TensorBase) -> TensorBase:
    """What modes and backends see of a tensor that wrappers above autograd stand for."""
    while isinstance(tensor, OuterMirror):
        tensor = tensor.inner
    return tensor


def kind_of(wrapper: Wrapper) -> type[Any]:
    """The kind that the class of `wrapper` was made of."""
    return type(wrapper).__bases__[0]


M = TypeVar("M", bound=Mirror)


def _make_again(kind: type[M], keys: int, state: dict[str, Any]) -> M:
    return make_mirror(kind, state.pop("inner"), keys, **state)


def make_mirror(kind: type[M], inner: TensorBase, keys: Keys | int, **state: Any) -> M:
    """A wrapper of this kind that stands for `inner`: its keys and further state.

    TypeError if `inner` is no tensor.
    """
    if not isinstance(inner, TensorBase):
        raise TypeError(
            f"{with_article(kind.__name__)} stands for a tensor, but got {type(inner).__name__}"
        )
    result = make_wrapper(
        kind,
        shape=inner.shape,
        dtype=inner.dtype,
        device=inner.device,
        keys=keys,
        strides=inner.strides,
        inner=inner,
        **state,
    )
    result._requires_grad = inner.requires_grad
    result._flags = inner._flags
    return result
