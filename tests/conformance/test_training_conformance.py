"""Networks trained in Boxwood and in torch, from the same weights, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, Final

import numpy as np
import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd

Array = np.ndarray[Any, Any]
Weights = dict[str, Any]
Loss = Callable[[Any, Weights, Any, Any], Any]

_STEPS: Final = 25


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), autograd.set_fallback_mode("error"):
        yield


def _random(seed: int, *shape: int, scale: float = 1.0) -> Array:
    rng = np.random.default_rng((seed, *shape))
    return np.asarray(rng.normal(0, scale, shape), np.float32)


# The functions are called with a library: bw or torch. Both have these operators.


def mlp(lib: Any, p: Weights, x: Any, y: Any) -> Any:
    h = _linear(lib, x, p["w1"], p["b1"]).relu()
    h = lib.tanh(_linear(lib, h, p["w2"], p["b2"]))
    scores = _linear(lib, h, p["w3"], p["b3"])
    return _nll(lib, lib.log_softmax(scores, -1), y)


def transformer(lib: Any, p: Weights, x: Any, y: Any) -> Any:
    """A causal decoder with one block of two heads, over tokens."""
    batch, length = x.shape
    h = _embedding(lib, p["tokens"], x) + p["places"][:length]
    width = h.shape[-1]
    a = _norm(lib, h, p["g1"], p["c1"])
    q, k, v = _linear(lib, a, p["qkv"], p["qkv_b"]).chunk(3, -1)
    heads = [t.view(batch, length, 2, width // 2).transpose(1, 2) for t in (q, k, v)]
    scores = heads[0].matmul(heads[1].transpose(-2, -1)) * (width // 2) ** -0.5
    ones = lib.ones(length, length)
    scores = scores.masked_fill(lib.triu(ones, 1) > 0, float("-inf"))
    mixed = lib.softmax(scores, -1).matmul(heads[2])
    mixed = mixed.transpose(1, 2).contiguous().view(batch, length, width)
    h = h + _linear(lib, mixed, p["out"], p["out_b"])
    a = _norm(lib, h, p["g2"], p["c2"])
    a = _gelu(lib, _linear(lib, a, p["up"], p["up_b"]))
    h = h + _linear(lib, a, p["down"], p["down_b"])
    scores = _norm(lib, h, p["g3"], p["c3"]).matmul(p["tokens"].t())
    flat = lib.log_softmax(scores.view(batch * length, -1), -1)
    return _nll(lib, flat, y.view(-1))


def convolutions(lib: Any, p: Weights, x: Any, y: Any) -> Any:
    h = _conv(lib, x, p["k1"], p["b1"])
    h = _max_pool(lib, h.relu())
    h = _conv(lib, h, p["k2"], p["b2"]).sigmoid().mean((2, 3))
    h = _linear(lib, h, p["w"], p["b"])
    return ((h - y) ** 2).mean()


def _linear(lib: Any, x: Any, w: Any, b: Any) -> Any:
    return bw.linear(x, w, b) if lib is bw else torch.nn.functional.linear(x, w, b)


def _nll(lib: Any, x: Any, y: Any) -> Any:
    return bw.nll_loss(x, y) if lib is bw else torch.nn.functional.nll_loss(x, y)


def _gelu(lib: Any, x: Any) -> Any:
    return bw.gelu(x) if lib is bw else torch.nn.functional.gelu(x)


def _norm(lib: Any, x: Any, g: Any, c: Any) -> Any:
    if lib is bw:
        return bw.layer_norm(x, [x.shape[-1]], g, c)
    return torch.nn.functional.layer_norm(x, [x.shape[-1]], g, c)


def _embedding(lib: Any, w: Any, x: Any) -> Any:
    return bw.embedding(w, x) if lib is bw else torch.nn.functional.embedding(x, w)


def _conv(lib: Any, x: Any, w: Any, b: Any) -> Any:
    if lib is bw:
        return bw.conv2d(x, w, b, padding=[1, 1])
    return torch.nn.functional.conv2d(x, w, b, padding=1)


def _max_pool(lib: Any, x: Any) -> Any:
    if lib is bw:
        return bw.max_pool2d(x, [2, 2])
    return torch.nn.functional.max_pool2d(x, 2)


def _weights_mlp() -> dict[str, Array]:
    sizes = [(1, 16, 8), (2, 16, 16), (3, 4, 16)]
    found = {f"w{i}": _random(i, a, b, scale=b**-0.5) for i, a, b in sizes}
    return {**found, **{f"b{i}": _random(9 + i, a, scale=0.1) for i, a, _ in sizes}}


def _weights_transformer() -> dict[str, Array]:
    width = 8
    shapes = {
        "tokens": (11, width),
        "places": (6, width),
        "qkv": (3 * width, width),
        "qkv_b": (3 * width,),
        "out": (width, width),
        "out_b": (width,),
        "up": (4 * width, width),
        "up_b": (4 * width,),
        "down_b": (width,),
        "down": (width, 4 * width),
    }
    found = {
        name: _random(i, *shape, scale=0.3)
        for i, (name, shape) in enumerate(shapes.items())
    }
    for i in (1, 2, 3):
        found[f"g{i}"] = np.ones(width, np.float32)
        found[f"c{i}"] = np.zeros(width, np.float32)
    return found


def _weights_convolutions() -> dict[str, Array]:
    return {
        "k1": _random(1, 4, 2, 3, 3, scale=0.3),
        "b1": _random(2, 4, scale=0.1),
        "k2": _random(3, 5, 4, 3, 3, scale=0.3),
        "b2": _random(4, 5, scale=0.1),
        "w": _random(5, 3, 5),
        "b": _random(6, 3, scale=0.1),
    }


def _classes(seed: int, count: int, *shape: int) -> Array:
    return np.random.default_rng(seed).integers(0, count, shape)


NETWORKS: Final[dict[str, tuple[Any, Any, Array, Array, float]]] = {
    "mlp": (mlp, _weights_mlp, _random(20, 12, 8), _classes(1, 4, 12), 0.2),
    "transformer": (
        transformer,
        _weights_transformer,
        _classes(2, 11, 3, 6),
        _classes(3, 11, 3, 6),
        0.3,
    ),
    "convolutions": (
        convolutions,
        _weights_convolutions,
        _random(21, 4, 2, 6, 6),
        _random(22, 4, 3),
        0.1,
    ),
}


def _train(
    lib: ModuleType,
    tensor: Callable[[Array], Any],
    no_grad: Any,
    network: tuple[Any, Any, Array, Array, float],
) -> tuple[list[float], list[Array]]:
    """The loss of every step, and the gradients of the last one."""
    loss_of, weights, x, y, rate = network
    p = {name: tensor(value).requires_grad_() for name, value in weights().items()}
    inputs, targets = tensor(x), tensor(y)
    losses = []
    for step in range(_STEPS):
        loss = loss_of(lib, p, inputs, targets)
        loss.backward()
        losses.append(loss.item())
        if step == _STEPS - 1:
            break
        with no_grad():
            for weight in p.values():
                weight.sub_(weight.grad, alpha=rate)
                weight.grad = None
    return losses, [weight.grad.numpy() for weight in p.values()]


@pytest.mark.parametrize("name", NETWORKS)
def test_training(name: str) -> None:
    network = NETWORKS[name]
    expected, their_grads = _train(
        torch, lambda a: torch.from_numpy(a.copy()), torch.no_grad, network
    )
    found, our_grads = _train(
        bw, lambda a: bw.from_numpy(a.copy()), autograd.no_grad, network
    )
    assert found == pytest.approx(expected, rel=2e-4)
    assert found[-1] < 0.9 * found[0]
    for one, other in zip(our_grads, their_grads, strict=True):
        np.testing.assert_allclose(one, other, rtol=5e-3, atol=1e-4)
