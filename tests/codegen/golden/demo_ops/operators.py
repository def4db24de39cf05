"""One typed wrapper for each operator of demo.yaml. Generated: do not edit.

A wrapper collects the dispatch keys of its arguments, finds the kernel and calls it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime import dtypes as _rt_dtypes
from runtime.wrapping import BOOLS as _rt_BOOLS
from runtime.wrapping import NUMBERS as _rt_NUMBERS
from runtime.collecting import keys_of_list as _rt_keys_of_list
from runtime.dispatcher import get_default_dispatcher as _rt_get_default_dispatcher
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state
from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from runtime.operator import TypedOperator as _rt_TypedOperator

    from .tensor_body import Tensor

_rt_get_handle = _rt_get_default_dispatcher().handle

_op_clone: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clone", "")


def clone(self: Tensor, *, memory_format: MemoryFormat | None = None) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_clone.convert(1, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clone.caches[context][self._keys]
        else:
            kernel = _op_clone.cache[self._keys]
    except KeyError:
        kernel = _op_clone.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clone.explain_call((self, memory_format))
    try:
        return kernel(self, memory_format)
    except Exception:
        _op_clone.check_arguments((self, memory_format))
        raise


_op_copy_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy_", "")


def copy_(self: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy_.convert(2, non_blocking)
    try:
        keys = self._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_copy_.caches[context][keys]
        else:
            kernel = _op_copy_.cache[keys]
    except KeyError:
        kernel = _op_copy_.lookup_for(self, src)
    except (AttributeError, TypeError):
        kernel = _op_copy_.explain_call((self, src, non_blocking))
    try:
        return kernel(self, src, non_blocking)
    except Exception:
        _op_copy_.check_arguments((self, src, non_blocking))
        raise


_op__foreach_double: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "demo::_foreach_double", ""
)


def _foreach_double(self: Sequence[Tensor]) -> Sequence[Tensor]:
    """demo::_foreach_double(Tensor[] self) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_double.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_double.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_double.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_double.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_double.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op__foreach_double.check_arguments((self,))
        raise


_op__foreach_double_out: _rt_TypedOperator[None] = _rt_get_handle(
    "demo::_foreach_double", "out"
)


def _foreach_double_out(self: Sequence[Tensor], *, out: Sequence[Tensor]) -> None:
    """demo::_foreach_double.out(Tensor[] self, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_double_out.convert(0, self)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_double_out.convert(1, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_double_out.caches[context][keys]
        else:
            kernel = _op__foreach_double_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_double_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_double_out.explain_call((self, out))
    try:
        kernel(self, out)
    except Exception:
        _op__foreach_double_out.check_arguments((self, out))
        raise


_op__foreach_double_: _rt_TypedOperator[None] = _rt_get_handle(
    "demo::_foreach_double_", ""
)


def _foreach_double_(self: Sequence[Tensor]) -> None:
    """demo::_foreach_double_(Tensor(a!)[] self) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_double_.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_double_.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_double_.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_double_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_double_.explain_call((self,))
    try:
        kernel(self)
    except Exception:
        _op__foreach_double_.check_arguments((self,))
        raise


_op_a_long_name_with_more_than_fits: _rt_TypedOperator[
    tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]
] = _rt_get_handle("demo::a_long_name_with_more_than_fits", "")


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
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """demo::a_long_name_with_more_than_fits(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_a_long_name_with_more_than_fits.convert(22, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_a_long_name_with_more_than_fits.convert(22, size)
                break
    try:
        keys = self._keys
        if argument_1._keys is not keys:
            keys |= argument_1._keys
        if argument_2._keys is not keys:
            keys |= argument_2._keys
        if argument_3._keys is not keys:
            keys |= argument_3._keys
        if argument_4._keys is not keys:
            keys |= argument_4._keys
        if argument_5._keys is not keys:
            keys |= argument_5._keys
        if argument_6._keys is not keys:
            keys |= argument_6._keys
        if argument_7._keys is not keys:
            keys |= argument_7._keys
        if argument_8._keys is not keys:
            keys |= argument_8._keys
        if argument_9._keys is not keys:
            keys |= argument_9._keys
        if argument_10._keys is not keys:
            keys |= argument_10._keys
        if argument_11._keys is not keys:
            keys |= argument_11._keys
        if argument_12._keys is not keys:
            keys |= argument_12._keys
        if argument_13._keys is not keys:
            keys |= argument_13._keys
        if argument_14._keys is not keys:
            keys |= argument_14._keys
        if argument_15._keys is not keys:
            keys |= argument_15._keys
        if argument_16._keys is not keys:
            keys |= argument_16._keys
        if argument_17._keys is not keys:
            keys |= argument_17._keys
        if argument_18._keys is not keys:
            keys |= argument_18._keys
        if argument_19._keys is not keys:
            keys |= argument_19._keys
        if argument_20._keys is not keys:
            keys |= argument_20._keys
        if argument_21._keys is not keys:
            keys |= argument_21._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_a_long_name_with_more_than_fits.caches[context][keys]
        else:
            kernel = _op_a_long_name_with_more_than_fits.cache[keys]
    except KeyError:
        kernel = _op_a_long_name_with_more_than_fits.lookup_for(
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
        )
    except (AttributeError, TypeError):
        kernel = _op_a_long_name_with_more_than_fits.explain_call(
            (
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
    try:
        return kernel(
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
    except Exception:
        _op_a_long_name_with_more_than_fits.check_arguments(
            (
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
        raise


_op_a_long_name_with_more_than_fits_out: _rt_TypedOperator[
    tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]
] = _rt_get_handle("demo::a_long_name_with_more_than_fits", "out")


def a_long_name_with_more_than_fits_out(
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
    out0: Tensor,
    out1: Tensor,
    out2: Tensor,
    out3: Tensor,
    out4: Tensor,
    out5: Tensor,
    out6: Tensor,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """demo::a_long_name_with_more_than_fits.out(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4, Tensor(f!) out5, Tensor(g!) out6) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!))"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_a_long_name_with_more_than_fits_out.convert(22, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_a_long_name_with_more_than_fits_out.convert(22, size)
                break
    try:
        keys = self._keys
        if argument_1._keys is not keys:
            keys |= argument_1._keys
        if argument_2._keys is not keys:
            keys |= argument_2._keys
        if argument_3._keys is not keys:
            keys |= argument_3._keys
        if argument_4._keys is not keys:
            keys |= argument_4._keys
        if argument_5._keys is not keys:
            keys |= argument_5._keys
        if argument_6._keys is not keys:
            keys |= argument_6._keys
        if argument_7._keys is not keys:
            keys |= argument_7._keys
        if argument_8._keys is not keys:
            keys |= argument_8._keys
        if argument_9._keys is not keys:
            keys |= argument_9._keys
        if argument_10._keys is not keys:
            keys |= argument_10._keys
        if argument_11._keys is not keys:
            keys |= argument_11._keys
        if argument_12._keys is not keys:
            keys |= argument_12._keys
        if argument_13._keys is not keys:
            keys |= argument_13._keys
        if argument_14._keys is not keys:
            keys |= argument_14._keys
        if argument_15._keys is not keys:
            keys |= argument_15._keys
        if argument_16._keys is not keys:
            keys |= argument_16._keys
        if argument_17._keys is not keys:
            keys |= argument_17._keys
        if argument_18._keys is not keys:
            keys |= argument_18._keys
        if argument_19._keys is not keys:
            keys |= argument_19._keys
        if argument_20._keys is not keys:
            keys |= argument_20._keys
        if argument_21._keys is not keys:
            keys |= argument_21._keys
        if out0._keys is not keys:
            keys |= out0._keys
        if out1._keys is not keys:
            keys |= out1._keys
        if out2._keys is not keys:
            keys |= out2._keys
        if out3._keys is not keys:
            keys |= out3._keys
        if out4._keys is not keys:
            keys |= out4._keys
        if out5._keys is not keys:
            keys |= out5._keys
        if out6._keys is not keys:
            keys |= out6._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_a_long_name_with_more_than_fits_out.caches[context][keys]
        else:
            kernel = _op_a_long_name_with_more_than_fits_out.cache[keys]
    except KeyError:
        kernel = _op_a_long_name_with_more_than_fits_out.lookup_for(
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
            out0,
            out1,
            out2,
            out3,
            out4,
            out5,
            out6,
        )
    except (AttributeError, TypeError):
        kernel = _op_a_long_name_with_more_than_fits_out.explain_call(
            (
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
                out0,
                out1,
                out2,
                out3,
                out4,
                out5,
                out6,
            )
        )
    try:
        return kernel(
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
            out0,
            out1,
            out2,
            out3,
            out4,
            out5,
            out6,
        )
    except Exception:
        _op_a_long_name_with_more_than_fits_out.check_arguments(
            (
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
                out0,
                out1,
                out2,
                out3,
                out4,
                out5,
                out6,
            )
        )
        raise


