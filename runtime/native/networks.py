"""embedding and dropout."""

from __future__ import annotations

from typing import Any

from ..dtypes import bool_, can_cast, float32, int32, int64
from ..ops import ops
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import new_tensor
from .support import check, preserved_strides


def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int,
    scale_grad_by_freq: bool,
    sparse: bool,
) -> Any:
    """Rows of `weight`; the last three arguments concern gradients only."""
    check(
        weight.ndim == 2,
        f"embedding: weight must be a matrix, not of shape {list(weight.shape)}",
    )
    check(
        indices.dtype in (int64, int32),
        f"embedding: indices must be int64 or int32, not {indices.dtype}",
    )
    aten = ops.aten
    if indices.ndim == 1:
        return aten.index_select.default(weight, 0, indices)
    flat = aten.reshape.default(indices, [-1])
    rows = aten.index_select.default(weight, 0, flat)
    return aten.view.default(rows, [*indices.shape, weight.shape[1]])


def _check_probability(p: float) -> None:
    check(0 <= p <= 1, f"dropout: the probability must be between 0 and 1, not {p}")


def _noise(input: Tensor, p: float) -> Any:
    """What to multiply with: 0 with probability `p`, else 1 / (1 - p)."""
    aten = ops.aten
    # Not in place: under vmap one input for all samples can have noise of each of them.
    noise = aten.bernoulli.p(aten.empty_like.default(input), 1 - p)
    scaled = aten.div.Scalar(noise, 1 - p)
    check(
        scaled.dtype is noise.dtype,
        f"dropout: a scaled result cannot be stored as {noise.dtype}",
    )
    return scaled


def dropout(input: Tensor, p: float, train: bool) -> Any:
    _check_probability(p)
    if p == 0 or not train or input.numel() == 0:
        return input
    if p == 1:
        # False, because an int would make a bool input an integer.
        return ops.aten.mul.Scalar(input, False)
    return ops.aten.mul.Tensor(input, _noise(input, p))


def dropout_(self: Tensor, p: float, train: bool) -> Any:
    _check_probability(p)
    if p == 0 or not train or self.numel() == 0:
        return self
    if p == 1:
        return ops.aten.mul_.Scalar(self, False)
    return ops.aten.mul_.Tensor(self, _noise(self, p))


def native_dropout_cpu(input: Tensor, p: float, train: bool | None) -> tuple[Any, Any]:
    """The result and the mask of the elements that stay. None for `train` is True."""
    aten = ops.aten
    if input.numel() == 0:
        return input, aten.empty_like.default(input)
    if train is False:
        return aten.clone.default(input), aten.ones_like.default(input, dtype=bool_)
    mask = aten.empty_like.default(input, dtype=bool_)
    mask = aten.bernoulli_.float(mask, 1 - p)
    scale = 0.0 if p == 1 else 1 / (1 - p)
    result = aten.mul_.Scalar(aten.mul.Tensor(input, mask), scale)
    return result, mask


def native_dropout_meta(
    input: Tensor, p: float, train: bool | None
) -> tuple[Tensor, Tensor]:
    if input.numel() and train is not False:
        check(0 <= p <= 1, f"native_dropout: p must be between 0 and 1, not {p}")
        check(
            can_cast(float32, input.dtype),
            f"native_dropout: a scaled result cannot be stored as {input.dtype}",
        )
    strides = preserved_strides(input)
    dtype = bool_ if input.numel() else input.dtype
    return (
        new_tensor(TensorMeta(input.shape, input.dtype, input.device, strides)),
        new_tensor(TensorMeta(input.shape, dtype, input.device, strides)),
    )
