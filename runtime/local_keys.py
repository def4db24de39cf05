"""The dispatch state of the current context: included and excluded keys, modes.

A call adds the included keys to those of its tensors and takes the excluded ones
away; exclusion wins. The state belongs to the context (``contextvars``): a thread
starts from the default, an asyncio task from the state in which it was created, and
none disturbs another. Guards change the state for the length of a ``with`` block.

The default sets and what the guards do with keys follow
``c10/core/impl/LocalDispatchKeySet.h`` and ``ATen/core/LegacyTypeDispatch.h``.
"""

import functools
import inspect
from collections.abc import Callable, Generator
from typing import Any, Final, ParamSpec, Self, TypeAlias, TypeVar, cast

from .dispatch_state import (
    DEFAULT_STATE,
    Activity,
    DispatchState,
    activity,
    current_state,
    kept_by,
    make_state,
)
from .key_bits import bits_of
from .key_set import (
    DispatchKeySet,
    autograd_dispatch_keyset,
    autograd_dispatch_keyset_with_ADInplaceOrView,
)
from .keys import DispatchKey

P = ParamSpec("P")
R = TypeVar("R")
Y = TypeVar("Y")
S = TypeVar("S")

__all__ = [
    "Activity",
    "activity",
    "DispatchState",
    "DEFAULT_STATE",
    "current_state",
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

Keys: TypeAlias = DispatchKeySet | DispatchKey

# Bound once: a guard is on the way of every call of a boxed fallback.
_get_state: Final = current_state.get
_set_state: Final = current_state.set


def apply(bits: int) -> int:
    """The set that a call with tensors of the set ``bits`` dispatches on here."""
    state = _get_state()
    return (bits | state.included) & state.kept


def included() -> DispatchKeySet:
    """The keys that this context adds to every call."""
    return DispatchKeySet.from_raw(_get_state().included)


def excluded() -> DispatchKeySet:
    """The keys that this context takes from every call, included ones as well."""
    return DispatchKeySet.from_raw(_get_state().excluded)


# Note [The chain of states]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# Each entry of a guard makes a new state that knows the guard (``entry``) and the
# state it was entered in (``below``). Leaving a guard puts that very state back.
# The guard object itself stores nothing, so it can be entered again while it is
# entered, by several threads at once, and it keeps no state alive.
#
# Blocks are not always left in the reverse order of entering: two generators,
# suspended inside their guards, may be closed in any order. Then the guard to
# leave is not on top of the chain; it is taken out, and the guards above it are
# entered again on what was below. A guard that is not in the chain was entered in
# another context (a suspended generator finalised by another thread): leaving it
# changes nothing here. What ``restore`` sets has no guard; it holds until the next
# ``restore`` or until the enclosing guard is left.
class Guard:
    """A change of the dispatch state for the length of a ``with`` block.

    Leaving the block restores the state bit for bit, also after an exception. As a
    decorator, a guard holds for every call of a function or coroutine function; on a
    generator function it holds while the body runs, see ``confine``.

    Subclasses say what changes in ``enter_from``.
    """

    __slots__ = ()

    def enter_from(self, below: DispatchState) -> DispatchState:
        """A new state over ``below``, which must be given as ``below`` of the result,
        with this guard as its ``entry``."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        _set_state(self.enter_from(_get_state()))
        return self

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        state = _get_state()
        if state.entry is self and state.below is not None:
            _set_state(state.below)
        else:
            self._leave_out_of_order(state)

    def _leave_out_of_order(self, state: DispatchState) -> None:
        found, above = _split(state, self)
        if found is not None and found.below is not None:
            _set_state(_enter_all(above, found.below))

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        if inspect.isasyncgenfunction(function):
            raise TypeError(
                f"{type(self).__name__} cannot decorate the async generator function"
                f" {function.__qualname__}; enter it in the body"
            )
        if inspect.iscoroutinefunction(function):
            return cast("Callable[P, R]", self._guard_coroutine(function))
        if inspect.isgeneratorfunction(function):
            return cast("Callable[P, R]", self._guard_generator(function))

        @functools.wraps(function)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
            with self:
                return function(*args, **kwargs)

        return guarded

    def _guard_coroutine(self, function: Callable[P, Any]) -> Callable[P, Any]:
        @functools.wraps(function)
        async def guarded(*args: P.args, **kwargs: P.kwargs) -> Any:
            with self:
                return await function(*args, **kwargs)

        return guarded

    def _guard_generator(self, function: Callable[P, Any]) -> Callable[P, Any]:
        @functools.wraps(function)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> Generator[Any, Any, Any]:
            with self:
                return (yield from function(*args, **kwargs))

        return confine(guarded)


def _split(
    state: DispatchState, guard: Guard
) -> tuple[DispatchState | None, list[Guard]]:
    """The topmost state entered by ``guard`` and the guards above it, topmost first."""
    above: list[Guard] = []
    found: DispatchState | None = state
    while found is not None and found.entry is not guard:
        if found.entry is not None:
            above.append(found.entry)
        found = found.below
    return found, above


def _enter_all(guards: list[Guard], state: DispatchState) -> DispatchState:
    """Enter ``guards``, topmost first in the list, on ``state``."""
    for guard in reversed(guards):
        state = guard.enter_from(state)
    return state


def _bits(keys: Keys) -> int:
    return keys.raw_repr() if isinstance(keys, DispatchKeySet) else bits_of(keys)


_AUTOGRAD: Final = autograd_dispatch_keyset.raw_repr()
_AUTOGRAD_AND_VIEWS: Final = autograd_dispatch_keyset_with_ADInplaceOrView.raw_repr()
_KEPT_BELOW_AUTOGRAD: Final = kept_by(_AUTOGRAD)
_KEPT_BELOW_VIEWS: Final = kept_by(_AUTOGRAD_AND_VIEWS)


class IncludeDispatchKeyGuard(Guard):
    """Adds ``keys`` to those of every call in the block."""

    __slots__ = ("_keys",)

    def __init__(self, keys: Keys) -> None:
        self._keys = _bits(keys)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with more included keys."""
        return make_state(
            below.included | self._keys,
            below.excluded,
            below.kept,
            below.modes,
            below.extras,
            self,
            below,
        )


class ExcludeDispatchKeyGuard(Guard):
    """Takes ``keys`` from those of every call in the block."""

    __slots__ = ("_kept", "_keys")

    def __init__(self, keys: Keys) -> None:
        self._keys = _bits(keys)
        self._kept = kept_by(self._keys)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with more excluded keys."""
        return make_state(
            below.included,
            below.excluded | self._keys,
            below.kept & self._kept,
            below.modes,
            below.extras,
            self,
            below,
        )


class ForceDispatchKeyGuard(Guard):
    """Replaces the included and the excluded keys in the block."""

    __slots__ = ("_excluded", "_included")

    def __init__(self, included: Keys, excluded: Keys) -> None:
        self._included: Final = _bits(included)
        self._excluded: Final = _bits(excluded)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` with this guard's keys, whatever it had."""
        return below.entered_by(self, included=self._included, excluded=self._excluded)


class AutoDispatchBelowAutograd(ExcludeDispatchKeyGuard):
    """Takes every autograd key from the calls in the block."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = _AUTOGRAD
        self._kept = _KEPT_BELOW_AUTOGRAD


class AutoDispatchBelowADInplaceOrView(ExcludeDispatchKeyGuard):
    """Takes every autograd key and ADInplaceOrView from the calls in the block."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = _AUTOGRAD_AND_VIEWS
        self._kept = _KEPT_BELOW_VIEWS


class RestoreGuard(Guard):
    """Puts a captured state in force for the block.

    What carries a state into a thread pool: ``with RestoreGuard(captured): ...``.
    It copies the values of ``state`` and does not keep it alive.
    """

    __slots__ = ("_values",)

    def __init__(self, state: DispatchState) -> None:
        self._values: Final = state.values()

    def enter_from(self, below: DispatchState) -> DispatchState:
        """The captured values, whatever ``below`` had."""
        included, excluded, modes, extras = self._values
        return below.entered_by(
            self, included=included, excluded=excluded, modes=modes, extras=extras
        )


def capture() -> DispatchState:
    """The whole dispatch state of this context, to be put in force elsewhere."""
    return _get_state()


def restore(state: DispatchState) -> None:
    """Put ``state`` in force in this context until an enclosing guard is left.

    ``RestoreGuard`` does so for the length of a block.
    """
    base = _get_state()
    if base.entry is None and base.below is not None:
        base = base.below  # made by an earlier restore, which this one replaces
    if state == base:
        _set_state(base)
    else:
        kept = kept_by(state.excluded)
        _set_state(
            make_state(
                state.included,
                state.excluded,
                kept,
                state.modes,
                state.extras,
                None,
                base,
            )
        )


class _Steps(Guard):
    """Entered around each step of one generator; carries its guards across steps.

    Unlike other guards it belongs to one generator, whose steps never overlap.
    """

    __slots__ = ("_guards",)

    def __init__(self) -> None:
        self._guards: list[Guard] = []

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below``, marked, with the guards that the generator is suspended in."""
        return _enter_all(self._guards, below.entered_by(self))

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        found, self._guards = _split(_get_state(), self)
        if found is not None and found.below is not None:
            _set_state(found.below)


def confine(
    function: Callable[P, Generator[Y, S, R]],
) -> Callable[P, Generator[Y, S, R]]:
    """Keep the guards of a generator function to the code of its body.

    A ``with`` block around a ``yield`` stays entered while the generator is
    suspended, so its guard would hold for the consumer as well. In a confined
    generator it does not; the body sees the consumer's state under its own guards.
    """

    @functools.wraps(function)
    def confined(*args: P.args, **kwargs: P.kwargs) -> Generator[Y, S, R]:
        steps = _Steps()
        generator = function(*args, **kwargs)
        resume: Callable[[], Y] = functools.partial(next, generator)
        while True:
            with steps:
                try:
                    item = resume()
                except StopIteration as stop:
                    return cast("R", stop.value)
            try:
                sent = yield item
            except GeneratorExit:
                with steps:
                    generator.close()
                raise
            except BaseException as error:
                resume = functools.partial(generator.throw, error)
            else:
                resume = functools.partial(generator.send, sent)

    return confined
