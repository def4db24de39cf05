"""The only place where a name from a schema becomes a Python identifier.

Schema names are C identifiers, so they are safe as text; what they may be instead
is a keyword (`from`), a name that Python already uses for something else, or a
name that a generated module needs for itself. Each of the three has one answer
here, so that no emitter has to think of it.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Collection, Iterable
from typing import Final

BUILTINS: Final = frozenset(dir(builtins))

# Generated modules keep what they import and compute for themselves under these
# prefixes; an operator or argument whose name begins with one is refused (BW506).
RESERVED_PREFIXES: Final = ("Register", "_op_", "_rt_")

# Names that generated modules define or import without a prefix. An operator of one of
# these names gets an underscore at its end.
MODULE_NAMES: Final = frozenset(
    {
        *("Tensor", "Number", "DType", "Device", "Generator", "Layout", "MemoryFormat"),
        *("Storage", "Sequence", "Any", "TYPE_CHECKING", "NamedTuple", "annotations"),
        *("overload", "AttributeError", "KeyError", "NotImplemented", "isinstance"),
        *("bool", "complex", "float", "int", "list", "object", "str", "tuple"),
        *("return_types", "register", "ops", "_op", "_functions", "TypeError"),
        *("ValueError", "boxed_kernel_wrappers", "functions", "native_functions"),
        *("operators", "redispatch", "tensor_body", "DispatchKeySet", "Dispatcher"),
        *("announce_wrappers", "set_tensor_class", "get_default_dispatcher"),
        *("_WRAPPERS", "tensor", "as_tensor", "from_numpy", "device", "manual_seed"),
        *("get_default_dtype", "set_default_dtype", "bfloat16", "float16", "float32"),
        *(
            "float64",
            "complex64",
            "complex128",
            "uint8",
            "int8",
            "int16",
            "int32",
            "int64",
        ),
        *("strided", "channels_last", "contiguous_format", "preserve_format"),
    }
)

# What the bodies of generated functions name without such a prefix. A parameter of one of
# these names gets an underscore at its end.
BODY_NAMES: Final = frozenset(
    {
        *("AttributeError", "KeyError", "TypeError", "ValueError", "NotImplemented"),
        *("isinstance", "return_types", "_functions", "_op"),
    }
)


def is_reserved(name: str) -> bool:
    """Whether `name` would collide with a generated module's own names."""
    return name.startswith(RESERVED_PREFIXES)


def py_name(name: str, taken: Collection[str] = ()) -> str:
    """`name` as an identifier: a keyword or a name in `taken` gets an underscore at its end.

    Raises ValueError for what is no identifier at all: the parser has refused it
    before, so this is a defect of the generator and no user's mistake.
    """
    if not (name.isidentifier() and name.isascii()):
        raise ValueError(f"{name!r} is no identifier")
    while keyword.iskeyword(name) or name in taken:
        name += "_"
    return name


def fresh(name: str, taken: Collection[str]) -> str:
    """A local variable's name that no parameter in `taken` has."""
    return py_name(name, taken)


def kernel_name(name: str) -> str:
    """The function for the kernel `name`: `abs_kernel` for `abs`, so as to hide no builtin."""
    if keyword.iskeyword(name) or name in BUILTINS:
        return f"{name}_kernel"
    return name


def find_collisions(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """From (identifier, owner) pairs, the identifiers of more than one owner, owners in order."""
    owners: dict[str, dict[str, None]] = {}
    for identifier, owner in names:
        owners.setdefault(identifier, {})[owner] = None
    return {
        identifier: list(found)
        for identifier, found in owners.items()
        if len(found) > 1
    }
