"""The operators of native_functions.yaml with the key set as first argument. Generated: do not edit.

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
from runtime.wrapping import BOOLS as _rt_BOOLS
from runtime.wrapping import NUMBERS as _rt_NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from runtime.key_set import DispatchKeySet
    from runtime.operator import TypedOperator as _rt_TypedOperator

    from .tensor_body import Tensor

_rt_get_handle = _rt_get_default_dispatcher().handle

_op__foreach_add_List: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "List"
)


def _foreach_add_List(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    alpha: Number = 1,
) -> Sequence[Tensor]:
    """aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_add_List.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_List.convert(2, alpha)
    try:
        kernel = _op__foreach_add_List.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_List.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op__foreach_add_List.check_arguments((self, other, alpha))
        raise


_op__foreach_add_List_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "List_out"
)


def _foreach_add_List_out(
    keys: DispatchKeySet,
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
        kernel = _op__foreach_add_List_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_List_out.lookup_redispatched(keys)
    try:
        kernel(self, other, alpha, out)
    except Exception:
        _op__foreach_add_List_out.check_arguments((self, other, alpha, out))
        raise


_op__foreach_add_Scalar: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "Scalar"
)


def _foreach_add_Scalar(
    keys: DispatchKeySet, self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add_Scalar.convert(1, scalar)
    try:
        kernel = _op__foreach_add_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, scalar)
    except Exception:
        _op__foreach_add_Scalar.check_arguments((self, scalar))
        raise


_op__foreach_add_ScalarList: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "ScalarList"
)


def _foreach_add_ScalarList(
    keys: DispatchKeySet, self: Sequence[Tensor], scalars: Sequence[Number]
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
        kernel = _op__foreach_add_ScalarList.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_ScalarList.lookup_redispatched(keys)
    try:
        return kernel(self, scalars)
    except Exception:
        _op__foreach_add_ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_add_ScalarList_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "ScalarList_out"
)


def _foreach_add_ScalarList_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    scalars: Sequence[Number],
    *,
    out: Sequence[Tensor],
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
        kernel = _op__foreach_add_ScalarList_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_ScalarList_out.lookup_redispatched(keys)
    try:
        kernel(self, scalars, out)
    except Exception:
        _op__foreach_add_ScalarList_out.check_arguments((self, scalars, out))
        raise


_op__foreach_add_Scalar_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "Scalar_out"
)


def _foreach_add_Scalar_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    scalar: Number,
    *,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Scalar_out.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add_Scalar_out.convert(1, scalar)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_Scalar_out.convert(2, out)
    try:
        kernel = _op__foreach_add_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_Scalar_out.lookup_redispatched(keys)
    try:
        kernel(self, scalar, out)
    except Exception:
        _op__foreach_add_Scalar_out.check_arguments((self, scalar, out))
        raise


_op__foreach_add_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_add", "Tensor"
)


def _foreach_add_Tensor(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> Sequence[Tensor]:
    """aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Tensor.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_Tensor.convert(2, alpha)
    try:
        kernel = _op__foreach_add_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op__foreach_add_Tensor.check_arguments((self, other, alpha))
        raise


_op__foreach_add_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add", "Tensor_out"
)


def _foreach_add_Tensor_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    other: Tensor,
    *,
    alpha: Number = 1,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add_Tensor_out.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add_Tensor_out.convert(2, alpha)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_add_Tensor_out.convert(3, out)
    try:
        kernel = _op__foreach_add_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add_Tensor_out.lookup_redispatched(keys)
    try:
        kernel(self, other, alpha, out)
    except Exception:
        _op__foreach_add_Tensor_out.check_arguments((self, other, alpha, out))
        raise


_op__foreach_add__List: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "List"
)


def _foreach_add__List(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    alpha: Number = 1,
) -> None:
    """aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_add__List.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add__List.convert(2, alpha)
    try:
        kernel = _op__foreach_add__List.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add__List.lookup_redispatched(keys)
    try:
        kernel(self, other, alpha)
    except Exception:
        _op__foreach_add__List.check_arguments((self, other, alpha))
        raise


_op__foreach_add__Scalar: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "Scalar"
)


def _foreach_add__Scalar(
    keys: DispatchKeySet, self: Sequence[Tensor], scalar: Number
) -> None:
    """aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_add__Scalar.convert(1, scalar)
    try:
        kernel = _op__foreach_add__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add__Scalar.lookup_redispatched(keys)
    try:
        kernel(self, scalar)
    except Exception:
        _op__foreach_add__Scalar.check_arguments((self, scalar))
        raise


_op__foreach_add__ScalarList: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "ScalarList"
)


def _foreach_add__ScalarList(
    keys: DispatchKeySet, self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
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
        kernel = _op__foreach_add__ScalarList.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add__ScalarList.lookup_redispatched(keys)
    try:
        kernel(self, scalars)
    except Exception:
        _op__foreach_add__ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_add__Tensor: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_add_", "Tensor"
)


def _foreach_add__Tensor(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> None:
    """aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_add__Tensor.convert(0, self)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op__foreach_add__Tensor.convert(2, alpha)
    try:
        kernel = _op__foreach_add__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_add__Tensor.lookup_redispatched(keys)
    try:
        kernel(self, other, alpha)
    except Exception:
        _op__foreach_add__Tensor.check_arguments((self, other, alpha))
        raise


_op__foreach_mul_List: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "List"
)


def _foreach_mul_List(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Sequence[Tensor]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul_List.convert(1, other)
    try:
        kernel = _op__foreach_mul_List.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_List.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op__foreach_mul_List.check_arguments((self, other))
        raise


_op__foreach_mul_List_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "List_out"
)


def _foreach_mul_List_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_List_out.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul_List_out.convert(1, other)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_List_out.convert(2, out)
    try:
        kernel = _op__foreach_mul_List_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_List_out.lookup_redispatched(keys)
    try:
        kernel(self, other, out)
    except Exception:
        _op__foreach_mul_List_out.check_arguments((self, other, out))
        raise


_op__foreach_mul_Scalar: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "Scalar"
)


def _foreach_mul_Scalar(
    keys: DispatchKeySet, self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul_Scalar.convert(1, scalar)
    try:
        kernel = _op__foreach_mul_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, scalar)
    except Exception:
        _op__foreach_mul_Scalar.check_arguments((self, scalar))
        raise


_op__foreach_mul_ScalarList: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "ScalarList"
)


def _foreach_mul_ScalarList(
    keys: DispatchKeySet, self: Sequence[Tensor], scalars: Sequence[Number]
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
        kernel = _op__foreach_mul_ScalarList.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_ScalarList.lookup_redispatched(keys)
    try:
        return kernel(self, scalars)
    except Exception:
        _op__foreach_mul_ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_mul_ScalarList_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "ScalarList_out"
)


def _foreach_mul_ScalarList_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    scalars: Sequence[Number],
    *,
    out: Sequence[Tensor],
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
        kernel = _op__foreach_mul_ScalarList_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_ScalarList_out.lookup_redispatched(keys)
    try:
        kernel(self, scalars, out)
    except Exception:
        _op__foreach_mul_ScalarList_out.check_arguments((self, scalars, out))
        raise


_op__foreach_mul_Scalar_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "Scalar_out"
)


def _foreach_mul_Scalar_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    scalar: Number,
    *,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Scalar_out.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul_Scalar_out.convert(1, scalar)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_Scalar_out.convert(2, out)
    try:
        kernel = _op__foreach_mul_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_Scalar_out.lookup_redispatched(keys)
    try:
        kernel(self, scalar, out)
    except Exception:
        _op__foreach_mul_Scalar_out.check_arguments((self, scalar, out))
        raise


_op__foreach_mul_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::_foreach_mul", "Tensor"
)


def _foreach_mul_Tensor(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Tensor
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Tensor.convert(0, self)
    try:
        kernel = _op__foreach_mul_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op__foreach_mul_Tensor.check_arguments((self, other))
        raise


_op__foreach_mul_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul", "Tensor_out"
)


def _foreach_mul_Tensor_out(
    keys: DispatchKeySet,
    self: Sequence[Tensor],
    other: Tensor,
    *,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul_Tensor_out.convert(0, self)
    if type(out) is not list and type(out) is not tuple:
        out = _op__foreach_mul_Tensor_out.convert(2, out)
    try:
        kernel = _op__foreach_mul_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul_Tensor_out.lookup_redispatched(keys)
    try:
        kernel(self, other, out)
    except Exception:
        _op__foreach_mul_Tensor_out.check_arguments((self, other, out))
        raise


_op__foreach_mul__List: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "List"
)


def _foreach_mul__List(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__List.convert(0, self)
    if type(other) is not list and type(other) is not tuple:
        other = _op__foreach_mul__List.convert(1, other)
    try:
        kernel = _op__foreach_mul__List.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul__List.lookup_redispatched(keys)
    try:
        kernel(self, other)
    except Exception:
        _op__foreach_mul__List.check_arguments((self, other))
        raise


_op__foreach_mul__Scalar: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "Scalar"
)


def _foreach_mul__Scalar(
    keys: DispatchKeySet, self: Sequence[Tensor], scalar: Number
) -> None:
    """aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__Scalar.convert(0, self)
    if scalar.__class__ is not int and type(scalar) not in _rt_NUMBERS:
        scalar = _op__foreach_mul__Scalar.convert(1, scalar)
    try:
        kernel = _op__foreach_mul__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul__Scalar.lookup_redispatched(keys)
    try:
        kernel(self, scalar)
    except Exception:
        _op__foreach_mul__Scalar.check_arguments((self, scalar))
        raise


_op__foreach_mul__ScalarList: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "ScalarList"
)


def _foreach_mul__ScalarList(
    keys: DispatchKeySet, self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
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
        kernel = _op__foreach_mul__ScalarList.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul__ScalarList.lookup_redispatched(keys)
    try:
        kernel(self, scalars)
    except Exception:
        _op__foreach_mul__ScalarList.check_arguments((self, scalars))
        raise


_op__foreach_mul__Tensor: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::_foreach_mul_", "Tensor"
)


def _foreach_mul__Tensor(
    keys: DispatchKeySet, self: Sequence[Tensor], other: Tensor
) -> None:
    """aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()"""
    if type(self) is not list and type(self) is not tuple:
        self = _op__foreach_mul__Tensor.convert(0, self)
    try:
        kernel = _op__foreach_mul__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__foreach_mul__Tensor.lookup_redispatched(keys)
    try:
        kernel(self, other)
    except Exception:
        _op__foreach_mul__Tensor.check_arguments((self, other))
        raise


_op__index_put_impl: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_index_put_impl", ""
)


def _index_put_impl(
    keys: DispatchKeySet,
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
        kernel = _op__index_put_impl.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__index_put_impl.lookup_redispatched(keys)
    try:
        return kernel(self, indices, values, accumulate, unsafe)
    except Exception:
        _op__index_put_impl.check_arguments((self, indices, values, accumulate, unsafe))
        raise


_op__index_put_impl_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_index_put_impl", "out"
)


def _index_put_impl_out(
    keys: DispatchKeySet,
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
        kernel = _op__index_put_impl_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__index_put_impl_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op__index_put_impl_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__index_put_impl_.lookup_redispatched(keys)
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


def _local_scalar_dense(keys: DispatchKeySet, self: Tensor) -> Number:
    """aten::_local_scalar_dense(Tensor self) -> Scalar"""
    try:
        kernel = _op__local_scalar_dense.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__local_scalar_dense.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op__local_scalar_dense.check_arguments((self,))
        raise


_op__log_softmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_log_softmax", "")


def _log_softmax(
    keys: DispatchKeySet, self: Tensor, dim: int, half_to_float: bool
) -> Tensor:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op__log_softmax.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__log_softmax.convert(2, half_to_float)
    try:
        kernel = _op__log_softmax.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__log_softmax.lookup_redispatched(keys)
    try:
        return kernel(self, dim, half_to_float)
    except Exception:
        _op__log_softmax.check_arguments((self, dim, half_to_float))
        raise


_op__log_softmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_log_softmax", "out"
)


def _log_softmax_out(
    keys: DispatchKeySet, self: Tensor, dim: int, half_to_float: bool, *, out: Tensor
) -> Tensor:
    """aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op__log_softmax_out.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__log_softmax_out.convert(2, half_to_float)
    try:
        kernel = _op__log_softmax_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__log_softmax_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, half_to_float, out)
    except Exception:
        _op__log_softmax_out.check_arguments((self, dim, half_to_float, out))
        raise


_op__reshape_alias: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias", ""
)


def _reshape_alias(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], stride: Sequence[int]
) -> Tensor:
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
        kernel = _op__reshape_alias.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__reshape_alias.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride)
    except Exception:
        _op__reshape_alias.check_arguments((self, size, stride))
        raise


_op__reshape_alias_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias_copy", ""
)


def _reshape_alias_copy(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], stride: Sequence[int]
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
        kernel = _op__reshape_alias_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__reshape_alias_copy.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride)
    except Exception:
        _op__reshape_alias_copy.check_arguments((self, size, stride))
        raise


_op__reshape_alias_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_reshape_alias_copy", "out"
)


def _reshape_alias_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    *,
    out: Tensor,
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
        kernel = _op__reshape_alias_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__reshape_alias_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride, out)
    except Exception:
        _op__reshape_alias_copy_out.check_arguments((self, size, stride, out))
        raise


_op__softmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_softmax", "")


def _softmax(
    keys: DispatchKeySet, self: Tensor, dim: int, half_to_float: bool
) -> Tensor:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op__softmax.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__softmax.convert(2, half_to_float)
    try:
        kernel = _op__softmax.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__softmax.lookup_redispatched(keys)
    try:
        return kernel(self, dim, half_to_float)
    except Exception:
        _op__softmax.check_arguments((self, dim, half_to_float))
        raise


_op__softmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_softmax", "out")


def _softmax_out(
    keys: DispatchKeySet, self: Tensor, dim: int, half_to_float: bool, *, out: Tensor
) -> Tensor:
    """aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op__softmax_out.convert(1, dim)
    if type(half_to_float) not in _rt_BOOLS:
        half_to_float = _op__softmax_out.convert(2, half_to_float)
    try:
        kernel = _op__softmax_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__softmax_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, half_to_float, out)
    except Exception:
        _op__softmax_out.check_arguments((self, dim, half_to_float, out))
        raise


_op__to_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_to_copy", "")


def _to_copy(
    keys: DispatchKeySet,
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
        kernel = _op__to_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__to_copy.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op__to_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__to_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, non_blocking, memory_format, out)
    except Exception:
        _op__to_copy_out.check_arguments((self, non_blocking, memory_format, out))
        raise


_op__unsafe_view: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::_unsafe_view", "")


def _unsafe_view(keys: DispatchKeySet, self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__unsafe_view.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__unsafe_view.convert(1, size)
                break
    try:
        kernel = _op__unsafe_view.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__unsafe_view.lookup_redispatched(keys)
    try:
        return kernel(self, size)
    except Exception:
        _op__unsafe_view.check_arguments((self, size))
        raise


_op__unsafe_view_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::_unsafe_view", "out"
)


def _unsafe_view_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op__unsafe_view_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op__unsafe_view_out.convert(1, size)
                break
    try:
        kernel = _op__unsafe_view_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op__unsafe_view_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, out)
    except Exception:
        _op__unsafe_view_out.check_arguments((self, size, out))
        raise


_op_abs: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs", "")


def abs(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::abs(Tensor self) -> Tensor"""
    try:
        kernel = _op_abs.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_abs.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_abs.check_arguments((self,))
        raise


_op_abs_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs", "out")


def abs_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_abs_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_abs_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_abs_out.check_arguments((self, out))
        raise


_op_abs_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::abs_", "")


def abs_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::abs_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_abs_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_abs_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_abs_.check_arguments((self,))
        raise


_op_acos: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos", "")


def acos(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::acos(Tensor self) -> Tensor"""
    try:
        kernel = _op_acos.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_acos.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_acos.check_arguments((self,))
        raise


_op_acos_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos", "out")


def acos_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_acos_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_acos_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_acos_out.check_arguments((self, out))
        raise


_op_acos_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::acos_", "")


def acos_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::acos_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_acos_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_acos_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_acos_.check_arguments((self,))
        raise


_op_add_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "Scalar")


def add_Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1
) -> Tensor:
    """aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_Scalar.convert(2, alpha)
    try:
        kernel = _op_add_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add_Scalar.check_arguments((self, other, alpha))
        raise


_op_add_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::add", "Scalar_out"
)


def add_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_Scalar_out.convert(2, alpha)
    try:
        kernel = _op_add_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_add_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_add_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "Tensor")


def add_Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_Tensor.convert(2, alpha)
    try:
        kernel = _op_add_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add_Tensor.check_arguments((self, other, alpha))
        raise


_op_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add", "out")


def add_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add_out.convert(2, alpha)
    try:
        kernel = _op_add_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_add_out.check_arguments((self, other, alpha, out))
        raise


_op_add__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add_", "Scalar")


def add__Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1
) -> Tensor:
    """aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_add__Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add__Scalar.convert(2, alpha)
    try:
        kernel = _op_add__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add__Scalar.check_arguments((self, other, alpha))
        raise


_op_add__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::add_", "Tensor")


def add__Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_add__Tensor.convert(2, alpha)
    try:
        kernel = _op_add__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_add__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_add__Tensor.check_arguments((self, other, alpha))
        raise


_op_addcdiv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv", "")


def addcdiv(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
) -> Tensor:
    """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv.convert(3, value)
    try:
        kernel = _op_addcdiv.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcdiv.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcdiv.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcdiv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv", "out")


def addcdiv_out(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv_out.convert(3, value)
    try:
        kernel = _op_addcdiv_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcdiv_out.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value, out)
    except Exception:
        _op_addcdiv_out.check_arguments((self, tensor1, tensor2, value, out))
        raise


_op_addcdiv_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcdiv_", "")


def addcdiv_(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
) -> Tensor:
    """aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcdiv_.convert(3, value)
    try:
        kernel = _op_addcdiv_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcdiv_.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcdiv_.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcmul: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul", "")


def addcmul(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
) -> Tensor:
    """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul.convert(3, value)
    try:
        kernel = _op_addcmul.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcmul.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcmul.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addcmul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul", "out")


def addcmul_out(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor,
) -> Tensor:
    """aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul_out.convert(3, value)
    try:
        kernel = _op_addcmul_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcmul_out.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value, out)
    except Exception:
        _op_addcmul_out.check_arguments((self, tensor1, tensor2, value, out))
        raise


_op_addcmul_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addcmul_", "")


def addcmul_(
    keys: DispatchKeySet,
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
) -> Tensor:
    """aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_addcmul_.convert(3, value)
    try:
        kernel = _op_addcmul_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addcmul_.lookup_redispatched(keys)
    try:
        return kernel(self, tensor1, tensor2, value)
    except Exception:
        _op_addcmul_.check_arguments((self, tensor1, tensor2, value))
        raise


_op_addmm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm", "")


