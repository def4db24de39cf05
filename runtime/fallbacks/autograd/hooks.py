"""Lists of functions that are called at some point of a backward pass."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, Final

_numbers: Final = itertools.count()


class HookHandle:
    """Takes one hook away: `remove()`, or the end of a `with` block."""

    __slots__ = ("_hooks", "_number")

    def __init__(self, hooks: Hooks, number: int) -> None:
        self._hooks: Final = hooks
        self._number: Final = number

    def remove(self) -> None:
        """Take the hook away; a second call does nothing."""
        self._hooks.functions.pop(self._number, None)

    def __enter__(self) -> HookHandle:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


class Hooks:
    """Functions in the order in which they were added."""

    __slots__ = ("functions",)

    def __init__(self) -> None:
        self.functions: dict[int, Callable[..., Any]] = {}

    def add(self, function: Callable[..., Any]) -> HookHandle:
        """Call `function` as well, until the handle is removed."""
        if not callable(function):
            raise TypeError(f"a hook is a function, but got {type(function).__name__}")
        number = next(_numbers)
        self.functions[number] = function
        return HookHandle(self, number)

    def __iter__(self) -> Iterator[Callable[..., Any]]:
        # A hook may add or remove hooks.
        return iter([*self.functions.values()])

    def __bool__(self) -> bool:
        return bool(self.functions)


def replaced(hooks: Hooks, gradient: Any) -> Any:
    """A gradient after all hooks were asked for another one."""
    for hook in hooks:
        found = hook(gradient)
        if found is not None:
            gradient = found
    return gradient
