"""Inputs for comparisons, logic and pointwise operators on three tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pointwise_inputs import (
    ALL,
    BOOL,
    COMPLEX,
    FLOATS,
    INF,
    LAYOUTS,
    MIXED,
    NAN,
    NUMERIC,
    REAL,
    SPECIAL,
    binary,
    has_common_dtype,
    with_number,
)
from samples import Layout, Sample, TensorSpec, tensor

_NEAR = [
    Sample(tensor(values=[44, 3], dtype="uint8"), 300),
    Sample(tensor(values=[0.1], dtype="float16"), 0.1),
    Sample(tensor(values=[0.1], dtype="bfloat16"), 0.1),
    Sample(tensor(values=SPECIAL), NAN),
    Sample(tensor(values=SPECIAL), INF),
    Sample(tensor(values=[1, 2, 3]), 1.5),
]
"""Where the type in which is compared decides."""


def _comparisons(name: str, dtypes: tuple[str, ...]) -> dict[str, list[Sample]]:
    numbers = with_number(dtypes, (1, 0, 0.5, True)) + _NEAR
    if "complex64" in dtypes:
        numbers += with_number(COMPLEX, (1j, 0))
    return {f"{name}.Tensor": binary(dtypes), f"{name}.Scalar": numbers}


COMPARISON: dict[str, list[Sample]] = {
    **_comparisons("eq", ALL),
    **_comparisons("ne", ALL),
    **_comparisons("lt", (*REAL, *BOOL)),
    **_comparisons("le", (*REAL, *BOOL)),
    **_comparisons("gt", (*REAL, *BOOL)),
    **_comparisons("ge", (*REAL, *BOOL)),
    "logical_and": binary(ALL),
    "logical_or": binary(ALL),
    "logical_xor": binary(ALL),
}


def _ternary(
    dtypes: tuple[str, ...],
    make: Callable[[TensorSpec, TensorSpec, TensorSpec], Sample],
    low: float = 0.5,
    high: float = 2.0,
) -> list[Sample]:
    """Three tensors: every dtype, broadcasting, no dimensions, no elements, layouts."""

    def specs(shapes: Iterable[tuple[int, ...]], dtype: str, layout: Layout) -> Sample:
        a, b, c = (
            tensor(*shape, dtype=dtype, low=low, high=high, seed=seed, layout=layout)
            for seed, shape in enumerate(shapes)
        )
        return make(a, b, c)

    same = ((3, 4),) * 3
    found = [specs(same, dtype, "contiguous") for dtype in dtypes]
    found += [specs(same, dtypes[0], layout) for layout in LAYOUTS]
    shapes: list[tuple[tuple[int, ...], ...]] = [
        ((3, 4), (4,), (3, 1)),
        ((3, 4), (), (4,)),
        ((4,), (3, 1), ()),
        ((), (), ()),
        ((0, 4), (4,), (1, 1)),
    ]
    return found + [specs(three, dtypes[0], "contiguous") for three in shapes]


_CONDITION = tensor(3, 4, dtype="bool")

TERNARY: dict[str, list[Sample]] = {
    "where.self": [
        Sample(_CONDITION, tensor(3, 4, dtype=a), tensor(*shape, dtype=b, seed=1))
        for a, b in [*((dtype, dtype) for dtype in ALL), *MIXED]
        for shape in ((3, 4), (4,), ())
    ]
    + [
        Sample(tensor(2, 1, dtype="bool"), tensor(3), tensor()),
        Sample(tensor(dtype="bool"), tensor(), tensor(dtype="float64")),
        Sample(tensor(0, dtype="bool"), tensor(0), tensor(1)),
        Sample(
            tensor(4, 3, dtype="bool", layout="transposed"),
            tensor(4, 3, layout="transposed"),
            tensor(4, 3, layout="transposed", seed=1),
        ),
    ],
    "where.ScalarSelf": [
        Sample(_CONDITION, number, tensor(*shape, dtype=dtype))
        for dtype in ALL
        for number, shape in ((1, (3, 4)), (1.5, (4,)), (True, ()), (1.5, ()))
    ],
    "where.ScalarOther": [
        Sample(_CONDITION, tensor(*shape, dtype=dtype), number)
        for dtype in ALL
        for number, shape in ((1, (3, 4)), (1.5, (4,)), (True, ()), (2j, ()))
        if has_common_dtype(dtype, number)
    ],
    "where.Scalar": [
        Sample(_CONDITION, a, b)
        for a, b in ((1, 2), (1, 2.5), (True, False), (True, 2), (1j, 2), (0.5, 1.5))
    ],
    "where": [
        Sample(spec, _meta=False)  # the values decide the shape
        for spec in (
            tensor(3, 4, dtype="bool"),
            tensor(2, 3, 4, dtype="int64", low=0, high=1),
            tensor(values=[0.0, 1.0, NAN]),
            tensor(values=True),
            tensor(values=False),
            tensor(0, 3, dtype="bool"),
        )
    ],
    "clamp": [
        Sample(tensor(3, 4, dtype=dtype, low=-4, high=4), *bounds)
        for dtype in REAL
        for bounds in ((0, 1), (0.5, None), (None, 1.5), (2, 1), (0,))
    ]
    + [
        Sample(tensor(values=SPECIAL), *bounds)
        for bounds in ((-1, 1), (NAN, 1), (0, NAN), (-INF, INF))
    ]
    + [
        Sample(tensor(3, dtype="bool"), 0, 1),
        Sample(tensor(3, dtype="bool"), 0.5),
        Sample(tensor(3, 4), min=-0.5, max=0.5),
        Sample(tensor(3, 4, layout="transposed"), max=0.5),
        Sample(tensor(), 0),
        Sample(tensor(0, 2), 0, 1),
    ],
    "clamp_min": with_number(REAL, (0, 0.5, True))
    + [Sample(tensor(values=SPECIAL), bound) for bound in (0, NAN, -INF)]
    + [Sample(tensor(3, dtype="uint8"), -1)],
    "clamp_max": with_number(REAL, (0, 0.5, True))
    + [Sample(tensor(values=SPECIAL), bound) for bound in (0, NAN, INF)],
    "clamp.Tensor": _ternary(REAL, Sample, -2.0, 2.0)
    + [
        Sample(tensor(3, 4), tensor(4, seed=1)),
        Sample(tensor(3, 4), None, tensor(4, seed=1)),
        Sample(tensor(3, 4, dtype="int64"), min=tensor(4), max=tensor()),
        Sample(tensor(3, dtype="bool"), tensor(3, dtype="bool", seed=1)),
        Sample(tensor(values=[1.0, -3.0, NAN]), tensor(values=[NAN, 0.0, 1.0])),
    ],
    "clamp_min.Tensor": binary((*REAL, *BOOL)),
    "clamp_max.Tensor": binary((*REAL, *BOOL)),
    "lerp.Scalar": [
        Sample(tensor(3, 4, dtype=dtype), tensor(3, 4, dtype=dtype, seed=1), weight)
        for dtype in (*FLOATS, *COMPLEX)
        for weight in (0, 0.25, 0.5, 0.75, 1, -2.0)
    ]
    + [
        Sample(tensor(3, 4), tensor(), 0.5),
        Sample(tensor(), tensor(3, 1), 0.5),
        Sample(tensor(3, dtype="complex64"), tensor(3, dtype="complex64"), 0.5j),
        Sample(tensor(0, 4), tensor(4), 0.5),
        # More than float16 can hold, but not float32, in which is computed.
        Sample(*[tensor(3, dtype="float16")] * 2, 70000.0),
        Sample(tensor(3, 4, layout="transposed"), tensor(3, 4), 0.5),
    ],
    "lerp.Tensor": _ternary((*FLOATS, *COMPLEX), Sample, -1.0, 1.5)
    + [Sample(tensor(3), tensor(3, seed=1), tensor(values=0.5, dtype="float64"))],
    "addcmul": _ternary(NUMERIC, Sample)
    + _ternary(("float32", "float16"), lambda a, b, c: Sample(a, b, c, value=0.5))
    + [
        Sample(tensor(3, dtype="int64"), tensor(3), tensor(3, dtype="int64")),
        Sample(*[tensor(3, dtype="int64", seed=s) for s in range(3)], value=2.5),
        Sample(tensor(3), tensor(3), tensor(dtype="float64")),
        Sample(*[tensor(values=[0.5, 0.125], dtype="float16")] * 3, value=70000.0),
    ],
    "addcdiv": _ternary((*FLOATS, *COMPLEX), Sample)
    + _ternary(("float32", "float16"), lambda a, b, c: Sample(a, b, c, value=2))
    + [
        Sample(tensor(2), tensor(2, dtype="int64"), tensor(values=[0.0, 2.0]), value=2),
        Sample(
            tensor(3, dtype="int64"), tensor(3, dtype="int64"), tensor(3, low=1, high=2)
        ),
        Sample(*[tensor(values=[0.5, 0.125], dtype="float16")] * 3, value=-70000.0),
    ],
}

SAMPLES: dict[str, list[Sample]] = {**COMPARISON, **TERNARY}