def addmm(
    keys: DispatchKeySet,
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmm.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmm.convert(4, alpha)
    try:
        kernel = _op_addmm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmm.lookup_redispatched(keys)
    try:
        return kernel(self, mat1, mat2, beta, alpha)
    except Exception:
        _op_addmm.check_arguments((self, mat1, mat2, beta, alpha))
        raise


_op_addmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm", "out")


def addmm_out(
    keys: DispatchKeySet,
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
        kernel = _op_addmm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmm_out.lookup_redispatched(keys)
    try:
        return kernel(self, mat1, mat2, beta, alpha, out)
    except Exception:
        _op_addmm_out.check_arguments((self, mat1, mat2, beta, alpha, out))
        raise


_op_addmm_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmm_", "")


def addmm_(
    keys: DispatchKeySet,
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmm_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmm_.convert(4, alpha)
    try:
        kernel = _op_addmm_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmm_.lookup_redispatched(keys)
    try:
        return kernel(self, mat1, mat2, beta, alpha)
    except Exception:
        _op_addmm_.check_arguments((self, mat1, mat2, beta, alpha))
        raise


_op_addmv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv", "")


def addmv(
    keys: DispatchKeySet,
    self: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmv.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmv.convert(4, alpha)
    try:
        kernel = _op_addmv.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmv.lookup_redispatched(keys)
    try:
        return kernel(self, mat, vec, beta, alpha)
    except Exception:
        _op_addmv.check_arguments((self, mat, vec, beta, alpha))
        raise


_op_addmv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv", "out")


def addmv_out(
    keys: DispatchKeySet,
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
        kernel = _op_addmv_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmv_out.lookup_redispatched(keys)
    try:
        return kernel(self, mat, vec, beta, alpha, out)
    except Exception:
        _op_addmv_out.check_arguments((self, mat, vec, beta, alpha, out))
        raise


_op_addmv_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::addmv_", "")


def addmv_(
    keys: DispatchKeySet,
    self: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_addmv_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_addmv_.convert(4, alpha)
    try:
        kernel = _op_addmv_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_addmv_.lookup_redispatched(keys)
    try:
        return kernel(self, mat, vec, beta, alpha)
    except Exception:
        _op_addmv_.check_arguments((self, mat, vec, beta, alpha))
        raise


_op_alias: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::alias", "")


def alias(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::alias(Tensor(a) self) -> Tensor(a)"""
    try:
        kernel = _op_alias.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_alias.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_alias.check_arguments((self,))
        raise


_op_alias_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::alias_copy", "")


def alias_copy(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::alias_copy(Tensor self) -> Tensor"""
    try:
        kernel = _op_alias_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_alias_copy.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_alias_copy.check_arguments((self,))
        raise


_op_alias_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::alias_copy", "out"
)


def alias_copy_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_alias_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_alias_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_alias_copy_out.check_arguments((self, out))
        raise


_op_all: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "")


def all(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::all(Tensor self) -> Tensor"""
    try:
        kernel = _op_all.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_all.check_arguments((self,))
        raise


_op_all_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "all_out")


def all_all_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_all_all_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all_all_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_all_all_out.check_arguments((self, out))
        raise


_op_all_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dim")


def all_dim(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False
) -> Tensor:
    """aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_all_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_dim.convert(2, keepdim)
    try:
        kernel = _op_all_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_all_dim.check_arguments((self, dim, keepdim))
        raise


_op_all_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dims")


def all_dims(
    keys: DispatchKeySet,
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
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
        kernel = _op_all_dims.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all_dims.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_all_dims.check_arguments((self, dim, keepdim))
        raise


_op_all_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "dims_out")


def all_dims_out(
    keys: DispatchKeySet,
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
        kernel = _op_all_dims_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all_dims_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_all_dims_out.check_arguments((self, dim, keepdim, out))
        raise


_op_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::all", "out")


def all_out(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_all_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_all_out.convert(2, keepdim)
    try:
        kernel = _op_all_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_all_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_all_out.check_arguments((self, dim, keepdim, out))
        raise


_op_amax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amax", "")


def amax(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
) -> Tensor:
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
        kernel = _op_amax.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_amax.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_amax.check_arguments((self, dim, keepdim))
        raise


_op_amax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amax", "out")


def amax_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor,
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
        kernel = _op_amax_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_amax_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_amax_out.check_arguments((self, dim, keepdim, out))
        raise


_op_amin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amin", "")


def amin(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
) -> Tensor:
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
        kernel = _op_amin.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_amin.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_amin.check_arguments((self, dim, keepdim))
        raise


_op_amin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::amin", "out")


def amin_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor,
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
        kernel = _op_amin_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_amin_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_amin_out.check_arguments((self, dim, keepdim, out))
        raise


_op_any: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "")


def any(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::any(Tensor self) -> Tensor"""
    try:
        kernel = _op_any.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_any.check_arguments((self,))
        raise


_op_any_all_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "all_out")


def any_all_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_any_all_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any_all_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_any_all_out.check_arguments((self, out))
        raise


_op_any_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dim")


def any_dim(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False
) -> Tensor:
    """aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_any_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_dim.convert(2, keepdim)
    try:
        kernel = _op_any_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_any_dim.check_arguments((self, dim, keepdim))
        raise


_op_any_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dims")


def any_dims(
    keys: DispatchKeySet,
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
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
        kernel = _op_any_dims.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any_dims.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_any_dims.check_arguments((self, dim, keepdim))
        raise


_op_any_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "dims_out")


def any_dims_out(
    keys: DispatchKeySet,
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
        kernel = _op_any_dims_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any_dims_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_any_dims_out.check_arguments((self, dim, keepdim, out))
        raise


_op_any_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::any", "out")


def any_out(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor
) -> Tensor:
    """aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_any_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_any_out.convert(2, keepdim)
    try:
        kernel = _op_any_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_any_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_any_out.check_arguments((self, dim, keepdim, out))
        raise


_op_arange: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "")


def arange(
    keys: DispatchKeySet,
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
        kernel = _op_arange.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_arange.lookup_redispatched(keys)
    try:
        return kernel(end, dtype, layout, device, pin_memory)
    except Exception:
        _op_arange.check_arguments((end, dtype, layout, device, pin_memory))
        raise


_op_arange_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "out")


def arange_out(keys: DispatchKeySet, end: Number, *, out: Tensor) -> Tensor:
    """aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_out.convert(0, end)
    try:
        kernel = _op_arange_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_arange_out.lookup_redispatched(keys)
    try:
        return kernel(end, out)
    except Exception:
        _op_arange_out.check_arguments((end, out))
        raise


_op_arange_start: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::arange", "start")


def arange_start(
    keys: DispatchKeySet,
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
        kernel = _op_arange_start.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_arange_start.lookup_redispatched(keys)
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
    keys: DispatchKeySet, start: Number, end: Number, step: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_arange_start_out.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_arange_start_out.convert(1, end)
    if step.__class__ is not int and type(step) not in _rt_NUMBERS:
        step = _op_arange_start_out.convert(2, step)
    try:
        kernel = _op_arange_start_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_arange_start_out.lookup_redispatched(keys)
    try:
        return kernel(start, end, step, out)
    except Exception:
        _op_arange_start_out.check_arguments((start, end, step, out))
        raise


_op_arange_start_step: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::arange", "start_step"
)


def arange_start_step(
    keys: DispatchKeySet,
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
        kernel = _op_arange_start_step.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_arange_start_step.lookup_redispatched(keys)
    try:
        return kernel(start, end, step, dtype, layout, device, pin_memory)
    except Exception:
        _op_arange_start_step.check_arguments(
            (start, end, step, dtype, layout, device, pin_memory)
        )
        raise


_op_argmax: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmax", "")


def argmax(
    keys: DispatchKeySet, self: Tensor, dim: int | None = None, keepdim: bool = False
) -> Tensor:
    """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmax.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmax.convert(2, keepdim)
    try:
        kernel = _op_argmax.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_argmax.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_argmax.check_arguments((self, dim, keepdim))
        raise


_op_argmax_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmax", "out")


def argmax_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmax_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmax_out.convert(2, keepdim)
    try:
        kernel = _op_argmax_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_argmax_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_argmax_out.check_arguments((self, dim, keepdim, out))
        raise


_op_argmin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmin", "")


def argmin(
    keys: DispatchKeySet, self: Tensor, dim: int | None = None, keepdim: bool = False
) -> Tensor:
    """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmin.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmin.convert(2, keepdim)
    try:
        kernel = _op_argmin.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_argmin.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_argmin.check_arguments((self, dim, keepdim))
        raise


_op_argmin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::argmin", "out")


def argmin_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim is not None and type(dim) is not int:
        dim = _op_argmin_out.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_argmin_out.convert(2, keepdim)
    try:
        kernel = _op_argmin_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_argmin_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_argmin_out.check_arguments((self, dim, keepdim, out))
        raise


_op_as_strided: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::as_strided", "")


def as_strided(
    keys: DispatchKeySet,
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
        kernel = _op_as_strided.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_as_strided.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::as_strided_", "")


def as_strided_(
    keys: DispatchKeySet,
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
        kernel = _op_as_strided_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_as_strided_.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided_.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::as_strided_copy", ""
)


def as_strided_copy(
    keys: DispatchKeySet,
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
        kernel = _op_as_strided_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_as_strided_copy.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride, storage_offset)
    except Exception:
        _op_as_strided_copy.check_arguments((self, size, stride, storage_offset))
        raise


_op_as_strided_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::as_strided_copy", "out"
)


def as_strided_copy_out(
    keys: DispatchKeySet,
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
        kernel = _op_as_strided_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_as_strided_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, stride, storage_offset, out)
    except Exception:
        _op_as_strided_copy_out.check_arguments(
            (self, size, stride, storage_offset, out)
        )
        raise


_op_asin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin", "")


def asin(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::asin(Tensor self) -> Tensor"""
    try:
        kernel = _op_asin.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_asin.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_asin.check_arguments((self,))
        raise


_op_asin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin", "out")


def asin_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_asin_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_asin_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_asin_out.check_arguments((self, out))
        raise


_op_asin_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::asin_", "")


def asin_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::asin_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_asin_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_asin_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_asin_.check_arguments((self,))
        raise


_op_atan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan", "")


def atan(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::atan(Tensor self) -> Tensor"""
    try:
        kernel = _op_atan.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_atan.check_arguments((self,))
        raise


_op_atan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan", "out")


def atan_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_atan_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_atan_out.check_arguments((self, out))
        raise


_op_atan2: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2", "")


def atan2(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::atan2(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_atan2.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan2.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_atan2.check_arguments((self, other))
        raise


_op_atan2_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2", "out")


def atan2_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_atan2_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan2_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_atan2_out.check_arguments((self, other, out))
        raise


_op_atan2_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan2_", "")


def atan2_(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_atan2_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan2_.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_atan2_.check_arguments((self, other))
        raise


_op_atan_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::atan_", "")


def atan_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::atan_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_atan_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_atan_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_atan_.check_arguments((self,))
        raise


_op_avg_pool2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::avg_pool2d", "")


def avg_pool2d(
    keys: DispatchKeySet,
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
        kernel = _op_avg_pool2d.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_avg_pool2d.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_avg_pool2d_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_avg_pool2d_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_baddbmm.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_baddbmm.convert(4, alpha)
    try:
        kernel = _op_baddbmm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_baddbmm.lookup_redispatched(keys)
    try:
        return kernel(self, batch1, batch2, beta, alpha)
    except Exception:
        _op_baddbmm.check_arguments((self, batch1, batch2, beta, alpha))
        raise


_op_baddbmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::baddbmm", "out")


def baddbmm_out(
    keys: DispatchKeySet,
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
        kernel = _op_baddbmm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_baddbmm_out.lookup_redispatched(keys)
    try:
        return kernel(self, batch1, batch2, beta, alpha, out)
    except Exception:
        _op_baddbmm_out.check_arguments((self, batch1, batch2, beta, alpha, out))
        raise


_op_baddbmm_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::baddbmm_", "")


def baddbmm_(
    keys: DispatchKeySet,
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> Tensor:
    """aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    if beta.__class__ is not int and type(beta) not in _rt_NUMBERS:
        beta = _op_baddbmm_.convert(3, beta)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_baddbmm_.convert(4, alpha)
    try:
        kernel = _op_baddbmm_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_baddbmm_.lookup_redispatched(keys)
    try:
        return kernel(self, batch1, batch2, beta, alpha)
    except Exception:
        _op_baddbmm_.check_arguments((self, batch1, batch2, beta, alpha))
        raise


_op_batch_norm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::batch_norm", "")


def batch_norm(
    keys: DispatchKeySet,
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
        kernel = _op_batch_norm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_batch_norm.lookup_redispatched(keys)
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


def bernoulli(
    keys: DispatchKeySet, self: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli.convert(1, generator)
    try:
        kernel = _op_bernoulli.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli.lookup_redispatched(keys)
    try:
        return kernel(self, generator)
    except Exception:
        _op_bernoulli.check_arguments((self, generator))
        raise


_op_bernoulli_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "Tensor"
)


def bernoulli_Tensor(
    keys: DispatchKeySet, self: Tensor, p: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_Tensor.convert(2, generator)
    try:
        kernel = _op_bernoulli_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli_Tensor.check_arguments((self, p, generator))
        raise


_op_bernoulli_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "Tensor_out"
)


def bernoulli_Tensor_out(
    keys: DispatchKeySet,
    self: Tensor,
    p: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_Tensor_out.convert(2, generator)
    try:
        kernel = _op_bernoulli_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator, out)
    except Exception:
        _op_bernoulli_Tensor_out.check_arguments((self, p, generator, out))
        raise


_op_bernoulli_float_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli", "float_out"
)


def bernoulli_float_out(
    keys: DispatchKeySet,
    self: Tensor,
    p: float = 0.5,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_bernoulli_float_out.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_float_out.convert(2, generator)
    try:
        kernel = _op_bernoulli_float_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli_float_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator, out)
    except Exception:
        _op_bernoulli_float_out.check_arguments((self, p, generator, out))
        raise


_op_bernoulli_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bernoulli", "out")


def bernoulli_out(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_out.convert(1, generator)
    try:
        kernel = _op_bernoulli_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli_out.lookup_redispatched(keys)
    try:
        return kernel(self, generator, out)
    except Exception:
        _op_bernoulli_out.check_arguments((self, generator, out))
        raise


_op_bernoulli_p: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bernoulli", "p")


def bernoulli_p(
    keys: DispatchKeySet, self: Tensor, p: float, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    if p.__class__ is not float:
        p = _op_bernoulli_p.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli_p.convert(2, generator)
    try:
        kernel = _op_bernoulli_p.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli_p.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli_p.check_arguments((self, p, generator))
        raise


_op_bernoulli__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli_", "Tensor"
)


def bernoulli__Tensor(
    keys: DispatchKeySet, self: Tensor, p: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)"""
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli__Tensor.convert(2, generator)
    try:
        kernel = _op_bernoulli__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli__Tensor.check_arguments((self, p, generator))
        raise


_op_bernoulli__float: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bernoulli_", "float"
)


def bernoulli__float(
    keys: DispatchKeySet,
    self: Tensor,
    p: float = 0.5,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_bernoulli__float.convert(1, p)
    if generator is not None and type(generator) is not Generator:
        generator = _op_bernoulli__float.convert(2, generator)
    try:
        kernel = _op_bernoulli__float.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bernoulli__float.lookup_redispatched(keys)
    try:
        return kernel(self, p, generator)
    except Exception:
        _op_bernoulli__float.check_arguments((self, p, generator))
        raise


_op_bitwise_and_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar"
)


def bitwise_and_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and_Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_and_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Scalar.check_arguments((self, other))
        raise


_op_bitwise_and_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_Tensor"
)


def bitwise_and_Scalar_Tensor(
    keys: DispatchKeySet, self: Number, other: Tensor
) -> Tensor:
    """aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_and_Scalar_Tensor.convert(0, self)
    try:
        kernel = _op_bitwise_and_Scalar_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Scalar_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_and_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_Tensor_out"
)


def bitwise_and_Scalar_Tensor_out(
    keys: DispatchKeySet, self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_and_Scalar_Tensor_out.convert(0, self)
    try:
        kernel = _op_bitwise_and_Scalar_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Scalar_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_and_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Scalar_out"
)


def bitwise_and_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and_Scalar_out.convert(1, other)
    try:
        kernel = _op_bitwise_and_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_and_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Tensor"
)


def bitwise_and_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_bitwise_and_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and_Tensor.check_arguments((self, other))
        raise


_op_bitwise_and_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and", "Tensor_out"
)


def bitwise_and_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_and_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_and_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_and__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and_", "Scalar"
)


def bitwise_and__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_and__Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_and__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and__Scalar.check_arguments((self, other))
        raise


_op_bitwise_and__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_and_", "Tensor"
)


def bitwise_and__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_and__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_and__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_and__Tensor.check_arguments((self, other))
        raise


_op_bitwise_not: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bitwise_not", "")


def bitwise_not(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::bitwise_not(Tensor self) -> Tensor"""
    try:
        kernel = _op_bitwise_not.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_not.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_bitwise_not.check_arguments((self,))
        raise


_op_bitwise_not_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_not", "out"
)


def bitwise_not_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_not_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_not_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_bitwise_not_out.check_arguments((self, out))
        raise


_op_bitwise_not_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bitwise_not_", "")


def bitwise_not_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_not_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_not_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_bitwise_not_.check_arguments((self,))
        raise


_op_bitwise_or_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar"
)


def bitwise_or_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or_Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_or_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Scalar.check_arguments((self, other))
        raise


_op_bitwise_or_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_Tensor"
)


def bitwise_or_Scalar_Tensor(
    keys: DispatchKeySet, self: Number, other: Tensor
) -> Tensor:
    """aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_or_Scalar_Tensor.convert(0, self)
    try:
        kernel = _op_bitwise_or_Scalar_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Scalar_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_or_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_Tensor_out"
)


def bitwise_or_Scalar_Tensor_out(
    keys: DispatchKeySet, self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_or_Scalar_Tensor_out.convert(0, self)
    try:
        kernel = _op_bitwise_or_Scalar_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Scalar_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_or_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Scalar_out"
)


def bitwise_or_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or_Scalar_out.convert(1, other)
    try:
        kernel = _op_bitwise_or_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_or_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Tensor"
)


def bitwise_or_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_bitwise_or_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or_Tensor.check_arguments((self, other))
        raise


_op_bitwise_or_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or", "Tensor_out"
)


def bitwise_or_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_or_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_or_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_or__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or_", "Scalar"
)


def bitwise_or__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_or__Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_or__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or__Scalar.check_arguments((self, other))
        raise


_op_bitwise_or__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_or_", "Tensor"
)


def bitwise_or__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_or__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_or__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_or__Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar"
)


def bitwise_xor_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor_Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_xor_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Scalar.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_Tensor"
)


def bitwise_xor_Scalar_Tensor(
    keys: DispatchKeySet, self: Number, other: Tensor
) -> Tensor:
    """aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_xor_Scalar_Tensor.convert(0, self)
    try:
        kernel = _op_bitwise_xor_Scalar_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Scalar_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Scalar_Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_Tensor_out"
)


def bitwise_xor_Scalar_Tensor_out(
    keys: DispatchKeySet, self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_bitwise_xor_Scalar_Tensor_out.convert(0, self)
    try:
        kernel = _op_bitwise_xor_Scalar_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Scalar_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Scalar_out"
)


def bitwise_xor_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor_Scalar_out.convert(1, other)
    try:
        kernel = _op_bitwise_xor_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Scalar_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Tensor"
)


def bitwise_xor_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_bitwise_xor_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor_Tensor.check_arguments((self, other))
        raise


_op_bitwise_xor_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor", "Tensor_out"
)


def bitwise_xor_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_xor_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_bitwise_xor_Tensor_out.check_arguments((self, other, out))
        raise


_op_bitwise_xor__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor_", "Scalar"
)


def bitwise_xor__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_bitwise_xor__Scalar.convert(1, other)
    try:
        kernel = _op_bitwise_xor__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor__Scalar.check_arguments((self, other))
        raise


_op_bitwise_xor__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::bitwise_xor_", "Tensor"
)


def bitwise_xor__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_bitwise_xor__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bitwise_xor__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_bitwise_xor__Tensor.check_arguments((self, other))
        raise


_op_bmm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bmm", "")


def bmm(keys: DispatchKeySet, self: Tensor, mat2: Tensor) -> Tensor:
    """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
    try:
        kernel = _op_bmm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bmm.lookup_redispatched(keys)
    try:
        return kernel(self, mat2)
    except Exception:
        _op_bmm.check_arguments((self, mat2))
        raise


_op_bmm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::bmm", "out")


def bmm_out(keys: DispatchKeySet, self: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor:
    """aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_bmm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_bmm_out.lookup_redispatched(keys)
    try:
        return kernel(self, mat2, out)
    except Exception:
        _op_bmm_out.check_arguments((self, mat2, out))
        raise


_op_cat: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cat", "")


def cat(keys: DispatchKeySet, tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """aten::cat(Tensor[] tensors, int dim=0) -> Tensor"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_cat.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_cat.convert(1, dim)
    try:
        kernel = _op_cat.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cat.lookup_redispatched(keys)
    try:
        return kernel(tensors, dim)
    except Exception:
        _op_cat.check_arguments((tensors, dim))
        raise


_op_cat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cat", "out")


def cat_out(
    keys: DispatchKeySet, tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor
) -> Tensor:
    """aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_cat_out.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_cat_out.convert(1, dim)
    try:
        kernel = _op_cat_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cat_out.lookup_redispatched(keys)
    try:
        return kernel(tensors, dim, out)
    except Exception:
        _op_cat_out.check_arguments((tensors, dim, out))
        raise


_op_ceil: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil", "")


def ceil(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::ceil(Tensor self) -> Tensor"""
    try:
        kernel = _op_ceil.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ceil.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_ceil.check_arguments((self,))
        raise


_op_ceil_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil", "out")


def ceil_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_ceil_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ceil_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_ceil_out.check_arguments((self, out))
        raise


_op_ceil_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ceil_", "")


def ceil_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::ceil_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_ceil_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ceil_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_ceil_.check_arguments((self,))
        raise


_op_chunk: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("aten::chunk", "")


def chunk(
    keys: DispatchKeySet, self: Tensor, chunks: int, dim: int = 0
) -> Sequence[Tensor]:
    """aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]"""
    if chunks.__class__ is not int:
        chunks = _op_chunk.convert(1, chunks)
    if dim.__class__ is not int:
        dim = _op_chunk.convert(2, dim)
    try:
        kernel = _op_chunk.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_chunk.lookup_redispatched(keys)
    try:
        return kernel(self, chunks, dim)
    except Exception:
        _op_chunk.check_arguments((self, chunks, dim))
        raise


_op_clamp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "")


def clamp(
    keys: DispatchKeySet,
    self: Tensor,
    min: Number | None = None,
    max: Number | None = None,
) -> Tensor:
    """aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp.convert(2, max)
    try:
        kernel = _op_clamp.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp.lookup_redispatched(keys)
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp.check_arguments((self, min, max))
        raise


_op_clamp_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "Tensor")


def clamp_Tensor(
    keys: DispatchKeySet,
    self: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
) -> Tensor:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""
    try:
        kernel = _op_clamp_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp_Tensor.check_arguments((self, min, max))
        raise


_op_clamp_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp", "Tensor_out"
)


def clamp_Tensor_out(
    keys: DispatchKeySet,
    self: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_clamp_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, min, max, out)
    except Exception:
        _op_clamp_Tensor_out.check_arguments((self, min, max, out))
        raise


_op_clamp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp", "out")


def clamp_out(
    keys: DispatchKeySet,
    self: Tensor,
    min: Number | None = None,
    max: Number | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp_out.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp_out.convert(2, max)
    try:
        kernel = _op_clamp_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_out.lookup_redispatched(keys)
    try:
        return kernel(self, min, max, out)
    except Exception:
        _op_clamp_out.check_arguments((self, min, max, out))
        raise


_op_clamp_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_", "")


def clamp_(
    keys: DispatchKeySet,
    self: Tensor,
    min: Number | None = None,
    max: Number | None = None,
) -> Tensor:
    """aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)"""
    if min is not None and type(min) not in _rt_NUMBERS:
        min = _op_clamp_.convert(1, min)
    if max is not None and type(max) not in _rt_NUMBERS:
        max = _op_clamp_.convert(2, max)
    try:
        kernel = _op_clamp_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_.lookup_redispatched(keys)
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp_.check_arguments((self, min, max))
        raise


_op_clamp__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_", "Tensor")


def clamp__Tensor(
    keys: DispatchKeySet,
    self: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
) -> Tensor:
    """aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)"""
    try:
        kernel = _op_clamp__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, min, max)
    except Exception:
        _op_clamp__Tensor.check_arguments((self, min, max))
        raise


_op_clamp_max: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max", "")


def clamp_max(keys: DispatchKeySet, self: Tensor, max: Number) -> Tensor:
    """aten::clamp_max(Tensor self, Scalar max) -> Tensor"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max.convert(1, max)
    try:
        kernel = _op_clamp_max.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max.lookup_redispatched(keys)
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max.check_arguments((self, max))
        raise


_op_clamp_max_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max", "Tensor"
)


def clamp_max_Tensor(keys: DispatchKeySet, self: Tensor, max: Tensor) -> Tensor:
    """aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor"""
    try:
        kernel = _op_clamp_max_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max_Tensor.check_arguments((self, max))
        raise


_op_clamp_max_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max", "Tensor_out"
)


def clamp_max_Tensor_out(
    keys: DispatchKeySet, self: Tensor, max: Tensor, *, out: Tensor
) -> Tensor:
    """aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_clamp_max_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, max, out)
    except Exception:
        _op_clamp_max_Tensor_out.check_arguments((self, max, out))
        raise


_op_clamp_max_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max", "out")


def clamp_max_out(
    keys: DispatchKeySet, self: Tensor, max: Number, *, out: Tensor
) -> Tensor:
    """aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max_out.convert(1, max)
    try:
        kernel = _op_clamp_max_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max_out.lookup_redispatched(keys)
    try:
        return kernel(self, max, out)
    except Exception:
        _op_clamp_max_out.check_arguments((self, max, out))
        raise


_op_clamp_max_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_max_", "")


def clamp_max_(keys: DispatchKeySet, self: Tensor, max: Number) -> Tensor:
    """aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)"""
    if max.__class__ is not int and type(max) not in _rt_NUMBERS:
        max = _op_clamp_max_.convert(1, max)
    try:
        kernel = _op_clamp_max_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max_.lookup_redispatched(keys)
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max_.check_arguments((self, max))
        raise


_op_clamp_max__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_max_", "Tensor"
)


def clamp_max__Tensor(keys: DispatchKeySet, self: Tensor, max: Tensor) -> Tensor:
    """aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)"""
    try:
        kernel = _op_clamp_max__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_max__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, max)
    except Exception:
        _op_clamp_max__Tensor.check_arguments((self, max))
        raise


_op_clamp_min: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min", "")


def clamp_min(keys: DispatchKeySet, self: Tensor, min: Number) -> Tensor:
    """aten::clamp_min(Tensor self, Scalar min) -> Tensor"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min.convert(1, min)
    try:
        kernel = _op_clamp_min.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min.lookup_redispatched(keys)
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min.check_arguments((self, min))
        raise


_op_clamp_min_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min", "Tensor"
)


def clamp_min_Tensor(keys: DispatchKeySet, self: Tensor, min: Tensor) -> Tensor:
    """aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor"""
    try:
        kernel = _op_clamp_min_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min_Tensor.check_arguments((self, min))
        raise


_op_clamp_min_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min", "Tensor_out"
)


def clamp_min_Tensor_out(
    keys: DispatchKeySet, self: Tensor, min: Tensor, *, out: Tensor
) -> Tensor:
    """aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_clamp_min_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, min, out)
    except Exception:
        _op_clamp_min_Tensor_out.check_arguments((self, min, out))
        raise


_op_clamp_min_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min", "out")


def clamp_min_out(
    keys: DispatchKeySet, self: Tensor, min: Number, *, out: Tensor
) -> Tensor:
    """aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min_out.convert(1, min)
    try:
        kernel = _op_clamp_min_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min_out.lookup_redispatched(keys)
    try:
        return kernel(self, min, out)
    except Exception:
        _op_clamp_min_out.check_arguments((self, min, out))
        raise


_op_clamp_min_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clamp_min_", "")


def clamp_min_(keys: DispatchKeySet, self: Tensor, min: Number) -> Tensor:
    """aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)"""
    if min.__class__ is not int and type(min) not in _rt_NUMBERS:
        min = _op_clamp_min_.convert(1, min)
    try:
        kernel = _op_clamp_min_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min_.lookup_redispatched(keys)
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min_.check_arguments((self, min))
        raise


_op_clamp_min__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::clamp_min_", "Tensor"
)


def clamp_min__Tensor(keys: DispatchKeySet, self: Tensor, min: Tensor) -> Tensor:
    """aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)"""
    try:
        kernel = _op_clamp_min__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clamp_min__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, min)
    except Exception:
        _op_clamp_min__Tensor.check_arguments((self, min))
        raise


_op_clone: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clone", "")


def clone(
    keys: DispatchKeySet, self: Tensor, *, memory_format: MemoryFormat | None = None
) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_clone.convert(1, memory_format)
    try:
        kernel = _op_clone.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clone.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format)
    except Exception:
        _op_clone.check_arguments((self, memory_format))
        raise


_op_clone_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::clone", "out")


def clone_out(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_clone_out.convert(1, memory_format)
    try:
        kernel = _op_clone_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_clone_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_clone_out.check_arguments((self, memory_format, out))
        raise


_op_contiguous: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::contiguous", "")


def contiguous(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat = MemoryFormat.contiguous_format,
) -> Tensor:
    """aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)"""
    if memory_format.__class__ is not MemoryFormat:
        memory_format = _op_contiguous.convert(1, memory_format)
    try:
        kernel = _op_contiguous.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_contiguous.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format)
    except Exception:
        _op_contiguous.check_arguments((self, memory_format))
        raise


_op_conv1d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::conv1d", "")


