"""Graphs of tensors that stand for a value which is made anew: functional tensors.

What autograd knows of a tensor hangs on the tensor object. Where a new value takes the place
of another, it is told here what stays.
"""

from __future__ import annotations

from typing import Any

from .history import edge_of, node_of
from .metadata import alias_of, ensure_meta, meta_of


def keep(known: Any, value: Any) -> Any:
    """`value` with the graph of `known`, as a tensor has whose elements alone change.

    Of a leaf that is its whole record: `grad`, hooks and who accumulates in it.
    RuntimeError if one is for all samples and the other of each. What was resized keeps its
    graph.
    """
    owner, data = known._gradient_owner(), value._gradient_owner()
    if owner.shape != data.shape and known.shape == value.shape:
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
        known_meta = ensure_meta(owner)
        meta.node, meta.index = node, known_meta.index
        meta.variable = known_meta.variable
    result._requires_grad = True
    return value._with_owner(result)


def have_one_graph(one: Any, other: Any) -> bool:
    """Whether gradients of both tensors go to the same place."""
    edge = edge_of(one._gradient_owner())
    return edge is not None and edge == edge_of(other._gradient_owner())


def base_of(t: Any) -> Any:
    """The tensor whose graph that of `t` is made from: what it is a view of, or its owner."""
    owner = t._gradient_owner()
    meta = meta_of(owner)
    return owner if meta is None or meta.view is None else meta.view.base
