"""Boxed calls: all arguments on one stack, so that one function serves every operator.

The stack is a plain list. A boxed kernel, `fn(op, stack)` or `fn(op, keys, stack)`, pops
the arguments of the call from its end and pushes the returns in their place. This module
has the kernels of that form, the way from unboxed arguments to a boxed kernel and back
(`BoxedKernelWrapper` of ``ATen/core/boxing/impl/boxing.h``), and the way from a stack to
an unboxed function (``make_boxed_from_unboxed_functor.h``).
"""

from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, TypeAlias

from .errors import DispatchError, KernelContractError
from .key_set import DispatchKeySet
from .wording import kind_of

if TYPE_CHECKING:
    from .schema import FunctionSchema

Stack: TypeAlias = list[Any]
"""Values of a boxed call, the last one on top."""

StackFunction: TypeAlias = Callable[[Stack], None]
"""A kernel bound to its operator and key set."""

BoxedFunction: TypeAlias = Callable[[Any, Stack], None]
"""`fn(op, stack)`: what a wrapper calls."""

WrapperFactory: TypeAlias = Callable[[Any, BoxedFunction], Callable[..., Any]]
"""Makes, for an operator and a boxed function, the callable with unboxed arguments."""


class Operator(Protocol):
    """What boxing needs to know of an operator handle."""

    @property
    def schema(self) -> FunctionSchema: ...

    @property
    def qualified_name(self) -> str: ...

    def site_of(self, function: object) -> str: ...

    def check_arguments(self, args: tuple[Any, ...]) -> None: ...


def describe_function(function: object) -> str:
    """A function as a message names it: module and qualified name."""
    name = getattr(function, "__qualname__", None)
    if not isinstance(name, str):
        return repr(function)
    module = getattr(function, "__module__", None)
    return f"{module}.{name}" if module else name


# ---- boxed kernels ----


def fallthrough_kernel(*_: object) -> NoReturn:
    """Registered as a kernel, makes calls skip the key as if it were not there.

    The dispatcher masks such keys out before it looks for a kernel, so this function
    itself never runs in a dispatched call.
    """
    raise DispatchError(
        "fallthrough_kernel was called; it marks a key to be skipped and has no code"
    )


def ambiguous_autogradother_kernel(op: Operator, stack: Stack) -> NoReturn:
    """The entry of AutogradOther where two answers would be right."""
    raise DispatchError(ambiguity_message(op.qualified_name))


def named_not_supported_kernel(op: Operator, stack: Stack) -> NoReturn:
    """The kernel of operators that have no meaning for tensors with named dimensions."""
    raise DispatchError(
        f"{op.qualified_name} is not supported with named tensors; drop the names first"
    )


def ambiguity_message(name: str) -> str:
    """Why `name` has no kernel for AutogradOther, and what to do about it."""
    return (
        f"the kernel of {name} for AutogradOther is ambiguous: a backend that shares"
        " AutogradOther has a kernel of its own, and other such backends would use the"
        " CompositeImplicitAutograd kernel. Register a kernel for AutogradOther, or make"
        " the composite kernel CompositeExplicitAutograd, so that one answer is right"
        " for all of them"
    )


class BoxedKernel:
    """A kernel in boxed form, or none (`is_valid` is False).

    Immutable. `takes_keys` says which of the two signatures `function` has.
    """

    __slots__ = ("function", "takes_keys")

    function: Callable[..., None] | None
    takes_keys: bool

    def __init__(
        self, function: Callable[..., None] | None = None, takes_keys: bool = False
    ) -> None:
        self.function = function
        self.takes_keys = takes_keys

    @classmethod
    def make_from_function(
        cls, function: Callable[..., None], *, with_keyset: bool | None = None
    ) -> BoxedKernel:
        """A kernel from `fn(op, stack)` or `fn(op, keys, stack)`.

        Which of the two it is follows from the number of its parameters, unless
        `with_keyset` says so. TypeError for a function that has neither form.
        """
        if with_keyset is None:
            with_keyset = _count_boxed_parameters(function) == 3
        return cls(function, with_keyset)

    @classmethod
    def make_from_functor(
        cls, functor: Callable[..., None], *, with_keyset: bool | None = None
    ) -> BoxedKernel:
        """A kernel from an object that is called like a boxed function and has state."""
        return cls.make_from_function(functor, with_keyset=with_keyset)

    @classmethod
    def make_fallthrough(cls) -> BoxedKernel:
        """The kernel that stands for "skip this key"."""
        return _FALLTHROUGH

    @classmethod
    def make_ambiguous_autogradother(cls) -> BoxedKernel:
        """The kernel that reports that AutogradOther has two right answers."""
        return _AMBIGUOUS

    @classmethod
    def make_named_not_supported(cls) -> BoxedKernel:
        """The kernel that refuses tensors with named dimensions."""
        return _NAMED_NOT_SUPPORTED

    @property
    def is_valid(self) -> bool:
        """Whether there is a function to call."""
        return self.function is not None

    @property
    def is_fallthrough(self) -> bool:
        """Whether calls are to skip the key."""
        return self.function is fallthrough_kernel

    def call_boxed(self, op: Operator, keys: DispatchKeySet, stack: Stack) -> None:
        """Run the kernel on `stack`. DispatchError if it is not valid."""
        self.bind(op, keys)(op, stack)

    def bind(self, op: Operator, keys: DispatchKeySet) -> BoxedFunction:
        """The kernel as `fn(op, stack)`, for calls with the key set `keys`."""
        function = self.function
        if function is None:
            raise DispatchError(f"an invalid kernel of {op.qualified_name} was called")
        if not self.takes_keys:
            return function
        keyed = function

        def bound(op: Any, stack: Stack) -> None:
            keyed(op, keys, stack)

        # Messages name the kernel, not this function.
        return functools.update_wrapper(bound, keyed)

    def __repr__(self) -> str:
        name = describe_function(self.function) if self.is_valid else "invalid"
        return f"BoxedKernel({name})"


