"""Selected operators: what lists say, what a package holds, and what calls of the rest say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import black
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.cli import main
from codegen.codes import Severity
from codegen.diagnostics import Collector, render_text
from codegen.load import load_sources
from codegen.select.apply import check_names
from codegen.select.callees import CalleeFinder, Place
from codegen.select.model import SelectedOperator, Selection
from codegen.select.parse import selection_from_source
from codegen.source import SourceFile

ROOT = Path(__file__).parents[2]

SCHEMA = """\
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
- func: add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
- func: abs(Tensor self) -> Tensor
- func: own::f.x(Tensor self) -> Tensor
"""


def read(text: str) -> tuple[Selection, str]:
    """The selection, and what is wrong with it by itself and for the schema above."""
    collector = Collector()
    selection = selection_from_source(SourceFile("list.yaml", text), collector)
    loaded = load_sources(SourceFile("operators.yaml", SCHEMA))
    check_names(selection, loaded, collector)
    return selection, render_text(collector)


def right(text: str) -> Selection:
    selection, shown = read(text)
    assert shown == ""
    return selection


def one(name: str, **flags: bool) -> Selection:
    return Selection(operators=(SelectedOperator(name, **flags),))


# ---- what lists say ----


def test_a_list_with_every_field() -> None:
    selection = right("""\
build_features: [bf]
custom_classes: [__torch__.C]
include_all_non_op_selectives: false
include_all_operators: false
debug_info: [model.pt]
kernel_metadata:
  add_kernel: [float, int32]
et_kernel_metadata:
  aten::add.out:
    - v1/6;0,1|6;0,1
operators:
  aten::add.out:
    name: aten::add.out
    debug_info: [functions.yaml]
    include_all_overloads: false
    is_root_operator: true
    is_used_for_training: false
  aten::abs: {}
  own::f: {}
