"""Names that no package is written under, since programs could not import it."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.package_names import why_unusable

GENERATE: Final = ("generate", "--schema", "ops.yaml", "--missing-kernels", "stub")
STUBS: Final = ("stubs", "--backend", "own.yaml", "--schema", "ops.yaml")
BACKEND: Final = "backend: PrivateUse1\ncpp_namespace: own\nsupported: []\n"

REFUSED: Final = {
    "class": "'class' cannot be the name of a package",
    "a-b": "'a-b' cannot be the name of a package",
    "deep/1st": "'1st' cannot be the name of a package",
    "__main__": "'__main__' cannot be the name of a package",
    "\ufb01le": "'\ufb01le' cannot be the name of a package",
    "shop.ops": "'shop.ops' cannot be the name of a package",
    "json": "'json' is a module of Python, which the package would hide",
    "deep/sys": "'sys' is a module of Python, which the package would hide",
    "runtime": "'runtime' is a package of Boxwood, which the package would hide",
    "codegen": "'codegen' is a package of Boxwood, which the package would hide",
    "numpy": "'numpy' is installed, in ",
    "yaml": "'yaml' is installed, in ",
}


@pytest.fixture
def project(project: Path) -> Path:
    (project / "own.yaml").write_text(BACKEND)
    return project


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.mark.parametrize(
    "command", [GENERATE, (*GENERATE, "--dry-run"), STUBS], ids=lambda each: each[0]
)
@pytest.mark.parametrize(("out", "message"), REFUSED.items())
def test_refused(
    project: Path, command: tuple[str, ...], out: str, message: str
) -> None:
    result = run(*command, "--out", out)
    assert (result.exit_code, f"Error: --out: {message}" in result.stderr) == (2, True)
    assert not (project / out).exists()


@pytest.mark.parametrize(
    "out", ["out", "numpy_ops", "deep/ops", "inside/json", "_numpy"]
)
@pytest.mark.parametrize("command", [GENERATE, STUBS], ids=lambda each: each[0])
def test_written(project: Path, command: tuple[str, ...], out: str) -> None:
    (project / "inside").mkdir()
    (project / "inside" / "__init__.py").write_text("")
    assert run(*command, "--out", out).exit_code == 0
    assert (project / out / "MANIFEST").exists()


def test_a_backend_file_gives_its_name(project: Path) -> None:
    (project / "own.yaml").rename(project / "class.yaml")
    result = run("stubs", "--backend", "class.yaml", "--schema", "ops.yaml")
    assert "'class' cannot be the name of a package" in result.stderr


@pytest.mark.parametrize(
    ("is_generated", "is_linked"), [(True, False), (False, True), (False, False)]
)
def test_what_is_installed_may_be_the_package_itself(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_generated: bool,
    is_linked: bool,
) -> None:
    here, there = tmp_path / "here" / "shop", tmp_path / "there" / "shop"
    for folder in (here, there):
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("")
    (there / "other").mkdir()
    if is_generated:
        (there / "MANIFEST").write_text("")
    if is_linked:
        (here / "__init__.py").unlink()
        here.rmdir()
        here.symlink_to(there, target_is_directory=True)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(there.parent))
    assert (why_unusable(here) is None) == (is_generated or is_linked)
    assert why_unusable(there) is None
