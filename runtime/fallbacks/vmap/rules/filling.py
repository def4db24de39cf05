"""Tensors made like another one, copied, or filled."""

from __future__ import annotations

from typing import Any, Final

from ....operator import OperatorHandle
from ....options import MemoryFormat
from ..levels import Level
from ..physical import (
    Flag,
    Maker,
    Rule,
    aten,
    batched,
    converted,
    padded,
    rank,
    require_format,
)
from .pointwise import elementwise


def _sized(op: OperatorHandle) -> Rule:
    """The rule of `new_zeros` and its kind: a tensor for each sample, to be written into."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        args[1] = [level.size, *args[1]]
        return op.call_positional(tuple(args))

    return rule


def _formatted(op: OperatorHandle) -> Rule:
    """The rule of operators that can be asked for a memory format.

    One that is for a number of dimensions becomes the contiguous one: the strides of
    samples are not promised.
    """

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        last = args[-1]
        if isinstance(last, MemoryFormat):
            require_format(op, last, args[0].ndim - 1)
        if isinstance(last, MemoryFormat) and last is not MemoryFormat.preserve_format:
            args[-1] = MemoryFormat.contiguous_format
        return op.call_positional(tuple(args))

    return rule


def _copy(op: OperatorHandle) -> Rule:
    """The rule of `copy` and `copy_`: what is copied to broadcasts, and is converted."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, source = args[0], args[1]
        wanted = rank(self, flags[0])
        if rank(source, flags[1]) > wanted:
            raise RuntimeError(
                f"vmap: {op.qualified_name}: samples of {rank(source, flags[1])} dimensions"
                f" cannot be copied to one of {wanted}"
            )
        if flags[1]:
            args[1] = padded(source, wanted)
        args[0] = batched(self, flags[0], level)
        return op.call_positional(tuple(args))

    return rule


def _fill(op: OperatorHandle) -> Rule:
    """The rule of filling with the value of a tensor."""
    in_place = op.name.endswith("_")

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, value = args
        _require_number(op, value, flags[1])
        if not flags[1]:
            return op.call_positional((self, value))
        ndim = rank(self, flags[0])
        self = batched(self, flags[0], level)
        copy = aten.copy_ if in_place else aten.copy
        return copy.default(self, padded(value, ndim))

    return rule


def _require_number(op: OperatorHandle, value: Any, flag: Flag) -> None:
    if rank(value, flag):
        raise RuntimeError(
            f"{op.qualified_name}: the value has no dimensions for each sample under vmap,"
            f" not {rank(value, flag)}"
        )


def _masked_fill(op: OperatorHandle) -> Rule:
    """The rule of filling where a mask says so with the value of a tensor."""
    plain = elementwise(op, in_place=op.name.endswith("_"))
    in_place = op.name.endswith("_")

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, mask, value = args
        _require_number(op, value, flags[2])
        if not flags[2]:
            return plain(level, flags, args)
        wanted = max(rank(self, flags[0]), rank(mask, flags[1]))
        value = padded(converted(op, value, self), wanted)
        if flags[0]:
            self = padded(self, wanted)
        if flags[1]:
            mask = padded(mask, wanted)
        result = aten.where.self(mask, value, self)
        return aten.copy_.default(self, result) if in_place else result

    return rule


def _masked_fill_scalar_(op: OperatorHandle) -> Rule:
    return elementwise(op, in_place=True)


def _fill_scalar(op: OperatorHandle) -> Rule:
    return elementwise(op, in_place=False)


MADE: Final[dict[str, Maker]] = {
    **dict.fromkeys(("new_empty", "new_zeros", "new_ones", "new_full"), _sized),
    **dict.fromkeys(
        (
            *("empty_like", "zeros_like", "ones_like", "full_like", "_to_copy"),
            "clone",
        ),
        _formatted,
    ),
    **dict.fromkeys(("copy", "copy_"), _copy),
    **dict.fromkeys(("fill.Tensor", "fill_.Tensor"), _fill),
    **dict.fromkeys(("fill.Scalar", "fill_.Scalar"), _fill_scalar),
    **dict.fromkeys(("masked_fill.Tensor", "masked_fill_.Tensor"), _masked_fill),
    "masked_fill_.Scalar": _masked_fill_scalar_,
}
