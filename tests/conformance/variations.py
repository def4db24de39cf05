"""Samples that follow from samples: the same calls with other dtypes and layouts.

Whoever wrote a table thought of what matters to the operator. These calls ask about
the rest, where torch more often refuses; then Boxwood must refuse as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from operator_outcomes import TOLERANCES
from samples import Layout, Sample, TensorSpec, build

LAYOUTS: Final[tuple[Layout, ...]] = ("transposed", "sliced", "expanded")
DTYPES: Final = (
    "float64",
    "float16",
    "bfloat16",
    "complex64",
    "int64",
    "uint8",
    "bool",
)
_VARIED: Final = "float32"
# Sums of products in half precision differ by the order in which they are added up.
_LOOSE: Final = {"float16": (2e-2, 2e-2), "bfloat16": (1e-1, 1e-1)}


NOT_VARIED: Final = {
    # The order of equal elements is left open, and small integers have many.
    "topk": frozenset({"int64", "uint8", "bool"}),
    # Equal rows have no variance, by whose root rounding errors are then divided; and
    # the running statistics are written to.
    "batch_norm": frozenset({"expanded"}),
    "native_batch_norm": frozenset({"expanded"}),
    # torch takes complex numbers only where conv1d and conv2d split them into parts.
    "convolution": frozenset({"complex64"}),
}
"""Layouts and dtypes in which an operator is not tried, by operator."""


def variations(name: str, sample: Sample) -> Iterator[Sample]:
    """The call with all tensors in another layout, then with other dtypes for float32."""
    left_out = NOT_VARIED.get(name, frozenset())
    for layout in LAYOUTS:
        if layout in left_out:
            continue
        yield from _with(
            sample, lambda spec, new=layout: replace(spec, layout=new), sample.rtol
        )
    for dtype in DTYPES:
        if dtype in left_out:
            continue
        yield from _with(
            sample,
            lambda spec, new=dtype: _in_dtype(spec, new),
            *_LOOSE.get(dtype, (sample.rtol, sample.atol)),
        )


def _with(
    sample: Sample,
    change: Callable[[TensorSpec], TensorSpec],
    rtol: float | None = None,
    atol: float | None = None,
) -> Iterator[Sample]:
    """The call with changed tensors; nothing if none of them changes."""
    changed = False
    seen: dict[int, TensorSpec] = {}

    def make(spec: TensorSpec) -> TensorSpec:
        nonlocal changed
        if id(spec) not in seen:
            seen[id(spec)] = change(spec)
        changed |= seen[id(spec)] != spec
        return seen[id(spec)]

    args = build(sample.args, make, lambda named: named)
    kwargs = build(sample.kwargs, make, lambda named: named)
    if changed:
        yield Sample(
            *args,
            _rtol=rtol,
            _atol=atol,
            _random=sample.random,
            _meta=sample.meta,
            **kwargs,
        )


def _in_dtype(spec: TensorSpec, dtype: str) -> TensorSpec:
    # Values that were written down may be infinite or NaN, which no integer is.
    if spec.dtype != _VARIED or (spec.values is not None and dtype not in TOLERANCES):
        return spec
    return replace(spec, dtype=dtype)
