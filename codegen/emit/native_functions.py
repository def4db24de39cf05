"""native_functions.py: the typed signature of every kernel, so that mypy checks the kernels.

Nothing imports the file at run time. Each function in it passes its arguments on to the
kernel of the same name, so that a kernel that takes or returns something else is a type
error there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from runtime.schema import Type

from ..layout import call, docstring, signature
from ..link import KernelUse
from ..names import MODULE_NAMES, fresh, py_name
from ..views import kernel as kernel_view
from ..views.type_names import union
from .environment import File
from .imports import annotation_imports, uses
from .package import Package


@dataclass(frozen=True, slots=True)
class Declaration:
    """The lines of one kernel."""

    lines: list[str]


def emit(package: Package) -> Iterator[File]:
    """The one file."""
    yield File(
        PurePosixPath("native_functions.py"),
        "native_functions.py.jinja",
        lambda: _context(package),
        key=package.fingerprint,
    )


def _context(package: Package) -> dict[str, Any]:
    by_name: dict[str, list[KernelUse]] = {}
    for use in package.linked.uses:
        by_name.setdefault(use.function.name, []).append(use)
    kernels = [_declaration(found) for _, found in sorted(by_name.items())]
    texts = [line for k in kernels for line in k.lines]
    modules = {u.function.home for u in package.linked.uses}
    return {
        "title": package.title,
        "runtime": package.runtime,
        "kernels_packages": package.kernels,
        "modules": sorted(modules),
        "kernels": kernels,
        "imports": annotation_imports(package.runtime, texts),
        "uses_sequence": uses("Sequence", texts),
        "uses_meta": uses("_rt_Meta", texts),
    }


def _declaration(uses_: Sequence[KernelUse]) -> Declaration:
    first = uses_[0]
    name = first.function.name
    columns = [_columns(use) for use in uses_]
    names = [parameter for parameter, _ in columns[0]]
    parameters: list[str] = []
    for index, parameter in enumerate(names):
        kinds = union(kernel_view.annotation(c[index][1]) for c in columns)
        parameters.append(f"{parameter}: {kinds}")
    returns = union(_returns(use) for use in uses_)
    schemas = sorted({str(use.operator) for use in uses_})
    given = fresh("result", names)
    module = first.function.home.alias
    target = f"{module}.{name}("
    # Through a typed variable, so that a kernel without a declared result is accepted.
    head = target if returns == "None" else f"{given}: {returns} = {target}"
    statement = call(head, names, ")", indent=4)
    lines = [
        signature(
            f"def {py_name(name, (*MODULE_NAMES, module))}(",
            parameters,
            f") -> {returns}:",
        )
    ]
    if len(schemas) == 1:
        lines.append(docstring(schemas[0], indent=4))
    else:
        inner = [docstring(s, indent=0)[3:-3] for s in schemas]
        lines.append(f'    """{inner[0]}')
        lines += [f"    {text}" for text in inner[1:]]
        lines.append('    """')
    lines.append(statement)
    if returns != "None":
        lines.append(f"    return {given}")
    return Declaration(lines)


def _columns(use: KernelUse) -> list[tuple[str, Type]]:
    schema = use.operator.schema
    arguments = (
        schema.non_out
        if use.is_meta
        else kernel_view.arguments(schema, use.precomputed)
    )
    return [(kernel_view.argument_name(a), a.type) for a in arguments]


def _returns(use: KernelUse) -> str:
    if use.is_meta:
        return "_rt_Meta"
    if use.returns_nothing:
        return "None"
    return kernel_view.returns(use.operator.schema)
