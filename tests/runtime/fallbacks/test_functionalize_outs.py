"""Functional form of programs whose tensors overlap themselves, or change with what they take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.values import map_tensors

ATEN = bw.ops.aten

Program = Callable[..., Any]
FORMS: list[Callable[[Program], Program]] = [
    functionalize,
    lambda program: functionalize(functionalize(program)),
    lambda program: functionalize(program, remove="mutations_and_views"),
]


def _grown(out: Any) -> Any:
    bw.ones(4, out=out)
    view = out[1:]
    bw.zeros(2, out=out)
    view.add_(1)
    return view


def _grown_detached(out: Any) -> Any:
    bw.ones(1, 4, out=out)
    view = out.detach()
    bw.zeros((), out=out)
    return view


def _grown_unbound(out: Any) -> Any:
    bw.ones(3, 2, out=out)
    views = out.unbind(0)
    bw.ones(2, out=out)
    return views


def _grown_and_resized(out: Any) -> Any:
    bw.ones(1, 4, out=out)
    view = out.t()
    out.resize_(2)
    return view, view + 1


def _grown_twice(out: Any) -> Any:
    bw.ones(1, 4, out=out)
    view = out.t()
    out.resize_(2)
    out.add_(3)
    bw.arange(5, out=out)
    return view, out


PROGRAMS: dict[str, tuple[Callable[[], list[Any]], Program]] = {
    # A write to one element of what overlaps itself is one to all places that show it.
    "expanded, selected": (
        lambda: [bw.ones(1).expand(3)],
        lambda x: (x[1].mul_(10), x.sum())[1],
    ),
    "expanded, sliced": (
        lambda: [bw.ones(1).expand(3)],
        lambda x: (x[0:1].mul_(10), x * 1)[1],
    ),
    "expanded, split": (
        lambda: [bw.ones(2, 1).expand(2, 3)],
        lambda x: (x.split(1)[0][:, 1].mul_(10), x.sum(), x.t()[1])[1:],
    ),
    "expanded, unbound": (
        lambda: [bw.ones(1).expand(3)],
        lambda x: (x.unbind(0)[2].add_(10), x * 1)[1],
    ),
    "unfolded": (
        lambda: [bw.arange(5.0).unfold(0, 3, 1)],
        lambda x: (x[1, 1].mul_(10), x[0].add_(1), x * 1)[2],
    ),
    # Views of an out tensor that has grown, and has another form by the end.
    "grown": (lambda: [bw.zeros(1)], _grown),
    "grown, detached": (lambda: [bw.tensor(0.0)], _grown_detached),
    "grown, unbound": (lambda: [bw.zeros(2, 2)], _grown_unbound),
    "grown and resized": (lambda: [bw.zeros(2)], _grown_and_resized),
    "grown twice": (lambda: [bw.zeros(2)], _grown_twice),
    # The places in memory are those that the tensor would have.
    "places": (
        lambda: [bw.arange(8.0)[::2]],
        lambda x: (x.mul_(10), ATEN.as_strided_copy(x, [3], [1]))[1],
    ),
    "places, out": (
        lambda: [bw.arange(8.0)[::2], bw.zeros(3)],
        lambda x, o: (x.mul_(10), ATEN.as_strided_copy.out(x, [3], [1], out=o))[1],
    ),
    # What the out tensor says of dtype and shape.
    "summed in another dtype": (
        lambda: [bw.full([2, 3], 0.75), bw.zeros(3, dtype=bw.int64)],
        lambda x, o: bw.sum(x, [0], out=o),
    ),
    "multiplied in another dtype": (
        lambda: [bw.full([2, 3], 1.75), bw.zeros(3, dtype=bw.int64)],
        lambda x, o: bw.prod(x, 0, out=o),
    ),
    "cumulated in another dtype": (
        lambda: [bw.full([2, 3], 1.75), bw.zeros(2, 3, dtype=bw.int64)],
        lambda x, o: bw.cumsum(x, 0, out=o),
    ),
    "a variance in a wider dtype": (
        lambda: [
            bw.tensor([[0.0, 1.0, 3.0, 4.5, 1.1]] * 2),
            bw.empty(0, dtype=bw.float64),
        ],
        lambda x, o: bw.var(x, dim=[1], correction=1, out=o),
    ),
    "whether there are any, as a bool": (
        lambda: [bw.tensor([0, 2], dtype=bw.uint8), bw.tensor(False)],
        lambda x, o: bw.any(x, 0, out=o),
    ),
    "a power of 1 as integers": (
        lambda: [bw.tensor([1.5, 2.0]), bw.zeros(2, dtype=bw.int32)],
        lambda x, o: bw.pow(1, x, out=o),
    ),
    "joined in a wider dtype": (
        lambda: [bw.tensor([1.5, 2.0]), bw.empty(0, dtype=bw.float64)],
        lambda x, o: bw.cat([x, x], out=o),
    ),
    # Out variants of lists compute all before they write the first.
    "a list whose out is read later": (
        lambda: [bw.arange(4.0), bw.zeros(2)],
        lambda b, o: ATEN._foreach_add.Scalar_out([b[:2], b[2:]], 1, out=[b[2:], o]),
    ),
    "lists whose outs overlap what is read": (
        lambda: [bw.arange(4.0), bw.zeros(2)],
        lambda b, o: ATEN._foreach_mul.List_out(
            [b[:2], b[2:]], [b[1:3], b[:2]], out=[b[1:3], o]
        ),
    ),
    "outs of a list that grow in one memory": (
        lambda: [bw.arange(8)],
        lambda b: ATEN._foreach_add.Scalar_out(
            [bw.arange(4), bw.arange(4)], 1, out=[b[0], b[4:]]
        ),
    ),
    "outs of a list that are one": (
        lambda: [bw.arange(4.0)],
        lambda b: ATEN._foreach_add.Scalar_out([b, b], 1, out=[b, b]),
    ),
    "a range of another shape": (
        lambda: [bw.zeros(3, 2)],
        lambda o: bw.arange(6, out=o),
    ),
    "a range without dimensions": (
        lambda: [bw.tensor(7.0)],
        lambda o: bw.arange(1, out=o),
    ),
    "an expanded out that is resized": (
        lambda: [bw.zeros(3, 1).expand(3, 2)],
        lambda o: bw.acos(bw.tensor(0.5), out=o),
    ),
    "an expanded out that is resized to overlap nothing": (
        lambda: [bw.zeros(3, 1).expand(3, 2)],
        lambda o: bw.sum(bw.ones(3, 4), 1, out=o),
    ),
}


@pytest.mark.filterwarnings("ignore:.*resized")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("case", PROGRAMS)
def test_it_is_the_plain_program(case: str, form: Callable[[Program], Program]) -> None:
    make, program = PROGRAMS[case]

    def run(function: Program) -> Any:
        given = make()
        result = function(*given)
        return map_tensors(
            lambda t: (t.dtype, t.shape, t.tolist()), [result, given]
        ), map_tensors(lambda t: [t is each for each in given], result)

    assert run(form(program)) == run(program)


def test_an_out_that_overlaps_itself_is_refused_as_it_is_outside() -> None:
    out = bw.zeros(3, 1).expand(3, 2)
    with pytest.raises(RuntimeError, match="are one in memory"):
        functionalize(lambda o: bw.acos(bw.ones(3, 2), out=o))(out)
    assert out.tolist() == [[0.0, 0.0]] * 3


@pytest.fixture
def _recording() -> Iterator[None]:
    with autograd.install():
        yield


@pytest.mark.usefixtures("_recording")
@pytest.mark.parametrize("form", [lambda program: program, *FORMS])
def test_the_tensor_of_the_caller_is_detached(
    form: Callable[[Program], Program],
) -> None:
    x = bw.ones(2).requires_grad_()
    y = x * 2
    z = form(lambda t: (t.detach_(), t.mul_(3))[1])(y)
    assert z is y
    assert not y.requires_grad
    assert y.is_leaf
    assert y.tolist() == [6.0, 6.0]


@pytest.mark.usefixtures("_recording")
def test_views_keep_the_graph_of_what_was_detached() -> None:
    x = bw.ones(4).requires_grad_()
    y = x * 1
    view = y.view(2, 2)
    functionalize(lambda t: t.detach_())(y)
    (view * 2).sum().backward()
    assert x.grad.tolist() == [2.0] * 4
    leaf = bw.ones(2).requires_grad_()
    functionalize(lambda t: t.detach_())(leaf)
    assert not leaf.requires_grad


@pytest.mark.usefixtures("_recording")
@pytest.mark.parametrize("form", [lambda program: program, *FORMS])
def test_what_was_detached_may_become_a_leaf(
    form: Callable[[Program], Program],
) -> None:
    x = bw.ones(2).requires_grad_()
    y = x * 2
    z = form(lambda t: t.detach_().requires_grad_() * 3)(y)
    z.sum().backward()
    assert x.grad is None
    assert y.is_leaf
    assert y.grad.tolist() == [3.0, 3.0]


IN_ONE_MEMORY: dict[str, tuple[Program, Callable[[], list[Any]]]] = {
    "slices, one of which grows": (
        lambda o: ATEN.var_mean.correction_out(
            bw.arange(6.0).view(2, 3), [1], out0=o[:2], out1=o[3:3]
        ),
        lambda: [bw.zeros(6)],
    ),
    "both are one": (
        lambda o: bw.sort(bw.tensor([3, 1, 2]), out=(o, o)),
        lambda: [bw.empty(0, dtype=bw.int64)],
    ),
    "slices of a list": (
        lambda a, b: ATEN.split_with_sizes_copy.out(bw.arange(6.0), [2, 4], out=[a, b]),
        lambda: [*bw.zeros(8).split([2, 6])],
    ),
    "a list with one twice": (
        lambda m: ATEN._foreach_mul.Scalar_out(
            [bw.ones(3), bw.ones(2) * 4], 2, out=[m, m]
        ),
        lambda: [bw.arange(6.0)],
    ),
    "a list with one twice, and no elements at last": (
        lambda m: ATEN._foreach_mul.Scalar_out(
            [bw.tensor(5.0), bw.ones(0, 2)], 2, out=[m, m]
        ),
        lambda: [bw.arange(6.0)],
    ),
    "a list of inputs, exchanged": (
        lambda m: ATEN._foreach_add.Scalar_out([m[:3], m[2:4]], 2, out=[m[2:4], m[:3]]),
        lambda: [bw.arange(6.0)],
    ),
}


@pytest.mark.filterwarnings("ignore:.*is resized to")
@pytest.mark.parametrize("case", IN_ONE_MEMORY)
@pytest.mark.parametrize("form", FORMS)
def test_outs_in_one_memory(case: str, form: Callable[[Program], Program]) -> None:
    program, make = IN_ONE_MEMORY[case]
    looks = []
    for called in (program, form(program)):
        given = make()
        shown = [each.as_strided([each.numel()], [1]) for each in given]
        called(*given)
        looks.append([each.tolist() for each in (*given, *shown)])
    assert looks[0] == looks[1]


def test_what_has_left_a_function_that_raised_has_memory_of_its_own() -> None:
    x, y = bw.zeros(3), bw.zeros(2)
    left = []

    def program(x: Any, y: Any) -> None:
        x.add_(1).resize_(2)
        y.add_(7)
        left.extend((x, y[:1]))
        raise KeyError

    for form in (functionalize, lambda f: functionalize(functionalize(f))):
        left.clear()
        with pytest.raises(KeyError):
            form(program)(x, y)
        assert left[0].sum().item() == 2
        assert left[0].add_(left[1]).tolist() == [8, 8]
        assert (left[0] + y).tolist() == [8, 8]
        assert (x.tolist(), y.tolist()) == ([0, 0, 0], [0, 0])
