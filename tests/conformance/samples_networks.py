"""Samples for convolution, pooling, normalization, losses, embedding and dropout."""

from __future__ import annotations

from math import inf, nan
from typing import Any

from samples import Sample, TensorSpec, tensor

FLOATS = ("float32", "float64", "float16", "bfloat16")

# Half precision adds up rounding errors of several products.
LOOSE = {"float16": 2e-2, "bfloat16": 1e-1}


def close(name: str, *args: Any, **kwargs: Any) -> Sample:
    """A sample with the tolerance for sums of products in a dtype."""
    return Sample(*args, _rtol=LOOSE.get(name), _atol=LOOSE.get(name), **kwargs)


# Convolution


def convolution(
    input_shape: tuple[int, ...],
    weight_shape: tuple[int, ...],
    *,
    bias: bool = False,
    dtype: str = "float32",
    stride: int = 1,
    padding: int = 0,
    dilation: int = 1,
    transposed: bool = False,
    output_padding: int = 0,
    groups: int = 1,
) -> Sample:
    """A call of `convolution` with the same numbers for all spatial dimensions."""
    spatial = len(weight_shape) - 2
    channels = weight_shape[1] * groups if transposed else weight_shape[0]
    return close(
        dtype,
        tensor(*input_shape, dtype=dtype),
        tensor(*weight_shape, dtype=dtype, seed=1),
        tensor(channels, dtype=dtype, seed=2) if bias else None,
        [stride] * spatial,
        [padding] * spatial,
        [dilation] * spatial,
        transposed,
        [output_padding] * spatial,
        groups,
    )


ONE = ((2, 4, 7), (6, 4, 3))
TWO = ((2, 4, 6, 7), (6, 4, 2, 3))
THREE = ((1, 2, 4, 5, 6), (3, 2, 2, 3, 2))

FORWARD = [
    *[convolution(*shapes) for shapes in (ONE, TWO, THREE)],
    *[convolution(*TWO, dtype=n, bias=True) for n in FLOATS],
    *[convolution(*TWO, dtype=n) for n in ("int64", "int32", "uint8")],
    *[convolution(*shapes, stride=2, padding=1) for shapes in (ONE, TWO, THREE)],
    convolution(*TWO, dilation=2, padding=2, bias=True),
    convolution((2, 4, 6, 7), (6, 2, 2, 3), groups=2, bias=True),
    convolution((2, 4, 6, 7), (4, 1, 3, 3), groups=4, padding=1),
    convolution((2, 4, 6, 7), (6, 4, 1, 1), stride=3),
    convolution((0, 4, 6, 7), (6, 4, 2, 3), bias=True),
    convolution((2, 0, 5), (3, 0, 2)),
]

TRANSPOSED = [
    convolution((2, 4, 5), (4, 3, 3), transposed=True),
    convolution((2, 4, 5, 6), (4, 3, 2, 3), transposed=True, bias=True),
    convolution((1, 2, 3, 4, 3), (2, 3, 2, 3, 2), transposed=True, stride=2),
    convolution(
        (2, 4, 5, 6),
        (4, 3, 3, 3),
        transposed=True,
        stride=2,
        padding=1,
        output_padding=1,
        groups=2,
        bias=True,
    ),
    convolution((2, 4, 5), (4, 3, 3), transposed=True, dilation=2, padding=1),
    convolution((2, 4, 5), (4, 3, 3), transposed=True, dtype="float64", stride=3),
    convolution((2, 4, 5), (4, 3, 3), transposed=True, dtype="int64", stride=2),
]

CHANNELS_LAST_INPUT = tensor(2, 4, 6, 5, layout="transposed")


# Pooling

POOLED = [tensor(2, 3, 6, 7), tensor(3, 6, 7), tensor(0, 3, 6, 7)]
POOL_NANS = tensor(values=[[[nan, 1.0, 2.0], [3.0, nan, -inf], [-inf, -inf, 0.0]]])
BELOW = tensor(values=[[[-inf] * 4] * 4])


