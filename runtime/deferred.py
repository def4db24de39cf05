"""Operators that are registered when one of them is first used.

A package of thousands of operators says which names it has and how to register them, a
group at a time; what a program does not use is neither imported nor registered.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import TYPE_CHECKING, Final, TypeAlias

from .entry import Definition, Kernels, OperatorEntry, Overridden

if TYPE_CHECKING:
    from .dispatcher import Dispatcher
    from .kernel import Registration
    from .keys import DispatchKey
    from .operator import OperatorHandle

# Note [Deferred operators]
# ~~~~~~~~~~~~~~~~~~~~~~~~~
# The dispatcher knows the names of a group, and whatever asks for the state of an
# operator of it, a call or a look at its schema, has the whole group registered first.
# Handles don't ask: so generated code, and kernels that are made from other operators,
# can take theirs at no cost.
#
# - Until then, the state of a handle is a `DeferredEntry`. It answers with what the
#   registered operator says, so nothing that reads states need know of groups.
# - Preparing, which is importing modules, is done without the dispatcher's lock, since a
#   module that another thread is importing may be waiting for that lock. What registers
#   something has the group loaded before it takes the lock.
# - Registering is done under the lock. What it registers is staged in the deferred
#   entries, and each operator is put in place whole, with its definition and all its
#   kernels, at the end. Other threads that use an operator of the group meanwhile wait.
# - If it fails, everything is as before, and the next use tries again.
# - What is registered by others for an operator of the group comes after the group, as it
#   would if the group had been registered at once.

Register: TypeAlias = "Callable[[Dispatcher], None]"
Prepare: TypeAlias = Callable[[], Register]


class Deferred:
    """A group of operators, by their names without overloads, that wait for their first use.

    `prepare` imports what is needed and returns the function that registers them all.
    """

    __slots__ = ("_deferrals", "_owner", "_prepare", "is_done", "names", "staged")

    def __init__(
        self, deferrals: Deferrals, names: Iterable[str], prepare: Prepare
    ) -> None:
        self.names: Final = tuple(names)
        self.staged: Final[dict[DeferredEntry, OperatorEntry]] = {}
        self.is_done = False
        self._deferrals: Final = deferrals
        self._prepare: Final = prepare
        self._owner: int | None = None

    def is_prepared_by(self, prepare: Prepare) -> bool:
        """Whether the group is what `prepare`, or its equal, registers."""
        return self._prepare == prepare

    @property
    def is_registering(self) -> bool:
        """Whether this very thread is registering the group."""
        return self._owner == threading.get_ident()

    def load(self) -> None:
        """Register the group if that has not been done. See Note [Deferred operators]."""
        if self.is_done or self.is_registering:
            return
        register = self._prepare()
        with self._deferrals.lock:
            self._register(register)

    def _register(self, register: Register) -> None:
        """Register the group unless another thread has done it; the lock is held."""
        if self.is_done:
            return
        self._owner = threading.get_ident()
        try:
            register(self._deferrals.dispatcher)
            self._deferrals.publish(self)
            self.is_done = True
        except BaseException:
            self._deferrals.withdraw(self)
            raise
        finally:
            self.staged.clear()
            self._owner = None


class DeferredEntry(OperatorEntry):
    """The state of an operator of a group that has not been registered."""

    __slots__ = ("group",)

    def __init__(
        self,
        operator: OperatorHandle,
        group: Deferred,
        fallbacks: Mapping[DispatchKey, Registration],
    ) -> None:
        self.group: Final = group
        super().__init__(operator, None, {}, fallbacks)

    @property
    def definition(self) -> Definition | None:
        """That of the registered operator."""
        found = self._registered()
        return None if found is None else found.definition

    @definition.setter
    def definition(self, value: Definition | None) -> None:
        """Nothing is kept here."""

    @property
    def kernels(self) -> Kernels:
        """Those of the registered operator."""
        found = self._registered()
        return {} if found is None else found.kernels

    @kernels.setter
    def kernels(self, value: Kernels) -> None:
        """Nothing is kept here."""

    @property
    def overridden(self) -> Overridden:
        """Those of the registered operator."""
        found = self._registered()
        return {} if found is None else found.overridden

    @overridden.setter
    def overridden(self, value: Overridden) -> None:
        """Nothing is kept here."""

    def _registered(self) -> OperatorEntry | None:
        """The state that has taken the place of this one, or is about to."""
        if not self.group.is_registering:
            self.group.load()
            if self.operator.entry is not self:
                return self.operator.entry
        return self.group.staged.get(self)

    def with_fallbacks(
        self, fallbacks: Mapping[DispatchKey, Registration]
    ) -> OperatorEntry:
        """Still to be registered, over other backend fallbacks."""
        return DeferredEntry(self.operator, self.group, fallbacks)


class Deferrals:
    """The groups of one dispatcher. See Note [Deferred operators].

    `operators` and `dormant` are the dispatcher's own tables of handles; `lock` guards
    them, and is held where a method says so.
    """

    def __init__(
        self,
        dispatcher: Dispatcher,
        lock: threading.RLock,
        operators: dict[tuple[str, str], OperatorHandle],
        dormant: MutableMapping[tuple[str, str], OperatorHandle],
    ) -> None:
        self.dispatcher: Final = dispatcher
        self.lock: Final = lock
        self.by_name: Final[dict[str, Deferred]] = {}
        """The groups that wait, by the names of their operators."""
        self._operators: Final = operators
        self._dormant: Final = dormant

    def add(
        self, groups: Iterable[tuple[Iterable[str], Prepare]], *, at_once: bool
    ) -> None:
        """Have groups wait, each given by its names and what prepares it.

        Those that have names of which something is registered are registered at once, so
        that whoever does so twice is told here; all of them with `at_once`.
        """
        for names, prepare in groups:
            group = Deferred(self, names, prepare)
            own = set(group.names)
            if all(self._awaits(name, prepare) for name in own):
                continue  # the package is reloaded, and nothing of the group is used
            for name in own & self.by_name.keys():
                self.load(name)
            with self.lock:
                known = any(name in own for name, _ in self._operators)
                self.by_name.update(dict.fromkeys(own, group))
                for (name, _), handle in [*self._dormant.items()]:
                    if name in own:
                        self.defer(handle)
            if at_once or known:
                try:
                    group.load()
                except BaseException:
                    with self.lock:
                        self._settle(group)
                    raise

    def _awaits(self, name: str, prepare: Prepare) -> bool:
        """Whether the operator waits for what this very module registers."""
        group = self.by_name.get(name)
        return group is not None and group.is_prepared_by(prepare)

    def defer(self, handle: OperatorHandle) -> None:
        """Give a handle of a group its first state; the lock is held."""
        group = self.by_name[handle.name]
        handle.install(DeferredEntry(handle, group, self.dispatcher.fallbacks))

    def load(self, name: str) -> None:
        """Register the group of the operator `ns::name`, if it is of one."""
        group = self.by_name.get(name)
        if group is not None:
            group.load()

    def load_those_of(self, namespace: str, texts: Iterable[str]) -> None:
        """Register the groups of operators of a namespace, given by schemas or names."""
        for text in texts if self.by_name else ():
            name = text.partition("(")[0].partition(".")[0]
            self.load(name if "::" in name else f"{namespace}::{name}")

    def load_all(self) -> None:
        """Register all groups."""
        for group in {id(group): group for group in [*self.by_name.values()]}.values():
            group.load()

    def publish(self, group: Deferred) -> None:
        """Put the registered operators in place; the lock is held."""
        for deferred, entry in group.staged.items():
            deferred.operator.install(entry)
        self._settle(group)

    def withdraw(self, group: Deferred) -> None:
        """Undo what was registered of a group; the lock is held."""
        staged = [deferred.operator for deferred in group.staged]
        group.staged.clear()
        self.by_name.update(dict.fromkeys(group.names, group))
        for handle in staged:
            self.defer(handle)
            self.dispatcher.withdraw(handle)
        for (name, _), handle in [*self._dormant.items()]:
            if self.by_name.get(name) is group:
                self.defer(handle)

    def _settle(self, group: Deferred) -> None:
        """Nothing waits for the group any more: what it has not registered is not there."""
        for name in group.names:
            if self.by_name.get(name) is group:
                del self.by_name[name]
        fallbacks = self.dispatcher.fallbacks
        for handle in [*self._dormant.values()]:
            entry = handle.entry
            if isinstance(entry, DeferredEntry) and entry.group is group:
                handle.install(OperatorEntry(handle, None, {}, fallbacks))


def state_of(handle: OperatorHandle) -> OperatorEntry:
    """The state of `handle`, or the one that it will have when its group is complete.

    The dispatcher's lock is held.
    """
    current = handle.entry
    if type(current) is DeferredEntry and current.group.is_registering:
        staged = current.group.staged.get(current)
        return staged or OperatorEntry(handle, None, {}, current.fallbacks)
    return current


def stage(handle: OperatorHandle, entry: OperatorEntry) -> None:
    """Make `entry` the state that `handle` will have when its group is complete.

    The dispatcher's lock is held, and the group is being registered.
    """
    current = handle.entry
    assert isinstance(current, DeferredEntry)
    current.group.staged[current] = entry
