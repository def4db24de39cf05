"""Calls that PyTorch refuses, of the operators that copy, select or rearrange elements."""

from __future__ import annotations

from typing import Any

from samples import Layout, Sample, TensorSpec, dtype, memory_format, tensor
from samples import device as device_named

_INF = float("inf")


def _index(values: Any, dtype: str = "int64") -> TensorSpec:
    return tensor(values=values, dtype=dtype)


def _mask(*shape: int, dtype: str = "bool") -> TensorSpec:
    return tensor(*shape, dtype=dtype)


_SHARED: Layout = "expanded"

_COPIES = {
    "copy_": [
        Sample(tensor(2, 3), tensor(2)),
        Sample(tensor(1), tensor(3)),
        Sample(tensor(), tensor(1)),
        Sample(tensor(2, 3), tensor(4, 2, 3)),
        Sample(tensor(2, 3, layout=_SHARED), tensor(2, 3)),
    ],
    "clone": [
        Sample(tensor(2, 3), memory_format=memory_format("channels_last")),
        Sample(tensor(2, 3), memory_format=memory_format("channels_last_3d")),
    ],
    "contiguous": [
        Sample(tensor(2, 3), memory_format=memory_format("channels_last")),
        Sample(
            tensor(2, 3, layout="transposed"),
            memory_format=memory_format("preserve_format"),
        ),
    ],
    "_to_copy": [
        Sample(tensor(2, 3), memory_format=memory_format("channels_last")),
    ],
    "to.dtype": [
        Sample(
            tensor(2, 3), dtype("float32"), memory_format=memory_format("channels_last")
        ),
    ],
    "to.device": [
        Sample(
            tensor(2, 3),
            device_named("cpu"),
            dtype("float32"),
            memory_format=memory_format("channels_last"),
        ),
    ],
    "reshape_as": [Sample(tensor(2, 3), tensor(4))],
}

_JOINS = {
    "cat": [
        Sample([]),
        Sample([tensor()]),
        Sample([tensor(2), tensor()]),
        Sample([tensor(2)], 1),
        Sample([tensor(2, 3), tensor(3, 4)]),
        Sample([tensor(2, 3), tensor(2, 3, 1)]),
        Sample([tensor(2, 3), tensor(3)]),
        Sample([tensor(2, 3), tensor(2, 3)], -3),
    ],
    "cat.out": [Sample([tensor(2)], out=tensor(2, dtype="int64"))],
    "stack": [
        Sample([]),
        Sample([tensor(2), tensor(3)]),
        Sample([tensor(2), tensor(2)], 2),
        Sample([tensor(2), tensor()]),
    ],
    "stack.out": [Sample([tensor(2)], out=tensor(1, 2, dtype="int64"))],
}

_REARRANGEMENTS = {
    "flip": [
        Sample(tensor(2, 3), [0, 0]),
        Sample(tensor(2, 3), [2]),
        Sample(tensor(2, 3), [0, -2]),
    ],
    "roll": [
        Sample(tensor(2, 3), [], []),
        Sample(tensor(2, 3), [], [0]),
        Sample(tensor(2, 3), [1, 2], [0]),
        Sample(tensor(2, 3), [1, 2]),
        Sample(tensor(2, 3), [1], [2]),
        Sample(tensor(), [1], [0]),
    ],
    "repeat": [
        Sample(tensor(2, 3), [2]),
        Sample(tensor(2, 3), []),
        Sample(tensor(2, 3), [2, -1]),
    ],
    "tril": [Sample(tensor()), Sample(tensor(3))],
    "triu": [Sample(tensor()), Sample(tensor(3))],
    "tril.out": [Sample(tensor(2, 2), out=tensor(2, 2, dtype="float64"))],
}

