"""Operators with three operands: choice, bounds, interpolation, fused arithmetic."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import numpy as np

from .. import structured
from ..dtypes import Number, bool_, promote_types, result_type, uint8
from ..locations import user_stacklevel
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .pointwise import (
    BOOL,
    INEXACT,
    INTEGRAL,
    NUMERIC,
    REAL,
    checked_operand,
    compute_operand,
    keeps_out_dtype,
    require_dtype,
    store,
)
from .pointwise_special import compute_lerp
from .support import elementwise_meta, opmath_type

# Choice.


def _where_meta(condition: Tensor, self: Tensor, other: Tensor) -> TensorMeta:
    if condition.dtype is uint8:
        warnings.warn(
            "where: a uint8 condition is deprecated, use a bool one",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    elif condition.dtype is not bool_:
        raise RuntimeError(f"where: the condition must be bool, not {condition.dtype}")
    return elementwise_meta(condition, self, other, dtype=result_type(self, other))


def _where_impl(condition: Tensor, self: Tensor, other: Tensor, out: Tensor) -> None:
    a, b = compute_operand(self, out.dtype), compute_operand(other, out.dtype)
    store(out, np.where, condition.array, a, b)


where_self = structured.functional(_where_meta, _where_impl, op="where.self")
where_meta_self = structured.meta_functional(_where_meta, op="where.self")
where_self_out = structured.out(_where_meta, _where_impl, op="where.self_out")
where_self_out_meta = structured.meta_out(_where_meta, op="where.self_out")

# Bounds. NaN in the tensor or in a bound wins, and so does the upper bound.


def _refuse_complex(*operands: Tensor | Number | None) -> None:
    for value in operands:
        if isinstance(value, Tensor) and value.dtype.is_complex:
            raise NotImplementedError("clamp is not defined for complex tensors")
        if isinstance(value, complex):
            raise RuntimeError(f"clamp: the bound {value} is complex")


def _require_bound(minimum: object, maximum: object) -> None:
    if minimum is None and maximum is None:
        raise RuntimeError("clamp: at least one of min and max must not be None")


def _clamp_meta(self: Tensor, *bounds: Number) -> TensorMeta:
    _refuse_complex(self, *bounds)
    dtype = self.dtype
    for bound in bounds:
        # A number only raises the category, so one after another is as good as all.
        dtype = promote_types(dtype, result_type(self, bound))
    return elementwise_meta(self, dtype=dtype)


@keeps_out_dtype
def meta_clamp(self: Tensor, min: Number | None, max: Number | None) -> TensorMeta:
    """The shape of `self`, the dtype common with the bounds.

    RuntimeError if both bounds are None or one is complex.
    """
    _require_bound(min, max)
    return _clamp_meta(self, *[bound for bound in (min, max) if bound is not None])


@keeps_out_dtype
def meta_clamp_min(self: Tensor, min: Number) -> TensorMeta:
    """The shape of `self`, the dtype common with the bound."""
    return _clamp_meta(self, min)


@keeps_out_dtype
def meta_clamp_max(self: Tensor, max: Number) -> TensorMeta:
    """The shape of `self`, the dtype common with the bound."""
    return _clamp_meta(self, max)


def clamp_out(
    self: Tensor, min: Number | None, max: Number | None, out: Tensor
) -> None:
    """RuntimeError for a bound that the dtype cannot hold."""
    dtype = out.dtype
    require_dtype("clamp", dtype, REAL)
    x = compute_operand(self, dtype)
    low, high = [
        None if bound is None else checked_operand(bound, dtype) for bound in (min, max)
    ]
    _store_clamped(x, low, high, out)


def _store_clamped(
    x: Array, low: Array | None, high: Array | None, out: Tensor
) -> None:
    if low is not None and high is not None:
        store(out, lambda x: np.minimum(np.maximum(x, low), high), x)
    elif low is not None:
        store(out, np.maximum, x, low)
    elif high is not None:
        store(out, np.minimum, x, high)


def clamp_min_out(self: Tensor, min: Number, out: Tensor) -> None:
    """Elements not below `min`."""
    clamp_out(self, min, None, out)


def clamp_max_out(self: Tensor, max: Number, out: Tensor) -> None:
    """Elements not above `max`."""
    clamp_out(self, None, max, out)


def meta_clamp_Tensor(
    self: Tensor, min: Tensor | None, max: Tensor | None
) -> TensorMeta:
    """The broadcast shape and common dtype; RuntimeError if both bounds are None."""
    _require_bound(min, max)
    operands = [x for x in (self, min, max) if x is not None]
    _refuse_complex(*operands)
    return elementwise_meta(*operands, dtype=result_type(*operands))


def meta_clamp_min_Tensor(self: Tensor, min: Tensor) -> TensorMeta:
    """The broadcast shape and common dtype."""
    return meta_clamp_Tensor(self, min, None)


def meta_clamp_max_Tensor(self: Tensor, max: Tensor) -> TensorMeta:
    """The broadcast shape and common dtype."""
    return meta_clamp_Tensor(self, None, max)


def clamp_Tensor_out(
    self: Tensor, min: Tensor | None, max: Tensor | None, out: Tensor
) -> None:
    """Bounds for each element; one bound alone may be bool."""
    one_sided = min is None or max is None
    require_dtype("clamp", out.dtype, REAL | BOOL if one_sided else REAL)
    x = compute_operand(self, out.dtype)
    low, high = [
        None if bound is None else compute_operand(bound, out.dtype)
        for bound in (min, max)
    ]
    _store_clamped(x, low, high, out)


def clamp_min_Tensor_out(self: Tensor, min: Tensor, out: Tensor) -> None:
    """Elements not below those of `min`."""
    clamp_Tensor_out(self, min, None, out)


def clamp_max_Tensor_out(self: Tensor, max: Tensor, out: Tensor) -> None:
    """Elements not above those of `max`."""
    clamp_Tensor_out(self, None, max, out)


# Interpolation.


def _require_dtype_of(self: Tensor, other: Tensor, name: str) -> None:
    if other.dtype is not self.dtype:
        raise RuntimeError(
            f"lerp: {name} has dtype {other.dtype}, but self has {self.dtype}"
        )


def meta_lerp_Scalar(self: Tensor, end: Tensor, weight: Number) -> TensorMeta:
    """The broadcast shape; RuntimeError if the dtypes of `self` and `end` differ."""
    _require_dtype_of(self, end, "end")
    return elementwise_meta(self, end, dtype=self.dtype)


def lerp_Scalar(self: Tensor, end: Tensor, weight: Number, out: Tensor) -> None:
    """RuntimeError for a complex weight of real tensors."""
    require_dtype("lerp", out.dtype, INEXACT)
    start, stop = compute_operand(self, out.dtype), compute_operand(end, out.dtype)
    share = checked_operand(weight, opmath_type(out.dtype))
    store(out, compute_lerp, start, stop, share)


_lerp_meta = keeps_out_dtype(elementwise_meta)


@structured.reads_outs
def meta_lerp_Tensor(
    self: Tensor, end: Tensor, weight: Tensor, outs: Sequence[Tensor] = ()
) -> TensorMeta:
    """The broadcast shape; RuntimeError if the dtypes differ.

    A 0-dimensional weight may have any dtype. With it the result is cast to that of
    `out`, otherwise not.
    """
    _require_dtype_of(self, end, "end")
    if not weight.ndim:
        return elementwise_meta(self, end, weight)
    _require_dtype_of(self, weight, "weight")
    return _lerp_meta(self, end, weight, outs=outs)


def lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor, out: Tensor) -> None:
    """A weight for each element."""
    require_dtype("lerp", out.dtype, INEXACT)
    start, stop, share = [compute_operand(x, out.dtype) for x in (self, end, weight)]
    store(out, compute_lerp, start, stop, share)


# Fused arithmetic.


def meta_addcmul(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number
) -> TensorMeta:
    """The broadcast shape and common dtype."""
    dtype = result_type(self, tensor1, tensor2)
    return elementwise_meta(self, tensor1, tensor2, dtype=dtype)


def addcmul_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number, out: Tensor
) -> None:
    """self + value * tensor1 * tensor2; the value loses its fraction for integers."""
    require_dtype("addcmul", out.dtype, NUMERIC)
    x, a, b = [compute_operand(t, out.dtype) for t in (self, tensor1, tensor2)]
    factor = checked_operand(value, opmath_type(out.dtype))
    store(out, lambda x, a, b: x + factor * a * b, x, a, b)


def meta_addcdiv(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number
) -> TensorMeta:
    """As for addcmul; RuntimeError if both divided tensors are integral."""
    if tensor1.dtype in INTEGRAL | BOOL and tensor2.dtype in INTEGRAL | BOOL:
        raise RuntimeError(
            "addcdiv does not divide integers by integers; convert one of the tensors "
            "to a floating dtype, or use addcmul and div with a rounding mode"
        )
    return meta_addcmul(self, tensor1, tensor2, value)


def addcdiv_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number, out: Tensor
) -> None:
    """self + value * tensor1 / tensor2."""
    require_dtype("addcdiv", out.dtype, INEXACT)
    x, a, b = [compute_operand(t, out.dtype) for t in (self, tensor1, tensor2)]
    factor = checked_operand(value, opmath_type(out.dtype))
    store(out, lambda x, a, b: x + factor * a / b, x, a, b)
