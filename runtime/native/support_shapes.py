"""Shapes, dimensions and strides, without data: what every device computes alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from ..options import MemoryFormat
from ..storage import contiguous_strides, is_dense
from ..tensor import TensorBase

Shape = tuple[int, ...]


def check(condition: bool, message: str, error: type[Exception] = RuntimeError) -> None:
    """Raise `error` with the message unless the condition holds."""
    if not condition:
        raise error(message)


def wrap_dim(dim: int, ndim: int) -> int:
    """A dimension in ``range(ndim)`` from one that may count from the end.

    A 0-dimensional tensor counts as one-dimensional here. IndexError outside
    ``[-ndim, ndim - 1]``.
    """
    span = ndim or 1
    if not -span <= dim < span:
        raise IndexError(
            f"dimension {dim} is out of range: expected one in [{-span}, {span - 1}]"
        )
    return dim + span if dim < 0 else dim


def wrap_dims(
    dims: int | Sequence[int] | None, ndim: int, *, empty_is_all: bool = True
) -> Shape:
    """Distinct dimensions, each wrapped, in the order given.

    None, and by default an empty list, mean all of them. RuntimeError if one occurs
    twice.
    """
    if isinstance(dims, int):
        dims = (dims,)
    if dims is None or (empty_is_all and not dims):
        return tuple(range(ndim))
    wrapped = tuple([wrap_dim(dim, ndim) for dim in dims])
    if len(set(wrapped)) != len(wrapped):
        twice = next(dim for dim in wrapped if wrapped.count(dim) > 1)
        raise RuntimeError(f"dimension {twice} occurs more than once in {list(dims)}")
    return wrapped


def broadcast_shapes(*shapes: Sequence[int]) -> Shape:
    """The shape to which all expand; RuntimeError if sizes differ and neither is 1."""
    result = tuple(shapes[0]) if shapes else ()
    for shape in shapes[1:]:
        if tuple(shape) != result:
            result = _broadcast_two(result, tuple(shape))
    return result


def _broadcast_two(first: Shape, second: Shape) -> Shape:
    ndim = max(len(first), len(second))
    a = (1,) * (ndim - len(first)) + first
    b = (1,) * (ndim - len(second)) + second
    result = []
    for dim, (left, right) in enumerate(zip(a, b, strict=True)):
        if left != right and left != 1 and right != 1:
            raise RuntimeError(
                f"shapes {list(first)} and {list(second)} do not broadcast: "
                f"sizes {left} and {right} differ at dimension {dim}"
            )
        result.append(right if left == 1 else left)
    return tuple(result)


def reduced_shape(shape: Shape, dims: Sequence[int], keepdim: bool) -> Shape:
    """The shape after reducing the (wrapped) dimensions."""
    if keepdim:
        return tuple([1 if dim in dims else size for dim, size in enumerate(shape)])
    return tuple([size for dim, size in enumerate(shape) if dim not in dims])


def infer_size(shape: Sequence[int], numel: int) -> Shape:
    """`shape` with its one -1 replaced so that it has `numel` elements.

    RuntimeError if it cannot have them, or -1 occurs twice or is ambiguous.
    """
    sizes = tuple(shape)
    unknown = sizes.count(-1)
    known = -prod(sizes) if unknown == 1 else prod(sizes)
    if unknown > 1:
        raise RuntimeError(
            f"only one dimension of {list(sizes)} can be inferred from -1"
        )
    if sizes and min(sizes) < -1:
        raise RuntimeError(f"{list(sizes)} is not a shape: it has negative sizes")
    if known == numel and not unknown:
        return sizes
    if unknown and known and numel % known == 0:
        return tuple([numel // known if size == -1 else size for size in sizes])
    if unknown and known == numel == 0:
        raise RuntimeError(
            f"{list(sizes)} is ambiguous for 0 elements: the size for -1 can be anything"
        )
    raise RuntimeError(f"shape {list(sizes)} is invalid for {numel} elements")


# Note [Viewing without a copy]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Neighbouring dimensions of a tensor can be walked as one if stepping the outer one is
# the same as stepping the inner one past its end. Merging all that can be merged gives
# runs: stretches of elements at a constant stride. A new shape is a view exactly if its
# dimensions, taken from the last to the first, fill one run after the other; a
# dimension that would need elements of two runs has no stride. Dimensions of size 1
# join whatever run is at hand, which decides the stride they report.


def _runs(shape: Shape, strides: Shape) -> list[tuple[int, int]]:
    """(number of elements, stride) of the runs, innermost first."""
    runs: list[tuple[int, int]] = []
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if runs:
            length, base = runs[-1]
            if size == 1 or stride == length * base:
                runs[-1] = (length * size, base)
                continue
        runs.append((size, stride))
    return runs


def view_strides(shape: Shape, strides: Shape, new_shape: Shape) -> Shape | None:
    """The strides of `new_shape` over the same elements in the same order.

    None if it takes a copy. Both shapes have equally many elements. The answers are
    those of ``computeStride`` (``ATen/TensorUtils.h``), see Note [Viewing without a copy].
    """
    if 0 in shape:
        return tuple(strides) if shape == new_shape else contiguous_strides(new_shape)
    if not shape:
        return (1,) * len(new_shape)
    found: list[int] = []
    remaining = list(new_shape)
    for length, base in _runs(shape, strides):
        filled = 1
        while remaining and (filled < length or remaining[-1] == 1):
            found.append(filled * base)
            filled *= remaining.pop()
        if filled != length:
            return None
    return tuple(reversed(found))


def expand_geometry(
    shape: Shape, strides: Shape, sizes: Sequence[int]
) -> tuple[Shape, Shape]:
    """Shape and strides of a tensor expanded to `sizes`, where -1 keeps a size.

    RuntimeError if a size other than 1 would change.
    """
    added = len(sizes) - len(shape)
    check(
        added >= 0,
        f"a tensor of shape {list(shape)} cannot expand to the {len(sizes)} "
        f"dimensions of {list(sizes)}",
    )
    if not shape:
        check(min(sizes, default=0) >= 0, f"sizes {list(sizes)} must not be negative")
        return tuple(sizes), (0,) * len(sizes)
    new_shape, new_strides = [0] * len(sizes), [0] * len(sizes)
    for dim in range(len(sizes) - 1, -1, -1):
        target = sizes[dim]
        own = dim - added
        if own < 0:
            check(
                target >= 0,
                f"size {target} at dimension {dim} of {list(sizes)} is not allowed "
                "for a dimension that the tensor does not have",
            )
            size = 1
            following = dim + 1
            stride = (
                new_shape[following] * new_strides[following]
                if following < len(sizes)
                else 1
            )
        else:
            size, stride = shape[own], strides[own]
            target = size if target == -1 else target
        if size != target:
            check(
                size == 1 and target >= 0,
                f"a tensor of shape {list(shape)} cannot expand to {list(sizes)}: "
                f"size {size} at dimension {dim} is not 1",
            )
            stride = 0
        new_shape[dim], new_strides[dim] = target, stride
    return tuple(new_shape), tuple(new_strides)


def format_strides(shape: Shape, memory_format: MemoryFormat) -> Shape:
    """Dense strides in a memory format; RuntimeError if the rank does not suit it."""
    if memory_format is MemoryFormat.channels_last:
        check(len(shape) == 4, f"channels_last needs 4 dimensions, not {list(shape)}")
        return permuted_strides(shape, (1, 3, 2, 0))
    if memory_format is MemoryFormat.channels_last_3d:
        check(
            len(shape) == 5, f"channels_last_3d needs 5 dimensions, not {list(shape)}"
        )
        return permuted_strides(shape, (1, 4, 3, 2, 0))
    return contiguous_strides(shape)


def permuted_strides(shape: Shape, order: Iterable[int]) -> Shape:
    """Dense strides with the dimensions, fastest first, in `order`."""
    strides = [0] * len(shape)
    step = 1
    for dim in order:
        strides[dim] = step
        step *= shape[dim]
    return tuple(strides)


def is_non_overlapping_and_dense(shape: Shape, strides: Shape) -> bool:
    """Whether the elements fill their span of memory, in some order of dimensions."""
    order = sorted(range(len(shape)), key=lambda dim: (shape[dim] < 2, strides[dim]))
    return is_dense(shape, strides, tuple(order))


def is_row_major(shape: Shape, strides: Shape) -> bool:
    """Whether the elements lie densely in row-major order."""
    return is_dense(shape, strides, tuple(range(len(shape) - 1, -1, -1)))


def preserved_strides(t: TensorBase) -> Shape:
    """The strides of a new tensor like `t`, under ``preserve_format``.

    Its own if they are dense; else dense ones with its dimensions in the same order.
    """
    shape, strides = t.shape, t.strides
    if is_non_overlapping_and_dense(shape, strides):
        return strides
    return permuted_strides(shape, stride_order(shape, [(shape, strides)]))


def stride_order(shape: Shape, operands: Sequence[tuple[Shape, Shape]]) -> list[int]:
    """The dimensions of a broadcast, fastest first, as the operands' strides suggest.

    Operands are (shape, strides). The first one with an opinion on a pair of dimensions
    decides; without one they stay as in row-major order. The rule, an insertion sort that
    steps over undecided pairs, is that of ``TensorIteratorBase::reorder_dimensions``.
    """
    ndim = len(shape)
    order = list(range(ndim - 1, -1, -1))
    aligned = [_aligned_strides(shape, *operand) for operand in operands]
    for i in range(1, ndim):
        moving = i
        for other in range(i - 1, -1, -1):
            verdict = _compare(shape, aligned, order[other], order[moving])
            if verdict > 0:
                order[other], order[moving] = order[moving], order[other]
                moving = other
            elif verdict < 0:
                break
    return order


def _aligned_strides(shape: Shape, own_shape: Shape, strides: Shape) -> Shape:
    """Strides for the broadcast shape: 0 where the operand is repeated."""
    added = len(shape) - len(own_shape)
    own = [
        0 if own_size == 1 and size != 1 else stride
        for own_size, size, stride in zip(
            own_shape, shape[added:], strides, strict=True
        )
    ]
    return (0,) * added + tuple(own)


def _compare(shape: Shape, aligned: Sequence[Shape], first: int, second: int) -> int:
    """1 if `first` should be slower than `second`, -1 if faster, 0 if nothing says."""
    for strides in aligned:
        a, b = strides[first], strides[second]
        if a == 0 or b == 0:
            continue
        if a != b:
            return -1 if a < b else 1
        if shape[first] > shape[second]:
            return 1
    return 0


def elementwise_strides(
    shape: Shape, operands: Sequence[tuple[Shape, Shape]]
) -> Shape | None:
    """The strides of a new elementwise result; None if they are row-major.

    Operands are (shape, strides). Equal dense layouts are kept, others are followed
    by `stride_order`, as TensorIterator allocates its outputs.
    """
    if all(own_shape == shape for own_shape, _ in operands):
        if all(is_row_major(*operand) for operand in operands):
            return None
        if len(shape) == 4:
            order = (1, 3, 2, 0)
            if all(is_dense(*operand, order) for operand in operands):
                return permuted_strides(shape, order)
        first = operands[0][1]
        if all(strides == first for _, strides in operands) and (
            is_non_overlapping_and_dense(shape, first)
        ):
            return first
    order_found = stride_order(shape, operands)
    if order_found == list(range(len(shape) - 1, -1, -1)):
        return None
    return permuted_strides(shape, order_found)
