"""`to` and its short forms: every way to call it, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.errors import ArgumentTypeError


def source() -> Any:
    return bw.tensor([1.5, 0.0])


@pytest.mark.parametrize(
    ("convert", "dtype", "device"),
    [
        (lambda x: x.to(bw.int64), bw.int64, "cpu"),
        (lambda x: x.to(dtype=bw.int64), bw.int64, "cpu"),
        (lambda x: x.to("meta"), bw.float32, "meta"),
        (lambda x: x.to(bw.device("meta")), bw.float32, "meta"),
        (lambda x: x.to("meta", bw.float64), bw.float64, "meta"),
        (lambda x: x.to("meta", dtype=bw.float64), bw.float64, "meta"),
        (lambda x: x.to(bw.float64, device="meta"), bw.float64, "meta"),
        (lambda x: x.to(bw.ones([1], dtype=bw.int8)), bw.int8, "cpu"),
        (lambda x: x.to(bw.ones([1], device="meta")), bw.float32, "meta"),
        (lambda x: x.to(bw.float64, False, True), bw.float64, "cpu"),
        (lambda x: x.type(bw.uint8), bw.uint8, "cpu"),
        (lambda x: x.cpu(), bw.float32, "cpu"),
        (lambda x: x.double(), bw.float64, "cpu"),
        (lambda x: x.double().float(), bw.float32, "cpu"),
        (lambda x: x.half(), bw.float16, "cpu"),
        (lambda x: x.bfloat16(), bw.bfloat16, "cpu"),
        (lambda x: x.long(), bw.int64, "cpu"),
        (lambda x: x.int(), bw.int32, "cpu"),
        (lambda x: x.short(), bw.int16, "cpu"),
        (lambda x: x.char(), bw.int8, "cpu"),
        (lambda x: x.byte(), bw.uint8, "cpu"),
        (lambda x: x.bool(), bw.bool, "cpu"),
    ],
)
def test_to(convert: Callable[[Any], Any], dtype: Any, device: str) -> None:
    result = convert(source())
    assert (result.dtype, result.device.type) == (dtype, device)
    if device == "cpu":
        expected = source().numpy().astype(dtype.numpy).tolist()
        assert result.tolist() == expected


def test_to_what_it_is_returns_the_tensor_itself() -> None:
    x = source()
    assert x.to(bw.float32) is x
    assert x.to("cpu") is x
    assert x.cpu() is x
    assert x.to(x) is x
    copied = x.to(bw.float32, copy=True)
    assert copied is not x
    assert copied.tolist() == x.tolist()


@pytest.mark.parametrize(
    ("convert", "text"),
    [
        (lambda x: x.to(3), "dtype, a device or a tensor"),
        (lambda x: x.to("cpu", device="cpu"), "'device' by position and by keyword"),
        (lambda x: x.to(bw.int8, dtype=bw.int8), "'dtype' by position and by keyword"),
        (lambda x: x.to(bw.int8, False, True, 1), "more positional"),
    ],
)
def test_refused(convert: Callable[[Any], Any], text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=text):
        convert(source())
