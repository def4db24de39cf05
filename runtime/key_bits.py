"""Key sets as plain ints: the form they have during a call.

The low 16 bits are backends and the bits above them functionalities, in the order
of their numbers. An instance such as AutogradCUDA is one bit of each kind, so a set
holds the product of its per-backend functionalities with its backends. Layout and
numbers are those of ``c10/core/DispatchKeySet.h``. ``key_set`` wraps the int for
people.
"""

from typing import Final

from .keys import (
    BACKENDS,
    FUNCTIONALITY_KEYS,
    RUNTIME_KEYS,
    BackendComponent,
    DispatchKey,
    is_per_backend_functionality_key,
    parse_backend_component,
    parse_dispatch_key,
    to_backend_component,
    to_functionality_key,
    to_runtime_per_backend_functionality_key,
)

NUM_BACKENDS: Final = len(BACKENDS)
NUM_RUNTIME_ENTRIES: Final = len(RUNTIME_KEYS)
BACKEND_MASK: Final = (1 << NUM_BACKENDS) - 1


def _compute_bits(key: DispatchKey) -> int:
    functionality = to_functionality_key(key)
    if functionality is DispatchKey.Undefined:
        return 0
    backend = to_backend_component(key)
    return 1 << (NUM_BACKENDS + functionality - 1) | 1 << backend >> 1


KEY_BITS: Final = {key: _compute_bits(key) for key in DispatchKey}
"""The bits of every key; `bits_of` for keys by name."""

# Every functionality's bit is below the one of the next, so this fills them all.
FULL_MASK: Final = (KEY_BITS[FUNCTIONALITY_KEYS[-1]] << 1) - 1
FUNCTIONALITY_MASK: Final = FULL_MASK & ~BACKEND_MASK
_PYTHON_DISPATCHER: Final = KEY_BITS[DispatchKey.PythonDispatcher]


def _compute_row(
    functionality: DispatchKey,
) -> tuple[int, int, tuple[DispatchKey, ...]]:
    if not is_per_backend_functionality_key(functionality):
        return RUNTIME_KEYS.index(functionality), 0, (functionality,)
    instances = tuple(
        to_runtime_per_backend_functionality_key(functionality, backend)
        for backend in BackendComponent
    )
    return RUNTIME_KEYS.index(instances[1]), BACKEND_MASK, instances


# By number of the functionality: its first slot in the dispatch table, the backend
# bits that choose among its slots, and its keys by number of the backend.
ROWS: Final = tuple(_compute_row(functionality) for functionality in FUNCTIONALITY_KEYS)


def bits_of(key: DispatchKey | str) -> int:
    """The bits of ``key``; 0 for ``Undefined`` and for alias keys.

    ValueError for a name that no key has, TypeError for what is neither key nor name.
    """
    # By type, since members of other enums and plain ints equal keys as well.
    if type(key) is not DispatchKey:
        key = parse_dispatch_key(key)
    return KEY_BITS[key]


def bits_of_backend(backend: BackendComponent | str) -> int:
    """The bit of ``backend``; 0 for ``InvalidBit``."""
    return 1 << parse_backend_component(backend) >> 1


def highest_priority_key_of(bits: int) -> DispatchKey:
    """The key that a call with the set ``bits`` goes to; ``Undefined`` if none."""
    _, mask, keys = ROWS[(bits >> NUM_BACKENDS).bit_length()]
    return keys[(bits & mask).bit_length()]


def table_index_of(bits: int) -> int:
    """The slot of the dispatch table for the set ``bits``: an index of RUNTIME_KEYS.

    As in PyTorch, a per-backend functionality without a backend has the slot of the
    first backend.
    """
    offset, mask, _ = ROWS[(bits >> NUM_BACKENDS).bit_length()]
    return offset + ((bits & mask) >> 1).bit_length()


def remove(bits: int, other: int) -> int:
    """``bits`` without the functionalities of ``other``; backend bits stay.

    See Note [Removing keys keeps backends].
    """
    return bits & (BACKEND_MASK | ~other)


def full_after(key: DispatchKey | str) -> int:
    """The bits of every functionality that runs after ``key``, and all backends.

    PythonDispatcher is always among them, so that a redispatch can still be seen
    from Python. All instances of one functionality give the same answer.
    """
    below = (1 << (NUM_BACKENDS + to_functionality_key(key)) >> 1) - 1
    return below | _PYTHON_DISPATCHER


# Note [Removing keys keeps backends]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# {CPU, CUDA} and {CPU, AutogradCUDA} share the backend bits CPU and CUDA; which
# functionality brought which backend is not recorded. Taking AutogradCUDA out of
# the second set can therefore not know whether CUDA should go as well. Difference
# and removal clear functionality bits only, and a backend is removed by name.
