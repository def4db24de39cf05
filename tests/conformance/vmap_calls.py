"""Calls of an operator on samples: under vmap, and one after the other, in either library."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from operator_outcomes import Array, Side
from sample_arrays import place
from samples import Sample, TensorSpec, build

SIZE: Final = 3
"""How many samples there are."""

Vmap = Callable[..., Callable[..., Any]]


@dataclass(frozen=True, slots=True)
class Look:
    """A tensor: dtype, shape, elements."""

    dtype: str
    shape: tuple[int, ...]
    values: Array | None


@dataclass(slots=True)
class Found:
    """What came of a call: results and the tensors passed, afterwards; or the error.

    `same` says for each result which tensor of the call it was, by identity.
    """

    results: list[Look]
    arguments: list[Look]
    same: tuple[int | None, ...] = ()
    error: Exception | None = None


def specs_of(sample: Sample) -> list[TensorSpec]:
    """The tensors that a call describes, each once."""
    found: dict[int, TensorSpec] = {}

    def note(spec: TensorSpec) -> TensorSpec:
        found.setdefault(id(spec), spec)
        return spec

    build((sample.args, sample.kwargs), note, lambda value: value)
    return list(found.values())


def choices(count: int) -> Iterator[tuple[bool, ...]]:
    """Which of the tensors are mapped over: all of them, each alone, all but each."""
    seen = set()
    for chosen in (
        (True,) * count,
        *(tuple(i == j for i in range(count)) for j in range(count)),
        *(tuple(i != j for i in range(count)) for j in range(count)),
    ):
        if any(chosen) and chosen not in seen:
            seen.add(chosen)
            yield chosen


def stacked(spec: TensorSpec) -> TensorSpec:
    """Samples like the described tensor, each with other elements, along a new dimension."""
    rows = []
    for i in range(SIZE):
        if spec.values is None:
            rows.append(replace(spec, seed=spec.seed + 1000 * i).array())
        else:
            # Given elements mean something where they are, such as positions in range.
            values = np.asarray(spec.values)
            rows.append(np.roll(values.reshape(-1), i).reshape(values.shape))
    values = np.stack(rows)
    return replace(spec, values=values, shape=values.shape, layout="contiguous")


def alone(spec: TensorSpec, index: int) -> TensorSpec:
    """One sample of a stacked description."""
    values = np.asarray(spec.values)[index]
    return replace(spec, values=values, shape=values.shape)


def at_end(spec: TensorSpec) -> TensorSpec:
    """A stacked description with the samples along the last dimension."""
    values = np.moveaxis(np.asarray(spec.values), 0, -1)
    return replace(spec, values=values, shape=values.shape)


def _look(side: Side, tensor: Any) -> Look:
    dtype, shape, *_ = side.look(tensor)
    return Look(dtype, tuple(shape), side.values(tensor))


def _tensors(side: Side, value: Any) -> list[Any]:
    if side.is_tensor(value):
        return [value]
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in _tensors(side, item)]
    if value is None:
        return []
    raise TypeError(f"not a tensor but a {type(value).__name__}")


class Caller:
    """Calls of one sample of an operator in one library."""

    def __init__(self, side: Side, vmap: Vmap, name: str, sample: Sample) -> None:
        self.side, self.vmap = side, vmap
        self.operator = side.operator(name)
        self.sample = sample
        self.specs = specs_of(sample)

    def _function(self, same: list[Any]) -> Callable[..., tuple[Any, ...]]:
        places = {id(spec): i for i, spec in enumerate(self.specs)}

        def call(*tensors: Any) -> tuple[Any, ...]:
            args, kwargs = build(
                (self.sample.args, self.sample.kwargs),
                lambda spec: tensors[places[id(spec)]],
                self.side.named,
            )
            results = _tensors(self.side, self.operator(*args, **kwargs))
            same.append(
                tuple(
                    next((i for i, t in enumerate(tensors) if t is result), None)
                    for result in results
                )
            )
            return tuple(results)

        return call

    def mapped(self, chosen: tuple[bool, ...], dim: int, **options: Any) -> Found:
        """All samples at once; `dim` is 0 or -1, where they lie in the tensors."""
        specs = [
            stacked(spec) if is_mapped else spec
            for spec, is_mapped in zip(self.specs, chosen, strict=True)
        ]
        if dim:
            specs = [
                at_end(spec) if is_mapped else spec
                for spec, is_mapped in zip(specs, chosen, strict=True)
            ]
        tensors = [self.side.tensor(place(spec)) for spec in specs]
        in_dims = tuple(dim if is_mapped else None for is_mapped in chosen)
        same: list[Any] = []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                function = self.vmap(self._function(same), in_dims=in_dims, **options)
                results = function(*tensors)
            except Exception as error:
                return Found([], [], error=error)
        looks = [_look(self.side, each) for each in results]
        arguments = [_look(self.side, each) for each in tensors]
        if dim:
            arguments = [
                _moved(look) if is_mapped else look
                for look, is_mapped in zip(arguments, chosen, strict=True)
            ]
        return Found(looks, arguments, same[0])

    def one_by_one(self, chosen: tuple[bool, ...]) -> Found:
        """The same samples, each by a call of its own, and their results put together."""
        rows, seen = [], []
        same: list[Any] = []
        stacks = [
            stacked(spec) if is_mapped else spec
            for spec, is_mapped in zip(self.specs, chosen, strict=True)
        ]
        for i in range(SIZE):
            tensors = [
                self.side.tensor(place(alone(spec, i) if is_mapped else spec))
                for spec, is_mapped in zip(stacks, chosen, strict=True)
            ]
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    results = self._function(same)(*tensors)
                except Exception as error:
                    return Found([], [], error=error)
            rows.append([_look(self.side, each) for each in results])
            seen.append([_look(self.side, each) for each in tensors])
        try:
            looks = [_joined(column) for column in zip(*rows, strict=True)]
            arguments = [
                _joined(column) if is_mapped else column[0]
                for column, is_mapped in zip(
                    zip(*seen, strict=True), chosen, strict=True
                )
            ]
        except ValueError as error:
            return Found([], [], error=error)
        return Found(looks, arguments, same[0])


def _moved(look: Look) -> Look:
    values = None if look.values is None else np.moveaxis(look.values, -1, 0)
    return Look(look.dtype, (look.shape[-1], *look.shape[:-1]), values)


def _joined(looks: Any) -> Look:
    first = looks[0]
    if len({(look.dtype, look.shape) for look in looks}) > 1:
        raise ValueError("results of different shapes")
    values = None
    if first.values is not None:
        values = np.stack([look.values for look in looks])
    return Look(first.dtype, (len(looks), *first.shape), values)
