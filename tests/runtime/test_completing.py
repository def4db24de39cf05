"""Completing arguments by a function of Python beside doing so by name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
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

    expected = outcome(binder.bind_by_name)
    assert outcome(binder.bind) == expected
    complete = binder.make_complete()

    def completed(args: Any, kwargs: Any) -> Any:
        try:
            return complete(*args, **kwargs)[0]
        except TypeError:
            return binder.complete_by_name(*args, **kwargs)[0]

    assert outcome(completed) == expected


@pytest.mark.parametrize("text", SCHEMAS)
def test_functions_of_python_are_used_where_there_are_such(text: str) -> None:
    binder = ArgumentBinder(parse_schema(text))
    by_name = any(word in text for word in ("from", "__debug__", "..."))
    assert (binder.make_complete() == binder.complete_by_name) is by_name


class Keyed:
    """Has keys, as a tensor has."""

    def __init__(self, keys: int) -> None:
        self._keys = keys


FIRST, SECOND = Keyed(1 << 40), Keyed(1 << 50)


@pytest.mark.parametrize(
    ("args", "kwargs", "keys", "types"),
    [
        ((FIRST, SECOND), {}, 1 << 40 | 1 << 50, (type(None), int)),
        ((FIRST,), {"b": FIRST}, 1 << 40, (type(None), int)),
        ((), {"b": SECOND, "a": SECOND, "n": 2.5}, 1 << 50, (type(None), float)),
        # Those that may be tensors are left to a closer look.
        ((FIRST, FIRST, SECOND), {}, 1 << 40, (Keyed, int)),
    ],
)
@pytest.mark.parametrize("name", ["n", "from"])
def test_the_keys_of_tensors_are_found_on_the_way(
    name: str, args: Any, kwargs: Any, keys: int, types: Any
) -> None:
    text = f"f(Tensor a, Tensor b, Tensor? c=None, *, Scalar {name}=1) -> Tensor"
    binder = ArgumentBinder(parse_schema(text))
    renamed = {name if key == "n" else key: value for key, value in kwargs.items()}
    values, *found = binder.make_complete()(*args, **renamed)
    assert found == [keys, types]
    assert values == binder.bind(args, renamed)
    assert (values, *found) == binder.complete_by_name(*args, **renamed)


@pytest.mark.parametrize("wrong", [None, 1, "x", [FIRST], object()])
@pytest.mark.parametrize("name", ["n", "from"])
def test_what_is_no_tensor_has_no_keys(name: str, wrong: Any) -> None:
    text = f"f(Tensor a, Tensor b, *, Scalar {name}=1) -> Tensor"
    binder = ArgumentBinder(parse_schema(text))
    with pytest.raises((ArgumentTypeError, AttributeError)):
        binder.make_complete()(FIRST, wrong)
    with pytest.raises(ArgumentTypeError, match="'b'"):
        binder.complete_by_name(bw.ones(1), wrong)
