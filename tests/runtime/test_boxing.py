"""Boxed kernels, wrappers around them, and unboxed functions on a stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from runtime import boxing
from runtime.boxing import BoxedKernel, Stack, box, fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import DispatchError, KernelContractError
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.operator import OperatorHandle
from runtime.options import TensorOptions
from runtime.schema import parse_schema
from tests.runtime.dispatch_toys import cpu

KERNEL_CHECKS = False


def operator(schema: str, kernel: object = None, key: str = "CPU") -> OperatorHandle:
    """An operator `t::…` of a dispatcher of its own, with one kernel."""
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    dispatcher.define(f"t::{schema}")
    name = f"t::{schema.partition('(')[0]}"
    if kernel is not None:
        dispatcher.impl(name, kernel, key)  # type: ignore[arg-type]
    return dispatcher.handle(name)


def leaving(*values: object) -> BoxedKernel:
    """A boxed kernel that replaces its arguments by `values`."""

    def kernel(op: OperatorHandle, stack: Stack) -> None:
        del stack[len(stack) - len(op.schema.arguments) :]
        stack.extend(values)

    return BoxedKernel.make_from_function(kernel)


# ---- the five kinds of wrappers ----

X, Y, FRESH = cpu("x"), cpu("y"), cpu("fresh")

WRAPPER_KINDS: list[tuple[str, str, tuple[Any, ...], tuple[Any, ...], Any]] = [
    # kind, schema, arguments, what the kernel leaves on the stack, what the call returns
    ("one value", "f(Tensor x) -> Tensor", (X,), (FRESH,), FRESH),
    ("several values", "f(Tensor x) -> (Tensor, int)", (X,), (FRESH, 3), (FRESH, 3)),
    ("no value", "f(Tensor x) -> ()", (X,), (), None),
    ("a list", "f(Tensor[] x) -> Tensor[]", ([X, Y],), ([Y],), [Y]),
    ("an optional list", "f(Tensor?[] x) -> Tensor", ([None, X],), (FRESH,), FRESH),
    ("in place", "f_(Tensor(a!) self) -> Tensor(a!)", (X,), (FRESH,), X),
    (
        "in place, more arguments",
        "f_(Tensor(a!) self, Tensor other, int n) -> Tensor(a!)",
        (X, Y, 1),
        (FRESH,),
        X,
    ),
    (
        "out",
        "f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        (X, Y),
        (FRESH,),
        Y,
    ),
    (
        "two outs",
        "f.out(Tensor x, *, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))",
        (X, X, Y),
        (FRESH, FRESH),
        (X, Y),
    ),
    (
        "a view is what the kernel left",
        "f(Tensor(a) self) -> Tensor(a)",
        (X,),
        (FRESH,),
        FRESH,
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "left", "expected"),
    [row[1:] for row in WRAPPER_KINDS],
    ids=[row[0] for row in WRAPPER_KINDS],
)
def test_wrapper_kinds(
    schema: str, args: tuple[Any, ...], left: tuple[Any, ...], expected: Any
) -> None:
    op = operator(schema, leaving(*left))
    result = op.call_positional(args)
    if isinstance(expected, tuple):
        assert len(result) == len(expected)
        assert all(a is b for a, b in zip(result, expected, strict=True))
    else:
        assert result is expected or result == expected
    # A boxed call gives what the kernel left.
    stack: Stack = ["below", *args]
    op.call_boxed(stack)
    assert stack == ["below", *left]


def test_wrappers_get_arguments_in_schema_order() -> None:
    seen: list[Stack] = []

    def kernel(op: OperatorHandle, stack: Stack) -> None:
        seen.append(list(stack))
        stack[:] = [stack[0]]

    op = operator(
        "f(Tensor x, int n=2, *, float s=1.5, Tensor? y=None) -> Tensor",
        BoxedKernel.make_from_function(kernel),
    )
    op(X, s=3, n=4)
    op(X)
    assert seen == [[X, 4, 3.0, None], [X, 2, 1.5, None]]


# ---- specialised wrappers ----


def test_an_announced_wrapper_is_used() -> None:
    schema = parse_schema("t::special(Tensor x, str a, str b, str c, bool d) -> Tensor")
    made: list[object] = []

    def factory(op: Any, boxed: boxing.BoxedFunction) -> Callable[..., Any]:
        made.append(op)
        return lambda *args: "specialised"

    table = {boxing.signature_key(schema): factory}
    boxing.announce_wrappers(table)
    assert boxing.wrapper_factory(schema) is factory
    op = operator(
        "special(Tensor x, str a, str b, str c, bool d) -> Tensor", leaving(FRESH)
    )
    assert op(X, "a", "b", "c", True) == "specialised"
    assert made == [op]


def test_schemas_of_one_signature_share_a_wrapper() -> None:
    keys = [
        boxing.signature_key(parse_schema(text))
        for text in (
            "t::f(Tensor self, int n=1) -> Tensor",
            "u::g.x(Tensor a, int b) -> Tensor",
            "t::f(Tensor self, *, int n=1) -> Tensor",
            "t::f_(Tensor(a!) self, int n=1) -> Tensor(a!)",
        )
    ]
    assert keys[0] == keys[1]
    assert keys[0] == keys[2]
    assert keys[0] != keys[3]


# ---- wrong stacks ----


@pytest.mark.parametrize(
    ("schema", "left", "numbers", "advice"),
    [
        ("f(Tensor x) -> Tensor", (), (0, 1), "what a boxed kernel returns is ignored"),
        ("f(Tensor x) -> Tensor", (FRESH,) * 2, (2, 1), "takes its arguments off"),
        ("f(Tensor x) -> Tensor", (FRESH,) * 3, (3, 1), "f(Tensor x) -> Tensor"),
        (
            "f(Tensor x) -> (Tensor, Tensor)",
            (FRESH,),
            (1, 2),
            "takes its arguments off",
        ),
        (
            "f(Tensor x, int n) -> Tensor",
            (FRESH,) * 2,
            (2, 1),
            "takes its arguments off",
        ),
        ("f(Tensor x) -> ()", (FRESH,), (1, 0), "takes its arguments off"),
        ("f_(Tensor(a!) self) -> Tensor(a!)", (), (0, 1), "is ignored"),
    ],
)
def test_wrong_stack(
    schema: str, left: tuple[object, ...], numbers: tuple[int, int], advice: str
) -> None:
    op = operator(schema, leaving(*left))
    args = (X, 1)[: len(op.schema.arguments)]
    for call in (lambda: op(*args), lambda: op.call_boxed([1, 2, *args])):
        with pytest.raises(KernelContractError) as caught:
            call()
        message = str(caught.value)
        assert op.qualified_name in message
        assert f"left {numbers[0]} values" in message
        assert f"returns {numbers[1]}" in message
        assert "leaving.<locals>.kernel" in message
        assert "test_boxing.py:" in message
        assert message.partition(op.qualified_name)[2].count(advice) == 1


def test_too_few_values_for_a_boxed_call() -> None:
    op = operator("f(Tensor x, int n) -> Tensor", leaving(FRESH))
    with pytest.raises(
        KernelContractError, match=r"1 values on the stack.* 2 arguments"
    ):
        op.call_boxed([X])


# ---- unboxed kernels on a stack ----


@pytest.mark.parametrize(
    ("schema", "result", "pushed"),
    [
        ("f(Tensor x) -> Tensor", FRESH, [FRESH]),
        ("f(Tensor x) -> Tensor[]", [X, Y], [[X, Y]]),
        ("f(Tensor x) -> Tensor[]", (X,), [(X,)]),
        ("f(Tensor x) -> (Tensor, Tensor)", (X, Y), [X, Y]),
        ("f(Tensor x) -> (Tensor, Tensor)", [X, Y], [X, Y]),
        ("f(Tensor x) -> ()", None, []),
    ],
)
def test_returns_of_an_unboxed_kernel_are_pushed(
    schema: str, result: object, pushed: Stack
) -> None:
    op = operator(schema, lambda x: result)
    stack: Stack = [0, X]
    op.call_boxed(stack)
    assert stack == [0, *pushed]


@pytest.mark.parametrize(
    ("schema", "result", "told"),
    [
        ("r2(Tensor x) -> (Tensor, Tensor)", (X,), "a tuple of 1 values"),
        ("r2(Tensor x) -> (Tensor, Tensor)", X, "a value of type Tensor"),
        ("r3(Tensor x) -> ()", X, "returns nothing"),
    ],
)
def test_wrong_number_of_returns_on_a_stack(
    schema: str, result: object, told: str
) -> None:
    op = operator(schema, lambda x: result)
    with pytest.raises(KernelContractError) as caught:
        op.call_boxed([X])
    message = str(caught.value)
    assert told in message
    assert op.qualified_name in message
    assert "test_boxing.py:" in message


def test_unboxed_kernel_gets_the_key_set_on_request() -> None:
    op = operator("f(Tensor x) -> Tensor")
    seen: list[DispatchKeySet] = []

    def kernel(keys: DispatchKeySet, x: object) -> object:
        seen.append(keys)
        return x

    op.dispatcher.impl("t::f", kernel, "CPU", with_keyset=True)
    op(X)
    op.call_boxed([X])
    # What falls through (ADInplaceOrView, AutogradCPU, BackendSelect) is not in the set.
    assert seen == [DispatchKeySet(K.CPU)] * 2


# ---- makers ----


def test_key_set_reaches_boxed_kernels_of_three_parameters() -> None:
    seen = []

    def kernel(op: OperatorHandle, keys: DispatchKeySet, stack: Stack) -> None:
        seen.append(keys.highest_priority_key())

    class Functor:
        calls = 0

        def __call__(self, op: OperatorHandle, stack: Stack) -> None:
            self.calls += 1

    op = operator("f(Tensor x) -> Tensor", BoxedKernel.make_from_function(kernel))
    assert op(X) is X
    assert seen == [K.CPU]
    functor = Functor()
    op = operator("f(Tensor x) -> Tensor", BoxedKernel.make_from_functor(functor))
    assert op(X) is X
    assert functor.calls == 1


def test_keys_can_be_asked_for_explicitly() -> None:
    def kernel(op: object, *rest: object) -> None:
        assert len(rest) == 2

    boxed = BoxedKernel.make_from_function(kernel, with_keyset=True)
    op = operator("f(Tensor x) -> Tensor", boxed)
    assert op(X) is X
    with pytest.raises(TypeError, match="takes 1 arguments"):
        BoxedKernel.make_from_function(kernel)


def test_fallthrough() -> None:
    kernel = BoxedKernel.make_fallthrough()
    assert kernel.is_fallthrough
    assert kernel.is_valid
    op = operator("f(Tensor x) -> Tensor", lambda x: FRESH)
    op.dispatcher.impl("t::f", kernel, "AutogradCPU")
    op.dispatcher.impl("t::f", fallthrough_kernel, "Meta")
    assert op(X) is FRESH
    with pytest.raises(DispatchError, match="marks a key to be skipped"):
        kernel.call_boxed(op, DispatchKeySet(), [X])


def test_kernels_that_refuse() -> None:
    refusing = BoxedKernel.make_named_not_supported()
    op = operator("f(Tensor x) -> Tensor", refusing)
    with pytest.raises(DispatchError, match="t::f is not supported with named tensors"):
        op(X)
    ambiguous = BoxedKernel.make_ambiguous_autogradother()
    with pytest.raises(DispatchError, match="t::f for AutogradOther is ambiguous"):
        ambiguous.call_boxed(op, DispatchKeySet(), [X])


def test_an_invalid_kernel() -> None:
    kernel = BoxedKernel()
    assert not kernel.is_valid
    assert not kernel.is_fallthrough
    op = operator("f(Tensor x) -> Tensor")
    with pytest.raises(TypeError, match="invalid"):
        op.dispatcher.impl("t::f", kernel, "CPU")
    with pytest.raises(DispatchError, match="invalid kernel of t::f"):
        kernel.call_boxed(op, DispatchKeySet(), [X])


# ---- values ----


def test_tensor_options_take_four_places() -> None:
    options = TensorOptions(pin_memory=True)
    assert box(1, options, 2) == [1, None, None, None, True, 2]
    assert boxing.boxed_size(1, options) == 5
    assert box(X, None, [1]) == [X, None, [1]]


def test_box_fills_in_defaults() -> None:
    op = operator("f(Tensor x, int[2] s=1, *, bool b=False) -> Tensor")
    assert op.box(X) == [X, (1, 1), False]
    assert op.box(X, [2, 3], b=True) == [X, [2, 3], True]
