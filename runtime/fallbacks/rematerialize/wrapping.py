"""The tensors that a block hands to the program: they have a shape, and data on demand."""

from __future__ import annotations

from typing import Any, Final

from ...key_bits import KEY_BITS
from ...key_set import FULL, FULL_AFTER
from ...keys import DispatchKey
from ...local_keys import ExcludeDispatchKeyGuard
from ...storage import Array, Geometry
from ...tensor_base import TensorBase, make_tensor, storage_of
from ..wrappers import Wrapper, wrapper_class
from .records import Cell

# Note [The key of rematerialization]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The key is `Fake`. PyTorch hangs its fake tensors there, which have a shape and no data;
# nothing else here uses it. Its place is what counts: below autograd, whose formulas then
# are operations that can be recorded like others, and whose saved tensors can be
# evicted; below Functionalize and Python, so that modes see the calls of the program and
# not those that are made again; above BackendSelect, so that factories come by.
KEY: Final = DispatchKey.Fake
KEY_BIT: Final = KEY_BITS[KEY]

# What runs below this fallback is not recorded a second time, and nothing above it hears
# of what is made again.
BELOW: Final = ExcludeDispatchKeyGuard(FULL - FULL_AFTER(KEY))


class Rematerializable(Wrapper):
    """A tensor whose memory may be taken away and made again.

    When its block ends, it gets its data for good and loses the key: it then is an
    ordinary tensor. Until then `_array` is None.
    """

    __slots__ = ()

    @property
    def array(self) -> Array:
        """The data, for reading only; later evictions do not take it away."""
        if self._array is not None:
            return self._array
        found = self.real().array.view()
        found.flags.writeable = False
        return found

    def real(self) -> TensorBase:
        """An ordinary tensor with the data, made again if need be."""
        cell = self._storage
        if self._array is None and isinstance(cell, Cell):
            return cell.session.value(self)
        return self

    def item(self) -> Any:
        """The value of a tensor with one element, as a Python number."""
        return super().item() if self._array is not None else self.real().item()

    def tolist(self) -> Any:
        """Nested lists of Python numbers; a number for a 0-dimensional tensor."""
        return super().tolist() if self._array is not None else self.real().tolist()

    def _placed(self, geometry: Geometry) -> TensorBase:
        """On the cell, which is a storage."""
        return TensorBase._placed(self, geometry)

    def _like_device(self, array: Array) -> TensorBase:
        return make_tensor(array, device=self._device)

    def __repr__(self) -> str:
        if self._array is not None:
            return super().__repr__()
        shown = self.real()
        shown._requires_grad = self._requires_grad
        return repr(shown)

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        if self._array is not None:
            return super().__reduce_ex__(protocol)
        copied = self.real()
        copied._requires_grad = self._requires_grad
        return copied.__reduce_ex__(protocol)


def wrap(cell: Cell, real: TensorBase, geometry: Geometry) -> TensorBase:
    """A tensor that stands for a view of the buffer of `cell`, and looks like `real`."""
    found = make_tensor(
        None,
        device=real._device,
        geometry=geometry,
        storage=cell,
        keys=real._keys | KEY_BIT,
        cls=wrapper_class(Rematerializable),
        offset=geometry.offset,
    )
    found._flags = real._flags
    return found


def is_wrapped(t: object) -> bool:
    """Whether `t` is a tensor of a block that has not ended."""
    return isinstance(t, TensorBase) and isinstance(t._storage, Cell)


def cell_of(t: TensorBase) -> Cell:
    """The cell of such a tensor."""
    assert isinstance(t._storage, Cell)
    return t._storage


def settle(t: TensorBase, real: TensorBase) -> None:
    """Make a wrapper an ordinary tensor: `real`, which nothing else uses."""
    storage = storage_of(real)
    t._keys = real._keys
    t._array = real._array
    t._geometry = real._geometry
    t._offset = real._offset
    t._storage = storage
    storage.add_alias(t)
