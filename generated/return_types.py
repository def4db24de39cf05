"""The results of operators that return several named values. Generated: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .tensor_body import Tensor


class max_dim(NamedTuple):
    values: Tensor
    indices: Tensor


class min_dim(NamedTuple):
    values: Tensor
    indices: Tensor


class nll_loss_forward(NamedTuple):
    output: Tensor
    total_weight: Tensor


class sort(NamedTuple):
    values: Tensor
    indices: Tensor


class sort_stable(NamedTuple):
    values: Tensor
    indices: Tensor


class topk(NamedTuple):
    values: Tensor
    indices: Tensor
