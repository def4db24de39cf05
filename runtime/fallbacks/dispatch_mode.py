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

from typing import Any, ClassVar, Self

from ..dispatch_state import DispatchState, get_state
from ..dispatcher import Dispatcher
from ..guard import Guard
from ..library import WILDCARD, Library
from ..operator import OperatorHandle
from ..registration_handles import RegistrationHandle
from .handles import ensure_installed
from .mode_classes import TorchNames, check_handler, no_handler
from .mode_contexts import KEY, PYTHON, ModeStack
from .mode_kernels import ModeKernel, ask_mode

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

    def refuse_values(self, what: str) -> Exception | None:
        """The error if `what`, `tolist()` say, may not read what tensors hold in the block.

        Asked where Python reads without an operator; printing leaves values out instead.
        """
        return None

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
            included=below.included | PYTHON,
            excluded=below.excluded & ~PYTHON,
            modes=ModeStack((*below.modes, self)),
        )

    def __enter__(self) -> Self:
        if type(self).__dispatch__ is DispatchMode.__dispatch__:
            raise no_handler(type(self))
        ensure_installed(KEY, install)
        return super().__enter__()


def current_modes() -> tuple[DispatchMode, ...]:
    """The modes that calls of this context go through, the innermost last."""
    return get_state().modes


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Have the operators of a dispatcher ask modes, until the handle is removed.

    Entering a mode does so for the default dispatcher. RegistrationError if the key has
    another fallback.
    """
    kernel = ModeKernel(None, ask_mode)
    return Library(WILDCARD, "IMPL", KEY, dispatcher).fallback(kernel)
