"""Whether Python may read what tensors hold.

A mode that does not compute leaves in tensors what they held before. What reads values
without an operator, printing and conversions to lists and arrays, asks here.
"""

from __future__ import annotations

from typing import Final

from .dispatch_state import activity, get_state
from .key_bits import bits_of
from .keys import DispatchKey

_MODES: Final = bits_of(DispatchKey.Python)


def refusal(what: str) -> Exception | None:
    """The error of a mode of this context that does not let `what` read values, if any."""
    if not activity.is_live:
        return None
    state = get_state()
    if state.excluded & _MODES:
        return None
    for mode in state.modes:
        error: Exception | None = mode.refuse_values(what)
        if error is not None:
            return error
    return None


def require_values(what: str) -> None:
    """Raise that error, if there is one."""
    error = refusal(what)
    if error is not None:
        raise error
