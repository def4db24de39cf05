"""Annotations of kernels beside the types that schemas map to.

An annotation is compared as its text: with the names that `KNOWN` gives, whatever the module
calls them, and `Any` for all that says nothing definite. That a text contradicts another is
only said where no value could be of both; see `fits`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

__all__ = ["ANY", "KNOWN", "annotation_text", "fits", "import_lines"]

ANY: Final = "Any"

_TYPING: Final = ("Annotated", "List", "Optional", "Tuple", "Union")
_COLLECTIONS: Final = ("Collection", "Iterable", "Sequence")

# Types by their dotted names. All are classes that have nothing to do with each other, but for
# those that the tables below tell of.
KNOWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        **{f"typing.{name}": name for name in (*_TYPING, *_COLLECTIONS)},
        **{f"collections.abc.{name}": name for name in _COLLECTIONS},
        "numpy.ndarray": "ndarray",
        "runtime.tensor.TensorBase": "Tensor",
        "runtime.tensor_base.TensorBase": "Tensor",
        "runtime.dtypes.DType": "DType",
        "runtime.dtypes.Number": "Number",
        "runtime.device.Device": "Device",
        "runtime.generator.Generator": "Generator",
        "runtime.options.Layout": "Layout",
        "runtime.options.MemoryFormat": "MemoryFormat",
        "runtime.storage.Storage": "Storage",
        "runtime.structured.Precomputed": "Precomputed",
        "runtime.structured.TensorMeta": "TensorMeta",
    }
)

# ---- from source to text ----


def annotation_text(node: ast.expr | None, words: Mapping[str, str]) -> str:
    """The annotation in the words of the comparison.

    Args:
        words: what the names of the module stand for.
    """
    match node:
        case ast.Name(id=name):
            return words.get(name, ANY)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{annotation_text(left, words)} | {annotation_text(right, words)}"
        case ast.Constant(value=None):
            return "None"
        case ast.Constant(value=str() as text):
            return _quoted(text, words)
        case ast.Attribute():
            return words.get(_dotted(node), ANY)
        case ast.Subscript(value=value, slice=index):
            return _subscript(annotation_text(value, words), index, words)
        case _:
            return ANY


def _quoted(text: str, words: Mapping[str, str]) -> str:
    try:
        return annotation_text(ast.parse(text.strip(), mode="eval").body, words)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ANY


def _dotted(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=value, attr=name):
            return f"{_dotted(value)}.{name}"
        case _:
            return ""


def _subscript(base: str, index: ast.expr, words: Mapping[str, str]) -> str:
    parts = index.elts if isinstance(index, ast.Tuple) else [index]
    inner = [
        "..." if _is_ellipsis(part) else annotation_text(part, words) for part in parts
    ]
    if not inner:
        return ANY
    match base:
        case "Optional":
            return f"{inner[0]} | None"
        case "Union":
            return " | ".join(inner)
        case "Annotated":
            return inner[0]
        case "List" | "Tuple":
            return f"{base.lower()}[{', '.join(inner)}]"
        case "list" | "tuple" | "Sequence" | "Iterable" | "Collection":
            return f"{base}[{', '.join(inner)}]"
        case _:
            return ANY


def _is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is Ellipsis


# ---- comparing ----

_Type: TypeAlias = tuple[str, tuple["_Union", ...]]
"""A class and what stands in its brackets."""

_Union: TypeAlias = tuple[_Type, ...]

# A value of one of these is as good as one of those after it.
_NUMBERS: Final = ("bool", "int", "float", "complex")
_LISTS: Final = frozenset({"list", "tuple", *_COLLECTIONS})
# Enumerations of integers.
_INTEGERS: Final = frozenset({"Layout", "MemoryFormat"})
# Sequences of other classes, and what is in them.
_ELEMENTS: Final = MappingProxyType(
    {"range": "int", "bytes": "int", "bytearray": "int", "str": "str"}
)
# What can be gone through is an `Iterable`, whatever its class.
_ITERABLE: Final = frozenset(
    {*_ELEMENTS, "Tensor", "ndarray", "dict", "set", "frozenset"}
)
_ANY_ITERABLE: Final = frozenset({"Iterable", "Collection"})
_GENERAL: Final = frozenset(_COLLECTIONS)
_CLASSES: Final = frozenset(
    {
        *(word for word in KNOWN.values() if word not in _TYPING),
        *_NUMBERS,
        *("str", "bytes", "bytearray", "list", "tuple", "dict", "set", "frozenset"),
        *("None", "range", "slice"),
    }
)


@cache
def fits(wanted: str, annotated: str, *, is_result: bool) -> bool:
    """Whether what a kernel is annotated with may be what its operator has.

    A parameter has to take all values that the operator passes: of `Tensor | None` both. Of
    a result it is enough that one of the alternatives is right. What is unknown fits, and any
    kind of list stands for any other, but several results are no list.
    """
    if wanted == annotated:
        return True
    operators, kernels = _parse(wanted), _parse(annotated)
    if is_result:
        return any(_is_one(kernel, operators, True) for kernel in kernels)
    return all(_is_one(operator, kernels, False) for operator in operators)


def _is_one(value: _Type, targets: _Union, is_result: bool) -> bool:
    return any(_is(value, target, is_result) for target in targets)


def _is(value: _Type, target: _Type, is_result: bool) -> bool:
    (name, inner), (other, others) = value, target
    if name not in _CLASSES or other not in _CLASSES:
        return True
    if name in _NUMBERS and other in _NUMBERS:
        # What is annotated as a number may be one of the narrower kind.
        return is_result or _NUMBERS.index(name) <= _NUMBERS.index(other)
    if name in _INTEGERS and other in _NUMBERS:
        return other != "bool"
    if is_result and name in _NUMBERS and other in _INTEGERS:
        return name != "bool"
    if name not in _LISTS or other not in _LISTS:
        return name == other or _is_iterated(value, target, is_result)
    if not inner or not others:
        # Lists of whatever.
        return not (is_result and others and _is_row(target) and name == "list")
    if _is_row(target):
        if not _is_row(value):
            is_tuple = not is_result or name != "list"
            return is_tuple and _all(inner[:1] * len(others), others, is_result)
        return len(inner) == len(others) and _all(inner, others, is_result)
    if _is_row(value):
        return _all(inner, others[:1] * len(inner), is_result)
    return _all(inner[:1], others[:1], is_result)


def _is_iterated(value: _Type, target: _Type, is_result: bool) -> bool:
    """Whether one is something else that can be gone through, and the other a kind of list."""
    (name, inner), (other, others) = value, target
    if is_result and name in _GENERAL and other in _ITERABLE:
        return name != "Sequence" or (
            other in _ELEMENTS and _all(inner[:1], ((_element(other),),), is_result)
        )
    if other in _ANY_ITERABLE and name in _ITERABLE:
        return True
    if name in _ELEMENTS and other in _GENERAL:
        return _all(((_element(name),),), others[:1], is_result)
    return False


def _element(name: str) -> _Type:
    return _ELEMENTS[name], ()


def _is_row(kind: _Type) -> bool:
    """Whether it is a tuple of a certain length."""
    name, inner = kind
    return name == "tuple" and bool(inner) and inner[-1] != _ELLIPSIS


def _all(values: Sequence[_Union], targets: Sequence[_Union], is_result: bool) -> bool:
    return all(
        (any if is_result else all)(_is_one(each, target, is_result) for each in value)
        for value, target in zip(values, targets, strict=False)
    )


_ELLIPSIS: Final[_Union] = (("...", ()),)


def _parse(text: str) -> _Union:
    return tuple(_members(ast.parse(text, mode="eval").body))


def _members(node: ast.expr) -> list[_Type]:
    match node:
        case ast.BinOp(left=left, right=right):
            return [*_members(left), *_members(right)]
        case ast.Name(id="Number"):
            return [(name, ()) for name in _NUMBERS]
        case ast.Name(id=name):
            return [(name, ())]
        case ast.Constant(value=None):
            return [("None", ())]
        case ast.Constant():
            return list(_ELLIPSIS)
        case ast.Subscript(value=ast.Name(id=name), slice=index):
            parts = index.elts if isinstance(index, ast.Tuple) else [index]
            return [(name, tuple(tuple(_members(part)) for part in parts))]
        case _:
            raise AssertionError(f"no text of an annotation: {ast.unparse(node)}")


# ---- what a signature needs ----

# From where the words of a signature are imported: the last place that has a name is the usual.
_HOMES: Final = MappingProxyType(
    {
        word: dotted.rpartition(".")
        for dotted, word in KNOWN.items()
        if not dotted.startswith(("typing.", "numpy.", "runtime.tensor_base."))
    }
)
_WORD: Final = re.compile(r"[A-Za-z]\w*")


def import_lines(text: str, known: Mapping[str, str], runtime: str) -> Iterator[str]:
    """The lines that import what a signature names, sorted as usual.

    Args:
        known: the names that the module has already, and what they stand for.
        runtime: what stands before the name of a module of the runtime.
    """
    annotations = re.sub(r"\w+(?=: |\()", "", text)
    words = sorted({*_WORD.findall(annotations)} & {*_HOMES})
    needed: dict[str, list[str]] = {}
    for word in words:
        if known.get(word) != word:
            module, _, name = _HOMES[word]
            given = name if name == word else f"{name} as {word}"
            needed.setdefault(module, []).append(given)
    of_python = [module for module in needed if not module.startswith("runtime.")]
    for module in of_python:
        yield f"from {module} import {', '.join(needed.pop(module))}"
    if of_python and needed:
        yield ""
    for module, names in sorted(needed.items()):
        near = module.removeprefix("runtime.")
        yield f"from {runtime}{near} import {', '.join(names)}"
