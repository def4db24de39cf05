"""Types and alias annotations: text to model."""

from __future__ import annotations

from typing import Final

from .cursor import MAX_DEPTH, MAX_LIST_SIZE_DIGITS, Cursor, is_identifier
from .errors import did_you_mean
from .parameters import Annotation
from .types import (
    BASE_TYPES,
    CUSTOM_CLASS_PREFIX,
    CustomClassType,
    DictType,
    FutureKind,
    FutureType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
)

# Spellings of other languages and of older releases, with what is meant.
_OTHER_SPELLINGS: Final = {
    "int64_t": "int",
    "int32_t": "int",
    "long": "int",
    "integer": "int",
    "double": "float",
    "string": "str",
    "boolean": "bool",
    "tensor": "Tensor",
    "dtype": "ScalarType",
    "layout": "Layout",
    "IntArrayRef": "int[]",
    "TensorList": "Tensor[]",
}
_FUTURES: Final = {kind.value: kind for kind in FutureKind}
_TYPE_NAMES: Final = (*BASE_TYPES, *_FUTURES, "Dict")
# Names that PyTorch's run-time parser has for a type of another canonical name.
_TYPES: Final = {
    **BASE_TYPES,
    "number": BASE_TYPES["Scalar"],
    "None": BASE_TYPES["NoneType"],
}
_TYPE_SUFFIXES: Final = frozenset("([?")


def _is_type_variable(name: str) -> bool:
    """`t`, `t1`, `tVal`: what PyTorch's built-in operators call an open type."""
    return name[0] == "t" and (
        len(name) == 1 or name[1:].isdigit() or name[1].isupper()
    )


class TypeParser(Cursor):
    """Reads types. An unknown one is noted and read over, as an open type."""

    __slots__ = ("_height",)

    def __init__(self, text: str) -> None:
        super().__init__(text)
        # How many types the type read last has inside each other, itself not counted.
        self._height = 0

    def type(self) -> Type:
        """A type without alias annotation."""
        start = self.at
        type_, annotation = self.annotated_type()
        if annotation is not None:
            self.stop("BW105", "no alias annotation is possible here", start)
        return type_

    def annotated_type(self) -> tuple[Type, Annotation | None]:
        tokens = self.tokens
        name = tokens[self.at]
        type_: Type | None = _TYPES.get(name)
        if type_ is not None:
            self.at += 1
            height = 0
        else:
            type_ = self._other_type(name)
            height = self._height
        annotation: Annotation | None = None
        level = 0
        token = tokens[self.at]
        while token in _TYPE_SUFFIXES:
            if token == "(":
                self._check_alias_place(type_, annotation)
                annotation = self._annotation(level)
                token = tokens[self.at]
                continue
            self.at += 1
            if token == "?":
                # None is None: an optional optional is an optional.
                if not isinstance(type_, OptionalType):
                    type_ = OptionalType(type_)
                    level += 1
            else:
                type_ = ListType(type_, self._list_size())
                level += 1
            if height + level > MAX_DEPTH:
                self.stop("BW108", f"types nested more than {MAX_DEPTH} deep")
            token = tokens[self.at]
        self._height = height + level
        return type_, annotation

    def _check_alias_place(self, type_: Type, earlier: Annotation | None) -> None:
        if earlier is not None:
            self.stop("BW105", "a second alias annotation for one type")
        if isinstance(type_, OptionalType):
            self.stop(
                "BW105",
                "an alias annotation after '?'",
                hint="None aliases nothing: write it before, as in 'Tensor(a)?'",
            )
        if isinstance(type_, (TupleType, FutureType)):
            self.stop("BW105", f"a value of type '{type_}' aliases nothing as a whole")

    def _list_size(self) -> int | None:
        """What stands between the brackets of a list type, and the closing one."""
        token = self.tokens[self.at]
        size = None
        if token.isascii() and token.isdigit():
            if len(token) > MAX_LIST_SIZE_DIGITS:
                self.stop("BW107", "list size out of range")
            size = int(token)
            self.at += 1
        self.expect("]", "to close the list type")
        return size

    def _other_type(self, name: str) -> Type:
        """A type that is not one bare known name."""
        start = self.at
        if name == "(":
            self.at += 1
            return TupleType(self._types_until_closed())
        if not is_identifier(name):
            self.unexpected("a type")
        self.at += 1
        if name == "__torch__":
            return self._custom_class(start)
        if self.tokens[self.at] == "(" and (name == "Dict" or name in _FUTURES):
            self.at += 1
            elems = self._types_until_closed()
            if name == "Dict" and len(elems) == 2:
                return DictType(*elems)
            if name != "Dict" and len(elems) == 1:
                return FutureType(elems[0], _FUTURES[name])
            self.stop("BW103", f"wrong number of types for '{name}'", start)
        if not _is_type_variable(name):
            meant = _OTHER_SPELLINGS.get(name)
            self.report(
                "BW103",
                f"unknown type '{name[:60]}'",
                start,
                hint=(
                    f"write '{meant}'"
                    if meant is not None
                    else did_you_mean(name, _TYPE_NAMES)
                ),
            )
        self._height = 0
        return TypeVariable(name)

    def _types_until_closed(self) -> tuple[Type, ...]:
        self.deeper()
        elems: list[Type] = []
        height = 0
        if self.tokens[self.at] != ")":
            elems.append(self.type())
            height = self._height
            while self.tokens[self.at] == ",":
                self.at += 1
                elems.append(self.type())
                height = max(height, self._height)
        self.expect(")", "after the types")
        self.depth -= 1
        self._height = height + 1
        return tuple(elems)

    def _custom_class(self, start: int) -> Type:
        parts = ["__torch__"]
        while self.tokens[self.at] == ".":
            self.at += 1
            parts.append(self.identifier("a part of the class name"))
        name = ".".join(parts)
        if not name.startswith(CUSTOM_CLASS_PREFIX):
            self.stop(
                "BW103",
                f"unknown type '{name[:60]}'",
                start,
                f"custom classes are called '{CUSTOM_CLASS_PREFIX}<namespace>.<name>'",
            )
        self._height = 0
        return CustomClassType(name.removeprefix(CUSTOM_CLASS_PREFIX))

    def _annotation(self, level: int) -> Annotation:
        self.at += 1
        before = self._alias_names()
        is_write = self.tokens[self.at] == "!"
        if is_write:
            self.at += 1
        after: tuple[str, ...] = ()
        if self.tokens[self.at] == "->":
            self.at += 1
            after = self._alias_names()
        self.expect(")", "to close the alias annotation")
        return Annotation(before, is_write, after, level)

    def _alias_names(self) -> tuple[str, ...]:
        tokens = self.tokens
        names: list[str] = []
        while True:
            name = tokens[self.at]
            if name != "*" and not is_identifier(name):
                self.unexpected("the name of an alias set, as in 'Tensor(a!)'")
            if name in names:
                self.stop("BW105", f"alias set '{name[:60]}' is named twice")
            names.append(name)
            self.at += 1
            if tokens[self.at] != "|":
                return tuple(names)
            self.at += 1


def is_unknown(type_: Type) -> bool:
    """Whether a type, or that of its elements, is none that there is."""
    while isinstance(type_, (OptionalType, ListType)):
        type_ = type_.elem
    return isinstance(type_, TypeVariable) and not _is_type_variable(type_.name)
