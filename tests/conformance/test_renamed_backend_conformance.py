"""What renaming PrivateUse1 does to devices, in torch and here, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

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


def _run(side: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS[side] + PROGRAM],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_devices_of_a_renamed_backend() -> None:
    pytest.importorskip("torch")
    assert _run("boxwood") == _run("torch")
    assert _run("boxwood").count("RuntimeError") == 4
