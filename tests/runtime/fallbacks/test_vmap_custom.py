"""vmap over operators that nobody wrote a rule for: one call for each sample."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import generated as bw
from runtime.errors import KernelContractError
from runtime.fallbacks.vmap import (
    FallbackGuard,
    VmapFallbackWarning,
    register_vmap,
    vmap,
)
from runtime.fallbacks.vmap.loop import forget_warnings
from runtime.library import Library

SAMPLES = [[1.0, 0.0], [1.0, 1.0], [2.0, 3.0]]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Operators of these tests are meant to have no rule."""
    with FallbackGuard("allow"):
        yield


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("vm", "DEF") as made:
        yield made


def _define(library: Library, schema: str, kernel: Any) -> Any:
    op = library.define(schema)
    library.impl(op, kernel, "CPU")
    return op


def test_one_call_for_each_sample(library: Library) -> None:
    calls = []

    def kernel(x: Any) -> Any:
        calls.append(list(x.shape))
        return x * 2

    op = _define(library, "un(Tensor x) -> Tensor", kernel)
    assert vmap(op)(bw.tensor(SAMPLES)).tolist() == [[2, 0], [2, 2], [4, 6]]
    assert calls == [[2], [2], [2]]


def test_writing_into_what_is_one_for_all_samples_is_refused(library: Library) -> None:
    op = _define(
        library,
        "ip2_(Tensor(a!) x, Tensor y) -> Tensor(a!)",
        lambda x, y: x.add_(y),
    )
    with pytest.raises(
        RuntimeError, match=r"vm::ip2_ writes into its argument x \(self "
    ):
        vmap(op, in_dims=(None, 0))(bw.zeros(2), bw.tensor(SAMPLES))


def test_writing_in_place_returns_the_very_object(library: Library) -> None:
    op = _define(
        library,
        "ip2_(Tensor(a!) x, Tensor y) -> Tensor(a!)",
        lambda x, y: x.add_(y),
    )
    same = []

    def function(x: Any, y: Any) -> Any:
        result = op(x, y)
        same.append(result is x)
        return result

    x = bw.zeros(3, 2)
    assert vmap(function)(x, bw.tensor(SAMPLES)).tolist() == SAMPLES
    assert x.tolist() == SAMPLES
    assert same == [True]


def test_several_results(library: Library) -> None:
    op = _define(
        library,
        "two(Tensor x, Tensor y) -> (Tensor, Tensor)",
        lambda x, y: (x + y, x - y),
    )
    x = bw.tensor(SAMPLES)
    first, second = vmap(op, in_dims=(0, None))(x, bw.ones(2))
    assert first.tolist() == (x + 1).tolist()
    assert second.tolist() == (x - 1).tolist()


def test_a_list_of_tensors_in_and_out(library: Library) -> None:
    op = _define(
        library,
        "lists(Tensor[] xs, Tensor?[] ys) -> Tensor[]",
        lambda xs, ys: [xs[0] * 2, xs[1] + ys[1]],
    )
    x, one = bw.tensor(SAMPLES), bw.ones(2)
    found = vmap(lambda x: tuple(op([x, one], [None, x])))(x)
    assert found[0].tolist() == (x * 2).tolist()
    assert found[1].tolist() == (x + 1).tolist()


def test_no_results(library: Library) -> None:
    op = _define(
        library, "fill(Tensor(a!) x, Tensor y) -> ()", lambda x, y: x.copy_(y) and None
    )
    op = _define(
        library, "put(Tensor(a!) x, Tensor y) -> ()", lambda x, y: [x.copy_(y), None][1]
    )
    x = bw.zeros(3, 2)
    given = []

    def function(x: Any, y: Any) -> Any:
        given.append(op(x, y))
        return x

    vmap(function)(x, bw.tensor(SAMPLES))
    assert given == [None]
    assert x.tolist() == SAMPLES


def test_optional_results_that_are_none(library: Library) -> None:
    op = _define(library, "maybe(Tensor x) -> (Tensor, Tensor?)", lambda x: (x, None))
    seen = []

    def function(x: Any) -> Any:
        first, second = op(x)
        seen.append(second)
        return first

    assert vmap(function)(bw.tensor(SAMPLES)).tolist() == SAMPLES
    assert seen == [None]


