"""The runtime as part of a package: its modules, copied, so that the package stands alone.

Inside the runtime all imports are relative. So a copy is the same text in another
folder, and several of them in one process know nothing of each other: each has its own
dispatcher, its own modes and its own class of tensors.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
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
KERNELS_COPY: Final = "_kernels"
"""The folder in the package of a project's kernels, the first. See Note [Copied kernels]."""

SUFFIXES: Final = (".py", ".typed")
"""Of the files that are copied."""


def is_of_runtime(package: str) -> bool:
    """Whether a package of kernels is copied along."""
    return is_in(package, RUNTIME)


def is_in(name: str, package: str) -> bool:
    """Whether a dotted name is that of a package, or of something in it."""
    return name == package or name.startswith(f"{package}.")


def around(name: str, packages: Iterable[str]) -> str | None:
    """Which of these packages has something of that dotted name in it, or is it."""
    return next((package for package in packages if is_in(name, package)), None)


def copy_names(packages: Iterable[str]) -> Mapping[str, str]:
    """The folders of the packages that are copied: the runtime, and these packages of kernels.

    What lies in another of them is copied with that.
    """
    own = [each for each in packages if not is_of_runtime(each)]
    outer = [
        each for each in own if around(each, [o for o in own if o != each]) is None
    ]
    names = {RUNTIME: COPY}
    for number, each in enumerate(outer, start=1):
        names[each] = KERNELS_COPY if number == 1 else f"{KERNELS_COPY}_{number}"
    return MappingProxyType(names)


def inside(package: str, names: Mapping[str, str]) -> str:
    """How modules at the top of the generated package name a package that is copied into it.

    `names` are those that `copy_names` gives. ValueError if it is in none of them.
    """
    copied = around(package, names)
    if copied is None:
        raise ValueError(f"{package} is not copied")
    return f".{names[copied]}{package.removeprefix(copied)}"


def input_of(package: str) -> str:
    """What the manifest calls all modules of a package that is copied."""
    return f"modules of {package}"


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
            for path in modules_below(folder)
        }
    )


def modules_below(folder: Path, without: Path | None = None) -> list[Path]:
    """What is copied of a package, sorted, but for a folder in it."""
    found: list[Path] = []
    left_out = None if without is None else os.path.realpath(without)
    for here, folders, names in os.walk(folder):
        folders[:] = [
            each
            for each in folders
            if each.isidentifier()
            and each != "__pycache__"
            and os.path.realpath(os.path.join(here, each)) != left_out
        ]
        found += [Path(here, n) for n in names if Path(n).suffix in SUFFIXES]
    return sorted(found)


def texts_hash(texts: Mapping[PurePosixPath, str]) -> str:
    """One hash for all that is copied: a change of any module makes the copy out of date."""
    return digest("\n".join(f"{path} {digest(text)}" for path, text in texts.items()))
