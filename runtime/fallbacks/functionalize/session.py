"""One run of a function in functional form: its tensors, and what becomes of its inputs.

See Note [The end of a session].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...device import META, tensor_keys
from ...dispatch_state import DEFAULT_STATE, DispatchState, get_state
from ...dispatcher import Dispatcher
from ...gradients import Entry, get_variable_hooks
from ...key_bits import bits_of
from ...key_set import autograd_dispatch_keyset_with_ADInplaceOrView
from ...keys import DispatchKey
from ...local_keys import Guard, RestoreGuard
from ...operator import OperatorHandle
from ...storage import Geometry, Storage, needed_bytes
from ...tensor_base import TensorBase, on_storage, storage_of
from ..nesting import (
    levels_of_context,
    outer_levels,
    with_all_levels_outside,
    with_levels_outside,
)
from ..values import map_tensors, tensors_in
from ..wrappers import look_of, make_wrapper
from .aliases import Node
from .graphs import is_leaf, recording, replayed
from .rows import Rows
from .tensors import (
    FunctionalTensor,
    Place,
    left,
    may_overlap_itself,
    memory_of,
    with_graph_of,
)

KEY: Final = DispatchKey.Functionalize
KEY_BITS: Final = bits_of(KEY)
AUTOGRAD_BITS: Final = autograd_dispatch_keyset_with_ADInplaceOrView.raw_repr()
NAME: Final = "functionalize"


def _inner(tensor: TensorBase) -> TensorBase:
    return tensor.inner if isinstance(tensor, FunctionalTensor) else tensor


def current_session() -> Session | None:
    """The innermost session of this context."""
    found: Session | None = get_state().extras.get(NAME)
    return found


class Inside(Guard):
    """All calls of the block belong to a session, those without tensors as well."""

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session: Final = session

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with the key and the session."""
        extras = with_all_levels_outside(below.extras)
        extras[NAME] = self._session
        return below.entered_by(
            self,
            included=below.included | KEY_BITS,
            excluded=below.excluded | self._session.excluded,
            extras=extras,
        )


