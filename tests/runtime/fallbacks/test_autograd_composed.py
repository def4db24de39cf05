"""Autograd together with the other fallbacks: over them, under them, and inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd, generic_mode, generic_wrapper
from runtime.fallbacks.autograd import grad, grad_of
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.library import Library


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), autograd.set_fallback_mode("error"):
        yield


def numbers(*shape: int, start: float = 0.1) -> Any:
    count = 1
    for size in shape:
        count *= size
    return (bw.arange(float(count)) * 0.37 + start).sin().view(*shape)


def net(x: Any, w: Any, b: Any) -> Any:
    """One number for one sample."""
    h = (x @ w + b).tanh()
    h = bw.layer_norm(h, [h.shape[-1]])
    h = bw.softmax(h, -1) * h
    return (h * h).sum()


def writing(x: Any, w: Any, b: Any) -> Any:
    """The same sort of program, with writes."""
    h = x @ w
    h.add_(b)
    h[..., 0].mul_(3)
    return (h * h).sum()


def close(one: Any, other: Any) -> None:
    assert one.shape == other.shape
    assert one.flatten().tolist() == pytest.approx(
        other.flatten().tolist(), rel=1e-4, abs=1e-5
    )


X, W, B = (numbers(5, 3), numbers(3, 4, start=1), numbers(4, start=2))


def _loop(function: Callable[..., Any], *batched: Any) -> Any:
    return bw.stack([function(*each) for each in zip(*batched, strict=True)])


# ---- vmap ----


@pytest.mark.parametrize("argnum", [0, 1, 2])
def test_vmap_of_grad(argnum: int) -> None:
    """A gradient for each sample, also of what all samples share."""
    found = vmap(grad_of(net, argnum), (0, None, None))(X, W, B)
    expected = _loop(lambda x: grad_of(net, argnum)(x, W, B), X)
    close(found, expected)
    assert not found.requires_grad


def test_vmap_of_grad_of_a_program_that_writes() -> None:
    found = vmap(grad_of(writing), (0, None, None))(X, W, B)
    close(found, _loop(lambda x: grad_of(writing)(x, W, B), X))


def test_vmap_of_grad_in_its_own_words() -> None:
    def gradient(x: Any) -> Any:
        x = x.detach().requires_grad_()
        return grad(net(x, W, B), x)[0]

    close(vmap(gradient)(X), _loop(gradient, X))
    assert not X.requires_grad


def test_grad_of_vmap() -> None:
    def total(w: Any) -> Any:
        return (vmap(lambda x: net(x, w, B))(X) * numbers(5)).sum()

    def by_hand(w: Any) -> Any:
        return (_loop(lambda x: net(x, w, B), X) * numbers(5)).sum()

    close(grad_of(total)(W), grad_of(by_hand)(W))
    w = W.detach().requires_grad_()
    total(w).backward()
    close(w.grad, grad_of(by_hand)(W))


def test_hessian_by_vmap_over_grad() -> None:
    """Rows of the second derivative, all at once."""

    def f(x: Any) -> Any:
        return net(x, W, B)

    def row(direction: Any) -> Any:
        return grad_of(lambda x: (grad_of(f)(x) * direction).sum())(X[0])

    rows = vmap(row)(bw.eye(3))
    close(rows, _loop(row, bw.eye(3)))
    close(rows, rows.t())


def test_nested_vmap_of_grad() -> None:
    xs = numbers(2, 5, 3)
    ws = numbers(2, 3, 4, start=3)
    g = grad_of(net, 1)
    found = vmap(vmap(g, (0, None, None)), (0, 0, None))(xs, ws, B)
    expected = bw.stack([_loop(lambda x, i=i: g(x, ws[i], B), xs[i]) for i in range(2)])
    close(found, expected)
    over_w = vmap(vmap(g, (0, None, None)), (None, 0, None))
    swapped = vmap(over_w, (1, None, None))(xs, ws, B)
    by_hand = bw.stack(
        [
            _loop(lambda w, i=i: _loop(lambda x: g(x, w, B), xs[:, i]), ws)
            for i in range(5)
        ]
    )
    close(swapped, by_hand)


def test_vmap_over_seeds() -> None:
    x = X.detach().requires_grad_()
    y = (x @ W).tanh()
    seeds = numbers(6, 5, 4)

    def pull(seed: Any) -> Any:
        return grad(y, x, seed, retain_graph=True)[0]

    close(vmap(pull)(seeds), _loop(pull, seeds))


def test_functions_are_refused_where_they_would_not_be_asked() -> None:
    class Twice(autograd.AutogradFunction):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return g * 2

    with pytest.raises(RuntimeError, match="recorded inside"):
        vmap(grad_of(lambda x: Twice.apply(x).sum()))(X)
    assert vmap(lambda x: Twice.apply(x))(X).tolist() == (X * 2).tolist()


def test_operators_with_a_derivative_of_their_own_under_vmap() -> None:
    def backward(ctx: Any, g: Any) -> Any:
        return g * 2

    with Library("composed", "DEF") as library, FallbackGuard("allow"):
        op = library.define("twice(Tensor x) -> Tensor")
        library.impl(op, lambda x: x.detach() * 2, "CPU")
        with autograd.register_autograd(op, backward):
            found = vmap(grad_of(lambda x: (op(x) * x).sum()))(X)
    close(found, X * 4)


# ---- gradients of gradients ----


def test_gradients_as_functions() -> None:
    cube = grad_of(grad_of(grad_of(lambda x: x * x * x * x)))
    assert cube(bw.tensor(2.0)).tolist() == 48.0
    both = grad_of(lambda x, y: (x * y).sum(), (0, 1))(X, X + 1)
    close(both[0], X + 1)
    close(both[1], X)
    g, aux = grad_of(lambda x: ((x * x).sum(), "aux"), has_aux=True)(X)
    close(g, X * 2)
    assert aux == "aux"
    g, value = autograd.grad_and_value_of(lambda x: (x * x).sum())(X)
    close(value, (X * X).sum())
    assert not value.requires_grad
    close(grad_of(lambda x: bw.ones(1).sum())(X), X * 0)
    with pytest.raises(RuntimeError, match="without dimensions"):
        grad_of(lambda x: x)(X)


# ---- what stands below autograd ----

PROGRAMS = {"net": net, "writing": writing}


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> Any:
    return PROGRAMS[request.param]


def _gradients(program: Any, x: Any = X, w: Any = W, b: Any = B) -> list[Any]:
    leaves = [t.detach().requires_grad_() for t in (x, w, b)]
    return [*grad(program(*leaves), leaves)]


def test_functionalized_inside(program: Any) -> None:
    found = functionalize(lambda x, w, b: _gradients(program, x, w, b))(X, W, B)
    for one, other in zip(found, _gradients(program), strict=True):
        close(one, other)


def _with_early_views(x: Any, w: Any, b: Any) -> Any:
    """Views that are made before what they view is written to."""
    rows = bw.zeros(2, 4)
    early, written = rows[0], rows.view(8)[2:6]
    written.copy_(b)
    first = early.sum()
    written.mul_(w[0])
    return first + (early * early * early).sum()


def test_early_views_of_functional_tensors() -> None:
    def gradients(w: Any, b: Any) -> Any:
        leaves = [w.detach().requires_grad_(), b.detach().requires_grad_()]
        loss = _with_early_views(X, *leaves)
        return [*grad(loss, leaves)]

    plain = gradients(W, B)
    assert plain[0][0].abs().sum().item() > 0
    for one, other in zip(functionalize(gradients)(W, B), plain, strict=True):
        close(one, other)


def test_without_data() -> None:
    leaves = [t.detach().to("meta").requires_grad_() for t in (X, W, B)]
    for t, g in zip(leaves, grad(net(*leaves), leaves), strict=True):
        assert (g.shape, str(g.device)) == (t.shape, "meta")
    y = leaves[1] * 1
    loss = (y * y).sum()
    y.view(12)[0].zero_()
    with pytest.raises(RuntimeError, match="MulBackward needs"):
        loss.backward()


def test_rematerialized(program: Any) -> None:
    expected = _gradients(program)

    def deep(x: Any, w: Any, b: Any) -> Any:
        return sum(program(x * (i + 1), w, b) for i in range(6))

    plain = _gradients(deep)
    with rematerialize(budget_bytes=1500) as stats:
        found = _gradients(deep)
        again = _gradients(program)
    assert stats.evictions > 0
    for one, other in zip([*found, *again], [*plain, *expected], strict=True):
        close(one, other)


def test_backward_of_what_was_made_in_a_block_that_has_ended() -> None:
    w = W.detach().requires_grad_()
    with rematerialize(budget_bytes=600):
        loss = net(X, w, B)
    loss.backward()
    close(w.grad, _gradients(net)[1])


def test_modes_see_the_backward_pass(program: Any) -> None:
    names = []

    class Names(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            names.append(op.name.removeprefix("aten::"))
            return op(*args, **kwargs)

    with Names():
        found = _gradients(program)
    for one, other in zip(found, _gradients(program), strict=True):
        close(one, other)
    assert names.count("mm") == 3


def test_generic_mode_and_wrapper(program: Any) -> None:
    expected = _gradients(program)
    with generic_mode.install(), generic_mode.GenericMode():
        found = _gradients(program)
    for one, other in zip(found, expected, strict=True):
        close(one, other)
    with generic_wrapper.install():
        leaves = [t.detach().requires_grad_() for t in (X, W, B)]
        wrapped = [generic_wrapper.wrap(t) for t in leaves]
        loss = program(*wrapped)
        assert loss.requires_grad
        assert not loss.is_leaf
        for t, other in zip(grad(loss, wrapped), expected, strict=True):
            assert isinstance(t, generic_wrapper.GenericWrapper)
            close(t, other)
        program(*wrapped).backward()
        close(wrapped[1].grad, expected[1])
        close(leaves[1].grad, expected[1])
