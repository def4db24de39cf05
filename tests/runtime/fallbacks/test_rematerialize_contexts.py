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
from runtime.fallbacks import cpu_fallback
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.rematerialize import ReplayError, rematerialize
from runtime.fallbacks.rematerialize.wrapping import KEY, cell_of, is_wrapped
from runtime.generator import Generator, get_rng_state
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


def _in_thread(function: Any) -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(function).result()


def _in_thread_of_the_block(function: Any) -> None:
    context = contextvars.copy_context()
    _in_thread(lambda: context.run(function))


def _in_block(function: Any) -> None:
    with rematerialize(3 * NBYTES, cost="unit"):
        function()


def _in_block_of_a_block(function: Any) -> None:
    _in_block(lambda: _in_block(function))


def _in_block_of_a_thread(function: Any) -> None:
    _in_thread(lambda: _in_block(function))


def _in_block_that_ended(function: Any) -> None:
    with rematerialize():
        context = contextvars.copy_context()
    context.run(function)


WRITES: dict[str, Any] = {
    "in place": lambda x: x.add_(1),
    "through a view": lambda x: x[2:].t().mul_(0),
    "out": lambda x: bw.ones(SIDE, SIDE, out=x),
    "out of what it reads": lambda x: bw.exp(x, out=x),
    "list": lambda x: bw._foreach_mul_([x, x[0]], 3),
    "sorted": lambda x: x.copy_(x.sort(0)[0]),
}

TOLD: dict[str, Any] = {
    "here": lambda function: function(),
    "thread of the block": _in_thread_of_the_block,
    "block in it": _in_block,
    "block in a block in it": _in_block_of_a_block,
    "block of a thread": _in_block_of_a_thread,
    "context of a block that ended": _in_block_that_ended,
}
"""Where the blocks that are open are told of writes."""


def _read_then_written(write: Any, where: Any) -> Any:
    """What was read before a write and after it, and evicted both times."""
    x = some(5)
    x[0, 0] = 4.0
    found = [bw.cos(x)]
    pressure = [bw.full([SIDE, SIDE], i) for i in range(4)]
    where(lambda: write(x))
    found.append(bw.sin(x))
    pressure += [bw.full([SIDE, SIDE], i) for i in range(6)]
    return [*(t.tolist() for t in found), x.tolist()]


@pytest.mark.parametrize("where", TOLD)
@pytest.mark.parametrize("name", WRITES)
def test_what_was_read_before_a_write_is_made_again(name: str, where: str) -> None:
    expected = _read_then_written(WRITES[name], lambda function: function())
    with rematerialize(4 * NBYTES, cost="unit") as stats:
        found = _read_then_written(WRITES[name], TOLD[where])
    assert stats.recomputed >= 2
    assert found == expected


async def _tasks(function: Any, block: Any) -> None:
    before = asyncio.get_running_loop().create_future()

    async def waiting() -> None:
        await before
        function()

    task = asyncio.create_task(waiting())
    await asyncio.sleep(0)

    async def inside() -> None:
        before.set_result(None)
        await task

    await block(inside)


def _by_numpy(x: Any) -> Any:
    x.array[...] = x.array[::-1].copy()


@pytest.mark.parametrize("name", [*WRITES, "NumPy"])
@pytest.mark.parametrize("again", ["when read", "at the end"])
def test_writes_that_nobody_tells_are_found(name: str, again: str) -> None:
    x = some(5)
    x[0, 0] = 4.0
    write = {**WRITES, "NumPy": _by_numpy}[name]

    def program() -> None:
        with rematerialize(3 * NBYTES, cost="unit"):
            y = bw.cos(x)
            others = [bw.ones(SIDE, SIDE) for _ in range(6)]
            _in_thread(lambda: write(x))
            assert all(each.tolist()[0][0] == 1 for each in others)
            if again == "when read":
                y.tolist()

    with pytest.raises(ReplayError, match="aten::cos cannot be made again"):
        program()
    assert bw.cos(x).shape == x.shape


def test_writes_of_a_task_are_found() -> None:
    x = some(5)

    async def block(inside: Any) -> None:
        with rematerialize(3 * NBYTES, cost="unit"):
            y = bw.cos(x)
            pressure = [bw.ones(SIDE, SIDE) for _ in range(6)]
            await inside()
            with pytest.raises(ReplayError):
                y.tolist()
            del y, pressure

    asyncio.run(_tasks(lambda: x.add_(1), block))


def test_a_write_that_is_found_late_is_not_forgotten() -> None:
    x = some(5)
    with rematerialize(3 * NBYTES, cost="unit"):
        y = bw.cos(x)
        _in_thread(lambda: x.add_(1))
        x.add_(1)  # keeps a copy, of what is not what y was made from
        pressure = [bw.ones(SIDE, SIDE) for _ in range(6)]
        with pytest.raises(ReplayError):
            y.tolist()
        del y, pressure


RANDOM: dict[str, Any] = {
    "factory": lambda device, g: bw.rand(SIDE, SIDE, device=device),
    "factory, generator": lambda device, g: bw.rand(
        SIDE, SIDE, device=device, generator=g
    ),
    "in place": lambda device, g: bw.zeros(SIDE, SIDE, device=device).normal_(),
    "no argument for a generator": lambda device, g: bw.native_dropout(
        bw.ones(SIDE, SIDE, device=device), 0.5, True
    )[0],
}


@pytest.mark.parametrize("case", RANDOM)
def test_random_numbers_of_a_backend_without_kernels_are_the_same(case: str) -> None:
    device = "privateuseone"
    with cpu_fallback.install(), rematerialize(3 * NBYTES, cost="unit") as stats:
        found = RANDOM[case](device, Generator(device))
        before = found.tolist()
        pressure = [bw.ones(SIDE, SIDE, device=device) for _ in range(6)]
        state = get_rng_state().tolist()
        assert found.tolist() == before
        assert get_rng_state().tolist() == state
        assert stats.recomputed > 0
        del pressure


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
