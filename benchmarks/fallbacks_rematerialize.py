"""What rematerialization recomputes, and what that costs.

    python -m benchmarks.fallbacks_rematerialize [--plots FOLDER] [--exact-to N]

First a chain of N layers, forward and backward, in a budget of 2·√N + 2 tensors: how many
operations are made again for each heuristic, with costs that are counted, so that the
numbers are the same on every machine; and the time for each operation, which must not
grow with N. Then an MLP and a small transformer with hand-written backward passes: time
against budget for each heuristic, with measured costs. All results are compared bit for
bit with the plain run. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import isqrt
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
# Threads that wait for each other say more about the machine than about eviction.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from rich.console import Console
from rich.table import Table

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.rematerialize import (
    Capuchin,
    Heuristic,
    OutOfBudgetError,
    Stats,
    rematerialize,
)
from runtime.fallbacks.rematerialize.choosing import as_heuristic
from runtime.fallbacks.rematerialize.memory import Memory
from runtime.fallbacks.rematerialize.plot import Series, line_plot
from runtime.generator import Generator

Row = tuple[str, float, float, str]
Program = Callable[[], list[Any]]

LENGTHS = (256, 1024, 4096)
RECOMPUTED_PER_LAYER = 1.25
GROWTH_OF_TIME = 3.0
CHAIN_HEURISTICS = ("dtr", "dtr-exact", "dtr-local", "lru", "largest", "random")
# What walks far, or thrashes, is left out where it would take minutes.
LONGEST = {"dtr-exact": 1024, "largest": 256, "random": 1024, "dtr-local": 1024}

FRACTIONS = (1.0, 0.8, 0.6, 0.5, 0.4, 0.3)
HEURISTICS = ("dtr", "dtr-exact", "dtr-local", "lru", "largest", "random", "capuchin")
REPEATS = 2
MOST_RECOMPUTED = 4  # times the operations of the program; then a run is given up
MOST_MEASURING = 40  # the same for the pass that Capuchin only measures


# ---- the chain ----


def chain(length: int, side: int = 4) -> list[Any]:
    """A chain of sines, and a backward pass that reads each layer once, last first."""
    layers = [bw.full([side, side], 0.5)]
    for _ in range(length):
        layers.append(bw.sin(layers[-1]))
    gradient = bw.ones([side, side])
    while len(layers) > 1:
        layers.pop()
        gradient = bw.mul(gradient, layers[-1])
    return [gradient]


@dataclass(frozen=True)
class ChainRun:
    length: int
    heuristic: str
    recomputed: int
    peak_tensors: int
    microseconds: float  # for each operation, those made again included


def run_chain(length: int, heuristic: str, side: int = 4) -> ChainRun:
    """The chain in 2·√N + 2 tensors; AssertionError if it gives something else."""
    tensor_bytes = side * side * 4
    budget = 2 * isqrt(length) + 2
    expected = chain(length, side)[0].tolist()
    gc.collect()
    with rematerialize(budget * tensor_bytes, heuristic, cost="unit") as stats:
        started = time.perf_counter()
        (found,) = chain(length, side)
        seconds = time.perf_counter() - started
    assert found.tolist() == expected
    assert stats.peak_bytes <= budget * tensor_bytes
    count = stats.operations + stats.recomputed
    return ChainRun(
        length,
        heuristic,
        stats.recomputed,
        stats.peak_bytes // tensor_bytes,
        seconds / count * 1e6,
    )


def chain_runs(exact_to: int) -> Iterator[ChainRun]:
    for heuristic in CHAIN_HEURISTICS:
        longest = LONGEST.get(heuristic, LENGTHS[-1])
        if heuristic == "dtr-exact":
            longest = exact_to
        for length in LENGTHS:
            if length <= longest:
                yield run_chain(length, heuristic)


def time_growth(rounds: int = 5) -> dict[int, float]:
    """Microseconds for each operation with union-find, the least of some rounds."""
    best: dict[int, float] = {}
    for _ in range(rounds):
        for length in LENGTHS:
            found = run_chain(length, "dtr").microseconds
            best[length] = min(best.get(length, found), found)
    return best


def autograd_recomputed(length: int, side: int = 4) -> float:
    """Operations made again for each layer of tanh, with autograd's backward pass."""

    def step() -> Any:
        x = bw.full([side, side], 0.5).requires_grad_()
        y = x
        for _ in range(length):
            y = bw.tanh(y)
        y.sum().backward()
        return x.grad

    with autograd.install():
        expected = step().tolist()
        budget = (2 * isqrt(length) + 2) * side * side * 4
        with rematerialize(budget, cost="unit") as stats:
            found = step()
        assert found.tolist() == expected
        assert stats.peak_bytes <= budget
    return stats.recomputed / length


# ---- models ----


def _random(generator: Generator, *shape: int, scale: float) -> Any:
    return bw.randn(list(shape), generator=generator) * scale


