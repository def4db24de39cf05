"""One typed wrapper for each operator of tiny.yaml. Generated: do not edit.

A wrapper collects the dispatch keys of its arguments, finds the kernel and calls it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.dispatcher import get_default_dispatcher as _rt_get_default_dispatcher
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state

if TYPE_CHECKING:
    from runtime.operator import TypedOperator as _rt_TypedOperator

    from .tensor_body import Tensor

_rt_get_handle = _rt_get_default_dispatcher().handle

_op_nothing: _rt_TypedOperator[None] = _rt_get_handle("tiny::nothing", "")


def nothing(self: Tensor) -> None:
    """tiny::nothing(Tensor self) -> ()"""
    try:
        if _rt_activity.is_live:
            context = _rt_get_state().adjustment
            kernel = _op_nothing.caches[context][self._keys]
        else:
            kernel = _op_nothing.cache[self._keys]
    except KeyError:
        kernel = _op_nothing.lookup_for(self)
    except (AttributeError, TypeError):
        kernel = _op_nothing.explain_call((self,))
    try:
        kernel(self)
    except Exception:
        _op_nothing.check_arguments((self,))
        raise
