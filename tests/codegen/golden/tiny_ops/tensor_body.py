"""Tensors, for annotations: tiny.yaml has no methods. Generated: do not edit."""

from __future__ import annotations

from runtime.tensor import TensorBase as Tensor

__all__ = ["Tensor"]
