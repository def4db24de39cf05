"""Packages whose operators are imported and registered when they are first used.

One is generated from a part of the default schema, with the runtime in it, and looked at as
programs see it: each in a process of its own, in which nothing of the repository is there.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import black
import pytest
from click.testing import CliRunner, Result

from codegen.choices import LOADING
from codegen.cli import main
from codegen.loading import LAZY_FROM, SHARDS, Loading
from codegen.manifest import MANIFEST, Manifest, read_manifest
from runtime.shards import shard_of

ROOT = Path(__file__).parents[2]
TAGS = ROOT / "schemas" / "tags.yaml"

SELECTED = """\
operators:
  aten::add.Tensor: {}
  aten::add.out: {}
  aten::abs: {}
  aten::abs.out: {}
  aten::max.dim: {}
  aten::max: {}
  aten::mul.Tensor: {}
  aten::ones: {}
  aten::sum: {}
  aten::sum.dim_IntList: {}
  aten::t: {}
  aten::view: {}
  aten::zero_: {}
"""

# Schemas without kernels, of forms that are rare.
_STUB_RANGE = (
    "stub_range(Tensor self, int from, int? to=None,"
    ' str list="x", *, float[]? range=None)'
)
STUBS = f"""\
- func: {_STUB_RANGE} -> (Tensor max, Tensor min)
  variants: function, method
  dispatch:
    CPU: stub_range_cpu
    CUDA, Meta: stub_range_other
- func: _stub_pair(Tensor(a!) self, Tensor(b!) input) -> ()
  dispatch:
    CPU: stub_pair
"""

ALONE = """\
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("runtime", "codegen", "generated"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Refuse())

def shards():
    return sorted(m.rpartition(".")[2] for m in sys.modules if ".shards." in m)

import part
"""


def generate(*arguments: object, command: str = "generate") -> Result:
    result = CliRunner().invoke(
        main, [command, *map(str, arguments), "--tags", str(TAGS)], prog_name="codegen"
    )
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def run_alone(folder: Path, program: str, *flags: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", *flags, "-c", program],
        cwd=folder,
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the same operators lazy, as `part`, and eager, as `whole`."""
    folder = tmp_path_factory.mktemp("lazy")
    (folder / "selected.yaml").write_text(SELECTED)
    (folder / "ops.yaml").write_text(
        (ROOT / "schemas" / "native_functions.yaml").read_text() + "\n" + STUBS
    )
    stubs = "  aten::stub_range: {}\n  aten::_stub_pair: {}\n"
    (folder / "selected.yaml").write_text(SELECTED + stubs)
    for name, loading in (("part", "lazy"), ("whole", "eager")):
        result = generate(
            *("--schema", folder / "ops.yaml", "--out", folder / name),
            *("--select", folder / "selected.yaml", "--missing-kernels=stub"),
            *("--vendor-runtime", "--loading", loading),
        )
        assert result.exit_code == 0, result.output
    return folder


# ---- what is imported when ----


def test_import_registers_nothing_and_a_call_its_letter(packages: Path) -> None:
    program = """
print(shards())
x = part.tensor([1.0, 2.0])
print(shards())
print((part.mul(x, x)).tolist(), shards())
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "[]",
        "[]",
        "[1.0, 4.0] ['functions_m', 'operators_m', 'registrations_m']",
    ]


def test_methods_and_operators_need_no_functions(packages: Path) -> None:
    program = """
x = part.tensor([[1.0, 2.0]])
print((x + x).tolist(), x.abs().tolist(), shards())
print("dim" in part.ops.aten.max.overloads())
print([each for each in shards() if each.endswith("_m")])
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "[[2.0, 4.0]] [[1.0, 2.0]] ['operators_a', 'registrations_a', 'registrations_e']",
        "True",
        "['registrations_m']",
    ]


def test_named_results_and_redispatch(packages: Path) -> None:
    program = """
from part import redispatch, return_types
from part._runtime.key_set import DispatchKeySet
found = part.max(part.tensor([[1.0, 3.0]]), 1)
print(type(found) is return_types.max_dim, found.indices.tolist())
x = part.tensor([-1.0])
print(redispatch.abs(DispatchKeySet("CPU"), x).item(), "redispatch_a" in shards())
"""
    assert run_alone(packages, ALONE + program) == "True [1]\n1.0 True\n"


# ---- nothing else differs ----


