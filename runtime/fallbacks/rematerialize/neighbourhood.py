"""What evicting a buffer would cost: its own operation and the evicted ones around it.

To make a buffer again, its evicted ancestors must be made first; and every evicted
descendant will need it. Kirisame et al. call these the evicted neighbourhood. Both
variants here remember the sum for each resident buffer in `Buffer.total`, and forget it
when an eviction or a replay changes it, so that looking for a victim does not walk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from .records import UNKNOWN, Buffer, Operation


class Neighbourhood(Protocol):
    """Keeps `Buffer.total` right, or UNKNOWN, as buffers come and go."""

    def total(self, buffer: Buffer) -> float:
        """The cost of making a resident buffer again, with its evicted neighbourhood."""

    def evicted(self, buffer: Buffer) -> None:
        """`buffer` was evicted."""

    def restored(self, buffer: Buffer) -> None:
        """`buffer`, which was evicted, is resident, or nobody wants it any more."""

    def recorded(self, operation: Operation) -> None:
        """There is a new operation."""


class OwnCost:
    """No neighbourhood: only what the last operation costs."""

    def total(self, buffer: Buffer) -> float:
        buffer.total = buffer.cost
        return buffer.total

    def evicted(self, buffer: Buffer) -> None:
        pass

    def restored(self, buffer: Buffer) -> None:
        pass

    def recorded(self, operation: Operation) -> None:
        pass


def _evicted(buffer: Buffer) -> bool:
    return buffer.real is None


def _closure(
    start: Buffer, step: Callable[[Buffer], Iterable[Buffer]]
) -> tuple[set[Operation], list[Buffer]]:
    """The operations of evicted buffers reached from `start`, and the resident border."""
    operations: set[Operation] = set()
    border: list[Buffer] = []
    seen = {start}
    pending = [start]
    while pending:
        for buffer in step(pending.pop()):
            if buffer in seen:
                continue
            seen.add(buffer)
            if _evicted(buffer):
                pending.append(buffer)
                if buffer.producer is not None:
                    operations.add(buffer.producer)
            else:
                border.append(buffer)
    return operations, border


class ExactNeighbourhood:
    """The evicted ancestors and descendants themselves.

    What is remembered for a resident buffer is forgotten when a buffer is evicted or
    restored that it reaches through evicted ones, downwards or upwards.
    """

    def total(self, buffer: Buffer) -> float:
        above, _ = _closure(buffer, Buffer.parents)
        below, _ = _closure(buffer, Buffer.offspring)
        operations = above | below
        operations.discard(buffer.producer)
        # Added in the order in which they were recorded: a set has none to rely on.
        buffer.total = buffer.cost + sum(sorted(each.cost for each in operations))
        return buffer.total

    def evicted(self, buffer: Buffer) -> None:
        self._forget_around(buffer)

    def restored(self, buffer: Buffer) -> None:
        self._forget_around(buffer)

    def recorded(self, operation: Operation) -> None:
        # A new descendant that is resident adds nothing; when one is evicted at once,
        # `evicted` is told.
        pass

    def _forget_around(self, buffer: Buffer) -> None:
        buffer.total = UNKNOWN
        for step in (Buffer.parents, Buffer.offspring):
            _, border = _closure(buffer, step)
            for each in border:
                each.total = UNKNOWN


class Component:
    """A set of evicted buffers that hang together, in a union-find forest.

    Only roots mean something: `cost` is the sum over the set, `watchers` the resident
    buffers whose total contains it.
    """

    __slots__ = ("cost", "parent", "size", "watchers")

    def __init__(self, cost: float) -> None:
        self.parent = self
        self.cost = cost
        self.size = 1
        self.watchers: dict[Buffer, None] = {}

    def root(self) -> Component:
        """The representative of the set; halves the path on the way."""
        node = self
        while node.parent is not node:
            node.parent = node.parent.parent
            node = node.parent
        return node

    def join(self, other: Component) -> Component:
        """One set of two; the root of it."""
        first, second = self.root(), other.root()
        if first is second:
            return first
        if first.size < second.size:
            first, second = second, first
        second.parent = first
        first.size += second.size
        first.cost += second.cost
        first.watchers.update(second.watchers)
        second.watchers = {}
        return first

    def changed(self) -> None:
        """Forget the totals that this root is part of."""
        for buffer in self.watchers:
            buffer.total = UNKNOWN
        self.watchers.clear()


class UnionFindNeighbourhood:
    """Sets of evicted buffers without direction, after the paper's approximation.

    A set cannot be split. When a buffer is made again, its cost is taken from its set,
    and those that hung together through it still do.
    """

    def total(self, buffer: Buffer) -> float:
        roots: list[Component] = []
        for group in (buffer.parents(), buffer.offspring()):
            for each in group:
                if each.component is not None:
                    root = each.component.root()
                    if root not in roots:
                        roots.append(root)
        total = buffer.cost
        for root in roots:
            root.watchers[buffer] = None
            # Sums of floats that are added and taken away can end below zero.
            total += max(root.cost, 0.0)
        buffer.total = total
        return total

    def evicted(self, buffer: Buffer) -> None:
        root = Component(buffer.cost)
        buffer.component = root
        for group in (buffer.parents(), buffer.offspring()):
            for each in group:
                if each.component is not None:
                    root = root.join(each.component)
                else:
                    each.total = UNKNOWN
        root.changed()

    def restored(self, buffer: Buffer) -> None:
        if buffer.component is not None:
            root = buffer.component.root()
            root.cost -= buffer.cost
            root.changed()
            buffer.component = None
            buffer.total = UNKNOWN

    def recorded(self, operation: Operation) -> None:
        pass
