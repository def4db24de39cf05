"""`stubs`: the package of a backend, the file of kernels to be written, and the report."""

from __future__ import annotations

import ast
import os
import stat
import subprocess
import sys
from pathlib import Path

import black
import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from codegen.backends.stubs import Stub, replace_file, stubs_in, with_stubs
from codegen.cli import main

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "schemas" / "native_functions.yaml"

OPTIONS = (
    "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None,"
    " bool? pin_memory=None"
)
BACKEND = f"""\
backend: NPU
cpp_namespace: at_npu::native
supported:
  - empty.memory_format
  - empty_strided
  - func: add.out
    structured: True
  - abs
  - mul.Tensor
  - mul.Scalar
  - view
  - as_strided
autograd:
  - square
custom:
  - func: npu_scale(Tensor self, float by=2.0) -> Tensor
    exposed: True
  - func: npu_full(int[] size, {OPTIONS}) -> Tensor
    dispatch:
      CompositeExplicitAutograd: npu_full
"""

KERNELS = '''\
"""Kernels of the NPU, in NumPy."""

from collections.abc import Sequence

import numpy as np

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.native import views
from runtime.ops import ops
from runtime.options import Layout, MemoryFormat
from runtime.tensor import TensorBase as Tensor
from runtime.tensor import empty_tensor, tensor_from_array

CALLS: list[str] = []


def empty(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    CALLS.append("empty")
    return empty_tensor(size, dtype, Device("privateuseone"))


def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return empty_tensor(size, dtype, Device("privateuseone"), stride)


def add_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    CALLS.append("add_out")
    np.add(self.array, other.array * alpha, out=out.array)


def abs_kernel(self: Tensor) -> Tensor:
    CALLS.append("abs")
    return tensor_from_array(np.abs(self.array), self.device)


def mul_Tensor(self: Tensor, other: Tensor) -> Tensor:
    CALLS.append("mul_Tensor")
    return tensor_from_array(self.array * other.array, self.device)


def mul_Scalar(self: Tensor, other: Number) -> Tensor:
    CALLS.append("mul_Scalar")
    return tensor_from_array(self.array * other, self.device)


def square(self: Tensor) -> Tensor:
    CALLS.append("square")
    result: Tensor = ops.aten.mul.Tensor(self, self)
    return result


def npu_scale(self: Tensor, by: float) -> Tensor:
    return tensor_from_array(self.array * by, self.device)


def npu_full(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = empty_tensor(size, dtype, device)
    result.array[...] = 7
    return result


as_strided = views.as_strided_tensorimpl
view = views.view
'''

