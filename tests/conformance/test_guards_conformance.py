"""FLOPs of matrix products and convolutions, beside torch's `FlopCounterMode`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode

import generated as bw
from runtime.fallbacks.guards import dry_run


def _linear(lib: Any, x: Any, has_bias: bool = True) -> Any:
    linear = getattr(lib, "linear", None) or torch.nn.functional.linear
    return linear(x, lib.ones(5, 4), lib.ones(5) if has_bias else None)


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
    "transposed, in groups with strides": lambda lib: lib.ops.aten.convolution.default(
        *(lib.ones(2, 4, 5, 5), lib.ones(4, 3, 3, 3), lib.ones(6)),
        *([2, 2], [1, 1], [1, 1], True, [1, 1], 2),
    ),
    "depthwise": lambda lib: lib.conv1d(lib.ones(2, 4, 9), lib.ones(4, 1, 3), groups=4),
    "without a batch": lambda lib: lib.conv2d(
        lib.ones(4, 9, 9), lib.ones(6, 4, 3, 2), lib.ones(6), [2, 1], [1, 0]
    ),
    "vector and matrix": lambda lib: lib.ones(3) @ lib.ones(3, 4),
    "vector and batch": lambda lib: lib.ones(4) @ lib.ones(5, 4, 6),
    "broadcast": lambda lib: lib.ones(2, 1, 3, 4) @ lib.ones(5, 4, 6),
    "matrix and batch": lambda lib: lib.ones(3, 4) @ lib.ones(5, 4, 6),
    "out": lambda lib: lib.mm(lib.ones(3, 4), lib.ones(4, 5), out=lib.ones(3, 5)),
    "complex": lambda lib: (
        lib.ones(3, 4, dtype=lib.complex64) @ lib.ones(4, 5, dtype=lib.complex64)
    ),
    "linear of a vector": lambda lib: _linear(lib, lib.ones(4)),
    "linear": lambda lib: _linear(lib, lib.ones(21, 4)),
    "linear of a batch": lambda lib: _linear(lib, lib.ones(7, 3, 4)),
    "linear of batches": lambda lib: _linear(lib, lib.ones(2, 7, 3, 4)),
    "linear, transposed": lambda lib: _linear(lib, lib.ones(3, 7, 4).transpose(0, 1)),
    "linear without bias": lambda lib: _linear(lib, lib.ones(7, 3, 4), False),
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
