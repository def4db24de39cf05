"""Views: the same view of all samples, and never a view along the samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from ....operator import OperatorHandle
from ....options import MemoryFormat
from ....schema import SchemaKind
from ....storage import contiguous_strides
from ....tensor_base import storage_of
from ...wrappers import chain_of
from ..batched import BatchedTensor
from ..levels import Level
from ..physical import (
    Flag,
    Maker,
    Rule,
    Tensor,
    aten,
    padded,
    require_format,
    shifted,
    wrapped,
)


def _existing(dim: int, ndim: int) -> int:
    """A dimension of the batched value. IndexError for samples without dimensions."""
    if not ndim:
        raise IndexError(
            f"dimension {dim} under vmap: each sample is a tensor without dimensions"
        )
    return wrapped(dim, ndim) + 1


def _inferred(size: Sequence[int], numel: int) -> list[int]:
    """A size in which -1 is replaced by what is left; what does not fit stays."""
    found = list(size)
    if found.count(-1) == 1:
        known = prod(each for each in found if each != -1)
        if known and numel % known == 0:
            found[found.index(-1)] = numel // known
    return found


def _view(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        value, size = args
        shape = value.shape
        found = _inferred(size, prod(shape[1:]))
        if -1 in found and not shape[0]:
            raise RuntimeError(
                f"vmap: {op.qualified_name}: the size {list(size)} is"
                f" not one of samples of shape {list(shape[1:])}"
            )
        return op.call_positional((value, [shape[0], *found]))

    return rule


def _view_dtype(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        value, dtype = args
        if value.ndim == 1 and value.dtype.itemsize != dtype.itemsize:
            raise RuntimeError(
                f"vmap: {op.qualified_name}: samples without dimensions have no elements"
                f" that could become others of another size: {value.dtype} as {dtype}"
            )
        return op.call_positional((value, dtype))

    return rule


def _expand(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, size, implicit = args
    new = len(size) - (value.ndim - 1)
    if new < 0 or -1 in size[:new]:
        raise RuntimeError(
            f"vmap: samples of shape {list(value.shape[1:])} cannot be expanded to"
            f" {list(size)}"
        )
    value = padded(value, len(size))
    return aten.expand.default(value, [value.shape[0], *size], implicit=implicit)


def _permute(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dims = args
    ndim = value.ndim - 1
    if len(dims) != ndim:
        raise RuntimeError(
            f"vmap: samples of {ndim} dimensions cannot be permuted by {list(dims)}"
        )
    return aten.permute.default(value, [0, *(shifted(dims, ndim) if dims else ())])


def _transpose(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, first, second = args
    one, other = shifted((first, second), value.ndim - 1)
    if value.ndim == 1:
        return aten.alias.default(value)
    return aten.transpose.int(value, one, other)


def _t(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value = args[0]
    if value.ndim > 3:
        raise RuntimeError(
            f"vmap: t() takes samples of at most 2 dimensions, not {value.ndim - 1}"
        )
    if value.ndim < 3:
        return aten.alias.default(value)
    return aten.transpose.int(value, 1, 2)


def _select(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim, index = args
    return aten.select.int(value, _existing(dim, value.ndim - 1), index)


def _slice(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim, *rest = args
    return aten.slice.Tensor(value, _existing(dim, value.ndim - 1), *rest)


def _squeeze(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value = args[0]
    ones = [dim for dim, size in enumerate(value.shape) if dim and size == 1]
    return aten.squeeze.dims(value, ones)


def _squeeze_dims(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dims = args
    found = shifted(dims, value.ndim - 1)
    return aten.squeeze.dims(value, found if value.ndim > 1 else [])


def _unsqueeze(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim = args
    return aten.unsqueeze.default(value, wrapped(dim, value.ndim) + 1)


def _unfold(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim, size, step = args
    if value.ndim > 1:
        at = wrapped(dim, value.ndim - 1) + 1
        return aten.unfold.default(value, at, size, step)
    wrapped(dim, 0)
    windows = aten.unfold.default(aten.unsqueeze.default(value, 1), 1, size, step)
    return aten.select.int(windows, 1, 0)


def _diagonal(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, offset, first, second = args
    one, other = shifted((first, second), value.ndim - 1)
    if value.ndim == 1:
        raise RuntimeError("vmap: a sample without dimensions has no diagonal")
    return aten.diagonal.default(value, offset, one, other)


def _same(op: OperatorHandle) -> Rule:
    """The rule of a view that changes nothing about the shape."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        return op.call_positional(tuple(args))

    return rule


