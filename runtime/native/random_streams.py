"""The streams of random numbers behind `runtime.generator`, and their states.

A stream is a NumPy generator over PCG64. NumPy locks a stream while it draws from it,
so threads may share one. The numbers are not PyTorch's; what a seed guarantees is that
the same calls give the same numbers again.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from ..storage import Array

# A string, since numpy.random is slow to import and loaded by NumPy when first used.
Stream: TypeAlias = "np.random.Generator"

_WORD: Final = 16
_HALF: Final = 4

STATE_BYTES: Final = 2 * _WORD + 2 * _HALF
"""The size of what `stream_state` returns.

PCG64's state and increment, the half of a word that a 32-bit draw left over, and
whether there is one.
"""


def new_stream(seed: int) -> Stream:
    """A stream that starts from a seed in [0, 2**64)."""
    return np.random.Generator(np.random.PCG64(seed))


def stream_state(stream: Stream) -> bytes:
    """Where the stream stands, in `STATE_BYTES` bytes."""
    state: dict[str, Any] = dict(stream.bit_generator.state)
    words = state["state"]
    return b"".join(
        (
            int(words["state"]).to_bytes(_WORD, "little"),
            int(words["inc"]).to_bytes(_WORD, "little"),
            int(state["uinteger"]).to_bytes(_HALF, "little"),
            int(state["has_uint32"]).to_bytes(_HALF, "little"),
        )
    )


def stream_from_state(state: bytes) -> Stream:
    """A new stream that stands where `stream_state` found one."""
    generator = np.random.PCG64(0)
    generator.state = {
        "bit_generator": "PCG64",
        "state": {
            "state": int.from_bytes(state[:_WORD], "little"),
            "inc": int.from_bytes(state[_WORD : 2 * _WORD], "little"),
        },
        "uinteger": int.from_bytes(state[2 * _WORD : 2 * _WORD + _HALF], "little"),
        "has_uint32": int.from_bytes(state[2 * _WORD + _HALF :], "little"),
    }
    return np.random.Generator(generator)


def bytes_to_array(state: bytes) -> Array:
    """The bytes as a writable uint8 array of one dimension."""
    return np.frombuffer(state, np.uint8).copy()
