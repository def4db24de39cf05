"""Grouping: the variants of one computation, and views with their twins."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum
from typing import TypeVar

from runtime.schema import SchemaKind

from ..diagnostics import Collector, Related
from ..model.functions import NativeFunction, ViewKind
from ..model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .signatures import Signature, signature_of

__all__ = ["Variants", "group_by_view", "group_variants", "pre_group"]

# The members of one group by what they do with their results.
Variants = dict[SchemaKind, NativeFunction]

_KindT = TypeVar("_KindT", bound=Enum)


def _fill(
    members: Iterable[NativeFunction],
    kind_of: Callable[[NativeFunction], _KindT],
    collector: Collector,
) -> dict[_KindT, NativeFunction]:
    """The members by kind; of two of one kind the first stays and the other is reported."""
    found: dict[_KindT, NativeFunction] = {}
    for function in members:
        kind = kind_of(function)
        first = found.setdefault(kind, function)
        if first is not function and first.qualified_name != function.qualified_name:
            collector.report(
                "BW308",
                function.spans.func,
                f"{function.qualified_name} takes the same arguments as {first.qualified_name},"
                f" and both are {kind.value}",
                related=[Related("the other operator", first.spans.func)],
            )
    return found


def _buckets(
    functions: Iterable[NativeFunction],
    signatures: Mapping[str, Signature],
    key_of: Callable[[Signature], Hashable],
) -> list[list[NativeFunction]]:
    found: dict[Hashable, list[NativeFunction]] = {}
    for function in functions:
        key = key_of(signatures[function.qualified_name])
        found.setdefault(key, []).append(function)
    return list(found.values())


def signatures_of(functions: Iterable[NativeFunction]) -> dict[str, Signature]:
    """The signature of each function, by its qualified name."""
    return {function.qualified_name: signature_of(function) for function in functions}


def pre_group(
    functions: Iterable[NativeFunction],
    signatures: Mapping[str, Signature],
    collector: Collector,
) -> list[Variants]:
    """The functions sorted into groups, in the order of the first of each.

    Variants may give different defaults. Only where two operators of one kind differ in
    nothing else do defaults decide which of them belong together.
    """
    groups: list[Variants] = []
    for bucket in _buckets(
        functions, signatures, lambda signature: signature.group_key
    ):
        kinds = [function.kind for function in bucket]
        if len(set(kinds)) == len(kinds):
            groups.append(dict(zip(kinds, bucket, strict=True)))
        else:
            groups += (
                _fill(part, lambda function: function.kind, collector)
                for part in _buckets(
                    bucket, signatures, lambda signature: signature.defaults
                )
            )
    return groups


def group_variants(
    pre_groups: Iterable[Variants],
) -> tuple[NativeFunction | NativeFunctionsGroup, ...]:
    """A group wherever a functional and an out variant exist; all other functions as they are."""
    found: list[NativeFunction | NativeFunctionsGroup] = []
    for variants in pre_groups:
        functional = variants.get(SchemaKind.functional)
        out = variants.get(SchemaKind.out)
        if functional is None or out is None:
            found += variants.values()
            continue
        inplace, mutable = variants.get(SchemaKind.inplace), variants.get(
            SchemaKind.mutable
        )
        found.append(NativeFunctionsGroup(functional, out, inplace, mutable))
        if SchemaKind.scratch in variants:
            found.append(variants[SchemaKind.scratch])
    return tuple(found)


def _view_part(function: NativeFunction) -> SchemaKind | ViewKind:
    kind = function.view_kind
    return function.kind if kind is ViewKind.non_aliasing else kind


def group_by_view(
    functions: Iterable[NativeFunction],
    signatures: Mapping[str, Signature],
    collector: Collector,
) -> tuple[NativeFunction | NativeFunctionsViewGroup, ...]:
    """A view group for every view, with its twin and in-place form; all others as they are."""
    found: list[NativeFunction | NativeFunctionsViewGroup] = []
    for bucket in _buckets(functions, signatures, lambda signature: signature.view_key):
        parts = _fill(bucket, _view_part, collector)
        view = parts.pop(ViewKind.aliasing, None)
        if view is not None:
            inplace = parts.pop(ViewKind.aliasing_inplace, None)
            copy = parts.pop(SchemaKind.functional, None)
            found.append(NativeFunctionsViewGroup(view, copy, inplace))
        found += parts.values()
    return tuple(found)
