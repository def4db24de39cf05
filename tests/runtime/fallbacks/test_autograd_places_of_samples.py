"""Gradients through `as_strided` where samples of vmap lie in one memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap

SAMPLES = [[1.0, 2.0], [3.0, 4.0]]


@pytest.fixture(autouse=True)
def gradients() -> Iterator[None]:
    with autograd.install():
        yield


def middle(x: Any, sample: Any) -> Any:
    return (x.as_strided([2], [1], 1) * sample).sum()


def first_twice(x: Any, sample: Any) -> Any:
    return (x.as_strided([2, 2], [0, 1], 0) * sample).sum()


def square(x: Any, sample: Any) -> Any:
    shown = x.as_strided([2], [1], 2)
    return (shown * shown * sample).sum()


def slope(x: Any, sample: Any) -> Any:
    return grad_of(square)(x, sample).sum()


# Of x = [1, 2, 3, 4], by hand, for the sample [a, b].
SHARED: list[tuple[Callable[[Any, Any], Any], Callable[[float, float], Any]]] = [
    (middle, lambda a, b: [0, a, b, 0]),
    (first_twice, lambda a, b: [2 * a, 2 * b, 0, 0]),
    (square, lambda a, b: [0, 0, 2 * 3 * a, 2 * 4 * b]),
    (slope, lambda a, b: [0, 0, 2 * a, 2 * b]),
]


@pytest.mark.parametrize("form", ["plain", "functional"])
@pytest.mark.parametrize(("f", "by_hand"), SHARED)
def test_no_sample_gets_a_share_of_the_gradient_of_another(
    f: Callable[[Any, Any], Any], by_hand: Callable[[float, float], Any], form: str
) -> None:
    g = functionalize(grad_of(f)) if form == "functional" else grad_of(f)
    found = vmap(g, (None, 0))(bw.arange(1.0, 5.0), bw.tensor(SAMPLES))
    assert found.tolist() == [by_hand(a, b) for a, b in SAMPLES]


def test_nor_at_several_levels() -> None:
    mapped = vmap(vmap(grad_of(middle), (None, 0)), (None, 0))
    samples = bw.arange(8.0).reshape(2, 2, 2)
    found = mapped(bw.ones(4), samples)
    assert found[:, :, 1:3].tolist() == samples.tolist()
    assert found.sum().item() == samples.sum().item()


def test_nor_where_samples_overlap() -> None:
    def ends(x: Any) -> Any:
        return (x.as_strided([2], [2], x.storage_offset()) * x[0].detach()).sum()

    windows = bw.arange(1.0, 7.0).unfold(0, 3, 1)
    assert vmap(grad_of(ends))(windows).tolist() == [[i, 0, i] for i in (1, 2, 3, 4)]


def test_otherwise_all_at_one_place_have_an_equal_share() -> None:
    windows = bw.arange(1.0, 5.0).unfold(0, 2, 1).requires_grad_()
    (windows.as_strided([4], [1], 0) * bw.tensor([1.0, 2.0, 4.0, 8.0])).sum().backward()
    assert windows.grad is not None
    assert windows.grad.tolist() == [[1.0, 1.0], [1.0, 2.0], [2.0, 8.0]]


@pytest.mark.parametrize("offset", [0, 2, 5])
def test_places_before_and_behind_a_sample_are_refused(offset: int) -> None:
    rows = bw.arange(12.0).reshape(4, 3)[1:]
    with pytest.raises(RuntimeError, match="beyond the memory of a sample"):
        vmap(lambda row: row.as_strided([2], [1], offset))(rows)
