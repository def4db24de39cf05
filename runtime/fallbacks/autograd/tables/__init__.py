"""The derivatives of the operators of `aten`, one table for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ....dispatcher import Dispatcher
from ....schema import FunctionSchema
from ..derivatives import Row
from . import pointwise

ROWS: Final[dict[str, Row]] = {**pointwise.ROWS}
NOT_DIFFERENTIABLE: Final[tuple[str, ...]] = ()


def rows_for(dispatcher: Dispatcher) -> Iterator[tuple[Any, Row]]:
    """The operators of a dispatcher that have a row, in-place forms included, with it."""
    for name, row in ROWS.items():
        base, _, overload = name.partition(".")
        found = dispatcher.find_schema(f"aten::{base}", overload)
        if found is None:
            continue
        yield found, row
        in_place = _in_place_form(dispatcher, base, found.schema)
        if in_place is not None:
            yield in_place, row


def _in_place_form(dispatcher: Dispatcher, base: str, schema: FunctionSchema) -> Any:
    name = f"aten::{base}_"
    wanted = schema.signature(strip_default=True)
    for overload in dispatcher.overloads(name):
        found = dispatcher.get_schema(name, overload)
        if f"{base}_.{overload}".rstrip(".") in ROWS:
            continue
        if found.schema.signature(strip_default=True) == wanted:
            return found
    return None
