"""Warnings name the line of the program, however deep in the package they are raised."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import generated as bw


@pytest.mark.parametrize(
    "call",
    [
        lambda: bw.add(bw.ones([2]), 1, out=bw.ones([3])),
        lambda: bw.add(bw.ones([2]), bw.ones([2]), out=bw.ones([3])),
        lambda: bw.nonzero(bw.ones([2]), out=bw.ones([3], dtype=bw.int64)),
        lambda: bw.ones([2]).var(),
        lambda: bw.ones([1]).var(),
        lambda: bw.ops.aten.add.out(bw.ones([2]), bw.ones([2]), out=bw.ones([3])),
    ],
)
def test_warnings_name_this_file(call: Callable[[], Any]) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        call()
    assert {warning.filename for warning in found} <= {__file__}


def test_there_are_warnings_to_be_named() -> None:
    with pytest.warns(UserWarning, match="resized"):
        bw.add(bw.ones([2]), 1, out=bw.ones([3]))
