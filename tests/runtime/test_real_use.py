"""What people have stumbled over in dispatchers: calls and what becomes of them.

Each row is one story. Tables of kernels are in test_table, guards in test_local_keys.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from runtime import checks, introspect
from runtime.boxing import fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import (
    ArgumentTypeError,
    DispatchError,
    KernelContractError,
    OperatorNotFoundError,
    RegistrationError,
)
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.ops import Operators
from tests.runtime.dispatch_toys import cpu, default_dispatcher, record

KERNEL_CHECKS = False

X, Y = cpu("x"), cpu("y")


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


def library(dispatcher: Dispatcher, schema: str, **kernels: Any) -> Library:
    """A library of namespace `t` with one operator and its kernels."""
    made = Library("t", "FRAGMENT", dispatcher=dispatcher)
    handle = made.define(schema)
    for key, kernel in kernels.items():
        made.impl(handle, kernel, key)
    return made


# ---- arguments reach the kernel complete and converted ----

DEFAULTS = "f(Tensor x, int a=1, float b=2.0, *, int y=3) -> Tensor"
SIZE = "f(Tensor x, int[2] s=1) -> Tensor"

CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[Any, ...]]] = [
    # schema, arguments, keyword arguments, what the kernel gets
    (DEFAULTS, (X,), {}, (X, 1, 2.0, 3)),
    (DEFAULTS, (X, 1, 5.0), {"y": 9}, (X, 1, 5.0, 9)),
    (DEFAULTS, (X, 1, 7), {}, (X, 1, 7.0, 3)),
    (SIZE, (X, 5), {}, (X, [5, 5])),
    (SIZE, (X, [5, 6]), {}, (X, [5, 6])),
    ("f(Tensor x, Tensor y) -> Tensor", (), {"y": Y, "x": X}, (X, Y)),
    ("f(Tensor?[] l) -> Tensor", ([None, X],), {}, ([None, X],)),
    ("f(Tensor[][] l) -> Tensor", ([[X]],), {}, ([[X]],)),
]


@pytest.mark.parametrize(("schema", "args", "kwargs", "received"), CALLS)
def test_what_the_kernel_gets(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    received: tuple[Any, ...],
) -> None:
    library(dispatcher, schema, CPU=record)
    got = dispatcher.call("t::f", *args, **kwargs)
    assert tuple(list(v) if isinstance(v, tuple) else v for v in got) == received
    assert [type(v) for v in got if isinstance(v, float)] == [
        type(v) for v in received if isinstance(v, float)
    ]


# ---- what fails, and what the error says ----


def _missing_argument(d: Dispatcher) -> None:
    library(d, "f(Tensor x, int? y) -> Tensor", CPU=record)
    d.call("t::f", X)


def _defined_twice(d: Dispatcher) -> None:
    for _ in range(2):
        library(d, "foo(Tensor x) -> Tensor")


def _two_owners(d: Dispatcher) -> None:
    for _ in range(2):
        Library("dd", "DEF", dispatcher=d)


def _handle_of_what_is_gone(d: Dispatcher) -> None:
    made = library(d, "foo(Tensor x) -> Tensor", CPU=record)
    handle = d.handle("t::foo")
    made.destroy()
    handle(X)


def _two_fallbacks(d: Dispatcher) -> None:
    for _ in range(2):
        Library("_", "IMPL", "FPGA", d).fallback(lambda op, stack: None)


def _fallback_of_a_namespace(d: Dispatcher) -> None:
    Library("zz1", "IMPL", "FPGA", d).fallback(lambda op, stack: None)


def _redispatch_without_keys(d: Dispatcher) -> None:
    library(d, "rd3(Tensor x) -> Tensor", CPU=record)
    d.redispatch("t::rd3", DispatchKeySet(), X)


def _redispatch_with_a_misspelt_name(d: Dispatcher) -> None:
    library(d, "foo(Tensor x) -> Tensor", CPU=record)
    d.redispatch("t::foo", "CPUU", X)


def _returns(schema: str, result: Any) -> Callable[[Dispatcher], None]:
    def run(d: Dispatcher) -> None:
        library(d, schema, CPU=lambda *_: result)
        with checks.enabled():
            d.call("t::r", X)

    return run


FAILURES: list[tuple[Callable[[Dispatcher], None], type[Exception], list[str]]] = [
    (_missing_argument, ArgumentTypeError, ["t::f", "'y'"]),
    (_defined_twice, RegistrationError, ["t::foo", "first:", "again:", __file__]),
    (_two_owners, RegistrationError, ["dd", "FRAGMENT", "first:", "again:"]),
    (
        lambda d: Library("prim", "DEF", dispatcher=d),  # type: ignore[list-item, return-value]
        RegistrationError,
        ["prim", "reserved"],
    ),
    (_handle_of_what_is_gone, OperatorNotFoundError, ["t::foo"]),
    (_two_fallbacks, RegistrationError, ["FPGA", "first:", "again:"]),
    (_fallback_of_a_namespace, RegistrationError, ['"_"', "zz1"]),
    (_redispatch_without_keys, DispatchError, ["t::rd3", "redispatched"]),
    (_redispatch_with_a_misspelt_name, TypeError, ["t::foo", "'CPUU'", "'CPU'?"]),
    (
        _returns("r(Tensor x) -> (Tensor, Tensor)", (X,)),
        KernelContractError,
        ["t::r", "2"],
    ),
    (_returns("r(Tensor x) -> ()", X), KernelContractError, ["t::r", "nothing"]),
    (
        _returns("r(Tensor(a!) x) -> Tensor(a!)", Y),
        KernelContractError,
        ["t::r", "'x'", "another object"],
    ),
]


@pytest.mark.parametrize(("run", "error", "told"), FAILURES)
def test_failures(
    dispatcher: Dispatcher,
    run: Callable[[Dispatcher], None],
    error: type[Exception],
    told: list[str],
) -> None:
    with pytest.raises(error) as raised:
        run(dispatcher)
    for part in told:
        assert part in str(raised.value)
    assert "no tensor arguments" not in str(raised.value)
    assert introspect.check_invariants(dispatcher) == []


# ---- what works ----


def test_an_override_ends_with_its_library(dispatcher: Dispatcher) -> None:
    library(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 2)
    override = Library("t", "IMPL", "CPU", dispatcher)
    override.impl("foo", lambda x: 3, allow_override=True)
    results = [dispatcher.call("t::foo", X)]
    override.destroy()
    results.append(dispatcher.call("t::foo", X))
    assert results == [3, 2]


def test_kernels_of_what_is_not_defined_are_listed(dispatcher: Dispatcher) -> None:
    Library("dd", "FRAGMENT", "CPU", dispatcher).impl("nope", record)
    assert introspect.find_dangling_impls(dispatcher) == ("dd::nope",)


def test_a_dump_names_schema_and_kernel(dispatcher: Dispatcher) -> None:
    library(dispatcher, "foo(Tensor x) -> Tensor", CPU=record)
    text = introspect.dump(dispatcher.handle("t::foo"))
    for part in ("t::foo(Tensor x) -> Tensor", "CPU: registered at", __file__):
        assert part in text


def test_a_tensor_goes_to_the_overload_for_tensors(dispatcher: Dispatcher) -> None:
    library(dispatcher, "f.int(Tensor x, int y) -> int", CPU=lambda x, y: 1)
    library(dispatcher, "f.Tensor(Tensor x, Tensor y) -> int", CPU=lambda x, y: 2)
    ops = Operators(lambda: dispatcher)
    assert ops.t.f(X, Y) == 2
    assert ops.t.f(X, 3) == 1


def test_a_tuple_for_a_list_and_the_argument_itself(dispatcher: Dispatcher) -> None:
    library(dispatcher, "r5(Tensor x) -> Tensor[]", CPU=lambda x: (x,))
    library(dispatcher, "ip_(Tensor(a!) x) -> Tensor(a!)", CPU=lambda x: x)
    with checks.enabled():
        assert list(dispatcher.call("t::r5", X)) == [X]
        assert dispatcher.call("t::ip_", X) is X


def test_an_autograd_kernel_that_falls_through(dispatcher: Dispatcher) -> None:
    library(
        dispatcher,
        "foo(Tensor x) -> str",
        CPU=lambda x: "cpu",
        AutogradCPU=fallthrough_kernel,
    )
    assert dispatcher.call("t::foo", X) == "cpu"


def test_an_autograd_kernel_that_passes_the_call_on(dispatcher: Dispatcher) -> None:
    made = library(dispatcher, "rd(Tensor x) -> int", CPU=lambda x: 2)
    op = dispatcher.handle("t::rd")

    def above(keys: DispatchKeySet, x: Any) -> int:
        return int(op.redispatch(keys & after_autograd_keyset, x)) * 10

    made.impl(op, above, "AutogradCPU", with_keyset=True)
    assert op(X) == 20


PRIVATE_USE = {K.PrivateUse1: "pu", K.AutogradPrivateUse1: None}


@pytest.mark.parametrize("first", [0, 1])
def test_a_backend_kernel_takes_the_composite_from_its_autograd(
    dispatcher: Dispatcher, first: int
) -> None:
    kernels = [("CompositeImplicitAutograd", "math"), ("PrivateUse1", "pu")]
    made = library(dispatcher, "foo(Tensor x) -> str")
    for key, name in (kernels[first], kernels[1 - first]):
        made.impl("foo", lambda x, name=name: name, key)
    op = dispatcher.handle("t::foo")
    for key, expected in {**PRIVATE_USE, K.CPU: "math", K.AutogradCPU: "math"}.items():
        found = introspect.computed_kernel(op, key)
        assert found is not None
        if expected is None:
            assert found.is_fallthrough
        else:
            assert found.unboxed is not None
            assert found.unboxed(X) == expected


def test_calls_while_another_thread_overrides(dispatcher: Dispatcher) -> None:
    library(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)
    op = dispatcher.handle("t::foo")
    seen: list[set[Any]] = []

    def read() -> None:
        seen.append({op(X) for _ in range(2_000)})

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        with Library("t", "IMPL", "CPU", dispatcher) as override:
            override.impl("foo", lambda x: 1, allow_override=True)
    assert len(seen) == 4
    assert set().union(*seen) <= {0, 1}
