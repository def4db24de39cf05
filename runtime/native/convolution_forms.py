"""conv1d and conv2d: convolution with a batch dimension that may be left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ops import ops
from ..tensor import TensorBase as Tensor
from .convolution import per_dimension
from .support import check


def _convolve(
    spatial: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Any:
    aten = ops.aten
    check(
        input.ndim in (spatial + 1, spatial + 2),
        f"conv{spatial}d: expected an input with {spatial + 1} dimensions, or "
        f"{spatial + 2} with a batch, not shape {list(input.shape)}",
    )
    is_batched = input.ndim == spatial + 2
    result = aten.convolution.default(
        input if is_batched else aten.unsqueeze.default(input, 0),
        weight,
        bias,
        list(stride),
        list(padding),
        list(dilation),
        False,
        [0] * spatial,
        groups,
    )
    return result if is_batched else aten.squeeze.dim(result, 0)


def _convolve_padded(
    spatial: int,
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: str,
    dilation: Sequence[int],
    groups: int,
) -> Any:
    if padding == "valid":
        return _convolve(
            spatial, input, weight, bias, stride, [0] * spatial, dilation, groups
        )
    check(
        padding == "same",
        f"conv{spatial}d: padding must be 'same', 'valid' or numbers, not {padding!r}",
    )
    check(
        all(step == 1 for step in stride),
        f"conv{spatial}d: padding='same' needs a stride of 1, not {list(stride)}",
    )
    check(
        weight.ndim == spatial + 2,
        f"conv{spatial}d: the weight needs {spatial + 2} dimensions, "
        f"not shape {list(weight.shape)}",
    )
    steps = per_dimension("dilation", dilation, spatial)
    totals = [d * (k - 1) for d, k in zip(steps, weight.shape[2:], strict=True)]
    # An odd total pads one more at the end. Padding that much at both ends makes one
    # position too many, the first.
    both = [(total + 1) // 2 for total in totals]
    result = _convolve(spatial, input, weight, bias, stride, both, dilation, groups)
    if all(total % 2 == 0 for total in totals):
        return result
    for i, total in enumerate(totals):
        if total % 2:
            dim = result.ndim - spatial + i
            length = result.shape[dim] - 1
            result = ops.aten.narrow.default(result, dim, 1, length)
    return ops.aten.contiguous.default(result)


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Any:
    return _convolve(1, input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Any:
    return _convolve(2, input, weight, bias, stride, padding, dilation, groups)


def conv1d_padding_symint(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: str,
    dilation: Sequence[int],
    groups: int,
) -> Any:
    return _convolve_padded(1, input, weight, bias, stride, padding, dilation, groups)


def conv2d_padding_symint(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: str,
    dilation: Sequence[int],
    groups: int,
) -> Any:
    return _convolve_padded(2, input, weight, bias, stride, padding, dilation, groups)
