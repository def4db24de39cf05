"""A project's kernels as parts of a package, beside the runtime that is in it.

See Note [Copied kernels].
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from .diagnostics import Collector
from .files import read_text
from .kernel_definitions import split_branches
from .kernel_packages import KernelFolder
from .kernel_places import error_span, parse
from .layout import LINE_LENGTH
from .source import SourceFile, Span, path_from_here
from .vendor import RUNTIME, around, copy_names, modules_below

__all__ = ["copied_kernels"]

# Note [Copied kernels]
# ~~~~~~~~~~~~~~~~~~~~~
# The modules of a project's kernels import the runtime, and each other, by absolute names. In
# the copy all such imports are relative, so that they lead to what is in the package with
# them; all other text stays as it is. Relative imports inside of the package of kernels are
# right already.
#
# Each package of kernels has a folder of its own, `_kernels`, `_kernels_2`, …; one that lies in
# another is copied with that. Nothing else of the project is. An import of something else of
# the same project would fail where the copy is alone, and one that is not there for all to
# see, or that binds a name that there is not, cannot be rewritten: those are errors (BW903),
# unless only type checkers read them (under `if TYPE_CHECKING`), where they stay as they are.
# What comes from elsewhere has to be installed wherever the package is used; that is said
# (BW904), but for NumPy and ml_dtypes, which the runtime itself needs.

_NEEDED_ANYWAY: Final = frozenset({"numpy", "ml_dtypes"})
_DYNAMIC: Final = frozenset({"import_module", "__import__"})
_HEAD: Final = re.compile(r"from[\s\\.\w]*?\bimport\b")
_INIT: Final = "__init__.py"


def copied_kernels(
    packages: Iterable[KernelFolder], output: Path, found: Collector
) -> Mapping[str, Mapping[PurePosixPath, str]]:
    """By the names of packages of kernels, their texts by paths in the generated package, sorted.

    What can't be copied is reported. `output` is the generated package, which is not copied
    where it lies in one of the packages' folders.
    """
    folders = {each.package: each.folder for each in packages if each.is_own}
    names = copy_names(folders)
    project = _Project(names, output.name, found)
    return MappingProxyType(
        {
            package: _copied(project, package, folders[package], output)
            for package in names
            if package != RUNTIME
        }
    )


def _copied(
    project: _Project, package: str, folder: Path, output: Path
) -> Mapping[PurePosixPath, str]:
    texts: dict[PurePosixPath, str] = {}
    copy = project.names[package]
    for path in modules_below(folder, without=output):
        relative = PurePosixPath(path.relative_to(folder).as_posix())
        source = _read(path, f"{path_from_here(folder)}/{relative}", project.found)
        if source is None:
            continue
        text = source.text
        if relative.suffix == ".py":
            text = _Module(project, package, relative, source).rewritten()
        texts[PurePosixPath(copy, relative)] = text
    texts.setdefault(PurePosixPath(copy, _INIT), f'"""Kernels: {package}."""\n')
    return MappingProxyType(dict(sorted(texts.items())))


def _read(path: Path, shown: str, found: Collector) -> SourceFile | None:
    try:
        return SourceFile(shown, read_text(path).removeprefix("\ufeff"))
    except OSError as error:
        reason = error.strerror
    except UnicodeDecodeError:
        reason = "it is not UTF-8"
    message = f"the module can't be copied: {reason}"
    found.report("BW903", SourceFile(shown, "").whole(), message)
    return None


class _Where(Enum):
    """What an import leads to."""

    runtime = auto()
    kernels = auto()
    around = auto()
    """The project, outside of its package of kernels."""
    elsewhere = auto()


@dataclass(slots=True)
class _Project:
    """What is copied, and the top-level names of others that it has been seen to need.

    `names` has the folders in the generated package by the packages that are copied there.
    """

    names: Mapping[str, str]
    output: str
    found: Collector
    needed: set[str] = field(default_factory=set)

    def where(self, name: str) -> _Where:
        """What a dotted name leads to; "" is what a relative import finds above everything."""
        package = around(name, self.names)
        if package is not None:
            return _Where.runtime if package == RUNTIME else _Where.kernels
        tops = (package.partition(".")[0] for package in self.kernels())
        is_near = not name or around(name, tops) is not None
        return _Where.around if is_near else _Where.elsewhere

    def kernels(self) -> list[str]:
        """The packages of kernels."""
        return [package for package in self.names if package != RUNTIME]

    def parts(self, name: str) -> tuple[str, str, str]:
        """The package that a module is in, the folder of its copy, and its name in there."""
        package = around(name, self.names)
        assert package is not None, name
        return package, self.names[package], name.removeprefix(package)


class _Module:
    """Rewrites the imports of one module."""

    def __init__(
        self,
        project: _Project,
        package: str,
        relative: PurePosixPath,
        source: SourceFile,
    ) -> None:
        self.project = project
        self.package = package
        self.source = source
        self.folders = relative.parts[:-1]
        # What stands before names in the generated package.
        self.top = "." * (len(self.folders) + 2)
        self.edits: list[tuple[int, int, str]] = []
        # The nodes that only type checkers read, by their ids.
        self.unseen: set[int] = set()

    def rewritten(self) -> str:
        """The text of the copy; the same where it can't be read."""
        try:
            tree = parse(self.source.text, self.source.path)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            span = self.source.line_span(1)
            if isinstance(error, SyntaxError):
                span = error_span(self.source, error)
            self.report("BW903", span, "the module can't be copied: it is no Python")
            return self.source.text
        for node in tree.body:
            self.require(node)
        self.unseen = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and (found := split_branches(node)) is not None
            for statement in found[1]
            for part in ast.walk(statement)
        }
        for part in ast.walk(tree):
            match part:
                case ast.ImportFrom():
                    self.import_from(part)
                case ast.Import():
                    self.import_names(part)
                case ast.Call():
                    self.dynamic(part)
                case _:
                    pass
        text = self.source.text
        for start, end, new in sorted(self.edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    # ---- one import ----

    def import_from(self, node: ast.ImportFrom) -> None:
        """`from a.b import c`."""
        target = self.target(node)
        whole = [f"{target}.{alias.name}" for alias in node.names]
        if all(name in self.project.kernels() for name in whole):
            bound = zip(whole, node.names, strict=True)
            self.replace(node, [self.own(n, a.asname or a.name) for n, a in bound])
            return
        where = self.project.where(target)
        if where is _Where.around:
            self.outside(node, target or "a folder above")
        elif not self.is_right(node, where):
            self.replace_head(node, self.relative(target))

    def is_right(self, node: ast.ImportFrom, where: _Where) -> bool:
        """Whether the import can stay: it stays inside of the copy, or leads elsewhere."""
        is_inside = 0 < node.level <= len(self.folders) + 1
        return is_inside or where is _Where.elsewhere

    def import_names(self, node: ast.Import) -> None:
        """`import a.b, c as d`."""
        statements: list[str] = []
        for alias in node.names:
            where = self.project.where(alias.name)
            is_idle = id(node) in self.unseen and where is not _Where.runtime
            if is_idle and (where is _Where.around or not self.can_bind(alias)):
                where = _Where.elsewhere
            if where is _Where.elsewhere:
                statements.append(f"import {ast.unparse(alias)}")
            elif where is _Where.around or not self.can_bind(alias):
                self.outside(node, alias.name, is_binding=where is _Where.kernels)
            else:
                statements += self.bound(alias)
        if statements != [f"import {ast.unparse(alias)}" for alias in node.names]:
            self.replace(node, statements)

    def can_bind(self, alias: ast.alias) -> bool:
        """Whether there is what the name that is bound stands for: `import a.b` binds `a`."""
        is_whole = alias.name.partition(".")[0] in self.project.names
        return is_whole or alias.asname is not None

    def bound(self, alias: ast.alias) -> Iterator[str]:
        """Statements that import a module and bind the name that `import` binds."""
        package, copy, inside_it = self.project.parts(alias.name)
        *folders, last = inside_it.split(".")
        if alias.asname is None:
            yield f"from {self.top} import {copy} as {package}"
        elif not last:
            yield f"from {self.top} import {copy} as {alias.asname}"
        if last:
            name = alias.asname or f"_{alias.name.replace('.', '_')}"
            above = ".".join(each for each in folders if each)
            inside = f"{copy}.{above}" if above else copy
            yield f"from {self.top}{inside} import {last} as {name}"

    def own(self, package: str, name: str) -> str:
        """A statement that binds a package of kernels itself."""
        return f"from {self.top} import {self.project.names[package]} as {name}"

    def dynamic(self, node: ast.Call) -> None:
        """An import by a function: a name in a string is not rewritten."""
        name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
        if name not in _DYNAMIC or not node.args or id(node) in self.unseen:
            return
        match node.args[0]:
            case ast.Constant(value=str(value)):
                where = self.project.where(value)
                if value and where is not _Where.elsewhere:
                    message = (
                        f"the import of '{value}' by a function can't be rewritten"
                    )
                    hint = "write an import statement"
                    self.report("BW903", self.span(node), message, hint)
            case _:
                pass

    def require(self, node: ast.stmt) -> None:
        """Report what a module imports from elsewhere, whenever it is imported itself."""
        names: Sequence[str] = ()
        if isinstance(node, ast.ImportFrom):
            names = [self.target(node)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            top = name.partition(".")[0]
            known = sys.stdlib_module_names | _NEEDED_ANYWAY | {self.project.output}
            is_new = top not in known | self.project.needed
            if self.project.where(name) is _Where.elsewhere and is_new:
                self.project.needed.add(top)
                message = f"the package will need '{top}', which is not copied into it"
                self.report("BW904", self.span(node), message)

    def target(self, node: ast.ImportFrom) -> str:
        """The dotted name of the module that names are imported from; "" above everything."""
        if not node.level:
            return node.module or ""
        here = [*self.package.split("."), *self.folders]
        if node.level > len(here):
            return ""
        above = here[: len(here) - node.level + 1]
        return ".".join([*above, *([node.module] if node.module else [])])

    def relative(self, target: str) -> str:
        """How the copy names a module."""
        package, copy, inside = self.project.parts(target)
        if package == self.package:
            return f"{self.top[:-1]}{inside.removeprefix('.')}"
        return f"{self.top}{copy}{inside}"

    # ---- texts and places ----

    def outside(self, node: ast.stmt, target: str, *, is_binding: bool = False) -> None:
        if id(node) in self.unseen:
            return
        if is_binding:
            above, _, last = target.rpartition(".")
            message = f"'import {target}' binds a name that the copy has not"
            hint = f"write 'from {above} import {last}'"
        else:
            kernels = self.project.kernels()
            alone = "which alone are" if len(kernels) > 1 else "which alone is"
            listed = " and ".join(f"'{each}'" for each in kernels)
            message = (
                f"{target} is outside of {listed}, {alone} copied into the package"
            )
            hint = f"move what is needed of it into {self.package.replace('.', '/')}"
        self.report("BW903", self.span(node), message, hint)

    def report(
        self, code: str, span: Span, message: str, hint: str | None = None
    ) -> None:
        self.project.found.report(code, span, message, hint=hint)

    def offset(self, line: int, column: int) -> int:
        """Of a place in Python's terms: the column counts bytes."""
        start = self.source.line_starts[line - 1]
        before = self.source.line(line).encode()[:column]
        return start + len(before.decode(errors="replace"))

    def span(self, node: ast.stmt | ast.expr) -> Span:
        """The statement or expression."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.offset(node.lineno, node.col_offset)
        return Span(
            self.source, start, self.offset(node.end_lineno, node.end_col_offset)
        )

    def replace(self, node: ast.stmt, statements: Sequence[str]) -> None:
        """Other statements in place of one."""
        span = self.span(node)
        line = self.source.line(node.lineno)
        indent = line[: len(line) - len(line.lstrip())]
        is_alone = line.strip() == span.text
        joint = f"\n{indent}" if is_alone else "; "
        self.edits.append((span.start, span.end, joint.join(statements)))

    def replace_head(self, node: ast.ImportFrom, module: str) -> None:
        """Another module in `from … import`; one name a line where the line is too long."""
        span = self.span(node)
        head = _HEAD.match(self.source.text, span.start)
        assert head is not None
        new = f"from {module} import"
        line = self.source.line(node.lineno)
        grown = len(line) + len(new) - len(head[0])
        if line.strip() != span.text or grown <= LINE_LENGTH:
            self.edits.append((head.start(), head.end(), new))
            return
        indent = line[: len(line) - len(line.lstrip())]
        names = "".join(f"{indent}    {ast.unparse(a)},\n" for a in node.names)
        self.edits.append((span.start, span.end, f"{new} (\n{names}{indent})"))
