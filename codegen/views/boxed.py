"""A schema as the stack sees it: one slot an argument, one slot a result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from runtime.schema import FunctionSchema, Type

from . import type_names

# A boxed signature as an identifier: `Tensor?` is `TensorOpt`, `int[2]` is `intList2`,
# a written argument ends in `Mut`, a result that is argument 0 is `arg0`.
_SPELLING: Final = (
    (re.compile(r"\[(\d*)\]"), r"List\1"),
    (re.compile(r"\?"), "Opt"),
    (re.compile(r"!"), "Mut"),
    (re.compile(r"#"), "arg"),
    (re.compile(r"\(\)"), "void"),
    (re.compile(r"\) -> \(?"), "_to_"),
    (re.compile(r"\(|, "), "_"),
    (re.compile(r"\W"), ""),
)


def name(schema: FunctionSchema) -> str:
    """The name of the wrapper for schemas of this signature: kind, arguments, results."""
    text = schema.boxed_signature()
    for pattern, replacement in _SPELLING:
        text = pattern.sub(replacement, text)
    return text


def annotation(type_: Type) -> str:
    """What lies in a slot."""
    return type_names.annotate(type_, list_name="Sequence")


def slots(schema: FunctionSchema) -> list[str]:
    """Local names for the slots; a boxed call has no names, only places."""
    return [f"a{index}" for index in range(len(schema.arguments))]


def parameters(schema: FunctionSchema) -> list[str]:
    """The typed parameters of the unboxed side."""
    return [
        f"{slot}: {annotation(a.type)}"
        for slot, a in zip(slots(schema), schema.arguments, strict=True)
    ]


def result_annotations(schema: FunctionSchema) -> list[str]:
    """What each result is."""
    return [annotation(r.type) for r in schema.returns]


def returns(schema: FunctionSchema) -> str:
    """What the unboxed side gives back."""
    return type_names.result(tuple(result_annotations(schema)))


@dataclass(frozen=True, slots=True)
class Results:
    """How the unboxed side gets its results.

    `count` values must be left on the stack. `expressions` has one entry a result: an
    argument's slot where the schema says that the result is that argument (its very
    object is returned, whatever the kernel pushed), else None: the value on the stack.
    """

    count: int
    expressions: Sequence[str | None]

    @property
    def needs_stack(self) -> bool:
        """Whether any result is taken from the stack."""
        return None in self.expressions


def results(schema: FunctionSchema) -> Results:
    """See `Results`."""
    names = slots(schema)
    expressions = [
        names[index] if index is not None and result.is_write else None
        for result, index in zip(schema.returns, schema.aliased_returns(), strict=True)
    ]
    return Results(len(schema.returns), expressions)
