"""FLOPs of matrix products and convolutions, beside torch's `FlopCounterMode`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode

import generated as bw
from runtime.fallbacks.guards import dry_run

PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "mm": lambda lib: lib.ones(4, 6) @ lib.ones(6, 5),
    "matmul of batches": lambda lib: lib.ones(2, 3, 4, 6) @ lib.ones(6, 5),
    "bmm": lambda lib: lib.ones(3, 4, 6) @ lib.ones(3, 6, 5),
    "addmm": lambda lib: lib.addmm(lib.zeros(5), lib.ones(4, 6), lib.ones(6, 5)),
    "baddbmm": lambda lib: lib.ones(3, 4, 5).baddbmm(
        lib.ones(3, 4, 6), lib.ones(3, 6, 5)
    ),
    "conv2d": lambda lib: lib.conv2d(
        lib.ones(2, 3, 9, 9), lib.ones(4, 3, 3, 3), lib.ones(4), stride=2, padding=1
    ),
    "grouped": lambda lib: lib.conv2d(
        lib.ones(2, 4, 9, 9), lib.ones(6, 2, 3, 3), groups=2, dilation=2
    ),
    "conv1d": lambda lib: lib.conv1d(lib.ones(2, 3, 9), lib.ones(4, 3, 3)),
    "transposed": lambda lib: lib.ops.aten.convolution.default(
        *(lib.ones(2, 4, 5, 5), lib.ones(4, 3, 3, 3), None),
        *([1, 1], [0, 0], [1, 1], True, [0, 0], 1),
    ),
}


@pytest.mark.parametrize("case", PROGRAMS)
def test_flops_are_those_of_torch(case: str) -> None:
    counter = FlopCounterMode(display=False)
    with counter:
        PROGRAMS[case](torch)
    with dry_run() as report:
        PROGRAMS[case](bw)
    assert counter.get_total_flops() > 0
    assert report.flops == counter.get_total_flops()
