"""A project's kernels as part of a package, beside the runtime that is in it.

See Note [Copied kernels].
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from .diagnostics import Collector
from .files import read_text
from .kernel_definitions import split_branches
from .kernel_places import error_span, parse
from .layout import LINE_LENGTH
from .source import SourceFile, Span
from .vendor import COPY, KERNELS_COPY, RUNTIME, modules_below

__all__ = ["copied_kernels"]

# Note [Copied kernels]
# ~~~~~~~~~~~~~~~~~~~~~
# The modules of a project's kernels import the runtime, and each other, by absolute names. In
# the copy all such imports are relative, so that they lead to what is in the package with
# them; all other text stays as it is. Relative imports inside of the package of kernels are
# right already.
#
# Only the package of kernels is copied. An import of something else of the same project would
# fail where the copy is alone, and one that is not there for all to see, or that binds a name
# that there is not, cannot be rewritten: those are errors (BW903), unless only type checkers
# read them (under `if TYPE_CHECKING`), where they stay as they are. What comes from elsewhere
# has to be installed wherever the package is used; that is said (BW904), but for NumPy and
# ml_dtypes, which the runtime itself needs.

_NEEDED_ANYWAY: Final = frozenset({"numpy", "ml_dtypes"})
_DYNAMIC: Final = frozenset({"import_module", "__import__"})
_HEAD: Final = re.compile(r"from[\s\\.\w]*?\bimport\b")
_INIT: Final = "__init__.py"


def copied_kernels(
    package: str, folder: Path, output: Path, shown: str, found: Collector
) -> Mapping[PurePosixPath, str]:
    """The texts of a package of kernels by their paths in the generated package, sorted.

    What can't be copied is reported.

    Args:
        package: its dotted name, `folder` its place and `shown` what messages call that.
        output: the generated package, which is not copied where it lies in that folder.
    """
    texts: dict[PurePosixPath, str] = {}
    project = _Project(package, output.name, found)
    for path in modules_below(folder, without=output):
        relative = PurePosixPath(path.relative_to(folder).as_posix())
        source = _read(path, f"{shown}/{relative}", found)
        if source is None:
            continue
        text = source.text
        if relative.suffix == ".py":
            text = _Module(project, relative, source).rewritten()
        texts[PurePosixPath(KERNELS_COPY, relative)] = text
    texts.setdefault(PurePosixPath(KERNELS_COPY, _INIT), f'"""Kernels: {package}."""\n')
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
    """The package of kernels, and the top-level names of others that it has been seen to need."""

    package: str
    output: str
    found: Collector
    needed: set[str] = field(default_factory=set)

    def where(self, name: str) -> _Where:
        """What a dotted name leads to; "" is what a relative import finds above everything."""
        if _is_in(name, RUNTIME):
            return _Where.runtime
        if _is_in(name, self.package):
            return _Where.kernels
        top = self.package.partition(".")[0]
        return _Where.around if not name or _is_in(name, top) else _Where.elsewhere


def _is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


class _Module:
    """Rewrites the imports of one module."""

    def __init__(
        self, project: _Project, relative: PurePosixPath, source: SourceFile
    ) -> None:
        self.project = project
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
        parent, _, last = self.project.package.rpartition(".")
        if parent and target == parent and [a.name for a in node.names] == [last]:
            (alias,) = node.names
            self.replace(node, [self.own(alias.asname or last)])
            return
        where = self.project.where(target)
        if where is _Where.around:
            self.outside(node, target or "a folder above")
        elif not self.is_right(node, where):
            self.replace_head(node, self.relative(target, where))

    def is_right(self, node: ast.ImportFrom, where: _Where) -> bool:
        """Whether the import can stay: it stays inside of the copy, or leads elsewhere."""
        is_inside = where is _Where.kernels and 0 < node.level <= len(self.folders) + 1
        return is_inside or where is _Where.elsewhere

    def import_names(self, node: ast.Import) -> None:
        """`import a.b, c as d`."""
        statements: list[str] = []
        for alias in node.names:
            where = self.project.where(alias.name)
            is_idle = id(node) in self.unseen and where is not _Where.runtime
            if is_idle and (where is _Where.around or not self.can_bind(alias, where)):
                where = _Where.elsewhere
            if where is _Where.elsewhere:
                statements.append(f"import {ast.unparse(alias)}")
            elif where is _Where.around or not self.can_bind(alias, where):
                self.outside(node, alias.name, is_binding=where is _Where.kernels)
            else:
                statements += self.bound(alias, where)
        if statements != [f"import {ast.unparse(alias)}" for alias in node.names]:
            self.replace(node, statements)

    def can_bind(self, alias: ast.alias, where: _Where) -> bool:
        """Whether there is what the name that is bound stands for: `import a.b` binds `a`."""
        is_whole = "." not in self.project.package
        return where is _Where.runtime or is_whole or alias.asname is not None

    def bound(self, alias: ast.alias, where: _Where) -> Iterator[str]:
        """Statements that import a module and bind the name that `import` binds."""
        package = RUNTIME if where is _Where.runtime else self.project.package
        copy = COPY if where is _Where.runtime else KERNELS_COPY
        *folders, last = alias.name.removeprefix(package).split(".")
        if alias.asname is None:
            yield f"from {self.top} import {copy} as {package}"
        elif not last:
            yield f"from {self.top} import {copy} as {alias.asname}"
        if last:
            name = alias.asname or f"_{alias.name.replace('.', '_')}"
            above = ".".join(each for each in folders if each)
            inside = f"{copy}.{above}" if above else copy
            yield f"from {self.top}{inside} import {last} as {name}"

    def own(self, name: str) -> str:
        """A statement that binds the package of kernels itself."""
        return f"from {self.top} import {KERNELS_COPY} as {name}"

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
        here = [*self.project.package.split("."), *self.folders]
        if node.level > len(here):
            return ""
        above = here[: len(here) - node.level + 1]
        return ".".join([*above, *([node.module] if node.module else [])])

    def relative(self, target: str, where: _Where) -> str:
        """How the copy names a module."""
        if where is _Where.runtime:
            return f"{self.top}{COPY}{target.removeprefix(RUNTIME)}"
        inside = target.removeprefix(self.project.package).removeprefix(".")
        return f"{self.top[:-1]}{inside}"

    # ---- texts and places ----

    def outside(self, node: ast.stmt, target: str, *, is_binding: bool = False) -> None:
        package = self.project.package
        if id(node) in self.unseen:
            return
        if is_binding:
            above, _, last = target.rpartition(".")
            message = f"'import {target}' binds a name that the copy has not"
            hint = f"write 'from {above} import {last}'"
        else:
            message = f"{target} is outside of '{package}', which alone is copied into the package"
            hint = f"move what is needed of it into {package.replace('.', '/')}"
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
