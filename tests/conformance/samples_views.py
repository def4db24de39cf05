"""Inputs for the views.

What a view shares with its base, and its strides, follow from the same calls; the
dtypes matter little, so most samples take the default one.
"""

from __future__ import annotations

from samples import Sample, TensorSpec, dtype, tensor

_DTYPES = ("float64", "float16", "bfloat16", "int64", "uint8", "bool", "complex64")

_BASES = (
    tensor(2, 3, 4),
    tensor(2, 3, 4, layout="transposed"),
    tensor(2, 3, 4, layout="sliced"),
    tensor(2, 3, 4, layout="expanded"),
    tensor(2, 0, 4),
)
"""One shape in every layout, and one without elements; all have 3 dimensions."""


def _bases(*args: object, **kwargs: object) -> list[Sample]:
    return [Sample(base, *args, **kwargs) for base in _BASES]


def _dtypes(*args: object, **kwargs: object) -> list[Sample]:
    return [Sample(tensor(2, 3, dtype=name), *args, **kwargs) for name in _DTYPES]


def _ones(layout: str = "contiguous") -> TensorSpec:
    """Dimensions of size 1 at both ends and inside."""
    if layout == "transposed":
        return tensor(1, 2, 1, 3, 1, layout="transposed")
    return tensor(1, 2, 1, 3, 1)


_SHAPES = {
    "view": [
        *(
            Sample(tensor(2, 3, 4), size)
            for size in ([24], [-1], [6, 4], [2, 12], [4, 3, 2])
        ),
        Sample(tensor(2, 3, 4), [2, -1, 2, 1]),
        Sample(tensor(2, 3, 4), [1, 2, 3, 1, 4, 1]),
        Sample(tensor(), []),
        Sample(tensor(), [1, 1]),
        Sample(tensor(1, 1), []),
        Sample(tensor(0, 3), [3, 0]),
        Sample(tensor(0, 3), [0, 3]),
        Sample(tensor(0, 3), [-1, 3]),
        Sample(tensor(2, 3, 4, layout="transposed"), [2, 3, 2, 2]),
        Sample(tensor(2, 3, 4, layout="transposed"), [2, 1, 3, 4, 1]),
        Sample(tensor(2, 3, 4, layout="sliced"), [2, 3, 2, 2]),
        Sample(tensor(1, 4, layout="transposed"), [4, 1]),
        *_dtypes([3, 2]),
    ],
    "view.dtype": [
        *(Sample(tensor(2, 4), dtype(name)) for name in _DTYPES),
        Sample(tensor(2, 4), dtype("int32")),
        Sample(tensor(2, 4, dtype="int64"), dtype("float64")),
        Sample(tensor(2, 4, dtype="int64"), dtype("uint8")),
        Sample(tensor(2, 8, dtype="uint8"), dtype("int64")),
        Sample(tensor(2, 4, 3, layout="transposed"), dtype("int32")),
        Sample(tensor(2, 4, layout="sliced"), dtype("int32")),
        Sample(tensor(), dtype("int32")),
        Sample(tensor(0, 4), dtype("float64")),
        Sample(tensor(2, 4), dtype("float32")),
    ],
    "reshape": [
        *_bases([-1, 2]),
        *_bases([2, -1, 1, 4]),
        *(
            Sample(tensor(2, 3, 4, layout="transposed"), size)
            for size in ([24], [6, 4], [2, 12])
        ),
        Sample(tensor(2, 3, 4, layout="expanded"), [24]),
        Sample(tensor(), [-1]),
        Sample(tensor(0, 3), [3, 0, 2]),
        *_dtypes([6]),
    ],
    "_unsafe_view": [
        Sample(tensor(2, 3, 4), [6, 4]),
        Sample(tensor(2, 3, 4), [-1]),
        Sample(tensor(0, 3), [3, 0]),
        Sample(tensor(), [1]),
        *_dtypes([6]),
    ],
    "_reshape_alias": [
        Sample(tensor(2, 3, 4), [6, 4], [4, 1]),
        Sample(tensor(2, 3, 4), [24], [1]),
        Sample(tensor(2, 3, 4), [12], [2]),
        Sample(tensor(), [1], [1]),
    ],
    "view_as": [
        Sample(tensor(2, 3), tensor(6)),
        Sample(tensor(2, 3), tensor(3, 2, dtype="int64")),
        Sample(tensor(), tensor(1, 1)),
    ],
    "flatten.using_ints": [
        *_bases(),
        *_bases(1),
        *_bases(0, 1),
        Sample(tensor()),
        Sample(tensor(3)),
        Sample(tensor(2, 3, 4), 1, 1),
        Sample(tensor(2, 3, 4), -2, -1),
        *_dtypes(),
    ],
}

