"""The operators of demo.yaml with the key set as first argument. Generated: do not edit.

For kernels that pass a call on: the keys are used as they are, the context's are not added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime import dtypes as _rt_dtypes
from runtime.dispatcher import get_default_dispatcher as _rt_get_default_dispatcher
from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.wrapping import as_device as _rt_as_device
from runtime.wrapping import expand_list as _rt_expand_list

if TYPE_CHECKING:
    from collections.abc import Sequence

    from runtime.key_set import DispatchKeySet
    from runtime.operator import TypedOperator as _rt_TypedOperator

    from .tensor_body import Tensor

_rt_get_handle = _rt_get_default_dispatcher().handle

_op_clone: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clone", "")


def clone(
    keys: DispatchKeySet, self: Tensor, *, memory_format: MemoryFormat | None = None
) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    return _op_clone.redispatch(keys, self, memory_format)


_op_copy_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy_", "")


def copy_(
    keys: DispatchKeySet, self: Tensor, src: Tensor, non_blocking: bool = False
) -> Tensor:
    """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
    return _op_copy_.redispatch(keys, self, src, non_blocking)


_op__foreach_double: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "demo::_foreach_double", ""
)


def _foreach_double(keys: DispatchKeySet, self: Sequence[Tensor]) -> Sequence[Tensor]:
    """demo::_foreach_double(Tensor[] self) -> Tensor[]"""
    return _op__foreach_double.redispatch(keys, self)


_op__foreach_double_out: _rt_TypedOperator[None] = _rt_get_handle(
    "demo::_foreach_double", "out"
)


def _foreach_double_out(
    keys: DispatchKeySet, self: Sequence[Tensor], *, out: Sequence[Tensor]
) -> None:
    """demo::_foreach_double.out(Tensor[] self, *, Tensor(a!)[] out) -> ()"""
    _op__foreach_double_out.redispatch(keys, self, out)


_op__foreach_double_: _rt_TypedOperator[None] = _rt_get_handle(
    "demo::_foreach_double_", ""
)


def _foreach_double_(keys: DispatchKeySet, self: Sequence[Tensor]) -> None:
    """demo::_foreach_double_(Tensor(a!)[] self) -> ()"""
    _op__foreach_double_.redispatch(keys, self)


_op_add_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "Scalar")


def add_Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, *, alpha: Number = 1
) -> Tensor:
    """demo::add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor"""
    return _op_add_Scalar.redispatch(keys, self, other, alpha)


_op_add_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::add", "Scalar_out"
)


def add_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """demo::add.Scalar_out(Tensor self, Scalar other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    return _op_add_Scalar_out.redispatch(keys, self, other, alpha, out)


_op_add_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "Tensor")


def add_Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """demo::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    return _op_add_Tensor.redispatch(keys, self, other, alpha)


_op_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "out")


def add_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """demo::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    return _op_add_out.redispatch(keys, self, other, alpha, out)


_op_add__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add_", "Tensor")


def add__Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """demo::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
    return _op_add__Tensor.redispatch(keys, self, other, alpha)


_op_advance: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::advance", "")


def advance(keys: DispatchKeySet, state: Tensor, grad: Tensor) -> Tensor:
    """demo::advance(Tensor(a!) state, Tensor grad) -> Tensor"""
    return _op_advance.redispatch(keys, state, grad)


_op_advance_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::advance", "out")


def advance_out(
    keys: DispatchKeySet, state: Tensor, grad: Tensor, *, out: Tensor
) -> Tensor:
    """demo::advance.out(Tensor(a!) state, Tensor grad, *, Tensor(b!) out) -> Tensor(b!)"""
    return _op_advance_out.redispatch(keys, state, grad, out)


_op_advance_functional: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::advance_functional", ""
)


def advance_functional(
    keys: DispatchKeySet, state: Tensor, grad: Tensor
) -> tuple[Tensor, Tensor]:
    """demo::advance_functional(Tensor state, Tensor grad) -> (Tensor, Tensor state_out)"""
    return _op_advance_functional.redispatch(keys, state, grad)


_op_bool: _rt_TypedOperator[bool] = _rt_get_handle("demo::bool", "")


def bool_(keys: DispatchKeySet, self: Tensor) -> bool:
    """demo::bool(Tensor self) -> bool"""
    return _op_bool.redispatch(keys, self)


_op_bounds: _rt_TypedOperator[tuple[Number, Number, Sequence[Tensor]]] = _rt_get_handle(
    "demo::bounds", ""
)


