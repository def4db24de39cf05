"""From a file to its tree of nodes.

The tree is built from the parser's events, without recursion, so that depth, anchors and
explicit tags are seen where they occur and no YAML text can make the generator run
anything, or allocate more than in proportion to the text.
"""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from ..diagnostics import Collector, Related
from ..files import read_file
from ..source import SourceFile, Span, quoted
from .nodes import MERGE_TAG, Mapping, Node, Scalar, Sequence, Unreadable, describe
from .slips import find_slip, report_conflicts

__all__ = ["MAX_DEPTH", "compose", "decode_source", "read_source", "read_stdin"]

MAX_DEPTH: Final = 32
# The characters of YAML 1.1, section 5.1 "Character Set"; the parser reads no other. It is
# compiled where it is needed, which takes as long as to import all of this module.
_FORBIDDEN: Final = (
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufeff\uff00-\ufffd\U00010000-\U0010ffff]"
)
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_source(path: str | Path, collector: Collector) -> SourceFile | None:
    """Read a UTF-8 file; a byte order mark is dropped.

    Returns:
        The file, or None after reporting why it cannot be read.
    """
    shown = str(path)
    try:
        data = read_file(path)
    except (OSError, ValueError) as error:
        reason = (
            error.strerror
            if isinstance(error, OSError) and error.strerror
            else str(error)
        )
        where = SourceFile(shown, "").whole()
        collector.report("BW001", where, f"cannot read {quoted(shown)}: {reason}")
        return None
    return decode_source(shown, data, collector)


def read_stdin(collector: Collector) -> SourceFile | None:
    """The standard input, as `read_source` reads a file."""
    return decode_source("<stdin>", sys.stdin.buffer.read(), collector)


