"""The names that may have been meant by one that does not exist: the one rule of every hint."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

# Of a longer word the beginning is compared: the time grows with the square of its length.
_MAX_LENGTH: Final = 100


def nearest_names(
    word: str, names: Iterable[str], count: int = 1, cutoff: float = 0.6
) -> list[str]:
    """Those of the names that are most like the word, the nearest first.

    Case is not compared, so a name that differs in nothing else comes before all others. It
    decides among names that are alike without it.

    Args:
        cutoff: how like the word a name must be, from 0 to 1 (`difflib`'s ratio).
    """
    by_folded: dict[str, list[str]] = {}
    for name in names:
        by_folded.setdefault(name.casefold(), []).append(name)
    word = word[:_MAX_LENGTH]
    found: list[str] = []
    for folded in get_close_matches(word.casefold(), by_folded, count, cutoff):
        alike = by_folded[folded]
        if len(alike) > 1:
            alike = sorted(set(alike), key=lambda name: (-_likeness(word, name), name))
        found += alike
    return found[:count]


def _likeness(word: str, name: str) -> float:
    return SequenceMatcher(None, word, name).ratio()
