"""The memory of functional tensors as a whole: one row of elements, of which all are views."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from ...dispatcher import Dispatcher
from ...operator import OperatorHandle
from ...storage import Geometry, is_dense, may_overlap_itself
from ...tensor_base import storage_of
from ..wrappers import look_of
from .aliases import PLACES, Node, ViewStep, is_whole
from .graphs import (
    base_of,
    is_leaf,
    parted,
    recording,
    replayed,
    stay_apart,
    written,
)
from .samples import SampleStep
from .tensors import FunctionalTensor, memory_of, shows_all


class Rows:
    """What a session does with memory, by operators that are called below it."""

    dispatcher: Dispatcher
    copies: bool

    def run(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]:
        """Call an operator, below the session."""
        raise NotImplementedError

    def aten(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """The same for an operator by name, with the arguments of an ordinary call."""
        raise NotImplementedError

    def below(self) -> AbstractContextManager[Any]:
        """A block in which calls belong to what the session was started in."""
        raise NotImplementedError

    def leave_look(self, node: Node, look: Geometry) -> None:
        """Note that the tensor of a node no longer lies so."""
        raise NotImplementedError

    def replay(self, node: Node, base: Any) -> Any:
        """The value of a view of `base`, which is that of the node above it."""
        return replayed(self, node, base)

    def stored(self, node: Node, known: Any, value: Any) -> Any:
        """What becomes the value of a root, which was `known`, by a write to `node`."""
        return written(node, known, value)

    def part(self, node: Node, apart: Node, value: Any) -> Any:
        """What is to be written on above a view with a graph of its own."""
        return parted(self, node, apart, value)

    def arrange(self, value: Any, strides: tuple[int, ...]) -> Any:
        """`value`, in memory in the order of these strides."""
        order = sorted(range(value.ndim), key=lambda dim: (strides[dim], -dim))
        if is_dense(value.shape, value.strides, tuple(order)):
            return value
        order.reverse()
        back = sorted(range(len(order)), key=order.__getitem__)
        dense = self.aten("contiguous", self.aten("permute", value, order))
        return self.aten("permute", dense, back)

    def flat(self, node: Node) -> Node:
        """The root of the tree of `node`, made to be all of its storage, as one row."""
        root = node.root()
        geometry, storage = root.geometry, root.storage
        assert geometry is not None
        assert storage is not None
        count = storage.nbytes // geometry.dtype.itemsize
        whole = Geometry((count,), (1,), 0, geometry.dtype)
        if root.is_row and geometry != whole:
            # It has grown. Views of a row go by places in memory, and stay right.
            root.value, root.geometry = self.grown(root.value, count), whole
        if root.is_row or geometry == whole:
            return root
        fills = is_whole(geometry, count)
        is_known = root.count == 0 and root.real is not None
        with recording(True):
            if fills and not is_known:
                row = self.aten("reshape", root.value, [-1])
            else:
                row = self._row(root, count)
        parent = Node(row, geometry=whole, storage=storage)
        parent.count, is_written = root.count, root.is_written
        parent.is_row = parent.is_viewed = True
        parent.variables = root.variables
        parent.is_contested = root.is_contested
        root.parent, root.step = parent, self._strided(geometry)
        if is_leaf(root.value):
            root.own = root.value
        if not fills and not is_known:
            # The row of a caller has the graph already, but for what was recorded since.
            with recording(root.real is None or root.is_written_recorded):
                root.write(self, root.value)
        parent.is_written_recorded = root.is_written_recorded
        if not is_written:
            parent.caller_count = parent.count
        return parent

    def show_once(self, node: Node) -> None:
        """Let the root of a node show each element of its memory once, to be written to."""
        geometry = node.root().geometry
        if geometry and may_overlap_itself(geometry.shape, geometry.strides):
            self.flat(node)

    def _row(self, root: Node, count: int) -> Any:
        geometry = root.geometry
        assert geometry is not None
        if root.real is None:
            options = {"dtype": geometry.dtype, "device": root.value.device}
            return self.aten("zeros", [count], **options)
        return self.grown(self.memory_row(root.real), count)

    def memory_row(self, real: Any, count: int | None = None) -> Any:
        """The memory of a tensor of the caller, or the first `count` elements of it.

        It is a recorded view of what `real` is a view of, which may show more of it.
        """
        if count is None:
            count = memory_of(real).nbytes // real.dtype.itemsize
        with recording(True):
            return self.aten("as_strided", base_of(real), [count], [1], 0)

    def grown(self, row: Any, count: int) -> Any:
        """A row with at least `count` elements; the new ones, whose values are open, are 0."""
        missing = count - row.numel()
        if missing <= 0:
            return row
        more = self.aten("zeros", [missing], dtype=row.dtype, device=row.device)
        return self.aten("cat", [row, more])

    def _strided(self, look: Geometry) -> ViewStep:
        op = self.dispatcher.get_schema(PLACES)
        return ViewStep(op, (None, list(look.shape), list(look.strides), look.offset))

    def on_memory(self, node: Node, look: Geometry) -> Node:
        """A view of the memory of `node` with this look, whatever `node` shows of it."""
        row = self.flat(node)
        assert row.geometry is not None
        own = row.geometry.dtype
        if look.dtype is not own:
            (count,) = row.geometry.shape
            rest = count * own.itemsize % look.dtype.itemsize // own.itemsize
            if rest:
                whole = Geometry((count - rest,), (1,), 0, own)
                row = row.child(self._strided(whole))
            op = self.dispatcher.get_schema("aten::view.dtype")
            row = row.child(ViewStep(op, (None, look.dtype)))
        found = row.child(self._strided(look))
        for step in node.steps():
            if isinstance(step, SampleStep):
                found = found.child(step)
        stay_apart(self, found, node, look)
        return found

    def move(
        self, tensor: FunctionalTensor, before: Geometry, *, keeps_elements: bool
    ) -> None:
        """Let the node of a tensor be at the place in memory that its look has come to be.

        `before` is the look that it had. Without `keeps_elements` it is written to next,
        all of it.
        """
        node, look = tensor.node, look_of(tensor.inner)
        self.leave_look(node, before)
        is_alone = node.parent is None and not node.is_viewed
        if (
            is_alone
            and not keeps_elements
            and shows_all(look, storage_of(tensor.inner))
        ):
            node.geometry = look
        else:
            tensor.place.node = self.on_memory(node, look)