def mlp(layers: int = 16, width: int = 192, batch: int = 256) -> Program:
    """A program: forward and backward of tanh layers; the gradients of all weights."""
    generator = Generator()
    generator.manual_seed(1)
    weights = [
        _random(generator, width, width, scale=width**-0.5) for _ in range(layers)
    ]
    biases = [_random(generator, width, scale=0.1) for _ in range(layers)]
    x = _random(generator, batch, width, scale=1.0)

    def step() -> list[Any]:
        hidden = [x]
        for weight, bias in zip(weights, biases, strict=True):
            hidden.append(bw.tanh(bw.addmm(bias, hidden[-1], weight)))
        gradients = []
        back = hidden[-1] * 2.0
        for weight in reversed(weights):
            out = hidden.pop()
            back = back * (1.0 - out * out)
            gradients += [bw.mm(hidden[-1].t(), back), bw.sum(back, [0])]
            back = bw.mm(back, weight.t())
        return gradients

    return step


@dataclass(frozen=True)
class Attention:
    """The weights of one block of the transformer."""

    query: Any
    key: Any
    value: Any
    out: Any
    up: Any
    down: Any


def _attend(weights: Attention, x: Any, scale: float) -> tuple[Any, tuple[Any, ...]]:
    """The block's result, and what its backward pass needs."""
    q, k, v = x @ weights.query, x @ weights.key, x @ weights.value
    p = bw.softmax((q @ k.t()) * scale, -1)
    o = p @ v
    y = x + o @ weights.out
    h = bw.relu(y @ weights.up)
    return y + h @ weights.down, (x, q, k, v, p, o, y, h)


def _attend_backward(
    weights: Attention, saved: tuple[Any, ...], back: Any, scale: float
) -> tuple[Any, list[Any]]:
    """The gradients of the block's input and of its weights."""
    x, q, k, v, p, o, y, h = saved
    of_down = h.t() @ back
    of_h = (back @ weights.down.t()) * (h > 0)
    of_up = y.t() @ of_h
    of_y = back + of_h @ weights.up.t()
    of_out = o.t() @ of_y
    of_o = of_y @ weights.out.t()
    of_v = p.t() @ of_o
    of_p = of_o @ v.t()
    of_s = p * (of_p - bw.sum(of_p * p, [-1], True)) * scale
    of_q, of_k = of_s @ k, of_s.t() @ q
    of_x = of_y + of_q @ weights.query.t()
    of_x = of_x + of_k @ weights.key.t() + of_v @ weights.value.t()
    gradients = [x.t() @ of_q, x.t() @ of_k, x.t() @ of_v, of_out, of_up, of_down]
    return of_x, gradients


def transformer(blocks: int = 6, width: int = 64, length: int = 192) -> Program:
    """A program: forward and backward of attention and feed-forward blocks."""
    generator = Generator()
    generator.manual_seed(2)
    small = width**-0.5

    def weights() -> Attention:
        squares = [_random(generator, width, width, scale=small) for _ in range(4)]
        up = _random(generator, width, 4 * width, scale=small)
        return Attention(
            *squares, up, _random(generator, 4 * width, width, scale=small / 2)
        )

    model = [weights() for _ in range(blocks)]
    x = _random(generator, length, width, scale=1.0)

    def step() -> list[Any]:
        saved = []
        z = x
        for block in model:
            z, kept = _attend(block, z, small)
            saved.append(kept)
            del kept
        back, gradients = z * 2.0, []
        for block in reversed(model):
            back, found = _attend_backward(block, saved.pop(), back, small)
            gradients += found
        return gradients

    return step


MODELS: dict[str, Callable[[], Program]] = {"mlp": mlp, "transformer": transformer}


@dataclass(frozen=True)
class ModelRun:
    heuristic: str
    fraction: float
    seconds: float | None
    recomputed: int
    failure: str = ""


class TooManyError(Exception):
    """A heuristic that thrashes: the run would take minutes."""


def _limited(heuristic: Heuristic) -> Heuristic:
    """The heuristic, with an end to what is recomputed."""
    done = heuristic.after_operation

    def after_operation(memory: Memory) -> None:
        done(memory)
        stats = memory.stats
        is_measuring = isinstance(heuristic, Capuchin) and not heuristic.measured
        most = MOST_MEASURING if is_measuring else MOST_RECOMPUTED
        if stats.recomputed > most * (stats.operations + 100):
            raise TooManyError

    heuristic.after_operation = after_operation
    return heuristic


def _timed(program: Program, budget: int | None, heuristic: Heuristic | str) -> Any:
    gc.collect()
    started = time.perf_counter()
    with rematerialize(budget, heuristic) as stats:
        found = program()
    return time.perf_counter() - started, stats, found


def model_runs(program: Program) -> tuple[float, Stats, list[ModelRun]]:
    """Seconds of the plain program, its memory, and a run for each budget."""
    program()
    plain = min(_seconds(program) for _ in range(REPEATS))
    expected = [t.array.tobytes() for t in program()]
    _, free, _ = _timed(program, None, "dtr")
    runs = []
    for heuristic in HEURISTICS:
        for fraction in FRACTIONS:
            budget = int(free.plain_peak_bytes * fraction)
            runs.append(_model_run(program, expected, heuristic, fraction, budget))
    return plain, free, runs


