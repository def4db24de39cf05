"""Random programs of views and writes, for comparing a run with a functionalized one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import generated as bw

View = Callable[[random.Random, Any], Any]


def _dim(rng: random.Random, x: Any) -> int:
    return rng.randrange(x.ndim)


def _slice(rng: random.Random, x: Any) -> Any:
    dim = _dim(rng, x)
    start = rng.randrange(x.shape[dim] + 1)
    aten = bw.ops.aten
    return aten.slice.Tensor(x, dim, start, None, rng.choice([1, 1, 2]))


def _permute(rng: random.Random, x: Any) -> Any:
    dims = list(range(x.ndim))
    rng.shuffle(dims)
    return x.permute(dims)


def _as_strided(rng: random.Random, x: Any) -> Any:
    if x.numel() < 2:
        return x.alias()
    return x.as_strided([x.numel() // 2], [1], x.storage_offset())


VIEWS: dict[str, View] = {
    "slice": _slice,
    "permute": _permute,
    "as_strided": _as_strided,
    "select": lambda rng, x: x.select(_dim(rng, x), -1) if x.numel() else x.alias(),
    "transpose": lambda rng, x: x.transpose(_dim(rng, x), _dim(rng, x)),
    "unsqueeze": lambda rng, x: x.unsqueeze(_dim(rng, x)),
    "squeeze": lambda rng, x: x.squeeze(),
    "reshape": lambda rng, x: x.reshape(-1),
    "view": lambda rng, x: x.view(-1),
    "split": lambda rng, x: x.split(1, _dim(rng, x))[0] if x.numel() else x.alias(),
    "unbind": lambda rng, x: x.unbind(_dim(rng, x))[-1] if x.numel() else x.alias(),
    "diagonal": lambda rng, x: x.diagonal() if x.ndim > 1 else x.alias(),
    "expand": lambda rng, x: x.unsqueeze(0).expand(2, *x.shape),
    "unfold": lambda rng, x: x.unfold(0, 2, 1) if x.shape[0] > 1 else x.alias(),
    "detach": lambda rng, x: x.detach(),
    "view.dtype": lambda rng, x: x.view(bw.int32).view(bw.float32),
    "contiguous": lambda rng, x: x.contiguous(),
    "t": lambda rng, x: x.t() if x.ndim <= 2 else x.alias(),
}

WRITES: dict[str, View] = {
    "add_": lambda rng, x: x.add_(rng.randrange(5)),
    "mul_ own": lambda rng, x: x.mul_(x),
    "fill_": lambda rng, x: x.fill_(rng.randrange(9)),
    "zero_": lambda rng, x: x.zero_(),
    "neg_": lambda rng, x: x.neg_(),
    "copy_ flipped": lambda rng, x: x.copy_(x.flip([0])) if x.ndim else x.neg_(),
    "add_ sum": lambda rng, x: x.add_(x.sum()),
    "out": lambda rng, x: bw.add(x, 1, out=x),
    "setitem": lambda rng, x: x.__setitem__(..., 3.0) or x,
    "index_put_": lambda rng, x: (
        x.index_put_([bw.tensor([0])], bw.tensor(5.0)) if x.ndim and x.shape[0] else x
    ),
    "masked_fill_": lambda rng, x: x.masked_fill_(x > 2, 1.5),
    "foreach": lambda rng, x: bw.ops.aten._foreach_add_.Scalar([x, x], 1) or x,
    "t_": lambda rng, x: x.t_() if x.ndim <= 2 else x,
    "squeeze_": lambda rng, x: x.squeeze_(),
    "unsqueeze_": lambda rng, x: x.unsqueeze_(0),
    "transpose_": lambda rng, x: x.transpose_(0, -1) if x.ndim else x,
    "uniform_": lambda rng, x: x.uniform_(),
}

READS: dict[str, View] = {
    "clone": lambda rng, x: x.clone(),
    "exp": lambda rng, x: x.add(1),
    "sum": lambda rng, x: x.sum(),
    "cat": lambda rng, x: bw.cat([x, x]) if x.ndim else x.neg(),
}


BY_STRIDES = frozenset(
    {"view", "view.dtype", "reshape", "contiguous", "as_strided", "uniform_", "sum"}
    | {"add_ sum", "copy_ flipped"}
)
"""What goes by strides: whether it works, what it shares, or the order of its sums."""


def run(
    seed: int,
    inputs: list[Any],
    steps: int = 12,
    leave_out: frozenset[str] = frozenset(),
) -> list[Any]:
    """A program of `steps` operators; the same one for the same seed. Returns all tensors.

    An operator that is refused is noted and passed over.
    """
    rng = random.Random(seed)
    pool: list[Any] = list(inputs)
    found: list[Any] = []
    for _ in range(steps):
        table = rng.choice([VIEWS, VIEWS, WRITES, WRITES, READS])
        name = rng.choice(sorted(set(table) - leave_out))
        x = rng.choice(pool)
        state = rng.getstate()
        try:
            result = table[name](rng, x)
        except (RuntimeError, ValueError, IndexError) as error:
            found.append((name, type(error).__name__))
            rng.setstate(state)
            continue
        found.append((name, x.shape, x.strides, x.storage_offset()))
        pool.append(result)
    return [found, *pool]
