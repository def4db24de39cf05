"""RegisterSchema.py, Register<Key>.py and RegisterBackendSelect.py: tables, one operator a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from runtime.keys import DispatchKey

from ..layout import Bracket, Form, render, string
from ..link import Row
from ..model.functions import NativeFunction
from .environment import File
from .package import Package


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of one namespace: a variable, and the finished text that defines it."""

    namespace: str
    variable: str
    text: str


def emit(package: Package) -> Iterator[File]:
    """One file for the schemas, one for each key that has kernels, one for BackendSelect."""
    yield File(
        PurePosixPath("RegisterSchema.py"),
        "RegisterSchema.py.jinja",
        lambda: _schema_context(package),
    )
    for module, key, rows in register_modules(package):
        yield File(
            PurePosixPath(f"{module}.py"),
            "RegisterKey.py.jinja",
            lambda key=key, rows=rows: _key_context(package, key, rows),  # type: ignore[misc]
        )


def register_modules(
    package: Package,
) -> Iterator[tuple[str, DispatchKey, tuple[Row, ...]]]:
    """The name of each key's module, the key, and its rows."""
    selected = tuple(_select_rows(package))
    tables = [*package.linked.rows]
    if selected:
        tables.append((DispatchKey.BackendSelect, selected))
    for key, rows in sorted(tables, key=lambda table: table[0].name):
        yield f"Register{key.name}", key, rows


def _schema_context(package: Package) -> dict[str, Any]:
    tables = []
    for namespace in package.namespaces:
        rows = [_schema_row(f) for f in package.in_namespace(namespace)]
        tables.append(table(package, namespace, rows, "tuple[str, tuple[str, ...]]"))
    return {"title": package.title, "runtime": package.runtime, "tables": tables}


def _schema_row(function: NativeFunction) -> Bracket:
    tags = [string(tag) for tag in sorted(function.tags)]
    items: list[str | Bracket] = [
        string(str(function.schema)),
        Bracket("(", tags, ")", Form.collection),
    ]
    return Bracket("(", items, ")", Form.collection)


def table(
    package: Package, namespace: str, rows: Sequence[Bracket], row_type: str
) -> Table:
    """A tuple of rows, each beginning on a line of its own unless there is but one."""
    variable = "ROWS" if len(package.namespaces) == 1 else f"ROWS_{namespace}"
    head = f"{variable}: tuple[{row_type}, ...] = ("
    if len(rows) == 1:
        text = render(Bracket(head, rows, ")", Form.collection))
    else:
        lines = [render(row, indent=4, suffix=",") for row in rows]
        text = "\n".join([head, *lines, ")"])
    return Table(namespace, variable, text)


def _key_context(
    package: Package, key: DispatchKey, rows: tuple[Row, ...]
) -> dict[str, Any]:
    tables = []
    for namespace in package.namespaces:
        found = [row.bracket() for row in rows if row.namespace == namespace]
        if found:
            tables.append(table(package, namespace, found, "tuple[str, Any]"))
    helpers = {helper for row in rows for helper in row.helpers}
    return {
        "title": package.title,
        "runtime": package.runtime,
        "kernels_package": package.kernels,
        "key": key.name,
        "tables": tables,
        "modules": sorted({module for row in rows for module in row.modules}),
        "structured": sorted(helpers & {"functional", "inplace", "out"}),
        "derived": sorted(helpers - {"functional", "inplace", "out"}),
    }


def _select_rows(package: Package) -> Iterator[Row]:
    for function in package.functions:
        start = function.schema.tensor_options_index
        if start is None or not function.needs_backend_select:
            continue
        value = f"_rt_backend_select({start})"
        yield Row(
            function.namespace,
            str(function.name),
            value,
            frozenset(),
            frozenset({"backend_select"}),
        )