def pools(*specs: TensorSpec) -> list[Sample]:
    """Calls that max_pool2d and avg_pool2d have in common."""
    return [
        Sample(spec, *args)
        for spec in specs
        for args in (
            ([2],),
            ([2, 3], [1, 2]),
            ([3], [2], [1]),
            ([3, 2], [], [1, 0]),
        )
    ]


MAX_POOLS = [
    *pools(*POOLED),
    *[Sample(tensor(1, 2, 5, 5, dtype=n), [2]) for n in FLOATS],
    *[Sample(tensor(1, 2, 5, 5, dtype=n), [2]) for n in ("int64", "int32", "uint8")],
    Sample(tensor(2, 6, 7), [3], [2], [1], [1], True),
    Sample(tensor(2, 7, 8), [2], [2], [1], [2]),
    Sample(tensor(2, 7, 8), [2], [3], [1], [2], True),
    Sample(tensor(2, 6, 7), [3], [4], [1], [1], True),
    Sample(POOL_NANS, [2], [1]),
    Sample(POOL_NANS, [3], [1], [1]),
    Sample(BELOW, [2], [2], [1]),
    Sample(tensor(2, 6, 7, layout="transposed"), [2]),
    Sample(tensor(2, 6, 7, layout="sliced"), [2]),
]

AVG_POOLS = [
    *pools(*POOLED),
    *[Sample(tensor(1, 2, 5, 5, dtype=n), [2]) for n in FLOATS],
    Sample(tensor(2, 5, 5, dtype="int64", low=-9, high=9), [2]),
    Sample(tensor(2, 5, 5, dtype="int64", low=-9, high=9), [3], [2], [1], True, False),
    Sample(tensor(2, 6, 7), [3], [2], [1], True),
    Sample(tensor(2, 6, 7), [3], [2], [1], True, False),
    Sample(tensor(2, 6, 7), [3], [2], [1], False, False),
    Sample(tensor(2, 6, 7), [3], [4], [1], True),
    Sample(tensor(2, 6, 7), [3], [2], [1], False, True, 5),
    Sample(tensor(2, 6, 7), [3], [2], [0], False, True, -2),
    Sample(POOL_NANS, [2], [1]),
    Sample(tensor(2, 6, 7, layout="transposed"), [2]),
]


# Normalization


def layer_norms(*extra: Any) -> list[Sample]:
    """Calls of native_layer_norm and, without `eps`, of layer_norm."""
    return [
        *[close(n, tensor(2, 3, 4, dtype=n), [4], None, None, *extra) for n in FLOATS],
        *[
            close(
                n,
                tensor(2, 3, 4, dtype=n),
                [3, 4],
                tensor(3, 4, dtype=n, seed=1),
                tensor(3, 4, dtype=n, seed=2),
                *extra,
            )
            for n in FLOATS
        ],
        Sample(tensor(2, 3), [3], tensor(3), None, *extra),
        Sample(tensor(2, 3), [3], None, tensor(3), *extra),
        Sample(tensor(4, 3, layout="transposed"), [3], None, None, *extra),
        Sample(tensor(3), [3], None, None, *extra),
        Sample(tensor(0, 3), [3], tensor(3), None, *extra),
        close(
            "float16",
            tensor(2, 3, dtype="float16"),
            [3],
            tensor(3),
            tensor(3, seed=1),
            *extra,
        ),
    ]


BATCH_FLAGS = (0.1, 1e-5, False)
POSITIVE = tensor(4, low=0.5, high=2.0)