def bounds(
    keys: DispatchKeySet, self: Tensor, unit: object | None = None
) -> tuple[Number, Number, Sequence[Tensor]]:
    """demo::bounds(Tensor self, __torch__.torch.classes.demo.Unit? unit=None) -> (Scalar low, Scalar high, Tensor[] parts)"""
    return _op_bounds.redispatch(keys, self, unit)


_op_bump: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump", "")


def bump(keys: DispatchKeySet, self: Tensor, by: float = 0.5) -> Tensor:
    """demo::bump(Tensor self, float by=0.5) -> Tensor"""
    return _op_bump.redispatch(keys, self, by)


_op_bump_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump", "out")


def bump_out(
    keys: DispatchKeySet, self: Tensor, by: float = 0.5, *, out: Tensor
) -> Tensor:
    """demo::bump.out(Tensor self, float by=0.5, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_bump_out.redispatch(keys, self, by, out)


_op_bump_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump_", "")


def bump_(keys: DispatchKeySet, self: Tensor, by: float = 0.5) -> Tensor:
    """demo::bump_(Tensor(a!) self, float by=0.5) -> Tensor(a!)"""
    return _op_bump_.redispatch(keys, self, by)


_op_cast: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::cast", "")


def cast(keys: DispatchKeySet, self: Tensor, dtype: DType = _rt_dtypes.int64) -> Tensor:
    """demo::cast(Tensor self, ScalarType dtype=long) -> Tensor"""
    return _op_cast.redispatch(keys, self, dtype)


_op_defaults: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::defaults", "")


def defaults(
    keys: DispatchKeySet,
    self: Tensor,
    reduction: int = 1,
    limit: float = 1e-05,
    mode: str = "it's",
    mark: str = '"',
    step: int | Sequence[int] | None = None,
    mask: bool | Sequence[bool] = (True, False, True),
    scales: Sequence[float] = (1.0,),
    dims: Sequence[int] = (),
) -> Tensor:
    """demo::defaults(Tensor self, int reduction=Mean, float limit=1e-05, str mode="it's", str mark='"', int[2]? step=None, bool[3] mask=[True,False,True], float[] scales=[1.0], int[] dims=[]) -> Tensor"""
    step = _rt_expand_list(step, 2)
    mask = _rt_expand_list(mask, 3)
    return _op_defaults.redispatch(
        keys, self, reduction, limit, mode, mark, step, mask, scales, dims
    )


_op_draw: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::draw", "")


def draw(keys: DispatchKeySet, self: Tensor, generator: Generator) -> Tensor:
    """demo::draw(Tensor self, Generator generator) -> Tensor"""
    return _op_draw.redispatch(keys, self, generator)


_op_eq: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::eq", "")


def eq(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """demo::eq(Tensor self, Scalar other) -> Tensor"""
    return _op_eq.redispatch(keys, self, other)


_op_flat: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat", "")


def flat(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::flat(Tensor self) -> Tensor"""
    return _op_flat.redispatch(keys, self)


_op_flat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat", "out")


def flat_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """demo::flat.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_flat_out.redispatch(keys, self, out)


_op_flat_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat_", "")


def flat_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::flat_(Tensor(a!) self) -> Tensor(a!)"""
    return _op_flat_.redispatch(keys, self)


_op_floor_divide: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::floor_divide", "")


def floor_divide(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """demo::floor_divide(Tensor self, Tensor other) -> Tensor"""
    return _op_floor_divide.redispatch(keys, self, other)


_op_join_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::join", "Scalar")


def join_Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, rest: Sequence[Tensor] = ()
) -> Tensor:
    """demo::join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor"""
    return _op_join_Scalar.redispatch(keys, self, other, rest)


_op_join_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::join", "Tensor")


def join_Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, rest: Sequence[Tensor] = ()
) -> Tensor:
    """demo::join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor"""
    return _op_join_Tensor.redispatch(keys, self, other, rest)


_op_lambda: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::lambda", "")


def lambda_(
    keys_: DispatchKeySet, self: Tensor, keys: Tensor, kernel: Tensor, isinstance_: str
) -> Tensor:
    """demo::lambda(Tensor self, Tensor keys, Tensor kernel, str isinstance) -> Tensor"""
    return _op_lambda.redispatch(keys_, self, keys, kernel, isinstance_)


_op_largest: _rt_TypedOperator[Number] = _rt_get_handle("demo::largest", "")


def largest(keys: DispatchKeySet, self: Tensor) -> Number:
    """demo::largest(Tensor self) -> Scalar"""
    return _op_largest.redispatch(keys, self)


_op_less_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::less", "Scalar")


def less_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """demo::less.Scalar(Tensor self, Scalar other) -> Tensor"""
    return _op_less_Scalar.redispatch(keys, self, other)


