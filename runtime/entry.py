"""One state of an operator: what is registered for it, and what follows from that.

See Note [Entries are replaced] for how calls and registrations get along without a lock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from . import instruments, selection
from .boxing import (
    BoxedFunction,
    Stack,
    StackFunction,
    make_boxed_from_unboxed,
    wrapper_factory,
    wrong_stack,
)
from .dispatch_state import DEFAULT_ADJUSTMENT, Adjustment, get_state
from .errors import OperatorNotFoundError
from .instruments import CallSite
from .kernel import FALLTHROUGH, Registration
from .key_bits import BACKEND_MASK, table_index_of
from .key_set import DispatchKeySet
from .keys import RUNTIME_KEYS, DispatchKey, parse_dispatch_key
from .lazy import LazyModule
from .recursion import note_recursion
from .reports import raising_boxed_kernel, raising_kernel
from .table import Resolution, resolve

if TYPE_CHECKING:
    from . import arguments, misspellings
    from . import schema as schema_module
    from .arguments import ArgumentBinder
    from .operator import OperatorHandle
    from .schema import FunctionSchema
else:
    misspellings = LazyModule(__package__, "misspellings")
    arguments = LazyModule(__package__, "arguments")
    schema_module = LazyModule(__package__, "schema")

# Note [Entries are replaced]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Everything that a call reads of an operator hangs on one `OperatorEntry`. Its
# definition, registrations and fallbacks never change; a registration or removal makes
# a new entry, whose caches are empty, and puts it in place with one assignment, under
# the dispatcher's lock. Calls take no lock: each reads the entry once and goes on with
# what it read. So a call runs either the kernel from before a registration or the one
# from after it, and one that begins after the registration has returned runs the latter.
#
# The caches of an entry are dicts that calls fill as they need: the value for a key
# depends on nothing but the entry and the installed instruments, so two threads that
# compute it at once store interchangeable values, and a value is never changed. A cache
# that is full is emptied, after which calls fill it again. A thread that was interrupted
# while it filled the caches of a replaced entry fills dicts that no later call looks at.
# With free-threaded Python the same holds: reading and storing attributes and dict items
# are atomic there too.

Kernels = Mapping[DispatchKey, Registration]
"""The active registration of each key, which is the newest."""

Overridden = Mapping[DispatchKey, tuple[Registration, ...]]
"""The registrations under the active one, the newest first, for keys that have such."""

V = TypeVar("V")

_NOTHING: Final[Any] = MappingProxyType({})

MAX_REMEMBERED: Final = 4096
"""How many key sets a cache holds: far more than a program meets, unless it tries."""

MAX_CACHES: Final = 64
"""For how many adjustments an operator has caches; the same holds for them."""


def remember(cache: dict[int, V], key: int, value: V) -> V:
    """Store `value` in a cache of an entry."""
    if len(cache) >= MAX_REMEMBERED:
        cache.clear()
    cache[key] = value
    return value


class Definition:
    """The schema of an operator and where it was defined.

    Made from a parsed schema, or from the text of a trusted one, which is parsed when
    the schema is first asked for.
    """

    __slots__ = ("_binder", "_schema", "_text", "alias_analysis", "debug", "tags")

    def __init__(
        self,
        schema: FunctionSchema | str,
        tags: tuple[str, ...],
        alias_analysis: str,
        debug: str,
    ) -> None:
        self._schema = None if isinstance(schema, str) else schema
        self._text = schema if isinstance(schema, str) else None
        self._binder: ArgumentBinder | None = None
        self.tags: Final = tags
        self.alias_analysis: Final = alias_analysis
        self.debug: Final = debug

    def __repr__(self) -> str:
        return f"Definition({self.text}, {self.debug})"

    @property
    def text(self) -> str:
        """The schema's text, with its namespace."""
        text = self._text
        if text is None:
            text = self._text = str(self._schema)
        return text

    @property
    def schema(self) -> FunctionSchema:
        """The parsed schema, with its namespace."""
        schema = self._schema
        if schema is None:
            schema = self._schema = schema_module.parse_schema(self.text)
        return schema

    @property
    def arity(self) -> int | None:
        """How many arguments a kernel gets; None if that is not fixed."""
        schema = self.schema
        return None if schema.is_vararg else len(schema.arguments)

    @property
    def binder(self) -> ArgumentBinder:
        """The calling convention of the schema."""
        binder = self._binder
        if binder is None:
            binder = self._binder = arguments.ArgumentBinder(self.schema)
        return binder


