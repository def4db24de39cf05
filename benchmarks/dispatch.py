"""What a call through the dispatcher costs, beside a bare call and beside peers.

    make bench        or        python benchmarks/dispatch.py

One kernel of two tensors and a keyword argument, which does nothing, is called bare,
through generated code, and through other libraries that choose a function by the types
of its arguments; also inside a guard, through an autograd kernel that passes the call on,
and through a boxed fallback that does so with its own key excluded. Then come the costs of
registering, of the first call of an operator, and of the import. Exit code 1 if a target is
missed.

Where a process has its objects moves a ratio by several per cent, and a slow moment of the
machine can last longer than a measurement. So several processes, one after the other,
measure everything: ratios are medians over the rounds of all of them, times the best.
"""

from __future__ import annotations

import functools
import gc
import multiprocessing
import platform
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
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
from benchmarks.imports import extra_import
from benchmarks.timing import Timing, measure
from generated import redispatch
from runtime.boxing import BoxedKernel
from runtime.dispatcher import Dispatcher
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import ExcludeDispatchKeyGuard, IncludeDispatchKeyGuard

# Which ratio must not exceed which figure.
TARGETS = (
    ("overload wrapper", "bare", 3.0),
    ("overload wrapper", "plum", 0.4),
    ("overload wrapper", "torch.ops", 0.08),
    ("public function", "bare", 4.5),
    ("boxed kernel", "bare", 6.0),
    ("overload wrapper in a guard", "overload wrapper", 1.3),
    ("redispatch wrapper", "overload wrapper", 2.0),
    ("handle with autograd kernel", "handle", 2.0),
    ("boxed fallback", "torch boxed fallback", 0.4),
)
IMPORT_SECONDS = 0.15
REGISTERING_SECONDS = 0.5
FIRST_CALL_MICROSECONDS = 30.0
PROCESSES = 5

# The key of the fallbacks: no tensor has it, so that only a guard brings calls to them.
FALLBACK_KEY = DispatchKey.TESTING_ONLY_GenericMode

# The keys that the operators of the registering benchmark have kernels for.
KEYS = (
    *("CPU", "CUDA", "Meta", "XLA", "SparseCPU", "QuantizedCPU"),
    *("AutogradCPU", "AutogradCUDA", "CompositeExplicitAutograd", "BackendSelect"),
)


def kernel(self: Any, other: Any, *, alpha: Any = 1) -> Any:
    return self


def kernel_positional(self: Any, other: Any, alpha: Any) -> Any:
    return self


def boxed_kernel(op: Any, stack: list[Any]) -> None:
    # The arguments but the first are taken off; what stays is the result.
    stack.pop()
    stack.pop()


def fallback(op: Any, stack: list[Any]) -> None:
    with ExcludeDispatchKeyGuard(FALLBACK_KEY):
        op.call_boxed(stack)


