"""Registrations that something raises in, at any line: they happen whole or not at all."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from runtime import (
    checks,
    deferred,
    entry,
    instruments,
    operator_table,
    registration,
)
from runtime import dispatcher as dispatcher_module
from runtime import library as library_module
from runtime import operator as operator_module
from runtime import trace as tracing
from runtime.dispatcher import Dispatcher
from runtime.introspect import check_invariants, dump_state, dump_table
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.operator import OperatorHandle
from runtime.registration_handles import RegistrationHandle, Undoing, remove_all
from tests.runtime import dispatch_toys as toys

# The stand-ins for kernels keep no contract, and modes are switched here.
KERNEL_CHECKS = False

# Where registrations and modes are made. Nothing has been registered while others run.
MODULES = frozenset(
    module.__file__
    for module in (
        deferred,
        dispatcher_module,
        entry,
        instruments,
        library_module,
        operator_module,
        operator_table,
        registration,
    )
)


class Interrupt(KeyboardInterrupt):
    """What is raised. No code of the runtime knows it."""


def raising_at(count: int, act: Callable[[], object]) -> tuple[str, int] | None:
    """Run `act` with Interrupt raised at its `count`-th line in MODULES.

    Where that was, function and line; None if there are fewer lines.
    """
    lines = 0
    where: tuple[str, int] | None = None

    def each(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal lines, where
        if frame.f_code.co_filename not in MODULES:
            return None
        if event == "line":
            lines += 1
            if lines == count:
                where = frame.f_code.co_qualname, frame.f_lineno
                sys.settrace(None)
                raise Interrupt
        return each

    previous = sys.gettrace()
    sys.settrace(each)
    try:
        act()
    except Interrupt:
        pass
    finally:
        sys.settrace(previous)
    return where


def _first_line(function: Any) -> tuple[str, int]:
    code = function.__code__
    lines = [line for *_, line in code.co_lines() if line != code.co_firstlineno]
    return code.co_qualname, lines[0]


# See Note [Whole or not at all]: nothing that Python lets a class do helps there.
HOPELESS = {
    _first_line(function)
    for function in (
        Library.__enter__,
        Library.__exit__,
        Library.destroy,
        instruments.Switch.off,
    )
}


def boxed(op: object, stack: list[Any]) -> None:
    """A fallback."""


def doubled(x: int, by: float = 1.0) -> int:
    """A function that a schema can be inferred from."""
    return 2 * x


class World:
    """A dispatcher with something in it, and a library to register with."""

    def __init__(self) -> None:
        self.dispatcher = dispatcher = Dispatcher()
        self.base = Library("t", "DEF", dispatcher=dispatcher)
        self.base.define("old(Tensor x) -> Tensor")
        self.base.define("old.two(Tensor x) -> Tensor")
        self.base.impl("old", toys.record, "CPU")
        self.base.impl("dangling", toys.record, "CPU")
        self.library = Library("t", "FRAGMENT", "CUDA", dispatcher)
        self.wildcard = Library("_", "IMPL", dispatcher=dispatcher)

    def state(self) -> str:
        """Everything that can be seen of the dispatcher."""
        found = self.dispatcher
        table = dump_table(found.handle("t::old"))
        overloads = [(name, found.overloads(name)) for name in found.operator_names()]
        return f"{dump_state(found)}{table}{overloads}"

    def assert_usable(self) -> None:
        """All kinds of registrations work."""
        assert check_invariants(self.dispatcher) == []
        with (
            Library("later", "DEF", "CPU", self.dispatcher) as library,
            Library("_", "IMPL", "XLA", self.dispatcher) as wildcard,
        ):
            handle = library.define("f(Tensor x) -> Tensor")
            library.impl("f", toys.record)
            wildcard.fallback(boxed)
            assert handle.redispatch(DispatchKeySet(K.CPU), toys.cpu())
        assert check_invariants(self.dispatcher) == []


ROWS = (("one(Tensor x) -> Tensor", ()), ("two(Tensor x) -> Tensor", ()))

REGISTRATIONS: dict[str, Callable[[World], object]] = {
    "define": lambda w: w.library.define("new(Tensor x) -> Tensor"),
    "define an overload": lambda w: w.library.define("old.three(Tensor x) -> Tensor"),
    "define what has kernels": lambda w: w.library.define("dangling(Tensor x) -> int"),
    "define a function": lambda w: w.library.define(doubled),
    "impl": lambda w: w.library.impl("old", toys.record),
    "override": lambda w: w.library.impl(
        "old", toys.record, "CPU", allow_override=True
    ),
    "impl of nothing": lambda w: w.library.impl("new", toys.record),
    "fallback": lambda w: w.wildcard.fallback(boxed, "CUDA"),
    "fallback for an alias": lambda w: w.wildcard.fallback(boxed, "Autograd"),
    "rows": lambda w: w.library.define_rows(ROWS),
    "trusted rows": lambda w: w.library.define_rows(ROWS, trusted=True),
    "rows of kernels": lambda w: w.library.impl_rows(
        [("old", toys.record), ("old.two", toys.record), ("new", toys.record)]
    ),
    "library": lambda w: Library("other", "DEF", dispatcher=w.dispatcher),
    "by dispatcher": lambda w: w.dispatcher.define("t::new() -> int"),
}


@pytest.mark.parametrize("name", REGISTRATIONS)
def test_an_interrupted_registration_leaves_no_trace(name: str) -> None:
    register = REGISTRATIONS[name]
    register(World())  # what is imported when first used is imported
    count = 1
    while True:
        world = World()
        before = world.state()
        where = raising_at(count, lambda world=world: register(world))  # type: ignore[misc]
        if where is None:
            break
        assert world.state() == before, where
        world.assert_usable()
        world.library.destroy()
        world.wildcard.destroy()
        assert world.state() == before, where
        count += 1
    assert count > 10


def test_every_line_of_a_library_in_a_with_block() -> None:
    def act(world: World) -> None:
        with Library("other", "DEF", "CPU", world.dispatcher) as library:
            library.define("f(Tensor x) -> Tensor")
            library.impl("f", toys.record)

    count = 1
    act(World())
    while True:
        world = World()
        before = world.state()
        where = raising_at(count, lambda world=world: act(world))  # type: ignore[misc]
        if where is None:
            break
        count += 1
        assert check_invariants(world.dispatcher) == [], where
        if where in HOPELESS:
            continue
        assert world.state() == before or "other" not in world.state(), where
        world.assert_usable()


REMOVED: dict[str, Callable[[World], RegistrationHandle]] = {
    "definition": lambda w: w.dispatcher.define("t::new(Tensor x) -> Tensor"),
    "kernel": lambda w: w.dispatcher.impl("t::new", toys.record, "CPU"),
    "fallback": lambda w: w.dispatcher.fallback(boxed, "CUDA"),
    "fallbacks": lambda w: w.dispatcher.fallback(boxed, "Autograd"),
    "rows": lambda w: w.dispatcher.define_rows("t", ROWS, debug="rows"),
    "claim": lambda w: w.dispatcher.register_library("other", "here"),
}


@pytest.mark.parametrize("name", REMOVED)
def test_an_interrupted_removal_can_be_completed(name: str) -> None:
    count = 1
    while True:
        world = World()
        before = world.state()
        handle = REMOVED[name](world)
        where = raising_at(count, handle.remove)
        if where is None:
            break
        assert check_invariants(world.dispatcher) == [], where
        handle.remove()
        assert handle.is_removed
        assert world.state() == before, where
        world.assert_usable()
        count += 1
    assert count > 3


def test_removing_a_claim_twice_takes_no_other() -> None:
    world = World()
    first = world.dispatcher.register_library("other", "here")
    copy = Undoing(first._undo, first._owner, first._what)  # type: ignore[arg-type]
    first.remove()
    world.dispatcher.register_library("other", "there")
    copy.remove()
    with pytest.raises(Exception, match="there"):
        world.dispatcher.register_library("other", "again")


# ---- listeners ----


class Listener:
    """Notes what it is told, and raises when it hears of `bad`."""

    def __init__(self, bad: str = "", bad_end: str = "") -> None:
        self.bad = bad
        self.bad_end = bad_end
        self.known: list[str] = []

    def on_operator_registered(self, operator: OperatorHandle) -> None:
        self.known.append(str(operator))
        if str(operator) == self.bad:
            raise ValueError(f"not {operator}")

    def on_operator_deregistered(self, operator: OperatorHandle) -> None:
        self.known.remove(str(operator))
        if self.bad_end in (str(operator), "all"):
            raise KeyError(f"still {operator}")


LISTENED = {
    "one": lambda w: w.library.define("three() -> int"),
    "rows": lambda w: w.library.define_rows((*ROWS, ("three() -> int", ()))),
    "trusted": lambda w: w.library.define_rows(
        (*ROWS, ("three() -> int", ())), trusted=True
    ),
}


@pytest.mark.parametrize("name", LISTENED)
@pytest.mark.parametrize("bad_end", ["", "all"])
def test_a_listener_that_raises(name: str, bad_end: str) -> None:
    """The registration is undone whole, whatever else listeners raise, who all know."""
    world = World()
    before = world.state()
    listeners = [Listener(), Listener("t::three", bad_end), Listener()]
    for listener in listeners:
        world.dispatcher.add_registration_listener(listener)
    known = [list(listener.known) for listener in listeners]
    with pytest.raises(ValueError, match="not t::three"):
        LISTENED[name](world)
    assert world.state() == before
    assert [listener.known for listener in listeners] == known
    assert check_invariants(world.dispatcher) == []


def test_a_listener_that_raises_does_not_keep_a_library_from_going() -> None:
    world = World()
    before = world.state()
    library = Library("other", "DEF", dispatcher=world.dispatcher)
    library.define_rows(ROWS)
    library.define("three() -> int")
    listeners = [Listener(bad_end="other::two"), Listener()]
    for listener in listeners:
        world.dispatcher.add_registration_listener(listener)
    with pytest.raises(KeyError, match="still other::two"):
        library.destroy()
    assert world.state() == before
    assert all("other" not in " ".join(each.known) for each in listeners)
    Library("other", "DEF", dispatcher=world.dispatcher).destroy()
    library.destroy()


def test_all_are_removed_and_the_first_failure_is_told() -> None:
    done: list[int] = []

    def undo(number: int, _: object) -> None:
        done.append(number)
        if number:
            raise ValueError(number)

    handles = [Undoing(undo, number, None) for number in (1, 0, 2, 0)]
    with pytest.raises(ValueError, match="2"):
        remove_all(handles)
    assert done == [0, 2, 0, 1]


def test_a_library_that_is_destroyed_while_another_thread_registers() -> None:
    """What comes too late is refused, and does not stay."""
    world = World()
    before = world.state()

    class Destroying(Listener):
        def on_operator_registered(self, operator: OperatorHandle) -> None:
            if str(operator) == "t::new":
                world.library.destroy()

        def on_operator_deregistered(self, operator: OperatorHandle) -> None:
            pass

    with (
        world.dispatcher.add_registration_listener(Destroying()),
        pytest.raises(RuntimeError, match="was destroyed"),
    ):
        world.library.define("new() -> int")
    assert world.state() == before


# ---- modes ----


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> World:
    """A world whose dispatcher is the only one that has to hear of modes."""
    world = World()
    monkeypatch.setattr(instruments, "_watchers", [world.dispatcher])
    return world


def _checked() -> None:
    with checks.enabled():
        pass


def _traced() -> None:
    with tracing.trace():
        pass


@pytest.mark.parametrize("act", [_checked, _traced])
def test_an_interrupted_mode_is_on_everywhere_or_nowhere(
    watched: World, act: Callable[[], None]
) -> None:
    installed = instruments._installed
    op = watched.dispatcher.handle("t::old")
    count = 1
    while True:
        op.redispatch(DispatchKeySet(K.CPU), toys.cpu())
        where = raising_at(count, act)
        if where in HOPELESS:
            for switch in (checks._switch, tracing._switch):
                switch.off(*switch.users or (None,))
        assert instruments._installed == installed, where
        assert {*op.entry.redispatched.values()} <= {toys.record}, where
        assert not checks.is_enabled()
        if where is None:
            break
        count += 1
    assert count > 10
