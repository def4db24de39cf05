"""Kernels as the dispatcher stores them, and the record of their registration."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from .boxing import (
    BoxedKernel,
    Operator,
    StackFunction,
    describe_function,
    fallthrough_kernel,
    make_boxed_from_unboxed,
)
from .key_set import DispatchKeySet
from .keys import DispatchKey


class KernelFunction:
    """One implementation of an operator.

    It always has a boxed form and may have an unboxed one: `unboxed` takes the
    arguments by position in schema order, after the key set if `with_keyset`; without
    it, `boxed` is the implementation. Immutable.
    """

    __slots__ = ("boxed", "unboxed", "with_keyset")

    boxed: BoxedKernel | None
    unboxed: Callable[..., Any] | None
    with_keyset: bool

    def __init__(
        self,
        boxed: BoxedKernel | None,
        unboxed: Callable[..., Any] | None,
        with_keyset: bool = False,
    ) -> None:
        self.boxed = boxed
        self.unboxed = unboxed
        self.with_keyset = with_keyset

    @classmethod
    def make(
        cls,
        kernel: Callable[..., Any] | BoxedKernel | KernelFunction,
        with_keyset: bool,
    ) -> KernelFunction:
        """A kernel from whatever a user registers. TypeError if it cannot be called."""
        if isinstance(kernel, KernelFunction):
            return kernel
        if isinstance(kernel, BoxedKernel):
            if not kernel.is_valid:
                raise TypeError("an invalid BoxedKernel cannot be registered")
            return FALLTHROUGH if kernel.is_fallthrough else cls(kernel, None)
        if kernel is fallthrough_kernel:
            return FALLTHROUGH
        if not callable(kernel):
            raise TypeError(f"a kernel is a callable, but got {type(kernel).__name__}")
        return cls(None, kernel, with_keyset)

    @property
    def is_fallthrough(self) -> bool:
        """Whether calls skip the key that the kernel is registered for."""
        return self is FALLTHROUGH

    @property
    def forms(self) -> str:
        """The forms that exist, as PyTorch's dumps print them."""
        if self.is_fallthrough:
            return "fallthrough boxed"
        return "boxed" if self.unboxed is None else "boxed unboxed"

    def __str__(self) -> str:
        if self.unboxed is not None:
            return describe_function(self.unboxed)
        assert self.boxed is not None
        return describe_function(self.boxed.function)

    def __repr__(self) -> str:
        return f"KernelFunction({self}, {self.forms})"

    def bind(self, keys: DispatchKeySet) -> Callable[..., Any] | None:
        """The unboxed form for calls with `keys`, if there is one."""
        if self.unboxed is None or not self.with_keyset:
            return self.unboxed
        return partial(self.unboxed, keys)

    def call_boxed(self, op: Operator, keys: DispatchKeySet, stack: list[Any]) -> None:
        """Run the kernel on a stack, whatever its form."""
        self.bind_boxed(op, keys, lambda: str(self))(stack)

    def bind_boxed(
        self, op: Operator, keys: DispatchKeySet, describe: Callable[[], str]
    ) -> StackFunction:
        """The kernel as a function of the stack; `describe` names it in messages."""
        unboxed = self.bind(keys)
        if unboxed is not None:
            return make_boxed_from_unboxed(op, unboxed, describe)
        assert self.boxed is not None
        return partial(self.boxed.bind(op, keys), op)


FALLTHROUGH: Final = KernelFunction(BoxedKernel.make_fallthrough(), None)
"""The one kernel that makes calls skip its key."""


class Registration:
    """A kernel, the key it was registered for, and the place where that was done.

    Registrations are compared by identity: two equal ones are removed separately. The
    signature of a trusted kernel has been compared with the schema elsewhere.
    """

    __slots__ = ("debug", "is_trusted", "kernel", "key")

    key: DispatchKey
    kernel: KernelFunction
    debug: str
    is_trusted: bool

    def __init__(
        self,
        key: DispatchKey,
        kernel: KernelFunction,
        debug: str,
        is_trusted: bool = False,
    ) -> None:
        self.key = key
        self.kernel = kernel
        self.debug = debug
        self.is_trusted = is_trusted

    def __repr__(self) -> str:
        return f"Registration({self.key}: {self.kernel}, {self.debug})"

    def describe(self) -> str:
        """The kernel as a message names it: function and place."""
        return f"{self.kernel} ({self.debug})"