_op_add_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "Scalar")


def add_Scalar(self: Tensor, other: Number, *, alpha: Number = 1) -> Tensor:
    """demo::add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_Scalar.convert(2, alpha)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_add_Scalar.caches[context][self._keys]
        else:
            kernel = _op_add_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_add_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_add_Scalar.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add_Scalar.check_arguments((self, other, alpha))
        raise


_op_add_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::add", "Scalar_out"
)


def add_Scalar_out(
    self: Tensor, other: Number, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """demo::add.Scalar_out(Tensor self, Scalar other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_Scalar_out.convert(2, alpha)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_add_Scalar_out.caches[context][keys]
        else:
            kernel = _op_add_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_add_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_add_Scalar_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_add_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_add_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "Tensor")


def add_Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """demo::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
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


_op_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add", "out")


def add_out(self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor) -> Tensor:
    """demo::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_out.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_add_out.caches[context][keys]
        else:
            kernel = _op_add_out.cache[keys]
    except KeyError:
        kernel = _op_add_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_add_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_add_out.check_arguments((self, other, alpha, out))
        raise


_op_add__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::add_", "Tensor")


def add__Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """demo::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add__Tensor.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_add__Tensor.caches[context][keys]
        else:
            kernel = _op_add__Tensor.cache[keys]
    except KeyError:
        kernel = _op_add__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_add__Tensor.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add__Tensor.check_arguments((self, other, alpha))
        raise


_op_advance: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::advance", "")


def advance(state: Tensor, grad: Tensor) -> Tensor:
    """demo::advance(Tensor(a!) state, Tensor grad) -> Tensor"""
    try:
        keys = state._keys
        if grad._keys is not keys:
            keys |= grad._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_advance.caches[context][keys]
        else:
            kernel = _op_advance.cache[keys]
    except KeyError:
        kernel = _op_advance.lookup_for(state, grad)
    except (AttributeError, TypeError):
        kernel = _op_advance.explain_call((state, grad))
    try:
        return kernel(state, grad)
    except Exception:
        _op_advance.check_arguments((state, grad))
        raise


_op_advance_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::advance", "out")


def advance_out(state: Tensor, grad: Tensor, *, out: Tensor) -> Tensor:
    """demo::advance.out(Tensor(a!) state, Tensor grad, *, Tensor(b!) out) -> Tensor(b!)"""
    try:
        keys = state._keys
        if grad._keys is not keys:
            keys |= grad._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_advance_out.caches[context][keys]
        else:
            kernel = _op_advance_out.cache[keys]
    except KeyError:
        kernel = _op_advance_out.lookup_for(state, grad, out)
    except (AttributeError, TypeError):
        kernel = _op_advance_out.explain_call((state, grad, out))
    try:
        return kernel(state, grad, out)
    except Exception:
        _op_advance_out.check_arguments((state, grad, out))
        raise


_op_advance_functional: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::advance_functional", ""
)


def advance_functional(state: Tensor, grad: Tensor) -> tuple[Tensor, Tensor]:
    """demo::advance_functional(Tensor state, Tensor grad) -> (Tensor, Tensor state_out)"""
    try:
        keys = state._keys
        if grad._keys is not keys:
            keys |= grad._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_advance_functional.caches[context][keys]
        else:
            kernel = _op_advance_functional.cache[keys]
    except KeyError:
        kernel = _op_advance_functional.lookup_for(state, grad)
    except (AttributeError, TypeError):
        kernel = _op_advance_functional.explain_call((state, grad))
    try:
        return kernel(state, grad)
    except Exception:
        _op_advance_functional.check_arguments((state, grad))
        raise


_op_bool: _rt_TypedOperator[bool] = _rt_get_handle("demo::bool", "")


def bool_(self: Tensor) -> bool:
    """demo::bool(Tensor self) -> bool"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bool.caches[context][self._keys]
        else:
            kernel = _op_bool.cache[self._keys]
    except KeyError:
        kernel = _op_bool.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bool.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_bool.check_arguments((self,))
        raise


