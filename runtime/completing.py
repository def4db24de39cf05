"""Completing arguments as Python itself does: by calling a function of the same parameters.

Python binds positional and keyword arguments and fills in defaults many times as quickly as
code that is written in it. So each schema has a function with its parameters, made of its
names and nothing else, that returns what it was called with.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias

Arguments: TypeAlias = tuple[Any, ...]

Complete: TypeAlias = Callable[..., tuple[Arguments, tuple[type, ...]]]
"""From arguments, as a caller passes them, to all of them in order, and their types.

TypeError if they do not fit the parameters.
"""

# No argument has this name: those of schemas are ASCII.
_TYPE: Final = "τύπος"
_GLOBALS: Final[dict[str, Any]] = {_TYPE: type, "__builtins__": {}}


@lru_cache(maxsize=1024)
def _code(positional: tuple[str, ...], keyword_only: tuple[str, ...]) -> CodeType:
    names = (*positional, *keyword_only)
    parameters = ", ".join(
        (*positional, *(("*", *keyword_only) if keyword_only else ()))
    )
    values = "".join(f"{name}, " for name in names)
    types = "".join(f"{_TYPE}({name}), " for name in names)
    text = f"lambda {parameters}: (({values}), ({types}))"
    function: FunctionType = eval(text, _GLOBALS)
    return function.__code__


def completing(
    positional: Sequence[str], keyword_only: Sequence[str], defaults: dict[str, Any]
) -> Complete | None:
    """The function for parameters of these names, those in `defaults` being optional.

    None if Python has no such function: a name is a keyword, or no identifier at all.
    """
    for name in (*positional, *keyword_only):
        if not (name.isascii() and name.isidentifier()) or keyword.iskeyword(name):
            return None
    try:
        code = _code(tuple(positional), tuple(keyword_only))
    except SyntaxError:  # `__debug__` is no keyword, and cannot be a parameter either
        return None
    optional = tuple(defaults[name] for name in positional if name in defaults)
    made = FunctionType(code, _GLOBALS, "complete", optional)
    made.__kwdefaults__ = {
        name: defaults[name] for name in keyword_only if name in defaults
    }
    return made