ERRORS = {
    "a number": ("ir(Tensor x) -> int", lambda x: 3, "vm::ir returns an int"),
    "shapes that differ": (
        "nz(Tensor x) -> Tensor",
        lambda x: x[x > 0],
        r"vm::nz gave results of different shapes.*\[1\], \[2\]",
    ),
    "lengths that differ": (
        "ln(Tensor x) -> Tensor[]",
        lambda x: [x] * int(x.sum().item()),
        "vm::ln gave lists of different lengths",
    ),
    "a view": (
        "vw(Tensor(a) x) -> Tensor(a)",
        lambda x: x.view(2),
        "vm::vw returns a view",
    ),
}


@pytest.mark.parametrize("case", ERRORS)
def test_what_cannot_be_stacked(library: Library, case: str) -> None:
    schema, kernel, message = ERRORS[case]
    op = _define(library, schema, kernel)
    with pytest.raises(RuntimeError, match=message):
        vmap(lambda x: [op(x), x][1])(bw.tensor(SAMPLES))


def test_an_out_that_is_not_batched(library: Library) -> None:
    op = _define(
        library,
        "o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        lambda x, out: out.copy_(x),
    )
    with pytest.raises(RuntimeError, match=r"vm::o.out writes into its argument out"):
        vmap(op)(bw.tensor(SAMPLES), out=bw.zeros(3, 2))


def test_an_out_that_is_batched(library: Library) -> None:
    op = _define(
        library,
        "o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        lambda x, out: out.copy_(x),
    )
    out = bw.zeros(3, 2)
    same = []

    def function(x: Any, out: Any) -> Any:
        same.append(op(x, out=out) is out)
        return out

    vmap(function)(bw.tensor(SAMPLES), out)
    assert same == [True]
    assert out.tolist() == SAMPLES


def test_no_samples(library: Library) -> None:
    op = _define(library, "un(Tensor x) -> Tensor", lambda x: x * 2)
    with pytest.raises(RuntimeError, match=r"vm::un .* size 0"):
        vmap(op)(bw.zeros(0, 2))


def test_one_warning_for_each_operator(library: Library) -> None:
    first = _define(library, "un(Tensor x) -> Tensor", lambda x: x * 2)
    second = _define(library, "other(Tensor x) -> Tensor", lambda x: x * 3)
    x = bw.tensor(SAMPLES)
    forget_warnings()
    with warnings.catch_warnings(record=True) as caught, FallbackGuard("warn"):
        warnings.simplefilter("always")
        vmap(first)(x)
        vmap(first)(x)
        vmap(lambda x: second(first(x)))(x)
    names = [str(each.message).split()[1] for each in caught]
    assert names == ["vm::un", "vm::other"]
    assert {each.category for each in caught} == {VmapFallbackWarning}
    assert {each.filename for each in caught} == {__file__}


def test_the_loop_can_be_forbidden(library: Library) -> None:
    op = _define(library, "un(Tensor x) -> Tensor", lambda x: x * 2)
    x = bw.tensor(SAMPLES)
    with (
        FallbackGuard("forbid"),
        pytest.raises(RuntimeError, match="vm::un has no batching rule"),
    ):
        vmap(op)(x)
    with FallbackGuard("forbid"):
        assert vmap(lambda x: x * 2)(x).tolist() == (x * 2).tolist()
    with pytest.raises(ValueError, match="warn, allow or forbid, not 'loud'"):
        FallbackGuard("loud")


def test_nested_loops_call_for_each_pair(library: Library) -> None:
    calls = []

    def kernel(x: Any, y: Any) -> Any:
        calls.append((x.item(), y.item()))
        return x * y

    op = _define(library, "mul2(Tensor x, Tensor y) -> Tensor", kernel)
    table = vmap(vmap(op, in_dims=(None, 0)), in_dims=(0, None))
    found = table(bw.tensor([1.0, 2.0]), bw.tensor([3.0, 5.0, 7.0]))
    assert found.tolist() == [[3, 5, 7], [6, 10, 14]]
    assert sorted(calls) == [(x, y) for x in (1, 2) for y in (3, 5, 7)]


