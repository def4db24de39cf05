"""Devices: a type such as "cpu" or "meta", and an optional index.

The types and their spelling are C10's (``c10/core/DeviceType.h``). What a device
contributes to the key set of a tensor is computed here once per device type.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .key_set import (
    DispatchKeySet,
    get_autocast_related_key_set_from_backend,
    get_autograd_related_key_set_from_backend,
)
from .keys import BackendComponent, DispatchKey, get_privateuse1_backend

_BACKEND_OF_TYPE: Final[dict[str, BackendComponent]] = {
    "cpu": BackendComponent.CPUBit,
    "cuda": BackendComponent.CUDABit,
    "ipu": BackendComponent.IPUBit,
    "xpu": BackendComponent.XPUBit,
    "hip": BackendComponent.HIPBit,
    "ve": BackendComponent.VEBit,
    "xla": BackendComponent.XLABit,
    "lazy": BackendComponent.LazyBit,
    "mps": BackendComponent.MPSBit,
    "meta": BackendComponent.MetaBit,
    "hpu": BackendComponent.HPUBit,
    "mtia": BackendComponent.MTIABit,
    "maia": BackendComponent.MAIABit,
    "privateuseone": BackendComponent.PrivateUse1Bit,
}

_KEY_OF_TYPE: Final[dict[str, DispatchKey]] = {
    # Device types without a backend bit of their own, whose keys stand alone.
    "fpga": DispatchKey.FPGA,
    "vulkan": DispatchKey.Vulkan,
}

_PRIVATEUSE1: Final = "privateuseone"

# An index has no leading zero: "cuda:01" is not a device.
_DEVICE_STRING: Final = re.compile(r"([A-Za-z_][A-Za-z_0-9]*)(?::(0|[1-9][0-9]*))?")


@dataclass(frozen=True, slots=True)
class Device:
    """A device type and an optional index.

    `Device("cuda:1")` and `Device("cuda", 1)` are equal. RuntimeError for a type that
    does not exist or an index that is negative or given twice.
    """

    type: str
    index: int | None = None

    def __post_init__(self) -> None:
        matched = _DEVICE_STRING.fullmatch(self.type)
        if matched is None:
            raise RuntimeError(f"not a device: {self.type!r}")
        name, written_index = matched.groups()
        if written_index is not None:
            if self.index is not None:
                raise RuntimeError(
                    f"device {self.type!r} already has an index, but got {self.index} too"
                )
            object.__setattr__(self, "index", int(written_index))
        if self.index is not None and self.index < 0:
            raise RuntimeError(f"a device index is not negative, but got {self.index}")
        # A backend that renamed PrivateUse1 goes by both names; one of them is stored.
        if name == get_privateuse1_backend():
            name = _PRIVATEUSE1
        if name not in DEVICE_TYPES:
            raise RuntimeError(
                f"no device type is called {name!r}; there are "
                + ", ".join(DEVICE_TYPES)
            )
        object.__setattr__(self, "type", name)

    def __str__(self) -> str:
        name = self.type
        if name == _PRIVATEUSE1:
            name = get_privateuse1_backend()
        return name if self.index is None else f"{name}:{self.index}"

    def __repr__(self) -> str:
        return f"device({str(self)!r})"


DEVICE_TYPES: Final = (*_BACKEND_OF_TYPE, *_KEY_OF_TYPE)
"""Every device type, in its one stored spelling."""

CPU: Final = Device("cpu")
META: Final = Device("meta")


def as_device(value: Device | str) -> Device:
    """A Device as it is, or parsed from its string."""
    return value if isinstance(value, Device) else Device(value)


def backend_component(device: Device) -> BackendComponent:
    """The backend bit of a device; `InvalidBit` for a type whose key stands alone."""
    return _BACKEND_OF_TYPE.get(device.type, BackendComponent.InvalidBit)


def dispatch_key_of(device: Device) -> DispatchKey:
    """The key under which kernels for strided tensors on this device are registered."""
    found = _KEY_OF_TYPE.get(device.type)
    if found is None:
        found = DispatchKey[_BACKEND_OF_TYPE[device.type].name.removesuffix("Bit")]
    return found


def _tensor_keys(device_type: str) -> int:
    """The raw key set of a strided tensor.

    The backend's key, and what its autograd and autocast kernels need, as the
    constructor of ``TensorImpl`` adds it.
    """
    component = _BACKEND_OF_TYPE.get(device_type, BackendComponent.InvalidBit)
    keys = (
        DispatchKeySet(dispatch_key_of(Device(device_type)))
        | get_autograd_related_key_set_from_backend(component)
        | get_autocast_related_key_set_from_backend(component)
    )
    return keys.raw_repr()


_TENSOR_KEYS: Final = {name: _tensor_keys(name) for name in DEVICE_TYPES}


def tensor_keys(device: Device) -> int:
    """The raw key set that a fresh strided tensor on this device carries."""
    return _TENSOR_KEYS[device.type]
