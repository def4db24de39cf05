"""What a package that stands alone calls and does not define.

Its runtime has a dispatcher of its own, so that operators of other packages are not there.
What kernels call is read from their texts, as for selections (Note [Callees]); qualified names
in strings of a project's kernels are taken for mere text, since there they may be anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from .diagnostics import Collector
from .kernel_index import OF_RUNTIME, KernelFunction, find_package
from .kernel_packages import KernelPackages
from .link import Linked
from .model.functions import NativeFunction
from .select.apply import kernels_in
from .select.callees import CalleeFinder, Place
from .source import SourceFile, Span
from .vendor import RUNTIME, is_of_runtime

__all__ = ["report_undefined"]

# What of tensors is made of operators, and where.
_OF_TENSORS: Final = (
    ("x[…]", "indexing"),
    ("to and cpu", "conversions"),
    ("tensor(…, device=…)", "tensor"),
)
# The modules of the runtime that make kernels.
_MAKERS: Final = ("derived", "structured")
_SHOWN: Final = 4


def report_undefined(
    functions: Sequence[NativeFunction],
    linked: Linked,
    kernels: KernelPackages,
    found: Collector,
) -> None:
    """Report what the package calls and has not, if a project's kernels are in it.

    Args:
        functions: all of the schema file. A selection holds what kernels call of them, and
            what else it holds is what its programs need.
    """
    runtime = find_package(RUNTIME)
    has_own = any(not is_of_runtime(each.package) for each in kernels.packages)
    if runtime is None or not has_own or not functions:
        return
    defined = {function.qualified_name for function in functions}
    has_native = any(each.package == OF_RUNTIME for each in kernels.packages)
    calls = [*_calls_of_kernels(linked, kernels)]
    calls += _calls_of_makers(functions, linked, runtime)
    for what, span, callees in calls:
        missing = _undefined(callees, defined)
        if missing:
            message = (
                f"{what} calls {_listed(missing)}, which the package does not define"
            )
            hint = _way_out(missing, has_native)
            found.report("BW905", span, message, hint=hint)
    _report_tensors(functions, defined, runtime, found, has_native=has_native)


_Calls = tuple[str, Span, frozenset[str]]


def _calls_of_kernels(linked: Linked, kernels: KernelPackages) -> Iterator[_Calls]:
    """For each of the project's kernel functions, what it calls."""
    folders = frozenset(each.folder for each in kernels.packages)
    finder = CalleeFinder(folders, strings=False, looked=kernels.looked)
    seen: dict[KernelFunction, None] = {}
    for row in (row for _, rows in linked.rows for row in rows):
        for module, name in kernels_in(row):
            function = kernels.packages[module.number].functions.get(name)
            if function is not None:
                seen.setdefault(function)
    for function in seen:
        index = kernels.home(function)
        if not is_of_runtime(index.package):
            place = Place(index.folder / f"{function.module}.py", function.name)
            yield f"kernel '{function.name}'", function.span, finder.callees(place)


def _calls_of_makers(
    functions: Iterable[NativeFunction], linked: Linked, runtime: Path
) -> Iterator[_Calls]:
    """For each kernel that follows from another, what the runtime's function calls for it."""
    finder = CalleeFinder(frozenset())
    by_name: Mapping[str, NativeFunction] = {f.qualified_name: f for f in functions}
    helpers: dict[str, set[str]] = {}
    for row in (row for _, rows in linked.rows for row in rows):
        name = f"{row.namespace}::{row.operator}"
        helpers.setdefault(name, set()).update(row.helpers)
    for name, used in helpers.items():
        places = [
            Place(runtime / f"{module}.py", helper)
            for module in _MAKERS
            for helper in used
        ]
        callees = frozenset[str]().union(*map(finder.callees, places))
        what = f"the kernel that is made for '{name}'"
        yield what, by_name[name].spans.func, callees


def _report_tensors(
    functions: Sequence[NativeFunction],
    defined: set[str],
    runtime: Path,
    found: Collector,
    *,
    has_native: bool,
) -> None:
    finder = CalleeFinder(frozenset())
    lacking: dict[str, list[str]] = {}
    for use, module in _OF_TENSORS:
        missing = _undefined(finder.operators_in(runtime / f"{module}.py"), defined)
        if missing:
            lacking[use] = missing
    if lacking:
        parts = [f"{use} ({_listed(names)})" for use, names in lacking.items()]
        every = [name for names in lacking.values() for name in names]
        found.report(
            "BW906",
            SourceFile(functions[0].spans.func.source.path, "").whole(),
            "the package does not define what its tensors call for " + "; ".join(parts),
            hint=_way_out(every, has_native),
        )


def _undefined(callees: Iterable[str], defined: set[str]) -> list[str]:
    """The operators that are not defined, sorted; without `.*` where all overloads are meant."""
    bases = {name.partition(".")[0] for name in defined}
    return sorted(
        callee.removesuffix(".*")
        for callee in callees
        if (
            callee[:-2] not in bases if callee.endswith(".*") else callee not in defined
        )
    )


def _listed(names: Sequence[str]) -> str:
    more = len(names) - _SHOWN
    shown = list(names if more <= 1 else names[:_SHOWN])
    if more > 1:
        shown.append(f"{more} more")
    return " and ".join([part for part in (", ".join(shown[:-1]), shown[-1]) if part])


def _way_out(missing: Iterable[str], has_native: bool) -> str:
    if any(name.startswith("aten::") for name in missing):
        entries = (
            "add their entries, as in schemas/native_functions.yaml, to the schema file"
        )
        return (
            entries
            if has_native
            else f"{entries}, and give --kernels {OF_RUNTIME} after yours"
        )
    return (
        "add their entries to the schema file, and one more --kernels for their kernels"
    )
