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
from typing import Any, Final, ParamSpec, Self, TypeVar, cast

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
from .key_bits import KEY_BITS
from .key_set import (
    DispatchKeySet,
    Keys,
    autograd_dispatch_keyset,
    autograd_dispatch_keyset_with_ADInplaceOrView,
    bits_of_keys,
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


# Note [Leaving a guard]
# ~~~~~~~~~~~~~~~~~~~~~~
# Entering a guard makes a new state, which knows the guard as its ``entry`` and the state
# that it was entered in as ``below``. The guard itself keeps nothing, so one guard object
# can be entered while it is entered, also by several threads at once, and leaving it puts
# the very object back that was there. Leaving also cuts ``below``: contexts copied inside
# the guard still hold the state, and a task that starts its successor inside a guard, and
# so on without end, must not grow a chain. They have no use for it, since only the
# context that entered a guard leaves it.
#
# Blocks are not always left in the reverse order of entering: two generators,
# suspended inside their guards, may be closed in any order. Then the current state
# is not of the guard to leave. It is looked for below the current one; the guards
# above it are entered again on what was below it. A guard that is not found was
# entered in another context (a suspended generator finalised by another thread):
# leaving it changes nothing here. What ``restore`` sets is of no guard, but also has a
# state ``below``, so that the enclosing guard is found.
class Guard:
    """A change of the dispatch state for the length of a ``with`` block.

    Leaving the block restores the state bit for bit, also after an exception. As a
    decorator, a guard holds for every call of a function or coroutine function; on a
    generator function it holds while the body runs, see ``confine``.

    Subclasses say what changes in ``enter_from``; see Note [Leaving a guard].
    """

    __slots__ = ()

    def enter_from(self, below: DispatchState) -> DispatchState:
        """The state to enter from ``below``: made with ``below.entered_by(self, ...)``."""
        raise NotImplementedError(
            f"{type(self).__name__} has no enter_from, which says what a guard changes"
        )

    def __enter__(self) -> Self:
        below = get_state()
        state = self.enter_from(below)
        # The state of another guard could not be left again.
        if getattr(state, "entry", None) is not self:
            raise TypeError(
                f"enter_from of {type(self).__name__} returns a new state, made with"
                f" below.entered_by(self, ...), but gave {state!r}"
            )
        state.below = below
        _set_state(state)
        return self

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        state = get_state()
        below = state.below
        if state.entry is self and below is not None:
            _set_state(below)
            state.below = None
        else:
            self._leave_out_of_order()

    def _leave_out_of_order(self) -> None:
        below, above = self._uncover()
        if below is not None:
            _set_state(_enter_all(above, below))

    def _uncover(self) -> "tuple[DispatchState | None, list[Guard]]":
        """Take this guard and those entered above it out of the current context.

        What was below this guard, and the guards above it, topmost first. Changes
        nothing and gives None when the guard was not entered in this context.
        """
        passed: list[DispatchState] = []
        state: DispatchState | None = get_state()
        while state is not None and state.entry is not self:
            passed.append(state)
            state = state.below
        if state is None or state.below is None:
            return None, []
        below = state.below
        for each in (*passed, state):
            each.below = None
        return below, [each.entry for each in passed if each.entry is not None]

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


def _enter_all(guards: list[Guard], state: DispatchState) -> DispatchState:
    """The state after entering ``guards``, topmost first in the list, on ``state``."""
    for guard in reversed(guards):
        below = state
        state = guard.enter_from(below)
        state.below = below
    return state


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
        _set_state(state)
        return self


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
        _set_state(state)
        return self


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
        self._values: Final = state.values()

    def __reduce__(self) -> tuple[type[Self], tuple[DispatchState]]:
        return type(self), (DispatchState(*self._values),)

    def enter_from(self, below: DispatchState) -> DispatchState:
        """The captured values, whatever ``below`` had."""
        included, excluded, modes, extras = self._values
        return below.entered_by(
            self, included=included, excluded=excluded, modes=modes, extras=extras
        )


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


class _Steps(Guard):
    """Entered around each step of one generator; carries its guards across steps.

    Unlike other guards it belongs to one generator, whose steps never overlap.
    """

    __slots__ = ("_suspended",)

    def __init__(self) -> None:
        self._suspended: list[Guard] = []

    def enter_from(self, below: DispatchState) -> DispatchState:
        """``below`` unchanged: a mark for the end of the step."""
        return below.entered_by(self)

    def __enter__(self) -> Self:
        super().__enter__()
        _set_state(_enter_all(self._suspended, get_state()))
        return self

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        below, self._suspended = self._uncover()
        if below is not None:
            _set_state(below)


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