def decode_source(shown: str, data: bytes, collector: Collector) -> SourceFile | None:
    """The bytes of a file as text, or None after reporting that they are not UTF-8."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        valid = data[: error.start].decode("utf-8")
        source = SourceFile(
            shown, valid + data[error.start :].decode("utf-8", "replace")
        )
        span = Span(source, len(valid), len(valid) + 1)
        message = f"byte 0x{data[error.start]:02x} at offset {error.start} is not UTF-8"
        collector.report("BW002", span, message, hint="save the file as UTF-8")
        return None
    return SourceFile(shown, text.removeprefix("\ufeff"))


_SECOND_FUNC: Final = "begin another entry with '- func:'"


class _Open:
    """A list or mapping whose end has not been read yet."""

    __slots__ = ("children", "is_mapping", "start")

    def __init__(self, is_mapping: bool, start: int) -> None:
        self.is_mapping = is_mapping
        self.start = start
        self.children: list[Node] = []


class _Stop(Exception):
    """The tree cannot be completed; the reason is reported."""


def _bounds(event: Any) -> tuple[int, int]:
    """Offsets of an event; every event of a parsed text has marks."""
    return event.start_mark.index, event.end_mark.index


class _Composer:
    """Builds the documents of one file from the parser's events."""

    def __init__(self, source: SourceFile, collector: Collector) -> None:
        self.source = source
        self.collector = collector
        self.open: list[_Open] = []
        self.documents: list[Node] = []

    def report(self, code: str, start: int, end: int, message: str, hint: str) -> None:
        self.collector.report(code, Span(self.source, start, end), message, hint=hint)

    def run(self) -> None:
        handlers: dict[type, Callable[[Any], None]] = {
            yaml.MappingStartEvent: self.begin,
            yaml.SequenceStartEvent: self.begin,
            yaml.MappingEndEvent: self.finish,
            yaml.SequenceEndEvent: self.finish,
            yaml.AliasEvent: self.alias,
        }
        # Not by `yaml.parse`, which asks twice for each event.
        for event in iter(_LOADER(self.source.text).get_event, None):
            # Four events in five are scalars, nearly all of them without anchor and tag.
            if type(event) is yaml.ScalarEvent:
                self.scalar(event)
            elif handler := handlers.get(type(event)):
                handler(event)

    def scalar(self, event: yaml.ScalarEvent) -> None:
        plain, quoted_string = event.implicit
        start, end = _bounds(event)
        if event.anchor is not None:
            self.anchor(event)
        if event.tag is not None and (event.tag != "!" or not (plain or quoted_string)):
            self.explicit_tag(event)
        self.add(Scalar(event.value, plain, start, end))

    def begin(self, event: yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            self.anchor(event)
        if event.tag is not None:
            self.explicit_tag(event)
        start, _ = _bounds(event)
        if len(self.open) >= MAX_DEPTH:
            self.report(
                "BW005",
                start,
                start + 1,
                f"lists and mappings are nested more than {MAX_DEPTH} deep",
                "entries of operators need at most four levels",
            )
            raise _Stop
        self.open.append(_Open(type(event) is yaml.MappingStartEvent, start))

    def finish(self, event: yaml.CollectionEndEvent) -> None:
        opened = self.open.pop()
        children = opened.children
        # A block collection ends where the next token begins; its last child ends where
        # people see it.
        start, end = _bounds(event)
        if start == end and children:
            end = children[-1].end
        if opened.is_mapping:
            self.add(Mapping(self.pairs(children), opened.start, end))
        else:
            self.add(Sequence(children, opened.start, end))

    def pairs(self, children: list[Node]) -> list[tuple[Scalar, Node]]:
        """The distinct string keys of a mapping with their values; whatever else is reported."""
        found: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar) or not key.is_string:
                self.bad_key(key)
            elif key.value in found:
                self.collector.report(
                    "BW009",
                    Span(self.source, key.start, key.end),
                    f"key {quoted(key.value)} stands twice in this mapping",
                    hint=_SECOND_FUNC if key.value == "func" else None,
                    related=[
                        Related(
                            "first written here", self.span_of(found[key.value][0])
                        ),
                    ],
                )
            else:
                found[key.value] = key, value
        return list(found.values())

    def bad_key(self, key: Node) -> None:
        """Report a key that is no string."""
        start, end = key.start, key.end
        if isinstance(key, Unreadable):
            return
        if isinstance(key, Scalar) and key.tag == MERGE_TAG:
            message = "merge keys are not read"
            self.report("BW012", start, end, message, "write the fields out")
            return
        is_scalar = isinstance(key, Scalar)
        shown = f" {quoted(key.value)}" if isinstance(key, Scalar) else ""
        message = f"a mapping key must be a string; YAML reads this one{shown} as {describe(key)}"
        hint = "put the key in quotes" if is_scalar else "write a plain word"
        self.report("BW010", start, end, message, hint)

    def span_of(self, node: Node) -> Span:
        return Span(self.source, node.start, node.end)

    def anchor(self, event: yaml.NodeEvent) -> None:
        start, _ = _bounds(event)
        length = len(event.anchor or "") + 1
        self.report(
            "BW011",
            start,
            start + length,
            f"anchor {quoted('&' + str(event.anchor))}: anchors are not read",
            "write the value out where it is needed",
        )

    def alias(self, event: yaml.AliasEvent) -> None:
        start, end = _bounds(event)
        self.report(
            "BW011",
            start,
            end,
            f"alias {quoted('*' + str(event.anchor))}: aliases are not read",
            "write the value out",
        )
        self.add(Unreadable(start, end))

    def explicit_tag(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        start, end = _bounds(event)
        self.report(
            "BW013",
            start,
            end,
            f"explicit YAML tag {quoted(str(event.tag))}: tags are not read",
            "remove it; quotes make a string of any plain value",
        )

    def add(self, node: Node) -> None:
        if self.open:
            self.open[-1].children.append(node)
        elif not (isinstance(node, Scalar) and node.plain and not node.value):
            self.documents.append(node)


# What libyaml and PyYAML say where a line is indented as none around it.
_OF_INDENTATION: Final = (
    "mapping values are not allowed",
    "did not find expected key",
    "did not find expected '-' indicator",
    "block sequence entries are not allowed",
    "expected <block end>",
)


def _syntax_hint(problem: str, character: str) -> str | None:
    if character == "\t":
        return "indent with spaces"
    if problem.startswith(_OF_INDENTATION):
        return "check the indentation here and above: what belongs together begins in one column"
    return None


def _report_yaml_error(
    error: yaml.YAMLError, source: SourceFile, collector: Collector
) -> None:
    forbidden = None
    if isinstance(error, yaml.reader.ReaderError):
        forbidden = re.search(_FORBIDDEN, source.text)
    if forbidden is not None:
        name = f"U+{ord(forbidden.group()):04X}"
        span = Span(source, *forbidden.span())
        collector.report("BW003", span, f"character {name} is not allowed in YAML")
        return
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    start = min(mark.index, len(source.text)) if mark is not None else 0
    problem = str(
        getattr(error, "problem", None) or getattr(error, "reason", None) or "not YAML"
    )
    context = getattr(error, "context", None)
    message = f"{problem} ({context})" if context else problem
    if "nesting depth" in problem:
        collector.report("BW005", Span(source, start, start + 1), message)
        return
    begin = getattr(error, "context_mark", None)
    slip = find_slip(source, message, start, None if begin is None else begin.index)
    if slip is not None:
        collector.report("BW004", slip.span, slip.message, hint=slip.hint)
        return
    hint = _syntax_hint(problem, source.text[start : start + 1])
    related = []
    if begin is not None and begin.line != source.position(start).line - 1:
        related.append(
            Related("it begins here", Span(source, begin.index, begin.index + 1))
        )
    span = Span(source, start, start + 1)
    collector.report("BW004", span, message, hint=hint, related=related)


def _documents(source: SourceFile, collector: Collector) -> Iterator[Node]:
    composer = _Composer(source, collector)
    try:
        composer.run()
    except _Stop:
        return
    except yaml.YAMLError as error:
        _report_yaml_error(error, source, collector)
        return
    yield from composer.documents


def compose(source: SourceFile, collector: Collector) -> Node | None:
    """The tree of the file's one document.

    Returns:
        The root, or None if the file is empty (comments only) or is not YAML, which is
        reported.
    """
    if report_conflicts(source, collector):
        return None
    documents = list(_documents(source, collector))
    for further in documents[1:]:
        collector.report(
            "BW006",
            Span(source, further.start, further.start + 1),
            "a second YAML document: a file holds one list of entries",
            hint="remove the line '---' above it",
        )
    return documents[0] if documents else None
