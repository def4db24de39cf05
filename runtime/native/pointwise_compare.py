"""Comparisons and logic: operators with a bool result."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .. import structured
from ..dtypes import DType, Number, result_type
from ..storage import Array
from ..tensor import TensorBase as Tensor
from .pointwise import ALL, BOOL, REAL, require_dtype, store
from .support import comparison_meta, operand

Comparison = Callable[[Tensor, Tensor | Number, Tensor], None]


def _comparison(
    name: str, function: np.ufunc, supported: frozenset[DType]
) -> Comparison:
    """The kernel of a comparison, for two tensors or a tensor and a number.

    Both sides are converted to their common dtype first: 300 is 44 to a uint8 tensor.
    """

    def kernel(self: Tensor, other: Tensor | Number, out: Tensor) -> None:
        dtype = result_type(self, other)
        require_dtype(name, dtype, supported)
        store(out, function, operand(self, dtype), operand(other, dtype))

    return kernel


meta_eq_Tensor = comparison_meta
meta_eq_Scalar = comparison_meta
meta_ne_Tensor = comparison_meta
meta_ne_Scalar = comparison_meta
meta_lt_Tensor = comparison_meta
meta_lt_Scalar = comparison_meta
meta_le_Tensor = comparison_meta
meta_le_Scalar = comparison_meta
meta_gt_Tensor = comparison_meta
meta_gt_Scalar = comparison_meta
meta_ge_Tensor = comparison_meta
meta_ge_Scalar = comparison_meta

eq_Tensor_out = _comparison("eq", np.equal, ALL)
eq_Scalar_out = eq_Tensor_out
ne_Tensor_out = _comparison("ne", np.not_equal, ALL)
ne_Scalar_out = ne_Tensor_out
lt_Tensor_out = _comparison("lt", np.less, REAL | BOOL)
lt_Scalar_out = lt_Tensor_out
le_Tensor_out = _comparison("le", np.less_equal, REAL | BOOL)
le_Scalar_out = le_Tensor_out
gt_Tensor_out = _comparison("gt", np.greater, REAL | BOOL)
gt_Scalar_out = gt_Tensor_out
ge_Tensor_out = _comparison("ge", np.greater_equal, REAL | BOOL)
ge_Scalar_out = ge_Tensor_out


def _logical(function: np.ufunc) -> Callable[[Tensor, Tensor, Tensor], None]:
    """The kernel of a connective: each operand counts as false where it is zero."""

    def connect(a: Array, b: Array) -> Array:
        return np.asarray(function(a != 0, b != 0))

    def kernel(self: Tensor, other: Tensor, out: Tensor) -> None:
        store(out, connect, self.array, other.array)

    return kernel


logical_and_out = structured.out(
    comparison_meta, _logical(np.logical_and), cast_out=True, op="logical_and.out"
)
logical_and_out_meta = structured.meta_out(
    comparison_meta, cast_out=True, op="logical_and.out"
)
logical_or_out = structured.out(
    comparison_meta, _logical(np.logical_or), cast_out=True, op="logical_or.out"
)
logical_or_out_meta = structured.meta_out(
    comparison_meta, cast_out=True, op="logical_or.out"
)
logical_xor_out = structured.out(
    comparison_meta, _logical(np.logical_xor), cast_out=True, op="logical_xor.out"
)
logical_xor_out_meta = structured.meta_out(
    comparison_meta, cast_out=True, op="logical_xor.out"
)
