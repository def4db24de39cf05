"""What autograd keeps for a tensor: its gradient, the node that made it, what it views.

The record hangs on the tensor, in the slot `_grad_meta`, which is set when there is
something to keep. `requires_grad` is a slot of its own, since every call asks for it.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...storage import Storage
from ...tensor_base import TensorBase, storage_of
from ..wrappers import Wrapper

if TYPE_CHECKING:
    from .forms import Form
    from .hooks import Hooks
    from .node import AccumulateGrad, Node


class Edge(NamedTuple):
    """Where a gradient goes: to a node, as the gradient of this output of it."""

    node: Node
    output: int


class Creation(Enum):
    """How a view came about, which decides whether it may be written to."""

    DEFAULT = "default"
    NO_GRAD = "no_grad"
    FUNCTION = "function"
    SEVERAL = "several"


class Step(NamedTuple):
    """One view operator, to be called again on another tensor.

    `arguments` are all of the call, of which that at `place` is the tensor to view. Of
    several results the one at `output` is meant, and of a list the tensor at `item`.
    """

    operator: Any
    arguments: tuple[Any, ...]
    place: int
    output: int
    item: int | None

    def replay(self, t: Any) -> Any:
        """The same view of `t`."""
        stack = [*self.arguments]
        stack[self.place] = t
        self.operator.call_boxed(stack)
        found = stack[self.output]
        return found if self.item is None else found[self.item]


class View(NamedTuple):
    """What a tensor is a view of, and how to get from there to it.

    `epoch` is the number of forms that the base had had when the view was made; see Note
    [Forms of a base]. `is_wanted` says that the program asked for gradients of the view
    itself, with `requires_grad_`.
    """

    base: TensorBase
    steps: tuple[Step, ...]
    creation: Creation
    epoch: int = 0
    is_wanted: bool = False


class Variable:
    """What the argument of a function that is differentiated was computed from, if a view.

    `is_left` says that this was written to by a recorded operator since.
    """

    __slots__ = ("base", "is_left")

    def __init__(self, base: Any) -> None:
        self.base: Final = base
        self.is_left = False


def replayed(steps: Sequence[Step], t: Any) -> Any:
    """The view of `t` that these steps lead to."""
    for step in steps:
        t = step.replay(t)
    return t


class GradMeta:
    """The record of one tensor.

    `node` computed it as its output `index`; a leaf has none, but an `accumulator` while
    something holds that. `version` is that of the view's memory when `node` was right.
    `forms` are those that a base had before. `is_over` is for a leaf that was made to
    differentiate a function, which has returned; see Note [Whose gradients are wanted].
    `variable` is for what was computed, and is a leaf to the function that is
    differentiated for it; see Note [Writes that nobody recorded].
    """

    __slots__ = (
        "accumulator",
        "counter",
        "forms",
        "grad",
        "hooks",
        "index",
        "is_over",
        "lock",
        "node",
        "post_hooks",
        "retained",
        "variable",
        "version",
        "view",
    )

    def __init__(self) -> None:
        self.grad: Any = None
        self.node: Node | None = None
        self.index = 0
        self.accumulator: weakref.ref[AccumulateGrad] | None = None
        self.hooks: Hooks | None = None
        self.post_hooks: Hooks | None = None
        self.retained: Any = None
        self.view: View | None = None
        self.version = 0
        self.counter: Storage | None = None
        self.forms: tuple[Form, ...] = ()
        self.is_over = False
        self.variable: Variable | None = None
        self.lock: threading.RLock | None = None

    def adding(self) -> threading.RLock:
        """What is held while `grad` is added to: passes in several threads may arrive at once."""
        lock = self.lock
        if lock is None:
            with making:
                lock = self.lock = self.lock or threading.RLock()
        return lock


_UNSET: Final = "_grad_meta"
making: Final = threading.Lock()
"""Held while a tensor is given what it has once: threads may use one leaf at the same time."""


def meta_of(t: Any) -> GradMeta | None:
    """The record of a tensor, if it has one."""
    return getattr(t, _UNSET, None)


def ensure_meta(t: Any) -> GradMeta:
    """The record of a tensor, made now if it has none."""
    found = getattr(t, _UNSET, None)
    if found is None:
        with making:
            found = getattr(t, _UNSET, None)
            if found is None:
                found = t._grad_meta = GradMeta()
    return found


# Note [Versions]
# ~~~~~~~~~~~~~~~
# Every operator that writes raises the version of the memory that it writes to, in the
# kernel of ADInplaceOrView, whether or not anything is recorded. Views share their
# storage, so they share its version. A tensor whose storage was never asked for shares
# it with nobody and was never written to: its version is 0.
#
# Wrappers need not have a storage. Where one does not, the view and what it was made from
# are given an empty one between them, to count in. Writes that go around operators,
# through the array of NumPy for instance, are not counted.
def version_of(t: Any) -> int:
    """How often the memory of `t` was written to; see Note [Versions]."""
    meta = getattr(t, _UNSET, None)
    if meta is not None and meta.counter is not None:
        return meta.counter.version  # type: ignore[no-any-return]
    storage = t._storage
    return 0 if storage is None else storage.version


def counter_of(t: Any) -> Storage:
    """What counts the writes to the memory of `t`, made now if nothing did."""
    meta = getattr(t, _UNSET, None)
    if meta is not None and meta.counter is not None:
        return meta.counter  # type: ignore[no-any-return]
    if t._storage is None and isinstance(t, Wrapper):
        counter = ensure_meta(t).counter = Storage(None, 0)
        counter.add_alias(t)
        return counter
    return storage_of(t)


def count_write(t: Any) -> None:
    """Raise the version of the memory of `t`."""
    counter_of(t).version += 1


def share_counter(source: Any, view: Any) -> None:
    """Have a view count writes where its source does."""
    if view._storage is not None and view._storage is source._storage:
        return
    counter = ensure_meta(view).counter = counter_of(source)
    if isinstance(source, Wrapper):
        counter.add_alias(view)


# What an alias of a tensor shares with it is every slot but these.
_OWN: Final = frozenset({"__weakref__", "_grad_meta"})
_slots: dict[type, tuple[str, ...]] = {}


def _slots_of(cls: type) -> tuple[str, ...]:
    found = _slots.get(cls)
    if found is None:
        names = (n for base in cls.__mro__ for n in base.__dict__.get("__slots__", ()))
        found = _slots[cls] = tuple(n for n in names if n not in _OWN)
    return found


def alias_of(t: Any) -> Any:
    """Another tensor object for the same data, which knows of no graph.

    Made without an operator, since it must not be seen by whoever watches those.
    """
    counter = counter_of(t)
    cls = type(t)
    result = object.__new__(cls)
    for name in _slots_of(cls):
        try:
            setattr(result, name, getattr(t, name))
        except AttributeError:
            continue
    result._requires_grad = False
    counter.add_alias(result)
    if result._storage is not counter:
        ensure_meta(result).counter = counter
    return result
