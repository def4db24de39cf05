"""Recording which kernels run, and why.

    with trace() as calls:
        x + y
    print(calls)

Recorded are the kernel calls made in the context of the block, nested ones included, in
the order in which they start. Threads that are started in the block have contexts of
their own and are not recorded.

This tells which kernels a call goes through, and why these. What a program computes, with
shapes, times and bytes, is recorded by ``fallbacks.record``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from . import instruments
from .boxing import BoxedFunction, Stack
from .instruments import CallSite
from .kernel import Registration
from .key_set import DispatchKeySet
from .keys import DispatchKey
from .operator import OperatorHandle
from .table import Reason


@dataclass(frozen=True, slots=True)
class TracedCall:
    """One kernel call. `registration` is None where no kernel was found.

    `keys` is the set that the kernel was chosen by, without the keys that fall through;
    `depth` counts the recorded calls that it was made from.
    """

    operator: OperatorHandle
    keys: DispatchKeySet
    key: DispatchKey
    registration: Registration | None
    reason: Reason
    is_redispatch: bool
    is_boxed: bool
    depth: int

    def __str__(self) -> str:
        kind = "redispatch" if self.is_redispatch else "call"
        boxed = " boxed" if self.is_boxed else ""
        kernel = "no kernel"
        if self.registration is not None:
            kernel = self.registration.describe()
        indent = "  " * self.depth
        return (
            f"{indent}{kind}{boxed} {self.operator} {self.keys} -> {self.key}"
            f" [{self.reason}] {kernel}"
        )


class Trace(list[TracedCall]):
    """The recorded calls. Prints one line per call."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))


class _Recording(NamedTuple):
    """What the current context records into."""

    traces: tuple[Trace, ...]
    depth: int


_NOTHING: Final = _Recording((), 0)
_recording: ContextVar[_Recording] = ContextVar("recording", default=_NOTHING)


class _Tracer:
    """The instrument behind the mode."""

    def around_unboxed(
        self, site: CallSite, kernel: Callable[..., Any]
    ) -> Callable[..., Any]:
        def traced(*args: Any) -> Any:
            with _recorded(site, False):
                return kernel(*args)

        return traced

    def around_boxed(self, site: CallSite, kernel: BoxedFunction) -> BoxedFunction:
        def traced(op: Any, stack: Stack) -> None:
            with _recorded(site, True):
                kernel(op, stack)

        return traced


@contextmanager
def _recorded(site: CallSite, is_boxed: bool) -> Iterator[None]:
    """Record a call, and that those made in the block are made from it."""
    current = _recording.get()
    if not current.traces:
        yield
        return
    call = TracedCall(
        site.operator,
        site.keys,
        site.key,
        site.registration,
        site.reason,
        site.is_redispatch,
        is_boxed,
        current.depth,
    )
    for trace_ in current.traces:
        trace_.append(call)
    token = _recording.set(current._replace(depth=current.depth + 1))
    try:
        yield
    finally:
        _recording.reset(token)


_switch: Final = instruments.Switch(_Tracer())


@contextmanager
def trace() -> Iterator[Trace]:
    """Record the kernel calls of the block. Traces nest: each gets all of its block."""
    user = None
    current = _recording.get()
    made = Trace()
    try:
        user = _switch.on()
        _recording.set(current._replace(traces=(*current.traces, made)))
        yield made
    finally:
        _recording.set(current)
        _switch.off(user)
