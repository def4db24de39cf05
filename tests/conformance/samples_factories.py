"""Inputs for the factories and the random operators.

A random sample compares shape, strides and dtype. Where the distribution leaves only
one outcome (a probability of 0 or 1, a spread of 0) the values are compared as well.
"""

from __future__ import annotations

from samples import Sample, device, dtype, memory_format, tensor

_FILLED = (
    "float32",
    "float64",
    "float16",
    "bfloat16",
    "int64",
    "uint8",
    "bool",
    "complex64",
)
_FLOATING = ("float32", "float64", "float16", "bfloat16", "complex64", "complex128")
_ARANGED = (
    "float32",
    "float64",
    "float16",
    "bfloat16",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint8",
)

_SIZES = ([], [0], [3], [2, 0, 3], [2, 3, 4])


def _sizes(*more: Sample, random: bool = False) -> list[Sample]:
    """Every size with the default options, then two with options."""
    return [
        *(Sample(size, _random=random) for size in _SIZES),
        Sample([2, 3], dtype=dtype("float64"), _random=random),
        Sample([2, 3], dtype=dtype("float16"), device=device("cpu"), _random=random),
        *more,
    ]


def _liked(*before: object, random: bool = False) -> list[Sample]:
    """Tensors of all layouts, and every option that a `_like` factory has.

    `before` are the arguments after the tensor.
    """
    specs = [
        tensor(),
        tensor(0, 3),
        tensor(3),
        tensor(2, 3, 4),
        tensor(2, 3, 4, layout="transposed"),
        tensor(2, 3, 4, layout="sliced"),
        tensor(2, 3, 4, layout="expanded"),
    ]
    contiguous = memory_format("contiguous_format")
    preserve = memory_format("preserve_format")
    channels_last = memory_format("channels_last")
    transposed = tensor(2, 3, layout="transposed")
    return [
        *(Sample(spec, *before, _random=random) for spec in specs),
        # On the meta device PyTorch gives dimensions of size 1 other strides than on the CPU.
        Sample(
            tensor(1, 3, 1, layout="transposed"), *before, _random=random, _meta=False
        ),
        Sample(tensor(2, 3), *before, dtype=dtype("float64"), _random=random),
        Sample(transposed, *before, dtype=dtype("bfloat16"), _random=random),
        Sample(transposed, *before, memory_format=contiguous, _random=random),
        Sample(transposed, *before, memory_format=preserve, _random=random),
        Sample(
            tensor(2, 3, 4, 5), *before, memory_format=channels_last, _random=random
        ),
    ]


def _with_dtypes(names: tuple[str, ...], random: bool = False) -> list[Sample]:
    return [Sample([2, 3], dtype=dtype(name), _random=random) for name in names]


def _like_dtypes(*before: object, random: bool = False) -> list[Sample]:
    return [
        Sample(tensor(2, 3, dtype=name), *before, _random=random) for name in _FILLED
    ]


_EMPTY = {
    "empty.memory_format": [
        *_sizes(random=True),
        *_with_dtypes(_FILLED, random=True),
        Sample(
            [2, 3, 4, 5], memory_format=memory_format("channels_last"), _random=True
        ),
        Sample(
            [2, 0, 4, 5], memory_format=memory_format("channels_last"), _random=True
        ),
        Sample(
            [2, 3, 4, 5, 2],
            memory_format=memory_format("channels_last_3d"),
            _random=True,
        ),
        Sample([2, 3], memory_format=memory_format("contiguous_format"), _random=True),
    ],
    "empty_strided": [
        Sample([2, 3], [3, 1], _random=True),
        Sample([2, 3], [1, 2], _random=True),
        Sample([2, 3], [0, 1], _random=True),
        Sample([2, 3], [7, 2], dtype=dtype("int64"), _random=True),
        Sample([2, 0, 3], [7, 7, 7], _random=True),
        Sample([], [], dtype=dtype("bool"), _random=True),
    ],
    "empty_like": [*_liked(random=True), *_like_dtypes(random=True)],
    "new_empty": [
        Sample(tensor(2, 3), [4], _random=True),
        Sample(tensor(2, 3, layout="transposed"), [2, 3], _random=True),
        Sample(tensor(dtype="int64"), [], _random=True),
        Sample(tensor(2, dtype="bool"), [0, 2], dtype=dtype("complex64"), _random=True),
    ],
}

