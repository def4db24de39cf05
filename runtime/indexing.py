"""Subscripts: ``x[...]`` and ``x[...] = y``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .tensor_base import TensorBase


def get_item(self: TensorBase, index: Any) -> TensorBase:
    raise NotImplementedError


def set_item(self: TensorBase, index: Any, value: Any) -> None:
    raise NotImplementedError
