"""What was meant by a text that is not YAML: the slips that people make in schema files.

The parser says where it gave up, in its own terms; what is wrong often stands in the line
before. Only texts that it has refused are looked at, so that nothing is refused here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..diagnostics import Collector, Related
from ..source import SourceFile, Span, quoted
from .fields import FIELDS

__all__ = ["Conflict", "Slip", "conflicts", "find_slip", "report_conflicts"]


@dataclass(frozen=True, slots=True)
class Slip:
    """What is wrong, where, and what to write."""

    span: Span
    message: str
    hint: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """What a merge left: the places of its markers, from `<<<<<<<` to `>>>>>>>`."""

    markers: tuple[Span, ...]

    def message(self) -> str:
        """With the line of each."""
        places = [f"'{m.text[:7]}' in line {m.begin.line}" for m in self.markers]
        return f"a merge conflict is not resolved: {', '.join(places)}"


# ---- merge conflicts ----

_MARKER: Final = (
    r"(?m)^(?:<{7}(?: [^\n]*)?|\|{7}(?: [^\n]*)?|={7}|>{7}(?: [^\n]*)?)\r?$"
)


def conflicts(source: SourceFile) -> Iterator[Conflict]:
    """The conflicts of a text: markers at the beginning of lines, in their order."""
    open_: list[Span] = []
    for match in re.finditer(_MARKER, source.text):
        span = Span(source, match.start(), match.start() + len(match[0].rstrip()))
        kind = match[0][0]
        order = "".join(each.text[0] for each in open_) + kind
        if kind == "<":
            open_ = [span]
        elif order in ("<|", "<=", "<|="):
            open_.append(span)
        elif order in ("<=>", "<|=>"):
            yield Conflict((*open_, span))
            open_ = []


def report_conflicts(
    source: SourceFile, collector: Collector, whole: str = "entries"
) -> bool:
    """Report what merges have left (BW015), and what is to be kept `whole`; whether there is any.

    In a list of words, or between quotes, markers are no error of YAML.
    """
    found = list(conflicts(source)) if "<<<<<<<" in source.text else []
    for conflict in found:
        first, *others = conflict.markers
        collector.report(
            "BW015",
            first,
            conflict.message(),
            hint=f"keep what is wanted of both sides, {whole} whole, and remove the markers",
            related=[Related(f"'{m.text[:7]}'", m) for m in others],
        )
    return bool(found)


# ---- slips of one line ----


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that is neither empty nor a comment."""

    source: SourceFile
    number: int

    @property
    def text(self) -> str:
        """Without the line break."""
        return self.source.line(self.number)

    @property
    def indent(self) -> str:
        """What stands before it."""
        return self.text[: len(self.text) - len(self.text.lstrip())]

    def span(self, start: int, end: int) -> Span:
        """Some of its characters."""
        first = self.source.line_starts[self.number - 1]
        return Span(self.source, first + start, first + end)

    def before(self) -> _Line | None:
        """The line above that says something."""
        for number in range(self.number - 1, 0, -1):
            text = self.source.line(number).strip()
            if text and not text.startswith("#"):
                return _Line(self.source, number)
        return None


_NAMES: Final = frozenset(field.name for field in FIELDS)
_KEYS: Final = r"[A-Za-z_]\w*(?:, ?[A-Za-z_]\w*)*"
# Compiled when a slip is looked for: most files have none.
_NO_SPACE: Final = rf"( *(?:- +)?)({_KEYS}):(?![:\s])(\S.*)"
_NO_COLON: Final = rf"( *(?:- +)?)({_KEYS}) +([^\s:#].*|::.*)"
_NO_DASH_SPACE: Final = r"( *)-(\w+:.*)"
_KEY: Final = r"( *)(- +)?([\w, ]+):(?:\s|$)"
_TWO_COLONS: Final = r" *(?:- +)?[\w, ]+: +(.*?:(?:\s|$).*)"
_PYTHON_ARGUMENT: Final = r"[(,]\s*(\w+): *([A-Z]\w*|int|float|bool|str)\b"
_SECOND_ENTRY: Final = r"\S +(- func:)"


def find_slip(
    source: SourceFile, problem: str, start: int, context: int | None
) -> Slip | None:
    """The slip that the parser stumbled over, if it is a known one.

    Args:
        problem: what the parser says, with what it was doing.
        start: where it gave up.
        context: where that began which it was reading.
    """
    line = _Line(source, source.position(start).line)
    begin = None if context is None else _Line(source, source.position(context).line)
    for find in (_blank, _open):
        found = find(line, problem, start, context)
        if found is not None:
            return found
    for place in (begin, line.before(), line):
        if place is not None and place.number <= line.number:
            for check in (_marker, _dash, _colon, _space):
                found = check(place)
                if found is not None:
                    return found
    return _value(line) or _indentation(line)


