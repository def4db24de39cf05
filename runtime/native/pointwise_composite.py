"""Pointwise operators that call others.

Most are overloads with a Python number: it becomes a tensor that ranks as a number in
type promotion, and the overload for tensors does the work, on whatever device.
"""

from __future__ import annotations

from typing import Any

from ..dtypes import Category, DType, Number, bool_, int64, result_type, to_real, uint8
from ..ops import ops
from ..tensor import TensorBase as Tensor
from ..tensor import wrapped_number
from .support import check, checked_number, common_device

aten = ops.aten


def _as_tensor(value: Tensor | Number) -> Tensor:
    return value if isinstance(value, Tensor) else wrapped_number(value)


def _empty(dtype: DType, *operands: Tensor) -> Any:
    """A tensor without elements for an out variant to resize."""
    return aten.empty.memory_format([0], dtype=dtype, device=common_device(*operands))


# Arithmetic with a number.


def add(self: Tensor, other: Number, alpha: Number) -> Any:
    """self + alpha * other."""
    return aten.add.Tensor(self, wrapped_number(other), alpha=alpha)


def add_(self: Tensor, other: Number, alpha: Number) -> Any:
    """self + alpha * other, in place."""
    return aten.add_.Tensor(self, wrapped_number(other), alpha=alpha)


def sub(self: Tensor, other: Number, alpha: Number) -> Any:
    """self - alpha * other."""
    return aten.sub.Tensor(self, wrapped_number(other), alpha=alpha)


def sub_(self: Tensor, other: Number, alpha: Number) -> Any:
    """self - alpha * other, in place."""
    return aten.sub_.Tensor(self, wrapped_number(other), alpha=alpha)


def rsub(self: Tensor, other: Tensor | Number, alpha: Number) -> Any:
    """other - alpha * self."""
    return aten.sub.Tensor(_as_tensor(other), self, alpha=alpha)


def mul(self: Tensor, other: Number) -> Any:
    """self * other."""
    return aten.mul.Tensor(self, wrapped_number(other))


def mul_(self: Tensor, other: Number) -> Any:
    """self * other, in place."""
    return aten.mul_.Tensor(self, wrapped_number(other))


def div_Scalar(self: Tensor, other: Number) -> Any:
    """self / other."""
    return aten.div.Tensor(self, wrapped_number(other))


def div__Scalar(self: Tensor, other: Number) -> Any:
    """self / other, in place."""
    return aten.div_.Tensor(self, wrapped_number(other))


def div_Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Any:
    """self / other, rounded."""
    return aten.div.Tensor_mode(
        self, wrapped_number(other), rounding_mode=rounding_mode
    )


def div__Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Any:
    """self / other, rounded, in place."""
    return aten.div_.Tensor_mode(
        self, wrapped_number(other), rounding_mode=rounding_mode
    )


def floor_divide_Scalar(self: Tensor, other: Number) -> Any:
    """self / other, rounded down."""
    return aten.floor_divide.default(self, wrapped_number(other))


def floor_divide__Scalar(self: Tensor, other: Number) -> Any:
    """self / other, rounded down, in place."""
    return aten.floor_divide_.Tensor(self, wrapped_number(other))


def fmod(self: Tensor, other: Number) -> Any:
    """The remainder with the sign of `self`."""
    return aten.fmod.Tensor(self, wrapped_number(other))


def fmod_(self: Tensor, other: Number) -> Any:
    """The remainder with the sign of `self`, in place."""
    return aten.fmod_.Tensor(self, wrapped_number(other))


def fmod_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Any:
    """The remainder with the sign of `self`, in `out`."""
    return aten.fmod.Tensor_out(self, wrapped_number(other), out=out)


def remainder(self: Tensor | Number, other: Tensor | Number) -> Any:
    """The remainder with the sign of `other`, of a tensor and a number in either order."""
    return aten.remainder.Tensor(_as_tensor(self), _as_tensor(other))


def remainder_(self: Tensor, other: Number) -> Any:
    """The remainder with the sign of `other`, in place."""
    return aten.remainder_.Tensor(self, wrapped_number(other))


