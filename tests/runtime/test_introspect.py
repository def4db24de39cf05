"""Dumps, invariants and traces."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from runtime import introspect
from runtime.boxing import Stack, fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError
from runtime.generator import Generator
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey as K
from runtime.keys import rename_privateuse1_backend
from runtime.library import Library
from runtime.operator import OperatorHandle
from runtime.table import Reason
from runtime.tensor import set_tensor_class
from runtime.trace import trace
from tests.runtime.dispatch_toys import Tensor, cpu

KERNEL_CHECKS = False

X = cpu("x")


def kernel(x: Tensor, n: int) -> Tensor:
    """An annotated kernel."""
    return x


def boxed(op: OperatorHandle, stack: Stack) -> None:
    """A boxed kernel."""
    stack.pop()


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A bare dispatcher with the operator `t::foo`."""
    made = Dispatcher()
    made.define("t::foo(Tensor x, int n) -> Tensor", debug="registered at defs:1")
    return made


def impl(dispatcher: Dispatcher, fn: Any, key: str, debug: str) -> None:
    """Register a kernel of `t::foo`."""
    dispatcher.impl("t::foo", fn, key, debug=debug, allow_override=True)


def test_dump(dispatcher: Dispatcher) -> None:
    op = dispatcher.handle("t::foo")
    impl(dispatcher, kernel, "Autograd", "registered at a:1")
    impl(dispatcher, kernel, "CPU", "registered at a:2")
    impl(dispatcher, lambda x, n: x, "CPU", "registered at a:3")
    impl(dispatcher, fallthrough_kernel, "Tracer", "registered at a:4")
    assert introspect.dump(op) == (
        "name: t::foo\n"
        "schema: t::foo(Tensor x, int n) -> Tensor\n"
        "debug: registered at defs:1\n"
        "alias analysis kind: FROM_SCHEMA\n"
        "Tracer: registered at a:4 :: (none) [ fallthrough boxed ]\n"
        "CPU: registered at a:3 :: (none) [ boxed unboxed ]\n"
        "CPU (inactive): registered at a:2 :: (Tensor _0, int _1) -> Tensor _0"
        " [ boxed unboxed ]\n"
        "Autograd[alias]: registered at a:1 :: (Tensor _0, int _1) -> Tensor _0"
        " [ boxed unboxed ]\n"
    )


def test_dump_without_a_definition(dispatcher: Dispatcher) -> None:
    dispatcher.impl("t::bar", kernel, "CPU", debug="registered at a:1")
    assert introspect.dump(dispatcher.handle("t::bar")) == (
        "name: t::bar\n"
        "schema: (none)\n"
        "CPU: registered at a:1 :: (Tensor _0, int _1) -> Tensor _0 [ boxed unboxed ]\n"
    )


def test_dump_of_an_analysis(dispatcher: Dispatcher) -> None:
    library = Library("u", "DEF", dispatcher=dispatcher)
    op = library.define("f(Tensor x) -> Tensor", "CONSERVATIVE")
    assert "alias analysis kind: CONSERVATIVE\n" in introspect.dump(op)


def test_dump_table(dispatcher: Dispatcher) -> None:
    dispatcher.fallback(boxed, "Meta", debug="registered at f:1")
    dispatcher.fallback(fallthrough_kernel, "BackendSelect", debug="registered at f:2")
    impl(dispatcher, kernel, "FPGA", "registered at a:1")
    op = dispatcher.handle("t::foo")
    assert introspect.dump_table(op) == (
        "FPGA: registered at a:1 [kernel]\n"
        "BackendSelect: fallthrough registered at f:2 [backend fallback]\n"
    ).replace("FPGA", "Meta: registered at f:1 [backend fallback]\nFPGA")
    impl(dispatcher, kernel, "CompositeImplicitAutograd", "registered at a:2")
    table = introspect.dump_table(op).splitlines()
    assert "Undefined: registered at a:2 [math kernel]" in table
    assert "Meta: registered at a:2 [math kernel]" in table
    assert "AutogradOther: ambiguous_autogradother [ambiguous autogradother]" in table


def test_dump_mentions_what_is_there(dispatcher: Dispatcher) -> None:
    impl(dispatcher, kernel, "CPU", "fn_cpu")
    dump = introspect.dump(dispatcher.handle("t::foo"))
    for part in ("t::foo", "CPU", "fn_cpu"):
        assert part in dump


def fn_cpu(x: Any, n: int) -> Any:
    return x


