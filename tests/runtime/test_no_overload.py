"""Functions and methods whose arguments no overload takes: every one of them says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated
from runtime.errors import ArgumentTypeError
from runtime.library import Library

bw: Any = generated

LISTED: list[tuple[Callable[[Any], object], tuple[str, ...]]] = [
    (lambda x: bw.add(x, "s"), ("add.Scalar()", "add.Tensor()", "got str ('s')")),
    (lambda x: x.add("s"), ("add.Scalar()", "add.Tensor()", "got str ('s')")),
    (lambda x: x.add_([1]), ("add_.Scalar()", "add_.Tensor()", "got list ([1])")),
    (
        lambda x: bw.add(x, "s", out=x),
        ("add.Scalar_out() expected Scalar", "add.out() expected Tensor"),
    ),
    (
        lambda x: bw.add(x, 1, alpha="s"),
        ("Scalar for argument 'alpha'", "add.Tensor() expected Tensor"),
    ),
    (
        lambda x: bw.pow("s", x),
        (
            "pow.Scalar() expected",
            "pow.Tensor_Scalar() expected",
            "pow.Tensor_Tensor()",
        ),
    ),
]


@pytest.mark.parametrize(("call", "told"), LISTED)
def test_every_overload_says_why_it_does_not_fit(
    call: Callable[[Any], object], told: tuple[str, ...]
) -> None:
    with pytest.raises(ArgumentTypeError) as caught:
        call(bw.ones(2))
    message = str(caught.value)
    assert message.startswith("no overload of aten::")
    assert "takes these arguments:\n" in message
    assert [part for part in told if part not in message] == []
    assert caught.value.__suppress_context__


def test_a_failing_kernel_is_not_taken_for_a_wrong_overload() -> None:
    def failing(self: Any, other: Any, alpha: Any) -> Any:
        raise ArgumentTypeError("from the kernel")

    with Library("aten", "IMPL", "CPU") as library:
        library.impl("add.Scalar", failing)
        with pytest.raises(ArgumentTypeError, match="from the kernel"):
            bw.add(bw.ones(2), 1)
