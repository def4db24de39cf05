"""Samples for reductions: sums, extrema, truth, moments, softmax, norms."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, nan
from typing import Any

from samples import Sample, TensorSpec, dtype, tensor

FLOATS = ("float32", "float64", "float16", "bfloat16")
COMPLEX = ("complex64", "complex128")
INTEGERS = ("int64", "int32", "int16", "int8", "uint8")
REAL = FLOATS + INTEGERS + ("bool",)
ALL = REAL + COMPLEX


def of_dtypes(names: Iterable[str], *args: Any, **kwargs: Any) -> list[Sample]:
    """The same call for tensors of shape (2, 3, 4) of several dtypes."""
    return [Sample(tensor(2, 3, 4, dtype=name), *args, **kwargs) for name in names]


def layouts() -> list[TensorSpec]:
    """Tensors in unusual places, small, scalar and empty ones that can be reduced."""
    return [
        tensor(3, 4, layout="transposed"),
        tensor(3, 4, layout="sliced"),
        tensor(3, 4, layout="expanded"),
        tensor(5),
        tensor(1),
        tensor(),
    ]


def over_dims(*dims: Any) -> list[Sample]:
    """Calls ``(self, dim)`` and ``(self, dim, keepdim)`` for a tensor of 3 dimensions."""
    return [
        Sample(tensor(2, 3, 4, layout=layout), dim, *keepdim)
        for dim in dims
        for keepdim in ((), (True,))
        for layout in ("contiguous", "transposed")
    ]


NANS = tensor(values=[[1.0, nan, 3.0], [nan, nan, -inf], [inf, 2.0, 2.0]])
TIES = tensor(values=[[1, 3, 3], [2, 2, 2], [3, 1, 3]], dtype="int64")
INFINITIES = tensor(values=[[-inf, -inf], [inf, 0.0], [-inf, 1.0], [inf, inf]])
LARGE = tensor(values=[[1000.0, 1001.0], [-1000.0, 1000.0]])

SUMS = [
    *of_dtypes(ALL),
    *[Sample(spec) for spec in layouts()],
    Sample(tensor(0)),
    Sample(tensor(0, dtype="bool")),
    Sample(tensor(2, 3, dtype="int64"), dtype=dtype("float32")),
    Sample(tensor(2, 3), dtype=dtype("int64")),
    Sample(tensor(2, 3), dtype=dtype("float64")),
    Sample(tensor(2, 3), dtype=dtype("complex64")),
    Sample(NANS),
]

TRUE_SUMS = [
    Sample(tensor(2, 3), dtype=dtype("bool")),
    Sample(tensor(2, 3, dtype="float64"), dtype=dtype("int32")),
    Sample(tensor(40, dtype="int8", low=100, high=127), dtype=dtype("int8")),
]

SUMS_OF_DIMS = [
    *of_dtypes(ALL, 1),
    *over_dims([0], [1], [-1], [0, 2], [0, 1, 2], [], None),
    *[Sample(spec, 0) for spec in layouts()],
    Sample(tensor(0, 3), [0]),
    Sample(tensor(0, 3), [1]),
    Sample(tensor(3, 0, 2), [0, 1], True),
    Sample(tensor(2, 3, dtype="int32"), 0, dtype=dtype("float64")),
]

MEANS = [
    *of_dtypes(FLOATS + COMPLEX),
    *[Sample(spec) for spec in layouts()],
    Sample(tensor(0)),
    Sample(tensor(2, 3, dtype="int64"), dtype=dtype("float32")),
    Sample(tensor(2, 3), dtype=dtype("float64")),
    Sample(tensor(2, 3, dtype="bool"), dtype=dtype("float16")),
]

MEANS_OF_DIMS = [
    *of_dtypes(FLOATS + COMPLEX, 1),
    *over_dims([0], [-1], [0, 2], [], None),
    Sample(tensor(0, 3), [0]),
    Sample(tensor(0, 3), [1]),
    Sample(tensor(), 0),
    Sample(tensor(2, 3, dtype="int64"), [1], dtype=dtype("float64")),
]

EXTREMA = [
    *of_dtypes(REAL),
    *[Sample(spec) for spec in layouts()],
    Sample(NANS),
    Sample(TIES),
]

EXTREMA_OF_DIMS = [
    *of_dtypes(REAL, 1),
    *over_dims([0], [-1], [0, 2], [0, 1, 2], []),
    *[Sample(spec, [0]) for spec in layouts()],
    Sample(NANS, [0]),
    Sample(NANS, [1], True),
    Sample(tensor(0, 3), [1]),
    Sample(tensor(2, 3)),
]

EXTREMA_WITH_INDICES = [
    *of_dtypes(REAL, 1),
    *over_dims(0, 1, -1),
    *[Sample(spec, 0) for spec in layouts()],
    *[Sample(spec, dim) for spec in (NANS, TIES) for dim in (0, 1)],
    Sample(tensor(0, 3), 1),
    Sample(tensor(), -1, True),
]

INDICES = [
    *of_dtypes(FLOATS + INTEGERS),
    *of_dtypes(FLOATS + INTEGERS, 1),
    *over_dims(0, -1, None),
    *[Sample(spec) for spec in layouts()],
    *[Sample(spec, dim) for spec in (NANS, TIES) for dim in (0, 1, None)],
    Sample(tensor(0, 3), 1),
]

TRUTH = [
    *of_dtypes(ALL),
    *[Sample(spec) for spec in layouts()],
    Sample(tensor(0)),
    Sample(tensor(2, 3, dtype="bool", values=[[True, True], [True, True]])),
    Sample(tensor(values=[0.0, nan])),
    Sample(tensor(values=[0.0, 0.0])),
]

TRUTH_OF_DIM = [
    *of_dtypes(ALL, 1),
    *over_dims(0, -1),
    *[Sample(spec, 0) for spec in layouts()],
    Sample(tensor(0, 3, dtype="bool"), 0),
    Sample(tensor(0, 3, dtype="bool"), 1, True),
]

TRUTH_OF_DIMS = [
    *of_dtypes(ALL, [0, 1]),
    *over_dims([0], [0, -1], [], None),
    Sample(tensor(dtype="bool"), [0]),
    Sample(tensor(0, 3, dtype="bool"), [0]),
    Sample(tensor(2, 3, dtype="uint8"), []),
]

MOMENTS = [
    *[Sample(tensor(2, 3, 4, dtype=n), True) for n in FLOATS + COMPLEX],
    Sample(tensor(3, 4, layout="transposed"), False),
    Sample(tensor(1), False),
    Sample(tensor(), False),
]

MOMENTS_OF_DIMS = [
    *[Sample(tensor(2, 3, 4, dtype=n), [1], True) for n in FLOATS + COMPLEX],
    Sample(tensor(2, 3, 4), [0, 2], False),
    Sample(tensor(2, 3, 4), None, False, True),
    Sample(tensor(2, 3, 4), [], True),
    Sample(tensor(3, 4, layout="sliced"), [-1], True, True),
    Sample(tensor(3, 1), [1], False),
]

CORRECTED_MOMENTS = [
    *of_dtypes(FLOATS + COMPLEX),
    *of_dtypes(FLOATS + COMPLEX, [1], correction=0),
    Sample(tensor(2, 3, 4), [0, 2], correction=2),
    Sample(tensor(2, 3, 4), None, correction=0.5, keepdim=True),
    Sample(tensor(2, 3, 4), [-1], correction=None),
    Sample(tensor(3, 4, layout="transposed"), [0]),
    Sample(tensor(4, low=1e4, high=1.0001e4), [0]),
    Sample(tensor(), correction=0),
]

CUMULATIVE = [
    *of_dtypes(FLOATS + INTEGERS + COMPLEX, 1),
    *[Sample(tensor(2, 3, 4), dim) for dim in (0, 1, 2, -1)],
    *[Sample(spec, 0) for spec in layouts()],
    Sample(tensor(0, 3), 0),
    Sample(NANS, 1),
]

LOGSUMEXPS = [
    *of_dtypes(FLOATS + COMPLEX, [1]),
    *of_dtypes(("int64", "bool"), [1]),
    Sample(tensor(2, 3, 4), [0, 2]),
    Sample(tensor(2, 3, 4), [0, 2], True),
    Sample(tensor(2, 3), [], True),
    Sample(tensor(3, 4, layout="transposed"), [0]),
    Sample(INFINITIES, [1]),
    Sample(LARGE, [1]),
    Sample(tensor(), [0]),
    Sample(tensor(0, 3), [0]),
    Sample(tensor(0, 3), [1]),
]

SOFTMAXES = [
    *of_dtypes(FLOATS, 1),
    *[Sample(tensor(2, 3, 4), dim) for dim in (0, 2, -1, -3)],
    *[Sample(spec, 0) for spec in layouts()],
    Sample(INFINITIES, 1),
    Sample(LARGE, 1),
    Sample(tensor(0, 3), 0),
    Sample(tensor(3, 0), 1),
]


def with_flag(samples: list[Sample], *values: Any) -> list[Sample]:
    """The samples with further positional arguments."""
    return [Sample(*each.args, *values, **each.kwargs) for each in samples]


ORDERS = (0, 1, 2, 3, 0.5, -1, -2.5, inf, -inf)

NORMS = [
    *[Sample(tensor(2, 3, dtype=n), p) for n in FLOATS + COMPLEX for p in (0, 2, 3)],
    *[Sample(tensor(2, 3), p) for p in ORDERS],
    *[Sample(spec) for spec in layouts()],
    *[Sample(NANS, p) for p in (0, 1, inf)],
    Sample(tensor(0), 2),
    Sample(tensor(0), 0),
    Sample(tensor(), 3),
]

NORMS_OF_DIMS = [
    *[Sample(tensor(2, 3, 4), p, dim) for p in ORDERS for dim in ([0], [1, 2])],
    *[Sample(tensor(2, 3, 4, dtype=n), None, [1], True) for n in FLOATS + COMPLEX],
    Sample(tensor(2, 3), 2, []),
    Sample(tensor(2, 3), 2, [], True),
    Sample(tensor(0, 3), 2, [0]),
    Sample(tensor(0, 3), inf, [1]),
    Sample(tensor(3, 4, layout="transposed"), 1, [-1]),
]

SAMPLES: dict[str, list[Sample]] = {
    "sum": SUMS + TRUE_SUMS,
    "sum.dim_IntList": SUMS_OF_DIMS,
    "mean": MEANS,
    "mean.dim": MEANS_OF_DIMS,
    "prod": SUMS + TRUE_SUMS[:2],
    "prod.dim_int": [
        *of_dtypes(ALL, 1),
        *over_dims(0, -1),
        *[Sample(spec, 0) for spec in layouts()],
        Sample(tensor(0, 3), 0),
        Sample(tensor(2, 3, dtype="int8"), 0, dtype=dtype("float32")),
    ],
    "amax": EXTREMA_OF_DIMS,
    "amin": EXTREMA_OF_DIMS,
    "max.dim": EXTREMA_WITH_INDICES,
    "min.dim": EXTREMA_WITH_INDICES,
    "max": EXTREMA,
    "min": EXTREMA,
    "max.other": [
        *[Sample(tensor(2, 3, dtype=n), tensor(3, dtype=n, seed=1)) for n in REAL],
        Sample(NANS, tensor(3, 3)),
        Sample(tensor(2, 3), tensor(dtype="int64")),
    ],
    "min.other": [
        *[Sample(tensor(2, 3, dtype=n), tensor(3, dtype=n, seed=1)) for n in REAL],
        Sample(NANS, tensor(3, 3)),
        Sample(tensor(2, 3, dtype="int8"), tensor(2, 1, dtype="float32")),
    ],
    "any": TRUTH,
    "all": TRUTH,
    "any.dim": TRUTH_OF_DIM,
    "all.dim": TRUTH_OF_DIM,
    "any.dims": TRUTH_OF_DIMS,
    "all.dims": TRUTH_OF_DIMS,
    "argmax": INDICES,
    "argmin": INDICES,
    "var": MOMENTS,
    "std": MOMENTS,
    "var_mean": MOMENTS,
    "var.dim": MOMENTS_OF_DIMS,
    "std.dim": MOMENTS_OF_DIMS,
    "var_mean.dim": MOMENTS_OF_DIMS,
    "var.correction": CORRECTED_MOMENTS,
    "std.correction": CORRECTED_MOMENTS,
    "var_mean.correction": [*CORRECTED_MOMENTS, Sample(tensor(0), correction=-1)],
    "cumsum": CUMULATIVE
    + [
        Sample(tensor(3, dtype="bool"), 0),
        Sample(tensor(3, dtype="int8", low=90, high=120), 0),
        Sample(tensor(3), 0, dtype=dtype("float32")),
    ],
    "logsumexp": LOGSUMEXPS,
    "softmax.int": [
        *SOFTMAXES,
        Sample(tensor(2, 3, dtype="int64"), 1, dtype("float32")),
        Sample(tensor(2, 3), 1, dtype("float64")),
    ],
    "log_softmax.int": [
        *SOFTMAXES,
        Sample(tensor(2, 3, dtype="bool"), 1, dtype("float32")),
        Sample(tensor(2, 3), 1, dtype("float64")),
    ],
    "_softmax": with_flag(SOFTMAXES, False),
    "_log_softmax": with_flag(SOFTMAXES, False),
    # One element is its own norm, whatever its power.
    "norm.Scalar": [*NORMS, Sample(tensor(values=3.0), 300)],
    "norm.ScalarOpt_dtype": [
        Sample(tensor(2, 3), None, dtype=dtype("float64")),
        Sample(tensor(2, 3), 1, dtype=dtype("float32")),
        Sample(tensor(2, 3, dtype="float16"), 3, dtype=dtype("float32")),
        Sample(tensor(2, 3, dtype="bfloat16"), inf, dtype=dtype("float64")),
    ],
    "norm.ScalarOpt_dim": [
        *NORMS_OF_DIMS,
        *(Sample(tensor(values=[[3.0], [4.0]]), 300, [dim]) for dim in (0, 1)),
    ],
    "norm.ScalarOpt_dim_dtype": [
        Sample(tensor(2, 3), None, [1], False, dtype=dtype("float64")),
        Sample(tensor(2, 3), 0, [0], True, dtype=dtype("float32")),
        Sample(tensor(2, 3, dtype="float16"), 2.5, [], False, dtype=dtype("float32")),
    ],
}
