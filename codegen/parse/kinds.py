"""What kind of file a file is, by what is in it: the one place that knows the signs of each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping as MappingABC
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeGuard

from ..diagnostics import OTHER_KIND, Collector
from ..source import SourceFile, Span, quoted
from .compose import compose, read_source
from .nodes import Mapping, Node, Scalar, Sequence

__all__ = [
    "BACKEND_SIGNS",
    "KINDS",
    "SELECTION_SIGNS",
    "FileKind",
    "compose_as",
    "has_schemas",
    "instead_of_a_name",
    "is_backend",
    "is_schema",
    "kind_of_file",
    "kinds_of",
    "report_other_kind",
]

# Note [Kinds of files]
# ~~~~~~~~~~~~~~~~~~~~~
# The files that commands take are nearly all YAML, and are easily given in each other's
# place. Each reader says which kind it expects. A file that has no sign of that kind, and
# signs of one other, is reported as that other (BW016), once, and not read any further:
# every finding in it would be about the wrong format. A file with signs of the expected
# kind, of several or of none is read, so that its own mistakes are told.


class FileKind(Enum):
    """The kinds of files that are told from each other."""

    schema = "schema"
    tags = "tags"
    backend = "backend"
    selection = "selection"
    derivatives = "derivatives"
    settings = "settings"


@dataclass(frozen=True, slots=True)
class _Described:
    """What a kind is called, and what to do with such a file."""

    name: str
    advice: str


KINDS: Final[MappingABC[FileKind, _Described]] = MappingProxyType(
    {
        FileKind.schema: _Described(
            "a schema file (operators, each with 'func')",
            "the option --schema takes it, and so do 'validate' and 'diff'",
        ),
        FileKind.tags: _Described(
            "a file of tags (a list of entries with 'tag')",
            "the option --tags takes it",
        ),
        FileKind.backend: _Described(
            "the file of a backend (a mapping with 'backend' and 'cpp_namespace')",
            "the option --backend of 'stubs' and 'explain' takes it",
        ),
        FileKind.selection: _Described(
            "a selection of operators (their names, or a mapping with 'operators')",
            "the option --select of 'generate' and 'check' takes it",
        ),
        FileKind.derivatives: _Described(
            "a file of derivatives (formulas, each under the 'name' of an operator)",
            "no command takes it",
        ),
        FileKind.settings: _Described(
            "a configuration (TOML)",
            "no option takes it: it is found beside the schema file, or above it",
        ),
    }
)

BACKEND_SIGNS: Final = frozenset({"backend", "cpp_namespace", "supported"})
"""Sections by which the file of a backend is known."""
_REQUIRED_OF_BACKENDS: Final = frozenset({"backend", "cpp_namespace"})
SELECTION_SIGNS: Final = frozenset(
    {
        *("operators", "include_all_operators", "include_all_non_op_selectives"),
        *("kernel_metadata", "et_kernel_metadata", "custom_classes", "build_features"),
    }
)
"""Fields by which a selection is known."""

_FUNC: Final = "func"
_SCHEMA_FIELDS: Final = (_FUNC, "op")
_TAG_FIELDS: Final = ("tag",)
# A name that is no mere word: with its namespace, or its overload.
_OPERATOR: Final = re.compile(r"\w+::\w+(?:\.\w+)?|\w+\.\w+")
_FORMULAS: Final = frozenset({"result", "output_differentiability", "auto_linear"})
_WORD: Final = re.compile(r"\w+")
_TABLE: Final = re.compile(r"\[\[?[\w.\"'-]+\]\]?\s*(?:#.*)?")
_SETTING: Final = re.compile(r"[\w.\"'-]+\s*=\s*\S.*")


def compose_as(
    expected: FileKind, source: SourceFile, collector: Collector
) -> Node | None:
    """The tree of a file that ought to be of a kind. See Note [Kinds of files].

    Returns:
        The root, or None if the file is empty, no YAML, or of another kind; the last two
        are reported.
    """
    if _is_toml(source.text):
        _report(FileKind.settings, expected, Span(source, 0, 1), collector)
        return None
    root = compose(source, collector)
    if root is None or _begins_as(root, expected):
        return root
    found = kinds_of(root)
    if len(found) != 1 or expected in found:
        return root
    (kind,) = found
    span = Span(source, root.start, min(root.end, root.start + 1))
    _report(kind, expected, span, collector)
    return None


def _begins_as(root: Node, expected: FileKind) -> bool:
    """Whether the first item of a list is as expected, so that no other is looked at."""
    first = root.items[:1] if isinstance(root, Sequence) else []
    return any(_kind_of_item(item) is expected for item in first)


def _report(
    kind: FileKind, expected: FileKind, span: Span, collector: Collector
) -> None:
    message = (
        f"this looks like {KINDS[kind].name}, and what is expected here is"
        f" {KINDS[expected].name}"
    )
    collector.report(OTHER_KIND, span, message, hint=KINDS[kind].advice)


def report_other_kind(
    path: str | Path, expected: FileKind, collector: Collector
) -> None:
    """Report a file that is of another kind than is expected, and nothing else about it."""
    found = Collector()
    source = read_source(path, found)
    if source is not None:
        compose_as(expected, source, found)
    for each in found:
        if each.code == OTHER_KIND:
            collector.add(each)


def kind_of_file(path: str | Path) -> FileKind | None:
    """What kind of file this is; None for one that cannot be read or has the signs of none."""
    collector = Collector()
    source = read_source(path, collector)
    if source is None:
        return None
    if _is_toml(source.text):
        return FileKind.settings
    root = compose(source, collector)
    found = frozenset[FileKind]() if root is None else kinds_of(root)
    return next(iter(found)) if len(found) == 1 else None


def instead_of_a_name(word: str) -> str | None:
    """For a word in the place of a name: that it is a file, and what takes that.

    None if there is no such file.
    """
    try:
        is_file = Path(word).is_file()
    except (OSError, ValueError):
        return None
    if not is_file:
        return None
    kind = kind_of_file(word)
    said = f"{quoted(word)} is a file"
    if kind is None:
        return said
    return f"{said}, and looks like {KINDS[kind].name}: {KINDS[kind].advice}"


def kinds_of(root: Node) -> frozenset[FileKind]:
    """The kinds that a document has signs of."""
    match root:
        case Mapping():
            return frozenset(_kinds_of_mapping(root))
        case Sequence(items=items):
            return _kinds_of_items(items)
        case Scalar():
            words = root.value.split() if root.is_string else []
            if words and all(map(_OPERATOR.fullmatch, words)):
                return frozenset({FileKind.selection})
            return frozenset()


def _kinds_of_mapping(root: Mapping) -> set[FileKind]:
    keys = {key.value for key, _ in root.pairs}
    found = set()
    if keys & BACKEND_SIGNS:
        found.add(FileKind.backend)
    if keys & SELECTION_SIGNS:
        found.add(FileKind.selection)
    # Such a file may be that of a backend besides.
    if has_schemas(root):
        found.add(FileKind.schema)
    return found


def _kinds_of_items(items: list[Node]) -> frozenset[FileKind]:
    """The kinds of the items of a list; none unless most of them are of a kind."""
    counts = Counter(kind for item in items if (kind := _kind_of_item(item)))
    return frozenset(counts) if counts.total() * 2 > len(items) else frozenset()


def _kind_of_item(item: Node) -> FileKind | None:
    match item:
        case Scalar():
            is_name = item.is_string and _OPERATOR.fullmatch(item.value)
            return FileKind.selection if is_name else None
        case Mapping():
            for kind, fields in (
                (FileKind.schema, _SCHEMA_FIELDS),
                (FileKind.tags, _TAG_FIELDS),
            ):
                if any(item.get(field) is not None for field in fields):
                    return kind
            return FileKind.derivatives if _has_formulas(item) else None
        case Sequence():
            return None


def _has_formulas(item: Mapping) -> bool:
    """Whether an entry has a signature for its name, and fields named like its arguments."""
    name = item.get("name")
    if name is None or not is_schema(name):
        return False
    arguments = {*_WORD.findall(name.value), *_FORMULAS}
    keys = (key.value for key, _ in item.pairs if key.value != "name")
    return any(arguments.issuperset(_WORD.findall(key)) for key in keys)


def is_schema(node: Node | None) -> TypeGuard[Scalar]:
    """Whether a value is a string with parameters, as the schemas of operators are."""
    return isinstance(node, Scalar) and "(" in node.value


def is_backend(root: Mapping) -> bool:
    """Whether a file has what that of a backend must have, whatever else is in it."""
    return {key.value for key, _ in root.pairs} >= _REQUIRED_OF_BACKENDS


def has_schemas(root: Mapping) -> bool:
    """Whether a section is a list that has an entry with a whole schema."""
    return any(
        isinstance(item, Mapping) and is_schema(item.get(_FUNC))
        for _, value in root.pairs
        if isinstance(value, Sequence)
        for item in value.items
    )


def _is_toml(text: str) -> bool:
    """Whether a text begins with a table of TOML and a setting, or with a setting."""
    lines = (line.strip() for line in text.splitlines())
    content = (line for line in lines if line and not line.startswith("#"))
    first = next(content, "")
    if _TABLE.fullmatch(first):
        first = next(content, "")
    return _SETTING.fullmatch(first) is not None
