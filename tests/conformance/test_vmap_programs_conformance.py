"""Programs with vmap, and with vmap and gradients, written once for both libraries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.vmap import FallbackGuard, vmap


class Library(NamedTuple):
    """What a program is written with."""

    lib: Any
    vmap: Callable[..., Any]
    grad: Callable[..., Any]
    tensor: Callable[[Any], Any]


OURS: Final = Library(bw, vmap, grad_of, bw.from_numpy)
TORCHS: Final = Library(torch, torch.func.vmap, torch.func.grad, torch.from_numpy)

RNG: Final = np.random.default_rng(5)
X: Final = RNG.uniform(-1, 1, (3, 4, 5)).astype(np.float32)
W: Final = RNG.uniform(-1, 1, (5, 2)).astype(np.float32)
B: Final = RNG.uniform(-1, 1, (2,)).astype(np.float32)
INDEX: Final = RNG.integers(0, 5, (3, 4))


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), FallbackGuard("forbid"):
        yield


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [leaf for key in sorted(value) for leaf in _leaves(value[key])]
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in _leaves(item)]
    return [value]


def _compare(program: Callable[..., Any], arrays: tuple[Any, ...]) -> None:
    outcomes = []
    for library in (OURS, TORCHS):
        tensors = [library.tensor(array.copy()) for array in arrays]
        outcomes.append(_leaves(program(library, *tensors)))
    ours, theirs = outcomes
    assert len(ours) == len(theirs)
    for one, other in zip(ours, theirs, strict=True):
        assert tuple(one.shape) == tuple(other.shape)
        assert str(one.dtype) == str(other.dtype).removeprefix("torch.")
        expected = other.detach().numpy()
        found = np.asarray(one.detach().tolist(), expected.dtype)
        np.testing.assert_allclose(found, expected, 1e-4, 1e-5)


def _net(lib: Any, x: Any, w: Any, b: Any) -> Any:
    """One number for each sample x, a vector."""
    h = lib.tanh(x @ w + b)
    return (lib.softmax(h, -1) * h).sum() + (x * x).mean()


def _norm(lib: Any, x: Any) -> Any:
    where = torch.nn.functional if lib is torch else lib
    return where.layer_norm(x, [x.shape[-1]])


PROGRAMS: Final[dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]] = {
    "dims": (
        lambda p, x, y: p.vmap(lambda a, b: (a * b).cumsum(0), (1, -2), 1)(
            x[0], y[1].t()
        ),
        (X, X),
    ),
    "structures": (
        lambda p, x, w: p.vmap(
            lambda d: {"a": d["x"] @ d["w"], "b": [d["x"].sum(0), d["w"]]},
            in_dims=({"x": 0, "w": None},),
            out_dims={"a": 1, "b": [0, 0]},
        )({"x": x, "w": w}),
        (X, W),
    ),
    "a table of distances": (
        lambda p, x, y: p.vmap(
            p.vmap(lambda a, b: ((a - b) * (a - b)).sum(), (None, 0)), (0, None)
        )(x[0], y[1]),
        (X, X),
    ),
    "chunks": (
        lambda p, x, w: p.vmap(lambda a: a @ w, out_dims=1, chunk_size=2)(x[:, 0]),
        (X, W),
    ),
    "layers": (
        lambda p, x, w: p.vmap(lambda a: p.lib.relu(_norm(p.lib, a) @ w))(x),
        (X, W),
    ),
    "subscripts": (
        lambda p, x, i: p.vmap(lambda a, j: (a[:, j], a[0, j], a[..., None, j[0]]))(
            x, i
        ),
        (X, INDEX),
    ),
    "a subscript that moves": (
        lambda p, x, i: p.vmap(lambda a, j: a[j % 3, :, j], (None, 0))(x, i),
        (X, INDEX),
    ),
    "where": (
        lambda p, x: p.vmap(lambda a: p.lib.where(a > 0, a, a.exp()))(x),
        (X,),
    ),
    "gradients of samples": (
        lambda p, x, w, b: p.vmap(
            p.grad(lambda a, v, c: _net(p.lib, a, v, c)), (0, None, None)
        )(x[0], w, b),
        (X, W, B),
    ),
    "gradients of weights for each sample": (
        lambda p, x, w, b: p.vmap(
            p.grad(lambda a, v, c: _net(p.lib, a, v, c), argnums=(1, 2)),
            (0, None, None),
        )(x[0], w, b),
        (X, W, B),
    ),
    "gradient through vmap": (
        lambda p, x, w, b: p.grad(
            lambda v: p.vmap(lambda a: _net(p.lib, a, v, b))(x[0]).sum()
        )(w),
        (X, W, B),
    ),
    "gradients through nested vmap": (
        lambda p, x, w, b: p.grad(
            lambda v: p.vmap(p.vmap(lambda a: _net(p.lib, a, v, b)))(x).sin().sum()
        )(w),
        (X, W, B),
    ),
    "nested vmap of gradients": (
        lambda p, x, w, b: p.vmap(
            p.vmap(p.grad(lambda a, v: _net(p.lib, a, v, b), 1), (0, None)), (0, None)
        )(x, w),
        (X, W, B),
    ),
    "gradient of vmap of gradients": (
        lambda p, x, w, b: p.grad(
            lambda v: p.vmap(p.grad(lambda a: _net(p.lib, a, v, b)))(x[0]).cos().sum()
        )(w),
        (X, W, B),
    ),
    "rows of a second derivative": (
        lambda p, x, w, b: p.vmap(
            lambda d: p.grad(
                lambda a: (p.grad(lambda c: _net(p.lib, c, w, b))(a) * d).sum()
            )(x[0, 0])
        )(p.lib.eye(5)),
        (X, W, B),
    ),
    "gradients through subscripts": (
        lambda p, x, i: p.vmap(
            lambda a, j: p.grad(lambda c: (c[:, j] * c[:, j]).sum())(a)
        )(x, i),
        (X, INDEX),
    ),
}


def _written(a: Any, j: Any) -> Any:
    a[:, j] = a[:, j] * 2
    a[0, j[0]] = 7
    a[1] = a[2]
    return a


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_give_the_same(name: str) -> None:
    _compare(*PROGRAMS[name])


ERRORS: Final[dict[str, Callable[[Library, Any], Any]]] = {
    "in_dims a list": lambda p, x: p.vmap(lambda a: a, in_dims=[0])(x),
    "no arguments": lambda p, x: p.vmap(lambda: x)(),
    "structure of in_dims": lambda p, x: p.vmap(lambda a: a, in_dims=(0, 0))(x),
    "list for tuple": lambda p, x: p.vmap(lambda a: a[0], in_dims=([0],))((x,)),
    "in_dims a string": lambda p, x: p.vmap(lambda a: a, in_dims=("a",))(x),
    "a number mapped": lambda p, x: p.vmap(lambda a, n: a)(x, 2),
    "in_dims too large": lambda p, x: p.vmap(lambda a: a, in_dims=3)(x),
    "in_dims too small": lambda p, x: p.vmap(lambda a: a, in_dims=-4)(x),
    "a number without dimensions": lambda p, x: p.vmap(lambda a: a)(x.sum()),
    "none mapped": lambda p, x: p.vmap(lambda a: a, in_dims=(None,))(x),
    "sizes": lambda p, x: p.vmap(lambda a, b: a)(x, x[0]),
    "no tensor": lambda p, x: p.vmap(lambda a: 3)(x),
    "no tensor in a list": lambda p, x: p.vmap(lambda a: [a, None])(x),
    "structure of out_dims": lambda p, x: p.vmap(lambda a: (a, a), out_dims=(0,))(x),
    "out_dims for one": lambda p, x: p.vmap(lambda a: a, out_dims=(0, 0))(x),
    "out_dims a string": lambda p, x: p.vmap(lambda a: a, out_dims="a")(x),
    "out_dims None": lambda p, x: p.vmap(lambda a: a, out_dims=None)(x),
    "out_dims too large": lambda p, x: p.vmap(lambda a: a, out_dims=3)(x),
    "randomness": lambda p, x: p.vmap(lambda a: a, randomness="some")(x),
    "chunk_size": lambda p, x: p.vmap(lambda a: a, chunk_size=-1)(x),
    "random": lambda p, x: p.vmap(lambda a: p.lib.rand_like(a))(x),
    "item": lambda p, x: p.vmap(lambda a: a.sum().item() * a)(x),
    "if": lambda p, x: p.vmap(lambda a: a if a.sum() > 0 else -a)(x),
    "nonzero": lambda p, x: p.vmap(lambda a: a.nonzero())(x),
    "mask": lambda p, x: p.vmap(lambda a: a[a > 0])(x),
    "in place on one for all": lambda p, x: p.vmap(
        lambda a, b: b.add_(a), in_dims=(0, None)
    )(x, x[0].clone()),
    "shapes that do not fit": lambda p, x: p.vmap(lambda a: a + a.t())(x),
    "a dimension that is not there": lambda p, x: p.vmap(lambda a: a.sum(2))(x),
    "wrong ranks": lambda p, x: p.vmap(lambda a: p.lib.mm(a, a[0]))(x),
}


@pytest.mark.parametrize("name", ERRORS)
def test_what_torch_refuses_is_refused_alike(name: str) -> None:
    with pytest.raises(Exception) as theirs:  # noqa: PT011
        ERRORS[name](TORCHS, torch.from_numpy(X.copy()))
    kinds = (IndexError, ValueError, TypeError, RuntimeError)
    kind = next(each for each in kinds if isinstance(theirs.value, each))
    with pytest.raises(kind):
        ERRORS[name](OURS, bw.from_numpy(X.copy()))


def test_writes_by_subscript_are_those_of_each_sample() -> None:
    """Beside torch without vmap: `torch.func.vmap` writes something else here."""
    x, index = torch.from_numpy(X.copy()), torch.from_numpy(INDEX)
    rows = [_written(a, j) for a, j in zip(x, index, strict=True)]
    found = vmap(_written)(bw.from_numpy(X.copy()), bw.from_numpy(INDEX))
    assert found.tolist() == torch.stack(rows).tolist()
