"""Functions for kernels that are still to be written, added to a file that is the user's.

# Note [Adding to hand-written files]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The stubs of a backend stand in a file that people edit: they replace a stub by a kernel,
# add helpers, move kernels elsewhere. So nothing of the file is ever changed. What is
# missing is added at its end, and imports that the new functions need after the last
# import; every statement that was there is compared with what is there afterwards. The
# file is replaced at once, under its own name, so that it is never half written.
"""

from __future__ import annotations

import ast
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from runtime.keys import DispatchKey

from ..emit.environment import environment
from ..emit.imports import annotation_imports, uses
from ..kernel_index import KernelIndex, candidates
from ..kernel_reports import KernelReports
from ..layout import call, docstring, signature, string
from ..model.functions import NativeFunction
from ..model.kernels import BackendKernel
from ..views import kernel as kernel_view

__all__ = [
    "MODULE",
    "Missing",
    "Stub",
    "new_stubs",
    "replace_file",
    "stubs_in",
    "with_stubs",
]

MODULE: Final = "stubs"
_TEMPLATE: Final = "backend/stubs.py.jinja"
_SEQUENCE: Final = "from collections.abc import Sequence"


@dataclass(frozen=True, slots=True)
class Missing:
    """A kernel that the backend lists and nobody has written."""

    operator: NativeFunction
    key: DispatchKey
    kernel: BackendKernel

    def parameters(self) -> list[str]:
        """The typed parameters that the kernel must have."""
        precomputed = self.operator.precomputed if self.kernel.structured else None
        return kernel_view.parameters(self.operator.schema, precomputed)

    def returns(self) -> str:
        """What the kernel returns; one that only computes returns nothing."""
        if self.kernel.structured:
            return "None"
        return kernel_view.returns(self.operator.schema)

    def is_faulty_in(self, reports: KernelReports) -> bool:
        """Whether something has the name that can't be called; if so, it is reported."""
        names = candidates(self.kernel.name, self.operator.name.overload)
        what = f"kernel '{self.kernel.name}' of operator '{self.operator.name}' on"
        text = signature(
            f"def {names[-1]}(", self.parameters(), f") -> {self.returns()}:"
        )
        return reports.faulty(self.operator, names, f"{what} {self.key.name}", text)


@dataclass(frozen=True, slots=True)
class Stub:
    """A function that raises, and the operators whose kernel it will be."""

    name: str
    operators: tuple[str, ...]
    text: str


def new_stubs(missing: Sequence[Missing], taken: KernelIndex) -> list[Stub]:
    """One stub for the kernels of one name and signature, overloads of another apart.

    A name that is in use already is that of a function for other overloads. See Note
    [Names of kernel functions].
    """
    by_plain: dict[str, list[Missing]] = {}
    for one in missing:
        by_plain.setdefault(candidates(one.kernel.name, "")[0], []).append(one)
    shared = {
        plain
        for plain, found in by_plain.items()
        if len({(*one.parameters(), one.returns()) for one in found}) == 1
    }
    # `scatter_reduce` is a kernel, and `scatter` of the overload `reduce`.
    apart = {
        _own_name(one)
        for plain, found in by_plain.items()
        if plain not in shared
        for one in found
    }
    by_name: dict[str, list[Missing]] = {}
    for plain, found in by_plain.items():
        is_shared = plain in shared and plain not in {*apart, *taken.functions}
        for one in found:
            name = plain if is_shared else _own_name(one)
            by_name.setdefault(name, []).append(one)
    return [_stub(name, found) for name, found in sorted(by_name.items())]


def _own_name(one: Missing) -> str:
    """The name of a function for one overload alone."""
    return candidates(one.kernel.name, one.operator.name.overload)[0]


def _stub(name: str, found: Sequence[Missing]) -> Stub:
    first = found[0]
    names = tuple(one.operator.qualified_name for one in found)
    what = f"{name}: the kernel of {', '.join(names)} is to be written"
    lines = [
        signature(f"def {name}(", first.parameters(), f") -> {first.returns()}:"),
        docstring("; ".join(str(one.operator) for one in found), indent=4),
        call("raise NotImplementedError(", [string(what)], ")", indent=4),
    ]
    return Stub(name, names, "\n".join(lines) + "\n")


