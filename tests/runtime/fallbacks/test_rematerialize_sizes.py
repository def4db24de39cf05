"""Room is made before an operation runs, for operators of one's own as for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks.rematerialize import OutOfBudgetError, rematerialize
from runtime.library import Library

SIDE = 8
NBYTES = SIDE * SIDE * 4
GROWTH = 4

# Where the kernel is registered, and whether it tells the size of the first result.
KEYS = {
    "CompositeExplicitAutograd": True,
    "CompositeImplicitAutograd": True,
    "CPU": False,
}


@pytest.fixture(params=KEYS)
def known(request: pytest.FixtureRequest) -> Iterator[tuple[Any, bool]]:
    """An operator whose result is larger than its argument, and whether that is known."""
    with Library("page", "DEF") as library:
        grown = library.define("grown(Tensor x) -> Tensor")
        library.impl(grown, lambda x: x.repeat(GROWTH, 1), request.param)
        yield grown, KEYS[request.param]


def test_the_budget_is_kept(known: tuple[Any, bool]) -> None:
    grown, is_known = known
    x, budget = bw.ones(SIDE, SIDE), 6
    with rematerialize(budget_bytes=budget * NBYTES, cost="unit") as stats:
        if not is_known:
            grown(x)
        kept = [x * i for i in range(budget)]
        results = [grown(x) for _ in range(3)]
        values = [each.sum().item() for each in [*results, *kept]]
    count = SIDE * SIDE
    assert values == [GROWTH * count] * 3 + [i * count for i in range(budget)]
    assert stats.peak_bytes <= budget * NBYTES


def test_what_does_not_fit_is_told_as_new_memory(known: tuple[Any, bool]) -> None:
    grown, _ = known
    x, needed = bw.ones(SIDE, SIDE), GROWTH * NBYTES
    with (
        pytest.raises(
            OutOfBudgetError, match=f"{needed} for new memory and 0 for what"
        ),
        rematerialize(budget_bytes=10),
    ):
        grown(x)
