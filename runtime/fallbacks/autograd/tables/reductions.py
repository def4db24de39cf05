"""Derivatives of operators that reduce or run along dimensions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from .support import (
    Rows,
    add,
    aten,
    count,
    div,
    eq,
    expand,
    is_wide,
    kept,
    masked,
    mul,
    over,
    power,
    restored,
    sgn,
    sub,
    times,
    total,
    wrapped,
    zero,
    zeros,
)

Shape = Sequence[int]


def _sum(grad: Any, self_shape: Shape) -> Any:
    return expand(grad, self_shape)


def _sum_dim(grad: Any, self_shape: Shape, dim: Any, keepdim: bool) -> Any:
    return expand(restored(grad, dim, keepdim, len(self_shape)), self_shape)


def _mean(grad: Any, self_shape: Shape) -> Any:
    return div(expand(grad, self_shape), math.prod(self_shape))


def _mean_dim(grad: Any, self_shape: Shape, dim: Any, keepdim: bool) -> Any:
    size = count(self_shape, wrapped(dim, len(self_shape)))
    return div(_sum_dim(grad, self_shape, dim, keepdim), size)


# ---- products ----


# Note [Derivatives of products]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The derivative for one factor is the product of the others. Where no factor is 0, that
# is the whole product divided by the factor. Where one is 0, it alone has a derivative,
# the product of the others; where several are, none has one. Which is the case cannot be
# asked, because formulas do not look at data, so all of it is computed. Second
# derivatives are right where no factor is 0.
def _prod_part(grad: Any, self: Any, dims: tuple[int, ...]) -> Any:
    """See Note [Derivatives of products]."""
    is_zero = eq(self, 0)
    filled = aten.masked_fill.Scalar(self, is_zero, 1)
    rest = filled
    zeros_found = aten._to_copy.default(is_zero, dtype=self.dtype)
    for dim in dims:
        rest = aten.prod.dim_int(rest, dim, True)
    zeros_found = total(zeros_found, dims, True)
    without = times(grad, rest)
    of_zero = kept(expand(without, self.shape), eq(zeros_found, 1))
    of_others = kept(over(without, filled), eq(zeros_found, 0))
    return aten.where.self(is_zero, of_zero, of_others)


def _prod(grad: Any, self: Any, dtype: Any) -> Any:
    if dtype is not None:
        self = aten.to.dtype(self, dtype)
    return _prod_part(grad, self, tuple(range(self.dim())))


def _prod_dim(grad: Any, self: Any, dim: int, keepdim: bool, dtype: Any) -> Any:
    if dtype is not None:
        self = aten.to.dtype(self, dtype)
    rank = self.dim()
    dims = wrapped(dim, rank) if rank else ()
    return _prod_part(restored(grad, dim, keepdim, rank), self, dims)


# ---- extremes ----


def _are_nan(a: Any, b: Any) -> Any:
    """Where both are NaN, which does not equal itself."""
    isnan = aten.isnan.default
    return aten.logical_and.default(isnan(a), isnan(b))


def _evenly(grad: Any, is_result: Any, dims: Sequence[int]) -> Any:
    """A gradient divided among the elements that are the result."""
    mask = aten._to_copy.default(is_result, dtype=grad.dtype)
    return mul(div(grad, total(mask, dims, True)), mask)


def _is(self: Any, result: Any) -> Any:
    """Where an element is the result; NaN is NaN, although it does not equal itself."""
    return aten.logical_or.default(eq(self, result), _are_nan(self, result))


def _extreme(grad: Any, self: Any, result: Any) -> Any:
    return _evenly(grad, _is(self, result), range(self.dim()))


def _extreme_dims(grad: Any, self: Any, dim: Any, keepdim: bool, result: Any) -> Any:
    rank = self.dim()
    wide = restored(grad, dim, keepdim, rank)
    is_result = eq(self, restored(result, dim, keepdim, rank))
    return _evenly(wide, is_result, wrapped(dim, rank))


def selected(
    grad: Any, shape: Shape, dim: int, indices: Any, keepdim: bool = True
) -> Any:
    """The gradient of what was selected along a dimension: its own at the indices, else 0."""
    if not is_wide(shape):
        return grad
    if not keepdim:
        grad = aten.unsqueeze.default(grad, dim)
        indices = aten.unsqueeze.default(indices, dim)
    return aten.scatter.src(zeros(grad, shape), dim, indices, grad)


def _extreme_dim(
    grad: Any, self_shape: Shape, dim: int, keepdim: bool, result1: Any
) -> Any:
    return selected(grad, self_shape, dim, result1, keepdim)


# ---- moments ----


def _var(grad: Any, self: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    dims = wrapped(dim, self.dim())
    size = count(self.shape, dims) - (1 if correction is None else correction)
    wide = restored(grad, dim, keepdim, self.dim())
    factor = 2 / size if size > 0 else math.nan if size == 0 else 2 / size
    centred = sub(self, aten.mean.dim(self, [*dims], True))
    return mul(mul(wide, factor), centred)


def _std(
    grad: Any, self: Any, result: Any, dim: Any, correction: Any, keepdim: bool
) -> Any:
    of_var = masked(div(grad, mul(result, 2)), eq(result, 0))
    return _var(of_var, self, dim, correction, keepdim)


def _var_mean(grads: Any, self: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
    of_var = of_mean = None
    if grads[0] is not None:
        of_var = _var(grads[0], self, dim, correction, keepdim)
    if grads[1] is not None:
        of_mean = _mean_dim(grads[1], self.shape, dim, keepdim)
    if of_var is None or of_mean is None:
        return of_mean if of_var is None else of_var
    return add(of_var, of_mean)


# ---- norms ----


def _norm(grad: Any, self: Any, p: Any, norm: Any, dims: Sequence[int]) -> Any:
    """The gradient of a norm whose reduced dimensions are there, of size 1."""
    p = 2.0 if p is None else float(p)
    sign = sgn
    size = aten.abs.default
    if p == 0:
        return zero(mul(grad, self))
    if p == 1:
        return mul(grad, sign(self))
    if p == 2:
        return mul(grad, masked(div(self, norm), eq(norm, 0)))
    if math.isinf(p):
        return mul(sign(self), _evenly(grad, _is(size(self), norm), dims))
    if p < 1:
        part = mul(sign(self), masked(power(size(self), p - 1), eq(self, 0)))
        return mul(mul(part, grad), power(norm, 1 - p))
    scale = masked(div(grad, power(norm, p - 1)), eq(norm, 0))
    if p < 2:
        return mul(mul(sign(self), power(size(self), p - 1)), scale)
    return mul(mul(self, power(size(self), p - 2)), scale)


def _norm_all(grad: Any, self: Any, p: Any, result: Any) -> Any:
    return _norm(grad, self, p, result, range(self.dim()))


def _norm_all_as(grad: Any, self: Any, p: Any, dtype: Any, result: Any) -> Any:
    return _norm_all(grad, aten.to.dtype(self, dtype), p, result)


def _norm_dims(
    grad: Any, self: Any, p: Any, dim: Any, keepdim: bool, result: Any
) -> Any:
    rank = self.dim()
    wide = restored(grad, dim, keepdim, rank)
    norm = restored(result, dim, keepdim, rank)
    return _norm(wide, self, p, norm, wrapped(dim, rank))


def _norm_dims_as(
    grad: Any, self: Any, p: Any, dim: Any, keepdim: bool, dtype: Any, result: Any
) -> Any:
    return _norm_dims(grad, aten.to.dtype(self, dtype), p, dim, keepdim, result)


# ---- along dimensions ----


def _cumsum(grad: Any, dim: int) -> Any:
    if not is_wide(grad.shape):
        return grad
    turned = aten.flip.default(grad, [dim])
    return aten.flip.default(aten.cumsum.default(turned, dim), [dim])


def _logsumexp(grad: Any, self: Any, dim: Any, keepdim: bool, result: Any) -> Any:
    rank = self.dim()
    wide = restored(result, dim, keepdim, rank)
    share = aten.exp.default(sub(self, wide))
    return times(restored(grad, dim, keepdim, rank), share)


def _softmax(grad: Any, dim: int, result: Any) -> Any:
    weighted = mul(grad, result)
    return sub(weighted, mul(result, total(weighted, [dim], True)))


def _log_softmax(grad: Any, dim: int, result: Any) -> Any:
    return sub(grad, mul(aten.exp.default(result), total(grad, [dim], True)))


_VALUES: Final = {
    "self": lambda grad, self_shape, dim, result1: selected(
        grad, self_shape, dim, result1
    )
}

ROWS: Final[Rows] = {
    "sum": {"self": _sum},
    "sum.dim_IntList": {"self": _sum_dim},
    "mean": {"self": _mean},
    "mean.dim": {"self": _mean_dim},
    "prod": {"self": _prod},
    "prod.dim_int": {"self": _prod_dim},
    "max": {"self": _extreme},
    "min": {"self": _extreme},
    "amax": {"self": _extreme_dims},
    "amin": {"self": _extreme_dims},
    "max.dim": {"self": _extreme_dim},
    "min.dim": {"self": _extreme_dim},
    "var.correction": {"self": _var},
    "std.correction": {"self": _std},
    "var_mean.correction": {"self": _var_mean},
    "norm.Scalar": {"self": _norm_all},
    "norm.ScalarOpt_dtype": {"self": _norm_all_as},
    "norm.ScalarOpt_dim": {"self": _norm_dims},
    "norm.ScalarOpt_dim_dtype": {"self": _norm_dims_as},
    "cumsum": {"self": _cumsum},
    "logsumexp": {"self": _logsumexp},
    "_softmax": {"self": _softmax},
    "_log_softmax": {"self": _log_softmax},
    "sort": _VALUES,
    "sort.stable": _VALUES,
    "topk": _VALUES,
}
