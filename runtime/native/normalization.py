"""layer_norm and batch_norm: subtract a mean and divide by a standard deviation.

Statistics are taken in double precision, as PyTorch's CPU kernels accumulate. Inputs of
16 bits may come with float32 parameters; the saved statistics are then float32, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, prod
from typing import Any

import numpy as np

from ..dtypes import DType, bfloat16, float16, float32
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta, require_meta
from ..tensor import TensorBase as Tensor
from .reduction_support import (
    ALL_BUT_FLOATING,
    channel_strides,
    computable,
    new_tensor,
    reject,
)
from .support import check, check_output, quiet, resize_output, write


def _statistics_dtype(name: str, input: Tensor, *parameters: Tensor | None) -> DType:
    """The dtype of saved statistics; RuntimeError if the parameters' does not fit."""
    given = {t.dtype for t in parameters if t is not None}
    if not given or given == {input.dtype}:
        return input.dtype
    check(
        given == {float32} and input.dtype in (float16, bfloat16),
        f"{name}: input of dtype {input.dtype} does not go with parameters of "
        f"{', '.join(sorted(dtype.name for dtype in given))}",
    )
    return float32


# layer_norm


@dataclass(frozen=True, slots=True)
class _Layers:
    """How a tensor divides into layers: `rows` of them, with `size` elements each."""

    rows: int
    size: int
    statistics_shape: tuple[int, ...]


def _layers(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
) -> _Layers:
    shape = tuple(normalized_shape)
    check(len(shape) >= 1, "layer_norm: normalized_shape must not be empty")
    for role, parameter in (("weight", weight), ("bias", bias)):
        check(
            parameter is None or parameter.shape == shape,
            f"layer_norm: {role} must have the shape {list(shape)}, "
            f"not {None if parameter is None else list(parameter.shape)}",
        )
    kept = input.ndim - len(shape)
    check(
        kept >= 0 and input.shape[kept:] == shape,
        f"layer_norm: input of shape {list(input.shape)} does not end in the "
        f"normalized_shape {list(shape)}",
    )
    outer = input.shape[:kept]
    return _Layers(prod(outer), prod(shape), outer + (1,) * len(shape))


def _layer_norm_metas(
    input: Tensor, layers: _Layers, weight: Tensor | None, bias: Tensor | None
) -> tuple[TensorMeta, TensorMeta, TensorMeta]:
    dtype = _statistics_dtype("layer_norm", input, weight, bias)
    saved = TensorMeta(layers.statistics_shape, dtype, input.device)
    return TensorMeta(input.shape, input.dtype, input.device), saved, saved


def _sum_wide(rows: Array) -> Array:
    return np.asarray(rows.sum(axis=1, keepdims=True, dtype=np.float64))


