"""Inputs for the operators on lists of tensors."""

from __future__ import annotations

from collections.abc import Iterable

from samples import Sample, TensorSpec, tensor


def _lists(seed: int = 0) -> list[list[TensorSpec]]:
    """Lists of tensors of one dtype, of several, and with unusual shapes."""
    return [
        [tensor(2, 3, seed=seed), tensor(4, seed=seed)],
        [tensor(3, dtype=name, seed=seed) for name in ("int64", "float64", "bool")],
        [tensor(3, dtype=name, seed=seed) for name in ("float16", "bfloat16")],
        [tensor(2, dtype="complex64", seed=seed)],
        [tensor(seed=seed), tensor(0, 2, seed=seed), tensor(3, 2, layout="transposed")],
    ]


def _have_common_dtypes(tensors: list[TensorSpec], values: Iterable[object]) -> bool:
    """False for float16 and a complex number: they meet in complex32, which we lack."""
    is_complex = any(isinstance(value, complex) for value in values)
    return not is_complex or all(tensor.dtype != "float16" for tensor in tensors)


def _with(values: tuple[object, ...], **kwargs: object) -> list[Sample]:
    return [
        Sample(tensors, value, **kwargs)
        for tensors in _lists()
        for value in values
        if _have_common_dtypes(tensors, [value])
    ]


_PAIRS = [Sample(a, b) for a, b in zip(_lists(), _lists(seed=1), strict=True)]
_NUMBERS: tuple[tuple[object, ...], ...] = ((2, 2.5, True), (1 + 2j, 3, 0.5))
_SCALAR_LISTS = [
    Sample(tensors, [*numbers][: len(tensors)])
    for tensors in _lists()
    for numbers in _NUMBERS
    if _have_common_dtypes(tensors, numbers)
]
_SCALARS = (2, 2.5, True, 1 + 2j)
_ZERO_DIM = (tensor(), tensor(dtype="int64"), tensor(dtype="float64"))

_INTEGERS = [tensor(3, dtype="int64"), tensor(2, dtype="int8")]
_OTHERS = [tensor(3, dtype="int64", seed=1), tensor(2, dtype="int8", seed=1)]

SAMPLES: dict[str, list[Sample]] = {
    "_foreach_add.Scalar": _with(_SCALARS),
    "_foreach_add.List": [
        *_PAIRS,
        Sample(_INTEGERS, _OTHERS, alpha=3),
        Sample([tensor(2, 3)], [tensor(3)], alpha=0.5),
        Sample([tensor(2, dtype="int64")], [tensor(2)]),
    ],
    "_foreach_add.ScalarList": _SCALAR_LISTS,
    "_foreach_add.Tensor": [*_with(_ZERO_DIM), Sample(_INTEGERS, tensor(), alpha=2)],
    "_foreach_mul.Scalar": _with(_SCALARS),
    "_foreach_mul.List": [*_PAIRS, Sample([tensor(2, dtype="int64")], [tensor(2)])],
    "_foreach_mul.ScalarList": _SCALAR_LISTS,
    "_foreach_mul.Tensor": _with(_ZERO_DIM),
}

ERRORS: dict[str, list[Sample]] = {
    "_foreach_add.Scalar": [Sample([], 1)],
    "_foreach_add.List": [
        Sample([tensor(2)], []),
        Sample([tensor(2)], [tensor(2), tensor(2)]),
        Sample([tensor(2)], [tensor(3)]),
        Sample(_INTEGERS, _OTHERS, alpha=2.5),
    ],
    "_foreach_add.ScalarList": [Sample([tensor(2)], [1, 2])],
    "_foreach_add.Tensor": [Sample([tensor(2)], tensor(1)), Sample([], tensor())],
    "_foreach_mul.List": [Sample([tensor(2)], [])],
    "_foreach_mul.Tensor": [Sample([tensor(2)], tensor(2))],
}
"""Calls that both refuse, with exceptions of one kind."""