_FILLED_WITH_ONE_VALUE = {
    "zeros": [*_sizes(), *_with_dtypes(_FILLED)],
    "zeros_like": [*_liked(), *_like_dtypes()],
    "ones": [*_sizes(), *_with_dtypes(_FILLED)],
    "ones_like": [*_liked(), *_like_dtypes()],
    "full": [
        *(
            Sample([2, 3], value)
            for value in (True, 3, -7, 2.5, 1 + 2j, float("inf"), float("nan"))
        ),
        *(Sample([2, 3], 1, dtype=dtype(name)) for name in _FILLED),
        *(Sample([2], 3.75, dtype=dtype(name)) for name in _FILLED),
        Sample([2], -1, dtype=dtype("uint8")),
        Sample([2], float("nan"), dtype=dtype("bool")),
        Sample([], 5),
        Sample([0, 2], 5.0),
    ],
    "full_like": [*_liked(3), *_like_dtypes(1), *_like_dtypes(1.75)],
    "scalar_tensor": [
        *(Sample(value) for value in (True, 3, 2.5)),
        *(Sample(1.75, dtype=dtype(name)) for name in _FILLED),
        Sample(1 - 2j, dtype=dtype("complex128")),
    ],
    "new_zeros": [
        Sample(tensor(2, 3), [4]),
        Sample(tensor(2, dtype="int64"), [2, 2]),
        Sample(tensor(2, dtype="bool"), []),
        Sample(tensor(2), [3], dtype=dtype("complex64")),
    ],
    "new_ones": [
        Sample(tensor(2, 3), [4]),
        Sample(tensor(2, dtype="int64"), [2, 2]),
        Sample(tensor(2, dtype="bool"), []),
        Sample(tensor(2), [0, 3], dtype=dtype("uint8")),
    ],
    "new_full": [
        Sample(tensor(2, 3), [4], 2.5),
        Sample(tensor(2, 3, dtype="int32"), [2, 2], 1.5),
        Sample(tensor(2, dtype="bool"), [2], 7),
        Sample(tensor(2, dtype="complex64"), [2], 1 + 1j),
        Sample(tensor(2), [2], True, dtype=dtype("int8")),
    ],
}

_RANGES = {
    "arange": [
        *(Sample(end) for end in (0, 5, 5.0, 5.5, True, 0.25)),
        *(Sample(6, dtype=dtype(name)) for name in _ARANGED),
        Sample(300, dtype=dtype("uint8")),
    ],
    "arange.start": [
        Sample(2, 7),
        Sample(-3, 3),
        Sample(2.5, 7),
        Sample(2**53, 2**53 + 3),
        Sample(2**63 - 3, 2**63 - 1),
        *(Sample(1, 7.5, dtype=dtype(name)) for name in _ARANGED),
        Sample(0.5, 5.7, dtype=dtype("int32")),
        Sample(0.5, 5.7, dtype=dtype("int64")),
    ],
    "arange.start_step": [
        Sample(0, 10, 3),
        Sample(0, 9, 3),
        Sample(10, 0, -3),
        Sample(0, 1, 0.1),
        Sample(1, -1, -0.25),
        Sample(0, 0, 1),
        Sample(5, 5, -1),
        # PyTorch's meta function refuses this one, its CPU kernel does not.
        Sample(0, 5, 0.5, dtype=dtype("int32"), _meta=False),
        Sample(0, 1, 0.1, dtype=dtype("float16")),
        Sample(0, 1, 0.125, dtype=dtype("bfloat16")),
        Sample(0, 1, 0.1, dtype=dtype("float64")),
        Sample(1, 10, 2.5, dtype=dtype("int16")),
    ],
    "linspace": [
        *(Sample(0, 1, steps) for steps in (0, 1, 2, 3, 7, 100)),
        Sample(3, -3, 5),
        Sample(2.5, 2.5, 4),
        Sample(0, 1j, 3),
        Sample(float("nan"), 1, 3),
        *(
            Sample(-5, 10, 7, dtype=dtype(name))
            for name in ("int64", "int32", "int16", "int8")
        ),
        *(Sample(0, 10, 4, dtype=dtype(name)) for name in _FLOATING),
        Sample(0.7, 10.9, 4, dtype=dtype("int64")),
        Sample(-3, 30, 6, dtype=dtype("uint8")),
        Sample(3, 1, 1, dtype=dtype("bool")),
    ],
    "linspace.Tensor_Tensor": [
        Sample(tensor(values=0.0), tensor(values=1.0), 5),
        Sample(tensor(values=0, dtype="int64"), tensor(values=8, dtype="int64"), 5),
        # PyTorch's meta function does not look at the dtypes of the bounds.
        Sample(
            tensor(values=0.0), tensor(values=1j, dtype="complex64"), 3, _meta=False
        ),
        Sample(tensor(values=0.0), tensor(values=9.0), 4, dtype=dtype("int64")),
    ],
    "linspace.Tensor_Scalar": [
        Sample(tensor(values=0.0), 1, 5),
        Sample(tensor(values=-2, dtype="int64"), 2.5, 4, dtype=dtype("float64")),
        Sample(tensor(values=1.0), 1j, 3),
    ],
    "linspace.Scalar_Tensor": [
        Sample(0, tensor(values=1.0), 5),
        Sample(0, tensor(values=1.0, dtype="float64"), 3),
        Sample(1j, tensor(values=1.0), 2),
    ],
}

