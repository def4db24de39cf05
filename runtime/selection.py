"""Operators that a package was generated without, so that calls of them can say so."""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

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
    return _reason(_EXCLUDED.get(dispatcher, {}), name)


def _reason(excluded: Mapping[str, str], name: str) -> str:
    found = [name] if name in excluded else []
    if not found and "." not in name:
        found = [each for each in excluded if each.partition(".")[0] == name]
    if not found:
        return ""
    *others, last = found
    what = f"{', '.join(others)} or {last}" if others else last
    return (
        f"; the selection that the package was generated with excluded it: name {what}"
        f" in the list given to --select, and generate {excluded[found[0]]} again"
    )


class _Explained:
    """The `__getattr__` (PEP 562) of a module that lacks the functions of left out operators."""

    def __init__(self, module: str, excluded: Mapping[str, str]) -> None:
        self._module: Final = module
        self._excluded: Final = excluded
        before = vars(sys.modules[module]).get("__getattr__")
        # The module may have been executed a second time.
        own = getattr(before, "__self__", None)
        self._before: Any = own._before if isinstance(own, _Explained) else before

    def find(self, name: str) -> Any:
        """The value of a name that the module does not have yet. AttributeError."""
        try:
            if self._before is not None:
                return self._before(name)
        except AttributeError as error:
            said = self._said(name)
            if not said:
                raise
            message = f"{error}{said}"
        else:
            message = f"module '{self._module}' has no attribute '{name}'"
            message += self._said(name)
        raise AttributeError(message, name=name, obj=sys.modules[self._module])

    def _said(self, name: str) -> str:
        namespaces = dict.fromkeys(each.partition("::")[0] for each in self._excluded)
        # A name that Python has a use for has an underscore at its end.
        spelt = (name, name.removesuffix("_")) if name.endswith("_") else (name,)
        reasons = (
            _reason(self._excluded, f"{namespace}::{each}")
            for each in spelt
            for namespace in namespaces
        )
        return next(filter(None, reasons), "")


def explain_attributes(beside: str, names: Iterable[str], origin: str) -> None:
    """Make a package say that these operators are left out where a function of one is missed.

    `beside` is the name of a module of the package, which is imported, and its `functions`.
    """
    package = beside.rpartition(".")[0]
    excluded = dict.fromkeys(names, origin)
    for module in (f"{package}.functions", package):
        explained = _Explained(module, excluded)
        vars(sys.modules[module])["__getattr__"] = explained.find
