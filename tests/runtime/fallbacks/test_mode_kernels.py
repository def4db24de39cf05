"""The kernels that ask modes: what they pass on, beside a definition of it, and their text."""

from __future__ import annotations

import traceback
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.mode_kernels import arrangement_of
from runtime.library import Library
from runtime.schema import parse_schema


class Given(DispatchMode):
    """Keeps what handlers get, and answers with a tensor."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.found: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.found.append((args, kwargs))
        return self.answer


Value = tuple[bool, int]
"""Whether an argument has a default, which is its place, and what it is called with."""

VALUES = st.lists(st.tuples(st.booleans(), st.integers(0, 6)), max_size=6)


def _expected(
    positional: list[Value], keywords: list[Value]
) -> tuple[tuple[int, ...], dict[str, int]]:
    args = [value for _, value in positional]
    while args and positional[len(args) - 1] == (True, len(args) - 1):
        args.pop()
    return tuple(args), {
        f"k{place}": value
        for place, (has_default, value) in enumerate(keywords)
        if not has_default or value != place
    }


@given(VALUES, VALUES)
def test_defaults_are_left_out_where_they_can_be(
    positional: list[Value], keywords: list[Value]
) -> None:
    # Arguments with defaults stand behind the others.
    positional = sorted(positional, key=lambda each: each[0])

    def declared(letter: str, values: list[Value]) -> list[str]:
        return [
            f"int {letter}{place}{f'={place}' if has_default else ''}"
            for place, (has_default, _) in enumerate(values)
        ]

    star = ["*"] if keywords else []
    arguments = [*declared("p", positional), *star, *declared("k", keywords)]
    tensor = bw.ones(1)
    with Library("arrangements", "DEF") as library, Given(tensor) as mode:
        op = library.define(f"f({', '.join(arguments)}) -> Tensor")
        library.impl(op, lambda *_: tensor, "CompositeExplicitAutograd")
        found = op(
            *(value for _, value in positional),
            **{f"k{place}": value for place, (_, value) in enumerate(keywords)},
        )
    assert found is tensor
    assert mode.found == [_expected(positional, keywords)]


@pytest.mark.parametrize(
    ("text", "args", "kwargs", "expected"),
    [
        ("f(...) -> Tensor", (1, 2), {}, ((1, 2), {})),
        ("f(Scalar a=3, ...) -> Tensor", (), {}, ((), {})),
        ("f(Scalar a=3, ...) -> Tensor", (3,), {}, ((), {})),
        ("f(Scalar a=3, ...) -> Tensor", (3, 4), {}, ((3, 4), {})),
        ("f(Scalar a, ...) -> Tensor", (3, 4, 5), {}, ((3, 4, 5), {})),
    ],
)
def test_what_comes_after_the_arguments_is_passed_on(
    text: str, args: Any, kwargs: Any, expected: Any
) -> None:
    tensor = bw.ones(1)
    with Library("arrangements", "DEF") as library, Given(tensor) as mode:
        op = library.define(text)
        library.impl(op, lambda *_: tensor, "CompositeExplicitAutograd")
        op(*args, **kwargs)
    assert mode.found == [expected]


def test_operators_that_are_called_alike_share_the_code() -> None:
    first, second, other = (
        arrangement_of(parse_schema(text))
        for text in (
            "f(Tensor self, int dim=1, *, Tensor out) -> Tensor",
            "g(Tensor x, Scalar y=2, *, Tensor out) -> Tensor",
            "h(Tensor x, Scalar y=2, *, Tensor into) -> Tensor",
        )
    )
    assert first[0] == second[0] != other[0]
    assert (first[1], second[1]) == ([1], [2])


def test_any_number_of_arguments_can_be_left_out() -> None:
    arguments = ", ".join(f"int a{place}={place}" for place in range(1_000))
    tensor = bw.ones(1)
    with Library("arrangements", "DEF") as library, Given(tensor) as mode:
        op = library.define(f"f({arguments}) -> Tensor")
        library.impl(op, lambda *_: tensor, "CompositeExplicitAutograd")
        op(a700=7)
    ((args, kwargs),) = mode.found
    assert args == (*range(700), 7)
    assert kwargs == {}


class Fails(DispatchMode):
    """Raises."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        raise LookupError("from the handler")


@pytest.mark.parametrize(
    "program",
    [lambda: bw.ones(1), lambda: bw.zeros(1) + 1, lambda: bw.arange(3)],
    ids=["ones", "add", "arange"],
)
def test_a_traceback_shows_where_the_handler_was_called(program: Any) -> None:
    with Fails(), pytest.raises(LookupError) as caught:
        program()
    shown = traceback.extract_tb(caught.value.__traceback__)
    assert [frame.line for frame in shown if frame.name == "ask"] == [
        "result = modes[-1].__dispatch__(op, args, kwargs)"
    ]
