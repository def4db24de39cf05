"""Every operator of the default schema with autograd: recorded or not, it computes the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from sample_arrays import Placed

from runtime.fallbacks import autograd
from runtime.fallbacks.autograd.history import set_history
from runtime.fallbacks.autograd.node import ErrorNode
from runtime.fallbacks.autograd.recording import is_differentiable
from runtime.fallbacks.autograd.tables import NOT_FOR_COMPLEX
from runtime.schema import SchemaKind

_MOST = 40
_SHOWN = 8


class RecordedSide(BoxwoodSide):
    """Boxwood where every argument that can is the result of a recorded operator."""

    def tensor(self, placed: Placed) -> Any:
        found = super().tensor(placed)
        if is_differentiable(found):
            set_history(found, ErrorNode("the test computes no gradients"))
        return found


RECORDED = RecordedSide()


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _fail_if(wrong: list[str]) -> None:
    assert not wrong, "\n  ".join([f"{len(wrong)} calls differ", *wrong[:_SHOWN]])


@pytest.mark.parametrize("name", cases.names())
def test_not_recorded(name: str) -> None:
    _fail_if(calls.differing_calls(name, calls.PLAIN, limit=_MOST))


@pytest.mark.parametrize(
    "name",
    cases.names(SchemaKind.functional, SchemaKind.inplace, SchemaKind.mutable),
)
def test_recorded(name: str) -> None:
    wrong = calls.differing_calls(name, RECORDED, limit=_MOST)
    if name.partition(".")[0] in NOT_FOR_COMPLEX:
        wrong = [each for each in wrong if "for complex results" not in each]
    if name == "resize_":
        wrong = [each for each in wrong if "cannot be resized" not in each]
    _fail_if(wrong)
