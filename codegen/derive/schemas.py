"""The schemas of derived variants, made from the schema of the operator they are derived from."""

import string
from dataclasses import replace

from runtime.schema import (
    Annotation,
    Argument,
    BaseOperatorName,
    BaseTy,
    BaseType,
    FunctionSchema,
    OperatorName,
    Return,
    SchemaKind,
)

from ..releases import NEWEST, Release, Rule

__all__ = [
    "functional_name",
    "functional_schema",
    "has_result_to_write",
    "out_name",
    "out_schema",
]

_TENSOR = BaseType(BaseTy.Tensor)


def out_name(schema: FunctionSchema) -> OperatorName:
    """`add.out` for `add`, `add.Tensor_out` for `add_.Tensor`."""
    overload = schema.name.overload
    base = BaseOperatorName(
        schema.name.base, dunder_method=schema.name.name.dunder_method
    )
    return OperatorName(None, base, f"{overload}_out" if overload else "out")


def functional_name(schema: FunctionSchema, release: Release = NEWEST) -> OperatorName:
    """`add.Tensor` for `add_.Tensor`; `f_functional` for an `f` that writes to other arguments.

    The suffix keeps the two apart: they take the same arguments, so that a call could mean
    either. The oldest lists have it in the overload, for both: `add.Tensor_functional`.
    """
    if not Rule.derived_are_whole.holds(release):
        overload = schema.name.overload
        return OperatorName(
            None,
            BaseOperatorName(
                schema.name.base, dunder_method=schema.name.name.dunder_method
            ),
            f"{overload}_functional" if overload else "functional",
        )
    base = BaseOperatorName(
        schema.name.base,
        dunder_method=schema.name.name.dunder_method,
        functional_overload=schema.kind() is SchemaKind.mutable,
    )
    return OperatorName(None, base, schema.name.overload)


def has_result_to_write(schema: FunctionSchema) -> bool:
    """Whether an out variant is possible: self is written, or a tensor is returned."""
    if schema.kind() is SchemaKind.inplace:
        return schema.self_argument is not None
    return any(result.type.is_tensor_like() for result in schema.returns)


def functional_schema(
    schema: FunctionSchema, release: Release = NEWEST
) -> FunctionSchema:
    """The schema with everything that was written returned instead.

    `f(Tensor self, Tensor(a!) x) -> Tensor` gives
    `f_functional(Tensor self, Tensor x) -> (Tensor, Tensor x_out)`.
    """
    name = functional_name(schema, release)
    return schema.signature(keep_return_names=True).with_name(name)


def out_schema(
    schema: FunctionSchema, release: Release = NEWEST
) -> FunctionSchema | None:
    """The schema with results going to out arguments; None if they are more than letters.

    From an in-place schema, self becomes an input and `out` takes its place. From others,
    every tensor that is returned becomes an out argument; the out arguments are returned if
    all of them are plain tensors.
    """
    if schema.kind() is SchemaKind.inplace:
        return _out_from_inplace(schema)
    if schema.kind() is SchemaKind.functional:
        arguments = schema.signature().arguments
    else:
        arguments = schema.arguments
    used = {
        name
        for argument in schema.arguments
        if argument.annotation is not None
        for name in argument.annotation.alias_set
    }
    letters = [letter for letter in string.ascii_lowercase if letter not in used]
    if len(schema.returns) > len(letters):
        return None
    is_alone = len(schema.returns) == 1 and Rule.derived_are_whole.holds(release)
    returns_outs = all(result.type == _TENSOR for result in schema.returns)
    outs: list[Argument] = []
    returns: list[Return] = []
    for index, result in enumerate(schema.returns):
        if not result.type.is_tensor_like():
            returns.append(result)
            continue
        name = "out" if is_alone else f"out{index}"
        annotation = Annotation((letters[index],), is_write=True)
        outs.append(Argument(name, result.type, annotation=annotation, kwarg_only=True))
        if returns_outs:
            returns.append(Return(None, result.type, annotation))
    return FunctionSchema(out_name(schema), (*arguments, *outs), tuple(returns))


def _out_from_inplace(schema: FunctionSchema) -> FunctionSchema | None:
    receiver = schema.self_argument
    if receiver is None:
        return None
    arguments = tuple(
        replace(argument, annotation=None) if argument is receiver else argument
        for argument in schema.arguments
    )
    out = Argument(
        "out", receiver.type, annotation=receiver.annotation, kwarg_only=True
    )
    return FunctionSchema(out_name(schema), (*arguments, out), schema.returns)