def conv1d(
    keys: DispatchKeySet,
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
        kernel = _op_conv1d.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_conv1d.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_conv1d_padding.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_conv1d_padding.lookup_redispatched(keys)
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv1d_padding.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_conv2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::conv2d", "")


def conv2d(
    keys: DispatchKeySet,
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
        kernel = _op_conv2d.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_conv2d.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_conv2d_padding.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_conv2d_padding.lookup_redispatched(keys)
    try:
        return kernel(input, weight, bias, stride, padding, dilation, groups)
    except Exception:
        _op_conv2d_padding.check_arguments(
            (input, weight, bias, stride, padding, dilation, groups)
        )
        raise


_op_convolution: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::convolution", "")


def convolution(
    keys: DispatchKeySet,
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
        kernel = _op_convolution.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_convolution.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_convolution_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_convolution_out.lookup_redispatched(keys)
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


def copy(
    keys: DispatchKeySet, self: Tensor, src: Tensor, non_blocking: bool = False
) -> Tensor:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy.convert(2, non_blocking)
    try:
        kernel = _op_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_copy.lookup_redispatched(keys)
    try:
        return kernel(self, src, non_blocking)
    except Exception:
        _op_copy.check_arguments((self, src, non_blocking))
        raise


_op_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy", "out")


def copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    src: Tensor,
    non_blocking: bool = False,
    *,
    out: Tensor,
) -> Tensor:
    """aten::copy.out(Tensor self, Tensor src, bool non_blocking=False, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy_out.convert(2, non_blocking)
    try:
        kernel = _op_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, src, non_blocking, out)
    except Exception:
        _op_copy_out.check_arguments((self, src, non_blocking, out))
        raise


_op_copy_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::copy_", "")


def copy_(
    keys: DispatchKeySet, self: Tensor, src: Tensor, non_blocking: bool = False
) -> Tensor:
    """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
    if type(non_blocking) not in _rt_BOOLS:
        non_blocking = _op_copy_.convert(2, non_blocking)
    try:
        kernel = _op_copy_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_copy_.lookup_redispatched(keys)
    try:
        return kernel(self, src, non_blocking)
    except Exception:
        _op_copy_.check_arguments((self, src, non_blocking))
        raise


_op_cos: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos", "")


def cos(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::cos(Tensor self) -> Tensor"""
    try:
        kernel = _op_cos.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cos.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_cos.check_arguments((self,))
        raise


_op_cos_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos", "out")


def cos_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_cos_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cos_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_cos_out.check_arguments((self, out))
        raise


_op_cos_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cos_", "")


def cos_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::cos_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_cos_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cos_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_cos_.check_arguments((self,))
        raise


_op_cosh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh", "")


def cosh(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::cosh(Tensor self) -> Tensor"""
    try:
        kernel = _op_cosh.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cosh.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_cosh.check_arguments((self,))
        raise


_op_cosh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh", "out")


def cosh_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_cosh_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cosh_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_cosh_out.check_arguments((self, out))
        raise


_op_cosh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cosh_", "")


def cosh_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::cosh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_cosh_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cosh_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_cosh_.check_arguments((self,))
        raise


_op_cumsum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum", "")


def cumsum(
    keys: DispatchKeySet, self: Tensor, dim: int, *, dtype: DType | None = None
) -> Tensor:
    """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_cumsum.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum.convert(2, dtype)
    try:
        kernel = _op_cumsum.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cumsum.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_cumsum.check_arguments((self, dim, dtype))
        raise


_op_cumsum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum", "out")


def cumsum_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    *,
    dtype: DType | None = None,
    out: Tensor,
) -> Tensor:
    """aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_cumsum_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum_out.convert(2, dtype)
    try:
        kernel = _op_cumsum_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cumsum_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_cumsum_out.check_arguments((self, dim, dtype, out))
        raise


_op_cumsum_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::cumsum_", "")


def cumsum_(
    keys: DispatchKeySet, self: Tensor, dim: int, *, dtype: DType | None = None
) -> Tensor:
    """aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_cumsum_.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_cumsum_.convert(2, dtype)
    try:
        kernel = _op_cumsum_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_cumsum_.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_cumsum_.check_arguments((self, dim, dtype))
        raise


_op_detach: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach", "")


def detach(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::detach(Tensor(a) self) -> Tensor(a)"""
    try:
        kernel = _op_detach.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_detach.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_detach.check_arguments((self,))
        raise


_op_detach_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach_", "")


def detach_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::detach_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_detach_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_detach_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_detach_.check_arguments((self,))
        raise


_op_detach_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::detach_copy", "")


def detach_copy(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::detach_copy(Tensor self) -> Tensor"""
    try:
        kernel = _op_detach_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_detach_copy.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_detach_copy.check_arguments((self,))
        raise


_op_detach_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::detach_copy", "out"
)


def detach_copy_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_detach_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_detach_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_detach_copy_out.check_arguments((self, out))
        raise


_op_diagonal: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::diagonal", "")


def diagonal(
    keys: DispatchKeySet, self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""
    if offset.__class__ is not int:
        offset = _op_diagonal.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal.convert(3, dim2)
    try:
        kernel = _op_diagonal.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_diagonal.lookup_redispatched(keys)
    try:
        return kernel(self, offset, dim1, dim2)
    except Exception:
        _op_diagonal.check_arguments((self, offset, dim1, dim2))
        raise


_op_diagonal_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::diagonal_copy", "")


def diagonal_copy(
    keys: DispatchKeySet, self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor"""
    if offset.__class__ is not int:
        offset = _op_diagonal_copy.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal_copy.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal_copy.convert(3, dim2)
    try:
        kernel = _op_diagonal_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_diagonal_copy.lookup_redispatched(keys)
    try:
        return kernel(self, offset, dim1, dim2)
    except Exception:
        _op_diagonal_copy.check_arguments((self, offset, dim1, dim2))
        raise


_op_diagonal_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::diagonal_copy", "out"
)


def diagonal_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    offset: int = 0,
    dim1: int = 0,
    dim2: int = 1,
    *,
    out: Tensor,
) -> Tensor:
    """aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if offset.__class__ is not int:
        offset = _op_diagonal_copy_out.convert(1, offset)
    if dim1.__class__ is not int:
        dim1 = _op_diagonal_copy_out.convert(2, dim1)
    if dim2.__class__ is not int:
        dim2 = _op_diagonal_copy_out.convert(3, dim2)
    try:
        kernel = _op_diagonal_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_diagonal_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, offset, dim1, dim2, out)
    except Exception:
        _op_diagonal_copy_out.check_arguments((self, offset, dim1, dim2, out))
        raise


_op_div_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "Scalar")


def div_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::div.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar.convert(1, other)
    try:
        kernel = _op_div_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_div_Scalar.check_arguments((self, other))
        raise


_op_div_Scalar_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_mode"
)


def div_Scalar_mode(
    keys: DispatchKeySet, self: Tensor, other: Number, *, rounding_mode: str | None
) -> Tensor:
    """aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_mode.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Scalar_mode.convert(2, rounding_mode)
    try:
        kernel = _op_div_Scalar_mode.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Scalar_mode.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div_Scalar_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div_Scalar_mode_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_mode_out"
)


def div_Scalar_mode_out(
    keys: DispatchKeySet,
    self: Tensor,
    other: Number,
    *,
    rounding_mode: str | None,
    out: Tensor,
) -> Tensor:
    """aten::div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_mode_out.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Scalar_mode_out.convert(2, rounding_mode)
    try:
        kernel = _op_div_Scalar_mode_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Scalar_mode_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode, out)
    except Exception:
        _op_div_Scalar_mode_out.check_arguments((self, other, rounding_mode, out))
        raise


_op_div_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Scalar_out"
)


def div_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div_Scalar_out.convert(1, other)
    try:
        kernel = _op_div_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_div_Scalar_out.check_arguments((self, other, out))
        raise


_op_div_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "Tensor")


def div_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::div.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_div_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_div_Tensor.check_arguments((self, other))
        raise


_op_div_Tensor_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div", "Tensor_mode"
)


def div_Tensor_mode(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, rounding_mode: str | None
) -> Tensor:
    """aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_Tensor_mode.convert(2, rounding_mode)
    try:
        kernel = _op_div_Tensor_mode.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_Tensor_mode.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div_Tensor_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "out")


def div_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_div_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_div_out.check_arguments((self, other, out))
        raise


_op_div_out_mode: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div", "out_mode")


def div_out_mode(
    keys: DispatchKeySet,
    self: Tensor,
    other: Tensor,
    *,
    rounding_mode: str | None,
    out: Tensor,
) -> Tensor:
    """aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div_out_mode.convert(2, rounding_mode)
    try:
        kernel = _op_div_out_mode.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div_out_mode.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode, out)
    except Exception:
        _op_div_out_mode.check_arguments((self, other, rounding_mode, out))
        raise


_op_div__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div_", "Scalar")


def div__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div__Scalar.convert(1, other)
    try:
        kernel = _op_div__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_div__Scalar.check_arguments((self, other))
        raise


_op_div__Scalar_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div_", "Scalar_mode"
)


def div__Scalar_mode(
    keys: DispatchKeySet, self: Tensor, other: Number, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_div__Scalar_mode.convert(1, other)
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div__Scalar_mode.convert(2, rounding_mode)
    try:
        kernel = _op_div__Scalar_mode.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div__Scalar_mode.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div__Scalar_mode.check_arguments((self, other, rounding_mode))
        raise


_op_div__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::div_", "Tensor")


def div__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_div__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_div__Tensor.check_arguments((self, other))
        raise


_op_div__Tensor_mode: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::div_", "Tensor_mode"
)


def div__Tensor_mode(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)"""
    if rounding_mode is not None and type(rounding_mode) is not str:
        rounding_mode = _op_div__Tensor_mode.convert(2, rounding_mode)
    try:
        kernel = _op_div__Tensor_mode.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_div__Tensor_mode.lookup_redispatched(keys)
    try:
        return kernel(self, other, rounding_mode)
    except Exception:
        _op_div__Tensor_mode.check_arguments((self, other, rounding_mode))
        raise


_op_dot: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dot", "")


def dot(keys: DispatchKeySet, self: Tensor, tensor: Tensor) -> Tensor:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    try:
        kernel = _op_dot.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_dot.lookup_redispatched(keys)
    try:
        return kernel(self, tensor)
    except Exception:
        _op_dot.check_arguments((self, tensor))
        raise


_op_dot_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dot", "out")


def dot_out(
    keys: DispatchKeySet, self: Tensor, tensor: Tensor, *, out: Tensor
) -> Tensor:
    """aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_dot_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_dot_out.lookup_redispatched(keys)
    try:
        return kernel(self, tensor, out)
    except Exception:
        _op_dot_out.check_arguments((self, tensor, out))
        raise


_op_dropout: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dropout", "")


def dropout(keys: DispatchKeySet, input: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout(Tensor input, float p, bool train) -> Tensor"""
    if p.__class__ is not float:
        p = _op_dropout.convert(1, p)
    if type(train) not in _rt_BOOLS:
        train = _op_dropout.convert(2, train)
    try:
        kernel = _op_dropout.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_dropout.lookup_redispatched(keys)
    try:
        return kernel(input, p, train)
    except Exception:
        _op_dropout.check_arguments((input, p, train))
        raise


_op_dropout_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::dropout_", "")


def dropout_(keys: DispatchKeySet, self: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)"""
    if p.__class__ is not float:
        p = _op_dropout_.convert(1, p)
    if type(train) not in _rt_BOOLS:
        train = _op_dropout_.convert(2, train)
    try:
        kernel = _op_dropout_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_dropout_.lookup_redispatched(keys)
    try:
        return kernel(self, p, train)
    except Exception:
        _op_dropout_.check_arguments((self, p, train))
        raise


_op_embedding: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::embedding", "")


def embedding(
    keys: DispatchKeySet,
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
        kernel = _op_embedding.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_embedding.lookup_redispatched(keys)
    try:
        return kernel(weight, indices, padding_idx, scale_grad_by_freq, sparse)
    except Exception:
        _op_embedding.check_arguments(
            (weight, indices, padding_idx, scale_grad_by_freq, sparse)
        )
        raise


_op_embedding_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::embedding", "out")


def embedding_out(
    keys: DispatchKeySet,
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
        kernel = _op_embedding_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_embedding_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_empty_memory_format.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_memory_format.lookup_redispatched(keys)
    try:
        return kernel(size, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_empty_memory_format.check_arguments(
            (size, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_empty_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty", "out")


def empty_out(
    keys: DispatchKeySet,
    size: Sequence[int],
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
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
        kernel = _op_empty_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_out.lookup_redispatched(keys)
    try:
        return kernel(size, memory_format, out)
    except Exception:
        _op_empty_out.check_arguments((size, memory_format, out))
        raise


_op_empty_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty_like", "")


def empty_like(
    keys: DispatchKeySet,
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
        kernel = _op_empty_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_like.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_empty_like_out.convert(1, memory_format)
    try:
        kernel = _op_empty_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_empty_like_out.check_arguments((self, memory_format, out))
        raise


_op_empty_strided: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::empty_strided", "")


def empty_strided(
    keys: DispatchKeySet,
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
        kernel = _op_empty_strided.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_strided.lookup_redispatched(keys)
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
    keys: DispatchKeySet, size: Sequence[int], stride: Sequence[int], *, out: Tensor
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
        kernel = _op_empty_strided_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_empty_strided_out.lookup_redispatched(keys)
    try:
        return kernel(size, stride, out)
    except Exception:
        _op_empty_strided_out.check_arguments((size, stride, out))
        raise


_op_eq_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Scalar")


def eq_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::eq.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq_Scalar.convert(1, other)
    try:
        kernel = _op_eq_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_eq_Scalar.check_arguments((self, other))
        raise


_op_eq_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Scalar_out")


def eq_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq_Scalar_out.convert(1, other)
    try:
        kernel = _op_eq_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_eq_Scalar_out.check_arguments((self, other, out))
        raise


_op_eq_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Tensor")


def eq_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::eq.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_eq_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_eq_Tensor.check_arguments((self, other))
        raise


_op_eq_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq", "Tensor_out")


def eq_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_eq_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_eq_Tensor_out.check_arguments((self, other, out))
        raise


_op_eq__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq_", "Scalar")


def eq__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_eq__Scalar.convert(1, other)
    try:
        kernel = _op_eq__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_eq__Scalar.check_arguments((self, other))
        raise


_op_eq__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eq_", "Tensor")


def eq__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_eq__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eq__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_eq__Tensor.check_arguments((self, other))
        raise


_op_erf: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf", "")


def erf(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::erf(Tensor self) -> Tensor"""
    try:
        kernel = _op_erf.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_erf.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_erf.check_arguments((self,))
        raise


_op_erf_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf", "out")


def erf_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_erf_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_erf_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_erf_out.check_arguments((self, out))
        raise


_op_erf_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::erf_", "")


def erf_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::erf_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_erf_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_erf_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_erf_.check_arguments((self,))
        raise


_op_exp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp", "")


def exp(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::exp(Tensor self) -> Tensor"""
    try:
        kernel = _op_exp.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_exp.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_exp.check_arguments((self,))
        raise


_op_exp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp", "out")


def exp_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_exp_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_exp_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_exp_out.check_arguments((self, out))
        raise


_op_exp_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::exp_", "")


def exp_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::exp_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_exp_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_exp_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_exp_.check_arguments((self,))
        raise


_op_expand: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand", "")


def expand(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, implicit: bool = False
) -> Tensor:
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
        kernel = _op_expand.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expand.lookup_redispatched(keys)
    try:
        return kernel(self, size, implicit)
    except Exception:
        _op_expand.check_arguments((self, size, implicit))
        raise


_op_expand_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand_as", "")


def expand_as(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        kernel = _op_expand_as.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expand_as.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_expand_as.check_arguments((self, other))
        raise


_op_expand_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expand_copy", "")


def expand_copy(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, implicit: bool = False
) -> Tensor:
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
        kernel = _op_expand_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expand_copy.lookup_redispatched(keys)
    try:
        return kernel(self, size, implicit)
    except Exception:
        _op_expand_copy.check_arguments((self, size, implicit))
        raise


_op_expand_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::expand_copy", "out"
)


def expand_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    size: Sequence[int],
    *,
    implicit: bool = False,
    out: Tensor,
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
        kernel = _op_expand_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expand_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, implicit, out)
    except Exception:
        _op_expand_copy_out.check_arguments((self, size, implicit, out))
        raise


_op_expm1: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1", "")


def expm1(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::expm1(Tensor self) -> Tensor"""
    try:
        kernel = _op_expm1.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expm1.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_expm1.check_arguments((self,))
        raise


_op_expm1_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1", "out")


def expm1_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_expm1_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expm1_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_expm1_out.check_arguments((self, out))
        raise


_op_expm1_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::expm1_", "")


def expm1_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::expm1_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_expm1_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_expm1_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_expm1_.check_arguments((self,))
        raise


_op_eye: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "")


def eye(
    keys: DispatchKeySet,
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
        kernel = _op_eye.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eye.lookup_redispatched(keys)
    try:
        return kernel(n, dtype, layout, device, pin_memory)
    except Exception:
        _op_eye.check_arguments((n, dtype, layout, device, pin_memory))
        raise


_op_eye_m: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "m")


def eye_m(
    keys: DispatchKeySet,
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
        kernel = _op_eye_m.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eye_m.lookup_redispatched(keys)
    try:
        return kernel(n, m, dtype, layout, device, pin_memory)
    except Exception:
        _op_eye_m.check_arguments((n, m, dtype, layout, device, pin_memory))
        raise


_op_eye_m_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "m_out")


def eye_m_out(keys: DispatchKeySet, n: int, m: int, *, out: Tensor) -> Tensor:
    """aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_eye_m_out.convert(0, n)
    if m.__class__ is not int:
        m = _op_eye_m_out.convert(1, m)
    try:
        kernel = _op_eye_m_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eye_m_out.lookup_redispatched(keys)
    try:
        return kernel(n, m, out)
    except Exception:
        _op_eye_m_out.check_arguments((n, m, out))
        raise


_op_eye_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::eye", "out")


def eye_out(keys: DispatchKeySet, n: int, *, out: Tensor) -> Tensor:
    """aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_eye_out.convert(0, n)
    try:
        kernel = _op_eye_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_eye_out.lookup_redispatched(keys)
    try:
        return kernel(n, out)
    except Exception:
        _op_eye_out.check_arguments((n, out))
        raise


_op_fill_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill", "Scalar")


def fill_Scalar(keys: DispatchKeySet, self: Tensor, value: Number) -> Tensor:
    """aten::fill.Scalar(Tensor self, Scalar value) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill_Scalar.convert(1, value)
    try:
        kernel = _op_fill_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, value)
    except Exception:
        _op_fill_Scalar.check_arguments((self, value))
        raise


_op_fill_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fill", "Scalar_out"
)


def fill_Scalar_out(
    keys: DispatchKeySet, self: Tensor, value: Number, *, out: Tensor
) -> Tensor:
    """aten::fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill_Scalar_out.convert(1, value)
    try:
        kernel = _op_fill_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, value, out)
    except Exception:
        _op_fill_Scalar_out.check_arguments((self, value, out))
        raise


_op_fill_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill", "Tensor")


def fill_Tensor(keys: DispatchKeySet, self: Tensor, value: Tensor) -> Tensor:
    """aten::fill.Tensor(Tensor self, Tensor value) -> Tensor"""
    try:
        kernel = _op_fill_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, value)
    except Exception:
        _op_fill_Tensor.check_arguments((self, value))
        raise


_op_fill_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fill", "Tensor_out"
)


def fill_Tensor_out(
    keys: DispatchKeySet, self: Tensor, value: Tensor, *, out: Tensor
) -> Tensor:
    """aten::fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_fill_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, value, out)
    except Exception:
        _op_fill_Tensor_out.check_arguments((self, value, out))
        raise


_op_fill__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill_", "Scalar")


def fill__Scalar(keys: DispatchKeySet, self: Tensor, value: Number) -> Tensor:
    """aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_fill__Scalar.convert(1, value)
    try:
        kernel = _op_fill__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, value)
    except Exception:
        _op_fill__Scalar.check_arguments((self, value))
        raise


_op_fill__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fill_", "Tensor")


def fill__Tensor(keys: DispatchKeySet, self: Tensor, value: Tensor) -> Tensor:
    """aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)"""
    try:
        kernel = _op_fill__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fill__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, value)
    except Exception:
        _op_fill__Tensor.check_arguments((self, value))
        raise


_op_flatten_using_ints: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::flatten", "using_ints"
)


def flatten_using_ints(
    keys: DispatchKeySet, self: Tensor, start_dim: int = 0, end_dim: int = -1
) -> Tensor:
    """aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""
    if start_dim.__class__ is not int:
        start_dim = _op_flatten_using_ints.convert(1, start_dim)
    if end_dim.__class__ is not int:
        end_dim = _op_flatten_using_ints.convert(2, end_dim)
    try:
        kernel = _op_flatten_using_ints.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_flatten_using_ints.lookup_redispatched(keys)
    try:
        return kernel(self, start_dim, end_dim)
    except Exception:
        _op_flatten_using_ints.check_arguments((self, start_dim, end_dim))
        raise


_op_flip: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::flip", "")


def flip(keys: DispatchKeySet, self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::flip(Tensor self, int[] dims) -> Tensor"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_flip.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_flip.convert(1, dims)
                break
    try:
        kernel = _op_flip.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_flip.lookup_redispatched(keys)
    try:
        return kernel(self, dims)
    except Exception:
        _op_flip.check_arguments((self, dims))
        raise


_op_flip_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::flip", "out")


def flip_out(
    keys: DispatchKeySet, self: Tensor, dims: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_flip_out.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_flip_out.convert(1, dims)
                break
    try:
        kernel = _op_flip_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_flip_out.lookup_redispatched(keys)
    try:
        return kernel(self, dims, out)
    except Exception:
        _op_flip_out.check_arguments((self, dims, out))
        raise


_op_floor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor", "")


def floor(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::floor(Tensor self) -> Tensor"""
    try:
        kernel = _op_floor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_floor.check_arguments((self,))
        raise


_op_floor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor", "out")


def floor_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_floor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_floor_out.check_arguments((self, out))
        raise


_op_floor_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor_", "")


def floor_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::floor_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_floor_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_floor_.check_arguments((self,))
        raise


_op_floor_divide: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::floor_divide", "")


def floor_divide(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_floor_divide.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide.check_arguments((self, other))
        raise


_op_floor_divide_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "Scalar"
)


def floor_divide_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide_Scalar.convert(1, other)
    try:
        kernel = _op_floor_divide_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide_Scalar.check_arguments((self, other))
        raise


_op_floor_divide_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "Scalar_out"
)


def floor_divide_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::floor_divide.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide_Scalar_out.convert(1, other)
    try:
        kernel = _op_floor_divide_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_floor_divide_Scalar_out.check_arguments((self, other, out))
        raise


_op_floor_divide_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide", "out"
)


def floor_divide_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_floor_divide_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_floor_divide_out.check_arguments((self, other, out))
        raise


_op_floor_divide__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide_", "Scalar"
)


def floor_divide__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_floor_divide__Scalar.convert(1, other)
    try:
        kernel = _op_floor_divide__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide__Scalar.check_arguments((self, other))
        raise


_op_floor_divide__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::floor_divide_", "Tensor"
)


def floor_divide__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_floor_divide__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_floor_divide__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_floor_divide__Tensor.check_arguments((self, other))
        raise


_op_fmod_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod", "Scalar")


def fmod_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod_Scalar.convert(1, other)
    try:
        kernel = _op_fmod_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod_Scalar.check_arguments((self, other))
        raise


_op_fmod_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fmod", "Scalar_out"
)


def fmod_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod_Scalar_out.convert(1, other)
    try:
        kernel = _op_fmod_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_fmod_Scalar_out.check_arguments((self, other, out))
        raise


_op_fmod_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod", "Tensor")


def fmod_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_fmod_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod_Tensor.check_arguments((self, other))
        raise


_op_fmod_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::fmod", "Tensor_out"
)


def fmod_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_fmod_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_fmod_Tensor_out.check_arguments((self, other, out))
        raise


_op_fmod__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod_", "Scalar")


def fmod__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_fmod__Scalar.convert(1, other)
    try:
        kernel = _op_fmod__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod__Scalar.check_arguments((self, other))
        raise


_op_fmod__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::fmod_", "Tensor")


def fmod__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_fmod__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_fmod__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_fmod__Tensor.check_arguments((self, other))
        raise


_op_full: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full", "")


def full(
    keys: DispatchKeySet,
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
        kernel = _op_full.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_full.lookup_redispatched(keys)
    try:
        return kernel(size, fill_value, dtype, layout, device, pin_memory)
    except Exception:
        _op_full.check_arguments((size, fill_value, dtype, layout, device, pin_memory))
        raise


_op_full_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full", "out")


def full_out(
    keys: DispatchKeySet, size: Sequence[int], fill_value: Number, *, out: Tensor
) -> Tensor:
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
        kernel = _op_full_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_full_out.lookup_redispatched(keys)
    try:
        return kernel(size, fill_value, out)
    except Exception:
        _op_full_out.check_arguments((size, fill_value, out))
        raise


_op_full_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::full_like", "")


def full_like(
    keys: DispatchKeySet,
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
        kernel = _op_full_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_full_like.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_full_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_full_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, fill_value, memory_format, out)
    except Exception:
        _op_full_like_out.check_arguments((self, fill_value, memory_format, out))
        raise


_op_gather: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gather", "")


def gather(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    *,
    sparse_grad: bool = False,
) -> Tensor:
    """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_gather.convert(1, dim)
    if type(sparse_grad) not in _rt_BOOLS:
        sparse_grad = _op_gather.convert(3, sparse_grad)
    try:
        kernel = _op_gather.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gather.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, sparse_grad)
    except Exception:
        _op_gather.check_arguments((self, dim, index, sparse_grad))
        raise


_op_gather_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gather", "out")


def gather_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    *,
    sparse_grad: bool = False,
    out: Tensor,
) -> Tensor:
    """aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_gather_out.convert(1, dim)
    if type(sparse_grad) not in _rt_BOOLS:
        sparse_grad = _op_gather_out.convert(3, sparse_grad)
    try:
        kernel = _op_gather_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gather_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, sparse_grad, out)
    except Exception:
        _op_gather_out.check_arguments((self, dim, index, sparse_grad, out))
        raise


_op_ge_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Scalar")


def ge_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::ge.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge_Scalar.convert(1, other)
    try:
        kernel = _op_ge_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ge_Scalar.check_arguments((self, other))
        raise


_op_ge_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Scalar_out")


def ge_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge_Scalar_out.convert(1, other)
    try:
        kernel = _op_ge_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ge_Scalar_out.check_arguments((self, other, out))
        raise


_op_ge_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Tensor")


def ge_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::ge.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_ge_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ge_Tensor.check_arguments((self, other))
        raise


_op_ge_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge", "Tensor_out")


def ge_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_ge_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ge_Tensor_out.check_arguments((self, other, out))
        raise


_op_ge__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge_", "Scalar")


def ge__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ge__Scalar.convert(1, other)
    try:
        kernel = _op_ge__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ge__Scalar.check_arguments((self, other))
        raise


_op_ge__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ge_", "Tensor")


def ge__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_ge__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ge__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ge__Tensor.check_arguments((self, other))
        raise


_op_gelu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu", "")


def gelu(keys: DispatchKeySet, self: Tensor, *, approximate: str = "none") -> Tensor:
    """aten::gelu(Tensor self, *, str approximate='none') -> Tensor"""
    if approximate.__class__ is not str:
        approximate = _op_gelu.convert(1, approximate)
    try:
        kernel = _op_gelu.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gelu.lookup_redispatched(keys)
    try:
        return kernel(self, approximate)
    except Exception:
        _op_gelu.check_arguments((self, approximate))
        raise


_op_gelu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu", "out")


def gelu_out(
    keys: DispatchKeySet, self: Tensor, *, approximate: str = "none", out: Tensor
) -> Tensor:
    """aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)"""
    if approximate.__class__ is not str:
        approximate = _op_gelu_out.convert(1, approximate)
    try:
        kernel = _op_gelu_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gelu_out.lookup_redispatched(keys)
    try:
        return kernel(self, approximate, out)
    except Exception:
        _op_gelu_out.check_arguments((self, approximate, out))
        raise


_op_gelu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gelu_", "")


def gelu_(keys: DispatchKeySet, self: Tensor, *, approximate: str = "none") -> Tensor:
    """aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)"""
    if approximate.__class__ is not str:
        approximate = _op_gelu_.convert(1, approximate)
    try:
        kernel = _op_gelu_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gelu_.lookup_redispatched(keys)
    try:
        return kernel(self, approximate)
    except Exception:
        _op_gelu_.check_arguments((self, approximate))
        raise


_op_gt_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Scalar")


def gt_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::gt.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt_Scalar.convert(1, other)
    try:
        kernel = _op_gt_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_gt_Scalar.check_arguments((self, other))
        raise


_op_gt_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Scalar_out")


def gt_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt_Scalar_out.convert(1, other)
    try:
        kernel = _op_gt_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_gt_Scalar_out.check_arguments((self, other, out))
        raise


_op_gt_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Tensor")


def gt_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::gt.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_gt_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_gt_Tensor.check_arguments((self, other))
        raise


_op_gt_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt", "Tensor_out")


def gt_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_gt_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_gt_Tensor_out.check_arguments((self, other, out))
        raise


_op_gt__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt_", "Scalar")


def gt__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_gt__Scalar.convert(1, other)
    try:
        kernel = _op_gt__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_gt__Scalar.check_arguments((self, other))
        raise


_op_gt__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::gt_", "Tensor")


def gt__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_gt__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_gt__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_gt__Tensor.check_arguments((self, other))
        raise


_op_hardtanh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh", "")


def hardtanh(
    keys: DispatchKeySet, self: Tensor, min_val: Number = -1, max_val: Number = 1
) -> Tensor:
    """aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh.convert(2, max_val)
    try:
        kernel = _op_hardtanh.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_hardtanh.lookup_redispatched(keys)
    try:
        return kernel(self, min_val, max_val)
    except Exception:
        _op_hardtanh.check_arguments((self, min_val, max_val))
        raise


_op_hardtanh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh", "out")


def hardtanh_out(
    keys: DispatchKeySet,
    self: Tensor,
    min_val: Number = -1,
    max_val: Number = 1,
    *,
    out: Tensor,
) -> Tensor:
    """aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh_out.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh_out.convert(2, max_val)
    try:
        kernel = _op_hardtanh_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_hardtanh_out.lookup_redispatched(keys)
    try:
        return kernel(self, min_val, max_val, out)
    except Exception:
        _op_hardtanh_out.check_arguments((self, min_val, max_val, out))
        raise


_op_hardtanh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::hardtanh_", "")


def hardtanh_(
    keys: DispatchKeySet, self: Tensor, min_val: Number = -1, max_val: Number = 1
) -> Tensor:
    """aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)"""
    if min_val.__class__ is not int and type(min_val) not in _rt_NUMBERS:
        min_val = _op_hardtanh_.convert(1, min_val)
    if max_val.__class__ is not int and type(max_val) not in _rt_NUMBERS:
        max_val = _op_hardtanh_.convert(2, max_val)
    try:
        kernel = _op_hardtanh_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_hardtanh_.lookup_redispatched(keys)
    try:
        return kernel(self, min_val, max_val)
    except Exception:
        _op_hardtanh_.check_arguments((self, min_val, max_val))
        raise


_op_index_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index", "Tensor")


def index_Tensor(
    keys: DispatchKeySet, self: Tensor, indices: Sequence[Tensor | None]
) -> Tensor:
    """aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_Tensor.convert(1, indices)
    try:
        kernel = _op_index_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, indices)
    except Exception:
        _op_index_Tensor.check_arguments((self, indices))
        raise


_op_index_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index", "Tensor_out"
)


def index_Tensor_out(
    keys: DispatchKeySet, self: Tensor, indices: Sequence[Tensor | None], *, out: Tensor
) -> Tensor:
    """aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(indices) is not list and type(indices) is not tuple:
        indices = _op_index_Tensor_out.convert(1, indices)
    try:
        kernel = _op_index_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, indices, out)
    except Exception:
        _op_index_Tensor_out.check_arguments((self, indices, out))
        raise


_op_index_add: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add", "")


def index_add(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
) -> Tensor:
    """aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_add.convert(1, dim)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_index_add.convert(4, alpha)
    try:
        kernel = _op_index_add.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_add.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, source, alpha)
    except Exception:
        _op_index_add.check_arguments((self, dim, index, source, alpha))
        raise


_op_index_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add", "out")


def index_add_out(
    keys: DispatchKeySet,
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
        kernel = _op_index_add_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_add_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, source, alpha, out)
    except Exception:
        _op_index_add_out.check_arguments((self, dim, index, source, alpha, out))
        raise


_op_index_add_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_add_", "")


def index_add_(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
) -> Tensor:
    """aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_add_.convert(1, dim)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_index_add_.convert(4, alpha)
    try:
        kernel = _op_index_add_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_add_.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, source, alpha)
    except Exception:
        _op_index_add_.check_arguments((self, dim, index, source, alpha))
        raise


_op_index_fill_int_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Scalar"
)


def index_fill_int_Scalar(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Scalar.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill_int_Scalar.convert(3, value)
    try:
        kernel = _op_index_fill_int_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill_int_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill_int_Scalar.check_arguments((self, dim, index, value))
        raise


_op_index_fill_int_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Scalar_out"
)


def index_fill_int_Scalar_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    out: Tensor,
) -> Tensor:
    """aten::index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Scalar_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill_int_Scalar_out.convert(3, value)
    try:
        kernel = _op_index_fill_int_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill_int_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_index_fill_int_Scalar_out.check_arguments((self, dim, index, value, out))
        raise


_op_index_fill_int_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Tensor"
)


def index_fill_int_Tensor(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Tensor.convert(1, dim)
    try:
        kernel = _op_index_fill_int_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill_int_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill_int_Tensor.check_arguments((self, dim, index, value))
        raise


_op_index_fill_int_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill", "int_Tensor_out"
)


def index_fill_int_Tensor_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Tensor,
    *,
    out: Tensor,
) -> Tensor:
    """aten::index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill_int_Tensor_out.convert(1, dim)
    try:
        kernel = _op_index_fill_int_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill_int_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_index_fill_int_Tensor_out.check_arguments((self, dim, index, value, out))
        raise


_op_index_fill__int_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill_", "int_Scalar"
)


def index_fill__int_Scalar(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill__int_Scalar.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_index_fill__int_Scalar.convert(3, value)
    try:
        kernel = _op_index_fill__int_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill__int_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill__int_Scalar.check_arguments((self, dim, index, value))
        raise


_op_index_fill__int_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_fill_", "int_Tensor"
)


def index_fill__int_Tensor(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_fill__int_Tensor.convert(1, dim)
    try:
        kernel = _op_index_fill__int_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_fill__int_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_index_fill__int_Tensor.check_arguments((self, dim, index, value))
        raise


_op_index_put: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put", "")


def index_put(
    keys: DispatchKeySet,
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
        kernel = _op_index_put.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_put.lookup_redispatched(keys)
    try:
        return kernel(self, indices, values, accumulate)
    except Exception:
        _op_index_put.check_arguments((self, indices, values, accumulate))
        raise


_op_index_put_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put", "out")


def index_put_out(
    keys: DispatchKeySet,
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
        kernel = _op_index_put_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_put_out.lookup_redispatched(keys)
    try:
        return kernel(self, indices, values, accumulate, out)
    except Exception:
        _op_index_put_out.check_arguments((self, indices, values, accumulate, out))
        raise


_op_index_put_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_put_", "")


def index_put_(
    keys: DispatchKeySet,
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
        kernel = _op_index_put_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_put_.lookup_redispatched(keys)
    try:
        return kernel(self, indices, values, accumulate)
    except Exception:
        _op_index_put_.check_arguments((self, indices, values, accumulate))
        raise


_op_index_select: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::index_select", "")


def index_select(keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor) -> Tensor:
    """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_index_select.convert(1, dim)
    try:
        kernel = _op_index_select.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_select.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_index_select.check_arguments((self, dim, index))
        raise


_op_index_select_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::index_select", "out"
)


def index_select_out(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, *, out: Tensor
) -> Tensor:
    """aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_index_select_out.convert(1, dim)
    try:
        kernel = _op_index_select_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_index_select_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, out)
    except Exception:
        _op_index_select_out.check_arguments((self, dim, index, out))
        raise


_op_is_nonzero: _rt_TypedOperator[bool] = _rt_get_handle("aten::is_nonzero", "")


def is_nonzero(keys: DispatchKeySet, self: Tensor) -> bool:
    """aten::is_nonzero(Tensor self) -> bool"""
    try:
        kernel = _op_is_nonzero.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_is_nonzero.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_is_nonzero.check_arguments((self,))
        raise


_op_isfinite: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isfinite", "")


def isfinite(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::isfinite(Tensor self) -> Tensor"""
    try:
        kernel = _op_isfinite.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_isfinite.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_isfinite.check_arguments((self,))
        raise


_op_isinf: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isinf", "")


def isinf(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::isinf(Tensor self) -> Tensor"""
    try:
        kernel = _op_isinf.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_isinf.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_isinf.check_arguments((self,))
        raise


_op_isinf_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isinf", "out")


def isinf_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::isinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_isinf_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_isinf_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_isinf_out.check_arguments((self, out))
        raise


_op_isnan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isnan", "")


def isnan(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::isnan(Tensor self) -> Tensor"""
    try:
        kernel = _op_isnan.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_isnan.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_isnan.check_arguments((self,))
        raise


_op_isnan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::isnan", "out")


def isnan_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::isnan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_isnan_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_isnan_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_isnan_out.check_arguments((self, out))
        raise


_op_item: _rt_TypedOperator[Number] = _rt_get_handle("aten::item", "")


def item(keys: DispatchKeySet, self: Tensor) -> Number:
    """aten::item(Tensor self) -> Scalar"""
    try:
        kernel = _op_item.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_item.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_item.check_arguments((self,))
        raise


_op_layer_norm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::layer_norm", "")


def layer_norm(
    keys: DispatchKeySet,
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
        kernel = _op_layer_norm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_layer_norm.lookup_redispatched(keys)
    try:
        return kernel(input, normalized_shape, weight, bias, eps, cudnn_enable)
    except Exception:
        _op_layer_norm.check_arguments(
            (input, normalized_shape, weight, bias, eps, cudnn_enable)
        )
        raise


_op_le_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Scalar")


def le_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::le.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le_Scalar.convert(1, other)
    try:
        kernel = _op_le_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_le_Scalar.check_arguments((self, other))
        raise


_op_le_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Scalar_out")


def le_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le_Scalar_out.convert(1, other)
    try:
        kernel = _op_le_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_le_Scalar_out.check_arguments((self, other, out))
        raise


_op_le_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Tensor")


def le_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::le.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_le_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_le_Tensor.check_arguments((self, other))
        raise


_op_le_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le", "Tensor_out")


def le_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_le_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_le_Tensor_out.check_arguments((self, other, out))
        raise


_op_le__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le_", "Scalar")


def le__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_le__Scalar.convert(1, other)
    try:
        kernel = _op_le__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_le__Scalar.check_arguments((self, other))
        raise


_op_le__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::le_", "Tensor")


def le__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_le__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_le__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_le__Tensor.check_arguments((self, other))
        raise


_op_leaky_relu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::leaky_relu", "")


def leaky_relu(
    keys: DispatchKeySet, self: Tensor, negative_slope: Number = 0.01
) -> Tensor:
    """aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu.convert(1, negative_slope)
    try:
        kernel = _op_leaky_relu.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_leaky_relu.lookup_redispatched(keys)
    try:
        return kernel(self, negative_slope)
    except Exception:
        _op_leaky_relu.check_arguments((self, negative_slope))
        raise


_op_leaky_relu_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::leaky_relu", "out"
)


def leaky_relu_out(
    keys: DispatchKeySet, self: Tensor, negative_slope: Number = 0.01, *, out: Tensor
) -> Tensor:
    """aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu_out.convert(1, negative_slope)
    try:
        kernel = _op_leaky_relu_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_leaky_relu_out.lookup_redispatched(keys)
    try:
        return kernel(self, negative_slope, out)
    except Exception:
        _op_leaky_relu_out.check_arguments((self, negative_slope, out))
        raise


_op_leaky_relu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::leaky_relu_", "")


def leaky_relu_(
    keys: DispatchKeySet, self: Tensor, negative_slope: Number = 0.01
) -> Tensor:
    """aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)"""
    if negative_slope.__class__ is not int and type(negative_slope) not in _rt_NUMBERS:
        negative_slope = _op_leaky_relu_.convert(1, negative_slope)
    try:
        kernel = _op_leaky_relu_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_leaky_relu_.lookup_redispatched(keys)
    try:
        return kernel(self, negative_slope)
    except Exception:
        _op_leaky_relu_.check_arguments((self, negative_slope))
        raise


_op_lerp_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp", "Scalar")


def lerp_Scalar(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Number
) -> Tensor:
    """aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp_Scalar.convert(2, weight)
    try:
        kernel = _op_lerp_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp_Scalar.check_arguments((self, end, weight))
        raise


_op_lerp_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::lerp", "Scalar_out"
)


def lerp_Scalar_out(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Number, *, out: Tensor
) -> Tensor:
    """aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp_Scalar_out.convert(2, weight)
    try:
        kernel = _op_lerp_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight, out)
    except Exception:
        _op_lerp_Scalar_out.check_arguments((self, end, weight, out))
        raise


_op_lerp_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp", "Tensor")


def lerp_Tensor(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Tensor
) -> Tensor:
    """aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor"""
    try:
        kernel = _op_lerp_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp_Tensor.check_arguments((self, end, weight))
        raise


_op_lerp_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::lerp", "Tensor_out"
)


def lerp_Tensor_out(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Tensor, *, out: Tensor
) -> Tensor:
    """aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_lerp_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight, out)
    except Exception:
        _op_lerp_Tensor_out.check_arguments((self, end, weight, out))
        raise


_op_lerp__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp_", "Scalar")


def lerp__Scalar(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Number
) -> Tensor:
    """aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)"""
    if weight.__class__ is not int and type(weight) not in _rt_NUMBERS:
        weight = _op_lerp__Scalar.convert(2, weight)
    try:
        kernel = _op_lerp__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp__Scalar.check_arguments((self, end, weight))
        raise


_op_lerp__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lerp_", "Tensor")


def lerp__Tensor(
    keys: DispatchKeySet, self: Tensor, end: Tensor, weight: Tensor
) -> Tensor:
    """aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)"""
    try:
        kernel = _op_lerp__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lerp__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, end, weight)
    except Exception:
        _op_lerp__Tensor.check_arguments((self, end, weight))
        raise


_op_linear: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linear", "")


def linear(
    keys: DispatchKeySet, input: Tensor, weight: Tensor, bias: Tensor | None = None
) -> Tensor:
    """aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""
    try:
        kernel = _op_linear.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linear.lookup_redispatched(keys)
    try:
        return kernel(input, weight, bias)
    except Exception:
        _op_linear.check_arguments((input, weight, bias))
        raise


_op_linear_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linear", "out")


def linear_out(
    keys: DispatchKeySet,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_linear_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linear_out.lookup_redispatched(keys)
    try:
        return kernel(input, weight, bias, out)
    except Exception:
        _op_linear_out.check_arguments((input, weight, bias, out))
        raise


_op_linspace: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linspace", "")


def linspace(
    keys: DispatchKeySet,
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
        kernel = _op_linspace.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_linspace_Scalar_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Scalar_Tensor.lookup_redispatched(keys)
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
    keys: DispatchKeySet, start: Number, end: Tensor, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace_Scalar_Tensor_out.convert(0, start)
    if steps.__class__ is not int:
        steps = _op_linspace_Scalar_Tensor_out.convert(2, steps)
    try:
        kernel = _op_linspace_Scalar_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Scalar_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Scalar_Tensor_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Scalar"
)


def linspace_Tensor_Scalar(
    keys: DispatchKeySet,
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
        kernel = _op_linspace_Tensor_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Tensor_Scalar.lookup_redispatched(keys)
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
    keys: DispatchKeySet, start: Tensor, end: Number, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace_Tensor_Scalar_out.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Scalar_out.convert(2, steps)
    try:
        kernel = _op_linspace_Tensor_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Tensor_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Tensor_Scalar_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_Tensor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::linspace", "Tensor_Tensor"
)


def linspace_Tensor_Tensor(
    keys: DispatchKeySet,
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
        kernel = _op_linspace_Tensor_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Tensor_Tensor.lookup_redispatched(keys)
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
    keys: DispatchKeySet, start: Tensor, end: Tensor, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if steps.__class__ is not int:
        steps = _op_linspace_Tensor_Tensor_out.convert(2, steps)
    try:
        kernel = _op_linspace_Tensor_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_Tensor_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_Tensor_Tensor_out.check_arguments((start, end, steps, out))
        raise


_op_linspace_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::linspace", "out")


def linspace_out(
    keys: DispatchKeySet, start: Number, end: Number, steps: int, *, out: Tensor
) -> Tensor:
    """aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    if start.__class__ is not int and type(start) not in _rt_NUMBERS:
        start = _op_linspace_out.convert(0, start)
    if end.__class__ is not int and type(end) not in _rt_NUMBERS:
        end = _op_linspace_out.convert(1, end)
    if steps.__class__ is not int:
        steps = _op_linspace_out.convert(2, steps)
    try:
        kernel = _op_linspace_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_linspace_out.lookup_redispatched(keys)
    try:
        return kernel(start, end, steps, out)
    except Exception:
        _op_linspace_out.check_arguments((start, end, steps, out))
        raise


_op_log: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log", "")


def log(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log(Tensor self) -> Tensor"""
    try:
        kernel = _op_log.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log.check_arguments((self,))
        raise


_op_log_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log", "out")


def log_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_log_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_log_out.check_arguments((self, out))
        raise


_op_log10: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10", "")


def log10(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log10(Tensor self) -> Tensor"""
    try:
        kernel = _op_log10.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log10.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log10.check_arguments((self,))
        raise


_op_log10_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10", "out")


def log10_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_log10_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log10_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_log10_out.check_arguments((self, out))
        raise


_op_log10_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log10_", "")


def log10_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log10_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_log10_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log10_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log10_.check_arguments((self,))
        raise


_op_log1p: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p", "")


def log1p(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log1p(Tensor self) -> Tensor"""
    try:
        kernel = _op_log1p.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log1p.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log1p.check_arguments((self,))
        raise


_op_log1p_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p", "out")


def log1p_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_log1p_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log1p_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_log1p_out.check_arguments((self, out))
        raise


_op_log1p_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log1p_", "")


def log1p_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log1p_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_log1p_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log1p_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log1p_.check_arguments((self,))
        raise


_op_log2: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2", "")


def log2(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log2(Tensor self) -> Tensor"""
    try:
        kernel = _op_log2.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log2.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log2.check_arguments((self,))
        raise


_op_log2_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2", "out")


def log2_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_log2_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log2_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_log2_out.check_arguments((self, out))
        raise


_op_log2_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log2_", "")


def log2_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log2_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_log2_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log2_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log2_.check_arguments((self,))
        raise


_op_log_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::log_", "")


def log_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::log_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_log_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_log_.check_arguments((self,))
        raise


_op_log_softmax_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::log_softmax", "int"
)


def log_softmax_int(
    keys: DispatchKeySet, self: Tensor, dim: int, dtype: DType | None = None
) -> Tensor:
    """aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_log_softmax_int.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_log_softmax_int.convert(2, dtype)
    try:
        kernel = _op_log_softmax_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log_softmax_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_log_softmax_int.check_arguments((self, dim, dtype))
        raise


_op_log_softmax_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::log_softmax", "int_out"
)


def log_softmax_int_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    dtype: DType | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_log_softmax_int_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_log_softmax_int_out.convert(2, dtype)
    try:
        kernel = _op_log_softmax_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_log_softmax_int_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_log_softmax_int_out.check_arguments((self, dim, dtype, out))
        raise


_op_logical_and: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_and", "")


def logical_and(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_logical_and.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_and.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_and.check_arguments((self, other))
        raise


_op_logical_and_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_and", "out"
)


def logical_and_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_logical_and_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_and_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_and_out.check_arguments((self, other, out))
        raise


_op_logical_and_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_and_", "")


def logical_and_(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_logical_and_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_and_.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_and_.check_arguments((self, other))
        raise


_op_logical_not: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_not", "")


def logical_not(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::logical_not(Tensor self) -> Tensor"""
    try:
        kernel = _op_logical_not.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_not.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_logical_not.check_arguments((self,))
        raise


_op_logical_not_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_not", "out"
)


def logical_not_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_logical_not_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_not_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_logical_not_out.check_arguments((self, out))
        raise


_op_logical_not_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_not_", "")


def logical_not_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::logical_not_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_logical_not_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_not_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_logical_not_.check_arguments((self,))
        raise


_op_logical_or: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_or", "")


def logical_or(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_logical_or.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_or.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_or.check_arguments((self, other))
        raise


_op_logical_or_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_or", "out"
)


def logical_or_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_logical_or_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_or_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_or_out.check_arguments((self, other, out))
        raise


_op_logical_or_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_or_", "")


def logical_or_(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_logical_or_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_or_.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_or_.check_arguments((self, other))
        raise


_op_logical_xor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_xor", "")


def logical_xor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_logical_xor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_xor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_xor.check_arguments((self, other))
        raise


_op_logical_xor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::logical_xor", "out"
)


def logical_xor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_logical_xor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_xor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_logical_xor_out.check_arguments((self, other, out))
        raise


_op_logical_xor_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logical_xor_", "")


def logical_xor_(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_logical_xor_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logical_xor_.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_logical_xor_.check_arguments((self, other))
        raise


_op_logsumexp: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logsumexp", "")


def logsumexp(
    keys: DispatchKeySet, self: Tensor, dim: int | Sequence[int], keepdim: bool = False
) -> Tensor:
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
        kernel = _op_logsumexp.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logsumexp.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_logsumexp.check_arguments((self, dim, keepdim))
        raise


_op_logsumexp_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::logsumexp", "out")


def logsumexp_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor,
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
        kernel = _op_logsumexp_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_logsumexp_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, out)
    except Exception:
        _op_logsumexp_out.check_arguments((self, dim, keepdim, out))
        raise


_op_lt_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Scalar")


def lt_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::lt.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt_Scalar.convert(1, other)
    try:
        kernel = _op_lt_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_lt_Scalar.check_arguments((self, other))
        raise


_op_lt_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Scalar_out")


def lt_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt_Scalar_out.convert(1, other)
    try:
        kernel = _op_lt_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_lt_Scalar_out.check_arguments((self, other, out))
        raise


_op_lt_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Tensor")


def lt_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::lt.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_lt_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_lt_Tensor.check_arguments((self, other))
        raise


_op_lt_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt", "Tensor_out")


def lt_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_lt_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_lt_Tensor_out.check_arguments((self, other, out))
        raise


_op_lt__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt_", "Scalar")


def lt__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_lt__Scalar.convert(1, other)
    try:
        kernel = _op_lt__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_lt__Scalar.check_arguments((self, other))
        raise


_op_lt__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::lt_", "Tensor")


def lt__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_lt__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_lt__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_lt__Tensor.check_arguments((self, other))
        raise


_op_masked_fill_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Scalar"
)


def masked_fill_Scalar(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Number
) -> Tensor:
    """aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill_Scalar.convert(2, value)
    try:
        kernel = _op_masked_fill_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill_Scalar.check_arguments((self, mask, value))
        raise


_op_masked_fill_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Scalar_out"
)


def masked_fill_Scalar_out(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Number, *, out: Tensor
) -> Tensor:
    """aten::masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill_Scalar_out.convert(2, value)
    try:
        kernel = _op_masked_fill_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value, out)
    except Exception:
        _op_masked_fill_Scalar_out.check_arguments((self, mask, value, out))
        raise


_op_masked_fill_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Tensor"
)


def masked_fill_Tensor(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Tensor
) -> Tensor:
    """aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor"""
    try:
        kernel = _op_masked_fill_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill_Tensor.check_arguments((self, mask, value))
        raise


_op_masked_fill_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill", "Tensor_out"
)


def masked_fill_Tensor_out(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Tensor, *, out: Tensor
) -> Tensor:
    """aten::masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_masked_fill_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value, out)
    except Exception:
        _op_masked_fill_Tensor_out.check_arguments((self, mask, value, out))
        raise


_op_masked_fill__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill_", "Scalar"
)


def masked_fill__Scalar(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Number
) -> Tensor:
    """aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)"""
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_masked_fill__Scalar.convert(2, value)
    try:
        kernel = _op_masked_fill__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill__Scalar.check_arguments((self, mask, value))
        raise


_op_masked_fill__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_fill_", "Tensor"
)


def masked_fill__Tensor(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, value: Tensor
) -> Tensor:
    """aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)"""
    try:
        kernel = _op_masked_fill__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_fill__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, mask, value)
    except Exception:
        _op_masked_fill__Tensor.check_arguments((self, mask, value))
        raise


_op_masked_select: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::masked_select", "")


def masked_select(keys: DispatchKeySet, self: Tensor, mask: Tensor) -> Tensor:
    """aten::masked_select(Tensor self, Tensor mask) -> Tensor"""
    try:
        kernel = _op_masked_select.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_select.lookup_redispatched(keys)
    try:
        return kernel(self, mask)
    except Exception:
        _op_masked_select.check_arguments((self, mask))
        raise


_op_masked_select_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::masked_select", "out"
)


def masked_select_out(
    keys: DispatchKeySet, self: Tensor, mask: Tensor, *, out: Tensor
) -> Tensor:
    """aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_masked_select_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_masked_select_out.lookup_redispatched(keys)
    try:
        return kernel(self, mask, out)
    except Exception:
        _op_masked_select_out.check_arguments((self, mask, out))
        raise


_op_matmul: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::matmul", "")


def matmul(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::matmul(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_matmul.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_matmul.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_matmul.check_arguments((self, other))
        raise


_op_matmul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::matmul", "out")


def matmul_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_matmul_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_matmul_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_matmul_out.check_arguments((self, other, out))
        raise


_op_max: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "")


def max(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::max(Tensor self) -> Tensor"""
    try:
        kernel = _op_max.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_max.check_arguments((self,))
        raise


_op_max_dim: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::max", "dim"
)


def max_dim(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_max_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_max_dim.convert(2, keepdim)
    try:
        kernel = _op_max_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_max_dim.check_arguments((self, dim, keepdim))
        raise


_op_max_dim_max: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::max", "dim_max"
)


def max_dim_max(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    max: Tensor,
    max_values: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if dim.__class__ is not int:
        dim = _op_max_dim_max.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_max_dim_max.convert(2, keepdim)
    try:
        kernel = _op_max_dim_max.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_dim_max.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, max, max_values)
    except Exception:
        _op_max_dim_max.check_arguments((self, dim, keepdim, max, max_values))
        raise


_op_max_other: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "other")


def max_other(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::max.other(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_max_other.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_other.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_max_other.check_arguments((self, other))
        raise


_op_max_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "out")


def max_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_max_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_max_out.check_arguments((self, other, out))
        raise


_op_max_unary_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max", "unary_out")


def max_unary_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_max_unary_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_unary_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_max_unary_out.check_arguments((self, out))
        raise


_op_max_pool2d: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::max_pool2d", "")


def max_pool2d(
    keys: DispatchKeySet,
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
        kernel = _op_max_pool2d.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_pool2d.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_max_pool2d_with_indices.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_pool2d_with_indices.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_max_pool2d_with_indices_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_max_pool2d_with_indices_out.lookup_redispatched(keys)
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


def maximum(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::maximum(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_maximum.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_maximum.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_maximum.check_arguments((self, other))
        raise


_op_maximum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::maximum", "out")


def maximum_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_maximum_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_maximum_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_maximum_out.check_arguments((self, other, out))
        raise


_op_mean: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "")


def mean(keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean.convert(1, dtype)
    try:
        kernel = _op_mean.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mean.lookup_redispatched(keys)
    try:
        return kernel(self, dtype)
    except Exception:
        _op_mean.check_arguments((self, dtype))
        raise


_op_mean_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "dim")


def mean_dim(
    keys: DispatchKeySet,
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
        kernel = _op_mean_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mean_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_mean_dim.check_arguments((self, dim, keepdim, dtype))
        raise


_op_mean_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::mean", "dtype_out"
)


def mean_dtype_out(
    keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None, out: Tensor
) -> Tensor:
    """aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_mean_dtype_out.convert(1, dtype)
    try:
        kernel = _op_mean_dtype_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mean_dtype_out.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_mean_dtype_out.check_arguments((self, dtype, out))
        raise


_op_mean_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mean", "out")


def mean_out(
    keys: DispatchKeySet,
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
        kernel = _op_mean_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mean_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_mean_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_min: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "")


def min(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::min(Tensor self) -> Tensor"""
    try:
        kernel = _op_min.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_min.check_arguments((self,))
        raise


_op_min_dim: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::min", "dim"
)


def min_dim(
    keys: DispatchKeySet, self: Tensor, dim: int, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_min_dim.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_min_dim.convert(2, keepdim)
    try:
        kernel = _op_min_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim)
    except Exception:
        _op_min_dim.check_arguments((self, dim, keepdim))
        raise


_op_min_dim_min: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::min", "dim_min"
)


def min_dim_min(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    min: Tensor,
    min_indices: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    if dim.__class__ is not int:
        dim = _op_min_dim_min.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_min_dim_min.convert(2, keepdim)
    try:
        kernel = _op_min_dim_min.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min_dim_min.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, min, min_indices)
    except Exception:
        _op_min_dim_min.check_arguments((self, dim, keepdim, min, min_indices))
        raise


_op_min_other: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "other")


def min_other(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::min.other(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_min_other.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min_other.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_min_other.check_arguments((self, other))
        raise


_op_min_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "out")


def min_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_min_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_min_out.check_arguments((self, other, out))
        raise


_op_min_unary_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::min", "unary_out")


def min_unary_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_min_unary_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_min_unary_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_min_unary_out.check_arguments((self, out))
        raise


_op_minimum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::minimum", "")


def minimum(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::minimum(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_minimum.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_minimum.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_minimum.check_arguments((self, other))
        raise


_op_minimum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::minimum", "out")


def minimum_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_minimum_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_minimum_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_minimum_out.check_arguments((self, other, out))
        raise


_op_mm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mm", "")


def mm(keys: DispatchKeySet, self: Tensor, mat2: Tensor) -> Tensor:
    """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
    try:
        kernel = _op_mm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mm.lookup_redispatched(keys)
    try:
        return kernel(self, mat2)
    except Exception:
        _op_mm.check_arguments((self, mat2))
        raise


_op_mm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mm", "out")


def mm_out(keys: DispatchKeySet, self: Tensor, mat2: Tensor, *, out: Tensor) -> Tensor:
    """aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_mm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mm_out.lookup_redispatched(keys)
    try:
        return kernel(self, mat2, out)
    except Exception:
        _op_mm_out.check_arguments((self, mat2, out))
        raise


_op_movedim_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::movedim", "int")


def movedim_int(
    keys: DispatchKeySet, self: Tensor, source: int, destination: int
) -> Tensor:
    """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)"""
    if source.__class__ is not int:
        source = _op_movedim_int.convert(1, source)
    if destination.__class__ is not int:
        destination = _op_movedim_int.convert(2, destination)
    try:
        kernel = _op_movedim_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_movedim_int.lookup_redispatched(keys)
    try:
        return kernel(self, source, destination)
    except Exception:
        _op_movedim_int.check_arguments((self, source, destination))
        raise


_op_movedim_intlist: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::movedim", "intlist"
)


def movedim_intlist(
    keys: DispatchKeySet,
    self: Tensor,
    source: Sequence[int],
    destination: Sequence[int],
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
        kernel = _op_movedim_intlist.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_movedim_intlist.lookup_redispatched(keys)
    try:
        return kernel(self, source, destination)
    except Exception:
        _op_movedim_intlist.check_arguments((self, source, destination))
        raise


_op_mse_loss: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mse_loss", "")


def mse_loss(
    keys: DispatchKeySet, self: Tensor, target: Tensor, reduction: int = 1
) -> Tensor:
    """aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor"""
    if reduction.__class__ is not int:
        reduction = _op_mse_loss.convert(2, reduction)
    try:
        kernel = _op_mse_loss.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mse_loss.lookup_redispatched(keys)
    try:
        return kernel(self, target, reduction)
    except Exception:
        _op_mse_loss.check_arguments((self, target, reduction))
        raise


_op_mse_loss_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mse_loss", "out")


def mse_loss_out(
    keys: DispatchKeySet,
    self: Tensor,
    target: Tensor,
    reduction: int = 1,
    *,
    out: Tensor,
) -> Tensor:
    """aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)"""
    if reduction.__class__ is not int:
        reduction = _op_mse_loss_out.convert(2, reduction)
    try:
        kernel = _op_mse_loss_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mse_loss_out.lookup_redispatched(keys)
    try:
        return kernel(self, target, reduction, out)
    except Exception:
        _op_mse_loss_out.check_arguments((self, target, reduction, out))
        raise


_op_mul_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "Scalar")


def mul_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::mul.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul_Scalar.convert(1, other)
    try:
        kernel = _op_mul_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_mul_Scalar.check_arguments((self, other))
        raise


_op_mul_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::mul", "Scalar_out"
)


def mul_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul_Scalar_out.convert(1, other)
    try:
        kernel = _op_mul_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_mul_Scalar_out.check_arguments((self, other, out))
        raise


_op_mul_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "Tensor")


def mul_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::mul.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_mul_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_mul_Tensor.check_arguments((self, other))
        raise


_op_mul_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul", "out")


def mul_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_mul_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_mul_out.check_arguments((self, other, out))
        raise


_op_mul__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul_", "Scalar")


def mul__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_mul__Scalar.convert(1, other)
    try:
        kernel = _op_mul__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_mul__Scalar.check_arguments((self, other))
        raise


_op_mul__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mul_", "Tensor")


def mul__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_mul__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mul__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_mul__Tensor.check_arguments((self, other))
        raise


_op_mv: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mv", "")


def mv(keys: DispatchKeySet, self: Tensor, vec: Tensor) -> Tensor:
    """aten::mv(Tensor self, Tensor vec) -> Tensor"""
    try:
        kernel = _op_mv.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mv.lookup_redispatched(keys)
    try:
        return kernel(self, vec)
    except Exception:
        _op_mv.check_arguments((self, vec))
        raise


_op_mv_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::mv", "out")


def mv_out(keys: DispatchKeySet, self: Tensor, vec: Tensor, *, out: Tensor) -> Tensor:
    """aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_mv_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_mv_out.lookup_redispatched(keys)
    try:
        return kernel(self, vec, out)
    except Exception:
        _op_mv_out.check_arguments((self, vec, out))
        raise


_op_narrow: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow", "")


def narrow(
    keys: DispatchKeySet, self: Tensor, dim: int, start: int, length: int
) -> Tensor:
    """aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_narrow.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow.convert(3, length)
    try:
        kernel = _op_narrow.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_narrow.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow.check_arguments((self, dim, start, length))
        raise


_op_narrow_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow", "Tensor")


def narrow_Tensor(
    keys: DispatchKeySet, self: Tensor, dim: int, start: Tensor, length: int
) -> Tensor:
    """aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_narrow_Tensor.convert(1, dim)
    if length.__class__ is not int:
        length = _op_narrow_Tensor.convert(3, length)
    try:
        kernel = _op_narrow_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_narrow_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow_Tensor.check_arguments((self, dim, start, length))
        raise


_op_narrow_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::narrow_copy", "")


def narrow_copy(
    keys: DispatchKeySet, self: Tensor, dim: int, start: int, length: int
) -> Tensor:
    """aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_narrow_copy.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow_copy.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow_copy.convert(3, length)
    try:
        kernel = _op_narrow_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_narrow_copy.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, length)
    except Exception:
        _op_narrow_copy.check_arguments((self, dim, start, length))
        raise


_op_narrow_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::narrow_copy", "out"
)


def narrow_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    start: int,
    length: int,
    *,
    out: Tensor,
) -> Tensor:
    """aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_narrow_copy_out.convert(1, dim)
    if start.__class__ is not int:
        start = _op_narrow_copy_out.convert(2, start)
    if length.__class__ is not int:
        length = _op_narrow_copy_out.convert(3, length)
    try:
        kernel = _op_narrow_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_narrow_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, length, out)
    except Exception:
        _op_narrow_copy_out.check_arguments((self, dim, start, length, out))
        raise


_op_native_batch_norm: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_batch_norm", "")
)


def native_batch_norm(
    keys: DispatchKeySet,
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
        kernel = _op_native_batch_norm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_batch_norm.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_native_batch_norm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_batch_norm_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet, input: Tensor, p: float, train: bool | None
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    if p.__class__ is not float:
        p = _op_native_dropout.convert(1, p)
    if train is not None and type(train) not in _rt_BOOLS:
        train = _op_native_dropout.convert(2, train)
    try:
        kernel = _op_native_dropout.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_dropout.lookup_redispatched(keys)
    try:
        return kernel(input, p, train)
    except Exception:
        _op_native_dropout.check_arguments((input, p, train))
        raise


_op_native_dropout_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::native_dropout", "out"
)


