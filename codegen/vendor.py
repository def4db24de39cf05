"""The runtime as part of a package: its modules, copied, so that the package stands alone.

Inside the runtime all imports are relative. So a copy is the same text in another
folder, and several of them in one process know nothing of each other: each has its own
dispatcher, its own modes and its own class of tensors.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from .files import read_text
from .kernel_index import find_package
from .manifest import digest

RUNTIME: Final = "runtime"
"""The name of the runtime, and of its folder."""
COPY: Final = "_runtime"
"""The folder in the package."""
INPUT: Final = "modules of runtime"
"""What the manifest calls all of them together."""

SUFFIXES: Final = (".py", ".typed")
"""Of the files that are copied."""


def is_of_runtime(package: str) -> bool:
    """Whether a package of kernels is copied along."""
    return package == RUNTIME or package.startswith(f"{RUNTIME}.")


def inside(package: str) -> str:
    """How modules at the top of the generated package name a package of the runtime."""
    return f".{COPY}{package.removeprefix(RUNTIME)}"


def copied() -> Mapping[PurePosixPath, str]:
    """The texts of the runtime by their paths in the package, sorted.

    Raises OSError if there is no runtime, or a module of it can't be read.
    """
    folder = find_package(RUNTIME)
    if folder is None:
        raise FileNotFoundError(f"there is no package '{RUNTIME}' to copy")
    return MappingProxyType(
        {
            PurePosixPath(COPY, path.relative_to(folder).as_posix()): read_text(path)
            for path in _modules(folder)
        }
    )


def _modules(folder: Path) -> list[Path]:
    found: list[Path] = []
    for here, folders, names in os.walk(folder):
        folders[:] = [f for f in folders if f.isidentifier() and f != "__pycache__"]
        found += [Path(here, n) for n in names if Path(n).suffix in SUFFIXES]
    return sorted(found)


def texts_hash(texts: Mapping[PurePosixPath, str]) -> str:
    """One hash for all that is copied: a change of any module makes the copy out of date."""
    return digest("\n".join(f"{path} {digest(text)}" for path, text in texts.items()))
