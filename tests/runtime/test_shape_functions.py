"""A shape function that returns anything but metas: the error names operator and function."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest

import generated as bw
from runtime import checks, structured
from runtime.device import CPU
from runtime.dtypes import float32, int64
from runtime.errors import KernelContractError
from runtime.library import Library
from runtime.structured import Precomputed, TensorMeta
from runtime.tensor import TensorBase

META = TensorMeta((2,), float32, CPU)


def fill(self: TensorBase, *outs: TensorBase) -> None:
    for each in outs:
        each.array[...] = 1


def forms(meta: Callable[..., Any], n_outs: int = 1) -> dict[str, Callable[[], Any]]:
    """A call of each form that is made from a shape function."""
    self, out = bw.zeros(2), [bw.zeros(2) for _ in range(n_outs)]
    name = "my::fill"
    found = {
        "functional": lambda: structured.functional(meta, fill, n_outs, op=name)(self),
        "out": lambda: structured.out(meta, fill, n_outs, op=name)(self, *out),
        "default functional": lambda: structured.default_functional(
            meta, fill, n_outs, op=name
        )(self),
    }
    if n_outs == 1:
        found["inplace"] = lambda: structured.inplace(meta, fill, op=name)(self)
        found["default inplace"] = lambda: structured.default_inplace(
            meta, fill, op=name
        )(self)
    return found


# What a shape function returns for one result, and what the message says of it.
WRONG: list[tuple[Any, str]] = [
    ((2,), r"returned a tuple, \(2,\), where a TensorMeta is wanted"),
    ((2, 3), r"returned a tuple, \(2, 3\), where a TensorMeta is wanted"),
    ((), "describes 0 results, but the operator has 1 result"),
    (None, "returned a NoneType, None, where a TensorMeta is wanted"),
    (3, "returned an int, 3, where"),
    ("float32", "returned a str, 'float32', where"),
    (bw.ones(2), "returned a Tensor, .*where a TensorMeta is wanted"),
    ([META, META], "describes 2 results, but the operator has 1 result"),
    (Precomputed((2,), ()), r"returned a tuple, \(2,\), where"),  # type: ignore[arg-type]
    (Precomputed((META, META), ()), "describes 2 results"),
    (TensorMeta((2,), "float32", CPU), "dtype is a str, 'float32', and not a DType"),  # type: ignore[arg-type]
    (TensorMeta((2,), float32, "cpu"), "device is a str, 'cpu', and not a Device"),  # type: ignore[arg-type]
    (TensorMeta(2, float32, CPU), "shape is an int, 2, and not a tuple of ints"),  # type: ignore[arg-type]
    (TensorMeta((2.0, 3), float32, CPU), r"shape is a tuple, \(2.0, 3\), and not"),  # type: ignore[arg-type]
    (TensorMeta(None, float32, CPU), "shape is a NoneType, None, and not"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("mode", [nullcontext, checks.enabled])
@pytest.mark.parametrize(("found", "told"), WRONG)
def test_what_is_no_meta(
    found: Any, told: str, mode: Callable[[], AbstractContextManager[None]]
) -> None:
    def meta_fill(self: TensorBase) -> Any:
        return found

    line = meta_fill.__code__.co_firstlineno
    for form, call in forms(meta_fill).items():
        with mode(), pytest.raises(KernelContractError) as caught:
            call()
        message = str(caught.value)
        named = rf"my::fill: the shape function 'meta_fill' \(.*{re.escape(__file__)}"
        assert re.match(rf"{named}:{line}\) ", message), (form, message)
        assert re.search(told, message, re.DOTALL), (form, message)


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (META, "describes 1 result, but the operator has 2 results"),
        ((META, (2,)), "where a tuple of 2 TensorMeta is wanted"),
        ((META, TensorMeta((2,), "int64", CPU)), "dtype is a str, 'int64'"),  # type: ignore[arg-type]
    ],
)
def test_of_several_results(found: Any, told: str) -> None:
    def meta_fill(self: TensorBase) -> Any:
        return found

    for call in forms(meta_fill, 2).values():
        with pytest.raises(KernelContractError, match=f"my::fill.*'meta_fill'.*{told}"):
            call()


def test_strides_that_do_not_fit_the_shape() -> None:
    def meta_fill(self: TensorBase) -> Any:
        return TensorMeta((2,), float32, CPU, (1, 1))

    with pytest.raises(
        KernelContractError, match=r"strides .* one int for each dimension"
    ):
        forms(meta_fill)["functional"]()


@pytest.mark.parametrize("found", [META, (META,), [META], Precomputed(META, ())])
def test_what_is_taken(found: Any) -> None:
    for call in forms(lambda self: found).values():
        call()


def test_a_list_where_self_is_compared_with_a_shape() -> None:
    def meta_fill(self: TensorBase) -> Any:
        return TensorMeta([2], float32, CPU)  # type: ignore[arg-type]

    for form in ("inplace", "default inplace"):
        with pytest.raises(
            KernelContractError, match=r"shape is a list, \[2\], and not"
        ):
            forms(meta_fill)[form]()


def test_what_the_arguments_are_to_blame_for_stays_as_it_is() -> None:
    def meta_fill(self: TensorBase) -> Any:
        return TensorMeta((2,), int64, CPU)

    for form in ("out", "inplace"):
        with pytest.raises(RuntimeError, match="the result has dtype int64") as caught:
            forms(meta_fill)[form]()
        assert not isinstance(caught.value, KernelContractError)


@pytest.fixture
def operator() -> Iterator[Any]:
    """An operator of a library, whose shape function returns the shape."""

    def meta_shape(self: TensorBase) -> Any:
        return self.shape

    with Library("shapes", "DEF") as library:
        library.define("f(Tensor self) -> Tensor")
        kernel = structured.functional(meta_shape, fill, op="shapes::f")
        library.impl("f", kernel, "CPU")
        yield bw.ops.shapes.f.default


def test_by_a_call_of_the_operator(operator: Any) -> None:
    for mode in (nullcontext, checks.enabled):
        with (
            mode(),
            pytest.raises(KernelContractError, match=r"shapes::f: .*'meta_shape'"),
        ):
            operator(bw.ones(2, 3))
