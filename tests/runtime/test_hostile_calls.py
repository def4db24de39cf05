"""Wrong values for every kind of argument, through every way to call an operator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as bw
from generated import operators, redispatch
from runtime.errors import ArgumentTypeError
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.operator import OperatorHandle

X = bw.ones(2, 3)
ATEN = bw.ops.aten


class Unprintable:
    """A value that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


def _itself() -> list[Any]:
    found: list[Any] = []
    found.append(found)
    return found


# operator, its wrapper's name, good arguments (the last are keyword-only ones), the place
# and name of the argument that is wrong, the wrong values
WRONG: list[tuple[str, str, tuple[Any, ...], int, str, tuple[Any, ...]]] = [
    ("add.Tensor", "add_Tensor", (X, X, 1), 0, "self", (None, "a", bw.Tensor, [X])),
    (
        "add.Tensor",
        "add_Tensor",
        (X, X, 1),
        2,
        "alpha",
        (None, "1", X, [1], bw.strided),
    ),
    (
        "sum.dim_IntList",
        "sum_dim_IntList",
        (X, [0], False, None),
        1,
        "dim",
        (1.5, "a", {0: 1}, {0}, X, [1.5], [None], b"a", np.ones((2, 2))),
    ),
    (
        "sum.dim_IntList",
        "sum_dim_IntList",
        (X, [0], False, None),
        2,
        "keepdim",
        (1, None, "no", X, [], Unprintable()),
    ),
    (
        "sum.dim_IntList",
        "sum_dim_IntList",
        (X, [0], False, None),
        3,
        "dtype",
        (float, np.float32, "float32", 1),
    ),
    ("select.int", "select_int", (X, 0, 0), 1, "dim", (None, 0.0, "a", X, np.ones(2))),
    ("clamp", "clamp", (X, 0, 1), 2, "max", ("1", [1], X, np.array([1.0]))),
    ("cat", "cat", ([X, X], 0), 0, "tensors", (X, 1, [X, 1], [X, None], {X: 1}, None)),
    (
        "contiguous",
        "contiguous",
        (X, bw.contiguous_format),
        1,
        "memory_format",
        (1, "channels_last", bw.strided, Unprintable(), {}),
    ),
    ("bernoulli", "bernoulli", (X, None), 1, "generator", (X, 1, "g", [1])),
    ("gelu", "gelu", (X, "none"), 1, "approximate", (None, 1, X, b"none")),
    (
        "native_dropout",
        "native_dropout",
        (X, 0.5, True),
        1,
        "p",
        (None, "0.5", 10**400, X, 1j),
    ),
]
CASES = [(*row[:5], value) for row in WRONG for value in row[5]]


def _boxed(handle: OperatorHandle, args: tuple[Any, ...]) -> None:
    handle.call_boxed(list(args))


def _by_schema(function: Callable[..., Any], handle: OperatorHandle, args: Any) -> None:
    count = len(handle.schema.positional)
    names = [argument.name for argument in handle.schema.arguments[count:]]
    function(*args[:count], **dict(zip(names, args[count:], strict=True)))


@pytest.mark.parametrize(
    ("name", "wrapper", "good", "place", "argument", "wrong"),
    CASES,
    ids=[
        f"{row[0]}-{row[4]}-{type(row[5]).__name__}{i}" for i, row in enumerate(CASES)
    ],
)
@pytest.mark.parametrize("way", ["handle", "wrapper", "redispatch"])
def test_a_wrong_value_is_named(
    way: str,
    name: str,
    wrapper: str,
    good: tuple[Any, ...],
    place: int,
    argument: str,
    wrong: Any,
) -> None:
    base, _, overload = name.partition(".")
    handle = getattr(getattr(ATEN, base), overload or "default")
    args = (*good[:place], wrong, *good[place + 1 :])
    keys = DispatchKeySet.from_raw(handle.keys_of(good))
    function = {
        "handle": handle,
        "wrapper": getattr(operators, wrapper),
        "redispatch": lambda *a, **k: getattr(redispatch, wrapper)(keys, *a, **k),
    }[way]
    with pytest.raises(ArgumentTypeError) as caught:
        _by_schema(function, handle, args)
    told = str(caught.value)
    assert f"aten::{name}() expected" in told
    assert f"argument '{argument}'" in told
    assert f"got {type(wrong).__name__}" in told


