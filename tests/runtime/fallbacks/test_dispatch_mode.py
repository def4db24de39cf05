"""Dispatch modes: what a handler is given, the stack of modes, and whom a mode is seen by."""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import Callable, Iterator
from contextvars import copy_context
from typing import Any

import pytest

import generated as bw
from runtime import dispatch_state, trace
from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError, KernelContractError, RegistrationError
from runtime.fallbacks import mode_contexts
from runtime.fallbacks.dispatch_mode import DispatchMode, current_modes, install
from runtime.fallbacks.generic_mode import GenericMode
from runtime.fallbacks.generic_mode import install as install_generic_mode
from runtime.fallbacks.generic_wrapper import install as install_generic_wrapper
from runtime.fallbacks.generic_wrapper import unwrap, wrap
from runtime.fallbacks.mode_contexts import KEY
from runtime.generator import Generator
from runtime.library import Library
from runtime.local_keys import (
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    RestoreGuard,
    capture,
    excluded,
    included,
)
from tests.runtime.dispatch_toys import live_states

Seen = list[str]


class Names(DispatchMode):
    """Notes what it sees, as `name`, and calls on."""

    def __init__(self, seen: Seen | None = None, prefix: str = "") -> None:
        self.seen: Seen = [] if seen is None else seen
        self.prefix = prefix

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.seen.append(self.prefix + op.qualified_name.removeprefix("aten::"))
        return op(*args, **kwargs)


class Answers(DispatchMode):
    """A mode whose handler is a function."""

    def __init__(self, handler: Callable[..., Any]) -> None:
        self.handler = handler

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        return self.handler(op, args, kwargs)


@pytest.fixture(autouse=True)
def _leaves_nothing() -> Iterator[None]:
    state, count = capture(), live_states()
    yield
    assert capture() is state
    assert dispatch_state.activity.count == count


# ---- what is seen ----


def _square() -> Any:
    return bw.ones(2).square()


def _in_place() -> Any:
    x = bw.ones(2)
    assert x.add_(1).mul_(x) is x
    return x


def _out() -> Any:
    out = bw.empty(0)
    assert bw.add(bw.ones(2), bw.ones(2), out=out) is out
    return out


def _views() -> Any:
    return bw.arange(6.0).reshape(2, 3).t().split(1)


SEEN: dict[str, tuple[Callable[[], Any], list[str]]] = {
    "composites are decomposed": (_square, ["ones", "pow.Tensor_Scalar"]),
    "in place": (_in_place, ["ones", "add_.Scalar", "mul_.Tensor"]),
    "out": (_out, ["empty.memory_format", "ones", "ones", "add.out"]),
    "views": (_views, ["arange", "view", "t", "split.Tensor"]),
    "what kernels call is not": (lambda: bw.full([2], 3.0), ["full"]),
    "no tensors out": (lambda: bw.ones(1).item(), ["ones", "_local_scalar_dense"]),
}


@pytest.mark.parametrize("case", SEEN)
def test_a_mode_sees_the_calls_that_reach_a_backend(case: str) -> None:
    program, expected = SEEN[case]
    plain = program()
    with Names() as mode:
        found = program()
    assert mode.seen == expected
    assert repr(found) == repr(plain)
    program()
    assert mode.seen == expected


X = bw.ones(2, 2)
ARGUMENTS: dict[str, tuple[Callable[[], Any], tuple[Any, ...], dict[str, Any]]] = {
    "keyword left out": (lambda: X + X, (X, X), {}),
    "keyword with its default": (lambda: bw.add(X, X, alpha=1), (X, X), {}),
    "another keyword": (lambda: bw.add(X, X, alpha=2), (X, X), {"alpha": 2}),
    "a number of another type": (
        lambda: bw.add(X, X, alpha=1.0),
        (X, X),
        {"alpha": 1.0},
    ),
    "defaults at the end": (
        lambda: bw.ops.aten.sum.dim_IntList(X, [0], False),
        (X, [0]),
        {},
    ),
    "no default at the end": (
        lambda: bw.ops.aten.sum.dim_IntList(X, [0], True),
        (X, [0], True),
        {},
    ),
    "defaults before others": (
        lambda: bw.ops.aten.std.correction(X, None, keepdim=True),
        (X,),
        {"keepdim": True},
    ),
}


