"""Operator handles: the callable that stands for one overload of one operator."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from .boxing import Stack, push, too_few_values
from .collecting import keys_in
from .dispatch_state import Adjustment, activity, get_state
from .entry import Definition, OperatorEntry
from .errors import (
    ArgumentRangeError,
    ArgumentTypeError,
    DeviceError,
    UnusableArgumentError,
)
from .instance_attributes import OfInstances
from .key_set import DispatchKeySet, Keys, raw_bits
from .keys import (
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    is_runtime_key,
    parse_dispatch_key,
)
from .lazy import LazyModule
from .recursion import note_recursion
from .table import Resolution

if TYPE_CHECKING:
    from . import signatures, whereabouts
    from .completing import Arguments
    from .dispatcher import Dispatcher
    from .kernel import Registration
    from .schema import FunctionSchema
else:
    signatures = LazyModule(__package__, "signatures")
    whereabouts = LazyModule(__package__, "whereabouts")

R = TypeVar("R")

# Note [What failed calls are compared with]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# An operator can be defined anew, with another schema, while calls of it are going on, by
# another thread or by the kernel itself. A call that fails is compared with the schema that
# it began with, or it would be told nonsense in place of the kernel's own error. Handles
# know the entry that they called. Generated code keeps none, which would cost time in every
# call, so there the arguments tell: if their number is not that of the current schema, or
# they do not fit it and do fit one that the operator had before, nothing is said of them.

_FORMER: Final = 4
"""How many of the definitions that an operator had are remembered for that."""


class TypedOperator(Protocol[R]):
    """What generated code uses of a handle, with the type of the operator's result."""

    cache: dict[int, Callable[..., R]]
    caches: dict[Adjustment, dict[int, Callable[..., R]]]
    redispatched: dict[int, Callable[..., R]]

    def lookup_for(self, *values: Any) -> Callable[..., R]: ...
    def explain_call(self, args: Arguments) -> Callable[..., R]: ...
    def check_arguments(self, args: Arguments) -> None: ...
    def convert(self, index: int, value: Any) -> Any: ...
    def lookup_redispatched(self, keys: Keys | int) -> Callable[..., R]: ...


def raw_keys(op: OperatorHandle, keys: Keys | int) -> int:
    """The bits of the keys of a redispatch of `op`: a set, its bits, or a single key.

    ArgumentTypeError for anything else, and for an alias key, which no set has;
    ArgumentRangeError for bits that no key has.
    """
    if isinstance(keys, DispatchKeySet):
        return keys._repr
    try:
        bits = raw_bits(keys)
    except (TypeError, ValueError) as error:
        wrong = ArgumentRangeError if type(keys) is int else ArgumentTypeError
        raise wrong(f"{op}: the keys of a redispatch: {error}") from None
    if isinstance(keys, (DispatchKey, str)) and is_alias_key(keys):
        raise ArgumentTypeError(
            f"{op}: the keys of a redispatch: {parse_dispatch_key(keys)} is an alias key,"
            " which no set has; name a key that it stands for"
        )
    return bits


def _require_stack(op: OperatorHandle, stack: object) -> None:
    """ArgumentTypeError for what is no stack; asked after something else went wrong."""
    if not isinstance(stack, list):
        raise ArgumentTypeError(
            f"{op}: expected a stack, a list with the arguments on top, but got"
            f" {type(stack).__name__}"
        )


def _handle_of(dispatcher: Dispatcher, name: str, overload: str) -> OperatorHandle:
    """What a pickled handle becomes."""
    return dispatcher.handle(name, overload)


