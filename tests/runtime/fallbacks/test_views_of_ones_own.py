"""A view operator that a program brings, under each fallback, by the key of its kernel."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.errors import DispatchError
from runtime.fallbacks import autograd
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import FallbackGuard, register_vmap, vmap
from runtime.library import Library
from runtime.local_keys import AutoDispatchBelowAutograd
from runtime.tensor import alias_with

IMPLICIT = "CompositeImplicitAutograd"
EXPLICIT = "CompositeExplicitAutograd"


def _by_views(self: Any) -> Any:
    return bw.ops.aten.slice.Tensor(self, 0, None, None, 2)


def _by_memory(self: Any) -> Any:
    size, step = -(-self.shape[0] // 2), self.strides[0] * 2
    return alias_with(self, (size,), (step,), self.storage_offset())


def _by_memory_alone(self: Any) -> Any:
    with AutoDispatchBelowAutograd():
        return _by_memory(self)


VIEWS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "composite": (_by_views, IMPLICIT),
    "explicit": (_by_views, EXPLICIT),
    "one backend": (_by_views, "CPU"),
    "memory": (_by_memory, EXPLICIT),
    "composite memory": (_by_memory, IMPLICIT),
    "memory below autograd": (_by_memory_alone, EXPLICIT),
}
LOOKED_INTO = {"composite", "composite memory"}
LACKS_META = {"one backend"}
HAS_NO_GRADIENTS = {"memory below autograd"}


@pytest.fixture(params=VIEWS)
def view(request: pytest.FixtureRequest) -> Iterator[tuple[str, Any]]:
    kernel, key = VIEWS[request.param]
    with Library("own", "DEF") as library:
        op = library.define("evens(Tensor(a) self) -> Tensor(a)")
        library.impl(op, kernel, key)
        yield request.param, op


def _doubled(op: Any) -> Callable[[Any], Any]:
    """Doubles every second element in place."""

    def program(x: Any) -> Any:
        y = op(x)
        y.mul_(2)
        return x

    return program


def _of_all(info: Any, in_dims: Any, self: Any) -> Any:
    return self.movedim(in_dims[0], 0)[:, ::2], 0


def test_writes_are_in_the_tensor(view: tuple[str, Any]) -> None:
    _, op = view
    assert _doubled(op)(bw.arange(5)).tolist() == [0, 1, 4, 3, 8]


def test_functional_form_needs_to_know_the_look(view: tuple[str, Any]) -> None:
    name, op = view
    program = functionalize(_doubled(op))
    if name in LACKS_META:
        with pytest.raises(
            DispatchError, match="own::evens has no kernel for"
        ) as caught:
            program(bw.arange(5))
        (note,) = caught.value.__notes__
        assert note.startswith(
            "functional form asks own::evens on Meta what its results"
        )
    else:
        assert program(bw.arange(5)).tolist() == [0, 1, 4, 3, 8]


def test_vmap_says_what_it_needs(view: tuple[str, Any]) -> None:
    name, op = view
    rows = bw.arange(6).reshape(2, 3)
    if name in LOOKED_INTO:
        vmap(_doubled(op))(rows)
    else:
        with pytest.raises(RuntimeError) as caught:
            vmap(_doubled(op))(rows)
        message = str(caught.value)
        assert message.startswith("vmap: own::evens returns a view and has no batching")
        assert "register a rule with register_vmap(" in message
        assert f"register that for {IMPLICIT}" in message
        with register_vmap(op, _of_all):
            vmap(_doubled(op))(rows)
    assert rows.tolist() == [[0, 1, 4], [6, 4, 10]]


def test_the_rule_of_a_view_serves_its_copying_twin(view: tuple[str, Any]) -> None:
    name, op = view
    rows = bw.arange(6).reshape(2, 3)
    with Library("own", "FRAGMENT") as library:
        twin = library.define("evens_copy(Tensor self) -> Tensor", tags="view_copy")
        library.impl(twin, lambda x: op(x).clone(), EXPLICIT)
        with FallbackGuard("forbid"):
            if name not in LOOKED_INTO:
                with pytest.raises(RuntimeError, match="forbid"):
                    vmap(twin)(rows)
            with register_vmap(op, _of_all):
                copies = vmap(twin)(rows)
        with FallbackGuard("allow"):
            assert vmap(twin)(rows).tolist() == copies.tolist() == [[0, 2], [3, 5]]
    copies.zero_()
    assert rows.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_writes_are_made_again_when_memory_is_scarce(view: tuple[str, Any]) -> None:
    _, op = view
    x = bw.arange(5)
    with rematerialize(3 * 40, cost="unit") as stats:
        y = _doubled(op)(x + 0)
        others = [x + n for n in range(1, 6)]
        assert y.tolist() == [0, 1, 4, 3, 8]
        assert [each.tolist()[0] for each in others] == [1, 2, 3, 4, 5]
        assert y.tolist() == [0, 1, 4, 3, 8]
    assert stats.recomputed > 0


NESTED: list[Callable[[Any], Any]] = [
    vmap,
    lambda f: vmap(functionalize(f)),
    lambda f: functionalize(vmap(f)),
]


@pytest.mark.parametrize("transform", NESTED)
@pytest.mark.parametrize("name", sorted(LOOKED_INTO))
def test_composites_in_wrappers(name: str, transform: Callable[[Any], Any]) -> None:
    kernel, key = VIEWS[name]
    with Library("own", "DEF") as library:
        op = library.define("evens(Tensor(a) self) -> Tensor(a)")
        library.impl(op, kernel, key)
        rows = bw.arange(6).reshape(2, 3)
        transform(_doubled(op))(rows)
    assert rows.tolist() == [[0, 1, 4], [6, 4, 10]]


def test_the_advice_of_vmap_can_be_taken() -> None:
    with Library("own", "DEF") as library:
        op = library.define("evens(Tensor(a) self) -> Tensor(a)")
        explicit = library.impl(op, _by_views, EXPLICIT)
        with pytest.raises(RuntimeError, match=IMPLICIT):
            vmap(op)(bw.arange(6).reshape(2, 3))
        explicit.remove()
        library.impl(op, _by_views, IMPLICIT)
        assert vmap(op)(bw.arange(6).reshape(2, 3)).tolist() == [[0, 2], [3, 5]]


def test_gradients_pass_or_a_warning_says_where_they_end(view: tuple[str, Any]) -> None:
    name, op = view
    with autograd.install(), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        x = bw.ones(3).requires_grad_()
        op(x).sum().backward()
        gradient = x.grad
    if name not in HAS_NO_GRADIENTS:
        assert gradient.tolist() == [1.0, 0.0, 1.0]
        assert caught == []
    else:
        assert gradient is None
        assert ["own::evens has no derivative" in str(w.message) for w in caught] == [
            True
        ]


def test_a_write_is_known_to_views_made_before(view: tuple[str, Any]) -> None:
    """What becomes recorded shows in what was a view of it already, as in slices."""
    name, op = view
    with autograd.install(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        factor = bw.tensor([3.0]).requires_grad_()
        for viewed in (op, lambda y: y[::2]):
            base = bw.arange(1.0, 6.0)
            seen = viewed(base)
            with autograd.no_grad():
                unrecorded = viewed(base)
            base.mul_(factor)
            assert seen.requires_grad
            assert unrecorded.requires_grad
            (found,) = autograd.grad(seen.sum(), [factor], allow_unused=True)
            if viewed is op and name in HAS_NO_GRADIENTS:
                assert found is None
            else:
                assert found.tolist() == [9.0]


def test_a_recorded_write_to_a_view_reaches_the_base(view: tuple[str, Any]) -> None:
    _, op = view
    with autograd.install():
        factor = bw.tensor([3.0]).requires_grad_()
        for viewed in (op, lambda y: y[::2]):
            base = bw.arange(1.0, 6.0)
            viewed(base).mul_(factor)
            assert base.requires_grad
            assert autograd.grad(base.sum(), [factor])[0].tolist() == [9.0]


def test_a_view_made_under_no_grad_is_refused_where_writes_are_recorded(
    view: tuple[str, Any],
) -> None:
    _, op = view
    with autograd.install():
        factor = bw.tensor([3.0]).requires_grad_()
        leaf = bw.arange(1.0, 6.0).requires_grad_()
        for viewed in (op, lambda y: y[::2]):
            computed = leaf * 1
            with autograd.no_grad():
                of_computed, of_leaf = viewed(computed), viewed(leaf)
            assert of_computed.requires_grad
            for each in (of_computed, of_leaf):
                with pytest.raises(RuntimeError, match=r"made under no_grad\(\)"):
                    each.mul_(factor)
            computed.mul_(2)
            with pytest.raises(RuntimeError, match=r"made under no_grad\(\)"):
                (of_computed * 1).sum()


def test_what_is_detached_stays_detached_by_any_kernel() -> None:
    def kernel(self: Any) -> Any:
        return alias_with(self, self.shape, self.strides)

    with autograd.install(), Library("aten", "IMPL", "CPU") as library:
        library.impl("detach", kernel, allow_override=True)
        base = bw.arange(1.0, 6.0)
        apart = base.detach()
        base.mul_(bw.tensor([3.0]).requires_grad_())
        assert base.requires_grad
        assert not apart.requires_grad
        assert not base.detach().requires_grad


@pytest.mark.parametrize("key", [EXPLICIT, "CPU"])
def test_gradients_end_at_a_view_of_a_dtype_without_them(key: str) -> None:
    with Library("own", "DEF") as library, autograd.install():
        op = library.define("bits(Tensor(a) self) -> Tensor(a)")
        library.impl(op, lambda self: self.view(bw.int32), key)
        base = bw.zeros(2)
        bits = op(base)
        one = bits[:1]
        base.add_(bw.tensor([1.0, 2.0]).requires_grad_())
        assert base.requires_grad
        assert not bits.requires_grad
        assert not one.requires_grad
        assert bits._version == base._version
        assert bits.tolist() == base.view(bw.int32).tolist()
