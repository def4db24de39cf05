"""The namespaces that operators can be defined in: one rule, for libraries and the generator."""

from __future__ import annotations

import pytest

from codegen.diagnostics import Collector
from codegen.load import load_sources
from codegen.package_checks import check_package
from codegen.source import SourceFile
from runtime.dispatcher import Dispatcher
from runtime.errors import RegistrationError
from runtime.library import Library
from runtime.namespaces import OF_OPS, is_hidden, why_undefinable
from runtime.ops import Operators

FREE = ["aten", "mine", "_mine", "operators", "on_operator", "mine__", "prims"]
TAKEN = ["_", "prim", "__mine", "__class__", *sorted(OF_OPS)]


def _ops() -> Operators:
    dispatcher = Dispatcher()
    return Operators(lambda: dispatcher)


def test_every_attribute_of_ops_is_hidden() -> None:
    ops = _ops()
    names = {name for name in dir(ops) if name.isidentifier()}
    assert names >= OF_OPS
    assert [name for name in sorted(names) if not is_hidden(name)] == []
    assert {name for name in names if not name.startswith("_")} == OF_OPS


@pytest.mark.parametrize("namespace", FREE)
def test_a_free_namespace(namespace: str) -> None:
    assert why_undefinable(namespace) is None
    dispatcher = Dispatcher()
    ops = Operators(lambda: dispatcher)
    with Library(namespace, "DEF", dispatcher=dispatcher) as library:
        library.define("f(Tensor x) -> Tensor")
        assert getattr(ops, namespace).f.default is not None
    assert _codes(namespace) == []


@pytest.mark.parametrize("namespace", TAKEN)
def test_a_namespace_is_refused_for_one_reason(namespace: str) -> None:
    reason = why_undefinable(namespace)
    assert reason is not None
    with pytest.raises(RegistrationError) as refused:
        Library(namespace, "DEF", dispatcher=Dispatcher())
    assert f"in the namespace {namespace!r}: {reason}; " in str(refused.value)
    (message,) = _codes(namespace)
    assert message.startswith("BW512 ")
    assert message.endswith(f"in the namespace '{namespace}': {reason}")


@pytest.mark.parametrize("namespace", ["_", "prim"])
def test_kernels_of_what_others_define_are_taken(namespace: str) -> None:
    Library(namespace, "IMPL", dispatcher=Dispatcher()).destroy()


def _codes(namespace: str) -> list[str]:
    """What the generator says of an operator in the namespace."""
    found = Collector()
    text = f"- func: {namespace}::f(Tensor self) -> Tensor\n"
    check_package(load_sources(SourceFile("f.yaml", text)).functions, found)
    return [f"{each.code} {each.message}" for each in found]
