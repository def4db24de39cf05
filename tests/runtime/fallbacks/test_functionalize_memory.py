"""Functional form of writes to memory that the tensors of the caller do not show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap

VIEWS: dict[str, Callable[[Any], Any]] = {
    "end": lambda t: t[4:],
    "start": lambda t: t[:4],
    "every second": lambda t: t[::2],
    "matrix": lambda t: t[1:7].reshape(2, 3).t(),
    "column": lambda t: t.reshape(4, 2)[:, 1],
    "other dtype": lambda t: t.view(bw.int32)[3:7],
    "empty": lambda t: t[3:3],
    "all": lambda t: t,
}


def _tripled(t: Any) -> Any:
    return t.as_strided([8 * 8 // t.dtype.itemsize], [1], 0).mul_(3)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_all_memory_is_reached_from_any_view(view: str, remove: str) -> None:
    expected, big = bw.arange(8), bw.arange(8)
    known = _tripled(VIEWS[view](expected))
    found = functionalize(_tripled, remove=remove)(VIEWS[view](big))
    assert big.tolist() == expected.tolist()
    assert found.tolist() == known.tolist()
    if remove == "mutations":
        big.zero_()
        assert not found.any()


def test_what_the_function_captures_counts_as_given() -> None:
    big = bw.arange(8)
    start = big[:4]

    def program(t: Any) -> Any:
        start.add_(1)
        return t.as_strided([3], [2], 1).mul_(3)

    assert functionalize(program)(big[6:]).tolist() == [6, 12, 15]
    assert big.tolist() == [1, 6, 3, 12, 4, 15, 6, 7]


def test_nested() -> None:
    big = bw.arange(8)
    functionalize(lambda t: functionalize(_tripled)(t[1:]).add_(1))(big[4:])
    assert big.tolist() == [1, 4, 7, 10, 13, 16, 19, 22]


@pytest.mark.parametrize(
    "transform",
    [
        vmap,
        lambda f: vmap(functionalize(f)),
        lambda f: functionalize(vmap(f)),
    ],
)
def test_gaps_of_samples(transform: Callable[[Any], Any]) -> None:
    def program(t: Any) -> Any:
        t.as_strided([3], [1], t.storage_offset()).mul_(3)
        return t

    big = bw.arange(12).reshape(2, 6)
    assert transform(program)(big[:, ::2]).tolist() == [[0, 6, 4], [18, 24, 10]]
    assert big.tolist() == [[0, 3, 6, 3, 4, 5], [18, 21, 24, 9, 10, 11]]


def test_a_view_of_what_is_no_longer_shown() -> None:
    def run(function: Any) -> Any:
        big, base = bw.arange(8), bw.arange(8)
        beside = base[:]
        left = function(big, base)
        seen = big.as_strided([8], [1], 0).tolist(), beside.tolist()
        left.add_(1)
        return seen, big.as_strided([8], [1], 0).tolist(), beside.tolist()

    def program(big: Any, base: Any) -> Any:
        end, middle = big[6:], base[3:6]
        big.resize_(2)
        end.mul_(3)
        base.as_strided_([2], [1])
        vmap(lambda t: t.mul_(2))(middle)
        return middle

    assert run(functionalize(program)) == run(program)


def test_memory_grows_by_a_detached_tensor() -> None:
    def run(function: Any) -> Any:
        x = bw.tensor([2.0, 3.0]).requires_grad_()
        y = x * 1
        function(y)
        memory = y.detach().resize_(3).tolist()
        return memory, y.tolist(), autograd.grad((y * y).sum(), [x])[0].tolist()

    def program(y: Any) -> None:
        y.detach().resize_(3).fill_(7)

    with autograd.install():
        assert run(functionalize(program)) == run(program)


def test_what_turns_under_no_grad_keeps_its_graph() -> None:
    def run(function: Any) -> Any:
        x = bw.arange(6.0).requires_grad_()
        rows = (x * 1).view(2, 3)
        with autograd.no_grad():
            function(rows)
        return rows.tolist(), autograd.grad((rows * rows).sum(), [x])[0].tolist()

    def program(t: Any) -> None:
        t.t_().unsqueeze_(0)

    with autograd.install():
        assert run(functionalize(program)) == run(program)


GROWING: dict[str, Callable[[Any], Any]] = {
    "and shrinks": lambda t: t.resize_(8).fill_(7).resize_(2),
    "and is as before": lambda t: t.resize_(8).fill_(7).resize_(6),
    "a view": lambda t: t[2:].resize_(8).fill_(7)[:1],
    "only": lambda t: t.resize_(8).fill_(7),
}


@pytest.mark.parametrize("change", GROWING)
def test_memory_grows(change: str) -> None:
    def run(function: Any) -> Any:
        big = bw.arange(6)
        beside = big[:]
        result = function(big)
        seen = big.tolist(), beside.tolist(), result.tolist()
        result.fill_(5)
        return seen, big.tolist(), beside.tolist(), big.resize_(8).tolist()

    assert run(functionalize(GROWING[change])) == run(GROWING[change])


def test_an_odd_number_of_elements_in_memory() -> None:
    big = bw.tensor([1, 2, 3, 4, 5], dtype=bw.int32)
    pair = big[:2].view(bw.int64)
    read = functionalize(lambda t: t.as_strided([1], [1], 0) + 0)
    assert read(pair).tolist() == pair.tolist()
    functionalize(lambda t: t.as_strided([2], [1], 0).zero_())(pair)
    assert big.tolist() == [0, 0, 0, 0, 5]


VIEWS_OF_RECORDED: dict[str, Callable[[Any], Any]] = {
    "slice": lambda t: t[1:2],
    "gaps": lambda t: t[1::2],
    "all": lambda t: t,
    "reshaped": lambda t: t.reshape(2, 2)[1],
}


@pytest.mark.parametrize("view", VIEWS_OF_RECORDED)
@pytest.mark.parametrize("place", [([4], [1], 0), ([3], [1], 1), ([2], [2], 0)])
def test_gradients_of_memory_beside_a_view(view: str, place: Any) -> None:
    def run(function: Any) -> Any:
        found = []
        for use in (
            lambda y, o: o.sum(),
            lambda y, o: (y * y).sum(),
            lambda y, o: (y * y).sum() + (o * o).sum(),
        ):
            x = bw.tensor([2.0, 3.0, 4.0, 5.0]).requires_grad_()
            y = x * 1
            o = function(VIEWS_OF_RECORDED[view](y))
            found.append([y.tolist(), o.tolist()])
            found.append(autograd.grad(use(y, o), [x])[0].tolist())
        return found

    def program(t: Any) -> Any:
        return t.as_strided(*place).mul_(3)

    with autograd.install():
        assert run(functionalize(program)) == run(program)


@pytest.mark.parametrize("view", VIEWS_OF_RECORDED)
def test_asking_again_for_gradients_changes_no_graph(view: str) -> None:
    def run(function: Any) -> Any:
        x = bw.tensor([2.0, 3.0, 4.0, 5.0]).requires_grad_()
        y = x * 1
        part = VIEWS_OF_RECORDED[view](y)
        function(y, part)
        loss = (y * y).sum() + (part * part).sum()
        return part.tolist(), autograd.grad(loss, [x])[0].tolist()

    def program(y: Any, part: Any) -> None:
        part.requires_grad_().mul_(2)
        y.mul_(3)
        y.requires_grad = True
        part.mul_(5)

    with autograd.install():
        assert run(functionalize(program)) == run(program)


UNRECORDED: dict[str, Callable[[Any], Any]] = {
    "beside": lambda t: t.as_strided([2], [2], 1).mul_(3),
    "itself": lambda t: t.mul_(3),
    "then less": lambda t: t.mul_(3).as_strided_([1], [1]),
}


@pytest.mark.parametrize("program", UNRECORDED)
@pytest.mark.parametrize("is_view_recorded", [True, False])
def test_writes_under_no_grad_have_no_part_in_the_graph(
    program: str, is_view_recorded: bool
) -> None:
    def run(function: Any) -> Any:
        x = bw.tensor([2.0, 3.0, 4.0, 5.0]).requires_grad_()
        y = x * 1
        z = y[1:3]
        with autograd.no_grad():
            function(z if is_view_recorded else y[1:3])
        return y.tolist(), autograd.grad((y * y).sum(), [x])[0].tolist()

    with autograd.install():
        known = run(UNRECORDED[program])
        assert run(functionalize(UNRECORDED[program])) == known


def test_a_leaf_written_under_no_grad_and_given_another_form() -> None:
    x = bw.tensor([2.0, 3.0, 4.0, 5.0]).requires_grad_()
    beside = x.detach()
    with autograd.install(), autograd.no_grad():
        functionalize(lambda t: t.mul_(3).as_strided_([2], [1]))(x)
    assert beside.tolist() == [6.0, 9.0, 12.0, 15.0]
    assert (x.tolist(), x.requires_grad, x.is_leaf) == ([6.0, 9.0], True, True)


def test_recorded() -> None:
    def program(t: Any, factor: Any) -> Any:
        t.as_strided([8], [1], 0).mul_(factor)
        return t

    with autograd.install():
        for function in (program, functionalize(program)):
            big = bw.arange(8.0)
            factor = bw.tensor([3.0]).requires_grad_()
            result = function(big[::2], factor)
            (of_result,) = autograd.grad(result.sum(), [factor], retain_graph=True)
            assert of_result.tolist() == [12.0]
            (of_big,) = autograd.grad(big.sum(), [factor])
            assert of_big.tolist() == [28.0]


@st.composite
def _looks(draw: Any) -> tuple[list[int], list[int], int]:
    """A shape, strides and an offset within eight elements that do not overlap themselves."""
    step = draw(st.integers(1, 3))
    count = draw(st.integers(1, 7 // step + 1))
    rest = 7 - step * (count - 1)
    return [count], [step], draw(st.integers(0, rest))


def _write_at(t: Any, look: Any, number: int) -> Any:
    return t.as_strided(*look).mul_(number).add_(1)


def _write(t: Any, look: Any, number: int) -> Any:
    return t.mul_(number).add_(1)


def _place(t: Any, look: Any, number: int) -> Any:
    return t.as_strided_(*look)


def _resize(t: Any, look: Any, number: int) -> Any:
    (count,), _, _ = look
    return t.resize_([min(count, 8 - t.storage_offset())])


def _take_out(t: Any, look: Any, number: int) -> Any:
    (count,), _, _ = look
    values = bw.arange(min(count, 8 - t.storage_offset())) + number
    return bw.mul(values, 2, out=t.resize_([0]))


@given(
    st.lists(_looks(), min_size=1, max_size=3),
    st.lists(
        st.tuples(
            st.sampled_from([_write_at, _write, _place, _resize, _take_out]),
            st.integers(0, 2),
            _looks(),
        ),
        max_size=6,
    ),
)
def test_any_places(given_looks: Any, changes: Any) -> None:
    def program(*tensors: Any) -> Any:
        results = []
        for number, (change, place, look) in enumerate(changes):
            changed = change(tensors[place % len(tensors)], look, number + 2)
            results.append(changed.alias())
        return tensors[0].sum(), results

    def run(function: Any) -> Any:
        big = bw.arange(8)
        total, results = function(*[big.as_strided(*look) for look in given_looks])
        values = [each.tolist() for each in results]
        big.add_(1)
        return total.item(), values, [each.tolist() for each in results], big.tolist()

    assert run(functionalize(program)) == run(program)


def test_later_writes_of_what_has_left_go_where_they_are_to_go() -> None:
    left: list[Any] = []
    big = bw.arange(8)

    def program(t: Any) -> None:
        _tripled(t)
        left.append(t)

    functionalize(program)(big[4:])
    big[:1].fill_(100)
    left[0].add_(1)
    assert big.tolist() == [100, 3, 6, 9, 13, 16, 19, 22]


SELECTIONS: list[Callable[[Any], Any]] = [
    lambda base: base[1:7],
    lambda base: base[::2],
    lambda base: base.view(3, 4).t()[1],
]
READS: list[Callable[[Any], Any]] = [
    lambda left: left.as_strided((2,), (1,), 0),
    lambda left: left.unfold(0, 2, 1),
    lambda left: left.as_strided_((2,), (1,)),
    lambda left: left.resize_(2),
]


@pytest.mark.parametrize("read", READS)
@pytest.mark.parametrize("select", SELECTIONS)
def test_what_has_left_writes_nothing_where_it_is_read(
    select: Callable[[Any], Any], read: Callable[[Any], Any]
) -> None:
    base = bw.arange(12.0)
    left = []

    def function(x: Any) -> None:
        x[:2].mul_(2)
        left.append(x[1:4])

    functionalize(function)(select(base))
    base.fill_(9)
    read(left[0])
    assert base.tolist() == [9.0] * 12
