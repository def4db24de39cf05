"""Hints for operators that do not exist."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from .diagnostics import nearest, nearest_word

__all__ = [
    "as_declared",
    "as_printed",
    "nearest_operator",
    "nearest_qualified",
    "those_there",
]

# Of the overloads of a name, a hint shows so many.
_SHOWN_OVERLOADS: Final = 6
# What programs call the overload that has no name: `ops.aten.abs.default`. No overload can be
# declared by that name.
_DEFAULT: Final = ".default"
_PRINTED: Final = re.compile(r"(?:(?:torch\.)?ops\.)?(\w+)\.(\w+(?:\.\w+)?)")


def as_declared(name: str) -> str:
    """The name of an operator as it is declared: programs have another for one overload."""
    return name.removesuffix(_DEFAULT)


def as_printed(name: str) -> str:
    """The name of an operator that is written as programs print it: `aten.add.Tensor`.

    So are `torch.ops.aten.add.Tensor` and `ops.aten.abs.default`; other names stay as they
    are declared.
    """
    match = _PRINTED.fullmatch(name)
    return as_declared(f"{match[1]}::{match[2]}" if match else name)


def nearest_operator(word: str, names: Iterable[str]) -> str | None:
    """The hint with the operator that is meant: an overload of that name, or one like it."""
    known = list(names)
    if word.endswith(_DEFAULT) and as_declared(word) in known:
        return f"write '{as_declared(word)}': this overload is declared without a name"
    base = word.partition(".")[0]
    overloads = [n for n in known if n == base or n.startswith(f"{base}.")]
    if not overloads:
        return _nearest_of_all(word, known)
    if "." in word:
        return nearest(word, overloads) or those_there(overloads)
    return f"did you mean '{_usual(overloads)}'?"


def those_there(names: Iterable[str]) -> str:
    """The names that there are, each once, as far as there is room for them."""
    found = list(dict.fromkeys(names))
    shown = ", ".join(f"'{name}'" for name in found[:_SHOWN_OVERLOADS])
    return f"there {'is' if len(found) == 1 else 'are'} {shown}"


def _nearest_of_all(word: str, known: list[str]) -> str | None:
    """The hint at an operator of another name: the names are compared without overloads.

    A short name is little of what it is with an overload.
    """
    base, dot, overload = word.partition(".")
    by_base: dict[str, list[str]] = {}
    for name in known:
        by_base.setdefault(name.partition(".")[0], []).append(name)
    # Of one letter, nothing is left to recognise.
    near = nearest_word(base, by_base) if len(base) > 1 else None
    if near is None:
        return nearest(word, known)
    overloads = by_base[near]
    found = nearest_word(f"{near}.{overload}", overloads) if dot else None
    return f"did you mean '{found or _usual(overloads)}'?"


def _usual(overloads: list[str]) -> str:
    """The overload that a name alone most often stands for: the one that is called so."""
    return next((o for o in overloads if "out" not in o), overloads[0])


def nearest_qualified(word: str, names: Iterable[str]) -> str | None:
    """The hint among qualified names: first at the same name in another namespace.

    Names of aten are shown without it, as they are written.
    """
    known = list(names)
    local = word.rpartition("::")[2]
    elsewhere = [n for n in known if n.partition("::")[2].split(".")[0] == local]
    exactly = [n for n in known if n.partition("::")[2] == local]
    if elsewhere or exactly:
        return f"did you mean '{_usual(exactly or elsewhere)}'?"
    found = nearest_operator(word, [n.removeprefix("aten::") for n in known])
    if found is None and "::" not in word:
        by_local = {n.partition("::")[2]: n for n in known}
        near = nearest_word(word, by_local)
        return near and f"did you mean '{by_local[near]}'?"
    return found