_FALLTHROUGH: Final = BoxedKernel(fallthrough_kernel)
_AMBIGUOUS: Final = BoxedKernel(ambiguous_autogradother_kernel)
_NAMED_NOT_SUPPORTED: Final = BoxedKernel(named_not_supported_kernel)


def _count_boxed_parameters(function: Callable[..., None]) -> int:
    parameters = inspect.signature(function).parameters.values()
    required = [
        parameter
        for parameter in parameters
        if parameter.kind
        in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        and parameter.default is parameter.empty
    ]
    if len(required) not in (2, 3):
        raise TypeError(
            f"{describe_function(function)} takes {len(required)} arguments; a boxed"
            " kernel is fn(op, stack) or fn(op, keys, stack)"
        )
    return len(required)


# ---- values on the stack ----

_TENSOR_OPTIONS_SLOTS: Final = ("dtype", "layout", "device", "pin_memory")


def box(*values: Any) -> Stack:
    """A stack with `values` on it, the last on top."""
    stack: Stack = []
    push(stack, *values)
    return stack


def push(stack: Stack, *values: Any) -> None:
    """Push `values`. Tensor options become four: dtype, layout, device, pin_memory."""
    for value in values:
        if getattr(type(value), "__slots__", None) == _TENSOR_OPTIONS_SLOTS:
            stack.extend(getattr(value, name) for name in _TENSOR_OPTIONS_SLOTS)
        else:
            stack.append(value)


def boxed_size(*values: Any) -> int:
    """How many places `values` take on a stack."""
    return len(box(*values))


def pop_arguments(stack: Stack, op: Operator, count: int) -> Stack:
    """Take the `count` topmost values off the stack, the topmost last.

    KernelContractError if there are fewer.
    """
    start = len(stack) - count
    if start < 0:
        raise too_few_values(op, len(stack))
    arguments = stack[start:]
    del stack[start:]
    return arguments


def too_few_values(op: Operator, found: int) -> KernelContractError:
    """The error for a boxed call with `found` values on the stack, fewer than needed."""
    return KernelContractError(
        f"{op.qualified_name} was called boxed with {found} values on the stack, but it"
        f" has {len(op.schema.arguments)} arguments: {op.schema}"
    )


def wrong_stack(
    op: Operator, function: object, found: int, expected: int
) -> KernelContractError:
    """The error for a boxed kernel that left `found` values for `expected` returns."""
    kernel = f"{describe_function(function)}{op.site_of(function)}"
    given = len(op.schema.arguments)
    advice = ""
    if found == 0:
        advice = (
            "; results are left on the stack, what a boxed kernel returns is ignored"
        )
    elif found in (given, given + expected):
        advice = "; a boxed kernel takes its arguments off the stack"
    return KernelContractError(
        f"kernel {kernel} of {op.qualified_name} left {found} values on the stack, but the"
        f" operator returns {expected}: {op.schema}{advice}"
    )


# ---- from a stack to an unboxed function ----


