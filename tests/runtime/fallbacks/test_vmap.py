"""What vmap takes and returns: dimensions, structures, chunks, levels, errors."""

from __future__ import annotations

import re
from collections import OrderedDict, namedtuple
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.vmap import BatchedTensor, vmap
from runtime.fallbacks.vmap.trees import flatten, spread, unflatten

Point = namedtuple("Point", "x y")


def numbers(*shape: int) -> Any:
    count = 1
    for size in shape:
        count *= size
    return bw.arange(float(count)).view(list(shape))


X = numbers(2, 3, 4)


# ---- dimensions ----


@pytest.mark.parametrize("out_dim", [0, 1, -1])
@pytest.mark.parametrize("in_dim", [0, 1, 2, -1, -3])
def test_samples_lie_along_any_dimension(in_dim: int, out_dim: int) -> None:
    seen = []

    def function(x: Any) -> Any:
        seen.append(x.shape)
        return x.sum(0) + 1

    found = vmap(function, in_dims=in_dim, out_dims=out_dim)(X)
    rows = [row.sum(0) + 1 for row in X.unbind(in_dim)]
    assert found.tolist() == bw.stack(rows, out_dim).tolist()
    assert seen == [rows[0].shape and tuple(X.select(in_dim, 0).shape)]


def test_a_batched_tensor_looks_like_one_sample() -> None:
    def function(x: Any) -> Any:
        assert isinstance(x, BatchedTensor)
        assert isinstance(x, type(X))
        assert (x.shape, x.ndim, x.dim(), x.numel()) == ((3, 4), 2, 2, 12)
        assert (x.size(1), len(x), x.dtype, x.device) == (4, 3, X.dtype, X.device)
        assert (x.strides, x.is_contiguous(), x.t().is_contiguous()) == (
            (4, 1),
            True,
            False,
        )
        assert repr(x).startswith("BatchedTensor(2 samples at level 1, tensor(")
        return x

    assert vmap(function)(X).tolist() == X.tolist()


def test_what_does_not_depend_on_the_samples_is_repeated() -> None:
    one = bw.ones(4)
    found = vmap(lambda x: (one, x), out_dims=(1, 0))(X)
    assert found[0].tolist() == [[1, 1]] * 4
    assert vmap(lambda x: one, out_dims=None)(X) is one


def test_arguments_that_are_no_tensors() -> None:
    assert (
        vmap(lambda x, n: x * n, in_dims=(0, None))(X, 3).tolist() == (X * 3).tolist()
    )
    assert vmap(lambda x, scale=1: x * scale)(X, scale=3).tolist() == (X * 3).tolist()


def test_keywords_are_passed_as_they_are() -> None:
    seen = []

    def function(x: Any, y: Any) -> Any:
        seen.append(y.shape)
        return x

    vmap(function)(X, y=X)
    assert seen == [(2, 3, 4)]


# ---- structures ----


def test_structures_in_and_out() -> None:
    def function(data: Any, extra: Any) -> Any:
        first, (second, third) = data["a"], data["b"]
        return {"sum": first + second, "rest": [third, Point(extra.x, extra.y * 2)]}

    data = {"a": numbers(2, 3), "b": (numbers(3, 2), bw.ones(3))}
    extra = Point(numbers(2, 3), numbers(3))
    found = vmap(
        function,
        in_dims=({"a": 0, "b": (1, None)}, Point(0, None)),
        out_dims={"sum": 1, "rest": 0},
    )(data, extra)
    expected = data["a"] + data["b"][0].t()
    assert found["sum"].tolist() == expected.t().tolist()
    assert type(found["rest"][1]) is Point
    assert found["rest"][0].tolist() == [[1, 1, 1]] * 2
    assert found["rest"][1].y.tolist() == [[0, 2, 4]] * 2


def test_one_number_stands_for_a_whole_structure() -> None:
    found = vmap(lambda a, b: a[0] + a[1] + b, in_dims=(0, None))(
        [numbers(2, 3), numbers(2, 3)], bw.ones(3)
    )
    assert found.tolist() == (numbers(2, 3) * 2 + 1).tolist()


leaves = st.integers() | st.none() | st.text(max_size=2)
trees = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=2), inner, max_size=3)
        | st.dictionaries(st.text(max_size=2), inner, max_size=3).map(OrderedDict)
        | st.builds(Point, inner, inner)
    ),
    max_leaves=8,
)