_op_less_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::less", "Scalar_out"
)


def less_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """demo::less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_less_Scalar_out.redispatch(keys, self, other, out)


_op_less_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::less", "Tensor")


def less_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """demo::less.Tensor(Tensor self, Tensor other) -> Tensor"""
    return _op_less_Tensor.redispatch(keys, self, other)


_op_less_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::less", "Tensor_out"
)


def less_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """demo::less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_less_Tensor_out.redispatch(keys, self, other, out)


_op_make: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::make", "")


def make(
    keys: DispatchKeySet,
    size: Sequence[int],
    fill: Number = 0,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """demo::make(SymInt[] size, Scalar fill=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if device is not None:
        device = _rt_as_device(device)
    return _op_make.redispatch(keys, size, fill, dtype, layout, device, pin_memory)


_op_make_like: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::make_like", "")


def make_like(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = MemoryFormat.contiguous_format,
) -> Tensor:
    """demo::make_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor"""
    if device is not None:
        device = _rt_as_device(device)
    return _op_make_like.redispatch(
        keys, self, dtype, layout, device, pin_memory, memory_format
    )


_op_matmul: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::matmul", "")


def matmul(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """demo::matmul(Tensor self, Tensor other) -> Tensor"""
    return _op_matmul.redispatch(keys, self, other)


_op_mul: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::mul", "")


def mul(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """demo::mul(Tensor self, Scalar other) -> Tensor"""
    return _op_mul.redispatch(keys, self, other)


_op_mul_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::mul_", "")


def mul_(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """demo::mul_(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    return _op_mul_.redispatch(keys, self, other)


_op_ndim: _rt_TypedOperator[int] = _rt_get_handle("demo::ndim", "")


def ndim(keys: DispatchKeySet, self: Tensor) -> int:
    """demo::ndim(Tensor self) -> int"""
    return _op_ndim.redispatch(keys, self)


_op_neg: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::neg", "")


def neg(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::neg(Tensor self) -> Tensor"""
    return _op_neg.redispatch(keys, self)


_op_noise_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::noise_", "")


def noise_(
    keys: DispatchKeySet,
    self: Tensor,
    from_: float = 0.0,
    to: float | None = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """demo::noise_(Tensor(a!) self, float from=0, float? to=1, *, Generator? generator=None) -> Tensor(a!)"""
    return _op_noise_.redispatch(keys, self, from_, to, generator)


_op_pick: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pick", "")


def pick(keys: DispatchKeySet, condition: Tensor, self: Tensor) -> Tensor:
    """demo::pick(Tensor condition, Tensor self) -> Tensor"""
    return _op_pick.redispatch(keys, condition, self)


_op_place: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::place", "")


def place(
    keys: DispatchKeySet,
    self: Tensor,
    device: Device | str,
    dtype: DType = _rt_dtypes.int64,
    layout: Layout = Layout.strided,
) -> Tensor:
    """demo::place(Tensor self, Device device, ScalarType dtype=long, Layout layout=strided) -> Tensor"""
    device = _rt_as_device(device)
    return _op_place.redispatch(keys, self, device, dtype, layout)


_op_pool_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pool", "Scalar")


def pool_Scalar(
    keys: DispatchKeySet,
    self: Tensor,
    weight: Number,
    stride: int | Sequence[int] = (1, 1),
) -> Tensor:
    """demo::pool.Scalar(Tensor self, Scalar weight, int[2] stride=1) -> Tensor"""
    stride = _rt_expand_list(stride, 2)
    return _op_pool_Scalar.redispatch(keys, self, weight, stride)


_op_pool_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pool", "Tensor")


def pool_Tensor(
    keys: DispatchKeySet,
    self: Tensor,
    weight: Tensor,
    stride: int | Sequence[int] = (1, 1),
) -> Tensor:
    """demo::pool.Tensor(Tensor self, Tensor weight, int[2] stride=1) -> Tensor"""
    stride = _rt_expand_list(stride, 2)
    return _op_pool_Tensor.redispatch(keys, self, weight, stride)


_op_pow_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pow", "Scalar")


def pow_Scalar(keys: DispatchKeySet, self: Number, exponent: Tensor) -> Tensor:
    """demo::pow.Scalar(Scalar self, Tensor exponent) -> Tensor"""
    return _op_pow_Scalar.redispatch(keys, self, exponent)


_op_pow_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pow", "Tensor")


def pow_Tensor(keys: DispatchKeySet, self: Tensor, exponent: Tensor) -> Tensor:
    """demo::pow.Tensor(Tensor self, Tensor exponent) -> Tensor"""
    return _op_pow_Tensor.redispatch(keys, self, exponent)


_op_pow_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::pow", "Tensor_Scalar"
)


def pow_Tensor_Scalar(keys: DispatchKeySet, self: Tensor, exponent: Number) -> Tensor:
    """demo::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
    return _op_pow_Tensor_Scalar.redispatch(keys, self, exponent)


_op_range_start_stop: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::range", "start_stop"
)


def range_start_stop(keys: DispatchKeySet, start: Number, stop: Number) -> Tensor:
    """demo::range.start_stop(Scalar start, Scalar stop) -> Tensor"""
    return _op_range_start_stop.redispatch(keys, start, stop)


_op_range_stop: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::range", "stop")


def range_stop(keys: DispatchKeySet, stop: Number) -> Tensor:
    """demo::range.stop(Scalar stop) -> Tensor"""
    return _op_range_stop.redispatch(keys, stop)


_op_reciprocal: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reciprocal", "")


def reciprocal(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::reciprocal(Tensor self) -> Tensor"""
    return _op_reciprocal.redispatch(keys, self)


_op_reshaped: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reshaped", "")


def reshaped(keys: DispatchKeySet, self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    return _op_reshaped.redispatch(keys, self, size)


_op_reshaped_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reshaped_copy", "")


def reshaped_copy(keys: DispatchKeySet, self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped_copy(Tensor self, SymInt[] size) -> Tensor"""
    return _op_reshaped_copy.redispatch(keys, self, size)


_op_reshaped_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::reshaped_copy", "out"
)


def reshaped_copy_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """demo::reshaped_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_reshaped_copy_out.redispatch(keys, self, size, out)


_op_rows: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("demo::rows", "")


def rows(keys: DispatchKeySet, self: Tensor) -> Sequence[Tensor]:
    """demo::rows(Tensor(a -> *) self) -> Tensor(a)[]"""
    return _op_rows.redispatch(keys, self)


_op_rows_copy: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "demo::rows_copy", ""
)


def rows_copy(keys: DispatchKeySet, self: Tensor) -> Sequence[Tensor]:
    """demo::rows_copy(Tensor self) -> Tensor[]"""
    return _op_rows_copy.redispatch(keys, self)


_op_rows_copy_out: _rt_TypedOperator[None] = _rt_get_handle("demo::rows_copy", "out")


def rows_copy_out(keys: DispatchKeySet, self: Tensor, *, out: Sequence[Tensor]) -> None:
    """demo::rows_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()"""
    _op_rows_copy_out.redispatch(keys, self, out)


_op_rsub: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::rsub", "")


def rsub(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """demo::rsub(Tensor self, Scalar other) -> Tensor"""
    return _op_rsub.redispatch(keys, self, other)


_op_shift_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::shift", "Scalar")


def shift_Scalar(keys: DispatchKeySet, self: Tensor, by: Number) -> Tensor:
    """demo::shift.Scalar(Tensor self, Scalar by) -> Tensor"""
    return _op_shift_Scalar.redispatch(keys, self, by)


_op_shift_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::shift", "Tensor")


def shift_Tensor(keys: DispatchKeySet, self: Tensor, by: Tensor | None) -> Tensor:
    """demo::shift.Tensor(Tensor self, Tensor? by) -> Tensor"""
    return _op_shift_Tensor.redispatch(keys, self, by)


_op_soft: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "")


def soft(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::soft(Tensor self) -> Tensor"""
    return _op_soft.redispatch(keys, self)


_op_soft_int: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "int")


def soft_int(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """demo::soft.int(Tensor self, int dim) -> Tensor"""
    return _op_soft_int.redispatch(keys, self, dim)


_op_soft_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "out")


def soft_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """demo::soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op_soft_out.redispatch(keys, self, out)


_op_spin: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::spin", "")


def spin(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::spin(Tensor self) -> Tensor"""
    return _op_spin.redispatch(keys, self)


_op_spin_axis: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::spin", "axis")


def spin_axis(keys: DispatchKeySet, self: Tensor, axis: int) -> Tensor:
    """demo::spin.axis(Tensor self, int axis) -> Tensor"""
    return _op_spin_axis.redispatch(keys, self, axis)


_op_split_at: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::split_at", ""
)


