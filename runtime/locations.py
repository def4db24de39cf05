"""Where in the user's code something happens: a registration, a warning."""

from __future__ import annotations

import os
import sys
from types import CodeType
from typing import Any, Final

_AT: Final = "registered at "
_RUNTIME: Final = os.path.dirname(os.path.abspath(__file__)) + os.sep


def registered_here() -> str:
    """What a dump says about something that is registered now: "registered at file:line".

    The place is the innermost frame outside of this package, at least one above the
    function that asks.
    """
    frame = sys._getframe(2)
    code = frame.f_code
    while code.co_filename.startswith(_RUNTIME) and frame.f_back is not None:
        frame = frame.f_back
        code = frame.f_code
    # Code is compared by its contents, which takes longer than everything else here.
    instruction = id(code), frame.f_lasti
    known = _places.get(instruction)
    if known is None:
        if len(_places) >= _MAX_PLACES:
            _places.clear()
        known = code, f"{_AT}{code.co_filename}:{frame.f_lineno}"
        _places[instruction] = known
    return known[1]


# A loop that registers names one place thousands of times, and Python counts lines from
# the beginning of a function. The code is kept for its id to stay its own.
_places: Final[dict[tuple[int, int], tuple[CodeType, str]]] = {}
_MAX_PLACES: Final = 1024


def file_of(place: str) -> str:
    """The file in what `registered_here` says; nothing for another text."""
    at, _, rest = place.partition(_AT)
    return "" if at else rest.rpartition(":")[0]


def name_of(kernel: object) -> str:
    """The name that the code gave a kernel, nothing for what has none, such as a lambda."""
    name = getattr(getattr(kernel, "func", kernel), "__name__", None)  # of a partial
    return name if isinstance(name, str) and name.isidentifier() else ""


def written_at(kernel: object) -> str:
    """Where the code of a kernel stands, "file:line", for messages.

    Of a kernel that this package makes around a function, its `made_from`, where that
    function stands; of one that it makes out of operators, which is written nowhere, nothing.
    """
    function: Any = getattr(kernel, "func", kernel)  # of a partial
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType):
        return ""
    if os.path.dirname(code.co_filename) + os.sep != _RUNTIME:
        return f"{code.co_filename}:{code.co_firstlineno}"
    inner = getattr(function, "made_from", None)
    return written_at(inner) if inner is not None else ""


_GENERATED: Final = "Generated: do not edit."


def user_stacklevel() -> int:
    """The `stacklevel` with which a warning by the caller names the user's line.

    That is the innermost one that is neither in this package nor in a generated module,
    which says in its docstring that it is one.
    """
    level = 1
    frame = sys._getframe(1)
    while frame.f_back is not None and (
        frame.f_code.co_filename.startswith(_RUNTIME)
        or _GENERATED in (frame.f_globals.get("__doc__") or "")
    ):
        frame = frame.f_back
        level += 1
    return level