@given(trees)
def test_a_tree_is_its_leaves_and_its_structure(tree: Any) -> None:
    found, structure = flatten(tree)
    again = unflatten(iter(found), structure)
    assert again == tree
    assert type(again) is type(tree)
    assert structure.leaves == len(found)
    assert spread(tree, structure) == found
    assert spread(7, structure) == [7] * len(found)


# ---- errors ----

ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "in_dims is a list": (
        lambda: vmap(abs, in_dims=[0])(X),
        ValueError,
        "in_dims is an int or a tuple",
    ),
    "no arguments": (lambda: vmap(lambda: X)(), ValueError, "no positional arguments"),
    "another structure": (
        lambda: vmap(abs, in_dims=(0, 0))(X),
        ValueError,
        r"in_dims is tuple\(\*, \*\), the arguments are tuple\(\*\)",
    ),
    "a list for a tuple": (
        lambda: vmap(lambda a: a[0], in_dims=([0, 0],))((X, X)),
        ValueError,
        "not the structure of the arguments",
    ),
    "not an int": (
        lambda: vmap(abs, in_dims=("a",))(X),
        ValueError,
        "in_dims has 'a' where",
    ),
    "not a tensor": (
        lambda: vmap(lambda x, y: x, in_dims=0)(X, 3),
        ValueError,
        "0 for an argument that is not a tensor but an int",
    ),
    "no such dimension": (
        lambda: vmap(abs, in_dims=3)(X),
        ValueError,
        r"must be in \[-3, 2\]",
    ),
    "nothing mapped": (
        lambda: vmap(abs, in_dims=None)(X),
        ValueError,
        "in_dims is an int or a tuple",
    ),
    "only None": (
        lambda: vmap(abs, in_dims=(None,))(X),
        ValueError,
        "at least one tensor must be mapped over",
    ),
    "sizes differ": (
        lambda: vmap(lambda x, y: x)(X, bw.ones(5)),
        ValueError,
        "the same size along the dimensions of in_dims, but they have 2, 5",
    ),
    "not a tensor comes out": (
        lambda: vmap(lambda x: 3)(X),
        ValueError,
        "must return tensors, but got an int",
    ),
    "out_dims of another structure": (
        lambda: vmap(lambda x: (x, x), out_dims=(0, 0, 0))(X),
        ValueError,
        "out_dims has not the structure of the result",
    ),
    "out_dims for one result": (
        lambda: vmap(lambda x: x, out_dims=(0, 0))(X),
        ValueError,
        "out_dims has not the structure",
    ),
    "out_dims is no number": (
        lambda: vmap(lambda x: x, out_dims="a")(X),
        ValueError,
        "out_dims is an int, None",
    ),
    "out_dims None for samples": (
        lambda: vmap(lambda x: x, out_dims=None)(X),
        ValueError,
        "out_dims has None for a result that depends on the samples",
    ),
    "out_dims out of range": (
        lambda: vmap(lambda x: x, out_dims=3)(X),
        IndexError,
        r"must be in \[-3, 2\]",
    ),
    "randomness": (
        lambda: vmap(abs, randomness="none"),  # type: ignore[arg-type]
        RuntimeError,
        "randomness is one of error, different, same, not 'none'",
    ),
    "chunk_size": (
        lambda: vmap(abs, chunk_size=0),
        ValueError,
        "chunk_size is None or greater than 0, not 0",
    ),
    "item": (
        lambda: vmap(lambda x: x + x.sum().item())(X),
        RuntimeError,
        r"item\(\) was called on a batched tensor",
    ),
    "a condition": (
        lambda: vmap(lambda x: x if x.sum() > 0 else -x)(X),
        RuntimeError,
        "used as a condition",
    ),
    "a number of Python": (
        lambda: vmap(lambda x: x * float(x.sum()))(X),
        RuntimeError,
        "become a number of Python",
    ),
    "a position": (
        lambda: vmap(lambda x: [1, 2][x])(bw.tensor([0, 1])),
        RuntimeError,
        "used as a position or a size",
    ),
    "tolist": (lambda: vmap(lambda x: x.tolist())(X), RuntimeError, "tolist()"),
    "numpy": (lambda: vmap(lambda x: x.numpy())(X), RuntimeError, "numpy()"),
    "is_nonzero": (
        lambda: vmap(lambda x: bw.ops.aten.is_nonzero.default(x.sum()) and x)(X),
        RuntimeError,
        "item|_local_scalar_dense|condition",
    ),
    "nonzero": (
        lambda: vmap(lambda x: x.nonzero())(X),
        RuntimeError,
        "aten::nonzero returns, or its shape, depends on data",
    ),
    "a mask of the samples": (
        lambda: vmap(lambda x: x[x > 3])(X),
        RuntimeError,
        "by a mask that differs between samples",
    ),
    "in place on what is not batched": (
        lambda: vmap(lambda x, y: y.add_(x), in_dims=(0, None))(X, bw.zeros(3, 4)),
        RuntimeError,
        r"aten::add_.Tensor writes into its argument self, which is not batched",
    ),
    "in place that grows": (
        lambda: vmap(lambda x, y: y.add_(x))(X, bw.zeros(2, 4)),
        RuntimeError,
        "writes into samples of shape",
    ),
    "out that is not batched": (
        lambda: vmap(lambda x, y: bw.exp(x, out=y), in_dims=(0, None))(X, X[0]),
        RuntimeError,
        "aten::exp.out writes its result into the argument out, which is not batched",
    ),
}


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case: str) -> None:
    call, kind, message = ERRORS[case]
    with pytest.raises(kind, match=message):
        call()


