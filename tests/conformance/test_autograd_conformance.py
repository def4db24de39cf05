"""Gradients of every operator that has a formula, against torch.

The calls are those by which the operators themselves are compared: each with all its
floating tensors requiring gradients, as written, in float64, and in other layouts. What
torch refuses is left out.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from typing import Final

import operator_cases as cases
import pytest
from gradient_cases import (
    Boxwood,
    Torch,
    as_doubles,
    difference,
    is_complex,
    lowest_dtype,
    run,
)
from out_forms import chosen
from sample_arrays import describe
from samples import Sample
from variations import LAYOUTS, variations

from runtime.dispatcher import get_default_dispatcher
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd.tables import ROWS, rows_for

TORCH: Final = Torch()
BOXWOOD: Final = Boxwood()
_SHOWN: Final = 8
_VARIED: Final = 4
_MOST: Final = 24


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with (
        autograd.install(),
        autograd.set_fallback_mode("error"),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        yield


def _names() -> list[str]:
    found = {
        op.qualified_name.removeprefix("aten::")
        for op, _ in rows_for(get_default_dispatcher())
    }
    return sorted(found)


LEFT_OUT: Final = {
    # torch reads and writes beyond the end of the storage.
    "_reshape_alias": "expanded",
    "_reshape_alias_copy": "expanded",
    # In torch it depends on the dtype what happens to NaN.
    "hardtanh": "nan",
    "hardtanh_": "nan",
    # Equal rows have no deviation, but for rounding errors, by which is divided.
    "std.correction": "expanded",
    # torch passes the gradient on as if nothing had been written.
    **dict.fromkeys(
        ("logical_and_", "logical_or_", "logical_xor_", "logical_not_"), ""
    ),
}
"""A word in the descriptions of the calls in which torch is no measure."""


def _table(name: str) -> list[Sample]:
    return [
        sample
        for sample in cases.samples().get(name, [])
        if not sample.random and not is_complex(sample)
    ]


def _calls(name: str) -> Iterator[tuple[str, Sample]]:
    table = chosen(_table(name), _MOST)
    for sample in table:
        yield "", sample
        doubles = as_doubles(sample)
        if doubles is not None:
            yield "float64: ", doubles
    for sample in chosen(table, _VARIED):
        doubles = as_doubles(sample)
        if doubles is not None:
            for varied in [*variations(name, doubles)][: len(LAYOUTS)]:
                yield "varied: ", varied


def _fail_if(name: str, wrong: list[str]) -> None:
    if wrong:
        shown = "\n  ".join(wrong[:_SHOWN])
        pytest.fail(f"{name}: {len(wrong)} calls differ\n  {shown}", pytrace=False)


def _compare(
    name: str, calls: Iterable[tuple[str, Sample]], *, twice: bool = False
) -> int:
    """The number of calls that torch could differentiate."""
    theirs, ours = TORCH.side.operator(name), BOXWOOD.side.operator(name)
    in_place = name.partition(".")[0].endswith("_")
    wrong, count = [], 0
    for label, sample in calls:
        if LEFT_OUT.get(name, "\n") in describe(sample):
            continue
        expected = run(TORCH, theirs, sample, in_place=in_place, twice=twice)
        if expected.error is not None:
            continue
        count += any(expected.required)
        found = run(BOXWOOD, ours, sample, in_place=in_place, twice=twice)
        differs = difference(expected, found, lowest_dtype(sample))
        if differs is not None:
            wrong.append(f"{label}{describe(sample)}: {differs}")
    _fail_if(name, wrong)
    return count


@pytest.mark.parametrize("name", _names())
def test_first_gradients(name: str) -> None:
    _compare(name, _calls(name))


@pytest.mark.parametrize("name", _names())
def test_second_gradients(name: str) -> None:
    doubles = (as_doubles(s) for s in _table(name))
    few = chosen([s for s in doubles if s is not None], 8)
    _compare(name, (("", s) for s in few), twice=True)


def test_all_rows_are_of_operators() -> None:
    assert {*ROWS} <= {*cases.functions()}
