"""The state that dispatch keeps for each context, and how many are alive.

``local_keys`` has what is done with it: the guards, ``capture`` and ``restore``.
"""

import sys
import threading
from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Self

from .key_bits import BACKEND_MASK, FULL_MASK
from .key_set import DispatchKeySet, default_excluded_set, default_included_set

if TYPE_CHECKING:
    from .local_keys import Guard


# Note [Counting live states]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A call in the default state need not look at its context, and nearly all calls are
# made in that state. Whether a guard is entered somewhere does not tell, because an
# asyncio task or a copied context keeps the state that it started from after the
# guard is left. So the state objects themselves are counted, from construction to
# finalisation: while a context is in a non-default state, that object lives and the
# count is not 0. The converse does not hold. A captured state that nothing uses any
# more makes calls slower, never wrong. So would a count that an interrupt left too
# high, which is why a state is counted before it is made.
#
# The count is read without a lock. A state is counted before any context can be in
# it, and only code that runs in a context changes that context's state, so what a
# call reads is never older than its own state. Writing needs no lock either while
# there is a global interpreter lock: CPython switches threads and collects garbage
# at calls and at jumps, and ``activity.count += 1`` on a slot has neither. Without
# it there is a lock, re-entrant since a finaliser may find its own thread holding it.
class Activity:
    """How many non-default dispatch states are alive in the process, as ``count``.

    At 0, every context is in the default state. See Note [Counting live states].
    """

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


activity: Final = Activity()
_count_lock: Final = threading.RLock()
_has_gil: Final[bool] = getattr(sys, "_is_gil_enabled", lambda: True)()

_new_object: Final = object.__new__

NO_EXTRAS: Final[Mapping[str, Any]] = MappingProxyType({})


class DispatchState:
    """What a context adds to the dispatch of every call made in it.

    ``included`` and ``excluded`` are the bits of key sets; ``modes`` is a stack, its
    last element the innermost; ``extras`` holds what other layers keep per context,
    by name. ``kept`` is derived: the bits that exclusion leaves of any set.
    ``entry`` and ``below`` are for the guards, see Note [Leaving a guard].

    Never changed after construction: contexts share it. States compare by identity;
    compare ``values()`` for what they say.
    """

    __slots__ = ("below", "entry", "excluded", "extras", "included", "kept", "modes")

    included: int
    excluded: int
    kept: int
    modes: tuple[Any, ...]
    extras: Mapping[str, Any]
    entry: "Guard | None"
    below: "DispatchState | None"

    def __new__(
        cls,
        included: int,
        excluded: int,
        modes: tuple[Any, ...] = (),
        extras: Mapping[str, Any] = NO_EXTRAS,
    ) -> "DispatchState":
        kept = kept_by(excluded)
        return make_state(included, excluded, kept, modes, extras, None)

    # The defaults hold the objects when the module is torn down at exit.
    def __del__(
        self,
        activity: Activity = activity,
        lock: threading.RLock = _count_lock,
        has_gil: bool = _has_gil,
    ) -> None:
        if has_gil:
            activity.count -= 1
        else:
            with lock:
                activity.count -= 1

    def values(self) -> tuple[int, int, tuple[Any, ...], Mapping[str, Any]]:
        """What the state says, without how it came about."""
        return self.included, self.excluded, self.modes, self.extras

    def entered_by(
        self,
        guard: "Guard",
        *,
        included: int | None = None,
        excluded: int | None = None,
        modes: tuple[Any, ...] | None = None,
        extras: Mapping[str, Any] | None = None,
    ) -> "DispatchState":
        """A new state like this one, in which ``guard`` changed the given values."""
        if excluded is None:
            excluded = self.excluded
        return make_state(
            self.included if included is None else included,
            excluded,
            kept_by(excluded),
            self.modes if modes is None else modes,
            self.extras if extras is None else extras,
            guard,
        )

    # An object that was not constructed would not be counted.
    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type["DispatchState"], tuple[Any, ...]]:
        extras = dict(self.extras)
        return DispatchState, (self.included, self.excluded, self.modes, extras)

    def __repr__(self) -> str:
        included = DispatchKeySet.from_raw(self.included)
        excluded = DispatchKeySet.from_raw(self.excluded)
        return (
            f"DispatchState(included={included!r}, excluded={excluded!r},"
            f" modes={self.modes!r}, extras={dict(self.extras)!r})"
        )


def kept_by(excluded: int) -> int:
    """The bits that are left of any set: exclusion takes functionalities only."""
    return FULL_MASK & (BACKEND_MASK | ~excluded)


def make_state(
    included: int,
    excluded: int,
    kept: int,
    modes: tuple[Any, ...],
    extras: Mapping[str, Any],
    entry: "Guard | None",
    below: DispatchState | None = None,
) -> DispatchState:
    """The one place where a state is made and counted."""
    if _has_gil:
        activity.count += 1
    else:
        with _count_lock:
            activity.count += 1
    state = _new_object(DispatchState)
    state.included = included
    state.excluded = excluded
    state.kept = kept
    state.modes = modes
    state.extras = extras
    state.entry = entry
    state.below = below
    return state


DEFAULT_STATE: Final = DispatchState(
    default_included_set.raw_repr(), default_excluded_set.raw_repr()
)
activity.count -= 1  # the default state is the one that does not count

current_state: Final[ContextVar[DispatchState]] = ContextVar(
    "dispatch_state", default=DEFAULT_STATE
)
