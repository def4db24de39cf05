"""How messages put a word that is only known when they are made."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["counted", "kind_of", "with_article"]

# Written with a vowel and spoken without one at the beginning, and the other way round.
_SPOKEN_WITHOUT: Final = re.compile(r"u(?:int|ni|se|ti)|eu|one", re.IGNORECASE)
_SPOKEN_WITH: Final = re.compile(
    r"(?:nd|np|h5|hono|hour|heir|mps|mkl|xla|xpu|fpga|hpu)", re.I
)


def with_article(word: str) -> str:
    """The word after "a" or "an": "an int", "a uint8", "an ndarray"."""
    spoken = word.lstrip("_'\"`<")
    if _SPOKEN_WITHOUT.match(spoken):
        return f"a {word}"
    vowel = spoken[:1].lower() in set("aeiou") or _SPOKEN_WITH.match(spoken)
    return f"an {word}" if vowel else f"a {word}"


def counted(count: int, what: str) -> str:
    """So many of something whose plural ends in "s": "1 result", "2 results"."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def kind_of(value: object) -> str:
    """The class of a value with its article: "an int", "a list"."""
    return with_article(type(value).__name__)
