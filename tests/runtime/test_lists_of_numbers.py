"""What lists of numbers take for elements: the same in whatever way an operator is called."""

from __future__ import annotations

import enum
from collections import UserList, deque
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import generated as bw
from generated import operators, redispatch
from runtime.errors import ArgumentTypeError
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey

aten = bw.ops.aten

X = bw.tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
ONE = bw.ones(1, 1)
CPU = DispatchKeySet(DispatchKey.CPU)


class Index:
    """Something that can be used as an index."""

    def __repr__(self) -> str:
        return "Index()"

    def __index__(self) -> int:
        return 1


class Enumerated(enum.IntEnum):
    """Names, which happen to be numbers."""

    ONE = 1


TAKEN: list[Any] = [
    1,
    True,
    np.int64(1),
    np.uint8(1),
    np.True_,
    Index(),
    bw.tensor(1),
    bw.tensor([1]),
    bw.tensor(True),
]
"""Each stands for the integer 1."""

REFUSED: list[Any] = [
    1.0,
    0.5,
    np.float64(1),
    1j,
    None,
    "1",
    Enumerated.ONE,
    bw.tensor(1.0),
    bw.tensor([1, 1]),
    [1],
]

# With one element each, in a list; the result does not depend on how it is called.
WAYS: list[tuple[str, Callable[[Any], Any]]] = [
    ("functions.sum", lambda v: bw.sum(X, [v])),
    ("operators.sum", lambda v: operators.sum_dim_IntList(X, [v])),
    ("redispatch.sum", lambda v: redispatch.sum_dim_IntList(CPU, X, [v])),
    ("handle of sum", lambda v: aten.sum.dim_IntList(X, [v])),
    ("handle of sum, by keyword", lambda v: aten.sum.dim_IntList(self=X, dim=[v])),
    ("packet of sum", lambda v: aten.sum(X, [v])),
    ("x.sum", lambda v: X.sum([v])),
    ("functions.amin", lambda v: bw.amin(X, (v,))),
    ("operators.amin", lambda v: operators.amin(X, [v])),
    ("handle of amin", lambda v: aten.amin.default(X, [v])),
    ("functions.flip", lambda v: bw.flip(X, [v])),
    ("flip, the second", lambda v: bw.flip(X, [0, v])),
    ("handle of flip", lambda v: aten.flip.default(X, (v,))),
    ("x.flip", lambda v: X.flip([v])),
    ("functions.ones", lambda v: bw.ones([v])),
    ("ones, the second", lambda v: bw.ones([2, v])),
    ("ones, spread", lambda v: bw.ones(2, v)),
    ("ones, by keyword", lambda v: bw.ones(size=[v])),
    ("handle of ones", lambda v: aten.ones.default([v])),
    ("x.view", lambda v: X.view([6, v])),
    ("x.view, spread", lambda v: X.view(6, v)),
    ("functions.view", lambda v: operators.view(X, (6, v))),
    ("handle of view", lambda v: aten.view.default(X, [6, v])),
    ("x.expand, spread", lambda v: ONE.expand(v, v)),
    ("x.new_zeros, spread", lambda v: X.new_zeros(v, 2)),
    ("functions.squeeze", lambda v: bw.squeeze(ONE, (v,))),
    ("operators.squeeze", lambda v: operators.squeeze_dims(ONE, [v])),
    ("handle of squeeze", lambda v: aten.squeeze.dims(ONE, [v])),
    ("functions.roll", lambda v: bw.roll(X, [v], [0])),
    ("handle of roll", lambda v: aten.roll.default(X, [v], [0])),
    ("operators.as_strided_copy", lambda v: operators.as_strided_copy(X, [2], [v])),
    ("handle of as_strided_copy", lambda v: aten.as_strided_copy.default(X, [2], [v])),
]

# One argument, spread over none: what has elements of its own is the list.
SINGLE: list[tuple[str, Callable[[Any], Any]]] = [
    ("functions.ones", bw.ones),
    ("functions.zeros", bw.zeros),
    ("x.flip", X.flip),
    ("x.view", bw.ones(1).view),
]


def ids(ways: list[tuple[str, Callable[[Any], Any]]]) -> list[str]:
    return [name for name, _ in ways]


@pytest.mark.parametrize(("name", "call"), WAYS + SINGLE, ids=ids(WAYS + SINGLE))
@pytest.mark.parametrize("value", TAKEN, ids=lambda v: f"{type(v).__name__}-{v}")
def test_elements_that_are_integers(
    name: str, call: Callable[[Any], Any], value: Any
) -> None:
    found, expected = call(value), call(1)
    assert found.shape == expected.shape
    assert found.tolist() == expected.tolist()


@pytest.mark.parametrize(("name", "call"), WAYS, ids=ids(WAYS))
@pytest.mark.parametrize("value", REFUSED, ids=repr)
def test_elements_that_are_none(
    name: str, call: Callable[[Any], Any], value: Any
) -> None:
    with pytest.raises(ArgumentTypeError, match="aten::"):
        call(value)


@pytest.mark.parametrize(("name", "call"), SINGLE, ids=ids(SINGLE))
@pytest.mark.parametrize(
    "value", [0.5, 1j, "1", bw.tensor(1.0), bw.tensor([1, 1])], ids=repr
)
def test_single_values_that_are_none(
    name: str, call: Callable[[Any], Any], value: Any
) -> None:
    with pytest.raises(ArgumentTypeError, match="aten::"):
        call(value)


@pytest.mark.parametrize("make", [UserList, deque, np.array, tuple])
@pytest.mark.parametrize(
    "call",
    [
        lambda v: bw.sum(X, v),
        lambda v: operators.flip(X, v),
        lambda v: aten.flip.default(X, v),
        lambda v: X.flip(v),
        lambda v: X.permute(v),
        lambda v: bw.ones(v).expand(2, *v),
    ],
)
def test_every_sequence_is_a_list(
    make: Callable[[Sequence[int]], Any], call: Callable[[Any], Any]
) -> None:
    values = [1, 0]
    assert call(make(values)).tolist() == call(values).tolist()


def test_a_range_is_a_list() -> None:
    assert bw.flip(X, range(2)).tolist() == bw.flip(X, [0, 1]).tolist()
    assert X.permute(range(2)).tolist() == X.tolist()


def test_tensors_in_any_sequence_are_found() -> None:
    for call in (aten.cat.default, operators.cat, bw.cat):
        for make in (UserList, deque):
            assert call(make([X, X])).tolist() == bw.cat([X, X]).tolist()
            with pytest.raises(ArgumentTypeError, match="Tensor"):
                call(make([X, 1]))


def test_an_element_is_named() -> None:
    with pytest.raises(ArgumentTypeError, match=r"\[0, 0\.5\].*element 1 is a float"):
        bw.flip(X, [0, 0.5])  # type: ignore[list-item]
    with pytest.raises(ArgumentTypeError, match="only an integer tensor"):
        bw.flip(X, [bw.tensor(0.5)])  # type: ignore[list-item]