def test_the_names_are_those_of_an_eager_package(packages: Path) -> None:
    program = """
import whole, inspect
for module in ("", ".functions", ".operators", ".redispatch", ".return_types"):
    lazy, eager = sys.modules["part"], sys.modules["whole"]
    if module:
        __import__("part" + module), __import__("whole" + module)
        lazy, eager = sys.modules["part" + module], sys.modules["whole" + module]
    own = {n: getattr(eager, n) for n in dir(eager)}
    own = {
        n for n, v in own.items()
        if not n.startswith(("_rt_", "__")) and (inspect.isroutine(v) or inspect.isclass(v))
        and v.__module__.startswith("whole" + module) and n != "announce_wrappers"
    }
    missing = own - set(dir(lazy))
    for name in own - missing:
        one, other = getattr(lazy, name), getattr(eager, name)
        assert one.__doc__ == other.__doc__, name
        if inspect.isroutine(one):
            assert str(inspect.signature(one)) == str(inspect.signature(other)), name
    print(module, len(own) > 5, sorted(missing))
print(part.__all__ == whole.__all__)
print(sorted(set(dir(whole.Tensor)) ^ set(dir(part.Tensor))))
"""
    lines = run_alone(packages, ALONE + program).splitlines()
    assert lines[:4] == [
        " True []",
        ".functions True []",
        ".operators True []",
        ".redispatch True []",
    ]
    assert lines[5:] == ["True", "[]"]


def test_the_registrations_are_those_of_an_eager_package(packages: Path) -> None:
    program = """
import whole, re
def dumped(package):
    dispatcher = package._runtime.dispatcher.get_default_dispatcher()
    import importlib
    introspect = importlib.import_module(package.__name__ + "._runtime.introspect")
    texts = introspect.dump_state(dispatcher)
    assert introspect.check_invariants(dispatcher) == []
    lines = [re.sub(r"registered at .*?( ::|$)", "", line) for line in texts.splitlines()]
    return lines, texts
lazy, text = dumped(part)
eager, _ = dumped(whole)
print(lazy == eager, len(lazy) > 100, "shards/registrations_a.py:" in text)
"""
    assert run_alone(packages, ALONE + program) == "True True True\n"


def test_star_import_and_help(packages: Path) -> None:
    program = """
from part import *
print(t(ones(2, 3)).shape, "functions_t" in shards())
import pydoc
print("aten::sum.dim_IntList(" in pydoc.plain(pydoc.render_doc(part.sum)))
print("stub_range" in pydoc.plain(pydoc.render_doc(part)))
"""
    assert run_alone(packages, ALONE + program) == "(3, 2) True\nTrue\nTrue\n"


def test_a_dispatcher_of_ones_own(packages: Path) -> None:
    program = """
from part._runtime.dispatcher import Dispatcher
own = Dispatcher()
own.register_default_fallbacks()
part.register(own)
print(own.operator_names()[:2], shards())
print(own.find_schema("aten::zero_"), shards())
x = part.tensor([1.0])
print(own.call("aten::abs", x).item(), len(own.operators()) > 20)
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "('aten::_stub_pair', 'aten::abs') []",
        "aten::zero_ ['registrations_z']",
        "1.0 True",
    ]


def test_names_that_are_not_there(packages: Path) -> None:
    program = """
import part.operators, part.functions
for module in (part, part.functions, part.operators):
    try:
        module.add_up
    except AttributeError as error:
        print(error, error.name)
    print(hasattr(module, "_op_nothing"), hasattr(module, "__wrapped__"))
try:
    part.ops.aten.ads
except AttributeError as error:
    print(error)
print(shards())
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "module 'part' has no attribute 'add_up' add_up",
        "False False",
        "module 'part.functions' has no attribute 'add_up' add_up",
        "False False",
        "module 'part.operators' has no attribute 'add_up' add_up",
        "False False",
        "operator aten::ads is not defined; did you mean 'add'?",
        "[]",
    ]


def test_boxed_kernels_find_their_wrappers(packages: Path) -> None:
    program = """
from part._runtime.keys import DispatchKey
from part._runtime.library import Library
from part._runtime.local_keys import IncludeDispatchKeyGuard
wrappers = "part.boxed_kernel_wrappers"
print(wrappers in sys.modules)
seen = []
def boxed(op, stack):
    seen.append(op.qualified_name)
    del stack[:-1]
with Library("_", "IMPL") as library:
    library.fallback(boxed, "TESTING_ONLY_GenericMode")
    x = part.tensor([1.0])
    with IncludeDispatchKeyGuard(DispatchKey.TESTING_ONLY_GenericMode):
        print(part.abs(x) is x, seen, wrappers in sys.modules)
        print(part.operators._op_abs.lookup(x._keys).__module__)
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "False",
        "True ['aten::abs'] True",
        "part.boxed_kernel_wrappers",
    ]


def test_threads_that_use_operators_first_at_once(packages: Path) -> None:
    program = """
