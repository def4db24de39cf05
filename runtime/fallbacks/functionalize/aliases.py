"""Sharing of memory without memory: views as steps over a base whose value is replaced.

See Note [Aliases as a tree of steps].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from math import prod
from typing import Any, Final, Protocol

from ...gradients import get_variable_hooks
from ...operator import OperatorHandle
from ...storage import Geometry, Storage, is_dense

# Note [Aliases as a tree of steps]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# What shares memory is a tree of nodes. The root has a value, an ordinary tensor that is
# never written to; every other node has the step (a view operator and its arguments)
# that leads to it from its parent. Reading a node replays the steps on the value of the
# root. Writing to a node makes a new value for the root, in which the elements that the
# node shows are replaced. The root counts its values; a node that has a value of an older
# count replays its step when it is next read, and so sees what was written through others.
#
# Writing goes up step by step while steps can be undone by themselves: a transposed value
# is transposed back. `select`, `slice` and their like forget elements. For these, the
# numbers of the elements (0, 1, 2, …, in the shape of the root) are taken through the same
# steps; what comes out says which element of the root each element of the node is, and
# one `index_put` replaces them. All steps up to the root are taken at once: on the way
# there may be an `expand`, after which an element shows in several places, and only some
# of them were written to.


class Runner(Protocol):
    """What calls operators on values, below the fallback."""

    @property
    def copies(self) -> bool: ...
    def run(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]: ...
    def aten(self, name: str, *args: Any, **kwargs: Any) -> Any: ...
    def arrange(self, value: Any, strides: tuple[int, ...]) -> Any: ...
    def replay(self, node: Node, base: Any) -> Any: ...
    def stored(self, node: Node, known: Any, value: Any) -> Any: ...
    def part(self, node: Node, apart: Node, value: Any) -> Any: ...
    def below(self) -> AbstractContextManager[Any]: ...


class ViewStep:
    """One view: the operator, its arguments without the base, and which result it is."""

    __slots__ = ("arguments", "index", "op", "place")

    def __init__(
        self,
        op: OperatorHandle,
        arguments: Sequence[Any],
        place: int = 0,
        index: int | None = None,
    ) -> None:
        self.op: Final = op
        self.arguments: Final = tuple(arguments)
        self.place: Final = place
        self.index: Final = index

    def apply(self, runner: Runner, base: Any, *, copies: bool | None = None) -> Any:
        """The view of `base`; with `copies` by the copying twin of the operator.

        `copies` is by default what the runner asks for.
        """
        op = self.op
        copies = runner.copies if copies is None else copies
        twin = op.dispatcher.find_schema(f"{op.name}_copy", op.overload)
        if copies and twin is not None:
            op = twin
        arguments = list(self.arguments)
        arguments[self.place] = base
        (result,) = runner.run(op, arguments)
        if self.index is not None:
            result = result[self.index]
        return runner.aten("clone", result) if copies and twin is None else result

    def undo(self, runner: Runner, base: Any, value: Any) -> Any:
        """The base in which this view has `value`; None if that is not the whole base."""
        undo = UNDONE.get(self.op.qualified_name)
        return None if undo is None else undo(self, runner, base, value)


Undo = Callable[[ViewStep, Runner, Any, Any], Any]


def _reshaped(step: ViewStep, runner: Runner, base: Any, value: Any) -> Any:
    return runner.aten("reshape", value, list(base.shape))


def _same(step: ViewStep, runner: Runner, base: Any, value: Any) -> Any:
    return value


def _repeated(step: ViewStep, runner: Runner, base: Any, value: Any) -> Any:
    """For what is its own reverse."""
    return step.apply(runner, value)


def _permuted_back(step: ViewStep, runner: Runner, base: Any, value: Any) -> Any:
    dims = [dim % value.ndim for dim in step.arguments[1]]
    back = sorted(range(len(dims)), key=dims.__getitem__)
    return ViewStep(step.op, (None, back)).apply(runner, value)


def _reinterpreted(step: ViewStep, runner: Runner, base: Any, value: Any) -> Any:
    dense = runner.aten("contiguous", value)
    return ViewStep(step.op, (None, base.dtype)).apply(runner, dense)


REINTERPRETS: Final = "aten::view.dtype"

PLACES: Final = "aten::as_strided"
"""The view that takes places in memory, whatever it is called on."""

UNDONE: Final[dict[str, Undo]] = {
    "aten::view": _reshaped,
    "aten::_reshape_alias": _reshaped,
    "aten::squeeze": _reshaped,
    "aten::squeeze.dim": _reshaped,
    "aten::squeeze.dims": _reshaped,
    "aten::unsqueeze": _reshaped,
    "aten::alias": _same,
    "aten::detach": _same,
    "aten::t": _repeated,
    "aten::transpose.int": _repeated,
    "aten::permute": _permuted_back,
    REINTERPRETS: _reinterpreted,
}
"""How a view is undone that shows all elements of its base once."""

APART: Final = frozenset({"aten::detach", REINTERPRETS})
"""Views that have no part in the graph of what they are views of."""


class Node:
    """A root or a view, see Note [Aliases as a tree of steps].

    `geometry` and `storage` say how a root would lie in memory; it `is_row` if it was made
    to show all of its memory. `real` is the tensor of the caller that the node stands for.
    `caller_count` is the count of the value of a root that the caller's tensors have. It
    `is_contested` if its memory is also that of other samples, which lie in it otherwise; a
    root, or what is apart, `is_written_recorded` if a write to it was recorded, of which
    the caller does not have the result.
    `is_recorded`, `is_apart`, `is_mixed`, `others`, `own` and `variables` are of the graph,
    see Note [Graphs of functional tensors].
    """

    __slots__ = (
        "caller_count",
        "count",
        "geometry",
        "is_apart",
        "is_contested",
        "is_mixed",
        "is_recorded",
        "is_row",
        "is_viewed",
        "is_written_recorded",
        "others",
        "own",
        "parent",
        "real",
        "step",
        "storage",
        "value",
        "variables",
    )

    def __init__(
        self,
        value: Any,
        *,
        parent: Node | None = None,
        step: ViewStep | None = None,
        geometry: Geometry | None = None,
        storage: Storage | None = None,
        real: Any = None,
    ) -> None:
        self.value = value
        self.parent = parent
        self.step = step
        self.geometry = geometry
        self.storage = storage
        self.real = real
        self.is_row = False
        self.is_viewed = False
        self.is_contested = False
        self.is_written_recorded = False
        self.is_recorded = True
        self.is_apart = step is not None and step.op.qualified_name in APART
        self.is_mixed = False
        self.others: list[Node] = []
        self.own: Any = None
        self.variables: list[tuple[Node | None, Any]] = []
        self.count = 0
        self.caller_count = 0

    def child(self, step: ViewStep) -> Node:
        """A view of this node, whose value is made when it is read."""
        self.is_viewed = True
        made = Node(None, parent=self, step=step)
        made.count = -1
        hooks = get_variable_hooks()
        made.is_recorded = hooks is None or hooks.is_recording()
        return made

    def root(self) -> Node:
        """The node whose value all others are made of."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    @property
    def is_written(self) -> bool:
        """Whether a root has a value that the caller's tensors have not got yet."""
        return self.count > self.caller_count

    def way(self) -> list[Node]:
        """The views from just below the root to this node, which is the last."""
        found: list[Node] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        found.reverse()
        return found

    def steps(self) -> list[ViewStep]:
        """How this node is got from the root."""
        return [node.step for node in self.way() if node.step is not None]

    def apart(self) -> Node | None:
        """The last view on the way to the node, or itself, that has a graph of its own."""
        return next((each for each in reversed(self.way()) if each.is_apart), None)

    def read(self, runner: Runner) -> Any:
        """The value now."""
        count = self.root().count
        outdated: list[Node] = []
        node = self
        while node.parent is not None and node.count != count:
            outdated.append(node)
            node = node.parent
        value = node.value
        for node in reversed(outdated):
            assert node.step is not None
            value = node.value = runner.replay(node, value)
            node.count = count
        return value

    def write(self, runner: Runner, value: Any) -> None:
        """Let the node, and with it all others of the tree, have the elements of `value`."""
        apart = self.apart()
        if apart is not None:
            value = runner.part(self, apart, value)
        root = self.root()
        value = self.value_of(root, runner, value)
        assert root.geometry is not None
        arranged = runner.arrange(value, root.geometry.strides)
        root.value = runner.stored(self, root.value, arranged)
        root.count += 1
        hooks = get_variable_hooks()
        if hooks is not None and hooks.is_recording():
            (apart or root).is_written_recorded = True

    def value_of(self, ancestor: Node, runner: Runner, value: Any) -> Any:
        """That of an ancestor once the elements of this node are those of `value`."""
        node = self
        while node is not ancestor:
            above = node.parent
            assert node.step is not None
            assert above is not None
            undone = node.step.undo(runner, above.read(runner), value)
            if undone is None:
                node, value = node._put(ancestor, runner, value)
            else:
                node, value = above, undone
        return value

    def _put(self, ancestor: Node, runner: Runner, value: Any) -> tuple[Node, Any]:
        """The ancestor, or one on the way, and its value with that of this node in it."""
        steps: list[ViewStep] = []
        node = self
        # Elements that are read as others have no numbers that go through the step.
        while node is not ancestor and node.parent is not None:
            if node.step is None or node.step.op.qualified_name == REINTERPRETS:
                break
            steps.append(node.step)
            node = node.parent
        base = node.read(runner)
        numbers = runner.aten("arange", base.numel(), device=base.device)
        numbers = runner.aten("view", numbers, list(base.shape))
        for step in reversed(steps):
            numbers = step.apply(runner, numbers)
        flat = runner.aten(
            "index_put",
            runner.aten("reshape", base, [-1]),
            [runner.aten("reshape", numbers, [-1])],
            runner.aten("reshape", value, [-1]),
        )
        return node, runner.aten("reshape", flat, list(base.shape))


def is_whole(look: Geometry, count: int) -> bool:
    """Whether a tensor shows all `count` elements of its storage in their order."""
    order = tuple(reversed(range(len(look.shape))))
    return (
        look.offset == 0
        and prod(look.shape) == count
        and is_dense(look.shape, look.strides, order)
    )
