"""The kernels of demo.yaml on BackendSelect. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import backend_select as _rt_backend_select
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library

KEY = "BackendSelect"

ROWS_demo: tuple[tuple[str, Any], ...] = (
    ("make", _rt_backend_select(2)),
    ("zeros", _rt_backend_select(1)),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
