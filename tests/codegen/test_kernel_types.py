"""Annotations of kernels beside schemas: what contradicts them is found, nothing else is."""

from __future__ import annotations

import ast
import builtins
import subprocess
import sys
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path

import pytest

from codegen.diagnostics import Collector, Diagnostic
from codegen.kernel_index import KernelIndex, find_package
from codegen.kernel_modules import ModuleFacts
from codegen.kernel_reports import KernelReports
from codegen.kernel_types import KNOWN, annotation_text, fits
from codegen.link import Linker
from codegen.load import load_sources
from codegen.source import SourceFile
from runtime.options import Layout, MemoryFormat

ROOT = Path(__file__).parents[2]
HEAD = """\
from __future__ import annotations
import collections.abc
import typing
import typing as t
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, List, Optional, Tuple, TypeVar, Union
import numpy as np
import runtime.dtypes
from runtime import device, dtypes as dt
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.storage import Array, Storage
from runtime.structured import reads_outs
if TYPE_CHECKING:
    from runtime.tensor import TensorBase
    from runtime.tensor import TensorBase as Tensor
T = TypeVar("T", bound=TensorBase)
Alias = Tensor
class Own: ...
"""


def answers(folder: Path, schema: str, kernel: str) -> list[Diagnostic]:
    """What is found about one operator `f`, whose kernel stands after `HEAD`."""
    (folder / "kernels").mkdir()
    (folder / "kernels" / "a.py").write_text(f"{HEAD}{kernel}\n")
    found = Collector()
    loaded = load_sources(SourceFile("f.yaml", schema), None, None, found)
    index = KernelIndex("kernels", folder / "kernels", known=_READ)
    reports = KernelReports(index, found)
    Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
        loaded.backend_indices
    )
    _READ.update(index.facts)
    return [each for each in found if each.code != "BW232"]


# What is read of the runtime is the same in all of these tests.
_READ: dict[str, ModuleFacts] = {}


# The type of an argument, and annotations of its parameter.
CONTRADICTIONS = {
    "Tensor": "int, str, None, Number, Sequence[Tensor], DType, np.ndarray, int | str,"
    " Optional[int], 'int', dict, bytes, 'typing.Optional[Sequence[int]]'",
    "Tensor?": "Tensor, TensorBase, int | None, 'Tensor'",
    "Tensor[]": "Tensor, Sequence[int], list[str], tuple[int, ...], List[int], int",
    "Tensor?[]": "Sequence[Tensor], Tuple[Tensor, ...]",
    "int": "bool, str, Tensor, Sequence[int]",
    "int?": "int, Union[bool, None]",
    "int[2]": "int, Sequence[str], 'collections.abc.Sequence[str]'",
    "float": "int, bool | None",
    "bool": "str, Layout",
    "str": "int, Tensor",
    "Scalar": "int, float, int | float, Tensor",
    "ScalarType": "int, str, Layout, device.Device",
    "Layout": "str, MemoryFormat, bool",
    "int[]": "range, bytes, bytearray, str, set, dict",
    "str[]": "str, bytes, Iterable[int]",
    "Device": "str, DType, runtime.dtypes.DType, dt.DType",
    "Generator": "Tensor, int",
    "Storage": "np.ndarray, Tensor",
}
FITTING = {
    "Tensor": "Tensor, TensorBase, 'Tensor', Tensor | None, Tensor | int, Any, object, T,"
    " Alias, Own, Nothing, t.Any, Optional[Tensor], Union[int, Tensor], Array, 'Own | int',"
    " typing.Annotated[Tensor, 1], Annotated['Tensor', 'x'], typing.Literal[1], '1 +', ''",
    "Tensor?": "Tensor | None, Optional[Tensor], Union[None, Tensor], Any, Alias, None | Own",
    "Tensor[]": "Sequence[Tensor], list[Tensor], list, tuple, tuple[Tensor, ...], tuple[()],"
    " Sequence[Any], Sequence[Alias], Iterable[Tensor], List[Tensor], Sequence",
    "int": "int, float, complex, Number, dt.Number, int | None",
    "int[2]": "Sequence[int], tuple[int, int], Sequence[float], list[Own]",
    "float": "float, complex, Number",
    "Scalar": "Number, complex, bool | int | float | complex, Number | Tensor",
    "ScalarType?": "DType | None, Optional[runtime.dtypes.DType]",
    "Device": "device.Device, device.Device | str, runtime.device.Device",
    "Stream": "int, Tensor, object",
    "Layout": "int, float, Number, Layout | MemoryFormat",
    "MemoryFormat?": "int | None",
    "str": "Sequence[str], Iterable[str], collections.abc.Collection[str]",
}
# What is declared to be returned, and annotations.
WRONG_RESULTS = {
    "Tensor": "str, None, int, 'tuple[Tensor, Tensor]'," " Sequence[Tensor]",
    "(Tensor, Tensor)": "Tensor, None, list[Tensor], tuple[Tensor], tuple[Tensor, int],"
    " tuple[Tensor, Tensor, Tensor], Sequence[int], tuple[int, ...], list",
    "Tensor[]": "Tensor, list[int], tuple[Tensor, int], None",
    "()": "Tensor, int",
    "bool": "str, Layout, range, Sequence[bool]",
    "int": "str, bytes, None, slice",
    "Scalar": "Tensor, str",
    "int[]": "int, Tensor, str, np.ndarray, set, dict, slice, list[str], None",
    "str[]": "range, bytes, list[int]",
    "str": "int, bytes, list[str], tuple[str, ...], Sequence[int]",
    "(int, int)": "range, str, list[int], bytes",
    "Layout": "str, bool, MemoryFormat",
}
RIGHT_RESULTS = {
    "Tensor": "Tensor, Any, T, Alias, Tensor | int, Optional[Tensor], Own, np.generic",
    "(Tensor, Tensor)": "tuple[Tensor, Tensor], Tuple[Tensor, T], tuple[Tensor, ...], tuple,"
    " Sequence[Tensor], Iterable, Iterable[Own],"
    " Any, Own, 'tuple[Alias, Any]'",
    "Tensor[]": "list[Tensor], Sequence[Tensor], tuple[Tensor, Tensor], tuple[Tensor, ...],"
    " list, list[Tensor | None]",
    "()": "None, Any, Own",
    "bool": "bool, int, float, Number, object",
    "int": "bool, int, float, Layout, Number, complex",
    "float": "int, bool, float, Number",
    "int[]": "range, bytes, bytearray, list[bool], Sequence[float], tuple[int, ...], list,"
    " collections.deque[int], Iterable[int], t.MutableSequence[int], memoryview, array",
    "str[]": "str, list[str], Sequence[str]",
    "bool[]": "range, list[int], bytes",
    "str": "Sequence[str], Iterable[str], Iterable",
    "Layout": "int, Layout, Number",
    "Scalar": "int, bool, float, complex, Number, Number | None",
}


