"""Imports of kernel modules that must fail, found without making them.

What is looked into are the modules that a package needs: those with kernels that it names, and
what these import of their own package. An import that need not be made (in `try`, under
`if TYPE_CHECKING`, in a function) is left alone, and so is a module whose names its text does
not show.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .diagnostics import nearest
from .kernel_index import KernelIndex, find_package
from .kernel_modules import ImportedNames, ModuleFacts
from .kernel_places import imported_name_span, module_span
from .source import SourceFile, Span

__all__ = ["ImportFault", "find_faults"]

_RUNTIME: Final = "runtime"
_INIT: Final = "__init__.py"


@dataclass(frozen=True, slots=True)
class ImportFault:
    """An import that can't be made."""

    span: Span
    message: str
    hint: str | None


@dataclass(frozen=True, slots=True)
class _Module:
    """A module or package by its dotted name. A package without `__init__` has no file."""

    name: str
    file: Path | None
    folder: Path | None = None

    @property
    def package(self) -> str:
        """What relative imports in it start from."""
        return self.name if self.folder else self.name.rpartition(".")[0]


@dataclass(frozen=True, slots=True)
class _Missing:
    """A module that does not exist, and those that are where it would be."""

    name: str
    siblings: tuple[str, ...]


def find_faults(index: KernelIndex, modules: Iterable[str]) -> Iterator[ImportFault]:
    """What can't be imported by these modules of the index's package, and by what they need."""
    checker = _Checker(index)
    pending = [index.package, *(f"{index.package}.{name}" for name in sorted(modules))]
    seen: set[str] = set()
    while pending:
        name = pending.pop()
        module = checker.locate(name)
        if name in seen or not isinstance(module, _Module):
            continue
        seen.add(name)
        facts = checker.facts(module)
        if facts is None or module.file is None:
            continue
        for statement in facts.imports:
            yield from checker.check(module, statement)
            wanted = checker.wanted(module, statement)
            near = [wanted, *(f"{wanted}.{each}" for each in statement.names)]
            pending += [each for each in near if checker.is_own(each)]


@dataclass(slots=True)
class _Checker:
    index: KernelIndex
    _folders: dict[str, Path] = field(default_factory=dict)
    _located: dict[str, _Module | _Missing | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        runtime = find_package(_RUNTIME)
        if runtime is not None:
            self._folders[_RUNTIME] = runtime
        # Packages around that of the kernels, as long as there can be one place for each.
        name, folder = self.index.package, self.index.folder
        self._folders[name] = folder
        while "." in name and self._is_file(folder.parent / _INIT):
            name, folder = name.rpartition(".")[0], folder.parent
            self._folders.setdefault(name, folder)

    def is_own(self, name: str) -> bool:
        """Whether it is a module of the package of kernels."""
        return f"{name}.".startswith(f"{self.index.package}.")

    def wanted(self, module: _Module, statement: ImportedNames) -> str:
        """The absolute name of what a statement imports, or imports from."""
        if not statement.level:
            return statement.module
        parts = module.package.split(".")
        base = parts[: len(parts) - statement.level + 1]
        return ".".join([*base, statement.module] if statement.module else base)

    def check(self, module: _Module, statement: ImportedNames) -> Iterator[ImportFault]:
        """What is wrong with one statement."""
        assert module.file is not None
        source = self._source(module.file)
        written = f"{'.' * statement.level}{statement.module}"
        place = self.wanted(module, statement)
        if statement.level > len(module.package.split(".")):
            span = module_span(source, statement.line, written)
            message = f"'{written}' is above '{module.package.partition('.')[0]}'"
            yield ImportFault(span, message, "import by the whole name, without dots")
            return
        found = self.locate(place)
        if isinstance(found, _Missing):
            last = found.name.rpartition(".")[2]
            yield ImportFault(
                module_span(source, statement.line, written),
                f"there is no module '{found.name}'",
                nearest(last, found.siblings),
            )
        elif found is not None:
            for name in statement.names:
                names = self._names(found, name)
                if names is not None:
                    yield ImportFault(
                        imported_name_span(source, statement.line, name),
                        f"'{place}' defines no '{name}'",
                        nearest(name, names),
                    )

    def _names(self, module: _Module, name: str) -> frozenset[str] | None:
        """All names that a module has, if it is sure that the one wanted is not among them."""
        is_given = name == "*" or (name.startswith("__") and name.endswith("__"))
        facts = self.facts(module)
        if is_given or facts is None or facts.names is None or name in facts.names:
            return None
        if module.folder is None:
            return facts.names
        found = self.locate(f"{module.name}.{name}")
        return facts.names | {*found.siblings} if isinstance(found, _Missing) else None

    def facts(self, module: _Module) -> ModuleFacts | None:
        """What is in a module; None if it can't be read."""
        if module.file is None:
            return ModuleFacts((), (), frozenset(), {})
        return self.index.facts_of(module.file, module.package)

    def _source(self, file: Path) -> SourceFile:
        return self.index.source_of(file)

    # ---- where modules are ----

    def locate(self, name: str) -> _Module | _Missing | None:
        """The module of that name; None where it can't be told."""
        if name not in self._located:
            self._located[name] = self._locate(name)
        return self._located[name]

    def _locate(self, name: str) -> _Module | _Missing | None:
        folder = self._folders.get(name)
        if folder is not None:
            return self._package(name, folder)
        around, _, last = name.rpartition(".")
        if not around:
            return None
        found = self.locate(around)
        if not isinstance(found, _Module):
            return found
        if found.folder is None:
            facts = self.facts(found)
            is_known = facts is not None and facts.names is not None
            return _Missing(name, ()) if is_known else None
        return self._inside(found, found.folder, last)

    def _inside(
        self, package: _Module, folder: Path, last: str
    ) -> _Module | _Missing | None:
        name, file = f"{package.name}.{last}", folder / f"{last}.py"
        if self.index.is_draft(file):
            return None
        if self._is_file(folder / last / _INIT):
            return self._package(name, folder / last)
        if self._is_file(file):
            return _Module(name, file)
        if self.index.looked.is_dir(folder / last):
            return self._package(name, folder / last)
        facts = self.facts(package)
        if facts is None or facts.names is None or "__path__" in facts.names:
            return None
        # Compiled modules, for one.
        if self.index.looked.has_names(folder, f"{last}.*"):
            return None
        return _Missing(name, tuple(_modules_in(folder)))

    def _package(self, name: str, folder: Path) -> _Module:
        file = folder / _INIT
        return _Module(name, file if self._is_file(file) else None, folder)

    def _is_file(self, path: Path) -> bool:
        return self.index.looked.is_file(path)


def _modules_in(folder: Path) -> Iterator[str]:
    for path in sorted(folder.iterdir()):
        if path.suffix == ".py" and path.name != _INIT:
            yield path.stem
        elif path.is_dir() and path.name.isidentifier() and any(path.glob("*.py")):
            yield path.name
