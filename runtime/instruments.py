"""Modes that watch kernel calls: how checks and traces get between cache and kernel.

A call pays nothing for a mode that is off: instruments wrap kernels when they are bound
to be cached, and switching one on or off has every dispatcher drop what it cached.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from .boxing import BoxedFunction
from .kernel import Registration
from .key_set import DispatchKeySet
from .keys import DispatchKey
from .table import Reason

if TYPE_CHECKING:
    from .operator import OperatorHandle


class CallSite(NamedTuple):
    """One way to run an operator: what a bound kernel was bound for.

    `keys` is the set without the keys that fall through, `key` the one of highest
    priority in it. `registration` is None where no kernel runs.
    """

    operator: OperatorHandle
    keys: DispatchKeySet
    key: DispatchKey
    registration: Registration | None
    reason: Reason
    is_redispatch: bool


class Instrument(Protocol):
    """A mode. Each method returns `kernel`, or a function around it."""

    def around_unboxed(
        self, site: CallSite, kernel: Callable[..., Any]
    ) -> Callable[..., Any]: ...

    def around_boxed(self, site: CallSite, kernel: BoxedFunction) -> BoxedFunction: ...


class _Refreshable(Protocol):
    def refresh(self) -> None: ...


_lock = threading.RLock()
_installed: tuple[Instrument, ...] = ()
_watchers: weakref.WeakSet[_Refreshable] = weakref.WeakSet()


def watch(dispatcher: _Refreshable) -> None:
    """Have `dispatcher` drop its bound kernels whenever the instruments change."""
    with _lock:
        _watchers.add(dispatcher)


def install(instrument: Instrument) -> None:
    """Put `instrument` around every kernel call from now on, outside of the others."""
    global _installed
    try:
        with _lock:
            _installed = (*_installed, instrument)
            _refresh()
    except BaseException:
        _remove(instrument)
        raise


def remove(instrument: Instrument) -> None:
    """Take `instrument` away again; nothing happens if it is not installed."""
    try:
        _remove(instrument)
    except BaseException:
        # Modes end in `finally` blocks, which are not entered again.
        _remove(instrument)
        raise


def _remove(instrument: Instrument) -> None:
    global _installed
    with _lock:
        _installed = tuple(each for each in _installed if each is not instrument)
        _refresh()


class Switch:
    """Installs an instrument as long as somebody uses it.

    What raises in `on`, an interruption as well, leaves it as it was; `off` is done
    whatever raises in it.
    """

    __slots__ = ("_instrument", "lock", "users")

    def __init__(self, instrument: Instrument) -> None:
        self._instrument: Final = instrument
        self.lock: Final = threading.RLock()
        self.users: tuple[object, ...] = ()

    def on(self) -> object:
        """Switch it on, for the user that is returned."""
        user = object()
        try:
            with self.lock:
                self.users = (*self.users, user)
                if len(self.users) == 1:
                    install(self._instrument)
            return user
        except BaseException:
            self.off(user)
            raise

    def off(self, user: object) -> None:
        """End the use by `user`; nothing happens if it is no user (any more)."""
        try:
            self._off(user)
        except BaseException:
            self._off(user)
            raise

    def _off(self, user: object) -> None:
        with self.lock:
            self.users = tuple(each for each in self.users if each is not user)
            if not self.users and self._instrument in _installed:
                remove(self._instrument)


def _refresh() -> None:
    for dispatcher in list(_watchers):
        dispatcher.refresh()


def wrap_unboxed(site: CallSite, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel` inside of every installed instrument."""
    for instrument in _installed:
        kernel = instrument.around_unboxed(site, kernel)
    return kernel


def wrap_boxed(site: CallSite, kernel: BoxedFunction) -> BoxedFunction:
    """`kernel` inside of every installed instrument."""
    for instrument in _installed:
        kernel = instrument.around_boxed(site, kernel)
    return kernel
