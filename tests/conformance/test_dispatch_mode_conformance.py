"""What a dispatch mode sees, beside torch's `TorchDispatchMode`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

import generated as bw
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.tensor import TensorBase

Seen = list[tuple[str, list[Any], dict[str, Any]]]


def _shown(value: Any) -> Any:
    """A value in the words of neither library."""
    if isinstance(value, (TensorBase, torch.Tensor)):
        return ("tensor", tuple(value.shape), str(value.dtype).rpartition(".")[2])
    if isinstance(value, (list, tuple)):
        return [_shown(item) for item in value]
    if isinstance(value, torch.dtype) or type(value).__name__ == "DType":
        return str(value).rpartition(".")[2]
    return value


# Factories of torch are asked with the device and pin_memory that its binding fills in.
_FILLED_IN = ("device", "pin_memory")


def _noted(name: str, args: Any, kwargs: Any) -> tuple[str, list[Any], dict[str, Any]]:
    shown = {k: _shown(v) for k, v in kwargs.items() if k not in _FILLED_IN}
    return name, _shown(args), shown


class Ours(DispatchMode):
    def __init__(self, seen: Seen, inside: Callable[[Any], Any] | None = None) -> None:
        self.seen, self.inside = seen, inside

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.seen.append(_noted(op.qualified_name, args, kwargs))
        if self.inside is not None:
            self.inside(bw)
        return op(*args, **kwargs)


class Torchs(TorchDispatchMode):
    def __init__(self, seen: Seen, inside: Callable[[Any], Any] | None = None) -> None:
        super().__init__()
        self.seen, self.inside = seen, inside

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        name = func.name()
        self.seen.append(_noted(name, args, kwargs or {}))
        if self.inside is not None:
            self.inside(torch)
        return func(*args, **(kwargs or {}))


def _arithmetic(lib: Any) -> None:
    x = lib.ones(2, 3)
    lib.add(x, x, alpha=2)
    lib.add(x, x, alpha=1)
    x.add_(x)
    x * x - x / x


def _composites(lib: Any) -> None:
    x = lib.ones(2, 3)
    x.square()
    x.reshape(3, 2)
    x.to(lib.float64)
    x.flatten()
    x.type_as(x)
    lib.movedim(x, 0, 1)


def _reductions(lib: Any) -> None:
    x = lib.ones(2, 3)
    x.sum(0, False)
    x.sum(0, True)
    x.max(1)
    x.mean()
    lib.softmax(x, 1)


def _views(lib: Any) -> None:
    x = lib.zeros(4, 4)
    x.t()
    x.transpose(0, 1)
    x[0]
    x[1:3]
    x.split(2)
    x.unsqueeze(0).squeeze()
    x.expand(2, 4, 4)


def _factories(lib: Any) -> None:
    lib.full([2], 3.0)
    lib.zeros(2)
    lib.empty(2)
    lib.linspace(0, 1, 3)
    lib.eye(3)


def _matrices(lib: Any) -> None:
    x = lib.ones(2, 3)
    x @ x.t()
    lib.addmm(lib.zeros(2), x, x.t())


def _out(lib: Any) -> None:
    x, out = lib.ones(2), lib.empty(0)
    assert lib.add(x, x, out=out) is out


PROGRAMS = (
    *(_arithmetic, _composites, _reductions, _views, _factories, _matrices, _out),
)


@pytest.mark.parametrize("program", PROGRAMS)
def test_modes_see_the_same(program: Callable[[Any], None]) -> None:
    ours: Seen = []
    torchs: Seen = []
    with Ours(ours):
        program(bw)
    with Torchs(torchs):
        program(torch)
    assert ours == torchs


def _zeros(lib: Any) -> None:
    lib.zeros(2)


def _square(lib: Any) -> None:
    lib.square(lib.ones(2))


@pytest.mark.parametrize("inside", [_zeros, _square])
def test_handlers_call_the_outer_mode_with_the_same(
    inside: Callable[[Any], None],
) -> None:
    ours: Seen = []
    torchs: Seen = []
    with Ours(ours), Ours([], inside):
        bw.zeros(2)
    with Torchs(torchs), Torchs([], inside):
        torch.zeros(2)
    assert ours == torchs
    assert len(ours) > 1
