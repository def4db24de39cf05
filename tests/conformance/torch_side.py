"""torch, as `operator_outcomes.Side` wants a library."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import ml_dtypes
import numpy as np
import torch
from sample_arrays import Placed
from samples import Named

_STDERR = 2


class TorchSide:
    """torch on one device."""

    def __init__(self, device: str = "cpu") -> None:
        self.device = device
        self._written: int | None = None

    def operator(self, name: str) -> Callable[..., Any]:
        """The operator's overload, which is called by schema as ours is."""
        base, _, overload = name.partition(".")
        return getattr(getattr(torch.ops.aten, base), overload or "default")

    def tensor(self, placed: Placed) -> Any:
        """A tensor on a copy of the buffer."""
        dtype = getattr(torch, placed.dtype)
        base = torch.empty(placed.buffer.shape, dtype=dtype, device=self.device)
        if self.device != "meta":
            # Memory of torch's own, since that of NumPy cannot be resized.
            target = base.view(torch.int16) if dtype is torch.bfloat16 else base
            target.copy_(torch.from_numpy(placed.buffer.view(_shown_as(placed))))
        # Unlike as_strided, this does not make a view, which some operators refuse.
        storage = base.untyped_storage()
        tensor = torch.empty(0, dtype=dtype, device=self.device)
        return tensor.set_(storage, placed.offset, placed.shape, placed.strides)

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

    @contextmanager
    def seeing_warnings(self) -> Iterator[None]:
        """Read the warnings of `torch.ops`, which bypass Python, from standard error.

        All of them are given, not only the first of each.
        """
        always = torch.is_warn_always_enabled()
        torch.set_warn_always(True)
        with tempfile.TemporaryFile() as file:
            kept = os.dup(_STDERR)
            os.dup2(file.fileno(), _STDERR)
            self._written = os.dup(file.fileno())
            try:
                yield
            finally:
                os.dup2(kept, _STDERR)
                os.close(kept)
                os.close(self._written)
                self._written = None
                torch.set_warn_always(always)

    def written_warnings(self) -> list[str]:
        """The lines written since the last time."""
        if self._written is None:
            return []
        size = os.fstat(self._written).st_size
        if not size:
            return []
        text = os.pread(self._written, size, 0).decode(errors="replace")
        os.ftruncate(self._written, 0)
        os.lseek(self._written, 0, os.SEEK_SET)
        return [line for line in text.splitlines() if "Warning: " in line]

    def is_missing(self, error: Exception) -> bool:
        """Whether there was no kernel to call: then nothing is asked of ours."""
        return False


def _shown_as(placed: Placed) -> Any:
    """The dtype in which torch can read the buffer."""
    return np.int16 if placed.dtype == "bfloat16" else placed.buffer.dtype
