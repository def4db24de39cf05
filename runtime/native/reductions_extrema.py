"""amax, amin, max, min, argmax and argmin.

NaN counts as larger and as smaller than every number. Of equal elements the first one
in row-major order gives the index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..dtypes import bool_, int64
from ..ops import ops
from ..storage import Array
from ..structured import Precomputed, TensorMeta, reads_outs, require_meta
from ..tensor import TensorBase as Tensor
from .reduction_support import COMPLEX, computable, new_tensor, reduced, reject
from .support import (
    check_output,
    quiet,
    reduced_shape,
    reduction_axes,
    reduction_meta,
    resize_output,
    wrap_dim,
    wrap_dims,
    write,
)


def _require_elements(name: str, self: Tensor, dim: int | Sequence[int] | None) -> None:
    """Of no elements none is the largest: IndexError, or RuntimeError if no dim is named."""
    dims = reduction_axes(dim, self.ndim)
    if dim is None or (not isinstance(dim, int) and not dim):
        if self.numel() == 0:
            raise RuntimeError(
                f"{name}: a tensor of shape {list(self.shape)} has no elements to compare; "
                "name a dim that has some"
            )
        return
    for each in dims:
        if self.shape[each] == 0:
            raise IndexError(
                f"{name}: dimension {each} of shape {list(self.shape)} has size 0, "
                "and there is nothing to compare"
            )


def _extremum(
    name: str,
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
) -> Array:
    """The largest elements over `dim` for max and amax, the smallest for min and amin."""
    reject(name, self.dtype, COMPLEX)
    ufunc = np.maximum if name.endswith("max") else np.minimum
    axes = reduction_axes(dim, self.ndim)
    with quiet():
        return reduced(ufunc, computable(self), axes, keepdim)


# amax and amin


def _amax_meta(
    name: str,
    self: Tensor,
    dim: Sequence[int],
    keepdim: bool,
    outs: tuple[Tensor, ...],
) -> TensorMeta:
    if outs and outs[0].dtype is not self.dtype:
        raise RuntimeError(
            f"{name}: the input has dtype {self.dtype}, but out has {outs[0].dtype}"
        )
    _require_elements(name, self, dim)
    return reduction_meta(self, dim, keepdim, self.dtype)


@reads_outs
def meta_amax(
    self: Tensor, dim: Sequence[int], keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _amax_meta("amax", self, dim, keepdim, outs)


@reads_outs
def meta_amin(
    self: Tensor, dim: Sequence[int], keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _amax_meta("amin", self, dim, keepdim, outs)


def amax_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> None:
    write(out, _extremum("amax", self, dim, keepdim))


def amin_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> None:
    write(out, _extremum("amin", self, dim, keepdim))


# max and min along one dimension, with indices


def _meta_with_indices(name: str, self: Tensor, dim: int, keepdim: bool) -> Precomputed:
    dim = wrap_dim(dim, self.ndim)
    if self.dtype.is_complex:
        raise RuntimeError(f"{name}: complex numbers have no order")
    _require_elements(name, self, dim)
    values = reduction_meta(self, dim, keepdim, self.dtype)
    indices = reduction_meta(self, dim, keepdim, int64)
    return Precomputed((values, indices), (dim,))


def meta_max_dim(self: Tensor, dim: int, keepdim: bool) -> Precomputed:
    return _meta_with_indices("max", self, dim, keepdim)


def meta_min_dim(self: Tensor, dim: int, keepdim: bool) -> Precomputed:
    return _meta_with_indices("min", self, dim, keepdim)


def _store_with_indices(
    find: Any, self: Tensor, dim: int, keepdim: bool, values: Tensor, indices: Tensor
) -> None:
    if self.ndim == 0:
        write(values, self.array)
        write(indices, 0)
        return
    found = find(computable(self), axis=dim, keepdims=True)
    chosen = np.take_along_axis(self.array, found, dim)
    if not keepdim:
        found, chosen = found.squeeze(dim), chosen.squeeze(dim)
    write(values, chosen)
    write(indices, found)


def max_out_dim_max(
    self: Tensor, dim: int, keepdim: bool, max: Tensor, max_values: Tensor
) -> None:
    _store_with_indices(np.argmax, self, dim, keepdim, max, max_values)


def min_out_dim_min(
    self: Tensor, dim: int, keepdim: bool, min: Tensor, min_indices: Tensor
) -> None:
    _store_with_indices(np.argmin, self, dim, keepdim, min, min_indices)


# max and min of all elements


def _all_meta(name: str, self: Tensor) -> TensorMeta:
    _require_elements(name, self, None)
    return TensorMeta((), self.dtype, self.device)


def max_kernel(self: Tensor) -> Tensor:
    return new_tensor(_all_meta("max", self), _extremum("max", self))


def max_meta(self: Tensor) -> Tensor:
    return new_tensor(_all_meta("max", self))


def min_kernel(self: Tensor) -> Tensor:
    return new_tensor(_all_meta("min", self), _extremum("min", self))


def min_meta(self: Tensor) -> Tensor:
    return new_tensor(_all_meta("min", self))


def _prepare_for_all(name: str, self: Tensor, out: Tensor) -> None:
    meta = _all_meta(name, self)
    check_output(name, out, meta.dtype, cast_out=True)
    resize_output(name, out, ())


def max_unary_out(self: Tensor, out: Tensor) -> Tensor:
    result = max_kernel(self)
    _prepare_for_all("max", self, out)
    write(out, result.array)
    return out


def max_unary_out_meta(self: Tensor, out: Tensor) -> Tensor:
    require_meta("max", out)
    _prepare_for_all("max", self, out)
    return out


def min_unary_out(self: Tensor, out: Tensor) -> Tensor:
    result = min_kernel(self)
    _prepare_for_all("min", self, out)
    write(out, result.array)
    return out


def min_unary_out_meta(self: Tensor, out: Tensor) -> Tensor:
    require_meta("min", out)
    _prepare_for_all("min", self, out)
    return out


# The two-argument forms are other names of maximum and minimum.


def max_other(self: Tensor, other: Tensor) -> Any:
    return ops.aten.maximum.default(self, other)


def max_out(self: Tensor, other: Tensor, out: Tensor) -> Any:
    return ops.aten.maximum.out(self, other, out=out)


def min_other(self: Tensor, other: Tensor) -> Any:
    return ops.aten.minimum.default(self, other)


def min_out(self: Tensor, other: Tensor, out: Tensor) -> Any:
    return ops.aten.minimum.out(self, other, out=out)


# argmax and argmin


def _arg_meta(name: str, self: Tensor, dim: int | None, keepdim: bool) -> TensorMeta:
    if self.dtype is bool_ or self.dtype.is_complex:
        raise RuntimeError(f"{name}: not supported for dtype {self.dtype}")
    if dim is None and self.numel() == 0:
        raise IndexError(
            f"{name}: a tensor of shape {list(self.shape)} has no elements to compare; "
            "name a dim that has some"
        )
    _require_elements(name, self, dim)
    return reduction_meta(self, dim, keepdim, int64)


def meta_argmax(self: Tensor, dim: int | None, keepdim: bool) -> TensorMeta:
    return _arg_meta("argmax", self, dim, keepdim)


def meta_argmin(self: Tensor, dim: int | None, keepdim: bool) -> TensorMeta:
    return _arg_meta("argmin", self, dim, keepdim)


def _store_index(
    find: Any, self: Tensor, dim: int | None, keepdim: bool, out: Tensor
) -> None:
    source = computable(self)
    if self.ndim == 0:
        found = np.asarray(0)
    elif dim is None:
        dims = wrap_dims(None, self.ndim)
        shape = reduced_shape(self.shape, dims, keepdim)
        found = np.reshape(find(source), shape)
    else:
        found = find(source, axis=wrap_dim(dim, self.ndim), keepdims=keepdim)
    write(out, found)


def argmax_out(self: Tensor, dim: int | None, keepdim: bool, out: Tensor) -> None:
    _store_index(np.argmax, self, dim, keepdim, out)


def argmin_out(self: Tensor, dim: int | None, keepdim: bool, out: Tensor) -> None:
    _store_index(np.argmin, self, dim, keepdim, out)
