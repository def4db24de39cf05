"""When vmap registers something, who sees it, and rules that programs bring."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity
from runtime.dispatcher import Dispatcher
from runtime.fallbacks.vmap import FallbackGuard, install, register_vmap, vmap
from runtime.fallbacks.vmap.levels import current_levels
from runtime.introspect import dump_state
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import RestoreGuard, capture, included
from tests.runtime.dispatch_toys import live_states

ROOT = Path(__file__).parents[3]
MODE = DispatchKey.FuncTorchVmapMode


def test_nothing_is_registered_before_the_first_call() -> None:
    program = """
import generated as bw
from runtime.dispatcher import get_default_dispatcher
from runtime.introspect import dump_state
before = dump_state(get_default_dispatcher())
from runtime.fallbacks.vmap import vmap
mapped = vmap(lambda x: x + 1)
assert dump_state(get_default_dispatcher()) == before
add = bw.ops.aten.add.Tensor.cache
x = bw.ones(2, 3)
x + x
assert mapped(x).tolist() == [[2] * 3] * 2
assert dump_state(get_default_dispatcher()) != before
"""
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, timeout=120)


def test_installed_and_taken_away_on_another_dispatcher() -> None:
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    bw.register(dispatcher)
    before = dump_state(dispatcher)
    handle = install(dispatcher)
    assert dump_state(dispatcher) != before
    rand = dispatcher.handle("aten::rand", "")
    assert rand.has_kernel_for(MODE)
    with Library("own", "DEF", dispatcher=dispatcher) as library:
        op = library.define("r(Tensor x) -> Tensor", tags="nondeterministic_seeded")
        assert op.has_kernel_for(MODE)
    assert not op.has_kernel_for(MODE)
    handle.remove()
    handle.remove()
    assert dump_state(dispatcher) == before


def test_the_context_is_what_it_was() -> None:
    x = bw.ones(2, 3)
    before = live_states()
    inside = []

    def function(x: Any) -> Any:
        inside.append((len(current_levels()), MODE in included()))
        return x

    vmap(function)(x)
    with pytest.raises(ZeroDivisionError):
        vmap(lambda x: x * (1 // 0))(x)
    assert inside == [(1, True)]
    assert (current_levels(), MODE in included()) == ((), False)
    assert activity.count == before


def test_threads_do_not_see_each_other() -> None:
    """Each is inside of vmap at another depth while the others are."""
    count = 6
    barrier = threading.Barrier(count)

    def work(depth: int) -> Any:
        def function(x: Any) -> Any:
            barrier.wait(timeout=60)
            assert len(current_levels()) == depth
            result = x * depth + x.sum()
            barrier.wait(timeout=60)
            return result

        mapped: Any = function
        for _ in range(depth):
            mapped = vmap(mapped)
        return mapped(bw.ones([2] * depth + [3]))

    with ThreadPoolExecutor(count) as pool:
        found = list(pool.map(work, range(1, count + 1)))
    for depth, result in enumerate(found, 1):
        assert result.shape == (*[2] * depth, 3)
        assert set(result.flatten().tolist()) == {depth + 3}


def test_a_thread_inside_of_a_mapped_function_is_outside() -> None:
    seen = []

    def function(x: Any) -> Any:
        inner = threading.Thread(target=lambda: seen.append(len(current_levels())))
        inner.start()
        inner.join()
        state = capture()

        def carried() -> None:
            with RestoreGuard(state):
                seen.append(len(current_levels()))
                seen.append((x + 1).shape)

        inner = threading.Thread(target=carried)
        inner.start()
        inner.join()
        return x

    vmap(function)(bw.ones(2, 3))
    assert seen == [0, 1, (3,)]


def test_tasks_do_not_see_each_other() -> None:
    def mapped(n: int) -> Any:
        return vmap(lambda x: x * n + len(current_levels()))(bw.ones(2))

    async def work(n: int) -> Any:
        results = []
        for _ in range(5):
            results.append(mapped(n).tolist())
            await asyncio.sleep(0)
            assert current_levels() == ()
        return results

    async def both() -> Any:
        return await asyncio.gather(work(1), work(2))

    first, second = asyncio.run(both())
    assert first == [[2, 2]] * 5
    assert second == [[3, 3]] * 5


# ---- rules of a program's own ----


def test_a_registered_rule() -> None:
    seen = []

    def rule(info: Any, in_dims: Any, x: Any, ys: Any, *, scale: Any) -> Any:
        seen.append((info.batch_size, info.randomness, in_dims, current_levels()))
        return (x.t() * scale, [ys[0], ys[1]]), (1, [0, None])

    with Library("rules", "DEF") as library, FallbackGuard("forbid"):
        op = library.define(
            "op(Tensor x, Tensor[] ys, *, float scale=2.) -> (Tensor, Tensor[])"
        )
        library.impl(op, lambda x, ys, scale: (x, ys), "CPU")
        x, one = bw.ones(3, 2), bw.zeros(4)
        with register_vmap(op, rule):
            first, (second, third) = vmap(lambda x: op(x, [x, one]))(x)
        assert first.tolist() == [[2, 2]] * 3
        assert (second.shape, third.shape) == ((3, 2), (3, 4))
        with pytest.raises(RuntimeError, match="rules::op has no batching rule"):
            vmap(lambda x: op(x, [x, one])[0])(x)
    assert seen == [(3, "error", (0, [0, None]), ())]


def test_a_registered_rule_at_several_levels() -> None:
    depths = []

    def rule(info: Any, in_dims: Any, x: Any, y: Any) -> Any:
        depths.append(len(current_levels()))
        if in_dims[0] is None:
            x = x.unsqueeze(0)
        return op(x, y) if y is None else (op(x, y), 0)

    with Library("rules", "DEF") as library:
        op = library.define("mul(Tensor x, Tensor y) -> Tensor")
        library.impl(op, lambda x, y: x * y, "CPU")
        with register_vmap(op, rule):
            found = vmap(vmap(op))(bw.ones(2, 3), bw.full([2, 3], 5.0))
    assert found.tolist() == [[5] * 3] * 2
    assert depths == [1, 0]


def test_a_registered_rule_goes_before_ours() -> None:
    op = bw.ops.aten.exp.default
    with register_vmap(op, lambda info, in_dims, x: (x * 0, 0)):
        assert vmap(lambda x: x.exp())(bw.ones(2)).tolist() == [0, 0]
    assert vmap(lambda x: x.exp() * 0)(bw.ones(2)).tolist() == [0, 0]
    assert vmap(lambda x: x.log())(bw.ones(2)).tolist() == [0, 0]


WRONG_RULES = {
    "out_dims of another structure": (
        lambda info, in_dims, x: (x, (0, 0)),
        r"out_dims of the structure tuple\(\*, \*\) for results of \*",
    ),
    "another number of samples": (
        lambda info, in_dims, x: (x[:1], 0),
        "1 samples along dimension 0, not 3",
    ),
}


@pytest.mark.parametrize("case", WRONG_RULES)
def test_what_a_rule_must_return(case: str) -> None:
    rule, message = WRONG_RULES[case]
    with Library("rules", "DEF") as library:
        op = library.define("wrong(Tensor x) -> Tensor")
        with register_vmap(op, rule), pytest.raises(ValueError, match=message):
            vmap(op)(bw.ones(3, 2))
