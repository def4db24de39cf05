"""Adding an operator is editing YAML: shown in copies of the project's own schema.

Each test generates the default package from a changed schema, with the project's own
kernels, and calls what was added in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from codegen.diagnostics import render_text
from codegen.kernel_index import find_package
from codegen.kernel_packages import KernelFolder
from codegen.pipeline import Built, Options, build
from codegen.write import compare, write

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "schemas" / "native_functions.yaml"


def _copy(folder: Path, addition: str = "", change: Sequence[str] = ()) -> Path:
    text = SCHEMA.read_text()
    if change:
        old, new = change
        assert text.count(old) == 1
        text = text.replace(old, new)
    schemas = folder / "schemas"
    schemas.mkdir(parents=True, exist_ok=True)
    (schemas / "native_functions.yaml").write_text(f"{text}\n{addition}")
    (schemas / "tags.yaml").write_text((SCHEMA.parent / "tags.yaml").read_text())
    return schemas / "native_functions.yaml"


def _build(schema: Path, *, stub: bool = True) -> Built:
    folder = find_package("runtime.native")
    assert folder is not None
    return build(
        Options(
            schema,
            schema.parent / "tags.yaml",
            schema.parents[1] / "generated",
            kernels=(KernelFolder("runtime.native", folder),),
            stub_missing=stub,
        )
    )


def _call(folder: Path, program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"import generated as bw\n{program}"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


COMPOSITE = (
    """\
- func: own::magnitude(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CompositeExplicitAutograd: square
""",
    """\
x = bw.tensor([-2.0, 3.0])
assert bw.magnitude(x).tolist() == x.magnitude().tolist() == [4.0, 9.0]
assert str(bw.ops.own.magnitude.default.schema) == "own::magnitude(Tensor self) -> Tensor"
""",
)

AUTOGEN = (
    """\
- func: own::magnitude(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutograd: square
  autogen: magnitude.out
""",
    """\
out = bw.tensor([0.0])
assert bw.magnitude(bw.tensor([3.0]), out=out) is out
assert out.tolist() == [9.0]
""",
)


@pytest.mark.parametrize(
    ("addition", "program"), [COMPOSITE, AUTOGEN], ids=["composite", "autogen"]
)
def test_yaml_is_all_it_takes(addition: str, program: str, tmp_path: Path) -> None:
    built = _build(_copy(tmp_path, addition))
    assert not built.has_errors, render_text(built.diagnostics)
    write(tmp_path / "generated", built.plan)
    _call(tmp_path, program)


def test_a_variant_by_delegation_is_yaml_alone(tmp_path: Path) -> None:
    """The in-place form of a structured operator that has none yet: three lines."""
    schema = _copy(tmp_path)
    text = schema.read_text()
    entry = next(
        entry
        for entry in text.split("\n\n")
        if entry.startswith("- func: neg_(Tensor(a!) self) -> Tensor(a!)")
    )
    schema.write_text(text.replace(f"{entry}\n\n", ""))
    write(tmp_path / "generated", _build(schema).plan)
    _call(tmp_path, 'assert not hasattr(bw.tensor([1.0]), "neg_")')
    schema.write_text(
        f"{schema.read_text()}\n- func: neg_(Tensor(a!) self) -> Tensor(a!)\n"
        "  variants: function, method\n  structured_delegate: neg.out\n"
    )
    write(tmp_path / "generated", _build(schema).plan)
    _call(tmp_path, "x = bw.tensor([1.0]); assert x.neg_() is x; assert x.item() == -1")


def test_a_changed_default_is_one_hunk_in_each_file(tmp_path: Path) -> None:
    schema = _copy(tmp_path)
    write(tmp_path / "generated", _build(schema).plan)
    old = "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"
    _copy(tmp_path, change=(f"- func: {old}", f"- func: {old.replace('0.01', '0.02')}"))
    differences = compare(tmp_path / "generated", _build(schema).plan)
    found = {str(d.path): d for d in differences}
    assert {"RegisterSchema.py", "functions.py", "operators.py"} <= found.keys()
    cause = "input changed: schemas/native_functions.yaml"
    for name, difference in found.items():
        assert (difference.status, difference.cause) == ("changed", cause)
        if name != "MANIFEST":
            assert difference.diff.count("\n@@ ") == 1, difference.diff
            changed = [
                line
                for line in difference.diff.splitlines()[2:]
                if line.startswith(("+", "-"))
            ]
            assert len(changed) <= 8, difference.diff


def test_a_kernel_that_does_not_exist_is_described(tmp_path: Path) -> None:
    schema = _copy(
        tmp_path,
        "- func: own::leaky_relu.by(Tensor self, Tensor? slope=None, *, int[2] at=1) -> Tensor\n"
        "  dispatch:\n"
        "    CPU: leaky_by\n",
    )
    line = schema.read_text().count("\n")
    built = _build(schema, stub=False)
    assert built.has_errors
    own = tuple(d for d in built.diagnostics if "leaky_by" in d.message)
    text = render_text(own)
    assert text.startswith(
        f"{schema}:{line}:10: BW502 kernel 'leaky_by' of operator 'leaky_relu.by' on CPU "
        "does not exist\n        CPU: leaky_by\n             ^^^^^^^^\n"
    )
    # The kernels that are looked through are not this project's, so it is to name its own.
    assert "with --kernels, and write it in a module there:\n\n" in text
    assert "    from runtime.tensor import TensorBase as Tensor\n" in text
    signature = (
        "def leaky_by(self: Tensor, slope: Tensor | None, at: Sequence[int]) -> Tensor:"
    )
    assert f"\n\n    {signature}\n        raise NotImplementedError\n" in text
