"""Other names of kernels: what is checked is the function that they stand for."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.diagnostics import Collector
from codegen.kernel_index import KernelIndex
from codegen.kernel_reports import KernelReports
from codegen.link import Linker
from codegen.load import load_sources
from codegen.source import SourceFile

SCHEMA = "- func: f(Tensor self, int n) -> Tensor\n"
TYPES = "from runtime.tensor import TensorBase as Tensor\n"
GOOD = "def g(self: Tensor, n: int) -> Tensor: return self\n"
SHORT = "def g(self: Tensor) -> Tensor: return self\n"
WRONG_ARGUMENT = "def g(self: Tensor, n: str) -> Tensor: return self\n"
WRONG_RESULT = "def g(self: Tensor, n: int) -> int: return n\n"

# The module `a` with the kernel, the module `b`, and what is said: code, file, line.
Case = tuple[str, str, list[tuple[str, str, int]]]
CASES: dict[str, Case] = {
    # ---- names of the module itself ----
    "fits": (f"{GOOD}f = g\n", "", []),
    "parameters": (f"{SHORT}f = g\n", "", [("BW505", "f.yaml", 1)]),
    "type of an argument": (f"{WRONG_ARGUMENT}f = g\n", "", [("BW515", "a", 2)]),
    "type of the result": (f"{WRONG_RESULT}f = g\n", "", [("BW515", "a", 2)]),
    "annotated": (f"{WRONG_RESULT}f: object = g\n", "", [("BW515", "a", 2)]),
    "several names": (f"{WRONG_RESULT}h = f = g\n", "", [("BW515", "a", 2)]),
    "a name of a name": (f"{WRONG_RESULT}h = g\nf = h\n", "", [("BW515", "a", 2)]),
    "a lambda": ("g = lambda x: x\nf = g\n", "", [("BW505", "f.yaml", 1)]),
    "a generator": ("def g(self, n): yield\nf = g\n", "", [("BW517", "a", 3)]),
    "a coroutine": ("async def g(self, n): ...\nf = g\n", "", [("BW517", "a", 3)]),
    "a constant": ("g = 3\nf = g\n", "", [("BW517", "a", 3)]),
    "a class": ("class G: ...\nf = G\n", "", [("BW517", "a", 3)]),
    # What the name is at that statement counts, whatever it becomes.
    "redefined later": (f"{GOOD}f = g\n{WRONG_RESULT}", "", []),
    "redefined before": (f"{GOOD}{WRONG_RESULT}f = g\n", "", [("BW515", "a", 3)]),
    "deleted later": (f"{GOOD}f = g\ndel g\n", "", []),
    "bound again itself": (f"{SHORT}f = g\nf = make()\n", "", []),
    # ---- what may be something else ----
    "decorated": (f"@deco\n{WRONG_RESULT}f = g\n", "", []),
    "wrapped": (f"{WRONG_RESULT}f = deco(g)\n", "", []),
    "in a condition": (f"if t:\n    {WRONG_RESULT}f = g\n", "", []),
    "given in a condition": (f"{WRONG_RESULT}if t: f = g\n", "", []),
    "may be replaced": (f"{SHORT}if t: g = make()\nf = g\n", "", []),
    "is global": (
        "g = 3\ndef s():\n    global g\n    g = make()\ns()\nf = g\n",
        "",
        [],
    ),
    "a name of a global": (
        "g = 3\ndef s():\n    global g\n    g = make()\ns()\nh = g\nf = h\n",
        "",
        [],
    ),
    "a tuple": (f"{WRONG_RESULT}f, h = g, 1\n", "", []),
    "of another library": ("from math import hypot as g\nf = g\n", "", []),
    "of nothing": ("f = g\n", "", []),
    # ---- names of another module of the package ----
    "imported and fits": ("from .b import g\nf = g\n", GOOD, []),
    "imported": ("from .b import g\nf = g\n", WRONG_RESULT, [("BW515", "b", 2)]),
    "imported as": (
        "from .b import g as h\nf = h\n",
        WRONG_ARGUMENT,
        [("BW515", "b", 2)],
    ),
    "imported by the whole name": (
        "from kernels.b import g\nf = g\n",
        SHORT,
        [("BW505", "f.yaml", 1)],
    ),
    "imported generator": (
        "from .b import g\nf = g\n",
        "def g(self, n): yield\n",
        [("BW517", "a", 3)],
    ),
    "imported and passed on": (
        "from .b import g\nf = g\n",
        f"{WRONG_RESULT}h = g\n",
        [("BW515", "b", 2)],
    ),
    "another name there": (
        "from .b import h\nf = h\n",
        f"{WRONG_RESULT}h = g\n",
        [("BW515", "b", 2)],
    ),
    "imported from where it is imported": (
        "from .b import g\nf = g\n",
        "from .c import g\n",
        [],
    ),
    "decorated there": ("from .b import g\nf = g\n", f"@deco\n{WRONG_RESULT}", []),
    "imported twice": (
        "from .b import g\nfrom math import hypot as g\nf = g\n",
        WRONG_RESULT,
        [],
    ),
    "there is no such name": (
        "from .b import h\nf = h\n",
        GOOD,
        [("BW516", "a", 2)],
    ),
}


def _answers(folder: Path, a: str, b: str) -> list[tuple[str, str, int]]:
    package = folder / "kernels"
    package.mkdir()
    for name, text in (("a", a), ("b", b), ("c", WRONG_RESULT)):
        (package / f"{name}.py").write_text(TYPES + text)
    found = Collector()
    loaded = load_sources(SourceFile("f.yaml", SCHEMA), None, None, found)
    reports = KernelReports(KernelIndex("kernels", package), found)
    Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
        loaded.backend_indices
    )
    return [
        (
            (each.code, Path(each.span.source.path).name.removesuffix(".py"), line)
            if each.span.source.path != "f.yaml"
            else (each.code, "f.yaml", line)
        )
        for each in found
        if (line := each.span.begin.line)
    ]


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_of_another_name(name: str, tmp_path: Path) -> None:
    a, b, expected = CASES[name]
    assert _answers(tmp_path, a, b) == expected


def test_the_function_has_the_name_that_it_is_called_by(tmp_path: Path) -> None:
    package = tmp_path / "kernels"
    package.mkdir()
    (package / "a.py").write_text(f"{TYPES}from .b import g\nf = g\n")
    (package / "b.py").write_text(TYPES + GOOD)
    function = KernelIndex("kernels", package).find("f", "")
    assert function is not None
    assert str(function) == "a.f(self, n)"
    assert function.span.source.path == "kernels/b.py"
