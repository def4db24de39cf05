"""Every operator of the default schema under the guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import Rule, run
from sample_arrays import describe

from runtime.device import Device
from runtime.fallbacks.guards import (
    DryRunError,
    check_determinism,
    dry_run,
    find_nonfinite,
)
from runtime.fallbacks.observing import UNWRITTEN, real_tensors

PLAIN = calls.PLAIN

LIMIT = 12
"""How many calls of each operator are made."""


def _watched(operator: Any) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        with find_nonfinite(stop=False) as finder:
            result = operator(*args, **kwargs)
        assert all(str(finding) for finding in finder.findings)
        return result

    return call


@pytest.mark.parametrize("name", cases.names())
def test_looking_for_nan_changes_nothing(name: str) -> None:
    assert calls.differing_calls(name, PLAIN, _watched, limit=LIMIT) == []


def _looks(value: Any) -> list[Any]:
    """What is known of tensors without their data: all but their device."""
    return [PLAIN.look(tensor)[:4] for tensor in real_tensors(value)]


# What these give, or the shape of it, depends on data.
NEED_DATA = {
    *("item", "is_nonzero", "_local_scalar_dense", "nonzero", "nonzero.out"),
    *("masked_select", "masked_select.out", "where", "narrow.Tensor"),
    *("linspace.Tensor_Tensor", "linspace.Tensor_Scalar", "linspace.Scalar_Tensor"),
}


# Tensors that have data cannot change their shape in a dry run, as many an out does.
META = BoxwoodSide(Device("meta"))


@pytest.mark.parametrize("name", cases.names())
@pytest.mark.parametrize("side", [PLAIN, META], ids=["with data", "without"])
def test_a_dry_run_knows_the_shapes(name: str, side: BoxwoodSide) -> None:
    operator = PLAIN.operator(name)
    found: dict[str, list[Any]] = {}

    def dry(*args: Any, **kwargs: Any) -> Any:
        with dry_run() as report:
            result = operator(*args, **kwargs)
        assert report.flops >= 0
        found["dry"] = _looks(result)
        found["uncounted"] = report.uncounted()
        return result

    def real(*args: Any, **kwargs: Any) -> Any:
        result = operator(*args, **kwargs)
        found["real"] = _looks(result)
        return result

    wrong = []
    for sample in calls.calls(name)[:: max(1, len(calls.calls(name)) // LIMIT)]:
        if side is META and not sample.meta:
            continue
        found.clear()
        if run(PLAIN, real, sample).error is not None:
            continue
        error = run(side, dry, sample).error
        if isinstance(error, DryRunError):
            if not _needs_data(name, sample, str(error), side):
                wrong.append(f"{describe(sample)}: {error}")
        elif error is not None:
            wrong.append(f"{describe(sample)}: {error!r}")
        elif found["dry"] != found["real"]:
            wrong.append(f"{describe(sample)}: {found['dry']}, not {found['real']}")
        elif found["uncounted"]:
            wrong.append(
                f"{describe(sample)}: nothing is known of {found['uncounted']}"
            )
    assert wrong == []


def _needs_data(name: str, sample: Any, error: str, side: BoxwoodSide) -> bool:
    """Whether it is right that a dry run refuses the call."""
    if side is PLAIN and "changes the shape" in error:
        return True
    base = name.partition(".")[0].rstrip("_")
    is_mask = base.startswith("index") and "bool" in describe(sample)
    return name in NEED_DATA or is_mask or "uint8" in describe(sample)


def _twice(operator: Any) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        last: list[Any] = []

        def program(*args: Any, **kwargs: Any) -> Any:
            last[:] = [operator(*args, **kwargs)]
            return last[0]

        report = check_determinism(program, *args, **kwargs)
        assert report.differences == (), str(report)
        assert report.random == ()
        return last[0]

    return call


@pytest.mark.parametrize("name", cases.names())
def test_every_operator_is_deterministic(name: str) -> None:
    is_open = f"aten::{name.partition('.')[0]}" in UNWRITTEN
    rule = Rule(exact=True, values=not is_open)
    assert calls.differing_calls(name, PLAIN, _twice, rule, LIMIT) == []
