"""Operators that are registered when one of them is first used."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError, OperatorNotFoundError, RegistrationError
from runtime.introspect import check_invariants, dump, dump_state
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.ops import Operators
from runtime.registration_handles import KernelRegistration, Undoing

KERNEL_CHECKS = False

NAMES = ("toy::one", "toy::two")


class Group:
    """A group of three operators: what registers it, and how often that was done."""

    def __init__(self) -> None:
        self.prepared = 0
        self.registered = 0
        self.between: Callable[[], None] = lambda: None

    def prepare(self) -> Callable[[Dispatcher], None]:
        self.prepared += 1
        return self.register

    def register(self, dispatcher: Dispatcher) -> None:
        self.registered += 1
        definitions = Library("toy", "FRAGMENT", None, dispatcher)
        definitions.define_rows(
            (
                ("one(int x) -> int", ("core",)),
                ("two(int x) -> int", ()),
                ("two.more(int x, int y) -> int", ()),
            ),
            trusted=True,
        )
        self.between()
        kernels = Library("toy", "IMPL", "CompositeExplicitAutograd", dispatcher)
        kernels.impl_rows(
            (
                ("one", lambda x: x + 1),
                ("two", lambda x: x + 2),
                ("two.more", lambda x, y: x + y),
            )
        )


@pytest.fixture
def group() -> Group:
    return Group()


@pytest.fixture
def dispatcher(group: Group) -> Dispatcher:
    made = Dispatcher()
    made.register_default_fallbacks()
    made.defer([(NAMES, group.prepare)])
    return made


class Listener:
    def __init__(self) -> None:
        self.seen: list[str] = []

    def on_operator_registered(self, operator: Any) -> None:
        self.seen.append(str(operator))

    def on_operator_deregistered(self, operator: Any) -> None:
        self.seen.append(f"not {operator}")


def own(*_: Any) -> int:
    return 0


USES: dict[str, tuple[Callable[[Dispatcher], Any], Any]] = {
    "call": (lambda d: d.call("toy::one", 1), 2),
    "call of a handle": (lambda d: d.handle("toy::two", "more")(1, 5), 6),
    "call by generated code": (lambda d: d.handle("toy::one").lookup_for()(1), 2),
    "boxed call": (lambda d: boxed(d, "toy::two", [5]), [7]),
    "redispatch": (lambda d: d.redispatch("toy::one", 0, 3), 4),
    "find_schema": (lambda d: str(d.find_schema("toy::two.more")), "toy::two.more"),
    "schema": (
        lambda d: str(d.handle("toy::one").schema),
        "toy::one(int x) -> int",
    ),
    "tags": (lambda d: d.handle("toy::one").tags, ("core",)),
    "is_defined": (lambda d: d.handle("toy::one").is_defined, True),
    "has_kernel_for": (
        lambda d: d.handle("toy::one").has_kernel_for(
            DispatchKey.CompositeExplicitAutograd
        ),
        True,
    ),
    "resolution": (
        lambda d: d.handle("toy::one").resolution(DispatchKey.CPU).kernel is None,
        False,
    ),
    "dump": (lambda d: "lambda" in dump(d.handle("toy::one")), False),
    "overloads": (lambda d: d.overloads("toy::two"), ("", "more")),
    "ops": (lambda d: Operators(lambda: d).toy.two(1, 1), 2),
    "repr": (
        lambda d: repr(d.handle("toy::two")),
        "<operator toy::two(int x) -> int>",
    ),
    "operators": (lambda d: len(d.operators()), 3),
    "dump of all": (lambda d: dump_state(d).count("schema: toy::"), 3),
    "listener": (lambda d: listened(d), ["toy::one", "toy::two", "toy::two.more"]),
    "kernel of another key": (
        lambda d: type(d.impl("toy::one", own, "CPU")),
        KernelRegistration,
    ),
    "rows of kernels": (
        lambda d: type(d.impl_rows("toy", [("one", own)], "CPU", debug="")),
        Undoing,
    ),
}


def boxed(dispatcher: Dispatcher, name: str, stack: list[Any]) -> list[Any]:
    dispatcher.call_boxed(name, stack)
    return stack


def listened(dispatcher: Dispatcher) -> list[str]:
    listener = Listener()
    dispatcher.add_registration_listener(listener)
    return listener.seen


@pytest.mark.parametrize("use", USES)
def test_first_use_registers_the_group(
    use: str, dispatcher: Dispatcher, group: Group
) -> None:
    action, expected = USES[use]
    assert (group.prepared, group.registered) == (0, 0)
    assert action(dispatcher) == expected
    assert (group.prepared, group.registered) == (1, 1)
    assert dispatcher.call("toy::two", 1) == 3
    assert (group.prepared, group.registered) == (1, 1)
    assert check_invariants(dispatcher) == []


NO_USES: dict[str, Callable[[Dispatcher], Any]] = {
    "handle": lambda d: d.handle("toy::one"),
    "names": lambda d: d.operator_names() == NAMES or pytest.fail("names"),
    "dir of ops": lambda d: {"one", "two"} <= set(dir(Operators(lambda: d).toy)),
    "other operators": lambda d: d.find_schema("toy::three"),
    "definition of another": lambda d: d.define("toy::three() -> ()"),
    "fallback": lambda d: d.fallback(lambda op, stack: None, "PrivateUse1"),
    "refresh": lambda d: d.refresh(),
    "late listener": lambda d: d.add_registration_listener(Listener(), only_later=True),
}


@pytest.mark.parametrize("use", NO_USES)
def test_what_is_no_use_registers_nothing(
    use: str, dispatcher: Dispatcher, group: Group
) -> None:
    handle = dispatcher.handle("toy::one")
    NO_USES[use](dispatcher)
    assert (group.prepared, group.registered) == (0, 0)
    assert handle(1) == 2
    assert handle is dispatcher.find_schema("toy::one")
    assert group.registered == 1


def test_registrations_of_others_come_after_the_group(dispatcher: Dispatcher) -> None:
    key = DispatchKey.CompositeExplicitAutograd
    with pytest.raises(RegistrationError, match="already has a kernel"):
        dispatcher.impl("toy::one", own, key)
    with dispatcher.impl("toy::one", own, key, allow_override=True):
        assert dispatcher.call("toy::one", 1) == 0
    assert dispatcher.call("toy::one", 1) == 2
    with pytest.raises(RegistrationError, match="already defined"):
        dispatcher.define("toy::two(int x) -> int")
    with pytest.raises(RegistrationError, match="already defined"):
        dispatcher.define_rows("toy", [("one() -> ()", ())], debug="")


@pytest.mark.parametrize("number", range(4))
def test_what_is_known_is_registered_at_once(group: Group, number: int) -> None:
    """So a conflict is an error where the group is added, and not where it is used."""
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    listener = Listener()
    if number == 0:
        dispatcher.define("toy::two.third() -> ()")
    elif number == 1:
        dispatcher.impl("toy::one", own, "CPU")
    elif number == 2:
        dispatcher.add_registration_listener(listener)
    else:
        dispatcher.define("toy::one(int x) -> int")
        with pytest.raises(RegistrationError, match="already defined"):
            dispatcher.defer([(NAMES, group.prepare)])
        assert dispatcher.operator_names() == ("toy::one",)
        assert check_invariants(dispatcher) == []
        return
    dispatcher.defer([(NAMES, group.prepare)])
    assert group.registered == 1
    assert dispatcher.call("toy::two", 1) == 3
    assert len(listener.seen) == (3 if number == 2 else 0)


def test_two_groups_of_one_name(dispatcher: Dispatcher, group: Group) -> None:
    with pytest.raises(RegistrationError, match="already defined"):
        dispatcher.defer([(NAMES, Group().prepare)])
    assert group.registered == 1
    assert dispatcher.call("toy::one", 1) == 2


def test_an_overload_that_the_group_does_not_have(dispatcher: Dispatcher) -> None:
    handle = dispatcher.handle("toy::one", "none")
    with pytest.raises(OperatorNotFoundError):
        handle(1)
    assert dispatcher.call("toy::one", 1) == 2
    dispatcher.define("toy::one.none(int x) -> int")
    dispatcher.impl("toy::one.none", lambda x: -x)
    assert handle(1) == -1
    assert check_invariants(dispatcher) == []


def test_failure_leaves_nothing_and_is_tried_again(
    dispatcher: Dispatcher, group: Group
) -> None:
    handle = dispatcher.handle("toy::two")
    late = Listener()
    dispatcher.add_registration_listener(late, only_later=True)

    def fail() -> None:
        raise KeyboardInterrupt

    group.between = fail
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            handle(1)
    assert dispatcher.operator_names() == NAMES
    group.between = lambda: None
    assert handle(1) == 3
    assert group.registered == 3
    assert check_invariants(dispatcher) == []


def test_fallbacks_reach_what_is_registered_later(dispatcher: Dispatcher) -> None:
    handle = dispatcher.handle("toy::one")
    with dispatcher.fallback(lambda op, stack: None, "PrivateUse1"):
        assert DispatchKey.PrivateUse1 in handle.entry.fallbacks
        assert handle(1) == 2
        assert DispatchKey.PrivateUse1 in handle.entry.fallbacks
    assert DispatchKey.PrivateUse1 not in handle.entry.fallbacks
    assert check_invariants(dispatcher) == []


def test_groups_of_several_dispatchers(dispatcher: Dispatcher, group: Group) -> None:
    other = Dispatcher()
    other.defer([(NAMES, group.prepare)])
    assert dispatcher.call("toy::one", 1) == 2
    assert group.registered == 1
    assert len(other.operators()) == 3
    assert group.registered == 2


# ---- threads ----


def test_others_wait_until_the_group_is_whole(
    dispatcher: Dispatcher, group: Group
) -> None:
    """Between its definition and its kernels, an operator is seen by no other thread."""
    half, go_on = threading.Event(), threading.Event()
    handle = dispatcher.handle("toy::two", "more")
    results: list[Any] = []

    def wait() -> None:
        half.set()
        assert go_on.wait(10)

    def use() -> None:
        try:
            results.append(handle(1, 2))
        except DispatchError as error:
            results.append(error)

    group.between = wait
    first = threading.Thread(target=dispatcher.call, args=("toy::one", 1))
    first.start()
    assert half.wait(10)
    others = [threading.Thread(target=use) for _ in range(4)]
    for other in others:
        other.start()
    others[0].join(0.05)
    assert results == []
    go_on.set()
    for thread in (first, *others):
        thread.join(10)
    assert results == [3, 3, 3, 3]
    assert group.registered == 1


def test_nothing_is_locked_while_modules_are_imported(group: Group) -> None:
    """A module that another thread imports may be waiting for the dispatcher."""
    dispatcher = Dispatcher()
    done: list[bool] = []

    def prepare() -> Callable[[Dispatcher], None]:
        other = threading.Thread(
            target=lambda: done.append(bool(dispatcher.define("toy::three() -> ()")))
        )
        other.start()
        other.join(10)
        return group.register

    dispatcher.defer([(NAMES, prepare)])
    dispatcher.impl("toy::one", own, "CPU")
    assert done == [True]
