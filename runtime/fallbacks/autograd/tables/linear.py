"""Derivatives of products of matrices."""

from __future__ import annotations

from typing import Any, Final

from ..complex_numbers import conj
from .support import Rows, aten, mul, scaled, times


def _turned(t: Any) -> Any:
    """A matrix transposed and conjugated."""
    return conj(aten.transpose.int(t, -2, -1))


def _mm(a: Any, b: Any) -> Any:
    return aten.mm.default(a, b)


def _bmm(a: Any, b: Any) -> Any:
    return aten.bmm.default(a, b)


def outer(a: Any, b: Any) -> Any:
    """The products of the elements of two vectors."""
    return mul(aten.unsqueeze.default(a, 1), aten.unsqueeze.default(b, 0))


ROWS: Final[Rows] = {
    "mm": {
        "self": lambda grad, mat2: _mm(grad, _turned(mat2)),
        "mat2": lambda grad, self: _mm(_turned(self), grad),
    },
    "bmm": {
        "self": lambda grad, mat2: _bmm(grad, _turned(mat2)),
        "mat2": lambda grad, self: _bmm(_turned(self), grad),
    },
    "addmm": {
        "self": lambda grad, beta: scaled(grad, beta),
        "mat1": lambda grad, mat2, alpha: scaled(_mm(grad, _turned(mat2)), alpha),
        "mat2": lambda grad, mat1, alpha: scaled(_mm(_turned(mat1), grad), alpha),
    },
    "baddbmm": {
        "self": lambda grad, beta: scaled(grad, beta),
        "batch1": lambda grad, batch2, alpha: scaled(
            _bmm(grad, _turned(batch2)), alpha
        ),
        "batch2": lambda grad, batch1, alpha: scaled(
            _bmm(_turned(batch1), grad), alpha
        ),
    },
    "mv": {
        "self": lambda grad, vec: outer(grad, conj(vec)),
        "vec": lambda grad, self: aten.mv.default(_turned(self), grad),
    },
    "addmv": {
        "self": lambda grad, beta: scaled(grad, beta),
        "mat": lambda grad, vec, alpha: scaled(outer(grad, conj(vec)), alpha),
        "vec": lambda grad, mat, alpha: scaled(
            aten.mv.default(_turned(mat), grad), alpha
        ),
    },
    "dot": {
        "self": lambda grad, tensor: times(grad, tensor),
        "tensor": lambda grad, self: times(grad, self),
    },
    "vdot": {
        "self": lambda grad, other: mul(conj(grad), other),
        "other": lambda grad, self: mul(grad, self),
    },
}
