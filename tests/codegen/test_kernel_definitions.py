"""What a module's names are in the end: functions, something that may be one, or none."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from codegen.diagnostics import Collector
from codegen.kernel_definitions import Definition
from codegen.kernel_index import KernelIndex
from codegen.kernel_reports import KernelReports
from codegen.link import Linker
from codegen.load import load_sources
from codegen.source import SourceFile

SCHEMA = "- func: f(Tensor self, int n) -> Tensor\n"
GOOD = "def f(self, n): return self"
IMPORTS = """\
import functools, typing, contextlib, typing as t
from functools import cache, wraps
from typing import TYPE_CHECKING, overload
from contextlib import suppress
def make(*given): return lambda self, n: self
def deco(fn): return lambda self, n: fn(self)
"""


def index_of(folder: Path, source: str | bytes, **others: str) -> KernelIndex:
    package = folder / "kernels"
    package.mkdir()
    data = source if isinstance(source, bytes) else source.encode()
    (package / "a.py").write_bytes(data)
    for name, text in others.items():
        (package / f"{name}.py").write_text(text)
    return KernelIndex("kernels", package)


def answers(index: KernelIndex) -> list[tuple[str, str, str]]:
    """Code, line and message of what is reported of the operator f(self, n)."""
    found = Collector()
    loaded = load_sources(SourceFile("f.yaml", SCHEMA), None, None, found)
    reports = KernelReports(index, found)
    Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
        loaded.backend_indices
    )
    return [
        (d.code, d.span.source.line(d.span.begin.line), d.message)
        for d in found
        if d.code != "BW232"
    ]


def imported(folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("k_module", folder / "kernels/a.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["k_module"] = module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules["k_module"]
    return module


# ---- what can be called ----

ACCEPTED = [
    GOOD,
    "@deco\ndef f(self): return self",
    "@contextlib.contextmanager\ndef f(anything): yield",
    "@cache\ndef f(self, n): return self",
    "@functools.lru_cache(maxsize=None)\ndef f(self, n): return self",
    "@wraps(deco)\ndef f(self, n): return self",
    "try:\n    import numba\n    def f(self, n): return self\n"
    "except ImportError:\n    def f(self, n): return self",
    "if t:\n    def f(self, whatever): return self",
    "if t:\n    f = make()\nelse:\n    f = None",
    "f = None\nif t:\n    def f(self, n): return self",
    "f = None\ntry:\n    f = make()\nfinally: pass",
    "f = None\nfor f in [make()]: pass",
    "f = None\nwith suppress(ImportError):\n    from math import hypot as f",
    "f = None\nfrom math import hypot as f",
    "f = None\nfrom math import *\nglobals()['f'] = make()",
    "f = None\ndef start():\n    global f\n    f = make()\nstart()",
    "f = None\nprint(f := make())",
    "f = 3\ndef f(self, n): return self",
    "async def f(self): ...\ndef f(self, n): return self",
    "def f(self, n): return self\ndel make",
    "@overload\ndef f(self, n: int): ...\n@overload\ndef f(self, n: str): ...\n" + GOOD,
    "if TYPE_CHECKING:\n    def f(self): ...\nelse:\n    def f(self, n): return self",
    "if not TYPE_CHECKING:\n    f = lambda s, n: s",
    "f = lambda self, n: self",
    "f = lambda x, y: x",
    "f = lambda x, *more: x",
    "f = lambda x, y, z=1: x",
    "f = lambda x, y=1, *, z=1: x",
    "f: object = make()",
    "f = [make()][0]",
    "def f(self, n):\n    def inner(): yield 1\n    return self",
    "def f(self, n):\n    lambda: (yield)\n    return self",
    "def f(self, n):\n    [x for x in self]\n    return self  # yield",
    "f, other = make(), 1",
    "class Kernels:\n    f = 3\n" + GOOD,
]


@pytest.mark.parametrize("source", ACCEPTED)
def test_what_is_or_may_be_a_kernel(source: str, tmp_path: Path) -> None:
    """Python agrees: the name can be called with two arguments, or is somebody else's."""
    assert answers(index_of(tmp_path, IMPORTS + source)) == []
    assert callable(imported(tmp_path).f)


# ---- what can't ----

