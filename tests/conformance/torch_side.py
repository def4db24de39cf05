"""torch, as `operator_outcomes.Side` wants a library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import torch
from sample_arrays import Placed
from samples import Named

# Otherwise a warning would be given to the first test that meets it.
torch.set_warn_always(True)
torch.set_num_threads(1)


class TorchSide:
    """torch on one device."""

    def __init__(self, device: str = "cpu") -> None:
        self.device = device

    def operator(self, name: str) -> Callable[..., Any]:
        """The operator's overload, which is called by schema as ours is."""
        base, _, overload = name.partition(".")
        return getattr(getattr(torch.ops.aten, base), overload or "default")

    def tensor(self, placed: Placed) -> Any:
        """A tensor on a copy of the buffer."""
        dtype = getattr(torch, placed.dtype)
        if self.device == "meta":
            base = torch.empty(placed.buffer.shape, dtype=dtype, device="meta")
        elif dtype is torch.bfloat16:
            base = torch.from_numpy(placed.buffer.copy().view(np.int16)).view(dtype)
        else:
            base = torch.from_numpy(placed.buffer.copy())
        return base.as_strided(placed.shape, placed.strides, placed.offset)

    def named(self, value: Named) -> Any:
        """A dtype, layout, memory format or device."""
        if value.kind == "device":
            return torch.device(self.device if value.name == "cpu" else value.name)
        return getattr(torch, value.name)

    def is_tensor(self, value: Any) -> bool:
        """Whether this is a tensor."""
        return isinstance(value, torch.Tensor)

    def look(
        self, tensor: torch.Tensor
    ) -> tuple[str, tuple[int, ...], tuple[int, ...], int, str]:
        """Name of the dtype, shape, strides, storage offset, device."""
        return (
            str(tensor.dtype).removeprefix("torch."),
            tuple(tensor.shape),
            tensor.stride(),
            tensor.storage_offset(),
            str(tensor.device),
        )

    def values(self, tensor: torch.Tensor) -> np.ndarray[Any, Any] | None:
        """A copy of the elements, if their dtype exists in NumPy."""
        if tensor.is_meta or tensor.dtype is torch.complex32:
            return None
        if tensor.dtype is torch.bfloat16:
            found = tensor.contiguous().view(torch.int16).numpy()
            return found.view(ml_dtypes.bfloat16).copy()
        return tensor.resolve_conj().resolve_neg().numpy().copy()

    def storage(self, tensor: torch.Tensor) -> int:
        """The identity of the storage."""
        return tensor.untyped_storage()._cdata

    def is_missing(self, error: Exception) -> bool:
        """Whether there was no kernel to call: then nothing is asked of ours."""
        return False
