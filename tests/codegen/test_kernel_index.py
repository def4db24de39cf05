"""Kernel functions are found in sources, never by importing them, whatever the sources hold."""

from __future__ import annotations

import fnmatch
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.kernel_index import KernelIndex, candidates, find_package, meta_name
from codegen.source import SourceFile


def index_of(folder: Path, **modules: str | bytes) -> KernelIndex:
    package = folder / "kernels"
    package.mkdir()
    for name, text in modules.items():
        data = text.encode() if isinstance(text, str) else text
        (package / f"{name}.py").write_bytes(data)
    return KernelIndex("kernels", package)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(self, other): ...", {"f": ("self", "other")}),
        ("def f(self, /, other): ...", {"f": ("self", "other")}),
        ("def _f(self): ...", {"_f": ("self",)}),
        ("def f(self, *rest): ...", {"f": None}),
        ("def f(self, **options): ...", {"f": ("self",)}),
        ("def f(self, *, outs=()): ...", {"f": ("self",)}),
        ("def f(self, *, outs): ...", {"f": ("self", "*", "outs")}),
        ("f = make(1)", {"f": None}),
        ("f: Kernel = make(1)", {"f": None}),
        ("f: Kernel", {}),
        ("f = g = make()", {"f": None, "g": None}),
        ("f, (g, *h) = make()", {"f": None, "g": None, "h": None}),
        ("t.f = make()", {}),
        ("f[g] = make()", {}),
        ("CONSTANT = 1\nAlias = int", {}),
        ("from x import f\nimport g", {}),
        ("class f: ...", {}),
        ("async def f(self): ...", {}),
        ("if True:\n    def f(self): ...", {"f": ("self",)}),
        ("if x:\n    def f(self): ...", {"f": None}),
        ("def f(self): ...\ndef f(self, other): ...", {"f": ("self", "other")}),
        ("def f(self):\n    def g(): ...", {"f": ("self",)}),
    ],
)
def test_definitions(source: str, expected: dict[str, Any], tmp_path: Path) -> None:
    index = index_of(tmp_path, only=source)
    assert {n: f.parameters for n, f in index.functions.items()} == expected
    assert index.problems == []
    assert index.duplicates == {}


@pytest.mark.parametrize(
    ("parameters", "given_names", "expected"),
    [
        ("self, other", ("self", "other"), True),
        ("self, other", ("self",), False),
        ("self, other", ("self", "others"), False),
        ("self, other", ("self", "other", "third"), False),
        ("self, other=None", ("self",), True),
        ("self, other=None", ("self", "other"), True),
        ("self, *rest", ("anything",), True),
        ("self, *, outs=()", ("self",), True),
        ("self, *, outs", ("self",), False),
        ("self, *, outs", ("self", "outs"), False),
    ],
)
def test_accepts(
    parameters: str, given_names: tuple[str, ...], expected: bool, tmp_path: Path
) -> None:
    index = index_of(tmp_path, only=f"def f({parameters}): ...")
    assert index.functions["f"].accepts(given_names) is expected


@pytest.mark.parametrize(
    ("kernel", "overload", "expected"),
    [
        ("fill_", "", ("fill_",)),
        ("fill_", "Scalar", ("fill__Scalar", "fill_")),
        ("abs", "", ("abs_kernel",)),
        ("abs", "out", ("abs_out", "abs_kernel")),
        ("zeros_symint", "", ("zeros_symint", "zeros")),
        (
            "sum_symint",
            "dim",
            ("sum_symint_dim", "sum_symint", "sum_dim", "sum_kernel"),
        ),
    ],
)
def test_candidates(kernel: str, overload: str, expected: tuple[str, ...]) -> None:
    assert candidates(kernel, overload) == expected


def test_find_prefers_the_overloads_own(tmp_path: Path) -> None:
    index = index_of(
        tmp_path,
        a="def var(self): ...\ndef var_dim(self, dim): ...",
        b="def meta_var(self): ...",
    )
    found = index.find("var", "dim")
    assert found is not None
    assert (found.name, found.module, found.path) == ("var_dim", "a", "kernels/a.py")
    assert (str(found), str(found.span)) == ("a.var_dim(self, dim)", "kernels/a.py:2:1")
    other = index.find("var", "correction")
    assert other is not None
    assert other.name == "var"
    assert index.find("std", "") is None
    meta = index.find_meta("var")
    assert meta is not None
    assert meta.name == meta_name("var")


