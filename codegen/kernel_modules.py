"""What is read in the text of a module of kernels: what it defines, imports and annotates.

Modules are parsed, never imported or run. Reading them is most of what kernels cost the
generator, so what is found are plain tuples, which the record of a run can hold; places
inside of a line are looked for when there is something to report.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .kernel_definitions import Definition, definitions
from .kernel_types import KNOWN

__all__ = ["ImportedNames", "ModuleFacts", "read_module"]


class ImportedNames(NamedTuple):
    """An import that is made whenever the module is imported.

    `level` is the number of dots before `module`. `names` is empty for `import module`.
    """

    line: int
    level: int
    module: str
    names: tuple[str, ...]


class ModuleFacts(NamedTuple):
    """What was found in a module.

    Args:
        names: all that it may define; None if that can't be told from its text.
        types: the names in it that stand for types which schemas have.
    """

    definitions: tuple[Definition, ...]
    imports: tuple[ImportedNames, ...]
    names: frozenset[str] | None
    types: Mapping[str, str]

    def plain(self) -> list[Any]:
        """For JSON."""
        names = None if self.names is None else sorted(self.names)
        return [self.definitions, self.imports, names, dict(self.types)]

    @staticmethod
    def from_plain(plain: Sequence[Any]) -> ModuleFacts:
        """From what `plain` gave. ValueError or TypeError if it is something else."""
        definitions, imports, names, types = plain
        return ModuleFacts(
            tuple(map(_definition, definitions)),
            tuple(
                ImportedNames(line, level, module, tuple(listed))
                for line, level, module, listed in imports
            ),
            None if names is None else frozenset(names),
            MappingProxyType(dict(types)),
        )


def _definition(found: Sequence[Any]) -> Definition:
    name, line, parameters, optional, types, *rest = found
    listed = None if parameters is None else tuple(parameters)
    return Definition(name, line, listed, optional, tuple(types), *rest)


def read_module(
    tree: ast.Module, text: str, package: str, roots: Iterable[str]
) -> ModuleFacts:
    """The facts of a module in `package`.

    Args:
        roots: top-level packages; absolute imports of others are left out.
    """
    scan = _Scan(package, frozenset(roots))
    scan.block(tree.body, is_certain=True)
    words = scan.words()
    is_open = scan.is_open or "__getattr__" in scan.names
    is_open |= any(each in text for each in _DYNAMIC)
    return ModuleFacts(
        definitions(tree, text, words, scan.origins),
        tuple(scan.imports),
        None if is_open else frozenset(scan.names),
        MappingProxyType(scan.types()),
    )


# What defines names that no statement at the top of a module shows.
_DYNAMIC: Final = (
    *("globals(", "vars(", "locals(", "exec(", "setattr(", "sys.modules", ":="),
    "    global ",
)
_BUILTINS: Final = frozenset(dir(builtins))


@dataclass(slots=True)
class _Scan:
    """Goes through the statements that run when a module is imported."""

    package: str
    roots: frozenset[str]
    names: set[str] = field(default_factory=set)
    # What is imported by these names, dotted; None where that can't be told.
    origins: dict[str, str | None] = field(default_factory=dict)
    imports: list[ImportedNames] = field(default_factory=list)
    is_open: bool = False

    def types(self) -> dict[str, str]:
        """The names that stand for types."""
        return {
            name: KNOWN[origin]
            for name, origin in self.origins.items()
            if origin is not None and origin in KNOWN
        }

    def words(self) -> dict[str, str]:
        """What names, dotted ones too, stand for in annotations."""
        found = {name: name for name in _BUILTINS - self.names}
        found |= self.types()
        for name, origin in self.origins.items():
            if origin in _AROUND_KNOWN:
                for dotted, word in KNOWN.items():
                    if dotted.startswith(f"{origin}."):
                        found[f"{name}{dotted.removeprefix(origin)}"] = word
        return found

    def bind(self, name: str, origin: str | None = None) -> None:
        # Of a name that is bound twice it can't be told which of the two counts.
        is_same = name not in self.names or self.origins.get(name) == origin
        self.origins[name] = origin if is_same else None
        self.names.add(name)

    def block(self, body: Sequence[ast.AST], *, is_certain: bool) -> None:
        for node in body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    self.bind(node.name)
                case ast.ImportFrom():
                    self.import_from(node, is_certain)
                case ast.Import(names=names):
                    for alias in names:
                        self.import_(alias, node.lineno, is_certain)
                case ast.Assign(targets=targets):
                    self.bind_stored(targets)
                case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                    self.bind_stored([target])
                case ast.Expr() | ast.Pass() | ast.Assert() | ast.Delete():
                    pass
                case _:
                    self.compound(node)

    def compound(self, node: ast.AST) -> None:
        """A statement that has others in it, which may or may not run."""
        self.is_open |= isinstance(node, ast.Match)
        nested = [n for n in ast.iter_child_nodes(node) if isinstance(n, _BLOCKS)]
        if isinstance(node, ast.ExceptHandler) and node.name is not None:
            self.bind(node.name)
        others = [n for n in ast.iter_child_nodes(node) if not isinstance(n, _BLOCKS)]
        self.bind_stored(others)
        self.block(nested, is_certain=False)

    def bind_stored(self, nodes: Iterable[ast.AST]) -> None:
        for found in (part for node in nodes for part in ast.walk(node)):
            if isinstance(found, ast.Name) and isinstance(found.ctx, ast.Store):
                self.bind(found.id)

    def import_(self, alias: ast.alias, line: int, is_certain: bool) -> None:
        root = alias.name.partition(".")[0]
        self.bind(alias.asname or root, alias.name if alias.asname else root)
        if is_certain and root in self.roots:
            self.imports.append(ImportedNames(line, 0, alias.name, ()))

    def import_from(self, node: ast.ImportFrom, is_certain: bool) -> None:
        module = node.module or ""
        place = self.absolute(module, node.level)
        for alias in node.names:
            if alias.name == "*":
                self.is_open = True
            else:
                self.bind(alias.asname or alias.name, f"{place}.{alias.name}")
        is_near = node.level or module.partition(".")[0] in self.roots
        if is_certain and is_near:
            names = tuple(alias.name for alias in node.names)
            self.imports.append(ImportedNames(node.lineno, node.level, module, names))

    def absolute(self, module: str, level: int) -> str:
        if not level:
            return module
        parts = self.package.split(".")
        base = parts[: max(len(parts) - level + 1, 0)]
        return ".".join([*base, module] if module else base)


_BLOCKS: Final = (ast.stmt, ast.ExceptHandler)
# Modules and packages of the names that are known.
_AROUND_KNOWN: Final = frozenset(
    dotted[: dot.start()] for dotted in KNOWN for dot in re.finditer(r"\.", dotted)
)
