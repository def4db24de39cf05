"""The kernels of demo.yaml on CPU. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from demo_kernels import plain as _rt_plain
from demo_kernels import structured as _rt_structured
from runtime.structured import functional as _rt_functional
from runtime.structured import inplace as _rt_inplace
from runtime.structured import out as _rt_out

KEY = "CPU"

ROWS_demo: tuple[tuple[str, Any], ...] = (
    ("a_long_name_with_more_than_fits", _rt_plain.as_long),
    (
        "add.Tensor",
        _rt_functional(
            _rt_structured.meta_add_Tensor,
            _rt_structured.add_out,
            cast_out=True,
            op="add.Tensor",
        ),
    ),
    (
        "add.out",
        _rt_out(
            _rt_structured.meta_add_Tensor,
            _rt_structured.add_out,
            cast_out=True,
            op="add.out",
        ),
    ),
    (
        "add_.Tensor",
        _rt_inplace(
            _rt_structured.meta_add_Tensor,
            _rt_structured.add_out,
            cast_out=True,
            op="add_.Tensor",
        ),
    ),
    ("advance", _rt_plain.advance),
    ("bool", _rt_plain.bool_kernel),
    ("bounds", _rt_plain.bounds),
    ("bump_", _rt_plain.bump_),
    ("cast", _rt_plain.cast),
    ("defaults", _rt_plain.defaults),
    ("dim", _rt_plain.ndim),
    ("draw", _rt_plain.draw),
    ("eq", _rt_plain.eq),
    ("flat_", _rt_plain.flat_),
    ("floor_divide", _rt_plain.floor_divide),
    ("grow_.Scalar", _rt_plain.grow_),
    ("grow_.Tensor", _rt_plain.grow_),
    ("join.Scalar", _rt_plain.join),
    ("join.Tensor", _rt_plain.join),
    ("lambda", _rt_plain.lambda_kernel),
    ("largest", _rt_plain.largest),
    ("less.Scalar", _rt_plain.less),
    ("less.Tensor", _rt_plain.less),
    ("matmul", _rt_plain.matmul),
    ("mul", _rt_plain.mul),
    ("mul_", _rt_plain.mul_),
    ("ndim", _rt_plain.ndim),
    ("neg", _rt_plain.neg),
    ("noise_", _rt_plain.noise_),
    ("pick", _rt_plain.pick),
    ("pool.Scalar", _rt_plain.pool),
    ("pool.Tensor", _rt_plain.pool),
    ("pow.Scalar", _rt_plain.pow_kernel),
    ("pow.Tensor", _rt_plain.pow_kernel),
    ("pow.Tensor_Scalar", _rt_plain.pow_kernel),
    ("reciprocal", _rt_plain.reciprocal),
    ("reshaped", _rt_plain.reshaped),
    ("rows", _rt_plain.rows),
    ("rsub", _rt_plain.rsub),
    ("shift.Scalar", _rt_plain.shift),
    ("shift.Tensor", _rt_plain.shift),
    ("soft", _rt_plain.soft),
    ("soft.int", _rt_plain.soft),
    ("soft.out", _rt_plain.soft_out),
    ("spin", _rt_plain.spin),
    ("spin.axis", _rt_plain.spin),
    (
        "split_at",
        _rt_functional(
            _rt_structured.meta_split_at,
            _rt_structured.split_at_out,
            2,
            precomputed=((1, 1),),
            op="split_at",
        ),
    ),
    (
        "split_at.out",
        _rt_out(
            _rt_structured.meta_split_at,
            _rt_structured.split_at_out,
            2,
            precomputed=((1, 1),),
            op="split_at.out",
        ),
    ),
    ("spread", _rt_plain.spread),
    ("tally", _rt_plain.tally),
    ("to", _rt_plain.to),
    ("total", _rt_plain.total),
    ("turn", _rt_plain.turn),
    ("turn.by_name", _rt_plain.turn_by_by_name),
    ("turn.nothing", _rt_plain.turn_by_nothing),
    (
        "window",
        _rt_functional(
            _rt_structured.meta_window,
            _rt_structured.window_out,
            precomputed=((1, 2), (2, 1)),
            op="window",
        ),
    ),
    (
        "window.out",
        _rt_out(
            _rt_structured.meta_window,
            _rt_structured.window_out,
            precomputed=((1, 2), (2, 1)),
            op="window.out",
        ),
    ),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
