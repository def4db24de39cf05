"""vmap, gradients and functional form in every order, an outer `backward` included."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest
from transform_programs import LOOPED, OURS, PROGRAMS, TAPES, TORCHS, WITHOUT, run

from runtime.fallbacks import autograd

pytestmark = pytest.mark.filterwarnings("ignore:There is a performance drop")

Order = tuple[str, ...]

ORDERS: Final = [
    order
    for depth in (1, 2, 3)
    for order in itertools.product(TORCHS.transforms, repeat=depth)
    if depth < 3 or not {"grad", "values"} <= {*order}
]

REFUSED_BY_TORCH: Final = (
    "Batching rule not implemented for aten::add.out",
    "derivative for aten::copy is not implemented",
    "IntArrayRef contains an int that cannot be represented as a SymInt",
    "INTERNAL ASSERT FAILED",
    "as_strided_scatter requires special handling",
)
"""How the messages begin, or what is in them, where torch does not take an order at all:
functional form in functional form; some writes to views in functional form inside of vmap,
or differentiated from outside; out arguments inside of vmap."""

DIFFERENT_IN_TORCH: Final = {"write_to_a_view", "parts"}
"""Programs whose gradients torch has otherwise in functional form than in plain form, if
that is inside of vmap and differentiated from outside; the results are the same."""


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _outcome(library: Any, order: Order, program: str, tape: str) -> Any:
    try:
        return run(library, order, program, tape)
    except (RuntimeError, ValueError) as error:
        return error


def _is_same(found: list[Any], expected: list[Any]) -> bool:
    return len(found) == len(expected) and all(
        _is_same_leaf(*each) for each in zip(found, expected, strict=True)
    )


def _is_same_leaf(one: Any, other: Any) -> bool:
    if one is False or other is False:
        return one is other
    if one is None or other is None:
        # Of what is not used, torch may or may not say that the gradient is 0.
        return not np.any(one if other is None else other)
    return one.shape == other.shape and np.allclose(one, other, 1e-3, 1e-4)


@pytest.mark.parametrize("tape", TAPES)
@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_every_order_has_the_meaning_of_torch(order: Order, tape: str) -> None:
    for program in PROGRAMS:
        found = run(OURS, order, program, tape)
        expected = _outcome(WITHOUT, order, program, tape)
        if isinstance(expected, Exception):
            assert program == "out"
            expected = run(LOOPED, order, program, tape)
        assert _is_same(found, expected), (program, found, expected)


@pytest.mark.parametrize("tape", TAPES)
@pytest.mark.parametrize(
    "order", [order for order in ORDERS if "functionalize" in order], ids="-".join
)
def test_torch_refuses_some_orders_or_agrees(order: Order, tape: str) -> None:
    for program in PROGRAMS:
        theirs = _outcome(TORCHS, order, program, tape)
        if isinstance(theirs, Exception):
            assert any(reason in str(theirs) for reason in REFUSED_BY_TORCH)
        elif not _is_same(run(OURS, order, program, tape), theirs):
            assert program in DIFFERENT_IN_TORCH
            inside = order[order.index("vmap") :]
            assert "functionalize" in inside
            assert not _is_same(theirs, run(WITHOUT, order, program, tape))
