"""Programs whose inputs and constants share memory, wherever the caller's inputs lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks.record import Recording, record


def _run(text: str, *args: Any) -> list[Any]:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    return [tensor.tolist() for tensor in names["program"](*args)]


def _clone(x: Any) -> Any:
    return x.clone()


def _in_larger_memory(x: Any) -> Any:
    room = bw.full([100], -7.0, dtype=x.dtype)
    return room[50 : 50 + x.numel()].view(x.shape).copy_(x)


def _at_the_end(x: Any) -> Any:
    room = bw.full([x.numel() + 3], -7.0, dtype=x.dtype)
    return room[3:].view(x.shape).copy_(x)


PLACES: dict[str, Callable[[Any], Any]] = {
    "clone": _clone,
    "in larger memory": _in_larger_memory,
    "at the end": _at_the_end,
}


def _inside(base: Any) -> tuple[Any, tuple[Any, ...]]:
    x = base[1:3]
    return x, (x.t(), x[1], x[:, 1:], x[:], x.view(-1)[::2], x[0:1, 0:1])


def _written(x: Any, views: tuple[Any, ...]) -> list[Any]:
    for number, view in enumerate(views):
        view.mul_(number + 2)
        x.add_(1)
    return [x * 1, *(view * 1 for view in views)]


@pytest.mark.parametrize("place", PLACES)
def test_views_of_an_input_are_views_of_it_in_the_program(place: str) -> None:
    x, views = _inside(bw.arange(12.0).view(4, 3))
    given = PLACES[place](x)
    with record({"x": x}, constants=True) as recording:
        results = _written(x, views)
    text = recording.program(results)
    assert "def program(x):" in text
    wanted = [tensor.tolist() for tensor in results]
    before = given.clone()
    assert _run(text, given) == wanted
    assert given.tolist() == x.tolist()
    given.copy_(before)
    assert _run(text, given) == wanted


@pytest.mark.parametrize("place", PLACES)
def test_what_lies_beside_an_input_is_a_constant(place: str) -> None:
    flat = bw.arange(8.0)
    x, other, tail = flat[2:4], flat[4:7], flat[5:]
    given = PLACES[place](x)
    with record({"x": x}, constants=True) as recording:
        other.add_(10)
        results = [x * other.sum(), tail * 1, x + 0]
    text = recording.program(results)
    for _ in range(2):
        assert _run(text, given) == [tensor.tolist() for tensor in results]


def test_gaps_of_an_input_are_not_shown_by_it() -> None:
    flat = bw.arange(8.0)
    even, odd, later = flat[::2], flat[1::2], flat[2::2]
    with record({"even": even}, constants=True) as recording:
        odd.neg_()
        results = [even + odd, even[1:] * later]
    (shared,) = [each for each in recording.inputs if each.shared is not None]
    assert (shared.shared.owner.name, shared.shared.skip) == ("even", 8)
    found = _run(recording.program(results), bw.arange(8.0)[::2])
    assert found == [tensor.tolist() for tensor in results]


def test_a_view_of_another_dtype() -> None:
    pairs = bw.tensor([[1.0, 2.0], [3.0, 4.0]])
    as_complex = pairs.view(bw.complex64)
    with record({"pairs": pairs}, constants=True) as recording:
        y = as_complex * 1
    text = recording.program([y])
    assert _run(text, pairs.clone()) == [y.tolist()]
    shifted = bw.zeros(5)[1:].view(2, 2)
    with pytest.raises(ValueError, match="'pairs' begins at byte 4 of its memory"):
        _run(text, shifted)


def test_an_input_that_changes_its_look_first() -> None:
    x = bw.arange(6.0).view(2, 3)
    row = x[1]
    with record({"x": x}, constants=True) as recording:
        x.t_()
        x.resize_(4, 4)
        row.add_(1)
        y = row * 1
    assert _run(recording.program([y]), bw.arange(6.0).view(2, 3)) == [y.tolist()]


def test_an_input_has_to_lie_as_it_did() -> None:
    x = bw.arange(6.0).view(2, 3)
    column = x[:, 0]
    with record({"x": x}, constants=True) as recording:
        y = column * 1
    text = recording.program([y])
    for other in (bw.ones(3, 2).t(), bw.ones(3, 3), bw.ones(2, 3, dtype=bw.float64)):
        with pytest.raises(ValueError, match="input 'x' through views"):
            _run(text, other)


def _recorded(inputs: dict[str, Any], other: Any) -> Recording:
    with record(inputs, constants=True) as recording:
        other + 1
    return recording


def test_a_view_of_more_than_an_input_is_refused() -> None:
    flat = bw.arange(8.0)
    x, over, whole = flat[2:4], flat[3:6], flat[:]
    for other in (whole, over, flat):
        with pytest.raises(
            ValueError, match="memory of the input 'x' and memory beside"
        ):
            _recorded({"x": x}, other)
    # As a parameter it is what it is given.
    assert _recorded({"x": x, "whole": whole}, over).inputs[-1].shared is not None
    with record({"x": x}) as recording:
        y = x.sum() + whole.sum()
    assert _run(recording.program([y]), bw.ones(2), bw.ones(8)) == [10.0]


def test_a_refused_tensor_is_refused_again() -> None:
    flat = bw.arange(8.0)
    x = flat[2:4]
    with record({"x": x}, constants=True) as recording:
        for _ in range(2):
            with pytest.raises(ValueError, match="memory of the input"):
                flat.add(1)
        y = x * 2
    assert _run(recording.program([y]), bw.ones(2)) == [[2.0, 2.0]]


def test_overlapping_elements_and_none() -> None:
    row = bw.arange(3.0)
    wide = row.expand(4, 3)
    with record({"wide": wide}, constants=True) as recording:
        results = [wide + row, bw.cat([row[:0], row])]
    assert _run(recording.program(results), bw.arange(3.0).expand(4, 3)) == [
        tensor.tolist() for tensor in results
    ]


def test_a_view_without_elements_may_be_given_some() -> None:
    x = bw.zeros(4)
    nothing = x[1:1]
    with record({"x": x}, constants=True) as recording:
        nothing.resize_(2).fill_(5)
        y = x * 1
    assert y.tolist() == [0, 5, 5, 0]
    assert _run(recording.program([y]), bw.zeros(9)[3:7]) == [y.tolist()]


def test_inputs_without_data() -> None:
    x = bw.empty(2, 3, device="meta")
    row = x[1]
    with record({"x": x}, constants=True) as recording:
        y = row + 1
    names: dict[str, Any] = {}
    exec(recording.program([y]), names)
    (found,) = names["program"](bw.empty(2, 3, device="meta"))
    assert (found.shape, found.is_meta) == ((3,), True)


def test_constants_share_memory_with_each_other() -> None:
    base = bw.zeros(2, 3)
    first, second, row = base.t(), base[1:], base[0]
    with record(constants=True) as recording:
        first.add_(1)
        second.mul_(3)
        row.add_(10)
        result = base + 0
    assert len(recording.inputs) == 4
    text = recording.program([result])
    assert _run(text) == _run(text) == [[[11.0] * 3, [3.0] * 3]]
