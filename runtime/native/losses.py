"""mse_loss and nll_loss."""

from __future__ import annotations

import enum
from math import prod
from typing import Any

import numpy as np

from ..dtypes import int64, result_type, uint8
from ..ops import ops
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import ALL_BUT_FLOATING, computable, reject
from .reductions import total
from .support import binary_meta, check, operands, quiet, write


class Reduction(enum.IntEnum):
    """What becomes of the losses of a batch (``ATen/core/Reduction.h``)."""

    NONE = 0
    MEAN = 1
    SUM = 2


def _reduction(name: str, value: int) -> Reduction:
    try:
        return Reduction(value)
    except ValueError:
        raise RuntimeError(
            f"{name}: reduction must be 0 (none), 1 (mean) or 2 (sum), not {value}"
        ) from None


# mse_loss


def meta_mse_loss(self: Tensor, target: Tensor, reduction: int) -> TensorMeta:
    meta = binary_meta(self, target)
    if _reduction("mse_loss", reduction) is Reduction.NONE:
        return meta
    return TensorMeta((), meta.dtype, meta.device)


def mse_loss_out(self: Tensor, target: Tensor, reduction: int, out: Tensor) -> None:
    common = result_type(self, target)
    reject("mse_loss", common, ALL_BUT_FLOATING)
    with quiet():
        first, second = operands(self, target)
        squares = np.square(first - second)
        match _reduction("mse_loss", reduction):
            case Reduction.NONE:
                write(out, squares)
            case Reduction.MEAN:
                write(out, total(squares, out.dtype) / squares.size)
            case Reduction.SUM:
                write(out, total(squares, out.dtype))


# nll_loss


def meta_nll_loss_forward(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> tuple[TensorMeta, TensorMeta]:
    shapes = f"input {list(self.shape)} and target {list(target.shape)}"
    check(
        self.ndim in (1, 2),
        f"nll_loss: the input must have 1 or 2 dimensions: {shapes}",
    )
    check(
        target.ndim <= 1,
        f"nll_loss: the target must be a class or a list of classes: {shapes}",
    )
    if self.ndim == 1 and target.ndim == 1:
        check(
            target.shape[0] == 1,
            f"nll_loss: one sample needs one class: {shapes}",
            ValueError,
        )
    else:
        check(
            self.ndim == 1 or (target.ndim == 1 and self.shape[0] == target.shape[0]),
            f"nll_loss: the sizes of the batch differ: {shapes}",
        )
    classes = self.shape[-1]
    check(
        weight is None or weight.shape == (classes,),
        f"nll_loss: weight must have {classes} elements, one per class",
    )
    check(
        weight is None or weight.dtype is self.dtype,
        f"nll_loss: weight must have the input's dtype {self.dtype}",
    )
    keeps_batch = _reduction("nll_loss", reduction) is Reduction.NONE and self.ndim == 2
    shape = self.shape[:1] if keeps_batch else ()
    return (
        TensorMeta(shape, self.dtype, self.device),
        TensorMeta((), self.dtype, self.device),
    )


def _classes(target: Tensor, count: int, ignore_index: int) -> tuple[Array, Array]:
    """The target classes, with 0 for ignored ones; and which ones are not ignored."""
    check(
        target.dtype in (int64, uint8),
        f"nll_loss: target must be int64 or uint8, not {target.dtype}",
    )
    classes = target.array.reshape(-1).astype(np.int64)
    is_used = classes != ignore_index
    outside = classes[is_used & ((classes < 0) | (classes >= count))]
    check(
        outside.size == 0,
        f"nll_loss: target {outside[:1].tolist()} is not one of {count} classes",
        IndexError,
    )
    return np.where(is_used, classes, 0), is_used


def nll_loss_forward_out_cpu(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    output: Tensor,
    total_weight: Tensor,
) -> None:
    reject("nll_loss", self.dtype, ALL_BUT_FLOATING)
    scores = computable(self).reshape(-1, self.shape[-1])
    classes, is_used = _classes(target, scores.shape[1], ignore_index)
    if scores.shape[1]:
        picked = scores[np.arange(classes.size), classes]
    else:
        picked = np.zeros(classes.size, scores.dtype)
    weights = is_used.astype(scores.dtype)
    if weight is not None and weight.numel():
        weights = np.where(is_used, computable(weight)[classes], 0)
    with quiet():
        # Not a product with 0: ignored scores may be infinite.
        losses = np.where(is_used, -weights * picked, 0)
        summed, total = losses.sum(), weights.sum()
        kind = _reduction("nll_loss", reduction)
        if kind is Reduction.NONE and self.ndim == 2:
            write(output, losses)
            write(total_weight, 0)
            return
        write(output, summed / total if kind is Reduction.MEAN else summed)
        write(total_weight, total)


def nll_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Any:
    loss, _ = ops.aten.nll_loss_forward.default(
        self, target, weight, reduction, ignore_index
    )
    return loss


def nll_loss_out(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    out: Tensor,
) -> Any:
    total_weight = ops.aten.new_empty.default(self, [])
    loss, _ = ops.aten.nll_loss_forward.output(
        self,
        target,
        weight,
        reduction,
        ignore_index,
        output=out,
        total_weight=total_weight,
    )
    return loss


def _check_batch(self: Tensor, target: Tensor) -> None:
    shapes = f"input {list(self.shape)} and target {list(target.shape)}"
    check(
        self.ndim >= 1,
        f"nll_loss: the input needs a dimension of classes: {shapes}",
        ValueError,
    )
    check(
        self.ndim == 1 or (target.ndim >= 1 and self.shape[0] == target.shape[0]),
        f"nll_loss: the sizes of the batch differ: {shapes}",
        ValueError,
    )
    check(
        self.ndim <= 2 or self.shape[2:] == target.shape[1:],
        f"nll_loss: the positions of input and target differ: {shapes}",
    )


def nll_loss_nd(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Any:
    """Classes are dimension 1; positions behind it count as further samples."""
    aten = ops.aten
    _check_batch(self, target)
    if self.ndim <= 2:
        return aten.nll_loss.default(self, target, weight, reduction, ignore_index)
    order = [0, *range(2, self.ndim), 1]
    scores = aten.reshape.default(
        aten.permute.default(self, order), [prod(target.shape), self.shape[1]]
    )
    classes = aten.reshape.default(target, [prod(target.shape)])
    loss = aten.nll_loss.default(scores, classes, weight, reduction, ignore_index)
    if _reduction("nll_loss", reduction) is Reduction.NONE:
        return aten.reshape.default(loss, list(target.shape))
    return loss
