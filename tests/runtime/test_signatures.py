"""What help and inspect say of operators: their schemas, without being asked too early."""

from __future__ import annotations

import inspect
import pydoc
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import generated as bw
from runtime.boxing import BoxedKernel
from runtime.dispatcher import get_default_dispatcher
from runtime.library import Library
from runtime.operator import OperatorHandle
from runtime.ops import OperatorPacket, ops
from runtime.schema import parse_schema
from runtime.signatures import signature_of

SIGNATURES = [
    ("f() -> ()", "() -> None"),
    ("f(Tensor self) -> Tensor", "(self: 'Tensor') -> 'Tensor'"),
    (
        "f(Tensor self, int n=1, *, ScalarType? dtype=None) -> (Tensor, int)",
        "(self: 'Tensor', n: 'int' = 1, *, dtype: 'ScalarType?' = None)"
        " -> '(Tensor, int)'",
    ),
    (
        "f(int[2] size=1, *, ScalarType dtype=float) -> Tensor[]",
        "(size: 'int[2]' = (1, 1), *, dtype: 'ScalarType' = float32) -> 'Tensor[]'",
    ),
    ("f(int from, int? to) -> ()", "(from_: 'int', to: 'int?') -> None"),
    ("f(Tensor x, ...) -> ...", "(x: 'Tensor', *args)"),
    ("f(str text='a') -> str", "(text: 'str' = 'a') -> 'str'"),
]


@pytest.mark.parametrize(("schema", "shown"), SIGNATURES)
def test_signature_of_a_schema(schema: str, shown: str) -> None:
    assert str(signature_of(parse_schema(schema))) == shown


def test_every_operator_has_a_signature() -> None:
    operators = get_default_dispatcher().operators()
    handles = [handle for handle in operators if handle.is_defined]
    assert len(handles) > 500
    for handle in handles:
        found = inspect.signature(handle)
        assert len(found.parameters) == len(handle.schema.arguments)


# What is asked, and what help says of it.
HELP: list[tuple[Callable[[], Any], list[str]]] = [
    (
        lambda: ops.aten.add,
        [str(ops.aten.add.Tensor.schema), str(ops.aten.add.Scalar.schema)],
    ),
    (
        lambda: ops.aten.add.Tensor,
        [
            str(ops.aten.add.Tensor.schema),
            "tags: core",
            "kernels: CPU, Meta, CompositeExplicitAutogradNonFunctional",
            # The kernel is made around this function.
            "kernel for CPU, ",
            "native/pointwise_binary.py:",
            "self + alpha * other",
        ],
    ),
    (
        lambda: ops.aten.linear.default,
        ["kernels: CompositeImplicitAutograd"],
    ),
    (
        lambda: ops.aten.masked_fill_.Scalar,
        [
            "native/masking.py:",
            "Write a number where `mask`",
            "RuntimeError for a mask",
        ],
    ),
    (
        lambda: ops.aten.add,
        ["help() of an overload, such as Scalar, lists its kernels"],
    ),
    (lambda: bw.max, ["aten::max.dim(Tensor self, int dim"]),
    (lambda: OperatorPacket, ["All overloads of one operator", "resolve_overload("]),
    (lambda: OperatorHandle, ["One overload of one operator", "call_boxed("]),
]


@pytest.mark.parametrize(("make", "texts"), HELP)
def test_help(make: Callable[[], Any], texts: list[str]) -> None:
    shown = pydoc.render_doc(make(), renderer=pydoc.plaintext)  # type: ignore[arg-type]
    for text in texts:
        assert text in shown


def test_one_overload_is_the_signature_of_the_packet() -> None:
    with Library("signed", "DEF") as library:
        library.define("one(Tensor x, int n=2) -> Tensor")
        assert str(inspect.signature(ops.signed.one)) == (
            "(x: 'Tensor', n: 'int' = 2) -> 'Tensor'"
        )
        packet = ops.signed.one
        assert packet.__doc__ == packet.default.__doc__
        library.define("one.other(Tensor x) -> Tensor")
        assert list(inspect.signature(packet).parameters) == ["args", "kwargs"]
        assert str(packet.__doc__).count("signed::one") == 2
        handle = packet.default
    assert handle.__doc__ == "signed::one is not defined."
    assert packet.__doc__ == "<operator signed::one: not defined>"
    assert list(inspect.signature(handle).parameters) == ["args", "kwargs"]


def _told(x: Any) -> Any:
    """The same again.

    And more.
    """
    return x


def _untold(x: Any) -> Any:
    return x


SCHEMA = "said::one(Tensor x) -> Tensor"
PLACE = f"{__file__}:{_told.__code__.co_firstlineno}"
TOLD = f"{PLACE}:\n    The same again.\n\n    And more."

# The kernels by key, and what follows the schema.
KERNELS: list[tuple[dict[str, Any], str]] = [
    ({}, "kernels: none"),
    ({"CPU": _untold}, "kernels: CPU"),
    ({"CPU": lambda x: x}, "kernels: CPU"),
    ({"CPU": partial(_untold)}, "kernels: CPU"),
    ({"CPU": BoxedKernel.make_fallthrough()}, "kernels: CPU"),
    ({"CPU": _told}, f"kernels: CPU\n\nkernel for CPU, {TOLD}"),
    ({"Meta": _told}, f"kernels: Meta\n\nkernel for Meta, {TOLD}"),
    (
        {"Meta": _untold, "CompositeImplicitAutograd": _told},
        "kernels: Meta, CompositeImplicitAutograd\n\n"
        f"kernel for CompositeImplicitAutograd, {TOLD}",
    ),
]


@pytest.mark.parametrize(("kernels", "said"), KERNELS)
def test_the_kernels_of_an_overload(kernels: dict[str, Any], said: str) -> None:
    with Library("said", "DEF") as library:
        op = library.define("one(Tensor x) -> Tensor")
        for key, kernel in kernels.items():
            library.impl(op, kernel, key)
        assert op.__doc__ == f"{SCHEMA}\n\n{said}"
