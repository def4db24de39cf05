"""What renaming PrivateUse1 does to devices, in torch and here, each in a process of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

IMPORTS = {
    "torch": "from torch import device as Device\n"
    "from torch.utils import rename_privateuse1_backend\n"
    "from torch._C import _dispatch_key_parse as parse_dispatch_key\n",
    "boxwood": "from runtime.device import Device\n"
    "from runtime.keys import parse_dispatch_key, rename_privateuse1_backend\n",
}
PROGRAM = """
before = Device("privateuseone:1")
print(before, before.type)
rename_privateuse1_backend("npu")
for text in ("npu", "privateuseone", "npu:1", "privateuseone:0"):
    device = Device(text)
    print(device, device.type, device.index)
print(before, before.type, before == Device("npu:1"), hash(before) == hash(Device("npu:1")))
for text in ("PrivateUse1", "NPU", "AutogradPrivateUse1", "AutogradNPU"):
    print(parse_dispatch_key(text).name)
for text in ("NPU", "npuu", "PrivateUse1"):
    try:
        print(Device(text))
    except RuntimeError:
        print("RuntimeError")
rename_privateuse1_backend("npu")
try:
    rename_privateuse1_backend("other")
except RuntimeError:
    print("RuntimeError")
"""


def test_devices_of_a_renamed_backend(printed: Callable[..., str]) -> None:
    pytest.importorskip("torch")
    ours, theirs = (printed(IMPORTS[side] + PROGRAM) for side in ("boxwood", "torch"))
    assert ours == theirs
    assert ours.count("RuntimeError") == 4