def torch_operator() -> tuple[Any, Any]:
    library = torch.library.Library("boxwood_bench", "DEF")
    library.define("axpy(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
    library.impl("axpy", kernel, "CPU")
    return library, torch.ops.boxwood_bench.axpy.default


def torch_fallback() -> tuple[Any, Any]:
    """A library with torch's fallback, and the key to include for calls to reach it."""
    key = torch._C._dispatch_key_parse(FALLBACK_KEY.name)
    keys = torch._C.DispatchKeySet(key)

    def boxed(op, *args, **kwargs):  # type: ignore[no-untyped-def]
        with torch._C._ExcludeDispatchKeyGuard(keys):
            return op(*args, **kwargs)

    library = torch.library.Library("_", "IMPL")
    library.fallback(boxed, FALLBACK_KEY.name)
    return library, key


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


def register_kernels(library: Library) -> None:
    """What the operators of the candidates run: aten's own kernels are overridden."""
    for name in ("add.Tensor", "rsub.Tensor"):
        library.impl(name, kernel_positional, allow_override=True)
    library.impl(
        "sub.Tensor", BoxedKernel.make_from_function(boxed_kernel), allow_override=True
    )
    below = bw.ops.aten.rsub.Tensor

    def autograd_kernel(keys: Any, self: Any, other: Any, alpha: Any) -> Any:
        return below.redispatch(keys & after_autograd_keyset, self, other, alpha)

    library.impl("rsub.Tensor", autograd_kernel, "AutogradCPU", with_keyset=True)


def run() -> Timing:
    x, y = bw.ones([2]), bw.ones([2])
    call, short = "f(x, y, alpha=2)", "f(x, y)"
    wrapper, handle = bw.operators.add_Tensor, bw.ops.aten.add.Tensor
    with Library("aten", "IMPL", "CPU") as library, Library("_", "IMPL") as fallbacks:
        register_kernels(library)
        fallbacks.fallback(fallback, FALLBACK_KEY)
        kept, torch_key = torch_fallback()
        others = peers(x)
        candidates: dict[str, tuple[str, dict[str, object]]] = {
            "bare": (call, {"f": kernel, "x": x, "y": y}),
            "overload wrapper": (call, {"f": wrapper, "x": x, "y": y}),
            "overload wrapper in a guard": (call, {"f": wrapper, "x": x, "y": y}),
            "redispatch wrapper": (
                "f(keys & after, x, y, alpha=2)",
                {
                    "f": redispatch.add_Tensor,
                    "x": x,
                    "y": y,
                    "keys": DispatchKeySet.from_raw(x._keys),
                    "after": after_autograd_keyset,
                },
            ),
            "public function": (call, {"f": bw.add, "x": x, "y": y}),
            "method": ("x.add(y, alpha=2)", {"x": x, "y": y}),
            "boxed kernel": (call, {"f": bw.operators.sub_Tensor, "x": x, "y": y}),
            "handle": (short, {"f": handle, "x": x, "y": y}),
            "handle with autograd kernel": (
                short,
                {"f": bw.ops.aten.rsub.Tensor, "x": x, "y": y},
            ),
            "boxed fallback": (call, {"f": wrapper, "x": x, "y": y}),
            **others,
            "torch boxed fallback": (call, {**others["torch.ops"][1], "lib": kept}),
        }
        # A key that falls through here: the calls run what they run outside.
        guard = partial(IncludeDispatchKeyGuard, DispatchKey.Tracer)
        return measure(
            candidates,
            rounds=20,
            calls=2_000,
            inside={
                "overload wrapper in a guard": guard,
                "boxed fallback": partial(IncludeDispatchKeyGuard, FALLBACK_KEY),
                "torch boxed fallback": partial(
                    torch._C._IncludeDispatchKeyGuard, torch_key
                ),
            },
        )


def registering_seconds(*, in_rows: bool, count: int = 3_000, repeat: int = 2) -> float:
    """The processor time to define operators with ten kernels each; the best of some.

    `in_rows` is how generated packages register: a table for the schemas and one for each
    key. The other way is a call for each schema and each kernel, with every check. The
    garbage collector runs, but not over what the peers have loaded.
    """
    schemas = [
        f"op{i}(Tensor self, Tensor other, Scalar alpha) -> Tensor"
        for i in range(count)
    ]

    def once() -> float:
        dispatcher = Dispatcher()
        dispatcher.register_default_fallbacks()
        start = time.process_time()
        library = Library("bench", "DEF", dispatcher=dispatcher)
        if in_rows:
            library.define_rows(tuple((s, ()) for s in schemas), trusted=True)
            rows = tuple((f"op{number}", kernel_positional) for number in range(count))
            for key in KEYS:
                Library("bench", "IMPL", key, dispatcher).impl_rows(rows)
            return time.process_time() - start
        for schema in schemas:
            library.define(schema)
        for number in range(count):
            for key in KEYS:
                library.impl(f"op{number}", kernel_positional, key)
        return time.process_time() - start

    gc.collect()
    gc.freeze()
    try:
        return min(once() for _ in range(repeat))
    finally:
        gc.unfreeze()


def first_call_microseconds(*, again: bool, count: int = 500, repeat: int = 2) -> float:
    """The median time of the first calls of many operators; the best of some rounds.

    With `again`, of the first calls after the caches were dropped.
    """
    x, y = bw.ones([2]), bw.ones([2])
    schema = "op{}(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"

    def once() -> float:
        seconds = []
        dispatcher = Dispatcher()
        dispatcher.register_default_fallbacks()
        library = Library("bench", "DEF", "CPU", dispatcher)
        handles = [library.define(schema.format(i)) for i in range(count)]
        for handle in handles:
            library.impl(handle, kernel_positional)
        if again:
            for handle in handles:
                handle(x, y)
            dispatcher.refresh()
        for handle in handles:
            start = time.perf_counter()
            handle(x, y)
            seconds.append(time.perf_counter() - start)
        return statistics.median(seconds) * 1e6

    return min(once() for _ in range(repeat))


def show(console: Console, timing: Timing) -> None:
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


@dataclass(frozen=True)
class Sample:
    """What one process has measured: `registering` in seconds, `first_call` in µs."""

    timing: Timing
    registering: dict[str, float]
    first_call: dict[str, float]


def sample() -> Sample:
    """Measure everything but the import."""
    return Sample(
        run(),
        {
            "in rows": registering_seconds(in_rows=True),
            "one at a time": registering_seconds(in_rows=False),
        },
        {
            "ever": first_call_microseconds(again=False),
            "after the caches were dropped": first_call_microseconds(again=True),
        },
    )


def samples() -> list[Sample]:
    """Those of some processes, one after the other."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, fresh, max_tasks_per_child=1) as pool:
        return [pool.submit(sample).result() for _ in range(PROCESSES)]


def figures(
    timing: Timing, parts: Sequence[Sample]
) -> Iterator[tuple[str, float, float, str]]:
    """What is measured, the figure, the most that it may be, and its unit."""
    for name, base, limit in TARGETS:
        yield f"{name} / {base}", timing.ratio(name, base), limit, ""
    for how in parts[0].registering:
        yield (
            f"registering 3,000 operators with 10 kernels each, {how}",
            min(part.registering[how] for part in parts),
            REGISTERING_SECONDS,
            " s",
        )
    for what in parts[0].first_call:
        yield (
            f"first call of an operator {what}",
            min(part.first_call[what] for part in parts),
            FIRST_CALL_MICROSECONDS,
            " µs",
        )
    yield (
        "import generated - import numpy",
        extra_import("import generated", "import numpy")[0],
        IMPORT_SECONDS,
        " s",
    )


def main() -> int:
    console = Console()
    parts = samples()
    timing = Timing.together([part.timing for part in parts])
    show(console, timing)
    missed = 0
    for what, figure, limit, unit in figures(timing, parts):
        missed += figure > limit
        verdict = "ok" if figure <= limit else "MISSED"
        console.print(f"{what}: {figure:.3f}{unit} (at most {limit}{unit}) {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
