"""What a package holds when operators are selected.

# Note [Selected packages]
# ~~~~~~~~~~~~~~~~~~~~~~~~
# A package holds the operators that its list names, and those that their kernels call: a
# call that fails inside a kernel helps nobody, and which kernels a program reaches is
# decided when it runs. Kernels call what Note [Callees] finds in them, and kernels that
# follow from other operators call those. Two things are no reason to hold an operator:
# - it is a variant of one that is held. Structured forms share functions, not operators.
# - the default form of a structured operator calls it (under
#   CompositeExplicitAutogradNonFunctional, for backends that bring only the out kernel).
#   The row is left out instead, unless the out operator is held. Whoever wants to bring
#   such a backend selects it.
# Operators that the list does not name as roots have kernels, but neither a function nor
# a method.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from runtime.keys import DispatchKey

from ..diagnostics import Collector
from ..inputs import Looked
from ..kernel_index import KernelModule
from ..link import Linked, Row
from ..load import Loaded
from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from ..model.kernels import BackendIndex
from ..operator_hints import nearest_operator
from ..source import quoted
from .callees import CalleeFinder, Place
from .model import Selection

__all__ = ["Selected", "check_names", "kernels_in", "select"]

_DEFAULTS: Final = DispatchKey.CompositeExplicitAutogradNonFunctional
_KERNEL: Final = re.compile(r"\b(_rt_\w+)\.(\w+)")
_HELPER: Final = re.compile(r"\b_rt_(\w+)\(")
_STRING: Final = re.compile(r'"(\w+::\w+(?:\.\w+)?)"')
_DEFAULT_MAKERS: Final = frozenset({"default_functional", "default_inplace"})
# The modules of the runtime that make kernels.
_MAKERS: Final = ("derived", "structured")


def kernels_in(row: Row) -> Iterator[tuple[KernelModule, str]]:
    """The kernel functions that a row names, each with its module."""
    modules = {module.alias: module for module in row.modules}
    for alias, function in _KERNEL.findall(row.bracket().flat()):
        if alias in modules:
            yield modules[alias], function


@dataclass(frozen=True, slots=True)
class Selected:
    """A part of a schema file.

    Args:
        loaded: the functions that are held, with their groups and kernels.
        added: operators that the list does not name, and what calls them.
        excluded: the qualified names of all others, sorted.
    """

    loaded: Loaded
    added: tuple[tuple[str, str], ...]
    excluded: tuple[str, ...]


def check_names(selection: Selection, loaded: Loaded, collector: Collector) -> None:
    """Report names that the schema file does not define.

    Of a namespace that the file has no operator of, that is a warning: lists are made for
    several files.
    """
    names = [function.qualified_name for function in loaded.functions]
    whole, bases = set(names), {name.partition(".")[0] for name in names}
    namespaces = {name.partition("::")[0] for name in names}
    for operator in selection.operators:
        for_all = operator.include_all_overloads and operator.name in bases
        if operator.name in whole or for_all or operator.span is None:
            continue
        if loaded.may_have(operator.name):
            continue
        namespace = operator.name.partition("::")[0]
        if namespace not in namespaces:
            collector.report(
                "BW705",
                operator.span,
                f"the schema file has no operators of namespace {quoted(namespace)}",
            )
            continue
        hint = nearest_operator(operator.name, names)
        if operator.name in bases:
            hint = f"{hint} Or write 'include_all_overloads: True'"
        message = f"there is no operator {quoted(operator.name)}"
        collector.report("BW704", operator.span, message, hint=hint)


def select(
    selection: Selection,
    loaded: Loaded,
    linked: Linked,
    *,
    kernels: Sequence[Path],
    runtime: Path,
    looked: Looked | None = None,
) -> Selected:
    """The part of `loaded` that is selected; see Note [Selected packages].

    Args:
        linked: all kernels of `loaded`.
        kernels: the folders of the kernels, by the numbers of their packages.
        runtime: the folder of the runtime, which makes kernels.
        looked: knows what is read of both.
    """
    names = {f.qualified_name for f in loaded.functions}
    asked = {name for name in names if selection.is_operator_selected(name)}
    followed = _Follower(names, linked, kernels, runtime, looked or Looked())
    added = followed.added(asked)
    held = asked | set(added)
    replaced = {
        f.qualified_name: _held(f, selection)
        for f in loaded.functions
        if f.qualified_name in held
    }
    part = replace(
        loaded,
        functions=tuple(replaced.values()),
        groups=tuple(_groups(loaded.groups, replaced)),
        view_groups=tuple(_view_groups(loaded.view_groups, replaced)),
        backend_indices=MappingProxyType(dict(_indices(loaded, held))),
    )
    return Selected(part, tuple(sorted(added.items())), tuple(sorted(names - held)))


def _held(function: NativeFunction, selection: Selection) -> NativeFunction:
    """The function as the package has it: only programs' operators are public."""
    if selection.is_root_operator(function.qualified_name):
        return function
    return replace(function, variants=frozenset())


