"""What cannot be read is reported, and nothing that only follows from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from codegen.cli import main

SOUND: Final = "- func: f(Tensor self) -> Tensor\n- func: g(Tensor self) -> Tensor\n"
LATE_ERROR: Final = f'{SOUND}- func: "h(\n'
BROKEN_ENTRY: Final = (
    "- func: f(Tensor self) -> Tensor\n- func: g(Tensor self -> Tensor\n"
)
BACKEND: Final = "backend: PrivateUse1\ncpp_namespace: own\nsupported:\n"
STUBS: Final = ("stubs", "--backend", "own.yaml", "--out", "own")
GENERATE: Final = ("--out", "out", "--missing-kernels", "stub")


@pytest.mark.parametrize(
    ("schema", "command", "codes"),
    [
        (None, (*STUBS,), ["BW001"]),
        (None, ("explain", "f"), ["BW001"]),
        (None, ("generate", *GENERATE), ["BW001"]),
        (None, ("generate", *GENERATE, "--select", "list.yaml"), ["BW001"]),
        (None, ("generate", *GENERATE, "--dry-run"), ["BW001"]),
        (None, ("check", *GENERATE), ["BW001"]),
        (None, ("check", *GENERATE, "--select", "list.yaml"), ["BW001"]),
        (LATE_ERROR, (*STUBS,), ["BW004"]),
        (LATE_ERROR, ("explain", "f"), ["BW004"]),
        (LATE_ERROR, ("check", *GENERATE, "--select", "list.yaml"), ["BW004"]),
        # What is missing may be in the entry that is wrong; what is not, is reported too.
        (BROKEN_ENTRY, (*STUBS,), ["BW605", "BW100"]),
        (BROKEN_ENTRY, ("explain", "g"), ["BW100"]),
        (
            BROKEN_ENTRY,
            ("check", *GENERATE, "--select", "list.yaml"),
            ["BW704", "BW100"],
        ),
        (SOUND, (*STUBS,), ["BW605"]),
        (SOUND, ("check", *GENERATE, "--select", "list.yaml"), ["BW704"]),
    ],
)
def test_only_the_cause(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    schema: str | None,
    command: tuple[str, ...],
    codes: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOXWOOD_CACHE", str(tmp_path / "records"))
    (tmp_path / "own.yaml").write_text(f"{BACKEND}- f\n- g\n- none\n")
    (tmp_path / "list.yaml").write_text("- aten::f\n- aten::g\n- aten::none\n")
    if schema is not None:
        (tmp_path / "schemas").mkdir()
        (tmp_path / "schemas" / "native_functions.yaml").write_text(schema)
    result = CliRunner().invoke(main, [*command])
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert re.findall(r"^\S+ (BW\d+)", result.stderr, re.MULTILINE) == codes
    assert "Usage" not in result.stderr
    assert ("--schema names no file" in result.stderr) is (schema is None)
    assert f"{len(codes)} error" in result.stderr


@pytest.mark.parametrize("command", [("explain", "f"), STUBS, ("generate", *GENERATE)])
def test_a_schema_that_was_named_has_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, [*command, "--schema", "none.yaml"])
    assert "BW001 cannot read 'none.yaml'" in result.stderr
    assert "hint" not in result.stderr


def test_an_operator_that_is_nowhere_is_not_the_fault_of_the_file(
    tmp_path: Path,
) -> None:
    (tmp_path / "ops.yaml").write_text(BROKEN_ENTRY)
    schema = str(tmp_path / "ops.yaml")
    result = CliRunner().invoke(main, ["explain", "h", "--schema", schema])
    assert result.exit_code == 2
    assert "has no operator 'h'" in result.stderr
