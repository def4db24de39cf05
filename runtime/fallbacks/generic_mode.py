"""A mode: while it is on, every call goes through one function first.

Nothing about the arguments says so: the key of the mode is included in the context, and
the fallback of the key is called with whatever operator it was. It excludes the key before
it calls on, or it would call itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..boxing import BoxedKernel, Stack, fallthrough_kernel
from ..dispatcher import Dispatcher
from ..keys import DispatchKey
from ..library import WILDCARD, Library
from ..local_keys import ExcludeDispatchKeyGuard, IncludeDispatchKeyGuard
from ..operator import OperatorHandle
from ..registration_handles import RegistrationHandle
from .handles import together

KEY: Final = DispatchKey.TESTING_ONLY_GenericMode
BELOW: Final = ExcludeDispatchKeyGuard(KEY)

Observer = Callable[[OperatorHandle], None]


class GenericMode(IncludeDispatchKeyGuard):
    """`with GenericMode():` sends the calls of the block through the fallback.

    Without one installed, they raise DispatchError: no kernel for the key.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(KEY)


def pass_on(op: Any, stack: Stack) -> None:
    """Call the operator as if the mode were off, for what its kernel calls as well."""
    with BELOW:
        op.call_boxed(stack)


def observed(observe: Observer) -> Callable[[Any, Stack], None]:
    """The same fallback, which tells `observe` of each operator first."""

    def fallback(op: Any, stack: Stack) -> None:
        with BELOW:
            observe(op)
            op.call_boxed(stack)

    return fallback


def install(
    observe: Observer | None = None, dispatcher: Dispatcher | None = None
) -> RegistrationHandle:
    """Make the mode one of all operators, until the handle is removed."""
    fallback = pass_on if observe is None else observed(observe)
    return Library(WILDCARD, "IMPL", KEY, dispatcher).fallback(fallback)


def install_for(op: OperatorHandle, observe: Observer) -> RegistrationHandle:
    """Make the mode one of `op` alone: calls of all other operators skip the key."""
    kernel = BoxedKernel.make_from_function(observed(observe))
    others = Library(WILDCARD, "IMPL", KEY, op.dispatcher).fallback(fallthrough_kernel)
    try:
        own = Library(op.namespace, "IMPL", KEY, op.dispatcher).impl(op, kernel)
    except BaseException:
        others.remove()
        raise
    return together(others, own)
