"""Every overload of the default schema against torch, in all its variants.

Each test makes many calls, all that the samples of one overload give rise to, and
lists those that differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import Outcome, Rule, Seen, difference, run
from out_forms import EMPTY, FITTING, SPECIAL, chosen, with_out
from sample_arrays import describe
from samples import Named, Sample
from torch_side import TorchSide

from codegen.model.functions import NativeFunction
from codegen.model.groups import NativeFunctionsGroup
from runtime.device import META
from runtime.schema import SchemaKind

TORCH: Final = TorchSide()
TORCH_META: Final = TorchSide("meta")
BOXWOOD: Final = BoxwoodSide()
BOXWOOD_META: Final = BoxwoodSide(META)

# Out tensors of many forms are tried with this many samples.
_SPECIAL_SAMPLES: Final = 6
# Variants on the meta device are tried with this many samples.
_META_SAMPLES: Final = 8
# A failing test shows this many calls.
_SHOWN: Final = 12

_RESULTS_ARE_NOT_KNOWN: Final = {"dynamic_output_shape", "data_dependent_output"}


def _fail_if(name: str, wrong: list[str]) -> None:
    if wrong:
        shown = "\n  ".join(wrong[:_SHOWN])
        more = f"\n  and {len(wrong) - _SHOWN} more" if len(wrong) > _SHOWN else ""
        pytest.fail(
            f"{name}: {len(wrong)} calls differ\n  {shown}{more}", pytrace=False
        )


def _samples(name: str) -> list[Sample]:
    return cases.samples().get(name, [])


def _compare(name: str, calls: Iterable[tuple[str, Sample]]) -> None:
    """Make every call in both libraries; the text says what is particular about it."""
    theirs, ours = TORCH.operator(name), BOXWOOD.operator(name)
    wrong = []
    with TORCH.seeing_warnings():
        for label, call in calls:
            expected = run(TORCH, theirs, call)
            found = run(BOXWOOD, ours, call)
            rule = Rule(call.rtol, call.atol, values=not call.random)
            differs = difference(expected, found, rule)
            if differs is not None:
                wrong.append(f"{label}{describe(call)}: {differs}")
    _fail_if(name, wrong)


@pytest.mark.parametrize("name", cases.names(SchemaKind.functional))
def test_functional(name: str) -> None:
    _compare(name, (("", sample) for sample in _samples(name)))


@pytest.mark.parametrize("name", cases.names(SchemaKind.inplace, SchemaKind.mutable))
def test_in_place(name: str) -> None:
    _compare(name, (("", sample) for sample in _samples(name)))


@pytest.mark.parametrize("name", cases.names(SchemaKind.out))
def test_out(name: str) -> None:
    _compare(name, ((f"out {form}: ", call) for form, call in _out_calls(name)))


def _out_calls(name: str) -> Iterator[tuple[str, Sample]]:
    """Calls with out arguments of all forms."""
    function = cases.functions()[name]
    yield from (
        ("as written", s) for s in _samples(name) if cases.is_direct(function, s)
    )
    functional = _functional_of(function)
    if functional is None:
        return
    source = TORCH.operator(str(functional.name))
    table = [s for s in _samples(name) if not cases.is_direct(function, s)]
    few = {id(sample) for sample in chosen(table, _SPECIAL_SAMPLES)}
    for sample in table:
        result = run(TORCH, source, sample)
        forms = (FITTING, EMPTY, *SPECIAL) if id(sample) in few else (FITTING, EMPTY)
        for form in forms:
            yield form.name, with_out(sample, function.schema, result, form)


def _functional_of(function: NativeFunction) -> NativeFunction | None:
    for group in cases.loaded().groups:
        if isinstance(group, NativeFunctionsGroup) and group.out is function:
            return group.functional
    return None


@pytest.mark.parametrize("name", sorted(cases.rejected()))
def test_refused(name: str) -> None:
    theirs = TORCH.operator(name)
    taken = [
        describe(sample)
        for sample in cases.rejected()[name]
        if run(TORCH, theirs, sample).error is None
    ]
    assert not taken, "torch takes what it should refuse"
    _compare(name, (("", sample) for sample in cases.rejected()[name]))


# The meta device


@pytest.mark.parametrize("name", cases.names())
def test_meta(name: str) -> None:
    function = cases.functions()[name]
    if function.tags & _RESULTS_ARE_NOT_KNOWN:
        return
    calls = _samples(name)
    if function.kind is SchemaKind.out:
        forms = ("as written", FITTING.name, EMPTY.name)
        calls = [call for form, call in _out_calls(name) if form in forms]
    calls = [call for call in calls if call.meta]
    if function.kind is not SchemaKind.functional:
        calls = chosen(calls, _META_SAMPLES)
    wrong = []
    for call in calls:
        found = _meta_difference(function, name, call)
        if found is not None:
            wrong.append(f"{describe(call)}: {found}")
    _fail_if(name, wrong)


def _meta_difference(function: NativeFunction, name: str, call: Sample) -> str | None:
    """What is wrong on the meta device, compared with the CPU.

    What it takes and refuses is compared with torch, which does not see values there
    either; except where torch has no kernel for it.
    """
    on_cpu = run(BOXWOOD, BOXWOOD.operator(name), call)
    call = _with_device(function, call)
    on_meta = run(BOXWOOD_META, BOXWOOD_META.operator(name), call)
    if on_cpu.error is not None or on_meta.error is not None:
        theirs = run(TORCH_META, TORCH_META.operator(name), call)
        if not isinstance(theirs.error, NotImplementedError):
            return difference(theirs, on_meta, Rule(warnings=False))
    return difference(_moved_to_meta(on_cpu), on_meta, Rule(warnings=False))


def _with_device(function: NativeFunction, call: Sample) -> Sample:
    """The call with the device named, where a device may be named."""
    if function.schema.tensor_options is None or "device" in call.kwargs:
        return call
    return call.with_kwargs(**call.kwargs, device=Named("device", "meta"))


def _moved_to_meta(value: Any) -> Any:
    match value:
        case Outcome():
            return replace(
                value,
                result=_moved_to_meta(value.result),
                arguments=tuple(_moved_to_meta(value.arguments)),
            )
        case Seen():
            return replace(value, device="meta", values=None)
        case list() | tuple():
            return [_moved_to_meta(item) for item in value]
        case _:
            return value


# What the tables must hold for the tests above to mean something


def test_every_overload_has_samples() -> None:
    found = cases.samples()
    missing = [name for name in cases.names() if not found.get(name)]
    assert not missing, f"{len(missing)} overloads without samples: {missing}"


@pytest.mark.parametrize("name", cases.names(SchemaKind.functional))
def test_samples_succeed(name: str) -> None:
    """A table of nothing but errors would compare nothing."""
    theirs = TORCH.operator(name)
    outcomes = [run(TORCH, theirs, sample) for sample in _samples(name)]
    assert any(outcome.error is None for outcome in outcomes)
    if cases.functions()[name].is_view:
        assert any(_shares(outcome.result) for outcome in outcomes)


def _shares(result: Any) -> bool:
    if isinstance(result, list):
        return any(_shares(item) for item in result)
    return isinstance(result, Seen) and bool(result.shares)
