"""Operators that a package was generated without, so that calls of them can say so."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .dispatcher import Dispatcher

# By dispatcher: the name of each such operator, and where it was declared. The tables are
# replaced, never edited.
_EXCLUDED: Final[weakref.WeakKeyDictionary[Dispatcher, dict[str, str]]] = (
    weakref.WeakKeyDictionary()
)
_LOCK: Final = threading.Lock()


def exclude(dispatcher: Dispatcher, names: Iterable[str], origin: str) -> None:
    """Note that the operators of these qualified names are left out of the ones of `origin`."""
    with _LOCK:
        found = dict(_EXCLUDED.get(dispatcher, {}))
        found.update(dict.fromkeys(names, origin))
        _EXCLUDED[dispatcher] = found


def reason(dispatcher: Dispatcher, name: str) -> str:
    """Why an operator, or all overloads of a name, are not defined; empty if nothing is known."""
    excluded = _EXCLUDED.get(dispatcher, {})
    found = name
    if name not in excluded and "." not in name:
        found = next((n for n in excluded if n.partition(".")[0] == name), name)
    origin = excluded.get(found)
    if origin is None:
        return ""
    return (
        f"; the selection that the package was generated with excluded it: name {found}"
        f" in the list given to --select, and generate {origin} again"
    )
