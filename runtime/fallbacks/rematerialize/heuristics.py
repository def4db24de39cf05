"""Which buffer to evict: h_DTR and what it is compared with.

A heuristic gives each resident buffer a score; the lowest is evicted. The scores of
h_DTR change with time, and each buffer's at its own pace, so that no order can be kept.
All are compared as long as they are at most `sample`; of more, as many are drawn at
random and compared, as the authors of DTR do. So looking for a victim takes bounded
time, however many tensors there are.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Final

from .neighbourhood import Neighbourhood, OwnCost
from .records import UNKNOWN, Buffer, Operation

if TYPE_CHECKING:
    from .memory import Memory

SAMPLE: Final = 256


class Heuristic:
    """Chooses victims. Subclasses say how in `best`, and may listen to what happens.

    A heuristic serves one block at a time. `start` and `finish` are called at its ends.
    """

    name = "heuristic"

    def __init__(self, *, sample: int = SAMPLE, seed: int = 0) -> None:
        if sample < 1:
            raise ValueError(f"a sample has at least one tensor, but got {sample}")
        self.sample: Final = sample
        self.seed: Final = seed
        self.neighbourhood: Neighbourhood = OwnCost()
        self._random = random.Random(seed)

    def start(self, memory: Memory) -> None:
        """A block begins."""
        self._random = random.Random(self.seed)

    def finish(self, memory: Memory) -> None:
        """The block has ended; nothing was taken back from its buffers yet."""

    def made(self, operation: Operation, now: float) -> None:
        """An operation ran for the first time; its outputs are resident."""

    def used(self, buffer: Buffer, now: float) -> None:
        """An operation of the program reads the buffer."""

    def freed(self, buffer: Buffer, now: float) -> None:
        """The program has no tensor on the buffer any more."""

    def after_operation(self, memory: Memory) -> None:
        """An operation of the program is done: the time to evict ahead of need."""

    def select(self, pool: Sequence[Buffer], now: float) -> Buffer | None:
        """The next victim among the resident buffers; None if all are pinned."""
        if len(pool) <= self.sample:
            return self.best(pool, now)
        drawn = self._random.sample(pool, self.sample)
        found = self.best(drawn, now)
        return self.best(pool, now) if found is None else found

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        """The one with the lowest score of those that are not pinned."""
        raise NotImplementedError(
            f"{type(self).__name__} has no best(candidates, now), which chooses a victim"
        )


class DTR(Heuristic):
    """cost / (bytes * staleness), where the cost counts the evicted neighbourhood."""

    name = "dtr"

    def __init__(
        self, neighbourhood: Neighbourhood, *, sample: int = SAMPLE, seed: int = 0
    ) -> None:
        super().__init__(sample=sample, seed=seed)
        self.neighbourhood = neighbourhood

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        found: Buffer | None = None
        lowest = inf
        total_of = self.neighbourhood.total
        for buffer in candidates:
            if buffer.pins:
                continue
            total = buffer.total
            if total == UNKNOWN:
                total = total_of(buffer)
            staleness = now - buffer.last_access
            score = total / (buffer.nbytes * staleness) if staleness > 0.0 else inf
            if score < lowest or found is None:
                found, lowest = buffer, score
        return found


class LRU(Heuristic):
    """The one that was not used for longest."""

    name = "lru"

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        unpinned = (each for each in candidates if not each.pins)
        return min(unpinned, key=lambda each: each.last_access, default=None)


class Largest(Heuristic):
    """The one with the most bytes, the oldest of several."""

    name = "largest"

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        unpinned = (each for each in candidates if not each.pins)
        return min(
            unpinned, key=lambda each: (-each.nbytes, each.last_access), default=None
        )


class Random(Heuristic):
    """Any; which, follows from the seed."""

    name = "random"

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        unpinned = [each for each in candidates if not each.pins]
        return self._random.choice(unpinned) if unpinned else None
