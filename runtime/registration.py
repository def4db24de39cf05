"""What registering accepts, what it gives back, and whom it tells."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from .boxing import BoxedKernel, fallthrough_kernel
from .entry import Definition
from .errors import RegistrationError
from .kernel import KernelFunction, Registration
from .keys import (
    ALIAS_KEYS,
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    parse_dispatch_key,
)
from .lazy import LazyModule
from .registration_handles import Kept, RegistrationHandle, Undoing, keep, run_all

if TYPE_CHECKING:
    from . import arity, inference
    from . import schema as schema_module
    from .schema import FunctionSchema
else:
    arity = LazyModule(__package__, "arity")
    inference = LazyModule(__package__, "inference")
    schema_module = LazyModule(__package__, "schema")

if TYPE_CHECKING:
    from .operator import OperatorHandle

Kernel: TypeAlias = Callable[..., Any] | BoxedKernel | KernelFunction
"""What can be registered: a function, a boxed kernel, or a kernel made before."""

RESERVED_OVERLOAD: Final = "default"
"""The name under which `ops` gives access to the overload without a name."""

_QUALIFIED_NAME: Final = re.compile(r"((?:\w+::)+\w+)(?:\.(\w+))?", re.ASCII)


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

    @staticmethod
    def require(listener: object) -> None:
        """RegistrationError for what cannot be told anything."""
        for method in ("on_operator_registered", "on_operator_deregistered"):
            if not callable(getattr(listener, method, None)):
                raise RegistrationError(
                    f"a listener has the method {method}, but"
                    f" {type(listener).__name__} has not"
                )

    def add(
        self, listener: RegistrationListener, *, only_later: bool
    ) -> RegistrationHandle:
        """Tell `listener` from now on."""
        made = Undoing(Listeners._remove, self, listener)
        try:
            with self._lock:
                self.all = (*self.all, listener)
                if only_later:
                    self._late = (*self._late, listener)
            return made
        except BaseException as failure:
            made.undo(failure)
            raise

    def tell_registered(
        self, operator: OperatorHandle, told: list[RegistrationListener]
    ) -> None:
        """Tell all of a new operator; `told` gets each before it is told."""
        for listener in self.all:
            told.append(listener)
            listener.on_operator_registered(operator)

    def tell_undone(
        self,
        operator: OperatorHandle,
        told: Sequence[RegistrationListener],
        failure: BaseException,
    ) -> None:
        """Tell those that were told of an operator that it is not there after all.

        What they raise becomes a note of `failure`, for which it was undone.
        """
        try:
            _tell_deregistered(told, operator)
        except Exception as error:
            failure.add_note(
                f"a listener that was told that {operator} is gone: {error!r}"
            )

    def tell_deregistered(self, operator: OperatorHandle) -> None:
        """Tell all that an operator is gone, even if some of them raise."""
        _tell_deregistered(self.all, operator)

    def _remove(self, listener: RegistrationListener) -> None:
        with self._lock:
            self.all, self._late = (
                tuple(each for each in listeners if each is not listener)
                for listeners in (self.all, self._late)
            )


def _tell_deregistered(
    listeners: Sequence[RegistrationListener], operator: OperatorHandle
) -> None:
    run_all([partial(each.on_operator_deregistered, operator) for each in listeners])


class _Claim(NamedTuple):
    """That a library defines a namespace, and where it was made. Removed by identity."""

    namespace: str
    debug: str


class DefiningLibraries:
    """Which library defines each namespace."""

    __slots__ = ("_by_namespace", "_lock")

    def __init__(self, lock: threading.RLock) -> None:
        self._lock: Final = lock
        self._by_namespace: Final[dict[str, _Claim]] = {}

    def claim(
        self, namespace: str, debug: str, kept: Kept = None
    ) -> RegistrationHandle:
        """Note that a library defines a namespace. RegistrationError if another one does."""
        claim = _Claim(namespace, debug)
        made = keep(Undoing(DefiningLibraries._remove, self, claim), kept)
        try:
            with self._lock:
                first = self._by_namespace.get(namespace)
                if first is not None:
                    raise RegistrationError(
                        f"only one DEF library can exist for the namespace {namespace}:\n"
                        f"  first: {first.debug}\n"
                        f"  again: {debug}\n"
                        '  use a "FRAGMENT" library to add operators to the namespace, or'
                        ' an "IMPL" library to add kernels'
                    )
                self._by_namespace[namespace] = claim
            return made
        except BaseException as failure:
            made.undo(failure)
            raise

    def _remove(self, claim: _Claim) -> None:
        with self._lock:
            if self._by_namespace.get(claim.namespace) is claim:
                del self._by_namespace[claim.namespace]


@lru_cache(maxsize=4096)
def split_name(text: str) -> tuple[str, str]:
    """`aten::add.Tensor` as name `aten::add` and overload `Tensor`.

    RegistrationError if it is not a qualified name, or has the reserved overload.
    """
    require_text("the name of an operator", text)
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


def kernel_key(key: DispatchKey | str) -> DispatchKey:
    """The key to register a kernel for.

    `Undefined` stands for all keys, as in PyTorch: CompositeImplicitAutograd.
    RegistrationError for a name or a key that kernels are not registered for, and for what
    is neither.
    """
    parsed = key if type(key) is DispatchKey else _parsed(key)
    if parsed in _KERNEL_KEYS:
        return parsed
    if parsed is DispatchKey.Undefined:
        return DispatchKey.CompositeImplicitAutograd
    raise RegistrationError(
        f"no kernel can be registered for {parsed.name}: it is a functionality with one"
        " key per backend; name the key of a backend"
    )


_KERNEL_KEYS: Final = frozenset({*RUNTIME_KEYS, *ALIAS_KEYS} - {DispatchKey.Undefined})


def is_no_key(key: object) -> bool:
    """Whether this is the empty text, with which PyTorch's libraries name no key."""
    return isinstance(key, str) and not key


