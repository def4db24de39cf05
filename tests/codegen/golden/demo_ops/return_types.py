"""The results of operators that return several named values. Generated: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from runtime.dtypes import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tensor_body import Tensor


class bounds(NamedTuple):
    low: Number
    high: Number
    parts: Sequence[Tensor]


class split_at(NamedTuple):
    low: Tensor
    high: Tensor


class spread(NamedTuple):
    low: Tensor
    count_: Tensor
    size: int
