"""Guards that are entered in one context and left in another one that has them as well."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextvars import copy_context
from typing import Any

import pytest

import generated as bw
from runtime import dispatch_state
from runtime.dispatch_state import DEFAULT_STATE, get_state
from runtime.errors import DispatchError
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.dispatch_mode import DispatchMode, current_modes
from runtime.fallbacks.functionalize import functionalize
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.local_keys import (
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    RestoreGuard,
    capture,
    excluded,
)
from tests.runtime.dispatch_toys import live_states

CPU = DispatchKey.AutogradCPU
META = DispatchKey.AutogradMeta


def excludes(key: DispatchKey) -> bool:
    """Whether this context excludes a key."""
    return excluded().has(key)


class Passing(DispatchMode):
    """Calls on, as often as it says."""

    def __init__(self) -> None:
        self.calls = 0

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.calls += 1
        return op(*args, **kwargs)


def _suspended(key: DispatchKey) -> Iterator[None]:
    with ExcludeDispatchKeyGuard(key):
        yield


def test_a_generator_that_a_task_closes_changes_only_the_task() -> None:
    async def main() -> None:
        with Passing() as mode:
            generator = _suspended(CPU)
            next(generator)

            async def close() -> None:
                assert excludes(CPU)
                generator.close()
                assert not excludes(CPU)
                assert current_modes() == (mode,)

            await asyncio.create_task(close())
            assert excludes(CPU)
            assert current_modes() == (mode,)
        assert current_modes() == ()
        # It was left nowhere but in the task.
        assert excludes(CPU)

    asyncio.run(main())


def test_a_guard_left_in_a_copied_context_is_still_entered_in_its_own() -> None:
    outer, inner = ExcludeDispatchKeyGuard(CPU), ExcludeDispatchKeyGuard(META)
    with outer:
        inner.__enter__()
        copy_context().run(inner.__exit__, None, None, None)
        assert excludes(META)
        inner.__exit__(None, None, None)
        assert not excludes(META)
        assert excludes(CPU)
    assert get_state() is DEFAULT_STATE


def test_successors_that_start_in_a_guard_grow_no_chain() -> None:
    context = copy_context()

    def step(key: DispatchKey) -> Any:
        with ExcludeDispatchKeyGuard(key):
            return copy_context()

    before = live_states()
    for number in range(200):
        context = context.run(step, CPU if number % 2 else META)
        assert dispatch_state.activity.count <= before + 4
    del context
    gc.collect()
    assert dispatch_state.activity.count == before


@pytest.mark.parametrize(
    "order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0)]
)
def test_each_takes_away_its_own_change_in_any_order(order: tuple[int, ...]) -> None:
    keys = (CPU, META, DispatchKey.AutogradXLA)
    generators = [_suspended(key) for key in keys]
    for each in generators:
        next(each)
    left = set(keys)
    for place in order:
        generators[place].close()
        left.discard(keys[place])
        assert [key for key in keys if excludes(key)] == [k for k in keys if k in left]
    assert get_state() is DEFAULT_STATE


def test_a_captured_state_keeps_no_other_in_memory() -> None:
    before = live_states()
    with Passing():
        bw.ones(1)
        guard = RestoreGuard(capture())
    gc.collect()
    assert dispatch_state.activity.count == before
    with guard:
        assert len(current_modes()) == 1
        bw.ones(1)
    gc.collect()
    assert dispatch_state.activity.count == before


def test_modes_come_back_with_a_state_that_was_made_by_hand() -> None:
    mode = Passing()
    with mode:
        state = capture()
    by_hand = dispatch_state.DispatchState(state.included, state.excluded, (mode,))
    with RestoreGuard(by_hand):
        bw.ones(1)
        bw.ones(1)
    assert mode.calls == 2


def test_the_key_of_modes_without_a_mode_is_an_error() -> None:
    with Passing():
        pass
    x = bw.ones(1)
    with (
        IncludeDispatchKeyGuard("Python"),
        pytest.raises(DispatchError, match="no mode is entered here"),
    ):
        x.neg()


def test_a_mode_keeps_a_limited_number_of_states() -> None:
    x = bw.ones(1)
    keys = [key for key in DispatchKey if key.name.startswith("Autograd")][4:14]
    with Passing() as mode:
        before = dispatch_state.activity.count
        for number in range(2 ** len(keys)):
            chosen = [key for place, key in enumerate(keys) if number >> place & 1]
            with ExcludeDispatchKeyGuard(DispatchKeySet(*chosen)):
                x.neg()
        assert mode.calls == 2 ** len(keys)
        assert dispatch_state.activity.count - before <= 70


# ---- transforms in handlers ----


def _gradient() -> Any:
    return grad_of(lambda r: (r * r).sum())(bw.ones(2))


def _functional() -> Any:
    return functionalize(lambda r: r.mul(2))(bw.ones(2))


@pytest.mark.parametrize(
    ("transform", "named"),
    [(_gradient, "a function of gradients"), (_functional, "in functional form")],
)
def test_transforms_in_a_handler_say_that_they_see_nothing(
    transform: Any, named: str
) -> None:
    clean = capture()
    found: list[Any] = []

    class Transforms(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            if not found:
                with pytest.raises(RuntimeError, match=f"{named}.*handler of a mode"):
                    transform()
                with RestoreGuard(clean):
                    found.append(transform().tolist())
            return op(*args, **kwargs)

    with autograd.install():
        expected = transform().tolist()
        with Transforms():
            bw.ones(1)
    assert found == [expected]


async def _coroutine(self: Any, op: Any, args: Any, kwargs: Any) -> Any:
    return op(*args, **kwargs)


def _generator(self: Any, op: Any, args: Any, kwargs: Any) -> Any:
    yield op(*args, **kwargs)


@pytest.mark.parametrize("handler", [_coroutine, _generator])
def test_handlers_do_not_run_on_after_they_have_returned(handler: Any) -> None:
    with pytest.raises(TypeError, match="generator or coroutine function"):
        type("RunsOn", (DispatchMode,), {"__dispatch__": handler})
