"""What all emitters see: one schema file, linked, and how its package is to look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..link import Linked
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
    """

    excluded: tuple[str, ...]
    added: tuple[tuple[str, str], ...] = ()
    build_features: tuple[str, ...] = ()
    custom_classes: tuple[str, ...] = ()
    dtypes: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True)
class Package:
    """The functions in the order of their names, their groups, and the linked kernels.

    `runtime` is what generated modules write for the runtime package in an import:
    "runtime", or "._runtime" where it is copied into the package. `kernels` is the same
    for the package with the kernels.
    """

    functions: Sequence[NativeFunction]
    groups: Sequence[NativeFunctionsGroup | NativeFunction]
    linked: Linked
    runtime: str = "runtime"
    kernels: str = "runtime.native"
    title: str = "native_functions.yaml"
    selection: Selection | None = None
    _group_of: dict[str, NativeFunctionsGroup] = field(
        default_factory=dict, compare=False
    )

    def __post_init__(self) -> None:
        for group in self.groups:
            if isinstance(group, NativeFunctionsGroup):
                for member in group.functions():
                    self._group_of[member.qualified_name] = group

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

    def wrapper_name(self, function: NativeFunction) -> str:
        """The name of the operator's wrapper in operators.py."""
        return python.overload_name(function.schema)

    def public_name(self, function: NativeFunction) -> str:
        """The name under which functions.py has it; all overloads share it."""
        return python.name(function.schema)
