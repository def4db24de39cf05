"""The engine: accumulation, hooks, what is freed, and deep, wide and shared graphs."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def leaf(*values: float) -> Any:
    return bw.tensor([*values], requires_grad=True)


# ---- accumulation ----


def test_a_node_waits_for_all_that_use_its_output() -> None:
    x = leaf(2.0)
    y = x * x
    z = y * y + y * x + y
    z.backward()
    assert x.grad.tolist() == [4 * 8.0 + 3 * 4.0 + 2 * 2.0]


def test_roots_may_depend_on_each_other() -> None:
    x = leaf(3.0)
    y = x * x
    z = y * x
    autograd.backward([y, z])
    assert x.grad.tolist() == [6.0 + 27.0]


def test_grad_is_not_shared_with_other_leaves_or_the_program() -> None:
    x, y = leaf(1.0), leaf(2.0)
    seed = bw.tensor([1.0])
    (x + y).backward(seed)
    x.grad.mul_(5)
    assert (y.grad.tolist(), seed.tolist()) == ([1.0], [1.0])


def test_accumulation_keeps_the_object() -> None:
    x = leaf(1.0)
    (x * 2).backward()
    first = x.grad
    (x * 3).backward()
    assert x.grad is first
    assert first.tolist() == [5.0]


def test_grad_can_be_set_and_has_to_fit() -> None:
    x = leaf(1.0, 2.0)
    x.grad = bw.ones(2)
    (x * 2).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    x.grad = None
    assert x.grad is None
    with pytest.raises(RuntimeError, match="shape and dtype"):
        x.grad = bw.ones(3)


def test_depth_does_not_matter() -> None:
    x = leaf(1.0)
    y = x
    for _ in range(5_000):
        y = y + x
    y.backward()
    assert x.grad.tolist() == [5_001.0]
    del y


@pytest.mark.parametrize(
    ("function", "of_x", "of_w"),
    [
        (lambda x, w: x * w, [[1.0, 2.0], [1.0, 2.0]], [3.0, 3.0]),
        (lambda x, w: x + w, [[1.0, 1.0], [1.0, 1.0]], [2.0, 2.0]),
        (lambda x, w: w.expand(2, 2), None, [2.0, 2.0]),
    ],
)
def test_what_was_broadcast_is_summed(
    function: Callable[..., Any], of_x: Any, of_w: Any
) -> None:
    x = bw.tensor([[1.0, 1.0], [2.0, 2.0]], requires_grad=True)
    w = leaf(1.0, 2.0)
    found = autograd.grad(function(x, w).sum(), [x, w], allow_unused=True)
    assert [None if t is None else t.tolist() for t in found] == [of_x, of_w]


def test_gradients_have_the_dtype_of_what_they_are_of() -> None:
    x = bw.tensor([1.0, 2.0], dtype=bw.float32, requires_grad=True)
    w = bw.tensor([3.0, 4.0], dtype=bw.float64, requires_grad=True)
    y = x * w
    assert y.dtype is bw.float64
    y.sum().backward()
    assert (x.grad.dtype, w.grad.dtype) == (bw.float32, bw.float64)


# ---- grad ----


def test_grad_leaves_the_leaves_alone_and_stops_at_the_inputs() -> None:
    x = leaf(2.0)
    y = x * x
    z = y * y
    (of_y,) = autograd.grad(z, y)
    assert of_y.tolist() == [8.0]
    assert x.grad is None


def test_nodes_on_no_way_to_the_inputs_are_not_called() -> None:
    called = []
    x, w = leaf(2.0), leaf(3.0)
    side = w * 2
    side.register_hook(called.append)
    other = side * 3
    other.grad_fn.register_hook(lambda *_: called.append("node"))
    z = x * x + other
    autograd.grad(z, x, retain_graph=True)
    assert called == []
    autograd.grad(z, w)
    assert len(called) == 2


def test_unused_inputs() -> None:
    x, w = leaf(1.0), leaf(1.0)
    y = (x * x).sum()
    with pytest.raises(RuntimeError, match="allow_unused"):
        autograd.grad(y, [x, w], retain_graph=True)
    found = autograd.grad(y, [x, w], allow_unused=True, retain_graph=True)
    assert found[1] is None
    zeros = autograd.grad(y, [x, w], materialize_grads=True)
    assert zeros[1].tolist() == [0.0]


def test_backward_can_be_limited_to_some_inputs() -> None:
    x, w = leaf(2.0), leaf(3.0)
    y = x * w
    (y * y).backward(inputs=[w, y])
    assert x.grad is None
    assert w.grad.tolist() == [2 * 6.0 * 2.0]
    assert y.grad.tolist() == [12.0]


def test_derivatives_of_derivatives() -> None:
    x = leaf(2.0)
    y = x * x * x * x
    found = []
    for _ in range(4):
        (y,) = autograd.grad(y, x, create_graph=True)
        found += y.tolist()
    assert found == [4 * 8.0, 12 * 4.0, 24 * 2.0, 24.0]


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (lambda x: (x * x).backward(), "needs a gradient"),
        (lambda x: (x * x).backward(bw.ones(3)), "same shape"),
        (lambda x: bw.ones(1).backward(), "does not require gradients"),
        (lambda x: autograd.grad(x.sum(), bw.ones(1)), "inputs does not require"),
        (lambda x: autograd.backward([x.sum()], [None, None]), "1 tensors"),
        (lambda x: bw.ones(1).register_hook(print), "require gradients"),
        (lambda x: (x * x).requires_grad_(False), "cannot be changed"),
        (lambda x: x.sum().backward(inputs=[]), "empty"),
    ],
)
def test_refusals(act: Callable[[Any], Any], text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        act(leaf(1.0, 2.0))


# ---- the life of a graph ----


def test_a_graph_is_freed_unless_it_is_kept() -> None:
    x = leaf(2.0)
    y = x * x
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [8.0]
    with pytest.raises(RuntimeError, match="second time"):
        y.backward()


def test_what_nothing_was_saved_for_can_be_used_again() -> None:
    x = leaf(2.0)
    y = x + x
    y.backward()
    y.backward()
    assert x.grad.tolist() == [4.0]


@pytest.mark.parametrize("name", ["exp", "tanh", "mul", "relu"])
def test_a_graph_that_is_dropped_is_gone_at_once(name: str) -> None:
    gc.disable()
    try:
        x = leaf(2.0)
        y = x * x if name == "mul" else getattr(x, name)()
        seen = weakref.ref(y), weakref.ref(y.grad_fn)
        del y
        assert [each() for each in seen] == [None, None]
    finally:
        gc.enable()


def test_a_leaf_lives_as_long_as_its_graph() -> None:
    x = leaf(2.0)
    y = x * 3
    seen = weakref.ref(x)
    del x
    y.backward()
    kept = seen()
    assert kept is not None
    assert kept.grad.tolist() == [3.0]
    del y, kept
    assert seen() is None


# ---- hooks ----


def test_hooks_of_tensors_change_gradients() -> None:
    x = leaf(2.0)
    y = x * 3
    seen = []
    y.register_hook(lambda g: seen.append(g.tolist()))
    with y.register_hook(lambda g: g * 10):
        x.register_hook(lambda g: g + 1)
        (y * 2).backward()
    assert seen == [[2.0]]
    assert x.grad.tolist() == [2.0 * 10 * 3 + 1]


def test_removed_hooks_are_not_called() -> None:
    x = leaf(2.0)
    handle = x.register_hook(lambda g: g * 100)
    handle.remove()
    handle.remove()
    (x * 1).backward()
    assert x.grad.tolist() == [1.0]


def test_hooks_of_nodes() -> None:
    x = leaf(2.0)
    y = x * 3
    order: list[Any] = []
    y.grad_fn.register_prehook(lambda outputs: order.append("before"))
    y.grad_fn.register_prehook(lambda outputs: (outputs[0] * 2,))

    def after(inputs: tuple[Any, ...], outputs: tuple[Any, ...]) -> tuple[Any, ...]:
        order.append([inputs[0].tolist(), outputs[0].tolist()])
        return (inputs[0] + 1,)

    y.grad_fn.register_hook(after)
    y.backward()
    assert order == ["before", [[6.0], [2.0]]]
    assert x.grad.tolist() == [7.0]


def test_a_hook_after_accumulation() -> None:
    x = leaf(2.0)
    seen = []
    x.register_post_accumulate_grad_hook(lambda t: seen.append(t.grad.tolist()))
    (x * 3).backward()
    (x * 3).backward()
    assert seen == [[3.0], [6.0]]
    with pytest.raises(RuntimeError, match="leaves only"):
        (x * 3).register_post_accumulate_grad_hook(print)
    x.register_post_accumulate_grad_hook(lambda t: 3)  # type: ignore[arg-type,return-value]
    with pytest.raises(TypeError, match="returned an int; what a hook for accumulated"):
        x.sum().backward()


def test_gradients_that_are_retained() -> None:
    x = leaf(2.0)
    y = x * 3
    y.retain_grad()
    y.retain_grad()
    assert y.retains_grad
    assert not x.retains_grad
    y.register_hook(lambda g: g * 2)
    (y * y).backward()
    assert y.grad.tolist() == [24.0]
    assert (x * 3).grad is None


def test_a_tensor_that_is_written_to_retains_the_gradient_of_what_it_is_now() -> None:
    x = leaf(2.0)
    y = x * 3
    y.retain_grad()
    y.mul_(5)
    (y * 7).backward()
    assert y.grad.tolist() == [7.0]
    assert x.grad.tolist() == [105.0]


# ---- leaves and detaching ----


def test_what_is_a_leaf() -> None:
    x = leaf(1.0)
    y = x * 2
    z = bw.ones(1) * 2
    assert [t.is_leaf for t in (x, y, z, y.detach())] == [True, False, True, True]
    assert [t.requires_grad for t in (x, y, z, y.detach())] == [
        *(True, True, False, False)
    ]
    assert x.grad_fn is None
    assert y.grad_fn.name == "MulBackward"
    assert y.grad_fn.next_functions[0][0].variable is x


def test_detached_tensors_share_memory_and_its_version() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    d = y.detach()
    loss = (y * y).sum()
    d.zero_()
    assert y.tolist() == [0.0, 0.0]
    assert y._version == d._version == 1
    with pytest.raises(RuntimeError, match="in-place"):
        loss.backward()


def test_detaching_in_place() -> None:
    x = leaf(2.0)
    y = x * 3
    before = y * 1
    assert y.detach_() is y
    assert y.is_leaf
    assert not y.requires_grad
    assert not (y * 1).requires_grad
    before.backward()
    assert x.grad.tolist() == [3.0]
    with pytest.raises(RuntimeError, match="view cannot be detached"):
        (x * 3).view(1, 1).detach_()


@pytest.mark.parametrize(
    "make",
    [
        lambda x: x.argmax(),
        lambda x: x > 1,
        lambda x: bw.zeros_like(x),
        lambda x: x.detach() * 2,
        lambda x: bw.empty_like(x),
        lambda x: x.sort()[1],
        lambda x: x.to(bw.int64),
    ],
)
def test_results_that_require_no_gradients(make: Callable[[Any], Any]) -> None:
    found = make(leaf(1.0, 2.0))
    assert not found.requires_grad
    assert found.is_leaf


def test_out_arguments_are_not_recorded() -> None:
    x = leaf(1.0)
    out = bw.empty(1)
    with pytest.raises(RuntimeError, match="out arguments"):
        bw.add(x, x, out=out)
    with autograd.no_grad():
        assert bw.add(x, x, out=out) is out


def test_a_real_tensor_has_a_real_gradient_of_complex_results() -> None:
    x = leaf(1.0)
    y = bw.mul(x, 2j)
    y.backward(bw.tensor([3 + 1j]))
    assert x.grad is not None
    assert x.grad.tolist() == [2.0]


def test_complex_results_of_some_operators_have_no_derivative() -> None:
    z = bw.tensor([1j, 2.0]).requires_grad_()
    with pytest.raises(RuntimeError, match=r"aten::silu .* complex results"):
        bw.silu(z)
    with autograd.no_grad():
        assert not bw.silu(z).requires_grad
