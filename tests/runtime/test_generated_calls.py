"""Four ways to call an operator, and they agree.

The generated wrapper, the operator called with a stack, the wrapper that takes the key
set, and the kernel itself, taken from the dispatch table. Each operator of the default
schema is called with some of the samples that hold its results to account elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import Outcome, Rule, difference, run
from out_forms import FITTING, chosen, with_out
from sample_arrays import describe
from samples import Sample

import generated
from codegen.model.groups import NativeFunctionsGroup
from generated import operators, redispatch
from runtime.generator import fork_rng
from runtime.kernel import Registration
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.local_keys import apply
from runtime.operator import OperatorHandle
from runtime.schema import SchemaKind

SIDE = BoxwoodSide()

_SAMPLES = 4


def _wrappers(module: Any) -> dict[str, Callable[..., Any]]:
    """The functions of a generated module by the name in their schema."""
    found = {}
    for value in vars(module).values():
        if callable(value) and (value.__doc__ or "").startswith("aten::"):
            found[value.__doc__.partition("(")[0].removeprefix("aten::")] = value
    return found


WRAPPERS = _wrappers(operators)
REDISPATCHING = _wrappers(redispatch)


def test_every_operator_has_its_wrappers() -> None:
    assert sorted(WRAPPERS) == cases.names()
    assert sorted(REDISPATCHING) == cases.names()


def _calls(name: str) -> list[Sample]:
    function = cases.functions()[name]
    table = chosen(cases.samples().get(name, []), _SAMPLES)
    if function.kind is not SchemaKind.out:
        return table
    functional = _functional_of(name)
    calls = [sample for sample in table if cases.is_direct(function, sample)]
    for sample in table:
        if functional is not None and not cases.is_direct(function, sample):
            result = run(SIDE, SIDE.operator(functional), sample)
            calls.append(with_out(sample, function.schema, result, FITTING))
    return calls


def _functional_of(name: str) -> str | None:
    for group in cases.loaded().groups:
        if isinstance(group, NativeFunctionsGroup) and str(group.out.name) == name:
            return str(group.functional.name)
    return None


def _handle(name: str) -> OperatorHandle:
    base, _, overload = name.partition(".")
    handle = getattr(getattr(generated.ops.aten, base), overload or "default")
    assert isinstance(handle, OperatorHandle)
    return handle


def _call_boxed(handle: OperatorHandle) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        below = object()
        stack = [below, *handle.box(*args, **kwargs)]
        handle.call_boxed(stack)
        assert stack[0] is below
        assert len(stack) - 1 == len(handle.schema.returns)
        if len(stack) == 1:
            return None
        return stack[1] if len(stack) == 2 else tuple(stack[1:])

    return call


def _keys_of(handle: OperatorHandle, args: tuple[Any, ...]) -> DispatchKeySet:
    return DispatchKeySet.from_raw(apply(handle.keys_of(args)))


def _layers(
    handle: OperatorHandle, keys: DispatchKeySet
) -> Iterator[tuple[DispatchKey, Registration]]:
    """The keys whose entries in the table are kernels, the one that is called first."""
    present = sorted(keys, reverse=True) or [DispatchKey.Undefined]
    for key in present:
        registration = handle.resolution(key).kernel
        if registration is not None and not registration.kernel.is_fallthrough:
            yield key, registration


def _call_kernel(handle: OperatorHandle) -> Callable[..., Any]:
    """The function in the table of dispatch, called without the dispatcher."""

    def call(*args: Any, **kwargs: Any) -> Any:
        boxed = handle.box(*args, **kwargs)
        complete = tuple(boxed)
        _, registration = next(_layers(handle, _keys_of(handle, complete)))
        kernel = registration.kernel
        assert kernel.unboxed is not None
        assert not kernel.with_keyset
        return kernel.unboxed(*complete)

    return call


def _redispatch(handle: OperatorHandle, name: str) -> Callable[..., Any]:
    wrapper = REDISPATCHING[name]

    def call(*args: Any, **kwargs: Any) -> Any:
        keys = _keys_of(handle, tuple(handle.box(*args, **kwargs)))
        return wrapper(keys, *args, **kwargs)

    return call


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", cases.names())
def test_all_ways_agree(name: str) -> None:
    handle = _handle(name)
    ways = {
        "boxed": _call_boxed(handle),
        "redispatch": _redispatch(handle, name),
        "kernel": _call_kernel(handle),
    }
    calls = _calls(name)
    assert calls, f"{name} has no samples"
    is_seeded = "nondeterministic_seeded" in cases.functions()[name].tags
    for sample in calls:
        # What is random and takes no seed is memory that nobody wrote to.
        rule = Rule(exact=True, values=is_seeded or not sample.random)
        expected = _run(WRAPPERS[name], sample)
        for way, function in ways.items():
            found = _run(function, sample)
            differs = difference(expected, found, rule)
            assert differs is None, f"{way} {describe(sample)}: {differs}"
            assert type(expected.error) is type(found.error)


def _run(function: Callable[..., Any], sample: Sample) -> Outcome:
    """A call with the generators as they are now, so that each way draws the same."""
    with fork_rng():
        return run(SIDE, function, sample)
