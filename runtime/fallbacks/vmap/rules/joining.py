"""Tensors put together from a list, and tensors that are repeated."""

from __future__ import annotations

from typing import Any, Final

from ....dtypes import DType, result_type
from ..levels import Level
from ..physical import Flag, Rule, Tensor, aten, batched, padded, rank, wrapped


def _flags_of(flag: Flag, count: int) -> list[bool]:
    return list(flag) if flag else [False] * count


def _cat(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    tensors, dim = args
    each = list(zip(tensors, _flags_of(flags[0], len(tensors)), strict=True))
    # A vector without elements goes with tensors of any shape, and adds nothing.
    kept = [
        (value, flag)
        for value, flag in each
        if rank(value, flag) != 1 or value.shape[-1] != 0
    ]
    dtype = result_type(*tensors)
    if not kept:
        # Vectors without elements, whatever the dimension.
        kept, dim = each, 0
    for value, flag in kept:
        if not rank(value, flag):
            raise RuntimeError("vmap: cat takes samples that have dimensions")
    at = wrapped(dim, rank(*kept[0])) + 1
    values = [batched(value, flag, level) for value, flag in kept]
    return _as(aten.cat.default(values, at), dtype)


def _as(value: Tensor, dtype: DType) -> Any:
    return value if value.dtype is dtype else aten.to.dtype(value, dtype)


def _stack(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    tensors, dim = args
    each = list(zip(tensors, _flags_of(flags[0], len(tensors)), strict=True))
    values = [batched(value, flag, level) for value, flag in each]
    return aten.stack.default(values, wrapped(dim, values[0].ndim) + 1)


def _repeat(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, repeats = args
    if len(repeats) < value.ndim - 1:
        raise RuntimeError(
            f"vmap: repeat takes a number for each of the {value.ndim - 1} dimensions of a"
            f" sample, not {list(repeats)}"
        )
    return aten.repeat.default(padded(value, len(repeats)), [1, *repeats])


WRITTEN: Final[dict[str, Rule]] = {"cat": _cat, "stack": _stack, "repeat": _repeat}
