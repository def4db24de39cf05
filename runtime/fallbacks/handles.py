"""Installing fallbacks: what it gives back, and doing so once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from ..dispatcher import get_default_dispatcher
from ..keys import DispatchKey, parse_dispatch_key
from ..registration_handles import RegistrationHandle, Undoing

_lock: Final = threading.RLock()


def ensure_installed(key: DispatchKey | str, install: Callable[[], Any]) -> None:
    """Call `install` unless the default dispatcher has a fallback for `key`.

    Threads that come at the same time wait for the first.
    """
    dispatcher = get_default_dispatcher()
    key = parse_dispatch_key(key)
    if key not in dispatcher.fallbacks:
        with _lock:
            if key not in dispatcher.fallbacks:
                install()


def together(*handles: RegistrationHandle) -> RegistrationHandle:
    """One handle that removes all of these, the last one first."""
    return Undoing(_remove_all, handles, handles)


def _remove_all(handles: tuple[RegistrationHandle, ...], _: object) -> None:
    for handle in reversed(handles):
        handle.remove()
