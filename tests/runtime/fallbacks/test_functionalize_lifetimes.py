"""What is left after a function in functional form has run, and how large it may be."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks.functionalize import FunctionalTensor, functionalize


def _nothing(x: Any) -> Any:
    return x * 2


def _written(x: Any) -> Any:
    x.add_(1)
    return x.exp()


def _written_through_a_view(x: Any) -> Any:
    x.view(2, 3).t()[0].mul_(3)
    return x.view(3, 2)


def _reshaped(x: Any) -> Any:
    x.resize_(2, 2)
    return x.t()


def _captured(x: Any) -> Any:
    other = bw.ones(6)
    return functionalize(lambda y: other.add_(y))(x)


def _raising(x: Any) -> Any:
    x.add_(1)
    raise LookupError


PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "nothing": _nothing,
    "a write": _written,
    "a write through a view": _written_through_a_view,
    "another shape": _reshaped,
    "what is captured": _captured,
    "an error": _raising,
}


@pytest.mark.parametrize("case", PROGRAMS)
def test_memory_goes_without_a_garbage_collection(case: str) -> None:
    x = bw.arange(6.0)
    gone = weakref.ref(x)
    gc.collect()
    gc.disable()
    try:
        result = None
        try:
            result = functionalize(PROGRAMS[case])(x)
        except LookupError:
            assert case == "an error"
        del x, result
        assert gone() is None
    finally:
        gc.enable()


ESCAPES: dict[str, tuple[Callable[[Any], Any], Any, Any]] = {
    # what leaves; what the caller's tensor is once 5 was added to it; its own value then
    "an argument": (lambda x: x, [6.0, 6.0, 6.0], [6.0, 6.0, 6.0]),
    "a view": (lambda x: x[1:], [1.0, 6.0, 6.0], [6.0, 6.0]),
    "a view of a view": (lambda x: x[1:].view(2, 1)[1], [1.0, 1.0, 6.0], [6.0]),
    "a result": (lambda x: x * 2, [1.0, 1.0, 1.0], [7.0, 7.0, 7.0]),
}


@pytest.mark.parametrize("case", ESCAPES)
def test_tensors_that_left_can_be_used(case: str) -> None:
    leave, expected, value = ESCAPES[case]
    left: list[Any] = []
    x = bw.ones(3)
    functionalize(lambda x: left.append(leave(x)))(x)
    gc.collect()
    (tensor,) = left
    assert isinstance(left[0], FunctionalTensor)
    tensor.add_(5)
    assert (x.tolist(), tensor.tolist()) == (expected, value)
    session = tensor.session
    before = len(session._places)
    for _ in range(3):
        assert (tensor + bw.zeros(1)).tolist() == value
    assert len(session._places) == before


def test_without_an_installation() -> None:
    """In a process of its own: that nothing but the call has installed it."""
    program = """
import generated as bw
from runtime.fallbacks.functionalize import functionalize, install
left = []
with install():
    functionalize(lambda x: left.append(x[0]))(bw.ones(2))
left[0].add_(1)
assert (left[0] + 1).item() == 3.0
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_tasks_that_go_on_after_the_function() -> None:
    async def later(x: Any) -> Any:
        await asyncio.sleep(0)
        return (bw.ones(2) + x).tolist()

    async def main() -> Any:
        started: list[Any] = []
        functionalize(lambda x: started.append(asyncio.ensure_future(later(x))))(
            bw.ones(2)
        )
        return await started[0]

    assert asyncio.run(main()) == [2.0, 2.0]


def _deep(x: Any) -> Any:
    y = x
    for _ in range(3000):
        y = y.view(3)
    return y


def _deep_result(x: Any) -> Any:
    return _deep(x * 1)


def _deep_write(x: Any) -> Any:
    y = _deep(x)
    y.add_(1)
    return y


def _deep_write_to_overlapping(x: Any) -> Any:
    y = _deep(x * 1)
    y.unfold(0, 2, 1).fill_(4)
    return y


DEEP: dict[str, Callable[[Any], Any]] = {
    "view of an argument": _deep,
    "view of a result": _deep_result,
    "write": _deep_write,
    "write where elements show twice": _deep_write_to_overlapping,
}


@pytest.mark.parametrize("case", DEEP)
def test_long_chains_of_views(case: str) -> None:
    functional, plain = bw.arange(3.0), bw.arange(3.0)
    found, expected = functionalize(DEEP[case])(functional), DEEP[case](plain)
    assert found.tolist() == expected.tolist()
    assert functional.tolist() == plain.tolist()
