"""TOML as the same tree of nodes that YAML gives, so that one reader serves both.

`tomllib` decides what is TOML and what a value is; it has no positions, which the walk over a
text that it accepted finds again.
"""

import re
import tomllib
from typing import Final

from ..diagnostics import Collector
from ..source import SourceFile, Span
from .nodes import Mapping, Node, Scalar, Sequence
from .slips import report_conflicts

__all__ = ["compose_toml"]

_SPACE: Final = re.compile(r"[ \t]*")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'",
    re.DOTALL,
)
_PLAIN: Final = re.compile(r"[^,\]}#\r\n]+")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def compose_toml(source: SourceFile, collector: Collector) -> Mapping | None:
    """The tree of a TOML file; None after reporting why it is not TOML.

    Strings are nodes that are strings; all other scalars are as YAML has them plain.
    """
    if report_conflicts(source, collector):
        return None
    try:
        tomllib.loads(source.text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        _report(source, str(error), collector)
        return None
    except RecursionError:
        _report(source, "values are nested too deeply", collector)
        return None
    return _Walk(source.text).document()


def _report(source: SourceFile, problem: str, collector: Collector) -> None:
    match = _PLACE.search(problem)
    start = len(source.text)
    if match is None:
        start = 0
    elif match[1] is not None:
        line = min(int(match[1]), len(source.line_starts))
        start = source.line_starts[line - 1] + int(match[2]) - 1
    start = min(start, len(source.text))
    message = f"not TOML: {_PLACE.sub('', problem)}"
    collector.report("BW801", Span(source, start, start + 1), message)


class _Walk:
    """Goes over a valid TOML text once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Pass over what a pattern matches here."""
        match = pattern.match(self.text, self.place)
        if match is None:
            return ""
        self.place = match.end()
        return match[0]

    def at(self, text: str) -> bool:
        """Whether a text comes next; if so it is passed over."""
        if self.text.startswith(text, self.place):
            self.place += len(text)
            return True
        return False

    def document(self) -> Mapping:
        """All tables of the file."""
        root = table = Mapping([], 0, len(self.text))
        self.skip(_BLANK)
        while self.place < len(self.text):
            if self.at("[["):
                path = self.keys()
                self.at("]]")
                table = _new_item(_table(root, path[:-1]), path[-1])
            elif self.at("["):
                path = self.keys()
                self.at("]")
                table = _table(root, path)
            else:
                self.pair(table)
            self.skip(_BLANK)
        return root

    def pair(self, table: Mapping) -> None:
        """One key with its value."""
        path = self.keys()
        self.at("=")
        self.skip(_SPACE)
        value = self.value()
        _table(table, path[:-1]).pairs.append((path[-1], value))

    def keys(self) -> list[Scalar]:
        """The parts of a dotted key."""
        found = []
        while True:
            self.skip(_SPACE)
            start = self.place
            raw = self.skip(_BARE)
            if raw:
                found.append(Scalar(raw, False, start, self.place))
            else:
                found.append(self.string())
            self.skip(_SPACE)
            if not self.at("."):
                return found

    def string(self) -> Scalar:
        """A quoted string."""
        start = self.place
        raw = self.skip(_STRING)
        decoded = tomllib.loads(f"v = {raw}".replace("\r\n", "\n"))["v"] if raw else ""
        if not raw:
            self.place += 1
        return Scalar(str(decoded), False, start, self.place)

    def value(self) -> Node:
        """A value of any type."""
        start = self.place
        head = self.text[start : start + 1]
        if head in ("'", '"'):
            return self.string()
        if self.at("["):
            items: list[Node] = []
            self.skip(_BLANK)
            while not self.at("]"):
                items.append(self.value())
                self.skip(_BLANK)
                self.at(",")
                self.skip(_BLANK)
            return Sequence(items, start, self.place)
        if self.at("{"):
            table = Mapping([], start, start)
            self.skip(_BLANK)
            while not self.at("}"):
                self.pair(table)
                self.skip(_BLANK)
                self.at(",")
                self.skip(_BLANK)
            table.end = self.place
            return table
        raw = self.skip(_PLAIN).rstrip()
        self.place = start + max(len(raw), 1)
        return Scalar(raw, True, start, start + len(raw))


def _table(root: Mapping, path: list[Scalar]) -> Mapping:
    """The table at a path, made where it is missing; of a list of tables, the last."""
    table = root
    for key in path:
        found = table.get(key.value)
        if isinstance(found, Sequence):
            found = found.items[-1]
        if not isinstance(found, Mapping):
            found = Mapping([], key.start, key.end)
            table.pairs.append((key, found))
        table = found
    return table


def _new_item(table: Mapping, key: Scalar) -> Mapping:
    """A new table at the end of a list of tables."""
    listed = table.get(key.value)
    if not isinstance(listed, Sequence):
        listed = Sequence([], key.start, key.end)
        table.pairs.append((key, listed))
    item = Mapping([], key.start, key.end)
    listed.items.append(item)
    return item
