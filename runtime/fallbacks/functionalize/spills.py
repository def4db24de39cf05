"""Writes to memory of the caller that none of the caller's tensors shows.

`as_strided` goes by places in memory, and leads out of the tensor that it is called on: to
what lies before a slice, or in the gaps of a strided one. What is written there reaches the
caller only if all of the memory is written back.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...storage import Array, Geometry
from ..wrappers import look_of
from .aliases import PLACES, Node
from .tensors import FunctionalTensor


class Spills:
    """The writes of a session that may be such: those through `as_strided`."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, Geometry], Node] = {}

    def note(self, written: FunctionalTensor) -> None:
        """Say that all of a tensor was written to."""
        steps = written.node.steps()
        if any(step.op.qualified_name == PLACES for step in steps):
            self._found[id(written.node), look_of(written.inner)] = written.node

    def clear(self) -> None:
        """Forget them: the caller has what was written."""
        self._found.clear()

    def reach_beyond(self, root: Node, shown: Iterable[Geometry]) -> bool:
        """Whether a write to a view of `root` was to bytes that nothing in `shown` has."""
        looks = {look for (_, look), node in self._found.items() if node.root() is root}
        if not looks or root.storage is None:
            return False
        known = np.zeros(root.storage.nbytes, np.bool_)
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