_op_bounds: _rt_TypedOperator[tuple[Number, Number, Sequence[Tensor]]] = _rt_get_handle(
    "demo::bounds", ""
)


def bounds(
    self: Tensor, unit: object | None = None
) -> tuple[Number, Number, Sequence[Tensor]]:
    """demo::bounds(Tensor self, __torch__.torch.classes.demo.Unit? unit=None) -> (Scalar low, Scalar high, Tensor[] parts)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bounds.caches[context][self._keys]
        else:
            kernel = _op_bounds.cache[self._keys]
    except KeyError:
        kernel = _op_bounds.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bounds.explain_call((self, unit))
    try:
        return kernel(self, unit)
    except Exception:
        _op_bounds.check_arguments((self, unit))
        raise


_op_bump: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump", "")


def bump(self: Tensor, by: float = 0.5) -> Tensor:
    """demo::bump(Tensor self, float by=0.5) -> Tensor"""
    if by.__class__ is not float:
        by = _op_bump.convert(1, by)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bump.caches[context][self._keys]
        else:
            kernel = _op_bump.cache[self._keys]
    except KeyError:
        kernel = _op_bump.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bump.explain_call((self, by))
    try:
        return kernel(self, by)
    except Exception:
        _op_bump.check_arguments((self, by))
        raise


_op_bump_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump", "out")


def bump_out(self: Tensor, by: float = 0.5, *, out: Tensor) -> Tensor:
    """demo::bump.out(Tensor self, float by=0.5, *, Tensor(a!) out) -> Tensor(a!)"""
    if by.__class__ is not float:
        by = _op_bump_out.convert(1, by)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bump_out.caches[context][keys]
        else:
            kernel = _op_bump_out.cache[keys]
    except KeyError:
        kernel = _op_bump_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_bump_out.explain_call((self, by, out))
    try:
        return kernel(self, by, out)
    except Exception:
        _op_bump_out.check_arguments((self, by, out))
        raise


_op_bump_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::bump_", "")


def bump_(self: Tensor, by: float = 0.5) -> Tensor:
    """demo::bump_(Tensor(a!) self, float by=0.5) -> Tensor(a!)"""
    if by.__class__ is not float:
        by = _op_bump_.convert(1, by)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bump_.caches[context][self._keys]
        else:
            kernel = _op_bump_.cache[self._keys]
    except KeyError:
        kernel = _op_bump_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bump_.explain_call((self, by))
    try:
        return kernel(self, by)
    except Exception:
        _op_bump_.check_arguments((self, by))
        raise


_op_cast: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::cast", "")


def cast(self: Tensor, dtype: DType = _rt_dtypes.int64) -> Tensor:
    """demo::cast(Tensor self, ScalarType dtype=long) -> Tensor"""
    if dtype.__class__ is not DType:
        dtype = _op_cast.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cast.caches[context][self._keys]
        else:
            kernel = _op_cast.cache[self._keys]
    except KeyError:
        kernel = _op_cast.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cast.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_cast.check_arguments((self, dtype))
        raise


_op_defaults: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::defaults", "")


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
    if reduction.__class__ is not int:
        reduction = _op_defaults.convert(1, reduction)
    if limit.__class__ is not float:
        limit = _op_defaults.convert(2, limit)
    if mode.__class__ is not str:
        mode = _op_defaults.convert(3, mode)
    if mark.__class__ is not str:
        mark = _op_defaults.convert(4, mark)
    if step is not None and type(step) is not list and type(step) is not tuple:
        step = _op_defaults.convert(5, step)
    elif step is not None:
        for step_item in step:
            if step_item.__class__ is not int:
                step = _op_defaults.convert(5, step)
                break
    if type(mask) is not list and type(mask) is not tuple:
        mask = _op_defaults.convert(6, mask)
    else:
        for mask_item in mask:
            if type(mask_item) not in _rt_BOOLS:
                mask = _op_defaults.convert(6, mask)
                break
    if type(scales) is not list and type(scales) is not tuple:
        scales = _op_defaults.convert(7, scales)
    else:
        for scales_item in scales:
            if scales_item.__class__ is not float:
                scales = _op_defaults.convert(7, scales)
                break
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_defaults.convert(8, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_defaults.convert(8, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_defaults.caches[context][self._keys]
        else:
            kernel = _op_defaults.cache[self._keys]
    except KeyError:
        kernel = _op_defaults.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_defaults.explain_call(
            (self, reduction, limit, mode, mark, step, mask, scales, dims)
        )
    try:
        return kernel(self, reduction, limit, mode, mark, step, mask, scales, dims)
    except Exception:
        _op_defaults.check_arguments(
            (self, reduction, limit, mode, mark, step, mask, scales, dims)
        )
        raise


_op_dim: _rt_TypedOperator[int] = _rt_get_handle("demo::dim", "")


def dim(self: Tensor) -> int:
    """demo::dim(Tensor self) -> int"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_dim.caches[context][self._keys]
        else:
            kernel = _op_dim.cache[self._keys]
    except KeyError:
        kernel = _op_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_dim.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_dim.check_arguments((self,))
        raise


_op_draw: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::draw", "")


