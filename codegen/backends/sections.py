"""The one table of the sections that the file of a backend can have.

The names are torchgen's (`gen_backend_stubs.py`), but for `custom`, which backends outside
PyTorch's own repository added for operators of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from collections.abc import Mapping as MappingABC
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ..parse.nodes import Mapping, Node, Scalar, Sequence
from ..parse.reader import Reader
from .model import ExtraFields, FieldValue

__all__ = ["SECTIONS", "Item", "Section", "extra_fields"]

_FUNC: Final = "func"


@dataclass(frozen=True, slots=True)
class Item:
    """One item of a list of operators: the string that names it, and what else it says."""

    func: Scalar
    fields: ExtraFields = ()

    def flag(self, name: str) -> bool:
        """Whether the item has this field with the value True."""
        return dict(self.fields).get(name) is True


@dataclass(frozen=True, slots=True)
class Section:
    """One section: its name, how its value is read, its default, and what it is for."""

    name: str
    decode: Callable[[Reader, str, Node], Hashable]
    default: Hashable
    summary: str


def _text(reader: Reader, name: str, node: Node) -> str | None:
    found = reader.string(name, node)
    return None if found is None else found.value


def _text_or_none(reader: Reader, name: str, node: Node) -> str | None:
    return None if _is_empty(node) else _text(reader, name, node)


def _flag(reader: Reader, name: str, node: Node) -> bool:
    return reader.boolean(name, node) or False


def _lines(reader: Reader, name: str, node: Node) -> tuple[str, ...]:
    """A list of strings, or one string."""
    if _is_empty(node):
        return ()
    if isinstance(node, Sequence):
        return tuple(item.value for item in reader.strings(name, node))
    found = reader.string(name, node)
    return () if found is None else (found.value,)


def _is_empty(node: Node) -> bool:
    return isinstance(node, Scalar) and node.tag.endswith(":null")


def _nodes(reader: Reader, name: str, node: Node) -> tuple[Node, ...]:
    """The items of a list; nothing for a section without a value."""
    if isinstance(node, Sequence):
        return tuple(node.items)
    if not _is_empty(node):
        reader.wrong_type(name, "a list", node)
    return ()


def _items(reader: Reader, name: str, node: Node) -> tuple[Item, ...]:
    """A list of operators: names, or mappings with `func` and fields of the backend's own."""
    found = (_item(reader, name, item) for item in _nodes(reader, name, node))
    return tuple(item for item in found if item is not None)


def _item(reader: Reader, name: str, node: Node) -> Item | None:
    if not isinstance(node, Mapping):
        func = reader.string(f"each item of {name}", node)
        return None if func is None else Item(func)
    value = node.get(_FUNC)
    if value is None:
        where = node.pairs[0][0] if node.pairs else node
        message = f"an item of {name} that is a mapping must have 'func'"
        reader.fail("BW609", where, message)
        return None
    func = reader.string(_FUNC, value)
    return None if func is None else Item(func, extra_fields(node, {_FUNC}))


def extra_fields(node: Mapping, known: set[str] | frozenset[str]) -> ExtraFields:
    """The fields of a mapping that are not among the known ones."""
    return tuple(
        (key.value, _value(value))
        for key, value in node.pairs
        if key.value not in known
    )


def _value(node: Node) -> FieldValue:
    match node:
        case Scalar():
            if node.tag.endswith(":null"):
                return None
            if node.tag.endswith(":bool"):
                return node.value.lower() in ("true", "yes", "on")
            return node.value
        case Sequence():
            return tuple(_value(item) for item in node.items)
        case Mapping():
            return tuple((key.value, _value(value)) for key, value in node.pairs)


_ROWS: Final = (
    Section(
        "backend",
        _text,
        None,
        "The dispatch key of the kernels, such as XLA or PrivateUse1. Required.",
    ),
    Section(
        "cpp_namespace",
        _text,
        None,
        "The namespace of C++ kernels. Required by torchgen; no meaning in Python.",
    ),
    Section(
        "class_name",
        _text_or_none,
        None,
        "The class of C++ kernels; the key's name and NativeFunctions if left out.",
    ),
    Section("extra_headers", _lines, (), "What C++ sources include besides."),
    Section(
        "use_out_as_primary",
        _flag,
        False,
        "Whether out kernels are the ones to write. If not, the in-place and out variants"
        " of an operator with a functional kernel are made from that.",
    ),
    Section(
        "device_guard",
        _flag,
        False,
        "Whether calls select the device of their tensors first.",
    ),
    Section("supported", _items, (), "The operators with a kernel for the backend."),
    Section(
        "autograd",
        _items,
        (),
        "The operators with a kernel for the autograd key of the backend.",
    ),
    Section(
        "full_codegen",
        _items,
        (),
        "Operators of a lazy backend whose C++ kernels are generated; here they are"
        " operators with a kernel like those of 'supported'.",
    ),
    Section("symint", _items, (), "Operators whose kernels take symbolic sizes."),
    Section(
        "non_native",
        _nodes,
        (),
        "Operations of a lazy backend that are no operators: mappings with 'func'.",
    ),
    Section(
        "ir_gen", _items, (), "Operators of which a lazy backend has node classes."
    ),
    Section(
        "custom",
        _nodes,
        (),
        "Operators of the backend's own: entries as in native_functions.yaml, with"
        " fields of the backend's own.",
    ),
)

SECTIONS: Final[MappingABC[str, Section]] = MappingProxyType(
    {section.name: section for section in _ROWS}
)
