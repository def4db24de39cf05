"""Eviction by plan, from the times of access that a first pass has measured.

After Capuchin (Peng et al., ASPLOS 2020). The first block with the heuristic evicts what
was not used for longest, and notes when each tensor is made, read and freed. From that
follows where memory exceeds the budget, and which tensors are not read across such a
time. In later blocks with the same program these are evicted right after the read before,
and made again at the next. Capuchin may also swap tensors to the host's memory; here
there is one memory, so nothing is swapped.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from .heuristics import LRU, SAMPLE
from .records import Buffer, Operation

if TYPE_CHECKING:
    from .memory import Memory

MOST_COST: Final = 0.1
"""What making one tensor again may cost at most, as a part of the whole program.

Capuchin swaps what is dearer; here it stays until room is needed.
"""

Access: TypeAlias = tuple[int, int]
"""The number of a tensor, in the order in which they are made, and of its access from 0."""


@dataclass(slots=True)
class Life:
    """One tensor in the measured pass. Times count the operations of the program."""

    nbytes: int
    cost: float
    parents: tuple[int, ...]
    accesses: list[int]  # times; the first is when it is made
    death: int | None = None


@dataclass(slots=True)
class Measured:
    """What a pass has shown."""

    lives: list[Life] = field(default_factory=list)
    time: int = 0

    def usage(self) -> list[int]:
        """The bytes alive at each time, if nothing is evicted."""
        changes = [0] * (self.time + 2)
        for life in self.lives:
            end = self.time if life.death is None else life.death
            changes[life.accesses[0]] += life.nbytes
            changes[end + 1] -= life.nbytes
        total, found = 0, []
        for change in changes[:-1]:
            total += change
            found.append(total)
        return found


class Planner:
    """Chooses what to evict, most bytes for each unit of recomputation first."""

    def __init__(self, measured: Measured, budget: int) -> None:
        self.lives = measured.lives
        self.usage = measured.usage()
        largest = max((life.nbytes for life in self.lives), default=0)
        self.dearest = MOST_COST * sum(life.cost for life in self.lives)
        # What is made again needs room while it is made.
        self.limit = max(budget - largest, 0)
        self.gone: dict[int, list[tuple[int, int]]] = {}  # planned absences

    def plan(self) -> set[Access]:
        """The accesses after which to evict."""
        queue = [
            (-self._bytes_for_cost(number, access), number, access)
            for number, life in enumerate(self.lives)
            for access in range(len(life.accesses) - 1)
            if life.accesses[access + 1] - life.accesses[access] > 1 and life.nbytes
        ]
        heapq.heapify(queue)
        chosen: set[Access] = set()
        while queue:
            rank, number, access = heapq.heappop(queue)
            if not self._helps(number, access):
                continue
            # Earlier choices can have made it dearer: then it goes back in the queue.
            now = -self._bytes_for_cost(number, access)
            if now > rank and queue and now > queue[0][0]:
                heapq.heappush(queue, (now, number, access))
                continue
            if self._cost_of_making_after(number, access) > self.dearest:
                continue
            chosen.add((number, access))
            self._remove(number, access)
        return chosen

    def _span(self, number: int, access: int) -> tuple[int, int]:
        """The times between an access and the next, both left out."""
        times = self.lives[number].accesses
        return times[access] + 1, times[access + 1]

    def _helps(self, number: int, access: int) -> bool:
        start, end = self._span(number, access)
        return any(bytes_ > self.limit for bytes_ in self.usage[start:end])

    def _remove(self, number: int, access: int) -> None:
        start, end = self._span(number, access)
        nbytes = self.lives[number].nbytes
        for time in range(start, end):
            self.usage[time] -= nbytes
        self.gone.setdefault(number, []).append((start, end))

    def _bytes_for_cost(self, number: int, access: int) -> float:
        """What evicting frees for each unit of cost of making it again."""
        cost = self._cost_of_making_after(number, access)
        return self.lives[number].nbytes / cost if cost > 0 else float("inf")

    def _cost_of_making_after(self, number: int, access: int) -> float:
        """At the time of the access after this one."""
        return self._cost_of_making(number, self.lives[number].accesses[access + 1])

    def _cost_of_making(self, number: int, time: int) -> float:
        """With those of its ancestors that are not there at that time."""
        total, pending, seen = 0.0, [number], {number}
        while pending:
            life = self.lives[pending.pop()]
            total += life.cost
            for parent in life.parents:
                if parent not in seen and not self._is_there(parent, time):
                    seen.add(parent)
                    pending.append(parent)
        return total

    def _is_there(self, number: int, time: int) -> bool:
        life = self.lives[number]
        if life.death is not None and life.death < time:
            return False
        return not any(start <= time < end for start, end in self.gone.get(number, ()))


class Capuchin(LRU):
    """Measures in the first block, evicts by plan in those that follow.

    One object serves all blocks of a loop. If a program differs from what was measured,
    the plan is dropped and the next block measures again.
    """

    name = "capuchin"

    def __init__(self, *, sample: int = SAMPLE, seed: int = 0) -> None:
        super().__init__(sample=sample, seed=seed)
        self.measured: Measured | None = None
        self.plan: set[Access] = set()
        self._restart()

    def _restart(self) -> None:
        self._current = Measured()
        self._numbers: dict[Buffer, int] = {}
        self._due: list[Buffer] = []
        self._is_lost = False

    def start(self, memory: Memory) -> None:
        """A block begins: measured, if there is no plan yet."""
        super().start(memory)
        self._restart()

    def finish(self, memory: Memory) -> None:
        """The block has ended: plan, if it was measured."""
        if self._is_lost:
            self.measured, self.plan = None, set()
        elif self.measured is None and memory.budget is not None:
            self.measured = self._current
            self.plan = Planner(self.measured, memory.budget).plan()
        self._restart()

    def made(self, operation: Operation, now: float) -> None:
        current = self._current
        current.time += 1
        parents = tuple(
            self._numbers[each] for each in operation.inputs if each in self._numbers
        )
        for buffer in operation.outputs:
            if buffer is None:
                continue
            number = self._numbers[buffer] = len(current.lives)
            life = Life(buffer.nbytes, operation.cost, parents, [current.time])
            current.lives.append(life)
            self._compare(number, life)
            self._note(buffer, number, 0)

    def used(self, buffer: Buffer, now: float) -> None:
        number = self._numbers.get(buffer)
        if number is not None:
            times = self._current.lives[number].accesses
            times.append(self._current.time)
            self._note(buffer, number, len(times) - 1)

    def freed(self, buffer: Buffer, now: float) -> None:
        number = self._numbers.pop(buffer, None)
        if number is not None:
            self._current.lives[number].death = self._current.time

    def after_operation(self, memory: Memory) -> None:
        for buffer in self._due:
            if buffer.real is not None and not (buffer.pins or buffer.is_fixed):
                memory.evict(buffer)
        self._due.clear()

    def best(self, candidates: Sequence[Buffer], now: float) -> Buffer | None:
        """What a replay brought back before its time, else as LRU does."""
        if not self.plan or self._is_lost:
            return super().best(candidates, now)
        unpinned = (each for each in candidates if not each.pins)
        return min(
            unpinned,
            key=lambda each: (not self._is_early(each), each.last_access),
            default=None,
        )

    def _is_early(self, buffer: Buffer) -> bool:
        """Whether the plan has the buffer away now, or the program has freed it."""
        number = self._numbers.get(buffer)
        if number is None:
            return True
        return (number, len(self._current.lives[number].accesses) - 1) in self.plan

    def _note(self, buffer: Buffer, number: int, access: int) -> None:
        if not self._is_lost and (number, access) in self.plan:
            self._due.append(buffer)

    def _compare(self, number: int, life: Life) -> None:
        """Stop following the plan where the program differs from the measured one."""
        if self.measured is None:
            return
        known = self.measured.lives
        if (
            number >= len(known)
            or known[number].nbytes != life.nbytes
            or known[number].parents != life.parents
        ):
            self._is_lost = True
