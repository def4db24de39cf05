"""A project's own emitters: functions from the package to further files of it.

They are the only code of others that the generator runs, only when a package is generated, and
only if the configuration names them; a schema file cannot.
"""

from __future__ import annotations

import ast
import importlib
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from importlib.machinery import PathFinder
from pathlib import Path, PurePosixPath
from typing import Any, Final

from jinja2 import TemplateSyntaxError

from .configuration import Configuration
from .diagnostics import Collector, Related
from .emit.environment import File
from .emit.package import Package
from .files import read_file
from .inputs import Input, file_input, files_of, folder_input
from .manifest import MANIFEST
from .source import SourceFile, Span, path_from_here

__all__ = ["emitter_inputs", "extra_inputs", "render_extra"]

_SUFFIX: Final = "*.jinja"


def render_extra(
    configuration: Configuration,
    package: Package,
    taken: Mapping[PurePosixPath, str],
    found: Collector,
) -> dict[PurePosixPath, str]:
    """The texts of the files of a project's emitters.

    Whatever such an emitter raises is a diagnostic (BW806) at the place that names it.

    Args:
        taken: the files there are already; none of them can be replaced.
    """
    texts: dict[PurePosixPath, str] = {}
    for emitter in configuration.emitters:
        try:
            with _importable(configuration):
                emit = _function(emitter.name)
            for file in emit(package):
                path = _checked(file, {*taken, *texts})
                texts[path] = replace(file, folder=configuration.templates).text()
        except Exception as error:
            reason = str(error) or type(error).__name__
            message = (
                f"the emitter {emitter.name} failed: {type(error).__name__}: {reason}"
            )
            place = _place(error, configuration)
            found.report("BW806", emitter.span, message, related=place)
    return texts


def _place(error: Exception, configuration: Configuration) -> list[Related]:
    """Where in the project's own emitters and templates an error comes from, if anywhere."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [(frame.filename, frame.lineno or 1) for frame in frames]
    if isinstance(error, TemplateSyntaxError) and error.filename is not None:
        places.append((error.filename, error.lineno))
    folders = [_folder(configuration)]
    if configuration.templates is not None:
        folders.append(str(configuration.templates.resolve()))
    for file, line in reversed(places):
        path = Path(file).resolve()
        if any(path.is_relative_to(folder) for folder in folders) and path.is_file():
            text = read_file(path).decode(errors="replace")
            source = SourceFile(path_from_here(path), text)
            said = source.line_span(line)
            start = source.line_starts[said.begin.line - 1]
            return [Related("it failed here", Span(source, start, said.end))]
    return []


@contextmanager
def _importable(configuration: Configuration) -> Iterator[None]:
    """Modules beside the configuration can be imported."""
    if configuration.source is None:
        yield
        return
    folder = _folder(configuration)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


def _folder(configuration: Configuration) -> str:
    assert configuration.source is not None
    return str(Path(configuration.source.path).resolve().parent)


def _function(name: str) -> Callable[[Package], Iterator[Any]]:
    module, _, attribute = name.rpartition(".")
    found = getattr(importlib.import_module(module), attribute)
    if not callable(found):
        raise TypeError(f"{name} is not a function")
    function: Callable[[Package], Iterator[Any]] = found
    return function


def _checked(file: object, taken: set[PurePosixPath]) -> PurePosixPath:
    """The path of a file that may be written: inside the package, and nobody else's."""
    if not isinstance(file, File):
        raise TypeError(f"it gave {file!r}, which is not a File")
    path = PurePosixPath(file.path)
    shown = str(path)
    if path.is_absolute() or ".." in path.parts or not path.parts or "\\" in shown:
        raise ValueError(f"{shown!r} is not a path inside the package")
    if path in taken or path == PurePosixPath(MANIFEST):
        raise ValueError(f"{shown!r} is written already")
    return path


def extra_inputs(configuration: Configuration) -> Iterator[Path]:
    """The files that decide what a package is besides schemas and the configuration: templates."""
    if configuration.templates is not None:
        yield from sorted(configuration.templates.rglob(_SUFFIX))


def emitter_inputs(configuration: Configuration) -> Iterator[Input]:
    """The modules of emitters, found without running any: all of the packages they are in.

    With them come the modules beside the configuration that they import, and what these do.
    """
    if configuration.source is None:
        return
    folder = _folder(configuration)
    emitters = {each.name.partition(".")[0] for each in configuration.emitters}
    pending, seen = sorted(emitters), set(emitters)
    while pending:
        top = pending.pop()
        places = _places(top, folder)
        if top not in emitters and not all(p.parent == Path(folder) for p in places):
            continue
        for place in places:
            is_module = place.suffix == _MODULE
            found = file_input(place) if is_module else folder_input(place, "**/*.py")
            yield found
            for file in files_of(found):
                named = set(_imported(file)) - seen
                seen |= named
                pending += sorted(named)


_MODULE: Final = ".py"


def _places(top: str, folder: str) -> list[Path]:
    """The file of a module, or the folders of a package; none where it is compiled or absent."""
    spec = PathFinder.find_spec(top, [folder, *sys.path])
    if spec is None:
        return []
    folders = spec.submodule_search_locations
    found = [*folders] if folders is not None else [spec.origin or ""]
    return [
        Path(each) for each in found if folders is not None or each.endswith(_MODULE)
    ]


def _imported(file: Path) -> Iterator[str]:
    """The top-level modules that a file imports, inside functions too."""
    try:
        tree = ast.parse(read_file(file))
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module.partition(".")[0]
