"""How many bytes a call will allocate, before it is made.

Room must be made before an operation runs. For arguments of the same shapes it will
take what it took last time. The first time it is tried on the meta device, where
tensors have no data. What cannot be told so (`nonzero`, operators without a kernel for
Meta) is taken for nothing, and room is made when the result is there.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from ...collecting import is_tensor
from ...device import META, Device
from ...storage import Geometry, Storage
from ...tensor_base import TensorBase, make_tensor, storage_of
from ..values import map_tensors, tensors_in
from .traits import Traits
from .wrapping import BELOW

_MOST_SIGNATURES: Final = 4096

# Filters of warnings are of the process: two threads must not restore them crosswise.
_quiet_lock: Final = threading.RLock()


def describe(value: Any) -> Hashable:
    """What of an argument the size of a result can follow from; TypeError if unclear."""
    if isinstance(value, TensorBase):
        return value.shape, value.strides, value.dtype, value.device
    if isinstance(value, (list, tuple)):
        return tuple([describe(item) for item in value])
    if isinstance(value, Mapping):
        raise TypeError("a dictionary can hold anything")
    if is_tensor(value):
        return "generator"
    if isinstance(value, float):
        return "float"
    hash(value)
    return type(value), value


class Sizes:
    """What calls allocate, by operator and shapes."""

    def __init__(self) -> None:
        self._known: dict[Hashable, int] = {}

    def signature(self, op: Any, traits: Traits, arguments: Sequence[Any]) -> Hashable:
        """The key under which the size of a call is kept; None if nothing tells it."""
        if not traits.is_predictable:
            return None
        try:
            return op, describe(arguments)
        except TypeError:
            return None

    def predict(
        self, op: Any, traits: Traits, arguments: Sequence[Any], signature: Hashable
    ) -> int:
        """The bytes that the call will allocate for its results."""
        if signature is None:
            return 0
        found = self._known.get(signature)
        if found is None:
            found = _measured_on_meta(op, traits, arguments)
        return found

    def learn(self, signature: Hashable, nbytes: int) -> None:
        """The call allocated this much."""
        if signature is None or self._known.get(signature) == nbytes:
            return
        if len(self._known) >= _MOST_SIGNATURES:
            self._known.clear()
        self._known[signature] = nbytes


def _measured_on_meta(op: Any, traits: Traits, arguments: Sequence[Any]) -> int:
    storages: dict[Storage, int] = {}

    def without_data(t: Any) -> Any:
        if not isinstance(t, TensorBase):
            return t
        geometry = Geometry(t.shape, t.strides, 0, t.dtype)
        found = make_tensor(None, device=META, geometry=geometry)
        storage = storage_of(found)
        storages[storage] = storage.nbytes
        return found

    stack = [map_tensors(without_data, value) for value in arguments]
    if traits.device is not None:
        stack[traits.device] = META
    if any(isinstance(value, Device) and value is not META for value in stack):
        return 0
    try:
        with _quiet_lock, warnings.catch_warnings(), BELOW:
            # What there is to warn of, the call itself will say.
            warnings.simplefilter("ignore")
            op.call_boxed(stack)
    except Exception:
        # The call itself will say what is wrong, if anything is.
        return 0
    grown = sum(storage.nbytes - before for storage, before in storages.items())
    made = {storage_of(t) for t in tensors_in(stack) if isinstance(t, TensorBase)}
    return grown + sum(each.nbytes for each in made if each not in storages)
