"""The generic mode: which calls it sees, how it is passed by, and that it changes nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.errors import DispatchError, RegistrationError
from runtime.fallbacks.generic_mode import KEY, GenericMode, install, install_for
from runtime.library import Library
from runtime.local_keys import ExcludeDispatchKeyGuard, capture, included

aten = bw.ops.aten


def _views() -> Any:
    x = bw.arange(6.0)
    return x.view(2, 3).t().split(1)


def _in_place() -> Any:
    x = bw.ones(2)
    assert x.add_(x) is x
    return x


def _out() -> Any:
    out = bw.empty(0)
    assert bw.add(bw.ones(2), bw.ones(2), out=out) is out
    return out


def _lists() -> Any:
    x = bw.ones(2, 2)
    bw.ops.aten._foreach_add_.Scalar([x, x[0]], 1)
    return x[None, bw.tensor([0])]


SEEN = {
    # What a composite is made of runs below the mode: one call, not two.
    "composite": (lambda: bw.ones(2).square(), ["ones", "square"]),
    "mul": (lambda: bw.ones(2) * bw.ones(2), ["ones", "ones", "mul.Tensor"]),
    "views": (_views, ["arange", "view", "t", "split.Tensor"]),
    "in place": (_in_place, ["ones", "add_.Tensor"]),
    "out": (_out, ["empty.memory_format", "ones", "ones", "add.out"]),
    "lists": (
        _lists,
        ["ones", "select.int", "_foreach_add_.Scalar", "unsqueeze", "index.Tensor"],
    ),
}


@pytest.mark.parametrize("case", SEEN)
def test_calls_of_the_block_are_seen_once_each(case: str) -> None:
    program, expected = SEEN[case]
    seen: list[Any] = []
    plain = program()
    with install(seen.append):
        with GenericMode():
            result = program()
        bw.ones(1)
    assert [op.qualified_name.removeprefix("aten::") for op in seen] == expected
    assert _values(result) == _values(plain)


def _values(value: Any) -> Any:
    return [_values(item) for item in value] if type(value) is list else value.tolist()


def test_it_falls_through_for_all_but_one_operator() -> None:
    seen: list[Any] = []
    with install_for(aten.mul.Tensor, seen.append), GenericMode():
        x = bw.zeros(2) + bw.ones(2)
        x = x * x
    assert seen == [aten.mul.Tensor]
    assert x.tolist() == [1.0, 1.0]


def test_what_was_installed_for_one_operator_goes_as_a_whole() -> None:
    handle = install_for(aten.mul.Tensor, lambda op: None)
    handle.remove()
    with install():
        pass
    assert not aten.mul.Tensor.has_kernel_for(KEY)


def test_half_an_installation_is_undone() -> None:
    with Library("aten", "IMPL", KEY) as library:
        library.impl("mul.Tensor", lambda self, other: self)
        with pytest.raises(RegistrationError, match="already has a kernel"):
            install_for(aten.mul.Tensor, lambda op: None)
    with install():
        pass


def test_without_a_fallback_the_mode_is_an_error() -> None:
    with GenericMode(), pytest.raises(DispatchError, match="TESTING_ONLY_GenericMode"):
        bw.ones(1)
    assert bw.ones(1).tolist() == [1.0]


def test_two_fallbacks_of_one_key_are_an_error_with_both_sites() -> None:
    with install(), pytest.raises(RegistrationError) as raised:
        install()
    assert str(raised.value).count("generic_mode.py:") == 2
    assert KEY.name in str(raised.value)


def test_the_mode_is_restored_after_an_error() -> None:
    before = capture()

    def fail(op: Any) -> None:
        raise ZeroDivisionError(op.qualified_name)

    with install(fail):
        with GenericMode():
            with pytest.raises(ZeroDivisionError, match="aten::ones"):
                bw.ones(1)
            assert KEY in included()
            with ExcludeDispatchKeyGuard(KEY):
                assert bw.ones(1).tolist() == [1.0]
        assert capture() is before


def test_nested_modes_are_one() -> None:
    seen: list[Any] = []
    with install(seen.append), GenericMode(), GenericMode():
        bw.ones(1)
    assert seen == [aten.ones.default]


def test_an_observer_may_call_operators() -> None:
    seen: list[Any] = []

    def observe(op: Any) -> None:
        seen.append(op)
        bw.ones(1)

    with install(observe), GenericMode():
        bw.zeros(1)
    assert seen == [aten.zeros.default]


def _in_thread(program: Callable[[], None]) -> None:
    thread = threading.Thread(target=program)
    thread.start()
    thread.join()


def test_other_threads_do_not_see_the_mode() -> None:
    seen: list[Any] = []
    with install(seen.append), GenericMode():
        _in_thread(lambda: bw.ones(1) and None)
        assert seen == []
        bw.ones(1)
    assert len(seen) == 1


def test_tasks_do_not_see_each_others_mode() -> None:
    seen: list[Any] = []

    async def inside() -> None:
        with GenericMode():
            await asyncio.sleep(0)
            bw.ones(1)
            await asyncio.sleep(0)

    async def outside() -> None:
        for _ in range(3):
            bw.zeros(1)
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(inside(), outside())

    with install(seen.append):
        asyncio.run(both())
    assert seen == [aten.ones.default]
