"""Functional tensors, and how tensors lie in memory.

See Note [What a functional tensor looks like].
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, ClassVar

from ...storage import Geometry, Storage, is_dense
from ...tensor_base import TensorBase, storage_of
from ..wrappers import Mirror
from .aliases import Node

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
class FunctionalTensor(Mirror):
    """A tensor whose writes make new values. `inner`, on the meta device, is its look.

    `real` is the tensor of the caller that it stands for, if there is one.
    """

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("inner", "node", "real", "session")
    if TYPE_CHECKING:
        node: Node
        real: TensorBase | None
        session: Session

    def move_to(self, node: Node) -> None:
        """Stand for another node from now on."""
        object.__setattr__(self, "node", node)

    @property
    def value(self) -> TensorBase:
        """The elements now, as a tensor that nobody writes to."""
        found: TensorBase = self.node.read(self.session)
        return found

    def item(self) -> Any:
        """The number in a tensor with one element."""
        return self.value.item()

    def tolist(self) -> Any:
        """Nested lists of the elements."""
        return self.value.tolist()

    def __repr__(self) -> str:
        return f"FunctionalTensor({self.value!r})"


def memory_of(tensor: TensorBase) -> Storage:
    """What tells whether two tensors share memory, also through wrappers."""
    while isinstance(tensor, Mirror):
        tensor = tensor.inner
    return storage_of(tensor)


def may_overlap_itself(tensor: TensorBase) -> bool:
    """Whether an element of memory may show in several places, as after `unfold`."""
    steps = sorted(
        (stride, size)
        for size, stride in zip(tensor.shape, tensor.strides, strict=True)
        if size > 1
    )
    if 0 in tensor.shape:
        return False
    reach = 0
    for stride, size in steps:
        if stride <= reach:
            return True
        reach += stride * (size - 1)
    return False


def is_whole(look: Geometry, count: int) -> bool:
    """Whether a tensor shows all `count` elements of its storage in their order."""
    order = tuple(reversed(range(len(look.shape))))
    return (
        look.offset == 0
        and prod(look.shape) == count
        and is_dense(look.shape, look.strides, order)
    )
