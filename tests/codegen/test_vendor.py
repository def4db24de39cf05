"""Packages with the runtime inside: they need nothing else, and several live side by side."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path, PurePosixPath

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.manifest import MANIFEST, read_manifest
from codegen.vendor import copied, copy_names, input_of, inside, is_of_runtime

ROOT = Path(__file__).parents[2]

OPTIONS = (
    "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,"
    " MemoryFormat? memory_format=None"
)
SCHEMA = f"""\
- func: abs(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CompositeExplicitAutograd: abs

- func: abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: abs_out

- func: empty.memory_format(SymInt[] size, *, {OPTIONS}) -> Tensor
  tags: core
  dispatch:
    CPU: empty_cpu

- func: empty_like(Tensor self, *, {OPTIONS}) -> Tensor
  dispatch:
    CompositeExplicitAutograd: empty_like
"""

# Programs start with this: nothing of the repository can be imported.
ALONE = """\
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("runtime", "codegen", "generated"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Refuse())
"""


def generate(
    folder: Path, name: str, *options: str, command: str = "generate"
) -> Result:
    (folder / "ops.yaml").write_text(SCHEMA)
    arguments = ["--schema", str(folder / "ops.yaml"), "--out", str(folder / name)]
    tags = ["--tags", str(ROOT / "schemas" / "tags.yaml")]
    return CliRunner().invoke(
        main, [command, *arguments, *tags, *options], prog_name="codegen"
    )


def run_alone(folder: Path, program: str) -> str:
    """What a program prints in which the packages of `folder` are all there is besides NumPy."""
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", "-c", ALONE + program],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two packages of the same operators, each with its runtime."""
    folder = tmp_path_factory.mktemp("vendored")
    for name in ("one", "two"):
        result = generate(folder, name, "--vendor-runtime")
        assert result.exit_code == 0, result.output
    return folder


def test_works_where_the_runtime_is_not(packages: Path) -> None:
    program = """
import one
print(one.abs(one.tensor([-1.0, 2.0])), one.tensor([-3]).abs().tolist())
print([name for name in sys.modules if name.partition(".")[0] == "runtime"])
"""
    assert run_alone(packages, program) == "tensor([1., 2.]) [3]\n[]\n"


def test_two_packages_share_nothing(packages: Path) -> None:
    program = """
import one, two
from one._runtime.library import Library
from one._runtime.dispatcher import get_default_dispatcher

a, b = one.tensor([-1.0]), two.tensor([-1.0])
print(type(a) is one.Tensor, type(b) is two.Tensor, one.Tensor is two.Tensor)
with Library("aten", "IMPL", "CPU") as library:
    library.impl("abs", lambda self: self)
    print(one.abs(a).item(), two.abs(b).item())
print(one.abs(a).item(), two.abs(b).item())
two._runtime.library.Library("aten", "FRAGMENT").define("only_two() -> ()")
print(get_default_dispatcher().find_schema("aten::only_two"))
"""
    assert run_alone(packages, program).splitlines() == [
        "True True False",
        "-1.0 1.0",
        "1.0 1.0",
        "None",
    ]


def test_no_import_leads_out(packages: Path) -> None:
    outside = [
        f"{path.relative_to(packages)}:{node.lineno}: {name}"
        for path in (packages / "one").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in _absolute(node)
        if name.partition(".")[0] in ("runtime", "codegen", "generated")
    ]
    assert outside == []


def _absolute(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that an import names from the top."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [] if node.level else [node.module or ""]


def test_the_copy_belongs_to_the_package(packages: Path) -> None:
    manifest = read_manifest(packages / "one" / MANIFEST)
    assert manifest is not None
    assert {str(path) for path in copied()} < set(manifest.outputs)
    assert input_of("runtime") in manifest.inputs


def test_every_module_of_the_runtime_is_copied() -> None:
    there = {
        PurePosixPath("_runtime", path.relative_to(ROOT / "runtime").as_posix())
        for path in (ROOT / "runtime").rglob("*.py")
    }
    assert there <= set(copied())
    assert PurePosixPath("_runtime/py.typed") in copied()


def test_check_finds_changes_in_the_copy(tmp_path: Path) -> None:
    generate(tmp_path, "own", "--vendor-runtime")
    edited = tmp_path / "own" / "_runtime" / "ops.py"
    edited.write_text(edited.read_text() + "x = 1\n")
    result = generate(tmp_path, "own", "--vendor-runtime", command="check")
    assert result.exit_code == 1
    assert "_runtime/ops.py: changed (somebody edited it by hand)" in result.output
    assert "--vendor-runtime` and commit" in result.output


def test_the_copy_goes_when_it_is_not_asked_for(tmp_path: Path) -> None:
    generate(tmp_path, "own", "--vendor-runtime")
    result = generate(tmp_path, "own")
    assert f"{len(copied())} removed" in result.output
    assert not (tmp_path / "own" / "_runtime").exists()


@pytest.mark.parametrize(
    ("packages", "expected"),
    [
        (["runtime"], ["._runtime"]),
        (["runtime.native"], ["._runtime.native"]),
        (["runtime_of_others"], ["._kernels"]),
        (["own.runtime"], ["._kernels"]),
        (
            ["a.k", "runtime.native", "b.k"],
            ["._kernels", "._runtime.native", "._kernels_2"],
        ),
        (["a.k", "a.k2", "a.k.k"], ["._kernels", "._kernels_2", "._kernels.k"]),
        (["a.k.k", "b", "a.k"], ["._kernels_2.k", "._kernels", "._kernels_2"]),
    ],
)
def test_what_packages_are_called_inside(
    packages: list[str], expected: list[str]
) -> None:
    names = copy_names(packages)
    assert [inside(each, names) for each in packages] == expected
    for package, name in zip(packages, expected, strict=True):
        assert is_of_runtime(package) is name.startswith("._runtime")
