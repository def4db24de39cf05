"""`rematerialize`: a block of the program that runs within a budget of memory."""

from __future__ import annotations

import threading
import weakref
from numbers import Real
from typing import Any, Final

from ...dispatch_state import DispatchState, get_state
from ...dispatcher import Dispatcher, get_default_dispatcher
from ...guard import Guard
from ...library import Library
from ...registration_handles import RegistrationHandle
from ...tensor_base import TensorBase
from ...wording import kind_of
from ..values import map_tensors, take_arguments, tensors_in
from .choosing import HeuristicOrName, as_heuristic
from .costs import CountedCost, as_cost
from .heuristics import Heuristic
from .session import ON_FREE, OnFree, Session, others_than
from .stats import Stats
from .wrapping import BELOW, KEY, KEY_BIT, cell_of, is_wrapped

_EXTRA: Final = "rematerialize"


def rematerialize_fallback(op: Any, stack: list[Any]) -> None:
    """The boxed fallback: whatever the operator, its session runs and remembers it.

    Registered for the key of Note [The key of rematerialization].
    """
    arguments = take_arguments(op, stack)
    session: Session | None = get_state().extras.get(_EXTRA)
    wrapped = [t for t in tensors_in(arguments) if is_wrapped(t)]
    if session is None or not session.is_open:
        session = cell_of(wrapped[0]).session if wrapped else None
    if session is None or not session.is_open:
        _tell_others(None, op, arguments)
        with BELOW:
            op.call_boxed(arguments)
        stack += arguments
        return
    if any(cell_of(t).session is not session for t in wrapped):
        arguments = [
            map_tensors(lambda t: _from_outside(session, op, t), value)
            for value in arguments
        ]
    _tell_others(session, op, arguments)
    stack += session.call(op, arguments)


def _tell_others(session: Session | None, op: Any, arguments: list[Any]) -> None:
    """See Note [Inputs that change]. Without a lock: they wait for each other else."""
    others = others_than(session)
    if not others:
        return
    written = [
        t
        for index in others[0].traits.of(op).written
        for t in tensors_in(arguments[index])
        if isinstance(t, TensorBase) and not is_wrapped(t)
    ]
    for each in others if written else ():
        each.note_written(written, op.qualified_name)


def _from_outside(session: Session, op: Any, t: Any) -> Any:
    """A tensor of another block as an ordinary one, which is an input of this block."""
    if not is_wrapped(t) or cell_of(t).session is session:
        return t
    if session.traits.of(op).written:
        raise RuntimeError(
            f"{op.qualified_name} writes, and one of its arguments belongs to another"
            " rematerialize block; write to a clone of it"
        )
    return cell_of(t).session.value(t)


_install_lock: Final = threading.Lock()


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Register the fallback; `remove()` of what this returns takes it away again.

    A block does so by itself if nobody has, and the fallback then stays: a task that was
    started in a block keeps the key in its context. Calls without the key do not meet it.
    """
    target = dispatcher or get_default_dispatcher()
    return Library("_", "IMPL", KEY, dispatcher=target).fallback(rematerialize_fallback)


def _install_once(dispatcher: Dispatcher) -> None:
    with _install_lock:
        found = dispatcher.fallbacks.get(KEY)
        boxed = None if found is None else found.kernel.boxed
        if boxed is None or boxed.function is not rematerialize_fallback:
            install(dispatcher)


class _Mode(Guard):
    """Includes the key, and names the session that calls go to."""

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session: Final = session

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with the key and the session."""
        extras = {**below.extras, _EXTRA: self._session}
        return below.entered_by(self, included=below.included | KEY_BIT, extras=extras)


def _check_budget(budget_bytes: Any) -> None:
    if budget_bytes is None:
        return
    is_number = isinstance(budget_bytes, Real) and not isinstance(budget_bytes, bool)
    if not is_number:
        raise TypeError(
            "a budget is a number of bytes or None, but got"
            f" {kind_of(budget_bytes)}: {budget_bytes!r}"
        )
    if not budget_bytes >= 0:
        raise ValueError(
            f"a budget is a number of bytes that is not negative, but got {budget_bytes}"
        )


_busy: Final[weakref.WeakSet[Heuristic]] = weakref.WeakSet()


def _claim(heuristic: Heuristic) -> None:
    """RuntimeError if a block that has not ended uses the very heuristic."""
    with _install_lock:
        if heuristic in _busy:
            raise RuntimeError(
                f"this {heuristic.name} heuristic serves a rematerialize block that has not"
                " ended; give each block one of its own"
            )
        _busy.add(heuristic)


class Block:
    """What `rematerialize` returns: a context manager, for one block at a time."""

    def __init__(
        self,
        budget_bytes: int | None,
        heuristic: HeuristicOrName,
        cost: str | CountedCost,
        on_free: OnFree,
        dispatcher: Dispatcher | None,
    ) -> None:
        _check_budget(budget_bytes)
        if on_free not in ON_FREE:
            raise ValueError(f"on_free is one of {', '.join(ON_FREE)}; got {on_free!r}")
        self._budget: Final = budget_bytes
        self._heuristic: Final = as_heuristic(heuristic)
        self._cost: Final = cost
        self._count_cost: Final = as_cost(cost)
        self._on_free: Final = on_free
        self._dispatcher: Final = dispatcher
        self._entered: tuple[_Mode, Session] | None = None

    def __enter__(self) -> Stats:
        if self._entered is not None:
            raise RuntimeError("this rematerialize block is entered already")
        _install_once(self._dispatcher or get_default_dispatcher())
        _claim(self._heuristic)
        name = self._cost if isinstance(self._cost, str) else "own function"
        stats = Stats(self._heuristic.name, name, self._budget)
        try:
            session = Session(stats, self._heuristic, self._count_cost, self._on_free)
        except BaseException:
            _busy.discard(self._heuristic)
            raise
        mode = _Mode(session)
        self._entered = mode, session
        mode.__enter__()
        return stats

    def __exit__(
        self, exception_type: object, exception: object, trace: object
    ) -> None:
        if self._entered is None:
            raise RuntimeError("this rematerialize block is not entered")
        mode, session = self._entered
        self._entered = None
        try:
            mode.__exit__(None, None, None)
            failed = session.close()
        finally:
            _busy.discard(self._heuristic)
        if failed is not None and exception is None:
            raise failed


def rematerialize(
    budget_bytes: int | None = None,
    heuristic: HeuristicOrName = "dtr",
    *,
    cost: str | CountedCost = "seconds",
    on_free: OnFree = "evict",
    dispatcher: Dispatcher | None = None,
) -> Block:
    """Run a block within `budget_bytes` of memory for what it makes; None for no limit.

    When an operation needs room, tensors are evicted as `heuristic` says, a name of
    `HEURISTICS` or an object, and made again when they are used. `cost` is "seconds",
    which are measured, "unit", "bytes" or "flops", which are counted, or a function.
    `on_free` is what happens to the memory of a tensor that the program has dropped:
    "evict", "banish" (nothing can ask for it again, and what was made from it stays),
    or "keep" until the heuristic takes it.

    The block gives `Stats`. OutOfBudgetError inside it if one operation alone needs more.
    At its end all tensors that it made and that still live become ordinary ones.
    ValueError for a negative budget and for names that nothing has, RuntimeError for a
    heuristic that serves another block meanwhile.
    """
    return Block(budget_bytes, heuristic, cost, on_free, dispatcher)
