"""The difference of two schema files: what is compared, how it is shown, and the exit code."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.diff import OPTIONS, Diff, Verdict, diff
from codegen.diff_render import render_json, render_markdown, render_text
from codegen.load import load_sources
from codegen.revisions import path_of
from codegen.source import SourceFile
from runtime.keys import RUNTIME_KEYS, DispatchKey

BASE = """\
- func: f(Tensor self) -> Tensor
  variants: function, method
  dispatch:
    CPU: f_cpu
    CompositeExplicitAutograd: f_default
- func: g(Tensor self, int n=1) -> Tensor
"""


def compared(old: str, new: str) -> Diff:
    """The difference of two texts."""
    return diff(
        load_sources(SourceFile("old.yaml", old), None, OPTIONS),
        load_sources(SourceFile("new.yaml", new), None, OPTIONS),
    )


def after(*replacements: tuple[str, str]) -> Diff:
    """The difference that replacing parts of BASE makes."""
    text = BASE
    for part, other in replacements:
        assert part in text
        text = text.replace(part, other)
    return compared(BASE, text)


def test_nothing() -> None:
    found = compared(BASE, f"# a comment\n{BASE}")
    assert (found.added, found.removed, found.changed) == ((), (), ())
    assert found.verdict() is Verdict.same
    assert render_text(found).count("\n") == 1


def test_added_and_removed() -> None:
    found = after(("func: g(", "func: h("))
    assert [str(f) for f in found.added] == ["aten::h(Tensor self, int n=1) -> Tensor"]
    assert [f.qualified_name for f in found.removed] == ["aten::g"]
    assert found.verdict() is Verdict.incompatible
    assert compared(BASE, f"{BASE}- func: h() -> ()\n").verdict() is Verdict.compatible


def test_derived_operators_are_compared() -> None:
    found = after(("f_default\n", "f_default\n  autogen: f.out\n"))
    (added,) = found.added
    assert added.is_generated
    assert "  (derived)\n" in render_text(found)


@pytest.mark.parametrize(
    ("schema", "plain", "forward"),
    [
        ("g(Tensor self, int n=1, int m=0)", Verdict.compatible, Verdict.compatible),
        ("g(Tensor self, Scalar n=1)", Verdict.compatible, Verdict.incompatible),
        ("g(Tensor self, int n=2)", Verdict.incompatible, Verdict.incompatible),
    ],
)
def test_signatures(schema: str, plain: Verdict, forward: Verdict) -> None:
    found = after(("g(Tensor self, int n=1)", schema))
    assert found.verdict() is plain
    assert found.verdict(forward=True) is forward


def test_aliasing() -> None:
    found = after(("f(Tensor self) -> Tensor", "f(Tensor(a) self) -> Tensor(a)"))
    (change,) = found.changed
    assert [(a.name, a.before, a.after) for a in change.aliasing] == [
        ("self", None, "(a)"),
        ("return 1", None, "(a)"),
    ]


def test_tags_and_other_fields() -> None:
    found = after(
        ("  variants: function, method\n", "  tags: [core,  pointwise]\n"),
        ("n=1) -> Tensor\n", "n=1) -> Tensor\n  device_guard: False\n"),
    )
    one, two = found.changed
    assert (one.tags_added, one.tags_removed) == (("core", "pointwise"), ())
    assert [(f.name, f.before, f.after) for f in one.fields] == [
        ("variants", "function, method", None)
    ]
    assert [(f.name, f.before, f.after) for f in two.fields] == [
        ("device_guard", None, "False")
    ]
    assert found.verdict() is Verdict.compatible


TYPED = """\
- func: f.out(Tensor a, *, Tensor(b!) out) -> Tensor(b!)
  type_alias: {T: [Float, Int]}
  dim_order_alias: {D: [0, 1]}
  kernels:
    - kernel_name: f_any
    - arg_meta: {a: [T, D]}
      kernel_name: ns::f_typed
