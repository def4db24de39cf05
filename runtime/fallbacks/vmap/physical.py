"""What rules do with the tensors inside batched ones, samples along dimension 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ...operator import OperatorHandle
from ...ops import ops
from ...options import MemoryFormat
from ...tensor_base import TensorBase
from .levels import Level

Tensor: TypeAlias = TensorBase
Flag: TypeAlias = Any
"""Whether an argument is batched; for a list of tensors, whether each is."""

Rule: TypeAlias = Callable[[Level, list[Flag], list[Any]], Any]
"""`rule(level, flags, args)`: what an operator does to all samples at once.

`args` are the arguments by position, with the values of the tensors that are batched at
`level`, for which the flag is True. A rule returns values with the samples along
dimension 0, for every tensor that the operator returns.
"""

Maker: TypeAlias = Callable[[OperatorHandle], Rule]
"""Makes the rule of one of several operators that differ in little."""

aten: Any = ops.aten


def rank(value: Tensor, flag: Flag) -> int:
    """The number of dimensions of one sample."""
    return value.ndim - 1 if flag else value.ndim


def padded(value: Tensor, wanted: int) -> Tensor:
    """A batched value whose samples have `wanted` dimensions, by new ones at their front."""
    missing = wanted + 1 - value.ndim
    if missing <= 0:
        return value
    shape = value.shape
    result: Tensor = aten.view.default(value, [shape[0], *[1] * missing, *shape[1:]])
    return result


def broadcast(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """The shape that two shapes broadcast to. RuntimeError if they do not."""
    longer, shorter = list(first), list(second)
    if len(longer) < len(shorter):
        longer, shorter = shorter, longer
    for i, size in enumerate(shorter, len(longer) - len(shorter)):
        if longer[i] == 1:
            longer[i] = size
        elif size not in (1, longer[i]):
            raise RuntimeError(
                f"the shapes {list(first)} and {list(second)} of samples do not broadcast"
            )
    return longer


def batched(value: Tensor, flag: Flag, level: Level) -> Tensor:
    """The value with the dimension of the samples, the same one for all if it had none."""
    if flag:
        return value
    shape = [level.size, *value.shape]
    result: Tensor = aten.expand.default(aten.unsqueeze.default(value, 0), shape)
    return result


_FORMATS: Final = {MemoryFormat.channels_last: 4, MemoryFormat.channels_last_3d: 5}


def require_format(
    op: OperatorHandle, memory_format: MemoryFormat | None, ndim: int
) -> None:
    """RuntimeError for a memory format of another number of dimensions than samples have."""
    wanted = None if memory_format is None else _FORMATS.get(memory_format)
    if wanted is not None and ndim != wanted:
        raise RuntimeError(
            f"vmap: {op.qualified_name}: the format {memory_format} is one of {wanted}"
            f" dimensions, and samples have {ndim}"
        )


def converted(op: OperatorHandle, value: Tensor, like: Tensor) -> Any:
    """A value that is written into a tensor, in its dtype. RuntimeError if it loses a part."""
    if value.dtype.is_complex and not like.dtype.is_complex:
        raise RuntimeError(
            f"{op.qualified_name}: a complex value cannot be written into {like.dtype}"
        )
    return aten.to.dtype(value, like.dtype)


def wrapped(dim: int, ndim: int) -> int:
    """A dimension of a sample counted from 0. IndexError if it is out of range."""
    span = max(ndim, 1)
    if not -span <= dim < span:
        raise IndexError(
            f"dimension {dim} is out of range [{-span}, {span - 1}] of each sample under"
            f" vmap, which has {ndim} dimensions"
        )
    return dim % span


def shifted(dims: Sequence[int] | int, ndim: int) -> list[int]:
    """Dimensions of a sample with `ndim` dimensions as those of the batched value."""
    if isinstance(dims, int):
        dims = (dims,)
    return [wrapped(dim, ndim) + 1 for dim in dims]


def moved(value: Tensor, source: int, target: int) -> Tensor:
    """A view with one dimension at another place; both are counted from 0."""
    if source == target:
        return value
    order = list(range(value.ndim))
    order.insert(target, order.pop(source))
    result: Tensor = aten.permute.default(value, order)
    return result
