"""Operators that pick or write elements along one dimension, by an index tensor.

Where the index is the same for all samples, they are picked along the dimension one further
on. Where it is not, picking is `gather` and writing is `scatter`, with the index repeated
along the other dimensions; both look at the bounds of each index, as the operators do.
"""

from __future__ import annotations

from typing import Any, Final

from ....dtypes import DType, bool_, int32, int64
from ....operator import OperatorHandle
from ..levels import Level
from ..physical import (
    Flag,
    Maker,
    Rule,
    Tensor,
    aten,
    batched,
    converted,
    moved,
    rank,
    wrapped,
)


def _with_dim(value: Tensor) -> Tensor:
    """A batched value whose samples have at least one dimension."""
    return aten.unsqueeze.default(value, 1) if value.ndim == 1 else value


def _spread_index(index: Tensor, dim: int, like: Tensor) -> Any:
    """An index of shape (samples, n) for each element of `like` off dimension `dim`."""
    if index.dtype not in (int32, int64):
        raise IndexError(f"an index has the dtype int32 or int64, not {index.dtype}")
    shape = [1] * like.ndim
    shape[0], shape[dim] = index.shape[0], index.shape[1]
    if 0 in like.shape:
        # Nothing will be picked, and so nothing would be found out of range.
        _require_in_range(index, like.shape[dim])
    target = list(like.shape)
    target[dim] = index.shape[1]
    index = aten.to.dtype(index, int64)
    return aten.expand.default(aten.view.default(index, shape), target)


def _require_in_range(index: Tensor, size: int) -> None:
    flat = aten.reshape.default(index, [-1])
    aten.index_select.default(aten.arange.default(size), 0, flat)


def _require_vector(op: OperatorHandle, index: Tensor, flag: Flag) -> None:
    if rank(index, flag) > 1:
        raise IndexError(
            f"{op.qualified_name}: the index has at most one dimension for each sample"
            f" under vmap, not {rank(index, flag)}"
        )


