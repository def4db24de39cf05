"""Operators on lists of tensors: one call for each tensor.

The results are those of the operator for one tensor; nothing is fused. Lists of
different lengths and empty lists are errors (``ATen/native/ForeachUtils.h``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..dtypes import Number
from ..ops import ops
from ..tensor import TensorBase as Tensor
from .support import check

aten = ops.aten
Tensors = Sequence[Tensor]


def _check_list(tensors: Tensors) -> None:
    check(len(tensors) > 0, "a list of tensors must not be empty")


def _check_lists(first: Tensors, second: Sequence[Any], what: str) -> None:
    _check_list(first)
    check(
        len(first) == len(second),
        f"the lists must have the same length, but there are {len(first)} tensors "
        f"and {len(second)} {what}",
    )


def _check_zero_dim(tensor: Tensor) -> None:
    check(
        tensor.ndim == 0,
        f"a tensor for a whole list must be 0-dimensional, not of shape {list(tensor.shape)}",
    )


def foreach_tensor_add_scalar_kernel_slow(self: Tensors, scalar: Number) -> list[Any]:
    """Add a number to each tensor."""
    _check_list(self)
    return [aten.add.Scalar(tensor, scalar) for tensor in self]


def foreach_tensor_add_scalar_kernel_slow_(self: Tensors, scalar: Number) -> None:
    """Add a number to each tensor, in place."""
    _check_list(self)
    for tensor in self:
        aten.add_.Scalar(tensor, scalar)


def foreach_tensor_add_list_kernel_slow(
    self: Tensors, other: Tensors, alpha: Number
) -> list[Any]:
    """Add two lists, tensor by tensor."""
    _check_lists(self, other, "tensors")
    return [
        aten.add.Tensor(a, b, alpha=alpha) for a, b in zip(self, other, strict=True)
    ]


def foreach_tensor_add_list_kernel_slow_(
    self: Tensors, other: Tensors, alpha: Number
) -> None:
    """Add a list, tensor by tensor, in place."""
    _check_lists(self, other, "tensors")
    for a, b in zip(self, other, strict=True):
        aten.add_.Tensor(a, b, alpha=alpha)


def foreach_tensor_add_scalarlist_kernel_slow(
    self: Tensors, scalars: Sequence[Number]
) -> list[Any]:
    """Add to each tensor a number of its own."""
    _check_lists(self, scalars, "numbers")
    return [aten.add.Scalar(a, b) for a, b in zip(self, scalars, strict=True)]


def foreach_tensor_add_scalarlist_kernel_slow_(
    self: Tensors, scalars: Sequence[Number]
) -> None:
    """Add to each tensor a number of its own, in place."""
    _check_lists(self, scalars, "numbers")
    for a, b in zip(self, scalars, strict=True):
        aten.add_.Scalar(a, b)


def foreach_tensor_add_tensor_kernel_slow(
    self: Tensors, other: Tensor, alpha: Number
) -> list[Any]:
    """Add a 0-dimensional tensor to each tensor."""
    _check_list(self)
    _check_zero_dim(other)
    return [aten.add.Tensor(tensor, other, alpha=alpha) for tensor in self]


def foreach_tensor_add_tensor_kernel_slow_(
    self: Tensors, other: Tensor, alpha: Number
) -> None:
    """Add a 0-dimensional tensor to each tensor, in place."""
    _check_list(self)
    _check_zero_dim(other)
    for tensor in self:
        aten.add_.Tensor(tensor, other, alpha=alpha)


def foreach_tensor_mul_scalar_kernel_slow(self: Tensors, scalar: Number) -> list[Any]:
    """Multiply each tensor by a number."""
    _check_list(self)
    return [aten.mul.Scalar(tensor, scalar) for tensor in self]


def foreach_tensor_mul_scalar_kernel_slow_(self: Tensors, scalar: Number) -> None:
    """Multiply each tensor by a number, in place."""
    _check_list(self)
    for tensor in self:
        aten.mul_.Scalar(tensor, scalar)


def foreach_tensor_mul_list_kernel_slow(self: Tensors, other: Tensors) -> list[Any]:
    """Multiply two lists, tensor by tensor."""
    _check_lists(self, other, "tensors")
    return [aten.mul.Tensor(a, b) for a, b in zip(self, other, strict=True)]


def foreach_tensor_mul_list_kernel_slow_(self: Tensors, other: Tensors) -> None:
    """Multiply by a list, tensor by tensor, in place."""
    _check_lists(self, other, "tensors")
    for a, b in zip(self, other, strict=True):
        aten.mul_.Tensor(a, b)


def foreach_tensor_mul_scalarlist_kernel_slow(
    self: Tensors, scalars: Sequence[Number]
) -> list[Any]:
    """Multiply each tensor by a number of its own."""
    _check_lists(self, scalars, "numbers")
    return [aten.mul.Scalar(a, b) for a, b in zip(self, scalars, strict=True)]


def foreach_tensor_mul_scalarlist_kernel_slow_(
    self: Tensors, scalars: Sequence[Number]
) -> None:
    """Multiply each tensor by a number of its own, in place."""
    _check_lists(self, scalars, "numbers")
    for a, b in zip(self, scalars, strict=True):
        aten.mul_.Scalar(a, b)


def foreach_tensor_mul_tensor_kernel_slow(self: Tensors, other: Tensor) -> list[Any]:
    """Multiply each tensor by a 0-dimensional tensor."""
    _check_list(self)
    _check_zero_dim(other)
    return [aten.mul.Tensor(tensor, other) for tensor in self]


def foreach_tensor_mul_tensor_kernel_slow_(self: Tensors, other: Tensor) -> None:
    """Multiply each tensor by a 0-dimensional tensor, in place."""
    _check_list(self)
    _check_zero_dim(other)
    for tensor in self:
        aten.mul_.Tensor(tensor, other)
