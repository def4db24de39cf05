"""What there is to know of an operator before it is called in functional form."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...boxing import Stack
from ...device import dispatch_key_of
from ...entry import Definition
from ...key_set import DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...schema import SchemaKind
from ...table import Reason
from ..values import HIDDEN_WRITES, map_tensors, tensors_in
from ..variants import with_one_signature
from .samples import refuse_samples
from .session import Session

_UNKNOWN_SHAPE: Final = {"dynamic_output_shape", "data_dependent_output"}


@dataclass(frozen=True, slots=True)
class Plan:
    """What there is to know about an operator: its written and viewed arguments, its twin."""

    written: tuple[int, ...]
    viewed: tuple[int, ...]
    twin: OperatorHandle | None
    changes_look: bool
    shape_is_known: bool


_plans: weakref.WeakKeyDictionary[OperatorHandle, tuple[Definition, Plan]] = (
    weakref.WeakKeyDictionary()
)


def plan_of(op: OperatorHandle) -> Plan:
    """The plan of an operator, remembered while its definition stands."""
    definition = op.entry.defined()
    found = _plans.get(op)
    if found is None or found[0] is not definition:
        found = definition, _make_plan(op)
        _plans[op] = found
    return found[1]


def _make_plan(op: OperatorHandle) -> Plan:
    arguments = op.schema.arguments
    written = tuple(i for i, a in enumerate(arguments) if a.is_write)
    viewed = tuple(
        i
        for i, a in enumerate(arguments)
        if a.annotation is not None and not a.is_write
    )
    twin = functional_twin(op) if written else None
    tags = set(op.tags) if twin is None else {*op.tags, *twin.tags}
    return Plan(
        written,
        viewed,
        twin,
        "inplace_view" in tags,
        not tags & _UNKNOWN_SHAPE,
    )


def functional_twin(op: OperatorHandle) -> OperatorHandle | None:
    """The operator with the same signature that writes to nothing."""
    base = op.schema.name.name.base
    found = with_one_signature(op, base, f"{base}_functional")
    is_functional = (o for o in found if o.schema.kind() is SchemaKind.functional)
    return next(is_functional, None)


def _backend_key(arguments: Stack) -> DispatchKey:
    first = next(tensors_in(arguments), None)
    return DispatchKey.CPU if first is None else dispatch_key_of(first.device)


def is_composite(op: OperatorHandle, arguments: Stack) -> bool:
    """Whether the operator is made of others on the backend of the arguments."""
    if not op.has_kernel_for(DispatchKey.CompositeImplicitAutograd):
        return False
    return op.resolution(_backend_key(arguments)).reason is Reason.MATH


def take_apart(op: OperatorHandle, arguments: Stack) -> Stack:
    """The results of a composite operator, whose parts are calls of their own."""
    stack = list(arguments)
    op.redispatch_boxed(DispatchKeySet(_backend_key(arguments)), stack)
    return stack


def values_of(session: Session, arguments: Sequence[Any]) -> Stack:
    return [map_tensors(session.value, argument) for argument in arguments]


def run_functional(session: Session, op: OperatorHandle, adopted: Stack) -> Stack:
    """The results of a functional operator, as values."""
    values = values_of(session, adopted)
    hidden = [
        place for place in HIDDEN_WRITES.get(op.name, ()) if values[place] is not None
    ]
    refuse_samples(op.qualified_name, [adopted[place].node for place in hidden])
    for place in hidden:
        values[place] = session.aten("clone", values[place])
    results = session.run(op, values)
    for place in hidden:
        session.put(adopted[place], values[place])
    return results
