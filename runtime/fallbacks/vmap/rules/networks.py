"""Layers of networks: convolution, pooling, normalisation, losses.

Their kernels take a batch of their own, as the first dimension of each sample. What can be
done for one can be done for more, so samples become further entries of that batch, or, where
each sample has parameters of its own, further groups of channels.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final

from ....dtypes import DType, bfloat16, float16, float32, int64, uint8
from ....operator import OperatorHandle
from ....schema import SymbolDefault
from ..levels import Level
from ..physical import Flag, Maker, Rule, Tensor, aten, batched, moved, padded, rank
from .pointwise import elementwise

_NONE, _MEAN, _SUM = 0, 1, 2


def _merged(value: Tensor, dim: int) -> Any:
    """A batched value with the samples in front of the entries of dimension `dim`."""
    value = moved(value, 0, dim)
    shape = list(value.shape)
    shape[dim : dim + 2] = [shape[dim] * shape[dim + 1]]
    return aten.reshape.default(value, shape)


def _parted(value: Tensor, dim: int, level: Level) -> Any:
    """The opposite: a value with the samples along dimension 0."""
    shape = list(value.shape)
    shape[dim : dim + 1] = [level.size, shape[dim] // max(level.size, 1)]
    return moved(aten.reshape.default(value, shape), dim, 0)


# ---- convolution ----


def _convolution(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    input, weight, bias, *rest = args
    if bias is not None and bias.dtype is not input.dtype:
        raise RuntimeError(
            f"vmap: the bias of a convolution has the dtype of its input, {input.dtype}, not"
            f" {bias.dtype}"
        )
    if not flags[1]:
        shared = None if flags[2] else bias
        inputs = _merged(input, 0) if flags[0] else input
        result = aten.convolution.default(inputs, weight, shared, *rest)
        if flags[0]:
            result = _parted(result, 0, level)
        if not flags[2]:
            return result
        return _with_bias(result, flags[0], bias)
    return _grouped(level, flags, input, weight, bias, rest)


def _with_bias(result: Tensor, flag: Flag, bias: Tensor) -> Any:
    """A bias for each sample, added to the channels, dimension 1 of each sample."""
    dims = rank(result, flag)
    shape = [bias.shape[0], 1, bias.shape[1], *[1] * (dims - 2)]
    return aten.add.Tensor(result, aten.view.default(bias, shape))


def _grouped(
    level: Level,
    flags: list[Flag],
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    rest: list[Any],
) -> Any:
    """Each sample with a weight of its own: as many more groups of channels."""
    groups = rest[-1] * level.size
    inputs = _merged(batched(input, flags[0], level), 1)
    weights = _merged(weight, 0)
    biases = None
    if bias is not None:
        biases = _merged(batched(bias, flags[2], level), 0)
    result = aten.convolution.default(inputs, weights, biases, *rest[:-1], groups)
    return _parted(result, 1, level)


# ---- pooling ----


def _pooling(op: OperatorHandle) -> Rule:
    """Images of each sample, with or without a batch of their own."""

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        value = args[0]
        dims = value.ndim - 1
        if dims not in (3, 4):
            raise RuntimeError(
                f"{op.qualified_name}: under vmap each sample must have 3 or 4 dimensions,"
                f" not {dims}"
            )
        if dims == 3:
            return op.call_positional(tuple(args))
        args[0] = _merged(value, 0)
        result = op.call_positional(tuple(args))
        if isinstance(result, tuple):
            return tuple([_parted(each, 0, level) for each in result])
        return _parted(result, 0, level)

    return rule


# ---- normalisation ----


def _layer_norm(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    input, shape, weight, bias, eps = args
    if flags[0] and not flags[2] and not flags[3]:
        return aten.native_layer_norm.default(input, shape, weight, bias, eps)
    for role, value, flag in (("weight", weight, flags[2]), ("bias", bias, flags[3])):
        if value is not None and list(value.shape[flag:]) != list(shape):
            raise RuntimeError(
                f"vmap: layer_norm: the {role} of each sample must have the shape"
                f" {list(shape)}, not {list(value.shape[flag:])}"
            )
    wide = _parameters_dtype(input, weight, bias)
    result, mean, scale = aten.native_layer_norm.default(
        aten.to.dtype(input, wide), shape, None, None, eps
    )
    dims = rank(input, flags[0])
    if weight is not None:
        result = aten.mul.Tensor(result, padded(weight, dims) if flags[2] else weight)
    if bias is not None:
        result = aten.add.Tensor(result, padded(bias, dims) if flags[3] else bias)
    if result.dtype is not input.dtype:
        result = aten.to.dtype(result, input.dtype)
    return result, batched(mean, flags[0], level), batched(scale, flags[0], level)


def _parameters_dtype(input: Tensor, *parameters: Tensor | None) -> DType:
    """The dtype of the parameters; RuntimeError if it does not go with the input's."""
    given = {t.dtype for t in parameters if t is not None}
    if given <= {input.dtype}:
        return input.dtype
    if given == {float32} and input.dtype in (float16, bfloat16):
        return float32
    raise RuntimeError(
        f"vmap: layer_norm: an input of dtype {input.dtype} does not go with parameters of"
        f" {', '.join(sorted(map(str, given)))}"
    )


