"""Operators that write, under vmap: the very object comes back, and samples stay apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks.vmap import FallbackGuard, vmap

aten = bw.ops.aten


def numbers(*shape: int, dtype: Any = bw.float32) -> Any:
    count = 1
    for size in shape:
        count *= size
    return bw.arange(count).to(dtype).view(list(shape))


def _same_object(result: Any, x: Any) -> None:
    assert result is x


WRITES: dict[str, Callable[[Any], Any]] = {
    "add_": lambda x: x.add_(1),
    "add_ of itself": lambda x: x.add_(x),
    "mul_ by a row": lambda x: x.mul_(bw.ones(4)),
    "zero_": lambda x: x.zero_(),
    "fill_": lambda x: x.fill_(3),
    "fill_ by a tensor": lambda x: x.fill_(x.sum()),
    "masked_fill_": lambda x: x.masked_fill_(x > 3, 0),
    "masked_fill_ by a tensor": lambda x: x.masked_fill_(x > 3, x.max()),
    "copy_": lambda x: x.copy_(x.flip([0])),
    "clamp_": lambda x: x.clamp_(1, 2),
    "gt_": lambda x: x.gt_(2),
    "cumsum_": lambda x: x.cumsum_(0),
    "tril_": lambda x: x.tril_(),
    "addmm_": lambda x: aten.addmm_.default(x, bw.ones(3, 2), bw.ones(2, 4)),
    "index_add_": lambda x: x.index_add_(1, bw.tensor([0, 0]), x[:, :2].clone()),
    "index_fill_": lambda x: x.index_fill_(0, bw.tensor([-1]), 7),
    "index_put_": lambda x: x.index_put_([bw.tensor([0, 2])], bw.ones(4)),
    "scatter_": lambda x: x.scatter_(0, bw.tensor([[0, 1, 2, 0]]), 5),
    "lerp_": lambda x: x.lerp_(bw.ones(3, 4), 0.5),
    "out": lambda x: bw.exp(bw.zeros(3, 4), out=x),
    "out of a factory": lambda x: aten.full.out([3, 4], 2.5, out=x),
    "transpose_": lambda x: x.transpose_(0, 1),
    "t_": lambda x: x.t_(),
    "squeeze_": lambda x: x.unsqueeze_(0).squeeze_(0),
    "unsqueeze_": lambda x: x.unsqueeze_(1),
    "resize_ to nothing": lambda x: x.resize_([0]),
    "resize_ to less": lambda x: x.resize_([2, 2]),
    "as_strided_": lambda x: x.as_strided_([2, 2], [1, 2]),
    "detach_": lambda x: x.detach_(),
}


@pytest.mark.parametrize("case", WRITES)
def test_the_very_object_comes_back(case: str) -> None:
    write = WRITES[case]
    x = numbers(2, 3, 4)
    expected = [write(row.clone()).tolist() for row in x.unbind(0)]

    def function(x: Any) -> Any:
        _same_object(write(x), x)
        return x

    assert vmap(function)(x.clone()).tolist() == expected


def test_what_vmap_was_given_is_written_to() -> None:
    x = numbers(2, 3)
    vmap(lambda row: row.mul_(2))(x)
    assert x.tolist() == (numbers(2, 3) * 2).tolist()
    y = numbers(2, 3)
    vmap(lambda column: column.add_(column.sum()), in_dims=1)(y)
    assert y.tolist() == (numbers(2, 3) + numbers(2, 3).sum(0)).tolist()


def test_views_share_memory_with_what_they_are_of() -> None:
    def function(x: Any) -> Any:
        x[0].fill_(7)
        x[:, 1] = x[1, 0]
        x.t()[3].add_(100)
        x.view(-1)[5:7].zero_()
        first, _ = x.split([1, 3], 1)
        first.neg_()
        return x.sum()

    x = numbers(2, 3, 4)
    by_hand = [row.clone() for row in x.unbind(0)]
    sums = [function(row).item() for row in by_hand]
    assert vmap(function)(x).tolist() == sums
    assert x.tolist() == [row.tolist() for row in by_hand]


def test_one_value_is_written_where_a_mask_of_each_sample_says() -> None:
    def function(x: Any) -> Any:
        x[x > 5] = 0
        x[:, x[0] > 1] = 9
        return x.index_put([x == 9], x.max() + 1)

    x = numbers(2, 3, 4)
    expected = [function(row.clone()).tolist() for row in x.unbind(0)]
    assert vmap(function)(x).tolist() == expected
    with pytest.raises(RuntimeError, match="mask that differs between samples"):
        vmap(lambda x: x.index_put([x > 1], bw.ones(1), True))(numbers(2, 3))
    with pytest.raises(IndexError, match="a mask of shape"):
        vmap(lambda x: x.index_put([x[0] > 1], bw.tensor(1.0)))(numbers(2, 3, 4))


def test_another_shape_of_a_sample_leaves_what_vmap_was_given() -> None:
    x = numbers(2, 3)
    found = vmap(lambda row: row.unsqueeze_(0).add_(1))(x)
    assert found.shape == (2, 1, 3)
    assert x.tolist() == (numbers(2, 3) + 1).tolist()


def _resized(size: tuple[int, ...], writes_base: bool) -> Callable[[Any], Any]:
    def program(x: Any) -> Any:
        base = x * 1
        view = base[1:2]
        (base if writes_base else view).resize_(size).add_(bw.ones(1) * 7)
        return view.sum() if writes_base else base

    return program


def _grown_over_others(x: Any) -> Any:
    base = x * 1
    assert bw.add(x[:1], 7, out=base[1:1]).shape == (1, 4)
    assert bw.add(x[:2], 7, out=base[0:1, :2]).shape == (2, 4)
    return base


def _strided_over_others(x: Any) -> Any:
    base = x * 1
    base[1:2].as_strided([2, 2], [3, 1], 1).mul_(2)
    return base


def _shrunk_and_grown(x: Any) -> Any:
    base = x * 1
    tail = base[2:]
    base.resize_(2).resize_(3, 4)[1:].add_(5)
    return tail + base[0]


RESIZED: dict[str, Callable[[Any], Any]] = {
    **{
        f"{'base' if of_base else 'view'} of {size}": _resized(size, of_base)
        for size in ((2, 4), (1, 4), (4,), (3, 1), (1, 1, 2), (0,), (8,))
        for of_base in (True, False)
    },
    "out tensors": _grown_over_others,
    "down and up": _shrunk_and_grown,
    "as_strided": _strided_over_others,
}


@pytest.mark.filterwarnings("ignore:.*is resized to")
@pytest.mark.parametrize("case", RESIZED)
def test_what_is_resized_in_the_memory_of_its_sample_stays_there(case: str) -> None:
    program = RESIZED[case]
    xs = numbers(2, 3, 3, 4)
    expected = [[program(x).tolist() for x in row.unbind(0)] for row in xs.unbind(0)]
    assert vmap(program)(xs[0]).tolist() == expected[0]
    assert vmap(vmap(program))(xs).tolist() == expected
    found = vmap(program, in_dims=2)(xs[0].movedim(0, 2))
    assert found.tolist() == expected[0]
    # One sample has all the memory, and where there are none it is never too little.
    assert vmap(program)(xs[0, :1]).tolist() == expected[0][:1]
    assert vmap(vmap(program))(xs[:1, :1]).tolist() == [expected[0][:1]]
    shape = list(vmap(program)(xs[0]).shape[1:])
    for counts in ((0, 2), (2, 0), (0, 0)):
        assert vmap(vmap(program))(bw.ones(*counts, 3, 4)).shape == (*counts, *shape)


def _resized_and_added(size: int) -> Callable[[Any], Any]:
    return lambda x: x.resize_(size).add_(100).clone()


@pytest.mark.parametrize("start", range(6))
def test_samples_may_lie_anywhere_in_what_they_are_views_of(start: int) -> None:
    memory = bw.arange(32)
    expected = bw.arange(32)

    def samples(of: Any) -> Any:
        return of[start : start + 24].view(4, 3, 2).transpose(1, 2)

    found = vmap(_resized_and_added(6))(samples(memory))
    rows = [_resized_and_added(6)(x).tolist() for x in samples(expected).unbind(0)]
    assert found.tolist() == rows
    assert memory.tolist() == expected.tolist()


@pytest.mark.parametrize("chunk_size", [None, 2])
def test_samples_that_lie_mingled_are_resized_apart(chunk_size: int | None) -> None:
    x = bw.arange(12).view(3, 4)
    function = vmap(_resized_and_added(2), in_dims=1, chunk_size=chunk_size)
    assert function(x).tolist() == [[100, 104], [101, 105], [102, 106], [103, 107]]
    assert x.tolist() == bw.arange(12).view(3, 4).tolist()


def test_an_out_of_another_shape_is_resized() -> None:
    def function(x: Any) -> Any:
        out = x.new_empty([0])
        assert bw.sum(x, [0], out=out) is out
        return out

    assert vmap(function)(numbers(2, 3, 4)).tolist() == numbers(2, 3, 4).sum(1).tolist()


def test_lists_are_written_item_by_item() -> None:
    x, y = numbers(2, 3), numbers(2, 4)

    def function(x: Any, y: Any) -> Any:
        assert aten._foreach_add_.Scalar([x, y], 1) is None
        assert aten._foreach_mul_.List([x, y], [x, y]) is None
        return x.sum() + y.sum()

    with FallbackGuard("forbid"):
        vmap(function)(x, y)
    assert x.tolist() == ((numbers(2, 3) + 1) ** 2).tolist()
    assert y.tolist() == ((numbers(2, 4) + 1) ** 2).tolist()


def test_a_view_that_would_reach_into_other_samples_is_refused() -> None:
    x = numbers(2, 4)
    with pytest.raises(RuntimeError, match="reaches beyond the memory of a sample"):
        vmap(lambda row: row.as_strided([5], [1]))(x)
    found = vmap(lambda row: row.as_strided([2, 2], [1, 1]))(x)
    assert found.tolist() == [[[0, 1], [1, 2]], [[4, 5], [5, 6]]]


# ---- the rank in type promotion ----

SCALARS: dict[str, tuple[Callable[[Any, Any], Any], Any, Any]] = {
    "int16 + int64 number": (lambda a, b: a + b, bw.int16, bw.int64),
    "float16 * float64 number": (lambda a, b: a * b, bw.float16, bw.float64),
    "int32 + float64 number": (lambda a, b: a + b, bw.int32, bw.float64),
    "float32 > int64 number": (lambda a, b: a > b, bw.float32, bw.int64),
    "uint8 / int8 number": (lambda a, b: a / b, bw.uint8, bw.int8),
    "where": (lambda a, b: bw.where(a > 1, a, b), bw.float16, bw.float64),
    "pow": (lambda a, b: a**b, bw.float32, bw.float64),
    "bool & uint8 number": (lambda a, b: (a > 1) & b, bw.int32, bw.uint8),
}


@pytest.mark.parametrize("case", SCALARS)
def test_samples_without_dimensions_rank_below_others(case: str) -> None:
    function, dtype, other = SCALARS[case]
    a, b = numbers(3, 4, dtype=dtype), numbers(3, dtype=other) + 1
    b = b.to(other)
    expected = [function(x, y) for x, y in zip(a.unbind(0), b.unbind(0), strict=True)]
    found = vmap(function)(a, b)
    assert found.dtype is expected[0].dtype
    assert found.tolist() == [each.tolist() for each in expected]
    # Two without dimensions rank alike, whether or not both are batched.
    both = vmap(function, in_dims=(0, None))(a[:, 1], b[0])
    assert both.dtype is function(a[0, 1], b[0]).dtype


def test_minus_one_stays_minus_one_in_a_division() -> None:
    a = bw.tensor([[2, 4]]).to(bw.uint8)
    b = bw.tensor([-1]).to(bw.int8)
    assert vmap(lambda a, b: a / b)(a, b).tolist() == [[-2, -4]]


OUTS: dict[str, tuple[Callable[..., Any], Callable[[], list[Any]]]] = {
    "a sum in another dtype": (
        lambda x, o: bw.sum(x, [0], out=o),
        lambda: [bw.full([2, 2, 3], 0.75), bw.zeros(2, 3, dtype=bw.int64)],
    ),
    "a product in another dtype": (
        lambda x, o: bw.prod(x, 0, out=o),
        lambda: [bw.full([2, 2, 3], 1.75), bw.zeros(2, 3, dtype=bw.int64)],
    ),
    "running sums in another dtype": (
        lambda x, o: bw.cumsum(x, 0, out=o),
        lambda: [bw.full([2, 2, 3], 1.75), bw.zeros(2, 2, 3, dtype=bw.int64)],
    ),
    "a range": (lambda o: bw.arange(4, out=o), lambda: [bw.zeros(3, 2, 2)]),
    "steps": (lambda o: bw.linspace(0, 1, 4, out=o), lambda: [bw.zeros(3, 2, 2)]),
}


@pytest.mark.parametrize("case", OUTS)
def test_what_an_out_tensor_decides(case: str) -> None:
    program, make = OUTS[case]
    given = make()
    found = vmap(program)(*given)
    expected = make()
    for samples in zip(*expected, strict=True):
        program(*samples)
    assert found.dtype is expected[-1].dtype
    assert found.tolist() == expected[-1].tolist() == given[-1].tolist()


def _var(x: Any, out: Any) -> Any:
    return bw.ops.aten.var.out(x, [0], out=out)


def test_a_wider_out_tensor_is_computed_in_by_one_call_for_each_sample() -> None:
    x = bw.tensor([1e4, 1e4 + 1, 1e4 + 3]).expand(2, 2, 3).clone()
    expected = _var(x[0, 0], bw.zeros((), dtype=bw.float64)).item()
    out = bw.zeros(2, 2, dtype=bw.float64)
    with FallbackGuard("allow"):
        vmap(vmap(_var))(x, out)
    assert out.tolist() == [[expected] * 2] * 2
    with FallbackGuard("forbid"):
        with pytest.raises(RuntimeError, match=r"aten::var\.out has no batching rule"):
            vmap(_var)(x[0], out[0])
        # One for all samples takes part in no loop, nor do no samples.
        one = vmap(lambda _: _var(x[0, 0], out[0, 0]), out_dims=None)(x)
        assert one.item() == expected
        with pytest.warns(UserWarning, match="0 elements less a correction"):
            none = vmap(_var)(bw.ones(0, 3), bw.zeros(0, dtype=bw.float64))
        assert none.shape == (0,)


def test_a_dtype_that_the_operator_refuses_is_refused() -> None:
    with pytest.raises(RuntimeError):
        vmap(lambda x, o: bw.ops.aten.softmax.int_out(x, 0, out=o))(
            bw.ones(2, 3), bw.zeros(2, 3, dtype=bw.float64)
        )


IN_PLACE = (
    *("lt_", "gt_", "eq_", "remainder_", "floor_divide_", "fmod_", "pow_"),
    *("clamp_min_", "clamp_max_", "add_", "mul_", "atan2_"),
)


@pytest.mark.parametrize("other", [bw.uint8, bw.int8, bw.int16, bw.float32, bw.float64])
@pytest.mark.parametrize("own", [bw.uint8, bw.int64, bw.float32])
@pytest.mark.parametrize("name", IN_PLACE)
def test_samples_without_dimensions_are_promoted_as_such(
    name: str, own: Any, other: Any
) -> None:
    value = bw.tensor(-3).to(other)

    def run(around: Callable[..., Any]) -> Any:
        x = bw.tensor([200, 3, 100]).to(own)
        try:
            around(x)
        except RuntimeError:
            return "refused"
        return x.tolist()

    def write(t: Any) -> Any:
        return getattr(t, name)(value)

    assert run(vmap(write)) == run(lambda x: [write(t) for t in x])