""")
    assert selection.build_features == {"bf"}
    assert selection.custom_classes == {"__torch__.C"}
    assert selection.debug_info == ("model.pt",)
    assert selection.kernel_metadata == (("add_kernel", ("float", "int32")),)
    assert selection.et_kernel_metadata == (("aten::add.out", ("v1/6;0,1|6;0,1",)),)
    assert selection.operators == (
        SelectedOperator("aten::add.out", True, False, False, ("functions.yaml",)),
        SelectedOperator("aten::abs", True, True, True, None),
        SelectedOperator("own::f", True, True, True, None),
    )
    assert isinstance(hash(selection), int)


@pytest.mark.parametrize(
    "text",
    [
        "- aten::add\n- aten::abs\n",
        "aten::add\naten::abs\n",
        "# mine\naten::add aten::abs\n",
        "[aten::add, aten::abs, aten::add]",
    ],
)
def test_a_plain_list_stands_for_all_overloads(text: str) -> None:
    selection = right(text)
    assert [o.name for o in selection.operators] == ["aten::add", "aten::abs"]
    assert selection.is_operator_selected("aten::add.out")
    assert selection.is_kernel_dtype_selected("any", "float")


@pytest.mark.parametrize("text", ["{}", "operators: {}\n"])
def test_a_mapping_may_be_empty(text: str) -> None:
    assert right(text) == Selection()


# The name asked about, then: selected, root, for training.
ANSWERS = {
    "all overloads": (one("aten::add"), "aten::add.out", (True, True, True)),
    "one overload": (
        one("aten::add.out", include_all_overloads=False),
        "aten::add.out",
        (True, True, True),
    ),
    "another overload": (one("aten::add.out"), "aten::add.Tensor", (False,) * 3),
    "a name without its overloads": (
        one("aten::add", include_all_overloads=False),
        "aten::add.out",
        (False, False, False),
    ),
    "the name itself": (
        one("aten::add", include_all_overloads=False),
        "aten::add",
        (True, True, True),
    ),
    "not a root": (
        one("aten::add", is_root_operator=False, is_used_for_training=False),
        "aten::add.out",
        (True, False, False),
    ),
    "the whole name decides who is a root": (
        one("aten::add").merged(one("aten::add.out", is_root_operator=False)),
        "aten::add.out",
        (True, False, True),
    ),
    "another namespace": (one("own::add"), "aten::add", (False, False, False)),
    "everything": (Selection(include_all_operators=True), "a::b", (True, True, True)),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_questions(name: str) -> None:
    selection, asked, expected = ANSWERS[name]
    assert expected == (
        selection.is_operator_selected(asked),
        selection.is_root_operator(asked),
        selection.is_selected_for_training(asked),
    )


def test_lists_are_merged() -> None:
    first = right(
        "operators:\n  aten::add: {is_root_operator: false, debug_info: [a]}\n"
        "kernel_metadata:\n  k: [float]\nbuild_features: [x]\n"
    )
    second = right(
        "operators:\n  aten::add: {is_used_for_training: false, debug_info: [b, a]}\n"
        "  aten::abs: {}\nkernel_metadata:\n  k: [int]\n  m: [bool]\n"
    )
    both = first.merged(second)
    assert both.operators == (
        SelectedOperator("aten::add", True, True, True, ("a", "b")),
        SelectedOperator("aten::abs"),
    )
    assert both.kernel_metadata == (("k", ("float", "int")), ("m", ("bool",)))
    assert both.build_features == {"x"}


def test_dtypes_of_kernels() -> None:
    selection = right("kernel_metadata:\n  k: [float]\n")
    assert selection.is_kernel_dtype_selected("k", "float")
    assert not selection.is_kernel_dtype_selected("k", "int")
    assert not selection.is_kernel_dtype_selected("other", "float")


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["v1/6;0,1", "default"], {"v1/6;0,1", "default"}),
        (["v2/6;0,1", "v1/3;0,1"], {"v2/6;0,1", "v1/3;0,1"}),
        (["default"], {"default"}),
    ],
)
def test_keys_of_executorch(keys: list[str], expected: set[str]) -> None:
    text = "et_kernel_metadata:\n  aten::add.out: ['v1/6;0,1', 'v1/3;0,1']\n"
    selection = right(text)
    assert selection.et_selected_kernels("aten::add.out", keys) == expected
    assert selection.et_selected_kernels("aten::abs", keys) == frozenset()
    with pytest.raises(ValueError, match=r"aten::add\.out has no kernel for v1/3;0,1"):
        selection.et_selected_kernels("aten::add.out", ["v1/6;0,1"])


# ---- mistakes ----

MISTAKES = {
    "no namespace": (
        "operators:\n  add.out: {}\n",
        ["2:3: BW703", "'add.out'", "namespace missing", "write 'aten::add.out'"],
    ),
    "no namespace in a plain list": ("abs\n", ["1:1: BW703", "'aten::abs'"]),
    "no name": ("- aten::a b\n", ["1:3: BW703"]),
    "an unknown operator": (
        "operators:\n  aten::nope: {}\n",
        ["2:3: BW704", "'aten::nope'"],
    ),
    "a misspelled operator": (
        "aten::abs\n\naten::addd\n",
        ["3:1: BW704", "did you mean 'aten::ad"],
    ),
    "an unknown overload": ("- aten::add.Tensr\n", ["BW704", "'aten::add.Tensor'?"]),
    "no operator without overload": (
        "operators:\n  aten::add: {include_all_overloads: false}\n",
        ["BW704", "did you mean 'aten::add.Tensor'?", "include_all_overloads: True"],
    ),
    "another namespace": ("- custom::f\n", ["warning: BW705", "'custom'"]),
    "an unknown field": ("operatrs: {}\n", ["1:1: BW702", "mean 'operators'?"]),
    "an unknown flag": (
        "operators:\n  aten::abs: {is_root: true}\n",
        ["2:15: BW702", "is_root_operator"],
    ),
    "another name": (
        "operators:\n  aten::abs: {name: aten::add}\n",
        ["2:21: BW706", "'aten::abs' is called 'aten::add'"],
    ),
    "no boolean": ("include_all_operators: 1\n", ["1:24: BW203"]),
    "no mapping": ("operators: [aten::abs]\n", ["1:12: BW203"]),
    "no list": ("build_features: x\n", ["BW203"]),
    "nothing": ("", ["1:1: BW701", "is empty", "operators: {}"]),
    "only a comment": ("# c\n", ["1:1: BW701", "is empty"]),
    "an empty list": ("[]\n", ["1:1: BW701", "is empty"]),
    "no operators": ("operators:\n", ["BW203", "must be a mapping"]),
    "an operator without its flags": (
        "operators: {aten::abs: null}\n",
        ["BW203", "operator 'aten::abs'"],
    ),
    "a flag without a value": ("include_all_operators:\n", ["BW203"]),
    "a merge conflict in words": (
        "aten::abs\n<<<<<<< a\naten::add\n=======\naten::mul\n>>>>>>> b\n",
        ["2:1: BW015", "line 6"],
    ),
    "a number": ("5\n", ["1:1: BW701", "this is a number"]),
    "a list of numbers": ("[5]\n", ["BW203"]),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes(name: str) -> None:
    text, mentioned = MISTAKES[name]
    _, shown = read(text)
    assert [words for words in mentioned if words not in shown] == [], shown


_WORDS = st.sampled_from(
    ["operators:", "aten::abs", "abs", ": {}", "\n", "\n  ", "[", "]", "{", "}", "- "]
    + ["include_all_operators", ": ", "true", "5", "*a", "&a", "'", "kernel_metadata:"]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(_WORDS, max_size=20).map(" ".join))
def test_any_text_is_a_selection_or_diagnostics(text: str) -> None:
    collector = Collector()
    selection = selection_from_source(SourceFile("list.yaml", text), collector)
    assert isinstance(selection, Selection)
    assert all(d.severity in Severity for d in collector)


# ---- what kernels call ----

CALLERS = {
    "plain.py": (
        "from runtime.ops import ops\n"
        "def direct(x):\n    return ops.aten.abs.default(x)\n"
        "def through_a_name(x):\n    aten = ops.aten\n    return aten.add.Tensor(x, x)\n"
        "def all_overloads(x):\n    return _any(ops.aten.any, x)\n"
        "def _any(op, x):\n    return op(x)\n"
        "def helped(x: 'ops.aten.no.annotation') -> None:\n    return direct(x)\n"
        "def recursive(x):\n    return recursive(direct(x))\n"
        "assigned = _any(ops.own.made.default, 1)\n"
        "def quoted():\n    return handle('aten::neg.out')\n"
        "def documented():\n    '''calls ops.aten.abs.default'''\n"
        "class Helper:\n    def run(self, x):\n        return ops.aten.mul.Tensor(x, x)\n"
        "def with_class(x):\n    return Helper().run(x)\n"
        "def nested(x):\n"
        "    def inner():\n        return ops.aten.sub.Tensor(x, x)\n    return inner\n"
    ),
    "importing.py": (
        "from .plain import direct as renamed\nfrom . import plain\nfrom ..ops import ops as O\n"
        "from ..base import Base, make\n"
        "def by_name(x):\n    return renamed(x)\n"
        "def by_module(x):\n    return plain.through_a_name(x)\n"
        "def own_ops(x):\n    return O.aten.cos.default(x)\n"
        "def foreign_class(x):\n    return isinstance(x, Base)\n"
        "def foreign_function(x):\n    return make(x)\n"
    ),
    "../ops.py": "ops = object()\n",
    "../base.py": (
        "from .ops import ops\n"
        "class Base:\n"
        "    def __getitem__(self, i):\n        return ops.aten.index.Tensor(self, i)\n"
        "def make(x):\n    return ops.aten.sin.default(x)\n"
    ),
    "broken.py": "def f(:\n",
}
CALLS = {
    "plain.direct": {"aten::abs"},
    "plain.through_a_name": {"aten::add.Tensor"},
    "plain.all_overloads": {"aten::any.*"},
    "plain.helped": {"aten::abs"},
    "plain.recursive": {"aten::abs"},
    "plain.assigned": {"own::made"},
    "plain.quoted": {"aten::neg.out"},
    "plain.documented": set(),
    "plain.with_class": {"aten::mul.Tensor"},
    "plain.nested": {"aten::sub.Tensor"},
    "plain.nothing": set(),
    "importing.by_name": {"aten::abs"},
    "importing.by_module": {"aten::add.Tensor"},
    "importing.own_ops": {"aten::cos"},
    "importing.foreign_class": set(),
    "importing.foreign_function": {"aten::sin"},
    "broken.f": set(),
    "absent.f": set(),
}


@pytest.fixture
def callers(tmp_path: Path) -> Path:
    folder = tmp_path / "package" / "kernels"
    folder.mkdir(parents=True)
    for name, text in CALLERS.items():
        (folder / name).resolve().write_text(text)
    for package in (folder, folder.parent):
        (package / "__init__.py").write_text("")
    return folder


@pytest.mark.parametrize("name", CALLS)
def test_callees(callers: Path, name: str) -> None:
    module, _, function = name.partition(".")
    place = Place(callers / f"{module}.py", function)
    assert CalleeFinder(frozenset([callers])).callees(place) == CALLS[name]


# ---- packages ----

LIST = """\
operators:
  aten::add.Tensor: {include_all_overloads: false}
  aten::mean: {include_all_overloads: false}
  aten::ne.Tensor: {include_all_overloads: false}
  aten::ones: {include_all_overloads: false}
  aten::view_copy: {is_root_operator: false, include_all_overloads: false}
