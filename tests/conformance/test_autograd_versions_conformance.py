"""How often operators say that they wrote: the version of each argument, against torch.

A version that rises without a write makes the backward pass refuse what it could use; one
that stays makes its gradients wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import operator_cases as cases
import operator_outcomes
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import Side
from torch_side import TorchSide

from runtime.fallbacks import autograd
from runtime.schema import SchemaKind

INPLACE: Final = cases.names(SchemaKind.inplace)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _counted(side: Side, name: str) -> Callable[..., Any]:
    operator = side.operator(name)

    def call(*args: Any, **kwargs: Any) -> list[int]:
        given = [*_tensors(side, (args, kwargs))]
        before = [t._version for t in given]
        operator(*args, **kwargs)
        return [t._version - old for t, old in zip(given, before, strict=True)]

    return call


def _tensors(side: Side, value: Any) -> Iterator[Any]:
    if side.is_tensor(value):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _tensors(side, item)
    elif isinstance(value, dict):
        yield from _tensors(side, [*value.values()])


def _versions(name: str) -> Iterator[tuple[list[int], list[int]]]:
    """By how much each argument's version rises in torch and here, for all samples."""
    for sample in cases.samples()[name]:
        expected, found = (
            operator_outcomes.run(side, _counted(side, name), sample)
            for side in (TorchSide(), BoxwoodSide())
        )
        if expected.error is None and found.error is None:
            yield expected.result, found.result


@pytest.mark.parametrize("name", INPLACE)
def test_in_place(name: str) -> None:
    compared = [*_versions(name)]
    assert compared
    for expected, found in compared:
        assert found == expected
