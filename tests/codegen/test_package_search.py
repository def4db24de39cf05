"""A package of kernels that is not found: the message says where it was looked for, and why."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from codegen.cli import main
from codegen.package_search import not_found

FILES = (
    "shop/__init__.py",
    "shop/kernels/prices.py",
    "shop/rates.py",
    "src/market/kernels/prices.py",
    "single.py",
    "empty/readme.txt",
)
LOOKED = "in ., elsewhere"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "elsewhere" / "other" / "kernels").mkdir(parents=True)
    (tmp_path / "elsewhere" / "other" / "kernels" / "a.py").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "codegen.package_search.search_roots", lambda: ("", "elsewhere")
    )
    return tmp_path


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("nothing", f"no folder nothing {LOOKED}"),
        ("a.b.c", f"no folder a/b/c {LOOKED}"),
        (
            "market.kernels",
            f"no folder market/kernels {LOOKED}\n"
            "there is src/market/kernels: set PYTHONPATH=src, as for running it",
        ),
        (
            "market",
            f"no folder market {LOOKED}\nthere is src/market: set PYTHONPATH=src, *",
        ),
        (
            "shop.kernel",
            f"no folder shop/kernel {LOOKED}\nin shop: did you mean 'kernels'?",
        ),
        ("shp.kernels", f"no folder shp/kernels {LOOKED}\nin .: did you mean 'shop'?"),
        (
            "other.kernls",
            f"no folder other/kernls {LOOKED}\nin elsewhere/other: did you mean 'kernels'?",
        ),
        ("shop.kernels.more", f"no folder shop/kernels/more {LOOKED}"),
        ("emty", f"no folder emty {LOOKED}"),
        (
            "shop.rates",
            f"no folder shop/rates {LOOKED}\nshop/rates.py is a module: put it into a"
            " folder, which is the package, and give the folder",
        ),
        ("single.py", f"no folder single {LOOKED}\nsingle.py is a module: *"),
        ("shop/kernels", "packages are named with dots, 'shop.kernels'"),
        ("./shop/kernels/", "packages are named with dots, 'shop.kernels'"),
        ("shop-kernels", "that is no dotted name"),
        ("", "that is no dotted name"),
        ("class.kernels", "that is no dotted name"),
    ],
)
def test_what_is_said(name: str, expected: str, project: Path) -> None:
    text = not_found(name)
    start, star, _ = expected.partition("*")
    assert text.startswith(f"there is no package {name!r}: {start}")
    assert star or text == f"there is no package {name!r}: {expected}"


def test_folders_of_python_itself_are_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = not_found("nothing_like_it")
    assert "lib-dynload" not in text
    assert any(path.endswith("lib-dynload") for path in sys.path)
    assert text.startswith("there is no package 'nothing_like_it': no folder ")
    assert str(Path(__file__).parents[2]) in text


@pytest.mark.parametrize("command", ["generate", "check"])
def test_commands_say_so(command: str, project: Path) -> None:
    result = CliRunner().invoke(main, [command, "--kernels", "shop.kernel"])
    assert result.exit_code == 2
    assert "--kernels: there is no package 'shop.kernel': no folder" in result.output
    assert "in shop: did you mean 'kernels'?" in result.output
