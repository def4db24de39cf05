"""Fallbacks for keys that fall through by default."""

from __future__ import annotations

from collections.abc import Mapping

from ..dispatcher import Dispatcher
from ..errors import RegistrationError
from ..kernel import KernelFunction, Registration
from ..keys import DispatchKey
from ..locations import registered_here
from ..registration import RegistrationHandle


def cover_fallbacks(
    dispatcher: Dispatcher, kernels: Mapping[DispatchKey, KernelFunction]
) -> RegistrationHandle:
    """Register fallbacks in place of fallthroughs, which are back when the handle is removed.

    RegistrationError if a key has another fallback than that.
    """
    site = registered_here()
    added = {key: Registration(key, made, site) for key, made in kernels.items()}
    with dispatcher._lock:
        covered = {
            key: row for key, row in dispatcher.fallbacks.items() if key in added
        }
        for key, row in covered.items():
            if not row.kernel.is_fallthrough:
                raise RegistrationError(
                    f"{key} already has a backend fallback:\n"
                    f"  first: {row.describe()}\n"
                    f"  again: {added[key].describe()}"
                )
        dispatcher._set_fallbacks({**dispatcher.fallbacks, **added})
    return RegistrationHandle(_uncover, (dispatcher, covered), added)


def _uncover(
    owner: tuple[Dispatcher, Mapping[DispatchKey, Registration]],
    added: Mapping[DispatchKey, Registration],
) -> None:
    dispatcher, covered = owner
    with dispatcher._lock:
        current = {
            key: row
            for key, row in dispatcher.fallbacks.items()
            if added.get(key) is not row
        }
        back = {key: row for key, row in covered.items() if key not in current}
        dispatcher._set_fallbacks({**current, **back})
