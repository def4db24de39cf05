"""Random programs give the same numbers under any budget, and never exceed it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.rematerialize import (
    HEURISTICS,
    OutOfBudgetError,
    rematerialize,
)
from runtime.fallbacks.rematerialize.session import ON_FREE, Session
from runtime.fallbacks.rematerialize.wrapping import cell_of, is_wrapped
from runtime.generator import manual_seed
from runtime.storage import owner_of
from runtime.tensor import tensor

SIDE = 4
NBYTES = SIDE * SIDE * 4
SHAPE = (SIDE, SIDE)


def _empty_then_out(a: Any, b: Any) -> Any:
    found = bw.empty(SHAPE)
    assert bw.add(a, b, out=found) is found
    return found


def _rows(a: Any, b: Any) -> Any:
    first, second = a.split(SIDE // 2)
    first.add_(1.0)
    return bw.cat([second, first])


def _returned(result: Any, expected: Any) -> Any:
    assert result is expected
    return result


# Results are kept in [-1, 1], where no value overflows and all differ.
MAKERS: dict[str, Callable[[Any, Any], Any]] = {
    "sin": lambda a, b: bw.sin(a),
    "mul": lambda a, b: bw.mul(a, b),
    "sub": lambda a, b: bw.tanh(bw.sub(a, b)),
    "mm": lambda a, b: bw.tanh(bw.mm(a, b)),
    "ones": lambda a, b: bw.ones(SHAPE),
    "rand": lambda a, b: bw.rand(SHAPE),
    "rand_like": lambda a, b: bw.rand_like(a),
    "dropout": lambda a, b: bw.native_dropout(a, 0.5, True)[0],
    "bernoulli": lambda a, b: bw.bernoulli(bw.abs(bw.sin(a))),
    "sort": lambda a, b: bw.sort(a)[0],
    "cat": lambda a, b: bw.cat([a, b])[1 : SIDE + 1],
    "foreach": lambda a, b: bw.tanh(bw._foreach_add([a, b], 0.5)[1]),
    "batch_norm": lambda a, b: bw.sin(
        bw.native_batch_norm(a, None, None, None, None, True, 0.1, 1e-5)[0]
    ),
    # Views.
    "t": lambda a, b: a.t(),
    "view": lambda a, b: a.reshape(SIDE * SIDE).reshape(SHAPE),
    "expand": lambda a, b: a[0].expand(SHAPE),
    "contiguous": lambda a, b: a.contiguous(),
    # Writing; the result is an argument.
    "add_": lambda a, b: _returned(a.copy_(bw.tanh(a + b)), a),
    "mul_": lambda a, b: _returned(a.mul_(0.5), a),
    "sin_": lambda a, b: _returned(a.sin_(), a),
    "mul_t": lambda a, b: _returned(a.mul_(a.t()), a),
    "copy_": lambda a, b: _returned(a.copy_(b), a),
    "row": lambda a, b: (a[0].fill_(0.25), a)[1],
    "uniform_": lambda a, b: _returned(a.uniform_(-1.0, 1.0), a),
    "out": _empty_then_out,
    "out=b": lambda a, b: _returned(bw.sin(a, out=b), b),
    "t_": lambda a, b: _returned(a.t_(), a),
    "rows": _rows,
}
WRITES = {"add_", "mul_", "sin_", "mul_t", "copy_", "row", "uniform_", "out=b", "rows"}


@dataclass(frozen=True)
class Step:
    name: str
    first: int
    second: int
    target: int


SLOTS = 6
INPUTS = 2
ENOUGH = 12  # tensors, with which any program here gets by
STEPS = st.builds(
    Step,
    st.sampled_from(sorted(MAKERS)),
    st.integers(0, SLOTS - 1),
    st.integers(0, SLOTS - 1),
    st.integers(0, SLOTS - 1),
)


def audit(session: Session) -> None:
    """What the books say is what is there."""
    memory = session.memory
    resident = [each for each in memory.buffers if each.real is not None]
    own = [each for each in resident if not each.is_external]
    owners = {id(owner_of(each.real.array)): each for each in own}  # type: ignore[union-attr]
    assert len(owners) == len(own)
    assert sum(owner_of(each.real.array).nbytes for each in own) == memory.used  # type: ignore[union-attr]
    assert all(each.pins == 0 for each in memory.buffers)
    assert set(memory.pool) == {e for e in own if not e.is_fixed and e.nbytes}
    assert [each.place for each in memory.pool] == list(range(len(memory.pool)))
    for each in memory.buffers:
        assert each.real is not None or each.producer is not None
        assert each.is_wanted or each.nbytes == 0 or each in session._freed
        for child in each.children:
            assert each in child.inputs
    if memory.budget is not None:
        assert memory.used <= memory.budget


def run(steps: list[Step], check: bool) -> tuple[list[Any], list[str]]:
    """The inputs and all slots after the steps, and the messages of those that failed."""
    manual_seed(7)
    rng = np.random.default_rng(3)
    inputs = [
        tensor(rng.uniform(-1, 1, SHAPE).astype(np.float32)) for _ in range(INPUTS)
    ]
    slots = [*inputs, *(bw.sin(inputs[i % INPUTS] + i) for i in range(SLOTS - INPUTS))]
    errors: list[str] = []
    for step in steps:
        a, b = slots[step.first], slots[step.second]
        written = b if step.name == "out=b" else a
        if step.name in WRITES and 0 in written.strides:
            continue  # which values an expanded tensor ends with is not defined
        try:
            slots[step.target] = MAKERS[step.name](a, b)
        except RuntimeError as error:  # a write to memory that overlaps what is read
            errors.append(str(error))
        if check:
            for t in slots:
                if is_wrapped(t):
                    audit(cell_of(t).session)
                    break
    return [*inputs, *slots], errors


def arrays(values: list[Any]) -> list[Any]:
    return [t.array.copy() for t in values]


@pytest.mark.filterwarnings("ignore::UserWarning")
@given(
    steps=st.lists(STEPS, max_size=40),
    heuristic=st.sampled_from(sorted(HEURISTICS)),
    on_free=st.sampled_from(ON_FREE),
    budget=st.integers(3, 16),
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_programs_give_the_same_numbers(
    steps: list[Step], heuristic: str, on_free: Any, budget: int
) -> None:
    plain, errors = run(steps, check=False)
    expected = arrays(plain)
    refused: OutOfBudgetError | None = None
    found, found_errors = plain, errors
    try:
        with rematerialize(
            budget * NBYTES, heuristic, cost="unit", on_free=on_free
        ) as stats:
            found, found_errors = run(steps, check=True)
    except OutOfBudgetError as error:
        refused = error
    assert stats.peak_bytes <= budget * NBYTES
    if refused is not None:
        assert refused.needed_bytes > refused.budget_bytes == budget * NBYTES
        assert budget < ENOUGH or on_free == "banish"
        return
    assert found_errors == errors
    for one, other in zip(expected, arrays(found), strict=True):
        assert one.dtype == other.dtype
        assert one.tobytes() == other.tobytes()
    assert not any(is_wrapped(t) for t in found)
