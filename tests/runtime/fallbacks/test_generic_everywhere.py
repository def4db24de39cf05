"""Every operator of the default schema in the generic mode and with generic wrappers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from sample_arrays import Placed

from runtime.fallbacks import generic_mode, generic_wrapper
from runtime.fallbacks.generic_mode import GenericMode
from runtime.fallbacks.generic_wrapper import GenericWrapper, unwrap, wrap


class WrappedSide(BoxwoodSide):
    """Boxwood with all arguments wrapped; what comes back must be."""

    def tensor(self, placed: Placed) -> Any:
        return wrap(super().tensor(placed))

    def is_tensor(self, value: Any) -> bool:
        return isinstance(value, GenericWrapper)

    def look(self, tensor: Any) -> Any:
        found = super().look(tensor)
        assert found == super().look(unwrap(tensor))
        return found

    def values(self, tensor: Any) -> Any:
        return super().values(unwrap(tensor))

    def storage(self, tensor: Any) -> int:
        return super().storage(unwrap(tensor))


WRAPPED = WrappedSide()
SEEN: list[Any] = []


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with generic_mode.install(SEEN.append), generic_wrapper.install():
        yield


def _in_mode(operator: Any) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        with GenericMode():
            return operator(*args, **kwargs)

    return call


def _boxed_in_mode(operator: Any) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        stack = operator.box(*args, **kwargs)
        with GenericMode():
            operator.call_boxed(stack)
        if len(operator.schema.returns) == 1:
            return stack[0]
        return tuple(stack) or None

    return call


@pytest.mark.parametrize("name", cases.names())
def test_the_mode_changes_nothing(name: str) -> None:
    for around in (_in_mode, _boxed_in_mode):
        SEEN.clear()
        assert calls.differing_calls(name, calls.PLAIN, around) == []
        assert {op.qualified_name for op in SEEN} == {f"aten::{name}"}


def _takes_tensors(name: str) -> bool:
    arguments = cases.functions()[name].schema.arguments
    return any("Tensor" in str(argument.type) for argument in arguments)


@pytest.mark.parametrize("name", [n for n in cases.names() if _takes_tensors(n)])
def test_wrappers_change_nothing(name: str) -> None:
    assert calls.differing_calls(name, WRAPPED) == []
