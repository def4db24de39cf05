"""The dispatch state of the current context: included and excluded keys, modes.

A call adds the included keys to those of its tensors and takes the excluded ones
away; exclusion wins. The state belongs to the context (``contextvars``): a thread
starts from the default, an asyncio task from the state in which it was created, and
none disturbs another. Guards change the state for the length of a ``with`` block.

The default sets and what the guards do with keys follow
``c10/core/impl/LocalDispatchKeySet.h`` and ``ATen/core/LegacyTypeDispatch.h``.
"""

from typing import Any, Final, Self

from .dispatch_state import (
    DEFAULT_STATE,
    Activity,
    DispatchState,
    activity,
    adjustment,
    current_state,
    get_state,
    has_gil,
    make_state,
)
from .guard import Guard, confine
from .key_bits import KEY_BITS
from .key_set import (
    DispatchKeySet,
    Keys,
    autograd_dispatch_keyset,
    autograd_dispatch_keyset_with_ADInplaceOrView,
    bits_of_keys,
)
from .keys import DispatchKey

__all__ = [
    "Activity",
    "activity",
    "DispatchState",
    "DEFAULT_STATE",
    "current_state",
    "get_state",
    "apply",
    "included",
    "excluded",
    "Guard",
    "IncludeDispatchKeyGuard",
    "ExcludeDispatchKeyGuard",
    "ForceDispatchKeyGuard",
    "AutoDispatchBelowAutograd",
    "AutoDispatchBelowADInplaceOrView",
    "RestoreGuard",
    "capture",
    "restore",
    "confine",
]

_set_state: Final = current_state.set
_new_object: Final = object.__new__


def apply(bits: int) -> int:
    """The set that a call with tensors of the set ``bits`` dispatches on here."""
    adjusted = get_state().adjustment
    return (bits | adjusted.included) & adjusted.kept


def included() -> DispatchKeySet:
    """The keys that this context adds to every call."""
    return DispatchKeySet.from_raw(get_state().included)


def excluded() -> DispatchKeySet:
    """The keys that this context takes from every call, included ones as well."""
    return DispatchKeySet.from_raw(get_state().excluded)


_AUTOGRAD: Final = autograd_dispatch_keyset.raw_repr()
_AUTOGRAD_AND_VIEWS: Final = autograd_dispatch_keyset_with_ADInplaceOrView.raw_repr()


# Note [Guards are on the way of calls]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A boxed fallback enters a guard for every call that it passes on, so what entering costs
# is part of what such a call costs. The guards that add and take keys have an
# ``__enter__`` of their own, which says what ``Guard.__enter__``, ``enter_from`` and
# ``make_state`` say together, without their calls.
class IncludeDispatchKeyGuard(Guard):
    """Adds ``keys``, a set, a key or the name of one, to those of calls in the block.

    TypeError for anything else, ValueError for a name that no key has.
    """

    __slots__ = ("_keys",)

    def __init__(self, keys: Keys) -> None:
        self._keys = KEY_BITS[keys] if type(keys) is DispatchKey else bits_of_keys(keys)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with more included keys."""
        changed = below.adjustment.include(self._keys)
        return make_state(changed, below.modes, below.extras, self)

    def __enter__(self) -> Self:
        if not has_gil:
            return super().__enter__()
        below = get_state()
        adjusted = below.adjustment
        try:
            adjusted = adjusted.including[self._keys]
        except KeyError:
            adjusted = adjusted.include(self._keys)
        activity.count += 1
        activity.is_live = True
        state = _new_object(DispatchState)
        state.adjustment = adjusted
        state.modes = below.modes
        state.extras = below.extras
        state.entry = self
        state.below = below
        state.is_left = False
        # See Note [Interrupted guards].
        try:
            _set_state(state)
            return self
        except BaseException:
            _set_state(below)
            raise


class ExcludeDispatchKeyGuard(Guard):
    """Takes ``keys``, a set, a key or the name of one, from those of calls in the block.

    TypeError for anything else, ValueError for a name that no key has.
    """

    __slots__ = ("_keys",)

    def __init__(self, keys: Keys) -> None:
        self._keys = KEY_BITS[keys] if type(keys) is DispatchKey else bits_of_keys(keys)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with more excluded keys."""
        changed = below.adjustment.exclude(self._keys)
        return make_state(changed, below.modes, below.extras, self)

    # See Note [Guards are on the way of calls].
    def __enter__(self) -> Self:
        if not has_gil:
            return super().__enter__()
        below = get_state()
        adjusted = below.adjustment
        try:
            adjusted = adjusted.excluding[self._keys]
        except KeyError:
            adjusted = adjusted.exclude(self._keys)
        activity.count += 1
        activity.is_live = True
        state = _new_object(DispatchState)
        state.adjustment = adjusted
        state.modes = below.modes
        state.extras = below.extras
        state.entry = self
        state.below = below
        state.is_left = False
        # See Note [Interrupted guards].
        try:
            _set_state(state)
            return self
        except BaseException:
            _set_state(below)
            raise


class ForceDispatchKeyGuard(Guard):
    """Replaces the included and the excluded keys in the block."""

    __slots__ = ("_adjustment",)

    def __init__(self, included: Keys, excluded: Keys) -> None:
        self._adjustment: Final = adjustment(
            bits_of_keys(included), bits_of_keys(excluded)
        )

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with this guard's keys, whatever it had."""
        return make_state(self._adjustment, below.modes, below.extras, self)


class AutoDispatchBelowAutograd(ExcludeDispatchKeyGuard):
    """Takes every autograd key from the calls in the block."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = _AUTOGRAD


class AutoDispatchBelowADInplaceOrView(ExcludeDispatchKeyGuard):
    """Takes every autograd key and ADInplaceOrView from the calls in the block."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = _AUTOGRAD_AND_VIEWS


def _require_state(state: object) -> None:
    if not isinstance(state, DispatchState):
        raise TypeError(
            "expected a DispatchState, from capture(), but got"
            f" {type(state).__name__} {state!r}"
        )


class RestoreGuard(Guard):
    """Puts a captured state in force for the block.

    What carries a state into a thread pool: ``with RestoreGuard(captured): ...``.
    It copies the values of ``state`` and does not keep it alive.
    """

    __slots__ = ("_values",)

    def __init__(self, state: DispatchState) -> None:
        _require_state(state)
        included, excluded, modes, extras = state.values()
        # A copy: a stack of modes may know states, which are not to be kept alive.
        self._values: Final = included, excluded, _copy_of(modes), extras

    def __reduce__(self) -> tuple[type[Self], tuple[DispatchState]]:
        return type(self), (DispatchState(*self._values),)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """The captured values, whatever ``below`` had."""
        included, excluded, modes, extras = self._values
        return below.entered_by(
            self,
            included=included,
            excluded=excluded,
            modes=_copy_of(modes),
            extras=extras,
        )


def _copy_of(modes: tuple[Any, ...]) -> tuple[Any, ...]:
    return type(modes)(modes)


def capture() -> DispatchState:
    """The whole dispatch state of this context, to be put in force elsewhere."""
    return get_state()


def restore(state: DispatchState) -> None:
    """Put ``state`` in force in this context until an enclosing guard is left.

    ``RestoreGuard`` does so for the length of a block. TypeError for what is no state.
    """
    _require_state(state)
    base = get_state()
    if base.entry is None and base.below is not None:
        base = base.below  # made by an earlier restore, which this one replaces
    if state.values() == base.values():
        _set_state(base)
    else:
        _set_state(make_state(state.adjustment, state.modes, state.extras, None, base))
