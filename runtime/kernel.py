"""Kernels as the dispatcher stores them, and the record of their registration."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from inspect import CO_VARARGS
from types import FunctionType
from typing import Any, Final

from .boxing import (
    BoxedKernel,
    Operator,
    Stack,
    describe_function,
    fallthrough_kernel,
    make_boxed_from_unboxed,
)
from .key_set import DispatchKeySet
from .keys import DispatchKey
from .locations import name_of, written_at


class KernelFunction:
    """One implementation of an operator.

    It always has a boxed form and may have an unboxed one: `unboxed` takes the
    arguments by position in schema order, after the key set if `with_keyset`; without
    it, `boxed` is the implementation. Keyword-only parameters of a function get what
    `keyword_places` says. Immutable.
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
        if type(kernel) is FunctionType and kernel is not fallthrough_kernel:
            return cls(None, kernel, with_keyset)
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
    def given_name(self) -> str:
        """The name of the function, nothing for a lambda or a fallthrough."""
        if self.is_fallthrough:
            return ""
        return name_of(self.unboxed or (self.boxed and self.boxed.function))

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

    def bind(self, op: Operator, keys: DispatchKeySet) -> Callable[..., Any] | None:
        """The unboxed form for calls of `op` with `keys`, if there is one."""
        unboxed = self.unboxed
        if unboxed is None:
            return None
        function = partial(unboxed, keys) if self.with_keyset else unboxed
        keyword_only = _keyword_only_names(unboxed)
        if keyword_only:
            names = [argument.name for argument in op.schema.arguments]
            places = keyword_places(unboxed, keyword_only, names)
            if places:
                return _by_keyword(function, places, len(names))
        return function

    def call_boxed(self, op: Operator, keys: DispatchKeySet, stack: Stack) -> None:
        """Run the kernel on a stack, whatever its form."""
        unboxed = self.bind(op, keys)
        if unboxed is not None:
            make_boxed_from_unboxed(op, unboxed, lambda: str(self))(stack)
        else:
            assert self.boxed is not None
            self.boxed.call_boxed(op, keys, stack)


def _keyword_only_names(function: object) -> tuple[str, ...]:
    """The names of the keyword-only parameters of a plain function.

    None of a function with `*args`: that takes all arguments by position.
    """
    if not isinstance(function, FunctionType):
        return ()
    code = function.__code__
    if not code.co_kwonlyargcount or code.co_flags & CO_VARARGS:
        return ()
    first = code.co_argcount
    return code.co_varnames[first : first + code.co_kwonlyargcount]


def keyword_places(
    function: Any, names: Sequence[str], declared: Sequence[str]
) -> dict[str, int]:
    """Which of the declared arguments go to a function's keyword-only parameters `names`.

    A parameter gets the argument of its name. One that has a default and that the schema
    does not name keeps the default; those without get the last of the other arguments, in
    order. Where there are too few, the parameter is not in the result.
    """
    places = {name: declared.index(name) for name in names if name in declared}
    defaults = function.__kwdefaults__ or {}
    unnamed = [name for name in names if name not in places and name not in defaults]
    others = [i for i in range(len(declared)) if i not in places.values()]
    if unnamed:
        places |= dict(zip(unnamed, others[-len(unnamed) :], strict=False))
    return places


def _by_keyword(
    function: Callable[..., Any], places: dict[str, int], count: int
) -> Callable[..., Any]:
    """`function` with its keyword-only parameters among the `count` positional ones."""
    keywords = tuple(places.items())
    rest = [index for index in range(count) if index not in places.values()]
    length = len(rest)
    if rest == list(range(length)):
        # As a rule they are the last ones.
        def last(*args: Any) -> Any:
            return function(*args[:length], **{n: args[i] for n, i in keywords})

        return last

    def anywhere(*args: Any) -> Any:
        by_name = {name: args[index] for name, index in keywords}
        return function(*(args[index] for index in rest), **by_name)

    return anywhere


FALLTHROUGH: Final = KernelFunction(BoxedKernel.make_fallthrough(), None)
"""The one kernel that makes calls skip its key."""


class Registration:
    """A kernel, the key it was registered for, and the place where that was done.

    Registrations are compared by identity: two equal ones are removed separately. The
    signature of a trusted kernel has been compared with the schema elsewhere; as a rule it
    comes from a table, whose place says little about it. Of one that is named, `debug` has
    the name besides the place.
    """

    __slots__ = ("_place", "is_named", "is_trusted", "kernel", "key")

    key: DispatchKey
    kernel: KernelFunction
    is_trusted: bool
    is_named: bool

    def __init__(
        self,
        key: DispatchKey,
        kernel: KernelFunction,
        debug: str,
        is_trusted: bool = False,
        is_named: bool = False,
    ) -> None:
        self.key = key
        self.kernel = kernel
        self._place = debug
        self.is_trusted = is_trusted
        self.is_named = is_named

    @property
    def place(self) -> str:
        """Where it was registered, whatever is known of the kernel."""
        return self._place

    @property
    def debug(self) -> str:
        """Where it was registered and, if that is a table, where the kernel is written."""
        if self.is_trusted:
            written = written_at(self.kernel.unboxed)
            return f"{self._place}, kernel at {written}" if written else self._place
        name = self.kernel.given_name if self.is_named else ""
        return f"{self._place}, kernel {name}" if name else self._place

    def __repr__(self) -> str:
        return f"Registration({self.key}: {self.kernel}, {self.debug})"

    def describe(self) -> str:
        """The kernel as a message names it: function and place."""
        return f"{self.kernel} ({self.debug if self.is_trusted else self._place})"
