"""The same input gives the same bytes: whatever the hash seed, the folder, the order of files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIXTURES = Path(__file__).parent / "fixtures"


def _generated(cwd: Path, seed: str, *options: str, out: Path) -> dict[str, bytes]:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": seed,
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT, FIXTURES))),
    }
    subprocess.run(
        [sys.executable, "-m", "codegen", "generate", "--out", str(out), *options],
        cwd=cwd,
        env=environment,
        check=True,
        capture_output=True,
    )
    return {p.relative_to(out).as_posix(): p.read_bytes() for p in out.rglob("*.*")} | {
        "MANIFEST": (out / "MANIFEST").read_bytes()
    }


@pytest.mark.parametrize(
    ("schema", "kernels"),
    [
        (FIXTURES / "demo.yaml", "demo_kernels"),
        (ROOT / "schemas" / "native_functions.yaml", "runtime.native"),
    ],
    ids=["demo", "default"],
)
def test_hash_seeds_and_working_directories(
    schema: Path, kernels: str, tmp_path: Path
) -> None:
    """Relative and absolute paths of the inputs included."""
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    common = ("--kernels", kernels, "--missing-kernels", "stub")
    first = _generated(
        here, "1", "--schema", str(schema), *common, out=here / "generated"
    )
    second = _generated(
        there,
        "2",
        "--schema",
        os.path.relpath(schema, there),
        *common,
        out=there / "generated",
    )
    assert first.keys() == second.keys()
    for name in first:
        assert first[name] == second[name], name
    for name, data in first.items():
        assert (
            str(tmp_path).encode() not in data
        ), f"{name} holds a path of this machine"
        assert str(ROOT).encode() not in data, f"{name} holds a path of this machine"
