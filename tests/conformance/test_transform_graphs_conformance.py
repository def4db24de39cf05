"""Which results of a function of gradients have a graph themselves."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pytest
from transform_programs import OURS, TORCHS, Library

from runtime.fallbacks import autograd

Function = Callable[..., Any]

FUNCTIONS: Final[dict[str, Function]] = {
    "of the first": lambda x, y: (x * x).sum(),
    "of both": lambda x, y: (x * x * y).sum(),
    "linear in the first": lambda x, y: (x * 3).sum() + y.sum(),
    "of neither": lambda x, y: (y.detach() * 2).sum(),
}

AUXILIARY: Final[dict[str, Function]] = {
    "the first": lambda x, y: x * 1,
    "the second": lambda x, y: y * 1,
    "both": lambda x, y: [x * y, y.detach()],
}

NESTED: Final[dict[str, Callable[[Function, Any, Any], Any]]] = {
    "the inner argument is plain": lambda grad, x, y: grad(
        lambda w: grad(lambda v: (v * v * w).sum())(x).sum()
    )(y),
    "the inner argument is the outer one": lambda grad, x, y: grad(
        lambda w: grad(lambda v: (v * v * v).sum())(w).sum()
    )(y),
    "both": lambda grad, x, y: grad(
        lambda w: grad(lambda v: (v * w * w).sum())(w).square().sum()
    )(y),
    "the outer argument is used at the end": lambda grad, x, y: grad(
        lambda w: (grad(lambda v: (v * v).sum())(x) * w).sum()
    )(y),
    "three": lambda grad, x, y: grad(
        lambda w: grad(lambda v: grad(lambda u: (u * u * v * w).sum())(x).sum())(
            x
        ).sum()
    )(y),
    "an argument that got away": lambda grad, x, y: _later(grad, x, y),
}

ROUNDS: Final[dict[str, Callable[[Library, Function], Function]]] = {
    "plain": lambda library, f: f,
    "vmap": lambda library, f: _in_vmap(library, f),
    "functionalize": lambda library, f: library.transforms["functionalize"](f),
}


def _later(grad: Function, x: Any, y: Any) -> Any:
    kept = []

    def keep(v: Any) -> Any:
        kept.append(v)
        return (v * v).sum()

    first = grad(keep)(x)
    return [first, grad(lambda w: (w * w * kept[0].detach()).sum())(y)]


def _in_vmap(library: Library, function: Function) -> Function:
    def run(x: Any, y: Any) -> Any:
        mapped = library.transforms["vmap"](function, in_dims=(0, None))
        return mapped(library.lib.stack([x, x]), y)

    return run


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _inputs(library: Library, wanted: tuple[bool, bool]) -> list[Any]:
    tensors = [library.tensor(np.array([1.0, 2.0], np.float32)) for _ in wanted]
    for tensor, is_wanted in zip(tensors, wanted, strict=True):
        tensor.requires_grad_(is_wanted)
    return tensors


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [leaf for each in value for leaf in _leaves(each)]
    return [(value.requires_grad, value.detach().tolist())]


WANTED: Final = [*itertools.product((False, True), repeat=2)]


@pytest.mark.parametrize("wanted", WANTED, ids=str)
@pytest.mark.parametrize("around", ROUNDS)
@pytest.mark.parametrize("auxiliary", AUXILIARY)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_gradient_value_and_the_rest(
    function: str, auxiliary: str, around: str, wanted: tuple[bool, bool]
) -> None:
    def both(x: Any, y: Any) -> Any:
        return FUNCTIONS[function](x, y), AUXILIARY[auxiliary](x, y)

    def found(library: Library) -> Any:
        gradient = library.transforms["values"](both, has_aux=True)
        return _leaves(ROUNDS[around](library, gradient)(*_inputs(library, wanted)))

    assert found(OURS) == found(TORCHS)


@pytest.mark.parametrize("wanted", WANTED, ids=str)
@pytest.mark.parametrize("around", ROUNDS)
@pytest.mark.parametrize("program", NESTED)
def test_gradients_of_gradients(
    program: str, around: str, wanted: tuple[bool, bool]
) -> None:
    def found(library: Library) -> Any:
        grad = library.transforms["grad"]
        function = ROUNDS[around](library, lambda x, y: NESTED[program](grad, x, y))
        return _leaves(function(*_inputs(library, wanted)))

    assert found(OURS) == found(TORCHS)
