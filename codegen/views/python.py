"""A schema as Python callers see it: names, defaults, keyword-only arguments."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from runtime.schema import (
    Argument,
    BaseTy,
    DefaultValue,
    FunctionSchema,
    SymbolDefault,
    Type,
)

from ..layout import literal
from ..names import ANNOTATION_NAMES, BODY_NAMES, MODULE_NAMES, py_name
from . import type_names

# PyTorch's names for the numbers behind symbolic defaults: c10/core/ScalarType.h spells
# dtypes as C types, Python as sized names. Dtypes that are not here don't exist in
# Python.
DTYPE_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "uint8": "uint8",
        "int8": "int8",
        "int16": "int16",
        "int32": "int32",
        "int64": "int64",
        "float16": "float16",
        "float32": "float32",
        "float64": "float64",
        "bfloat16": "bfloat16",
        "complex64": "complex64",
        "complex128": "complex128",
        "bool": "bool_",
        "short": "int16",
        "int": "int32",
        "long": "int64",
        "half": "float16",
        "float": "float32",
        "double": "float64",
        "cfloat": "complex64",
        "cdouble": "complex128",
    }
)


def name(schema: FunctionSchema) -> str:
    """The function's name, which all overloads of an operator share."""
    return py_name(str(schema.name.name), MODULE_NAMES)


def overload_name(schema: FunctionSchema) -> str:
    """The name of the wrapper of this very overload."""
    return py_name(schema.name.unambiguous_name(), MODULE_NAMES)


def argument_name(argument: Argument) -> str:
    """The parameter's name: `from` is `from_`."""
    return py_name(argument.name, BODY_NAMES)


def annotation(type_: Type) -> str:
    """What a caller may pass."""
    text = type_names.annotate(type_, list_name="Sequence", single_numbers=True)
    if type_.is_base_ty_like(BaseTy.Device):
        return text.replace("Device", "Device | str", 1)
    return text


def default(argument: Argument) -> str:
    """The default as an expression. Empty for a required argument."""
    if argument.default is None:
        return ""
    return _expression(argument.default_value)


def _expression(value: DefaultValue) -> str:
    match value:
        case SymbolDefault(name=symbol, kind=BaseTy.ScalarType):
            return f"_rt_dtypes.{DTYPE_NAMES[symbol]}"
        case SymbolDefault(
            name=symbol, kind=BaseTy.Layout | BaseTy.MemoryFormat as kind
        ):
            return f"{kind.value}.{symbol.lstrip('_')}"
        case SymbolDefault():
            return repr(value.value)
        case tuple():
            inner = ", ".join(_expression(item) for item in value)
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        case _:
            return literal(value)


def parameter(argument: Argument) -> str:
    """One parameter with its annotation and default."""
    text = f"{argument_name(argument)}: {annotation(argument.type)}"
    given = default(argument)
    return f"{text} = {given}" if given else text


def parameters(schema: FunctionSchema, *, skip: Collection[str] = ()) -> list[str]:
    """The parameters in the order of the schema, with the star where keyword-only ones begin."""
    return _with_star([a for a in schema.arguments if a.name not in skip])


def _with_star(arguments: Sequence[Argument]) -> list[str]:
    found: list[str] = []
    for argument in arguments:
        if argument.kwarg_only and "*" not in found:
            found.append("*")
        found.append(parameter(argument))
    return found


def returns(schema: FunctionSchema) -> str:
    """What a call gives back."""
    return type_names.result(
        tuple(type_names.annotate(r.type, list_name="Sequence") for r in schema.returns)
    )


def is_named_tuple(schema: FunctionSchema) -> bool:
    """Whether the results are several and all have names, so that callers can use them."""
    return len(schema.returns) > 1 and all(r.name for r in schema.returns)


# What the fields of a named tuple can't be called: its attributes, and what their own
# annotations need.
_NO_FIELDS: Final = frozenset(dir(tuple)) | ANNOTATION_NAMES


def result_names(schema: FunctionSchema) -> list[str]:
    """The fields of the named tuple; they can't begin with an underscore or a digit."""
    found: list[str] = []
    for result in schema.returns:
        name = (result.name or "").lstrip("_")
        found.append(py_name(name if name.isidentifier() else f"r{name}", _NO_FIELDS))
    return found


# How Python's operators are spelled as methods of Tensor. What a special method does is
# part of the language (Python reference, "Data model"), so the table is fixed; a row
# counts only where the schema has the operator as a method.
BINARY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "__add__": "add",
        "__sub__": "sub",
        "__mul__": "mul",
        "__truediv__": "div",
        "__floordiv__": "floor_divide",
        "__mod__": "remainder",
        "__pow__": "pow",
        "__matmul__": "matmul",
        "__and__": "bitwise_and",
        "__or__": "bitwise_or",
        "__xor__": "bitwise_xor",
        "__radd__": "add",
        "__rmul__": "mul",
        "__rand__": "bitwise_and",
        "__ror__": "bitwise_or",
        "__rxor__": "bitwise_xor",
        "__lt__": "lt",
        "__le__": "le",
        "__gt__": "gt",
        "__ge__": "ge",
        "__iadd__": "add_",
        "__isub__": "sub_",
        "__imul__": "mul_",
        "__itruediv__": "div_",
        "__ifloordiv__": "floor_divide_",
        "__imod__": "remainder_",
        "__ipow__": "pow_",
        "__iand__": "bitwise_and_",
        "__ior__": "bitwise_or_",
        "__ixor__": "bitwise_xor_",
    }
)
# Comparisons that `object` defines for everything, with another type than ours.
EQUALITY: Final[Mapping[str, str]] = MappingProxyType({"__eq__": "eq", "__ne__": "ne"})
UNARY: Final[Mapping[str, str]] = MappingProxyType(
    {"__neg__": "neg", "__abs__": "abs", "__invert__": "bitwise_not"}
)
# The left operand is not a tensor: the function takes it first, or an operator exists
# for the purpose.
REFLECTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "__rsub__": "rsub",
        "__rpow__": "pow",
        "__rmod__": "remainder",
        "__rmatmul__": "matmul",
    }
)
