"""Looking at what is registered, and checking that the dispatcher is in order.

`dump` and `dump_table` have the text format of ``torch._C._dispatch_dump`` and
``_dispatch_dump_table``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from .dispatcher import Dispatcher
from .inference import infer_signature
from .kernel import KernelFunction, Registration
from .keys import (
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    is_runtime_key,
    parse_dispatch_key,
)
from .operator import OperatorHandle
from .table import resolve
from .wording import kind_of

_Wanted = TypeVar("_Wanted", OperatorHandle, Dispatcher)

_WANTED: Final[dict[type[object], tuple[str, str]]] = {
    OperatorHandle: (
        "an operator handle",
        "get_default_dispatcher().handle(name, overload) finds one by name",
    ),
    Dispatcher: ("a dispatcher", "that of the process is get_default_dispatcher()"),
}


def _require(wanted: type[_Wanted], value: object) -> _Wanted:
    if isinstance(value, wanted):
        return value
    what, how = _WANTED[wanted]
    raise TypeError(f"{what} is wanted, but got {kind_of(value)}, {value!r:.60}; {how}")


def dump(op: OperatorHandle) -> str:
    """What is registered for an operator: schema, then one line per kernel.

    Kernels that were overridden are listed as inactive, behind the one in effect.
    TypeError, here and below, for what is no handle or no dispatcher.
    """
    entry = _require(OperatorHandle, op).entry
    lines = [f"name: {op.qualified_name}"]
    if entry.definition is None:
        lines.append("schema: (none)")
    else:
        lines.append(f"schema: {entry.definition.text}")
        lines.append(f"debug: {entry.definition.debug}")
        lines.append(f"alias analysis kind: {entry.definition.alias_analysis}")
    for key in sorted(entry.kernels):
        alias = "[alias]" if is_alias_key(key) else ""
        for number, row in enumerate(entry.rows(key)):
            inactive = " (inactive)" if number else ""
            lines.append(f"{key}{alias}{inactive}: {_registration_text(row)}")
    return "\n".join(lines) + "\n"


def _registration_text(row: Registration) -> str:
    kernel = row.kernel
    signature = None
    if kernel.unboxed is not None:
        signature = infer_signature(kernel.unboxed, kernel.with_keyset)
    inferred = "(none)" if signature is None else str(signature)
    return f"{row.debug} :: {inferred} [ {kernel.forms} ]"


def dump_table(op: OperatorHandle) -> str:
    """The computed table: for each runtime key that has a kernel, which one and why."""
    lines = []
    _require(OperatorHandle, op)
    for key in RUNTIME_KEYS:
        resolution = op.resolution(key)
        row = resolution.kernel
        if row is not None:
            fallthrough = "fallthrough " if row.kernel.is_fallthrough else ""
            lines.append(f"{key}: {fallthrough}{row.debug} [{resolution.reason}]\n")
        elif resolution.registered_for is not None:
            lines.append(f"{key}: ambiguous_autogradother [{resolution.reason}]\n")
    return "".join(lines)


def dump_state(dispatcher: Dispatcher) -> str:
    """Everything that is registered: fallbacks, then the dump of each operator."""
    _require(Dispatcher, dispatcher)
    fallbacks = [
        f"fallback {key}{inactive}: {row.debug} [ {row.kernel.forms} ]\n"
        for key, active in sorted(dispatcher.fallbacks.items())
        for inactive, row in (
            ("", active),
            *(
                (" (inactive)", row)
                for row in dispatcher.overridden_fallbacks.get(key, ())
            ),
        )
    ]
    return "".join(fallbacks) + "\n".join(map(dump, dispatcher.operators()))


def computed_kernel(
    op: OperatorHandle, key: DispatchKey | str
) -> KernelFunction | None:
    """The kernel that calls of `op` run for a runtime key, None if there is none."""
    row = _require(OperatorHandle, op).resolution(key).kernel
    return None if row is None else row.kernel


def registrations_for_dispatch_key(
    dispatcher: Dispatcher, key: DispatchKey | str | None = None
) -> tuple[str, ...]:
    """The operators with a kernel for this very key; all operators for None. Sorted."""
    wanted = None if key is None else parse_dispatch_key(key)
    return tuple(
        op.qualified_name
        for op in _require(Dispatcher, dispatcher).operators()
        if wanted is None or op.has_kernel_for(wanted)
    )


def find_dangling_impls(dispatcher: Dispatcher) -> tuple[str, ...]:
    """The operators that have kernels but no definition, sorted."""
    return tuple(
        op.qualified_name
        for op in _require(Dispatcher, dispatcher).operators()
        if not op.is_defined
    )


# ---- invariants ----


def check_invariants(dispatcher: Dispatcher) -> list[str]:
    """What is wrong with the state of the dispatcher; empty if it is in order.

    Meant for a dispatcher that is not being registered to at the same time.
    """
    _require(Dispatcher, dispatcher)
    problems = [
        f"fallback registered for {key}, which has no slot"
        for key in dispatcher.fallbacks
        if not is_runtime_key(key)
    ]
    names: dict[str, set[str]] = {}
    for op in dispatcher.operators():
        problems += [f"{op}: {problem}" for problem in _check_operator(op)]
        if op.is_defined:
            names.setdefault(op.name, set()).add(op.overload)
    if tuple(sorted(names)) != dispatcher.operator_names():
        problems.append("the index of names does not list the defined operators")
    problems += [
        f"{name}: the index of overloads does not list the defined ones"
        for name, overloads in names.items()
        if dispatcher.overloads(name) != tuple(sorted(overloads))
    ]
    return problems


def _check_operator(op: OperatorHandle) -> Iterator[str]:
    entry = op.entry
    if op.cache is not entry.calls:
        yield "the handle's cache is not that of its state"
    if entry.fallbacks is not op.dispatcher.fallbacks:
        yield "the state was made with other backend fallbacks"
    if op.dispatcher.handle(op.name, op.overload) is not op:
        yield "the dispatcher has another handle of the name"
    if entry.definition is None and not entry.kernels:
        yield "listed without definition or kernels"
    if not entry.overridden.keys() <= entry.kernels.keys():
        yield "registrations are overridden by none"
    for key in entry.kernels:
        if any(row.key is not key for row in entry.rows(key)):
            yield f"wrong registrations under {key}"
    for index, found in entry.table.items():
        key = RUNTIME_KEYS[index]
        if found != resolve(entry.kernels, entry.fallbacks, key):
            yield f"the table's entry for {key} is not what its registrations give"
    if op.caches is not entry.caches:
        yield "the handle's caches are not those of its state"
    for adjusted, calls in entry.caches.items():
        for bits, kernel in calls.items():
            effective = (bits | adjusted.included) & adjusted.kept
            if entry.effective.get(effective, kernel) is not kernel:
                yield (
                    f"the call cache disagrees with the context for {bits:#x}"
                    f" under {adjusted}"
                )
