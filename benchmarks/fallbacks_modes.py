"""What a dispatch mode costs, beside torch's `TorchDispatchMode`; and what modes here cost.

    python -m benchmarks.fallbacks_modes

The mode calls on and does nothing else; the kernel returns its first argument. Exit code 1
if a target is missed.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import torch
from rich.console import Console
from rich.table import Table
from torch.utils._python_dispatch import TorchDispatchMode

import generated as bw
from benchmarks.timing import Timing, measure
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.guards import find_nonfinite
from runtime.fallbacks.record import Recorder
from runtime.library import Library

MOST = 0.3
"""At most so many times as long as the mode of torch."""

CALLS = 1_000
ROUNDS = 40

Row = tuple[str, float, float | None, float | None, float | None]
"""What was called, nanoseconds here and in torch, their ratio, and the most it may be."""

CASES = {"x, y": "f(x, y)", "x, y, alpha=2": "f(x, y, alpha=2)"}
WATCHING = {
    "recording": Recorder,
    "looking for NaN": partial(find_nonfinite, stop=False),
}


class Passing(DispatchMode):
    """Calls on."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        return op(*args, **kwargs)


class TorchPassing(TorchDispatchMode):
    """The same for torch."""

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        return func(*args, **(kwargs or {}))


def _kernel(self: Any, other: Any, alpha: Any) -> Any:
    return self


def _torch_kernel(self: Any, other: Any, *, alpha: Any = 1) -> Any:
    return self


def _torch_operator() -> tuple[Any, Any]:
    library = torch.library.Library("boxwood_modes", "DEF")
    library.define("axpy(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
    library.impl("axpy", _torch_kernel, "CPU")
    return library, torch.ops.boxwood_modes.axpy.default


def run() -> Timing:
    """All candidates in turns, in the mode and outside."""
    kept, operator = _torch_operator()
    x, t = bw.ones(2), torch.ones(2)
    ours = {"f": bw.operators.add_Tensor, "x": x, "y": x}
    theirs = {"f": operator, "x": t, "y": t, "kept": kept}
    candidates: dict[str, tuple[str, dict[str, Any]]] = {}
    inside: dict[str, Any] = {}
    for name, call in CASES.items():
        candidates[f"{name} / plain"] = (call, ours)
        candidates[f"{name} / mode"] = (call, ours)
        candidates[f"{name} / torch mode"] = (call, theirs)
        inside[f"{name} / mode"] = Passing
        inside[f"{name} / torch mode"] = TorchPassing
    for name, mode in WATCHING.items():
        candidates[name] = (CASES["x, y"], ours)
        inside[name] = mode
    with Library("aten", "IMPL", "CPU") as library:
        library.impl("add.Tensor", _kernel, allow_override=True)
        return measure(candidates, rounds=ROUNDS, calls=CALLS, inside=inside)


def rows() -> list[Row]:
    """The figures, those with a target first."""
    timing = run()
    found: list[Row] = []
    for name in CASES:
        ours, theirs = f"{name} / mode", f"{name} / torch mode"
        found.append(
            (
                f"mode that calls on: f({name})",
                timing.nanoseconds(ours),
                timing.nanoseconds(theirs),
                timing.ratio(ours, theirs),
                MOST,
            )
        )
    for name in (*(f"{case} / plain" for case in CASES), *WATCHING):
        found.append((name, timing.nanoseconds(name), None, None, None))
    return found


def _shown(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def main() -> int:
    """Print the figures; 1 if a target is missed."""
    table = Table("", "Boxwood", "torch", "ratio", "at most", title="Modes, ns a call")
    missed = False
    for name, ours, theirs, ratio, most in rows():
        missed |= most is not None and ratio is not None and ratio > most
        texts = (_shown(ours, 0), _shown(theirs, 0), _shown(ratio, 3), _shown(most, 1))
        table.add_row(name, *texts)
    Console().print(table)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
