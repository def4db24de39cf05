"""Own operators, own kernels, own namespace: a heat equation on Boxwood.

    python examples/heat/run.py        (from the top of the repository, after `make generate`)

Generates a package from native_functions.yaml beside this file into a temporary folder,
imports it, and shows what the dispatcher then gives for free.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

import generated as bw
from codegen.kernel_packages import KernelFolder
from codegen.pipeline import Options, build
from codegen.write import write
from runtime.boxing import BoxedKernel
from runtime.introspect import dump_table
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import ExcludeDispatchKeyGuard, IncludeDispatchKeyGuard


def generate_and_import(folder: Path) -> Any:
    """What `python -m codegen generate --schema ... --kernels ... --out ...` does."""
    options = Options(
        schema=HERE / "native_functions.yaml",
        tags=None,
        output=folder / "heat",
        kernels=(KernelFolder("examples.heat.kernels", HERE / "kernels"),),
    )
    built = build(options)
    if built.has_errors:
        raise SystemExit("\n".join(d.message for d in built.diagnostics))
    write(options.output, built.plan)
    sys.path.insert(0, str(folder))
    return importlib.import_module("heat")


def simulate(heat: Any) -> Any:
    """A hot spot in the middle, one hundred steps; then the inside is cooled."""
    u = bw.zeros(9, 9, dtype=bw.float64)
    u[4, 4] = 100.0
    for _ in range(100):
        heat.step_(u, dt=0.1)
    print("total heat (conserved):", round(u.sum().item(), 6))
    print("centre row:", [round(v, 3) for v in u[4].tolist()])
    # A view is a view: what is written to the inside is written to u.
    heat.interior(u, 3).zero_()
    print("after cooling the middle:", round(u.sum().item(), 3))
    return u


def forms(heat: Any, u: Any) -> None:
    """The out form and the Meta kernel came with the structured operator."""
    out = bw.empty(0, dtype=bw.float64)
    assert heat.laplacian(u, out=out) is out
    shape_only = heat.laplacian(bw.empty(1000, 1000, device="meta"))
    print("on meta:", shape_only)


def count_calls(heat: Any, u: Any) -> None:
    """One boxed kernel sees every call of every operator, those of this file included."""
    counts: dict[str, int] = {}
    key = DispatchKey.TESTING_ONLY_GenericMode

    def count(op: Any, stack: list[Any]) -> None:
        counts[op.qualified_name] = counts.get(op.qualified_name, 0) + 1
        with ExcludeDispatchKeyGuard(key):
            op.call_boxed(stack)

    with Library("_", "IMPL") as library:
        library.fallback(BoxedKernel.make_from_function(count), key)
        with IncludeDispatchKeyGuard(key):
            heat.step(u, dt=0.1)
            heat.laplacian(u)
    print("calls seen by the boxed fallback:", counts)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        heat = generate_and_import(Path(folder))
        u = simulate(heat)
        forms(heat, u)
        count_calls(heat, u)
    # Where would a call go? The table says it, with the reason for each row.
    for row in dump_table(bw.ops.heat.laplacian.default).splitlines():
        if row.startswith(("CPU:", "Meta:", "CUDA:", "AutogradCPU:")):
            print(row)


if __name__ == "__main__":
    main()
