"""masked_fill, masked_select and nonzero."""

from __future__ import annotations

import numpy as np

from ..dtypes import Number, bool_, int64
from ..ops import ops
from ..options import contiguous_format
from ..structured import require_meta
from ..tensor import TensorBase as Tensor
from ..tensor import empty_tensor
from .movement_support import refuse_overlap, require_broadcast, warn_if_shared
from .support import (
    broadcast_shapes,
    check,
    checked_number,
    common_device,
    expanded,
    resize_output,
    write,
)

# masked_fill


def _check_mask(name: str, self: Tensor, mask: Tensor) -> None:
    check(mask.dtype is bool_, f"{name}: the mask must be bool, not {mask.dtype}")
    common_device(self, mask)


def masked_fill__Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    """Write a number where `mask`, broadcast to the shape of `self`, is true.

    RuntimeError for a mask that is not bool or does not broadcast, or a number that the
    dtype cannot hold (not looked at on the meta device).
    """
    _check_mask("masked_fill_", self, mask)
    require_broadcast("masked_fill_", self, mask)
    warn_if_shared("masked_fill_", self)
    if self._array is None:
        return self
    refuse_overlap("masked_fill_", self, mask, allow_same=True)
    number = checked_number(value, self.dtype)
    np.copyto(self._array, number, where=expanded(mask, self.shape))
    return self


def masked_fill__Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """As for a number, with the element of a 0-dimensional tensor."""
    check(
        value.ndim == 0,
        "masked_fill_ takes a 0-dimensional tensor as value, not one of shape "
        f"{list(value.shape)}",
    )
    number: Number = 0  # without data there is nothing to read, and nothing to write
    if value._array is None:
        require_meta("masked_fill_", self)
    else:
        number = ops.aten.item.default(value)
    return masked_fill__Scalar(self, mask, number)


def _cloned_for(self: Tensor, mask: Tensor) -> Tensor:
    """A row-major copy of self in the shape to which it broadcasts with the mask."""
    shape = broadcast_shapes(self.shape, mask.shape)
    source = self if shape == self.shape else ops.aten.expand.default(self, shape)
    copied: Tensor = ops.aten.clone.default(source, memory_format=contiguous_format)
    return copied


def masked_fill_Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    filled: Tensor = ops.aten.masked_fill_.Scalar(_cloned_for(self, mask), mask, value)
    return filled


def masked_fill_Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    filled: Tensor = ops.aten.masked_fill_.Tensor(_cloned_for(self, mask), mask, value)
    return filled


# masked_select


def _selected(self: Tensor, mask: Tensor) -> Tensor:
    """The elements where the mask is true, in row-major order; both are broadcast."""
    _check_mask("masked_select", self, mask)
    shape = broadcast_shapes(self.shape, mask.shape)
    found = expanded(self, shape)[expanded(mask, shape)]
    result = empty_tensor(found.shape, self.dtype, self.device)
    write(result, found)
    return result


def masked_select_cpu(self: Tensor, mask: Tensor) -> Tensor:
    """RuntimeError for a mask that is not bool or does not broadcast with `self`."""
    return _selected(self, mask)


def masked_select_out_cpu(self: Tensor, mask: Tensor, out: Tensor) -> Tensor:
    check(
        out.dtype is self.dtype,
        f"masked_select: self has dtype {self.dtype}, but out has {out.dtype}",
    )
    result = _selected(self, mask)
    resize_output("masked_select", out, result.shape)
    write(out, result.array)
    return out


# nonzero


def nonzero_cpu(self: Tensor) -> Tensor:
    """The positions of the elements that are not zero, a row for each.

    Of a 0-dimensional tensor the rows are empty. The columns are dense in memory.
    """
    found = np.argwhere(self.array)
    result = empty_tensor(found.shape, int64, self.device, (1, found.shape[0]))
    write(result, found)
    return result


def nonzero_out_cpu(self: Tensor, out: Tensor) -> Tensor:
    check(out.dtype is int64, f"nonzero: out must be int64, not {out.dtype}")
    result = nonzero_cpu(self)
    resize_output("nonzero", out, result.shape, result.strides)
    write(out, result.array)
    return out
