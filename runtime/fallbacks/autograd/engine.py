"""The backward pass: from the gradients of some tensors to those of others.

Every node is called once, when the gradients of all its outputs have arrived. Nothing
here recurses, so the depth of a graph does not matter.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import Any, Final

from ...gradients import get_variable_hooks
from ...ops import ops
from ...tensor_base import TensorBase
from ...wording import kind_of
from .complex_numbers import real
from .grad_mode import GradMode
from .history import edge_of
from .metadata import Edge
from .nesting import run_pass
from .node import AccumulateGrad, Gradients, Look, Node, accumulate
from .unused import unused as unused_input
from .unused import without_graph

aten: Final = ops.aten


class Pass:
    """One backward pass.

    `captured` collects the gradients at the edges that were asked for. If there are any,
    only the nodes on a way to one are called.
    """

    def __init__(
        self,
        roots: Sequence[tuple[Edge, Any]],
        targets: Sequence[Edge] | None,
        *,
        keep_graph: bool,
        executes: frozenset[Node] = frozenset(),
    ) -> None:
        self.keep_graph: Final = keep_graph
        self.captured: dict[Edge, Any] = {}
        self.targets: Final = frozenset(targets or ())
        self.executes: Final = executes
        self.buffers: dict[Node, Gradients] = {}
        self.ready: list[tuple[int, int, Node]] = []
        nodes = {edge.node: None for edge, _ in roots}
        self.waiting: Final = _count_dependencies(nodes)
        self.needed: Final = None if targets is None else self._on_the_way(nodes)
        for edge, gradient in roots:
            self._add(edge, gradient)
        for node in nodes:
            if not self.waiting[node]:
                self._push(node)

    def _on_the_way(self, nodes: Iterable[Node]) -> frozenset[Node]:
        """The nodes that have to be called for the targets to get their gradients."""
        ends = {edge.node for edge in self.targets}
        found: set[Node] = set(self.executes)
        seen: set[Node] = set()
        stack: list[tuple[Node, bool]] = [(node, False) for node in nodes]
        while stack:
            node, is_done = stack.pop()
            following = [edge.node for edge in node.next_edges if edge is not None]
            if is_done:
                if any(each in found or each in ends for each in following):
                    found.add(node)
            elif node not in seen:
                seen.add(node)
                stack.append((node, True))
                stack += [(each, False) for each in following if each not in seen]
        return frozenset(found)

    def run(self) -> None:
        """Call the nodes."""
        while self.ready:
            node = heapq.heappop(self.ready)[2]
            grads = node.receive(self._take(node))
            for edge in self.targets:
                if edge.node is node:
                    self.captured[edge] = grads[edge.output]
            if self.needed is not None and node not in self.needed:
                self._pass_by(node)
                continue
            results = node.call(grads)
            edges = node.next_edges
            if len(results) < len(edges):
                raise RuntimeError(
                    f"{node.name} returned {len(results)} gradients, but"
                    f" {len(edges)} are needed"
                )
            for index, following in enumerate(edges):
                if following is not None:
                    gradient = results[index]
                    if gradient is not None:
                        look = following.node.looks[following.output]
                        self._add(following, fit(gradient, look, node, index))
                    self._arrive(following.node)
            if not self.keep_graph:
                node.release()

    def _take(self, node: Node) -> Gradients:
        found = self.buffers.pop(node, None)
        return [None] * len(node.looks) if found is None else found

    def _pass_by(self, node: Node) -> None:
        """Let those that follow a node not wait for it."""
        for edge in node.next_edges:
            if edge is not None:
                self._arrive(edge.node)

    def _add(self, edge: Edge, gradient: Any) -> None:
        buffer = self.buffers.get(edge.node)
        if buffer is None:
            buffer = self.buffers[edge.node] = [None] * len(edge.node.looks)
        known = buffer[edge.output]
        buffer[edge.output] = (
            gradient if known is None else aten.add.Tensor(known, gradient)
        )

    def _arrive(self, node: Node) -> None:
        left = self.waiting[node] - 1
        self.waiting[node] = left
        if not left:
            self._push(node)

    def _push(self, node: Node) -> None:
        heapq.heappush(self.ready, (-node.sequence, id(node), node))


def _count_dependencies(nodes: Iterable[Node]) -> dict[Node, int]:
    """How many edges lead to each node that can be reached."""
    counts = dict.fromkeys(nodes, 0)
    stack = [*counts]
    while stack:
        for edge in stack.pop().next_edges:
            if edge is not None:
                node = edge.node
                if node in counts:
                    counts[node] += 1
                else:
                    counts[node] = 1
                    stack.append(node)
    return counts


def fit(gradient: Any, look: Look, node: Node, index: int) -> Any:
    """A gradient in the shape and dtype of what it is the gradient of.

    What was broadcast is summed. RuntimeError if the shape or the device cannot be right,
    TypeError for what is no tensor. See Note [Gradients of complex tensors] for real ones.
    """
    if not isinstance(gradient, TensorBase):
        raise TypeError(
            f"{node.name} returned {kind_of(gradient)} as the gradient at index"
            f" {index}; gradients are tensors or None"
        )
    gradient = gradient._plain_gradient()
    if gradient.dtype.is_complex and not look.dtype.is_complex:
        if node.is_of_program:
            raise RuntimeError(
                f"{node.name} returned a complex gradient at index {index}, of a tensor of"
                f" dtype {look.dtype}; return its real part"
            )
        gradient = real(gradient)
    if gradient.shape != look.shape:
        if not _is_expanded(look.shape, gradient.shape):
            raise RuntimeError(
                f"{node.name} returned an invalid gradient at index {index}: its shape is"
                f" {list(gradient.shape)}, but should be {list(look.shape)}"
            )
        gradient = sum_to(gradient, look.shape)
    if gradient.dtype is not look.dtype:
        gradient = aten._to_copy.default(gradient, dtype=look.dtype)
    if gradient._device != look.device:
        if gradient.dim():
            raise RuntimeError(
                f"{node.name} returned an invalid gradient at index {index}: it is on the"
                f" device {gradient._device}, but should be on {look.device}"
            )
        gradient = aten._to_copy.default(gradient, device=look.device)
    return gradient


def _is_expanded(shape: tuple[int, ...], expanded: tuple[int, ...]) -> bool:
    """Whether a tensor of `shape` can be expanded to the other shape."""
    if len(shape) > len(expanded):
        return False
    last = expanded[len(expanded) - len(shape) :]
    return all(a in (1, b) for a, b in zip(shape, last, strict=True))


def sum_to(t: Any, shape: tuple[int, ...]) -> Any:
    """`t` summed over what was expanded from `shape`."""
    extra = t.dim() - len(shape)
    dims = [
        *range(extra),
        *(
            extra + place
            for place, size in enumerate(shape)
            if size == 1 and t.shape[extra + place] != 1
        ),
    ]
    if dims:
        t = aten.sum.dim_IntList(t, dims, True)
    return aten.reshape.default(t, shape) if extra else t


# ---- what programs call ----


def _as_list(value: Any) -> list[Any]:
    return [*value] if isinstance(value, (list, tuple)) else [value]


def _tensors(value: Any, what: str) -> list[Any]:
    found = _as_list(value)
    for t in found:
        if not isinstance(t, TensorBase):
            raise TypeError(f"{what} is a tensor, but got {kind_of(t)}")
    return found


def _root(t: Any, gradient: Any, owner: Any) -> tuple[Edge, Any]:
    """The edge of a tensor to differentiate, and its gradient."""
    edge = edge_of(owner) if owner._requires_grad else None
    if edge is None:
        reason = (
            without_graph()
            if get_variable_hooks()
            else "; autograd is not installed: install()"
        )
        raise RuntimeError(
            "a tensor to differentiate does not require gradients and was not computed"
            f" from one that does{reason}"
        )
    if gradient is None:
        if t.numel() != 1:
            raise RuntimeError(
                "the gradient of a tensor with one element is taken to be 1; one of shape"
                f" {list(t.shape)} needs a gradient to be given"
            )
        if t.dtype.is_complex:
            raise RuntimeError(
                "a complex tensor needs a gradient to be given; only that of a real one"
                " with one element is taken to be 1"
            )
        gradient = aten.ones_like.default(t)
    elif not isinstance(gradient, TensorBase):
        raise TypeError(
            "the gradient of a tensor to differentiate is a tensor or None, but got"
            f" {kind_of(gradient)}"
        )
    elif gradient.shape != t.shape:
        raise RuntimeError(
            f"the gradient of a tensor of shape {list(t.shape)} has the same shape, but"
            f" got {list(gradient.shape)}"
        )
    elif gradient.dtype.is_complex is not t.dtype.is_complex:
        raise RuntimeError(
            f"the gradient of a tensor of dtype {t.dtype} is complex if and only if that"
            f" is, but got {gradient.dtype}"
        )
    elif gradient.device != t.device:
        raise RuntimeError(
            f"the gradient of a tensor on {t.device} is there as well, but got one on"
            f" {gradient.device}"
        )
    elif gradient.dtype is not t.dtype:
        gradient = aten._to_copy.default(gradient, dtype=t.dtype)
    return edge, t._unwrap_gradient(gradient)


def _roots(outputs: Any, gradients: Any) -> list[tuple[Edge, Any]]:
    tensors = _tensors(outputs, "what is differentiated")
    given = [None] * len(tensors) if gradients is None else _as_list(gradients)
    if len(given) != len(tensors):
        raise RuntimeError(
            f"{len(tensors)} tensors to differentiate got {len(given)} gradients"
        )
    return [
        _root(t, gradient, t._gradient_owner())
        for t, gradient in zip(tensors, given, strict=True)
    ]


def backward(
    tensors: Any,
    grad_tensors: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Any = None,
) -> None:
    """Add the gradients of `tensors` to `grad` of the leaves they were computed from.

    `grad_tensors` are the gradients of the tensors themselves; None for tensors with one
    element. The graph is freed unless `retain_graph`, which is `create_graph` by default;
    with the latter the gradients have a graph of their own. `inputs` limits which tensors
    get a gradient. RuntimeError for tensors that require none, shapes that differ and
    graphs that are gone.
    """
    roots = _with_grad_mode(create_graph, lambda: _roots(tensors, grad_tensors))
    keep = create_graph if retain_graph is None else retain_graph
    if inputs is None:
        _run(
            _tensors(tensors, "what is differentiated"), create_graph, roots, None, keep
        )
        return
    owners = [t._gradient_owner() for t in _tensors(inputs, "an input of backward()")]
    if not owners:
        raise RuntimeError("inputs of backward() cannot be empty")
    edges = _targets(owners)
    leaves = frozenset(e.node for e in edges if isinstance(e.node, AccumulateGrad))
    outputs = _tensors(tensors, "what is differentiated")
    found = _run(outputs, create_graph, roots, edges, keep, leaves)
    for owner, edge in zip(owners, edges, strict=True):
        if edge.node not in leaves and found.captured.get(edge) is not None:
            gradient = found.captured[edge]
            with _at_owners(outputs, create_graph):
                accumulate(owner, gradient)


def grad(
    outputs: Any,
    inputs: Any,
    grad_outputs: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    allow_unused: bool | None = None,
    materialize_grads: bool = False,
) -> tuple[Any, ...]:
    """The gradients of `outputs` with respect to `inputs`; nobody's `grad` changes.

    Arguments as for `backward`. RuntimeError for no inputs, and for an input that the
    outputs do not depend on, unless `allow_unused`: then its gradient is None, or zeros
    if `materialize_grads`.
    """
    tensors = _tensors(inputs, "an input of grad()")
    if not tensors:
        raise RuntimeError("inputs of grad() cannot be empty")
    unused = materialize_grads if allow_unused is None else allow_unused
    if materialize_grads and not unused:
        raise ValueError("materialize_grads is for inputs that may be unused")
    roots = _with_grad_mode(create_graph, lambda: _roots(outputs, grad_outputs))
    edges = _targets([t._gradient_owner() for t in tensors])
    keep = create_graph if retain_graph is None else retain_graph
    found = _run(_as_list(outputs), create_graph, roots, edges, keep)
    results = []
    for place, (t, edge) in enumerate(zip(tensors, edges, strict=True)):
        gradient = found.captured.get(edge)
        if gradient is not None:
            gradient = t._wrap_gradient(gradient)
        elif not unused:
            raise unused_input(place, edge.node, [root.node for root, _ in roots])
        elif materialize_grads:
            gradient = aten.zeros_like.default(t)
        results.append(gradient)
    return tuple(results)


def _targets(owners: Sequence[Any]) -> list[Edge]:
    edges = [edge_of(owner) for owner in owners]
    found = [edge for edge in edges if edge is not None]
    if len(found) != len(edges):
        place = edges.index(None)
        raise RuntimeError(
            f"one of the inputs does not require gradients: that at {place}, counted from 0"
        )
    return found


def _at_owners(tensors: Sequence[Any], mode: bool) -> ExitStack:
    """The context in which the graph of these tensors is worked on, in a grad mode."""
    stack = ExitStack()
    guards = max((t._owner_guards() for t in tensors), key=len, default=())
    for guard in (*guards, GradMode(mode)):
        stack.enter_context(guard)
    return stack


def _run(
    outputs: Sequence[Any],
    create_graph: bool,
    roots: Sequence[tuple[Edge, Any]],
    targets: Sequence[Edge] | None,
    keep_graph: bool,
    executes: frozenset[Node] = frozenset(),
) -> Pass:
    """A backward pass from `outputs`, after it was run."""
    with _at_owners(outputs, create_graph):
        found = Pass(roots, targets, keep_graph=keep_graph, executes=executes)
        run_pass(found.run)
    return found


def _with_grad_mode(mode: bool, function: Any) -> Any:
    with GradMode(mode):
        return function()
