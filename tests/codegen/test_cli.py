"""The command line: what it prints where, and how it exits."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main

ROOT = Path(__file__).parents[2]

SCHEMA = """\
- func: own::f(Tensor self) -> Tensor
  dispatch:
    CPU: f
- func: own::g(Tensor self, int n=1) -> Tensor
  dispatch:
    CPU: g
"""
KERNELS = """\
from runtime.tensor import TensorBase as Tensor


def f(self: Tensor) -> Tensor:
    return self


def g(self: Tensor, n: int) -> Tensor:
    return self
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a schema and kernels of its own, and the current one."""
    (tmp_path / "ops.yaml").write_text(SCHEMA)
    (tmp_path / "own_kernels").mkdir()
    (tmp_path / "own_kernels" / "all.py").write_text(KERNELS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


OPTIONS = ("--schema", "ops.yaml", "--kernels", "own_kernels", "--out", "out")
# What `check` with these options advises.
COMMAND = "codegen generate --schema ops.yaml --out out --kernels own_kernels"


def run(*arguments: str, options: Sequence[str] = OPTIONS) -> Result:
    result = CliRunner().invoke(main, [*arguments, *options], prog_name="codegen")
    if result.exception is not None:
        assert isinstance(result.exception, SystemExit), result.exception
    return result


# ---- generate ----


def test_generate_says_what_it_did(project: Path) -> None:
    first, second = run("generate"), run("generate")
    assert first.stdout == "2 operators; 12 files written, 0 removed, 0 unchanged\n"
    assert second.stdout == "2 operators; 0 files written, 0 removed, 12 unchanged\n"
    assert (first.exit_code, first.stderr) == (0, "")
    assert len(os.listdir(project / "out")) == 12


def test_generate_removes_what_is_stale(project: Path) -> None:
    run("generate")
    schema = SCHEMA.replace("    CPU: g", "    CompositeExplicitAutograd: g")
    (project / "ops.yaml").write_text(schema)
    run("generate")
    assert (project / "out" / "RegisterCompositeExplicitAutograd.py").exists()
    (project / "ops.yaml").write_text(SCHEMA)
    assert "1 removed" in run("generate").stdout
    assert run("check").exit_code == 0


def test_what_stubs_would_mend_is_told(project: Path) -> None:
    (project / "ops.yaml").write_text(
        f"{SCHEMA}- func: own::h(Tensor self) -> Tensor\n"
    )
    last = run("generate").stderr.splitlines()[-1]
    assert last.startswith("1 error; nothing written (--missing-kernels=stub puts")
    assert run("generate", "--missing-kernels=stub").exit_code == 0


def test_an_error_writes_nothing(project: Path) -> None:
    (project / "ops.yaml").write_text(f"{SCHEMA}- func: own::h(Tnsor self) -> Tensor\n")
    result = run("generate")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "ops.yaml:7:16: BW103 unknown type 'Tnsor'\n"
        "    - func: own::h(Tnsor self) -> Tensor\n"
        "                   ^^^^^\n"
        "  hint: did you mean 'Tensor'?\n"
        "1 error; nothing written\n"
    )
    assert not (project / "out").exists()


def test_missing_kernels_may_be_stubs(project: Path) -> None:
    (project / "ops.yaml").write_text(
        f"{SCHEMA}- func: own::h(Tensor self) -> Tensor\n"
    )
    refused = run("generate")
    assert refused.exit_code == 1
    assert "write it in own_kernels/h.py:\n\n    from runtime.tensor" in refused.stderr
    assert "\n    def h(self: Tensor) -> Tensor:\n        raise" in refused.stderr
    assert run("generate", "--missing-kernels", "stub").exit_code == 0
    assert "missing_kernel" in "".join(
        path.read_text() for path in (project / "out").glob("Register*.py")
    )


def test_json_is_alone_on_the_output(project: Path) -> None:
    (project / "ops.yaml").write_text(f"{SCHEMA}- func: own::h(Tnsor self) -> Tensor\n")
    result = run("generate", "--format", "json")
    (found,) = json.loads(result.stdout)
    assert (found["code"], found["line"], found["column"]) == ("BW103", 7, 16)
    (project / "ops.yaml").write_text(SCHEMA)
    for command in ("generate", "check"):
        result = run(command, "--format", "json")
        assert json.loads(result.stdout) == []
        assert result.stderr


def test_github_format(project: Path) -> None:
    (project / "ops.yaml").write_text("- func: f(Tnsor self) -> Tensor\n")
    result = run("generate", "--format", "github")
    assert result.stdout.startswith(
        "::error file=ops.yaml,line=1,col=11,title=BW103,endColumn=16::unknown type 'Tnsor'"
    )


# ---- check ----


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_check_of_what_is_up_to_date(project: Path) -> None:
    run("generate")
    result = run("check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "out is up to date: 12 files\n"


@pytest.mark.parametrize(
    ("spoil", "heading", "names"),
    [
        (
            lambda p: (p / "out" / "operators.py").unlink(),
            "operators.py: missing (somebody removed it)",
            "operators.py",
        ),
        (
            lambda p: (p / "out" / "mine.py").write_text("x = 1\n"),
            "mine.py: extra (the last run did not write this file)",
            "mine.py",
        ),
        (
            lambda p: edit(p / "out" / "operators.py", "kernel(self", "karnel(self"),
            "operators.py: changed (somebody edited it by hand)",
            "operators.py",
        ),
        (
            lambda p: edit(p / "ops.yaml", "int n=1", "int n=2"),
            "RegisterSchema.py: changed (input changed: ops.yaml)",
            "MANIFEST, RegisterSchema.py, functions.py, native_functions.py, operators.py, "
            "redispatch.py",
        ),
        (
            lambda p: (p / "own_kernels" / "all.py").rename(
                p / "own_kernels" / "one.py"
            ),
            "RegisterCPU.py: changed (input changed: kernels of own_kernels)",
            "MANIFEST, RegisterCPU.py, native_functions.py",
        ),
        (
            lambda p: edit(p / "out" / "MANIFEST", "boxwood", "boxweed"),
            "MANIFEST: changed (there is no readable MANIFEST: the package was not "
            "generated, or not whole)",
            "MANIFEST",
        ),
    ],
    ids=["missing", "extra", "edited", "schema", "kernels", "manifest"],
)
def test_check_says_what_differs_and_why(
    project: Path, spoil: Callable[[Path], Any], heading: str, names: str
) -> None:
    run("generate")
    spoil(project)
    before = {p: p.read_bytes() for p in project.rglob("*") if p.is_file()}
    result = run("check")
    assert result.exit_code == 1
    assert heading in result.stdout.splitlines()
    advice = (
        "delete mine.py, or move it out"
        if names == "mine.py"
        else f"run `{COMMAND}` and commit the result"
    )
    assert result.stderr == f"out is out of date: {names}\n{advice}\n"
    assert {p: p.read_bytes() for p in project.rglob("*") if p.is_file()} == before
    assert run("generate").exit_code == 0
    assert run("check").exit_code == (1 if "mine.py" in names else 0)


@pytest.mark.parametrize(
    ("options", "command"),
    [
        (["--out", "a b"], "codegen generate --out 'a b'"),
        (
            ["--release", "2.13", "--out", "o"],
            "codegen generate --release 2.13 --out o",
        ),
        (
            ["--missing-kernels", "stub", "--format", "json", "--out", "o"],
            "codegen generate --out o --missing-kernels stub",
        ),
    ],
)
def test_check_names_the_command_of_its_options(
    project: Path, options: list[str], command: str
) -> None:
    (project / "schemas").mkdir()
    (project / "schemas" / "native_functions.yaml").write_text("[]\n")
    result = run("check", *options, options=())
    assert result.stderr.endswith(f" does not exist: run `{command}`\n")
    assert "run `make generate`" in run("check", options=()).stderr


@pytest.mark.parametrize(
    ("extra", "edited", "advice"),
    [
        (["a.py"], True, f"delete a.py, or move it out\nrun `{COMMAND}` and commit"),
        (["a.py", "b.py"], False, "delete these files, or move them out: a.py, b.py\n"),
    ],
)
def test_check_advises_on_what_generate_leaves(
    project: Path, extra: list[str], edited: bool, advice: str
) -> None:
    run("generate")
    for name in extra:
        (project / "out" / name).write_text("x = 1\n")
    if edited:
        (project / "out" / "operators.py").unlink()
    stderr = run("check").stderr
    assert advice in stderr
    assert ("run `" in stderr) is edited


def test_check_prints_a_diff(project: Path) -> None:
    run("generate")
    edit(project / "ops.yaml", "int n=1", "int n=2")
    diff = (
        "--- a/RegisterSchema.py\n"
        "+++ b/RegisterSchema.py\n"
        "@@ -7,7 +7,7 @@\n"
        " \n"
        " ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (\n"
        '     ("f(Tensor self) -> Tensor", ()),\n'
        '-    ("g(Tensor self, int n=1) -> Tensor", ()),\n'
        '+    ("g(Tensor self, int n=2) -> Tensor", ()),\n'
        " )\n"
    )
    assert diff in run("check").stdout


def test_a_body_of_a_kernel_does_not_matter(project: Path) -> None:
    run("generate")
    edit(project / "own_kernels" / "all.py", "    return self\n", "    return +self\n")
    assert run("check").exit_code == 0


def test_long_foreign_files_are_cut(project: Path) -> None:
    run("generate")
    (project / "out" / "long.py").write_text("x = 1\n" * 1000)
    lines = run("check").stdout.splitlines()
    assert lines[-1] == "… and 963 more lines"
    assert len(lines) == 42


def test_check_of_a_missing_package(project: Path) -> None:
    result = run("check")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"out does not exist: run `{COMMAND}`\n"
    assert not (project / "out").exists()


# ---- what can be wrong around the schema ----


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (["--schema", "absent.yaml"], 1, "absent.yaml:1:1: BW001"),
        (["--schema", "own_kernels"], 2, "'own_kernels' is a directory"),
        (["--tags", "absent.yaml"], 1, "absent.yaml:1:1: BW001"),
        (["--out", "ops.yaml"], 2, "'ops.yaml' is a file"),
        (["--kernels", "absent"], 2, "there is no package 'absent'"),
        (["--kernels", "own_kernels; evil"], 2, "there is no package"),
        (["--format", "xml"], 2, "'xml' is not one of"),
    ],
)
@pytest.mark.parametrize("command", ["generate", "check"])
def test_wrong_options(
    project: Path, command: str, options: list[str], code: int, message: str
) -> None:
    result = run(command, options=[*OPTIONS, *options])
    assert result.exit_code == code
    assert message in result.stderr
    assert not (project / "out").exists()


@pytest.mark.parametrize(
    ("command", "where", "message"),
    [
        ("generate", "pathlib.Path.write_text", "Error: can't write the package: "),
        ("generate", "os.replace", "Error: can't write the package: "),
        ("check", "codegen.cli_generate.compare", "Error: can't read the package: "),
    ],
)
def test_what_the_system_refuses(
    project: Path,
    command: str,
    where: str,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run("generate")
    edit(project / "ops.yaml", "int n=1", "int n=2")

    def refuse(*args: Any, **kwargs: Any) -> None:
        raise PermissionError(13, "Permission denied", "some/file")

    monkeypatch.setattr(where, refuse)
    result = run(command)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"{message}[Errno 13] Permission denied: 'some/file'\n"


def test_unreadable_kernels(project: Path) -> None:
    (project / "own_kernels" / "broken.py").write_bytes(b"\x00\xff def")
    result = run("generate")
    assert result.exit_code == 1
    assert result.stderr.startswith(
        "own_kernels/broken.py:1:1: BW501 not valid Python: "
    )


HEAD = "from runtime.tensor import TensorBase as Tensor\n\n\n"

MERGED = {
    "one": (
        "def f(self: Tensor) -> Tensor:\n<<<<<<< HEAD\n    return self\n=======\n"
        "    return +self\n>>>>>>> topic\n",
        [
            "own_kernels/broken.py:5:1: BW015 a merge conflict is not resolved: '<<<<<<<'"
        ],
    ),
    "two": (
        "<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> topic\n" * 2,
        ["own_kernels/broken.py:4:1: BW015", "own_kernels/broken.py:9:1: BW015"],
    ),
    "half of one": (
        "x = 1\n=======\nx = 2\n>>>>>>> topic\n",
        ["own_kernels/broken.py:5:1: BW501 not valid Python"],
    ),
}


@pytest.mark.parametrize("case", MERGED)
def test_what_a_merge_left_in_kernels(project: Path, case: str) -> None:
    text, expected = MERGED[case]
    (project / "own_kernels" / "broken.py").write_text(HEAD + text)
    result = run("generate")
    assert result.exit_code == 1
    found = [line for line in result.stderr.splitlines() if ": BW" in line]
    assert len(found) == len(expected)
    assert all(map(str.startswith, found, expected))
    assert ("functions whole" in result.stderr) == (case != "half of one")


def test_any_terminal_can_show_any_text(project: Path) -> None:
    (project / "ops.yaml").write_text("- func: f(Tensor é) -> Tensor\n")
    result = CliRunner(charset="ascii").invoke(main, ["generate", *OPTIONS])
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert "\\xe9" in result.stderr


def test_bytes_that_are_no_text_can_be_shown(project: Path) -> None:
    run("generate")
    (project / "out" / "operators.py").write_bytes(b"\xff\xfe\n")
    result = run("check")
    assert (result.exit_code, "-\\xff\\xfe" in result.stdout) == (1, True)


# ---- validate ----


def test_validate(project: Path) -> None:
    (project / "more.yaml").write_text("- func: f(Tensor self) -> Tensor\n")
    result = run("validate", "ops.yaml", "more.yaml", options=())
    assert (result.exit_code, result.stdout) == (0, "3 operators\n")
    (project / "more.yaml").write_text("- func: f(Tensor self) -> Tnsor\n- 1\n")
    result = run("validate", "more.yaml", options=())
    assert result.exit_code == 1
    assert result.stderr.endswith("2 errors\n")
    result = run("validate", "more.yaml", "--format", "json", options=())
    assert [row["code"] for row in json.loads(result.stdout)] == ["BW103", "BW008"]


@pytest.mark.parametrize(
    ("count", "counted"), [(0, "0 operators"), (1, "1 operator"), (2, "2 operators")]
)
def test_counts_agree_in_number(project: Path, count: int, counted: str) -> None:
    entries = [f"- func: own::{n}(Tensor self) -> Tensor\n" for n in "fg"[:count]]
    (project / "ops.yaml").write_text("".join(entries) or "[]\n")
    kernels = KERNELS.replace(", n: int", "")
    (project / "own_kernels" / "all.py").write_text(kernels)
    assert run("validate", "ops.yaml", options=()).stdout == f"{counted}\n"
    assert run("generate").stdout.startswith(f"{counted}; ")
    (project / "out" / "operators.py").unlink()
    assert "; 1 file written, " in run("generate").stdout


@pytest.mark.parametrize(
    ("text", "code", "shown"),
    [
        ("- func: f(Tensor self) -> Tensor\n", 0, "1 operator\n"),
        ("- func: f(Tensor self) -> Tnsor\n", 1, "<stdin>:1:27: BW103"),
        ("- func: \xff", 1, "<stdin>:1:9: BW002"),
    ],
)
def test_validate_reads_the_standard_input(
    project: Path, text: str, code: int, shown: str
) -> None:
    result = CliRunner().invoke(main, ["validate", "-"], input=text.encode("latin-1"))
    assert result.exit_code == code
    assert shown in result.output


def test_validate_needs_no_kernels(project: Path) -> None:
    (project / "own_kernels" / "all.py").unlink()
    assert run("validate", "ops.yaml", options=()).exit_code == 0


@pytest.mark.parametrize("command", ["generate", "check", "validate", "explain"])
def test_help(command: str) -> None:
    result = run(command, "--help", options=())
    assert result.exit_code == 0
    assert "Usage: codegen" in result.stdout


def test_a_misspelt_command() -> None:
    assert "did you mean 'generate'?" in run("generat", options=()).stderr.lower()
    assert "did you mean" not in run("cook", options=()).stderr.lower()


# ---- as a program ----


def test_the_folder_in_place_of_the_module() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "codegen"), "generate"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "python -m codegen" in done.stderr
    assert "Traceback" not in done.stderr


def _program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "codegen", *arguments]


def test_a_pipe_gets_no_progress(project: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        _program("generate", *OPTIONS),
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 operators; 12 files written, 0 removed, 0 unchanged\n"


def test_a_terminal_gets_progress(project: Path) -> None:
    leader, follower = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"}
    with subprocess.Popen(
        _program("generate", *OPTIONS),
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=follower,
        text=True,
    ) as process:
        os.close(follower)
        shown = _read_all(leader)
        assert process.stdout is not None
        assert process.stdout.read().startswith("2 operators")
    assert process.returncode == 0
    assert "reading" in shown or "tensor_body.py" in shown
    assert "━" in shown


def _read_all(descriptor: int) -> str:
    found = io.BytesIO()
    while True:
        try:
            data = os.read(descriptor, 4096)
        except OSError:
            break
        if not data:
            break
        found.write(data)
    os.close(descriptor)
    return found.getvalue().decode()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
@pytest.mark.parametrize("arguments", [("--help",), ("check",), ("explain", "add.out")])
def test_a_full_disk_is_told_without_a_traceback(arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "codegen", *arguments]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (done.returncode, done.stderr) == (
        1,
        "Error: writing the output failed: No space left on device; repeat the command"
        " where there is room\n",
    )
