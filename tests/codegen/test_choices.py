"""The options that a package was written with: recorded, compared, told of."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.choices import Choice, Run, of_paths, of_words, report_others
from codegen.cli import main
from codegen.diagnostics import Collector
from codegen.manifest import MANIFEST, Manifest, read_manifest

ROOT: Final = Path(__file__).resolve().parents[2]
BASE: Final = ("--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub")


def run(command: str, *options: str) -> Result:
    result = CliRunner().invoke(main, [command, *options], prog_name="codegen")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def options_of(folder: Path) -> dict[str, tuple[str, ...]]:
    manifest = read_manifest(folder / MANIFEST)
    assert manifest is not None
    return dict(manifest.options)


@pytest.fixture
def files(project: Path) -> Path:
    """What the options of the cases name."""
    (project / "lists").mkdir()
    (project / "lists" / "some.yaml").write_text("- aten::f\n")
    (project / "lists" / "tags.yaml").write_text("- tag: core\n  desc: A tag.\n")
    (project / "my kernels.yaml").write_text("- aten::g\n")
    (project / "shop").mkdir()
    (project / "shop" / "f.py").write_text("def f(self, n): return self\n")
    return project


# Options of the package that one run has and the other has not, as each is said.
MORE: Final = (
    (("--vendor-runtime",), "--vendor-runtime"),
    (("--release", "2.9"), "--release 2.9"),
    (("--select", "lists/some.yaml"), "--select lists/some.yaml"),
    (
        ("--select", "lists/some.yaml", "--select", "my kernels.yaml"),
        "--select lists/some.yaml --select my kernels.yaml",
    ),
    (("--tags", "lists/tags.yaml"), "--tags lists/tags.yaml"),
)


@pytest.mark.parametrize(("more", "said"), MORE, ids=[said for _, said in MORE])
def test_check_without_an_option(files: Path, more: tuple[str, ...], said: str) -> None:
    """One message instead of the differences, with two commands that are right."""
    assert run("generate", *BASE, *more).exit_code == 0
    result = run("check", *BASE)
    assert result.exit_code == 1
    first = result.stderr.splitlines()[0]
    assert first.endswith(
        f": BW901 out was written with other options: {said} is not given now"
    )
    assert "---" not in result.output
    assert "1 error; nothing compared" in result.stderr
    compare, write = result.stderr.split("`")[1::2]
    _, *compare_words = shlex.split(compare)
    _, *write_words = shlex.split(write)
    assert run(*compare_words).stdout == run("check", *BASE, *more).stdout
    assert "is up to date" in run(*compare_words).stdout
    assert run(*write_words).exit_code == 0
    assert run("check", *BASE).exit_code == 0


@pytest.mark.parametrize(("more", "said"), MORE, ids=[said for _, said in MORE])
def test_generate_with_other_options(
    files: Path, more: tuple[str, ...], said: str
) -> None:
    """A warning, once; it can be promoted, and left out."""
    assert run("generate", *BASE, *more).stderr == ""
    before = (files / "out" / MANIFEST).read_bytes()
    stopped = run("generate", *BASE, "--error", "BW901")
    assert stopped.exit_code == 1
    assert "1 error; nothing written" in stopped.stderr
    assert (files / "out" / MANIFEST).read_bytes() == before
    dry = run("generate", *BASE, "--dry-run")
    silent = run("generate", *BASE, "--dry-run", "--ignore", "BW901")
    assert f"BW901 out was written with other options: {said}" in dry.stderr
    assert silent.stderr == ""
    assert silent.stdout == dry.stdout
    result = run("generate", *BASE)
    assert result.exit_code == 0
    assert f": warning: BW901 out was written with other options: {said} is not" in (
        result.stderr
    )
    # Neither the package nor the record of the run remembers the warning.
    assert run("generate", *BASE).stderr == ""
    back = run("generate", *BASE, *more)
    assert f"options: {said} was not given" in back.stderr


CHANGES: Final = (
    ((), ("--loading", "lazy"), "--loading was eager and is lazy"),
    (("--loading", "lazy"), ("--loading", "eager"), "--loading was lazy and is eager"),
    (("--release", "2.9"), ("--release", "2.8"), "--release was 2.9 and is 2.8"),
    (
        ("--select", "lists/some.yaml"),
        ("--select", "my kernels.yaml"),
        "--select was lists/some.yaml and is my kernels.yaml",
    ),
    ((), ("--kernels", "shop"), "--kernels was runtime.native and is shop"),
)


@pytest.mark.parametrize(("before", "after", "said"), CHANGES)
def test_an_option_with_another_value(
    files: Path, before: tuple[str, ...], after: tuple[str, ...], said: str
) -> None:
    run("generate", *BASE, *before)
    result = run("check", *BASE, *after)
    assert result.exit_code == 1
    assert f"BW901 out was written with other options: {said}\n" in result.stderr


SAME: Final = (
    ((), ("--loading", "eager")),
    (("--loading", "lazy"), ()),
    ((), ("--loading", "auto")),
    ((), ("--kernels", "runtime.native")),
    (("--tags", "lists/tags.yaml"), ("--tags", "lists/../lists/tags.yaml")),
)


@pytest.mark.parametrize(("before", "after"), SAME)
def test_what_comes_to_the_same(
    files: Path, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    run("generate", *BASE, *before)
    result = run("check", *BASE, *after)
    assert (result.exit_code, result.stderr) == (0, "")


def test_what_the_options_of_a_run_do_not_change(files: Path) -> None:
    """How it is made and what is shown is not recorded."""
    run("generate", *BASE)
    before = (files / "out" / MANIFEST).read_bytes()
    run("generate", *BASE, "--jobs", "2", "--no-reuse", "--format", "json")
    assert (files / "out" / MANIFEST).read_bytes() == before


def test_check_compares_all_the_same_if_asked(files: Path) -> None:
    run("generate", *BASE, "--vendor-runtime")
    result = run("check", *BASE, "--ignore", "BW901")
    assert "MANIFEST: changed (option changed: --vendor-runtime)" in result.stdout
    assert "_runtime/ops.py: extra" in result.stdout


def test_for_programs(files: Path) -> None:
    run("generate", *BASE, "--vendor-runtime")
    result = run("check", *BASE, "--format", "json")
    (found,) = json.loads(result.stdout)
    assert (found["code"], found["severity"], found["line"]) == ("BW901", "error", 6)
    result = run("generate", *BASE, "--format", "json")
    (found,) = json.loads(result.stdout)
    assert (found["code"], found["severity"]) == ("BW901", "warning")
    assert run("generate", *BASE, "--format", "json").stdout == "[]\n"


def test_the_page_quotes_the_message(files: Path) -> None:
    page = (ROOT / "docs" / "build-systems.md").read_text()
    run("generate", *BASE, "--vendor-runtime")
    options = ["check", "--schema", "ops.yaml", "--out", "out"]
    result = CliRunner().invoke(main, options, prog_name="python -m codegen")
    quoted = "".join(f"  {line}\n" for line in result.stderr.splitlines())
    assert f"  ```\n{quoted}  ```\n" in page


# ---- what is recorded ----


def test_the_record_is_the_same_everywhere(
    files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From another folder, by absolute names; and what lies elsewhere has a name only."""
    outside = files / "lists" / "tags.yaml"
    more = ("--select", "lists/some.yaml", "--tags", str(outside))
    run("generate", *BASE, *more)
    expected = {
        "--kernels": ("runtime.native",),
        "--loading": ("eager",),
        "--missing-kernels": ("stub",),
        "--schema": ("ops.yaml",),
        "--select": ("lists/some.yaml",),
        "--tags": ("lists/tags.yaml",),
        "command": ("generate",),
    }
    assert options_of(files / "out") == expected
    text = (files / "out" / MANIFEST).read_text()
    assert str(files) not in text
    monkeypatch.chdir(files / "lists")
    result = run(
        "generate",
        *("--schema", "../ops.yaml", "--out", "../out", "--missing-kernels", "stub"),
        *("--select", str(files / "lists" / "some.yaml"), "--tags", "tags.yaml"),
    )
    assert result.stderr == ""
    assert (files / "out" / MANIFEST).read_text() == text
    run("generate", *BASE, "--out", "deep/out", "--schema", "../ops.yaml")
    assert options_of(files / "lists" / "deep" / "out")["--schema"] == (".../ops.yaml",)


