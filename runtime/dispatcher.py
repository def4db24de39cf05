"""The dispatcher: all operators, their kernels and the fallbacks of the backends.

Every registration is checked before anything changes, happens under one lock by putting
new states in place, and returns a handle that removes this very registration. Calls take
no lock, see Note [Entries are replaced].
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from .boxing import fallthrough_kernel
from .deferred import Prepare
from .entry import Definition
from .errors import RegistrationError
from .kernel import KernelFunction, Registration
from .key_set import get_runtime_dispatch_key_set
from .keys import DispatchKey, is_alias_key
from .locations import file_of, registered_here
from .operator import OperatorHandle
from .operator_table import OperatorTable
from .registration import (
    DefiningLibraries,
    Kernel,
    Listeners,
    RegistrationListener,
    fallback_function,
    fallback_key,
    fallback_row,
    kernel_key,
    parsed_schema,
    require_fit,
    split_name,
    tags_of,
)
from .registration_handles import (
    Kept,
    KernelRegistration,
    RegistrationHandle,
    Undoing,
    keep,
    run_all,
)
from .table import FALLTHROUGH_BY_DEFAULT
from .tags import require_known

if TYPE_CHECKING:
    from .schema import FunctionSchema

ALIAS_ANALYSIS: Final = ("FROM_SCHEMA", "CONSERVATIVE", "PURE_FUNCTION")
"""How much the schema of an operator says about aliasing."""


class Dispatcher(OperatorTable):
    """A set of operators and backend fallbacks. Starts empty.

    Programs use the one of `get_default_dispatcher`; tests make their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self._libraries: Final = DefiningLibraries(self._lock)
        self._listeners: Final = Listeners(self._lock)
        self.reloaded: Mapping[str, str] = {}
        """The modules that are being reloaded, by file: see Note [Reloaded packages]."""

    # Handles and their calls belong to one dispatcher, so there are no copies. In another
    # process the dispatcher of the process is meant; there is none for any other.
    def __copy__(self) -> Dispatcher:
        return self

    def __deepcopy__(self, memo: object) -> Dispatcher:
        return self

    def __reduce__(self) -> tuple[Callable[[], Dispatcher], tuple[()]]:
        if self is not _default:
            raise TypeError(
                "cannot pickle a dispatcher other than the one of get_default_dispatcher()"
            )
        return get_default_dispatcher, ()

    # ---- definitions ----

    def define(
        self,
        schema: str | FunctionSchema,
        *,
        tags: str | Iterable[str] = (),
        alias_analysis: str = ALIAS_ANALYSIS[0],
        debug: str | None = None,
        is_trusted: bool = False,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Define an operator; the schema has its namespace.

        With `is_trusted` the text is known to be right and is parsed when it is needed.
        SchemaError for a schema that cannot be read, RegistrationError if the operator
        is defined already, a kernel registered earlier contradicts the schema, or a tag
        is unknown.
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
        tags = tags_of(tags)
        if tags and not is_trusted:
            require_known(tags)
        definition = Definition(
            schema,
            tags,
            alias_analysis,
            debug or registered_here(),
        )
        self._deferrals.load(name)
        made = None
        try:
            with self._lock:
                handle = self._find_or_make(name, overload)
                made = keep(
                    Undoing(OperatorHandle.remove_definition, handle, definition),
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
        made = Undoing(Dispatcher._remove_definitions, self, added)
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
            if self._is_reloaded(entry.definition.debug, definition.debug):
                self._publish(handle, entry.with_definition(definition))
                self._index(handle)
                return
            raise RegistrationError(
                f"operator {handle} is already defined:\n"
                f"  first: {entry.definition.text} ({entry.definition.debug})\n"
                f"  again: {definition.text} ({definition.debug})"
            )
        for row in entry.all_rows():
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

    def _is_reloaded(self, former: str, again: str) -> bool:
        """Whether a registration at `again` takes the place of that at `former`."""
        package = self.reloaded.get(file_of(again))
        return package is not None and self.reloaded.get(file_of(former)) == package

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
        split = split_name(name)
        made = KernelRegistration(
            kernel_key(key),
            KernelFunction.make(kernel, with_keyset),
            debug or registered_here(),
            is_trusted,
            debug is None,
        )
        if self._deferrals.by_name:
            self._deferrals.load(split[0])
        made.operator = None
        try:
            with self._lock:
                handle = self._operators.get(split) or self._find_or_make(*split)
                made.operator = handle
                keep(made, kept)
                self._add_kernel(handle, made, allow_override)
            return made
        except BaseException as failure:
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
        made = Undoing(Dispatcher._remove_kernels, self, added)
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
        first = entry.kernels.get(registration.key)
        if first is not None and self.reloaded:
            for row in entry.rows(registration.key):
                if self._is_reloaded(row.place, registration.place):
                    self._publish(
                        handle, entry.with_kernel_in_place_of(row, registration)
                    )
                    return
        if first is not None and not allow_override:
            raise RegistrationError(
                f"{handle} already has a kernel for {registration.key}:\n"
                f"  first: {first.describe()}\n"
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
            if registration in entry.rows(registration.key):
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
        allow_override: bool = False,
        debug: str | None = None,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Register the kernel of all operators that have none for a key.

        An alias key stands for its runtime keys: all of them get the fallback or none.
        A callable is a boxed function, `fn(op, stack)` or `fn(op, keys, stack)`; which of
        the two is seen from its parameters, unless `with_keyset` says it.
        RegistrationError if one of the keys has a fallback already, as many have one by
        default that falls through, unless `allow_override`: then the new one is used
        until it is removed.
        """
        parsed = fallback_key(key)
        function = fallback_function(kernel, with_keyset)
        keys = [parsed]
        if is_alias_key(parsed):
            keys = [each for each in get_runtime_dispatch_key_set(parsed) if each]
        rows = [(each, function) for each in keys]
        return self.fallback_rows(
            rows,
            allow_override=allow_override,
            debug=debug,
            kept=kept,
        )

    def fallback_rows(
        self,
        rows: Iterable[tuple[DispatchKey | str, KernelFunction]],
        *,
        allow_override: bool = False,
        debug: str | None = None,
        kept: Kept = None,
    ) -> RegistrationHandle:
        """Register fallbacks, (runtime key, kernel): all of them or none."""
        site, is_named = debug or registered_here(), debug is None
        added = {
            key: Registration(key, function, site, is_named=is_named)
            for key, function in (fallback_row(*row) for row in rows)
        }
        made = keep(Undoing(Dispatcher._remove_fallbacks, self, added), kept)
        try:
            with self._lock:
                overridden = {**self.overridden_fallbacks}
                for key, row in added.items():
                    existing = self.fallbacks.get(key)
                    if existing is None:
                        continue
                    if not allow_override:
                        raise RegistrationError(
                            f"{key} already has a backend fallback:\n"
                            f"  first: {existing.describe()}\n"
                            f"  again: {row.describe()}\n"
                            "  pass allow_override=True to use the new one until it is"
                            " removed"
                        )
                    overridden[key] = (existing, *overridden.get(key, ()))
                self._set_fallbacks({**self.fallbacks, **added}, overridden)
            return made
        except BaseException as failure:
            made.undo(failure)
            raise

    def _remove_fallbacks(self, removed: Mapping[DispatchKey, Registration]) -> None:
        with self._lock:
            active, overridden = {**self.fallbacks}, {**self.overridden_fallbacks}
            for key, row in removed.items():
                rows = (active.pop(key, None), *overridden.pop(key, ()))
                kept = [each for each in rows if each is not None and each is not row]
                if kept:
                    active[key] = kept[0]
                if kept[1:]:
                    overridden[key] = tuple(kept[1:])
            if (active, overridden) != (self.fallbacks, self.overridden_fallbacks):
                self._set_fallbacks(active, overridden)

    def _set_fallbacks(
        self,
        active: Mapping[DispatchKey, Registration],
        overridden: Mapping[DispatchKey, tuple[Registration, ...]],
    ) -> None:
        before = self.fallbacks, self.overridden_fallbacks
        try:
            # Whoever sees a fallback here may call operators at once: they have it already.
            self._renew(active)
            self.fallbacks, self.overridden_fallbacks = active, overridden
        except BaseException:
            self.fallbacks, self.overridden_fallbacks = before
            self._renew(before[0])
            raise

    def register_default_fallbacks(self) -> RegistrationHandle:
        """Make the keys fall through that do so in PyTorch unless a mode is on."""
        function = KernelFunction.make(fallthrough_kernel, False)
        rows = [(key, function) for key in FALLTHROUGH_BY_DEFAULT]
        return self.fallback_rows(rows, debug="registered by default")

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
        self._listeners.require(listener)
        if not only_later:
            self._deferrals.load_all()
        with self._lock:
            for handle in () if only_later else self.operators():
                if handle.is_defined:
                    listener.on_operator_registered(handle)
            return self._listeners.add(listener, only_later=only_later)


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
