"""The signature that a Python function's annotations promise, as schema types.

Registering a kernel compares it with the declared schema; `infer_schema` writes a schema
from it. An annotation that says nothing definite (`Any`, a type variable, a union, a
name that cannot be resolved) is unknown: it fits every type and cannot be inferred.
"""

from __future__ import annotations

import collections.abc
import enum
import inspect
import types
import typing
import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from .boxing import describe_function
from .errors import RegistrationError
from .schema import (
    BASE_TYPES,
    BaseTy,
    BaseType,
    FunctionSchema,
    ListType,
    OptionalType,
    TupleType,
    Type,
    parse_schema,
)
from .schema.defaults import quote

Known: TypeAlias = "Type | None"
"""A type, or None where the annotation says nothing definite."""


class Signature(NamedTuple):
    """What a function takes and returns. `returns` is None if it is not annotated."""

    arguments: tuple[Known, ...]
    returns: tuple[Known, ...] | None

    def __str__(self) -> str:
        """In the form in which PyTorch's dumps print an inferred schema."""
        arguments = ", ".join(f"{_text(t)} _{i}" for i, t in enumerate(self.arguments))
        if self.returns is None:
            return f"({arguments}) -> ?"
        returns = [f"{_text(t)} _{i}" for i, t in enumerate(self.returns)]
        result = returns[0] if len(returns) == 1 else f"({', '.join(returns)})"
        return f"({arguments}) -> {result}"


def _text(known: Known) -> str:
    return "?" if known is None else str(known)


# ---- annotations ----

_BASE_BY_CLASS: Final[dict[object, Type]] = {
    int: BASE_TYPES["int"],
    float: BASE_TYPES["float"],
    bool: BASE_TYPES["bool"],
    str: BASE_TYPES["str"],
    complex: BASE_TYPES["complex"],
}
# Value classes of this package and of its users, by name: the classes themselves live
# beside NumPy, which the dispatcher does without.
_BASE_BY_NAME: Final[dict[str, Type]] = {
    "Tensor": BASE_TYPES["Tensor"],
    "TensorBase": BASE_TYPES["Tensor"],
    "DType": BASE_TYPES["ScalarType"],
    "Layout": BASE_TYPES["Layout"],
    "Device": BASE_TYPES["Device"],
    "MemoryFormat": BASE_TYPES["MemoryFormat"],
    "Generator": BASE_TYPES["Generator"],
}
_NUMBERS: Final = frozenset({bool, int, float, complex})
_LISTS: Final = frozenset({list, collections.abc.Sequence, collections.abc.Iterable})
_UNIONS: Final = (types.UnionType, typing.Union)


def _from_annotation(annotation: object) -> Known:
    """The type that an evaluated annotation stands for."""
    if hasattr(annotation, "__metadata__"):  # of typing.Annotated
        annotation = typing.get_args(annotation)[0]
    origin = typing.get_origin(annotation)
    members = typing.get_args(annotation)
    if origin in _UNIONS:
        return _from_union(members)
    if origin in _LISTS and len(members) == 1:
        element = _from_annotation(members[0])
        return None if element is None else ListType(element)
    if origin is tuple:
        return _from_tuple(members)
    if not isinstance(annotation, type):
        return None
    if annotation in _BASE_BY_CLASS:
        return _BASE_BY_CLASS[annotation]
    for cls in annotation.__mro__:
        if cls.__name__ in _BASE_BY_NAME:
            return _BASE_BY_NAME[cls.__name__]
    return BASE_TYPES["Tensor"] if hasattr(annotation, "_keys") else None


def _from_union(members: tuple[object, ...]) -> Known:
    rest = [member for member in members if member is not type(None)]
    if len(rest) == 1:
        element = _from_annotation(rest[0])
    elif _NUMBERS.issuperset(rest) and {int, float}.issubset(rest):
        element = BASE_TYPES["Scalar"]
    else:
        return None
    if (
        element is None
        or len(rest) == len(members)
        or isinstance(element, OptionalType)
    ):
        return element
    return OptionalType(element)