def _listed(text: str) -> list[str]:
    """The annotations of a row: split at commas that are in no brackets."""
    found, depth = [""], 0
    for character in text:
        depth += (character == "[") - (character == "]")
        if character == "," and not depth:
            found.append("")
        else:
            found[-1] += character
    return [each.strip() for each in found]


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(kind, each) for kind, texts in table.items() for each in _listed(texts)]


@pytest.mark.parametrize(("kind", "annotation"), _rows(CONTRADICTIONS))
def test_parameters_that_contradict(kind: str, annotation: str, tmp_path: Path) -> None:
    schema = f"- func: f(Tensor self, {kind} x) -> Tensor\n"
    kernel = f"def f(self: Tensor, x: {annotation}) -> Tensor: ..."
    (found,) = answers(tmp_path, schema, kernel)
    assert (found.code, found.span.text) == ("BW515", annotation)
    assert str(found.span) == f"kernels/a.py:{HEAD.count(chr(10)) + 1}:24"
    assert found.hint is not None
    assert "    def f(self: Tensor, x: " in found.hint


@pytest.mark.parametrize(("kind", "annotation"), _rows(FITTING))
def test_parameters_that_may_fit(kind: str, annotation: str, tmp_path: Path) -> None:
    schema = f"- func: f(Tensor self, {kind} x) -> Tensor\n"
    kernel = f"def f(self: Tensor, x: {annotation}) -> Tensor: ..."
    assert answers(tmp_path, schema, kernel) == []


@pytest.mark.parametrize(("kind", "annotation"), _rows(WRONG_RESULTS))
def test_results_that_contradict(kind: str, annotation: str, tmp_path: Path) -> None:
    schema = f"- func: f(Tensor self) -> {kind}\n"
    (found,) = answers(tmp_path, schema, f"def f(self) -> {annotation}: ...")
    assert (found.code, found.span.text) == ("BW515", annotation)


@pytest.mark.parametrize(("kind", "annotation"), _rows(RIGHT_RESULTS))
def test_results_that_may_be_right(kind: str, annotation: str, tmp_path: Path) -> None:
    schema = f"- func: f(Tensor self) -> {kind}\n"
    assert answers(tmp_path, schema, f"def f(self) -> {annotation}: ...") == []


class Own(IntEnum):
    """What a project may return as an int."""

    one = 1


