"""What a block did: counts, peaks, and memory over time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from .plot import Series, line_plot


class Point(NamedTuple):
    """Memory after one operation: with the budget, and as it would be without.

    `at` counts the operations of the block so far, those made again included.
    """

    at: int
    nbytes: int
    plain_nbytes: int


@dataclass(slots=True)
class Stats:
    """The figures of one block; they grow while it runs.

    `operations` are those that the program asked for, `recomputed` those that were made
    again. `peak_bytes` counts what the block made; inputs, which stay where they are,
    come on top as `input_bytes`. `plain_peak_bytes` is the peak that the same program
    has without eviction. `settled` are the operations that were made again when the
    block ended, for tensors that outlive it; they are in no other figure. Costs are in
    seconds or in the unit of the chosen cost.
    """

    heuristic: str
    cost: str
    budget_bytes: int | None
    operations: int = 0
    recomputed: int = 0
    evictions: int = 0
    operation_cost: float = 0.0
    recomputed_cost: float = 0.0
    peak_bytes: int = 0
    plain_bytes: int = 0
    plain_peak_bytes: int = 0
    input_bytes: int = 0
    settled: int = 0
    timeline: list[Point] = field(default_factory=list, repr=False)

    def note_plain_peak(self) -> None:
        """What the plain program would have now may be its most so far."""
        self.plain_peak_bytes = max(self.plain_peak_bytes, self.plain_bytes)

    def note(self, used: int) -> None:
        """An operation is done, and `used` bytes are in use."""
        at = self.operations + self.recomputed
        self.timeline.append(Point(at, used, self.plain_bytes))

    @contextmanager
    def ending(self) -> Iterator[None]:
        """While the block ends, without a budget, the figures stay as they are."""
        recomputed, cost, peak = self.recomputed, self.recomputed_cost, self.peak_bytes
        points = len(self.timeline)
        try:
            yield
        finally:
            self.settled = self.recomputed - recomputed
            self.recomputed, self.recomputed_cost = recomputed, cost
            self.peak_bytes = peak
            del self.timeline[points:]

    def __str__(self) -> str:
        budget = "none" if self.budget_bytes is None else f"{self.budget_bytes:,} bytes"
        rows = (
            ("heuristic", self.heuristic),
            ("budget", budget),
            ("peak", f"{self.peak_bytes:,} bytes"),
            ("peak without eviction", f"{self.plain_peak_bytes:,} bytes"),
            ("operations", f"{self.operations:,}"),
            ("recomputed", f"{self.recomputed:,}"),
            ("evictions", f"{self.evictions:,}"),
            (f"cost ({self.cost})", f"{self.operation_cost:,.6g}"),
            ("cost of recomputing", f"{self.recomputed_cost:,.6g}"),
        )
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)

    def svg(self) -> str:
        """A plot of memory over time, with the budget and without, as SVG."""
        series = [
            Series("without", [(p.at, p.plain_nbytes) for p in self.timeline]),
            Series(self.heuristic, [(p.at, p.nbytes) for p in self.timeline]),
        ]
        return line_plot(
            series,
            title="Memory over time",
            x_label="operations, those made again included",
            y_label="bytes",
            level=None if self.budget_bytes is None else ("budget", self.budget_bytes),
        )

    def write_svg(self, path: str | Path) -> None:
        """Write the plot to a file."""
        Path(path).write_text(self.svg(), encoding="utf-8")