def test_errors_name_the_function() -> None:
    def spectrum(x: Any) -> int:
        return 3

    with pytest.raises(ValueError, match=re.escape("vmap(spectrum): ")):
        vmap(spectrum)(X)


def test_batched_tensors_are_of_no_use_afterwards() -> None:
    kept = []

    def function(x: Any) -> Any:
        kept.append(x)
        return x

    vmap(function)(X)
    with pytest.raises(RuntimeError, match="after the call of vmap"):
        kept[0] + 1
    with pytest.raises(RuntimeError, match="after the call of vmap"):
        kept[0].unsqueeze_(0)


# ---- no samples, chunks ----


def test_no_samples() -> None:
    found = vmap(lambda x: (x.exp().sum(), x @ x.t()))(bw.zeros(0, 3, 4))
    assert [each.shape for each in found] == [(0,), (0, 3, 3)]


@pytest.mark.parametrize("chunk_size", [1, 2, 3, 5, 7])
def test_chunks(chunk_size: int) -> None:
    sizes = []

    def function(x: Any, y: Any) -> Any:
        sizes.append(x.value.shape[0])
        return x * y, y

    x, y = numbers(3, 5), bw.ones(3)
    found = vmap(
        function, in_dims=(1, None), out_dims=(-1, None), chunk_size=chunk_size
    )(x, y)
    assert found[0].tolist() == x.tolist()
    assert found[1] is y
    assert sum(sizes) == 5
    assert max(sizes) == min(chunk_size, 5)


# ---- levels ----


def test_nested_to_any_depth() -> None:
    depth = 5
    shape = (2, 1, 2, 3, 2)
    x, y = numbers(*shape), numbers(*shape).flip([0])
    seen = []

    def function(a: Any, b: Any) -> Any:
        seen.append((a.shape, a.level.depth))
        return a * b + 1

    mapped: Callable[..., Any] = function
    for _ in range(depth):
        mapped = vmap(mapped)
    assert mapped(x, y).tolist() == (x * y + 1).tolist()
    assert seen == [((), depth)]


def test_levels_that_only_some_arguments_have() -> None:
    """A table: each of the one with each of the other."""
    x, y = numbers(3), numbers(4)
    table = vmap(vmap(lambda a, b: a * 10 + b, in_dims=(None, 0)), in_dims=(0, None))
    assert table(x, y).tolist() == [[10 * a + b for b in range(4)] for a in range(3)]
    swapped = vmap(lambda b: vmap(lambda a: a * 10 + b)(x), out_dims=1)(y)
    assert swapped.tolist() == table(x, y).tolist()


def test_what_is_batched_outside_is_one_for_all_inside() -> None:
    def outer(x: Any) -> Any:
        return vmap(lambda y: x.sum() * y)(x)

    expected = [(row.sum() * row).tolist() for row in numbers(2, 3).unbind(0)]
    assert vmap(outer)(numbers(2, 3)).tolist() == expected


def test_writing_into_what_only_the_outer_level_batches() -> None:
    def outer(x: Any) -> Any:
        return vmap(lambda y: x.add_(y))(bw.ones(2))

    with pytest.raises(RuntimeError, match="writes into its argument self"):
        vmap(outer)(numbers(2, 2))


def test_products_of_levels_with_matrices() -> None:
    a, b = numbers(2, 3, 4), numbers(5, 4, 2)
    table = vmap(vmap(bw.matmul, (None, 0)), (0, None))(a, b)
    expected = [[(x @ y).tolist() for y in b.unbind(0)] for x in a.unbind(0)]
    assert table.tolist() == expected
