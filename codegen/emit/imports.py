"""The imports of a generated module, from the names that its text uses."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..views.type_names import IMPORTED_FROM

_WORD = re.compile(r"[A-Za-z_]\w*")


def annotation_imports(runtime: str, texts: Iterable[str]) -> list[str]:
    """`from <runtime>.x import Y` for each annotation name that occurs in `texts`, sorted."""
    words = {word for text in texts for word in _WORD.findall(text)}
    found: dict[str, list[str]] = {}
    for name in sorted(words & set(IMPORTED_FROM)):
        found.setdefault(IMPORTED_FROM[name], []).append(name)
    return [
        f"from {runtime}.{module} import {', '.join(names)}"
        for module, names in sorted(found.items())
    ]


def uses(word: str, texts: Iterable[str]) -> bool:
    """Whether `word` occurs as a word of its own in any of the texts."""
    pattern = re.compile(rf"\b{re.escape(word)}\b")
    return any(word in text and pattern.search(text) for text in texts)
