"""First and second gradients of one call, in torch and in Boxwood, from the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Final, Protocol

import numpy as np
import torch
from boxwood_side import BoxwoodSide
from operator_outcomes import TOLERANCES, Side
from sample_arrays import place
from samples import Named, Sample, TensorSpec, build
from torch_side import TorchSide

from runtime.fallbacks import autograd
from runtime.tensor import tensor_from_array

Array = np.ndarray[Any, Any]
FLOATS: Final = ("float64", "float32", "float16", "bfloat16")
COMPLEX: Final = {"complex64": "float32", "complex128": "float64"}
"""The complex dtypes, each with the dtype of its parts."""


class Differentiating(Protocol):
    """A library with gradients."""

    @property
    def side(self) -> Side:
        """What makes the calls."""

    def grad(
        self,
        outputs: Sequence[Any],
        inputs: Sequence[Any],
        seeds: Sequence[Any],
        create_graph: bool,
    ) -> Sequence[Any]:
        """The gradients; None for inputs that were not used."""

    def like(self, array: Array, tensor: Any) -> Any:
        """A tensor with these elements, of the dtype of another one."""


class Torch:
    """torch."""

    side = TorchSide()

    def grad(
        self,
        outputs: Sequence[Any],
        inputs: Sequence[Any],
        seeds: Sequence[Any],
        create_graph: bool,
    ) -> Sequence[Any]:
        found: Sequence[Any] = torch.autograd.grad(
            list(outputs),
            list(inputs),
            list(seeds),
            create_graph=create_graph,
            allow_unused=True,
        )
        return found

    def like(self, array: Array, tensor: Any) -> Any:
        return torch.from_numpy(array.copy()).to(tensor.dtype)


class Boxwood:
    """Boxwood."""

    side = BoxwoodSide()

    def grad(
        self,
        outputs: Sequence[Any],
        inputs: Sequence[Any],
        seeds: Sequence[Any],
        create_graph: bool,
    ) -> Sequence[Any]:
        return autograd.grad(
            list(outputs),
            list(inputs),
            list(seeds),
            create_graph=create_graph,
            allow_unused=True,
        )

    def like(self, array: Array, tensor: Any) -> Any:
        return tensor_from_array(array.copy()).to(tensor.dtype)


@dataclass(slots=True)
class Gradients:
    """What came of one call.

    `required` says of each result whether it requires gradients; `first` and `second` are
    the gradients of the inputs, as arrays.
    """

    required: tuple[bool, ...] = ()
    first: tuple[Array | None, ...] = ()
    second: tuple[Array | None, ...] = ()
    looks: tuple[Any, ...] = ()
    error: Exception | None = None


def run(
    library: Differentiating,
    function: Callable[..., Any],
    sample: Sample,
    *,
    in_place: bool = False,
    twice: bool = False,
) -> Gradients:
    """Differentiate a call, with arguments built for this call alone."""
    try:
        return _run(library, function, sample, in_place, twice)
    except Exception as error:
        return Gradients(error=error)


def _run(
    library: Differentiating,
    function: Callable[..., Any],
    sample: Sample,
    in_place: bool,
    twice: bool,
) -> Gradients:
    side = library.side
    leaves: list[Any] = []
    made: dict[int, Any] = {}

    def make(spec: TensorSpec) -> Any:
        if id(spec) not in made:
            found = made[id(spec)] = side.tensor(place(spec))
            if spec.dtype in FLOATS or spec.dtype in COMPLEX:
                leaves.append(found.requires_grad_())
        return made[id(spec)]

    args = build(sample.args, make, side.named)
    kwargs = build(sample.kwargs, make, side.named)
    if in_place:
        args = (side.operator("clone")(args[0]), *args[1:])
    results = list(_tensors(side, function(*args, **kwargs)))
    required = tuple(t.requires_grad for t in results)
    outputs = [t for t in results if t.requires_grad]
    if not outputs:
        return Gradients(required)
    seeds = [_seed(library, i, t) for i, t in enumerate(outputs)]
    if twice:
        seeds = [seed.requires_grad_() for seed in seeds]
    first = library.grad(outputs, leaves, seeds, twice)
    found = Gradients(
        required,
        tuple(_array(side, t) for t in first),
        looks=tuple(None if t is None else side.look(t)[:2] for t in first),
    )
    again = {i: t for i, t in enumerate(first) if t is not None and t.requires_grad}
    if twice and again:
        seeds2 = [_seed(library, 9 + i, t) for i, t in again.items()]
        second = library.grad([*again.values()], [*leaves, *seeds], seeds2, False)
        found.second = tuple(_array(side, t) for t in second)
    return found


def _tensors(side: Side, value: Any) -> Iterator[Any]:
    if side.is_tensor(value):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _tensors(side, item)


def _seed(library: Differentiating, seed: int, t: Any) -> Any:
    """A gradient to begin with, like `t`."""
    rng = np.random.default_rng((seed, *t.shape))
    numbers = np.asarray(rng.uniform(0.5, 1.5, tuple(t.shape)))
    if str(t.dtype).endswith(tuple(COMPLEX)):
        numbers = np.asarray(numbers + 1j * rng.uniform(-1.5, -0.5, tuple(t.shape)))
    return library.like(numbers, t)


def _array(side: Side, t: Any) -> Array | None:
    if t is None:
        return None
    found = side.values(t.detach())
    assert found is not None
    return found.astype(np.complex128 if np.iscomplexobj(found) else np.float64)


def as_complex(sample: Sample, dtype: str, parts: str = "all") -> Sample | None:
    """The call with complex numbers in place of its floating ones.

    `parts` says in which of the tensors: "all", the "first", or the "others". None if
    nothing changes, or numbers that are not finite were written down.
    """
    seen: dict[int, TensorSpec] = {}
    changed = is_special = False

    def make(spec: TensorSpec) -> TensorSpec:
        nonlocal changed, is_special
        if spec.dtype not in ("float32", *COMPLEX):
            return spec
        if id(spec) not in seen:
            is_meant = parts == "all" or (parts == "first") is (not seen)
            is_special |= spec.values is not None and not np.all(
                np.isfinite(np.array(spec.values))
            )
            new = dtype if is_meant else COMPLEX[dtype]
            changed |= is_meant
            seen[id(spec)] = replace(spec, dtype=new)
        return seen[id(spec)]

    def rename(named: Named) -> Named:
        is_float = named.kind == "dtype" and named.name in ("float32", "float64")
        return replace(named, name=dtype) if is_float else named

    args = build(sample.args, make, rename)
    kwargs = build(sample.kwargs, make, rename)
    if not changed or is_special or (parts != "all" and len(seen) < 2):
        return None
    return Sample(*args, _random=sample.random, **kwargs)


def as_doubles(sample: Sample) -> Sample | None:
    """The call in float64; None if nothing in it is in float32."""
    changed = False
    seen: dict[int, TensorSpec] = {}

    def make(spec: TensorSpec) -> TensorSpec:
        nonlocal changed
        if id(spec) not in seen:
            is_single = spec.dtype == "float32"
            changed |= is_single
            seen[id(spec)] = replace(spec, dtype="float64") if is_single else spec
        return seen[id(spec)]

    args = build(sample.args, make, lambda named: named)
    kwargs = build(sample.kwargs, make, lambda named: named)
    return Sample(*args, _random=sample.random, **kwargs) if changed else None


def is_complex(sample: Sample) -> bool:
    """Whether complex numbers occur in a call."""
    found = False

    def note(spec: TensorSpec) -> None:
        nonlocal found
        found |= spec.dtype.startswith("complex")

    def note_named(named: Named) -> None:
        nonlocal found
        found |= named.name.startswith("complex")

    build((sample.args, sample.kwargs), note, note_named)
    values = [*sample.args, *sample.kwargs.values()]
    return found or any(isinstance(value, complex) for value in values)


def lowest_dtype(sample: Sample) -> str:
    """The floating dtype of a call that is the least exact."""
    found = {"float64"}

    def note(spec: TensorSpec) -> None:
        name = COMPLEX.get(spec.dtype, spec.dtype)
        if name in FLOATS:
            found.add(name)

    build((sample.args, sample.kwargs), note, lambda named: named)
    return max(found, key=FLOATS.index)


# Rounding errors of several steps add up, in the gradients more than in the results.
_LOOSER: Final = 30
# torch computes the gradients of half precision in one step, without rounding in between.
_HALVES: Final = {"float16": (3e-2, 1e-2), "bfloat16": (1e-1, 1e-1)}


def difference(expected: Gradients, found: Gradients, dtype: str) -> str | None:
    """What is wrong, in one line; None if nothing is."""
    if expected.error is not None:
        return None
    if found.error is not None:
        return f"{type(found.error).__name__}: {str(found.error)[:200]}"
    if expected.required != found.required:
        return f"requires_grad: expected {expected.required}, found {found.required}"
    rtol, atol = _HALVES.get(dtype) or (each * _LOOSER for each in TOLERANCES[dtype])
    for what in ("first", "second"):
        arrays = (getattr(expected, what), getattr(found, what))
        for index, (one, other) in enumerate(zip_longest(*arrays)):
            wrong = _array_difference(one, other, rtol, atol)
            if wrong is not None:
                return f"{what} gradient of input {index}: {wrong}"
    for index, (one, other) in enumerate(zip(expected.looks, found.looks, strict=True)):
        if None not in (one, other) and one != other:
            return f"gradient {index} looks like {other}, not like {one}"
    return None


def _array_difference(
    expected: Array | None, found: Array | None, rtol: float, atol: float
) -> str | None:
    # No gradient at all means zeros.
    if expected is None and found is None:
        return None
    if expected is None:
        expected = np.zeros_like(found)
    if found is None:
        found = np.zeros_like(expected)
    if expected.shape != found.shape:
        return f"shape {found.shape}, expected {expected.shape}"
    scale = np.abs(expected[np.isfinite(expected)]).max(initial=1.0)
    same = np.isclose(found, expected, rtol, atol * scale, equal_nan=True)
    if np.all(same):
        return None
    at = tuple(int(i) for i in np.argwhere(~np.asarray(same))[0])
    return (
        f"{np.size(same) - np.count_nonzero(same)} of {np.size(same)} values, the first"
        f" at {at}: expected {expected[at]}, found {found[at]}"
    )
