"""Whether a changed schema still serves what was written for the old one.

*Backward*: programs that call the old schema can call the new one. *Forward*: programs
that are written down with the new schema can be run by a system that has the old one; they
say nothing of arguments that were left at their defaults. The verdicts are those of
PyTorch 2.13 (`FunctionSchema.is_backward_compatible_with`, `check_forward_compatible_with`;
the rules are described in ATen/core/function_schema.h), the reasons are all there are,
where PyTorch stops at the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from runtime.schema import (
    BASE_TYPES,
    Annotation,
    Argument,
    BaseTy,
    BaseType,
    DefaultValue,
    DictType,
    FunctionSchema,
    FutureKind,
    FutureType,
    ListType,
    OptionalType,
    Return,
    SymbolDefault,
    TupleType,
    Type,
)
from runtime.wording import counted

__all__ = ["Compatibility", "Obstacle", "Rule", "compare_schemas", "is_subtype"]


class Rule(Enum):
    """What compatibility asks of two schemas."""

    name = "the same name and overload"
    variable = "both or neither of variable length"
    return_count = "the same number of returns"
    return_name = "the same names of returns"
    return_alias = "the same aliasing of returns"
    return_type = "returns of the old type or a narrower one"
    argument_count = "no argument removed"
    argument_name = "the same names of arguments, in the same order"
    argument_alias = "the same aliasing of arguments"
    argument_type = "arguments that take what they took"
    list_size = "the same length to repeat a single value to"
    keyword_only = "no positional argument made keyword-only"
    default = "the same default"
    required = "a default for each new argument"
    container_default = "no list as the default of a new argument"
    out_count = "the same out arguments"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason why two schemas are not compatible: the rule that is broken, and by what."""

    rule: Rule
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Compatibility:
    """What stands against using the new schema for the old one, and the reverse.

    Empty tuples mean compatible.
    """

    backward: tuple[Obstacle, ...]
    forward: tuple[Obstacle, ...]

    @property
    def is_backward(self) -> bool:
        """Whether callers of the old schema can call the new one."""
        return not self.backward

    @property
    def is_forward(self) -> bool:
        """Whether what was written with the new schema can be read with the old one."""
        return not self.forward


def compare_schemas(old: FunctionSchema, new: FunctionSchema) -> Compatibility:
    """The verdicts on `new` replacing `old`."""
    structure = tuple(_structure(old, new))
    if structure:
        count = tuple(_removed(old, new))
        return Compatibility(structure + count, structure)
    return Compatibility(tuple(_backward(old, new)), tuple(_forward(old, new)))


# ---- types ----

# Types that PyTorch's schemas hold as another: there they are the same type.
_HELD_AS: Final[dict[BaseTy, Type]] = {
    **dict.fromkeys(
        (
            *(BaseTy.SymInt, BaseTy.ScalarType, BaseTy.Layout, BaseTy.MemoryFormat),
            *(BaseTy.DeviceIndex, BaseTy.ConstQuantizerPtr),
        ),
        BASE_TYPES["int"],
    ),
    BaseTy.Dimname: BASE_TYPES["str"],
    BaseTy.DimVector: ListType(BASE_TYPES["int"]),
}
_NUMBERS: Final = frozenset({BaseTy.int, BaseTy.float, BaseTy.complex})
_ANY: Final = BASE_TYPES["Any"]
_NONE: Final = BASE_TYPES["NoneType"]


def _held(type_: Type) -> Type:
    """The type that values of this one have, without sizes of lists."""
    match type_:
        case BaseType(base):
            return _HELD_AS.get(base, type_)
        case OptionalType(elem):
            return OptionalType(_held(elem))
        case ListType(elem, _):
            return ListType(_held(elem))
        case TupleType(elems):
            return TupleType(tuple(map(_held, elems)))
        case DictType(key, value):
            return DictType(_held(key), _held(value))
        case FutureType(elem, kind):
            return FutureType(_held(elem), kind)
        case _:
            return type_


def is_subtype(narrow: Type, wide: Type) -> bool:
    """Whether every value of `narrow` is one of `wide`. Lists are invariant."""
    return _is_subtype(_held(narrow), _held(wide))


