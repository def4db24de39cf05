"""What a schema must hold beside being well-formed.

Rows of checks over the model, each a generator of findings; nothing here knows tokens or
text. `COMMON` holds for every schema: what breaks it cannot be expressed as a call.
`STRICT` holds for schema files: the conventions by which the generator recognises the
variants of an operator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from .model import (
    WILDCARD,
    Annotation,
    Argument,
    FunctionSchema,
    Return,
    SchemaKind,
)
from .types import BASE_TYPES, ListType, OptionalType, Type


class Part(Enum):
    """Which part of a schema a finding is about."""

    NAME = "name"
    ARGUMENT = "argument"
    RETURN = "return"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not hold; `index` counts the arguments or returns."""

    code: str
    message: str
    part: Part
    index: int = 0
    at_name: bool = False
    hint: str | None = None


Check = Callable[[FunctionSchema], Iterator[Finding]]
_TENSOR: Final = BASE_TYPES["Tensor"]
_SCRATCH: Final = "_scratch_"


def check(schema: FunctionSchema, *, strict: bool = False) -> list[Finding]:
    """Everything that does not hold for `schema`."""
    findings = [finding for row in COMMON for finding in row(schema)]
    if strict and not findings:
        findings = [finding for row in STRICT for finding in row(schema)]
    return findings


# ---- for every schema ----


def _argument_names(schema: FunctionSchema) -> Iterator[Finding]:
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
    if schema.is_vararg or not any(r.annotation for r in schema.returns):
        return
    annotations = [a.annotation for a in schema.arguments if a.annotation is not None]
    known = {WILDCARD}
    for annotation in annotations:
        known.update(annotation.alias_set, annotation.alias_set_after)
    for index, result in enumerate(schema.returns):
        if result.annotation is None:
            continue
        if known.isdisjoint(result.annotation.alias_set):
            yield Finding(
                "BW111",
                f"the return aliases '{'|'.join(result.annotation.alias_set)}',"
                " but no argument does",
                Part.RETURN,
                index,
            )
        elif result.annotation.is_write:
            yield from _written_return(schema, index, result)


def _written_return(
    schema: FunctionSchema, index: int, result: Return
) -> Iterator[Finding]:
    """A written return is one of the arguments: which one must be clear."""
    sources = [a for a in schema.arguments if a.annotation == result.annotation]
    if len(sources) > 1:
        names = " and ".join(f"'{argument.name}'" for argument in sources)
        yield Finding(
            "BW125",
            f"the return may be any of {names}: they share one alias set",
            Part.RETURN,
            index,
            hint="give each argument an alias set of its own",
        )
    elif sources and sources[0].type != result.type:
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
    if any(out.type != _TENSOR for out in outs):
        if schema.returns:
            yield Finding(
                "BW122",
                f"out argument '{outs[0].name}' is no single tensor, so '{schema.name}'"
                " must return nothing",
                Part.RETURN,
                hint="write '-> ()'",
            )
        return
    returned = [out for out in outs if not out.name.startswith(_SCRATCH)]
    if len(returned) != len(schema.returns):
        yield Finding(
            "BW121",
            f"{len(returned)} out arguments, but {len(schema.returns)} returns",
            Part.ARGUMENT,
            first,
            hint=f"out arguments are returned: '-> {_as_returns(returned)}'",
        )
        return
    for index, (out, result) in enumerate(zip(outs, schema.returns, strict=False)):
        if out.annotation != result.annotation:
            yield Finding(
                "BW121",
                f"return {index} is not the out argument '{out.name}'",
                Part.RETURN,
                index,
                hint=f"out arguments are returned in order: '-> {_as_returns(returned)}'",
            )


def _as_returns(outs: list[Argument]) -> str:
    """How the returns of an operator with these out arguments are written."""
    texts = [str(Return(None, out.type, out.annotation)) for out in outs]
    return texts[0] if len(texts) == 1 else f"({', '.join(texts)})"


def _self_of_inplace(schema: FunctionSchema) -> Iterator[Finding]:
    """At run time an in-place operator may call its receiver something else."""
    receiver = schema.self_argument
    if schema.name.name.inplace and receiver is not None and not receiver.is_write:
        yield _self_is_not_written(schema)


def _self_is_not_written(schema: FunctionSchema) -> Finding:
    return Finding(
        "BW123",
        f"in-place operator '{schema.name}' needs an argument 'self' that it writes to",
        Part.NAME,
        hint="write 'Tensor(a!) self', or a name without the underscore at its end",
    )


# ---- for schema files ----


def _names(schema: FunctionSchema) -> Iterator[Finding]:
    name = schema.name.name
    text = str(name)
    if text.endswith("_out"):
        yield Finding(
            "BW130",
            f"'{text}': the suffix _out is reserved for generated functions",
            Part.NAME,
            hint=f"make it an overload: '{text.removesuffix('_out')}.out'",
        )
    if name.dunder_method and not name.inplace and name.base.startswith("i"):
        yield Finding(
            "BW140",
            f"'{text}' looks like an in-place special method of Python, but is none",
            Part.NAME,
        )
    if (name.dunder_method or name.inplace) and name.base.endswith("_functional"):
        yield Finding(
            "BW140",
            f"'{text}': the suffix _functional means an operator that writes to nothing",
            Part.NAME,
        )
    if "functional" in schema.name.overload and schema.kind() is not (
        SchemaKind.functional
    ):
        yield Finding(
            "BW136",
            f"overload '{schema.name.overload}' is not functional:"
            f" '{schema.name}' writes to an argument",
            Part.NAME,
            hint="the word marks functional variants; choose another overload name",
        )