@pytest.mark.parametrize(
    ("name", "args", "argument"),
    [
        ("add.Tensor", (X, X, "a"), "alpha"),
        ("sum.dim_IntList", (X, ["a"], False, None), "dim"),
        ("zeros", ([1 << 70], None, None, None, None), "size"),
    ],
)
def test_a_boxed_kernel_that_fails_is_explained(
    name: str, args: tuple[Any, ...], argument: str
) -> None:
    base, _, overload = name.partition(".")
    handle = getattr(getattr(ATEN, base), overload or "default")
    with pytest.raises(ArgumentTypeError, match=f"'{argument}'"):
        _boxed(handle, args)


CONVERTED: list[tuple[Callable[[], Any], Any]] = [
    (lambda: bw.add(X, X, alpha=np.float32(2)), 3.0),
    (lambda: bw.clamp(X, np.float64(2)), 2.0),
    (lambda: X.sum(np.int64(0))[:1] / 2, 1.0),
    (lambda: X.sum(np.array([0]))[:1] / 2, 1.0),
    (lambda: bw.full((2,), np.bool_(True), dtype=bw.float32), 1.0),
    (lambda: np.float32(2) * X, 2.0),
    (lambda: 2 + X + np.int64(1), 4.0),
    (lambda: np.ones(3, np.float32) + X, 2.0),
    (lambda: X - np.ones((2, 3), np.float32), 0.0),
    (lambda: np.ones((1, 2), np.float32) @ X, 2.0),
    (lambda: X @ np.ones((3, 1), np.float32), 3.0),
    (lambda: np.add(X, X), 2.0),
    (lambda: np.sqrt(X), 1.0),
]


@pytest.mark.parametrize("number", range(len(CONVERTED)))
def test_values_of_numpy(number: int) -> None:
    call, expected = CONVERTED[number]
    found = call()
    assert type(found) is bw.Tensor
    assert found.dtype is bw.float32
    assert (found == expected).all()


def test_numpy_compares_as_tensors_do() -> None:
    for found in (np.float32(1) == X, X.__eq__(np.float32(1)), np.ones(3) == X):
        assert type(found) is bw.Tensor
        assert bool(found.all())
    assert np.float32(1) in X


WRONG_OUTS: list[Any] = [
    X,
    (X,),
    (bw.empty(0), bw.empty(0, dtype=bw.int64), X),
    {},
    1,
]


@pytest.mark.parametrize("number", range(len(WRONG_OUTS)))
def test_outs_of_another_number(number: int) -> None:
    with pytest.raises(ArgumentTypeError, match=r"max.*tuple of 2 tensors.*'out'"):
        bw.max(X, 0, out=WRONG_OUTS[number])


REFUSED: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: bw.zeros(), TypeError, "aten::zeros.* missing .*'size'"),
    (lambda: bw.zeros(1.5), TypeError, "aten::zeros.*'size'.*float"),
    (lambda: bw.zeros(2, size=(2,)), TypeError, "by position and by keyword"),
    (lambda: bw.zeros(1 << 70), TypeError, "64 bits"),
    (lambda: X + (1 << 70), TypeError, "64 bits"),
    (lambda: bw.empty(1 << 40, 1 << 40), RuntimeError, "larger than any memory"),
    (lambda: bw.empty(3, 1 << 62, device="meta"), RuntimeError, "larger than any"),
    (lambda: bw.tensor(_itself()), ValueError, "contains itself"),
    (lambda: bw.sum(X, _itself()), TypeError, "contains itself"),
    (lambda: X.__delitem__(0), TypeError, "deleted"),
    (lambda: X.clone().__setitem__(0, 1 << 70), RuntimeError, "overflow"),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_refused(number: int) -> None:
    call, kind, told = REFUSED[number]
    with pytest.raises(kind, match=told):
        call()