def _batch_norm(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    """Samples are further channels, each with statistics of its own."""
    input, weight, bias, mean, variance, training, momentum, eps = args
    for name, value, flag in (
        ("running_mean", mean, flags[3]),
        ("running_var", variance, flags[4]),
    ):
        if training and flags[0] and value is not None and not flag:
            raise RuntimeError(
                f"vmap: aten::native_batch_norm writes into its argument {name}, which is"
                " not batched while others are; map over it too, or pass None"
            )
    columns = [
        None if value is None else _merged(batched(value, flag, level), 0)
        for value, flag in zip((weight, bias, mean, variance), flags[1:5], strict=True)
    ]
    inputs = _merged(batched(input, flags[0], level), 1)
    result, saved, inverse = aten.native_batch_norm.default(
        inputs, *columns, training, momentum, eps
    )
    if training:
        _keep(mean, flags[3], columns[2], level)
        _keep(variance, flags[4], columns[3], level)
    # Outside of training nothing is saved: there are no statistics to part.
    saved_shape = [level.size, saved.shape[0] // max(level.size, 1)]
    return (
        _parted(result, 1, level),
        aten.reshape.default(saved, saved_shape),
        aten.reshape.default(inverse, saved_shape),
    )


def _keep(value: Any, flag: Flag, column: Any, level: Level) -> None:
    """Write new statistics back. Of one input for all samples there is one new value."""
    if value is not None and level.size:
        found = _parted(column, 0, level)
        aten.copy_.default(value, found if flag else aten.select.int(found, 0, 0))


# ---- losses ----


def _reduction_of(value: Any) -> int:
    return int(value.value) if isinstance(value, SymbolDefault) else int(value)


def _reduced(losses: Tensor, reduction: int) -> Any:
    if reduction == _NONE:
        return losses
    if reduction not in (_MEAN, _SUM):
        raise RuntimeError(f"vmap: {reduction} is none of the reductions of a loss")
    count = max(prod(losses.shape[1:]), 0)
    flat = aten.reshape.default(losses, [losses.shape[0], count])
    reduce = aten.sum.dim_IntList if reduction == _SUM else aten.mean.dim
    return reduce(flat, [1])


def _mse_loss(op: OperatorHandle) -> Rule:
    plain = elementwise(op, in_place=False)

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        reduction = _reduction_of(args[2])
        return _reduced(plain(level, flags, [*args[:2], _NONE]), reduction)

    return rule


def _nll_loss(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    self, target, weight, reduction, ignored = args
    _check_nll(self, flags[0], target, flags[1], weight, flags[2])
    reduction = _reduction_of(reduction)
    is_single = rank(self, flags[0]) == 1
    scores = batched(self, flags[0], level)
    classes = batched(target, flags[1], level)
    if is_single:
        scores = aten.unsqueeze.default(scores, 1)
    classes = aten.reshape.default(classes, [level.size, -1, 1])
    is_used = aten.ne.Scalar(classes, ignored)
    classes = aten.to.dtype(aten.mul.Tensor(classes, is_used), target.dtype)
    picked = aten.gather.default(scores, 2, classes)
    zero = aten.zeros_like.default(picked)
    if weight is None:
        weights = aten.ones_like.default(picked)
    else:
        rows = aten.unsqueeze.default(batched(weight, flags[2], level), 1)
        rows = aten.expand.default(rows, list(scores.shape))
        weights = aten.gather.default(rows, 2, classes)
    weights = aten.where.self(is_used, weights, zero)
    # Not a product with 0: ignored scores may be infinite.
    losses = aten.neg.default(aten.mul.Tensor(weights, picked))
    losses = aten.squeeze.dim(aten.where.self(is_used, losses, zero), 2)
    total = aten.sum.dim_IntList(weights, [1, 2])
    if reduction == _NONE and not is_single:
        return losses, aten.zeros_like.default(total)
    summed = aten.sum.dim_IntList(losses, [1])
    if reduction == _MEAN:
        summed = aten.div.Tensor(summed, total)
    return summed, total


def _check_nll(
    self: Tensor, flag: Flag, target: Tensor, of: Flag, weight: Tensor | None, its: Flag
) -> None:
    """RuntimeError for samples that nll_loss refuses."""
    shape, classes = list(self.shape[flag:]), list(target.shape[of:])
    fits = len(shape) in (1, 2) and len(classes) <= 1
    if fits and classes:
        fits = classes[0] == (shape[0] if len(shape) == 2 else 1)
    elif fits:
        fits = len(shape) == 1
    if weight is not None and list(weight.shape[its:]) != shape[-1:]:
        fits = False
    if not self.dtype.is_floating_point:
        raise RuntimeError(f"vmap: nll_loss takes floating inputs, not {self.dtype}")
    if weight is not None and weight.dtype is not self.dtype:
        raise RuntimeError(
            f"vmap: nll_loss takes weights of the dtype {self.dtype} of its input, not"
            f" {weight.dtype}"
        )
    if target.dtype not in (int64, uint8):
        raise RuntimeError(
            f"vmap: nll_loss takes targets of dtype int64 or uint8, not {target.dtype}"
        )
    if not fits:
        raise RuntimeError(
            f"vmap: nll_loss does not take samples of shape {shape} with targets of shape"
            f" {classes}"
        )


WRITTEN: Final[dict[str, Rule]] = {
    "convolution": _convolution,
    "native_layer_norm": _layer_norm,
    "native_batch_norm": _batch_norm,
    "nll_loss_forward": _nll_loss,
}

MADE: Final[dict[str, Maker]] = {
    **dict.fromkeys(("avg_pool2d", "max_pool2d_with_indices"), _pooling),
    "mse_loss": _mse_loss,
}
