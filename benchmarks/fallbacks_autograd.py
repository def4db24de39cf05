"""What autograd costs: calls that are not recorded, recording, and the backward pass.

    python -m benchmarks.fallbacks_autograd

Times of torch stand beside, without a target: its engine is not written in Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import torch
from rich.console import Console
from rich.table import Table

import generated as bw
from benchmarks.timing import Timing, measure
from runtime.fallbacks import autograd

CALLS = 300
ROUNDS = 30
DEPTH = 20

Row = tuple[str, float, float]
"""What was measured, and microseconds in Boxwood and in torch."""


def _chain(x: Any, w: Any) -> Any:
    y = x
    for _ in range(DEPTH):
        y = y * w
    return y.sum()


def _step(loss: Callable[[Any, Any], Any], x: Any, w: Any) -> None:
    loss(x, w).backward()
    w.grad = None


def _sides() -> dict[str, dict[str, Any]]:
    found = {}
    for name, library in (("boxwood", bw), ("torch", torch)):
        plain, leaf = library.ones(4), library.ones(4).requires_grad_()
        found[name] = {"x": plain, "w": leaf, "loss": _chain, "step": _step}
    return found


CASES = {
    "x * x, nothing requires gradients": "x * x",
    "x * w, recorded": "x * w",
    f"{DEPTH} multiplications and a sum, recorded": "loss(x, w)",
    f"{DEPTH} multiplications, a sum, and backward": "step(loss, x, w)",
}


def run() -> Timing:
    """All cases in both libraries, in turns."""
    candidates = {
        f"{case} / {side}": (statement, names)
        for case, statement in CASES.items()
        for side, names in _sides().items()
    }
    return measure(candidates, rounds=ROUNDS, calls=CALLS)


def rows() -> list[Row]:
    """The figures; before autograd is installed for the first case as well."""
    before = measure(
        {"before": ("x * x", _sides()["boxwood"])}, rounds=ROUNDS, calls=CALLS
    )
    with autograd.install():
        timing = run()
    found = [
        (
            case,
            timing.nanoseconds(f"{case} / boxwood") / 1e3,
            timing.nanoseconds(f"{case} / torch") / 1e3,
        )
        for case in CASES
    ]
    _, _, theirs = found[0]
    return [
        ("x * x, before installing", before.nanoseconds("before") / 1e3, theirs),
        *found,
    ]


def main() -> int:
    """Print the figures."""
    table = Table("microseconds", "Boxwood", "torch", title="Autograd")
    for name, ours, theirs in rows():
        table.add_row(name, f"{ours:.2f}", f"{theirs:.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
