"""Arguments of classes that tell little of their values: a call must not depend on earlier ones."""

from __future__ import annotations

import traceback
from collections import UserList, deque
from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import MagicMock

import pytest

from runtime.dispatcher import Dispatcher
from runtime.errors import ArgumentTypeError, DispatchError
from runtime.library import Library
from tests.runtime.dispatch_toys import (
    Tensor,
    cpu,
    default_dispatcher,
    define,
    meta,
    record,
)


class Own(Sequence[Any]):
    """A sequence that is neither a list nor a tuple."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = values

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, index: Any) -> Any:
        return self.values[index]


class Subclass(list[Any]):
    """A list that is not of the very class."""


class Perhaps:
    """An object that has keys, or has none."""

    def __init__(self, keys: object = None) -> None:
        if keys is not None:
            self._keys = keys

    def __repr__(self) -> str:
        return f"Perhaps({getattr(self, '_keys', None)!r})"


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


SEQUENCES: list[Callable[[Sequence[Any]], Any]] = [
    list,
    tuple,
    Subclass,
    UserList,
    deque,
    Own,
]

X = cpu("x")

# an argument, what is passed first, what then, and what the kernel gets of that; a class is
# that of the error
ELEMENTS: list[tuple[str, list[Any], list[Any], list[Any] | type[Exception]]] = [
    ("float[] v", [1.0], [1], [1.0]),
    ("float[] v", [1], [2.0, 3], [2.0, 3.0]),
    ("float[] v", [1.0], ["a", None, X], ArgumentTypeError),
    ("int[] v", [1], [True, 2], [1, 2]),
    ("int[] v", [1], [0.5], ArgumentTypeError),
    ("int[]? v", [1], [None], ArgumentTypeError),
    ("int[2] v", [1, 2], [3, True], [3, 1]),
    ("bool[] v", [True], [1], ArgumentTypeError),
    ("str[] v", ["a"], [1], ArgumentTypeError),
    ("Scalar[] v", [1], [2.5, True], [2.5, True]),
    ("Tensor[] v", [X], [X, X], [X, X]),
    ("Tensor[] v", [X], [X, None], ArgumentTypeError),
    ("Tensor?[] v", [X], [X, None], [X, None]),
    ("Tensor?[] v", [X], [1], ArgumentTypeError),
]


@pytest.mark.parametrize("make", SEQUENCES, ids=lambda made: made.__name__)
@pytest.mark.parametrize(
    ("argument", "before", "values", "expected"),
    ELEMENTS,
    ids=[f"{row[0]} {row[1]} {row[2]}" for row in ELEMENTS],
)
def test_every_sequence_is_a_list(
    dispatcher: Dispatcher,
    make: Callable[[Sequence[Any]], Any],
    argument: str,
    before: list[Any],
    values: list[Any],
    expected: list[Any] | type[Exception],
) -> None:
    op = define(dispatcher, f"f(Tensor x, {argument}) -> Any", CPU=lambda x, v: v)
    for _ in range(2):
        op(X, make(before))
        if isinstance(expected, list):
            found = op(X, make(values))
            assert isinstance(found, (list, tuple))
            assert list(found) == expected
            assert list(map(type, found)) == list(map(type, expected))
        else:
            with pytest.raises(expected, match="for argument 'v'"):
                op(X, make(values))


@pytest.mark.parametrize("value", ["ab", b"ab", bytearray(b"ab"), {1, 2}, iter([1])])
def test_what_is_no_sequence_of_elements(dispatcher: Dispatcher, value: Any) -> None:
    op = define(dispatcher, "f(Tensor x, int[] v) -> Any", CPU=lambda x, v: v)
    with pytest.raises(ArgumentTypeError, match="expected int"):
        op(X, value)


@pytest.mark.parametrize("make", SEQUENCES, ids=lambda made: made.__name__)
@pytest.mark.parametrize("argument", ["Tensor[] v", "Tensor?[] v", "Tensor[]? v"])
def test_every_sequence_brings_keys(
    dispatcher: Dispatcher, make: Callable[[Sequence[Any]], Any], argument: str
) -> None:
    op = define(
        dispatcher,
        f"f({argument}) -> str",
        CPU=lambda v: "cpu",
        Meta=lambda v: "meta",
        CompositeExplicitAutograd=lambda v: "none",
    )
    for _ in range(2):
        assert op(make([cpu()])) == "cpu"
        assert op(make([cpu(), meta()])) == "meta"
        assert op(make([])) == "none"


# ---- objects of one class, with keys and without ----

CPU, META = cpu()._keys, meta()._keys


@pytest.mark.parametrize("argument", ["Any v", "Any? v", "Generator v", "Generator? v"])
@pytest.mark.parametrize(
    "order", [(None, CPU, META), (CPU, None, META), (META, CPU, None)]
)
def test_keys_are_those_of_the_object(
    dispatcher: Dispatcher, argument: str, order: tuple[int | None, ...]
) -> None:
    class Generator(Perhaps):
        pass

    kind = Generator if "Generator" in argument else Perhaps
    op = define(
        dispatcher,
        f"f(int n, {argument}) -> Any",
        CPU=lambda n, v: CPU,
        Meta=lambda n, v: META,
        CompositeExplicitAutograd=lambda n, v: None,
    )
    for keys in (*order, *order):
        assert op(1, kind(keys)) == keys


@pytest.mark.parametrize("argument", ["Tensor? v", "Tensor v", "Stream v", "Storage v"])
@pytest.mark.parametrize("first", [True, False])
def test_what_fits_is_decided_by_the_object(
    dispatcher: Dispatcher, argument: str, first: bool
) -> None:
    op = define(dispatcher, f"f(Tensor x, {argument}) -> str", CPU=lambda x, v: "ran")
    fits = argument.startswith("Tensor")
    for has_keys in (first, not first, first):
        value = Perhaps(CPU if has_keys else None)
        if has_keys is fits:
            assert op(X, value) == "ran"
        else:
            with pytest.raises(ArgumentTypeError, match="for argument 'v'"):
                op(X, value)


NO_KEYS = ["abc", 1.0, (), [1], {}]


@pytest.mark.parametrize("keys", NO_KEYS, ids=repr)
@pytest.mark.parametrize("schema", ["f(Tensor x)", "f(Tensor x, Tensor y)"])
@pytest.mark.parametrize("boxed", [False, True])
def test_keys_that_are_no_integer(
    dispatcher: Dispatcher, keys: object, schema: str, boxed: bool
) -> None:
    op = define(
        dispatcher, f"{schema} -> Tensor", CPU=record, CompositeExplicitAutograd=record
    )
    value = Perhaps(keys)
    args = [value, value] if "y" in schema else [value]
    for _ in range(2):
        with pytest.raises(ArgumentTypeError, match="expected Tensor for argument 'x'"):
            op.call_boxed(list(args)) if boxed else op(*args)
    with pytest.raises(ArgumentTypeError, match="expected Tensor for argument 'x'"):
        op.lookup_for(value)


# ---- one error is shown ----

ONE_ERROR: list[tuple[str, tuple[Any, ...], dict[str, Any], type[Exception]]] = [
    ("f(Tensor x)", (), {}, ArgumentTypeError),
    ("f(Tensor x)", (X,), {"foo": 1}, ArgumentTypeError),
    ("f(Tensor x)", (X, X), {}, ArgumentTypeError),
    ("f(Tensor x, int n=1)", (X, 1), {"n": 2}, ArgumentTypeError),
    ("f(Tensor x, int from)", (X,), {}, ArgumentTypeError),
    ("f(Tensor x)", (1,), {}, ArgumentTypeError),
    ("f(Tensor x, int n)", (1, 1), {}, ArgumentTypeError),
    ("f(Tensor[] x)", ([1],), {}, ArgumentTypeError),
    ("f(Tensor x)", (Perhaps("abc"),), {}, ArgumentTypeError),
    ("f(Tensor x)", (meta(),), {}, DispatchError),
]


@pytest.mark.parametrize(
    ("schema", "args", "kwargs", "expected"),
    ONE_ERROR,
    ids=[f"{row[0]} {row[1]} {row[2]}" for row in ONE_ERROR],
)
def test_one_error_is_shown(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    expected: type[Exception],
) -> None:
    op = define(dispatcher, f"{schema} -> Tensor", CPU=record)
    with pytest.raises(expected) as caught:
        op(*args, **kwargs)
    shown = "".join(traceback.format_exception(caught.value))
    assert shown.count("Traceback") == 1
    assert "complete()" not in shown


def test_a_single_tensor_for_a_list_of_fixed_size(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor[2] v) -> Any", CPU=lambda v: v)
    one = Tensor(1)
    for _ in range(2):
        assert op(one) == [one, one]


@pytest.mark.parametrize("keys", ["no", 1.5, [1], MagicMock()])
def test_what_are_no_keys_is_passed_over_where_anything_may_be(
    dispatcher: Dispatcher, keys: object
) -> None:
    library = Library("u", "DEF", dispatcher=dispatcher)
    op = library.define("g(Tensor x, Generator? g=None) -> Tensor")
    library.impl(op, lambda x, g: x, "CPU")
    x = Tensor(0)
    stack = [x, Perhaps(keys)]
    op.call_boxed(stack)
    assert stack == [x]
    assert op(x, Perhaps(keys)) is x
