"""Hints for operators that do not exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .diagnostics import nearest

__all__ = ["nearest_operator"]

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
    # A name alone most often stands for the overload that is called so.
    best = next((o for o in overloads if "out" not in o), overloads[0])
    return f"did you mean '{best}'?"
