"""What is remembered: buffers, the operations that make them, and who uses which.

A buffer is the memory of one result and of all its views. It is resident, when `real` is
a tensor on it, or evicted. Its producer can make it again from other buffers, its inputs.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...generator import Generator
from ...storage import Geometry, Storage
from ...tensor_base import TensorBase

if TYPE_CHECKING:
    from .neighbourhood import Component
    from .session import Session
    from .traits import Traits

NOT_IN_POOL = -1
UNKNOWN = -1.0


class Cell(Storage):
    """The storage of wrappers that alias each other: which buffer they stand for now.

    Writing through one of them moves the cell, and so all of them, to the buffer with the
    new contents. When the last of them is gone, so is the cell, and its session hears.
    """

    __slots__ = ("buffer", "session")

    def __init__(self, session: Session, buffer: Buffer) -> None:
        super().__init__(None, buffer.nbytes)
        self.session = session
        self.buffer = buffer

    def __del__(self) -> None:
        self.session.note_freed(self.buffer)


class Buffer:
    """The memory of one result and its views, whether it is there or not.

    `nbytes` is what it takes when resident. `last_access` is in the unit of the session's
    clock. While `pins` is not 0 it must not be evicted; if `is_fixed`, it never is, since
    there is nothing to make it from. `is_external` is memory that the program brought.
    `cell` leads to the wrappers on it, `children` are the operations that read it. `digest`
    is that of its bytes if others could write there; see Note [Inputs that change].

    `total`, `component` and `place` belong to the heuristic and to the pool of victims.
    """

    __slots__ = (
        "cell",
        "children",
        "component",
        "digest",
        "geometry",
        "is_external",
        "is_fixed",
        "is_held",
        "last_access",
        "nbytes",
        "pins",
        "place",
        "producer",
        "real",
        "serial",
        "storage_id",
        "total",
    )

    def __init__(
        self, serial: int, real: TensorBase, nbytes: int, producer: Operation | None
    ) -> None:
        self.serial = serial
        self.real: TensorBase | None = real
        self.geometry = geometry_of(real)
        self.nbytes = nbytes
        self.producer = producer
        self.last_access = 0.0
        self.pins = 0
        self.is_held = False
        self.is_fixed = False
        self.is_external = False
        self.storage_id = 0
        self.digest: int | None = None
        self.cell: weakref.ref[Cell] | None = None
        self.children: dict[Operation, None] = {}
        self.total = UNKNOWN
        self.component: Component | None = None
        self.place = NOT_IN_POOL

    @property
    def cost(self) -> float:
        """What making it again costs if all inputs are resident."""
        return 0.0 if self.producer is None else self.producer.cost

    @property
    def is_wanted(self) -> bool:
        """Whether a tensor of the program or an operation may still ask for it."""
        return self.is_held or bool(self.children)

    def parents(self) -> tuple[Buffer, ...]:
        """The buffers that it is made from."""
        return () if self.producer is None else self.producer.inputs

    def offspring(self) -> Iterator[Buffer]:
        """The buffers that are made from it."""
        for child in self.children:
            for buffer in child.outputs:
                if buffer is not None:
                    yield buffer

    def __repr__(self) -> str:
        maker = "input" if self.producer is None else self.producer.op.qualified_name
        state = "evicted" if self.real is None else "resident"
        return f"<Buffer {self.serial} of {maker}: {self.nbytes} bytes, {state}>"


class Ref:
    """The place of a tensor among the remembered arguments: a view of a buffer."""

    __slots__ = ("buffer", "flags", "geometry")

    def __init__(self, buffer: Buffer, geometry: Geometry, flags: int) -> None:
        self.buffer = buffer
        self.geometry = geometry
        self.flags = flags


class Operation:
    """One call that was made: enough to make it again.

    `template` is the arguments with a Ref for each tensor. `outputs` has, for each new
    buffer among the results in their order, the buffer, or None when nobody wants it
    any more. `positions` says which of the
    tensors among the results, counted flat, is the first on each new buffer. `overwritten`
    are the inputs that are written, `rewritten` leads from those that live on to the
    buffers with the new contents, which are the last of the outputs.
    """

    __slots__ = (
        "cost",
        "fresh_bytes",
        "inputs",
        "op",
        "outputs",
        "overwritten",
        "positions",
        "random",
        "rewritten",
        "template",
        "traits",
    )

    def __init__(
        self, op: Any, traits: Traits, template: list[Any], inputs: tuple[Buffer, ...]
    ) -> None:
        self.op = op
        self.traits = traits
        self.template = template
        self.inputs = inputs
        self.outputs: list[Buffer | None] = []
        self.positions: list[int] = []
        self.overwritten: tuple[Buffer, ...] = ()
        self.rewritten: dict[Buffer, Buffer] = {}
        self.random: tuple[Generator, ...] = ()
        self.cost = 0.0
        self.fresh_bytes = 0

    @property
    def is_wanted(self) -> bool:
        """Whether one of its results may still be asked for."""
        return any(buffer is not None for buffer in self.outputs)


def geometry_of(t: TensorBase) -> Geometry:
    """Shape, strides, offset and dtype of a tensor."""
    if t._geometry is not None and t._geometry.offset == t._offset:
        return t._geometry
    return Geometry(t.shape, t.strides, t._offset, t.dtype)
