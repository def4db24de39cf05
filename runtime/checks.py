"""A mode that checks both sides of every kernel call.

Without it, an unboxed call trusts its kernel, as PyTorch does: looking at each result
would cost more than the dispatch itself. With it, arguments are checked against the
schema, and a kernel raises KernelContractError that returns the wrong number or type of
values, a new object where the schema promises one of the arguments, or memory of its own
where it promises a view of one, and a structured kernel that does not write its results.

    with checks.enabled():
        ...

The mode holds for the whole process. Boxed calls count the values on the stack always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from . import instruments
from .argument_types import Mismatch, matcher_for
from .boxing import (
    BoxedFunction,
    Stack,
    written_returns,
    wrong_returns,
    wrong_stack,
)
from .errors import KernelContractError
from .instruments import CallSite
from .kernel import Registration
from .memory import required_views, separate_returns
from .structured import watched


class _Checks:
    """The instrument behind the mode."""

    def around_unboxed(
        self, site: CallSite, kernel: Callable[..., Any]
    ) -> Callable[..., Any]:
        if site.registration is None:
            return kernel
        contract = _Contract(site, site.registration)
        kernel = watched(kernel)

        def checked(*args: Any) -> Any:
            contract.check_arguments(args)
            result = kernel(*args)
            contract.check_result(args, result)
            return result

        return checked

    def around_boxed(self, site: CallSite, kernel: BoxedFunction) -> BoxedFunction:
        if site.registration is None:
            return kernel
        contract = _Contract(site, site.registration)

        def checked(op: Any, stack: Stack) -> None:
            start = len(stack) - contract.arity
            args = tuple(stack[start:])
            contract.check_arguments(args)
            kernel(op, stack)
            if not contract.is_open and len(stack) - start != contract.count:
                raise wrong_stack(op, kernel, len(stack) - start, contract.count)
            contract.check_values(args, stack[start:])

        return checked


class _Contract:
    """What the schema of an operator demands of one of its kernels."""

    def __init__(self, site: CallSite, registration: Registration) -> None:
        schema = site.operator.schema
        self._operator = site.operator
        self._binder = site.operator.entry.binder
        self._registration = registration
        self._sources = written_returns(schema)
        own = site.operator.entry.kernels.get(registration.key)
        # A fallback may know better what stands for what.
        self._views = required_views(site.operator) if own is registration else {}
        self._matchers = [matcher_for(result.type) for result in schema.returns]
        self.arity = len(schema.arguments)
        self.count = len(schema.returns)
        self.is_open = schema.is_varret

    def check_arguments(self, args: tuple[Any, ...]) -> None:
        """ArgumentTypeError for an argument that does not fit."""
        self._binder.check(args)

    def check_result(self, args: tuple[Any, ...], result: Any) -> None:
        """KernelContractError if an unboxed kernel returned what it should not."""
        if self.is_open:
            return
        if self.count == 1:
            self.check_values(args, [result])
        elif self.count == 0:
            if result is not None:
                raise wrong_returns(self._operator, self._describe(), result)
        elif not isinstance(result, (tuple, list)) or len(result) != self.count:
            raise wrong_returns(self._operator, self._describe(), result)
        else:
            self.check_values(args, result)

    def check_values(self, args: tuple[Any, ...], values: Any) -> None:
        """KernelContractError for a returned value of the wrong type or identity."""
        for index, (source, match) in enumerate(
            zip(self._sources, self._matchers, strict=True)
        ):
            value = values[index]
            schema = self._operator.schema
            if source is not None and value is not args[source]:
                name = schema.arguments[source].name
                raise KernelContractError(
                    f"kernel {self._describe()} of {self._operator} returned another object"
                    f" than its argument '{name}', which result {index} is: {schema}"
                )
            try:
                match(value)
            except Mismatch:
                raise KernelContractError(
                    f"kernel {self._describe()} of {self._operator} returned"
                    f" {type(value).__name__} as result {index}, which is"
                    f" {schema.returns[index].type}: {schema}"
                ) from None

        for index, place in separate_returns(self._views, args, values):
            schema = self._operator.schema
            raise KernelContractError(
                f"kernel {self._describe()} of {self._operator} returned memory of its own"
                f" for result {index}, which is a view of its argument"
                f" '{schema.arguments[place].name}': {schema}; what is written to one has"
                " to be in the other, so write the kernel with alias_with or views, or"
                " leave the annotations out"
            )

    def _describe(self) -> str:
        return self._registration.describe()


_switch: Final = instruments.Switch(_Checks())


def enable() -> None:
    """Switch the checks on. Counted: `disable` has to be called as often."""
    _switch.on()


def disable() -> None:
    """Take back one `enable`. RuntimeError if there is none to take back."""
    with _switch.lock:
        if not _switch.users:
            raise RuntimeError("the checks are not enabled")
        _switch.off(_switch.users[-1])


def is_enabled() -> bool:
    """Whether kernel calls are checked now."""
    return bool(_switch.users)


@contextmanager
def enabled() -> Iterator[None]:
    """Switch the checks on for a block."""
    user = None
    try:
        user = _switch.on()
        yield
    finally:
        _switch.off(user)
