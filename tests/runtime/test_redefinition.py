"""Operators that are defined anew, with another schema, while a call of them is going on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from runtime.errors import ArgumentTypeError, OperatorNotFoundError
from runtime.library import Library
from runtime.operator import OperatorHandle
from tests.runtime.dispatch_toys import cpu, default_dispatcher

# The checks of kernels belong to a schema, and calls of one by another are refused by them.
KERNEL_CHECKS = False

X = cpu("x")

FORMER = "rd(Tensor x, int a=1) -> Tensor"

NEW = [
    FORMER,
    "rd(Tensor x, int a, int b) -> Tensor",
    "rd(Tensor x, str a='') -> Tensor",
    "rd(str s, int a) -> Tensor",
    "rd() -> Tensor",
]


class Case:
    """An operator whose kernel defines it anew and fails."""

    def __init__(self, new: str | None) -> None:
        self.dispatcher = default_dispatcher()
        self.library = Library("t", "DEF", dispatcher=self.dispatcher)
        self.op = self.library.define(FORMER)
        self.new = new
        self.library.impl(self.op, self.kernel, "CPU")

    def kernel(self, x: Any, a: Any) -> Any:
        self.library.destroy()
        if self.new is not None:
            self.library = Library("t", "DEF", dispatcher=self.dispatcher)
            self.library.define(self.new)
        raise ValueError("mine")


def wrapped(op: OperatorHandle) -> Callable[..., Any]:
    """What generated code does, in short."""

    def call(x: Any, a: Any = 1) -> Any:
        kernel = op.lookup_for(x)
        try:
            return kernel(x, a)
        except Exception:
            op.check_arguments((x, a))
            raise

    return call


def unboxed(op: OperatorHandle) -> Callable[..., Any]:
    return op


def by_keyword(op: OperatorHandle) -> Callable[..., Any]:
    return lambda x, a=1: op(x=x, a=a)


def boxed(op: OperatorHandle) -> Callable[..., Any]:
    return lambda x, a=1: op.call_boxed([x, a])


def redispatched(op: OperatorHandle) -> Callable[..., Any]:
    return lambda x, a=1: op.redispatch("CPU", x, a)


WAYS = [unboxed, by_keyword, boxed, redispatched, wrapped]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("new", [*NEW, None])
def test_the_error_of_the_kernel_is_left(
    way: Callable[[OperatorHandle], Callable[..., Any]], new: str | None
) -> None:
    case = Case(new)
    with pytest.raises(ValueError, match=r"^mine$"):
        way(case.op)(X)


@pytest.mark.parametrize("way", [redispatched, wrapped], ids=lambda way: way.__name__)
@pytest.mark.parametrize("former", ["rd(Tensor x, str a) -> Tensor", "rd() -> Tensor"])
def test_wrong_arguments_are_named_all_the_same(
    way: Callable[[OperatorHandle], Callable[..., Any]], former: str
) -> None:
    def fails(*args: Any) -> Any:
        raise ValueError("mine")

    dispatcher = default_dispatcher()
    library = Library("t", "DEF", dispatcher=dispatcher)
    library.define(former)
    library.destroy()
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define(FORMER)
    library.impl(op, fails, "CPU")
    with pytest.raises(ArgumentTypeError, match="expected int for argument 'a'"):
        way(op)(X, 0.5)
    with pytest.raises(ValueError, match=r"^mine$"):
        way(op)(X, 1)
    library.destroy()


def test_a_caller_made_for_another_schema_is_told_so() -> None:
    library = Library("t", "DEF", dispatcher=default_dispatcher())
    op = library.define("rd(Tensor x, int a) -> Tensor")
    with pytest.raises(ArgumentTypeError, match="takes 2 arguments, but got 1"):
        op.explain_call((X,))
    with pytest.raises(ArgumentTypeError, match="no argument at position 2"):
        op.convert(2, "a")


@pytest.mark.parametrize(
    "way", [unboxed, by_keyword, wrapped], ids=lambda way: way.__name__
)
def test_threads_see_the_errors_of_kernels(
    way: Callable[[OperatorHandle], Callable[..., Any]],
) -> None:
    ran = threading.Event()

    def fails(*args: Any) -> Any:
        ran.set()
        raise ValueError("mine")

    schemas = [
        FORMER,
        "rd(Tensor x, int a=2, str b='', int c=2) -> Tensor",
        "rd(Tensor x, int a=3, Tensor? y=None) -> Tensor",
    ]
    dispatcher = default_dispatcher()
    kernels = Library("t", "IMPL", "CPU", dispatcher)
    kernels.impl("rd", fails)
    call = way(dispatcher.handle("t::rd"))
    found: list[Exception] = []
    stop = threading.Event()

    def call_until_stopped() -> None:
        while not stop.is_set():
            try:
                call(x=X) if way is by_keyword else call(X)
            except Exception as error:
                found.append(error)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=call_until_stopped) for _ in range(3)]
    try:
        for thread in threads:
            thread.start()
        for number in range(300):
            with Library("t", "DEF", dispatcher=dispatcher) as library:
                library.define(schemas[number % 3])
                if number % 50 == 0:  # some calls do meet a definition
                    ran.clear()
                    assert ran.wait(30)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        sys.setswitchinterval(interval)
    # There are moments without a definition.
    others = [e for e in found if not isinstance(e, OperatorNotFoundError)]
    assert {repr(error) for error in others} == {"ValueError('mine')"}
