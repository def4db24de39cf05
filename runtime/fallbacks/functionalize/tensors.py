"""Functional tensors, and how tensors lie in memory.

See Note [What a functional tensor looks like].
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from ...dtypes import DType
from ...storage import Geometry, Storage, may_overlap_itself, needed_bytes
from ...tensor_base import TensorBase, storage_of
from ..wrappers import Mirror, Wrapper, look_of
from .aliases import Node
from .graphs import take_leaf

if TYPE_CHECKING:
    from .session import Session


# Note [What a functional tensor looks like]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A program may depend on strides: `view` is refused where they do not allow it, `contiguous`
# is the tensor itself or a copy, `as_strided` goes by the storage. The value of a
# functional tensor is new after each write, and lies in memory as the functional operator
# left it. So each functional tensor has beside its value a tensor on the meta device that
# goes through the very operators of the program, in-place ones included: it has the shape,
# strides, offset and storage size that the tensor would have, and refuses what would be
# refused. It runs outside of all modes, so that nobody sees it.
#
# A functional tensor keeps its session, which has to know of the tensors of the caller what
# has become of them. That is why both share a `Place`: if the session kept functional
# tensors, all memory of a run would stay until Python looks for cycles.
class Place:
    """What a functional tensor stands for: a node, its look, and the caller's tensor.

    `shown` is the node that the caller's tensor shows; by writes that give the functional
    one another form, `node` becomes another one. It `is_detached` if the caller's tensor is
    to lose its graph.
    """

    __slots__ = ("inner", "is_detached", "node", "real", "shown")

    def __init__(self, node: Node, inner: TensorBase, real: TensorBase | None) -> None:
        self.node = node
        self.shown = node
        self.inner: Final = inner
        self.real = real
        self.is_detached = False


class FunctionalTensor(Wrapper):
    """A tensor whose writes make new values."""

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("place", "session")
    stands_for: ClassVar[str] = "value"
    if TYPE_CHECKING:
        place: Place
        session: Session

    @property
    def inner(self) -> TensorBase:
        """Its look, on the meta device."""
        return self.place.inner

    @property
    def node(self) -> Node:
        """The node that it stands for."""
        return self.place.node

    @property
    def real(self) -> TensorBase | None:
        """The tensor of the caller that it stands for, if there is one."""
        return self.place.real

    @property
    def shape(self) -> tuple[int, ...]:
        """That of `inner`, as are the other properties."""
        return self.place.inner.shape

    @property
    def dtype(self) -> DType:
        """The dtype of `inner`."""
        return self.place.inner.dtype

    @property
    def strides(self) -> tuple[int, ...]:
        """The strides of `inner`, in elements."""
        return self.place.inner.strides

    def storage_offset(self) -> int:
        """That of `inner`, in elements."""
        return self.place.inner.storage_offset()

    @property
    def value(self) -> TensorBase:
        """The elements now, as a tensor that nobody writes to."""
        found: TensorBase = self.node.read(self.session)
        return found

    # See Note [Graphs of functional tensors].

    @property
    def requires_grad(self) -> bool:
        """Whether gradients with regard to the tensor are asked for."""
        return self.value.requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.requires_grad_(value)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for the gradients of the tensor, and of that of the caller if it is one.

        RuntimeError if it has another form by now than the caller's.
        """
        value, real = self.value, self.real
        # What requires gradients already keeps the graph that it has.
        if value.requires_grad is requires_grad:
            return self
        if real is not None and look_of(real) != look_of(self.inner):
            raise RuntimeError(
                "requires_grad_() in functional form of a tensor that it was given and"
                " that has changed its shape or place in memory since: do it before or"
                " after functionalize()"
            )
        value.requires_grad_(requires_grad)
        self.session.detach(self.place)
        leaf = value
        if real is not None and real is not value:
            leaf = real.requires_grad_(requires_grad)
        take_leaf(self.node, leaf if requires_grad else None)
        return self

    def _takes_functions(self) -> bool:
        return self.value._takes_functions()

    def _gradient_owner(self) -> Any:
        return self.value._gradient_owner()

    def _with_owner(self, owner: Any) -> Any:
        return self.session.fresh(self.value._with_owner(owner))

    def _owner_guards(self) -> tuple[AbstractContextManager[Any], ...]:
        return (self.session.below(), *self.value._owner_guards())

    def _plain_gradient(self) -> Any:
        return self.value._plain_gradient()

    def _wrap_gradient(self, gradient: Any) -> Any:
        return self.session.fresh(self.value._wrap_gradient(gradient))

    def _unwrap_gradient(self, gradient: Any) -> Any:
        with self.session.below():
            return self.value._unwrap_gradient(self.session.plain(gradient))

    def item(self) -> Any:
        """The number in a tensor with one element."""
        return self.value.item()

    def tolist(self) -> Any:
        """Nested lists of the elements."""
        return self.value.tolist()

    def __repr__(self) -> str:
        return f"FunctionalTensor({self.value!r})"


def bytes_to_its_end(look: Geometry) -> int:
    """How much memory it takes for something to lie so."""
    return needed_bytes(look.shape, look.strides, look.offset, look.dtype.itemsize)


def memory_of(tensor: TensorBase) -> Storage:
    """What tells whether two tensors share memory, also through wrappers."""
    while isinstance(tensor, (Mirror, FunctionalTensor)):
        tensor = tensor.inner
    return storage_of(tensor)


def shows_all(look: Geometry, storage: Storage) -> bool:
    """Whether a tensor that lies so shows every element of its storage."""
    size = look.dtype.itemsize
    return (
        prod(look.shape) * size == storage.nbytes
        and needed_bytes(look.shape, look.strides, look.offset, size) <= storage.nbytes
        and not may_overlap_itself(look.shape, look.strides)
    )
