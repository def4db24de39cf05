"""What is said of an operator by the tags of any of its variants."""

from __future__ import annotations

from ..operator import OperatorHandle

_SUFFIXES = ("", "_", "_functional")


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
    kinds = {op.schema.kind()}
    found = False
    schema, dispatcher = op.schema, op.dispatcher
    wanted = schema.signature(strip_default=True)
    for suffix in _SUFFIXES:
        name = f"{op.namespace}::{schema.name.name.base}{suffix}"
        for overload in dispatcher.overloads(name):
            other = dispatcher.find_schema(name, overload)
            if other is None or other is op:
                continue
            if other.schema.signature(strip_default=True) == wanted:
                if other.schema.kind() in kinds:
                    return False
                kinds.add(other.schema.kind())
                found |= tag in other.tags
    return found
