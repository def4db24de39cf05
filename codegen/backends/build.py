"""From the file of a backend to the texts of the package that registers its kernels."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any, Final

from runtime.keys import DispatchKey

from ..choices import (
    COMMAND,
    Choices,
    input_name,
    of_paths,
    of_tags,
    of_words,
    recorded,
)
from ..diagnostics import Collector, Diagnostic
from ..emit import (
    functions,
    native_functions,
    operators,
    register,
    return_types,
)
from ..emit.environment import TEMPLATES, File
from ..emit.package import Package
from ..files import read_file, read_text
from ..kernel_index import KernelIndex
from ..kernel_reports import KernelReports
from ..link import Linked, Linker
from ..load import Loaded, load
from ..manifest import MANIFEST, Manifest, digest, input_digest
from ..write import Outcome, refuse_foreign_folder, write
from .coverage import Coverage, cover
from .link import BackendLinker, BackendRow
from .load import LoadedBackend, load_backend
from .model import Backend
from .stubs import MODULE, Missing, Stub, new_stubs, replace_file, stubs_in, with_stubs

__all__ = [
    "KERNELS",
    "REPORT",
    "BuiltBackend",
    "StubOptions",
    "build_backend",
    "choices_of",
    "write_backend",
]

KERNELS: Final = "kernels"
REPORT: Final = "operators.txt"
_TEMPLATES: Final = "backend"
# What a name of a file may hold that generated text must not.
_UNSAFE: Final = re.compile(r"[^\w.-]")


@dataclass(frozen=True, slots=True)
class StubOptions:
    """What to make a backend's package from, and where it will be.

    Args:
        kernels: the package of the backend's kernels as the generated modules import it;
            ".kernels" is the one inside the package.
        kernels_folder: where that is, or will be.
        metas: the package with the shape functions of structured operators.
        privateuse1: the name that the backend gives PrivateUse1, in lower case.
        tensors: the package whose Tensor the functions of the backend's own operators take
            and return, for type checkers; TensorBase if left out.
    """

    backend: Path
    schema: Path
    tags: Path | None
    output: Path
    kernels: str
    kernels_folder: Path
    metas: str
    metas_folder: Path
    runtime: str = "runtime"
    privateuse1: str | None = None
    tensors: str | None = None


@dataclass(frozen=True, slots=True)
class BuiltBackend:
    """The texts of the package by path, empty if there was an error, and what was found.

    Args:
        stubs: the functions that the file of stubs gets.
        stubs_text: the whole file with them; None if there is nothing to add.
        coverage: what each operator has on the backend.
    """

    plan: Mapping[PurePosixPath, str]
    diagnostics: tuple[Diagnostic, ...]
    stubs: tuple[Stub, ...] = ()
    stubs_text: str | None = None
    coverage: tuple[Coverage, ...] = ()


class _BackendPackage(Package):
    """A package whose tables hold operators that it does not define."""

    def __init__(self, package: Package, rows: Iterable[BackendRow]) -> None:
        super().__init__(
            package.functions,
            package.groups,
            package.linked,
            package.runtime,
            package.kernels,
            package.title,
        )
        found = tuple(sorted({row.operator.namespace for row in rows}))
        self.__dict__["namespaces"] = found


def choices_of(options: StubOptions) -> Choices:
    """The options that decide what the package is. See Note [Options of a package]."""
    own = options.kernels == f".{KERNELS}"
    choices = {
        "--backend": of_paths([options.backend], options.output),
        "--kernels": of_words(None if own else options.kernels),
        "--metas": of_words(options.metas),
        "--privateuse1": of_words(options.privateuse1),
        "--schema": of_paths([options.schema], options.output),
        "--tensors": of_words(options.tensors),
        "--tags": of_tags(options.tags, options.schema, options.output),
    }
    return {name: choice for name, choice in choices.items() if choice is not None}


def build_backend(options: StubOptions) -> BuiltBackend:
    """Read, link and render. Mistakes in the input are diagnostics, never exceptions."""
    found = Collector()
    inputs = dict(_inputs(options))
    loaded = load(options.schema, options.tags)
    for diagnostic in loaded.diagnostics:
        found.add(diagnostic)
    if loaded.is_unreadable:
        return BuiltBackend(MappingProxyType({}), found.sorted())
    backend = load_backend(options.backend, loaded, privateuse1=options.privateuse1)
    for diagnostic in backend.diagnostics:
        found.add(diagnostic)
    if found.has_errors or backend.backend is None:
        return BuiltBackend(MappingProxyType({}), found.sorted())
    return _Builder(options, loaded, backend, backend.backend, found).build(inputs)


class _Builder:
    """The passes after reading, for one backend."""

    def __init__(
        self,
        options: StubOptions,
        loaded: Loaded,
        joined: LoadedBackend,
        backend: Backend,
        found: Collector,
    ) -> None:
        self.options = options
        self.loaded = loaded
        self.joined = joined
        self.backend = backend
        self.found = found
        self.shown = options.kernels
        if options.kernels.startswith("."):
            self.shown = options.output.name + options.kernels
        self.metas = KernelIndex(options.metas, options.metas_folder)

    def build(self, inputs: dict[str, str]) -> BuiltBackend:
        """Find what is missing, add it, and link again with nothing missing."""
        options = self.options
        index = self._index()
        missing = [*self._linker(index, Collector()).missing_kernels()]
        existing = _read(options.kernels_folder / f"{MODULE}.py")
        drafts: dict[str, str] = {}
        stubs: list[Stub] = []
        if missing and not index.problems:
            stubs = new_stubs(missing, index)
            drafts[MODULE] = with_stubs(
                existing, stubs, runtime=options.runtime, backend=self.backend.name
            )
            index = self._index(drafts)
        linker = self._linker(index, self.found)
        tables = linker.backend.link()
        linked = linker.custom()
        if self.found.has_errors:
            return BuiltBackend(MappingProxyType({}), self.found.sorted())
        coverage = cover(
            (self.loaded, self.joined.custom), self.backend, tables, _stub_names(index)
        )
        uses = (*linker.backend.uses.values(), *linked.uses)
        package = Package(
            self.joined.custom.functions,
            self.joined.custom.groups,
            Linked(linked.rows, tuple(sorted(uses, key=lambda use: str(use.function)))),
            runtime=options.runtime,
            kernels=(options.kernels,),
            title=_UNSAFE.sub("_", options.backend.name),
        )
        files = list(self._files(package, tables, coverage))
        plan = {file.path: file.text() for file in files}
        outputs = {str(path): digest(text) for path, text in plan.items()}
        said = {**recorded(choices_of(options)), COMMAND: ("stubs",)}
        plan[PurePosixPath(MANIFEST)] = str(Manifest(inputs, outputs, said))
        return BuiltBackend(
            MappingProxyType(plan),
            self.found.sorted(),
            tuple(stubs),
            drafts.get(MODULE),
            tuple(coverage),
        )

    def _index(self, drafts: Mapping[str, str] | None = None) -> KernelIndex:
        """The kernels of the backend, with texts that are yet to be written."""
        folder, output = self.options.kernels_folder, self.options.output
        return KernelIndex(self.shown, folder, drafts, output=output)

    def _linker(self, index: KernelIndex, found: Collector) -> _Linkers:
        reports = KernelReports(index, found)
        linker = BackendLinker(self.joined, self.loaded.groups, reports, self.metas)
        return _Linkers(linker, self.joined)

    def _files(
        self,
        package: Package,
        tables: Mapping[DispatchKey, Sequence[BackendRow]],
        coverage: Sequence[Coverage],
    ) -> Iterator[File]:
        modules = [f"Register{key.name}" for key in tables]
        custom = list(register.emit(package)) if package.functions else []
        modules += [file.path.stem for file in custom]
        yield from custom
        for key, rows in tables.items():
            yield File(
                PurePosixPath(f"Register{key.name}.py"),
                f"{_TEMPLATES}/RegisterKey.py.jinja",
                lambda key=key, rows=rows: self._table(package, key, rows),  # type: ignore[misc]
            )
        yield from native_functions.emit(package)
        yield File(PurePosixPath("py.typed"), "py.typed.jinja", dict)
        common = {
            "title": package.title,
            "backend": self.backend.name,
            "runtime": self.options.runtime,
        }
        if package.functions:
            yield from self._typed(package, common)
        # Operators are defined before their kernels are registered.
        ordered = sorted(modules, key=lambda name: (name != "RegisterSchema", name))
        yield File(
            PurePosixPath("__init__.py"),
            f"{_TEMPLATES}/__init__.py.jinja",
            lambda: {
                **common,
                "has_functions": bool(package.functions),
                "privateuse1": self.backend.privateuse1,
                "modules": sorted(modules),
                "ordered": ordered,
            },
        )
        yield File(
            PurePosixPath(REPORT),
            f"{_TEMPLATES}/operators.txt.jinja",
            lambda: {
                **common,
                "key": self.backend.key.name,
                "counts": Coverage.counts(coverage),
                "rows": [(c.operator, c.got.value, c.why) for c in coverage],
            },
        )

    def _typed(self, package: Package, common: dict[str, Any]) -> Iterator[File]:
        """The backend's own operators as functions with types."""
        for emitter in (operators, functions, return_types):
            yield from emitter.emit(package)
        yield File(
            PurePosixPath("tensor_body.py"),
            f"{_TEMPLATES}/tensor_body.py.jinja",
            lambda: {**common, "tensors": self.options.tensors},
        )

    def _table(
        self, package: Package, key: DispatchKey, rows: Sequence[BackendRow]
    ) -> dict[str, Any]:
        wide = _BackendPackage(package, rows)
        tables = [
            register.table(
                wide,
                namespace,
                [r.row.bracket() for r in rows if r.row.namespace == namespace],
                "tuple[str, Any]",
            )
            for namespace in wide.namespaces
        ]
        helpers = {helper for row in rows for helper in row.row.helpers}
        return {
            "title": package.title,
            "runtime": package.runtime,
            "kernels_package": self.options.kernels,
            "key": key.name,
            "tables": tables,
            "modules": sorted({m.name for row in rows for m in row.row.modules}),
            "metas_package": self.options.metas,
            "metas": sorted({m for row in rows for m in row.metas}),
            "structured": sorted(helpers & {"out"}),
            "derived": sorted({*helpers, "bind_rows"} - {"out"}),
        }