"""
# A replacement in TYPED, and the changes of fields that it makes.
TYPED_CHANGES = [
    (
        "ns::f_typed",
        "ns::f_new",
        [
            ("kernels v1/6;0,1", "ns::f_typed", "ns::f_new"),
            ("kernels v1/3;0,1", "ns::f_typed", "ns::f_new"),
        ],
    ),
    (
        "Float, Int",
        "Float, Long",
        [
            ("kernels v1/3;0,1", "ns::f_typed", None),
            ("kernels v1/4;0,1", None, "ns::f_typed"),
        ],
    ),
    ("Float, Int", "Float", [("kernels v1/3;0,1", "ns::f_typed", None)]),
    (
        "[0, 1]",
        "[1, 0]",
        [
            ("kernels v1/6;0,1", "ns::f_typed", None),
            ("kernels v1/3;0,1", "ns::f_typed", None),
            ("kernels v1/6;1,0", None, "ns::f_typed"),
            ("kernels v1/3;1,0", None, "ns::f_typed"),
        ],
    ),
    ("kernel_name: f_any", "kernel_name: f_1", [("kernels default", "f_any", "f_1")]),
    ("[T, D]", "[ T, D ]", []),
]


@pytest.mark.parametrize(("part", "other", "expected"), TYPED_CHANGES)
def test_kernels_by_dtype(
    part: str, other: str, expected: list[tuple[str, str | None, str | None]]
) -> None:
    found = compared(TYPED, TYPED.replace(part, other))
    fields = [(f.name, f.before, f.after) for c in found.changed for f in c.fields]
    assert fields == expected
    assert found.verdict() is (Verdict.compatible if expected else Verdict.same)


# What replaces `CPU: f_cpu`, and the cells of f that hold another kernel then.
CELLS = [
    ("CPU: f_other", {"CPU"}),
    ("CPU, Meta: f_cpu", {"Meta"}),
    # With an autograd kernel of its own for every backend, the fallthrough is not asked.
    (
        "CPU: f_cpu\n    Autograd: f_autograd",
        {key.name for key in RUNTIME_KEYS if key.name.startswith("Autograd")},
    ),
    ("CPU: f_default", {"CPU"}),
]


@pytest.mark.parametrize(("kernels", "expected"), CELLS)
def test_cells(kernels: str, expected: set[str]) -> None:
    (change,) = after(("CPU: f_cpu", kernels)).changed
    found = {cell.key.name for cell in change.cells}
    if "Autograd" in kernels:
        # AutogradNestedTensor and functionality without a backend are members, too.
        assert {"AutogradCPU", "AutogradOther"} <= found <= expected
    else:
        assert found == expected


def test_a_cell_that_becomes_ambiguous() -> None:
    old = "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CompositeImplicitAutograd: f\n"
    (change,) = compared(old, f"{old}    FPGA: f_fpga\n").changed
    cells = {cell.key: cell for cell in change.cells}
    ambiguous = cells[DispatchKey.AutogradOther]
    assert ambiguous.before.kernel is not None
    assert ambiguous.after.kernel is None
    assert "AutogradOther: f → (ambiguous autogradother)" in render_text(
        compared(old, f"{old}    FPGA: f_fpga\n")
    )


def test_what_cannot_be_read_is_neither_added_nor_removed() -> None:
    found = after(("g(Tensor self,", "g(Tnsor self,"))
    assert found.removed == ()
    assert found.new.operators == ("aten::g",)
    assert [e.code for e in found.new.errors] == ["BW103"]
    assert render_text(found).endswith(
        "\nnot compared\n"
        "  new.yaml: 1 error\n"
        "    new.yaml:6:11: BW103 unknown type 'Tnsor'\n"
        "    may be among what could not be read: aten::g\n"
    )
    assert found.verdict() is Verdict.unreadable


# One file and another, of which something cannot be read, and what is known of the rest.
_BROKEN = BASE.replace("g(Tensor self,", "g(Tnsor self,")
UNREAD = [
    (BASE, _BROKEN, Verdict.unreadable),
    (_BROKEN, BASE, Verdict.unreadable),
    (_BROKEN, _BROKEN, Verdict.unreadable),
    (BASE, f"{_BROKEN}- func: h() -> ()\n", Verdict.unreadable),
    (BASE, _BROKEN.replace("f(Tensor self)", "f()"), Verdict.incompatible),
    (BASE, f"{BASE}- func: f() -> ()\n", Verdict.unreadable),
]


@pytest.mark.parametrize(("old", "new", "verdict"), UNREAD)
def test_what_was_not_compared_is_not_said_to_be_compatible(
    old: str, new: str, verdict: Verdict
) -> None:
    assert compared(old, new).verdict() is verdict


def test_a_file_that_cannot_be_read_at_all() -> None:
    assert compared(BASE, "a: 1\n").verdict() is Verdict.unreadable
    assert compared("a: 1\n", BASE).verdict() is Verdict.unreadable
    assert compared("", BASE).verdict() is Verdict.compatible


CHANGED = after(
    ("f_cpu", "f_new"),
    ("int n=1", "int n=2"),
    ("  variants: function, method\n", ""),
)


def test_text() -> None:
    assert render_text(CHANGED) == (
        "0 operators added, 0 removed, 2 changed; 1 not backward compatible; "
        "1 not forward compatible; 1 cell of dispatch tables with another kernel\n"
        "\n"
        "changed\n"
        "  aten::f\n"
        "    variants: function, method → none\n"
        "    kernel for CPU: f_cpu → f_new\n"
        "    table: CPU: f_cpu → f_new\n"
        "  aten::g\n"
        "    - g(Tensor self, int n=1) -> Tensor\n"
        "    + g(Tensor self, int n=2) -> Tensor\n"
        "    backward compatible: no: the default of 'n' was 1 and is 2\n"
        "    forward compatible: no: the default of 'n' was 1 and is 2\n"
    )


def test_markdown() -> None:
    assert render_markdown(CHANGED) == (
        "0 operators added, 0 removed, 2 changed; 1 not backward compatible; "
        "1 not forward compatible; 1 cell of dispatch tables with another kernel.\n"
        "\n"
        "## Changed\n"
        "\n"
        "### `aten::f`\n"
        "\n"
        "- variants: `function, method → none`\n"
        "- kernel for CPU: `f_cpu → f_new`\n"
        "- table: `CPU: f_cpu → f_new`\n"
        "\n"
        "### `aten::g`\n"
        "\n"
        "```diff\n"
        "- g(Tensor self, int n=1) -> Tensor\n"
        "+ g(Tensor self, int n=2) -> Tensor\n"
        "```\n"
        "\n"
        "- backward compatible: `no: the default of 'n' was 1 and is 2`\n"
        "- forward compatible: `no: the default of 'n' was 1 and is 2`\n"
    )


def test_markdown_holds_backquotes() -> None:
    found = after(("g(Tensor self, int n=1)", "g(Tensor self, str n='`')"))
    assert "``" in render_markdown(found)


def test_json() -> None:
    found = json.loads(render_json(CHANGED))
    one, two = found["changed"]
    assert one["compatibility"] is None
    assert one["kernels"] == [{"key": "CPU", "before": "f_cpu", "after": "f_new"}]
    assert one["cells"] == [
        {
            "key": "CPU",
            "before": {"kernel": "f_cpu", "reason": "kernel"},
            "after": {"kernel": "f_new", "reason": "kernel"},
        }
    ]
    assert two["compatibility"]["backward"] is False
    assert two["compatibility"]["backward_reasons"] == [
        {"rule": "default", "reason": "the default of 'n' was 1 and is 2"}
    ]
    assert found["summary"] == {
        "added": 0,
        "removed": 0,
        "changed": 2,
        "not_backward_compatible": 1,
        "not_forward_compatible": 1,
        "cells": 1,
    }
    assert found["unread"][0] == {"file": "old.yaml", "errors": [], "operators": []}


# The schema that g gets, or None where it goes, and what is not compatible then.
COUNTED = [
    ("g(Tensor self, int n=1) -> Tensor", 0, 0),
    (None, 1, 0),
    ("g(Tensor self, int n=2) -> Tensor", 1, 1),
    ("g(Tensor self, Scalar n=1) -> Tensor", 0, 1),
    ("h(Tensor self, int n=1) -> Tensor", 1, 0),
]


@pytest.mark.parametrize(("schema", "backward", "forward"), COUNTED)
def test_counts_agree_with_the_verdict_in_every_format(
    schema: str | None, backward: int, forward: int
) -> None:
    entry = "- func: g(Tensor self, int n=1) -> Tensor\n"
    found = after((entry, "" if schema is None else f"- func: {schema}\n"))
    counts = f"; {backward} not backward compatible; {forward} not forward compatible;"
    assert counts in render_text(found).splitlines()[0]
    assert counts in render_markdown(found).splitlines()[0]
    said = json.loads(render_json(found))
    assert said["summary"]["not_backward_compatible"] == backward
    assert said["summary"]["not_forward_compatible"] == forward
    listed = [*said["removed"], *(c for c in said["changed"] if c["compatibility"])]
    broken = [each for each in listed if not each["compatibility"]["backward"]]
    assert len(broken) == backward
    assert all(each["compatibility"]["backward_reasons"] for each in broken)
    assert (found.verdict() is Verdict.incompatible) is (backward > 0)
    strict = found.verdict(forward=True) is Verdict.incompatible
    assert strict is (backward + forward > 0)


def test_a_removal_is_said_to_be_incompatible() -> None:
    found = after(("func: g(", "func: h("))
    shown = "aten::g(Tensor self, int n=1) -> Tensor"
    assert f"\nremoved (not backward compatible)\n  {shown}\n" in render_text(found)
    markdown = f"\n## Removed (not backward compatible)\n\n- `{shown}`\n"
    assert markdown in render_markdown(found)


# ---- the command ----


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["diff", *arguments])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BASE, 0),
        (f"{BASE}- func: h() -> ()\n", 1),
        (BASE.replace("func: g(", "func: h("), 3),
        (BASE.replace("g(Tensor", "g(Tnsor"), 4),
        ("a: 1\n", 4),
    ],
)
def test_exit_codes(text: str, code: int, tmp_path: Path) -> None:
    old, new = tmp_path / "old.yaml", tmp_path / "new.yaml"
    old.write_text(BASE)
    new.write_text(text)
    for format_ in ("text", "markdown", "json"):
        assert run(str(old), str(new), "--format", format_).exit_code == code


@pytest.mark.parametrize(
    ("old", "new", "given", "code", "shown"),
    [
        ("old.yaml", "-", BASE, 0, ""),
        ("-", "old.yaml", BASE, 0, ""),
        ("old.yaml", "-", BASE.replace("n=1", "n=2"), 3, "was 1 and is 2"),
        ("-", "old.yaml", BASE.replace("n=1", "n=2"), 3, "was 2 and is 1"),
        ("old.yaml", "-", "- func: f(\n", 4, "<stdin>:1"),
        ("-", "-", BASE, 2, "can be one of OLD and NEW, not both"),
        ("-", None, BASE, 2, "NEW is needed too"),
    ],
)
def test_the_standard_input(
    old: str, new: str | None, given: str, code: int, shown: str, tmp_path: Path
) -> None:
    arguments = [str(tmp_path / p) if p == "old.yaml" else p for p in (old, new) if p]
    (tmp_path / "old.yaml").write_text(BASE)
    result = CliRunner().invoke(main, ["diff", *arguments], input=given)
    assert result.exit_code == code, result.output
    assert shown in result.output


def test_missing_files_are_a_diagnostic(tmp_path: Path) -> None:
    found = run(str(tmp_path / "a"), str(tmp_path / "b"))
    assert found.exit_code == 4
    assert found.output.count("BW001") == 2


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two schema files, both edited since its only commit; work is at its top."""

    def git(*arguments: str) -> None:
        who = ("-c", "user.name=n", "-c", "user.email=e@example.com")
        subprocess.run(
            ["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True
        )

    monkeypatch.chdir(tmp_path)
    files = [tmp_path / "s.yaml", tmp_path / "schemas" / "native_functions.yaml"]
    files[1].parent.mkdir()
    for file in files:
        file.write_text(BASE)
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "first")
    files[0].write_text(BASE.replace("int n=1", "int n=2"))
    files[1].write_text(f"{BASE}- func: h() -> ()\n")
    return tmp_path


