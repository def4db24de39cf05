"""Which names a package that is written must not have."""

from __future__ import annotations

import os
import sys
import sysconfig
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

from .kernel_index import is_importable
from .manifest import MANIFEST

__all__ = ["why_unusable"]

# A package called like these would be found in their place by the generator itself.
_OWN: Final = frozenset({"codegen", "runtime"})


def why_unusable(folder: Path) -> str | None:
    """Why programs could not import the package in this folder, or not what is called like it.

    A folder inside of a package has a name of its own. So has a package that was
    generated before and installed since: it is the same one.
    """
    path = Path(os.path.abspath(folder))
    name = path.name
    if not is_importable(name) or name == "__main__":
        return f"{name!r} cannot be the name of a package"
    if (path.parent / "__init__.py").exists():
        return None
    if name in sys.stdlib_module_names:
        return f"{name!r} is a module of Python, which the package would hide"
    if name in _OWN:
        return f"{name!r} is a package of Boxwood, which the package would hide"
    installed = _installed(name)
    if installed is None or path.resolve() == installed.parent:
        return None
    if (installed.parent / MANIFEST).exists():
        return None
    return f"{name!r} is installed, in {installed}, and the package would hide it"


def _installed(name: str) -> Path | None:
    """The file of the module of that name in the environment."""
    places = [sysconfig.get_path(each) for each in ("purelib", "platlib")]
    found = PathFinder.find_spec(name, places)
    if found is None or found.origin is None:
        return None
    return Path(found.origin).resolve()
