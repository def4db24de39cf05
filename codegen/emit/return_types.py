"""return_types.py: a named tuple for each operator whose several results have names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..model.functions import NativeFunction, Variant
from ..views import python
from ..views.type_names import annotate
from .environment import File
from .imports import annotation_imports, uses
from .package import Package
from .public import PublicOverload, overloads, return_type_name
from .shards import Module


def emit(package: Package) -> Iterator[File]:
    """The module."""
    yield from Module(
        "return_types",
        "return_types.py.jinja",
        "The named results",
        _context,
        lambda package: list(_types(package)),
    ).files(package)


def _types(package: Package) -> dict[str, list[tuple[str, str]]]:
    """The fields of each type."""
    found: dict[str, list[tuple[str, str]]] = {}
    for overload in _public_overloads(package):
        function = overload.main
        if python.is_named_tuple(function.schema):
            found[return_type_name(package, function)] = list(_fields(function))
    return found


def _context(package: Package) -> dict[str, Any]:
    found = _types(package)
    texts = [annotation for fields in found.values() for _, annotation in fields]
    return {
        "title": package.title,
        "runtime": package.runtime,
        "parent": package.parent,
        "exports": [],
        "types": sorted(found.items()),
        "imports": annotation_imports(package.runtime, texts),
        "uses_sequence": uses("Sequence", texts),
    }


def _public_overloads(package: Package) -> Iterator[PublicOverload]:
    for variant in Variant:
        for _, found in overloads(package, variant):
            yield from found


def _fields(function: NativeFunction) -> Iterator[tuple[str, str]]:
    names = python.result_names(function.schema)
    for name, result in zip(names, function.schema.returns, strict=True):
        yield name, annotate(result.type, list_name="Sequence")
