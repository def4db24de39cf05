"""What every schema must hold beside being well-formed.

Rows of checks over the model, each a generator of findings; nothing here knows tokens or
text. What breaks one of these cannot be expressed as a call.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .conventions import CONVENTIONS, CONVENTIONS_OF_ALIASES
from .findings import TENSOR, Check, Finding, Part, as_returns, self_is_not_written
from .model import FunctionSchema
from .parameters import WILDCARD, Annotation, Argument


def check(schema: FunctionSchema, *, strict: bool = False) -> list[Finding]:
    """Everything that does not hold for `schema`; with `strict`, also by convention."""
    has_aliases = schema.has_aliases
    findings: list[Finding] = []
    for row in COMMON:
        findings += row(schema)
    for row in OF_ALIASES if has_aliases else ():
        findings += row(schema)
    if strict and not findings:
        for row in CONVENTIONS:
            findings += row(schema)
        for row in CONVENTIONS_OF_ALIASES if has_aliases else ():
            findings += row(schema)
    return findings


def _argument_names(schema: FunctionSchema) -> Iterator[Finding]:
    names = [argument.name for argument in schema.arguments]
    if len(set(names)) == len(names):
        return
    seen: set[str] = set()
    for index, argument in enumerate(schema.arguments):
        if argument.name in seen:
            yield Finding(
                "BW109",
                f"two arguments are called '{argument.name}'",
                Part.ARGUMENT,
                index,
                at_name=True,
            )
        seen.add(argument.name)


def _order_of_defaults(schema: FunctionSchema) -> Iterator[Finding]:
    """Keyword-only arguments may come in any order; positional ones cannot."""
    optional: str | None = None
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only:
            return
        if argument.default is not None:
            optional = argument.name
        elif optional is not None:
            yield Finding(
                "BW110",
                f"argument '{argument.name}' has no default but follows"
                f" '{optional}', which has one",
                Part.ARGUMENT,
                index,
                hint="give it a default or make it keyword-only",
            )


def _returned_aliases(schema: FunctionSchema) -> Iterator[Finding]:
    """What a return aliases is given by an argument, and by one only if written to."""
    if schema.is_vararg or all(r.annotation is None for r in schema.returns):
        return
    sources: dict[Annotation, list[Argument]] = {}
    known = {WILDCARD}
    for argument in schema.arguments:
        annotation = argument.annotation
        if annotation is not None:
            sources.setdefault(annotation, []).append(argument)
            known.update(annotation.alias_set, annotation.alias_set_after)
    for index, result in enumerate(schema.returns):
        annotation = result.annotation
        if annotation is None:
            continue
        if known.isdisjoint(annotation.alias_set):
            yield Finding(
                "BW111",
                f"the return aliases '{'|'.join(annotation.alias_set)}',"
                " but no argument does",
                Part.RETURN,
                index,
            )
        elif annotation.is_write and annotation in sources:
            yield from _written_return(schema, index, sources[annotation])


def _written_return(
    schema: FunctionSchema, index: int, sources: list[Argument]
) -> Iterator[Finding]:
    result = schema.returns[index]
    if len(sources) > 1:
        names = " and ".join(f"'{argument.name}'" for argument in sources[:3])
        yield Finding(
            "BW125",
            f"the return may be any of {names}: they share one alias set",
            Part.RETURN,
            index,
            hint="give each argument an alias set of its own",
        )
    elif sources[0].type != result.type:
        yield Finding(
            "BW124",
            f"'{schema.name}' returns its argument '{sources[0].name}' of type"
            f" '{sources[0].type}' as a '{result.type}'",
            Part.RETURN,
            index,
        )


def _order_of_out(schema: FunctionSchema) -> Iterator[Finding]:
    out: str | None = None
    for index, argument in enumerate(schema.arguments):
        if argument.is_out:
            out = argument.name
        elif out is not None:
            yield Finding(
                "BW120",
                f"argument '{argument.name}' follows the out argument '{out}'",
                Part.ARGUMENT,
                index,
                hint="out arguments come last",
            )


def _out_is_returned(schema: FunctionSchema) -> Iterator[Finding]:
    outs = schema.out_arguments
    if not outs:
        return
    first = len(schema.arguments) - len(outs)
    if any(out.type != TENSOR for out in outs):
        if schema.returns:
            yield Finding(
                "BW122",
                f"out argument '{outs[0].name}' is no single tensor, so '{schema.name}'"
                " must return nothing",
                Part.RETURN,
                hint="write '-> ()'",
            )
        return
    returned = [out for out in outs if not out.is_scratch]
    if len(returned) != len(schema.returns):
        yield Finding(
            "BW121",
            f"{len(returned)} out arguments, but {len(schema.returns)} returns",
            Part.ARGUMENT,
            first,
            hint=f"out arguments are returned: '-> {as_returns(returned)}'",
        )
        return
    for index, (out, result) in enumerate(zip(outs, schema.returns, strict=False)):
        if out.annotation != result.annotation:
            yield Finding(
                "BW121",
                f"return {index} is not the out argument '{out.name}'",
                Part.RETURN,
                index,
                hint=f"out arguments are returned in order: '-> {as_returns(returned)}'",
            )


def _self_of_inplace(schema: FunctionSchema) -> Iterator[Finding]:
    """At run time an in-place operator may call its receiver something else."""
    if not schema.name.name.inplace:
        return
    receiver = schema.self_argument
    if receiver is not None and not receiver.is_write:
        yield self_is_not_written(schema)


COMMON: Final[tuple[Check, ...]] = (
    _argument_names,
    _order_of_defaults,
    _self_of_inplace,
)
OF_ALIASES: Final[tuple[Check, ...]] = (
    _returned_aliases,
    _order_of_out,
    _out_is_returned,
)
