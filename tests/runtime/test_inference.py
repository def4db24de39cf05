"""Signatures of annotated functions: compared with schemas, and made into schemas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from runtime.dispatcher import Dispatcher
from runtime.errors import RegistrationError
from runtime.inference import Signature, infer_schema, infer_signature
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.library import Library
from tests.runtime.dispatch_toys import Tensor, cpu, default_dispatcher, meta

X = cpu("x")


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


T = TypeVar("T")


class DType:
    """What a ScalarType is called in annotations."""


def annotated(
    x: Tensor,
    n: int,
    f: float,
    b: bool,
    s: str,
    number: bool | int | float | complex,
    maybe: Tensor | None,
    several: Sequence[int],
    pair: tuple[int, ...],
    tensors: list[Tensor | None],
    dtype: DType | None,
) -> tuple[Tensor, int]:
    """A function with every kind of annotation."""
    raise AssertionError


def open_ended(x: Any, y: T, z: int | Tensor, w: Missing) -> T:  # type: ignore[name-defined]  # noqa: F821
    """A function whose annotations say nothing definite."""
    raise AssertionError


def test_inferred_signature() -> None:
    signature = infer_signature(annotated)
    assert str(signature) == (
        "(Tensor _0, int _1, float _2, bool _3, str _4, Scalar _5, Tensor? _6, int[] _7,"
        " int[] _8, Tensor?[] _9, ScalarType? _10) -> (Tensor _0, int _1)"
    )
    assert infer_signature(open_ended) == Signature((None,) * 4, (None,))
    assert infer_signature(lambda x: x) is None
    assert infer_signature(len) is None
    keyed = infer_signature(annotated, with_keyset=True)
    assert keyed is not None
    assert len(keyed.arguments) == 10


FITS: list[tuple[Callable[..., Any], str, bool]] = [
    # function, schema, whether it fits
    (open_ended, "f(Tensor a, int b, Tensor[] c, str d) -> Tensor", True),
    (open_ended, "f(Tensor a, int b, Tensor[] c) -> Tensor", False),
]


def _with(annotations: dict[str, Any]) -> Callable[..., Any]:
    """A function of one argument `x` with these annotations."""

    def kernel(x):  # type: ignore[no-untyped-def]
        return x

    kernel.__annotations__ = annotations
    return kernel


ONE_ARGUMENT: list[tuple[dict[str, Any], str, bool]] = [
    ({"x": Tensor}, "f(Tensor x) -> Tensor", True),
    ({"x": Tensor}, "f(Tensor? x) -> Tensor", False),
    ({"x": Tensor | None}, "f(Tensor? x) -> Tensor", True),
    ({"x": Tensor | None}, "f(Tensor x) -> Tensor", True),
    ({"x": int}, "f(SymInt x) -> Tensor", True),
    ({"x": int}, "f(float x) -> Tensor", False),
    ({"x": int | float}, "f(float x) -> Tensor", True),
    ({"x": int | float}, "f(Scalar x) -> Tensor", True),
    ({"x": Sequence[int]}, "f(int[2] x) -> Tensor", True),
    ({"x": list[int]}, "f(SymInt[] x) -> Tensor", True),
    ({"x": list[float]}, "f(int[] x) -> Tensor", False),
    ({"x": list[Tensor]}, "f(Tensor x) -> Tensor", False),
    ({"x": str}, "f(Dimname x) -> Tensor", True),
    ({"x": tuple[int, str]}, "f((int, str) x) -> Tensor", True),
    ({"x": "Tensor"}, "f(Tensor x) -> Tensor", True),
    ({"x": "int"}, "f(Tensor x) -> Tensor", False),
    ({"return": Tensor}, "f(int x) -> Tensor", True),
    ({"return": int}, "f(int x) -> Tensor", False),
    ({"return": None}, "f(int x) -> ()", True),
    ({"return": None}, "f(int x) -> Tensor", False),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> (Tensor, Tensor)", True),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> Tensor", False),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> Tensor[]", True),
    ({"return": tuple[Tensor, ...]}, "f(int x) -> Tensor[]", True),
    ({"return": Any}, "f(int x) -> Tensor", True),
]


@pytest.mark.parametrize(
    ("function", "schema", "fits"),
    [*FITS, *((_with(row[0]), row[1], row[2]) for row in ONE_ARGUMENT)],
)
def test_a_kernel_has_to_fit(
    dispatcher: Dispatcher, function: Callable[..., Any], schema: str, fits: bool
) -> None:
    """Both orders, and trusted kernels, which nobody looks at."""
    definition = f"t::{schema}"

    def define_first() -> None:
        with dispatcher.define(definition):
            dispatcher.impl("t::f", function, "CPU").remove()

    def impl_first() -> None:
        with dispatcher.impl("t::f", function, "CPU"):
            dispatcher.define(definition).remove()

    for attempt in (define_first, impl_first):
        if fits:
            attempt()
        else:
            with pytest.raises(RegistrationError, match="does not fit t::f"):
                attempt()
        assert dispatcher.operators() == ()
    dispatcher.define(definition)
    dispatcher.impl("t::f", function, "CPU", is_trusted=True)


def scaled(
    x: Tensor, by: float = 2.0, *, dims: Sequence[int] = (0, 1), name: str = "a"
) -> Tensor:
    """A function from which an operator can be defined."""
    return cpu(f"{x.value} {by} {dims} {name}")


def test_define_from_a_function(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define(scaled)
    assert str(op.schema) == (
        't::scaled(Tensor x, float by=2.0, *, int[] dims=[0,1], str name="a") -> Tensor'
    )
    assert op(X, 3).value == "x 3.0 (0, 1) a"
    library.destroy()
    assert not op.is_defined
    assert not op.entry.kernels


def test_kernels_may_have_keyword_only_parameters(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define("f(Tensor x, *, int a=1, int b=2) -> Any")

    def by_name(x: Tensor, *, b: int, a: int) -> Any:
        return a, b

    def by_order(keys: DispatchKeySet, x: Tensor, *, first: int, b: int) -> Any:
        return keys.highest_priority_key(), first, b

    library.impl("f", by_name, "CPU")
    library.impl("f", by_order, "Meta", with_keyset=True)
    assert op(X, a=5) == (5, 2)
    assert op(meta(), b=7) == (K.Meta, 1, 7)
    stack = op.box(X, b=3)
    op.call_boxed(stack)
    assert stack == [(1, 3)]


def test_mutated_arguments_are_marked(dispatcher: Dispatcher) -> None:
    def fill(x: Tensor, other: Tensor, value: float) -> None:
        x.value = value

    schema = infer_schema(fill, "t::fill", ["x"])
    assert str(schema) == "t::fill(Tensor(a0!) x, Tensor other, float value) -> ()"
    op = Library("t", "DEF", dispatcher=dispatcher).define(fill, mutates_args=["x"])
    x = cpu()
    op(x, X, 3)
    assert x.value == 3.0


@pytest.mark.parametrize(
    ("function", "told"),
    [
        (lambda x: x, "argument 'x'"),
        (_with({"x": Tensor}), "the result"),
        (_with({"x": Any, "return": Tensor}), "argument 'x'"),
        (open_ended, "argument 'x'"),
    ],
)
def test_nothing_to_infer_from(function: Callable[..., Any], told: str) -> None:
    with pytest.raises(RegistrationError, match="no schema can be inferred") as caught:
        infer_schema(function, "t::f")
    assert told in str(caught.value)


def test_unknown_mutated_argument() -> None:
    with pytest.raises(RegistrationError, match="has no argument z"):
        infer_schema(scaled, "t::f", ["z"])
