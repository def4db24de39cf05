"""The statements with which a wrapper makes sure of arguments that are no tensors.

See Note [Values of the very type].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from runtime.schema import Argument, BaseTy, BaseType, ListType, OptionalType, Type

from ..layout import call, condition
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
# The elements of a list are not looked at, which would take longer than all the rest. A
# kernel that fails on one is explained afterwards.

CHECKING_HELPERS: Final = ("BOOLS", "NUMBERS")
"""What the statements use of the runtime, without its prefix."""


def checking_lines(
    handle: str, arguments: Sequence[Argument], *, indent: int
) -> list[str]:
    """Statements that leave in each variable what the kernel is to get."""
    found: list[str] = []
    for index, argument in enumerate(arguments):
        name = python.argument_name(argument)
        tests = _differs(name, argument)
        if tests:
            value = f"{name} = {handle}.convert("
            found += [
                condition(tests, indent=indent),
                call(value, [str(index), name], ")", indent=indent + 4),
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
        case BaseType(kind) if kind in _CLASSES:
            of = f"type({name})" if tests else f"{name}.__class__"
            tests.append(f"{of} is not {_CLASSES[kind]}")
        case BaseType(kind) if kind in _SETS:
            if kind is BaseTy.Scalar and not tests:
                # Most are ints (`alpha` nearly always), and to be told that is quicker.
                tests.append(f"{name}.__class__ is not int")
            tests.append(f"type({name}) not in {_SETS[kind]}")
        case ListType():
            tests += [f"type({name}) is not list", f"type({name}) is not tuple"]
        case _:
            return []
    return tests
