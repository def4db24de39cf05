"""vmap and functionalize, together and apart, used in ways that they were not meant for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of, no_grad
from runtime.fallbacks.functionalize import FunctionalTensor, functionalize
from runtime.fallbacks.vmap import vmap
from tests.runtime.dispatch_toys import live_states


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _rows() -> Any:
    return bw.tensor([[1.0, 2.0], [3.0, 4.0]])


# ---- arguments that share memory ----


def _writes(a: Any, b: Any) -> Any:
    a.add_(1)
    b.mul_(2)
    return a * b


@pytest.mark.parametrize(
    "form", [vmap, lambda f: vmap(functionalize(f)), lambda f: functionalize(vmap(f))]
)
def test_samples_that_are_given_twice_are_one(form: Callable[[Any], Any]) -> None:
    x = _rows()
    found = form(_writes)(x, x)
    assert x.tolist() == [[4.0, 6.0], [8.0, 10.0]]
    assert found.tolist() == [[16.0, 36.0], [64.0, 100.0]]


def test_samples_that_share_a_part_can_be_read_only() -> None:
    x = _rows()
    found = vmap(functionalize(lambda a, b: a * b))(x, x[:, 0])
    assert found.tolist() == [[1.0, 2.0], [9.0, 12.0]]
    with pytest.raises(RuntimeError, match="share memory with other tensors"):
        vmap(functionalize(_writes))(x, x[:, 0])
    assert x.tolist() == _rows().tolist()
    assert functionalize(vmap(_writes))(x, x[:, 0]).tolist() == [[16, 12], [64, 40]]


def test_one_tensor_for_all_samples_is_written_to_once() -> None:
    one = bw.zeros(2)
    found = vmap(functionalize(lambda x: (one.add_(1), x + one)[1]))(_rows())
    assert (found.tolist(), one.tolist()) == ([[2, 3], [4, 5]], [1, 1])
    with pytest.raises(RuntimeError, match="which is not batched"):
        vmap(functionalize(one.add_))(_rows())
    with pytest.raises(RuntimeError, match="which is not batched"):
        vmap(functionalize(lambda x: bw.add(x, x, out=one)))(_rows())
    assert one.tolist() == [1, 1]


# ---- what a call of vmap is asked for ----


@pytest.mark.parametrize("dims", [{"in_dims": True}, {"out_dims": True}])
def test_truth_values_are_no_dimensions(dims: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"(in|out)_dims .*True"):
        vmap(lambda x: x * 1, **dims)(_rows())


@pytest.mark.parametrize("value", [3, None, "text", object()])
def test_functional_functions_return_anything(value: Any) -> None:
    found = functionalize(lambda x: (x.add(1), value))(bw.ones(1))
    assert (found[0].tolist(), found[1]) == ([2.0], value)
    with pytest.raises(ValueError, match="must return tensors"):
        vmap(functionalize(lambda x: value))(bw.ones(1))


@dataclass
class Box:
    content: Any


def test_tensors_in_other_objects_stay_what_they_are() -> None:
    x = bw.ones(2)
    box = functionalize(lambda x: Box(x.add_(1)))(x)
    assert isinstance(box.content, FunctionalTensor)
    assert (box.content * 2).tolist() == [4.0, 4.0]
    box.content.add_(1)
    assert x.tolist() == [3.0, 3.0]


# ---- what leaves ----


def test_what_left_has_gradients() -> None:
    x = bw.tensor([1.0, 2.0], requires_grad=True)
    w = bw.tensor([3.0, 4.0], requires_grad=True)
    left: list[Any] = []
    functionalize(lambda x: left.append(x * 2))(x)
    (left[0] * w).sum().backward()
    assert x.grad is not None
    assert w.grad is not None
    assert (x.grad.tolist(), w.grad.tolist()) == ([6.0, 8.0], [2.0, 4.0])


def test_what_left_vmap_is_refused() -> None:
    left: list[Any] = []
    vmap(functionalize(lambda x: (left.append(x * 1), x)[1]))(bw.ones(3))
    with pytest.raises(RuntimeError, match="after the call of vmap"):
        left[0] + 1


# ---- training inside ----


def _step(w: Any, x: Any) -> Any:
    w = w.detach().requires_grad_()
    for _ in range(3):
        loss = (w * x).sin().sum()
        loss.backward()
        with no_grad():
            w.sub_(w.grad * 0.1)
        w.grad = None
    assert w.is_leaf
    return w.detach(), loss.detach()


def test_each_sample_is_trained_in_functional_form() -> None:
    def inputs() -> tuple[Any, Any]:
        return bw.tensor([[0.5, 0.6], [0.7, 0.8]]), _rows()

    w, x = (t.unbind(0) for t in inputs())
    expected = [_step(*each) for each in zip(w, x, strict=True)]
    for form in (vmap(functionalize(_step)), functionalize(vmap(_step))):
        found = form(*inputs())
        for i, result in enumerate(expected):
            for one, other in zip(found, result, strict=True):
                assert (one[i] - other).abs().max().item() < 1e-6


class Cube(autograd.AutogradFunction):
    """Whose passes write in place."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        y = x * x
        return y.mul_(x)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensors
        found = grad * x
        return found.mul_(x) * 3


CUBES: dict[str, Callable[[Any], Any]] = {
    "outside": grad_of(lambda x: functionalize(lambda y: Cube.apply(y * 1))(x).sum()),
    "inside": functionalize(grad_of(lambda x: Cube.apply(x).sum())),
}


@pytest.mark.parametrize("case", CUBES)
def test_functions_with_a_derivative_are_applied_inside(case: str) -> None:
    assert CUBES[case](bw.tensor([1.0, 2.0])).tolist() == [3.0, 12.0]
    total = grad_of(lambda x: CUBES[case](x).sum())(bw.tensor([1.0, 2.0]))
    assert total.tolist() == [6.0, 12.0]


# ---- contexts ----


def _each(factor: int) -> Callable[[Any], Any]:
    def loss(a: Any) -> Any:
        return functionalize(lambda b: b.clone().mul_(factor))(a).sum()

    return vmap(functionalize(grad_of(loss)))


def test_threads_do_not_meet() -> None:
    found: list[bool] = []

    def work(factor: int) -> None:
        for _ in range(5):
            rows = _each(factor)(bw.ones(3, 2)).tolist()
            found.append(rows == [[factor] * 2] * 3)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(1, 4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 15


def test_tasks_do_not_meet() -> None:
    async def work(factor: int) -> Any:
        first = _each(factor)(bw.ones(2, 2))
        await asyncio.sleep(0)
        return (first + _each(factor)(bw.ones(2, 2))).tolist()

    async def both() -> Any:
        return await asyncio.gather(work(2), work(3))

    assert asyncio.run(both()) == [[[4.0] * 2] * 2, [[6.0] * 2] * 2]


def test_an_error_leaves_nothing() -> None:
    x, state, count = _rows(), get_state(), live_states()

    def fails(row: Any) -> Any:
        row.add_(1)
        raise LookupError("on purpose")

    for form in (vmap(functionalize(fails)), functionalize(vmap(functionalize(fails)))):
        with pytest.raises(LookupError, match="on purpose"):
            form(x)
    assert (get_state(), activity.count) == (state, count)
    assert x.tolist() == _rows().tolist()


def test_functional_form_nests_as_deep_as_one_likes() -> None:
    def function(x: Any) -> Any:
        return x.mul_(2) + 1

    for _ in range(60):
        function = functionalize(function)
    x = bw.ones(2)
    assert function(x).tolist() == [3.0, 3.0]
    assert x.tolist() == [2.0, 2.0]
