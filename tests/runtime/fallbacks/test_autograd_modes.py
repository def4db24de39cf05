"""Grad mode: what it holds for, and whom it does not reach; installing and removing."""

from __future__ import annotations

import asyncio
import contextvars
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity
from runtime.dispatcher import Dispatcher, get_default_dispatcher
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd
from runtime.fallbacks.vmap import vmap
from runtime.keys import DispatchKey
from runtime.local_keys import RestoreGuard, capture
from tests.runtime.dispatch_toys import live_states


@pytest.fixture
def installed() -> Iterator[None]:
    with autograd.install():
        yield


def records() -> bool:
    """Whether a call of this context is recorded."""
    x = bw.tensor([1.0], requires_grad=True)
    found = (x * 2).requires_grad
    assert found is autograd.is_grad_enabled()
    return bool(found)


# ---- blocks and functions ----


@pytest.mark.usefixtures("installed")
def test_blocks() -> None:
    live = live_states()
    assert records()
    with autograd.no_grad():
        assert not records()
        with autograd.enable_grad():
            assert records()
            with autograd.set_grad_enabled(False):
                assert not records()
            assert records()
        assert not records()
    assert records()
    assert activity.count == live


@pytest.mark.usefixtures("installed")
def test_a_block_that_raises() -> None:
    with pytest.raises(KeyError), autograd.no_grad():
        raise KeyError
    assert records()


@pytest.mark.usefixtures("installed")
def test_functions() -> None:
    @autograd.no_grad()
    def without() -> bool:
        return records()

    @autograd.set_grad_enabled(False)
    def also_without() -> bool:
        return records()

    @autograd.no_grad()
    def steps() -> Iterator[bool]:
        yield records()
        yield records()

    assert records()
    assert not without()
    assert not also_without()
    found = []
    for step in steps():
        found += [step, records()]
    assert found == [False, True, False, True]


@pytest.mark.usefixtures("installed")
def test_set_grad_enabled_holds_at_once() -> None:
    def body() -> None:
        autograd.set_grad_enabled(False)
        assert not records()
        autograd.set_grad_enabled(True)
        assert records()
        with autograd.no_grad():
            autograd.set_grad_enabled(True)
            assert records()
        assert records()

    contextvars.copy_context().run(body)
    assert records()


@pytest.mark.usefixtures("installed")
def test_the_backward_pass_has_its_own_mode() -> None:
    x = bw.tensor([2.0], requires_grad=True)
    y = x * x
    seen = []
    x.register_hook(lambda g: seen.append(autograd.is_grad_enabled()))
    with autograd.no_grad():
        y.backward(retain_graph=True)
        y.backward(create_graph=True)
        assert not autograd.is_grad_enabled()
    assert seen == [False, True]


# ---- threads and tasks ----


