"""Tasks that a mapped function starts go on after it has returned, outside of vmap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


CALLS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "an operator": (lambda x: x + 1, [3.0, 4.0]),
    "random numbers": (lambda x: bw.rand([2]).lt(2.0) + x, [3.0, 4.0]),
    "random numbers in place": (lambda x: x.bernoulli_(1.0), [1.0, 1.0]),
    "a gradient": (grad_of(lambda x: (x * x).sum()), [4.0, 6.0]),
    "vmap": (vmap(lambda x: x * 2), [4.0, 6.0]),
    "vmap with random numbers": (
        vmap(lambda x: x * 2 + bw.rand([1])[0] * 0, randomness="different"),
        [4.0, 6.0],
    ),
    "functional": (functionalize(lambda x: x.add_(1)), [3.0, 4.0]),
}


@pytest.mark.parametrize("case", CALLS)
@pytest.mark.parametrize("depth", [1, 2])
def test_what_a_task_does_later(case: str, depth: int) -> None:
    call, expected = CALLS[case]

    async def later() -> Any:
        await asyncio.sleep(0)
        return call(bw.tensor([2.0, 3.0]))

    async def main() -> Any:
        started: list[Awaitable[Any]] = []

        def function(x: Any) -> Any:
            started.append(asyncio.ensure_future(later()))
            return x

        for _ in range(depth):
            function = vmap(function)
        function(bw.ones(*[2] * (depth + 1)))
        return await started[0]

    found = asyncio.run(main())
    assert type(found) is bw.Tensor
    assert found.tolist() == expected


def test_what_has_left_is_refused() -> None:
    left: list[Any] = []

    def function(x: Any) -> Any:
        left.append(x)
        return x

    vmap(function, randomness="different")(bw.ones(2, 2))
    for call in (lambda x: x + 1, lambda x: x.bernoulli_(0.5), bw.rand_like):
        with pytest.raises(RuntimeError, match="after the call of vmap"):
            call(left[0])
