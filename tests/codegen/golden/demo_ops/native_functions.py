"""The signature of every kernel that demo.yaml names. Generated: do not edit.

This file is for the type checker alone: a kernel that does not fit its operator is a type
error here. Nothing imports it.
"""

from __future__ import annotations

from collections.abc import Sequence

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from demo_kernels import plain as _rt_plain
from demo_kernels import structured as _rt_structured
from runtime.structured import MetaResult as _rt_Meta
from runtime.tensor import TensorBase as Tensor


def add_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    """demo::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_structured.add_out(self, other, alpha, out)


def add_scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    """demo::add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor"""
    result: Tensor = _rt_plain.add_scalar(self, other, alpha)
    return result


def advance(state: Tensor, grad: Tensor) -> Tensor:
    """demo::advance(Tensor(a!) state, Tensor grad) -> Tensor"""
    result: Tensor = _rt_plain.advance(state, grad)
    return result


def as_long(
    self: Tensor,
    argument_1: Tensor,
    argument_2: Tensor,
    argument_3: Tensor,
    argument_4: Tensor,
    argument_5: Tensor,
    argument_6: Tensor,
    argument_7: Tensor,
    argument_8: Tensor,
    argument_9: Tensor,
    argument_10: Tensor,
    argument_11: Tensor,
    argument_12: Tensor,
    argument_13: Tensor,
    argument_14: Tensor,
    argument_15: Tensor,
    argument_16: Tensor,
    argument_17: Tensor,
    argument_18: Tensor,
    argument_19: Tensor,
    argument_20: Tensor,
    argument_21: Tensor,
    size: Sequence[int],
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """demo::a_long_name_with_more_than_fits(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor] = (
        _rt_plain.as_long(
            self,
            argument_1,
            argument_2,
            argument_3,
            argument_4,
            argument_5,
            argument_6,
            argument_7,
            argument_8,
            argument_9,
            argument_10,
            argument_11,
            argument_12,
            argument_13,
            argument_14,
            argument_15,
            argument_16,
            argument_17,
            argument_18,
            argument_19,
            argument_20,
            argument_21,
            size,
        )
    )
    return result


def bool_kernel(self: Tensor) -> bool:
    """demo::bool(Tensor self) -> bool"""
    result: bool = _rt_plain.bool_kernel(self)
    return result


def bounds(
    self: Tensor, unit: object | None
) -> tuple[Number, Number, Sequence[Tensor]]:
    """demo::bounds(Tensor self, __torch__.torch.classes.demo.Unit? unit=None) -> (Scalar low, Scalar high, Tensor[] parts)"""
    result: tuple[Number, Number, Sequence[Tensor]] = _rt_plain.bounds(self, unit)
    return result


def bump_(self: Tensor, by: float) -> Tensor:
    """demo::bump_(Tensor(a!) self, float by=0.5) -> Tensor(a!)"""
    result: Tensor = _rt_plain.bump_(self, by)
    return result


def cast(self: Tensor, dtype: DType) -> Tensor:
    """demo::cast(Tensor self, ScalarType dtype=long) -> Tensor"""
    result: Tensor = _rt_plain.cast(self, dtype)
    return result


def clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_plain.clone(self, memory_format)
    return result


def copy_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
    result: Tensor = _rt_plain.copy_(self, src, non_blocking)
    return result


def defaults(
    self: Tensor,
    reduction: int,
    limit: float,
    mode: str,
    mark: str,
    step: Sequence[int] | None,
    mask: Sequence[bool],
    scales: Sequence[float],
    dims: Sequence[int],
) -> Tensor:
    """demo::defaults(Tensor self, int reduction=Mean, float limit=1e-05, str mode="it's", str mark='"', int[2]? step=None, bool[3] mask=[True,False,True], float[] scales=[1.0], int[] dims=[]) -> Tensor"""
    result: Tensor = _rt_plain.defaults(
        self, reduction, limit, mode, mark, step, mask, scales, dims
    )
    return result


def draw(self: Tensor, generator: Generator) -> Tensor:
    """demo::draw(Tensor self, Generator generator) -> Tensor"""
    result: Tensor = _rt_plain.draw(self, generator)
    return result


def eq(self: Tensor, other: Number) -> Tensor:
    """demo::eq(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_plain.eq(self, other)
    return result


def flat_(self: Tensor) -> Tensor:
    """demo::flat_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_plain.flat_(self)
    return result


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """demo::floor_divide(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_plain.floor_divide(self, other)
    return result


def foreach_double(self: Sequence[Tensor]) -> Sequence[Tensor]:
    """demo::_foreach_double(Tensor[] self) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_plain.foreach_double(self)
    return result


