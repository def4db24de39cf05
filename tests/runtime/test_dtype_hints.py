"""What is no dtype and stands for one elsewhere is refused with ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import generated as bw
from runtime.dtype_names import NAMES, dtype_hint
from runtime.dtypes import ALL_DTYPES, require_dtype
from runtime.errors import ArgumentTypeError

GIVEN: dict[str, tuple[Any, str]] = {
    "class of NumPy": (np.float32, "bw.float32"),
    "dtype of NumPy": (np.dtype("int16"), "bw.int16"),
    "dtype of bools": (np.dtype(bool), "bw.bool"),
    "bool of NumPy": (np.bool_, "bw.bool"),
    "class of ml_dtypes": (ml_dtypes.bfloat16, "bw.bfloat16"),
    "float": (float, "bw.float32 or bw.float64"),
    "int": (int, "bw.int64"),
    "bool": (bool, "bw.bool"),
    "complex": (complex, "bw.complex64 or bw.complex128"),
    "name": ("float32", "bw.float32"),
    "name with module": ("torch.float16", "bw.float16"),
    "name of C": ("double", "bw.float64"),
}
CALLS: dict[str, Callable[[Any], Any]] = {
    "a factory": lambda dtype: bw.ones(2, dtype=dtype),
    "overloads": lambda dtype: bw.arange(3, dtype=dtype),
    "a method": lambda dtype: bw.ones(2).sum(dtype=dtype),
    "to": lambda dtype: bw.ones(2).to(dtype),
    "to, by keyword": lambda dtype: bw.ones(2).to(dtype=dtype),
    "the operator": lambda dtype: bw.ops.aten.ones.default([2], dtype=dtype),
    "tensor": lambda dtype: bw.tensor([1], dtype=dtype),
    "tensor of an array": lambda dtype: bw.tensor(np.ones(1), dtype=dtype),
    "as_tensor": lambda dtype: bw.as_tensor([1], dtype=dtype),
    "as_tensor of a tensor": lambda dtype: bw.as_tensor(bw.ones(1), dtype=dtype),
    "the default": bw.set_default_dtype,
}


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("call", CALLS)
def test_the_error_names_ours(call: str, given: str) -> None:
    value, ours = GIVEN[given]
    with pytest.raises(ArgumentTypeError) as raised:
        CALLS[call](value)
    text = str(raised.value)
    assert f": dtypes are those of the package, here {ours}" in text
    assert text.count("dtypes are those") == 1
    for name in ours.split(" or "):
        assert require_dtype(getattr(bw, name.removeprefix("bw."))) in ALL_DTYPES


@pytest.mark.parametrize(
    "value", [3, 1.5, "nonsense", "cpu", None, [float], object(), np.float32(1), str]
)
def test_what_stands_for_none(value: object) -> None:
    assert dtype_hint(value) == ""


@pytest.mark.parametrize("call", CALLS)
def test_other_values_are_refused_as_before(call: str) -> None:
    with pytest.raises(ArgumentTypeError) as raised:
        CALLS[call](3)
    assert "int (3)" in str(raised.value)
    assert "those of the package" not in str(raised.value)


def test_devices_stay_devices() -> None:
    assert bw.ones(2).to("meta").device.kind == "meta"
    with pytest.raises(RuntimeError, match="no device type is called 'nonsense'"):
        bw.ones(2).to("nonsense")


def test_names_are_those_of_the_dtypes() -> None:
    assert sorted(NAMES) == sorted(str(dtype) for dtype in ALL_DTYPES)
