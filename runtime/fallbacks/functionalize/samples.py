"""Samples of vmap in functional form: what they share, with each other and with all.

See Note [Memory that samples share].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ...operator import OperatorHandle
from ...storage import Storage
from ...tensor_base import TensorBase
from ..wrappers import look_of
from .aliases import Node, Runner, ViewStep
from .tensors import memory_of

# Note [Memory that samples share]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A session that was started inside of vmap has samples for its tensors. A storage has one
# root where tensors are views of it, but a sample is one elsewhere for each value of the
# batch, so that a sample and another view of the same memory, of other samples or of all,
# have no root together. They are read as they are. A write to one of them would not show
# in the others, so these roots are contested: writing to them raises, and so does taking
# one of them that another was written to.
#
# The other way round, what all samples share becomes something of each sample where a
# function of gradients is called with it. That is a view, which shows what is written to
# what they share. Written to it is not: there is one element for many values.


def _taken_out(tensor: Any) -> Any:
    """The tensor that has all samples."""
    while getattr(tensor, "level", None) is not None:
        tensor = tensor.value
    return tensor


def _is_sample(tensor: Any) -> bool:
    return getattr(tensor, "level", None) is not None


def _lie_alike(one: Any, other: Any) -> bool:
    """Whether both are samples, and the same elements of the memory that they share."""
    if not _is_sample(one):
        return False
    while _is_sample(one):
        if getattr(other, "level", None) is not one.level:
            return False
        one, other = one.value, other.value
    return look_of(one) == look_of(other)


class Samples:
    """The nodes of a session by the memory in which all samples lie."""

    def __init__(self) -> None:
        # By identity, with what that is the identity of.
        self._nodes: dict[int, tuple[Storage, list[Node]]] = {}

    def _beside(self, tensor: TensorBase) -> list[Node]:
        memory = memory_of(_taken_out(tensor))
        return self._nodes.setdefault(id(memory), (memory, []))[1]

    def twin_of(self, tensor: TensorBase) -> Node | None:
        """The node of samples that are these, if there is one."""
        beside = self._beside(tensor)
        return next((each for each in beside if _lie_alike(each.real, tensor)), None)

    def add(self, node: Node) -> None:
        """Note a node and what it shares memory with, whose root is another one.

        RuntimeError if that was written to.
        """
        beside = self._beside(node.real)
        root = node.root()
        for other in beside:
            if not _is_sample(other.real) and not _is_sample(node.real):
                continue
            if other.root().is_written or root.is_written:
                raise RuntimeError(
                    "functionalize() got samples that share memory with other tensors,"
                    " which lie in it otherwise and were written to; write to a clone"
                )
            root.is_contested = other.root().is_contested = True
        beside.append(node)

    def clear(self) -> None:
        """Forget all nodes."""
        self._nodes.clear()


class SampleStep(ViewStep):
    """What all samples of vmap share, as each of them has it.

    It shows what is written to its base. Written to it cannot be: a sample may have another
    value than the next, and the base has one for all. `see` makes a value for each sample
    of the value for all.
    """

    __slots__ = ("see",)

    def __init__(self, alias: OperatorHandle, see: Callable[[Any], Any]) -> None:
        super().__init__(alias, (None,))
        self.see: Final = see

    def apply(self, runner: Runner, base: Any, *, copies: bool | None = None) -> Any:
        """`base` for each sample."""
        with runner.below():
            return self.see(base)


def refuse_samples(
    name: str, nodes: Iterable[Node], *, writes_elements: bool = True
) -> None:
    """RuntimeError for a write to memory that samples share.

    One without `writes_elements` gives what it writes to another shape.
    """
    for node in nodes:
        if node.root().is_contested:
            raise RuntimeError(
                f"{name} writes to samples that share memory with other tensors that"
                " functionalize() got, which lie in it otherwise; write to a clone, or"
                " map the function in functional form, as in functionalize(vmap(f))"
            )
        if writes_elements and any(isinstance(s, SampleStep) for s in node.steps()):
            raise RuntimeError(
                f"{name} writes to what all samples of vmap share, through the argument"
                " of a function of gradients, of which each sample has its own; write"
                " to a clone"
            )
