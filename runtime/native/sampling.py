"""Random tensors: factories, and operators that fill a tensor with random values.

The numbers are not those that PyTorch draws from the same seed, but their distribution
and their bounds are (``ATen/native/DistributionTemplates.h``). The kernels that fill a
tensor draw from a `Generator`; the factories are composites of them.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Final

import numpy as np

from ..device import Device
from ..dtypes import DType, bfloat16, bool_, cast_array, float16, to_real
from ..errors import DeviceError, UnusableArgumentError
from ..generator import Generator, default_generator
from ..locations import user_stacklevel
from ..ops import ops
from ..options import contiguous_format
from ..storage import Array
from ..structured import require_meta
from ..tensor import TensorBase as Tensor
from ..tensor import resize_storage, tensor_from_array
from .factories import check_written_once
from .random_streams import Stream
from .support import check, expanded, largest_float, mantissa_bits, opmath_type

_HALF_TYPES: Final = (float16, bfloat16)
_ONLY_OURS: Final = "kernels draw from a runtime.generator.Generator alone"


def _stream_of(generator: Generator | None, device: Device) -> Stream:
    """Where to draw the values of a tensor on `device` from."""
    if generator is None:
        return default_generator(device).stream
    if not isinstance(generator, Generator):
        raise UnusableArgumentError(_ONLY_OURS, generator)
    check(
        generator.device.type == device.type,
        f"Expected a generator for device {device} but found one for {generator.device}",
        DeviceError,
    )
    return generator.stream


def _real_parts(array: Array) -> list[Array]:
    """The array itself, or views of the real and the imaginary parts."""
    return [array.real, array.imag] if np.iscomplexobj(array) else [array]


def _unit(stream: Stream, shape: Sequence[int], dtype: DType) -> Array:
    """Evenly distributed values in [0, 1), each exact in a real floating type."""
    if dtype in _HALF_TYPES:
        bits = mantissa_bits(dtype)
        drawn = stream.integers(0, 1 << bits, shape, dtype=np.uint16)
        return np.asarray(drawn, np.float32) * np.float32(2.0**-bits)
    values: Array = stream.random(shape, dtype=dtype.numpy.type)
    return values


# uniform_


def _check_uniform(low: float, high: float, dtype: DType) -> None:
    if not (dtype.is_floating_point or dtype.is_complex):
        raise NotImplementedError(f"uniform_ is not implemented for {dtype}")
    largest = largest_float(to_real(dtype))
    for name, bound in (("from", low), ("to", high)):
        check(abs(bound) <= largest, f"{name} is out of bounds for {dtype}: {bound}")
    check(
        low <= high,
        f"uniform_ expects to return a [from, to) range, but found from={low} > to={high}",
    )
    check(
        high - low <= largest,
        f"uniform_ expects to - from to be finite in {dtype}, but found from={low}, to={high}",
    )


def uniform_(
    self: Tensor, from_: float, to: float, generator: Generator | None
) -> Tensor:
    """Values in [from, to); both parts of complex numbers are drawn."""
    _check_uniform(from_, to, self.dtype)
    check_written_once(self)
    stream = _stream_of(generator, self.device)
    dtype = to_real(self.dtype)
    compute = opmath_type(dtype).numpy.type
    for part in _real_parts(self.array):
        unit = _unit(stream, part.shape, dtype)
        values = cast_array(unit * compute(to - from_) + compute(from_), dtype)
        if to > from_:
            # Rounding can reach the upper bound, which is not part of the range.
            values = np.where(values < compute(to), values, dtype.numpy.type(from_))
        part[...] = values
    return self


def uniform_meta_(
    self: Tensor, from_: float, to: float, generator: Generator | None
) -> Tensor:
    return self


# normal_


def _check_normal(std: float) -> None:
    check(std >= 0.0, f"normal expects std >= 0.0, but found std {std}")


def normal_(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    """Normally distributed values; complex ones share `std` between their parts."""
    _check_normal(std)
    if self.numel() == 0:
        return self
    dtype = self.dtype
    if not (dtype.is_floating_point or dtype.is_complex):
        raise NotImplementedError(f"normal_ is not implemented for {dtype}")
    check_written_once(self)
    stream = _stream_of(generator, self.device)
    real = to_real(dtype)
    compute = opmath_type(real).numpy.type
    part_std = std * 0.5**0.5 if dtype.is_complex else std
    for part in _real_parts(self.array):
        drawn = stream.standard_normal(part.shape, dtype=compute)
        with np.errstate(all="ignore"):
            part[...] = cast_array(
                np.asarray(drawn) * compute(part_std) + compute(mean), real
            )
    return self


def normal_meta_(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    _check_normal(std)
    check(
        self.dtype.is_floating_point or self.dtype.is_complex,
        f"expected a floating-point or complex dtype, but got dtype={self.dtype}",
    )
    return self


def normal_functional(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    result: Tensor = ops.aten.empty_like.default(self)
    ops.aten.normal_.default(result, mean, std, generator=generator)
    return result


# bernoulli


def _check_bernoulli_result(dtype: DType) -> None:
    if dtype.is_complex:
        raise NotImplementedError(f"bernoulli_ is not implemented for {dtype}")


def _write_successes(
    self: Tensor, probability: Array | float, generator: Generator | None
) -> Tensor:
    """Write 1 with these probabilities, else 0."""
    check_written_once(self)
    stream = _stream_of(generator, self.device)
    # A value of [0, 1) is always below a probability of 1 and never below one of 0.
    self.array[...] = stream.random(self.shape) < probability
    return self


def bernoulli__Tensor(self: Tensor, p: Tensor, generator: Generator | None) -> Tensor:
    """Probabilities broadcast to the shape of `self`."""
    if not p.dtype.is_floating_point:
        raise NotImplementedError(
            f"bernoulli_ is not implemented for probabilities of {p.dtype}"
        )
    _check_bernoulli_result(self.dtype)
    check(
        p.ndim <= self.ndim
        and all(
            size in (1, own)
            for size, own in zip(reversed(p.shape), reversed(self.shape), strict=False)
        ),
        f"probabilities of shape {list(p.shape)} do not expand to {list(self.shape)}",
    )
    probability = expanded(p, self.shape).astype(np.float64)
    check(
        bool(((probability >= 0) & (probability <= 1)).all()),
        "bernoulli_ expects all probabilities to be in [0, 1]",
    )
    return _write_successes(self, probability, generator)


def bernoulli__float(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    check(0 <= p <= 1, f"bernoulli_ expects p to be in [0, 1], but got p={p}")
    _check_bernoulli_result(self.dtype)
    return _write_successes(self, p, generator)


def bernoulli_meta_(
    self: Tensor, p: Tensor | float, generator: Generator | None
) -> Tensor:
    require_meta("bernoulli_", self)
    return self


def bernoulli(self: Tensor, generator: Generator | None) -> Tensor:
    """1 with the probabilities that `self` holds, else 0, in the dtype of `self`."""
    result: Tensor = ops.aten.empty_like.default(self, memory_format=contiguous_format)
    ops.aten.bernoulli_.Tensor(result, self, generator=generator)
    return result


def bernoulli_p(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    result: Tensor = ops.aten.empty_like.default(self, memory_format=contiguous_format)
    ops.aten.bernoulli_.float(result, p, generator=generator)
    return result


def bernoulli_out(self: Tensor, generator: Generator | None, out: Tensor) -> Tensor:
    _resize(out, self.shape)
    return bernoulli__Tensor(out, self, generator)


def bernoulli_out_meta(
    self: Tensor, generator: Generator | None, out: Tensor
) -> Tensor:
    require_meta("bernoulli", out)
    return _resize(out, self.shape)


def _resize(out: Tensor, size: Sequence[int]) -> Tensor:
    if out.shape != tuple(size):
        resize_storage(out, size)
    return out


# Integers


def _check_integer_bounds(low: int, high: int, dtype: DType) -> None:
    """RuntimeError if a value of [low, high) does not fit; warns if it may be inexact."""
    check(
        not dtype.is_complex,
        f"random integers are integral, floating or bool, but not of {dtype}",
    )
    if dtype.is_floating_point:
        lowest, largest = -largest_float(dtype), largest_float(dtype)
    elif dtype is bool_:
        lowest, largest = 0, 1
    else:
        limits = np.iinfo(dtype.numpy)
        lowest, largest = int(limits.min), int(limits.max)
    for name, value in (("from", low), ("to - 1", high - 1)):
        check(
            lowest <= value <= largest, f"{name} is out of bounds for {dtype}: {value}"
        )
        if dtype.is_floating_point and abs(value) > 1 << mantissa_bits(dtype):
            warnings.warn(
                f"{name} is {value}, but {dtype} holds all integers only up to "
                f"2^{mantissa_bits(dtype)}",
                UserWarning,
                stacklevel=user_stacklevel(),
            )


def _exact_bounds(low: int, high: int, dtype: DType) -> tuple[int, int]:
    """The first and the last integer of [low, high) that a floating type can hold.

    Values between them are rounded, but never out of the range.
    """
    bits = mantissa_bits(dtype)
    up = max(abs(low).bit_length() - bits, 0)
    down = max(abs(high - 1).bit_length() - bits, 0)
    return -(-low >> up) << up, (high - 1) >> down << down


def fill_with_integers(
    out: Tensor, low: int, high: int, generator: Generator | None
) -> Tensor:
    """Fill `out`, on any device, with integers from [low, high) of equal probability.

    RuntimeError if the range is empty or its bounds do not fit the dtype.
    """
    check(
        low < high,
        f"random integers need 'from' to be less than 'to', but got from={low} >= to={high}",
    )
    if out.is_meta:
        return out
    dtype = out.dtype
    _check_integer_bounds(low, high, dtype)
    check_written_once(out)
    first, last = low, high - 1
    if dtype.is_floating_point:
        first, last = _exact_bounds(low, high, dtype)
        check(first <= last, f"no value of {dtype} lies in [{low}, {high})")
    stream = _stream_of(generator, out.device)
    drawn = stream.integers(first, last, out.shape, dtype=np.int64, endpoint=True)
    values = cast_array(np.asarray(drawn), dtype)
    if out.device.type == "cpu":
        out.array[...] = values
    else:
        ops.aten.copy_.default(out, tensor_from_array(values))
    return out


# randperm


def _check_permutation(n: int, dtype: DType) -> None:
    if dtype is bool_ or dtype.is_complex:
        raise NotImplementedError(f"randperm is not implemented for {dtype}")
    if dtype is bfloat16:
        # PyTorch rounds the numbers beyond 256 here, and in no other type.
        return
    if dtype.is_floating_point:
        largest = 1 << mantissa_bits(dtype)
    else:
        largest = int(np.iinfo(dtype.numpy).max)
    check(
        n - 1 <= largest,
        f"a permutation of {n} numbers does not fit {dtype}, which is exact up to {largest}",
    )


def _check_not_negative(n: int) -> None:
    check(n >= 0, f"n must be non-negative, got {n}")


def randperm_out_cpu(n: int, generator: Generator | None, out: Tensor) -> Tensor:
    _check_not_negative(n)
    _check_permutation(n, out.dtype)
    stream = _stream_of(generator, out.device)
    _resize(out, (n,))
    out.array[...] = cast_array(stream.permutation(n), out.dtype)
    return out


def randperm_out_meta(n: int, generator: Generator | None, out: Tensor) -> Tensor:
    _check_not_negative(n)
    return _resize(out, (n,))
