"""An out tensor that is an input: the result is the same, or nothing is touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from operator_outcomes import Rule, difference
from samples import Sample, TensorSpec, specs

import generated as bw
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.values import tensors_in
from runtime.fallbacks.vmap import vmap
from runtime.schema import SchemaKind

_VALUES = Rule(places=False, warnings=False, arguments=False)


def _with_inputs_as_outs(call: Sample, outs: list[str]) -> Iterator[Sample]:
    """The call once for each out tensor and each input of its dtype, which stands for it."""
    for name in outs:
        out = call.kwargs.get(name)
        if not isinstance(out, TensorSpec):
            continue
        for spec in specs([call.args, list(call.kwargs.values())]):
            is_other = all(spec is not call.kwargs.get(other) for other in outs)
            if is_other and spec.dtype == out.dtype and spec.layout != "expanded":
                yield call.with_kwargs({**call.kwargs, name: spec})


class Untouched:
    """An operator that notes whether a call that failed has changed what it was given."""

    def __init__(self, name: str) -> None:
        self._operator = calls.PLAIN.operator(name)
        self.changed = False

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        given = list(tensors_in([*args, *kwargs.values()]))
        looks = [(t.shape, t.array.tobytes()) for t in given]
        try:
            return self._operator(*args, **kwargs)
        except RuntimeError:
            self.changed = looks != [(t.shape, t.array.tobytes()) for t in given]
            raise


# Elementwise operators and some that PyTorch refuses as well.
_REFUSED = ("is an input too", "some elements of the input")


# Outside of training it leaves two results as they are.
_LEFT = {"native_batch_norm.out"}


@pytest.mark.parametrize("name", sorted({*cases.names(SchemaKind.out)} - _LEFT))
def test_the_result_is_that_of_an_out_of_its_own(name: str) -> None:
    outs = [out.name for out in cases.functions()[name].schema.out_arguments]
    rule = replace(_VALUES, values=name.partition(".")[0] not in calls.UNWRITTEN)
    wrong = []
    for call in calls.calls(name):
        expected = calls.run_seeded(calls.PLAIN, calls.PLAIN.operator(name), call)
        if expected.error is not None:
            continue
        for given in _with_inputs_as_outs(call, outs):
            operator = Untouched(name)
            found = calls.run_seeded(calls.PLAIN, operator, given)
            if any(text in str(found.error) for text in _REFUSED):
                what = "changed what it refused" if operator.changed else None
            else:
                what = difference(expected, found, rule)
            if what is not None:
                wrong.append((what, given))
    assert wrong == []


OPERATORS: list[Callable[[Any, Any], Any]] = [
    lambda a, out: bw.sum(a, 0, out=out),
    lambda a, out: bw.mm(a, a.t(), out=out),
    lambda a, out: bw.cat([a, a], out=out),
    lambda a, out: bw.narrow_copy(a, 0, 1, 1, out=out),
]


@pytest.mark.parametrize("operator", OPERATORS)
def test_an_out_that_grows_over_an_input(operator: Callable[[Any, Any], Any]) -> None:
    a = bw.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    expected = operator(a.clone(), bw.empty(0)).tolist()
    assert operator(a, a.view(6)[:0]).tolist() == expected


@pytest.mark.filterwarnings("ignore:.*is resized to")
@pytest.mark.parametrize("operator", OPERATORS)
@pytest.mark.parametrize("form", [functionalize, lambda f: lambda a: vmap(f)(a[None])])
def test_so_it_is_through_fallbacks(
    operator: Callable[[Any, Any], Any], form: Any
) -> None:
    a = bw.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    expected = operator(a.clone(), bw.empty(0)).tolist()
    found = form(lambda t: operator(t, t))(a)
    assert found.reshape(bw.tensor(expected).shape).tolist() == expected


def _rematerialized(program: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def run(x: Any) -> Any:
        with rematerialize(10**6):
            return program(x)

    return run


@pytest.mark.parametrize("form", [_rematerialized, vmap, functionalize])
@pytest.mark.parametrize("operator", [bw.add, bw.mul, bw.maximum])
def test_fallbacks_refuse_what_is_refused_without(operator: Any, form: Any) -> None:
    def program(x: Any) -> Any:
        made = x + 0
        return operator(made, bw.ones(1, 4), out=made)

    with pytest.raises(RuntimeError, match="is an input too, so it cannot be resized"):
        form(program)(bw.ones(4, 4)[0] if form is not vmap else bw.ones(4, 4))