@pytest.mark.usefixtures("installed")
def test_threads_do_not_see_each_other() -> None:
    barrier = threading.Barrier(2, timeout=20)
    found: dict[str, list[bool]] = {"on": [], "off": []}

    def on() -> None:
        for _ in range(20):
            barrier.wait()
            found["on"].append(records())

    def off() -> None:
        with autograd.no_grad():
            for _ in range(20):
                barrier.wait()
                found["off"].append(records())

    threads = [threading.Thread(target=on), threading.Thread(target=off)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (set(found["on"]), set(found["off"])) == ({True}, {False})
    assert len(found["on"]) == len(found["off"]) == 20


@pytest.mark.usefixtures("installed")
def test_threads_start_with_recording_and_can_be_given_the_mode() -> None:
    found = []
    with autograd.no_grad():
        state = capture()

        def plain() -> None:
            found.append(records())

        def carried() -> None:
            with RestoreGuard(state):
                found.append(records())

        for target in (plain, carried):
            thread = threading.Thread(target=target)
            thread.start()
            thread.join()
    assert found == [True, False]


@pytest.mark.usefixtures("installed")
def test_tasks_do_not_see_each_other() -> None:
    async def switch(mode: bool) -> list[bool]:
        with autograd.set_grad_enabled(mode):
            found = []
            for _ in range(5):
                await asyncio.sleep(0)
                found.append(records())
            return found

    @autograd.no_grad()
    async def decorated() -> bool:
        await asyncio.sleep(0)
        return records()

    async def main() -> Any:
        with autograd.no_grad():
            inherited = asyncio.create_task(switch_not())
        results = await asyncio.gather(
            switch(True), switch(False), decorated(), inherited
        )
        assert records()
        return results

    async def switch_not() -> bool:
        await asyncio.sleep(0)
        return records()

    assert asyncio.run(main()) == [[True] * 5, [False] * 5, False, False]


@pytest.fixture
def eager_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def _in_threads(work: Callable[[float], None]) -> None:
    threads = [threading.Thread(target=work, args=(2.0**i,)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.usefixtures("installed", "eager_threads")
def test_threads_can_differentiate_through_one_leaf() -> None:
    """A leaf gets one record and one accumulator, whoever uses it first."""
    found = []

    def work(x: Any, factor: float) -> None:
        (grad,) = autograd.grad((x * x * factor).sum(), x)
        found.append((grad * (1 / factor)).tolist())

    for _ in range(150):
        _in_threads(partial(work, bw.tensor([1.0, 2.0], requires_grad=True)))
    assert found == [[2.0, 4.0]] * 450


@pytest.mark.usefixtures("installed", "eager_threads")
def test_threads_add_to_one_gradient() -> None:
    def work(x: Any, factor: float) -> None:
        for _ in range(3):
            (x * factor).sum().backward()

    for _ in range(50):
        x = bw.tensor([1.0, 2.0], requires_grad=True)
        _in_threads(partial(work, x))
        assert x.grad is not None
        assert x.grad.tolist() == [21.0, 21.0]


# ---- installing ----


def test_nothing_is_recorded_before_and_after() -> None:
    x = bw.tensor([1.0], requires_grad=True)
    before = get_default_dispatcher().fallbacks
    assert not (x * 2).requires_grad
    assert x.is_leaf
    assert x.grad is x.grad_fn is None
    assert x._version == 0
    with autograd.install():
        y = x * x
        assert y.requires_grad
    assert not (x * 2).requires_grad
    assert get_default_dispatcher().fallbacks == before
    for act in (y.backward, y.retain_grad, lambda: x.register_hook(print)):
        with pytest.raises(RuntimeError, match="not installed"):
            act()
    with autograd.install():
        y.backward()
    assert x._requires_grad


def test_installing_twice() -> None:
    first, second = autograd.install(), autograd.install()
    first.remove()
    first.remove()
    try:
        assert records()
    finally:
        second.remove()
    assert not (bw.tensor([1.0], requires_grad=True) * 2).requires_grad


def test_a_dispatcher_of_ones_own() -> None:
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    bw.register(dispatcher)
    x = bw.tensor([3.0], requires_grad=True)
    with autograd.install(dispatcher):
        y = dispatcher.call("aten::mul.Tensor", x, x)
        assert y.requires_grad
        assert not (x * x).requires_grad
        y.backward()
        assert x.grad.tolist() == [6.0]


def test_autograd_does_not_take_the_place_of_another_fallback() -> None:
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()

    def kernel(op: Any, stack: Any) -> None:
        raise AssertionError

    key = DispatchKey.AutogradCPU
    with dispatcher.fallback(kernel, key, allow_override=True):
        before = dict(dispatcher.fallbacks)
        with pytest.raises(RegistrationError, match="AutogradCPU has a backend"):
            autograd.install(dispatcher)
        assert dispatcher.fallbacks == before
    autograd.install(dispatcher).remove()
    assert all(row.kernel.is_fallthrough for row in dispatcher.fallbacks.values())


RESULTS: dict[str, Callable[[], Any]] = {
    "views": lambda: bw.arange(6.0).view(2, 3).t().split(1),
    "in place": lambda: bw.ones(2).add_(1),
    "out": lambda: bw.add(bw.ones(2), 1, out=bw.empty(0)),
    "lists": lambda: bw.ops.aten._foreach_add.Scalar([bw.ones(2)], 1),
    "optional": lambda: bw.layer_norm(bw.ones(2, 2), [2]),
    "several": lambda: bw.arange(3.0).sort(),
    "scalar": lambda: bw.ones(1).item(),
}


@pytest.mark.parametrize("name", RESULTS)
def test_what_requires_no_gradients_is_as_before(name: str) -> None:
    plain = _values(RESULTS[name]())
    with autograd.install():
        assert _values(RESULTS[name]()) == plain


def _values(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_values(each) for each in value]
    if hasattr(value, "tolist"):
        assert not value.requires_grad
        return value.tolist()
    return value


def test_gradients_of_what_was_not_recorded() -> None:
    x = bw.ones(2).requires_grad_()
    with pytest.raises(RuntimeError, match=r"autograd is not installed: install\(\)$"):
        autograd.grad((x * 2).sum(), x)
    with (
        autograd.install(),
        pytest.raises(RuntimeError, match=r"from one that does$"),
    ):
        autograd.grad(bw.ones(1), x)


@pytest.mark.parametrize(
    "make",
    [autograd.grad_of, autograd.grad_and_value_of, lambda f: vmap(autograd.grad_of(f))],
)
def test_functions_of_gradients_need_autograd(make: Any) -> None:
    x = bw.ones(2, 3)
    with pytest.raises(RuntimeError, match="autograd is not installed"):
        make(lambda y: (y * y).sum())(x)
    with autograd.install():
        make(lambda y: (y * y).sum())(x)