# Folder, arguments, exit code, and what is said. s.yaml changes to 3, the schema file to 1.
REVISIONS = [
    (".", "HEAD:s.yaml HEAD:s.yaml", 0, ""),
    (".", "HEAD:s.yaml s.yaml", 3, "the default of 'n' was 1 and is 2"),
    # Revisions without a path.
    (".", "HEAD s.yaml", 3, "the default of 'n' was 1 and is 2"),
    (".", "s.yaml HEAD", 3, "the default of 'n' was 2 and is 1"),
    (".", "HEAD HEAD", 0, ""),
    (".", "HEAD", 1, "aten::h()"),
    (".", "HEAD --schema s.yaml", 3, "the default of 'n' was 1 and is 2"),
    (".", "HEAD:s.yaml", 3, "the default of 'n' was 1 and is 2"),
    (".", "HEAD:s.yaml HEAD", 0, ""),
    # The standard input, here empty, has no name: the schema file is meant.
    (".", "HEAD:s.yaml -", 3, "aten::g"),
    (".", "HEAD - --schema s.yaml", 3, "aten::g"),
    (".", "- HEAD", 1, "aten::g"),
    # From a folder below the top.
    ("schemas", "HEAD:./native_functions.yaml native_functions.yaml", 1, "aten::h()"),
    ("schemas", "HEAD native_functions.yaml", 1, "aten::h()"),
    ("schemas", "HEAD ../s.yaml", 3, "the default of 'n' was 1 and is 2"),
    ("schemas", "HEAD:s.yaml", 3, "the default of 'n' was 1 and is 2"),
    ("schemas", "HEAD:s.yaml HEAD", 0, ""),
    (
        "schemas",
        "HEAD:native_functions.yaml native_functions.yaml",
        4,
        "hint: did you mean 'HEAD:./native_functions.yaml'?",
    ),
    ("schemas", "HEAD HEAD", 4, "did you mean 'HEAD:schemas/native_functions.yaml'?"),
    ("schemas", "HEAD", 4, "hint: this is what is read if --schema names no file"),
    (".", "HEAD nope.yaml", 4, "hint: each side is a file, a revision of git, or REV"),
    # What is nothing.
    (".", "HEAD:none.yaml s.yaml", 4, "BW001"),
    (".", "none:s.yaml s.yaml", 4, "BW001"),
    (".", "--help:x s.yaml", 4, "BW001"),
    (".", "a\0:b s.yaml", 4, "BW001"),
    (".", "none s.yaml", 4, "hint: each side is a file, a revision of git, or"),
    (".", "s.yaml", 2, "'s.yaml' is no revision: NEW is needed too"),
    (".", "none", 2, "'none' is no revision"),
]


