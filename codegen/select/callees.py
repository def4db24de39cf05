"""The operators that a function calls, read from the sources.

# Note [Callees]
# ~~~~~~~~~~~~~~
# A kernel reaches other operators by attribute, `ops.aten.add.Tensor`, directly or through
# a name that stands for `ops.aten`, or by their qualified names in strings; and it calls
# functions of its own module and of others, which do the same. All of this stands in the
# text, so nothing is imported or run. What is found is what may be called: branches that
# are never taken count. What a function computes the name of can't be found, nor what
# methods of other packages' classes call (`tensor[0]`); there the list has to name the
# operator. Annotations are no calls.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..inputs import Looked

__all__ = ["CalleeFinder", "Place"]

_OPS: Final = "ops"
_QUALIFIED: Final = re.compile(r"[A-Za-z_]\w*::[A-Za-z_]\w*(?:\.\w+)?")
_DEFAULT: Final = "default"


@dataclass(frozen=True, slots=True)
class Place:
    """A top-level name of a module."""

    path: Path
    name: str


@dataclass(slots=True)
class _Definition:
    """What one top-level name refers to."""

    is_class: bool = False
    operators: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    places: set[Place] = field(default_factory=set)


@dataclass(slots=True)
class CalleeFinder:
    """Answers for the functions of any module whose file is there. Each is read once.

    Operators are qualified names: "aten::add.Tensor"; "aten::add.*" for all overloads of
    a name. `kernels` are the folders of the kernels, whose classes are looked into. Without
    `strings`, qualified names in strings are taken for mere text. `looked` knows what was read
    and looked for.
    """

    kernels: frozenset[Path]
    strings: bool = True
    looked: Looked = field(default_factory=Looked)
    _modules: dict[Path, dict[str, _Definition]] = field(default_factory=dict)
    _answers: dict[Place, frozenset[str]] = field(default_factory=dict)

    def callees(self, place: Place) -> frozenset[str]:
        """The operators that the function, and what it calls in turn, may call."""
        found = self._answers.get(place)
        if found is None:
            operators: set[str] = set()
            pending, seen = [place], {place}
            while pending:
                here = pending.pop()
                definition = self._definition(here)
                if definition.is_class and here.path.parent not in self.kernels:
                    continue
                operators |= definition.operators
                if self.strings:
                    operators |= definition.named
                new = definition.places - seen
                seen |= new
                pending += new
            found = self._answers[place] = frozenset(operators)
        return found

    def operators_in(self, path: Path) -> frozenset[str]:
        """The operators that anything in a module may call, by itself."""
        found = self._module(path).values()
        return frozenset(name for each in found for name in each.operators)

    def _definition(self, place: Place) -> _Definition:
        return self._module(place.path).get(place.name) or _Definition()

    def _module(self, path: Path) -> dict[str, _Definition]:
        found = self._modules.get(path)
        if found is None:
            try:
                tree = ast.parse(self.looked.read(path))
            except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
                tree = ast.Module([], [])
            found = self._modules[path] = dict(_definitions(path, tree, self.looked))
        return found


def _definitions(
    path: Path, tree: ast.Module, looked: Looked
) -> Iterator[tuple[str, _Definition]]:
    imports = dict(_imports(path, tree, looked))
    namespaces = {
        name: space
        for node in ast.walk(tree)
        for name, space in _namespace_names(node, imports)
    }
    defined: dict[str, list[ast.stmt]] = {}
    for node in tree.body:
        for name in _names(node):
            defined.setdefault(name, []).append(node)
    for name, nodes in defined.items():
        found = _Definition(any(isinstance(node, ast.ClassDef) for node in nodes))
        for node in nodes:
            _collect(node, path, imports, namespaces, set(defined), found)
        yield name, found
    for name, place in imports.items():
        if name not in defined:
            yield name, _Definition(places={place})


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            for target in targets:
                for part in ast.walk(target):
                    if isinstance(part, ast.Name):
                        yield part.id
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case _:
            pass


def _imports(
    path: Path, tree: ast.Module, looked: Looked
) -> Iterator[tuple[str, Place]]:
    """What names of other modules of the same program stand for, by the name they have here.

    The empty name is a module as a whole.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        folder = _folder(path, node, looked)
        if folder is None:
            continue
        module = folder.joinpath(*(node.module or "").split("."))
        for alias in node.names:
            bound = alias.asname or alias.name
            inner, outer = _file(module / alias.name, looked), _file(module, looked)
            if inner is not None:
                yield bound, Place(inner, "")
            elif outer is not None:
                yield bound, Place(outer, alias.name)


