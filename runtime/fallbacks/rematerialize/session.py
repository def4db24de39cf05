"""A session: what one block remembers, and the ways into it."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from ...tensor_base import TensorBase, storage_of
from .calls import Call
from .costs import CountedCost
from .heuristics import Heuristic
from .memory import Memory
from .placing import copy_of, digest_of, view_of
from .records import Buffer, Operation, geometry_of
from .replay import Runner, pin, unpin
from .sizes import Sizes
from .stats import Stats
from .traits import TraitsTable
from .wrapping import cell_of, settle

OnFree: TypeAlias = Literal["evict", "banish", "keep"]
ON_FREE: Final[tuple[OnFree, ...]] = ("evict", "banish", "keep")


# Note [Inputs that change]
# ~~~~~~~~~~~~~~~~~~~~~~~~~
# What was made from a tensor of the program is made again from what it held then. A write
# to it in the block is told by its call, which keeps a copy from before. So is a write in
# any other block: in one inside of this one, which does the call without asking us, or in
# one of another thread; all blocks that are open are asked.
#
# Code outside of blocks can write as well, in other threads and tasks, with operators
# or through NumPy. Nobody tells, so a digest of the bytes is kept from when the tensor
# first is read, and compared before anything is made from it again.
_open: tuple[Session, ...] = ()
_open_lock: Final = threading.Lock()


def _set_open(session: Session, is_open: bool) -> None:
    global _open
    with _open_lock:
        others = tuple(each for each in _open if each is not session)
        _open = (*others, session) if is_open else others


def others_than(session: Session | None) -> list[Session]:
    """The sessions of all other blocks that have not ended."""
    return [each for each in _open if each is not session]


# Note [Freed while busy]
# ~~~~~~~~~~~~~~~~~~~~~~~~~
# A tensor can go at any moment, also in the middle of this code, or in another thread
# when the garbage collector runs there. So its buffer is only put on a list. The list is
# worked off at once if the session has nothing else to do, and else by the next call.
class Session:
    """The state of one block. All ways in take the lock: operations run one by one."""

    def __init__(
        self,
        stats: Stats,
        heuristic: Heuristic,
        count_cost: CountedCost | None,
        on_free: OnFree,
    ) -> None:
        self.stats: Final = stats
        self.lock: Final = threading.RLock()
        self.memory: Final = Memory(
            stats.budget_bytes, heuristic, stats, count_cost is None
        )
        self.runner: Final = Runner(self.memory, count_cost)
        self.traits: Final = TraitsTable()
        self.sizes: Final = Sizes()
        self.on_free: Final = on_free
        self.is_open = True
        self._is_busy = False
        self._freed: deque[Buffer] = deque()
        self._external: dict[int, Buffer] = {}
        self._serial = 0
        heuristic.start(self.memory)
        _set_open(self, True)

    # ---- ways in ----

    def call(self, op: Any, arguments: list[Any]) -> list[Any]:
        """Run an operator for the program; the results are wrapped."""
        with self.lock:
            was_busy, self._is_busy = self._is_busy, True
            try:
                self._work_off()
                return Call(self, op, arguments).run()
            finally:
                self._is_busy = was_busy

    def value(self, t: TensorBase) -> TensorBase:
        """An ordinary tensor on the memory of a wrapped one, made again if need be."""
        with self.lock:
            was_busy, self._is_busy = self._is_busy, True
            try:
                self._work_off()
                buffer = cell_of(t).buffer
                pin((buffer,))
                try:
                    self.runner.materialize((buffer,))
                finally:
                    unpin((buffer,))
                now = self.memory.now()
                buffer.last_access = now
                self.memory.heuristic.used(buffer, now)
                assert buffer.real is not None
                return view_of(buffer.real, geometry_of(t), t._flags)
            finally:
                self._is_busy = was_busy

    def note_freed(self, buffer: Buffer) -> None:
        """The program has no tensor on `buffer` any more. See Note [Freed while busy]."""
        self._freed.append(buffer)
        if self._is_busy or not self.lock.acquire(blocking=False):
            return
        try:
            if not self._is_busy:
                self._is_busy = True
                try:
                    self._work_off()
                finally:
                    self._is_busy = False
        finally:
            self.lock.release()

    def close(self) -> Exception | None:
        """Give every tensor that is left its data, for good, and forget the rest.

        Returns the first error, if some tensor could not be made; the others were.
        """
        failed: Exception | None = None
        with self.lock:
            self._is_busy = True
            try:
                self._work_off()
                self.memory.heuristic.finish(self.memory)
                self.memory.budget = None
                with self.stats.ending():
                    for buffer in list(self.memory.buffers):
                        try:
                            self._settle(buffer)
                        except Exception as error:
                            failed = failed or error
            finally:
                self.is_open = False
                _set_open(self, False)
                self.memory.clear()
                self._external.clear()
                self._freed.clear()
        return failed

    def _settle(self, buffer: Buffer) -> None:
        cell = None if buffer.cell is None else buffer.cell()
        if cell is None:
            return
        pin((buffer,))
        self.runner.materialize((buffer,))
        unpin((buffer,))
        assert buffer.real is not None
        storage_of(buffer.real).version = cell.version
        for t in cell.aliases():
            settle(t, view_of(buffer.real, geometry_of(t), t._flags))

    # ---- buffers ----

    def new_buffer(self, real: TensorBase, nbytes: int) -> Buffer:
        """A buffer with the next number; the caller adds it to the memory."""
        self._serial += 1
        return Buffer(self._serial, real, nbytes, None)

    def external(self, t: TensorBase) -> Buffer:
        """The buffer that stands for the memory of a tensor of the program."""
        storage = storage_of(t)
        found = self._external.get(id(storage))
        if found is None:
            # A tensor of our own: the program may give the other one another shape.
            found = self.new_buffer(view_of(t, geometry_of(t)), storage.nbytes)
            found.is_external = True
            found.storage_id = id(storage)
            found.digest = digest_of(t)
            self._external[id(storage)] = found
            self.memory.add(found)
        return found

    def keep_contents(self, t: TensorBase, operator: str) -> None:
        """A tensor of the program is about to be written: keep it as it was, if needed."""
        found = self._external.get(id(storage_of(t)))
        if found is None:
            return
        if not found.children:
            self.collect((found,))
            return
        assert found.real is not None
        self.memory.reserve(found.nbytes, operator)
        del self._external[found.storage_id]
        self.memory.detach(found, copy_of(found.real))
        if digest_of(found.real) == found.digest:
            found.digest = None  # nobody else has the copy

    def note_written(self, tensors: Iterable[TensorBase], operator: str) -> None:
        """Others are about to write to tensors, of the program as far as we know."""
        tensors = [t for t in tensors if id(storage_of(t)) in self._external]
        if not tensors:
            return
        with self.lock:
            was_busy, self._is_busy = self._is_busy, True
            try:
                for t in tensors:
                    self.keep_contents(t, operator)
            finally:
                self._is_busy = was_busy

    def gives_way(self, buffer: Buffer) -> bool:
        """Whether a write may use the memory of a buffer instead of a copy."""
        if buffer.is_fixed or buffer.producer is None:
            return False
        return self.on_free != "keep" or len(buffer.children) <= 1

    def let_go(self, buffer: Buffer) -> None:
        """Do with a buffer that no tensor of the program is on what `on_free` says."""
        if not buffer.is_wanted:
            self.collect((buffer,))
        elif self.on_free == "keep" or buffer.is_fixed or buffer.real is None:
            return
        elif self.on_free == "banish" and all(
            each.real is not None for each in buffer.offspring()
        ):
            for operation in list(buffer.children):
                self._sever(operation)
            self.collect((buffer,))
        else:
            self.memory.evict(buffer)

    def _sever(self, operation: Operation) -> None:
        """Let the results of an operation stay, and forget how they were made."""
        for buffer in operation.outputs:
            if buffer is not None:
                self.memory.fix(buffer)
                buffer.producer = None
        operation.outputs = []
        inputs, operation.inputs = operation.inputs, ()
        for parent in inputs:
            parent.children.pop(operation, None)
        self.collect(inputs)

    def collect(self, buffers: Iterable[Buffer]) -> None:
        """Forget those that nobody wants, and what was kept for them."""
        for buffer in buffers:
            for external in self.memory.collect(buffer):
                self._external.pop(external.storage_id, None)

    def _work_off(self) -> None:
        """Let go of what the program has freed."""
        if not self._freed:
            return
        now = self.memory.now()
        for _ in range(len(self._freed)):
            buffer = self._freed.popleft()
            if buffer not in self.memory.buffers:
                continue
            if buffer.is_held:
                buffer.is_held = False
                buffer.cell = None
                self.stats.plain_bytes -= buffer.nbytes
                self.memory.heuristic.freed(buffer, now)
            if buffer.pins:
                self._freed.append(buffer)
            else:
                self.let_go(buffer)
