"""Neighbourhoods are what they say, remembered or not; plans follow from what was measured."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.rematerialize import (
    DTR,
    LRU,
    ExactNeighbourhood,
    Heuristic,
    UnionFindNeighbourhood,
    rematerialize,
)
from runtime.fallbacks.rematerialize.capuchin import Life, Measured, Planner
from runtime.fallbacks.rematerialize.costs import bytes_cost, flops_cost
from runtime.fallbacks.rematerialize.plot import Series, line_plot
from runtime.fallbacks.rematerialize.records import UNKNOWN, Buffer
from runtime.fallbacks.rematerialize.wrapping import cell_of, is_wrapped

SLOTS = 5
STEPS = st.lists(
    st.tuples(*[st.integers(0, SLOTS - 1)] * 3, st.sampled_from("nbwvrf")), max_size=50
)


def reached(buffer: Buffer, downwards: bool) -> set[Buffer]:
    """The evicted buffers that are reached through evicted ones, by recursion."""
    found: set[Buffer] = set()

    def visit(each: Buffer) -> None:
        for other in each.offspring() if downwards else each.parents():
            if other.real is None and other not in found:
                found.add(other)
                visit(other)

    visit(buffer)
    return found


def by_definition(buffer: Buffer) -> float:
    around = reached(buffer, True) | reached(buffer, False)
    return buffer.cost + sum(each.cost for each in around)


def compare(memory: Any) -> None:
    around = memory.heuristic.neighbourhood
    for buffer in list(memory.pool):
        remembered = buffer.total
        fresh = around.total(buffer)
        assert remembered in (UNKNOWN, fresh)
        if isinstance(around, ExactNeighbourhood):
            assert fresh == by_definition(buffer)
        else:
            assert fresh >= by_definition(buffer)


@pytest.mark.parametrize("make", [ExactNeighbourhood, UnionFindNeighbourhood])
@given(steps=STEPS)
def test_what_is_remembered_of_neighbourhoods_is_right(make: Any, steps: Any) -> None:
    x = bw.full([4], 0.5)
    with rematerialize(6 * 16, DTR(make()), cost="unit"):
        slots = [bw.sin(x) for _ in range(SLOTS)]
        memory = cell_of(slots[0]).session.memory
        for first, second, target, kind in steps:
            a, b = slots[first], slots[second]
            match kind:
                case "n":
                    slots[target] = bw.sin(a)
                case "b":
                    slots[target] = bw.mul(a, b)
                case "w":
                    a.mul_(0.5)
                case "v":
                    slots[target] = a[:]
                case "r":
                    a.tolist()
                case "f":
                    slots[target] = x
            memory = next(
                (cell_of(t).session.memory for t in slots if is_wrapped(t)), memory
            )
            compare(memory)


def test_a_sample_is_looked_at_where_there_are_more() -> None:
    seen = []

    class Counting(LRU):
        def best(self, candidates: Any, now: float) -> Any:
            seen.append(len(candidates))
            return super().best(candidates, now)

    with rematerialize(40 * 16, Counting(sample=8), cost="unit") as stats:
        layers = [bw.full([4], 0.5)]
        for _ in range(60):
            layers.append(bw.sin(layers[-1]))
    assert stats.evictions >= 21
    assert set(seen) == {8}
    with pytest.raises(ValueError, match="at least one"):
        LRU(sample=0)


def life(nbytes: int, cost: float, accesses: list[int], *parents: int) -> Life:
    return Life(nbytes, cost, parents, accesses)


def planned(budget: int, *lives: Life) -> set[tuple[int, int]]:
    return Planner(Measured(list(lives), time=10), budget).plan()


LONG = [1, 2, 9]
SHORT = [3, 4, 5]


@pytest.mark.parametrize(
    ("lives", "budget", "expected"),
    [
        # Enough for both, and what a replay takes.
        ((life(100, 1, LONG), life(100, 1, LONG)), 300, set()),
        # One has to go: the cheaper one, then the larger one.
        ((life(100, 2, LONG), life(100, 1, LONG), life(9, 99, [1])), 250, {(1, 1)}),
        ((life(80, 1, LONG), life(100, 1, LONG), life(9, 99, [1])), 220, {(1, 1)}),
        # What is read at each step is never away.
        ((life(100, 1, SHORT), life(9, 99, [1])), 0, set()),
        # What is dear stays.
        ((life(100, 50, LONG), life(9, 99, [1])), 0, set()),
    ],
)
def test_plans(lives: Any, budget: int, expected: Any) -> None:
    assert planned(budget, *lives) == expected


def test_making_again_counts_parents_that_are_gone() -> None:
    lives = [
        life(100, 1, [1, 2, 9]),
        life(100, 1, [3, 4, 7], 0),
        life(100, 1.5, [3, 4, 7]),
        life(9, 99, [1]),
    ]
    # When the first is away, the second costs two, and the third is the better choice.
    assert planned(220, *lives) == {(0, 1), (2, 1)}


@pytest.mark.parametrize(
    ("name", "arguments", "flops"),
    [
        ("mm", ([2, 3], [3, 5]), 60),
        ("bmm", ([4, 2, 3], [4, 3, 5]), 240),
        ("addmm", ([2, 5], [2, 3], [3, 5]), 60),
        ("mv", ([2, 3], [3]), 12),
        ("dot", ([7], [7]), 14),
        ("sin", ([2, 3],), 6),
        ("sum", ([2, 3],), 6),
    ],
)
def test_flops(name: str, arguments: Any, flops: float) -> None:
    op = getattr(bw.ops.aten, name).default
    tensors = [bw.ones(shape) for shape in arguments]
    result = op(*tensors)
    assert flops_cost(op, tensors, [result]) == flops
    elements = sum(t.numel() for t in [*tensors, result])
    assert bytes_cost(op, tensors, [result]) == 4 * elements


def test_flops_of_a_convolution() -> None:
    seen = []

    def cost(op: Any, arguments: Any, results: Any) -> float:
        found = flops_cost(op, arguments, results)
        seen.append((op.qualified_name, found))
        return found

    with rematerialize(cost=cost):
        bw.conv2d(bw.ones(1, 3, 8, 8), bw.ones(4, 3, 3, 3))
    assert ("aten::convolution", 2 * 4 * 36 * 27) in seen


def test_pictures_keep_the_highest_points() -> None:
    points = [(float(i), 1.0) for i in range(10_000)]
    points[4321] = (4321.0, 100.0)
    text = line_plot(
        [Series("<a & b>", points)], title="t", x_label="x", y_label="y", marks=True
    )
    assert "&lt;a &amp; b&gt;" in text
    assert text.count("<circle") == 2000
    heights = [float(part.split('"')[0]) for part in text.split('cy="')[1:]]
    assert min(heights) < 60 < 300 < max(heights)


def test_a_heuristic_without_a_choice_says_so() -> None:
    class Undecided(Heuristic):
        pass

    with (
        pytest.raises(NotImplementedError, match=r"Undecided has no best\(candidates"),
        rematerialize(48, Undecided(), cost="unit"),
    ):
        [bw.ones(4) for _ in range(4)]