def remainder_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Any:
    """The remainder with the sign of `other`, in `out`."""
    return aten.remainder.Tensor_out(self, wrapped_number(other), out=out)


def square(self: Tensor) -> Any:
    """self * self."""
    return aten.pow.Tensor_Scalar(self, 2)


def square_(self: Tensor) -> Any:
    """self * self, in place."""
    return aten.pow_.Scalar(self, 2)


def square_out(self: Tensor, out: Tensor) -> Any:
    """self * self, in `out`."""
    return aten.pow.Tensor_Scalar_out(self, 2, out=out)


def abs_kernel(self: Tensor) -> Any:
    """The distance from zero, a real number for complex ones too."""
    return aten.abs.out(self, out=_empty(to_real(self.dtype), self))


def abs_(self: Tensor) -> Any:
    """RuntimeError for complex tensors, which cannot keep their dtype."""
    check(
        not self.dtype.is_complex,
        f"abs of a {self.dtype} tensor is real, so it cannot be computed in place",
    )
    return aten.abs.out(self, out=self)


# Activations that are bounds.


def relu(self: Tensor) -> Any:
    """The positive part; RuntimeError for bool."""
    check(self.dtype is not bool_, "relu is not defined for bool tensors")
    return aten.clamp_min.default(self, 0)


def relu_(self: Tensor) -> Any:
    """The positive part, in place; RuntimeError for bool."""
    check(self.dtype is not bool_, "relu is not defined for bool tensors")
    return aten.clamp_min_.default(self, 0)


def _hardtanh_bounds(
    self: Tensor, min_val: Number, max_val: Number
) -> tuple[Number, Number]:
    """The bounds in the category of `self`: the result keeps its dtype.

    RuntimeError if they do not fit it, or an unsigned type has a negative one.
    """
    dtype = self.dtype
    check(dtype is not bool_, "hardtanh is not defined for bool tensors")
    if not dtype.is_integral:
        return min_val, max_val
    low, high = [int(checked_number(bound, int64)) for bound in (min_val, max_val)]
    check(
        dtype is not uint8 or (low >= 0 and high >= 0),
        f"hardtanh of a uint8 tensor cannot have the negative limits {low} and {high}",
    )
    return low, high


def hardtanh(self: Tensor, min_val: Number, max_val: Number) -> Any:
    """`self` between two bounds; RuntimeError for bool."""
    return aten.clamp.default(self, *_hardtanh_bounds(self, min_val, max_val))


def hardtanh_(self: Tensor, min_val: Number, max_val: Number) -> Any:
    """`self` between two bounds, in place; RuntimeError for bool."""
    return aten.clamp_.default(self, *_hardtanh_bounds(self, min_val, max_val))


def hardtanh_out(self: Tensor, min_val: Number, max_val: Number, out: Tensor) -> Any:
    """`self` between two bounds, in `out`; RuntimeError for bool."""
    return aten.clamp.out(self, *_hardtanh_bounds(self, min_val, max_val), out=out)


# Logic.


def logical_and(self: Tensor, other: Tensor) -> Any:
    """Where both operands are nonzero."""
    return aten.logical_and.out(self, other, out=_empty(bool_, self, other))


def logical_and_(self: Tensor, other: Tensor) -> Any:
    """Where both operands are nonzero, in place: ones and zeros of the dtype of `self`."""
    return aten.logical_and.out(self, other, out=self)


def logical_or(self: Tensor, other: Tensor) -> Any:
    """Where an operand is nonzero."""
    return aten.logical_or.out(self, other, out=_empty(bool_, self, other))


def logical_or_(self: Tensor, other: Tensor) -> Any:
    """Where an operand is nonzero, in place."""
    return aten.logical_or.out(self, other, out=self)


def logical_xor(self: Tensor, other: Tensor) -> Any:
    """Where exactly one operand is nonzero."""
    return aten.logical_xor.out(self, other, out=_empty(bool_, self, other))


def logical_xor_(self: Tensor, other: Tensor) -> Any:
    """Where exactly one operand is nonzero, in place."""
    return aten.logical_xor.out(self, other, out=self)


def logical_not(self: Tensor) -> Any:
    """Where `self` is zero."""
    return aten.logical_not.out(self, out=_empty(bool_, self))