def batch_norms(*extra: Any, is_training: tuple[bool, ...]) -> list[Sample]:
    """Calls of native_batch_norm and, with `cudnn_enabled`, of batch_norm."""
    found = []
    for training in is_training:
        flags = (training, 0.1, 1e-5, *extra)
        running = (tensor(4, seed=3), POSITIVE)
        parameters = (tensor(4, seed=1), tensor(4, seed=2))
        found += [
            Sample(tensor(3, 4), *parameters, *running, *flags),
            Sample(tensor(3, 4, 5), None, None, *running, *flags),
            Sample(tensor(2, 4, 3, 2), *parameters, *running, *flags),
            Sample(tensor(2, 4, 3, 2, 2), parameters[0], None, *running, *flags),
            close(
                "float16",
                tensor(3, 4, dtype="float16"),
                *parameters,
                *running,
                *flags,
            ),
            close(
                "bfloat16",
                tensor(3, 4, dtype="bfloat16"),
                tensor(4, dtype="bfloat16", seed=1),
                tensor(4, dtype="bfloat16", seed=2),
                tensor(4, dtype="bfloat16", seed=3),
                tensor(4, dtype="bfloat16", low=0.5, high=2.0),
                *flags,
            ),
        ]
        if training:
            found += [
                Sample(tensor(3, 4), None, None, None, None, *flags),
                Sample(tensor(3, 4, dtype="float64"), None, None, None, None, *flags),
            ]
    return found


# Losses

SCORES = tensor(4, 3)


def classes(values: Any) -> TensorSpec:
    """A tensor of indices."""
    return tensor(values=values, dtype="int64")


CLASSES = classes([0, 2, 1, 2])
SOME_IGNORED = classes([0, -100, 1, 2])
ALL_IGNORED = classes([-100] * 4)
WEIGHTS = tensor(3, low=0.1, high=2.0, seed=1)
POSITIONS = classes([[0, 2], [1, -100]])


def nll_losses() -> list[Sample]:
    """Calls of every nll_loss for scores with one or two dimensions."""
    return [
        *[
            Sample(SCORES, target, weight, reduction, -100)
            for target in (CLASSES, SOME_IGNORED)
            for weight in (None, WEIGHTS)
            for reduction in (0, 1, 2)
        ],
        *[close(n, tensor(4, 3, dtype=n), CLASSES, None, 1, -100) for n in FLOATS],
        *[
            Sample(SCORES, ALL_IGNORED, None, reduction, -100)
            for reduction in (0, 1, 2)
        ],
        *[Sample(SCORES, CLASSES, WEIGHTS, reduction, 2) for reduction in (0, 1)],
        *[
            Sample(tensor(3), classes(1), WEIGHTS, reduction, -100)
            for reduction in (0, 1, 2)
        ],
        *[
            Sample(tensor(0, 3), tensor(0, dtype="int64"), None, reduction, -100)
            for reduction in (0, 1, 2)
        ],
        Sample(tensor(4, 3, layout="transposed"), CLASSES, None, 0, -100),
        Sample(tensor(4, 3, layout="sliced"), CLASSES, None, 0, -100),
        Sample(SCORES, tensor(4, dtype="uint8", low=0, high=2), None, 0, -100),
    ]


