"""The kernels of the autograd keys for operators with a formula: call on, and make a node."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from ...boxing import BoxedKernel, written_returns
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...local_keys import (
    AutoDispatchBelowADInplaceOrView,
    AutoDispatchBelowAutograd,
    ExcludeDispatchKeyGuard,
)
from ...ops import ops
from ...schema import FunctionSchema
from ...tensor_base import TensorBase
from .derivatives import Formula, FormulaNode, Row, make_formula
from .grad_mode import is_grad_enabled
from .history import edge_of, refuse_write, set_history, written_by
from .metadata import alias_of
from .node import ErrorNode, Node

aten: Final = ops.aten

# Kernels below autograd may be made of operators; these are not to be recorded again.
# Those of operators that view or write still have to come by ADInplaceOrView.
_BELOW: Final = AutoDispatchBelowADInplaceOrView()
_BELOW_AUTOGRAD: Final = AutoDispatchBelowAutograd()

_NO_LOOK: Final[Any] = None
"""Of results that have no gradient."""


class Places:
    """Where the tensors of a call are: alone, perhaps None, or in lists."""

    __slots__ = ("lists", "optional", "single")

    def __init__(self, schema: FunctionSchema) -> None:
        single, optional, lists = [], [], []
        for place, argument in enumerate(schema.arguments):
            kind = str(argument.type)
            if kind == "Tensor":
                single.append(place)
            elif kind == "Tensor?":
                optional.append(place)
            elif kind.startswith("Tensor"):
                lists.append(place)
        self.single: Final = tuple(single)
        self.optional: Final = tuple(optional)
        self.lists: Final = tuple(lists)

    def tensors(self, arguments: Sequence[Any]) -> Iterator[Any]:
        """All tensors of a call, without those that are None."""
        for place in self.single:
            yield arguments[place]
        for place in self.optional:
            if arguments[place] is not None:
                yield arguments[place]
        for place in self.lists:
            for t in arguments[place] or ():
                if t is not None:
                    yield t

    def require_grad(self) -> Callable[[Sequence[Any]], bool]:
        """The question whether a tensor of a call requires gradients."""
        single = self.single
        if not self.optional and not self.lists:
            if len(single) == 1:
                (only,) = single
                return lambda arguments: arguments[only]._requires_grad

            def of_singles(arguments: Sequence[Any]) -> bool:
                for place in single:  # noqa: SIM110 - half the time of any()
                    if arguments[place]._requires_grad:
                        return True
                return False

            return of_singles

        def of_all(arguments: Sequence[Any]) -> bool:
            return any(t._requires_grad for t in self.tensors(arguments))

        return of_all


def is_differentiable(t: Any) -> bool:
    """Whether a result can require gradients: it is of a floating or complex dtype."""
    dtype = t.dtype
    return dtype.is_floating_point or dtype.is_complex  # type: ignore[no-any-return]


class DerivativeKernel(KernelFunction):
    """A kernel of the autograd keys that knows a derivative.

    `bind` takes the operator that it is registered for, and the one that does the same in
    place.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(BoxedKernel.make_from_function(_never), None)


class AutogradKernel(DerivativeKernel):
    """The kernel of one operator for all autograd keys, made from a row.

    Without `for_complex` it refuses calls with complex results.
    """

    __slots__ = ("_for_complex", "_row")

    def __init__(self, row: Row, *, for_complex: bool = True) -> None:
        super().__init__()
        self._row: Final = row
        self._for_complex: Final = for_complex

    def __str__(self) -> str:
        return f"{__name__}.AutogradKernel"

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        formula = make_formula(op.schema, self._row)
        return Recorder(op, keys, formula, self._for_complex).bound()


def recording_kernel(
    below: Callable[..., Any],
    guard: ExcludeDispatchKeyGuard,
    require_grad: Callable[[Sequence[Any]], bool],
    record: Callable[[tuple[Any, ...]], Any] | None,
) -> Callable[..., Any]:
    """A kernel that has `record` make the calls that are to be recorded, if there is such.

    What else requires gradients goes below autograd as well, without its keys: kernels
    there need not tell the one from the other. See `gradients.view_known_to_autograd`.
    """

    def autograd(*arguments: Any) -> Any:
        if not require_grad(arguments):
            return below(*arguments)
        if record is not None and is_grad_enabled():
            return record(arguments)
        with guard:
            return below(*arguments)

    return autograd


class DecomposedKernel(KernelFunction):
    """The kernel of the autograd keys of an operator that is recorded as several others."""

    __slots__ = ("_function",)

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(BoxedKernel.make_from_function(_never), None)
        self._function: Final = function

    def __str__(self) -> str:
        return f"{__name__}.DecomposedKernel"

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        below = op.lookup_redispatched(keys & after_autograd_keyset)
        require_grad = Places(op.schema).require_grad()
        function = self._function

        def autograd(*arguments: Any) -> Any:
            if require_grad(arguments) and is_grad_enabled():
                found = function(*arguments)
                if found is not NotImplemented:
                    return found
            return below(*arguments)

        return autograd