@dataclass(slots=True)
class _Linkers:
    """The kernels of a backend, and those that its own operators have under other keys."""

    backend: BackendLinker
    joined: LoadedBackend

    def missing_kernels(self) -> Iterator[Missing]:
        """Every kernel that does not exist."""
        self.backend.link()
        yield from self.backend.missing
        for key, index in self._others():
            for name, kernel in index.kernels:
                operator = self.joined.functions[name]
                function = self.backend.kernels.find(
                    kernel.name, operator.name.overload
                )
                if function is None and not operator.is_generated:
                    missing = Missing(operator, key, kernel)
                    if not missing.is_faulty_in(self.backend.reports):
                        yield missing

    def custom(self) -> Linked:
        """The tables of the backend's own operators under other keys."""
        linker = Linker(
            self.joined.custom.functions,
            self.joined.custom.groups,
            self.joined.custom.view_groups,
            self.backend.reports,
        )
        return linker.link(dict(self._others()))

    def _others(self) -> Iterator[tuple[DispatchKey, Any]]:
        for key, index in self.joined.custom.backend_indices.items():
            if key not in self.joined.indices:
                yield key, index


def _read(path: Path) -> str | None:
    try:
        return read_file(path).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _stub_names(index: KernelIndex) -> frozenset[str]:
    """Functions of the package that are yet to be written."""
    texts = {f.path: f.span.source.text for f in index.functions.values()}
    return frozenset(name for text in texts.values() for name in stubs_in(text))


