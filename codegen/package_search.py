"""What is said of a package that was not found: where it was looked for, and what is there."""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator
from pathlib import Path

from .diagnostics import nearest
from .kernel_index import find_package, is_importable, search_roots
from .source import path_from_here

__all__ = ["not_found"]


def not_found(name: str) -> str:
    """Why there is no package of that dotted name, and what to write or set instead."""
    message = f"there is no package {name!r}"
    parts = name.replace("/", ".").removesuffix(".py").strip(".").split(".")
    dotted = ".".join(parts)
    if not all(map(is_importable, parts)):
        return f"{message}: that is no dotted name"
    if dotted != name and find_package(dotted) is not None:
        return f"{message}: packages are named with dots, {dotted!r}"
    roots = list(_roots())
    path = "/".join(parts)
    looked = ", ".join(map(path_from_here, roots))
    advice = next(_advice(parts, roots), None)
    where = f"{message}: no folder {path} in {looked}"
    return where if advice is None else f"{where}\n{advice}"


def _roots() -> Iterator[Path]:
    """Where packages are looked for, but for Python's own."""
    own = {
        Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")
    }
    seen: set[Path] = set()
    for root in search_roots():
        path = Path(root).resolve()
        is_own = path in own or path.name == "lib-dynload"
        if path not in seen and not is_own and path.is_dir():
            seen.add(path)
            yield path


def _advice(parts: list[str], roots: list[Path]) -> Iterator[str]:
    """What may have been meant, most likely first."""
    path = Path(*parts)
    for root in roots:
        if (root / path).with_suffix(".py").is_file():
            module = path_from_here((root / path).with_suffix(".py"))
            yield (
                f"{module} is a module: put it into a folder, which is the package, and give"
                " the folder"
            )
    for found in sorted(Path.cwd().glob(f"*/{path.as_posix()}")):
        if found.is_dir():
            source = path_from_here(found.parents[len(parts) - 1])
            yield f"there is {path_from_here(found)}: set PYTHONPATH={source}, as for running it"
    for root in roots:
        depth = _depth(root, parts)
        around = root.joinpath(*parts[:depth])
        near = nearest(parts[depth], _packages(around))
        if near is not None and (depth or root == Path.cwd()):
            yield f"in {path_from_here(around)}: {near}"


def _depth(root: Path, parts: list[str]) -> int:
    """How many of the folders are there, one in the other; the last is not."""
    folders = (root.joinpath(*parts[: n + 1]) for n in range(len(parts)))
    return next(n for n, folder in enumerate(folders) if not folder.is_dir())


def _packages(folder: Path) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        if is_importable(path.name) and any(path.glob("*.py")):
            yield path.name