def _from_tuple(members: tuple[object, ...]) -> Known:
    if len(members) == 2 and members[1] is Ellipsis:
        element = _from_annotation(members[0])
        return None if element is None else ListType(element)
    elements = [_from_annotation(member) for member in members]
    known = tuple(element for element in elements if element is not None)
    return TupleType(known) if len(known) == len(elements) else None


def _returns(annotation: object) -> tuple[Known, ...]:
    if annotation is None or annotation is type(None):
        return ()
    members = typing.get_args(annotation)
    if typing.get_origin(annotation) is tuple and Ellipsis not in members:
        return tuple(_from_annotation(member) for member in members)
    return (_from_annotation(annotation),)


def _evaluated(function: Callable[..., Any]) -> dict[str, object]:
    """The annotations of a function, those written as strings evaluated.

    One that cannot be evaluated where the function was defined (its names may be imported
    for type checkers only) is left out.
    """
    namespace = getattr(function, "__globals__", {})
    found: dict[str, object] = {}
    for name, annotation in getattr(function, "__annotations__", {}).items():
        if not isinstance(annotation, str):
            found[name] = annotation
            continue
        if annotation in _BASE_BY_NAME:
            found[name] = type(annotation, (), {})
            continue
        try:
            found[name] = eval(annotation, namespace)
        except Exception:  # it can be any expression, or none
            continue
    return found


# ---- signatures ----

_cache: weakref.WeakKeyDictionary[Callable[..., Any], Signature | None] = (
    weakref.WeakKeyDictionary()
)


def infer_signature(
    function: Callable[..., Any], with_keyset: bool = False
) -> Signature | None:
    """What `function` takes and returns, or None if it is not annotated.

    Only plain functions are looked at. With `with_keyset` the first parameter, which
    gets the key set, is left out.
    """
    if not isinstance(function, types.FunctionType) or not function.__annotations__:
        return None
    try:
        signature = _cache[function]
    except KeyError:
        signature = _cache[function] = _infer(function)
    if signature is None or not with_keyset:
        return signature
    return signature._replace(arguments=signature.arguments[1:])


def _infer(function: types.FunctionType) -> Signature | None:
    code = function.__code__
    if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        return None
    annotations = _evaluated(function)
    count = code.co_argcount + code.co_kwonlyargcount
    arguments = tuple(
        _from_annotation(annotations[name]) if name in annotations else None
        for name in code.co_varnames[:count]
    )
    returns = _returns(annotations["return"]) if "return" in annotations else None
    return Signature(arguments, returns)


# Schema types whose values reach a kernel as those of another type.
_STANDS_FOR: Final = {
    BaseTy.SymInt: BaseTy.int,
    BaseTy.DeviceIndex: BaseTy.int,
    BaseTy.SymBool: BaseTy.bool,
    BaseTy.Dimname: BaseTy.str,
}
_SCALARS: Final = frozenset({BaseTy.int, BaseTy.float, BaseTy.bool, BaseTy.complex})


def _fits(known: Known, declared: Type) -> bool:
    """Whether a parameter or result of type `known` can hold what is declared."""
    if known is None:
        return True
    if isinstance(known, OptionalType):
        inner = declared.elem if isinstance(declared, OptionalType) else declared
        return _fits(known.elem, inner)
    match declared:
        case BaseType(BaseTy.DimVector):
            return known == ListType(BASE_TYPES["int"])
        case BaseType(kind):
            if not isinstance(known, BaseType):
                return kind is BaseTy.Any
            kind = _STANDS_FOR.get(kind, kind)
            is_number = known.kind is BaseTy.Scalar and kind in _SCALARS
            return known.kind is kind or is_number or kind is BaseTy.Any
        case ListType(element):
            return isinstance(known, ListType) and _fits(known.elem, element)
        case TupleType(elements):
            return isinstance(known, TupleType) and (
                len(known.elems) == len(elements)
                and all(map(_fits, known.elems, elements))
            )
        case OptionalType():
            return False
        case _:
            return True


