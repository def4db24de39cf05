"""Registering while other threads call; memory."""

from __future__ import annotations

import gc
import threading
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

import pytest

from runtime import introspect
from runtime.boxing import Stack
from runtime.dispatch_state import activity, get_state
from runtime.dispatcher import Dispatcher
from runtime.keys import DispatchKey as K
from runtime.local_keys import ExcludeDispatchKeyGuard
from runtime.operator import OperatorHandle
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    cpu,
    default_dispatcher,
    define,
)


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


X = cpu("x")

# ---- threads ----


READERS = 8


class Readers:
    """Threads that call one operator in every way until they are told to stop."""

    def __init__(self, op: OperatorHandle) -> None:
        self.op = op
        self.seen: list[set[int]] = []
        self.errors: list[BaseException] = []
        self._done = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(number,))
            for number in range(READERS)
        ]

    def _run(self, number: int) -> None:
        seen: set[int] = set()
        try:
            while not self._done.is_set():
                # Half of them call in a context of their own as well.
                with ExcludeDispatchKeyGuard(K.Tracer) if number % 2 else nullcontext():
                    self._call(seen)
        except BaseException as error:
            self.errors.append(error)
        self.seen.append(seen)

    def _call(self, seen: set[int]) -> None:
        op = self.op
        seen.add(op(X))
        seen.add(op.redispatch(CPU_KEYS, X))
        stack: Stack = [X]
        op.call_boxed(stack)
        seen.update(stack)
        # What generated wrappers do.
        try:
            if activity.is_live:
                kernel = op.caches[get_state().adjustment][X._keys]
            else:
                kernel = op.cache[X._keys]
        except KeyError:
            kernel = op.lookup_for(X)
        seen.add(kernel(X))

    def __enter__(self) -> Readers:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        for thread in self._threads:
            thread.join()


def _churn(dispatcher: Dispatcher, op: OperatorHandle, rounds: int) -> None:
    """Register, override and remove; what this thread calls is what it has registered."""
    for number in range(1, rounds + 1):
        override = dispatcher.impl(
            "t::foo", lambda x, n=number: n, "CPU", allow_override=True
        )
        assert op(X) == number
        other = dispatcher.define(f"t::other{number % 7}(Tensor x) -> int")
        if number % 10 == 0:
            with dispatcher.fallback(lambda op, stack: None, "FPGA"):
                assert op(X) == number
        override.remove()
        assert op(X) == 0
        other.remove()


def test_calls_during_registration_run_the_old_or_the_new_kernel(
    dispatcher: Dispatcher, request: pytest.FixtureRequest
) -> None:
    """Readers see one of the registered kernels and no error; nothing is left behind."""
    rounds = request.config.getoption("--rounds")
    op = define(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)
    before = introspect.dump_state(dispatcher), introspect.dump_table(op)
    with Readers(op):
        _churn(dispatcher, op, 20)
    gc.collect()
    objects = len(gc.get_objects())
    with Readers(op) as readers:
        _churn(dispatcher, op, rounds)
    assert readers.errors == []
    assert len(readers.seen) == READERS
    assert all(seen <= set(range(rounds + 1)) for seen in readers.seen)
    assert (introspect.dump_state(dispatcher), introspect.dump_table(op)) == before
    assert introspect.check_invariants(dispatcher) == []
    del readers
    gc.collect()
    assert len(gc.get_objects()) - objects < 500


def test_concurrent_registrations_all_happen(dispatcher: Dispatcher) -> None:
    def register(number: int) -> None:
        for each in range(50):
            name = f"op{each}.o{number}"
            dispatcher.define(f"t::{name}(Tensor x) -> int")
            dispatcher.impl(f"t::{name}", lambda x: number, "CPU")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(register, range(4)))
    assert len(dispatcher.operators()) == 200
    assert dispatcher.overloads("t::op7") == ("o0", "o1", "o2", "o3")
    assert dispatcher.call("t::op7.o3", X) == 3
    assert introspect.check_invariants(dispatcher) == []


def test_memory_stays_flat(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)

    def churn(times: int) -> None:
        for _ in range(times):
            with dispatcher.impl("t::foo", lambda x: 1, "CPU", allow_override=True):
                op(X)
            with dispatcher.define("t::bar(Tensor x) -> int"):
                dispatcher.handle("t::bar")

    churn(50)
    gc.collect()
    tracemalloc.start()
    try:
        churn(10)
        gc.collect()
        first = tracemalloc.get_traced_memory()[0]
        churn(300)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - first < 20_000
    finally:
        tracemalloc.stop()
