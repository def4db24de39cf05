"""any and all.

The result is bool, except that uint8 stays uint8: it was the type of truth values before
PyTorch had bool. An empty list of dimensions reduces nothing here, unlike elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..dtypes import DType, bool_, cast_array, uint8
from ..ops import ops
from ..structured import TensorMeta, reads_outs
from ..tensor import TensorBase as Tensor
from .reduction_support import reduced
from .support import reduction_axes, reduction_meta, resize_output, wrap_dims, write

Dims = Sequence[int] | None


def _truth_dtype(self: Tensor, outs: tuple[Tensor, ...], name: str) -> DType:
    if not outs:
        return uint8 if self.dtype is uint8 else bool_
    if outs[0].dtype not in (bool_, uint8):
        raise RuntimeError(f"{name}: out must be bool or uint8, not {outs[0].dtype}")
    return outs[0].dtype


def _truth_meta(
    name: str,
    self: Tensor,
    dim: int | Dims,
    keepdim: bool,
    outs: tuple[Tensor, ...],
) -> TensorMeta:
    dtype = _truth_dtype(self, outs, name)
    if isinstance(dim, list | tuple) and not dim:
        return TensorMeta(self.shape, dtype, self.device)
    return reduction_meta(self, dim, keepdim, dtype)


def _reduce_truth(
    ufunc: Any, self: Tensor, dim: int | Dims, keepdim: bool, out: Tensor
) -> None:
    truth = cast_array(self.array, bool_)
    if isinstance(dim, list | tuple) and not dim:
        write(out, truth)
        return
    axes = reduction_axes(dim, self.ndim)
    write(out, reduced(ufunc, truth, axes, keepdim))


@reads_outs
def meta_any_dim(
    self: Tensor, dim: int, keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _truth_meta("any", self, dim, keepdim, outs)


@reads_outs
def meta_any_dims(
    self: Tensor, dim: Dims, keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _truth_meta("any", self, dim, keepdim, outs)


@reads_outs
def meta_any(self: Tensor, outs: tuple[Tensor, ...] = ()) -> TensorMeta:
    return _truth_meta("any", self, None, False, outs)


def any_out(self: Tensor, dim: int, keepdim: bool, out: Tensor) -> None:
    _reduce_truth(np.logical_or, self, dim, keepdim, out)


def any_dims_out(self: Tensor, dim: Dims, keepdim: bool, out: Tensor) -> None:
    _reduce_truth(np.logical_or, self, dim, keepdim, out)


def any_all_out(self: Tensor, out: Tensor) -> None:
    _reduce_truth(np.logical_or, self, None, False, out)


@reads_outs
def meta_all_dim(
    self: Tensor, dim: int, keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _truth_meta("all", self, dim, keepdim, outs)


@reads_outs
def meta_all_dims(
    self: Tensor, dim: Dims, keepdim: bool, outs: tuple[Tensor, ...] = ()
) -> TensorMeta:
    return _truth_meta("all", self, dim, keepdim, outs)


@reads_outs
def meta_all(self: Tensor, outs: tuple[Tensor, ...] = ()) -> TensorMeta:
    return _truth_meta("all", self, None, False, outs)


def all_out(self: Tensor, dim: int, keepdim: bool, out: Tensor) -> None:
    _reduce_truth(np.logical_and, self, dim, keepdim, out)


def all_dims_out(self: Tensor, dim: Dims, keepdim: bool, out: Tensor) -> None:
    _reduce_truth(np.logical_and, self, dim, keepdim, out)


def all_all_out(self: Tensor, out: Tensor) -> None:
    _reduce_truth(np.logical_and, self, None, False, out)


def _truth_by_steps(packet: Any, self: Tensor, dim: Dims, keepdim: bool) -> Any:
    """Several dimensions by one-dimensional steps, for backends that have only these."""
    if dim is None:
        result = packet.default(self)
        return ops.aten.reshape.default(result, [1] * self.ndim) if keepdim else result
    if not dim:
        truth = ops.aten.ne.Scalar(self, 0)
        dtype = _truth_dtype(self, (), "any or all")
        # As uint8 the truth of an element is 1, not the element.
        return (
            truth if dtype is bool_ else ops.aten._to_copy.default(truth, dtype=dtype)
        )
    result = self
    for each in sorted(wrap_dims(dim, self.ndim), reverse=True):
        result = packet.dim(result, each, keepdim)
    return result


def any_dims_default(self: Tensor, dim: Dims, keepdim: bool) -> Any:
    return _truth_by_steps(ops.aten.any, self, dim, keepdim)


def all_dims_default(self: Tensor, dim: Dims, keepdim: bool) -> Any:
    return _truth_by_steps(ops.aten.all, self, dim, keepdim)


def _copied_truth(name: str, result: Tensor, out: Tensor) -> Any:
    _truth_dtype(result, (out,), name)
    resize_output(name, out, result.shape)
    return ops.aten.copy_.default(out, result)


def any_dims_out_default(self: Tensor, dim: Dims, keepdim: bool, out: Tensor) -> Any:
    return _copied_truth("any", any_dims_default(self, dim, keepdim), out)


def all_dims_out_default(self: Tensor, dim: Dims, keepdim: bool, out: Tensor) -> Any:
    return _copied_truth("all", all_dims_default(self, dim, keepdim), out)
