"""One run of a function in functional form: its tensors, and what becomes of its inputs.

See Note [The end of a session].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, Final, NamedTuple

from ...device import META, tensor_keys
from ...dispatch_state import DEFAULT_STATE, get_state
from ...dispatcher import Dispatcher
from ...errors import DispatchError
from ...gradients import get_variable_hooks
from ...local_keys import RestoreGuard
from ...operator import OperatorHandle
from ...storage import Geometry, Storage, may_overlap_itself
from ...tensor_base import TensorBase, on_storage, place, storage_of
from ..nesting import levels_of_context, outer_levels
from ..values import map_tensors, tensors_in
from ..wrappers import OuterMirror, around, chain_of, look_of, make_wrapper
from .aliases import PLACES, Node, ViewStep
from .contexts import AUTOGRAD_BITS, KEY_BITS, Below, current_session
from .graphs import (
    copied,
    have_one_base,
    is_leaf,
    is_of_leaf,
    keep_apart,
    recording,
    replayed,
)
from .rows import Rows
from .samples import Samples, SampleStep
from .spills import Spills
from .tensors import FunctionalTensor, Place, bytes_to_its_end, memory_of


def _inner(tensor: TensorBase) -> TensorBase:
    return tensor.inner if isinstance(tensor, FunctionalTensor) else tensor


class Change(NamedTuple):
    """A value to copy to a tensor of the caller, or to all of its memory as one row."""

    real: Any
    value: Any
    is_recorded: bool
    is_row: bool = False


# Note [The end of a session]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The tensors of the caller that were written to get their new elements by `copy_`, the
# only writes of the whole run, and before them a new shape where it was changed in
# place. All values are computed first: they may be views of what is written. What the
# function returns becomes an ordinary tensor. It is the caller's own object where it
# stands for one, and otherwise made by replaying its views on the caller's tensor or
# on the value of its root, so that results share memory with inputs and with each
# other as they would have.
class Session(Rows):
    """The tensors of one run; `copies` asks for copying twins in place of views."""

    def __init__(self, dispatcher: Dispatcher, *, copies: bool) -> None:
        self.dispatcher = dispatcher
        self.copies = copies
        self.excluded: Final = AUTOGRAD_BITS & ~get_state().excluded
        self.outer: Final = current_session()
        self.outer_levels: Final = outer_levels()
        self.levels: Final = len(levels_of_context())
        self.is_closed = False
        self._plain: Final = RestoreGuard(DEFAULT_STATE)
        # By identity. All hold on to what their keys are the identity of. Functional
        # tensors are kept while the function runs: see Note [What a functional tensor
        # looks like].
        self._adopted: dict[int, FunctionalTensor] = {}
        self._places: dict[int, Place] = {}
        self._memory: dict[int, tuple[Storage, Storage, Node]] = {}
        self._stood_for: list[TensorBase] = []
        self._samples: Final = Samples()
        self._mirrors: list[tuple[TensorBase, TensorBase]] = []
        self.spills: Final = Spills()
        # How many of them there were when the function returned.
        self._kept = 0, 0
        self._clones = False

    # ---- calling operators ----

    def run(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]:
        """Call an operator with values, below the session."""
        stack = list(arguments)
        with Below(self):
            op.call_boxed(stack)
        return stack

    def aten(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """The same for an operator by name, with the arguments of an ordinary call."""
        with Below(self):
            return self.dispatcher.get_schema(f"aten::{name}")(*args, **kwargs)

    def imagine(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]:
        """Call an operator with what the functional tensors among the arguments look like.

        DispatchError, with a note about who asks, if it has no kernel for Meta.
        """
        stack = [map_tensors(_inner, argument) for argument in arguments]
        try:
            with self._plain:
                op.call_boxed(stack)
        except DispatchError as error:
            error.add_note(
                f"functional form asks {op.qualified_name} on Meta what its results look"
                " like: it needs a kernel for Meta, or one for CompositeExplicitAutograd,"
                " which serves all devices"
            )
            raise
        return stack

    # ---- making functional tensors ----

    def take(self, tensor: TensorBase) -> TensorBase:
        """What the function gets in the place of an argument.

        See Note [Wrappers whose keys rank higher].
        """
        if not isinstance(tensor, OuterMirror):
            return self.adopt(tensor)
        known = next((m for m, own in self._mirrors if own is tensor), None)
        if known is None:
            known = around(tensor, self.take(tensor.inner))
            self._mirrors.append((known, tensor))
        return known

    def adopt(self, tensor: TensorBase) -> FunctionalTensor:
        """The functional tensor of this session for any tensor, always the same one."""
        if isinstance(tensor, FunctionalTensor) and tensor.session is self:
            return tensor
        found = self._adopted.get(id(tensor))
        if found is not None:
            return found
        known_place = self._places.get(id(tensor))
        if known_place is not None:
            return self._stand_for(known_place, tensor)
        known_outside = self._in_outer(tensor)
        if known_outside is not tensor:
            self._stood_for.append(tensor)
            return self._remember(tensor, self.adopt(known_outside))
        memory = memory_of(tensor)
        known = self._memory.get(id(memory))
        look = look_of(tensor)
        twin = self._samples.twin_of(tensor)
        if twin is not None:
            node, storage = twin, twin.root().storage
            assert storage is not None
            if not have_one_base(twin.real, tensor):
                alias = self.dispatcher.get_schema("aten::alias")
                node = twin.child(ViewStep(alias, (None,)))
                keep_apart(node, twin, tensor)
                node.real = tensor
        elif known is None:
            # A sample of vmap has memory of its own size, and its place in that of all.
            storage = Storage(None, max(memory.nbytes, bytes_to_its_end(look)))
            node = Node(tensor, geometry=look, storage=storage, real=tensor)
            self._samples.add(node)
            self._memory[id(memory)] = (memory, storage, node)
        else:
            _, storage, first = known
            node = self.on_memory(first, look)
            keep_apart(node, first, tensor)
            node.real = tensor
            self._samples.add(node)
        made = self.wrap(node, self._imagined(look, storage), tensor, real=tensor)
        self._places[id(tensor)] = made.place
        return self._remember(tensor, made)

    def _remember(self, tensor: TensorBase, made: FunctionalTensor) -> FunctionalTensor:
        if not self.is_closed:
            self._adopted[id(tensor)] = made
        return made

    def _in_outer(self, tensor: Any) -> Any:
        """What stands for a tensor in the session around this one, if there is one.

        Where that is inside of vmap, in what is batched there.
        """
        outer = self.outer
        if outer is None or outer.is_closed:
            return tensor
        chain = chain_of(tensor)
        if any(isinstance(t, FunctionalTensor) and t.session is outer for t in chain):
            return tensor
        if any(isinstance(t, OuterMirror) for t in chain):
            return tensor
        levels = [getattr(t, "level", None) for t in chain[:-1]]
        if any(level is None or level.depth <= outer.levels for level in levels):
            return outer.adopt(tensor)
        return tensor._with_owner(outer.adopt(chain[-1]))

    def fresh(self, value: TensorBase) -> FunctionalTensor:
        """A functional tensor on memory of its own."""
        look = look_of(value)
        if look.offset:
            look = Geometry(look.shape, look.strides, 0, look.dtype)
        storage = Storage(None, bytes_to_its_end(look))
        node = Node(value, geometry=look, storage=storage)
        return self.wrap(node, self._imagined(look, storage), value)

    def wrap(
        self,
        node: Node,
        inner: TensorBase,
        like: TensorBase,
        real: TensorBase | None = None,
    ) -> FunctionalTensor:
        """A functional tensor on the device and with the flags of another tensor.

        It has the keys of an ordinary tensor there: those of a wrapper below are asked when
        the value is used, and might otherwise come first.
        """
        made = self._stand_for(Place(node, inner, real), like)
        inner._flags = like._flags
        return made

    def strided(self, arguments: Sequence[Any]) -> FunctionalTensor:
        """What `as_strided` gives: a view of places in memory, whoever shows them."""
        base: FunctionalTensor = arguments[0]
        (look,) = self.imagine(self.dispatcher.get_schema(PLACES), arguments)
        if not base.is_meta:
            place(storage_of(look), look_of(look))  # The meta device asks for no room.
        return self.wrap(self.on_memory(base.node, look_of(look)), look, base)

    def for_each_sample(
        self, tensor: FunctionalTensor, see: Callable[[Any], Any]
    ) -> FunctionalTensor:
        """A view of a functional tensor of this session that each sample of vmap has."""
        alias = self.dispatcher.get_schema("aten::alias")
        node = tensor.node.child(SampleStep(alias, see))
        look = self._imagined(look_of(tensor.inner), storage_of(tensor.inner))
        return self.wrap(node, look, tensor)

    def _stand_for(self, place: Place, like: TensorBase) -> FunctionalTensor:
        inner = place.inner
        made = make_wrapper(
            FunctionalTensor,
            shape=inner.shape,
            dtype=inner.dtype,
            device=like.device,
            keys=tensor_keys(like.device) | KEY_BITS,
            place=place,
            session=self,
        )
        made._flags = like._flags
        return made

    @staticmethod
    def _imagined(look: Geometry, storage: Storage) -> TensorBase:
        return on_storage(storage, look, META, tensor_keys(META), None)

    def value(self, tensor: TensorBase) -> TensorBase:
        """The value of a tensor in this session."""
        return self.adopt(tensor).value

    def put(self, tensor: FunctionalTensor, value: TensorBase) -> None:
        """Let a tensor of this session, and all that share its memory, have a new value."""
        tensor.node.write(self, value)
        self.spills.note_write(tensor)

    def leave_look(self, node: Node, look: Geometry) -> None:
        """Note that the tensor of a node no longer lies so, where it was written to."""
        self.spills.note_all()
        if node.root().is_written:
            self.spills.note_look(node, look)

    def leave_memory(self, root: Node) -> None:
        """Let the value of a root be another than the memory of the caller."""
        is_callers = root.real is not None or self._first_real(root) is not None
        if is_callers and not root.count:
            root.value = copied(self, root.value)
            root.count += 1

    def below(self) -> Below:
        """A block in which calls belong to what the session was started in."""
        return Below(self)

    def plain(self, tensor: TensorBase) -> TensorBase:
        """The value of a tensor of this session; any other is itself."""
        if isinstance(tensor, FunctionalTensor) and tensor.session is self:
            return tensor.value
        return tensor

    # ---- the end ----

    def close(self) -> None:
        """The function has returned; what has left it is written through at once."""
        self.is_closed = True
        self._adopted.clear()
        self._stood_for.clear()
        self._samples.clear()
        self._mirrors.clear()
        self._kept = len(self._places), len(self._memory)

    def abandon(self) -> None:
        """The function has raised: what has left it has memory of its own."""
        nodes = [first for _, _, first in self._memory.values()]
        for each in self._places.values():
            each.real = None
            nodes += [each.node, each.shown]
        for node in nodes:
            node.real = node.root().real = None
        self._places.clear()
        self._memory.clear()
        self.spills.clear()

    def finish_call(self) -> None:
        """After a call in a closed session: write, and let go of what was adopted for it."""
        self.finish(())
        self._samples.clear()
        self._stood_for.clear()
        places, memory = self._kept
        for key in list(self._places)[places:]:
            del self._places[key]
        for key in list(self._memory)[memory:]:
            del self._memory[key]

    def finish(self, results: Any) -> Any:
        """Write to the tensors of the caller, and make `results` ordinary tensors."""
        roots: dict[int, tuple[Node, list[Place]]] = {}
        for each in self._places.values():
            root = each.node.root()
            roots.setdefault(id(root), (root, []))[1].append(each)
        changed = [found for found in roots.values() if found[0].is_written]
        for root, _ in changed:
            root.caller_count = root.count
        for each in list(self._places.values()):
            self._grow(each)
        changes = [change for found in changed for change in self._changes(*found)]
        self.spills.clear()
        # All results are read here: their bases may be about to get another shape.
        recorded = [
            isinstance(t, (FunctionalTensor, OuterMirror)) and t.requires_grad
            for t in tensors_in(results)
        ]
        self._clones = any(recorded)
        # A row is a view of a tensor that may be about to show less of its memory.
        self._copy_all([change for change in changes if change.is_row])
        changes = [change for change in changes if not change.is_row]
        for each in list(self._places.values()):
            self._reshape(each)
            self.detach(each)
        made: dict[int, Any] = {}
        if self._clones:
            # Some views, of several at once, cannot be used after a write to their base.
            self._copy_all(changes)
        found = map_tensors(lambda tensor: self._left(tensor, made), results)
        if not self._clones:
            self._copy_all(changes)
        return found

    def _copy_all(self, changes: list[Change]) -> None:
        """Write values to tensors of the caller, or to all of their memory."""
        for change in changes:
            with recording(change.is_recorded):
                self.aten("copy_", change.real, change.value)

    def _changes(self, root: Node, places: list[Place]) -> list[Change]:
        """What to copy where, for the tensors of the caller that are views of a root."""
        if self.spills.reach_beyond(root, [look_of(p.inner) for p in places]):
            found = [self._row_change(self._first_real(root), root)]
        else:
            found = [self._change(each) for each in places]
        for node in (root, *(each.node.apart() for each in places)):
            if node is not None:
                node.is_written_recorded = False
        return found

    def _change(self, place: Place) -> Change:
        """What to copy where, for a tensor of the caller to have its value."""
        real, node = place.real, place.node
        if may_overlap_itself(place.inner.shape, place.inner.strides):
            return self._row_change(real, self.flat(node))
        value = node.read(self)
        hooks = get_variable_hooks()
        is_recorded = (node.apart() or node.root()).is_written_recorded
        if is_recorded and hooks is not None:
            is_recorded = not hooks.have_one_graph(real, value)
        return Change(real, value, is_recorded)

    def _row_change(self, real: Any, row: Node) -> Change:
        target = self.memory_row(real, row.value.numel())
        return Change(target, row.value, row.is_written_recorded, True)

    def _grow(self, place: Place) -> None:
        """Let the memory of the caller be as large as it has come to be."""
        real, inner = place.real, place.inner
        assert real is not None
        look = look_of(real)
        nbytes = storage_of(inner).nbytes
        if nbytes <= max(memory_of(real).nbytes, bytes_to_its_end(look)):
            return
        size = [nbytes // look.dtype.itemsize - look.offset]
        if real.requires_grad:
            # It is not resized, but what shares its memory may be.
            self.aten("resize_", self.aten("detach", real), size)
            return
        self._keep_view(place)
        self.aten("resize_", real, size)
        self._place(real, look)

    def _reshape(self, place: Place) -> None:
        """Give the tensor of the caller the look that its functional one has come to have."""
        real = place.real
        assert real is not None
        look = look_of(place.inner)
        shown = place.shown
        if look != look_of(real):
            self._keep_view(place)
            self._place(real, look)
            place.node.real = real
            place.shown = place.node
        left = shown.geometry
        if shown is not place.node and left and left != look_of(shown.real):
            # It came to lie so in the function, and there are views of it as it did.
            shown.real = self.aten("alias", shown.real)
            self._place(shown.real, left)

    def detach(self, place: Place) -> None:
        """Let the tensor of the caller lose its graph, if the functional one has lost it."""
        real = place.real
        if place.is_detached and real is not None and real.requires_grad:
            self.aten("detach_", real)
        place.is_detached = False

    def _place(self, real: TensorBase, look: Geometry) -> None:
        """Let a tensor of the caller lie so in its memory."""
        shape, strides = list(look.shape), list(look.strides)
        # That of a leaf was changed where nothing is recorded.
        with recording(False) if is_of_leaf(real) else nullcontext():
            self.aten("as_strided_", real, shape, strides, look.offset)

    def _keep_view(self, place: Place) -> None:
        """Views made before the change of shape are views of the tensor as it was."""
        if place.shown.real is place.real:
            place.shown.real = self.aten("alias", place.real)

    def _left(self, tensor: TensorBase, made: dict[int, Any]) -> Any:
        """What the caller gets for a result; see Note [Wrappers whose keys rank higher]."""
        if not isinstance(tensor, OuterMirror):
            return self._ordinary(tensor, made)
        own = next((own for mirror, own in self._mirrors if mirror is tensor), None)
        if own is not None:
            return own
        inner = self._left(tensor.inner, made)
        return tensor if inner is tensor.inner else around(tensor, inner)

    def _ordinary(self, tensor: TensorBase, made: dict[int, Any]) -> Any:
        if not isinstance(tensor, FunctionalTensor) or tensor.session is not self:
            return tensor
        if tensor.real is not None:
            return tensor.real
        found = made.get(id(tensor))
        if found is None:
            found = made[id(tensor)] = self._real(tensor.node, made)
        return found

    def _real(self, node: Node, made: dict[int, Any]) -> Any:
        """An ordinary tensor for a node; one for each, remembered in `made`."""
        missing: list[Node] = []
        above: Node | None = node
        found = None
        while above is not None and found is None:
            found = made.get(id(above)) if above.real is None else above.real
            if found is None:
                missing.append(above)
                above = above.parent
        for each in reversed(missing):
            found = made[id(each)] = self._next_real(each, found)
        return found

    def _next_real(self, node: Node, base: Any) -> Any:
        """The ordinary tensor for a node whose parent has this one."""
        if node.step is not None:
            return replayed(self, node, base, copies=False)
        real = self._first_real(node)
        if real is None:
            # What backward passes need has to stay as it is, whatever is done to results.
            value = node.value
            if not self._clones or is_leaf(value):
                return value
            with recording(True):
                return self.aten("clone", value)
        return self.memory_row(real)

    def _first_real(self, row: Node) -> Any:
        """The tensor of the caller whose memory a row is, if it is a caller's."""
        for _, _, first in self._memory.values():
            if first.root() is row:
                return first.real
        return None
