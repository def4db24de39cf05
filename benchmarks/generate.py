"""What generating costs on PyTorch's whole operator list, beside torchgen.

    make bench        or        python benchmarks/generate.py [--quick]

torchgen and the generator take turns, each run in a process of its own, on the list that the
installed torch holds. Times are of the wall clock, medians of the runs; memory is the most
that all processes of a run had in use. The figures are ratios of one run. Exit code 1 if a
target is missed.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import torchgen
from rich.console import Console
from rich.table import Table

from benchmarks.imports import PEAK, extra_import
from codegen.processes import default_jobs

PACKAGED = Path(torchgen.__file__).parent / "packaged" / "ATen"
LIST = PACKAGED / "native" / "native_functions.yaml"
TAGS = PACKAGED / "native" / "tags.yaml"

# What is measured, beside what, and how many times as much it may be.
TARGETS = (
    ("model", "torchgen model", 1.0),
    ("cold", "torchgen", 0.4),
    ("nothing changed", "torchgen", 0.05),
    ("one operator edited", "torchgen", 0.08),
    ("ten times as long", "cold", 11.0),
)
IMPORT_SECONDS = 0.25
IMPORT_MEGABYTES = 60.0

# What runs in a process of its own. The last line of the standard error is the memory: that
# of the process, and for each that it has forked that of the largest.
_PROGRAM = """
import sys
try:
{body}
finally:
{peak}
    forked = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1e3
    print(peak + {forks} * forked, file=sys.stderr)
"""
_MODULE = """
import runpy
runpy.run_module({name!r}, run_name="__main__", alter_sys=True)
"""
_TORCHGEN_MODEL = """
from torchgen.gen import get_grouped_native_functions, get_grouped_by_view_native_functions
from torchgen.gen import parse_native_yaml
parsed = parse_native_yaml({list!r}, {tags!r})
get_grouped_native_functions(parsed.native_functions)
get_grouped_by_view_native_functions(parsed.native_functions)
"""
_MODEL = """
from codegen.load import load
loaded = load({list!r}, {tags!r})
assert len(loaded.functions) == 3101 and loaded.view_groups
"""


@dataclass
class Runs:
    """Seconds and megabytes of the runs of one candidate."""

    seconds: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)


def run(body: str, *arguments: str, cache: str | Path = "") -> tuple[float, float]:
    """Run a program with these arguments: the seconds it takes, the megabytes it needs."""
    program = _PROGRAM.format(
        body=textwrap.indent(body, "    "),
        peak=textwrap.indent(PEAK, "    "),
        forks=default_jobs() - 1,
    )
    environment = {
        **{k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPATH": str(ROOT),
        "BOXWOOD_CACHE": str(cache),
        "XDG_STATE_HOME": str(cache),
    }
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    seconds = time.perf_counter() - start
    lines = done.stderr.splitlines()
    if done.returncode:
        last = "\n".join(lines[-20:])
        raise SystemExit(f"{body} {arguments} failed:\n{last}")
    return seconds, float(lines[-1])


class Bench:
    """The candidates, which work in one temporary folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.edited = folder / "edited.yaml"
        self.long = folder / "long.yaml"
        self.edited.write_text(LIST.read_text(encoding="utf-8"), encoding="utf-8")
        self.long.write_text(longer(LIST.read_text(encoding="utf-8"), 10))
        self._edits = 0

    def model(self) -> tuple[float, float]:
        """Import, load, parse, derive, group."""
        return run(_MODEL.format(list=str(LIST), tags=str(TAGS)))

    def torchgen_model(self) -> tuple[float, float]:
        """The same by torchgen."""
        return run(_TORCHGEN_MODEL.format(list=str(LIST), tags=str(TAGS)))

    def torchgen(self) -> tuple[float, float]:
        """All headers and sources."""
        out = self.folder / "torchgen"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        return run(
            _MODULE.format(name="torchgen.gen"),
            *("--source-path", str(PACKAGED), "--install_dir", str(out)),
            *("--headeronly-install-dir", str(out / "h")),
            *("--aoti-install-dir", str(out / "aoti")),
        )

    def cold(self) -> tuple[float, float]:
        """The whole package, into a folder that does not exist, without any cache."""
        shutil.rmtree(self.folder / "package", ignore_errors=True)
        shutil.rmtree(self.folder / "cache", ignore_errors=True)
        return self._generate(self.edited, "package")

    def nothing_changed(self) -> tuple[float, float]:
        """The same again."""
        return self._generate(self.edited, "package")

    def one_operator_edited(self) -> tuple[float, float]:
        """The same after the default of one operator was changed."""
        text = self.edited.read_text(encoding="utf-8")
        old, new = (
            f"SymInt diagonal={self._edits}",
            f"SymInt diagonal={self._edits + 1}",
        )
        at = text.index(f"- func: tril(Tensor self, {old})")
        changed = text[at:].replace(old, new, 1)
        self.edited.write_text(text[:at] + changed, encoding="utf-8")
        self._edits += 1
        return self._generate(self.edited, "package")

    def ten_times_as_long(self) -> tuple[float, float]:
        """A list of ten copies, whose operators have names of their own."""
        shutil.rmtree(self.folder / "long", ignore_errors=True)
        return self._generate(self.long, "long")

    def _generate(self, schema: Path, out: str) -> tuple[float, float]:
        return run(
            _MODULE.format(name="codegen"),
            *("generate", "--schema", str(schema), "--tags", str(TAGS)),
            *("--out", str(self.folder / out), "--missing-kernels=stub"),
            cache=self.folder / "cache",
        )


