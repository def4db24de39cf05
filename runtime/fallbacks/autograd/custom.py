"""The kernel of an operator whose backward pass the program wrote as a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from ...errors import KernelContractError
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...local_keys import AutoDispatchBelowAutograd
from ...ops import ops
from ..values import tensors_in
from .function import Context, FunctionNode, connect, needed
from .grad_mode import GRAD_OFF
from .history import refuse_write
from .recording import DerivativeKernel, Places, is_differentiable, recording_kernel
from .variants import written_places

aten: Final = ops.aten
_BELOW: Final = AutoDispatchBelowAutograd()

Backward = Callable[..., Any]
SetupContext = Callable[..., None]


class CustomKernel(DerivativeKernel):
    """The kernel of the autograd keys that calls on and remembers the call.

    It serves the operator that returns new tensors, and the one that does the same in place.
    """

    __slots__ = ("_backward", "_setup_context")

    def __init__(self, backward: Backward, setup_context: SetupContext | None) -> None:
        super().__init__()
        self._backward: Final = backward
        self._setup_context: Final = setup_context

    def __str__(self) -> str:
        return getattr(self._backward, "__qualname__", repr(self._backward))

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        call = _Call(op, keys, self._backward, self._setup_context)
        record = call.record_write if call.written else call.record
        require_grad = Places(op.schema).require_grad()
        return recording_kernel(call.below, _BELOW, require_grad, record)


class _Call:
    """Calls of one operator that are to be recorded."""

    def __init__(
        self,
        op: Any,
        keys: DispatchKeySet,
        backward: Backward,
        setup_context: SetupContext | None,
    ) -> None:
        schema = op.schema
        self.op: Final = op
        self.below: Final = op.lookup_redispatched(keys & after_autograd_keyset)
        self.written: Final = written_places(schema)
        self.positional: Final = len(schema.positional)
        arguments = schema.arguments[self.positional :]
        self.keywords: Final = tuple(argument.name for argument in arguments)
        self.is_one: Final = len(schema.returns) == 1
        self.backward: Final = backward
        self.setup_context: Final = setup_context
        self.name: Final = f"{schema.name.name.base}Backward"

    def record(self, arguments: tuple[Any, ...]) -> Any:
        """A call that returns new tensors."""
        inputs = arguments[: self.positional]
        context = Context(needed(inputs))
        with _BELOW:
            result = self.below(*arguments)
        self._set_up(context, arguments, result)
        results = (result,) if self.is_one else result or ()
        outputs = [*_flat(results)]
        backward = self.backward
        if len(outputs) != len(results) or any(map(_is_list, results)):
            counts = [len(each) if _is_list(each) else None for each in results]
            backward = partial(_with_lists, backward, counts)
        node = FunctionNode(self.name, backward, context, inputs)
        if any(t is each for t in outputs for each in tensors_in(inputs)):
            raise self._not_new("one of its arguments")
        if any(t._gradient_owner()._requires_grad for t in tensors_in(outputs)):
            raise self._not_new("a tensor that requires gradients already")
        connect(node, context, outputs)
        return result

    def record_write(self, arguments: tuple[Any, ...]) -> Any:
        """A call of the in-place form: what is written to is an input as it was before."""
        (place,) = self.written
        target = arguments[place]
        owner = target._gradient_owner()
        refuse_write(owner, self.op.qualified_name)
        if not is_differentiable(target):
            with _BELOW:
                return self.below(*arguments)
        inputs = arguments[: self.positional]
        context = Context(needed(inputs))
        node = FunctionNode(self.name, self.backward, context, inputs)
        before = [*arguments]
        if self.setup_context is not None:
            before[place] = aten.clone.default(target)
        with _BELOW:
            result = self.below(*arguments)
        self._set_up(context, tuple(before), target)
        context.dirty = (target,)
        connect(node, context, (target,))
        return result

    def _set_up(
        self, context: Context, arguments: tuple[Any, ...], result: Any
    ) -> None:
        if self.setup_context is None:
            return
        given: dict[str, Any] = {"inputs": arguments[: self.positional]}
        if self.keywords:
            others = arguments[self.positional :]
            given["keyword_only_inputs"] = dict(zip(self.keywords, others, strict=True))
        with GRAD_OFF:
            self.setup_context(ctx=context, **given, output=result)

    def _not_new(self, what: str) -> KernelContractError:
        return KernelContractError(
            f"the kernel of {self.op.qualified_name} returned {what}; an operator with a"
            " backward pass returns new tensors"
        )


def _is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def _flat(results: Sequence[Any]) -> list[Any]:
    return [
        t
        for each in results
        for t in (each if isinstance(each, (list, tuple)) else [each])
    ]


def _with_lists(
    backward: Backward, counts: Sequence[int | None], context: Context, *grads: Any
) -> Any:
    """Call `backward` with one gradient for each return: a list for one that is a list."""
    rest = iter(grads)
    return backward(
        context,
        *(
            next(rest) if count is None else [next(rest) for _ in range(count)]
            for count in counts
        ),
    )
