"""Generators of random numbers, and the default one of each device.

Random operators draw from the generator that they are given, or from the default one
of their tensor's device. A default generator starts from a seed that nobody chose;
`manual_seed` makes a program repeatable. The interface is that of ``torch.Generator``
and ``torch.random`` (``ATen/core/Generator.h``, ``ATen/CPUGeneratorImpl.h``).
"""

from __future__ import annotations

import operator
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final, SupportsIndex

from .device import CPU, Device, as_device, dispatch_key_of
from .dtypes import uint8
from .key_set import DispatchKeySet, bits_of
from .native.random_streams import (
    STATE_BYTES,
    Stream,
    bytes_to_array,
    new_stream,
    stream_from_state,
    stream_state,
)
from .tensor import TensorBase, tensor_from_array
from .wording import kind_of

DEFAULT_SEED: Final = 67280421310721
"""The seed of a generator that was not seeded; the number is C10's."""

_SEED_BYTES: Final = 8
_SEEDS: Final = 1 << 64


class Generator:
    """A source of random numbers for the tensors of one device.

    Two generators with the same seed give the same numbers to the same calls. Threads
    may share a generator; which thread gets which numbers is then left open.
    RuntimeError for the meta device, whose tensors have no values to draw.
    """

    __slots__ = ("__weakref__", "_device", "_initial_seed", "_keys", "_stream")

    def __init__(self, device: Device | str = CPU) -> None:
        self._device = as_device(device)
        if self._device.type == "meta":
            raise RuntimeError(
                "tensors on the meta device have no values, so there is no generator for them"
            )
        # The raw key set, which a call collects as it does those of tensors.
        self._keys = bits_of(dispatch_key_of(self._device))
        self.manual_seed(DEFAULT_SEED)

    @property
    def device(self) -> Device:
        return self._device

    @property
    def key_set(self) -> DispatchKeySet:
        """What this generator adds to the key set of a call: the key of its device."""
        return DispatchKeySet.from_raw(self._keys)

    @property
    def stream(self) -> Stream:
        """What kernels draw from."""
        return self._stream

    def manual_seed(self, seed: SupportsIndex) -> Generator:
        """Start again from `seed`, and return self.

        A seed lies in [-2**63, 2**64), where -1 is 2**64 - 1 and so on; ValueError
        beyond that, TypeError for what is no integer.
        """
        try:
            number = operator.index(seed)
        except TypeError:
            raise TypeError(f"a seed is an integer, but got {kind_of(seed)}") from None
        if not -(_SEEDS // 2) <= number < _SEEDS:
            raise ValueError(f"a seed lies in [-2**63, 2**64), but got {number}")
        self._initial_seed = number % _SEEDS
        self._stream = new_stream(self._initial_seed)
        return self

    def seed(self) -> int:
        """Start again from a seed that the system chooses, and return it."""
        self.manual_seed(int.from_bytes(os.urandom(_SEED_BYTES)))
        return self._initial_seed

    def initial_seed(self) -> int:
        """The seed from which this generator started, in [0, 2**64)."""
        return self._initial_seed

    def get_state(self) -> TensorBase:
        """The state as a uint8 tensor of one dimension, for `set_state`."""
        return tensor_from_array(bytes_to_array(self._state_bytes()))

    def set_state(self, state: Any) -> None:
        """Continue from where `get_state` was called, on this generator or another.

        TypeError unless `state` is a uint8 tensor on the CPU, RuntimeError if it has
        not the size of a state.
        """
        if not isinstance(state, TensorBase) or state.dtype is not uint8:
            raise TypeError("the state of a generator is a tensor of dtype uint8")
        data = state.array.tobytes()
        expected = _SEED_BYTES + STATE_BYTES
        if len(data) != expected:
            raise RuntimeError(
                f"the state of a generator has {expected} bytes, but got {len(data)}"
            )
        self._restore(data)

    def clone_state(self) -> Generator:
        """Another generator that will give the same numbers as this one."""
        return _rebuild(self._device, self._state_bytes())

    def on(self, device: Device | str) -> Generator:
        """A generator for another device that draws from this one's stream.

        They go on together until one of them is seeded or given another state.
        """
        result = Generator(device)
        result._initial_seed, result._stream = self._initial_seed, self._stream
        return result

    def _state_bytes(self) -> bytes:
        seed = self._initial_seed.to_bytes(_SEED_BYTES, "little")
        return seed + stream_state(self._stream)

    def _restore(self, data: bytes) -> None:
        self._stream = stream_from_state(data[_SEED_BYTES:])
        self._initial_seed = int.from_bytes(data[:_SEED_BYTES], "little")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self._device, self._state_bytes())

    def __repr__(self) -> str:
        return f"<Generator on {self._device}, seed {self._initial_seed}>"


def _rebuild(device: Device, state: bytes) -> Generator:
    result = Generator(device)
    result._restore(state)
    return result


class _Defaults:
    """The default generators of the process, made when first asked for."""

    lock = threading.Lock()
    generators: ClassVar[dict[tuple[str, int], Generator]] = {}
    seed: ClassVar[int | None] = (
        None  # the last one given to manual_seed, for generators to come
    )


def default_generator(device: Device | str = CPU) -> Generator:
    """The generator from which random operators on a device draw when given none."""
    where = as_device(device)
    key = (where.type, where.index or 0)
    found = _Defaults.generators.get(key)
    if found is not None:
        return found
    with _Defaults.lock:
        found = _Defaults.generators.get(key)
        if found is None:
            found = Generator(where)
            if _Defaults.seed is None:
                found.seed()
            else:
                found.manual_seed(_Defaults.seed)
            _Defaults.generators[key] = found
        return found


def default_generators() -> tuple[Generator, ...]:
    """The default generators that are in use: one for each device that was asked for."""
    return tuple(_Defaults.generators.values())


def manual_seed(seed: SupportsIndex) -> Generator:
    """Seed the default generators of all devices; returns that of the CPU.

    ValueError and TypeError as for `Generator.manual_seed`.
    """
    cpu = default_generator().manual_seed(seed)
    with _Defaults.lock:
        _Defaults.seed = cpu.initial_seed()
        for generator in _Defaults.generators.values():
            generator.manual_seed(seed)
    return cpu


def seed() -> int:
    """Seed the default generators with a number that the system chooses; returns it."""
    chosen = default_generator().seed()
    manual_seed(chosen)
    return chosen


def initial_seed() -> int:
    """The seed from which the CPU's default generator started."""
    return default_generator().initial_seed()


def get_rng_state() -> TensorBase:
    """The state of the CPU's default generator."""
    return default_generator().get_state()


def set_rng_state(state: TensorBase) -> None:
    """Set the state of the CPU's default generator; errors as `Generator.set_state`."""
    default_generator().set_state(state)


@contextmanager
def fork_rng() -> Iterator[None]:
    """A ``with`` block after which the default generators stand where they stood before.

    That is the CPU's, and those of other devices that were in use before the block.
    """
    default_generator()
    with _Defaults.lock:
        seed_before = _Defaults.seed
        states = [(g, g._state_bytes()) for g in _Defaults.generators.values()]
    try:
        yield
    finally:
        with _Defaults.lock:
            _Defaults.seed = seed_before
            for generator, state in states:
                generator._restore(state)
