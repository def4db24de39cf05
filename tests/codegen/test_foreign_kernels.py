"""Kernels that are looked for in the runtime, whose names another list has by coincidence."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.kernel_index import OF_RUNTIME, KernelIndex, find_package


def run(*options: str) -> Result:
    return CliRunner().invoke(main, ["generate", "--schema", "ops.yaml", *options])


NAMES: Final = ("aten", "_columns", "_converted")


@pytest.mark.parametrize("name", NAMES)
def test_names_that_the_runtime_has_twice(project: Path, name: str) -> None:
    """Its helpers are no kernels of another list, which can't rename them."""
    (project / "ops.yaml").write_text(f"- func: m::{name}(Tensor self) -> Tensor\n")
    (project / "own").mkdir()
    (project / "own" / "k.py").write_text(f"def {name}(self):\n    return self\n")
    found = run("--out", "out", "--missing-kernels", "stub")
    assert (found.exit_code, found.stderr) == (0, "")
    tables = "".join(path.read_text() for path in (project / "out").rglob("*.py"))
    assert f'_rt_missing_kernel("{name}")' in tables
    refused = run("--out", "none")
    assert refused.exit_code == 1
    assert "BW502" in refused.stderr
    assert "runtime/native" not in refused.stderr
    found = run("--out", "more", "--kernels", "runtime.native", "--kernels", "own")
    assert (found.exit_code, found.stderr) == (0, "")


def test_what_two_modules_define_can_be_left_out(tmp_path: Path) -> None:
    for name, text in {
        "a": "def f(): ...\ndef g(): ...\n",
        "b": "def f(): ...\n",
    }.items():
        (tmp_path / f"{name}.py").write_text(text)
    index = KernelIndex("k", tmp_path)
    assert ({*index.functions}, {*index.duplicates}) == ({"f", "g"}, {"f"})
    index.drop_duplicates()
    assert ({*index.functions}, {*index.duplicates}) == ({"g"}, set())


def test_the_names_above_are_there_twice() -> None:
    folder = find_package(OF_RUNTIME)
    assert folder is not None
    assert {*NAMES} <= {*KernelIndex(OF_RUNTIME, folder).duplicates}
