"""Every context manager of the fallbacks: nested, again, left by an error, from two threads.

What is asked is the same of all: is it in force where it should be, and is everything as
before afterwards. What differs is in the table: whether a block inside of its own is an
error, what a second block goes on with, and whom the block is for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd, cpu_fallback, generic_mode
from runtime.fallbacks.dispatch_mode import DispatchMode, current_modes
from runtime.fallbacks.guards import dry_run, find_nonfinite
from runtime.fallbacks.guards.determinism import Digests
from runtime.fallbacks.guards.dry_run import DryRun
from runtime.fallbacks.record import Recorder, record
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.rematerialize.wrapping import KEY as DTR
from runtime.local_keys import included
from tests.runtime.dispatch_toys import live_states


class Calls(DispatchMode):
    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        return op(*args, **kwargs)


@dataclass(frozen=True)
class Manager:
    """`nested` and `again` are the errors of a block in its own and after it, if any.

    `threads` is the error of a block in a second thread while the first is in its own.
    `everywhere`: what it does is done for the process, not for the context.
    """

    make: Callable[[], Any]
    is_on: Callable[[], bool]
    nested: type[Exception] | None = None
    again: type[Exception] | None = None
    threads: type[Exception] | None = None
    everywhere: bool = False


def has_mode(kind: type) -> Callable[[], bool]:
    return lambda: any(type(mode) is kind for mode in current_modes())


def is_recorded() -> bool:
    return bool(bw.ones(1).requires_grad_().mul(2).requires_grad)


def falls_back() -> bool:
    try:
        bw.ones(1, device="privateuseone")
    except NotImplementedError:
        return False
    return True


X: Final = bw.ones(2).requires_grad_()
HOOKS: Final[list[str]] = []


def has_hook() -> bool:
    HOOKS.clear()
    with autograd.install():
        autograd.grad((X * 2).sum(), X)
    return bool(HOOKS)


def hook() -> Any:
    with autograd.install():
        return X.register_hook(lambda gradient: HOOKS.append("called"))


def finder() -> Any:
    return find_nonfinite(stop=False)


MANAGERS: dict[str, Manager] = {
    "GenericMode": Manager(
        generic_mode.GenericMode, lambda: generic_mode.KEY in included()
    ),
    "DispatchMode": Manager(Calls, has_mode(Calls)),
    "Recorder": Manager(Recorder, has_mode(Recorder), nested=RuntimeError),
    "record": Manager(record, has_mode(Recorder), nested=RuntimeError),
    "DryRun": Manager(DryRun, has_mode(DryRun), nested=RuntimeError),
    "dry_run": Manager(dry_run, has_mode(DryRun), nested=RuntimeError),
    "find_nonfinite": Manager(finder, has_mode(type(finder())), nested=RuntimeError),
    "Digests": Manager(Digests, has_mode(Digests), nested=RuntimeError),
    "no_grad": Manager(autograd.no_grad, lambda: not autograd.is_grad_enabled()),
    "set_grad_enabled": Manager(
        lambda: autograd.set_grad_enabled(False), lambda: not autograd.is_grad_enabled()
    ),
    "rematerialize": Manager(
        rematerialize,
        lambda: DTR in included(),
        nested=RuntimeError,
        threads=RuntimeError,
    ),
    "set_fallback_mode": Manager(
        lambda: autograd.set_fallback_mode("error"),
        lambda: autograd.fallback_mode().value == "error",
        everywhere=True,
    ),
    "autograd.install": Manager(
        autograd.install, is_recorded, again=RegistrationError, everywhere=True
    ),
    "cpu_fallback.install": Manager(
        cpu_fallback.install, falls_back, again=RegistrationError, everywhere=True
    ),
    "register_hook": Manager(hook, has_hook, again=RuntimeError, everywhere=True),
}
IS_HANDLE: Final = {name for name, each in MANAGERS.items() if each.again is not None}
"""What is in force from when it is made, until the first of its blocks ends."""


@pytest.fixture(autouse=True)
def _generic_mode() -> Iterator[None]:
    with generic_mode.install():
        yield


@pytest.fixture(params=MANAGERS)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(autouse=True)
def _everything_is_as_before() -> Iterator[None]:
    state, count, mode = get_state(), live_states(), autograd.fallback_mode()
    yield
    assert get_state() is state
    assert activity.count == count
    assert autograd.fallback_mode() is mode


def test_a_block(name: str) -> None:
    manager = MANAGERS[name]
    assert not manager.is_on()
    with manager.make():
        assert manager.is_on()
    assert not manager.is_on()


def test_a_block_that_ends_with_an_error(name: str) -> None:
    manager = MANAGERS[name]
    with pytest.raises(KeyError, match="own"), manager.make():
        raise KeyError("own")
    assert not manager.is_on()


def test_a_block_in_its_own(name: str) -> None:
    manager = MANAGERS[name]
    made = manager.make()
    with made:
        if manager.nested is not None:
            with pytest.raises(manager.nested, match=r"already"):
                made.__enter__()
        else:
            with made:
                assert manager.is_on()
        assert manager.is_on() is (name not in IS_HANDLE)
    assert not manager.is_on()


def test_a_block_after_its_own(name: str) -> None:
    manager = MANAGERS[name]
    made = manager.make()
    with made:
        pass
    if manager.again is None:
        for _ in range(2):
            with made:
                assert manager.is_on()
            assert not manager.is_on()
    else:
        with pytest.raises(manager.again, match="removed"):
            made.__enter__()


def test_a_block_after_one_that_ended_with_an_error(name: str) -> None:
    manager = MANAGERS[name]
    made = manager.make()
    with pytest.raises(KeyError), made:
        raise KeyError
    if manager.again is None:
        with made:
            assert manager.is_on()
        assert not manager.is_on()


def _in_thread(function: Callable[[], Any]) -> list[Any]:
    """What the function gives in another thread, or the error."""
    found: list[Any] = []

    def run() -> None:
        try:
            found.append(function())
        except Exception as error:
            found.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return found


def test_another_thread(name: str) -> None:
    manager = MANAGERS[name]
    made = manager.make()

    def enter() -> bool:
        with made:
            return manager.is_on()

    with made:
        assert _in_thread(manager.is_on) == [manager.everywhere]
        (found,) = _in_thread(enter)
        if manager.threads is not None:
            assert type(found) is manager.threads
        else:
            assert found is True
        assert manager.is_on() is (name not in IS_HANDLE)
    assert not manager.is_on()


def test_threads_that_leave_in_the_order_of_entering(name: str) -> None:
    """The one that entered first leaves while the other is still in its block."""
    manager = MANAGERS[name]
    if manager.everywhere or manager.threads is not None:
        return
    made, entered, left = manager.make(), threading.Event(), threading.Event()
    seen: list[bool] = []

    def second() -> None:
        with made:
            entered.set()
            left.wait(10)
            seen.append(manager.is_on())
        seen.append(manager.is_on())

    thread = threading.Thread(target=second)
    with made:
        thread.start()
        assert entered.wait(10)
    assert not manager.is_on()
    left.set()
    thread.join()
    assert seen == [True, False]


ACCUMULATING: dict[str, Callable[[], tuple[Any, Callable[[], int]]]] = {
    "record": lambda: (made := record(), lambda: len(made.recording)),
    "Recorder": lambda: (made := Recorder(), lambda: len(made.recording)),
    "dry_run": lambda: (made := dry_run(), lambda: len(made.report.memory.timeline)),
    "find_nonfinite": lambda: (made := finder(), lambda: len(made.findings)),
    "Digests": lambda: (made := Digests(), lambda: len(made.traces)),
}


@pytest.mark.parametrize("kind", ACCUMULATING)
def test_a_second_block_goes_on_with_what_the_first_noted(kind: str) -> None:
    made, count = ACCUMULATING[kind]()
    x = bw.zeros(1)

    def use() -> None:
        with made:
            x.log()

    use()
    assert count() == 1
    use()
    assert count() == 2
    _in_thread(use)
    assert count() == 3
    with made:
        x.log()
        with pytest.raises(RuntimeError, match="already"):
            made.__enter__()
        x.log()
    assert count() == 5


def test_a_recording_of_two_blocks_is_one_program() -> None:
    x = bw.ones(2)
    made = record({"x": x})
    with made as first:
        y = x + 1
    with made as second:
        z = y * 2
    assert first is second is made.recording
    program: dict[str, Any] = {}
    exec(first.program(z, package="generated"), program)
    (found,) = program["program"](bw.zeros(2))
    assert found.tolist() == [2.0, 2.0]


def test_a_decorated_function_is_recorded_each_time() -> None:
    made = record()
    function = made(lambda x: x.exp())
    function(bw.ones(1))
    function(bw.ones(1))
    assert [str(call.operator) for call in made.recording] == ["aten::exp"] * 2


def test_each_rematerialize_block_has_stats_of_its_own() -> None:
    made = rematerialize()
    with made as first:
        bw.ones(4).exp()
    with made as second:
        bw.ones(4)
    assert first is not second
    assert first.operations > second.operations


def test_a_grad_mode_that_is_set_at_once_is_taken_back_once() -> None:
    with autograd.no_grad():
        setting = autograd.set_grad_enabled(True)
        assert autograd.is_grad_enabled()
        with setting:
            assert autograd.is_grad_enabled()
        assert not autograd.is_grad_enabled()
        with setting:
            assert autograd.is_grad_enabled()
        assert not autograd.is_grad_enabled()
    with autograd.no_grad(), setting, autograd.no_grad():
        with setting:
            assert autograd.is_grad_enabled()
        assert not autograd.is_grad_enabled()
    assert autograd.is_grad_enabled()


def test_a_grad_mode_is_taken_back_only_where_it_was_set() -> None:
    with autograd.no_grad():
        setting = autograd.set_grad_enabled(True)

        def enter() -> list[bool]:
            with autograd.no_grad():
                with setting:
                    inside = autograd.is_grad_enabled()
                return [inside, autograd.is_grad_enabled()]

        assert _in_thread(enter) == [[True, False]]
        assert autograd.is_grad_enabled()


def test_fallback_modes_nest() -> None:
    before = autograd.fallback_mode()
    error = autograd.set_fallback_mode("error")
    nothing = autograd.set_fallback_mode("nothing")
    seen = []
    with nothing, error, nothing:
        seen.append(autograd.fallback_mode().value)
    seen.append(autograd.fallback_mode().value)
    autograd.set_fallback_mode(before)
    assert seen == ["nothing", "error"]
    assert autograd.fallback_mode() is before
