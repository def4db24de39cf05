"""RegisterSchema.py, Register<Key>.py and RegisterBackendSelect.py: tables, one operator a row.

In a package that is loaded lazily, the rows of all keys are together, by operators.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from runtime.keys import DispatchKey

from ..layout import Bracket, Form, call, render, string
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
    if package.is_lazy:
        yield from _lazy_files(package)
        return
    yield File(
        PurePosixPath("RegisterSchema.py"),
        "RegisterSchema.py.jinja",
        lambda: _schema_context(package),
        key=package.fingerprint,
    )
    for module, key, rows in register_modules(package):
        yield File(
            PurePosixPath(f"{module}.py"),
            "RegisterKey.py.jinja",
            lambda key=key, rows=rows: _key_context(package, key, rows),  # type: ignore[misc]
            key=package.fingerprint,
        )


def _lazy_files(package: Package) -> Iterator[File]:
    """One file for each shard, and one that knows what is in which."""
    yield File(
        PurePosixPath("registrations.py"),
        "shards/registrations.py.jinja",
        lambda: _names_context(package),
        key=package.fingerprint,
    )
    for letter, shard in package.shards.items():
        yield File(
            PurePosixPath("shards", f"registrations_{letter}.py"),
            "shards/registrations_shard.py.jinja",
            lambda shard=shard: _shard_context(shard),  # type: ignore[misc]
            key=shard.fingerprint,
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
    return {
        "title": package.title,
        "runtime": package.runtime,
        "tables": _schema_tables(package),
    }


def _schema_tables(package: Package, name: str = "ROWS") -> list[Table]:
    found = []
    row_type = "tuple[str, tuple[str, ...]]"
    for namespace in package.namespaces:
        rows = [_schema_row(f) for f in package.in_namespace(namespace)]
        found.append(table(package, namespace, rows, row_type, name=name))
    return found


def _schema_row(function: NativeFunction) -> Bracket:
    tags = [string(tag) for tag in sorted(function.tags)]
    items: list[str | Bracket] = [
        string(str(function.schema)),
        Bracket("(", tags, ")", Form.collection),
    ]
    return Bracket("(", items, ")", Form.collection)


def table(
    package: Package,
    namespace: str,
    rows: Sequence[Bracket],
    row_type: str,
    *,
    name: str = "ROWS",
) -> Table:
    """A tuple of rows, each beginning on a line of its own unless there is but one."""
    variable = name if len(package.namespaces) == 1 else f"{name}_{namespace}"
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
    return {
        "title": package.title,
        "runtime": package.runtime,
        "kernels_packages": package.kernels,
        "key": key.name,
        "tables": _kernel_tables(package, rows),
        **_imports(rows),
    }


def _kernel_tables(
    package: Package, rows: Sequence[Row], name: str = "ROWS"
) -> list[Table]:
    found = []
    for namespace in package.namespaces:
        own = [row.bracket() for row in rows if row.namespace == namespace]
        if own:
            found.append(table(package, namespace, own, "tuple[str, Any]", name=name))
    return found


def _imports(rows: Sequence[Row]) -> dict[str, Any]:
    """What the rows name: modules of kernels, and helpers of the runtime by their modules."""
    helpers = {helper for row in rows for helper in row.helpers}
    return {
        "modules": sorted({module for row in rows for module in row.modules}),
        "structured": sorted(helpers & {"functional", "inplace", "out"}),
        "derived": sorted(helpers - {"functional", "inplace", "out"}),
    }


def _names_context(package: Package) -> dict[str, Any]:
    groups: list[str | Bracket] = []
    for letter, shard in package.shards.items():
        names = {f"{f.namespace}::{f.name.name}" for f in shard.functions}
        listed = Bracket("(", [*map(string, sorted(names))], ")", Form.collection)
        groups.append(Bracket("(", [string(letter), listed], ")", Form.collection))
    head = "NAMES: tuple[tuple[str, tuple[str, ...]], ...] = ("
    return {
        "title": package.title,
        "runtime": package.runtime,
        "table": render(Bracket(head, groups, ")", Form.collection)),
    }


def _shard_context(shard: Package) -> dict[str, Any]:
    found = list(register_modules(shard))
    return {
        "title": shard.title,
        "runtime": shard.runtime,
        "kernels_packages": shard.kernels,
        "schemas": [
            (each, _registering(each)) for each in _schema_tables(shard, "SCHEMAS")
        ],
        "kernels": [
            (each, _registering(each, key))
            for _, key, rows in found
            for each in _kernel_tables(shard, rows, f"ROWS_{key.name}")
        ],
        **_imports([row for _, _, rows in found for row in rows]),
    }


def _registering(table: Table, key: DispatchKey | None = None) -> list[str]:
    """The statements that register a table: definitions, or kernels of a key."""
    namespace = string(table.namespace)
    kind, shown = (
        ('"FRAGMENT"', "None") if key is None else ('"IMPL"', string(key.name))
    )
    library = [namespace, kind, shown, "dispatcher"]
    made = call("library = Library(", library, ")", indent=4)
    if key is None:
        return [made, f"    library.define_rows({table.variable}, trusted=True)"]
    bound = Bracket("_rt_bind_rows(", ["library", table.variable], ")")
    return [made, call("library.impl_rows(", [bound], ")", indent=4)]


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
