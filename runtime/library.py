"""`Library`: the public way to define operators and to register kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from .boxing import describe_function
from .dispatcher import Dispatcher, get_default_dispatcher
from .errors import RegistrationError
from .keys import DispatchKey
from .lazy import LazyModule
from .locations import registered_here
from .namespaces import WILDCARD as WILDCARD
from .namespaces import is_hidden, why_undefinable
from .operator import OperatorHandle
from .registration import Kernel, is_no_key, library_key, require_schema
from .registration_handles import RegistrationHandle, remove_all, undo_all

if TYPE_CHECKING:
    from . import inference
    from . import schema as schema_module
    from .schema import FunctionSchema
else:
    inference = LazyModule(__package__, "inference")
    schema_module = LazyModule(__package__, "schema")

KINDS: Final = ("DEF", "IMPL", "FRAGMENT")


class Library:
    """The registrations that one piece of code makes for one namespace.

    `kind` is "DEF" for the one library that defines the namespace, "FRAGMENT" for others
    that define operators in it too, "IMPL" for kernels alone. `key` is the key of `impl`
    and `fallback` where they name none. `destroy`, or leaving the library as a context
    manager, removes exactly what was registered through it, newest first.
    """

    def __init__(
        self,
        ns: str,
        kind: str,
        key: DispatchKey | str | None = None,
        dispatcher: Dispatcher | None = None,
    ) -> None:
        if kind not in KINDS:
            raise RegistrationError(
                f"a library is one of {', '.join(KINDS)}, but got {kind!r}"
            )
        _require_namespace(ns)
        _require_definable(ns, kind)
        _require_dispatcher(dispatcher)
        self.ns: Final = ns
        self.kind: Final = kind
        self.key: Final = library_key(key)
        self.dispatcher: Final = dispatcher or get_default_dispatcher()
        self.debug: Final = registered_here()
        self._handles: Final[list[RegistrationHandle]] = []
        self._is_destroyed = False
        if kind == "DEF":
            with_claim: list[RegistrationHandle] = []
            try:
                self.dispatcher.register_library(ns, self.debug, with_claim)
                self._keep(with_claim)
            except BaseException as failure:
                undo_all(with_claim, failure)
                raise

    # ---- registering ----

    def define(
        self,
        schema: str | FunctionSchema | Callable[..., Any],
        alias_analysis: str = "",
        *,
        tags: str | Iterable[str] = (),
        mutates_args: Iterable[str] = (),
    ) -> OperatorHandle:
        """Define an operator and return its handle.

        The schema may leave out the namespace. Instead of a schema it can be an
        annotated function: then the schema is inferred from it, under its name, and it
        becomes the CompositeExplicitAutograd kernel; `mutates_args` names the arguments
        that it writes to. Alias analysis is FROM_SCHEMA, or CONSERVATIVE if the schema
        does not say all about aliasing.
        """
        self._require_open()
        if self.kind == "IMPL":
            raise RegistrationError(
                f'operators cannot be defined in an "IMPL" library of {self.ns}'
                f' ({self.debug}); use "DEF" or "FRAGMENT"'
            )
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RegistrationError(
                "alias analysis is FROM_SCHEMA or CONSERVATIVE, but got"
                f" {alias_analysis!r}"
            )
        function = None
        if callable(schema):
            function = schema
            name = getattr(schema, "__name__", None)
            if name is None:
                raise RegistrationError(
                    f"{describe_function(schema)} has no name to define an operator by;"
                    " give its schema, and the kernel to impl"
                )
            schema = inference.infer_schema(schema, f"{self.ns}::{name}", mutates_args)
        parsed = self._in_namespace(schema)
        added: list[RegistrationHandle] = []
        try:
            self.dispatcher.define(
                parsed,
                tags=tags,
                alias_analysis=alias_analysis or "FROM_SCHEMA",
                kept=added,
            )
            if function is not None:
                key = DispatchKey.CompositeExplicitAutograd
                self.dispatcher.impl(str(parsed.name), function, key, kept=added)
            self._keep(added)
            return self.dispatcher.handle(parsed.name.qualified, parsed.name.overload)
        except BaseException as failure:
            undo_all(added, failure)
            raise

    def impl(
        self,
        op: str | OperatorHandle,
        kernel: Kernel,
        key: DispatchKey | str | None = None,
        *,
        with_keyset: bool = False,
        allow_override: bool = False,
    ) -> RegistrationHandle:
        """Register a kernel for an operator of the namespace.

        Without a key, here and in the library, the kernel is CompositeImplicitAutograd.
        See `Dispatcher.impl` for the rest.
        """
        self._require_open()
        if type(key) is not DispatchKey:
            key = self._key_or_own(key)
        added: list[RegistrationHandle] = []
        try:
            self.dispatcher.impl(
                self._qualified(op),
                kernel,
                DispatchKey.Undefined if key is None else key,
                with_keyset=with_keyset,
                allow_override=allow_override,
                kept=added,
            )
            return self._keep(added)
        except BaseException as failure:
            undo_all(added, failure)
            raise

    def fallback(
        self,
        kernel: Kernel,
        key: DispatchKey | str | None = None,
        *,
        with_keyset: bool | None = None,
        allow_override: bool = False,
    ) -> RegistrationHandle:
        """Register a backend fallback; see `Dispatcher.fallback`.

        Only in the namespace "_": a fallback serves the operators of all namespaces.
        """
        self._require_open()
        if self.ns != WILDCARD:
            raise RegistrationError(
                f'a fallback serves all namespaces: register it in Library("{WILDCARD}",'
                f' "IMPL"), not in one of {self.ns} ({self.debug})'
            )
        chosen = self._key_or_own(key)
        if chosen is None:
            raise RegistrationError("a fallback needs a key, and the library has none")
        added: list[RegistrationHandle] = []
        try:
            self.dispatcher.fallback(
                kernel,
                chosen,
                with_keyset=with_keyset,
                allow_override=allow_override,
                kept=added,
            )
            return self._keep(added)
        except BaseException as failure:
            undo_all(added, failure)
            raise

    # ---- registering many ----

    def define_rows(
        self,
        rows: Iterable[tuple[str, tuple[str, ...]]],
        *,
        trusted: bool = False,
    ) -> None:
        """Define an operator for each (schema, tags).

        Trusted schemas, those that a generator has checked, are parsed when needed.
        If one row fails, those before it are undone.
        """
        self._require_open()
        debug = registered_here()
        added: list[RegistrationHandle] = []
        try:
            if trusted:
                self.dispatcher.define_rows(self.ns, rows, debug=debug, kept=added)
            else:
                for text, tags in rows:
                    schema = self._in_namespace(text)
                    self.dispatcher.define(schema, tags=tags, debug=debug, kept=added)
            self._keep(added)
        except BaseException as failure:
            undo_all(added, failure)
            raise

    def impl_rows(self, rows: Iterable[tuple[str, Kernel]]) -> None:
        """Register a kernel for each (operator, kernel), under the library's key.

        The kernels are trusted to fit. If one row fails, those before it are undone. Not in
        the namespace "_": rows are of one namespace.
        """
        self._require_open()
        if self.ns == WILDCARD:
            raise RegistrationError(
                f"rows are of one namespace, and this library is of all ({self.debug})"
            )
        key = self.key or DispatchKey.Undefined
        prefix = f"{self.ns}::"
        unqualified = (
            (
                (self._qualified(name).removeprefix(prefix), kernel)
                if "::" in name
                else (name, kernel)
            )
            for name, kernel in rows
        )
        debug = registered_here()
        added: list[RegistrationHandle] = []
        try:
            self.dispatcher.impl_rows(
                self.ns, unqualified, key, debug=debug, kept=added
            )
            self._keep(added)
        except BaseException as failure:
            undo_all(added, failure)
            raise

    def _keep(self, added: list[RegistrationHandle]) -> RegistrationHandle:
        """Hold on to what was registered; the last of it. See Note [Whole or not at all].

        RegistrationError if another thread has destroyed the library meanwhile.
        """
        self._handles.extend(added)
        self._require_open()
        return added[-1]

    def _key_or_own(self, key: DispatchKey | str | None) -> DispatchKey | str | None:
        """The key that was named, otherwise that of the library, if it has one."""
        return self.key if key is None or is_no_key(key) else key

    # ---- names ----

    def _in_namespace(self, schema: str | FunctionSchema) -> FunctionSchema:
        if isinstance(schema, str):
            if "::" not in schema.partition("(")[0]:
                return schema_module.parse_schema(f"{self.ns}::{schema.lstrip()}")
            schema = schema_module.parse_schema(schema)
        require_schema(schema)
        parsed = schema
        namespace = parsed.name.namespace
        if namespace is None:
            return parsed.with_name(parsed.name.with_namespace(self.ns))
        if namespace != self.ns:
            raise RegistrationError(
                f"schema '{parsed}' is of the namespace {namespace}, but the library of"
                f" {self.ns} ({self.debug})"
            )
        return parsed

    def _qualified(self, op: str | OperatorHandle) -> str:
        name = op if type(op) is str else _name_of(op)
        if "::" not in name:
            if self.ns == WILDCARD:
                raise RegistrationError(
                    f"{name}: the namespace of an operator is missing, and this library is"
                    f" of all namespaces; write aten::{name}, say ({self.debug})"
                )
            return f"{self.ns}::{name}"
        namespace = name.partition("::")[0]
        if namespace != self.ns != WILDCARD:
            raise RegistrationError(
                f"{name} is of the namespace {namespace}, but the library of {self.ns}"
                f" ({self.debug})"
            )
        return name

    # ---- the end ----

    def destroy(self) -> None:
        """Remove everything that was registered through this library, whatever happens.

        What is raised meanwhile, by listeners or by an interruption, is raised at the end.
        """
        try:
            self._is_destroyed = True
            remove_all(self._handles)
            self._handles.clear()
        except BaseException:
            remove_all(self._handles)
            self._handles.clear()
            raise

    def _require_open(self) -> None:
        if self._is_destroyed:
            raise RegistrationError(
                f"the library of {self.ns} was destroyed: {self.debug}"
            )

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: object) -> None:
        self.destroy()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"{self!r} cannot be copied or pickled: a registration is removed once"
        )

    def __repr__(self) -> str:
        key = "" if self.key is None else f", {self.key}"
        return f"Library({self.ns!r}, {self.kind!r}{key})"


def _require_namespace(ns: object) -> None:
    if not (isinstance(ns, str) and ns.isascii() and ns.isidentifier()):
        raise RegistrationError(f"{ns!r} is not a namespace")


def _require_definable(ns: str, kind: str) -> None:
    """Kernels may be registered for operators of a compiler, and fallbacks for all."""
    reason = why_undefinable(ns)
    if reason is None or (kind == "IMPL" and not is_hidden(ns)):
        return
    advice = (
        'it takes fallbacks, in an "IMPL" library'
        if ns == WILDCARD
        else "choose another"
    )
    raise RegistrationError(
        f"operators cannot be defined in the namespace {ns!r}: {reason}; {advice}"
    )


def _require_dispatcher(dispatcher: object) -> None:
    if not isinstance(dispatcher, Dispatcher | None):
        raise RegistrationError(
            f"expected a Dispatcher, but got {type(dispatcher).__name__}"
        )


def _name_of(op: object) -> str:
    if isinstance(op, OperatorHandle):
        return op.qualified_name
    if isinstance(op, str):
        return op
    raise RegistrationError(
        "expected the name of an operator or its handle, one overload of it, but got"
        f" {type(op).__name__} {op!r:.60}"
    )
