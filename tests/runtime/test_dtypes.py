"""DTypes: one object each, promotion by rules, casts as C++ makes them."""

from __future__ import annotations

import copy
import itertools
import pickle
from collections.abc import Iterator

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import dtypes
from runtime.dtypes import (
    ALL_DTYPES,
    DTYPES_BY_NAME,
    Category,
    DType,
    Rank,
    bfloat16,
    bool_,
    can_cast,
    cast_array,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    promote_types,
    result_type,
    result_type_of,
    uint8,
)

any_dtype = st.sampled_from(ALL_DTYPES)
any_operand = st.tuples(any_dtype, st.sampled_from(Rank))


@pytest.fixture
def double_by_default() -> Iterator[None]:
    dtypes.set_default_dtype(float64)
    yield
    dtypes.set_default_dtype(float32)


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_one_object_each(dtype: DType) -> None:
    assert copy.deepcopy(dtype) is dtype
    assert pickle.loads(pickle.dumps(dtype)) is dtype
    assert dtypes.from_numpy_dtype(dtype.numpy) is dtype
    assert dtypes.from_code(dtype.code) is dtype
    assert dtypes.as_dtype(str(dtype)) is dtype
    assert hash(dtype) == hash(copy.copy(dtype))


def test_names_and_aliases() -> None:
    assert DTYPES_BY_NAME["float"] is float32
    assert DTYPES_BY_NAME["half"] is dtypes.half is float16
    assert DTYPES_BY_NAME["long"] is dtypes.long is int64
    assert DTYPES_BY_NAME["bool"] is bool_
    assert bfloat16.numpy == np.dtype(ml_dtypes.bfloat16)
    assert [d.itemsize for d in (bool_, int16, bfloat16, complex128)] == [1, 2, 2, 16]


@pytest.mark.parametrize(
    ("action", "error", "text"),
    [
        (lambda: dtypes.from_numpy_dtype(np.dtype("U3")), TypeError, "<U3"),
        (lambda: dtypes.from_numpy_dtype(np.dtype(">f4")), TypeError, ">f4"),
        (lambda: dtypes.from_code(99), ValueError, "99"),
        (lambda: dtypes.as_dtype("flaot32"), ValueError, "flaot32"),
        (lambda: dtypes.set_default_dtype(int64), TypeError, "int64"),
        (lambda: dtypes.dtype_of_number("1"), TypeError, "str"),  # type: ignore[arg-type]
        (lambda: result_type(), ValueError, "operand"),
        (lambda: result_type("x"), TypeError, "str"),
        (lambda: result_type(np.int32(1)), TypeError, "int32"),
    ],
)
def test_errors_name_the_culprit(action, error, text) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error, match=text):
        action()


@given(any_dtype, any_dtype)
def test_promotion_is_symmetric_and_keeps_the_higher_category(
    a: DType, b: DType
) -> None:
    together = promote_types(a, b)
    assert together is promote_types(b, a)
    assert together.category == max(a.category, b.category)
    assert can_cast(a, together)
    assert can_cast(b, together)


@given(any_dtype)
def test_promotion_with_itself_and_bool_changes_nothing(a: DType) -> None:
    assert promote_types(a, a) is a
    assert promote_types(a, bool_) is a


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (uint8, int8, int16),
        (float16, bfloat16, float32),
        (int64, float16, float16),
        (float64, complex64, complex128),
        (float16, complex64, complex64),
    ],
    ids=str,
)
def test_promotion_examples(a: DType, b: DType, expected: DType) -> None:
    assert promote_types(a, b) is expected


@given(st.lists(any_operand, min_size=1, max_size=4), st.randoms())
def test_result_type_does_not_depend_on_order(operands, random) -> None:  # type: ignore[no-untyped-def]
    """Three-way promotion of uint8, int8 and bool is associative; so is all of it."""
    shuffled = operands[:]
    random.shuffle(shuffled)
    assert result_type_of(operands) is result_type_of(shuffled)