def make_boxed_from_unboxed(
    op: Operator, function: Callable[..., Any], describe: Callable[[], str]
) -> StackFunction:
    """`function`, which takes its arguments unboxed, as a function of a stack.

    `describe` names the kernel for messages. The number of returned values is checked:
    without it they could not be told apart on the stack.
    """
    schema = op.schema
    arity = len(schema.arguments)
    count = len(schema.returns)
    is_open = schema.is_varret

    def run(stack: Stack) -> None:
        start = len(stack) - arity
        if start < 0:
            raise too_few_values(op, len(stack))
        arguments = stack[start:]
        del stack[start:]
        try:
            result = function(*arguments)
        except Exception:
            op.check_arguments(tuple(arguments))
            raise
        if count == 1 and not is_open:
            stack.append(result)
        elif isinstance(result, (tuple, list)) and (is_open or len(result) == count):
            stack.extend(result)
        elif result is not None or count:
            raise wrong_returns(op, describe(), result)

    return run


def wrong_returns(op: Operator, kernel: str, result: object) -> KernelContractError:
    """The error for an unboxed kernel that returned something of the wrong form."""
    expected = len(op.schema.returns)
    if isinstance(result, (tuple, list)):
        found = f"{kind_of(result)} of {len(result)} values"
    else:
        found = f"a value of type {type(result).__name__}"
    wanted = {0: "nothing", 1: "one value"}.get(
        expected, f"a tuple of {expected} values"
    )
    return KernelContractError(
        f"kernel {kernel} of {op.qualified_name} returned {found}, but the operator"
        f" returns {wanted}: {op.schema}"
    )


# ---- from unboxed arguments to a boxed kernel ----

# Note [Boxed kernel wrappers]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A wrapper puts its arguments on a stack, calls the boxed kernel and takes the returns
# off again. What it returns depends on the signature, in five kinds:
#
#   functional             the one value on the stack, a tuple of several, or None
#   in-place               self, the very object that was passed
#   in-place by constant   the same; C++ tells `Tensor&` and `const Tensor&` apart, a
#   reference              schema does not, so both share one implementation here
#   single out             the out argument itself
#   several outs           the tuple of the out arguments themselves
#
# The last four are one rule: a return that is a written argument is that argument, no
# matter what the kernel left on the stack. The generated specialisations unroll the rule
# for one signature; `make_generic_wrapper` applies it to any.

_specialisations: dict[str, WrapperFactory] = {}
# Modules with further ones, in the order in which they were announced.
_announced_modules: dict[str, None] = {}


def announce_wrappers(table: Mapping[str, WrapperFactory]) -> None:
    """Use the specialised wrappers of `table`, which is keyed by `signature_key`."""
    _specialisations.update(table)


def announce_wrappers_of(module: str) -> None:
    """Use the specialised wrappers of a module, its `WRAPPERS`, once any are needed."""
    _announced_modules[module] = None


def signature_key(schema: FunctionSchema) -> str:
    """What two schemas have in common if one wrapper serves both."""
    return schema.boxed_signature()


def wrapper_factory(schema: FunctionSchema) -> WrapperFactory:
    """The specialised wrapper for the signature of `schema`, or the generic one."""
    for module in (*_announced_modules,):
        _specialisations.update(importlib.import_module(module).WRAPPERS)
        _announced_modules.pop(module, None)
    found = _specialisations.get(signature_key(schema))
    return make_generic_wrapper(schema) if found is None else found


def written_returns(schema: FunctionSchema) -> tuple[int | None, ...]:
    """For each return the index of the written argument that it is, or None."""
    return tuple(
        index if result.is_write else None
        for result, index in zip(schema.returns, schema.aliased_returns(), strict=True)
    )


def viewed_returns(schema: FunctionSchema) -> dict[int, int]:
    """For the returns that are views of an argument: the place of the argument."""
    found: dict[int, int] = {}
    for index, result in enumerate(schema.returns):
        annotation = result.annotation
        if annotation is None or annotation.is_write:
            continue
        for place, argument in enumerate(schema.arguments):
            own = argument.annotation
            if own is not None and {*own.alias_set} & {*annotation.alias_set}:
                found.setdefault(index, place)
    return found


def make_generic_wrapper(schema: FunctionSchema) -> WrapperFactory:
    """A wrapper for any signature, see Note [Boxed kernel wrappers]."""
    sources = written_returns(schema)
    count = len(sources)
    is_open = schema.is_varret

    def factory(op: Any, boxed: BoxedFunction) -> Callable[..., Any]:
        def wrapper(*args: Any) -> Any:
            stack = list(args)
            boxed(op, stack)
            if is_open:
                return tuple(stack)
            if len(stack) != count:
                raise wrong_stack(op, boxed, len(stack), count)
            results = tuple(
                value if source is None else args[source]
                for value, source in zip(stack, sources, strict=True)
            )
            if count == 0:
                return None
            return results[0] if count == 1 else results

        return wrapper

    return factory