_PATTERNS = {
    "eye": [
        *(Sample(n) for n in (0, 1, 3)),
        *(Sample(2, dtype=dtype(name)) for name in _FILLED),
    ],
    "eye.m": [
        Sample(2, 3),
        Sample(3, 2),
        Sample(0, 3),
        Sample(3, 0),
        *(Sample(2, 3, dtype=dtype(name)) for name in _FILLED),
    ],
    "tril_indices": [
        *(Sample(3, 4, offset) for offset in (-5, -2, 0, 1, 2, 7)),
        *(Sample(row, col) for row, col in ((0, 3), (3, 0), (1, 1), (4, 2))),
        Sample(3, 3, dtype=dtype("int32")),
    ],
    "triu_indices": [
        *(Sample(3, 4, offset) for offset in (-5, -2, 0, 1, 2, 7)),
        *(Sample(row, col) for row, col in ((0, 3), (3, 0), (1, 1), (4, 2))),
        Sample(3, 3, dtype=dtype("int32")),
    ],
}


def _drawn() -> list[Sample]:
    return [*_sizes(random=True), *_with_dtypes(_FLOATING, random=True)]


_FROM_DEFAULT_GENERATOR = [
    Sample([2, 3], generator=None, _random=True),
    Sample([], generator=None, dtype=dtype("float64"), _random=True),
]

_LIKE_FROM_DEFAULT_GENERATOR = [
    Sample(tensor(2, 3, layout="transposed"), generator=None, _random=True),
    Sample(tensor(dtype="float64"), generator=None, _random=True),
]


def _drawn_like() -> list[Sample]:
    return [
        *_liked(random=True),
        *(Sample(tensor(2, 3, dtype=name), _random=True) for name in _FLOATING),
    ]


_PROBABILITIES = [[0.0, 1.0, 1.0], [1.0, 0.0, 0.0]]

