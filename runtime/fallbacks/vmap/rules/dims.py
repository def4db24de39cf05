"""Operators along dimensions of one tensor: reductions, scans, sorting, softmax.

Their dimensions are those of a sample, which are one further on in the batched value. A
sample without dimensions gets one, since most of these operators take dimension 0 of such
a tensor; a reduction over all dimensions becomes one over those of the sample.
"""

from __future__ import annotations

from typing import Any, Final

from ....operator import OperatorHandle
from ....schema import ListType, OptionalType, SchemaKind
from ...variants import is_tagged
from ..levels import Level
from ..physical import Flag, Maker, Rule, aten, shifted

_NAMES: Final = ("dim", "dims")


def _place_of_dim(op: OperatorHandle) -> int | None:
    for place, argument in enumerate(op.schema.arguments):
        if argument.name in _NAMES:
            return place
    return None


def _takes_list(op: OperatorHandle, place: int) -> bool:
    kind = op.schema.arguments[place].type
    if isinstance(kind, OptionalType):
        kind = kind.elem
    return isinstance(kind, ListType)


def reduction_rule(op: OperatorHandle) -> Rule | None:
    """The rule of an operator that is tagged as a reduction and says which dimensions."""
    if not is_tagged(op, "reduction") or _place_of_dim(op) is None:
        return None
    if op.schema.kind() is not SchemaKind.functional:
        return None
    return along(op, reduces=True)


def scan(op: OperatorHandle) -> Rule:
    """The rule of an operator along a dimension that stays."""
    return along(op, reduces=False)


def along(op: OperatorHandle, *, reduces: bool) -> Rule:
    """The rule of an operator with one tensor, its first argument, and dimensions."""
    place = _place_of_dim(op)
    assert place is not None
    takes_list = _takes_list(op, place)
    names = [argument.name for argument in op.schema.arguments]
    keepdim = names.index("keepdim") if "keepdim" in names else None
    call = op.call_positional

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        value = args[0]
        ndim = value.ndim - 1
        is_scalar = not ndim
        if is_scalar:
            value = args[0] = aten.unsqueeze.default(value, 1)
        dim = args[place]
        if dim is None or dim in ([], ()):
            if not takes_list:
                return _over_all(op, place, keepdim, args, ndim)
            if dim is not None and op.name == "aten::logsumexp" and not args[2]:
                raise RuntimeError("vmap: logsumexp takes at least one dimension")
            args[place] = list(range(1, value.ndim)) if reduces else []
        else:
            found = shifted(dim, ndim)
            args[place] = found if takes_list else found[0]
        result = call(tuple(args))
        if is_scalar and (not reduces or (keepdim is not None and args[keepdim])):
            return _without_dim(result)
        return result

    return rule


def _without_dim(result: Any) -> Any:
    if isinstance(result, tuple):
        return tuple([_without_dim(each) for each in result])
    return aten.squeeze.dim(result, 1)


def _over_all(
    op: OperatorHandle, place: int, keepdim: int | None, args: list[Any], ndim: int
) -> Any:
    """An operator along one dimension, of all elements of each sample as one."""
    value = args[0]
    args[0] = flattened(value)
    args[place] = 1
    keeps = keepdim is not None and args[keepdim]
    if keepdim is not None:
        args[keepdim] = False
    result = op.call_positional(tuple(args))
    if not keeps:
        return result
    return aten.view.default(result, [value.shape[0], *[1] * ndim])


def flattened(value: Any) -> Any:
    """Each sample as a vector."""
    if value.ndim == 1:
        return aten.unsqueeze.default(value, 1)
    return aten.flatten.using_ints(value, 1, -1)


def _topk(op: OperatorHandle) -> Rule:
    along_dim = scan(op)

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        if args[0].ndim == 1 and args[1] == 0:
            args[1] = 1  # none of one element without dimensions are that element
        return along_dim(level, flags, args)

    return rule


# ---- reductions of all elements ----


def _sum(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value = flattened(args[0])
    return aten.sum.dim_IntList(value, [1], dtype=args[1])


def _mean(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.mean.dim(flattened(args[0]), [1], dtype=args[1])


def _prod(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.prod.dim_int(flattened(args[0]), 1, dtype=args[1])


def _all(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.all.dim(flattened(args[0]), 1)


def _any(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.any.dim(flattened(args[0]), 1)


def _max(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.amax.default(flattened(args[0]), [1])


def _min(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.amin.default(flattened(args[0]), [1])


def _norm(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.norm.ScalarOpt_dim(flattened(args[0]), args[1], [1])


def _norm_dtype(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value = flattened(args[0])
    return aten.norm.ScalarOpt_dim_dtype(value, args[1], [1], False, dtype=args[2])


# ---- others ----


def _roll(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, shifts, dims = args
    if value.ndim == 1 or dims:
        if value.ndim == 1:
            if dims:
                raise IndexError("vmap: roll: each sample is without dimensions")
            return aten.clone.default(value)
        at = shifted(dims, value.ndim - 1)
        return aten.roll.default(value, shifts, at)
    rolled = aten.roll.default(flattened(value), shifts, [1])
    return aten.view.default(rolled, list(value.shape))


def _flip(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dims = args
    if value.ndim == 1:
        shifted(dims, 0)
        return aten.clone.default(value)
    return aten.flip.default(value, shifted(dims, value.ndim - 1))


def triangle(op: OperatorHandle) -> Rule:
    """The rule of operators on the last two dimensions."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        if args[0].ndim < 3:
            raise RuntimeError(
                f"{op.qualified_name}: under vmap each sample must have at least 2"
                f" dimensions, not {args[0].ndim - 1}"
            )
        return op.call_positional(tuple(args))

    return rule


WRITTEN: Final[dict[str, Rule]] = {
    "sum": _sum,
    "mean": _mean,
    "prod": _prod,
    "all": _all,
    "any": _any,
    "max": _max,
    "min": _min,
    "norm.Scalar": _norm,
    "norm.ScalarOpt_dtype": _norm_dtype,
    "roll": _roll,
    "flip": _flip,
}

MADE: Final[dict[str, Maker]] = {
    **dict.fromkeys(
        (
            *("cumsum", "cumsum_", "_softmax", "_log_softmax"),
            *("sort", "sort.stable"),
        ),
        scan,
    ),
    "topk": _topk,
    **dict.fromkeys(("tril", "tril_", "triu", "triu_"), triangle),
}
