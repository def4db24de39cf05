"""Which Python function implements a kernel that YAML names.

Kernels are found without importing them: the sources of the kernel packages are
parsed, and their top-level functions and assignments listed. Generation therefore
needs neither NumPy nor a backend's libraries, and a broken kernel module is a
diagnostic like any other. See Note [Names of kernel functions].
"""

from __future__ import annotations

import ast
import hashlib
import keyword
import re
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from .files import read_file
from .names import kernel_name, py_name
from .source import SourceFile, Span

# Note [Names of kernel functions]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# C++ overloads functions, and native_functions.yaml uses that: `fill_` is the
# kernel of fill_.Scalar and of fill_.Tensor, `var` that of three operators with
# different parameters. Python has one function a name. So the kernel `k` of an
# operator with overload name `o` is the function `k_o` where one is defined, and
# `k` otherwise: overloads that one function can serve share it, the others get
# their own. A name that would hide a builtin (`sum`) or is a keyword has `_kernel`
# at its end. The shape function of a structured operator is `meta_` and the
# functional operator's name and overload, joined by an underscore.
#
# Of an operator `f` with `ufunc_inner_loop`, PyTorch compiles the kernel `ufunc_f_CPU` from a
# scalar function. Here that is written like any other, and where nobody did, the CPU kernel
# is the function `f_out`.

