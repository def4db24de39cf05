"""The fallback of the autograd keys: operators of which autograd knows no derivative.

They run below autograd. What happens to gradients on their way back through them is a
mode of the process, as in ``aten/src/ATen/core/VariableFallbackKernel.cpp`` and
``torch/csrc/autograd/autograd_not_implemented_fallback.cpp``.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, NoReturn

from ...boxing import BoxedKernel, Stack
from ...gradients import get_variable_hooks
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...keys import DispatchKey
from ...local_keys import AutoDispatchBelowAutograd
from ...locations import user_stacklevel
from ...operator import OperatorHandle
from ..values import as_result, own_results, tensors_in
from .grad_mode import is_grad_enabled
from .history import edge_of, node_of, refuse_write, set_history, written_by
from .metadata import Edge, meta_of
from .node import Gradients, Node
from .recording import (
    AutogradKernel,
    DerivativeKernel,
    Places,
    is_differentiable,
    recording_kernel,
)
from .variants import functional_form, how_to_give, written_places

_BELOW: Final = AutoDispatchBelowAutograd()


class FallbackMode(Enum):
    """What becomes of a gradient that arrives at an operator without a derivative.

    NOTHING: the results of the operator require no gradients, and the gradient of what it
    writes to ends there. WARN: there is a warning, once for each operator, and the gradient
    ends there. ERROR: RuntimeError.
    """

    NOTHING = "nothing"
    WARN = "warn"
    ERROR = "error"


class _Settings:
    mode: FallbackMode = FallbackMode.WARN
    warned: ClassVar[set[str]] = set()
    lock = threading.Lock()

    @classmethod
    def change(cls, mode: FallbackMode) -> FallbackMode:
        """Put another mode in force; the one that was."""
        with cls.lock:
            before, cls.mode = cls.mode, mode
            cls.warned.clear()
        return before


def fallback_mode() -> FallbackMode:
    """The mode of the process."""
    return _Settings.mode


class set_fallback_mode:
    """Change the mode, at once; as a context manager, for the block.

    Forgets which operators were warned about. It is a mode of the process: blocks that
    overlap in several threads change it for each other. Can be entered again, nested or
    after its block. ValueError for what is no mode.
    """

    def __init__(self, mode: FallbackMode | str) -> None:
        modes = [each.value for each in FallbackMode]
        if not isinstance(mode, FallbackMode) and mode not in modes:
            raise ValueError(f"a mode is one of {', '.join(modes)}, but got {mode!r}")
        self._mode: Final = FallbackMode(mode)
        # What the first block puts back is what was there before it was set at once.
        self._first: FallbackMode | None = _Settings.change(self._mode)
        self._before: Final[list[FallbackMode]] = []

    def __enter__(self) -> None:
        first, self._first = self._first, None
        before = _Settings.change(self._mode)
        self._before.append(before if first is None else first)

    def __exit__(self, *_: object) -> None:
        _Settings.change(self._before.pop())


def variable_fallback(op: Any, keys: DispatchKeySet, stack: Stack) -> None:
    """The fallback itself: the hooks say what to do; without any, call below autograd."""
    hooks = get_variable_hooks()
    if hooks is None:
        op.redispatch_boxed(keys & after_autograd_keyset, stack)
    else:
        hooks.not_implemented_fallback(op, keys, stack)


class VariableFallbackKernel(KernelFunction):
    """The fallback of the autograd keys, bound to each operator that comes to it.

    An operator that writes in place uses the derivative of its functional form, if that has
    one; this is asked when it is called, since the derivative may be registered later.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(BoxedKernel.make_from_function(variable_fallback), None)

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`; only if a gradient is wanted it boxes."""
        schema = op.schema
        below = op.lookup_redispatched(keys & after_autograd_keyset)
        require_grad = Places(schema).require_grad()
        record = _refusing_out if schema.out_arguments else variable_fallback
        is_open = schema.is_varret
        shared = _Shared(op, keys) if op.name.endswith("_") else None

        def autograd(*arguments: Any) -> Any:
            if require_grad(arguments) and is_grad_enabled():
                derived = None if shared is None else shared.kernel()
                if derived is not None:
                    return derived(*arguments)
                stack = [*arguments]
                record(op, keys, stack)
                if is_open:
                    return tuple(stack)
                return as_result(own_results(op, [*arguments], stack))
            return below(*arguments)

        return autograd


class _Shared:
    """The derivative of the functional form of an in-place operator, bound to the latter."""

    __slots__ = ("_found", "_keys", "_op")

    def __init__(self, op: Any, keys: DispatchKeySet) -> None:
        self._op: Final = op
        self._keys: Final = keys
        # Replaced as a whole, for threads may ask at once.
        self._found: tuple[Any, Any, Callable[..., Any] | None] | None = None

    def kernel(self) -> Callable[..., Any] | None:
        """The kernel; None if the functional form has no derivative now."""
        found = self._found
        if found is None or found[0].entry is not found[1]:
            form = functional_form(self._op)
            if form is None:
                return None
            entry = form.entry
            row = entry.kernels.get(DispatchKey.Autograd)
            bound = None
            if row is not None and isinstance(row.kernel, DerivativeKernel):
                bound = row.kernel.bind(self._op, self._keys)
            found = self._found = (form, entry, bound)
        return found[2]


def _refusing_out(op: Any, keys: DispatchKeySet, stack: Stack) -> None:
    refuse_out(op)


def refuse_out(op: OperatorHandle) -> NoReturn:
    """RuntimeError for an out variant that would have to be recorded."""
    raise RuntimeError(
        f"{op.qualified_name}: operators that write to out arguments are not recorded, but"
        " one of the arguments requires gradients; use the operator without out, or"
        " no_grad()"
    )


def not_implemented_fallback(op: Any, keys: DispatchKeySet, stack: Stack) -> None:
    """Call below autograd; the results know that the gradient ends at this operator.

    If the kernel is itself made of recorded operators, its results have a graph already
    and keep it. So do arguments that are returned as they are.
    """
    below = keys & after_autograd_keyset
    schema = op.schema
    start = len(stack) - len(schema.arguments)
    arguments = stack[start:]
    written = _written(op, arguments)
    if _Settings.mode is FallbackMode.NOTHING:
        # What is written to and has a graph keeps none of it: it would be that of old values.
        written = [t for t in written if edge_of(t) is not None]
        ending = NoGradientNode([edge_of(t) for t in written])
        _run_below(op, below, stack, written, ending)
        return
    inputs = [*Places(schema).tensors(arguments)]
    others = [t for t in inputs if all(t is not each for each in written)]
    node = NotImplementedNode(op, [edge_of(t) for t in (*written, *others)])
    _run_below(op, below, stack, written, node)
    for t in tensors_in(stack[start:]):
        is_new = all(t is not each for each in inputs)
        if is_new and is_differentiable(t) and not t._requires_grad:
            set_history(t, node)


def _run_below(
    op: Any, below: DispatchKeySet, stack: Stack, written: Sequence[Any], node: Node
) -> None:
    """The call, after which what it has written to comes from `node`, if not recorded."""
    before = [_base_node(t) for t in written]
    op.redispatch_boxed(below, stack)
    for t, known in zip(written, before, strict=True):
        if is_differentiable(t) and _base_node(t) is known:
            written_by(t, node)


def _written(op: Any, arguments: Sequence[Any]) -> list[Any]:
    """The tensors that a call writes to. RuntimeError if one of them may not be written to."""
    found = [
        t for place in written_places(op.schema) for t in tensors_in(arguments[place])
    ]
    for t in found:
        refuse_write(t, op.qualified_name)
    return found


def _base_node(t: Any) -> Node | None:
    """The node of a tensor, or of what it is a view of: it changes with recorded writes."""
    meta = meta_of(t)
    return node_of(t if meta is None or meta.view is None else meta.view.base)


class NoDerivativeKernel(AutogradKernel):
    """For operators that have no derivative to give.

    Results require no gradients, and those of what is written to end there.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__({})

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op`, or of the operator that does the same in place."""
        schema = op.schema
        if schema.out_arguments or not written_places(schema):
            return super().bind(op, keys)
        below = op.lookup_redispatched(keys & after_autograd_keyset)
        require_grad = Places(schema).require_grad()

        def end(arguments: tuple[Any, ...]) -> Any:
            written = _written(op, arguments)
            node = NoGradientNode([edge_of(t) for t in written])
            with _BELOW:
                result = below(*arguments)
            for t in filter(is_differentiable, written):
                written_by(t, node)
            return result

        return recording_kernel(below, _BELOW, require_grad, end)


class NoGradientNode(Node):
    """Where gradients end of what an operator without a derivative to give has written to."""

    __slots__ = ()

    def apply(self, grads: Gradients) -> Sequence[Any]:
        return (None,) * len(self.next_edges)


class NotImplementedNode(Node):
    """Where the gradients of an operator without a derivative end."""

    __slots__ = ("handle", "operator")

    def __init__(self, op: Any, edges: Sequence[Edge | None]) -> None:
        super().__init__(edges)
        self.handle: Final = op
        self.operator: Final[str] = op.qualified_name

    @property
    def name(self) -> str:
        return f"NotImplemented[{self.operator}]"

    def apply(self, grads: Gradients) -> Sequence[Any]:
        if any(gradient is not None for gradient in grads):
            _complain(self.handle)
        return (None,) * len(self.next_edges)


def _complain(op: Any) -> None:
    name = op.qualified_name
    message = (
        f"{name} has no derivative: gradients that arrive at its results end there, and"
        f" its arguments get none. {how_to_give(op)}, or say that it has none to give with"
        f" not_differentiable({name!r})"
    )
    if _Settings.mode is FallbackMode.ERROR:
        raise RuntimeError(message)
    with _Settings.lock:
        if name in _Settings.warned:
            return
        _Settings.warned.add(name)
    warnings.warn(
        f'{message}. set_fallback_mode("nothing") silences this for all operators',
        UserWarning,
        stacklevel=user_stacklevel(),
    )
