"""`neg` of every dtype through all small strides, in place and into another tensor."""

from __future__ import annotations

import pytest

import generated as bw
from runtime.dtypes import DType

DTYPES = (bw.float16, bw.float32, bw.float64, bw.int16, bw.int32, bw.int64)
STEPS = (1, 2, 3, 4, 5, 8)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_strides_do_not_matter(dtype: DType) -> None:
    wrong = []
    for step in STEPS:
        expected = [-1.0 - step * i for i in range(7)]
        x = bw.arange(1.0, 80.0).to(dtype)
        if x[: 7 * step : step].neg_().tolist() != expected:
            wrong.append((step, "in place"))
        for other in STEPS:
            x = bw.arange(1.0, 80.0).to(dtype)[: 7 * step : step]
            out = bw.zeros(80, dtype=dtype)[: 7 * other : other]
            if bw.neg(x, out=out).tolist() != expected:
                wrong.append((step, other))
    assert wrong == []


def test_zero_has_its_sign() -> None:
    x = bw.tensor([[0.0, 1.0], [2.0, 3.0]]).t()
    assert str(x.neg().tolist()) == "[[-0.0, -2.0], [-1.0, -3.0]]"