kernel_metadata:
  add: [float]
"""

PROGRAM = """\
import part as bw
from runtime.keys import DispatchKey
from runtime.errors import OperatorNotFoundError

x = bw.ones([2])
assert (x + x).tolist() == [2.0, 2.0]
assert bw.mean(x).tolist() == 1.0
assert bw.ops.aten.view_copy.default(x, [2, 1]).tolist() == [[1.0], [1.0]]
# What only others call is registered, and neither a function nor a method.
assert not hasattr(bw, "view_copy") and not hasattr(bw, "empty")
assert bw.ops.aten.empty.memory_format([2]).shape == (2,)
# No row that would call an operator that is not there.
assert bw.ops.aten.add.Tensor.resolution(DispatchKey.PrivateUse1).reason == "missing"
assert bw.RegisterSelection.KERNEL_DTYPES == (("add", ("float",)),)

def refuses(call, *words):
    try:
        call()
    except OperatorNotFoundError as error:
        assert all(word in str(error) for word in words), str(error)
    else:
        raise AssertionError(words)

refuses(lambda: bw.ops.aten.abs, "aten::abs is not defined", "selection", "excluded it")
refuses(lambda: bw.ops.aten.add.Scalar, "no overload 'Scalar'", "--select", "aten::add.Sc")
refuses(lambda: bw.ops.aten.mul, "excluded it: name aten::mul.")
handle = bw.ops.aten.add.Tensor.dispatcher.handle("aten::abs")
refuses(lambda: handle(x), "aten::abs is not defined", "excluded it")
refuses(lambda: handle.dispatcher.get_schema("aten::abs"), "excluded it")
refuses(lambda: bw.ops.aten.abz, "is not defined")
try:
    bw.ops.aten.abz