# ---- views of the memory ----


def _last(shape: Sequence[int], strides: Sequence[int]) -> int:
    """How far the last element is from the first one."""
    if 0 in shape:
        return -1
    return sum((n - 1) * step for n, step in zip(shape, strides, strict=True))


def _as_strided(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    """The same picture in the memory of each sample: offsets count from the first one's."""
    value, size, stride, offset = args
    offset = value.storage_offset() if offset is None else offset
    memory = _memory(value)
    is_inside = offset in memory and offset + _last(size, stride) in memory
    is_anywhere = is_inside or 0 in size or _has_no_samples(value)
    if len(size) == len(stride) and not is_anywhere:
        raise RuntimeError(
            f"vmap: as_strided of size {list(size)}, stride {list(stride)} and offset"
            f" {offset} reaches beyond the memory of a sample of shape"
            f" {list(value.shape[1:])} and strides {list(value.strides[1:])}"
        )
    sizes, strides = [value.shape[0], *size], [value.strides[0], *stride]
    return aten.as_strided.default(value, sizes, strides, offset)


def _reshape_alias(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, size, stride = args
    sizes, strides = [value.shape[0], *size], [value.strides[0], *stride]
    return aten._reshape_alias.default(value, sizes, strides)


# ---- pieces ----


def _split(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, size, dim = args
    return aten.split.Tensor(value, size, _existing(dim, value.ndim - 1))


def _split_with_sizes(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, sizes, dim = args
    return aten.split_with_sizes.default(value, sizes, _existing(dim, value.ndim - 1))


def _unbind(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim = args
    return aten.unbind.int(value, _existing(dim, value.ndim - 1))


# ---- copies ----


def _narrow(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    value, dim, start, length = args
    return aten.narrow.default(value, _existing(dim, value.ndim - 1), start, length)


def cloned(value: Any) -> Any:
    """A view, or a list of views, on memory of its own in row-major order."""
    if isinstance(value, (list, tuple)):
        return [cloned(each) for each in value]
    return aten.clone.default(value, memory_format=MemoryFormat.contiguous_format)


def copy_rule(op: OperatorHandle) -> Rule | None:
    """The rule of the copying twin of a view: the view's, and a copy."""
    if "view_copy" not in op.tags or op.namespace != "aten":
        return None
    if op.schema.kind() is not SchemaKind.functional:
        return None
    base = op.name.removeprefix("aten::").removesuffix("_copy")
    name = f"{base}.{op.overload}" if op.overload else base
    viewed = view_rule(name)
    if viewed is None:
        return None

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        return cloned(viewed(level, flags, args))

    return rule


_IN_PLACE: Final = {
    "squeeze_": "squeeze",
    "squeeze_.dim": "squeeze.dim",
    "squeeze_.dims": "squeeze.dims",
    "unsqueeze_": "unsqueeze",
    "t_": "t",
    "transpose_": "transpose.int",
    "as_strided_": "as_strided",
    "detach_": "detach",
    "resize_": "resize",
}
"""Operators that turn a tensor into a view of itself, and the views."""


# Note [Resizing samples]
# ~~~~~~~~~~~~~~~~~~~~~~~
# `resize_` reads the memory from the first element of a tensor on, as far as that is the
# tensor's or not. The memory of a sample is the `strides[0]` elements from one sample to the
# next, where samples lie apart. What fits into it is a view of it, so that other views see
# what is written. What does not fit gets memory of its own: that of the samples cannot grow
# between them. Where samples lie mingled (`in_dims=1`), their elements are copied in order.
# `as_strided` stays inside of the same memory. One sample has all the memory that it would
# have without vmap.
def _resize(level: Level, flags: list[Flag], args: list[Any]) -> Tensor:
    """Each sample in another shape, see Note [Resizing samples]."""
    value, size, memory_format = args
    require_format(aten.resize_.default, memory_format, len(size))
    if memory_format is MemoryFormat.preserve_format:
        raise RuntimeError("vmap: resize_ cannot preserve the format of another shape")
    if list(value.shape[1:]) == list(size):
        return value  # type: ignore[no-any-return]
    if _has_no_samples(value):
        return aten.new_empty.default(value, [value.shape[0], *size])  # type: ignore[no-any-return]
    old, wanted = _flat_samples(value), prod(size)
    count, numel = old.shape
    if numel < wanted:
        new: Tensor = aten.new_empty.default(value, [count, wanted])
        aten.copy_.default(aten.narrow.default(new, 1, 0, numel), old)
        old = new
    strides = [old.strides[0], *contiguous_strides(tuple(size))]
    sizes, offset = [count, *size], old.storage_offset()
    return aten.as_strided.default(old, sizes, strides, offset)  # type: ignore[no-any-return]


def _flat_samples(value: Tensor) -> Tensor:
    """The memory of each sample from its first element on, as a matrix of all samples."""
    count, step, offset = value.shape[0], value.strides[0], value.storage_offset()
    memory = _slot(value)
    found: Tensor
    if memory is None:
        found = cloned(aten.reshape.default(value, [count, prod(value.shape[1:])]))
    else:
        sizes = [count, memory.stop - offset]
        found = aten.as_strided.default(value, sizes, [step, 1], offset)
    return found


def _memory(value: Tensor) -> range:
    """The places in memory that are those of the first sample."""
    start = value.storage_offset()
    last = start + _last(value.shape[1:], value.strides[1:])
    return _slot(value) or range(start, last + 1)


def _slot(value: Tensor) -> range | None:
    """The places up to the next sample's, where samples lie apart."""
    count, step, start = value.shape[0], value.strides[0], value.storage_offset()
    memory = _reachable(value)
    if count == 1:
        return memory
    if not step:
        return None
    last = start + _last(value.shape[1:], value.strides[1:])
    first = start - (start - memory.start) % step
    if last >= first + step:
        first = start
    end = min(first + step, memory.stop - (count - 1) * step)
    return range(first, end) if last < end else None


def _has_no_samples(value: Tensor) -> bool:
    """Whether this level, or one around it, has none."""
    outer = [each for each in chain_of(value) if isinstance(each, BatchedTensor)]
    return not value.shape[0] or any(not each.level.size for each in outer)


def _reachable(value: Tensor) -> range:
    """The places of all samples of a value: of a sample of an outer level, if it is one."""
    chain = chain_of(value)
    batched = next((each for each in chain if isinstance(each, BatchedTensor)), None)
    if batched is not None:
        return _memory(batched.value)
    return range(storage_of(chain[-1]).nbytes // value.itemsize)


def in_place_view_rule(op: OperatorHandle) -> Rule | None:
    """What gives a batched tensor its next value, for operators that change its shape."""
    if op.namespace != "aten":
        return None
    found = _IN_PLACE.get(op.qualified_name.removeprefix("aten::"))
    if found is None:
        return None
    return _resize if found == "resize" else view_rule(found)


WRITTEN: Final[dict[str, Rule]] = {
    "expand": _expand,
    "permute": _permute,
    "transpose.int": _transpose,
    "t": _t,
    "select.int": _select,
    "slice.Tensor": _slice,
    "squeeze": _squeeze,
    "squeeze.dim": _squeeze_dims,
    "squeeze.dims": _squeeze_dims,
    "unsqueeze": _unsqueeze,
    "unfold": _unfold,
    "diagonal": _diagonal,
    "as_strided": _as_strided,
    "_reshape_alias": _reshape_alias,
    "split.Tensor": _split,
    "split_with_sizes": _split_with_sizes,
    "unbind.int": _unbind,
    "narrow": _narrow,
}

MADE: Final[dict[str, Maker]] = {
    "view": _view,
    "_unsafe_view": _view,
    "view.dtype": _view_dtype,
    "alias": _same,
    "detach": _same,
}


def view_rule(name: str) -> Rule | None:
    """The rule of a view of the default schema: "slice.Tensor", "view"."""
    found = WRITTEN.get(name)
    if found is not None or name not in MADE:
        return found
    base, _, overload = name.partition(".")
    return MADE[name](getattr(getattr(aten, base), overload or "default"))
