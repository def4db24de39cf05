"""YAML as a tree of nodes that know where they stand.

Positions belong to the nodes; they are never mixed into the data.
"""

import re
from typing import Final

import yaml

from ..source import SourceFile, Span

__all__ = [
    "MERGE_TAG",
    "READER",
    "Mapping",
    "Node",
    "Scalar",
    "Sequence",
    "Unreadable",
    "describe",
    "inner_span",
]

READER: Final = f"pyyaml {yaml.__version__}"
"""What takes YAML apart."""
_STR: Final = "tag:yaml.org,2002:str"
MERGE_TAG: Final = "tag:yaml.org,2002:merge"
_IMPLICIT: Final = yaml.SafeLoader.yaml_implicit_resolvers
_NAMES: Final = {
    "str": "a string",
    "bool": "a boolean",
    "int": "a number",
    "float": "a number",
    "null": "an empty value",
    "timestamp": "a date",
    "merge": "a merge key",
    "value": "a string",
}


class Scalar:
    """One scalar: its text after unquoting and folding, and the span that it stands in."""

    __slots__ = ("end", "plain", "start", "value")

    def __init__(self, value: str, plain: bool, start: int, end: int) -> None:
        self.value = value
        self.plain = plain
        self.start = start
        self.end = end

    @property
    def tag(self) -> str:
        """The YAML 1.1 type of the scalar: only a plain one can be other than a string."""
        if not self.plain:
            return _STR
        for tag, pattern in _IMPLICIT.get(self.value[:1], ()):
            if pattern.match(self.value):
                return str(tag)
        return _STR

    @property
    def is_string(self) -> bool:
        """Whether YAML reads the scalar as a string."""
        return self.tag == _STR


class Unreadable(Scalar):
    """Stands where a value is whose text is reported already; nothing more is said about it."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        super().__init__("", False, start, end)

    @property
    def is_string(self) -> bool:
        """No value at all."""
        return False


class Sequence:
    """A list; `end` is the end of its last item."""

    __slots__ = ("end", "items", "start")

    def __init__(self, items: "list[Node]", start: int, end: int) -> None:
        self.items = items
        self.start = start
        self.end = end


class Mapping:
    """A mapping whose keys are distinct strings, in the order of the text."""

    __slots__ = ("end", "pairs", "start")

    def __init__(
        self, pairs: "list[tuple[Scalar, Node]]", start: int, end: int
    ) -> None:
        self.pairs = pairs
        self.start = start
        self.end = end

    def get(self, name: str) -> "Node | None":
        """The value under a key."""
        return next((value for key, value in self.pairs if key.value == name), None)


Node = Scalar | Sequence | Mapping


def describe(node: Node) -> str:
    """What a node is, for messages: "a boolean", "a list"."""
    match node:
        case Scalar():
            return _NAMES.get(node.tag.rpartition(":")[2], "a scalar")
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping"


_ESCAPE: Final = re.compile(
    r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL
)


# In double quotes: a line break that is left out, with what indents the line after it.
_CONTINUED: Final = re.compile(
    r"(?:\\(?:\r\n|[\r\n\x85\u2028\u2029])[ \t]*+)+",
)


def inner_span(source: SourceFile, node: Scalar, start: int, end: int) -> Span:
    """The span of the characters `start` to `end` of a scalar's value.

    Exact for scalars on one line; in quoted and folded ones, the characters of the text are
    followed as far as quoting rules go.
    """
    raw = source.text[node.start : node.end]
    if len(raw) == len(node.value):
        return Span(source, node.start + start, node.start + max(end, start))
    bounds = _bounds(raw, node.value)
    first = bounds[min(start, len(bounds) - 1)][0]
    # The next character may be on another line.
    last = bounds[min(end, len(bounds)) - 1][1] if end > start else first
    return Span(source, node.start + first, node.start + max(first, last))


def _bounds(raw: str, value: str) -> list[tuple[int, int]]:
    """Where each character of a scalar's value, and its end, begin and end in the scalar's text."""
    quote = raw[:1] if raw[:1] in ("'", '"') else ""
    place = len(quote)
    found: list[tuple[int, int]] = []
    for character in value:
        if quote == '"' and (continued := _CONTINUED.match(raw, place)):
            place = continued.end()
        begin = place
        if quote == '"' and (escape := _ESCAPE.match(raw, place)):
            place = escape.end()
        elif character.isspace():
            while place < len(raw) and raw[place].isspace():
                place += 1
        else:
            begin = max(place, raw.find(character, place))
            place = begin + (2 if quote == character == "'" else 1)
        found.append((min(begin, len(raw)), min(place, len(raw))))
    end = min(place, len(raw))
    return [*found, (end, end)]