@pytest.mark.parametrize(
    ("fn", "ending"),
    [
        (fn_cpu, ", kernel fn_cpu"),
        (partial(fn_cpu), ", kernel fn_cpu"),
        (lambda x, n: x, ""),
        (fallthrough_kernel, ""),
    ],
)
def test_dumps_name_the_kernel(dispatcher: Dispatcher, fn: Any, ending: str) -> None:
    dispatcher.impl("t::foo", fn, "CPU")
    op = dispatcher.handle("t::foo")
    place = rf"registered at {re.escape(__file__)}:\d+{ending}"
    assert re.search(rf"\nCPU: {place} :: ", introspect.dump(op))
    assert re.search(rf"^CPU: .*{place} \[kernel\]\n", introspect.dump_table(op))


def test_the_name_of_a_fallback_is_told(dispatcher: Dispatcher) -> None:
    dispatcher.fallback(boxed, "FPGA")
    assert ", kernel boxed [ boxed ]\n" in introspect.dump_state(dispatcher)


def test_dump_state(dispatcher: Dispatcher) -> None:
    dispatcher.fallback(boxed, "Meta", debug="registered at f:1")
    dispatcher.define("t::bar(Tensor x) -> Tensor", debug="registered at defs:2")
    state = introspect.dump_state(dispatcher)
    assert state.startswith(
        "fallback Meta: registered at f:1 [ boxed ]\nname: t::bar\n"
    )
    assert state.index("name: t::bar") < state.index("name: t::foo")


def test_questions(dispatcher: Dispatcher) -> None:
    op = dispatcher.handle("t::foo")
    impl(dispatcher, kernel, "CompositeExplicitAutograd", "a")
    dispatcher.impl("t::dangling", kernel, "CPU")
    computed = introspect.computed_kernel(op, K.CPU)
    assert computed is not None
    assert computed.unboxed is kernel
    assert introspect.computed_kernel(op, K.AutogradCPU) is None
    assert op.resolution(K.CPU).reason is Reason.DEFAULT_BACKEND
    assert not op.has_kernel_for(K.CPU)
    assert op.has_kernel_for(K.CompositeExplicitAutograd)
    ask = introspect.registrations_for_dispatch_key
    assert ask(dispatcher, K.CPU) == ("t::dangling",)
    assert ask(dispatcher, K.CompositeExplicitAutograd) == ("t::foo",)
    assert ask(dispatcher) == ("t::dangling", "t::foo")
    assert introspect.find_dangling_impls(dispatcher) == ("t::dangling",)


# ---- invariants ----


def _damage_cache(op: OperatorHandle) -> None:
    op.cache = {}


def _damage_calls(op: OperatorHandle) -> None:
    op.entry.calls[X._keys] = len


def _damage_table(op: OperatorHandle) -> None:
    # Index 1 is the slot of the CPU, which has a kernel.
    op.entry.table[1] = op.resolution(K.Meta)


def _damage_registrations(op: OperatorHandle) -> None:
    kernels: Any = op.entry.kernels
    kernels[K.Meta] = kernels[K.CPU]


def _damage_overridden(op: OperatorHandle) -> None:
    op.entry.overridden = {K.Meta: (op.entry.kernels[K.CPU],)}


def _damage_fallbacks(op: OperatorHandle) -> None:
    op.dispatcher.fallbacks = {K.CPU: SimpleNamespace()}  # type: ignore[dict-item]


def _damage_index(op: OperatorHandle) -> None:
    op.dispatcher._overloads["t::foo"] = ("", "gone")


def _damage_names(op: OperatorHandle) -> None:
    op.dispatcher._overloads["t::gone"] = ("",)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (_damage_cache, "the handle's cache is not that of its state"),
        (_damage_calls, "the call cache disagrees with the context"),
        (_damage_table, "the table's entry for CPU"),
        (_damage_registrations, "wrong registrations under Meta"),
        (_damage_overridden, "registrations are overridden by none"),
        (_damage_fallbacks, "other backend fallbacks"),
        (_damage_index, "index of overloads"),
        (_damage_names, "index of names"),
    ],
)
def test_invariants_are_checked(
    dispatcher: Dispatcher, damage: Callable[[OperatorHandle], None], told: str
) -> None:
    dispatcher.register_default_fallbacks()
    impl(dispatcher, kernel, "CPU", "a")
    op = dispatcher.handle("t::foo")
    op(X, 1)
    assert introspect.check_invariants(dispatcher) == []
    damage(op)
    problems = introspect.check_invariants(dispatcher)
    assert len(problems) == 1
    assert told in problems[0]


