"""From batched tensors to the values in them, and from values to batched tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn, TypeAlias

from ...boxing import written_returns
from ...collecting import is_tensor
from ...errors import KernelContractError
from ...operator import OperatorHandle
from ...schema import (
    Argument,
    BaseTy,
    BaseType,
    FunctionSchema,
    ListType,
    OptionalType,
    SchemaKind,
)
from .batched import BatchedTensor, wrap
from .levels import Level
from .physical import Flag, Rule

Finish: TypeAlias = Callable[[Level, tuple[Any, ...], Any], Any]


def is_tensor_type(kind: Any) -> bool:
    """`Tensor` or `Tensor?`."""
    if isinstance(kind, OptionalType):
        kind = kind.elem
    return isinstance(kind, BaseType) and kind.kind is BaseTy.Tensor


def is_list_of_tensors(kind: Any) -> bool:
    """`Tensor[]`, `Tensor?[]`, and these with None for the whole list."""
    if isinstance(kind, OptionalType):
        kind = kind.elem
    return isinstance(kind, ListType) and is_tensor_type(kind.elem)


def _is_written(argument: Argument) -> bool:
    return argument.annotation is not None and argument.annotation.is_write


class Places:
    """Where the arguments of an operator are that bring tensors, and which are written."""

    __slots__ = ("lists", "tensors", "written")

    def __init__(self, schema: FunctionSchema) -> None:
        rows = list(enumerate(schema.arguments))
        self.tensors: Final = tuple([i for i, a in rows if is_tensor_type(a.type)])
        self.lists: Final = tuple([i for i, a in rows if is_list_of_tensors(a.type)])
        self.written: Final = tuple([i for i, a in rows if _is_written(a)])


def innermost(values: Iterable[Any], found: Level | None) -> Level | None:
    """The deepest level of these batched tensors and of `found`.

    RuntimeError for tensors of two calls of vmap neither of which is in the other.
    """
    for value in values:
        if isinstance(value, BatchedTensor):
            level = value.level
            if found is None or level.depth > found.depth:
                found = level
            elif level.depth == found.depth and level is not found:
                refuse(level if level.is_over else found)
        elif isinstance(value, (list, tuple)):
            found = innermost(value, found)
    return found


def refuse(level: Level) -> NoReturn:
    """RuntimeError for tensors of a level that cannot be used."""
    if level.is_over:
        raise RuntimeError(
            f"vmap: a batched tensor of {level} was used after the call of vmap that made it"
            " had returned; return it from the mapped function instead"
        )
    raise RuntimeError(
        f"vmap: batched tensors of two calls of vmap at the same level {level.depth} were"
        " used in one operator; neither call is inside the other"
    )


def unwrap(
    places: Places, args: tuple[Any, ...], level: Level
) -> tuple[list[Any], list[Flag]]:
    """The arguments with the values of what is batched at `level`, and which that are."""
    values = list(args)
    flags: list[Flag] = [False] * len(values)
    for i in places.tensors:
        value = values[i]
        if isinstance(value, BatchedTensor) and value.level is level:
            values[i] = value.value
            flags[i] = True
    for i in places.lists:
        items = args[i]
        if items:
            found = [isinstance(v, BatchedTensor) and v.level is level for v in items]
            if any(found):
                flags[i] = found
            values[i] = [
                item.value if flag else item
                for item, flag in zip(items, found, strict=True)
            ]
    return values, flags


def check_written(
    op: OperatorHandle, schema: FunctionSchema, index: int, value: Any, flag: Flag
) -> None:
    """RuntimeError if an argument that is written has no place for every sample."""
    if can_be_written(value, flag):
        return
    name = schema.arguments[index].name
    is_self = schema.kind() is SchemaKind.inplace and index == 0 and name != "self"
    called = f"{name} (self of an in-place operator)" if is_self else name
    raise RuntimeError(
        f"vmap: {op.qualified_name} writes into its argument {called}, which is not batched"
        f" while others are: there is one {name} for all samples, and each would write"
        " something else; use an operator that returns a new tensor, or map over it too"
    )


def can_be_written(value: Any, flag: Flag) -> bool:
    """Whether an argument that is written has a place for every sample, or none is needed."""
    return flag is True or not is_written_to(value) or bool(flag and all(flag))


def is_written_to(value: Any) -> bool:
    """Whether there is anything to write into: not None, not an empty list."""
    return value is not None and (is_tensor(value) or bool(value))


def wrap_all(level: Level, value: Any) -> Any:
    """`value` with each tensor in it batched; lists and tuples stay what they are."""
    if isinstance(value, (list, tuple)):
        return type(value)([wrap_all(level, item) for item in value])
    return wrap(value, level) if is_tensor(value) else value


def finisher(schema: FunctionSchema) -> Finish:
    """What makes the results of a call of what a rule returned.

    Arguments that are written are returned as the very objects that were passed.
    """
    sources = written_returns(schema)
    if schema.is_varret:
        return lambda level, args, result: wrap_all(level, result)
    if not sources:
        return lambda level, args, result: None
    if len(sources) > 1:
        return _several(sources)
    source = sources[0]
    if source is not None:
        return lambda level, args, result: args[source]
    if is_tensor_type(schema.returns[0].type):
        return _one
    return lambda level, args, result: wrap_all(level, result)


def _one(level: Level, args: tuple[Any, ...], result: Any) -> Any:
    return None if result is None else wrap(result, level)


def _several(sources: tuple[int | None, ...]) -> Finish:
    def finish(level: Level, args: tuple[Any, ...], result: Any) -> Any:
        found = (None,) * len(sources) if result is None else result
        return tuple(
            [
                wrap_all(level, value) if source is None else args[source]
                for value, source in zip(found, sources, strict=True)
            ]
        )

    return finish


def batched_call(op: OperatorHandle, rule: Rule) -> Callable[..., Any]:
    """An unboxed kernel for batched tensors that asks `rule`."""
    schema = op.schema
    places = Places(schema)
    tensors, lists, written = places.tensors, places.lists, places.written
    finish = finisher(schema)

    def call(*args: Any) -> Any:
        level: Level | None = None
        for i in tensors:
            value = args[i]
            if isinstance(value, BatchedTensor) and value.level is not level:
                level = innermost((value,), level)
        for i in lists:
            if args[i]:
                level = innermost(args[i], level)
        if level is None:
            raise KernelContractError(
                f"{op.qualified_name} was called with the key of batched tensors, but none"
                " is among its arguments"
            )
        if level.is_over:
            refuse(level)
        flags: list[Flag]
        if lists:
            values, flags = unwrap(places, args, level)
        else:
            values = list(args)
            flags = [False] * len(values)
            for i in tensors:
                value = values[i]
                if isinstance(value, BatchedTensor) and value.level is level:
                    values[i] = value.value
                    flags[i] = True
        for i in written:
            if flags[i] is not True:
                check_written(op, schema, i, args[i], flags[i])
        return finish(level, args, rule(level, flags, values))

    return call