def longer(text: str, times: int) -> str:
    """A list of several copies of a list, whose operators have names of their own.

    They begin with the same letter, by which lazy packages are divided. Operators like
    `__and__` are in the first copy alone: another name is not of their form.
    """
    entries = [e for e in _ENTRY.split(text) if not e.startswith("- func: __")]
    copies = [text]
    for number in range(1, times):
        new = rf"\1\g<2>{number}\2"
        copies += [_SECOND.sub(new, _FIRST.sub(new, entry)) for entry in entries]
    return "\n".join(copies)


_ENTRY = re.compile(r"^(?=- func: )", re.MULTILINE)
# The first letter of what an entry is, and of those that it names: one, or two. A private
# operator keeps its underscore: it may be what the out variant of that name belongs to.
_FIRST = re.compile(
    r"^((?:- func: | *structured_delegate: | *autogen: )_*)([a-zA-Z])", re.MULTILINE
)
_SECOND = re.compile(r"^( *autogen: \S+, _*)([a-zA-Z])", re.MULTILINE)


def measure(bench: Bench, rounds: int, console: Console) -> dict[str, Runs]:
    """Let the candidates take turns, those that are quick several times in each round."""
    candidates: dict[str, Callable[[], tuple[float, float]]] = {
        "model": bench.model,
        "torchgen model": bench.torchgen_model,
        "torchgen": bench.torchgen,
        "cold": bench.cold,
        "nothing changed": bench.nothing_changed,
        "one operator edited": bench.one_operator_edited,
    }
    quick = [name for name in candidates if name not in ("torchgen", "cold")]
    found = {name: Runs() for name in (*candidates, "ten times as long")}
    bench.model()  # The bytecode is written.
    for number in range(rounds):
        for name in ("cold", *quick, "torchgen", *quick, *quick):
            console.log(f"round {number + 1} of {rounds}: {name}")
            add(found[name], candidates[name]())
    console.log("ten times as long")
    add(found["ten times as long"], bench.ten_times_as_long())
    return found


def add(runs: Runs, figures: tuple[float, float]) -> None:
    seconds, megabytes = figures
    runs.seconds.append(seconds)
    runs.megabytes.append(megabytes)


def figures(found: dict[str, Runs]) -> Iterator[tuple[str, float, float, str]]:
    """What is measured, the figure, the most that it may be, and its unit."""
    seconds = {name: statistics.median(runs.seconds) for name, runs in found.items()}
    for name, base, limit in TARGETS:
        yield f"{name} / {base}", seconds[name] / seconds[base], limit, ""
    most = {name: max(runs.megabytes) for name, runs in found.items()}
    yield "peak memory, cold / torchgen", most["cold"] / most["torchgen"], 1.0, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round")
    quick = parser.parse_args().quick
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(Path(name))
        found = measure(bench, 1 if quick else 3, console)
        seconds, megabytes = extra_import(
            "import package; package.ones([2])", "import numpy", folder=Path(name)
        )
    table = Table("what", "seconds", "MB")
    for what, runs in found.items():
        table.add_row(
            what,
            f"{statistics.median(runs.seconds):.2f}",
            f"{max(runs.megabytes):.0f}",
        )
    Console().print(f"CPython {platform.python_version()}, {platform.machine()}", table)
    missed = False
    for what, value, limit, unit in (
        *figures(found),
        ("import of all of ATen and a first call", seconds, IMPORT_SECONDS, " s"),
        ("memory of the same", megabytes, IMPORT_MEGABYTES, " MB"),
    ):
        ok = value <= limit
        missed |= not ok
        print(
            f"{what}: {value:.3f}{unit} (at most {limit}{unit}) {'ok' if ok else 'MISSED'}"
        )
    sys.exit(missed)


if __name__ == "__main__":
    main()
