"""Default values: from the literal in a schema to a Python value, and its spelling."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from .types import (
    BASE_TYPES,
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


def _numbered(names: str) -> dict[str, int]:
    return {name: number for number, name in enumerate(names.split())}


# Numbers of PyTorch's enums: torch/headeronly/core/ScalarType.h, c10/core/Layout.h,
# c10/core/MemoryFormat.h, ATen/core/Reduction.h. Of two names with one number the
# first is the one that a bare number is printed as.
_DTYPES: Final = _numbered("""
    uint8 int8 short int long half float double complex32 complex64 complex128 bool
    qint8 quint8 qint32 bfloat16 quint4x2 quint2x4 bits1x8 bits2x4 bits4x2 bits8 bits16
    float8_e5m2 float8_e4m3fn float8_e5m2fnuz float8_e4m3fnuz uint16 uint32 uint64
    uint1 uint2 uint3 uint4 uint5 uint6 uint7 int1 int2 int3 int4 int5 int6 int7
    float8_e8m0fnu float4_e2m1fn_x2
    """)
_DTYPE_ALIASES: Final = {
    "int16": "short",
    "int32": "int",
    "int64": "long",
    "float16": "half",
    "float32": "float",
    "float64": "double",
    "bit": "uint1",
    "chalf": "complex32",
    "cfloat": "complex64",
    "cdouble": "complex128",
}
_SYMBOLS: Final[dict[BaseTy, dict[str, int]]] = {
    BaseTy.int: {"Mean": 1, "Sum": 2},
    BaseTy.ScalarType: _DTYPES
    | {alias: _DTYPES[name] for alias, name in _DTYPE_ALIASES.items()},
    BaseTy.Layout: _numbered("""
        strided sparse_coo sparse_csr _mkldnn sparse_csc sparse_bsr sparse_bsc jagged
        """),
    BaseTy.MemoryFormat: _numbered("""
        contiguous_format preserve_format channels_last channels_last_3d
        """),
}
SYMBOL_NAMES: Final = frozenset(name for names in _SYMBOLS.values() for name in names)

# A list default repeats one literal `size` times: more than this nobody can mean.
MAX_REPEAT: Final = 256
_INT64: Final = range(-(1 << 63), 1 << 63)


@dataclass(frozen=True, slots=True)
class SymbolDefault:
    """A default given by a name: `Mean`, `long`, `strided`, `contiguous_format`.

    `kind` is the type it is a value of; `value` its number in PyTorch's enum.
    """

    name: str
    kind: BaseTy = BaseTy.int

    @property
    def value(self) -> int:
        """The number that PyTorch has for the name."""
        return _SYMBOLS[self.kind][self.name]


# A name in a literal, before its type is known.
@dataclass(frozen=True, slots=True)
class Symbol:
    """A bare name where a default is expected; `fit` gives it its meaning."""

    name: str


DefaultValue: TypeAlias = (
    "bool | int | float | complex | str | SymbolDefault | tuple[DefaultValue, ...] | None"
)
Literal: TypeAlias = (
    "bool | int | float | complex | str | Symbol | tuple[Literal, ...] | None"
)


@dataclass(frozen=True, slots=True)
class Default:
    """A default: its canonical spelling and the value it decodes to.

    The spelling identifies it (`1` and `1.0` are two defaults, as are `'a'` and
    `"a"`). Lists decode to tuples; a single value for a list of known size to the
    whole list.
    """

    text: str
    value: DefaultValue = field(compare=False)

    def __str__(self) -> str:
        return self.text


class Misfit(Exception):
    """A literal that is no value of the type. Never leaves the schema package."""


def fit(literal: Literal, text: str, type_: Type) -> Default:
    """The default that `literal`, spelled `text`, is for an argument of `type_`.

    Raises Misfit, whose text says why, if it is no value of the type.
    """
    match type_:
        case BaseType(kind):
            return _fit_base(literal, text, kind)
        case OptionalType(elem):
            return (
                Default("None", None) if literal is None else fit(literal, text, elem)
            )
        case ListType(elem, size):
            return _fit_list(literal, text, elem, size)
        case (
            CustomClassType() | TypeVariable() | TupleType() | DictType() | FutureType()
        ):
            raise Misfit(f"an argument of type '{type_}' cannot have a default")


def _fit_list(literal: Literal, text: str, elem: Type, size: int | None) -> Default:
    if isinstance(literal, tuple):
        items = [fit(item, spell(item), elem) for item in literal]
        return Default(
            f"[{','.join(item.text for item in items)}]",
            tuple(item.value for item in items),
        )
    if literal is None:
        raise Misfit("the list is not optional, so it cannot be None")
    if size is None:
        raise Misfit("a list of no fixed size needs its default in brackets")
    if size > MAX_REPEAT:
        raise Misfit(f"a single value cannot be repeated {size} times")
    item = fit(literal, text, elem)
    return Default(item.text, (item.value,) * size)


def _fit_base(literal: Literal, text: str, kind: BaseTy) -> Default:
    kind = _STANDS_FOR.get(kind, kind)
    names = _SYMBOLS.get(kind)
    if isinstance(literal, Symbol):
        if names is not None and literal.name in names:
            return Default(text, SymbolDefault(literal.name, kind))
        raise Misfit(f"'{literal.name}' is no value of type '{kind.value}'")
    if kind in _ENUMS and type(literal) is int:
        assert names is not None
        for name, number in names.items():
            if number == literal:
                return Default(name, SymbolDefault(name, kind))
        raise Misfit(f"{text[:40]} is the number of no '{kind.value}'")
    if kind is BaseTy.DimVector:
        return _fit_list(literal, text, BASE_TYPES["int"], None)
    if kind is BaseTy.float and type(literal) is int:
        return Default(text, float(literal))
    if kind is BaseTy.bool and type(literal) is int and literal in (0, 1):
        return Default(str(bool(literal)), bool(literal))
    if kind is BaseTy.int and type(literal) is bool:
        return Default(str(int(literal)), int(literal))
    if type(literal) in _ACCEPTS.get(kind, ()) and not isinstance(literal, tuple):
        return Default(text, literal)
    if literal is None:
        raise Misfit(f"type '{kind.value}' is not optional, so it cannot be None")
    raise Misfit(f"{text[:40]} is no value of type '{kind.value}'")


_ENUMS: Final = frozenset({BaseTy.ScalarType, BaseTy.Layout, BaseTy.MemoryFormat})
# Types whose defaults are those of another.
_STANDS_FOR: Final = {
    BaseTy.SymInt: BaseTy.int,
    BaseTy.DeviceIndex: BaseTy.int,
    BaseTy.SymBool: BaseTy.bool,
}
_ACCEPTS: Final[dict[BaseTy, tuple[type, ...]]] = {
    BaseTy.int: (int,),
    BaseTy.float: (float,),
    BaseTy.bool: (bool,),
    BaseTy.complex: (complex, float, int),
    BaseTy.Scalar: (int, float, bool, complex),
    BaseTy.str: (str,),
    BaseTy.Device: (str,),
    BaseTy.Dimname: (str,),
    BaseTy.NoneType: (type(None),),
}


def spell(literal: Literal) -> str:
    """The canonical spelling of a literal; a string keeps none of its source spelling."""
    match literal:
        case Symbol(name):
            return name
        case tuple():
            return f"[{','.join(map(spell, literal))}]"
        case str():
            return quote(literal)
        case complex() if literal.real == 0:
            return f"{literal.imag!r}j".replace(".0j", "j")
        case _:
            return repr(literal)


_ESCAPES: Final = {
    character: "\\" + letter
    for character, letter in zip('\\"\n\t\r\a\b\f\v', '\\"ntrabfv', strict=True)
}


def quote(value: str) -> str:
    """A string literal, in double quotes, that decodes to `value`."""
    return '"' + "".join(map(_escape, value)) + '"'


def _escape(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if ord(character) < 32 or ord(character) == 127:
        return f"\\{ord(character):03o}"
    return character


def is_int64(value: int) -> bool:
    """Whether the number fits in the 64 bits that the schema language gives it."""
    return value in _INT64
