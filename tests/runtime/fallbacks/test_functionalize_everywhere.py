"""Every operator of the default schema, functionalized: the same, and without writes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from operator_outcomes import Rule, run
from out_forms import chosen

from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import functionalize, install
from runtime.fallbacks.values import tensors_in
from runtime.memory import overlaps_itself
from runtime.schema import SchemaKind

# Calls of each operator where only the form of the program is in question.
_FEW = 8

WRITTEN: list[tuple[str, Any]] = []


class Writes(DispatchMode):
    """Notes what is written to."""

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        given = op.box(*args, **kwargs)
        for argument, value in zip(op.schema.arguments, given, strict=True):
            if argument.is_write:
                WRITTEN.extend((op.qualified_name, t) for t in tensors_in(value))
        return op(*args, **kwargs)


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with install():
        yield


@pytest.mark.parametrize("name", cases.names())
def test_functionalized(name: str) -> None:
    assert calls.differing_calls(name, calls.PLAIN, functionalize) == []


def _with_copies(operator: Any) -> Any:
    return functionalize(operator, remove="mutations_and_views")


@pytest.mark.parametrize("name", cases.names())
def test_functionalized_with_copies_for_views(name: str) -> None:
    """Values and dtypes are the same; what is dense in memory may lie in another order."""
    rule = Rule(places=False)
    assert calls.differing_calls(name, calls.PLAIN, _with_copies, rule, _FEW) == []


# At the end the caller's tensors get their shapes and their elements.
AT_THE_END = {"aten::copy_", "aten::as_strided_", "aten::resize_"}


@pytest.mark.parametrize(
    "name", cases.names(SchemaKind.inplace, SchemaKind.out, SchemaKind.mutable)
)
def test_nothing_is_written_below_but_the_arguments(name: str) -> None:
    wrong = []
    passed: list[Any] = []

    def call(*args: Any, **kwargs: Any) -> Any:
        passed[:] = tensors_in([*args, *kwargs.values()])
        WRITTEN.clear()
        with Writes():
            functional = functionalize(calls.PLAIN.operator(name))
            result = functional(*args, **kwargs)
        if not any(overlaps_itself(tensor) for tensor in passed):
            wrong.extend(
                (op, tensor.shape)
                for op, tensor in WRITTEN
                if op not in AT_THE_END or not any(tensor is t for t in passed)
            )
        return result

    outcomes = [
        run(calls.PLAIN, call, sample) for sample in chosen(calls.calls(name), _FEW)
    ]
    assert wrong == []
    assert any(outcome.error is None for outcome in outcomes)
