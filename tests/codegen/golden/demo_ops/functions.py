"""The operators of demo.yaml as functions. Generated: do not edit.

All overloads of a name are one function, which chooses by the arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.collecting import keys_of_list as _rt_keys_of_list
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state
from runtime import dtypes as _rt_dtypes
from runtime.tensor import TensorBase as _rt_TensorBase
from runtime.wrapping import NUMBERS as _rt_NUMBERS
from runtime.wrapping import ArgumentTypeError as _rt_ArgumentTypeError
from runtime.wrapping import Overloads as _rt_Overloads
from runtime.wrapping import int_list as _rt_int_list
from runtime.wrapping import no_overload as _rt_no_overload
from runtime.wrapping import out_tuple as _rt_out_tuple
from runtime.wrapping import require_overload as _rt_require_overload

from . import operators as _op, return_types
from .operators import (
    _op_add_Tensor,
    _op_grow__Tensor,
    _op_join_Tensor,
    _op_less_Tensor,
    _op_pool_Tensor,
    _op_pow_Tensor,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tensor_body import Tensor

__all__ = [
    "_foreach_double",
    "_foreach_double_",
    "a_long_name_with_more_than_fits",
    "add",
    "advance",
    "advance_functional",
    "bool_",
    "bounds",
    "bump",
    "cast",
    "clone",
    "defaults",
    "draw",
    "flat",
    "floor_divide",
    "grow_",
    "identity",
    "join",
    "lambda_",
    "largest",
    "less",
    "make",
    "make_like",
    "ndim",
    "neg",
    "place",
    "pool",
    "pow",
    "range",
    "reshaped",
    "reshaped_copy",
    "rows",
    "rows_copy",
    "rsub",
    "shift",
    "soft",
    "split_at",
    "spread",
    "tally",
    "tally_functional",
    "thrice",
    "to",
    "total",
    "turn",
    "twice",
    "window",
    "zeros",
]


def _rt_direct__foreach_double(self: Sequence[Tensor]) -> Sequence[Tensor]:
    """demo::_foreach_double(Tensor[] self) -> Tensor[]"""
    return _op._foreach_double(self)


def _rt_direct__foreach_double_out(
    self: Sequence[Tensor], *, out: Sequence[Tensor]
) -> None:
    """demo::_foreach_double.out(Tensor[] self, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_double_out(self, out=out)


_rt_function__foreach_double = _rt_Overloads(
    "demo::_foreach_double",
    {"": _rt_direct__foreach_double, "out": _rt_direct__foreach_double_out},
)


def _rt_direct_advance(state: Tensor, grad: Tensor) -> Tensor:
    """demo::advance(Tensor(a!) state, Tensor grad) -> Tensor"""
    return _op.advance(state, grad)


def _rt_direct_advance_out(state: Tensor, grad: Tensor, *, out: Tensor) -> Tensor:
    """demo::advance.out(Tensor(a!) state, Tensor grad, *, Tensor(b!) out) -> Tensor(b!)"""
    return _op.advance_out(state, grad, out=out)


_rt_function_advance = _rt_Overloads(
    "demo::advance", {"": _rt_direct_advance, "out": _rt_direct_advance_out}
)


def _rt_direct_range_start_stop(start: Number, stop: Number) -> Tensor:
    """demo::range.start_stop(Scalar start, Scalar stop) -> Tensor"""
    return _op.range_start_stop(start, stop)


def _rt_direct_range_stop(stop: Number) -> Tensor:
    """demo::range.stop(Scalar stop) -> Tensor"""
    return _op.range_stop(stop)


_rt_function_range = _rt_Overloads(
    "demo::range",
    {"start_stop": _rt_direct_range_start_stop, "stop": _rt_direct_range_stop},
)


def _rt_direct_rows_copy(self: Tensor) -> Sequence[Tensor]:
    """demo::rows_copy(Tensor self) -> Tensor[]"""
    return _op.rows_copy(self)


def _rt_direct_rows_copy_out(self: Tensor, *, out: Sequence[Tensor]) -> None:
    """demo::rows_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()"""
    _op.rows_copy_out(self, out=out)


_rt_function_rows_copy = _rt_Overloads(
    "demo::rows_copy", {"": _rt_direct_rows_copy, "out": _rt_direct_rows_copy_out}
)


def _rt_direct_shift_Scalar(self: Tensor, by: Number) -> Tensor:
    """demo::shift.Scalar(Tensor self, Scalar by) -> Tensor"""
    return _op.shift_Scalar(self, by)


def _rt_direct_shift_Tensor(self: Tensor, by: Tensor | None) -> Tensor:
    """demo::shift.Tensor(Tensor self, Tensor? by) -> Tensor"""
    return _op.shift_Tensor(self, by)


_rt_function_shift = _rt_Overloads(
    "demo::shift",
    {"Scalar": _rt_direct_shift_Scalar, "Tensor": _rt_direct_shift_Tensor},
)


def _rt_direct_soft_int(self: Tensor, dim: int) -> Tensor:
    """demo::soft.int(Tensor self, int dim) -> Tensor"""
    return _op.soft_int(self, dim)


def _rt_direct_soft_out(self: Tensor, *, out: Tensor) -> Tensor:
    """demo::soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.soft_out(self, out=out)


_rt_function_soft = _rt_Overloads(
    "demo::soft", {"int": _rt_direct_soft_int, "out": _rt_direct_soft_out}
)


def _rt_direct_tally(self: Tensor, counter: Tensor, log: Tensor) -> Tensor:
    """demo::tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor"""
    return _op.tally(self, counter, log)


def _rt_direct_tally_out(
    self: Tensor, counter: Tensor, log: Tensor, *, out: Tensor
) -> Tensor:
    """demo::tally.out(Tensor self, Tensor(a!) counter, Tensor(b!) log, *, Tensor(c!) out) -> Tensor(c!)"""
    return _op.tally_out(self, counter, log, out=out)


_rt_function_tally = _rt_Overloads(
    "demo::tally", {"": _rt_direct_tally, "out": _rt_direct_tally_out}
)


def _rt_direct_turn(self: Tensor, dims: Sequence[int]) -> Tensor:
    """demo::turn(Tensor self, int[] dims) -> Tensor"""
    return _op.turn(self, dims)


def _rt_direct_turn_by_name(self: Tensor, name: str, times: int = 1) -> Tensor:
    """demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor"""
    return _op.turn_by_name(self, name, times)


def _rt_direct_turn_nothing(self: Tensor) -> None:
    """demo::turn.nothing(Tensor self) -> ()"""
    _op.turn_nothing(self)


_rt_function_turn = _rt_Overloads(
    "demo::turn", {"": _rt_direct_turn, "by_name": _rt_direct_turn_by_name}
)


_rt_method_turn = _rt_Overloads(
    "demo::turn",
    {
        "": _rt_direct_turn,
        "by_name": _rt_direct_turn_by_name,
        "nothing": _rt_direct_turn_nothing,
    },
    varargs=1,
)


def _rt_direct_spin(self: Tensor) -> Tensor:
    """demo::spin(Tensor self) -> Tensor"""
    return _op.spin(self)


def _rt_direct_spin_axis(self: Tensor, axis: int) -> Tensor:
    """demo::spin.axis(Tensor self, int axis) -> Tensor"""
    return _op.spin_axis(self, axis)


_rt_method_spin = _rt_Overloads(
    "demo::spin", {"": _rt_direct_spin, "axis": _rt_direct_spin_axis}
)


@overload
def _foreach_double(self: Sequence[Tensor]) -> Sequence[Tensor]: ...
@overload
def _foreach_double(self: Sequence[Tensor], *, out: Sequence[Tensor]) -> None: ...
def _foreach_double(*args: Any, **kwargs: Any) -> Any:
    """demo::_foreach_double(Tensor[] self) -> Tensor[]
    demo::_foreach_double.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function__foreach_double(*args, **kwargs)


def _foreach_double_(self: Sequence[Tensor]) -> None:
    """demo::_foreach_double_(Tensor(a!)[] self) -> ()"""
    _op._foreach_double_(self)


def a_long_name_with_more_than_fits(
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
    size: int | Sequence[int] = (1, 1),
    *,
    out: tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """demo::a_long_name_with_more_than_fits(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("demo::a_long_name_with_more_than_fits.out", out, 7)
        return _op.a_long_name_with_more_than_fits_out(
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
            out0=out[0],
            out1=out[1],
            out2=out[2],
            out3=out[3],
            out4=out[4],
            out5=out[5],
            out6=out[6],
        )
    return _op.a_long_name_with_more_than_fits(
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


def add(
    self: Tensor,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """demo::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    demo::add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.add_out(self, other, alpha=alpha, out=out)
        if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
            alpha = _op_add_Tensor.convert(2, alpha)
        try:
            keys = self._keys
            if other._keys is not keys:
                keys |= other._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_add_Tensor.caches[context][keys]
            else:
                kernel = _op_add_Tensor.cache[keys]
        except KeyError:
            kernel = _op_add_Tensor.lookup_for(self, other)
        except (AttributeError, TypeError):
            kernel = _op_add_Tensor.explain_call((self, other, alpha))
        try:
            return kernel(self, other, alpha)
        except Exception:
            _op_add_Tensor.check_arguments((self, other, alpha))
            raise
    try:
        if out is not None:
            return _op.add_Scalar_out(self, other, alpha=alpha, out=out)
        return _op.add_Scalar(self, other, alpha=alpha)
    except _rt_ArgumentTypeError:
        _rt_require_overload("demo::add", self, other, alpha=alpha, out=out)
        raise


@overload
def advance(state: Tensor, grad: Tensor) -> Tensor: ...
@overload
def advance(state: Tensor, grad: Tensor, *, out: Tensor) -> Tensor: ...
def advance(*args: Any, **kwargs: Any) -> Any:
    """demo::advance(Tensor(a!) state, Tensor grad) -> Tensor
    demo::advance.out(Tensor(a!) state, Tensor grad, *, Tensor(b!) out) -> Tensor(b!)
    """
    return _rt_function_advance(*args, **kwargs)


def advance_functional(state: Tensor, grad: Tensor) -> tuple[Tensor, Tensor]:
    """demo::advance_functional(Tensor state, Tensor grad) -> (Tensor, Tensor state_out)"""
    return _op.advance_functional(state, grad)


def bool_(self: Tensor) -> bool:
    """demo::bool(Tensor self) -> bool"""
    return _op.bool_(self)


def bounds(self: Tensor, unit: object | None = None) -> return_types.bounds:
    """demo::bounds(Tensor self, __torch__.torch.classes.demo.Unit? unit=None) -> (Scalar low, Scalar high, Tensor[] parts)"""
    return return_types.bounds(*_op.bounds(self, unit))


def bump(self: Tensor, by: float = 0.5, *, out: Tensor | None = None) -> Tensor:
    """demo::bump(Tensor self, float by=0.5) -> Tensor"""
    if out is not None:
        return _op.bump_out(self, by, out=out)
    return _op.bump(self, by)


def cast(self: Tensor, dtype: DType = _rt_dtypes.int64) -> Tensor:
    """demo::cast(Tensor self, ScalarType dtype=long) -> Tensor"""
    return _op.cast(self, dtype)


def clone(self: Tensor, *, memory_format: MemoryFormat | None = None) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    return _op.clone(self, memory_format=memory_format)


def defaults(
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
    return _op.defaults(self, reduction, limit, mode, mark, step, mask, scales, dims)


def draw(self: Tensor, generator: Generator) -> Tensor:
    """demo::draw(Tensor self, Generator generator) -> Tensor"""
    return _op.draw(self, generator)


def flat(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """demo::flat(Tensor self) -> Tensor"""
    if out is not None:
        return _op.flat_out(self, out=out)
    return _op.flat(self)


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """demo::floor_divide(Tensor self, Tensor other) -> Tensor"""
    return _op.floor_divide(self, other)


def grow_(self: Sequence[Tensor], by: Tensor | Number) -> None:
    """demo::grow_.Tensor(Tensor(a!)[] self, Tensor by) -> ()
    demo::grow_.Scalar(Tensor(a!)[] self, Scalar by) -> ()
    """
    if isinstance(by, _rt_TensorBase):
        if type(self) is not list and type(self) is not tuple:
            self = _op_grow__Tensor.convert(0, self)
        try:
            keys = _rt_keys_of_list(self)
            if by._keys is not keys:
                keys |= by._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_grow__Tensor.caches[context][keys]
            else:
                kernel = _op_grow__Tensor.cache[keys]
        except KeyError:
            kernel = _op_grow__Tensor.lookup_for(self, by)
        except (AttributeError, TypeError):
            kernel = _op_grow__Tensor.explain_call((self, by))
        try:
            kernel(self, by)
        except Exception:
            _op_grow__Tensor.check_arguments((self, by))
            raise
        return
    try:
        _op.grow__Scalar(self, by)
    except _rt_ArgumentTypeError:
        _rt_require_overload("demo::grow_", self, by)
        raise


def identity(self: Tensor) -> Tensor:
    """other::identity(Tensor self) -> Tensor"""
    return _op.identity(self)


def join(self: Tensor, other: Tensor | Number, rest: Sequence[Tensor] = ()) -> Tensor:
    """demo::join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor
    demo::join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if type(rest) is not list and type(rest) is not tuple:
            rest = _op_join_Tensor.convert(2, rest)
        try:
            keys = self._keys
            if other._keys is not keys:
                keys |= other._keys
            keys |= _rt_keys_of_list(rest)
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_join_Tensor.caches[context][keys]
            else:
                kernel = _op_join_Tensor.cache[keys]
        except KeyError:
            kernel = _op_join_Tensor.lookup_for(self, other, rest)
        except (AttributeError, TypeError):
            kernel = _op_join_Tensor.explain_call((self, other, rest))
        try:
            return kernel(self, other, rest)
        except Exception:
            _op_join_Tensor.check_arguments((self, other, rest))
            raise
    try:
        return _op.join_Scalar(self, other, rest)
    except _rt_ArgumentTypeError:
        _rt_require_overload("demo::join", self, other, rest)
        raise


def lambda_(self: Tensor, keys: Tensor, kernel: Tensor, isinstance_: str) -> Tensor:
    """demo::lambda(Tensor self, Tensor keys, Tensor kernel, str isinstance) -> Tensor"""
    return _op.lambda_(self, keys, kernel, isinstance_)


def largest(self: Tensor) -> Number:
    """demo::largest(Tensor self) -> Scalar"""
    return _op.largest(self)


def less(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """demo::less.Tensor(Tensor self, Tensor other) -> Tensor
    demo::less.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.less_Tensor_out(self, other, out=out)
        try:
            keys = self._keys
            if other._keys is not keys:
                keys |= other._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_less_Tensor.caches[context][keys]
            else:
                kernel = _op_less_Tensor.cache[keys]
        except KeyError:
            kernel = _op_less_Tensor.lookup_for(self, other)
        except (AttributeError, TypeError):
            kernel = _op_less_Tensor.explain_call((self, other))
        try:
            return kernel(self, other)
        except Exception:
            _op_less_Tensor.check_arguments((self, other))
            raise
    try:
        if out is not None:
            return _op.less_Scalar_out(self, other, out=out)
        return _op.less_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("demo::less", self, other, out=out)
        raise


def make(
    size: Sequence[int],
    fill: Number = 0,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """demo::make(SymInt[] size, Scalar fill=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    return _op.make(
        size, fill, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def make_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = MemoryFormat.contiguous_format,
) -> Tensor:
    """demo::make_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor"""
    return _op.make_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def ndim(self: Tensor) -> int:
    """demo::ndim(Tensor self) -> int"""
    return _op.ndim(self)


def neg(self: Tensor) -> Tensor:
    """demo::neg(Tensor self) -> Tensor"""
    return _op.neg(self)


def place(
    self: Tensor,
    device: Device | str,
    dtype: DType = _rt_dtypes.int64,
    layout: Layout = Layout.strided,
) -> Tensor:
    """demo::place(Tensor self, Device device, ScalarType dtype=long, Layout layout=strided) -> Tensor"""
    return _op.place(self, device, dtype, layout)


def pool(
    self: Tensor, weight: Tensor | Number, stride: int | Sequence[int] = (1, 1)
) -> Tensor:
    """demo::pool.Tensor(Tensor self, Tensor weight, int[2] stride=1) -> Tensor
    demo::pool.Scalar(Tensor self, Scalar weight, int[2] stride=1) -> Tensor
    """
    if isinstance(weight, _rt_TensorBase):
        if type(stride) is not list and type(stride) is not tuple:
            stride = _op_pool_Tensor.convert(2, stride)
        else:
            for stride_item in stride:
                if stride_item.__class__ is not int:
                    stride = _op_pool_Tensor.convert(2, stride)
                    break
        try:
            keys = self._keys
            if weight._keys is not keys:
                keys |= weight._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_pool_Tensor.caches[context][keys]
            else:
                kernel = _op_pool_Tensor.cache[keys]
        except KeyError:
            kernel = _op_pool_Tensor.lookup_for(self, weight)
        except (AttributeError, TypeError):
            kernel = _op_pool_Tensor.explain_call((self, weight, stride))
        try:
            return kernel(self, weight, stride)
        except Exception:
            _op_pool_Tensor.check_arguments((self, weight, stride))
            raise
    try:
        return _op.pool_Scalar(self, weight, stride)
    except _rt_ArgumentTypeError:
        _rt_require_overload("demo::pool", self, weight, stride)
        raise


def pow(self: Tensor | Number, exponent: Tensor | Number) -> Tensor:
    """demo::pow.Tensor(Tensor self, Tensor exponent) -> Tensor
    demo::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    demo::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(exponent, _rt_TensorBase):
            try:
                keys = self._keys
                if exponent._keys is not keys:
                    keys |= exponent._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_pow_Tensor.caches[context][keys]
                else:
                    kernel = _op_pow_Tensor.cache[keys]
            except KeyError:
                kernel = _op_pow_Tensor.lookup_for(self, exponent)
            except (AttributeError, TypeError):
                kernel = _op_pow_Tensor.explain_call((self, exponent))
            try:
                return kernel(self, exponent)
            except Exception:
                _op_pow_Tensor.check_arguments((self, exponent))
                raise
        try:
            return _op.pow_Tensor_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::pow", self, exponent)
            raise
    if isinstance(exponent, _rt_TensorBase):
        try:
            return _op.pow_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::pow", self, exponent)
            raise
    raise _rt_no_overload("pow", self, exponent)


@overload
def range(stop: Number) -> Tensor: ...
@overload
def range(start: Number, stop: Number) -> Tensor: ...
def range(*args: Any, **kwargs: Any) -> Any:
    """demo::range.stop(Scalar stop) -> Tensor
    demo::range.start_stop(Scalar start, Scalar stop) -> Tensor
    """
    return _rt_function_range(*args, **kwargs)


def reshaped(self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    return _op.reshaped(self, size)


def reshaped_copy(
    self: Tensor, size: Sequence[int], *, out: Tensor | None = None
) -> Tensor:
    """demo::reshaped_copy(Tensor self, SymInt[] size) -> Tensor"""
    if out is not None:
        return _op.reshaped_copy_out(self, size, out=out)
    return _op.reshaped_copy(self, size)


def rows(self: Tensor) -> Sequence[Tensor]:
    """demo::rows(Tensor(a -> *) self) -> Tensor(a)[]"""
    return _op.rows(self)


@overload
def rows_copy(self: Tensor) -> Sequence[Tensor]: ...
@overload
def rows_copy(self: Tensor, *, out: Sequence[Tensor]) -> None: ...
def rows_copy(*args: Any, **kwargs: Any) -> Any:
    """demo::rows_copy(Tensor self) -> Tensor[]
    demo::rows_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function_rows_copy(*args, **kwargs)


def rsub(self: Tensor, other: Number) -> Tensor:
    """demo::rsub(Tensor self, Scalar other) -> Tensor"""
    return _op.rsub(self, other)


@overload
def shift(self: Tensor, by: Tensor | None) -> Tensor: ...
@overload
def shift(self: Tensor, by: Number) -> Tensor: ...
def shift(*args: Any, **kwargs: Any) -> Any:
    """demo::shift.Tensor(Tensor self, Tensor? by) -> Tensor
    demo::shift.Scalar(Tensor self, Scalar by) -> Tensor
    """
    return _rt_function_shift(*args, **kwargs)


@overload
def soft(self: Tensor, *, out: Tensor) -> Tensor: ...
@overload
def soft(self: Tensor, dim: int) -> Tensor: ...
def soft(*args: Any, **kwargs: Any) -> Any:
    """demo::soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
    demo::soft.int(Tensor self, int dim) -> Tensor
    """
    return _rt_function_soft(*args, **kwargs)


def split_at(
    self: Tensor, at: int, *, out: tuple[Tensor, Tensor] | None = None
) -> return_types.split_at:
    """demo::split_at(Tensor self, int at) -> (Tensor low, Tensor high)"""
    if out is not None:
        out = _rt_out_tuple("demo::split_at.out", out, 2)
        return return_types.split_at(
            *_op.split_at_out(self, at, low=out[0], high=out[1])
        )
    return return_types.split_at(*_op.split_at(self, at))


def spread(self: Tensor) -> return_types.spread:
    """demo::spread(Tensor self) -> (Tensor _low, Tensor count, int size)"""
    return return_types.spread(*_op.spread(self))


@overload
def tally(self: Tensor, counter: Tensor, log: Tensor) -> Tensor: ...
@overload
def tally(self: Tensor, counter: Tensor, log: Tensor, *, out: Tensor) -> Tensor: ...
def tally(*args: Any, **kwargs: Any) -> Any:
    """demo::tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor
    demo::tally.out(Tensor self, Tensor(a!) counter, Tensor(b!) log, *, Tensor(c!) out) -> Tensor(c!)
    """
    return _rt_function_tally(*args, **kwargs)


def tally_functional(
    self: Tensor, counter: Tensor, log: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """demo::tally_functional(Tensor self, Tensor counter, Tensor log) -> (Tensor, Tensor counter_out, Tensor log_out)"""
    return _op.tally_functional(self, counter, log)


def thrice(self: Tensor) -> Tensor:
    """demo::thrice(Tensor self) -> Tensor"""
    return _op.thrice(self)


def to(self: Tensor, copy: bool = False) -> Tensor:
    """demo::to(Tensor self, bool copy=False) -> Tensor"""
    return _op.to(self, copy)


def total(
    first: Tensor | None,
    second: Tensor,
    *,
    more: Sequence[Tensor | None] = (),
    rest: Sequence[Tensor] | None = None,
) -> Tensor:
    """demo::total(Tensor? first, Tensor second, *, Tensor?[] more=[], Tensor[]? rest=None) -> Tensor"""
    return _op.total(first, second, more=more, rest=rest)


@overload
def turn(self: Tensor, dims: Sequence[int]) -> Tensor: ...
@overload
def turn(self: Tensor, name: str, times: int = 1) -> Tensor: ...
def turn(*args: Any, **kwargs: Any) -> Any:
    """demo::turn(Tensor self, int[] dims) -> Tensor
    demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor
    """
    return _rt_function_turn(*args, **kwargs)


def twice(self: Tensor) -> Tensor:
    """demo::twice(Tensor self) -> Tensor"""
    return _op.twice(self)


def window(
    self: Tensor, at: int | Sequence[int], pad: int = 0, *, out: Tensor | None = None
) -> Tensor:
    """demo::window(Tensor self, int[2] at, int pad=0) -> Tensor"""
    if out is not None:
        return _op.window_out(self, at, pad, out=out)
    return _op.window(self, at, pad)


def zeros(
    *size_: int | Sequence[int],
    size: Sequence[int] | None = None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """demo::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    size = _rt_int_list("demo::zeros", "size", size_, size)
    return _op.zeros(
        size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )
