"""The operators of tiny.yaml with the key set as first argument. Generated: do not edit.

For kernels that pass a call on: the keys are used as they are, the context's are not added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.dispatcher import get_default_dispatcher as _rt_get_default_dispatcher

if TYPE_CHECKING:
    from runtime.key_set import DispatchKeySet
    from runtime.operator import TypedOperator as _rt_TypedOperator

    from .tensor_body import Tensor

_rt_get_handle = _rt_get_default_dispatcher().handle

_op_nothing: _rt_TypedOperator[None] = _rt_get_handle("tiny::nothing", "")


def nothing(keys: DispatchKeySet, self: Tensor) -> None:
    """tiny::nothing(Tensor self) -> ()"""
    try:
        kernel = _op_nothing.redispatched[keys._repr]
    except (AttributeError, KeyError):
        kernel = _op_nothing.lookup_redispatched(keys)
    try:
        kernel(self)
    except Exception:
        _op_nothing.check_arguments((self,))
        raise