def logical_not_(self: Tensor) -> Any:
    """Where `self` is zero, in place."""
    return aten.logical_not.out(self, out=self)


def bitwise_and(self: Tensor | Number, other: Tensor | Number) -> Any:
    """The bits that both have, of a tensor and a number in either order."""
    return aten.bitwise_and.Tensor(_as_tensor(self), _as_tensor(other))


def bitwise_and_(self: Tensor, other: Number) -> Any:
    """The bits that both have, in place."""
    return aten.bitwise_and_.Tensor(self, wrapped_number(other))


def bitwise_and_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Any:
    """The bits that both have, in `out`."""
    return aten.bitwise_and.Tensor_out(self, wrapped_number(other), out=out)


def bitwise_or(self: Tensor | Number, other: Tensor | Number) -> Any:
    """The bits that either has, of a tensor and a number in either order."""
    return aten.bitwise_or.Tensor(_as_tensor(self), _as_tensor(other))


def bitwise_or_(self: Tensor, other: Number) -> Any:
    """The bits that either has, in place."""
    return aten.bitwise_or_.Tensor(self, wrapped_number(other))


def bitwise_or_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Any:
    """The bits that either has, in `out`."""
    return aten.bitwise_or.Tensor_out(self, wrapped_number(other), out=out)


def bitwise_xor(self: Tensor | Number, other: Tensor | Number) -> Any:
    """The bits that one of both has, of a tensor and a number in either order."""
    return aten.bitwise_xor.Tensor(_as_tensor(self), _as_tensor(other))


def bitwise_xor_(self: Tensor, other: Number) -> Any:
    """The bits that one of both has, in place."""
    return aten.bitwise_xor_.Tensor(self, wrapped_number(other))


def bitwise_xor_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Any:
    """The bits that one of both has, in `out`."""
    return aten.bitwise_xor.Tensor_out(self, wrapped_number(other), out=out)


# Choice and classification.


def _number_like(value: Number, dtype: DType, like: Tensor) -> Any:
    """RuntimeError if `dtype` cannot hold the number."""
    return aten.scalar_tensor.default(value, dtype=dtype, device=like.device)


def where_ScalarSelf(condition: Tensor, self: Number, other: Tensor) -> Any:
    """A number where the condition holds, elements of `other` elsewhere."""
    number = _number_like(self, result_type(self, other), condition)
    return aten.where.self(condition, number, other)


def where_ScalarOther(condition: Tensor, self: Tensor, other: Number) -> Any:
    """Elements of `self` where the condition holds, a number elsewhere."""
    number = _number_like(other, result_type(self, other), condition)
    return aten.where.self(condition, self, number)


def where_Scalar(condition: Tensor, self: Number, other: Number) -> Any:
    """One of two numbers for each element of the condition."""
    dtype = result_type(self, other)
    numbers = [_number_like(value, dtype, condition) for value in (self, other)]
    return aten.where.self(condition, *numbers)


def where(condition: Tensor) -> Any:
    """The indices of the nonzero elements, one tensor for each dimension."""
    if not condition.ndim:
        condition = aten.unsqueeze.default(condition, 0)
    return aten.unbind.int(aten.nonzero.default(condition), 1)


def isfinite(self: Tensor) -> Any:
    """Neither infinite nor NaN, in both parts of a complex number."""
    if self.dtype.category < Category.FLOATING:
        return aten.ones_like.default(self, dtype=bool_)
    # Only finite numbers leave zero; the difference of infinities is NaN.
    return aten.eq.Scalar(aten.sub.Tensor(self, self), 0)


def isinf(self: Tensor) -> Any:
    """Infinite, in at least one part of a complex number."""
    if self.dtype.category < Category.FLOATING:
        return aten.zeros_like.default(self, dtype=bool_)
    infinite = aten.eq.Scalar(aten.abs.default(self), float("inf"))
    if not self.dtype.is_complex:
        return infinite
    # The absolute value of a large finite complex number may be infinite too.
    finite = aten.isfinite.default(self)
    return aten.logical_and.default(infinite, aten.logical_not.default(finite))