@pytest.mark.parametrize("case", ARGUMENTS)
def test_handlers_get_what_is_no_default(case: str) -> None:
    program, args, kwargs = ARGUMENTS[case]
    given: list[Any] = []

    def handler(op: Any, *arguments: Any) -> Any:
        given.append(arguments)
        return op(*arguments[0], **arguments[1])

    with Answers(handler):
        program()
    ((found_args, found_kwargs),) = given
    assert len(found_args) == len(args)
    assert all(
        a is b or (type(a) is type(b) and a == b)
        for a, b in zip(found_args, args, strict=True)
    )
    assert found_kwargs == kwargs


CUSTOM: list[tuple[tuple[Any, ...], dict[str, Any], Any]] = [
    # arguments, keyword arguments, what the handler gets besides the tensor
    ((1, 2.0), {"y": 3}, ((), {})),
    ((1, 5.0), {"y": 9}, ((1, 5.0), {"y": 9})),
    ((1, 7), {}, ((1, 7.0), {})),
]


@pytest.mark.parametrize(("args", "kwargs", "expected"), CUSTOM)
def test_handlers_of_custom_operators_get_what_is_no_default(
    args: tuple[Any, ...], kwargs: dict[str, Any], expected: Any
) -> None:
    given: list[Any] = []

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        given.append((args[1:], kwargs))
        return op(*args, **kwargs)

    with Library("modes", "DEF") as library, Answers(handler):
        op = library.define("k(Tensor x, int a=1, float b=2.0, *, int y=3) -> Tensor")
        library.impl(op, lambda x, a, b, y: x + a + b + y, "CPU")
        op(X, *args, **kwargs)
    assert repr(given) == repr([expected])


ZEROS: list[tuple[tuple[Any, ...], dict[str, Any], Any]] = [
    ((0.0,), {"q": 0.0, "z": 0.0}, ((), {})),
    ((-0.0,), {}, ((-0.0,), {})),
    ((0.0, [-0.0]), {}, ((0.0, [-0.0]), {})),
    ((0.0, (-0.0,)), {}, ((0.0, (-0.0,)), {})),
    ((), {"q": -0.0, "z": -0.0}, ((), {"q": -0.0, "z": -0.0})),
]


@pytest.mark.parametrize(("args", "kwargs", "expected"), ZEROS)
def test_a_negative_zero_is_no_default(
    args: tuple[Any, ...], kwargs: dict[str, Any], expected: Any
) -> None:
    given: list[Any] = []
    arrived: list[Any] = []

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        given.append((args[1:], kwargs))
        return op(*args, **kwargs)

    def kernel(x: Any, *values: Any) -> Any:
        arrived.append(repr(values))
        return x + 1

    with Library("zeros", "DEF") as library:
        op = library.define(
            "k(Tensor x, float a=0.0, float[] b=[0.0], *, float q=0.0, Scalar z=0.0)"
            " -> Tensor"
        )
        library.impl(op, lambda x, a, b, q, z: kernel(x, a, b, q, z), "CPU")
        op(X, *args, **kwargs)
        with Answers(handler):
            op(X, *args, **kwargs)
    assert repr(given) == repr([expected])
    assert arrived[0] == arrived[1]


def test_an_answer_replaces_the_call() -> None:
    x, y = bw.ones(2), bw.zeros(3)
    with Answers(lambda op, args, kwargs: y):
        assert x + x is y
        assert bw.ones(7) is y
        # The object of the caller comes back whatever the handler says.
        assert x.add_(1) is x
        assert bw.ops.aten.add.out(x, x, out=y) is y
    assert x.tolist() == [1, 1]


