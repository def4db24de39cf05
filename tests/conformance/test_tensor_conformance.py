"""Tensors look, print and lie in memory as torch's do."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import numpy as np
import pytest
import torch

from runtime import dtypes
from runtime.device import DEVICE_TYPES, META, Device, tensor_keys
from runtime.dtypes import ALL_DTYPES, DType
from runtime.native.support import (
    elementwise_strides,
    expand_geometry,
    is_non_overlapping_and_dense,
    preserved_strides,
    view_strides,
)
from runtime.tensor import (
    TensorBase,
    alias_with,
    empty_tensor,
    tensor,
    tensor_from_array,
)

INF, NAN = float("inf"), float("nan")


def theirs(dtype: DType) -> torch.dtype:
    found = getattr(torch, dtype.name)
    assert isinstance(found, torch.dtype)
    return found


# Data, and what becomes of it.

DATA: list[Any] = [
    1,
    True,
    2.5,
    1j,
    [],
    [[], []],
    [[[]]],
    [1, 2, 3],
    [1, 2.5],
    [True, False],
    [True, 2],
    [1, 2j],
    [[1, 2], [3, 4]],
    (1, (2)),
    range(4),
    [np.float32(1), 2],
    [np.float32(1), 2.0],
    [np.float64(1), 2],
    [np.int32(1), np.int8(2)],
    [np.uint8(1), True],
    np.float64(1.5),
    np.int32(3),
    np.bool_(True),
    np.arange(6, dtype=np.int16).reshape(2, 3),
    np.arange(6.0).reshape(2, 3).T,
    [INF, NAN, -INF],
    2**62,
    -(2**63),
]


@pytest.mark.filterwarnings("ignore:Creating a tensor from a list of numpy")
@pytest.mark.parametrize("data", DATA, ids=repr)
def test_tensor_infers_as_torch(data: Any) -> None:
    expected = torch.tensor(data)
    found = tensor(data)
    assert str(expected.dtype) == f"torch.{found.dtype}"
    assert tuple(expected.shape) == found.shape
    assert repr(found.tolist()) == repr(expected.tolist())


NUMBERS = [
    0,
    1,
    -1,
    255,
    -255,
    256,
    300,
    1.5,
    -1.5,
    1e20,
    -0.5,
    INF,
    NAN,
    70000.0,
    True,
]
NUMBERS += [1e300, 2**31, -(2**31), 2**40, 1.0000001, 3.14159]


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
@pytest.mark.parametrize("number", NUMBERS, ids=repr)
def test_tensor_converts_as_torch(number: Any, dtype: DType) -> None:
    try:
        expected = torch.tensor([number], dtype=theirs(dtype))
    except (RuntimeError, ValueError):
        with pytest.raises((RuntimeError, ValueError), match="overflow"):
            tensor([number], dtype=dtype)
        return
    assert repr(tensor([number], dtype=dtype).tolist()) == repr(expected.tolist())


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ([1, [2]], (ValueError, TypeError)),
        ([[1], 2], (ValueError, TypeError)),
        ([[1], [2, 3]], ValueError),
        ("a", (TypeError, ValueError)),
        (["a"], (TypeError, ValueError)),
        (None, (TypeError, RuntimeError)),
        ([None], (TypeError, RuntimeError)),
        ({1, 2}, (TypeError, RuntimeError)),
        (2**63, (ValueError, RuntimeError)),
    ],
    ids=repr,
)
def test_what_torch_rejects_is_rejected(data: Any, error: Any) -> None:
    with pytest.raises(error):
        torch.tensor(data)
    with pytest.raises(error):
        tensor(data)


# Printing.


def normalised(text: str) -> str:
    """Without `torch.`, which also moves the line break before the dtype."""
    return re.sub(r",\s+dtype=(torch\.)?", ", dtype=", text)


def random_values(rng: random.Random, dtype: DType) -> Any:
    shape = rng.choice(
        [(), (0,), (1,), (3,), (2, 3), (0, 3), (2, 2, 3), (1, 12), (40,)]
    )
    count = int(np.prod(shape))
    kind = rng.choice(["whole", "unit", "wide", "tiny", "large", "special"])
    makers = {
        "whole": lambda: float(rng.randint(-9, 9)),
        "unit": lambda: rng.uniform(-1, 1),
        "wide": lambda: rng.uniform(-1, 1) * 10 ** rng.randint(-4, 4),
        "tiny": lambda: rng.uniform(-1, 1) * 1e-6,
        "large": lambda: float(rng.randint(-(10**9), 10**9)),
        "special": lambda: rng.choice([INF, -INF, NAN, 0.0, -0.0, 1.0, 2.5]),
    }
    values = [makers[kind]() for _ in range(count)]
    if dtype.is_complex:
        values = [complex(value, makers[kind]()) for value in values]
    elif not dtype.is_floating_point:
        values = [int(value) % 100 if np.isfinite(value) else 0 for value in values]
    return np.array(values, dtype=object).reshape(shape), values


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_repr(dtype: DType) -> None:
    rng = random.Random(dtype.name)
    for _ in range(150):
        shaped, values = random_values(rng, dtype)
        expected = torch.tensor(values, dtype=theirs(dtype)).reshape(shaped.shape)
        array = tensor(values, dtype=dtype).array.reshape(shaped.shape)
        found = tensor_from_array(array)
        assert normalised(repr(found)) == normalised(repr(expected))


@pytest.mark.parametrize(
    "make",
    [
        lambda lib: lib.arange(2000),
        lambda lib: lib.arange(2000.0) / 7,
        lambda lib: lib.arange(3000.0).reshape(30, 100),
        lambda lib: lib.arange(12000).reshape(20, 30, 20),
        lambda lib: lib.arange(1001.0).reshape(1, 1001),
        lambda lib: lib.arange(1000),
    ],
)
def test_summary(make: Any) -> None:
    array = make(np)
    array = array.astype(np.float32) if array.dtype.kind == "f" else array
    assert repr(tensor(array)) == repr(torch.from_numpy(array))


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_repr_on_meta(dtype: DType) -> None:
    for shape in [(), (2, 3), (0,)]:
        expected = torch.empty(shape, dtype=theirs(dtype), device="meta")
        found = empty_tensor(shape, dtype, META)
        assert normalised(repr(found)) == normalised(repr(expected))


def test_repr_that_requires_grad() -> None:
    expected = torch.ones(2, 2, dtype=torch.float64, requires_grad=True)
    found = tensor(np.ones((2, 2)), requires_grad=True)
    assert normalised(repr(found)) == normalised(repr(expected))


# Strides.


def random_layout(rng: random.Random, ndim: int) -> torch.Tensor:
    """A CPU tensor, since torch computes some strides on Meta otherwise."""
    shape = [rng.choice([1, 2, 3, 4]) for _ in range(ndim)]
    found = torch.ones(shape)
    order = list(range(ndim))
    if rng.random() < 0.6:
        rng.shuffle(order)
        found = found.permute(order)
    for dim in range(ndim):
        match rng.randint(0, 6):
            case 0:
                found = found.narrow(dim, 0, rng.randint(1, found.shape[dim]))
            case 1 if found.shape[dim] == 1:
                found = found.expand(*[3 if d == dim else -1 for d in range(ndim)])
            case 2:
                index = [slice(None)] * ndim
                index[dim] = slice(None, None, 2)
                found = found[tuple(index)]
    return found


def geometry(t: torch.Tensor) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(t.shape), tuple(t.stride())


def as_ours(t: torch.Tensor) -> TensorBase:
    base = empty_tensor((1000,), device=META)
    return alias_with(base, t.shape, t.stride(), 0)


def test_strides_of_unary_results_and_copies() -> None:
    rng = random.Random(1)
    for _ in range(1500):
        t = random_layout(rng, rng.randint(0, 5))
        shape, strides = geometry(t)
        found = elementwise_strides(shape, [(shape, strides)])
        expected = torch.ops.aten.sin.default(t)
        assert (found or tuple(torch.empty(shape, device="meta").stride())) == tuple(
            expected.stride()
        ), (shape, strides)
        ours = as_ours(t)
        assert preserved_strides(ours) == tuple(torch.empty_like(t).stride())
        assert ours.is_contiguous() == t.is_contiguous()
        assert is_non_overlapping_and_dense(shape, strides) == (
            torch._prims_common.is_non_overlapping_and_dense_or_false(t)
        )


def test_strides_of_binary_results() -> None:
    rng = random.Random(2)
    compared = 0
    while compared < 1500:
        ndim = rng.randint(0, 4)
        a, b = random_layout(rng, ndim), random_layout(rng, rng.randint(0, ndim))
        try:
            expected = torch.ops.aten.add.Tensor(a, b)
        except RuntimeError:
            continue
        shape = tuple(expected.shape)
        found = elementwise_strides(shape, [geometry(a), geometry(b)])
        dense = tuple(torch.empty(shape, device="meta").stride())
        assert (found or dense) == tuple(expected.stride()), (geometry(a), geometry(b))
        compared += 1


SHAPES_OF_24 = [
    shape
    for ndim in range(1, 5)
    for shape in itertools.product([1, 2, 3, 4, 6, 8, 12, 24], repeat=ndim)
    if np.prod(shape) == 24
]


def test_view_strides() -> None:
    rng = random.Random(3)
    for _ in range(3000):
        t = torch.empty(rng.choice(SHAPES_OF_24), device="meta")
        if rng.random() < 0.7:
            order = list(range(t.ndim))
            rng.shuffle(order)
            t = t.permute(order)
        elif rng.random() < 0.5:
            t = torch.empty((*t.shape[:-1], 2 * t.shape[-1]), device="meta")[..., ::2]
        target = rng.choice(SHAPES_OF_24)
        try:
            expected: Any = tuple(t.view(target).stride())
        except RuntimeError:
            expected = None
        assert view_strides(*geometry(t), target) == expected, (geometry(t), target)


@pytest.mark.parametrize(
    ("shape", "target"),
    [((0, 3), (3, 0)), ((0,), (2, 0, 4)), ((), (1, 1)), ((1,), ()), ((0, 3), (0, 3))],
    ids=str,
)
def test_view_strides_of_few_elements(
    shape: tuple[int, ...], target: tuple[int, ...]
) -> None:
    t = torch.empty(shape, device="meta")
    assert view_strides(*geometry(t), target) == tuple(t.view(target).stride())


def test_expand_geometry() -> None:
    rng = random.Random(4)
    for _ in range(2000):
        t = random_layout(rng, rng.randint(0, 3))
        sizes = [rng.choice([-1, 0, 1, 2, 3, 4]) for _ in range(rng.randint(0, 4))]
        try:
            expected = geometry(t.expand(sizes))
            # torch lets () expand to (-1, 0), a shape that cannot be.
            torch._assert(min(expected[0], default=0) >= 0, "negative size")
        except (RuntimeError, AssertionError):
            with pytest.raises(RuntimeError):
                expand_geometry(*geometry(t), sizes)
            continue
        assert expand_geometry(*geometry(t), sizes) == expected, (geometry(t), sizes)


# Keys.


@pytest.mark.parametrize("name", ["cpu", "meta"])
def test_keys_of_tensors(name: str) -> None:
    expected = torch._C._dispatch_keys(torch.empty(1, device=name))
    assert tensor_keys(Device(name)) == expected.raw_repr()


def test_device_types() -> None:
    for name in DEVICE_TYPES:
        assert torch.device(name).type == Device(name).type
    without_keys_here = {"mkldnn", "opengl", "opencl", "ideep"}
    with pytest.raises(RuntimeError) as raised:
        torch.device("nothing")
    listed = str(raised.value).split("Expected one of ")[1].split(" device type")[0]
    assert set(listed.split(", ")) - without_keys_here == set(DEVICE_TYPES)


def test_default_dtype_is_torch_s() -> None:
    assert theirs(dtypes.get_default_dtype()) is torch.get_default_dtype()
