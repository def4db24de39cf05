"""Samples for products of vectors and matrices."""

from __future__ import annotations

from math import nan

from samples import Sample, tensor

FLOATS = ("float32", "float64", "float16", "bfloat16")
COMPLEX = ("complex64", "complex128")
INTEGERS = ("int64", "int32", "int16", "int8", "uint8")
NUMERIC = FLOATS + COMPLEX + INTEGERS

# Half precision adds up rounding errors of several products.
LOOSE = {"float16": 1e-2, "bfloat16": 5e-2}


def product(
    dtype: str, *shapes: tuple[int, ...], **kwargs: int | float | complex
) -> Sample:
    """A call with tensors of these shapes, all of one dtype."""
    tensors = [
        tensor(*shape, dtype=dtype, seed=seed) for seed, shape in enumerate(shapes)
    ]
    tolerance = LOOSE.get(dtype)
    return Sample(*tensors, _rtol=tolerance, _atol=tolerance, **kwargs)


NAN_2 = tensor(values=[nan, nan])
INNER = tensor(3, 4, layout="transposed")

SCALED: list[dict[str, int | float | complex]] = [
    {"beta": 2},
    {"alpha": 0.5},
    {"beta": 0.5, "alpha": -1.5},
    {"beta": 0},
    {"alpha": 0},
]

SAMPLES: dict[str, list[Sample]] = {
    "mm": [
        *[product(n, (2, 3), (3, 4)) for n in NUMERIC],
        product("uint8", (2, 300), (300, 2)),
        product("float32", (2, 0), (0, 3)),
        product("float32", (0, 2), (2, 3)),
        Sample(INNER, tensor(4, 2)),
        Sample(tensor(2, 3), tensor(3, 4, layout="sliced")),
        Sample(tensor(2, 3, layout="expanded"), tensor(3, 3)),
    ],
    "bmm": [
        *[product(n, (2, 2, 3), (2, 3, 4)) for n in NUMERIC],
        product("float32", (2, 2, 0), (2, 0, 3)),
        product("float32", (0, 2, 3), (0, 3, 2)),
        Sample(tensor(2, 3, 4, layout="transposed"), tensor(2, 4, 2)),
    ],
    "addmm": [
        *[product(n, (4,), (2, 3), (3, 4)) for n in NUMERIC],
        *[product("float32", (2, 4), (2, 3), (3, 4), **kwargs) for kwargs in SCALED],
        product("int64", (2, 4), (2, 3), (3, 4), beta=3, alpha=-2),
        product("int64", (2, 4), (2, 3), (3, 4), beta=2.5, alpha=1.5),
        product("complex64", (2, 4), (2, 3), (3, 4), beta=1j, alpha=2 - 1j),
        product("float32", (), (2, 3), (3, 4)),
        product("float32", (2, 1), (2, 0), (0, 4), beta=3),
        Sample(NAN_2, tensor(3, 3), tensor(3, 2), beta=0),
        Sample(tensor(2), tensor(values=[[nan, nan]]), tensor(2, 2), alpha=0),
    ],
    "baddbmm": [
        *[product(n, (2, 2, 4), (2, 2, 3), (2, 3, 4)) for n in NUMERIC],
        *[
            product("float32", (2, 2, 4), (2, 2, 3), (2, 3, 4), **kwargs)
            for kwargs in SCALED
        ],
        product("float32", (), (2, 2, 3), (2, 3, 4)),
        product("float32", (4,), (2, 2, 3), (2, 3, 4)),
        product("float32", (1, 2, 1), (2, 2, 0), (2, 0, 4), beta=2),
        product("int64", (4,), (2, 2, 3), (2, 3, 4), beta=2, alpha=3),
    ],
    "addmv": [
        *[product(n, (2,), (2, 3), (3,)) for n in NUMERIC],
        *[product("float32", (2,), (2, 3), (3,), **kwargs) for kwargs in SCALED],
        product("float32", (), (2, 3), (3,)),
        product("float32", (2,), (2, 0), (0,), beta=3),
        Sample(NAN_2, tensor(2, 3), tensor(3), beta=0),
    ],
    "mv": [
        *[product(n, (2, 3), (3,)) for n in NUMERIC],
        product("float32", (2, 0), (0,)),
        product("float32", (0, 2), (2,)),
        Sample(INNER, tensor(4)),
    ],
    "dot": [
        *[product(n, (5,), (5,)) for n in NUMERIC],
        product("float32", (0,), (0,)),
        product("int8", (100,), (100,)),
    ],
    "vdot": [
        *[product(n, (5,), (5,)) for n in NUMERIC],
        product("complex64", (0,), (0,)),
    ],
    "outer": [
        *[product(n, (2,), (3,)) for n in (*NUMERIC, "bool")],
        Sample(tensor(2), tensor(3, dtype="int64")),
        Sample(tensor(2, dtype="int8"), tensor(0, dtype="float64")),
    ],
    "matmul": [
        *[product(n, (2, 3), (3, 4)) for n in NUMERIC],
        product("float32", (3,), (3,)),
        product("float32", (2, 3), (3,)),
        product("float32", (3,), (3, 4)),
        product("float32", (3,), (2, 3, 4)),
        product("float32", (2, 5, 3), (3,)),
        product("float32", (2, 5, 3), (3, 4)),
        product("float32", (5, 3), (2, 3, 4)),
        product("float32", (2, 5, 3), (2, 3, 4)),
        product("float32", (2, 1, 5, 3), (4, 3, 2)),
        product("float32", (1, 5, 3), (2, 3, 4)),
        product("float32", (2, 1, 2, 3), (1, 4, 3, 2)),
        product("float32", (2, 3, 0), (0, 4)),
        product("float32", (0, 3, 2), (2, 4)),
        product("complex64", (2, 5, 3), (2, 3, 4)),
        product("int64", (2, 5, 3), (2, 3, 4)),
        Sample(tensor(2, 3, 4, layout="transposed"), tensor(4, 5)),
        Sample(tensor(4, 5), tensor(2, 5, 3, layout="sliced")),
    ],
    "linear": [
        *[product(n, (2, 3), (4, 3)) for n in NUMERIC],
        *[product(n, (2, 3), (4, 3), (4,)) for n in NUMERIC],
        product("float32", (3,), (4, 3)),
        product("float32", (3,), (4, 3), (4,)),
        product("float32", (2, 5, 3), (4, 3), (4,)),
        product("float32", (2, 5, 2, 3), (4, 3), (1,)),
        product("float32", (0, 3), (4, 3), (4,)),
        product("float32", (3,), (3,), ()),
        product("float32", (2, 3), (3,)),
        Sample(tensor(4, 3, layout="transposed"), tensor(2, 3), tensor(2)),
    ],
}
