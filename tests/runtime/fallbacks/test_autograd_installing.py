"""Autograd beside fallbacks that a program has for the same keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.boxing import fallthrough_kernel
from runtime.dispatcher import get_default_dispatcher
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd
from runtime.introspect import check_invariants
from runtime.key_set import after_ADInplaceOrView_keyset, after_autograd_keyset
from runtime.library import Library

Seen = list[str]
KEYS = {
    "ADInplaceOrView": after_ADInplaceOrView_keyset,
    "AutogradCPU": after_autograd_keyset,
    "AutogradPrivateUse1": after_autograd_keyset,
}


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    check_invariants(get_default_dispatcher())


def noting(key: str, seen: Seen) -> Callable[..., None]:
    def fallback(op: Any, keys: Any, stack: Any) -> None:
        seen.append(op.qualified_name)
        op.redispatch_boxed(keys & KEYS[key], stack)

    return fallback


def _gradient() -> Any:
    x = bw.tensor([1.0, 2.0]).requires_grad_()
    y = x * 1
    y[0:1].mul_(3)
    (found,) = autograd.grad(y.sum(), x)
    return found.tolist()


@pytest.mark.parametrize("key", KEYS)
def test_a_fallback_of_the_program_is_not_replaced_unasked(key: str) -> None:
    seen: Seen = []
    with Library("_", "IMPL", key) as library:
        library.fallback(noting(key, seen), allow_override=True)
        with pytest.raises(
            RegistrationError, match=rf"{key} has .*allow_override=True"
        ):
            autograd.install()
        bw.ones(2).view(2)
        assert bool(seen) is (key != "AutogradPrivateUse1")
        assert not bw.ones(1).requires_grad_().mul(2).requires_grad
    with autograd.install():
        assert _gradient() == [3.0, 1.0]


@pytest.mark.parametrize("key", KEYS)
def test_it_is_out_of_force_while_autograd_is_installed(key: str) -> None:
    seen: Seen = []
    with Library("_", "IMPL", key) as library:
        library.fallback(noting(key, seen), allow_override=True)
        with autograd.install(allow_override=True):
            with autograd.install():  # a second time there is nothing to override
                assert _gradient() == [3.0, 1.0]
            assert _gradient() == [3.0, 1.0]
            assert seen == []
        bw.ones(2).view(2)
        assert bool(seen) is (key != "AutogradPrivateUse1")
    seen.clear()
    bw.ones(2).view(2)
    assert seen == []


@pytest.mark.parametrize("key", KEYS)
def test_it_can_be_removed_first(key: str) -> None:
    library = Library("_", "IMPL", key)
    library.fallback(noting(key, []), allow_override=True)
    with autograd.install(allow_override=True):
        library.destroy()
        assert _gradient() == [3.0, 1.0]
    with autograd.install():
        assert _gradient() == [3.0, 1.0]


def test_one_that_falls_through_is_no_hindrance() -> None:
    with Library("_", "IMPL", "ADInplaceOrView") as library:
        library.fallback(fallthrough_kernel, allow_override=True)
        with autograd.install():
            assert _gradient() == [3.0, 1.0]


@pytest.mark.parametrize("key", KEYS)
def test_a_fallback_after_autograd_is_refused_as_any_second_one(key: str) -> None:
    with autograd.install(), Library("_", "IMPL", key) as library:
        with pytest.raises(RegistrationError, match="already has a backend fallback"):
            library.fallback(noting(key, []))
        seen: Seen = []
        library.fallback(noting(key, seen), allow_override=True)
        bw.ones(2).view(2)
        # Operators with a formula do not come to a fallback of autograd's keys.
        assert bool(seen) is (key == "ADInplaceOrView")
    assert not bw.ones(1).requires_grad_().mul(2).requires_grad
