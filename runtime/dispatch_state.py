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
from .key_set import (
    DispatchKeySet,
    Keys,
    default_excluded_set,
    default_included_set,
    raw_bits,
)

if TYPE_CHECKING:
    from .guard import Guard


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
#
# What calls read is ``is_live``, because to test True or False is quicker than to test a
# number. It is set after the count was changed, from the count as it then is: whoever
# comes in between two statements does the same, so the last to set it has seen the last
# count.
class Activity:
    """How many non-default dispatch states are alive in the process, as ``count``.

    ``is_live`` says whether there is any. While it is False, every context is in the
    default state. See Note [Counting live states].
    """

    __slots__ = ("count", "is_live")

    def __init__(self) -> None:
        self.count = 0
        self.is_live = False


activity: Final = Activity()
_count_lock: Final = threading.RLock()
has_gil: Final[bool] = getattr(sys, "_is_gil_enabled", lambda: True)()

_new_object: Final = object.__new__

NO_EXTRAS: Final[Mapping[str, Any]] = MappingProxyType({})


# Note [Adjustments]
# ~~~~~~~~~~~~~~~~~~
# Which kernel a call runs follows from the keys of its arguments and from the included
# and excluded keys of its context; modes and extras are for kernels to look at and
# choose none. Instruments change what is called for the whole process, and whoever
# installs one has all caches dropped. So the included and excluded keys, together an
# adjustment, are what a cache of kernels has to tell apart: an operator has one cache for
# each adjustment that it was called in.
#
# There is one adjustment object for equal sets, and caches are found by its identity. It
# is found through a table, or through `including` and `excluding` of the one that it was
# made from, which is what entering a guard costs. A program that goes through more sets
# than the table may hold has the table emptied: sets that are met again then get another
# object, and caches of their own, so no cache can be wrong, only filled anew.
class Adjustment:
    """What a context adds to the keys of a call and what it takes away.

    ``kept`` are the bits that exclusion leaves of any set. Equal adjustments are mostly
    one object, and always interchangeable; see Note [Adjustments].
    """

    __slots__ = ("excluded", "excluding", "included", "including", "kept")

    included: int
    excluded: int
    kept: int
    including: "dict[int, Adjustment]"
    excluding: "dict[int, Adjustment]"

    def __init__(self, included: int, excluded: int) -> None:
        self.included = included
        self.excluded = excluded
        self.kept = kept_by(excluded)
        self.including = {}
        self.excluding = {}

    def include(self, keys: int) -> "Adjustment":
        """The same with more included keys; remembered in ``including``."""
        found = adjustment(self.included | keys, self.excluded)
        return self._remember(self.including, keys, found)

    def exclude(self, keys: int) -> "Adjustment":
        """The same with more excluded keys; remembered in ``excluding``."""
        found = adjustment(self.included, self.excluded | keys)
        return self._remember(self.excluding, keys, found)

    def _remember(
        self, steps: "dict[int, Adjustment]", keys: int, found: "Adjustment"
    ) -> "Adjustment":
        # Only those in the table are emptied with it.
        if _adjustments.get((self.included, self.excluded)) is self:
            steps[keys] = found
        return found

    def __repr__(self) -> str:
        included = DispatchKeySet.from_raw(self.included)
        excluded = DispatchKeySet.from_raw(self.excluded)
        return f"Adjustment({included!r}, {excluded!r})"


MAX_ADJUSTMENTS: Final = 4096

_adjustments: Final[dict[tuple[int, int], Adjustment]] = {}
_adjustments_lock: Final = threading.Lock()


def kept_by(excluded: int) -> int:
    """The bits that are left of any set: exclusion takes functionalities only."""
    return FULL_MASK & (BACKEND_MASK | ~excluded)


def adjustment(included: int, excluded: int) -> Adjustment:
    """The adjustment with these bits; see Note [Adjustments]."""
    found = _adjustments.get((included, excluded))
    if found is not None:
        return found
    with _adjustments_lock:
        found = _adjustments.get((included, excluded))
        if found is None:
            if len(_adjustments) >= MAX_ADJUSTMENTS:
                _forget_adjustments()
            found = Adjustment(included, excluded)
            _adjustments[included, excluded] = found
        return found