def foreach_double_(self: Sequence[Tensor]) -> None:
    """demo::_foreach_double_(Tensor(a!)[] self) -> ()"""
    _rt_plain.foreach_double_(self)


def grow_(self: Sequence[Tensor], by: Number | Tensor) -> None:
    """demo::grow_.Scalar(Tensor(a!)[] self, Scalar by) -> ()
    demo::grow_.Tensor(Tensor(a!)[] self, Tensor by) -> ()
    """
    _rt_plain.grow_(self, by)


def identity(self: Tensor) -> Tensor:
    """other::identity(Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.identity(self)
    return result


def join(self: Tensor, other: Number | Tensor, rest: Sequence[Tensor]) -> Tensor:
    """demo::join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor
    demo::join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor
    """
    result: Tensor = _rt_plain.join(self, other, rest)
    return result


def lambda_kernel(
    self: Tensor, keys: Tensor, kernel: Tensor, isinstance: str
) -> Tensor:
    """demo::lambda(Tensor self, Tensor keys, Tensor kernel, str isinstance) -> Tensor"""
    result: Tensor = _rt_plain.lambda_kernel(self, keys, kernel, isinstance)
    return result


def largest(self: Tensor) -> Number:
    """demo::largest(Tensor self) -> Scalar"""
    result: Number = _rt_plain.largest(self)
    return result


def less(self: Tensor, other: Number | Tensor) -> Tensor:
    """demo::less.Scalar(Tensor self, Scalar other) -> Tensor
    demo::less.Tensor(Tensor self, Tensor other) -> Tensor
    """
    result: Tensor = _rt_plain.less(self, other)
    return result


def make(
    size: Sequence[int],
    fill: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """demo::make(SymInt[] size, Scalar fill=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_plain.make(size, fill, dtype, layout, device, pin_memory)
    return result


def make_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """demo::make_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor"""
    result: Tensor = _rt_plain.make_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """demo::matmul(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_plain.matmul(self, other)
    return result


def meta_add_Tensor(self: Tensor, other: Tensor, alpha: Number) -> _rt_Meta:
    """demo::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_structured.meta_add_Tensor(self, other, alpha)
    return result


def meta_split_at(self: Tensor, at: int) -> _rt_Meta:
    """demo::split_at(Tensor self, int at) -> (Tensor low, Tensor high)"""
    result: _rt_Meta = _rt_structured.meta_split_at(self, at)
    return result


def meta_window(self: Tensor, at: Sequence[int], pad: int) -> _rt_Meta:
    """demo::window(Tensor self, int[2] at, int pad=0) -> Tensor"""
    result: _rt_Meta = _rt_structured.meta_window(self, at, pad)
    return result


def mul(self: Tensor, other: Number) -> Tensor:
    """demo::mul(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_plain.mul(self, other)
    return result


def mul_(self: Tensor, other: Number) -> Tensor:
    """demo::mul_(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_plain.mul_(self, other)
    return result


def ndim(self: Tensor) -> int:
    """demo::dim(Tensor self) -> int
    demo::ndim(Tensor self) -> int
    """
    result: int = _rt_plain.ndim(self)
    return result


def neg(self: Tensor) -> Tensor:
    """demo::neg(Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.neg(self)
    return result


def noise_(
    self: Tensor, from_: float, to: float | None, generator: Generator | None
) -> Tensor:
    """demo::noise_(Tensor(a!) self, float from=0, float? to=1, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_plain.noise_(self, from_, to, generator)
    return result


def pick(condition: Tensor, self: Tensor) -> Tensor:
    """demo::pick(Tensor condition, Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.pick(condition, self)
    return result


def place(self: Tensor, device: Device, dtype: DType, layout: Layout) -> Tensor:
    """demo::place(Tensor self, Device device, ScalarType dtype=long, Layout layout=strided) -> Tensor"""
    result: Tensor = _rt_plain.place(self, device, dtype, layout)
    return result


def pool(self: Tensor, weight: Number | Tensor, stride: Sequence[int]) -> Tensor:
    """demo::pool.Scalar(Tensor self, Scalar weight, int[2] stride=1) -> Tensor
    demo::pool.Tensor(Tensor self, Tensor weight, int[2] stride=1) -> Tensor
    """
    result: Tensor = _rt_plain.pool(self, weight, stride)
    return result


def pow_kernel(self: Number | Tensor, exponent: Tensor | Number) -> Tensor:
    """demo::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    demo::pow.Tensor(Tensor self, Tensor exponent) -> Tensor
    demo::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    """
    result: Tensor = _rt_plain.pow_kernel(self, exponent)
    return result


def range_start_stop(start: Number, stop: Number) -> Tensor:
    """demo::range.start_stop(Scalar start, Scalar stop) -> Tensor"""
    result: Tensor = _rt_plain.range_start_stop(start, stop)
    return result


def range_stop(stop: Number) -> Tensor:
    """demo::range.stop(Scalar stop) -> Tensor"""
    result: Tensor = _rt_plain.range_stop(stop)
    return result


def reciprocal(self: Tensor) -> Tensor:
    """demo::reciprocal(Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.reciprocal(self)
    return result


def reshaped(self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    result: Tensor = _rt_plain.reshaped(self, size)
    return result


def rows(self: Tensor) -> Sequence[Tensor]:
    """demo::rows(Tensor(a -> *) self) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_plain.rows(self)
    return result


def rsub(self: Tensor, other: Number) -> Tensor:
    """demo::rsub(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_plain.rsub(self, other)
    return result


def shift(self: Tensor, by: Number | Tensor | None) -> Tensor:
    """demo::shift.Scalar(Tensor self, Scalar by) -> Tensor
    demo::shift.Tensor(Tensor self, Tensor? by) -> Tensor
    """
    result: Tensor = _rt_plain.shift(self, by)
    return result


def soft(self: Tensor) -> Tensor:
    """demo::soft(Tensor self) -> Tensor
    demo::soft.int(Tensor self, int dim) -> Tensor
    """
    result: Tensor = _rt_plain.soft(self)
    return result


def soft_out(self: Tensor, out: Tensor) -> Tensor:
    """demo::soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_plain.soft_out(self, out)
    return result


def spin(self: Tensor) -> Tensor:
    """demo::spin(Tensor self) -> Tensor
    demo::spin.axis(Tensor self, int axis) -> Tensor
    """
    result: Tensor = _rt_plain.spin(self)
    return result


def split_at_out(self: Tensor, at: int, low: Tensor, high: Tensor) -> None:
    """demo::split_at.out(Tensor self, int at, *, Tensor(a!) low, Tensor(b!) high) -> (Tensor(a!) low, Tensor(b!) high)"""
    _rt_structured.split_at_out(self, at, low, high)


def spread(self: Tensor) -> tuple[Tensor, Tensor, int]:
    """demo::spread(Tensor self) -> (Tensor _low, Tensor count, int size)"""
    result: tuple[Tensor, Tensor, int] = _rt_plain.spread(self)
    return result


def tally(self: Tensor, counter: Tensor, log: Tensor) -> Tensor:
    """demo::tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor"""
    result: Tensor = _rt_plain.tally(self, counter, log)
    return result


def thrice(self: Tensor) -> Tensor:
    """demo::thrice(Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.thrice(self)
    return result


def to(self: Tensor, copy: bool) -> Tensor:
    """demo::to(Tensor self, bool copy=False) -> Tensor"""
    result: Tensor = _rt_plain.to(self, copy)
    return result


def total(
    first: Tensor | None,
    second: Tensor,
    more: Sequence[Tensor | None],
    rest: Sequence[Tensor] | None,
) -> Tensor:
    """demo::total(Tensor? first, Tensor second, *, Tensor?[] more=[], Tensor[]? rest=None) -> Tensor"""
    result: Tensor = _rt_plain.total(first, second, more, rest)
    return result


def turn(self: Tensor, dims: Sequence[int]) -> Tensor:
    """demo::turn(Tensor self, int[] dims) -> Tensor"""
    result: Tensor = _rt_plain.turn(self, dims)
    return result


def turn_by_by_name(self: Tensor, name: str, times: int) -> Tensor:
    """demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor"""
    result: Tensor = _rt_plain.turn_by_by_name(self, name, times)
    return result


def turn_by_nothing(self: Tensor) -> None:
    """demo::turn.nothing(Tensor self) -> ()"""
    _rt_plain.turn_by_nothing(self)


def twice(self: Tensor) -> Tensor:
    """demo::twice(Tensor self) -> Tensor"""
    result: Tensor = _rt_plain.twice(self)
    return result


def window_out(
    self: Tensor, start: int, stop: int, pad: int, total: int, out: Tensor
) -> None:
    """demo::window.out(Tensor self, int[2] at, int pad=0, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_structured.window_out(self, start, stop, pad, total, out)


def zeros(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """demo::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_plain.zeros(size, dtype, layout, device, pin_memory)
    return result