def test_a_composite_operator_is_made_of_others(library: Library) -> None:
    op = library.define("comp(Tensor x) -> Tensor")
    calls = []

    def kernel(x: Any) -> Any:
        calls.append(list(x.shape))
        return x.exp() + 1

    library.impl(op, kernel)
    x = bw.tensor(SAMPLES)
    with FallbackGuard("forbid"):
        assert vmap(op)(x).tolist() == (x.exp() + 1).tolist()
    assert calls == [[2]]


def test_variants_share_the_tag_of_one_of_them(library: Library) -> None:
    schemas = (
        "clip_(Tensor(a!) x, float by=2) -> Tensor(a!)",
        "clip(Tensor x, float by=2) -> Tensor",
        "clip.out(Tensor x, float by=2, *, Tensor(a!) out) -> Tensor(a!)",
        "clip.other(Tensor x, float by=2, int times=1) -> Tensor",
    )
    tags = ("pointwise", "generated", "generated", ())
    ops = [library.define(s, tags=t) for s, t in zip(schemas, tags, strict=True)]
    in_place, functional, out, other = ops
    library.impl(in_place, lambda x, by: x.clamp_(-by, by), "CPU")
    library.impl(functional, lambda x, by: x.clamp(-by, by), "CPU")
    library.impl(out, lambda x, by, out: out.copy_(x.clamp(-by, by)), "CPU")
    library.impl(other, lambda x, by, times: x.clamp(-by, by) * times, "CPU")
    rows = bw.tensor(SAMPLES)
    expected = rows.clamp(-2, 2).tolist()
    with FallbackGuard("forbid"):
        assert vmap(functional)(rows).tolist() == expected
        assert vmap(lambda x: out(x, out=x.clone()))(rows).tolist() == expected
        assert vmap(in_place)(rows.clone()).tolist() == expected
        with pytest.raises(RuntimeError, match=r"vm::clip\.other has no batching rule"):
            vmap(other)(rows)


def test_overloads_of_one_signature_keep_to_their_own_tags(library: Library) -> None:
    tagged = library.define("two.each(Tensor x) -> Tensor", tags="pointwise")
    other = library.define("two.turned(Tensor x) -> Tensor")
    library.impl(tagged, lambda x: x * 2, "CPU")
    library.impl(other, lambda x: x.flip([0]), "CPU")
    rows = bw.tensor(SAMPLES)
    assert vmap(tagged)(rows).tolist() == (rows * 2).tolist()
    assert vmap(other)(rows).tolist() == rows.flip([1]).tolist()


def test_a_pointwise_tag_is_a_rule(library: Library) -> None:
    op = library.define("hyp(Tensor x, Tensor y) -> Tensor", tags="pointwise")
    calls = []

    def kernel(x: Any, y: Any) -> Any:
        calls.append((x.shape, y.shape))
        return (x * x + y * y).sqrt()

    library.impl(op, kernel, "CPU")
    with FallbackGuard("forbid"):
        found = vmap(op)(bw.ones(3), bw.ones(3, 2))
    assert found.shape == (3, 2)
    assert calls == [((3, 1), (3, 2))]


