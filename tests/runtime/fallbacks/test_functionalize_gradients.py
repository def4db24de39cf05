"""Gradients through functions in functional form: those of the plain function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad, grad_of
from runtime.fallbacks.functionalize import FunctionalTensor, functionalize
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.values import map_tensors, tensors_in
from runtime.fallbacks.vmap import vmap


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


Form = Callable[[Callable[..., Any]], Callable[..., Any]]
"""`functionalize`, or nothing."""


def _sum(result: Any) -> Any:
    return result.sum()


def through(function: Callable[[Any], Any]) -> Callable[[Form, Any, Any], Any]:
    """The gradient of the sum of what a function returns."""

    def case(form: Form, x: Any, w: Any) -> Any:
        return grad_of(lambda a: _sum(form(function)(a)))(x)

    return case


def _writing(y: Any) -> Any:
    z = y * 1
    z.add_(y)
    z[0].mul_(y[1])
    return z * 2


def _two_results(form: Form, x: Any, w: Any) -> Any:
    def product(a: Any) -> Any:
        first, second = form(lambda y: (y.exp(), [y.sin()]))(a)
        return (first * second[0]).sum()

    return grad_of(product)(x)


def _nested_gradients(depth: int) -> Callable[[Form, Any, Any], Any]:
    def case(form: Form, x: Any, w: Any) -> Any:
        def function(a: Any) -> Any:
            return form(lambda y: y * y * y * y)(a)

        for _ in range(depth):
            function = grad_of(lambda a, f=function: f(a).sum())
        return function(x)

    return case


def _backward_twice(form: Form, x: Any, w: Any) -> Any:
    total = form(lambda y: y * y)(x.requires_grad_()).sum()
    total.backward(retain_graph=True)
    total.backward()
    return x.grad, x.is_leaf


def _argument_written(form: Form, x: Any, w: Any) -> Any:
    z = x.requires_grad_() * 1
    result = form(lambda y: (y.mul_(y.detach() + 1), y * 2)[1])(z)
    return grad((result * z).sum(), x)[0], z


def _plain_argument_written_from_outside(form: Form, x: Any, w: Any) -> Any:
    form(lambda y: y.mul_(w))(x)
    return x.requires_grad, x.is_leaf, grad((x * x).sum(), w)[0]


def _plain_argument_written_from_another(form: Form, x: Any, w: Any) -> Any:
    form(lambda y, by: y.mul_(by))(x, w)
    return x.requires_grad, grad((x * x).sum(), w)[0]


def _captured_written(form: Form, x: Any, w: Any) -> Any:
    z = w * 2
    result = form(lambda y: (z.mul_(y[0]), z * w)[1])(x)
    return grad((result * z).sum(), w)[0], z


def _arguments_that_share_memory(form: Form, x: Any, w: Any) -> Any:
    z = x * 1
    form(lambda whole, row: (row.mul_(w), None)[1])(z, z[0])
    return grad((z * z).sum(), w)[0], z


def _step(update: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def step(w: Any, x: Any) -> Any:
        loss = (x * w).sin().sum()
        gradient = update(loss, w)
        with autograd.no_grad():
            w.sub_(gradient)
        return loss.detach()

    return step


def _by_grad(loss: Any, w: Any) -> Any:
    return grad(loss, w)[0]


def _by_backward(loss: Any, w: Any) -> Any:
    loss.backward()
    return w.grad


def _training(update: Callable[[Any, Any], Any], is_given: bool) -> Any:
    step = _step(update)

    def case(form: Form, x: Any, w: Any) -> Any:
        loss = form(step)(w, x) if is_given else form(lambda x: step(w, x))(x)
        return w.detach(), w.is_leaf, loss

    return case


def _view_of_a_written_argument(form: Form, x: Any, w: Any) -> Any:
    z = x.requires_grad_() * 1
    row = form(lambda y: (y.add_(1), y[0])[1])(z)
    return grad((row * row * z[1]).sum(), x)[0], z


def _results_written(form: Form, x: Any, w: Any) -> Any:
    result, part = form(lambda y: (lambda z: (z, z[0]))(y * 3))(x.requires_grad_())
    part.detach().mul_(2)
    return result, grad((result * x).sum(), x)[0]


def _hooks(form: Form, x: Any, w: Any) -> Any:
    seen: list[Any] = []
    x.requires_grad_().register_hook(lambda g: seen.append((type(g), g.tolist())))
    z = x * 1
    result = form(lambda y: y.exp())(z)
    z.retain_grad()
    result.retain_grad()
    result.sum().backward()
    return seen, z.grad, result.grad, x.grad


def _without_recording(form: Form, x: Any, w: Any) -> Any:
    x.requires_grad_()
    with autograd.no_grad():
        result = form(lambda y: y * 2)(x)
    return result, result.requires_grad


def _leaf_from_inside(form: Form, x: Any, w: Any) -> Any:
    leaf = form(lambda y: (y * 2).requires_grad_())(x)
    return leaf.is_leaf, grad((leaf * leaf).sum(), leaf)[0]


def _same_argument_twice(form: Form, x: Any, w: Any) -> Any:
    form(lambda a, b: a * b * x)(x.requires_grad_(), x).sum().backward()
    return x.grad


def _other_dtype(form: Form, x: Any, w: Any) -> Any:
    low = x.to(bw.bfloat16).requires_grad_()
    form(lambda y: y.to(bw.float32) * 2)(low).sum().backward()
    return low.grad.dtype, low.grad


def _evicted(form: Form, x: Any, w: Any) -> Any:
    x.requires_grad_()
    with rematerialize(200, cost="unit"):
        total = form(lambda y: y.clone().mul_(2).sin().exp())(x).sum()
    total.backward()
    return x.grad


CASES: dict[str, Callable[[Form, Any, Any], Any]] = {
    "pure": through(lambda y: (y * y).sin()),
    "writes": through(_writing),
    "a view of the argument": through(lambda y: y.t()),
    "a view of a result": through(lambda y: (y * 2).t()[0]),
    "the argument": through(lambda y: y),
    "functional twice": through(lambda y: functionalize(lambda z: z * y)(y)),
    "vmap inside": through(lambda y: vmap(lambda row: row * row.sum())(y)),
    "a gradient inside": through(grad_of(lambda z: (z * z * z).sum())),
    "two results": _two_results,
    "second derivatives": _nested_gradients(2),
    "third derivatives": _nested_gradients(3),
    "backward twice": _backward_twice,
    "an argument is written": _argument_written,
    "a plain argument is written, captured": _plain_argument_written_from_outside,
    "a plain argument is written, given": _plain_argument_written_from_another,
    "a captured tensor is written": _captured_written,
    "arguments share memory": _arguments_that_share_memory,
    "a step, given": _training(_by_grad, is_given=True),
    "a step, captured": _training(_by_grad, is_given=False),
    "a step by backward, given": _training(_by_backward, is_given=True),
    "a view of a written argument": _view_of_a_written_argument,
    "results are written": _results_written,
    "hooks and kept gradients": _hooks,
    "nothing recorded": _without_recording,
    "a leaf from inside": _leaf_from_inside,
    "an argument twice": _same_argument_twice,
    "another dtype": _other_dtype,
    "rematerialized": _evicted,
}


def _sample() -> tuple[Any, Any]:
    x = bw.tensor([[0.1, 0.7, -0.3], [0.9, -0.5, 0.2]])
    return x, bw.tensor([2.0, 3.0, 4.0], requires_grad=True)


def _without_tensors(found: Any) -> Any:
    return map_tensors(lambda t: None, found)


@pytest.mark.parametrize("case", CASES)
def test_gradients_are_those_of_the_plain_function(case: str) -> None:
    run = CASES[case]
    found = run(functionalize, *_sample())
    expected = run(lambda function: function, *_sample())
    assert not any(isinstance(t, FunctionalTensor) for t in tensors_in(found))
    assert _without_tensors(found) == _without_tensors(expected)
    for one, other in zip(tensors_in(found), tensors_in(expected), strict=True):
        assert (one.requires_grad, one.shape) == (other.requires_grad, other.shape)
        assert (one - other).detach().abs().max().item() < 1e-5


def _scaled(y: Any) -> Any:
    return y * y.sum()


AROUND_VMAP: dict[str, Callable[[Form], Callable[[Any], Any]]] = {
    "vmap of the gradient": lambda form: vmap(
        grad_of(lambda a: form(_scaled)(a).sum())
    ),
    "the gradient of vmap": lambda form: grad_of(
        lambda a: vmap(form(_scaled))(a).sum()
    ),
}


@pytest.mark.parametrize("case", AROUND_VMAP)
def test_gradients_pass_out_of_functions_inside_of_vmap(case: str) -> None:
    x, _ = _sample()
    found = AROUND_VMAP[case](functionalize)(x)
    expected = x.sum(1, True) + x.sum(1, True).expand(2, 3)
    assert (found - expected).abs().max().item() < 1e-5


def test_a_leaf_is_refused_as_it_is_outside() -> None:
    _, w = _sample()
    with pytest.raises(RuntimeError, match="a leaf that requires gradients"):
        functionalize(lambda y: y.mul_(2))(w)
    assert w.tolist() == [2.0, 3.0, 4.0]


def test_samples_and_their_detached_selves_have_graphs_of_their_own() -> None:
    def loss(row: Any) -> Any:
        return functionalize(lambda x, y: (x * y).sum())(row, row.detach())

    found = vmap(grad_of(loss))(bw.full([2, 3], 4.0))
    assert found.tolist() == [[4.0] * 3] * 2


Leaf = Callable[[Any, Any], Any]


def _the_view(x: Any, part: Any) -> Any:
    return (part.requires_grad_() * 3 * x[1:]).sum()


def _the_view_of_what_was_written(x: Any, part: Any) -> Any:
    x.mul_(3)
    return (part.requires_grad_() * part).sum()


def _what_was_written(x: Any, part: Any) -> Any:
    x.mul_(3)
    return (x.requires_grad_() * x).sum()


def _what_was_written_through_a_view(x: Any, part: Any) -> Any:
    part.mul_(3)
    return (x.requires_grad_() * part[0]).sum()


def _what_is_written_later(x: Any, part: Any) -> Any:
    part.requires_grad_()
    with autograd.no_grad():
        x.mul_(2)
    return (part * part).sum()


def _not_any_more(x: Any, part: Any) -> Any:
    x.mul_(2)
    x.requires_grad_()
    x.requires_grad_(False)
    return (part.requires_grad_() * x[1:]).sum()


LEAVES: list[Leaf] = [
    _the_view,
    _the_view_of_what_was_written,
    _what_was_written,
    _what_was_written_through_a_view,
    _what_is_written_later,
    _not_any_more,
]


def _twice(function: Callable[..., Any]) -> Callable[..., Any]:
    return functionalize(functionalize(function))


@pytest.mark.parametrize("form", [functionalize, _twice])
@pytest.mark.parametrize("leaf", LEAVES)
def test_the_tensor_of_the_caller_is_the_leaf(leaf: Leaf, form: Form) -> None:
    def run(function: Callable[..., Any]) -> list[Any]:
        x = bw.arange(4.0)
        part = x[1:]
        function(x, part).backward()
        grads = [None if t.grad is None else t.grad.tolist() for t in (x, part)]
        return [
            grads,
            *((t.tolist(), t.requires_grad, t.is_leaf) for t in (x, part)),
        ]

    assert run(form(leaf)) == run(leaf)


def test_what_has_another_form_than_that_of_the_caller_is_no_leaf() -> None:
    x = bw.arange(4.0)
    with pytest.raises(RuntimeError, match="before or after functionalize"):
        functionalize(lambda y: y.unsqueeze_(0).requires_grad_())(x)
    assert not x.requires_grad
    assert x.shape == (4,)