def find_mismatch(
    signature: Signature, schema: FunctionSchema, names: Sequence[str] = ()
) -> str | None:
    """How `signature` contradicts `schema`; None if it does not.

    `names` are those of the parameters, for the message where they are others.
    """
    declared = schema.arguments
    if len(signature.arguments) != len(declared) and not schema.is_vararg:
        return (
            f"it takes {len(signature.arguments)} arguments, but the operator has"
            f" {len(declared)}"
        )
    for index, (known, argument) in enumerate(
        zip(signature.arguments, declared, strict=False)
    ):
        if not _fits(known, argument.type):
            name = names[index] if index < len(names) else argument.name
            own = "" if name == argument.name else f", the parameter '{name}',"
            return (
                f"argument '{argument.name}'{own} is annotated as {known}, but declared"
                f" as {argument.type}"
            )
    if signature.returns is None or schema.is_varret:
        return None
    if len(signature.returns) != len(schema.returns):
        # A list is one return, but Python writes it as a tuple just as well.
        if len(schema.returns) == 1 and isinstance(schema.returns[0].type, ListType):
            return None
        return (
            f"it returns {len(signature.returns)} values, but the operator returns"
            f" {len(schema.returns)}"
        )
    for index, (known, result) in enumerate(
        zip(signature.returns, schema.returns, strict=True)
    ):
        if not _fits(known, result.type):
            return (
                f"result {index} is annotated as {known}, but declared as {result.type}"
            )
    return None


# ---- a schema from a function ----


def infer_schema(
    function: Callable[..., Any], name: str, mutates_args: Iterable[str] = ()
) -> FunctionSchema:
    """The schema of an operator called `name` that `function` implements.

    Parameter names, kinds and defaults are taken over; arguments in `mutates_args` are
    marked as written to. RegistrationError where an annotation is missing or is of no
    schema type, and for what is no plain function or method.
    """
    if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
        raise RegistrationError(
            f"no schema can be inferred from {describe_function(function)}: calls would"
            " get a coroutine, not its result"
        )
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        raise _not_inferable(function, "what it takes") from None
    annotations = _evaluated(function)
    mutated = {mutates_args} if isinstance(mutates_args, str) else set(mutates_args)
    unknown = mutated - set(signature.parameters)
    if unknown:
        raise RegistrationError(
            f"{describe_function(function)} has no argument {', '.join(sorted(unknown))}"
        )
    parts = []
    keyword_only = False
    for number, parameter in enumerate(signature.parameters.values()):
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            stars = 1 + (parameter.kind is parameter.VAR_KEYWORD)
            raise _not_inferable(function, f"argument '{'*' * stars}{parameter.name}'")
        if parameter.kind is parameter.KEYWORD_ONLY and not keyword_only:
            keyword_only = True
            parts.append("*")
        known = _from_annotation(annotations.get(parameter.name))
        if known is None:
            raise _not_inferable(function, f"argument '{parameter.name}'")
        alias = number if parameter.name in mutated else None
        if alias is not None and "Tensor" not in str(known):
            raise RegistrationError(
                f"{describe_function(function)} cannot write to argument"
                f" '{parameter.name}': it is {known}, and holds no tensors"
            )
        parts.append(_argument_text(known, alias, parameter))
    if "return" not in annotations:
        raise _not_inferable(function, "the result")
    results = _returns(annotations["return"])
    if None in results:
        raise _not_inferable(function, "the result")
    returns = ", ".join(map(str, results))
    if len(results) != 1:
        returns = f"({returns})"
    return parse_schema(f"{name}({', '.join(parts)}) -> {returns}")


def _argument_text(known: Type, alias: int | None, parameter: inspect.Parameter) -> str:
    text = str(known)
    if alias is not None:
        text = text.replace("Tensor", f"Tensor(a{alias}!)", 1)
    text = f"{text} {parameter.name}"
    if parameter.default is parameter.empty:
        return text
    return f"{text}={_default_text(parameter.default)}"


def _default_text(default: object) -> str:
    """A default value as schemas spell it."""
    if isinstance(default, str):
        return quote(default)
    if isinstance(default, (tuple, list)):
        return f"[{', '.join(map(_default_text, default))}]"
    if isinstance(default, enum.Enum):
        return default.name
    return str(default)


def _not_inferable(function: Callable[..., Any], what: str) -> RegistrationError:
    return RegistrationError(
        f"no schema can be inferred from {describe_function(function)}: {what} is not"
        " annotated with a type that schemas have"
    )
