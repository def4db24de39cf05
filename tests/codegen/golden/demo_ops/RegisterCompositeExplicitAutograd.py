"""The kernels of demo.yaml on CompositeExplicitAutograd. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import functional_from_mutable as _rt_functional_from_mutable
from runtime.derived import out_from_functional as _rt_out_from_functional
from runtime.derived import out_from_mutable as _rt_out_from_mutable
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from demo_kernels import plain as _rt_plain

KEY = "CompositeExplicitAutograd"

ROWS_aten: tuple[tuple[str, Any], ...] = (
    ("clone", _rt_plain.clone),
    ("copy_", _rt_plain.copy_),
)

ROWS_demo: tuple[tuple[str, Any], ...] = (
    ("_foreach_double", _rt_plain.foreach_double),
    ("_foreach_double.out", _rt_out_from_functional("demo::_foreach_double")),
    ("_foreach_double_", _rt_plain.foreach_double_),
    (
        "a_long_name_with_more_than_fits.out",
        _rt_out_from_functional("demo::a_long_name_with_more_than_fits"),
    ),
    ("add.Scalar", _rt_plain.add_scalar),
    ("add.Scalar_out", _rt_out_from_functional("demo::add.Scalar")),
    ("advance.out", _rt_out_from_mutable("demo::advance")),
    ("advance_functional", _rt_functional_from_mutable("demo::advance")),
    ("bump", _rt_functional_from_mutable("demo::bump_")),
    ("bump.out", _rt_out_from_mutable("demo::bump_")),
    ("flat", _rt_functional_from_mutable("demo::flat_")),
    ("flat.out", _rt_out_from_mutable("demo::flat_")),
    ("less.Scalar_out", _rt_out_from_functional("demo::less.Scalar")),
    ("less.Tensor_out", _rt_out_from_functional("demo::less.Tensor")),
    ("make", _rt_plain.make),
    ("make_like", _rt_plain.make_like),
    ("place", _rt_plain.place),
    ("range.start_stop", _rt_plain.range_start_stop),
    ("range.stop", _rt_plain.range_stop),
    ("reshaped_copy.out", _rt_out_from_functional("demo::reshaped_copy")),
    ("rows_copy.out", _rt_out_from_functional("demo::rows_copy")),
    ("tally.out", _rt_out_from_mutable("demo::tally")),
    ("tally_functional", _rt_functional_from_mutable("demo::tally")),
    ("zeros", _rt_plain.zeros),
)

ROWS_other: tuple[tuple[str, Any], ...] = (("identity", _rt_plain.identity),)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("aten", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_aten))
    library = Library("demo", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_demo))
    library = Library("other", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS_other))