_DEFINITION: Final = re.compile(r"^def[ \t]+(\w+)[ \t]*\(", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class KernelFunction:
    """A top-level name of a kernel module.

    `parameters` is None where it is an assigned value or takes any number of arguments;
    the last `optional` of them have defaults, so that an operator need not pass them. A
    star stands before parameters that can only be passed by keyword, and must be: an
    operator never does.
    """

    name: str
    module: str
    span: Span = field(compare=False)
    parameters: tuple[str, ...] | None
    optional: int = 0

    def accepts(self, names: tuple[str, ...]) -> bool:
        """Whether arguments of these names, by position, are what the function takes."""
        if self.parameters is None:
            return True
        required = len(self.parameters) - self.optional
        return len(names) >= required and self.parameters[: len(names)] == names

    def __str__(self) -> str:
        if self.parameters is None:
            return f"{self.module}.{self.name}"
        return f"{self.module}.{self.name}({', '.join(self.parameters)})"

    @property
    def path(self) -> str:
        """The file that defines it."""
        return self.span.source.path


Definition: TypeAlias = tuple[str, int, tuple[str, ...] | None, int]
"""What a module defines: a name, its line, the parameters and how many are optional."""

Definitions: TypeAlias = tuple[Definition, ...]


@dataclass(frozen=True, slots=True)
class KernelProblem:
    """A kernel source that can't be read as Python."""

    span: Span
    message: str


class KernelIndex:
    """All kernel functions by name.

    `package` is the dotted name that generated code imports them from, `folder`
    the place of its sources: every module in it that can be imported by name, so not
    `__init__`. `drafts` are texts of modules by name that are yet to be written there;
    they count in place of the files. `known` has the definitions of texts by their hash;
    those of the texts that were read are in `definitions`.
    """

    def __init__(
        self,
        package: str,
        folder: Path,
        drafts: Mapping[str, str] | None = None,
        known: Mapping[str, Definitions] | None = None,
    ) -> None:
        self.package = package
        self.folder = folder
        self.problems: list[KernelProblem] = []
        # Helpers may share a name; of a kernel there can be one.
        self.duplicates: dict[str, KernelFunction] = {}
        self._functions: dict[str, KernelFunction] = {}
        # Names that modules which can't be read define, as far as their text shows.
        self._unread: set[str] = set()
        self._drafts = drafts or {}
        self._known = known or {}
        self.definitions: dict[str, Definitions] = {}
        found = {path.stem: path for path in folder.glob("*.py")}
        found |= {name: folder / f"{name}.py" for name in self._drafts}
        for name in sorted(found):
            if _is_importable(name):
                self._scan(found[name])

    def _scan(self, path: Path) -> None:
        draft = self._drafts.get(path.stem)
        shown = f"{self.package.replace('.', '/')}/{path.name}"
        try:
            data = read_file(path) if draft is None else draft.encode()
        except OSError as error:
            message = f"the kernel module can't be read: {error.strerror}"
            span = SourceFile(shown, "").whole()
            self.problems.append(KernelProblem(span, message))
            return
        source = SourceFile(shown, data.decode(errors="replace"))
        key = hashlib.sha256(data).hexdigest()
        definitions = self._known.get(key)
        if definitions is None:
            tree = self._parse(source, data)
            if tree is None:
                return
            definitions = tuple(_definitions(tree))
        self.definitions[key] = definitions
        found: dict[str, KernelFunction] = {}
        for name, line, names, optional in definitions:
            span = _line_span(source, line)
            # The last definition of a name in a module is the one that counts.
            found[name] = KernelFunction(name, path.stem, span, names, optional)
        for name, function in found.items():
            if self._functions.setdefault(name, function) is not function:
                self.duplicates.setdefault(name, function)

    def _parse(self, source: SourceFile, data: bytes) -> ast.Module | None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return ast.parse(data, filename=source.path)
        # MemoryError is what too deep a nesting is to Python's parser.
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            span, message = _line_span(source, 1), str(error) or "too deeply nested"
            if isinstance(error, SyntaxError):
                span, message = _error_span(source, error), error.msg
            self.problems.append(KernelProblem(span, f"not valid Python: {message}"))
            self._unread.update(_DEFINITION.findall(source.text))
            return None

    @property
    def functions(self) -> Mapping[str, KernelFunction]:
        """All of them, by name."""
        return MappingProxyType(self._functions)

    def find(self, kernel: str, overload: str) -> KernelFunction | None:
        """The function for `kernel` in an operator of that overload name, if there is one."""
        for name in candidates(kernel, overload):
            if name in self._functions:
                return self._functions[name]
        return None

    def find_meta(self, unambiguous_name: str) -> KernelFunction | None:
        """The shape function of the structured operator of that name."""
        return self._functions.get(meta_name(unambiguous_name))

    def may_define(self, names: Iterable[str]) -> bool:
        """Whether a module that can't be read seems to define one of these functions."""
        return not self._unread.isdisjoint(names)

    def module_for(self, operator: str, related: Sequence[str]) -> str:
        """The file where a missing kernel belongs: where those of `related` are."""
        for name in related:
            found = self._functions.get(name)
            if found is not None:
                return found.path
        stem = py_name(operator.strip("_") or operator)
        return f"{self.package.replace('.', '/')}/{stem}.py"


def _is_importable(name: str) -> bool:
    """Whether an import statement can name this module of a package."""
    return name.isidentifier() and not keyword.iskeyword(name) and name != "__init__"


def find_package(dotted: str) -> Path | None:
    """The folder of the package of that name, found as an import would find it, but not imported.

    What is looked through is Python's path, then the current folder, then the folder
    around this generator. None if the package is nowhere there, or the name is none.
    """
    parts = dotted.split(".")
    if not all(map(_is_importable, parts)):
        return None
    roots = (*sys.path, "", str(Path(__file__).resolve().parents[1]))
    folders = (Path(root).joinpath(*parts) for root in roots)
    return next((folder for folder in folders if folder.is_dir()), None)


def candidates(kernel: str, overload: str) -> tuple[str, ...]:
    """The names to look for, best first. See Note [Names of kernel functions]."""
    plain = kernel_name(kernel)
    return (f"{kernel}_{overload}", plain) if overload else (plain,)


def meta_name(unambiguous_name: str) -> str:
    """The name of a structured operator's shape function."""
    return f"meta_{unambiguous_name}"


class _Parameters(NamedTuple):
    names: tuple[str, ...] | None
    optional: int


_UNKNOWN = _Parameters(None, 0)


def _definitions(tree: ast.Module) -> Iterator[Definition]:
    """Name, line and parameters of what the top level defines; of assigned values no parameters.

    Private names count (PyTorch has kernels such as `_local_scalar_dense_cpu`); constants in
    capitals, type aliases and imports do not.
    """
    for node in tree.body:
        targets: list[ast.expr] = []
        match node:
            case ast.FunctionDef(name=name, args=args):
                yield name, node.lineno, *_parameters(args)
            case ast.Assign(targets=targets):
                pass
            case ast.AnnAssign(target=target, value=ast.expr()):
                targets = [target]
            case _:
                pass
        for found in (part for target in targets for part in ast.walk(target)):
            match found:
                case ast.Name(id=name, ctx=ast.Store()) if not name[0].isupper():
                    yield name, node.lineno, *_UNKNOWN
                case _:
                    pass


def _parameters(args: ast.arguments) -> _Parameters:
    if args.vararg is not None:
        return _UNKNOWN
    names = [a.arg for a in (*args.posonlyargs, *args.args)]
    required = [
        a.arg
        for a, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        if default is None
    ]
    if required:
        return _Parameters((*names, "*", *required), 0)
    return _Parameters(tuple(names), len(args.defaults))


def _line_span(source: SourceFile, line: int) -> Span:
    """The text of a line, without what indents it."""
    line = min(max(line, 1), len(source.line_starts))
    start = source.line_starts[line - 1]
    text = source.line(line)
    return Span(source, start + len(text) - len(text.lstrip()), start + len(text))


def _error_span(source: SourceFile, error: SyntaxError) -> Span:
    """What a syntax error marks; the line, where it marks nothing in it."""
    whole = _line_span(source, error.lineno or 1)
    start = source.line_starts[whole.begin.line - 1] + (error.offset or 0) - 1
    if not error.lineno or not whole.start <= start <= whole.end:
        return whole
    end = start + 1
    if error.end_lineno == error.lineno and error.end_offset and error.offset:
        end = start + error.end_offset - error.offset
    return Span(source, start, max(start + 1, min(end, whole.end)))
