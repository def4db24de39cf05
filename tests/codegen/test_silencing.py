"""Warnings: silenced by comments and on the command line, promoted there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.codes import CODES, Severity
from codegen.diagnostics import Diagnostic
from codegen.load import load_sources
from codegen.silencing import Policy
from codegen.source import SourceFile

ENTRY = """\
- func: f(Tensor self) -> Tensor
  autogen: f.out
"""
IGNORE = "# boxwood: ignore BW404"
FLOW = "{func: f(Tensor self) -> Tensor, autogen: f.out}"


def codes(text: str) -> list[str]:
    """The codes of what is found in a file, in order."""
    return [
        found.code for found in load_sources(SourceFile("f.yaml", text)).diagnostics
    ]


def test_the_entry_warns() -> None:
    assert codes(ENTRY) == ["BW404"]


@pytest.mark.parametrize(
    "text",
    [
        f"{IGNORE}\n{ENTRY}",
        f"{IGNORE}: composite on purpose\n{ENTRY}",
        f"{IGNORE}\n# and a further comment\n{ENTRY}",
        f"# why it is so\n{IGNORE}\n{ENTRY}",
        f"#boxwood:ignore BW404\n{ENTRY}",
        f"  {IGNORE}\n{ENTRY}",
        ENTRY.replace("f.out", f"f.out  {IGNORE}"),
        f"- func: g() -> ()\n{IGNORE}\n{ENTRY}- func: h() -> ()\n",
        "".join(f"  {line}\n" for line in f"{IGNORE}\n{ENTRY}".splitlines()),
        f"[\n{IGNORE}\n{FLOW}\n]\n",
        f"# all\n---\n[\n  {{func: g() -> ()}},\n  {IGNORE}\n  {FLOW},\n]\n",
        # the entries of a list in brackets may span lines
        f"[\n{IGNORE}\n{{func: f(Tensor self) -> Tensor,\n autogen:\n f.out}}\n]\n",
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_silenced(text: str, end: str) -> None:
    assert codes(text.replace("\n", end)) == []


@pytest.mark.parametrize(
    "text",
    [
        # of another entry, of another line, cut off by an empty line
        ENTRY + f"{IGNORE}\n- func: g() -> ()\n",
        ENTRY.replace("Tensor\n", f"Tensor  {IGNORE}\n"),
        f"{IGNORE}\n\n{ENTRY}",
        f"[\n{FLOW},\n{IGNORE}\n{{func: g() -> ()}}\n]\n",
        # a mapping in an entry is no entry
        f"[\n{{func: f(Tensor self) -> Tensor, autogen: f.out,\nufunc_inner_loop:\n{IGNORE}\n"
        "{}}\n]\n",
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_elsewhere_it_silences_nothing(text: str, end: str) -> None:
    assert sorted(codes(text.replace("\n", end))) == ["BW014", "BW404"]


@pytest.mark.parametrize(
    "text",
    [
        ENTRY.replace("f.out", f"f.out#{IGNORE[1:]}"),
        f"# boxwood: ignored BW404\n{ENTRY}",
    ],
)
def test_what_is_no_comment_of_ours(text: str) -> None:
    assert "BW014" not in codes(text)
    assert codes(text)


UNUSED = [
    ("BW240", "BW240 does not occur here", "remove the comment"),
    ("BW103", "BW103 is an error, which cannot be ignored", None),
    ("BW40", "there is no code BW40", "did you mean 'BW404'?"),
]


@pytest.mark.parametrize(("code", "message", "hint"), UNUSED)
def test_comments_that_silence_nothing(
    code: str, message: str, hint: str | None
) -> None:
    text = f"# boxwood: ignore BW404, {code}\n{ENTRY}"
    (found,) = load_sources(SourceFile("f.yaml", text)).diagnostics
    assert (found.code, found.message) == ("BW014", message)
    assert found.span.text == code
    if code != "BW40":
        assert found.hint == hint
    else:
        assert found.hint is not None


def test_errors_hide_what_a_comment_is_for() -> None:
    text = "# boxwood: ignore BW240\n- func: f(Tnsor self) -> Tensor\n"
    assert codes(text) == ["BW103"]


def test_an_error_is_not_silenced() -> None:
    assert "BW103" in codes(
        "# boxwood: ignore BW103\n- func: f(Tnsor self) -> Tensor\n"
    )


def test_policy() -> None:
    def found(code: str) -> Diagnostic:
        return Diagnostic(
            code, CODES[code].severity, SourceFile("f.yaml", "").whole(), "x"
        )

    policy = Policy(errors=frozenset({"BW404"}), ignored=frozenset({"BW240", "BW103"}))
    shown = policy.apply([found("BW103"), found("BW240"), found("BW404")])
    assert [(d.code, d.severity) for d in shown] == [
        ("BW103", Severity.error),
        ("BW404", Severity.error),
    ]


# ---- the command line ----


def validate(text: str, tmp_path: Path, *options: str) -> Result:
    file = tmp_path / "f.yaml"
    file.write_text(text)
    return CliRunner().invoke(main, ["validate", str(file), *options])


@pytest.mark.parametrize(
    ("options", "code", "shown"),
    [
        ((), 0, True),
        (("--ignore", "BW404"), 0, False),
        (("--error", "BW404"), 1, True),
        (("--error", "BW240"), 0, True),
    ],
)
def test_options(
    options: tuple[str, ...], code: int, shown: bool, tmp_path: Path
) -> None:
    found = validate(ENTRY, tmp_path, *options)
    assert found.exit_code == code
    assert ("BW404" in found.output) is shown


def test_a_comment_is_stronger_than_promotion(tmp_path: Path) -> None:
    assert validate(f"{IGNORE}\n{ENTRY}", tmp_path, "--error", "BW404").exit_code == 0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--ignore", "BW999"), "there is no code 'BW999'"),
        (("--error", "bw404"), "did you mean 'BW404'?"),
        (("--ignore", "BW103"), "BW103 is an error: unknown type"),
    ],
)
def test_codes_are_checked(
    options: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    found = validate(ENTRY, tmp_path, *options)
    assert found.exit_code == 2
    assert words in found.output


def test_sarif_has_the_promoted_level(tmp_path: Path) -> None:
    found = validate(ENTRY, tmp_path, "--error", "BW404", "--format", "sarif")
    (run,) = json.loads(found.stdout)["runs"]
    assert [result["level"] for result in run["results"]] == ["error"]
    assert found.exit_code == 1