import threading
sys.setswitchinterval(1e-6)
x = part.tensor([[1.0, 2.0], [3.0, 4.0]])
uses = [
    lambda: part.add(x, x).tolist(), lambda: (x + x).tolist(),
    lambda: part.ops.aten.add.Tensor(x, x).tolist(),
    lambda: part.max(x, 0).values.tolist(), lambda: part.mul(x, x).tolist(),
    lambda: part.sum(x).item(), lambda: x.abs().tolist(), lambda: x.t().tolist(),
]
for module in list(sys.modules):
    assert not module.startswith("part.shards.")
barrier = threading.Barrier(16)
found = {}
def use(number):
    barrier.wait()
    found[number] = uses[number % 8]()
threads = [threading.Thread(target=use, args=(n,)) for n in range(16)]
[t.start() for t in threads]
[t.join() for t in threads]
print([found[n] == found[n + 8] for n in range(8)], found[5], found[0] == found[2])
"""
    for _ in range(3):
        out = run_alone(packages, ALONE + program)
        assert out == f"{[True] * 8} 10.0 True\n"


@pytest.mark.parametrize(
    ("module", "replaced", "used"),
    [
        ("part.functions", "mul", "max"),
        ("part.operators", "mul_Tensor", "max_dim"),
        ("part.redispatch", "mul_Tensor", "max_dim"),
        ("part", "mul", "max"),
    ],
)
def test_what_was_put_in_the_place_of_a_name_stays(
    packages: Path, module: str, replaced: str, used: str
) -> None:
    """Though the shard that defines it is imported for another name later."""
    program = f"""
import importlib
module = importlib.import_module("{module}")
assert {{"{replaced}", "{used}"}} <= {{*dir(module)}} - {{*vars(module)}}
module.{replaced} = "mine"
print(callable(module.{used}), module.{replaced})
"""
    assert run_alone(packages, ALONE + program) == "True mine\n"


# ---- stubs ----


def test_stubs_name_operator_key_and_kernel(packages: Path) -> None:
    program = """
import inspect
x = part.tensor([1.0])
for call in (
    lambda: part.stub_range(x, 1),
    lambda: x.stub_range(1, list_="y", range=[1.0]),
    lambda: part.stub_range(part.tensor([1.0], device="meta"), from_=2),
    lambda: part._stub_pair(x, x),
):
    try:
        call()
    except NotImplementedError as error:
        print(error)
try:
    part.stub_range(x, from_="1")
except TypeError as error:
    print(str(error).partition("\\n")[0])
print(inspect.signature(part.stub_range))
"""
    assert run_alone(packages, ALONE + program).splitlines() == [
        "kernel 'stub_range_cpu' of aten::stub_range for CPU is declared but not written",
        "kernel 'stub_range_cpu' of aten::stub_range for CPU is declared but not written",
        "kernel 'stub_range_other' of aten::stub_range for Meta is declared but not written",
        "kernel 'stub_pair' of aten::_stub_pair for CPU is declared but not written",
        "aten::stub_range() expected int for argument 'from' (position 1), but got str ('1')",
        "(self: 'Tensor', from_: 'int', to: 'int | None' = None, list_: 'str' = 'x', *,"
        " range: 'Sequence[float] | None' = None) -> 'return_types.stub_range'",
    ]


# ---- checkers ----


def test_texts_are_as_black_lays_them_out(packages: Path) -> None:
    mode = black.Mode(target_versions={black.TargetVersion.PY311})
    for path in sorted((packages / "part").rglob("*.py")):
        if "_runtime" not in path.parts:
            text = path.read_text()
            assert black.format_str(text, mode=mode) == text, path


USER = """\
import part
from part import operators, redispatch, return_types
from part.functions import add

