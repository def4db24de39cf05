"""Positions, excerpts and quoting of source text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.source import MAX_EXCERPT, SourceFile, Span, quoted


@pytest.mark.parametrize(
    ("text", "offset", "expected"),
    [
        ("", 0, (1, 1)),
        ("ab", 1, (1, 2)),
        ("ab", 99, (1, 3)),
        ("ab", -1, (1, 1)),
        ("a\nb", 1, (1, 2)),
        ("a\nb", 2, (2, 1)),
        ("a\r\nb", 3, (2, 1)),
        ("a\rb", 2, (2, 1)),
        ("a\n", 2, (2, 1)),
        ("é\U0001f600x", 2, (1, 3)),
        # Editors do not count these as line breaks, although YAML 1.1 does.
        ("a\u2028b\x85c", 4, (1, 5)),
    ],
)
def test_position(text: str, offset: int, expected: tuple[int, int]) -> None:
    assert SourceFile("f", text).position(offset) == expected


@given(st.text(alphabet="ab\r\n\té", max_size=40), st.integers(0, 40))
def test_position_leads_back_to_the_offset(text: str, offset: int) -> None:
    source = SourceFile("f", text)
    offset = min(offset, len(text))
    line, column = source.position(offset)
    assert source.line_starts[line - 1] + column - 1 == offset
    assert 1 <= line <= len(source.line_starts)


@given(st.text(alphabet="ab\r\n", max_size=40))
def test_lines_are_those_of_the_standard_library(text: str) -> None:
    source = SourceFile("f", text)
    lines = [source.line(number) for number in range(1, len(source.line_starts) + 1)]
    assert lines == (text + "x").splitlines()[:-1] + [
        (text + "x").splitlines()[-1][:-1]
    ]


@pytest.mark.parametrize(
    ("text", "start", "end", "expected"),
    [
        ("abc", 1, 2, ("    abc", "     ^")),
        ("abc", 1, 1, ("    abc", "     ^")),
        ("abc", 3, 3, ("    abc", "       ^")),
        ("a\nbcd\ne", 3, 5, ("    bcd", "     ^^")),
        # A span over several lines is marked to the end of its first.
        ("abc\ndef", 1, 6, ("    abc", "     ^^")),
        ("\ta\tb", 3, 4, ("     a b", "       ^")),
        ("a\0b", 2, 3, ("    a\N{REPLACEMENT CHARACTER}b", "      ^")),
        ("\x1b[31mred", 5, 8, ("    \N{REPLACEMENT CHARACTER}[31mred", "         ^^^")),
        # Wide characters take two columns of a terminal, combining ones none.
        ("日本x", 2, 3, ("    日本x", "        ^")),
        ("日本x", 0, 2, ("    日本x", "    ^^^^")),
        ("e\u0301x", 2, 3, ("    e\u0301x", "     ^")),
    ],
)
def test_excerpt(text: str, start: int, end: int, expected: tuple[str, str]) -> None:
    assert Span(SourceFile("f", text), start, end).excerpt() == expected


@pytest.mark.parametrize("start", [0, 5_000, 9_999])
def test_excerpt_of_a_long_line_shows_the_neighbourhood(start: int) -> None:
    text = "".join(chr(ord("a") + place % 26) for place in range(10_000))
    line, carets = Span(SourceFile("f", text), start, start + 1).excerpt()
    assert len(line) <= MAX_EXCERPT + 6
    assert line[carets.index("^")] == text[start]
    assert carets.count("^") == 1


@given(st.text(max_size=60), st.integers(0, 60), st.integers(0, 60))
def test_excerpt_is_printable_and_marked(text: str, start: int, length: int) -> None:
    line, carets = Span(SourceFile("f", text), start, start + length).excerpt()
    assert line.isprintable()
    assert set(carets) <= {" ", "^"}
    assert carets.endswith("^")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abc", "'abc'"),
        ("a\nb", r"'a\nb'"),
        ("\x1b[0m", r"'\x1b[0m'"),
        ("é", "'é'"),
        ("x" * 100, f"'{'x' * 40} … {'x' * 40}'"),
    ],
)
def test_quoted(text: str, expected: str) -> None:
    assert quoted(text) == expected


def test_span_prints_as_a_place() -> None:
    assert str(Span(SourceFile("a/f.yaml", "x\nyz"), 3, 4)) == "a/f.yaml:2:2"
    assert Span(SourceFile("f", "abc"), 1, 3).text == "bc"


def test_files_are_compared_by_identity() -> None:
    one, two = SourceFile("f", "x"), SourceFile("f", "x")
    assert one != two
    assert one.whole() == one.whole() != two.whole()
