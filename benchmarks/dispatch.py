"""What a call through the dispatcher costs, beside a bare call and beside peers.

    make bench        or        python benchmarks/dispatch.py

One kernel of two tensors and a keyword argument, which does nothing, is called bare,
through generated code, and through other libraries that choose a function by the types
of its arguments. The figures are ratios of one run. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import functools
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import multipledispatch
import ovld
import plum
import torch
from rich.console import Console
from rich.table import Table

import generated as bw
from benchmarks.timing import Timing, measure
from runtime.boxing import BoxedKernel
from runtime.library import Library

# Which ratio must not exceed which figure.
TARGETS = (
    ("overload wrapper", "bare", 3.0),
    ("overload wrapper", "plum", 0.4),
    ("overload wrapper", "torch.ops", 0.08),
    ("public function", "bare", 4.5),
    ("boxed kernel", "bare", 6.0),
)
IMPORT_SECONDS = 0.15


def kernel(self: Any, other: Any, *, alpha: Any = 1) -> Any:
    return self


def kernel_positional(self: Any, other: Any, alpha: Any) -> Any:
    return self


def boxed_kernel(op: Any, stack: list[Any]) -> None:
    # The arguments but the first are taken off; what stays is the result.
    stack.pop()
    stack.pop()


def torch_operator() -> tuple[Any, Any]:
    library = torch.library.Library("boxwood_bench", "DEF")
    library.define("axpy(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
    library.impl("axpy", kernel, "CPU")
    return library, torch.ops.boxwood_bench.axpy.default


def peers(x: Any) -> dict[str, tuple[str, dict[str, object]]]:
    cls = type(x)

    plum_dispatch = plum.Dispatcher()

    def axpy_plum(self, other, *, alpha=1):  # type: ignore[no-untyped-def]
        return self

    axpy_plum.__annotations__ = {"self": cls, "other": cls, "alpha": object}
    plum_function = plum_dispatch(axpy_plum)

    def axpy_ovld(self, other, *, alpha=1):  # type: ignore[no-untyped-def]
        return self

    axpy_ovld.__annotations__ = {"self": cls, "other": cls, "alpha": object}
    ovld_function = ovld.Ovld()
    ovld_function.register(axpy_ovld)

    multiple = multipledispatch.Dispatcher("axpy")
    multiple.add((cls, cls), kernel)

    single = functools.singledispatch(kernel)
    single.register(cls, kernel)
    kept, operator = torch_operator()
    t = torch.ones(2)
    call = "f(x, y, alpha=2)"
    return {
        "plum": (call, {"f": plum_function, "x": x, "y": x}),
        "ovld": (call, {"f": ovld_function.dispatch, "x": x, "y": x}),
        "multipledispatch": (call, {"f": multiple, "x": x, "y": x}),
        "functools.singledispatch": (call, {"f": single, "x": x, "y": x}),
        "torch.ops": (call, {"f": operator, "x": t, "y": torch.ones(2), "kept": kept}),
    }


def run() -> Timing:
    x, y = bw.ones([2]), bw.ones([2])
    call = "f(x, y, alpha=2)"
    with Library("aten", "IMPL", "CPU") as library:
        library.impl("add.Tensor", kernel_positional, allow_override=True)
        library.impl(
            "sub.Tensor",
            BoxedKernel.make_from_function(boxed_kernel),
            allow_override=True,
        )
        candidates: dict[str, tuple[str, dict[str, object]]] = {
            "bare": (call, {"f": kernel, "x": x, "y": y}),
            "overload wrapper": (call, {"f": bw.operators.add_Tensor, "x": x, "y": y}),
            "public function": (call, {"f": bw.add, "x": x, "y": y}),
            "method": ("x.add(y, alpha=2)", {"x": x, "y": y}),
            "boxed kernel": (call, {"f": bw.operators.sub_Tensor, "x": x, "y": y}),
            **peers(x),
        }
        return measure(candidates)


def extra_import_seconds(statement: str, base: str, repeat: int = 15) -> float:
    """By how much one warm import takes longer than another, in fresh interpreters.

    The two take turns. Warm means that the bytecode is on disk, so that must be allowed.
    """
    environment = {
        k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"
    }
    found = []
    for _ in range(repeat + 1):
        seconds = []
        for text in (statement, base):
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", text], check=True, cwd=ROOT, env=environment
            )
            seconds.append(time.perf_counter() - start)
        found.append(seconds[0] - seconds[1])
    return statistics.median(found[1:])


def main() -> int:
    console = Console()
    timing = run()
    table = Table("candidate", "ns a call", "x bare", "x plum", "x torch.ops")
    for name in timing.rounds:
        table.add_row(
            name,
            f"{timing.nanoseconds(name):.0f}",
            *(
                f"{timing.ratio(name, base):.3f}"
                for base in ("bare", "plum", "torch.ops")
            ),
        )
    console.print(
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"{platform.machine()}"
    )
    console.print(table)
    missed = 0
    for name, base, limit in TARGETS:
        ratio = timing.ratio(name, base)
        missed += ratio > limit
        verdict = "ok" if ratio <= limit else "MISSED"
        console.print(f"{name} / {base}: {ratio:.3f} (at most {limit}) {verdict}")
    extra = extra_import_seconds("import generated", "import numpy")
    missed += extra > IMPORT_SECONDS
    verdict = "ok" if extra <= IMPORT_SECONDS else "MISSED"
    console.print(
        f"import generated - import numpy: {extra:.3f} s (at most {IMPORT_SECONDS}) {verdict}"
    )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