def _is_subtype(narrow: Type, wide: Type) -> bool:
    if narrow == wide or wide == _ANY:
        return True
    match narrow, wide:
        case OptionalType(inner), OptionalType(elem):
            return _is_subtype(inner, elem)
        case _, OptionalType(elem):
            return narrow == _NONE or _is_subtype(narrow, elem)
        case BaseType(kind), BaseType(BaseTy.Scalar):
            return kind in _NUMBERS
        case TupleType(inners), TupleType(elems):
            return len(inners) == len(elems) and all(map(_is_subtype, inners, elems))
        case FutureType(inner, one), FutureType(elem, other) if one is other:
            return one is not FutureKind.RRef and _is_subtype(inner, elem)
        case _:
            return False


def _list_size(type_: Type) -> int | None:
    found = type_.is_list_like()
    return None if found is None else found.size


# ---- parts ----

_Alias = tuple[frozenset[str], frozenset[str], bool, int]


def _alias(annotation: Annotation | None) -> _Alias | None:
    """An annotation without the order of its names: after an arrow stands what stood before."""
    if annotation is None:
        return None
    before = frozenset(annotation.alias_set)
    after = frozenset(annotation.alias_set_after) or before
    return before, after, annotation.is_write, annotation.level


def _shown(annotation: Annotation | None) -> str:
    return "no alias" if annotation is None else f"({annotation})"


_Value = tuple[type, object]


def _value(default: DefaultValue) -> _Value:
    """A default as a value that equals another only if PyTorch's does: 1, 1.0, True differ."""
    match default:
        case SymbolDefault():
            return int, default.value
        case tuple():
            return tuple, tuple(map(_value, default))
        case _:
            return type(default), default


def _default_of(argument: Argument) -> DefaultValue:
    """The default as PyTorch holds it.

    For an optional argument that is what is written: a single value is not repeated to the
    length of a list, and a whole number does not become a float.
    """
    value = argument.default_value
    if argument.default is None or not isinstance(argument.type, OptionalType):
        return value
    text = argument.default.text
    if isinstance(value, tuple) and value and not text.startswith("["):
        value = value[0]
    if isinstance(value, float) and text.removeprefix("-").isdecimal():
        return int(text)
    return value


def _same_default(one: Argument, other: Argument) -> bool:
    if one.default is None or other.default is None:
        return one.default is other.default
    return _value(_default_of(one)) == _value(_default_of(other))


def _shown_default(argument: Argument) -> str:
    return "none" if argument.default is None else str(argument.default)


def _argument(old: Argument, new: Argument) -> Iterator[Obstacle]:
    """What both directions ask of an argument and its successor."""
    if old.name != new.name:
        text = f"argument '{old.name}' is now '{new.name}'"
        yield Obstacle(Rule.argument_name, text)
        return
    name = new.name
    if _list_size(old.type) != _list_size(new.type):
        text = f"argument '{name}' was {old.type} and is {new.type}"
        yield Obstacle(Rule.list_size, text)
    if _alias(old.annotation) != _alias(new.annotation):
        before, after = _shown(old.annotation), _shown(new.annotation)
        text = f"argument '{name}' had {before} and has {after}"
        yield Obstacle(Rule.argument_alias, text)
    if new.kwarg_only and not old.kwarg_only:
        text = f"argument '{name}' can no longer be passed by position"
        yield Obstacle(Rule.keyword_only, text)


def _default(old: Argument, new: Argument) -> Iterator[Obstacle]:
    if not _same_default(old, new):
        before, after = _shown_default(old), _shown_default(new)
        text = f"the default of '{new.name}' was {before} and is {after}"
        yield Obstacle(Rule.default, text)


def _backward_argument(old: Argument, new: Argument) -> Iterator[Obstacle]:
    yield from _argument(old, new)
    if old.name != new.name:
        return
    if not is_subtype(old.type, new.type):
        text = f"argument '{new.name}' took {old.type} and takes {new.type}"
        yield Obstacle(Rule.argument_type, text)
    if old.default is not None:
        yield from _default(old, new)


def _forward_argument(old: Argument, new: Argument) -> Iterator[Obstacle]:
    yield from _argument(old, new)
    if old.name != new.name:
        return
    if not is_subtype(new.type, old.type):
        text = f"argument '{new.name}' takes {new.type}, which {old.type} does not hold"
        yield Obstacle(Rule.argument_type, text)
    yield from _default(old, new)


