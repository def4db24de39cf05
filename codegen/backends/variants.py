"""Which operators have a kernel for a backend because a variant of theirs has one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from runtime.schema import SchemaKind

from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup
from ..model.kernels import BackendIndex

__all__ = ["made_variants"]

_MAKERS: Final[Mapping[SchemaKind, str]] = MappingProxyType(
    {
        SchemaKind.out: "out_from_functional",
        SchemaKind.inplace: "inplace_from_functional",
    }
)


def made_variants(
    groups: Iterable[NativeFunctionsGroup | NativeFunction], index: BackendIndex
) -> Iterator[tuple[NativeFunction, NativeFunction, str]]:
    """Each such operator, the functional one that it is made from, and what makes it.

    See Note [Variants of a backend's kernels].
    """
    if index.use_out_as_primary:
        return
    for group in groups:
        if not isinstance(group, NativeFunctionsGroup):
            continue
        functional = group.functional
        if not index.has_kernel(functional):
            continue
        for variant in group.functions():
            maker = _MAKERS.get(variant.kind)
            if maker is not None and not index.has_kernel(variant):
                yield variant, functional, maker