SAMPLES: dict[str, list[Sample]] = {
    "convolution": [*FORWARD, *TRANSPOSED],
    "conv1d": [
        Sample(tensor(2, 4, 7), tensor(6, 4, 3)),
        Sample(tensor(4, 7), tensor(6, 4, 3), tensor(6), [2], [1]),
        Sample(tensor(2, 4, 9), tensor(6, 2, 3), None, [1], [2], [2], 2),
        Sample(tensor(2, 4, 7, layout="transposed"), tensor(6, 4, 3)),
    ],
    "conv1d.padding": [
        Sample(tensor(2, 4, 7), tensor(6, 4, 3), None, [1], "same"),
        Sample(tensor(2, 4, 7), tensor(6, 4, 3), tensor(6), [2], "valid"),
        Sample(tensor(4, 7), tensor(6, 4, 3), None, [1], "same", [2]),
    ],
    "conv2d": [
        Sample(tensor(2, 4, 6, 7), tensor(6, 4, 2, 3)),
        Sample(tensor(4, 6, 7), tensor(6, 4, 2, 3), tensor(6), [2, 1], [1, 2]),
        Sample(tensor(2, 4, 6, 7), tensor(4, 1, 3, 3), None, [1], [1], [1], 4),
        Sample(CHANNELS_LAST_INPUT, tensor(6, 4, 2, 3)),
    ],
    "conv2d.padding": [
        Sample(tensor(2, 4, 6, 7), tensor(6, 4, 3, 3), None, [1, 1], "same"),
        Sample(tensor(2, 4, 6, 7), tensor(6, 4, 2, 3), tensor(6), [2, 1], "valid"),
        Sample(tensor(4, 6, 7), tensor(6, 4, 3, 5), None, [1, 1], "same", [2, 1]),
    ],
    "max_pool2d": MAX_POOLS,
    "max_pool2d_with_indices": MAX_POOLS,
    "avg_pool2d": AVG_POOLS,
    "native_layer_norm": layer_norms(1e-5),
    "layer_norm": [*layer_norms(), *layer_norms(1e-3, False)],
    "native_batch_norm": batch_norms(is_training=(True, False)),
    "batch_norm": [
        *batch_norms(False, is_training=(True, False)),
        *[
            # Without an out form: PyTorch's takes wrong statistics of such inputs.
            Sample(
                tensor(3, 4, layout=layout), None, None, None, None, True, *BATCH_FLAGS
            )
            for layout in ("transposed", "sliced")
        ],
        Sample(tensor(0, 4), tensor(4), tensor(4), None, None, True, *BATCH_FLAGS),
    ],
    "embedding": [
        *[
            Sample(tensor(5, 3, dtype=n), tensor(2, 2, dtype="int64", low=0, high=4))
            for n in (*FLOATS, "int64", "bool", "complex64")
        ],
        Sample(tensor(5, 3), tensor(4, dtype="int32", low=0, high=4)),
        Sample(tensor(5, 3), classes(2), 1, True, False),
        Sample(tensor(5, 3), tensor(0, dtype="int64")),
        Sample(tensor(5, 3, layout="transposed"), classes([[0, 1]])),
    ],
    "dropout": [
        Sample(tensor(3, 4), 0.5, False),
        Sample(tensor(3, 4), 0.0, True),
        Sample(tensor(3, 4), 1.0, True),
        Sample(tensor(2, dtype="int64"), 1.0, True),
        Sample(tensor(0), 0.5, True),
        Sample(tensor(3, 4), 0.5, True, _random=True),
        Sample(tensor(3, 4, dtype="float16"), 0.1, True, _random=True),
    ],
    "dropout_": [
        Sample(tensor(3, 4), 0.5, False),
        Sample(tensor(3, 4), 0.0, True),
        Sample(tensor(3, 4, layout="transposed"), 1.0, True),
        Sample(tensor(3, 4), 0.5, True, _random=True),
    ],
    "native_dropout": [
        Sample(tensor(3, 4), 0.5, False),
        Sample(tensor(3, 4), 0.0, True),
        Sample(tensor(3, 4), 1.0, None),
        Sample(tensor(3, 4, layout="transposed"), 0.5, True, _random=True),
        Sample(tensor(3, 4, dtype="bfloat16"), 0.5, None, _random=True),
    ],
    "mse_loss": [
        *[
            close(n, tensor(2, 3, dtype=n), tensor(2, 3, dtype=n, seed=1), reduction)
            for n in FLOATS
            for reduction in (0, 1, 2)
        ],
        Sample(tensor(2, 3), tensor(2, 3, seed=1)),
        Sample(tensor(2, 3), tensor(2, 3, dtype="float64", seed=1), 0),
        Sample(tensor(2, 3), tensor(2, 3, dtype="int64", seed=1), 1),
        Sample(tensor(3, 4, layout="transposed"), tensor(3, 4), 0),
        Sample(tensor(0), tensor(0), 1),
        Sample(tensor(), tensor(seed=1), 2),
    ],
    "nll_loss_forward": nll_losses(),
    "nll_loss": nll_losses(),
    "nll_loss_nd": [
        *nll_losses(),
        *[
            Sample(tensor(2, 3, 2), POSITIONS, weight, reduction, -100)
            for weight in (None, WEIGHTS)
            for reduction in (0, 1, 2)
        ],
        Sample(
            tensor(2, 3, 2, 4), tensor(2, 2, 4, dtype="int64", low=0, high=2), None, 1
        ),
        Sample(
            tensor(1, 3, 2, 1, 2),
            tensor(1, 2, 1, 2, dtype="int64", low=0, high=2),
            None,
            0,
        ),
    ],
}