def _blank(line: _Line, problem: str, start: int, context: int | None) -> Slip | None:
    """Tabs, and spaces that only look like some, before a line."""
    for at, character in enumerate(line.indent):
        if character != " ":
            name = (
                "a tab" if character == "\t" else f"a character U+{ord(character):04X}"
            )
            looks = "" if character == "\t" else ", which looks like a space,"
            return Slip(
                line.span(at, at + 1),
                f"{name}{looks} in the indentation",
                "indent with spaces",
            )
    return None


_BRACKETS: Final = {"[": "]", "{": "}"}


def _open(line: _Line, problem: str, start: int, context: int | None) -> Slip | None:
    """Quotes and brackets that are not closed."""
    if context is None:
        return None
    character = line.source.text[context : context + 1]
    span = Span(line.source, context, context + 1)
    if "quoted scalar" in problem and "end of stream" in problem:
        return Slip(span, f"the quote {character} is not closed", f"add {character}")
    if "while parsing a flow" in problem and character in _BRACKETS:
        wanted = _BRACKETS[character]
        return Slip(
            span,
            f"the bracket '{character}' is not closed",
            f"add '{wanted}', or ',' between the items",
        )
    return None


def _marker(line: _Line) -> Slip | None:
    match = re.fullmatch(_MARKER, line.text)
    if match is None:
        return None
    span = line.span(0, len(line.text.rstrip()))
    return Slip(span, "a marker that a merge has left", "remove it")


def _dash(line: _Line) -> Slip | None:
    match = re.fullmatch(_NO_DASH_SPACE, line.text)
    if match is not None:
        start = match.end(1)
        message = "no space after '-'"
        return Slip(line.span(start, start + 1), message, f"write '- {match[2]}'")
    if line.text.startswith("func:") and line.number > 1:
        return Slip(
            line.span(0, 4), "an entry without '-'", f"write '- {line.text.rstrip()}'"
        )
    return None


def _colon(line: _Line) -> Slip | None:
    match = re.fullmatch(_NO_COLON, line.text)
    if match is None or ": " in line.text or line.text.rstrip().endswith(":"):
        return None
    key, value = match[2], match[3].rstrip()
    return Slip(
        line.span(match.start(2), match.end(2)),
        f"no ':' after {quoted(key)}",
        f"write {quoted(f'{key}: {value}')}",
    )


def _space(line: _Line) -> Slip | None:
    match = re.fullmatch(_NO_SPACE, line.text)
    if match is None:
        return None
    key, value = match[2], match[3].rstrip()
    return Slip(
        line.span(match.end(2), match.end(2) + 1),
        "no space after ':'",
        f"write {quoted(f'{key}: {value}')}",
    )


def _value(line: _Line) -> Slip | None:
    """A value that has a colon in it."""
    match = re.fullmatch(_TWO_COLONS, line.text)
    if match is None:
        return None
    second = re.search(_SECOND_ENTRY, line.text)
    if second is not None:
        span = line.span(*second.span(1))
        return Slip(span, "a second entry in one line", "begin it on a line of its own")
    argument = re.search(_PYTHON_ARGUMENT, line.text)
    if argument is not None:
        name, kind = argument.groups()
        return Slip(
            line.span(argument.start(1), argument.end(2)),
            f"{quoted(argument[0].lstrip('(, '))} is no argument of a schema",
            f"the type stands before the name: '{kind} {name}'",
        )
    at = match.start(1) + match[1].index(":")
    at = next(
        m.start() for m in re.finditer(r":(?=\s|$)", line.text) if m.start() >= at
    )
    return Slip(
        line.span(at, at + 1),
        "': ' in a value",
        "put the whole value in quotes, and double those of the same kind in it",
    )


def _indentation(line: _Line) -> Slip | None:
    """A field, or an entry, that does not begin where the others do."""
    match = re.match(_KEY, line.text)
    if match is None:
        return None
    indent, dash, key = len(match[1]), match[2], match[3]
    above = line.before()
    while above is not None and not above.text.lstrip().startswith("- "):
        above = above.before()
    if above is None:
        return None
    place = len(above.indent)
    if dash is not None and key != "func" and key in _NAMES:
        return Slip(
            line.span(indent, indent + 1),
            f"'- {key}' begins an entry of its own",
            "remove the '-': fields begin below 'func'",
        )
    if dash is not None and key == "func" and indent != place:
        return Slip(
            line.span(0, max(indent, 1)),
            f"an entry that is indented by {_spaces(indent)}, the one above by {_spaces(place)}",
            "begin all entries in one column",
        )
    first = re.match(_KEY, above.text)
    if dash is None and key in _NAMES and first is not None:
        wanted = len(first[1]) + len(first[2] or "")
        if indent != wanted:
            return Slip(
                line.span(indent, indent + len(key)),
                f"'{key}' is indented by {_spaces(indent)}, '{first[3]}' of its entry"
                f" begins after {wanted}",
                f"indent '{key}' by {_spaces(wanted)}",
            )
    return None


def _spaces(count: int) -> str:
    return f"{count or 'no'} space{'' if count == 1 else 's'}"
