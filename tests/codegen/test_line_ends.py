"""Line ends of Windows: what git gives a file there changes nothing that is made of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main

SCHEMA: Final = """\
- func: f(Tensor self,
    int n=1) -> Tensor
  dispatch:
    CPU: f
  tags: mine
  noted: >
    some
    words

- func: g(Tensor self) -> Tensor
  dispatch:
    CPU: g
"""
FILES: Final = {
    "ops.yaml": SCHEMA,
    "tags.yaml": "- tag: mine\n  desc: |\n    In two\n    lines.\n",
    "few.yaml": "operators:\n  aten::f:\n    include_all_overloads: True\n",
    "boxwood.toml": '[fields]\nnoted = "string"\n',
    "kern/__init__.py": "",
    "kern/ops.py": "def f(self, n):\n    return self\n\n\ndef g(self):\n    return self\n",
    "own.yaml": "backend: XLA\ncpp_namespace: own\nsupported:\n- f\n- g\n",
}
PACKAGE: Final = ("--schema", "ops.yaml", "--kernels", "kern", "--select", "few.yaml")
COMMANDS: Final = {
    "generate": ("generate", *PACKAGE, "--out", "out"),
    "stubs": ("stubs", "--backend", "own.yaml", "--schema", "ops.yaml", "--out", "out"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOXWOOD_CACHE", str(tmp_path / "records"))
    return tmp_path


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def on_windows(path: Path) -> None:
    """Give a file the line ends that a checkout on Windows has."""
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))


@pytest.mark.parametrize("name", [name for name, text in FILES.items() if text])
@pytest.mark.parametrize("command", COMMANDS)
def test_inputs_count_without_them(folder: Path, command: str, name: str) -> None:
    words = COMMANDS[command]
    assert run(*words).exit_code == 0
    on_windows(folder / name)
    again = run(*words)
    assert again.exit_code == 0
    assert re.search(r"\b0 files written, 0 removed", again.output)
    if words[0] == "generate":
        assert run("check", *words[1:]).exit_code == 0


@pytest.mark.parametrize("name", ["functions.py", "operators.py", "MANIFEST"])
def test_outputs_have_none_and_are_told_so(folder: Path, name: str) -> None:
    words = COMMANDS["generate"]
    assert run(*words).exit_code == 0
    on_windows(folder / "out" / name)
    found = run("check", *words[1:])
    said = f"{name}: changed (its line ends are those of Windows)\n"
    assert (found.exit_code, found.stdout) == (1, said)
    assert run(*words).exit_code == 0
    assert b"\r" not in (folder / "out" / name).read_bytes()
    assert run("check", *words[1:]).exit_code == 0


def test_what_was_edited_besides_is_shown(folder: Path) -> None:
    words = COMMANDS["generate"]
    assert run(*words).exit_code == 0
    path = folder / "out" / "functions.py"
    path.write_text(path.read_text() + "x = 1\n")
    on_windows(path)
    found = run("check", *words[1:])
    assert "functions.py: changed (somebody edited it by hand)" in found.stdout
    assert "-x = 1" in found.stdout
