"""Each fallback around each other: numbers are those of the plain run, no state is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.fallbacks import autograd, generic_mode, generic_wrapper
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.guards import (
    check_determinism,
    dry_call,
    dry_run,
    find_nonfinite,
)
from runtime.fallbacks.record import record
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import vmap
from runtime.trace import trace

Function = Callable[[Any], Any]


class Pass(DispatchMode):
    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        return op(*args, **kwargs)


def inside(make: Callable[[], AbstractContextManager[Any]]) -> Any:
    def around(function: Function) -> Function:
        def run(x: Any) -> Any:
            with make():
                return function(x)

        return run

    return around


def wrapped(function: Function) -> Function:
    def run(x: Any) -> Any:
        return generic_wrapper.unwrap(function(generic_wrapper.wrap(x)))

    return run


def mapped(function: Function) -> Function:
    return lambda x: vmap(function)(bw.stack([x, x * 1]))[0]


def mapped_along_the_last(function: Function) -> Function:
    def run(x: Any) -> Any:
        found = vmap(function, in_dims=-1, out_dims=-1)(bw.stack([x * 1, x], -1))
        return found.select(-1, 1)

    return run


def mapped_around_what_is_captured(function: Function) -> Function:
    return lambda x: vmap(lambda y: function(x) + y * 0)(bw.zeros(2))[1]


def differentiated(function: Function) -> Function:
    return grad_of(lambda x: function(x).sum())


def differentiated_by_the_side(function: Function) -> Function:
    return lambda x: function(x) + grad_of(lambda y: (y * function(x)).sum())(x)


def run_twice(function: Function) -> Function:
    def run(x: Any) -> Any:
        results: list[Any] = []

        def kept(y: Any) -> Any:
            results.append(function(y))
            return results[-1]

        report = check_determinism(kept, x)
        assert report.is_deterministic, str(report)
        return results[1]

    return run


FALLBACKS: dict[str, Callable[[Function], Function]] = {
    "vmap": mapped,
    "vmap, last": mapped_along_the_last,
    "vmap, captured": mapped_around_what_is_captured,
    "grad": differentiated,
    "grad, captured": differentiated_by_the_side,
    "functionalize": functionalize,
    "functionalize, views": lambda f: functionalize(f, remove="mutations_and_views"),
    "dispatch mode": inside(Pass),
    "generic mode": inside(generic_mode.GenericMode),
    "generic wrapper": wrapped,
    "record": inside(record),
    "record, constants": inside(lambda: record(constants=True)),
    "rematerialize": inside(lambda: rematerialize(600, cost="unit")),
    "rematerialize, all fits": inside(rematerialize),
    "finite": inside(find_nonfinite),
    "determinism": run_twice,
    "trace": inside(trace),
}

CHANGES = {"grad": differentiated, "grad, captured": differentiated_by_the_side}
"""Those that compute something else than the function that they are given."""


def writes(x: Any) -> Any:
    y = x.clone()
    y[0].mul_(x.sum())
    y.t()[1].add_(x[:, 0])
    return y.tanh()


def composites(x: Any) -> Any:
    a, b = x.unbind(0)
    return bw.stack([a.sin() * b, (a * b).exp()]).softmax(0).cumsum(1)


def lists(x: Any) -> Any:
    joined = bw.cat(list(x.split(1, 0)), 1)
    turned = x[bw.tensor([1, 0])]
    put = bw.zeros_like(x)
    put.index_put_((bw.tensor([0]),), x[1])
    return turned * joined.view(2, 3) + put.relu() + bw.where(x > 0.5, x, 0.0)


PROGRAMS = (writes, composites, lists)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), generic_mode.install(), generic_wrapper.install():
        yield


def sample() -> Any:
    return bw.tensor([[0.1, 0.7, -0.3], [0.9, -0.5, 0.2]])


def same(function: Function) -> Function:
    return function


@pytest.mark.parametrize("inner", FALLBACKS)
@pytest.mark.parametrize("outer", FALLBACKS)
def test_pairs(outer: str, inner: str) -> None:
    plain_outer, plain_inner = CHANGES.get(outer, same), CHANGES.get(inner, same)
    for program in PROGRAMS:
        expected = plain_outer(plain_inner(program))(sample())
        state, count = get_state(), activity.count
        found = FALLBACKS[outer](FALLBACKS[inner](program))(sample())
        assert get_state() is state
        assert activity.count <= count
        assert type(found) is bw.Tensor or type(found).__name__ == "Rematerializable"
        assert found.shape == expected.shape
        assert (found - expected).abs().max().item() < 1e-4


def _writes(z: Any) -> Any:
    return z.mul_(2).sum(0) + z


def _writes_to_a_view(z: Any) -> Any:
    z[:, 1].add_(z.t()[0])
    return z


def _turns(z: Any) -> Any:
    return z.t_().exp().add(z)


WRITERS: dict[str, Function] = {
    "writes": _writes,
    "writes to a view": _writes_to_a_view,
    "turns": _turns,
    "turns and writes": lambda z: z.t_().mul_(3).exp(),
}


@pytest.mark.parametrize("case", WRITERS)
@pytest.mark.parametrize("outer", FALLBACKS)
def test_what_was_written_is_put_back_before_the_second_run(
    outer: str, case: str
) -> None:
    """The argument is that of one run as well: the second starts where the first did."""

    def program(run: Callable[[Function], Function]) -> Function:
        def apply(x: Any) -> Any:
            y = x * 1
            row = y[0]
            found = run(WRITERS[case])(y)
            both = bw.cat([found.flatten(), y.flatten(), row])
            return x * (both * bw.arange(15.0)).sum()

        return apply

    expected = CHANGES.get(outer, same)(program(same))(sample())
    found = FALLBACKS[outer](program(run_twice))(sample())
    assert (found - expected).abs().max().item() < 1e-2


@pytest.mark.parametrize("inner", FALLBACKS)
def test_a_dry_run_of_each(inner: str) -> None:
    for program in PROGRAMS:
        x = sample()
        expected = FALLBACKS[inner](program)(x)
        with dry_run() as report:
            found = FALLBACKS[inner](program)(x)
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
        assert found.is_meta
        assert report.flops > 0
        assert report.memory.peak > 0
        assert x.tolist() == sample().tolist()


@pytest.mark.parametrize("outer", FALLBACKS)
def test_a_dry_run_in_each(outer: str) -> None:
    reports: list[Any] = []

    def looked_at(program: Function) -> Function:
        def run(x: Any) -> Any:
            y = x * 1
            reports.append(dry_call(program, y))
            return y.exp()

        return run

    for program in PROGRAMS:
        expected = CHANGES.get(outer, same)(lambda x: (x * 1).exp())(sample())
        found = FALLBACKS[outer](looked_at(program))(sample())
        assert (found - expected).abs().max().item() < 1e-4
        assert reports[-1].flops > 0
        assert reports[-1].memory.peak > 0


@pytest.mark.parametrize("inner", FALLBACKS)
@pytest.mark.parametrize("outer", FALLBACKS)
def test_an_error_inside_leaves_no_state(outer: str, inner: str) -> None:
    def fails(x: Any) -> Any:
        y = x.clone()
        y.add_(1)
        raise LookupError("on purpose")

    state, count = get_state(), activity.count
    x = sample()
    with pytest.raises(LookupError, match="on purpose"):
        FALLBACKS[outer](FALLBACKS[inner](fails))(x)
    assert get_state() is state
    assert activity.count <= count
    assert x.tolist() == sample().tolist()


# ---- what a function uses without being given it, functionalize inside of vmap ----


def _captured(y: Any, x: Any) -> Any:
    return y * x


def _written(y: Any, x: Any) -> Any:
    x.add_(1)
    return y * 2


def _captured_by_an_inner_vmap(y: Any, x: Any) -> Any:
    return vmap(lambda each: each * x.sum() + x[0])(y)


def _functional_twice(y: Any, x: Any) -> Any:
    return functionalize(lambda z: (z + x).mul_(y))(y.clone())


def _gradient(y: Any, x: Any) -> Any:
    return grad_of(lambda z: (z * z * x).sum())(y)


def _by_rows_of_another(y: Any, x: Any) -> Any:
    return vmap(lambda each: functionalize(lambda z: z * x.sum() + each)(each))(y)


CAPTURING: dict[str, Callable[[Any, Any], Any]] = {
    "used": _captured,
    "written to": _written,
    "used by an inner vmap": _captured_by_an_inner_vmap,
    "used by two functional functions": _functional_twice,
    "used by a gradient": _gradient,
    "used by what is in both again": _by_rows_of_another,
}


@pytest.mark.parametrize("case", CAPTURING)
@pytest.mark.parametrize("given", ["the sample", "another tensor"])
def test_functional_functions_capture_samples(case: str, given: str) -> None:
    program = CAPTURING[case]

    def run(samples: Any, is_functional: bool) -> tuple[Any, Any]:
        shared = bw.tensor([0.5, -2.0])

        def each(x: Any) -> Any:
            y = x if given == "the sample" else shared
            function = lambda y: program(y, x)  # noqa: E731
            return (functionalize(function) if is_functional else function)(y)

        return vmap(each)(samples), samples

    found, after = run(bw.arange(6.0).view(3, 2), is_functional=True)
    expected, plain_after = run(bw.arange(6.0).view(3, 2), is_functional=False)
    assert type(found) is bw.Tensor
    assert found.tolist() == expected.tolist()
    assert after.tolist() == plain_after.tolist()


@pytest.mark.parametrize("randomness", ["different", "same"])
def test_functional_functions_draw_for_samples(randomness: Any) -> None:
    def draw(x: Any) -> Any:
        return functionalize(lambda y: y * 0 + bw.rand([2]))(x)

    found = vmap(draw, randomness=randomness)(bw.zeros(3, 2)).tolist()
    assert len({tuple(row) for row in found}) == (3 if randomness == "different" else 1)
    with pytest.raises(RuntimeError, match="draws random numbers"):
        vmap(draw)(bw.zeros(3, 2))
