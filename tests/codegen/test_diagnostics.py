"""The registry of codes, the collector, and the three renderings."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.codes import CODES, Severity
from codegen.diagnostics import (
    RENDERERS,
    Collector,
    Related,
    nearest,
    render_github,
    render_json,
    render_text,
)
from codegen.source import SourceFile, Span

TEXT = "- func: f(Tnsor self)\n- func: g\n"
SOURCE = SourceFile("dir/f.yaml", TEXT)


def _collector() -> Collector:
    collector = Collector()
    collector.report("BW240", Span(SOURCE, 30, 31), "second")
    collector.report(
        "BW103",
        Span(SOURCE, 10, 15),
        "unknown type 'Tnsor'",
        hint="did you mean 'Tensor'?",
        related=[Related("first used here", Span(SOURCE, 30, 31))],
    )
    return collector


def test_codes_are_well_formed() -> None:
    for name, code in CODES.items():
        assert re.fullmatch(r"BW\d{3}", name), name
        assert code.code == name
        assert code.summary
        assert not code.summary.endswith(".")
        assert "\n" not in code.summary


def test_registry_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        CODES["BW999"] = CODES["BW001"]  # type: ignore[index]


def test_unregistered_code_is_our_mistake() -> None:
    with pytest.raises(KeyError):
        Collector().report("BW000", SOURCE.whole(), "x")


def test_collector_sorts_by_place_and_keeps_one_of_each() -> None:
    collector = _collector()
    collector.report("BW240", Span(SOURCE, 30, 31), "second")
    assert len(collector) == 2
    assert [found.code for found in collector] == ["BW103", "BW240"]
    assert collector.has_errors


def test_warnings_are_no_errors() -> None:
    collector = Collector()
    assert not collector.has_errors
    collector.report("BW240", SOURCE.whole(), "x")
    assert collector.sorted()[0].severity is Severity.warning
    assert not collector.has_errors


def test_text() -> None:
    assert render_text(_collector()) == (
        "dir/f.yaml:1:11: BW103 unknown type 'Tnsor'\n"
        "    - func: f(Tnsor self)\n"
        "              ^^^^^\n"
        "  hint: did you mean 'Tensor'?\n"
        "  note: dir/f.yaml:2:9: first used here\n"
        "dir/f.yaml:2:9: warning: BW240 second\n"
        "    - func: g\n"
        "            ^\n"
    )


def test_text_of_a_whole_file_has_no_excerpt() -> None:
    collector = Collector()
    collector.report("BW001", SourceFile("f.yaml", "").whole(), "cannot read")
    assert render_text(collector) == "f.yaml:1:1: BW001 cannot read\n"


def test_json() -> None:
    first, second = json.loads(render_json(_collector()))
    assert first == {
        "code": "BW103",
        "severity": "error",
        "file": "dir/f.yaml",
        "line": 1,
        "column": 11,
        "end_line": 1,
        "end_column": 16,
        "message": "unknown type 'Tnsor'",
        "hint": "did you mean 'Tensor'?",
        "related": [
            {
                "file": "dir/f.yaml",
                "line": 2,
                "column": 9,
                "end_line": 2,
                "end_column": 10,
                "message": "first used here",
            }
        ],
    }
    assert second["severity"] == "warning"
    assert json.loads(render_json([])) == []


def test_github() -> None:
    assert render_github(_collector()) == (
        "::error file=dir/f.yaml,line=1,col=11,title=BW103,endColumn=16::unknown type 'Tnsor'"
        "%0Ahint: did you mean 'Tensor'?%0Anote: dir/f.yaml:2:9: first used here\n"
        "::warning file=dir/f.yaml,line=2,col=9,title=BW240,endColumn=10::second\n"
    )


def test_github_escapes_what_would_end_a_command() -> None:
    collector = Collector()
    span = Span(SourceFile("a,b:c%.yaml", "x"), 0, 1)
    collector.report("BW001", span, "100%\n::error::x\r")
    assert render_github(collector) == (
        "::error file=a%2Cb%3Ac%25.yaml,line=1,col=1,title=BW001,endColumn=2"
        "::100%25%0A::error::x%0D\n"
    )


@given(
    st.text(max_size=30), st.text(max_size=30), st.integers(0, 30), st.integers(0, 5)
)
def test_every_rendering_takes_any_text(
    text: str, message: str, start: int, length: int
) -> None:
    collector = Collector()
    collector.report(
        "BW001", Span(SourceFile("f", text), start, start + length), message
    )
    assert render_github(collector).count("\n") == 1
    assert json.loads(render_json(collector))[0]["message"] == message
    assert render_text(collector).startswith("f:")
    assert set(RENDERERS) == {"text", "json", "github", "sarif"}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("Tnsor", "did you mean 'Tensor'?"),
        ("tensor", "did you mean 'Tensor'?"),
        ("INT", "did you mean 'int'?"),
        ("zzz", None),
        ("", None),
        ("x" * 1_000_000, None),
    ],
)
def test_nearest(word: str, expected: str | None) -> None:
    assert nearest(word, ["Tensor", "int"]) == expected


@pytest.mark.parametrize(
    ("word", "name", "expected"),
    [
        ("aa.out", "atan.out", False),
        ("moving_sum_out", "minimum_out", False),
        ("meta_moving_sum", "meta_minimum", False),
        ("addd", "addcdiv", False),
        ("atn.out", "atan.out", True),
        ("add.Tensr", "add.Tensor", True),
        ("f_meta", "f_mete", True),
        ("itn", "int", True),
        ("XLB", "XLA", True),
        ("func", "function", True),
        ("abs.names_out", "abs.out", True),
        ("dispacth", "dispatch", True),
    ],
)
def test_only_near_names_are_named(word: str, name: str, expected: bool) -> None:
    assert nearest(word, [name]) == (f"did you mean '{name}'?" if expected else None)
