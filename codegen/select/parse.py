"""From a file to a selection, every mistake reported.

Two kinds of files: torchgen's mapping with `operators` and flags, and a plain list of names,
as a YAML list or one a line, each of which stands for all its overloads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any, Final

from runtime.schema import SchemaError, parse_operator_name

from ..diagnostics import Collector, nearest
from ..options import LoadOptions
from ..parse.compose import read_source
from ..parse.kinds import FileKind, compose_as
from ..parse.nodes import Mapping, Node, Scalar, Sequence, describe
from ..parse.reader import Reader
from ..source import SourceFile, Span, quoted
from .model import Metadata, SelectedOperator, Selection

__all__ = ["read_selection", "selection_from_source"]

_WORD: Final = re.compile(r"\S+")


def read_selection(path: str | Path, collector: Collector) -> Selection:
    """The selection of a file. What is wrong is reported, and left out of the result."""
    source = read_source(path, collector)
    return Selection() if source is None else selection_from_source(source, collector)


def selection_from_source(source: SourceFile, collector: Collector) -> Selection:
    """As `read_selection`, from a text that is read already."""
    reader = Reader(source, collector, LoadOptions())
    before = len(collector)
    root = compose_as(FileKind.selection, source, collector)
    match root:
        case Mapping():
            return _from_mapping(reader, root)
        case Sequence(items=[_, *_]):
            items = reader.strings("a list of operators", root)
            return _plain(reader, [(i.value, reader.span(i)) for i in items])
        case Scalar() if root.is_string:
            return _plain(reader, list(_words(reader, root)))
        case None if len(collector) == before:
            message = "the selection is empty: it selects nothing"
            reader.fail("BW701", source.whole(), message, hint=_NOTHING)
        case Sequence():
            message = "the list is empty: it selects nothing"
            reader.fail("BW701", root, message, hint=_NOTHING)
        case Scalar():
            message = (
                "a selection must be a mapping with 'operators', or a list of names,"
                f" and this is {describe(root)}"
            )
            reader.fail("BW701", root, message)
    return Selection()


# A mapping is what torchgen reads, and the only way to say so on purpose.
_NOTHING: Final = "write the operators, or 'operators: {}' for a package without any"


# ---- plain lists ----


def _words(reader: Reader, node: Scalar) -> Iterator[tuple[str, Span]]:
    """One name a line reads in YAML as one string."""
    for match in _WORD.finditer(node.value):
        yield match.group(), reader.inner(node, match.start(), match.end())


def _plain(reader: Reader, names: list[tuple[str, Span]]) -> Selection:
    """As torchgen's allow lists: all overloads, and no choice among dtypes and classes."""
    found: dict[str, SelectedOperator] = {}
    for name, span in names:
        if _check_name(reader, name, span):
            found.setdefault(name, SelectedOperator(name, span=span))
    return Selection(
        operators=tuple(found.values()), include_all_non_op_selectives=True
    )


def _check_name(reader: Reader, name: str, span: Span) -> bool:
    """Whether the name is one, with its namespace; reported if not."""
    try:
        parsed = parse_operator_name(name)
    except SchemaError as error:
        problem = error.problems[0]
        message = f"{quoted(name)} is not the name of an operator: {problem.message}"
        reader.fail("BW703", span, message, hint=problem.hint)
        return False
    if parsed.namespace is None:
        message = f"operator {quoted(name)}: namespace missing"
        reader.fail("BW703", span, message, hint=f"write 'aten::{name}'")
        return False
    return True


# ---- operator lists ----


def _from_mapping(reader: Reader, root: Mapping) -> Selection:
    values: dict[str, Any] = {}
    for key, value in root.pairs:
        decode = _FIELDS.get(key.value)
        if decode is None:
            known = ", ".join(_FIELDS)
            hint = nearest(key.value, _FIELDS) or f"the fields are {known}"
            message = f"there is no field {quoted(key.value)} of a selection"
            reader.fail("BW702", key, message, hint=hint)
        else:
            values[key.value] = decode(reader, key.value, value)
    return Selection(**values)


def _flag(reader: Reader, field: str, node: Node) -> bool:
    return reader.boolean(field, node) or False


def _texts(reader: Reader, field: str, node: Node) -> tuple[str, ...]:
    """A list of scalars; what YAML makes of them does not matter."""
    if not isinstance(node, Sequence):
        reader.wrong_type(field, "a list", node)
        return ()
    found = []
    for item in node.items:
        if isinstance(item, Scalar):
            found.append(item.value)
        else:
            reader.wrong_type(f"each item of {field}", "a string", item)
    return tuple(found)


def _text_set(reader: Reader, field: str, node: Node) -> frozenset[str]:
    return frozenset(_texts(reader, field, node))


def _metadata(reader: Reader, field: str, node: Node) -> Metadata:
    table = reader.mapping(field, node)
    if table is None:
        return ()
    return tuple(
        (key.value, _texts(reader, f"{field} of {quoted(key.value)}", value))
        for key, value in table.pairs
    )


def _operators(reader: Reader, field: str, node: Node) -> tuple[SelectedOperator, ...]:
    table = reader.mapping(field, node)
    if table is None:
        return ()
    found = []
    for key, value in table.pairs:
        is_name = _check_name(reader, key.value, reader.span(key))
        operator = _operator(reader, key, value)
        if is_name and operator is not None:
            found.append(operator)
    return tuple(found)


def _operator(reader: Reader, key: Scalar, node: Node) -> SelectedOperator | None:
    values: dict[str, Any] = {"name": key.value, "span": reader.span(key)}
    table = reader.mapping(f"operator {quoted(key.value)}", node)
    if table is None:
        return None
    for name, value in table.pairs:
        if name.value == "name":
            given = reader.string("name", value)
            if given is not None and given.value != key.value:
                message = (
                    f"operator {quoted(key.value)} is called {quoted(given.value)} here"
                )
                hint = "the name is the key of the entry; leave this out"
                reader.fail("BW706", value, message, hint=hint)
            continue
        decode = _OPERATOR_FIELDS.get(name.value)
        if decode is None:
            known = ", ".join(_OPERATOR_FIELDS)
            hint = nearest(name.value, _OPERATOR_FIELDS) or f"the fields are {known}"
            message = f"there is no field {quoted(name.value)} of a selected operator"
            reader.fail("BW702", name, message, hint=hint)
        else:
            values[name.value] = decode(reader, name.value, value)
    return SelectedOperator(**values)


_Decoder = Callable[[Reader, str, Node], Hashable]

# The fields are called in the model as they are in the file.
_OPERATOR_FIELDS: Final[dict[str, _Decoder]] = {
    "is_root_operator": _flag,
    "is_used_for_training": _flag,
    "include_all_overloads": _flag,
    "debug_info": _texts,
}
_FIELDS: Final[dict[str, _Decoder]] = {
    "include_all_operators": _flag,
    "include_all_non_op_selectives": _flag,
    "debug_info": _texts,
    "operators": _operators,
    "kernel_metadata": _metadata,
    "et_kernel_metadata": _metadata,
    "custom_classes": _text_set,
    "build_features": _text_set,
}
