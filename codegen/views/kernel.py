"""A schema as a kernel sees it: every argument by position, defaults filled in, outs last."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.schema import Argument, FunctionSchema, Type

from ..model.functions import Precompute
from ..names import py_name
from . import type_names


def name(schema: FunctionSchema) -> str:
    """The operator's name as the part of a kernel's name that tells it from others."""
    return schema.name.unambiguous_name()


def argument_name(argument: Argument) -> str:
    """The parameter's name."""
    return py_name(argument.name)


def annotation(type_: Type) -> str:
    """What the kernel receives: a sized list is always a list."""
    return type_names.annotate(type_, list_name="Sequence")


def arguments(
    schema: FunctionSchema, precomputed: Precompute | None = None
) -> Sequence[Argument]:
    """The arguments in the order of the schema, those that the shape function computes replaced."""
    if precomputed is None:
        return schema.arguments
    replaced = {r.argument: r.computed for r in precomputed.replace}
    found: list[Argument] = []
    for argument in schema.non_out:
        found += replaced.get(argument.name, (argument,))
    return [*found, *precomputed.add, *schema.out_arguments]


def parameters(
    schema: FunctionSchema, precomputed: Precompute | None = None
) -> list[str]:
    """The typed parameters."""
    return [
        f"{argument_name(a)}: {annotation(a.type)}"
        for a in arguments(schema, precomputed)
    ]


def returns(schema: FunctionSchema) -> str:
    """What the kernel returns."""
    return type_names.result(tuple(annotation(r.type) for r in schema.returns))
