"""Lists of functions that are called at some point of a backward pass."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from ...tensor_base import TensorBase
from ...wording import kind_of

_numbers: Final = itertools.count()


class HookHandle:
    """Takes one hook away: `remove()`, or the end of a `with` block.

    RuntimeError for a block after it was removed.
    """

    __slots__ = ("_hooks", "_number")

    def __init__(self, hooks: Hooks, number: int) -> None:
        self._hooks: Final = hooks
        self._number: Final = number

    def remove(self) -> None:
        """Take the hook away; a second call does nothing."""
        self._hooks.functions.pop(self._number, None)

    def __enter__(self) -> HookHandle:
        if self._number not in self._hooks.functions:
            raise RuntimeError("this hook was removed; register it again")
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
    """A gradient after all hooks were asked for another one.

    TypeError if one returns what is no tensor, RuntimeError for one of another shape,
    dtype or device.
    """
    for hook in hooks:
        found = hook(gradient)
        if found is None:
            continue
        if not isinstance(found, TensorBase):
            raise TypeError(
                f"{_name_of(hook)} returned {kind_of(found)}; the hook of a tensor"
                " returns a gradient or None"
            )
        for what in ("shape", "dtype", "device"):
            given, other = getattr(gradient, what), getattr(found, what)
            if given != other:
                raise RuntimeError(
                    f"{_name_of(hook)} changed the {what} of a gradient from {given} to"
                    f" {other}"
                )
        gradient = found
    return gradient


def replaced_all(
    hook: Callable[..., Any], found: Any, grads: Sequence[Any]
) -> Sequence[Any]:
    """The gradients that a node goes on with after `hook` returned `found` for `grads`.

    RuntimeError if their number is another.
    """
    if found is None:
        return grads
    given = found if isinstance(found, (tuple, list)) else (found,)
    if len(given) != len(grads):
        raise RuntimeError(
            f"{_name_of(hook)} returned {len(given)} gradients for {len(grads)}; the hook"
            " of a node returns as many as it replaces, or None"
        )
    for gradient in given:
        if not (gradient is None or isinstance(gradient, TensorBase)):
            raise TypeError(
                f"{_name_of(hook)} returned {kind_of(gradient)} among the"
                " gradients; they are tensors or None"
            )
    return [*given]


def require_nothing(hook: Callable[..., Any], found: Any) -> None:
    """TypeError if a hook that replaces nothing returned anything but None or a tensor."""
    if found is not None and not isinstance(found, TensorBase):
        raise TypeError(
            f"{_name_of(hook)} returned {kind_of(found)}; what a hook for accumulated"
            " gradients returns is not used, so it returns None"
        )


def _name_of(hook: Callable[..., Any]) -> str:
    return f"the hook {getattr(hook, '__qualname__', hook)}"