def native_dropout_out(
    keys: DispatchKeySet,
    input: Tensor,
    p: float,
    train: bool | None,
    *,
    out0: Tensor,
    out1: Tensor,
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"""
    if p.__class__ is not float:
        p = _op_native_dropout_out.convert(1, p)
    if train is not None and type(train) not in _rt_BOOLS:
        train = _op_native_dropout_out.convert(2, train)
    try:
        kernel = _op_native_dropout_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_dropout_out.lookup_redispatched(keys)
    try:
        return kernel(input, p, train, out0, out1)
    except Exception:
        _op_native_dropout_out.check_arguments((input, p, train, out0, out1))
        raise


_op_native_layer_norm: _rt_TypedOperator[tuple[Tensor, Tensor, Tensor]] = (
    _rt_get_handle("aten::native_layer_norm", "")
)


def native_layer_norm(
    keys: DispatchKeySet,
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
        kernel = _op_native_layer_norm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_layer_norm.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_native_layer_norm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_native_layer_norm_out.lookup_redispatched(keys)
    try:
        return kernel(input, normalized_shape, weight, bias, eps, out0, out1, out2)
    except Exception:
        _op_native_layer_norm_out.check_arguments(
            (input, normalized_shape, weight, bias, eps, out0, out1, out2)
        )
        raise


_op_ne_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Scalar")


def ne_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::ne.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne_Scalar.convert(1, other)
    try:
        kernel = _op_ne_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ne_Scalar.check_arguments((self, other))
        raise


_op_ne_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Scalar_out")


def ne_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne_Scalar_out.convert(1, other)
    try:
        kernel = _op_ne_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ne_Scalar_out.check_arguments((self, other, out))
        raise


_op_ne_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Tensor")


def ne_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::ne.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_ne_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ne_Tensor.check_arguments((self, other))
        raise


_op_ne_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne", "Tensor_out")


def ne_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_ne_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_ne_Tensor_out.check_arguments((self, other, out))
        raise


_op_ne__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne_", "Scalar")


def ne__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_ne__Scalar.convert(1, other)
    try:
        kernel = _op_ne__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ne__Scalar.check_arguments((self, other))
        raise


_op_ne__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ne_", "Tensor")


def ne__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_ne__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ne__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_ne__Tensor.check_arguments((self, other))
        raise


_op_neg: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg", "")


def neg(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::neg(Tensor self) -> Tensor"""
    try:
        kernel = _op_neg.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_neg.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_neg.check_arguments((self,))
        raise


_op_neg_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg", "out")


def neg_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_neg_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_neg_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_neg_out.check_arguments((self, out))
        raise


_op_neg_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::neg_", "")


def neg_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::neg_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_neg_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_neg_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_neg_.check_arguments((self,))
        raise


_op_new_empty: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_empty", "")


def new_empty(
    keys: DispatchKeySet,
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
        kernel = _op_new_empty.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_empty.lookup_redispatched(keys)
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_empty.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_empty_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_empty", "out")


def new_empty_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_empty_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_empty_out.convert(1, size)
                break
    try:
        kernel = _op_new_empty_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_empty_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_empty_out.check_arguments((self, size, out))
        raise


_op_new_full: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_full", "")


def new_full(
    keys: DispatchKeySet,
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
        kernel = _op_new_full.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_full.lookup_redispatched(keys)
    try:
        return kernel(self, size, fill_value, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_full.check_arguments(
            (self, size, fill_value, dtype, layout, device, pin_memory)
        )
        raise


_op_new_full_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_full", "out")


def new_full_out(
    keys: DispatchKeySet,
    self: Tensor,
    size: Sequence[int],
    fill_value: Number,
    *,
    out: Tensor,
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
        kernel = _op_new_full_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_full_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, fill_value, out)
    except Exception:
        _op_new_full_out.check_arguments((self, size, fill_value, out))
        raise


_op_new_ones: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_ones", "")


def new_ones(
    keys: DispatchKeySet,
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
        kernel = _op_new_ones.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_ones.lookup_redispatched(keys)
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_ones.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_ones_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_ones", "out")


def new_ones_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_ones_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_ones_out.convert(1, size)
                break
    try:
        kernel = _op_new_ones_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_ones_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_ones_out.check_arguments((self, size, out))
        raise


_op_new_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_zeros", "")


def new_zeros(
    keys: DispatchKeySet,
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
        kernel = _op_new_zeros.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_zeros.lookup_redispatched(keys)
    try:
        return kernel(self, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_new_zeros.check_arguments((self, size, dtype, layout, device, pin_memory))
        raise


_op_new_zeros_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::new_zeros", "out")


def new_zeros_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_new_zeros_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_new_zeros_out.convert(1, size)
                break
    try:
        kernel = _op_new_zeros_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_new_zeros_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, out)
    except Exception:
        _op_new_zeros_out.check_arguments((self, size, out))
        raise


_op_nll_loss: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nll_loss", "")


def nll_loss(
    keys: DispatchKeySet,
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
        kernel = _op_nll_loss.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nll_loss.lookup_redispatched(keys)
    try:
        return kernel(self, target, weight, reduction, ignore_index)
    except Exception:
        _op_nll_loss.check_arguments((self, target, weight, reduction, ignore_index))
        raise


_op_nll_loss_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nll_loss", "out")


def nll_loss_out(
    keys: DispatchKeySet,
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
        kernel = _op_nll_loss_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nll_loss_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_nll_loss_forward.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nll_loss_forward.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_nll_loss_forward_output.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nll_loss_forward_output.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_nll_loss_nd.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nll_loss_nd.lookup_redispatched(keys)
    try:
        return kernel(self, target, weight, reduction, ignore_index)
    except Exception:
        _op_nll_loss_nd.check_arguments((self, target, weight, reduction, ignore_index))
        raise


_op_nonzero: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nonzero", "")


def nonzero(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::nonzero(Tensor self) -> Tensor"""
    try:
        kernel = _op_nonzero.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nonzero.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_nonzero.check_arguments((self,))
        raise


_op_nonzero_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::nonzero", "out")


def nonzero_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_nonzero_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nonzero_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_nonzero_out.check_arguments((self, out))
        raise


_op_norm_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::norm", "Scalar")


def norm_Scalar(keys: DispatchKeySet, self: Tensor, p: Number = 2) -> Tensor:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor"""
    if p.__class__ is not int and type(p) not in _rt_NUMBERS:
        p = _op_norm_Scalar.convert(1, p)
    try:
        kernel = _op_norm_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, p)
    except Exception:
        _op_norm_Scalar.check_arguments((self, p))
        raise


_op_norm_ScalarOpt_dim: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dim"
)


def norm_ScalarOpt_dim(
    keys: DispatchKeySet,
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
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
        kernel = _op_norm_ScalarOpt_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_ScalarOpt_dim.lookup_redispatched(keys)
    try:
        return kernel(self, p, dim, keepdim)
    except Exception:
        _op_norm_ScalarOpt_dim.check_arguments((self, p, dim, keepdim))
        raise


_op_norm_ScalarOpt_dim_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dim_dtype"
)


def norm_ScalarOpt_dim_dtype(
    keys: DispatchKeySet,
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
        kernel = _op_norm_ScalarOpt_dim_dtype.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_ScalarOpt_dim_dtype.lookup_redispatched(keys)
    try:
        return kernel(self, p, dim, keepdim, dtype)
    except Exception:
        _op_norm_ScalarOpt_dim_dtype.check_arguments((self, p, dim, keepdim, dtype))
        raise


_op_norm_ScalarOpt_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dtype"
)


def norm_ScalarOpt_dtype(
    keys: DispatchKeySet, self: Tensor, p: Number | None, *, dtype: DType
) -> Tensor:
    """aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dtype.convert(1, p)
    if dtype.__class__ is not DType:
        dtype = _op_norm_ScalarOpt_dtype.convert(2, dtype)
    try:
        kernel = _op_norm_ScalarOpt_dtype.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_ScalarOpt_dtype.lookup_redispatched(keys)
    try:
        return kernel(self, p, dtype)
    except Exception:
        _op_norm_ScalarOpt_dtype.check_arguments((self, p, dtype))
        raise


_op_norm_ScalarOpt_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "ScalarOpt_dtype_out"
)


def norm_ScalarOpt_dtype_out(
    keys: DispatchKeySet, self: Tensor, p: Number | None, *, dtype: DType, out: Tensor
) -> Tensor:
    """aten::norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)"""
    if p is not None and type(p) not in _rt_NUMBERS:
        p = _op_norm_ScalarOpt_dtype_out.convert(1, p)
    if dtype.__class__ is not DType:
        dtype = _op_norm_ScalarOpt_dtype_out.convert(2, dtype)
    try:
        kernel = _op_norm_ScalarOpt_dtype_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_ScalarOpt_dtype_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, dtype, out)
    except Exception:
        _op_norm_ScalarOpt_dtype_out.check_arguments((self, p, dtype, out))
        raise


_op_norm_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "Scalar_out"
)


def norm_Scalar_out(
    keys: DispatchKeySet, self: Tensor, p: Number = 2, *, out: Tensor
) -> Tensor:
    """aten::norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)"""
    if p.__class__ is not int and type(p) not in _rt_NUMBERS:
        p = _op_norm_Scalar_out.convert(1, p)
    try:
        kernel = _op_norm_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, out)
    except Exception:
        _op_norm_Scalar_out.check_arguments((self, p, out))
        raise


_op_norm_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::norm", "dtype_out"
)


def norm_dtype_out(
    keys: DispatchKeySet,
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
        kernel = _op_norm_dtype_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_dtype_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, dim, keepdim, dtype, out)
    except Exception:
        _op_norm_dtype_out.check_arguments((self, p, dim, keepdim, dtype, out))
        raise


_op_norm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::norm", "out")


def norm_out(
    keys: DispatchKeySet,
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
        kernel = _op_norm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_norm_out.lookup_redispatched(keys)
    try:
        return kernel(self, p, dim, keepdim, out)
    except Exception:
        _op_norm_out.check_arguments((self, p, dim, keepdim, out))
        raise


_op_normal_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::normal", "out")


def normal_out(
    keys: DispatchKeySet,
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
        kernel = _op_normal_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_normal_out.lookup_redispatched(keys)
    try:
        return kernel(self, mean, std, generator, out)
    except Exception:
        _op_normal_out.check_arguments((self, mean, std, generator, out))
        raise


_op_normal_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::normal_", "")


def normal_(
    keys: DispatchKeySet,
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
        kernel = _op_normal_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_normal_.lookup_redispatched(keys)
    try:
        return kernel(self, mean, std, generator)
    except Exception:
        _op_normal_.check_arguments((self, mean, std, generator))
        raise


_op_normal_functional: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::normal_functional", ""
)


def normal_functional(
    keys: DispatchKeySet,
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
        kernel = _op_normal_functional.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_normal_functional.lookup_redispatched(keys)
    try:
        return kernel(self, mean, std, generator)
    except Exception:
        _op_normal_functional.check_arguments((self, mean, std, generator))
        raise


_op_numpy_T: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::numpy_T", "")


def numpy_T(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::numpy_T(Tensor(a) self) -> Tensor(a)"""
    try:
        kernel = _op_numpy_T.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_numpy_T.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_numpy_T.check_arguments((self,))
        raise


_op_ones: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones", "")


def ones(
    keys: DispatchKeySet,
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
        kernel = _op_ones.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ones.lookup_redispatched(keys)
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_ones.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_ones_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones", "out")


def ones_out(keys: DispatchKeySet, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_ones_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_ones_out.convert(0, size)
                break
    try:
        kernel = _op_ones_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ones_out.lookup_redispatched(keys)
    try:
        return kernel(size, out)
    except Exception:
        _op_ones_out.check_arguments((size, out))
        raise


_op_ones_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones_like", "")


def ones_like(
    keys: DispatchKeySet,
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
        kernel = _op_ones_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ones_like.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, layout, device, pin_memory, memory_format)
    except Exception:
        _op_ones_like.check_arguments(
            (self, dtype, layout, device, pin_memory, memory_format)
        )
        raise


_op_ones_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::ones_like", "out")


def ones_like_out(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_ones_like_out.convert(1, memory_format)
    try:
        kernel = _op_ones_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_ones_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_ones_like_out.check_arguments((self, memory_format, out))
        raise


_op_outer: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::outer", "")


def outer(keys: DispatchKeySet, self: Tensor, vec2: Tensor) -> Tensor:
    """aten::outer(Tensor self, Tensor vec2) -> Tensor"""
    try:
        kernel = _op_outer.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_outer.lookup_redispatched(keys)
    try:
        return kernel(self, vec2)
    except Exception:
        _op_outer.check_arguments((self, vec2))
        raise


_op_outer_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::outer", "out")


def outer_out(
    keys: DispatchKeySet, self: Tensor, vec2: Tensor, *, out: Tensor
) -> Tensor:
    """aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_outer_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_outer_out.lookup_redispatched(keys)
    try:
        return kernel(self, vec2, out)
    except Exception:
        _op_outer_out.check_arguments((self, vec2, out))
        raise


_op_permute: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::permute", "")


def permute(keys: DispatchKeySet, self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute.convert(1, dims)
                break
    try:
        kernel = _op_permute.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_permute.lookup_redispatched(keys)
    try:
        return kernel(self, dims)
    except Exception:
        _op_permute.check_arguments((self, dims))
        raise


_op_permute_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::permute_copy", "")


def permute_copy(keys: DispatchKeySet, self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute_copy(Tensor self, int[] dims) -> Tensor"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute_copy.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute_copy.convert(1, dims)
                break
    try:
        kernel = _op_permute_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_permute_copy.lookup_redispatched(keys)
    try:
        return kernel(self, dims)
    except Exception:
        _op_permute_copy.check_arguments((self, dims))
        raise


_op_permute_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::permute_copy", "out"
)


def permute_copy_out(
    keys: DispatchKeySet, self: Tensor, dims: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dims) is not list and type(dims) is not tuple:
        dims = _op_permute_copy_out.convert(1, dims)
    else:
        for dims_item in dims:
            if dims_item.__class__ is not int:
                dims = _op_permute_copy_out.convert(1, dims)
                break
    try:
        kernel = _op_permute_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_permute_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, dims, out)
    except Exception:
        _op_permute_copy_out.check_arguments((self, dims, out))
        raise


_op_pow_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow", "Scalar")


def pow_Scalar(keys: DispatchKeySet, self: Number, exponent: Tensor) -> Tensor:
    """aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_pow_Scalar.convert(0, self)
    try:
        kernel = _op_pow_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Scalar.check_arguments((self, exponent))
        raise


_op_pow_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Scalar_out"
)


def pow_Scalar_out(
    keys: DispatchKeySet, self: Number, exponent: Tensor, *, out: Tensor
) -> Tensor:
    """aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_pow_Scalar_out.convert(0, self)
    try:
        kernel = _op_pow_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Scalar_out.check_arguments((self, exponent, out))
        raise


_op_pow_Tensor_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Scalar"
)


def pow_Tensor_Scalar(keys: DispatchKeySet, self: Tensor, exponent: Number) -> Tensor:
    """aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow_Tensor_Scalar.convert(1, exponent)
    try:
        kernel = _op_pow_Tensor_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Tensor_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Tensor_Scalar.check_arguments((self, exponent))
        raise


_op_pow_Tensor_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Scalar_out"
)


def pow_Tensor_Scalar_out(
    keys: DispatchKeySet, self: Tensor, exponent: Number, *, out: Tensor
) -> Tensor:
    """aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow_Tensor_Scalar_out.convert(1, exponent)
    try:
        kernel = _op_pow_Tensor_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Tensor_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Tensor_Scalar_out.check_arguments((self, exponent, out))
        raise


_op_pow_Tensor_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Tensor"
)


def pow_Tensor_Tensor(keys: DispatchKeySet, self: Tensor, exponent: Tensor) -> Tensor:
    """aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor"""
    try:
        kernel = _op_pow_Tensor_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Tensor_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow_Tensor_Tensor.check_arguments((self, exponent))
        raise


_op_pow_Tensor_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::pow", "Tensor_Tensor_out"
)


def pow_Tensor_Tensor_out(
    keys: DispatchKeySet, self: Tensor, exponent: Tensor, *, out: Tensor
) -> Tensor:
    """aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_pow_Tensor_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow_Tensor_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, exponent, out)
    except Exception:
        _op_pow_Tensor_Tensor_out.check_arguments((self, exponent, out))
        raise


_op_pow__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow_", "Scalar")


def pow__Scalar(keys: DispatchKeySet, self: Tensor, exponent: Number) -> Tensor:
    """aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)"""
    if exponent.__class__ is not int and type(exponent) not in _rt_NUMBERS:
        exponent = _op_pow__Scalar.convert(1, exponent)
    try:
        kernel = _op_pow__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow__Scalar.check_arguments((self, exponent))
        raise


_op_pow__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::pow_", "Tensor")


def pow__Tensor(keys: DispatchKeySet, self: Tensor, exponent: Tensor) -> Tensor:
    """aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)"""
    try:
        kernel = _op_pow__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_pow__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, exponent)
    except Exception:
        _op_pow__Tensor.check_arguments((self, exponent))
        raise


_op_prod: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "")


def prod(keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod.convert(1, dtype)
    try:
        kernel = _op_prod.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_prod.lookup_redispatched(keys)
    try:
        return kernel(self, dtype)
    except Exception:
        _op_prod.check_arguments((self, dtype))
        raise


_op_prod_dim_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "dim_int")


def prod_dim_int(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
) -> Tensor:
    """aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_prod_dim_int.convert(1, dim)
    if type(keepdim) not in _rt_BOOLS:
        keepdim = _op_prod_dim_int.convert(2, keepdim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod_dim_int.convert(3, dtype)
    try:
        kernel = _op_prod_dim_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_prod_dim_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_prod_dim_int.check_arguments((self, dim, keepdim, dtype))
        raise


_op_prod_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "int_out")


def prod_int_out(
    keys: DispatchKeySet,
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
        kernel = _op_prod_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_prod_int_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_prod_int_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_prod_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::prod", "out")


def prod_out(
    keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None, out: Tensor
) -> Tensor:
    """aten::prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_prod_out.convert(1, dtype)
    try:
        kernel = _op_prod_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_prod_out.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_prod_out.check_arguments((self, dtype, out))
        raise


_op_rand: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand", "")


def rand(
    keys: DispatchKeySet,
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
        kernel = _op_rand.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand.lookup_redispatched(keys)
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_rand.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_rand_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rand", "generator"
)


def rand_generator(
    keys: DispatchKeySet,
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
        kernel = _op_rand_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
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
        kernel = _op_rand_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_generator_out.lookup_redispatched(keys)
    try:
        return kernel(size, generator, out)
    except Exception:
        _op_rand_generator_out.check_arguments((size, generator, out))
        raise


_op_rand_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand", "out")


def rand_out(keys: DispatchKeySet, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_rand_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_rand_out.convert(0, size)
                break
    try:
        kernel = _op_rand_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_out.lookup_redispatched(keys)
    try:
        return kernel(size, out)
    except Exception:
        _op_rand_out.check_arguments((size, out))
        raise


_op_rand_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand_like", "")


def rand_like(
    keys: DispatchKeySet,
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
        kernel = _op_rand_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_like.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_rand_like_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_like_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_rand_like_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_like_generator_out.lookup_redispatched(keys)
    try:
        return kernel(self, generator, memory_format, out)
    except Exception:
        _op_rand_like_generator_out.check_arguments(
            (self, generator, memory_format, out)
        )
        raise


_op_rand_like_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rand_like", "out")


def rand_like_out(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_rand_like_out.convert(1, memory_format)
    try:
        kernel = _op_rand_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rand_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_rand_like_out.check_arguments((self, memory_format, out))
        raise


_op_randint: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "")


def randint(
    keys: DispatchKeySet,
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
        kernel = _op_randint.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint.lookup_redispatched(keys)
    try:
        return kernel(high, size, dtype, layout, device, pin_memory)
    except Exception:
        _op_randint.check_arguments((high, size, dtype, layout, device, pin_memory))
        raise


_op_randint_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "generator"
)


def randint_generator(
    keys: DispatchKeySet,
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
        kernel = _op_randint_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
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
        kernel = _op_randint_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_generator_out.lookup_redispatched(keys)
    try:
        return kernel(high, size, generator, out)
    except Exception:
        _op_randint_generator_out.check_arguments((high, size, generator, out))
        raise


_op_randint_low: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "low")


def randint_low(
    keys: DispatchKeySet,
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
        kernel = _op_randint_low.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_low.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_randint_low_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_low_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_randint_low_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_low_generator_out.lookup_redispatched(keys)
    try:
        return kernel(low, high, size, generator, out)
    except Exception:
        _op_randint_low_generator_out.check_arguments((low, high, size, generator, out))
        raise


_op_randint_low_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randint", "low_out"
)


def randint_low_out(
    keys: DispatchKeySet, low: int, high: int, size: Sequence[int], *, out: Tensor
) -> Tensor:
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
        kernel = _op_randint_low_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_low_out.lookup_redispatched(keys)
    try:
        return kernel(low, high, size, out)
    except Exception:
        _op_randint_low_out.check_arguments((low, high, size, out))
        raise


_op_randint_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randint", "out")


def randint_out(
    keys: DispatchKeySet, high: int, size: Sequence[int], *, out: Tensor
) -> Tensor:
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
        kernel = _op_randint_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randint_out.lookup_redispatched(keys)
    try:
        return kernel(high, size, out)
    except Exception:
        _op_randint_out.check_arguments((high, size, out))
        raise


_op_randn: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn", "")


def randn(
    keys: DispatchKeySet,
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
        kernel = _op_randn.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn.lookup_redispatched(keys)
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_randn.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_randn_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randn", "generator"
)


def randn_generator(
    keys: DispatchKeySet,
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
        kernel = _op_randn_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    size: Sequence[int],
    *,
    generator: Generator | None,
    out: Tensor,
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
        kernel = _op_randn_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_generator_out.lookup_redispatched(keys)
    try:
        return kernel(size, generator, out)
    except Exception:
        _op_randn_generator_out.check_arguments((size, generator, out))
        raise


_op_randn_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn", "out")


def randn_out(keys: DispatchKeySet, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_randn_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_randn_out.convert(0, size)
                break
    try:
        kernel = _op_randn_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_out.lookup_redispatched(keys)
    try:
        return kernel(size, out)
    except Exception:
        _op_randn_out.check_arguments((size, out))
        raise


_op_randn_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randn_like", "")


def randn_like(
    keys: DispatchKeySet,
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
        kernel = _op_randn_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_like.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_randn_like_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_like_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_randn_like_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_like_generator_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_randn_like_out.convert(1, memory_format)
    try:
        kernel = _op_randn_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randn_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_randn_like_out.check_arguments((self, memory_format, out))
        raise


_op_randperm: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randperm", "")


def randperm(
    keys: DispatchKeySet,
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
        kernel = _op_randperm.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randperm.lookup_redispatched(keys)
    try:
        return kernel(n, dtype, layout, device, pin_memory)
    except Exception:
        _op_randperm.check_arguments((n, dtype, layout, device, pin_memory))
        raise


_op_randperm_generator: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::randperm", "generator"
)


def randperm_generator(
    keys: DispatchKeySet,
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
        kernel = _op_randperm_generator.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randperm_generator.lookup_redispatched(keys)
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
    keys: DispatchKeySet, n: int, *, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_randperm_generator_out.convert(0, n)
    if generator is not None and type(generator) is not Generator:
        generator = _op_randperm_generator_out.convert(1, generator)
    try:
        kernel = _op_randperm_generator_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randperm_generator_out.lookup_redispatched(keys)
    try:
        return kernel(n, generator, out)
    except Exception:
        _op_randperm_generator_out.check_arguments((n, generator, out))
        raise


_op_randperm_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::randperm", "out")


def randperm_out(keys: DispatchKeySet, n: int, *, out: Tensor) -> Tensor:
    """aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    if n.__class__ is not int:
        n = _op_randperm_out.convert(0, n)
    try:
        kernel = _op_randperm_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_randperm_out.lookup_redispatched(keys)
    try:
        return kernel(n, out)
    except Exception:
        _op_randperm_out.check_arguments((n, out))
        raise


_op_reciprocal: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reciprocal", "")


def reciprocal(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::reciprocal(Tensor self) -> Tensor"""
    try:
        kernel = _op_reciprocal.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_reciprocal.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_reciprocal.check_arguments((self,))
        raise


_op_reciprocal_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::reciprocal", "out"
)


def reciprocal_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_reciprocal_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_reciprocal_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_reciprocal_out.check_arguments((self, out))
        raise


_op_reciprocal_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reciprocal_", "")


def reciprocal_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_reciprocal_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_reciprocal_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_reciprocal_.check_arguments((self,))
        raise


_op_relu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu", "")


def relu(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::relu(Tensor self) -> Tensor"""
    try:
        kernel = _op_relu.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_relu.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_relu.check_arguments((self,))
        raise


_op_relu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu", "out")


def relu_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_relu_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_relu_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_relu_out.check_arguments((self, out))
        raise


_op_relu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::relu_", "")


def relu_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::relu_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_relu_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_relu_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_relu_.check_arguments((self,))
        raise


_op_remainder_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar"
)


def remainder_Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder_Scalar.convert(1, other)
    try:
        kernel = _op_remainder_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Scalar.check_arguments((self, other))
        raise


_op_remainder_Scalar_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_Tensor"
)


def remainder_Scalar_Tensor(
    keys: DispatchKeySet, self: Number, other: Tensor
) -> Tensor:
    """aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_remainder_Scalar_Tensor.convert(0, self)
    try:
        kernel = _op_remainder_Scalar_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Scalar_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Scalar_Tensor.check_arguments((self, other))
        raise


_op_remainder_Scalar_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_Tensor_out"
)


def remainder_Scalar_Tensor_out(
    keys: DispatchKeySet, self: Number, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_remainder_Scalar_Tensor_out.convert(0, self)
    try:
        kernel = _op_remainder_Scalar_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Scalar_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Scalar_Tensor_out.check_arguments((self, other, out))
        raise


_op_remainder_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Scalar_out"
)


def remainder_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, *, out: Tensor
) -> Tensor:
    """aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder_Scalar_out.convert(1, other)
    try:
        kernel = _op_remainder_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Scalar_out.check_arguments((self, other, out))
        raise


_op_remainder_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Tensor"
)


def remainder_Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_remainder_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder_Tensor.check_arguments((self, other))
        raise


_op_remainder_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder", "Tensor_out"
)


def remainder_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_remainder_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_remainder_Tensor_out.check_arguments((self, other, out))
        raise


_op_remainder__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder_", "Scalar"
)


def remainder__Scalar(keys: DispatchKeySet, self: Tensor, other: Number) -> Tensor:
    """aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_remainder__Scalar.convert(1, other)
    try:
        kernel = _op_remainder__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder__Scalar.check_arguments((self, other))
        raise


_op_remainder__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::remainder_", "Tensor"
)


def remainder__Tensor(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    try:
        kernel = _op_remainder__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_remainder__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_remainder__Tensor.check_arguments((self, other))
        raise


_op_repeat: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::repeat", "")


def repeat(keys: DispatchKeySet, self: Tensor, repeats: Sequence[int]) -> Tensor:
    """aten::repeat(Tensor self, SymInt[] repeats) -> Tensor"""
    if type(repeats) is not list and type(repeats) is not tuple:
        repeats = _op_repeat.convert(1, repeats)
    else:
        for repeats_item in repeats:
            if repeats_item.__class__ is not int:
                repeats = _op_repeat.convert(1, repeats)
                break
    try:
        kernel = _op_repeat.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_repeat.lookup_redispatched(keys)
    try:
        return kernel(self, repeats)
    except Exception:
        _op_repeat.check_arguments((self, repeats))
        raise


_op_repeat_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::repeat", "out")


def repeat_out(
    keys: DispatchKeySet, self: Tensor, repeats: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(repeats) is not list and type(repeats) is not tuple:
        repeats = _op_repeat_out.convert(1, repeats)
    else:
        for repeats_item in repeats:
            if repeats_item.__class__ is not int:
                repeats = _op_repeat_out.convert(1, repeats)
                break
    try:
        kernel = _op_repeat_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_repeat_out.lookup_redispatched(keys)
    try:
        return kernel(self, repeats, out)
    except Exception:
        _op_repeat_out.check_arguments((self, repeats, out))
        raise


_op_reshape: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reshape", "")


def reshape(keys: DispatchKeySet, self: Tensor, shape: Sequence[int]) -> Tensor:
    """aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)"""
    if type(shape) is not list and type(shape) is not tuple:
        shape = _op_reshape.convert(1, shape)
    else:
        for shape_item in shape:
            if shape_item.__class__ is not int:
                shape = _op_reshape.convert(1, shape)
                break
    try:
        kernel = _op_reshape.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_reshape.lookup_redispatched(keys)
    try:
        return kernel(self, shape)
    except Exception:
        _op_reshape.check_arguments((self, shape))
        raise


_op_reshape_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::reshape_as", "")


def reshape_as(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        kernel = _op_reshape_as.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_reshape_as.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_reshape_as.check_arguments((self, other))
        raise


_op_resize: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize", "")


def resize(
    keys: DispatchKeySet,
    self: Tensor,
    size: Sequence[int],
    *,
    memory_format: MemoryFormat | None = None,
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
        kernel = _op_resize.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_resize.lookup_redispatched(keys)
    try:
        return kernel(self, size, memory_format)
    except Exception:
        _op_resize.check_arguments((self, size, memory_format))
        raise


_op_resize_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize", "out")


def resize_out(
    keys: DispatchKeySet,
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
        kernel = _op_resize_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_resize_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, memory_format, out)
    except Exception:
        _op_resize_out.check_arguments((self, size, memory_format, out))
        raise


_op_resize_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::resize_", "")


def resize_(
    keys: DispatchKeySet,
    self: Tensor,
    size: Sequence[int],
    *,
    memory_format: MemoryFormat | None = None,
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
        kernel = _op_resize_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_resize_.lookup_redispatched(keys)
    try:
        return kernel(self, size, memory_format)
    except Exception:
        _op_resize_.check_arguments((self, size, memory_format))
        raise


_op_roll: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::roll", "")


def roll(
    keys: DispatchKeySet,
    self: Tensor,
    shifts: int | Sequence[int],
    dims: int | Sequence[int] = (),
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
        kernel = _op_roll.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_roll.lookup_redispatched(keys)
    try:
        return kernel(self, shifts, dims)
    except Exception:
        _op_roll.check_arguments((self, shifts, dims))
        raise


_op_roll_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::roll", "out")


def roll_out(
    keys: DispatchKeySet,
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
        kernel = _op_roll_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_roll_out.lookup_redispatched(keys)
    try:
        return kernel(self, shifts, dims, out)
    except Exception:
        _op_roll_out.check_arguments((self, shifts, dims, out))
        raise


_op_round: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round", "")


def round(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::round(Tensor self) -> Tensor"""
    try:
        kernel = _op_round.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_round.check_arguments((self,))
        raise


_op_round_decimals: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round", "decimals"
)


def round_decimals(keys: DispatchKeySet, self: Tensor, *, decimals: int) -> Tensor:
    """aten::round.decimals(Tensor self, *, int decimals) -> Tensor"""
    if decimals.__class__ is not int:
        decimals = _op_round_decimals.convert(1, decimals)
    try:
        kernel = _op_round_decimals.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round_decimals.lookup_redispatched(keys)
    try:
        return kernel(self, decimals)
    except Exception:
        _op_round_decimals.check_arguments((self, decimals))
        raise


_op_round_decimals_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round", "decimals_out"
)


def round_decimals_out(
    keys: DispatchKeySet, self: Tensor, *, decimals: int, out: Tensor
) -> Tensor:
    """aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)"""
    if decimals.__class__ is not int:
        decimals = _op_round_decimals_out.convert(1, decimals)
    try:
        kernel = _op_round_decimals_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round_decimals_out.lookup_redispatched(keys)
    try:
        return kernel(self, decimals, out)
    except Exception:
        _op_round_decimals_out.check_arguments((self, decimals, out))
        raise


_op_round_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round", "out")


def round_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_round_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_round_out.check_arguments((self, out))
        raise


_op_round_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::round_", "")


def round_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::round_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_round_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_round_.check_arguments((self,))
        raise


_op_round__decimals: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::round_", "decimals"
)


def round__decimals(keys: DispatchKeySet, self: Tensor, *, decimals: int) -> Tensor:
    """aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)"""
    if decimals.__class__ is not int:
        decimals = _op_round__decimals.convert(1, decimals)
    try:
        kernel = _op_round__decimals.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_round__decimals.lookup_redispatched(keys)
    try:
        return kernel(self, decimals)
    except Exception:
        _op_round__decimals.check_arguments((self, decimals))
        raise


_op_rsqrt: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt", "")


def rsqrt(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::rsqrt(Tensor self) -> Tensor"""
    try:
        kernel = _op_rsqrt.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsqrt.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_rsqrt.check_arguments((self,))
        raise


_op_rsqrt_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt", "out")


def rsqrt_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_rsqrt_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsqrt_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_rsqrt_out.check_arguments((self, out))
        raise


_op_rsqrt_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsqrt_", "")


def rsqrt_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_rsqrt_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsqrt_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_rsqrt_.check_arguments((self,))
        raise


_op_rsub_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsub", "Scalar")


def rsub_Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1
) -> Tensor:
    """aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_rsub_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Scalar.convert(2, alpha)
    try:
        kernel = _op_rsub_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsub_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_rsub_Scalar.check_arguments((self, other, alpha))
        raise


_op_rsub_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rsub", "Scalar_out"
)


def rsub_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::rsub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_rsub_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Scalar_out.convert(2, alpha)
    try:
        kernel = _op_rsub_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsub_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_rsub_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_rsub_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::rsub", "Tensor")


def rsub_Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Tensor.convert(2, alpha)
    try:
        kernel = _op_rsub_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsub_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_rsub_Tensor.check_arguments((self, other, alpha))
        raise


_op_rsub_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::rsub", "Tensor_out"
)


def rsub_Tensor_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """aten::rsub.Tensor_out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_rsub_Tensor_out.convert(2, alpha)
    try:
        kernel = _op_rsub_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_rsub_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_rsub_Tensor_out.check_arguments((self, other, alpha, out))
        raise


_op_scalar_tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scalar_tensor", "")


def scalar_tensor(
    keys: DispatchKeySet,
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
        kernel = _op_scalar_tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scalar_tensor.lookup_redispatched(keys)
    try:
        return kernel(s, dtype, layout, device, pin_memory)
    except Exception:
        _op_scalar_tensor.check_arguments((s, dtype, layout, device, pin_memory))
        raise


_op_scalar_tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scalar_tensor", "out"
)


def scalar_tensor_out(keys: DispatchKeySet, s: Number, *, out: Tensor) -> Tensor:
    """aten::scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)"""
    if s.__class__ is not int and type(s) not in _rt_NUMBERS:
        s = _op_scalar_tensor_out.convert(0, s)
    try:
        kernel = _op_scalar_tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scalar_tensor_out.lookup_redispatched(keys)
    try:
        return kernel(s, out)
    except Exception:
        _op_scalar_tensor_out.check_arguments((s, out))
        raise


_op_scatter_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "reduce"
)


def scatter_reduce(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
) -> Tensor:
    """aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_reduce.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter_reduce.convert(4, reduce)
    try:
        kernel = _op_scatter_reduce.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_reduce.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src, reduce)
    except Exception:
        _op_scatter_reduce.check_arguments((self, dim, index, src, reduce))
        raise


_op_scatter_reduce_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "reduce_out"
)


def scatter_reduce_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
    out: Tensor,
) -> Tensor:
    """aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_reduce_out.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter_reduce_out.convert(4, reduce)
    try:
        kernel = _op_scatter_reduce_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_reduce_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src, reduce, out)
    except Exception:
        _op_scatter_reduce_out.check_arguments((self, dim, index, src, reduce, out))
        raise


_op_scatter_src: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter", "src")


def scatter_src(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, src: Tensor
) -> Tensor:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_src.convert(1, dim)
    try:
        kernel = _op_scatter_src.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_src.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_src.check_arguments((self, dim, index, src))
        raise


_op_scatter_src_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "src_out"
)


def scatter_src_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    out: Tensor,
) -> Tensor:
    """aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_src_out.convert(1, dim)
    try:
        kernel = _op_scatter_src_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_src_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src, out)
    except Exception:
        _op_scatter_src_out.check_arguments((self, dim, index, src, out))
        raise


_op_scatter_value: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter", "value")


def scatter_value(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_value.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value.convert(3, value)
    try:
        kernel = _op_scatter_value.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_value.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_scatter_value.check_arguments((self, dim, index, value))
        raise


_op_scatter_value_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_out"
)


def scatter_value_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    out: Tensor,
) -> Tensor:
    """aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_out.convert(3, value)
    try:
        kernel = _op_scatter_value_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_value_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value, out)
    except Exception:
        _op_scatter_value_out.check_arguments((self, dim, index, value, out))
        raise


_op_scatter_value_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_reduce"
)


def scatter_value_reduce(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
) -> Tensor:
    """aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_reduce.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_reduce.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter_value_reduce.convert(4, reduce)
    try:
        kernel = _op_scatter_value_reduce.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_value_reduce.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value, reduce)
    except Exception:
        _op_scatter_value_reduce.check_arguments((self, dim, index, value, reduce))
        raise


_op_scatter_value_reduce_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter", "value_reduce_out"
)


def scatter_value_reduce_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
    out: Tensor,
) -> Tensor:
    """aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_value_reduce_out.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter_value_reduce_out.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter_value_reduce_out.convert(4, reduce)
    try:
        kernel = _op_scatter_value_reduce_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_value_reduce_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
) -> Tensor:
    """aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__reduce.convert(1, dim)
    if reduce.__class__ is not str:
        reduce = _op_scatter__reduce.convert(4, reduce)
    try:
        kernel = _op_scatter__reduce.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter__reduce.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src, reduce)
    except Exception:
        _op_scatter__reduce.check_arguments((self, dim, index, src, reduce))
        raise


_op_scatter__src: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_", "src")


def scatter__src(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, src: Tensor
) -> Tensor:
    """aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__src.convert(1, dim)
    try:
        kernel = _op_scatter__src.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter__src.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter__src.check_arguments((self, dim, index, src))
        raise


_op_scatter__value: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_", "value"
)


def scatter__value(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__value.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter__value.convert(3, value)
    try:
        kernel = _op_scatter__value.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter__value.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value)
    except Exception:
        _op_scatter__value.check_arguments((self, dim, index, value))
        raise


_op_scatter__value_reduce: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_", "value_reduce"
)


def scatter__value_reduce(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
) -> Tensor:
    """aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter__value_reduce.convert(1, dim)
    if value.__class__ is not int and type(value) not in _rt_NUMBERS:
        value = _op_scatter__value_reduce.convert(3, value)
    if reduce.__class__ is not str:
        reduce = _op_scatter__value_reduce.convert(4, reduce)
    try:
        kernel = _op_scatter__value_reduce.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter__value_reduce.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, value, reduce)
    except Exception:
        _op_scatter__value_reduce.check_arguments((self, dim, index, value, reduce))
        raise


_op_scatter_add: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_add", "")


def scatter_add(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, src: Tensor
) -> Tensor:
    """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_scatter_add.convert(1, dim)
    try:
        kernel = _op_scatter_add.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_add.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_add.check_arguments((self, dim, index, src))
        raise


_op_scatter_add_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::scatter_add", "out"
)


def scatter_add_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    out: Tensor,
) -> Tensor:
    """aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_add_out.convert(1, dim)
    try:
        kernel = _op_scatter_add_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_add_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src, out)
    except Exception:
        _op_scatter_add_out.check_arguments((self, dim, index, src, out))
        raise


_op_scatter_add_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::scatter_add_", "")


def scatter_add_(
    keys: DispatchKeySet, self: Tensor, dim: int, index: Tensor, src: Tensor
) -> Tensor:
    """aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_scatter_add_.convert(1, dim)
    try:
        kernel = _op_scatter_add_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_scatter_add_.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, src)
    except Exception:
        _op_scatter_add_.check_arguments((self, dim, index, src))
        raise


