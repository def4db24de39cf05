"""What kernels are made of, in one place to import from.

`support_shapes` knows dimensions and strides, `support_meta` the look of results,
`support_arrays` the values, `runtime.outputs` the out arguments of kernels that are not
structured. Meta functions built from the first two serve every device.
"""

from __future__ import annotations

from ..outputs import check_output, resize_output, store_result
from ..storage import Array, contiguous_strides, is_dense
from .support_arrays import (
    checked_number,
    expanded,
    largest_float,
    mantissa_bits,
    number_array,
    operand,
    operands,
    opmath_type,
    quiet,
    reduction_axes,
    write,
)
from .support_meta import (
    Operand,
    binary_float_meta,
    binary_meta,
    check_alpha,
    common_device,
    comparison_meta,
    elementwise_meta,
    float_type,
    reduction_meta,
    sum_type,
    unary_bool_meta,
    unary_float_meta,
    unary_meta,
)
from .support_shapes import (
    Shape,
    broadcast_shapes,
    check,
    elementwise_strides,
    expand_geometry,
    format_strides,
    infer_size,
    is_non_overlapping_and_dense,
    is_row_major,
    permuted_strides,
    preserved_strides,
    reduced_shape,
    stride_order,
    view_strides,
    wrap_dim,
    wrap_dims,
)

__all__ = [
    # Shapes.
    "Shape",
    "broadcast_shapes",
    "check",
    "contiguous_strides",
    "elementwise_strides",
    "expand_geometry",
    "format_strides",
    "infer_size",
    "is_dense",
    "is_non_overlapping_and_dense",
    "is_row_major",
    "permuted_strides",
    "preserved_strides",
    "reduced_shape",
    "stride_order",
    "view_strides",
    "wrap_dim",
    "wrap_dims",
    # The look of results.
    "Operand",
    "binary_float_meta",
    "binary_meta",
    "check_alpha",
    "common_device",
    "comparison_meta",
    "elementwise_meta",
    "float_type",
    "reduction_meta",
    "sum_type",
    "unary_bool_meta",
    "unary_float_meta",
    "unary_meta",
    # Values.
    "Array",
    "checked_number",
    "expanded",
    "largest_float",
    "mantissa_bits",
    "number_array",
    "operand",
    "operands",
    "opmath_type",
    "quiet",
    "reduction_axes",
    "write",
    # Out arguments.
    "check_output",
    "resize_output",
    "store_result",
]
