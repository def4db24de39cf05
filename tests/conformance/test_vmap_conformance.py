"""vmap of every operator of the default schema, beside `torch.func.vmap`.

Calls of the tables of samples are made with their tensors stacked: all of them,
each alone, all but each. Where torch cannot map an operator, or maps it to something else
than its own results for each sample, the calls of torch on each sample are the measure.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

import fallback_calls
import operator_cases as cases
import pytest
import torch
from boxwood_side import BoxwoodSide
from operator_outcomes import COMPARED, Rule, _value_difference
from sample_arrays import describe
from samples import Sample
from torch_side import TorchSide
from vmap_calls import Caller, Found, Look, choices

from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.schema import SchemaKind

OURS: Final = BoxwoodSide()
TORCHS: Final = TorchSide()

VERDICTS: Final = COMPARED.kinds
"""How many calls came to what; printed at the end."""

# Random numbers, memory that is not written, and strides or storage that samples of a
# batch do not have of their own.
UNDEFINED: Final = (
    *("empty", "new_empty", "rand", "randn", "randint", "randperm", "bernoulli"),
    *("uniform", "normal", "dropout", "native_dropout", "resize"),
)


def _has_values(name: str, sample: Sample) -> bool:
    base = name.partition(".")[0].rstrip("_")
    return not sample.random and not base.startswith(UNDEFINED)


REFUSALS: Final = (ValueError, IndexError, RuntimeError)
"""What vmap raises of its own accord."""

# Roundings of these are large enough to be told apart where kernels take other steps.
IN_16_BITS: Final = ("float16", "bfloat16")

# Operators that read or change how a tensor lies in memory. Theirs is that of the samples
# of a batch, which along the last dimension is another than that of a sample alone.
OF_MEMORY: Final = ("_reshape_alias", "as_strided", "contiguous", "view_copy.dtype")


def _differs(expected: Found, found: Found, rule: Rule) -> str | None:
    for what in ("results", "arguments") if rule.arguments else ("results",):
        ones, others = getattr(expected, what), getattr(found, what)
        if len(ones) != len(others):
            return f"{len(ones)} {what} expected, found {len(others)}"
        for i, (one, other) in enumerate(zip(ones, others, strict=True)):
            wrong = _look_differs(one, other, rule)
            if wrong is not None:
                return f"{what} {i}: {wrong}"
    if rule.places and expected.same != found.same:
        return f"objects: expected {expected.same}, found {found.same}"
    return None


def _look_differs(expected: Look, found: Look, rule: Rule) -> str | None:
    if (expected.dtype, expected.shape) != (found.dtype, found.shape):
        return (
            f"expected {expected.dtype}{list(expected.shape)}, found"
            f" {found.dtype}{list(found.shape)}"
        )
    if not rule.values or expected.values is None or found.values is None:
        return None
    return _value_difference(expected.values, found.values, expected.dtype, rule)


def _is_refusal(error: Exception) -> bool:
    return isinstance(error, REFUSALS) and not isinstance(error, RecursionError)


def _rule(name: str, sample: Sample, dim: int) -> Rule:
    """How closely results must agree, and whether the tensors passed are looked at.

    They are not where an operator makes a tensor a view of itself: the tensor that vmap was
    given stays what it was. Nor where a tensor for results is resized, and is a view.
    """
    function = cases.functions()[name]
    is_resized = bool(dim) and function.kind is SchemaKind.out
    return Rule(
        rtol=sample.rtol,
        atol=sample.atol,
        values=_has_values(name, sample),
        arguments=not is_resized and "inplace_view" not in function.tags,
    )


def _verdict(
    name: str, sample: Sample, chosen: tuple[bool, ...], dim: int
) -> str | None:
    """What is wrong with our vmap of this call, or None; counts what came of it."""
    COMPARED.calls += 1
    ours = Caller(OURS, vmap, name, sample).mapped(chosen, dim, randomness="different")
    caller = Caller(TORCHS, torch.func.vmap, name, sample)
    each = caller.one_by_one(chosen)
    if each.error is not None:
        # torch.func.vmap is not asked: it has been seen to end the process.
        VERDICTS["vmap: no sample can be computed"] += 1
        return None if ours.error is not None else f"a result; torch: {each.error}"
    torchs = caller.mapped(chosen, dim, randomness="different")
    if ours.error is not None:
        if torchs.error is None or not _is_refusal(ours.error):
            return f"refused: {type(ours.error).__name__}: {ours.error}"
        VERDICTS["vmap: refused by both"] += 1
        return None
    rule = _rule(name, sample, dim)
    if torchs.error is None and _differs(torchs, ours, rule) is None:
        VERDICTS["vmap: the same as torch.func.vmap"] += 1
        return None
    wrong = _differs(each, ours, rule)
    if wrong is None:
        kind = "refuses" if torchs.error is not None else "differs"
        VERDICTS[
            f"vmap: the same as torch on each sample, where torch.func.vmap {kind}"
        ] += 1
    elif any(look.dtype in IN_16_BITS for look in ours.results):
        own = Caller(OURS, vmap, name, sample).one_by_one(chosen)
        exactly = replace(rule, exact=True, rtol=None, atol=None)
        if _differs(own, ours, exactly) is None:
            VERDICTS[
                "vmap: the same as our kernel, whose roundings are not torch's"
            ] += 1
            return None
    return wrong


# So many samples of each operator, spread over all of them, take minutes; with this
# variable all are taken, which takes a quarter of an hour.
MOST: Final = 20
ALL: Final = "BOXWOOD_ALL_SAMPLES"


def _samples(name: str) -> list[Sample]:
    found = list(fallback_calls.calls(name))
    return found if os.environ.get(ALL) else found[:: max(1, len(found) // MOST)]


@pytest.mark.parametrize("name", cases.names())
def test_every_operator_is_mapped(name: str) -> None:
    wrong = []
    with FallbackGuard("allow"):
        for sample in _samples(name):
            specs = Caller(OURS, vmap, name, sample).specs
            for i, chosen in enumerate(choices(len(specs))):
                dims = (0,) if i or name.startswith(OF_MEMORY) else (0, -1)
                for dim in dims:
                    found = _verdict(name, sample, chosen, dim)
                    if found is not None:
                        which = "".join("B" if each else "-" for each in chosen)
                        wrong.append(f"{describe(sample)} {which} {dim}: {found}")
    assert wrong == []
