"""Calls of pointwise operators that PyTorch refuses."""

from __future__ import annotations

from samples import Sample, tensor

_WRONG_SHAPES = Sample(tensor(2), tensor(3))

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
    "leaky_relu": [Sample(tensor(2, dtype="int64"))],
    "hardtanh": [
        Sample(tensor(2, dtype="bool")),
        Sample(tensor(2, dtype="uint8")),
        Sample(tensor(2, dtype="complex64")),
    ],
    "add.Tensor": [
        _WRONG_SHAPES,
        Sample(tensor(2, dtype="int64"), tensor(2, dtype="int64"), alpha=1.5),
        Sample(tensor(2), tensor(2), alpha=True),
        Sample(tensor(2), tensor(2), alpha=1j),
    ],
    "sub.Tensor": [Sample(tensor(2, dtype="bool"), tensor(2))],
    "sub.Scalar": [Sample(tensor(2), True)],
    "rsub.Scalar": [Sample(tensor(2, dtype="bool"), 1)],
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
    "pow.Tensor_Scalar": [Sample(tensor(2, dtype="int64"), -1)],
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
    "addcmul": [Sample(*[tensor(2, dtype="bool")] * 3)],
    "addcdiv": [Sample(tensor(2), *[tensor(2, dtype="int64")] * 2)],
}
