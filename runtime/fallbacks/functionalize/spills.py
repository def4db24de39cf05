"""Writes to memory of the caller that none of the caller's tensors shows.

`as_strided` goes by places in memory, and leads out of the tensor that it is called on: to
what lies before a slice, or in the gaps of a strided one. And a tensor may be given a form
in place that no longer shows what was written to it. What is written there reaches the
caller only if all of the memory is written back.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...storage import Array, Geometry
from ..wrappers import look_of
from .aliases import PLACES, Node
from .tensors import FunctionalTensor, shows_all


class Spills:
    """The writes of a session that may be such."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, Geometry], Node] = {}
        self._are_all = False

    def note_write(self, written: FunctionalTensor) -> None:
        """Say that all of a tensor was written to."""
        steps = written.node.steps()
        if self._are_all or any(step.op.qualified_name == PLACES for step in steps):
            self.note_look(written.node, look_of(written.inner))

    def note_all(self) -> None:
        """Say that some tensor no longer shows what it did, while views of it may."""
        self._are_all = True

    def note_look(self, node: Node, look: Geometry) -> None:
        """Say that what lies so, in the memory of a node, may have been written to."""
        self._found[id(node), look] = node

    def clear(self) -> None:
        """Forget them: the caller has what was written."""
        self._found.clear()

    def reach_beyond(self, root: Node, shown: Iterable[Geometry]) -> bool:
        """Whether a write to a view of `root` was to bytes that nothing in `shown` has."""
        looks = {look for (_, look), node in self._found.items() if node.root() is root}
        shown = list(shown)
        storage = root.storage
        if not looks or storage is None:
            return False
        if any(shows_all(look, storage) for look in shown):
            return False
        known = np.zeros(storage.nbytes, np.bool_)
        for look in shown:
            _bytes(known, look)[...] = True
        return not all(_bytes(known, look).all() for look in looks)


def _bytes(memory: Array, look: Geometry) -> Array:
    """What is there for each byte of a tensor, of what is there for each byte of memory."""
    size = look.dtype.itemsize
    return np.lib.stride_tricks.as_strided(
        memory[look.offset * size :],
        (*look.shape, size),
        (*(step * size for step in look.strides), 1),
    )
