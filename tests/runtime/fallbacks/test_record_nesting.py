"""Recordings and guards of programs that run under other fallbacks."""

from __future__ import annotations

from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.guards import NonFiniteError, dry_run, find_nonfinite
from runtime.fallbacks.record import record
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import vmap


def _run(text: str, *args: Any) -> Any:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    return names["program"](*args)


def _loss(x: Any, w: Any) -> Any:
    return (x @ w).tanh().square().sum()


def test_a_backward_pass_is_recorded_and_runs_again() -> None:
    x = bw.tensor([[1.0, -2.0], [0.5, 3.0]])
    w = bw.tensor([[0.1, 0.2], [0.3, -0.4]], requires_grad=True)
    with autograd.install():
        with record({"x": x, "w": w}, constants=True) as recording:
            (gradient,) = autograd.grad(_loss(x, w), w)
        (plain,) = autograd.grad(_loss(x, w), w)
    names = [call.name for call in recording]
    assert names.count("mm") == 2
    assert "square" not in names
    (found,) = _run(recording.program([gradient]), x, w)
    assert found.tolist() == gradient.tolist() == plain.tolist()
    assert not found.requires_grad


def test_the_nan_of_a_backward_pass_is_found() -> None:
    x = bw.tensor([0.0, 1.0], requires_grad=True)

    def step() -> None:
        with find_nonfinite(infinity=False):
            # The slope of the root at 0 is infinite, and 0 times that no number.
            (x.sqrt() * bw.tensor([0.0, 1.0])).sum().backward()

    with autograd.install(), pytest.raises(NonFiniteError) as caught:
        step()
    assert caught.value.finding.position == (0,)
    assert caught.value.finding.call > 2


def test_vmap_is_recorded_as_its_rules() -> None:
    x, w = bw.ones(5, 3), bw.ones(3, 2)
    with record({"x": x, "w": w}, constants=True) as recording:
        result = vmap(lambda row: (row @ w).exp())(x)
    assert "exp" in [call.name for call in recording]
    assert max(len(ref.shape) for call in recording for ref in call.outputs) <= 3
    (found,) = _run(recording.program([result]), x, w)
    assert found.tolist() == result.tolist()


def test_functional_programs_hold_no_writes_but_the_last() -> None:
    x = bw.zeros(2, 3)

    def program(x: Any) -> Any:
        x.t()[0].add_(1)
        return x * 2

    with record({"x": x}) as recording:
        functionalize(program)(x)
    writes = [call.name for call in recording if call.written]
    assert writes == ["copy_"]
    assert recording[-1].name == "copy_"


def test_rematerialization_is_part_of_the_calls() -> None:
    """Its key lies below that of modes, which see what the program calls, once each."""
    x = bw.ones(64)
    with record({"x": x}) as recording:
        with rematerialize(5 * 256, cost="unit") as stats:
            values = [x]
            for _ in range(12):
                values.append(values[-1] + 1)
            totals = [value.sum() for value in values]
        assert [total.item() for total in totals] == [64.0 * n for n in range(1, 14)]
    assert stats.recomputed > 0
    names = [call.name for call in recording]
    assert (names.count("add"), names.count("sum")) == (12, 13)
    assert {call.key.name for call in recording[:25]} == {"Fake"}
    (found,) = _run(recording.program(totals[-1:]), bw.ones(64) * 2)
    assert found.item() == 64 * 14


def test_evicted_tensors_are_looked_at() -> None:
    x = bw.zeros(64)
    with rematerialize(5 * 256, cost="unit"), find_nonfinite(stop=False) as finder:
        values = [x - 1]
        for _ in range(12):
            values.append(values[-1] + 1)
        values[0].sqrt()
    assert finder.first is not None
    assert str(finder.first.operator) == "aten::sqrt"
    assert len(finder.findings) == 1


def test_a_training_step_without_data() -> None:
    with autograd.install(), dry_run() as report:
        x = bw.randn(512, 1024)
        w = bw.randn(1024, 256).requires_grad_()
        _loss(x, w).backward()
        assert w.grad is not None
        assert (w.grad.shape, w.grad.is_meta) == ((1024, 256), True)
    products = [call for call in report.recording if call.name == "mm"]
    assert len(products) == 2
    assert report.flops > 2 * 2 * 512 * 1024 * 256
    assert report.memory.peak >= 4 * (512 * 1024 + 2 * 1024 * 256 + 512 * 256)
