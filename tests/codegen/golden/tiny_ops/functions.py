"""The operators of tiny.yaml as functions. Generated: do not edit.

All overloads of a name are one function, which chooses by the arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING


from . import operators as _op

if TYPE_CHECKING:
    from .tensor_body import Tensor

__all__ = [
    "nothing",
]


def nothing(self: Tensor) -> None:
    """tiny::nothing(Tensor self) -> ()"""
    _op.nothing(self)
