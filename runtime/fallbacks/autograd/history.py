"""How tensors and nodes are connected, and what happens to that when tensors are written to."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any, Final

from ...dispatch_state import DEFAULT_STATE
from ...local_keys import RestoreGuard
from ...ops import ops
from .forms import Standin, followed_by, refuse_turned, repeats, replayed_on_base
from .grad_mode import GRAD_ON
from .metadata import (
    Creation,
    Edge,
    GradMeta,
    Step,
    View,
    counter_of,
    ensure_meta,
    making,
    meta_of,
    version_of,
)
from .node import AccumulateGrad, EndNode, Gradients, Node

aten: Final = ops.aten
_OUTSIDE: Final = RestoreGuard(DEFAULT_STATE)


# Note [Writes that nobody recorded]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A view whose memory was written to through another tensor gets a new node, as in PyTorch,
# even if the write was not recorded: under no_grad, or through a detached tensor. Gradients
# of what was computed before go to the node before. That will not do for the argument of a
# function that is differentiated. If gradients of what the function was called with are
# recorded, it is computed from that, on the same memory; but it is one variable, whatever
# becomes of its memory. So it is no view, and what is made of it are views of it. To the
# function it is a leaf: recorded writes to it, and to its views, are refused, and so is its
# use after a recorded write to what it was computed from, which would not reach it.


def node_of(t: Any) -> Node | None:
    """The node that computes the gradients of what `t` was computed from; None for leaves.

    If the memory of a view was written to through another tensor, that is the node of the
    same view of the base as it is now.
    """
    meta = meta_of(t)
    if meta is None:
        return None
    if meta.variable is not None and meta.variable.is_left:
        raise RuntimeError(
            "the argument of a function that is differentiated is used after what it was"
            " called with was written to in place by a recorded operator; call the function"
            " with a clone"
        )
    view = meta.view
    if view is not None and (meta.node is not None or view.base._requires_grad):
        version = version_of(t)
        if version != meta.version:
            _refuse_use(view)
            # Asked for below autograd as well, by kernels and modes.
            with _OUTSIDE, GRAD_ON:
                seen = meta_of(replayed_on_base(view))
            if seen is None or seen.node is None:  # the base was detached
                end = EndNode()
                meta.node, meta.index = end, end.add_output(t)
            else:
                meta.node, meta.index = seen.node, seen.index
            t._requires_grad = True
            meta.version = version
    return meta.node


def _refuse_use(view: View) -> None:
    """RuntimeError for a view that cannot follow a write to what it is a view of."""
    reason = _FORBIDDEN.get(view.creation)
    if reason is not None:
        raise RuntimeError(
            "a view is used after its base, or another view of that, was written to in"
            f" place; that cannot be if {reason}"
        )


def is_leaf(t: Any) -> bool:
    """Whether no recorded operator computed `t`."""
    return not t._requires_grad or node_of(t) is None


def accumulator_of(t: Any) -> Node:
    """The node that adds to `grad` of a leaf."""
    meta = ensure_meta(t)
    found = _known_accumulator(meta)
    if found is None:
        made = AccumulateGrad(t)
        with making:
            found = _known_accumulator(meta)
            if found is None:
                found = made
                meta.accumulator = weakref.ref(made)
    return found


def _known_accumulator(meta: GradMeta) -> AccumulateGrad | None:
    found = None if meta.accumulator is None else meta.accumulator()
    is_right = found is not None and found.epoch == len(meta.forms)
    return found if is_right else None


def edge_of(t: Any) -> Edge | None:
    """Where a gradient of `t` goes; None if nobody wants one."""
    if t is None or not t._requires_grad:
        return None
    node = node_of(t)
    meta = meta_of(t)
    if node is None:
        if meta is not None and meta.view is not None and not meta.view.is_wanted:
            return None
        return Edge(accumulator_of(t), 0)
    assert meta is not None
    return Edge(node, meta.index)


def set_history(t: Any, node: Node) -> None:
    """Make `t` an output of `node`."""
    meta = ensure_meta(t)
    meta.index = node.add_output(t)
    meta.node = node
    t._requires_grad = True
    if meta.view is not None:
        meta.version = version_of(t)


# ---- writes ----


def refuse_write(t: Any, name: str) -> None:
    """RuntimeError if `t` may not be written to by a recorded operator."""
    meta = meta_of(t)
    view = None if meta is None else meta.view
    if view is None:
        if t._requires_grad and (meta is None or _is_leaf(meta)):
            raise RuntimeError(
                f"{name}: a leaf that requires gradients cannot be written to in place"
                " while operators are recorded; do it under no_grad(), or to a clone"
            )
        return
    reason = _FORBIDDEN.get(view.creation)
    if reason is not None:
        raise RuntimeError(f"{name}: a view cannot be written to in place if {reason}")
    base_meta = meta_of(view.base)
    if t._requires_grad and (base_meta is None or _is_leaf(base_meta)):
        raise RuntimeError(
            f"{name}: a view of a leaf cannot be written to in place while operators are"
            " recorded if it requires gradients; do it under no_grad(), or to a clone"
        )
    refuse_turned(view)
    if repeats(view.base):
        raise RuntimeError(
            f"{name}: a view cannot be written to in place if it is one of a tensor that"
            " shows one element at several places, as expanded ones do; write to a clone"
        )


def _is_leaf(meta: GradMeta) -> bool:
    """Whether no recorded operator computed the tensor, as far as the program can tell."""
    return meta.node is None or meta.variable is not None


def refuse_resize(t: Any) -> None:
    """RuntimeError if gradients of `t` are wanted: there is none of another shape."""
    meta = meta_of(t)
    view = None if meta is None else meta.view
    if t._requires_grad or (view is not None and view.base._requires_grad):
        raise RuntimeError(
            "resize_: a tensor that requires gradients cannot be resized, whether or not"
            " operators are recorded; resize a detach()ed one, or make another tensor"
        )


_FORBIDDEN: Final = {
    Creation.NO_GRAD: (
        "it was made under no_grad() and is written to by a recorded operator; make the"
        " view where operators are recorded as well"
    ),
    Creation.FUNCTION: (
        "it was returned by an AutogradFunction; write to a clone of it"
    ),
    Creation.SEVERAL: (
        "it is one of several that an operator returned, like those of split() or"
        " unbind(); use an operator that does not write, or views made one by one, by"
        " subscripts or narrow()"
    ),
}


def written_by(t: Any, node: Node) -> None:
    """Make `t`, which was written to in place, an output of `node`; its base as well."""
    meta = ensure_meta(t)
    retained = _stop_retaining(t)
    view = meta.view
    base = t
    if view is None:
        set_history(t, node)
    else:
        node.add_output(t)
        base = view.base
        base_retained = _stop_retaining(base)
        set_history(base, CopySlices(view, node))
        if base_retained:
            keep_gradient(base)
        meta.node = None
        meta.version = -1  # the next who asks gets the view of the new base
        t._requires_grad = True
        node_of(t)
    if retained:
        keep_gradient(t)
    for other in counter_of(base).aliases():
        other_meta = meta_of(other)
        variable = None if other_meta is None else other_meta.variable
        if variable is not None and variable.base is base:
            variable.is_left = True
    _tell_views(base)


def _tell_views(base: Any) -> None:
    """Views require gradients while what they are views of does, whoever else asks."""
    for t in counter_of(base).aliases():
        meta = meta_of(t)
        if meta is not None and meta.view is not None and meta.view.base is base:
            t._requires_grad = (
                base._requires_grad or meta.view.is_wanted or meta.node is not None
            )


def tell_of_request(t: Any) -> None:
    """The program has set whether gradients of `t` itself are wanted."""
    meta = meta_of(t)
    view = None if meta is None else meta.view
    if view is None:
        if t._storage is not None or meta is not None:
            _tell_views(t)
        return
    assert meta is not None
    meta.view = view._replace(is_wanted=t._requires_grad)
    if view.base._requires_grad:
        t._requires_grad = True


class CopySlices(Node):
    """The node of a base that was written to through a view.

    The part of the gradient that the view shows goes through `inner`, the node of what
    was written; the rest goes to what the base was before. The base itself is not kept:
    it keeps this node.
    """

    __slots__ = ("inner", "standin")

    def __init__(self, view: View, inner: Node) -> None:
        super().__init__((edge_of(view.base), *inner.next_edges[1:]))
        self.standin: Final = Standin(view)
        self.inner: Final = inner

    @property
    def name(self) -> str:
        return f"CopySlices[{self.inner.name}]"

    def apply(self, grads: Gradients) -> Sequence[Any]:
        gradient = grads[0]
        if gradient is None:
            return (None,) * len(self.next_edges)
        result, part = self.standin.copy(gradient)
        found = self.inner.call(self.inner.receive([aten.clone.default(part)]))
        if self.next_edges[0] is None:
            return (None, *found[1:])
        if found[0] is None:
            aten.zero_.default(part)
        else:
            aten.copy_.default(part, found[0])
        return (result, *found[1:])

    def release(self) -> None:
        self.inner.release()


# ---- gradients that are kept ----


def keep_gradient(t: Any) -> None:
    """Have the node of `t` leave the gradient with it."""
    node = node_of(t)
    assert node is not None
    meta = ensure_meta(t)
    if node.retaining is None:
        node.retaining = {}
    node.retaining[meta.index] = weakref.ref(t)
    meta.retained = (weakref.ref(node), meta.index)


def _stop_retaining(t: Any) -> bool:
    meta = meta_of(t)
    if meta is None or meta.retained is None:
        return False
    reference, index = meta.retained
    node = reference()
    if node is not None and node.retaining is not None:
        node.retaining.pop(index, None)
    meta.retained = None
    return True


def forget(t: Any) -> None:
    """Make a computed tensor a leaf that requires no gradients: `detach_`."""
    meta = meta_of(t)
    if meta is not None:
        if meta.view is not None:
            raise RuntimeError(
                "a view cannot be detached in place; detach() gives a detached tensor"
            )
        _stop_retaining(t)
        meta.node = None
        meta.index = 0
    t._requires_grad = False
    tell_of_request(t)


def mark_view(source: Any, result: Any, step: Step, creation: Creation) -> None:
    """Note that `result` is a view of `source`, made by `step`."""
    meta = meta_of(source)
    above = None if meta is None else meta.view
    if above is None:
        epoch = 0 if meta is None else len(meta.forms)
        view = View(source, (step,), creation, epoch)
    else:
        view = followed_by(above, step)
        if creation is not Creation.DEFAULT:
            view = view._replace(creation=creation)
    own = ensure_meta(result)
    own.view = view
    own.version = version_of(result)
    if creation is Creation.NO_GRAD and view.base._requires_grad:
        result._requires_grad = True
