"""A renamed PrivateUse1 backend: every message and listing has its name, both are accepted."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime import keys
from runtime.device import DEVICE_TYPES, Device, device_types, tensor_keys
from runtime.introspect import dump_table
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey, parse_dispatch_key, rename_privateuse1_backend
from runtime.library import Library

BEFORE = Device("privateuseone", 1)


@pytest.fixture(autouse=True)
def renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """PrivateUse1 is called npu during a test: there is one renaming per process otherwise."""
    monkeypatch.setattr(keys, "_privateuse1_backend", keys._privateuse1_backend)
    monkeypatch.setattr(keys, "_printed_names", keys._printed_names)
    rename_privateuse1_backend("npu")


@pytest.mark.parametrize(
    "device", [BEFORE, Device("privateuseone:1"), Device("privateuseone", 1)]
)
def test_one_device_of_two_names(device: Device) -> None:
    other = Device("npu:1")
    assert device == other == Device("npu", 1)
    assert len({device, other}) == 1
    for each in (device, other, copy.copy(device), pickle.loads(pickle.dumps(other))):
        assert each == device
        assert (each.type, each.index) == ("npu", 1)
        assert (str(each), repr(each)) == ("npu:1", "device('npu:1')")
        assert tensor_keys(each) == tensor_keys(BEFORE)


def test_devices_that_are_listed() -> None:
    assert "npu" in device_types()
    assert "privateuseone" not in device_types()
    assert len(device_types()) == len(DEVICE_TYPES)


def _shows_table() -> str:
    return (
        dump_table(bw.ops.aten.add.Tensor)
        .replace("PrivateUse2", "")
        .replace("PrivateUse3", "")
    )


def _registers() -> str:
    with Library("aten", "IMPL", "PrivateUse1") as library:
        return f"{library!r} {library.impl('mm', lambda a, b: a)!r}"


# What is shown, and a text in it.
SHOWN: list[tuple[Callable[[], Any], str]] = [
    (lambda: Device("npuu"), "fpga, vulkan; did you mean 'npu'?"),
    (lambda: Device("NPU"), "did you mean 'npu'?"),
    (lambda: Device("npu:x"), "'npu:x'"),
    (lambda: bw.empty(1, device="npuu"), "maia, npu, fpga"),
    (lambda: bw.empty(1, device="privateuseone"), "no kernel for NPU"),
    (lambda: bw.ones(1).to("npuu"), "maia, npu, fpga"),
    (lambda: parse_dispatch_key("autogradnpu"), "did you mean 'AutogradNPU'?"),
    (lambda: DispatchKeySet(DispatchKey.AutogradPrivateUse1), "AutogradNPU"),
    (lambda: DispatchKeySet(DispatchKey.PrivateUse1), "(NPU)"),
    (_shows_table, "\nAutogradNPU: "),
    (_registers, "NPU) <registration of Registration(NPU:"),
]


@pytest.mark.parametrize(("show", "text"), SHOWN)
def test_what_is_shown(show: Callable[[], Any], text: str) -> None:
    try:
        shown = str(show())
    except Exception as error:
        shown = str(error)
    assert text in shown
    assert "PrivateUse1" not in shown
    assert "privateuseone" not in shown


def test_both_names_are_accepted_for_kernels() -> None:
    x = bw.ones(1)
    for name in ("PrivateUse1", "NPU"):
        with Library("aten", "IMPL", name) as library:
            library.impl("mm", lambda a, b: b)
            op = bw.ops.aten.mm.default
            keys_of = DispatchKeySet(DispatchKey.PrivateUse1)
            assert op.redispatch(keys_of, bw.ones(1), x) is x
