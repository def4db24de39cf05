"""The variants of one operator: functional, in-place, out."""

from __future__ import annotations

from collections.abc import Iterator

from ..operator import OperatorHandle


def with_one_signature(op: OperatorHandle, *names: str) -> Iterator[OperatorHandle]:
    """The other operators of these names, without namespace, that have the signature of `op`.

    See `FunctionSchema.signature`; default values may differ.
    """
    wanted = op.schema.signature(strip_default=True)
    for name in names:
        qualified = f"{op.namespace}::{name}"
        for overload in op.dispatcher.overloads(qualified):
            found = op.dispatcher.find_schema(qualified, overload)
            if found is None or found is op:
                continue
            if found.schema.signature(strip_default=True) == wanted:
                yield found


def is_tagged(op: OperatorHandle, tag: str) -> bool:
    """Whether an operator has a tag that says what it computes, or a variant of it has.

    The functional, in-place and out variants of one operator compute the same. Those that
    are derived from others (`autogen`) have few of their tags, as with PyTorch. This is for
    tags such as `pointwise` and `reduction`, not for those that say how a variant is called.

    Overloads that differ in their names alone may compute anything: where there are two of
    a kind, each has its own tags only.
    """
    if tag in op.tags:
        return True
    base = op.schema.name.name.base
    variants = [*with_one_signature(op, base, f"{base}_", f"{base}_functional")]
    kinds = [op.schema.kind(), *(each.schema.kind() for each in variants)]
    is_clear = len(set(kinds)) == len(kinds)
    return is_clear and any(tag in each.tags for each in variants)