_SLICES = {
    "index_select": [
        Sample(tensor(2, 3), 0, _index([2])),
        Sample(tensor(2, 3), 0, _index([-1])),
        Sample(tensor(2, 3), 2, _index([0])),
        Sample(tensor(2, 3), 0, _index([[0]])),
        Sample(tensor(2, 3), 0, tensor(1)),
        Sample(tensor(2, 3), 0, _index([0], "uint8")),
        Sample(tensor(), 0, _index([0, 0])),
        Sample(tensor(), 0, _index([1])),
        Sample(tensor(), 1, _index([0])),
        Sample(tensor(0), 0, _index([0])),
        Sample(tensor(0, 3), 0, _index([0])),
        Sample(tensor(2, 0), 0, _index([2])),
    ],
    "index_add": [
        Sample(tensor(3), 0, _index([3]), tensor(1)),
        Sample(tensor(3), 0, _index([-1]), tensor(1)),
        Sample(tensor(2, 3), 1, _index([3]), tensor(2, 1)),
        Sample(tensor(2, 3), 1, _index([-1]), tensor(2, 1)),
        Sample(tensor(2, 3), 0, _index([0]), tensor(1, 3, dtype="int64")),
        Sample(tensor(2, 3), 0, tensor(1), tensor(1, 3)),
        Sample(tensor(2, 3), 0, _index([0, 1]), tensor(1, 3)),
        Sample(tensor(2, 3), 0, _index([0]), tensor(1, 4)),
        Sample(tensor(2, 3), 0, _index([0]), tensor(3)),
        Sample(tensor(2, 3), 0, _index([[0]]), tensor(1, 3)),
        Sample(tensor(2, 3), 2, _index([0]), tensor(1, 3)),
        Sample(tensor(2), 0, _index(0), tensor()),
        Sample(tensor(), 0, _index([0]), tensor(1)),
        Sample(tensor(2, 3), 0, _index([0]), tensor(1, 3), alpha=1j),
    ],
    "index_fill.int_Scalar": [
        Sample(tensor(2, 3), 0, _index([2]), 1),
        Sample(tensor(2, 3), 0, _index([-3]), 1),
        Sample(tensor(2, 3), 2, _index([0]), 1),
        Sample(tensor(2, 3), 0, _index([0], "int32"), 1),
        Sample(tensor(2, 3), 0, tensor(1), 1),
        Sample(tensor(2, 3), 0, _index([[0]]), 1),
        Sample(tensor(2, 3), 0, _index([0]), 1j),
        Sample(tensor(2, 3, dtype="uint8"), 0, _index([0]), 300),
    ],
    "index_fill.int_Tensor": [
        Sample(tensor(2, 3), 0, _index([0]), tensor(1)),
        Sample(tensor(2, 3), 0, _index([0]), tensor(dtype="complex64")),
    ],
}

_SCATTERED = (
    (0, _index([[2]])),
    (0, _index([[-1]])),
    (2, _index([[0]])),
    (0, _index([0])),
    (0, _index([[[0]]])),
    (0, _index([[0, 0, 0, 0]])),
    (1, _index([[0], [0], [0]])),
    (0, _index([[0]], "uint8")),
    (0, tensor(1, 1)),
)
"""Dimensions and indices that do not fit a tensor of shape (2, 3)."""

_SOURCES = (tensor(1, 1, dtype="int64"), tensor(1), tensor(1, 1, 1), tensor(0, 1))
"""Sources that do not fit, for an index of shape (1, 1) and float32."""


def _scattered(**kwargs: Any) -> list[Sample]:
    large = tensor(4, 4)
    return [
        *(Sample(tensor(2, 3), dim, at, large, **kwargs) for dim, at in _SCATTERED),
        *(
            Sample(tensor(2, 3), 0, _index([[0]]), source, **kwargs)
            for source in _SOURCES
        ),
        Sample(tensor(2, 3), 0, tensor(0, dtype="int64"), _index([0]), **kwargs),
    ]


def _scattered_values(**kwargs: Any) -> list[Sample]:
    at = _index([[0]])
    return [
        *(Sample(tensor(2, 3), dim, at, 1, **kwargs) for dim, at in _SCATTERED),
        Sample(tensor(2, 3), 0, at, 1j, **kwargs),
        Sample(tensor(2, 3, dtype="uint8"), 0, at, 300, **kwargs),
        Sample(tensor(2, 3, dtype="int64"), 0, at, _INF, **kwargs),
    ]


_GATHERS = {
    "gather": [Sample(tensor(2, 3), dim, at) for dim, at in _SCATTERED],
    "gather.out": [
        Sample(tensor(2, 3), 0, _index([[0]]), out=tensor(1, 1, dtype="float64"))
    ],
    "scatter.src": _scattered(),
    "scatter.value": _scattered_values(),
    "scatter.reduce": [
        *_scattered(reduce="add"),
        Sample(tensor(2, 3), 0, _index([[0]]), tensor(1, 1), reduce="sum"),
    ],
    "scatter.value_reduce": [
        *_scattered_values(reduce="multiply"),
        Sample(tensor(2, 3), 0, _index([[0]]), 1, reduce="amax"),
    ],
    "scatter_add": _scattered(),
    "scatter_.value": [
        Sample(tensor(2, 3, layout=_SHARED), 0, _index([[0]]), 1),
    ],
}

