"""Boxing, fallbacks and guards, case by case: plainly, in the generic mode, and wrapped.

A boxed fallback in between must not change what a caller or a kernel sees, nor what an error
says.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any, NamedTuple

import pytest

import generated as bw
from runtime.boxing import fallthrough_kernel
from runtime.errors import RegistrationError
from runtime.fallbacks import generic_mode, generic_wrapper
from runtime.fallbacks.generic_mode import GenericMode
from runtime.fallbacks.generic_wrapper import unwrap, wrap
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import (
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    excluded,
    included,
)

WAYS = ("plain", "mode", "wrapper")


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with generic_mode.install(), generic_wrapper.install():
        yield


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("cases", "DEF") as made:
        yield made


def _call(way: str, op: Any, args: Any, kwargs: Any) -> Any:
    """A call with `T` for a tensor of two ones, made in one of the ways."""
    made = bw.ones(2)
    tensor = wrap(made) if way == "wrapper" else made

    def filled(value: Any) -> Any:
        if isinstance(value, list):
            return [filled(item) for item in value]
        return tensor if value is T else value

    with GenericMode() if way == "mode" else nullcontext():
        result = op(*map(filled, args), **{k: filled(v) for k, v in kwargs.items()})
    return "T" if result is tensor else _plain(result)


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return unwrap(value).tolist() if hasattr(value, "_keys") else value


T = object()


class Case(NamedTuple):
    schema: str
    kernel: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    result: Any


def first(x: Any, *rest: Any) -> Any:
    return x


RESULTS = {
    "defaults": Case(
        "f(Tensor x, int a=1, float b=2.0, *, int y=3) -> Tensor",
        lambda x, a, b, y: x * 0 + a + b + y,
        (T, 1, 2.0),
        {},
        [6.0, 6.0],
    ),
    "given": Case(
        "f(Tensor x, int a=1, float b=2.0, *, int y=3) -> Tensor",
        lambda x, a, b, y: x * 0 + a + b + y,
        (T, 1, 7),
        {"y": 9},
        [17.0, 17.0],
    ),
    "a number for a list": Case(
        "f(Tensor x, int[2] s=1) -> int[]", lambda x, s: list(s), (T, 5), {}, [5, 5]
    ),
    "all by keyword": Case(
        "f(Tensor x, Tensor y) -> Tensor",
        lambda x, y: x + y,
        (),
        {"y": T, "x": T},
        [2.0, 2.0],
    ),
    "list with None": Case(
        "f(Tensor?[] l) -> Tensor",
        lambda items: bw.ones(1) * items.index(None),
        ([T, None],),
        {},
        [1.0],
    ),
    "list of lists": Case(
        "f(Tensor[][] l) -> Tensor",
        lambda rows: rows[0][0] + 1,
        ([[T]],),
        {},
        [2.0, 2.0],
    ),
    "list returned": Case(
        "f(Tensor x) -> Tensor[]", lambda x: [x * 3], (T,), {}, [[3.0, 3.0]]
    ),
    "in place": Case(
        "f_(Tensor(a!) x) -> Tensor(a!)", lambda x: x.add_(1), (T,), {}, "T"
    ),
    "nothing returned": Case("f(Tensor x) -> ()", lambda x: None, (T,), {}, None),
    "two returned": Case(
        "f(Tensor x) -> (Tensor, int)", lambda x: (x + 1, 7), (T,), {}, [[2.0, 2.0], 7]
    ),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", RESULTS)
def test_results(case: str, way: str, library: Library) -> None:
    schema, kernel, args, kwargs, result = RESULTS[case]
    op = library.define(schema)
    library.impl(op, kernel, "CPU")
    assert _call(way, op, args, kwargs) == result


class Wrong(NamedTuple):
    schema: str
    kernel: Callable[..., Any] | None
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    mentions: tuple[str, ...]


ERRORS = {
    "missing argument": Wrong(
        "f(Tensor x, int? y) -> Tensor", first, (T,), {}, ("'y'",)
    ),
    "unknown keyword": Wrong("f(Tensor x) -> Tensor", first, (T,), {"z": 1}, ("'z'",)),
    "keyword by position": Wrong(
        "f(Tensor x, *, int y=3) -> Tensor", first, (T, 3), {}, ("positional",)
    ),
    "no kernel": Wrong("f(Tensor x) -> Tensor", None, (T,), {}, ("cases::f", "CPU")),
    "too few returned": Wrong(
        "f(Tensor x) -> (Tensor, Tensor)",
        lambda x: (x,),
        (T,),
        {},
        ("cases::f", "returns a tuple of 2"),
    ),
    "something returned": Wrong(
        "f(Tensor x) -> ()", lambda x: x, (T,), {}, ("cases::f", "nothing")
    ),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", ERRORS)
def test_errors_say_the_same(case: str, way: str, library: Library) -> None:
    schema, kernel, args, kwargs, mentions = ERRORS[case]
    op = library.define(schema)
    if kernel is not None:
        library.impl(op, kernel, "CPU")
    with pytest.raises((TypeError, RuntimeError)) as raised:
        _call(way, op, args, kwargs)
    assert all(mention in str(raised.value) for mention in mentions)


# ---- fallbacks ----


def test_a_second_fallback_names_both_places() -> None:
    with Library("_", "IMPL", "FPGA") as first, Library("_", "IMPL", "FPGA") as second:
        first.fallback(generic_mode.pass_on)
        with pytest.raises(RegistrationError, match="FPGA") as raised:
            second.fallback(generic_mode.pass_on)
    assert str(raised.value).count("test_generic_cases.py:") == 2


def test_a_fallback_belongs_to_no_namespace(library: Library) -> None:
    with pytest.raises(RegistrationError, match=r'"_".*cases'):
        library.fallback(generic_mode.pass_on, "FPGA")


@pytest.mark.parametrize("way", WAYS)
def test_a_kernel_that_falls_through(way: str, library: Library) -> None:
    op = library.define("f(Tensor x) -> Tensor")
    library.impl(op, lambda x: x * 2, "CPU")
    library.impl(op, fallthrough_kernel, "AutogradCPU")
    assert _call(way, op, (T,), {}) == [2.0, 2.0]


@pytest.mark.parametrize("way", WAYS)
def test_redispatch_below_autograd(way: str, library: Library) -> None:
    op = library.define("f(Tensor x) -> Tensor")

    def above(keys: DispatchKeySet, x: Any) -> Any:
        return op.redispatch(keys & after_autograd_keyset, x) * 10

    library.impl(op, lambda x: x * 2, "CPU")
    library.impl(op, above, "AutogradCPU", with_keyset=True)
    assert _call(way, op, (T,), {}) == [20.0, 20.0]


def test_redispatch_with_no_keys_names_the_operator(library: Library) -> None:
    op = library.define("f(Tensor x) -> Tensor")
    library.impl(op, lambda x: x * 2, "CPU")
    with pytest.raises(NotImplementedError, match="cases::f"):
        op.redispatch(DispatchKeySet(), bw.ones(2))


# ---- guards ----


def test_excluding_twice() -> None:
    key = DispatchKey.TESTING_ONLY_GenericMode
    seen = [key in excluded()]
    with ExcludeDispatchKeyGuard(key):
        seen.append(key in excluded())
        with ExcludeDispatchKeyGuard(key):
            seen.append(key in excluded())
        seen.append(key in excluded())
    seen.append(key in excluded())
    assert seen == [False, True, True, True, False]


@pytest.mark.parametrize("key", ["Meta", "TESTING_ONLY_GenericMode", "AutogradCPU"])
def test_including_leaves_no_trace(key: str) -> None:
    before = included().raw_repr()
    with IncludeDispatchKeyGuard(key):
        assert DispatchKey[key] in included()
    assert included().raw_repr() == before


def test_a_thread_does_not_see_what_is_excluded() -> None:
    seen: list[bool] = []
    with ExcludeDispatchKeyGuard("CPU"):
        thread = threading.Thread(
            target=lambda: seen.append(DispatchKey.CPU in excluded())
        )
        thread.start()
        thread.join()
        assert DispatchKey.CPU in excluded()
    assert seen == [False]
