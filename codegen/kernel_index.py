"""Which Python function implements a kernel that YAML names.

Kernels are found without importing them: the sources of the kernel packages are
parsed, and their top-level functions and assignments listed. Generation therefore
needs neither NumPy nor a backend's libraries, and a broken kernel module is a
diagnostic like any other. See Note [Names of kernel functions].
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .names import kernel_name
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


@dataclass(frozen=True, slots=True)
class KernelFunction:
    """A top-level name of a kernel module.

    `parameters` is None where it is an assigned value; the last `optional` of them have
    defaults, so that an operator need not pass them.
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

    @property
    def path(self) -> str:
        """The file that defines it."""
        return self.span.source.path


@dataclass(frozen=True, slots=True)
class KernelProblem:
    """A kernel source that can't be read as Python."""

    span: Span
    message: str


class KernelIndex:
    """All kernel functions by name.

    `package` is the dotted name that generated code imports them from, `folder`
    the place of its sources.
    """

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder
        self.problems: list[KernelProblem] = []
        # Helpers may share a name; of a kernel there can be one.
        self.duplicates: dict[str, KernelFunction] = {}
        self._functions: dict[str, KernelFunction] = {}
        for path in sorted(folder.glob("*.py")):
            self._scan(path)

    def _scan(self, path: Path) -> None:
        shown = f"{self.package.replace('.', '/')}/{path.name}"
        source = SourceFile(shown, path.read_bytes().decode(errors="replace"))
        try:
            tree = ast.parse(source.text, filename=shown)
        except (SyntaxError, ValueError, RecursionError) as error:
            span = _line_span(source, getattr(error, "lineno", None) or 1)
            self.problems.append(KernelProblem(span, f"not valid Python: {error}"))
            return
        for name, node, parameters, optional in _definitions(tree):
            span = _line_span(source, node.lineno)
            found = KernelFunction(name, path.stem, span, parameters, optional)
            first = self._functions.setdefault(name, found)
            if first.module != found.module:
                self.duplicates.setdefault(name, found)

    @property
    def functions(self) -> Mapping[str, KernelFunction]:
        """All of them, by name."""
        return self._functions

    def find(self, kernel: str, overload: str) -> KernelFunction | None:
        """The function for `kernel` as used by an operator of that overload name, if there is one."""
        for name in candidates(kernel, overload):
            if name in self._functions:
                return self._functions[name]
        return None

    def find_meta(self, unambiguous_name: str) -> KernelFunction | None:
        """The shape function of the structured operator of that name."""
        return self._functions.get(meta_name(unambiguous_name))

    def module_for(self, operator: str, related: Sequence[str]) -> str:
        """The file where a missing kernel of `operator` belongs: where its relatives' kernels are."""
        for name in related:
            found = self._functions.get(name)
            if found is not None:
                return found.path
        return f"{self.package.replace('.', '/')}/{operator.strip('_') or operator}.py"


def candidates(kernel: str, overload: str) -> tuple[str, ...]:
    """The names to look for, best first. See Note [Names of kernel functions]."""
    plain = kernel_name(kernel)
    return (f"{kernel}_{overload}", plain) if overload else (plain,)


def meta_name(unambiguous_name: str) -> str:
    """The name of a structured operator's shape function."""
    return f"meta_{unambiguous_name}"


def _definitions(
    tree: ast.Module,
) -> Iterator[tuple[str, ast.stmt, tuple[str, ...] | None, int]]:
    """Names defined at the top level: functions with their parameters, assignments without.

    Private names count (PyTorch has kernels such as `_local_scalar_dense_cpu`); constants in
    capitals, type aliases and imports do not.
    """
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, args=args):
                yield name, node, _parameters(args), len(args.defaults)
            case ast.Assign(targets=targets):
                for target in targets:
                    if isinstance(target, ast.Name) and not target.id[0].isupper():
                        yield target.id, node, None, 0
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                if not name[0].isupper():
                    yield name, node, None, 0
            case _:
                pass


def _parameters(args: ast.arguments) -> tuple[str, ...] | None:
    """Parameter names in order; None where the signature takes a variable number of them."""
    if args.vararg or args.kwarg or any(d is None for d in args.kw_defaults):
        return None
    return tuple(a.arg for a in (*args.posonlyargs, *args.args))


def _line_span(source: SourceFile, line: int) -> Span:
    """The text of a line, without what indents it."""
    line = min(line, len(source.line_starts))
    start = source.line_starts[line - 1]
    text = source.line(line)
    return Span(source, start + len(text) - len(text.lstrip()), start + len(text))
