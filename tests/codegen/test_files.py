"""What is no regular file is refused wherever a name leads to one; no run waits for it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from codegen.cli import main
from codegen.files import NotRegularError, read_file, read_text

ROOT: Final = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")


def _socket(path: Path) -> None:
    here = os.getcwd()
    os.chdir(path.parent)  # The names of sockets are short.
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _link_to_pipe(path: Path) -> None:
    os.mkfifo(path.parent / "hidden pipe")
    path.symlink_to("hidden pipe")


def _endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


KINDS: Final = (
    (_pipe, "a named pipe"),
    (_link_to_pipe, "a named pipe"),
    (_socket, "a socket"),
    (_endless, "a device"),
)
Make = Callable[[Path], None]


@pytest.mark.parametrize(("make", "name"), KINDS)
def test_what_is_refused(tmp_path: Path, make: Make, name: str) -> None:
    make(tmp_path / "x")
    for read in (read_file, read_text):
        with pytest.raises(NotRegularError) as raised:
            read(tmp_path / "x")
        assert raised.value.strerror == f"it is {name}, not a regular file"
        assert str(tmp_path / "x") in str(raised.value)


@pytest.mark.parametrize("size", [0, 1, 70_000])
def test_what_is_read(tmp_path: Path, size: int) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xc3\xa9\r\n"[: size % 5] + b"a" * size)
    assert read_file(path) == path.read_bytes()
    (tmp_path / "link").symlink_to(path)
    assert read_file(tmp_path / "link") == path.read_bytes()
    path.write_bytes(b"\xc3\xa9\r\na\rb\n")
    assert read_text(path) == path.read_text(encoding="utf-8") == "é\na\nb\n"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("absent", FileNotFoundError),
        ("folder", IsADirectoryError),
        ("file/below", NotADirectoryError),
        ("nul\0", ValueError),
    ],
)
def test_other_errors_stay_what_they_are(
    tmp_path: Path, name: str, error: type[Exception]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    with pytest.raises(error):
        read_file(tmp_path / name)


def test_a_file_that_is_longer_than_it_says() -> None:
    if not Path("/proc/self/status").exists():
        pytest.skip("no such files")
    assert os.stat("/proc/self/status").st_size == 0
    assert read_file("/proc/self/status").startswith(b"Name:")


# ---- commands ----


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: one that waits fails, and does not take the tests with it."""
    return subprocess.run(
        [sys.executable, "-m", "codegen", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


PACKAGE: Final = ("--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub")


@pytest.mark.parametrize(
    "command",
    [
        ("generate", "--schema", "x", "--out", "out"),
        ("check", "--schema", "x", "--out", "out"),
        ("generate", *PACKAGE, "--select", "x"),
        ("generate", *PACKAGE, "--tags", "x", "--dry-run"),
        ("validate", "x"),
        ("validate", "ops.yaml", "--tags", "x"),
        ("explain", "f", "--schema", "x"),
        ("diff", "x", "ops.yaml"),
        ("diff", "ops.yaml", "x"),
        ("stubs", "--backend", "x", "--schema", "ops.yaml", "--out", "own"),
        ("stubs", "--backend", "own.yaml", "--schema", "x"),
    ],
    ids=" ".join,
)
def test_inputs(project: Path, command: tuple[str, ...]) -> None:
    os.mkfifo(project / "x")
    (project / "own.yaml").write_text("backend: MPS\ncpp_namespace: own\n")
    done = run(*command)
    assert done.returncode not in (0, None)
    # `generate` and `check` refuse before they read.
    reasons = ("'x' is no file", "it is a named pipe, not a regular file")
    assert sum(reason in done.stderr for reason in reasons) == 1
    assert not (project / "own").exists()


@pytest.mark.parametrize(("make", "name"), KINDS[::2])
def test_kernels(project: Path, make: Make, name: str) -> None:
    (project / "kernels").mkdir()
    make(project / "kernels" / "some.py")
    done = run("generate", *PACKAGE, "--kernels", "kernels")
    assert done.returncode == 1
    expected = f"BW501 the kernel module can't be read: it is {name}"
    assert expected in done.stderr


@pytest.mark.parametrize(
    ("make", "name", "file"),
    [
        (_pipe, "a named pipe", "operators.py"),
        (_pipe, "a named pipe", "MANIFEST"),
        (_endless, "a device", "operators.py"),
    ],
)
def test_files_of_the_package(project: Path, make: Make, name: str, file: str) -> None:
    assert run("generate", *PACKAGE).returncode == 0
    (project / "out" / file).unlink()
    make(project / "out" / file)
    for command in (("generate",), ("check",), ("generate", "--dry-run")):
        done = run(*command, *PACKAGE)
        assert done.returncode == 1
        assert f"{file}' can't be read: it is {name}" in done.stderr
        assert "Traceback" not in done.stderr


def test_what_is_beside_the_package_in_its_folder(project: Path) -> None:
    """It is of nobody's business to `generate`; `check` says what is there."""
    assert run("generate", *PACKAGE).returncode == 0
    os.mkfifo(project / "out" / "x")
    assert run("generate", *PACKAGE).returncode == 0
    done = run("check", *PACKAGE)
    assert done.returncode == 1
    assert "x' can't be read: it is a named pipe" in done.stderr


@pytest.mark.parametrize("option", ["--depfile", "--out"])
def test_outputs_that_are_no_files(project: Path, option: str) -> None:
    """Writing to a pipe would wait for somebody who reads it."""
    os.mkfifo(project / "pipe")
    options = {"--schema": "ops.yaml", "--out": "out", "--missing-kernels": "stub"}
    words = [word for pair in {**options, option: "pipe"}.items() for word in pair]
    result = CliRunner().invoke(main, ["generate", *words])
    assert result.exit_code == 2
    assert "'pipe' is a named pipe, and no f" in result.stderr
    assert not (project / "out").exists()