@pytest.mark.parametrize(
    ("manifest", "is_said"),
    [
        (str(Manifest({}, {}, {"--schema": ("other.yaml",)})), True),
        (str(Manifest({}, {})), False),  # Of a version that recorded none.
        ("<<<<<<< ours\n", False),
        ("", False),
        (None, False),
    ],
)
def test_manifests(tmp_path: Path, manifest: str | None, is_said: bool) -> None:
    if manifest is not None:
        (tmp_path / MANIFEST).write_text(manifest)
    choice = of_paths([tmp_path / "ops.yaml"], tmp_path / "out")
    assert choice is not None
    found = Collector()
    report_others(Run("generate", {"--schema": choice}, tmp_path), found)
    assert bool(len(found)) is is_said


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (of_words("a", None, "b\nc"), Choice(("a", "b?c"), ("a", "b\nc"))),
        (of_words(None), None),
        (of_paths([None], Path("out")), None),
        (of_paths([Path(" x.yaml")], Path("out")), Choice(("?x.yaml?",), (" x.yaml",))),
        (
            of_paths([Path("/x/y.yaml")], Path("out")),
            Choice((".../y.yaml",), ("/x/y.yaml",)),
        ),
    ],
)
def test_words(choice: Choice | None, expected: Choice | None) -> None:
    assert choice == expected


# ---- packages of backends ----

STUBS: Final = ("--backend", "own.yaml", "--schema", "ops.yaml")