class OperatorEntry:
    """One state of an operator, see Note [Entries are replaced].

    `calls` maps the raw union of the arguments' key sets to the kernel to call in the
    default context, `caches` has such a map for every adjustment (see Note [Adjustments]),
    `boxed` the same for boxed calls. `effective` maps the set that the context makes of
    them, and `redispatched` and `boxed_redispatched` that of a redispatch. All callables
    in them take the arguments alone.
    """

    __slots__ = (
        "_binder",
        "boxed",
        "boxed_redispatched",
        "caches",
        "calls",
        "definition",
        "effective",
        "fallbacks",
        "kernels",
        "operator",
        "overridden",
        "redispatched",
        "table",
    )

    definition: Definition | None
    kernels: Kernels
    overridden: Overridden
    # Most entries of a program that registers much are replaced before they are called,
    # so all but the caches that handles show start as one empty mapping.
    table: dict[int, Resolution[Registration]]
    effective: dict[int, Callable[..., Any]]
    boxed: dict[Adjustment, dict[int, StackFunction]]
    boxed_redispatched: dict[int, StackFunction]

    def __init__(
        self,
        operator: OperatorHandle,
        definition: Definition | None,
        kernels: Kernels,
        fallbacks: Mapping[DispatchKey, Registration],
        overridden: Overridden = _NOTHING,
    ) -> None:
        self.operator: Final = operator
        self.definition = definition
        self.kernels = kernels
        self.overridden = overridden
        self.fallbacks: Final = fallbacks
        self.calls: Final[dict[int, Callable[..., Any]]] = {}
        self.caches: Final = {DEFAULT_ADJUSTMENT: self.calls}
        self.redispatched: Final[dict[int, Callable[..., Any]]] = {}
        self.table = self.effective = _NOTHING
        self.boxed = self.boxed_redispatched = _NOTHING
        self._binder = None if definition is None else definition._binder

    # ---- other states made from this one ----

    def with_definition(self, definition: Definition | None) -> OperatorEntry:
        """The same kernels under another definition, or none."""
        return OperatorEntry(
            self.operator, definition, self.kernels, self.fallbacks, self.overridden
        )

    def without_definition(self, definition: Definition) -> OperatorEntry:
        """The state without this very definition."""
        own = self.definition
        return self.with_definition(None if own is definition else own)

    def with_kernel(self, registration: Registration) -> OperatorEntry:
        """The state with one more kernel, which becomes the active one of its key."""
        key = registration.key
        overridden = self.overridden
        if key in self.kernels:
            overridden = {**overridden, key: self.rows(key)}
        return OperatorEntry(
            self.operator,
            self.definition,
            {**self.kernels, key: registration},
            self.fallbacks,
            overridden,
        )

    def with_kernel_in_place_of(
        self, former: Registration, registration: Registration
    ) -> OperatorEntry:
        """The state with another registration for the same key where `former` is."""
        key = registration.key
        first, *others = (
            registration if row is former else row for row in self.rows(key)
        )
        overridden = {**self.overridden}
        if others:
            overridden[key] = tuple(others)
        return OperatorEntry(
            self.operator,
            self.definition,
            {**self.kernels, key: first},
            self.fallbacks,
            overridden,
        )

    def without_kernel(self, registration: Registration) -> OperatorEntry:
        """The state without this very registration."""
        key = registration.key
        rows = [row for row in self.rows(key) if row is not registration]
        kernels, overridden = {**self.kernels}, {**self.overridden}
        kernels.pop(key, None)
        overridden.pop(key, None)
        if rows:
            kernels[key] = rows[0]
        if rows[1:]:
            overridden[key] = tuple(rows[1:])
        return OperatorEntry(
            self.operator, self.definition, kernels, self.fallbacks, overridden
        )

    def with_fallbacks(
        self, fallbacks: Mapping[DispatchKey, Registration]
    ) -> OperatorEntry:
        """The same operator over other backend fallbacks; empty caches in any case."""
        return OperatorEntry(
            self.operator, self.definition, self.kernels, fallbacks, self.overridden
        )

    # ---- what follows ----

    def rows(self, key: DispatchKey | str) -> tuple[Registration, ...]:
        """All registrations for a key, the newest first: that one is active."""
        key = parse_dispatch_key(key)
        active = self.kernels.get(key)
        return () if active is None else (active, *self.overridden.get(key, ()))

    def all_rows(self) -> Iterator[Registration]:
        """The registrations of all keys, those under an active one included."""
        for key in self.kernels:
            yield from self.rows(key)

    @property
    def binder(self) -> ArgumentBinder:
        """The calling convention. OperatorNotFoundError if there is no definition."""
        binder = self._binder
        if binder is None:
            binder = self._binder = self.defined().binder
        return binder

    def defined(self) -> Definition:
        """The definition. OperatorNotFoundError if there is none (any more)."""
        if self.definition is None:
            name = self.operator.qualified_name
            reason = "it has"
            if self.kernels:
                found = misspellings.kernels_of(self)
                reason = f"kernels are registered for it, {found}, but"
            why = selection.reason(self.operator.dispatcher, name)
            raise OperatorNotFoundError(
                f"operator {name} is not defined: {reason} no schema"
                + (
                    why
                    or ". Either it was never defined or the library that defined it"
                    " was destroyed"
                )
            )
        return self.definition

    def resolution(self, index: int) -> Resolution[Registration]:
        """The entry of the dispatch table for RUNTIME_KEYS[index]."""
        try:
            return self.table[index]
        except KeyError:
            if self.table is _NOTHING:
                self.table = {}
            found = resolve(self.kernels, self.fallbacks, RUNTIME_KEYS[index])
            self.table[index] = found
            return found

    def mask(self, bits: int) -> int:
        """`bits` without the functionalities whose kernel is a fallthrough.

        The backend that decides is the one of highest priority in the set, as in
        ``ATen/core/dispatch/DispatchKeyExtractor.h``.
        """
        backends = bits & BACKEND_MASK
        rest = bits ^ backends
        table = self.table
        while rest:
            lowest = rest & -rest
            index = table_index_of(lowest | backends)
            found = table.get(index) or self.resolution(index)
            if found.kernel is not None and found.kernel.kernel is FALLTHROUGH:
                bits ^= lowest
            rest ^= lowest
        return bits

    def site(self, bits: int, is_redispatch: bool) -> CallSite:
        """What runs for the key set `bits`, which has the context applied."""
        masked = self.mask(bits)
        index = table_index_of(masked)
        resolution = self.resolution(index)
        return CallSite(
            self.operator,
            DispatchKeySet.from_raw(masked),
            RUNTIME_KEYS[index],
            resolution.kernel,
            resolution.reason,
            is_redispatch,
        )

    # ---- finding kernels that are in no cache ----

    def lookup(self, bits: int) -> Callable[..., Any]:
        """The kernel for arguments with the key set `bits`, in this context."""
        adjusted = get_state().adjustment
        effective = (bits | adjusted.included) & adjusted.kept
        kernel = self.effective.get(effective)
        if kernel is None:
            kernel = self._bind_unboxed(self.site(effective, False))
            if self.effective is _NOTHING:
                self.effective = {}
            remember(self.effective, effective, kernel)
        calls = self.caches.get(adjusted)
        if calls is None:
            if len(self.caches) >= MAX_CACHES:
                self.caches.clear()
                self.caches[DEFAULT_ADJUSTMENT] = self.calls
            calls = self.caches.setdefault(adjusted, {})
        return remember(calls, bits, kernel)

    def lookup_boxed(self, bits: int) -> StackFunction:
        """The kernel for boxed calls with the key set `bits`, in this context."""
        adjusted = get_state().adjustment
        effective = (bits | adjusted.included) & adjusted.kept
        kernel = self._bind_boxed(self.site(effective, False))
        if self.boxed is _NOTHING:
            self.boxed = {}
        cache = self.boxed.get(adjusted)
        if cache is None:
            if len(self.boxed) >= MAX_CACHES:
                self.boxed.clear()
            cache = self.boxed.setdefault(adjusted, {})
        return remember(cache, bits, kernel)

    def lookup_redispatched(self, bits: int) -> Callable[..., Any]:
        """The kernel for redispatches with the key set `bits`."""
        kernel = self._bind_unboxed(self.site(bits, True))
        return remember(self.redispatched, bits, kernel)

    def lookup_boxed_redispatched(self, bits: int) -> StackFunction:
        """The kernel for boxed redispatches with the key set `bits`."""
        kernel = self._bind_boxed(self.site(bits, True))
        if self.boxed_redispatched is _NOTHING:
            self.boxed_redispatched = {}
        return remember(self.boxed_redispatched, bits, kernel)

    # ---- binding ----

    def _bind_unboxed(self, site: CallSite) -> Callable[..., Any]:
        self.defined()
        registration = site.registration
        if registration is None or registration.kernel is FALLTHROUGH:
            return instruments.wrap_unboxed(site, raising_kernel(site, self))
        unboxed = registration.kernel.bind(self.operator, site.keys)
        if unboxed is not None:
            return instruments.wrap_unboxed(site, unboxed)
        boxed = self._boxed_function(site, registration)
        return wrapper_factory(self.defined().schema)(self.operator, boxed)

    def _bind_boxed(self, site: CallSite) -> StackFunction:
        schema = self.defined().schema
        registration = site.registration
        if registration is None or registration.kernel is FALLTHROUGH:
            missing = instruments.wrap_boxed(site, raising_boxed_kernel(site, self))
            return partial(missing, self.operator)
        unboxed = registration.kernel.bind(self.operator, site.keys)
        if unboxed is not None:
            unboxed = instruments.wrap_unboxed(site, unboxed)
            return make_boxed_from_unboxed(
                self.operator, unboxed, registration.describe
            )
        boxed = self._boxed_function(site, registration)
        if schema.is_varret:
            return partial(boxed, self.operator)
        growth = len(schema.returns) - len(schema.arguments)
        return self._checked(boxed, growth, (site.key, registration))

    def _boxed_function(
        self, site: CallSite, registration: Registration
    ) -> BoxedFunction:
        boxed = registration.kernel.boxed
        assert boxed is not None
        return instruments.wrap_boxed(site, boxed.bind(self.operator, site.keys))

    def _checked(
        self,
        boxed: BoxedFunction,
        growth: int,
        site: tuple[DispatchKey, Registration],
    ) -> StackFunction:
        """`boxed`, registered at `site`, on a stack that has to grow by `growth`."""
        operator = self.operator

        def run(stack: Stack) -> None:
            expected = len(stack) + growth
            try:
                boxed(operator, stack)
            except RecursionError as error:
                note_recursion(error, operator, None, site)
                raise
            if len(stack) != expected:
                count = len(self.defined().schema.returns)
                found = len(stack) - expected + count
                raise wrong_stack(operator, boxed, found, count)

        return run
