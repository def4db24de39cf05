"""The tensors that an out variant is given: fitting ones, and those that are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from operator_outcomes import TOLERANCES, Outcome, Seen
from samples import Sample, TensorSpec

from runtime.schema import FunctionSchema

_SEED: Final = 77

Make = Callable[[tuple[int, ...], str], TensorSpec]


@dataclass(frozen=True)
class OutForm:
    """Tensors for the results, made from what the functional variant returns."""

    name: str
    make: Make


def _spec(shape: tuple[int, ...], dtype: str, layout: Any = "contiguous") -> TensorSpec:
    return TensorSpec(shape, dtype, layout=layout, seed=_SEED)


def _other_size(shape: tuple[int, ...], dtype: str) -> TensorSpec:
    return _spec((*shape, 2) if shape and 0 not in shape else (3, 2), dtype)


def of_dtype(dtype: str) -> OutForm:
    """Tensors of the right shapes and of this dtype."""
    return OutForm(f"of {dtype}", lambda shape, _: _spec(shape, dtype))


def of_dtype_and_other_size(dtype: str) -> OutForm:
    """Tensors of this dtype that have to be resized."""
    name = f"of {dtype} and another size"
    return OutForm(name, lambda shape, _: _other_size(shape, dtype))


FITTING: Final = OutForm("fitting", _spec)
EMPTY: Final = OutForm("empty", lambda _, dtype: _spec((0,), dtype))

SPECIAL: Final = (
    OutForm("of another size", _other_size),
    OutForm("transposed", lambda shape, dtype: _spec(shape, dtype, "transposed")),
    OutForm("sliced", lambda shape, dtype: _spec(shape, dtype, "sliced")),
    *(
        of_dtype(dtype)
        for dtype in ("float64", "float16", "int32", "bool", "complex64")
    ),
)
"""What is tried with a few samples of each operator only."""


def with_out(
    sample: Sample, schema: FunctionSchema, functional: Outcome, form: OutForm
) -> Sample:
    """The sample with tensors for the results.

    Where the functional variant raises, there is nothing to fit: the tensors are empty.
    Results in a wider dtype are no closer than the dtype that they were computed in.
    """
    arguments = schema.out_arguments
    if functional.error is not None:
        looks: list[Any] = [((0,), "float32")] * len(arguments)
    elif len(arguments) == 1:
        looks = [_looks(functional.result)]
    else:
        looks = [_looks(result) for result in functional.result]
    specs = [_made(form.make, look) for look in looks]
    names = [argument.name for argument in arguments]
    outs = dict(zip(names, _shared(specs), strict=True))
    # Factories take no options here: the tensors for the results have them.
    known = {argument.name for argument in schema.arguments}
    kwargs = {name: arg for name, arg in sample.kwargs.items() if name in known}
    return sample.with_kwargs({**kwargs, **outs}, *_tolerance([looks, specs]))


def _made(make: Make, look: Any) -> Any:
    if isinstance(look, list):
        return [_made(make, item) for item in look]
    return make(*look)


def _looks(result: Any) -> Any:
    """Shape and dtype, or a list of such."""
    if isinstance(result, Seen):
        return result.shape, result.dtype
    return [_looks(item) for item in result]


def _shared(specs: Any, first: int = 0) -> Any:
    """The same description for the same tensor of different calls, as it is made once.

    Within one call no description may occur twice, since that would be one tensor.
    """
    if isinstance(specs, list):
        return [_shared(item, first + 10 * place) for place, item in enumerate(specs)]
    return _numbered(specs, first)


@cache
def _numbered(spec: TensorSpec, number: int) -> TensorSpec:
    return replace(spec, seed=spec.seed + number)


def _tolerance(value: Any) -> tuple[float | None, float | None]:
    """That of the least exact floating dtype, if there is one."""
    found = {TOLERANCES[name] for name in _dtypes(value) if name in TOLERANCES}
    return max(found, default=(None, None))


def _dtypes(value: Any) -> Iterator[str]:
    match value:
        case TensorSpec():
            yield value.dtype
        case (_, str(name)):
            yield name
        case list():
            for item in value:
                yield from _dtypes(item)


def chosen(samples: Iterable[Sample], limit: int) -> list[Sample]:
    """At most `limit` samples, spread evenly."""
    found = list(samples)
    step = max(1, -(-len(found) // limit))
    return found[::step]
