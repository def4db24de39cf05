"""Fields that the configuration declares: their values, whatever YAML types they hold."""

from collections.abc import Callable
from collections.abc import Mapping as MappingABC
from types import MappingProxyType
from typing import Final

from ..model.extra import FieldValue
from ..options import ExtraField, FieldType
from .nodes import Mapping, Node, Scalar, Sequence
from .reader import Reader

__all__ = ["extra_decoder", "plain_value"]

_NUMBERS: Final[MappingABC[str, Callable[[str], int | float]]] = MappingProxyType(
    {"int": int, "float": float}
)


def plain_value(node: Node) -> FieldValue:
    """What a node holds: lists as tuples, mappings as tuples of pairs.

    Numbers are numbers if they are written in digits; YAML's other spellings (octal, base 60)
    stay strings, as do dates.
    """
    match node:
        case Mapping():
            return tuple((key.value, plain_value(value)) for key, value in node.pairs)
        case Sequence():
            return tuple(map(plain_value, node.items))
        case Scalar():
            return _scalar(node)


def _scalar(node: Scalar) -> FieldValue:
    kind = node.tag.rpartition(":")[2]
    if kind == "bool":
        return node.value.lower() in ("true", "yes", "on")
    if kind == "null":
        return None
    if kind in _NUMBERS and len(node.value) < _LONGEST_NUMBER:
        try:
            return _NUMBERS[kind](node.value)
        except ValueError:
            return node.value
    return node.value


# Python refuses to read longer ones.
_LONGEST_NUMBER: Final = 4000


def _string(reader: Reader, field: str, node: Node) -> FieldValue:
    found = reader.string(field, node)
    return None if found is None else found.value


def _boolean(reader: Reader, field: str, node: Node) -> FieldValue:
    return reader.boolean(field, node)


def _integer(reader: Reader, field: str, node: Node) -> FieldValue:
    found = plain_value(node)
    if isinstance(found, int) and not isinstance(found, bool):
        return found
    reader.wrong_type(field, FieldType.integer.value, node)
    return None


def _strings(reader: Reader, field: str, node: Node) -> FieldValue:
    return tuple(item.value for item in reader.strings(field, node))


def _any(reader: Reader, field: str, node: Node) -> FieldValue:
    return plain_value(node)


_DECODERS: Final[MappingABC[FieldType, Callable[[Reader, str, Node], FieldValue]]] = (
    MappingProxyType(
        {
            FieldType.string: _string,
            FieldType.boolean: _boolean,
            FieldType.integer: _integer,
            FieldType.strings: _strings,
            FieldType.any: _any,
        }
    )
)


def extra_decoder(field: ExtraField) -> Callable[[Reader, str, Node], FieldValue]:
    """The function that reads the values of an extra field."""
    return _DECODERS[field.type]
