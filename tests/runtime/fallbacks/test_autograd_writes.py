"""What happens to gradients when tensors are written to, directly and through views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.library import Library
from runtime.local_keys import AutoDispatchBelowAutograd


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def leaf(*values: float) -> Any:
    return bw.tensor([*values], requires_grad=True)


# ---- versions ----

WRITES: dict[str, Callable[[Any], Any]] = {
    "add_": lambda t: t.add_(1),
    "mul_": lambda t: t.mul_(t),
    "zero_": lambda t: t.zero_(),
    "copy_": lambda t: t.copy_(bw.ones(4)),
    "fill_": lambda t: t.fill_(2),
    "through a view": lambda t: t[1:3].mul_(2),
    "through a view of a view": lambda t: t.view(2, 2)[0].exp_(),
    "subscript": lambda t: t.__setitem__(0, 5.0),
    "out": lambda t: bw.add(bw.ones(4), 1, out=t),
    "list": lambda t: bw.ops.aten._foreach_add_.Scalar([t], 1),
    "clamp_": lambda t: t.clamp_(0, 1),
    "masked_fill_": lambda t: t.masked_fill_(t > 0, 1),
}


@pytest.mark.parametrize("name", WRITES)
def test_every_write_is_counted(name: str) -> None:
    t = bw.tensor([1.0, 2.0, 3.0, 4.0])
    with autograd.no_grad():
        WRITES[name](t)
    assert t._version == 1
    assert t.view(2, 2)._version == 1


@pytest.mark.parametrize("name", WRITES)
def test_a_saved_tensor_that_was_written_to_is_found_out(name: str) -> None:
    x = leaf(1.0, 2.0, 3.0, 4.0)
    w = x * 1
    y = (w * w).sum()
    with autograd.no_grad():
        WRITES[name](w)
    with pytest.raises(RuntimeError, match=r"MulBackward needs.*version 1.*version 0"):
        y.backward()


def test_reading_changes_no_version() -> None:
    t = bw.tensor([1.0, 2.0, 3.0, 4.0])
    _ = t + 1, t.view(2, 2).sum(), t.clone().mul_(2), t[0], t.tolist()
    assert t._version == 0


def test_what_is_not_needed_may_be_written_to() -> None:
    x = leaf(1.0, 2.0)
    y = x * 2
    z = y + 1
    y.zero_()
    z.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


def test_results_that_are_saved_are_watched_too() -> None:
    x = leaf(1.0, 2.0)
    y = x.exp()
    y.mul_(2)
    with pytest.raises(RuntimeError, match="ExpBackward needs"):
        y.sum().backward()


# ---- recorded writes ----

INPLACE: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Any, Any], Any]]] = {
    "add_": (lambda t, w: t.add_(w), lambda t, w: t + w),
    "mul_": (lambda t, w: t.mul_(w), lambda t, w: t * w),
    "div_": (lambda t, w: t.div_(w), lambda t, w: t / w),
    "exp_": (lambda t, w: t.exp_(), lambda t, w: t.exp()),
    "sin_": (lambda t, w: t.sin_(), lambda t, w: t.sin()),
    "pow_": (lambda t, w: t.pow_(3), lambda t, w: t.pow(3)),
    "relu_": (lambda t, w: t.relu_(), lambda t, w: t.relu()),
    "copy_": (lambda t, w: t.copy_(w), lambda t, w: w * 1),
    "zero_": (lambda t, w: t.zero_(), lambda t, w: t * 0),
    "part": (
        lambda t, w: t[0].mul_(w[1]),
        lambda t, w: bw.cat([(t[0] * w[1]).view(1), t[1:]]),
    ),
    "slice": (
        lambda t, w: t[1:].copy_(w[1:]),
        lambda t, w: bw.cat([t[:1], w[1:]]),
    ),
    "subscript": (
        lambda t, w: t.__setitem__(2, w[0]),
        lambda t, w: bw.cat([t[:2], w[:1], t[3:]]),
    ),
    "view of view": (
        lambda t, w: t.view(2, 2).t()[0].mul_(w[:2]),
        lambda t, w: t * bw.cat([w[:1], bw.ones(1), w[1:2], bw.ones(1)]),
    ),
    "twice": (
        lambda t, w: t[1:].mul_(w[1:])[1:].add_(w[0]),
        lambda t, w: bw.cat([t[:1], t[1:2] * w[1:2], t[2:] * w[2:] + w[0]]),
    ),
}


@pytest.mark.parametrize("name", INPLACE)
@pytest.mark.parametrize("create_graph", [False, True])
def test_written_gradients_are_those_without_writes(
    name: str, create_graph: bool
) -> None:
    write, compute = INPLACE[name]
    values = []
    for written in (True, False):
        x, w = leaf(1.0, 2.0, -3.0, 4.0), leaf(0.5, 2.0, 1.5, -1.0)
        t = x * 1.5
        if written:
            write(t, w)
        else:
            t = compute(t, w)
        loss = (t * t * bw.arange(1.0, 5.0)).sum()
        first = autograd.grad(
            loss, [x, w], create_graph=create_graph, materialize_grads=True
        )
        found = [t.tolist(), *(g.tolist() for g in first)]
        if create_graph:
            total = sum((g * g).sum() for g in first) + x.sum()
            second = autograd.grad(total, [x, w], materialize_grads=True)
            found += [g.tolist() for g in second]
        values.append(found)
    for one, other in zip(*values, strict=True):
        assert one == pytest.approx(other, rel=1e-5)


def test_a_buffer_of_zeros_can_be_filled() -> None:
    x = leaf(2.0, 3.0)
    rows = bw.zeros(3, 2)
    for index in range(3):
        rows[index] = x * (index + 1)
    assert rows.requires_grad
    (rows * bw.tensor([[1.0], [10.0], [100.0]])).sum().backward()
    assert x.grad.tolist() == [321.0, 321.0]


def test_views_made_before_know_what_was_written_later() -> None:
    x = leaf(2.0)
    base = bw.zeros(4)
    early, written = base[0:2], base[1:3]
    assert not early.requires_grad
    written.copy_(x.expand(2))
    assert early.requires_grad
    (early * bw.tensor([5.0, 7.0])).sum().backward()
    assert x.grad.tolist() == [7.0]


def test_a_view_of_what_is_written_to_afterwards() -> None:
    x = leaf(1.0, 2.0, 3.0)
    y = x * 1
    wide = y.expand(2, 3)
    y.mul_(10)
    wide.sum().backward()
    assert x.grad.tolist() == [20.0, 20.0, 20.0]


def test_views_that_are_turned_in_place() -> None:
    x = leaf(1.0, 2.0, 3.0, 4.0)
    y = (x * 1).view(2, 2)
    part = y[:, 0:1]
    part.t_()
    assert part.shape == (1, 2)
    part.mul_(bw.tensor([[10.0, 100.0]]))
    assert y.tolist() == [[10.0, 2.0], [300.0, 4.0]]
    y.sum().backward()
    assert x.grad.tolist() == [10.0, 1.0, 100.0, 1.0]


def test_a_tensor_that_is_turned_in_place() -> None:
    x = bw.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    y = x * 2
    y.transpose_(0, 1).unsqueeze_(0)
    assert y.shape == (1, 2, 2)
    (y * bw.tensor([[[1.0, 2.0], [3.0, 4.0]]])).sum().backward()
    assert x.grad.tolist() == [[2.0, 6.0], [4.0, 8.0]]


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (lambda x: x.add_(1), "a leaf that requires gradients"),
        (lambda x: x[0].mul_(2), "a view of a leaf"),
        (lambda x: bw.ops.aten._foreach_mul_.Scalar([x], 2), "a leaf"),
        (lambda x: x.unsqueeze_(0), "a leaf"),
    ],
)
def test_leaves_are_not_written_to(act: Callable[[Any], Any], text: str) -> None:
    x = leaf(1.0, 2.0)
    with pytest.raises(RuntimeError, match=text):
        act(x)
    assert x.tolist() == [1.0, 2.0]
    assert x._version == 0
    with autograd.no_grad():
        act(x)
    assert x.is_leaf


def test_views_made_without_recording_are_not_written_to_with_it() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    with autograd.no_grad():
        part = y[0]
    with pytest.raises(RuntimeError, match="under no_grad"):
        part.mul_(x[0])


def test_a_written_tensor_and_its_graph_are_the_very_object() -> None:
    x = leaf(1.0, 2.0)
    y = x * 1
    first = y.grad_fn
    assert y.mul_(3) is y
    assert y.grad_fn is not first
    assert y.grad_fn.next_functions[0][0] is first


# ---- views of an operator that returns several ----


@pytest.fixture
def twice() -> Iterator[Any]:
    """An operator that returns one view of its argument twice."""
    library = Library("twice", "DEF")
    op = library.define("both(Tensor(a) x) -> (Tensor(a), Tensor(a))")
    library.impl(op, lambda x: (x[1:], x[1:]), "CompositeExplicitAutograd")
    yield op
    library.destroy()


def test_one_of_several_views_is_not_written_to(twice: Any) -> None:
    x = leaf(1.0, 2.0, 3.0)
    y = x * 1
    one, other = twice(y)
    with pytest.raises(RuntimeError, match="one of several that an operator returned"):
        one.mul_(2)
    with autograd.no_grad():
        one.mul_(2)
    with pytest.raises(RuntimeError, match="used after its base, or another view"):
        other.sum()
    (y * y).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [2.0, 8.0, 12.0]


def test_a_view_keeps_its_graph_if_it_is_asked_for_below_autograd() -> None:
    x = bw.ones(2).requires_grad_()
    y = x * 1
    view = y[0]
    y.mul_(3)
    with AutoDispatchBelowAutograd():
        assert not view.is_leaf
    view.backward()
    assert x.grad.tolist() == [3.0, 0.0]
