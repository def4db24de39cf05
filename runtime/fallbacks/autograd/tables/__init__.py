"""The derivatives of the operators of `aten`, one table for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ....dispatcher import Dispatcher
from ..derivatives import Row
from ..variants import in_place_form
from . import (
    binary,
    convolutions,
    indexing,
    linear,
    lists,
    networks,
    pointwise,
    reductions,
    views,
)
from .support import to_source, zero

ROWS: Final[dict[str, Row]] = {
    **pointwise.ROWS,
    **binary.ROWS,
    **reductions.ROWS,
    **views.ROWS,
    **indexing.ROWS,
    **linear.ROWS,
    **networks.ROWS,
    **convolutions.ROWS,
    "copy_": {"self": zero, "src": to_source},
}

DECOMPOSED: Final = lists.DECOMPOSED
RESIZE: Final = views.RESIZE

NOT_DIFFERENTIABLE: Final[tuple[str, ...]] = (
    *("detach", "detach_copy", "_local_scalar_dense"),
    # They make tensors in the likeness of another one.
    *("empty_like", "zeros_like", "ones_like", "full_like", "new_empty", "new_full"),
    *("new_ones", "new_zeros", "rand_like", "rand_like.generator", "randn_like"),
    "randn_like.generator",
    # Their results are truth values or integers.
    *(
        f"{name}.{kind}"
        for name in ("eq", "ne", "lt", "le", "gt", "ge")
        for kind in ("Scalar", "Tensor")
    ),
    *("isnan", "isinf", "logical_and", "logical_or", "logical_xor", "logical_not"),
    *("any", "any.dim", "any.dims", "all", "all.dim", "all.dims", "argmax", "argmin"),
    "nonzero",
    # Their results are the same bytes with another meaning.
    *("view.dtype", "view_copy.dtype"),
)
"""Operators whose results have no gradient, whatever they are computed from."""


NOT_FOR_COMPLEX: Final = frozenset(
    {
        *("_index_put_impl", "_log_softmax", "_reshape_alias_copy", "_softmax"),
        *("bernoulli", "convolution", "embedding", "native_dropout", "select_copy"),
        *("silu", "slice_copy"),
    }
)
"""Operators, without their overload, that PyTorch does not differentiate where the result
is complex."""


def rows_for(dispatcher: Dispatcher) -> Iterator[tuple[Any, Row]]:
    """The operators of a dispatcher that have a row, in-place forms included, with it."""
    own = {f"aten::{name}" for name in ROWS}
    for name, row in ROWS.items():
        base, _, overload = name.partition(".")
        found = dispatcher.find_schema(f"aten::{base}", overload)
        if found is None:
            continue
        yield found, row
        in_place = in_place_form(found)
        if in_place is not None and in_place.qualified_name not in own:
            yield in_place, row
