"""Functional form of writes to memory that the tensors of the caller do not show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap

VIEWS: dict[str, Callable[[Any], Any]] = {
    "end": lambda t: t[4:],
    "start": lambda t: t[:4],
    "every second": lambda t: t[::2],
    "matrix": lambda t: t[1:7].reshape(2, 3).t(),
    "column": lambda t: t.reshape(4, 2)[:, 1],
    "other dtype": lambda t: t.view(bw.int32)[3:7],
    "empty": lambda t: t[3:3],
    "all": lambda t: t,
}


def _tripled(t: Any) -> Any:
    return t.as_strided([8 * 8 // t.dtype.itemsize], [1], 0).mul_(3)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_all_memory_is_reached_from_any_view(view: str, remove: str) -> None:
    expected, big = bw.arange(8), bw.arange(8)
    known = _tripled(VIEWS[view](expected))
    found = functionalize(_tripled, remove=remove)(VIEWS[view](big))
    assert big.tolist() == expected.tolist()
    assert found.tolist() == known.tolist()
    if remove == "mutations":
        big.zero_()
        assert not found.any()


def test_what_the_function_captures_counts_as_given() -> None:
    big = bw.arange(8)
    start = big[:4]

    def program(t: Any) -> Any:
        start.add_(1)
        return t.as_strided([3], [2], 1).mul_(3)

    assert functionalize(program)(big[6:]).tolist() == [6, 12, 15]
    assert big.tolist() == [1, 6, 3, 12, 4, 15, 6, 7]


def test_nested() -> None:
    big = bw.arange(8)
    functionalize(lambda t: functionalize(_tripled)(t[1:]).add_(1))(big[4:])
    assert big.tolist() == [1, 4, 7, 10, 13, 16, 19, 22]


@pytest.mark.parametrize(
    "transform",
    [
        vmap,
        lambda f: vmap(functionalize(f)),
        lambda f: functionalize(vmap(f)),
    ],
)
def test_gaps_of_samples(transform: Callable[[Any], Any]) -> None:
    def program(t: Any) -> Any:
        t.as_strided([3], [1], t.storage_offset()).mul_(3)
        return t

    big = bw.arange(12).reshape(2, 6)
    assert transform(program)(big[:, ::2]).tolist() == [[0, 6, 4], [18, 24, 10]]
    assert big.tolist() == [[0, 3, 6, 3, 4, 5], [18, 21, 24, 9, 10, 11]]


def test_recorded() -> None:
    def program(t: Any, factor: Any) -> Any:
        t.as_strided([8], [1], 0).mul_(factor)
        return t

    with autograd.install():
        for function in (program, functionalize(program)):
            big = bw.arange(8.0)
            factor = bw.tensor([3.0]).requires_grad_()
            result = function(big[::2], factor)
            (of_result,) = autograd.grad(result.sum(), [factor], retain_graph=True)
            assert of_result.tolist() == [12.0]
            (of_big,) = autograd.grad(big.sum(), [factor])
            assert of_big.tolist() == [28.0]


@st.composite
def _looks(draw: Any) -> tuple[list[int], list[int], int]:
    """A shape, strides and an offset within eight elements that do not overlap themselves."""
    step = draw(st.integers(1, 3))
    count = draw(st.integers(1, 7 // step + 1))
    rest = 7 - step * (count - 1)
    return [count], [step], draw(st.integers(0, rest))


@given(
    st.lists(_looks(), min_size=1, max_size=3),
    st.lists(st.tuples(st.integers(0, 2), _looks()), max_size=5),
)
def test_any_places(given_looks: Any, writes: Any) -> None:
    def program(*tensors: Any) -> Any:
        results = []
        for number, (place, look) in enumerate(writes):
            written = tensors[place % len(tensors)].as_strided(*look)
            results.append(written.mul_(number + 2).add_(1))
        return tensors[0].sum(), results

    def run(function: Any) -> Any:
        big = bw.arange(8)
        total, results = function(*[big.as_strided(*look) for look in given_looks])
        values = [each.tolist() for each in results]
        big.add_(1)
        return total.item(), values, [each.tolist() for each in results], big.tolist()

    assert run(functionalize(program)) == run(program)


def test_later_writes_of_what_has_left_go_where_they_are_to_go() -> None:
    left: list[Any] = []
    big = bw.arange(8)

    def program(t: Any) -> None:
        _tripled(t)
        left.append(t)

    functionalize(program)(big[4:])
    big[:1].fill_(100)
    left[0].add_(1)
    assert big.tolist() == [100, 3, 6, 9, 13, 16, 19, 22]
