"""What functionalization does with an operator, as its schema says.

See Note [Operators in functional form].
"""

from __future__ import annotations

from typing import Final

from ...boxing import Stack
from ...errors import DispatchError
from ...operator import OperatorHandle
from ...tensor_base import TensorBase, storage_of
from ..values import map_tensors, own_results, tensors_in
from .aliases import PLACES, ViewStep
from .plans import Plan, is_composite, plan_of, run_functional, take_apart, values_of
from .session import Session
from .tensors import FunctionalTensor
from .writes import COPIES_PLACES, copied_places, write

# Note [Operators in functional form]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The annotations of the schema decide:
#
#   none                 called with the values; what comes back is on new memory
#   Tensor(a), a view    a node under that of its base
#   Tensor(a!), written  the functional variant is called; its results are the new values
#                        of the written arguments, in their dtype
#   inplace_view         the node of self becomes the view of itself
#
# The functional variant is the operator of the same signature without writes; all of the
# default schema have one. Where there is none (operators of one's own), and where what is
# written shares memory with itself or with another written argument, so that the order of
# the writes matters, the very operator is called on copies of the memory of its
# arguments, which then are the values. Nobody but this call has seen these copies.
#
# Composite operators do not come here while autograd's keys are on: they are taken apart
# above. Below autograd they are taken apart here.

HIDDEN_VIEWS: Final = {"aten::_unsafe_view": "aten::view"}
"""Operators that are views though their schema does not say so, with one that says so."""


def call(session: Session, op: OperatorHandle, arguments: Stack) -> Stack:
    """The results of an operator on tensors of any kind, functional ones among them."""
    if is_composite(op, arguments):
        return take_apart(op, arguments)
    hidden = HIDDEN_VIEWS.get(op.qualified_name)
    if hidden is not None:
        op = op.dispatcher.get_schema(hidden)
    plan = plan_of(op)
    adopted = [map_tensors(session.adopt, argument) for argument in arguments]
    if op.qualified_name == COPIES_PLACES:
        return [session.fresh(copied_places(session, adopted))]
    if plan.written:
        results = write(session, op, plan, adopted)
        return own_results(op, arguments, results)
    if plan.viewed:
        return _known(arguments, adopted, _view(session, op, plan, adopted))
    return _known(arguments, adopted, _compute(session, op, adopted))


def _known(arguments: Stack, adopted: Stack, results: Stack) -> Stack:
    """`results`, with the caller's tensor where one came back as it was."""
    given = zip(tensors_in(adopted), tensors_in(arguments), strict=True)
    own = {id(tensor): original for tensor, original in given}

    def known(tensor: TensorBase) -> TensorBase:
        found: TensorBase = own.get(id(tensor), tensor)
        return found

    return [map_tensors(known, result) for result in results]


# ---- operators that write to nothing ----


def _compute(session: Session, op: OperatorHandle, adopted: Stack) -> Stack:
    given = {id(session.value(tensor)): tensor for tensor in tensors_in(adopted)}
    results = run_functional(session, op, adopted)
    lent = {
        id(t._storage) for t in map(session.value, tensors_in(adopted)) if t._storage
    }

    def made(tensor: TensorBase) -> TensorBase:
        found: TensorBase | None = given.get(id(tensor))
        if found is not None:
            return found
        if tensor._storage is not None and id(tensor._storage) in lent:
            tensor = session.aten("clone", tensor)
        return session.fresh(tensor)

    return [map_tensors(made, result) for result in results]


# ---- views ----


def _view(session: Session, op: OperatorHandle, plan: Plan, adopted: Stack) -> Stack:
    bases = [i for i in plan.viewed if adopted[i] is not None]
    if len(bases) != 1 or not isinstance(adopted[bases[0]], FunctionalTensor):
        raise DispatchError(
            f"{op.qualified_name} cannot be functionalized: its results may be views of"
            f" several tensors: {op.schema}"
        )
    (at,) = bases
    base = adopted[at]
    if op.qualified_name == PLACES:
        return [session.strided(adopted)]
    looks = session.imagine(op, adopted)
    if len(looks) != 1:
        raise DispatchError(
            f"{op.qualified_name} cannot be functionalized: it is a view with"
            f" {len(looks)} results: {op.schema}"
        )
    arguments = values_of(session, adopted)
    arguments[at] = None
    if isinstance(looks[0], (list, tuple)):
        steps = [ViewStep(op, arguments, at, i) for i in range(len(looks[0]))]
        made = [
            _viewed(session, base, look, step)
            for look, step in zip(looks[0], steps, strict=True)
        ]
        return [made]
    return [_viewed(session, base, looks[0], ViewStep(op, arguments, at))]


def _viewed(
    session: Session, base: FunctionalTensor, look: TensorBase, step: ViewStep
) -> FunctionalTensor:
    if look is base.inner:
        return base
    if storage_of(look) is not storage_of(base.inner):
        # This view had to copy.
        value = step.apply(session, base.value)
        return session.fresh(session.aten("clone", value))
    return session.wrap(base.node.child(step), look, base)
