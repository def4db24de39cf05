"""Numbers beside floats of 16 bits: bit for bit what torch makes of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import torch

import generated as bw

Call = Callable[[Any, Any, Any], Any]

CALLS: dict[str, Call] = {
    **{
        name: lambda m, x, s, name=name: getattr(m, name)(x, s)
        for name in (
            *("add", "sub", "mul", "div", "fmod", "remainder", "pow"),
            *("floor_divide", "clamp_min", "eq", "lt"),
        )
    },
    "rsub": lambda m, x, s: s - x,
    "reversed div": lambda m, x, s: s / x,
    "reversed pow": lambda m, x, s: m.pow(s, x),
    "reversed remainder": lambda m, x, s: m.remainder(s, x),
    "trunc": lambda m, x, s: m.div(x, s, rounding_mode="trunc"),
    "in place": lambda m, x, s: x.clone().add_(s).sub_(s / 3).mul_(s).remainder_(s),
    "tensor add": lambda m, x, s: m.add(x, m.tensor(s)),
    "tensor mul": lambda m, x, s: m.mul(x, m.tensor(s)),
    "tensor first, mul": lambda m, x, s: m.mul(m.tensor(s), x),
    "tensor first, div": lambda m, x, s: m.div(m.tensor(s), x),
    "tensor atan2": lambda m, x, s: m.atan2(x, m.tensor(s)),
    "without dimensions": lambda m, x, s: m.add(x[0], s) * s,
    "lerp": lambda m, x, s: m.lerp(x, x * x, s / 50),
    "clamp": lambda m, x, s: m.clamp(x, s / 9, s),
}


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("name", CALLS)
def test_numbers(name: str, dtype: str) -> None:
    call, draw = CALLS[name], random.Random(name)
    for _ in range(100):
        values = [round(draw.uniform(0.1, 4), 2) for _ in range(6)]
        number = round(draw.uniform(0.1, 9), 3)
        expected, found = (
            call(m, m.tensor(values, dtype=getattr(m, dtype)), number)
            for m in (torch, bw)
        )
        assert str(found.dtype) == str(expected.dtype).removeprefix("torch.")
        assert found.tolist() == expected.tolist(), (values, number)
