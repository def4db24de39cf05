"""Running a program without data: shapes, dtypes, memory and FLOPs.

    with dry_run() as report:
        y = model(x)
    print(report.table())

Calls run on the Meta device: see Note [Twins].
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from ...device import Device, tensor_keys
from ...errors import BoxwoodError
from ...operator import OperatorHandle
from ...storage import Geometry, Storage
from ...tensor_base import TensorBase, on_storage, storage_of
from ..dispatch_mode import DispatchMode
from ..observing import real_tensors, written_tensors
from ..record import Call, Recorder, Recording
from ..record.tables import aligned, size
from ..values import map_tensors
from .flops import flops_of, is_uncounted

# Note [Twins]
# ~~~~~~~~~~~~
# In a dry run every device is Meta. Factories are asked for Meta tensors, whose operators
# compute shapes and dtypes and nothing else. A tensor from outside that has data takes part
# through its twin: a Meta tensor of the same look, on memory that stands for the memory of
# the original, so that twins of views are views. The original is never read or written to.
# A tensor from outside that is on Meta takes part itself.
#
# Memory is counted by what holds it: a storage counts from the call that made it until the
# last tensor on it is gone, and what it takes is that of its size. Twins' storages, and those
# on Meta that an argument has and no call has made, count as given.

META: Final = Device("meta")

DATA_DEPENDENT: Final = ("data_dependent_output", "dynamic_output_shape")
"""Tags of operators whose result or its shape depends on values."""


class DryRunError(BoxwoodError, RuntimeError):
    """A call that cannot be made without data."""


@dataclass(slots=True)
class Memory:
    """Bytes that are alive, at most at once, and what they were for."""

    alive: int = 0
    peak: int = 0
    given: int = 0
    peak_at: int | None = None
    by_operator: dict[str, int] = field(default_factory=dict)
    at_peak: dict[str, int] = field(default_factory=dict)
    timeline: list[int] = field(default_factory=list)

    def change(self, operator: str, nbytes: int, call: int) -> None:
        """Count `nbytes` more, or fewer, that `operator` made."""
        self.alive += nbytes
        left = self.by_operator.get(operator, 0) + nbytes
        self.by_operator[operator] = left
        if self.alive > self.peak:
            self.peak, self.peak_at = self.alive, call
            self.at_peak = {name: n for name, n in self.by_operator.items() if n}


class DryRun(DispatchMode):
    """The mode that runs calls on Meta and counts memory in `memory`."""

    asked_once = True

    def __init__(self) -> None:
        self.memory: Final = Memory()
        self._twins: dict[int, tuple[weakref.ref[TensorBase], TensorBase]] = {}
        self._given: dict[int, tuple[weakref.ref[Storage], Storage]] = {}
        # The storages that count: what made each and how many bytes it had last.
        self._known: dict[int, tuple[weakref.ref[Storage], str, int]] = {}
        self._calls = 0
        self._lock = threading.RLock()

    def __dispatch__(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        values = op.entry.binder.bind(args, kwargs)
        lent = [
            (t, self._twin(t)) for t in written_tensors(op, values) if not t.is_meta
        ]
        looks = [(twin.shape, twin.strides) for _, twin in lent]
        self._take_given(values)
        args = tuple(map_tensors(self._twin, _on_meta(value)) for value in args)
        kwargs = {k: map_tensors(self._twin, _on_meta(v)) for k, v in kwargs.items()}
        names = [argument.name for argument in op.schema.arguments]
        if "device" in names and not _has_tensor([args, kwargs]):
            kwargs["device"] = META
        try:
            result = op(*args, **kwargs)
        except NotImplementedError as error:
            raise DryRunError(_why_not(op)) from error
        if looks != [(twin.shape, twin.strides) for _, twin in lent]:
            raise DryRunError(
                f"{op} changes the shape of a tensor that has data; in a dry run, make it in"
                ' the block or with device="meta"'
            )
        with self._lock:
            for tensor in real_tensors([result, args, kwargs]):
                self._count(op, storage_of(tensor))
            self.memory.timeline.append(self.memory.alive)
            self._calls += 1
        return result

    def refuse_values(self, what: str) -> Exception | None:
        """An error for whatever reads values: writes of the block did not change them."""
        return DryRunError(f"{what} needs values, which a dry run does not have")

    # ---- twins ----

    def _twin(self, tensor: Any) -> Any:
        """The twin of a tensor; generators and Meta tensors are used as they are."""
        if not isinstance(tensor, TensorBase) or tensor.is_meta:
            return tensor
        with self._lock:
            found = self._twins.get(id(tensor))
            if found is not None and found[0]() is tensor:
                return found[1]
            geometry = Geometry(
                tensor.shape, tensor.strides, tensor.storage_offset(), tensor.dtype
            )
            storage = self._storage(storage_of(tensor))
            keys = tensor_keys(META)
            twin = on_storage(storage, geometry, META, keys, None)
            twin._flags = tensor._flags
            place, twins = id(tensor), self._twins
            ref = weakref.ref(tensor, lambda ref: _forget(twins, place, ref))
            twins[place] = ref, twin
            return twin

    def _storage(self, real: Storage) -> Storage:
        found = self._given.get(id(real))
        if found is not None and found[0]() is real:
            return found[1]
        made = Storage(None, real.nbytes)
        place, given = id(real), self._given
        given[place] = weakref.ref(real, lambda ref: _forget(given, place, ref)), made
        self._count_given(made)
        return made

    # ---- memory ----

    def _take_given(self, values: Any) -> None:
        """Count the arguments on Meta that no call of the block has made."""
        with self._lock:
            for tensor in real_tensors(values):
                if tensor.is_meta and self._found(storage_of(tensor)) is None:
                    self._count_given(storage_of(tensor))

    def _count_given(self, storage: Storage) -> None:
        self._known[id(storage)] = weakref.ref(storage), "", storage.nbytes
        self.memory.given += storage.nbytes

    def _found(self, storage: Storage) -> tuple[str, int] | None:
        """What made a storage and its bytes, if it counts."""
        known = self._known.get(id(storage))
        return None if known is None or known[0]() is not storage else known[1:]

    def _count(self, op: OperatorHandle, storage: Storage) -> None:
        place = id(storage)
        found = self._found(storage)
        if found is not None:
            name, before = found
            if storage.nbytes != before:
                grown = storage.nbytes - before
                if name:
                    self.memory.change(name, grown, self._calls)
                else:
                    self.memory.given += grown
                self._known[place] = self._known[place][0], name, storage.nbytes
            return
        name = op.qualified_name
        mode = weakref.ref(self)

        def freed(ref: weakref.ref[Storage]) -> None:
            counting = mode()
            if counting is not None:
                counting._free(place, ref)

        self._known[place] = weakref.ref(storage, freed), name, storage.nbytes
        self.memory.change(name, storage.nbytes, self._calls)

    def _free(self, place: int, ref: weakref.ref[Storage]) -> None:
        with self._lock:
            known = self._known.get(place)
            if known is not None and known[0] is ref:
                del self._known[place]
                self.memory.change(known[1], -known[2], self._calls)


def _forget(known: dict[int, Any], place: int, ref: object) -> None:
    if known.get(place, (None,))[0] is ref:
        del known[place]


def _why_not(op: OperatorHandle) -> str:
    if any(tag in op.tags for tag in DATA_DEPENDENT):
        return f"the result of {op} depends on values, which a dry run does not have"
    return (
        f"{op} has no kernel for Meta, so nothing is known of its result without data;"
        ' register one with Library(..., "IMPL", "Meta"), or one that serves all devices'
        " for CompositeExplicitAutograd"
    )


def _on_meta(value: Any) -> Any:
    return META if isinstance(value, Device) else value


def _has_tensor(values: Any) -> bool:
    return any(True for _ in real_tensors(values))


# ---- the report ----


class DryRunReport:
    """What a dry run found.

    `recording` has the calls, with shapes and dtypes. `memory` counts bytes: `peak` is what
    operators had made and was alive at once, `given` what came from outside besides.
    """

    def __init__(self, recording: Recording, mode: DryRun) -> None:
        self.recording: Final = recording
        self.memory: Final = mode.memory
        self._mode = mode  # which counts what is freed after the block

    @property
    def flops(self) -> int:
        """The floating-point operations of all calls."""
        return sum(map(flops_of, self.recording))

    @property
    def peak_call(self) -> Call | None:
        """The call at which the most memory was alive; None if nothing was made."""
        at = self.memory.peak_at
        return None if at is None else self.recording[at]

    def uncounted(self) -> list[str]:
        """Operators with floating numbers that no formula counts, each once."""
        found = (str(call.operator) for call in self.recording if is_uncounted(call))
        return list(dict.fromkeys(found))

    def table(self) -> str:
        """One line for each operator, the one with most FLOPs first; then the sums."""
        rows: dict[str, list[int]] = {}
        for call in self.recording:
            row = rows.setdefault(call.operator.qualified_name, [0, 0, 0])
            row[0] += 1
            row[1] += flops_of(call)
            row[2] += call.new_bytes
        at_peak = self.memory.at_peak
        lines = [
            (name, str(count), f"{flops:,}", size(made), size(at_peak.get(name, 0)))
            for name, (count, flops, made) in sorted(
                rows.items(), key=lambda row: (-row[1][1], -row[1][2])
            )
        ]
        made = sum(row[2] for row in rows.values())
        total = (
            *("all", str(len(self.recording)), f"{self.flops:,}"),
            *(size(made), size(self.memory.peak)),
        )
        head = ("operator", "calls", "FLOPs", "made", "alive at the peak")
        text = aligned([head, *lines, total], numbers={1, 2, 3, 4})
        return f"{text}\n{self._sums()}"

    def _sums(self) -> str:
        peak = self.peak_call
        where = (
            "" if peak is None else f" in call {self.memory.peak_at} ({peak.operator})"
        )
        lines = [
            f"peak: {size(self.memory.peak)}{where},"
            f" besides {size(self.memory.given)} from outside"
        ]
        unknown = self.uncounted()
        if unknown:
            lines.append(f"not counted: {', '.join(unknown)}")
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.table()


class DryRunBlock:
    """What `dry_run` returns: a context manager that gives its `report`.

    Entered again after its block, or in another thread meanwhile, it goes on with the same
    report. RuntimeError for a block inside of its own.
    """

    def __init__(self) -> None:
        self._mode: Final = DryRun()
        self._recorder: Final = Recorder()
        self.report: Final = DryRunReport(self._recorder.recording, self._mode)

    def __enter__(self) -> DryRunReport:
        with ExitStack() as stack:
            stack.enter_context(self._mode)
            stack.enter_context(self._recorder)
            stack.pop_all()
        return self.report

    def __exit__(self, *error: Any) -> None:
        self._recorder.__exit__(*error)
        self._mode.__exit__(*error)


def dry_run() -> DryRunBlock:
    """Run the operators of the block on Meta: nothing is computed, all shapes are.

    Tensors that the block makes are Meta tensors. Those from outside, with data or not, can
    be used and keep what they hold. DryRunError for what needs values: `item`, `nonzero`, a
    mask as a subscript, `tolist`, `numpy`. Tensors are printed without values.
    """
    return DryRunBlock()


def dry_call(function: Callable[..., Any], *args: Any, **kwargs: Any) -> DryRunReport:
    """The report of one call of `function`; its result is dropped."""
    with dry_run() as report:
        function(*args, **kwargs)
    return report
