"""What is kept of a recorded call, and how tensors are known in it.

Nothing here holds a tensor: a recording does not change how long memory lives.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ...device import Device
from ...dtypes import DType
from ...key_set import DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle


class Origin(enum.Enum):
    """Where a value comes from."""

    INPUT = "x"
    RESULT = "t"
    GENERATOR = "g"


@dataclass(frozen=True, slots=True)
class Ref:
    """A tensor as one call met it.

    `number` is that of the tensor object among those of its origin. It stays the same, as
    does the name that was `given` to it. The look does not, if an operator changes it in
    place. `storage` is the number of the memory: equal for views.
    """

    origin: Origin
    number: int
    given: str | None
    storage: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: DType
    device: Device

    @property
    def name(self) -> str:
        """The given name; otherwise x0, x1, … for inputs, t0, t1, … for results."""
        return self.given or f"{self.origin.value}{self.number}"

    @property
    def nbytes(self) -> int:
        """The bytes of the elements, each counted once for every place it shows in."""
        count = self.dtype.itemsize
        for size in self.shape:
            count *= size
        return count

    @property
    def look(self) -> str:
        """dtype and shape: float32[2, 3]."""
        return f"{self.dtype}[{', '.join(map(str, self.shape))}]"

    def __str__(self) -> str:
        return f"{self.name}: {self.look}"


@dataclass(frozen=True, slots=True)
class GeneratorRef:
    """A generator of random numbers that was passed to a call."""

    number: int

    @property
    def name(self) -> str:
        """g0, g1, …"""
        return f"{Origin.GENERATOR.value}{self.number}"

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Call:
    """One operator call.

    `args`, `kwargs` and `results` have a Ref for each tensor; `results` has one value for
    each return. `written` are the tensors that the operator writes to. `keys`, `key` and
    `kernel` are those of the backend. Times are in nanoseconds, of `perf_counter_ns`.
    `read_bytes` are those of the arguments' elements, but for out arguments; what is
    written in place counts, whether or not the operator reads it. `written_bytes` are those
    of the results, `new_bytes` the memory that these hold and that nothing had before.
    `error` is the exception of a call that raised.
    """

    operator: OperatorHandle
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    results: tuple[Any, ...]
    written: tuple[Ref, ...]
    keys: DispatchKeySet
    key: DispatchKey
    kernel: str
    start: int
    nanoseconds: int
    thread: int
    read_bytes: int
    new_bytes: int
    error: str | None

    @property
    def name(self) -> str:
        """The operator's name without namespace: add."""
        return self.operator.name.partition("::")[2]

    @property
    def overload(self) -> str:
        """The overload, "" if it has no name."""
        return self.operator.overload

    @property
    def seconds(self) -> float:
        """How long the kernel took, what it calls included."""
        return self.nanoseconds / 1e9

    @property
    def inputs(self) -> tuple[Ref, ...]:
        """The tensors among the arguments."""
        return (*refs_in(self.args), *refs_in(tuple(self.kwargs.values())))

    @property
    def outputs(self) -> tuple[Ref, ...]:
        """The tensors among the results."""
        return tuple(refs_in(self.results))

    @property
    def written_bytes(self) -> int:
        """The bytes of the elements of results and of what is written to; 0 for views."""
        made = [
            ref for ref in self.outputs if self.new_bytes and ref not in self.written
        ]
        return sum(ref.nbytes for ref in (*self.written, *made))


def refs_in(value: Any) -> Iterator[Ref]:
    """Each tensor in a recorded value, at any depth."""
    if isinstance(value, Ref):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from refs_in(item)
    elif isinstance(value, dict):
        for item in (*value.keys(), *value.values()):
            yield from refs_in(item)


def shown(value: Any, write: Callable[[Any], str] = repr) -> str:
    """A recorded value as Python would write it; `write` writes what is no container."""
    if isinstance(value, (Ref, GeneratorRef)):
        return value.name
    if isinstance(value, list):
        return f"[{', '.join(shown(item, write) for item in value)}]"
    if isinstance(value, tuple):
        inner = ", ".join(shown(item, write) for item in value)
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, dict):
        pairs = (f"{shown(k, write)}: {shown(v, write)}" for k, v in value.items())
        return f"{{{', '.join(pairs)}}}"
    return write(value)


def shown_arguments(call: Call, write: Callable[[Any], str] = repr) -> str:
    """The arguments of a call as Python would write them."""
    positional = [shown(value, write) for value in call.args]
    named = [f"{name}={shown(value, write)}" for name, value in call.kwargs.items()]
    return ", ".join((*positional, *named))
