"""What kernels import and call decides what is generated: whatever of it changes is noticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.inputs import KIND, NAMES, Looked, files_of, states_of

OPERATORS: Final = """\
- func: shop::one(Tensor self) -> Tensor
  dispatch:
    CPU: one
- func: shop::two(Tensor self) -> Tensor
  dispatch:
    CPU: two
"""
PLAIN: Final = "def assist(x):\n    return x\n"
CALLING: Final = (
    "from runtime.ops import ops\n"
    "def assist(x):\n    return ops.shop.two.default(x)\n"
)
AT_THE_TOP: Final = (
    "from ..helpers import assist\ndef one(self):\n    return assist(self)"
)
INSIDE: Final = (
    "def one(self):\n    from ..helpers import assist\n    return assist(self)"
)


def run(*options: str) -> Result:
    arguments = ("--schema", "ops.yaml", "--out", "out", "--kernels", "shop.kernels")
    return CliRunner().invoke(main, ["generate", *arguments, *options])


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def shop(project: Path, one: str, files: dict[str, str]) -> None:
    """A project whose kernel for shop::one is in a module of this text."""
    packages = {"shop/__init__.py": "", "shop/kernels/__init__.py": ""}
    kernels = {"shop/kernels/one.py": f"{one}\ndef two(self):\n    return self\n"}
    write(project, {"ops.yaml": OPERATORS, **packages, **kernels, **files})


# ---- what kernels call ----


@pytest.mark.parametrize(
    ("one", "files", "edited"),
    [
        (INSIDE, {"shop/helpers.py": PLAIN}, {"shop/helpers.py": CALLING}),
        (AT_THE_TOP, {"shop/helpers.py": PLAIN}, {"shop/helpers.py": CALLING}),
        (
            AT_THE_TOP,
            {"shop/helpers.py": "from .more import assist\n", "shop/more.py": PLAIN},
            {"shop/more.py": CALLING},
        ),
        (
            "def one(self):\n    from .. import helpers\n    return helpers.assist(self)",
            {"shop/helpers.py": PLAIN},
            {"shop/helpers.py": CALLING},
        ),
        (INSIDE, {"shop/helpers.py": "def (:"}, {"shop/helpers.py": CALLING}),
        (INSIDE, {}, {"shop/helpers.py": CALLING}),
        (
            INSIDE,
            {"shop/helpers.py": "from .more import assist\n"},
            {"shop/more.py": CALLING},
        ),
        (
            INSIDE.replace("..helpers", "shop.helpers"),
            {"other/helpers.py": PLAIN},
            {"shop/helpers.py": CALLING},
        ),
        (
            AT_THE_TOP,
            {"shop/helpers/__init__.py": PLAIN},
            {"shop/helpers/__init__.py": CALLING},
        ),
        (
            AT_THE_TOP,
            {"shop/helpers/__init__.py": PLAIN, "shop/helpers/more.py": PLAIN},
            {"shop/helpers/__init__.py": "from .more import assist\n"}
            | {"shop/helpers/more.py": CALLING},
        ),
        (
            AT_THE_TOP,
            {"shop/helpers.py": PLAIN},
            {"shop/helpers/__init__.py": CALLING},
        ),
    ],
    ids=(
        "in a function",
        "at the top",
        "through two modules",
        "of a module",
        "no Python before",
        "not there before",
        "not there before, through two",
        "by the whole name",
        "in a package",
        "in a module of a package",
        "in a package that comes before the module",
    ),
)
def test_an_edit_of_what_selected_kernels_call_is_noticed(
    project: Path, one: str, files: dict[str, str], edited: dict[str, str]
) -> None:
    shop(project, one, files)
    (project / "sel.yaml").write_text("operators:\n  shop::one: {}\n")
    options = ("--select", "sel.yaml")
    assert run(*options).stdout.startswith("1 operator;")
    assert "0 files written" in run(*options).stdout
    write(project, edited)
    again = run(*options)
    assert again.stdout.startswith("2 operators, 1 of them called by others;")
    assert ", 0 removed" in run(*options, "--no-reuse").stdout
    assert "0 files written" in run(*options).stdout
    assert run(*options, "--depfile", "out.d").exit_code == 0
    deps = run(*options, "--print-deps").stdout.splitlines()
    hidden = {name.replace("/__init__.py", ".py") for name in edited} - {*edited}
    for name in {*files, *edited} - {"other/helpers.py", *hidden}:
        assert str(project / name) in deps
        assert f"{project / name}:" in (project / "out.d").read_text()


@pytest.mark.parametrize(
    ("name", "real"),
    [
        ("ops.yaml", "shops.yaml"),
        ("ops.yaml", "schemas/ops.yaml"),
        ("sel.yaml", "selected.yaml"),
        ("shop/kernels/one.py", "shop/kernels_of_one/one.py"),
    ],
)
def test_a_file_that_becomes_a_link_is_noticed(
    project: Path, name: str, real: str
) -> None:
    """A package names the files that it is made from by where they are in the end."""
    shop(project, "def one(self):\n    return self", {})
    (project / "sel.yaml").write_text("operators:\n  shop::one: {}\n")
    options = ("--select", "sel.yaml")
    assert run(*options).exit_code == 0
    (project / real).parent.mkdir(exist_ok=True)
    (project / name).rename(project / real)
    (project / name).symlink_to(project / real)
    assert run(*options).exit_code == 0
    assert "0 files written, 0 removed" in run(*options, "--no-reuse").stdout
    assert "0 files written, 0 removed" in run(*options).stdout


def test_what_is_printed_is_what_a_run_depends_on(project: Path) -> None:
    shop(project, AT_THE_TOP, {"shop/helpers.py": PLAIN})
    deps = run("--print-deps").stdout.splitlines()
    assert not (project / "out").exists()
    run("--depfile", "out.d")
    rules = (project / "out.d").read_text().splitlines()
    # Without names of the generator itself: other tests may have imported more of it.
    own = [name for name in deps if name.startswith(str(project))]
    assert own == [n[:-1] for n in rules if n[-1] == ":" and f"{project}/" in n]
    assert str(project / "shop" / "helpers.py") in own


# ---- what kernels import ----


class Case(NamedTuple):
    """An import that can be made, and what makes it one that can't."""

    statement: str
    files: dict[str, str]
    change: Callable[[Path], object]
    in_package: bool = True


