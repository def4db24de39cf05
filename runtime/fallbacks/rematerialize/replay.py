"""Making evicted buffers again, and running operations on what is resident."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...device import CPU, Device
from ...generator import Generator, default_generator
from ...tensor_base import TensorBase, storage_of
from ..values import tensors_in
from .errors import OutOfBudgetError, ReplayError
from .placing import copy_of, digest_of, view_of
from .records import Buffer, Operation, Ref, geometry_of
from .traits import Traits
from .wrapping import BELOW

if TYPE_CHECKING:
    from .costs import CountedCost
    from .memory import Memory


def fill(value: Any, roots: Mapping[Buffer, TensorBase]) -> Any:
    """An argument with tensors in the places of its references.

    `roots` are tensors to take instead of the resident ones.
    """
    if type(value) is Ref:
        buffer = value.buffer
        root = roots.get(buffer)
        if root is None:
            assert buffer.real is not None
            if value.geometry == buffer.geometry:
                return buffer.real
            root = buffer.real
        return view_of(root, value.geometry, value.flags)
    if isinstance(value, list):
        return [fill(item, roots) for item in value]
    if isinstance(value, tuple):
        return tuple(fill(item, roots) for item in value)
    if isinstance(value, Mapping):
        return {fill(k, roots): fill(v, roots) for k, v in value.items()}
    return value


def device_in(arguments: Iterable[Any]) -> Device:
    """The device of a call: that of its tensors, or the one that it names."""
    arguments = list(arguments)
    for t in tensors_in(arguments):
        if isinstance(t, TensorBase):
            return t.device
    return next((each for each in arguments if isinstance(each, Device)), CPU)


def save_random(traits: Traits, arguments: Sequence[Any]) -> tuple[Generator, ...]:
    """Generators that will give the numbers that the call is going to draw.

    Of the one that it is given; else of the default ones that it may draw from: that of its
    device, and that of the CPU, if a fallback runs the call there.
    """
    if not traits.is_random:
        return ()
    given = None if traits.generator is None else arguments[traits.generator]
    if given is not None:
        return (given.clone_state(),)
    devices = dict.fromkeys((CPU, device_in(arguments)))
    return tuple([default_generator(each).clone_state() for each in devices])


# Note [Recomputing without recursion]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# To make a buffer again its producer needs its inputs, whose producers need theirs, as
# many levels deep as the program is long. Those that wait stand in a list, the call of
# the program first. All inputs of an operation are pinned before the first of them is
# made, so that making one cannot evict another that is already there; Kirisame et al.
# bound the number of replays under this condition only.
#
# Pinned inputs of many that wait can fill the budget, where each operation alone would
# fit. Only then, the one that waits longest lets go of its inputs. It pins them
# again, and makes those that were evicted meanwhile, when its turn comes. It does so
# once: else two inputs could evict each other for ever.
class Runner:
    """Runs operations for one session, and again when their results were evicted."""

    def __init__(self, memory: Memory, count_cost: CountedCost | None) -> None:
        self.memory: Final = memory
        self.count_cost: Final = count_cost

    def run(self, op: Any, arguments: list[Any]) -> tuple[list[Any], float]:
        """The results of a call below this fallback, and its cost."""
        stack = list(arguments)
        started = time.perf_counter()
        with BELOW:
            op.call_boxed(stack)
        if self.count_cost is None:
            cost = time.perf_counter() - started
        else:
            cost = self.count_cost(op, arguments, stack)
        self.memory.elapsed += cost
        return stack, cost

    def materialize(self, buffers: Iterable[Buffer]) -> None:
        """Make all of `buffers` resident; they are pinned already.

        See Note [Recomputing without recursion].
        """
        inputs = tuple(buffers)
        if all(each.real is not None for each in inputs):
            return
        waiting = [_Waiting(None, inputs)]
        try:
            self._make(waiting)
        finally:
            caller, *others = waiting
            if caller.is_unpinned:
                pin(inputs)
            for each in others:
                if not each.is_unpinned:
                    unpin(each.inputs)

    def _make(self, waiting: list[_Waiting]) -> None:
        """Replay until the inputs of the first that waits are there."""
        while True:
            current = waiting[-1]
            if current.is_unpinned:
                pin(current.inputs)
                current.is_unpinned = False
            missing = next((b for b in current.inputs if b.real is None), None)
            if missing is not None:
                operation = _producer(missing)
                pin(operation.inputs)
                waiting.append(_Waiting(operation, operation.inputs))
            elif current.operation is None:
                return
            else:
                try:
                    self._replay(current.operation)
                except OutOfBudgetError:
                    if not _let_go_of_one(waiting):
                        raise
                    continue
                waiting.pop()
                unpin(current.inputs)

    def _replay(self, operation: Operation) -> None:
        memory, op = self.memory, operation.op
        _require_inputs(operation)
        copied = [
            each for each in operation.overwritten if not _yields(operation, each)
        ]
        copies = sum(storage_of(_resident(each)).nbytes for each in copied)
        memory.reserve(operation.fresh_bytes + copies, op.qualified_name)
        roots: dict[Buffer, TensorBase] = {}
        for before in operation.overwritten:
            if before in copied:
                roots[before] = copy_of(_resident(before))
            else:
                roots[before] = _resident(before)
                memory.give_up(before)
        memory.note_peak(operation.fresh_bytes + copies)
        arguments = [fill(value, roots) for value in operation.template]
        results, cost = self._run_replay(operation, arguments)
        memory.stats.recomputed += 1
        memory.stats.recomputed_cost += cost
        self._take(operation, results, roots)
        memory.stats.note(memory.used)

    def _run_replay(
        self, operation: Operation, arguments: list[Any]
    ) -> tuple[list[Any], float]:
        saved = operation.random
        if not saved:
            return self.run(operation.op, arguments)
        index = operation.traits.generator
        if index is not None and (arguments[index] is not None or len(saved) == 1):
            arguments[index] = saved[0].clone_state()
            return self.run(operation.op, arguments)
        # It draws from default generators, which must not notice.
        defaults = [default_generator(each.device) for each in saved]
        kept = [each.get_state() for each in defaults]
        for default, each in zip(defaults, saved, strict=True):
            default.set_state(each.get_state())
        try:
            return self.run(operation.op, arguments)
        finally:
            for default, state in zip(defaults, kept, strict=True):
                default.set_state(state)

    def _take(
        self,
        operation: Operation,
        results: list[Any],
        roots: Mapping[Buffer, TensorBase],
    ) -> None:
        """Give the evicted ones among the outputs their memory."""
        tensors = [t for t in tensors_in(results) if isinstance(t, TensorBase)]
        new = zip(operation.outputs, operation.positions, strict=False)
        found = [(buffer, tensors[position]) for buffer, position in new]
        found += [(operation.rewritten[b], roots[b]) for b in operation.rewritten]
        now = self.memory.now()
        for buffer, real in found:
            if buffer is None or buffer.real is not None or not buffer.is_wanted:
                continue
            if geometry_of(real) != buffer.geometry:
                raise ReplayError(
                    f"{operation.op.qualified_name} was made again and gave"
                    f" {geometry_of(real)} instead of {buffer.geometry}; an operator"
                    " must give the same each time, or be tagged nondeterministic_seeded"
                    " if it draws random numbers"
                )
            buffer.last_access = now
            self.memory.restore(buffer, real)


class _Waiting:
    """An operation that waits for its inputs, or the call of the program (None)."""

    __slots__ = ("has_let_go", "inputs", "is_unpinned", "operation")

    def __init__(self, operation: Operation | None, inputs: tuple[Buffer, ...]) -> None:
        self.operation = operation
        self.inputs = inputs
        self.is_unpinned = False
        self.has_let_go = False


def _producer(buffer: Buffer) -> Operation:
    if buffer.producer is None:
        raise ReplayError(f"{buffer!r} cannot be made again: its producer is gone")
    return buffer.producer


def _let_go_of_one(waiting: list[_Waiting]) -> bool:
    """Unpin the inputs of one that waits for others, if one has not done so yet."""
    for each in waiting[:-1]:
        if not each.has_let_go:
            each.has_let_go = each.is_unpinned = True
            unpin(each.inputs)
            return True
    return False


def _resident(buffer: Buffer) -> TensorBase:
    assert buffer.real is not None
    return buffer.real


def _require_inputs(operation: Operation) -> None:
    """ReplayError if an input is not what it was; see Note [Inputs that change]."""
    for each in operation.inputs:
        if each.digest is not None and digest_of(_resident(each)) != each.digest:
            shape = list(each.geometry.shape)
            raise ReplayError(
                f"{operation.op.qualified_name} cannot be made again: an input of the block,"
                f" {each.geometry.dtype} of shape {shape}, was written to from outside, by"
                " another thread or task or without an operator; give the block a clone of it"
            )


def _yields(operation: Operation, before: Buffer) -> bool:
    """Whether the operation may write into the old memory: nobody else wants it."""
    after = operation.rewritten.get(before)
    return (
        after is not None
        and after.real is None
        and before.pins == 1
        and not (before.is_held or before.is_fixed or before.is_external)
        and len(before.children) == 1
    )


def pin(buffers: Iterable[Buffer]) -> None:
    """Keep buffers from being evicted."""
    for buffer in buffers:
        buffer.pins += 1


def unpin(buffers: Iterable[Buffer]) -> None:
    """Take one pin from each."""
    for buffer in buffers:
        buffer.pins -= 1
