"""On which devices the arguments of a call are, for calls that failed because of that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from .device import Device
from .errors import DeviceError

if TYPE_CHECKING:
    from .operator import OperatorHandle

__all__ = ["asked_for", "name_call"]

_SHOWN: Final = 3
_NO_VALUES: Final = (
    "  tensors on meta have a shape and no values: they go with one another, and none can be"
    " moved to another device"
)


def name_call(error: DeviceError, op: OperatorHandle, args: tuple[Any, ...]) -> None:
    """Put the operator and where its arguments are to the error, before it goes on.

    A call around the one that is named already is named instead if its own arguments are
    on all these devices. Otherwise it was made of tensors that its user never saw.
    """
    placed = [
        (argument.name, where)
        for argument, value in zip(op.schema.arguments, args, strict=False)
        if (where := _places(value))
    ]
    devices = frozenset(device for _, where in placed for device in where)
    if not devices or not devices >= error.devices:
        return
    lines = [f"{op}: {error.reason}", *(_line(name, where) for name, where in placed)]
    if any(device.startswith("meta") for device in devices):
        lines.append(_NO_VALUES)
    error.devices = devices
    error.args = ("\n".join(lines),)


def asked_for(
    op: OperatorHandle, args: tuple[Any, ...]
) -> Iterator[tuple[str, Device]]:
    """The arguments that are devices, by name."""
    for argument, value in zip(op.schema.arguments, args, strict=False):
        if isinstance(value, Device):
            yield argument.name, value


def _places(value: object) -> dict[str, list[int]]:
    """The devices of a tensor, generator, device or list; of a list with positions."""
    if not isinstance(value, list | tuple):
        device = _device_of(value)
        return {} if device is None else {str(device): []}
    found: dict[str, list[int]] = {}
    for position, each in enumerate(value):
        device = _device_of(each)
        if device is not None:
            found.setdefault(str(device), []).append(position)
    return found


def _device_of(value: object) -> Device | None:
    device = value if isinstance(value, Device) else getattr(value, "device", None)
    return device if isinstance(device, Device) else None


def _line(name: str, where: dict[str, list[int]]) -> str:
    places = []
    for device, positions in where.items():
        shown = ", ".join(map(str, positions[:_SHOWN]))
        more = ", …" if len(positions) > _SHOWN else ""
        places.append(f"{device} ({shown}{more})" if positions else device)
    return f"  argument '{name}' is on {' and '.join(places)}"
