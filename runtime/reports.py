"""What a call is told that reaches no kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

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
    from . import misspellings
    from .entry import OperatorEntry
else:
    misspellings = LazyModule(__package__, "misspellings")


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
    if site.reason is Reason.AMBIGUOUS:
        return ambiguity_message(name)
    if site.registration is not None:
        return (
            f"{fallthrough_kernel.__name__} is registered for {site.key} of {name}"
            f" ({site.registration.debug}), where nothing is left to fall through to"
        )
    lines = [
        f"{name} has no kernel for {site.key}: none is registered for the key or an alias"
        " of it, and the key has no backend fallback",
        *(f"  {line}" for line in _origin(site, entry, args)),
        f"  kernels of {name}: {misspellings.kernels_of(entry) or 'none'}",
        *(
            f"  {line}"
            for line in misspellings.misplaced_kernels(site.operator.dispatcher, name)
        ),
        f"  to register one: {_advice(site)}",
        *_advice_for_all(site.key),
    ]
    return "\n".join(lines)


def _origin(site: CallSite, entry: OperatorEntry, args: Sequence[Any]) -> list[str]:
    """Where the key came from, one line for each source."""
    keys = f"the key set {site.keys}"
    if site.is_redispatch:
        return [f"the call was redispatched with {keys}"]
    sources = entry.binder.sources_of(tuple(args)) if args else []
    if site.key is DispatchKey.Undefined:
        if not sources:
            return ["the call has no tensor arguments, and so no backend"]
        return [
            "every key of the arguments is excluded in this context or falls through"
        ]
    wanted = DispatchKeySet(site.key)
    lines = [
        f"argument '{name}' brings {site.key} with {found}"
        for name, found in (
            (name, DispatchKeySet.from_raw(bits)) for name, bits in sources
        )
        if found.has_all(wanted)
    ]
    if not lines:
        # A functionality of one source can meet the backend of another.
        lines = [
            f"argument '{name}' brings {DispatchKeySet.from_raw(bits)}"
            for name, bits in sources
        ]
        lines.append(f"this context includes and excludes keys, which makes {keys}")
    return lines


def _advice(site: CallSite) -> str:
    namespace, _, name = site.operator.qualified_name.partition("::")
    key = site.key
    if key is DispatchKey.Undefined:
        key = DispatchKey.CompositeImplicitAutograd
    return f'Library("{namespace}", "IMPL", "{key}").impl("{name}", kernel)'


def _advice_for_all(key: DispatchKey) -> list[str]:
    """The other way, for keys that belong to no backend: modes and wrappers have them."""
    functionality = to_functionality_key(key)
    if key is DispatchKey.Undefined or is_per_backend_functionality_key(functionality):
        return []
    return [
        f'  or for every operator: Library("_", "IMPL", "{key}").fallback(function)'
    ]