@pytest.mark.parametrize(("folder", "arguments", "code", "said"), REVISIONS)
def test_revisions(
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
    folder: str,
    arguments: str,
    code: int,
    said: str,
) -> None:
    monkeypatch.chdir(repository / folder)
    options, separator, schema = arguments.partition("--schema ")
    found = run(
        *([separator.strip(), schema] if schema else []), "--", *options.split()
    )
    assert found.exit_code == code, found.output
    assert said in found.output


PATHS = [
    ("HEAD:s.yaml", "s.yaml"),
    ("HEAD:./native_functions.yaml", "schemas/native_functions.yaml"),
    ("HEAD:../s.yaml", "s.yaml"),
    ("../s.yaml", "s.yaml"),
]


@pytest.mark.parametrize(("place", "path"), PATHS)
def test_the_configuration_is_looked_for_beside_the_file(
    repository: Path, monkeypatch: pytest.MonkeyPatch, place: str, path: str
) -> None:
    monkeypatch.chdir(repository / "schemas")
    assert path_of(place).resolve() == (repository / path).resolve()


def test_a_name_of_both_a_file_and_a_revision_is_the_file(repository: Path) -> None:
    (repository / "HEAD").write_text(BASE)
    assert run("HEAD", "schemas/native_functions.yaml").exit_code == 1
    assert run("HEAD", "HEAD").exit_code == 0