# Python's own word for what is of both: annotations with values that are of them, and what
# operators return with how to tell whether a value is that.
VALUES: dict[str, tuple[object, ...]] = {
    "range": (range(3),),
    "bytes": (b"ab",),
    "bytearray": (bytearray(b"ab"),),
    "memoryview": (memoryview(b"ab"),),
    "str": ("ab",),
    "list[int]": ([1, 2],),
    "list[bool]": ([True],),
    "list[str]": (["a"],),
    "tuple[int, int]": ((1, 2),),
    "tuple[int, ...]": ((1, 2), (1,)),
    "Sequence[int]": ([1], (1, 2), range(2), b"a", array("i", [1]), deque([1])),
    "Sequence[str]": (["a"], "ab", deque(["a"])),
    "Iterable[int]": ([1], (1, 2), range(2), {1}, b"a", iter([1])),
    "Iterable[str]": ("ab", {"a"}, {"a": 1}),
    "Collection[int]": ([1], {1}, {1: 2}),
    "set[int]": ({1},),
    "frozenset[int]": (frozenset({1}),),
    "dict": ({1: 2},),
    "slice": (slice(1),),
    "bool": (True,),
    "int": (
        1,
        True,
        Layout.strided,
        MemoryFormat.contiguous_format,
        Own.one,
    ),
    "float": (1.0, 1),
    "complex": (1j, 1.0, 1),
    "Number": (1, True, 1.0),
    "Layout": (Layout.strided,),
    "MemoryFormat": (MemoryFormat.contiguous_format,),
    "None": (None,),
    "object": (1, "a", None),
}
RESULTS: dict[str, Callable[[object], bool]] = {
    "bool": lambda v: isinstance(v, bool),
    "int": lambda v: isinstance(v, int),
    "float": lambda v: isinstance(v, (int, float)),
    "Number": lambda v: isinstance(v, (int, float, complex)),
    "str": lambda v: isinstance(v, str),
    "Layout": lambda v: isinstance(v, Layout),
    "None": lambda v: v is None,
    "Sequence[int]": lambda v: isinstance(v, Sequence)
    and all(isinstance(each, int) for each in v),
    "Sequence[float]": lambda v: isinstance(v, Sequence)
    and all(isinstance(each, (int, float)) for each in v),
    "Sequence[str]": lambda v: isinstance(v, Sequence)
    and all(isinstance(each, str) for each in v),
    "tuple[int, int]": lambda v: isinstance(v, tuple)
    and len(v) == 2
    and all(isinstance(each, int) for each in v),
}


@pytest.mark.parametrize("wanted", RESULTS)
@pytest.mark.parametrize("annotated", VALUES)
def test_what_a_value_can_be_of_is_no_contradiction(
    wanted: str, annotated: str
) -> None:
    if any(map(RESULTS[wanted], VALUES[annotated])):
        node = ast.parse(annotated, mode="eval").body
        words = {word: word for word in (*dir(builtins), *KNOWN.values())}
        assert fits(wanted, annotation_text(node, words), is_result=True)


F = "- func: f(Tensor self) -> Tensor\n"


@pytest.mark.parametrize(
    ("kernel", "is_wrong"),
    [
        ("def f(self: int): ...", True),
        ("@reads_outs\ndef f(self: int): ...", True),
        ("@other\ndef f(self: int): ...", False),
        ("@reads_outs\n@other\ndef f(self: int): ...", False),
        ("int = Own\ndef f(self: int): ...", False),
        ("class int: ...\ndef f(self: int): ...", False),
        ("from x import int\ndef f(self: int): ...", False),
        ("from x import *\ndef f(self: int): ...", True),
        ("if Own:\n    Number = Tensor\ndef f(self: Number): ...", False),
        (
            "try:\n    import numpy as np\nexcept E as np: ...\ndef f(self: np.ndarray): ...",
            False,
        ),
        ("for Number in x: ...\ndef f(self: Number): ...", False),
        ("with x as Number: ...\ndef f(self: Number): ...", False),
        ("def f(self: int, *rest): ...", False),
        ("def f(self: Tensor, extra: int = 1) -> int: ...", True),
        ("def f(self: Tensor, extra: int = 1) -> Tensor: ...", False),
        ("def f(self: Tensor, *, extra: int = 1) -> Tensor: ...", False),
        ("async def f(self: int): ...\ndef f(self: Tensor): ...", False),
        ("def f(self: int): ...\ndef f(self: Tensor): ...", False),
        ("f = lambda self: 1", False),
    ],
)
def test_what_counts(kernel: str, is_wrong: bool, tmp_path: Path) -> None:
    found = [each.code for each in answers(tmp_path, F, kernel)]
    assert found == (["BW515"] if is_wrong else [])


def test_what_a_structured_kernel_returns_does_not_matter(tmp_path: Path) -> None:
    schema = """\
- func: f(Tensor self) -> Tensor
  structured_delegate: f.out
- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: f_out
"""
    kernels = "def meta_f(self) -> Own: ...\ndef f_out(self, out) -> Tensor: ..."
    assert answers(tmp_path, schema, kernels) == []