def test_boxed_calls_and_redispatches_are_seen() -> None:
    x, y = bw.ones(2), bw.ones(2)
    op = bw.ops.aten.add_.Tensor
    with Names() as mode:
        stack = ["below", x, y, 1]
        op.call_boxed(stack)
        op.redispatch(x._keys | included().raw_repr(), x, y)
    assert mode.seen == ["add_.Tensor"] * 2
    assert stack[0] == "below"
    assert stack[1] is x
    assert len(stack) == 2
    assert x.tolist() == [3, 3]


# ---- the stack of modes ----


def test_a_call_goes_through_the_modes_from_inside_to_outside() -> None:
    seen: Seen = []
    with Names(seen, "outer "), Names(seen, "inner "):
        bw.ones(1)
        assert len(current_modes()) == 2
    assert seen == ["inner ones", "outer ones"]
    assert current_modes() == ()


def test_a_handler_runs_without_its_mode() -> None:
    counted: list[str] = []

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        counted.append(op.name)
        assert current_modes() == ()
        bw.zeros(2)
        return op(*args, **kwargs)

    with Answers(handler):
        bw.zeros(2)
    assert counted == ["aten::zeros"]


def test_what_a_handler_calls_is_seen_by_the_outer_mode() -> None:
    seen: Seen = []

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        # Below autograd, where composites are decomposed: it is seen whole.
        return op(*args, **kwargs).square()

    with Names(seen), Answers(handler):
        bw.ones(2) + 1
    assert seen == ["ones", "square", "add.Scalar", "square"]


def test_one_mode_entered_twice_is_asked_twice() -> None:
    mode = Names()
    with mode:
        with mode:
            bw.ones(1)
        bw.zeros(1)
    assert mode.seen == ["ones", "ones", "zeros"]


def test_a_mode_entered_in_a_handler_holds_there() -> None:
    inner, outer = Names(), Names()

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        with inner:
            return op(*args, **kwargs)

    with outer, Answers(handler):
        bw.ones(1)
    assert (inner.seen, outer.seen) == (["ones"], ["ones"])


def test_a_captured_state_can_be_put_back_in_a_handler() -> None:
    state: list[Any] = []
    depth = 0

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        nonlocal depth
        depth += 1
        if depth == 3:
            return op(*args, **kwargs)
        with RestoreGuard(state[0]):
            return op(*args, **kwargs)

    with Answers(handler) as mode:
        state.append(capture())
        bw.ones(1)
        assert current_modes() == (mode,)
        state.clear()
    assert depth == 3


@pytest.mark.parametrize("boxed", [False, True])
def test_exceptions_restore_the_stack(boxed: bool) -> None:
    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        raise RuntimeError("no kernel today")

    op = bw.ops.aten.ones.default
    with Answers(handler) as mode:
        before = capture()
        with pytest.raises(RuntimeError, match="no kernel today"):
            op.call_boxed(op.box([1])) if boxed else op([1])
        assert capture() is before
        assert current_modes() == (mode,)
        del before
    assert current_modes() == ()


def test_modes_left_in_another_order() -> None:
    first, second = Names(), Names()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    bw.ones(1)
    second.__exit__(None, None, None)
    assert (first.seen, second.seen) == ([], ["ones"])


