"""Inputs for arithmetic: pointwise operators on one or two tensors."""

from __future__ import annotations

from pointwise_inputs import (
    ALL,
    BITS,
    BOOL,
    COMPLEX,
    FLOATING,
    FLOATS,
    INEXACT,
    INF,
    INTEGRAL_PAIRS,
    INTS,
    NAN,
    NO_BOOL,
    NUMERIC,
    REAL,
    SPECIAL,
    binary,
    swapped,
    unary,
    with_number,
)
from samples import Sample, tensor

UNARY: dict[str, list[Sample]] = {
    "abs": unary(NUMERIC),
    "neg": unary(NUMERIC),
    "exp": unary(INEXACT),
    "expm1": unary(INEXACT),
    "log": unary(INEXACT, 0.1, 4.0),
    "log1p": unary(INEXACT, -0.5, 4.0),
    "log2": unary(INEXACT, 0.1, 4.0),
    "log10": unary(INEXACT, 0.1, 4.0),
    "sqrt": unary(INEXACT, 0.0, 4.0),
    "rsqrt": unary(INEXACT, 0.1, 4.0),
    "reciprocal": unary(INEXACT, 0.5, 2.0),
    "sin": unary(INEXACT, -4.0, 4.0),
    "cos": unary(INEXACT, -4.0, 4.0),
    "tan": unary(INEXACT, -1.0, 1.0),
    "asin": unary(INEXACT, -1.0, 1.0),
    "acos": unary(INEXACT, -1.0, 1.0),
    "atan": unary(INEXACT, -1.0, 1.0),
    "sinh": unary(INEXACT),
    "cosh": unary(INEXACT),
    "tanh": unary(INEXACT),
    "sigmoid": unary(INEXACT),
    "erf": unary(FLOATING, -5.0, 5.0),
    "floor": unary(REAL),
    "ceil": unary(REAL),
    "trunc": unary(REAL),
    "round": unary(REAL, -9.0, 9.0)
    + [Sample(tensor(values=[0.5, 1.5, 2.5, -0.5, -1.5]))],
    "round.decimals": unary(FLOATS, -90.0, 90.0, decimals=1)
    + unary(FLOATS, -90.0, 90.0, decimals=-1)
    + unary(FLOATS, -90.0, 90.0, decimals=0)
    + [Sample(tensor(values=[1.25, 2.35, 15.5]), decimals=d) for d in (1, -1, 2)]
    # Some of these powers of ten overflow the 16-bit types, some float32 too.
    + [
        Sample(
            tensor(values=[3.149, 1000.0, 0.375, -12345.0, INF], dtype=dtype),
            decimals=decimals,
        )
        for dtype in FLOATS
        for decimals in (2, 5, -2, -5, 10, 40, -40)
    ],
    "sign": unary((*REAL, *BOOL)),
    "square": unary(ALL),
    "relu": unary(REAL),
    "gelu": unary(FLOATS, -4.0, 4.0) + unary(FLOATS, -4.0, 4.0, approximate="tanh"),
    "silu": unary((*FLOATS, *COMPLEX)),
    "leaky_relu": unary(FLOATS)
    + with_number(FLOATS, (0.1, 0, 2, -1.5))
    + [Sample(tensor(values=SPECIAL), slope) for slope in (0, INF, 2 + 0j)]
    + [Sample(tensor(4, dtype="float16"), 70000.0)],
    "hardtanh": unary((*FLOATS, "int64", "int8"))
    + [
        Sample(tensor(3, 4, dtype="int32", low=-5, high=5), -1.5, 2.5),
        Sample(tensor(3, 4, dtype="uint8", low=0, high=9), 1, 4),
        Sample(tensor(3, 4), 1, -1),
        Sample(tensor(3, 4, dtype="float64"), min_val=-0.5, max_val=0.25),
        Sample(tensor(3, 4, dtype="int32", low=-5, high=5), 1 + 0j, 2.5 + 0j),
    ],
    "bitwise_not": unary(BITS, -9, 9, special=False),
    "logical_not": unary(ALL),
    "isnan": unary(ALL),
    "isinf": unary(ALL),
    "isfinite": unary(ALL),
}

_COMPLEX_SPECIAL = tensor(
    values=[complex(INF, NAN), complex(NAN, 1), complex(1, -INF), 1 + 2j, 3e38 + 3e38j],
    dtype="complex64",
)
for _name in ("isnan", "isinf", "isfinite"):
    UNARY[_name].append(Sample(_COMPLEX_SPECIAL))


def _quotients(dtypes: tuple[str, ...], **kwargs: object) -> list[Sample]:
    """Dividends of both signs, divisors that are not zero."""
    found = binary(dtypes, -9, 9, other_low=1, other_high=4, mixed=NO_BOOL, **kwargs)
    integers = [dtype for dtype in dtypes if dtype in INTS and dtype != "uint8"]
    for dtype in integers:
        a = tensor(values=[7, -7, 7, -7, 6, -6, 0], dtype=dtype)
        b = tensor(values=[2, 2, -2, -2, 3, -3, 5], dtype=dtype)
        found.append(Sample(a, b, **kwargs))
    # No element is divided by the zero.
    if integers:
        empty, zero = tensor(0, dtype="int64"), tensor(values=[0], dtype="int64")
        found.append(Sample(empty, zero, **kwargs))
    return found


_DIVISORS = (2, 3.5, -3, True)
_MODES = (None, "floor", "trunc")

