"""The kernels of demo.yaml on CompositeImplicitAutograd. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from demo_kernels import plain as _rt_plain

KEY = "CompositeImplicitAutograd"

ROWS_demo: tuple[tuple[str, Any], ...] = (("twice", _rt_plain.twice),)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
