"""The budget: what is resident, what is evicted, and room for what comes.

Counted are the buffers that the block has made, copies for writing included. What the
program brought along is pinned and counted apart; what a kernel allocates and gives back
before it returns is not seen.
"""

from __future__ import annotations

import time
from typing import Final

from ...tensor_base import TensorBase, storage_of
from .errors import OutOfBudgetError
from .heuristics import Heuristic
from .records import NOT_IN_POOL, Buffer, Operation, geometry_of
from .stats import Stats


class Memory:
    """Accounts for the buffers of one session and evicts them.

    `pool` holds the resident buffers that can be made again. `budget` is in bytes, None
    without limit. `elapsed` is the sum of all costs, the clock where costs are counted.
    """

    def __init__(
        self, budget: int | None, heuristic: Heuristic, stats: Stats, is_measured: bool
    ) -> None:
        self.budget = budget
        self.heuristic: Final = heuristic
        self.stats: Final = stats
        self.is_measured: Final = is_measured
        self.elapsed = 0.0
        self.used = 0
        self.pool: list[Buffer] = []
        self.buffers: dict[Buffer, None] = {}

    def now(self) -> float:
        """The time of the clock, in seconds or in costs."""
        return time.perf_counter() if self.is_measured else self.elapsed

    # ---- room ----

    def reserve(self, nbytes: int, operator: str, made: int = 0) -> None:
        """Evict until `nbytes` more fit. OutOfBudgetError if they cannot.

        `made` bytes of what is in use are new: nothing has told that they would be.
        """
        if self.budget is None or self.used + nbytes <= self.budget:
            return
        now = self.now()
        while self.used + nbytes > self.budget:
            victim = self.heuristic.select(self.pool, now)
            if victim is None:
                raise OutOfBudgetError(
                    operator, nbytes + made, self.used - made, self.budget
                )
            self.evict(victim)

    def note_peak(self, transient: int = 0) -> None:
        """What is in use now, and `transient` bytes beside it, may be the most so far."""
        self.stats.peak_bytes = max(self.stats.peak_bytes, self.used + transient)

    # ---- buffers ----

    def add(self, buffer: Buffer) -> None:
        """A new buffer, which is resident."""
        self.buffers[buffer] = None
        self._take(buffer)

    def forget(self, buffer: Buffer) -> None:
        """Nobody wants the buffer any more."""
        if buffer.real is None:
            self.heuristic.neighbourhood.restored(buffer)
        else:
            self._release(buffer)
            buffer.real = None
        self.buffers.pop(buffer, None)

    def evict(self, buffer: Buffer) -> None:
        """Give the memory of a buffer back."""
        self.give_up(buffer)
        self.stats.evictions += 1

    def give_up(self, buffer: Buffer) -> None:
        """The buffer is not resident any more; somebody else may have its memory."""
        self._release(buffer)
        buffer.real = None
        self.heuristic.neighbourhood.evicted(buffer)

    def restore(self, buffer: Buffer, real: TensorBase) -> None:
        """An evicted buffer was made again."""
        self.heuristic.neighbourhood.restored(buffer)
        buffer.real = real
        self._take(buffer)

    def fix(self, buffer: Buffer) -> None:
        """The buffer stays resident from now on: there is nothing to make it from."""
        buffer.is_fixed = True
        self._leave_pool(buffer)

    def detach(self, buffer: Buffer, copied: TensorBase) -> None:
        """An external buffer becomes a copy of its own, which cannot be made again."""
        self._release(buffer)
        buffer.is_external = False
        buffer.is_fixed = True
        buffer.real = copied
        buffer.nbytes = storage_of(copied).nbytes
        buffer.geometry = geometry_of(copied)
        self._take(buffer)
        self.note_peak()

    def _take(self, buffer: Buffer) -> None:
        if buffer.is_external:
            self.stats.input_bytes += buffer.nbytes
            return
        self.used += buffer.nbytes
        if buffer.nbytes and not buffer.is_fixed and buffer.place == NOT_IN_POOL:
            buffer.place = len(self.pool)
            self.pool.append(buffer)

    def _release(self, buffer: Buffer) -> None:
        if buffer.is_external:
            self.stats.input_bytes -= buffer.nbytes
            return
        self.used -= buffer.nbytes
        self._leave_pool(buffer)

    def _leave_pool(self, buffer: Buffer) -> None:
        """Take a buffer out of the pool; the last one gets its place."""
        place = buffer.place
        if place == NOT_IN_POOL:
            return
        last = self.pool.pop()
        if last is not buffer:
            self.pool[place] = last
            last.place = place
        buffer.place = NOT_IN_POOL

    # ---- who wants what ----

    def link(self, operation: Operation) -> None:
        """Tell the inputs of a new operation that it reads them."""
        for buffer in operation.inputs:
            buffer.children[operation] = None

    def collect(self, buffer: Buffer) -> list[Buffer]:
        """Forget a buffer that nobody wants, and all that was kept for it alone.

        Returns the external buffers among them. Walks with a list: chains are long.
        """
        external = []
        pending = [buffer]
        while pending:
            each = pending.pop()
            if each.is_wanted or each.pins or each not in self.buffers:
                continue
            self.forget(each)
            if each.is_external:
                external.append(each)
            operation = each.producer
            each.producer = None
            if operation is None:
                continue
            # The operation keeps its results: only those that are wanted are named.
            operation.outputs[operation.outputs.index(each)] = None
            if operation.is_wanted:
                continue
            for parent in operation.inputs:
                parent.children.pop(operation, None)
                pending.append(parent)
            operation.inputs = ()
            operation.template = []
            operation.overwritten = ()
            operation.rewritten = {}
        return external

    def clear(self) -> None:
        """Let go of everything, without chains of references that end in each other."""
        for buffer in self.buffers:
            buffer.real = None
            buffer.producer = None
            buffer.children.clear()
            buffer.component = None
        self.buffers.clear()
        self.pool.clear()
        self.used = 0
