"""What the dispatch table of an operator will hold, and why, before anything is built.

The registrations are those that a schema file makes; which of them a key takes is asked of
`runtime.table`, which also serves the calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from runtime.key_set import is_included_in_alias
from runtime.keys import RUNTIME_KEYS, DispatchKey
from runtime.table import FALLTHROUGH_BY_DEFAULT, Reason, Resolution, resolve

from .load import Loaded
from .model.functions import NativeFunction
from .model.kernels import DerivedKernel
from .source import Span


@dataclass(frozen=True, slots=True)
class Registered:
    """A kernel that the file registers: what it is, and where the file says so."""

    text: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """One key of the computed table, before and after further registrations."""

    key: DispatchKey
    now: Resolution[Registered]
    then: Resolution[Registered]

    @property
    def changes(self) -> bool:
        """Whether the further registrations change what this key does."""
        return self.now != self.then


FALLTHROUGH = Registered("fallthrough")


def registrations(
    loaded: Loaded, function: NativeFunction
) -> dict[DispatchKey, Registered]:
    """The kernels of the function by the key, runtime or alias, they are registered for."""
    found: dict[DispatchKey, Registered] = {}
    for key, index in loaded.backend_indices.items():
        kernel = index.find_kernel(function)
        derived = index.find_derived(function)
        if derived is not None:
            found[key] = Registered(_describe(derived), function.spans.func)
        elif kernel is not None:
            span = kernel.span or function.spans.func
            found[key] = Registered(kernel.name, span)
    if function.needs_backend_select:
        found[DispatchKey.BackendSelect] = Registered(
            "chooses the backend from dtype, layout and device", function.spans.func
        )
    return found


def _describe(derived: DerivedKernel) -> str:
    kind = derived.kind.value.replace("_", " ")
    if derived.implementation is None:
        return f"{kind} of {derived.out}"
    return f"{kind} of {derived.out}: {derived.implementation.name}"


def explain(
    registered: Mapping[DispatchKey, Registered],
    further: Iterable[DispatchKey] = (),
    keys: Iterable[DispatchKey] = RUNTIME_KEYS,
) -> Iterator[TableRow]:
    """The table that these registrations compute to, and with kernels for `further` keys.

    The backend fallbacks are those that a dispatcher has by default.
    """
    fallbacks = dict.fromkeys(FALLTHROUGH_BY_DEFAULT, FALLTHROUGH)
    added = {
        **registered,
        **{key: Registered(f"the further kernel for {key}") for key in further},
    }
    for key in keys:
        yield TableRow(
            key, resolve(registered, fallbacks, key), resolve(added, fallbacks, key)
        )


def members(alias: DispatchKey) -> tuple[DispatchKey, ...]:
    """The runtime keys that a kernel for the alias key may serve, in the order of a table."""
    return tuple(
        key
        for key in RUNTIME_KEYS
        if key is not DispatchKey.Undefined and is_included_in_alias(key, alias)
    )


def rule(resolution: Resolution[Registered]) -> str:
    """The rule that decided, in a sentence."""
    found = resolution.registered_for
    match resolution.reason:
        case Reason.KERNEL:
            return "registered for this key"
        case Reason.AMBIGUOUS:
            return (
                f"{found} would serve it, but a backend that shares the key has a kernel "
                "of its own: calls raise"
            )
        case Reason.FALLBACK:
            return "the backend fallback of this key"
        case Reason.MISSING:
            return "nothing serves this key: calls raise"
        case _:
            return f"from {found}"