RULES: dict[str, tuple[str, Any, str | None]] = {
    # schema, rule, what the error says
    "in place": (
        "s_(Tensor(a!) x) -> Tensor(a!)",
        lambda info, in_dims, x: (x.mul_(2), in_dims[0]),
        None,
    ),
    "in place, by a view": (
        "s_(Tensor(a!) x) -> Tensor(a!)",
        lambda info, in_dims, x: (x.movedim(in_dims[0], 1).mul_(2), 1),
        None,
    ),
    "in place, a new tensor": (
        "s_(Tensor(a!) x) -> Tensor(a!)",
        lambda info, in_dims, x: (x * 2, in_dims[0]),
        r"memory of its own for its argument 'x', to which the operator writes",
    ),
    "in place, nothing": (
        "s_(Tensor(a!) x) -> Tensor(a!)",
        lambda info, in_dims, x: (None, None),
        r"nothing for its argument 'x', to which the operator writes",
    ),
    "out": (
        "s.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        lambda info, in_dims, x, *, out: (out.copy_(x).mul_(2), 0),
        None,
    ),
    "out, a new tensor": (
        "s.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        lambda info, in_dims, x, *, out: (x * 2, 0),
        r"memory of its own for its argument 'out', to which the operator writes",
    ),
    "second of several": (
        "s(Tensor x, Tensor(a!) y) -> (Tensor, Tensor(a!))",
        lambda info, in_dims, x, y: ((x, y + x), (in_dims[0], in_dims[1])),
        r"memory of its own for its argument 'y', to which the operator writes",
    ),
    "writes and returns nothing": (
        "s_(Tensor(a!) x) -> ()",
        lambda info, in_dims, x: (x.mul_(2) is None, None)[1:] * 2,
        None,
    ),
    "a tensor for nothing": (
        "s_(Tensor(a!) x) -> ()",
        lambda info, in_dims, x: (x * 2, in_dims[0]),
        "the operator returns nothing",
    ),
    "a view": (
        "s(Tensor(a) x) -> Tensor(a)",
        lambda info, in_dims, x: (x.unsqueeze(-1), in_dims[0]),
        None,
    ),
    "a view, a new tensor": (
        "s(Tensor(a) x) -> Tensor(a)",
        lambda info, in_dims, x: (x.clone(), in_dims[0]),
        r"memory of its own for its argument 'x', of which the result is a view",
    ),
    "views, a new tensor": (
        "s(Tensor(a) x) -> Tensor(a)[]",
        lambda info, in_dims, x: ([x, x + 0], [0, 0]),
        r"memory of its own for its argument 'x', of which the result is a view",
    ),
}


@pytest.mark.parametrize("case", RULES)
def test_rules_write_to_what_they_are_given(library: Library, case: str) -> None:
    schema, rule, told = RULES[case]
    op = library.define(schema)
    x, y = bw.tensor(SAMPLES), bw.zeros(3, 2)

    def function(x: Any, y: Any) -> Any:
        if op.schema.out_arguments:
            return op(x, out=y)
        return op(x, y) if len(op.schema.arguments) == 2 else op(x)

    with register_vmap(op, rule):
        if told is None:
            written = y if op.schema.out_arguments else x
            vmap(lambda x, y: (function(x, y), x)[1])(x, y)
            doubled = [[2 * number for number in row] for row in SAMPLES]
            is_written = any(each.is_write for each in op.schema.arguments)
            assert written.tolist() == (doubled if is_written else SAMPLES)
        else:
            with pytest.raises(KernelContractError, match=told):
                vmap(function)(x, y)
            assert [x.tolist(), y.tolist()] == [SAMPLES, bw.zeros(3, 2).tolist()]


@pytest.mark.parametrize(
    ("lists", "expected"),
    [
        (lambda t, w: ([t, w], [None, t]), ([0, None], [None, 0], [None, None])),
        (lambda t, w: ([w, w], [None]), ([None, None], [None], [None, None])),
        (lambda t, w: ([], []), ([], [], [None, None])),
    ],
)
def test_what_a_rule_is_told_of_lists(
    library: Library, lists: Any, expected: Any
) -> None:
    """As it is of those of torch.library.register_vmap: one for each element."""
    op = _define(
        library,
        "told(Tensor[] ts, Tensor?[] us, int[] n, Tensor x) -> Tensor",
        lambda ts, us, n, x: x,
    )
    seen: list[Any] = []

    def rule(info: Any, in_dims: Any, ts: Any, us: Any, n: Any, x: Any) -> Any:
        seen.append(in_dims)
        return x.clone(), in_dims[3]

    w = bw.ones(2)
    with register_vmap(op, rule):
        vmap(lambda t: op(*lists(t, w), [1, 2], t))(bw.ones(3, 2))
    assert seen == [(*expected, 0)]


def test_what_is_made_of_other_operators_need_not_give_a_view(library: Library) -> None:
    op = library.define("s(Tensor(a) x) -> Tensor(a)")
    library.impl(op, lambda x: x.contiguous(), "CompositeImplicitAutograd")
    with register_vmap(op, lambda info, in_dims, x: (x.clone(), in_dims[0])):
        assert vmap(op)(bw.tensor(SAMPLES)).tolist() == SAMPLES
