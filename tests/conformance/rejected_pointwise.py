"""Calls of pointwise operators that PyTorch refuses."""

from __future__ import annotations

import math

from samples import Sample, tensor

Calls = list[Sample]

_WRONG_SHAPES = Sample(tensor(2), tensor(3))


def _unfit(name: str, operands: int, numbers: dict[str, tuple[complex, ...]]) -> Calls:
    """Tensors of a dtype, and a keyword argument `name` that it cannot hold.

    The meta device does not look at the size of numbers.
    """
    return [
        Sample(*[tensor(2, dtype=dtype)] * operands, **{name: number}, _meta=False)
        for dtype, found in numbers.items()
        for number in found
    ]


_UNFIT_ALPHAS: dict[str, tuple[complex, ...]] = {
    "uint8": (300, -300, 2**40),
    "int8": (300, -200),
    "int16": (2**15 + 1, -(2**31)),
    "int32": (2**40,),
    "float16": (70000.0, 2**31),
    "bfloat16": (1e39,),
    "float32": (1e39,),
    "complex64": (1e39j,),
}
_UNFIT_FACTORS: dict[str, tuple[complex, ...]] = {
    "float16": (1e39, 1j),
    "float32": (1e39, 1j),
    "float64": (1j,),
    "complex64": (1e39j,),
}
_REAL_ONLY: dict[str, tuple[complex, ...]] = {
    name: found for name, found in _UNFIT_FACTORS.items() if name != "complex64"
}

REJECTED: dict[str, list[Sample]] = {
    "abs": [Sample(tensor(2, dtype="bool"))],
    "neg": [Sample(tensor(2, dtype="bool"))],
    "erf": [Sample(tensor(2, dtype="complex64"))],
    **{
        name: [Sample(tensor(2, dtype="complex64"))]
        for name in ("floor", "ceil", "trunc", "sign")
    },
    "round": [Sample(tensor(2, dtype="complex64")), Sample(tensor(2, dtype="bool"))],
    "round.decimals": [Sample(tensor(2, dtype="int64"), decimals=1)],
    "bitwise_not": [Sample(tensor(2))],
    "relu": [Sample(tensor(2, dtype="bool")), Sample(tensor(2, dtype="complex64"))],
    "gelu": [
        Sample(tensor(2), approximate="x"),
        Sample(tensor(2, dtype="int64")),
    ],
    "silu": [Sample(tensor(2, dtype="int64"))],
    "leaky_relu": [
        Sample(tensor(2, dtype="int64")),
        *_unfit("negative_slope", 1, _REAL_ONLY),
    ],
    "hardtanh": [
        Sample(tensor(2, dtype="bool")),
        Sample(tensor(2, dtype="uint8")),
        Sample(tensor(2, dtype="complex64")),
        Sample(tensor(2), 0, 1j, _meta=False),
        *(
            Sample(tensor(2, dtype="int64"), 0, bound, _meta=False)
            for bound in (1j, math.inf, math.nan, 1e39)
        ),
    ],
    "add.Tensor": [
        _WRONG_SHAPES,
        Sample(tensor(2, dtype="int64"), tensor(2, dtype="int64"), alpha=1.5),
        Sample(tensor(2), tensor(2), alpha=True),
        Sample(tensor(2), tensor(2), alpha=1j),
        *_unfit("alpha", 2, _UNFIT_ALPHAS),
    ],
    "add.Scalar": [Sample(tensor(2, dtype="uint8"), 1, 300, _meta=False)],
    "sub.Tensor": [
        Sample(tensor(2, dtype="bool"), tensor(2)),
        *_unfit("alpha", 2, {**_UNFIT_ALPHAS, "int8": (-128, 129)}),
    ],
    "rsub.Tensor": _unfit("alpha", 2, {**_UNFIT_ALPHAS, "int8": (-128, 129)}),
    "sub.Scalar": [
        Sample(tensor(2), True),
        Sample(tensor(2, dtype="uint8"), 1, 300, _meta=False),
    ],
    "rsub.Scalar": [
        Sample(tensor(2, dtype="bool"), 1),
        Sample(tensor(2, dtype="uint8"), 1, 300, _meta=False),
    ],
    "div.Tensor_mode": [
        Sample(tensor(2), tensor(2), rounding_mode="round"),
        *(
            Sample(
                tensor(values=[1, 2], dtype="int64"),
                tensor(values=[1, 0], dtype="int64"),
                rounding_mode=mode,
            )
            for mode in ("floor", "trunc")
        ),
        Sample(tensor(2, dtype="bool"), tensor(2, dtype="bool"), rounding_mode="floor"),
    ],
    "floor_divide.Scalar": [Sample(tensor(2, dtype="int64"), 0)],
    "fmod.Scalar": [
        Sample(tensor(2, dtype="int64"), 0),
        Sample(tensor(2, dtype="complex64"), 1),
    ],
    "remainder.Scalar": [Sample(tensor(2, dtype="int64"), 0)],
    "pow.Tensor_Scalar": [
        Sample(tensor(2, dtype="int64"), -1),
        Sample(tensor(2, dtype="uint8"), 300, _meta=False),
        Sample(tensor(2, dtype="float16"), 70000.0, _meta=False),
    ],
    "pow.Scalar": [
        Sample(base, tensor(2, dtype="bool"), _meta=False) for base in (True, False)
    ],
    "pow.Tensor_Tensor": [Sample(tensor(2, dtype="bool"), tensor(2, dtype="bool"))],
    "maximum": [Sample(tensor(2, dtype="complex64"), tensor(2))],
    "atan2": [Sample(tensor(2, dtype="complex64"), tensor(2))],
    "bitwise_and.Tensor": [Sample(tensor(2), tensor(2))],
    "bitwise_and.Scalar": [Sample(tensor(2, dtype="int64"), 1.5)],
    "lt.Scalar": [Sample(tensor(2, dtype="complex64"), 1)],
    "where.self": [
        Sample(tensor(2, dtype="int64"), tensor(2), tensor(2)),
        Sample(tensor(2, dtype="bool"), tensor(3), tensor(3)),
    ],
    "where.ScalarSelf": [
        Sample(tensor(2, dtype="bool"), 300, tensor(2, dtype="uint8"))
    ],
    "clamp": [
        Sample(tensor(2)),
        Sample(tensor(2, dtype="complex64"), 0),
        Sample(tensor(2), 1j),
        Sample(tensor(2, dtype="uint8"), 0, 300),
        Sample(tensor(2, dtype="bool"), False, True),
    ],
    "clamp.Tensor": [
        Sample(tensor(2)),
        Sample(tensor(2, dtype="complex64"), tensor(2)),
    ],
    "lerp.Scalar": [
        Sample(tensor(2), tensor(2, dtype="float64"), 0.5),
        Sample(tensor(2), tensor(2), 1j),
        Sample(tensor(2, dtype="int64"), tensor(2, dtype="int64"), 0.5),
    ],
    "lerp.Tensor": [Sample(tensor(2), tensor(2), tensor(2, dtype="float64"))],
    "addcmul": [
        Sample(*[tensor(2, dtype="bool")] * 3),
        *_unfit("value", 3, {**_UNFIT_FACTORS, "uint8": (300, -2.5), "int8": (-200,)}),
    ],
    "addcdiv": [
        Sample(tensor(2), *[tensor(2, dtype="int64")] * 2),
        *_unfit("value", 3, _UNFIT_FACTORS),
    ],
}
