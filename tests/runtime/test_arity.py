"""Kernels without annotations: how many arguments they take is asked when they register."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from runtime.boxing import BoxedKernel
from runtime.dispatcher import Dispatcher
from runtime.errors import RegistrationError
from runtime.library import Library
from tests.runtime.dispatch_toys import cpu, default_dispatcher

X = cpu("x")
THREE = "f(Tensor x, Tensor y, *, Scalar alpha=1) -> Tensor"
BOXED = "BoxedKernel.make_from_function"
HERE = "test_arity.py:"


@pytest.fixture
def dispatcher() -> Dispatcher:
    return default_dispatcher()


def _boxed(op, stack):  # type: ignore[no-untyped-def]
    """A boxed function that somebody forgot to wrap."""


class Methods:
    """Its methods get the object, which the operator does not pass."""

    def two(self, x, y):  # type: ignore[no-untyped-def]
        return x

    def named(self, x, y, *, alpha):  # type: ignore[no-untyped-def]
        return x

    def three(self, x, y, alpha):  # type: ignore[no-untyped-def]
        return x


# function, with_keyset, and what the refusal tells; nothing where it is taken
ROWS: list[tuple[Callable[..., Any], bool, tuple[str, ...]]] = [
    (lambda x, y, alpha: x, False, ()),
    (lambda x, y, *, alpha: x, False, ()),
    (lambda x, *, y, alpha: x, False, ()),
    (lambda *args: args[0], False, ()),
    (lambda x, *rest: x, False, ()),
    (lambda x, *rest, scale=1: x, False, ()),
    (lambda x, y, alpha, more=None: x, False, ()),
    (lambda x, y=None, alpha=1, more=None: x, False, ()),
    (lambda x, y, alpha=1, *rest, **more: x, False, ()),
    (lambda keys, x, y, alpha: x, True, ()),
    (lambda keys, x, y, *, alpha: x, True, ()),
    (lambda keys, *args: args[0], True, ()),
    (lambda *args: args[1], True, ()),
    (Methods().three, False, ()),
    (max, False, ()),
    (lambda: X, False, ("takes 0 arguments", "has 3")),
    (lambda x: x, False, ("takes 1 argument,", "(x)")),
    (lambda x, y: x, False, ("takes 2 arguments", "has 3", "(x, y)")),
    (lambda x, y=1: x, False, ("takes 1 to 2 arguments", "(x, y=1)")),
    (lambda x, y, alpha, more: x, False, ("takes 4 arguments",)),
    (lambda x, y, alpha, *, out: x, False, ("takes 4 arguments", "(x, y, alpha, *, o")),
    (lambda x, y, *, alpha, out=None: x, False, ()),
    (lambda x, y, alpha, *, out=None: x, False, ()),
    (lambda x, y, *, out=None: x, False, ("takes 2 arguments", "has 3")),
    (lambda x, y, *, beta=2: x, False, ("takes 2 arguments", "has 3")),
    (lambda x, y, *, beta, out: x, False, ("takes 4 arguments",)),
    (lambda a, b, c, d, *e: a, False, ("at least 4 arguments",)),
    (lambda *args, out: args, False, ("'out' by keyword",)),
    (lambda **values: values, False, ("takes 0 arguments", "(**values)")),
    (_boxed, False, ("takes 2 arguments", BOXED, "_boxed", "(op, stack)")),
    (lambda op, s: None, False, ("takes 2 arguments", BOXED)),
    (lambda keys, x, y, alpha: x, False, ("takes 4 arguments", "with_keyset=True")),
    (
        lambda x, y, alpha: x,
        True,
        ("takes 2 arguments after the key set", "with_keyset=True passes"),
    ),
    (Methods().named, False, ("'alpha' by keyword", "(x, y, *, alpha)")),
    (Methods().two, False, ("takes 2 arguments", "Methods.two", "(x, y)")),
]


@pytest.mark.parametrize("kernel_first", [False, True])
@pytest.mark.parametrize(("function", "with_keyset", "told"), ROWS)
def test_a_kernel_takes_what_the_operator_passes(
    dispatcher: Dispatcher,
    function: Callable[..., Any],
    with_keyset: bool,
    told: tuple[str, ...],
    kernel_first: bool,
) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)

    def register() -> None:
        library.impl("f", function, "CPU", with_keyset=with_keyset)

    if not kernel_first:
        op = library.define(THREE)
    else:
        register()
    last = (lambda: library.define(THREE)) if kernel_first else register
    if told:
        with pytest.raises(RegistrationError) as caught:
            last()
        parts = ("for CPU does not fit t::f", f"t::{THREE}", HERE, *told)
        assert [part for part in parts if part not in str(caught.value)] == []
        assert (BOXED in str(caught.value)) is (BOXED in told)
        return
    last()
    if function is not max:
        op = dispatcher.handle("t::f", "")
        assert op(X, X) is X


def test_what_is_not_compared(dispatcher: Dispatcher) -> None:
    """Trusted kernels, boxed ones, and operators of any number of arguments."""
    library = Library("t", "DEF", dispatcher=dispatcher)
    library.define(THREE)
    dispatcher.impl("t::f", lambda: X, "CPU", is_trusted=True)
    library.impl("f", BoxedKernel.make_from_function(_boxed), "CUDA")
    library.define("any(...) -> Tensor")
    library.impl("any", lambda x, y: x, "CPU")


def test_trusted_kernels_leave_a_trusted_schema_unread(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", "CPU", dispatcher=dispatcher)
    library.define_rows([(THREE, ())], trusted=True)
    library.impl_rows([("f", lambda x, y: x)])
    definition = dispatcher.handle("t::f", "").entry.definition
    assert definition is not None
    assert definition._schema is None
    with pytest.raises(RegistrationError, match="takes 2 arguments"):
        library.impl("f", lambda x, y: x, "CUDA")


# What the function is declared as, and what it gets of f(Tensor x, int n, *, int k=3) with 10:
# a keyword-only parameter that has a default, and that the schema does not name, keeps it.
MATCHED: list[tuple[str, tuple[Any, ...]]] = [
    ("x, n=0, k=5, *, scale=1", (10, 3, 1)),
    ("x, n=0, *, k=5, scale=1", (10, 3, 1)),
    ("x, n=0, *, scale=1, k=5", (10, 3, 1)),
    ("x, n=0, *, scale=1, k", (10, 3, 1)),
    ("x, *, scale=1, k, n", (10, 3, 1)),
    ("x, k=5, *, n, scale=1", (10, 3, 1)),
    ("x, n, *, other", (10, 3)),
    ("x, n, k, more=7, *, scale=1", (10, 3, 1)),
    ("x, *rest, scale=1", (10, 3, 1)),
]


@pytest.mark.parametrize("annotated", [False, True])
@pytest.mark.parametrize("with_keyset", [False, True])
@pytest.mark.parametrize(("parameters", "expected"), MATCHED)
def test_what_parameters_by_keyword_get(
    dispatcher: Dispatcher,
    parameters: str,
    expected: tuple[Any, ...],
    with_keyset: bool,
    annotated: bool,
) -> None:
    names = {each.partition("=")[0].strip("* ") for each in parameters.split(",")}
    shown = [n for n in ("n", "rest", "k", "other", "scale") if n in names]
    body = ", ".join(f"*{n}" if n == "rest" else n for n in shown)
    if annotated:
        parameters = parameters.replace("n=0", "n: int = 0").replace(
            "k=5", "k: int = 5"
        )
        parameters = parameters.replace("scale=1", "scale: int = 1")
    keys = "keys, " if with_keyset else ""
    space: dict[str, Any] = {}
    exec(f"def k({keys}{parameters}): got.append(({body},)); return x", space)
    got = space["got"] = []
    library = Library("t", "DEF", "CPU", dispatcher=dispatcher)
    op = library.define("f(Tensor x, int n, *, int k=3) -> Tensor")
    library.impl("f", space["k"], with_keyset=with_keyset)
    assert op(X, 10) is X
    stack: list[Any] = [X, 10, 3]
    op.call_boxed(stack)
    assert (got, stack) == ([expected, expected], [X])


def test_annotations_of_parameters_by_keyword_are_those_of_their_arguments(
    dispatcher: Dispatcher,
) -> None:
    def kernel(x, k: int, *, n: str, scale: int = 1):  # type: ignore[no-untyped-def]
        return x

    library = Library("t", "DEF", "CPU", dispatcher=dispatcher)
    library.define("f(Tensor x, int n, *, int k=3) -> Tensor")
    with pytest.raises(RegistrationError, match="argument 'n' is annotated as str"):
        library.impl("f", kernel)
