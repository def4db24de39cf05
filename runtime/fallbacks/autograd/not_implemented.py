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
from typing import Any, ClassVar, Final

from ...boxing import BoxedKernel, Stack
from ...gradients import get_variable_hooks
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...locations import user_stacklevel
from ..values import as_result, own_results, tensors_in
from .grad_mode import is_grad_enabled
from .history import edge_of, node_of, refuse_write, set_history, written_by
from .metadata import Edge, meta_of
from .node import Gradients, Node
from .recording import Places, is_differentiable


class FallbackMode(Enum):
    """What becomes of a gradient that arrives at an operator without a derivative.

    NOTHING: the results of the operator require no gradients. WARN: there is a warning,
    once for each operator, and the gradient ends there. ERROR: RuntimeError.
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
    """The fallback of the autograd keys, bound to each operator that comes to it."""

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

        def autograd(*arguments: Any) -> Any:
            if require_grad(arguments) and is_grad_enabled():
                stack = [*arguments]
                record(op, keys, stack)
                if is_open:
                    return tuple(stack)
                return as_result(own_results(op, [*arguments], stack))
            return below(*arguments)

        return autograd


def _refusing_out(op: Any, keys: DispatchKeySet, stack: Stack) -> None:
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
    if _Settings.mode is FallbackMode.NOTHING:
        op.redispatch_boxed(below, stack)
        return
    schema = op.schema
    start = len(stack) - len(schema.arguments)
    arguments = stack[start:]
    inputs = [*Places(schema).tensors(arguments)]
    written = [
        t
        for place, argument in enumerate(schema.arguments)
        if argument.is_write
        for t in tensors_in(arguments[place])
    ]
    for t in written:
        refuse_write(t, op.qualified_name)
    others = [t for t in inputs if all(t is not each for each in written)]
    node = NotImplementedNode(op, [edge_of(t) for t in (*written, *others)])
    before = [_base_node(t) for t in written]
    op.redispatch_boxed(below, stack)
    for t, known in zip(written, before, strict=True):
        if is_differentiable(t) and _base_node(t) is known:
            written_by(t, node)
    for t in tensors_in(stack[start:]):
        is_new = all(t is not each for each in inputs)
        if is_new and is_differentiable(t) and not t._requires_grad:
            set_history(t, node)


def _base_node(t: Any) -> Node | None:
    """The node of a tensor, or of what it is a view of: it changes with recorded writes."""
    meta = meta_of(t)
    return node_of(t if meta is None or meta.view is None else meta.view.base)


class NotImplementedNode(Node):
    """Where the gradients of an operator without a derivative end."""

    __slots__ = ("operator",)

    def __init__(self, op: Any, edges: Sequence[Edge | None]) -> None:
        super().__init__(edges)
        self.operator: Final[str] = op.qualified_name

    @property
    def name(self) -> str:
        return f"NotImplemented[{self.operator}]"

    def apply(self, grads: Gradients) -> Sequence[Any]:
        if any(gradient is not None for gradient in grads):
            _complain(self.operator)
        return (None,) * len(self.next_edges)


def _complain(name: str) -> None:
    message = (
        f"{name} has no derivative: gradients that arrive at its results end there, and"
        f" its arguments get none. Give it one with register_autograd({name!r}, …), or say"
        f" that it has none to give with not_differentiable({name!r})"
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
