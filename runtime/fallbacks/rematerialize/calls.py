"""One call of the program: run on resident tensors, and remembered.

A call of a view makes another wrapper on the same cell. A call that writes to a wrapped
tensor moves its cell to a new buffer: written by copy, or in the old memory if nobody
else wants that, since the old contents can be made again. A call that writes to a tensor
of the program writes there, and whoever was made from it gets a copy from before.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from ...generator import Generator
from ...storage import Geometry
from ...tensor_base import TensorBase, storage_of
from ..values import map_tensors, tensors_in
from .placing import bytes_behind, copy_of, geometry_on, memory_of, view_of
from .records import Buffer, Cell, Operation, Ref, geometry_of
from .replay import pin, save_random, unpin
from .wrapping import cell_of, is_wrapped, wrap

if TYPE_CHECKING:
    from .session import Session


class Call:
    """A call on its way. `buffers` are those of its wrapped arguments.

    `roots` are the memory to use instead of what is resident: where a write goes.
    `pairs` are the tensors of the arguments, by identity, with those that the kernel got
    for them.
    """

    def __init__(self, session: Session, op: Any, arguments: list[Any]) -> None:
        self.session = session
        self.memory = session.memory
        self.op = op
        self.traits = session.traits.of(op)
        self.arguments = arguments
        self.tensors: list[TensorBase] = [
            t for t in tensors_in(arguments) if isinstance(t, TensorBase)
        ]
        self.buffers: dict[Buffer, None] = {
            cell_of(t).buffer: None for t in self.tensors if is_wrapped(t)
        }
        self.roots: dict[Buffer, TensorBase] = {}
        self.pairs: dict[int, tuple[TensorBase, TensorBase]] = {}
        self.operation: Operation | None = None
        self.made: list[Buffer] = []
        self.positions: list[int] = []
        self.cells: list[Cell] = []  # of what is made: alive until it is handed out

    def run(self) -> list[Any]:
        """The results, as the program gets them."""
        session, memory, op = self.session, self.memory, self.op
        pin(self.buffers)
        try:
            session.runner.materialize(self.buffers)
            signature, fresh = None, 0
            if memory.budget is not None:
                signature = session.sizes.signature(op, self.traits, self.arguments)
                fresh = session.sizes.predict(
                    op, self.traits, self.arguments, signature
                )
            written = self._written()
            if written:
                self._prepare_writes(written, fresh)
            else:
                memory.reserve(fresh, op.qualified_name)
            random = save_random(self.traits, self.arguments)
            stack = [map_tensors(self._real, value) for value in self.arguments]
            results, cost = session.runner.run(op, stack)
            memory.stats.operations += 1
            memory.stats.operation_cost += cost
            adopted = self._adopt(results)
            self._record(cost, random, signature)
            made = sum(buffer.nbytes for buffer in self.made)
            memory.reserve(0, op.qualified_name, made)
        except BaseException:
            self._undo()
            raise
        finally:
            unpin(self.buffers)
            unpin(self.made)
        self._finish()
        if not any(source is not None for source in self.traits.returned):
            return adopted
        return [
            result if source is None else self.arguments[source]
            for result, source in zip(adopted, self.traits.returned, strict=True)
        ]

    # ---- before ----

    def _real(self, t: Any) -> Any:
        """What the kernel gets for a tensor of the arguments."""
        if not isinstance(t, TensorBase):
            return t
        # One that is given twice is one tensor for the kernel, too: as input and as out.
        pair = self.pairs.get(id(t))
        if pair is not None:
            return pair[1]
        found = t
        if is_wrapped(t):
            buffer = cell_of(t).buffer
            geometry = geometry_of(t)
            root = self.roots.get(buffer)
            if root is None and not self.traits.moves and geometry == buffer.geometry:
                assert buffer.real is not None
                found = buffer.real
            else:
                root = buffer.real if root is None else root
                assert root is not None
                found = view_of(root, geometry, t._flags)
        self.pairs[id(t)] = t, found
        return found

    def _written(self) -> list[TensorBase]:
        return [
            t
            for index in self.traits.written
            for t in tensors_in(self.arguments[index])
            if isinstance(t, TensorBase)
        ]

    def _prepare_writes(self, written: list[TensorBase], fresh: int) -> None:
        """Decide where writes go, and keep what others were made from."""
        session, memory, name = self.session, self.memory, self.op.qualified_name
        wrapped = {cell_of(t).buffer: None for t in written if is_wrapped(t)}
        plain = [t for t in written if not is_wrapped(t)]
        if wrapped or (self.traits.makes_new and plain):
            self.operation = self._remember()
            self.operation.overwritten = (
                *wrapped,
                *dict.fromkeys(session.external(t) for t in plain),
            )
        for t in plain:
            session.keep_contents(t, name)
        copied = [each for each in wrapped if not session.gives_way(each)]
        # Where the old memory is used, it is counted until the new buffer has it.
        needed = sum(storage_of(_resident(each)).nbytes for each in copied)
        memory.reserve(fresh + needed, name)
        for before in wrapped:
            root = _resident(before)
            if before in copied:
                self.roots[before] = copy_of(root)
            else:
                self.roots[before] = root

    def _remember(self) -> Operation:
        """The call as it is before it runs: with references for the tensors."""
        inputs: dict[Buffer, None] = {}

        def refer(t: Any) -> Any:
            if not isinstance(t, TensorBase):
                return t
            if is_wrapped(t):
                buffer = cell_of(t).buffer
            elif t._array is None:
                return t
            else:
                buffer = self.session.external(t)
            inputs[buffer] = None
            return Ref(buffer, geometry_of(t), t._flags)

        template = [_frozen(map_tensors(refer, value)) for value in self.arguments]
        operation = Operation(self.op, self.traits, template, tuple(inputs))
        self.memory.link(operation)
        return operation

    # ---- after ----

    def _adopt(self, results: list[Any]) -> list[Any]:
        """The results with wrappers for what is new, and the caller's own tensors."""
        given = {id(real): t for t, real in self.pairs.values()}
        owners: dict[int, Cell | None] = {}
        for t, real in self.pairs.values():
            memory = memory_of(real)
            if memory is not None:
                owners[id(memory)] = cell_of(t) if is_wrapped(t) else None
        position = -1

        def adopt(t: Any) -> Any:
            nonlocal position
            if not isinstance(t, TensorBase):
                return t
            position += 1
            if id(t) in given:
                return given[id(t)]
            memory = memory_of(t)
            if memory is None:
                return t
            if id(memory) in owners:
                cell = owners[id(memory)]
                if cell is None:
                    return t  # a view of a tensor of the program
                root = self.roots.get(cell.buffer, cell.buffer.real)
                assert root is not None
                geometry = geometry_on(root, t)
                if geometry is not None:
                    return wrap(cell, t, geometry)
            cell = self._new_cell(t, position)
            owners[id(memory)] = cell
            return wrap(cell, t, geometry_of(t))

        return [map_tensors(adopt, value) for value in results]

    def _new_cell(self, real: TensorBase, position: int) -> Cell:
        cell = self._hold(real, bytes_behind(real))
        self.positions.append(position)
        self.memory.stats.plain_bytes += cell.buffer.nbytes
        return cell

    def _hold(self, real: TensorBase, nbytes: int) -> Cell:
        buffer = self.session.new_buffer(real, nbytes)
        buffer.pins = 1
        cell = Cell(self.session, buffer)
        buffer.cell = weakref.ref(cell)
        buffer.is_held = True
        self.made.append(buffer)
        self.cells.append(cell)
        self.memory.add(buffer)
        return cell

    def _record(
        self, cost: float, random: tuple[Generator, ...], signature: Any
    ) -> None:
        """Link what is new to what it was made from."""
        memory, now = self.memory, self.memory.now()
        fresh = sum(buffer.nbytes for buffer in self.made)
        operation = self.operation
        if operation is None and self.made:
            operation = self._remember()
        if operation is not None:
            operation.cost = cost
            operation.random = random
            operation.outputs = [*self.made]
            operation.positions = self.positions
            fresh += self._move_cells(operation)
            operation.fresh_bytes = fresh
            for buffer in self.made:
                buffer.producer = operation
                buffer.last_access = now
            memory.heuristic.made(operation, now)
        if self.traits.moves:
            self._copy_geometry()
        self.session.sizes.learn(signature, fresh)
        for buffer in self.buffers:
            buffer.last_access = now
            memory.heuristic.used(buffer, now)
        memory.note_peak()
        memory.stats.note_plain_peak()
        memory.stats.note(memory.used)

    def _move_cells(self, operation: Operation) -> int:
        """Let the cells that were written stand for new buffers; the bytes they grew by."""
        grown = 0
        for before, root in self.roots.items():
            cell = None if before.cell is None else before.cell()
            assert cell is not None
            nbytes = bytes_behind(root)
            if before.real is root:
                self.memory.give_up(before)
            grown += max(0, nbytes - before.nbytes)
            after = self.session.new_buffer(root, nbytes)
            after.pins = 1
            after.cell, before.cell = before.cell, None
            after.is_held, before.is_held = True, False
            self.memory.add(after)
            self.memory.stats.plain_bytes += nbytes - before.nbytes
            cell.buffer, cell.nbytes = after, nbytes
            operation.rewritten[before] = after
            operation.outputs.append(after)
            self.made.append(after)
        if self.roots:
            self._copy_geometry()
        return grown

    def _undo(self) -> None:
        """The call has failed: no operation was made, and no memory is half written."""
        operation = self.operation
        if operation is None or operation.outputs:
            return
        for buffer in operation.inputs:
            buffer.children.pop(operation, None)
        for before, root in self.roots.items():
            if before.real is root:
                self.memory.give_up(before)
        self.session.collect(b for b in operation.inputs if not b.pins)
        operation.inputs = ()

    def _copy_geometry(self) -> None:
        """Give wrappers the shape that the kernel gave to the tensors in their place."""
        for t, real in self.pairs.values():
            if is_wrapped(t):
                geometry: Geometry = geometry_of(real)
                t._geometry, t._offset = geometry, geometry.offset

    def _finish(self) -> None:
        """Nothing is pinned any more: let go of what is not wanted."""
        for before in self.roots:
            self.session.let_go(before)
        self.memory.heuristic.after_operation(self.memory)


def _resident(buffer: Buffer) -> TensorBase:
    assert buffer.real is not None
    return buffer.real


def _frozen(value: Any) -> Any:
    """A value that the caller cannot change later."""
    return list(value) if isinstance(value, list) else value
