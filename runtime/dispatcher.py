"""The dispatcher: all operators, their kernels and the fallbacks of the backends.

Every registration is checked before anything changes, happens under one lock by putting
new states in place, and returns a handle that removes this very registration. Calls take
no lock, see Note [Entries are replaced].
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from . import instruments, selection
from .boxing import Stack, fallthrough_kernel
from .deferred import Deferrals, Prepare, install, state_of
from .entry import Definition, OperatorEntry
from .errors import OperatorNotFoundError, RegistrationError
from .kernel import KernelFunction, Registration
from .key_set import DispatchKeySet, get_runtime_dispatch_key_set
from .keys import DispatchKey, is_alias_key
from .locations import registered_here
from .operator import OperatorHandle
from .registration import (
    DefiningLibraries,
    Kept,
    Kernel,
    Listeners,
    RegistrationHandle,
    RegistrationListener,
    fallback_function,
    fallback_key,
    keep,
    kernel_key,
    parsed_schema,
    require_fit,
    run_all,
    split_name,
)
from .table import FALLTHROUGH_BY_DEFAULT

if TYPE_CHECKING:
    from .schema import FunctionSchema

Operator: TypeAlias = OperatorHandle | str

ALIAS_ANALYSIS: Final = ("FROM_SCHEMA", "CONSERVATIVE", "PURE_FUNCTION")
"""How much the schema of an operator says about aliasing."""


class Dispatcher:
    """A set of operators and backend fallbacks. Starts empty.

    Programs use the one of `get_default_dispatcher`; tests make their own.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        # By name and overload. Operators that have neither definition nor kernels live
        # only as long as somebody holds their handle.
        self._operators: dict[tuple[str, str], OperatorHandle] = {}
        self._dormant: weakref.WeakValueDictionary[tuple[str, str], OperatorHandle] = (
            weakref.WeakValueDictionary()
        )
        # The defined overloads of each name, sorted.
        self._overloads: dict[str, tuple[str, ...]] = {}
        self._libraries: Final = DefiningLibraries(self._lock)
        self._listeners: Final = Listeners(self._lock)
        self._deferrals: Final = Deferrals(
            self, self._lock, self._operators, self._dormant
        )
        self.fallbacks: Mapping[DispatchKey, Registration] = {}
        """The backend fallbacks by runtime key. Replaced, never edited."""
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
            found = OperatorHandle(self, name, overload)
            if name in self._deferrals.by_name:
                self._deferrals.defer(found)
        return found

    def find_schema(self, name: str, overload: str = "") -> OperatorHandle | None:
        """The handle of a defined operator, None if it is not defined."""
        if not overload and "." in name:
            name, overload = split_name(name)
        self._deferrals.load(name)
        found = self._operators.get((name, overload))
        return found if found is not None and found.is_defined else None

    def get_schema(self, name: str, overload: str = "") -> OperatorHandle:
        """The handle of a defined operator. OperatorNotFoundError if it is not defined."""
        found = self.find_schema(name, overload)
        if found is None:
            text = f"{name}.{overload}" if overload else name
            others = self.overloads(name.partition(".")[0])
            has = f"; its overloads are: {', '.join(o or 'default' for o in others)}"
            why = selection.reason(self, text)
            raise OperatorNotFoundError(
                f"operator {text} is not defined{why or (has if others else '')}"
            )
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

    # ---- calling ----

    def call(self, op: Operator, *args: Any, **kwargs: Any) -> Any:
        """Call an operator, given by handle or name."""
        return self._resolved(op)(*args, **kwargs)

    def call_boxed(self, op: Operator, stack: Stack) -> None:
        """Call an operator with its arguments on top of `stack`."""
        self._resolved(op).call_boxed(stack)

    def redispatch(
        self, op: Operator, keys: DispatchKeySet | int, *args: Any, **kwargs: Any
    ) -> Any:
        """Call the kernel of an operator for exactly this key set."""
        return self._resolved(op).redispatch(keys, *args, **kwargs)

    def redispatch_boxed(
        self, op: Operator, keys: DispatchKeySet | int, stack: Stack
    ) -> None:
        """Like `redispatch`, with the arguments on top of `stack`."""
        self._resolved(op).redispatch_boxed(keys, stack)

    def _resolved(self, op: Operator) -> OperatorHandle:
        return self.get_schema(op) if isinstance(op, str) else op

    # ---- definitions ----

    def define(
        self,
        schema: str | FunctionSchema,
        *,
        tags: Iterable[str] = (),
        alias_analysis: str = ALIAS_ANALYSIS[0],
        debug: str | None = None,
        is_trusted: bool = False,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Define an operator; the schema has its namespace.

        With `is_trusted` the text is known to be right and is parsed when it is needed.
        SchemaError for a schema that cannot be read, RegistrationError if the operator
        is defined already or a kernel registered earlier contradicts the schema.
        """
        if alias_analysis not in ALIAS_ANALYSIS:
            raise RegistrationError(
                f"alias analysis is one of {', '.join(ALIAS_ANALYSIS)}, but got"
                f" {alias_analysis!r}"
            )
        if is_trusted and isinstance(schema, str):
            name, overload = split_name(schema.partition("(")[0])
        else:
            schema = parsed_schema(schema)
            name, overload = schema.name.qualified, schema.name.overload
        definition = Definition(
            schema,
            (tags,) if isinstance(tags, str) else tuple(tags),
            alias_analysis,
            debug or registered_here(),
        )
        self._deferrals.load(name)
        made = None
        try:
            with self._lock:
                handle = self._find_or_make(name, overload)
                made = keep(
                    RegistrationHandle(
                        OperatorHandle.remove_definition, handle, definition
                    ),
                    kept,
                )
                self._define(handle, definition)
            return made
        except BaseException as failure:
            if made is not None:
                made.undo(failure)
            raise

    def define_rows(
        self,
        namespace: str,
        rows: Iterable[tuple[str, tuple[str, ...]]],
        *,
        debug: str,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Define an operator of a namespace for each trusted (schema, tags): all or none."""
        added: list[tuple[OperatorHandle, Definition]] = []
        made = RegistrationHandle(Dispatcher._remove_definitions, self, added)
        prefix = f"{namespace}::"
        rows = tuple(rows)
        self._deferrals.load_those_of(namespace, (text for text, _ in rows))
        keep(made, kept)
        with self._lock:
            try:
                for text, tags in rows:
                    qualified = text if text.startswith(prefix) else prefix + text
                    name, overload = split_name(qualified.partition("(")[0])
                    definition = Definition(qualified, tags, ALIAS_ANALYSIS[0], debug)
                    handle = self._find_or_make(name, overload)
                    added.append((handle, definition))
                    self._define(handle, definition)
                return made
            except BaseException as failure:
                made.undo(failure)
                raise

    def _define(self, handle: OperatorHandle, definition: Definition) -> None:
        """Give a definition to an operator and tell the listeners; the lock is held."""
        entry = handle.entry
        if entry.definition is not None:
            raise RegistrationError(
                f"operator {handle} is already defined:\n"
                f"  first: {entry.definition.text} ({entry.definition.debug})\n"
                f"  again: {definition.text} ({definition.debug})"
            )
        for rows in entry.kernels.values():
            for row in rows:
                require_fit(handle, definition, row)
        told: list[RegistrationListener] = []
        try:
            self._publish(handle, entry.with_definition(definition))
            self._index(handle)
            self._listeners.tell_registered(handle, told)
        except BaseException as failure:
            self._publish(handle, handle.entry.without_definition(definition))
            self._index(handle)
            self._listeners.tell_undone(handle, told, failure)
            raise

    def _remove_definitions(
        self, added: list[tuple[OperatorHandle, Definition]]
    ) -> None:
        run_all([partial(self.remove_definition, *each) for each in reversed(added)])

    def remove_definition(self, handle: OperatorHandle, definition: Definition) -> None:
        """Take this very definition away; nothing happens if it is gone."""
        with self._lock:
            entry = handle.entry
            if entry.definition is not definition:
                return
            try:
                self._publish(handle, entry.with_definition(None))
                self._index(handle)
            except BaseException:
                self._publish(handle, entry)
                self._index(handle)
                raise
            self._listeners.tell_deregistered(handle)

    # ---- kernels ----

    def impl(
        self,
        name: str,
        kernel: Kernel,
        key: DispatchKey | str = DispatchKey.Undefined,
        *,
        with_keyset: bool = False,
        allow_override: bool = False,
        debug: str | None = None,
        is_trusted: bool = False,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Register a kernel for a runtime or alias key of `ns::name.overload`.

        The operator may be defined later. RegistrationError if the key has a kernel
        already, unless `allow_override`: then the new one is used until it is removed.
        The signature of an annotated function must fit the schema, unless `is_trusted`.
        """
        qualified, overload = split_name(name)
        registration = Registration(
            kernel_key(key),
            KernelFunction.make(kernel, with_keyset),
            debug or registered_here(),
            is_trusted,
        )
        self._deferrals.load(qualified)
        made = None
        try:
            with self._lock:
                handle = self._find_or_make(qualified, overload)
                made = keep(
                    RegistrationHandle(
                        OperatorHandle.remove_kernel, handle, registration
                    ),
                    kept,
                )
                self._add_kernel(handle, registration, allow_override)
            return made
        except BaseException as failure:
            if made is not None:
                made.undo(failure)
            raise

    def impl_rows(
        self,
        namespace: str,
        rows: Iterable[tuple[str, Kernel]],
        key: DispatchKey | str,
        *,
        debug: str,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Register trusted kernels, (operator, kernel), for one key: all of them or none."""
        parsed = kernel_key(key)
        added: list[tuple[OperatorHandle, Registration]] = []
        made = RegistrationHandle(Dispatcher._remove_kernels, self, added)
        rows = tuple(rows)
        self._deferrals.load_those_of(namespace, (name for name, _ in rows))
        keep(made, kept)
        with self._lock:
            try:
                for name, kernel in rows:
                    function = KernelFunction.make(kernel, False)
                    registration = Registration(parsed, function, debug, True)
                    handle = self._find_or_make(*split_name(f"{namespace}::{name}"))
                    added.append((handle, registration))
                    self._add_kernel(handle, registration, False)
                return made
            except BaseException as failure:
                made.undo(failure)
                raise

    def _add_kernel(
        self, handle: OperatorHandle, registration: Registration, allow_override: bool
    ) -> None:
        """Make a kernel the active one of its key; the lock is held."""
        entry = handle.entry
        rows = entry.kernels.get(registration.key)
        if rows is not None and not allow_override:
            raise RegistrationError(
                f"{handle} already has a kernel for {registration.key}:\n"
                f"  first: {rows[0].describe()}\n"
                f"  again: {registration.describe()}\n"
                "  pass allow_override=True to use the new one until it is removed"
            )
        if entry.definition is not None:
            require_fit(handle, entry.definition, registration)
        self._publish(handle, entry.with_kernel(registration))

    def remove_kernel(self, handle: OperatorHandle, registration: Registration) -> None:
        """Take this very kernel away; nothing happens if it is gone."""
        with self._lock:
            entry = handle.entry
            if registration in entry.kernels.get(registration.key, ()):
                self._publish(handle, entry.without_kernel(registration))

    def _remove_kernels(self, added: list[tuple[OperatorHandle, Registration]]) -> None:
        run_all([partial(self.remove_kernel, *each) for each in reversed(added)])

    # ---- fallbacks ----

    def fallback(
        self,
        kernel: Kernel,
        key: DispatchKey | str,
        *,
        with_keyset: bool | None = None,
        debug: str | None = None,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Register the kernel of all operators that have none for a key.

        An alias key stands for its runtime keys: all of them get the fallback or none.
        A callable is a boxed function, `fn(op, stack)` or `fn(op, keys, stack)`; which of
        the two is seen from its parameters, unless `with_keyset` says it.
        RegistrationError if one of the keys has a fallback already.
        """
        parsed = fallback_key(key)
        function = fallback_function(kernel, with_keyset)
        site = debug or registered_here()
        keys = [parsed]
        if is_alias_key(parsed):
            keys = [each for each in get_runtime_dispatch_key_set(parsed) if each]
        added = {each: Registration(each, function, site) for each in keys}
        return self._add_fallbacks(added, kept)

    def _add_fallbacks(
        self, added: Mapping[DispatchKey, Registration], kept: Kept = None
    ) -> RegistrationHandle:
        made = keep(RegistrationHandle(Dispatcher._remove_fallbacks, self, added), kept)
        try:
            with self._lock:
                for key, row in added.items():
                    existing = self.fallbacks.get(key)
                    if existing is not None:
                        raise RegistrationError(
                            f"{key} already has a backend fallback:\n"
                            f"  first: {existing.describe()}\n"
                            f"  again: {row.describe()}"
                        )
                self._set_fallbacks({**self.fallbacks, **added})
            return made
        except BaseException as failure:
            made.undo(failure)
            raise

    def _remove_fallbacks(self, removed: Mapping[DispatchKey, Registration]) -> None:
        with self._lock:
            others = {
                key: row
                for key, row in self.fallbacks.items()
                if removed.get(key) is not row
            }
            if len(others) != len(self.fallbacks):
                self._set_fallbacks(others)

    def _set_fallbacks(self, fallbacks: Mapping[DispatchKey, Registration]) -> None:
        before = self.fallbacks
        try:
            self.fallbacks = fallbacks
            self.refresh()
        except BaseException:
            self.fallbacks = before
            self.refresh()
            raise

    def register_default_fallbacks(self) -> RegistrationHandle:
        """Make the keys fall through that do so in PyTorch unless a mode is on."""
        function = KernelFunction.make(fallthrough_kernel, False)
        added = {
            key: Registration(key, function, "registered by default")
            for key in FALLTHROUGH_BY_DEFAULT
        }
        return self._add_fallbacks(added)

    def defer(self, groups: Iterable[tuple[Iterable[str], Prepare]]) -> None:
        """Register each group of operators when one of them is first used.

        A group has the names of its operators, with namespaces and without overloads, and
        what prepares it: that imports modules, and returns the function that registers the
        group with a dispatcher. See Note [Deferred operators].
        """
        self._deferrals.add(groups, at_once=self._listeners.want_all)

    # ---- libraries and listeners ----

    def register_library(
        self, namespace: str, debug: str, kept: Kept = None
    ) -> RegistrationHandle:
        """Claim a namespace for the one library that defines it."""
        return self._libraries.claim(namespace, debug, kept)

    def add_registration_listener(
        self, listener: RegistrationListener, *, only_later: bool = False
    ) -> RegistrationHandle:
        """Tell `listener` of every operator that is or becomes defined, or undefined.

        With `only_later` it is not told of those that are defined already, and operators
        that are registered when they are first used are so, for it, when that happens.
        """
        if not only_later:
            self._deferrals.load_all()
        with self._lock:
            for handle in () if only_later else self.operators():
                if handle.is_defined:
                    listener.on_operator_registered(handle)
            return self._listeners.add(listener, only_later=only_later)

    # ---- states ----

    def refresh(self) -> None:
        """Drop everything that is cached: fallbacks or instruments have changed."""
        with self._lock:
            for handle in (*self._operators.values(), *self._dormant.values()):
                handle.install(handle.entry.with_fallbacks(self.fallbacks))

    def _publish(self, handle: OperatorHandle, entry: OperatorEntry) -> None:
        """Make `entry` the state of `handle`, and hold on to handles that have one."""
        before = state_of(handle)
        try:
            install(handle, entry)
            name = handle.name, handle.overload
            if entry.definition is not None or entry.kernels:
                if name not in self._operators:
                    self._operators[name] = handle
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


_default: Dispatcher | None = None
_default_lock: Final = threading.Lock()


def get_default_dispatcher() -> Dispatcher:
    """The dispatcher of the process, with the default fallbacks."""
    global _default
    if _default is None:
        with _default_lock:
            if _default is None:
                made = Dispatcher()
                made.register_default_fallbacks()
                _default = made
    return _default