def split_at(keys: DispatchKeySet, self: Tensor, at: int) -> tuple[Tensor, Tensor]:
    """demo::split_at(Tensor self, int at) -> (Tensor low, Tensor high)"""
    return _op_split_at.redispatch(keys, self, at)


_op_split_at_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::split_at", "out"
)


def split_at_out(
    keys: DispatchKeySet, self: Tensor, at: int, *, low: Tensor, high: Tensor
) -> tuple[Tensor, Tensor]:
    """demo::split_at.out(Tensor self, int at, *, Tensor(a!) low, Tensor(b!) high) -> (Tensor(a!) low, Tensor(b!) high)"""
    return _op_split_at_out.redispatch(keys, self, at, low, high)


_op_spread: _rt_TypedOperator[tuple[Tensor, Tensor, int]] = _rt_get_handle(
    "demo::spread", ""
)


def spread(keys: DispatchKeySet, self: Tensor) -> tuple[Tensor, Tensor, int]:
    """demo::spread(Tensor self) -> (Tensor _low, Tensor count, int size)"""
    return _op_spread.redispatch(keys, self)


_op_tally: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::tally", "")


def tally(keys: DispatchKeySet, self: Tensor, counter: Tensor, log: Tensor) -> Tensor:
    """demo::tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor"""
    return _op_tally.redispatch(keys, self, counter, log)


