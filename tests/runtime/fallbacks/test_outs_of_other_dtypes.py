"""Out tensors of another dtype than the result: fallbacks store what is stored without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from operator_outcomes import Rule, difference
from out_forms import of_dtype
from sample_arrays import describe
from samples import Sample, specs

from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.values import map_tensors, tensors_in
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.schema import SchemaKind

# Wider and narrower ones, and those that only some results can be converted to.
_FORMS = [
    of_dtype(name)
    for name in ("float64", "float16", "int64", "uint8", "bool", "complex128")
]

# By operator: dtypes that are refused for some shapes only, which samples do not have, and
# shapes that depend on data.
_LEFT: dict[str, Callable[[Sample], bool]] = {
    "bernoulli.out": lambda call: call.kwargs["out"].dtype == "complex128",
    "cumsum.out": lambda call: call.args[0].shape == (),
    "masked_select.out": lambda call: True,
    "nonzero.out": lambda call: True,
    "randn.out": lambda call: 0 in call.args[0],
    "randn_like.out": lambda call: 0 in call.args[0].shape,
}


def _calls(name: str) -> Iterator[Sample]:
    is_left = _LEFT.get(name, lambda call: False)
    for call in calls.with_outs(name, *_FORMS):
        # Sums of 16-bit samples are rounded in another order.
        if not is_left(call) and "float16" not in [t.dtype for t in specs(call.args)]:
            yield call


# What is resized is another tensor, and lies elsewhere.
_VALUES = Rule(places=False, warnings=False, arguments=False)


def _mapped(operator: Callable[..., Any]) -> Callable[..., Any]:
    """The operator for a batch of one sample."""

    def call(*args: Any, **kwargs: Any) -> Any:
        given = list(tensors_in([args, kwargs]))
        if not given:
            return operator(*args, **kwargs)

        def of_sample(*samples: Any) -> Any:
            rest = iter(samples)
            own_args, own_kwargs = map_tensors(lambda _: next(rest), (args, kwargs))
            results = operator(*own_args, **own_kwargs)
            return () if results is None else results

        with FallbackGuard("allow"):
            results = vmap(of_sample, randomness="same")(*(t[None] for t in given))
        return map_tensors(lambda t: t[0], results) if results != () else None

    return call


@pytest.mark.parametrize("around", [functionalize, _mapped])
@pytest.mark.parametrize("name", cases.names(SchemaKind.out))
def test_the_dtype_decides_as_it_does_outside(
    name: str, around: Callable[[Callable[..., Any]], Callable[..., Any]]
) -> None:
    operator = calls.PLAIN.operator(name)
    rule = replace(_VALUES, values=name.partition(".")[0] not in calls.UNWRITTEN)
    wrong = []
    for call in _calls(name):
        expected = calls.run_seeded(calls.PLAIN, operator, call)
        found = calls.run_seeded(calls.PLAIN, around(operator), call)
        what = difference(expected, found, rule)
        if what is not None:
            wrong.append(f"{describe(call)}: {what}")
    assert wrong == []
