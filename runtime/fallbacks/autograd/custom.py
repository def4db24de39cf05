"""`register_autograd`: the backward pass of an operator that the program defined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...boxing import BoxedKernel, Stack
from ...dispatcher import Dispatcher, get_default_dispatcher
from ...errors import KernelContractError, RegistrationError
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...keys import DispatchKey
from ...library import Library
from ...local_keys import AutoDispatchBelowAutograd
from ...operator import OperatorHandle
from ...registration import RegistrationHandle
from ...schema import SchemaKind
from ...wording import kind_of
from ..values import tensors_in
from .function import Context, FunctionNode, connect, needed
from .grad_mode import is_grad_enabled
from .recording import Places

_BELOW: Final = AutoDispatchBelowAutograd()

Backward = Callable[..., Any]
SetupContext = Callable[..., None]


def register_autograd(
    op: OperatorHandle | str,
    backward: Backward,
    *,
    setup_context: SetupContext | None = None,
    dispatcher: Dispatcher | None = None,
) -> RegistrationHandle:
    """Give an operator a backward pass, until the handle is removed.

    `setup_context(ctx, inputs, output)` keeps in `ctx` what is needed; with keyword-only
    arguments in the schema it is called with `keyword_only_inputs` as well.
    `backward(ctx, *grads)` returns a gradient for each positional argument, None for
    those without one, and a list for a list of tensors. Both are as for
    `AutogradFunction`. RegistrationError for operators that write to an argument or
    return a view: what they do to a graph cannot be said by a function of gradients.
    """
    for function in (backward, setup_context or backward):
        if not callable(function):
            raise TypeError(
                "backward and setup_context are functions, but got"
                f" {kind_of(function)}"
            )
    target = op.dispatcher if isinstance(op, OperatorHandle) else dispatcher
    target = target or get_default_dispatcher()
    handle = op if isinstance(op, OperatorHandle) else target.get_schema(op)
    schema = handle.schema
    if schema.kind() is not SchemaKind.functional or schema.is_mutable:
        raise RegistrationError(
            f"{handle} writes to an argument; only operators that do not can be given a"
            " backward pass"
        )
    if schema.is_view:
        raise RegistrationError(
            f"{handle} returns a view of an argument; only operators that return new"
            " tensors can be given a backward pass"
        )
    kernel = CustomKernel(backward, setup_context)
    return Library(handle.namespace, "IMPL", DispatchKey.Autograd, target).impl(
        handle, kernel
    )


class CustomKernel(KernelFunction):
    """The kernel of the autograd keys that calls on and remembers the call."""

    __slots__ = ("_backward", "_setup_context")

    def __init__(self, backward: Backward, setup_context: SetupContext | None) -> None:
        super().__init__(BoxedKernel.make_from_function(_never), None)
        self._backward: Final = backward
        self._setup_context: Final = setup_context

    def __str__(self) -> str:
        return getattr(self._backward, "__qualname__", repr(self._backward))

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        schema = op.schema
        below = op.lookup_redispatched(keys & after_autograd_keyset)
        require_grad = Places(schema).require_grad()
        positional = len(schema.positional)
        names = [argument.name for argument in schema.arguments[positional:]]
        count = len(schema.returns)
        is_list = count == 1 and str(schema.returns[0].type).startswith("Tensor[")
        backward, setup = self._backward, self._setup_context
        name = f"{schema.name.name.base}Backward"

        def autograd(*arguments: Any) -> Any:
            if not (require_grad(arguments) and is_grad_enabled()):
                return below(*arguments)
            with _BELOW:
                result = below(*arguments)
            inputs = arguments[:positional]
            context = Context(needed(inputs))
            if setup is not None:
                extra: dict[str, Any] = {}
                if names:
                    values = zip(names, arguments[positional:], strict=True)
                    extra["keyword_only_inputs"] = dict(values)
                setup(context, inputs, result, **extra)
            node = FunctionNode(name, backward, context, inputs)
            outputs = result if is_list or count != 1 else (result,)
            if any(t is each for t in outputs or () for each in tensors_in(inputs)):
                raise _not_new(op, "one of its arguments")
            if any(t._gradient_owner()._requires_grad for t in tensors_in(outputs)):
                raise _not_new(op, "a tensor that requires gradients already")
            connect(node, context, outputs or ())
            return result

        return autograd


def _not_new(op: Any, what: str) -> KernelContractError:
    return KernelContractError(
        f"the kernel of {op.qualified_name} returned {what}; an operator with a backward"
        " pass returns new tensors"
    )


def _never(op: Any, stack: Stack) -> None:
    raise AssertionError("autograd kernels are bound to their operator")
