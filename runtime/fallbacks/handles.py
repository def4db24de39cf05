"""What installing a fallback gives back."""

from __future__ import annotations

from ..registration import RegistrationHandle


def together(*handles: RegistrationHandle) -> RegistrationHandle:
    """One handle that removes all of these, the last one first."""
    return RegistrationHandle(_remove_all, handles, handles)


def _remove_all(handles: tuple[RegistrationHandle, ...], _: object) -> None:
    for handle in reversed(handles):
        handle.remove()
