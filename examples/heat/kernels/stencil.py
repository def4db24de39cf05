"""Kernels of the operators in ../native_functions.yaml."""

from __future__ import annotations

import numpy as np

from runtime.ops import ops
from runtime.structured import TensorMeta
from runtime.tensor import TensorBase as Tensor


def meta_laplacian(self: Tensor, spacing: float) -> TensorMeta:
    """The result looks like the input, which must be a floating-point grid."""
    if not self.dtype.is_floating_point:
        raise TypeError(
            f"laplacian needs a floating-point grid, not one of {self.dtype}"
        )
    return TensorMeta(self.shape, self.dtype, self.device)


def laplacian_out(self: Tensor, spacing: float, out: Tensor) -> None:
    """Second differences along every dimension, summed."""
    grid = self.array
    result = out.array
    np.multiply(grid, -2.0 * grid.ndim, out=result)
    for dim in range(grid.ndim):
        result += np.roll(grid, 1, dim)
        result += np.roll(grid, -1, dim)
    result /= spacing * spacing


def step(self: Tensor, dt: float, spacing: float) -> Tensor:
    """u + dt * laplacian(u)."""
    change = ops.heat.laplacian.default(self, spacing)
    result: Tensor = ops.aten.add.Tensor(self, change, alpha=dt)
    return result


def step_(self: Tensor, dt: float, spacing: float) -> Tensor:
    """The same, in place."""
    change = ops.heat.laplacian.default(self, spacing)
    ops.aten.add_.Tensor(self, change, alpha=dt)
    return self


def interior(self: Tensor, width: int) -> Tensor:
    """Views of views: the result shares memory with `self`."""
    for dim in range(self.ndim):
        length = self.size(dim) - 2 * width
        self = ops.aten.narrow.default(self, dim, width, length)
    return self