class Below(Guard):
    """Calls of the block belong to what the session was started in."""

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session: Final = session

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` without this session; with the one around it, if there is one."""
        found: Session | None = below.extras.get(NAME)
        excluded = self._session.excluded
        while found is not None and found is not self._session:
            excluded |= found.excluded
            found = found.outer
        if found is None:
            return below.entered_by(self)
        outer = self._session.outer
        key = 0 if outer is None else KEY_BITS
        extras = with_levels_outside(below.extras, self._session.outer_levels)
        extras[NAME] = outer
        included = (below.included & ~KEY_BITS) | key
        return below.entered_by(
            self,
            included=included,
            excluded=below.excluded & ~excluded,
            extras=extras,
        )


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

    def __init__(
        self, dispatcher: Dispatcher, *, copies: bool, records_values: bool
    ) -> None:
        self.dispatcher = dispatcher
        self.copies = copies
        self.records_values = records_values
        self.excluded: Final = (
            AUTOGRAD_BITS & ~get_state().excluded if records_values else 0
        )
        self.below: Final = Below(self)
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
        # What the function was given, and the ways for gradients out of it.
        self._given: dict[int, Entry | None] = {}
        # How many of them there were when the function returned.
        self._kept = 0, 0
        self._clones = False
        # How often the roots had been written when the caller's tensors were.
        self._written: dict[int, int] = {}

    # ---- calling operators ----

    def run(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]:
        """Call an operator with values, below the session."""
        stack = list(arguments)
        with self.below:
            op.call_boxed(stack)
        return stack

    def aten(self, name: str, *args: Any, **kwargs: Any) -> Any:
        """The same for an operator by name, with the arguments of an ordinary call."""
        with self.below:
            return self.dispatcher.get_schema(f"aten::{name}")(*args, **kwargs)

    def imagine(self, op: OperatorHandle, arguments: Sequence[Any]) -> list[Any]:
        """Call an operator with what the functional tensors among the arguments look like."""
        stack = [map_tensors(_inner, argument) for argument in arguments]
        with self._plain:
            op.call_boxed(stack)
        return stack

    # ---- making functional tensors ----

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
        memory = memory_of(tensor)
        known = self._memory.get(id(memory))
        look = look_of(tensor)
        if known is None:
            storage = Storage(None, memory.nbytes)
            node = Node(tensor, geometry=look, storage=storage, real=tensor)
            self._memory[id(memory)] = (memory, storage, node)
        else:
            _, storage, first = known
            node = self.on_memory(first, look)
            node.real = tensor
        made = self.wrap(node, self._imagined(look, storage), tensor, real=tensor)
        self._places[id(tensor)] = made.place
        if not self.is_closed:
            self._adopted[id(tensor)] = made
        return made

    def give(self, tensor: TensorBase) -> FunctionalTensor:
        """The functional tensor for an argument of the function."""
        made = self.adopt(tensor)
        if id(tensor) not in self._given and made.real is tensor:
            hooks = get_variable_hooks()
            entry = None
            if hooks is not None and not self.records_values:
                entry = hooks.enter(made, tensor, left)
            self._given[id(tensor)] = entry
        return made

    def fresh(self, value: TensorBase) -> FunctionalTensor:
        """A functional tensor on memory of its own."""
        look = look_of(value)
        if look.offset:
            look = Geometry(look.shape, look.strides, 0, look.dtype)
        nbytes = needed_bytes(look.shape, look.strides, 0, look.dtype.itemsize)
        storage = Storage(None, nbytes)
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
        # What is computed requires gradients if autograd, which lies above, says so.
        if place.real is not None and not self.records_values:
            made._requires_grad = like.requires_grad
        made._flags = like._flags
        return made

    @staticmethod
    def _imagined(look: Geometry, storage: Storage) -> TensorBase:
        return on_storage(storage, look, META, tensor_keys(META), None)

    def value(self, tensor: TensorBase) -> TensorBase:
        """The value of a tensor in this session."""
        return self.adopt(tensor).value

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
        for entry in self._given.values():
            if entry is not None:
                entry.open()
        self._given.clear()
        self._kept = len(self._places), len(self._memory)

    def finish_call(self) -> None:
        """After a call in a closed session: write, and let go of what was adopted for it."""
        self.finish(())
        places, memory = self._kept
        for key in list(self._places)[places:]:
            del self._places[key]
        for key in list(self._memory)[memory:]:
            del self._memory[key]

    def finish(self, results: Any) -> Any:
        """Write to the tensors of the caller, and make `results` ordinary tensors."""
        roots = {id(root): root for root in self._roots()}
        changed = {
            key for key, root in roots.items() if root.count > self._written.get(key, 0)
        }
        self._written = {key: root.count for key, root in roots.items()}
        changes = [
            (each, *self._change(each))
            for each in list(self._places.values())
            if id(each.node.root()) in changed
        ]
        for each in list(self._places.values()):
            self._reshape(each)
        made: dict[int, Any] = {}
        self._clones = any(
            isinstance(t, FunctionalTensor) and t.requires_grad
            for t in tensors_in(results)
        )
        found = map_tensors(lambda tensor: self._ordinary(tensor, made), results)
        for place, real, value in changes:
            self._copy(place, real, value)
        return found

    def _copy(self, place: Place, real: Any, value: Any) -> None:
        """Write a value to a tensor of the caller, or to all of its memory."""
        hooks = get_variable_hooks()
        key = id(place.real)
        inner = self._adopted.get(key)
        if hooks is not None and self.records_values:
            with hooks.recording(not hooks.have_one_graph(real, value)):
                self.aten("copy_", real, value)
            return
        if hooks is None or inner is None:
            self.aten("copy_", real, value)
            return
        hooks.write(
            lambda value: self.aten("copy_", real, value),
            inner,
            self._given.get(key),
            value,
            key in self._given,
        )

    def _change(self, place: Place) -> tuple[Any, Any]:
        """What to copy where, for a tensor of the caller to have its value."""
        real = place.real
        if not may_overlap_itself(place.inner):
            return real, place.node.read(self)
        value = self.flat(place.node).value
        return self.aten("as_strided", real, [value.numel()], [1], 0), value

    def _roots(self) -> list[Node]:
        return [each.node.root() for each in self._places.values()]

    def _reshape(self, place: Place) -> None:
        """Give the tensor of the caller the look that its functional one has come to have."""
        real, inner = place.real, place.inner
        assert real is not None
        look = look_of(inner)
        if look == look_of(real):
            return
        self._keep_view(place.node, real)
        count = storage_of(inner).nbytes // look.dtype.itemsize
        if storage_of(inner).nbytes > memory_of(real).nbytes:
            self.aten("resize_", real, [count - real.storage_offset()])
        shape, strides = list(look.shape), list(look.strides)
        self.aten("as_strided_", real, shape, strides, look.offset)
        place.node.real = real

    def _keep_view(self, node: Node | None, real: TensorBase) -> None:
        """Views made before the change of shape are views of the tensor as it was."""
        while node is not None:
            if node.real is real:
                node.real = self.aten("alias", real)
            node = node.parent

    def _ordinary(self, tensor: TensorBase, made: dict[int, Any]) -> Any:
        if not isinstance(tensor, FunctionalTensor) or tensor.session is not self:
            return tensor
        if tensor.real is not None:
            return tensor.real
        found = made.get(id(tensor))
        if found is None:
            found = self._real(tensor.node, made)
            if not self.records_values and not self._is_callers(tensor.node):
                found = made[id(tensor)] = with_graph_of(tensor, found)
        return found

    def _is_callers(self, node: Node) -> bool:
        """Whether a node shows memory of the caller."""
        root = node.root()
        way = (root, *node.way())
        return any(each.real is not None for each in way) or (
            self._first_real(root) is not None
        )

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
            if self.records_values:
                return replayed(self, node, base, copies=False)
            return node.step.apply(self, base, copies=False)
        real = self._first_real(node)
        if real is None:
            # What backward passes need has to stay as it is, whatever is done to results.
            value = node.value
            if not self._clones or (self.records_values and is_leaf(value)):
                return value
            with recording(True):
                return self.aten("clone", value)
        count = memory_of(real).nbytes // real.dtype.itemsize
        return self.aten("as_strided", real, [count], [1], 0)

    def _first_real(self, row: Node) -> Any:
        """The tensor of the caller whose memory a row is, if it is a caller's."""
        for _, _, first in self._memory.values():
            if first.root() is row:
                return first.real
        return None
