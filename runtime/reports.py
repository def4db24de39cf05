"""What a call is told that reaches no kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from .boxing import BoxedFunction, ambiguity_message, fallthrough_kernel
from .errors import DispatchError
from .instruments import CallSite
from .key_set import DispatchKeySet
from .keys import (
    DispatchKey,
    is_per_backend_functionality_key,
    to_functionality_key,
)
from .lazy import LazyModule
from .table import Reason

if TYPE_CHECKING:
    from . import misspellings, whereabouts
    from . import schema as schema_module
    from .entry import OperatorEntry
else:
    misspellings = LazyModule(__package__, "misspellings")
    whereabouts = LazyModule(__package__, "whereabouts")
    schema_module = LazyModule(__package__, "schema")

_DATA_DEPENDENT: Final = frozenset({"data_dependent_output", "dynamic_output_shape"})


def raising_kernel(site: CallSite, entry: OperatorEntry) -> Callable[..., NoReturn]:
    """An unboxed kernel that raises DispatchError: why `site` has no kernel."""

    def raise_error(*args: Any) -> NoReturn:
        raise DispatchError(_message(site, entry, args))

    return raise_error


def raising_boxed_kernel(site: CallSite, entry: OperatorEntry) -> BoxedFunction:
    """The same as a boxed kernel."""

    def raise_error(_: Any, stack: list[Any]) -> NoReturn:
        arity = entry.binder.arity
        args = stack[len(stack) - arity :] if len(stack) >= arity else []
        raise DispatchError(_message(site, entry, args))

    return raise_error


def _message(site: CallSite, entry: OperatorEntry, args: Sequence[Any]) -> str:
    name = site.operator.qualified_name
    if site.registration is not None:
        return (
            f"{fallthrough_kernel.__name__} is registered for {site.key} of {name}"
            f" ({site.registration.debug}), where nothing is left to fall through to"
        )
    lines = [_what_is_missing(site, entry), *_origin(site, entry, args)]
    if entry.kernels:
        lines.append(f"kernels of {name}: {misspellings.kernels_of(entry)}")
    lines += misspellings.misplaced_kernels(site.operator.dispatcher, name)
    lines += _advice(site, entry)
    return "\n  ".join(lines)


def _what_is_missing(site: CallSite, entry: OperatorEntry) -> str:
    name = site.operator.qualified_name
    if site.reason is Reason.AMBIGUOUS:
        return ambiguity_message(name)
    if not entry.kernels:
        return (
            f"{name} has no kernel for {site.key}, nor for any other key: it was only"
            f" defined ({entry.defined().debug})"
        )
    return (
        f"{name} has no kernel for {site.key}: none is registered for the key or an alias"
        " of it, and the key has no backend fallback"
    )


def _origin(site: CallSite, entry: OperatorEntry, args: Sequence[Any]) -> list[str]:
    """Where the key came from, one line for each source."""
    keys = f"the key set {site.keys}"
    sources = entry.binder.sources_of(tuple(args)) if args else []
    brought = [(name, DispatchKeySet.from_raw(bits)) for name, bits in sources]
    if site.key is DispatchKey.Undefined:
        if not brought:
            return _without_tensors(site, args)
        why = "every key of the arguments is excluded in this context or falls through"
        if site.is_redispatch:
            why = f"the call was redispatched with {keys}; all others are left out or fall through"
        return [*(f"argument '{name}' brings {found}" for name, found in brought), why]
    wanted = DispatchKeySet(site.key)
    lines = [
        f"argument '{name}' brings {site.key} with {found}"
        for name, found in brought
        if found.has_all(wanted)
    ]
    if site.is_redispatch:
        asked = whereabouts.asked_for(site.operator, tuple(args))
        lines += [f"argument '{name}' is {device}" for name, device in asked]
        return [*lines, f"the call was redispatched with {keys}"]
    if not lines:
        # A functionality of one source can meet the backend of another.
        lines = [f"argument '{name}' brings {found}" for name, found in brought]
        lines.append(f"this context includes and excludes keys, which makes {keys}")
    return lines


def _without_tensors(site: CallSite, args: Sequence[Any]) -> list[str]:
    """Why no argument brings a key: what could have brought one."""
    empty = [
        f"'{argument.name}' is {'None' if value is None else 'empty'}"
        for argument, value in zip(site.operator.schema.arguments, args, strict=False)
        if argument.type.is_tensor_like()
    ]
    why = f": {', '.join(empty)}" if empty else ""
    lines = [f"the call has no tensor arguments, and so no backend{why}"]
    asked = list(whereabouts.asked_for(site.operator, tuple(args)))
    if asked and not empty:
        lines += [
            f"argument '{name}' is {device}, which chooses none by itself"
            for name, device in asked
        ]
    return lines


def _advice(site: CallSite, entry: OperatorEntry) -> list[str]:
    """How to get a kernel where one is missing, one line for each way."""
    key = site.key
    if key is DispatchKey.Undefined:
        return _advice_without_backend(site)
    lines = []
    if key is DispatchKey.Meta:
        if not _DATA_DEPENDENT.isdisjoint(entry.defined().tags):
            return ["what it returns depends on values, and tensors on meta have none"]
        lines = ["a kernel for Meta returns what has the right shape, on meta"]
    lines.append(f"to register one: {_registering(site, key)}")
    if key is DispatchKey.PrivateUse1:
        lines.append(
            "or run on the CPU what has no kernel: runtime.fallbacks.cpu_fallback.install()"
        )
    composite = DispatchKey.CompositeImplicitAutograd
    if not entry.kernels and is_per_backend_functionality_key(
        to_functionality_key(key)
    ):
        lines.append(
            "or for all backends one that is made of other operators:"
            f" {_registering(site, composite)}"
        )
    if site.reason is not Reason.AMBIGUOUS:
        lines += _advice_for_all(key)
    return lines


def _advice_without_backend(site: CallSite) -> list[str]:
    """A kernel that needs no backend, or one that finds it in the argument for a device."""
    lines = [
        "to register one that needs no backend, as it calls other operators: "
        + _registering(site, DispatchKey.CompositeExplicitAutograd)
    ]
    arguments = site.operator.schema.arguments
    if any(
        argument.type.is_base_ty_like(schema_module.BaseTy.Device)
        for argument in arguments
    ):
        lines.append(
            "or one that redispatches to the key of its device: "
            + _registering(site, DispatchKey.BackendSelect)
        )
    return lines


def _registering(site: CallSite, key: DispatchKey) -> str:
    namespace, _, name = site.operator.qualified_name.partition("::")
    return f'Library("{namespace}", "IMPL", "{key}").impl("{name}", kernel)'


def _advice_for_all(key: DispatchKey) -> list[str]:
    """The other way, for keys that belong to no backend: modes and wrappers have them."""
    functionality = to_functionality_key(key)
    if is_per_backend_functionality_key(functionality):
        return []
    return [f'or for every operator: Library("_", "IMPL", "{key}").fallback(function)']
