"""Gradients of complex tensors, against torch, for every operator that has a formula.

The calls are those of the other tests with complex numbers in their floating tensors: in
all of them, in the first alone, and in all but the first. Gradients of the tensors that
stay real are real.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import operator_cases as cases
import pytest
import torch
from gradient_cases import (
    COMPLEX,
    Boxwood,
    Gradients,
    Torch,
    as_complex,
    difference,
    lowest_dtype,
    run,
)
from out_forms import chosen
from sample_arrays import describe
from samples import Sample

import generated as bw
from runtime.dispatcher import get_default_dispatcher
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd.tables import NOT_FOR_COMPLEX, rows_for

TORCH: Final = Torch()
BOXWOOD: Final = Boxwood()
_MOST: Final = 12
_REFUSAL: Final = "does not support automatic differentiation for outputs with complex"


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with (
        autograd.install(),
        autograd.set_fallback_mode("error"),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        yield


NAMES: Final = sorted(
    op.qualified_name.removeprefix("aten::")
    for op, _ in rows_for(get_default_dispatcher())
)

TORCH_IS_WRONG: Final = {
    # torch multiplies by the derivative and not by its conjugate.
    "silu_": "",
    # torch passes the gradient on as if nothing had been written.
    **dict.fromkeys(
        ("logical_and_", "logical_or_", "logical_xor_", "logical_not_"), ""
    ),
    # Without elements torch does not look at the dtypes.
    "bmm": "[0, ",
}
"""A word in the descriptions of the calls in which torch is no measure."""


def _calls(name: str, *dtypes: str) -> Iterator[Sample]:
    table = [s for s in cases.samples().get(name, []) if not s.random]
    for sample in chosen(table, _MOST):
        for dtype in dtypes:
            for parts in ("all", "first", "others"):
                changed = as_complex(sample, dtype, parts)
                if changed is not None:
                    yield changed


def _both(name: str, call: Sample, *, twice: bool) -> tuple[Gradients, Gradients]:
    in_place = name.partition(".")[0].endswith("_")
    expected, found = (
        run(library, library.side.operator(name), call, in_place=in_place, twice=twice)
        for library in (TORCH, BOXWOOD)
    )
    return expected, found


def _differs(name: str, call: Sample, *, twice: bool) -> str | None:
    if TORCH_IS_WRONG.get(name, "\n") in describe(call):
        return None
    expected, found = _both(name, call, twice=twice)
    if expected.error is None:
        return difference(expected, found, lowest_dtype(call))
    if _REFUSAL in str(expected.error) and found.error is None:
        return "torch refuses this"
    return None


@pytest.mark.parametrize("name", NAMES)
def test_first_gradients(name: str) -> None:
    found = {
        describe(c): _differs(name, c, twice=False) for c in _calls(name, *COMPLEX)
    }
    assert {call: text for call, text in found.items() if text} == {}


@pytest.mark.parametrize("name", NAMES)
def test_second_gradients(name: str) -> None:
    calls = [*_calls(name, "complex128")][:8]
    found = {describe(c): _differs(name, c, twice=True) for c in calls}
    assert {call: text for call, text in found.items() if text} == {}


HOLOMORPHIC: Final = (
    *("mul.Tensor", "div.Tensor", "div.Scalar", "mul.Scalar", "pow.Tensor_Tensor"),
    *("pow.Tensor_Scalar", "pow.Scalar", "exp", "expm1", "log", "log1p", "log2"),
    *("log10", "sqrt", "rsqrt", "reciprocal", "sin", "cos", "tan", "asin", "acos"),
    *("atan", "sinh", "cosh", "tanh", "sigmoid", "add.Tensor", "sub.Tensor"),
    *("rsub.Tensor", "lerp.Tensor", "lerp.Scalar", "addcmul", "addcdiv", "mm", "bmm"),
    *("addmm", "addmv", "baddbmm", "mv", "dot", "vdot", "prod", "prod.dim_int"),
    *("cumsum", "logsumexp", "sum", "mean", "mean.dim", "abs", "norm.Scalar"),
    *("norm.ScalarOpt_dim", "var.correction", "std.correction", "var_mean.correction"),
    *("cat", "stack", "where.self", "index_add", "index_put", "scatter_add", "gather"),
    *("as_strided", "diagonal", "unfold", "_to_copy", "fill.Tensor", "masked_select"),
)


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_there_are_complex_gradients_to_compare(name: str) -> None:
    found = [
        _both(name, call, twice=False)[0].first for call in _calls(name, "complex128")
    ]
    assert any(
        gradient is not None and gradient.imag.any()
        for each in found
        for gradient in each
    )


@pytest.mark.parametrize("name", sorted(NOT_FOR_COMPLEX - {"_index_put_impl"}))
def test_what_torch_refuses_is_refused(name: str) -> None:
    names = [each for each in NAMES if each.partition(".")[0] == name]
    calls = [(each, call) for each in names for call in _calls(each, "complex128")]
    both = [_both(each, call, twice=False) for each, call in calls]
    refused = [ours for theirs, ours in both if _REFUSAL in str(theirs.error)]
    assert refused
    assert all(isinstance(each.error, RuntimeError) for each in refused)


Z: Final = [0.5 - 1.5j, -2.0 + 0.25j, 1.0 + 1.0j]

PROGRAMS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "numbers": lambda z, x: ((z * (2 - 1j) + 1j) / (1 + 1j) - z**2j).abs().sum(),
    "a real tensor among complex ones": lambda z, x: (z * x + x).abs().sum(),
    "a real tensor that becomes complex": lambda z, x: (x * 1j).exp().abs().sum(),
    "an argument twice": lambda z, x: (z * z * z.abs()).abs().sum(),
    "broadcast": lambda z, x: (z.view(3, 1) * x).abs().sum(),
    "matrices": lambda z, x: (z.view(3, 1) @ z.view(1, 3)).abs().sum(),
    "in place": lambda z, x: (z * 1).mul_(z).add_(x).abs().sum(),
    "through a view": lambda z, x: _first_doubled(z * x).abs().sum(),
    "a real number to a complex power": lambda z, x: (2**z).abs().sum(),
}


def _first_doubled(t: Any) -> Any:
    t[0].mul_(2j)
    return t


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    found = []
    for library, dtypes in ((torch, "torch"), (bw, "bw")):
        z = library.tensor(Z, dtype=library.complex128).requires_grad_()
        x = library.tensor([0.5, 2.0, -1.0], dtype=library.float64).requires_grad_()
        engine = torch.autograd if dtypes == "torch" else autograd
        loss = PROGRAMS[name](z, x)
        grads = engine.grad(loss, [z, x], create_graph=True, allow_unused=True)
        shown = [g for g in grads if g is not None]
        again = engine.grad(
            sum(g.abs().sum() for g in shown), [z, x], allow_unused=True
        )
        found.append([None if g is None else g.tolist() for g in (*grads, *again)])
    theirs, ours = found
    assert [g is None for g in theirs] == [g is None for g in ours]
    for one, other in zip(theirs, ours, strict=True):
        assert one is None or other == pytest.approx(one)


def _torch_and_boxwood() -> list[tuple[Any, Any]]:
    return [(torch, torch.autograd), (bw, autograd)]


def _squared(library: Any, engine: Any) -> Any:
    base = engine.Function if library is torch else autograd.AutogradFunction

    class Squared(base):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2j

    return Squared


def test_a_program_returns_no_complex_gradient_for_a_real_tensor() -> None:
    for library, engine in _torch_and_boxwood():
        x = library.tensor([1.0]).requires_grad_()
        y = _squared(library, engine).apply(x)
        with pytest.raises(RuntimeError, match="complex"):
            engine.grad(y.sum(), x)


def test_a_complex_result_needs_a_gradient_to_begin_with() -> None:
    for library, engine in _torch_and_boxwood():
        z = library.tensor([1j], dtype=library.complex64).requires_grad_()
        with pytest.raises(RuntimeError):
            engine.grad((z * z).sum(), z)