def test_a_kernel_of_two_modules(tmp_path: Path) -> None:
    index = index_of(tmp_path, a="def f(): ...", b="\ndef f(x): ...")
    assert index.functions["f"].module == "a"
    assert index.duplicates["f"].module == "b"


@pytest.mark.parametrize(
    ("related", "operator", "expected"),
    [
        (["absent", "f"], "g", "kernels/a.py"),
        ([], "g", "kernels/g.py"),
        ([], "_foreach_add_", "kernels/foreach_add.py"),
        ([], "__and__", "kernels/and_.py"),
        ([], "__", "kernels/__.py"),
    ],
)
def test_module_for(
    related: list[str], operator: str, expected: str, tmp_path: Path
) -> None:
    index = index_of(tmp_path, a="def f(): ...")
    assert index.module_for(operator, related) == expected


# ---- sources that are none ----


@pytest.mark.parametrize(
    ("source", "place", "message"),
    [
        ("def f(:\n", "kernels/bad.py:1:7", "not valid Python: invalid syntax"),
        (
            "x = 1\n  y = 2\n",
            "kernels/bad.py:2:3",
            "not valid Python: unexpected indent",
        ),
        ("a\x00b", "kernels/bad.py:1:1", "not valid Python: "),
        (b"\xff\xfe", "kernels/bad.py:1:*", "not valid Python: "),
        (b"# coding: nonsense\n", "kernels/bad.py:1:1", "not valid Python: "),
        ("(" * 500, "kernels/bad.py:1:*", "not valid Python: too many nested"),
        ("-" * 200_000 + "1", "kernels/bad.py:1:1", "not valid Python: "),
        ("x = " + "(1)." * 3000, "kernels/bad.py:1:*", "not valid Python: "),
    ],
    ids=["syntax", "indent", "nul", "bytes", "coding", "brackets", "minus", "dots"],
)
def test_no_python(
    source: str | bytes, place: str, message: str, tmp_path: Path
) -> None:
    index = index_of(tmp_path, bad=source, good="def f(): ...")
    (problem,) = index.problems
    assert fnmatch.fnmatchcase(str(problem.span), place)
    assert problem.message.startswith(message)
    assert list(index.functions) == ["f"]


def test_what_cannot_be_read(tmp_path: Path) -> None:
    package = tmp_path / "kernels"
    package.mkdir()
    (package / "folder.py").mkdir()
    (package / "dangling.py").symlink_to(tmp_path / "absent")
    index = KernelIndex("kernels", package)
    found = {p.span.source.path: p.message for p in index.problems}
    assert found == {
        "kernels/folder.py": "the kernel module can't be read: Is a directory",
        "kernels/dangling.py": "the kernel module can't be read: No such file or directory",
    }


def test_modules_that_no_import_can_name_are_left_out(tmp_path: Path) -> None:
    package = tmp_path / "kernels"
    package.mkdir()
    for name in ("a-b", "class", "__init__", "1a"):
        (package / f"{name}.py").write_text("def f(): ...")
    assert dict(KernelIndex("kernels", package).functions) == {}


def test_sources_are_not_run_and_do_not_warn(tmp_path: Path) -> None:
    index = index_of(tmp_path, loud="import sys\nsys.exit(3)\nx = '\\d' is 1\n")
    assert list(index.functions) == ["x"]


@given(data=st.binary(max_size=60))
@settings(max_examples=300)
def test_any_bytes_are_functions_or_a_problem(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    index = index_of(tmp_path_factory.mktemp("any"), x=data)
    assert len(index.problems) <= 1
    for problem in index.problems:
        assert isinstance(problem.span.source, SourceFile)
        assert problem.span.excerpt()


# ---- where packages are ----


def test_find_package_looks_where_imports_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("on_path", "here"):
        (tmp_path / place / "my" / "kernels").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "here")
    assert find_package("my.kernels") == Path("my/kernels")
    monkeypatch.syspath_prepend(tmp_path / "on_path")
    assert find_package("my.kernels") == tmp_path / "on_path" / "my" / "kernels"
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.chdir(tmp_path)
    assert find_package("my.kernels") is None
    own = find_package("runtime.native")
    assert own is not None
    assert (own / "support.py").is_file()


@pytest.mark.parametrize(
    "name", ["", ".", "a..b", "../kernels", "/tmp", "a b", "import", "a;b"]
)
def test_what_is_no_package_name(name: str) -> None:
    assert find_package(name) is None