def library_key(key: DispatchKey | str | None) -> DispatchKey | None:
    """The key of a library, None if it has none: `Undefined`, too, stands for all keys.

    RegistrationError as for kernels.
    """
    if key is None or is_no_key(key) or _parsed(key) is DispatchKey.Undefined:
        return None
    return kernel_key(key)


def fallback_key(key: DispatchKey | str) -> DispatchKey:
    """The key to register a backend fallback for. RegistrationError as for kernels."""
    parsed = _parsed(key)
    if parsed is DispatchKey.Undefined:
        raise RegistrationError("Undefined is no backend and cannot have a fallback")
    return kernel_key(parsed)


def fallback_row(
    key: DispatchKey | str, kernel: KernelFunction
) -> tuple[DispatchKey, KernelFunction]:
    """A backend fallback for a key. RegistrationError for an alias, which has no slot."""
    parsed = fallback_key(key)
    if is_alias_key(parsed):
        raise RegistrationError(
            f"{parsed} is an alias key; a row of fallbacks is for a runtime key"
        )
    return parsed, kernel


def _parsed(key: DispatchKey | str) -> DispatchKey:
    try:
        return parse_dispatch_key(key)
    except (TypeError, ValueError) as error:
        raise RegistrationError(str(error)) from None


def require_text(what: str, value: object) -> None:
    """RegistrationError for what is not text where `what` should be."""
    if not isinstance(value, str):
        raise RegistrationError(
            f"{what} is a string, but got {type(value).__name__} {value!r:.60}"
        )


def require_schema(schema: object) -> None:
    """RegistrationError for what is no schema, nor text that could be one."""
    if not isinstance(schema, schema_module.FunctionSchema):
        require_text("a schema", schema)


def tags_of(tags: str | Iterable[str]) -> tuple[str, ...]:
    """The tags of an operator, of which one can be given alone. RegistrationError."""
    if isinstance(tags, str):
        return (tags,)
    if not isinstance(tags, Iterable):
        raise RegistrationError(f"tags are strings, but got {type(tags).__name__}")
    found = tuple(tags)
    for each in found:
        require_text("a tag", each)
    return found


def parsed_schema(schema: str | FunctionSchema) -> FunctionSchema:
    """The schema, which has to have a namespace. SchemaError, RegistrationError."""
    parsed = schema_module.parse_schema(schema) if isinstance(schema, str) else schema
    require_schema(parsed)
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
    """RegistrationError if a kernel cannot be called with what the schema declares.

    That is said by the parameters of a plain function or method and, if a function has
    them, its annotations. Trusted kernels are not looked at.
    """
    if registration.is_trusted:
        return
    kernel = registration.kernel
    function = kernel.unboxed
    if type(function) is not FunctionType:
        if type(function) is MethodType:
            _require_arity(handle, definition, registration)
        return
    # Registering is quick: for most functions their number of parameters says enough.
    code, schema = function.__code__, definition.schema
    count = code.co_argcount - kernel.with_keyset
    is_even = count == len(schema.arguments) and not (
        code.co_kwonlyargcount or schema.is_vararg
    )
    if not is_even:
        _require_arity(handle, definition, registration)
    # What reads signatures is imported when first used: not for kernels that have none.
    if not function.__annotations__:
        return
    signature = inference.infer_signature(function, kernel.with_keyset)
    if signature is None:
        return
    names = code.co_varnames[kernel.with_keyset :]
    if not is_even and not schema.is_vararg:
        declared = [argument.name for argument in schema.arguments]
        order = arity.parameter_order(function, declared, kernel.with_keyset)
        arguments = tuple(signature.arguments[place] for place in order)
        signature = signature._replace(arguments=arguments)
        names = tuple(names[place] for place in order)
    mismatch = inference.find_mismatch(signature, schema, names)
    if mismatch:
        raise _misfit(handle, definition, registration, mismatch)


def _require_arity(
    handle: OperatorHandle, definition: Definition, registration: Registration
) -> None:
    """RegistrationError if a function or method takes another number of arguments."""
    if definition.arity is None:
        return
    kernel = registration.kernel
    declared = [argument.name for argument in definition.schema.arguments]
    found = arity.find_misfit(kernel.unboxed, declared, kernel.with_keyset)
    if found is not None:
        raise _misfit(handle, definition, registration, *found)


def _misfit(
    handle: OperatorHandle,
    definition: Definition,
    registration: Registration,
    problem: str,
    hint: str = "",
) -> RegistrationError:
    kernel = registration.kernel
    return RegistrationError(
        f"kernel {kernel} for {registration.key} does not fit {handle}: {problem}\n"
        f"  schema: {definition.schema} ({definition.debug})\n"
        f"  kernel: {arity.signature_text(kernel.unboxed)} ({registration.debug})"
        + (f"\n  {hint}" if hint else "")
    )
