"""The results of operators that return several named values. Generated: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .tensor_body import Tensor
