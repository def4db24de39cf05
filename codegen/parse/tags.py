"""tags.yaml: the tags that entries may carry, each with what it means."""

from ..diagnostics import Collector, Related, nearest
from ..model.functions import Tag
from ..options import LoadOptions
from ..releases import Kind
from ..source import SourceFile, Span, quoted
from .nodes import Mapping, Node, Sequence, describe
from .reader import Reader

__all__ = ["parse_tags"]

_KEYS = ("tag", "desc")


def _tag(reader: Reader, node: Node) -> Tag | None:
    if not isinstance(node, Mapping):
        message = f"an entry must be a mapping with 'tag' and 'desc', and this is {describe(node)}"
        reader.fail("BW008", node, message)
        return None
    for key, _ in node.pairs:
        if key.value not in _KEYS:
            message = f"there is no field {quoted(key.value)} of a tag"
            reader.fail("BW202", key, message, hint=nearest(key.value, _KEYS))
    name, description = node.get("tag"), node.get("desc")
    if name is None:
        reader.fail("BW250", node, "this entry has no 'tag'")
        return None
    found = reader.string("tag", name)
    text = None if description is None else reader.string("desc", description)
    if found is None:
        return None
    if description is None or (text is not None and not text.value):
        message = f"tag {quoted(found.value)} must have a description"
        reader.fail("BW250", name, message, hint="add a field 'desc'")
    reader.of_another_release(Kind.tag, found.value, name)
    return Tag(found.value, text.value if text else "", reader.span(name))


def parse_tags(
    root: Node | None, source: SourceFile, options: LoadOptions, collector: Collector
) -> tuple[Tag, ...]:
    """Read every tag of the file, in its order; mistakes are reported."""
    if root is None:
        return ()
    if not isinstance(root, Sequence):
        message = f"a tags file must be a list of entries, and this is {describe(root)}"
        collector.report(
            "BW007", Span(source, root.start, min(root.end, root.start + 1)), message
        )
        return ()
    reader = Reader(source, collector, options)
    found: dict[str, Tag] = {}
    for item in root.items:
        tag = _tag(reader, item)
        if tag is None:
            continue
        first = found.setdefault(tag.name, tag)
        if first is not tag and tag.span is not None and first.span is not None:
            reader.fail(
                "BW251",
                tag.span,
                f"tag {quoted(tag.name)} is defined twice",
                related=[Related("first defined here", first.span)],
            )
    return tuple(found.values())
