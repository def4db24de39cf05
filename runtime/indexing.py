"""Subscripts: ``x[...]`` and ``x[...] = y``, in terms of operators.

An index is worked through from left to right. Integers, slices, None, Ellipsis and
bools become views (`select`, `slice`, `unsqueeze`); tensors and sequences are collected
with the dimension they stand at, for one `index` or `index_put_` at the end. The rules
are PyTorch's (``torch/csrc/autograd/python_variable_indexing.cpp`` and
``ATen/TensorIndexing.h``).
"""

from __future__ import annotations

import operator
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .collecting import is_tensor
from .dtypes import Category, bool_, uint8
from .locations import user_stacklevel
from .ops import ops
from .wording import kind_of

if TYPE_CHECKING:
    from .tensor_base import TensorBase

# A longer list is never taken for a tuple, a rule that PyTorch has from NumPy.
_LONGEST_LIST_AS_TUPLE: Final = 31


def get_item(self: TensorBase, index: Any) -> Any:
    """``self[index]``: a view where the index allows it, else a new tensor.

    IndexError for a position out of range, too many indices, or a value that is no
    index; ValueError for a step that is not positive.
    """
    view, tensors = _apply(self, _as_tuple(index))
    if tensors:
        return ops.aten.index.Tensor(view, tensors)
    return ops.aten.alias.default(view) if view is self else view


def set_item(self: TensorBase, index: Any, value: Any) -> None:
    """``self[index] = value``, a tensor that broadcasts or a number.

    Errors as for `get_item`, and TypeError for another kind of value.
    """
    if index is False:
        return
    view, tensors = _apply(self, _as_tuple(index))
    if not is_tensor(value):
        value = _number_for(self, value)
    if tensors:
        ops.aten.index_put_.default(view, tensors, _without_leading_ones(value))
    elif value.ndim == 0 and value.device.type == "cpu":
        ops.aten.fill_.Tensor(view, value)
    else:
        ops.aten.copy_.default(view, _without_leading_ones(value))


def _number_for(self: TensorBase, value: Any) -> TensorBase:
    if isinstance(value, bool | int | float | complex):
        return self._like_self(value)
    if not hasattr(value, "__len__") and hasattr(value, "item"):
        return self._like_self(value.item())
    raise TypeError(f"cannot assign {kind_of(value)} to elements of a tensor")


def _without_leading_ones(value: TensorBase) -> TensorBase:
    """A view of `value` without leading dimensions of size 1, which only broadcast."""
    shape = value.shape
    first = next((dim for dim, size in enumerate(shape) if size != 1), len(shape))
    return ops.aten.view.default(value, shape[first:]) if first else value


def _as_tuple(index: Any) -> tuple[Any, ...]:
    if isinstance(index, tuple):
        return index
    if _is_list_as_tuple(index):
        warnings.warn(
            "a list of slices, sequences or tensors as an index is taken for a tuple, as "
            "PyTorch 2.13 does; write x[tuple(index)], or x[tensor(index)] for one index",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
        return tuple(index)
    return (index,)


def _is_sequence(value: Any) -> bool:
    """Lists, ranges and NumPy arrays with dimensions."""
    if isinstance(value, Sequence):
        return not isinstance(value, str | bytes)
    return hasattr(value, "__array__") and getattr(value, "ndim", 0) > 0


def _is_list_as_tuple(index: Any) -> bool:
    if is_tensor(index) or not _is_sequence(index):
        return False
    if len(index) > _LONGEST_LIST_AS_TUPLE:
        return False
    return any(
        item is None
        or item is Ellipsis
        or isinstance(item, slice)
        or is_tensor(item)
        or _is_sequence(item)
        for item in index
    )


def _consumed(item: Any) -> int:
    """How many dimensions of the tensor one item of the index stands for."""
    if item is None or item is Ellipsis or isinstance(item, bool):
        return 0
    if getattr(item, "dtype", None) in (bool_, uint8):
        return len(item.shape)
    return 1


def _apply(
    self: TensorBase, index: tuple[Any, ...]
) -> tuple[TensorBase, list[TensorBase | None]]:
    """The views that the index asks for, and the index tensors by dimension."""
    index = tuple(
        [self._as_index(item) if _is_index_data(item) else item for item in index]
    )
    specified = sum(map(_consumed, index))
    if specified > self.ndim:
        raise IndexError(
            f"{specified} indices are too many for a tensor of shape {list(self.shape)}"
        )
    walk = _Walk(self, self.ndim - specified)
    for item in index:
        walk.step(item)
    return walk.view, walk.tensors


def _is_index_data(item: Any) -> bool:
    return not is_tensor(item) and _is_sequence(item)


class _Walk:
    """The state of working through an index: the view so far and the current dimension."""

    __slots__ = ("dim", "original_dim", "skipped", "tensors", "view")

    def __init__(self, view: TensorBase, skipped: int) -> None:
        self.view = view
        self.skipped = skipped  # the dimensions that an ellipsis stands for
        self.dim = 0
        self.original_dim = 0  # for messages: selected dimensions still count
        self.tensors: list[TensorBase | None] = []

    def step(self, item: Any) -> None:
        """Apply one item of the index."""
        if item is None:
            self.unsqueeze()
            self.dim += 1
        elif item is Ellipsis:
            self.dim += self.skipped
            self.original_dim += self.skipped
            self.skipped = 0  # a second ellipsis stands for nothing
        elif isinstance(item, bool):
            self.unsqueeze()
            self.record(self.view._as_index([0] if item else []))
        elif isinstance(item, slice):
            self.slice(item)
        elif is_tensor(item):
            self.tensor(item)
        else:
            self.select(_position(item))

    def unsqueeze(self) -> None:
        self.view = ops.aten.unsqueeze.default(self.view, self.dim)

    def record(self, index: TensorBase) -> None:
        """Keep an index tensor for the current dimension."""
        self.tensors += [None] * (self.dim - len(self.tensors)) + [index]
        self.dim += 1

    def slice(self, item: slice) -> None:
        size = self.view.shape[self.dim]
        step = 1 if item.step is None else operator.index(item.step)
        if step <= 0:
            raise ValueError(
                f"the step of a slice must be greater than zero, not {step}"
            )
        start, stop, _ = slice(item.start, item.stop, step).indices(size)
        if (start, stop, step) != (0, size, 1):
            self.view = ops.aten.slice.Tensor(
                self.view, self.dim, start, max(start, stop), step
            )
        self.dim += 1
        self.original_dim += 1

    def select(self, position: int) -> None:
        size = self.view.shape[self.dim]
        if not -size <= position < size:
            raise IndexError(
                f"index {position} is out of bounds for dimension {self.original_dim} "
                f"with size {size}"
            )
        self.view = ops.aten.select.int(self.view, self.dim, position)
        self.original_dim += 1

    def tensor(self, item: TensorBase) -> None:
        if (
            item.ndim
            or item.dtype.category > Category.INTEGRAL
            or (item.has_many_values and item.dtype not in (bool_, uint8))
        ):
            # A mask stays one entry here; `index` spreads it over its dimensions.
            self.record(item)
            self.original_dim += 1
        elif item.dtype in (bool_, uint8):
            self.unsqueeze()
            self.record(self.view._as_index([0] if item.item() else []))
        else:
            self.select(item.item())


def _position(item: Any) -> int:
    try:
        return operator.index(item)
    except TypeError:
        raise IndexError(
            "an index is an integer, a slice, an ellipsis, None, a bool, or a tensor or "
            f"sequence of integers or bools, not {kind_of(item)}"
        ) from None