# ---- traces ----


def test_trace(dispatcher: Dispatcher) -> None:
    dispatcher.register_default_fallbacks()
    op = dispatcher.handle("t::foo")
    impl(dispatcher, lambda x, n: x, "CPU", "registered at a:1")

    def autograd(keys: DispatchKeySet, x: Tensor, n: int) -> Any:
        return op.redispatch(keys & after_autograd_keyset, x, n)

    dispatcher.impl("t::foo", autograd, "AutogradCPU", with_keyset=True)
    with trace() as calls:
        op(X, 1)
        with trace() as inner:
            op.call_boxed([X, 1])
    op(X, 1)
    outer, below, *rest = calls
    assert (outer.operator, outer.key, outer.reason) == (
        op,
        K.AutogradCPU,
        Reason.KERNEL,
    )
    assert outer.keys == DispatchKeySet(K.CPU, K.AutogradCPU)
    assert not outer.is_redispatch
    assert (below.key, below.keys) == (K.CPU, DispatchKeySet(K.CPU))
    assert below.is_redispatch
    assert [call.depth for call in calls] == [0, 1, 0, 1]
    assert rest == inner
    assert str(below).startswith(
        "  redispatch t::foo DispatchKeySet(CPU) -> CPU [kernel] "
    )
    assert str(below).endswith("(registered at a:1)")
    assert len(str(calls).splitlines()) == 4


def test_trace_records_what_fails(dispatcher: Dispatcher) -> None:
    op = dispatcher.handle("t::foo")
    with trace() as calls, pytest.raises(DispatchError):
        op(X, 1)
    assert [call.reason for call in calls] == [Reason.MISSING]
    assert calls[0].registration is None
    assert str(calls[0]).endswith("[missing] no kernel")


def test_trace_of_boxed_kernels(dispatcher: Dispatcher) -> None:
    dispatcher.register_default_fallbacks()
    dispatcher.fallback(boxed, "CPU")
    op = dispatcher.handle("t::foo")
    with trace() as calls:
        op(X, 1)
        op.call_boxed([X, 1])
    assert [call.is_boxed for call in calls] == [True, True]
    assert {call.reason for call in calls} == {Reason.FALLBACK}


def test_trace_is_of_its_context(dispatcher: Dispatcher) -> None:
    dispatcher.register_default_fallbacks()
    impl(dispatcher, kernel, "CPU", "a")
    op = dispatcher.handle("t::foo")
    with trace() as calls:
        thread = threading.Thread(target=op, args=(X, 1))
        thread.start()
        thread.join()
    assert calls == []


def test_nothing_is_left_of_a_trace(dispatcher: Dispatcher) -> None:
    dispatcher.register_default_fallbacks()
    impl(dispatcher, kernel, "CPU", "a")
    op = dispatcher.handle("t::foo")
    with trace():
        op(X, 1)
        assert op.cache[X._keys] is not kernel
    op(X, 1)
    assert op.cache[X._keys] is kernel


WRONG_TYPES: list[tuple[Any, str]] = [
    *(
        (lambda f=f: f("aten::add.Tensor"), "an operator handle is wanted, .* a str")
        for f in (introspect.dump, introspect.dump_table)
    ),
    (lambda: introspect.computed_kernel(None, "CPU"), "an operator handle is wanted"),
    *(
        (lambda f=f: f(None), "a dispatcher is wanted, but got a NoneType")
        for f in (
            introspect.dump_state,
            introspect.find_dangling_impls,
            introspect.check_invariants,
            introspect.registrations_for_dispatch_key,
        )
    ),
    (lambda: Dispatcher().find_schema(3), "strings, but got an int"),
    (lambda: Dispatcher().find_schema((1, 2)), "strings, but got a tuple"),
    (lambda: Dispatcher().get_schema("aten::add", None), "strings, but got a NoneType"),
    (lambda: rename_privateuse1_backend(3), "the name of a backend is a string"),
    *(
        (lambda cls=cls: set_tensor_class(cls), "a subclass of TensorBase is wanted")
        for cls in (3, None, int, object())
    ),
    (lambda: Generator().manual_seed(1.5), "a seed is an integer, but got a float"),
]


@pytest.mark.parametrize(("call", "text"), WRONG_TYPES)
def test_wrong_types_are_told_at_once(call: Any, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        call()
