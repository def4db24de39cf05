"""What functionalization does with an operator, as its schema says.

See Note [Operators in functional form].
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..boxing import Stack, written_returns
from ..device import dispatch_key_of
from ..entry import Definition
from ..errors import DispatchError
from ..key_set import DispatchKeySet
from ..keys import DispatchKey
from ..operator import OperatorHandle
from ..outputs import check_output, resize_output
from ..schema import FunctionSchema, SchemaKind
from ..table import Reason
from ..tensor_base import TensorBase, storage_of
from .functional_aliases import Node, ViewStep
from .functional_session import FunctionalTensor, Session, look_of
from .values import map_tensors, own_results, tensors_in

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
# default schema have one. Where there is none (operators of one's own), or where two
# written arguments share memory, so that the order of the writes matters, the very
# operator is called on copies of the memory of its arguments, which then are the values.
#
# Composite operators do not come here while autograd's keys are on: they are taken apart
# above. Below autograd they are taken apart here.

STORAGE_CHANGES: Final = frozenset({"aten::resize_", "aten::as_strided_"})

HIDDEN_WRITES: Final = {"aten::native_batch_norm": (3, 4)}
"""Arguments that an operator writes to though its schema does not say so."""

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
    schema = op.schema
    wanted = schema.signature(strip_default=True)
    base = f"{op.namespace}::{schema.name.name.base}"
    for name in (base, f"{base}_functional"):
        for overload in op.dispatcher.overloads(name):
            found = op.dispatcher.get_schema(name, overload)
            if found.schema.kind() is not SchemaKind.functional:
                continue
            if found.schema.signature(strip_default=True) == wanted:
                return found
    return None


def call(session: Session, op: OperatorHandle, arguments: Stack) -> Stack:
    """The results of an operator on tensors of any kind, functional ones among them."""
    if _is_composite(op, arguments):
        return _take_apart(op, arguments)
    plan = plan_of(op)
    adopted = [map_tensors(session.adopt, argument) for argument in arguments]
    if plan.written:
        results = _write(session, op, plan, adopted)
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


# ---- composites ----


def _backend_key(arguments: Stack) -> DispatchKey:
    first = next(tensors_in(arguments), None)
    return DispatchKey.CPU if first is None else dispatch_key_of(first.device)


def _is_composite(op: OperatorHandle, arguments: Stack) -> bool:
    if not op.has_kernel_for(DispatchKey.CompositeImplicitAutograd):
        return False
    return op.resolution(_backend_key(arguments)).reason is Reason.MATH


def _take_apart(op: OperatorHandle, arguments: Stack) -> Stack:
    stack = list(arguments)
    op.redispatch_boxed(DispatchKeySet(_backend_key(arguments)), stack)
    return stack


# ---- operators that write to nothing ----


def _values(session: Session, arguments: Sequence[Any]) -> Stack:
    return [map_tensors(session.value, argument) for argument in arguments]


def _run(session: Session, op: OperatorHandle, adopted: Stack) -> Stack:
    """The results of a functional operator, as values."""
    values = _values(session, adopted)
    hidden = [
        place for place in HIDDEN_WRITES.get(op.name, ()) if values[place] is not None
    ]
    for place in hidden:
        values[place] = session.aten("clone", values[place])
    results = session.run(op, values)
    for place in hidden:
        adopted[place].node.write(session, values[place])
    return results


def _compute(session: Session, op: OperatorHandle, adopted: Stack) -> Stack:
    given = {id(session.value(tensor)): tensor for tensor in tensors_in(adopted)}
    results = _run(session, op, adopted)
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
    (place,) = bases
    base = adopted[place]
    looks = session.imagine(op, adopted)
    if len(looks) != 1:
        raise DispatchError(
            f"{op.qualified_name} cannot be functionalized: it is a view with"
            f" {len(looks)} results: {op.schema}"
        )
    if op.qualified_name == "aten::as_strided":
        look = looks[0]
        node = session.on_memory(base.node, look_of(look))
        return [session.wrap(node, look, base)]
    arguments = _values(session, adopted)
    arguments[place] = None
    if isinstance(looks[0], (list, tuple)):
        steps = [ViewStep(op, arguments, place, i) for i in range(len(looks[0]))]
        made = [
            _viewed(session, base, look, step)
            for look, step in zip(looks[0], steps, strict=True)
        ]
        return [made]
    return [_viewed(session, base, looks[0], ViewStep(op, arguments, place))]


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


# ---- operators that write ----


def _write(session: Session, op: OperatorHandle, plan: Plan, adopted: Stack) -> Stack:
    targets = list(tensors_in([adopted[place] for place in plan.written]))
    if plan.changes_look and len(targets) == 1:
        _change_look(session, op, plan, adopted)
        return _with_written(op, adopted, [])
    order_matters = _order_matters(plan, adopted, targets)
    if plan.twin is None or (order_matters and not _is_foreach(op)):
        return _write_to_copies(session, op, plan, adopted)
    if order_matters:
        session.imagine(op, adopted)
        for single in _one_by_one(plan, adopted):
            _write(session, op, plan, single)
        return _with_written(op, adopted, [])
    arguments = _functional_arguments(op.schema, plan.twin.schema, adopted, targets)
    results = _run(session, plan.twin, arguments)
    others, values = _split_results(op.schema, plan, adopted, results)
    _store(session, op, plan, adopted, values)
    return _with_written(op, adopted, [map_tensors(session.fresh, o) for o in others])


def _with_written(op: OperatorHandle, adopted: Stack, others: Stack) -> Stack:
    """The returns: written arguments as they are, `others` in the places between them."""
    rest = iter(others)
    return [
        next(rest) if source is None else adopted[source]
        for source in written_returns(op.schema)
    ]


def _split_results(
    schema: FunctionSchema, plan: Plan, adopted: Stack, results: Stack
) -> tuple[Stack, list[tuple[FunctionalTensor, TensorBase]]]:
    """What the functional variant returned: proper results, and (target, new value)."""
    others: Stack = []
    new: dict[int, Any] = {}
    sources = written_returns(schema)
    for source, result in zip(sources, results, strict=False):
        if source is None:
            others.append(result)
        else:
            new[source] = result
    # Those that are written and not returned follow: self, outs, then the rest.
    left = [place for place in plan.written if place not in new]
    left.sort(key=lambda i: (i != schema.self_index, not schema.arguments[i].is_out))
    new.update(zip(left, results[len(sources) :], strict=True))
    values = [
        pair
        for place in plan.written
        for pair in zip(tensors_in(adopted[place]), tensors_in(new[place]), strict=True)
    ]
    return others, values


def _functional_arguments(
    schema: FunctionSchema, twin: FunctionSchema, adopted: Stack, targets: Stack
) -> Stack:
    """The arguments of the functional variant; a factory gets the options of its out."""
    given = {a.name: v for a, v in zip(schema.arguments, adopted, strict=True)}
    if twin.tensor_options is not None and targets:
        given.setdefault("dtype", targets[0].dtype)
        given.setdefault("device", targets[0].device)
    return [given.get(a.name, a.default_value) for a in twin.arguments]


def _store(
    session: Session,
    op: OperatorHandle,
    plan: Plan,
    adopted: Stack,
    values: list[tuple[FunctionalTensor, TensorBase]],
) -> None:
    """Let each target have its new value, if the operator may write it there."""
    before = [look_of(target.inner) for target, _ in values]
    _imagine_write(session, op, plan, adopted, values)
    for (target, value), look in zip(values, before, strict=True):
        if value.dtype is not target.dtype:
            value = session.aten("_to_copy", value, dtype=target.dtype)
        if look_of(target.inner) != look:
            session.move(target, keeps_elements=False)
        target.node.write(session, value)


def _imagine_write(
    session: Session,
    op: OperatorHandle,
    plan: Plan,
    adopted: Stack,
    values: list[tuple[FunctionalTensor, TensorBase]],
) -> None:
    """The checks and the resizing of the write, on what the tensors look like."""
    if plan.shape_is_known:
        try:
            session.imagine(op, adopted)
        except DispatchError:
            pass  # no kernel for the meta device
        else:
            return
    name = op.qualified_name
    is_out = op.schema.kind() is SchemaKind.out
    for target, value in values:
        role = "out" if is_out else "self"
        check_output(name, target.inner, value.dtype, cast_out=True, role=role)
        if is_out:
            resize_output(name, target.inner, value.shape)
        elif target.shape != value.shape:
            raise RuntimeError(
                f"{name}: the result has shape {list(value.shape)}, but self has shape"
                f" {list(target.shape)}"
            )


def _change_look(
    session: Session, op: OperatorHandle, plan: Plan, adopted: Stack
) -> None:
    """For `t_`, `resize_` and their like: other elements, or in another shape."""
    (place,) = plan.written
    target: FunctionalTensor = adopted[place]
    before = look_of(target.inner)
    session.imagine(op, adopted)
    twin = plan.twin
    if look_of(target.inner) == before:
        return
    if twin is None or not twin.schema.is_view or op.name in STORAGE_CHANGES:
        session.move(target, keeps_elements=True)
        return
    arguments = _values(session, adopted)
    arguments[place] = None
    target.move_to(target.node.child(ViewStep(twin, arguments, place)))


# ---- written arguments that share memory; operators without a functional variant ----


def _order_matters(plan: Plan, adopted: Stack, targets: Stack) -> bool:
    """Whether one of several writes may change what another reads or writes."""
    if len(targets) < 2:
        return False
    roots = [id(target.node.root()) for target in targets]
    if len(set(roots)) < len(roots):
        return True
    if not any(isinstance(adopted[place], (list, tuple)) for place in plan.written):
        return False
    read = [a for place, a in enumerate(adopted) if place not in plan.written]
    return any(id(tensor.node.root()) in roots for tensor in tensors_in(read))


def _is_foreach(op: OperatorHandle) -> bool:
    return op.schema.name.name.base.startswith("_foreach_") and not op.schema.returns


def _one_by_one(plan: Plan, adopted: Stack) -> Iterator[Stack]:
    """The arguments of one call for each tensor that is written to."""
    count = len(adopted[plan.written[0]])
    for i in range(count):
        yield [a[i : i + 1] if isinstance(a, (list, tuple)) else a for a in adopted]


def _write_to_copies(
    session: Session, op: OperatorHandle, plan: Plan, adopted: Stack
) -> Stack:
    """Call the operator itself on copies of the memory that it writes to."""
    written = tensors_in([adopted[place] for place in plan.written])
    roots = {id(t.node.root()): t.node.root() for t in written}
    copies = {key: session.aten("clone", root.value) for key, root in roots.items()}

    def copied(node: Node) -> Any:
        if node.parent is None:
            return copies[id(node)]
        assert node.step is not None
        return node.step.apply(session, copied(node.parent), copies=False)

    made: dict[int, Any] = {}
    for tensor in tensors_in(adopted):
        node = tensor.node
        is_copied = id(node.root()) in copies
        made[id(tensor)] = copied(node) if is_copied else tensor.value
    results = session.run(
        op, [map_tensors(lambda tensor: made[id(tensor)], each) for each in adopted]
    )
    for tensor in tensors_in([adopted[place] for place in plan.written]):
        if made[id(tensor)].shape != tensor.shape:
            raise DispatchError(
                f"{op.qualified_name} cannot be functionalized: it changes the shape of"
                " what it writes to, and has no functional variant"
            )
    for key, root in roots.items():
        root.write(session, copies[key])
    others = [
        map_tensors(lambda tensor: session.fresh(session.aten("clone", tensor)), result)
        for result, source in zip(results, written_returns(op.schema), strict=True)
        if source is None
    ]
    return _with_written(op, adopted, others)