except OperatorNotFoundError as error:
    assert "excluded" not in str(error)

def lacks(module, name, *words):
    try:
        getattr(module, name)
    except AttributeError as error:
        start = f"module '{module.__name__}' has no attribute '{name}'"
        assert str(error).startswith(start), str(error)
        assert all(word in str(error) for word in words), str(error)
        assert words or str(error) == start, str(error)
        assert (error.name, error.obj) == (name, module)
    else:
        raise AssertionError(name)

for module in (bw, bw._functions):
    lacks(module, "abs", "selection", "excluded it: name aten::abs in the list")
    # Of overloads that write into arguments only where there is no other.
    lacks(module, "mul", "excluded it: name aten::mul.Scalar or aten::mul.Tensor in the list")
    lacks(module, "mm", "name aten::mm in the list", "--select")
    # What only others call lacks a function too.
    lacks(module, "view", "name aten::view in the list")
    lacks(module, "fill_", "name aten::fill_.Scalar or aten::fill_.Tensor in the list")
    lacks(module, "mul_", "aten::mul_.Scalar")
    for name in ("abz", "__wrapped__", "_", "native_functions"):
        lacks(module, name)
    assert not hasattr(module, "mul") and module.add is bw.add
# Registering once more, and executing the package again, changes nothing of that.
from runtime.dispatcher import Dispatcher
bw.register(Dispatcher())
lacks(bw, "abs", "excluded it")
assert bw.__getattr__.__self__._before is None or not isinstance(
    getattr(bw.__getattr__.__self__._before, "__self__", None), type(bw.__getattr__.__self__)
)

# Comparing is an error, not Python's identity, where no overload serves it.
import operator
import numpy as np

def cannot(compare, left, right, name):
    try:
        compare(left, right)
    except TypeError as error:
        assert f"the operator {name}, " in str(error), str(error)
        assert f"excluded it: name aten::{name}.Scalar" in str(error), str(error)
    else:
        raise AssertionError((compare, left, right))

for other in (x, bw.ones([2]), 1, True, 1.5, 1j, np.float32(1), np.ones(2)):
    cannot(operator.eq, x, other, "eq")
    cannot(operator.eq, other, x, "eq")
for other in (1, 1.5, np.float32(1)):
    cannot(operator.ne, x, other, "ne")
    cannot(operator.ne, other, x, "ne")
assert (x != bw.ones([2])).tolist() == [False, False]
for other in (None, "1", [], object()):
    assert (x == other) is False and (x != other) is True
