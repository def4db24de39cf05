"""Subscripts by tensors: `index`, `index_put` and their kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....dtypes import bool_, int32, int64, uint8
from ....operator import OperatorHandle
from ..levels import Level
from ..physical import Flag, Maker, Rule, Tensor, aten, batched, broadcast, padded, rank

# Note [Subscripts under vmap]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# An index tensor that has an entry for each sample is paired with the numbers of the
# samples: `x[i]` of each is `values[samples, i]` of all. Index tensors broadcast against
# each other, so those of the samples become the first dimension of their common shape.
#
# Where the picked elements go follows a rule with two cases. Index tensors that stand side
# by side leave their dimensions where they stood; else they come first. The number of the
# samples stands at dimension 0 and can turn the one case into the other. So the order in
# which the operator gives dimensions is worked out, and that in which each sample has them,
# and the result is permuted from the first to the second, or the values that are written
# from the second to the first.


@dataclass(frozen=True, slots=True)
class _Plan:
    """A subscript of all samples, and where it leaves the dimensions of a sample's result.

    `order` says for each dimension of the result, samples first, which one of the
    operator's it is. See Note [Subscripts under vmap].
    """

    indices: list[Tensor | None]
    order: list[int]


def _is_adjacent(places: list[int]) -> bool:
    return places == list(range(places[0], places[0] + len(places)))


def _differing_masks(op: OperatorHandle) -> RuntimeError:
    return RuntimeError(
        f"vmap: {op.qualified_name} by a mask that differs between samples gives results"
        " whose shape depends on data, which vmap does not support; use where()"
    )


def _expanded_masks(
    op: OperatorHandle, shape: tuple[int, ...], indices: list[Any], flags: list[Flag]
) -> tuple[list[Any], list[Flag]]:
    """The indices with each mask as the positions where it is true."""
    found: list[Any] = []
    found_flags: list[Flag] = []
    for index, flag in zip(indices, flags, strict=True):
        if index is None or index.dtype not in (bool_, uint8):
            if index is not None and index.dtype not in (int32, int64):
                raise IndexError(
                    f"vmap: {op.qualified_name} takes integers or bools for an index, not"
                    f" {index.dtype}"
                )
            found.append(index)
            found_flags.append(flag)
            continue
        if flag:
            raise _differing_masks(op)
        covered = shape[len(found) : len(found) + index.ndim]
        if index.shape != covered:
            raise IndexError(
                f"vmap: {op.qualified_name}: a mask of shape {list(index.shape)} stands for"
                f" dimensions of shape {list(covered)} of each sample"
            )
        positions = aten.unbind.int(aten.nonzero.default(index), 1)
        found += positions
        found_flags += [False] * len(positions)
    return found, found_flags


def _plan(
    op: OperatorHandle,
    shape: tuple[int, ...],
    self_flag: Flag,
    indices: list[Any],
    flag: Flag,
    level: Level,
) -> _Plan:
    flags = list(flag) if flag else [False] * len(indices)
    self_rank = len(shape)
    indices, flags = _expanded_masks(op, shape, indices, flags)
    places = [i for i, index in enumerate(indices) if index is not None]
    if not places:
        raise IndexError(f"vmap: {op.qualified_name} takes at least one index")
    if len(indices) > self_rank:
        raise IndexError(
            f"vmap: {len(indices)} indices are too many for samples of {self_rank} dimensions"
        )
    # The dimensions of what the index tensors broadcast to.
    common = max((rank(indices[i], flags[i]) for i in places), default=0)
    adjacent = not places or _is_adjacent(places)
    before = places[0] if places and adjacent else 0
    rest = self_rank - len(places)
    # The order of a sample's result: `before` kept dimensions, the picked ones, the others.
    kept = list(range(rest))
    if not any(flags):
        return _plan_alike(indices, before, common, kept, adjacent)
    aligned = [
        (
            None
            if index is None
            else aten.to.dtype(padded(index, common) if flags[i] else index, int64)
        )
        for i, index in enumerate(indices)
    ]
    if not self_flag:
        # Samples come with the picked dimensions, as the first of them.
        picked = [before + 1 + i for i in range(common)] if adjacent else None
        if picked is None:
            return _Plan(aligned, list(range(1 + common + rest)))
        order = [before, *kept[:before], *picked]
        order += [1 + common + i for i in kept[before:]]
        return _Plan(aligned, order)
    numbers = aten.arange.default(level.size)
    numbers = aten.view.default(numbers, [level.size, *[1] * common])
    # The numbers of the samples stand beside the first index only if nothing is before it.
    picked = list(range(1, 1 + common))
    others = [1 + common + i for i in kept]
    order = [0, *others[:before], *picked, *others[before:]]
    return _Plan([numbers, *aligned], order)


def _plan_alike(
    indices: list[Any], before: int, common: int, kept: list[int], adjacent: bool
) -> _Plan:
    """The plan for indices that are the same for all samples, which are batched."""
    total = 1 + common + len(kept)
    if adjacent:
        return _Plan([None, *indices], list(range(total)))
    # Picked dimensions come before that of the samples.
    order = [common, *range(common), *[common + 1 + i for i in kept]]
    return _Plan([None, *indices], order)


def _permuted(value: Any, order: list[int]) -> Any:
    if order == list(range(len(order))):
        return value
    return aten.permute.default(value, order)


def _index(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, indices = args
        shape = self.shape[1:] if flags[0] else self.shape
        plan = _plan(op, shape, flags[0], indices, flags[1], level)
        return _permuted(aten.index.Tensor(self, plan.indices), plan.order)

    return rule


def _place_of_mask(indices: list[Any], flag: Flag) -> int | None:
    """Where the one index is, if it is a mask of each sample."""
    places = [i for i, index in enumerate(indices) if index is not None]
    if len(places) != 1 or not flag or not flag[places[0]]:
        return None
    return places[0] if indices[places[0]].dtype is bool_ else None


def _require_dtype(op: OperatorHandle, self: Tensor, values: Tensor) -> None:
    if values.dtype is not self.dtype:
        raise RuntimeError(
            f"vmap: {op.qualified_name}: values have the dtype {self.dtype} of what they are"
            f" written to, not {values.dtype}"
        )


def _chosen(self: Tensor, mask: Tensor, place: int, value: Tensor, flag: Flag) -> Any:
    """`self` with one value where a mask of each sample is true: nothing has to be counted."""
    covered = self.shape[1 + place : place + mask.ndim]
    if mask.shape[1:] != covered:
        raise IndexError(
            f"vmap: a mask of shape {list(mask.shape[1:])} stands for dimensions of shape"
            f" {list(covered)} of each sample"
        )
    rest = self.ndim - place - mask.ndim
    shape = [mask.shape[0], *[1] * place, *mask.shape[1:], *[1] * rest]
    value = padded(value, self.ndim - 1) if flag else value
    return aten.where.self(aten.view.default(mask, shape), value, self)


def _index_put(op: OperatorHandle) -> Rule:
    """The rule of writing by a subscript; self has a place for each sample."""
    in_place = op.name.endswith("_")

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, indices, values, *rest = args
        self = batched(self, flags[0], level)
        place = _place_of_mask(indices, flags[1])
        if place is not None and not rank(values, flags[2]) and not rest[0]:
            _require_dtype(op, self, values)
            chosen = _chosen(self, indices[place], place, values, flags[2])
            return aten.copy_.default(self, chosen) if in_place else chosen
        plan = _plan(op, self.shape[1:], True, indices, flags[1], level)
        wanted = len(plan.order) - 1
        if rank(values, flags[2]) > wanted:
            raise RuntimeError(
                f"vmap: {op.qualified_name}: values of {rank(values, flags[2])} dimensions"
                f" for each sample cannot be written to {wanted}"
            )
        if flags[2] or plan.order != list(range(wanted + 1)):
            values = padded(batched(values, flags[2], level), wanted)
            inverse = [plan.order.index(i) for i in range(wanted + 1)]
            values = _permuted(values, inverse)
        return op.call_positional((self, plan.indices, values, *rest))

    return rule


def _masked_select(op: OperatorHandle) -> Rule:
    """The rule for a mask that is the same for all samples: a subscript."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        self, mask = args
        if mask.dtype is not bool_:
            raise RuntimeError(f"masked_select takes a bool mask, not {mask.dtype}")
        if flags[1]:
            raise _differing_masks(op)
        shape = broadcast(self.shape[1:], mask.shape) or [1]
        self = padded(self, len(shape))
        self = aten.expand.default(self, [level.size, *shape])
        return aten.index.Tensor(self, [None, aten.expand.default(mask, shape)])

    return rule


MADE: Final[dict[str, Maker]] = {
    "index.Tensor": _index,
    "masked_select": _masked_select,
    **dict.fromkeys(
        ("index_put", "index_put_", "_index_put_impl", "_index_put_impl_"), _index_put
    ),
}
