"""One typed wrapper for each operator of native_functions.yaml. Generated: do not edit.

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

_op__foreach_add_List: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "List"
)


def _foreach_add_List(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> Sequence[Tensor]:
    """aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_add_List.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_List.convert(2, alpha)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_List.caches[context][keys]
        else:
            kernel = _op__foreach_add_List.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_List.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_List.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op__foreach_add_List.check_arguments((self, other, alpha))
        raise


_op__foreach_add_List_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "List_out"
)


def _foreach_add_List_out(
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    alpha: Number = 1,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_List_out.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_add_List_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_List_out.convert(2, alpha)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_List_out.convert(3, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_List_out.caches[context][keys]
        else:
            kernel = _op__foreach_add_List_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_List_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_List_out.explain_call((self, other, alpha, out))
    try:
        kernel(self, other, alpha, out)
    except Exception:
        _op__foreach_add_List_out.check_arguments((self, other, alpha, out))
        raise


_op__foreach_add_Scalar: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "Scalar"
)


def _foreach_add_Scalar(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]:
    """aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add_Scalar.convert(1, scalar)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_Scalar.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_add_Scalar.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_add_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_Scalar.explain_call((self, scalar))
    try:
        return kernel(self, scalar)
    except Exception:
        _op__foreach_add_Scalar.check_arguments((self, scalar))
        raise


_op__foreach_add_ScalarList: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "ScalarList"
)


def _foreach_add_ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_ScalarList.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_add_ScalarList.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_add_ScalarList.convert(1, scalars)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_ScalarList.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_add_ScalarList.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_add_ScalarList.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_ScalarList.explain_call((self, scalars))
    try:
        return kernel(self, scalars)
    except Exception:
        _op__foreach_add_ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_add_ScalarList_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "ScalarList_out"
)


def _foreach_add_ScalarList_out(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_ScalarList_out.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_add_ScalarList_out.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_add_ScalarList_out.convert(1, scalars)
                break
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_ScalarList_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_ScalarList_out.caches[context][keys]
        else:
            kernel = _op__foreach_add_ScalarList_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_ScalarList_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_ScalarList_out.explain_call((self, scalars, out))
    try:
        kernel(self, scalars, out)
    except Exception:
        _op__foreach_add_ScalarList_out.check_arguments((self, scalars, out))
        raise


_op__foreach_add_Scalar_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "Scalar_out"
)


def _foreach_add_Scalar_out(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Scalar_out.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add_Scalar_out.convert(1, scalar)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_Scalar_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_Scalar_out.caches[context][keys]
        else:
            kernel = _op__foreach_add_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_Scalar_out.explain_call((self, scalar, out))
    try:
        kernel(self, scalar, out)
    except Exception:
        _op__foreach_add_Scalar_out.check_arguments((self, scalar, out))
        raise


_op__foreach_add_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "Tensor"
)


def _foreach_add_Tensor(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> Sequence[Tensor]:
    """aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Tensor.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_Tensor.convert(2, alpha)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_Tensor.caches[context][keys]
        else:
            kernel = _op__foreach_add_Tensor.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_Tensor.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op__foreach_add_Tensor.check_arguments((self, other, alpha))
        raise


_op__foreach_add_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "Tensor_out"
)


def _foreach_add_Tensor_out(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Tensor_out.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_Tensor_out.convert(2, alpha)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_Tensor_out.convert(3, out)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add_Tensor_out.caches[context][keys]
        else:
            kernel = _op__foreach_add_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_add_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add_Tensor_out.explain_call((self, other, alpha, out))
    try:
        kernel(self, other, alpha, out)
    except Exception:
        _op__foreach_add_Tensor_out.check_arguments((self, other, alpha, out))
        raise


_op__foreach_add__List: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "List"
)


def _foreach_add__List(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> None:
    """aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_add__List.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add__List.convert(2, alpha)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add__List.caches[context][keys]
        else:
            kernel = _op__foreach_add__List.cache[keys]
    except KeyError:
        kernel = _op__foreach_add__List.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add__List.explain_call((self, other, alpha))
    try:
        kernel(self, other, alpha)
    except Exception:
        _op__foreach_add__List.check_arguments((self, other, alpha))
        raise


_op__foreach_add__Scalar: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "Scalar"
)


def _foreach_add__Scalar(self: Sequence[Tensor], scalar: Number) -> None:
    """aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add__Scalar.convert(1, scalar)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add__Scalar.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_add__Scalar.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_add__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add__Scalar.explain_call((self, scalar))
    try:
        kernel(self, scalar)
    except Exception:
        _op__foreach_add__Scalar.check_arguments((self, scalar))
        raise


_op__foreach_add__ScalarList: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "ScalarList"
)


def _foreach_add__ScalarList(self: Sequence[Tensor], scalars: Sequence[Number]) -> None:
    """aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__ScalarList.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_add__ScalarList.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_add__ScalarList.convert(1, scalars)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add__ScalarList.caches[context][
                _rt_keys_of_list(self)
            ]
        else:
            kernel = _op__foreach_add__ScalarList.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_add__ScalarList.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add__ScalarList.explain_call((self, scalars))
    try:
        kernel(self, scalars)
    except Exception:
        _op__foreach_add__ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_add__Tensor: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "Tensor"
)


def _foreach_add__Tensor(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> None:
    """aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__Tensor.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add__Tensor.convert(2, alpha)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_add__Tensor.caches[context][keys]
        else:
            kernel = _op__foreach_add__Tensor.cache[keys]
    except KeyError:
        kernel = _op__foreach_add__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_add__Tensor.explain_call((self, other, alpha))
    try:
        kernel(self, other, alpha)
    except Exception:
        _op__foreach_add__Tensor.check_arguments((self, other, alpha))
        raise


_op__foreach_mul_List: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "List"
)


def _foreach_mul_List(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul_List.convert(1, other)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_List.caches[context][keys]
        else:
            kernel = _op__foreach_mul_List.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_List.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_List.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op__foreach_mul_List.check_arguments((self, other))
        raise


_op__foreach_mul_List_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "List_out"
)


def _foreach_mul_List_out(
    self: Sequence[Tensor], other: Sequence[Tensor], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_List_out.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul_List_out.convert(1, other)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_List_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_List_out.caches[context][keys]
        else:
            kernel = _op__foreach_mul_List_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_List_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_List_out.explain_call((self, other, out))
    try:
        kernel(self, other, out)
    except Exception:
        _op__foreach_mul_List_out.check_arguments((self, other, out))
        raise


_op__foreach_mul_Scalar: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "Scalar"
)


def _foreach_mul_Scalar(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]:
    """aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul_Scalar.convert(1, scalar)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_Scalar.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_mul_Scalar.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_mul_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_Scalar.explain_call((self, scalar))
    try:
        return kernel(self, scalar)
    except Exception:
        _op__foreach_mul_Scalar.check_arguments((self, scalar))
        raise


_op__foreach_mul_ScalarList: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "ScalarList"
)


def _foreach_mul_ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_ScalarList.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_mul_ScalarList.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_mul_ScalarList.convert(1, scalars)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_ScalarList.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_mul_ScalarList.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_mul_ScalarList.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_ScalarList.explain_call((self, scalars))
    try:
        return kernel(self, scalars)
    except Exception:
        _op__foreach_mul_ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_mul_ScalarList_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "ScalarList_out"
)


def _foreach_mul_ScalarList_out(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_ScalarList_out.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_mul_ScalarList_out.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_mul_ScalarList_out.convert(1, scalars)
                break
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_ScalarList_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_ScalarList_out.caches[context][keys]
        else:
            kernel = _op__foreach_mul_ScalarList_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_ScalarList_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_ScalarList_out.explain_call((self, scalars, out))
    try:
        kernel(self, scalars, out)
    except Exception:
        _op__foreach_mul_ScalarList_out.check_arguments((self, scalars, out))
        raise


_op__foreach_mul_Scalar_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "Scalar_out"
)


def _foreach_mul_Scalar_out(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Scalar_out.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul_Scalar_out.convert(1, scalar)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_Scalar_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_Scalar_out.caches[context][keys]
        else:
            kernel = _op__foreach_mul_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_Scalar_out.explain_call((self, scalar, out))
    try:
        kernel(self, scalar, out)
    except Exception:
        _op__foreach_mul_Scalar_out.check_arguments((self, scalar, out))
        raise


_op__foreach_mul_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "Tensor"
)


def _foreach_mul_Tensor(self: Sequence[Tensor], other: Tensor) -> Sequence[Tensor]:
    """aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Tensor.convert(0, self)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_Tensor.caches[context][keys]
        else:
            kernel = _op__foreach_mul_Tensor.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op__foreach_mul_Tensor.check_arguments((self, other))
        raise


_op__foreach_mul_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "Tensor_out"
)


def _foreach_mul_Tensor_out(
    self: Sequence[Tensor], other: Tensor, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Tensor_out.convert(0, self)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_Tensor_out.convert(2, out)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul_Tensor_out.caches[context][keys]
        else:
            kernel = _op__foreach_mul_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul_Tensor_out.explain_call((self, other, out))
    try:
        kernel(self, other, out)
    except Exception:
        _op__foreach_mul_Tensor_out.check_arguments((self, other, out))
        raise


_op__foreach_mul__List: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "List"
)


def _foreach_mul__List(self: Sequence[Tensor], other: Sequence[Tensor]) -> None:
    """aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul__List.convert(1, other)
    try:
        keys = _rt_keys_of_list(self)
        keys |= _rt_keys_of_list(other)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul__List.caches[context][keys]
        else:
            kernel = _op__foreach_mul__List.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul__List.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul__List.explain_call((self, other))
    try:
        kernel(self, other)
    except Exception:
        _op__foreach_mul__List.check_arguments((self, other))
        raise


_op__foreach_mul__Scalar: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "Scalar"
)


def _foreach_mul__Scalar(self: Sequence[Tensor], scalar: Number) -> None:
    """aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul__Scalar.convert(1, scalar)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul__Scalar.caches[context][_rt_keys_of_list(self)]
        else:
            kernel = _op__foreach_mul__Scalar.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_mul__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul__Scalar.explain_call((self, scalar))
    try:
        kernel(self, scalar)
    except Exception:
        _op__foreach_mul__Scalar.check_arguments((self, scalar))
        raise


_op__foreach_mul__ScalarList: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "ScalarList"
)


def _foreach_mul__ScalarList(self: Sequence[Tensor], scalars: Sequence[Number]) -> None:
    """aten::_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__ScalarList.convert(0, self)
    if type(scalars) is not list and type(scalars) is not tuple:
        scalars = _op__foreach_mul__ScalarList.convert(1, scalars)
    else:
        for scalars_item in scalars:
            if (
                scalars_item.__class__ is not int
                and type(scalars_item) not in _rt_NUMBERS
            ):
                scalars = _op__foreach_mul__ScalarList.convert(1, scalars)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul__ScalarList.caches[context][
                _rt_keys_of_list(self)
            ]
        else:
            kernel = _op__foreach_mul__ScalarList.cache[_rt_keys_of_list(self)]
    except KeyError:
        kernel = _op__foreach_mul__ScalarList.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul__ScalarList.explain_call((self, scalars))
    try:
        kernel(self, scalars)
    except Exception:
        _op__foreach_mul__ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_mul__Tensor: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "Tensor"
)


def _foreach_mul__Tensor(self: Sequence[Tensor], other: Tensor) -> None:
    """aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__Tensor.convert(0, self)
    try:
        keys = _rt_keys_of_list(self)
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__foreach_mul__Tensor.caches[context][keys]
        else:
            kernel = _op__foreach_mul__Tensor.cache[keys]
    except KeyError:
        kernel = _op__foreach_mul__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op__foreach_mul__Tensor.explain_call((self, other))
    try:
        kernel(self, other)
    except Exception:
        _op__foreach_mul__Tensor.check_arguments((self, other))
        raise


_op__index_put_impl: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_index_put_impl", ""
)


def _index_put_impl(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    unsafe: bool = False,
) -> Tensor:
    """aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op__index_put_impl.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op__index_put_impl.convert(3, accumulate)
    if type(unsafe) not in _rt_BOOLS:
        unsafe = _op__index_put_impl.convert(4, unsafe)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__index_put_impl.caches[context][keys]
        else:
            kernel = _op__index_put_impl.cache[keys]
    except KeyError:
        kernel = _op__index_put_impl.lookup_for(self, indices, values)
    except (AttributeError, TypeError):
        kernel = _op__index_put_impl.explain_call(
            (self, indices, values, accumulate, unsafe)
        )
    try:
        return kernel(self, indices, values, accumulate, unsafe)
    except Exception:
        _op__index_put_impl.check_arguments((self, indices, values, accumulate, unsafe))
        raise


_op__index_put_impl_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_index_put_impl", "out"
)


def _index_put_impl_out(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    unsafe: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op__index_put_impl_out.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op__index_put_impl_out.convert(3, accumulate)
    if type(unsafe) not in _rt_BOOLS:
        unsafe = _op__index_put_impl_out.convert(4, unsafe)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__index_put_impl_out.caches[context][keys]
        else:
            kernel = _op__index_put_impl_out.cache[keys]
    except KeyError:
        kernel = _op__index_put_impl_out.lookup_for(self, indices, values, out)
    except (AttributeError, TypeError):
        kernel = _op__index_put_impl_out.explain_call(
            (self, indices, values, accumulate, unsafe, out)
        )
    try:
        return kernel(self, indices, values, accumulate, unsafe, out)
    except Exception:
        _op__index_put_impl_out.check_arguments(
            (self, indices, values, accumulate, unsafe, out)
        )
        raise


_op__index_put_impl_: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_index_put_impl_", ""
)


def _index_put_impl_(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    unsafe: bool = False,
) -> Tensor:
    """aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op__index_put_impl_.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op__index_put_impl_.convert(3, accumulate)
    if type(unsafe) not in _rt_BOOLS:
        unsafe = _op__index_put_impl_.convert(4, unsafe)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__index_put_impl_.caches[context][keys]
        else:
            kernel = _op__index_put_impl_.cache[keys]
    except KeyError:
        kernel = _op__index_put_impl_.lookup_for(self, indices, values)
    except (AttributeError, TypeError):
        kernel = _op__index_put_impl_.explain_call(
            (self, indices, values, accumulate, unsafe)
        )
    try:
        return kernel(self, indices, values, accumulate, unsafe)
    except Exception:
        _op__index_put_impl_.check_arguments(
            (self, indices, values, accumulate, unsafe)
        )
        raise


_op__local_scalar_dense: _rt_TypedOperator[Number] = _rt_get_handle(
    "aten::_local_scalar_dense", ""
)


def _local_scalar_dense(self: Tensor) -> Number:
    """aten::_local_scalar_dense(Tensor self) -> Scalar"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__local_scalar_dense.caches[context][self._keys]
        else:
            kernel = _op__local_scalar_dense.cache[self._keys]
    except KeyError:
        kernel = _op__local_scalar_dense.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__local_scalar_dense.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op__local_scalar_dense.check_arguments((self,))
        raise


_op__log_softmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_log_softmax", "")


def _log_softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op__log_softmax.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__log_softmax.convert(2, half_to_float)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__log_softmax.caches[context][self._keys]
        else:
            kernel = _op__log_softmax.cache[self._keys]
    except KeyError:
        kernel = _op__log_softmax.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__log_softmax.explain_call((self, dim, half_to_float))
    try:
        return kernel(self, dim, half_to_float)
    except Exception:
        _op__log_softmax.check_arguments((self, dim, half_to_float))
        raise


_op__log_softmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_log_softmax", "out"
)


def _log_softmax_out(
    self: Tensor, dim: int, half_to_float: bool, *, out: Tensor
) -> Tensor:
    """aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op__log_softmax_out.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__log_softmax_out.convert(2, half_to_float)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__log_softmax_out.caches[context][keys]
        else:
            kernel = _op__log_softmax_out.cache[keys]
    except KeyError:
        kernel = _op__log_softmax_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__log_softmax_out.explain_call((self, dim, half_to_float, out))
    try:
        return kernel(self, dim, half_to_float, out)
    except Exception:
        _op__log_softmax_out.check_arguments((self, dim, half_to_float, out))
        raise


_op__reshape_alias: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias", ""
)


def _reshape_alias(self: Tensor, size: Sequence[int], stride: Sequence[int]) -> Tensor:
    """aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__reshape_alias.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__reshape_alias.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op__reshape_alias.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op__reshape_alias.convert(2, stride)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__reshape_alias.caches[context][self._keys]
        else:
            kernel = _op__reshape_alias.cache[self._keys]
    except KeyError:
        kernel = _op__reshape_alias.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__reshape_alias.explain_call((self, size, stride))
    try:
        return kernel(self, size, stride)
    except Exception:
        _op__reshape_alias.check_arguments((self, size, stride))
        raise


_op__reshape_alias_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias_copy", ""
)


def _reshape_alias_copy(
    self: Tensor, size: Sequence[int], stride: Sequence[int]
) -> Tensor:
    """aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__reshape_alias_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__reshape_alias_copy.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op__reshape_alias_copy.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op__reshape_alias_copy.convert(2, stride)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__reshape_alias_copy.caches[context][self._keys]
        else:
            kernel = _op__reshape_alias_copy.cache[self._keys]
    except KeyError:
        kernel = _op__reshape_alias_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__reshape_alias_copy.explain_call((self, size, stride))
    try:
        return kernel(self, size, stride)
    except Exception:
        _op__reshape_alias_copy.check_arguments((self, size, stride))
        raise


_op__reshape_alias_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias_copy", "out"
)


def _reshape_alias_copy_out(
    self: Tensor, size: Sequence[int], stride: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::_reshape_alias_copy.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__reshape_alias_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__reshape_alias_copy_out.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op__reshape_alias_copy_out.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op__reshape_alias_copy_out.convert(2, stride)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__reshape_alias_copy_out.caches[context][keys]
        else:
            kernel = _op__reshape_alias_copy_out.cache[keys]
    except KeyError:
        kernel = _op__reshape_alias_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__reshape_alias_copy_out.explain_call((self, size, stride, out))
    try:
        return kernel(self, size, stride, out)
    except Exception:
        _op__reshape_alias_copy_out.check_arguments((self, size, stride, out))
        raise


_op__softmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_softmax", "")


def _softmax(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op__softmax.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__softmax.convert(2, half_to_float)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__softmax.caches[context][self._keys]
        else:
            kernel = _op__softmax.cache[self._keys]
    except KeyError:
        kernel = _op__softmax.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__softmax.explain_call((self, dim, half_to_float))
    try:
        return kernel(self, dim, half_to_float)
    except Exception:
        _op__softmax.check_arguments((self, dim, half_to_float))
        raise


_op__softmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_softmax", "out")


def _softmax_out(self: Tensor, dim: int, half_to_float: bool, *, out: Tensor) -> Tensor:
    """aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op__softmax_out.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__softmax_out.convert(2, half_to_float)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__softmax_out.caches[context][keys]
        else:
            kernel = _op__softmax_out.cache[keys]
    except KeyError:
        kernel = _op__softmax_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__softmax_out.explain_call((self, dim, half_to_float, out))
    try:
        return kernel(self, dim, half_to_float, out)
    except Exception:
        _op__softmax_out.check_arguments((self, dim, half_to_float, out))
        raise


_op__to_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_to_copy", "")


def _to_copy(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op__to_copy.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op__to_copy.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op__to_copy.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op__to_copy.convert(4, pin_memory)
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op__to_copy.convert(5, non_blocking)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op__to_copy.convert(6, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__to_copy.caches[context][self._keys]
        else:
            kernel = _op__to_copy.cache[self._keys]
    except KeyError:
        kernel = _op__to_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__to_copy.explain_call(
            (self, dtype, layout, device, pin_memory, non_blocking, memory_format)
        )
    try:
        return kernel(
            self, dtype, layout, device, pin_memory, non_blocking, memory_format
        )
    except Exception:
        _op__to_copy.check_arguments(
            (self, dtype, layout, device, pin_memory, non_blocking, memory_format)
        )
        raise


_op__to_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_to_copy", "out")


def _to_copy_out(
    self: Tensor,
    *,
    non_blocking: bool = False,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op__to_copy_out.convert(1, non_blocking)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op__to_copy_out.convert(2, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__to_copy_out.caches[context][keys]
        else:
            kernel = _op__to_copy_out.cache[keys]
    except KeyError:
        kernel = _op__to_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__to_copy_out.explain_call((self, non_blocking, memory_format, out))
    try:
        return kernel(self, non_blocking, memory_format, out)
    except Exception:
        _op__to_copy_out.check_arguments((self, non_blocking, memory_format, out))
        raise


_op__unsafe_view: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_unsafe_view", "")


def _unsafe_view(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__unsafe_view.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__unsafe_view.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__unsafe_view.caches[context][self._keys]
        else:
            kernel = _op__unsafe_view.cache[self._keys]
    except KeyError:
        kernel = _op__unsafe_view.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op__unsafe_view.explain_call((self, size))
    try:
        return kernel(self, size)
    except Exception:
        _op__unsafe_view.check_arguments((self, size))
        raise


_op__unsafe_view_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_unsafe_view", "out"
)


def _unsafe_view_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__unsafe_view_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__unsafe_view_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op__unsafe_view_out.caches[context][keys]
        else:
            kernel = _op__unsafe_view_out.cache[keys]
    except KeyError:
        kernel = _op__unsafe_view_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op__unsafe_view_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op__unsafe_view_out.check_arguments((self, size, out))
        raise


_op_abs: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs", "")


def abs(self: Tensor) -> Tensor:
    """aten::abs(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_abs.caches[context][self._keys]
        else:
            kernel = _op_abs.cache[self._keys]
    except KeyError:
        kernel = _op_abs.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_abs.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_abs.check_arguments((self,))
        raise


_op_abs_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs", "out")


def abs_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_abs_out.caches[context][keys]
        else:
            kernel = _op_abs_out.cache[keys]
    except KeyError:
        kernel = _op_abs_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_abs_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_abs_out.check_arguments((self, out))
        raise


_op_abs_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs_", "")


def abs_(self: Tensor) -> Tensor:
    """aten::abs_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_abs_.caches[context][self._keys]
        else:
            kernel = _op_abs_.cache[self._keys]
    except KeyError:
        kernel = _op_abs_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_abs_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_abs_.check_arguments((self,))
        raise


_op_acos: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos", "")


def acos(self: Tensor) -> Tensor:
    """aten::acos(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_acos.caches[context][self._keys]
        else:
            kernel = _op_acos.cache[self._keys]
    except KeyError:
        kernel = _op_acos.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_acos.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_acos.check_arguments((self,))
        raise


_op_acos_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos", "out")


def acos_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_acos_out.caches[context][keys]
        else:
            kernel = _op_acos_out.cache[keys]
    except KeyError:
        kernel = _op_acos_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_acos_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_acos_out.check_arguments((self, out))
        raise


_op_acos_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos_", "")


def acos_(self: Tensor) -> Tensor:
    """aten::acos_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_acos_.caches[context][self._keys]
        else:
            kernel = _op_acos_.cache[self._keys]
    except KeyError:
        kernel = _op_acos_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_acos_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_acos_.check_arguments((self,))
        raise


_op_add_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "Scalar")


def add_Scalar(self: Tensor, other: Number, alpha: Number = 1) -> Tensor:
    """aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
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
    "aten::add", "Scalar_out"
)


def add_Scalar_out(
    self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
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


_op_add_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "Tensor")


def add_Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
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


_op_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "out")


def add_out(self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor) -> Tensor:
    """aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
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


_op_add__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add_", "Scalar")


def add__Scalar(self: Tensor, other: Number, alpha: Number = 1) -> Tensor:
    """aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add__Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add__Scalar.convert(2, alpha)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_add__Scalar.caches[context][self._keys]
        else:
            kernel = _op_add__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_add__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_add__Scalar.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add__Scalar.check_arguments((self, other, alpha))
        raise


_op_add__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add_", "Tensor")


def add__Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
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


_op_addcdiv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv", "")


def addcdiv(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
) -> Tensor:
    """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcdiv.caches[context][keys]
        else:
            kernel = _op_addcdiv.cache[keys]
    except KeyError:
        kernel = _op_addcdiv.lookup_for(self, tensor1, tensor2)
    except (AttributeError, TypeError):
        kernel = _op_addcdiv.explain_call((self, tensor1, tensor2, value))
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcdiv.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcdiv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv", "out")


def addcdiv_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor
) -> Tensor:
    """aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv_out.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcdiv_out.caches[context][keys]
        else:
            kernel = _op_addcdiv_out.cache[keys]
    except KeyError:
        kernel = _op_addcdiv_out.lookup_for(self, tensor1, tensor2, out)
    except (AttributeError, TypeError):
        kernel = _op_addcdiv_out.explain_call((self, tensor1, tensor2, value, out))
    try:
        return kernel(self, tensor1, tensor2, value, out)
    except Exception:
        _op_addcdiv_out.check_arguments((self, tensor1, tensor2, value, out))
        raise


_op_addcdiv_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv_", "")


def addcdiv_(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
) -> Tensor:
    """aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv_.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcdiv_.caches[context][keys]
        else:
            kernel = _op_addcdiv_.cache[keys]
    except KeyError:
        kernel = _op_addcdiv_.lookup_for(self, tensor1, tensor2)
    except (AttributeError, TypeError):
        kernel = _op_addcdiv_.explain_call((self, tensor1, tensor2, value))
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcdiv_.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcmul: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul", "")


def addcmul(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
) -> Tensor:
    """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcmul.caches[context][keys]
        else:
            kernel = _op_addcmul.cache[keys]
    except KeyError:
        kernel = _op_addcmul.lookup_for(self, tensor1, tensor2)
    except (AttributeError, TypeError):
        kernel = _op_addcmul.explain_call((self, tensor1, tensor2, value))
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcmul.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcmul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul", "out")


def addcmul_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor
) -> Tensor:
    """aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul_out.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcmul_out.caches[context][keys]
        else:
            kernel = _op_addcmul_out.cache[keys]
    except KeyError:
        kernel = _op_addcmul_out.lookup_for(self, tensor1, tensor2, out)
    except (AttributeError, TypeError):
        kernel = _op_addcmul_out.explain_call((self, tensor1, tensor2, value, out))
    try:
        return kernel(self, tensor1, tensor2, value, out)
    except Exception:
        _op_addcmul_out.check_arguments((self, tensor1, tensor2, value, out))
        raise


_op_addcmul_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul_", "")


def addcmul_(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
) -> Tensor:
    """aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul_.convert(3, value)
    try:
        keys = self._keys
        if tensor1._keys is not keys:
            keys |= tensor1._keys
        if tensor2._keys is not keys:
            keys |= tensor2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addcmul_.caches[context][keys]
        else:
            kernel = _op_addcmul_.cache[keys]
    except KeyError:
        kernel = _op_addcmul_.lookup_for(self, tensor1, tensor2)
    except (AttributeError, TypeError):
        kernel = _op_addcmul_.explain_call((self, tensor1, tensor2, value))
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcmul_.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addmm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm", "")


def addmm(
    self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmm.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmm.convert(4, alpha)
    try:
        keys = self._keys
        if mat1._keys is not keys:
            keys |= mat1._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmm.caches[context][keys]
        else:
            kernel = _op_addmm.cache[keys]
    except KeyError:
        kernel = _op_addmm.lookup_for(self, mat1, mat2)
    except (AttributeError, TypeError):
        kernel = _op_addmm.explain_call((self, mat1, mat2, beta, alpha))
    try:
        return kernel(self, mat1, mat2, beta, alpha)
    except Exception:
        _op_addmm.check_arguments((self, mat1, mat2, beta, alpha))
        raise


_op_addmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm", "out")


def addmm_out(
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmm_out.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmm_out.convert(4, alpha)
    try:
        keys = self._keys
        if mat1._keys is not keys:
            keys |= mat1._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmm_out.caches[context][keys]
        else:
            kernel = _op_addmm_out.cache[keys]
    except KeyError:
        kernel = _op_addmm_out.lookup_for(self, mat1, mat2, out)
    except (AttributeError, TypeError):
        kernel = _op_addmm_out.explain_call((self, mat1, mat2, beta, alpha, out))
    try:
        return kernel(self, mat1, mat2, beta, alpha, out)
    except Exception:
        _op_addmm_out.check_arguments((self, mat1, mat2, beta, alpha, out))
        raise


_op_addmm_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm_", "")


def addmm_(
    self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmm_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmm_.convert(4, alpha)
    try:
        keys = self._keys
        if mat1._keys is not keys:
            keys |= mat1._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmm_.caches[context][keys]
        else:
            kernel = _op_addmm_.cache[keys]
    except KeyError:
        kernel = _op_addmm_.lookup_for(self, mat1, mat2)
    except (AttributeError, TypeError):
        kernel = _op_addmm_.explain_call((self, mat1, mat2, beta, alpha))
    try:
        return kernel(self, mat1, mat2, beta, alpha)
    except Exception:
        _op_addmm_.check_arguments((self, mat1, mat2, beta, alpha))
        raise


_op_addmv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv", "")


def addmv(
    self: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmv.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmv.convert(4, alpha)
    try:
        keys = self._keys
        if mat._keys is not keys:
            keys |= mat._keys
        if vec._keys is not keys:
            keys |= vec._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmv.caches[context][keys]
        else:
            kernel = _op_addmv.cache[keys]
    except KeyError:
        kernel = _op_addmv.lookup_for(self, mat, vec)
    except (AttributeError, TypeError):
        kernel = _op_addmv.explain_call((self, mat, vec, beta, alpha))
    try:
        return kernel(self, mat, vec, beta, alpha)
    except Exception:
        _op_addmv.check_arguments((self, mat, vec, beta, alpha))
        raise


_op_addmv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv", "out")


def addmv_out(
    self: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmv_out.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmv_out.convert(4, alpha)
    try:
        keys = self._keys
        if mat._keys is not keys:
            keys |= mat._keys
        if vec._keys is not keys:
            keys |= vec._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmv_out.caches[context][keys]
        else:
            kernel = _op_addmv_out.cache[keys]
    except KeyError:
        kernel = _op_addmv_out.lookup_for(self, mat, vec, out)
    except (AttributeError, TypeError):
        kernel = _op_addmv_out.explain_call((self, mat, vec, beta, alpha, out))
    try:
        return kernel(self, mat, vec, beta, alpha, out)
    except Exception:
        _op_addmv_out.check_arguments((self, mat, vec, beta, alpha, out))
        raise


_op_addmv_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv_", "")


def addmv_(
    self: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmv_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmv_.convert(4, alpha)
    try:
        keys = self._keys
        if mat._keys is not keys:
            keys |= mat._keys
        if vec._keys is not keys:
            keys |= vec._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_addmv_.caches[context][keys]
        else:
            kernel = _op_addmv_.cache[keys]
    except KeyError:
        kernel = _op_addmv_.lookup_for(self, mat, vec)
    except (AttributeError, TypeError):
        kernel = _op_addmv_.explain_call((self, mat, vec, beta, alpha))
    try:
        return kernel(self, mat, vec, beta, alpha)
    except Exception:
        _op_addmv_.check_arguments((self, mat, vec, beta, alpha))
        raise


_op_alias: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::alias", "")


def alias(self: Tensor) -> Tensor:
    """aten::alias(Tensor(a) self) -> Tensor(a)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_alias.caches[context][self._keys]
        else:
            kernel = _op_alias.cache[self._keys]
    except KeyError:
        kernel = _op_alias.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_alias.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_alias.check_arguments((self,))
        raise


_op_alias_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::alias_copy", "")


def alias_copy(self: Tensor) -> Tensor:
    """aten::alias_copy(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_alias_copy.caches[context][self._keys]
        else:
            kernel = _op_alias_copy.cache[self._keys]
    except KeyError:
        kernel = _op_alias_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_alias_copy.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_alias_copy.check_arguments((self,))
        raise


_op_alias_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::alias_copy", "out"
)


def alias_copy_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_alias_copy_out.caches[context][keys]
        else:
            kernel = _op_alias_copy_out.cache[keys]
    except KeyError:
        kernel = _op_alias_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_alias_copy_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_alias_copy_out.check_arguments((self, out))
        raise


_op_all: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "")


def all(self: Tensor) -> Tensor:
    """aten::all(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all.caches[context][self._keys]
        else:
            kernel = _op_all.cache[self._keys]
    except KeyError:
        kernel = _op_all.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_all.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_all.check_arguments((self,))
        raise


_op_all_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "all_out")


def all_all_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all_all_out.caches[context][keys]
        else:
            kernel = _op_all_all_out.cache[keys]
    except KeyError:
        kernel = _op_all_all_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_all_all_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_all_all_out.check_arguments((self, out))
        raise


_op_all_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dim")


def all_dim(self: Tensor, dim: int, keepdim: bool = False) -> Tensor:
    """aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_all_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_dim.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all_dim.caches[context][self._keys]
        else:
            kernel = _op_all_dim.cache[self._keys]
    except KeyError:
        kernel = _op_all_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_all_dim.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_all_dim.check_arguments((self, dim, keepdim))
        raise


_op_all_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dims")


def all_dims(
    self: Tensor, dim: Sequence[int] | None = None, keepdim: bool = False
) -> Tensor:
    """aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_all_dims.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_all_dims.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_dims.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all_dims.caches[context][self._keys]
        else:
            kernel = _op_all_dims.cache[self._keys]
    except KeyError:
        kernel = _op_all_dims.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_all_dims.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_all_dims.check_arguments((self, dim, keepdim))
        raise


_op_all_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dims_out")


def all_dims_out(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_all_dims_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_all_dims_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_dims_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all_dims_out.caches[context][keys]
        else:
            kernel = _op_all_dims_out.cache[keys]
    except KeyError:
        kernel = _op_all_dims_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_all_dims_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_all_dims_out.check_arguments((self, dim, keepdim, out))
        raise


_op_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "out")


def all_out(self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor) -> Tensor:
    """aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_all_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_all_out.caches[context][keys]
        else:
            kernel = _op_all_out.cache[keys]
    except KeyError:
        kernel = _op_all_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_all_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_all_out.check_arguments((self, dim, keepdim, out))
        raise


_op_amax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amax", "")


def amax(self: Tensor, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_amax.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_amax.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_amax.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_amax.caches[context][self._keys]
        else:
            kernel = _op_amax.cache[self._keys]
    except KeyError:
        kernel = _op_amax.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_amax.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_amax.check_arguments((self, dim, keepdim))
        raise


_op_amax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amax", "out")


def amax_out(
    self: Tensor, dim: int | Sequence[int] = (), keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_amax_out.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_amax_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_amax_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_amax_out.caches[context][keys]
        else:
            kernel = _op_amax_out.cache[keys]
    except KeyError:
        kernel = _op_amax_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_amax_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_amax_out.check_arguments((self, dim, keepdim, out))
        raise


_op_amin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amin", "")


def amin(self: Tensor, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_amin.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_amin.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_amin.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_amin.caches[context][self._keys]
        else:
            kernel = _op_amin.cache[self._keys]
    except KeyError:
        kernel = _op_amin.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_amin.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_amin.check_arguments((self, dim, keepdim))
        raise


_op_amin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amin", "out")


def amin_out(
    self: Tensor, dim: int | Sequence[int] = (), keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_amin_out.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_amin_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_amin_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_amin_out.caches[context][keys]
        else:
            kernel = _op_amin_out.cache[keys]
    except KeyError:
        kernel = _op_amin_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_amin_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_amin_out.check_arguments((self, dim, keepdim, out))
        raise


_op_any: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "")


def any(self: Tensor) -> Tensor:
    """aten::any(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any.caches[context][self._keys]
        else:
            kernel = _op_any.cache[self._keys]
    except KeyError:
        kernel = _op_any.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_any.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_any.check_arguments((self,))
        raise


_op_any_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "all_out")


def any_all_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any_all_out.caches[context][keys]
        else:
            kernel = _op_any_all_out.cache[keys]
    except KeyError:
        kernel = _op_any_all_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_any_all_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_any_all_out.check_arguments((self, out))
        raise


_op_any_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dim")


def any_dim(self: Tensor, dim: int, keepdim: bool = False) -> Tensor:
    """aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_any_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_dim.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any_dim.caches[context][self._keys]
        else:
            kernel = _op_any_dim.cache[self._keys]
    except KeyError:
        kernel = _op_any_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_any_dim.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_any_dim.check_arguments((self, dim, keepdim))
        raise


_op_any_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dims")


def any_dims(
    self: Tensor, dim: Sequence[int] | None = None, keepdim: bool = False
) -> Tensor:
    """aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_any_dims.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_any_dims.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_dims.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any_dims.caches[context][self._keys]
        else:
            kernel = _op_any_dims.cache[self._keys]
    except KeyError:
        kernel = _op_any_dims.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_any_dims.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_any_dims.check_arguments((self, dim, keepdim))
        raise


_op_any_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dims_out")


def any_dims_out(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_any_dims_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_any_dims_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_dims_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any_dims_out.caches[context][keys]
        else:
            kernel = _op_any_dims_out.cache[keys]
    except KeyError:
        kernel = _op_any_dims_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_any_dims_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_any_dims_out.check_arguments((self, dim, keepdim, out))
        raise


_op_any_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "out")


def any_out(self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor) -> Tensor:
    """aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_any_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_any_out.caches[context][keys]
        else:
            kernel = _op_any_out.cache[keys]
    except KeyError:
        kernel = _op_any_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_any_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_any_out.check_arguments((self, dim, keepdim, out))
        raise


_op_arange: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "")


def arange(
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange.convert(0, end)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_arange.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_arange.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_arange.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_arange.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_arange.caches[context][0]
        else:
            kernel = _op_arange.cache[0]
    except KeyError:
        kernel = _op_arange.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_arange.explain_call((end, dtype, layout, device, pin_memory))
    try:
        return kernel(end, dtype, layout, device, pin_memory)
    except Exception:
        _op_arange.check_arguments((end, dtype, layout, device, pin_memory))
        raise


_op_arange_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "out")


def arange_out(end: Number, *, out: Tensor) -> Tensor:
    """aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_out.convert(0, end)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_arange_out.caches[context][out._keys]
        else:
            kernel = _op_arange_out.cache[out._keys]
    except KeyError:
        kernel = _op_arange_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_arange_out.explain_call((end, out))
    try:
        return kernel(end, out)
    except Exception:
        _op_arange_out.check_arguments((end, out))
        raise


_op_arange_start: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "start")


def arange_start(
    start: Number,
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_arange_start.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_start.convert(1, end)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_arange_start.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_arange_start.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_arange_start.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_arange_start.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_arange_start.caches[context][0]
        else:
            kernel = _op_arange_start.cache[0]
    except KeyError:
        kernel = _op_arange_start.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_arange_start.explain_call(
            (start, end, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, dtype, layout, device, pin_memory)
    except Exception:
        _op_arange_start.check_arguments(
            (start, end, dtype, layout, device, pin_memory)
        )
        raise


_op_arange_start_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::arange", "start_out"
)


def arange_start_out(
    start: Number, end: Number, step: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_arange_start_out.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_start_out.convert(1, end)
    if step.__class__ is not int and type(step) not in _rt_NUMBERS:
        step = _op_arange_start_out.convert(2, step)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_arange_start_out.caches[context][out._keys]
        else:
            kernel = _op_arange_start_out.cache[out._keys]
    except KeyError:
        kernel = _op_arange_start_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_arange_start_out.explain_call((start, end, step, out))
    try:
        return kernel(start, end, step, out)
    except Exception:
        _op_arange_start_out.check_arguments((start, end, step, out))
        raise


_op_arange_start_step: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::arange", "start_step"
)


def arange_start_step(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_arange_start_step.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_start_step.convert(1, end)
    if step.__class__ is not int and type(step) not in _rt_NUMBERS:
        step = _op_arange_start_step.convert(2, step)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_arange_start_step.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_arange_start_step.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_arange_start_step.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_arange_start_step.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_arange_start_step.caches[context][0]
        else:
            kernel = _op_arange_start_step.cache[0]
    except KeyError:
        kernel = _op_arange_start_step.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_arange_start_step.explain_call(
            (start, end, step, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, step, dtype, layout, device, pin_memory)
    except Exception:
        _op_arange_start_step.check_arguments(
            (start, end, step, dtype, layout, device, pin_memory)
        )
        raise


_op_argmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmax", "")


def argmax(self: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmax.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmax.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_argmax.caches[context][self._keys]
        else:
            kernel = _op_argmax.cache[self._keys]
    except KeyError:
        kernel = _op_argmax.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_argmax.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_argmax.check_arguments((self, dim, keepdim))
        raise


_op_argmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmax", "out")


def argmax_out(
    self: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmax_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmax_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_argmax_out.caches[context][keys]
        else:
            kernel = _op_argmax_out.cache[keys]
    except KeyError:
        kernel = _op_argmax_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_argmax_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_argmax_out.check_arguments((self, dim, keepdim, out))
        raise


_op_argmin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmin", "")


def argmin(self: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmin.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmin.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_argmin.caches[context][self._keys]
        else:
            kernel = _op_argmin.cache[self._keys]
    except KeyError:
        kernel = _op_argmin.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_argmin.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_argmin.check_arguments((self, dim, keepdim))
        raise


_op_argmin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmin", "out")


def argmin_out(
    self: Tensor, dim: int | None = None, keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmin_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmin_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_argmin_out.caches[context][keys]
        else:
            kernel = _op_argmin_out.cache[keys]
    except KeyError:
        kernel = _op_argmin_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_argmin_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_argmin_out.check_arguments((self, dim, keepdim, out))
        raise


_op_as_strided: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::as_strided", "")


def as_strided(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_as_strided.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_as_strided.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_as_strided.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_as_strided.convert(2, stride)
                break
    if storage_offset is not None and type(storage_offset) is not int:
        storage_offset = _op_as_strided.convert(3, storage_offset)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_as_strided.caches[context][self._keys]
        else:
            kernel = _op_as_strided.cache[self._keys]
    except KeyError:
        kernel = _op_as_strided.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_as_strided.explain_call((self, size, stride, storage_offset))
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::as_strided_", "")


def as_strided_(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_as_strided_.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_as_strided_.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_as_strided_.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_as_strided_.convert(2, stride)
                break
    if storage_offset is not None and type(storage_offset) is not int:
        storage_offset = _op_as_strided_.convert(3, storage_offset)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_as_strided_.caches[context][self._keys]
        else:
            kernel = _op_as_strided_.cache[self._keys]
    except KeyError:
        kernel = _op_as_strided_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_as_strided_.explain_call((self, size, stride, storage_offset))
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided_.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::as_strided_copy", ""
)


def as_strided_copy(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_as_strided_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_as_strided_copy.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_as_strided_copy.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_as_strided_copy.convert(2, stride)
                break
    if storage_offset is not None and type(storage_offset) is not int:
        storage_offset = _op_as_strided_copy.convert(3, storage_offset)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_as_strided_copy.caches[context][self._keys]
        else:
            kernel = _op_as_strided_copy.cache[self._keys]
    except KeyError:
        kernel = _op_as_strided_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_as_strided_copy.explain_call((self, size, stride, storage_offset))
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided_copy.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::as_strided_copy", "out"
)


def as_strided_copy_out(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_as_strided_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_as_strided_copy_out.convert(1, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_as_strided_copy_out.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_as_strided_copy_out.convert(2, stride)
                break
    if storage_offset is not None and type(storage_offset) is not int:
        storage_offset = _op_as_strided_copy_out.convert(3, storage_offset)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_as_strided_copy_out.caches[context][keys]
        else:
            kernel = _op_as_strided_copy_out.cache[keys]
    except KeyError:
        kernel = _op_as_strided_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_as_strided_copy_out.explain_call(
            (self, size, stride, storage_offset, out)
        )
    try:
        return kernel(self, size, stride, storage_offset, out)
    except Exception:
        _op_as_strided_copy_out.check_arguments(
            (self, size, stride, storage_offset, out)
        )
        raise


_op_asin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin", "")


def asin(self: Tensor) -> Tensor:
    """aten::asin(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_asin.caches[context][self._keys]
        else:
            kernel = _op_asin.cache[self._keys]
    except KeyError:
        kernel = _op_asin.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_asin.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_asin.check_arguments((self,))
        raise


_op_asin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin", "out")


def asin_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_asin_out.caches[context][keys]
        else:
            kernel = _op_asin_out.cache[keys]
    except KeyError:
        kernel = _op_asin_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_asin_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_asin_out.check_arguments((self, out))
        raise


_op_asin_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin_", "")


def asin_(self: Tensor) -> Tensor:
    """aten::asin_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_asin_.caches[context][self._keys]
        else:
            kernel = _op_asin_.cache[self._keys]
    except KeyError:
        kernel = _op_asin_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_asin_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_asin_.check_arguments((self,))
        raise


_op_atan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan", "")


def atan(self: Tensor) -> Tensor:
    """aten::atan(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan.caches[context][self._keys]
        else:
            kernel = _op_atan.cache[self._keys]
    except KeyError:
        kernel = _op_atan.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_atan.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_atan.check_arguments((self,))
        raise


_op_atan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan", "out")


def atan_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan_out.caches[context][keys]
        else:
            kernel = _op_atan_out.cache[keys]
    except KeyError:
        kernel = _op_atan_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_atan_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_atan_out.check_arguments((self, out))
        raise


_op_atan2: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2", "")


def atan2(self: Tensor, other: Tensor) -> Tensor:
    """aten::atan2(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan2.caches[context][keys]
        else:
            kernel = _op_atan2.cache[keys]
    except KeyError:
        kernel = _op_atan2.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_atan2.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_atan2.check_arguments((self, other))
        raise


_op_atan2_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2", "out")


def atan2_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan2_out.caches[context][keys]
        else:
            kernel = _op_atan2_out.cache[keys]
    except KeyError:
        kernel = _op_atan2_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_atan2_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_atan2_out.check_arguments((self, other, out))
        raise


_op_atan2_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2_", "")


def atan2_(self: Tensor, other: Tensor) -> Tensor:
    """aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan2_.caches[context][keys]
        else:
            kernel = _op_atan2_.cache[keys]
    except KeyError:
        kernel = _op_atan2_.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_atan2_.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_atan2_.check_arguments((self, other))
        raise


_op_atan_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan_", "")


def atan_(self: Tensor) -> Tensor:
    """aten::atan_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_atan_.caches[context][self._keys]
        else:
            kernel = _op_atan_.cache[self._keys]
    except KeyError:
        kernel = _op_atan_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_atan_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_atan_.check_arguments((self,))
        raise


_op_avg_pool2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::avg_pool2d", "")


def avg_pool2d(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor"""
    if type(kernel_size) is not list and type(kernel_size) is not tuple:
        kernel_size = _op_avg_pool2d.convert(1, kernel_size)
    else:
        for kernel_size_item in kernel_size:
            if kernel_size_item.__class__ is not int:
                kernel_size = _op_avg_pool2d.convert(1, kernel_size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_avg_pool2d.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_avg_pool2d.convert(2, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_avg_pool2d.convert(3, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_avg_pool2d.convert(3, padding)
                break
    if type(ceil_mode) not in _rt_BOOLS:
        ceil_mode = _op_avg_pool2d.convert(4, ceil_mode)
    if type(count_include_pad) not in _rt_BOOLS:
        count_include_pad = _op_avg_pool2d.convert(5, count_include_pad)
    if divisor_override is not None and type(divisor_override) is not int:
        divisor_override = _op_avg_pool2d.convert(6, divisor_override)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_avg_pool2d.caches[context][self._keys]
        else:
            kernel = _op_avg_pool2d.cache[self._keys]
    except KeyError:
        kernel = _op_avg_pool2d.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_avg_pool2d.explain_call(
            (
                self,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )
    try:
        return kernel(
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
        )
    except Exception:
        _op_avg_pool2d.check_arguments(
            (
                self,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
            )
        )
        raise


_op_avg_pool2d_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::avg_pool2d", "out"
)


def avg_pool2d_out(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(kernel_size) is not list and type(kernel_size) is not tuple:
        kernel_size = _op_avg_pool2d_out.convert(1, kernel_size)
    else:
        for kernel_size_item in kernel_size:
            if kernel_size_item.__class__ is not int:
                kernel_size = _op_avg_pool2d_out.convert(1, kernel_size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_avg_pool2d_out.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_avg_pool2d_out.convert(2, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_avg_pool2d_out.convert(3, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_avg_pool2d_out.convert(3, padding)
                break
    if type(ceil_mode) not in _rt_BOOLS:
        ceil_mode = _op_avg_pool2d_out.convert(4, ceil_mode)
    if type(count_include_pad) not in _rt_BOOLS:
        count_include_pad = _op_avg_pool2d_out.convert(5, count_include_pad)
    if divisor_override is not None and type(divisor_override) is not int:
        divisor_override = _op_avg_pool2d_out.convert(6, divisor_override)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_avg_pool2d_out.caches[context][keys]
        else:
            kernel = _op_avg_pool2d_out.cache[keys]
    except KeyError:
        kernel = _op_avg_pool2d_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_avg_pool2d_out.explain_call(
            (
                self,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
                out,
            )
        )
    try:
        return kernel(
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            out,
        )
    except Exception:
        _op_avg_pool2d_out.check_arguments(
            (
                self,
                kernel_size,
                stride,
                padding,
                ceil_mode,
                count_include_pad,
                divisor_override,
                out,
            )
        )
        raise


_op_baddbmm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::baddbmm", "")


def baddbmm(
    self: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_baddbmm.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_baddbmm.convert(4, alpha)
    try:
        keys = self._keys
        if batch1._keys is not keys:
            keys |= batch1._keys
        if batch2._keys is not keys:
            keys |= batch2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_baddbmm.caches[context][keys]
        else:
            kernel = _op_baddbmm.cache[keys]
    except KeyError:
        kernel = _op_baddbmm.lookup_for(self, batch1, batch2)
    except (AttributeError, TypeError):
        kernel = _op_baddbmm.explain_call((self, batch1, batch2, beta, alpha))
    try:
        return kernel(self, batch1, batch2, beta, alpha)
    except Exception:
        _op_baddbmm.check_arguments((self, batch1, batch2, beta, alpha))
        raise


_op_baddbmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::baddbmm", "out")


def baddbmm_out(
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_baddbmm_out.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_baddbmm_out.convert(4, alpha)
    try:
        keys = self._keys
        if batch1._keys is not keys:
            keys |= batch1._keys
        if batch2._keys is not keys:
            keys |= batch2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_baddbmm_out.caches[context][keys]
        else:
            kernel = _op_baddbmm_out.cache[keys]
    except KeyError:
        kernel = _op_baddbmm_out.lookup_for(self, batch1, batch2, out)
    except (AttributeError, TypeError):
        kernel = _op_baddbmm_out.explain_call((self, batch1, batch2, beta, alpha, out))
    try:
        return kernel(self, batch1, batch2, beta, alpha, out)
    except Exception:
        _op_baddbmm_out.check_arguments((self, batch1, batch2, beta, alpha, out))
        raise


_op_baddbmm_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::baddbmm_", "")


def baddbmm_(
    self: Tensor, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_baddbmm_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_baddbmm_.convert(4, alpha)
    try:
        keys = self._keys
        if batch1._keys is not keys:
            keys |= batch1._keys
        if batch2._keys is not keys:
            keys |= batch2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_baddbmm_.caches[context][keys]
        else:
            kernel = _op_baddbmm_.cache[keys]
    except KeyError:
        kernel = _op_baddbmm_.lookup_for(self, batch1, batch2)
    except (AttributeError, TypeError):
        kernel = _op_baddbmm_.explain_call((self, batch1, batch2, beta, alpha))
    try:
        return kernel(self, batch1, batch2, beta, alpha)
    except Exception:
        _op_baddbmm_.check_arguments((self, batch1, batch2, beta, alpha))
        raise


_op_batch_norm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::batch_norm", "")


def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor"""
    if type(training) not in _rt_BOOLS:
        training = _op_batch_norm.convert(5, training)
    if momentum.__class__ is not float:
        momentum = _op_batch_norm.convert(6, momentum)
    if eps.__class__ is not float:
        eps = _op_batch_norm.convert(7, eps)
    if type(cudnn_enabled) not in _rt_BOOLS:
        cudnn_enabled = _op_batch_norm.convert(8, cudnn_enabled)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if running_mean is not None:
            keys |= running_mean._keys
        if running_var is not None:
            keys |= running_var._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_batch_norm.caches[context][keys]
        else:
            kernel = _op_batch_norm.cache[keys]
    except KeyError:
        kernel = _op_batch_norm.lookup_for(
            input, weight, bias, running_mean, running_var
        )
    except (AttributeError, TypeError):
        kernel = _op_batch_norm.explain_call(
            (
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
                cudnn_enabled,
            )
        )
    try:
        return kernel(
            input,
            weight,
            bias,
            running_mean,
            running_var,
            training,
            momentum,
            eps,
            cudnn_enabled,
        )
    except Exception:
        _op_batch_norm.check_arguments(
            (
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
                cudnn_enabled,
            )
        )
        raise


_op_bernoulli: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bernoulli", "")


def bernoulli(self: Tensor, *, generator: Generator | None = None) -> Tensor:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli.convert(1, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli.caches[context][keys]
        else:
            kernel = _op_bernoulli.cache[keys]
    except KeyError:
        kernel = _op_bernoulli.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli.explain_call((self, generator))
    try:
        return kernel(self, generator)
    except Exception:
        _op_bernoulli.check_arguments((self, generator))
        raise


_op_bernoulli_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "Tensor"
)


def bernoulli_Tensor(
    self: Tensor, p: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_Tensor.convert(2, generator)
    try:
        keys = self._keys
        if p._keys is not keys:
            keys |= p._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli_Tensor.caches[context][keys]
        else:
            kernel = _op_bernoulli_Tensor.cache[keys]
    except KeyError:
        kernel = _op_bernoulli_Tensor.lookup_for(self, p, generator)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli_Tensor.explain_call((self, p, generator))
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli_Tensor.check_arguments((self, p, generator))
        raise


_op_bernoulli_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "Tensor_out"
)


def bernoulli_Tensor_out(
    self: Tensor, p: Tensor, *, generator: Generator | None = None, out: Tensor
) -> Tensor:
    """aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_Tensor_out.convert(2, generator)
    try:
        keys = self._keys
        if p._keys is not keys:
            keys |= p._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bernoulli_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bernoulli_Tensor_out.lookup_for(self, p, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli_Tensor_out.explain_call((self, p, generator, out))
    try:
        return kernel(self, p, generator, out)
    except Exception:
        _op_bernoulli_Tensor_out.check_arguments((self, p, generator, out))
        raise


_op_bernoulli_float_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "float_out"
)


def bernoulli_float_out(
    self: Tensor, p: float = 0.5, *, generator: Generator | None = None, out: Tensor
) -> Tensor:
    """aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_bernoulli_float_out.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_float_out.convert(2, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli_float_out.caches[context][keys]
        else:
            kernel = _op_bernoulli_float_out.cache[keys]
    except KeyError:
        kernel = _op_bernoulli_float_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli_float_out.explain_call((self, p, generator, out))
    try:
        return kernel(self, p, generator, out)
    except Exception:
        _op_bernoulli_float_out.check_arguments((self, p, generator, out))
        raise


_op_bernoulli_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bernoulli", "out")


def bernoulli_out(
    self: Tensor, *, generator: Generator | None = None, out: Tensor
) -> Tensor:
    """aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_out.convert(1, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli_out.caches[context][keys]
        else:
            kernel = _op_bernoulli_out.cache[keys]
    except KeyError:
        kernel = _op_bernoulli_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli_out.explain_call((self, generator, out))
    try:
        return kernel(self, generator, out)
    except Exception:
        _op_bernoulli_out.check_arguments((self, generator, out))
        raise


_op_bernoulli_p: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bernoulli", "p")


def bernoulli_p(
    self: Tensor, p: float, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    if p.__class__ is not float:
        p = _op_bernoulli_p.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_p.convert(2, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli_p.caches[context][keys]
        else:
            kernel = _op_bernoulli_p.cache[keys]
    except KeyError:
        kernel = _op_bernoulli_p.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli_p.explain_call((self, p, generator))
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli_p.check_arguments((self, p, generator))
        raise


_op_bernoulli__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli_", "Tensor"
)


def bernoulli__Tensor(
    self: Tensor, p: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli__Tensor.convert(2, generator)
    try:
        keys = self._keys
        if p._keys is not keys:
            keys |= p._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli__Tensor.caches[context][keys]
        else:
            kernel = _op_bernoulli__Tensor.cache[keys]
    except KeyError:
        kernel = _op_bernoulli__Tensor.lookup_for(self, p, generator)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli__Tensor.explain_call((self, p, generator))
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli__Tensor.check_arguments((self, p, generator))
        raise


_op_bernoulli__float: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli_", "float"
)


def bernoulli__float(
    self: Tensor, p: float = 0.5, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_bernoulli__float.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli__float.convert(2, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bernoulli__float.caches[context][keys]
        else:
            kernel = _op_bernoulli__float.cache[keys]
    except KeyError:
        kernel = _op_bernoulli__float.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_bernoulli__float.explain_call((self, p, generator))
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli__float.check_arguments((self, p, generator))
        raise


_op_bitwise_and_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar"
)


def bitwise_and_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_and_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_and_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Scalar.check_arguments((self, other))
        raise


_op_bitwise_and_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_Tensor"
)


def bitwise_and_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    """aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_and_Scalar_Tensor.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Scalar_Tensor.caches[context][other._keys]
        else:
            kernel = _op_bitwise_and_Scalar_Tensor.cache[other._keys]
    except KeyError:
        kernel = _op_bitwise_and_Scalar_Tensor.lookup_for(other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Scalar_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_and_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_Tensor_out"
)


def bitwise_and_Scalar_Tensor_out(
    self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_and_Scalar_Tensor_out.convert(0, self)
    try:
        keys = other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Scalar_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_and_Scalar_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_and_Scalar_Tensor_out.lookup_for(other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Scalar_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_and_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_out"
)


def bitwise_and_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Scalar_out.caches[context][keys]
        else:
            kernel = _op_bitwise_and_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_and_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_and_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Tensor"
)


def bitwise_and_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_and_Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_and_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Tensor.check_arguments((self, other))
        raise


_op_bitwise_and_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Tensor_out"
)


def bitwise_and_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_and_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_and_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_and__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and_", "Scalar"
)


def bitwise_and__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and__Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_and__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_and__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and__Scalar.check_arguments((self, other))
        raise


_op_bitwise_and__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and_", "Tensor"
)


def bitwise_and__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_and__Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_and__Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_and__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_and__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and__Tensor.check_arguments((self, other))
        raise


_op_bitwise_not: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bitwise_not", "")


def bitwise_not(self: Tensor) -> Tensor:
    """aten::bitwise_not(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_not.caches[context][self._keys]
        else:
            kernel = _op_bitwise_not.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_not.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_not.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_bitwise_not.check_arguments((self,))
        raise


_op_bitwise_not_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_not", "out"
)


def bitwise_not_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_not_out.caches[context][keys]
        else:
            kernel = _op_bitwise_not_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_not_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_not_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_bitwise_not_out.check_arguments((self, out))
        raise


_op_bitwise_not_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bitwise_not_", "")


def bitwise_not_(self: Tensor) -> Tensor:
    """aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_not_.caches[context][self._keys]
        else:
            kernel = _op_bitwise_not_.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_not_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_not_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_bitwise_not_.check_arguments((self,))
        raise


_op_bitwise_or_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar"
)


def bitwise_or_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_or_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_or_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Scalar.check_arguments((self, other))
        raise


_op_bitwise_or_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_Tensor"
)


def bitwise_or_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    """aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_or_Scalar_Tensor.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Scalar_Tensor.caches[context][other._keys]
        else:
            kernel = _op_bitwise_or_Scalar_Tensor.cache[other._keys]
    except KeyError:
        kernel = _op_bitwise_or_Scalar_Tensor.lookup_for(other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Scalar_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_or_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_Tensor_out"
)


def bitwise_or_Scalar_Tensor_out(self: Number, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_or_Scalar_Tensor_out.convert(0, self)
    try:
        keys = other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Scalar_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_or_Scalar_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_or_Scalar_Tensor_out.lookup_for(other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Scalar_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_or_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_out"
)


def bitwise_or_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Scalar_out.caches[context][keys]
        else:
            kernel = _op_bitwise_or_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_or_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_or_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Tensor"
)


def bitwise_or_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_or_Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_or_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Tensor.check_arguments((self, other))
        raise


_op_bitwise_or_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Tensor_out"
)


def bitwise_or_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_or_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_or_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_or__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or_", "Scalar"
)


def bitwise_or__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or__Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_or__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_or__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or__Scalar.check_arguments((self, other))
        raise


_op_bitwise_or__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or_", "Tensor"
)


def bitwise_or__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_or__Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_or__Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_or__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_or__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or__Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar"
)


def bitwise_xor_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_xor_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_xor_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Scalar.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_Tensor"
)


def bitwise_xor_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    """aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_xor_Scalar_Tensor.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Scalar_Tensor.caches[context][other._keys]
        else:
            kernel = _op_bitwise_xor_Scalar_Tensor.cache[other._keys]
    except KeyError:
        kernel = _op_bitwise_xor_Scalar_Tensor.lookup_for(other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Scalar_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_Tensor_out"
)


def bitwise_xor_Scalar_Tensor_out(
    self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_xor_Scalar_Tensor_out.convert(0, self)
    try:
        keys = other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Scalar_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_xor_Scalar_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_xor_Scalar_Tensor_out.lookup_for(other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Scalar_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_out"
)


def bitwise_xor_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Scalar_out.caches[context][keys]
        else:
            kernel = _op_bitwise_xor_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_xor_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Tensor"
)


def bitwise_xor_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_xor_Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_xor_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Tensor_out"
)


def bitwise_xor_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor_Tensor_out.caches[context][keys]
        else:
            kernel = _op_bitwise_xor_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_bitwise_xor_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor_", "Scalar"
)


def bitwise_xor__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor__Scalar.caches[context][self._keys]
        else:
            kernel = _op_bitwise_xor__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_bitwise_xor__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor__Scalar.check_arguments((self, other))
        raise


_op_bitwise_xor__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor_", "Tensor"
)


def bitwise_xor__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bitwise_xor__Tensor.caches[context][keys]
        else:
            kernel = _op_bitwise_xor__Tensor.cache[keys]
    except KeyError:
        kernel = _op_bitwise_xor__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_bitwise_xor__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor__Tensor.check_arguments((self, other))
        raise


_op_bmm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bmm", "")


def bmm(self: Tensor, mat2: Tensor) -> Tensor:
    """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
    try:
        keys = self._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bmm.caches[context][keys]
        else:
            kernel = _op_bmm.cache[keys]
    except KeyError:
        kernel = _op_bmm.lookup_for(self, mat2)
    except (AttributeError, TypeError):
        kernel = _op_bmm.explain_call((self, mat2))
    try:
        return kernel(self, mat2)
    except Exception:
        _op_bmm.check_arguments((self, mat2))
        raise


_op_bmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bmm", "out")


def bmm_out(self: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor:
    """aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_bmm_out.caches[context][keys]
        else:
            kernel = _op_bmm_out.cache[keys]
    except KeyError:
        kernel = _op_bmm_out.lookup_for(self, mat2, out)
    except (AttributeError, TypeError):
        kernel = _op_bmm_out.explain_call((self, mat2, out))
    try:
        return kernel(self, mat2, out)
    except Exception:
        _op_bmm_out.check_arguments((self, mat2, out))
        raise


_op_cat: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cat", "")


def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """aten::cat(Tensor[] tensors, int dim=0) -> Tensor"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_cat.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_cat.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cat.caches[context][_rt_keys_of_list(tensors)]
        else:
            kernel = _op_cat.cache[_rt_keys_of_list(tensors)]
    except KeyError:
        kernel = _op_cat.lookup_for(tensors)
    except (AttributeError, TypeError):
        kernel = _op_cat.explain_call((tensors, dim))
    try:
        return kernel(tensors, dim)
    except Exception:
        _op_cat.check_arguments((tensors, dim))
        raise


_op_cat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cat", "out")


def cat_out(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor) -> Tensor:
    """aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_cat_out.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_cat_out.convert(1, dim)
    try:
        keys = _rt_keys_of_list(tensors)
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cat_out.caches[context][keys]
        else:
            kernel = _op_cat_out.cache[keys]
    except KeyError:
        kernel = _op_cat_out.lookup_for(tensors, out)
    except (AttributeError, TypeError):
        kernel = _op_cat_out.explain_call((tensors, dim, out))
    try:
        return kernel(tensors, dim, out)
    except Exception:
        _op_cat_out.check_arguments((tensors, dim, out))
        raise


_op_ceil: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil", "")


def ceil(self: Tensor) -> Tensor:
    """aten::ceil(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ceil.caches[context][self._keys]
        else:
            kernel = _op_ceil.cache[self._keys]
    except KeyError:
        kernel = _op_ceil.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ceil.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_ceil.check_arguments((self,))
        raise


_op_ceil_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil", "out")


def ceil_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ceil_out.caches[context][keys]
        else:
            kernel = _op_ceil_out.cache[keys]
    except KeyError:
        kernel = _op_ceil_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_ceil_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_ceil_out.check_arguments((self, out))
        raise


_op_ceil_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil_", "")


def ceil_(self: Tensor) -> Tensor:
    """aten::ceil_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ceil_.caches[context][self._keys]
        else:
            kernel = _op_ceil_.cache[self._keys]
    except KeyError:
        kernel = _op_ceil_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ceil_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_ceil_.check_arguments((self,))
        raise


_op_chunk: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("aten::chunk", "")


def chunk(self: Tensor, chunks: int, dim: int = 0) -> Sequence[Tensor]:
    """aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]"""
    if chunks.__class__ is not int:
        chunks = _op_chunk.convert(1, chunks)
    if dim.__class__ is not int:
        dim = _op_chunk.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_chunk.caches[context][self._keys]
        else:
            kernel = _op_chunk.cache[self._keys]
    except KeyError:
        kernel = _op_chunk.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_chunk.explain_call((self, chunks, dim))
    try:
        return kernel(self, chunks, dim)
    except Exception:
        _op_chunk.check_arguments((self, chunks, dim))
        raise


_op_clamp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "")


def clamp(self: Tensor, min: Number | None = None, max: Number | None = None) -> Tensor:
    """aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp.convert(2, max)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp.caches[context][self._keys]
        else:
            kernel = _op_clamp.cache[self._keys]
    except KeyError:
        kernel = _op_clamp.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp.explain_call((self, min, max))
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp.check_arguments((self, min, max))
        raise


_op_clamp_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "Tensor")


def clamp_Tensor(
    self: Tensor, min: Tensor | None = None, max: Tensor | None = None
) -> Tensor:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""
    try:
        keys = self._keys
        if min is not None:
            keys |= min._keys
        if max is not None:
            keys |= max._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_Tensor.caches[context][keys]
        else:
            kernel = _op_clamp_Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp_Tensor.lookup_for(self, min, max)
    except (AttributeError, TypeError):
        kernel = _op_clamp_Tensor.explain_call((self, min, max))
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp_Tensor.check_arguments((self, min, max))
        raise


_op_clamp_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp", "Tensor_out"
)


def clamp_Tensor_out(
    self: Tensor, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor
) -> Tensor:
    """aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if min is not None:
            keys |= min._keys
        if max is not None:
            keys |= max._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_Tensor_out.caches[context][keys]
        else:
            kernel = _op_clamp_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_Tensor_out.lookup_for(self, min, max, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_Tensor_out.explain_call((self, min, max, out))
    try:
        return kernel(self, min, max, out)
    except Exception:
        _op_clamp_Tensor_out.check_arguments((self, min, max, out))
        raise


_op_clamp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "out")


def clamp_out(
    self: Tensor, min: Number | None = None, max: Number | None = None, *, out: Tensor
) -> Tensor:
    """aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp_out.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp_out.convert(2, max)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_out.caches[context][keys]
        else:
            kernel = _op_clamp_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_out.explain_call((self, min, max, out))
    try:
        return kernel(self, min, max, out)
    except Exception:
        _op_clamp_out.check_arguments((self, min, max, out))
        raise


_op_clamp_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_", "")


def clamp_(
    self: Tensor, min: Number | None = None, max: Number | None = None
) -> Tensor:
    """aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp_.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp_.convert(2, max)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_.caches[context][self._keys]
        else:
            kernel = _op_clamp_.cache[self._keys]
    except KeyError:
        kernel = _op_clamp_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp_.explain_call((self, min, max))
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp_.check_arguments((self, min, max))
        raise


_op_clamp__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_", "Tensor")


def clamp__Tensor(
    self: Tensor, min: Tensor | None = None, max: Tensor | None = None
) -> Tensor:
    """aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)"""
    try:
        keys = self._keys
        if min is not None:
            keys |= min._keys
        if max is not None:
            keys |= max._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp__Tensor.caches[context][keys]
        else:
            kernel = _op_clamp__Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp__Tensor.lookup_for(self, min, max)
    except (AttributeError, TypeError):
        kernel = _op_clamp__Tensor.explain_call((self, min, max))
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp__Tensor.check_arguments((self, min, max))
        raise


_op_clamp_max: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max", "")


def clamp_max(self: Tensor, max: Number) -> Tensor:
    """aten::clamp_max(Tensor self, Scalar max) -> Tensor"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max.convert(1, max)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max.caches[context][self._keys]
        else:
            kernel = _op_clamp_max.cache[self._keys]
    except KeyError:
        kernel = _op_clamp_max.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max.explain_call((self, max))
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max.check_arguments((self, max))
        raise


_op_clamp_max_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max", "Tensor"
)


def clamp_max_Tensor(self: Tensor, max: Tensor) -> Tensor:
    """aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor"""
    try:
        keys = self._keys
        if max._keys is not keys:
            keys |= max._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max_Tensor.caches[context][keys]
        else:
            kernel = _op_clamp_max_Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp_max_Tensor.lookup_for(self, max)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max_Tensor.explain_call((self, max))
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max_Tensor.check_arguments((self, max))
        raise


_op_clamp_max_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max", "Tensor_out"
)


def clamp_max_Tensor_out(self: Tensor, max: Tensor, *, out: Tensor) -> Tensor:
    """aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if max._keys is not keys:
            keys |= max._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max_Tensor_out.caches[context][keys]
        else:
            kernel = _op_clamp_max_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_max_Tensor_out.lookup_for(self, max, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max_Tensor_out.explain_call((self, max, out))
    try:
        return kernel(self, max, out)
    except Exception:
        _op_clamp_max_Tensor_out.check_arguments((self, max, out))
        raise


_op_clamp_max_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max", "out")


def clamp_max_out(self: Tensor, max: Number, *, out: Tensor) -> Tensor:
    """aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max_out.convert(1, max)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max_out.caches[context][keys]
        else:
            kernel = _op_clamp_max_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_max_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max_out.explain_call((self, max, out))
    try:
        return kernel(self, max, out)
    except Exception:
        _op_clamp_max_out.check_arguments((self, max, out))
        raise


_op_clamp_max_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max_", "")


def clamp_max_(self: Tensor, max: Number) -> Tensor:
    """aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max_.convert(1, max)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max_.caches[context][self._keys]
        else:
            kernel = _op_clamp_max_.cache[self._keys]
    except KeyError:
        kernel = _op_clamp_max_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max_.explain_call((self, max))
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max_.check_arguments((self, max))
        raise


_op_clamp_max__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max_", "Tensor"
)


def clamp_max__Tensor(self: Tensor, max: Tensor) -> Tensor:
    """aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)"""
    try:
        keys = self._keys
        if max._keys is not keys:
            keys |= max._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_max__Tensor.caches[context][keys]
        else:
            kernel = _op_clamp_max__Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp_max__Tensor.lookup_for(self, max)
    except (AttributeError, TypeError):
        kernel = _op_clamp_max__Tensor.explain_call((self, max))
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max__Tensor.check_arguments((self, max))
        raise


_op_clamp_min: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min", "")


def clamp_min(self: Tensor, min: Number) -> Tensor:
    """aten::clamp_min(Tensor self, Scalar min) -> Tensor"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min.convert(1, min)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min.caches[context][self._keys]
        else:
            kernel = _op_clamp_min.cache[self._keys]
    except KeyError:
        kernel = _op_clamp_min.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min.explain_call((self, min))
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min.check_arguments((self, min))
        raise


_op_clamp_min_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min", "Tensor"
)


def clamp_min_Tensor(self: Tensor, min: Tensor) -> Tensor:
    """aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor"""
    try:
        keys = self._keys
        if min._keys is not keys:
            keys |= min._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min_Tensor.caches[context][keys]
        else:
            kernel = _op_clamp_min_Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp_min_Tensor.lookup_for(self, min)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min_Tensor.explain_call((self, min))
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min_Tensor.check_arguments((self, min))
        raise


_op_clamp_min_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min", "Tensor_out"
)


def clamp_min_Tensor_out(self: Tensor, min: Tensor, *, out: Tensor) -> Tensor:
    """aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if min._keys is not keys:
            keys |= min._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min_Tensor_out.caches[context][keys]
        else:
            kernel = _op_clamp_min_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_min_Tensor_out.lookup_for(self, min, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min_Tensor_out.explain_call((self, min, out))
    try:
        return kernel(self, min, out)
    except Exception:
        _op_clamp_min_Tensor_out.check_arguments((self, min, out))
        raise


_op_clamp_min_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min", "out")


def clamp_min_out(self: Tensor, min: Number, *, out: Tensor) -> Tensor:
    """aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min_out.convert(1, min)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min_out.caches[context][keys]
        else:
            kernel = _op_clamp_min_out.cache[keys]
    except KeyError:
        kernel = _op_clamp_min_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min_out.explain_call((self, min, out))
    try:
        return kernel(self, min, out)
    except Exception:
        _op_clamp_min_out.check_arguments((self, min, out))
        raise


_op_clamp_min_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min_", "")


def clamp_min_(self: Tensor, min: Number) -> Tensor:
    """aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min_.convert(1, min)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min_.caches[context][self._keys]
        else:
            kernel = _op_clamp_min_.cache[self._keys]
    except KeyError:
        kernel = _op_clamp_min_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min_.explain_call((self, min))
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min_.check_arguments((self, min))
        raise


_op_clamp_min__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min_", "Tensor"
)


def clamp_min__Tensor(self: Tensor, min: Tensor) -> Tensor:
    """aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)"""
    try:
        keys = self._keys
        if min._keys is not keys:
            keys |= min._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clamp_min__Tensor.caches[context][keys]
        else:
            kernel = _op_clamp_min__Tensor.cache[keys]
    except KeyError:
        kernel = _op_clamp_min__Tensor.lookup_for(self, min)
    except (AttributeError, TypeError):
        kernel = _op_clamp_min__Tensor.explain_call((self, min))
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min__Tensor.check_arguments((self, min))
        raise


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


_op_clone_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clone", "out")


def clone_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_clone_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_clone_out.caches[context][keys]
        else:
            kernel = _op_clone_out.cache[keys]
    except KeyError:
        kernel = _op_clone_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_clone_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_clone_out.check_arguments((self, memory_format, out))
        raise


_op_contiguous: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::contiguous", "")


def contiguous(
    self: Tensor, *, memory_format: MemoryFormat = MemoryFormat.contiguous_format
) -> Tensor:
    """aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)"""
    if memory_format.__class__ is not MemoryFormat:
        memory_format = _op_contiguous.convert(1, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_contiguous.caches[context][self._keys]
        else:
            kernel = _op_contiguous.cache[self._keys]
    except KeyError:
        kernel = _op_contiguous.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_contiguous.explain_call((self, memory_format))
    try:
        return kernel(self, memory_format)
    except Exception:
        _op_contiguous.check_arguments((self, memory_format))
        raise


_op_conv1d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::conv1d", "")


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor:
    """aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_conv1d.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_conv1d.convert(3, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_conv1d.convert(4, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_conv1d.convert(4, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_conv1d.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_conv1d.convert(5, dilation)
                break
    if groups.__class__ is not int:
        groups = _op_conv1d.convert(6, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_conv1d.caches[context][keys]
        else:
            kernel = _op_conv1d.cache[keys]
    except KeyError:
        kernel = _op_conv1d.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_conv1d.explain_call(
            (input, weight, bias, stride, padding, dilation, groups)
        )
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv1d.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_conv1d_padding: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::conv1d", "padding"
)


def conv1d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor:
    """aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_conv1d_padding.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_conv1d_padding.convert(3, stride)
                break
    if padding.__class__ is not str:
        padding = _op_conv1d_padding.convert(4, padding)
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_conv1d_padding.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_conv1d_padding.convert(5, dilation)
                break
    if groups.__class__ is not int:
        groups = _op_conv1d_padding.convert(6, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_conv1d_padding.caches[context][keys]
        else:
            kernel = _op_conv1d_padding.cache[keys]
    except KeyError:
        kernel = _op_conv1d_padding.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_conv1d_padding.explain_call(
            (input, weight, bias, stride, padding, dilation, groups)
        )
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv1d_padding.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_conv2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::conv2d", "")


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor:
    """aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_conv2d.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_conv2d.convert(3, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_conv2d.convert(4, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_conv2d.convert(4, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_conv2d.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_conv2d.convert(5, dilation)
                break
    if groups.__class__ is not int:
        groups = _op_conv2d.convert(6, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_conv2d.caches[context][keys]
        else:
            kernel = _op_conv2d.cache[keys]
    except KeyError:
        kernel = _op_conv2d.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_conv2d.explain_call(
            (input, weight, bias, stride, padding, dilation, groups)
        )
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv2d.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_conv2d_padding: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::conv2d", "padding"
)


def conv2d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor:
    """aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_conv2d_padding.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_conv2d_padding.convert(3, stride)
                break
    if padding.__class__ is not str:
        padding = _op_conv2d_padding.convert(4, padding)
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_conv2d_padding.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_conv2d_padding.convert(5, dilation)
                break
    if groups.__class__ is not int:
        groups = _op_conv2d_padding.convert(6, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_conv2d_padding.caches[context][keys]
        else:
            kernel = _op_conv2d_padding.cache[keys]
    except KeyError:
        kernel = _op_conv2d_padding.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_conv2d_padding.explain_call(
            (input, weight, bias, stride, padding, dilation, groups)
        )
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv2d_padding.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_convolution: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::convolution", "")


def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_convolution.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_convolution.convert(3, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_convolution.convert(4, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_convolution.convert(4, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_convolution.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_convolution.convert(5, dilation)
                break
    if type(transposed) not in _rt_BOOLS:
        transposed = _op_convolution.convert(6, transposed)
    if type(output_padding) is not list and type(output_padding) is not tuple:
        output_padding = _op_convolution.convert(7, output_padding)
    else:
        for output_padding_item in output_padding:
            if output_padding_item.__class__ is not int:
                output_padding = _op_convolution.convert(7, output_padding)
                break
    if groups.__class__ is not int:
        groups = _op_convolution.convert(8, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_convolution.caches[context][keys]
        else:
            kernel = _op_convolution.cache[keys]
    except KeyError:
        kernel = _op_convolution.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_convolution.explain_call(
            (
                input,
                weight,
                bias,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
            )
        )
    try:
        return kernel(
            input,
            weight,
            bias,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
        )
    except Exception:
        _op_convolution.check_arguments(
            (
                input,
                weight,
                bias,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
            )
        )
        raise


_op_convolution_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::convolution", "out"
)


def convolution_out(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    *,
    out: Tensor,
) -> Tensor:
    """aten::convolution.out(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_convolution_out.convert(3, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_convolution_out.convert(3, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_convolution_out.convert(4, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_convolution_out.convert(4, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_convolution_out.convert(5, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_convolution_out.convert(5, dilation)
                break
    if type(transposed) not in _rt_BOOLS:
        transposed = _op_convolution_out.convert(6, transposed)
    if type(output_padding) is not list and type(output_padding) is not tuple:
        output_padding = _op_convolution_out.convert(7, output_padding)
    else:
        for output_padding_item in output_padding:
            if output_padding_item.__class__ is not int:
                output_padding = _op_convolution_out.convert(7, output_padding)
                break
    if groups.__class__ is not int:
        groups = _op_convolution_out.convert(8, groups)
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_convolution_out.caches[context][keys]
        else:
            kernel = _op_convolution_out.cache[keys]
    except KeyError:
        kernel = _op_convolution_out.lookup_for(input, weight, bias, out)
    except (AttributeError, TypeError):
        kernel = _op_convolution_out.explain_call(
            (
                input,
                weight,
                bias,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                out,
            )
        )
    try:
        return kernel(
            input,
            weight,
            bias,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            out,
        )
    except Exception:
        _op_convolution_out.check_arguments(
            (
                input,
                weight,
                bias,
                stride,
                padding,
                dilation,
                transposed,
                output_padding,
                groups,
                out,
            )
        )
        raise


_op_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy", "")


def copy(self: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy.convert(2, non_blocking)
    try:
        keys = self._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_copy.caches[context][keys]
        else:
            kernel = _op_copy.cache[keys]
    except KeyError:
        kernel = _op_copy.lookup_for(self, src)
    except (AttributeError, TypeError):
        kernel = _op_copy.explain_call((self, src, non_blocking))
    try:
        return kernel(self, src, non_blocking)
    except Exception:
        _op_copy.check_arguments((self, src, non_blocking))
        raise


_op_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy", "out")


def copy_out(
    self: Tensor, src: Tensor, non_blocking: bool = False, *, out: Tensor
) -> Tensor:
    """aten::copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy_out.convert(2, non_blocking)
    try:
        keys = self._keys
        if src._keys is not keys:
            keys |= src._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_copy_out.caches[context][keys]
        else:
            kernel = _op_copy_out.cache[keys]
    except KeyError:
        kernel = _op_copy_out.lookup_for(self, src, out)
    except (AttributeError, TypeError):
        kernel = _op_copy_out.explain_call((self, src, non_blocking, out))
    try:
        return kernel(self, src, non_blocking, out)
    except Exception:
        _op_copy_out.check_arguments((self, src, non_blocking, out))
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


_op_cos: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos", "")


def cos(self: Tensor) -> Tensor:
    """aten::cos(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cos.caches[context][self._keys]
        else:
            kernel = _op_cos.cache[self._keys]
    except KeyError:
        kernel = _op_cos.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cos.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_cos.check_arguments((self,))
        raise


_op_cos_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos", "out")


def cos_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cos_out.caches[context][keys]
        else:
            kernel = _op_cos_out.cache[keys]
    except KeyError:
        kernel = _op_cos_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_cos_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_cos_out.check_arguments((self, out))
        raise


_op_cos_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos_", "")


def cos_(self: Tensor) -> Tensor:
    """aten::cos_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cos_.caches[context][self._keys]
        else:
            kernel = _op_cos_.cache[self._keys]
    except KeyError:
        kernel = _op_cos_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cos_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_cos_.check_arguments((self,))
        raise


_op_cosh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh", "")


def cosh(self: Tensor) -> Tensor:
    """aten::cosh(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cosh.caches[context][self._keys]
        else:
            kernel = _op_cosh.cache[self._keys]
    except KeyError:
        kernel = _op_cosh.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cosh.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_cosh.check_arguments((self,))
        raise


_op_cosh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh", "out")


def cosh_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cosh_out.caches[context][keys]
        else:
            kernel = _op_cosh_out.cache[keys]
    except KeyError:
        kernel = _op_cosh_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_cosh_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_cosh_out.check_arguments((self, out))
        raise


_op_cosh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh_", "")


def cosh_(self: Tensor) -> Tensor:
    """aten::cosh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cosh_.caches[context][self._keys]
        else:
            kernel = _op_cosh_.cache[self._keys]
    except KeyError:
        kernel = _op_cosh_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cosh_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_cosh_.check_arguments((self,))
        raise


_op_cumsum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum", "")


def cumsum(self: Tensor, dim: int, *, dtype: DType | None = None) -> Tensor:
    """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_cumsum.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum.convert(2, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cumsum.caches[context][self._keys]
        else:
            kernel = _op_cumsum.cache[self._keys]
    except KeyError:
        kernel = _op_cumsum.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cumsum.explain_call((self, dim, dtype))
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_cumsum.check_arguments((self, dim, dtype))
        raise


_op_cumsum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum", "out")


def cumsum_out(
    self: Tensor, dim: int, *, dtype: DType | None = None, out: Tensor
) -> Tensor:
    """aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_cumsum_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum_out.convert(2, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cumsum_out.caches[context][keys]
        else:
            kernel = _op_cumsum_out.cache[keys]
    except KeyError:
        kernel = _op_cumsum_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_cumsum_out.explain_call((self, dim, dtype, out))
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_cumsum_out.check_arguments((self, dim, dtype, out))
        raise


_op_cumsum_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum_", "")


def cumsum_(self: Tensor, dim: int, *, dtype: DType | None = None) -> Tensor:
    """aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_cumsum_.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum_.convert(2, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_cumsum_.caches[context][self._keys]
        else:
            kernel = _op_cumsum_.cache[self._keys]
    except KeyError:
        kernel = _op_cumsum_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_cumsum_.explain_call((self, dim, dtype))
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_cumsum_.check_arguments((self, dim, dtype))
        raise


_op_detach: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach", "")


def detach(self: Tensor) -> Tensor:
    """aten::detach(Tensor(a) self) -> Tensor(a)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_detach.caches[context][self._keys]
        else:
            kernel = _op_detach.cache[self._keys]
    except KeyError:
        kernel = _op_detach.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_detach.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_detach.check_arguments((self,))
        raise


_op_detach_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach_", "")


def detach_(self: Tensor) -> Tensor:
    """aten::detach_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_detach_.caches[context][self._keys]
        else:
            kernel = _op_detach_.cache[self._keys]
    except KeyError:
        kernel = _op_detach_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_detach_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_detach_.check_arguments((self,))
        raise


_op_detach_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach_copy", "")


def detach_copy(self: Tensor) -> Tensor:
    """aten::detach_copy(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_detach_copy.caches[context][self._keys]
        else:
            kernel = _op_detach_copy.cache[self._keys]
    except KeyError:
        kernel = _op_detach_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_detach_copy.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_detach_copy.check_arguments((self,))
        raise


_op_detach_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::detach_copy", "out"
)


def detach_copy_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_detach_copy_out.caches[context][keys]
        else:
            kernel = _op_detach_copy_out.cache[keys]
    except KeyError:
        kernel = _op_detach_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_detach_copy_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_detach_copy_out.check_arguments((self, out))
        raise


_op_diagonal: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::diagonal", "")


def diagonal(self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""
    if offset.__class__ is not int:
        offset = _op_diagonal.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal.convert(3, dim2)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_diagonal.caches[context][self._keys]
        else:
            kernel = _op_diagonal.cache[self._keys]
    except KeyError:
        kernel = _op_diagonal.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_diagonal.explain_call((self, offset, dim1, dim2))
    try:
        return kernel(self, offset, dim1, dim2)
    except Exception:
        _op_diagonal.check_arguments((self, offset, dim1, dim2))
        raise


_op_diagonal_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::diagonal_copy", "")


def diagonal_copy(
    self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor"""
    if offset.__class__ is not int:
        offset = _op_diagonal_copy.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal_copy.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal_copy.convert(3, dim2)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_diagonal_copy.caches[context][self._keys]
        else:
            kernel = _op_diagonal_copy.cache[self._keys]
    except KeyError:
        kernel = _op_diagonal_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_diagonal_copy.explain_call((self, offset, dim1, dim2))
    try:
        return kernel(self, offset, dim1, dim2)
    except Exception:
        _op_diagonal_copy.check_arguments((self, offset, dim1, dim2))
        raise


_op_diagonal_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::diagonal_copy", "out"
)


def diagonal_copy_out(
    self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1, *, out: Tensor
) -> Tensor:
    """aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if offset.__class__ is not int:
        offset = _op_diagonal_copy_out.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal_copy_out.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal_copy_out.convert(3, dim2)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_diagonal_copy_out.caches[context][keys]
        else:
            kernel = _op_diagonal_copy_out.cache[keys]
    except KeyError:
        kernel = _op_diagonal_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_diagonal_copy_out.explain_call((self, offset, dim1, dim2, out))
    try:
        return kernel(self, offset, dim1, dim2, out)
    except Exception:
        _op_diagonal_copy_out.check_arguments((self, offset, dim1, dim2, out))
        raise


_op_div_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "Scalar")


def div_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::div.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Scalar.caches[context][self._keys]
        else:
            kernel = _op_div_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_div_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_div_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_div_Scalar.check_arguments((self, other))
        raise


_op_div_Scalar_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_mode"
)


def div_Scalar_mode(
    self: Tensor, other: Number, *, rounding_mode: str | None
) -> Tensor:
    """aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_mode.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Scalar_mode.convert(2, rounding_mode)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Scalar_mode.caches[context][self._keys]
        else:
            kernel = _op_div_Scalar_mode.cache[self._keys]
    except KeyError:
        kernel = _op_div_Scalar_mode.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_div_Scalar_mode.explain_call((self, other, rounding_mode))
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div_Scalar_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div_Scalar_mode_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_mode_out"
)


def div_Scalar_mode_out(
    self: Tensor, other: Number, *, rounding_mode: str | None, out: Tensor
) -> Tensor:
    """aten::div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_mode_out.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Scalar_mode_out.convert(2, rounding_mode)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Scalar_mode_out.caches[context][keys]
        else:
            kernel = _op_div_Scalar_mode_out.cache[keys]
    except KeyError:
        kernel = _op_div_Scalar_mode_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_div_Scalar_mode_out.explain_call((self, other, rounding_mode, out))
    try:
        return kernel(self, other, rounding_mode, out)
    except Exception:
        _op_div_Scalar_mode_out.check_arguments((self, other, rounding_mode, out))
        raise


_op_div_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_out"
)


def div_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Scalar_out.caches[context][keys]
        else:
            kernel = _op_div_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_div_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_div_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_div_Scalar_out.check_arguments((self, other, out))
        raise


_op_div_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "Tensor")


def div_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::div.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Tensor.caches[context][keys]
        else:
            kernel = _op_div_Tensor.cache[keys]
    except KeyError:
        kernel = _op_div_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_div_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_div_Tensor.check_arguments((self, other))
        raise


_op_div_Tensor_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Tensor_mode"
)


def div_Tensor_mode(
    self: Tensor, other: Tensor, *, rounding_mode: str | None
) -> Tensor:
    """aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Tensor_mode.convert(2, rounding_mode)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_Tensor_mode.caches[context][keys]
        else:
            kernel = _op_div_Tensor_mode.cache[keys]
    except KeyError:
        kernel = _op_div_Tensor_mode.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_div_Tensor_mode.explain_call((self, other, rounding_mode))
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div_Tensor_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "out")


def div_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_out.caches[context][keys]
        else:
            kernel = _op_div_out.cache[keys]
    except KeyError:
        kernel = _op_div_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_div_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_div_out.check_arguments((self, other, out))
        raise


_op_div_out_mode: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "out_mode")


def div_out_mode(
    self: Tensor, other: Tensor, *, rounding_mode: str | None, out: Tensor
) -> Tensor:
    """aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_out_mode.convert(2, rounding_mode)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div_out_mode.caches[context][keys]
        else:
            kernel = _op_div_out_mode.cache[keys]
    except KeyError:
        kernel = _op_div_out_mode.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_div_out_mode.explain_call((self, other, rounding_mode, out))
    try:
        return kernel(self, other, rounding_mode, out)
    except Exception:
        _op_div_out_mode.check_arguments((self, other, rounding_mode, out))
        raise


_op_div__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div_", "Scalar")


def div__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div__Scalar.caches[context][self._keys]
        else:
            kernel = _op_div__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_div__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_div__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_div__Scalar.check_arguments((self, other))
        raise


_op_div__Scalar_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div_", "Scalar_mode"
)


def div__Scalar_mode(
    self: Tensor, other: Number, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div__Scalar_mode.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div__Scalar_mode.convert(2, rounding_mode)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div__Scalar_mode.caches[context][self._keys]
        else:
            kernel = _op_div__Scalar_mode.cache[self._keys]
    except KeyError:
        kernel = _op_div__Scalar_mode.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_div__Scalar_mode.explain_call((self, other, rounding_mode))
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div__Scalar_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div_", "Tensor")


def div__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div__Tensor.caches[context][keys]
        else:
            kernel = _op_div__Tensor.cache[keys]
    except KeyError:
        kernel = _op_div__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_div__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_div__Tensor.check_arguments((self, other))
        raise


_op_div__Tensor_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div_", "Tensor_mode"
)


def div__Tensor_mode(
    self: Tensor, other: Tensor, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div__Tensor_mode.convert(2, rounding_mode)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_div__Tensor_mode.caches[context][keys]
        else:
            kernel = _op_div__Tensor_mode.cache[keys]
    except KeyError:
        kernel = _op_div__Tensor_mode.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_div__Tensor_mode.explain_call((self, other, rounding_mode))
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div__Tensor_mode.check_arguments((self, other, rounding_mode))
        raise


_op_dot: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dot", "")


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    try:
        keys = self._keys
        if tensor._keys is not keys:
            keys |= tensor._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_dot.caches[context][keys]
        else:
            kernel = _op_dot.cache[keys]
    except KeyError:
        kernel = _op_dot.lookup_for(self, tensor)
    except (AttributeError, TypeError):
        kernel = _op_dot.explain_call((self, tensor))
    try:
        return kernel(self, tensor)
    except Exception:
        _op_dot.check_arguments((self, tensor))
        raise


_op_dot_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dot", "out")


def dot_out(self: Tensor, tensor: Tensor, *, out: Tensor) -> Tensor:
    """aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if tensor._keys is not keys:
            keys |= tensor._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_dot_out.caches[context][keys]
        else:
            kernel = _op_dot_out.cache[keys]
    except KeyError:
        kernel = _op_dot_out.lookup_for(self, tensor, out)
    except (AttributeError, TypeError):
        kernel = _op_dot_out.explain_call((self, tensor, out))
    try:
        return kernel(self, tensor, out)
    except Exception:
        _op_dot_out.check_arguments((self, tensor, out))
        raise


_op_dropout: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dropout", "")


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout(Tensor input, float p, bool train) -> Tensor"""
    if p.__class__ is not float:
        p = _op_dropout.convert(1, p)
    if type(train) not in _rt_BOOLS:
        train = _op_dropout.convert(2, train)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_dropout.caches[context][input._keys]
        else:
            kernel = _op_dropout.cache[input._keys]
    except KeyError:
        kernel = _op_dropout.lookup_for(input)
    except (AttributeError, TypeError):
        kernel = _op_dropout.explain_call((input, p, train))
    try:
        return kernel(input, p, train)
    except Exception:
        _op_dropout.check_arguments((input, p, train))
        raise


_op_dropout_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dropout_", "")


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_dropout_.convert(1, p)
    if type(train) not in _rt_BOOLS:
        train = _op_dropout_.convert(2, train)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_dropout_.caches[context][self._keys]
        else:
            kernel = _op_dropout_.cache[self._keys]
    except KeyError:
        kernel = _op_dropout_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_dropout_.explain_call((self, p, train))
    try:
        return kernel(self, p, train)
    except Exception:
        _op_dropout_.check_arguments((self, p, train))
        raise


_op_embedding: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::embedding", "")


def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    """aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor"""
    if padding_idx.__class__ is not int:
        padding_idx = _op_embedding.convert(2, padding_idx)
    if type(scale_grad_by_freq) not in _rt_BOOLS:
        scale_grad_by_freq = _op_embedding.convert(3, scale_grad_by_freq)
    if type(sparse) not in _rt_BOOLS:
        sparse = _op_embedding.convert(4, sparse)
    try:
        keys = weight._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_embedding.caches[context][keys]
        else:
            kernel = _op_embedding.cache[keys]
    except KeyError:
        kernel = _op_embedding.lookup_for(weight, indices)
    except (AttributeError, TypeError):
        kernel = _op_embedding.explain_call(
            (weight, indices, padding_idx, scale_grad_by_freq, sparse)
        )
    try:
        return kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse)
    except Exception:
        _op_embedding.check_arguments(
            (weight, indices, padding_idx, scale_grad_by_freq, sparse)
        )
        raise


_op_embedding_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::embedding", "out")


def embedding_out(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if padding_idx.__class__ is not int:
        padding_idx = _op_embedding_out.convert(2, padding_idx)
    if type(scale_grad_by_freq) not in _rt_BOOLS:
        scale_grad_by_freq = _op_embedding_out.convert(3, scale_grad_by_freq)
    if type(sparse) not in _rt_BOOLS:
        sparse = _op_embedding_out.convert(4, sparse)
    try:
        keys = weight._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_embedding_out.caches[context][keys]
        else:
            kernel = _op_embedding_out.cache[keys]
    except KeyError:
        kernel = _op_embedding_out.lookup_for(weight, indices, out)
    except (AttributeError, TypeError):
        kernel = _op_embedding_out.explain_call(
            (weight, indices, padding_idx, scale_grad_by_freq, sparse, out)
        )
    try:
        return kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse, out)
    except Exception:
        _op_embedding_out.check_arguments(
            (weight, indices, padding_idx, scale_grad_by_freq, sparse, out)
        )
        raise


_op_empty_memory_format: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::empty", "memory_format"
)


def empty_memory_format(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_empty_memory_format.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_empty_memory_format.convert(0, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_empty_memory_format.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_empty_memory_format.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_empty_memory_format.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_empty_memory_format.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_empty_memory_format.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_memory_format.caches[context][0]
        else:
            kernel = _op_empty_memory_format.cache[0]
    except KeyError:
        kernel = _op_empty_memory_format.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_empty_memory_format.explain_call(
            (size, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(size, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_empty_memory_format.check_arguments(
            (size, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_empty_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty", "out")


def empty_out(
    size: Sequence[int], *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_empty_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_empty_out.convert(0, size)
                break
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_empty_out.convert(1, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_out.caches[context][out._keys]
        else:
            kernel = _op_empty_out.cache[out._keys]
    except KeyError:
        kernel = _op_empty_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_empty_out.explain_call((size, memory_format, out))
    try:
        return kernel(size, memory_format, out)
    except Exception:
        _op_empty_out.check_arguments((size, memory_format, out))
        raise


_op_empty_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty_like", "")


def empty_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_empty_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_empty_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_empty_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_empty_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_empty_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_like.caches[context][self._keys]
        else:
            kernel = _op_empty_like.cache[self._keys]
    except KeyError:
        kernel = _op_empty_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_empty_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_empty_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_empty_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::empty_like", "out"
)


def empty_like_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_empty_like_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_like_out.caches[context][keys]
        else:
            kernel = _op_empty_like_out.cache[keys]
    except KeyError:
        kernel = _op_empty_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_empty_like_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_empty_like_out.check_arguments((self, memory_format, out))
        raise


_op_empty_strided: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty_strided", "")


def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_empty_strided.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_empty_strided.convert(0, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_empty_strided.convert(1, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_empty_strided.convert(1, stride)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_empty_strided.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_empty_strided.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_empty_strided.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_empty_strided.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_strided.caches[context][0]
        else:
            kernel = _op_empty_strided.cache[0]
    except KeyError:
        kernel = _op_empty_strided.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_empty_strided.explain_call(
            (size, stride, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(size, stride, dtype, layout, device, pin_memory)
    except Exception:
        _op_empty_strided.check_arguments(
            (size, stride, dtype, layout, device, pin_memory)
        )
        raise


_op_empty_strided_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::empty_strided", "out"
)


def empty_strided_out(
    size: Sequence[int], stride: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_empty_strided_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_empty_strided_out.convert(0, size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_empty_strided_out.convert(1, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_empty_strided_out.convert(1, stride)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_empty_strided_out.caches[context][out._keys]
        else:
            kernel = _op_empty_strided_out.cache[out._keys]
    except KeyError:
        kernel = _op_empty_strided_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_empty_strided_out.explain_call((size, stride, out))
    try:
        return kernel(size, stride, out)
    except Exception:
        _op_empty_strided_out.check_arguments((size, stride, out))
        raise


_op_eq_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Scalar")


def eq_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::eq.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq_Scalar.caches[context][self._keys]
        else:
            kernel = _op_eq_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_eq_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_eq_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_eq_Scalar.check_arguments((self, other))
        raise


_op_eq_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Scalar_out")


def eq_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq_Scalar_out.caches[context][keys]
        else:
            kernel = _op_eq_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_eq_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_eq_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_eq_Scalar_out.check_arguments((self, other, out))
        raise


_op_eq_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Tensor")


def eq_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::eq.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq_Tensor.caches[context][keys]
        else:
            kernel = _op_eq_Tensor.cache[keys]
    except KeyError:
        kernel = _op_eq_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_eq_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_eq_Tensor.check_arguments((self, other))
        raise


_op_eq_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Tensor_out")


def eq_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq_Tensor_out.caches[context][keys]
        else:
            kernel = _op_eq_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_eq_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_eq_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_eq_Tensor_out.check_arguments((self, other, out))
        raise


_op_eq__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq_", "Scalar")


def eq__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq__Scalar.caches[context][self._keys]
        else:
            kernel = _op_eq__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_eq__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_eq__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_eq__Scalar.check_arguments((self, other))
        raise


_op_eq__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq_", "Tensor")


def eq__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eq__Tensor.caches[context][keys]
        else:
            kernel = _op_eq__Tensor.cache[keys]
    except KeyError:
        kernel = _op_eq__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_eq__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_eq__Tensor.check_arguments((self, other))
        raise


_op_erf: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf", "")


def erf(self: Tensor) -> Tensor:
    """aten::erf(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_erf.caches[context][self._keys]
        else:
            kernel = _op_erf.cache[self._keys]
    except KeyError:
        kernel = _op_erf.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_erf.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_erf.check_arguments((self,))
        raise


_op_erf_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf", "out")


def erf_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_erf_out.caches[context][keys]
        else:
            kernel = _op_erf_out.cache[keys]
    except KeyError:
        kernel = _op_erf_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_erf_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_erf_out.check_arguments((self, out))
        raise


_op_erf_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf_", "")


def erf_(self: Tensor) -> Tensor:
    """aten::erf_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_erf_.caches[context][self._keys]
        else:
            kernel = _op_erf_.cache[self._keys]
    except KeyError:
        kernel = _op_erf_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_erf_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_erf_.check_arguments((self,))
        raise


_op_exp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp", "")


def exp(self: Tensor) -> Tensor:
    """aten::exp(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_exp.caches[context][self._keys]
        else:
            kernel = _op_exp.cache[self._keys]
    except KeyError:
        kernel = _op_exp.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_exp.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_exp.check_arguments((self,))
        raise


_op_exp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp", "out")


def exp_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_exp_out.caches[context][keys]
        else:
            kernel = _op_exp_out.cache[keys]
    except KeyError:
        kernel = _op_exp_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_exp_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_exp_out.check_arguments((self, out))
        raise


_op_exp_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp_", "")


def exp_(self: Tensor) -> Tensor:
    """aten::exp_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_exp_.caches[context][self._keys]
        else:
            kernel = _op_exp_.cache[self._keys]
    except KeyError:
        kernel = _op_exp_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_exp_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_exp_.check_arguments((self,))
        raise


_op_expand: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand", "")


def expand(self: Tensor, size: Sequence[int], *, implicit: bool = False) -> Tensor:
    """aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_expand.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_expand.convert(1, size)
                break
    if type(implicit) not in _rt_BOOLS:
        implicit = _op_expand.convert(2, implicit)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expand.caches[context][self._keys]
        else:
            kernel = _op_expand.cache[self._keys]
    except KeyError:
        kernel = _op_expand.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_expand.explain_call((self, size, implicit))
    try:
        return kernel(self, size, implicit)
    except Exception:
        _op_expand.check_arguments((self, size, implicit))
        raise


_op_expand_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand_as", "")


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expand_as.caches[context][keys]
        else:
            kernel = _op_expand_as.cache[keys]
    except KeyError:
        kernel = _op_expand_as.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_expand_as.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_expand_as.check_arguments((self, other))
        raise


_op_expand_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand_copy", "")


def expand_copy(self: Tensor, size: Sequence[int], *, implicit: bool = False) -> Tensor:
    """aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_expand_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_expand_copy.convert(1, size)
                break
    if type(implicit) not in _rt_BOOLS:
        implicit = _op_expand_copy.convert(2, implicit)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expand_copy.caches[context][self._keys]
        else:
            kernel = _op_expand_copy.cache[self._keys]
    except KeyError:
        kernel = _op_expand_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_expand_copy.explain_call((self, size, implicit))
    try:
        return kernel(self, size, implicit)
    except Exception:
        _op_expand_copy.check_arguments((self, size, implicit))
        raise


_op_expand_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::expand_copy", "out"
)


def expand_copy_out(
    self: Tensor, size: Sequence[int], *, implicit: bool = False, out: Tensor
) -> Tensor:
    """aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_expand_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_expand_copy_out.convert(1, size)
                break
    if type(implicit) not in _rt_BOOLS:
        implicit = _op_expand_copy_out.convert(2, implicit)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expand_copy_out.caches[context][keys]
        else:
            kernel = _op_expand_copy_out.cache[keys]
    except KeyError:
        kernel = _op_expand_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_expand_copy_out.explain_call((self, size, implicit, out))
    try:
        return kernel(self, size, implicit, out)
    except Exception:
        _op_expand_copy_out.check_arguments((self, size, implicit, out))
        raise


_op_expm1: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1", "")


def expm1(self: Tensor) -> Tensor:
    """aten::expm1(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expm1.caches[context][self._keys]
        else:
            kernel = _op_expm1.cache[self._keys]
    except KeyError:
        kernel = _op_expm1.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_expm1.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_expm1.check_arguments((self,))
        raise


_op_expm1_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1", "out")


def expm1_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expm1_out.caches[context][keys]
        else:
            kernel = _op_expm1_out.cache[keys]
    except KeyError:
        kernel = _op_expm1_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_expm1_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_expm1_out.check_arguments((self, out))
        raise


_op_expm1_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1_", "")


def expm1_(self: Tensor) -> Tensor:
    """aten::expm1_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_expm1_.caches[context][self._keys]
        else:
            kernel = _op_expm1_.cache[self._keys]
    except KeyError:
        kernel = _op_expm1_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_expm1_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_expm1_.check_arguments((self,))
        raise


_op_eye: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "")


def eye(
    n: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if n.__class__ is not int:
        n = _op_eye.convert(0, n)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_eye.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_eye.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_eye.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_eye.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eye.caches[context][0]
        else:
            kernel = _op_eye.cache[0]
    except KeyError:
        kernel = _op_eye.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_eye.explain_call((n, dtype, layout, device, pin_memory))
    try:
        return kernel(n, dtype, layout, device, pin_memory)
    except Exception:
        _op_eye.check_arguments((n, dtype, layout, device, pin_memory))
        raise


_op_eye_m: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "m")


def eye_m(
    n: int,
    m: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if n.__class__ is not int:
        n = _op_eye_m.convert(0, n)
    if m.__class__ is not int:
        m = _op_eye_m.convert(1, m)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_eye_m.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_eye_m.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_eye_m.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_eye_m.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eye_m.caches[context][0]
        else:
            kernel = _op_eye_m.cache[0]
    except KeyError:
        kernel = _op_eye_m.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_eye_m.explain_call((n, m, dtype, layout, device, pin_memory))
    try:
        return kernel(n, m, dtype, layout, device, pin_memory)
    except Exception:
        _op_eye_m.check_arguments((n, m, dtype, layout, device, pin_memory))
        raise


_op_eye_m_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "m_out")


def eye_m_out(n: int, m: int, *, out: Tensor) -> Tensor:
    """aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_eye_m_out.convert(0, n)
    if m.__class__ is not int:
        m = _op_eye_m_out.convert(1, m)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eye_m_out.caches[context][out._keys]
        else:
            kernel = _op_eye_m_out.cache[out._keys]
    except KeyError:
        kernel = _op_eye_m_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_eye_m_out.explain_call((n, m, out))
    try:
        return kernel(n, m, out)
    except Exception:
        _op_eye_m_out.check_arguments((n, m, out))
        raise


_op_eye_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "out")


def eye_out(n: int, *, out: Tensor) -> Tensor:
    """aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_eye_out.convert(0, n)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_eye_out.caches[context][out._keys]
        else:
            kernel = _op_eye_out.cache[out._keys]
    except KeyError:
        kernel = _op_eye_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_eye_out.explain_call((n, out))
    try:
        return kernel(n, out)
    except Exception:
        _op_eye_out.check_arguments((n, out))
        raise


_op_fill_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill", "Scalar")


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    """aten::fill.Scalar(Tensor self, Scalar value) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill_Scalar.convert(1, value)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill_Scalar.caches[context][self._keys]
        else:
            kernel = _op_fill_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_fill_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_fill_Scalar.explain_call((self, value))
    try:
        return kernel(self, value)
    except Exception:
        _op_fill_Scalar.check_arguments((self, value))
        raise


_op_fill_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fill", "Scalar_out"
)


def fill_Scalar_out(self: Tensor, value: Number, *, out: Tensor) -> Tensor:
    """aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill_Scalar_out.convert(1, value)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill_Scalar_out.caches[context][keys]
        else:
            kernel = _op_fill_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_fill_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_fill_Scalar_out.explain_call((self, value, out))
    try:
        return kernel(self, value, out)
    except Exception:
        _op_fill_Scalar_out.check_arguments((self, value, out))
        raise


_op_fill_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill", "Tensor")


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    """aten::fill.Tensor(Tensor self, Tensor value) -> Tensor"""
    try:
        keys = self._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill_Tensor.caches[context][keys]
        else:
            kernel = _op_fill_Tensor.cache[keys]
    except KeyError:
        kernel = _op_fill_Tensor.lookup_for(self, value)
    except (AttributeError, TypeError):
        kernel = _op_fill_Tensor.explain_call((self, value))
    try:
        return kernel(self, value)
    except Exception:
        _op_fill_Tensor.check_arguments((self, value))
        raise


_op_fill_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fill", "Tensor_out"
)


def fill_Tensor_out(self: Tensor, value: Tensor, *, out: Tensor) -> Tensor:
    """aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if value._keys is not keys:
            keys |= value._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill_Tensor_out.caches[context][keys]
        else:
            kernel = _op_fill_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_fill_Tensor_out.lookup_for(self, value, out)
    except (AttributeError, TypeError):
        kernel = _op_fill_Tensor_out.explain_call((self, value, out))
    try:
        return kernel(self, value, out)
    except Exception:
        _op_fill_Tensor_out.check_arguments((self, value, out))
        raise


_op_fill__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill_", "Scalar")


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill__Scalar.convert(1, value)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill__Scalar.caches[context][self._keys]
        else:
            kernel = _op_fill__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_fill__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_fill__Scalar.explain_call((self, value))
    try:
        return kernel(self, value)
    except Exception:
        _op_fill__Scalar.check_arguments((self, value))
        raise


_op_fill__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill_", "Tensor")


def fill__Tensor(self: Tensor, value: Tensor) -> Tensor:
    """aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)"""
    try:
        keys = self._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fill__Tensor.caches[context][keys]
        else:
            kernel = _op_fill__Tensor.cache[keys]
    except KeyError:
        kernel = _op_fill__Tensor.lookup_for(self, value)
    except (AttributeError, TypeError):
        kernel = _op_fill__Tensor.explain_call((self, value))
    try:
        return kernel(self, value)
    except Exception:
        _op_fill__Tensor.check_arguments((self, value))
        raise


_op_flatten_using_ints: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::flatten", "using_ints"
)


def flatten_using_ints(self: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""
    if start_dim.__class__ is not int:
        start_dim = _op_flatten_using_ints.convert(1, start_dim)
    if end_dim.__class__ is not int:
        end_dim = _op_flatten_using_ints.convert(2, end_dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flatten_using_ints.caches[context][self._keys]
        else:
            kernel = _op_flatten_using_ints.cache[self._keys]
    except KeyError:
        kernel = _op_flatten_using_ints.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_flatten_using_ints.explain_call((self, start_dim, end_dim))
    try:
        return kernel(self, start_dim, end_dim)
    except Exception:
        _op_flatten_using_ints.check_arguments((self, start_dim, end_dim))
        raise


_op_flip: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::flip", "")


def flip(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::flip(Tensor self, int[] dims) -> Tensor"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_flip.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_flip.convert(1, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flip.caches[context][self._keys]
        else:
            kernel = _op_flip.cache[self._keys]
    except KeyError:
        kernel = _op_flip.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_flip.explain_call((self, dims))
    try:
        return kernel(self, dims)
    except Exception:
        _op_flip.check_arguments((self, dims))
        raise


_op_flip_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::flip", "out")


def flip_out(self: Tensor, dims: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_flip_out.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_flip_out.convert(1, dims)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_flip_out.caches[context][keys]
        else:
            kernel = _op_flip_out.cache[keys]
    except KeyError:
        kernel = _op_flip_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_flip_out.explain_call((self, dims, out))
    try:
        return kernel(self, dims, out)
    except Exception:
        _op_flip_out.check_arguments((self, dims, out))
        raise


_op_floor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor", "")


def floor(self: Tensor) -> Tensor:
    """aten::floor(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor.caches[context][self._keys]
        else:
            kernel = _op_floor.cache[self._keys]
    except KeyError:
        kernel = _op_floor.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_floor.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_floor.check_arguments((self,))
        raise


_op_floor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor", "out")


def floor_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_out.caches[context][keys]
        else:
            kernel = _op_floor_out.cache[keys]
    except KeyError:
        kernel = _op_floor_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_floor_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_floor_out.check_arguments((self, out))
        raise


_op_floor_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor_", "")


def floor_(self: Tensor) -> Tensor:
    """aten::floor_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_.caches[context][self._keys]
        else:
            kernel = _op_floor_.cache[self._keys]
    except KeyError:
        kernel = _op_floor_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_floor_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_floor_.check_arguments((self,))
        raise


_op_floor_divide: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor_divide", "")


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide(Tensor self, Tensor other) -> Tensor"""
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


_op_floor_divide_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "Scalar"
)


def floor_divide_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide_Scalar.caches[context][self._keys]
        else:
            kernel = _op_floor_divide_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_floor_divide_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide_Scalar.check_arguments((self, other))
        raise


_op_floor_divide_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "Scalar_out"
)


def floor_divide_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide_Scalar_out.caches[context][keys]
        else:
            kernel = _op_floor_divide_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_floor_divide_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_floor_divide_Scalar_out.check_arguments((self, other, out))
        raise


_op_floor_divide_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "out"
)


def floor_divide_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide_out.caches[context][keys]
        else:
            kernel = _op_floor_divide_out.cache[keys]
    except KeyError:
        kernel = _op_floor_divide_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_floor_divide_out.check_arguments((self, other, out))
        raise


_op_floor_divide__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide_", "Scalar"
)


def floor_divide__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide__Scalar.caches[context][self._keys]
        else:
            kernel = _op_floor_divide__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_floor_divide__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide__Scalar.check_arguments((self, other))
        raise


_op_floor_divide__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide_", "Tensor"
)


def floor_divide__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_floor_divide__Tensor.caches[context][keys]
        else:
            kernel = _op_floor_divide__Tensor.cache[keys]
    except KeyError:
        kernel = _op_floor_divide__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_floor_divide__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide__Tensor.check_arguments((self, other))
        raise


_op_fmod_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod", "Scalar")


def fmod_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod_Scalar.caches[context][self._keys]
        else:
            kernel = _op_fmod_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_fmod_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_fmod_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod_Scalar.check_arguments((self, other))
        raise


_op_fmod_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fmod", "Scalar_out"
)


def fmod_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod_Scalar_out.caches[context][keys]
        else:
            kernel = _op_fmod_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_fmod_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_fmod_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_fmod_Scalar_out.check_arguments((self, other, out))
        raise


_op_fmod_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod", "Tensor")


def fmod_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod_Tensor.caches[context][keys]
        else:
            kernel = _op_fmod_Tensor.cache[keys]
    except KeyError:
        kernel = _op_fmod_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_fmod_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod_Tensor.check_arguments((self, other))
        raise


_op_fmod_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fmod", "Tensor_out"
)


def fmod_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod_Tensor_out.caches[context][keys]
        else:
            kernel = _op_fmod_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_fmod_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_fmod_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_fmod_Tensor_out.check_arguments((self, other, out))
        raise


_op_fmod__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod_", "Scalar")


def fmod__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod__Scalar.caches[context][self._keys]
        else:
            kernel = _op_fmod__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_fmod__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_fmod__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod__Scalar.check_arguments((self, other))
        raise


_op_fmod__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod_", "Tensor")


def fmod__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_fmod__Tensor.caches[context][keys]
        else:
            kernel = _op_fmod__Tensor.cache[keys]
    except KeyError:
        kernel = _op_fmod__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_fmod__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod__Tensor.check_arguments((self, other))
        raise


_op_full: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full", "")


def full(
    size: Sequence[int],
    fill_value: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_full.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_full.convert(0, size)
                break
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_full.convert(1, fill_value)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_full.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_full.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_full.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_full.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_full.caches[context][0]
        else:
            kernel = _op_full.cache[0]
    except KeyError:
        kernel = _op_full.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_full.explain_call(
            (size, fill_value, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(size, fill_value, dtype, layout, device, pin_memory)
    except Exception:
        _op_full.check_arguments((size, fill_value, dtype, layout, device, pin_memory))
        raise


_op_full_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full", "out")


def full_out(size: Sequence[int], fill_value: Number, *, out: Tensor) -> Tensor:
    """aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_full_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_full_out.convert(0, size)
                break
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_full_out.convert(1, fill_value)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_full_out.caches[context][out._keys]
        else:
            kernel = _op_full_out.cache[out._keys]
    except KeyError:
        kernel = _op_full_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_full_out.explain_call((size, fill_value, out))
    try:
        return kernel(size, fill_value, out)
    except Exception:
        _op_full_out.check_arguments((size, fill_value, out))
        raise


_op_full_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full_like", "")


def full_like(
    self: Tensor,
    fill_value: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_full_like.convert(1, fill_value)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_full_like.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_full_like.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_full_like.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_full_like.convert(5, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_full_like.convert(6, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_full_like.caches[context][self._keys]
        else:
            kernel = _op_full_like.cache[self._keys]
    except KeyError:
        kernel = _op_full_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_full_like.explain_call(
            (self, fill_value, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(
            self, fill_value, dtype, layout, device, pin_memory, memory_format
        )
    except Exception:
        _op_full_like.check_arguments(
            (self, fill_value, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_full_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full_like", "out")


def full_like_out(
    self: Tensor,
    fill_value: Number,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_full_like_out.convert(1, fill_value)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_full_like_out.convert(2, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_full_like_out.caches[context][keys]
        else:
            kernel = _op_full_like_out.cache[keys]
    except KeyError:
        kernel = _op_full_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_full_like_out.explain_call((self, fill_value, memory_format, out))
    try:
        return kernel(self, fill_value, memory_format, out)
    except Exception:
        _op_full_like_out.check_arguments((self, fill_value, memory_format, out))
        raise


_op_gather: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gather", "")


def gather(
    self: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = False
) -> Tensor:
    """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_gather.convert(1, dim)
    if type(sparse_grad) not in _rt_BOOLS:
        sparse_grad = _op_gather.convert(3, sparse_grad)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gather.caches[context][keys]
        else:
            kernel = _op_gather.cache[keys]
    except KeyError:
        kernel = _op_gather.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_gather.explain_call((self, dim, index, sparse_grad))
    try:
        return kernel(self, dim, index, sparse_grad)
    except Exception:
        _op_gather.check_arguments((self, dim, index, sparse_grad))
        raise


_op_gather_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gather", "out")


def gather_out(
    self: Tensor, dim: int, index: Tensor, *, sparse_grad: bool = False, out: Tensor
) -> Tensor:
    """aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_gather_out.convert(1, dim)
    if type(sparse_grad) not in _rt_BOOLS:
        sparse_grad = _op_gather_out.convert(3, sparse_grad)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gather_out.caches[context][keys]
        else:
            kernel = _op_gather_out.cache[keys]
    except KeyError:
        kernel = _op_gather_out.lookup_for(self, index, out)
    except (AttributeError, TypeError):
        kernel = _op_gather_out.explain_call((self, dim, index, sparse_grad, out))
    try:
        return kernel(self, dim, index, sparse_grad, out)
    except Exception:
        _op_gather_out.check_arguments((self, dim, index, sparse_grad, out))
        raise


_op_ge_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Scalar")


def ge_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::ge.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge_Scalar.caches[context][self._keys]
        else:
            kernel = _op_ge_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_ge_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ge_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ge_Scalar.check_arguments((self, other))
        raise


_op_ge_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Scalar_out")


def ge_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge_Scalar_out.caches[context][keys]
        else:
            kernel = _op_ge_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_ge_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_ge_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ge_Scalar_out.check_arguments((self, other, out))
        raise


_op_ge_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Tensor")


def ge_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::ge.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge_Tensor.caches[context][keys]
        else:
            kernel = _op_ge_Tensor.cache[keys]
    except KeyError:
        kernel = _op_ge_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_ge_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ge_Tensor.check_arguments((self, other))
        raise


_op_ge_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Tensor_out")


def ge_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge_Tensor_out.caches[context][keys]
        else:
            kernel = _op_ge_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_ge_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_ge_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ge_Tensor_out.check_arguments((self, other, out))
        raise


_op_ge__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge_", "Scalar")


def ge__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge__Scalar.caches[context][self._keys]
        else:
            kernel = _op_ge__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_ge__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ge__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ge__Scalar.check_arguments((self, other))
        raise


_op_ge__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge_", "Tensor")


def ge__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ge__Tensor.caches[context][keys]
        else:
            kernel = _op_ge__Tensor.cache[keys]
    except KeyError:
        kernel = _op_ge__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_ge__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ge__Tensor.check_arguments((self, other))
        raise


_op_gelu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu", "")


def gelu(self: Tensor, *, approximate: str = "none") -> Tensor:
    """aten::gelu(Tensor self, *, str approximate='none') -> Tensor"""
    if approximate.__class__ is not str:
        approximate = _op_gelu.convert(1, approximate)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gelu.caches[context][self._keys]
        else:
            kernel = _op_gelu.cache[self._keys]
    except KeyError:
        kernel = _op_gelu.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_gelu.explain_call((self, approximate))
    try:
        return kernel(self, approximate)
    except Exception:
        _op_gelu.check_arguments((self, approximate))
        raise


_op_gelu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu", "out")


def gelu_out(self: Tensor, *, approximate: str = "none", out: Tensor) -> Tensor:
    """aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)"""
    if approximate.__class__ is not str:
        approximate = _op_gelu_out.convert(1, approximate)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gelu_out.caches[context][keys]
        else:
            kernel = _op_gelu_out.cache[keys]
    except KeyError:
        kernel = _op_gelu_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_gelu_out.explain_call((self, approximate, out))
    try:
        return kernel(self, approximate, out)
    except Exception:
        _op_gelu_out.check_arguments((self, approximate, out))
        raise


_op_gelu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu_", "")


def gelu_(self: Tensor, *, approximate: str = "none") -> Tensor:
    """aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)"""
    if approximate.__class__ is not str:
        approximate = _op_gelu_.convert(1, approximate)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gelu_.caches[context][self._keys]
        else:
            kernel = _op_gelu_.cache[self._keys]
    except KeyError:
        kernel = _op_gelu_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_gelu_.explain_call((self, approximate))
    try:
        return kernel(self, approximate)
    except Exception:
        _op_gelu_.check_arguments((self, approximate))
        raise


_op_gt_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Scalar")


def gt_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::gt.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt_Scalar.caches[context][self._keys]
        else:
            kernel = _op_gt_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_gt_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_gt_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_gt_Scalar.check_arguments((self, other))
        raise


_op_gt_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Scalar_out")


def gt_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt_Scalar_out.caches[context][keys]
        else:
            kernel = _op_gt_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_gt_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_gt_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_gt_Scalar_out.check_arguments((self, other, out))
        raise


_op_gt_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Tensor")


def gt_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::gt.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt_Tensor.caches[context][keys]
        else:
            kernel = _op_gt_Tensor.cache[keys]
    except KeyError:
        kernel = _op_gt_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_gt_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_gt_Tensor.check_arguments((self, other))
        raise


_op_gt_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Tensor_out")


def gt_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt_Tensor_out.caches[context][keys]
        else:
            kernel = _op_gt_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_gt_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_gt_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_gt_Tensor_out.check_arguments((self, other, out))
        raise


_op_gt__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt_", "Scalar")


def gt__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt__Scalar.caches[context][self._keys]
        else:
            kernel = _op_gt__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_gt__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_gt__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_gt__Scalar.check_arguments((self, other))
        raise


_op_gt__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt_", "Tensor")


def gt__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_gt__Tensor.caches[context][keys]
        else:
            kernel = _op_gt__Tensor.cache[keys]
    except KeyError:
        kernel = _op_gt__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_gt__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_gt__Tensor.check_arguments((self, other))
        raise


_op_hardtanh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh", "")


def hardtanh(self: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor:
    """aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh.convert(2, max_val)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_hardtanh.caches[context][self._keys]
        else:
            kernel = _op_hardtanh.cache[self._keys]
    except KeyError:
        kernel = _op_hardtanh.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_hardtanh.explain_call((self, min_val, max_val))
    try:
        return kernel(self, min_val, max_val)
    except Exception:
        _op_hardtanh.check_arguments((self, min_val, max_val))
        raise


_op_hardtanh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh", "out")


def hardtanh_out(
    self: Tensor, min_val: Number = -1, max_val: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh_out.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh_out.convert(2, max_val)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_hardtanh_out.caches[context][keys]
        else:
            kernel = _op_hardtanh_out.cache[keys]
    except KeyError:
        kernel = _op_hardtanh_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_hardtanh_out.explain_call((self, min_val, max_val, out))
    try:
        return kernel(self, min_val, max_val, out)
    except Exception:
        _op_hardtanh_out.check_arguments((self, min_val, max_val, out))
        raise


_op_hardtanh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh_", "")


def hardtanh_(self: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor:
    """aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh_.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh_.convert(2, max_val)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_hardtanh_.caches[context][self._keys]
        else:
            kernel = _op_hardtanh_.cache[self._keys]
    except KeyError:
        kernel = _op_hardtanh_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_hardtanh_.explain_call((self, min_val, max_val))
    try:
        return kernel(self, min_val, max_val)
    except Exception:
        _op_hardtanh_.check_arguments((self, min_val, max_val))
        raise


_op_index_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index", "Tensor")


def index_Tensor(self: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    """aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_Tensor.convert(1, indices)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_Tensor.caches[context][keys]
        else:
            kernel = _op_index_Tensor.cache[keys]
    except KeyError:
        kernel = _op_index_Tensor.lookup_for(self, indices)
    except (AttributeError, TypeError):
        kernel = _op_index_Tensor.explain_call((self, indices))
    try:
        return kernel(self, indices)
    except Exception:
        _op_index_Tensor.check_arguments((self, indices))
        raise


_op_index_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index", "Tensor_out"
)


def index_Tensor_out(
    self: Tensor, indices: Sequence[Tensor | None], *, out: Tensor
) -> Tensor:
    """aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_Tensor_out.convert(1, indices)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_Tensor_out.caches[context][keys]
        else:
            kernel = _op_index_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_index_Tensor_out.lookup_for(self, indices, out)
    except (AttributeError, TypeError):
        kernel = _op_index_Tensor_out.explain_call((self, indices, out))
    try:
        return kernel(self, indices, out)
    except Exception:
        _op_index_Tensor_out.check_arguments((self, indices, out))
        raise


_op_index_add: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add", "")


def index_add(
    self: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_add.convert(1, dim)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_index_add.convert(4, alpha)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if source._keys is not keys:
            keys |= source._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_add.caches[context][keys]
        else:
            kernel = _op_index_add.cache[keys]
    except KeyError:
        kernel = _op_index_add.lookup_for(self, index, source)
    except (AttributeError, TypeError):
        kernel = _op_index_add.explain_call((self, dim, index, source, alpha))
    try:
        return kernel(self, dim, index, source, alpha)
    except Exception:
        _op_index_add.check_arguments((self, dim, index, source, alpha))
        raise


_op_index_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add", "out")


def index_add_out(
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_add_out.convert(1, dim)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_index_add_out.convert(4, alpha)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if source._keys is not keys:
            keys |= source._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_add_out.caches[context][keys]
        else:
            kernel = _op_index_add_out.cache[keys]
    except KeyError:
        kernel = _op_index_add_out.lookup_for(self, index, source, out)
    except (AttributeError, TypeError):
        kernel = _op_index_add_out.explain_call((self, dim, index, source, alpha, out))
    try:
        return kernel(self, dim, index, source, alpha, out)
    except Exception:
        _op_index_add_out.check_arguments((self, dim, index, source, alpha, out))
        raise


_op_index_add_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add_", "")


def index_add_(
    self: Tensor, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_add_.convert(1, dim)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_index_add_.convert(4, alpha)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if source._keys is not keys:
            keys |= source._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_add_.caches[context][keys]
        else:
            kernel = _op_index_add_.cache[keys]
    except KeyError:
        kernel = _op_index_add_.lookup_for(self, index, source)
    except (AttributeError, TypeError):
        kernel = _op_index_add_.explain_call((self, dim, index, source, alpha))
    try:
        return kernel(self, dim, index, source, alpha)
    except Exception:
        _op_index_add_.check_arguments((self, dim, index, source, alpha))
        raise


_op_index_fill_int_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Scalar"
)


def index_fill_int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Scalar.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill_int_Scalar.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill_int_Scalar.caches[context][keys]
        else:
            kernel = _op_index_fill_int_Scalar.cache[keys]
    except KeyError:
        kernel = _op_index_fill_int_Scalar.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_index_fill_int_Scalar.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill_int_Scalar.check_arguments((self, dim, index, value))
        raise


_op_index_fill_int_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Scalar_out"
)


def index_fill_int_Scalar_out(
    self: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor
) -> Tensor:
    """aten::index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Scalar_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill_int_Scalar_out.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill_int_Scalar_out.caches[context][keys]
        else:
            kernel = _op_index_fill_int_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_index_fill_int_Scalar_out.lookup_for(self, index, out)
    except (AttributeError, TypeError):
        kernel = _op_index_fill_int_Scalar_out.explain_call(
            (self, dim, index, value, out)
        )
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_index_fill_int_Scalar_out.check_arguments((self, dim, index, value, out))
        raise


_op_index_fill_int_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Tensor"
)


def index_fill_int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Tensor.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill_int_Tensor.caches[context][keys]
        else:
            kernel = _op_index_fill_int_Tensor.cache[keys]
    except KeyError:
        kernel = _op_index_fill_int_Tensor.lookup_for(self, index, value)
    except (AttributeError, TypeError):
        kernel = _op_index_fill_int_Tensor.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill_int_Tensor.check_arguments((self, dim, index, value))
        raise


_op_index_fill_int_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Tensor_out"
)


def index_fill_int_Tensor_out(
    self: Tensor, dim: int, index: Tensor, value: Tensor, *, out: Tensor
) -> Tensor:
    """aten::index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Tensor_out.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if value._keys is not keys:
            keys |= value._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill_int_Tensor_out.caches[context][keys]
        else:
            kernel = _op_index_fill_int_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_index_fill_int_Tensor_out.lookup_for(self, index, value, out)
    except (AttributeError, TypeError):
        kernel = _op_index_fill_int_Tensor_out.explain_call(
            (self, dim, index, value, out)
        )
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_index_fill_int_Tensor_out.check_arguments((self, dim, index, value, out))
        raise


_op_index_fill__int_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill_", "int_Scalar"
)


def index_fill__int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill__int_Scalar.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill__int_Scalar.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill__int_Scalar.caches[context][keys]
        else:
            kernel = _op_index_fill__int_Scalar.cache[keys]
    except KeyError:
        kernel = _op_index_fill__int_Scalar.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_index_fill__int_Scalar.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill__int_Scalar.check_arguments((self, dim, index, value))
        raise


_op_index_fill__int_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill_", "int_Tensor"
)


def index_fill__int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill__int_Tensor.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_fill__int_Tensor.caches[context][keys]
        else:
            kernel = _op_index_fill__int_Tensor.cache[keys]
    except KeyError:
        kernel = _op_index_fill__int_Tensor.lookup_for(self, index, value)
    except (AttributeError, TypeError):
        kernel = _op_index_fill__int_Tensor.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill__int_Tensor.check_arguments((self, dim, index, value))
        raise


_op_index_put: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put", "")


def index_put(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
) -> Tensor:
    """aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_put.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op_index_put.convert(3, accumulate)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_put.caches[context][keys]
        else:
            kernel = _op_index_put.cache[keys]
    except KeyError:
        kernel = _op_index_put.lookup_for(self, indices, values)
    except (AttributeError, TypeError):
        kernel = _op_index_put.explain_call((self, indices, values, accumulate))
    try:
        return kernel(self, indices, values, accumulate)
    except Exception:
        _op_index_put.check_arguments((self, indices, values, accumulate))
        raise


_op_index_put_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put", "out")


def index_put_out(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_put_out.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op_index_put_out.convert(3, accumulate)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_put_out.caches[context][keys]
        else:
            kernel = _op_index_put_out.cache[keys]
    except KeyError:
        kernel = _op_index_put_out.lookup_for(self, indices, values, out)
    except (AttributeError, TypeError):
        kernel = _op_index_put_out.explain_call(
            (self, indices, values, accumulate, out)
        )
    try:
        return kernel(self, indices, values, accumulate, out)
    except Exception:
        _op_index_put_out.check_arguments((self, indices, values, accumulate, out))
        raise


_op_index_put_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put_", "")


def index_put_(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
) -> Tensor:
    """aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_put_.convert(1, indices)
    if type(accumulate) not in _rt_BOOLS:
        accumulate = _op_index_put_.convert(3, accumulate)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(indices)
        if values._keys is not keys:
            keys |= values._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_put_.caches[context][keys]
        else:
            kernel = _op_index_put_.cache[keys]
    except KeyError:
        kernel = _op_index_put_.lookup_for(self, indices, values)
    except (AttributeError, TypeError):
        kernel = _op_index_put_.explain_call((self, indices, values, accumulate))
    try:
        return kernel(self, indices, values, accumulate)
    except Exception:
        _op_index_put_.check_arguments((self, indices, values, accumulate))
        raise


_op_index_select: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_select", "")


def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_select.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_select.caches[context][keys]
        else:
            kernel = _op_index_select.cache[keys]
    except KeyError:
        kernel = _op_index_select.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_index_select.explain_call((self, dim, index))
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_index_select.check_arguments((self, dim, index))
        raise


_op_index_select_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_select", "out"
)


def index_select_out(self: Tensor, dim: int, index: Tensor, *, out: Tensor) -> Tensor:
    """aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_select_out.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_index_select_out.caches[context][keys]
        else:
            kernel = _op_index_select_out.cache[keys]
    except KeyError:
        kernel = _op_index_select_out.lookup_for(self, index, out)
    except (AttributeError, TypeError):
        kernel = _op_index_select_out.explain_call((self, dim, index, out))
    try:
        return kernel(self, dim, index, out)
    except Exception:
        _op_index_select_out.check_arguments((self, dim, index, out))
        raise


_op_is_nonzero: _rt_TypedOperator[bool] = _rt_get_handle("aten::is_nonzero", "")


def is_nonzero(self: Tensor) -> bool:
    """aten::is_nonzero(Tensor self) -> bool"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_is_nonzero.caches[context][self._keys]
        else:
            kernel = _op_is_nonzero.cache[self._keys]
    except KeyError:
        kernel = _op_is_nonzero.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_is_nonzero.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_is_nonzero.check_arguments((self,))
        raise


_op_isfinite: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isfinite", "")


def isfinite(self: Tensor) -> Tensor:
    """aten::isfinite(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_isfinite.caches[context][self._keys]
        else:
            kernel = _op_isfinite.cache[self._keys]
    except KeyError:
        kernel = _op_isfinite.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_isfinite.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_isfinite.check_arguments((self,))
        raise


_op_isinf: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isinf", "")


def isinf(self: Tensor) -> Tensor:
    """aten::isinf(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_isinf.caches[context][self._keys]
        else:
            kernel = _op_isinf.cache[self._keys]
    except KeyError:
        kernel = _op_isinf.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_isinf.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_isinf.check_arguments((self,))
        raise


_op_isinf_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isinf", "out")


def isinf_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_isinf_out.caches[context][keys]
        else:
            kernel = _op_isinf_out.cache[keys]
    except KeyError:
        kernel = _op_isinf_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_isinf_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_isinf_out.check_arguments((self, out))
        raise


_op_isnan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isnan", "")


def isnan(self: Tensor) -> Tensor:
    """aten::isnan(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_isnan.caches[context][self._keys]
        else:
            kernel = _op_isnan.cache[self._keys]
    except KeyError:
        kernel = _op_isnan.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_isnan.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_isnan.check_arguments((self,))
        raise


_op_isnan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isnan", "out")


def isnan_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_isnan_out.caches[context][keys]
        else:
            kernel = _op_isnan_out.cache[keys]
    except KeyError:
        kernel = _op_isnan_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_isnan_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_isnan_out.check_arguments((self, out))
        raise


_op_item: _rt_TypedOperator[Number] = _rt_get_handle("aten::item", "")


def item(self: Tensor) -> Number:
    """aten::item(Tensor self) -> Scalar"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_item.caches[context][self._keys]
        else:
            kernel = _op_item.cache[self._keys]
    except KeyError:
        kernel = _op_item.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_item.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_item.check_arguments((self,))
        raise


_op_layer_norm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::layer_norm", "")


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enable: bool = True,
) -> Tensor:
    """aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor"""
    if type(normalized_shape) is not list and type(normalized_shape) is not tuple:
        normalized_shape = _op_layer_norm.convert(1, normalized_shape)
    else:
        for normalized_shape_item in normalized_shape:
            if normalized_shape_item.__class__ is not int:
                normalized_shape = _op_layer_norm.convert(1, normalized_shape)
                break
    if eps.__class__ is not float:
        eps = _op_layer_norm.convert(4, eps)
    if type(cudnn_enable) not in _rt_BOOLS:
        cudnn_enable = _op_layer_norm.convert(5, cudnn_enable)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_layer_norm.caches[context][keys]
        else:
            kernel = _op_layer_norm.cache[keys]
    except KeyError:
        kernel = _op_layer_norm.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_layer_norm.explain_call(
            (input, normalized_shape, weight, bias, eps, cudnn_enable)
        )
    try:
        return kernel(input, normalized_shape, weight, bias, eps, cudnn_enable)
    except Exception:
        _op_layer_norm.check_arguments(
            (input, normalized_shape, weight, bias, eps, cudnn_enable)
        )
        raise


_op_le_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Scalar")


def le_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::le.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le_Scalar.caches[context][self._keys]
        else:
            kernel = _op_le_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_le_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_le_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_le_Scalar.check_arguments((self, other))
        raise


_op_le_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Scalar_out")


def le_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le_Scalar_out.caches[context][keys]
        else:
            kernel = _op_le_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_le_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_le_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_le_Scalar_out.check_arguments((self, other, out))
        raise


_op_le_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Tensor")


def le_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::le.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le_Tensor.caches[context][keys]
        else:
            kernel = _op_le_Tensor.cache[keys]
    except KeyError:
        kernel = _op_le_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_le_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_le_Tensor.check_arguments((self, other))
        raise


_op_le_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Tensor_out")


def le_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le_Tensor_out.caches[context][keys]
        else:
            kernel = _op_le_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_le_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_le_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_le_Tensor_out.check_arguments((self, other, out))
        raise


_op_le__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le_", "Scalar")


def le__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le__Scalar.caches[context][self._keys]
        else:
            kernel = _op_le__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_le__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_le__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_le__Scalar.check_arguments((self, other))
        raise


_op_le__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le_", "Tensor")


def le__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_le__Tensor.caches[context][keys]
        else:
            kernel = _op_le__Tensor.cache[keys]
    except KeyError:
        kernel = _op_le__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_le__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_le__Tensor.check_arguments((self, other))
        raise


_op_leaky_relu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::leaky_relu", "")


def leaky_relu(self: Tensor, negative_slope: Number = 0.01) -> Tensor:
    """aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu.convert(1, negative_slope)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_leaky_relu.caches[context][self._keys]
        else:
            kernel = _op_leaky_relu.cache[self._keys]
    except KeyError:
        kernel = _op_leaky_relu.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_leaky_relu.explain_call((self, negative_slope))
    try:
        return kernel(self, negative_slope)
    except Exception:
        _op_leaky_relu.check_arguments((self, negative_slope))
        raise


_op_leaky_relu_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::leaky_relu", "out"
)


def leaky_relu_out(
    self: Tensor, negative_slope: Number = 0.01, *, out: Tensor
) -> Tensor:
    """aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu_out.convert(1, negative_slope)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_leaky_relu_out.caches[context][keys]
        else:
            kernel = _op_leaky_relu_out.cache[keys]
    except KeyError:
        kernel = _op_leaky_relu_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_leaky_relu_out.explain_call((self, negative_slope, out))
    try:
        return kernel(self, negative_slope, out)
    except Exception:
        _op_leaky_relu_out.check_arguments((self, negative_slope, out))
        raise


_op_leaky_relu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::leaky_relu_", "")


def leaky_relu_(self: Tensor, negative_slope: Number = 0.01) -> Tensor:
    """aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu_.convert(1, negative_slope)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_leaky_relu_.caches[context][self._keys]
        else:
            kernel = _op_leaky_relu_.cache[self._keys]
    except KeyError:
        kernel = _op_leaky_relu_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_leaky_relu_.explain_call((self, negative_slope))
    try:
        return kernel(self, negative_slope)
    except Exception:
        _op_leaky_relu_.check_arguments((self, negative_slope))
        raise


_op_lerp_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp", "Scalar")


def lerp_Scalar(self: Tensor, end: Tensor, weight: Number) -> Tensor:
    """aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp_Scalar.convert(2, weight)
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp_Scalar.caches[context][keys]
        else:
            kernel = _op_lerp_Scalar.cache[keys]
    except KeyError:
        kernel = _op_lerp_Scalar.lookup_for(self, end)
    except (AttributeError, TypeError):
        kernel = _op_lerp_Scalar.explain_call((self, end, weight))
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp_Scalar.check_arguments((self, end, weight))
        raise


_op_lerp_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::lerp", "Scalar_out"
)


def lerp_Scalar_out(
    self: Tensor, end: Tensor, weight: Number, *, out: Tensor
) -> Tensor:
    """aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp_Scalar_out.convert(2, weight)
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp_Scalar_out.caches[context][keys]
        else:
            kernel = _op_lerp_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_lerp_Scalar_out.lookup_for(self, end, out)
    except (AttributeError, TypeError):
        kernel = _op_lerp_Scalar_out.explain_call((self, end, weight, out))
    try:
        return kernel(self, end, weight, out)
    except Exception:
        _op_lerp_Scalar_out.check_arguments((self, end, weight, out))
        raise


_op_lerp_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp", "Tensor")


def lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor"""
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp_Tensor.caches[context][keys]
        else:
            kernel = _op_lerp_Tensor.cache[keys]
    except KeyError:
        kernel = _op_lerp_Tensor.lookup_for(self, end, weight)
    except (AttributeError, TypeError):
        kernel = _op_lerp_Tensor.explain_call((self, end, weight))
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp_Tensor.check_arguments((self, end, weight))
        raise


_op_lerp_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::lerp", "Tensor_out"
)


def lerp_Tensor_out(
    self: Tensor, end: Tensor, weight: Tensor, *, out: Tensor
) -> Tensor:
    """aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp_Tensor_out.caches[context][keys]
        else:
            kernel = _op_lerp_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_lerp_Tensor_out.lookup_for(self, end, weight, out)
    except (AttributeError, TypeError):
        kernel = _op_lerp_Tensor_out.explain_call((self, end, weight, out))
    try:
        return kernel(self, end, weight, out)
    except Exception:
        _op_lerp_Tensor_out.check_arguments((self, end, weight, out))
        raise


_op_lerp__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp_", "Scalar")


def lerp__Scalar(self: Tensor, end: Tensor, weight: Number) -> Tensor:
    """aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp__Scalar.convert(2, weight)
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp__Scalar.caches[context][keys]
        else:
            kernel = _op_lerp__Scalar.cache[keys]
    except KeyError:
        kernel = _op_lerp__Scalar.lookup_for(self, end)
    except (AttributeError, TypeError):
        kernel = _op_lerp__Scalar.explain_call((self, end, weight))
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp__Scalar.check_arguments((self, end, weight))
        raise


_op_lerp__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp_", "Tensor")


def lerp__Tensor(self: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)"""
    try:
        keys = self._keys
        if end._keys is not keys:
            keys |= end._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lerp__Tensor.caches[context][keys]
        else:
            kernel = _op_lerp__Tensor.cache[keys]
    except KeyError:
        kernel = _op_lerp__Tensor.lookup_for(self, end, weight)
    except (AttributeError, TypeError):
        kernel = _op_lerp__Tensor.explain_call((self, end, weight))
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp__Tensor.check_arguments((self, end, weight))
        raise


_op_linear: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linear", "")


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linear.caches[context][keys]
        else:
            kernel = _op_linear.cache[keys]
    except KeyError:
        kernel = _op_linear.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_linear.explain_call((input, weight, bias))
    try:
        return kernel(input, weight, bias)
    except Exception:
        _op_linear.check_arguments((input, weight, bias))
        raise


_op_linear_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linear", "out")


def linear_out(
    input: Tensor, weight: Tensor, bias: Tensor | None = None, *, out: Tensor
) -> Tensor:
    """aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = input._keys
        if weight._keys is not keys:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linear_out.caches[context][keys]
        else:
            kernel = _op_linear_out.cache[keys]
    except KeyError:
        kernel = _op_linear_out.lookup_for(input, weight, bias, out)
    except (AttributeError, TypeError):
        kernel = _op_linear_out.explain_call((input, weight, bias, out))
    try:
        return kernel(input, weight, bias, out)
    except Exception:
        _op_linear_out.check_arguments((input, weight, bias, out))
        raise


_op_linspace: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linspace", "")


def linspace(
    start: Number,
    end: Number,
    steps: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace.convert(2, steps)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_linspace.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_linspace.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_linspace.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_linspace.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace.caches[context][0]
        else:
            kernel = _op_linspace.cache[0]
    except KeyError:
        kernel = _op_linspace.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_linspace.explain_call(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, steps, dtype, layout, device, pin_memory)
    except Exception:
        _op_linspace.check_arguments(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
        raise


_op_linspace_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Scalar_Tensor"
)


def linspace_Scalar_Tensor(
    start: Number,
    end: Tensor,
    steps: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace_Scalar_Tensor.convert(0, start)
    if steps.__class__ is not int:
        steps = _op_linspace_Scalar_Tensor.convert(2, steps)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_linspace_Scalar_Tensor.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_linspace_Scalar_Tensor.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_linspace_Scalar_Tensor.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_linspace_Scalar_Tensor.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Scalar_Tensor.caches[context][end._keys]
        else:
            kernel = _op_linspace_Scalar_Tensor.cache[end._keys]
    except KeyError:
        kernel = _op_linspace_Scalar_Tensor.lookup_for(end)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Scalar_Tensor.explain_call(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, steps, dtype, layout, device, pin_memory)
    except Exception:
        _op_linspace_Scalar_Tensor.check_arguments(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
        raise


_op_linspace_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Scalar_Tensor_out"
)


def linspace_Scalar_Tensor_out(
    start: Number, end: Tensor, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace_Scalar_Tensor_out.convert(0, start)
    if steps.__class__ is not int:
        steps = _op_linspace_Scalar_Tensor_out.convert(2, steps)
    try:
        keys = end._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Scalar_Tensor_out.caches[context][keys]
        else:
            kernel = _op_linspace_Scalar_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_linspace_Scalar_Tensor_out.lookup_for(end, out)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Scalar_Tensor_out.explain_call((start, end, steps, out))
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Scalar_Tensor_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Scalar"
)


def linspace_Tensor_Scalar(
    start: Tensor,
    end: Number,
    steps: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace_Tensor_Scalar.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Scalar.convert(2, steps)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_linspace_Tensor_Scalar.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_linspace_Tensor_Scalar.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_linspace_Tensor_Scalar.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_linspace_Tensor_Scalar.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Tensor_Scalar.caches[context][start._keys]
        else:
            kernel = _op_linspace_Tensor_Scalar.cache[start._keys]
    except KeyError:
        kernel = _op_linspace_Tensor_Scalar.lookup_for(start)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Tensor_Scalar.explain_call(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, steps, dtype, layout, device, pin_memory)
    except Exception:
        _op_linspace_Tensor_Scalar.check_arguments(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
        raise


_op_linspace_Tensor_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Scalar_out"
)


def linspace_Tensor_Scalar_out(
    start: Tensor, end: Number, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace_Tensor_Scalar_out.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Scalar_out.convert(2, steps)
    try:
        keys = start._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Tensor_Scalar_out.caches[context][keys]
        else:
            kernel = _op_linspace_Tensor_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_linspace_Tensor_Scalar_out.lookup_for(start, out)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Tensor_Scalar_out.explain_call((start, end, steps, out))
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Tensor_Scalar_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_Tensor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Tensor"
)


def linspace_Tensor_Tensor(
    start: Tensor,
    end: Tensor,
    steps: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Tensor.convert(2, steps)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_linspace_Tensor_Tensor.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_linspace_Tensor_Tensor.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_linspace_Tensor_Tensor.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_linspace_Tensor_Tensor.convert(6, pin_memory)
    try:
        keys = start._keys
        if end._keys is not keys:
            keys |= end._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Tensor_Tensor.caches[context][keys]
        else:
            kernel = _op_linspace_Tensor_Tensor.cache[keys]
    except KeyError:
        kernel = _op_linspace_Tensor_Tensor.lookup_for(start, end)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Tensor_Tensor.explain_call(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(start, end, steps, dtype, layout, device, pin_memory)
    except Exception:
        _op_linspace_Tensor_Tensor.check_arguments(
            (start, end, steps, dtype, layout, device, pin_memory)
        )
        raise


_op_linspace_Tensor_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Tensor_out"
)


def linspace_Tensor_Tensor_out(
    start: Tensor, end: Tensor, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Tensor_out.convert(2, steps)
    try:
        keys = start._keys
        if end._keys is not keys:
            keys |= end._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_Tensor_Tensor_out.caches[context][keys]
        else:
            kernel = _op_linspace_Tensor_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_linspace_Tensor_Tensor_out.lookup_for(start, end, out)
    except (AttributeError, TypeError):
        kernel = _op_linspace_Tensor_Tensor_out.explain_call((start, end, steps, out))
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Tensor_Tensor_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linspace", "out")


def linspace_out(start: Number, end: Number, steps: int, *, out: Tensor) -> Tensor:
    """aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace_out.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace_out.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace_out.convert(2, steps)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_linspace_out.caches[context][out._keys]
        else:
            kernel = _op_linspace_out.cache[out._keys]
    except KeyError:
        kernel = _op_linspace_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_linspace_out.explain_call((start, end, steps, out))
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_out.check_arguments((start, end, steps, out))
        raise


_op_log: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log", "")


def log(self: Tensor) -> Tensor:
    """aten::log(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log.caches[context][self._keys]
        else:
            kernel = _op_log.cache[self._keys]
    except KeyError:
        kernel = _op_log.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log.check_arguments((self,))
        raise


_op_log_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log", "out")


def log_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log_out.caches[context][keys]
        else:
            kernel = _op_log_out.cache[keys]
    except KeyError:
        kernel = _op_log_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_log_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_log_out.check_arguments((self, out))
        raise


_op_log10: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10", "")


def log10(self: Tensor) -> Tensor:
    """aten::log10(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log10.caches[context][self._keys]
        else:
            kernel = _op_log10.cache[self._keys]
    except KeyError:
        kernel = _op_log10.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log10.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log10.check_arguments((self,))
        raise


_op_log10_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10", "out")


def log10_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log10_out.caches[context][keys]
        else:
            kernel = _op_log10_out.cache[keys]
    except KeyError:
        kernel = _op_log10_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_log10_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_log10_out.check_arguments((self, out))
        raise


_op_log10_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10_", "")


def log10_(self: Tensor) -> Tensor:
    """aten::log10_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log10_.caches[context][self._keys]
        else:
            kernel = _op_log10_.cache[self._keys]
    except KeyError:
        kernel = _op_log10_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log10_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log10_.check_arguments((self,))
        raise


_op_log1p: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p", "")


def log1p(self: Tensor) -> Tensor:
    """aten::log1p(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log1p.caches[context][self._keys]
        else:
            kernel = _op_log1p.cache[self._keys]
    except KeyError:
        kernel = _op_log1p.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log1p.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log1p.check_arguments((self,))
        raise


_op_log1p_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p", "out")


def log1p_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log1p_out.caches[context][keys]
        else:
            kernel = _op_log1p_out.cache[keys]
    except KeyError:
        kernel = _op_log1p_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_log1p_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_log1p_out.check_arguments((self, out))
        raise


_op_log1p_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p_", "")


def log1p_(self: Tensor) -> Tensor:
    """aten::log1p_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log1p_.caches[context][self._keys]
        else:
            kernel = _op_log1p_.cache[self._keys]
    except KeyError:
        kernel = _op_log1p_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log1p_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log1p_.check_arguments((self,))
        raise


_op_log2: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2", "")


def log2(self: Tensor) -> Tensor:
    """aten::log2(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log2.caches[context][self._keys]
        else:
            kernel = _op_log2.cache[self._keys]
    except KeyError:
        kernel = _op_log2.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log2.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log2.check_arguments((self,))
        raise


_op_log2_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2", "out")


def log2_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log2_out.caches[context][keys]
        else:
            kernel = _op_log2_out.cache[keys]
    except KeyError:
        kernel = _op_log2_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_log2_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_log2_out.check_arguments((self, out))
        raise


_op_log2_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2_", "")


def log2_(self: Tensor) -> Tensor:
    """aten::log2_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log2_.caches[context][self._keys]
        else:
            kernel = _op_log2_.cache[self._keys]
    except KeyError:
        kernel = _op_log2_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log2_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log2_.check_arguments((self,))
        raise


_op_log_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log_", "")


def log_(self: Tensor) -> Tensor:
    """aten::log_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log_.caches[context][self._keys]
        else:
            kernel = _op_log_.cache[self._keys]
    except KeyError:
        kernel = _op_log_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_log_.check_arguments((self,))
        raise


_op_log_softmax_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::log_softmax", "int"
)


def log_softmax_int(self: Tensor, dim: int, dtype: DType | None = None) -> Tensor:
    """aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_log_softmax_int.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_log_softmax_int.convert(2, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log_softmax_int.caches[context][self._keys]
        else:
            kernel = _op_log_softmax_int.cache[self._keys]
    except KeyError:
        kernel = _op_log_softmax_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_log_softmax_int.explain_call((self, dim, dtype))
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_log_softmax_int.check_arguments((self, dim, dtype))
        raise


_op_log_softmax_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::log_softmax", "int_out"
)


def log_softmax_int_out(
    self: Tensor, dim: int, dtype: DType | None = None, *, out: Tensor
) -> Tensor:
    """aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_log_softmax_int_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_log_softmax_int_out.convert(2, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_log_softmax_int_out.caches[context][keys]
        else:
            kernel = _op_log_softmax_int_out.cache[keys]
    except KeyError:
        kernel = _op_log_softmax_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_log_softmax_int_out.explain_call((self, dim, dtype, out))
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_log_softmax_int_out.check_arguments((self, dim, dtype, out))
        raise


_op_logical_and: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_and", "")


def logical_and(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_and.caches[context][keys]
        else:
            kernel = _op_logical_and.cache[keys]
    except KeyError:
        kernel = _op_logical_and.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_and.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_and.check_arguments((self, other))
        raise


_op_logical_and_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_and", "out"
)


def logical_and_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_and_out.caches[context][keys]
        else:
            kernel = _op_logical_and_out.cache[keys]
    except KeyError:
        kernel = _op_logical_and_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_logical_and_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_and_out.check_arguments((self, other, out))
        raise


_op_logical_and_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_and_", "")


def logical_and_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_and_.caches[context][keys]
        else:
            kernel = _op_logical_and_.cache[keys]
    except KeyError:
        kernel = _op_logical_and_.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_and_.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_and_.check_arguments((self, other))
        raise


_op_logical_not: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_not", "")


def logical_not(self: Tensor) -> Tensor:
    """aten::logical_not(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_not.caches[context][self._keys]
        else:
            kernel = _op_logical_not.cache[self._keys]
    except KeyError:
        kernel = _op_logical_not.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_logical_not.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_logical_not.check_arguments((self,))
        raise


_op_logical_not_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_not", "out"
)


def logical_not_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_not_out.caches[context][keys]
        else:
            kernel = _op_logical_not_out.cache[keys]
    except KeyError:
        kernel = _op_logical_not_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_logical_not_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_logical_not_out.check_arguments((self, out))
        raise


_op_logical_not_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_not_", "")


def logical_not_(self: Tensor) -> Tensor:
    """aten::logical_not_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_not_.caches[context][self._keys]
        else:
            kernel = _op_logical_not_.cache[self._keys]
    except KeyError:
        kernel = _op_logical_not_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_logical_not_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_logical_not_.check_arguments((self,))
        raise


_op_logical_or: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_or", "")


def logical_or(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_or.caches[context][keys]
        else:
            kernel = _op_logical_or.cache[keys]
    except KeyError:
        kernel = _op_logical_or.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_or.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_or.check_arguments((self, other))
        raise


_op_logical_or_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_or", "out"
)


def logical_or_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_or_out.caches[context][keys]
        else:
            kernel = _op_logical_or_out.cache[keys]
    except KeyError:
        kernel = _op_logical_or_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_logical_or_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_or_out.check_arguments((self, other, out))
        raise


_op_logical_or_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_or_", "")


def logical_or_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_or_.caches[context][keys]
        else:
            kernel = _op_logical_or_.cache[keys]
    except KeyError:
        kernel = _op_logical_or_.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_or_.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_or_.check_arguments((self, other))
        raise


_op_logical_xor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_xor", "")


def logical_xor(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_xor.caches[context][keys]
        else:
            kernel = _op_logical_xor.cache[keys]
    except KeyError:
        kernel = _op_logical_xor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_xor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_xor.check_arguments((self, other))
        raise


_op_logical_xor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_xor", "out"
)


def logical_xor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_xor_out.caches[context][keys]
        else:
            kernel = _op_logical_xor_out.cache[keys]
    except KeyError:
        kernel = _op_logical_xor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_logical_xor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_xor_out.check_arguments((self, other, out))
        raise


_op_logical_xor_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_xor_", "")


def logical_xor_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logical_xor_.caches[context][keys]
        else:
            kernel = _op_logical_xor_.cache[keys]
    except KeyError:
        kernel = _op_logical_xor_.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_logical_xor_.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_xor_.check_arguments((self, other))
        raise


_op_logsumexp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logsumexp", "")


def logsumexp(self: Tensor, dim: int | Sequence[int], keepdim: bool = False) -> Tensor:
    """aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_logsumexp.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_logsumexp.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_logsumexp.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logsumexp.caches[context][self._keys]
        else:
            kernel = _op_logsumexp.cache[self._keys]
    except KeyError:
        kernel = _op_logsumexp.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_logsumexp.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_logsumexp.check_arguments((self, dim, keepdim))
        raise


_op_logsumexp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logsumexp", "out")


def logsumexp_out(
    self: Tensor, dim: int | Sequence[int], keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_logsumexp_out.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_logsumexp_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_logsumexp_out.convert(2, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_logsumexp_out.caches[context][keys]
        else:
            kernel = _op_logsumexp_out.cache[keys]
    except KeyError:
        kernel = _op_logsumexp_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_logsumexp_out.explain_call((self, dim, keepdim, out))
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_logsumexp_out.check_arguments((self, dim, keepdim, out))
        raise


_op_lt_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Scalar")


def lt_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::lt.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt_Scalar.caches[context][self._keys]
        else:
            kernel = _op_lt_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_lt_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_lt_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_lt_Scalar.check_arguments((self, other))
        raise


_op_lt_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Scalar_out")


def lt_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt_Scalar_out.caches[context][keys]
        else:
            kernel = _op_lt_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_lt_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_lt_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_lt_Scalar_out.check_arguments((self, other, out))
        raise


_op_lt_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Tensor")


def lt_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::lt.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt_Tensor.caches[context][keys]
        else:
            kernel = _op_lt_Tensor.cache[keys]
    except KeyError:
        kernel = _op_lt_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_lt_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_lt_Tensor.check_arguments((self, other))
        raise


_op_lt_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Tensor_out")


def lt_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt_Tensor_out.caches[context][keys]
        else:
            kernel = _op_lt_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_lt_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_lt_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_lt_Tensor_out.check_arguments((self, other, out))
        raise


_op_lt__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt_", "Scalar")


def lt__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt__Scalar.caches[context][self._keys]
        else:
            kernel = _op_lt__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_lt__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_lt__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_lt__Scalar.check_arguments((self, other))
        raise


_op_lt__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt_", "Tensor")


def lt__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_lt__Tensor.caches[context][keys]
        else:
            kernel = _op_lt__Tensor.cache[keys]
    except KeyError:
        kernel = _op_lt__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_lt__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_lt__Tensor.check_arguments((self, other))
        raise


_op_masked_fill_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Scalar"
)


def masked_fill_Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    """aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill_Scalar.convert(2, value)
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill_Scalar.caches[context][keys]
        else:
            kernel = _op_masked_fill_Scalar.cache[keys]
    except KeyError:
        kernel = _op_masked_fill_Scalar.lookup_for(self, mask)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill_Scalar.explain_call((self, mask, value))
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill_Scalar.check_arguments((self, mask, value))
        raise


_op_masked_fill_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Scalar_out"
)


def masked_fill_Scalar_out(
    self: Tensor, mask: Tensor, value: Number, *, out: Tensor
) -> Tensor:
    """aten::masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill_Scalar_out.convert(2, value)
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill_Scalar_out.caches[context][keys]
        else:
            kernel = _op_masked_fill_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_masked_fill_Scalar_out.lookup_for(self, mask, out)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill_Scalar_out.explain_call((self, mask, value, out))
    try:
        return kernel(self, mask, value, out)
    except Exception:
        _op_masked_fill_Scalar_out.check_arguments((self, mask, value, out))
        raise


_op_masked_fill_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Tensor"
)


def masked_fill_Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor"""
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill_Tensor.caches[context][keys]
        else:
            kernel = _op_masked_fill_Tensor.cache[keys]
    except KeyError:
        kernel = _op_masked_fill_Tensor.lookup_for(self, mask, value)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill_Tensor.explain_call((self, mask, value))
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill_Tensor.check_arguments((self, mask, value))
        raise


_op_masked_fill_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Tensor_out"
)


def masked_fill_Tensor_out(
    self: Tensor, mask: Tensor, value: Tensor, *, out: Tensor
) -> Tensor:
    """aten::masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if value._keys is not keys:
            keys |= value._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill_Tensor_out.caches[context][keys]
        else:
            kernel = _op_masked_fill_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_masked_fill_Tensor_out.lookup_for(self, mask, value, out)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill_Tensor_out.explain_call((self, mask, value, out))
    try:
        return kernel(self, mask, value, out)
    except Exception:
        _op_masked_fill_Tensor_out.check_arguments((self, mask, value, out))
        raise


_op_masked_fill__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill_", "Scalar"
)


def masked_fill__Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    """aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill__Scalar.convert(2, value)
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill__Scalar.caches[context][keys]
        else:
            kernel = _op_masked_fill__Scalar.cache[keys]
    except KeyError:
        kernel = _op_masked_fill__Scalar.lookup_for(self, mask)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill__Scalar.explain_call((self, mask, value))
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill__Scalar.check_arguments((self, mask, value))
        raise


_op_masked_fill__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill_", "Tensor"
)


def masked_fill__Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)"""
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if value._keys is not keys:
            keys |= value._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_fill__Tensor.caches[context][keys]
        else:
            kernel = _op_masked_fill__Tensor.cache[keys]
    except KeyError:
        kernel = _op_masked_fill__Tensor.lookup_for(self, mask, value)
    except (AttributeError, TypeError):
        kernel = _op_masked_fill__Tensor.explain_call((self, mask, value))
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill__Tensor.check_arguments((self, mask, value))
        raise


_op_masked_select: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::masked_select", "")


def masked_select(self: Tensor, mask: Tensor) -> Tensor:
    """aten::masked_select(Tensor self, Tensor mask) -> Tensor"""
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_select.caches[context][keys]
        else:
            kernel = _op_masked_select.cache[keys]
    except KeyError:
        kernel = _op_masked_select.lookup_for(self, mask)
    except (AttributeError, TypeError):
        kernel = _op_masked_select.explain_call((self, mask))
    try:
        return kernel(self, mask)
    except Exception:
        _op_masked_select.check_arguments((self, mask))
        raise


_op_masked_select_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_select", "out"
)


def masked_select_out(self: Tensor, mask: Tensor, *, out: Tensor) -> Tensor:
    """aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if mask._keys is not keys:
            keys |= mask._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_masked_select_out.caches[context][keys]
        else:
            kernel = _op_masked_select_out.cache[keys]
    except KeyError:
        kernel = _op_masked_select_out.lookup_for(self, mask, out)
    except (AttributeError, TypeError):
        kernel = _op_masked_select_out.explain_call((self, mask, out))
    try:
        return kernel(self, mask, out)
    except Exception:
        _op_masked_select_out.check_arguments((self, mask, out))
        raise


_op_matmul: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::matmul", "")


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """aten::matmul(Tensor self, Tensor other) -> Tensor"""
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


_op_matmul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::matmul", "out")


def matmul_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_matmul_out.caches[context][keys]
        else:
            kernel = _op_matmul_out.cache[keys]
    except KeyError:
        kernel = _op_matmul_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_matmul_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_matmul_out.check_arguments((self, other, out))
        raise


_op_max: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "")


def max(self: Tensor) -> Tensor:
    """aten::max(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max.caches[context][self._keys]
        else:
            kernel = _op_max.cache[self._keys]
    except KeyError:
        kernel = _op_max.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_max.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_max.check_arguments((self,))
        raise


_op_max_dim: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::max", "dim"
)


def max_dim(self: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_max_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_max_dim.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_dim.caches[context][self._keys]
        else:
            kernel = _op_max_dim.cache[self._keys]
    except KeyError:
        kernel = _op_max_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_max_dim.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_max_dim.check_arguments((self, dim, keepdim))
        raise


_op_max_dim_max: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::max", "dim_max"
)


def max_dim_max(
    self: Tensor, dim: int, keepdim: bool = False, *, max: Tensor, max_values: Tensor
) -> tuple[Tensor, Tensor]:
    """aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if dim.__class__ is not int:
        dim = _op_max_dim_max.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_max_dim_max.convert(2, keepdim)
    try:
        keys = self._keys
        if max._keys is not keys:
            keys |= max._keys
        if max_values._keys is not keys:
            keys |= max_values._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_dim_max.caches[context][keys]
        else:
            kernel = _op_max_dim_max.cache[keys]
    except KeyError:
        kernel = _op_max_dim_max.lookup_for(self, max, max_values)
    except (AttributeError, TypeError):
        kernel = _op_max_dim_max.explain_call((self, dim, keepdim, max, max_values))
    try:
        return kernel(self, dim, keepdim, max, max_values)
    except Exception:
        _op_max_dim_max.check_arguments((self, dim, keepdim, max, max_values))
        raise


_op_max_other: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "other")


def max_other(self: Tensor, other: Tensor) -> Tensor:
    """aten::max.other(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_other.caches[context][keys]
        else:
            kernel = _op_max_other.cache[keys]
    except KeyError:
        kernel = _op_max_other.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_max_other.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_max_other.check_arguments((self, other))
        raise


_op_max_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "out")


def max_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_out.caches[context][keys]
        else:
            kernel = _op_max_out.cache[keys]
    except KeyError:
        kernel = _op_max_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_max_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_max_out.check_arguments((self, other, out))
        raise


_op_max_unary_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "unary_out")


def max_unary_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_unary_out.caches[context][keys]
        else:
            kernel = _op_max_unary_out.cache[keys]
    except KeyError:
        kernel = _op_max_unary_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_max_unary_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_max_unary_out.check_arguments((self, out))
        raise


_op_max_pool2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max_pool2d", "")


def max_pool2d(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> Tensor:
    """aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor"""
    if type(kernel_size) is not list and type(kernel_size) is not tuple:
        kernel_size = _op_max_pool2d.convert(1, kernel_size)
    else:
        for kernel_size_item in kernel_size:
            if kernel_size_item.__class__ is not int:
                kernel_size = _op_max_pool2d.convert(1, kernel_size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_max_pool2d.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_max_pool2d.convert(2, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_max_pool2d.convert(3, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_max_pool2d.convert(3, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_max_pool2d.convert(4, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_max_pool2d.convert(4, dilation)
                break
    if type(ceil_mode) not in _rt_BOOLS:
        ceil_mode = _op_max_pool2d.convert(5, ceil_mode)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_pool2d.caches[context][self._keys]
        else:
            kernel = _op_max_pool2d.cache[self._keys]
    except KeyError:
        kernel = _op_max_pool2d.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_max_pool2d.explain_call(
            (self, kernel_size, stride, padding, dilation, ceil_mode)
        )
    try:
        return kernel(self, kernel_size, stride, padding, dilation, ceil_mode)
    except Exception:
        _op_max_pool2d.check_arguments(
            (self, kernel_size, stride, padding, dilation, ceil_mode)
        )
        raise


_op_max_pool2d_with_indices: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::max_pool2d_with_indices", ""
)


def max_pool2d_with_indices(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)"""
    if type(kernel_size) is not list and type(kernel_size) is not tuple:
        kernel_size = _op_max_pool2d_with_indices.convert(1, kernel_size)
    else:
        for kernel_size_item in kernel_size:
            if kernel_size_item.__class__ is not int:
                kernel_size = _op_max_pool2d_with_indices.convert(1, kernel_size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_max_pool2d_with_indices.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_max_pool2d_with_indices.convert(2, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_max_pool2d_with_indices.convert(3, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_max_pool2d_with_indices.convert(3, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_max_pool2d_with_indices.convert(4, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_max_pool2d_with_indices.convert(4, dilation)
                break
    if type(ceil_mode) not in _rt_BOOLS:
        ceil_mode = _op_max_pool2d_with_indices.convert(5, ceil_mode)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_pool2d_with_indices.caches[context][self._keys]
        else:
            kernel = _op_max_pool2d_with_indices.cache[self._keys]
    except KeyError:
        kernel = _op_max_pool2d_with_indices.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_max_pool2d_with_indices.explain_call(
            (self, kernel_size, stride, padding, dilation, ceil_mode)
        )
    try:
        return kernel(self, kernel_size, stride, padding, dilation, ceil_mode)
    except Exception:
        _op_max_pool2d_with_indices.check_arguments(
            (self, kernel_size, stride, padding, dilation, ceil_mode)
        )
        raise


_op_max_pool2d_with_indices_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = (
    _rt_get_handle("aten::max_pool2d_with_indices", "out")
)


def max_pool2d_with_indices_out(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
    *,
    out: Tensor,
    indices: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"""
    if type(kernel_size) is not list and type(kernel_size) is not tuple:
        kernel_size = _op_max_pool2d_with_indices_out.convert(1, kernel_size)
    else:
        for kernel_size_item in kernel_size:
            if kernel_size_item.__class__ is not int:
                kernel_size = _op_max_pool2d_with_indices_out.convert(1, kernel_size)
                break
    if type(stride) is not list and type(stride) is not tuple:
        stride = _op_max_pool2d_with_indices_out.convert(2, stride)
    else:
        for stride_item in stride:
            if stride_item.__class__ is not int:
                stride = _op_max_pool2d_with_indices_out.convert(2, stride)
                break
    if type(padding) is not list and type(padding) is not tuple:
        padding = _op_max_pool2d_with_indices_out.convert(3, padding)
    else:
        for padding_item in padding:
            if padding_item.__class__ is not int:
                padding = _op_max_pool2d_with_indices_out.convert(3, padding)
                break
    if type(dilation) is not list and type(dilation) is not tuple:
        dilation = _op_max_pool2d_with_indices_out.convert(4, dilation)
    else:
        for dilation_item in dilation:
            if dilation_item.__class__ is not int:
                dilation = _op_max_pool2d_with_indices_out.convert(4, dilation)
                break
    if type(ceil_mode) not in _rt_BOOLS:
        ceil_mode = _op_max_pool2d_with_indices_out.convert(5, ceil_mode)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_max_pool2d_with_indices_out.caches[context][keys]
        else:
            kernel = _op_max_pool2d_with_indices_out.cache[keys]
    except KeyError:
        kernel = _op_max_pool2d_with_indices_out.lookup_for(self, out, indices)
    except (AttributeError, TypeError):
        kernel = _op_max_pool2d_with_indices_out.explain_call(
            (self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
        )
    try:
        return kernel(
            self, kernel_size, stride, padding, dilation, ceil_mode, out, indices
        )
    except Exception:
        _op_max_pool2d_with_indices_out.check_arguments(
            (self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
        )
        raise


_op_maximum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::maximum", "")


def maximum(self: Tensor, other: Tensor) -> Tensor:
    """aten::maximum(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_maximum.caches[context][keys]
        else:
            kernel = _op_maximum.cache[keys]
    except KeyError:
        kernel = _op_maximum.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_maximum.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_maximum.check_arguments((self, other))
        raise


_op_maximum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::maximum", "out")


def maximum_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_maximum_out.caches[context][keys]
        else:
            kernel = _op_maximum_out.cache[keys]
    except KeyError:
        kernel = _op_maximum_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_maximum_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_maximum_out.check_arguments((self, other, out))
        raise


_op_mean: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "")


def mean(self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mean.caches[context][self._keys]
        else:
            kernel = _op_mean.cache[self._keys]
    except KeyError:
        kernel = _op_mean.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mean.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_mean.check_arguments((self, dtype))
        raise


_op_mean_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "dim")


def mean_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
) -> Tensor:
    """aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_mean_dim.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_mean_dim.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_mean_dim.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean_dim.convert(3, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mean_dim.caches[context][self._keys]
        else:
            kernel = _op_mean_dim.cache[self._keys]
    except KeyError:
        kernel = _op_mean_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mean_dim.explain_call((self, dim, keepdim, dtype))
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_mean_dim.check_arguments((self, dim, keepdim, dtype))
        raise


_op_mean_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::mean", "dtype_out"
)


def mean_dtype_out(self: Tensor, *, dtype: DType | None = None, out: Tensor) -> Tensor:
    """aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean_dtype_out.convert(1, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mean_dtype_out.caches[context][keys]
        else:
            kernel = _op_mean_dtype_out.cache[keys]
    except KeyError:
        kernel = _op_mean_dtype_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_mean_dtype_out.explain_call((self, dtype, out))
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_mean_dtype_out.check_arguments((self, dtype, out))
        raise


_op_mean_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "out")


def mean_out(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor,
) -> Tensor:
    """aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_mean_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_mean_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_mean_out.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean_out.convert(3, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mean_out.caches[context][keys]
        else:
            kernel = _op_mean_out.cache[keys]
    except KeyError:
        kernel = _op_mean_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_mean_out.explain_call((self, dim, keepdim, dtype, out))
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_mean_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_min: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "")


def min(self: Tensor) -> Tensor:
    """aten::min(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min.caches[context][self._keys]
        else:
            kernel = _op_min.cache[self._keys]
    except KeyError:
        kernel = _op_min.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_min.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_min.check_arguments((self,))
        raise


_op_min_dim: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::min", "dim"
)


def min_dim(self: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_min_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_min_dim.convert(2, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min_dim.caches[context][self._keys]
        else:
            kernel = _op_min_dim.cache[self._keys]
    except KeyError:
        kernel = _op_min_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_min_dim.explain_call((self, dim, keepdim))
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_min_dim.check_arguments((self, dim, keepdim))
        raise


_op_min_dim_min: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::min", "dim_min"
)


def min_dim_min(
    self: Tensor, dim: int, keepdim: bool = False, *, min: Tensor, min_indices: Tensor
) -> tuple[Tensor, Tensor]:
    """aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if dim.__class__ is not int:
        dim = _op_min_dim_min.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_min_dim_min.convert(2, keepdim)
    try:
        keys = self._keys
        if min._keys is not keys:
            keys |= min._keys
        if min_indices._keys is not keys:
            keys |= min_indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min_dim_min.caches[context][keys]
        else:
            kernel = _op_min_dim_min.cache[keys]
    except KeyError:
        kernel = _op_min_dim_min.lookup_for(self, min, min_indices)
    except (AttributeError, TypeError):
        kernel = _op_min_dim_min.explain_call((self, dim, keepdim, min, min_indices))
    try:
        return kernel(self, dim, keepdim, min, min_indices)
    except Exception:
        _op_min_dim_min.check_arguments((self, dim, keepdim, min, min_indices))
        raise


_op_min_other: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "other")


def min_other(self: Tensor, other: Tensor) -> Tensor:
    """aten::min.other(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min_other.caches[context][keys]
        else:
            kernel = _op_min_other.cache[keys]
    except KeyError:
        kernel = _op_min_other.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_min_other.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_min_other.check_arguments((self, other))
        raise


_op_min_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "out")


def min_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min_out.caches[context][keys]
        else:
            kernel = _op_min_out.cache[keys]
    except KeyError:
        kernel = _op_min_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_min_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_min_out.check_arguments((self, other, out))
        raise


_op_min_unary_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "unary_out")


def min_unary_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_min_unary_out.caches[context][keys]
        else:
            kernel = _op_min_unary_out.cache[keys]
    except KeyError:
        kernel = _op_min_unary_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_min_unary_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_min_unary_out.check_arguments((self, out))
        raise


_op_minimum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::minimum", "")


def minimum(self: Tensor, other: Tensor) -> Tensor:
    """aten::minimum(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_minimum.caches[context][keys]
        else:
            kernel = _op_minimum.cache[keys]
    except KeyError:
        kernel = _op_minimum.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_minimum.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_minimum.check_arguments((self, other))
        raise


_op_minimum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::minimum", "out")


def minimum_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_minimum_out.caches[context][keys]
        else:
            kernel = _op_minimum_out.cache[keys]
    except KeyError:
        kernel = _op_minimum_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_minimum_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_minimum_out.check_arguments((self, other, out))
        raise


_op_mm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mm", "")


def mm(self: Tensor, mat2: Tensor) -> Tensor:
    """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
    try:
        keys = self._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mm.caches[context][keys]
        else:
            kernel = _op_mm.cache[keys]
    except KeyError:
        kernel = _op_mm.lookup_for(self, mat2)
    except (AttributeError, TypeError):
        kernel = _op_mm.explain_call((self, mat2))
    try:
        return kernel(self, mat2)
    except Exception:
        _op_mm.check_arguments((self, mat2))
        raise


_op_mm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mm", "out")


def mm_out(self: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor:
    """aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if mat2._keys is not keys:
            keys |= mat2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mm_out.caches[context][keys]
        else:
            kernel = _op_mm_out.cache[keys]
    except KeyError:
        kernel = _op_mm_out.lookup_for(self, mat2, out)
    except (AttributeError, TypeError):
        kernel = _op_mm_out.explain_call((self, mat2, out))
    try:
        return kernel(self, mat2, out)
    except Exception:
        _op_mm_out.check_arguments((self, mat2, out))
        raise


_op_movedim_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::movedim", "int")


def movedim_int(self: Tensor, source: int, destination: int) -> Tensor:
    """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)"""
    if source.__class__ is not int:
        source = _op_movedim_int.convert(1, source)
    if destination.__class__ is not int:
        destination = _op_movedim_int.convert(2, destination)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_movedim_int.caches[context][self._keys]
        else:
            kernel = _op_movedim_int.cache[self._keys]
    except KeyError:
        kernel = _op_movedim_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_movedim_int.explain_call((self, source, destination))
    try:
        return kernel(self, source, destination)
    except Exception:
        _op_movedim_int.check_arguments((self, source, destination))
        raise


_op_movedim_intlist: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::movedim", "intlist"
)


def movedim_intlist(
    self: Tensor, source: Sequence[int], destination: Sequence[int]
) -> Tensor:
    """aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)"""
    if type(source) is not list and type(source) is not tuple:
        source = _op_movedim_intlist.convert(1, source)
    else:
        for source_item in source:
            if source_item.__class__ is not int:
                source = _op_movedim_intlist.convert(1, source)
                break
    if type(destination) is not list and type(destination) is not tuple:
        destination = _op_movedim_intlist.convert(2, destination)
    else:
        for destination_item in destination:
            if destination_item.__class__ is not int:
                destination = _op_movedim_intlist.convert(2, destination)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_movedim_intlist.caches[context][self._keys]
        else:
            kernel = _op_movedim_intlist.cache[self._keys]
    except KeyError:
        kernel = _op_movedim_intlist.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_movedim_intlist.explain_call((self, source, destination))
    try:
        return kernel(self, source, destination)
    except Exception:
        _op_movedim_intlist.check_arguments((self, source, destination))
        raise


_op_mse_loss: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mse_loss", "")


def mse_loss(self: Tensor, target: Tensor, reduction: int = 1) -> Tensor:
    """aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor"""
    if reduction.__class__ is not int:
        reduction = _op_mse_loss.convert(2, reduction)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mse_loss.caches[context][keys]
        else:
            kernel = _op_mse_loss.cache[keys]
    except KeyError:
        kernel = _op_mse_loss.lookup_for(self, target)
    except (AttributeError, TypeError):
        kernel = _op_mse_loss.explain_call((self, target, reduction))
    try:
        return kernel(self, target, reduction)
    except Exception:
        _op_mse_loss.check_arguments((self, target, reduction))
        raise


_op_mse_loss_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mse_loss", "out")


def mse_loss_out(
    self: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor
) -> Tensor:
    """aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)"""
    if reduction.__class__ is not int:
        reduction = _op_mse_loss_out.convert(2, reduction)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mse_loss_out.caches[context][keys]
        else:
            kernel = _op_mse_loss_out.cache[keys]
    except KeyError:
        kernel = _op_mse_loss_out.lookup_for(self, target, out)
    except (AttributeError, TypeError):
        kernel = _op_mse_loss_out.explain_call((self, target, reduction, out))
    try:
        return kernel(self, target, reduction, out)
    except Exception:
        _op_mse_loss_out.check_arguments((self, target, reduction, out))
        raise


_op_mul_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "Scalar")


def mul_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::mul.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul_Scalar.caches[context][self._keys]
        else:
            kernel = _op_mul_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_mul_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mul_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul_Scalar.check_arguments((self, other))
        raise


_op_mul_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::mul", "Scalar_out"
)


def mul_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul_Scalar_out.caches[context][keys]
        else:
            kernel = _op_mul_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_mul_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_mul_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_mul_Scalar_out.check_arguments((self, other, out))
        raise


_op_mul_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "Tensor")


def mul_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::mul.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul_Tensor.caches[context][keys]
        else:
            kernel = _op_mul_Tensor.cache[keys]
    except KeyError:
        kernel = _op_mul_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_mul_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul_Tensor.check_arguments((self, other))
        raise


_op_mul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "out")


def mul_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul_out.caches[context][keys]
        else:
            kernel = _op_mul_out.cache[keys]
    except KeyError:
        kernel = _op_mul_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_mul_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_mul_out.check_arguments((self, other, out))
        raise


_op_mul__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul_", "Scalar")


def mul__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul__Scalar.caches[context][self._keys]
        else:
            kernel = _op_mul__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_mul__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_mul__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul__Scalar.check_arguments((self, other))
        raise


_op_mul__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul_", "Tensor")


def mul__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mul__Tensor.caches[context][keys]
        else:
            kernel = _op_mul__Tensor.cache[keys]
    except KeyError:
        kernel = _op_mul__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_mul__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_mul__Tensor.check_arguments((self, other))
        raise


_op_mv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mv", "")


def mv(self: Tensor, vec: Tensor) -> Tensor:
    """aten::mv(Tensor self, Tensor vec) -> Tensor"""
    try:
        keys = self._keys
        if vec._keys is not keys:
            keys |= vec._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mv.caches[context][keys]
        else:
            kernel = _op_mv.cache[keys]
    except KeyError:
        kernel = _op_mv.lookup_for(self, vec)
    except (AttributeError, TypeError):
        kernel = _op_mv.explain_call((self, vec))
    try:
        return kernel(self, vec)
    except Exception:
        _op_mv.check_arguments((self, vec))
        raise


_op_mv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mv", "out")


def mv_out(self: Tensor, vec: Tensor, *, out: Tensor) -> Tensor:
    """aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if vec._keys is not keys:
            keys |= vec._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_mv_out.caches[context][keys]
        else:
            kernel = _op_mv_out.cache[keys]
    except KeyError:
        kernel = _op_mv_out.lookup_for(self, vec, out)
    except (AttributeError, TypeError):
        kernel = _op_mv_out.explain_call((self, vec, out))
    try:
        return kernel(self, vec, out)
    except Exception:
        _op_mv_out.check_arguments((self, vec, out))
        raise


_op_narrow: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow", "")


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_narrow.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow.convert(3, length)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_narrow.caches[context][self._keys]
        else:
            kernel = _op_narrow.cache[self._keys]
    except KeyError:
        kernel = _op_narrow.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_narrow.explain_call((self, dim, start, length))
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow.check_arguments((self, dim, start, length))
        raise


_op_narrow_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow", "Tensor")


def narrow_Tensor(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_narrow_Tensor.convert(1, dim)
    if length.__class__ is not int:
        length = _op_narrow_Tensor.convert(3, length)
    try:
        keys = self._keys
        if start._keys is not keys:
            keys |= start._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_narrow_Tensor.caches[context][keys]
        else:
            kernel = _op_narrow_Tensor.cache[keys]
    except KeyError:
        kernel = _op_narrow_Tensor.lookup_for(self, start)
    except (AttributeError, TypeError):
        kernel = _op_narrow_Tensor.explain_call((self, dim, start, length))
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow_Tensor.check_arguments((self, dim, start, length))
        raise


_op_narrow_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow_copy", "")


def narrow_copy(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_narrow_copy.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow_copy.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow_copy.convert(3, length)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_narrow_copy.caches[context][self._keys]
        else:
            kernel = _op_narrow_copy.cache[self._keys]
    except KeyError:
        kernel = _op_narrow_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_narrow_copy.explain_call((self, dim, start, length))
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow_copy.check_arguments((self, dim, start, length))
        raise


_op_narrow_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::narrow_copy", "out"
)


def narrow_copy_out(
    self: Tensor, dim: int, start: int, length: int, *, out: Tensor
) -> Tensor:
    """aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_narrow_copy_out.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow_copy_out.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow_copy_out.convert(3, length)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_narrow_copy_out.caches[context][keys]
        else:
            kernel = _op_narrow_copy_out.cache[keys]
    except KeyError:
        kernel = _op_narrow_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_narrow_copy_out.explain_call((self, dim, start, length, out))
    try:
        return kernel(self, dim, start, length, out)
    except Exception:
        _op_narrow_copy_out.check_arguments((self, dim, start, length, out))
        raise


_op_native_batch_norm: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_batch_norm", "")
)


def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)"""
    if type(training) not in _rt_BOOLS:
        training = _op_native_batch_norm.convert(5, training)
    if momentum.__class__ is not float:
        momentum = _op_native_batch_norm.convert(6, momentum)
    if eps.__class__ is not float:
        eps = _op_native_batch_norm.convert(7, eps)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if running_mean is not None:
            keys |= running_mean._keys
        if running_var is not None:
            keys |= running_var._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_batch_norm.caches[context][keys]
        else:
            kernel = _op_native_batch_norm.cache[keys]
    except KeyError:
        kernel = _op_native_batch_norm.lookup_for(
            input, weight, bias, running_mean, running_var
        )
    except (AttributeError, TypeError):
        kernel = _op_native_batch_norm.explain_call(
            (input, weight, bias, running_mean, running_var, training, momentum, eps)
        )
    try:
        return kernel(
            input, weight, bias, running_mean, running_var, training, momentum, eps
        )
    except Exception:
        _op_native_batch_norm.check_arguments(
            (input, weight, bias, running_mean, running_var, training, momentum, eps)
        )
        raise


_op_native_batch_norm_out: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_batch_norm", "out")
)


def native_batch_norm_out(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    *,
    out: Tensor,
    save_mean: Tensor,
    save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))"""
    if type(training) not in _rt_BOOLS:
        training = _op_native_batch_norm_out.convert(5, training)
    if momentum.__class__ is not float:
        momentum = _op_native_batch_norm_out.convert(6, momentum)
    if eps.__class__ is not float:
        eps = _op_native_batch_norm_out.convert(7, eps)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if running_mean is not None:
            keys |= running_mean._keys
        if running_var is not None:
            keys |= running_var._keys
        if out._keys is not keys:
            keys |= out._keys
        if save_mean._keys is not keys:
            keys |= save_mean._keys
        if save_invstd._keys is not keys:
            keys |= save_invstd._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_batch_norm_out.caches[context][keys]
        else:
            kernel = _op_native_batch_norm_out.cache[keys]
    except KeyError:
        kernel = _op_native_batch_norm_out.lookup_for(
            input, weight, bias, running_mean, running_var, out, save_mean, save_invstd
        )
    except (AttributeError, TypeError):
        kernel = _op_native_batch_norm_out.explain_call(
            (
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
                out,
                save_mean,
                save_invstd,
            )
        )
    try:
        return kernel(
            input,
            weight,
            bias,
            running_mean,
            running_var,
            training,
            momentum,
            eps,
            out,
            save_mean,
            save_invstd,
        )
    except Exception:
        _op_native_batch_norm_out.check_arguments(
            (
                input,
                weight,
                bias,
                running_mean,
                running_var,
                training,
                momentum,
                eps,
                out,
                save_mean,
                save_invstd,
            )
        )
        raise


_op_native_dropout: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::native_dropout", ""
)


def native_dropout(
    input: Tensor, p: float, train: bool | None
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    if p.__class__ is not float:
        p = _op_native_dropout.convert(1, p)
    if train is not None and type(train) not in _rt_BOOLS:
        train = _op_native_dropout.convert(2, train)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_dropout.caches[context][input._keys]
        else:
            kernel = _op_native_dropout.cache[input._keys]
    except KeyError:
        kernel = _op_native_dropout.lookup_for(input)
    except (AttributeError, TypeError):
        kernel = _op_native_dropout.explain_call((input, p, train))
    try:
        return kernel(input, p, train)
    except Exception:
        _op_native_dropout.check_arguments((input, p, train))
        raise


_op_native_dropout_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::native_dropout", "out"
)


def native_dropout_out(
    input: Tensor, p: float, train: bool | None, *, out0: Tensor, out1: Tensor
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"""
    if p.__class__ is not float:
        p = _op_native_dropout_out.convert(1, p)
    if train is not None and type(train) not in _rt_BOOLS:
        train = _op_native_dropout_out.convert(2, train)
    try:
        keys = input._keys
        if out0._keys is not keys:
            keys |= out0._keys
        if out1._keys is not keys:
            keys |= out1._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_dropout_out.caches[context][keys]
        else:
            kernel = _op_native_dropout_out.cache[keys]
    except KeyError:
        kernel = _op_native_dropout_out.lookup_for(input, out0, out1)
    except (AttributeError, TypeError):
        kernel = _op_native_dropout_out.explain_call((input, p, train, out0, out1))
    try:
        return kernel(input, p, train, out0, out1)
    except Exception:
        _op_native_dropout_out.check_arguments((input, p, train, out0, out1))
        raise


_op_native_layer_norm: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_layer_norm", "")
)


def native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)"""
    if type(normalized_shape) is not list and type(normalized_shape) is not tuple:
        normalized_shape = _op_native_layer_norm.convert(1, normalized_shape)
    else:
        for normalized_shape_item in normalized_shape:
            if normalized_shape_item.__class__ is not int:
                normalized_shape = _op_native_layer_norm.convert(1, normalized_shape)
                break
    if eps.__class__ is not float:
        eps = _op_native_layer_norm.convert(4, eps)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_layer_norm.caches[context][keys]
        else:
            kernel = _op_native_layer_norm.cache[keys]
    except KeyError:
        kernel = _op_native_layer_norm.lookup_for(input, weight, bias)
    except (AttributeError, TypeError):
        kernel = _op_native_layer_norm.explain_call(
            (input, normalized_shape, weight, bias, eps)
        )
    try:
        return kernel(input, normalized_shape, weight, bias, eps)
    except Exception:
        _op_native_layer_norm.check_arguments(
            (input, normalized_shape, weight, bias, eps)
        )
        raise


_op_native_layer_norm_out: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_layer_norm", "out")
)


def native_layer_norm_out(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    *,
    out0: Tensor,
    out1: Tensor,
    out2: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm.out(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))"""
    if type(normalized_shape) is not list and type(normalized_shape) is not tuple:
        normalized_shape = _op_native_layer_norm_out.convert(1, normalized_shape)
    else:
        for normalized_shape_item in normalized_shape:
            if normalized_shape_item.__class__ is not int:
                normalized_shape = _op_native_layer_norm_out.convert(
                    1, normalized_shape
                )
                break
    if eps.__class__ is not float:
        eps = _op_native_layer_norm_out.convert(4, eps)
    try:
        keys = input._keys
        if weight is not None:
            keys |= weight._keys
        if bias is not None:
            keys |= bias._keys
        if out0._keys is not keys:
            keys |= out0._keys
        if out1._keys is not keys:
            keys |= out1._keys
        if out2._keys is not keys:
            keys |= out2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_native_layer_norm_out.caches[context][keys]
        else:
            kernel = _op_native_layer_norm_out.cache[keys]
    except KeyError:
        kernel = _op_native_layer_norm_out.lookup_for(
            input, weight, bias, out0, out1, out2
        )
    except (AttributeError, TypeError):
        kernel = _op_native_layer_norm_out.explain_call(
            (input, normalized_shape, weight, bias, eps, out0, out1, out2)
        )
    try:
        return kernel(input, normalized_shape, weight, bias, eps, out0, out1, out2)
    except Exception:
        _op_native_layer_norm_out.check_arguments(
            (input, normalized_shape, weight, bias, eps, out0, out1, out2)
        )
        raise


_op_ne_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Scalar")


def ne_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::ne.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne_Scalar.caches[context][self._keys]
        else:
            kernel = _op_ne_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_ne_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ne_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ne_Scalar.check_arguments((self, other))
        raise


_op_ne_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Scalar_out")


def ne_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne_Scalar_out.caches[context][keys]
        else:
            kernel = _op_ne_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_ne_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_ne_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ne_Scalar_out.check_arguments((self, other, out))
        raise


_op_ne_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Tensor")


def ne_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::ne.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne_Tensor.caches[context][keys]
        else:
            kernel = _op_ne_Tensor.cache[keys]
    except KeyError:
        kernel = _op_ne_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_ne_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ne_Tensor.check_arguments((self, other))
        raise


_op_ne_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Tensor_out")


def ne_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne_Tensor_out.caches[context][keys]
        else:
            kernel = _op_ne_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_ne_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_ne_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ne_Tensor_out.check_arguments((self, other, out))
        raise


_op_ne__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne_", "Scalar")


def ne__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne__Scalar.caches[context][self._keys]
        else:
            kernel = _op_ne__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_ne__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ne__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ne__Scalar.check_arguments((self, other))
        raise


_op_ne__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne_", "Tensor")


def ne__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ne__Tensor.caches[context][keys]
        else:
            kernel = _op_ne__Tensor.cache[keys]
    except KeyError:
        kernel = _op_ne__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_ne__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_ne__Tensor.check_arguments((self, other))
        raise


_op_neg: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg", "")


def neg(self: Tensor) -> Tensor:
    """aten::neg(Tensor self) -> Tensor"""
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


_op_neg_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg", "out")


def neg_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_neg_out.caches[context][keys]
        else:
            kernel = _op_neg_out.cache[keys]
    except KeyError:
        kernel = _op_neg_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_neg_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_neg_out.check_arguments((self, out))
        raise


_op_neg_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg_", "")


def neg_(self: Tensor) -> Tensor:
    """aten::neg_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_neg_.caches[context][self._keys]
        else:
            kernel = _op_neg_.cache[self._keys]
    except KeyError:
        kernel = _op_neg_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_neg_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_neg_.check_arguments((self,))
        raise


_op_new_empty: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_empty", "")


def new_empty(
    self: Tensor,
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_empty.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_empty.convert(1, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_new_empty.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_new_empty.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_new_empty.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_new_empty.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_empty.caches[context][self._keys]
        else:
            kernel = _op_new_empty.cache[self._keys]
    except KeyError:
        kernel = _op_new_empty.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_new_empty.explain_call(
            (self, size, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_empty.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_empty_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_empty", "out")


def new_empty_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_empty_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_empty_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_empty_out.caches[context][keys]
        else:
            kernel = _op_new_empty_out.cache[keys]
    except KeyError:
        kernel = _op_new_empty_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_new_empty_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_empty_out.check_arguments((self, size, out))
        raise


_op_new_full: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_full", "")


def new_full(
    self: Tensor,
    size: Sequence[int],
    fill_value: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_full.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_full.convert(1, size)
                break
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_new_full.convert(2, fill_value)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_new_full.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_new_full.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_new_full.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_new_full.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_full.caches[context][self._keys]
        else:
            kernel = _op_new_full.cache[self._keys]
    except KeyError:
        kernel = _op_new_full.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_new_full.explain_call(
            (self, size, fill_value, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(self, size, fill_value, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_full.check_arguments(
            (self, size, fill_value, dtype, layout, device, pin_memory)
        )
        raise


_op_new_full_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_full", "out")


def new_full_out(
    self: Tensor, size: Sequence[int], fill_value: Number, *, out: Tensor
) -> Tensor:
    """aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_full_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_full_out.convert(1, size)
                break
    if fill_value.__class__ is not int and type(fill_value) not in _rt_NUMBERS:
        fill_value = _op_new_full_out.convert(2, fill_value)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_full_out.caches[context][keys]
        else:
            kernel = _op_new_full_out.cache[keys]
    except KeyError:
        kernel = _op_new_full_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_new_full_out.explain_call((self, size, fill_value, out))
    try:
        return kernel(self, size, fill_value, out)
    except Exception:
        _op_new_full_out.check_arguments((self, size, fill_value, out))
        raise


_op_new_ones: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_ones", "")


def new_ones(
    self: Tensor,
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_ones.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_ones.convert(1, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_new_ones.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_new_ones.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_new_ones.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_new_ones.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_ones.caches[context][self._keys]
        else:
            kernel = _op_new_ones.cache[self._keys]
    except KeyError:
        kernel = _op_new_ones.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_new_ones.explain_call(
            (self, size, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_ones.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_ones_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_ones", "out")


def new_ones_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_ones_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_ones_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_ones_out.caches[context][keys]
        else:
            kernel = _op_new_ones_out.cache[keys]
    except KeyError:
        kernel = _op_new_ones_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_new_ones_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_ones_out.check_arguments((self, size, out))
        raise


_op_new_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_zeros", "")


def new_zeros(
    self: Tensor,
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_zeros.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_zeros.convert(1, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_new_zeros.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_new_zeros.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_new_zeros.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_new_zeros.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_zeros.caches[context][self._keys]
        else:
            kernel = _op_new_zeros.cache[self._keys]
    except KeyError:
        kernel = _op_new_zeros.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_new_zeros.explain_call(
            (self, size, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_zeros.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_zeros_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_zeros", "out")


def new_zeros_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_zeros_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_zeros_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_new_zeros_out.caches[context][keys]
        else:
            kernel = _op_new_zeros_out.cache[keys]
    except KeyError:
        kernel = _op_new_zeros_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_new_zeros_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_zeros_out.check_arguments((self, size, out))
        raise


_op_nll_loss: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nll_loss", "")


def nll_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
) -> Tensor:
    """aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    if reduction.__class__ is not int:
        reduction = _op_nll_loss.convert(3, reduction)
    if ignore_index.__class__ is not int:
        ignore_index = _op_nll_loss.convert(4, ignore_index)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if weight is not None:
            keys |= weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nll_loss.caches[context][keys]
        else:
            kernel = _op_nll_loss.cache[keys]
    except KeyError:
        kernel = _op_nll_loss.lookup_for(self, target, weight)
    except (AttributeError, TypeError):
        kernel = _op_nll_loss.explain_call(
            (self, target, weight, reduction, ignore_index)
        )
    try:
        return kernel(self, target, weight, reduction, ignore_index)
    except Exception:
        _op_nll_loss.check_arguments((self, target, weight, reduction, ignore_index))
        raise


_op_nll_loss_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nll_loss", "out")


def nll_loss_out(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    *,
    out: Tensor,
) -> Tensor:
    """aten::nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)"""
    if reduction.__class__ is not int:
        reduction = _op_nll_loss_out.convert(3, reduction)
    if ignore_index.__class__ is not int:
        ignore_index = _op_nll_loss_out.convert(4, ignore_index)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if weight is not None:
            keys |= weight._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nll_loss_out.caches[context][keys]
        else:
            kernel = _op_nll_loss_out.cache[keys]
    except KeyError:
        kernel = _op_nll_loss_out.lookup_for(self, target, weight, out)
    except (AttributeError, TypeError):
        kernel = _op_nll_loss_out.explain_call(
            (self, target, weight, reduction, ignore_index, out)
        )
    try:
        return kernel(self, target, weight, reduction, ignore_index, out)
    except Exception:
        _op_nll_loss_out.check_arguments(
            (self, target, weight, reduction, ignore_index, out)
        )
        raise


_op_nll_loss_forward: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::nll_loss_forward", ""
)


def nll_loss_forward(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> tuple[Tensor, Tensor]:
    """aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)"""
    if reduction.__class__ is not int:
        reduction = _op_nll_loss_forward.convert(3, reduction)
    if ignore_index.__class__ is not int:
        ignore_index = _op_nll_loss_forward.convert(4, ignore_index)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if weight is not None:
            keys |= weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nll_loss_forward.caches[context][keys]
        else:
            kernel = _op_nll_loss_forward.cache[keys]
    except KeyError:
        kernel = _op_nll_loss_forward.lookup_for(self, target, weight)
    except (AttributeError, TypeError):
        kernel = _op_nll_loss_forward.explain_call(
            (self, target, weight, reduction, ignore_index)
        )
    try:
        return kernel(self, target, weight, reduction, ignore_index)
    except Exception:
        _op_nll_loss_forward.check_arguments(
            (self, target, weight, reduction, ignore_index)
        )
        raise


_op_nll_loss_forward_output: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::nll_loss_forward", "output"
)


def nll_loss_forward_output(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    output: Tensor,
    total_weight: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))"""
    if reduction.__class__ is not int:
        reduction = _op_nll_loss_forward_output.convert(3, reduction)
    if ignore_index.__class__ is not int:
        ignore_index = _op_nll_loss_forward_output.convert(4, ignore_index)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if weight is not None:
            keys |= weight._keys
        if output._keys is not keys:
            keys |= output._keys
        if total_weight._keys is not keys:
            keys |= total_weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nll_loss_forward_output.caches[context][keys]
        else:
            kernel = _op_nll_loss_forward_output.cache[keys]
    except KeyError:
        kernel = _op_nll_loss_forward_output.lookup_for(
            self, target, weight, output, total_weight
        )
    except (AttributeError, TypeError):
        kernel = _op_nll_loss_forward_output.explain_call(
            (self, target, weight, reduction, ignore_index, output, total_weight)
        )
    try:
        return kernel(
            self, target, weight, reduction, ignore_index, output, total_weight
        )
    except Exception:
        _op_nll_loss_forward_output.check_arguments(
            (self, target, weight, reduction, ignore_index, output, total_weight)
        )
        raise


_op_nll_loss_nd: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nll_loss_nd", "")


def nll_loss_nd(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
) -> Tensor:
    """aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    if reduction.__class__ is not int:
        reduction = _op_nll_loss_nd.convert(3, reduction)
    if ignore_index.__class__ is not int:
        ignore_index = _op_nll_loss_nd.convert(4, ignore_index)
    try:
        keys = self._keys
        if target._keys is not keys:
            keys |= target._keys
        if weight is not None:
            keys |= weight._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nll_loss_nd.caches[context][keys]
        else:
            kernel = _op_nll_loss_nd.cache[keys]
    except KeyError:
        kernel = _op_nll_loss_nd.lookup_for(self, target, weight)
    except (AttributeError, TypeError):
        kernel = _op_nll_loss_nd.explain_call(
            (self, target, weight, reduction, ignore_index)
        )
    try:
        return kernel(self, target, weight, reduction, ignore_index)
    except Exception:
        _op_nll_loss_nd.check_arguments((self, target, weight, reduction, ignore_index))
        raise


_op_nonzero: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nonzero", "")


def nonzero(self: Tensor) -> Tensor:
    """aten::nonzero(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nonzero.caches[context][self._keys]
        else:
            kernel = _op_nonzero.cache[self._keys]
    except KeyError:
        kernel = _op_nonzero.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_nonzero.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_nonzero.check_arguments((self,))
        raise


_op_nonzero_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nonzero", "out")


def nonzero_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nonzero_out.caches[context][keys]
        else:
            kernel = _op_nonzero_out.cache[keys]
    except KeyError:
        kernel = _op_nonzero_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_nonzero_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_nonzero_out.check_arguments((self, out))
        raise


_op_norm_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::norm", "Scalar")


def norm_Scalar(self: Tensor, p: Number = 2) -> Tensor:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor"""
    if p.__class__ is not int and type(p) not in _rt_NUMBERS:
        p = _op_norm_Scalar.convert(1, p)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_Scalar.caches[context][self._keys]
        else:
            kernel = _op_norm_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_norm_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_norm_Scalar.explain_call((self, p))
    try:
        return kernel(self, p)
    except Exception:
        _op_norm_Scalar.check_arguments((self, p))
        raise


_op_norm_ScalarOpt_dim: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dim"
)


def norm_ScalarOpt_dim(
    self: Tensor, p: Number | None, dim: int | Sequence[int], keepdim: bool = False
) -> Tensor:
    """aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dim.convert(1, p)
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_norm_ScalarOpt_dim.convert(2, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_norm_ScalarOpt_dim.convert(2, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_norm_ScalarOpt_dim.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_ScalarOpt_dim.caches[context][self._keys]
        else:
            kernel = _op_norm_ScalarOpt_dim.cache[self._keys]
    except KeyError:
        kernel = _op_norm_ScalarOpt_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_norm_ScalarOpt_dim.explain_call((self, p, dim, keepdim))
    try:
        return kernel(self, p, dim, keepdim)
    except Exception:
        _op_norm_ScalarOpt_dim.check_arguments((self, p, dim, keepdim))
        raise


_op_norm_ScalarOpt_dim_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dim_dtype"
)


def norm_ScalarOpt_dim_dtype(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: DType,
) -> Tensor:
    """aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dim_dtype.convert(1, p)
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_norm_ScalarOpt_dim_dtype.convert(2, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_norm_ScalarOpt_dim_dtype.convert(2, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_norm_ScalarOpt_dim_dtype.convert(3, keepdim)
    if dtype.__class__ is not DType:
        dtype = _op_norm_ScalarOpt_dim_dtype.convert(4, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_ScalarOpt_dim_dtype.caches[context][self._keys]
        else:
            kernel = _op_norm_ScalarOpt_dim_dtype.cache[self._keys]
    except KeyError:
        kernel = _op_norm_ScalarOpt_dim_dtype.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_norm_ScalarOpt_dim_dtype.explain_call(
            (self, p, dim, keepdim, dtype)
        )
    try:
        return kernel(self, p, dim, keepdim, dtype)
    except Exception:
        _op_norm_ScalarOpt_dim_dtype.check_arguments((self, p, dim, keepdim, dtype))
        raise


_op_norm_ScalarOpt_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dtype"
)


def norm_ScalarOpt_dtype(self: Tensor, p: Number | None, *, dtype: DType) -> Tensor:
    """aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dtype.convert(1, p)
    if dtype.__class__ is not DType:
        dtype = _op_norm_ScalarOpt_dtype.convert(2, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_ScalarOpt_dtype.caches[context][self._keys]
        else:
            kernel = _op_norm_ScalarOpt_dtype.cache[self._keys]
    except KeyError:
        kernel = _op_norm_ScalarOpt_dtype.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_norm_ScalarOpt_dtype.explain_call((self, p, dtype))
    try:
        return kernel(self, p, dtype)
    except Exception:
        _op_norm_ScalarOpt_dtype.check_arguments((self, p, dtype))
        raise


_op_norm_ScalarOpt_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dtype_out"
)


def norm_ScalarOpt_dtype_out(
    self: Tensor, p: Number | None, *, dtype: DType, out: Tensor
) -> Tensor:
    """aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dtype_out.convert(1, p)
    if dtype.__class__ is not DType:
        dtype = _op_norm_ScalarOpt_dtype_out.convert(2, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_ScalarOpt_dtype_out.caches[context][keys]
        else:
            kernel = _op_norm_ScalarOpt_dtype_out.cache[keys]
    except KeyError:
        kernel = _op_norm_ScalarOpt_dtype_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_norm_ScalarOpt_dtype_out.explain_call((self, p, dtype, out))
    try:
        return kernel(self, p, dtype, out)
    except Exception:
        _op_norm_ScalarOpt_dtype_out.check_arguments((self, p, dtype, out))
        raise


_op_norm_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "Scalar_out"
)


def norm_Scalar_out(self: Tensor, p: Number = 2, *, out: Tensor) -> Tensor:
    """aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)"""
    if p.__class__ is not int and type(p) not in _rt_NUMBERS:
        p = _op_norm_Scalar_out.convert(1, p)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_Scalar_out.caches[context][keys]
        else:
            kernel = _op_norm_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_norm_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_norm_Scalar_out.explain_call((self, p, out))
    try:
        return kernel(self, p, out)
    except Exception:
        _op_norm_Scalar_out.check_arguments((self, p, out))
        raise


_op_norm_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "dtype_out"
)


def norm_dtype_out(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: DType,
    out: Tensor,
) -> Tensor:
    """aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_dtype_out.convert(1, p)
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_norm_dtype_out.convert(2, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_norm_dtype_out.convert(2, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_norm_dtype_out.convert(3, keepdim)
    if dtype.__class__ is not DType:
        dtype = _op_norm_dtype_out.convert(4, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_dtype_out.caches[context][keys]
        else:
            kernel = _op_norm_dtype_out.cache[keys]
    except KeyError:
        kernel = _op_norm_dtype_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_norm_dtype_out.explain_call((self, p, dim, keepdim, dtype, out))
    try:
        return kernel(self, p, dim, keepdim, dtype, out)
    except Exception:
        _op_norm_dtype_out.check_arguments((self, p, dim, keepdim, dtype, out))
        raise


_op_norm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::norm", "out")


def norm_out(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_out.convert(1, p)
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_norm_out.convert(2, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_norm_out.convert(2, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_norm_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_norm_out.caches[context][keys]
        else:
            kernel = _op_norm_out.cache[keys]
    except KeyError:
        kernel = _op_norm_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_norm_out.explain_call((self, p, dim, keepdim, out))
    try:
        return kernel(self, p, dim, keepdim, out)
    except Exception:
        _op_norm_out.check_arguments((self, p, dim, keepdim, out))
        raise


_op_normal_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::normal", "out")


def normal_out(
    self: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if mean.__class__ is not float:
        mean = _op_normal_out.convert(1, mean)
    if std.__class__ is not float:
        std = _op_normal_out.convert(2, std)
    if generator is not None and type(generator) is not Generator:
        generator = _op_normal_out.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_normal_out.caches[context][keys]
        else:
            kernel = _op_normal_out.cache[keys]
    except KeyError:
        kernel = _op_normal_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_normal_out.explain_call((self, mean, std, generator, out))
    try:
        return kernel(self, mean, std, generator, out)
    except Exception:
        _op_normal_out.check_arguments((self, mean, std, generator, out))
        raise


_op_normal_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::normal_", "")


def normal_(
    self: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)"""
    if mean.__class__ is not float:
        mean = _op_normal_.convert(1, mean)
    if std.__class__ is not float:
        std = _op_normal_.convert(2, std)
    if generator is not None and type(generator) is not Generator:
        generator = _op_normal_.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_normal_.caches[context][keys]
        else:
            kernel = _op_normal_.cache[keys]
    except KeyError:
        kernel = _op_normal_.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_normal_.explain_call((self, mean, std, generator))
    try:
        return kernel(self, mean, std, generator)
    except Exception:
        _op_normal_.check_arguments((self, mean, std, generator))
        raise


_op_normal_functional: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::normal_functional", ""
)


def normal_functional(
    self: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor"""
    if mean.__class__ is not float:
        mean = _op_normal_functional.convert(1, mean)
    if std.__class__ is not float:
        std = _op_normal_functional.convert(2, std)
    if generator is not None and type(generator) is not Generator:
        generator = _op_normal_functional.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_normal_functional.caches[context][keys]
        else:
            kernel = _op_normal_functional.cache[keys]
    except KeyError:
        kernel = _op_normal_functional.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_normal_functional.explain_call((self, mean, std, generator))
    try:
        return kernel(self, mean, std, generator)
    except Exception:
        _op_normal_functional.check_arguments((self, mean, std, generator))
        raise


_op_numpy_T: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::numpy_T", "")


def numpy_T(self: Tensor) -> Tensor:
    """aten::numpy_T(Tensor(a) self) -> Tensor(a)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_numpy_T.caches[context][self._keys]
        else:
            kernel = _op_numpy_T.cache[self._keys]
    except KeyError:
        kernel = _op_numpy_T.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_numpy_T.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_numpy_T.check_arguments((self,))
        raise


_op_ones: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones", "")


def ones(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_ones.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_ones.convert(0, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_ones.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_ones.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_ones.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_ones.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ones.caches[context][0]
        else:
            kernel = _op_ones.cache[0]
    except KeyError:
        kernel = _op_ones.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_ones.explain_call((size, dtype, layout, device, pin_memory))
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_ones.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_ones_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones", "out")


def ones_out(size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_ones_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_ones_out.convert(0, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ones_out.caches[context][out._keys]
        else:
            kernel = _op_ones_out.cache[out._keys]
    except KeyError:
        kernel = _op_ones_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_ones_out.explain_call((size, out))
    try:
        return kernel(size, out)
    except Exception:
        _op_ones_out.check_arguments((size, out))
        raise


_op_ones_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones_like", "")


def ones_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_ones_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_ones_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_ones_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_ones_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_ones_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ones_like.caches[context][self._keys]
        else:
            kernel = _op_ones_like.cache[self._keys]
    except KeyError:
        kernel = _op_ones_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_ones_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_ones_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_ones_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones_like", "out")


def ones_like_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_ones_like_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_ones_like_out.caches[context][keys]
        else:
            kernel = _op_ones_like_out.cache[keys]
    except KeyError:
        kernel = _op_ones_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_ones_like_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_ones_like_out.check_arguments((self, memory_format, out))
        raise


_op_outer: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::outer", "")


def outer(self: Tensor, vec2: Tensor) -> Tensor:
    """aten::outer(Tensor self, Tensor vec2) -> Tensor"""
    try:
        keys = self._keys
        if vec2._keys is not keys:
            keys |= vec2._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_outer.caches[context][keys]
        else:
            kernel = _op_outer.cache[keys]
    except KeyError:
        kernel = _op_outer.lookup_for(self, vec2)
    except (AttributeError, TypeError):
        kernel = _op_outer.explain_call((self, vec2))
    try:
        return kernel(self, vec2)
    except Exception:
        _op_outer.check_arguments((self, vec2))
        raise


_op_outer_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::outer", "out")


def outer_out(self: Tensor, vec2: Tensor, *, out: Tensor) -> Tensor:
    """aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if vec2._keys is not keys:
            keys |= vec2._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_outer_out.caches[context][keys]
        else:
            kernel = _op_outer_out.cache[keys]
    except KeyError:
        kernel = _op_outer_out.lookup_for(self, vec2, out)
    except (AttributeError, TypeError):
        kernel = _op_outer_out.explain_call((self, vec2, out))
    try:
        return kernel(self, vec2, out)
    except Exception:
        _op_outer_out.check_arguments((self, vec2, out))
        raise


_op_permute: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::permute", "")


def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute.convert(1, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_permute.caches[context][self._keys]
        else:
            kernel = _op_permute.cache[self._keys]
    except KeyError:
        kernel = _op_permute.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_permute.explain_call((self, dims))
    try:
        return kernel(self, dims)
    except Exception:
        _op_permute.check_arguments((self, dims))
        raise


_op_permute_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::permute_copy", "")


def permute_copy(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute_copy(Tensor self, int[] dims) -> Tensor"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute_copy.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute_copy.convert(1, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_permute_copy.caches[context][self._keys]
        else:
            kernel = _op_permute_copy.cache[self._keys]
    except KeyError:
        kernel = _op_permute_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_permute_copy.explain_call((self, dims))
    try:
        return kernel(self, dims)
    except Exception:
        _op_permute_copy.check_arguments((self, dims))
        raise


_op_permute_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::permute_copy", "out"
)


def permute_copy_out(self: Tensor, dims: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute_copy_out.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute_copy_out.convert(1, dims)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_permute_copy_out.caches[context][keys]
        else:
            kernel = _op_permute_copy_out.cache[keys]
    except KeyError:
        kernel = _op_permute_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_permute_copy_out.explain_call((self, dims, out))
    try:
        return kernel(self, dims, out)
    except Exception:
        _op_permute_copy_out.check_arguments((self, dims, out))
        raise


_op_pow_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow", "Scalar")


def pow_Scalar(self: Number, exponent: Tensor) -> Tensor:
    """aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor"""
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


_op_pow_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Scalar_out"
)


def pow_Scalar_out(self: Number, exponent: Tensor, *, out: Tensor) -> Tensor:
    """aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_pow_Scalar_out.convert(0, self)
    try:
        keys = exponent._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Scalar_out.caches[context][keys]
        else:
            kernel = _op_pow_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_pow_Scalar_out.lookup_for(exponent, out)
    except (AttributeError, TypeError):
        kernel = _op_pow_Scalar_out.explain_call((self, exponent, out))
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Scalar_out.check_arguments((self, exponent, out))
        raise


_op_pow_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Scalar"
)


def pow_Tensor_Scalar(self: Tensor, exponent: Number) -> Tensor:
    """aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
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


_op_pow_Tensor_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Scalar_out"
)


def pow_Tensor_Scalar_out(self: Tensor, exponent: Number, *, out: Tensor) -> Tensor:
    """aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow_Tensor_Scalar_out.convert(1, exponent)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Tensor_Scalar_out.caches[context][keys]
        else:
            kernel = _op_pow_Tensor_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_pow_Tensor_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_pow_Tensor_Scalar_out.explain_call((self, exponent, out))
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Tensor_Scalar_out.check_arguments((self, exponent, out))
        raise


_op_pow_Tensor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Tensor"
)


def pow_Tensor_Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor"""
    try:
        keys = self._keys
        if exponent._keys is not keys:
            keys |= exponent._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Tensor_Tensor.caches[context][keys]
        else:
            kernel = _op_pow_Tensor_Tensor.cache[keys]
    except KeyError:
        kernel = _op_pow_Tensor_Tensor.lookup_for(self, exponent)
    except (AttributeError, TypeError):
        kernel = _op_pow_Tensor_Tensor.explain_call((self, exponent))
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Tensor_Tensor.check_arguments((self, exponent))
        raise


_op_pow_Tensor_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Tensor_out"
)


def pow_Tensor_Tensor_out(self: Tensor, exponent: Tensor, *, out: Tensor) -> Tensor:
    """aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if exponent._keys is not keys:
            keys |= exponent._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow_Tensor_Tensor_out.caches[context][keys]
        else:
            kernel = _op_pow_Tensor_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_pow_Tensor_Tensor_out.lookup_for(self, exponent, out)
    except (AttributeError, TypeError):
        kernel = _op_pow_Tensor_Tensor_out.explain_call((self, exponent, out))
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Tensor_Tensor_out.check_arguments((self, exponent, out))
        raise


_op_pow__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow_", "Scalar")


def pow__Scalar(self: Tensor, exponent: Number) -> Tensor:
    """aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow__Scalar.convert(1, exponent)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow__Scalar.caches[context][self._keys]
        else:
            kernel = _op_pow__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_pow__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_pow__Scalar.explain_call((self, exponent))
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow__Scalar.check_arguments((self, exponent))
        raise


_op_pow__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow_", "Tensor")


def pow__Tensor(self: Tensor, exponent: Tensor) -> Tensor:
    """aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)"""
    try:
        keys = self._keys
        if exponent._keys is not keys:
            keys |= exponent._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_pow__Tensor.caches[context][keys]
        else:
            kernel = _op_pow__Tensor.cache[keys]
    except KeyError:
        kernel = _op_pow__Tensor.lookup_for(self, exponent)
    except (AttributeError, TypeError):
        kernel = _op_pow__Tensor.explain_call((self, exponent))
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow__Tensor.check_arguments((self, exponent))
        raise


_op_prod: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "")


def prod(self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_prod.caches[context][self._keys]
        else:
            kernel = _op_prod.cache[self._keys]
    except KeyError:
        kernel = _op_prod.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_prod.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_prod.check_arguments((self, dtype))
        raise


_op_prod_dim_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "dim_int")


def prod_dim_int(
    self: Tensor, dim: int, keepdim: bool = False, *, dtype: DType | None = None
) -> Tensor:
    """aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_prod_dim_int.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_prod_dim_int.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod_dim_int.convert(3, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_prod_dim_int.caches[context][self._keys]
        else:
            kernel = _op_prod_dim_int.cache[self._keys]
    except KeyError:
        kernel = _op_prod_dim_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_prod_dim_int.explain_call((self, dim, keepdim, dtype))
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_prod_dim_int.check_arguments((self, dim, keepdim, dtype))
        raise


_op_prod_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "int_out")


def prod_int_out(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor,
) -> Tensor:
    """aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_prod_int_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_prod_int_out.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod_int_out.convert(3, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_prod_int_out.caches[context][keys]
        else:
            kernel = _op_prod_int_out.cache[keys]
    except KeyError:
        kernel = _op_prod_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_prod_int_out.explain_call((self, dim, keepdim, dtype, out))
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_prod_int_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_prod_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "out")


def prod_out(self: Tensor, *, dtype: DType | None = None, out: Tensor) -> Tensor:
    """aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod_out.convert(1, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_prod_out.caches[context][keys]
        else:
            kernel = _op_prod_out.cache[keys]
    except KeyError:
        kernel = _op_prod_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_prod_out.explain_call((self, dtype, out))
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_prod_out.check_arguments((self, dtype, out))
        raise


_op_rand: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand", "")


def rand(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_rand.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_rand.convert(0, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_rand.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_rand.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_rand.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_rand.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand.caches[context][0]
        else:
            kernel = _op_rand.cache[0]
    except KeyError:
        kernel = _op_rand.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_rand.explain_call((size, dtype, layout, device, pin_memory))
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_rand.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_rand_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rand", "generator"
)


def rand_generator(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_rand_generator.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_rand_generator.convert(0, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_rand_generator.convert(1, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_rand_generator.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_rand_generator.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_rand_generator.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_rand_generator.convert(5, pin_memory)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_generator.caches[context][keys]
        else:
            kernel = _op_rand_generator.cache[keys]
    except KeyError:
        kernel = _op_rand_generator.lookup_for(generator)
    except (AttributeError, TypeError):
        kernel = _op_rand_generator.explain_call(
            (size, generator, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(size, generator, dtype, layout, device, pin_memory)
    except Exception:
        _op_rand_generator.check_arguments(
            (size, generator, dtype, layout, device, pin_memory)
        )
        raise


_op_rand_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rand", "generator_out"
)


def rand_generator_out(
    size: Sequence[int], *, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_rand_generator_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_rand_generator_out.convert(0, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_rand_generator_out.convert(1, generator)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_generator_out.caches[context][keys]
        else:
            kernel = _op_rand_generator_out.cache[keys]
    except KeyError:
        kernel = _op_rand_generator_out.lookup_for(generator, out)
    except (AttributeError, TypeError):
        kernel = _op_rand_generator_out.explain_call((size, generator, out))
    try:
        return kernel(size, generator, out)
    except Exception:
        _op_rand_generator_out.check_arguments((size, generator, out))
        raise


_op_rand_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand", "out")


def rand_out(size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_rand_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_rand_out.convert(0, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_out.caches[context][out._keys]
        else:
            kernel = _op_rand_out.cache[out._keys]
    except KeyError:
        kernel = _op_rand_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_rand_out.explain_call((size, out))
    try:
        return kernel(size, out)
    except Exception:
        _op_rand_out.check_arguments((size, out))
        raise


_op_rand_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand_like", "")


def rand_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_rand_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_rand_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_rand_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_rand_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_rand_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_like.caches[context][self._keys]
        else:
            kernel = _op_rand_like.cache[self._keys]
    except KeyError:
        kernel = _op_rand_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rand_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_rand_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_rand_like_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rand_like", "generator"
)


def rand_like_generator(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_rand_like_generator.convert(1, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_rand_like_generator.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_rand_like_generator.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_rand_like_generator.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_rand_like_generator.convert(5, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_rand_like_generator.convert(6, memory_format)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_like_generator.caches[context][keys]
        else:
            kernel = _op_rand_like_generator.cache[keys]
    except KeyError:
        kernel = _op_rand_like_generator.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_rand_like_generator.explain_call(
            (self, generator, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, generator, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_rand_like_generator.check_arguments(
            (self, generator, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_rand_like_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rand_like", "generator_out"
)


def rand_like_generator_out(
    self: Tensor,
    *,
    generator: Generator | None,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::rand_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_rand_like_generator_out.convert(1, generator)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_rand_like_generator_out.convert(2, memory_format)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_like_generator_out.caches[context][keys]
        else:
            kernel = _op_rand_like_generator_out.cache[keys]
    except KeyError:
        kernel = _op_rand_like_generator_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_rand_like_generator_out.explain_call(
            (self, generator, memory_format, out)
        )
    try:
        return kernel(self, generator, memory_format, out)
    except Exception:
        _op_rand_like_generator_out.check_arguments(
            (self, generator, memory_format, out)
        )
        raise


_op_rand_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand_like", "out")


def rand_like_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_rand_like_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rand_like_out.caches[context][keys]
        else:
            kernel = _op_rand_like_out.cache[keys]
    except KeyError:
        kernel = _op_rand_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_rand_like_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_rand_like_out.check_arguments((self, memory_format, out))
        raise


_op_randint: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "")


def randint(
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if high.__class__ is not int:
        high = _op_randint.convert(0, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint.convert(1, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randint.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randint.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_randint.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randint.convert(5, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint.caches[context][0]
        else:
            kernel = _op_randint.cache[0]
    except KeyError:
        kernel = _op_randint.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_randint.explain_call(
            (high, size, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(high, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_randint.check_arguments((high, size, dtype, layout, device, pin_memory))
        raise


_op_randint_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "generator"
)


def randint_generator(
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if high.__class__ is not int:
        high = _op_randint_generator.convert(0, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_generator.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_generator.convert(1, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randint_generator.convert(2, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randint_generator.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randint_generator.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_randint_generator.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randint_generator.convert(6, pin_memory)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_generator.caches[context][keys]
        else:
            kernel = _op_randint_generator.cache[keys]
    except KeyError:
        kernel = _op_randint_generator.lookup_for(generator)
    except (AttributeError, TypeError):
        kernel = _op_randint_generator.explain_call(
            (high, size, generator, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(high, size, generator, dtype, layout, device, pin_memory)
    except Exception:
        _op_randint_generator.check_arguments(
            (high, size, generator, dtype, layout, device, pin_memory)
        )
        raise


_op_randint_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "generator_out"
)


def randint_generator_out(
    high: int, size: Sequence[int], *, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if high.__class__ is not int:
        high = _op_randint_generator_out.convert(0, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_generator_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_generator_out.convert(1, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randint_generator_out.convert(2, generator)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_generator_out.caches[context][keys]
        else:
            kernel = _op_randint_generator_out.cache[keys]
    except KeyError:
        kernel = _op_randint_generator_out.lookup_for(generator, out)
    except (AttributeError, TypeError):
        kernel = _op_randint_generator_out.explain_call((high, size, generator, out))
    try:
        return kernel(high, size, generator, out)
    except Exception:
        _op_randint_generator_out.check_arguments((high, size, generator, out))
        raise


_op_randint_low: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "low")


def randint_low(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if low.__class__ is not int:
        low = _op_randint_low.convert(0, low)
    if high.__class__ is not int:
        high = _op_randint_low.convert(1, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_low.convert(2, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_low.convert(2, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randint_low.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randint_low.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_randint_low.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randint_low.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_low.caches[context][0]
        else:
            kernel = _op_randint_low.cache[0]
    except KeyError:
        kernel = _op_randint_low.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_randint_low.explain_call(
            (low, high, size, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(low, high, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_randint_low.check_arguments(
            (low, high, size, dtype, layout, device, pin_memory)
        )
        raise


_op_randint_low_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "low_generator"
)


def randint_low_generator(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if low.__class__ is not int:
        low = _op_randint_low_generator.convert(0, low)
    if high.__class__ is not int:
        high = _op_randint_low_generator.convert(1, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_low_generator.convert(2, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_low_generator.convert(2, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randint_low_generator.convert(3, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randint_low_generator.convert(4, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randint_low_generator.convert(5, layout)
    if device is not None and type(device) is not Device:
        device = _op_randint_low_generator.convert(6, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randint_low_generator.convert(7, pin_memory)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_low_generator.caches[context][keys]
        else:
            kernel = _op_randint_low_generator.cache[keys]
    except KeyError:
        kernel = _op_randint_low_generator.lookup_for(generator)
    except (AttributeError, TypeError):
        kernel = _op_randint_low_generator.explain_call(
            (low, high, size, generator, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(low, high, size, generator, dtype, layout, device, pin_memory)
    except Exception:
        _op_randint_low_generator.check_arguments(
            (low, high, size, generator, dtype, layout, device, pin_memory)
        )
        raise


_op_randint_low_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "low_generator_out"
)


def randint_low_generator_out(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
) -> Tensor:
    """aten::randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if low.__class__ is not int:
        low = _op_randint_low_generator_out.convert(0, low)
    if high.__class__ is not int:
        high = _op_randint_low_generator_out.convert(1, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_low_generator_out.convert(2, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_low_generator_out.convert(2, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randint_low_generator_out.convert(3, generator)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_low_generator_out.caches[context][keys]
        else:
            kernel = _op_randint_low_generator_out.cache[keys]
    except KeyError:
        kernel = _op_randint_low_generator_out.lookup_for(generator, out)
    except (AttributeError, TypeError):
        kernel = _op_randint_low_generator_out.explain_call(
            (low, high, size, generator, out)
        )
    try:
        return kernel(low, high, size, generator, out)
    except Exception:
        _op_randint_low_generator_out.check_arguments((low, high, size, generator, out))
        raise


_op_randint_low_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "low_out"
)


def randint_low_out(low: int, high: int, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if low.__class__ is not int:
        low = _op_randint_low_out.convert(0, low)
    if high.__class__ is not int:
        high = _op_randint_low_out.convert(1, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_low_out.convert(2, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_low_out.convert(2, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_low_out.caches[context][out._keys]
        else:
            kernel = _op_randint_low_out.cache[out._keys]
    except KeyError:
        kernel = _op_randint_low_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_randint_low_out.explain_call((low, high, size, out))
    try:
        return kernel(low, high, size, out)
    except Exception:
        _op_randint_low_out.check_arguments((low, high, size, out))
        raise


_op_randint_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "out")


def randint_out(high: int, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if high.__class__ is not int:
        high = _op_randint_out.convert(0, high)
    if type(size) is not list and type(size) is not tuple:
        size = _op_randint_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randint_out.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randint_out.caches[context][out._keys]
        else:
            kernel = _op_randint_out.cache[out._keys]
    except KeyError:
        kernel = _op_randint_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_randint_out.explain_call((high, size, out))
    try:
        return kernel(high, size, out)
    except Exception:
        _op_randint_out.check_arguments((high, size, out))
        raise


_op_randn: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn", "")


def randn(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_randn.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randn.convert(0, size)
                break
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randn.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randn.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_randn.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randn.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn.caches[context][0]
        else:
            kernel = _op_randn.cache[0]
    except KeyError:
        kernel = _op_randn.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_randn.explain_call((size, dtype, layout, device, pin_memory))
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_randn.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_randn_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn", "generator"
)


def randn_generator(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_randn_generator.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randn_generator.convert(0, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randn_generator.convert(1, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randn_generator.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randn_generator.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_randn_generator.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randn_generator.convert(5, pin_memory)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_generator.caches[context][keys]
        else:
            kernel = _op_randn_generator.cache[keys]
    except KeyError:
        kernel = _op_randn_generator.lookup_for(generator)
    except (AttributeError, TypeError):
        kernel = _op_randn_generator.explain_call(
            (size, generator, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(size, generator, dtype, layout, device, pin_memory)
    except Exception:
        _op_randn_generator.check_arguments(
            (size, generator, dtype, layout, device, pin_memory)
        )
        raise


_op_randn_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn", "generator_out"
)


def randn_generator_out(
    size: Sequence[int], *, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_randn_generator_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randn_generator_out.convert(0, size)
                break
    if generator is not None and type(generator) is not Generator:
        generator = _op_randn_generator_out.convert(1, generator)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_generator_out.caches[context][keys]
        else:
            kernel = _op_randn_generator_out.cache[keys]
    except KeyError:
        kernel = _op_randn_generator_out.lookup_for(generator, out)
    except (AttributeError, TypeError):
        kernel = _op_randn_generator_out.explain_call((size, generator, out))
    try:
        return kernel(size, generator, out)
    except Exception:
        _op_randn_generator_out.check_arguments((size, generator, out))
        raise


_op_randn_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn", "out")


def randn_out(size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_randn_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randn_out.convert(0, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_out.caches[context][out._keys]
        else:
            kernel = _op_randn_out.cache[out._keys]
    except KeyError:
        kernel = _op_randn_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_randn_out.explain_call((size, out))
    try:
        return kernel(size, out)
    except Exception:
        _op_randn_out.check_arguments((size, out))
        raise


_op_randn_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn_like", "")


def randn_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randn_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randn_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_randn_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randn_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_randn_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_like.caches[context][self._keys]
        else:
            kernel = _op_randn_like.cache[self._keys]
    except KeyError:
        kernel = _op_randn_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_randn_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_randn_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_randn_like_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn_like", "generator"
)


def randn_like_generator(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_randn_like_generator.convert(1, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randn_like_generator.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randn_like_generator.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_randn_like_generator.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randn_like_generator.convert(5, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_randn_like_generator.convert(6, memory_format)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_like_generator.caches[context][keys]
        else:
            kernel = _op_randn_like_generator.cache[keys]
    except KeyError:
        kernel = _op_randn_like_generator.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_randn_like_generator.explain_call(
            (self, generator, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, generator, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_randn_like_generator.check_arguments(
            (self, generator, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_randn_like_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn_like", "generator_out"
)


def randn_like_generator_out(
    self: Tensor,
    *,
    generator: Generator | None,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::randn_like.generator_out(Tensor self, *, Generator? generator, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_randn_like_generator_out.convert(1, generator)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_randn_like_generator_out.convert(2, memory_format)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_like_generator_out.caches[context][keys]
        else:
            kernel = _op_randn_like_generator_out.cache[keys]
    except KeyError:
        kernel = _op_randn_like_generator_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_randn_like_generator_out.explain_call(
            (self, generator, memory_format, out)
        )
    try:
        return kernel(self, generator, memory_format, out)
    except Exception:
        _op_randn_like_generator_out.check_arguments(
            (self, generator, memory_format, out)
        )
        raise


_op_randn_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn_like", "out"
)


def randn_like_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_randn_like_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randn_like_out.caches[context][keys]
        else:
            kernel = _op_randn_like_out.cache[keys]
    except KeyError:
        kernel = _op_randn_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_randn_like_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_randn_like_out.check_arguments((self, memory_format, out))
        raise


_op_randperm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randperm", "")


def randperm(
    n: int,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if n.__class__ is not int:
        n = _op_randperm.convert(0, n)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randperm.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randperm.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_randperm.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randperm.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randperm.caches[context][0]
        else:
            kernel = _op_randperm.cache[0]
    except KeyError:
        kernel = _op_randperm.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_randperm.explain_call((n, dtype, layout, device, pin_memory))
    try:
        return kernel(n, dtype, layout, device, pin_memory)
    except Exception:
        _op_randperm.check_arguments((n, dtype, layout, device, pin_memory))
        raise


_op_randperm_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randperm", "generator"
)


def randperm_generator(
    n: int,
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if n.__class__ is not int:
        n = _op_randperm_generator.convert(0, n)
    if generator is not None and type(generator) is not Generator:
        generator = _op_randperm_generator.convert(1, generator)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_randperm_generator.convert(2, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_randperm_generator.convert(3, layout)
    if device is not None and type(device) is not Device:
        device = _op_randperm_generator.convert(4, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_randperm_generator.convert(5, pin_memory)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randperm_generator.caches[context][keys]
        else:
            kernel = _op_randperm_generator.cache[keys]
    except KeyError:
        kernel = _op_randperm_generator.lookup_for(generator)
    except (AttributeError, TypeError):
        kernel = _op_randperm_generator.explain_call(
            (n, generator, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(n, generator, dtype, layout, device, pin_memory)
    except Exception:
        _op_randperm_generator.check_arguments(
            (n, generator, dtype, layout, device, pin_memory)
        )
        raise


_op_randperm_generator_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randperm", "generator_out"
)


def randperm_generator_out(
    n: int, *, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_randperm_generator_out.convert(0, n)
    if generator is not None and type(generator) is not Generator:
        generator = _op_randperm_generator_out.convert(1, generator)
    try:
        keys = 0
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randperm_generator_out.caches[context][keys]
        else:
            kernel = _op_randperm_generator_out.cache[keys]
    except KeyError:
        kernel = _op_randperm_generator_out.lookup_for(generator, out)
    except (AttributeError, TypeError):
        kernel = _op_randperm_generator_out.explain_call((n, generator, out))
    try:
        return kernel(n, generator, out)
    except Exception:
        _op_randperm_generator_out.check_arguments((n, generator, out))
        raise


_op_randperm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randperm", "out")


def randperm_out(n: int, *, out: Tensor) -> Tensor:
    """aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_randperm_out.convert(0, n)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_randperm_out.caches[context][out._keys]
        else:
            kernel = _op_randperm_out.cache[out._keys]
    except KeyError:
        kernel = _op_randperm_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_randperm_out.explain_call((n, out))
    try:
        return kernel(n, out)
    except Exception:
        _op_randperm_out.check_arguments((n, out))
        raise


_op_reciprocal: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reciprocal", "")


def reciprocal(self: Tensor) -> Tensor:
    """aten::reciprocal(Tensor self) -> Tensor"""
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


_op_reciprocal_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::reciprocal", "out"
)


def reciprocal_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reciprocal_out.caches[context][keys]
        else:
            kernel = _op_reciprocal_out.cache[keys]
    except KeyError:
        kernel = _op_reciprocal_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_reciprocal_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_reciprocal_out.check_arguments((self, out))
        raise


_op_reciprocal_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reciprocal_", "")


def reciprocal_(self: Tensor) -> Tensor:
    """aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reciprocal_.caches[context][self._keys]
        else:
            kernel = _op_reciprocal_.cache[self._keys]
    except KeyError:
        kernel = _op_reciprocal_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_reciprocal_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_reciprocal_.check_arguments((self,))
        raise


_op_relu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu", "")


def relu(self: Tensor) -> Tensor:
    """aten::relu(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_relu.caches[context][self._keys]
        else:
            kernel = _op_relu.cache[self._keys]
    except KeyError:
        kernel = _op_relu.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_relu.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_relu.check_arguments((self,))
        raise


_op_relu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu", "out")


def relu_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_relu_out.caches[context][keys]
        else:
            kernel = _op_relu_out.cache[keys]
    except KeyError:
        kernel = _op_relu_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_relu_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_relu_out.check_arguments((self, out))
        raise


_op_relu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu_", "")


def relu_(self: Tensor) -> Tensor:
    """aten::relu_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_relu_.caches[context][self._keys]
        else:
            kernel = _op_relu_.cache[self._keys]
    except KeyError:
        kernel = _op_relu_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_relu_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_relu_.check_arguments((self,))
        raise


_op_remainder_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar"
)


def remainder_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder_Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Scalar.caches[context][self._keys]
        else:
            kernel = _op_remainder_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_remainder_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Scalar.check_arguments((self, other))
        raise


_op_remainder_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_Tensor"
)


def remainder_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    """aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_remainder_Scalar_Tensor.convert(0, self)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Scalar_Tensor.caches[context][other._keys]
        else:
            kernel = _op_remainder_Scalar_Tensor.cache[other._keys]
    except KeyError:
        kernel = _op_remainder_Scalar_Tensor.lookup_for(other)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Scalar_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Scalar_Tensor.check_arguments((self, other))
        raise


_op_remainder_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_Tensor_out"
)


def remainder_Scalar_Tensor_out(self: Number, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_remainder_Scalar_Tensor_out.convert(0, self)
    try:
        keys = other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Scalar_Tensor_out.caches[context][keys]
        else:
            kernel = _op_remainder_Scalar_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_remainder_Scalar_Tensor_out.lookup_for(other, out)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Scalar_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_remainder_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_out"
)


def remainder_Scalar_out(self: Tensor, other: Number, *, out: Tensor) -> Tensor:
    """aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder_Scalar_out.convert(1, other)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Scalar_out.caches[context][keys]
        else:
            kernel = _op_remainder_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_remainder_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Scalar_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Scalar_out.check_arguments((self, other, out))
        raise


_op_remainder_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Tensor"
)


def remainder_Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Tensor.caches[context][keys]
        else:
            kernel = _op_remainder_Tensor.cache[keys]
    except KeyError:
        kernel = _op_remainder_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Tensor.check_arguments((self, other))
        raise


_op_remainder_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Tensor_out"
)


def remainder_Tensor_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder_Tensor_out.caches[context][keys]
        else:
            kernel = _op_remainder_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_remainder_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_remainder_Tensor_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Tensor_out.check_arguments((self, other, out))
        raise


_op_remainder__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder_", "Scalar"
)


def remainder__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder__Scalar.convert(1, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder__Scalar.caches[context][self._keys]
        else:
            kernel = _op_remainder__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_remainder__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_remainder__Scalar.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder__Scalar.check_arguments((self, other))
        raise


_op_remainder__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder_", "Tensor"
)


def remainder__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_remainder__Tensor.caches[context][keys]
        else:
            kernel = _op_remainder__Tensor.cache[keys]
    except KeyError:
        kernel = _op_remainder__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_remainder__Tensor.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder__Tensor.check_arguments((self, other))
        raise


_op_repeat: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::repeat", "")


def repeat(self: Tensor, repeats: Sequence[int]) -> Tensor:
    """aten::repeat(Tensor self, SymInt[] repeats) -> Tensor"""
    if type(repeats) is not list and type(repeats) is not tuple:
        repeats = _op_repeat.convert(1, repeats)
    else:
        for repeats_item in repeats:
            if repeats_item.__class__ is not int:
                repeats = _op_repeat.convert(1, repeats)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_repeat.caches[context][self._keys]
        else:
            kernel = _op_repeat.cache[self._keys]
    except KeyError:
        kernel = _op_repeat.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_repeat.explain_call((self, repeats))
    try:
        return kernel(self, repeats)
    except Exception:
        _op_repeat.check_arguments((self, repeats))
        raise


_op_repeat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::repeat", "out")


def repeat_out(self: Tensor, repeats: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(repeats) is not list and type(repeats) is not tuple:
        repeats = _op_repeat_out.convert(1, repeats)
    else:
        for repeats_item in repeats:
            if repeats_item.__class__ is not int:
                repeats = _op_repeat_out.convert(1, repeats)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_repeat_out.caches[context][keys]
        else:
            kernel = _op_repeat_out.cache[keys]
    except KeyError:
        kernel = _op_repeat_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_repeat_out.explain_call((self, repeats, out))
    try:
        return kernel(self, repeats, out)
    except Exception:
        _op_repeat_out.check_arguments((self, repeats, out))
        raise


_op_reshape: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reshape", "")


def reshape(self: Tensor, shape: Sequence[int]) -> Tensor:
    """aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)"""
    if type(shape) is not list and type(shape) is not tuple:
        shape = _op_reshape.convert(1, shape)
    else:
        for shape_item in shape:
            if shape_item.__class__ is not int:
                shape = _op_reshape.convert(1, shape)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reshape.caches[context][self._keys]
        else:
            kernel = _op_reshape.cache[self._keys]
    except KeyError:
        kernel = _op_reshape.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_reshape.explain_call((self, shape))
    try:
        return kernel(self, shape)
    except Exception:
        _op_reshape.check_arguments((self, shape))
        raise


_op_reshape_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reshape_as", "")


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_reshape_as.caches[context][keys]
        else:
            kernel = _op_reshape_as.cache[keys]
    except KeyError:
        kernel = _op_reshape_as.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_reshape_as.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_reshape_as.check_arguments((self, other))
        raise


_op_resize: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize", "")


def resize(
    self: Tensor, size: Sequence[int], *, memory_format: MemoryFormat | None = None
) -> Tensor:
    """aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_resize.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_resize.convert(1, size)
                break
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_resize.convert(2, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_resize.caches[context][self._keys]
        else:
            kernel = _op_resize.cache[self._keys]
    except KeyError:
        kernel = _op_resize.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_resize.explain_call((self, size, memory_format))
    try:
        return kernel(self, size, memory_format)
    except Exception:
        _op_resize.check_arguments((self, size, memory_format))
        raise


_op_resize_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize", "out")


def resize_out(
    self: Tensor,
    size: Sequence[int],
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_resize_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_resize_out.convert(1, size)
                break
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_resize_out.convert(2, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_resize_out.caches[context][keys]
        else:
            kernel = _op_resize_out.cache[keys]
    except KeyError:
        kernel = _op_resize_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_resize_out.explain_call((self, size, memory_format, out))
    try:
        return kernel(self, size, memory_format, out)
    except Exception:
        _op_resize_out.check_arguments((self, size, memory_format, out))
        raise


_op_resize_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize_", "")


def resize_(
    self: Tensor, size: Sequence[int], *, memory_format: MemoryFormat | None = None
) -> Tensor:
    """aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_resize_.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_resize_.convert(1, size)
                break
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_resize_.convert(2, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_resize_.caches[context][self._keys]
        else:
            kernel = _op_resize_.cache[self._keys]
    except KeyError:
        kernel = _op_resize_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_resize_.explain_call((self, size, memory_format))
    try:
        return kernel(self, size, memory_format)
    except Exception:
        _op_resize_.check_arguments((self, size, memory_format))
        raise


_op_roll: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::roll", "")


def roll(
    self: Tensor, shifts: int | Sequence[int], dims: int | Sequence[int] = ()
) -> Tensor:
    """aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor"""
    if type(shifts) is not list and type(shifts) is not tuple:
        shifts = _op_roll.convert(1, shifts)
    else:
        for shifts_item in shifts:
            if shifts_item.__class__ is not int:
                shifts = _op_roll.convert(1, shifts)
                break
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_roll.convert(2, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_roll.convert(2, dims)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_roll.caches[context][self._keys]
        else:
            kernel = _op_roll.cache[self._keys]
    except KeyError:
        kernel = _op_roll.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_roll.explain_call((self, shifts, dims))
    try:
        return kernel(self, shifts, dims)
    except Exception:
        _op_roll.check_arguments((self, shifts, dims))
        raise


_op_roll_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::roll", "out")


def roll_out(
    self: Tensor,
    shifts: int | Sequence[int],
    dims: int | Sequence[int] = (),
    *,
    out: Tensor,
) -> Tensor:
    """aten::roll.out(Tensor self, SymInt[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)"""
    if type(shifts) is not list and type(shifts) is not tuple:
        shifts = _op_roll_out.convert(1, shifts)
    else:
        for shifts_item in shifts:
            if shifts_item.__class__ is not int:
                shifts = _op_roll_out.convert(1, shifts)
                break
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_roll_out.convert(2, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_roll_out.convert(2, dims)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_roll_out.caches[context][keys]
        else:
            kernel = _op_roll_out.cache[keys]
    except KeyError:
        kernel = _op_roll_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_roll_out.explain_call((self, shifts, dims, out))
    try:
        return kernel(self, shifts, dims, out)
    except Exception:
        _op_roll_out.check_arguments((self, shifts, dims, out))
        raise


_op_round: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round", "")


def round(self: Tensor) -> Tensor:
    """aten::round(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round.caches[context][self._keys]
        else:
            kernel = _op_round.cache[self._keys]
    except KeyError:
        kernel = _op_round.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_round.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_round.check_arguments((self,))
        raise


_op_round_decimals: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round", "decimals"
)


def round_decimals(self: Tensor, *, decimals: int) -> Tensor:
    """aten::round.decimals(Tensor self, *, int decimals) -> Tensor"""
    if decimals.__class__ is not int:
        decimals = _op_round_decimals.convert(1, decimals)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round_decimals.caches[context][self._keys]
        else:
            kernel = _op_round_decimals.cache[self._keys]
    except KeyError:
        kernel = _op_round_decimals.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_round_decimals.explain_call((self, decimals))
    try:
        return kernel(self, decimals)
    except Exception:
        _op_round_decimals.check_arguments((self, decimals))
        raise


_op_round_decimals_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round", "decimals_out"
)


def round_decimals_out(self: Tensor, *, decimals: int, out: Tensor) -> Tensor:
    """aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)"""
    if decimals.__class__ is not int:
        decimals = _op_round_decimals_out.convert(1, decimals)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round_decimals_out.caches[context][keys]
        else:
            kernel = _op_round_decimals_out.cache[keys]
    except KeyError:
        kernel = _op_round_decimals_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_round_decimals_out.explain_call((self, decimals, out))
    try:
        return kernel(self, decimals, out)
    except Exception:
        _op_round_decimals_out.check_arguments((self, decimals, out))
        raise


_op_round_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round", "out")


def round_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round_out.caches[context][keys]
        else:
            kernel = _op_round_out.cache[keys]
    except KeyError:
        kernel = _op_round_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_round_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_round_out.check_arguments((self, out))
        raise


_op_round_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round_", "")


def round_(self: Tensor) -> Tensor:
    """aten::round_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round_.caches[context][self._keys]
        else:
            kernel = _op_round_.cache[self._keys]
    except KeyError:
        kernel = _op_round_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_round_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_round_.check_arguments((self,))
        raise


_op_round__decimals: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round_", "decimals"
)


def round__decimals(self: Tensor, *, decimals: int) -> Tensor:
    """aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)"""
    if decimals.__class__ is not int:
        decimals = _op_round__decimals.convert(1, decimals)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_round__decimals.caches[context][self._keys]
        else:
            kernel = _op_round__decimals.cache[self._keys]
    except KeyError:
        kernel = _op_round__decimals.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_round__decimals.explain_call((self, decimals))
    try:
        return kernel(self, decimals)
    except Exception:
        _op_round__decimals.check_arguments((self, decimals))
        raise


_op_rsqrt: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt", "")


def rsqrt(self: Tensor) -> Tensor:
    """aten::rsqrt(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsqrt.caches[context][self._keys]
        else:
            kernel = _op_rsqrt.cache[self._keys]
    except KeyError:
        kernel = _op_rsqrt.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rsqrt.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_rsqrt.check_arguments((self,))
        raise


_op_rsqrt_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt", "out")


def rsqrt_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsqrt_out.caches[context][keys]
        else:
            kernel = _op_rsqrt_out.cache[keys]
    except KeyError:
        kernel = _op_rsqrt_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_rsqrt_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_rsqrt_out.check_arguments((self, out))
        raise


_op_rsqrt_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt_", "")


def rsqrt_(self: Tensor) -> Tensor:
    """aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsqrt_.caches[context][self._keys]
        else:
            kernel = _op_rsqrt_.cache[self._keys]
    except KeyError:
        kernel = _op_rsqrt_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rsqrt_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_rsqrt_.check_arguments((self,))
        raise


_op_rsub_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsub", "Scalar")


def rsub_Scalar(self: Tensor, other: Number, alpha: Number = 1) -> Tensor:
    """aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_rsub_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Scalar.convert(2, alpha)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsub_Scalar.caches[context][self._keys]
        else:
            kernel = _op_rsub_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_rsub_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_rsub_Scalar.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_rsub_Scalar.check_arguments((self, other, alpha))
        raise


_op_rsub_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rsub", "Scalar_out"
)


def rsub_Scalar_out(
    self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_rsub_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Scalar_out.convert(2, alpha)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsub_Scalar_out.caches[context][keys]
        else:
            kernel = _op_rsub_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_rsub_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_rsub_Scalar_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_rsub_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_rsub_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsub", "Tensor")


def rsub_Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Tensor.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsub_Tensor.caches[context][keys]
        else:
            kernel = _op_rsub_Tensor.cache[keys]
    except KeyError:
        kernel = _op_rsub_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_rsub_Tensor.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_rsub_Tensor.check_arguments((self, other, alpha))
        raise


_op_rsub_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rsub", "Tensor_out"
)


def rsub_Tensor_out(
    self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """aten::rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Tensor_out.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_rsub_Tensor_out.caches[context][keys]
        else:
            kernel = _op_rsub_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_rsub_Tensor_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_rsub_Tensor_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_rsub_Tensor_out.check_arguments((self, other, alpha, out))
        raise


_op_scalar_tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scalar_tensor", "")


def scalar_tensor(
    s: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if s.__class__ is not int and type(s) not in _rt_NUMBERS:
        s = _op_scalar_tensor.convert(0, s)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_scalar_tensor.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_scalar_tensor.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_scalar_tensor.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_scalar_tensor.convert(4, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scalar_tensor.caches[context][0]
        else:
            kernel = _op_scalar_tensor.cache[0]
    except KeyError:
        kernel = _op_scalar_tensor.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_scalar_tensor.explain_call((s, dtype, layout, device, pin_memory))
    try:
        return kernel(s, dtype, layout, device, pin_memory)
    except Exception:
        _op_scalar_tensor.check_arguments((s, dtype, layout, device, pin_memory))
        raise


_op_scalar_tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scalar_tensor", "out"
)


def scalar_tensor_out(s: Number, *, out: Tensor) -> Tensor:
    """aten::scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)"""
    if s.__class__ is not int and type(s) not in _rt_NUMBERS:
        s = _op_scalar_tensor_out.convert(0, s)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scalar_tensor_out.caches[context][out._keys]
        else:
            kernel = _op_scalar_tensor_out.cache[out._keys]
    except KeyError:
        kernel = _op_scalar_tensor_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_scalar_tensor_out.explain_call((s, out))
    try:
        return kernel(s, out)
    except Exception:
        _op_scalar_tensor_out.check_arguments((s, out))
        raise


_op_scatter_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "reduce"
)


def scatter_reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str
) -> Tensor:
    """aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_reduce.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter_reduce.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_reduce.caches[context][keys]
        else:
            kernel = _op_scatter_reduce.cache[keys]
    except KeyError:
        kernel = _op_scatter_reduce.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter_reduce.explain_call((self, dim, index, src, reduce))
    try:
        return kernel(self, dim, index, src, reduce)
    except Exception:
        _op_scatter_reduce.check_arguments((self, dim, index, src, reduce))
        raise


_op_scatter_reduce_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "reduce_out"
)


def scatter_reduce_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str, out: Tensor
) -> Tensor:
    """aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_reduce_out.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter_reduce_out.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_reduce_out.caches[context][keys]
        else:
            kernel = _op_scatter_reduce_out.cache[keys]
    except KeyError:
        kernel = _op_scatter_reduce_out.lookup_for(self, index, src, out)
    except (AttributeError, TypeError):
        kernel = _op_scatter_reduce_out.explain_call(
            (self, dim, index, src, reduce, out)
        )
    try:
        return kernel(self, dim, index, src, reduce, out)
    except Exception:
        _op_scatter_reduce_out.check_arguments((self, dim, index, src, reduce, out))
        raise


_op_scatter_src: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter", "src")


def scatter_src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_src.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_src.caches[context][keys]
        else:
            kernel = _op_scatter_src.cache[keys]
    except KeyError:
        kernel = _op_scatter_src.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter_src.explain_call((self, dim, index, src))
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_src.check_arguments((self, dim, index, src))
        raise


_op_scatter_src_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "src_out"
)


def scatter_src_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor
) -> Tensor:
    """aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_src_out.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_src_out.caches[context][keys]
        else:
            kernel = _op_scatter_src_out.cache[keys]
    except KeyError:
        kernel = _op_scatter_src_out.lookup_for(self, index, src, out)
    except (AttributeError, TypeError):
        kernel = _op_scatter_src_out.explain_call((self, dim, index, src, out))
    try:
        return kernel(self, dim, index, src, out)
    except Exception:
        _op_scatter_src_out.check_arguments((self, dim, index, src, out))
        raise


_op_scatter_value: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter", "value")


def scatter_value(self: Tensor, dim: int, index: Tensor, value: Number) -> Tensor:
    """aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_value.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_value.caches[context][keys]
        else:
            kernel = _op_scatter_value.cache[keys]
    except KeyError:
        kernel = _op_scatter_value.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_scatter_value.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_scatter_value.check_arguments((self, dim, index, value))
        raise


_op_scatter_value_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_out"
)


def scatter_value_out(
    self: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor
) -> Tensor:
    """aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_out.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_value_out.caches[context][keys]
        else:
            kernel = _op_scatter_value_out.cache[keys]
    except KeyError:
        kernel = _op_scatter_value_out.lookup_for(self, index, out)
    except (AttributeError, TypeError):
        kernel = _op_scatter_value_out.explain_call((self, dim, index, value, out))
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_scatter_value_out.check_arguments((self, dim, index, value, out))
        raise


_op_scatter_value_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_reduce"
)


def scatter_value_reduce(
    self: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str
) -> Tensor:
    """aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_reduce.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_reduce.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter_value_reduce.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_value_reduce.caches[context][keys]
        else:
            kernel = _op_scatter_value_reduce.cache[keys]
    except KeyError:
        kernel = _op_scatter_value_reduce.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_scatter_value_reduce.explain_call(
            (self, dim, index, value, reduce)
        )
    try:
        return kernel(self, dim, index, value, reduce)
    except Exception:
        _op_scatter_value_reduce.check_arguments((self, dim, index, value, reduce))
        raise


_op_scatter_value_reduce_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_reduce_out"
)


def scatter_value_reduce_out(
    self: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str, out: Tensor
) -> Tensor:
    """aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_reduce_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_reduce_out.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter_value_reduce_out.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_value_reduce_out.caches[context][keys]
        else:
            kernel = _op_scatter_value_reduce_out.cache[keys]
    except KeyError:
        kernel = _op_scatter_value_reduce_out.lookup_for(self, index, out)
    except (AttributeError, TypeError):
        kernel = _op_scatter_value_reduce_out.explain_call(
            (self, dim, index, value, reduce, out)
        )
    try:
        return kernel(self, dim, index, value, reduce, out)
    except Exception:
        _op_scatter_value_reduce_out.check_arguments(
            (self, dim, index, value, reduce, out)
        )
        raise


_op_scatter__reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_", "reduce"
)


def scatter__reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str
) -> Tensor:
    """aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__reduce.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter__reduce.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter__reduce.caches[context][keys]
        else:
            kernel = _op_scatter__reduce.cache[keys]
    except KeyError:
        kernel = _op_scatter__reduce.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter__reduce.explain_call((self, dim, index, src, reduce))
    try:
        return kernel(self, dim, index, src, reduce)
    except Exception:
        _op_scatter__reduce.check_arguments((self, dim, index, src, reduce))
        raise


_op_scatter__src: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_", "src")


def scatter__src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__src.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter__src.caches[context][keys]
        else:
            kernel = _op_scatter__src.cache[keys]
    except KeyError:
        kernel = _op_scatter__src.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter__src.explain_call((self, dim, index, src))
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter__src.check_arguments((self, dim, index, src))
        raise


_op_scatter__value: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_", "value"
)


def scatter__value(self: Tensor, dim: int, index: Tensor, value: Number) -> Tensor:
    """aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__value.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter__value.convert(3, value)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter__value.caches[context][keys]
        else:
            kernel = _op_scatter__value.cache[keys]
    except KeyError:
        kernel = _op_scatter__value.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_scatter__value.explain_call((self, dim, index, value))
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_scatter__value.check_arguments((self, dim, index, value))
        raise


_op_scatter__value_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_", "value_reduce"
)


def scatter__value_reduce(
    self: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str
) -> Tensor:
    """aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__value_reduce.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter__value_reduce.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter__value_reduce.convert(4, reduce)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter__value_reduce.caches[context][keys]
        else:
            kernel = _op_scatter__value_reduce.cache[keys]
    except KeyError:
        kernel = _op_scatter__value_reduce.lookup_for(self, index)
    except (AttributeError, TypeError):
        kernel = _op_scatter__value_reduce.explain_call(
            (self, dim, index, value, reduce)
        )
    try:
        return kernel(self, dim, index, value, reduce)
    except Exception:
        _op_scatter__value_reduce.check_arguments((self, dim, index, value, reduce))
        raise


_op_scatter_add: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_add", "")


def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_add.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_add.caches[context][keys]
        else:
            kernel = _op_scatter_add.cache[keys]
    except KeyError:
        kernel = _op_scatter_add.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter_add.explain_call((self, dim, index, src))
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_add.check_arguments((self, dim, index, src))
        raise


_op_scatter_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_add", "out"
)


def scatter_add_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor
) -> Tensor:
    """aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_add_out.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_add_out.caches[context][keys]
        else:
            kernel = _op_scatter_add_out.cache[keys]
    except KeyError:
        kernel = _op_scatter_add_out.lookup_for(self, index, src, out)
    except (AttributeError, TypeError):
        kernel = _op_scatter_add_out.explain_call((self, dim, index, src, out))
    try:
        return kernel(self, dim, index, src, out)
    except Exception:
        _op_scatter_add_out.check_arguments((self, dim, index, src, out))
        raise


_op_scatter_add_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_add_", "")


def scatter_add_(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_add_.convert(1, dim)
    try:
        keys = self._keys
        if index._keys is not keys:
            keys |= index._keys
        if src._keys is not keys:
            keys |= src._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_scatter_add_.caches[context][keys]
        else:
            kernel = _op_scatter_add_.cache[keys]
    except KeyError:
        kernel = _op_scatter_add_.lookup_for(self, index, src)
    except (AttributeError, TypeError):
        kernel = _op_scatter_add_.explain_call((self, dim, index, src))
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_add_.check_arguments((self, dim, index, src))
        raise


_op_select_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::select", "int")


def select_int(self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_select_int.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_int.convert(2, index)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_select_int.caches[context][self._keys]
        else:
            kernel = _op_select_int.cache[self._keys]
    except KeyError:
        kernel = _op_select_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_select_int.explain_call((self, dim, index))
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_select_int.check_arguments((self, dim, index))
        raise


_op_select_copy_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::select_copy", "int"
)


def select_copy_int(self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_select_copy_int.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_copy_int.convert(2, index)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_select_copy_int.caches[context][self._keys]
        else:
            kernel = _op_select_copy_int.cache[self._keys]
    except KeyError:
        kernel = _op_select_copy_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_select_copy_int.explain_call((self, dim, index))
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_select_copy_int.check_arguments((self, dim, index))
        raise


_op_select_copy_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::select_copy", "int_out"
)


def select_copy_int_out(self: Tensor, dim: int, index: int, *, out: Tensor) -> Tensor:
    """aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_select_copy_int_out.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_copy_int_out.convert(2, index)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_select_copy_int_out.caches[context][keys]
        else:
            kernel = _op_select_copy_int_out.cache[keys]
    except KeyError:
        kernel = _op_select_copy_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_select_copy_int_out.explain_call((self, dim, index, out))
    try:
        return kernel(self, dim, index, out)
    except Exception:
        _op_select_copy_int_out.check_arguments((self, dim, index, out))
        raise


_op_sigmoid: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid", "")


def sigmoid(self: Tensor) -> Tensor:
    """aten::sigmoid(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sigmoid.caches[context][self._keys]
        else:
            kernel = _op_sigmoid.cache[self._keys]
    except KeyError:
        kernel = _op_sigmoid.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sigmoid.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sigmoid.check_arguments((self,))
        raise


_op_sigmoid_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid", "out")


def sigmoid_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sigmoid_out.caches[context][keys]
        else:
            kernel = _op_sigmoid_out.cache[keys]
    except KeyError:
        kernel = _op_sigmoid_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sigmoid_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_sigmoid_out.check_arguments((self, out))
        raise


_op_sigmoid_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid_", "")


def sigmoid_(self: Tensor) -> Tensor:
    """aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sigmoid_.caches[context][self._keys]
        else:
            kernel = _op_sigmoid_.cache[self._keys]
    except KeyError:
        kernel = _op_sigmoid_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sigmoid_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sigmoid_.check_arguments((self,))
        raise


_op_sign: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign", "")


def sign(self: Tensor) -> Tensor:
    """aten::sign(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sign.caches[context][self._keys]
        else:
            kernel = _op_sign.cache[self._keys]
    except KeyError:
        kernel = _op_sign.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sign.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sign.check_arguments((self,))
        raise


_op_sign_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign", "out")


def sign_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sign_out.caches[context][keys]
        else:
            kernel = _op_sign_out.cache[keys]
    except KeyError:
        kernel = _op_sign_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sign_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_sign_out.check_arguments((self, out))
        raise


_op_sign_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign_", "")


def sign_(self: Tensor) -> Tensor:
    """aten::sign_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sign_.caches[context][self._keys]
        else:
            kernel = _op_sign_.cache[self._keys]
    except KeyError:
        kernel = _op_sign_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sign_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sign_.check_arguments((self,))
        raise


_op_silu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu", "")


def silu(self: Tensor) -> Tensor:
    """aten::silu(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_silu.caches[context][self._keys]
        else:
            kernel = _op_silu.cache[self._keys]
    except KeyError:
        kernel = _op_silu.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_silu.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_silu.check_arguments((self,))
        raise


_op_silu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu", "out")


def silu_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_silu_out.caches[context][keys]
        else:
            kernel = _op_silu_out.cache[keys]
    except KeyError:
        kernel = _op_silu_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_silu_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_silu_out.check_arguments((self, out))
        raise


_op_silu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu_", "")


def silu_(self: Tensor) -> Tensor:
    """aten::silu_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_silu_.caches[context][self._keys]
        else:
            kernel = _op_silu_.cache[self._keys]
    except KeyError:
        kernel = _op_silu_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_silu_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_silu_.check_arguments((self,))
        raise


_op_sin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin", "")


def sin(self: Tensor) -> Tensor:
    """aten::sin(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sin.caches[context][self._keys]
        else:
            kernel = _op_sin.cache[self._keys]
    except KeyError:
        kernel = _op_sin.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sin.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sin.check_arguments((self,))
        raise


_op_sin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin", "out")


def sin_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sin_out.caches[context][keys]
        else:
            kernel = _op_sin_out.cache[keys]
    except KeyError:
        kernel = _op_sin_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sin_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_sin_out.check_arguments((self, out))
        raise


_op_sin_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin_", "")


def sin_(self: Tensor) -> Tensor:
    """aten::sin_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sin_.caches[context][self._keys]
        else:
            kernel = _op_sin_.cache[self._keys]
    except KeyError:
        kernel = _op_sin_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sin_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sin_.check_arguments((self,))
        raise


_op_sinh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh", "")


def sinh(self: Tensor) -> Tensor:
    """aten::sinh(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sinh.caches[context][self._keys]
        else:
            kernel = _op_sinh.cache[self._keys]
    except KeyError:
        kernel = _op_sinh.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sinh.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sinh.check_arguments((self,))
        raise


_op_sinh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh", "out")


def sinh_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sinh_out.caches[context][keys]
        else:
            kernel = _op_sinh_out.cache[keys]
    except KeyError:
        kernel = _op_sinh_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sinh_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_sinh_out.check_arguments((self, out))
        raise


_op_sinh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh_", "")


def sinh_(self: Tensor) -> Tensor:
    """aten::sinh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sinh_.caches[context][self._keys]
        else:
            kernel = _op_sinh_.cache[self._keys]
    except KeyError:
        kernel = _op_sinh_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sinh_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sinh_.check_arguments((self,))
        raise


_op_slice_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::slice", "Tensor")


def slice_Tensor(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_slice_Tensor.convert(1, dim)
    if start is not None and type(start) is not int:
        start = _op_slice_Tensor.convert(2, start)
    if end is not None and type(end) is not int:
        end = _op_slice_Tensor.convert(3, end)
    if step.__class__ is not int:
        step = _op_slice_Tensor.convert(4, step)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_slice_Tensor.caches[context][self._keys]
        else:
            kernel = _op_slice_Tensor.cache[self._keys]
    except KeyError:
        kernel = _op_slice_Tensor.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_slice_Tensor.explain_call((self, dim, start, end, step))
    try:
        return kernel(self, dim, start, end, step)
    except Exception:
        _op_slice_Tensor.check_arguments((self, dim, start, end, step))
        raise


_op_slice_copy_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::slice_copy", "Tensor"
)


def slice_copy_Tensor(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_slice_copy_Tensor.convert(1, dim)
    if start is not None and type(start) is not int:
        start = _op_slice_copy_Tensor.convert(2, start)
    if end is not None and type(end) is not int:
        end = _op_slice_copy_Tensor.convert(3, end)
    if step.__class__ is not int:
        step = _op_slice_copy_Tensor.convert(4, step)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_slice_copy_Tensor.caches[context][self._keys]
        else:
            kernel = _op_slice_copy_Tensor.cache[self._keys]
    except KeyError:
        kernel = _op_slice_copy_Tensor.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_slice_copy_Tensor.explain_call((self, dim, start, end, step))
    try:
        return kernel(self, dim, start, end, step)
    except Exception:
        _op_slice_copy_Tensor.check_arguments((self, dim, start, end, step))
        raise


_op_slice_copy_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::slice_copy", "Tensor_out"
)


def slice_copy_Tensor_out(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
    *,
    out: Tensor,
) -> Tensor:
    """aten::slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_slice_copy_Tensor_out.convert(1, dim)
    if start is not None and type(start) is not int:
        start = _op_slice_copy_Tensor_out.convert(2, start)
    if end is not None and type(end) is not int:
        end = _op_slice_copy_Tensor_out.convert(3, end)
    if step.__class__ is not int:
        step = _op_slice_copy_Tensor_out.convert(4, step)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_slice_copy_Tensor_out.caches[context][keys]
        else:
            kernel = _op_slice_copy_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_slice_copy_Tensor_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_slice_copy_Tensor_out.explain_call(
            (self, dim, start, end, step, out)
        )
    try:
        return kernel(self, dim, start, end, step, out)
    except Exception:
        _op_slice_copy_Tensor_out.check_arguments((self, dim, start, end, step, out))
        raise


_op_softmax_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::softmax", "int")


def softmax_int(self: Tensor, dim: int, dtype: DType | None = None) -> Tensor:
    """aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_softmax_int.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_softmax_int.convert(2, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_softmax_int.caches[context][self._keys]
        else:
            kernel = _op_softmax_int.cache[self._keys]
    except KeyError:
        kernel = _op_softmax_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_softmax_int.explain_call((self, dim, dtype))
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_softmax_int.check_arguments((self, dim, dtype))
        raise


_op_softmax_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::softmax", "int_out"
)


def softmax_int_out(
    self: Tensor, dim: int, dtype: DType | None = None, *, out: Tensor
) -> Tensor:
    """aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_softmax_int_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_softmax_int_out.convert(2, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_softmax_int_out.caches[context][keys]
        else:
            kernel = _op_softmax_int_out.cache[keys]
    except KeyError:
        kernel = _op_softmax_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_softmax_int_out.explain_call((self, dim, dtype, out))
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_softmax_int_out.check_arguments((self, dim, dtype, out))
        raise


_op_sort: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle("aten::sort", "")


def sort(
    self: Tensor, dim: int = -1, descending: bool = False
) -> tuple[Tensor, Tensor]:
    """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_sort.convert(1, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort.convert(2, descending)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sort.caches[context][self._keys]
        else:
            kernel = _op_sort.cache[self._keys]
    except KeyError:
        kernel = _op_sort.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sort.explain_call((self, dim, descending))
    try:
        return kernel(self, dim, descending)
    except Exception:
        _op_sort.check_arguments((self, dim, descending))
        raise


_op_sort_stable: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "stable"
)


def sort_stable(
    self: Tensor, *, stable: bool | None, dim: int = -1, descending: bool = False
) -> tuple[Tensor, Tensor]:
    """aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if stable is not None and type(stable) not in _rt_BOOLS:
        stable = _op_sort_stable.convert(1, stable)
    if dim.__class__ is not int:
        dim = _op_sort_stable.convert(2, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort_stable.convert(3, descending)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sort_stable.caches[context][self._keys]
        else:
            kernel = _op_sort_stable.cache[self._keys]
    except KeyError:
        kernel = _op_sort_stable.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sort_stable.explain_call((self, stable, dim, descending))
    try:
        return kernel(self, stable, dim, descending)
    except Exception:
        _op_sort_stable.check_arguments((self, stable, dim, descending))
        raise


_op_sort_values: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "values"
)


def sort_values(
    self: Tensor,
    dim: int = -1,
    descending: bool = False,
    *,
    values: Tensor,
    indices: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if dim.__class__ is not int:
        dim = _op_sort_values.convert(1, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort_values.convert(2, descending)
    try:
        keys = self._keys
        if values._keys is not keys:
            keys |= values._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sort_values.caches[context][keys]
        else:
            kernel = _op_sort_values.cache[keys]
    except KeyError:
        kernel = _op_sort_values.lookup_for(self, values, indices)
    except (AttributeError, TypeError):
        kernel = _op_sort_values.explain_call((self, dim, descending, values, indices))
    try:
        return kernel(self, dim, descending, values, indices)
    except Exception:
        _op_sort_values.check_arguments((self, dim, descending, values, indices))
        raise


_op_sort_values_stable: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "values_stable"
)


def sort_values_stable(
    self: Tensor,
    *,
    stable: bool | None,
    dim: int = -1,
    descending: bool = False,
    values: Tensor,
    indices: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if stable is not None and type(stable) not in _rt_BOOLS:
        stable = _op_sort_values_stable.convert(1, stable)
    if dim.__class__ is not int:
        dim = _op_sort_values_stable.convert(2, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort_values_stable.convert(3, descending)
    try:
        keys = self._keys
        if values._keys is not keys:
            keys |= values._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sort_values_stable.caches[context][keys]
        else:
            kernel = _op_sort_values_stable.cache[keys]
    except KeyError:
        kernel = _op_sort_values_stable.lookup_for(self, values, indices)
    except (AttributeError, TypeError):
        kernel = _op_sort_values_stable.explain_call(
            (self, stable, dim, descending, values, indices)
        )
    try:
        return kernel(self, stable, dim, descending, values, indices)
    except Exception:
        _op_sort_values_stable.check_arguments(
            (self, stable, dim, descending, values, indices)
        )
        raise


_op_split_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split", "Tensor"
)


def split_Tensor(self: Tensor, split_size: int, dim: int = 0) -> Sequence[Tensor]:
    """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]"""
    if split_size.__class__ is not int:
        split_size = _op_split_Tensor.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_Tensor.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_Tensor.caches[context][self._keys]
        else:
            kernel = _op_split_Tensor.cache[self._keys]
    except KeyError:
        kernel = _op_split_Tensor.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_Tensor.explain_call((self, split_size, dim))
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_Tensor.check_arguments((self, split_size, dim))
        raise


_op_split_sizes: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split", "sizes"
)


def split_sizes(
    self: Tensor, split_size: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]"""
    if type(split_size) is not list and type(split_size) is not tuple:
        split_size = _op_split_sizes.convert(1, split_size)
    else:
        for split_size_item in split_size:
            if split_size_item.__class__ is not int:
                split_size = _op_split_sizes.convert(1, split_size)
                break
    if dim.__class__ is not int:
        dim = _op_split_sizes.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_sizes.caches[context][self._keys]
        else:
            kernel = _op_split_sizes.cache[self._keys]
    except KeyError:
        kernel = _op_split_sizes.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_sizes.explain_call((self, split_size, dim))
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_sizes.check_arguments((self, split_size, dim))
        raise


_op_split_copy_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_copy", "Tensor"
)


def split_copy_Tensor(self: Tensor, split_size: int, dim: int = 0) -> Sequence[Tensor]:
    """aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]"""
    if split_size.__class__ is not int:
        split_size = _op_split_copy_Tensor.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_copy_Tensor.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_copy_Tensor.caches[context][self._keys]
        else:
            kernel = _op_split_copy_Tensor.cache[self._keys]
    except KeyError:
        kernel = _op_split_copy_Tensor.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_copy_Tensor.explain_call((self, split_size, dim))
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_copy_Tensor.check_arguments((self, split_size, dim))
        raise


_op_split_copy_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::split_copy", "Tensor_out"
)


def split_copy_Tensor_out(
    self: Tensor, split_size: int, dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()"""
    if split_size.__class__ is not int:
        split_size = _op_split_copy_Tensor_out.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_copy_Tensor_out.convert(2, dim)
    if type(out) is not list and type(out) is not tuple:
        out = _op_split_copy_Tensor_out.convert(3, out)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_copy_Tensor_out.caches[context][keys]
        else:
            kernel = _op_split_copy_Tensor_out.cache[keys]
    except KeyError:
        kernel = _op_split_copy_Tensor_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_split_copy_Tensor_out.explain_call((self, split_size, dim, out))
    try:
        kernel(self, split_size, dim, out)
    except Exception:
        _op_split_copy_Tensor_out.check_arguments((self, split_size, dim, out))
        raise


_op_split_with_sizes: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_with_sizes", ""
)


def split_with_sizes(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]"""
    if type(split_sizes) is not list and type(split_sizes) is not tuple:
        split_sizes = _op_split_with_sizes.convert(1, split_sizes)
    else:
        for split_sizes_item in split_sizes:
            if split_sizes_item.__class__ is not int:
                split_sizes = _op_split_with_sizes.convert(1, split_sizes)
                break
    if dim.__class__ is not int:
        dim = _op_split_with_sizes.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_with_sizes.caches[context][self._keys]
        else:
            kernel = _op_split_with_sizes.cache[self._keys]
    except KeyError:
        kernel = _op_split_with_sizes.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_with_sizes.explain_call((self, split_sizes, dim))
    try:
        return kernel(self, split_sizes, dim)
    except Exception:
        _op_split_with_sizes.check_arguments((self, split_sizes, dim))
        raise


_op_split_with_sizes_copy: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_with_sizes_copy", ""
)


def split_with_sizes_copy(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]"""
    if type(split_sizes) is not list and type(split_sizes) is not tuple:
        split_sizes = _op_split_with_sizes_copy.convert(1, split_sizes)
    else:
        for split_sizes_item in split_sizes:
            if split_sizes_item.__class__ is not int:
                split_sizes = _op_split_with_sizes_copy.convert(1, split_sizes)
                break
    if dim.__class__ is not int:
        dim = _op_split_with_sizes_copy.convert(2, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_with_sizes_copy.caches[context][self._keys]
        else:
            kernel = _op_split_with_sizes_copy.cache[self._keys]
    except KeyError:
        kernel = _op_split_with_sizes_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_split_with_sizes_copy.explain_call((self, split_sizes, dim))
    try:
        return kernel(self, split_sizes, dim)
    except Exception:
        _op_split_with_sizes_copy.check_arguments((self, split_sizes, dim))
        raise


_op_split_with_sizes_copy_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::split_with_sizes_copy", "out"
)


def split_with_sizes_copy_out(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()"""
    if type(split_sizes) is not list and type(split_sizes) is not tuple:
        split_sizes = _op_split_with_sizes_copy_out.convert(1, split_sizes)
    else:
        for split_sizes_item in split_sizes:
            if split_sizes_item.__class__ is not int:
                split_sizes = _op_split_with_sizes_copy_out.convert(1, split_sizes)
                break
    if dim.__class__ is not int:
        dim = _op_split_with_sizes_copy_out.convert(2, dim)
    if type(out) is not list and type(out) is not tuple:
        out = _op_split_with_sizes_copy_out.convert(3, out)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_split_with_sizes_copy_out.caches[context][keys]
        else:
            kernel = _op_split_with_sizes_copy_out.cache[keys]
    except KeyError:
        kernel = _op_split_with_sizes_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_split_with_sizes_copy_out.explain_call(
            (self, split_sizes, dim, out)
        )
    try:
        kernel(self, split_sizes, dim, out)
    except Exception:
        _op_split_with_sizes_copy_out.check_arguments((self, split_sizes, dim, out))
        raise


_op_sqrt: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt", "")


def sqrt(self: Tensor) -> Tensor:
    """aten::sqrt(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sqrt.caches[context][self._keys]
        else:
            kernel = _op_sqrt.cache[self._keys]
    except KeyError:
        kernel = _op_sqrt.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sqrt.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sqrt.check_arguments((self,))
        raise


_op_sqrt_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt", "out")


def sqrt_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sqrt_out.caches[context][keys]
        else:
            kernel = _op_sqrt_out.cache[keys]
    except KeyError:
        kernel = _op_sqrt_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sqrt_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_sqrt_out.check_arguments((self, out))
        raise


_op_sqrt_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt_", "")


def sqrt_(self: Tensor) -> Tensor:
    """aten::sqrt_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sqrt_.caches[context][self._keys]
        else:
            kernel = _op_sqrt_.cache[self._keys]
    except KeyError:
        kernel = _op_sqrt_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sqrt_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_sqrt_.check_arguments((self,))
        raise


_op_square: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square", "")


def square(self: Tensor) -> Tensor:
    """aten::square(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_square.caches[context][self._keys]
        else:
            kernel = _op_square.cache[self._keys]
    except KeyError:
        kernel = _op_square.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_square.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_square.check_arguments((self,))
        raise


_op_square_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square", "out")


def square_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_square_out.caches[context][keys]
        else:
            kernel = _op_square_out.cache[keys]
    except KeyError:
        kernel = _op_square_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_square_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_square_out.check_arguments((self, out))
        raise


_op_square_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square_", "")


def square_(self: Tensor) -> Tensor:
    """aten::square_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_square_.caches[context][self._keys]
        else:
            kernel = _op_square_.cache[self._keys]
    except KeyError:
        kernel = _op_square_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_square_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_square_.check_arguments((self,))
        raise


_op_squeeze: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "")


def squeeze(self: Tensor) -> Tensor:
    """aten::squeeze(Tensor(a) self) -> Tensor(a)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze.caches[context][self._keys]
        else:
            kernel = _op_squeeze.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_squeeze.check_arguments((self,))
        raise


_op_squeeze_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "dim")


def squeeze_dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_squeeze_dim.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_dim.caches[context][self._keys]
        else:
            kernel = _op_squeeze_dim.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_dim.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_dim.check_arguments((self, dim))
        raise


_op_squeeze_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "dims")


def squeeze_dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_dims.convert(1, dim)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_dims.caches[context][self._keys]
        else:
            kernel = _op_squeeze_dims.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_dims.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_dims.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_dims.check_arguments((self, dim))
        raise


_op_squeeze_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "")


def squeeze_(self: Tensor) -> Tensor:
    """aten::squeeze_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_.caches[context][self._keys]
        else:
            kernel = _op_squeeze_.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_squeeze_.check_arguments((self,))
        raise


_op_squeeze__dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "dim")


def squeeze__dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_squeeze__dim.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze__dim.caches[context][self._keys]
        else:
            kernel = _op_squeeze__dim.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze__dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze__dim.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze__dim.check_arguments((self, dim))
        raise


_op_squeeze__dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "dims")


def squeeze__dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze__dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze__dims.convert(1, dim)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze__dims.caches[context][self._keys]
        else:
            kernel = _op_squeeze__dims.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze__dims.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze__dims.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze__dims.check_arguments((self, dim))
        raise


_op_squeeze_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_copy", "")


def squeeze_copy(self: Tensor) -> Tensor:
    """aten::squeeze_copy(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy.caches[context][self._keys]
        else:
            kernel = _op_squeeze_copy.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_squeeze_copy.check_arguments((self,))
        raise


_op_squeeze_copy_dim: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dim"
)


def squeeze_copy_dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_squeeze_copy_dim.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy_dim.caches[context][self._keys]
        else:
            kernel = _op_squeeze_copy_dim.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_copy_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy_dim.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_copy_dim.check_arguments((self, dim))
        raise


_op_squeeze_copy_dim_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dim_out"
)


def squeeze_copy_dim_out(self: Tensor, dim: int, *, out: Tensor) -> Tensor:
    """aten::squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_squeeze_copy_dim_out.convert(1, dim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy_dim_out.caches[context][keys]
        else:
            kernel = _op_squeeze_copy_dim_out.cache[keys]
    except KeyError:
        kernel = _op_squeeze_copy_dim_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy_dim_out.explain_call((self, dim, out))
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_squeeze_copy_dim_out.check_arguments((self, dim, out))
        raise


_op_squeeze_copy_dims: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dims"
)


def squeeze_copy_dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_copy_dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_copy_dims.convert(1, dim)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy_dims.caches[context][self._keys]
        else:
            kernel = _op_squeeze_copy_dims.cache[self._keys]
    except KeyError:
        kernel = _op_squeeze_copy_dims.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy_dims.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_copy_dims.check_arguments((self, dim))
        raise


_op_squeeze_copy_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dims_out"
)


def squeeze_copy_dims_out(self: Tensor, dim: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_copy_dims_out.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_copy_dims_out.convert(1, dim)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy_dims_out.caches[context][keys]
        else:
            kernel = _op_squeeze_copy_dims_out.cache[keys]
    except KeyError:
        kernel = _op_squeeze_copy_dims_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy_dims_out.explain_call((self, dim, out))
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_squeeze_copy_dims_out.check_arguments((self, dim, out))
        raise


_op_squeeze_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "out"
)


def squeeze_copy_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_squeeze_copy_out.caches[context][keys]
        else:
            kernel = _op_squeeze_copy_out.cache[keys]
    except KeyError:
        kernel = _op_squeeze_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_squeeze_copy_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_squeeze_copy_out.check_arguments((self, out))
        raise


_op_stack: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::stack", "")


def stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """aten::stack(Tensor[] tensors, int dim=0) -> Tensor"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_stack.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_stack.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_stack.caches[context][_rt_keys_of_list(tensors)]
        else:
            kernel = _op_stack.cache[_rt_keys_of_list(tensors)]
    except KeyError:
        kernel = _op_stack.lookup_for(tensors)
    except (AttributeError, TypeError):
        kernel = _op_stack.explain_call((tensors, dim))
    try:
        return kernel(tensors, dim)
    except Exception:
        _op_stack.check_arguments((tensors, dim))
        raise


_op_stack_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::stack", "out")


def stack_out(tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor) -> Tensor:
    """aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_stack_out.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_stack_out.convert(1, dim)
    try:
        keys = _rt_keys_of_list(tensors)
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_stack_out.caches[context][keys]
        else:
            kernel = _op_stack_out.cache[keys]
    except KeyError:
        kernel = _op_stack_out.lookup_for(tensors, out)
    except (AttributeError, TypeError):
        kernel = _op_stack_out.explain_call((tensors, dim, out))
    try:
        return kernel(tensors, dim, out)
    except Exception:
        _op_stack_out.check_arguments((tensors, dim, out))
        raise


_op_std: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "")


def std(self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::std(Tensor self, bool unbiased=True) -> Tensor"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_std.convert(1, unbiased)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_std.caches[context][self._keys]
        else:
            kernel = _op_std.cache[self._keys]
    except KeyError:
        kernel = _op_std.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_std.explain_call((self, unbiased))
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_std.check_arguments((self, unbiased))
        raise


_op_std_correction: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::std", "correction"
)


def std_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> Tensor:
    """aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_std_correction.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_std_correction.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_std_correction.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_std_correction.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_std_correction.caches[context][self._keys]
        else:
            kernel = _op_std_correction.cache[self._keys]
    except KeyError:
        kernel = _op_std_correction.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_std_correction.explain_call((self, dim, correction, keepdim))
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_std_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_std_correction_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::std", "correction_out"
)


def std_correction_out(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor,
) -> Tensor:
    """aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_std_correction_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_std_correction_out.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_std_correction_out.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_std_correction_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_std_correction_out.caches[context][keys]
        else:
            kernel = _op_std_correction_out.cache[keys]
    except KeyError:
        kernel = _op_std_correction_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_std_correction_out.explain_call(
            (self, dim, correction, keepdim, out)
        )
    try:
        return kernel(self, dim, correction, keepdim, out)
    except Exception:
        _op_std_correction_out.check_arguments((self, dim, correction, keepdim, out))
        raise


_op_std_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "dim")


def std_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> Tensor:
    """aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_std_dim.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_std_dim.convert(1, dim)
                break
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_std_dim.convert(2, unbiased)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_std_dim.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_std_dim.caches[context][self._keys]
        else:
            kernel = _op_std_dim.cache[self._keys]
    except KeyError:
        kernel = _op_std_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_std_dim.explain_call((self, dim, unbiased, keepdim))
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_std_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_std_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "out")


def std_out(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_std_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_std_out.convert(1, dim)
                break
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_std_out.convert(2, unbiased)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_std_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_std_out.caches[context][keys]
        else:
            kernel = _op_std_out.cache[keys]
    except KeyError:
        kernel = _op_std_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_std_out.explain_call((self, dim, unbiased, keepdim, out))
    try:
        return kernel(self, dim, unbiased, keepdim, out)
    except Exception:
        _op_std_out.check_arguments((self, dim, unbiased, keepdim, out))
        raise


_op_sub_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "Scalar")


def sub_Scalar(self: Tensor, other: Number, alpha: Number = 1) -> Tensor:
    """aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Scalar.convert(2, alpha)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub_Scalar.caches[context][self._keys]
        else:
            kernel = _op_sub_Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_sub_Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sub_Scalar.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub_Scalar.check_arguments((self, other, alpha))
        raise


_op_sub_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sub", "Scalar_out"
)


def sub_Scalar_out(
    self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Scalar_out.convert(2, alpha)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub_Scalar_out.caches[context][keys]
        else:
            kernel = _op_sub_Scalar_out.cache[keys]
    except KeyError:
        kernel = _op_sub_Scalar_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sub_Scalar_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_sub_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_sub_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "Tensor")


def sub_Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Tensor.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub_Tensor.caches[context][keys]
        else:
            kernel = _op_sub_Tensor.cache[keys]
    except KeyError:
        kernel = _op_sub_Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_sub_Tensor.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub_Tensor.check_arguments((self, other, alpha))
        raise


_op_sub_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "out")


def sub_out(self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor) -> Tensor:
    """aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_out.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub_out.caches[context][keys]
        else:
            kernel = _op_sub_out.cache[keys]
    except KeyError:
        kernel = _op_sub_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_sub_out.explain_call((self, other, alpha, out))
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_sub_out.check_arguments((self, other, alpha, out))
        raise


_op_sub__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub_", "Scalar")


def sub__Scalar(self: Tensor, other: Number, alpha: Number = 1) -> Tensor:
    """aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub__Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub__Scalar.convert(2, alpha)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub__Scalar.caches[context][self._keys]
        else:
            kernel = _op_sub__Scalar.cache[self._keys]
    except KeyError:
        kernel = _op_sub__Scalar.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sub__Scalar.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub__Scalar.check_arguments((self, other, alpha))
        raise


_op_sub__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub_", "Tensor")


def sub__Tensor(self: Tensor, other: Tensor, *, alpha: Number = 1) -> Tensor:
    """aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub__Tensor.convert(2, alpha)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sub__Tensor.caches[context][keys]
        else:
            kernel = _op_sub__Tensor.cache[keys]
    except KeyError:
        kernel = _op_sub__Tensor.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_sub__Tensor.explain_call((self, other, alpha))
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub__Tensor.check_arguments((self, other, alpha))
        raise


_op_sum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sum", "")


def sum(self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sum.caches[context][self._keys]
        else:
            kernel = _op_sum.cache[self._keys]
    except KeyError:
        kernel = _op_sum.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sum.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_sum.check_arguments((self, dtype))
        raise


_op_sum_IntList_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sum", "IntList_out"
)


def sum_IntList_out(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor,
) -> Tensor:
    """aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_sum_IntList_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_sum_IntList_out.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_sum_IntList_out.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum_IntList_out.convert(3, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sum_IntList_out.caches[context][keys]
        else:
            kernel = _op_sum_IntList_out.cache[keys]
    except KeyError:
        kernel = _op_sum_IntList_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sum_IntList_out.explain_call((self, dim, keepdim, dtype, out))
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_sum_IntList_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_sum_dim_IntList: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sum", "dim_IntList"
)


def sum_dim_IntList(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
) -> Tensor:
    """aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_sum_dim_IntList.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_sum_dim_IntList.convert(1, dim)
                break
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_sum_dim_IntList.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum_dim_IntList.convert(3, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sum_dim_IntList.caches[context][self._keys]
        else:
            kernel = _op_sum_dim_IntList.cache[self._keys]
    except KeyError:
        kernel = _op_sum_dim_IntList.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_sum_dim_IntList.explain_call((self, dim, keepdim, dtype))
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_sum_dim_IntList.check_arguments((self, dim, keepdim, dtype))
        raise


_op_sum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sum", "out")


def sum_out(self: Tensor, *, dtype: DType | None = None, out: Tensor) -> Tensor:
    """aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum_out.convert(1, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_sum_out.caches[context][keys]
        else:
            kernel = _op_sum_out.cache[keys]
    except KeyError:
        kernel = _op_sum_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_sum_out.explain_call((self, dtype, out))
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_sum_out.check_arguments((self, dtype, out))
        raise


_op_t: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t", "")


def t(self: Tensor) -> Tensor:
    """aten::t(Tensor(a) self) -> Tensor(a)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_t.caches[context][self._keys]
        else:
            kernel = _op_t.cache[self._keys]
    except KeyError:
        kernel = _op_t.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_t.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_t.check_arguments((self,))
        raise


_op_t_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_", "")


def t_(self: Tensor) -> Tensor:
    """aten::t_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_t_.caches[context][self._keys]
        else:
            kernel = _op_t_.cache[self._keys]
    except KeyError:
        kernel = _op_t_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_t_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_t_.check_arguments((self,))
        raise


_op_t_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_copy", "")


def t_copy(self: Tensor) -> Tensor:
    """aten::t_copy(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_t_copy.caches[context][self._keys]
        else:
            kernel = _op_t_copy.cache[self._keys]
    except KeyError:
        kernel = _op_t_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_t_copy.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_t_copy.check_arguments((self,))
        raise


_op_t_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_copy", "out")


def t_copy_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_t_copy_out.caches[context][keys]
        else:
            kernel = _op_t_copy_out.cache[keys]
    except KeyError:
        kernel = _op_t_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_t_copy_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_t_copy_out.check_arguments((self, out))
        raise


_op_tan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan", "")


def tan(self: Tensor) -> Tensor:
    """aten::tan(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tan.caches[context][self._keys]
        else:
            kernel = _op_tan.cache[self._keys]
    except KeyError:
        kernel = _op_tan.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tan.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_tan.check_arguments((self,))
        raise


_op_tan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan", "out")


def tan_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tan_out.caches[context][keys]
        else:
            kernel = _op_tan_out.cache[keys]
    except KeyError:
        kernel = _op_tan_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_tan_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_tan_out.check_arguments((self, out))
        raise


_op_tan_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan_", "")


def tan_(self: Tensor) -> Tensor:
    """aten::tan_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tan_.caches[context][self._keys]
        else:
            kernel = _op_tan_.cache[self._keys]
    except KeyError:
        kernel = _op_tan_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tan_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_tan_.check_arguments((self,))
        raise


_op_tanh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh", "")


def tanh(self: Tensor) -> Tensor:
    """aten::tanh(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tanh.caches[context][self._keys]
        else:
            kernel = _op_tanh.cache[self._keys]
    except KeyError:
        kernel = _op_tanh.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tanh.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_tanh.check_arguments((self,))
        raise


_op_tanh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh", "out")


def tanh_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tanh_out.caches[context][keys]
        else:
            kernel = _op_tanh_out.cache[keys]
    except KeyError:
        kernel = _op_tanh_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_tanh_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_tanh_out.check_arguments((self, out))
        raise


_op_tanh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh_", "")


def tanh_(self: Tensor) -> Tensor:
    """aten::tanh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tanh_.caches[context][self._keys]
        else:
            kernel = _op_tanh_.cache[self._keys]
    except KeyError:
        kernel = _op_tanh_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tanh_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_tanh_.check_arguments((self,))
        raise


_op_to_device: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::to", "device")


def to_device(
    self: Tensor,
    device: Device | str,
    dtype: DType,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    if device.__class__ is not Device:
        device = _op_to_device.convert(1, device)
    if dtype.__class__ is not DType:
        dtype = _op_to_device.convert(2, dtype)
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_to_device.convert(3, non_blocking)
    if type(copy) not in _rt_BOOLS:
        copy = _op_to_device.convert(4, copy)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_to_device.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_to_device.caches[context][self._keys]
        else:
            kernel = _op_to_device.cache[self._keys]
    except KeyError:
        kernel = _op_to_device.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_to_device.explain_call(
            (self, device, dtype, non_blocking, copy, memory_format)
        )
    try:
        return kernel(self, device, dtype, non_blocking, copy, memory_format)
    except Exception:
        _op_to_device.check_arguments(
            (self, device, dtype, non_blocking, copy, memory_format)
        )
        raise


_op_to_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::to", "dtype")


def to_dtype(
    self: Tensor,
    dtype: DType,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    if dtype.__class__ is not DType:
        dtype = _op_to_dtype.convert(1, dtype)
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_to_dtype.convert(2, non_blocking)
    if type(copy) not in _rt_BOOLS:
        copy = _op_to_dtype.convert(3, copy)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_to_dtype.convert(4, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_to_dtype.caches[context][self._keys]
        else:
            kernel = _op_to_dtype.cache[self._keys]
    except KeyError:
        kernel = _op_to_dtype.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_to_dtype.explain_call(
            (self, dtype, non_blocking, copy, memory_format)
        )
    try:
        return kernel(self, dtype, non_blocking, copy, memory_format)
    except Exception:
        _op_to_dtype.check_arguments((self, dtype, non_blocking, copy, memory_format))
        raise


_op_to_dtype_layout: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::to", "dtype_layout"
)


def to_dtype_layout(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_to_dtype_layout.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_to_dtype_layout.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_to_dtype_layout.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_to_dtype_layout.convert(4, pin_memory)
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_to_dtype_layout.convert(5, non_blocking)
    if type(copy) not in _rt_BOOLS:
        copy = _op_to_dtype_layout.convert(6, copy)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_to_dtype_layout.convert(7, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_to_dtype_layout.caches[context][self._keys]
        else:
            kernel = _op_to_dtype_layout.cache[self._keys]
    except KeyError:
        kernel = _op_to_dtype_layout.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_to_dtype_layout.explain_call(
            (self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)
        )
    try:
        return kernel(
            self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format
        )
    except Exception:
        _op_to_dtype_layout.check_arguments(
            (self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)
        )
        raise


_op_to_other: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::to", "other")


def to_other(
    self: Tensor,
    other: Tensor,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_to_other.convert(2, non_blocking)
    if type(copy) not in _rt_BOOLS:
        copy = _op_to_other.convert(3, copy)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_to_other.convert(4, memory_format)
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_to_other.caches[context][keys]
        else:
            kernel = _op_to_other.cache[keys]
    except KeyError:
        kernel = _op_to_other.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_to_other.explain_call(
            (self, other, non_blocking, copy, memory_format)
        )
    try:
        return kernel(self, other, non_blocking, copy, memory_format)
    except Exception:
        _op_to_other.check_arguments((self, other, non_blocking, copy, memory_format))
        raise


_op_topk: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle("aten::topk", "")


def topk(
    self: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Tensor, Tensor]:
    """aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)"""
    if k.__class__ is not int:
        k = _op_topk.convert(1, k)
    if dim.__class__ is not int:
        dim = _op_topk.convert(2, dim)
    if type(largest) not in _rt_BOOLS:
        largest = _op_topk.convert(3, largest)
    if type(sorted) not in _rt_BOOLS:
        sorted = _op_topk.convert(4, sorted)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_topk.caches[context][self._keys]
        else:
            kernel = _op_topk.cache[self._keys]
    except KeyError:
        kernel = _op_topk.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_topk.explain_call((self, k, dim, largest, sorted))
    try:
        return kernel(self, k, dim, largest, sorted)
    except Exception:
        _op_topk.check_arguments((self, k, dim, largest, sorted))
        raise


_op_topk_values: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::topk", "values"
)


def topk_values(
    self: Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
    *,
    values: Tensor,
    indices: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if k.__class__ is not int:
        k = _op_topk_values.convert(1, k)
    if dim.__class__ is not int:
        dim = _op_topk_values.convert(2, dim)
    if type(largest) not in _rt_BOOLS:
        largest = _op_topk_values.convert(3, largest)
    if type(sorted) not in _rt_BOOLS:
        sorted = _op_topk_values.convert(4, sorted)
    try:
        keys = self._keys
        if values._keys is not keys:
            keys |= values._keys
        if indices._keys is not keys:
            keys |= indices._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_topk_values.caches[context][keys]
        else:
            kernel = _op_topk_values.cache[keys]
    except KeyError:
        kernel = _op_topk_values.lookup_for(self, values, indices)
    except (AttributeError, TypeError):
        kernel = _op_topk_values.explain_call(
            (self, k, dim, largest, sorted, values, indices)
        )
    try:
        return kernel(self, k, dim, largest, sorted, values, indices)
    except Exception:
        _op_topk_values.check_arguments(
            (self, k, dim, largest, sorted, values, indices)
        )
        raise


_op_transpose_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::transpose", "int")


def transpose_int(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_int.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_int.convert(2, dim1)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_transpose_int.caches[context][self._keys]
        else:
            kernel = _op_transpose_int.cache[self._keys]
    except KeyError:
        kernel = _op_transpose_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_transpose_int.explain_call((self, dim0, dim1))
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_int.check_arguments((self, dim0, dim1))
        raise


_op_transpose_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::transpose_", "")


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_.convert(2, dim1)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_transpose_.caches[context][self._keys]
        else:
            kernel = _op_transpose_.cache[self._keys]
    except KeyError:
        kernel = _op_transpose_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_transpose_.explain_call((self, dim0, dim1))
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_.check_arguments((self, dim0, dim1))
        raise


_op_transpose_copy_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::transpose_copy", "int"
)


def transpose_copy_int(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_copy_int.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_copy_int.convert(2, dim1)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_transpose_copy_int.caches[context][self._keys]
        else:
            kernel = _op_transpose_copy_int.cache[self._keys]
    except KeyError:
        kernel = _op_transpose_copy_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_transpose_copy_int.explain_call((self, dim0, dim1))
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_copy_int.check_arguments((self, dim0, dim1))
        raise


_op_transpose_copy_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::transpose_copy", "int_out"
)


def transpose_copy_int_out(
    self: Tensor, dim0: int, dim1: int, *, out: Tensor
) -> Tensor:
    """aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_copy_int_out.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_copy_int_out.convert(2, dim1)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_transpose_copy_int_out.caches[context][keys]
        else:
            kernel = _op_transpose_copy_int_out.cache[keys]
    except KeyError:
        kernel = _op_transpose_copy_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_transpose_copy_int_out.explain_call((self, dim0, dim1, out))
    try:
        return kernel(self, dim0, dim1, out)
    except Exception:
        _op_transpose_copy_int_out.check_arguments((self, dim0, dim1, out))
        raise


_op_tril: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril", "")


def tril(self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril.convert(1, diagonal)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tril.caches[context][self._keys]
        else:
            kernel = _op_tril.cache[self._keys]
    except KeyError:
        kernel = _op_tril.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tril.explain_call((self, diagonal))
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_tril.check_arguments((self, diagonal))
        raise


_op_tril_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril", "out")


def tril_out(self: Tensor, diagonal: int = 0, *, out: Tensor) -> Tensor:
    """aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril_out.convert(1, diagonal)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tril_out.caches[context][keys]
        else:
            kernel = _op_tril_out.cache[keys]
    except KeyError:
        kernel = _op_tril_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_tril_out.explain_call((self, diagonal, out))
    try:
        return kernel(self, diagonal, out)
    except Exception:
        _op_tril_out.check_arguments((self, diagonal, out))
        raise


_op_tril_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril_", "")


def tril_(self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril_.convert(1, diagonal)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tril_.caches[context][self._keys]
        else:
            kernel = _op_tril_.cache[self._keys]
    except KeyError:
        kernel = _op_tril_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_tril_.explain_call((self, diagonal))
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_tril_.check_arguments((self, diagonal))
        raise


_op_tril_indices: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril_indices", "")


def tril_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if row.__class__ is not int:
        row = _op_tril_indices.convert(0, row)
    if col.__class__ is not int:
        col = _op_tril_indices.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_tril_indices.convert(2, offset)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_tril_indices.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_tril_indices.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_tril_indices.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_tril_indices.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tril_indices.caches[context][0]
        else:
            kernel = _op_tril_indices.cache[0]
    except KeyError:
        kernel = _op_tril_indices.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_tril_indices.explain_call(
            (row, col, offset, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(row, col, offset, dtype, layout, device, pin_memory)
    except Exception:
        _op_tril_indices.check_arguments(
            (row, col, offset, dtype, layout, device, pin_memory)
        )
        raise


_op_tril_indices_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::tril_indices", "out"
)


def tril_indices_out(row: int, col: int, offset: int = 0, *, out: Tensor) -> Tensor:
    """aten::tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if row.__class__ is not int:
        row = _op_tril_indices_out.convert(0, row)
    if col.__class__ is not int:
        col = _op_tril_indices_out.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_tril_indices_out.convert(2, offset)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_tril_indices_out.caches[context][out._keys]
        else:
            kernel = _op_tril_indices_out.cache[out._keys]
    except KeyError:
        kernel = _op_tril_indices_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_tril_indices_out.explain_call((row, col, offset, out))
    try:
        return kernel(row, col, offset, out)
    except Exception:
        _op_tril_indices_out.check_arguments((row, col, offset, out))
        raise


_op_triu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu", "")


def triu(self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu.convert(1, diagonal)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_triu.caches[context][self._keys]
        else:
            kernel = _op_triu.cache[self._keys]
    except KeyError:
        kernel = _op_triu.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_triu.explain_call((self, diagonal))
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_triu.check_arguments((self, diagonal))
        raise


_op_triu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu", "out")


def triu_out(self: Tensor, diagonal: int = 0, *, out: Tensor) -> Tensor:
    """aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu_out.convert(1, diagonal)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_triu_out.caches[context][keys]
        else:
            kernel = _op_triu_out.cache[keys]
    except KeyError:
        kernel = _op_triu_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_triu_out.explain_call((self, diagonal, out))
    try:
        return kernel(self, diagonal, out)
    except Exception:
        _op_triu_out.check_arguments((self, diagonal, out))
        raise


_op_triu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu_", "")


def triu_(self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu_.convert(1, diagonal)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_triu_.caches[context][self._keys]
        else:
            kernel = _op_triu_.cache[self._keys]
    except KeyError:
        kernel = _op_triu_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_triu_.explain_call((self, diagonal))
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_triu_.check_arguments((self, diagonal))
        raise


_op_triu_indices: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu_indices", "")


def triu_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if row.__class__ is not int:
        row = _op_triu_indices.convert(0, row)
    if col.__class__ is not int:
        col = _op_triu_indices.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_triu_indices.convert(2, offset)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_triu_indices.convert(3, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_triu_indices.convert(4, layout)
    if device is not None and type(device) is not Device:
        device = _op_triu_indices.convert(5, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_triu_indices.convert(6, pin_memory)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_triu_indices.caches[context][0]
        else:
            kernel = _op_triu_indices.cache[0]
    except KeyError:
        kernel = _op_triu_indices.lookup_for()
    except (AttributeError, TypeError):
        kernel = _op_triu_indices.explain_call(
            (row, col, offset, dtype, layout, device, pin_memory)
        )
    try:
        return kernel(row, col, offset, dtype, layout, device, pin_memory)
    except Exception:
        _op_triu_indices.check_arguments(
            (row, col, offset, dtype, layout, device, pin_memory)
        )
        raise


_op_triu_indices_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::triu_indices", "out"
)


def triu_indices_out(row: int, col: int, offset: int = 0, *, out: Tensor) -> Tensor:
    """aten::triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if row.__class__ is not int:
        row = _op_triu_indices_out.convert(0, row)
    if col.__class__ is not int:
        col = _op_triu_indices_out.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_triu_indices_out.convert(2, offset)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_triu_indices_out.caches[context][out._keys]
        else:
            kernel = _op_triu_indices_out.cache[out._keys]
    except KeyError:
        kernel = _op_triu_indices_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_triu_indices_out.explain_call((row, col, offset, out))
    try:
        return kernel(row, col, offset, out)
    except Exception:
        _op_triu_indices_out.check_arguments((row, col, offset, out))
        raise


_op_trunc: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc", "")


def trunc(self: Tensor) -> Tensor:
    """aten::trunc(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_trunc.caches[context][self._keys]
        else:
            kernel = _op_trunc.cache[self._keys]
    except KeyError:
        kernel = _op_trunc.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_trunc.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_trunc.check_arguments((self,))
        raise


_op_trunc_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc", "out")


def trunc_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_trunc_out.caches[context][keys]
        else:
            kernel = _op_trunc_out.cache[keys]
    except KeyError:
        kernel = _op_trunc_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_trunc_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_trunc_out.check_arguments((self, out))
        raise


_op_trunc_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc_", "")


def trunc_(self: Tensor) -> Tensor:
    """aten::trunc_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_trunc_.caches[context][self._keys]
        else:
            kernel = _op_trunc_.cache[self._keys]
    except KeyError:
        kernel = _op_trunc_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_trunc_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_trunc_.check_arguments((self,))
        raise


_op_type_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::type_as", "")


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::type_as(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_type_as.caches[context][keys]
        else:
            kernel = _op_type_as.cache[keys]
    except KeyError:
        kernel = _op_type_as.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_type_as.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_type_as.check_arguments((self, other))
        raise


_op_unbind_int: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::unbind", "int"
)


def unbind_int(self: Tensor, dim: int = 0) -> Sequence[Tensor]:
    """aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]"""
    if dim.__class__ is not int:
        dim = _op_unbind_int.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unbind_int.caches[context][self._keys]
        else:
            kernel = _op_unbind_int.cache[self._keys]
    except KeyError:
        kernel = _op_unbind_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unbind_int.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_unbind_int.check_arguments((self, dim))
        raise


_op_unbind_copy_int: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::unbind_copy", "int"
)


def unbind_copy_int(self: Tensor, dim: int = 0) -> Sequence[Tensor]:
    """aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]"""
    if dim.__class__ is not int:
        dim = _op_unbind_copy_int.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unbind_copy_int.caches[context][self._keys]
        else:
            kernel = _op_unbind_copy_int.cache[self._keys]
    except KeyError:
        kernel = _op_unbind_copy_int.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unbind_copy_int.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_unbind_copy_int.check_arguments((self, dim))
        raise


_op_unbind_copy_int_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::unbind_copy", "int_out"
)


def unbind_copy_int_out(self: Tensor, dim: int = 0, *, out: Sequence[Tensor]) -> None:
    """aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()"""
    if dim.__class__ is not int:
        dim = _op_unbind_copy_int_out.convert(1, dim)
    if type(out) is not list and type(out) is not tuple:
        out = _op_unbind_copy_int_out.convert(2, out)
    try:
        keys = self._keys
        keys |= _rt_keys_of_list(out)
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unbind_copy_int_out.caches[context][keys]
        else:
            kernel = _op_unbind_copy_int_out.cache[keys]
    except KeyError:
        kernel = _op_unbind_copy_int_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_unbind_copy_int_out.explain_call((self, dim, out))
    try:
        kernel(self, dim, out)
    except Exception:
        _op_unbind_copy_int_out.check_arguments((self, dim, out))
        raise


_op_unfold: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unfold", "")


def unfold(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)"""
    if dimension.__class__ is not int:
        dimension = _op_unfold.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold.convert(3, step)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unfold.caches[context][self._keys]
        else:
            kernel = _op_unfold.cache[self._keys]
    except KeyError:
        kernel = _op_unfold.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unfold.explain_call((self, dimension, size, step))
    try:
        return kernel(self, dimension, size, step)
    except Exception:
        _op_unfold.check_arguments((self, dimension, size, step))
        raise


_op_unfold_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unfold_copy", "")


def unfold_copy(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor"""
    if dimension.__class__ is not int:
        dimension = _op_unfold_copy.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold_copy.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold_copy.convert(3, step)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unfold_copy.caches[context][self._keys]
        else:
            kernel = _op_unfold_copy.cache[self._keys]
    except KeyError:
        kernel = _op_unfold_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unfold_copy.explain_call((self, dimension, size, step))
    try:
        return kernel(self, dimension, size, step)
    except Exception:
        _op_unfold_copy.check_arguments((self, dimension, size, step))
        raise


_op_unfold_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unfold_copy", "out"
)


def unfold_copy_out(
    self: Tensor, dimension: int, size: int, step: int, *, out: Tensor
) -> Tensor:
    """aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)"""
    if dimension.__class__ is not int:
        dimension = _op_unfold_copy_out.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold_copy_out.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold_copy_out.convert(3, step)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unfold_copy_out.caches[context][keys]
        else:
            kernel = _op_unfold_copy_out.cache[keys]
    except KeyError:
        kernel = _op_unfold_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_unfold_copy_out.explain_call((self, dimension, size, step, out))
    try:
        return kernel(self, dimension, size, step, out)
    except Exception:
        _op_unfold_copy_out.check_arguments((self, dimension, size, step, out))
        raise


_op_uniform: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform", "")


def uniform(
    self: Tensor,
    from_: float = 0.0,
    to: float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor"""
    if from_.__class__ is not float:
        from_ = _op_uniform.convert(1, from_)
    if to.__class__ is not float:
        to = _op_uniform.convert(2, to)
    if generator is not None and type(generator) is not Generator:
        generator = _op_uniform.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_uniform.caches[context][keys]
        else:
            kernel = _op_uniform.cache[keys]
    except KeyError:
        kernel = _op_uniform.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_uniform.explain_call((self, from_, to, generator))
    try:
        return kernel(self, from_, to, generator)
    except Exception:
        _op_uniform.check_arguments((self, from_, to, generator))
        raise


_op_uniform_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform", "out")


def uniform_out(
    self: Tensor,
    from_: float = 0.0,
    to: float = 1.0,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if from_.__class__ is not float:
        from_ = _op_uniform_out.convert(1, from_)
    if to.__class__ is not float:
        to = _op_uniform_out.convert(2, to)
    if generator is not None and type(generator) is not Generator:
        generator = _op_uniform_out.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_uniform_out.caches[context][keys]
        else:
            kernel = _op_uniform_out.cache[keys]
    except KeyError:
        kernel = _op_uniform_out.lookup_for(self, generator, out)
    except (AttributeError, TypeError):
        kernel = _op_uniform_out.explain_call((self, from_, to, generator, out))
    try:
        return kernel(self, from_, to, generator, out)
    except Exception:
        _op_uniform_out.check_arguments((self, from_, to, generator, out))
        raise


_op_uniform_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform_", "")


def uniform_(
    self: Tensor,
    from_: float = 0.0,
    to: float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)"""
    if from_.__class__ is not float:
        from_ = _op_uniform_.convert(1, from_)
    if to.__class__ is not float:
        to = _op_uniform_.convert(2, to)
    if generator is not None and type(generator) is not Generator:
        generator = _op_uniform_.convert(3, generator)
    try:
        keys = self._keys
        if generator is not None:
            keys |= generator._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_uniform_.caches[context][keys]
        else:
            kernel = _op_uniform_.cache[keys]
    except KeyError:
        kernel = _op_uniform_.lookup_for(self, generator)
    except (AttributeError, TypeError):
        kernel = _op_uniform_.explain_call((self, from_, to, generator))
    try:
        return kernel(self, from_, to, generator)
    except Exception:
        _op_uniform_.check_arguments((self, from_, to, generator))
        raise


_op_unsqueeze: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unsqueeze", "")


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unsqueeze.caches[context][self._keys]
        else:
            kernel = _op_unsqueeze.cache[self._keys]
    except KeyError:
        kernel = _op_unsqueeze.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unsqueeze.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze.check_arguments((self, dim))
        raise


_op_unsqueeze_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unsqueeze_", "")


def unsqueeze_(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unsqueeze_.caches[context][self._keys]
        else:
            kernel = _op_unsqueeze_.cache[self._keys]
    except KeyError:
        kernel = _op_unsqueeze_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unsqueeze_.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze_.check_arguments((self, dim))
        raise


_op_unsqueeze_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unsqueeze_copy", ""
)


def unsqueeze_copy(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze_copy(Tensor self, int dim) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_copy.convert(1, dim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unsqueeze_copy.caches[context][self._keys]
        else:
            kernel = _op_unsqueeze_copy.cache[self._keys]
    except KeyError:
        kernel = _op_unsqueeze_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_unsqueeze_copy.explain_call((self, dim))
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze_copy.check_arguments((self, dim))
        raise


_op_unsqueeze_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unsqueeze_copy", "out"
)


def unsqueeze_copy_out(self: Tensor, dim: int, *, out: Tensor) -> Tensor:
    """aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_copy_out.convert(1, dim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_unsqueeze_copy_out.caches[context][keys]
        else:
            kernel = _op_unsqueeze_copy_out.cache[keys]
    except KeyError:
        kernel = _op_unsqueeze_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_unsqueeze_copy_out.explain_call((self, dim, out))
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_unsqueeze_copy_out.check_arguments((self, dim, out))
        raise


_op_var: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "")


def var(self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::var(Tensor self, bool unbiased=True) -> Tensor"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var.convert(1, unbiased)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var.caches[context][self._keys]
        else:
            kernel = _op_var.cache[self._keys]
    except KeyError:
        kernel = _op_var.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var.explain_call((self, unbiased))
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_var.check_arguments((self, unbiased))
        raise


_op_var_correction: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::var", "correction"
)


def var_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> Tensor:
    """aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_correction.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_correction.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_var_correction.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_correction.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_correction.caches[context][self._keys]
        else:
            kernel = _op_var_correction.cache[self._keys]
    except KeyError:
        kernel = _op_var_correction.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var_correction.explain_call((self, dim, correction, keepdim))
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_var_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_var_correction_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::var", "correction_out"
)


def var_correction_out(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor,
) -> Tensor:
    """aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_correction_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_correction_out.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_var_correction_out.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_correction_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_correction_out.caches[context][keys]
        else:
            kernel = _op_var_correction_out.cache[keys]
    except KeyError:
        kernel = _op_var_correction_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_var_correction_out.explain_call(
            (self, dim, correction, keepdim, out)
        )
    try:
        return kernel(self, dim, correction, keepdim, out)
    except Exception:
        _op_var_correction_out.check_arguments((self, dim, correction, keepdim, out))
        raise


_op_var_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "dim")


def var_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> Tensor:
    """aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_dim.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_dim.convert(1, dim)
                break
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var_dim.convert(2, unbiased)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_dim.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_dim.caches[context][self._keys]
        else:
            kernel = _op_var_dim.cache[self._keys]
    except KeyError:
        kernel = _op_var_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var_dim.explain_call((self, dim, unbiased, keepdim))
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_var_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_var_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "out")


def var_out(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_out.convert(1, dim)
                break
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var_out.convert(2, unbiased)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_out.caches[context][keys]
        else:
            kernel = _op_var_out.cache[keys]
    except KeyError:
        kernel = _op_var_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_var_out.explain_call((self, dim, unbiased, keepdim, out))
    try:
        return kernel(self, dim, unbiased, keepdim, out)
    except Exception:
        _op_var_out.check_arguments((self, dim, unbiased, keepdim, out))
        raise


_op_var_mean: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", ""
)


def var_mean(self: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]:
    """aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var_mean.convert(1, unbiased)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_mean.caches[context][self._keys]
        else:
            kernel = _op_var_mean.cache[self._keys]
    except KeyError:
        kernel = _op_var_mean.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var_mean.explain_call((self, unbiased))
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_var_mean.check_arguments((self, unbiased))
        raise


_op_var_mean_correction: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", "correction"
)


def var_mean_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_mean_correction.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_mean_correction.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_var_mean_correction.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_mean_correction.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_mean_correction.caches[context][self._keys]
        else:
            kernel = _op_var_mean_correction.cache[self._keys]
    except KeyError:
        kernel = _op_var_mean_correction.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var_mean_correction.explain_call((self, dim, correction, keepdim))
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_var_mean_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_var_mean_correction_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", "correction_out"
)


def var_mean_correction_out(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out0: Tensor,
    out1: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_mean_correction_out.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_mean_correction_out.convert(1, dim)
                break
    if correction is not None and type(correction) not in _rt_NUMBERS:
        correction = _op_var_mean_correction_out.convert(2, correction)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_mean_correction_out.convert(3, keepdim)
    try:
        keys = self._keys
        if out0._keys is not keys:
            keys |= out0._keys
        if out1._keys is not keys:
            keys |= out1._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_mean_correction_out.caches[context][keys]
        else:
            kernel = _op_var_mean_correction_out.cache[keys]
    except KeyError:
        kernel = _op_var_mean_correction_out.lookup_for(self, out0, out1)
    except (AttributeError, TypeError):
        kernel = _op_var_mean_correction_out.explain_call(
            (self, dim, correction, keepdim, out0, out1)
        )
    try:
        return kernel(self, dim, correction, keepdim, out0, out1)
    except Exception:
        _op_var_mean_correction_out.check_arguments(
            (self, dim, correction, keepdim, out0, out1)
        )
        raise


_op_var_mean_dim: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", "dim"
)


def var_mean_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)"""
    if dim is not None and type(dim) is not list and type(dim) is not tuple:
        dim = _op_var_mean_dim.convert(1, dim)
    elif dim is not None:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_var_mean_dim.convert(1, dim)
                break
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var_mean_dim.convert(2, unbiased)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_var_mean_dim.convert(3, keepdim)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_var_mean_dim.caches[context][self._keys]
        else:
            kernel = _op_var_mean_dim.cache[self._keys]
    except KeyError:
        kernel = _op_var_mean_dim.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_var_mean_dim.explain_call((self, dim, unbiased, keepdim))
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_var_mean_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_vdot: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::vdot", "")


def vdot(self: Tensor, other: Tensor) -> Tensor:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_vdot.caches[context][keys]
        else:
            kernel = _op_vdot.cache[keys]
    except KeyError:
        kernel = _op_vdot.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_vdot.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_vdot.check_arguments((self, other))
        raise


_op_vdot_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::vdot", "out")


def vdot_out(self: Tensor, other: Tensor, *, out: Tensor) -> Tensor:
    """aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_vdot_out.caches[context][keys]
        else:
            kernel = _op_vdot_out.cache[keys]
    except KeyError:
        kernel = _op_vdot_out.lookup_for(self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_vdot_out.explain_call((self, other, out))
    try:
        return kernel(self, other, out)
    except Exception:
        _op_vdot_out.check_arguments((self, other, out))
        raise


_op_view: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view", "")


def view(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view.caches[context][self._keys]
        else:
            kernel = _op_view.cache[self._keys]
    except KeyError:
        kernel = _op_view.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_view.explain_call((self, size))
    try:
        return kernel(self, size)
    except Exception:
        _op_view.check_arguments((self, size))
        raise


_op_view_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view", "dtype")


def view_dtype(self: Tensor, dtype: DType) -> Tensor:
    """aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"""
    if dtype.__class__ is not DType:
        dtype = _op_view_dtype.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_dtype.caches[context][self._keys]
        else:
            kernel = _op_view_dtype.cache[self._keys]
    except KeyError:
        kernel = _op_view_dtype.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_view_dtype.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_view_dtype.check_arguments((self, dtype))
        raise


_op_view_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_as", "")


def view_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        keys = self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_as.caches[context][keys]
        else:
            kernel = _op_view_as.cache[keys]
    except KeyError:
        kernel = _op_view_as.lookup_for(self, other)
    except (AttributeError, TypeError):
        kernel = _op_view_as.explain_call((self, other))
    try:
        return kernel(self, other)
    except Exception:
        _op_view_as.check_arguments((self, other))
        raise


_op_view_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_copy", "")


def view_copy(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view_copy(Tensor self, SymInt[] size) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view_copy.convert(1, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_copy.caches[context][self._keys]
        else:
            kernel = _op_view_copy.cache[self._keys]
    except KeyError:
        kernel = _op_view_copy.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_view_copy.explain_call((self, size))
    try:
        return kernel(self, size)
    except Exception:
        _op_view_copy.check_arguments((self, size))
        raise


_op_view_copy_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::view_copy", "dtype"
)


def view_copy_dtype(self: Tensor, dtype: DType) -> Tensor:
    """aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor"""
    if dtype.__class__ is not DType:
        dtype = _op_view_copy_dtype.convert(1, dtype)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_copy_dtype.caches[context][self._keys]
        else:
            kernel = _op_view_copy_dtype.cache[self._keys]
    except KeyError:
        kernel = _op_view_copy_dtype.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_view_copy_dtype.explain_call((self, dtype))
    try:
        return kernel(self, dtype)
    except Exception:
        _op_view_copy_dtype.check_arguments((self, dtype))
        raise


_op_view_copy_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::view_copy", "dtype_out"
)


def view_copy_dtype_out(self: Tensor, dtype: DType, *, out: Tensor) -> Tensor:
    """aten::view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)"""
    if dtype.__class__ is not DType:
        dtype = _op_view_copy_dtype_out.convert(1, dtype)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_copy_dtype_out.caches[context][keys]
        else:
            kernel = _op_view_copy_dtype_out.cache[keys]
    except KeyError:
        kernel = _op_view_copy_dtype_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_view_copy_dtype_out.explain_call((self, dtype, out))
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_view_copy_dtype_out.check_arguments((self, dtype, out))
        raise


_op_view_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_copy", "out")


def view_copy_out(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view_copy_out.convert(1, size)
                break
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_view_copy_out.caches[context][keys]
        else:
            kernel = _op_view_copy_out.cache[keys]
    except KeyError:
        kernel = _op_view_copy_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_view_copy_out.explain_call((self, size, out))
    try:
        return kernel(self, size, out)
    except Exception:
        _op_view_copy_out.check_arguments((self, size, out))
        raise


_op_where: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("aten::where", "")


def where(condition: Tensor) -> Sequence[Tensor]:
    """aten::where(Tensor condition) -> Tensor[]"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where.caches[context][condition._keys]
        else:
            kernel = _op_where.cache[condition._keys]
    except KeyError:
        kernel = _op_where.lookup_for(condition)
    except (AttributeError, TypeError):
        kernel = _op_where.explain_call((condition,))
    try:
        return kernel(condition)
    except Exception:
        _op_where.check_arguments((condition,))
        raise


_op_where_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::where", "Scalar")


def where_Scalar(condition: Tensor, self: Number, other: Number) -> Tensor:
    """aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_where_Scalar.convert(1, self)
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_where_Scalar.convert(2, other)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where_Scalar.caches[context][condition._keys]
        else:
            kernel = _op_where_Scalar.cache[condition._keys]
    except KeyError:
        kernel = _op_where_Scalar.lookup_for(condition)
    except (AttributeError, TypeError):
        kernel = _op_where_Scalar.explain_call((condition, self, other))
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_Scalar.check_arguments((condition, self, other))
        raise


_op_where_ScalarOther: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "ScalarOther"
)


def where_ScalarOther(condition: Tensor, self: Tensor, other: Number) -> Tensor:
    """aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_where_ScalarOther.convert(2, other)
    try:
        keys = condition._keys
        if self._keys is not keys:
            keys |= self._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where_ScalarOther.caches[context][keys]
        else:
            kernel = _op_where_ScalarOther.cache[keys]
    except KeyError:
        kernel = _op_where_ScalarOther.lookup_for(condition, self)
    except (AttributeError, TypeError):
        kernel = _op_where_ScalarOther.explain_call((condition, self, other))
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_ScalarOther.check_arguments((condition, self, other))
        raise


_op_where_ScalarSelf: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "ScalarSelf"
)


def where_ScalarSelf(condition: Tensor, self: Number, other: Tensor) -> Tensor:
    """aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_where_ScalarSelf.convert(1, self)
    try:
        keys = condition._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where_ScalarSelf.caches[context][keys]
        else:
            kernel = _op_where_ScalarSelf.cache[keys]
    except KeyError:
        kernel = _op_where_ScalarSelf.lookup_for(condition, other)
    except (AttributeError, TypeError):
        kernel = _op_where_ScalarSelf.explain_call((condition, self, other))
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_ScalarSelf.check_arguments((condition, self, other))
        raise


_op_where_self: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::where", "self")


def where_self(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    try:
        keys = condition._keys
        if self._keys is not keys:
            keys |= self._keys
        if other._keys is not keys:
            keys |= other._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where_self.caches[context][keys]
        else:
            kernel = _op_where_self.cache[keys]
    except KeyError:
        kernel = _op_where_self.lookup_for(condition, self, other)
    except (AttributeError, TypeError):
        kernel = _op_where_self.explain_call((condition, self, other))
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_self.check_arguments((condition, self, other))
        raise


_op_where_self_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "self_out"
)


def where_self_out(
    condition: Tensor, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = condition._keys
        if self._keys is not keys:
            keys |= self._keys
        if other._keys is not keys:
            keys |= other._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_where_self_out.caches[context][keys]
        else:
            kernel = _op_where_self_out.cache[keys]
    except KeyError:
        kernel = _op_where_self_out.lookup_for(condition, self, other, out)
    except (AttributeError, TypeError):
        kernel = _op_where_self_out.explain_call((condition, self, other, out))
    try:
        return kernel(condition, self, other, out)
    except Exception:
        _op_where_self_out.check_arguments((condition, self, other, out))
        raise


_op_zero: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero", "")


def zero(self: Tensor) -> Tensor:
    """aten::zero(Tensor self) -> Tensor"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zero.caches[context][self._keys]
        else:
            kernel = _op_zero.cache[self._keys]
    except KeyError:
        kernel = _op_zero.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_zero.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_zero.check_arguments((self,))
        raise


_op_zero_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero", "out")


def zero_out(self: Tensor, *, out: Tensor) -> Tensor:
    """aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zero_out.caches[context][keys]
        else:
            kernel = _op_zero_out.cache[keys]
    except KeyError:
        kernel = _op_zero_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_zero_out.explain_call((self, out))
    try:
        return kernel(self, out)
    except Exception:
        _op_zero_out.check_arguments((self, out))
        raise


_op_zero_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero_", "")


def zero_(self: Tensor) -> Tensor:
    """aten::zero_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zero_.caches[context][self._keys]
        else:
            kernel = _op_zero_.cache[self._keys]
    except KeyError:
        kernel = _op_zero_.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_zero_.explain_call((self,))
    try:
        return kernel(self)
    except Exception:
        _op_zero_.check_arguments((self,))
        raise


_op_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros", "")


def zeros(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
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


_op_zeros_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros", "out")


def zeros_out(size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_zeros_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_zeros_out.convert(0, size)
                break
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zeros_out.caches[context][out._keys]
        else:
            kernel = _op_zeros_out.cache[out._keys]
    except KeyError:
        kernel = _op_zeros_out.lookup_for(out)
    except (AttributeError, TypeError):
        kernel = _op_zeros_out.explain_call((size, out))
    try:
        return kernel(size, out)
    except Exception:
        _op_zeros_out.check_arguments((size, out))
        raise


_op_zeros_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros_like", "")


def zeros_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_zeros_like.convert(1, dtype)
    if layout is not None and type(layout) is not Layout:
        layout = _op_zeros_like.convert(2, layout)
    if device is not None and type(device) is not Device:
        device = _op_zeros_like.convert(3, device)
    if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
        pin_memory = _op_zeros_like.convert(4, pin_memory)
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_zeros_like.convert(5, memory_format)
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zeros_like.caches[context][self._keys]
        else:
            kernel = _op_zeros_like.cache[self._keys]
    except KeyError:
        kernel = _op_zeros_like.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_zeros_like.explain_call(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_zeros_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_zeros_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::zeros_like", "out"
)


def zeros_like_out(
    self: Tensor, *, memory_format: MemoryFormat | None = None, out: Tensor
) -> Tensor:
    """aten::zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_zeros_like_out.convert(1, memory_format)
    try:
        keys = self._keys
        if out._keys is not keys:
            keys |= out._keys
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_zeros_like_out.caches[context][keys]
        else:
            kernel = _op_zeros_like_out.cache[keys]
    except KeyError:
        kernel = _op_zeros_like_out.lookup_for(self, out)
    except (AttributeError, TypeError):
        kernel = _op_zeros_like_out.explain_call((self, memory_format, out))
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_zeros_like_out.check_arguments((self, memory_format, out))
        raise