_op_select_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::select", "int")


def select_int(keys: DispatchKeySet, self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_select_int.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_int.convert(2, index)
    try:
        kernel = _op_select_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_select_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_select_int.check_arguments((self, dim, index))
        raise


_op_select_copy_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::select_copy", "int"
)


def select_copy_int(keys: DispatchKeySet, self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_select_copy_int.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_copy_int.convert(2, index)
    try:
        kernel = _op_select_copy_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_select_copy_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index)
    except Exception:
        _op_select_copy_int.check_arguments((self, dim, index))
        raise


_op_select_copy_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::select_copy", "int_out"
)


def select_copy_int_out(
    keys: DispatchKeySet, self: Tensor, dim: int, index: int, *, out: Tensor
) -> Tensor:
    """aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_select_copy_int_out.convert(1, dim)
    if index.__class__ is not int:
        index = _op_select_copy_int_out.convert(2, index)
    try:
        kernel = _op_select_copy_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_select_copy_int_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, index, out)
    except Exception:
        _op_select_copy_int_out.check_arguments((self, dim, index, out))
        raise


_op_sigmoid: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid", "")


def sigmoid(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sigmoid(Tensor self) -> Tensor"""
    try:
        kernel = _op_sigmoid.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sigmoid.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sigmoid.check_arguments((self,))
        raise


_op_sigmoid_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid", "out")


def sigmoid_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_sigmoid_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sigmoid_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_sigmoid_out.check_arguments((self, out))
        raise


_op_sigmoid_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sigmoid_", "")


def sigmoid_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_sigmoid_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sigmoid_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sigmoid_.check_arguments((self,))
        raise


_op_sign: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign", "")


def sign(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sign(Tensor self) -> Tensor"""
    try:
        kernel = _op_sign.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sign.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sign.check_arguments((self,))
        raise


_op_sign_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign", "out")


def sign_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_sign_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sign_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_sign_out.check_arguments((self, out))
        raise


_op_sign_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sign_", "")


def sign_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sign_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_sign_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sign_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sign_.check_arguments((self,))
        raise


_op_silu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu", "")


def silu(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::silu(Tensor self) -> Tensor"""
    try:
        kernel = _op_silu.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_silu.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_silu.check_arguments((self,))
        raise


_op_silu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu", "out")


def silu_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_silu_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_silu_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_silu_out.check_arguments((self, out))
        raise


_op_silu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::silu_", "")


def silu_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::silu_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_silu_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_silu_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_silu_.check_arguments((self,))
        raise


_op_sin: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin", "")


def sin(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sin(Tensor self) -> Tensor"""
    try:
        kernel = _op_sin.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sin.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sin.check_arguments((self,))
        raise


_op_sin_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin", "out")


def sin_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_sin_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sin_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_sin_out.check_arguments((self, out))
        raise


_op_sin_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sin_", "")


def sin_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sin_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_sin_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sin_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sin_.check_arguments((self,))
        raise


_op_sinh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh", "")


def sinh(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sinh(Tensor self) -> Tensor"""
    try:
        kernel = _op_sinh.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sinh.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sinh.check_arguments((self,))
        raise


_op_sinh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh", "out")


def sinh_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_sinh_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sinh_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_sinh_out.check_arguments((self, out))
        raise


_op_sinh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sinh_", "")


def sinh_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sinh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_sinh_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sinh_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sinh_.check_arguments((self,))
        raise


_op_slice_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::slice", "Tensor")


def slice_Tensor(
    keys: DispatchKeySet,
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
        kernel = _op_slice_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_slice_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, end, step)
    except Exception:
        _op_slice_Tensor.check_arguments((self, dim, start, end, step))
        raise


_op_slice_copy_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::slice_copy", "Tensor"
)


def slice_copy_Tensor(
    keys: DispatchKeySet,
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
        kernel = _op_slice_copy_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_slice_copy_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, end, step)
    except Exception:
        _op_slice_copy_Tensor.check_arguments((self, dim, start, end, step))
        raise


_op_slice_copy_Tensor_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::slice_copy", "Tensor_out"
)


def slice_copy_Tensor_out(
    keys: DispatchKeySet,
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
        kernel = _op_slice_copy_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_slice_copy_Tensor_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, start, end, step, out)
    except Exception:
        _op_slice_copy_Tensor_out.check_arguments((self, dim, start, end, step, out))
        raise


_op_softmax_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::softmax", "int")


def softmax_int(
    keys: DispatchKeySet, self: Tensor, dim: int, dtype: DType | None = None
) -> Tensor:
    """aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_softmax_int.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_softmax_int.convert(2, dtype)
    try:
        kernel = _op_softmax_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_softmax_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype)
    except Exception:
        _op_softmax_int.check_arguments((self, dim, dtype))
        raise


_op_softmax_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::softmax", "int_out"
)


def softmax_int_out(
    keys: DispatchKeySet,
    self: Tensor,
    dim: int,
    dtype: DType | None = None,
    *,
    out: Tensor,
) -> Tensor:
    """aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_softmax_int_out.convert(1, dim)
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_softmax_int_out.convert(2, dtype)
    try:
        kernel = _op_softmax_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_softmax_int_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, dtype, out)
    except Exception:
        _op_softmax_int_out.check_arguments((self, dim, dtype, out))
        raise


_op_sort: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle("aten::sort", "")


def sort(
    keys: DispatchKeySet, self: Tensor, dim: int = -1, descending: bool = False
) -> tuple[Tensor, Tensor]:
    """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if dim.__class__ is not int:
        dim = _op_sort.convert(1, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort.convert(2, descending)
    try:
        kernel = _op_sort.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sort.lookup_redispatched(keys)
    try:
        return kernel(self, dim, descending)
    except Exception:
        _op_sort.check_arguments((self, dim, descending))
        raise


_op_sort_stable: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "stable"
)


def sort_stable(
    keys: DispatchKeySet,
    self: Tensor,
    *,
    stable: bool | None,
    dim: int = -1,
    descending: bool = False,
) -> tuple[Tensor, Tensor]:
    """aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if stable is not None and type(stable) not in _rt_BOOLS:
        stable = _op_sort_stable.convert(1, stable)
    if dim.__class__ is not int:
        dim = _op_sort_stable.convert(2, dim)
    if type(descending) not in _rt_BOOLS:
        descending = _op_sort_stable.convert(3, descending)
    try:
        kernel = _op_sort_stable.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sort_stable.lookup_redispatched(keys)
    try:
        return kernel(self, stable, dim, descending)
    except Exception:
        _op_sort_stable.check_arguments((self, stable, dim, descending))
        raise


_op_sort_values: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "values"
)


def sort_values(
    keys: DispatchKeySet,
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
        kernel = _op_sort_values.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sort_values.lookup_redispatched(keys)
    try:
        return kernel(self, dim, descending, values, indices)
    except Exception:
        _op_sort_values.check_arguments((self, dim, descending, values, indices))
        raise


_op_sort_values_stable: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::sort", "values_stable"
)


def sort_values_stable(
    keys: DispatchKeySet,
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
        kernel = _op_sort_values_stable.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sort_values_stable.lookup_redispatched(keys)
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


def split_Tensor(
    keys: DispatchKeySet, self: Tensor, split_size: int, dim: int = 0
) -> Sequence[Tensor]:
    """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]"""
    if split_size.__class__ is not int:
        split_size = _op_split_Tensor.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_Tensor.convert(2, dim)
    try:
        kernel = _op_split_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_Tensor.check_arguments((self, split_size, dim))
        raise


_op_split_sizes: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split", "sizes"
)


def split_sizes(
    keys: DispatchKeySet, self: Tensor, split_size: Sequence[int], dim: int = 0
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
        kernel = _op_split_sizes.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_sizes.lookup_redispatched(keys)
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_sizes.check_arguments((self, split_size, dim))
        raise


_op_split_copy_Tensor: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_copy", "Tensor"
)


def split_copy_Tensor(
    keys: DispatchKeySet, self: Tensor, split_size: int, dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]"""
    if split_size.__class__ is not int:
        split_size = _op_split_copy_Tensor.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_copy_Tensor.convert(2, dim)
    try:
        kernel = _op_split_copy_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_copy_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, split_size, dim)
    except Exception:
        _op_split_copy_Tensor.check_arguments((self, split_size, dim))
        raise


_op_split_copy_Tensor_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::split_copy", "Tensor_out"
)


def split_copy_Tensor_out(
    keys: DispatchKeySet,
    self: Tensor,
    split_size: int,
    dim: int = 0,
    *,
    out: Sequence[Tensor],
) -> None:
    """aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()"""
    if split_size.__class__ is not int:
        split_size = _op_split_copy_Tensor_out.convert(1, split_size)
    if dim.__class__ is not int:
        dim = _op_split_copy_Tensor_out.convert(2, dim)
    if type(out) is not list and type(out) is not tuple:
        out = _op_split_copy_Tensor_out.convert(3, out)
    try:
        kernel = _op_split_copy_Tensor_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_copy_Tensor_out.lookup_redispatched(keys)
    try:
        kernel(self, split_size, dim, out)
    except Exception:
        _op_split_copy_Tensor_out.check_arguments((self, split_size, dim, out))
        raise


_op_split_with_sizes: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_with_sizes", ""
)


def split_with_sizes(
    keys: DispatchKeySet, self: Tensor, split_sizes: Sequence[int], dim: int = 0
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
        kernel = _op_split_with_sizes.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_with_sizes.lookup_redispatched(keys)
    try:
        return kernel(self, split_sizes, dim)
    except Exception:
        _op_split_with_sizes.check_arguments((self, split_sizes, dim))
        raise


_op_split_with_sizes_copy: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::split_with_sizes_copy", ""
)


def split_with_sizes_copy(
    keys: DispatchKeySet, self: Tensor, split_sizes: Sequence[int], dim: int = 0
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
        kernel = _op_split_with_sizes_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_with_sizes_copy.lookup_redispatched(keys)
    try:
        return kernel(self, split_sizes, dim)
    except Exception:
        _op_split_with_sizes_copy.check_arguments((self, split_sizes, dim))
        raise


_op_split_with_sizes_copy_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::split_with_sizes_copy", "out"
)


def split_with_sizes_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    split_sizes: Sequence[int],
    dim: int = 0,
    *,
    out: Sequence[Tensor],
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
        kernel = _op_split_with_sizes_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_split_with_sizes_copy_out.lookup_redispatched(keys)
    try:
        kernel(self, split_sizes, dim, out)
    except Exception:
        _op_split_with_sizes_copy_out.check_arguments((self, split_sizes, dim, out))
        raise


_op_sqrt: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt", "")


def sqrt(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sqrt(Tensor self) -> Tensor"""
    try:
        kernel = _op_sqrt.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sqrt.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sqrt.check_arguments((self,))
        raise


_op_sqrt_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt", "out")


def sqrt_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_sqrt_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sqrt_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_sqrt_out.check_arguments((self, out))
        raise


_op_sqrt_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sqrt_", "")


def sqrt_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::sqrt_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_sqrt_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sqrt_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_sqrt_.check_arguments((self,))
        raise


_op_square: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square", "")


def square(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::square(Tensor self) -> Tensor"""
    try:
        kernel = _op_square.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_square.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_square.check_arguments((self,))
        raise


_op_square_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square", "out")


def square_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_square_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_square_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_square_out.check_arguments((self, out))
        raise


_op_square_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::square_", "")


def square_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::square_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_square_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_square_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_square_.check_arguments((self,))
        raise


_op_squeeze: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "")


def squeeze(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::squeeze(Tensor(a) self) -> Tensor(a)"""
    try:
        kernel = _op_squeeze.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_squeeze.check_arguments((self,))
        raise


_op_squeeze_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "dim")


def squeeze_dim(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_squeeze_dim.convert(1, dim)
    try:
        kernel = _op_squeeze_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_dim.check_arguments((self, dim))
        raise


_op_squeeze_dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze", "dims")


def squeeze_dims(keys: DispatchKeySet, self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_dims.convert(1, dim)
                break
    try:
        kernel = _op_squeeze_dims.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_dims.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_dims.check_arguments((self, dim))
        raise


_op_squeeze_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "")


def squeeze_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::squeeze_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_squeeze_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_squeeze_.check_arguments((self,))
        raise


_op_squeeze__dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "dim")


def squeeze__dim(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_squeeze__dim.convert(1, dim)
    try:
        kernel = _op_squeeze__dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze__dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze__dim.check_arguments((self, dim))
        raise


_op_squeeze__dims: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_", "dims")


def squeeze__dims(keys: DispatchKeySet, self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze__dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze__dims.convert(1, dim)
                break
    try:
        kernel = _op_squeeze__dims.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze__dims.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze__dims.check_arguments((self, dim))
        raise


_op_squeeze_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::squeeze_copy", "")


def squeeze_copy(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::squeeze_copy(Tensor self) -> Tensor"""
    try:
        kernel = _op_squeeze_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_squeeze_copy.check_arguments((self,))
        raise


_op_squeeze_copy_dim: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dim"
)


def squeeze_copy_dim(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_squeeze_copy_dim.convert(1, dim)
    try:
        kernel = _op_squeeze_copy_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_copy_dim.check_arguments((self, dim))
        raise


_op_squeeze_copy_dim_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dim_out"
)


def squeeze_copy_dim_out(
    keys: DispatchKeySet, self: Tensor, dim: int, *, out: Tensor
) -> Tensor:
    """aten::squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_squeeze_copy_dim_out.convert(1, dim)
    try:
        kernel = _op_squeeze_copy_dim_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy_dim_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_squeeze_copy_dim_out.check_arguments((self, dim, out))
        raise


_op_squeeze_copy_dims: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dims"
)


def squeeze_copy_dims(keys: DispatchKeySet, self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_copy_dims.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_copy_dims.convert(1, dim)
                break
    try:
        kernel = _op_squeeze_copy_dims.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy_dims.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_squeeze_copy_dims.check_arguments((self, dim))
        raise


_op_squeeze_copy_dims_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "dims_out"
)


def squeeze_copy_dims_out(
    keys: DispatchKeySet, self: Tensor, dim: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(dim) is not list and type(dim) is not tuple:
        dim = _op_squeeze_copy_dims_out.convert(1, dim)
    else:
        for dim_item in dim:
            if dim_item.__class__ is not int:
                dim = _op_squeeze_copy_dims_out.convert(1, dim)
                break
    try:
        kernel = _op_squeeze_copy_dims_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy_dims_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_squeeze_copy_dims_out.check_arguments((self, dim, out))
        raise


_op_squeeze_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::squeeze_copy", "out"
)


def squeeze_copy_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_squeeze_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_squeeze_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_squeeze_copy_out.check_arguments((self, out))
        raise


_op_stack: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::stack", "")


def stack(keys: DispatchKeySet, tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """aten::stack(Tensor[] tensors, int dim=0) -> Tensor"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_stack.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_stack.convert(1, dim)
    try:
        kernel = _op_stack.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_stack.lookup_redispatched(keys)
    try:
        return kernel(tensors, dim)
    except Exception:
        _op_stack.check_arguments((tensors, dim))
        raise


_op_stack_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::stack", "out")


def stack_out(
    keys: DispatchKeySet, tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor
) -> Tensor:
    """aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(tensors) is not list and type(tensors) is not tuple:
        tensors = _op_stack_out.convert(0, tensors)
    if dim.__class__ is not int:
        dim = _op_stack_out.convert(1, dim)
    try:
        kernel = _op_stack_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_stack_out.lookup_redispatched(keys)
    try:
        return kernel(tensors, dim, out)
    except Exception:
        _op_stack_out.check_arguments((tensors, dim, out))
        raise


_op_std: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "")


def std(keys: DispatchKeySet, self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::std(Tensor self, bool unbiased=True) -> Tensor"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_std.convert(1, unbiased)
    try:
        kernel = _op_std.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_std.lookup_redispatched(keys)
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_std.check_arguments((self, unbiased))
        raise


_op_std_correction: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::std", "correction"
)


def std_correction(
    keys: DispatchKeySet,
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
        kernel = _op_std_correction.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_std_correction.lookup_redispatched(keys)
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_std_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_std_correction_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::std", "correction_out"
)


def std_correction_out(
    keys: DispatchKeySet,
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
        kernel = _op_std_correction_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_std_correction_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, correction, keepdim, out)
    except Exception:
        _op_std_correction_out.check_arguments((self, dim, correction, keepdim, out))
        raise


_op_std_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "dim")


def std_dim(
    keys: DispatchKeySet,
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
        kernel = _op_std_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_std_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_std_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_std_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::std", "out")


def std_out(
    keys: DispatchKeySet,
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
        kernel = _op_std_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_std_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, unbiased, keepdim, out)
    except Exception:
        _op_std_out.check_arguments((self, dim, unbiased, keepdim, out))
        raise


_op_sub_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "Scalar")


def sub_Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1
) -> Tensor:
    """aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub_Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Scalar.convert(2, alpha)
    try:
        kernel = _op_sub_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub_Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub_Scalar.check_arguments((self, other, alpha))
        raise


_op_sub_Scalar_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sub", "Scalar_out"
)


def sub_Scalar_out(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1, *, out: Tensor
) -> Tensor:
    """aten::sub.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub_Scalar_out.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Scalar_out.convert(2, alpha)
    try:
        kernel = _op_sub_Scalar_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub_Scalar_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_sub_Scalar_out.check_arguments((self, other, alpha, out))
        raise


_op_sub_Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "Tensor")


def sub_Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_Tensor.convert(2, alpha)
    try:
        kernel = _op_sub_Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub_Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub_Tensor.check_arguments((self, other, alpha))
        raise


_op_sub_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub", "out")


def sub_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1, out: Tensor
) -> Tensor:
    """aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub_out.convert(2, alpha)
    try:
        kernel = _op_sub_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha, out)
    except Exception:
        _op_sub_out.check_arguments((self, other, alpha, out))
        raise


_op_sub__Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub_", "Scalar")


def sub__Scalar(
    keys: DispatchKeySet, self: Tensor, other: Number, alpha: Number = 1
) -> Tensor:
    """aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_sub__Scalar.convert(1, other)
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub__Scalar.convert(2, alpha)
    try:
        kernel = _op_sub__Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub__Scalar.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub__Scalar.check_arguments((self, other, alpha))
        raise


_op_sub__Tensor: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sub_", "Tensor")


def sub__Tensor(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, alpha: Number = 1
) -> Tensor:
    """aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
    if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
        alpha = _op_sub__Tensor.convert(2, alpha)
    try:
        kernel = _op_sub__Tensor.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sub__Tensor.lookup_redispatched(keys)
    try:
        return kernel(self, other, alpha)
    except Exception:
        _op_sub__Tensor.check_arguments((self, other, alpha))
        raise


_op_sum: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sum", "")


def sum(keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None) -> Tensor:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum.convert(1, dtype)
    try:
        kernel = _op_sum.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sum.lookup_redispatched(keys)
    try:
        return kernel(self, dtype)
    except Exception:
        _op_sum.check_arguments((self, dtype))
        raise


_op_sum_IntList_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sum", "IntList_out"
)


def sum_IntList_out(
    keys: DispatchKeySet,
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
        kernel = _op_sum_IntList_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sum_IntList_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype, out)
    except Exception:
        _op_sum_IntList_out.check_arguments((self, dim, keepdim, dtype, out))
        raise


_op_sum_dim_IntList: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::sum", "dim_IntList"
)


def sum_dim_IntList(
    keys: DispatchKeySet,
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
        kernel = _op_sum_dim_IntList.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sum_dim_IntList.lookup_redispatched(keys)
    try:
        return kernel(self, dim, keepdim, dtype)
    except Exception:
        _op_sum_dim_IntList.check_arguments((self, dim, keepdim, dtype))
        raise


_op_sum_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::sum", "out")


def sum_out(
    keys: DispatchKeySet, self: Tensor, *, dtype: DType | None = None, out: Tensor
) -> Tensor:
    """aten::sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    if dtype is not None and type(dtype) is not DType:
        dtype = _op_sum_out.convert(1, dtype)
    try:
        kernel = _op_sum_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_sum_out.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_sum_out.check_arguments((self, dtype, out))
        raise


_op_t: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t", "")


