"""The passes in order, from schema files to the texts of a package. Touches no output file.

Read, compose, parse, validate, derive and index are in `load`; here follow link, view and
emit, and the manifest that says what was made from what.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from .diagnostics import Collector, Diagnostic
from .emit import EMITTERS
from .emit.environment import TEMPLATES, File
from .emit.package import MODULE_NAMES, Package
from .kernel_index import KernelIndex
from .link import Linked, Linker
from .load import Loaded, load
from .manifest import MANIFEST, Manifest
from .model.functions import NativeFunction
from .names import find_collisions, is_reserved, py_name
from .options import LoadOptions
from .write import digest

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Options:
    """What to generate from, and where the package will be.

    `kernels` is the dotted name of the package of kernels and `kernels_folder` the place
    of its sources. `output` is needed for the names of the inputs in the manifest, which
    are relative to its parent so that they are the same wherever the generator is run.
    """

    schema: Path
    tags: Path | None
    output: Path
    kernels: str = "runtime.native"
    kernels_folder: Path = Path("runtime/native")
    runtime: str = "runtime"
    load: LoadOptions = LoadOptions()
    stub_missing: bool = False


@dataclass(frozen=True, slots=True)
class Built:
    """The texts of the package by path, empty if there was an error; and what was found."""

    plan: Mapping[PurePosixPath, str]
    diagnostics: tuple[Diagnostic, ...]
    functions: int

    @property
    def has_errors(self) -> bool:
        """Whether nothing may be written."""
        return not self.plan


def build(options: Options, progress: Progress | None = None) -> Built:
    """Run all passes. Mistakes in the input are diagnostics, never exceptions."""
    found = Collector()
    loaded = load(options.schema, options.tags, options.load)
    for diagnostic in loaded.diagnostics:
        found.add(diagnostic)
    functions = tuple(sorted(loaded.functions, key=lambda f: f.qualified_name))
    linked = _link(options, loaded, functions, found)
    _check_names(functions, found)
    if found.has_errors:
        return Built(MappingProxyType({}), found.sorted(), len(functions))
    package = Package(
        functions,
        loaded.groups,
        linked,
        runtime=options.runtime,
        kernels=options.kernels,
        title=options.schema.name,
    )
    plan = _render(package, progress)
    plan[PurePosixPath(MANIFEST)] = str(_manifest(options, plan))
    return Built(MappingProxyType(plan), found.sorted(), len(functions))


def _link(
    options: Options,
    loaded: Loaded,
    functions: tuple[NativeFunction, ...],
    found: Collector,
) -> Linked:
    kernels = KernelIndex(options.kernels, options.kernels_folder)
    linker = Linker(
        functions,
        loaded.groups,
        loaded.view_groups,
        kernels,
        found,
        stub_missing=options.stub_missing,
    )
    return linker.link(loaded.backend_indices)


def _check_names(functions: tuple[NativeFunction, ...], found: Collector) -> None:
    """Two operators may not get one Python name, nor one that generated modules keep."""
    by_name = {f.qualified_name: f for f in functions}
    pairs = [
        (py_name(f.name.unambiguous_name(), MODULE_NAMES), f.qualified_name)
        for f in functions
    ]
    for identifier, owners in find_collisions(pairs).items():
        first, *others = owners
        for other in others:
            found.report(
                "BW504",
                by_name[other].spans.func,
                f"operators '{first}' and '{other}' would both be '{identifier}' in Python",
                hint="rename one of them, or its overload",
            )
    for function in functions:
        names = [str(function.name.name), *(a.name for a in function.schema.arguments)]
        for name in names:
            if is_reserved(name):
                found.report(
                    "BW506",
                    function.spans.func,
                    f"'{name}' begins like the names that generated code keeps for itself",
                    hint="choose a name that begins with neither '_op_' nor '_rt_'",
                )


def _render(package: Package, progress: Progress | None) -> dict[PurePosixPath, str]:
    files: list[File] = [file for emit in EMITTERS for file in emit(package)]
    plan: dict[PurePosixPath, str] = {}
    for number, file in enumerate(files, start=1):
        if progress is not None:
            progress(str(file.path), number, len(files))
        if file.path in plan:
            raise AssertionError(f"two emitters write {file.path}")
        plan[file.path] = file.text()
    return plan


def _manifest(options: Options, plan: Mapping[PurePosixPath, str]) -> Manifest:
    inputs = {
        _input_name(path, options.output): digest(
            path.read_bytes().decode(errors="surrogateescape")
        )
        for path in _inputs(options)
    }
    outputs = {str(path): digest(text) for path, text in plan.items()}
    return Manifest(inputs, outputs)


_TEMPLATE_SUFFIX: Final = ".jinja"


def _inputs(options: Options) -> Iterator[Path]:
    yield options.schema
    if options.tags is not None:
        yield options.tags
    yield from sorted(TEMPLATES.glob(f"*{_TEMPLATE_SUFFIX}"))


def _input_name(path: Path, output: Path) -> str:
    """Relative to the folder around the package; the bare name of what lies elsewhere."""
    if path.suffix == _TEMPLATE_SUFFIX:
        return f"templates/{path.name}"
    relative = os.path.relpath(path.resolve(), output.resolve().parent)
    return path.name if relative.startswith("..") else Path(relative).as_posix()
