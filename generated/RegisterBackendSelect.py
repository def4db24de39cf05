"""The kernels of native_functions.yaml on BackendSelect. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import backend_select as _rt_backend_select
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library

KEY = "BackendSelect"

ROWS: tuple[tuple[str, Any], ...] = (
    ("_to_copy", _rt_backend_select(1)),
    ("arange", _rt_backend_select(1)),
    ("arange.start", _rt_backend_select(2)),
    ("arange.start_step", _rt_backend_select(3)),
    ("empty.memory_format", _rt_backend_select(1)),
    ("empty_strided", _rt_backend_select(2)),
    ("eye", _rt_backend_select(1)),
    ("eye.m", _rt_backend_select(2)),
    ("full", _rt_backend_select(2)),
    ("linspace", _rt_backend_select(3)),
    ("linspace.Scalar_Tensor", _rt_backend_select(3)),
    ("linspace.Tensor_Scalar", _rt_backend_select(3)),
    ("linspace.Tensor_Tensor", _rt_backend_select(3)),
    ("ones", _rt_backend_select(1)),
    ("rand", _rt_backend_select(1)),
    ("rand.generator", _rt_backend_select(2)),
    ("randint", _rt_backend_select(2)),
    ("randint.generator", _rt_backend_select(3)),
    ("randint.low", _rt_backend_select(3)),
    ("randint.low_generator", _rt_backend_select(4)),
    ("randn", _rt_backend_select(1)),
    ("randn.generator", _rt_backend_select(2)),
    ("randperm", _rt_backend_select(1)),
    ("randperm.generator", _rt_backend_select(2)),
    ("scalar_tensor", _rt_backend_select(1)),
    ("to.dtype_layout", _rt_backend_select(1)),
    ("tril_indices", _rt_backend_select(3)),
    ("triu_indices", _rt_backend_select(3)),
    ("zeros", _rt_backend_select(1)),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("aten", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS))
