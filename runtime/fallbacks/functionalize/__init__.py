"""Functionalization: a program that writes in place, as one that writes to nothing.

    functionalize(f)(x)

One boxed fallback, on the key Functionalize, which lies below autograd and above the
backends. It reads in the schema of each operator which arguments are written to and which
results are views, and calls functional operators only. Whoever watches below the key, a
mode on the Python key for instance, sees a program without writes. See
Note [Operators in functional form] and Note [Aliases as a tree of steps].
"""

from __future__ import annotations

import functools
import inspect
import threading
import weakref
from collections.abc import Callable
from typing import Any, Final, Literal, ParamSpec, TypeVar

from ...boxing import Stack
from ...dispatcher import Dispatcher, get_default_dispatcher
from ...library import WILDCARD, Library
from ...registration_handles import RegistrationHandle
from ...wording import kind_of
from ..mode_contexts import require_reachable
from ..values import map_tensors, take_arguments, tensors_in
from .contexts import KEY, Inside, current_session
from .operators import call
from .session import Session
from .tensors import FunctionalTensor

P = ParamSpec("P")
R = TypeVar("R")

Removed = Literal["mutations", "mutations_and_views"]

__all__ = ["FunctionalTensor", "fallback", "functionalize", "install"]


def fallback(op: Any, stack: Stack) -> None:
    """Call an operator in functional form, in the session of the context or of its tensors."""
    arguments = take_arguments(op, stack)
    session = current_session() or _session_of(arguments)
    stack += call(session, op, arguments)
    if session.is_closed:
        session.finish_call()


def _session_of(arguments: Stack) -> Session:
    """That of the first functional tensor: one that has left the function it was made in."""
    for tensor in tensors_in(arguments):
        if isinstance(tensor, FunctionalTensor):
            return tensor.session
    raise RuntimeError(
        f"the key {KEY} was included by hand; functionalize(function) does it"
    )


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Register the fallback, until the handle is removed.

    `functionalize` does so by itself, and what it has registered then stays: functional
    tensors may leave the function. Calls without the key do not meet it.
    RegistrationError if another fallback is there.
    """
    found = dispatcher or get_default_dispatcher()
    known = found.fallbacks.get(KEY)
    boxed = None if known is None else known.kernel.boxed
    is_own = boxed is not None and boxed.function is fallback
    library = Library(WILDCARD, "IMPL", KEY, found)
    return library.fallback(fallback, allow_override=is_own)


def _install_once(dispatcher: Dispatcher) -> None:
    with _lock:
        if dispatcher not in _installed:
            install(dispatcher)
            _installed.add(dispatcher)


_lock: Final = threading.Lock()
_installed: Final[weakref.WeakSet[Dispatcher]] = weakref.WeakSet()


def functionalize(
    function: Callable[P, R],
    *,
    remove: Removed = "mutations",
    dispatcher: Dispatcher | None = None,
) -> Callable[P, R]:
    """`function`, run without writes.

    It returns what `function` returns and changes what `function` changes: tensors that
    are written to, arguments or not, get their new elements at the end, by one `copy_`
    each, and are the very objects where they are returned. If `function` raises, nothing
    is written. With `remove="mutations_and_views"` views are made by their copying twins
    while the function runs. Tensors are looked for in tuples, lists and dictionaries.
    TypeError for a function that runs on after it has returned, RuntimeError when it is
    called in the handler of a mode.
    """
    if not callable(function):
        raise TypeError(
            f"functionalize() needs a function, but got {kind_of(function)}"
        )
    if inspect.isgeneratorfunction(function) or inspect.iscoroutinefunction(function):
        raise TypeError(
            f"functionalize() needs a function that ends when it returns; "
            f"{function.__qualname__} is a generator or coroutine function"
        )
    if remove not in ("mutations", "mutations_and_views"):
        raise ValueError(
            f"remove is 'mutations' or 'mutations_and_views', but got {remove!r}"
        )
    found = dispatcher or get_default_dispatcher()

    @functools.wraps(function)
    def functional(*args: P.args, **kwargs: P.kwargs) -> R:
        require_reachable(KEY, "a function in functional form")
        _install_once(found)
        session = Session(
            found,
            copies=remove == "mutations_and_views",
        )
        try:
            with Inside(session):
                inner: Any = map_tensors(session.take, (args, kwargs))
                made: R = session.finish(function(*inner[0], **inner[1]))
        except BaseException:
            session.abandon()
            raise
        finally:
            session.close()
        return made

    return functional
