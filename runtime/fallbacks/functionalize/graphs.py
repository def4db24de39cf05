"""Gradients of functional tensors: they are those of the values.

See Note [Graphs of functional tensors].
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from ...gradients import get_variable_hooks
from ...operator import OperatorHandle
from ..values import tensors_in
from .aliases import Node, Runner

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
#   * A view that became a leaf by `requires_grad_()` stays that leaf, whatever value it is
#     given when it is replayed. Its node remembers the value it had then.
#   * The first value of what the caller has is the caller's tensor, which is written to at
#     the end. Before a recorded write it gives way to a copy, for a backward pass to need.
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


def replayed(
    runner: Runner, node: Node, base: Any, *, copies: bool | None = None
) -> Any:
    """The value of a view of `base`, with the graph that the view has."""
    assert node.step is not None
    with recording(node.is_recorded):
        value = node.step.apply(runner, base, copies=copies)
    hooks = get_variable_hooks()
    if node.leaf is None or hooks is None:
        return value
    return hooks.keep(node.leaf, value)


def written(node: Node, known: Any, value: Any) -> Any:
    """The new value of a root that was written to through `node`, whose graph may stay."""
    hooks = get_variable_hooks()
    if hooks is None or not known.requires_grad:
        return value
    if hooks.is_recording() and not is_detached(node):
        return value
    return hooks.keep(known, value)


def is_detached(node: Node) -> bool:
    """Whether a view on the way to the node has no graph."""
    return any(is_detach(step.op) for step in node.steps())


def refuse_leaves(name: str, tensors: list[FunctionalTensor]) -> None:
    """RuntimeError for a recorded write to a leaf that requires gradients, or a view of it."""
    hooks = get_variable_hooks()
    if hooks is None or not hooks.is_recording():
        return
    for tensor in tensors:
        node = tensor.node
        if any(each.leaf is not None and not is_leaf(each.leaf) for each in node.way()):
            raise RuntimeError(
                f"{name} writes to memory that functionalize() was given by several"
                " tensors with graphs of their own, as with detach(); write to a clone"
            )
        leaves = [each.leaf for each in node.way() if each.leaf is not None]
        if not is_detached(node):
            leaves.append(node.root().value)
        if any(map(is_leaf, leaves)):
            raise RuntimeError(
                f"{name}: a leaf that requires gradients, or a view of it, cannot be"
                " written to in place while operators are recorded; do it under"
                " no_grad(), or to a clone"
            )


def base_of(real: Any) -> Any:
    """The tensor to take the memory of `real` from: that which its graph leads to."""
    hooks = get_variable_hooks()
    if hooks is None or real._gradient_owner() is not real:
        return real
    return hooks.base_of(real)


def keep_apart(node: Node, first: Any, real: Any) -> None:
    """Let a view of the memory of `first` have the graph of `real`, if it is another one."""
    hooks = get_variable_hooks()
    if hooks is None or hooks.base_of(first) is hooks.base_of(real):
        return
    node.is_recorded = False
    node.leaf = real if real.requires_grad else None


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
