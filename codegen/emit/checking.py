"""The statements with which a wrapper makes sure of arguments that are no tensors.

See Note [Values of the very type].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from runtime.schema import Argument, BaseTy, BaseType, ListType, OptionalType, Type

from ..layout import call, condition
from ..names import fresh
from ..views import python

# Note [Values of the very type]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Most callers pass a value of the very type that an argument has, and a kernel can rely
# on it. So a wrapper asks for the type, which is one comparison (of `__class__` where an
# argument is always given: that is quicker to get than `type()`), and leaves everything
# else to the runtime: what has to be converted (an int for a float, a NumPy number, one
# number for a list of a fixed size, a string for a device) and what does not fit at all,
# which is an error before anything happens.
#
# The elements of a list of numbers or strings are asked for theirs: written out, that is a
# small part of what the shortest of kernels takes, and a kernel that got a float among its
# sizes may well not notice. Lists of tensors are gone through for their keys anyway; a
# kernel that fails on one is explained afterwards.

CHECKING_HELPERS: Final = ("BOOLS", "NUMBERS")
"""What the statements use of the runtime, without its prefix."""


def checking_lines(
    handle: str, arguments: Sequence[Argument], *, indent: int
) -> list[str]:
    """Statements that leave in each variable what the kernel is to get."""
    found: list[str] = []
    names = [python.argument_name(argument) for argument in arguments]
    for index, (name, argument) in enumerate(zip(names, arguments, strict=True)):
        tests = _differs(name, argument)
        if not tests:
            continue
        value = f"{name} = {handle}.convert("
        converted = [str(index), name]
        found += [
            condition(tests, indent=indent),
            call(value, converted, ")", indent=indent + 4),
        ]
        item = fresh(f"{name}_item", names)
        of_items = _differs_in_list(item, argument)
        if of_items:
            margin = " " * indent
            is_optional = isinstance(argument.type, OptionalType)
            found += [
                (
                    f"{margin}elif {name} is not None:"
                    if is_optional
                    else f"{margin}else:"
                ),
                f"{margin}    for {item} in {name}:",
                condition(of_items, indent=indent + 8),
                call(value, converted, ")", indent=indent + 12),
                f"{margin}            break",
            ]
    return found


_CLASSES: Final[Mapping[BaseTy, str]] = {
    BaseTy.int: "int",
    BaseTy.SymInt: "int",
    BaseTy.DeviceIndex: "int",
    BaseTy.float: "float",
    BaseTy.str: "str",
    BaseTy.Dimname: "str",
    BaseTy.ScalarType: "DType",
    BaseTy.Layout: "Layout",
    BaseTy.MemoryFormat: "MemoryFormat",
    BaseTy.Device: "Device",
    BaseTy.Generator: "Generator",
}
# Type checkers know that nothing else is a bool, so a comparison would puzzle them.
_SETS: Final[Mapping[BaseTy, str]] = {
    BaseTy.bool: "_rt_BOOLS",
    BaseTy.SymBool: "_rt_BOOLS",
    BaseTy.Scalar: "_rt_NUMBERS",
    BaseTy.complex: "_rt_NUMBERS",
}


def _differs(name: str, argument: Argument) -> list[str]:
    """The tests for a value that is not of the very type, none if there are none."""
    type_: Type = argument.type
    tests: list[str] = []
    if isinstance(type_, OptionalType):
        tests.append(f"{name} is not None")
        type_ = type_.elem
    match type_:
        case BaseType(kind):
            single = _differs_single(name, kind, is_optional=bool(tests))
            return [*tests, *single] if single else []
        case ListType():
            return [*tests, f"type({name}) is not list", f"type({name}) is not tuple"]
        case _:
            return []


def _differs_single(name: str, kind: BaseTy, *, is_optional: bool = False) -> list[str]:
    """The same for a type without others in it; None is tested for already."""
    if kind in _CLASSES:
        of = f"type({name})" if is_optional else f"{name}.__class__"
        return [f"{of} is not {_CLASSES[kind]}"]
    if kind not in _SETS:
        return []
    tests = [f"type({name}) not in {_SETS[kind]}"]
    if kind is BaseTy.Scalar and not is_optional:
        # Most are ints (`alpha` nearly always), and to be told that is quicker.
        tests.insert(0, f"{name}.__class__ is not int")
    return tests


def _differs_in_list(item: str, argument: Argument) -> list[str]:
    """The tests for an element of a list, none if they are not looked at."""
    match argument.type:
        case ListType(BaseType(kind)) | OptionalType(ListType(BaseType(kind))):
            return _differs_single(item, kind)
        case _:
            return []
