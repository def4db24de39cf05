"""Files in each other's place: what they are is seen in them, and said once."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from codegen.backends.sections import SECTIONS
from codegen.cli import main
from codegen.diagnostics import Collector
from codegen.parse.compose import compose
from codegen.parse.kinds import (
    BACKEND_SIGNS,
    KINDS,
    SELECTION_SIGNS,
    FileKind,
    compose_as,
    kind_of_file,
)
from codegen.select import parse as selections
from codegen.source import SourceFile

SCHEMA = """\
- func: f(Tensor self) -> Tensor
  dispatch:
    CPU: f
"""
BACKEND = "backend: XLA\ncpp_namespace: x\nsupported:\n- f\n"
TEXTS: dict[str, tuple[FileKind, str]] = {
    "entries": (FileKind.schema, SCHEMA),
    "entries of ExecuTorch": (FileKind.schema, "- op: add.out\n  kernels: []\n"),
    "sections": (
        FileKind.schema,
        "official:\n- func: f(Tensor self) -> Tensor\n",
    ),
    "tags": (FileKind.tags, "- tag: core\n  desc: of the core\n"),
    "backend": (FileKind.backend, BACKEND),
    "backend without its name": (FileKind.backend, "supported:\n- f\n"),
    "mapping": (FileKind.selection, "operators:\n  aten::f: {}\n"),
    "everything": (FileKind.selection, "include_all_operators: True\n"),
    "names": (FileKind.selection, "- aten::f\n- aten::add.out\n"),
    "lines": (FileKind.selection, "aten::f\naten::add.out\n"),
    "derivatives": (
        FileKind.derivatives,
        "- name: f(Tensor self, Tensor other) -> Tensor\n"
        "  self, other: backward(grad)\n",
    ),
    "derivatives of results": (
        FileKind.derivatives,
        "- name: f(Tensor self) -> Tensor\n  result: auto_linear\n",
    ),
    "table": (FileKind.settings, '# ours\n[tool.boxwood]\nrelease = "2.1"\n'),
    "settings": (FileKind.settings, 'release = "2.1"\n'),
}
# Of no kind for sure: what is wrong in them is said by whoever reads them.
NOTHING_SURE = [
    "",
    "# only a comment\n",
    "5\n",
    "a: 1\n",
    "- f\n",
    "- f(Tensor self) -> Tensor\n",
    "- [f]\n",
    "func: f(Tensor self) -> Tensor\n",
    "- fnuc: f(Tensor self) -> Tensor\n",
    # An entry with the wrong field for its schema.
    "- name: f(Tensor self) -> Tensor\n  variants: method\n",
    # Most items have no sign.
    "- aten::f\n- f\n- g\n",
    "[f]\n",
]
EXPECTED = [FileKind.schema, FileKind.tags, FileKind.backend, FileKind.selection]


def _codes(text: str, expected: FileKind) -> list[str]:
    found = Collector()
    compose_as(expected, SourceFile("f.yaml", text), found)
    return [each.code for each in found]


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("expected", EXPECTED)
def test_a_file_is_reported_where_another_is_expected(
    name: str, expected: FileKind
) -> None:
    kind, text = TEXTS[name]
    assert _codes(text, expected) == ([] if kind is expected else ["BW016"])


@pytest.mark.parametrize(("text", "expected"), [*product(NOTHING_SURE, EXPECTED)])
def test_what_is_not_sure_is_left_to_the_reader(text: str, expected: FileKind) -> None:
    assert _codes(text, expected) == []


@pytest.mark.parametrize("name", TEXTS)
def test_kind_of_a_file(name: str, tmp_path: Path) -> None:
    kind, text = TEXTS[name]
    path = tmp_path / "file"
    path.write_text(text)
    assert kind_of_file(path) is kind


def test_no_kind_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert kind_of_file(tmp_path / "nothing.yaml") is None


@pytest.mark.parametrize(
    "text",
    [
        SCHEMA + "- tag: core\n",
        "- tag: core\n" + SCHEMA,
        "- aten::f\n" + SCHEMA,
    ],
)
def test_a_file_with_one_wrong_entry_is_read(text: str) -> None:
    assert _codes(text, FileKind.schema) == []


def test_a_backend_with_operators_of_its_own_is_both() -> None:
    text = BACKEND + "custom:\n- func: g(Tensor self) -> Tensor\n"
    assert _codes(text, FileKind.backend) == []
    assert _codes(text, FileKind.schema) == []
    assert _codes(text, FileKind.tags) == []


def test_what_cannot_be_read_is_reported_as_before() -> None:
    found = Collector()
    compose(SourceFile("f.yaml", "- func: 'f\n"), found)
    assert _codes("- func: 'f\n", FileKind.tags) == [each.code for each in found]


def test_signs_are_names_of_the_formats() -> None:
    assert set(SECTIONS) >= BACKEND_SIGNS
    assert set(selections._FIELDS) - {"debug_info"} == SELECTION_SIGNS


# ---- the commands ----

FILES = {
    "ops.yaml": SCHEMA,
    "marks.yaml": TEXTS["tags"][1],
    "backend.yaml": BACKEND,
    "select.yaml": TEXTS["mapping"][1],
    "names.yaml": TEXTS["names"][1],
    "formulas.yaml": TEXTS["derivatives"][1],
    "settings.toml": TEXTS["table"][1],
}
KIND_OF = {
    "ops.yaml": FileKind.schema,
    "marks.yaml": FileKind.tags,
    "backend.yaml": FileKind.backend,
    "select.yaml": FileKind.selection,
    "names.yaml": FileKind.selection,
    "formulas.yaml": FileKind.derivatives,
    "settings.toml": FileKind.settings,
}
# The command with a place for a file, what is expected there, and the exit code.
PLACES: dict[str, tuple[tuple[str, ...], FileKind, int]] = {
    "generate --schema": (("generate", "--schema", "{}"), FileKind.schema, 1),
    "generate --tags": (
        ("generate", "--schema", "ops.yaml", "--tags", "{}"),
        FileKind.tags,
        1,
    ),
    "generate --select": (
        ("generate", "--schema", "ops.yaml", "--kernels", "own", "--select", "{}"),
        FileKind.selection,
        1,
    ),
    "check --schema": (("check", "--schema", "{}"), FileKind.schema, 1),
    "validate": (("validate", "{}"), FileKind.schema, 1),
    "validate --tags": (
        ("validate", "ops.yaml", "--tags", "{}"),
        FileKind.tags,
        1,
    ),
    "explain --schema": (("explain", "f", "--schema", "{}"), FileKind.schema, 1),
    "diff OLD": (("diff", "{}", "ops.yaml"), FileKind.schema, 4),
    "diff NEW": (("diff", "ops.yaml", "{}"), FileKind.schema, 4),
    "stubs --backend": (
        ("stubs", "--schema", "ops.yaml", "--backend", "{}"),
        FileKind.backend,
        1,
    ),
    "stubs --schema": (
        ("stubs", "--backend", "backend.yaml", "--schema", "{}"),
        FileKind.schema,
        1,
    ),
    "reference --schema": (("reference", "--schema", "{}"), FileKind.schema, 1),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "kernels.py").write_text("def f(self):\n    return self\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _run(*words: str) -> Result:
    result = CliRunner().invoke(main, words, prog_name="codegen")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


WRONG = [
    (place, name)
    for place, name in product(PLACES, FILES)
    if PLACES[place][1] is not KIND_OF[name]
]


@pytest.mark.parametrize(("place", "name"), WRONG)
def test_every_command_says_what_it_was_given(
    folder: Path, place: str, name: str
) -> None:
    words, expected, exit_code = PLACES[place]
    result = _run(*(word.format(name) for word in words))
    assert result.exit_code == exit_code
    kind = KINDS[KIND_OF[name]]
    first, *rest = result.output.splitlines()
    assert first == (
        f"{name}:1:1: BW016 this looks like {kind.name}, and what is expected here is"
        f" {KINDS[expected].name}"
    )
    assert f"  hint: {kind.advice}" in rest
    # Nothing else is said about it.
    assert not any(": BW" in line for line in rest)
    assert not (folder / "generated").exists()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("generate", "--schema", "ops.yaml", "--backends", "CPU,{}"), "dispatch keys"),
        (("explain", "--schema", "ops.yaml", "{}"), "name of an operator"),
    ],
)
def test_a_file_in_the_place_of_a_name(
    folder: Path, name: str, words: tuple[str, ...], what: str
) -> None:
    result = _run(*(word.format(name) for word in words))
    kind = KINDS[KIND_OF[name]]
    assert result.exit_code == 2
    assert what in result.output
    shown = f"'{name}' is a file, and looks like {kind.name}: {kind.advice}"
    assert shown in " ".join(result.output.split())


def test_a_name_that_a_file_has_too_is_the_name(folder: Path) -> None:
    for name in ("f", "CPU"):
        (folder / name).write_text(BACKEND)
    options = ("--schema", "ops.yaml")
    assert _run("explain", "f", *options).exit_code == 0
    package = ("--kernels", "own", "--out", "out", "--backends", "CPU")
    assert _run("generate", *options, *package).exit_code == 0


def test_the_full_list_of_the_settings(folder: Path) -> None:
    (folder / "boxwood.toml").write_text('full-list = "backend.yaml"\n')
    (folder / "few.yaml").write_text("- op: f\n")
    result = _run("validate", "--format", "json", "few.yaml")
    found = json.loads(result.stdout)
    assert [(each["file"], each["code"]) for each in found] == [
        ("backend.yaml", "BW016"),
        ("few.yaml", "BW270"),
    ]


# Words after a command, and what is said of them.
GIVEN = [
    ("generate ops.yaml", "'ops.yaml'; write --schema ops.yaml"),
    ("check ops.yaml", "write --schema ops.yaml"),
    ("generate missing.yaml", "write --schema missing.yaml"),
    ("generate marks.yaml", "write --tags marks.yaml"),
    ("generate select.yaml", "write --select select.yaml"),
    ("generate backend.yaml", "is a file, and looks like the file of a backend"),
    ("stubs --backend backend.yaml ops.yaml", "write --schema ops.yaml"),
    ("stubs backend.yaml", "write --backend backend.yaml"),
    ("explain f backend.yaml", "write --backend backend.yaml"),
    ("explain f g", "unexpected argument 'g'\n"),
    ("generate f g", "unexpected arguments 'f' 'g'\n"),
    ("reference ops.yaml", "write --schema ops.yaml"),
]


@pytest.mark.parametrize(("words", "said"), GIVEN)
def test_files_that_options_take(folder: Path, words: str, said: str) -> None:
    result = _run(*words.split())
    assert (result.exit_code, said in result.output) == (2, True), result.output
