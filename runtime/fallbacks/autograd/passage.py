"""Graphs that go on from one tensor to another that stands for it, and back.

For wrappers whose key lies below those of autograd, functional tensors for one: calls with
them are recorded as calls with any tensor, but it is other tensors that a program gives to
such a function and gets from it. See Note [Ways in and out].
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from ...local_keys import AutoDispatchBelowADInplaceOrView
from .grad_mode import GRAD_OFF, is_grad_enabled
from .history import edge_of, node_of, set_history
from .metadata import Edge, alias_of, ensure_meta
from .node import AccumulateGrad, ErrorNode, Gradients, Node

Back = Callable[[Any], Any]
"""The gradient of one tensor as that of the other."""

_BELOW: Final = AutoDispatchBelowADInplaceOrView()
_NO_WAY: Final = (
    "gradients do not pass out of a function in functional form whose arguments are"
    " wrappers, as vmap's are; differentiate inside of it, or put vmap inside as well"
)


# Note [Ways in and out]
# ~~~~~~~~~~~~~~~~~~~~~~
# A tensor that stands for a computed one is computed from it, by a node that passes the
# gradient on. One that stands for a leaf is itself a leaf for as long as the function runs:
# it may call `backward` and look at `grad`. Afterwards the node that accumulated in it
# passes gradients on. What comes out is computed from the tensor inside by such a node.
class Way(Node):
    """Passes the gradient of one tensor on to the one that it stands for."""

    __slots__ = ("_back",)

    def __init__(self, edge: Edge | None, back: Back) -> None:
        super().__init__((edge,))
        self._back: Final = back

    def open(self) -> None:
        """It has always been open."""

    def apply(self, grads: Gradients) -> Sequence[Any]:
        gradient = grads[0]
        return (None if gradient is None else self._back(gradient),)


class Entrance(AccumulateGrad):
    """Accumulates in a leaf that stands for another, and once it is open passes on."""

    __slots__ = ("_back", "_edge")

    def __init__(self, inner: Any, edge: Edge | None, back: Back) -> None:
        super().__init__(inner)
        self._edge: Final = edge
        self._back: Final = back

    def open(self) -> None:
        """The function has returned."""
        self.next_edges = (self._edge,)

    def apply(self, grads: Gradients) -> Sequence[Any]:
        if not self.next_edges:
            return super().apply(grads)
        gradient = grads[0]
        return (None if gradient is None else self._back(gradient),)


def enter(inner: Any, outer: Any, back: Back) -> Way | Entrance | None:
    """Have `inner` stand for `outer`; what has to be kept and opened when `inner` is left."""
    owner = outer._gradient_owner()
    if not owner._requires_grad:
        return None
    if owner is not outer:
        back = _refuse
    elif node_of(outer) is not None:
        way = Way(edge_of(outer), back)
        set_history(inner, way)
        return way
    entrance = Entrance(inner, edge_of(owner), back)
    ensure_meta(inner).accumulator = weakref.ref(entrance)
    return entrance


def leave(inner: Any, outer: Any) -> Any:
    """`outer`, which has the data of `inner`, as a tensor with the graph of that."""
    if not inner._requires_grad or not is_grad_enabled():
        return outer
    owner = outer._gradient_owner()
    if owner is not outer:
        if not owner._requires_grad:
            set_history(owner, ErrorNode(_NO_WAY, (edge_of(inner),)))
        return outer
    result = alias_of(outer)
    if node_of(inner) is None and not isinstance(edge_node(inner), Entrance):
        result._requires_grad = True
    else:
        set_history(result, Way(edge_of(inner), _same))
    return result


def keep(known: Any, value: Any) -> Any:
    """`value` with the graph of `known`, as a tensor has whose elements alone change.

    Of a leaf that is its whole record: `grad`, hooks and who accumulates in it.
    RuntimeError if they have not the same shape: a sample cannot be kept for all.
    """
    owner, data = known._gradient_owner(), value._gradient_owner()
    if owner.shape != data.shape:
        raise RuntimeError(
            "what requires gradients once for all samples was written to, without"
            " recording, with values of each sample: it can have no gradient then"
        )
    result = alias_of(data)
    node = node_of(owner)
    if node is None:
        result._grad_meta = ensure_meta(owner)
    else:
        meta = ensure_meta(result)
        meta.node, meta.index = node, ensure_meta(owner).index
    result._requires_grad = True
    return value._with_owner(result)


def have_one_graph(one: Any, other: Any) -> bool:
    """Whether gradients of both tensors go to the same place."""
    edge = edge_of(one._gradient_owner())
    return edge is not None and edge == edge_of(other._gradient_owner())


def edge_node(t: Any) -> Node | None:
    """The node that a gradient of `t` goes to."""
    edge = edge_of(t)
    return None if edge is None else edge.node


def write(
    copy: Callable[[Any], Any], inner: Any, entry: Any, value: Any, is_given: bool
) -> None:
    """Call `copy(value)`, which writes what `inner` has come to hold to what it stands for.

    Without `is_given`, calls were recorded for that itself, and nothing is left to record.
    """
    if not is_given:
        with _BELOW:
            copy(value)
    elif inner._requires_grad and edge_node(inner) is not entry and node_of(inner):
        copy(leave(inner, value))
    else:
        with GRAD_OFF:
            copy(value)


def _same(gradient: Any) -> Any:
    return gradient


def _refuse(gradient: Any) -> NoReturn:
    raise RuntimeError(_NO_WAY)