def _unlink(name: str) -> Callable[[Path], object]:
    return lambda project: (project / name).unlink()


def _touch(name: str) -> Callable[[Path], object]:
    return lambda project: write(project, {name: ""})


CASES: Final = {
    "a module goes": Case(
        "from .. import helpers", {"shop/helpers.py": ""}, _unlink("shop/helpers.py")
    ),
    "a module of a whole name goes": Case(
        "import shop.helpers", {"shop/helpers.py": ""}, _unlink("shop/helpers.py")
    ),
    "a name goes": Case(
        "from ..helpers import X",
        {"shop/helpers.py": "X = 1\n"},
        _touch("shop/helpers.py"),
    ),
    "a folder becomes a package": Case(
        "from shop.helpers import Y",
        {"shop/helpers.py": "X = 1\n"},
        _touch("shop/__init__.py"),
        in_package=False,
    ),
    "a folder without modules goes": Case(
        "from . import sub",
        {"shop/kernels/sub/notes.txt": ""},
        lambda project: (project / "shop/kernels/sub").rename(project / "sub"),
    ),
    "a compiled module goes": Case(
        "from . import fast",
        {"shop/kernels/fast.so": ""},
        _unlink("shop/kernels/fast.so"),
    ),
    "a package hides a module": Case(
        "from ..helpers import X",
        {"shop/helpers.py": "X = 1\n"},
        _touch("shop/helpers/__init__.py"),
    ),
    "a module hides a folder": Case(
        "from ..helpers import deep",
        {"shop/helpers/deep/notes.txt": ""},
        _touch("shop/helpers.py"),
    ),
    "a module hides a compiled one": Case(
        "from ..fast import quick", {"shop/fast.abi3.so": ""}, _touch("shop/fast.py")
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_an_import_finds_is_noticed(project: Path, case: Case) -> None:
    shop(project, f"{case.statement}\ndef one(self):\n    return self", case.files)
    if not case.in_package:
        (project / "shop" / "__init__.py").unlink()
    first = run()
    assert first.exit_code == 0, first.output
    assert "0 files written" in run().stdout
    case.change(project)
    again, anew = run(), run("--no-reuse")
    assert "BW516" in anew.stderr
    assert (again.exit_code, again.stderr) == (anew.exit_code, anew.stderr)


def test_what_lies_beside_is_not_read(project: Path) -> None:
    """Only which names there are counts: folders that packages are put into may be large."""
    files = {"shop/fast.so": "", "shop/other.py": "x = 1\n", "shop/big.bin": ""}
    shop(project, "from .. import fast\ndef one(self):\n    return self", files)
    assert run().exit_code == 0
    write(project, {"shop/fast.so": "1", "shop/other.py": "x = 2\n", "shop/new.py": ""})
    assert "0 files written" in run().stdout


def test_looking(tmp_path: Path) -> None:
    """What was seen is an input, and its state another once it is another thing."""
    write(tmp_path, {"a.py": "a", "b/c.py": "c", "b/c.so": ""})
    looked = Looked()
    assert looked.is_file(tmp_path / "a.py")
    assert not looked.is_file(tmp_path / "b")
    assert looked.is_dir(tmp_path / "b")
    assert not looked.is_dir(tmp_path / "none")
    assert looked.has_names(tmp_path / "b", "c.*")
    assert not looked.has_names(tmp_path / "none", "*")
    assert looked.read(tmp_path / "a.py") == b"a"
    with pytest.raises(FileNotFoundError):
        looked.read(tmp_path / "none.py")
    states = looked.states
    assert (str(tmp_path / "a.py"), KIND) not in states
    assert dict(states_of(states)) == states
    found = {path.name for place in states for path in files_of(place)}
    assert found == {"a.py", "c.py", "c.so"}
    (tmp_path / "a.py").unlink()
    (tmp_path / "none").mkdir()
    (tmp_path / "b" / "c.so").rename(tmp_path / "none.py")
    changed = {place for place, state in states_of(states) if state != states[place]}
    assert {*states} - changed == {
        (str(tmp_path / "b"), KIND),
        (str(tmp_path / "none"), f"{NAMES}*"),
    }
