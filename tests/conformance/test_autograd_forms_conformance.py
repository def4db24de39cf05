"""Tensors that are given another shape in place, after views of them were made, against torch.

Where torch fails, its gradients of the same program without the change in place are the
right ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.dispatch_mode import DispatchMode


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


class Library:
    """One of the two libraries, with a leaf and what was computed from it."""

    def __init__(self, package: Any, no_grad: Callable[[], Any]) -> None:
        self.package = package
        self.no_grad = no_grad
        self.x = package.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]).requires_grad_()
        self.y = self.x * 1
        self.plain = package.ones(2, 3)

    def unrecorded(self, function: Callable[[Any], Any], t: Any) -> Any:
        with self.no_grad():
            return function(t)


def libraries() -> tuple[Library, Library]:
    return Library(torch, torch.no_grad), Library(bw, autograd.no_grad)


Program = Callable[[Library], Any]


def outcome(lib: Library, program: Program) -> Any:
    try:
        found = program(lib)
        if isinstance(found, tuple):
            return found
        found.backward()
    except RuntimeError:
        return RuntimeError
    return None if lib.x.grad is None else lib.x.grad.tolist()


# ---- the shape of a base ----

Change = Callable[[Any], Any]

TURNS: Final[dict[str, Change]] = {
    "t_": lambda t: t.t_(),
    "transpose_": lambda t: t.transpose_(0, 1),
    "unsqueeze_": lambda t: t.unsqueeze_(0),
    "twice": lambda t: t.unsqueeze_(1).squeeze_(1).t_(),
    "back again": lambda t: t.t_().t_(),
    "as_strided_": lambda t: t.as_strided_((3, 2), (2, 1)),
    "as_strided_ to all in a row": lambda t: t.as_strided_((6,), (1,)),
}
VIEWS: Final[dict[str, Change]] = {
    "a row": lambda t: t[0],
    "a column": lambda t: t[:, 1],
    "all in a row": lambda t: t.view(-1),
    "transposed": lambda t: t.t(),
    "a view of a view": lambda t: t.t()[1:].unsqueeze(0),
    "by places": lambda t: t.as_strided((2,), (2,), 1),
    "a part": lambda t: t[:, 1:],
}
USES: Final[dict[str, Callable[[Library, Any], Any]]] = {
    "used": lambda lib, v: (v * v).sum(),
    "both used": lambda lib, v: (lib.y * lib.y).sum() + (v * 3).sum(),
    "written, the base used": lambda lib, v: then(v.mul_(2), lib.y * lib.y),
    "written, used": lambda lib, v: then(v.mul_(lib.x[0, 0]), v * v),
    "written, both used": lambda lib, v: then(
        v.copy_(lib.x[0, 0]), (v * v).sum() + (lib.y * lib.y).sum()
    ),
    "the base written, used": lambda lib, v: then(lib.y.mul_(2), v * v),
    "the base written, not recorded": lambda lib, v: then(
        lib.unrecorded(lambda t: t.mul_(2), lib.y), v * v
    ),
    "turned, written": lambda lib, v: then(v.unsqueeze_(0).mul_(3), v * v)
    + lib.y.sum(),
    "turned, the base used": lambda lib, v: then(
        v.unsqueeze_(0).mul_(lib.x[0, 0]), lib.y * lib.y
    ),
}


def then(first: Any, result: Any) -> Any:
    return result.sum()


@pytest.mark.parametrize("use", USES)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("turn", TURNS)
def test_views_of_a_base_that_is_turned(turn: str, view: str, use: str) -> None:
    def program(lib: Library) -> Any:
        shown = VIEWS[view](lib.y)
        TURNS[turn](lib.y)
        return USES[use](lib, shown)

    expected, found = (outcome(lib, program) for lib in libraries())
    assert expected is not RuntimeError
    assert found == expected


def test_squeezed() -> None:
    def program(lib: Library) -> Any:
        base = lib.y.view(1, 2, 3) * 1
        shown = base[0]
        base.squeeze_(0)
        shown[0].mul_(2)
        return (base * base).sum()

    expected, found = (outcome(lib, program) for lib in libraries())
    assert found == expected


# ---- how a view was made ----


def _kind(t: Any) -> tuple[Any, ...]:
    return t.requires_grad, t.is_leaf, t.grad_fn is None


MADE: Final[dict[str, Program]] = {
    "unrecorded, written": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.y).mul_(2), lib.y
    ),
    "unrecorded, of a leaf, written": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.x).mul_(2), lib.y
    ),
    "unrecorded, written unrecorded": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6).mul_(2), lib.y), lib.y * lib.y
    ),
    "unrecorded, a view of it written": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.y)[0].mul_(2), lib.y
    ),
    "unrecorded, turned": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.y).unsqueeze_(0), lib.y
    ),
    "unrecorded, used": lambda lib: (
        lib.unrecorded(lambda t: t.view(6), lib.y).sum() + lib.y.sum()
    ),
    "unrecorded, of what needs none, written": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.plain).mul_(lib.x[0, 0]), lib.plain
    ),
    "unrecorded, of what needs none, with plain numbers": lambda lib: then(
        lib.unrecorded(lambda t: t.view(6), lib.plain).mul_(2), lib.plain * lib.x
    ),
    "kind": lambda lib: _kind(lib.unrecorded(lambda t: t.view(6), lib.y)),
    "kind, of a leaf": lambda lib: _kind(lib.unrecorded(lambda t: t.view(6), lib.x)),
    "kind, of what needs none": lambda lib: _kind(
        lib.unrecorded(lambda t: t.view(6), lib.plain)
    ),
    "kind, of what is computed from it": lambda lib: _kind(
        lib.unrecorded(lambda t: t.view(6), lib.y) * 2
    ),
    "kind, of a view before its base is asked for": lambda lib: _kind(
        _after(lib.plain.view(6), lib.plain.requires_grad_())
    ),
    "kind, of a view that is asked for": lambda lib: (
        *_kind(lib.plain.view(6).requires_grad_()),
        *_kind(lib.plain),
    ),
    "kind, after its base is not": lambda lib: _kind(
        _after(lib.unrecorded(lambda t: t.view(6), lib.x), lib.x.requires_grad_(False))
    ),
    "a view that is asked for, written": lambda lib: then(
        lib.plain.view(6).requires_grad_().mul_(2), lib.plain
    ),
    "asked for after a view, that written": lambda lib: then(
        _after(lib.plain.view(6), lib.plain.requires_grad_()).mul_(2), lib.plain
    ),
    "the base detached, written": lambda lib: (
        _written_after_detach(lib).sum() + lib.x.sum()
    ),
    "of one element at several places": lambda lib: then(
        lib.plain[:1].expand(4, 3).detach()[0].mul_(2), lib.y
    ),
}


def _after(view: Any, _: Any) -> Any:
    return view


def _written_after_detach(lib: Library) -> Any:
    shown = lib.y[0]
    lib.y.detach_()
    lib.y.zero_()
    return shown


@pytest.mark.parametrize("name", MADE)
def test_how_a_view_was_made(name: str) -> None:
    expected, found = (outcome(lib, MADE[name]) for lib in libraries())
    assert found == expected


# ---- where torch fails ----


@pytest.mark.parametrize("turn", TURNS)
def test_a_leaf_that_is_turned_after_its_use(turn: str) -> None:
    """Its gradient is that of its elements, where they are now."""
    lib, other = libraries()[1], libraries()[1]
    weights = lib.package.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    loss = (lib.x * weights).sum()
    lib.unrecorded(TURNS[turn], lib.x)
    (loss + lib.x.sum()).backward()
    expected = other.package.tensor([[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]])
    TURNS[turn](expected)
    assert lib.x.grad.tolist() == expected.tolist()


@pytest.mark.parametrize("use", ["used", "written, used"])
def test_elements_that_went_away(use: str) -> None:
    """Torch drops their gradients in silence, or fails in the backward pass."""
    lib = libraries()[1]
    shown = lib.y[1]
    lib.y.as_strided_((2,), (1,))
    with pytest.raises(RuntimeError, match="make the view anew"):
        USES[use](lib, shown)


def test_what_was_saved_before_it_was_detached_in_place() -> None:
    """Torch refuses it."""
    lib = libraries()[1]
    loss = (lib.y * lib.y).sum()
    lib.y.detach_()
    loss.backward()
    assert lib.x.grad.tolist() == (lib.x.detach() * 2).tolist()


# ---- kernels that return what they were given ----


class Returning(DispatchMode):
    """Returns the first tensor of each call, or one of its own."""

    def __init__(self, other: Any = None) -> None:
        self.other = other

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        if self.other is not None:
            return self.other
        return args[0][0] if isinstance(args[0], (list, tuple)) else args[0]


class TorchReturning(TorchDispatchMode):
    """The same."""

    def __torch_dispatch__(
        self, op: Any, types: Any, args: Any = (), kwargs: Any = None
    ):
        return args[0]


CALLS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "neg": lambda t, plain: t.neg(),
    "mul": lambda t, plain: t * t,
    "mul, of what needs none": lambda t, plain: plain * t,
    "cat": lambda t, plain: bw.cat([t, t]),
    "view": lambda t, plain: t.view(6),
    "alias": lambda t, plain: bw.ops.aten.alias.default(t),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("of", ["x", "y"])
def test_an_argument_that_is_returned_keeps_its_graph(call: str, of: str) -> None:
    lib = libraries()[1]
    given = getattr(lib, of)
    before = given.is_leaf, given.grad_fn
    with Returning():
        result = CALLS[call](given, lib.plain)
    assert (given.is_leaf, given.grad_fn) == before
    assert not lib.plain.requires_grad
    assert result is not given
    assert not result.is_leaf
    (given * 3).sum().backward()
    assert lib.x.grad.tolist() == [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]]


def test_torch_refuses_it() -> None:
    x = torch.ones(2).requires_grad_()
    with TorchReturning():
        y = x.neg()
    with pytest.raises(RuntimeError, match="moved into the graph interior"):
        y.sum().backward()


def test_a_leaf_of_the_mode_stays_one() -> None:
    lib = libraries()[1]
    own = bw.ones(2, 3).requires_grad_()
    with Returning(own):
        result = lib.x.neg()
    assert own.is_leaf
    result.sum().backward()
    assert own.grad is None
    assert lib.x.grad.tolist() == [[-1.0] * 3] * 2


def test_a_leaf_that_forward_did_not_get_stays_one() -> None:
    own = bw.ones(2).requires_grad_()

    class Own(autograd.AutogradFunction):
        """Returns a tensor that is no input."""

        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return own

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2

    x = bw.ones(2).requires_grad_()
    Own.apply(x).sum().backward()
    assert own.is_leaf
    assert own.grad is None
    assert x.grad.tolist() == [2.0, 2.0]
