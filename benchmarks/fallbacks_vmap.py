"""vmap over 1,000 samples: with batching rules, with the loop, and batched by hand.

    python -m benchmarks.fallbacks_vmap

The program is a 3-layer perceptron, once with the same weights for all samples and once,
as an ensemble, with weights for each. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rich.console import Console

import generated as bw
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.fallbacks.vmap.kernel import batched_call
from runtime.fallbacks.vmap.levels import KEY
from runtime.fallbacks.vmap.loop import loop

SAMPLES = 1_000
WIDTHS = (16, 32, 32, 8)
ROUNDS = 21
LOOP_ROUNDS = 3

LEAST_OVER_LOOP = 20.0
MOST_OVER_HAND = 3.0

aten: Any = bw.ops.aten

# All that the programs call.
LOOPED = (aten.linear.default, aten.relu.default, aten.matmul.default, aten.add.Tensor)


class Row(NamedTuple):
    """What is compared, the figure, the least or most that it may be."""

    what: str
    figure: float
    limit: float
    is_least: bool

    @property
    def is_met(self) -> bool:
        """Whether the figure keeps to its limit."""
        if self.is_least:
            return self.figure >= self.limit
        return self.figure <= self.limit


def _weights(*samples: int) -> list[tuple[Any, Any]]:
    return [
        (bw.randn([*samples, columns, rows]), bw.randn([*samples, columns]))
        for rows, columns in pairwise(WIDTHS)
    ]


def _perceptron(x: Any, weights: Any) -> Any:
    """The program for one sample."""
    for weight, bias in weights[:-1]:
        x = bw.relu(bw.linear(x, weight, bias))
    return bw.linear(x, *weights[-1])


def _ensemble_by_hand(x: Any, weights: Any) -> Any:
    """The program for all samples, where each has weights of its own."""
    x = x.unsqueeze(1)
    for weight, bias in weights[:-1]:
        x = bw.relu(bw.matmul(x, weight.transpose(1, 2)) + bias.unsqueeze(1))
    weight, bias = weights[-1]
    return (bw.matmul(x, weight.transpose(1, 2)) + bias.unsqueeze(1)).squeeze(1)


def _seconds(function: Callable[[], Any]) -> float:
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def _medians(candidates: dict[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """Seconds of each, which take turns."""
    found: dict[str, list[float]] = {name: [] for name in candidates}
    for function in candidates.values():
        function()
    for _ in range(rounds):
        for name, function in candidates.items():
            found[name].append(_seconds(function))
    return {name: statistics.median(times) for name, times in found.items()}


def _looping(function: Callable[[], Any]) -> float:
    """Seconds with the loop in place of every rule."""
    with ExitStack() as stack:
        for op in LOOPED:
            kernel = batched_call(op, loop(op))
            handle = op.dispatcher.impl(op.qualified_name, kernel, KEY, is_trusted=True)
            stack.callback(handle.remove)
        stack.enter_context(FallbackGuard("allow"))
        return _medians({"loop": function}, LOOP_ROUNDS)["loop"]


def run() -> dict[str, dict[str, float]]:
    """Seconds for each program: by hand, with rules, with the loop."""
    x = bw.randn([SAMPLES, WIDTHS[0]])
    shared, own = _weights(), _weights(SAMPLES)
    mapped = vmap(_perceptron, in_dims=(0, None))
    ensemble = vmap(_perceptron)
    programs: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
        "perceptron": (lambda: _perceptron(x, shared), lambda: mapped(x, shared)),
        "ensemble": (lambda: _ensemble_by_hand(x, own), lambda: ensemble(x, own)),
    }
    found = {}
    for name, (by_hand, with_rules) in programs.items():
        found[name] = _medians({"hand": by_hand, "rules": with_rules}, ROUNDS)
        found[name]["loop"] = _looping(with_rules)
    return found


def targets(times: dict[str, dict[str, float]]) -> list[Row]:
    """The figures that have limits."""
    found = []
    for name, each in times.items():
        over_loop, over_hand = (
            each["loop"] / each["rules"],
            each["rules"] / each["hand"],
        )
        found += [
            Row(f"{name}: loop / rules", over_loop, LEAST_OVER_LOOP, True),
            Row(f"{name}: rules / by hand", over_hand, MOST_OVER_HAND, False),
        ]
    return found


def rows() -> list[Row]:
    """The targets, measured now."""
    return targets(run())


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    console = Console()
    times = run()
    for name, each in times.items():
        shown = ", ".join(f"{what} {1e3 * t:.2f} ms" for what, t in each.items())
        console.print(f"{name}, {SAMPLES} samples: {shown}")
    missed = 0
    for row in targets(times):
        missed += not row.is_met
        bound = "at least" if row.is_least else "at most"
        verdict = "ok" if row.is_met else "MISSED"
        console.print(f"{row.what}: {row.figure:.2f} ({bound} {row.limit:g}) {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
