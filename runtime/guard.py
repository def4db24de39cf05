"""Guards: changes of the dispatch state for the length of a ``with`` block."""

import functools
import inspect
from collections.abc import Callable, Generator
from typing import Any, Final, ParamSpec, Self, TypeVar, cast

from .dispatch_state import DispatchState, current_state, get_state

P = ParamSpec("P")
R = TypeVar("R")
Y = TypeVar("Y")
S = TypeVar("S")

_set_state: Final = current_state.set


# Note [Leaving a guard]
# ~~~~~~~~~~~~~~~~~~~~~~
# Entering a guard makes a new state, which knows the guard as its ``entry`` and the state
# that it was entered in as ``below``. The guard itself keeps nothing, so one guard object
# can be entered while it is entered, also by several threads at once, and leaving it puts
# the very object back that was there.
#
# Blocks are not always left in the reverse order of entering: two generators,
# suspended inside their guards, may be closed in any order. Then the current state
# is not of the guard to leave. It is looked for below the current one; the guards
# above it are entered again on what was below it. A guard that is not found was
# entered in another context (a suspended generator finalised by another thread):
# leaving it changes nothing here. What ``restore`` sets is of no guard, but also has a
# state ``below``, so that the enclosing guard is found.
#
# Contexts that were copied inside the guard still hold the state of a guard that was left,
# and one of them may have left it while that in which it was entered has not. So what is
# below a state stays; that it was left is only marked. But a task that starts its successor
# inside a guard, and so on without end, must not grow a chain: when a state is left, it lets
# go of those below it that were left before.


# Note [Interrupted guards]
# ~~~~~~~~~~~~~~~~~~~~~~~~~
# A signal's handler, Ctrl-C above all, raises between any two instructions, after each call
# for instance, so also when a guard has set the state and has not returned yet. Therefore
# entering undoes, and leaving completes, what it had begun when something is raised in it.
# One gap is left by Python: what is raised before the first instruction of ``__exit__``.
# The guard is then still entered when its block is over. A block around it mends that, if it
# is left by the same KeyboardInterrupt: all that was entered in it is dropped then.
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
        # See Note [Interrupted guards].
        try:
            _set_state(state)
            return self
        except BaseException:
            _set_state(below)
            raise

    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: object,
        trace: object,
    ) -> None:
        state = None
        try:
            state = get_state()
            below = state.below
            if state.entry is self and below is not None:
                _set_state(below)
                state.is_left = True
                if below.is_left:
                    _let_go(state)
            else:
                self._leave_out_of_order(exception_type)
        except BaseException:
            if state is None or get_state() is state:
                self._leave_out_of_order(exception_type)
            raise

    def _leave_out_of_order(self, exception_type: type[BaseException] | None) -> None:
        found, passed = self._find()
        if found is None or found.below is None:
            return
        is_interrupted = exception_type is not None and issubclass(
            exception_type, KeyboardInterrupt
        )
        kept = [] if is_interrupted else _guards_of(passed)
        _set_state(_enter_all(kept, found.below))
        _mark_left(found, passed)

    def _find(self) -> "tuple[DispatchState | None, list[DispatchState]]":
        """The state of this guard, and those above it, topmost first.

        None for a guard that was not entered in this context.
        """
        passed: list[DispatchState] = []
        state: DispatchState | None = get_state()
        while state is not None and state.entry is not self:
            passed.append(state)
            state = state.below
        return state, passed

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


def _let_go(state: DispatchState) -> None:
    """Have nothing below a state that is left which was left before."""
    below = state.below
    while below is not None and below.is_left and below.below is not None:
        below = below.below
    state.below = below


def _mark_left(found: DispatchState, passed: list[DispatchState]) -> None:
    for each in (found, *reversed(passed)):
        each.is_left = True
        _let_go(each)


def _guards_of(states: list[DispatchState]) -> list[Guard]:
    return [each.entry for each in states if each.entry is not None]


def _enter_all(guards: list[Guard], state: DispatchState) -> DispatchState:
    """The state after entering ``guards``, topmost first in the list, on ``state``."""
    for guard in reversed(guards):
        below = state
        state = guard.enter_from(below)
        state.below = below
    return state


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
        try:
            super().__enter__()
            _set_state(_enter_all(self._suspended, get_state()))
            return self
        except BaseException:
            self._leave_out_of_order(KeyboardInterrupt)
            raise

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        try:
            found, passed = self._find()
            if found is None or found.below is None:
                return
            self._suspended = _guards_of(passed)
            _set_state(found.below)
            _mark_left(found, passed)
        except BaseException:
            self._leave_out_of_order(KeyboardInterrupt)
            raise


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
