"""Inputs for comparing operators with torch, written once for both libraries.

A sample is one call: positional and keyword arguments in which tensors are
described, not made. `operator_outcomes.run` turns the same description into the
arguments of either library, from the same NumPy array. Families of operators keep
their samples in `samples_<family>.py`, each with one table::

    SAMPLES: dict[str, list[Sample]] = {
        "add.Tensor": [
            Sample(tensor(2, 3), tensor(3)),
            Sample(tensor(2, 3), tensor(dtype="int64"), alpha=2),
        ],
    }

The key is the functional overload; its in-place and out forms, Meta, the boxed
call and the kernel are derived from the same samples by the test that runs them.
An overload without a functional form has an entry of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

Layout = Literal["contiguous", "transposed", "sliced", "expanded"]


@dataclass(frozen=True)
class TensorSpec:
    """A tensor: shape, dtype name, range of its elements, how it lies in memory.

    `values` overrides the random elements. `low` and `high` bound them (integers
    included at both ends); a bool tensor ignores both.
    """

    shape: tuple[int, ...]
    dtype: str = "float32"
    low: float = -2.0
    high: float = 2.0
    layout: Layout = "contiguous"
    values: Any = None
    seed: int = 0

    def array(self) -> np.ndarray:
        """The elements as float64, int64, bool or complex128, contiguous."""
        if self.values is not None:
            return np.array(self.values)
        rng = np.random.default_rng((self.seed, *self.shape, len(self.dtype)))
        if self.dtype == "bool":
            return rng.integers(0, 2, self.shape).astype(bool)
        if self.dtype.startswith(("int", "uint")):
            low = max(self.low, 0) if self.dtype == "uint8" else self.low
            return rng.integers(math.ceil(low), math.floor(self.high) + 1, self.shape)
        real = rng.uniform(self.low, self.high, self.shape)
        if self.dtype.startswith("complex"):
            imaginary = rng.uniform(self.low, self.high, self.shape)
            return np.asarray(real + 1j * imaginary)
        return np.asarray(real)


@dataclass(frozen=True)
class Named:
    """A value that each library spells in its own way: a dtype, layout, memory format or device."""

    kind: Literal["dtype", "layout", "memory_format", "device"]
    name: str


def specs(value: Any) -> Iterator[TensorSpec]:
    """Each tensor in `value`, which may be lists of such."""
    if isinstance(value, TensorSpec):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from specs(item)


@dataclass(frozen=True, init=False)
class Sample:
    """One call.

    `rtol` and `atol` replace the tolerance of the dtype; `random` compares shape and
    dtype only; without `meta` the call is not made on the meta device.
    """

    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    rtol: float | None = None
    atol: float | None = None
    random: bool = False
    meta: bool = True

    def __init__(
        self,
        *args: Any,
        _rtol: float | None = None,
        _atol: float | None = None,
        _random: bool = False,
        _meta: bool = True,
        **kwargs: Any,
    ) -> None:
        object.__setattr__(self, "args", args)
        object.__setattr__(self, "kwargs", kwargs)
        object.__setattr__(self, "rtol", _rtol)
        object.__setattr__(self, "atol", _atol)
        object.__setattr__(self, "random", _random)
        object.__setattr__(self, "meta", _meta)

    def with_kwargs(
        self,
        kwargs: dict[str, Any],
        rtol: float | None = None,
        atol: float | None = None,
    ) -> Sample:
        """The call with other keyword arguments, and a tolerance if it has none."""
        return Sample(
            *self.args,
            _rtol=rtol if self.rtol is None else self.rtol,
            _atol=atol if self.atol is None else self.atol,
            _random=self.random,
            _meta=self.meta,
            **kwargs,
        )


def tensor(
    *shape: int,
    dtype: str = "float32",
    low: float = -2.0,
    high: float = 2.0,
    layout: Layout = "contiguous",
    values: Any = None,
    seed: int = 0,
) -> TensorSpec:
    """Describe a tensor; `tensor()` has dimension 0.

    `tensor(values=[...])` takes the shape of its values.
    """
    if values is not None:
        shape = np.array(values).shape
    return TensorSpec(shape, dtype, low, high, layout, values, seed)


def dtype(name: str) -> Named:
    """The dtype of that name."""
    return Named("dtype", name)


def memory_format(name: str) -> Named:
    """The memory format of that name (`contiguous_format`, `preserve_format`, `channels_last`)."""
    return Named("memory_format", name)


def device(name: str) -> Named:
    """The device of that name."""
    return Named("device", name)


def build(
    value: Any,
    make_tensor: Callable[[TensorSpec], Any],
    make_named: Callable[[Named], Any],
) -> Any:
    """`value` with every description replaced, through lists, tuples and dicts."""
    match value:
        case TensorSpec():
            return make_tensor(value)
        case Named():
            return make_named(value)
        case list() | tuple():
            return type(value)(build(v, make_tensor, make_named) for v in value)
        case dict():
            return {k: build(v, make_tensor, make_named) for k, v in value.items()}
        case _:
            return value
