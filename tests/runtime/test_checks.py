"""The mode that checks kernels and their arguments."""

from __future__ import annotations

from typing import Any

import pytest

from runtime import checks
from runtime.boxing import Stack
from runtime.dispatcher import Dispatcher
from runtime.errors import (
    ArgumentTypeError,
    KernelContractError,
)
from runtime.operator import OperatorHandle
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    cpu,
    default_dispatcher,
    define,
)

KERNEL_CHECKS = False


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


X, Y = cpu("x"), cpu("y")

# ---- checks ----

CONTRACTS: list[tuple[str, tuple[Any, ...], Any, str]] = [
    # schema, arguments, what the kernel returns, what the error says
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), (X,), "a tuple of 1 values"),
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), X, "returns a tuple of 2 values"),
    ("r3(Tensor x) -> ()", (X,), X, "returns nothing"),
    ("r1(Tensor x) -> Tensor", (X,), None, "returned NoneType as result 0"),
    ("r1(Tensor x) -> Tensor", (X,), (X,), "returned tuple as result 0"),
    ("rl(Tensor x) -> Tensor[]", (X,), [3], "returned list as result 0"),
    ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), Y, "than its argument 'x'"),
    ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), X, "argument 'out'"),
    (
        "o.out(Tensor x, *, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))",
        (X, X, Y),
        (Y, X),
        "argument 'a'",
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "result", "told"), CONTRACTS, ids=[row[0] for row in CONTRACTS]
)
def test_checks_find_broken_kernels(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any, told: str
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    assert op.call_positional(args) == result
    with checks.enabled(), pytest.raises(KernelContractError) as caught:
        op.call_positional(args)
    message = str(caught.value)
    assert told in message
    assert op.qualified_name in message
    assert "dispatch_toys.py:" in message
    assert op.call_positional(args) == result


@pytest.mark.parametrize(
    ("schema", "args", "result"),
    [
        ("f(Tensor x) -> Tensor", (X,), Y),
        ("f(Tensor x) -> Tensor[]", (X,), (X,)),
        ("f(Tensor x) -> (Tensor, int)", (X,), [X, 1]),
        ("f(Tensor x) -> ()", (X,), None),
        ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), X),
        ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), Y),
    ],
)
def test_checks_let_good_kernels_pass(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    with checks.enabled():
        assert op.call_positional(args) is result
        op.call_boxed(list(args))


def test_checks_look_at_boxed_kernels_and_arguments(dispatcher: Dispatcher) -> None:
    def kernel(op: OperatorHandle, stack: Stack) -> None:
        stack[-1:] = [Y]

    dispatcher.fallback(kernel, "CPU")
    op = define(dispatcher, "ip_(Tensor(a!) x) -> Tensor(a!)")
    assert op(X) is X
    with checks.enabled():
        with pytest.raises(KernelContractError, match="than its argument 'x'"):
            op(X)
        with pytest.raises(ArgumentTypeError, match="expected Tensor"):
            op.redispatch(CPU_KEYS, 3)


def test_checks_are_counted(dispatcher: Dispatcher) -> None:
    assert not checks.is_enabled()
    with checks.enabled():
        with checks.enabled():
            assert checks.is_enabled()
        assert checks.is_enabled()
    assert not checks.is_enabled()
    with pytest.raises(RuntimeError, match="not enabled"):
        checks.disable()
