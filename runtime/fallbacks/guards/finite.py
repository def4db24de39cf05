"""Finding the operator that made the first NaN or infinity.

    with find_nonfinite():
        loss = model(x)

See Note [Who is to blame].
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, isinf, isnan
from typing import Any, Final

from ...errors import BoxwoodError
from ...operator import OperatorHandle
from ...storage import Array, owner_of
from ...tensor_base import TensorBase, storage_of
from ..dispatch_mode import DispatchMode
from ..observing import UNWRITTEN, real_tensors, written_tensors

# Note [Who is to blame]
# ~~~~~~~~~~~~~~~~~~~~~~
# An operator made a NaN if there is one in what it returned or wrote, and none in what it
# read: tensors and numbers. So the first operator is found, and those that only pass the
# NaN on are not. For infinities the same, apart: inf - inf makes a NaN, of infinities that
# another operator made. Of results that share memory with what was read, views, nothing
# new is known. `empty` and `resize_` return memory that nobody wrote to; whatever is in
# it, they did not make it.
#
# What an operator writes to is looked at before the call, unless it is an out argument,
# which is not read; so is what it reads from the memory that it writes to, through whatever
# tensor.

_MOST_SHOWN: Final = 6


class Kind(enum.Enum):
    """What is looked for."""

    NAN = "NaN"
    INF = "inf"


class NonFiniteError(BoxwoodError, ArithmeticError):
    """An operator made a NaN or an infinity; `finding` says which, and from what."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding: Final = finding


@dataclass(frozen=True, slots=True, eq=False)
class Finding:
    """An operator that made a NaN or an infinity.

    `call` counts the calls of the block from 0. `result` is the place of the tensor among
    those that came out, `position` that of the first such element, `count` how many there
    are. `args` and `kwargs` are those of the call; tensors that it wrote to are copies
    from before.
    """

    operator: OperatorHandle
    kind: Kind
    call: int
    result: int
    position: tuple[int, ...]
    count: int
    total: int
    shape: tuple[int, ...]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def __str__(self) -> str:
        place = f" at {list(self.position)}" if self.position else ""
        which = f"result {self.result}" if self.result else "its result"
        lines = [
            f"{self.operator} made {self.kind.value} in call {self.call}: {self.count} of"
            f" {self.total} elements of {which}, the first{place}"
        ]
        return "\n".join([*lines, *self._inputs()])

    def _inputs(self) -> Iterator[str]:
        schema = self.operator.schema
        names = [argument.name for argument in schema.arguments]
        outs = {argument.name for argument in schema.out_arguments}
        given = [*zip(names, self.args, strict=False), *self.kwargs.items()]
        for name, value in given:
            if name in outs:
                continue
            tensors = list(real_tensors(value))
            if not tensors:
                yield f"  {name} = {value!r}"
            for number, tensor in enumerate(tensors[:_MOST_SHOWN]):
                label = name if tensor is value else f"{name}[{number}]"
                yield f"  {label}: {self._described(tensor)}"
            if len(tensors) > _MOST_SHOWN:
                yield f"  {name}: {len(tensors) - _MOST_SHOWN} more"

    def _described(self, tensor: TensorBase) -> str:
        text = f"{tensor.dtype}[{', '.join(map(str, tensor.shape))}]"
        if not tensor.numel():
            return text
        array = tensor.array
        if not tensor.dtype.is_complex:
            text += f" from {_text(array.min())} to {_text(array.max())}"
        # Elementwise, the element at the same place is the one that it was made from.
        if tensor.shape == self.shape and self.position:
            text += f", {_text(array[self.position])} there"
        return text


def _text(element: Any) -> str:
    return f"{element.item():.6g}" if hasattr(element, "item") else str(element)