def draw(self: Tensor, generator: Generator) -> Tensor:
    """demo::draw(Tensor self, Generator generator) -> Tensor"""
    if generator.__class__ is not Generator:
        generator = _op_draw.convert(1, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_draw.caches[context][keys]
        else:
            kernel = _op_draw.cache[keys]
    except KeyError:
        kernel = _op_draw.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_draw.explain_call((self, generator))
    try:
        return kernel(self, generator)
    except Exception:
        _op_draw.check_arguments((self, generator))
        raise


_op_eq: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::eq", "")


def eq(self: Tensor, other: Number) -> Tensor:
    """demo::eq(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq.caches[context][self._keys]
        else:
            kernel = _op_eq.cache[self._keys]
    except KeyError:
        kernel = _op_eq.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_eq.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_eq.check_arguments((self, other))
        raise


_op_flat: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat", "")


def flat(self: Tensor) -> Tensor:
    """demo::flat(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flat.caches[context][self._keys]
        else:
            kernel = _op_flat.cache[self._keys]
    except KeyError:
        kernel = _op_flat.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_flat.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_flat.check_arguments((self,))
        raise


_op_flat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat", "out")


def flat_out(self: Tensor, *, out: Tensor) -> Tensor:
    """demo::flat.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flat_out.caches[context][keys]
        else:
            kernel = _op_flat_out.cache[keys]
    except KeyError:
        kernel = _op_flat_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_flat_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_flat_out.check_arguments((self, out))
        raise


_op_flat_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::flat_", "")


def flat_(self: Tensor) -> Tensor:
    """demo::flat_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flat_.caches[context][self._keys]
        else:
            kernel = _op_flat_.cache[self._keys]
    except KeyError:
        kernel = _op_flat_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_flat_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_flat_.check_arguments((self,))
        raise


_op_floor_divide: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::floor_divide", "")


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """demo::floor_divide(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide.caches[context][keys]
        else:
            kernel = _op_floor_divide.cache[keys]
    except KeyError:
        kernel = _op_floor_divide.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide.check_arguments((self, other))
        raise


_op_grow__Scalar: _rt_TypedOperator[None] = _rt_get_handle("demo::grow_", "Scalar")


def grow__Scalar(self: Sequence[Tensor], by: Number) -> None:
    """demo::grow_.Scalar(Tensor(a!)[] self, Scalar by) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op_grow__Scalar.convert(0, self)
    if by.__class__ is not int and type(by) not in _rt_NUMBERS:
        by = _op_grow__Scalar.convert(1, by)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_grow__Scalar.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op_grow__Scalar.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op_grow__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_grow__Scalar.explain_call((self, by))
    try:
        kernel(self, by)
    except Exception:
        _op_grow__Scalar.check_arguments((self, by))
        raise


_op_grow__Tensor: _rt_TypedOperator[None] = _rt_get_handle("demo::grow_", "Tensor")


def grow__Tensor(self: Sequence[Tensor], by: Tensor) -> None:
    """demo::grow_.Tensor(Tensor(a!)[] self, Tensor by) -> ()"""
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


_op_join_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::join", "Scalar")


def join_Scalar(self: Tensor, other: Number, rest: Sequence[Tensor] = ()) -> Tensor:
    """demo::join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_join_Scalar.convert(1, other)
    if type(rest) is not list and type(rest) is not tuple:
        rest = _op_join_Scalar.convert(2, rest)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(rest)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_join_Scalar.caches[context][keys]
        else:
            kernel = _op_join_Scalar.cache[keys]
    except KeyError:
        kernel = _op_join_Scalar.lookup_for(self, rest)
    except (AttributeError, TypeError):
        kernel = _op_join_Scalar.explain_call((self, other, rest))
    try:
        return kernel(self, other, rest)
    except Exception:
        _op_join_Scalar.check_arguments((self, other, rest))
        raise


_op_join_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::join", "Tensor")


def join_Tensor(self: Tensor, other: Tensor, rest: Sequence[Tensor] = ()) -> Tensor:
    """demo::join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor"""
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


_op_lambda: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::lambda", "")


def lambda_(self: Tensor, keys: Tensor, kernel: Tensor, isinstance_: str) -> Tensor:
    """demo::lambda(Tensor self, Tensor keys, Tensor kernel, str isinstance) -> Tensor"""
    if isinstance_.__class__ is not str:
        isinstance_ = _op_lambda.convert(3, isinstance_)
    try:
        keys_ = self._keys
        if keys._keys is not keys_:
            keys_ |= keys._keys
        if kernel._keys is not keys_:
            keys_ |= kernel._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel_ = _op_lambda.caches[context][keys_]
        else:
            kernel_ = _op_lambda.cache[keys_]
    except KeyError:
        kernel_ = _op_lambda.lookup_for(self, keys, kernel)
    except (AttributeError, TypeError):
        kernel_ = _op_lambda.explain_call((self, keys, kernel, isinstance_))
    try:
        return kernel_(self, keys, kernel, isinstance_)
    except Exception:
        _op_lambda.check_arguments((self, keys, kernel, isinstance_))
        raise


_op_largest: _rt_TypedOperator[Number] = _rt_get_handle("demo::largest", "")


def largest(self: Tensor) -> Number:
    """demo::largest(Tensor self) -> Scalar"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_largest.caches[context][self._keys]
        else:
            kernel = _op_largest.cache[self._keys]
    except KeyError:
        kernel = _op_largest.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_largest.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_largest.check_arguments((self,))
        raise


_op_less_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::less", "Scalar")


def less_Scalar(self: Tensor, other: Number) -> Tensor:
    """demo::less.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_less_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_less_Scalar.caches[context][self._keys]
        else:
            kernel = _op_less_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_less_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_less_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_less_Scalar.check_arguments((self, other))
        raise


_op_less_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::less", "Scalar_out"
)


def less_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """demo::less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_less_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_less_Scalar_out.caches[context][keys]
        else:
            kernel = _op_less_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_less_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_less_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_less_Scalar_out.check_arguments((self, other, out))
        raise


_op_less_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::less", "Tensor")


def less_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """demo::less.Tensor(Tensor self, Tensor other) -> Tensor"""
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


_op_less_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::less", "Tensor_out"
)


def less_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """demo::less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_less_Tensor_out.caches[context][keys]
        else:
            kernel = _op_less_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_less_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_less_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_less_Tensor_out.check_arguments((self, other, out))
        raise


_op_make: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::make", "")


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
    if type(size) is not list and type(size) is not tuple:
        size = _op_make.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_make.convert(0, size)
                break
    if fill.__class__ is not int and type(fill) not in _rt_NUMBERS:
        fill = _op_make.convert(1, fill)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_make.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_make.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_make.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_make.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_make.caches[context][0]
        else:
            kernel = _op_make.cache[0]
    except KeyError:
        kernel = _op_make.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_make.explain_call((size, fill, dtype, layout, device, pin_memory))
    try:
        return kernel(size, fill, dtype, layout, device, pin_memory)
    except Exception:
        _op_make.check_arguments((size, fill, dtype, layout, device, pin_memory))
        raise


_op_make_like: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::make_like", "")


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
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_make_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_make_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_make_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_make_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_make_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_make_like.caches[context][self._keys]
        else:
            kernel = _op_make_like.cache[self._keys]
    except KeyError:
        kernel = _op_make_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_make_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_make_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_matmul: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::matmul", "")


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """demo::matmul(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_matmul.caches[context][keys]
        else:
            kernel = _op_matmul.cache[keys]
    except KeyError:
        kernel = _op_matmul.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_matmul.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_matmul.check_arguments((self, other))
        raise


_op_mul: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::mul", "")


def mul(self: Tensor, other: Number) -> Tensor:
    """demo::mul(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul.caches[context][self._keys]
        else:
            kernel = _op_mul.cache[self._keys]
    except KeyError:
        kernel = _op_mul.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mul.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul.check_arguments((self, other))
        raise


_op_mul_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::mul_", "")


def mul_(self: Tensor, other: Number) -> Tensor:
    """demo::mul_(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul_.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul_.caches[context][self._keys]
        else:
            kernel = _op_mul_.cache[self._keys]
    except KeyError:
        kernel = _op_mul_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mul_.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul_.check_arguments((self, other))
        raise


_op_ndim: _rt_TypedOperator[int] = _rt_get_handle("demo::ndim", "")


def ndim(self: Tensor) -> int:
    """demo::ndim(Tensor self) -> int"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ndim.caches[context][self._keys]
        else:
            kernel = _op_ndim.cache[self._keys]
    except KeyError:
        kernel = _op_ndim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ndim.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_ndim.check_arguments((self,))
        raise


_op_neg: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::neg", "")


def neg(self: Tensor) -> Tensor:
    """demo::neg(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_neg.caches[context][self._keys]
        else:
            kernel = _op_neg.cache[self._keys]
    except KeyError:
        kernel = _op_neg.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_neg.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_neg.check_arguments((self,))
        raise


_op_noise_: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::noise_", "")


def noise_(
    self: Tensor,
    from_: float = 0.0,
    to: float | None = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """demo::noise_(Tensor(a!) self, float from=0, float? to=1, *, Generator? generator=None) -> Tensor(a!)"""
    if from_.__class__ is not float:
        from_ = _op_noise_.convert(1, from_)
    if to is not None and type(to) is not float:
        to = _op_noise_.convert(2, to)
    if generator is not None and type(generator) is not Generator:
        generator = _op_noise_.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_noise_.caches[context][keys]
        else:
            kernel = _op_noise_.cache[keys]
    except KeyError:
        kernel = _op_noise_.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_noise_.explain_call((self, from_, to, generator))
    try:
        return kernel(self, from_, to, generator)
    except Exception:
        _op_noise_.check_arguments((self, from_, to, generator))
        raise


_op_pick: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pick", "")


def pick(condition: Tensor, self: Tensor) -> Tensor:
    """demo::pick(Tensor condition, Tensor self) -> Tensor"""
    try:
        keys = condition._keys
        if self._keys is not keys:
            keys |= self._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pick.caches[context][keys]
        else:
            kernel = _op_pick.cache[keys]
    except KeyError:
        kernel = _op_pick.lookup_for(condition, self)
    except (AttributeError, TypeError):
        kernel = _op_pick.explain_call((condition, self))
    try:
        return kernel(condition, self)
    except Exception:
        _op_pick.check_arguments((condition, self))
        raise


_op_place: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::place", "")


def place(
    self: Tensor,
    device: Device | str,
    dtype: DType = _rt_dtypes.int64,
    layout: Layout = Layout.strided,
) -> Tensor:
    """demo::place(Tensor self, Device device, ScalarType dtype=long, Layout layout=strided) -> Tensor"""
    if device.__class__ is not Device:
        device = _op_place.convert(1, device)
    if dtype.__class__ is not DType:
        dtype = _op_place.convert(2, dtype)
    if layout.__class__ is not Layout:
        layout = _op_place.convert(3, layout)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_place.caches[context][self._keys]
        else:
            kernel = _op_place.cache[self._keys]
    except KeyError:
        kernel = _op_place.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_place.explain_call((self, device, dtype, layout))
    try:
        return kernel(self, device, dtype, layout)
    except Exception:
        _op_place.check_arguments((self, device, dtype, layout))
        raise


_op_pool_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pool", "Scalar")


def pool_Scalar(
    self: Tensor, weight: Number, stride: int | Sequence[int] = (1, 1)
) -> Tensor:
    """demo::pool.Scalar(Tensor self, Scalar weight, int[2] stride=1) -> Tensor"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_pool_Scalar.convert(1, weight)
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_pool_Scalar.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_pool_Scalar.convert(2, stride)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pool_Scalar.caches[context][self._keys]
        else:
            kernel = _op_pool_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_pool_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_pool_Scalar.explain_call((self, weight, stride))
    try:
        return kernel(self, weight, stride)
    except Exception:
        _op_pool_Scalar.check_arguments((self, weight, stride))
        raise


_op_pool_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pool", "Tensor")


def pool_Tensor(
    self: Tensor, weight: Tensor, stride: int | Sequence[int] = (1, 1)
) -> Tensor:
    """demo::pool.Tensor(Tensor self, Tensor weight, int[2] stride=1) -> Tensor"""
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


_op_pow_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pow", "Scalar")


def pow_Scalar(self: Number, exponent: Tensor) -> Tensor:
    """demo::pow.Scalar(Scalar self, Tensor exponent) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_pow_Scalar.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Scalar.caches[context][exponent._keys]
        else:
            kernel = _op_pow_Scalar.cache[exponent._keys]
    except KeyError:
        kernel = _op_pow_Scalar.lookup_for(exponent)
    except (AttributeError, TypeError):
        kernel = _op_pow_Scalar.explain_call((self, exponent))
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Scalar.check_arguments((self, exponent))
        raise


_op_pow_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::pow", "Tensor")


def pow_Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """demo::pow.Tensor(Tensor self, Tensor exponent) -> Tensor"""
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


_op_pow_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::pow", "Tensor_Scalar"
)


def pow_Tensor_Scalar(self: Tensor, exponent: Number) -> Tensor:
    """demo::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow_Tensor_Scalar.convert(1, exponent)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Tensor_Scalar.caches[context][self._keys]
        else:
            kernel = _op_pow_Tensor_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_pow_Tensor_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_pow_Tensor_Scalar.explain_call((self, exponent))
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Tensor_Scalar.check_arguments((self, exponent))
        raise


_op_range_start_stop: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::range", "start_stop"
)


def range_start_stop(start: Number, stop: Number) -> Tensor:
    """demo::range.start_stop(Scalar start, Scalar stop) -> Tensor"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_range_start_stop.convert(0, start)
    if stop.__class__ is not int and type(stop) not in _rt_NUMBERS:
        stop = _op_range_start_stop.convert(1, stop)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_range_start_stop.caches[context][0]
        else:
            kernel = _op_range_start_stop.cache[0]
    except KeyError:
        kernel = _op_range_start_stop.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_range_start_stop.explain_call((start, stop))
    try:
        return kernel(start, stop)
    except Exception:
        _op_range_start_stop.check_arguments((start, stop))
        raise


_op_range_stop: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::range", "stop")


def range_stop(stop: Number) -> Tensor:
    """demo::range.stop(Scalar stop) -> Tensor"""
    if stop.__class__ is not int and type(stop) not in _rt_NUMBERS:
        stop = _op_range_stop.convert(0, stop)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_range_stop.caches[context][0]
        else:
            kernel = _op_range_stop.cache[0]
    except KeyError:
        kernel = _op_range_stop.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_range_stop.explain_call((stop,))
    try:
        return kernel(stop)
    except Exception:
        _op_range_stop.check_arguments((stop,))
        raise


_op_reciprocal: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reciprocal", "")


def reciprocal(self: Tensor) -> Tensor:
    """demo::reciprocal(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reciprocal.caches[context][self._keys]
        else:
            kernel = _op_reciprocal.cache[self._keys]
    except KeyError:
        kernel = _op_reciprocal.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_reciprocal.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_reciprocal.check_arguments((self,))
        raise


_op_reshaped: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reshaped", "")


def reshaped(self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_reshaped.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_reshaped.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reshaped.caches[context][self._keys]
        else:
            kernel = _op_reshaped.cache[self._keys]
    except KeyError:
        kernel = _op_reshaped.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_reshaped.explain_call((self, size))
    try:
        return kernel(self, size)
    except Exception:
        _op_reshaped.check_arguments((self, size))
        raise


_op_reshaped_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::reshaped_copy", "")


def reshaped_copy(self: Tensor, size: Sequence[int]) -> Tensor:
    """demo::reshaped_copy(Tensor self, SymInt[] size) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_reshaped_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_reshaped_copy.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reshaped_copy.caches[context][self._keys]
        else:
            kernel = _op_reshaped_copy.cache[self._keys]
    except KeyError:
        kernel = _op_reshaped_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_reshaped_copy.explain_call((self, size))
    try:
        return kernel(self, size)
    except Exception:
        _op_reshaped_copy.check_arguments((self, size))
        raise


_op_reshaped_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "demo::reshaped_copy", "out"
)


def reshaped_copy_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """demo::reshaped_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_reshaped_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_reshaped_copy_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reshaped_copy_out.caches[context][keys]
        else:
            kernel = _op_reshaped_copy_out.cache[keys]
    except KeyError:
        kernel = _op_reshaped_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_reshaped_copy_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op_reshaped_copy_out.check_arguments((self, size, out))
        raise


_op_rows: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("demo::rows", "")


def rows(self: Tensor) -> Sequence[Tensor]:
    """demo::rows(Tensor(a -> *) self) -> Tensor(a)[]"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rows.caches[context][self._keys]
        else:
            kernel = _op_rows.cache[self._keys]
    except KeyError:
        kernel = _op_rows.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rows.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_rows.check_arguments((self,))
        raise


_op_rows_copy: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "demo::rows_copy", ""
)


def rows_copy(self: Tensor) -> Sequence[Tensor]:
    """demo::rows_copy(Tensor self) -> Tensor[]"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rows_copy.caches[context][self._keys]
        else:
            kernel = _op_rows_copy.cache[self._keys]
    except KeyError:
        kernel = _op_rows_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rows_copy.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_rows_copy.check_arguments((self,))
        raise


_op_rows_copy_out: _rt_TypedOperator[None] = _rt_get_handle("demo::rows_copy", "out")


def rows_copy_out(self: Tensor, *, out: Sequence[Tensor]) -> None:
    """demo::rows_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()"""
    if type(out) is not list and type(out) is not tuple:
        out = _op_rows_copy_out.convert(1, out)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rows_copy_out.caches[context][keys]
        else:
            kernel = _op_rows_copy_out.cache[keys]
    except KeyError:
        kernel = _op_rows_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_rows_copy_out.explain_call((self, out))
    try:
        kernel(self, out)
    except Exception:
        _op_rows_copy_out.check_arguments((self, out))
        raise


_op_rsub: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::rsub", "")


def rsub(self: Tensor, other: Number) -> Tensor:
    """demo::rsub(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_rsub.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsub.caches[context][self._keys]
        else:
            kernel = _op_rsub.cache[self._keys]
    except KeyError:
        kernel = _op_rsub.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rsub.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_rsub.check_arguments((self, other))
        raise


_op_shift_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::shift", "Scalar")


def shift_Scalar(self: Tensor, by: Number) -> Tensor:
    """demo::shift.Scalar(Tensor self, Scalar by) -> Tensor"""
    if by.__class__ is not int and type(by) not in _rt_NUMBERS:
        by = _op_shift_Scalar.convert(1, by)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_shift_Scalar.caches[context][self._keys]
        else:
            kernel = _op_shift_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_shift_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_shift_Scalar.explain_call((self, by))
    try:
        return kernel(self, by)
    except Exception:
        _op_shift_Scalar.check_arguments((self, by))
        raise


_op_shift_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::shift", "Tensor")


def shift_Tensor(self: Tensor, by: Tensor | None) -> Tensor:
    """demo::shift.Tensor(Tensor self, Tensor? by) -> Tensor"""
    try:
        keys = self._keys
        if by is not None:
            keys |= by._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_shift_Tensor.caches[context][keys]
        else:
            kernel = _op_shift_Tensor.cache[keys]
    except KeyError:
        kernel = _op_shift_Tensor.lookup_for(self, by)
    except (AttributeError, TypeError):
        kernel = _op_shift_Tensor.explain_call((self, by))
    try:
        return kernel(self, by)
    except Exception:
        _op_shift_Tensor.check_arguments((self, by))
        raise


_op_soft: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "")


def soft(self: Tensor) -> Tensor:
    """demo::soft(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_soft.caches[context][self._keys]
        else:
            kernel = _op_soft.cache[self._keys]
    except KeyError:
        kernel = _op_soft.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_soft.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_soft.check_arguments((self,))
        raise


_op_soft_int: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "int")


def soft_int(self: Tensor, dim: int) -> Tensor:
    """demo::soft.int(Tensor self, int dim) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_soft_int.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_soft_int.caches[context][self._keys]
        else:
            kernel = _op_soft_int.cache[self._keys]
    except KeyError:
        kernel = _op_soft_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_soft_int.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_soft_int.check_arguments((self, dim))
        raise


_op_soft_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::soft", "out")


def soft_out(self: Tensor, *, out: Tensor) -> Tensor:
    """demo::soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_soft_out.caches[context][keys]
        else:
            kernel = _op_soft_out.cache[keys]
    except KeyError:
        kernel = _op_soft_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_soft_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_soft_out.check_arguments((self, out))
        raise


_op_spin: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::spin", "")


def spin(self: Tensor) -> Tensor:
    """demo::spin(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_spin.caches[context][self._keys]
        else:
            kernel = _op_spin.cache[self._keys]
    except KeyError:
        kernel = _op_spin.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_spin.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_spin.check_arguments((self,))
        raise


_op_spin_axis: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::spin", "axis")


def spin_axis(self: Tensor, axis: int) -> Tensor:
    """demo::spin.axis(Tensor self, int axis) -> Tensor"""
    if axis.__class__ is not int:
        axis = _op_spin_axis.convert(1, axis)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_spin_axis.caches[context][self._keys]
        else:
            kernel = _op_spin_axis.cache[self._keys]
    except KeyError:
        kernel = _op_spin_axis.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_spin_axis.explain_call((self, axis))
    try:
        return kernel(self, axis)
    except Exception:
        _op_spin_axis.check_arguments((self, axis))
        raise


_op_split_at: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::split_at", ""
)


def split_at(self: Tensor, at: int) -> tuple[Tensor, Tensor]:
    """demo::split_at(Tensor self, int at) -> (Tensor low, Tensor high)"""
    if at.__class__ is not int:
        at = _op_split_at.convert(1, at)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_at.caches[context][self._keys]
        else:
            kernel = _op_split_at.cache[self._keys]
    except KeyError:
        kernel = _op_split_at.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_at.explain_call((self, at))
    try:
        return kernel(self, at)
    except Exception:
        _op_split_at.check_arguments((self, at))
        raise


_op_split_at_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "demo::split_at", "out"
)


def split_at_out(
    self: Tensor, at: int, *, low: Tensor, high: Tensor
) -> tuple[Tensor, Tensor]:
    """demo::split_at.out(Tensor self, int at, *, Tensor(a!) low, Tensor(b!) high) -> (Tensor(a!) low, Tensor(b!) high)"""
    if at.__class__ is not int:
        at = _op_split_at_out.convert(1, at)
    try:
        keys = self._keys
        if low._keys is not keys:
            keys |= low._keys
        if high._keys is not keys:
            keys |= high._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_at_out.caches[context][keys]
        else:
            kernel = _op_split_at_out.cache[keys]
    except KeyError:
        kernel = _op_split_at_out.lookup_for(self, low, high)
    except (AttributeError, TypeError):
        kernel = _op_split_at_out.explain_call((self, at, low, high))
    try:
        return kernel(self, at, low, high)
    except Exception:
        _op_split_at_out.check_arguments((self, at, low, high))
        raise


_op_spread: _rt_TypedOperator[tuple[Tensor, Tensor, int]] = _rt_get_handle(
    "demo::spread", ""
)


def spread(self: Tensor) -> tuple[Tensor, Tensor, int]:
    """demo::spread(Tensor self) -> (Tensor _low, Tensor count, int size)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_spread.caches[context][self._keys]
        else:
            kernel = _op_spread.cache[self._keys]
    except KeyError:
        kernel = _op_spread.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_spread.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_spread.check_arguments((self,))
        raise


_op_tally: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::tally", "")


def tally(self: Tensor, counter: Tensor, log: Tensor) -> Tensor:
    """demo::tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor"""
    try:
        keys = self._keys
        if counter._keys is not keys:
            keys |= counter._keys
        if log._keys is not keys:
            keys |= log._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tally.caches[context][keys]
        else:
            kernel = _op_tally.cache[keys]
    except KeyError:
        kernel = _op_tally.lookup_for(self, counter, log)
    except (AttributeError, TypeError):
        kernel = _op_tally.explain_call((self, counter, log))
    try:
        return kernel(self, counter, log)
    except Exception:
        _op_tally.check_arguments((self, counter, log))
        raise


_op_tally_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::tally", "out")


def tally_out(self: Tensor, counter: Tensor, log: Tensor, *, out: Tensor) -> Tensor:
    """demo::tally.out(Tensor self, Tensor(a!) counter, Tensor(b!) log, *, Tensor(c!) out) -> Tensor(c!)"""
    try:
        keys = self._keys
        if counter._keys is not keys:
            keys |= counter._keys
        if log._keys is not keys:
            keys |= log._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tally_out.caches[context][keys]
        else:
            kernel = _op_tally_out.cache[keys]
    except KeyError:
        kernel = _op_tally_out.lookup_for(self, counter, log, out)
    except (AttributeError, TypeError):
        kernel = _op_tally_out.explain_call((self, counter, log, out))
    try:
        return kernel(self, counter, log, out)
    except Exception:
        _op_tally_out.check_arguments((self, counter, log, out))
        raise


_op_tally_functional: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = _rt_get_handle(
    "demo::tally_functional", ""
)


def tally_functional(
    self: Tensor, counter: Tensor, log: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """demo::tally_functional(Tensor self, Tensor counter, Tensor log) -> (Tensor, Tensor counter_out, Tensor log_out)"""
    try:
        keys = self._keys
        if counter._keys is not keys:
            keys |= counter._keys
        if log._keys is not keys:
            keys |= log._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tally_functional.caches[context][keys]
        else:
            kernel = _op_tally_functional.cache[keys]
    except KeyError:
        kernel = _op_tally_functional.lookup_for(self, counter, log)
    except (AttributeError, TypeError):
        kernel = _op_tally_functional.explain_call((self, counter, log))
    try:
        return kernel(self, counter, log)
    except Exception:
        _op_tally_functional.check_arguments((self, counter, log))
        raise


_op_thrice: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::thrice", "")


def thrice(self: Tensor) -> Tensor:
    """demo::thrice(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_thrice.caches[context][self._keys]
        else:
            kernel = _op_thrice.cache[self._keys]
    except KeyError:
        kernel = _op_thrice.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_thrice.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_thrice.check_arguments((self,))
        raise


_op_to: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::to", "")


def to(self: Tensor, copy: bool = False) -> Tensor:
    """demo::to(Tensor self, bool copy=False) -> Tensor"""
    if type(copy) not in _rt_BOOLS:
        copy = _op_to.convert(1, copy)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_to.caches[context][self._keys]
        else:
            kernel = _op_to.cache[self._keys]
    except KeyError:
        kernel = _op_to.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_to.explain_call((self, copy))
    try:
        return kernel(self, copy)
    except Exception:
        _op_to.check_arguments((self, copy))
        raise


_op_total: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::total", "")


def total(
    first: Tensor | None,
    second: Tensor,
    *,
    more: Sequence[Tensor | None] = (),
    rest: Sequence[Tensor] | None = None,
) -> Tensor:
    """demo::total(Tensor? first, Tensor second, *, Tensor?[] more=[], Tensor[]? rest=None) -> Tensor"""
    if type(more) is not list and type(more) is not tuple:
        more = _op_total.convert(2, more)
    if rest is not None and type(rest) is not list and type(rest) is not tuple:
        rest = _op_total.convert(3, rest)
    try:
        keys = 0
        if first is not None:
            keys |= first._keys
        if second._keys is not keys:
            keys |= second._keys
        keys |= _rt_keys_of_list(more)
        keys |= _rt_keys_of_list(rest)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_total.caches[context][keys]
        else:
            kernel = _op_total.cache[keys]
    except KeyError:
        kernel = _op_total.lookup_for(first, second, more, rest)
    except (AttributeError, TypeError):
        kernel = _op_total.explain_call((first, second, more, rest))
    try:
        return kernel(first, second, more, rest)
    except Exception:
        _op_total.check_arguments((first, second, more, rest))
        raise


_op_turn: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::turn", "")


def turn(self: Tensor, dims: Sequence[int]) -> Tensor:
    """demo::turn(Tensor self, int[] dims) -> Tensor"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_turn.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_turn.convert(1, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_turn.caches[context][self._keys]
        else:
            kernel = _op_turn.cache[self._keys]
    except KeyError:
        kernel = _op_turn.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_turn.explain_call((self, dims))
    try:
        return kernel(self, dims)
    except Exception:
        _op_turn.check_arguments((self, dims))
        raise


_op_turn_by_name: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::turn", "by_name")


def turn_by_name(self: Tensor, name: str, times: int = 1) -> Tensor:
    """demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor"""
    if name.__class__ is not str:
        name = _op_turn_by_name.convert(1, name)
    if times.__class__ is not int:
        times = _op_turn_by_name.convert(2, times)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_turn_by_name.caches[context][self._keys]
        else:
            kernel = _op_turn_by_name.cache[self._keys]
    except KeyError:
        kernel = _op_turn_by_name.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_turn_by_name.explain_call((self, name, times))
    try:
        return kernel(self, name, times)
    except Exception:
        _op_turn_by_name.check_arguments((self, name, times))
        raise


_op_turn_nothing: _rt_TypedOperator[None] = _rt_get_handle("demo::turn", "nothing")


def turn_nothing(self: Tensor) -> None:
    """demo::turn.nothing(Tensor self) -> ()"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_turn_nothing.caches[context][self._keys]
        else:
            kernel = _op_turn_nothing.cache[self._keys]
    except KeyError:
        kernel = _op_turn_nothing.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_turn_nothing.explain_call((self,))
    try:
        kernel(self)
    except Exception:
        _op_turn_nothing.check_arguments((self,))
        raise


_op_twice: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::twice", "")


def twice(self: Tensor) -> Tensor:
    """demo::twice(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_twice.caches[context][self._keys]
        else:
            kernel = _op_twice.cache[self._keys]
    except KeyError:
        kernel = _op_twice.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_twice.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_twice.check_arguments((self,))
        raise


_op_window: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::window", "")


def window(self: Tensor, at: int | Sequence[int], pad: int = 0) -> Tensor:
    """demo::window(Tensor self, int[2] at, int pad=0) -> Tensor"""
    if type(at) is not list and type(at) is not tuple:
        at = _op_window.convert(1, at)
    else:
        for at_item in at:
            if at_item.__class__ is not int:
                at = _op_window.convert(1, at)
                break
    if pad.__class__ is not int:
        pad = _op_window.convert(2, pad)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_window.caches[context][self._keys]
        else:
            kernel = _op_window.cache[self._keys]
    except KeyError:
        kernel = _op_window.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_window.explain_call((self, at, pad))
    try:
        return kernel(self, at, pad)
    except Exception:
        _op_window.check_arguments((self, at, pad))
        raise


_op_window_out: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::window", "out")


def window_out(
    self: Tensor, at: int | Sequence[int], pad: int = 0, *, out: Tensor
) -> Tensor:
    """demo::window.out(Tensor self, int[2] at, int pad=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(at) is not list and type(at) is not tuple:
        at = _op_window_out.convert(1, at)
    else:
        for at_item in at:
            if at_item.__class__ is not int:
                at = _op_window_out.convert(1, at)
                break
    if pad.__class__ is not int:
        pad = _op_window_out.convert(2, pad)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_window_out.caches[context][keys]
        else:
            kernel = _op_window_out.cache[keys]
    except KeyError:
        kernel = _op_window_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_window_out.explain_call((self, at, pad, out))
    try:
        return kernel(self, at, pad, out)
    except Exception:
        _op_window_out.check_arguments((self, at, pad, out))
        raise


_op_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("demo::zeros", "")


def zeros(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """demo::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_zeros.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_zeros.convert(0, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_zeros.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_zeros.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_zeros.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_zeros.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zeros.caches[context][0]
        else:
            kernel = _op_zeros.cache[0]
    except KeyError:
        kernel = _op_zeros.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_zeros.explain_call((size, dtype, layout, device, pin_memory))
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_zeros.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_identity: _rt_TypedOperator[Tensor] = _rt_get_handle("other::identity", "")


def identity(self: Tensor) -> Tensor:
    """other::identity(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_identity.caches[context][self._keys]
        else:
            kernel = _op_identity.cache[self._keys]
    except KeyError:
        kernel = _op_identity.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_identity.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_identity.check_arguments((self,))
        raise
