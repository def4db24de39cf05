"""Subscripts become views where they can, and one index operator where they must.

The operators here are small stand-ins, so that these tests look at indexing alone.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import indexing
from runtime.device import META
from runtime.dtypes import bool_, float32, int32, int64, uint8
from runtime.tensor import (
    TensorBase,
    alias_with,
    copy_data,
    empty_tensor,
    shares_memory,
    tensor,
    tensor_from_array,
)

CALLS: list[str] = []


def _select(t: TensorBase, dim: int, index: int) -> TensorBase:
    CALLS.append("select")
    shape, strides = list(t.shape), list(t.strides)
    offset = t.storage_offset() + (index % shape.pop(dim)) * strides.pop(dim)
    return alias_with(t, shape, strides, offset)


def _slice(t: TensorBase, dim: int, start: int, end: int, step: int) -> TensorBase:
    CALLS.append("slice")
    shape, strides = list(t.shape), list(t.strides)
    offset = t.storage_offset() + start * strides[dim]
    shape[dim] = len(range(start, end, step))
    strides[dim] *= step
    return alias_with(t, shape, strides, offset)


def _unsqueeze(t: TensorBase, dim: int) -> TensorBase:
    CALLS.append("unsqueeze")
    shape, strides = list(t.shape), list(t.strides)
    shape.insert(dim, 1)
    strides.insert(dim, 1)
    return alias_with(t, shape, strides)


def _alias(t: TensorBase) -> TensorBase:
    CALLS.append("alias")
    return alias_with(t, t.shape, t.strides)


def _as_numpy(indices: list[TensorBase | None]) -> tuple[Any, ...]:
    return tuple([slice(None) if i is None else i.array for i in indices])


def _index(t: TensorBase, indices: list[TensorBase | None]) -> TensorBase:
    CALLS.append("index")
    return tensor_from_array(t.array[_as_numpy(indices)])


def _index_put(
    t: TensorBase, indices: list[TensorBase | None], values: TensorBase
) -> None:
    CALLS.append("index_put_")
    t.array[_as_numpy(indices)] = values.array


def _copy(t: TensorBase, source: TensorBase) -> None:
    CALLS.append("copy_")
    copy_data(t, source)


def _fill(t: TensorBase, value: TensorBase) -> None:
    CALLS.append("fill_")
    t.array[...] = value.array


def _view(t: TensorBase, shape: tuple[int, ...]) -> TensorBase:
    return alias_with(t, shape, t.strides[t.ndim - len(shape) :])


ATEN = SimpleNamespace(
    select=SimpleNamespace(int=_select),
    slice=SimpleNamespace(Tensor=_slice),
    unsqueeze=SimpleNamespace(default=_unsqueeze),
    alias=SimpleNamespace(default=_alias),
    index=SimpleNamespace(Tensor=_index),
    index_put_=SimpleNamespace(default=_index_put),
    copy_=SimpleNamespace(default=_copy),
    fill_=SimpleNamespace(Tensor=_fill),
    view=SimpleNamespace(default=_view),
)


@pytest.fixture(autouse=True)
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexing, "ops", SimpleNamespace(aten=ATEN))
    CALLS.clear()


def counted(*shape: int) -> Any:
    return tensor_from_array(np.arange(np.prod(shape), dtype=np.float32).reshape(shape))


VIEWS: list[Any] = [
    0,
    -1,
    slice(None),
    slice(1, None),
    slice(None, None, 2),
    slice(-2, 100),
    slice(2, 1),
    None,
    ...,
    (),
    (0, 1),
    (0, 1, 2),
    (..., 1),
    (0, ..., 1),
    (None, 0, slice(1, 3), None),
    (slice(None), None, ..., slice(None, None, 3)),
    (np.int64(1), np.array(0)),
]


@pytest.mark.parametrize("index", VIEWS, ids=repr)
def test_views(index: Any) -> None:
    t = counted(2, 3, 4)
    found = t[index]
    expected = t.array[index]
    assert found.shape == expected.shape
    assert found.tolist() == expected.tolist()
    assert found is not t
    assert found.numel() == 0 or shares_memory(found, t)
    assert "index" not in CALLS


@pytest.mark.parametrize(
    ("index", "calls"),
    [
        ((slice(None), 1), ["select"]),
        (slice(0, 2), ["alias"]),  # the whole dimension
        (..., ["alias"]),
        ((None, slice(1, 2)), ["unsqueeze", "slice"]),
        (([0, 1],), ["index"]),
        ((0, [0, 1]), ["select", "index"]),
        (True, ["unsqueeze", "index"]),
    ],
    ids=repr,
)
def test_operators(index: Any, calls: list[str]) -> None:
    counted(2, 3)[index]
    assert calls == CALLS


dims = st.integers(-3, 2) | st.slices(3).filter(lambda s: (s.step or 1) > 0) | st.none()


@given(st.lists(dims, max_size=3), st.integers(0, 3))
def test_basic_indices_are_numpy_s(items: list[Any], place: int) -> None:
    t = counted(3, 3, 3)
    index = (*items[:place], ..., *items[place:])
    assert t[index].tolist() == t.array[index].tolist()
    assert t[tuple(items)].tolist() == t.array[tuple(items)].tolist()


TENSORS: list[Any] = [
    [0, 1],
    [],
    [True, False],
    range(2),
    np.array([1, 0]),
    np.array([False, True]),
    (slice(None), [0, 2]),
    ([0, 1], [1, 2]),
    ([0, 1], slice(None), [1, 2]),
    (slice(None), [[0, 1], [1, 2]]),
    (None, [1, 0]),
    (..., [0, 1]),
    (slice(None), np.array([[True, False, True, True]] * 3)),
    (slice(None), slice(1, 3), [3, 0]),
    True,
    False,
    (True, 0),
]


@pytest.mark.parametrize("index", TENSORS, ids=repr)
def test_tensor_indices(index: Any) -> None:
    t = counted(2, 3, 4)
    expected = t.array[index]
    assert t[index].shape == expected.shape
    assert t[index].tolist() == expected.tolist()
    assert not shares_memory(t[index], t)


def test_indices_that_are_tensors() -> None:
    t = counted(3, 4)
    assert t[tensor([2, 0])].tolist() == t.array[[2, 0]].tolist()
    assert t[tensor([2, 0], dtype=int32), tensor([1, 1])].tolist() == [9, 1]
    assert t[tensor(1)].tolist() == t.array[1].tolist()
    assert shares_memory(t[tensor(1)], t)
    assert t[tensor(True)].shape == (1, 3, 4)
    assert t[tensor(False)].shape == (0, 3, 4)
    assert t[tensor(1, dtype=uint8)].shape == (1, 3, 4)
    mask = tensor_from_array(t.array > 5)
    assert t[mask].tolist() == [6, 7, 8, 9, 10, 11]
    assert t[tensor(1) : tensor(3)].shape == (2, 4)


def test_an_integer_is_selected_before_tensors_are_applied() -> None:
    """Where NumPy would move the indexed dimension to the front."""
    t = counted(2, 3, 4)
    assert t[0, :, [1, 2]].shape == (3, 2)


def test_a_second_ellipsis_stands_for_no_dimension() -> None:
    t = counted(2, 3)
    assert t[..., ...].tolist() == t.tolist()
    assert t[..., ..., 1].tolist() == t[..., 1].tolist()
    assert t[..., ..., None].shape == (2, 3, 1)


def test_index_data_becomes_int64_or_bool() -> None:
    t = counted(3)
    assert t._as_index([0, 1]).dtype is int64
    assert t._as_index([True]).dtype is bool_
    assert t._as_index(np.array([1], np.uint8)).dtype is uint8
    assert t._as_index([1.7]).tolist() == [1]
    assert empty_tensor((3,), device=META)._as_index([0, 1]).is_meta


def test_a_list_of_lists_is_taken_for_a_tuple_with_a_warning() -> None:
    t = counted(3, 4)
    with pytest.warns(UserWarning, match="tuple"):
        assert t[[[0, 1], [1, 2]]].tolist() == [1, 6]
    with pytest.warns(UserWarning, match="tuple"):
        assert t[[slice(None), 1]].tolist() == [1, 5, 9]


@pytest.mark.parametrize(
    ("index", "error", "text"),
    [
        (5, IndexError, "index 5 .*dimension 0 with size 2"),
        (-3, IndexError, "index -3 .*dimension 0 with size 2"),
        ((slice(None), 7), IndexError, "index 7 .*dimension 1 with size 3"),
        ((0, 0, 9), IndexError, "index 9 .*dimension 2 with size 4"),
        ((None, 0, ..., 9), IndexError, "index 9 .*dimension 2 with size 4"),
        ((0, 0, 0, 0), IndexError, r"4 indices .*\[2, 3, 4\]"),
        ((np.ones((2, 3, 4, 5), bool),), IndexError, "4 indices"),
        (slice(None, None, -1), ValueError, "greater than zero, not -1"),
        (slice(None, None, 0), ValueError, "greater than zero, not 0"),
        (slice(1.5, 2), TypeError, "slice indices"),
        (1.5, IndexError, "not a float"),
        (1j, IndexError, "not a complex"),
        ("a", IndexError, "not a str"),
        ({1}, IndexError, "not a set"),
        (np.float32(1), IndexError, "not a float32"),
    ],
    ids=repr,
)
def test_errors(index: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        counted(2, 3, 4)[index]


def test_a_0_dimensional_tensor_has_no_positions() -> None:
    t = tensor(5.0)
    with pytest.raises(IndexError, match=r"1 indices .*\[\]"):
        t[0]
    assert t[...].item() == 5
    assert t[None].shape == (1,)
    assert t[True].tolist() == [5]


# Assignment.


@pytest.mark.parametrize("index", VIEWS + TENSORS, ids=repr)
def test_assignment_of_a_number(index: Any) -> None:
    t = counted(2, 3, 4)
    expected = t.array.copy()
    expected[index] = -7
    t[index] = -7
    assert t.tolist() == expected.tolist()


@pytest.mark.parametrize("index", VIEWS + TENSORS, ids=repr)
def test_assignment_of_a_tensor(index: Any) -> None:
    t = counted(2, 3, 4)
    expected = t.array.copy()
    values = -np.arange(expected[index].size, dtype=np.float32) - 1
    values = values.reshape((1, *expected[index].shape))
    expected[index] = values[0]
    t[index] = tensor_from_array(values)
    assert t.tolist() == expected.tolist()


@pytest.mark.parametrize(
    ("index", "value", "calls"),
    [
        (0, 1, ["select", "fill_"]),
        (0, tensor(1.0), ["select", "fill_"]),
        (0, tensor([1.0, 2.0, 3.0]), ["select", "copy_"]),
        (..., 1, ["fill_"]),
        ([0], 1, ["index_put_"]),
        (False, 1, []),
        (True, 1, ["unsqueeze", "index_put_"]),
    ],
    ids=repr,
)
def test_operators_of_assignment(index: Any, value: Any, calls: list[str]) -> None:
    counted(2, 3)[index] = value
    assert calls == CALLS


def test_assigned_numbers_take_the_dtype_of_the_tensor() -> None:
    t = tensor([1, 2, 3], dtype=int32)
    t[0] = 1.7
    t[[1]] = np.float64(2.7)
    t[2] = 4 + 0j
    assert t.tolist() == [1, 2, 4]
    with pytest.raises(RuntimeError, match="int32"):
        t[0] = 2**40
    with pytest.raises(RuntimeError, match="1j cannot be converted to int32"):
        t[0] = 1j


@pytest.mark.parametrize("value", [[1, 2, 3], np.ones(3), None, "a"], ids=repr)
def test_other_values_cannot_be_assigned(value: Any) -> None:
    with pytest.raises(TypeError, match=type(value).__name__):
        counted(2, 3)[0] = value


def test_augmented_assignment_writes_into_the_tensor() -> None:
    t = counted(2, 2)
    row = t[1]
    row.array[...] += 10
    t[1] = row
    assert t.tolist() == [[0, 1], [12, 13]]


def test_iteration_goes_through_the_first_dimension() -> None:
    t = counted(2, 2)
    assert [row.tolist() for row in t] == [[0, 1], [2, 3]]
    assert all(shares_memory(row, t) for row in t)
    assert t.dtype is float32
