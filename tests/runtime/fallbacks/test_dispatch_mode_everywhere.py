"""Every operator of the default schema in a dispatch mode that passes it on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest

from runtime.fallbacks.dispatch_mode import DispatchMode

SEEN: list[Any] = []


class Passing(DispatchMode):
    """Notes what it sees and calls on."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        SEEN.append(op)
        return op(*args, **kwargs)


MODE = Passing()


def _in_mode(operator: Any) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        with MODE, MODE:
            return operator(*args, **kwargs)

    return call


@pytest.mark.parametrize("name", cases.names())
def test_a_mode_that_calls_on_changes_nothing(name: str) -> None:
    SEEN.clear()
    assert calls.differing_calls(name, calls.PLAIN, _in_mode, limit=12) == []
    assert SEEN
