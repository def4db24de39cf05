"""What Python reads of tensors in a dry run, without an operator."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.guards import DryRunError, dry_call, dry_run
from runtime.fallbacks.record import record
from runtime.fallbacks.vmap import vmap
from runtime.library import Library
from runtime.local_keys import ExcludeDispatchKeyGuard

READS: dict[str, Callable[[Any], Any]] = {
    "tolist": lambda x: x.tolist(),
    "numpy": lambda x: x.numpy(),
    "numpy by force": lambda x: x.numpy(force=True),
    "asarray": np.asarray,
    "array": np.array,
    "a function of NumPy": lambda x: np.exp(x),
    "float": lambda x: float(x[0]),
    "in": lambda x: 3 in x,
    "format": lambda x: f"{bw.tensor(1)}",
    "tensor": lambda x: bw.tensor(x),
    "tensor of a list": lambda x: bw.tensor([x, x]),
    "as_tensor": lambda x: bw.as_tensor(x, dtype=bw.float64),
    "made in the block": lambda x: (x + 1).tolist(),
    "made in the block, numpy": lambda x: (x + 1).numpy(),
    "made of data in the block": lambda x: bw.tensor([1.0]).add_(1).tolist(),
}


@pytest.mark.parametrize("is_written", [True, False])
@pytest.mark.parametrize("read", READS)
def test_values_are_not_read(read: str, is_written: bool) -> None:
    x = bw.ones(2)
    with dry_run():
        if is_written:
            x.add_(1)
        with pytest.raises(DryRunError, match=r"values, which a dry run does not"):
            READS[read](x)
    assert x.tolist() == [1.0, 1.0]
    assert x.numpy().tolist() == [1.0, 1.0]


@pytest.mark.parametrize("is_written", [True, False])
def test_values_are_not_read_through_functional_tensors(is_written: bool) -> None:
    def program(x: Any) -> Any:
        if is_written:
            x.add_(1)
        with pytest.raises(DryRunError, match="tolist"):
            x.tolist()
        return x

    dry_call(functionalize(program), bw.ones(2, 3))


@pytest.mark.parametrize("transform", [vmap, functionalize])
def test_wrappers_are_shown_without_values(transform: Any) -> None:
    shown: list[str] = []
    dry_call(transform(lambda x: shown.append(repr(x)) or x), bw.ones(2, 3))
    assert "tensor(..., size=(2, 3))" in shown[0]


def test_tensors_are_shown_without_values() -> None:
    x = bw.ones(2, 3, dtype=bw.float64)
    with dry_run():
        assert repr(x.add_(1)) == "tensor(..., size=(2, 3), dtype=float64)"
        assert f"{x}" == str(x) == repr(x)
    assert repr(x).startswith("tensor([[1., 1., 1.]")


def test_others_read_values_in_a_dry_run() -> None:
    """Other threads, kernels, recordings that keep constants, and what is put aside."""
    x = bw.ones(2)
    read: list[Any] = []
    thread = Thread(target=lambda: read.append(x.tolist()))
    with Library("guards_read", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda y: read.append(x.tolist()) or y.clone(), "Meta")
        with dry_run(), record(constants=True) as recording:
            thread.start()
            thread.join()
            bw.ops.guards_read.f(x)
            with ExcludeDispatchKeyGuard("Python"):
                read.append(x.tolist())
    assert read == [[1.0, 1.0]] * 3
    assert "tensor([1.0, 1.0]" in recording.program()