def _never(op: Any, stack: Any) -> None:
    raise AssertionError("autograd kernels are bound to their operator")


class Recorder:
    """Calls of one operator that may have to be recorded."""

    def __init__(
        self, op: Any, keys: DispatchKeySet, formula: Formula, for_complex: bool
    ) -> None:
        schema = op.schema
        self.for_complex: Final = for_complex
        self.name: Final[str] = op.qualified_name
        self.formula: Final = formula
        self.below: Final = op.lookup_redispatched(keys & after_autograd_keyset)
        self.places: Final = Places(schema)
        self.written: Final = tuple(
            place for place, a in enumerate(schema.arguments) if a.is_write
        )
        self.returned: Final = written_returns(schema)
        self.is_list: Final = len(schema.returns) == 1 and str(
            schema.returns[0].type
        ).startswith("Tensor[")
        self.receiver: Final = (
            schema.arguments[self.written[0]].name if self.written else ""
        )
        self.is_inplace_view: Final = "inplace_view" in op.tags
        other = schema.is_view or bool(self.written)
        self.guard: Final = _BELOW_AUTOGRAD if other else _BELOW
        self.not_given: Final = tuple(
            (place, argument.name)
            for place, argument in enumerate(schema.arguments)
            if place not in formula.places
            and place in (*self.places.single, *self.places.optional)
        )

    def bound(self) -> Callable[..., Any]:
        """The kernel: calls on, recorded if that is wanted."""
        record: Callable[[tuple[Any, ...]], Any] | None = None
        if self.formula.parts:  # else it has no gradients to give
            record = self.record_write if self.written else self.record
        return recording_kernel(
            self.below, self.guard, self.places.require_grad(), record
        )

    def node(self, arguments: Sequence[Any]) -> Node | None:
        """The node of a call; None if it depends on nothing that requires gradients."""
        for place, name in self.not_given:
            t = arguments[place]
            if t is not None and t._requires_grad and is_differentiable(t):
                return self._error(arguments, f"with respect to {name!r} ")
        node = FormulaNode(self.formula, arguments)
        if any(node.next_edges) or any(
            arguments[place]._requires_grad
            for place in self.formula.places
            if isinstance(arguments[place], TensorBase)
        ):
            return node
        return None

    def _error(self, arguments: Sequence[Any], what: str) -> Node:
        return ErrorNode(
            f"the derivative of {self.name} {what}is not implemented",
            [edge_of(t) for t in self.places.tensors(arguments)],
        )

    def _refuse_complex(self, results: Sequence[Any]) -> None:
        if any(t.dtype.is_complex for t in results):
            raise RuntimeError(
                f"{self.name} has no derivative for complex results, but one of its"
                " arguments requires gradients; detach() it, or call it under no_grad()"
            )

    def record(self, arguments: tuple[Any, ...]) -> Any:
        """A call that writes to nothing."""
        node = self.node(arguments)
        if isinstance(node, FormulaNode):
            node.keep_arguments(arguments)
        with self.guard:
            result = self.below(*arguments)
        if node is None:
            return result
        is_one = len(self.returned) == 1 and not self.is_list
        results = (result,) if is_one else result
        if not self.for_complex:
            self._refuse_complex(results)
        differentiable = self.formula.results
        for index, t in enumerate(results):
            if (
                differentiable is not None and index not in differentiable
            ) or not is_differentiable(t):
                node.looks.append(_NO_LOOK)
                continue
            if t._requires_grad or self._is_given(t, arguments):
                t = alias_of(t)  # what somebody has already keeps its own graph
                results = [t if i == index else r for i, r in enumerate(results)]
                result = t if is_one else type(result)(results)
            set_history(t, node)
        if isinstance(node, FormulaNode):
            node.keep_results(results)
        return result

    def _is_given(self, t: Any, arguments: Sequence[Any]) -> bool:
        """Whether a result is one of the arguments, as a mode can make it."""
        if self.places.lists:
            return any(t is each for each in self.places.tensors(arguments))
        for argument in arguments:  # noqa: SIM110 - half the time of any()
            if argument is t:
                return True
        return False

    def record_write(self, arguments: tuple[Any, ...]) -> Any:
        """A call that writes to an argument."""
        (place,) = self.written
        target = arguments[place]
        refuse_write(target, self.name)
        node = self.node(arguments) if is_differentiable(target) else None
        if isinstance(node, FormulaNode):
            before = [*arguments]
            if node.needs(self.receiver):
                # What the formula needs of it is what it was before.
                before[place] = aten.clone.default(target)
            node.keep_arguments(before)
        with self.guard:
            result = self.below(*arguments)
        if node is not None:
            if self.is_inplace_view:
                set_history(target, node)
            else:
                written_by(target, node)
            if isinstance(node, FormulaNode):
                node.keep_results((target,))
        return result