def _inputs(options: StubOptions) -> Iterator[tuple[str, str]]:
    """What every input is called in the manifest, and its hash; unreadable ones left out."""
    for path in (options.backend, options.schema, options.tags):
        if path is None or not path.is_file():
            continue
        text = read_file(path).decode(errors="surrogateescape")
        yield input_name(path, options.output), input_digest(text)
    folder = TEMPLATES / _TEMPLATES
    for path in sorted(folder.glob("*.jinja")):
        name = f"{TEMPLATES.name}/{_TEMPLATES}/{path.name}"
        yield name, digest(read_text(path))


def write_backend(options: StubOptions, built: BuiltBackend) -> Outcome:
    """Write the package, and before it the file of stubs that it imports from.

    Hand-written files stay as they are; see Note [Adding to hand-written files].
    OSError if something can't be written.
    """
    folder = options.kernels_folder
    refuse_foreign_folder(options.output, built.plan, (KERNELS,))
    if built.stubs_text is not None:
        replace_file(folder / f"{MODULE}.py", built.stubs_text)
    if options.kernels.startswith(".") and not (folder / "__init__.py").exists():
        what = f"The kernels of {options.output.name}."
        replace_file(folder / "__init__.py", f'"""{what}"""\n')
    return write(options.output, built.plan, beside=(KERNELS,))
