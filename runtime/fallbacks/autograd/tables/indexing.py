"""Derivatives of operators that choose elements by index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .support import Rows, aten, expand, is_wide, reshape, scaled, total, zeros

Shape = Sequence[int]


def _index_select(grad: Any, self_shape: Shape, dim: int, index: Any) -> Any:
    if not is_wide(self_shape):
        return total(grad)
    if not is_wide(index.shape):
        index = aten.unsqueeze.default(index, 0)
    return aten.index_add.default(zeros(grad, self_shape), dim, index, grad)


def _gather(grad: Any, self_shape: Shape, dim: int, index: Any) -> Any:
    return aten.scatter_add.default(zeros(grad, self_shape), dim, index, grad)


def _scatter(grad: Any, dim: int, index: Any) -> Any:
    return aten.scatter.value(grad, dim, index, 0)


def _index_add_source(
    grad: Any, source_shape: Shape, dim: int, index: Any, alpha: Any
) -> Any:
    if not is_wide(grad.shape):
        return scaled(expand(grad, source_shape), alpha)
    if not is_wide(index.shape):
        index = aten.unsqueeze.default(index, 0)
    found = aten.index_select.default(grad, dim, index)
    if not is_wide(source_shape):
        found = reshape(found, source_shape)
    return scaled(found, alpha)


def _index(grad: Any, self_shape: Shape, indices: Any) -> Any:
    return aten.index_put.default(zeros(grad, self_shape), indices, grad, True)


def _index_put_self(grad: Any, indices: Any, accumulate: bool) -> Any:
    if accumulate:
        return grad
    return aten.index_put.default(grad, indices, zeros(grad, []))


def _index_put_values(grad: Any, indices: Any) -> Any:
    return aten.index.Tensor(grad, indices)


def _index_fill_value(grad: Any, dim: int, index: Any) -> Any:
    return total(aten.index_select.default(grad, dim, index))


def _masked_select(grad: Any, self_shape: Shape, mask: Any) -> Any:
    shape = _broadcast(self_shape, mask.shape)
    if not is_wide(shape):
        return reshape(
            aten.index_put.default(zeros(grad, [1]), [reshape(mask, [1])], grad), []
        )
    whole = expand(mask, shape)
    return aten.index_put.default(zeros(grad, shape), [whole], grad)


def _broadcast(a: Shape, b: Shape) -> list[int]:
    rank = max(len(a), len(b))
    wide = [[1] * (rank - len(each)) + [*each] for each in (a, b)]
    return [y if x == 1 else x for x, y in zip(*wide, strict=True)]


def _embedding(
    grad: Any,
    weight_shape: Shape,
    indices: Any,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Any:
    rows, width = weight_shape
    places = reshape(indices, [-1])
    parts = reshape(grad, [-1, width])
    if padding_idx >= 0:
        is_padding = aten.unsqueeze.default(aten.eq.Scalar(places, padding_idx), 1)
        parts = aten.masked_fill.Scalar(parts, is_padding, 0)
    if scale_grad_by_freq:
        ones = aten.new_ones.default(grad, [parts.shape[0]])
        counts = aten.index_add.default(zeros(grad, [rows]), 0, places, ones)
        found = aten.index_select.default(counts, 0, places)
        parts = aten.div.Tensor(parts, aten.unsqueeze.default(found, 1))
    return aten.index_add.default(zeros(grad, weight_shape), 0, places, parts)


_INDEX_PUT: Final = {"self": _index_put_self, "values": _index_put_values}

ROWS: Final[Rows] = {
    "index_select": {"self": _index_select},
    "gather": {"self": _gather},
    "scatter.src": {
        "self": _scatter,
        "src": lambda grad, dim, index: aten.gather.default(grad, dim, index),
    },
    "scatter.value": {"self": _scatter},
    "scatter_add": {
        "self": lambda grad: grad,
        "src": lambda grad, dim, index: aten.gather.default(grad, dim, index),
    },
    "index_add": {"self": lambda grad: grad, "source": _index_add_source},
    "index.Tensor": {"self": _index},
    "index_put": _INDEX_PUT,
    "_index_put_impl": _INDEX_PUT,
    "index_fill.int_Scalar": {
        "self": lambda grad, dim, index: aten.index_fill.int_Scalar(grad, dim, index, 0)
    },
    "index_fill.int_Tensor": {
        "self": lambda grad, dim, index: aten.index_fill.int_Scalar(
            grad, dim, index, 0
        ),
        "value": _index_fill_value,
    },
    "masked_select": {"self": _masked_select},
    "embedding": {"weight": _embedding},
}
