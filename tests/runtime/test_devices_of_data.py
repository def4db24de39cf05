"""`tensor(data, device=…)`: a device is asked for memory, as by every other factory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import generated as bw
from runtime.device import Device
from runtime.errors import DispatchError
from runtime.library import Library
from runtime.tensor import empty_tensor

MAKERS: dict[str, Callable[[str], Any]] = {
    "tensor of a number": lambda device: bw.tensor(1.0, device=device),
    "tensor of a list": lambda device: bw.tensor([1, 2], device=device),
    "tensor of a tensor": lambda device: bw.tensor(bw.ones(2), device=device),
    "as_tensor": lambda device: bw.as_tensor([1.0], device=device),
    "empty": lambda device: bw.empty(2, device=device),
    "ones": lambda device: bw.ones(2, device=device),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
@pytest.mark.parametrize(
    ("device", "key"), [("cuda", "CUDA"), ("cuda:1", "CUDA"), ("xla", "XLA")]
)
def test_a_device_without_kernels_refuses(
    make: Callable[[str], Any], device: str, key: str
) -> None:
    with pytest.raises(
        DispatchError, match=f"empty.memory_format has no kernel for {key}"
    ):
        make(device)


@pytest.mark.parametrize("make", [MAKERS[name] for name in MAKERS if "tensor" in name])
@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_devices_with_kernels_are_there(
    make: Callable[[str], Any], device: str
) -> None:
    assert make(device).device == Device(device)


def test_a_backend_gives_the_memory() -> None:
    asked: list[tuple[int, ...]] = []

    def empty(size: Sequence[int], dtype: Any, *rest: Any) -> Any:
        asked.append(tuple(size))
        return empty_tensor(size, dtype, Device("privateuseone"))

    with Library("aten", "IMPL", "PrivateUse1") as library:
        library.impl("empty.memory_format", empty)
        x = bw.tensor([[1, 2], [3, 4]], device="privateuseone", dtype=bw.float64)
        y = bw.tensor(2.5, device="privateuseone", requires_grad=True)
    assert asked == [(2, 2), ()]
    assert x.tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert (x.dtype, x.device.type) == (bw.float64, "privateuseone")
    assert y.requires_grad
    assert y.is_leaf