ARITHMETIC: dict[str, list[Sample]] = {
    "add.Tensor": binary(ALL)
    + binary(("float32", "float16", "complex64"), alpha=0.5, special=False, mixed=())
    + binary(INTS, -9, 9, alpha=-3, special=False)
    + [
        Sample(tensor(4, dtype="bool"), tensor(4, dtype="bool", seed=1), alpha=alpha)
        for alpha in (True, False, 2)
    ]
    + [Sample(tensor(4, dtype="complex64"), tensor(4), alpha=1 + 2j)]
    + [
        Sample(
            tensor(values=[120, -120], dtype="int8"),
            tensor(values=[100, -100], dtype="int8"),
        )
    ]
    # What the type can hold of alpha counts: for `sub` that is its negative.
    + [
        Sample(tensor(40, dtype=dtype), tensor(40, dtype=dtype, seed=1), alpha=alpha)
        for dtype, alpha in (
            *[(dtype, 0.1) for dtype in FLOATS],
            ("float16", INF),
            ("uint8", -255),
            ("int8", -128),
        )
    ],
    "add.Scalar": with_number(ALL, (2, 2.5, -300, True, 1 + 2j))
    + [Sample(tensor(3, dtype="int32"), 4, 2), Sample(tensor(3), 4, 0.5)],
    "sub.Tensor": binary(NUMERIC, mixed=NO_BOOL)
    + binary(("float64", "bfloat16", "int64"), -9, 9, alpha=2, mixed=())
    + [
        Sample(tensor(40, dtype=dtype), tensor(40, dtype=dtype, seed=1), alpha=alpha)
        for dtype, alpha in (
            *[(dtype, 0.1) for dtype in FLOATS],
            ("uint8", 255),
            ("int8", 128),
            ("int64", -(2**63)),
        )
    ],
    "sub.Scalar": with_number(NUMERIC, (2, 2.5, 300, 1 + 2j))
    + [Sample(tensor(3, dtype="int32"), 4, 2)],
    "rsub.Tensor": binary(NUMERIC, mixed=NO_BOOL)
    + [Sample(tensor(3, dtype="int64"), tensor(3, dtype="int64", seed=2), alpha=2)],
    "rsub.Scalar": with_number(NUMERIC, (2, 2.5, 1 + 2j))
    + [Sample(tensor(3, dtype="int64"), 3.5, 2.5), Sample(tensor(3), 1, alpha=2)],
    "mul.Tensor": binary(ALL, -30, 30),
    "mul.Scalar": with_number(ALL, (2, 2.5, 300, True, 1 + 2j)),
    "div.Tensor": binary(ALL, 1, 4),
    "div.Scalar": with_number(ALL, (*_DIVISORS, 300, 1 + 2j)),
    "div.Tensor_mode": [
        sample for mode in _MODES for sample in _quotients(REAL, rounding_mode=mode)
    ],
    "div.Scalar_mode": [
        sample
        for mode in _MODES
        for sample in with_number(REAL, (2, 3.5, -3), -9, 9, rounding_mode=mode)
    ]
    + [Sample(tensor(4), 0, rounding_mode="floor")],
    "floor_divide": _quotients(REAL),
    "floor_divide.Scalar": with_number(REAL, (2, 2.5, -3), -9, 9),
    "fmod.Tensor": _quotients(REAL),
    "fmod.Scalar": with_number((*REAL, *BOOL), (2, 2.5, -3), -9, 9)
    + [Sample(tensor(4), 0)],
    "remainder.Tensor": _quotients(REAL),
    "remainder.Scalar": with_number((*REAL, *BOOL), (2, 2.5, -3), -9, 9)
    + [Sample(tensor(4), 0)],
    "remainder.Scalar_Tensor": swapped(with_number(REAL, (7, 7.5, -7), 1, 5)),
    "pow.Tensor_Tensor": binary(NUMERIC, 0.5, 2.0, mixed=NO_BOOL, special=False)
    + binary(("int64", "int8"), -3, 3, mixed=(), special=False)
    + [
        Sample(tensor(values=[2, 3], dtype="int8"), tensor(values=[7, 9], dtype="int8"))
    ],
    "pow.Scalar": swapped(
        with_number(NUMERIC, (2, 2.5, 1, 0.5, 1 + 2j), 0.5, 2.0)
        + with_number(("int64", "int8"), (-3, -1, 0, 1, 2), -3, 3)
        + with_number(BOOL, (2, 1.5, 1))
        + with_number(("uint8", "float32"), (True, False))
    ),
    "pow.Tensor_Scalar": with_number(
        NUMERIC, (0, 1, 2, 3, 0.5, 2.5, 5, True, 1 + 2j), 0.5, 2.0
    )
    + with_number((*FLOATS, *COMPLEX), (-1, -2, -0.5, -3, -1.5), 0.5, 2.0)
    + with_number(BOOL, (0, 1, 2, 1.5, True, False))
    + [Sample(tensor(values=SPECIAL), power) for power in (0, 1, 2, 3, 0.5, -1, -2)]
    + [Sample(tensor(values=[0.0, 0.5, 1.0, 2.0]), 1e39)],
    "maximum": binary((*REAL, *BOOL)),
    "minimum": binary((*REAL, *BOOL)),
    "atan2": binary(FLOATING),
    **{
        f"bitwise_{name}.Tensor": binary(
            BITS, -90, 90, mixed=INTEGRAL_PAIRS, special=False
        )
        for name in ("and", "or", "xor")
    },
    **{
        f"bitwise_{name}.Scalar": with_number(BITS, (5, True, -7, 300), -90, 90)
        for name in ("and", "or", "xor")
    },
    **{
        f"bitwise_{name}.Scalar_Tensor": swapped(
            with_number(BITS, (5, True, -7, 300), -90, 90)
        )
        for name in ("and", "or", "xor")
    },
}

SAMPLES: dict[str, list[Sample]] = {**UNARY, **ARITHMETIC}
