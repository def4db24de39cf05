"""RegisterSelection.py: what a package leaves out, and what it holds besides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from typing import Any, Final

from runtime.schema import SchemaKind

from ..layout import Bracket, Form, render, string
from .environment import File
from .package import Package

MODULE: Final = "RegisterSelection"
_TEMPLATE: Final = "selection/RegisterSelection.py.jinja"


def emit(package: Package) -> Iterator[File]:
    """The file, for a package that does not hold all operators."""
    for module in modules(package):
        yield File(PurePosixPath(f"{module}.py"), _TEMPLATE, lambda: _context(package))


def modules(package: Package) -> list[str]:
    """The name of the module, if there is one."""
    return [] if package.selection is None else [MODULE]


def _context(package: Package) -> dict[str, Any]:
    selection = package.selection
    assert selection is not None
    pair = "tuple[str, str]"
    row = "tuple[str, tuple[str, ...]]"
    internal = {f.qualified_name: f for f in package.functions if not f.variants}
    writing = {n for n, f in internal.items() if f.kind is not SchemaKind.functional}
    return {
        "title": package.title,
        "runtime": package.runtime,
        "excluded": _table("EXCLUDED", "str", map(string, selection.excluded)),
        "internal": _table("INTERNAL", "str", map(string, sorted(internal))),
        "writing": _table(
            "WRITING", "str", map(string, sorted(writing.union(selection.writing)))
        ),
        "added": _table("ADDED", pair, map(_pair, selection.added)),
        "features": _table(
            "BUILD_FEATURES", "str", map(string, selection.build_features)
        ),
        "classes": _table(
            "CUSTOM_CLASSES", "str", map(string, selection.custom_classes)
        ),
        "dtypes": _table("KERNEL_DTYPES", row, map(_row, selection.dtypes)),
    }


def _pair(pair: tuple[str, str]) -> Bracket:
    return Bracket("(", [string(part) for part in pair], ")", Form.collection)


def _row(row: tuple[str, Sequence[str]]) -> Bracket:
    dtypes = Bracket("(", [string(d) for d in row[1]], ")", Form.collection)
    return Bracket("(", [string(row[0]), dtypes], ")", Form.collection)


def _table(name: str, kind: str, rows: Iterable[str | Bracket]) -> str:
    """A tuple, each row on a line of its own unless there are fewer than two."""
    head = f"{name}: tuple[{kind}, ...] = ("
    found = list(rows)
    if not found:
        return f"{head})"
    if len(found) == 1:
        return render(Bracket(head, found, ")", Form.collection))
    lines = [render(row, indent=4, suffix=",") for row in found]
    return "\n".join([head, *lines, ")"])
