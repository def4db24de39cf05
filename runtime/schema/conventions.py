"""What the schemas of a schema file must hold beside making sense.

The conventions by which the generator recognises the variants of an operator. They are
those of PyTorch's operator list (torchgen/model.py). A definition at run time is free
of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .findings import TENSOR, Check, Finding, Part, as_returns, self_is_not_written
from .model import FunctionSchema, SchemaKind
from .names import BaseOperatorName
from .parameters import WILDCARD, Annotation
from .types import ListType, OptionalType, Type


def reserved_name(name: BaseOperatorName) -> Finding | None:
    """What is wrong with a name that generated functions have."""
    text = str(name)
    if not text.endswith("_out"):
        return None
    return Finding(
        "BW130",
        f"'{text}': the suffix _out is reserved for generated functions",
        Part.NAME,
        hint=f"make it an overload: '{text.removesuffix('_out')}.out'",
    )


def _names(schema: FunctionSchema) -> Iterator[Finding]:
    name = schema.name.name
    text = str(name)
    reserved = reserved_name(name)
    if reserved is not None:
        yield reserved
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
    if elem != TENSOR or annotation.level:
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
        yield self_is_not_written(schema)
        return
    if schema.out_arguments:
        yield Finding(
            "BW141",
            f"in-place operator '{schema.name}' has out arguments as well",
            Part.NAME,
        )
    returns = schema.returns
    if receiver.type == TENSOR:
        if len(returns) != 1 or returns[0].annotation != receiver.annotation:
            yield Finding(
                "BW134",
                f"in-place operator '{schema.name}' must return self",
                Part.NAME,
                hint=f"write '-> {as_returns([receiver])}'",
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


CONVENTIONS: Final[tuple[Check, ...]] = (
    _names,
    _runtime_only,
    _inplace,
    _tensor_options,
)
CONVENTIONS_OF_ALIASES: Final[tuple[Check, ...]] = (
    _annotations,
    _written_arguments,
    _written_returns,
)