def layer_norm_cpu(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    layers = _layers(input, normalized_shape, weight, bias)
    reject("layer_norm", input.dtype, ALL_BUT_FLOATING)
    metas = _layer_norm_metas(input, layers, weight, bias)
    rows = computable(input).reshape(layers.rows, layers.size)
    with quiet():
        # The mean of an empty layer is 0, its variance is NaN.
        mean = _sum_wide(rows) / max(layers.size, 1)
        result = rows - mean.astype(rows.dtype)
        variance = _sum_wide(np.square(result)) / np.float64(layers.size)
        inverse = 1 / np.sqrt(variance + eps)
        result *= inverse.astype(rows.dtype)
        if weight is not None:
            result *= computable(weight).reshape(-1)
        if bias is not None:
            result += computable(bias).reshape(-1)
    return (
        new_tensor(metas[0], result.reshape(input.shape)),
        new_tensor(metas[1], mean.reshape(layers.statistics_shape)),
        new_tensor(metas[2], inverse.reshape(layers.statistics_shape)),
    )


def layer_norm_meta(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    layers = _layers(input, normalized_shape, weight, bias)
    first, second, third = _layer_norm_metas(input, layers, weight, bias)
    return new_tensor(first), new_tensor(second), new_tensor(third)


def math_native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Any, Any, Any]:
    """By way of batch_norm: layers become the channels of a single sample.

    Shapes and dtypes are those of the other kernels, which a shape function promises; with
    half precision beside parameters in float32 all is computed in the latter.
    """
    aten = ops.aten
    reject("layer_norm", input.dtype, ALL_BUT_FLOATING)
    layers = _layers(input, normalized_shape, weight, bias)
    dtype = _statistics_dtype("layer_norm", input, weight, bias)
    shape = list(layers.statistics_shape)
    if 0 in input.shape:
        # batch_norm refuses these. The mean of an empty layer is 0, its variance is NaN.
        mean = aten.new_zeros.default(input, shape, dtype=dtype)
        inverse = aten.new_full.default(input, shape, nan, dtype=dtype)
        return aten.clone.default(input), mean, inverse
    wide = aten.to.dtype(input, dtype)
    normalized, mean, inverse = aten.native_batch_norm.default(
        *(aten.reshape.default(wide, [1, layers.rows, layers.size]), None, None),
        *(None, None, True, 0.0, eps),
    )
    result = aten.view.default(normalized, list(input.shape))
    if weight is not None:
        result = aten.mul.Tensor(result, weight)
    if bias is not None:
        result = aten.add.Tensor(result, bias)
    return (
        aten.to.dtype(result, input.dtype),
        aten.view.default(mean, shape),
        aten.view.default(inverse, shape),
    )


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    cudnn_enable: bool,
) -> Any:
    result, _, _ = ops.aten.native_layer_norm.default(
        input, normalized_shape, weight, bias, eps
    )
    return result


# batch_norm


def _batch_norm_metas(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
) -> tuple[TensorMeta, TensorMeta]:
    """The result, and the saved statistics: empty unless training."""
    check(
        input.ndim >= 2,
        f"batch_norm: the input needs a batch and channels, not shape {list(input.shape)}",
        IndexError,
    )
    channels = input.shape[1]
    parameters = {
        "weight": weight,
        "bias": bias,
        "running_mean": running_mean,
        "running_var": running_var,
    }
    for role, parameter in parameters.items():
        check(
            parameter is None or parameter.numel() == channels,
            f"batch_norm: {role} must have {channels} elements, one per channel, "
            f"not {None if parameter is None else parameter.numel()}",
        )
    check(
        (running_mean is None) == (running_var is None),
        "batch_norm: running_mean and running_var go together; one of them is None",
        ValueError,
    )
    if training:
        check(
            input.numel() > 0,
            f"batch_norm: input of shape {list(input.shape)} has no elements to take "
            "statistics of",
        )
    else:
        check(
            running_mean is not None and running_var is not None,
            "batch_norm: running_mean and running_var are needed unless training",
        )
    dtype = _statistics_dtype("batch_norm", input, *parameters.values())
    strides = channel_strides(input.shape, input)
    result = TensorMeta(input.shape, input.dtype, input.device, strides)
    return result, TensorMeta((channels if training else 0,), dtype, input.device)


def _channel_statistics(source: Array, eps: float) -> tuple[Array, Array, Array]:
    """Mean, sum of squared deviations and inverse standard deviation of each channel."""
    axes = (0, *range(2, source.ndim))
    count = source.size // source.shape[1]
    mean = source.sum(axis=axes, keepdims=True, dtype=np.float64) / count
    deviation = source - mean.astype(source.dtype)
    squares = np.square(deviation, out=deviation).sum(axis=axes, dtype=np.float64)
    inverse = 1 / np.sqrt(squares / count + eps)
    return mean.reshape(-1), squares, inverse


def _update(running: Tensor | None, observed: Array, momentum: float) -> None:
    """Move running statistics a little towards those of this batch."""
    if running is not None:
        old = computable(running).reshape(-1)
        new = momentum * observed + (1 - momentum) * old
        write(running, new.reshape(running.shape))


