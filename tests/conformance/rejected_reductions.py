"""Calls of reductions, products and network operators that PyTorch refuses."""

from __future__ import annotations

from math import inf
from typing import Any

from samples import Sample, TensorSpec, dtype, tensor

INT = tensor(2, 3, dtype="int64")
BOOL = tensor(2, 3, dtype="bool")
COMPLEX = tensor(2, 3, dtype="complex64")
EMPTY = tensor(0, 3)
PLAIN = tensor(2, 3)

OUT_OF_RANGE = [Sample(PLAIN, 2), Sample(PLAIN, -3), Sample(tensor(), 1)]
BAD_DIMS = [Sample(PLAIN, [2]), Sample(PLAIN, [0, 0]), Sample(PLAIN, [1, -1])]
NO_EXTREMUM = [Sample(EMPTY, 0), Sample(tensor(3, 0), 1), Sample(COMPLEX, 0)]
NO_MOMENTS = [Sample(INT), Sample(BOOL)]


def indices(values: Any) -> TensorSpec:
    return tensor(values=values, dtype="int64")


def bools(*shapes: tuple[int, ...]) -> list[TensorSpec]:
    return [tensor(*shape, dtype="bool") for shape in shapes]


def convolution(**changes: Any) -> Sample:
    """One valid call of `convolution`, changed."""
    arguments: dict[str, Any] = {
        "input": tensor(2, 4, 6, 7),
        "weight": tensor(6, 4, 2, 3),
        "bias": None,
        "stride": [1, 1],
        "padding": [0, 0],
        "dilation": [1, 1],
        "transposed": False,
        "output_padding": [0, 0],
        "groups": 1,
    }
    return Sample(*{**arguments, **changes}.values())


IMAGE = tensor(2, 6, 7)

BAD_POOLS = [
    Sample(tensor(6, 7), [2]),
    Sample(tensor(1, 0, 6, 7), [2]),
    Sample(tensor(0, 6, 7), [2]),
    Sample(IMAGE, [2, 2, 2]),
    Sample(IMAGE, [2], [1, 1, 1]),
    Sample(IMAGE, [2], [0]),
    Sample(IMAGE, [0], [1]),
    Sample(IMAGE, [9]),
    Sample(IMAGE, [2], [2], [2]),
    Sample(IMAGE, [2], [2], [-1]),
    Sample(tensor(2, 6, 7, dtype="bool"), [2]),
    Sample(tensor(2, 6, 7, dtype="complex64"), [2]),
]

BAD_CLASSES = [
    Sample(tensor(4, 3), indices([0, 1, 2, 3]), None, 1, -100),
    Sample(tensor(4, 3), indices([0, 1, 2, -1]), None, 1, -100),
    Sample(tensor(4, 3), tensor(4, dtype="int32", low=0, high=2), None, 1, -100),
    Sample(tensor(4, 3), tensor(4), None, 1, -100),
    Sample(tensor(4, 3), tensor(3, dtype="int64", low=0, high=2), None, 1, -100),
    Sample(tensor(3), indices([1, 1]), None, 1, -100),
    Sample(tensor(1, 3), indices([1]), tensor(2), 1, -100),
    Sample(tensor(1, 3), indices([1]), tensor(3, dtype="float64"), 1, -100),
    Sample(tensor(1, 3, dtype="int64"), indices([1]), None, 1, -100),
]

