"""Modes that see every operator call of a block: subclass, define `__dispatch__`, enter.

    class Names(DispatchMode):
        def __dispatch__(self, op, args, kwargs):
            print(op)
            return op(*args, **kwargs)

    with Names():
        x + y

What PyTorch has as `torch.utils._python_dispatch.TorchDispatchMode`; see Note [What a mode
sees].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple, Self

from ..arguments import default_of
from ..boxing import written_returns
from ..dispatch_state import (
    Adjustment,
    DispatchState,
    current_state,
    get_state,
    make_state,
)
from ..dispatcher import Dispatcher, get_default_dispatcher
from ..kernel import KernelFunction
from ..key_bits import FUNCTIONALITY_MASK, bits_of
from ..key_set import DispatchKeySet
from ..keys import DispatchKey
from ..library import WILDCARD, Library
from ..local_keys import Guard
from ..operator import OperatorHandle
from ..registration import RegistrationHandle
from ..schema import BASE_TYPES, FunctionSchema
from .mode_classes import TorchNames, check_handler, no_handler
from .mode_results import (
    NO_CLASSES,
    Finish,
    Matchers,
    finish_one,
    finish_several,
    finish_written,
    tensor_classes,
)

# Note [What a mode sees]
# ~~~~~~~~~~~~~~~~~~~~~~~
# The key of modes is Python. It stands below autograd and the wrappers (vmap, functional
# tensors) and above the backends. So a mode sees the operators that arrive at a backend:
# composites are decomposed, since they have a kernel at autograd already, except those
# that are called without tensors; wrapped tensors are unwrapped; a backward pass is made of
# calls like any other. What the kernel of a backend calls is not seen, unless it makes
# tensors: a call without tensor arguments always meets the key.
#
# The modes of a context are a stack, of which a call sees the innermost. Its handler runs
# as if the mode were not entered: what it calls goes to the next mode, and below the last
# one to the backend. The handler runs below autograd as well, which has been there before
# the mode was called; with PyTorch, too, what a handler computes is not differentiated.
# A composite that is called in a handler is therefore seen whole by the next mode.
#
# The fallback of the key is registered when a mode is first entered and stays: no call
# meets it outside of modes. PythonTLSSnapshot, with which PyTorch remembers the state in
# which a call began, has no use here and is not included.

KEY: Final = DispatchKey.Python
_PYTHON: Final = bits_of(KEY)
_TENSOR: Final = BASE_TYPES["Tensor"]
_ABOVE: Final = FUNCTIONALITY_MASK & ~((_PYTHON << 1) - 1)
"""The keys that have been there before a mode is called."""
_ABOVE_AND_PYTHON: Final = _ABOVE | _PYTHON

_set_state: Final = current_state.set


class DispatchMode(TorchNames, Guard):
    """Base of modes: while one is entered, it is asked for every call of its context.

    Subclasses define `__dispatch__`. A mode can be entered again while it is entered,
    then it is asked once for each time; used as a decorator it holds for the calls of the
    function. Threads that start in the block do not see it, asyncio tasks do. See
    Note [What a mode sees].

    TypeError for a class whose handler has PyTorch's name or arguments.
    """

    asked_once: ClassVar[bool] = False
    """Whether it is an error to enter a mode in a block of its own: it counts calls, say."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        check_handler(cls, DispatchMode)

    def __dispatch__(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        """What a call of `op` does; `op(*args, **kwargs)` is what it would have done.

        Arguments are given as the schema takes them, without defaults at the end of
        `args` and without keyword arguments that have their default.
        """
        raise NotImplementedError(
            "DispatchMode.__dispatch__, called by super(), does nothing: to go on, a handler"
            " calls op(*args, **kwargs), which asks the next mode"
        )

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with this mode as the innermost one.

        RuntimeError if it is among the modes already and wants to be asked once.
        """
        if self.asked_once and any(mode is self for mode in below.modes):
            raise RuntimeError(
                f"this {type(self).__name__} is entered in this context already, and would"
                " note each call twice; leave its block first, or use another one"
            )
        return below.entered_by(
            self,
            included=below.included | _PYTHON,
            excluded=below.excluded & ~_PYTHON,
            modes=ModeStack((*below.modes, self)),
        )

    def __enter__(self) -> Self:
        if type(self).__dispatch__ is DispatchMode.__dispatch__:
            raise no_handler(type(self))
        if KEY not in get_default_dispatcher().fallbacks:
            install()
        return super().__enter__()


def current_modes() -> tuple[DispatchMode, ...]:
    """The modes that calls of this context go through, the innermost last."""
    return get_state().modes


# Note [The context of a handler]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Every call in a mode runs a handler in a context of its own, and what it takes to enter
# and leave one is a good part of what the call costs. That context is the same for all
# calls from one context, so its state is made once and kept with the stack of modes, for
# each adjustment. It knows the state that it is entered from only while it is entered; a
# stack and its states are freed without waiting for a garbage collection.
#
# A state that is entered already, by another thread with the same context or by a handler
# that put back a captured state, is not entered again: the call makes one for itself, as
# any guard does.
class ModeStack(tuple[DispatchMode, ...]):
    """The modes of a context, the innermost last, with the states of their handlers."""

    below: dict[Adjustment, DispatchState]

    def __new__(cls, modes: Iterable[DispatchMode]) -> ModeStack:
        stack = super().__new__(cls, modes)
        stack.below = {}
        return stack

    def __reduce__(self) -> tuple[Any, ...]:
        return ModeStack, (tuple(self),)


class _BelowMode(Guard):
    """The context of a handler: the modes but the innermost, below the keys above Python."""

    __slots__ = ()

    def enter_from(self, below: DispatchState) -> DispatchState:
        modes = ModeStack(below.modes[:-1])
        adjusted = below.adjustment.exclude(_ABOVE if modes else _ABOVE_AND_PYTHON)
        return make_state(adjusted, modes, below.extras, self)


_BELOW: Final = _BelowMode()


def _handler_state(state: DispatchState) -> DispatchState:
    """The state of handlers that are asked from `state`, to be entered from it."""
    modes: Any = state.modes
    made = _BELOW.enter_from(state)
    modes.below[state.adjustment] = made
    return made


# ---- the arguments of a handler ----


class Convention(NamedTuple):
    """How the handlers of an operator are called.

    `positional` arguments come first. `defaults` are those that can be left out at their
    end, the last one first, each with its place. `keywords` are the names of the others
    with their places and defaults.
    """

    positional: int
    defaults: tuple[tuple[int, Any], ...]
    keywords: tuple[tuple[int, str, Any], ...]


_REQUIRED: Final = object()


def convention_of(schema: FunctionSchema) -> Convention:
    """How handlers get the arguments of this schema."""
    defaults: list[tuple[int, Any]] = []
    keywords = []
    positional = 0
    for place, argument in enumerate(schema.arguments):
        has_default = argument.default is not None
        default = default_of(argument) if has_default else _REQUIRED
        if argument.kwarg_only:
            keywords.append((place, argument.name, default))
        else:
            positional += 1
            defaults = [*defaults, (place, default)] if has_default else []
    return Convention(positional, tuple(reversed(defaults)), tuple(keywords))


# ---- the fallback ----


def ask_mode(
    op: OperatorHandle,
    convention: Convention,
    finish: Finish,
    returned: AbstractSet[type],
) -> Callable[..., Any]:
    """The kernel of the key for `op`: asks the innermost mode of the context.

    `finish` is asked unless the handler returned an object of one of the classes in
    `returned`. Written as one function, without calls of its own, because it is on the way
    of every call in a mode. The text of a value tells -0.0 from 0.0, which it is equal to.
    """
    positional, defaults, keywords = convention

    def call(*values: Any) -> Any:
        end = positional
        for place, usual in defaults:
            value = values[place]
            if value is not usual and (
                type(value) is not type(usual)
                or value != usual
                or ((not value or type(value) is tuple) and repr(value) != repr(usual))
            ):
                break
            end = place
        kwargs = {}
        for place, name, usual in keywords:
            value = values[place]
            if value is not usual and (
                type(value) is not type(usual)
                or value != usual
                or ((not value or type(value) is tuple) and repr(value) != repr(usual))
            ):
                kwargs[name] = value
        state = get_state()
        modes = state.modes
        try:
            inner = modes.below[state.adjustment]  # type: ignore[attr-defined]
        except KeyError:
            inner = _handler_state(state)
        # See Note [The context of a handler].
        if inner.below is not None or inner.extras is not state.extras:
            inner = _BELOW.enter_from(state)
        inner.below = state
        _set_state(inner)
        try:
            result = modes[-1].__dispatch__(op, values[:end], kwargs)
        finally:
            if get_state() is inner:
                _set_state(state)
            else:
                _BELOW.__exit__(None, None, None)
            inner.below = None
        if result.__class__ in returned:
            return result
        return finish(modes[-1], values, result)

    return call


class _ModeKernel(KernelFunction):
    """The kernel of the key for all operators; made for each when it is bound to it."""

    __slots__ = ()

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        schema = op.schema
        convention = convention_of(schema)
        sources = written_returns(schema)
        if len(sources) != 1 or schema.is_varret:
            finish = partial(finish_several, op, Matchers(op), sources)
            return ask_mode(op, convention, finish, NO_CLASSES)
        if sources[0] is not None:
            finish = partial(finish_written, sources[0])
            return ask_mode(op, convention, finish, NO_CLASSES)
        returned = tensor_classes if schema.returns[0].type == _TENSOR else NO_CLASSES
        finish = partial(finish_one, op, Matchers(op))
        return ask_mode(op, convention, finish, returned)


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Have the operators of a dispatcher ask modes, until the handle is removed.

    Entering a mode does so for the default dispatcher. RegistrationError if the key has
    another fallback.
    """
    kernel = _ModeKernel(None, ask_mode)
    return Library(WILDCARD, "IMPL", KEY, dispatcher).fallback(kernel)
