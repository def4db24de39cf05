"""Inputs for the operators that copy, select or rearrange elements.

Where elements compete for one place (equal keys of topk, repeated positions of
index_put without accumulation) PyTorch leaves open which one wins; such inputs are
avoided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from samples import Sample, TensorSpec, device, dtype, memory_format, tensor

_NAN = float("nan")

_DTYPES = (
    "float64",
    "float16",
    "bfloat16",
    "int64",
    "int32",
    "int8",
    "uint8",
    "bool",
    "complex64",
    "complex128",
)
_REAL = tuple(name for name in _DTYPES if not name.startswith("complex"))

_BASES = (
    tensor(2, 3, 4),
    tensor(2, 3, 4, layout="transposed"),
    tensor(2, 3, 4, layout="sliced"),
    tensor(2, 3, 4, layout="expanded"),
    tensor(2, 0, 4),
)
"""One shape in every layout, and one without elements; all have 3 dimensions."""

_WRITABLE = tuple(base for base in _BASES if base.layout != "expanded")


def _each(specs: Iterable[TensorSpec], *args: Any, **kwargs: Any) -> list[Sample]:
    return [Sample(spec, *args, **kwargs) for spec in specs]


def _dtypes(
    make: Callable[[str], Sample], names: Iterable[str] = _DTYPES
) -> list[Sample]:
    return [make(name) for name in names]


def _index(values: Any, dtype: str = "int64") -> TensorSpec:
    return tensor(values=values, dtype=dtype)


def _mask(*shape: int, layout: Any = "contiguous", seed: int = 0) -> TensorSpec:
    return tensor(*shape, dtype="bool", layout=layout, seed=seed)


_SHARED = tensor(2, 3, layout="expanded")
"""Writing one number to several elements that are one in memory only warns."""

_SOURCES = (
    tensor(2, 3, 4, seed=1),
    tensor(2, 3, 4, layout="transposed", seed=1),
    tensor(3, 1, seed=1),
    tensor(4, seed=1),
    tensor(seed=1),
    tensor(2, 3, 4, dtype="int64", seed=1),
    tensor(2, 3, 4, dtype="float64", seed=1),
    tensor(2, 3, 4, dtype="bool", seed=1),
)

_COPIES = {
    "copy_": [
        *(Sample(tensor(2, 3, 4), source) for source in _SOURCES),
        *(Sample(base, tensor(4, dtype="int64")) for base in _WRITABLE),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), tensor(2, 3, low=0))),
        *_dtypes(lambda name: Sample(tensor(2, 3), tensor(2, 3, dtype=name)), _REAL),
        Sample(tensor(2, dtype="uint8"), _index([-1, 300])),
        Sample(tensor(2, dtype="int32"), _index([2**31, -5])),
        Sample(tensor(3, dtype="bool"), tensor(values=[0.0, 0.5, _NAN])),
        Sample(tensor(2, dtype="bool"), tensor(2, dtype="complex64")),
        Sample(tensor(2, 3), tensor(2, 3), True),
        Sample(tensor(), tensor(dtype="int64")),
        Sample(tensor(0, 3), tensor(1, 3)),
    ],
    "copy": [
        *(Sample(base, tensor(3, 4, dtype="int64")) for base in _BASES[:2]),
        Sample(tensor(2, 3, layout="sliced"), tensor(2, 3, dtype="float64")),
        Sample(tensor(2, 3, layout="expanded"), tensor(3)),
        Sample(tensor(), tensor()),
    ],
    "clone": [
        *_each(_BASES),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name))),
        Sample(tensor()),
        *(
            Sample(base, memory_format=memory_format("contiguous_format"))
            for base in _BASES
        ),
        Sample(tensor(2, 3, layout="transposed"), memory_format=None),
        Sample(
            tensor(2, 3, layout="transposed"),
            memory_format=memory_format("preserve_format"),
        ),
        Sample(tensor(2, 3, 4, 5), memory_format=memory_format("channels_last")),
        Sample(tensor(2, 3, 2, 2, 2), memory_format=memory_format("channels_last_3d")),
    ],
    "contiguous": [
        *_each(_BASES),
        Sample(tensor()),
        Sample(tensor(2, 3), memory_format=memory_format("preserve_format")),
        Sample(tensor(2, 3, 4, 5), memory_format=memory_format("channels_last")),
        Sample(tensor(2, 1, 4, 5), memory_format=memory_format("channels_last")),
    ],
}

_CONVERSIONS = {
    "_to_copy": [
        *_each(_BASES),
        *_each(_BASES, dtype=dtype("int64")),
        *_dtypes(lambda name: Sample(tensor(2, 3, low=0), dtype=dtype(name))),
        *_dtypes(
            lambda name: Sample(tensor(2, 3, dtype=name), dtype=dtype("float32")), _REAL
        ),
        Sample(tensor(2, 3), device=device("cpu")),
        Sample(
            tensor(2, 3, layout="transposed"),
            memory_format=memory_format("contiguous_format"),
        ),
        Sample(tensor(2, 3, 4, 5), memory_format=memory_format("channels_last")),
    ],
    "to.dtype": [
        *_each(_BASES, dtype("float64")),
        *_each(_BASES, dtype("float32")),
        Sample(tensor(2, 3), dtype("float32"), copy=True),
        Sample(tensor(2, 3), dtype("float32"), False, True),
        Sample(
            tensor(2, 3, layout="transposed"),
            dtype("float32"),
            memory_format=memory_format("contiguous_format"),
        ),
        Sample(
            tensor(2, 3, 4, 5),
            dtype("float32"),
            memory_format=memory_format("channels_last"),
        ),
        *_dtypes(lambda name: Sample(tensor(2, 3, low=0), dtype(name))),
    ],
    "to.dtype_layout": [
        Sample(tensor(2, 3)),
        Sample(tensor(2, 3), dtype=dtype("float64")),
        Sample(tensor(2, 3), device=device("cpu")),
        Sample(tensor(2, 3), copy=True),
    ],
    "to.device": [
        Sample(tensor(2, 3), device("cpu"), dtype("float32")),
        Sample(tensor(2, 3), device("cpu"), dtype("bool")),
        Sample(tensor(2, 3), device("meta"), dtype("int64")),
    ],
    "to.other": [
        Sample(tensor(2, 3), tensor(1)),
        Sample(tensor(2, 3), tensor(1, dtype="int64")),
        Sample(tensor(2, 3), tensor(1), copy=True),
    ],
    "type_as": [
        Sample(tensor(2, 3), tensor(1)),
        Sample(tensor(2, 3), tensor(1, dtype="int64")),
    ],
    "reshape_as": [
        Sample(tensor(2, 3, 4), tensor(6, 4)),
        Sample(tensor(2, 3, 4, layout="transposed"), tensor(24)),
        Sample(tensor(), tensor(1, 1)),
    ],
}

_EMPTY = tensor(0)

_JOINS = {
    "cat": [
        *(Sample([base, base], 1) for base in _BASES),
        *_dtypes(lambda name: Sample([tensor(2, dtype=name), tensor(3, dtype=name)])),
        Sample([tensor(2, 3), tensor(2, 1), tensor(2, 0)], -1),
        Sample([tensor(2, 3), tensor(1, 3, dtype="float64")]),
        Sample([tensor(2, dtype="int64"), tensor(2, dtype="bool")]),
        Sample([tensor(2, dtype="float16"), tensor(2, dtype="bfloat16")]),
        Sample([tensor(2, dtype="int64"), tensor(2, dtype="complex64")]),
        Sample([tensor(2, 3)], 0),
        Sample([_EMPTY, tensor(2, 3)], 1),
        Sample([tensor(2, 3), _EMPTY, tensor(2, 1)], -1),
        Sample([tensor(0, dtype="float64"), tensor(2, 3, dtype="int64")]),
        Sample([_EMPTY, _EMPTY]),
        Sample([_EMPTY, _EMPTY], 5),
        Sample([_EMPTY, tensor(2)], 0),
        Sample([tensor(2, 3, 4, 5, layout="transposed")] * 2, 1),
    ],
    "stack": [
        *(Sample([base, base], 1) for base in _BASES),
        *(Sample([tensor(2, 3), tensor(2, 3)], dim) for dim in (0, 1, 2, -1, -3)),
        *(Sample([tensor(2, 3, layout="transposed")] * 3, dim) for dim in range(3)),
        Sample([tensor(), tensor(seed=1)]),
        Sample([tensor(2), tensor(2, dtype="float64")]),
        Sample([tensor(2, dtype="bool"), tensor(2, dtype="int64")], -1),
        Sample([_EMPTY, _EMPTY]),
        Sample([tensor(2)]),
    ],
}

_REARRANGEMENTS = {
    "flip": [
        *(Sample(base, dims) for base in _BASES for dims in ([0], [0, -1], [])),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), [1])),
        Sample(tensor(), []),
        Sample(tensor(), [0]),
        Sample(tensor(3), [-1]),
    ],
    "roll": [
        *_each(_BASES, [1], [1]),
        *_each(_BASES, [5]),
        *_each(_BASES, [1, -7], [0, 2]),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), [-1], [1])),
        Sample(tensor(2, 3), [1, 2], [0, 0]),
        Sample(tensor(2, 3), [0]),
        Sample(tensor(), [1]),
        Sample(tensor(0, 3), [1], [0]),
    ],
    "repeat": [
        *_each(_BASES, [1, 2, 3]),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), [2, 1])),
        Sample(tensor(2, 3), [4, 2, 1]),
        Sample(tensor(2), [2, 2, 2]),
        Sample(tensor(2, 3), [0, 1]),
        Sample(tensor(), []),
        Sample(tensor(), [2, 3]),
    ],
    **{
        name: [
            *_each(_WRITABLE),
            *_each(_WRITABLE, 1),
            *_each(_WRITABLE, -1),
            *_dtypes(lambda name: Sample(tensor(3, 3, dtype=name))),
            Sample(tensor(4, 3), 100),
            Sample(tensor(4, 3), -100),
            Sample(tensor(4, 3), diagonal=-2),
            Sample(tensor(2, 3, 4, layout="expanded"), 1),
        ]
        for name in ("tril", "triu")
    },
}

_SLICES = {
    "index_select": [
        *_each((b for b in _BASES if 0 not in b.shape), 1, _index([2, 0, 2])),
        *_dtypes(lambda name: Sample(tensor(3, 2, dtype=name), 0, _index([1, 1]))),
        Sample(tensor(2, 3), -1, _index([1], "int32")),
        Sample(tensor(2, 3), 0, tensor(0, dtype="int64")),
        Sample(tensor(2, 3), 1, _index(2)),
        Sample(tensor(), 0, _index([0])),
        Sample(tensor(), -1, _index(0)),
        Sample(tensor(0, 3), 0, tensor(0, dtype="int64")),
        Sample(tensor(3, 0), 0, _index([1, 2])),
    ],
    "index_add": [
        *_each(_WRITABLE[:3], 1, _index([2, 0, 2]), tensor(2, 3, 4, seed=1)),
        *_dtypes(
            lambda name: Sample(
                tensor(3, 2, dtype=name),
                0,
                _index([1, 1, 0]),
                tensor(3, 2, dtype=name, seed=1),
            )
        ),
        *_dtypes(
            lambda name: Sample(
                tensor(4, dtype=name),
                0,
                _index([3, 3]),
                tensor(2, dtype=name, seed=1),
                alpha=2,
            ),
            [name for name in _DTYPES if name != "bool"],
        ),
        Sample(tensor(2, 3), -1, _index([1], "int32"), tensor(2, 1), alpha=-0.5),
        Sample(
            tensor(2, dtype="int64"),
            0,
            _index([1]),
            tensor(1, dtype="int64"),
            alpha=2.7,
        ),
        Sample(
            tensor(2, dtype="bool"),
            0,
            _index([1]),
            tensor(1, dtype="bool"),
            alpha=False,
        ),
        Sample(tensor(), 0, _index([0]), tensor(seed=1)),
        Sample(tensor(), 0, _index(0), tensor(seed=1)),
        Sample(tensor(2, 3), 0, _index(1), tensor(1, 3)),
        Sample(tensor(2, 3), 0, tensor(0, dtype="int64"), tensor(0, 3)),
    ],
    "index_fill.int_Scalar": [
        *_each(_WRITABLE[:3], 1, _index([2, -3]), 7),
        *_dtypes(lambda name: Sample(tensor(3, 2, dtype=name), 0, _index([1]), 1)),
        Sample(tensor(3, 2, dtype="int64"), 0, _index([1]), 2.7),
        Sample(tensor(3, 2, dtype="complex64"), 0, _index([1]), 2 - 1j),
        Sample(tensor(3, 2), -1, _index(0), True),
        Sample(tensor(), 0, _index([0]), 3),
        Sample(tensor(), 0, _index(0), 3),
        Sample(tensor(2, 3), 0, tensor(0, dtype="int64"), 3),
    ],
    "index_fill_.int_Scalar": [Sample(_SHARED, 1, _index([1]), 7)],
    "index_fill.int_Tensor": [
        Sample(tensor(2, 3), 0, _index([1]), tensor()),
        Sample(tensor(2, 3), 1, _index([-1, 0]), tensor(dtype="int64")),
        Sample(tensor(2, 3, dtype="int64"), 1, _index([0]), tensor()),
        Sample(tensor(2, 3, dtype="bool"), 1, _index([0]), tensor()),
    ],
}

_AT = [[0, 2, 1], [1, 1, 0]]
"""Positions below 3, distinct within every column after sorting by row."""


def _scatter(*args: Any, names: Iterable[str] = _DTYPES, **kwargs: Any) -> list[Sample]:
    """A source of the same dtype as self, in an index smaller than both."""
    return [
        *(
            Sample(
                tensor(3, 4, dtype=name),
                0,
                _index(_AT),
                tensor(3, 3, dtype=name, seed=1),
                *args,
                **kwargs,
            )
            for name in ("float32", *names)
        ),
        Sample(
            tensor(3, 4, layout="transposed"),
            1,
            _index(_AT),
            tensor(2, 3, layout="transposed"),
            *args,
            **kwargs,
        ),
        Sample(tensor(4), 0, _index([3, 3, 1], "int32"), tensor(3), *args, **kwargs),
        Sample(tensor(2, 3), -1, tensor(0, dtype="int64"), tensor(1), *args, **kwargs),
        Sample(tensor(), 0, _index(0), tensor(seed=1), *args, **kwargs),
        Sample(tensor(), 0, _index([0]), tensor(1), *args, **kwargs),
        Sample(tensor(3), 0, _index(1), tensor(seed=1), *args, **kwargs),
        Sample(tensor(2, 1), 0, _index([[1]] * 5), tensor(5, 1), *args, **kwargs),
    ]


def _scatter_value(*, names: Iterable[str] = _DTYPES, **kwargs: Any) -> list[Sample]:
    return [
        *(
            Sample(tensor(3, 4, dtype=name), 0, _index(_AT), 2, **kwargs)
            for name in ("float32", *names)
        ),
        Sample(tensor(3, 4, dtype="int64"), 1, _index(_AT), 2.7, **kwargs),
        Sample(tensor(3, 4, layout="sliced"), 1, _index(_AT), -1.5, **kwargs),
        Sample(tensor(), 0, _index(0), 3, **kwargs),
        Sample(tensor(2, 3), 1, tensor(0, dtype="int64"), 3, **kwargs),
    ]


_GATHERS = {
    "gather": [
        *_dtypes(lambda name: Sample(tensor(3, 4, dtype=name), 0, _index(_AT))),
        Sample(tensor(3, 4, layout="transposed"), 1, _index(_AT)),
        Sample(tensor(3, 4, layout="sliced"), -1, _index(_AT, "int32")),
        Sample(tensor(3, 4), 0, _index([[2, 1, 0, 2]] * 6)),
        Sample(tensor(3, 4), 0, _index(_AT), sparse_grad=False),
        Sample(tensor(2, 3, 2), 1, _index([[[2, 0]]])),
        Sample(tensor(3), 0, _index(1)),
        Sample(tensor(), 0, _index(0)),
        Sample(tensor(), 0, _index([0, 0])),
        Sample(tensor(3, 4), 0, tensor(0, dtype="int64")),
        Sample(tensor(3, 4), 1, tensor(3, 0, dtype="int64")),
    ],
    "scatter.src": _scatter(),
    "scatter.value": _scatter_value(),
    "scatter.reduce": [
        *_scatter(reduce="add"),
        *_scatter(reduce="multiply"),
    ],
    "scatter.value_reduce": [
        *_scatter_value(reduce="add"),
        *_scatter_value(reduce="multiply"),
    ],
    "scatter_add": _scatter(),
}

_FIRST = _index([0, -1, 1])
_COLUMN = _index([[1], [0]])

_INDICES: list[list[Any]] = [
    [_FIRST],
    [_index([1, 0], "int32")],
    [None, _index([2, -3])],
    [None, None, _index([[3, 0], [1, -1]])],
    [_index([1, 0]), _index([2, 0])],
    [None, _index([2, 0]), _index([3, 1])],
    [_index([1, 0]), None, _index([3, 1])],
    [_COLUMN, None, _index([3, 1, 0])],
    [_COLUMN, _index([2, 1, 0])],
    [_index(1)],
    [_index(1), None, _index([0, 2])],
    [None, _mask(3)],
    [_mask(2, 3)],
    [None, _mask(3, 4)],
    [_mask(2, 3, 4)],
    [_mask(2), None, _index([1])],
    [tensor(0, dtype="int64")],
    [_mask(2, layout="sliced"), None],
]
"""For a tensor of shape (2, 3, 4)."""


def _on_meta(indices: list[Any]) -> bool:
    return all(i is None or i.dtype != "bool" for i in indices)


_INDEXING = {
    "index.Tensor": [
        *(
            Sample(base, indices, _meta=_on_meta(indices))
            for base in _BASES[:4]
            for indices in _INDICES
        ),
        *_dtypes(lambda name: Sample(tensor(3, 2, dtype=name), [_index([2, 0, 2])])),
        Sample(tensor(0, 3), [tensor(0, dtype="int64")]),
        Sample(tensor(3, 0), [_index([7])]),
        Sample(tensor(3, 2), [_mask(3), _index([1])], _meta=False),
        Sample(tensor(3, 2), [_index([1, 0, 1], "uint8")], _meta=False),
    ],
    "index_put": [
        *(Sample(tensor(2, 3, 4), indices, tensor()) for indices in _INDICES),
        *(Sample(base, [_index([1, 0])], tensor(3, 1)) for base in _WRITABLE[:3]),
        *(Sample(tensor(2, 3, 4), indices, tensor(), True) for indices in _INDICES),
        *_dtypes(
            lambda name: Sample(
                tensor(3, 2, dtype=name),
                [_index([2, 0])],
                tensor(2, 2, dtype=name, seed=1),
            )
        ),
        *_dtypes(
            lambda name: Sample(
                tensor(3, 2, dtype=name),
                [_index([2, 0, 2])],
                tensor(3, 2, dtype=name, seed=1),
                True,
            )
        ),
        Sample(tensor(2, 3, 4), [_index([1, 0]), None, _index([3, 1])], tensor(2, 3)),
        Sample(tensor(2, 3, 4), [None, _index([2, 0])], tensor(2, 2, 4)),
        Sample(tensor(3), [tensor(0, dtype="int64")], tensor(0)),
    ],
    "index_put_": [
        Sample(_SHARED, [None, _index([1])], tensor()),
        Sample(_SHARED, [None, _index([1])], tensor(), True),
    ],
    "masked_fill_.Scalar": [Sample(_SHARED, _mask(3), 2)],
    "_index_put_impl_": [
        Sample(tensor(3, 2), [_index([2, 0])], tensor(2), False, False),
        Sample(tensor(3, 2), [_index([2, 2])], tensor(2), True, True),
    ],
    "masked_fill.Scalar": [
        *_each(_WRITABLE[:3], _mask(2, 3, 4), 7),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), _mask(2, 3), 1)),
        Sample(tensor(2, 3), _mask(3), -1.5),
        Sample(tensor(3), _mask(2, 3), -1.5),
        Sample(tensor(2, 1), _mask(3), 2),
        Sample(tensor(2, 3, dtype="int64"), _mask(2, 3), 1.7),
        Sample(tensor(2, 3, dtype="uint8"), _mask(2, 3), -1),
        Sample(tensor(2, 3), _mask(2, 3), True),
        Sample(tensor(2, 3), _mask(2, 3), float("-inf")),
        Sample(tensor(2, 3, dtype="complex64"), _mask(2, 3), 1 + 2j),
        Sample(tensor(), _mask(), 3),
        Sample(tensor(0, 3), _mask(1, 3), 3),
    ],
    "masked_fill.Tensor": [
        Sample(tensor(2, 3), _mask(2, 3), tensor()),
        Sample(tensor(2, 3), _mask(3), tensor(dtype="int64")),
        Sample(tensor(2, 3, dtype="int64"), _mask(2, 3), tensor()),
    ],
    "masked_select": [
        *_each(_BASES, _mask(2, 3, 4), _meta=False),
        *_dtypes(lambda name: Sample(tensor(4, dtype=name), _mask(4), _meta=False)),
        Sample(tensor(2, 3), _mask(3), _meta=False),
        Sample(tensor(3), _mask(2, 3), _meta=False),
        Sample(tensor(2, 1), _mask(3), _meta=False),
        Sample(tensor(), _mask(), _meta=False),
        Sample(tensor(3), _index(True, "bool"), _meta=False),
    ],
    "nonzero": [
        *_each(_BASES, _meta=False),
        *_dtypes(
            lambda name: Sample(tensor(3, 4, dtype=name, low=0, high=1), _meta=False)
        ),
        Sample(_index(0), _meta=False),
        Sample(_index(5), _meta=False),
        Sample(tensor(values=[_NAN, 0.0, -0.0, 1.0]), _meta=False),
        Sample(tensor(0), _meta=False),
        Sample(tensor(2, dtype="bool", values=[False, False]), _meta=False),
    ],
}

_ORDERED = [3.0, _NAN, -1.0, 3.0, float("inf"), -0.0, 0.0]
_DISTINCT = [[5, 1, 7, 2], [9, 3, 0, 8], [4, 6, 11, 10]]

_SORTS = {
    "sort": [
        *_each(_BASES, 1),
        *_each(_BASES, -1, True),
        *_dtypes(lambda name: Sample(tensor(3, 8, dtype=name)), _REAL),
        *_dtypes(lambda name: Sample(tensor(3, 8, dtype=name), 0, True), _REAL),
        Sample(tensor(values=_ORDERED)),
        Sample(tensor(values=_ORDERED), descending=True),
        Sample(tensor()),
        Sample(tensor(), 0, True),
        Sample(tensor(0)),
    ],
    "sort.stable": [
        *_each(_BASES, stable=True, dim=0),
        *_dtypes(lambda name: Sample(tensor(40, dtype=name), stable=True), _REAL),
        *_dtypes(
            lambda name: Sample(tensor(40, dtype=name), stable=True, descending=True),
            _REAL,
        ),
        Sample(tensor(3, 4), stable=None),
        Sample(tensor(3, 4), stable=False, dim=0, descending=True),
        Sample(tensor(values=_ORDERED), stable=True, descending=True),
    ],
    "topk": [
        *_each((b for b in _BASES if b.layout != "expanded"), 2),
        *_dtypes(
            lambda name: Sample(tensor(values=_DISTINCT, dtype=name), 3),
            [name for name in _REAL if name != "bool"],
        ),
        *(
            Sample(tensor(values=_DISTINCT, dtype="int64"), 2, dim, largest)
            for dim in (0, -1)
            for largest in (True, False)
        ),
        Sample(tensor(3, 4, layout="transposed"), 2, 0),
        Sample(tensor(3, 4), 4, 1, True, True),
        Sample(tensor(3, 4), 0),
        Sample(tensor(3, 4), 1, sorted=False),
        Sample(tensor(values=[1.0, _NAN, 3.0, 2.0]), 2),
        Sample(tensor(values=[1.0, _NAN, 3.0, 2.0]), 4, largest=False),
        Sample(tensor(), 1),
        Sample(tensor(), 0),
    ],
}

_FILLS = {
    "fill.Scalar": [
        *_each(_BASES, 3),
        *_dtypes(lambda name: Sample(tensor(2, 3, dtype=name), 1)),
        Sample(tensor(2, dtype="int64"), 1.7),
        Sample(tensor(2, dtype="uint8"), -3),
        Sample(tensor(2, dtype="bool"), 0.5),
        Sample(tensor(2), True),
        Sample(tensor(2), 1 + 0j),
        Sample(tensor(2, dtype="complex64"), 1 - 2j),
        Sample(tensor(2), float("inf")),
        Sample(tensor(), 2),
    ],
    "fill.Tensor": [
        *_each(_BASES, tensor()),
        Sample(tensor(2, dtype="int64"), tensor(values=1.7)),
        Sample(tensor(2), tensor(dtype="int64")),
        Sample(tensor(2, dtype="bool"), tensor()),
        Sample(tensor(), tensor(dtype="float64")),
    ],
    "fill_.Scalar": [*_each(_BASES, 2)],
    "zero": [
        *_each(_BASES),
        *_dtypes(lambda name: Sample(tensor(2, dtype=name))),
        Sample(tensor()),
    ],
    "resize_": [
        Sample(tensor(2, 3), [3, 2]),
        Sample(tensor(2, 3), [2, 2]),
        Sample(tensor(2, 3), [6]),
        Sample(tensor(2, 3), []),
        Sample(tensor(2, 3), [0]),
        Sample(tensor(2, 3, layout="transposed"), [2, 3]),
        Sample(tensor(2, 3, layout="transposed"), [3, 2]),
        Sample(tensor(2, 3, layout="transposed"), [1, 4]),
        Sample(
            tensor(2, 3, layout="transposed"),
            [2, 3],
            memory_format=memory_format("contiguous_format"),
        ),
        Sample(
            tensor(2, 3, 2, 2),
            [2, 3, 2, 2],
            memory_format=memory_format("channels_last"),
        ),
    ],
}

_NUMBERS = {
    "_local_scalar_dense": [
        *_dtypes(lambda name: Sample(tensor(dtype=name), _meta=False)),
        Sample(tensor(2, 3), _meta=False),
        Sample(tensor(2, 3, layout="transposed"), _meta=False),
    ],
    "item": [
        *_dtypes(lambda name: Sample(tensor(dtype=name), _meta=False)),
        Sample(tensor(1, 1), _meta=False),
    ],
    "is_nonzero": [
        *_dtypes(lambda name: Sample(tensor(1, dtype=name), _meta=False)),
        Sample(tensor(values=_NAN), _meta=False),
        Sample(tensor(values=-0.0), _meta=False),
        Sample(tensor(values=0j, dtype="complex64"), _meta=False),
    ],
}

SAMPLES: dict[str, list[Sample]] = {
    **_COPIES,
    **_CONVERSIONS,
    **_JOINS,
    **_REARRANGEMENTS,
    **_SLICES,
    **_GATHERS,
    **_INDEXING,
    **_SORTS,
    **_FILLS,
    **_NUMBERS,
}
