"""Completing arguments as Python itself does: by calling a function of the same parameters.

Python binds positional and keyword arguments and fills in defaults many times as quickly as
code that is written in it. So each schema has a function with its parameters, made of its
names and nothing else, that returns what it was called with, and the keys of those that
must be tensors.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias

Arguments: TypeAlias = tuple[Any, ...]

Complete: TypeAlias = Callable[..., tuple[Arguments, int, tuple[type, ...]]]
"""From arguments, as a caller passes them, to all of them in order, the raw union of the
keys of those in the places of tensors, and the types of the others.

TypeError if they do not fit the parameters. AttributeError or TypeError for what has no keys
in the place of a tensor.
"""

# No argument has these names: those of schemas are ASCII.
_TYPE: Final = "τύπος"
_KEYS: Final = "κλειδιά"
_FOUND: Final = "ευρεθέν"
_GLOBALS: Final[dict[str, Any]] = {_TYPE: type, "__builtins__": {}}


@lru_cache(maxsize=1024)
def _code(
    positional: tuple[str, ...], keyword_only: tuple[str, ...], tensors: tuple[str, ...]
) -> CodeType:
    names = (*positional, *keyword_only)
    parameters = ", ".join(
        (*positional, *(("*", *keyword_only) if keyword_only else ()))
    )
    values = "".join(f"{name}, " for name in names)
    types = "".join(f"{_TYPE}({name}), " for name in names if name not in tensors)
    body = [f"{_KEYS} = {tensors[0]}._keys" if tensors else f"{_KEYS} = 0"]
    for name in tensors[1:]:
        # Tensors that bring the very same object give that one: see `OperatorEntry.calls`.
        body.append(f"{_FOUND} = {name}._keys")
        body.append(f"if {_FOUND} is not {_KEYS}: {_KEYS} |= {_FOUND}")
    body.append(f"return ({values}), {_KEYS}, ({types})")
    made: dict[str, FunctionType] = {}
    exec("\n ".join((f"def complete({parameters}):", *body)), _GLOBALS, made)
    return made["complete"].__code__


def completing(
    positional: Sequence[str],
    keyword_only: Sequence[str],
    defaults: dict[str, Any],
    tensors: Sequence[str],
) -> Complete | None:
    """The function for parameters of these names, those in `defaults` being optional.

    Those in `tensors` must be tensors. None if Python has no such function: a name is a
    keyword, or no identifier at all.
    """
    for name in (*positional, *keyword_only):
        if not (name.isascii() and name.isidentifier()) or keyword.iskeyword(name):
            return None
    try:
        code = _code(tuple(positional), tuple(keyword_only), tuple(tensors))
    except SyntaxError:  # `__debug__` is no keyword, and cannot be a parameter either
        return None
    optional = tuple(defaults[name] for name in positional if name in defaults)
    made = FunctionType(code, _GLOBALS, "complete", optional)
    made.__kwdefaults__ = {
        name: defaults[name] for name in keyword_only if name in defaults
    }
    return made
