"""Gradients of functions, as functions: what can be nested, and put under vmap."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...gradients import require_variable_hooks
from ...keys import DispatchKey
from ...lazy import LazyModule
from ...ops import ops
from ...tensor_base import TensorBase
from ...wording import kind_of
from ..mode_contexts import require_reachable
from ..values import map_tensors
from ..wrappers import OuterMirror, around, chain_of
from .engine import grad
from .grad_mode import GRAD_ON, is_grad_enabled
from .history import edge_of
from .metadata import Variable, ensure_meta
from .node import AccumulateGrad, Node

if TYPE_CHECKING:
    from ..functionalize import tensors as functional_tensors
    from ..vmap import batched as vmap_batched
    from ..vmap import levels as vmap_levels
    from ..vmap import physical as vmap_physical
    from ..vmap import trees as vmap_trees
else:
    _PACKAGE = __package__.rpartition(".")[0]
    functional_tensors = LazyModule(_PACKAGE, "functionalize.tensors")
    vmap_batched = LazyModule(_PACKAGE, "vmap.batched")
    vmap_levels = LazyModule(_PACKAGE, "vmap.levels")
    vmap_physical = LazyModule(_PACKAGE, "vmap.physical")
    vmap_trees = LazyModule(_PACKAGE, "vmap.trees")

aten: Final = ops.aten


# Note [Gradients under vmap]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The gradients of batched tensors are recorded inside of them: all samples are one tensor
# there. Samples do not mix, so the gradient with respect to a batched tensor has that of
# each sample in its place. A tensor that is not batched has one gradient for all samples
# together; a function of gradients, which is meant for each sample, first gives every
# sample a tensor of its own, by expanding it.
def grad_and_value_of(
    function: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
) -> Callable[..., Any]:
    """A function that returns `(gradients, value)` of `function`, as `grad_of` does.

    With `has_aux` the value is that and what `function` returned besides. RuntimeError while
    autograd is not installed, and in the handler of a mode.
    """

    @functools.wraps(function)
    def differentiated(*args: Any, **kwargs: Any) -> Any:
        require_variable_hooks()
        require_reachable(DispatchKey.AutogradFunctionality, "a function of gradients")
        arguments = [*args]
        inputs: list[Any] = []
        trees: list[Any] = []
        for place in _places(argnums, len(args)):
            leaves, tree = vmap_trees.flatten(arguments[place])
            leaves = [_to_differentiate(leaf, place) for leaf in leaves]
            arguments[place] = vmap_trees.unflatten(iter(leaves), tree)
            inputs += leaves
            trees.append(tree)
        reach = _Reach(inputs)
        try:
            with GRAD_ON:
                value, aux = _value_of(function(*arguments, **kwargs), has_aux)
            found = _gradients_of(value, inputs, reach.goes_out(value))
        finally:
            _end(inputs)
        found, value, aux = map_tensors(reach.cut, ([*found], value, aux))
        each = iter(found)
        gradients: Any = tuple([vmap_trees.unflatten(each, tree) for tree in trees])
        if isinstance(argnums, int):
            (gradients,) = gradients
        return gradients, ((value, aux) if has_aux else value)

    return differentiated


def _gradients_of(value: Any, inputs: Sequence[Any], create_graph: bool) -> Any:
    if value._gradient_owner()._requires_grad:
        return grad(value, inputs, create_graph=create_graph, materialize_grads=True)
    return [aten.zeros_like.default(t) for t in inputs]


def _end(inputs: Sequence[Any]) -> None:
    """Note that nobody asks for the gradients of these any more."""
    for t in inputs:
        owner = t._gradient_owner()
        meta = ensure_meta(owner)
        if owner._requires_grad and meta.node is None:
            meta.is_over = True


def _places(argnums: int | Sequence[int], count: int) -> list[int]:
    """The arguments to differentiate, counted from the first. ValueError for others."""
    places = [argnums] if isinstance(argnums, int) else [*argnums]
    for place in places:
        if not isinstance(place, int):
            raise TypeError(
                f"argnums are numbers of positional arguments, but got {place!r}"
            )
        if not -count <= place < count:
            raise ValueError(
                f"argnums has {place}, but there are {count} positional arguments"
            )
    places = [place % count for place in places]
    if len(set(places)) != len(places):
        raise ValueError(f"argnums has an argument twice: {argnums!r}")
    return places


def _value_of(result: Any, has_aux: bool) -> tuple[Any, Any]:
    """What a function returned, as the value to differentiate and what came with it."""
    aux = None
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise RuntimeError(
                "with has_aux, the function to differentiate returns a tuple of the value"
                f" and something else, but got {_described(result)}"
            )
        result, aux = result
    if not isinstance(result, TensorBase) or result.shape != ():
        raise RuntimeError(
            "the function to differentiate returns a tensor without dimensions, but got"
            f" {_described(result)}"
        )
    return result, aux


def _described(value: Any) -> str:
    if isinstance(value, TensorBase):
        return f"one of shape {list(value.shape)}"
    if isinstance(value, tuple):
        return f"a tuple of {len(value)}"
    return f"{kind_of(value)}"


def grad_of(
    function: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
) -> Callable[..., Any]:
    """A function that returns the gradient of `function` for its argument `argnums`.

    `function` returns a tensor without dimensions; with `has_aux` a pair of that and
    anything else, which is returned with the gradient. For several `argnums` the result is
    a tuple. An argument can be a tuple, list or dictionary of tensors; its gradient is one
    of the same structure. Can be nested, and be given to vmap, where each sample has a
    gradient of its own; see Note [Gradients under vmap]. RuntimeError for a value with
    dimensions, TypeError for an argument that is no tensor, ValueError for `argnums` that
    are not there.
    """
    both = grad_and_value_of(function, argnums, has_aux)

    @functools.wraps(function)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        found, value = both(*args, **kwargs)
        return (found, value[1]) if has_aux else found

    return gradient


# Note [Whose gradients are wanted]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# What a function of gradients returns has a graph if someone else may ask for gradients of
# it: the program, for a tensor that requires some, or a function around it that is being
# differentiated. Which arguments require gradients does not tell. They need not matter to
# the result, and the function may use tensors that it was not given. So the graph of each
# result is followed to the leaves. Those that were made for the arguments of a call do not
# count, neither of this one nor of one that has returned: in a second derivative, the graph
# of the inner gradient leads to the leaf of the inner call, which is over by then.
class _Reach:
    """Which graphs lead to leaves that were not made for `inputs`."""

    def __init__(self, inputs: Sequence[Any]) -> None:
        self.own: Final = {id(t._gradient_owner()) for t in inputs}
        self.inside: Final[set[Node]] = set()
        """Nodes from which no such leaf is reached."""

    def cut(self, t: Any) -> Any:
        """`t`, without its graph if nobody else asks for gradients of it."""
        if not t._gradient_owner()._requires_grad or self.goes_out(t):
            return t
        return aten.detach.default(t)

    def goes_out(self, t: Any) -> bool:
        """Whether the graph of `t` leads to such a leaf, and graphs are recorded."""
        edge = edge_of(t._gradient_owner())
        if edge is None or not is_grad_enabled():
            return False
        pending, seen = [edge.node], {edge.node}
        while pending:
            node = pending.pop()
            if self._is_wanted(node):
                return True
            for following in node.next_edges:
                if following is None or following.node in seen:
                    continue
                if following.node not in self.inside:
                    seen.add(following.node)
                    pending.append(following.node)
        self.inside.update(seen)
        return False

    def _is_wanted(self, node: Node) -> bool:
        # Those that pass on are no ends.
        if not isinstance(node, AccumulateGrad) or node.next_edges:
            return False
        leaf = node.variable
        return id(leaf) not in self.own and not ensure_meta(leaf).is_over


def _to_differentiate(t: Any, place: int) -> Any:
    """A tensor like `t`, for each sample of vmap, that requires gradients.

    If `t` itself requires some, it is computed from `t`. `place` is that of the argument.
    """
    if not isinstance(t, TensorBase):
        raise TypeError(
            f"argument {place} of the function to differentiate is not made of tensors:"
            f" there is {kind_of(t)}"
        )
    if t._gradient_owner()._requires_grad:
        found = _for_each_sample(aten.alias.default(t))
        _be_variable(found)
        return found
    return _for_each_sample(aten.detach.default(t)).requires_grad_()


def _be_variable(t: Any) -> None:
    """Let `t` keep its node. See Note [Writes that nobody recorded]."""
    meta = ensure_meta(t._gradient_owner())
    variable = Variable(None if meta.view is None else meta.view.base)
    for each in chain_of(t):
        if isinstance(each, functional_tensors.FunctionalTensor):
            each.node.own = each.value
            each.node.root().variables.append((each.node.apart(), variable))
    meta = ensure_meta(t._gradient_owner())
    meta.view, meta.variable = None, variable


def _for_each_sample(t: Any) -> Any:
    for level in vmap_levels.current_levels():
        if not level.is_over and not _is_batched(t, level):
            t = _under(t, level)
    return t


def _is_batched(t: Any, level: Any) -> bool:
    while True:
        if isinstance(t, vmap_batched.BatchedTensor):
            if t.level is level:
                return True
            t = t.value
        elif _is_functional_in(t, level):
            t = t.value
        elif isinstance(t, OuterMirror):
            t = t.inner
        else:
            return False


def _is_functional_in(t: Any, level: Any) -> bool:
    """Whether `t` is of a function in functional form that was called inside of a level."""
    return (
        isinstance(t, functional_tensors.FunctionalTensor)
        and level.depth <= t.session.levels
    )


def _under(t: Any, level: Any) -> Any:
    """`t` batched at `level`; what is batched at deeper levels stays so, outside of that."""
    if isinstance(t, vmap_batched.BatchedTensor) and t.level.depth > level.depth:
        return vmap_batched.wrap(_under(t.value, level), t.level)
    if isinstance(t, OuterMirror):
        return around(t, _under(t.inner, level))
    if _is_functional_in(t, level):
        return t.session.for_each_sample(t, lambda value: _under(value, level))
    return vmap_batched.wrap(vmap_physical.batched(t, False, level), level)
