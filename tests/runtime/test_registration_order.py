"""The state after registrations and removals depends on the set in effect alone."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runtime import introspect
from runtime.boxing import BoxedKernel, fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.registration_handles import RegistrationHandle


def identity(x: Any) -> Any:
    """A kernel."""
    return x


Register = Callable[[Dispatcher], RegistrationHandle]


def _impl(key: str) -> Register:
    return lambda dispatcher: dispatcher.impl(
        "t::foo", identity, key, debug=f"kernel {key}"
    )


STEPS: dict[str, Register] = {
    "define": lambda d: d.define("t::foo(Tensor x) -> Tensor", debug="here"),
    "define overload": lambda d: d.define("t::foo.a(Tensor x) -> Tensor", debug="here"),
    **{
        f"impl {key}": _impl(key)
        for key in (
            *("CPU", "FPGA", "Autograd", "AutogradCPU", "CompositeImplicitAutograd"),
            *("CompositeExplicitAutograd", "BackendSelect"),
        )
    },
    "fallback FPGA": lambda d: d.fallback(fallthrough_kernel, "FPGA", debug="here"),
    "fallback AutogradIPU": lambda d: d.fallback(
        BoxedKernel.make_from_function(lambda op, stack: None),
        "AutogradIPU",
        debug="here",
    ),
}


def _state(dispatcher: Dispatcher) -> str:
    op = dispatcher.handle("t::foo")
    return introspect.dump_state(dispatcher) + introspect.dump_table(op)


def _commute(names: Sequence[str]) -> None:
    """Every order of making and of removing goes through the same states."""
    states: dict[frozenset[str], str] = {}
    for made in itertools.permutations(names):
        dispatcher = Dispatcher()
        handles: dict[str, RegistrationHandle] = {}
        removed = made[::2] + made[1::2]
        for name in (*made, *removed):
            if name in handles:
                handles.pop(name).remove()
            else:
                handles[name] = STEPS[name](dispatcher)
            state = _state(dispatcher)
            assert states.setdefault(frozenset(handles), state) == state
            assert introspect.check_invariants(dispatcher) == []


@pytest.mark.parametrize(
    "names",
    [
        ("define", "impl CPU", "impl Autograd", "impl CompositeImplicitAutograd"),
        ("define", "impl FPGA", "impl CompositeImplicitAutograd", "fallback FPGA"),
        ("define", "define overload", "impl CPU", "fallback AutogradIPU"),
    ],
    ids=" + ".join,
)
def test_order_does_not_matter(names: tuple[str, ...]) -> None:
    _commute(names)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.sampled_from(sorted(STEPS)), min_size=2, max_size=4, unique=True))
def test_order_of_drawn_steps_does_not_matter(names: list[str]) -> None:
    _commute(names)
