"""Operators that autograd has no formula for, and those that programs give one."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.boxing import fallthrough_kernel
from runtime.fallbacks import autograd
from runtime.gradients import get_variable_hooks, set_variable_hooks
from runtime.key_set import after_autograd_keyset
from runtime.library import Library


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), autograd.set_fallback_mode("warn"):
        yield


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("af", "DEF") as found:
        yield found


def leaf(*values: float) -> Any:
    return bw.tensor([*values], requires_grad=True)


def opaque(*tensors: Any) -> Any:
    """Twice the first tensor, by a way that is not recorded."""
    return tensors[0].detach() * 2


def define(library: Library, schema: str, kernel: Callable[..., Any]) -> Any:
    handle = library.define(schema)
    library.impl(handle, kernel, "CPU")
    return handle


# ---- modes ----


@pytest.mark.parametrize(
    ("mode", "requires_grad"), [("nothing", False), ("warn", True), ("error", True)]
)
def test_modes(library: Library, mode: str, requires_grad: bool) -> None:
    op = define(library, "f(Tensor x) -> Tensor", opaque)
    with autograd.set_fallback_mode(mode):
        y = op(leaf(1.0))
    assert y.tolist() == [2.0]
    assert y.requires_grad is requires_grad


def test_errors_come_when_a_gradient_does(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", opaque)
    x = leaf(1.0)
    with autograd.set_fallback_mode("error"):
        y = op(x)
        with pytest.raises(RuntimeError, match=r"af::f.*register_autograd"):
            y.backward()


def test_one_warning_for_each_operator(library: Library) -> None:
    f = define(library, "f(Tensor x) -> Tensor", opaque)
    g = define(library, "g(Tensor x) -> Tensor", opaque)
    x = leaf(1.0)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for op in (f, f, g):
            (op(x) + x).sum().backward()
    texts = [str(each.message) for each in caught]
    assert [t.split()[0] for t in texts] == ["af::f", "af::g"]
    for text in texts:
        assert "register_autograd(" in text
        assert "not_differentiable(" in text
        assert 'set_fallback_mode("nothing")' in text
    assert x.grad.tolist() == [3.0]


def test_no_warning_without_a_gradient(library: Library) -> None:
    f = define(library, "f(Tensor x) -> Tensor", opaque)
    x = leaf(1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        f(bw.ones(1))
        f(x)
        with autograd.no_grad():
            assert not f(x).requires_grad


def test_kernels_made_of_operators_keep_their_graph(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", lambda x: x * 2)
    x = leaf(1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        op(x).backward()
    assert x.grad.tolist() == [2.0]


def test_the_mode_is_put_back() -> None:
    before = autograd.fallback_mode()
    with pytest.raises(ValueError, match=r"one of nothing, warn, error, .*'loud'"):
        autograd.set_fallback_mode("loud")
    with autograd.set_fallback_mode("error"):
        assert autograd.fallback_mode() is autograd.FallbackMode.ERROR
    assert autograd.fallback_mode() is before


# ---- all kinds of operators ----


def test_operators_that_write(library: Library) -> None:
    op = define(
        library,
        "f_(Tensor(a!) x, Tensor y) -> Tensor(a!)",
        lambda x, y: x.detach().add_(y.detach()) is None or x,
    )
    x = leaf(1.0)
    y = x * 3
    assert op(y, x) is y
    assert y.tolist() == [4.0]
    assert y.grad_fn.name == "NotImplemented[af::f_]"
    assert y._version == 1
    with pytest.raises(RuntimeError, match="a leaf"):
        op(x, y)
    with autograd.set_fallback_mode("error"), pytest.raises(RuntimeError, match="f_"):
        y.backward()


def test_operators_that_write_through_views(library: Library) -> None:
    op = define(
        library,
        "f_(Tensor(a!) x) -> ()",
        lambda x: x.detach().mul_(5) is None or None,
    )
    x = leaf(1.0, 2.0)
    y = x * 3
    assert op(y[0]) is None
    assert y.tolist() == [15.0, 6.0]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        y.sum().backward()
    assert len(caught) == 1
    assert x.grad.tolist() == [0.0, 3.0]  # what was not written has its gradient


def test_operators_that_view(library: Library) -> None:
    op = define(library, "f(Tensor(a) x) -> Tensor(a)", lambda x: bw.alias(x.detach()))
    x = leaf(1.0, 2.0)
    y = x * 3
    seen = op(y)
    assert seen.requires_grad
    seen.mul_(2)
    assert y.tolist() == [6.0, 12.0]
    assert y.grad_fn.name.startswith("CopySlices")


def test_operators_of_lists_and_of_what_has_no_gradient(library: Library) -> None:
    op = define(
        library,
        "f(Tensor[] xs, Tensor? w=None) -> (Tensor[], Tensor, Tensor)",
        lambda xs, w: (
            [x.detach() * 2 for x in xs],
            xs[0].detach().to(bw.int64),
            xs[0],
        ),
    )
    x, w = leaf(1.0), bw.ones(1)
    found, whole, same = op([w, x])
    assert [t.requires_grad for t in found] == [True, True]
    assert found[0].grad_fn is found[1].grad_fn
    assert not whole.requires_grad
    assert same is w
    assert not same.requires_grad
    assert op([w], x)[0][0].requires_grad
    assert not op([w])[0][0].requires_grad


def test_an_argument_that_is_returned_keeps_its_graph(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", lambda x: x)
    x = leaf(1.0)
    assert op(x) is x
    assert x.is_leaf


# ---- silence ----


def test_opting_out_for_one_operator(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", opaque)
    with autograd.not_differentiable("af::f"):
        assert not op(leaf(1.0)).requires_grad
    with autograd.not_differentiable(op):
        assert not op(leaf(1.0)).requires_grad
    assert op(leaf(1.0)).requires_grad


def test_own_kernels_for_autograd_come_first(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", opaque)
    library.impl(op, fallthrough_kernel, "AutogradCPU")
    assert op(leaf(1.0)).tolist() == [2.0]
    other = define(library, "g(Tensor x) -> Tensor", opaque)

    def ten_times(keys: Any, x: Any) -> Any:
        return other.redispatch(keys & after_autograd_keyset, x) * 10

    library.impl(other, ten_times, "AutogradCPU", with_keyset=True)
    assert other(leaf(1.0)).tolist() == [20.0]


def test_without_hooks_calls_go_below(library: Library) -> None:
    op = define(library, "f(Tensor x) -> Tensor", opaque)
    hooks = get_variable_hooks()
    set_variable_hooks(None)
    try:
        assert not op(leaf(1.0)).requires_grad
    finally:
        set_variable_hooks(hooks)
    assert op(leaf(1.0)).requires_grad


# ---- operators with a formula of their own ----


def _cube(library: Library) -> Any:
    return define(
        library, "cube(Tensor x, int n=1) -> Tensor", lambda x, n: x.detach() ** 3
    )


def test_register_autograd(library: Library) -> None:
    op = _cube(library)

    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        x, n = inputs
        ctx.save_for_backward(x)
        ctx.n = n
        assert ctx.needs_input_grad == (True, False)

    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        return grad * x * x * 3, None

    x = leaf(2.0)
    with autograd.register_autograd("af::cube", backward, setup_context=setup_context):
        y = op(x)
        assert y.grad_fn.name == "cubeBackward"
        (first,) = autograd.grad(y, x, create_graph=True)
        (second,) = autograd.grad(first, x)
        assert (first.tolist(), second.tolist()) == ([12.0], [12.0])
        y = op(x)
        y.backward()
        with pytest.raises(RuntimeError, match="second time"):
            y.backward()
        z = x * 1
        y = op(z)
        z.mul_(2)
        with pytest.raises(RuntimeError, match="changed"):
            y.backward()
    with autograd.set_fallback_mode("error"):
        assert op(x).grad_fn.name.startswith("NotImplemented")


def test_register_autograd_for_lists_and_keywords(library: Library) -> None:
    op = define(
        library,
        "f(Tensor[] xs, *, float scale) -> (Tensor, Tensor)",
        lambda xs, scale: (
            sum(x.detach() for x in xs) * scale,
            xs[0].detach().to(bw.int64),
        ),
    )

    def setup_context(
        ctx: Any, inputs: Any, output: Any, keyword_only_inputs: Any
    ) -> None:
        ctx.scale = keyword_only_inputs["scale"]
        ctx.count = len(inputs[0])

    def backward(ctx: Any, grad: Any, other: Any) -> Any:
        assert (other.dtype, other.tolist()) == (bw.int64, [0])
        return [grad * ctx.scale] * ctx.count

    xs = [leaf(1.0), bw.ones(1), leaf(3.0)]
    with autograd.register_autograd(op, backward, setup_context=setup_context):
        total, whole = op(xs, scale=2.0)
        assert not whole.requires_grad
        total.backward()
    assert [None if x.grad is None else x.grad.tolist() for x in xs] == [
        *([2.0], None, [2.0])
    ]


# ---- functions ----


class Scale(autograd.AutogradFunction):
    @staticmethod
    def forward(ctx: Any, x: Any, factor: float) -> Any:
        ctx.factor = factor
        assert not autograd.is_grad_enabled()
        return x * factor

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * ctx.factor, None


class Power(autograd.AutogradFunction):
    @staticmethod
    def forward(x: Any, n: int) -> Any:
        return x**n, (x * 0).to(bw.int64), x * 0

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(inputs[0], output[0])
        ctx.n = inputs[1]
        ctx.mark_non_differentiable(output[2])

    @staticmethod
    def backward(ctx: Any, grad: Any, *others: Any) -> Any:
        x, result = ctx.saved_tensors
        return grad * ctx.n * result / x, None


def test_functions() -> None:
    x = leaf(2.0)
    y = Scale.apply(x, 3.0)
    assert y.grad_fn.name == "ScaleBackward"
    y.backward()
    assert x.grad.tolist() == [3.0]
    with autograd.no_grad():
        assert not Scale.apply(x, 3.0).requires_grad
    assert not Scale.apply(bw.ones(1), 3.0).requires_grad


def test_outputs_without_a_gradient_have_one_of_zeros() -> None:
    seen: list[Any] = []

    class Power2(Power):
        @staticmethod
        def backward(ctx: Any, grad: Any, *others: Any) -> Any:
            seen.extend(others)
            return Power.backward(ctx, grad)

    Power2.apply(leaf(2.0), 3)[0].backward()
    assert [(t.dtype, t.tolist()) for t in seen] == [
        (bw.int64, [0]),
        (bw.float32, [0.0]),
    ]


class Named(autograd.AutogradFunction):
    @staticmethod
    def forward(x: Any, factor: float = 2.0, *, shift: float = 0.0) -> Any:
        return x * factor + shift

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        _, ctx.factor = inputs

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * ctx.factor, None


def test_functions_take_arguments_by_name() -> None:
    for given, value, gradient in (
        ({}, 6.0, 2.0),
        ({"factor": 5.0}, 15.0, 5.0),
        ({"factor": 5.0, "shift": 1.0}, 16.0, 5.0),
    ):
        x = leaf(3.0)
        y = Named.apply(x, **given)
        y.backward()
        assert (y.tolist(), x.grad.tolist()) == ([value], [gradient])
    x = leaf(3.0)
    Scale.apply(x, factor=4.0).backward()
    assert x.grad.tolist() == [4.0]
    with pytest.raises(
        TypeError, match=r"Named\.apply: forward got an unexpected .*'by'"
    ):
        Named.apply(x, by=3)


def test_functions_with_setup_context() -> None:
    x = leaf(2.0)
    y, whole, zero = Power.apply(x, 3)
    assert [t.requires_grad for t in (y, whole, zero)] == [True, False, False]
    (first,) = autograd.grad(y, x, create_graph=True)
    (second,) = autograd.grad(first, x)
    assert (first.tolist(), second.tolist()) == ([12.0], [12.0])


def test_functions_that_write() -> None:
    class Double(autograd.AutogradFunction):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_dirty(x)
            return x.mul_(2)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2

    x = leaf(3.0)
    y = x * 1
    assert Double.apply(y) is y
    assert y.grad_fn.name == "DoubleBackward"
    y.backward()
    assert x.grad.tolist() == [2.0]
    with pytest.raises(RuntimeError, match="a leaf"):
        Double.apply(x)


def test_functions_that_return_their_input() -> None:
    class Same(autograd.AutogradFunction):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 7

    x = leaf(3.0)
    y = Same.apply(x)
    assert y is not x
    assert x.is_leaf
    y.backward()
    assert x.grad.tolist() == [7.0]
    with pytest.raises(RuntimeError, match="AutogradFunction"):
        Same.apply(x * 1).mul_(2)


def test_absent_gradients_are_zeros_unless_told_otherwise() -> None:
    seen: list[Any] = []

    class Two(autograd.AutogradFunction):
        @staticmethod
        def forward(ctx: Any, x: Any, keep: bool) -> Any:
            ctx.set_materialize_grads(keep)
            return x * 1, x * 2

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            seen.append([None if g is None else g.tolist() for g in grads])
            return grads[0], None

    for keep in (True, False):
        Two.apply(leaf(1.0), keep)[0].backward()
    assert seen == [[[1.0], [0.0]], [[1.0], None]]


def test_once_differentiable() -> None:
    class Once(Scale):
        @staticmethod
        @autograd.once_differentiable
        def backward(ctx: Any, grad: Any) -> Any:
            assert not autograd.is_grad_enabled()
            return grad * ctx.factor, None

    x = leaf(2.0)
    y = Once.apply(x, 3.0)
    (first,) = autograd.grad(y * y, x, create_graph=True)
    assert first.tolist() == [36.0]
    with pytest.raises(RuntimeError, match="once_differentiable"):
        autograd.grad(first, x)


def test_gradients_are_counted() -> None:
    class Wrong(Scale):
        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad, grad

    with pytest.raises(RuntimeError, match="input 1, which is no tensor"):
        Wrong.apply(leaf(1.0), 2.0).backward()


def test_without_a_word_the_gradient_of_what_is_written_ends() -> None:
    x, other = leaf(1.0, 2.0), leaf(3.0, 4.0)
    index = bw.tensor([0])
    with autograd.install(), autograd.set_fallback_mode("nothing"):
        y, constant = x * 2, bw.zeros(2)
        bw.ops.aten.scatter_.value_reduce(y, 0, index, 3.0, reduce="multiply")
        bw.ops.aten.scatter_.value_reduce(constant, 0, index, 3.0, reduce="add")
        assert y.tolist() == [6.0, 4.0]
        assert not constant.requires_grad
        (y * other).sum().backward()
    assert x.grad is None
    assert other.grad.tolist() == [6.0, 4.0]
