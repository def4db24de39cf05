"""The same functions given to `register_autograd` here and in PyTorch are called alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
import torch

import generated as bw
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd
from runtime.library import Library


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


class Case(NamedTuple):
    """An operator, its functions, and a program; `seen` gets what the functions are given."""

    schema: str
    kernel: Callable[..., Any]
    backward: Callable[..., Any]
    program: Callable[[Any, Any], Any]
    setup_context: Callable[..., None] | None = None


SEEN: list[Any] = []


def note(value: Any) -> Any:
    """What can be compared of what a function was given."""
    if isinstance(value, (list, tuple)):
        return [type(value).__name__, *map(note, value)]
    if isinstance(value, dict):
        return {name: note(item) for name, item in value.items()}
    return value.tolist() if hasattr(value, "tolist") else value


def setup(ctx: Any, inputs: Any, output: Any) -> None:
    SEEN.append(
        ("setup", note(inputs), note(output), ctx.needs_input_grad[: len(inputs)])
    )
    SEEN.append(("recorded", (inputs[0] * 1).requires_grad, output.requires_grad))
    ctx.save_for_backward(inputs[0])


def setup_keywords(
    ctx: Any, inputs: Any, keyword_only_inputs: Any, output: Any
) -> None:
    SEEN.append(("setup", note(inputs), note(keyword_only_inputs), note(output)))
    ctx.by = keyword_only_inputs["by"]


def setup_list(ctx: Any, inputs: Any, output: Any) -> None:
    SEEN.append(("setup", note(inputs), note(output)))
    ctx.count = len(inputs[0])


def square(ctx: Any, grad: Any) -> Any:
    (x,) = ctx.saved_tensors
    SEEN.append(("backward", note(grad), note(x)))
    return grad * x * 2, None


def of_keyword(ctx: Any, grad: Any) -> Any:
    return grad * ctx.by


def of_list(ctx: Any, grad: Any) -> Any:
    SEEN.append(("backward", note(grad), note(ctx.needs_input_grad)))
    return [grad * (n + 1) for n in range(ctx.count)]


def of_results(ctx: Any, *grads: Any) -> Any:
    SEEN.append(("backward", note(grads)))
    first = grads[0]
    return sum(first[1:], first[0]) if isinstance(first, (list, tuple)) else first


CASES: dict[str, Case] = {
    "a default": Case(
        "f(Tensor x, float by=2.0) -> Tensor",
        lambda x, by=2.0: x.detach() * x.detach(),
        square,
        lambda op, xs: op(xs[0]),
        setup,
    ),
    "an argument by name": Case(
        "f(Tensor x, float by=2.0) -> Tensor",
        lambda x, by=2.0: x.detach() * x.detach(),
        square,
        lambda op, xs: op(x=xs[0], by=3.0),
        setup,
    ),
    "a keyword": Case(
        "f(Tensor x, *, float by=2.0, int n=1) -> Tensor",
        lambda x, *, by=2.0, n=1: x.detach() * by,
        of_keyword,
        lambda op, xs: op(xs[0], by=5.0),
        setup_keywords,
    ),
    "a keyword with its default": Case(
        "f(Tensor x, *, float by=2.0) -> Tensor",
        lambda x, *, by=2.0: x.detach() * by,
        of_keyword,
        lambda op, xs: op(xs[0]),
        setup_keywords,
    ),
    "a list": Case(
        "f(Tensor[] xs) -> Tensor",
        lambda xs: xs[0].detach() + xs[1].detach(),
        of_list,
        lambda op, xs: op([*xs]),
        setup_list,
    ),
    "a list of results": Case(
        "f(Tensor x) -> Tensor[]",
        lambda x: [x.detach() * 1, x.detach() * 2],
        of_results,
        lambda op, xs: op(xs[0])[0] + op(xs[0])[1],
    ),
    "a result and a list": Case(
        "f(Tensor x) -> (Tensor, Tensor[])",
        lambda x: (x.detach() * 1, [x.detach() * 2, x.detach() * 3]),
        of_results,
        lambda op, xs: op(xs[0])[1][1] * 3,
    ),
    "two results": Case(
        "f(Tensor x) -> (Tensor, Tensor)",
        lambda x: (x.detach() * 1, x.detach() * 2),
        of_results,
        lambda op, xs: op(xs[0])[1],
    ),
}


@contextmanager
def torch_library() -> Iterator[Any]:
    """A library of PyTorch, which has no types, until the block ends."""
    make: Any = torch.library.Library
    library = make("raconf", "DEF")
    try:
        yield library
    finally:
        library._destroy()


def in_torch(case: Case) -> list[Any]:
    """Gradients, and what the functions were given."""
    SEEN.clear()
    with torch_library() as library:
        library.define(case.schema)
        library.impl("f", case.kernel, "CPU")
        torch.library.register_autograd(
            "raconf::f", case.backward, setup_context=case.setup_context, lib=library
        )
        xs = [torch.tensor([n, n + 1.0], requires_grad=True) for n in (1.0, 3.0)]
        result = case.program(torch.ops.raconf.f.default, xs)
        grads = torch.autograd.grad(result.sum(), xs, allow_unused=True)
        return [note(result), [note(g) for g in grads], *SEEN]


def here(case: Case) -> list[Any]:
    """The same."""
    SEEN.clear()
    with Library("raconf", "DEF") as library:
        op = library.define(case.schema)
        library.impl(op, case.kernel, "CPU")
        with autograd.register_autograd(
            "raconf::f", case.backward, setup_context=case.setup_context
        ):
            xs = [bw.tensor([n, n + 1.0], requires_grad=True) for n in (1.0, 3.0)]
            result = case.program(op, xs)
            grads = autograd.grad(result.sum(), xs, allow_unused=True)
            return [note(result), [note(g) for g in grads], *SEEN]


@pytest.mark.parametrize("name", CASES)
def test_functions_are_called_alike(name: str) -> None:
    assert here(CASES[name]) == in_torch(CASES[name])


REFUSED: dict[str, str] = {
    "in place": "f(Tensor(a!) x) -> Tensor(a!)",
    "a view": "f(Tensor(a) x) -> Tensor(a)",
    "a tensor by keyword": "f(Tensor x, *, Tensor y) -> Tensor",
    "an out argument": "f(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    "no results": "f(Tensor x) -> ()",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_pytorch_refuses_is_refused(name: str) -> None:
    with torch_library() as library:
        library.define(REFUSED[name])
        with pytest.raises((RuntimeError, NotImplementedError)):
            torch.library.register_autograd("raconf::f", square, lib=library)
    with Library("raconf", "DEF") as own:
        own.define(REFUSED[name])
        with pytest.raises(RegistrationError):
            autograd.register_autograd("raconf::f", square)