def t(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::t(Tensor(a) self) -> Tensor(a)"""
    try:
        kernel = _op_t.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_t.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_t.check_arguments((self,))
        raise


_op_t_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_", "")


def t_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::t_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_t_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_t_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_t_.check_arguments((self,))
        raise


_op_t_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_copy", "")


def t_copy(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::t_copy(Tensor self) -> Tensor"""
    try:
        kernel = _op_t_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_t_copy.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_t_copy.check_arguments((self,))
        raise


_op_t_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::t_copy", "out")


def t_copy_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_t_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_t_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_t_copy_out.check_arguments((self, out))
        raise


_op_tan: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan", "")


def tan(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::tan(Tensor self) -> Tensor"""
    try:
        kernel = _op_tan.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tan.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_tan.check_arguments((self,))
        raise


_op_tan_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan", "out")


def tan_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_tan_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tan_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_tan_out.check_arguments((self, out))
        raise


_op_tan_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tan_", "")


def tan_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::tan_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_tan_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tan_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_tan_.check_arguments((self,))
        raise


_op_tanh: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh", "")


def tanh(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::tanh(Tensor self) -> Tensor"""
    try:
        kernel = _op_tanh.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tanh.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_tanh.check_arguments((self,))
        raise


_op_tanh_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh", "out")


def tanh_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_tanh_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tanh_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_tanh_out.check_arguments((self, out))
        raise


_op_tanh_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tanh_", "")


def tanh_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::tanh_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_tanh_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tanh_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_tanh_.check_arguments((self,))
        raise


_op_to_device: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::to", "device")


def to_device(
    keys: DispatchKeySet,
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
        kernel = _op_to_device.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_to_device.lookup_redispatched(keys)
    try:
        return kernel(self, device, dtype, non_blocking, copy, memory_format)
    except Exception:
        _op_to_device.check_arguments(
            (self, device, dtype, non_blocking, copy, memory_format)
        )
        raise


_op_to_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::to", "dtype")


def to_dtype(
    keys: DispatchKeySet,
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
        kernel = _op_to_dtype.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_to_dtype.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, non_blocking, copy, memory_format)
    except Exception:
        _op_to_dtype.check_arguments((self, dtype, non_blocking, copy, memory_format))
        raise


_op_to_dtype_layout: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::to", "dtype_layout"
)


def to_dtype_layout(
    keys: DispatchKeySet,
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
        kernel = _op_to_dtype_layout.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_to_dtype_layout.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_to_other.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_to_other.lookup_redispatched(keys)
    try:
        return kernel(self, other, non_blocking, copy, memory_format)
    except Exception:
        _op_to_other.check_arguments((self, other, non_blocking, copy, memory_format))
        raise


_op_topk: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle("aten::topk", "")


def topk(
    keys: DispatchKeySet,
    self: Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
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
        kernel = _op_topk.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_topk.lookup_redispatched(keys)
    try:
        return kernel(self, k, dim, largest, sorted)
    except Exception:
        _op_topk.check_arguments((self, k, dim, largest, sorted))
        raise


_op_topk_values: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::topk", "values"
)


def topk_values(
    keys: DispatchKeySet,
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
        kernel = _op_topk_values.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_topk_values.lookup_redispatched(keys)
    try:
        return kernel(self, k, dim, largest, sorted, values, indices)
    except Exception:
        _op_topk_values.check_arguments(
            (self, k, dim, largest, sorted, values, indices)
        )
        raise


_op_transpose_int: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::transpose", "int")


def transpose_int(keys: DispatchKeySet, self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_int.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_int.convert(2, dim1)
    try:
        kernel = _op_transpose_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_transpose_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_int.check_arguments((self, dim0, dim1))
        raise


_op_transpose_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::transpose_", "")


def transpose_(keys: DispatchKeySet, self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_.convert(2, dim1)
    try:
        kernel = _op_transpose_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_transpose_.lookup_redispatched(keys)
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_.check_arguments((self, dim0, dim1))
        raise


_op_transpose_copy_int: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::transpose_copy", "int"
)


def transpose_copy_int(
    keys: DispatchKeySet, self: Tensor, dim0: int, dim1: int
) -> Tensor:
    """aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_copy_int.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_copy_int.convert(2, dim1)
    try:
        kernel = _op_transpose_copy_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_transpose_copy_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim0, dim1)
    except Exception:
        _op_transpose_copy_int.check_arguments((self, dim0, dim1))
        raise


_op_transpose_copy_int_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::transpose_copy", "int_out"
)


def transpose_copy_int_out(
    keys: DispatchKeySet, self: Tensor, dim0: int, dim1: int, *, out: Tensor
) -> Tensor:
    """aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim0.__class__ is not int:
        dim0 = _op_transpose_copy_int_out.convert(1, dim0)
    if dim1.__class__ is not int:
        dim1 = _op_transpose_copy_int_out.convert(2, dim1)
    try:
        kernel = _op_transpose_copy_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_transpose_copy_int_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim0, dim1, out)
    except Exception:
        _op_transpose_copy_int_out.check_arguments((self, dim0, dim1, out))
        raise


_op_tril: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril", "")


def tril(keys: DispatchKeySet, self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril.convert(1, diagonal)
    try:
        kernel = _op_tril.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tril.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_tril.check_arguments((self, diagonal))
        raise


_op_tril_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril", "out")


def tril_out(
    keys: DispatchKeySet, self: Tensor, diagonal: int = 0, *, out: Tensor
) -> Tensor:
    """aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril_out.convert(1, diagonal)
    try:
        kernel = _op_tril_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tril_out.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal, out)
    except Exception:
        _op_tril_out.check_arguments((self, diagonal, out))
        raise


_op_tril_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril_", "")


def tril_(keys: DispatchKeySet, self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_tril_.convert(1, diagonal)
    try:
        kernel = _op_tril_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tril_.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_tril_.check_arguments((self, diagonal))
        raise


_op_tril_indices: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::tril_indices", "")


def tril_indices(
    keys: DispatchKeySet,
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
        kernel = _op_tril_indices.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tril_indices.lookup_redispatched(keys)
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


def tril_indices_out(
    keys: DispatchKeySet, row: int, col: int, offset: int = 0, *, out: Tensor
) -> Tensor:
    """aten::tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if row.__class__ is not int:
        row = _op_tril_indices_out.convert(0, row)
    if col.__class__ is not int:
        col = _op_tril_indices_out.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_tril_indices_out.convert(2, offset)
    try:
        kernel = _op_tril_indices_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_tril_indices_out.lookup_redispatched(keys)
    try:
        return kernel(row, col, offset, out)
    except Exception:
        _op_tril_indices_out.check_arguments((row, col, offset, out))
        raise


_op_triu: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu", "")


def triu(keys: DispatchKeySet, self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu.convert(1, diagonal)
    try:
        kernel = _op_triu.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_triu.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_triu.check_arguments((self, diagonal))
        raise


_op_triu_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu", "out")


def triu_out(
    keys: DispatchKeySet, self: Tensor, diagonal: int = 0, *, out: Tensor
) -> Tensor:
    """aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu_out.convert(1, diagonal)
    try:
        kernel = _op_triu_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_triu_out.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal, out)
    except Exception:
        _op_triu_out.check_arguments((self, diagonal, out))
        raise


_op_triu_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu_", "")


def triu_(keys: DispatchKeySet, self: Tensor, diagonal: int = 0) -> Tensor:
    """aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
    if diagonal.__class__ is not int:
        diagonal = _op_triu_.convert(1, diagonal)
    try:
        kernel = _op_triu_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_triu_.lookup_redispatched(keys)
    try:
        return kernel(self, diagonal)
    except Exception:
        _op_triu_.check_arguments((self, diagonal))
        raise


_op_triu_indices: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::triu_indices", "")


def triu_indices(
    keys: DispatchKeySet,
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
        kernel = _op_triu_indices.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_triu_indices.lookup_redispatched(keys)
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


def triu_indices_out(
    keys: DispatchKeySet, row: int, col: int, offset: int = 0, *, out: Tensor
) -> Tensor:
    """aten::triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)"""
    if row.__class__ is not int:
        row = _op_triu_indices_out.convert(0, row)
    if col.__class__ is not int:
        col = _op_triu_indices_out.convert(1, col)
    if offset.__class__ is not int:
        offset = _op_triu_indices_out.convert(2, offset)
    try:
        kernel = _op_triu_indices_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_triu_indices_out.lookup_redispatched(keys)
    try:
        return kernel(row, col, offset, out)
    except Exception:
        _op_triu_indices_out.check_arguments((row, col, offset, out))
        raise


_op_trunc: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc", "")


def trunc(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::trunc(Tensor self) -> Tensor"""
    try:
        kernel = _op_trunc.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_trunc.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_trunc.check_arguments((self,))
        raise


_op_trunc_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc", "out")


def trunc_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_trunc_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_trunc_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_trunc_out.check_arguments((self, out))
        raise


_op_trunc_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::trunc_", "")


def trunc_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::trunc_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_trunc_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_trunc_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_trunc_.check_arguments((self,))
        raise


_op_type_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::type_as", "")


def type_as(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::type_as(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_type_as.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_type_as.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_type_as.check_arguments((self, other))
        raise


_op_unbind_int: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::unbind", "int"
)


def unbind_int(keys: DispatchKeySet, self: Tensor, dim: int = 0) -> Sequence[Tensor]:
    """aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]"""
    if dim.__class__ is not int:
        dim = _op_unbind_int.convert(1, dim)
    try:
        kernel = _op_unbind_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unbind_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_unbind_int.check_arguments((self, dim))
        raise


_op_unbind_copy_int: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle(
    "aten::unbind_copy", "int"
)


def unbind_copy_int(
    keys: DispatchKeySet, self: Tensor, dim: int = 0
) -> Sequence[Tensor]:
    """aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]"""
    if dim.__class__ is not int:
        dim = _op_unbind_copy_int.convert(1, dim)
    try:
        kernel = _op_unbind_copy_int.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unbind_copy_int.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_unbind_copy_int.check_arguments((self, dim))
        raise


_op_unbind_copy_int_out: _rt_TypedOperator[None] = _rt_get_handle(
    "aten::unbind_copy", "int_out"
)


def unbind_copy_int_out(
    keys: DispatchKeySet, self: Tensor, dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()"""
    if dim.__class__ is not int:
        dim = _op_unbind_copy_int_out.convert(1, dim)
    if type(out) is not list and type(out) is not tuple:
        out = _op_unbind_copy_int_out.convert(2, out)
    try:
        kernel = _op_unbind_copy_int_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unbind_copy_int_out.lookup_redispatched(keys)
    try:
        kernel(self, dim, out)
    except Exception:
        _op_unbind_copy_int_out.check_arguments((self, dim, out))
        raise


_op_unfold: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unfold", "")


def unfold(
    keys: DispatchKeySet, self: Tensor, dimension: int, size: int, step: int
) -> Tensor:
    """aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)"""
    if dimension.__class__ is not int:
        dimension = _op_unfold.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold.convert(3, step)
    try:
        kernel = _op_unfold.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unfold.lookup_redispatched(keys)
    try:
        return kernel(self, dimension, size, step)
    except Exception:
        _op_unfold.check_arguments((self, dimension, size, step))
        raise


_op_unfold_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unfold_copy", "")


def unfold_copy(
    keys: DispatchKeySet, self: Tensor, dimension: int, size: int, step: int
) -> Tensor:
    """aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor"""
    if dimension.__class__ is not int:
        dimension = _op_unfold_copy.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold_copy.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold_copy.convert(3, step)
    try:
        kernel = _op_unfold_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unfold_copy.lookup_redispatched(keys)
    try:
        return kernel(self, dimension, size, step)
    except Exception:
        _op_unfold_copy.check_arguments((self, dimension, size, step))
        raise


_op_unfold_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unfold_copy", "out"
)


def unfold_copy_out(
    keys: DispatchKeySet,
    self: Tensor,
    dimension: int,
    size: int,
    step: int,
    *,
    out: Tensor,
) -> Tensor:
    """aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)"""
    if dimension.__class__ is not int:
        dimension = _op_unfold_copy_out.convert(1, dimension)
    if size.__class__ is not int:
        size = _op_unfold_copy_out.convert(2, size)
    if step.__class__ is not int:
        step = _op_unfold_copy_out.convert(3, step)
    try:
        kernel = _op_unfold_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unfold_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, dimension, size, step, out)
    except Exception:
        _op_unfold_copy_out.check_arguments((self, dimension, size, step, out))
        raise


_op_uniform: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform", "")


def uniform(
    keys: DispatchKeySet,
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
        kernel = _op_uniform.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_uniform.lookup_redispatched(keys)
    try:
        return kernel(self, from_, to, generator)
    except Exception:
        _op_uniform.check_arguments((self, from_, to, generator))
        raise


_op_uniform_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform", "out")


def uniform_out(
    keys: DispatchKeySet,
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
        kernel = _op_uniform_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_uniform_out.lookup_redispatched(keys)
    try:
        return kernel(self, from_, to, generator, out)
    except Exception:
        _op_uniform_out.check_arguments((self, from_, to, generator, out))
        raise


_op_uniform_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::uniform_", "")


def uniform_(
    keys: DispatchKeySet,
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
        kernel = _op_uniform_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_uniform_.lookup_redispatched(keys)
    try:
        return kernel(self, from_, to, generator)
    except Exception:
        _op_uniform_.check_arguments((self, from_, to, generator))
        raise


_op_unsqueeze: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unsqueeze", "")


def unsqueeze(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze.convert(1, dim)
    try:
        kernel = _op_unsqueeze.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unsqueeze.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze.check_arguments((self, dim))
        raise


_op_unsqueeze_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::unsqueeze_", "")


def unsqueeze_(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_.convert(1, dim)
    try:
        kernel = _op_unsqueeze_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unsqueeze_.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze_.check_arguments((self, dim))
        raise


_op_unsqueeze_copy: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unsqueeze_copy", ""
)


def unsqueeze_copy(keys: DispatchKeySet, self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze_copy(Tensor self, int dim) -> Tensor"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_copy.convert(1, dim)
    try:
        kernel = _op_unsqueeze_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unsqueeze_copy.lookup_redispatched(keys)
    try:
        return kernel(self, dim)
    except Exception:
        _op_unsqueeze_copy.check_arguments((self, dim))
        raise


_op_unsqueeze_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::unsqueeze_copy", "out"
)


def unsqueeze_copy_out(
    keys: DispatchKeySet, self: Tensor, dim: int, *, out: Tensor
) -> Tensor:
    """aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"""
    if dim.__class__ is not int:
        dim = _op_unsqueeze_copy_out.convert(1, dim)
    try:
        kernel = _op_unsqueeze_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_unsqueeze_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, out)
    except Exception:
        _op_unsqueeze_copy_out.check_arguments((self, dim, out))
        raise


_op_var: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "")


def var(keys: DispatchKeySet, self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::var(Tensor self, bool unbiased=True) -> Tensor"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var.convert(1, unbiased)
    try:
        kernel = _op_var.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var.lookup_redispatched(keys)
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_var.check_arguments((self, unbiased))
        raise


_op_var_correction: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::var", "correction"
)


def var_correction(
    keys: DispatchKeySet,
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
        kernel = _op_var_correction.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_correction.lookup_redispatched(keys)
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_var_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_var_correction_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::var", "correction_out"
)


def var_correction_out(
    keys: DispatchKeySet,
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
        kernel = _op_var_correction_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_correction_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, correction, keepdim, out)
    except Exception:
        _op_var_correction_out.check_arguments((self, dim, correction, keepdim, out))
        raise


_op_var_dim: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "dim")


def var_dim(
    keys: DispatchKeySet,
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
        kernel = _op_var_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_var_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_var_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::var", "out")


def var_out(
    keys: DispatchKeySet,
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
        kernel = _op_var_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_out.lookup_redispatched(keys)
    try:
        return kernel(self, dim, unbiased, keepdim, out)
    except Exception:
        _op_var_out.check_arguments((self, dim, unbiased, keepdim, out))
        raise


_op_var_mean: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", ""
)


def var_mean(
    keys: DispatchKeySet, self: Tensor, unbiased: bool = True
) -> tuple[Tensor, Tensor]:
    """aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)"""
    if type(unbiased) not in _rt_BOOLS:
        unbiased = _op_var_mean.convert(1, unbiased)
    try:
        kernel = _op_var_mean.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_mean.lookup_redispatched(keys)
    try:
        return kernel(self, unbiased)
    except Exception:
        _op_var_mean.check_arguments((self, unbiased))
        raise


_op_var_mean_correction: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", "correction"
)


def var_mean_correction(
    keys: DispatchKeySet,
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
        kernel = _op_var_mean_correction.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_mean_correction.lookup_redispatched(keys)
    try:
        return kernel(self, dim, correction, keepdim)
    except Exception:
        _op_var_mean_correction.check_arguments((self, dim, correction, keepdim))
        raise


_op_var_mean_correction_out: _rt_TypedOperator[tuple[Tensor, Tensor]] = _rt_get_handle(
    "aten::var_mean", "correction_out"
)


def var_mean_correction_out(
    keys: DispatchKeySet,
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
        kernel = _op_var_mean_correction_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_mean_correction_out.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
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
        kernel = _op_var_mean_dim.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_var_mean_dim.lookup_redispatched(keys)
    try:
        return kernel(self, dim, unbiased, keepdim)
    except Exception:
        _op_var_mean_dim.check_arguments((self, dim, unbiased, keepdim))
        raise


_op_vdot: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::vdot", "")


def vdot(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_vdot.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_vdot.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_vdot.check_arguments((self, other))
        raise


_op_vdot_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::vdot", "out")


def vdot_out(
    keys: DispatchKeySet, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_vdot_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_vdot_out.lookup_redispatched(keys)
    try:
        return kernel(self, other, out)
    except Exception:
        _op_vdot_out.check_arguments((self, other, out))
        raise


_op_view: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view", "")


def view(keys: DispatchKeySet, self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view.convert(1, size)
                break
    try:
        kernel = _op_view.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view.lookup_redispatched(keys)
    try:
        return kernel(self, size)
    except Exception:
        _op_view.check_arguments((self, size))
        raise


_op_view_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view", "dtype")


def view_dtype(keys: DispatchKeySet, self: Tensor, dtype: DType) -> Tensor:
    """aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"""
    if dtype.__class__ is not DType:
        dtype = _op_view_dtype.convert(1, dtype)
    try:
        kernel = _op_view_dtype.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_dtype.lookup_redispatched(keys)
    try:
        return kernel(self, dtype)
    except Exception:
        _op_view_dtype.check_arguments((self, dtype))
        raise


_op_view_as: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_as", "")


def view_as(keys: DispatchKeySet, self: Tensor, other: Tensor) -> Tensor:
    """aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    try:
        kernel = _op_view_as.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_as.lookup_redispatched(keys)
    try:
        return kernel(self, other)
    except Exception:
        _op_view_as.check_arguments((self, other))
        raise


_op_view_copy: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_copy", "")


def view_copy(keys: DispatchKeySet, self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view_copy(Tensor self, SymInt[] size) -> Tensor"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view_copy.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view_copy.convert(1, size)
                break
    try:
        kernel = _op_view_copy.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_copy.lookup_redispatched(keys)
    try:
        return kernel(self, size)
    except Exception:
        _op_view_copy.check_arguments((self, size))
        raise


_op_view_copy_dtype: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::view_copy", "dtype"
)


def view_copy_dtype(keys: DispatchKeySet, self: Tensor, dtype: DType) -> Tensor:
    """aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor"""
    if dtype.__class__ is not DType:
        dtype = _op_view_copy_dtype.convert(1, dtype)
    try:
        kernel = _op_view_copy_dtype.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_copy_dtype.lookup_redispatched(keys)
    try:
        return kernel(self, dtype)
    except Exception:
        _op_view_copy_dtype.check_arguments((self, dtype))
        raise


_op_view_copy_dtype_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::view_copy", "dtype_out"
)


def view_copy_dtype_out(
    keys: DispatchKeySet, self: Tensor, dtype: DType, *, out: Tensor
) -> Tensor:
    """aten::view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)"""
    if dtype.__class__ is not DType:
        dtype = _op_view_copy_dtype_out.convert(1, dtype)
    try:
        kernel = _op_view_copy_dtype_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_copy_dtype_out.lookup_redispatched(keys)
    try:
        return kernel(self, dtype, out)
    except Exception:
        _op_view_copy_dtype_out.check_arguments((self, dtype, out))
        raise


_op_view_copy_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::view_copy", "out")


def view_copy_out(
    keys: DispatchKeySet, self: Tensor, size: Sequence[int], *, out: Tensor
) -> Tensor:
    """aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_view_copy_out.convert(1, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_view_copy_out.convert(1, size)
                break
    try:
        kernel = _op_view_copy_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_view_copy_out.lookup_redispatched(keys)
    try:
        return kernel(self, size, out)
    except Exception:
        _op_view_copy_out.check_arguments((self, size, out))
        raise


_op_where: _rt_TypedOperator[Sequence[Tensor]] = _rt_get_handle("aten::where", "")


def where(keys: DispatchKeySet, condition: Tensor) -> Sequence[Tensor]:
    """aten::where(Tensor condition) -> Tensor[]"""
    try:
        kernel = _op_where.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where.lookup_redispatched(keys)
    try:
        return kernel(condition)
    except Exception:
        _op_where.check_arguments((condition,))
        raise


_op_where_Scalar: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::where", "Scalar")


def where_Scalar(
    keys: DispatchKeySet, condition: Tensor, self: Number, other: Number
) -> Tensor:
    """aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_where_Scalar.convert(1, self)
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_where_Scalar.convert(2, other)
    try:
        kernel = _op_where_Scalar.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where_Scalar.lookup_redispatched(keys)
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_Scalar.check_arguments((condition, self, other))
        raise


_op_where_ScalarOther: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "ScalarOther"
)


def where_ScalarOther(
    keys: DispatchKeySet, condition: Tensor, self: Tensor, other: Number
) -> Tensor:
    """aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor"""
    if other.__class__ is not int and type(other) not in _rt_NUMBERS:
        other = _op_where_ScalarOther.convert(2, other)
    try:
        kernel = _op_where_ScalarOther.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where_ScalarOther.lookup_redispatched(keys)
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_ScalarOther.check_arguments((condition, self, other))
        raise


_op_where_ScalarSelf: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "ScalarSelf"
)


def where_ScalarSelf(
    keys: DispatchKeySet, condition: Tensor, self: Number, other: Tensor
) -> Tensor:
    """aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor"""
    if self.__class__ is not int and type(self) not in _rt_NUMBERS:
        self = _op_where_ScalarSelf.convert(1, self)
    try:
        kernel = _op_where_ScalarSelf.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where_ScalarSelf.lookup_redispatched(keys)
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_ScalarSelf.check_arguments((condition, self, other))
        raise


_op_where_self: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::where", "self")


def where_self(
    keys: DispatchKeySet, condition: Tensor, self: Tensor, other: Tensor
) -> Tensor:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    try:
        kernel = _op_where_self.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where_self.lookup_redispatched(keys)
    try:
        return kernel(condition, self, other)
    except Exception:
        _op_where_self.check_arguments((condition, self, other))
        raise


_op_where_self_out: _rt_TypedOperator[Tensor] = _rt_get_handle(
    "aten::where", "self_out"
)


def where_self_out(
    keys: DispatchKeySet, condition: Tensor, self: Tensor, other: Tensor, *, out: Tensor
) -> Tensor:
    """aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_where_self_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_where_self_out.lookup_redispatched(keys)
    try:
        return kernel(condition, self, other, out)
    except Exception:
        _op_where_self_out.check_arguments((condition, self, other, out))
        raise


_op_zero: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero", "")


def zero(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::zero(Tensor self) -> Tensor"""
    try:
        kernel = _op_zero.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zero.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_zero.check_arguments((self,))
        raise


_op_zero_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero", "out")


def zero_out(keys: DispatchKeySet, self: Tensor, *, out: Tensor) -> Tensor:
    """aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    try:
        kernel = _op_zero_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zero_out.lookup_redispatched(keys)
    try:
        return kernel(self, out)
    except Exception:
        _op_zero_out.check_arguments((self, out))
        raise


_op_zero_: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zero_", "")


def zero_(keys: DispatchKeySet, self: Tensor) -> Tensor:
    """aten::zero_(Tensor(a!) self) -> Tensor(a!)"""
    try:
        kernel = _op_zero_.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zero_.lookup_redispatched(keys)
    try:
        return kernel(self)
    except Exception:
        _op_zero_.check_arguments((self,))
        raise


_op_zeros: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros", "")


def zeros(
    keys: DispatchKeySet,
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
        kernel = _op_zeros.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zeros.lookup_redispatched(keys)
    try:
        return kernel(size, dtype, layout, device, pin_memory)
    except Exception:
        _op_zeros.check_arguments((size, dtype, layout, device, pin_memory))
        raise


_op_zeros_out: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros", "out")


def zeros_out(keys: DispatchKeySet, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    if type(size) is not list and type(size) is not tuple:
        size = _op_zeros_out.convert(0, size)
    else:
        for size_item in size:
            if size_item.__class__ is not int:
                size = _op_zeros_out.convert(0, size)
                break
    try:
        kernel = _op_zeros_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zeros_out.lookup_redispatched(keys)
    try:
        return kernel(size, out)
    except Exception:
        _op_zeros_out.check_arguments((size, out))
        raise


_op_zeros_like: _rt_TypedOperator[Tensor] = _rt_get_handle("aten::zeros_like", "")


def zeros_like(
    keys: DispatchKeySet,
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
        kernel = _op_zeros_like.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zeros_like.lookup_redispatched(keys)
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
    keys: DispatchKeySet,
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor,
) -> Tensor:
    """aten::zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    if memory_format is not None and type(memory_format) is not MemoryFormat:
        memory_format = _op_zeros_like_out.convert(1, memory_format)
    try:
        kernel = _op_zeros_like_out.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_zeros_like_out.lookup_redispatched(keys)
    try:
        return kernel(self, memory_format, out)
    except Exception:
        _op_zeros_like_out.check_arguments((self, memory_format, out))
        raise
