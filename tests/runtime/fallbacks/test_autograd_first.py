"""Autograd from outside: tensors that require gradients, and what programs get for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import generated as bw
from runtime.fallbacks import autograd


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def test_gradients_are_accumulated_in_leaves() -> None:
    x = bw.tensor([1.0, 2.0, 3.0], requires_grad=True)
    w = bw.tensor([[2.0], [3.0]], requires_grad=True)
    y = (x * w + x).sum()
    assert y.requires_grad and not y.is_leaf and x.is_leaf
    y.backward()
    assert x.grad.tolist() == [7.0, 7.0, 7.0]
    assert w.grad.tolist() == [[6.0], [6.0]]
    (x * w).sum().backward()
    assert x.grad.tolist() == [12.0, 12.0, 12.0]


def test_gradients_of_gradients() -> None:
    x = bw.tensor([1.0, 2.0, 3.0], requires_grad=True)
    (first,) = autograd.grad((x * x * x).sum(), x, create_graph=True)
    assert first.tolist() == [3.0, 12.0, 27.0]
    (second,) = autograd.grad(first.sum(), x)
    assert second.tolist() == [6.0, 12.0, 18.0]
    assert x.grad is None


def test_without_installation_nothing_is_recorded() -> None:
    x = bw.tensor([1.0], requires_grad=True)
    with autograd.install() as again:
        assert (x * 2).requires_grad
    assert again.is_removed and (x * 2).requires_grad  # that of the fixture remains
