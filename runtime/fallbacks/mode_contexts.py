"""The contexts in which the handlers of modes run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..dispatch_state import (
    Adjustment,
    DispatchState,
    current_state,
    get_state,
    make_state,
)
from ..entry import MAX_CACHES
from ..errors import DispatchError
from ..guard import Guard
from ..key_bits import FUNCTIONALITY_MASK, bits_of
from ..keys import DispatchKey

if TYPE_CHECKING:
    from ..operator import OperatorHandle
    from .dispatch_mode import DispatchMode

KEY: Final = DispatchKey.Python
PYTHON: Final = bits_of(KEY)
_ABOVE: Final = FUNCTIONALITY_MASK & ~((PYTHON << 1) - 1)
"""The keys that have been there before a mode is called."""
_ABOVE_AND_PYTHON: Final = _ABOVE | PYTHON


# Note [The context of a handler]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Every call in a mode runs a handler in a context of its own, and what it takes to enter
# and leave one is a good part of what the call costs. That context is the same for all
# calls from one context, so its state is made once and kept with the stack of modes, for
# each adjustment. It knows the state that it is entered from only while it is entered; a
# stack and its states are freed without waiting for a garbage collection.
#
# A state that is entered already, by another thread with the same context or by a handler
# that put back a captured state, is not entered again: the call makes one for itself, as
# any guard does.
class ModeStack(tuple["DispatchMode", ...]):
    """The modes of a context, the innermost last, with the states of their handlers."""

    below: dict[Adjustment, DispatchState]

    def __new__(cls, modes: Iterable[DispatchMode]) -> ModeStack:
        stack = super().__new__(cls, modes)
        stack.below = {}
        return stack

    def __reduce__(self) -> tuple[Any, ...]:
        return ModeStack, (tuple(self),)


class _BelowMode(Guard):
    """The context of a handler: the modes but the innermost, below the keys above Python."""

    __slots__ = ()

    def enter_from(self, below: DispatchState) -> DispatchState:
        modes = ModeStack(below.modes[:-1])
        adjusted = below.adjustment.exclude(_ABOVE if modes else _ABOVE_AND_PYTHON)
        return make_state(adjusted, modes, below.extras, self)


BELOW: Final = _BelowMode()


def handler_state(op: OperatorHandle, state: DispatchState) -> DispatchState:
    """The state of handlers that `op` asks from `state`, to be entered from it.

    Kept with a stack of modes. DispatchError if there is no mode: the key was included
    without one.
    """
    modes = state.modes
    if not modes:
        raise DispatchError(
            f"{op} met the key {KEY}, which asks modes, but no mode is entered here; a"
            " DispatchMode includes the key by itself"
        )
    made = BELOW.enter_from(state)
    if isinstance(modes, ModeStack):
        if len(modes.below) >= MAX_CACHES:
            modes.below.clear()
        modes.below[state.adjustment] = made
    return made


def leave_interrupted(inner: DispatchState, state: DispatchState) -> None:
    """Put `state` back, from which `inner` was entered, if it is still in force.

    For a call that was interrupted as it was about to do so, see Note [Interrupted guards].
    What was entered since is dropped.
    """
    found: DispatchState | None = get_state()
    while found is not None and found is not inner:
        found = found.below
    if found is inner:
        current_state.set(state)
    inner.below = None


def require_reachable(key: DispatchKey | str, what: str) -> None:
    """RuntimeError if calls do not reach a key here because a handler of a mode is running.

    For transforms, named by `what`, that would do nothing then, without a word.
    """
    state: DispatchState | None = get_state()
    if state is None or not state.excluded & bits_of(key):
        return
    while state is not None and state.entry is not BELOW:
        state = state.below
    if state is not None:
        raise RuntimeError(
            f"{what} was called in the handler of a mode, which runs below autograd and"
            " functionalization: nothing would be seen of what its function calls. Call it"
            " outside of the block of the mode, or under RestoreGuard of a state that was"
            " captured there"
        )
