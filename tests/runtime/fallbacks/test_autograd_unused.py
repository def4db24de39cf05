"""What `grad` says of an input without a gradient: which operators cut the graph."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.library import Library


class Operators:
    """Operators without a derivative, and a function that hides what it does."""

    def __init__(self, library: Library) -> None:
        for name in ("first", "second"):
            op = library.define(f"{name}(Tensor x) -> Tensor")
            library.impl(op, lambda x: bw.from_numpy(x.detach().numpy() * 2), "CPU")
            setattr(self, name, op)
        write = library.define("write_(Tensor(a!) x) -> Tensor(a!)")

        def write_(x: Any) -> Any:
            x.array[...] = 0
            return x

        library.impl(write, write_, "CPU")
        self.write_ = write
        put = library.define("put_(Tensor(a!) x, Tensor other) -> Tensor(a!)")

        def put_(x: Any, other: Any) -> Any:
            x.array[...] = other.array[0]
            return x

        library.impl(put, put_, "CPU")
        self.put_ = put

    first: Any
    second: Any


@pytest.fixture
def ops() -> Iterator[Operators]:
    library = Library("cutting", "DEF")
    with autograd.install(), autograd.set_fallback_mode("warn"):
        yield Operators(library)
    library.destroy()


def _written(o: Operators, x: Any) -> Any:
    y = x * 1
    o.write_(y)
    return y


def _written_view(o: Operators, x: Any) -> Any:
    y = bw.zeros(2)
    o.put_(y[0:1], x)
    return y


Case = tuple[Callable[[Operators, Any], Any], list[str]]
CUT: dict[str, Case] = {
    "the operator alone": (lambda o, x: o.first(x), ["cutting::first"]),
    "in the middle": (lambda o, x: (o.first(x * 2) + 1).exp(), ["cutting::first"]),
    "two ways": (
        lambda o, x: o.first(x) + o.second(x * 3),
        ["cutting::first, cutting::second"],
    ),
    "one behind the other": (lambda o, x: o.second(o.first(x)), ["cutting::"]),
    "twice the same": (lambda o, x: o.first(x) * o.first(x), ["at cutting::first,"]),
    "in place": (_written, ["cutting::write_"]),
    "in place, through a view": (_written_view, ["cutting::put_"]),
}


@pytest.mark.parametrize("name", CUT)
def test_each_call_names_the_operators(name: str, ops: Operators) -> None:
    function, texts = CUT[name]
    messages = []
    for _ in range(3):
        x = bw.tensor([1.0, 2.0]).requires_grad_()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with pytest.raises(RuntimeError) as caught:
                autograd.grad(function(ops, x).sum(), x)
        messages.append(str(caught.value))
    assert len({*messages}) == 1
    for text in (
        *texts,
        "Give it one with register_",
        "('cutting::",
        "no derivative",
        "input 0",
    ):
        assert text in messages[0]


def test_what_was_not_used_at_all_is_told_apart(ops: Operators) -> None:
    x = bw.tensor([1.0]).requires_grad_()
    other = bw.tensor([1.0]).requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(RuntimeError, match=r"input 1 .* was not used to compute"):
            autograd.grad((ops.first(x) + x).sum(), [x, other])


def test_a_way_around_the_operator_is_enough(ops: Operators) -> None:
    x = bw.tensor([1.0]).requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        (found,) = autograd.grad((ops.first(x) + x * 3).sum(), x)
    assert found.tolist() == [3.0]


def test_unused_inputs_may_be_allowed(ops: Operators) -> None:
    x = bw.tensor([1.0]).requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert autograd.grad(ops.first(x).sum(), x, allow_unused=True) == (None,)


def test_the_mode_that_says_nothing_says_so(ops: Operators) -> None:
    x = bw.tensor([1.0]).requires_grad_()
    with autograd.set_fallback_mode("nothing"):
        y = ops.first(x)
        with pytest.raises(RuntimeError, match=r"set_fallback_mode\(.nothing.\)"):
            autograd.grad(y.sum(), x)
    with pytest.raises(RuntimeError) as caught:
        autograd.grad(bw.ones(1).sum(), x)
    assert "set_fallback_mode" not in str(caught.value)


def test_the_input_that_requires_no_gradients_is_named(ops: Operators) -> None:
    x = bw.tensor([1.0]).requires_grad_()
    with pytest.raises(RuntimeError, match="that at 1"):
        autograd.grad((x * 2).sum(), [x, bw.ones(1)])
