"""Programs for transforms of functions in any order, written once for both libraries.

A program takes `lib`, a sample `x` of shape (2, 3) and `w` of shape (3,), which it was not
mapped over, and returns tensors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import torch

import generated as bw
from runtime.fallbacks.autograd import grad_and_value_of, grad_of, no_grad
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap


class Library(NamedTuple):
    """What a program is written with, and the transforms by name."""

    lib: Any
    tensor: Callable[[Any], Any]
    transforms: dict[str, Callable[..., Any]]


OURS: Final = Library(
    bw,
    bw.from_numpy,
    {
        "vmap": vmap,
        "grad": grad_of,
        "values": grad_and_value_of,
        "functionalize": functionalize,
    },
)
TORCHS: Final = Library(
    torch,
    torch.from_numpy,
    {
        "vmap": torch.func.vmap,
        "grad": torch.func.grad,
        "values": torch.func.grad_and_value,
        "functionalize": torch.func.functionalize,
    },
)
WITHOUT: Final = TORCHS._replace(
    transforms={**TORCHS.transforms, "functionalize": lambda function: function}
)
"""torch with plain functions in place of those in functional form, which mean the same."""


def _pure(lib: Any, x: Any, w: Any) -> Any:
    return (x * w).sin() * x.sum()


def _write(lib: Any, x: Any, w: Any) -> Any:
    y = x * 1
    y.add_(w)
    y.mul_(x)
    return y * 2


def _write_to_a_factory(lib: Any, x: Any, w: Any) -> Any:
    y = lib.zeros_like(x)
    y.add_(x * w)
    return y.exp()


def _write_to_what_is_no_sample(lib: Any, x: Any, w: Any) -> Any:
    return lib.ones(3).mul_(w) * x


def _write_to_a_view(lib: Any, x: Any, w: Any) -> Any:
    y = x * w
    y[0].mul_(x[1])
    return y * y


def _views(lib: Any, x: Any, w: Any) -> Any:
    y = x * 2
    y.t()[1:].unsqueeze(0).add_(w[:2])
    return y.t().sin().reshape(-1)[1:] * x[0, 0]


def _out(lib: Any, x: Any, w: Any) -> Any:
    plain = x.detach()
    y = lib.empty_like(plain)
    lib.add(plain, plain, out=y)
    return y * x * w


def _reductions(lib: Any, x: Any, w: Any) -> Any:
    return x.sum(0) * x.mean() + x.amax(-1).sum() + x.prod(0) * w


def _lists(lib: Any, x: Any, w: Any) -> Any:
    index = lib.tensor([1, 0, 1])
    joined = lib.cat([x.index_select(0, index), w.expand(2, 3) * x], 0)
    return joined * lib.stack([w.sum(), x[0, 1]]).sum()


def _copy(lib: Any, x: Any, w: Any) -> Any:
    y = x.clone()
    y[0].copy_(x[1] * w)
    return y.sum() * y


def _mask(lib: Any, x: Any, w: Any) -> Any:
    y = x.clone()
    y.masked_fill_(y > 0, 0.5)
    return lib.where(x > w, x * x * w, y)


def _view_as_result(lib: Any, x: Any, w: Any) -> Any:
    y = x * w
    y.mul_(x)
    return y.t()


def _parts(lib: Any, x: Any, w: Any) -> Any:
    y = x * w
    first, second = y[0], y[1]
    first.add_(second)
    return first * second + y


def _without_recording(lib: Any, x: Any, w: Any) -> Any:
    y = x * w
    with (torch.no_grad if lib is torch else no_grad)():
        scale = lib.ones_like(x).mul_(3)
        scale[0].add_(x[1])
    return y * scale.detach()


def _two_results(lib: Any, x: Any, w: Any) -> Any:
    y = x * w
    y.add_(x)
    return y.sum(0), [y * 2]


PROGRAMS: Final[dict[str, Callable[[Any, Any, Any], Any]]] = {
    each.__name__.removeprefix("_"): each
    for each in (
        _pure,
        _write,
        _write_to_a_factory,
        _write_to_what_is_no_sample,
        _write_to_a_view,
        _views,
        _out,
        _reductions,
        _lists,
        _copy,
        _mask,
        _view_as_result,
        _parts,
        _without_recording,
        _two_results,
    )
}

TAPES: Final = ("none", "captured", "captured and given")
"""What requires gradients, asked for by `backward` outside of all transforms."""

_RNG: Final = np.random.default_rng(7)
X: Final = _RNG.uniform(-1, 1, (2, 2, 2, 2, 3)).astype(np.float32)
W: Final = _RNG.uniform(0.5, 1, (3,)).astype(np.float32)


def leaves(value: Any) -> list[Any]:
    """The tensors of a result, one after the other."""
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def total(value: Any) -> Any:
    """One number made of all of a result."""
    first, *others = [leaf.sum() for leaf in leaves(value)]
    for each in others:
        first = first + each
    return first


def transformed(library: Library, order: tuple[str, ...], function: Any) -> Any:
    """`function` in these transforms, the first outermost."""
    for name in reversed(order):
        if name in ("grad", "values"):
            function = _totalled(function)
        function = library.transforms[name](function)
    return function


def _totalled(function: Any) -> Any:
    return lambda x: total(function(x))


def run(library: Library, order: tuple[str, ...], program: str, tape: str) -> list[Any]:
    """The results of a program in transforms, then gradients by `backward` outside.

    In place of these False if the results require none.
    """
    x = library.tensor(X[(0,) * (3 - order.count("vmap"))].copy())
    w = library.tensor(W.copy())
    if tape != "none":
        w.requires_grad_()
    if tape == "captured and given":
        x.requires_grad_()
    function = PROGRAMS[program]
    lib = library.lib
    found = leaves(transformed(library, order, lambda x: function(lib, x, w))(x))
    gradients: list[Any] = []
    if tape != "none":
        result = total(found)
        if result.requires_grad:
            result.backward()
            gradients = [w.grad, x.grad]
        else:
            gradients = [False]
    return [_array(each) for each in (*found, *gradients)]


def _array(value: Any) -> Any:
    if value is None or value is False:
        return value
    return np.asarray(value.detach().tolist(), np.float32)


def _looped(function: Callable[..., Any]) -> Callable[..., Any]:
    """What vmap means, one sample after the other."""

    def stacked(parts: Any) -> Any:
        if isinstance(parts[0], (list, tuple)):
            return [stacked(each) for each in zip(*parts, strict=True)]
        return torch.stack(parts)

    return lambda x: stacked([function(each) for each in x.unbind(0)])


LOOPED: Final = WITHOUT._replace(transforms={**WITHOUT.transforms, "vmap": _looped})
"""The same without vmap, which refuses operators with out arguments."""