REJECTED: dict[str, list[Sample]] = {
    "sum.dim_IntList": [*OUT_OF_RANGE, *BAD_DIMS],
    "mean": [
        Sample(INT),
        Sample(BOOL),
        Sample(PLAIN, dtype=dtype("int64")),
    ],
    "mean.dim": [*OUT_OF_RANGE, *BAD_DIMS, Sample(INT, [0])],
    "prod.dim_int": OUT_OF_RANGE,
    "amax": [*BAD_DIMS, Sample(EMPTY), Sample(EMPTY, [0]), Sample(COMPLEX)],
    "amin": [*BAD_DIMS, Sample(EMPTY), Sample(EMPTY, [0]), Sample(COMPLEX)],
    "max.dim": [*OUT_OF_RANGE, *NO_EXTREMUM],
    "min.dim": [*OUT_OF_RANGE, *NO_EXTREMUM],
    "max": [Sample(EMPTY), Sample(COMPLEX)],
    "min": [Sample(EMPTY), Sample(COMPLEX)],
    "argmax": [*OUT_OF_RANGE, *NO_EXTREMUM, Sample(EMPTY), Sample(BOOL)],
    "argmin": [*OUT_OF_RANGE, *NO_EXTREMUM, Sample(EMPTY), Sample(BOOL)],
    "any.dim": OUT_OF_RANGE,
    "all.dim": OUT_OF_RANGE,
    "any.dims": BAD_DIMS,
    "all.dims": BAD_DIMS,
    "var.correction": [*BAD_DIMS, *NO_MOMENTS],
    "std.correction": [*BAD_DIMS, *NO_MOMENTS],
    "var_mean.correction": [*BAD_DIMS, *NO_MOMENTS],
    "cumsum": [*OUT_OF_RANGE, Sample(INT, 0, dtype=dtype("bool"))],
    "logsumexp": [*BAD_DIMS, Sample(PLAIN, [])],
    "softmax.int": [*OUT_OF_RANGE, Sample(INT, 0), Sample(COMPLEX, 0)],
    "_softmax": [
        Sample(PLAIN, 0, True),
        Sample(tensor(2, dtype="float16"), 0, True),
        Sample(BOOL, 0, False),
    ],
    "_log_softmax": [Sample(PLAIN, 0, True), Sample(INT, 0, False)],
    "norm.Scalar": [
        Sample(INT),
        Sample(tensor(0), inf),
        Sample(tensor(0), -1),
    ],
    "norm.ScalarOpt_dim": [
        Sample(PLAIN, 2, [0, 0]),
        Sample(PLAIN, 2, [2]),
        Sample(EMPTY, inf, [0]),
        Sample(EMPTY, -2, [0]),
    ],
    "norm.ScalarOpt_dtype": [
        Sample(INT, 2, dtype=dtype("float64")),
        Sample(PLAIN, 2, dtype=dtype("float16")),
        Sample(PLAIN, 2, dtype=dtype("int64")),
        Sample(PLAIN, 2, dtype=dtype("complex64")),
        Sample(COMPLEX, 2, dtype=dtype("float64")),
    ],
    "mm": [
        Sample(PLAIN, PLAIN),
        Sample(tensor(3), tensor(3, 2)),
        Sample(PLAIN, tensor(3, 2, dtype="float64")),
        Sample(*bools((2, 2), (2, 2))),
    ],
    "bmm": [
        Sample(PLAIN, PLAIN),
        Sample(tensor(2, 3, 4), tensor(2, 3, 4)),
        Sample(tensor(2, 3, 4), tensor(1, 4, 3)),
        Sample(tensor(2, 3, 4), tensor(2, 4, 3, dtype="float64")),
        Sample(*bools((1, 2, 2), (1, 2, 2))),
    ],
    "addmm": [
        Sample(tensor(3), PLAIN, tensor(3, 2)),
        Sample(tensor(2, 2, 2), PLAIN, tensor(3, 2)),
        Sample(tensor(2, dtype="int64"), PLAIN, tensor(3, 2)),
        Sample(tensor(2), PLAIN, PLAIN),
        Sample(tensor(2), PLAIN, tensor(3, 2), alpha=1j),
        Sample(*bools((2, 2), (2, 2), (2, 2))),
        Sample(*[tensor(2, 2, dtype="uint8")] * 3, alpha=-2.5, _meta=False),
    ],
    "baddbmm": [
        Sample(tensor(3, 1, 1), tensor(1, 2, 3), tensor(1, 3, 2)),
        Sample(tensor(1, dtype="int64"), tensor(1, 2, 3), tensor(1, 3, 2)),
        Sample(tensor(1), tensor(1, 2, 3), tensor(1, 2, 3)),
    ],
    "addmv": [
        Sample(tensor(3), PLAIN, tensor(3)),
        Sample(tensor(2), PLAIN, tensor(2)),
        Sample(tensor(2, 1), PLAIN, tensor(3)),
        Sample(tensor(2, dtype="int64"), PLAIN, tensor(3)),
        Sample(*bools((2,), (2, 2), (2,))),
        *(
            Sample(
                *[tensor(*shape, dtype="uint8") for shape in ((2,), (2, 2), (2,))],
                **{name: -2.5},
                _meta=False,
            )
            for name in ("beta", "alpha")
        ),
    ],
    "mv": [
        Sample(PLAIN, tensor(2)),
        Sample(PLAIN, tensor(3, 1)),
        Sample(PLAIN, tensor(3, dtype="float64")),
        Sample(tensor(3), tensor(3)),
    ],
    "dot": [
        Sample(tensor(2), tensor(3)),
        Sample(PLAIN, tensor(3)),
        Sample(tensor(2), tensor(2, dtype="float64")),
        Sample(*bools((2,), (2,))),
    ],
    "vdot": [
        Sample(tensor(2), tensor(3)),
        Sample(tensor(2), tensor(2, dtype="complex64")),
        Sample(*bools((2,), (2,))),
    ],
    "outer": [Sample(PLAIN, tensor(2)), Sample(tensor(2), PLAIN)],
    "matmul": [
        Sample(tensor(), tensor(1)),
        Sample(tensor(2), tensor(3)),
        Sample(PLAIN, PLAIN),
        Sample(tensor(2, 3, 4), tensor(3, 4, 2)),
        Sample(tensor(2, 3, 4), tensor(3, 2)),
        Sample(PLAIN, tensor(3, 2, dtype="int64")),
    ],
    "linear": [
        Sample(PLAIN, tensor(4, 2)),
        Sample(PLAIN, tensor(3), tensor(2)),
        Sample(tensor(3), tensor(1, 4, 3)),
        Sample(PLAIN, tensor(4, 3), tensor(3)),
        Sample(tensor(), tensor(4, 3)),
    ],
    "convolution": [
        convolution(input=tensor(2, 3, 6, 7)),
        convolution(input=tensor(4, 6, 7)),
        convolution(input=tensor(2, 4, 1, 7)),
        convolution(input=tensor(2, 4, 6, 7, dtype="float64")),
        convolution(weight=tensor(6, 4)),
        convolution(weight=tensor(0, 4, 2, 3)),
        convolution(bias=tensor(5)),
        convolution(bias=tensor(6, dtype="float64")),
        convolution(stride=[0, 1]),
        convolution(stride=[1, 1, 1]),
        convolution(padding=[-1, 0]),
        convolution(dilation=[0, 1]),
        convolution(output_padding=[-1, 0], transposed=True),
        convolution(groups=0),
        convolution(groups=4),
        convolution(groups=2),
        convolution(transposed=True),
        convolution(weight=tensor(4, 6, 2, 3), output_padding=[1, 1], transposed=True),
        convolution(
            input=tensor(2, 4, 6, 7, dtype="bool"),
            weight=tensor(6, 4, 2, 3, dtype="bool"),
        ),
    ],
    "conv1d": [Sample(tensor(7), tensor(6, 4, 3))],
    "conv1d.padding": [
        Sample(tensor(2, 4, 7), tensor(6, 4, 3), None, [2], "same"),
        Sample(tensor(2, 4, 7), tensor(6, 4, 3), None, [1], "full"),
    ],
    "conv2d": [
        Sample(tensor(2, 4, 7), tensor(6, 4, 3)),
        Sample(tensor(2, 3, 6, 7), tensor(6, 4, 2, 3)),
    ],
    "max_pool2d_with_indices": [
        *BAD_POOLS,
        Sample(IMAGE, [2], [2], [0], [0]),
    ],
    "avg_pool2d": [
        *BAD_POOLS[1:],
        Sample(IMAGE, [2], [2], [0], False, True, 0),
        Sample(tensor(2, 6, 7, dtype="int32"), [2]),
    ],
    "native_layer_norm": [
        Sample(PLAIN, [2], None, None, 1e-5),
        Sample(PLAIN, [], None, None, 1e-5),
        Sample(PLAIN, [3], tensor(2), None, 1e-5),
        Sample(PLAIN, [3], None, tensor(2), 1e-5),
        Sample(INT, [3], None, None, 1e-5),
        Sample(PLAIN, [3], tensor(3, dtype="float16"), None, 1e-5),
    ],
    "batch_norm": [
        Sample(PLAIN, tensor(2), None, None, None, True, 0.1, 1e-5, False),
        Sample(PLAIN, None, None, tensor(2), None, True, 0.1, 1e-5, False),
        Sample(PLAIN, None, None, None, None, False, 0.1, 1e-5, False),
        Sample(tensor(3), None, None, None, None, True, 0.1, 1e-5, False),
        Sample(INT, None, None, None, None, True, 0.1, 1e-5, False),
    ],
    "native_batch_norm": [
        Sample(PLAIN, None, None, tensor(3), None, True, 0.1, 1e-5),
        Sample(EMPTY, None, None, None, None, True, 0.1, 1e-5),
    ],
    "embedding": [
        Sample(tensor(5), indices([1])),
        Sample(PLAIN, indices([2])),
        Sample(PLAIN, indices([-1])),
        Sample(PLAIN, tensor(2)),
        Sample(PLAIN, tensor(2, dtype="bool")),
        Sample(PLAIN, tensor(2, dtype="uint8", low=0, high=1)),
    ],
    "dropout": [
        Sample(PLAIN, 1.5, True),
        Sample(PLAIN, -0.5, False),
        Sample(INT, 0.5, True),
    ],
    "native_dropout": [Sample(PLAIN, 1.5, True), Sample(INT, 0.5, True)],
    "mse_loss": [
        Sample(INT, INT),
        Sample(COMPLEX, PLAIN),
        Sample(PLAIN, tensor(2, 2)),
        Sample(PLAIN, PLAIN, 5),
    ],
    "nll_loss_forward": [
        *BAD_CLASSES,
        Sample(tensor(1, 3), indices([[1]]), None, 1, -100),
        Sample(tensor(1, 3, 2), indices([1]), None, 1, -100),
    ],
    "nll_loss": BAD_CLASSES,
    "nll_loss_nd": [
        *BAD_CLASSES,
        Sample(tensor(), indices(1), None, 1, -100),
        Sample(tensor(2, 3, 2), tensor(2, 3, dtype="int64", low=0, high=2), None, 1),
        Sample(tensor(2, 3, 2), tensor(3, 2, dtype="int64", low=0, high=2), None, 1),
        Sample(tensor(2, 3, 2), indices([[0, 5], [1, 1]]), None, 1),
    ],
}