def test_a_handler_may_leave_its_mode() -> None:
    seen: Seen = []

    class Once(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            seen.append(op.name)
            self.__exit__(None, None, None)
            return op(*args, **kwargs)

    Once().__enter__()
    bw.ones(1)
    bw.ones(1)
    assert seen == ["aten::ones"]


def test_guards_in_a_mode_and_in_a_handler() -> None:
    seen = Names()
    with seen, IncludeDispatchKeyGuard("Tracer"):
        with ExcludeDispatchKeyGuard(KEY):
            bw.ones(1)
        with IncludeDispatchKeyGuard("Tracer"):
            bw.zeros(1)
            bw.zeros(1)
    assert seen.seen == ["zeros", "zeros"]

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        assert "Functionalize" in [key.name for key in excluded()]
        with ExcludeDispatchKeyGuard("Tracer"):
            return op(*args, **kwargs)

    with Answers(handler):
        before = capture()
        bw.ones(1)
        assert capture() is before
        del before


def test_a_mode_is_a_decorator() -> None:
    mode = Names()

    @mode
    def program() -> Any:
        return bw.ones(1)

    program()
    bw.zeros(1)
    assert mode.seen == ["ones"]


# ---- who sees it ----


def test_threads_do_not_see_the_mode_of_another() -> None:
    def work() -> None:
        bw.zeros(1)

    with Names() as mode:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert mode.seen == []


def test_threads_that_share_a_context_each_have_their_handlers() -> None:
    barrier = threading.Barrier(2, timeout=10)
    wrong: list[Any] = []

    def handler(op: Any, args: Any, kwargs: Any) -> Any:
        barrier.wait()
        if current_modes():
            wrong.append(current_modes())
        barrier.wait()
        return op(*args, **kwargs)

    def work() -> None:
        bw.ones(1)
        bw.ones(1)
        if current_modes() != (mode,):
            wrong.append(current_modes())

    with Answers(handler) as mode:
        threads = [
            threading.Thread(target=copy_context().run, args=(work,)) for _ in range(2)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert wrong == []


def test_tasks_have_their_own_modes() -> None:
    async def work(name: str, pause: asyncio.Event, go: asyncio.Event) -> Seen:
        with Names() as mode:
            getattr(bw, name)(1)
            go.set()
            await pause.wait()
            getattr(bw, name)(1)
        return mode.seen

    async def main() -> list[Seen]:
        first, second = asyncio.Event(), asyncio.Event()
        tasks = [work("ones", first, second), work("zeros", second, first)]
        return list(await asyncio.gather(*tasks))

    assert asyncio.run(main()) == [["ones"] * 2, ["zeros"] * 2]


# ---- with other fallbacks ----


def test_wrappers_are_unwrapped_before() -> None:
    with install_generic_wrapper(), Names() as mode:
        x = wrap(bw.ones(2))
        y = x * x
        assert unwrap(y).tolist() == [1, 1]
    assert mode.seen == ["ones", "mul.Tensor"]


def test_the_generic_mode_comes_before() -> None:
    order: list[str] = []
    with (
        install_generic_mode(lambda op: order.append("generic")),
        Names(order),
        GenericMode(),
    ):
        bw.ones(1)
    assert order == ["generic", "ones"]


def test_kernels_at_autograd_come_before_and_only_once() -> None:
    calls: list[str] = []

    def autograd(keys: Any, self: Any, other: Any, alpha: Any) -> Any:
        calls.append("autograd")
        with ExcludeDispatchKeyGuard("AutogradCPU"):
            return bw.ops.aten.add.Tensor(self, other, alpha=alpha)

    with Library("aten", "IMPL", "AutogradCPU") as library:
        library.impl("add.Tensor", autograd, with_keyset=True)
        x = bw.ones(1)
        with Names(calls):
            x + x
    assert calls == ["autograd", "add.Tensor"]


def test_the_trace_names_the_handler() -> None:
    with Names(), trace.trace() as calls:
        bw.ones(1)
    assert [call.key for call in calls][:2] == [KEY, calls[1].key]
    assert "ask_mode" in str(calls[0])


# ---- wrong handlers, and installing ----


WRONG: dict[str, tuple[Callable[[], Any], Any, str]] = {
    "a number": (lambda: bw.ones(1), 3, "a value of type int for aten::ones"),
    "a tuple": (lambda: X + X, (X,), "a tuple of Tensor for aten::add.Tensor"),
    "a class": (lambda: X + X, type(X), "a value of type type for aten::add.Tensor"),
    "forgotten return": (lambda: bw.ones(1), None, "returned None for aten::ones"),
    "one of two": (
        lambda: bw.ops.aten.max.dim(X, 0),
        X,
        "Answers.__dispatch__ of aten::max.dim returned a value",
    ),
    "three of two": (lambda: bw.ops.aten.max.dim(X, 0), (X,) * 3, "a tuple of 3"),
    "strings of two": (
        lambda: bw.ops.aten.max.dim(X, 0),
        ("a", "b"),
        "a value of type str as result 0 for aten::max.dim",
    ),
    "the second of two": (
        lambda: bw.ops.aten.max.dim(X, 0),
        (X, None),
        "a value of type NoneType as result 1 for aten::max.dim",
    ),
    "a list for one of two": (
        lambda: bw.ops.aten.max.dim(X, 0),
        ([X], X),
        "a list of Tensor as result 0 for aten::max.dim, which returns Tensor there",
    ),
    "numbers for tensors": (
        lambda: bw.split(X, 1),
        [1, 2],
        r"a list of int for aten::split.Tensor, which returns Tensor\[\]",
    ),
    "one number among tensors": (
        lambda: bw.split(X, 1),
        [X, 2],
        "a list of Tensor, int for aten::split.Tensor",
    ),
    "a tensor for a list": (
        lambda: bw.split(X, 1),
        X,
        "a value of type Tensor for aten::split.Tensor",
    ),
    "nothing for a list": (lambda: bw.split(X, 1), None, "returned None for aten::spl"),
    "a generator": (
        lambda: X + X,
        Generator(),
        "a value of type Generator for aten::add.Tensor",
    ),
    "a tensor for a number": (
        lambda: bw.ops.aten._local_scalar_dense(X),
        bw.ones(2, 2),
        "a value of type Tensor for aten::_local_scalar_dense, which returns Scalar",
    ),
    "a string for a number": (
        lambda: bw.ops.aten._local_scalar_dense(X),
        "yes",
        "a value of type str for aten::_local_scalar_dense, which returns Scalar",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_a_handler_returns_wrongly(case: str) -> None:
    program, answer, message = WRONG[case]
    with Answers(lambda *_: answer), pytest.raises(KernelContractError, match=message):
        program()


def test_lists_that_handlers_return() -> None:
    parts = [X, bw.ones(2)]
    for answer in (parts, tuple(parts), []):
        with Answers(lambda *_, answer=answer: answer):
            assert list(bw.split(X, 1)) == list(answer)


def test_a_handler_is_required() -> None:
    with pytest.raises(NotImplementedError, match="__dispatch__"):
        DispatchMode().__enter__()


def test_operators_with_no_and_with_several_returns() -> None:
    x = bw.ones(2)
    with Names() as mode:
        assert bw.ops.aten._foreach_add_.Scalar([x], 1) is None
        values, indices = bw.ops.aten.max.dim(X, 0)
    assert x.tolist() == [2, 2]
    assert (values.tolist(), indices.tolist()) == ([1, 1], [0, 0])
    assert mode.seen == ["_foreach_add_.Scalar", "max.dim"]


def test_other_dispatchers_are_installed_for_by_hand() -> None:
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    with Library("modes", "DEF", dispatcher=dispatcher) as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda x: x, "CPU")
        op = dispatcher.get_schema("modes::f")
        with Names() as mode:
            with pytest.raises(DispatchError, match="Python"):
                op(X)
            with install(dispatcher):
                op(X)
                with pytest.raises(RegistrationError, match="Python"):
                    install(dispatcher)
        assert mode.seen == ["modes::f"]


def test_the_stack_is_copied_without_its_states() -> None:
    stack = mode_contexts.ModeStack([Names()])
    copied = pickle.loads(pickle.dumps(stack))
    assert type(copied) is mode_contexts.ModeStack
    assert copied.below == {}
    assert len(copied) == 1
