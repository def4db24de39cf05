"""Backward passes inside of backward passes, and lists among the inputs of functions."""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import AutogradFunction
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.library import Library

LEVELS = 400

mark: contextvars.ContextVar[int] = contextvars.ContextVar("mark", default=0)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


class Nested(AutogradFunction):
    """Multiplies by 2; the backward pass starts another one, `left` times."""

    @staticmethod
    def forward(ctx: Any, x: Any, left: int, at_end: Callable[[], None]) -> Any:
        ctx.left, ctx.at_end = left, at_end
        return x * 2

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        if not ctx.left:
            ctx.at_end()
            return grad * 2, None, None
        with autograd.enable_grad():
            inner = grad.detach().requires_grad_()
            Nested.apply(inner, ctx.left - 1, ctx.at_end).sum().backward()
        return inner.grad, None, None


def nested(levels: int, at_end: Callable[[], None] = lambda: None) -> Any:
    x = bw.ones(2).requires_grad_()
    Nested.apply(x, levels, at_end).sum().backward()
    return x.grad.tolist()


@pytest.mark.parametrize("levels", [0, 10, 100, LEVELS])
def test_as_many_as_one_likes(levels: int) -> None:
    assert nested(levels) == [2.0, 2.0]


def test_few_stay_in_their_thread() -> None:
    seen: list[threading.Thread] = []
    nested(5, lambda: seen.append(threading.current_thread()))
    nested(LEVELS, lambda: seen.append(threading.current_thread()))
    here = threading.current_thread()
    assert seen[0] is here
    assert seen[1] is not here
    assert not seen[1].is_alive()


class Seeing(DispatchMode):
    """Counts the calls that it sees."""

    def __init__(self) -> None:
        self.count = 0

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.count += 1
        return op(*args, **kwargs)


@pytest.mark.parametrize("levels", [5, LEVELS])
def test_the_context_goes_along(levels: int) -> None:
    seen: list[Any] = []

    def at_end() -> None:
        seen.append((mark.get(), autograd.is_grad_enabled()))
        before = mode.count
        _ = bw.ones(1) + 1
        seen.append(mode.count > before)
        mark.set(levels)

    mark.set(-1)
    with Seeing() as mode:
        assert nested(levels, at_end) == [2.0, 2.0]
    assert seen == [(-1, False), True]
    assert mark.get() == levels
    assert autograd.is_grad_enabled()


@pytest.mark.parametrize("levels", [5, LEVELS])
@pytest.mark.parametrize("kind", [ValueError, KeyboardInterrupt])
def test_errors_come_out(levels: int, kind: type[BaseException]) -> None:
    # Made here: one that lived on would keep the state of all levels.
    error = kind("from inside")

    def at_end() -> None:
        raise error

    with pytest.raises(kind) as found:
        nested(levels, at_end)
    assert found.value is error
    assert nested(3) == [2.0, 2.0]


# ---- lists among the inputs ----

INPUTS: dict[str, Callable[[Any, Any], Any]] = {
    "tensors": lambda x, w: [x, w],
    "a tuple": lambda x, w: (x, w),
    "None": lambda x, w: [x, None, w],
    "a number": lambda x, w: [3.0, x, w],
    "a text": lambda x, w: [x, w, "text"],
    "a list in it": lambda x, w: [x, [w]],
    "lists in it": lambda x, w: [[None, [x]], (2, w), []],
}


def _scaled(value: Any, factor: Any) -> Any:
    """The gradients of the sum of squares of all tensors in `value`."""
    if isinstance(value, (list, tuple)):
        return [_scaled(item, factor) for item in value]
    return value * 2 * factor if hasattr(value, "_keys") else None


def _needs(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_needs(item) for item in value] if "tensor" in repr(value) else False
    return hasattr(value, "_keys")


def _squares(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return sum(_squares(item) for item in value)
    return (value * value).sum() if hasattr(value, "_keys") else 0


class Squares(AutogradFunction):
    """The sum of squares of all tensors in a list."""

    @staticmethod
    def forward(ctx: Any, values: Any, factor: float) -> Any:
        assert ctx.needs_input_grad == (_needs(values), False)
        ctx.values = values
        return _squares(values) * factor

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return _scaled(ctx.values, grad * 2), None


@pytest.mark.parametrize("name", INPUTS)
def test_lists_of_anything(name: str) -> None:
    x = bw.tensor([1.0, 2.0]).requires_grad_()
    w = bw.tensor([3.0]).requires_grad_()
    Squares.apply(INPUTS[name](x, w), 2.0).backward()
    assert (x.grad.tolist(), w.grad.tolist()) == ([4.0, 8.0], [12.0])


@pytest.mark.parametrize(
    ("returned", "error", "words"),
    [
        (lambda g: [g, g], RuntimeError, "a gradient for input 0, which is no tensor"),
        (
            lambda g: [g],
            RuntimeError,
            "1 gradients for the 2 items of the list at input 0",
        ),
        (lambda g: g, TypeError, "as the gradients of input 0, which is a list"),
        (lambda g: ["text", None], TypeError, "a str as the gradient at index 0"),
    ],
)
def test_gradients_that_are_no_such_list(
    returned: Callable[[Any], Any], error: type[Exception], words: str
) -> None:
    class First(AutogradFunction):
        @staticmethod
        def forward(ctx: Any, values: Any) -> Any:
            return values[0] * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return (returned(grad),)

    y = First.apply([bw.ones(1).requires_grad_(), None])
    with pytest.raises(error, match=words):
        y.backward()


def test_an_operator_with_optional_tensors_in_a_list() -> None:
    with Library("nested_lists", "DEF") as library:
        op = library.define("total(Tensor?[] values) -> Tensor")
        library.impl(op, lambda values: sum(v for v in values if v is not None), "CPU")
        autograd.register_autograd(
            op,
            lambda ctx, grad: ([g and grad for g in ctx.wanted],),
            setup_context=lambda ctx, inputs, output: setattr(
                ctx, "wanted", [True if t is not None else None for t in inputs[0]]
            ),
        )
        x = bw.ones(2).requires_grad_()
        op([None, x, x * 2, None]).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
