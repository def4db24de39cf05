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
from .nearest import nearest_names

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


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Device:
    """A device type and an optional index.

    `Device("cuda:1")` and `Device("cuda", 1)` are equal. RuntimeError for a type that
    does not exist or an index that is negative or given twice.

    A backend that renamed PrivateUse1 goes by both names, as in PyTorch; `type` and
    whatever is printed have the new one, of devices made before as well.

    Args:
        kind: the type in the one spelling that is stored, which renaming does not change.
    """

    kind: str
    index: int | None

    def __init__(self, type: str, index: int | None = None) -> None:
        matched = _DEVICE_STRING.fullmatch(type)
        if matched is None:
            raise RuntimeError(f"not a device: {type!r}")
        name, written_index = matched.groups()
        if written_index is not None:
            if index is not None:
                raise RuntimeError(
                    f"device {type!r} already has an index, but got {index} too"
                )
            index = int(written_index)
        if index is not None and index < 0:
            raise RuntimeError(f"a device index is not negative, but got {index}")
        kind = _PRIVATEUSE1 if name == get_privateuse1_backend() else name
        if kind not in DEVICE_TYPES:
            known = device_types()
            near = "".join(f"; did you mean {n!r}?" for n in nearest_names(name, known))
            raise RuntimeError(
                f"no device type is called {name!r}; there are {', '.join(known)}{near}"
            )
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "index", index)

    @property
    def type(self) -> str:
        """The type as it is called now."""
        return shown_type(self.kind)

    def __str__(self) -> str:
        name = shown_type(self.kind)
        return name if self.index is None else f"{name}:{self.index}"

    def __repr__(self) -> str:
        return f"device({str(self)!r})"


def shown_type(kind: str) -> str:
    """What the stored spelling of a type is called: a renamed PrivateUse1 by its new name."""
    return get_privateuse1_backend() if kind == _PRIVATEUSE1 else kind


def device_types() -> tuple[str, ...]:
    """Every device type, as it is called now."""
    return tuple(map(shown_type, DEVICE_TYPES))


DEVICE_TYPES: Final = (*_BACKEND_OF_TYPE, *_KEY_OF_TYPE)
"""Every device type, in its one stored spelling."""

CPU: Final = Device("cpu")
META: Final = Device("meta")


def as_device(value: Device | str) -> Device:
    """A Device as it is, or parsed from its string."""
    return value if isinstance(value, Device) else Device(value)


def backend_component(device: Device) -> BackendComponent:
    """The backend bit of a device; `InvalidBit` for a type whose key stands alone."""
    return _BACKEND_OF_TYPE.get(device.kind, BackendComponent.InvalidBit)


def dispatch_key_of(device: Device) -> DispatchKey:
    """The key under which kernels for strided tensors on this device are registered."""
    found = _KEY_OF_TYPE.get(device.kind)
    if found is None:
        found = DispatchKey[_BACKEND_OF_TYPE[device.kind].name.removesuffix("Bit")]
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
    return _TENSOR_KEYS[device.kind]
