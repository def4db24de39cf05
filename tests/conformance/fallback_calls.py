"""Every operator of the default schema, called with a fallback and without.

Nothing here asks torch: what an operator does without the fallback is what it has to do
with it, in values, dtypes, places in memory and in which objects come back.
"""

from __future__ import annotations

import contextvars
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

import operator_cases as cases
from boxwood_side import BoxwoodSide
from operator_outcomes import Outcome, Rule, Side, difference, run
from out_forms import EMPTY, FITTING, OutForm, with_out
from sample_arrays import describe
from samples import Sample

from codegen.model.functions import NativeFunction
from codegen.model.groups import NativeFunctionsGroup
from runtime.generator import manual_seed
from runtime.schema import SchemaKind

PLAIN: Final = BoxwoodSide()

EXACTLY: Final = Rule(exact=True)
"""Results bit for bit, and in the same places in memory."""

UNWRITTEN: Final = {
    *("empty", "empty_like", "empty_strided", "empty_permuted", "new_empty"),
    *("new_empty_strided", "resize"),
}
"""Operators that leave elements of their results as they find them."""


@cache
def calls(name: str) -> tuple[Sample, ...]:
    """All calls that the tables hold of an operator; outs fitting, empty and as written."""
    function = cases.functions()[name]
    table = cases.samples()[name]
    refused = cases.rejected().get(name, [])
    if function.kind is not SchemaKind.out:
        return (*table, *refused)
    direct = [sample for sample in table if cases.is_direct(function, sample)]
    return (*direct, *with_outs(name, FITTING, EMPTY), *refused)


def with_outs(name: str, *forms: OutForm) -> Iterator[Sample]:
    """The calls of an out variant with each of these tensors for the results."""
    function = cases.functions()[name]
    table = cases.samples()[name]
    functional = _functional_of(function)
    if functional is None:
        return
    source = PLAIN.operator(str(functional.name))
    for sample in table:
        if not cases.is_direct(function, sample):
            result = _outside(run, PLAIN, source, sample)
            for form in forms:
                yield with_out(sample, function.schema, result, form)


@cache
def _functionals() -> dict[str, NativeFunction]:
    return {
        str(group.out.name): group.functional
        for group in cases.loaded().groups
        if isinstance(group, NativeFunctionsGroup) and group.out is not None
    }


def _functional_of(function: NativeFunction) -> NativeFunction | None:
    return _functionals().get(str(function.name))


@cache
def plain_outcomes(name: str) -> tuple[Outcome, ...]:
    """What each of the calls comes to without a fallback."""
    operator = PLAIN.operator(name)
    return tuple(_outside(run_seeded, PLAIN, operator, call) for call in calls(name))


def _outside(
    make: Callable[[Side, Callable[..., Any], Sample], Outcome],
    side: Side,
    operator: Callable[..., Any],
    call: Sample,
) -> Outcome:
    """One call in a context of its own: whoever asks first may stand inside a mode."""
    return contextvars.Context().run(make, side, operator, call)


def run_seeded(side: Side, operator: Callable[..., Any], call: Sample) -> Outcome:
    """One call, with the same random numbers as any other."""
    manual_seed(0)
    return run(side, operator, call)


def _without_noise(rule: Rule, name: str, call: Sample) -> Rule:
    """Without values where memory that nobody has written to is the result."""
    is_noise = call.random and name.partition(".")[0].strip("_") in UNWRITTEN
    return replace(rule, values=False) if is_noise else rule


def differing_calls(
    name: str,
    side: Side,
    around: Callable[[Callable[..., Any]], Callable[..., Any]] = lambda op: op,
    rule: Rule = EXACTLY,
    limit: int | None = None,
) -> list[str]:
    """Where the operator called on `side`, as `around` calls it, does something else.

    Makes all calls, or at most `limit` of them, spread evenly.
    """
    operator = around(side.operator(name))
    wrong = []
    pairs = list(zip(calls(name), plain_outcomes(name), strict=True))
    step = 1 if limit is None else max(1, -(-len(pairs) // limit))
    for call, expected in pairs[::step]:
        found = run_seeded(side, operator, call)
        differs = difference(expected, found, _without_noise(rule, name, call))
        if differs is not None and not (expected.missing and found.missing):
            wrong.append(f"{describe(call)}: {differs}")
    return wrong