class NonFiniteFinder(DispatchMode):
    """The mode behind `find_nonfinite`. `findings` has all if `stop` is false.

    Entered again after its block, it goes on with the same `findings`.
    """

    asked_once = True

    def __init__(
        self, *, nan: bool = True, infinity: bool = True, stop: bool = True
    ) -> None:
        wanted = {Kind.NAN: nan, Kind.INF: infinity}
        self._kinds = tuple(kind for kind, is_wanted in wanted.items() if is_wanted)
        self._stop = stop
        self._calls = 0
        self.findings: Final[list[Finding]] = []

    @property
    def first(self) -> Finding | None:
        """The first finding, if there is any."""
        return self.findings[0] if self.findings else None

    def __dispatch__(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        values = op.entry.binder.bind(args, kwargs)
        written, read = _written_and_read(op, values)
        changing = [*written, *_on_memory_of(written, read)]
        copies = {id(tensor): _copied(tensor) for tensor in changing}
        result = op(*args, **kwargs)
        call, self._calls = self._calls, self._calls + 1
        if op.name in UNWRITTEN:
            return result
        sources = [copies.get(id(value), value) for value in read]
        for place, tensor in enumerate(_made(result, written, sources)):
            for kind in self._kinds:
                found = _where(tensor, kind)
                if found is None or any(_has(value, kind) for value in sources):
                    continue
                finding = Finding(
                    operator=op,
                    kind=kind,
                    call=call,
                    result=place,
                    position=_first(found),
                    count=int(found.sum()),
                    total=tensor.numel(),
                    shape=tensor.shape,
                    args=tuple(_before(value, copies) for value in args),
                    kwargs={k: _before(v, copies) for k, v in kwargs.items()},
                )
                self.findings.append(finding)
                if self._stop:
                    raise NonFiniteError(finding)
        return result


def find_nonfinite(
    *, nan: bool = True, infinity: bool = True, stop: bool = True
) -> NonFiniteFinder:
    """A mode that raises NonFiniteError where the first NaN or infinity is made.

    Without `stop`, the program goes on and the `findings` are collected.
    """
    return NonFiniteFinder(nan=nan, infinity=infinity, stop=stop)


# ---- what is read and written ----


def _written_and_read(
    op: OperatorHandle, values: Sequence[Any]
) -> tuple[list[TensorBase], list[Any]]:
    """The tensors that a call writes to and reads, and the numbers that it reads.

    What it reads has those that it writes to, but for out arguments.
    """
    outs = {argument.name for argument in op.schema.out_arguments}
    read: list[Any] = []
    for argument, value in zip(op.schema.arguments, values, strict=False):
        if argument.name not in outs:
            read += list(real_tensors(value)) or _numbers(value)
    return written_tensors(op, values), read


def _on_memory_of(
    written: Sequence[TensorBase], read: Sequence[Any]
) -> list[TensorBase]:
    """The tensors that are read and will have changed after the call."""
    if not written:
        return []
    memories = {place for tensor in written for place in _memory(tensor)}
    return [
        value
        for value in read
        if isinstance(value, TensorBase) and not memories.isdisjoint(_memory(value))
    ]


def _memory(tensor: TensorBase) -> tuple[int, ...]:
    """What stands for its memory: the storage, and what owns the bytes of that."""
    storage = storage_of(tensor)
    if storage.data is None:
        return (id(storage),)
    return id(storage), id(owner_of(storage.data))


def _numbers(value: Any) -> list[Any]:
    if isinstance(value, (list, tuple)):
        return [number for item in value for number in _numbers(item)]
    return [value] if isinstance(value, (float, complex)) else []


def _copied(tensor: TensorBase) -> TensorBase:
    return tensor if tensor.is_meta else tensor._like_device(tensor.array.copy())


def _before(value: Any, copies: dict[int, TensorBase]) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_before(item, copies) for item in value)
    return copies.get(id(value), value)


def _made(
    result: Any, written: Sequence[TensorBase], sources: Sequence[Any]
) -> Iterator[TensorBase]:
    """The tensors that came out and may hold something new."""
    seen = {id(source) for source in sources}
    memories = {
        id(source._storage)
        for source in sources
        if isinstance(source, TensorBase) and source._storage is not None
    }
    for tensor in (*real_tensors(result), *written):
        if id(tensor) in seen:
            continue
        seen.add(id(tensor))
        is_view = tensor._storage is not None and id(tensor._storage) in memories
        if not is_view or any(tensor is each for each in written):
            yield tensor


# ---- what is in a tensor ----


def _where(tensor: TensorBase, kind: Kind) -> Array | None:
    """Which elements are of the kind; None if there is none."""
    dtype = tensor.dtype
    if tensor.is_meta or not (dtype.is_floating_point or dtype.is_complex):
        return None
    array = tensor.array
    found: Array
    if kind is Kind.NAN:
        found = array != array
    elif dtype.is_complex:
        found = (abs(array.real) == inf) | (abs(array.imag) == inf)
    else:
        found = abs(array) == inf
    return found if found.any() else None


def _first(found: Array) -> tuple[int, ...]:
    """The indices of the first element that is true."""
    return tuple(int(axis[0]) for axis in found.nonzero()) if found.ndim else ()


def _has(value: Any, kind: Kind) -> bool:
    if isinstance(value, TensorBase):
        return _where(value, kind) is not None
    parts = (value.real, value.imag) if isinstance(value, complex) else (value,)
    return any(map(isnan if kind is Kind.NAN else isinf, parts))
