"""The contexts in which the handlers of modes run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..dispatch_state import Adjustment, DispatchState, make_state
from ..key_bits import FUNCTIONALITY_MASK, bits_of
from ..keys import DispatchKey
from ..local_keys import Guard

if TYPE_CHECKING:
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


def handler_state(state: DispatchState) -> DispatchState:
    """The state of handlers that are asked from `state`, to be entered from it; kept."""
    modes: Any = state.modes
    made = BELOW.enter_from(state)
    modes.below[state.adjustment] = made
    return made
