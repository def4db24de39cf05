"""Guards and modes that are interrupted at every line and at random instructions."""

from __future__ import annotations

import gc
import linecache
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime import guard, local_keys
from runtime.dispatch_state import DEFAULT_STATE, activity, current_state, get_state
from runtime.fallbacks import dispatch_mode, mode_contexts, mode_kernels
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.local_keys import (
    ExcludeDispatchKeyGuard,
    ForceDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    confine,
)
from tests.runtime.dispatch_toys import live_states

X = bw.ones(2)


@pytest.fixture(autouse=True)
def _counts_again() -> Iterator[None]:
    """An interruption may leave the count of states too high, and NumPy quiet."""
    before = live_states()
    with np.errstate():
        yield
    gc.collect()
    activity.count = before
    activity.is_live = before > 0


class Passing(DispatchMode):
    """Calls on."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        return op(*args, **kwargs)


class Computing(DispatchMode):
    """Computes in its handler, in a guard of its own."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        with IncludeDispatchKeyGuard(DispatchKey.ADInplaceOrView):
            pass
        return op(*args, **kwargs).clone()


def _in_guards() -> None:
    with (
        IncludeDispatchKeyGuard("ADInplaceOrView"),
        ExcludeDispatchKeyGuard("AutogradCPU"),
    ):
        X.neg()


def _in_other_guards() -> None:
    with (
        ForceDispatchKeyGuard(DispatchKeySet(), "AutogradCPU"),
        ExcludeDispatchKeyGuard("Negative"),
    ):
        X.neg()


def _in_modes() -> None:
    with Passing(), Computing(), Passing():
        X.neg()


def _out_of_order() -> None:
    first, second = IncludeDispatchKeyGuard("ADInplaceOrView"), Passing()
    first.__enter__()
    try:
        second.__enter__()
        try:
            first.__exit__(None, None, None)
        finally:
            second.__exit__(*sys.exc_info())
    finally:
        first.__exit__(*sys.exc_info())


@confine
def _steps() -> Iterator[int]:
    with ExcludeDispatchKeyGuard("AutogradCPU"):
        yield 1
        yield 2


def _in_steps() -> None:
    with IncludeDispatchKeyGuard("ADInplaceOrView"):
        for _ in _steps():
            X.neg()


PROGRAMS = {
    "guards": _in_guards,
    "other guards": _in_other_guards,
    "modes": _in_modes,
    "out of order": _out_of_order,
    "steps": _in_steps,
}
FILES = {
    module.__file__
    for module in (guard, local_keys, dispatch_mode, mode_kernels, mode_contexts)
}


def _is_before_the_first(frame: Any) -> bool:
    """Whether the line is in `__exit__`, no later than its first `try`."""
    code = frame.f_code
    if code.co_name != "__exit__":
        return False
    lines = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]
    first = next(n for n, line in enumerate(lines) if line.strip() == "try:")
    return frame.f_lineno <= code.co_firstlineno + first


@contextmanager
def _interrupted_at(step: int) -> Iterator[list[str]]:
    """Raise KeyboardInterrupt before the line of that number of the code of guards.

    Not before the first of `__exit__`, where Python leaves no way. Yields where it was.
    """
    places: list[str] = []
    left = [step]

    def trace(frame: Any, event: str, _: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in FILES:
            return None
        if event == "line" and not places and not _is_before_the_first(frame):
            left[0] -= 1
            if left[0] < 0:
                places.append(f"{code.co_qualname}:{frame.f_lineno}")
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield places
    finally:
        sys.settrace(before)


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_interruption_at_any_line_leaves_the_context_as_it_was(name: str) -> None:
    program = PROGRAMS[name]
    program()
    step = 0
    while True:
        with _interrupted_at(step) as places, suppress(KeyboardInterrupt):
            program()
        state = get_state()
        current_state.set(DEFAULT_STATE)
        assert state.values() == DEFAULT_STATE.values(), places
        if not places:
            break
        step += 1
    assert step > 5


# What is raised while a state is finalised is printed and lost, as in all of Python.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers of signals")
@pytest.mark.skipif(
    threading.current_thread() is not threading.main_thread(),
    reason="signals come to the main thread",
)
def test_a_block_around_drops_what_an_interruption_left() -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    def endless() -> None:
        with ExcludeDispatchKeyGuard("AutogradCPU"):
            while True:
                _in_guards()
                _in_modes()

    before = signal.signal(signal.SIGALRM, stop)
    numbers = random.Random(7)
    try:
        for _ in range(300):
            try:
                # Again, for those that are lost.
                first = numbers.uniform(2e-4, 1e-3)
                signal.setitimer(signal.ITIMER_REAL, first, 0.5)
                endless()
            except KeyboardInterrupt:
                signal.setitimer(signal.ITIMER_REAL, 0)
            assert get_state() is DEFAULT_STATE
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        current_state.set(DEFAULT_STATE)


def test_a_mode_can_be_entered_again_after_an_interruption() -> None:
    seen: list[str] = []

    class Stops(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            seen.append(op.name)
            if len(seen) == 1:
                raise KeyboardInterrupt
            return op(*args, **kwargs)

    with Stops():
        with pytest.raises(KeyboardInterrupt):
            X.neg()
        state = get_state()
        inner = state.modes.below[state.adjustment]  # type: ignore[attr-defined]
        assert inner.below is None
        X.neg()
        assert seen == ["aten::neg", "aten::neg"]


def _threads(count: int, program: Callable[[], None]) -> list[BaseException]:
    failures: list[BaseException] = []
    barrier = threading.Barrier(count)

    def run() -> None:
        barrier.wait()
        try:
            program()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return failures


FIRST_USES = """
import sys, threading
import generated as bw
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap

class Passing(DispatchMode):
    def __dispatch__(self, op, args, kwargs):
        return op(*args, **kwargs)

def mode():
    with Passing():
        x.neg()

x = bw.ones(2)
x.neg()
uses = [mode, lambda: vmap(lambda r: r.neg())(x), lambda: functionalize(bw.neg)(x)]
sys.setswitchinterval(1e-6)
for use in uses:
    barrier = threading.Barrier(4)
    def run():
        barrier.wait()
        use()
    threads = [threading.Thread(target=run) for _ in range(4)]
    for each in threads: each.start()
    for each in threads: each.join()
"""


@pytest.mark.parametrize("attempt", range(3))
def test_threads_may_use_a_fallback_first_at_the_same_time(attempt: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_USES],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