@pytest.fixture
def backend(files: Path) -> Path:
    (files / "own.yaml").write_text(
        "backend: PrivateUse1\ncpp_namespace: own\nsupported:\n- f\n"
    )
    return files


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--privateuse1", "npu"), "--privateuse1 npu is not given now"),
        (("--kernels", "shop"), "--kernels shop is not given now"),
        (("--metas", "shop"), "--metas was shop and is runtime.native"),
        (("--tags", "lists/tags.yaml"), "--tags lists/tags.yaml is not given now"),
    ],
)
def test_stubs_with_other_options(
    backend: Path, more: tuple[str, ...], said: str
) -> None:
    assert run("stubs", *STUBS, *more).stderr == ""
    before = (backend / "own" / MANIFEST).read_bytes()
    stopped = run("stubs", *STUBS, "--error", "BW901")
    assert stopped.exit_code == 1
    assert f"BW901 own was written with other options: {said}\n" in stopped.stderr
    assert (backend / "own" / MANIFEST).read_bytes() == before
    hint = stopped.stderr.split("`")[1]
    assert run(*shlex.split(hint)[1:]).stderr == ""
    assert (backend / "own" / MANIFEST).read_bytes() == before
    warned = run("stubs", *STUBS)
    assert warned.exit_code == 0
    assert f": warning: BW901 own was written with other options: {said}" in (
        warned.stderr
    )
    assert run("stubs", *STUBS).stderr == ""


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        (
            ("stubs", *STUBS, "--out", "out"),
            ("generate", *BASE),
            "out is a package of `stubs`, not of `generate`",
        ),
        (
            ("stubs", *STUBS, "--out", "out"),
            ("check", *BASE),
            "out is a package of `stubs`, not of `generate`",
        ),
        (
            ("generate", *BASE),
            ("stubs", *STUBS, "--out", "out"),
            "out is a package of `generate`, not of `stubs`",
        ),
    ],
)
def test_the_package_of_another_command(
    backend: Path, first: tuple[str, ...], second: tuple[str, ...], said: str
) -> None:
    assert run(*first).exit_code == 0
    before = {p: p.read_bytes() for p in (backend / "out").rglob("*") if p.is_file()}
    result = run(*second)
    assert result.exit_code == 1
    assert f"BW902 {said}\n" in result.stderr
    after = {p: p.read_bytes() for p in (backend / "out").rglob("*") if p.is_file()}
    assert after == before
    assert os.listdir(backend / "out")


# ---- from other folders, and by other names ----


def test_a_link_to_the_schema_file(files: Path, tmp_path: Path) -> None:
    """The package is that of the file, by whatever name it is reached."""
    assert run("generate", *BASE).exit_code == 0
    (files / "lists" / "link.yaml").symlink_to(files / "ops.yaml")
    same = ("--schema", "lists/link.yaml", *BASE[2:], "--tags", "tags.yaml")
    if not (files / "tags.yaml").exists():
        (files / "lists" / "tags.yaml").unlink()
        same = same[:-2]
    result = run("check", *same)
    assert (result.exit_code, result.stderr) == (0, "")


def test_a_command_that_works_from_here(
    files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Modules are found from the current folder: the line goes where they are."""
    options = ("--schema", "ops.yaml", "--kernels", "shop", "--missing-kernels", "stub")
    assert run("generate", *options, "--out", "out").exit_code == 0
    monkeypatch.chdir(files / "lists")
    result = run("check", "--schema", "../ops.yaml", "--out", "../out")
    compare, write = result.stderr.split("`")[1::2]
    folder, _, command = compare.partition(" && ")
    assert folder == "cd .."
    assert write == "codegen generate --out ../out --schema ../ops.yaml"
    monkeypatch.chdir(files)
    assert "is up to date" in run(*shlex.split(command)[1:]).stdout


def test_no_command_that_does_not_work(
    files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one with a schema file that is not there, nor one with kernels that are not."""
    options = ("--kernels", "shop", *BASE)
    assert run("generate", *options).exit_code == 0
    result = run("check", "--out", "out")
    assert "compare it as it was written" in result.stderr
    assert "write it anew" not in result.stderr
    (files / "shop" / "f.py").unlink()
    (files / "shop").rmdir()
    result = run("check", "--out", "out")
    assert "BW901" in result.stderr
    assert "`" not in result.stderr


# ---- the package of another schema file ----


def test_another_package_is_written_over_only_where_it_is_named(files: Path) -> None:
    """The folder that is taken if none is named may hold what is not to be lost."""
    stub = ("--missing-kernels", "stub")
    (files / "own.yaml").write_text("- func: mine(Tensor self) -> Tensor\n")
    assert run("generate", "--schema", "ops.yaml", *stub).exit_code == 0
    before = {path: path.read_bytes() for path in (files / "generated").rglob("*.py")}
    result = run("generate", "--schema", "own.yaml", *stub)
    assert result.exit_code == 1
    assert "BW907 generated is the package of ops.yaml" in result.stderr
    assert {path: path.read_bytes() for path in before} == before
    (line,) = result.stderr.split("`")[1::2]
    compared = run("check", "--schema", "own.yaml", *stub)
    assert "BW901 generated was written with other options" in compared.stderr
    assert run(*shlex.split(line)[1:]).exit_code == 0
    assert "mine" in (files / "generated" / "functions.py").read_text()
