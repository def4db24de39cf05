"""Source text with positions: files, spans, and excerpts with a caret.

A span is a pair of character offsets into one file. Lines and columns, which only messages
need, are computed from it on demand, so that reading a file costs nothing extra for the
entries that are right.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

__all__ = [
    "MAX_EXCERPT",
    "Position",
    "SourceFile",
    "Span",
    "path_from_here",
    "quoted",
]

# An excerpt shows at most this many characters of a line; schema files can hold lines of
# any length.
MAX_EXCERPT: Final = 110
_NEWLINE: Final = re.compile(r"\r\n|\n|\r")
_INDENT: Final = "    "


class Position(NamedTuple):
    """A place in a file as editors count it: line and column both start at 1."""

    line: int
    column: int


class SourceFile:
    """The text of one file and the path by which messages name it.

    Compared by identity: two reads of one path are two files.
    """

    __slots__ = ("_line_starts", "path", "text")

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self._line_starts: tuple[int, ...] | None = None

    def __repr__(self) -> str:
        return f"SourceFile({self.path!r}, {len(self.text)} characters)"

    @property
    def line_starts(self) -> tuple[int, ...]:
        """Offset of the first character of each line."""
        if self._line_starts is None:
            # Where there are only line feeds, this is several times as fast.
            lengths = (len(line) + 1 for line in self.text.split("\n")[:-1])
            if "\r" not in self.text:
                self._line_starts = (0, *accumulate(lengths))
            else:
                ends = (match.end() for match in _NEWLINE.finditer(self.text))
                self._line_starts = (0, *ends)
        return self._line_starts

    def position(self, offset: int) -> Position:
        """Line and column of a character offset (offsets past the end count as the end)."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self.line_starts, offset)
        return Position(line, offset - self.line_starts[line - 1] + 1)

    def line(self, number: int) -> str:
        """Text of the line with this number (from 1), without its line break."""
        start = self.line_starts[number - 1]
        found = _NEWLINE.search(self.text, start)
        return self.text[start : found.start() if found else len(self.text)]

    def line_span(self, number: int) -> "Span":
        """The text of a line without what indents it; of the last one, if there are fewer."""
        number = min(max(number, 1), len(self.line_starts))
        start = self.line_starts[number - 1]
        text = self.line(number)
        return Span(self, start + len(text) - len(text.lstrip()), start + len(text))

    def whole(self) -> "Span":
        """The span that stands for the file as such: empty, at its beginning."""
        return Span(self, 0, 0)


class Span(NamedTuple):
    """Characters `start` (included) to `end` (excluded) of a file."""

    source: SourceFile
    start: int
    end: int

    @property
    def text(self) -> str:
        """The characters that the span covers."""
        return self.source.text[self.start : self.end]

    @property
    def begin(self) -> Position:
        """Where the span begins."""
        return self.source.position(self.start)

    @property
    def finish(self) -> Position:
        """The position just after the span."""
        return self.source.position(self.end)

    def __str__(self) -> str:
        return f"{self.source.path}:{self.begin.line}:{self.begin.column}"

    def excerpt(self) -> tuple[str, str]:
        """The line that the span begins on and, below it, carets under the span.

        Both are indented alike and hold printable characters of known width only, so that
        the carets stand where the span is. A long line is cut to the neighbourhood of the
        span.
        """
        line_number, column = self.begin
        line = self.source.line(line_number)
        first = column - 1
        last = max(first + 1, min(first + self.end - self.start, len(line)))
        start, stop = _window(first, last, len(line))
        shown = "".join(_printable(line[start:stop]))
        before = "".join(_printable(line[start:first]))
        marked = "".join(_printable(line[first : min(last, stop)]))
        head = "…" if start > 0 else ""
        tail = "…" if stop < len(line) else ""
        gap = " " * _width(head + before)
        return (
            f"{_INDENT}{head}{shown}{tail}".rstrip(),
            f"{_INDENT}{gap}{'^' * max(1, _width(marked))}",
        )


def _window(first: int, last: int, length: int) -> tuple[int, int]:
    """The part of a line to show: all of it if it fits, else what surrounds the span."""
    if length <= MAX_EXCERPT:
        return 0, length
    start = max(0, min(first - MAX_EXCERPT // 3, length - MAX_EXCERPT))
    return start, min(length, start + MAX_EXCERPT)


def _printable(text: str) -> Iterator[str]:
    for character in text:
        if character == "\t":
            yield " "
        elif character.isprintable():
            yield character
        else:
            yield "�"


def _width(text: str) -> int:
    """Columns that a terminal gives the text: wide characters take two, combining ones none."""
    return sum(
        (
            0
            if unicodedata.combining(character)
            else 2 if unicodedata.east_asian_width(character) in "WF" else 1
        )
        for character in text
    )


def path_from_here(path: Path) -> str:
    """What messages call a file or a folder: by its place from here, if it is inside."""
    path, here = path.absolute(), Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


def quoted(text: str, limit: int = 80) -> str:
    """The text in quotes, on one line and printable, shortened in the middle when it is long."""
    if len(text) > limit:
        half = limit // 2
        text = f"{text[:half]} … {text[-half:]}"
    if not text.isprintable():
        text = "".join(
            c if c.isprintable() else c.encode("unicode_escape").decode() for c in text
        )
    return f"'{text}'"