x = part.ones(2)
reveal_type(part.add(x, 1, alpha=2))
reveal_type(part.max(x, 0))
reveal_type(x.view(2, 1))
reveal_type(operators.sum_dim_IntList(x, [0]))
part.nothing(x)
part.abs("x")
from part import absent
x.stub_range(from_="1")
operators.absent(x)
"""
FOUND = [
    '6: note: Revealed type is "part.tensor_body.Tensor"',
    '7: note: Revealed type is "tuple[part.tensor_body.Tensor, part.tensor_body.Tensor,'
    ' fallback=part.shards.return_types_m.max_dim]"',
    '8: note: Revealed type is "part.tensor_body.Tensor"',
    '9: note: Revealed type is "part.tensor_body.Tensor"',
    '10: error: Module has no attribute "nothing"',
    '11: error: Argument 1 to "abs" has incompatible type "str"; expected "Tensor"',
    '12: error: Module "part" has no attribute "absent"',
    '13: error: Argument "from_" to "stub_range" of "Tensor" has incompatible type "str";'
    ' expected "int"',
    '14: error: Module has no attribute "absent"',
]


def test_the_type_checker_sees_everything(packages: Path) -> None:
    """It passes the package as strict, and finds what a user does wrong.

    What it says of the runtime itself is not for this test.
    """
    (packages / "user.py").write_text(USER)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-error-summary",
            "-p",
            "part",
            "-m",
            "user",
        ],
        cwd=packages,
        env={"PYTHONPATH": "", "MYPYPATH": str(packages)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    outside = [
        line for line in lines if not line.startswith(("user.py:", "part/_runtime/"))
    ]
    assert outside == []
    found = [line.removeprefix("user.py:").partition("  [")[0] for line in lines]
    for line in FOUND:
        assert any(each.startswith(line) for each in found), (line, found)


# ---- which packages are lazy ----


@pytest.mark.parametrize("operators", [0, LAZY_FROM - 1, LAZY_FROM, 10**6])
def test_a_package_keeps_its_form(tmp_path: Path, operators: int) -> None:
    for loading in (Loading.lazy, Loading.eager):
        is_lazy = loading is Loading.lazy
        assert loading.is_lazy(tmp_path / "none", operators) is is_lazy
        folder = tmp_path / loading.value
        folder.mkdir()
        (folder / MANIFEST).write_text(
            str(Manifest({}, {}, {LOADING: (loading.value,)}))
        )
        assert Loading.auto.is_lazy(folder, operators) is is_lazy
    assert Loading.auto.is_lazy(tmp_path / "none", operators) is (
        operators >= LAZY_FROM
    )


def _in_conflict(manifest: Path) -> None:
    text = manifest.read_text()
    manifest.write_text(f"<<<<<<< ours\n{text}=======\n{text}>>>>>>> theirs\n")


@pytest.mark.parametrize("loading", ["lazy", "eager"])
@pytest.mark.parametrize(
    ("spoil", "least"),
    [
        (_in_conflict, 1),
        (_in_conflict, 10**6),
        (lambda manifest: manifest.write_text(""), 1),
        (lambda manifest: manifest.write_text(""), 10**6),
        (Path.unlink, 10**6),
    ],
    ids=["conflict", "conflict, small", "empty", "empty, small", "none"],
)
def test_a_package_keeps_its_form_without_its_manifest(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    loading: str,
    spoil: Callable[[Path], object],
    least: int,
) -> None:
    """What a run without --loading writes is what there was, and `check` agrees."""
    monkeypatch.setattr("codegen.loading.LAZY_FROM", least)
    (tmp_path / "ops.yaml").write_text(STUBS)
    out = tmp_path / "own"
    options = (
        "--schema",
        tmp_path / "ops.yaml",
        "--missing-kernels=stub",
        "--out",
        out,
    )
    generate(*options, "--loading", loading)
    assert (out / SHARDS).is_dir() is (loading == "lazy")
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    spoil(out / MANIFEST)
    assert generate(*options).exit_code == 0
    after = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    assert after == before
    assert generate(*options, command="check").exit_code == 0


def test_the_form_is_in_the_manifest_and_check_knows_it(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(STUBS)
    options = ("--schema", tmp_path / "ops.yaml", "--missing-kernels=stub", "--out")
    for loading in ("lazy", "eager"):
        out = tmp_path / loading
        generate(*options, out, "--loading", loading)
        manifest = read_manifest(out / MANIFEST)
        assert manifest is not None
        assert manifest.options[LOADING] == (loading,)
        result = generate(*options, out, command="check")
        assert "is up to date" in result.output, result.output
    result = generate(*options, tmp_path / "lazy", "--loading=eager", command="check")
    assert result.exit_code == 1
    assert "--loading was lazy and is eager" in result.output


def test_changing_the_form_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(STUBS)
    files: dict[str, set[PurePosixPath]] = {}
    for loading in ("eager", "lazy", "eager"):
        generate(
            *("--schema", tmp_path / "ops.yaml", "--out", tmp_path / "own"),
            *("--missing-kernels=stub", "--loading", loading),
        )
        found = {
            PurePosixPath(p.relative_to(tmp_path / "own").as_posix())
            for p in (tmp_path / "own").rglob("*")
        }
        assert files.setdefault(loading, found) == found
    assert PurePosixPath("shards") in files["lazy"] - files["eager"]
    assert PurePosixPath("RegisterCPU.py") in files["eager"] - files["lazy"]


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("add", "a"),
        ("_foreach_add", "f"),
        ("__and__", "a"),
        ("_op__foreach_add_List", "f"),
        ("_rt_method_max", "m"),
        ("_Thing", "t"),
        ("_2d", "2"),
        ("__", "_"),
        ("op_", "o"),
    ],
)
def test_shard_of(name: str, letter: str) -> None:
    assert shard_of(name) == letter
