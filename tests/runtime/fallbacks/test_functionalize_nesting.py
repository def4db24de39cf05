"""Functionalization over and under the other fallbacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd, cpu_fallback, generic_mode, generic_wrapper
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.generic_wrapper import GenericWrapper, unwrap, wrap
from runtime.fallbacks.vmap import vmap


def program(x: Any) -> Any:
    y = x.clone()
    y[0].add_(x.sum())
    x.t()[0].mul_(2)
    return y


VMAPS: dict[str, Callable[[Any], Any]] = {
    "over": lambda x: vmap(functionalize(program))(x),
    "under": lambda x: functionalize(vmap(program))(x),
    "between": lambda x: functionalize(vmap(functionalize(program)))(x),
}


@pytest.mark.parametrize("case", VMAPS)
def test_vmap(case: str) -> None:
    plain, functional = (bw.arange(12.0).view(3, 2, 2) for _ in range(2))
    expected = vmap(program)(plain)
    assert VMAPS[case](functional).tolist() == expected.tolist()
    assert functional.tolist() == plain.tolist()


def test_a_dispatch_mode_sees_the_functional_program() -> None:
    names: list[str] = []

    class Names(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            names.append(op.name.removeprefix("aten::"))
            return op(*args, **kwargs)

    with Names():
        functionalize(program)(bw.ones(2, 2))
    assert [name for name in names if name.endswith("_")] == ["copy_"]


def test_wrappers_below() -> None:
    with generic_wrapper.install():
        base = bw.arange(4.0).view(2, 2)
        row, whole = wrap(base[0]), wrap(base)
        found = functionalize(lambda row, x: (row.add_(1), program(x)))(row, whole)
        assert found[0] is row
        assert isinstance(found[1], GenericWrapper)
        expected = bw.arange(4.0).view(2, 2)
        expected[0].add_(1)
        assert unwrap(found[1]).tolist() == program(expected).tolist()
    assert base.tolist() == expected.tolist()


def test_a_backend_without_kernels_in_the_mode() -> None:
    expected = bw.ones(2, 2)
    result = program(expected)
    with cpu_fallback.install(), generic_mode.install(), generic_mode.GenericMode():
        x = bw.ones(2, 2, device="privateuseone")
        found = functionalize(program)(x)
    assert (x.tolist(), found.tolist()) == (expected.tolist(), result.tolist())
    assert str(found.device) == "privateuseone"


def test_gradients_inside() -> None:
    def gradient(x: Any) -> Any:
        leaf = x.detach().requires_grad_()
        y = leaf * 2
        y.add_(1)
        y[0].mul_(leaf[1])
        return autograd.grad(y.sum(), [leaf])[0]

    with autograd.install():
        x = bw.arange(3.0)
        assert functionalize(gradient)(x).tolist() == gradient(x).tolist()
        assert gradient(x).tolist() == [2.0, 3.0, 2.0]