def _runtime_only(schema: FunctionSchema) -> Iterator[Finding]:
    parts = (
        (Part.ARGUMENT, [a.type for a in schema.arguments]),
        (Part.RETURN, [r.type for r in schema.returns]),
    )
    for part, types in parts:
        for index, type_ in enumerate(types):
            if type_.is_runtime_only():
                yield Finding(
                    "BW138",
                    f"type '{type_}' is only for definitions at run time",
                    part,
                    index,
                )
    if schema.is_vararg or schema.is_varret:
        yield Finding("BW138", "'...' is only for definitions at run time", Part.WHOLE)


def _annotations(schema: FunctionSchema) -> Iterator[Finding]:
    parts = (
        (Part.ARGUMENT, [(a.type, a.annotation) for a in schema.arguments]),
        (Part.RETURN, [(r.type, r.annotation) for r in schema.returns]),
    )
    for part, pairs in parts:
        for index, (type_, annotation) in enumerate(pairs):
            if annotation is None:
                continue
            reason = _why_not_in_files(type_, annotation)
            if reason is not None:
                yield Finding(
                    "BW139", f"alias annotation '({annotation})': {reason}", part, index
                )


def _why_not_in_files(type_: Type, annotation: Annotation) -> str | None:
    elem = type_
    if isinstance(type_, OptionalType) or (
        isinstance(type_, ListType) and type_.size is None
    ):
        elem = type_.elem
    if elem != _TENSOR or annotation.level:
        return "it belongs to Tensor, Tensor? or Tensor[] and stands after 'Tensor'"
    before, after = annotation.alias_set, annotation.alias_set_after
    if annotation.is_write and len(before) > 1:
        return "what is written to is in one alias set"
    if len(before) > 1 and len(after) > 1:
        return "only one side of the arrow may name several sets"
    if not all(map(_is_letter, before)):
        return "the names of alias sets are single small letters"
    if after != (WILDCARD,) and not all(map(_is_letter, after)):
        return "after the arrow come single small letters, or '*' alone"
    return None


def _is_letter(name: str) -> bool:
    return len(name) == 1 and "a" <= name <= "z"


def _written_arguments(schema: FunctionSchema) -> Iterator[Finding]:
    """Positional arguments that are written to: self aside, not before it, not returned."""
    receiver = schema.self_index
    returned = {r.annotation for r in schema.returns if r.annotation is not None}
    for index, argument in enumerate(schema.arguments):
        if argument.kwarg_only or not argument.is_write or index == receiver:
            continue
        if receiver is not None and index < receiver:
            yield Finding(
                "BW137",
                f"argument '{argument.name}' before self is written to",
                Part.ARGUMENT,
                index,
            )
        elif argument.annotation in returned:
            yield Finding(
                "BW132",
                f"'{argument.name}' is positional and written to,"
                f" so '{schema.name}' must not return it",
                Part.ARGUMENT,
                index,
                hint="make it keyword-only, as an out argument, or do not return it",
            )


def _written_returns(schema: FunctionSchema) -> Iterator[Finding]:
    written = [r.is_write for r in schema.returns]
    if any(written) and not all(written):
        yield Finding(
            "BW131",
            f"'{schema.name}' returns arguments together with new values",
            Part.RETURN,
            written.index(False),
            hint="do not return the arguments that are written to",
        )
    allowed = {out.annotation for out in schema.out_arguments}
    if schema.self_argument is not None:
        allowed.add(schema.self_argument.annotation)
    for index, result in enumerate(schema.returns):
        if result.is_write and result.annotation not in allowed:
            yield Finding(
                "BW133",
                "a return that is written to must be self or an out argument",
                Part.RETURN,
                index,
                hint="make the out argument keyword-only",
            )


def _inplace(schema: FunctionSchema) -> Iterator[Finding]:
    if not schema.name.name.inplace:
        return
    receiver = schema.self_argument
    if receiver is None:
        yield _self_is_not_written(schema)
        return
    if schema.out_arguments:
        yield Finding(
            "BW141",
            f"in-place operator '{schema.name}' has out arguments as well",
            Part.NAME,
        )
    returns = schema.returns
    if receiver.type == _TENSOR:
        if len(returns) != 1 or returns[0].annotation != receiver.annotation:
            yield Finding(
                "BW134",
                f"in-place operator '{schema.name}' must return self",
                Part.NAME,
                hint=f"write '-> {_as_returns([receiver])}'",
            )
    elif returns:
        yield Finding(
            "BW134",
            f"in-place operator '{schema.name}' must return nothing,"
            " since self is no single tensor",
            Part.RETURN,
            hint="write '-> ()'",
        )


def _tensor_options(schema: FunctionSchema) -> Iterator[Finding]:
    index = schema.tensor_options_index
    if index is not None and schema.kind() is not SchemaKind.functional:
        yield Finding(
            "BW135",
            f"dtype, layout, device and pin_memory together are for operators that make"
            f" a tensor; '{schema.name}' writes to an argument",
            Part.ARGUMENT,
            index,
        )


COMMON: Final[tuple[Check, ...]] = (
    _argument_names,
    _order_of_defaults,
    _returned_aliases,
    _order_of_out,
    _out_is_returned,
    _self_of_inplace,
)
STRICT: Final[tuple[Check, ...]] = (
    _names,
    _runtime_only,
    _annotations,
    _written_arguments,
    _written_returns,
    _inplace,
    _tensor_options,
)
