"""Derivatives of convolution and pooling."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from ....dtypes import int64
from .support import Rows, aten, div, mul, narrow, reshape, total, zeros

Shape = Sequence[int]


def _spread(values: Shape, rank: int) -> list[int]:
    """A value for each spatial dimension; one stands for all."""
    return [*values] * rank if len(values) == 1 else [*values]


def _convolution(
    grad: Any,
    input: Any,
    weight: Any,
    bias_shape: Any,
    stride: Shape,
    padding: Shape,
    dilation: Shape,
    transposed: bool,
    groups: int,
    needs: Sequence[bool],
) -> tuple[Any, Any, Any]:
    rank = weight.dim() - 2
    form = tuple(_spread(each, rank) for each in (stride, padding, dilation))
    of_input = of_weight = of_bias = None
    if needs[0]:
        of_input = _of_input(grad, input.shape, weight, form, transposed, groups)
    if needs[1]:
        of_weight = _of_weight(grad, input, weight.shape, form, transposed, groups)
    if needs[2]:
        of_bias = total(grad, [0, *range(2, rank + 2)])
    return of_input, of_weight, of_bias


Form = tuple[list[int], ...]


def _of_input(
    grad: Any, shape: Shape, weight: Any, form: Form, transposed: bool, groups: int
) -> Any:
    """The gradient goes back the other way: by a transposed convolution, or a plain one."""
    stride, padding, dilation = form
    rank = len(stride)
    if 0 in shape or 0 in weight.shape:
        return zeros(grad, shape)
    extra = [0] * rank
    if not transposed:
        # A stride may have left out the last elements.
        reached = [
            (grad.shape[2 + d] - 1) * stride[d]
            - 2 * padding[d]
            + dilation[d] * (weight.shape[2 + d] - 1)
            + 1
            for d in range(rank)
        ]
        extra = [shape[2 + d] - reached[d] for d in range(rank)]
    return aten.convolution.default(
        *(grad, weight, None, stride, padding, dilation, not transposed, extra, groups)
    )


def _of_weight(
    grad: Any, input: Any, shape: Shape, form: Form, transposed: bool, groups: int
) -> Any:
    """The convolution of input and gradient over the batch, one group after the other."""
    stride, padding, dilation = form
    rank = len(stride)
    if 0 in input.shape or 0 in grad.shape:
        return zeros(grad, shape)
    # In a transposed convolution the two have changed places.
    wide, small = (grad, input) if transposed else (input, grad)
    parts = []
    for group in range(groups):
        data, kernel = (
            aten.transpose.int(_part(each, group, groups), 0, 1)
            for each in (wide, small)
        )
        found = aten.convolution.default(
            *(data, kernel, None, dilation, padding, stride, False, [0] * rank, 1)
        )
        for d in range(rank):
            found = narrow(found, 2 + d, 0, shape[2 + d])
        parts.append(aten.transpose.int(found, 0, 1))
    return parts[0] if groups == 1 else aten.cat.default(parts, 0)


def _part(t: Any, group: int, groups: int) -> Any:
    size = t.shape[1] // groups
    return t if groups == 1 else narrow(t, 1, group * size, size)


# ---- pooling ----


def _max_pool(grad: Any, self_shape: Shape, result1: Any) -> Any:
    """Each gradient is added at the place that the indices name in their plane."""
    planes = [*self_shape[:-2]]
    size = math.prod(self_shape[-2:])
    flat = aten.scatter_add.default(
        zeros(grad, [*planes, size]),
        len(planes),
        reshape(result1, [*planes, math.prod(grad.shape[-2:])]),
        reshape(grad, [*planes, math.prod(grad.shape[-2:])]),
    )
    return reshape(flat, self_shape)


def _window_sizes(
    grad: Any, size: int, window: int, step: int, pad: int, count: int, inside: bool
) -> Any:
    """How many elements the windows along one dimension have; all, or those `inside`."""
    start = aten.sub.Scalar(
        aten.mul.Scalar(
            aten.arange.default(count, dtype=int64, device=grad.device), step
        ),
        pad,
    )
    end = aten.clamp_max.default(aten.add.Scalar(start, window), size + pad)
    if inside:
        end = aten.clamp_max.default(end, size)
        start = aten.clamp_min.default(start, 0)
    return aten._to_copy.default(aten.sub.Tensor(end, start), dtype=grad.dtype)


def _avg_pool(
    grad: Any,
    self_shape: Shape,
    kernel_size: Shape,
    stride: Shape,
    padding: Shape,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Any:
    window = _spread(kernel_size, 2)
    step = _spread(stride, 2) if stride else window
    pad = _spread(padding, 2)
    out = grad.shape[-2:]
    if divisor_override is not None:
        shares = div(grad, divisor_override)
    else:
        rows, columns = (
            _window_sizes(
                *(grad, self_shape[d - 2], window[d], step[d], pad[d], out[d]),
                inside=not count_include_pad,
            )
            for d in (0, 1)
        )
        sizes = mul(reshape(rows, [-1, 1]), reshape(columns, [1, -1]))
        shares = div(grad, sizes)
    planes = reshape(shares, [-1, 1, *out])
    ones = aten.new_ones.default(grad, [1, 1, *window])
    # Every share goes to all elements of its window.
    whole = aten.convolution.default(
        *(planes, ones, None, step, [0, 0], [1, 1], True, [0, 0], 1)
    )
    for d in (0, 1):
        size, dim = self_shape[d - 2], 2 + d
        missing = pad[d] + size - whole.shape[dim]
        if missing > 0:
            shape = [*whole.shape]
            shape[dim] = missing
            whole = aten.cat.default([whole, zeros(whole, shape)], dim)
        whole = narrow(whole, dim, pad[d], size)
    return reshape(whole, self_shape)


ROWS: Final[Rows] = {
    "convolution": {"input weight bias": _convolution},
    "max_pool2d_with_indices": {"self": _max_pool},
    "avg_pool2d": {"self": _avg_pool},
}
