"""The composite kernel of native_layer_norm, for other backends, against torch on the CPU."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Final

import numpy as np
import pytest
import torch

import generated as bw
from runtime.native.normalization import math_native_layer_norm

SHAPES: Final = [
    ((2, 3), (3,)),
    ((2, 3, 4), (3, 4)),
    ((3,), (3,)),
    ((2, 1), (1,)),
    ((0, 3), (3,)),
    ((2, 0, 3), (3,)),
    ((0, 2, 3), (2, 3)),
    ((2, 0), (0,)),
    ((2, 3, 0), (3, 0)),
    ((0, 0), (0,)),
]
DTYPES: Final = {
    ("float32", "float32"): 5e-5,
    ("float64", "float64"): 1e-12,
    ("float16", "float16"): 2e-3,
    ("bfloat16", "bfloat16"): 2e-2,
    ("float16", "float32"): 2e-3,
    ("bfloat16", "float32"): 2e-2,
}


def _arguments(
    library: Any, dtypes: tuple[str, str], shape: Any, layer: Any, given: Any
) -> tuple[Any, ...]:
    def numbers(shape: Any, dtype: str, step: float) -> Any:
        count = library.arange(prod(shape), dtype=library.float32)
        return (count * step % 1.7 + 0.25).view(*shape).to(getattr(library, dtype))

    weight, bias = (
        numbers(layer, dtypes[1], step) if is_given else None
        for is_given, step in zip(given, (0.2, 0.1), strict=True)
    )
    return numbers(shape, dtypes[0], 0.37), list(layer), weight, bias, 1e-5


@pytest.mark.parametrize("dtypes", DTYPES)
@pytest.mark.parametrize(("shape", "layer"), SHAPES)
def test_composite_layer_norm(shape: Any, layer: Any, dtypes: tuple[str, str]) -> None:
    for given in product((True, False), repeat=2):
        arguments = _arguments(torch, dtypes, shape, layer, given)
        if dtypes[0] != dtypes[1] and not all(given):
            continue  # torch wants both parameters in float32, or none
        expected = torch.native_layer_norm(*arguments)
        found = math_native_layer_norm(*_arguments(bw, dtypes, shape, layer, given))
        for one, other in zip(expected, found, strict=True):
            assert other.shape == tuple(one.shape)
            assert str(other.dtype) == str(one.dtype).removeprefix("torch.")
            np.testing.assert_allclose(
                np.asarray(other.to(bw.float64).numpy()),
                one.to(torch.float64).numpy(),
                rtol=DTYPES[dtypes],
                atol=DTYPES[dtypes],
            )


REFUSED: Final = [
    ("int64", "int64"),
    ("complex64", "complex64"),
    ("float64", "float32"),
]


@pytest.mark.parametrize("dtypes", REFUSED)
@pytest.mark.parametrize("shape", [(2, 3), (0, 3)])
def test_what_torch_refuses(dtypes: tuple[str, str], shape: tuple[int, ...]) -> None:
    given = (True, True)
    if shape[0]:  # without elements torch looks at nothing
        with pytest.raises((RuntimeError, NotImplementedError)):
            torch.native_layer_norm(*_arguments(torch, dtypes, shape, (3,), given))
    with pytest.raises((RuntimeError, NotImplementedError)):
        math_native_layer_norm(*_arguments(bw, dtypes, shape, (3,), given))
