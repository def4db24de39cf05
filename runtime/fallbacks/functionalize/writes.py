"""Operators that write to their arguments, as operators that make new values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ...boxing import Stack, written_returns
from ...errors import DispatchError
from ...operator import OperatorHandle
from ...options import MemoryFormat
from ...outputs import check_output, resize_output
from ...schema import FunctionSchema, SchemaKind
from ...storage import may_overlap_itself
from ...tensor_base import TensorBase
from ..outs import dtype_may_decide
from ..values import HIDDEN_WRITES, RANDOM, map_tensors, tensors_in
from ..wrappers import look_of
from .aliases import Node, ViewStep
from .graphs import is_detach, is_recorded, refuse_apart, refuse_recorded, refuse_resize
from .plans import Plan, is_composite, run_functional, take_apart, values_of
from .samples import refuse_samples
from .session import Session
from .tensors import FunctionalTensor

STORAGE_CHANGES: Final = frozenset({"aten::resize_", "aten::as_strided_"})
"""Operators that go by the storage, whatever shape the tensor has."""


COPIES_PLACES: Final = "aten::as_strided_copy"
"""The operator that is no view, and reads at places in memory all the same."""


def copied_places(session: Session, arguments: Stack) -> TensorBase:
    """The value of `as_strided_copy`."""
    view = session.strided(arguments)
    dense = MemoryFormat.contiguous_format
    found: TensorBase = session.aten("clone", view.value, memory_format=dense)
    return found


def write(session: Session, op: OperatorHandle, plan: Plan, adopted: Stack) -> Stack:
    targets = list(tensors_in([adopted[place] for place in plan.written]))
    looks_only = plan.changes_look and len(targets) == 1
    nodes = [target.node for target in targets]
    refuse_samples(op.qualified_name, nodes, writes_elements=not looks_only)
    if not looks_only:
        for node in nodes:
            session.show_once(node)
    detaches = plan.twin is not None and is_detach(plan.twin)
    if not detaches and is_recorded(values_of(session, adopted)):
        refuse_recorded(op, targets)
        if not looks_only:
            for target in targets:
                session.leave_memory(target.node.root())
    if looks_only:
        refuse_resize(op, targets)
        _change_look(session, op, plan, adopted)
        return _with_written(op, adopted, [])
    overlaps = any(may_overlap_itself(t.shape, t.strides) for t in targets)
    if overlaps and not _may_be_resized(op, plan):
        # The operator either refuses, or what it does depends on the order of its writes.
        return _write_to_copies(session, op, plan, adopted)
    order_matters = _order_matters(plan, adopted, targets)
    if order_matters and _may_be_resized(op, plan):
        return _write_outs(session, op, plan, adopted)
    if plan.twin is None or (order_matters and not _is_foreach(op)):
        return _write_to_copies(session, op, plan, adopted)
    if order_matters:
        session.imagine(op, adopted)
        for single in _one_by_one(plan, adopted):
            write(session, op, plan, single)
        return _with_written(op, adopted, [])
    others, values = _by_twin(session, op, plan, adopted)
    if overlaps and any(target.shape == value.shape for target, value in values):
        return _write_to_copies(session, op, plan, adopted)
    if dtype_may_decide(op, [t for t, _ in values], [v for _, v in values]):
        values = _by_itself(session, op, plan, adopted, values)
    _store(session, op, plan, adopted, values)
    return _with_written(op, adopted, [map_tensors(session.fresh, o) for o in others])


def _may_be_resized(op: OperatorHandle, plan: Plan) -> bool:
    """Whether a target may be given the shape of the result, and not overlap itself then.

    Not by operators that draw random numbers: these are called once. Nor by those that may
    leave an out tensor as it is, which are those that write more than they say.
    """
    is_out = op.schema.kind() is SchemaKind.out
    is_plain = RANDOM not in op.tags and op.name not in HIDDEN_WRITES
    return is_out and plan.twin is not None and is_plain


def _by_itself(
    session: Session,
    op: OperatorHandle,
    plan: Plan,
    adopted: Stack,
    values: list[tuple[FunctionalTensor, TensorBase]],
) -> list[tuple[FunctionalTensor, TensorBase]]:
    """What the operator itself makes of new out tensors, which nobody else has seen."""
    made: list[TensorBase] = []
    shapes = iter([list(value.shape) for _, value in values])

    def new(target: Any) -> TensorBase:
        options = {"dtype": target.dtype, "device": target.device}
        made.append(session.aten("zeros", next(shapes), **options))
        return made[-1]

    def copied(target: Any) -> TensorBase:
        next(shapes)
        made.append(session.aten("clone", target.value))
        return made[-1]

    arguments = [map_tensors(session.value, each) for each in adopted]
    for place in plan.written:
        is_out = op.schema.arguments[place].is_out
        arguments[place] = map_tensors(new if is_out else copied, adopted[place])
    session.run(op, arguments)
    return [(target, each) for (target, _), each in zip(values, made, strict=True)]


def _write_outs(
    session: Session, op: OperatorHandle, plan: Plan, adopted: Stack
) -> Stack:
    """Out tensors that share memory, with each other or, in lists, with inputs.

    All results are computed before the first is written where one of the tensors is to be
    resized, and by the operators on lists.
    """
    others, values = _by_twin(session, op, plan, adopted)
    is_resized = any(target.shape != value.shape for target, value in values)
    if not is_resized and not _is_foreach(op):
        return _write_to_copies(session, op, plan, adopted)
    for target, value in _by_itself(session, op, plan, adopted, values):
        look = look_of(target.inner)
        resize_output(op.qualified_name, target.inner, value.shape, value.strides)
        if look_of(target.inner) != look:
            session.move(target, look, keeps_elements=False)
        session.put(target, value)
    return _with_written(op, adopted, [map_tensors(session.fresh, o) for o in others])


def _by_twin(
    session: Session, op: OperatorHandle, plan: Plan, adopted: Stack
) -> tuple[Stack, list[tuple[FunctionalTensor, TensorBase]]]:
    """What the functional variant makes: proper results, and (target, new value)."""
    assert plan.twin is not None
    targets = list(tensors_in([adopted[place] for place in plan.written]))
    arguments = _functional_arguments(op.schema, plan, adopted, targets)
    results = _computed(session, plan.twin, arguments)
    return _split_results(op.schema, plan, adopted, results)


def _computed(session: Session, twin: OperatorHandle, arguments: Stack) -> Stack:
    """The results of the functional variant, as values of their own.

    The parts of a composite one may write, and are calls of the session for that.
    """
    if twin.qualified_name == COPIES_PLACES:
        return [copied_places(session, arguments)]
    if not is_composite(twin, arguments):
        return run_functional(session, twin, arguments)

    def own(tensor: TensorBase) -> TensorBase:
        found = session.adopt(tensor)
        is_own = found.node.parent is None and found.real is None
        return found.value if is_own else session.aten("clone", found.value)

    return [map_tensors(own, result) for result in take_apart(twin, arguments)]


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
    schema: FunctionSchema, plan: Plan, adopted: Stack, targets: Stack
) -> Stack:
    """The arguments of the functional variant; a factory gets the options of its out."""
    assert plan.twin is not None
    twin = plan.twin.schema
    given = {a.name: v for a, v in zip(schema.arguments, adopted, strict=True)}
    if twin.tensor_options is not None and targets:
        given.setdefault("dtype", targets[0].dtype)
        given.setdefault("device", targets[0].device)
    elif given.get("dtype", targets) is None and plan.shape_is_known:
        # That of what is written to is the one to compute in, also for out tensors.
        given["dtype"] = targets[0].dtype
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
            session.move(target, look, keeps_elements=False)
        if value.shape != target.shape and value.numel() == target.numel():
            # `arange` and its like fill what they are given, whatever its shape.
            value = session.aten("reshape", value, list(target.shape))
        session.put(target, value)


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
        casts = plan.shape_is_known
        check_output(name, target.inner, value.dtype, cast_out=casts, role=role)
        if is_out:
            resize_output(name, target.inner, value.shape, value.strides)
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
    detaches = twin is not None and is_detach(twin)
    if look_of(target.inner) == before and not detaches:
        return
    if twin is None or not twin.schema.is_view or op.name in STORAGE_CHANGES:
        session.move(target, before, keeps_elements=True)
        return
    session.leave_look(target.node, before)
    arguments = values_of(session, adopted)
    arguments[place] = None
    target.place.node = target.node.child(ViewStep(twin, arguments, place))
    target.place.is_detached |= detaches
    # It is the same tensor with the same graph, whether or not it is recorded that it turns.
    target.place.node.is_recorded = True


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
    written = list(tensors_in([adopted[place] for place in plan.written]))
    if is_recorded(values_of(session, adopted)):
        refuse_apart(op.qualified_name, written)
    for tensor in written:
        if may_overlap_itself(tensor.shape, tensor.strides):
            session.flat(tensor.node)  # A copy of the tensor would not overlap.
    roots = {id(t.node.root()): t.node.root() for t in written}
    copies = {key: session.aten("clone", root.value) for key, root in roots.items()}

    def copied(node: Node) -> Any:
        found = copies[id(node.root())]
        for step in node.steps():
            found = step.apply(session, found, copies=False)
        return found

    made: dict[int, Any] = {}
    for tensor in tensors_in(adopted):
        node = tensor.node
        is_copied = id(node.root()) in copies
        made[id(tensor)] = copied(node) if is_copied else tensor.value
    results = session.run(
        op, [map_tensors(lambda tensor: made[id(tensor)], each) for each in adopted]
    )
    for tensor in written:
        if made[id(tensor)].shape != tensor.shape:
            raise DispatchError(
                f"{op.qualified_name} cannot be functionalized here: it changes the shape"
                " of what it writes to, and has no functional variant or gets several"
                " tensors that share memory"
            )
    for key, root in roots.items():
        root.write(session, copies[key])
    for tensor in written:
        session.spills.note_write(tensor)
    others = [
        map_tensors(lambda tensor: session.fresh(session.aten("clone", tensor)), result)
        for result, source in zip(results, written_returns(op.schema), strict=True)
        if source is None
    ]
    return _with_written(op, adopted, others)
