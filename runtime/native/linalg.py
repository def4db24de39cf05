"""Products of vectors and matrices, and matmul, linear and outer made of them."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from ..dtypes import Number
from ..ops import ops
from ..outputs import has_other_shape
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import BOOLEAN, computable, new_tensor, reject
from .support import (
    broadcast_shapes,
    check,
    check_output,
    checked_number,
    expand_geometry,
    expanded,
    opmath_type,
    quiet,
    write,
)


def _check_same_dtype(name: str, *tensors: Tensor) -> None:
    dtypes = [t.dtype for t in tensors]
    check(
        all(dtype is dtypes[0] for dtype in dtypes),
        f"{name}: the tensors must have one dtype, not {', '.join(map(str, dtypes))}",
    )


def _reject_bool(name: str, left: Tensor, right: Tensor) -> None:
    """Products of no elements need no kernel, and are not refused for want of one."""
    if left.numel() and right.numel():
        reject(name, left.dtype, BOOLEAN)


def _multiply(name: str, left: Tensor, right: Tensor) -> Array:
    """The matrix product in the type in which the dtype is computed."""
    _reject_bool(name, left, right)
    with quiet():
        return np.asarray(np.matmul(computable(left), computable(right)))


def _combine(
    name: str,
    self: Tensor,
    left: Tensor,
    right: Tensor,
    beta: Number,
    alpha: Number,
    out: Tensor,
) -> None:
    """``out = beta * self + alpha * (left @ right)``.

    A factor of 0 leaves its term out, with what is infinite or NaN in it.
    """
    _reject_bool(name, left, right)
    compute = opmath_type(self.dtype)
    # Numbers are narrowed as C++ does it: for integers, 2.5 is 2.
    scale, weight = checked_number(alpha, compute), checked_number(beta, compute)
    result: Array = np.zeros((), compute.numpy)
    with quiet():
        if scale != 0:
            result = _multiply(name, left, right)
            if scale != 1:
                result = scale * result
        if weight != 0:
            added = expanded(self, out.shape).astype(compute.numpy)
            result = result + (added if weight == 1 else weight * added)
    write(out, result)


def _check_expands(name: str, self: Tensor, shape: tuple[int, ...]) -> None:
    try:
        expand_geometry(self.shape, self.strides, shape)
    except RuntimeError as error:
        raise RuntimeError(f"{name}: {error}") from None


# Matrix and matrix


def _mm_meta(name: str, left: Tensor, right: Tensor) -> TensorMeta:
    check(
        left.ndim == 2 and right.ndim == 2,
        f"{name}: expected two matrices, not shapes {list(left.shape)} "
        f"and {list(right.shape)}",
    )
    check(
        left.shape[1] == right.shape[0],
        f"{name}: matrices of shapes {list(left.shape)} and {list(right.shape)} "
        "cannot be multiplied",
    )
    return TensorMeta((left.shape[0], right.shape[1]), left.dtype, left.device)


def meta_mm(self: Tensor, mat2: Tensor) -> TensorMeta:
    meta = _mm_meta("mm", self, mat2)
    _check_same_dtype("mm", self, mat2)
    return meta


def mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor) -> None:
    write(out, _multiply("mm", self, mat2))


def meta_addmm(
    self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number
) -> TensorMeta:
    meta = _mm_meta("addmm", mat1, mat2)
    _check_same_dtype("addmm", self, mat1, mat2)
    _check_expands("addmm", self, meta.shape)
    return meta


def addmm_out_cpu(
    self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number, out: Tensor
) -> None:
    _combine("addmm", self, mat1, mat2, beta, alpha, out)


def _bmm_meta(name: str, left: Tensor, right: Tensor) -> TensorMeta:
    check(
        left.ndim == 3 and right.ndim == 3,
        f"{name}: expected two batches of matrices (3 dimensions), not shapes "
        f"{list(left.shape)} and {list(right.shape)}",
    )
    batch, rows, inner = left.shape
    check(
        right.shape[:2] == (batch, inner),
        f"{name}: batches of shapes {list(left.shape)} and {list(right.shape)} "
        "cannot be multiplied",
    )
    return TensorMeta((batch, rows, right.shape[2]), left.dtype, left.device)


def meta_bmm(self: Tensor, mat2: Tensor) -> TensorMeta:
    meta = _bmm_meta("bmm", self, mat2)
    _check_same_dtype("bmm", self, mat2)
    return meta


def bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor) -> None:
    write(out, _multiply("bmm", self, mat2))


def meta_baddbmm(
    self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number
) -> TensorMeta:
    meta = _bmm_meta("baddbmm", batch1, batch2)
    _check_same_dtype("baddbmm", self, batch1, batch2)
    _check_expands("baddbmm", self, meta.shape)
    return meta


def baddbmm_out_cpu(
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    beta: Number,
    alpha: Number,
    out: Tensor,
) -> None:
    _combine("baddbmm", self, batch1, batch2, beta, alpha, out)


# Matrix and vector


def meta_addmv(
    self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number
) -> TensorMeta:
    shapes = f"{list(self.shape)}, {list(mat.shape)} and {list(vec.shape)}"
    check(
        mat.ndim == 2 and vec.ndim == 1 and self.ndim <= 1,
        f"addmv: expected a vector, a matrix and a vector, not shapes {shapes}",
    )
    check(
        mat.shape[1] == vec.shape[0] and self.numel() in (mat.shape[0], 1),
        f"addmv: the sizes of shapes {shapes} do not match",
    )
    _check_same_dtype("addmv", self, mat, vec)
    return TensorMeta((mat.shape[0],), mat.dtype, mat.device)


def addmv_out_cpu(
    self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number, out: Tensor
) -> None:
    # Unlike for matrices, the 16-bit floats have to hold the factors themselves.
    for factor in (beta, alpha):
        checked_number(factor, self.dtype)
    _combine("addmv", self, mat, vec, beta, alpha, out)


def mv(self: Tensor, vec: Tensor) -> Any:
    # With beta=0, addmv does not read the elements of its first argument.
    ignored = ops.aten.new_empty.default(vec, self.shape[:1])
    return ops.aten.addmv.default(ignored, self, vec, beta=0, alpha=1)


def mv_out(self: Tensor, vec: Tensor, out: Tensor) -> Any:
    ignored = ops.aten.new_empty.default(vec, self.shape[:1])
    return ops.aten.addmv.out(ignored, self, vec, beta=0, alpha=1, out=out)


# Vector and vector


def _dot_meta(name: str, self: Tensor, other: Tensor) -> TensorMeta:
    check(
        self.ndim == 1 and other.ndim == 1,
        f"{name}: expected two vectors, not shapes {list(self.shape)} "
        f"and {list(other.shape)}",
    )
    _check_same_dtype(name, self, other)
    check(
        self.shape == other.shape,
        f"{name}: vectors of {self.numel()} and {other.numel()} elements do not match",
    )
    return TensorMeta((), self.dtype, self.device)


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    meta = _dot_meta("dot", self, tensor)
    reject("dot", self.dtype, BOOLEAN)
    with quiet():
        return new_tensor(meta, np.dot(computable(self), computable(tensor)))


def dot_meta(self: Tensor, tensor: Tensor) -> Tensor:
    return new_tensor(_dot_meta("dot", self, tensor))


def vdot(self: Tensor, other: Tensor) -> Tensor:
    meta = _dot_meta("vdot", self, other)
    reject("vdot", self.dtype, BOOLEAN)
    with quiet():
        return new_tensor(meta, np.vdot(computable(self), computable(other)))


def vdot_meta(self: Tensor, other: Tensor) -> Tensor:
    return new_tensor(_dot_meta("vdot", self, other))


def _into(name: str, out: Tensor, result: Tensor) -> Any:
    check_output(name, out, result.dtype)
    # By operators, since composite kernels come here: out may be a wrapper.
    if has_other_shape(name, out, result.shape):
        ops.aten.resize_.default(out, list(result.shape))
    return ops.aten.copy_.default(out, result)


def dot_out(self: Tensor, tensor: Tensor, out: Tensor) -> Any:
    return _into("dot", out, ops.aten.dot.default(self, tensor))


def vdot_out(self: Tensor, other: Tensor, out: Tensor) -> Any:
    return _into("vdot", out, ops.aten.vdot.default(self, other))


def _columns(self: Tensor, vec2: Tensor) -> Any:
    for vector in (self, vec2):
        check(
            vector.ndim == 1,
            f"outer: expected two vectors, not shapes {list(self.shape)} "
            f"and {list(vec2.shape)}",
        )
    return ops.aten.reshape.default(self, [self.shape[0], 1])


def outer(self: Tensor, vec2: Tensor) -> Any:
    return ops.aten.mul.Tensor(_columns(self, vec2), vec2)


def outer_out(self: Tensor, vec2: Tensor, out: Tensor) -> Any:
    return ops.aten.mul.out(_columns(self, vec2), vec2, out=out)


# matmul: the last two dimensions are matrices, those before them broadcast.


def matmul(self: Tensor, other: Tensor) -> Any:
    aten = ops.aten
    check(
        self.ndim >= 1 and other.ndim >= 1,
        f"matmul: both tensors need at least one dimension, not shapes "
        f"{list(self.shape)} and {list(other.shape)}",
    )
    match self.ndim, other.ndim:
        case 1, 1:
            return aten.dot.default(self, other)
        case 2, 1:
            return aten.mv.default(self, other)
        case 1, 2:
            row = aten.unsqueeze.default(self, 0)
            return aten.squeeze.dim(aten.mm.default(row, other), 0)
        case 2, 2:
            return aten.mm.default(self, other)
        case _, 1 | 2:
            return _folded_matmul(self, other)
        case _:
            return _batched_matmul(self, other)


def _folded_matmul(self: Tensor, other: Tensor) -> Any:
    """A batch of matrices times one matrix or vector: the batch becomes rows."""
    aten = ops.aten
    rows = self.shape[:-1]
    folded = aten.reshape.default(self, [prod(rows), self.shape[-1]])
    if other.ndim == 1:
        return aten._unsafe_view.default(aten.mv.default(folded, other), list(rows))
    result = aten.mm.default(folded, other)
    return aten._unsafe_view.default(result, [*rows, other.shape[1]])


def _batched_matmul(self: Tensor, other: Tensor) -> Any:
    aten = ops.aten
    if self.ndim == 1:
        row = aten.unsqueeze.default(self, 0)
        return aten.squeeze.dim(_batched_matmul(row, other), -2)
    batch = broadcast_shapes(self.shape[:-2], other.shape[:-2])
    count = prod(batch)
    left, right = [
        aten.reshape.default(
            aten.expand.default(t, [*batch, *t.shape[-2:]]), [count, *t.shape[-2:]]
        )
        for t in (self, other)
    ]
    result = aten.bmm.default(left, right)
    return aten._unsafe_view.default(result, [*batch, *result.shape[1:]])


def matmul_out(self: Tensor, other: Tensor, out: Tensor) -> Any:
    return _into("matmul", out, ops.aten.matmul.default(self, other))


def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> Any:
    aten = ops.aten
    check(
        input.ndim >= 1 and weight.ndim >= 1,
        f"linear: input and weight need at least one dimension, not shapes "
        f"{list(input.shape)} and {list(weight.shape)}",
    )
    columns = aten.t.default(weight)
    if bias is None:
        return aten.matmul.default(input, columns)
    if input.ndim == 2:
        return aten.addmm.default(bias, input, columns)
    if bias.ndim == 1 and weight.ndim == 2:
        # As one product of matrices, whatever the dimensions, with the bias in it.
        rows = aten.reshape.default(input, [prod(input.shape[:-1]), input.shape[-1]])
        result = aten.addmm.default(bias, rows, columns)
        return aten.view.default(result, [*input.shape[:-1], result.shape[-1]])
    return aten.add_.Tensor(aten.matmul.default(input, columns), bias)


def linear_out(input: Tensor, weight: Tensor, bias: Tensor | None, out: Tensor) -> Any:
    return _into("linear", out, ops.aten.linear.default(input, weight, bias))
