"""Timing several callables beside each other on a noisy machine.

All candidates take turns in short rounds, so that a slow moment of the machine hits
all of them alike; a candidate's figure is the median of its rounds, and a ratio is the
median of the rounds' ratios.
"""

from __future__ import annotations

import statistics
import timeit
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

ROUNDS = 60
CALLS = 4_000


@dataclass(frozen=True)
class Timing:
    """Seconds a call, one figure a round, for each candidate."""

    rounds: Mapping[str, list[float]]

    def nanoseconds(self, name: str) -> float:
        """The median time of one call."""
        return statistics.median(self.rounds[name]) * 1e9

    def ratio(self, name: str, base: str) -> float:
        """How many times as long `name` takes as `base`."""
        pairs = zip(self.rounds[name], self.rounds[base], strict=True)
        return statistics.median(a / b for a, b in pairs)

    @classmethod
    def together(cls, parts: Sequence[Timing]) -> Timing:
        """The rounds of several measurements of the same candidates."""
        return cls(
            {
                name: [seconds for part in parts for seconds in part.rounds[name]]
                for name in parts[0].rounds
            }
        )


def measure(
    candidates: Mapping[str, tuple[str, Mapping[str, object]]],
    *,
    rounds: int = ROUNDS,
    calls: int = CALLS,
    inside: Mapping[str, Callable[[], AbstractContextManager[object]]] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Timing:
    """Time statements, given with the names that they use.

    A statement, unlike a function, has no call of its own around what is measured. The
    rounds of the candidates in `inside` run in a context of their own each.
    """
    around = inside or {}
    timers = {
        name: timeit.Timer(statement, globals=dict(names))
        for name, (statement, names) in candidates.items()
    }
    for name, timer in timers.items():
        with around.get(name, nullcontext)():
            timer.timeit(calls)
    found: dict[str, list[float]] = {name: [] for name in timers}
    for number in range(rounds):
        if progress is not None:
            progress(number, rounds)
        for name, timer in timers.items():
            with around.get(name, nullcontext)():
                found[name].append(timer.timeit(calls) / calls)
    return Timing(found)
