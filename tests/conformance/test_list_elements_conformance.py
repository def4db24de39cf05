"""What lists of integers take, beside torch's functions and `torch.ops`."""

from __future__ import annotations

from collections import UserList, deque
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import generated as bw

BOTH: list[tuple[str, Callable[[Any, Any, Any], Any]]] = [
    ("sum", lambda m, x, v: m.sum(x, v)),
    ("x.sum", lambda m, x, v: x.sum(v)),
    ("amin", lambda m, x, v: m.amin(x, v)),
    ("flip", lambda m, x, v: m.flip(x, v)),
    ("ones", lambda m, x, v: m.ones(v)),
    ("squeeze", lambda m, x, v: m.squeeze(x, tuple(v))),
    ("handle of sum", lambda m, x, v: m.ops.aten.sum.dim_IntList(x, v)),
    ("handle of flip", lambda m, x, v: m.ops.aten.flip.default(x, v)),
    ("handle of ones", lambda m, x, v: m.ops.aten.ones.default(v)),
]
SPREAD: list[tuple[str, Callable[[Any, Any, Any], Any]]] = [
    ("ones", lambda m, x, v: m.ones(v)),
    ("zeros", lambda m, x, v: m.zeros(2, v)),
    ("x.view", lambda m, x, v: x.view(6, v)),
    ("x.flip", lambda m, x, v: x.flip(v)),
]
IN_A_LIST: list[tuple[str, Callable[[Any], Any]]] = [
    ("int", lambda m: 1),
    ("tensor", lambda m: m.tensor(1)),
    ("tensor of one", lambda m: m.tensor([1])),
    ("NumPy", lambda m: np.int64(1)),
    ("float", lambda m: 0.5),
    ("whole float", lambda m: 1.0),
    ("str", lambda m: "1"),
    ("None", lambda m: None),
    ("tensor of two", lambda m: m.tensor([1, 1])),
]

# torch's functions refuse these, `torch.ops` takes them, and everything here does.
MORE_IN_OPS: list[tuple[str, Callable[[list[int]], Any]]] = [
    ("UserList", UserList),
    ("deque", deque),
    ("NumPy", np.array),
    ("range", lambda v: range(v[0], v[-1] + 1)),
    ("bool", lambda v: list(map(bool, v))),
]


def outcome(call: Callable[[Any, Any, Any], Any], module: Any, value: Any) -> Any:
    x = module.tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
    try:
        return call(module, x, value).tolist()
    except (TypeError, RuntimeError):
        return "refused"


@pytest.mark.parametrize("name", [name for name, _ in IN_A_LIST])
@pytest.mark.parametrize(("who", "call"), BOTH, ids=[name for name, _ in BOTH])
def test_elements(name: str, who: str, call: Callable[[Any, Any, Any], Any]) -> None:
    make = dict(IN_A_LIST)[name]
    ours, theirs = (outcome(call, m, [make(m)]) for m in (bw, torch))
    assert ours == theirs


@pytest.mark.parametrize("name", [name for name, _ in IN_A_LIST if name != "None"])
@pytest.mark.parametrize(("who", "call"), SPREAD, ids=[name for name, _ in SPREAD])
def test_spread(name: str, who: str, call: Callable[[Any, Any, Any], Any]) -> None:
    make = dict(IN_A_LIST)[name]
    ours, theirs = (outcome(call, m, make(m)) for m in (bw, torch))
    assert ours == theirs


@pytest.mark.parametrize(
    ("name", "make"), MORE_IN_OPS, ids=[name for name, _ in MORE_IN_OPS]
)
@pytest.mark.parametrize("overload", ["flip.default", "sum.dim_IntList"])
def test_what_torch_ops_alone_takes(
    name: str, make: Callable[[list[int]], Any], overload: str
) -> None:
    packet, _, which = overload.partition(".")
    value = make([0, 1])

    def by_handle(module: Any, x: Any, v: Any) -> Any:
        return getattr(getattr(module.ops.aten, packet), which)(x, v)

    def by_function(module: Any, x: Any, v: Any) -> Any:
        return getattr(module, packet)(x, v)

    expected = outcome(by_handle, torch, value)
    assert expected != "refused"
    assert outcome(by_function, torch, value) == "refused"
    assert outcome(by_handle, bw, value) == expected
    assert outcome(by_function, bw, value) == expected
