"""Derivatives of pointwise operators."""

from __future__ import annotations

from typing import Any, Final

from ....ops import ops
from ..derivatives import Row

aten: Final = ops.aten


def scaled(grad: Any, alpha: Any) -> Any:
    """A gradient times a number."""
    return grad if alpha == 1 else aten.mul.Scalar(grad, alpha)


ROWS: Final[dict[str, Row]] = {
    "add.Tensor": {
        "self": lambda grad: grad,
        "other": lambda grad, alpha: scaled(grad, alpha),
    },
    "mul.Tensor": {
        "self": lambda grad, other: aten.mul.Tensor(grad, other),
        "other": lambda grad, self: aten.mul.Tensor(grad, self),
    },
    "sum": {"self": lambda grad, self_shape: aten.expand.default(grad, self_shape)},
    "expand": {"self": lambda grad: grad},
}