class OperatorHandle:
    """One overload of one operator of one dispatcher: `aten::add.Tensor`.

    There is one handle per name; it outlives the definition. While the operator is not
    defined, calls raise OperatorNotFoundError, and once it is defined again the handle
    calls the new definition.

    `cache`, `caches` and `redispatched` are for generated code. `cache` maps the raw union of the
    arguments' key sets to the kernel, which takes all arguments by position. It is right
    only in the default context, which every context is while `activity.is_live` is False;
    `caches` has such a map for each adjustment that a context can make, see
    Note [Adjustments], and `redispatched` is the map for redispatches. All are replaced
    whenever the operator changes.
    """

    __slots__ = (
        "__weakref__",
        "_former",
        "cache",
        "caches",
        "dispatcher",
        "entry",
        "name",
        "overload",
        "qualified_name",
        "redispatched",
    )

    cache: dict[int, Callable[..., Any]]
    caches: dict[Adjustment, dict[int, Callable[..., Any]]]
    redispatched: dict[int, Callable[..., Any]]
    # The current state, which `install` alone replaces.
    entry: OperatorEntry

    def __init__(self, dispatcher: Dispatcher, name: str, overload: str) -> None:
        self.dispatcher: Final = dispatcher
        self.name: Final = name
        self.overload: Final = overload
        self.qualified_name: Final = f"{name}.{overload}" if overload else name
        self._former: tuple[Definition, ...] = ()
        self.entry = OperatorEntry(self, None, {}, dispatcher.fallbacks)
        self.install(self.entry)

    def install(self, entry: OperatorEntry) -> None:
        """Make `entry` the state of the operator; the dispatcher's lock is held.

        The only place where the state changes. Until the last assignment, calls by
        generated code miss the empty caches and find the old state.
        """
        current = self.entry
        # One that is still to be registered has none, and must not be asked for it.
        if type(current) is OperatorEntry:
            former = current.definition
            if former is not None and former is not entry.definition:
                self._former = (*self._former[-_FORMER + 1 :], former)
        self.cache = entry.calls
        self.caches = entry.caches
        self.redispatched = entry.redispatched
        self.entry = entry

    def remove_definition(self, definition: Definition) -> None:
        """Take this very definition away."""
        self.dispatcher.remove_definition(self, definition)

    def remove_kernel(self, registration: Registration) -> None:
        """Take this very kernel away."""
        self.dispatcher.remove_kernel(self, registration)

    # ---- what it is ----

    @property
    def is_defined(self) -> bool:
        """Whether the operator has a schema."""
        return self.entry.definition is not None

    @property
    def schema(self) -> FunctionSchema:
        """The schema, with its namespace. OperatorNotFoundError if not defined."""
        return self.entry.defined().schema

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that the operator was defined with."""
        return self.entry.defined().tags

    @property
    def namespace(self) -> str:
        """The part of the name before `::`."""
        return self.name.partition("::")[0]

    def __str__(self) -> str:
        return self.qualified_name

    def __repr__(self) -> str:
        definition = self.entry.definition
        what = self.qualified_name if definition is None else definition.text
        state = " (not defined)" if definition is None else ""
        return f"<operator {what}{state}>"

    # A copy would miss every later registration. What is pickled is the name.
    def __copy__(self) -> OperatorHandle:
        return self

    def __deepcopy__(self, memo: object) -> OperatorHandle:
        return self

    def __reduce__(self) -> tuple[Callable[..., OperatorHandle], tuple[Any, ...]]:
        return _handle_of, (self.dispatcher, self.name, self.overload)

    # ---- what is registered ----

    def resolution(self, key: DispatchKey | str) -> Resolution[Registration]:
        """The entry of the dispatch table for a runtime key. ValueError for other keys."""
        key = parse_dispatch_key(key)
        if not is_runtime_key(key):
            raise ValueError(
                f"{key} is no runtime key; the dispatch table of {self} has entries for"
                " those alone"
            )
        return self.entry.resolution(RUNTIME_KEYS.index(key))

    def has_kernel_for(self, key: DispatchKey | str) -> bool:
        """Whether a kernel is registered for this very key, alias keys included."""
        return parse_dispatch_key(key) in self.entry.kernels

    def site_of(self, function: object) -> str:
        """Where the boxed kernel `function` was registered, for messages: " (…)"."""
        function = getattr(function, "__wrapped__", function)
        entry = self.entry
        for row in (*entry.all_rows(), *entry.fallbacks.values()):
            boxed = row.kernel.boxed
            if boxed is not None and boxed.function is function:
                return f" ({row.debug})"
        return ""

    # ---- calls ----

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Call the operator with the arguments of its schema.

        ArgumentTypeError if they do not fit, DispatchError if there is no kernel.
        """
        entry = self.entry
        binder = entry._binder
        if binder is None:
            binder = entry.binder
        tail = None if kwargs else binder.tails_of_tensors.get(len(args))
        if tail is None:
            try:
                complete = binder.complete or binder.make_complete()
                args, bits, types = complete(*args, **kwargs)
            except (AttributeError, TypeError):
                args, bits, types = binder.complete_by_name(*args, **kwargs)
            if types not in binder.settled:
                args, bits = binder.prepare(args, bits, types)
        else:
            bits = 0
            try:
                for tensor in args:
                    found = tensor._keys
                    if found is not bits:
                        bits = bits | found if bits else found
            except (AttributeError, TypeError):
                binder.check((*args, *tail))
                raise
            args += tail
        try:
            if activity.is_live:
                kernel = entry.caches[get_state().adjustment][bits]
            else:
                kernel = entry.calls[bits]
        except (KeyError, TypeError):
            kernel = self._lookup_checked(entry, bits, args)
        try:
            return kernel(*args)
        except Exception:
            self.check_arguments(args, entry)
            raise

    def _lookup_checked(
        self, entry: OperatorEntry, bits: Any, args: Arguments
    ) -> Callable[..., Any]:
        """The kernel for a call that found none in the caches.

        ArgumentTypeError where that is because `bits` is what something has in place of
        keys.
        """
        if not isinstance(bits, int):
            entry.binder.check(args)
        return entry.lookup(bits)

    def call_positional(self, args: Arguments) -> Any:
        """Call with all arguments by position, those included that are keyword-only.

        For kernels that are made from other operators: nothing is bound or checked.
        """
        entry = self.entry
        bits = entry.binder.keys_of(args)
        try:
            kernel = entry.caches[get_state().adjustment][bits]
        except KeyError:
            kernel = entry.lookup(bits)
        return kernel(*args)

    def keys_of(self, args: Arguments) -> int:
        """The raw union of the key sets that complete arguments bring."""
        return self.entry.binder.keys_of(args)

    def lookup(self, bits: int) -> Callable[..., Any]:
        """The kernel for arguments whose key sets unite to `bits`, in this context.

        The callable takes all arguments by position. Where there is no kernel, it
        raises DispatchError when it is called, with what the arguments tell about why.
        """
        entry = self.entry
        try:
            return entry.caches[get_state().adjustment][bits]
        except KeyError:
            return entry.lookup(bits)

    def lookup_for(self, *values: Any) -> Callable[..., Any]:
        """The kernel for arguments of which these bring keys; others can be left out.

        Generated code comes here when the kernel is not cached yet.
        """
        bits = 0
        for value in values:
            found = keys_in(value)
            if not found and value is not None and not isinstance(value, (list, tuple)):
                # It has something under the name of keys, else the call had failed earlier.
                self.entry.binder.refuse_without_keys(value)
            if found is not bits:
                bits = bits | found if bits else found
        return self.lookup(bits)

    def explain_call(
        self, args: Arguments, error: Exception | None = None
    ) -> Callable[..., Any]:
        """The kernel for complete arguments, after checking them all.

        Generated code comes here when an argument has no keys where it expected a
        tensor. ArgumentTypeError, caused by `error`, names
        the argument that does not fit.
        """
        entry = self.entry
        binder = entry.binder
        try:
            binder.check(args)
        except TypeError as found:
            raise found from error
        return entry.lookup(binder.keys_of(args))

    def check_arguments(
        self, args: Arguments, entry: OperatorEntry | None = None
    ) -> None:
        """ArgumentTypeError if a complete argument does not fit the schema.

        For calls that failed: why they did is then said in terms of the arguments. `entry`
        is the state that was called; see Note [What failed calls are compared with].
        """
        failure = sys.exc_info()[1]
        current = self.entry
        definition = (entry or current).definition
        if definition is None or not definition.binder.is_complete(args):
            return
        is_current = definition is current.definition
        if is_current and isinstance(failure, RecursionError):
            note_recursion(failure, self, args)
        binder = definition.binder
        try:
            binder.check_failed(args)
        except ArgumentTypeError:
            if entry is None and self._was_made_for(args, definition):
                return
            raise
        if isinstance(failure, UnusableArgumentError):
            binder.name_unusable(args, failure)
        elif is_current and isinstance(failure, DeviceError):
            whereabouts.name_call(failure, self, args)

    def _was_made_for(self, args: Arguments, definition: Definition) -> bool:
        """Whether another schema that the operator had before takes these arguments."""
        return any(
            former.binder.takes(args)
            for former in self._former
            if former.text != definition.text
        )

    def convert(self, index: int, value: Any) -> Any:
        """What the kernel gets for `value` as the argument at `index`.

        Generated code asks for values that are not of the very type they should be.
        ArgumentTypeError for what the argument does not take.
        """
        binder = self.entry.binder
        if index >= binder.arity:
            raise binder.error(
                f"has no argument at position {index}: its caller was made for another"
                " schema"
            )
        return binder.convert(index, value)

    def redispatch(self, keys: Keys | int, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel for exactly this key set; the context adds and takes nothing.

        The set of a single key can be given as the key or its name.
        A kernel's own arguments can be passed on as they are: all by position, those
        included that callers pass by keyword. Keys that fall through are skipped.
        Arguments are trusted, like those of a kernel: they are compared with the schema
        if the kernel fails, and always while `runtime.checks` are enabled.
        """
        entry = self.entry
        try:
            kernel = entry.redispatched[keys._repr]  # type: ignore[union-attr]
        except (AttributeError, KeyError):
            bits = raw_keys(self, keys)
            kernel = entry.redispatched.get(bits) or entry.lookup_redispatched(bits)
        binder = entry._binder
        if binder is None:
            binder = entry.binder
        if kwargs or len(args) != binder.arity:
            args = binder.bind(args, kwargs)
        try:
            return kernel(*args)
        except Exception:
            self.check_arguments(args, entry)
            raise

    def lookup_redispatched(self, keys: Keys | int) -> Callable[..., Any]:
        """The kernel for a redispatch with `keys`. It takes all arguments by position."""
        return self.entry.lookup_redispatched(raw_keys(self, keys))

    def call_boxed(self, stack: Stack) -> None:
        """Call with the arguments on top of `stack`; the returns replace them.

        ArgumentTypeError for what is no tensor where the schema has one. All else is
        trusted, as in `redispatch`.
        """
        entry = self.entry
        binder = entry._binder
        if binder is None:
            binder = entry.binder
        if type(stack) is not list:
            _require_stack(self, stack)
        if len(stack) < binder.arity:
            raise too_few_values(self, len(stack))
        bits = binder.keys_of_stack(stack)
        try:
            kernel = entry.boxed[get_state().adjustment][bits]
        except (KeyError, TypeError):
            if type(bits) is not int:
                binder.check(tuple(stack[len(stack) - binder.arity :]))
            kernel = entry.lookup_boxed(bits)
        kernel(stack)

    def redispatch_boxed(self, keys: Keys | int, stack: Stack) -> None:
        """Like `redispatch`, with the arguments on top of `stack`."""
        entry = self.entry
        if type(stack) is not list:
            _require_stack(self, stack)
        if len(stack) < entry.binder.arity:
            raise too_few_values(self, len(stack))
        bits = raw_keys(self, keys)
        try:
            kernel = entry.boxed_redispatched[bits]
        except KeyError:
            kernel = entry.lookup_boxed_redispatched(bits)
        kernel(stack)

    def box(self, /, *args: Any, **kwargs: Any) -> Stack:
        """A stack with these arguments, defaults filled in."""
        stack: Stack = []
        push(stack, *self.entry.binder.bind(args, kwargs))
        return stack


OperatorHandle.__doc__ = OfInstances(  # type: ignore[assignment]
    lambda handle: signatures.doc_of_handle(handle), OperatorHandle.__doc__
)
OperatorHandle.__signature__ = OfInstances(  # type: ignore[attr-defined]
    lambda handle: signatures.signature_of_handle(handle)
)
