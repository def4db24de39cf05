"""Factories of random tensors: an empty tensor, and an operator that fills it."""

from __future__ import annotations

from collections.abc import Sequence

from ..device import Device
from ..dtypes import DType
from ..generator import Generator
from ..ops import ops
from ..options import Layout, MemoryFormat
from ..tensor import TensorBase as Tensor
from .factories import factory_options, resized
from .sampling import fill_with_integers


def _uniform(result: Tensor, generator: Generator | None) -> Tensor:
    ops.aten.uniform_.default(result, 0.0, 1.0, generator=generator)
    return result


def _normal(result: Tensor, generator: Generator | None) -> Tensor:
    ops.aten.normal_.default(result, 0.0, 1.0, generator=generator)
    return result


def _empty_random(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    options = factory_options(dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.empty.memory_format(size, **options)
    return result


def _like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    options = factory_options(dtype, layout, device, pin_memory)
    result: Tensor = ops.aten.empty_like.default(
        self, **options, memory_format=memory_format
    )
    return result


# rand: evenly distributed in [0, 1).


def rand(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return _uniform(_empty_random(size, dtype, layout, device, pin_memory), None)


def rand_generator(
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return _uniform(_empty_random(size, dtype, layout, device, pin_memory), generator)


def rand_out(size: Sequence[int], out: Tensor) -> Tensor:
    return _uniform(resized(out, size), None)


def rand_out_generator_out(
    size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    return _uniform(resized(out, size), generator)


def rand_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _uniform(_like(self, dtype, layout, device, pin_memory, memory_format), None)


def rand_like_generator(
    self: Tensor,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _uniform(
        _like(self, dtype, layout, device, pin_memory, memory_format), generator
    )


# randn: normally distributed with mean 0 and variance 1.


def randn(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return _normal(_empty_random(size, dtype, layout, device, pin_memory), None)


def randn_generator(
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return _normal(_empty_random(size, dtype, layout, device, pin_memory), generator)


def randn_out(size: Sequence[int], out: Tensor) -> Tensor:
    return _normal(resized(out, size), None)


def randn_out_generator_out(
    size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    return _normal(resized(out, size), generator)


def randn_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _normal(_like(self, dtype, layout, device, pin_memory, memory_format), None)


def randn_like_generator(
    self: Tensor,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    return _normal(
        _like(self, dtype, layout, device, pin_memory, memory_format), generator
    )


# randint: integers from [low, high), each as likely as the others.


def randint(
    high: int,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = _empty_random(size, dtype, layout, device, pin_memory)
    return fill_with_integers(result, 0, high, None)


def randint_generator(
    high: int,
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = _empty_random(size, dtype, layout, device, pin_memory)
    return fill_with_integers(result, 0, high, generator)


def randint_low(
    low: int,
    high: int,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = _empty_random(size, dtype, layout, device, pin_memory)
    return fill_with_integers(result, low, high, None)


def randint_low_generator(
    low: int,
    high: int,
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = _empty_random(size, dtype, layout, device, pin_memory)
    return fill_with_integers(result, low, high, generator)


def randint_out(high: int, size: Sequence[int], out: Tensor) -> Tensor:
    return fill_with_integers(resized(out, size), 0, high, None)


def randint_out_generator_out(
    high: int, size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    return fill_with_integers(resized(out, size), 0, high, generator)


def randint_out_low_out(
    low: int, high: int, size: Sequence[int], out: Tensor
) -> Tensor:
    return fill_with_integers(resized(out, size), low, high, None)


def randint_out_low_generator_out(
    low: int,
    high: int,
    size: Sequence[int],
    generator: Generator | None,
    out: Tensor,
) -> Tensor:
    return fill_with_integers(resized(out, size), low, high, generator)


# randperm: the numbers below n in random order.


def randperm(
    n: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    return randperm_generator(n, None, dtype, layout, device, pin_memory)


def randperm_generator(
    n: int,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    result = _empty_random((n,), dtype, layout, device, pin_memory)
    ops.aten.randperm.generator_out(n, generator=generator, out=result)
    return result


def randperm_out(n: int, out: Tensor) -> Tensor:
    ops.aten.randperm.generator_out(n, generator=None, out=out)
    return out