def test_the_configuration_holds_for_both_sides(tmp_path: Path) -> None:
    (tmp_path / "boxwood.toml").write_text('[fields]\nmine = "string"\n')
    file = tmp_path / "s.yaml"
    file.write_text("- func: f() -> ()\n  mine: x\n")
    assert run(str(file), str(file)).exit_code == 0


# The lines of an entry for fields of the configuration, and what is said of the change.
EXTRA = [
    ("  mine: x\n", "  mine: y\n", 1, "    mine: x → y\n"),
    ("", "  mine: y\n", 1, "    mine: none → y\n"),
    ("  mine: x\n", "", 1, "    mine: x → none\n"),
    ("  more: {a: [1]}\n", "  more: {a:  [2]}\n", 1, "more: {a: [1]} → {a: [2]}\n"),
    ("  more: {a: 1}\n", "  more: {a:  1}\n", 0, "0 changed"),
    ("  count: 2\n", "", 1, "    count: 2 → 5\n"),
    ("  count: 5\n", "", 0, "0 changed"),
]


@pytest.mark.parametrize(("old", "new", "code", "said"), EXTRA)
def test_fields_of_the_configuration(
    old: str, new: str, code: int, said: str, tmp_path: Path
) -> None:
    (tmp_path / "boxwood.toml").write_text(
        '[fields]\nmine = "string"\nmore = "any"\n'
        'count = {type = "integer", default = 5}\n'
    )
    for name, fields in (("old.yaml", old), ("new.yaml", new)):
        (tmp_path / name).write_text(f"- func: f() -> ()\n{fields}")
    result = run(str(tmp_path / "old.yaml"), str(tmp_path / "new.yaml"))
    assert (result.exit_code, said in result.output) == (code, True), result.output


def test_fields_that_sections_keep() -> None:
    text = "custom:\n- func: f(Tensor self) -> Tensor\n  gen: {out: [self, 1]}\n"
    found = compared(text, text.replace("self, 1", "self, 2").replace("custom", "more"))
    ((gen, sections),) = [change.fields for change in found.changed]
    assert (gen.name, gen.after) == ("gen", "[[out, [self, 2]]]")
    assert (sections.before, sections.after) == ("[custom]", "[more]")


def test_releases(tmp_path: Path) -> None:
    file = tmp_path / "s.yaml"
    file.write_text(BASE)
    one = str(file)
    assert run(one, one, "--old-release", "2.3", "--new-release", "2.13").exit_code == 0
    found = run(one, one, "--old-release", "0.1")
    assert found.exit_code == 2
    assert "'0.1' is not a release" in found.output
