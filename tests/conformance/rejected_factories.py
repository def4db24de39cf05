"""Calls of factories and random operators that PyTorch refuses."""

from __future__ import annotations

from samples import Sample, dtype, memory_format, tensor

_INF = float("inf")
_NAN = float("nan")

REJECTED: dict[str, list[Sample]] = {
    "empty.memory_format": [
        Sample([-1]),
        Sample([2], pin_memory=True),
        Sample([2, 3], memory_format=memory_format("channels_last")),
        Sample([2, 3], memory_format=memory_format("channels_last_3d")),
        Sample([2, 3], memory_format=memory_format("preserve_format")),
    ],
    "empty_strided": [
        Sample([2, 3], [1]),
        Sample([2, 3], [-1, 1]),
        Sample([-2, 3], [1, 1]),
    ],
    "empty_like": [Sample(tensor(2, 3), memory_format=memory_format("channels_last"))],
    "zeros": [Sample([2, -1])],
    "full": [
        Sample([-2], 1),
        Sample([2], 300, dtype=dtype("uint8")),
        Sample([2], -300, dtype=dtype("uint8")),
        Sample([2], 1j, dtype=dtype("float32")),
        Sample([2], _NAN, dtype=dtype("int32")),
        Sample([2], _INF, dtype=dtype("int64")),
        Sample([2], 1e39, dtype=dtype("float32")),
        Sample([2], 70000, dtype=dtype("float16")),
        Sample([2], 2**63),
        Sample([2], 1e39j, dtype=dtype("complex64")),
    ],
    "full_like": [Sample(tensor(2), 1j)],
    "scalar_tensor": [Sample(1j)],
    "new_full": [Sample(tensor(2), [2], 1j)],
    "arange": [
        Sample(-3),
        Sample(1j),
        Sample(5, dtype=dtype("bool")),
        Sample(5, dtype=dtype("complex64")),
    ],
    "arange.start": [Sample(5, 0), Sample(0, _INF), Sample(0, _NAN), Sample(0, 1e20)],
    "arange.start_step": [
        Sample(0, 5, 0),
        Sample(0, 5, -1),
        Sample(0, 5, 0.5, dtype=dtype("int64")),
        Sample(0, 1e20, 1, dtype=dtype("int64")),
        Sample(0, 5, _NAN),
        Sample(0, 1, 1e39, dtype=dtype("float16"), _meta=False),
        Sample(0, 1, 1e39, dtype=dtype("uint8"), _meta=False),
    ],
    "eye": [Sample(-1)],
    "eye.m": [Sample(2, -1), Sample(-1, 2)],
    "linspace": [
        Sample(0, 1, -3),
        Sample(0, 1, 3, dtype=dtype("bool")),
        Sample(0, 1j, 3, dtype=dtype("float32")),
        Sample(0, 300, 6, dtype=dtype("uint8")),
        Sample(_NAN, 1, 3, dtype=dtype("int64")),
    ],
    "linspace.Tensor_Tensor": [
        Sample(tensor(values=[0.0]), tensor(values=1.0), 3),
        Sample(tensor(values=0.0), tensor(values=[1.0]), 3),
    ],
    "linspace.Tensor_Scalar": [
        Sample(tensor(values=0j, dtype="complex64"), 1, 3, dtype=dtype("float32")),
    ],
    "tril_indices": [
        Sample(-3, 4),
        Sample(3, -4),
        *(
            Sample(3, 4, dtype=dtype(name))
            for name in ("float32", "bool", "int16", "uint8")
        ),
    ],
    "triu_indices": [Sample(-3, 4), Sample(3, 4, dtype=dtype("complex64"))],
    "rand": [
        *(Sample([2], dtype=dtype(name)) for name in ("int64", "bool")),
        Sample([-1]),
    ],
    "randn": [*(Sample([2], dtype=dtype(name)) for name in ("int64", "bool"))],
    "rand_like": [Sample(tensor(2, dtype="int64"))],
    "randint": [
        Sample(0, [3]),
        Sample(-5, [3]),
        Sample(300, [3], dtype=dtype("uint8")),
        Sample(3, [3], dtype=dtype("bool")),
        Sample(3, [3], dtype=dtype("complex64")),
        Sample(70000, [3], dtype=dtype("float16")),
    ],
    "randint.low": [Sample(2, 1, [3]), Sample(-3, 5, [3], dtype=dtype("uint8"))],
    "randperm": [
        Sample(-1),
        Sample(257, dtype=dtype("uint8")),
        Sample(129, dtype=dtype("int8")),
        Sample(2050, dtype=dtype("float16")),
        Sample(5, dtype=dtype("bool")),
        Sample(5, dtype=dtype("complex64")),
    ],
    "bernoulli": [
        Sample(tensor(values=[0.0, 1.5])),
        Sample(tensor(values=[0.0, _NAN])),
        Sample(tensor(2, dtype="int64")),
        Sample(tensor(2, dtype="bool")),
        Sample(tensor(2, dtype="complex64")),
    ],
    "bernoulli.p": [
        Sample(tensor(2), 1.5),
        Sample(tensor(2), -0.1),
        Sample(tensor(2), _NAN),
    ],
    "bernoulli_.Tensor": [
        Sample(tensor(3), tensor(2, 3, low=0.0, high=1.0)),
        Sample(tensor(3), tensor(4, low=0.0, high=1.0)),
        Sample(tensor(3, dtype="complex64"), tensor(values=0.5)),
    ],
    "bernoulli_.float": [
        Sample(tensor(2, 3, layout="expanded"), 0.5),
        Sample(tensor(3, dtype="complex64"), 1.0),
    ],
    "uniform_": [
        Sample(tensor(3), 2.0, 1.0),
        Sample(tensor(3), 0.0, 1e39),
        Sample(tensor(3), -3e38, 3e38),
        Sample(tensor(3), _NAN, 1.0),
        Sample(tensor(3, dtype="float16"), 0.0, 70000.0),
        Sample(tensor(3, dtype="int64")),
        Sample(tensor(2, 3, layout="expanded")),
    ],
    "normal_": [
        Sample(tensor(3), 0.0, -1.0),
        Sample(tensor(3), 0.0, _NAN),
        Sample(tensor(3, dtype="int64")),
        Sample(tensor(2, 3, layout="expanded")),
    ],
}
