"""What is said of operators that a package was generated without; comparing tensors then."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime.dispatcher import Dispatcher
from runtime.selection import exclude, reason
from runtime.tensor_base import TensorBase, make_tensor

EXCLUDED = ("a::f.out", "a::f", "a::f.b", "a::f.b_out", "a::g.values", "a::g_", "a::h")
WRITING = ("a::f.out", "a::f.b_out", "a::g.values", "a::g_", "a::other")


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("a::f", "a::f"),
        ("a::f.out", "a::f.out"),
        ("a::f.b", "a::f.b"),
        ("a::g", "a::g.values"),
        ("a::g_", "a::g_"),
        ("a::h", "a::h"),
        ("a::h.out", None),
        ("a::other", None),
    ],
)
def test_names_in_hints(name: str, named: str | None) -> None:
    dispatcher = Dispatcher()
    exclude(dispatcher, EXCLUDED, "a.yaml", WRITING)
    hint = reason(dispatcher, name)
    if named is None:
        assert hint == ""
    else:
        assert f": name {named} in the list" in hint
        assert hint.endswith("generate a.yaml again")


@pytest.mark.parametrize(
    ("names", "writing", "named"),
    [
        (("a::f.x", "a::f.out"), ("a::f.out",), "a::f.x"),
        (("a::f.out", "a::f.x"), ("a::f.out",), "a::f.x"),
        (("a::f.x", "a::f.y", "a::f.out"), ("a::f.out",), "a::f.x or a::f.y"),
        (("a::f.p", "a::f.out"), ("a::f.out", "a::f.p"), "a::f.out or a::f.p"),
        (("a::f.p", "a::f.out"), (), "a::f.out or a::f.p"),
    ],
)
def test_operators_that_do_not_write_are_meant(
    names: tuple[str, ...], writing: tuple[str, ...], named: str
) -> None:
    dispatcher = Dispatcher()
    exclude(dispatcher, names, "a.yaml", writing)
    assert f": name {named} in the list" in reason(dispatcher, "a::f")


# ---- tensors of a package that compares none ----


def plain() -> TensorBase:
    return make_tensor(np.ones(2), cls=TensorBase)


@pytest.mark.parametrize(
    ("compare", "sign", "name"), [(operator.eq, "==", "eq"), (operator.ne, "!=", "ne")]
)
@pytest.mark.parametrize(
    ("other", "kind"),
    [
        (plain(), "tensors"),
        (1, "a tensor and an int"),
        (True, "a tensor and a bool"),
        (1.5, "a tensor and a float"),
        (np.ones(2), "a tensor and an ndarray"),
        (np.float32(1), "a tensor and a float32"),
    ],
)
def test_comparing(
    compare: Callable[[Any, Any], Any], sign: str, name: str, other: Any, kind: str
) -> None:
    said = f"'{sign}' between {kind} needs the operator {name}, and this package has no"
    for left, right in ((plain(), other), (other, plain())):
        with pytest.raises(TypeError) as raised:
            compare(left, right)
        assert str(raised.value).startswith(said)


@pytest.mark.parametrize("other", [None, "x", (), object()])
def test_no_tensor_equals_what_it_is_not_compared_with(other: object) -> None:
    tensor = plain()
    assert (tensor == other) is False
    assert (tensor != other) is True


def test_identity() -> None:
    tensor, other = plain(), plain()
    assert hash(tensor) == id(tensor)
    assert tensor in [tensor, other]
    assert tensor in {tensor: 1}
    assert other not in {tensor}
