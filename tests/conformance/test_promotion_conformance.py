"""Type promotion equals torch's for every pair of dtypes and ranks."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
import torch

from runtime import dtypes
from runtime.dtypes import ALL_DTYPES, DType, Number
from runtime.tensor import empty_tensor, wrapped_number

NUMBERS: list[Number] = [True, 3, 2.5, 1j]
PAIRS = list(itertools.product(ALL_DTYPES, repeat=2))


def theirs(dtype: DType) -> torch.dtype:
    found = getattr(torch, dtype.name)
    assert isinstance(found, torch.dtype)
    return found


def ours(dtype: torch.dtype) -> DType:
    # We have no complex32; the next larger complex type stands for it.
    if dtype is torch.complex32:
        return dtypes.complex64
    return dtypes.as_dtype(str(dtype).removeprefix("torch."))


@pytest.fixture(params=["float32", "float64", "float16", "bfloat16"])
def default_dtype(request: pytest.FixtureRequest) -> Iterator[None]:
    before, ours_before = torch.get_default_dtype(), dtypes.get_default_dtype()
    torch.set_default_dtype(getattr(torch, request.param))
    dtypes.set_default_dtype(getattr(dtypes, request.param))
    yield
    torch.set_default_dtype(before)
    dtypes.set_default_dtype(ours_before)


def test_promote_types() -> None:
    wrong = [
        (a, b)
        for a, b in PAIRS
        if dtypes.promote_types(a, b)
        is not ours(torch.promote_types(theirs(a), theirs(b)))
    ]
    assert not wrong


def test_can_cast() -> None:
    wrong = [
        (a, b)
        for a, b in PAIRS
        if dtypes.can_cast(a, b) is not torch.can_cast(theirs(a), theirs(b))
    ]
    assert not wrong


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_attributes(dtype: DType) -> None:
    other = theirs(dtype)
    assert dtype.itemsize == other.itemsize
    assert dtype.is_floating_point is other.is_floating_point
    assert dtype.is_complex is other.is_complex
    assert dtype.is_signed is other.is_signed
    if dtype.category >= dtypes.Category.FLOATING:
        assert dtypes.to_complex(dtype) is ours(other.to_complex())
        assert dtypes.to_real(dtype) is ours(other.to_real())


@pytest.mark.usefixtures("default_dtype")
def test_result_type_of_tensors_and_numbers() -> None:
    """Each operand a tensor with dimensions, one without, or a Python number."""
    operands = [
        (
            f"{dtype}{list(shape)}",
            empty_tensor(shape, dtype),
            torch.empty(shape, dtype=theirs(dtype)),
        )
        for dtype in ALL_DTYPES
        for shape in [(2,), ()]
    ] + [(repr(number), number, number) for number in NUMBERS]
    wrong = []
    for (name, a, torch_a), (other_name, b, torch_b) in itertools.product(
        operands, repeat=2
    ):
        expected = ours(torch.result_type(torch_a, torch_b))
        found = dtypes.result_type(a, b)
        if found is not expected:
            wrong.append((name, other_name, found, expected))
    assert not wrong


@pytest.mark.usefixtures("default_dtype")
@pytest.mark.parametrize("number", NUMBERS, ids=repr)
@pytest.mark.parametrize("shape", [(2,), ()], ids=str)
def test_wrapped_numbers_rank_as_numbers(
    number: Number, shape: tuple[int, ...]
) -> None:
    for dtype in ALL_DTYPES:
        tensor = empty_tensor(shape, dtype)
        expected = ours(
            torch.result_type(torch.empty(shape, dtype=theirs(dtype)), number)
        )
        assert dtypes.result_type(tensor, wrapped_number(number)) is expected


def test_three_dimensioned_operands() -> None:
    """`torch.result_type` takes two operands; `cat` promotes any number of them."""
    wrong = []
    for triple in itertools.product(ALL_DTYPES, repeat=3):
        joined = torch.cat([torch.empty(1, dtype=theirs(dtype)) for dtype in triple])
        found = dtypes.result_type(*[empty_tensor((1,), dtype) for dtype in triple])
        if found is not ours(joined.dtype):
            wrong.append((triple, found, joined.dtype))
    assert not wrong


@pytest.mark.filterwarnings("ignore:ComplexHalf")
def test_three_operands_of_different_ranks() -> None:
    """`addcmul` promotes three tensors, each of its own rank."""
    wrong = []
    shapes = [(2,), ()]
    for first, second, third in itertools.product(ALL_DTYPES, repeat=3):
        for shape, other_shape in itertools.product(shapes, repeat=2):
            like = [(shape, first), (other_shape, second), ((), third)]
            found = dtypes.result_type(*[empty_tensor(*each) for each in like])
            expected = torch.addcmul(
                *[
                    torch.empty(size, dtype=theirs(dtype), device="meta")
                    for size, dtype in like
                ]
            )
            if found is not ours(expected.dtype):
                wrong.append((like, found, expected.dtype))
    assert not wrong
