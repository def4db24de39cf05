"""Guards: the operator that made a NaN, dry runs, and runs that differ."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.dispatch_state import activity
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.guards import (
    DryRunError,
    Finding,
    Kind,
    NonFiniteError,
    check_determinism,
    dry_call,
    dry_run,
    find_nonfinite,
    flops_of,
)
from runtime.fallbacks.guards.flops import is_uncounted
from runtime.fallbacks.record import record
from runtime.generator import Generator, get_rng_state
from runtime.library import Library
from tests.runtime.dispatch_toys import live_states

INF, NAN = math.inf, math.nan


# ---- NaN and infinity ----


def _finding(program: Callable[[], Any], **options: Any) -> Finding | None:
    with find_nonfinite(stop=False, **options) as finder:
        program()
    return finder.first


def _t(*values: Any, **options: Any) -> Any:
    return bw.tensor(list(values), **options)


def _in_place() -> Any:
    x = _t(1.0, 0.0, -1.0)
    x.mul_(2).log_()
    return x


def _out() -> Any:
    out = _t(NAN, NAN)
    return bw.log(_t(1.0, -1.0), out=out)


def _view_of_bad() -> Any:
    x = _t(1.0, NAN)
    x[0].add_(1)
    return x[1:].neg()


def _overwriting(write: Callable[[Any], Any], *values: Any) -> Callable[[], Any]:
    """A program in which `write` has its result written over what it reads."""

    def program() -> Any:
        x = _t(*values)
        write(x)
        return x

    return program


def _twice_from_numpy() -> Any:
    array = np.array([1.0, 0.0], np.float32)
    bw.from_numpy(array).div_(bw.from_numpy(array))


def _masked_softmax() -> Any:
    scores = bw.zeros(2, 2).masked_fill(_t([True, True], [False, True]), -INF)
    return bw.softmax(scores, 1)


BLAMED: dict[
    str, tuple[Callable[[], Any], tuple[str, Kind, tuple[int, ...]] | None]
] = {
    "log of 0": (lambda: bw.log(_t(1.0, 0.0)), ("log", Kind.INF, (1,))),
    "log of -1": (lambda: bw.log(_t(1.0, -1.0)) + 1, ("log", Kind.NAN, (1,))),
    "0 / 0": (lambda: (_t(0.0) / _t(0.0)).sum(), ("div.Tensor", Kind.NAN, (0,))),
    "overflow": (
        lambda: _t(6e4, 1.0, dtype=bw.float16) * 2,
        ("mul.Scalar", Kind.INF, (0,)),
    ),
    "bfloat16": (
        lambda: bw.sqrt(_t(-1.0, dtype=bw.bfloat16)),
        ("sqrt", Kind.NAN, (0,)),
    ),
    "complex": (
        lambda: _t(1e38 + 1e38j, dtype=bw.complex64) * 1e38,
        ("mul.Scalar", Kind.INF, (0,)),
    ),
    "in place": (_in_place, ("log_", Kind.NAN, (2,))),
    "out": (_out, ("log.out", Kind.NAN, (1,))),
    "infinities make a NaN": (
        lambda: _t(INF) - _t(INF),
        ("sub.Tensor", Kind.NAN, (0,)),
    ),
    "0-dimensional": (lambda: bw.log(bw.tensor(0.0)), ("log", Kind.INF, ())),
    "a mask is meant, its softmax not": (
        _masked_softmax,
        ("_softmax", Kind.NAN, (0, 0)),
    ),
    "in the second dimension": (
        lambda: bw.log(_t([1.0, 2.0], [0.0, 1.0])),
        ("log", Kind.INF, (1, 0)),
    ),
    "over itself": (
        _overwriting(lambda x: x.div_(x), 1.0, 0.0),
        ("div_.Tensor", Kind.NAN, (1,)),
    ),
    "over a view": (
        _overwriting(lambda x: x.div_(x.view(2)), 1.0, 0.0),
        ("div_.Tensor", Kind.NAN, (1,)),
    ),
    "over its transpose": (
        _overwriting(lambda x: x.div_(x.t()), [1.0, 1.0], [1.0, 0.0]),
        ("div_.Tensor", Kind.NAN, (1, 1)),
    ),
    "over a base": (
        _overwriting(lambda x: x[1:].div_(x[1:].view(1)), 1.0, 0.0),
        ("div_.Tensor", Kind.NAN, (0,)),
    ),
    "out on a view": (
        _overwriting(lambda x: bw.sqrt(x, out=x.view(2)), 4.0, -1.0),
        ("sqrt.out", Kind.NAN, (1,)),
    ),
    "lists": (
        _overwriting(lambda x: bw._foreach_mul_([x], [x.view(2)]), 1.0, 1e30),
        ("_foreach_mul_.List", Kind.INF, (1,)),
    ),
    "over memory of NumPy": (_twice_from_numpy, ("div_.Tensor", Kind.NAN, (1,))),
    # ---- nobody ----
    "NaN over a view": (_overwriting(lambda x: x.div_(x.view(2)), NAN, 1.0), None),
    "passed on": (lambda: (_t(1.0, NAN) + 1).exp(), None),
    "passed on in place": (lambda: _t(1.0, NAN).add_(1), None),
    "from a list": (lambda: bw.cat([_t(1.0), _t(NAN)]), None),
    "a number": (lambda: bw.full([2], INF) * _t(1.0, NAN), None),
    "a view": (_view_of_bad, None),
    "finite": (lambda: bw.randn(9).exp().sum(), None),
    "integers": (lambda: _t(1, 2) // 1, None),
    "memory that nobody wrote": (
        lambda: bw.empty_like(_t(1.0)).fill_(INF).resize_(1000),
        None,
    ),
    "meta": (lambda: bw.zeros(2, device="meta").log(), None),
}


@pytest.mark.parametrize("case", BLAMED)
def test_who_made_the_first(case: str) -> None:
    program, expected = BLAMED[case]
    found = _finding(program)
    if expected is None:
        assert found is None
    else:
        assert found is not None
        name = found.operator.qualified_name.removeprefix("aten::")
        assert (name, found.kind, found.position) == expected


def test_the_error_names_operator_and_inputs() -> None:
    x, w = _t([1.0, 4.0, 9.0], [16.0, -25.0, -36.0]), _t(0.5)
    reached: list[str] = []

    def program() -> None:
        with find_nonfinite():
            y = x * w
            bw.sqrt(y)
            reached.append("what comes after")

    with pytest.raises(NonFiniteError) as caught:
        program()
    assert reached == []
    finding = caught.value.finding
    assert finding.call == 1
    assert (finding.count, finding.total) == (2, 6)
    assert finding.args[0].tolist() == (x * w).tolist()
    lines = str(caught.value).splitlines()
    assert lines == [
        "aten::sqrt made NaN in call 1: 2 of 6 elements of its result, the first at [1, 1]",
        "  self: float32[2, 3] from -18 to 8, -12.5 there",
    ]


def test_inputs_are_shown_as_before_the_call() -> None:
    x = _t(2.0, -1.0)
    found = _finding(lambda: bw.add(_t(1.0), 1, alpha=3).mul_(0) + x.log_())
    assert found is not None
    assert found.args[0].tolist() == [2, -1]
    assert found.args[0] is not x
    assert math.isnan(x.tolist()[1])
    big = _t(3e38)
    found = _finding(lambda: bw.add(big, big, alpha=2))
    assert found is not None
    assert "alpha = 2" in str(found)


def test_inputs_on_the_memory_of_the_result_are_shown_as_before_the_call() -> None:
    x = _t(0.0, 4.0)
    found = _finding(lambda: x.div_(x.view(2)))
    assert found is not None
    assert [each.tolist() for each in found.args] == [[0.0, 4.0], [0.0, 4.0]]


def test_several_results_and_lists() -> None:
    with Library("guards_own", "DEF") as library:
        library.define("two(Tensor x) -> (Tensor, Tensor)")
        library.define("many(Tensor[] xs) -> Tensor[]")
        library.impl("two", lambda x: (x, x / 0), "CPU")
        library.impl("many", lambda xs: [x / 0 for x in xs], "CPU")
        found = _finding(lambda: bw.ops.guards_own.two(_t(1.0)))
        assert found is not None
        assert (str(found.operator), found.result) == ("guards_own::two", 0)
        assert "its result" in str(found)
        xs = [_t(float(n)) for n in range(1, 10)]
        text = str(_finding(lambda: bw.ops.guards_own.many(xs)))
        assert "  xs[5]: float32[1] from 6 to 6" in text
        assert "  xs: 3 more" in text


def test_only_what_is_asked_for() -> None:
    program = lambda: bw.log(_t(0.0)) * 0  # noqa: E731
    found = [
        _finding(program, nan=nan, infinity=infinity)
        for nan, infinity in (
            (True, True),
            (True, False),
            (False, True),
            (False, False),
        )
    ]
    names = [f and f"{f.operator.name} {f.kind.value}" for f in found]
    assert names == ["aten::log inf", "aten::mul NaN", "aten::log inf", None]
    with find_nonfinite(stop=False) as finder:
        program()
    assert [f.kind for f in finder.findings] == [Kind.INF, Kind.NAN]


# ---- FLOPs ----

A, B = bw.ones(4, 6), bw.ones(6, 5)
FLOPS: dict[str, tuple[Callable[[], Any], int]] = {
    "mm": (lambda: A @ B, 2 * 4 * 6 * 5),
    "mm out": (lambda: bw.ops.aten.mm.out(A, B, out=bw.empty(4, 5)), 240),
    "addmm": (lambda: bw.addmm(bw.zeros(5), A, B), 240),
    "addmm in place": (lambda: bw.zeros(4, 5).addmm_(A, B), 240),
    "bmm": (lambda: bw.ones(3, 4, 6) @ bw.ones(3, 6, 5), 3 * 240),
    "baddbmm": (
        lambda: bw.ones(3, 4, 5).baddbmm(bw.ones(3, 4, 6), bw.ones(3, 6, 5)),
        720,
    ),
    "mv": (lambda: A @ bw.ones(6), 48),
    "addmv": (lambda: bw.zeros(4).addmv(A, bw.ones(6)), 48),
    "dot": (lambda: bw.ones(7) @ bw.ones(7), 14),
    "conv": (
        lambda: bw.conv2d(
            bw.ones(2, 4, 8, 8), bw.ones(6, 2, 3, 3), groups=2, padding=1
        ),
        2 * (2 * 6 * 8 * 8) * (2 * 3 * 3),
    ),
    "pointwise": (lambda: A + bw.ones(6), 24),
    "pointwise with broadcasting": (lambda: bw.ones(3, 1) * bw.ones(4), 12),
    "pointwise in place": (lambda: bw.ones(5).exp_(), 5),
    "comparison": (lambda: A > 1, 24),
    "mul-add": (lambda: bw.ones(5).addcmul(bw.ones(5), bw.ones(5)), 15),
    "reduction": (lambda: A.sum(), 24),
    "reduction of a dimension": (lambda: A.amax([1]), 24),
    "two results": (lambda: A.max(1), 24),
    "softmax": (lambda: bw.softmax(A, 1), 96),
    "pooling": (lambda: bw.avg_pool2d(bw.ones(1, 1, 6, 6), [2, 3]), 3 * 2 * 6),
    "views": (lambda: A.t()[1:], 0),
    "copies": (lambda: A.clone(), 0),
    "integers": (lambda: bw.ones(5, dtype=bw.int64) + 1, 0),
    "lists": (lambda: bw.ops.aten._foreach_add.Scalar([A, B], 1), 24 + 30),
}


@pytest.mark.parametrize("case", FLOPS)
def test_flops(case: str) -> None:
    program, expected = FLOPS[case]
    with record() as recording:
        program()
    assert sum(map(flops_of, recording)) == expected
    assert not any(map(is_uncounted, recording))


def test_unknown_operators_are_named() -> None:
    with Library("guards_own", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.define("g(Tensor x) -> Tensor", tags=("pointwise",))
        for name in ("f", "g"):
            library.impl(name, lambda x: x.clone(), "Meta")
        with dry_run() as report:
            x = bw.ones(10)
            bw.ops.guards_own.f(x)
            bw.ops.guards_own.g(x)
        assert report.uncounted() == ["guards_own::f"]
        assert report.flops == 10
    assert "not counted: guards_own::f" in report.table()


# ---- dry runs ----

KIB = 1024


def test_nothing_is_computed_and_all_shapes_are() -> None:
    with dry_run() as report:
        x = bw.randn(1 << 20, 1 << 20)
        y = (x @ x).relu().sum(0)
    assert (y.device.type, y.shape) == ("meta", (1 << 20,))
    assert report.memory.given == 0
    assert report.flops == 2 * (1 << 60) + 2 * (1 << 40)
    last = report.recording[-1].outputs[0]
    assert (last.look, last.device.type) == (f"float32[{1 << 20}]", "meta")


def test_memory_is_that_of_the_living() -> None:
    with dry_run() as report:
        a = bw.zeros(256)
        b = a + 1
        c = b.view(16, 16).t()
        del a
        d = c * 2
        del b, c
        e = d + d
    memory = report.memory
    assert memory.timeline == [KIB, 2 * KIB, 2 * KIB, 2 * KIB, 2 * KIB, 2 * KIB]
    assert (memory.peak, memory.peak_at, memory.alive) == (2 * KIB, 1, 2 * KIB)
    del d, e
    assert memory.alive == 0
    assert report.peak_call is not None
    assert str(report.peak_call.operator) == "aten::add.Scalar"


def test_memory_at_the_peak_by_operator() -> None:
    def program() -> Any:
        x = bw.zeros(256)
        hidden = [x.exp(), x.exp(), x.neg()]
        del x
        y = bw.cat(hidden)
        del hidden
        return y.sum()

    report = dry_call(program)
    assert report.memory.peak == 6 * KIB
    assert report.memory.at_peak == {
        "aten::exp": 2 * KIB,
        "aten::neg": KIB,
        "aten::cat": 3 * KIB,
    }
    assert report.memory.alive == 0
    head, _, *rows, total, sums = report.table().splitlines()
    assert head.split() == [
        "operator",
        "calls",
        "FLOPs",
        "made",
        "alive",
        "at",
        "the",
        "peak",
    ]
    assert rows[-1].split()[0] == "aten::zeros"
    assert total.split() == [
        *("all", "6", f"{3 * 256 + 768:,}", "7.0", "KiB", "6.0", "KiB"),
    ]
    assert sums == "peak: 6.0 KiB in call 4 (aten::cat), besides 0 B from outside"


def test_tensors_from_outside_keep_what_they_hold() -> None:
    x = bw.zeros(4, 4)
    half, row = x[:2], x[0]
    with dry_run() as report:
        assert half.add_(1) is half
        bw.mm(half, x, out=bw.empty(0))
        y = row * half
    assert x.tolist() == [[0.0] * 4] * 4
    assert (y.shape, y.is_meta) == ((2, 4), True)
    # Views count once.
    assert report.memory.given == 64


@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_what_tensors_from_outside_hold_is_given(device: str) -> None:
    w, other, unused = (bw.ones(256, device=device) for _ in range(3))
    with dry_run() as report:
        y = w + 1
        z = y.add_(w[:128].sum()).view(16, 16)
        bw.add(z, 1, out=other.view(16, 16))
        inner = bw.ones(256, device=device) * w
        del inner
    memory = report.memory
    assert (memory.given, memory.alive, memory.peak) == (2 * KIB, KIB, 3 * KIB)
    assert memory.by_operator["aten::add.Scalar"] == KIB
    assert "aten::add.out" not in memory.at_peak
    assert unused.shape == (256,)


def test_a_tensor_from_outside_that_grows_is_given() -> None:
    given = bw.empty(0, device="meta")
    with dry_run() as report:
        bw.exp(bw.ones(256), out=given)
    assert (report.memory.given, report.memory.peak) == (KIB, KIB)


def test_devices_are_meta() -> None:
    with dry_run():
        assert bw.ones(2, device="cpu").is_meta
        assert bw.ones(2).to("cpu").is_meta
        assert bw.zeros_like(bw.tensor([1.0])).is_meta
        assert bw.rand(2, generator=Generator()).is_meta


def test_tensors_that_grow() -> None:
    with dry_run() as report:
        x = bw.empty(0)
        bw.add(bw.ones(256), 1, out=x)
        x.resize_(1024)
    assert report.memory.peak == 4 * KIB
    assert report.memory.alive == 4 * KIB


NEEDS_DATA = {
    "item": (lambda x: x[0].item(), "_local_scalar_dense depends on values"),
    "nonzero": (lambda x: bw.nonzero(x), "nonzero depends"),
    "mask": (lambda x: x[x > 0], "index.Tensor depends on values"),
    "shape of what has data": (lambda x: X.t_(), "changes the shape"),
}
X = bw.ones(2, 2)


@pytest.mark.parametrize("case", NEEDS_DATA)
def test_what_needs_data(case: str) -> None:
    program, message = NEEDS_DATA[case]
    with dry_run(), pytest.raises(DryRunError, match=message):
        program(bw.ones(3))


def test_a_dry_run_leaves_nothing() -> None:
    count, state = live_states(), get_rng_state().tolist()
    report = dry_call(lambda: bw.randn(3).bernoulli_().sum())
    assert activity.count == count
    assert get_rng_state().tolist() == state
    assert report.memory.alive == 0
    with dry_run() as empty:
        pass
    assert empty.flops == 0
    assert empty.peak_call is None
    assert "peak: 0 B, besides 0 B" in empty.table()


# ---- determinism ----


def _noise() -> Any:
    """An operator that does something else each time."""
    library = Library("guards_noise", "DEF")
    numbers = iter(range(10**6))
    library.define("noise(Tensor x) -> Tensor")
    library.define("noise_(Tensor(a!) x) -> Tensor(a!)")
    library.define("random(Tensor x) -> Tensor", tags=("nondeterministic_seeded",))
    library.impl("noise", lambda x: x + next(numbers), "CPU")
    library.impl("noise_", lambda x: x.add_(next(numbers)), "CPU")
    library.impl("random", lambda x: x + next(numbers), "CPU")
    return library


def test_programs_that_do_the_same() -> None:
    x = bw.ones(3, 3)
    generator = Generator().manual_seed(1)

    def program(x: Any, generator: Any) -> Any:
        x.add_(bw.rand(3, 3))
        x[0].mul_(bw.rand(3, generator=generator))
        scratch = bw.empty(4)
        scratch.zero_()
        return x @ x.t_(), scratch

    before = get_rng_state().tolist()
    report = check_determinism(program, x, generator=generator)
    assert report.is_deterministic
    assert report.first is None
    assert str(report) == f"both runs did the same in all of {report.calls} calls"
    assert report.calls > 6
    assert get_rng_state().tolist() == before


def _train(w: Any, x: Any) -> Any:
    ((x @ w).tanh() ** 2).sum().backward()
    w.grad.mul_(2)
    with autograd.no_grad():
        w.sub_(w.grad, alpha=0.1)
    return w.grad


def _zeroed(w: Any, x: Any) -> Any:
    w.grad = None
    return _train(w, x)


def _froze(w: Any, x: Any) -> Any:
    result = _train(w, x)
    w.requires_grad_(False)
    return result


def _hooked(w: Any, x: Any) -> Any:
    w.register_hook(lambda gradient: gradient * 2)
    return _train(w, x)


def _recorded(w: Any, x: Any) -> Any:
    return x.mul_(w.sum()).sum().backward()


@pytest.mark.parametrize("has_gradient", [False, True])
@pytest.mark.parametrize("step", [_train, _zeroed, _froze, _hooked, _recorded])
def test_gradients_are_put_back(step: Any, has_gradient: bool) -> None:
    def arguments() -> Any:
        w, x = bw.ones(3, 2).requires_grad_(), bw.ones(4, 3)
        if has_gradient:
            w.grad = bw.full([3, 2], 5.0)
        return w, x

    with autograd.install():
        w, x = arguments()
        gradient = w.grad
        report = check_determinism(step, w, x)
        assert report.is_deterministic, str(report)
        expected, y = arguments()
        step(expected, y)
        assert w.tolist() == expected.tolist()
        assert w.grad.tolist() == expected.grad.tolist()
        assert w.requires_grad == expected.requires_grad
        assert x.is_leaf == y.is_leaf
        assert (w.grad is gradient) == (has_gradient and step is not _zeroed)


def test_a_functional_tensor_that_is_resized_is_refused() -> None:
    def program(x: Any) -> Any:
        y = x * 1
        check_determinism(lambda z: z.resize_(4, 2).zero_(), y)
        return y

    with pytest.raises(RuntimeError, match="32 bytes instead of 24"):
        functionalize(program)(bw.ones(2, 3))
    assert program(bw.ones(2, 3)).shape == (4, 2)


def test_the_operator_that_differs_is_named() -> None:
    ops = bw.ops.guards_noise

    def program(x: Any) -> Any:
        y = (x * 2).exp()
        z = ops.noise(y)
        ops.noise_(y)
        return z.sum() + y.sum()

    with _noise():
        report = check_determinism(program, bw.ones(3))
    assert not report.is_deterministic
    assert not report.results_agree
    assert [str(d.first) for d in report.differences] == [
        "guards_noise::noise",
        "guards_noise::noise_",
    ]
    assert report.first is not None
    assert report.first.call == 2
    assert "call 2, guards_noise::noise, was given the same" in str(report)
    assert "the results differ" in str(report)


def test_random_operators_are_not_blamed() -> None:
    with _noise():
        report = check_determinism(lambda: bw.ops.guards_noise.random(bw.ones(2)) + 1)
    assert report.differences == ()
    assert not report.results_agree
    assert list(map(str, report.random)) == ["guards_noise::random"]
    assert "random numbers were not the same: guards_noise::random" in str(report)
    # A generator that is not put back.
    hidden = Generator()
    report = check_determinism(lambda: bw.rand(4, generator=hidden))
    # The calls were given another state of it.
    assert report.first is not None
    assert (report.first.call, report.first.is_given) == (0, True)
    assert not report.results_agree


def test_memory_that_nobody_wrote_is_not_blamed() -> None:
    dirty = iter([1.0, 2.0])

    def empty(*_: Any) -> Any:
        return bw.from_numpy(np.full(3, next(dirty), np.float32))

    with Library("aten", "IMPL", "CPU") as library:
        library.impl("empty.memory_format", empty, allow_override=True)
        report = check_determinism(lambda: bw.empty(3) + 0)
    assert report.differences == ()
    assert not report.results_agree


def _nothing(result: object) -> None:
    """For programs of which only what they do is compared."""


def _state_of_its_own() -> Callable[[Any], Any]:
    state = bw.ones(3)
    return lambda x: _nothing(state.add_(x))


@dataclass
class _Result:
    value: Any


def _written_as_an_array(x: Any) -> None:
    x.numpy()[...] = np.random.rand(3)


# Programs that return nothing, or what is no tensor, and the first call that is given
# something else.
GIVEN: dict[str, tuple[Callable[[Any], Any], int | None]] = {
    "a number": (lambda x: _nothing(x.exp().mul_(random.random())), 1),
    "an array": (lambda x: _nothing(x.add_(bw.from_numpy(np.random.rand(3)))), 0),
    "an index": (lambda x: _nothing(x[:1].fill_(random.random())), 1),
    "after empty": (lambda x: _nothing(bw.empty(3).copy_(x).mul_(random.random())), 2),
    "in the middle": (lambda x: _nothing(x.mul_(random.random()).exp_().sum()), 0),
    "an array that is returned": (lambda x: np.random.rand(3), None),
    "an object": (lambda x: _Result(random.random()), None),
    "a set": (lambda x: {random.random()}, None),
    "no operator": (_written_as_an_array, None),
}


@pytest.mark.parametrize("case", GIVEN)
def test_what_comes_in_without_operators(case: str) -> None:
    program, call = GIVEN[case]
    report = check_determinism(program, bw.ones(3, dtype=bw.float64))
    assert not report.is_deterministic
    found = [(each.call, each.is_given) for each in report.differences]
    assert found == ([] if call is None else [(call, True)])
    assert report.results_agree is (case in ("a number", "after empty"))
    told = "the results differ" if call is None else f"call {call}, aten::"
    assert told in str(report)


def test_a_state_that_is_not_put_back() -> None:
    report = check_determinism(_state_of_its_own(), bw.ones(3))
    assert report.first is not None
    assert "was given something else in the second run" in str(report.first)


def test_what_is_given_something_else_by_an_operator_is_not_told() -> None:
    with _noise():
        noise = bw.ops.guards_noise.noise
        report = check_determinism(lambda x: noise(x).exp().sum(), bw.ones(3))
    assert [each.is_given for each in report.differences] == [False]


def test_programs_that_take_another_way() -> None:
    ways = iter([bw.exp, bw.log])
    report = check_determinism(lambda x: next(ways)(x), bw.ones(2))
    assert str(report.first) == (
        "call 0 is aten::exp in the first run and aten::log in the second"
    )
    counts = iter([1, 2])
    report = check_determinism(lambda: [bw.ones(1) for _ in range(next(counts))])
    assert (
        str(report.first)
        == "call 1 is over in the first run and aten::ones in the second"
    )
    numbers = iter([1.0, 2.0])
    report = check_determinism(lambda: next(numbers))
    assert report.differences == ()
    assert not report.results_agree
