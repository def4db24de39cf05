"""Warnings that are no news, and warnings that are to stop the generator.

A comment in a schema file silences warnings of one entry: `# boxwood: ignore BW240`, with a
reason after it if wanted, on the line that the warning is about or among the comment lines
directly before the entry. The command line silences or promotes a code everywhere; what a
comment silences stays silent. Errors cannot be silenced.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from .codes import CODES, Severity
from .diagnostics import Collector, Diagnostic, nearest
from .parse.compose import compose
from .parse.nodes import Sequence
from .source import SourceFile, Span

__all__ = ["Policy", "without_silenced"]

_COMMENT: Final = re.compile(
    r"#(?<!\S#)[ \t]*boxwood:[ \t]*ignore[ \t]+(BW\w+(?:[ \t]*,[ \t]*BW\w+)*)",
)
_CODE: Final = re.compile(r"BW\w+")
# `^` alone knows no lines that end with a carriage return.
_ENTRY: Final = re.compile(r"(?:^|(?<=\r))( *)-(?=\s|$)", re.MULTILINE)
_FLOW: Final = re.compile(r"(?:\s|[#%][^\r\n]*+|---)*+\[")
_UNUSED: Final = "BW014"


@dataclass(frozen=True, slots=True)
class Policy:
    """What the command line says about codes: warnings to promote, warnings to leave out."""

    errors: frozenset[str] = frozenset()
    ignored: frozenset[str] = frozenset()

    def apply(self, diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
        """The diagnostics as the command line wants them."""
        return tuple(
            replace(d, severity=Severity.error) if d.code in self.errors else d
            for d in diagnostics
            if d.severity is Severity.error or d.code not in self.ignored
        )


class _Silence(NamedTuple):
    """One code of one comment."""

    code: str
    span: Span
    line: int


class _Comments:
    """The comments of a file that silence something, and where its entries begin."""

    def __init__(self, source: SourceFile) -> None:
        self.source = source
        self.silences = tuple(self._find())

    def _find(self) -> Iterator[_Silence]:
        for comment in _COMMENT.finditer(self.source.text):
            for code in _CODE.finditer(comment[1]):
                start = comment.start(1) + code.start()
                span = Span(self.source, start, start + len(code[0]))
                yield _Silence(code[0], span, span.begin.line)

    @cached_property
    def entries(self) -> list[int]:
        """The first line of each entry: in block style, that with its dash."""
        if _FLOW.match(self.source.text):
            root = compose(self.source, Collector())
            items = root.items if isinstance(root, Sequence) else ()
            return [self.source.position(item.start).line for item in items]
        found = list(_ENTRY.finditer(self.source.text))
        if not found:
            return []
        indent = found[0][1]
        return [
            self.source.position(match.start()).line
            for match in found
            if match[1] == indent
        ]

    def lines(self, line: int) -> range:
        """The comment lines directly before the entry that a line is in."""
        place = bisect_right(self.entries, line)
        if not place:
            return range(0)
        stop = first = self.entries[place - 1]
        while first > 1 and self.source.line(first - 1).lstrip().startswith("#"):
            first -= 1
        return range(first, stop)

    def of(self, diagnostic: Diagnostic) -> Iterator[_Silence]:
        """The silences that apply to a diagnostic."""
        line = diagnostic.span.begin.line
        before = self.lines(line)
        for silence in self.silences:
            if silence.code == diagnostic.code and (
                silence.line == line or silence.line in before
            ):
                yield silence


def without_silenced(
    source: SourceFile | None, diagnostics: tuple[Diagnostic, ...]
) -> tuple[Diagnostic, ...]:
    """The diagnostics without the warnings that comments of the file silence.

    A comment that silences nothing is a warning itself (BW014), so that it does not outlive
    its cause; not where errors may have hidden the cause.
    """
    comments = None if source is None else _Comments(source)
    if comments is None or not comments.silences:
        return diagnostics
    used: set[_Silence] = set()
    kept = Collector()
    for diagnostic in diagnostics:
        silences = []
        if diagnostic.severity is Severity.warning and diagnostic.span.source is source:
            silences = list(comments.of(diagnostic))
        used.update(silences)
        if not silences:
            kept.add(diagnostic)
    complete = not kept.has_errors
    for silence in comments.silences:
        if silence not in used:
            _report_unused(silence, complete, kept)
    return kept.sorted()


def _report_unused(silence: _Silence, complete: bool, collector: Collector) -> None:
    code = CODES.get(silence.code)
    hint = None
    if code is None:
        message = f"there is no code {silence.code}"
        hint = nearest(silence.code, CODES)
    elif code.severity is Severity.error:
        message = f"{silence.code} is an error, which cannot be ignored"
    elif complete:
        message = f"{silence.code} does not occur here"
        hint = "remove the comment"
    else:
        return
    collector.report(_UNUSED, silence.span, message, hint=hint)