PROGRAM = """\
from pathlib import Path

import generated as bw
import npu
from npu.kernels.numpy_kernels import CALLS
from runtime.keys import DispatchKey, get_privateuse1_backend

assert get_privateuse1_backend() == "npu"
assert str(DispatchKey.PrivateUse1) == "NPU"

def took(*names):
    assert CALLS == list(names), CALLS
    CALLS.clear()

x = bw.tensor([1.0, -2.0], device="npu")
assert str(x.device) == "npu"
CALLS.clear()

# The functional and the in-place form follow from the out kernel.
y = x + x
took("add_out")
assert y.tolist() == [2.0, -4.0] and str(y.device) == "npu"
y += x
took("add_out")
assert y.tolist() == [3.0, -6.0]
out = bw.empty(0, device="npu")
took("empty")
assert bw.add(x, x, alpha=3, out=out) is out
took("add_out")
assert out.tolist() == [4.0, -8.0]

# The in-place and the out form follow from the functional kernel.
assert x.abs().tolist() == [1.0, 2.0]
z = x.clone()
CALLS.clear()
z.abs_()
took("abs")
assert z.tolist() == [1.0, 2.0]
out = bw.empty(0, device="npu")
CALLS.clear()
assert bw.mul(x, x, out=out) is out
took("mul_Tensor")
assert out.tolist() == [1.0, 4.0]
x *= x
took("mul_Tensor")
assert x.tolist() == [1.0, 4.0]

# Overloads have kernels of their own; a kernel of the autograd key comes before all.
assert (x * 2).tolist() == [2.0, 8.0]
CALLS.clear()
assert bw.square(x).tolist() == [1.0, 16.0]
took("square", "mul_Tensor")

# A composite is made of what is there; views work.
assert x.view(2, 1).tolist() == [[1.0], [4.0]]
assert x.unsqueeze(0).tolist() == [[1.0, 4.0]]

# Operators of its own, as functions and by name.
assert npu.npu_scale(x, by=3.0).tolist() == [3.0, 12.0]
assert npu.npu_scale(x).tolist() == [2.0, 8.0]
assert type(npu.npu_scale(x)) is bw.Tensor
assert npu.npu_full((2,), device="npu").tolist() == [7.0, 7.0]
assert {"npu_scale", "npu_full", "register"} == set(npu.__all__)
assert "float by=2.0" in npu.npu_scale.__doc__
try:
    npu.npu_scale(x, by="a")
except TypeError as error:
    assert "npu::npu_scale() expected float for argument 'by'" in str(error), error
else:
    raise AssertionError("no error")
assert bw.ops.npu.npu_scale(x, by=3.0).tolist() == [3.0, 12.0]
made = bw.ops.npu.npu_full([2], device="npu")
assert made.tolist() == [7.0, 7.0] and str(made.device) == "npu"

# In-place on a backend that has the functional form: self keeps its shape.
try:
    bw.ones(1, device="cpu").abs_()
    bw.ops.aten.mul_.Tensor(bw.tensor([1.0], device="npu"), x)
except RuntimeError as error:
    assert "self has shape [1] and cannot take the result of shape [2]" in str(error)
else:
    raise AssertionError("no error")

# What the report says of an operator is what its table says.
for line in Path("npu/operators.txt").read_text().splitlines():
    if line.startswith("aten::") and "Autograd" not in line.partition(", ")[2]:
        name, got, why = line.split(": ", 2)
        qualified = name.partition("::")[2]
        base, _, overload = qualified.partition(".")
        handle = getattr(getattr(bw.ops.aten, base), overload or "default")
        reason = str(handle.resolution(DispatchKey.PrivateUse1).reason)
        if got in ("own kernel", "made from a variant"):
            assert reason == "kernel", (line, reason)
        elif got == "default form":
            assert reason == "default backend kernel", (line, reason)
        elif got == "composite":
            assert reason in ("default backend kernel", "math kernel"), (line, reason)
        elif got == "missing" and "and aten::" not in why:
            assert reason == "missing", (line, reason)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "npu.yaml").write_text(BACKEND)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def stubs(*arguments: str) -> Result:
    given_ = ["stubs", "--backend", "npu.yaml", "--schema", str(SCHEMA)]
    result = CliRunner().invoke(main, [*given_, "--privateuse1", "npu", *arguments])
    if result.exception is not None:
        assert isinstance(result.exception, SystemExit), result.exception
    return result


def report(project: Path) -> dict[str, str]:
    lines = (project / "npu" / "operators.txt").read_text().splitlines()
    rows = (line.split(": ", 1) for line in lines if line and not line.startswith("#"))
    return {row[0]: row[1] for row in rows}


def python(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(project), str(ROOT)))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path, "MYPYPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


# ---- a backend comes up ----


def test_a_backend_computes(project: Path) -> None:
    (project / "npu" / "kernels").mkdir(parents=True)
    (project / "npu" / "kernels" / "numpy_kernels.py").write_text(KERNELS)
    result = stubs()
    assert (result.exit_code, result.stderr) == (0, "")
    assert "new stub" not in result.stdout
    assert not (project / "npu" / "kernels" / "stubs.py").exists()
    done = python(project, "-W", "error", "-c", PROGRAM)
    assert done.returncode == 0, done.stderr
    got = report(project)
    for operator, words in {
        "aten::add.out": "own kernel: numpy_kernels.add_out, registered for this key",
        "aten::add.Tensor": "default form: structured functional of aten::add.out",
        "aten::add_.Tensor": "default form: structured inplace of aten::add.out",
        "aten::abs.out": "made from a variant: made from aten::abs, registered",
        "aten::mul_.Scalar": "made from a variant: made from aten::mul.Scalar",
        "aten::square": "own autograd kernel: numpy_kernels.square, registered for Auto",
        "aten::sub.Tensor": "missing: structured functional of aten::sub.out, from Comp",
        "aten::sub.out": "missing: nothing serves this key: calls raise",
        "aten::unsqueeze": "composite: unsqueeze, from Comp",
        "npu::npu_scale": "own kernel: numpy_kernels.npu_scale",
        "npu::npu_full": "composite: npu_full, from CompositeExplicitAutograd",
    }.items():
        assert got[operator].startswith(words), got[operator]
    assert (
        "is there, but needs aten::sub.out, which has no kernel"
        in got["aten::sub.Tensor"]
    )


def test_out_kernels_alone_leave_the_other_forms_to_the_list(project: Path) -> None:
    (project / "npu.yaml").write_text(
        "backend: NPU\ncpp_namespace: n\nuse_out_as_primary: True\nsupported:\n- abs\n"
    )
    stubs()
    got = report(project)
    assert got["aten::abs"].startswith("stub: stubs.abs_kernel")
    assert got["aten::abs.out"].startswith("missing")


def test_the_package_is_black_clean_and_typed(project: Path) -> None:
    assert stubs().exit_code == 0
    for path in sorted((project / "npu").rglob("*.py")):
        text = path.read_text()
        assert black.format_str(text, mode=black.Mode()) == text, path
    # A kernel of another type than its operator is a type error in the list of kernels.
    path = project / "npu" / "kernels" / "stubs.py"
    path.write_text(path.read_text().replace("by: float", "by: str"))
    done = python(project, "-m", "mypy", "--strict", "npu")
    assert done.stdout.startswith("npu/native_functions.py:"), done.stdout
    assert "Found 1 error in 1 file" in done.stdout


# What a program does with x, a Tensor of `generated`, and what mypy says of it.
TYPED = [
    ("npu.npu_scale(x, 2.0) + 1", ""),
    ("npu.npu_full([2], device='npu').sum()", ""),
    ("npu.both(x).low + npu.both(x)[1]", ""),
    ("npu.either(x, 2.0) * npu.either(x, x)", ""),
    ("npu.npu_scale(x, 'a')", 'has incompatible type "str"; expected "float"'),
    ("npu.npu_scale(x, bye=1.0)", 'Unexpected keyword argument "bye"'),
    ("npu.nothing(x)", 'has no attribute "nothing"'),
    ("npu.npu_scale(x) + 'a'", "Unsupported operand types"),
]


def test_functions_of_custom_operators_are_typed(project: Path) -> None:
    (project / "npu.yaml").write_text(
        f"{BACKEND}  - func: both(Tensor self) -> (Tensor low, Tensor high)\n"
        "  - func: either.Tensor(Tensor self, Tensor by) -> Tensor\n"
        "  - func: either.Scalar(Tensor self, Scalar by) -> Tensor\n"
    )
    result = stubs("--tensors", "generated")
    assert result.exit_code == 0, result.output
    lines = [f"    {text}" for text, _ in TYPED]
    (project / "program.py").write_text(
        "\n".join(
            (
                "import generated as bw",
                "import npu",
                "def program(x: bw.Tensor) -> None:",
                *lines,
            )
        )
        + "\n"
    )
    done = python(
        project,
        "-m",
        "mypy",
        "--strict",
        "--follow-imports=silent",
        "npu",
        "program.py",
    )
    told = dict.fromkeys(range(len(TYPED)), "")
    for line in done.stdout.splitlines():
        if line.startswith("program.py:") and "error:" in line:
            told[int(line.split(":")[1]) - 4] = line
        else:
            assert not line.startswith("npu/"), line
    for (text, wanted), found in zip(TYPED, told.values(), strict=True):
        assert (wanted in found) if wanted else not found, (text, found)


def test_without_operators_of_its_own_there_are_no_functions(project: Path) -> None:
    (project / "npu.yaml").write_text(BACKEND.partition("custom:")[0])
    assert stubs().exit_code == 0
    assert not (project / "npu" / "functions.py").exists()
    done = python(project, "-W", "error", "-c", "import npu; print(npu.__all__)")
    assert done.stdout == "['register']\n", done.stderr


# ---- the file of stubs ----


def test_missing_kernels_get_stubs(project: Path) -> None:
    result = stubs()
    text = (project / "npu" / "kernels" / "stubs.py").read_text()
    names = [n.name for n in ast.parse(text).body if isinstance(n, ast.FunctionDef)]
    assert names == [
        "abs_kernel",
        "add_out",
        "as_strided",
        "empty",
        "empty_strided",
        "mul_Scalar",
        "mul_Tensor",
        "npu_full",
        "npu_scale",
        "square",
        "view",
    ]
    assert stubs_in(text) == set(names)
    assert "new stub abs_kernel for aten::abs\n" in result.stdout
    assert report(project)["aten::abs"].startswith("stub: stubs.abs_kernel")
    program = (
        "import generated as bw, npu\n"
        "try: bw.empty(1, device='npu')\n"
        "except NotImplementedError as error: print(error)\n"
    )
    done = python(project, "-c", program)
    expected = "empty: the kernel of aten::empty.memory_format is to be written\n"
    assert (done.stdout, done.stderr) == (expected, "")


HAND_WRITTEN = '''\
"""Mine."""
# a comment
from __future__ import annotations
import math  # used


def abs_kernel(self):   # not laid out
    return  math.fabs(self)

HELPER = { "a":1 }
class Thing: pass'''


def test_hand_written_code_stays_and_stubs_are_added(project: Path) -> None:
    kernels = project / "npu" / "kernels"
    kernels.mkdir(parents=True)
    path = kernels / "stubs.py"
    path.write_text(HAND_WRITTEN)
    path.chmod(0o640)
    assert stubs().exit_code == 0
    text = path.read_text()
    before, after = HAND_WRITTEN.split("import math  # used\n")
    assert text.startswith(before + "import math  # used\nfrom collections.abc import")
    assert after in text
    assert "def abs_kernel" in text
    assert text.count("def abs_kernel") == 1
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert sorted(p.name for p in kernels.iterdir()) == ["__init__.py", "stubs.py"]
    # Nothing is missing any more: nothing is written.
    again = stubs()
    assert path.read_text() == text
    assert "0 files written" in again.stdout
    assert "new stub" not in again.stdout
    # A kernel that moved to another module is not missing.
    moved = text.replace("def square(", "def _old_square(")
    path.write_text(moved)
    (kernels / "others.py").write_text("def square(self):\n    return self\n")
    stubs()
    assert path.read_text() == moved
    # One more operator in the list is one more function at the end.
    longer = BACKEND.replace("  - abs\n", "  - abs\n  - neg\n")
    (project / "npu.yaml").write_text(longer)
    stubs()
    assert path.read_text().startswith(moved)
    assert stubs_in(path.read_text()) - stubs_in(moved) == {"neg"}


def test_an_overload_that_a_function_does_not_serve_gets_its_own(project: Path) -> None:
    kernels = project / "npu" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "mine.py").write_text("def squeeze(self):\n    return self\n")
    (project / "npu.yaml").write_text(
        "backend: NPU\ncpp_namespace: n\nsupported:\n- squeeze\n- squeeze.dim\n"
    )
    assert "new stub squeeze_dim for aten::squeeze.dim" in stubs().stdout
    assert "mine.squeeze," in report(project)["aten::squeeze"]


def test_names_of_overloads_and_of_operators_do_not_meet(project: Path) -> None:
    """`x_reduce` would be the kernel of x_reduce.two and of x.reduce."""
    (project / "ops.yaml").write_text(
        "- func: x(Tensor self) -> Tensor\n"
        "- func: x.reduce(Tensor self, int n) -> Tensor\n"
        "- func: x_reduce.two(Tensor self, float by) -> Tensor\n"
    )
    (project / "npu.yaml").write_text(
        "backend: NPU\ncpp_namespace: n\nsupported: [x, x.reduce, x_reduce.two]\n"
    )
    result = stubs("--schema", "ops.yaml")
    assert result.exit_code == 0, result.stderr
    got = report(project)
    assert got["aten::x"].startswith("stub: stubs.x,")
    assert got["aten::x.reduce"].startswith("stub: stubs.x_reduce,")
    assert got["aten::x_reduce.two"].startswith("stub: stubs.x_reduce_two,")
    # Likewise when one of them is written by hand.
    path = project / "npu" / "kernels" / "stubs.py"
    path.write_text(
        "def x(self):\n    return self\ndef x_reduce(self, n):\n    return self\n"
    )
    again = stubs("--schema", "ops.yaml")
    assert "new stub x_reduce_two for aten::x_reduce.two" in again.stdout
    assert report(project)["aten::x.reduce"].startswith("own kernel: stubs.x_reduce,")


def test_a_kernel_that_does_not_fit_is_an_error(project: Path) -> None:
    kernels = project / "npu" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "mine.py").write_text("def npu_scale(x, by):\n    return x\n")
    result = stubs()
    assert result.exit_code == 1
    assert "npu.yaml:16:11: BW505 kernel 'npu_scale' takes (x, by)" in result.stderr
    assert not (project / "npu" / "__init__.py").exists()
    assert not (kernels / "stubs.py").exists()


def test_what_has_the_name_of_a_kernel_and_is_none_is_no_missing_kernel(
    project: Path,
) -> None:
    kernels = project / "npu" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "mine.py").write_text(
        "async def abs_kernel(x):\n    return x\n\n\nnpu_full = None\n"
    )
    result = stubs()
    assert result.exit_code == 1
    assert "mine.py:1:1: BW517 kernel 'abs' of operator 'abs'" in result.stderr
    assert "mine.py:5:1: BW517 kernel 'npu_full' of operator" in result.stderr
    assert result.stderr.count("BW517") == 2
    assert not (kernels / "stubs.py").exists()


def test_a_kernel_module_that_is_no_python_is_an_error(project: Path) -> None:
    kernels = project / "npu" / "kernels"
    kernels.mkdir(parents=True)
    (kernels / "stubs.py").write_text("def f(:\n")
    result = stubs()
    assert (result.exit_code, "BW501" in result.stderr) == (1, True)
    assert (kernels / "stubs.py").read_text() == "def f(:\n"


def test_mistakes_write_nothing(project: Path) -> None:
    (project / "npu.yaml").write_text(BACKEND.replace("- abs", "- absolut"))
    result = stubs()
    assert result.exit_code == 1
    assert "npu.yaml:8:5: BW605" in result.stderr
    assert "nothing written" in result.stderr
    assert [p.name for p in project.iterdir()] == ["npu.yaml"]


def test_a_folder_in_use_is_left_alone(project: Path) -> None:
    (project / "npu").mkdir()
    (project / "npu" / "thesis.txt").write_text("mine")
    result = stubs()
    assert result.exit_code == 1
    assert "is no generated package" in result.stderr
    assert [p.name for p in (project / "npu").iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--kernels", "no.such"), "--kernels: there is no package 'no.such'"),
        (("--metas", "no.such"), "--metas: there is no package 'no.such'"),
        (("--out", "a-b"), "--out: 'a-b' cannot be the name of a package"),
        (("--tensors", "a b"), "--tensors: 'a b' cannot be the name of a package"),
        (("--privateuse1", "NPU"), "--privateuse1: 'NPU' is no lower-case name"),
    ],
)
def test_wrong_options(project: Path, arguments: tuple[str, ...], message: str) -> None:
    result = stubs(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_kernels_may_lie_elsewhere(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "own" / "kernels").mkdir(parents=True)
    monkeypatch.syspath_prepend(str(project))
    assert stubs("--kernels", "own.kernels", "--out", "made").exit_code == 0
    assert (project / "own" / "kernels" / "stubs.py").exists()
    assert not (project / "made" / "kernels").exists()
    text = (project / "made" / "RegisterPrivateUse1.py").read_text()
    assert "from own.kernels import stubs as _rt_stubs\n" in text


STUBS = [
    Stub(
        "f",
        ("aten::f",),
        "def f(self: Tensor, size: Sequence[int]) -> Tensor:\n"
        '    """aten::f"""\n    raise NotImplementedError("f")\n',
    )
]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x = 1",
        "import math; y = math.floor(\n    1.5\n)\n",
        "\ufeffx = 1\n",
        '"""Doc."""\r\nimport math\r\n\r\n\r\ndef g():\r\n    return math.pi\r\n',
        "from collections.abc import Sequence\nTensor = object\n",
        "if True:\n    import math\n",
        "x = '''\nimport a\n'''\n",
    ],
)
def test_whatever_stands_in_the_file_stays(text: str) -> None:
    found = with_stubs(text, STUBS, runtime="runtime", backend="NPU")
    tree = ast.parse(found.removeprefix("\ufeff"))
    old = [ast.dump(n) for n in ast.parse(text.removeprefix("\ufeff")).body]
    new = [ast.dump(n) for n in tree.body]
    assert [n for n in new if n in old] == old
    assert isinstance(tree.body[-1], ast.FunctionDef)
    bound = {
        a.asname or a.name
        for n in tree.body
        if isinstance(n, ast.ImportFrom)
        for a in n.names
    }
    assert {"Sequence", "Tensor"} <= bound | (
        {"Tensor"} if "Tensor =" in text else set()
    )
    if "\r\n" in text:
        assert "\n" not in found.replace("\r\n", "")


@given(
    st.lists(
        st.sampled_from(
            [
                "import a",
                "x = 1",
                "def g():\n    pass",
                "class C:\n    y = 2",
                "# c",
                '"d"',
            ]
        ),
        max_size=6,
    )
)
def test_any_file_keeps_its_statements(parts: list[str]) -> None:
    text = "\n".join(parts)
    found = with_stubs(text, STUBS, runtime="runtime", backend="NPU")
    old = [ast.dump(n) for n in ast.parse(text).body]
    assert [d for d in map(ast.dump, ast.parse(found).body) if d in old] == old


def test_a_link_to_a_file_stays_one(tmp_path: Path) -> None:
    (tmp_path / "real.py").write_text("x = 1\n")
    (tmp_path / "link.py").symlink_to("real.py")
    replace_file(tmp_path / "link.py", "x = 2\n")
    assert (tmp_path / "link.py").is_symlink()
    assert (tmp_path / "real.py").read_text() == "x = 2\n"


def test_a_file_that_cannot_be_replaced_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "stubs.py"
    path.write_text("x = 1\n")

    def refuse(source: str, target: str) -> None:
        raise OSError("no")

    monkeypatch.setattr("codegen.backends.stubs.os.replace", refuse)
    with pytest.raises(OSError, match="no"):
        replace_file(path, "x = 2\n")
    assert [p.name for p in tmp_path.iterdir()] == ["stubs.py"]
    assert path.read_text() == "x = 1\n"