def _return(index: int, old: Return, new: Return) -> Iterator[Obstacle]:
    which = f"return {index + 1}"
    if old.name != new.name:
        before, after = (n or "unnamed" for n in (old.name, new.name))
        yield Obstacle(Rule.return_name, f"{which} was {before} and is {after}")
    sizes = _list_size(old.type) != _list_size(new.type)
    if sizes or not is_subtype(new.type, old.type):
        yield Obstacle(Rule.return_type, f"{which} was {old.type} and is {new.type}")
    if _alias(old.annotation) != _alias(new.annotation):
        before, after = _shown(old.annotation), _shown(new.annotation)
        yield Obstacle(Rule.return_alias, f"{which} had {before} and has {after}")


# ---- schemas ----


def _structure(old: FunctionSchema, new: FunctionSchema) -> Iterator[Obstacle]:
    if old.name != new.name:
        yield Obstacle(Rule.name, f"{old.name} is now {new.name}")
    if (old.is_vararg, old.is_varret) != (new.is_vararg, new.is_varret):
        text = "one of the two takes or returns any number of values"
        yield Obstacle(Rule.variable, text)
    before, after = len(old.returns), len(new.returns)
    if before != after:
        text = f"it returned {counted(before, 'value')} and returns {counted(after, 'value')}"
        yield Obstacle(Rule.return_count, text)


def _removed(old: FunctionSchema, new: FunctionSchema) -> Iterator[Obstacle]:
    kept = {argument.name for argument in new.arguments}
    if len(new.arguments) < len(old.arguments):
        gone = [a.name for a in old.arguments if a.name not in kept]
        names = ", ".join(f"'{name}'" for name in gone)
        text = f"argument {names} is gone" if names else "there are fewer arguments"
        yield Obstacle(Rule.argument_count, text)


def _first_out(schema: FunctionSchema) -> int:
    places = (place for place, a in enumerate(schema.arguments) if a.is_out)
    return next(places, len(schema.arguments))


def _required(argument: Argument) -> Iterator[Obstacle]:
    if argument.default is None:
        text = f"the new argument '{argument.name}' has no default"
        yield Obstacle(Rule.required, text)


def _backward(old: FunctionSchema, new: FunctionSchema) -> Iterator[Obstacle]:
    for index, results in enumerate(zip(old.returns, new.returns, strict=True)):
        yield from _return(index, *results)
    removed = tuple(_removed(old, new))
    if removed:
        yield from removed
        return
    old_out, new_out = _first_out(old), _first_out(new)
    # Where the new schema has fewer arguments before its out arguments, the first of
    # these stands at the place of the missing one, and its name tells.
    for was, is_ in zip(old.arguments[:old_out], new.arguments, strict=False):
        yield from _backward_argument(was, is_)
    for argument in new.arguments[old_out:new_out]:
        yield from _required(argument)
    outs = new.arguments[new_out:]
    for place, was in enumerate(old.arguments[old_out:]):
        if place < len(outs):
            yield from _backward_argument(was, outs[place])
        else:
            text = f"the out argument '{was.name}' is gone"
            yield Obstacle(Rule.out_count, text)


def _forward(old: FunctionSchema, new: FunctionSchema) -> Iterator[Obstacle]:
    old_out, new_out = _first_out(old), _first_out(new)
    before, after = len(old.arguments) - old_out, len(new.arguments) - new_out
    if before != after:
        text = f"there were {before} out arguments and there are {after}"
        yield Obstacle(Rule.out_count, text)
        return
    shared = min(old_out, new_out)
    for was, is_ in zip(old.arguments[:shared], new.arguments, strict=False):
        yield from _forward_argument(was, is_)
    for argument in new.arguments[old_out:new_out]:
        yield from _required(argument)
        if isinstance(_default_of(argument), tuple):
            text = f"the default of the new argument '{argument.name}' is a list"
            yield Obstacle(Rule.container_default, text)
    for was, is_ in zip(old.arguments[old_out:], new.arguments[new_out:], strict=True):
        yield from _forward_argument(was, is_)