def _seconds(program: Program) -> float:
    started = time.perf_counter()
    program()
    return time.perf_counter() - started


def _model_run(
    program: Program,
    expected: list[bytes],
    heuristic: str,
    fraction: float,
    budget: int,
) -> ModelRun:
    chosen = _limited(as_heuristic(heuristic))
    best: float | None = None
    recomputed = 0
    try:
        if isinstance(chosen, Capuchin):
            _timed(program, budget, chosen)  # measures
        for _ in range(REPEATS):
            seconds, stats, found = _timed(program, budget, chosen)
            assert [t.array.tobytes() for t in found] == expected
            assert stats.peak_bytes <= budget
            if best is None or seconds < best:
                best, recomputed = seconds, stats.recomputed + stats.settled
    except OutOfBudgetError:
        return ModelRun(heuristic, fraction, None, 0, "does not fit")
    except TooManyError:
        return ModelRun(heuristic, fraction, None, 0, "thrashes")
    return ModelRun(heuristic, fraction, best, recomputed)


# ---- tables ----


def show_chain(console: Console, runs: Iterable[ChainRun]) -> None:
    table = Table("heuristic", "N", "recomputed", "x N", "peak, tensors", "µs each")
    for run in runs:
        table.add_row(
            run.heuristic,
            f"{run.length:,}",
            f"{run.recomputed:,}",
            f"{run.recomputed / run.length:.2f}",
            str(run.peak_tensors),
            f"{run.microseconds:.0f}",
        )
    console.print("A chain of N layers in 2·√N + 2 tensors")
    console.print(table)


def show_model(
    console: Console, name: str, plain: float, free: Stats, runs: list[ModelRun]
) -> None:
    console.print(
        f"{name}: {free.operations} operations, {plain * 1e3:.1f} ms without the"
        f" fallback, {free.plain_peak_bytes:,} bytes at most"
    )
    table = Table("heuristic", *(f"{fraction:.0%}" for fraction in FRACTIONS))
    for heuristic in HEURISTICS:
        cells = [
            (
                run.failure
                if run.seconds is None
                else f"{run.seconds * 1e3:.1f} ms, {run.recomputed}"
            )
            for run in runs
            if run.heuristic == heuristic
        ]
        table.add_row(heuristic, *cells)
    console.print(
        "milliseconds, operations made again (those at the end included); a run"
        f" thrashes if it makes {MOST_RECOMPUTED} times as many as the program has"
    )
    console.print(table)


def write_plots(folder: Path, models: dict[str, list[ModelRun]]) -> None:
    """Time against budget for each model, and memory over time of the chain."""
    for name, runs in models.items():
        series = [
            Series(
                heuristic,
                [
                    (run.fraction * 100, run.seconds * 1e3)
                    for run in reversed(runs)
                    if run.heuristic == heuristic and run.seconds is not None
                ],
            )
            for heuristic in HEURISTICS
        ]
        picture = line_plot(
            series,
            title=f"{name}: time against budget",
            x_label="budget, % of the memory without eviction",
            y_label="ms",
            marks=True,
        )
        (folder / f"rematerialize_{name}.svg").write_text(picture, encoding="utf-8")
    with rematerialize((2 * isqrt(256) + 2) * 64, cost="unit") as stats:
        chain(256)
    stats.write_svg(folder / "rematerialize_chain.svg")


def rows() -> list[Row]:
    """What is measured, the figure, the most that it may be, and its unit."""
    runs = [run_chain(length, "dtr") for length in LENGTHS]
    found: list[Row] = [
        (
            f"recomputed operations for each layer, N = {run.length:,}, h_DTR",
            run.recomputed / run.length,
            RECOMPUTED_PER_LAYER,
            "",
        )
        for run in runs
    ]
    for length in LENGTHS:
        what = f"the same under autograd, N = {length:,}"
        found.append((what, autograd_recomputed(length), RECOMPUTED_PER_LAYER, ""))
    times = time_growth()
    growth = times[LENGTHS[-1]] / times[LENGTHS[0]]
    what = f"time of an operation, N = {LENGTHS[-1]:,} / N = {LENGTHS[0]}"
    return [*found, (what, growth, GROWTH_OF_TIME, "")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plots", type=Path, help="a folder to write pictures to")
    parser.add_argument("--exact-to", type=int, default=LONGEST["dtr-exact"])
    options = parser.parse_args()
    console = Console(width=130)
    show_chain(console, chain_runs(options.exact_to))
    models = {}
    for name, make in MODELS.items():
        plain, free, runs = model_runs(make())
        show_model(console, name, plain, free, runs)
        models[name] = runs
    if options.plots is not None:
        write_plots(options.plots, models)
    missed = 0
    for what, figure, limit, unit in rows():
        missed += figure > limit
        verdict = "ok" if figure <= limit else "MISSED"
        console.print(f"{what}: {figure:.3f}{unit} (at most {limit}{unit}) {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