_RANDOM = {
    "rand": _drawn(),
    "rand.generator": _FROM_DEFAULT_GENERATOR,
    "rand_like": _drawn_like(),
    "rand_like.generator": _LIKE_FROM_DEFAULT_GENERATOR,
    "randn": _drawn(),
    "randn.generator": _FROM_DEFAULT_GENERATOR,
    "randn_like": _drawn_like(),
    "randn_like.generator": _LIKE_FROM_DEFAULT_GENERATOR,
    "randint": [
        *(Sample(5, size, _random=True) for size in _SIZES),
        *(
            Sample(2, [4], dtype=dtype(name), _random=True)
            for name in (*_ARANGED, "bool")
        ),
        Sample(1, [3]),
        Sample(256, [3], dtype=dtype("uint8"), _random=True),
        Sample(2**63 - 1, [3], _random=True),
    ],
    "randint.generator": [Sample(5, [2, 3], generator=None, _random=True)],
    "randint.low": [
        Sample(-5, 5, [2, 3], _random=True),
        Sample(7, 8, [2, 3]),
        Sample(-(2**63), 2**63 - 1, [3], _random=True),
        Sample(-128, 128, [3], dtype=dtype("int8"), _random=True),
        Sample(-3, -2, [3], dtype=dtype("float16")),
    ],
    "randint.low_generator": [Sample(-5, 5, [2, 3], generator=None, _random=True)],
    "randperm": [
        Sample(0),
        Sample(1),
        Sample(7, _random=True),
        *(Sample(5, dtype=dtype(name), _random=True) for name in _ARANGED),
    ],
    "randperm.generator": [
        Sample(6, generator=None, _random=True),
        Sample(1, generator=None),
    ],
    "bernoulli": [
        Sample(tensor(3, 4, low=0.0, high=1.0), _random=True),
        Sample(tensor(3, 4, low=0.0, high=1.0, layout="transposed"), _random=True),
        Sample(tensor(low=0.0, high=1.0), _random=True),
        Sample(tensor(0, 2)),
        *(
            Sample(tensor(values=_PROBABILITIES, dtype=name))
            for name in ("float32", "float64", "float16", "bfloat16")
        ),
    ],
    "bernoulli.p": [
        Sample(tensor(3, 4), 0.5, _random=True),
        Sample(tensor(3, 4, layout="transposed"), 0.25, _random=True),
        *(Sample(tensor(2, 3, dtype=name), 1.0) for name in (*_ARANGED, "bool")),
        Sample(tensor(2, 3, dtype="int64"), 0.0),
    ],
    "bernoulli_.Tensor": [
        Sample(tensor(2, 3), tensor(values=_PROBABILITIES)),
        Sample(
            tensor(4, 2, 3, dtype="int64"),
            tensor(values=_PROBABILITIES, dtype="float64"),
        ),
        Sample(tensor(2, 3, dtype="bool"), tensor(values=1.0)),
        Sample(tensor(2, 3, layout="transposed"), tensor(values=[0.0, 1.0, 0.0])),
        Sample(tensor(2, 3), tensor(2, 3, low=0.0, high=1.0), _random=True),
    ],
    "bernoulli_.float": [
        Sample(tensor(2, 3), 1.0),
        Sample(tensor(2, 3, dtype="int64"), 0.0),
        Sample(tensor(2, 3, layout="transposed"), 1.0),
        Sample(tensor(2, 3, dtype="bool"), _random=True),
    ],
    "uniform_": [
        Sample(tensor(2, 3), _random=True),
        Sample(tensor(2, 3), -2.0, 5.0, _random=True),
        Sample(tensor(0, 3)),
        Sample(tensor(), 3.0, 3.0),
        *(Sample(tensor(2, 3, dtype=name), 1.5, 1.5) for name in _FLOATING),
        Sample(tensor(2, 3, layout="transposed"), 1.0, 1.0),
        Sample(tensor(2, 3, layout="sliced"), 1.0, 1.0),
    ],
    "normal_": [
        Sample(tensor(2, 3), _random=True),
        Sample(tensor(2, 3), -2.0, 5.0, _random=True),
        Sample(tensor(0, 3)),
        Sample(tensor(), 3.0, 0.0),
        *(Sample(tensor(2, 3, dtype=name), 1.5, 0.0) for name in _FLOATING),
        Sample(tensor(2, 3, layout="transposed"), 1.0, 0.0),
        Sample(tensor(2, 3, layout="sliced"), 1.0, 0.0),
    ],
    "normal_functional": [
        Sample(tensor(2, 3), _random=True),
        Sample(tensor(2, 3, layout="transposed"), 2.0, 0.0),
        *(Sample(tensor(2, 3, dtype=name), 1.5, 0.0) for name in _FLOATING),
    ],
}

SAMPLES: dict[str, list[Sample]] = {
    **_EMPTY,
    **_FILLED_WITH_ONE_VALUE,
    **_RANGES,
    **_PATTERNS,
    **_RANDOM,
    # The functional forms that are derived from the in-place ones.
    "uniform": _RANDOM["uniform_"],
    "bernoulli.Tensor": _RANDOM["bernoulli_.Tensor"],
}
