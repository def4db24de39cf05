"""What registering accepts, what it gives back, and whom it tells."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar

from .boxing import BoxedKernel, fallthrough_kernel
from .entry import Definition
from .errors import RegistrationError
from .kernel import KernelFunction, Registration
from .keys import DispatchKey, is_alias_key, is_runtime_key, parse_dispatch_key
from .lazy import LazyModule

if TYPE_CHECKING:
    from . import inference
    from . import schema as schema_module
    from .schema import FunctionSchema
else:
    inference = LazyModule(__package__, "inference")
    schema_module = LazyModule(__package__, "schema")

if TYPE_CHECKING:
    from .operator import OperatorHandle

Owner = TypeVar("Owner")
T = TypeVar("T")

Kernel: TypeAlias = Callable[..., Any] | BoxedKernel | KernelFunction
"""What can be registered: a function, a boxed kernel, or a kernel made before."""

RESERVED_OVERLOAD: Final = "default"
"""The name under which `ops` gives access to the overload without a name."""

_QUALIFIED_NAME: Final = re.compile(r"((?:\w+::)+\w+)(?:\.(\w+))?")


class RegistrationHandle:
    """Undoes one registration. A context manager that does so at the end of its block.

    `undo` is called with `owner` and `what`, the registered thing, which also describes it.
    """

    __slots__ = ("_owner", "_undo", "_what")

    def __init__(self, undo: Callable[[Owner, T], None], owner: Owner, what: T) -> None:
        self._undo: Callable[[Any, Any], None] | None = undo
        self._owner: Final = owner
        self._what: Final = what

    def remove(self) -> None:
        """Remove this very registration. A second call does nothing."""
        undo, self._undo = self._undo, None
        if undo is not None:
            undo(self._owner, self._what)

    @property
    def is_removed(self) -> bool:
        """Whether `remove` was called."""
        return self._undo is None

    def __enter__(self) -> RegistrationHandle:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def __repr__(self) -> str:
        state = " (removed)" if self.is_removed else ""
        return f"<registration of {self._what}{state}>"


class RegistrationListener(Protocol):
    """Told about definitions. Called with the dispatcher's lock held."""

    def on_operator_registered(self, operator: OperatorHandle) -> None: ...

    def on_operator_deregistered(self, operator: OperatorHandle) -> None: ...


class Listeners:
    """Who is told of definitions. Changes are made under the dispatcher's lock."""

    __slots__ = ("_late", "_lock", "all")

    def __init__(self, lock: threading.RLock) -> None:
        self._lock: Final = lock
        self.all: tuple[RegistrationListener, ...] = ()
        self._late: tuple[RegistrationListener, ...] = ()

    @property
    def want_all(self) -> bool:
        """Whether one of them is to be told of every operator that can be used."""
        return self.all != self._late

    def add(
        self, listener: RegistrationListener, *, only_later: bool
    ) -> RegistrationHandle:
        """Tell `listener` from now on."""
        with self._lock:
            self.all = (*self.all, listener)
            if only_later:
                self._late = (*self._late, listener)
        return RegistrationHandle(Listeners._remove, self, listener)

    def _remove(self, listener: RegistrationListener) -> None:
        with self._lock:
            self.all, self._late = (
                tuple(each for each in listeners if each is not listener)
                for listeners in (self.all, self._late)
            )


class DefiningLibraries:
    """Which library defines each namespace."""

    __slots__ = ("_by_namespace", "_lock")

    def __init__(self, lock: threading.RLock) -> None:
        self._lock: Final = lock
        self._by_namespace: Final[dict[str, str]] = {}

    def claim(self, namespace: str, debug: str) -> RegistrationHandle:
        """Note that a library defines a namespace. RegistrationError if another one does."""
        with self._lock:
            first = self._by_namespace.get(namespace)
            if first is not None:
                raise RegistrationError(
                    f"only one DEF library can exist for the namespace {namespace}:\n"
                    f"  first: {first}\n"
                    f"  again: {debug}\n"
                    '  use a "FRAGMENT" library to add operators to the namespace, or an'
                    ' "IMPL" library to add kernels'
                )
            self._by_namespace[namespace] = debug
        return RegistrationHandle(DefiningLibraries._remove, self, namespace)

    def _remove(self, namespace: str) -> None:
        with self._lock:
            self._by_namespace.pop(namespace, None)


