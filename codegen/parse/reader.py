"""What the decoders of one entry share: the source, the options, and a way to report."""

from collections.abc import Iterable

from ..diagnostics import Collector, Related
from ..options import LoadOptions, key_names
from ..releases import OTHER_RELEASE, Kind, foreign_to
from ..source import SourceFile, Span, quoted
from .nodes import (
    Mapping,
    Node,
    Scalar,
    Sequence,
    Unreadable,
    describe,
    inner_span,
)

__all__ = ["Reader"]


class Reader:
    """Reads the values of one mapping, and counts what it reports."""

    __slots__ = (
        "collector",
        "failures",
        "foreign",
        "key_names",
        "options",
        "source",
        "tags",
    )

    def __init__(
        self,
        source: SourceFile,
        collector: Collector,
        options: LoadOptions,
        tags: frozenset[str] | None = None,
    ) -> None:
        self.source = source
        self.collector = collector
        self.options = options
        self.tags = tags
        self.failures = 0
        self.foreign = foreign_to(options.release)
        self.key_names = key_names(options.backend)

    def span(self, node: Node) -> Span:
        """Where a node stands."""
        return Span(self.source, node.start, node.end)

    def inner(self, node: Scalar, start: int, end: int) -> Span:
        """Where a part of a scalar's value stands."""
        return inner_span(self.source, node, start, end)

    def fail(
        self,
        code: str,
        where: Node | Span,
        message: str,
        *,
        hint: str | None = None,
        related: Iterable[Related] = (),
    ) -> None:
        """Report an error in this entry."""
        self.failures += 1
        if isinstance(where, Unreadable):
            return
        span = where if isinstance(where, Span) else self.span(where)
        self.collector.report(code, span, message, hint=hint, related=related)

    def warn(
        self, code: str, where: Node | Span, message: str, *, hint: str | None = None
    ) -> None:
        """Report something that the entry is read in spite of."""
        span = where if isinstance(where, Span) else self.span(where)
        self.collector.report(code, span, message, hint=hint)

    def of_another_release(
        self, kind: Kind, name: str, where: Node | Span, shown: str | None = None
    ) -> bool:
        """Whether the release that is read for lacks a construct, which is then reported."""
        construct = self.foreign.find(kind, name)
        if construct is None:
            return False
        named = quoted(name) if shown is None else shown
        message = construct.message(self.foreign.release, named)
        self.warn(OTHER_RELEASE, where, message, hint=construct.note)
        return True

    def wrong_type(
        self, field: str, expected: str, node: Node, hint: str | None = None
    ) -> None:
        """Report that a field holds a value of another YAML type than it must."""
        shown = (
            f" {quoted(node.value)}" if isinstance(node, Scalar) and node.value else ""
        )
        if hint is None and isinstance(node, Scalar) and node.value:
            if expected.startswith("a list"):
                shown_value = quoted(node.value) if node.is_string else node.value
                hint = f"write it as [{shown_value}]"
            elif "string" in expected:
                hint = "put the value in quotes"
            elif "boolean" in expected and node.is_string:
                hint = _boolean_hint(node.value)
        self.fail(
            "BW203",
            node,
            f"{field} must be {expected}, and this is {describe(node)}{shown}",
            hint=hint,
        )

    def string(self, field: str, node: Node) -> Scalar | None:
        """The node, if YAML reads it as a string."""
        if isinstance(node, Scalar) and node.is_string:
            return node
        self.wrong_type(field, "a string", node)
        return None

    def boolean(self, field: str, node: Node) -> bool | None:
        """The value of a YAML 1.1 boolean (True, yes, on …)."""
        if isinstance(node, Scalar) and node.tag.endswith(":bool"):
            return node.value.lower() in ("true", "yes", "on")
        self.wrong_type(field, "a boolean (True or False)", node)
        return None

    def strings(self, field: str, node: Node) -> list[Scalar]:
        """The strings of a list; what is not a string is reported."""
        if not isinstance(node, Sequence):
            self.wrong_type(field, "a list of strings", node)
            return []
        found = (self.string(f"each item of {field}", item) for item in node.items)
        return [item for item in found if item is not None]

    def mapping(self, field: str, node: Node) -> Mapping | None:
        """The node, if it is a mapping."""
        if isinstance(node, Mapping):
            return node
        self.wrong_type(field, "a mapping", node)
        return None


def _boolean_hint(value: str) -> str:
    meant = {"true": "True", "yes": "True", "false": "False", "no": "False"}
    word = meant.get(value.strip().lower())
    return "write True or False" if word is None else f"write {word}, without quotes"
