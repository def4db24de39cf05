"""Gradients of functional tensors that stand for wrappers: they are those of the values.

See Note [Two places for a graph].
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from ...gradients import get_variable_hooks
from ...operator import OperatorHandle
from ..nesting import levels_of_context
from ..values import tensors_in
from .aliases import Node, Runner

if TYPE_CHECKING:
    from .tensors import FunctionalTensor

# Note [Two places for a graph]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The key of functional tensors lies below those of autograd, so calls with them are recorded
# for them: as many as the program makes, writes and views included, and what `backward`
# calls inside of the function is made functional as well. Ways lead in and out.
#
# Inside of vmap that does not do. There, functional tensors stand for batched ones, and
# the gradients of these are recorded in them, for all samples together: one that looks
# like a sample would not fit what the function captures, and the samples of a call of
# vmap are gone when `backward` is called outside. So in such a session functional tensors
# require no gradients of their own. What requires them is the value, which is computed by
# functional operators only; its graph is found by whoever asks for that of the functional
# tensor, as through a batched one. Two things differ from a tensor that is written to:
#
#   * Writes that are not recorded, under `no_grad()` or through `detach()`, leave the
#     graph of a tensor alone. The new value gets the graph of the one before.
#   * A view that became a leaf by `requires_grad_()` stays that leaf, whatever value it is
#     given when it is replayed. Its node remembers the value it had then.
#
# Views are replayed when they are read, and recorded if they were recorded when they were
# made. The backward pass of a gradient that is asked for inside of the function works on
# the values, below the session.

DETACHES: Final = "aten::detach"


def is_detach(op: OperatorHandle) -> bool:
    """Whether the results of an operator have no graph."""
    return op.qualified_name == DETACHES


def records_values(arguments: Any, outer: Any) -> bool:
    """Whether a session with these arguments has its graph in the values.

    `outer` is the session around it.
    """
    return (
        bool(levels_of_context())
        or (outer is not None and outer.records_values)
        or any(t._gradient_owner() is not t for t in tensors_in(arguments))
    )


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
        leaves = [each.leaf for each in node.way() if each.leaf is not None]
        if not is_detached(node):
            leaves.append(node.root().value)
        if any(map(is_leaf, leaves)):
            raise RuntimeError(
                f"{name}: a leaf that requires gradients, or a view of it, cannot be"
                " written to in place while operators are recorded; do it under"
                " no_grad(), or to a clone"
            )
