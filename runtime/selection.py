"""Operators that a package was generated without, so that calls of them can say so."""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from .dispatcher import Dispatcher


class _LeftOut(NamedTuple):
    """Where an operator was declared, and whether it writes into arguments."""

    origin: str
    writes: bool


# By dispatcher: the name of each such operator. The tables are replaced, never edited.
_EXCLUDED: Final[weakref.WeakKeyDictionary[Dispatcher, dict[str, _LeftOut]]] = (
    weakref.WeakKeyDictionary()
)
_LOCK: Final = threading.Lock()


def exclude(
    dispatcher: Dispatcher,
    names: Iterable[str],
    origin: str,
    writing: Iterable[str] = (),
) -> None:
    """Note that the operators of these qualified names are left out of the ones of `origin`.

    Those that are `writing` into arguments are named only where no other can be meant.
    """
    with _LOCK:
        found = dict(_EXCLUDED.get(dispatcher, {}))
        found.update(_left_out(names, origin, writing))
        _EXCLUDED[dispatcher] = found


def _left_out(
    names: Iterable[str], origin: str, writing: Iterable[str]
) -> dict[str, _LeftOut]:
    written = frozenset(writing)
    return {name: _LeftOut(origin, name in written) for name in sorted(names)}


def reason(dispatcher: Dispatcher, name: str) -> str:
    """Why an operator, or all overloads of a name, are not defined; empty if nothing is known."""
    return _reason(_EXCLUDED.get(dispatcher, {}), name)


def _reason(excluded: Mapping[str, _LeftOut], name: str) -> str:
    found = [name] if name in excluded else []
    if not found and "." not in name:
        found = [each for each in excluded if each.partition(".")[0] == name]
        found = [each for each in found if not excluded[each].writes] or found
    if not found:
        return ""
    *others, last = found
    what = f"{', '.join(others)} or {last}" if others else last
    return (
        f"; the selection that the package was generated with excluded it: name {what}"
        f" in the list given to --select, and generate {excluded[found[0]].origin} again"
    )


class _Explained:
    """The `__getattr__` (PEP 562) of a module that lacks the functions of left out operators."""

    def __init__(self, module: str, excluded: Mapping[str, _LeftOut]) -> None:
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
            said = self.said(name)
            if not said:
                raise
            message = f"{error}{said}"
        else:
            message = f"module '{self._module}' has no attribute '{name}'"
            message += self.said(name)
        raise AttributeError(message, name=name, obj=sys.modules[self._module])

    def said(self, name: str) -> str:
        """Why the module lacks a name; empty if nothing is known."""
        namespaces = dict.fromkeys(each.partition("::")[0] for each in self._excluded)
        # A name that Python has a use for has an underscore at its end.
        spelt = (name, name.removesuffix("_")) if name.endswith("_") else (name,)
        reasons = (
            _reason(self._excluded, f"{namespace}::{each}")
            for each in spelt
            for namespace in namespaces
        )
        return next(filter(None, reasons), "")


def reason_of_class(cls: type, name: str) -> str:
    """Why a class of tensors lacks the operators of a public name; empty if nothing is known."""
    for each in cls.__mro__:
        package = sys.modules.get(each.__module__.rpartition(".")[0])
        find = None if package is None else vars(package).get("__getattr__")
        explained = getattr(find, "__self__", None)
        if isinstance(explained, _Explained):
            return explained.said(name)
    return ""


def explain_attributes(
    beside: str, names: Iterable[str], origin: str, writing: Iterable[str] = ()
) -> None:
    """Make a package say that these operators are left out where a function of one is missed.

    They are those that it does not hold, and those that it holds for other operators alone.
    `beside` is the name of a module of the package, which is imported, and its `functions`.
    """
    package = beside.rpartition(".")[0]
    excluded = _left_out(names, origin, writing)
    for module in (f"{package}.functions", package):
        explained = _Explained(module, excluded)
        vars(sys.modules[module])["__getattr__"] = explained.find
