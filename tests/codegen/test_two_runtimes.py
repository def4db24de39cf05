"""Packages with a runtime of their own: values of one are no arguments of the other."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import generated as bw
from codegen.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ven(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The package of the default schema file with a copy of the runtime in it."""
    folder = tmp_path_factory.mktemp("two_runtimes")
    schema = str(ROOT / "schemas" / "native_functions.yaml")
    options = ["--schema", schema, "--out", str(folder / "ven"), "--vendor-runtime"]
    done = CliRunner().invoke(main, ["generate", *options])
    assert done.exit_code == 0, done.output
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("ven")
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if name.partition(".")[0] == "ven":
                del sys.modules[name]


def _boxed(op: Any, *args: Any) -> None:
    op.call_boxed(list(args))


# Calls of the package v with its tensor y and the other package's x.
CALLS: list[tuple[str, Callable[[Any, Any, Any], Any]]] = [
    ("function", lambda v, y, x: v.abs(x)),
    ("function of two", lambda v, y, x: v.mm(x, y)),
    ("function, second", lambda v, y, x: v.mm(y, x)),
    ("function of overloads", lambda v, y, x: v.add(x, y)),
    ("function of overloads, second", lambda v, y, x: v.add(y, x)),
    ("function of three overloads", lambda v, y, x: v.where(x, y, y)),
    ("list", lambda v, y, x: v.cat([y, x])),
    ("out", lambda v, y, x: v.add(y, y, out=x)),
    ("like", lambda v, y, x: v.zeros_like(x)),
    ("number", lambda v, y, x: v.full((2,), x)),
    ("method", lambda v, y, x: y.add(x)),
    ("method in place", lambda v, y, x: y.add_(x)),
    ("method of the class", lambda v, y, x: v.Tensor.abs(x)),
    ("operator", lambda v, y, x: y + x),
    ("operator from the right", lambda v, y, x: x * y),
    ("comparison", lambda v, y, x: y == x),
    ("index", lambda v, y, x: y[x]),
    ("assignment", lambda v, y, x: y.__setitem__(0, x)),
    ("packet", lambda v, y, x: v.ops.aten.abs(x)),
    ("packet of overloads", lambda v, y, x: v.ops.aten.add(y, x)),
    ("handle", lambda v, y, x: v.ops.aten.add.Tensor(y, x)),
    ("handle, by keyword", lambda v, y, x: v.ops.aten.add.Tensor(y, other=x)),
    ("redispatch", lambda v, y, x: v.ops.aten.abs.default.redispatch(x._keys, x)),
    ("call_boxed", lambda v, y, x: _boxed(v.ops.aten.abs.default, x)),
    ("call_boxed of two", lambda v, y, x: _boxed(v.ops.aten.add.Tensor, y, x, 1)),
    ("dtype", lambda v, y, x: v.ops.aten.ones.default([2], dtype=x.dtype)),
    ("device", lambda v, y, x: v.ones(2, device=x.device)),
    ("generator", lambda v, y, x: y.normal_(generator=bw.Generator())),
]


@pytest.mark.parametrize("warm", [False, True], ids=["first call", "later call"])
@pytest.mark.parametrize("call", [call for _, call in CALLS], ids=[n for n, _ in CALLS])
def test_both_runtimes_are_named(
    ven: Any, call: Callable[[Any, Any, Any], Any], warm: bool
) -> None:
    x, y = bw.ones(2, 2), ven.ones(2, 2)
    if warm:
        for used in ("abs", "add", "mm", "zeros_like"):
            getattr(ven, used)(*[y] * (2 if used in ("add", "mm") else 1))
    with pytest.raises(TypeError) as caught:
        call(ven, y, x)
    message = str(caught.value)
    assert type(caught.value).__name__ == "ArgumentTypeError"
    assert "the runtime 'runtime'" in message or "the runtime 'ven._runtime'" in message
    assert "is of 'ven._runtime'" in message or "is of 'runtime'" in message
    assert "tensor_body.Tensor is a class" in message or " runtime." in message


def test_numpy_is_the_way(ven: Any) -> None:
    x = bw.ones(2, 2)
    y = ven.from_numpy(x.numpy())
    assert (y + y).tolist() == [[2.0, 2.0], [2.0, 2.0]]


def test_tensors_of_one_runtime_are_told_apart_from_nothing(ven: Any) -> None:
    """Two packages on one runtime share tensors, and a subclass is no stranger."""

    class Own(ven.Tensor):  # type: ignore[misc]
        __slots__ = ()

        def __new__(cls) -> Any:
            return object.__new__(cls)

    module = importlib.import_module("ven._runtime.foreign")
    for value in (ven.ones(1), ven.float32, ven.ones(1).device, 1, "x", None, object()):
        assert not module.is_foreign(value)
        assert module.why_foreign([value]) == ""
    assert not module.is_foreign(Own())
    for value in (bw.ones(1), bw.float32, bw.ones(1).device, bw.strided):
        assert module.is_foreign(value)
