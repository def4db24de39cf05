"""Convolution in one to three dimensions, forward and transposed.

The windows of the input are laid out as the columns of a matrix, which the weights
multiply ("im2col"); the transposed operation multiplies first and adds the columns back
into the windows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

import numpy as np

from ..dtypes import Category, DType, int64
from ..storage import Array
from ..structured import TensorMeta
from ..tensor import TensorBase as Tensor
from .reduction_support import (
    BOOLEAN,
    channel_strides,
    computable,
    new_tensor,
    reject,
)
from .support import check, quiet

# The columns of a batch may be many times its size. They are made for as many samples
# at once as stay below this number of elements.
_MOST_COLUMN_ELEMENTS: Final = 1 << 24

_INTEGRAL: Final = frozenset({Category.INTEGRAL})

Sizes = tuple[int, ...]

_ALL: Final = slice(None)


@dataclass(frozen=True, slots=True)
class _Convolution:
    """The numbers of one convolution; one entry per spatial dimension."""

    stride: Sizes
    padding: Sizes
    dilation: Sizes
    transposed: bool
    output_padding: Sizes
    groups: int

    def extent(self, kernel: Sizes) -> Sizes:
        """The sizes that a dilated kernel covers."""
        return tuple(
            [d * (k - 1) + 1 for k, d in zip(kernel, self.dilation, strict=True)]
        )

    def output_sizes(self, sizes: Sizes, kernel: Sizes) -> Sizes:
        """The spatial sizes of the result."""
        terms = zip(
            sizes,
            self.extent(kernel),
            self.stride,
            self.padding,
            self.output_padding,
            strict=True,
        )
        if self.transposed:
            return tuple(
                [(s - 1) * step - 2 * p + e + extra for s, e, step, p, extra in terms]
            )
        return tuple([(s + 2 * p - e) // step + 1 for s, e, step, p, _ in terms])


def per_dimension(name: str, values: Sequence[int], ndim: int) -> Sizes:
    """One value for each spatial dimension; a single one stands for all."""
    check(
        len(values) in (1, ndim),
        f"convolution: {name} must have one value or {ndim}, one for each spatial "
        f"dimension, not {list(values)}",
    )
    return tuple(values) * (ndim if len(values) == 1 else 1)


def _parameters(
    spatial: int,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> _Convolution:
    parameters = _Convolution(
        per_dimension("stride", stride, spatial),
        per_dimension("padding", padding, spatial),
        per_dimension("dilation", dilation, spatial),
        transposed,
        per_dimension("output_padding", output_padding, spatial),
        groups,
    )
    for name, least in (
        ("stride", 1),
        ("padding", 0),
        ("dilation", 1),
        ("output_padding", 0),
    ):
        values = getattr(parameters, name)
        check(
            min(values) >= least,
            f"convolution: {name} must be at least {least}, not {list(values)}",
        )
    check(groups >= 1, f"convolution: groups must be at least 1, not {groups}")
    return parameters


def _check_output_padding(parameters: _Convolution) -> None:
    """More would add elements that no kernel reaches."""
    limits = zip(
        parameters.output_padding, parameters.stride, parameters.dilation, strict=True
    )
    check(
        all(extra < max(step, d) for extra, step, d in limits),
        f"convolution: output_padding {list(parameters.output_padding)} must be less "
        f"than stride {list(parameters.stride)} or dilation {list(parameters.dilation)}",
    )


def _check_channels(
    input: Tensor, weight: Tensor, bias: Tensor | None, parameters: _Convolution
) -> int:
    """The number of channels of the result; RuntimeError if the sizes do not match."""
    groups = parameters.groups
    shapes = (
        f"with groups={groups}, input of shape {list(input.shape)} and weight of shape "
        f"{list(weight.shape)}"
    )
    first = weight.shape[0]
    check(
        first >= groups and first % groups == 0,
        f"convolution: {shapes}: dimension 0 of the weight must be a positive multiple "
        "of groups",
    )
    if parameters.transposed:
        expected, channels = first, weight.shape[1] * groups
    else:
        expected, channels = weight.shape[1] * groups, first
    check(
        input.shape[1] == expected,
        f"convolution: {shapes}: the input must have {expected} channels",
    )
    if bias is not None:
        check(
            bias.shape == (channels,),
            f"convolution: {shapes}: the bias must have shape [{channels}], "
            f"not {list(bias.shape)}",
        )
    return channels


def _convolution_meta(
    input: Tensor, weight: Tensor, bias: Tensor | None, parameters: _Convolution
) -> TensorMeta:
    channels = _check_channels(input, weight, bias, parameters)
    sizes, kernel = input.shape[2:], weight.shape[2:]
    if not parameters.transposed:
        padded = [
            size + 2 * p for size, p in zip(sizes, parameters.padding, strict=True)
        ]
        extent = parameters.extent(kernel)
        check(
            all(e <= size for e, size in zip(extent, padded, strict=True)),
            f"convolution: a kernel of extent {list(extent)} is larger than the padded "
            f"input, {padded}",
        )
    for role, other in (("weight", weight), ("bias", bias)):
        check(
            other is None or other.dtype is input.dtype,
            f"convolution: the input has dtype {input.dtype}, "
            f"but {role} has {None if other is None else other.dtype}",
        )
    found = parameters.output_sizes(sizes, kernel)
    check(
        min(found) >= (1 if input.numel() else 0),
        f"convolution: the result for input of shape {list(input.shape)} and weight of "
        f"shape {list(weight.shape)} would have the sizes {list(found)}",
    )
    if parameters.transposed and input.numel():
        _check_output_padding(parameters)
    if input.shape[1] == 0:
        # Nothing in gives no channels, whatever the weight says, as in PyTorch.
        channels = 0
    shape = (input.shape[0], channels, *found)
    strides = channel_strides(shape, input, weight)
    return TensorMeta(shape, input.dtype, input.device, strides)


def _prepare(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> tuple[TensorMeta, _Convolution]:
    check(
        weight.ndim >= 3,
        "convolution: the weight needs channels and at least one spatial dimension, "
        f"not shape {list(weight.shape)}",
    )
    check(
        input.ndim == weight.ndim,
        f"convolution: weight of shape {list(weight.shape)} needs an input with "
        f"{weight.ndim} dimensions, not shape {list(input.shape)}",
    )
    parameters = _parameters(
        weight.ndim - 2,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    return _convolution_meta(input, weight, bias, parameters), parameters


def _offsets(
    kernel: Sizes, sizes: Sizes, parameters: _Convolution
) -> Iterator[tuple[Sizes, tuple[slice, ...]]]:
    """For each element of a kernel, where it falls on the larger of the two images.

    `sizes` are those of the smaller image: the kernel's positions.
    """
    for offset in product(*map(range, kernel)):
        steps = zip(offset, parameters.dilation, sizes, parameters.stride, strict=True)
        yield offset, tuple(
            [slice(at * d, at * d + size * step, step) for at, d, size, step in steps]
        )


def _columns(padded: Array, kernel: Sizes, parameters: _Convolution) -> Array:
    """Windows as columns: (batch, groups, channels * kernel, positions)."""
    batch, channels = padded.shape[:2]
    extent = zip(
        padded.shape[2:], parameters.extent(kernel), parameters.stride, strict=True
    )
    positions = tuple([(size - e) // step + 1 for size, e, step in extent])
    columns = np.empty((batch, channels, *kernel, *positions), padded.dtype)
    for offset, places in _offsets(kernel, positions, parameters):
        element: tuple[slice | int, ...] = (_ALL, _ALL, *offset)
        columns[element] = padded[(_ALL, _ALL, *places)]
    groups = parameters.groups
    return columns.reshape(
        batch, groups, channels // groups * prod(kernel), prod(positions)
    )


def _forward(source: Array, weights: Array, parameters: _Convolution) -> Array:
    groups, kernel = parameters.groups, weights.shape[2:]
    pads = [(0, 0), (0, 0), *[(p, p) for p in parameters.padding]]
    padded = np.pad(source, pads) if any(parameters.padding) else source
    rows = weights.reshape(groups, weights.shape[0] // groups, -1)
    columns = _columns(padded, kernel, parameters)
    return np.asarray(np.matmul(rows, columns))


def _backward(source: Array, weights: Array, parameters: _Convolution) -> Array:
    """The transposed convolution: every input element adds a scaled kernel."""
    groups, kernel, sizes = parameters.groups, weights.shape[2:], source.shape[2:]
    batch, channels = source.shape[:2]
    rows = weights.reshape(groups, channels // groups, -1).transpose(0, 2, 1)
    elements = source.reshape(batch, groups, channels // groups, prod(sizes))
    outputs = weights.shape[1] * groups
    scaled = np.matmul(rows, elements).reshape(batch, outputs, *kernel, *sizes)
    # Large enough for every kernel, and for the padding that is cut off at the end.
    found = parameters.output_sizes(sizes, kernel)
    whole = [size + 2 * p for size, p in zip(found, parameters.padding, strict=True)]
    result = np.zeros((batch, outputs, *whole), scaled.dtype)
    for offset, places in _offsets(kernel, sizes, parameters):
        element: tuple[slice | int, ...] = (_ALL, _ALL, *offset)
        result[(_ALL, _ALL, *places)] += scaled[element]
    kept = [
        slice(p, p + size) for size, p in zip(found, parameters.padding, strict=True)
    ]
    return result[(_ALL, _ALL, *kept)]


def _reject_dtype(dtype: DType, transposed: bool, dilation: Sequence[int]) -> None:
    """PyTorch has kernels for small integers in the simplest case only."""
    reject("convolution", dtype, BOOLEAN)
    is_simple = not transposed and all(step == 1 for step in dilation)
    if not is_simple and dtype is not int64:
        reject("dilated or transposed convolution", dtype, _INTEGRAL)


def convolution_cpu(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    _reject_dtype(input.dtype, transposed, dilation)
    meta, parameters = _prepare(
        input,
        weight,
        bias,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    source, weights = computable(input), computable(weight)
    result = np.zeros(meta.shape, source.dtype)
    per_sample = prod(weights.shape[1:]) * groups * prod(meta.shape[2:])
    step = max(1, _MOST_COLUMN_ELEMENTS // max(1, per_sample))
    compute = _backward if transposed else _forward
    with quiet():
        if result.size and source.size:
            for start in range(0, meta.shape[0], step):
                part = slice(start, start + step)
                found = compute(source[part], weights, parameters)
                result[part] = found.reshape(result[part].shape)
        if bias is not None and result.size:
            result += computable(bias).reshape(-1, *[1] * (len(meta.shape) - 2))
    return new_tensor(meta, result)


def convolution_meta(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    meta, _ = _prepare(
        input,
        weight,
        bias,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    return new_tensor(meta)
