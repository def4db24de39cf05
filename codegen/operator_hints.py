"""Hints for operators that do not exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .diagnostics import nearest, nearest_word

__all__ = ["nearest_operator", "nearest_qualified"]

# Of the overloads of a name, a hint shows so many.
_SHOWN_OVERLOADS: Final = 6


def nearest_operator(word: str, names: Iterable[str]) -> str | None:
    """The hint with the operator that is meant: an overload of that name, or one like it."""
    known = list(names)
    base = word.partition(".")[0]
    overloads = [n for n in known if n == base or n.startswith(f"{base}.")]
    if not overloads:
        return nearest(word, known)
    if "." in word:
        shown = ", ".join(f"'{name}'" for name in overloads[:_SHOWN_OVERLOADS])
        return nearest(word, overloads) or f"there are {shown}"
    return f"did you mean '{_usual(overloads)}'?"


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
