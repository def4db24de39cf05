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
from variations import variations

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
# Samples of each operator that are tried in other dtypes and layouts.
_VARIED_SAMPLES: Final = 4
# Variants on the meta device are tried with this many samples.
_META_SAMPLES: Final = 8
# A failing test shows this many calls.
_SHOWN: Final = 12

_RESULTS_ARE_NOT_KNOWN: Final = {"dynamic_output_shape", "data_dependent_output"}

# Where torch is no measure. Everything else about these operators is compared.

_ANY_STRIDES: Final = frozenset({"out transposed: ", "out sliced: "})
TORCH_IS_WRONG: Final = {
    # They write row by row into the memory of out, whatever its strides are.
    "_softmax.out": _ANY_STRIDES,
    "_log_softmax.out": _ANY_STRIDES,
    "gelu.out": _ANY_STRIDES,
    "narrow_copy.out": _ANY_STRIDES,
    # They give out to a product of matrices, for which it must be viewed as a matrix,
    # and fail where that is not possible.
    "matmul.out": _ANY_STRIDES,
    "linear.out": _ANY_STRIDES,
}
"""Forms of out that are compared with the functional variant, by operator."""

OTHER_WARNINGS: Final = {
    # It first resizes out to the shape of self, then to that of the mean.
    "mse_loss.out",
    # A vector is viewed as a matrix of one row, to whose shape out is resized.
    "matmul.out",
    "linear.out",
    # They compute truth values in the common dtype, and warn of losing imaginary parts.
    "eq_.Scalar",
    "eq.Scalar_out",
    "ne_.Scalar",
    "ne.Scalar_out",
}
"""Operators that warn of what a caller did not do; their warnings are not compared."""

REFUSED_HERE: Final = {
    # Writing element by element would be right only if the elements that are one in
    # memory have equal places in their matrices; all in-place operators refuse them.
    "tril_": "expanded",
    "triu_": "expanded",
    # torch reads and writes beyond the end of the storage.
    "_reshape_alias": "expanded",
    "_reshape_alias_copy": "expanded",
}
"""A word in the descriptions of the samples that torch takes and that are refused here."""


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
    """Make every call in both libraries; the label says which form of call it is."""
    theirs, ours = TORCH.operator(name), BOXWOOD.operator(name)
    warnings = name not in OTHER_WARNINGS
    wrong = []
    with TORCH.seeing_warnings():
        for label, call in calls:
            found = run(BOXWOOD, ours, call)
            if _is_refused_here(name, call, found):
                continue
            if label in TORCH_IS_WRONG.get(name, ()):
                expected, rule = _without_out(name, call)
            else:
                expected = run(TORCH, theirs, call)
                rule = Rule(
                    call.rtol, call.atol, values=not call.random, warnings=warnings
                )
            differs = difference(expected, found, rule)
            if differs is not None:
                wrong.append(f"{label}{describe(call)}: {differs}")
    _fail_if(name, wrong)


def _without_out(name: str, call: Sample) -> tuple[Outcome, Rule]:
    """What the functional variant returns, which says nothing of places in memory."""
    function = cases.functions()[name]
    functional = _functional_of(function)
    assert functional is not None
    outs = {argument.name for argument in function.schema.out_arguments}
    kwargs = {key: arg for key, arg in call.kwargs.items() if key not in outs}
    outcome = run(TORCH, TORCH.operator(str(functional.name)), call.with_kwargs(kwargs))
    return outcome, Rule(call.rtol, call.atol, places=False, arguments=False)


@pytest.mark.parametrize("name", cases.names(SchemaKind.functional))
def test_functional(name: str) -> None:
    _compare(name, (("", sample) for sample in _samples(name)))


@pytest.mark.parametrize("name", cases.names(SchemaKind.functional))
def test_functional_varied(name: str) -> None:
    _compare(name, (("", call) for call in _varied(name)))


def _varied(name: str) -> list[Sample]:
    few = chosen(_samples(name), _VARIED_SAMPLES)
    return [call for sample in few for call in variations(name, sample)]


@pytest.mark.parametrize("name", cases.names(SchemaKind.inplace, SchemaKind.mutable))
def test_in_place(name: str) -> None:
    _compare(name, (("", sample) for sample in _samples(name)))


def _is_refused_here(name: str, call: Sample, found: Outcome) -> bool:
    """Whether this is a call that torch takes, and is refused on purpose."""
    word = REFUSED_HERE.get(name)
    is_named = word is not None and word in describe(call)
    return is_named and isinstance(found.error, RuntimeError)


@pytest.mark.parametrize("name", cases.names(SchemaKind.out))
def test_out(name: str) -> None:
    _compare(name, _out_calls(name))


@pytest.mark.parametrize("name", sorted(REFUSED_HERE))
def test_refused_here(name: str) -> None:
    calls = [*_samples(name), *_varied(name)]
    operator = BOXWOOD.operator(name)
    assert any(
        _is_refused_here(name, call, run(BOXWOOD, operator, call)) for call in calls
    )


def _out_calls(name: str) -> Iterator[tuple[str, Sample]]:
    """Calls with out arguments of all forms."""
    function = cases.functions()[name]
    yield from (
        ("out as written: ", s) for s in _samples(name) if cases.is_direct(function, s)
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
            yield f"out {form.name}: ", with_out(sample, function.schema, result, form)


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
        special = {f"out {form.name}: " for form in SPECIAL}
        calls = [call for label, call in _out_calls(name) if label not in special]
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
    """What is wrong on the meta device, compared with the CPU."""
    on_cpu = run(BOXWOOD, BOXWOOD.operator(name), call)
    call = _with_device(function, call)
    on_meta = run(BOXWOOD_META, BOXWOOD_META.operator(name), call)
    agrees = difference(_moved_to_meta(on_cpu), on_meta, Rule(warnings=False))
    if agrees is None or (on_cpu.error is None and on_meta.error is None):
        return agrees
    # Errors that come from the values do not show there: torch says which. Where it
    # fails on a call that the CPU takes, it is for want of a kernel.
    theirs = run(TORCH_META, TORCH_META.operator(name), call)
    if theirs.error is not None and (on_cpu.error is None or _is_missing(theirs)):
        return None
    return difference(theirs, on_meta, Rule(warnings=False))


def _is_missing(outcome: Outcome) -> bool:
    return isinstance(outcome.error, NotImplementedError)


def _with_device(function: NativeFunction, call: Sample) -> Sample:
    """The call with the device named, where a device may be named."""
    if function.schema.tensor_options is None or "device" in call.kwargs:
        return call
    return call.with_kwargs({**call.kwargs, "device": Named("device", "meta")})


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
