"""Names of operators that programs give to fallbacks."""

from __future__ import annotations

from ..dispatcher import Dispatcher
from ..misspellings import what_is_there
from ..registration import RESERVED_OVERLOAD
from ..wording import kind_of


def require_operator(dispatcher: Dispatcher, name: str) -> None:
    """Refuse what is not the name of a defined operator, with or without an overload.

    TypeError for what is no name, ValueError for one without a namespace and for one that
    nothing has, with the nearest that there is.
    """
    if not isinstance(name, str):
        raise TypeError(
            "operators are given by name, like 'aten::mm', but got"
            f" {kind_of(name)}: {name!r}"
        )
    if "::" not in name:
        raise ValueError(f"{name!r} has no namespace; did you mean 'aten::{name}'?")
    base, dot, overload = name.partition(".")
    known = dispatcher.overloads(base)
    wanted = "" if overload == RESERVED_OVERLOAD else overload
    if not known or (dot and wanted not in known):
        hint = what_is_there(dispatcher, base, overload)
        raise ValueError(
            f"there is no operator {name}{hint}; one that is defined later can be named"
            " when it is there"
        )
