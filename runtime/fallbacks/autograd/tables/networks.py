"""Derivatives of what networks are made of: normalisation, losses, dropout."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from ....dtypes import int64
from ..derivatives import OUTPUTS
from ..grad_mode import is_grad_enabled
from .support import (
    Rows,
    add,
    aten,
    div,
    eq,
    masked,
    mul,
    neg,
    reshape,
    scaled,
    square,
    sub,
    total,
    zeros,
)

_MEAN: Final = 1
"""The reduction that divides by the number of elements; 0 reduces nothing, 2 adds."""


def _moments(t: Any, dims: Sequence[int], eps: float) -> tuple[Any, Any]:
    """The mean, and 1 divided by the standard deviation."""
    mean = aten.mean.dim(t, [*dims], True)
    variance = aten.mean.dim(square(sub(t, mean)), [*dims], True)
    return mean, aten.rsqrt.default(add(variance, eps))


def _normalised(grad: Any, hat: Any, scale: Any, dims: Sequence[int]) -> Any:
    """The gradient of what was normalised to `hat`, by a scale that depends on it too."""
    size = math.prod(hat.shape[dim] for dim in dims)
    along = total(mul(grad, hat), dims, True)
    inner = sub(
        sub(grad, div(total(grad, dims, True), size)), mul(hat, div(along, size))
    )
    return mul(inner, scale)


def _layer_norm(
    grad: Any,
    input: Any,
    normalized_shape: Sequence[int],
    weight: Any,
    bias_shape: Any,
    eps: float,
    result1: Any,
    result2: Any,
    needs: Sequence[bool],
) -> tuple[Any, Any, Any]:
    rank = input.dim()
    inner = [*range(rank - len(normalized_shape), rank)]
    outer = [*range(rank - len(normalized_shape))]
    mean, scale = result1, result2
    if is_grad_enabled() or 0 in input.shape:
        # These results have no derivative of their own, which a second one needs.
        mean, scale = _moments(input, inner, eps)
    hat = mul(sub(input, mean), scale)
    of_input = of_weight = of_bias = None
    if needs[0]:
        weighted = grad if weight is None else mul(grad, weight)
        of_input = _normalised(weighted, hat, scale, inner)
    if needs[1]:
        of_weight = total(mul(grad, hat), outer)
    if needs[2]:
        of_bias = total(grad, outer)
    return of_input, of_weight, of_bias


def _channels(t: Any, rank: int) -> Any:
    """A value for each channel, to go with a batch."""
    return reshape(t, [1, -1, *([1] * (rank - 2))])


def _batch_norm(
    grad: Any,
    input: Any,
    weight: Any,
    bias_shape: Any,
    running_mean: Any,
    running_var: Any,
    training: bool,
    eps: float,
    needs: Sequence[bool],
) -> tuple[Any, Any, Any]:
    rank = input.dim()
    others = [dim for dim in range(rank) if dim != 1]
    if training:
        mean, scale = _moments(input, others, eps)
    else:
        mean = _channels(running_mean, rank)
        scale = aten.rsqrt.default(add(_channels(running_var, rank), eps))
    hat = mul(sub(input, mean), scale)
    of_input = of_weight = of_bias = None
    if needs[0]:
        weighted = grad if weight is None else mul(grad, _channels(weight, rank))
        of_input = (
            _normalised(weighted, hat, scale, others)
            if training
            else mul(weighted, scale)
        )
    if needs[1]:
        of_weight = total(mul(grad, hat), others)
    if needs[2]:
        of_bias = total(grad, others)
    return of_input, of_weight, of_bias


def _dropout(grad: Any, p: float, train: bool | None, result1: Any) -> Any:
    scale = 1.0 if train is False or p == 1 else 1 / (1 - p)
    mask = aten._to_copy.default(result1, dtype=grad.dtype)
    return scaled(mul(grad, mask), scale)


def _mse(grad: Any, self: Any, target: Any, reduction: int) -> Any:
    difference = sub(self, target)
    factor = 2 / max(difference.numel(), 1) if reduction == _MEAN else 2
    return mul(mul(difference, factor), grad)


def _nll(
    grad: Any,
    self_shape: Sequence[int],
    target: Any,
    weight: Any,
    reduction: int,
    ignore_index: int,
    result1: Any,
) -> Any:
    """The element of the target class has the gradient, negated and weighted."""
    classes = len(self_shape) - 1
    places = aten.unsqueeze.default(target, classes)
    ignored = eq(places, ignore_index)
    places = aten.to.dtype(aten.masked_fill.Scalar(places, ignored, 0), int64)
    if reduction == 0:
        found = neg(aten.unsqueeze.default(grad, classes))
    else:
        each = div(grad, result1) if reduction == _MEAN else grad
        found = aten.expand.default(neg(each), [*places.shape])
    if weight is not None:
        chosen = aten.index_select.default(weight, 0, reshape(places, [-1]))
        found = mul(found, reshape(chosen, places.shape))
    found = masked(found, ignored)
    return aten.scatter.src(zeros(grad, self_shape), classes, places, found)


ROWS: Final[Rows] = {
    "native_layer_norm": {"input weight bias": _layer_norm, OUTPUTS: (0,)},
    "native_batch_norm": {"input weight bias": _batch_norm, OUTPUTS: (0,)},
    "native_dropout": {"input": _dropout},
    "mse_loss": {
        "self": _mse,
        "target": lambda grad, self, target, reduction: neg(
            _mse(grad, self, target, reduction)
        ),
    },
    "nll_loss_forward": {"self": _nll, OUTPUTS: (0,)},
}
