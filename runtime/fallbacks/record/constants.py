"""What tensors hold, as text of Python programs, and the functions that read it again."""

from __future__ import annotations

import base64
import math
import struct
import textwrap
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ...device import Device, as_device
from ...dtypes import DType, uint8
from ...generator import Generator, default_generator
from ...ops import ops
from ...storage import Geometry, contiguous_strides
from ...tensor import empty_tensor
from ...tensor_base import TensorBase, on_storage, storage_of
from ..wrappers import Wrapper, view_on
from .calls import shown

_READABLE: Final = 32
"""Up to how many elements are written as numbers."""

_LINE: Final = 88


@dataclass(frozen=True, slots=True)
class Constant:
    """What a tensor held when it was first met.

    `data` are the bytes of its memory, None on the meta device, `nbytes` how many they
    are. `values` are its elements, where they are to be written as numbers; they say all
    there is to say of a tensor that lies densely in memory of its own.
    """

    offset: int
    nbytes: int
    data: bytes | None
    values: Any
    is_wrapped_number: bool


def constant_of(tensor: TensorBase) -> Constant:
    """What a tensor holds now, with all of the memory that it shares with others."""
    storage = storage_of(tensor)
    offset = tensor.storage_offset()
    if tensor.is_wrapped_number:
        return Constant(offset, storage.nbytes, None, tensor.array.item(), True)
    data = None if storage.data is None else bytes(storage.data.data)
    values = (
        tensor.array.tolist() if data is not None and _is_readable(tensor) else None
    )
    return Constant(offset, storage.nbytes, data, values, False)


def _is_readable(tensor: TensorBase) -> bool:
    if not 0 < tensor.numel() <= _READABLE:
        return False
    if tensor.strides != contiguous_strides(tensor.shape):
        return False
    if storage_of(tensor).nbytes != tensor.numel() * tensor.itemsize:
        return False
    return tensor.device.type == "cpu" and all(
        map(_is_finite, _flat(tensor.array.tolist()))
    )


def _flat(values: Any) -> list[Any]:
    if not isinstance(values, list):
        return [values]
    return [element for item in values for element in _flat(item)]


def _is_finite(value: Any) -> bool:
    if isinstance(value, complex):
        return math.isfinite(value.real) and math.isfinite(value.imag)
    return not isinstance(value, float) or math.isfinite(value)


def text_of_bytes(data: bytes, indent: str) -> str:
    """Bytes as a literal of Python, in lines of readable width."""
    text = base64.b64encode(zlib.compress(data, 9)).decode("ascii")
    lines = textwrap.wrap(text, _LINE - len(indent) - 2)
    return "\n".join(f'{indent}"{line}"' for line in lines)


# ---- what programs call ----


def float_of_bits(bits: int) -> float:
    """The float64 with these bits: for what is no number, of which there are many."""
    (value,) = struct.unpack("<d", struct.pack("<Q", bits))
    return float(value)


def stored(text: str | None, nbytes: int, device: Device | str = "cpu") -> TensorBase:
    """Memory of `nbytes` bytes, as uint8 elements, with what `text` says is in it."""
    result = empty_tensor((nbytes,), uint8, as_device(device))
    if text is not None:
        result.array.data[:] = zlib.decompress(base64.b64decode(text))
    return result


def placed(
    memory: TensorBase,
    dtype: DType,
    shape: tuple[int, ...],
    strides: tuple[int, ...] | None = None,
    offset: int = 0,
) -> TensorBase:
    """A tensor on the memory of another one; strides and offset count its elements.

    Programs that are run in functional form or under vmap have wrappers, whose memory only
    operators know of.
    """
    steps = contiguous_strides(shape) if strides is None else strides
    geometry = Geometry(shape, steps, offset, dtype)
    if isinstance(memory, Wrapper):
        return view_on(ops.aten.detach.default(memory), geometry)
    return on_storage(storage_of(memory), geometry, memory.device, memory._keys, None)


def generator_from(text: str, device: Device | str = "cpu") -> Generator:
    """A generator in the state that `text` says."""
    made = Generator(device)
    made.set_state(_state(text))
    return made


def seed_default(text: str, device: Device | str = "cpu") -> Generator:
    """The default generator of a device, put into the state that `text` says."""
    found = default_generator(device)
    found.set_state(_state(text))
    return found


def _state(text: str) -> TensorBase:
    return stored(text, len(zlib.decompress(base64.b64decode(text))))


# ---- how programs are written ----


def constant_lines(
    name: str, constant: Constant, look: Any, write: Callable[[Any], str]
) -> list[str]:
    """Statements that make the tensor `name`, which looked like `look`."""
    if constant.is_wrapped_number:
        return [f"{name} = wrapped_number({write(constant.values)})"]
    if constant.values is not None:
        values = shown(constant.values, write)
        return [f"{name} = tensor({values}, dtype={write(look.dtype)})"]
    size, device = constant.nbytes, repr(str(look.device))
    made = [f"memory = stored(None, {size}, {device})"]
    if constant.data:
        text = text_of_bytes(constant.data, "    ")
        made = [f"memory = stored(\n{text},\n    {size},\n    {device},\n)"]
    return [*made, f"{name} = {placed_text('memory', constant, look, write)}"]


def placed_text(
    memory: str, constant: Constant, look: Any, write: Callable[[Any], str]
) -> str:
    """The tensor that looks like `look` on the memory of the tensor called `memory`."""
    parts = [memory, write(look.dtype), repr(look.shape)]
    if look.strides != contiguous_strides(look.shape) or constant.offset:
        parts += [repr(look.strides), repr(constant.offset)]
    return f"placed({', '.join(parts)})"
