"""Gradients of functional tensors: they are those of the values.

See Note [Graphs of functional tensors].
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ...gradients import get_variable_hooks
from ...operator import OperatorHandle
from ...storage import Geometry
from ..values import tensors_in
from ..wrappers import look_of
from .aliases import APART, PLACES, Node, Runner, is_whole

if TYPE_CHECKING:
    from .tensors import FunctionalTensor

# Note [Graphs of functional tensors]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The key of functional tensors lies below those of autograd. If calls with them were
# recorded as they come, their graph would be one of tensors that nobody outside has: ways
# would have to lead in and out of it, for all that is given, captured, written and
# returned, and inside of vmap there are none, since samples are gone when `backward` is
# called outside. So the keys of autograd are taken from the calls of a session. What
# requires gradients is the value, which is computed from the tensors of the caller, by
# functional operators only, above which autograd has its ordinary place. Whoever asks for
# the graph of a functional tensor is shown that of its value, as with batched tensors. A
# storage has one root, and with it one graph, however many tensors show parts of it.
#
# Three things differ from a tensor that is written to:
#
#   * Writes that are not recorded, under `no_grad()` or through `detach()`, leave the
#     graph of a tensor alone. The new value gets the graph of the one before.
#   * A view may have a graph of its own: that which became a leaf by `requires_grad_()`,
#     and that without a part in the graph of its base, as after `detach()`, once it was
#     written to. It keeps that graph, whatever value it is given when it is replayed: its
#     node remembers the value it had then. A write to what is apart changes the elements
#     of the base and not its graph.
#   * The first value of what the caller has is the caller's tensor, which is written to at
#     the end. Before a recorded write it gives way to a copy, for a backward pass to need.
#
# `variables` of a root are arguments of functions that are being differentiated, each with
# the view that they are apart with; see Note [Writes that nobody recorded].
#
# Views are replayed when they are read, and recorded if they were recorded when they were
# made. The backward pass of a gradient that is asked for inside of the function works on
# the values, below the session; formulas of derivatives write to nothing.

DETACHES: Final = "aten::detach"


def is_detach(op: OperatorHandle) -> bool:
    """Whether the results of an operator have no graph."""
    return op.qualified_name == DETACHES


def recording(mode: bool) -> AbstractContextManager[Any]:
    """A block in which operators are recorded, or are not."""
    hooks = get_variable_hooks()
    return nullcontext() if hooks is None else hooks.recording(mode)


def is_leaf(value: Any) -> bool:
    """Whether a value is asked for its gradients, and was not computed."""
    return bool(value.requires_grad) and bool(value.is_leaf)


def is_of_leaf(value: Any) -> bool:
    """Whether a value is a leaf, or a view of one, that is asked for its gradients."""
    hooks = get_variable_hooks()
    return hooks is not None and value.requires_grad and is_leaf(hooks.base_of(value))


def replayed(
    runner: Runner, node: Node, base: Any, *, copies: bool | None = None
) -> Any:
    """The value of a view of `base`, with the graph that the view has."""
    assert node.step is not None
    with recording(node.is_recorded):
        value = node.step.apply(runner, base, copies=copies)
    if node.is_apart and node.step.op.qualified_name not in APART:
        # What is made unrecorded is a view of its base all the same.
        value = runner.aten("detach", value)
    hooks = get_variable_hooks()
    if node.own is None or hooks is None:
        return value
    return hooks.keep(node.own, value)


def written(node: Node, known: Any, value: Any) -> Any:
    """The new value of a root that was written to through `node`, whose graph may stay."""
    hooks = get_variable_hooks()
    if hooks is None or not known.requires_grad:
        return value
    if hooks.is_recording() and node.apart() is None:
        return value
    return hooks.keep(known, value)


def parted(runner: Runner, node: Node, apart: Node, value: Any) -> Any:
    """`value`, written to a view of what is apart, without the graph that is left there."""
    hooks = get_variable_hooks()
    if hooks is None or not hooks.is_recording():
        return value
    if not value.requires_grad and apart.own is None:
        return value
    whole = node.value_of(apart, runner, value)
    apart.own = whole if whole.requires_grad else None
    return runner.aten("detach", value)


def take_leaf(node: Node, leaf: Any) -> None:
    """Let the value of a node be the leaf that requires gradients, or none, from now on."""
    hooks = get_variable_hooks()
    if leaf is not None and leaf is not node.value and hooks is not None:
        node.value = hooks.keep(leaf, node.value)
    if node.parent is not None:
        node.own = leaf
    else:
        # What was written before has no part in the graph that begins here.
        node.is_written_recorded = False


def refuse_resize(op: OperatorHandle, tensors: list[FunctionalTensor]) -> None:
    """RuntimeError for `resize_` of what requires gradients, recorded or not."""
    hooks = get_variable_hooks()
    if hooks is not None and op.name == "aten::resize_":
        for tensor in tensors:
            hooks.refuse_resize(tensor.value)


def refuse_recorded(op: OperatorHandle, tensors: list[FunctionalTensor]) -> None:
    """RuntimeError for a recorded write that autograd refuses.

    That is to a leaf that requires gradients, or a view of it, and all of out variants.
    """
    hooks = get_variable_hooks()
    if hooks is None or not hooks.is_recording():
        return
    if op.schema.out_arguments:
        hooks.refuse_out(op)
    name = op.qualified_name
    for tensor in tensors:
        way, apart = tensor.node.way(), tensor.node.apart()
        if apart is not None and apart.is_mixed:
            _refuse_shared(name)
        within = way if apart is None else way[way.index(apart) :]
        leaves = [each.own for each in within if each.own is not None]
        if apart is None:
            leaves.append(tensor.node.root().value)
        if any(map(is_of_leaf, leaves)):
            raise RuntimeError(
                f"{name}: a leaf that requires gradients, or a view of it, cannot be"
                " written to in place while operators are recorded; do it under"
                " no_grad(), or to a clone"
            )
        for place, variable in tensor.node.root().variables:
            if place is apart:
                variable.is_left = True


def refuse_apart(name: str, tensors: list[FunctionalTensor]) -> None:
    """RuntimeError for a recorded write, to copies, of what has a graph of its own."""
    hooks = get_variable_hooks()
    if hooks is None or not hooks.is_recording():
        return
    if any(tensor.node.apart() is not None for tensor in tensors):
        _refuse_shared(name)


def _refuse_shared(name: str) -> NoReturn:
    raise RuntimeError(
        f"{name} writes to memory that functionalize() knows by several tensors with"
        " graphs of their own, as with detach(); write to a clone"
    )


def base_of(real: Any) -> Any:
    """The tensor to take the memory of `real` from: that which its graph leads to."""
    hooks = get_variable_hooks()
    if hooks is None or real._gradient_owner() is not real:
        return real
    base = hooks.base_of(real)
    return base if base.dtype is real.dtype else real


def have_one_base(one: Any, other: Any) -> bool:
    """Whether tensors that share memory share their graph as well."""
    hooks = get_variable_hooks()
    return hooks is None or hooks.base_of(one) is hooks.base_of(other)


def keep_apart(node: Node, first: Node, real: Any) -> None:
    """Let a view of the memory of `first` have the graph of `real`, if it is another one.

    Several that have one graph together, another than `first`, are mixed: a recorded
    write to one would be one to the others.
    """
    hooks = get_variable_hooks()
    if hooks is None or have_one_base(first.real, real):
        return
    base = hooks.base_of(real)
    for other in first.others:
        if hooks.base_of(other.real) is base:
            node.is_mixed = other.is_mixed = True
    first.others.append(node)
    node.is_apart = True
    node.is_recorded = False
    node.own = real if real.requires_grad else None


def stay_apart(runner: Runner, node: Node, other: Node, look: Geometry) -> None:
    """Let a view of memory have the graph of `other`, whose memory it is, if that has its own.

    A recorded write to one would be one to the other: both are mixed. RuntimeError if it is
    not known what of the graph is at which place in memory.
    """
    views = _below_roots(other)
    owners = [each for each in views if each.is_apart or each.own is not None]
    if not owners:
        return
    owner = owners[-1]
    if owner.own is not None:
        if not _lies_as_known(owner):
            raise RuntimeError(
                "functionalize() does not know how a tensor with a graph of its own, as"
                " after detach(), would lie in memory; call the operator with a clone"
            )
        with recording(node.is_recorded):
            shape, strides = list(look.shape), list(look.strides)
            own = runner.aten("as_strided", owner.own, shape, strides, look.offset)
        node.own = own if own.requires_grad else None
    node.is_apart = node.is_mixed = owner.is_mixed = True
    node.is_recorded = False


_SAME: Final = frozenset({"aten::alias", "aten::detach"})


def _lies_as_known(node: Node) -> bool:
    """Whether the tensor with the graph of a view lies in memory as the view would."""
    if node.own is node.real:
        return True
    step, look = node.step, look_of(node.own)
    if step is not None and step.op.qualified_name == PLACES:
        return step.arguments[1:] == (list(look.shape), list(look.strides), look.offset)
    # Of what shows all memory in order no other is known than what shows it too.
    geometry, storage = node.root().geometry, node.root().storage
    assert geometry is not None
    assert storage is not None
    count = storage.nbytes // geometry.dtype.itemsize
    return is_whole(look, count) and all(
        each.step is None or each.step.op.qualified_name in _SAME
        for each in _below_roots(node)
    )


def _below_roots(node: Node) -> list[Node]:
    """The views on the way to a node, without what was a root before all memory was shown."""
    return [each for each in node.way() if each.geometry is None]


def is_recorded(values: Any) -> bool:
    """Whether a call with these values is recorded."""
    hooks = get_variable_hooks()
    if hooks is None or not hooks.is_recording():
        return False
    return any(t.requires_grad for t in tensors_in(values))


def copied(runner: Runner, value: Any) -> Any:
    """A copy of a value on other memory, with the same graph."""
    with recording(False):
        copy = runner.aten("clone", value)
    hooks = get_variable_hooks()
    if hooks is None or not value.requires_grad:
        return copy
    return hooks.keep(value, copy)