def _forget_adjustments() -> None:
    """Empty the table but for the default, which stays the only one of its kind."""
    forgotten = list(_adjustments.values())
    _adjustments.clear()
    default = DEFAULT_ADJUSTMENT
    _adjustments[default.included, default.excluded] = default
    for each in forgotten:
        each.including.clear()
        each.excluding.clear()


DEFAULT_ADJUSTMENT: Final = adjustment(
    default_included_set.raw_repr(), default_excluded_set.raw_repr()
)


class DispatchState:
    """What a context adds to the dispatch of every call made in it.

    ``adjustment`` has the bits of the included and excluded keys; ``modes`` is a stack,
    its last element the innermost; ``extras`` holds what other layers keep per context,
    by name. ``entry``, ``below`` and ``is_left`` are for the guards, see
    Note [Leaving a guard].

    What it says is never changed after construction, since contexts share it.
    States compare by identity; compare ``values()`` for what they say.
    """

    __slots__ = ("adjustment", "below", "entry", "extras", "is_left", "modes")

    adjustment: Adjustment
    modes: tuple[Any, ...]
    extras: Mapping[str, Any]
    entry: "Guard | None"
    below: "DispatchState | None"
    is_left: bool

    def __new__(
        cls,
        included: int,
        excluded: int,
        modes: tuple[Any, ...] = (),
        extras: Mapping[str, Any] = NO_EXTRAS,
    ) -> "DispatchState":
        return make_state(adjustment(included, excluded), modes, extras, None)

    # The defaults hold the objects when the module is torn down at exit.
    def __del__(
        self,
        activity: Activity = activity,
        lock: threading.RLock = _count_lock,
        has_gil: bool = has_gil,
    ) -> None:
        if has_gil:
            activity.count -= 1
            activity.is_live = activity.count > 0
        else:
            with lock:
                activity.count -= 1
                activity.is_live = activity.count > 0

    @property
    def included(self) -> int:
        """The bits of the included keys."""
        return self.adjustment.included

    @property
    def excluded(self) -> int:
        """The bits of the excluded keys."""
        return self.adjustment.excluded

    @property
    def kept(self) -> int:
        """The bits that exclusion leaves of any set."""
        return self.adjustment.kept

    def values(self) -> tuple[int, int, tuple[Any, ...], Mapping[str, Any]]:
        """What the state says, without how it came about."""
        return self.included, self.excluded, self.modes, self.extras

    def entered_by(
        self,
        guard: "Guard",
        *,
        included: Keys | int | None = None,
        excluded: Keys | int | None = None,
        modes: tuple[Any, ...] | None = None,
        extras: Mapping[str, Any] | None = None,
    ) -> "DispatchState":
        """A new state like this one, in which ``guard`` changed the given values."""
        changed = self.adjustment
        if included is not None or excluded is not None:
            changed = adjustment(
                self.included if included is None else raw_bits(included),
                self.excluded if excluded is None else raw_bits(excluded),
            )
        return make_state(
            changed,
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


def make_state(
    adjusted: Adjustment,
    modes: tuple[Any, ...],
    extras: Mapping[str, Any],
    entry: "Guard | None",
    below: DispatchState | None = None,
) -> DispatchState:
    """The one place where a state is made and counted."""
    if has_gil:
        activity.count += 1
        activity.is_live = True
    else:
        with _count_lock:
            activity.count += 1
            activity.is_live = True
    state = _new_object(DispatchState)
    state.adjustment = adjusted
    state.modes = modes
    state.extras = extras
    state.entry = entry
    state.below = below
    state.is_left = False
    return state


DEFAULT_STATE: Final = make_state(DEFAULT_ADJUSTMENT, (), NO_EXTRAS, None)
activity.count -= 1  # the default state is the one that does not count
activity.is_live = False

current_state: Final[ContextVar[DispatchState]] = ContextVar(
    "dispatch_state", default=DEFAULT_STATE
)

get_state: Final = current_state.get
"""The state of the current context. Bound once: it is asked on the way of calls."""
