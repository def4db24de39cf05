"""What vmap registers, and when."""

from __future__ import annotations

from typing import Final

from ...dispatcher import Dispatcher, get_default_dispatcher
from ...library import WILDCARD, Library
from ...operator import OperatorHandle
from ...registration_handles import RegistrationHandle, Undoing, remove_all
from ..handles import together
from ..values import RANDOM
from .kernel import BatchedKernel
from .levels import KEY, MODE_KEY
from .randomness import ModeKernel, random_call
from .unwrapping import batched_call

# Note [When vmap is installed]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Importing this package registers nothing. The first call of `vmap` in the process does, on
# the default dispatcher, and what it registers stays: a backend fallback for the key of
# batched tensors, and for each operator that draws random numbers, also those that are
# defined later, a kernel for the key of the mode. Calls outside of vmap meet neither: no
# tensor has the one key and no context includes the other. `install` does the same by hand,
# for another dispatcher, or for code that takes it away again.


class _RandomOperators:
    """Registers a kernel for the key of the mode with every operator that is random."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self._dispatcher: Final = dispatcher
        self._handles: Final[dict[OperatorHandle, RegistrationHandle]] = {}

    def on_operator_registered(self, op: OperatorHandle) -> None:
        if RANDOM in op.tags and not op.has_kernel_for(MODE_KEY):
            kernel = ModeKernel(None, random_call)
            name = op.qualified_name
            # Its signature is whatever the operator's is.
            self._handles[op] = self._dispatcher.impl(
                name, kernel, MODE_KEY, is_trusted=True
            )

    def on_operator_deregistered(self, op: OperatorHandle) -> None:
        handle = self._handles.pop(op, None)
        if handle is not None:
            handle.remove()

    def remove(self) -> None:
        handles = list(self._handles.values())
        self._handles.clear()
        remove_all(handles)


def install(dispatcher: Dispatcher | None = None) -> RegistrationHandle:
    """Let batched tensors take part in every operator, until the handle is removed.

    RegistrationError if the key of batched tensors has another fallback. See
    Note [When vmap is installed].
    """
    chosen = dispatcher or get_default_dispatcher()
    random = _RandomOperators(chosen)
    made: list[RegistrationHandle] = [Undoing(_remove_random, random, None)]
    try:
        made.append(chosen.add_registration_listener(random, only_later=True))
        for op in chosen.operators():
            if op.is_defined:
                random.on_operator_registered(op)
        # The last, since by it others see that all is there.
        batched = BatchedKernel(None, batched_call)
        made.append(Library(WILDCARD, "IMPL", KEY, chosen).fallback(batched))
    except BaseException:
        remove_all(made)
        raise
    return together(*made)


def _remove_random(random: _RandomOperators, _: object) -> None:
    random.remove()
