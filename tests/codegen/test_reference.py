"""The pages that are made from tables: up to date, complete, and true."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft7Validator

from codegen.cli import main
from codegen.codes import CODES, Severity
from codegen.diagnostic_examples import Example, read_examples, run_example
from codegen.emit.environment import environment
from codegen.emitter_reference import CLASSES
from codegen.load import load
from codegen.model.functions import NativeFunction
from codegen.parse.fields import FIELDS
from codegen.reference import JSON_SCHEMA, PAGES
from runtime.keys import ALIAS_KEYS

ROOT: Final = Path(__file__).resolve().parents[2]
EXAMPLES: Final = read_examples()

# A broken template is no mistake in an input.
NO_EXAMPLE: Final = {"BW508"}


@pytest.mark.parametrize("name", PAGES)
def test_page_is_up_to_date(name: str) -> None:
    """If not: make reference."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == PAGES[name]()


def test_every_code_has_an_example() -> None:
    """If not: add one to codegen/examples."""
    assert set(CODES) - set(EXAMPLES) == NO_EXAMPLE
    assert set(EXAMPLES) <= set(CODES)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=lambda e: e.code)
def test_example_produces_its_code(example: Example) -> None:
    found = run_example(example)
    assert example.code in found.codes
    warning = CODES[example.code].severity is Severity.warning
    assert f"{'warning: ' if warning else ''}{example.code} " in found.text
    assert example.fix.endswith(".")