REFUSED = [
    ("f = 3", "f = 3", "is 3, not a function"),
    ("f: int = 3", "f: int = 3", "is 3, not a function"),
    ("f = None", "f = None", "is None, not a function"),
    ("f = g = None", "f = g = None", "is None, not a function"),
    ("f = {'a': 1}", "f = {'a': 1}", "is {'a': 1}, not a function"),
    (f"f = '{'x' * 90}'", f"f = '{'x' * 90}'", f"is '{'x' * 28}…, not a function"),
    (f"{GOOD}\ndel f", "del f", "is deleted in line 8"),
    (f"{GOOD}\nf = ()", "f = ()", "is (), not a function"),
    (
        "@overload\ndef f(self, n): ...",
        "def f(self, n): ...",
        "is a stub for type checkers (@overload)",
    ),
    (
        "@typing.overload\ndef f(self, n): ...",
        "def f(self, n): ...",
        "is a stub for type checkers (@overload)",
    ),
    (
        "if TYPE_CHECKING:\n    def f(self, n): ...",
        "    def f(self, n): ...",
        "is there for type checkers only",
    ),
    (
        "def f(self, n):\n    yield self",
        "def f(self, n):",
        "has a yield, so that a call gives a generator, not a result",
    ),
    (
        "def f(self, n):\n    while n:\n        x = [(yield from n)]",
        "def f(self, n):",
        "has a yield, so that a call gives a generator, not a result",
    ),
    (
        "async def f(self, n): return self",
        "async def f(self, n): return self",
        "is async, so that a call gives a coroutine, not a result",
    ),
    (
        "@cache\nasync def f(self, n): return self",
        "async def f(self, n): return self",
        "is async, so that a call gives a coroutine, not a result",
    ),
    ("class f: ...", "class f: ...", "is a class, not a function"),
]


@pytest.mark.parametrize(("source", "line", "fault"), REFUSED)
def test_what_is_no_kernel(source: str, line: str, fault: str, tmp_path: Path) -> None:
    index = index_of(tmp_path, IMPORTS + source)
    what = "kernel 'f' of operator 'f' on CompositeImplicitAutograd"
    assert answers(index) == [("BW517", line, f"{what} {fault}")]


@pytest.mark.parametrize(
    "source",
    [
        "f = lambda self: self",
        "f = lambda: 1",
        "f = lambda a, b, c: a",
        "f = lambda a, b, *, c: a",
        "def f(self): return self",
        "@cache\ndef f(self): return self",
        "@wraps(deco)\ndef f(n, self): return self",
        "def f(self, n=0, *, scale): return self",
    ],
)
def test_what_takes_other_arguments(source: str, tmp_path: Path) -> None:
    assert [code for code, _, _ in answers(index_of(tmp_path, IMPORTS + source))] == [
        "BW505"
    ]


def test_what_is_no_kernel_hides_none_of_another_module(tmp_path: Path) -> None:
    index = index_of(
        tmp_path, "f = 3", b=GOOD, c="if x:\n    f = make()", d="class f: ..."
    )
    assert answers(index) == []
    function = index.find("f", "")
    assert function is not None
    assert function.module == "b"


def test_two_that_may_be_there_are_two(tmp_path: Path) -> None:
    index = index_of(tmp_path, "if x:\n    f = make()", b="if x:\n    f = make()")
    assert [code for code, _, _ in answers(index)] == ["BW507"]


# ---- what only compiling finds ----


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        (f"return 3\n{GOOD}", "return 3", "'return' outside function"),
        (
            "def f(self, n):\n    await x",
            "    await x",
            "'await' outside async function",
        ),
        (
            f"x = 1\nfrom __future__ import annotations\n{GOOD}",
            "from __future__ import annotations",
            "from __future__ imports must occur at the beginning of the file",
        ),
        (
            "def f(self, n):\n    global self",
            "    global self",
            "name 'self' is parameter and global",
        ),
        (f"{GOOD}\nbreak", "break", "'break' outside loop"),
        (
            "def f(self, self): ...",
            "def f(self, self): ...",
            "duplicate argument 'self'",
        ),
        (f"nonlocal f\n{GOOD}", "nonlocal f", "nonlocal declaration not allowed"),
    ],
)
def test_what_python_reads_but_cannot_compile(
    source: str, line: str, message: str, tmp_path: Path
) -> None:
    ((code, shown, told),) = answers(index_of(tmp_path, source))
    assert (code, shown) == ("BW501", line)
    assert told.startswith(f"not valid Python: {message}")


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "source",
    [
        f"raise SystemExit\n{GOOD}",
        f"1 is 1; '\\d'\n{GOOD}",
        f"from __future__ import barry_as_FLUFL\n{GOOD}",
        f"assert (1, 2)\n{GOOD}",
        f"def g():\n    async def h(): await g()\n{GOOD}",
    ],
)
def test_nothing_is_run_or_warned_of(source: str, tmp_path: Path) -> None:
    assert answers(index_of(tmp_path, source)) == []


# ---- in the record of a run ----


@pytest.mark.parametrize("source", [*ACCEPTED, *(row[0] for row in REFUSED)])
def test_facts_survive_a_record(source: str, tmp_path: Path) -> None:
    index = index_of(tmp_path, IMPORTS + source)
    for facts in index.facts.values():
        again = type(facts).from_plain(json.loads(json.dumps(facts.plain())))
        assert again == facts
        assert all(type(each) is Definition for each in again.definitions)
