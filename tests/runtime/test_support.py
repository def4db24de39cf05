"""What kernels share: dimensions, shapes, strides, looks of results, values."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime.device import CPU, META, Device
from runtime.dtypes import (
    ALL_DTYPES,
    DType,
    bfloat16,
    bool_,
    complex64,
    float16,
    float32,
    float64,
    int32,
    int64,
    uint8,
)
from runtime.native import support
from runtime.options import MemoryFormat
from runtime.structured import TensorMeta
from runtime.tensor import (
    alias_with,
    empty_tensor,
    tensor,
    tensor_from_array,
    wrapped_number,
)

sizes = st.lists(st.integers(0, 4), max_size=4).map(tuple)


# Dimensions.


@given(st.integers(0, 5), st.integers(-8, 8))
def test_wrap_dim(ndim: int, dim: int) -> None:
    span = max(ndim, 1)
    if -span <= dim < span:
        assert support.wrap_dim(dim, ndim) == range(span)[dim]
    else:
        with pytest.raises(IndexError, match=rf"{dim} .*\[{-span}, {span - 1}\]"):
            support.wrap_dim(dim, ndim)


@pytest.mark.parametrize(
    ("dims", "ndim", "expected"),
    [
        (None, 3, (0, 1, 2)),
        ([], 2, (0, 1)),
        (-1, 3, (2,)),
        ((2, 0), 3, (2, 0)),
        ([-1, 0], 3, (2, 0)),
        (None, 0, ()),
        (0, 0, (0,)),
    ],
)
def test_wrap_dims(dims: Any, ndim: int, expected: tuple[int, ...]) -> None:
    assert support.wrap_dims(dims, ndim) == expected


def test_wrap_dims_rejects_repetition() -> None:
    with pytest.raises(RuntimeError, match=r"1 occurs more than once in \[1, -1\]"):
        support.wrap_dims([1, -1], 2)
    assert support.wrap_dims([], 2, empty_is_all=False) == ()


# Shapes.


@given(st.lists(sizes, max_size=4))
def test_broadcast_is_numpy_s(shapes: list[tuple[int, ...]]) -> None:
    try:
        expected = np.broadcast_shapes(*shapes)
    except ValueError:
        with pytest.raises(RuntimeError, match="do not broadcast"):
            support.broadcast_shapes(*shapes)
    else:
        assert support.broadcast_shapes(*shapes) == expected


def test_broadcast_error_says_where() -> None:
    with pytest.raises(
        RuntimeError, match=r"\[2, 3\] and \[4\].* 3 and 4 .*dimension 1"
    ):
        support.broadcast_shapes((2, 3), (4,))


@given(sizes, st.booleans(), st.data())
def test_reduced_shape_is_numpy_s(shape: Any, keepdim: bool, data: Any) -> None:
    dims = tuple(
        data.draw(st.sets(st.integers(0, len(shape) - 1)) if shape else st.just(()))
    )
    expected = np.zeros(shape).sum(axis=dims, keepdims=keepdim).shape
    assert support.reduced_shape(shape, dims, keepdim) == expected


@pytest.mark.parametrize(
    ("shape", "numel", "expected"),
    [
        ((2, -1), 6, (2, 3)),
        ((-1,), 0, (0,)),
        ((), 1, ()),
        ((0, 3), 0, (0, 3)),
        ((-1, 3), 0, (0, 3)),
    ],
    ids=str,
)
def test_infer_size(
    shape: tuple[int, ...], numel: int, expected: tuple[int, ...]
) -> None:
    assert support.infer_size(shape, numel) == expected


@pytest.mark.parametrize(
    ("shape", "numel", "text"),
    [
        ((2, 2), 6, r"\[2, 2\] is invalid for 6"),
        ((4, -1), 6, r"\[4, -1\] is invalid for 6"),
        ((-1, -1), 6, "only one"),
        ((-2, 3), 6, "negative"),
        ((-1, 0), 0, "ambiguous"),
        ((-1, 0), 3, "invalid"),
    ],
    ids=str,
)
def test_infer_size_errors(shape: tuple[int, ...], numel: int, text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        support.infer_size(shape, numel)


# Strides.


@given(st.lists(st.integers(1, 4), max_size=4).map(tuple), st.data())
def test_a_view_shows_the_elements_in_order(shape: tuple[int, ...], data: Any) -> None:
    """Where a view exists, it is what NumPy's reshape gives."""
    numel = int(np.prod(shape))
    order = data.draw(st.permutations(range(len(shape))))
    array = np.arange(numel, dtype=np.int64).reshape(shape).transpose(order)
    t = tensor_from_array(array)
    divisors = [d for d in range(1, numel + 1) if numel % d == 0]
    first = data.draw(st.sampled_from(divisors))
    target = (first, numel // first)
    strides = support.view_strides(t.shape, t.strides, target)
    if strides is None:
        assert not np.shares_memory(array, array.reshape(target))
    else:
        assert (
            alias_with(t, target, strides).array.tolist()
            == array.reshape(target).tolist()
        )


def test_strides_of_memory_formats() -> None:
    shape = (2, 3, 4, 5)
    last = support.format_strides(shape, MemoryFormat.channels_last)
    assert last == (60, 1, 15, 3)
    plain = support.format_strides(shape, MemoryFormat.contiguous_format)
    assert plain == support.contiguous_strides(shape) == (60, 20, 5, 1)
    assert support.format_strides((1, 2, 3, 4, 5), MemoryFormat.channels_last_3d) == (
        120,
        1,
        40,
        10,
        2,
    )
    with pytest.raises(RuntimeError, match="4 dimensions"):
        support.format_strides((2, 3), MemoryFormat.channels_last)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_elementwise_results_keep_dense_layouts(order: tuple[int, ...]) -> None:
    shape = (2, 3, 4)
    strides = support.permuted_strides(shape, order)
    found = support.elementwise_strides(shape, [(shape, strides)])
    assert (found or support.contiguous_strides(shape)) == strides
    assert support.is_non_overlapping_and_dense(shape, strides)
    t = empty_tensor(shape, device=META, strides=strides)
    assert support.preserved_strides(t) == strides


def test_elementwise_strides_of_a_broadcast() -> None:
    """The first operand that steps through both dimensions decides."""
    transposed = ((3, 4), (1, 3))
    row = ((4,), (1,))
    assert support.elementwise_strides((3, 4), [row, transposed]) == (1, 3)
    assert support.elementwise_strides((3, 4), [((3, 4), (4, 1)), transposed]) is None


def test_preserved_strides_close_gaps() -> None:
    t = alias_with(empty_tensor((100,), device=META), (3, 4), (2, 10))
    assert support.preserved_strides(t) == (1, 3)
    expanded = alias_with(empty_tensor((4,)), (3, 4), (0, 1))
    assert support.preserved_strides(expanded) == (4, 1)


def test_expand_geometry_errors() -> None:
    with pytest.raises(RuntimeError, match=r"\[3\] cannot expand to \[2\]"):
        support.expand_geometry((3,), (1,), (2,))
    with pytest.raises(RuntimeError, match="1 dimensions"):
        support.expand_geometry((3, 1), (1, 1), (3,))
    with pytest.raises(RuntimeError, match="does not have"):
        support.expand_geometry((3,), (1,), (-1, 3))


# The look of results.


def test_common_device() -> None:
    other = Device("privateuseone")
    on_other, on_cpu = tensor_from_array(np.ones(2), other), tensor(1.0)
    assert support.common_device(on_cpu, on_other) == other
    assert support.common_device(on_other, on_cpu) == other
    assert support.common_device(on_cpu, 3) == CPU
    with pytest.raises(RuntimeError, match="cpu and meta"):
        support.common_device(tensor([1.0]), empty_tensor((), device=META))
    with pytest.raises(RuntimeError, match="meta and cpu"):
        support.common_device(empty_tensor((1,), device=META), tensor([1.0]))


@pytest.mark.parametrize("device", [CPU, META], ids=str)
def test_metas_are_the_same_on_every_device(device: Device) -> None:
    a = empty_tensor((2, 1), int32, device)
    b = empty_tensor((3,), float16, device)
    expected = [
        (support.unary_meta(a), (2, 1), int32),
        (support.unary_float_meta(a), (2, 1), float32),
        (support.unary_float_meta(b), (3,), float16),
        (support.unary_bool_meta(a), (2, 1), bool_),
        (support.binary_meta(a, b), (2, 3), float16),
        (support.binary_meta(a, 2.5), (2, 1), float32),
        (support.binary_meta(2, a), (2, 1), int32),
        (support.binary_float_meta(a, a), (2, 1), float32),
        (support.comparison_meta(a, b), (2, 3), bool_),
        (support.reduction_meta(a, -1), (2,), int32),
        (support.reduction_meta(a, [0, 1], True, int64), (1, 1), int64),
        (support.reduction_meta(a), (), int32),
    ]
    for meta, shape, dtype in expected:
        assert meta == TensorMeta(shape, dtype, device)


def test_metas_follow_strides() -> None:
    t = empty_tensor((2, 3), device=META, strides=(1, 2))
    assert support.unary_meta(t).strides == (1, 2)
    assert support.binary_meta(t, wrapped_number(2)).strides == (1, 2)


def test_sum_types() -> None:
    assert support.sum_type(bool_) is int64
    assert support.sum_type(uint8) is int64
    assert support.sum_type(float16) is float16
    assert support.sum_type(int32, float64) is float64


@pytest.mark.parametrize(
    ("dtype", "alpha", "is_allowed"),
    [
        (bool_, True, True),
        (int32, True, False),
        (int32, 2, True),
        (int32, 2.0, False),
        (float32, 2, True),
        (float32, 2.5, True),
        (float32, 2j, False),
        (complex64, 2j, True),
    ],
)
def test_alpha(dtype: DType, alpha: Any, is_allowed: bool) -> None:
    if is_allowed:
        support.check_alpha(dtype, alpha)
    else:
        with pytest.raises(RuntimeError, match="alpha"):
            support.check_alpha(dtype, alpha)


# Values.


def test_operands_come_in_the_compute_dtype() -> None:
    a, b = support.operands(tensor([1, 2]), tensor([1.5, 2.5], dtype=float16))
    assert a.dtype == b.dtype == np.float32
    a, b = support.operands(tensor([1, 2], dtype=uint8), 300)
    assert b.dtype == np.uint8
    assert b == 44
    assert support.operands(tensor([1]), 2.5, dtype=float64)[1].dtype == np.float64


def test_operands_are_not_copied_without_need() -> None:
    t = tensor([1.0])
    assert support.operand(t, float32) is t.array


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_numbers_in_each_dtype(dtype: DType) -> None:
    assert support.number_array(1, dtype) == 1
    assert support.number_array(True, dtype).dtype == dtype.numpy
    assert support.opmath_type(dtype) is (
        float32 if dtype in (float16, bfloat16) else dtype
    )


def test_large_ints_become_floats() -> None:
    assert support.number_array(2**62 + 1, float64) == float(2**62 + 1)


def test_checked_numbers() -> None:
    assert support.checked_number(255, uint8) == 255
    with pytest.raises(RuntimeError, match=r"300.*uint8"):
        support.checked_number(300, uint8)
    with pytest.raises(RuntimeError, match=r"1j.*float32"):
        support.checked_number(1j, float32)


def test_write_converts_and_broadcasts() -> None:
    out = empty_tensor((2, 2), int32)
    support.write(out, np.array([1.9, np.nan]))
    assert out.array[0, 0] == out.array[1, 0] == 1
    support.write(out, 7)
    assert out.tolist() == [[7, 7], [7, 7]]


@pytest.mark.filterwarnings("error")
def test_quiet() -> None:
    with support.quiet():
        assert np.isnan(np.log(np.array([-1.0])))[0]
    with pytest.warns(RuntimeWarning, match="invalid value"):
        np.log(np.array([-1.0]))


def test_reduction_axes() -> None:
    assert support.reduction_axes(-1, 2) == (1,)
    assert support.reduction_axes(None, 2) == (0, 1)
    assert support.reduction_axes(0, 0) == ()


def test_expanded() -> None:
    array = support.expanded(tensor([1.0, 2.0]), (3, 2))
    assert array.tolist() == [[1, 2]] * 3
    assert not array.flags.writeable