def test_examples_are_checked(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("[BW001]\nDo.\n=== f.yaml\n- a\n\n[BW002]\n")
    with pytest.raises(ValueError, match="BW002"):
        read_examples(tmp_path)
    (tmp_path / "a.txt").write_text("[BW001]\nDo.\n=== f.yaml\n- a\n\n[BW001]\nDo.\n")
    with pytest.raises(ValueError, match="BW001"):
        read_examples(tmp_path)
    (tmp_path / "a.txt").write_text(
        "[BW001 stub]\nDo.\n=== a (escaped)\n\\xff\\n\n=== b\n\\x\n"
    )
    (example,) = read_examples(tmp_path).values()
    assert example.files == (("a", b"\xff\n\n"), ("b", b"\\x\n"))
    assert (example.fix, example.stubs) == ("Do.", True)


def test_pages_name_everything() -> None:
    diagnostics = PAGES["diagnostics.md"]()
    assert all(f"### {code}\n" in diagnostics for code in CODES)
    fields = PAGES["native-functions-reference.md"]()
    assert all(f"### {field.name}\n" in fields for field in FIELDS)
    assert all(f"### {alias.name}\n" in fields for alias in ALIAS_KEYS)
    assert "`FuncTorchBatched`" in fields
    assert all(f.requires.endswith(".") and f.writes.endswith(".") for f in FIELDS)


def test_command(tmp_path: Path) -> None:
    def run(*options: str) -> tuple[int, str]:
        found = CliRunner().invoke(
            main, ["reference", "--out", str(tmp_path), *options]
        )
        return found.exit_code, found.output

    code, output = run("--check")
    assert code == 1
    assert output.count("out of date") == len(PAGES)
    assert list(tmp_path.iterdir()) == []
    code, output = run()
    assert code == 0
    assert output.count("written") == len(PAGES)
    assert run() == (0, "")
    assert run("--check") == (0, "")


# ---- the JSON Schema ----

SCHEMA: Final[Any] = json.loads(PAGES["native_functions.schema.json"]())
VALIDATOR: Final = Draft7Validator(SCHEMA)


def problems(text: str) -> list[str]:
    document = yaml.load(text, Loader=yaml.CSafeLoader)
    return [error.message for error in VALIDATOR.iter_errors(document)]


def test_the_schema_is_a_schema() -> None:
    Draft7Validator.check_schema(SCHEMA)


def test_our_operators_fit() -> None:
    text = (ROOT / "schemas" / "native_functions.yaml").read_text(encoding="utf-8")
    assert problems(text) == []


FITTING = [
    "",
    "- func: f(Tensor self) -> Tensor\n  tags: core\n  variants: function, method\n",
    "- func: n::f(Tensor self) -> Tensor\n  tags: [core]\n  structured: True\n",
    "- func: f() -> ()\n  dispatch:\n    CPU, CUDA: n::f\n    Meta: f\n",
    "- func: f() -> ()\n  ufunc_inner_loop: f (All)\n  device_check: NoCheck\n",
    "- func: f() -> ()\n  ufunc_inner_loop:\n    Generic: f (All)\n",
]


@pytest.mark.parametrize("text", FITTING)
def test_what_fits(text: str) -> None:
    assert problems(text) == []


# A file, and the field that is wrong in it.
UNFIT = [
    ("- variants: function\n", "func"),
    ("- func: f\n", "f"),
    ("- func: f() -> ()\n  varients: function\n", "varients"),
    ("- func: f() -> ()\n  variants: func\n", "func"),
    ("- func: f() -> ()\n  structured: 1\n", "1"),
    ("- func: f() -> ()\n  dispatch:\n    CPUU: f\n", "CPUU"),
    ("- func: f() -> ()\n  dispatch:\n    CPU, CPUU: f\n", "CPUU"),
    ("- func: f() -> ()\n  dispatch: f\n", "f"),
    ("- func: f() -> ()\n  device_check: Same\n", "Same"),
    ("- func: f() -> ()\n  cpp_no_default_args: a\n", "a"),
    ("- func: f() -> ()\n  ufunc_inner_loop:\n    Genetic: f (All)\n", "Genetic"),
    ("func: f() -> ()\n", "func"),
]


@pytest.mark.parametrize(("text", "word"), UNFIT)
def test_what_does_not_fit(text: str, word: str) -> None:
    found = problems(text)
    assert found
    assert any(word in message for message in found)


# ---- the JSON Schema of a project ----

PROJECT: Final = """\
dispatch-keys = ["AutogradPrivateUse2"]
privateuse1-backend = "my_npu"

[fields]
op_api = "any"
exposed = { type = "boolean", default = false, summary = "Whether Python has it." }
level = "integer"
names = "strings"
"""


@pytest.mark.parametrize(
    ("fields", "fits"),
    [
        ("exposed: true", True),
        ("exposed: 1", False),
        ("level: 3", True),
        ("level: high", False),
        ("names: [a, b]", True),
        ("names: a", False),
        ("op_api: {any: [thing]}", True),
        ("unknown: true", False),
        ("dispatch: {AutogradPrivateUse2: f}", True),
        ("dispatch: {AutogradMY_NPU: f, CPU: f}", True),
        ("dispatch: {PrivateUse1: f}", True),
        ("dispatch: {AutogradPrivateUse3: f}", False),
    ],
)
def test_the_schema_of_a_project_has_its_fields_and_keys(
    tmp_path: Path, fields: str, fits: bool
) -> None:
    (tmp_path / "boxwood.toml").write_text(PROJECT)
    (tmp_path / "ops.yaml").write_text("")
    options = ["--schema", str(tmp_path / "ops.yaml"), "--out", str(tmp_path)]
    assert CliRunner().invoke(main, ["reference", *options]).exit_code == 0
    schema = json.loads((tmp_path / JSON_SCHEMA).read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    entry = f"- func: f(Tensor self) -> Tensor\n  {fields}\n"
    document = yaml.load(entry, Loader=yaml.CSafeLoader)
    assert Draft7Validator(schema).is_valid(document) is fits
    # What the schema says is what the reader says.
    (tmp_path / "ops.yaml").write_text(entry)
    found = load(tmp_path / "ops.yaml").diagnostics
    assert all(d.severity is not Severity.error for d in found) is fits


def test_mistakes_of_a_project_are_reported(tmp_path: Path) -> None:
    (tmp_path / "boxwood.toml").write_text('[fields]\nfunc = "any"\n')
    (tmp_path / "ops.yaml").write_text("")
    options = ["--schema", str(tmp_path / "ops.yaml"), "--out", str(tmp_path)]
    found = CliRunner().invoke(main, ["reference", *options])
    assert (found.exit_code, "BW80" in found.output) == (1, True)
    assert not (tmp_path / JSON_SCHEMA).exists()


# ---- what emitters are given ----


def test_the_page_for_emitters_has_every_attribute() -> None:
    page = PAGES["emitters-reference.md"]()
    assert len(CLASSES) > 15
    for cls in CLASSES:
        _, _, rest = page.partition(f"### {cls.__name__}\n")
        section = rest.partition("\n### ")[0]
        rows = re.findall(r"^\| `(\w+)[(`]", section, re.MULTILINE)
        public = {
            *(field.name for field in dataclasses.fields(cls)),
            *(name for name in vars(cls) if not isinstance(vars(cls)[name], type)),
        }
        public = {name for name in public if not name.startswith("_")}
        assert public == set(rows)
        assert len(rows) == len(public) > 0
    fields = {field.name for field in dataclasses.fields(NativeFunction)}
    assert {f.name for f in FIELDS} - {"func", "dispatch"} <= fields
    for field in FIELDS:
        if field.name not in ("func", "dispatch"):
            assert f"| `{field.name}` |" in page
            assert field.summary.replace("|", "\\|") in page


def test_the_page_for_emitters_has_every_filter() -> None:
    page = PAGES["emitters-reference.md"]()
    for name in ("alias", "doc", "layout", "py", "string"):
        assert f"| `{name}` | `codegen." in page
        assert environment().filters[name].__module__.startswith("codegen.")
