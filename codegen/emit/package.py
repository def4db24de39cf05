"""What all emitters see: one schema file, linked, and how its package is to look."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from runtime.shards import shard_of

from ..link import KernelUse, Linked, Row
from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup
from ..views import python


@dataclass(frozen=True, slots=True)
class Selection:
    """What a package holds of its schema file, where that is not all.

    Args:
        excluded: the qualified names of operators that are left out.
        added: operators that are held because a kernel calls them, and which.
        build_features, custom_classes: what programs need besides operators.
        dtypes: by kernel tag, the dtypes that it is needed for.
        writing: the left out operators that write into arguments.
    """

    excluded: tuple[str, ...]
    added: tuple[tuple[str, str], ...] = ()
    build_features: tuple[str, ...] = ()
    custom_classes: tuple[str, ...] = ()
    dtypes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    writing: tuple[str, ...] = ()


@dataclass(frozen=True)
class Package:
    """The functions in the order of their names, their groups, and the linked kernels.

    `runtime` is what generated modules write for the runtime package in an import:
    "runtime", or "._runtime" where it is copied into the package. `kernels` is the same
    for each package with kernels.

    With `is_lazy` most modules are divided into shards that are imported when first used.
    A shard is a `Package` too, of some of the functions; `parent` is how its modules, and
    `handles` what they and others write to get at the modules, and the handles, of all.
    """

    functions: Sequence[NativeFunction]
    groups: Sequence[NativeFunctionsGroup | NativeFunction]
    linked: Linked
    runtime: str = "runtime"
    kernels: tuple[str, ...] = ("runtime.native",)
    title: str = "native_functions.yaml"
    selection: Selection | None = None
    is_lazy: bool = False
    parent: str = "."
    _group_of: dict[str, NativeFunctionsGroup] = field(
        default_factory=dict, compare=False
    )
    _text_of_name: dict[str, str] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        if self._group_of:
            return  # Those of the package that this is a shard of.
        for group in self.groups:
            if isinstance(group, NativeFunctionsGroup):
                for member in group.functions():
                    self._group_of[member.qualified_name] = group

    @property
    def is_shard(self) -> bool:
        """Whether this is a part of a package."""
        return self.parent != "."

    def group_of(self, function: NativeFunction) -> NativeFunctionsGroup | None:
        """The variants of the function, if it has any."""
        return self._group_of.get(function.qualified_name)

    @cached_property
    def namespaces(self) -> tuple[str, ...]:
        """The namespaces in which operators are defined, sorted."""
        return tuple(sorted({f.namespace for f in self.functions}))

    def in_namespace(self, namespace: str) -> Iterator[NativeFunction]:
        """The functions of one namespace, sorted."""
        return (f for f in self.functions if f.namespace == namespace)

    @cached_property
    def _with_kernels(self) -> frozenset[str]:
        return frozenset(
            f"{row.namespace}::{row.operator}"
            for _, rows in self.linked.rows
            for row in rows
            if not row.is_stub
        )

    def has_kernel(self, function: NativeFunction) -> bool:
        """Whether a call of the function can reach any kernel but stubs."""
        return function.qualified_name in self._with_kernels

    @property
    def handles(self) -> str:
        """What stands before a handle's name in modules other than operators.py."""
        return "_op." if self.is_lazy else ""

    @cached_property
    def shards(self) -> Mapping[str, Package]:
        """The shards by their letters, sorted."""
        by_letter: dict[str, list[NativeFunction]] = {}
        for function in self.functions:
            letter = shard_of(str(function.name.name))
            by_letter.setdefault(letter, []).append(function)
        linked = self.linked.divided(
            {f.qualified_name: k for k, found in by_letter.items() for f in found}
        )
        return MappingProxyType(
            {
                letter: replace(
                    self,
                    functions=found,
                    linked=linked[letter],
                    runtime=_from_below(self.runtime),
                    kernels=tuple(map(_from_below, self.kernels)),
                    parent=_from_below(self.parent),
                )
                for letter, found in sorted(by_letter.items())
            }
        )

    @cached_property
    def made(self) -> dict[object, Any]:
        """What emitters have worked out for several files, by what they call it."""
        return {}

    def fingerprint(self) -> str:
        """A text that is another for every package that would not look the same."""
        return self._fingerprint

    @cached_property
    def _fingerprint(self) -> str:
        parts = [self.title, self.runtime, *self.kernels, self.parent]
        parts += [repr(self.selection), repr(self.is_lazy)]
        # The order of what shards have, in the whole.
        parts += [function.qualified_name for function in self.functions]
        for key, rows in self.linked.rows:
            parts += [key.name, *(f"{row.namespace}::{row.operator}" for row in rows)]
        if self.is_lazy and not self.is_shard:
            parts += [shard.fingerprint() for shard in self.shards.values()]
        else:
            parts += self._texts_of_functions()
            parts += [_text_of_row(row) for _, rows in self.linked.rows for row in rows]
        parts += [_text_of_use(use) for use in self.linked.uses]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def _texts_of_functions(self) -> Iterator[str]:
        """What the entries say, those of variants in other shards included; and the groups."""
        texts = {f.qualified_name: self._text_of(f) for f in self.functions}
        groups = (self.group_of(function) for function in self.functions)
        for group in {id(group): group for group in groups}.values():
            members = () if group is None else group.functions()
            yield " ".join(member.qualified_name for member in members)
            texts |= {f.qualified_name: self._text_of(f) for f in members}
        yield from texts.values()

    def _text_of(self, function: NativeFunction) -> str:
        """All that the function's entry says."""
        name = function.qualified_name
        found = self._text_of_name.get(name)
        if found is None:
            found = self._text_of_name[name] = function.facts()
        return found

    def wrapper_name(self, function: NativeFunction) -> str:
        """The name of the operator's wrapper in operators.py."""
        return python.overload_name(function.schema)

    def public_name(self, function: NativeFunction) -> str:
        """The name under which functions.py has it; all overloads share it."""
        return python.name(function.schema)


def _text_of_row(row: Row) -> str:
    names = [*sorted(row.modules), *sorted(row.helpers)]
    value = row.value if isinstance(row.value, str) else row.value.facts()
    return f"{row.namespace}::{row.operator} {value} {names}"


def _text_of_use(use: KernelUse) -> str:
    facts = (use.precomputed, use.returns_nothing, use.is_meta)
    return f"{use.function} {use.operator} {facts}"


def _from_below(package: str) -> str:
    """How a module in a folder of the package names what one at the top calls `package`."""
    return f".{package}" if package.startswith(".") else package
