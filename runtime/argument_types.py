"""Which Python values an argument of a schema type takes, and what they become.

`matcher_for` compiles a type into a function from a value to its rank and the value that
the kernel gets. The rank says how far the value is from the type: overloads are chosen
by it. The accepted conversions are those of PyTorch's Python bindings that lose nothing:
an int for a float, one element for a list of fixed size, a string for a device.
"""

from __future__ import annotations

import enum
import numbers
import operator
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from .collecting import is_tensor
from .device import Device
from .foreign import is_foreign
from .schema import (
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
from .wording import kind_of

EXACT: Final = 0
NEAR: Final = 1  # the same kind of number as another class, NumPy's for example
CLOSE: Final = 2  # another Python type for the same thing
CONVERTED: Final = 4  # a conversion that a reader would expect
LOOSE: Final = 6  # accepted, but nearly anything else is better

Matcher: TypeAlias = Callable[[Any], tuple[int, Any]]
"""From a value to its rank and the kernel's value. Raises Mismatch."""


class Mismatch(Exception):
    """A value that an argument does not take; the text, if any, says why."""


def _class_names(value: object) -> frozenset[str]:
    return frozenset(cls.__name__ for cls in type(value).__mro__)


def _tensor(value: Any) -> tuple[int, Any]:
    if not is_tensor(value) or "Generator" in _class_names(value):
        raise Mismatch
    if not is_foreign(value):
        return EXACT, value
    raise Mismatch


def _int(value: Any) -> tuple[int, Any]:
    if type(value) is int:
        return EXACT, value
    if isinstance(value, bool):
        return CONVERTED, int(value)
    # Enumerations are integers and tensors of one element have __index__, too.
    if isinstance(value, enum.Enum) or is_tensor(value):
        raise Mismatch
    if _is_numpy_bool(value):
        return CONVERTED, int(value)
    try:
        rank = NEAR if isinstance(value, numbers.Integral) else CLOSE
        return rank, operator.index(value)
    except TypeError:
        # NumPy's arrays all have __index__, and most of them refuse.
        raise Mismatch from None


def _float(value: Any) -> tuple[int, Any]:
    if isinstance(value, float):
        return EXACT, value
    if isinstance(value, enum.Enum):
        raise Mismatch
    if isinstance(value, bool) or _is_numpy_bool(value):
        return LOOSE, float(value)
    if isinstance(value, numbers.Real):
        rank = CONVERTED if isinstance(value, numbers.Integral) else NEAR
        try:
            return rank, float(value)
        except OverflowError:
            raise Mismatch("it is too large for a float") from None
    raise Mismatch


def _int_element(value: Any) -> tuple[int, Any]:
    """An integer in a list, where PyTorch takes tensors with one integer element, too."""
    if not is_tensor(value):
        return _int(value)
    if is_foreign(value):
        raise Mismatch
    try:
        return CLOSE, operator.index(value)
    except TypeError as error:
        raise Mismatch(str(error)) from None


def is_int_element(value: object) -> bool:
    """Whether a list of integers takes this for an element."""
    try:
        _int_element(value)
    except Mismatch:
        return False
    return True


def _is_vector(value: object) -> bool:
    """Whether this is an array with one dimension; a tensor is none."""
    is_array = hasattr(value, "__array__") and not is_tensor(value)
    return is_array and getattr(value, "ndim", 0) == 1


def _is_numpy_bool(value: object) -> bool:
    return type(value).__name__ in ("bool_", "bool") and hasattr(value, "dtype")


def _bool(value: Any) -> tuple[int, Any]:
    if isinstance(value, bool):
        return EXACT, value
    if _is_numpy_bool(value):
        return NEAR, bool(value)
    raise Mismatch


def _scalar(value: Any) -> tuple[int, Any]:
    # Less exact than int, float and bool, so that an overload for those is preferred.
    if isinstance(value, enum.Enum):
        raise Mismatch
    if type(value) in (int, float, bool, complex):
        return CLOSE, value
    for abstract, concrete in _CONCRETE:
        if isinstance(value, abstract):
            return CLOSE, concrete(value)
    if _is_numpy_bool(value):
        return CLOSE, bool(value)
    raise Mismatch


_CONCRETE: Final[tuple[tuple[type, Callable[[Any], Any]], ...]] = (
    (numbers.Integral, int),
    (numbers.Real, float),
    (numbers.Complex, complex),
)


def _str(value: Any) -> tuple[int, Any]:
    if isinstance(value, str):
        return EXACT, value
    raise Mismatch


def _dimname(value: Any) -> tuple[int, Any]:
    return max(CLOSE, _str(value)[0]), value


def _device(value: Any) -> tuple[int, Any]:
    if isinstance(value, Device):
        return EXACT, value
    if isinstance(value, str):
        try:
            return CONVERTED, Device(value)
        except RuntimeError as error:
            raise Mismatch(str(error)) from error
    raise Mismatch


def _named(*names: str) -> Matcher:
    """Values whose class, or a base of it, has one of the names.

    The classes of dtypes, layouts and memory formats live in modules that import NumPy,
    which the dispatcher does without.
    """
    wanted = frozenset(names)

    def match(value: Any) -> tuple[int, Any]:
        if wanted.isdisjoint(_class_names(value)) or is_foreign(value):
            raise Mismatch
        return EXACT, value

    return match


def _generator(value: Any) -> tuple[int, Any]:
    # Ours has keys, as tensors have; that of a backend of another make is opaque.
    if is_foreign(value):
        raise Mismatch
    if "Generator" in _class_names(value):
        return EXACT, value
    return _opaque(value)


def _int_list(value: Any) -> tuple[int, Any]:
    return _list(value, _int, _int_element, None, _PLAIN[BaseTy.int])


def _opaque(value: Any) -> tuple[int, Any]:
    """Objects that pass through: anything but what schemas have a type of its own for."""
    if value is None or isinstance(value, (int, float, complex, str)):
        raise Mismatch
    if is_tensor(value) or isinstance(value, (list, tuple, dict, Device)):
        raise Mismatch
    return LOOSE, value


def _anything(value: Any) -> tuple[int, Any]:
    return LOOSE, value


def _none(value: Any) -> tuple[int, Any]:
    if value is None:
        return EXACT, None
    raise Mismatch


_BASE_MATCHERS: Final[dict[BaseTy, Matcher]] = {
    BaseTy.Tensor: _tensor,
    BaseTy.Scalar: _scalar,
    BaseTy.int: _int,
    BaseTy.SymInt: _int,
    BaseTy.DeviceIndex: _int,
    BaseTy.float: _float,
    BaseTy.complex: _scalar,
    BaseTy.bool: _bool,
    BaseTy.SymBool: _bool,
    BaseTy.str: _str,
    BaseTy.Dimname: _dimname,
    BaseTy.DimVector: _int_list,
    BaseTy.ScalarType: _named("DType"),
    BaseTy.Layout: _named("Layout"),
    BaseTy.MemoryFormat: _named("MemoryFormat"),
    BaseTy.Device: _device,
    BaseTy.Generator: _generator,
    BaseTy.Any: _anything,
    BaseTy.NoneType: _none,
}
"""The rest of the base types are opaque: see `_opaque`."""

# What a list takes for its elements, where it is more than a single argument takes.
_ELEMENT_MATCHERS: Final[dict[Matcher, Matcher]] = {_int: _int_element}

# Python types whose values match a type exactly: a list of nothing else needs no look
# at its elements.
_PLAIN: Final[dict[BaseTy, frozenset[type]]] = {
    BaseTy.int: frozenset({int}),
    BaseTy.SymInt: frozenset({int}),
    BaseTy.float: frozenset({float}),
    BaseTy.bool: frozenset({bool}),
    BaseTy.str: frozenset({str}),
}


def _is_sequence(value: object) -> bool:
    return (
        isinstance(value, Sequence)
        and not isinstance(value, (str, bytes, bytearray))
        and not is_tensor(value)
    )


def _list(
    value: Any,
    single: Matcher,
    element: Matcher,
    size: int | None,
    plain: frozenset[type],
) -> tuple[int, Any]:
    if type(value) in (list, tuple) and plain.issuperset(map(type, value)):
        return EXACT, value
    if _is_vector(value):
        value = value.tolist()
    if not _is_sequence(value):
        if size is None:
            raise Mismatch
        rank, converted = single(value)
        return max(rank, CONVERTED), [converted] * size
    # No element says what an empty list is a list of; integers are the usual case.
    rank = CLOSE if not value and element is _dimname else EXACT
    items = []
    # Kernels get lists and tuples. The keys of any other sequence would be missed.
    changed = not isinstance(value, (list, tuple))
    for index, item in enumerate(value):
        try:
            item_rank, converted = element(item)
        except Mismatch as mismatch:
            why = f"; {mismatch}" if str(mismatch) else ""
            raise Mismatch(f"element {index} is {kind_of(item)}{why}") from None
        rank = max(rank, item_rank)
        changed = changed or converted is not item
        items.append(converted)
    return rank, items if changed else value


@cache
def matcher_for(type_: Type) -> Matcher:
    """The function that matches values against `type_`."""
    match type_:
        case BaseType(kind):
            return _BASE_MATCHERS.get(kind, _opaque)
        case OptionalType(elem):
            return _optional(matcher_for(elem))
        case ListType(elem, size):
            single = matcher_for(elem)
            element = _ELEMENT_MATCHERS.get(single, single)
            kind = elem.kind if isinstance(elem, BaseType) else BaseTy.Any
            plain = _PLAIN.get(kind, frozenset())
            return lambda value: _list(value, single, element, size, plain)
        case TupleType(elems):
            return _tuple(tuple(map(matcher_for, elems)))
        case DictType():
            return _dict
        case CustomClassType():
            return _opaque
        case TypeVariable() | FutureType():
            return _anything


def _optional(inner: Matcher) -> Matcher:
    def match(value: Any) -> tuple[int, Any]:
        return (EXACT, None) if value is None else inner(value)

    return match


def _tuple(elements: tuple[Matcher, ...]) -> Matcher:
    def match(value: Any) -> tuple[int, Any]:
        if not isinstance(value, (tuple, list)) or len(value) != len(elements):
            raise Mismatch
        matched = [each(item) for each, item in zip(elements, value, strict=True)]
        rank = max((rank for rank, _ in matched), default=EXACT)
        return rank, tuple(converted for _, converted in matched)

    return match


def _dict(value: Any) -> tuple[int, Any]:
    if isinstance(value, dict):
        return EXACT, value
    raise Mismatch


def holds_keys(type_: Type) -> bool:
    """Whether values of the type can bring keys: at any depth, in any container.

    Generators do, like tensors: ``ATen/core/dispatch/DispatchKeyExtractor.h``.
    """
    match type_:
        case BaseType(kind):
            return kind in (BaseTy.Tensor, BaseTy.Generator, BaseTy.Any)
        case OptionalType(elem) | ListType(elem):
            return holds_keys(elem)
        case TupleType(elems):
            return any(map(holds_keys, elems))
        case DictType(key, value):
            return holds_keys(key) or holds_keys(value)
        case TypeVariable():
            return True
        case CustomClassType() | FutureType():
            return False


_LIMIT: Final = 1 << 63


def holds_wide_int(value: Any) -> bool:
    """Whether this is, or is a list with, an int that 64 bits with a sign do not hold."""
    if type(value) is int:
        return not -_LIMIT <= value < _LIMIT
    return isinstance(value, (list, tuple)) and any(
        type(item) is int and not -_LIMIT <= item < _LIMIT for item in value
    )
