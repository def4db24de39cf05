"""Whether operators are recorded, for the length of a block: `no_grad` and its kin.

Grad mode belongs to the context, like the rest of the dispatch state: threads start with
it on, asyncio tasks with what it was where they were created.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from threading import current_thread
from typing import Any, Final, ParamSpec, TypeVar

from ...dispatch_state import DispatchState, get_state
from ...guard import Guard
from ...local_keys import restore

P = ParamSpec("P")
R = TypeVar("R")

_EXTRA: Final = "grad_mode"


def is_grad_enabled() -> bool:
    """Whether operators of this context are recorded for tensors that require gradients."""
    return get_state().extras.get(_EXTRA, True)  # type: ignore[no-any-return]


class GradMode(Guard):
    """Turns recording on or off for the block."""

    __slots__ = ("_mode",)

    def __init__(self, mode: bool) -> None:
        self._mode: Final = mode

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with this grad mode."""
        extras = below.extras
        if extras.get(_EXTRA, True) is not self._mode:
            extras = {**extras, _EXTRA: self._mode}
        return below.entered_by(self, extras=extras)


class no_grad(GradMode):
    """Operators in the block, or in the function that this decorates, are not recorded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(False)


class enable_grad(GradMode):
    """Operators in the block, or in the function that this decorates, are recorded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(True)


class set_grad_enabled(GradMode):
    """Turns recording on or off at once, or for a block, or for a decorated function.

    Without a block it holds until an enclosing guard is left. The first block, or the
    decorator, takes back what was set at once, in the context where it was.
    """

    __slots__ = ("_before", "_made")

    def __init__(self, mode: bool) -> None:
        super().__init__(bool(mode))
        self._before: Final = is_grad_enabled()
        _set(self._mode)
        self._made: tuple[Any, ...] | None = _mark()

    def _take_back(self) -> None:
        made, self._made = self._made, None
        if made is not None and all(map(is_, made, _mark())):
            _set(self._before)

    def __enter__(self) -> set_grad_enabled:
        self._take_back()
        return super().__enter__()

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        self._take_back()
        return GradMode(self._mode)(function)


def _mark() -> tuple[Any, ...]:
    """What tells the state of this context from others, without keeping it alive."""
    return get_state().extras, current_thread()


def _set(mode: bool) -> None:
    """Change the grad mode of the context until an enclosing guard is left."""
    state = get_state()
    if state.extras.get(_EXTRA, True) is mode:
        return
    extras: dict[str, Any] = {**state.extras, _EXTRA: mode}
    if mode and len(extras) == 1:
        extras = {}
    restore(DispatchState(state.included, state.excluded, state.modes, extras))


GRAD_ON: Final = enable_grad()
GRAD_OFF: Final = no_grad()

__all__ = [
    "GRAD_OFF",
    "GRAD_ON",
    "GradMode",
    "enable_grad",
    "is_grad_enabled",
    "no_grad",
    "set_grad_enabled",
]