def stubs_in(text: str) -> frozenset[str]:
    """The names of functions that do nothing but raise NotImplementedError."""
    return frozenset(
        node.name
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and _only_raises(node)
    )


def _only_raises(function: ast.FunctionDef) -> bool:
    body = function.body[1:] if ast.get_docstring(function) else function.body
    match body:
        case [ast.Raise(exc=ast.Call(func=ast.Name(id="NotImplementedError")))]:
            return True
        case [ast.Raise(exc=ast.Name(id="NotImplementedError"))]:
            return True
        case _:
            return False


def with_stubs(
    existing: str | None, stubs: Sequence[Stub], *, runtime: str, backend: str
) -> str:
    """The text of the file with the new stubs; see Note [Adding to hand-written files].

    Args:
        existing: the file as it is, valid Python; None if there is none.
    """
    heads = [stub.text.partition('"""')[0] for stub in stubs]
    if existing is None:
        template = environment().get_template(_TEMPLATE)
        text = template.render(
            backend=backend,
            uses_sequence=uses("Sequence", heads),
            imports=_imports(runtime, heads),
        )
        return text + "".join(f"\n\n{stub.text}" for stub in stubs)
    imports = [
        f"{line.partition(' import ')[0]} import {name}"
        for line in [_SEQUENCE, *_imports(runtime, heads)]
        for name in line.partition(" import ")[2].split(", ")
        if line != _SEQUENCE or uses("Sequence", heads)
    ]
    newline = "\r\n" if "\r\n" in existing else "\n"
    bound = set(_bound(ast.parse(_parsable(existing))))
    added = [line for line in imports if line.rpartition(" ")[2] not in bound]
    body = "".join(f"\n\n{stub.text}" for stub in stubs).replace("\n", newline)
    whole = existing if existing.endswith("\n") or not existing else existing + newline
    extended = _insert(whole, added, newline)
    if not _keeps_statements(existing, extended):
        extended = whole + newline + "".join(f"{line}{newline}" for line in added)
    return extended + body


def _imports(runtime: str, heads: Sequence[str]) -> list[str]:
    """The imports of what these signatures name, but for the standard library's."""
    found = annotation_imports(runtime, heads)
    if uses("Tensor", heads):
        found.append(f"from {runtime}.tensor import TensorBase as Tensor")
    return found


def _bound(tree: ast.Module) -> Iterator[str]:
    """The names that the top level of a module imports or defines."""
    for node in tree.body:
        match node:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                for alias in names:
                    yield alias.asname or alias.name.partition(".")[0]
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (t.id for t in targets if isinstance(t, ast.Name))
            case _:
                pass


def _insert(text: str, added: Sequence[str], newline: str) -> str:
    """The text with import lines after its last import, or after its docstring."""
    if not added:
        return text
    body = ast.parse(_parsable(text)).body
    line = 0
    for number, node in enumerate(body):
        is_docstring = (
            number == 0
            and isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
        )
        if is_docstring or isinstance(node, ast.Import | ast.ImportFrom):
            line = node.end_lineno or node.lineno
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:line], *(f"{a}{newline}" for a in added), *lines[line:]])


def _keeps_statements(before: str, after: str) -> bool:
    """Whether the texts differ in imports only."""
    try:
        return _statements(before) == _statements(after)
    except SyntaxError:
        return False


def _statements(text: str) -> list[str]:
    return [
        ast.dump(node)
        for node in ast.parse(_parsable(text)).body
        if not isinstance(node, ast.Import | ast.ImportFrom)
    ]


def _parsable(text: str) -> str:
    return text.removeprefix("\ufeff")


def replace_file(path: Path, text: str) -> None:
    """Write the file at once; a link stays one, and the mode stays as it was.

    OSError if it can't be written; the file is then as it was.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
        if target.exists():
            shutil.copymode(target, name)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
