"""gather and scatter: an index for each element, along one dimension.

Apart from that dimension, an element of the index stands for the same place in all
tensors. An index without elements has any shape, and selects nothing.
"""

from __future__ import annotations

import warnings
from typing import Any, Final

import numpy as np

from ..dtypes import Number, cast_array
from ..locations import user_stacklevel
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .movement_support import INDEX_DTYPES, checked_positions
from .support import (
    Shape,
    check,
    checked_number,
    common_device,
    opmath_type,
    quiet,
    wrap_dim,
    write,
)

# The shapes.


def _require_index_dtype(name: str, index: Tensor) -> None:
    check(
        index.numel() == 0 or index.dtype in INDEX_DTYPES,
        f"{name}: the index must be int32 or int64, not {index.dtype}",
    )


def _vector_shape(t: Tensor) -> Shape:
    """The shape, a 0-dimensional tensor counting as a vector of one element."""
    return t.shape or (1,)


def _check_index_fits(name: str, self: Tensor, dim: int, index: Tensor) -> None:
    shape, limits = _vector_shape(index), _vector_shape(self)
    check(
        len(shape) == len(limits),
        f"{name}: the index of shape {list(shape)} must have as many dimensions as self "
        f"of shape {list(limits)}",
    )
    check(
        all(
            size <= limit
            for axis, (size, limit) in enumerate(zip(shape, limits, strict=True))
            if axis != dim
        ),
        f"{name}: the index of shape {list(shape)} is larger than self of shape "
        f"{list(limits)} in another dimension than {dim}",
    )


def meta_gather(self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> TensorMeta:
    """The shape of the index; RuntimeError if it does not fit."""
    dim = wrap_dim(dim, self.ndim)
    _require_index_dtype("gather", index)
    if index.numel():
        _check_index_fits("gather", self, dim, index)
    return TensorMeta(index.shape, self.dtype, common_device(self, index))


def _scatter_meta(
    self: Tensor, dim: int, index: Tensor, src: Tensor | None = None
) -> TensorMeta:
    """The shape of self; RuntimeError if the index or the source does not fit.

    IndexError for a source of fewer dimensions.
    """
    dim = wrap_dim(dim, self.ndim)
    _require_index_dtype("scatter", index)
    if src is not None:
        check(
            src.dtype is self.dtype,
            f"scatter: self has dtype {self.dtype}, but src has {src.dtype}",
        )
    if index.numel():
        _check_index_fits("scatter", self, dim, index)
        if src is not None:
            _check_source_fits(index, src)
    device = common_device(self, index, *(() if src is None else (src,)))
    return TensorMeta(self.shape, self.dtype, device)


def _check_source_fits(index: Tensor, src: Tensor) -> None:
    shape, limits = _vector_shape(index), _vector_shape(src)
    message = (
        f"scatter: the index of shape {list(shape)} does not fit into src of shape "
        f"{list(limits)}"
    )
    check(len(limits) >= len(shape), message, IndexError)
    check(
        len(limits) == len(shape)
        and all(size <= limit for size, limit in zip(shape, limits, strict=True)),
        message,
    )


def meta_scatter_src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> TensorMeta:
    return _scatter_meta(self, dim, index, src)


def meta_scatter_value(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> TensorMeta:
    return _scatter_meta(self, dim, index)


def meta_scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> TensorMeta:
    return _scatter_meta(self, dim, index, src)


_REDUCTIONS: Final[dict[str, Any]] = {"add": np.add, "multiply": np.multiply}


def _check_reduction(reduce: str) -> None:
    check(
        reduce in _REDUCTIONS,
        f"scatter: reduce must be one of {', '.join(_REDUCTIONS)}, not {reduce!r}",
    )


def meta_scatter_reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str
) -> TensorMeta:
    _check_reduction(reduce)
    return _scatter_meta(self, dim, index, src)


def meta_scatter_value_reduce(
    self: Tensor, dim: int, index: Tensor, value: Number, reduce: str
) -> TensorMeta:
    _check_reduction(reduce)
    return _scatter_meta(self, dim, index)


# The values.


def _places(index: Array, size: int, axis: int) -> tuple[Array, ...]:
    """The subscript that takes, along `axis` of this size, the element for each index."""
    places: list[Array] = list(np.indices(index.shape, sparse=True))
    places[axis] = checked_positions(index, size, axis)
    return tuple(places)


def _at_least_1d(t: Tensor) -> Array:
    # np.atleast_1d would do, but its annotation loses the dtype.
    return t.array.reshape(t.shape or (1,))


def gather_out(
    self: Tensor, dim: int, index: Tensor, sparse_grad: bool, out: Tensor
) -> None:
    """RuntimeError for a position out of range, which a negative one is."""
    if not index.numel():
        return
    source, positions = _at_least_1d(self), _at_least_1d(index)
    axis = wrap_dim(dim, self.ndim)
    found = source[_places(positions, source.shape[axis], axis)]
    write(out, found.reshape(out.shape))


def _scatter(
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor | Array,
    out: Tensor,
    ufunc: Any = None,
) -> None:
    """`out` becomes self, but with `src` written, or combined by `ufunc`, at the index.

    Of elements for the same place the last one along the dimension stays. Sums and
    products of 16-bit floats are rounded once, at the end.
    """
    if not index.numel():
        write(out, self.array)
        return
    result = _at_least_1d(self).astype(
        (self.dtype if ufunc is None else opmath_type(self.dtype)).numpy
    )
    positions = _at_least_1d(index)
    axis = wrap_dim(dim, self.ndim)
    places = _places(positions, result.shape[axis], axis)
    values = src
    if isinstance(src, Tensor):
        values = _at_least_1d(src)[tuple(slice(size) for size in positions.shape)]
    with quiet():
        if ufunc is None:
            result[places] = values
        else:
            ufunc.at(result, places, np.asarray(values).astype(result.dtype))
    write(out, result.reshape(out.shape))


def scatter_src_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, out: Tensor
) -> None:
    _scatter(self, dim, index, src, out)


def scatter_value_out(
    self: Tensor, dim: int, index: Tensor, value: Number, out: Tensor
) -> None:
    _scatter(self, dim, index, checked_number(value, self.dtype), out)


def scatter_add(
    self: Tensor, dim: int, index: Tensor, src: Tensor, out: Tensor
) -> None:
    _scatter(self, dim, index, src, out, np.add)


def scatter_reduce_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, out: Tensor
) -> None:
    """UserWarning: PyTorch has given up this form for ``scatter_reduce``."""
    warnings.warn(
        "scatter with `reduce` and a tensor as src is deprecated in PyTorch; for sums "
        "use scatter_add",
        UserWarning,
        stacklevel=user_stacklevel(),
    )
    _scatter(self, dim, index, src, out, _REDUCTIONS[reduce])


def scatter_value_reduce_out(
    self: Tensor, dim: int, index: Tensor, value: Number, reduce: str, out: Tensor
) -> None:
    number = cast_array(checked_number(value, self.dtype), opmath_type(self.dtype))
    _scatter(self, dim, index, number, out, _REDUCTIONS[reduce])
