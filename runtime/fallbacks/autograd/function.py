"""`AutogradFunction`: a function whose backward pass the program writes itself."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from ...ops import ops
from ...tensor_base import TensorBase
from ...wording import counted, kind_of
from ..signatures import described
from ..values import tensors_in
from .grad_mode import GRAD_OFF, is_grad_enabled
from .history import edge_of, refuse_write, set_history, written_by
from .metadata import Creation, Edge, alias_of, meta_of
from .node import ErrorNode, Gradients, Look, Node
from .recording import is_differentiable
from .saved import freed, restore, save

aten: Final = ops.aten


class Context:
    """What `forward` or `setup_context` leaves for `backward`.

    Attributes can be set at will; tensors are better given to `save_for_backward`, which
    notices when they are written to, and lets the graph be freed.
    """

    def __init__(self, needs_input_grad: tuple[Any, ...]) -> None:
        self.needs_input_grad = needs_input_grad
        """For each input whether its gradient is wanted; a list for a list with tensors."""
        self.materialize_grads = True
        self.dirty: tuple[Any, ...] = ()
        self.non_differentiable: tuple[Any, ...] = ()
        self._to_save: tuple[Any, ...] = ()
        self._saved: list[Any] | None = None
        self._node: Node | None = None

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep inputs or outputs for `backward`; None is kept as it is."""
        self._to_save = tensors

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """What was saved. RuntimeError if it was freed, or a tensor was written to."""
        if self._node is None:
            return self._to_save
        if self._saved is None:
            raise freed()
        return tuple(restore(value, self._node) for value in self._saved)

    def mark_dirty(self, *tensors: Any) -> None:
        """Say that these inputs were written to; they have to be outputs."""
        self.dirty = tensors

    def mark_non_differentiable(self, *tensors: Any) -> None:
        """Say that these outputs have no gradient."""
        self.non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` gets zeros, as by default, or None for absent gradients."""
        self.materialize_grads = value


class FunctionNode(Node):
    """The node of one call, which asks `backward` of the program.

    `spans` say which edges belong to which input: None for those without a tensor, a
    number for a tensor, a list of the same for a list with tensors.
    """

    __slots__ = ("_backward", "_context", "_name", "_others", "_spans")

    is_of_program = True

    def __init__(
        self,
        name: str,
        backward: Callable[..., Any],
        context: Context,
        inputs: Sequence[Any],
    ) -> None:
        edges: list[Edge | None] = []
        spans = [_span(value, edges) for value in inputs]
        super().__init__(edges)
        self._name: Final = name
        self._backward: Final = backward
        self._context: Context | None = context
        self._spans: Final = spans
        # Outputs that have no gradient; `backward` gets zeros for those that are tensors.
        self._others: Final[dict[int, Look | None]] = {}

    @property
    def name(self) -> str:
        return self._name

    def add_other(self, t: Any) -> None:
        """Note an output that has no gradient."""
        is_tensor = isinstance(t, TensorBase)
        look = Look(t.shape, t.dtype, t._device) if is_tensor else None
        self._others[len(self.looks)] = look
        self.looks.append(None)  # type: ignore[arg-type]

    def finish(self) -> None:
        """Save what the context was given; the outputs know the node by now."""
        context = self._context
        assert context is not None
        context._saved = [save(_owner(value), self) for value in context._to_save]
        context._to_save = ()

    def apply(self, grads: Gradients) -> Sequence[Any]:
        context = self._context
        if context is None:
            raise freed()
        if all(gradient is None for gradient in grads):
            return [None] * len(self.next_edges)
        if context.materialize_grads:
            grads = [
                self._zeros(place) if gradient is None else gradient
                for place, gradient in enumerate(grads)
            ]
        context._node = self
        try:
            found = self._backward(context, *grads)
        finally:
            context._node = None
        return self._by_edges(found if isinstance(found, tuple) else (found,))

    def _zeros(self, place: int) -> Any:
        look = self._others.get(place, self.looks[place])
        if look is None:
            return None
        return aten.zeros.default(look.shape, dtype=look.dtype, device=look.device)

    def _by_edges(self, found: tuple[Any, ...]) -> list[Any]:
        spans = self._spans
        if len(found) > len(spans) and not any(
            extra is not None for extra in found[len(spans) :]
        ):
            found = found[: len(spans)]
        if len(found) != len(spans):
            raise RuntimeError(
                f"{self._name} returned {counted(len(found), 'gradient')} for"
                f" {counted(len(spans), 'input')}; {described(self._backward)} returns one"
                " for each positional argument, None for what has no gradient"
            )
        results: list[Any] = [None] * len(self.next_edges)
        for place, (value, span) in enumerate(zip(found, spans, strict=True)):
            self._put(results, place, value, span)
        return results

    def _put(
        self, results: list[Any], place: int, value: Any, span: int | list[Any] | None
    ) -> None:
        """Put the gradient of an input, or of what is in its list, at its edges."""
        if value is None:
            return
        if span is None:
            if _is_empty(value):
                return
            raise RuntimeError(
                f"{self._name} returned a gradient for input {place}, which is no tensor"
            )
        if isinstance(span, int):
            results[span] = value
            return
        if not isinstance(value, (list, tuple)):
            raise TypeError(
                f"{self._name} returned {kind_of(value)} as the gradients of input"
                f" {place}, which is a list; they are a list as well"
            )
        if len(value) != len(span):
            raise RuntimeError(
                f"{self._name} returned {len(value)} gradients for the {len(span)} items"
                f" of the list at input {place}"
            )
        for item, own in zip(value, span, strict=True):
            self._put(results, place, item, own)

    def release(self) -> None:
        """Let go of the context."""
        context = self._context
        if context is not None and context._saved:
            self._context = None


def _inputs_in(value: Any) -> Iterator[Any]:
    """The tensors among the inputs that have gradients: also in lists, at any depth."""
    if isinstance(value, TensorBase):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _inputs_in(item)


def _span(value: Any, edges: list[Edge | None]) -> int | list[Any] | None:
    """Add the edges of an input; which of them are its own."""
    if isinstance(value, TensorBase):
        edges.append(edge_of(value._gradient_owner()))
        return len(edges) - 1
    if any(True for _ in _inputs_in(value)):
        return [_span(item, edges) for item in value]
    return None


def _is_needed(value: Any) -> Any:
    if isinstance(value, TensorBase):
        return value.requires_grad
    if any(True for _ in _inputs_in(value)):
        return [_is_needed(item) for item in value]
    return False


def _is_empty(gradients: Any) -> bool:
    """Whether this is None, or a list with nothing else in it."""
    if isinstance(gradients, (list, tuple)):
        return all(map(_is_empty, gradients))
    return gradients is None


def needed(inputs: Iterable[Any]) -> tuple[Any, ...]:
    """For each input whether its gradient is wanted; a list for a list with tensors."""
    return tuple([_is_needed(value) for value in inputs])


def connect(node: FunctionNode, context: Context, outputs: Sequence[Any]) -> None:
    """Make the outputs those of the node, as far as they are differentiable."""
    not_wanted = {id(t) for t in context.non_differentiable}
    dirty = {id(t) for t in context.dirty}
    for t in outputs:
        if id(t) in dirty:
            written_by(t._gradient_owner(), node)
        elif (
            not isinstance(t, TensorBase)
            or id(t) in not_wanted
            or not is_differentiable(t)
        ):
            node.add_other(t)
        else:
            owner = t._gradient_owner()
            set_history(owner, node)
            meta = meta_of(owner)
            if meta is not None and meta.view is not None:
                meta.view = meta.view._replace(creation=Creation.FUNCTION)
    node.finish()


def _owner(value: Any) -> Any:
    return value._gradient_owner() if isinstance(value, TensorBase) else value


class AutogradFunction:
    """Base of functions with a backward pass of their own; called as `Cls.apply(…)`.

    Subclasses define static methods: `forward(ctx, *args)`, or `forward(*args)` with
    `setup_context(ctx, inputs, output)`; and `backward(ctx, *grad_outputs)`, which
    returns a gradient for each input, None for those without one. `forward` is not
    recorded; `backward` is, where gradients get a graph of their own.
    """

    has_setup_context: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.has_setup_context = cls.setup_context is not AutogradFunction.setup_context

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """What the function computes."""
        raise NotImplementedError("an AutogradFunction defines forward()")

    @staticmethod
    def setup_context(ctx: Context, inputs: tuple[Any, ...], output: Any) -> None:
        """Keep in `ctx` what `backward` needs, where `forward` has no `ctx`."""

    @staticmethod
    def backward(ctx: Context, *grad_outputs: Any) -> Any:
        """The gradients of the inputs."""
        raise NotImplementedError("an AutogradFunction defines backward()")

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Call `forward`, and remember the call if an input requires gradients.

        Inputs are tensors, lists and tuples with tensors at any depth, and anything else;
        only the first two have gradients. Where there is a `setup_context`, what is given
        by name or left to its default is an input in the place that `forward` has for it;
        elsewhere, and for keyword-only parameters, it has no gradient.

        What `forward` returns is a tensor, or a tuple or list with tensors: a list or a
        tuple without names is what comes back. Anything else comes back as it is.
        TypeError for arguments that `forward` does not take.
        """
        if cls.has_setup_context:
            try:
                bound = inspect.signature(cls.forward).bind(*args, **kwargs)
            except TypeError as error:
                raise TypeError(f"{cls.__name__}.apply: forward {error}") from None
            bound.apply_defaults()
            args, kwargs = bound.args, bound.kwargs
        if any(_is_recorded_inside(t) for t in tensors_in(args)):
            raise RuntimeError(
                f"{cls.__name__}: an AutogradFunction cannot be applied to wrappers whose"
                " gradients are recorded inside them, as vmap's are; write it with"
                " operators, or as an operator with register_autograd()"
            )
        context = Context(needed(args))
        records = is_grad_enabled() and any(t.requires_grad for t in _inputs_in(args))
        with GRAD_OFF:
            if cls.has_setup_context:
                output = cls.forward(*args, **kwargs)
                cls.setup_context(context, args, output)
            else:
                output = cls.forward(context, *args, **kwargs)
        is_one = not isinstance(output, (tuple, list))
        outputs = [output] if is_one else [*output]
        _check_dirty(cls, context, outputs)
        outputs = [_as_own(t, args, context) for t in outputs]
        if records:
            for t in context.dirty:
                refuse_write(t._gradient_owner(), cls.__name__)
            node = FunctionNode(f"{cls.__name__}Backward", cls.backward, context, args)
            connect(node, context, outputs)
        if is_one:
            return outputs[0]
        return outputs if isinstance(output, list) else tuple(outputs)


def _is_recorded_inside(t: Any) -> bool:
    owner = t._gradient_owner()
    return not t._takes_functions() and bool(owner._requires_grad) and is_grad_enabled()


def _check_dirty(cls: type, context: Context, outputs: Sequence[Any]) -> None:
    for t in context.dirty:
        if all(t is not each for each in outputs):
            raise RuntimeError(
                f"{cls.__name__}: an input that is marked as dirty has to be an output"
            )


def _as_own(t: Any, inputs: Sequence[Any], context: Context) -> Any:
    """An output as the function's own: inputs that are returned are aliased.

    So is what has a graph already, and keeps it, like a leaf that was not given as an input.
    """
    if not hasattr(t, "_requires_grad") or any(t is each for each in context.dirty):
        return t
    if any(t is each for each in tensors_in(inputs)):
        with GRAD_OFF:
            return aten.alias.default(t)
    owner = t._gradient_owner()
    meta = meta_of(owner)
    if owner._requires_grad and (meta is None or meta.view is None):
        return t._with_owner(alias_of(owner))
    return t


def once_differentiable(backward: Callable[..., Any]) -> Callable[..., Any]:
    """For a `backward` that cannot be differentiated: that raises RuntimeError.

    Inside it nothing is recorded.
    """

    @functools.wraps(backward)
    def once(context: Context, *grads: Any) -> Any:
        with GRAD_OFF:
            found = backward(context, *grads)
        if not is_grad_enabled() or not any(
            t._requires_grad for t in tensors_in(grads)
        ):
            return found
        edges = [edge_of(t) for t in tensors_in(grads)]
        node = ErrorNode(
            f"{backward.__qualname__} is once_differentiable and was differentiated again",
            edges,
        )
        values = found if isinstance(found, tuple) else (found,)
        results = []
        for value in values:
            if value is not None and hasattr(value, "_requires_grad"):
                value = aten.detach.default(value)
                set_history(value, node)
            results.append(value)
        return tuple(results)

    return once
