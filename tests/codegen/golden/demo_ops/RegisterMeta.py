"""The kernels of demo.yaml on Meta. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import inplace_meta as _rt_inplace_meta
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from demo_kernels import structured as _rt_structured
from runtime.structured import functional as _rt_functional
from runtime.structured import inplace as _rt_inplace
from runtime.structured import out as _rt_out

KEY = "Meta"

ROWS_demo: tuple[tuple[str, Any], ...] = (
    (
        "add.Tensor",
        _rt_functional(
            _rt_structured.meta_add_Tensor, None, cast_out=True, op="add.Tensor"
        ),
    ),
    (
        "add.out",
        _rt_out(_rt_structured.meta_add_Tensor, None, cast_out=True, op="add.out"),
    ),
    (
        "add_.Tensor",
        _rt_inplace(
            _rt_structured.meta_add_Tensor, None, cast_out=True, op="add_.Tensor"
        ),
    ),
    ("bump_", _rt_inplace_meta()),
    ("flat_", _rt_inplace_meta()),
    ("mul_", _rt_inplace_meta()),
    ("noise_", _rt_inplace_meta()),
    (
        "split_at",
        _rt_functional(
            _rt_structured.meta_split_at, None, 2, precomputed=((1, 1),), op="split_at"
        ),
    ),
    (
        "split_at.out",
        _rt_out(
            _rt_structured.meta_split_at,
            None,
            2,
            precomputed=((1, 1),),
            op="split_at.out",
        ),
    ),
    (
        "window",
        _rt_functional(
            _rt_structured.meta_window, None, precomputed=((1, 2), (2, 1)), op="window"
        ),
    ),
    (
        "window.out",
        _rt_out(
            _rt_structured.meta_window,
            None,
            precomputed=((1, 2), (2, 1)),
            op="window.out",
        ),
    ),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
