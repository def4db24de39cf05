"""What the generic mode and wrapper cost, beside torch's boxed fallback in Python.

    python -m benchmarks.fallbacks_generic

The kernel does nothing. The fallback of either library excludes the key of the mode and
calls the operator again. Exit code 1 if a target is missed.
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

import generated as bw
from benchmarks.timing import Timing, measure
from runtime.fallbacks import generic_mode, generic_wrapper
from runtime.fallbacks.generic_mode import KEY, GenericMode
from runtime.library import Library

Row = tuple[str, float, float, str]

BASE = "torch call in its mode"
LIMIT = 0.4


def kernel(self: Any, other: Any, alpha: Any) -> Any:
    return self


def torch_kernel(self: Any, other: Any, *, alpha: Any = 1) -> Any:
    return self


def torch_side() -> tuple[Any, Any, Any]:
    """Libraries to keep, an operator, and the key whose fallback passes it on."""
    library = torch.library.Library("boxwood_generic_bench", "DEF")
    library.define("axpy(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
    library.impl("axpy", torch_kernel, "CPU")
    key = torch._C._dispatch_key_parse(KEY.name)
    keys = torch._C.DispatchKeySet(key)

    def passes_on(op, *args, **kwargs):  # type: ignore[no-untyped-def]
        with torch._C._ExcludeDispatchKeyGuard(keys):
            return op(*args, **kwargs)

    fallbacks = torch.library.Library("_", "IMPL")
    fallbacks.fallback(passes_on, KEY.name)
    return (library, fallbacks), torch.ops.boxwood_generic_bench.axpy.default, key


def run() -> Timing:
    """All candidates, in turns."""
    kept, op, key = torch_side()
    call = "f(x, y, alpha=2)"
    x, y = bw.ones(2), bw.ones(2)
    ours = {"f": bw.operators.add_Tensor, "x": x, "y": y}
    boxed = {"f": bw.ops.aten.add.Tensor.call_boxed, "x": x, "y": y}
    theirs = {"f": op, "x": torch.ones(2), "y": torch.ones(2), "kept": kept}
    torch_mode = partial(torch._C._IncludeDispatchKeyGuard, key)
    with Library("aten", "IMPL", "CPU") as library:
        library.impl("add.Tensor", kernel, allow_override=True)
        with generic_wrapper.install(), generic_mode.install():
            wrapped = {**ours, "x": generic_wrapper.wrap(x)}
            return measure(
                {
                    "call": (call, ours),
                    "call in the mode": (call, ours),
                    "boxed call in the mode": ("f([x, y, 2])", boxed),
                    "call with a wrapper": (call, wrapped),
                    "torch call": (call, theirs),
                    BASE: (call, theirs),
                },
                calls=2_000,
                inside={
                    "call in the mode": GenericMode,
                    "boxed call in the mode": GenericMode,
                    BASE: torch_mode,
                },
            )


def targets(timing: Timing) -> list[Row]:
    """What is measured, the figure, the most that it may be, and its unit."""
    ratio = timing.ratio("call in the mode", BASE)
    return [("generic mode / torch's boxed fallback", ratio, LIMIT, "")]


def rows() -> list[Row]:
    """The targets, measured now."""
    return targets(run())


def main() -> int:
    console = Console()
    timing = run()
    for name in timing.rounds:
        console.print(f"{name}: {timing.nanoseconds(name):.0f} ns")
    missed = 0
    for what, figure, limit, unit in targets(timing):
        missed += figure > limit
        verdict = "ok" if figure <= limit else "MISSED"
        console.print(f"{what}: {figure:.3f}{unit} (at most {limit}{unit}) {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
