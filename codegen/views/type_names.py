"""Schema types as Python annotations: the part that the three views share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from runtime.schema import (
    BaseTy,
    BaseType,
    CustomClassType,
    DictType,
    FutureType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
)

# Types of the schema language by their names in generated modules. What has no Python
# counterpart yet is `object`: a value that passes through untouched.
ANNOTATIONS: Final[Mapping[BaseTy, str]] = MappingProxyType(
    {
        BaseTy.Tensor: "Tensor",
        BaseTy.Scalar: "Number",
        BaseTy.int: "int",
        BaseTy.SymInt: "int",
        BaseTy.float: "float",
        BaseTy.bool: "bool",
        BaseTy.SymBool: "bool",
        BaseTy.str: "str",
        BaseTy.ScalarType: "DType",
        BaseTy.Layout: "Layout",
        BaseTy.Device: "Device",
        BaseTy.DeviceIndex: "int",
        BaseTy.MemoryFormat: "MemoryFormat",
        BaseTy.Generator: "Generator",
        BaseTy.Storage: "Storage",
        BaseTy.Stream: "object",
        BaseTy.QScheme: "object",
        BaseTy.ConstQuantizerPtr: "object",
        BaseTy.Dimname: "str",
        BaseTy.DimVector: "Sequence[int]",
        BaseTy.GraphModule: "object",
        BaseTy.complex: "complex",
        BaseTy.Any: "object",
        BaseTy.NoneType: "None",
        BaseTy.AnyClassType: "object",
        BaseTy.AnyEnumType: "object",
        BaseTy.Capsule: "object",
        BaseTy.Quantizer: "object",
        BaseTy.PyObject: "object",
    }
)

# The names above that generated modules import, and from which runtime module.
IMPORTED_FROM: Final[Mapping[str, str]] = MappingProxyType(
    {
        "DType": "dtypes",
        "Device": "device",
        "Generator": "generator",
        "Layout": "options",
        "MemoryFormat": "options",
        "Number": "dtypes",
        "Storage": "storage",
    }
)

# Elements of lists whose declared size lets a caller write one of them for all.
EXPANDS: Final = frozenset(
    map(BaseType, (BaseTy.int, BaseTy.SymInt, BaseTy.float, BaseTy.bool))
)


def annotate(type_: Type, *, list_name: str, single_numbers: bool = False) -> str:
    """`type_` as an annotation; lists are `list_name[...]`.

    With `single_numbers` a list that one number can stand for also takes that number.
    """
    match type_:
        case BaseType(kind):
            return ANNOTATIONS[kind]
        case OptionalType(elem):
            inner = annotate(elem, list_name=list_name, single_numbers=single_numbers)
            return f"{inner} | None"
        case ListType(elem, size):
            inner = annotate(elem, list_name=list_name)
            listed = f"{list_name}[{inner}]"
            if single_numbers and size is not None and elem in EXPANDS:
                return f"{inner} | {listed}"
            return listed
        # The last four occur in schemas that are defined at run time only.
        case (
            CustomClassType() | TupleType() | DictType() | TypeVariable() | FutureType()
        ):
            return "object"
        case _:
            assert_never(type_)


def result(annotations: tuple[str, ...]) -> str:
    """The annotation of a call's results: None, the one, or a tuple of them."""
    if not annotations:
        return "None"
    if len(annotations) == 1:
        return annotations[0]
    return f"tuple[{', '.join(annotations)}]"


def union(texts: Iterable[str]) -> str:
    """One annotation for values of any of these; None is last."""
    parts = dict.fromkeys(part for text in texts for part in _alternatives(text))
    if "None" in parts:
        del parts["None"]
        parts["None"] = None
    return " | ".join(parts)


def _alternatives(text: str) -> list[str]:
    """The members of a union, which may themselves have unions in brackets."""
    found = [""]
    depth = 0
    for part in text.split(" | "):
        found[-1] = f"{found[-1]} | {part}" if depth else part
        depth += part.count("[") - part.count("]")
        if not depth:
            found.append("")
    return found[:-1]
