"""Kernels that call themselves: the RecursionError says which, for which key, and what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated
from generated import operators, redispatch
from runtime.errors import ArgumentTypeError
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import IncludeDispatchKeyGuard

bw: Any = generated
X = bw.ones(2)
OP: Any = bw.ops.aten.add.Tensor
MODE = DispatchKey.TESTING_ONLY_GenericMode
AUTOGRAD = DispatchKey.AutogradCPU

CALLS: dict[str, Callable[[Any], object]] = {
    "method": lambda x: x + x,
    "function": lambda x: bw.add(x, x),
    "wrapper": lambda x: operators.add_Tensor(x, x),
    "handle": lambda x: OP(x, x),
    "boxed": lambda x: OP.call_boxed([x, x, 1]),
    "redispatched": lambda x: redispatch.add_Tensor(
        DispatchKeySet.from_raw(x._keys).add(MODE), x, x
    ),
}


def boxed_call(op: Any, stack: list[Any]) -> None:
    op.call_boxed(stack)


def boxed_redispatch(op: Any, keys: DispatchKeySet, stack: list[Any]) -> None:
    op.redispatch_boxed(keys, stack)


def boxed_through_function(op: Any, stack: list[Any]) -> None:
    stack[-3:] = [bw.add(stack[-3], stack[-2])]


def unboxed_call(self: Any, other: Any, alpha: Any) -> Any:
    return OP(self, other, alpha=alpha)


def unboxed_through_function(self: Any, other: Any, alpha: Any) -> Any:
    return bw.add(self, other, alpha=alpha)


def unboxed_redispatch(keys: DispatchKeySet, self: Any, other: Any, alpha: Any) -> Any:
    return OP.redispatch(keys, self, other, alpha)


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("aten", "IMPL", AUTOGRAD) as made:
        yield made


def _told(call: Callable[[Any], object]) -> str:
    with pytest.raises(RecursionError) as caught:
        call(X)
    (note,) = caught.value.__notes__
    return note


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize(
    "fallback", [boxed_call, boxed_redispatch, boxed_through_function]
)
def test_a_fallback(
    fallback: Callable[..., None], call: Callable[[Any], object]
) -> None:
    with Library("_", "IMPL") as wildcard, IncludeDispatchKeyGuard(MODE):
        wildcard.fallback(fallback, MODE)
        note = _told(call)
    for part in (
        *(
            "kernel of aten::add.Tensor for TESTING_ONLY_GenericMode",
            "test_recursion.py:",
        ),
        *(fallback.__name__, "keys.remove(DispatchKey.TESTING_ONLY_GenericMode)"),
        "ExcludeDispatchKeyGuard(DispatchKey.TESTING_ONLY_GenericMode)",
    ):
        assert part in note


@pytest.mark.parametrize("call", [CALLS[n] for n in CALLS if n != "redispatched"])
@pytest.mark.parametrize(
    ("kernel", "with_keyset"),
    [
        (unboxed_call, False),
        (unboxed_through_function, False),
        (unboxed_redispatch, True),
    ],
)
def test_a_kernel(
    library: Library,
    kernel: Callable[..., Any],
    with_keyset: bool,
    call: Callable[[Any], object],
) -> None:
    library.impl("add.Tensor", kernel, with_keyset=with_keyset)
    note = _told(call)
    assert f"kernel of aten::add.Tensor for AutogradCPU, {__name__}" in note
    assert kernel.__name__ in note


def test_another_recursion_is_no_ones_kernel(library: Library) -> None:
    def deep(level: int) -> int:
        return deep(level + 1)

    def kernel(self: Any, other: Any, alpha: Any) -> Any:
        return deep(0)

    library.impl("add.Tensor", kernel)
    with pytest.raises(RecursionError) as caught:
        OP(bw.ones(2), bw.ones(2))
    assert not hasattr(caught.value, "__notes__")


def test_a_list_that_contains_itself_is_still_an_argument_error() -> None:
    items: list[Any] = []
    items.append(items)
    with pytest.raises(ArgumentTypeError, match=r"stack\(\) expected Tensor"):
        bw.stack(items)
