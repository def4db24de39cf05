"""Functions of fallbacks that take operators take handles, names and packets alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest

import generated as bw
from runtime.dispatcher import Dispatcher
from runtime.errors import OperatorNotFoundError
from runtime.fallbacks import autograd, cpu_fallback
from runtime.fallbacks.names import (
    AmbiguousOperatorError,
    UnknownOperatorError,
    operator_of,
    operators_of,
)
from runtime.fallbacks.vmap import register_vmap
from runtime.library import Library

ops = bw.ops


@pytest.fixture(autouse=True)
def _library() -> Iterator[None]:
    with Library("given", "DEF") as library:
        for schema in (
            "one(Tensor x) -> Tensor",
            "named.only(Tensor x) -> Tensor",
            "several(Tensor x) -> Tensor",
            "several.other(Tensor x, int n) -> Tensor",
            "many.first(Tensor x) -> Tensor",
            "many.second(Tensor x, int n) -> Tensor",
        ):
            library.define(schema)
        yield


ONE: dict[str, tuple[Callable[[], Any], str]] = {
    "a handle": (lambda: ops.given.one.default, "given::one"),
    "a packet of one": (lambda: ops.given.one, "given::one"),
    "a packet of one that has a name": (lambda: ops.given.named, "given::named.only"),
    "a name": (lambda: "given::one", "given::one"),
    "a name and default": (lambda: "given::one.default", "given::one"),
    "a name and overload": (lambda: "given::several.other", "given::several.other"),
    "a name that is an overload's": (lambda: "given::several", "given::several"),
    "a name of one overload": (lambda: "given::named", "given::named.only"),
}


@pytest.mark.parametrize("case", ONE)
def test_one_operator(case: str) -> None:
    give, expected = ONE[case]
    assert operator_of(give()).qualified_name == expected


ALL: dict[str, tuple[Callable[[], Any], list[str]]] = {
    "a handle": (lambda: ops.given.several.other, ["given::several.other"]),
    "a packet": (lambda: ops.given.many, ["given::many.first", "given::many.second"]),
    "a name": (lambda: "given::several", ["given::several", "given::several.other"]),
    "default": (lambda: "given::several.default", ["given::several"]),
    "several": (
        lambda: (ops.given.one, "given::named"),
        ["given::one", "given::named.only"],
    ),
    "none": (tuple, []),
}


@pytest.mark.parametrize("case", ALL)
def test_all_overloads(case: str) -> None:
    give, expected = ALL[case]
    assert [op.qualified_name for op in operators_of(give())] == expected


def _gone() -> Any:
    with Library("vanished", "DEF") as library:
        library.define("op(Tensor x) -> Tensor")
        return ops.vanished.op


REFUSED: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "a packet of several": (
        lambda: ops.given.several,
        AmbiguousOperatorError,
        r"several overloads.*given::several\.default, given::several\.other\. Give it by"
        r" name, or as a handle, like ops\.given\.several\.default",
    ),
    "a name of several": (
        lambda: "given::many",
        AmbiguousOperatorError,
        r"given::many\.first, given::many\.second",
    ),
    "no such operator": (
        lambda: "given::oen",
        UnknownOperatorError,
        "no operator given::oen; did you mean 'given::one'",
    ),
    "no such overload": (
        lambda: "given::many.third",
        UnknownOperatorError,
        "its overloads are: first, second",
    ),
    "no namespace": (
        lambda: "one",
        ValueError,
        r"no namespace; did you mean 'given::one'\?",
    ),
    "no namespace, with an overload": (
        lambda: "many.first",
        ValueError,
        r"no namespace; did you mean 'given::many.first'\?",
    ),
    "no namespace, nowhere": (lambda: "zzz", ValueError, "write namespace::zzz"),
    "a packet of nothing": (_gone, UnknownOperatorError, "no overloads"),
    "a function": (lambda: bw.add, TypeError, "by name, .* as a handle, .* a function"),
    "a tensor": (lambda: bw.ones(1), TypeError, "but got a Tensor"),
    "None": (lambda: None, TypeError, "but got a NoneType"),
    "a handle of what is gone": (
        lambda: bw.ops.given.one.default.dispatcher.handle("given::two"),
        UnknownOperatorError,
        "no operator given::two",
    ),
}

FUNCTIONS: dict[str, Callable[[Any], AbstractContextManager[Any]]] = {
    "register_autograd": lambda op: autograd.register_autograd(op, lambda ctx, g: g),
    "register_derivative": lambda op: autograd.register_derivative(
        op, {"x": lambda grad: grad}
    ),
    "not_differentiable": autograd.not_differentiable,
    "register_vmap": lambda op: register_vmap(op, lambda info, in_dims, x: (x, 0)),
}


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("case", [case for case in ONE if "several" not in case])
def test_functions_take_all_of_them(function: str, case: str) -> None:
    op = operator_of(ONE[case][0]())
    if len(op.schema.arguments) > 1:
        return
    before = op.entry.kernels
    with FUNCTIONS[function](ONE[case][0]()):
        assert len(op.entry.kernels) == len(before) + 1
    assert op.entry.kernels == before


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused(function: str, case: str) -> None:
    give, error, message = REFUSED[case]
    given = give()
    with pytest.raises(error, match=message):
        FUNCTIONS[function](given)


@pytest.mark.parametrize("case", [case for case in REFUSED if "several" not in case])
def test_what_is_refused_where_all_overloads_can_be_meant(case: str) -> None:
    give, error, message = REFUSED[case]
    given = give()
    with pytest.raises(error, match=message):
        cpu_fallback.install(never=[ops.given.one, given])


def test_what_is_not_defined_is_an_error_of_both_kinds() -> None:
    with pytest.raises(OperatorNotFoundError):
        operator_of("given::none")
    with pytest.raises(ValueError, match="given::none"):
        operator_of("given::none")


def test_names_are_looked_up_in_the_dispatcher_that_is_given() -> None:
    dispatcher = Dispatcher()
    with Library("elsewhere", "DEF", dispatcher=dispatcher) as library:
        op = library.define("op(Tensor x) -> Tensor")
        assert operator_of("elsewhere::op", dispatcher) is op
        with register_vmap(
            "elsewhere::op", lambda info, in_dims, x: (x, 0), dispatcher=dispatcher
        ):
            assert len(op.entry.kernels) == 1
        with pytest.raises(UnknownOperatorError):
            operator_of("elsewhere::op")


@pytest.mark.parametrize(
    "never", ["aten::exp", bw.ops.aten.exp, [bw.ops.aten.exp.out]], ids=str
)
def test_never_takes_packets_and_handles(never: Any) -> None:
    with cpu_fallback.install(never=never):
        x = bw.ones(2, device="privateuseone")
        assert (x + x).sum().item() == 4.0
        with pytest.raises(NotImplementedError, match="never to fall back"):
            x.exp()
