"""Gradients of every operator that has a formula, against torch.

The calls are those by which the operators themselves are compared: each with all its
floating tensors requiring gradients, as written, in float64, and in other layouts. What
torch refuses is left out.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

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

import generated as bw
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


NOT_COMPARED: Final = frozenset(
    {
        *("bernoulli.p", "copy", "floor_divide", "floor_divide.Scalar"),
        *("floor_divide_.Scalar", "floor_divide_.Tensor", "linspace.Scalar_Tensor"),
        *("linspace.Tensor_Scalar", "linspace.Tensor_Tensor", "normal_functional"),
        "remainder.Scalar_Tensor",
    }
)
"""Operators that torch does not differentiate in any of the calls."""


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


SMOOTH: Final = (
    *("mul.Tensor", "div.Tensor", "exp", "log", "sin", "cos", "tanh", "sigmoid"),
    *("mm", "bmm", "addmm", "_softmax", "_log_softmax", "native_layer_norm", "gelu"),
    *("pow.Tensor_Scalar", "sqrt", "var.correction", "convolution", "mse_loss"),
)


@pytest.mark.parametrize("name", SMOOTH)
def test_there_are_second_gradients_to_compare(name: str) -> None:
    doubles = (as_doubles(s) for s in _table(name))
    found = [
        run(TORCH, TORCH.side.operator(name), s, twice=True)
        for s in chosen([s for s in doubles if s is not None], 8)
    ]
    assert any(g is not None and g.any() for each in found for g in each.second)


@pytest.mark.parametrize("name", _names())
def test_there_are_gradients_to_compare(name: str) -> None:
    """Of every operator that takes floating tensors without random numbers."""
    theirs = TORCH.side.operator(name)
    in_place = name.partition(".")[0].endswith("_")
    found = (run(TORCH, theirs, s, in_place=in_place) for _, s in _calls(name))
    assert any(any(each.required) for each in found) or name in NOT_COMPARED


X: Final = bw.tensor([0.7, 1.9, -2.3], dtype=bw.float64)
BY_DIFFERENCES: Final[dict[str, Callable[[Any], Any]]] = {
    "copy": lambda x: bw.copy(bw.zeros(2, 3, dtype=bw.float64), x) * 3,
    "floor_divide": lambda x: bw.floor_divide(x, 0.5),
    "linspace.Tensor_Scalar": lambda x: bw.linspace(x[0], 2.0, 5, dtype=bw.float64),
    "linspace.Scalar_Tensor": lambda x: bw.linspace(2.0, x[1], 5, dtype=bw.float64),
    "linspace.Tensor_Tensor": lambda x: bw.linspace(x[0], x[2], 4, dtype=bw.float64),
    "remainder.Scalar_Tensor": lambda x: bw.remainder(7.3, x),
}


@pytest.mark.parametrize("name", BY_DIFFERENCES)
def test_gradients_that_torch_does_not_have(name: str) -> None:
    function = BY_DIFFERENCES[name]

    def total(x: Any) -> Any:
        y = function(x)
        return (y * bw.arange(1.0, y.numel() + 1.0).view(*y.shape)).sum()

    x = X.clone().requires_grad_()
    (found,) = autograd.grad(total(x), x)
    step = 1e-6
    for place in range(3):
        change = bw.eye(3, dtype=bw.float64)[place] * step
        slope = (total(X + change) - total(X - change)).item() / (2 * step)
        assert found[place].item() == pytest.approx(slope, rel=1e-5, abs=1e-8)
