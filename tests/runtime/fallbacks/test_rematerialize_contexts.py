"""Blocks in threads and tasks, in each other, and under other modes."""

from __future__ import annotations

import asyncio
import contextvars
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.rematerialize.wrapping import KEY, cell_of, is_wrapped
from runtime.local_keys import RestoreGuard, capture, get_state, included
from runtime.tensor import tensor

SIDE = 8
NBYTES = SIDE * SIDE * 4


def some(seed: int = 0) -> Any:
    rng = np.random.default_rng(seed)
    return tensor(rng.uniform(-1, 1, (SIDE, SIDE)).astype(np.float32))


def program(seed: int, length: int = 30) -> Any:
    layers = [bw.sin(some(seed))]
    for _ in range(length):
        layers.append(bw.sin(layers[-1]))
    total = layers[0]
    for layer in reversed(layers):
        total = total * 0.5 + layer
    return total


def test_leaving_restores_the_state() -> None:
    before = get_state()
    with rematerialize():
        assert included().has(KEY)
    assert get_state() is before
    with pytest.raises(KeyError), rematerialize():
        raise KeyError
    assert get_state() is before


def test_another_thread_sees_nothing() -> None:
    found = []
    with rematerialize():
        thread = threading.Thread(target=lambda: found.append(bw.ones(2)))
        thread.start()
        thread.join()
        assert is_wrapped(bw.ones(2))
    assert not is_wrapped(found[0])


def test_threads_have_budgets_of_their_own() -> None:
    expected = [program(seed).tolist() for seed in range(4)]

    def work(seed: int) -> Any:
        with rematerialize((8 + seed) * NBYTES, cost="unit") as stats:
            found = program(seed).tolist()
        return found, stats

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(work, range(4)))
    assert [found for found, _ in results] == expected
    for seed, (_, stats) in enumerate(results):
        assert stats.budget_bytes == (8 + seed) * NBYTES
        assert stats.peak_bytes <= stats.budget_bytes
        assert stats.recomputed > 0
        assert stats.operations == 31 + 2 * 31


def test_threads_can_share_one_block() -> None:
    expected = [program(seed).tolist() for seed in range(4)]
    with rematerialize(10 * NBYTES, cost="unit") as stats:
        state = capture()

        def work(seed: int) -> Any:
            with RestoreGuard(state):
                return program(seed).tolist()

        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(work, range(4))) == expected
    assert stats.peak_bytes <= 10 * NBYTES
    assert stats.operations == 4 * (31 + 2 * 31)


def test_a_tensor_that_is_handed_over_brings_its_block() -> None:
    found = []
    with rematerialize(cost="unit") as stats:
        x = bw.sin(some())
        thread = threading.Thread(target=lambda: found.append(bw.cos(x)))
        thread.start()
        thread.join()
        assert is_wrapped(found[0])
        assert stats.operations == 2
    assert found[0].tolist() == bw.cos(bw.sin(some())).tolist()


def test_tasks_do_not_see_each_other() -> None:
    async def inside(seed: int, budget: int) -> Any:
        with rematerialize(budget * NBYTES, cost="unit") as stats:
            x = bw.sin(some(seed))
            await asyncio.sleep(0)
            y = bw.cos(x)
            await asyncio.sleep(0)
            assert cell_of(y).session is cell_of(x).session
        return stats.operations, y

    async def outside() -> Any:
        made = []
        for _ in range(4):
            made.append(bw.ones(2))
            await asyncio.sleep(0)
        return made

    async def main() -> Any:
        return await asyncio.gather(inside(1, 3), inside(2, 4), outside())

    first, second, plain = asyncio.run(main())
    assert first[0] == second[0] == 2
    assert second[1].tolist() == bw.cos(bw.sin(some(2))).tolist()
    assert not any(is_wrapped(t) for t in plain)


def test_a_context_that_outlives_the_block_goes_on_without_it() -> None:
    with rematerialize():
        context = contextvars.copy_context()
    found = context.run(lambda: bw.sin(bw.ones(2)))
    assert not is_wrapped(found)
    assert found.tolist() == bw.sin(bw.ones(2)).tolist()


def test_a_block_in_a_block_takes_tensors_of_the_outer_as_inputs() -> None:
    with rematerialize(20 * NBYTES, cost="unit") as outer:
        x = bw.sin(some())
        with rematerialize(8 * NBYTES, cost="unit") as inner:
            y = bw.cos(x)
            assert cell_of(y).session is not cell_of(x).session
            with pytest.raises(RuntimeError, match="another rematerialize block"):
                x.add_(y)
        assert not is_wrapped(y)
        z = bw.mul(x, y)
        assert is_wrapped(z)
        assert (outer.operations, inner.operations) == (2, 1)
    assert z.tolist() == bw.mul(bw.sin(some()), y).tolist()


class Names(DispatchMode):
    def __init__(self) -> None:
        self.seen: list[str] = []

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.seen.append(op.qualified_name)
        return op(*args, **kwargs)


@pytest.mark.parametrize("mode_outside", [False, True])
def test_modes_see_the_calls_of_the_program_only(mode_outside: bool) -> None:
    expected = program(0).tolist()
    alone, mode = Names(), Names()
    with alone:
        program(0)
    block = rematerialize(5 * NBYTES, cost="unit")
    if mode_outside:
        with mode, block as stats:
            found = program(0)
    else:
        with block as stats, mode:
            found = program(0)
    assert found.tolist() == expected
    assert stats.recomputed > 0
    assert mode.seen == alone.seen
