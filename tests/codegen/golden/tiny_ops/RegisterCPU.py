"""The kernels of tiny.yaml on CPU. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from tiny_kernels import only as _rt_only

KEY = "CPU"

ROWS: tuple[tuple[str, Any], ...] = (("nothing", _rt_only.nothing),)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("tiny", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS))