_ORDERS = {
    "permute": [
        *_bases([2, 0, 1]),
        *_bases([0, -1, 1]),
        Sample(tensor(), []),
        Sample(tensor(3), [0]),
        *_dtypes([1, 0]),
    ],
    "transpose.int": [
        *_bases(0, 2),
        *_bases(-1, 1),
        Sample(tensor(2, 3), 1, 1),
        Sample(tensor(), 0, -1),
        *_dtypes(0, 1),
    ],
    "transpose_": [
        Sample(tensor(2, 3, 4), 0, 2),
        Sample(tensor(2, 3, 4), 1, -2),
        Sample(tensor(2, 3, layout="transposed"), 0, 1),
        Sample(tensor(), 0, 0),
        *_dtypes(0, 1),
    ],
    "t": [
        Sample(tensor(2, 3)),
        Sample(tensor(2, 3, layout="transposed")),
        Sample(tensor(3)),
        Sample(tensor()),
        Sample(tensor(0, 3)),
        *_dtypes(),
    ],
    "t_": [
        Sample(tensor(2, 3)),
        Sample(tensor(3)),
        Sample(tensor()),
        Sample(tensor(0, 3)),
    ],
    "movedim.intlist": [
        *_bases([0, 1], [2, 0]),
        *_bases([-1], [0]),
        Sample(tensor(2, 3), [], []),
        Sample(tensor(), [0], [0]),
        *_dtypes([0, 1], [1, 0]),
    ],
    "movedim.int": [
        *_bases(0, 2),
        *_bases(-1, 0),
        Sample(tensor(2, 3), 1, 1),
        Sample(tensor(), 0, -1),
    ],
    "numpy_T": [Sample(tensor(2, 3)), Sample(tensor(0, 3)), *_dtypes()],
}

_DIMENSIONS = {
    "unsqueeze": [
        *(
            Sample(tensor(2, 3, 4, layout="transposed"), dim)
            for dim in (0, 1, 3, -1, -4)
        ),
        *_bases(1),
        Sample(tensor(), 0),
        Sample(tensor(), -1),
        *_dtypes(1),
    ],
    "unsqueeze_": [
        Sample(tensor(2, 3), 0),
        Sample(tensor(2, 3, layout="transposed"), -1),
        Sample(tensor(), 0),
    ],
    "squeeze": [
        Sample(_ones()),
        Sample(_ones("transposed")),
        Sample(tensor(2, 3)),
        Sample(tensor()),
        Sample(tensor(1)),
        Sample(tensor(1, 0)),
        *(Sample(tensor(1, 3, dtype=name)) for name in _DTYPES),
    ],
    "squeeze.dim": [
        *(Sample(_ones(), dim) for dim in (0, 1, 2, -1)),
        Sample(_ones("transposed"), 2),
        Sample(tensor(), 0),
        Sample(tensor(1, 0), 1),
        *(Sample(tensor(1, 3, dtype=name), 0) for name in _DTYPES),
    ],
    "squeeze.dims": [
        *(Sample(_ones(), dims) for dims in ([0, 2], [-1, 1], [], [0, 1, 2, 3, 4])),
        Sample(tensor(), [0]),
        *(Sample(tensor(1, 3, dtype=name), [0]) for name in _DTYPES),
    ],
    "squeeze_": [Sample(_ones()), Sample(tensor(2, 3)), Sample(tensor())],
    "squeeze_.dim": [Sample(_ones(), 0), Sample(_ones(), 1), Sample(tensor(), 0)],
    "squeeze_.dims": [
        Sample(_ones(), [0, 4]),
        Sample(_ones(), [1]),
        Sample(tensor(), [0]),
    ],
    "expand": [
        Sample(tensor(2, 1, 4), [2, 3, 4]),
        Sample(tensor(2, 1, 4), [5, -1, 3, -1]),
        Sample(tensor(2, 1, 4), [1, 1, 2, 1, 4]),
        Sample(tensor(2, 1, 4, layout="transposed"), [2, 6, 4]),
        Sample(tensor(1, 3), [0, 3]),
        Sample(tensor(0, 3), [2, 0, 3]),
        Sample(tensor(), [2, 3]),
        Sample(tensor(), []),
        Sample(tensor(2, 1), [2, 3], implicit=True),
        *(Sample(tensor(2, 1, dtype=name), [4, 2, 3]) for name in _DTYPES),
    ],
    "expand_as": [
        Sample(tensor(2, 1), tensor(2, 3)),
        Sample(tensor(), tensor(2, 3, dtype="int64")),
        Sample(tensor(3), tensor(4, 2, 3)),
    ],
}