class _Follower:
    """Finds what kernels call."""

    def __init__(
        self,
        names: set[str],
        linked: Linked,
        kernels: Sequence[Path],
        runtime: Path,
        looked: Looked,
    ) -> None:
        self.names = names
        self.finder = CalleeFinder(frozenset(kernels), looked=looked)
        self.kernels = kernels
        self.runtime = runtime
        self.rows: dict[str, list[Row]] = {}
        for _, rows in linked.rows:
            for row in rows:
                name = f"{row.namespace}::{row.operator}"
                # See Note [Selected packages] about default forms.
                if not row.helpers & _DEFAULT_MAKERS:
                    self.rows.setdefault(name, []).append(row)

    def added(self, asked: set[str]) -> dict[str, str]:
        """The operators that are called by those asked for and are not among them: and by what."""
        found: dict[str, str] = {}
        pending = sorted(asked)
        while pending:
            name = pending.pop()
            for callee, caller in sorted(self._callees(name)):
                if callee not in asked and callee not in found:
                    found[callee] = caller
                    pending.append(callee)
        return found

    def _callees(self, name: str) -> Iterator[tuple[str, str]]:
        for row in self.rows.get(name, ()):
            text = row.bracket().flat()
            for callee in _STRING.findall(text):
                yield from self._known(callee, f"kernel of {name}")
            for place, what in self._places(row, text):
                for callee in self.finder.callees(place):
                    yield from self._known(callee, f"{what}, kernel of {name}")

    def _places(self, row: Row, text: str) -> Iterator[tuple[Place, str]]:
        for module, function in kernels_in(row):
            path = self.kernels[module.number] / f"{module.name}.py"
            yield Place(path, function), f"{module.name}.{function}"
        for helper in _HELPER.findall(text):
            for maker in _MAKERS:
                yield Place(self.runtime / f"{maker}.py", helper), helper

    def _known(self, callee: str, caller: str) -> Iterator[tuple[str, str]]:
        """The operators that the name stands for; names of no operator are none."""
        base, star, _ = callee.partition(".*")
        if not star:
            found = [callee] if callee in self.names else []
        else:
            found = [n for n in self.names if n.partition(".")[0] == base]
        yield from ((name, caller) for name in found)


# ---- the part of everything ----


def _groups(
    groups: Iterable[NativeFunction | NativeFunctionsGroup],
    held: Mapping[str, NativeFunction],
) -> Iterator[NativeFunction | NativeFunctionsGroup]:
    """A group stays one with its functional and its out variant."""
    for group in groups:
        if not isinstance(group, NativeFunctionsGroup):
            if group.qualified_name in held:
                yield held[group.qualified_name]
            continue
        found = {
            role: held.get(member.qualified_name)
            for role in ("functional", "out", "inplace", "mutable")
            if (member := getattr(group, role)) is not None
        }
        functional, out = found.get("functional"), found.get("out")
        if functional is not None and out is not None:
            inplace, mutable = found.get("inplace"), found.get("mutable")
            yield NativeFunctionsGroup(functional, out, inplace, mutable)
        else:
            yield from (member for member in found.values() if member is not None)


def _view_groups(
    groups: Iterable[NativeFunction | NativeFunctionsViewGroup],
    held: Mapping[str, NativeFunction],
) -> Iterator[NativeFunction | NativeFunctionsViewGroup]:
    for group in groups:
        if not isinstance(group, NativeFunctionsViewGroup):
            if group.qualified_name in held:
                yield held[group.qualified_name]
            continue
        view, copy, inplace = (
            None if member is None else held.get(member.qualified_name)
            for member in (group.view, group.view_copy, group.view_inplace)
        )
        if view is not None:
            yield NativeFunctionsViewGroup(view, copy, inplace)
        else:
            yield from (member for member in (copy, inplace) if member is not None)


def _indices(
    loaded: Loaded, held: set[str]
) -> Iterator[tuple[DispatchKey, BackendIndex]]:
    for key, index in loaded.backend_indices.items():
        kernels = tuple(pair for pair in index.kernels if pair[0] in held)
        derived = tuple(
            d
            for d in index.derived
            if d.operator in held and (key is not _DEFAULTS or d.out in held)
        )
        if kernels or derived:
            yield key, replace(index, kernels=kernels, derived=derived)
