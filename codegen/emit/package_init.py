"""__init__.py and py.typed: what importing the package does, and what it offers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

from ..model.functions import Variant
from . import selection
from .environment import File
from .package import Package
from .register import register_modules


def emit(package: Package) -> Iterator[File]:
    """The two files."""
    yield File(
        PurePosixPath("__init__.py"),
        "__init__.py.jinja",
        lambda: _context(package),
        key=package.fingerprint,
    )
    yield File(PurePosixPath("py.typed"), "py.typed.jinja", dict)


def _context(package: Package) -> dict[str, Any]:
    return {
        "title": package.title,
        "runtime": package.runtime,
        "has_methods": any(Variant.method in f.variants for f in package.functions),
        "is_lazy": package.is_lazy,
        "modules": _modules(package),
    }


def _modules(package: Package) -> list[str]:
    """The modules that register something, in the order in which they do."""
    registering = ["registrations"]
    if not package.is_lazy:
        found = (module for module, _, _ in register_modules(package))
        registering = ["RegisterSchema", *found]
    return [*registering, *selection.modules(package)]