assert x in [x] and x in {x} and bw.ones([2]) not in {x} and {x: 1}[x] == 1

# What somebody else defines is there.
from runtime.library import Library
with Library("aten", "FRAGMENT") as library:
    library.define("abs(Tensor self) -> Tensor")
    library.impl("abs", lambda self: self, "CPU")
    assert bw.ops.aten.abs.default(x) is x
refuses(lambda: bw.ops.aten.abs, "excluded it")
"""


def generate(folder: Path, *arguments: str, command: str = "generate") -> Result:
    schema = str(ROOT / "schemas" / "native_functions.yaml")
    options = ["--schema", schema, "--out", str(folder / "part"), *arguments]
    result = CliRunner().invoke(main, [command, *options])
    if result.exception is not None:
        assert isinstance(result.exception, SystemExit), result.exception
    return result


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(folder), str(ROOT)))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "MYPYPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("loading", ["eager", "lazy"])
def test_a_package_of_selected_operators(loading: str, tmp_path: Path) -> None:
    (tmp_path / "list.yaml").write_text(LIST)
    select = ("--select", str(tmp_path / "list.yaml"), "--loading", loading)
    result = generate(tmp_path, *select)
    assert result.exit_code == 0, result.stderr
    assert " of them called by others; " in result.stdout
    done = python(tmp_path, "-W", "error", "-c", PROGRAM)
    assert done.returncode == 0, done.stderr
    for path in sorted((tmp_path / "part").glob("*.py")):
        text = path.read_text()
        assert black.format_str(text, mode=black.Mode()) == text, path
    added = (tmp_path / "part" / "RegisterSelection.py").read_text()
    assert '("aten::mean.dim", "' in added
    assert '"aten::view", "views.view_copy, kernel of aten::view_copy")' in added
    assert '("aten::add.out"' not in added
    # The list is an input like others.
    assert generate(tmp_path, *select, command="check").exit_code == 0
    (tmp_path / "list.yaml").write_text(LIST + "build_features: [x]\n")
    again = generate(tmp_path, *select, command="check")
    assert again.exit_code == 1
    assert "input changed: list.yaml" in again.stdout


def test_everything_may_be_selected(tmp_path: Path) -> None:
    (tmp_path / "list.yaml").write_text("include_all_operators: true\n")
    generate(tmp_path, "--select", str(tmp_path / "list.yaml"))
    assert not (tmp_path / "part" / "RegisterSelection.py").exists()


OWN_SCHEMA = """\
- func: own::f(Tensor self) -> Tensor
- func: own::g(Tensor self) -> Tensor
- func: own::not_written(Tensor self) -> Tensor
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "ops.yaml").write_text(OWN_SCHEMA)
    (tmp_path / "own_kernels").mkdir()
    (tmp_path / "own_kernels" / "all.py").write_text(
        "from runtime.ops import ops\n"
        "def f(self):\n    return ops.own.g.default(self)\n"
        "def g(self):\n    return self\n"
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def own_package(text: str, folder: Path) -> Result:
    (folder / "list.txt").write_text(text)
    arguments = ["--schema", "ops.yaml", "--kernels", "own_kernels", "--out", "part"]
    return CliRunner().invoke(main, ["generate", *arguments, "--select", "list.txt"])


def test_kernels_of_what_is_left_out_need_not_exist(own: Path) -> None:
    result = own_package("own::f\n", own)
    assert result.stdout.startswith("2 operators, 1 of them called by others; ")
    text = (own / "part" / "RegisterSelection.py").read_text()
    assert 'EXCLUDED: tuple[str, ...] = ("own::not_written",)' in text
    assert '("own::g", "all.f, kernel of own::f")' in text
    missing = own_package("own::not_written\n", own)
    assert "BW502 kernel 'not_written'" in missing.stderr


def test_a_wrong_list_writes_nothing(own: Path) -> None:
    result = own_package("own::f\nown::h\n", own)
    assert result.exit_code == 1
    assert "list.txt:2:1: BW704 there is no operator 'own::h'" in result.stderr
    assert not (own / "part").exists()


def test_nothing_selected_is_an_empty_package(own: Path) -> None:
    result = own_package("operators: {}\n", own)
    assert result.stdout.startswith("0 operators; ")
    assert "warning: BW709 no operator is selected" in result.stderr
    done = python(own, "-W", "error", "-c", "import part; print(part.ops.own)")
    assert (done.returncode, done.stderr) == (0, "")
