"""What the tensors that out variants are given decide."""

from __future__ import annotations

from typing import Any

from ..dtypes import can_cast
from ..operator import OperatorHandle
from ..schema import SchemaKind
from .values import RANDOM, tensors_in
from .variants import is_tagged


def dtype_may_decide(op: OperatorHandle, outs: Any, results: Any) -> bool:
    """Whether the dtypes of tensors for results may decide more than what is cast.

    `outs` are those that an operator was given, and `results` what its functional variant
    returned, in the same order, in containers or not. So an operator that is converted to
    its functional variant has to be called itself where this is true. What is pointwise
    computes in the common dtype of its arguments, and casts; what draws random numbers must
    not be called twice. False for operators that are no out variants.
    """
    if op.schema.kind() is not SchemaKind.out or RANDOM in op.tags:
        return False
    pairs = zip(tensors_in(outs), tensors_in(results), strict=True)
    others = [(a.dtype, b.dtype) for a, b in pairs if a.dtype is not b.dtype]
    if not others:
        return False
    are_cast = all(can_cast(result, out) for out, result in others)
    return not (are_cast and is_tagged(op, "pointwise"))
