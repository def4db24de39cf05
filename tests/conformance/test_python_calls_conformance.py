"""What Python code writes, run with torch and with Boxwood.

The functions and methods take the samples of their operators. What has no operator of
its own, such as subscripts and numbers beside tensors, is a table of source texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import operator_cases as cases
import pytest
import torch
from boxwood_side import BoxwoodSide
from operator_outcomes import Outcome, Rule, Side, difference, run, run_on
from out_forms import chosen
from python_texts import DIFFERENT, TEXTS, VALUES
from sample_arrays import describe, place
from samples import Sample
from torch_side import TorchSide

import generated
from codegen.model.functions import Variant
from runtime.schema import SchemaKind

TORCH: Final = TorchSide()
BOXWOOD: Final = BoxwoodSide()

_SAMPLES: Final = 5


# Functions and methods


def _with_variant(variant: Variant) -> list[str]:
    return sorted(
        name
        for name, function in cases.functions().items()
        if variant in function.variants
        and function.kind is not SchemaKind.out
        and not function.is_generated
    )


_AS_OPERATORS: Final = {
    # torch returns the list, though the schema returns nothing.
    *(
        f"_foreach_{name}_.{overload}"
        for name in ("add", "mul")
        for overload in ("List", "Scalar", "ScalarList", "Tensor")
    ),
    # Where a list may hold None, torch's functions take it only from subscripts.
    "index_put",
    "index_put_",
    # torch reads the default "Mean" of these as 0, which is no reduction.
    "mse_loss",
    # torch has no such methods, or others of that name.
    "_reshape_alias",
    "alias",
    "index.Tensor",
    "slice.Tensor",
    # A property of torch.
    "numpy_T",
}
"""Functions and methods that are compared with the operator of torch."""


def _member(library: Any, name: str) -> Callable[..., Any] | None:
    found: Callable[..., Any] | None = getattr(library, name.partition(".")[0], None)
    return found


@pytest.mark.parametrize("name", _with_variant(Variant.function))
def test_function(name: str) -> None:
    # Some functions of torch.nn.functional are operators of the module torch._C._nn.
    theirs = _member(torch, name) or _member(torch._C._nn, name)
    if theirs is None or name in _AS_OPERATORS:
        theirs = TORCH.operator(name)
    ours = _member(generated, name)
    assert ours is not None
    _compare(name, theirs, ours)


@pytest.mark.parametrize("name", _with_variant(Variant.method))
def test_method(name: str) -> None:
    place_of_self = cases.functions()[name].schema.self_index
    assert place_of_self is not None

    def with_self_first(method: Callable[..., Any] | None) -> Callable[..., Any]:
        assert method is not None

        def call(*args: Any, **kwargs: Any) -> Any:
            rest = [*args]
            self = rest.pop(place_of_self)
            return method(self, *rest, **kwargs)

        return call

    if name in _AS_OPERATORS:
        theirs = TORCH.operator(name)
    else:
        theirs = with_self_first(_member(torch.Tensor, name))
    _compare(name, theirs, with_self_first(_member(generated.Tensor, name)))


def _compare(name: str, theirs: Callable[..., Any], ours: Callable[..., Any]) -> None:
    wrong = []
    for sample in chosen(cases.samples().get(name, []), _SAMPLES):
        differs = difference(
            run(TORCH, theirs, sample), run(BOXWOOD, ours, sample), _rule(sample)
        )
        if differs is not None:
            wrong.append(f"{describe(sample)}: {differs}")
    assert not wrong, "\n".join(wrong)


def _rule(sample: Sample) -> Rule:
    return Rule(sample.rtol, sample.atol, values=not sample.random, warnings=False)


# Source texts


@pytest.mark.parametrize("text", DIFFERENT)
def test_text_that_differs(text: str) -> None:
    expected = _run_text(TORCH, torch, text)
    found = _run_text(BOXWOOD, generated, text)
    assert difference(expected, found, Rule(warnings=False)) is not None
    error = DIFFERENT[text]
    assert (found.error is None) if error is None else isinstance(found.error, error)


@pytest.mark.parametrize("text", TEXTS)
def test_text(text: str) -> None:
    expected = _run_text(TORCH, torch, text)
    found = _run_text(BOXWOOD, generated, text)
    differs = difference(expected, found, Rule(warnings=False))
    assert differs is None, differs


def _run_text(side: Side, library: Any, text: str) -> Outcome:
    """The outcome of a text on new tensors, see `python_texts`."""
    names = {name: side.tensor(place(spec)) for name, spec in VALUES.items()}
    code = compile(text, "<text>", _mode(text))

    def call(*tensors: Any) -> Any:
        scope = {"lib": library, **dict(zip(names, tensors, strict=True))}
        value = eval(code, scope)
        if _mode(text) == "eval":
            return value
        return scope.get("z", tuple(scope[name] for name in names))

    return run_on(side, call, tuple(names.values()), {})


def _mode(text: str) -> str:
    try:
        compile(text, "<text>", "eval")
    except SyntaxError:
        return "exec"
    return "eval"
