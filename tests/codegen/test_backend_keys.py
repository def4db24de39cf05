"""`--backends`: packages with the kernels for some dispatch keys."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.model.kernels import COMPOSITE_KEYS

ROOT: Final = Path(__file__).resolve().parents[2]

SCHEMA: Final = """\
- func: abs(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutograd: abs

- func: abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CPU: abs_out
    SparseCPU: abs_sparse_out

- func: neg(Tensor self) -> Tensor
  structured_delegate: neg.out

- func: neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  dispatch:
    CPU, CUDA: neg_out

- func: square(Tensor self) -> Tensor

- func: nothing(Tensor self) -> Tensor
  dispatch:
    Meta: nothing_meta
    NestedTensorCPU: nothing_nested
"""
ALL: Final = {"CPU", "CUDA", "Meta", "NestedTensorCPU", "SparseCPU"}
GENERIC: Final = {
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
    "CompositeImplicitAutograd",
}


def run(*options: str, command: str = "generate") -> Result:
    arguments = ("--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub")
    result = CliRunner().invoke(main, [command, *arguments, *options])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.fixture
def schema(project: Path) -> Path:
    (project / "ops.yaml").write_text(SCHEMA)
    return project


def tables(folder: Path) -> set[str]:
    """The keys that modules are there for."""
    names = {p.stem.removeprefix("Register") for p in folder.glob("Register*.py")}
    return names - {"Schema"}


@pytest.mark.parametrize(
    ("backends", "keys"),
    [
        (None, ALL),
        ("CPU", {"CPU"}),
        ("CPU,Meta", {"CPU", "Meta"}),
        ("Meta", {"Meta"}),
        ("SparseCPU, CUDA CPU,CPU,", {"SparseCPU", "CUDA", "CPU"}),
        ("CompositeExplicitAutograd", set()),
        ("CUDA,NestedTensorCPU", {"CUDA", "NestedTensorCPU"}),
    ],
)
def test_the_keys_of_a_package(
    schema: Path, backends: str | None, keys: set[str]
) -> None:
    """Those named, and those for all backends; the operators are the same."""
    options = () if backends is None else ("--backends", backends)
    assert run(*options).exit_code == 0
    assert tables(schema / "out") == keys | GENERIC
    assert {key.name for key in COMPOSITE_KEYS} >= GENERIC
    functions = (schema / "out" / "functions.py").read_text()
    found = set(re.findall(r"^def (\w+)\(", functions, re.MULTILINE))
    assert {"abs", "neg", "square", "nothing"} <= found
    assert run(*options, command="check").exit_code == 0


@pytest.mark.parametrize("loading", ["eager", "lazy"])
def test_kernels_of_other_keys_are_not_needed(schema: Path, loading: str) -> None:
    """What is not registered may be missing, and is missing when called."""
    (schema / "own").mkdir()
    (schema / "own" / "kernels.py").write_text(
        "def abs_kernel(self): return self\n"
        "def abs_out(self, out): out.fill = 1\n"
        "def meta_neg(self): raise RuntimeError('shape')\n"
        "def neg_out(self, out): return None\n"
        "def square(self): return 'square'\n"
    )
    options = ("--kernels", "own", "--loading", loading, "--missing-kernels", "error")
    missing = run(*options)
    assert missing.exit_code == 1
    assert set(re.findall(r"BW502 kernel '(\w+)'", missing.stderr)) == {
        "abs_sparse_out",
        "nothing_meta",
        "nothing_nested",
    }
    assert run(*options, "--backends", "CPU").exit_code == 0
    program = (
        "import out\n"
        "from runtime.introspect import dump_table\n"
        "from runtime.ops import ops\n"
        "from runtime.keys import DispatchKey as K\n"
        "for op in (ops.aten.neg.default, ops.aten.abs.out, ops.aten.nothing.default):\n"
        "    print([op.resolution(k).reason.value for k in (K.CPU, K.CUDA, K.SparseCPU)])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": f"{schema}:{ROOT}"},
        cwd=schema,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "['kernel', 'default backend kernel', 'missing']",
        "['kernel', 'missing', 'missing']",
        "['missing', 'missing', 'missing']",
    ], done.stderr


@pytest.mark.parametrize(
    ("backends", "code", "message", "hint"),
    [
        ("CPU,Mata", 1, "1:5: BW707 there is no dispatch key 'Mata'", "'Meta'"),
        ("cpu", 1, "1:1: BW707 there is no dispatch key 'cpu'", "'CPU'"),
        ("CPU,HIP", 0, "1:5: warning: BW708 no operator has a kernel for HIP", "CUDA"),
        ("NPU", 0, "1:1: warning: BW708 no operator has a kernel for PrivateUse1", ""),
        (" , ", 2, "'--backends': it names no dispatch key", ""),
    ],
)
def test_names(schema: Path, backends: str, code: int, message: str, hint: str) -> None:
    (schema / "boxwood.toml").write_text('privateuse1-backend = "npu"\n')
    result = run("--backends", backends)
    assert result.exit_code == code
    assert message in result.stderr
    assert hint in result.stderr
    assert (schema / "out").exists() is (code == 0)
    if code == 0:
        promoted = run("--backends", backends, "--error", "BW708", "--no-reuse")
        assert promoted.exit_code == 1


def test_it_is_remembered(schema: Path) -> None:
    run("--backends", "Meta,CPU")
    assert run("--backends", "CPU,Meta,", command="check").exit_code == 0
    result = run(command="check")
    assert result.exit_code == 1
    assert "other options: --backends CPU,Meta is not given now" in result.stderr
