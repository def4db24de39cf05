"""The signature of every kernel that tiny.yaml names. Generated: do not edit.

This file is for the type checker alone: a kernel that does not fit its operator is a type
error here. Nothing imports it.
"""

from __future__ import annotations

from tiny_kernels import only as _rt_only
from runtime.tensor import TensorBase as Tensor


def nothing(self: Tensor) -> None:
    """tiny::nothing(Tensor self) -> ()"""
    _rt_only.nothing(self)
