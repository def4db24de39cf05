"""What modes that only look on want to know of a call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from ..key_bits import FUNCTIONALITY_MASK
from ..operator import OperatorHandle
from ..tensor_base import TensorBase
from .mode_contexts import PYTHON
from .values import HIDDEN_WRITES, tensors_in
from .wrappers import chain_of

UNWRITTEN: Final = frozenset(
    f"aten::{name}"
    for name in (
        *("empty", "empty_like", "empty_strided", "new_empty", "resize", "resize_"),
        *("empty_permuted", "new_empty_strided"),
    )
)
"""Operators that return memory with whatever is in it."""


def real_tensors(value: Any) -> Iterator[TensorBase]:
    """Each tensor in `value`, at any depth; without generators, which bring keys as well."""
    for found in tensors_in(value):
        if isinstance(found, TensorBase):
            yield found


def written_tensors(op: OperatorHandle, values: Sequence[Any]) -> list[TensorBase]:
    """The tensors that a call with these complete arguments writes to."""
    hidden = HIDDEN_WRITES.get(op.name, ())
    return [
        tensor
        for place, (argument, value) in enumerate(
            zip(op.schema.arguments, values, strict=False)
        )
        if place in hidden
        or (argument.annotation is not None and argument.annotation.is_write)
        for tensor in real_tensors(value)
    ]


def as_modes_see(tensor: TensorBase) -> TensorBase:
    """What calls that modes see have in the place of a tensor.

    A wrapper is unwrapped on the way if its key ranks above that of modes; one without a
    key of its own is in another of its kind.
    """
    chain: list[TensorBase] = chain_of(tensor)
    for outer, inner in pairwise(chain):
        own = outer._keys & ~inner._keys & FUNCTIONALITY_MASK
        if own and own < PYTHON:
            return outer
    return chain[-1]