@pytest.mark.parametrize(
    ("operands", "expected"),
    [
        ([(int32, Rank.DIMENSIONED), (int64, Rank.ZERO_DIM)], int32),
        ([(int32, Rank.DIMENSIONED), (float64, Rank.ZERO_DIM)], float64),
        ([(int32, Rank.DIMENSIONED), (float32, Rank.NUMBER)], float32),
        ([(float16, Rank.DIMENSIONED), (float64, Rank.ZERO_DIM)], float16),
        ([(bool_, Rank.DIMENSIONED), (int64, Rank.NUMBER)], int64),
        ([(uint8, Rank.ZERO_DIM), (int64, Rank.NUMBER)], uint8),
        ([(float64, Rank.DIMENSIONED), (complex64, Rank.NUMBER)], complex128),
        (
            [
                (int8, Rank.DIMENSIONED),
                (float16, Rank.ZERO_DIM),
                (complex64, Rank.NUMBER),
            ],
            complex64,
        ),
    ],
)
def test_result_type_examples(
    operands: list[tuple[DType, Rank]], expected: DType
) -> None:
    assert result_type_of(operands) is expected


@given(st.lists(any_operand, min_size=1, max_size=4))
def test_result_type_keeps_the_highest_category(
    operands: list[tuple[DType, Rank]],
) -> None:
    highest = max(dtype.category for dtype, _ in operands)
    assert result_type_of(operands).category == highest


@pytest.mark.usefixtures("double_by_default")
def test_numbers_follow_the_default_dtype() -> None:
    assert dtypes.dtype_of_number(1.5) is float64
    assert dtypes.dtype_of_number(1j) is complex128
    assert result_type(1, 2.5) is float64


@pytest.mark.parametrize(
    ("number", "expected"),
    [(True, bool_), (1, int64), (1.0, float32), (1 + 0j, complex64)],
    ids=repr,
)
def test_equal_numbers_have_the_dtypes_of_their_types(
    number: complex, expected: DType
) -> None:
    assert dtypes.dtype_of_number(number) is expected


@pytest.mark.parametrize(
    ("values", "dtype", "expected"),
    [
        (np.array([1.9, -1.9]), int32, [1, -1]),
        (np.array([300, -1]), uint8, [44, 255]),
        (np.array([1 + 2j]), float32, [1.0]),
        (np.array([2j, 0j]), bool_, [True, False]),
        (np.array([0.5, 0.0]), bool_, [True, False]),
        (np.array([1e300]), float32, [float("inf")]),
        (np.array([1.0]), bfloat16, [1.0]),
    ],
)
def test_cast(values: np.ndarray, dtype: DType, expected: list[object]) -> None:  # type: ignore[type-arg]
    found = cast_array(values, dtype)
    assert found.dtype == dtype.numpy
    assert found.tolist() == expected


def test_cast_to_the_same_dtype_copies_nothing() -> None:
    values = np.ones(3, np.float32)
    assert cast_array(values, float32) is values


def test_doubles_round_twice_on_the_way_to_16_bits() -> None:
    """1 + 2**-11 + 2**-30 is above the middle of two halves, but not after rounding to float."""
    value = np.array([1 + 2.0**-11 + 2.0**-30])
    assert cast_array(value, float16)[0] == 1.0
    assert value.astype(np.float16)[0] > 1.0


def test_casting_rule_is_by_category() -> None:
    for source, target in itertools.product(ALL_DTYPES, repeat=2):
        assert can_cast(source, target) is (source.category <= target.category)
    assert can_cast(float64, float16)
    assert not can_cast(float16, int64)
    assert not can_cast(uint8, bool_)
    assert Category.BOOLEAN < Category.INTEGRAL < Category.FLOATING < Category.COMPLEX


def test_int16_is_signed() -> None:
    assert int16.is_signed
    assert not uint8.is_signed
    assert not bool_.is_signed