def _normalize(
    input: Tensor,
    mean: Array,
    inverse: Array,
    weight: Tensor | None,
    bias: Tensor | None,
) -> Array:
    along = (-1, *[1] * (input.ndim - 2))
    scale = inverse if weight is None else inverse * weight.array.reshape(-1)
    shift = -mean * scale
    if bias is not None:
        shift = shift + bias.array.reshape(-1)
    source = computable(input)
    result = source * scale.reshape(along).astype(source.dtype)
    result += shift.reshape(along).astype(source.dtype)
    return np.asarray(result)


def _batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Array, Array, Array]:
    """The result and the statistics; the running ones are updated when training."""
    reject("batch_norm", input.dtype, ALL_BUT_FLOATING)
    with quiet():
        if training:
            mean, squares, inverse = _channel_statistics(computable(input), eps)
            result = _normalize(input, mean, inverse, weight, bias)
            # The running variance is the unbiased one: NaN for a single element.
            others = np.float64(input.numel() // input.shape[1] - 1)
            _update(running_mean, mean, momentum)
            _update(running_var, squares / others, momentum)
            return result, mean, inverse
        assert running_mean is not None
        assert running_var is not None
        mean = running_mean.array.reshape(-1).astype(np.float64)
        variance = running_var.array.reshape(-1).astype(np.float64)
        inverse = 1 / np.sqrt(variance + eps)
        result = _normalize(input, mean, inverse, weight, bias)
    nothing = np.empty(0)
    return result, nothing, nothing


def batch_norm_cpu(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    metas = _batch_norm_metas(input, weight, bias, running_mean, running_var, training)
    result, mean, inverse = _batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    return (
        new_tensor(metas[0], result),
        new_tensor(metas[1], mean),
        new_tensor(metas[1], inverse),
    )


def batch_norm_meta(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    metas = _batch_norm_metas(input, weight, bias, running_mean, running_var, training)
    return new_tensor(metas[0]), new_tensor(metas[1]), new_tensor(metas[1])


def _check_outs(metas: tuple[TensorMeta, TensorMeta], outs: tuple[Tensor, ...]) -> None:
    for out, meta in zip(outs, (metas[0], metas[1], metas[1]), strict=True):
        check_output("batch_norm", out, meta.dtype)


def _prepare_outs(
    metas: tuple[TensorMeta, TensorMeta], training: bool, outs: tuple[Tensor, ...]
) -> None:
    """Without training the saved statistics are left as they are."""
    _check_outs(metas, outs)
    for out, meta in zip(outs, (metas[0], metas[1], metas[1]), strict=True):
        if meta is metas[0] or training:
            resize_output("batch_norm", out, meta.shape, meta.strides)
        else:
            check(out.ndim == 1, "batch_norm: the saved statistics are vectors")


def batch_norm_cpu_out(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    out: Tensor,
    save_mean: Tensor,
    save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    metas = _batch_norm_metas(input, weight, bias, running_mean, running_var, training)
    # Before the running statistics move.
    _check_outs(metas, (out, save_mean, save_invstd))
    result, mean, inverse = _batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    _prepare_outs(metas, training, (out, save_mean, save_invstd))
    write(out, result)
    if training:
        write(save_mean, mean)
        write(save_invstd, inverse)
    return out, save_mean, save_invstd


def batch_norm_out_meta(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    out: Tensor,
    save_mean: Tensor,
    save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    metas = _batch_norm_metas(input, weight, bias, running_mean, running_var, training)
    require_meta("batch_norm", *metas, out, save_mean, save_invstd)
    _prepare_outs(metas, training, (out, save_mean, save_invstd))
    return out, save_mean, save_invstd


def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Any:
    aten = ops.aten
    if input.numel() == 0 and input.ndim >= 2:
        # There is nothing to normalise; the parameters still take part in gradients.
        result = aten.clone.default(input)
        if weight is not None:
            result = aten.mul.Tensor(result, aten.select.int(weight, 0, 0))
        if bias is not None:
            result = aten.add.Tensor(result, aten.select.int(bias, 0, 0))
        return result
    result, _, _ = aten.native_batch_norm.default(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    return result