@lru_cache(maxsize=4096)
def split_name(text: str) -> tuple[str, str]:
    """`aten::add.Tensor` as name `aten::add` and overload `Tensor`.

    RegistrationError if it is not a qualified name, or has the reserved overload.
    """
    matched = _QUALIFIED_NAME.fullmatch(text)
    if matched is None:
        raise RegistrationError(
            f"{text!r} is not an operator name; write namespace::name or"
            " namespace::name.overload"
        )
    name, overload = matched[1], matched[2] or ""
    if overload == RESERVED_OVERLOAD:
        raise RegistrationError(
            f"{text}: the overload name '{RESERVED_OVERLOAD}' is reserved for the overload"
            f" without a name; write {name}"
        )
    return name, overload


@cache
def kernel_key(key: DispatchKey | str) -> DispatchKey:
    """The key to register a kernel for.

    `Undefined` stands for all keys, as in PyTorch: CompositeImplicitAutograd.
    RegistrationError for a name or a key that kernels are not registered for.
    """
    parsed = _parsed(key)
    if parsed is DispatchKey.Undefined:
        return DispatchKey.CompositeImplicitAutograd
    if not is_runtime_key(parsed) and not is_alias_key(parsed):
        raise RegistrationError(
            f"no kernel can be registered for {parsed.name}: it is a functionality with"
            " one key per backend; name the key of a backend"
        )
    return parsed


def fallback_key(key: DispatchKey | str) -> DispatchKey:
    """The key to register a backend fallback for. RegistrationError as for kernels."""
    parsed = _parsed(key)
    if parsed is DispatchKey.Undefined:
        raise RegistrationError("Undefined is no backend and cannot have a fallback")
    return kernel_key(parsed)


def _parsed(key: DispatchKey | str) -> DispatchKey:
    if isinstance(key, DispatchKey):
        return key
    try:
        return parse_dispatch_key(key)
    except ValueError as error:
        # The parser finds slips in the letters; slips in their case are frequent, too.
        by_case = {name.lower(): name for name in DispatchKey.__members__}
        near = by_case.get(key.lower())
        hint = f"; did you mean {near!r}?" if near else ""
        message = str(error)
        raise RegistrationError(message if "?" in message else message + hint) from None


def parsed_schema(schema: str | FunctionSchema) -> FunctionSchema:
    """The schema, which has to have a namespace. SchemaError, RegistrationError."""
    parsed = schema_module.parse_schema(schema) if isinstance(schema, str) else schema
    if parsed.name.namespace is None:
        raise RegistrationError(
            f"schema '{parsed}' has no namespace; write namespace::name(…)"
        )
    return parsed


def fallback_function(kernel: Kernel, with_keyset: bool | None) -> KernelFunction:
    """A backend fallback from whatever a user registers. TypeError if it is not boxed."""
    if kernel is not fallthrough_kernel and not isinstance(
        kernel, (BoxedKernel, KernelFunction)
    ):
        kernel = BoxedKernel.make_from_function(kernel, with_keyset=with_keyset)
    return KernelFunction.make(kernel, False)


def require_fit(
    handle: OperatorHandle, definition: Definition, registration: Registration
) -> None:
    """RegistrationError if the annotations of a kernel contradict the schema."""
    kernel = registration.kernel
    function = kernel.unboxed
    # What reads signatures is imported when first used: not for kernels that have none.
    if registration.is_trusted or not getattr(function, "__annotations__", None):
        return
    assert function is not None
    signature = inference.infer_signature(function, kernel.with_keyset)
    mismatch = signature and inference.find_mismatch(signature, definition.schema)
    if mismatch is not None:
        raise RegistrationError(
            f"kernel {kernel} for {registration.key} does not fit {handle}: {mismatch}\n"
            f"  schema: {definition.schema} ({definition.debug})\n"
            f"  kernel: {signature} ({registration.debug})"
        )
