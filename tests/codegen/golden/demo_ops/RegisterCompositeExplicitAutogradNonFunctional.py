"""The kernels of demo.yaml on CompositeExplicitAutogradNonFunctional. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import default_functional as _rt_default_functional
from runtime.derived import default_inplace as _rt_default_inplace
from runtime.derived import view_copy as _rt_view_copy
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from demo_kernels import plain as _rt_plain
from demo_kernels import structured as _rt_structured

KEY = "CompositeExplicitAutogradNonFunctional"

ROWS_demo: tuple[tuple[str, Any], ...] = (
    (
        "add.Tensor",
        _rt_default_functional(
            _rt_structured.meta_add_Tensor, "demo::add.out", op="add.Tensor"
        ),
    ),
    (
        "add_.Tensor",
        _rt_default_inplace(
            _rt_structured.meta_add_Tensor, "demo::add.out", op="add_.Tensor"
        ),
    ),
    ("reshaped_copy", _rt_view_copy("demo::reshaped")),
    ("rows_copy", _rt_view_copy("demo::rows")),
    (
        "split_at",
        _rt_default_functional(
            _rt_structured.meta_split_at, "demo::split_at.out", 2, op="split_at"
        ),
    ),
    ("thrice", _rt_plain.thrice),
    (
        "window",
        _rt_default_functional(
            _rt_structured.meta_window, "demo::window.out", op="window"
        ),
    ),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
