"""A wrapper: a tensor that stands for another one and takes part in every operator.

Calls with a wrapper among their arguments, at whatever place, come to one function,
because the wrapper has a key of its own. It unwraps, calls on, and wraps what comes back.
"""

from __future__ import annotations

from typing import Any, Final

from ..boxing import Stack
from ..dispatcher import Dispatcher
from ..key_bits import bits_of
from ..key_set import FULL_AFTER, DispatchKeySet
from ..keys import DispatchKey
from ..library import WILDCARD, Library
from ..registration_handles import RegistrationHandle
from ..tensor_base import TensorBase
from .values import map_tensors, own_results, take_arguments, take_results, tensors_in
from .wrappers import OuterMirror, chain_of, make_mirror

KEY: Final = DispatchKey.TESTING_ONLY_GenericWrapper
BELOW: Final = FULL_AFTER(KEY)


class GenericWrapper(OuterMirror):
    """A tensor that stands for `inner`; made by `wrap`."""

    __slots__ = ()

    def _wrap_gradient(self, gradient: Any) -> Any:
        return wrap(super()._wrap_gradient(gradient))


def wrap(tensor: TensorBase) -> GenericWrapper:
    """A wrapper of `tensor`: its keys and one more."""
    return make_mirror(GenericWrapper, tensor, tensor._keys | bits_of(KEY))


def unwrap(tensor: TensorBase) -> TensorBase:
    """What a wrapper stands for; any other tensor is itself."""
    return tensor.inner if isinstance(tensor, GenericWrapper) else tensor


def is_within(tensor: TensorBase) -> bool:
    """Whether a batched or functional tensor stands for what a wrapper is around already."""
    return not isinstance(tensor, OuterMirror) and any(
        isinstance(each, GenericWrapper) for each in chain_of(tensor)
    )


def fallback(op: Any, keys: DispatchKeySet, stack: Stack) -> None:
    """Call the operator with what the wrappers stand for, and wrap the results."""
    arguments = take_arguments(op, stack)
    # What an operator was given and gives back has its wrapper already.
    known = {id(unwrap(tensor)): tensor for tensor in tensors_in(arguments)}
    if not any(isinstance(tensor, GenericWrapper) for tensor in known.values()):
        # The key is that of a wrapper inside another, which is unwrapped first.
        stack += arguments
        op.redispatch_boxed(keys & BELOW, stack)
        return
    start = len(stack)
    stack += [map_tensors(unwrap, argument) for argument in arguments]
    op.call_boxed(stack)
    results = take_results(op, stack, start)

    def rewrap(tensor: TensorBase) -> TensorBase:
        found: TensorBase | None = known.get(id(tensor))
        if found is not None:
            return found
        return tensor if is_within(tensor) else wrap(tensor)

    stack += own_results(op, arguments, map_tensors(rewrap, results))


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Let wrappers take part in every operator, until the handle is removed."""
    return Library(WILDCARD, "IMPL", KEY, dispatcher).fallback(fallback)
