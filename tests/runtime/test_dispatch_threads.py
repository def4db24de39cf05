"""Registering while other threads call; memory."""

from __future__ import annotations

import gc
import threading
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pytest

from runtime import introspect
from runtime.boxing import Stack
from runtime.dispatcher import Dispatcher
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


def test_calls_during_registration_run_the_old_or_the_new_kernel(
    dispatcher: Dispatcher,
) -> None:
    """Readers in threads see one of the registered kernels, and no error."""
    op = define(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)
    before = introspect.dump_state(dispatcher), introspect.dump_table(op)
    done = threading.Event()
    results: list[set[int]] = []

    def read() -> None:
        seen = set()
        while not done.is_set():
            seen.add(op(X))
            seen.add(op.redispatch(CPU_KEYS, X))
            stack: Stack = [X]
            op.call_boxed(stack)
            seen.update(stack)
            try:
                kernel = op.cache[X._keys]
            except KeyError:
                kernel = op.explain_call((X,))
            seen.add(kernel(X))
        results.append(seen)

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        for number in range(1, 1001):
            override = dispatcher.impl(
                "t::foo", lambda x, n=number: n, "CPU", allow_override=True
            )
            assert op(X) == number
            fallback = dispatcher.fallback(lambda op, stack: None, "FPGA")
            override.remove()
            assert op(X) == 0
            fallback.remove()
    finally:
        done.set()
        for thread in threads:
            thread.join()
    assert len(results) == 8
    assert all(seen <= set(range(1001)) for seen in results)
    assert (introspect.dump_state(dispatcher), introspect.dump_table(op)) == before
    assert introspect.check_invariants(dispatcher) == []


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
