"""Random programs: recorded, written, and run twice, they compute what was computed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.record import record
from runtime.generator import fork_rng
from runtime.tensor import TensorBase

DTYPES = (
    *(bw.float32, bw.float64, bw.float16, bw.bfloat16, bw.complex64, bw.complex128),
    *(bw.int64, bw.int8, bw.uint8, bw.bool),
)
VALUES = (0.0, -0.0, 1.5, -2.0, math.inf, -math.inf, math.nan, 3.0)
SCALARS = (
    *(0, -0.0, 2.5, -math.inf, math.nan, -math.nan, 2**62, True, 1j),
    *(complex(-0.0, math.inf), np.float64(0.5), np.int64(3), np.bool_(True)),
)

aten = bw.ops.aten


def _outside(dtype: Any, shape: tuple[int, ...], start: int) -> Any:
    values: list[Any] = [
        VALUES[(start + n) % len(VALUES)] for n in range(math.prod(shape))
    ]
    if dtype.is_complex:
        values = [complex(value, -value) for value in values]
    elif not dtype.is_floating_point:
        values = [int(value) if math.isfinite(value) else 1 for value in values]
    return bw.tensor(values, dtype=dtype).view(shape)


VIEWS: tuple[Callable[[Any], Any], ...] = (
    lambda t: t.t() if t.dim() <= 2 else t[0],
    lambda t: t[1:] if t.dim() else t.view(1),
    lambda t: t[..., ::2] if t.dim() else t.expand([2]),
    lambda t: t.unsqueeze(0).expand([2, *t.shape]),
    lambda t: t.reshape(-1),
    lambda t: t[:0] if t.dim() else t.view([1, 1]),
    lambda t: t.view(t.shape),
)
STEPS: dict[str, Callable[[Any, Any, Any, Any], Any]] = {
    "view": lambda a, b, s, g: VIEWS[len(b.shape) % len(VIEWS)](a),
    "slice": lambda a, b, s, g: a[1:],
    "split": lambda a, b, s, g: aten.split.Tensor(a, 1),
    "unbind": lambda a, b, s, g: aten.unbind.int(a),
    "add": lambda a, b, s, g: a + b,
    "scaled": lambda a, b, s, g: a * s,
    "add_": lambda a, b, s, g: a.add_(b),
    "mul_": lambda a, b, s, g: a.mul_(s),
    "fill_": lambda a, b, s, g: a.fill_(s),
    "copy_": lambda a, b, s, g: a.copy_(b),
    "item_": lambda a, b, s, g: a.__setitem__(0, s),
    "out": lambda a, b, s, g: aten.mul.out(a, a, out=b),
    "out of nothing": lambda a, b, s, g: aten.neg.out(
        a, out=bw.empty([0], dtype=a.dtype)
    ),
    "t_": lambda a, b, s, g: a.t_(),
    "resize_": lambda a, b, s, g: a.resize_([2, 2]).fill_(1),
    "foreach_": lambda a, b, s, g: aten._foreach_add_.Scalar([a, a.clone()], 1),
    "index": lambda a, b, s, g: aten.index.Tensor(a, [None, bw.tensor([0, 0])]),
    "index_put_": lambda a, b, s, g: a.index_put_([bw.tensor([0])], bw.ones(())),
    "cat": lambda a, b, s, g: aten.cat.default([a, b, a]),
    "to": lambda a, b, s, g: a.to(b.dtype),
    "like": lambda a, b, s, g: bw.full_like(a, s, dtype=b.dtype),
    "clone": lambda a, b, s, g: a.clone(memory_format=bw.contiguous_format),
    "full": lambda a, b, s, g: bw.full([np.int64(2)], s, device="cpu"),
    "sum": lambda a, b, s, g: aten.sum.dim_IntList(
        a, [np.int64(0)], True, dtype=b.dtype
    ),
    "clamp": lambda a, b, s, g: bw.clamp(a, s),
    "rand": lambda a, b, s, g: bw.rand([2]) if g is None else bw.rand([2], generator=g),
    "normal_": lambda a, b, s, g: a.normal_(generator=g),
    "seed": lambda a, b, s, g: (g or bw).manual_seed(5),
    "dropout": lambda a, b, s, g: aten.native_dropout(a, 0.5, True),
}


def _tensors(value: Any) -> list[Any]:
    if isinstance(value, TensorBase):
        return [value]
    items = value if isinstance(value, (list, tuple)) else ()
    return [tensor for item in items for tensor in _tensors(item)]


@st.composite
def pools(draw: st.DrawFn) -> list[Any]:
    """Tensors from outside: some on memory of their own, and views of them."""
    shapes = st.sampled_from([(), (1,), (3,), (2, 3), (3, 2), (0, 2), (40,), (2, 2, 2)])
    pool = [
        _outside(draw(st.sampled_from(DTYPES)), draw(shapes), draw(st.integers(0, 7)))
        for _ in range(draw(st.integers(1, 3)))
    ]
    for _ in range(draw(st.integers(0, 4))):
        source = draw(st.sampled_from(pool))
        try:
            pool.append(draw(st.sampled_from(VIEWS))(source))
        except (RuntimeError, IndexError, TypeError):
            continue
    return pool


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(sorted(STEPS)),
        st.integers(0, 30),
        st.integers(0, 30),
        st.sampled_from(SCALARS),
        st.booleans(),
    ),
    min_size=1,
    max_size=8,
)


def _perform(pool: list[Any], actions: Any) -> list[Any]:
    """Do it all, with errors of operators passed over; every tensor that was met."""
    generator = bw.Generator().manual_seed(2)
    for name, first, second, scalar, own in actions:
        a, b = pool[first % len(pool)], pool[second % len(pool)]
        try:
            result = STEPS[name](a, b, scalar, generator if own else None)
        except Exception:
            # Whatever operators refuse; the recording leaves it out.
            continue
        pool.extend(
            t for t in _tensors(result) if all(t is not other for other in pool)
        )
    return pool


def _look(tensor: Any) -> Any:
    held = tensor.array.tobytes()
    return tensor.dtype, tensor.shape, tensor.strides, held


def _check(pool: list[Any], named: int, actions: Any) -> None:
    inputs = {f"in_{n}": pool[n] for n in range(min(named, len(pool)))}
    given = [tensor.clone() for tensor in inputs.values()]
    for tensor, source in zip(given, inputs.values(), strict=True):
        if tensor.strides != source.strides:
            return
    with fork_rng(), record(inputs, constants=True) as recording:
        bw.manual_seed(1)
        pool = _perform(pool, actions)
    outputs = [tensor for tensor in pool if recording.find(tensor) is not None]
    text = recording.program(outputs)
    wanted = [_look(tensor) for tensor in outputs]
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    for _ in range(2):
        arguments = [tensor.clone() for tensor in given]
        with fork_rng():
            found = names["program"](*arguments)
        assert [_look(tensor) for tensor in found] == wanted, text


@settings(max_examples=100, deadline=None)
@given(pools(), ACTIONS)
def test_programs_of_constants(pool: list[Any], actions: Any) -> None:
    _check(pool, 0, actions)


@settings(max_examples=100, deadline=None)
@given(pools(), ACTIONS)
def test_programs_with_an_input(pool: list[Any], actions: Any) -> None:
    _check(pool, 1, actions)