_CPU = DispatchKeySet(DispatchKey.CPU)
_ADD = ATEN.add.Tensor
_CAT = ATEN.cat.default
_INDEX = ATEN.index.Tensor
_NO_TENSOR: Any = "no tensor"
_OTHER: Any = object()

# What is no tensor where the schema has one is told also where arguments are trusted.
TRUSTING: list[tuple[Callable[[], Any], str]] = [
    (lambda: _ADD.call_boxed([_NO_TENSOR, X, 1]), "aten::add.Tensor.*'self'.*str"),
    (lambda: _ADD.call_boxed([X, 3, 1]), "aten::add.Tensor.*'other'.*int"),
    (lambda: _ADD.call_boxed([X, None, 1]), "aten::add.Tensor.*'other'.*None"),
    (lambda: _CAT.call_boxed([5, 0]), "aten::cat.*'tensors'.*int"),
    (lambda: _CAT.call_boxed([[X, 3], 0]), "aten::cat.*'tensors'.*list"),
    (lambda: _CAT.call_boxed([[X, None], 0]), "aten::cat.*'tensors'.*list"),
    (lambda: _INDEX.call_boxed([X, [1]]), "aten::index.Tensor.*'indices'.*list"),
    (lambda: _ADD.call_boxed((X, X, 1)), "aten::add.Tensor: expected a stack.*tuple"),  # type: ignore[arg-type]
    (lambda: _ADD.call_boxed(None), "aten::add.Tensor: expected a stack.*None"),  # type: ignore[arg-type]
    (lambda: _ADD.redispatch_boxed(_CPU, (X, X, 1)), "expected a stack.*tuple"),  # type: ignore[arg-type]
    (lambda: _ADD.redispatch(-1, X, X), "aten::add.Tensor.*-0x1 has bits outside"),
    (lambda: _ADD.redispatch(1 << 70, X, X), "aten::add.Tensor.*has bits outside"),
    (lambda: _ADD.lookup_redispatched(-1), "aten::add.Tensor.*has bits outside"),
    (lambda: _ADD.redispatch_boxed(-1, [X, X, 1]), "aten::add.Tensor.*bits outside"),
    (lambda: _ADD.redispatch("CPUU", X, X), "aten::add.Tensor.*did you mean 'CPU'"),
    (lambda: _ADD.redispatch("Autograd", X, X), "aten::add.Tensor.*alias key"),
    (lambda: _ADD.redispatch(DispatchKey.Autograd, X, X), "aten::add.Tensor.*alias"),
    (lambda: _ADD.redispatch(True, X, X), "aten::add.Tensor.*but got bool True"),
    (lambda: _ADD.redispatch([_CPU], X, X), "aten::add.Tensor.*but got list"),  # type: ignore[arg-type]
    (lambda: bw.rand(2, generator=_OTHER), "aten::rand.generator.*'generator'.*object"),
    (lambda: ATEN.rand([2], generator=_OTHER), "aten::rand.generator.*'generator'"),
    (lambda: X.clone().normal_(generator=_OTHER), "aten::normal_.*'generator'.*draw"),
    (lambda: bw.randperm(3, generator=_OTHER), "aten::randperm.generator.*'generator'"),
    (lambda: bw.bernoulli(X, generator=_OTHER), "aten::bernoulli.*'generator'"),
    (
        lambda: bw.rand(2, generator=np.random.default_rng()),  # type: ignore[call-overload]
        "aten::rand.generator.*'generator'.*Generator",
    ),
]


@pytest.mark.parametrize("number", range(len(TRUSTING)))
def test_trusting_calls_name_the_operator(number: int) -> None:
    call, told = TRUSTING[number]
    with pytest.raises(ArgumentTypeError, match=told):
        call()


def test_a_key_without_an_entry_in_the_table() -> None:
    with pytest.raises(ValueError, match=r"no runtime key.*aten::add\.Tensor"):
        _ADD.resolution(DispatchKey.Autograd)
