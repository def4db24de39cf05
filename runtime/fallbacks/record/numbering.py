"""Numbers for objects, which are known by identity and not kept alive."""

from __future__ import annotations

import weakref
from typing import Any


class Numbers:
    """What is known of objects, by identity and without keeping them alive."""

    __slots__ = ("_count", "_known")

    def __init__(self) -> None:
        self._count = 0
        self._known: dict[int, tuple[weakref.ref[Any], Any]] = {}

    def find(self, thing: Any) -> Any:
        """What was stored for this very object, or None."""
        found = self._known.get(id(thing))
        return found[1] if found is not None and found[0]() is thing else None

    def store(self, thing: Any, value: Any) -> None:
        """Remember a value for this object."""
        place = id(thing)
        known = self._known

        def forget(ref: weakref.ref[Any]) -> None:
            if known.get(place, (None,))[0] is ref:
                del known[place]

        known[place] = weakref.ref(thing, forget), value

    def number(self, thing: Any) -> tuple[int, bool]:
        """The number of an object, and whether it is new."""
        found = self.find(thing)
        if found is not None:
            return found, False
        number = self._count
        self._count += 1
        self.store(thing, number)
        return number, True
