"""What autograd refuses to record is refused in functional form, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of, no_grad
from runtime.fallbacks.functionalize import functionalize


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


def _leaf(*shape: int) -> Any:
    return bw.ones(*shape).requires_grad_()


Call = tuple[Callable[..., Any], list[Any]]

# A function, and what it is called with.
OUTS: dict[str, Callable[[], Call]] = {
    "an input": lambda: (lambda x, o: bw.add(x, 1, out=o), [_leaf(2), bw.zeros(2)]),
    "an out made inside": lambda: (lambda x: bw.add(x, 1, out=bw.zeros(2)), [_leaf(2)]),
    "an input of what has no gradient": lambda: (
        lambda x: bw.argmax(x, out=bw.zeros((), dtype=bw.int64)),
        [_leaf(2)],
    ),
    "a leaf as out": lambda: (
        lambda x, o: bw.add(x, 1, out=o),
        [bw.ones(2), _leaf(2)],
    ),
    "a view of a leaf as out": lambda: (
        lambda x, o: bw.add(x, 1, out=o),
        [bw.ones(1), _leaf(2)[:1]],
    ),
    "an out that was computed": lambda: (
        lambda x, o: bw.add(x, 1, out=o),
        [bw.ones(2), _leaf(2) * 1],
    ),
}


@pytest.mark.parametrize("case", OUTS)
def test_out_variants_are_not_recorded(case: str) -> None:
    for form in (lambda f: f, functionalize, lambda f: functionalize(functionalize(f))):
        function, given = OUTS[case]()
        before = [t.tolist() for t in given]
        with pytest.raises(
            RuntimeError, match=r"out: operators that write to out argu"
        ):
            form(function)(*given)
        assert [t.tolist() for t in given] == before


def test_nor_are_they_in_functions_of_gradients() -> None:
    def total(x: Any) -> Any:
        return bw.mul(x, x, out=bw.zeros(2)).sum()

    with pytest.raises(
        RuntimeError, match=r"aten::mul\.out: operators that write to out"
    ):
        grad_of(functionalize(total))(bw.ones(2))


def test_the_operator_is_named_that_writes_to_a_view_of_a_leaf() -> None:
    with pytest.raises(RuntimeError, match=r"aten::add_.Scalar: a leaf that requires"):
        functionalize(lambda x: x.add_(1))(_leaf(2)[:1])


FORMS: list[Callable[[Any], Any]] = [
    functionalize,
    lambda f: functionalize(functionalize(f)),
    lambda f: functionalize(functionalize(functionalize(f))),
]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("size", [(4,), (2, 1), (1,)])
def test_resize_is_refused_of_what_requires_gradients(form: Any, size: Any) -> None:
    def under_no_grad(x: Any) -> Any:
        with no_grad():
            return x.resize_(size)

    for function in (under_no_grad, lambda x: x.resize_(size)):
        leaf = _leaf(3)
        for given in (leaf, leaf[1:], leaf * 1):
            shape = given.shape
            with pytest.raises(
                RuntimeError, match=r"resize_: a (tensor|leaf) that req"
            ):
                form(function)(given)
            assert given.shape == shape
        assert leaf.tolist() == [1, 1, 1]


@pytest.mark.parametrize("form", FORMS)
def test_views_of_leaves_change_their_form_under_no_grad(form: Any) -> None:
    def program(x: Any) -> None:
        with no_grad():
            x.unsqueeze_(0)

    view = _leaf(3)[:2]
    form(program)(view)
    assert view.shape == (1, 2)


def _sums(x: Any, out: Any) -> Any:
    with no_grad():
        return bw.sum(x, dim=(0,), out=out)


def _joined(x: Any, out: Any) -> Any:
    with no_grad():
        return bw.cat([x, x * 2], 0, out=out)


def _turned(x: Any, out: Any) -> Any:
    with no_grad():
        out.t_()
        return out.add_(x.sum())


def _view_resized(x: Any, out: Any) -> Any:
    with no_grad():
        return bw.sum(x, dim=(0,), out=out[:1])


RESIZED: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
    "to less": (_sums, (3,)),
    "to more": (_joined, (2, 2)),
    "from nothing": (_joined, (0,)),
    "turned": (_turned, (2, 3)),
    "a view of it": (_view_resized, (3,)),
}


@pytest.mark.filterwarnings("ignore:.*is resized to")
@pytest.mark.parametrize("case", RESIZED)
@pytest.mark.parametrize("is_leaf", [True, False])
def test_leaves_are_resized_where_nothing_is_recorded(case: str, is_leaf: bool) -> None:
    function, shape = RESIZED[case]
    looks = []
    for form in (lambda f: f, functionalize):
        out = bw.zeros(*shape)
        given = out.requires_grad_() if is_leaf else out
        found = form(function)(bw.ones(2, 2), given)
        assert out.is_leaf
        looks.append((found.tolist(), out.tolist(), out.requires_grad))
        if is_leaf and case != "turned":
            (out * out).sum().backward()
            looks[-1] += (out.grad.tolist(),)
    assert looks[0] == looks[1]
