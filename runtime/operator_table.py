"""The operators of a dispatcher: by which names they are found, and in which state they are."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from . import instruments, selection
from .boxing import Stack
from .deferred import Deferrals, stage, state_of
from .entry import OperatorEntry
from .errors import OperatorNotFoundError
from .kernel import Registration
from .key_set import Keys
from .keys import DispatchKey
from .lazy import LazyModule
from .operator import OperatorHandle
from .registration import split_name
from .wording import kind_of

if TYPE_CHECKING:
    from . import misspellings
    from .dispatcher import Dispatcher
else:
    misspellings = LazyModule(__package__, "misspellings")

Operator: TypeAlias = OperatorHandle | str


class OperatorTable:
    """What a dispatcher knows of its operators; `Dispatcher` is what registers them.

    Everything is guarded by one lock, but for looking up what is there.
    """

    def __init__(self) -> None:
        self._lock: Final = threading.RLock()
        self._dispatcher: Final = cast("Dispatcher", self)
        # By name and overload. Operators that have neither definition nor kernels live
        # only as long as somebody holds their handle.
        self._operators: dict[tuple[str, str], OperatorHandle] = {}
        self._dormant: weakref.WeakValueDictionary[tuple[str, str], OperatorHandle] = (
            weakref.WeakValueDictionary()
        )
        # The defined overloads of each name, sorted.
        self._overloads: dict[str, tuple[str, ...]] = {}
        self._deferrals: Final = Deferrals(
            self._dispatcher, self._lock, self._operators, self._dormant
        )
        self.fallbacks: Mapping[DispatchKey, Registration] = {}
        """The backend fallbacks by runtime key. Replaced, never edited."""
        self.overridden_fallbacks: Mapping[DispatchKey, tuple[Registration, ...]] = {}
        """Those under the active ones, the newest first. Replaced, never edited."""
        instruments.watch(self)

    # ---- finding operators ----

    def handle(self, name: str, overload: str = "") -> OperatorHandle:
        """The handle for an operator, defined or not. Always the same object.

        `name` has its namespace; the overload may also be given as its suffix.
        """
        if not overload and "." in name:
            name, overload = split_name(name)
        found = self._operators.get((name, overload))
        if found is not None:
            return found
        split_name(f"{name}.{overload}" if overload else name)
        with self._lock:
            found = self._find_or_make(name, overload)
            if (name, overload) not in self._operators:
                self._dormant[name, overload] = found
            return found

    def _find_or_make(self, name: str, overload: str) -> OperatorHandle:
        """The handle of a valid name; a new one is not stored. The lock is held."""
        found = self._operators.get((name, overload))
        if found is None and self._dormant:
            found = self._dormant.get((name, overload))
        if found is None:
            found = OperatorHandle(self._dispatcher, name, overload)
            if name in self._deferrals.by_name:
                self._deferrals.defer(found)
        return found

    def find_schema(self, name: str, overload: str = "") -> OperatorHandle | None:
        """The handle of a defined operator, None if it is not defined.

        TypeError for a name or overload that is no string.
        """
        for value in (name, overload):
            if not isinstance(value, str):
                raise TypeError(
                    f"operators are found by strings, but got {kind_of(value)},"
                    f" {value!r:.60}"
                )
        if not overload and "." in name:
            name, overload = split_name(name)
        self._deferrals.load(name)
        found = self._operators.get((name, overload))
        return found if found is not None and found.is_defined else None

    def get_schema(self, name: str, overload: str = "") -> OperatorHandle:
        """The handle of a defined operator. OperatorNotFoundError if it is not defined."""
        found = self.find_schema(name, overload)
        if found is None:
            if not overload and "." in name:
                name, overload = split_name(name)
            text = f"{name}.{overload}" if overload else name
            why = selection.reason(self._dispatcher, text)
            why = why or misspellings.what_is_there(self, name, overload)
            dangling = self._operators.get((name, overload))
            if dangling is not None:
                found_for = misspellings.kernels_of(dangling.entry)
                why = misspellings.go_on(
                    why, f"kernels are registered for it: {found_for}"
                )
            raise OperatorNotFoundError(f"operator {text} is not defined{why}")
        return found

    def overloads(self, name: str) -> tuple[str, ...]:
        """The defined overloads of `ns::name`, sorted; the unnamed one is ""."""
        self._deferrals.load(name)
        return self._overloads.get(name, ())

    def operator_names(self) -> tuple[str, ...]:
        """The defined names, without overloads, sorted."""
        with self._lock:
            return tuple(sorted({*self._overloads, *self._deferrals.by_name}))

    def operators(self) -> tuple[OperatorHandle, ...]:
        """All operators that have a definition or a kernel, sorted by name."""
        self._deferrals.load_all()
        with self._lock:
            found = list(self._operators.items())
        return tuple(handle for _, handle in sorted(found, key=lambda item: item[0]))

    def registered(self) -> tuple[OperatorHandle, ...]:
        """The same, but for those that are still to be registered when they are used."""
        with self._lock:
            return tuple(self._operators.values())

    def put_back(self, states: Mapping[OperatorHandle, OperatorEntry]) -> None:
        """Give operators a state that they had, with its definition and kernels."""
        with self._lock:
            for handle, entry in states.items():
                if handle.entry is not entry:
                    self._publish(handle, entry)
                    self._index(handle)

    def dangling(self) -> tuple[OperatorHandle, ...]:
        """The operators that have kernels and no definition."""
        with self._lock:
            found = list(self._operators.values())
        return tuple(handle for handle in found if not handle.is_defined)

    # ---- calling ----

    def call(self, op: Operator, *args: Any, **kwargs: Any) -> Any:
        """Call an operator, given by handle or name."""
        return self._resolved(op)(*args, **kwargs)

    def call_boxed(self, op: Operator, stack: Stack) -> None:
        """Call an operator with its arguments on top of `stack`."""
        self._resolved(op).call_boxed(stack)

    def redispatch(
        self, op: Operator, keys: Keys | int, *args: Any, **kwargs: Any
    ) -> Any:
        """Call the kernel of an operator for exactly this key set."""
        return self._resolved(op).redispatch(keys, *args, **kwargs)

    def redispatch_boxed(self, op: Operator, keys: Keys | int, stack: Stack) -> None:
        """Like `redispatch`, with the arguments on top of `stack`."""
        self._resolved(op).redispatch_boxed(keys, stack)

    def _resolved(self, op: Operator) -> OperatorHandle:
        return self.get_schema(op) if isinstance(op, str) else op

    # ---- states ----

    def refresh(self) -> None:
        """Drop everything that is cached: instruments have changed."""
        with self._lock:
            self._renew(self.fallbacks)

    def _renew(self, fallbacks: Mapping[DispatchKey, Registration]) -> None:
        """Give all operators these fallbacks and empty caches; the lock is held."""
        for handle in (*self._operators.values(), *self._dormant.values()):
            handle.install(handle.entry.with_fallbacks(fallbacks))

    def _publish(self, handle: OperatorHandle, entry: OperatorEntry) -> None:
        """Make `entry` the state of `handle`, and hold on to handles that have one."""
        before = state_of(handle)
        try:
            if before is handle.entry:
                handle.install(entry)
            else:
                stage(handle, entry)
            name = handle.name, handle.overload
            if entry.kernels or entry.definition is not None:
                if name not in self._operators:
                    self._operators[name] = handle
                    if self._dormant:
                        self._dormant.pop(name, None)
            else:
                self._dormant[name] = handle
                self._operators.pop(name, None)
        except BaseException:
            # See Note [Whole or not at all].
            self._publish(handle, before)
            raise

    def withdraw(self, handle: OperatorHandle) -> None:
        """Take back a registration that was not completed; the lock is held."""
        self._operators.pop((handle.name, handle.overload), None)
        self._dormant[handle.name, handle.overload] = handle
        self._index(handle)

    def _index(self, handle: OperatorHandle) -> None:
        """Bring the overloads of a name up to date."""
        found = {*self._overloads.get(handle.name, ())}
        (found.add if handle.is_defined else found.discard)(handle.overload)
        if found:
            self._overloads[handle.name] = tuple(sorted(found))
        else:
            self._overloads.pop(handle.name, None)