def test_columns_are_those_of_characters(tmp_path: Path) -> None:
    kernel = 'def f(self: "Ä" if "ß" else 1, n: int) -> str: ...'
    schema = "- func: f(Tensor self, int n) -> Tensor\n"
    (found,) = answers(tmp_path, schema, kernel)
    assert found.span.text == "str"


def test_a_kernel_of_several_overloads(tmp_path: Path) -> None:
    """Each alternative of a result is right for one of them."""
    schema = "- func: f.a(Tensor x) -> Tensor\n- func: f.b(int x) -> int\n"
    kernel = "def f(x: Tensor | int) -> Tensor | int: ..."
    assert answers(tmp_path, schema, kernel) == []
    wanted = fits("int", "Tensor | str", is_result=True)
    assert not wanted


# ---- hints ----

SIGNATURES = """\
- func: a(Tensor self, Scalar s, ScalarType? t, Device? d, Layout l, MemoryFormat? m) -> Tensor
- func: b(Tensor?[] x, int[2] y, Generator? g, str z, Storage w, Stream v) -> (Tensor, int)
- func: c(int x) -> ()
- func: e(Tensor self) -> (Tensor, Tensor)
  structured_delegate: e.out
- func: e.out(Tensor self, *, Tensor(a!) x, Tensor(b!) y) -> (Tensor(a!), Tensor(b!))
  structured: True
  dispatch:
    CPU: e_out
- func: g(Tensor self, int n) -> Tensor
  structured_delegate: g.out
- func: g.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  precomputed:
  - n -> int m
  dispatch:
    CPU: g_out
"""


def test_what_hints_show_can_be_pasted(tmp_path: Path) -> None:
    """Into modules of their own; mypy then finds nothing in them."""
    (tmp_path / "own").mkdir()
    found = Collector()
    loaded = load_sources(SourceFile("f.yaml", SIGNATURES), None, None, found)
    reports = KernelReports(KernelIndex("own", tmp_path / "own"), found)
    Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
        loaded.backend_indices
    )
    hints = [each.hint for each in found]
    assert [each.code for each in found].count("BW503") == 2
    assert len(hints) == 3 + 2 + 2
    for number, hint in enumerate(hints):
        assert hint is not None
        lines = hint.partition("\n\n")[2].splitlines()
        text = "\n".join(line.removeprefix("    ") for line in lines)
        (tmp_path / "own" / f"m{number}.py").write_text(f"{text}\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "own"]
    done = subprocess.run(
        [*command, "--follow-imports=silent", f"--cache-dir={tmp_path / 'cache'}"],
        cwd=tmp_path,
        env={"MYPYPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no issues found in 7 source files" in done.stdout


def test_a_hint_leaves_out_what_is_imported_already(tmp_path: Path) -> None:
    schema = "- func: f(Tensor self, int[] n) -> Tensor\n"
    (found,) = answers(tmp_path, schema, "def f(self: Tensor, n: int) -> Tensor: ...")
    assert found.hint == (
        "its signature is to be:\n\n"
        "    def f(self: Tensor, n: Sequence[int]) -> Tensor:\n"
    )


def test_a_function_of_the_runtime_is_not_to_be_changed_for_another_list() -> None:
    folder = find_package("runtime.native")
    assert folder is not None
    found = Collector()
    schema = "- func: total(Tensor self) -> Tensor\n"
    loaded = load_sources(SourceFile("f.yaml", schema), None, None, found)
    reports = KernelReports(KernelIndex("runtime.native", folder), found, True)
    Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
        loaded.backend_indices
    )
    (misfit,) = found
    assert misfit.code == "BW505"
    assert (misfit.hint or "").startswith("name the package of your kernels with --k")


def test_our_own_kernels_import_relatively() -> None:
    folder = find_package("runtime.native")
    assert folder is not None
    found = Collector()
    schema = "- func: unheard_of(Tensor self) -> Tensor\n"
    loaded = load_sources(SourceFile("f.yaml", schema), None, None, found)
    for are_foreign in (False, True):
        index = KernelIndex("runtime.native", folder)
        reports = KernelReports(index, found, are_foreign)
        Linker(loaded.functions, loaded.groups, loaded.view_groups, reports).link(
            loaded.backend_indices
        )
    foreign, own = sorted((each.hint or "" for each in found), key=len, reverse=True)
    text = "    def unheard_of(self: Tensor) -> Tensor:\n        raise NotImplementedError\n"
    assert own == (
        "write it in runtime/native/unheard_of.py:\n\n"
        f"    from ..tensor import TensorBase as Tensor\n\n\n{text}"
    )
    assert foreign == (
        "name the package of your kernels with --kernels, and write it in a module there:\n\n"
        f"    from runtime.tensor import TensorBase as Tensor\n\n\n{text}"
    )
