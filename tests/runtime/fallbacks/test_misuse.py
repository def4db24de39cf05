"""vmap, functionalize and rematerialize used wrongly: what is refused, how, and no state left."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.rematerialize import LRU, Capuchin, rematerialize
from runtime.fallbacks.vmap import vmap
from tests.runtime.dispatch_toys import live_states

NUMBER: Any = np.int64(2)
anything: Any = lambda x: x * 2  # noqa: E731


def _rows() -> Any:
    return bw.arange(6.0).view(3, 2)


def _run(*args: Any, **kwargs: Any) -> Callable[[], Any]:
    """A small program in a rematerialize block that evicts."""

    def run() -> list[Any]:
        with rematerialize(*args, **kwargs):
            values = [bw.ones(10)]
            for _ in range(6):
                values.append(values[-1] + 1)
            return [value.tolist()[0] for value in values]

    return run


def _exit_alone() -> None:
    rematerialize().__exit__(None, None, None)


def _same_block_twice() -> None:
    block = rematerialize()
    with block, block:
        pass


def _same_heuristic_twice(make: Callable[[], Any]) -> Callable[[], None]:
    def run() -> None:
        heuristic = make()
        with rematerialize(1000, heuristic), rematerialize(1000, heuristic):
            pass

    return run


REFUSED: dict[str, tuple[type[Exception], str, Callable[[], Any]]] = {
    "vmap of no function": (
        TypeError,
        "is a function, not a Tensor",
        lambda: vmap(_rows()),
    ),
    "samples of a tensor without dimensions": (
        ValueError,
        "in_dims has 0 for a tensor without dimensions",
        lambda: vmap(anything)(bw.tensor(1.0)),
    ),
    "chunks of a fraction": (
        TypeError,
        "not a float",
        lambda: vmap(anything, chunk_size=1.5),  # type: ignore[arg-type]
    ),
    "chunks by name": (
        TypeError,
        "not a str",
        lambda: vmap(anything, chunk_size="2"),  # type: ignore[arg-type]
    ),
    "chunks of nothing": (
        ValueError,
        "greater than 0, not 0",
        lambda: vmap(anything, chunk_size=0),
    ),
    "functionalize of no function": (
        TypeError,
        "needs a function, but got an int",
        lambda: functionalize(3),  # type: ignore[arg-type]
    ),
    "a budget that is no number": (
        ValueError,
        "not negative, but got nan",
        _run(math.nan),
    ),
    "a negative budget": (ValueError, "not negative, but got -1", _run(-1)),
    "a budget as text": (TypeError, "but got a str: '10'", _run("10")),
    "a budget that is a condition": (TypeError, "but got a bool", _run(True)),
    "a heuristic that is a list": (TypeError, "a name or an instance", _run(1, [])),
    "a heuristic that is a class": (TypeError, "a name or an instance", _run(1, LRU)),
    "no heuristic": (TypeError, "a name or an instance", _run(1, None)),
    "an unknown heuristic": (ValueError, "named 'best'", _run(1, "best")),
    "an unknown cost": (ValueError, "no cost is named 'much'", _run(1, cost="much")),
    "a cost that is a number": (TypeError, "a name or a function", _run(1, cost=3)),
    "a cost as text": (
        TypeError,
        "the cost of aten::ones is a number, but got a str",
        _run(100, cost=lambda op, arguments, results: "much"),
    ),
    "a negative cost": (
        ValueError,
        "the cost of aten::ones is not negative, but got -1",
        _run(100, cost=lambda op, arguments, results: -1),
    ),
    "a cost that is no number": (
        ValueError,
        "but got nan",
        _run(100, cost=lambda op, arguments, results: math.nan),
    ),
    "a cost function that raises": (
        ZeroDivisionError,
        "division",
        _run(100, cost=lambda op, arguments, results: 1 / 0),
    ),
    "a block that is left and was not entered": (
        RuntimeError,
        "not entered",
        _exit_alone,
    ),
    "a block in itself": (RuntimeError, "entered already", _same_block_twice),
    "two blocks with one heuristic": (
        RuntimeError,
        "this lru heuristic serves",
        _same_heuristic_twice(LRU),
    ),
    "two blocks with one Capuchin": (
        RuntimeError,
        "this capuchin heuristic serves",
        _same_heuristic_twice(Capuchin),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    error, message, run = REFUSED[case]
    state, count = get_state(), live_states()
    with pytest.raises(error, match=message):
        run()
    assert get_state() is state
    assert activity.count == count
    assert _run(100, cost="unit")() == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]


TAKEN: dict[str, tuple[Callable[[], Any], Any]] = {
    "a budget of NumPy": (_run(np.int64(100)), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]),
    "no limit, as a number": (_run(math.inf), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]),
    "a cost of NumPy": (
        _run(100, cost=lambda op, arguments, results: np.float32(1)),
        [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0],
    ),
    "a cost of 0": (
        _run(100, cost=lambda op, arguments, results: 0),
        [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0],
    ),
    "chunks of NumPy": (
        lambda: vmap(anything, chunk_size=NUMBER)(bw.ones(3)).tolist(),
        [2.0] * 3,
    ),
}


@pytest.mark.parametrize("case", TAKEN)
def test_taken(case: str) -> None:
    run, expected = TAKEN[case]
    assert run() == expected


def test_a_heuristic_serves_one_block_after_the_other() -> None:
    heuristic = LRU()
    for _ in range(2):
        assert _run(100, heuristic)()[-1] == 7.0
        with pytest.raises(LookupError), rematerialize(100, heuristic):
            raise LookupError
