"""The names that may have been meant by one that does not exist: the one rule of every hint."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .lazy import LazyModule

if TYPE_CHECKING:
    import difflib
else:
    difflib = LazyModule(None, "difflib")

# Note [What is near]
# ~~~~~~~~~~~~~~~~~~~
# A hint at a name that was not meant is worse than none. Case never counts against a name.
# - One edit is near: a letter too many, one missing, one other, or two neighbours swapped.
# - Of names of up to three letters nothing else is, and not every edit: a letter in the
#   place of another leaves the first as it is and is not half of the name (`CPI` is `CPU`;
#   `gpu` is neither `CPU` nor `XPU`, `is` not `in`), and what has one letter is the
#   beginning of the other. Three letters may stand in any order.
# - Longer names are near too if one is cut short to the other, if their letters are the
#   same, or if most of them stand in one order.
# What both names begin with as a namespace, and end with as an overload, is no likeness:
# `aten::aa.out` is not `aten::atan.out`.

# Of a longer word the beginning is compared: the time grows with the square of its length.
_MAX_LENGTH: Final = 100
_SHORT: Final = 3
# How like longer names are that have nothing else in common.
_ALIKE: Final = 0.75
# So many of those most like a word are looked at closely.
_COMPARED: Final = 5


def nearest_names(
    word: str, names: Iterable[str], count: int = 1, cutoff: float = 0.6
) -> list[str]:
    """Those of the names that are near the word, the nearest first.

    See Note [What is near]. Case decides among names that are alike without it.

    Args:
        cutoff: how like the word a name must be, from 0 to 1 (`difflib`'s ratio), that
            is not one edit from it.
    """
    word = word[:_MAX_LENGTH]
    folded = word.casefold()
    by_folded: dict[str, list[str]] = {}
    for name in names:
        by_folded.setdefault(name.casefold(), []).append(name)
    namespace = _namespace(folded)
    inside = {n[len(namespace) :]: n for n in by_folded if n.startswith(namespace)}
    outside = {n: n for n in by_folded if not n.startswith(namespace)}
    ranked: list[tuple[bool, float, float, int, str]] = []
    for whole, keys in ((folded[len(namespace) :], inside), (folded, outside)):
        at_least = max(count, _COMPARED)
        close = difflib.get_close_matches(whole, keys, at_least, cutoff)
        for key in {*close, *(k for k in keys if is_one_edit(whole, k))}:
            if _is_near(whole, key):
                likeness, full = _likeness(whole, key), keys[key]
                in_case = max(_likeness(word, name) for name in by_folded[full])
                shared = _shared(whole, key)
                ranked.append((whole != key, -likeness, -in_case, -shared, full))
    found: list[str] = []
    for *_, key in sorted(ranked):
        alike = sorted(set(by_folded[key]), key=lambda n: (-_likeness(word, n), n))
        found += alike
    return found[:count]


def is_one_edit(word: str, name: str) -> bool:
    """Whether a letter was added, left out or replaced, or two neighbours were swapped."""
    if abs(len(word) - len(name)) > 1:
        return False
    begin = _shared(word, name)
    word, name = word[begin:], name[begin:]
    end = _shared(word[::-1], name[::-1])
    word, name = word[: len(word) - end], name[: len(name) - end]
    if len(word) == len(name) == 2:
        return word == name[::-1]
    return len(word) + len(name) == 1 or len(word) == len(name) == 1


def _shared(word: str, name: str) -> int:
    """How many letters two words begin with alike."""
    pairs = enumerate(zip(word, name, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(word), len(name)))


def _namespace(name: str) -> str:
    """The namespace of a qualified name, with what divides it from the rest."""
    before, colons, _ = name.partition("::")
    return f"{before}{colons}" if colons else ""


def _is_near(word: str, name: str) -> bool:
    """See Note [What is near]."""
    base, _, overload = word.partition(".")
    other, _, its_overload = name.partition(".")
    if overload == its_overload:
        word, name = base, other
    elif base == other:
        return True
    if word == name:
        return True
    shorter, longer = sorted((word, name), key=len)
    is_cut = bool(shorter) and longer.startswith(shorter)
    if len(shorter) <= 1:
        return is_cut and len(longer) <= 2
    if len(name) <= _SHORT or len(word) < _SHORT:
        return sorted(word) == sorted(name) or _is_slip(word, name)
    if is_cut or sorted(word) == sorted(name) or is_one_edit(word, name):
        return True
    return _likeness(word, name) >= _ALIKE


def _is_slip(word: str, name: str) -> bool:
    """Whether one edit parts them, and leaves enough of a short name."""
    is_replaced = len(word) == len(name)
    keeps = not is_replaced or (len(name) > 2 and word[0] == name[0])
    return keeps and is_one_edit(word, name)


def _likeness(word: str, name: str) -> float:
    return difflib.SequenceMatcher(None, word, name).ratio()