_op_tally_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::tally", "out")


def tally_out(
    keys: DispatchKeySet, self: Tensor, counter: Tensor, log: Tensor, *, out: Tensor
) -> Tensor:
    """demo::tally.out(Tensor self, Tensor(a!) counter, Tensor(b!) log, *, Tensor(c!) out) -> Tensor(c!)"""
    return _op_tally_out.redispatch(keys, self, counter, log, out)


_op_tally_functional: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = _rt_get_handle(
    "demo::tally_functional", ""
)


def tally_functional(
    keys: DispatchKeySet, self: Tensor, counter: Tensor, log: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """demo::tally_functional(Tensor self, Tensor counter, Tensor log) -> (Tensor, Tensor counter_out, Tensor log_out)"""
    return _op_tally_functional.redispatch(keys, self, counter, log)


_op_thrice: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::thrice", "")


def thrice(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::thrice(Tensor self) -> Tensor"""
    return _op_thrice.redispatch(keys, self)


_op_total: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::total", "")


def total(
    keys: DispatchKeySet,
    first: Tensor | None,
    second: Tensor,
    *,
    more: Sequence[Tensor | None] = (),
    rest: Sequence[Tensor] | None = None,
) -> Tensor:
    """demo::total(Tensor? first, Tensor second, *, Tensor?[] more=[], Tensor[]? rest=None) -> Tensor"""
    return _op_total.redispatch(keys, first, second, more, rest)


_op_turn: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::turn", "")


def turn(keys: DispatchKeySet, self: Tensor, dims: Sequence[int]) -> Tensor:
    """demo::turn(Tensor self, int[] dims) -> Tensor"""
    return _op_turn.redispatch(keys, self, dims)


_op_turn_by_name: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::turn", "by_name")


def turn_by_name(
    keys: DispatchKeySet, self: Tensor, name: str, times: int = 1
) -> Tensor:
    """demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor"""
    return _op_turn_by_name.redispatch(keys, self, name, times)


_op_turn_nothing: _rt_TypedOperator[None] = _rt_get_handle("demo::turn", "nothing")


def turn_nothing(keys: DispatchKeySet, self: Tensor) -> None:
    """demo::turn.nothing(Tensor self) -> ()"""
    _op_turn_nothing.redispatch(keys, self)


_op_twice: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::twice", "")


def twice(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """demo::twice(Tensor self) -> Tensor"""
    return _op_twice.redispatch(keys, self)


_op_window: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::window", "")


def window(
    keys: DispatchKeySet, self: Tensor, at: int | Sequence[int], pad: int = 0
) -> Tensor:
    """demo::window(Tensor self, int[2] at, int pad=0) -> Tensor"""
    at = _rt_expand_list(at, 2)
    return _op_window.redispatch(keys, self, at, pad)


_op_window_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::window", "out")


def window_out(
    keys: DispatchKeySet,
    self: Tensor,
    at: int | Sequence[int],
    pad: int = 0,
    *,
    out: Tensor,
) -> Tensor:
    """demo::window.out(Tensor self, int[2] at, int pad=0, *, Tensor(a!) out) -> Tensor(a!)"""
    at = _rt_expand_list(at, 2)
    return _op_window_out.redispatch(keys, self, at, pad, out)


_op_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::zeros", "")


def zeros(
    keys: DispatchKeySet,
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """demo::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if device is not None:
        device = _rt_as_device(device)
    return _op_zeros.redispatch(keys, size, dtype, layout, device, pin_memory)


_op_identity: _rt_TypedOperator[Tensor] = _rt_get_handle("other::identity", "")


def identity(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """other::identity(Tensor self) -> Tensor"""
    return _op_identity.redispatch(keys, self)
