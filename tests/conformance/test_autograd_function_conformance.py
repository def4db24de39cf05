"""Functions with a backward pass of their own, and gradients that do not fit, against torch."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


SIDES: Final = ((torch, torch.autograd.Function), (bw, autograd.AutogradFunction))

Pair = namedtuple("Pair", "double triple")


class Own(tuple[Any, ...]):
    """A tuple whose class takes something else than a tuple does."""

    def __new__(cls, one: Any, other: Any) -> Own:
        return super().__new__(cls, (one, other))


def function(
    base: Any, forward: Callable[..., Any], backward: Callable[..., Any]
) -> Any:
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    return type("Function", (base,), members)


# ---- what forward returns ----

RETURNED: Final[dict[str, Callable[[Any], Any]]] = {
    "a tensor": lambda x: x * 2,
    "a tuple": lambda x: (x * 2, x * 3),
    "a tuple of one": lambda x: (x * 2,),
    "a tuple with something else": lambda x: (x * 2, "text", None),
    "a named tuple": lambda x: Pair(x * 2, x * 3),
    "a tuple of another class": lambda x: Own(x * 2, x * 3),
    "a generator": lambda x: (each for each in "ab"),
    "a text": lambda x: "text",
    "None": lambda x: None,
}


def _returned(package: Any, base: Any, forward: Callable[[Any], Any]) -> Any:
    applied = function(base, lambda ctx, x: forward(x), lambda ctx, *grads: grads[0])
    x = package.ones(2).requires_grad_()
    found = applied.apply(x)
    items = found if isinstance(found, tuple) else (found,)
    described = [
        (each.tolist(), each.requires_grad) if hasattr(each, "tolist") else str(each)
        for each in items
        if not hasattr(each, "__next__")
    ]
    if hasattr(items[0], "sum"):
        items[0].sum().backward()
        return type(found).__name__, described, x.grad.tolist()
    return type(found).__name__, described


@pytest.mark.parametrize("name", RETURNED)
def test_what_forward_returns(name: str) -> None:
    expected, found = (_returned(*side, RETURNED[name]) for side in SIDES)
    assert found == expected


class Items(list[Any]):
    """A list whose class says more."""


@pytest.mark.parametrize("cls", [list, Items])
def test_a_list_of_outputs_is_differentiated(cls: Any) -> None:
    """Torch does not look into it."""
    applied = function(
        autograd.AutogradFunction,
        lambda ctx, x: cls([x * 2, x * 3]),
        lambda ctx, a, b: a * 2 + b * 3,
    )
    x = bw.ones(2).requires_grad_()
    found = applied.apply(x)
    assert type(found) is list
    (found[0] + found[1]).sum().backward()
    assert x.grad.tolist() == [5.0, 5.0]


# ---- gradients that do not fit ----

GRADIENTS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "as it is": lambda package, g: g * 2,
    "complex": lambda package, g: g * (1 + 2j),
    "of another device": lambda package, g: g.to("meta"),
    "of a wider dtype": lambda package, g: g.to(package.float64),
    "of a longer shape": lambda package, g: package.ones(3),
    "of a shape to sum": lambda package, g: package.ones(4, 2),
    "without dimensions": lambda package, g: package.ones(()),
    "without dimensions, of another dtype": lambda package, g: (
        package.ones((), dtype=package.float64)
    ),
}


def _outcome(act: Callable[[], Any]) -> Any:
    try:
        found = act()
    except RuntimeError:
        return RuntimeError
    return None if found is None else (str(found.dtype).split(".")[-1], found.tolist())


def _by_backward(package: Any, base: Any, change: Callable[[Any, Any], Any]) -> Any:
    applied = function(base, lambda ctx, x: x * 2, lambda ctx, g: change(package, g))
    x = package.ones(2).requires_grad_()
    applied.apply(x * 1).sum().backward()
    return x.grad


def _by_argument(package: Any, base: Any, change: Callable[[Any, Any], Any]) -> Any:
    x = package.ones(2).requires_grad_()
    x.backward(change(package, package.ones(2)))
    return x.grad


def _by_assignment(package: Any, base: Any, change: Callable[[Any, Any], Any]) -> Any:
    x = package.ones(2).requires_grad_()
    x.grad = change(package, package.ones(2))
    return x.grad


@pytest.mark.parametrize("way", [_by_backward, _by_argument, _by_assignment])
@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_that_do_not_fit(name: str, way: Callable[..., Any]) -> None:
    expected, found = (
        _outcome(lambda side=side: way(*side, GRADIENTS[name])) for side in SIDES
    )
    assert found == expected


@pytest.mark.parametrize("stop", ["requires_grad_", "detach_"])
def test_a_leaf_that_stopped_to_require_gradients(stop: str) -> None:
    grads = []
    for package, _ in SIDES:
        x, w = package.ones(2).requires_grad_(), package.ones(2).requires_grad_()
        y = x * w
        x.requires_grad_(False) if stop == "requires_grad_" else x.detach_()
        y.sum().backward()
        grads.append((x.grad is None, w.grad.tolist()))
    assert grads[1] == grads[0] == (True, [1.0, 1.0])
