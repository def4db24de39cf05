"""Completing arguments by a function of Python beside doing so by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime.arguments import ArgumentBinder
from runtime.errors import ArgumentTypeError
from runtime.schema import parse_schema

SCHEMAS = (
    "f(int a, int b=1, *, int c, int d=2) -> int",
    "f(int a, int b) -> int",
    "f(*, int d=1, int c) -> int",
    "f(int from, int a=1, *, int lambda=3) -> int",
    "f(int __debug__, int a) -> int",
    "f(int type, int self=1, *, int len=2, int tuple=3) -> int",
    "f() -> int",
    "f(int a, ...) -> int",
)
NAMES = (
    "a",
    "b",
    "c",
    "d",
    "from",
    "lambda",
    "type",
    "self",
    "tuple",
    "__debug__",
    "args",
)


@given(
    st.sampled_from(SCHEMAS),
    st.lists(st.integers(3, 9), max_size=4),
    st.dictionaries(st.sampled_from(NAMES), st.integers(10, 19), max_size=4),
)
def test_both_ways_come_to_the_same(
    text: str, args: list[int], kwargs: dict[str, int]
) -> None:
    binder = ArgumentBinder(parse_schema(text))

    def outcome(bind: Any) -> Any:
        try:
            return bind(tuple(args), kwargs)
        except ArgumentTypeError as error:
            return str(error)

    expected = outcome(binder._bind_by_name)
    assert outcome(binder.bind) == expected
    prepared = outcome(binder.prepare)
    assert (prepared if isinstance(expected, str) else prepared[0]) == expected


@pytest.mark.parametrize("text", SCHEMAS)
def test_functions_of_python_are_used_where_there_are_such(text: str) -> None:
    binder = ArgumentBinder(parse_schema(text))
    by_name = any(word in text for word in ("from", "__debug__", "..."))
    assert (binder._make_complete() == binder._bind_with_types) is by_name