def _index_select(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, dim, index = args
        _require_vector(op, index, flags[2])
        at = wrapped(dim, rank(self, flags[0]))
        is_scalar = not rank(self, flags[0])
        if not flags[2]:
            found = aten.index_select.default(_with_dim(self), at + 1, index)
        elif not flags[0]:
            index = _with_dim(index)
            rows = aten.reshape.default(index, [-1])
            if is_scalar:
                self = aten.unsqueeze.default(self, 0)
            found = aten.index_select.default(self, at, rows)
            shape = list(found.shape)
            shape[at : at + 1] = list(index.shape)
            found = moved(aten.reshape.default(found, shape), at, 0)
        else:
            self = _with_dim(self)
            picked = _spread_index(_with_dim(index), at + 1, self)
            found = aten.gather.default(self, at + 1, picked)
        return aten.reshape.default(found, [level.size]) if is_scalar else found

    return rule


def _gather(op: OperatorHandle) -> Rule:
    """The rule of gather and scatter: all tensors with the dimension of the samples."""
    places = [
        place
        for place, argument in enumerate(op.schema.arguments)
        if str(argument.type) == "Tensor"
    ]
    is_gather = op.name == "aten::gather"

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, index = args[0], args[2]
        at = wrapped(args[1], rank(self, flags[0]))
        shape_of = index if is_gather else self
        flag = flags[2] if is_gather else flags[0]
        is_scalar = not rank(shape_of, flag)
        for place in places:
            args[place] = _with_dim(batched(args[place], flags[place], level))
        args[1] = at + 1
        result = op.call_positional(tuple(args))
        return aten.squeeze.dim(result, 1) if is_scalar else result

    return rule


def _index_add(op: OperatorHandle) -> Rule:
    in_place = op.name.endswith("_")

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, dim, index, source, alpha = args
        _require_vector(op, index, flags[2])
        ndim = rank(self, flags[0])
        if rank(source, flags[3]) != ndim:
            raise RuntimeError(
                f"vmap: {op.qualified_name}: the source has {rank(source, flags[3])}"
                f" dimensions for each sample, what it is added to has {ndim}"
            )
        is_scalar = not ndim
        at = wrapped(dim, ndim) + 1
        self = _with_dim(batched(self, flags[0], level))
        source = _with_dim(batched(source, flags[3], level))
        if not flags[2]:
            result = op.call_positional((self, at, index, source, alpha))
        else:
            _require_sizes(op, self, at, index, source)
            if alpha != 1:
                source = aten.mul.Scalar(source, _factor(alpha, self.dtype))
            rows = _spread_index(_with_dim(index), at, source)
            add = aten.scatter_add_ if in_place else aten.scatter_add
            result = add.default(self, at, rows, source)
        return aten.squeeze.dim(result, 1) if is_scalar else result

    return rule


def _factor(alpha: Any, dtype: DType) -> Any:
    """A factor as the kernels take it: converted to the dtype beforehand."""
    if dtype is bool_:
        return bool(alpha)
    return int(alpha) if dtype.is_integral else alpha


def _require_sizes(
    op: OperatorHandle, self: Tensor, at: int, index: Tensor, source: Tensor
) -> None:
    """RuntimeError unless the source has the shape of self, with the index's length."""
    wanted = list(self.shape)
    if at < len(wanted):
        wanted[at] = _with_dim(index).shape[1]
    if list(source.shape) != wanted:
        raise RuntimeError(
            f"vmap: {op.qualified_name}: the source of each sample must have the shape"
            f" {wanted[1:]}, not {list(source.shape[1:])}"
        )


def _index_fill(op: OperatorHandle) -> Rule:
    in_place = op.name.endswith("_")

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, dim, index, value = args
        _require_vector(op, index, flags[2])
        is_scalar = not rank(self, flags[0])
        at = wrapped(dim, rank(self, flags[0])) + 1
        self = _with_dim(batched(self, flags[0], level))
        if not flags[2] and not flags[3]:
            result = op.call_positional((self, at, index, value))
        else:
            result = _filled(op, level, flags, [self, at, index, value], in_place)
        return aten.squeeze.dim(result, 1) if is_scalar else result

    return rule


def _filled(
    op: OperatorHandle,
    level: Level,
    flags: list[Flag],
    args: list[Any],
    in_place: bool,
) -> Any:
    self, at, index, value = args
    if index.dtype is not int64:
        raise IndexError(f"{op.qualified_name} takes an index of dtype int64")
    index = aten.to.dtype(_with_dim(batched(index, flags[2], level)), int64)
    # Positions count from the end as well, which those of scatter do not.
    later = aten.add.Scalar(index, self.shape[at])
    index = aten.where.self(aten.lt.Scalar(index, 0), later, index)
    rows = _spread_index(index, at, self)
    if op.overload == "int_Scalar":
        scatter = aten.scatter_ if in_place else aten.scatter
        return scatter.value(self, at, rows, value)
    if rank(value, flags[3]):
        raise RuntimeError(
            f"vmap: {op.qualified_name}: the value of each sample has no dimensions, not"
            f" {rank(value, flags[3])}"
        )
    value = converted(op, batched(value, flags[3], level), self)
    value = aten.view.default(value, [level.size, *[1] * (self.ndim - 1)])
    source = aten.expand.default(value, list(rows.shape))
    scatter = aten.scatter_ if in_place else aten.scatter
    return scatter.src(self, at, rows, source)


def _embedding(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        weight, index, *rest = args
        if not flags[0]:
            return op.call_positional((weight, index, *rest))
        if weight.ndim != 3:
            raise RuntimeError("vmap: embedding takes a weight of 2 dimensions")
        shape = list(index.shape)[1:] if flags[1] else list(index.shape)
        rows = batched(index, flags[1], level)
        rows = aten.reshape.default(rows, [level.size, -1])
        picked = _spread_index(rows, 1, weight)
        found = aten.gather.default(weight, 1, picked)
        return aten.view.default(found, [level.size, *shape, weight.shape[2]])

    return rule


_SCATTERS: Final = tuple(
    f"scatter{underscore}.{overload}"
    for underscore in ("", "_")
    for overload in ("src", "value", "reduce", "value_reduce")
)

MADE: Final[dict[str, Maker]] = {
    "index_select": _index_select,
    **dict.fromkeys(
        ("gather", "scatter_add", "scatter_add_", *_SCATTERS),
        _gather,
    ),
    **dict.fromkeys(("index_add", "index_add_"), _index_add),
    **dict.fromkeys(
        (
            *("index_fill.int_Scalar", "index_fill_.int_Scalar"),
            *("index_fill.int_Tensor", "index_fill_.int_Tensor"),
        ),
        _index_fill,
    ),
    "embedding": _embedding,
}