def _file(module: Path, looked: Looked) -> Path | None:
    """What an import reads of a module, or of a package, which comes before one of its name."""
    files = (module / "__init__.py", module.with_name(f"{module.name}.py"))
    return next((path for path in files if looked.is_file(path)), None)


def _folder(path: Path, node: ast.ImportFrom, looked: Looked) -> Path | None:
    """Where the import starts: folders above for a relative one, else the root of packages."""
    if node.level:
        return path.parents[node.level - 1] if node.level <= len(path.parents) else None
    top = path.parent
    while looked.is_file(top / "__init__.py") and top != top.parent:
        top = top.parent
    return top


def _is_ops(node: ast.expr, imports: dict[str, Place]) -> bool:
    """Whether the expression is the object whose attributes are namespaces."""
    match node:
        case ast.Name(id=name):
            place = imports.get(name)
            return name == _OPS or (place is not None and place.name == _OPS)
        case ast.Attribute(attr=attr):
            return attr == _OPS
        case _:
            return False


def _namespace_names(
    node: ast.AST, imports: dict[str, Place]
) -> Iterator[tuple[str, str]]:
    """Names that stand for a namespace: `aten = ops.aten`."""
    match node:
        case ast.Assign(
            targets=[ast.Name(id=name)], value=ast.Attribute(value=value, attr=space)
        ) if _is_ops(value, imports):
            yield name, space
        case _:
            pass


def _collect(
    node: ast.AST,
    path: Path,
    imports: dict[str, Place],
    namespaces: dict[str, str],
    defined: set[str],
    found: _Definition,
) -> None:
    """Add what the statement refers to."""
    inner: set[int] = set()
    for part in _called(node):
        match part:
            case ast.Attribute():
                operator = _operator(part, imports, namespaces)
                if operator is not None:
                    if id(part) not in inner:
                        found.operators.add(operator)
                    # The name inside a chain with an overload is no reference of its own.
                    inner.add(id(part.value))
                elif isinstance(part.value, ast.Name):
                    place = imports.get(part.value.id)
                    if place is not None and not place.name:
                        found.places.add(Place(place.path, part.attr))
            case ast.Name(id=name):
                if name in defined:
                    found.places.add(Place(path, name))
                elif name in imports and imports[name].name:
                    found.places.add(imports[name])
            case ast.Constant(value=str(text)) if _QUALIFIED.fullmatch(text):
                found.named.add(text)
            case _:
                pass


def _called(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a statement without annotations, a whole before its parts."""
    pending = [node]
    while pending:
        part = pending.pop()
        yield part
        for name, value in ast.iter_fields(part):
            if name not in ("annotation", "returns"):
                values = value if isinstance(value, list) else [value]
                pending += (v for v in values if isinstance(v, ast.AST))


def _operator(
    node: ast.Attribute, imports: dict[str, Place], namespaces: dict[str, str]
) -> str | None:
    """The operator that a chain of attributes names, as far as it goes."""
    chain: list[str] = [node.attr]
    value: ast.expr = node.value
    while isinstance(value, ast.Attribute) and not _is_ops(value, imports):
        chain.append(value.attr)
        value = value.value
    chain.reverse()
    if isinstance(value, ast.Name) and value.id in namespaces:
        chain.insert(0, namespaces[value.id])
    elif not _is_ops(value, imports):
        return None
    match chain:
        case [namespace, name]:
            return f"{namespace}::{name}.*"
        case [namespace, name, overload]:
            suffix = "" if overload == _DEFAULT else f".{overload}"
            return f"{namespace}::{name}{suffix}"
        case _:
            return None
