"""How the samples of pointwise operators are made: dtypes, shapes, layouts, numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import product

from samples import Layout, Sample, tensor

FLOATS = ("float32", "float64", "float16", "bfloat16")
COMPLEX = ("complex64", "complex128")
INTS = ("int64", "int32", "int16", "int8", "uint8")
BOOL = ("bool",)
LAYOUTS: tuple[Layout, ...] = ("transposed", "sliced", "expanded")
NAN, INF = math.nan, math.inf
SPECIAL = [NAN, INF, -INF, 0.0, -0.0, 1.0, -1.5, 0.5, 100.0, -100.0]

Scalar = bool | int | float | complex


def unary(
    dtypes: Iterable[str],
    low: float = -2.0,
    high: float = 2.0,
    *,
    special: bool = True,
    **kwargs: object,
) -> list[Sample]:
    """Every dtype, every layout, no dimensions, no elements, infinities and NaN."""
    dtypes = tuple(dtypes)
    first = dtypes[0]

    def make(*shape: int, dtype: str = first, layout: Layout = "contiguous") -> Sample:
        spec = tensor(*shape, dtype=dtype, low=low, high=high, layout=layout)
        return Sample(spec, **kwargs)

    found = [make(3, 4, dtype=dtype) for dtype in dtypes]
    found += [make(2, 3, 4, layout=layout) for layout in LAYOUTS]
    found += [make(), make(0, 3), make(17, dtype=dtypes[-1])]
    if special:
        values = [tensor(values=SPECIAL, dtype=dtype) for dtype in FLOATS]
        found += [Sample(spec, **kwargs) for spec in values]
    return found


SHAPES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((3, 4), (4,)),
    ((3, 1), (1, 4)),
    ((3, 4), ()),
    ((), (3, 4)),
    ((), ()),
    ((0, 3), (1, 3)),
    ((2, 0), ()),
)
"""Pairs of shapes that broadcast."""

MIXED = (
    ("float32", "float64"),
    ("float16", "bfloat16"),
    ("int64", "float32"),
    ("float16", "int64"),
    ("uint8", "int8"),
    ("bool", "int32"),
)
"""Pairs of dtypes that have a third one in common, or one of the two."""


def binary(
    dtypes: Iterable[str],
    low: float = -2.0,
    high: float = 2.0,
    *,
    other_low: float | None = None,
    other_high: float | None = None,
    mixed: Iterable[tuple[str, str]] = MIXED,
    special: bool = True,
    **kwargs: object,
) -> list[Sample]:
    """Every dtype, broadcasting, promotion, layouts, infinities and NaN."""
    dtypes = tuple(dtypes)
    first = dtypes[0]
    low2 = low if other_low is None else other_low
    high2 = high if other_high is None else other_high

    def make(
        shape: tuple[int, ...],
        shape2: tuple[int, ...],
        dtype: str = first,
        dtype2: str = first,
        layout: Layout = "contiguous",
    ) -> Sample:
        a = tensor(*shape, dtype=dtype, low=low, high=high, layout=layout)
        b = tensor(*shape2, dtype=dtype2, low=low2, high=high2, seed=1)
        return Sample(a, b, **kwargs)

    found = [make((3, 4), (3, 4), dtype, dtype) for dtype in dtypes]
    found += [make(a, b) for a, b in SHAPES]
    found += [make((3, 4), (3, 4), layout=layout) for layout in LAYOUTS]
    for one, two in mixed:
        found += [make((3, 4), (4,), one, two), make((3, 4), (), one, two)]
    if special:
        pairs = list(product(SPECIAL, SPECIAL))
        a, b = ([pair[i] for pair in pairs] for i in (0, 1))
        found.append(Sample(tensor(values=a), tensor(values=b), **kwargs))
    return found


def has_common_dtype(dtype: str, number: Scalar) -> bool:
    """False for float16 and a complex number: they meet in complex32, which we lack."""
    return dtype != "float16" or not isinstance(number, complex)


def with_number(
    dtypes: Iterable[str],
    numbers: Iterable[Scalar],
    low: float = -2.0,
    high: float = 2.0,
    **kwargs: object,
) -> list[Sample]:
    """Every dtype with every number, and 0-dimensional, empty and transposed tensors."""
    dtypes, numbers = tuple(dtypes), tuple(numbers)
    found = [
        Sample(tensor(3, 4, dtype=dtype, low=low, high=high), number, **kwargs)
        for dtype, number in product(dtypes, numbers)
        if has_common_dtype(dtype, number)
    ]
    shapes: tuple[tuple[int, ...], ...] = ((), (0, 2))
    for shape in shapes:
        found.append(Sample(tensor(*shape, dtype=dtypes[0]), numbers[0], **kwargs))
    spec = tensor(2, 3, dtype=dtypes[0], low=low, high=high, layout="transposed")
    found.append(Sample(spec, numbers[-1], **kwargs))
    return found


def swapped(samples: list[Sample]) -> list[Sample]:
    """The same operands the other way round."""
    return [Sample(*reversed(sample.args), **sample.kwargs) for sample in samples]


FLOATING = (*FLOATS, *INTS, *BOOL)
INEXACT = (*FLOATS, *COMPLEX, *INTS, *BOOL)
NUMERIC = (*FLOATS, *COMPLEX, *INTS)
REAL = (*FLOATS, *INTS)
ALL = (*NUMERIC, *BOOL)
BITS = (*INTS, *BOOL)
NO_BOOL = [pair for pair in MIXED if "bool" not in pair]
INTEGRAL_PAIRS = [("uint8", "int8"), ("int64", "int16"), ("bool", "int32")]