_SELECTIONS = {
    "select.int": [
        *(
            Sample(tensor(2, 3, 4), dim, index)
            for dim, index in ((0, 1), (1, -1), (-1, 0), (2, 3))
        ),
        Sample(tensor(2, 3, 4, layout="transposed"), 1, 2),
        Sample(tensor(2, 3, 4, layout="sliced"), 2, 1),
        Sample(tensor(2, 3, 4, layout="expanded"), 0, 1),
        Sample(tensor(3), 0, -3),
        Sample(tensor(2, 0), 0, 1),
        *_dtypes(1, 1),
    ],
    "slice.Tensor": [
        *_bases(),
        *_bases(2, 1, None, 2),
        *(
            Sample(tensor(6), 0, start, end, step)
            for start, end, step in (
                (1, 4, 1),
                (-2, 100, 1),
                (-100, -1, 2),
                (4, 2, 1),
                (50, 60, 3),
                (None, None, 4),
                (0, 6, 7),
                (5, None, 2),
            )
        ),
        *_dtypes(1, 0, 2),
    ],
    "narrow": [
        Sample(tensor(2, 3, 4), 1, 1, 2),
        Sample(tensor(2, 3, 4), -1, -3, 2),
        Sample(tensor(2, 3, 4), 0, 2, 0),
        Sample(tensor(2, 3, 4, layout="transposed"), 2, 0, 3),
        *_dtypes(1, 1, 2),
    ],
    "narrow.Tensor": [
        Sample(tensor(2, 3, 4), 1, tensor(values=1, dtype="int64"), 2, _meta=False),
        Sample(tensor(2, 3, 4), -1, tensor(values=-3, dtype="int32"), 2, _meta=False),
    ],
    "diagonal": [
        *(Sample(tensor(3, 4), offset) for offset in (-4, -2, 0, 1, 3, 9)),
        *_bases(),
        *_bases(1, 0, 2),
        *_bases(-1, -1, 1),
        Sample(tensor(0, 3)),
        *_dtypes(),
    ],
    "unfold": [
        *_bases(2, 2, 1),
        *_bases(-1, 3, 2),
        *_bases(0, 0, 1),
        Sample(tensor(), 0, 1, 1),
        Sample(tensor(), 0, 0, 2),
        Sample(tensor(5), 0, 5, 3),
        *_dtypes(1, 2, 1),
    ],
    "as_strided": [
        Sample(tensor(3, 4), [2, 2], [1, 2]),
        Sample(tensor(3, 4), [2, 2], [4, 1], 5),
        Sample(tensor(3, 4), [3, 3], [0, 1], 2),
        Sample(tensor(3, 4), [], [], 7),
        Sample(tensor(3, 4), [2, 0], [7, 9], 3),
        Sample(tensor(), [5], [0]),
        *_dtypes([3, 2], [1, 3]),
    ],
    "as_strided_": [
        Sample(tensor(3, 4), [2, 2], [1, 2]),
        Sample(tensor(3, 4), [2, 2], [4, 1], 5),
        Sample(tensor(3, 4), [], [], 7),
        *_dtypes([3, 2], [1, 3]),
    ],
}

_PIECES = {
    "split.Tensor": [
        *(Sample(tensor(5, 2), size) for size in (1, 2, 3, 5, 100)),
        *_bases(2, 1),
        *_bases(3, -1),
        Sample(tensor(0, 2), 0),
        Sample(tensor(0, 2), 3),
        *_dtypes(2, 1),
    ],
    "split.sizes": [
        Sample(tensor(5, 2), [2, 3]),
        Sample(tensor(5, 2), [0, 5, 0]),
        Sample(tensor(2, 5), [1, 1, 3], -1),
        Sample(tensor(0, 2), []),
    ],
    "split_with_sizes": [
        Sample(tensor(5, 2), [2, 3]),
        Sample(tensor(5, 2), [0, 5, 0]),
        Sample(tensor(2, 5, layout="transposed"), [1, 1, 3], 1),
        Sample(tensor(0, 2), [0, 0]),
        *_dtypes([1, 2], 1),
    ],
    "chunk": [
        *(Sample(tensor(5, 2), chunks) for chunks in (1, 2, 3, 4, 5, 9)),
        *_bases(2, 2),
        Sample(tensor(0, 2), 3),
        *_dtypes(2, -1),
    ],
    "unbind.int": [
        *_bases(),
        *_bases(2),
        Sample(tensor(3), -1),
        Sample(tensor(0, 2)),
        *_dtypes(1),
    ],
}

_SAME_GEOMETRY = {
    "detach": [*_bases(), Sample(tensor()), *_dtypes()],
    "detach_": [Sample(tensor(2, 3)), Sample(tensor(dtype="int64"))],
    "alias": [*_bases(), Sample(tensor()), *_dtypes()],
}

_VIEWS: dict[str, list[Sample]] = {
    **_SHAPES,
    **_ORDERS,
    **_DIMENSIONS,
    **_SELECTIONS,
    **_PIECES,
    **_SAME_GEOMETRY,
}


SAMPLES: dict[str, list[Sample]] = {
    **_VIEWS,
    # The copying twins take the samples of their views. No view has these shapes, though,
    # while a copy does (PyTorch's meta function disagrees).
    "view_copy": [
        Sample(tensor(2, 3, 4, layout="transposed"), [24], _meta=False),
        Sample(tensor(2, 3, 4, layout="expanded"), [6, 4], _meta=False),
    ],
}
