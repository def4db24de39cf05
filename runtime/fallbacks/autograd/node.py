"""Nodes: what a backward pass calls, from the results of a program back to its leaves."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, NoReturn

from ...device import Device
from ...dtypes import DType
from ...ops import ops
from .forms import form_of, forms_of, moved
from .grad_mode import GRAD_OFF, is_grad_enabled
from .hooks import HookHandle, Hooks, replaced, replaced_all, require_nothing
from .metadata import Edge, ensure_meta

aten: Final = ops.aten

Gradients = list[Any]
"""One gradient for each output of a node; None where none has arrived."""

_sequence: Final = itertools.count()
_BEFORE_ALL_OTHERS: Final = sys.maxsize


class Look(NamedTuple):
    """What a gradient has to look like: the tensor that it is the gradient of."""

    shape: tuple[int, ...]
    dtype: DType
    device: Device


class Node:
    """One step of a backward pass: gradients of outputs in, gradients of inputs out.

    `next_edges` say where the gradients of the inputs go; None where nobody wants one.
    Nodes are called the newest first, by their `sequence`.
    """

    __slots__ = (
        "__weakref__",
        "looks",
        "next_edges",
        "post_hooks",
        "pre_hooks",
        "retaining",
        "sequence",
        "tensor_hooks",
    )

    sequence: int

    is_of_program: ClassVar[bool] = False
    """Whether the program computes the gradients itself, which then have to be right."""

    def __init__(self, next_edges: Sequence[Edge | None] = ()) -> None:
        self.next_edges: tuple[Edge | None, ...] = tuple(next_edges)
        self.sequence = next(_sequence)
        self.looks: list[Look] = []
        self.tensor_hooks: dict[int, Hooks] | None = None
        self.retaining: dict[int, Any] | None = None
        self.pre_hooks: Hooks | None = None
        self.post_hooks: Hooks | None = None

    # ---- what it is ----

    @property
    def name(self) -> str:
        """The name that messages and `grad_fn` show: "MulBackward"."""
        return type(self).__name__

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """The nodes that follow, each with the output that the gradient is of."""
        return tuple((None, 0) if edge is None else edge for edge in self.next_edges)

    def __repr__(self) -> str:
        return f"<{self.name} at {id(self):#x}>"

    def add_output(self, t: Any) -> int:
        """Note that `t` is the next output; its index."""
        self.looks.append(Look(t.shape, t.dtype, t._device))
        return len(self.looks) - 1

    # ---- hooks ----

    def register_prehook(self, hook: Any) -> HookHandle:
        """Call `hook(grad_outputs)` before the node; it may return another tuple."""
        if self.pre_hooks is None:
            self.pre_hooks = Hooks()
        return self.pre_hooks.add(hook)

    def register_hook(self, hook: Any) -> HookHandle:
        """Call `hook(grad_inputs, grad_outputs)` after the node.

        It may return another tuple in place of `grad_inputs`.
        """
        if self.post_hooks is None:
            self.post_hooks = Hooks()
        return self.post_hooks.add(hook)

    def hooks_of(self, index: int) -> Hooks:
        """The hooks of the tensor that is output `index`."""
        if self.tensor_hooks is None:
            self.tensor_hooks = {}
        return self.tensor_hooks.setdefault(index, Hooks())

    def receive(self, grads: Gradients) -> Gradients:
        """The gradients of the outputs, after the hooks of these tensors."""
        if self.tensor_hooks is not None:
            for index, hooks in [*self.tensor_hooks.items()]:
                if grads[index] is not None:
                    before = grads[index]
                    grads[index] = replaced(hooks, before)
        if self.retaining is not None:
            for index, reference in [*self.retaining.items()]:
                t = reference()
                if t is not None and grads[index] is not None:
                    retain(t, grads[index])
        return grads

    def call(self, grads: Gradients) -> Sequence[Any]:
        """The gradients of the inputs, hooks included."""
        if self.pre_hooks is not None:
            for hook in self.pre_hooks:
                grads = [*replaced_all(hook, hook(tuple(grads)), grads)]
        results = self.apply(grads)
        if self.post_hooks is not None:
            for hook in self.post_hooks:
                found = hook(tuple(results), tuple(grads))
                results = replaced_all(hook, found, results)
        return results

    __call__ = call

    # ---- what kinds of node differ in ----

    def apply(self, grads: Gradients) -> Sequence[Any]:
        """The gradients of the inputs: one for each of `next_edges`."""
        raise NotImplementedError

    def release(self) -> None:
        """Let go of what was saved: the graph will not be used again."""


def retain(t: Any, gradient: Any) -> None:
    """Add to the gradient that a tensor retains."""
    meta = ensure_meta(t)
    known = meta.grad
    if known is None:
        meta.grad = gradient if is_grad_enabled() else aten.clone.default(gradient)
    else:
        meta.grad = aten.add.Tensor(known, gradient)


class AccumulateGrad(Node):
    """The end of a way: adds the gradient to `grad` of a leaf.

    It is that of the leaf in one form, as `epoch` counts them: Note [Forms of a base].
    """

    __slots__ = ("epoch", "variable")

    def __init__(self, variable: Any) -> None:
        super().__init__()
        self.sequence = _BEFORE_ALL_OTHERS
        self.variable: Final = variable
        self.epoch: Final = len(forms_of(variable))
        self.add_output(variable)

    def receive(self, grads: Gradients) -> Gradients:
        """The gradient, after the hooks of the leaf."""
        hooks = ensure_meta(self.variable).hooks
        if hooks and grads[0] is not None:
            grads[0] = replaced(hooks, grads[0])
        return grads

    def apply(self, grads: Gradients) -> Sequence[Any]:
        gradient, t = grads[0], self.variable
        # Since it was used, the leaf can have stopped to require gradients, have been
        # computed by a recorded write then, or have been given another form in place.
        if gradient is None or not t._requires_grad:
            return ()
        meta = ensure_meta(t)
        if meta.node is not None:
            raise RuntimeError(
                "a gradient arrived for a leaf that is none any more: it stopped to require"
                " gradients and was written to by a recorded operator after that"
            )
        if len(meta.forms) != self.epoch:
            gradient = moved(gradient, meta.forms[self.epoch], form_of(t))
        accumulate(t, gradient)
        return ()


def accumulate(variable: Any, gradient: Any) -> None:
    """Add a gradient to `grad` of a tensor, then call its hooks for that."""
    meta = ensure_meta(variable)
    with meta.adding():
        known = meta.grad
        # A gradient may be part of something else, and `grad` is the program's to change.
        if known is None:
            meta.grad = aten.clone.default(gradient)
        elif is_grad_enabled():
            meta.grad = aten.add.Tensor(known, gradient)
        else:
            aten.add_.Tensor(known, gradient)
    if meta.post_hooks:
        with GRAD_OFF:
            for hook in meta.post_hooks:
                require_nothing(hook, hook(variable))


class EndNode(Node):
    """Of a view whose base was detached and then written to: nothing is before it."""

    __slots__ = ()

    def apply(self, grads: Gradients) -> Sequence[Any]:
        return ()


class ErrorNode(Node):
    """Stands where a gradient cannot be computed; says why when one is asked for."""

    __slots__ = ("message",)

    def __init__(self, message: str, next_edges: Sequence[Edge | None] = ()) -> None:
        super().__init__(next_edges)
        self.message: Final = message

    def apply(self, grads: Gradients) -> NoReturn:
        raise RuntimeError(self.message)
