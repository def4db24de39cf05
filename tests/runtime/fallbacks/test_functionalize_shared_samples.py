"""Functional form inside of vmap, of memory that is reached through samples and past them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.autograd import grad_of
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.vmap import vmap

ROWS = [[1.0, 2.0], [3.0, 4.0]]
OTHERS = [[1.0, 1.0], [2.0, 2.0]]


@pytest.fixture(autouse=True)
def gradients() -> Iterator[None]:
    with autograd.install():
        yield


def write_first(shared: Any) -> None:
    shared[0].mul_(2)


def write_detached(shared: Any) -> None:
    shared[0].detach().mul_(2)


def write_unrecorded(shared: Any) -> None:
    with autograd.no_grad():
        shared.mul_(2)


def write_strided(shared: Any) -> None:
    shared.detach().as_strided([2], [1], 0).mul_(2)


def write_statistics(shared: Any) -> None:
    flat = shared.detach()[0]
    bw.native_batch_norm(bw.ones(2, 2), None, None, flat, flat, True, 0.5, 1e-5)


WRITES = (write_detached, write_unrecorded, write_strided, write_statistics)


# ---- the argument of a function of gradients, which is one for all samples ----


def of_variable(write: Callable[[Any], None]) -> Callable[[Any, Any], Any]:
    def value(shared: Any, sample: Any) -> Any:
        write(shared)
        return (shared * shared).sum() + sample.sum()

    return value


FORMS: dict[str, Callable[[Any], Any]] = {
    "around gradients": lambda f: functionalize(grad_of(f)),
    "inside of gradients": lambda f: grad_of(functionalize(f)),
    "twice": lambda f: functionalize(functionalize(grad_of(f))),
    "none": grad_of,
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("write", WRITES, ids=lambda write: write.__name__)
def test_a_write_through_what_is_made_for_each_sample_raises(
    write: Callable[[Any], None], form: str
) -> None:
    shared, samples = bw.tensor(OTHERS), bw.tensor(ROWS)
    mapped = vmap(FORMS[form](of_variable(write)), (None, 0))
    with pytest.raises(RuntimeError, match=r"all samples of vmap share|are one"):
        mapped(shared, samples)
    assert shared.tolist() == OTHERS


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize(
    ("is_same", "match"),
    [(False, "all samples of vmap share"), (True, "share memory with other tensors")],
)
def test_a_gradient_in_a_gradient_does_not_lose_the_write(
    requires_grad: bool, is_same: bool, match: str
) -> None:
    leaf = bw.tensor(ROWS).requires_grad_(requires_grad)
    both = leaf * 1
    second = both if is_same else leaf * 1

    def value(row: Any, whole: Any) -> Any:
        inner = functionalize(grad_of(of_variable(write_detached)))(whole, row)
        return (row * row).sum() + inner.sum()

    with pytest.raises(RuntimeError, match=match):
        vmap(grad_of(value), (0, None))(both, second)
    assert second.tolist() == ROWS


def read_after_write(shared: Any, sample: Any) -> Any:
    def value(variable: Any, sample: Any) -> Any:
        write_unrecorded(shared)
        return (variable * variable).sum() + sample.sum()

    return grad_of(value)(shared, sample)


def read_view_after_write(shared: Any, sample: Any) -> Any:
    views: list[Any] = []

    def value(variable: Any, sample: Any) -> Any:
        views.append(variable.detach())
        return (variable * variable).sum() + sample.sum()

    found = grad_of(value)(shared, sample)
    write_unrecorded(shared)
    return found + views[0]


def write_when_over(shared: Any, sample: Any) -> Any:
    found = grad_of(of_variable(lambda _: None))(shared, sample)
    shared.mul_(2)
    return found + shared


def read_places(shared: Any, sample: Any) -> Any:
    def value(variable: Any, sample: Any) -> Any:
        write_unrecorded(shared)
        return (variable.as_strided([2], [1], 1) * sample).sum()

    return grad_of(value)(shared, sample)


def turn(shared: Any, sample: Any) -> Any:
    def value(variable: Any, sample: Any) -> Any:
        view = variable.detach()
        view.t_()
        write_unrecorded(shared)
        return (variable * view * sample).sum()

    return grad_of(value)(shared, sample)


EACH_TWICE = [[4.0, 4.0], [8.0, 8.0]]
READS: list[tuple[Callable[..., Any], Any]] = [
    # 2 v, of v = 2 s
    (read_after_write, [EACH_TWICE] * 2),
    # 2 s and v = 2 s
    (read_view_after_write, [EACH_TWICE] * 2),
    (write_when_over, [EACH_TWICE] * 2),
    # the sample in the places 1 and 2
    (read_places, [[[0.0, row[0]], [row[1], 0.0]] for row in ROWS]),
    # 2 s.t() by columns of the sample
    (turn, [[[2 * a, 4 * b], [2 * a, 4 * b]] for a, b in ROWS]),
]


@pytest.mark.parametrize(
    ("f", "expected"), READS, ids=lambda f: getattr(f, "__name__", None)
)
@pytest.mark.parametrize("form", ["plain", "functional"])
def test_what_is_made_for_each_sample_shows_writes_to_what_they_share(
    f: Callable[..., Any], expected: Any, form: str
) -> None:
    shared = bw.tensor(OTHERS)
    g = functionalize(f) if form == "functional" else f
    found = vmap(g, (None, 0))(shared, bw.tensor(ROWS))
    assert found.tolist() == expected
    assert shared.tolist() == [[2.0, 2.0], [4.0, 4.0]]


# ---- samples of memory, and all of it ----


def turned(f: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def with_whole_first(whole: Any, sample: Any) -> Any:
        return f(sample, whole)

    return with_whole_first


def whole_first(sample: Any, whole: Any) -> Any:
    write_first(whole)
    return sample * 3


def sample_first(sample: Any, whole: Any) -> Any:
    sample.mul_(2)
    return whole * 3


def by_places(sample: Any, whole: Any) -> Any:
    whole.as_strided([2], [1], 1).zero_()
    return sample * 3


def statistics(sample: Any, whole: Any) -> Any:
    bw.native_batch_norm(bw.ones(2, 2), None, None, sample, sample, True, 0.5, 1e-5)
    return whole * 3


@pytest.mark.parametrize("f", [whole_first, sample_first, by_places, statistics])
@pytest.mark.parametrize("order", ["samples first", "whole first"])
def test_a_write_to_samples_of_what_is_given_whole_raises(
    f: Callable[[Any, Any], Any], order: str
) -> None:
    a = bw.tensor(ROWS)
    if order == "samples first":
        mapped = vmap(functionalize(f), (0, None))
    else:
        mapped = vmap(functionalize(turned(f)), (None, 0))
    with pytest.raises(RuntimeError, match="share memory with other tensors"):
        mapped(a, a)
    assert a.tolist() == ROWS


@pytest.mark.parametrize("f", [whole_first, sample_first, by_places])
@pytest.mark.parametrize("what", ["sample", "whole"])
def test_so_does_one_if_the_other_is_captured_and_used_later(
    f: Callable[[Any, Any], Any], what: str
) -> None:
    a = bw.tensor(ROWS)

    def outer(row: Any) -> Any:
        if what == "sample":
            return functionalize(functools.partial(f, row))(a)
        return functionalize(functools.partial(turned(f), a))(row)

    with pytest.raises(RuntimeError, match="share memory with other tensors"):
        vmap(outer)(a)
    assert a.tolist() == ROWS


def add_sum(sample: Any, whole: Any) -> Any:
    return sample + whole.sum(0)


def scale_copy(sample: Any, whole: Any) -> Any:
    return (sample + 0).mul_(whole[0])


@pytest.mark.parametrize(
    ("f", "expected"),
    [
        (add_sum, [[5, 8], [7, 10]]),
        (scale_copy, [[1, 4], [3, 8]]),
    ],
)
def test_both_can_be_read(f: Callable[[Any, Any], Any], expected: Any) -> None:
    a = bw.tensor(ROWS)
    assert vmap(functionalize(f), (0, None))(a, a).tolist() == expected
    assert a.tolist() == ROWS


@pytest.mark.parametrize("write", [write_first, write_unrecorded])
def test_parts_of_what_is_given_whole_are_one_memory(
    write: Callable[[Any], None],
) -> None:
    a, samples = bw.tensor(OTHERS), bw.tensor(ROWS)

    def f(whole: Any, part: Any, sample: Any) -> Any:
        write(whole)
        return part * sample

    found = vmap(functionalize(f), (None, None, 0))(a, a[0], samples)
    assert found.tolist() == [[2.0, 4.0], [6.0, 8.0]]
    assert a[0].tolist() == [2.0, 2.0]


@pytest.mark.parametrize("f", [whole_first, sample_first])
def test_a_mapped_function_in_functional_form_takes_them(
    f: Callable[[Any, Any], Any],
) -> None:
    a, b = bw.tensor(ROWS), bw.tensor(ROWS)
    expected = vmap(f, (0, None))(b, b)
    found = functionalize(vmap(f, (0, None)))(a, a)
    assert found.tolist() == expected.tolist()
    assert a.tolist() == b.tolist() != ROWS


# ---- samples that do not begin where their memory does ----


def later_rows(of: Any) -> Any:
    return of[1:]


PARTS = (later_rows, lambda of: of[:, 1:], lambda of: of.split(2)[1], lambda of: of)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("in_dims", [0, 1])
def test_samples_lie_anywhere_in_memory(
    part: Callable[[Any], Any], in_dims: int
) -> None:
    def program(x: Any) -> Any:
        y = x * 2
        x.mul_(3)
        return y + x.reshape(-1)[-1:]

    plain, functional = (bw.arange(6.0).reshape(3, 2) for _ in range(2))
    expected = vmap(program, in_dims)(part(plain))
    made = vmap(functionalize(program), in_dims)(part(functional))
    assert made.tolist() == expected.tolist()
    assert functional.tolist() == plain.tolist()


def test_parts_of_samples_lie_anywhere() -> None:
    """Views that are made inside of vmap, and samples that share part of their memory."""
    rows, long = bw.arange(6.0).reshape(3, 2), bw.arange(8.0)
    double = functionalize(lambda x: x * 2)
    assert vmap(lambda x: double(x[1:]))(rows).tolist() == [[2.0], [6.0], [10.0]]
    assert vmap(lambda x: double(x[1]))(rows).tolist() == [2.0, 6.0, 10.0]
    product = vmap(functionalize(lambda a, b: a * b))
    assert product(long[:4], long[2:6]).tolist() == [0.0, 3.0, 8.0, 15.0]
    square = functionalize(lambda x: (x * x).sum())
    for nested in (grad_of(square), functionalize(grad_of(lambda x: (x * x).sum()))):
        assert vmap(nested)(rows[1:]).tolist() == [[4.0, 6.0], [8.0, 10.0]]