_INDEXING = {
    "index.Tensor": [
        Sample(tensor(2, 3), []),
        Sample(tensor(2, 3), [_index([2])]),
        Sample(tensor(2, 3), [_index([-3])]),
        Sample(tensor(2, 3), [None, _index([3])]),
        Sample(tensor(2, 3), [_index([0]), _index([0]), _index([0])]),
        Sample(tensor(2, 3), [None, None, None]),
        Sample(tensor(2, 3), [_index([0, 1]), _index([0, 1, 2])]),
        Sample(tensor(2, 3), [tensor(1)]),
        Sample(tensor(2, 3), [_index([0], "int8")]),
        Sample(tensor(2, 3), [_mask(3)]),
        Sample(tensor(2, 3), [None, _mask(2)]),
        Sample(tensor(2, 3), [None, _mask(2, 3)]),
        Sample(tensor(2, 3), [_mask(2, 3, 1)]),
        Sample(tensor(0, 3), [_index([0])]),
        Sample(tensor(), [_index([0])]),
    ],
    "index.Tensor_out": [
        Sample(tensor(2, 3), [_index([0])], out=tensor(1, 3, dtype="float64")),
    ],
    "index_put": [
        Sample(tensor(2, 3), [], tensor()),
        Sample(tensor(2, 3), [_index([2])], tensor()),
        Sample(tensor(2, 3), [_index([0])], tensor(dtype="int64")),
        Sample(tensor(2, 3), [_index([0, 1])], tensor(2)),
        Sample(tensor(2, 3), [_index([0, 1])], tensor(1, 2, 3)),
        Sample(tensor(2, 3), [_mask(3)], tensor()),
        Sample(tensor(2, 3), [tensor(1)], tensor()),
        Sample(tensor(2, 3), [_index([0])] * 3, tensor()),
        Sample(tensor(3), [_index([True, True, False], "bool")], tensor(3)),
    ],
    "masked_fill.Scalar": [
        Sample(tensor(2, 3), _mask(2, 3, dtype="uint8"), 1),
        Sample(tensor(2, 3), _mask(2), 1),
        Sample(tensor(2, 3), _mask(2, 3), 1j),
        Sample(tensor(2, 3, dtype="uint8"), _mask(2, 3), 300),
        Sample(tensor(2, 3, dtype="int64"), _mask(2, 3), _INF),
    ],
    "masked_fill_.Scalar": [Sample(tensor(3), _mask(2, 3), 1)],
    "masked_fill.Tensor": [
        Sample(tensor(2, 3), _mask(2, 3), tensor(1)),
        Sample(tensor(2, 3), _mask(2, 3), tensor(dtype="complex64")),
    ],
    "masked_select": [
        Sample(tensor(2, 3), _mask(2, 3, dtype="uint8")),
        Sample(tensor(2, 3), _mask(2)),
    ],
    "masked_select.out": [
        Sample(tensor(3), _mask(3), out=tensor(3, dtype="float64")),
    ],
    "nonzero.out": [Sample(tensor(3), out=tensor(3, 1))],
}

_SORTS = {
    "sort": [
        Sample(tensor(3), 1),
        Sample(tensor(), 1),
        Sample(tensor(3, dtype="complex64")),
    ],
    "sort.stable": [Sample(tensor(3, dtype="complex64"), stable=True)],
    "sort.values": [
        Sample(
            tensor(3),
            values=tensor(3, dtype="float64"),
            indices=tensor(3, dtype="int64"),
        ),
        Sample(tensor(3), values=tensor(3), indices=tensor(3, dtype="int32")),
    ],
    "topk": [
        Sample(tensor(3), 4),
        Sample(tensor(3), -1),
        Sample(tensor(3), 1, 1),
        Sample(tensor(), 2),
        Sample(tensor(3, dtype="bool"), 1),
        Sample(tensor(3, dtype="complex64"), 1),
    ],
}

_FILLS = {
    "fill.Scalar": [
        Sample(tensor(3, dtype="uint8"), 300),
        Sample(tensor(3), 1j),
        Sample(tensor(3, dtype="int64"), _INF),
        Sample(tensor(3, dtype="float16"), 1e6),
    ],
    "fill.Tensor": [Sample(tensor(3), tensor(1))],
    "fill_.Tensor": [Sample(tensor(2, 3, layout=_SHARED), tensor())],
    "resize_": [
        Sample(tensor(2, 3), [-1]),
        Sample(tensor(2, 3), [6], memory_format=memory_format("channels_last")),
        Sample(tensor(2, 3), [6], memory_format=memory_format("preserve_format")),
    ],
    "item": [Sample(tensor(2)), Sample(tensor(0))],
    "is_nonzero": [Sample(tensor(2)), Sample(tensor(0))],
    "_local_scalar_dense": [Sample(tensor(0))],
}

REJECTED: dict[str, list[Sample]] = {
    **_COPIES,
    **_JOINS,
    **_REARRANGEMENTS,
    **_SLICES,
    **_GATHERS,
    **_INDEXING,
    **_SORTS,
    **_FILLS,
}
