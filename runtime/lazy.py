"""Modules that are imported when something of them is first used.

A package of operators defines and registers without reading a single schema, and most
programs call a small part of it. So the modules that read schemas, bind arguments to
them and choose overloads are not imported with the dispatcher, which would be a fifth of
the time that importing a package takes. Nor are the package that has one dtype only, and
what finds the names that a misspelt one may mean.
"""

from __future__ import annotations

import importlib
from typing import Any


class LazyModule:
    """Stands for a module: the first use of a name imports it and keeps the name."""

    def __init__(self, package: str | None, name: str) -> None:
        self._module = f"{package}.{name}" if package else name

    def __getattr__(self, name: str) -> Any:
        value = getattr(importlib.import_module(self._module), name)
        setattr(self, name, value)
        return value
