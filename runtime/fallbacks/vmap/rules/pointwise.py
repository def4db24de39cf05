"""Operators that do the same to each element: derived from the tag, whatever the operator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....dtypes import Rank, result_type_of
from ....operator import OperatorHandle
from ....schema import BaseTy, BaseType, OptionalType, SchemaKind
from ...variants import is_tagged
from ..levels import Level
from ..physical import Flag, Rule, Tensor, aten, padded, rank

# Comparisons in place and a few others are pointwise and do not say so.
UNTAGGED: Final = frozenset(
    f"aten::{name}"
    for name in (
        *("floor_divide", "floor_divide.Scalar", "floor_divide_.Tensor"),
        *("floor_divide_.Scalar", "rsub.Tensor", "abs_", "gelu_", "zero", "zero_"),
        *(
            f"{op}_.{kind}"
            for op in ["eq", "ne", "lt", "le", "gt", "ge"]
            for kind in ("Scalar", "Tensor")
        ),
    )
)
"""Pointwise operators without the tag."""

# Note [Promotion under vmap]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# In type promotion a tensor without dimensions ranks below those that have some. Samples
# without dimensions are one-dimensional as a batched value, and would rank above what they
# are. So where they meet tensors of other dtypes, the common dtype is computed from the
# samples as they look to the program, and they are converted to it beforehand: whatever
# the operator then does finds the same dtype. What is written in place keeps its dtype;
# there the others get a dimension, so that it does not outrank them. Arguments that take no
# part in promotion, such as the condition of `where`, are named in a table.
#
# Operators that compute integers in floating point convert each operand to that directly.
# There is nothing to be done for them if all are integers, and it would do harm: -1 as a
# uint8 is 255.
NOT_PROMOTED: Final = {
    "aten::where.self": frozenset({0}),
    "aten::masked_fill.Scalar": frozenset({0, 1}),
    "aten::masked_fill_.Scalar": frozenset({0, 1}),
    "aten::masked_fill.Tensor": frozenset({0, 1, 2}),
    "aten::masked_fill_.Tensor": frozenset({0, 1, 2}),
}
"""Arguments, by place, whose dtype has no influence on that of the result."""


IN_FLOATING_POINT: Final = frozenset({"aten::div.Tensor", "aten::atan2"})
"""Operators of several tensors whose results are floating also for integers."""


def tensor_places(op: OperatorHandle) -> tuple[int, ...]:
    """The places of the arguments that are tensors, or None instead of one."""
    found = []
    for place, argument in enumerate(op.schema.arguments):
        kind = argument.type
        if isinstance(kind, OptionalType):
            kind = kind.elem
        if isinstance(kind, BaseType) and kind.kind is BaseTy.Tensor:
            found.append(place)
    return tuple(found)


def pointwise_rule(op: OperatorHandle) -> Rule | None:
    """The rule of an operator that is tagged or known to be pointwise, else None."""
    kind = op.schema.kind()
    if kind not in (SchemaKind.functional, SchemaKind.inplace):
        return None
    if op.qualified_name not in UNTAGGED and not is_tagged(op, "pointwise"):
        return None
    if any(returned.type != BaseType(BaseTy.Tensor) for returned in op.schema.returns):
        return None
    return elementwise(op, in_place=kind is SchemaKind.inplace)


def elementwise(op: OperatorHandle, *, in_place: bool) -> Rule:
    """The rule of an operator whose tensors broadcast against each other."""
    places = tensor_places(op)
    ignored = NOT_PROMOTED.get(op.qualified_name, frozenset())
    promoted = tuple([place for place in places if place not in ignored])
    floats = _floats(op)
    call = op.call_positional

    def one(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        return call(tuple(args))

    def several(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        wanted = -1
        lowest = 1
        for place in places:
            value = args[place]
            if value is not None:
                ndim = value.ndim - 1 if flags[place] else value.ndim
                if ndim > wanted:
                    wanted = ndim
                if flags[place] and ndim < lowest:
                    lowest = ndim
        if in_place and wanted > rank(args[0], flags[0]):
            _refuse_growth(op, args[0], wanted)
        if not lowest:
            _promote(promoted, flags, args, in_place, floats(args))
        for place in places:
            if flags[place] and args[place].ndim <= wanted:
                args[place] = padded(args[place], wanted)
        return call(tuple(args))

    return one if len(places) == 1 else several


def _floats(op: OperatorHandle) -> Callable[[list[Any]], bool]:
    """Whether a call with these arguments computes integers in floating point."""
    if op.qualified_name == "aten::div.Tensor_mode":
        return lambda args: args[2] is None
    always = op.qualified_name in IN_FLOATING_POINT
    return lambda args: always


def _refuse_growth(op: OperatorHandle, self: Tensor, wanted: int) -> None:
    raise RuntimeError(
        f"vmap: {op.qualified_name} writes into samples of shape {list(self.shape[1:])},"
        f" but the result for each would have {wanted} dimensions"
    )


def _promote(
    places: tuple[int, ...],
    flags: list[Flag],
    args: list[Any],
    in_place: bool,
    floats: bool,
) -> None:
    """Convert samples without dimensions; see Note [Promotion under vmap]."""
    operands = []
    for place in places:
        value = args[place]
        if value is not None:
            kind = Rank.DIMENSIONED if rank(value, flags[place]) else Rank.ZERO_DIM
            if value.is_wrapped_number:
                kind = Rank.NUMBER
            operands.append((value.dtype, kind))
    if len({dtype for dtype, _ in operands}) <= 1:
        return
    common = result_type_of(operands)
    if floats and not (common.is_floating_point or common.is_complex):
        return
    for place in places:
        value = args[place]
        if value is None or rank(value, flags[place]) or (in_place and not place):
            continue
        if value.dtype is not common:
            args[place] = value = aten.to.dtype(value, common)
        if in_place and not value.ndim and args[0].dtype is not common:
            args[place] = aten.view.default(value, [1])
