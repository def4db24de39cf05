"""Values of calls as text of Python programs, and which names such programs use."""

from __future__ import annotations

import keyword
import math
import numbers
import re
import struct
import unicodedata
from collections.abc import Callable
from typing import Any, Final

from ...device import Device
from ...dtypes import ALL_DTYPES, DType
from ...options import Layout, MemoryFormat
from ...tensor import operand_of_numpy

HELPERS: Final = {
    "float_of_bits": "fallbacks.record.constants",
    "generator_from": "fallbacks.record.constants",
    "placed": "fallbacks.record.constants",
    "seed_default": "fallbacks.record.constants",
    "stored": "fallbacks.record.constants",
    "tensor": "tensor",
    "within": "fallbacks.record.sharing",
    "wrapped_number": "tensor",
}
"""The functions that programs call, with the modules that have them."""

Import = Callable[[str, str], None]
"""Told of a module and a name that a text takes from it."""

_PLAIN: Final = frozenset({int, float, complex, bool, str, type(None)})
_NAMED: Final = (DType, Layout, MemoryFormat, Device)
_CONCRETE: Final[tuple[tuple[type, Callable[[Any], Any]], ...]] = (
    (str, str.__str__),
    (numbers.Integral, int),
    (numbers.Real, float),
    (numbers.Complex, complex),
)
_MOST_DIGITS: Final = 1 << 64
"""Larger integers are written with base 16, in which Python sets no limit."""


def plain(value: Any) -> Any:
    """A number or a text of any class, NumPy's for example, as Python's own."""
    if type(value) in _PLAIN or isinstance(value, _NAMED):
        return value
    for abstract, concrete in _CONCRETE:
        if isinstance(value, abstract):
            return concrete(value)
    found = operand_of_numpy(value)
    return found if type(found) in _PLAIN and found is not None else value


def text_of(value: Any, needs: Import) -> str:
    """An expression for a value that is no container, which gives it back bit for bit.

    ValueError for a value of a class that programs cannot write.
    """
    kind = type(value)
    if kind is float:
        return _text_of_float(value, needs)
    if kind is complex:
        parts = (_text_of_float(part, needs) for part in (value.real, value.imag))
        return f"complex({', '.join(parts)})"
    if kind is int and abs(value) >= _MOST_DIGITS:
        return hex(value)
    if kind in _PLAIN:
        return repr(value)
    if isinstance(value, Device):
        needs("device", "Device")
        index = "" if value.index is None else f", {value.index}"
        return f"Device({value.type!r}{index})"
    if isinstance(value, Layout):
        needs("options", "Layout")
        return f"Layout.{value.name}"
    if isinstance(value, MemoryFormat):
        needs("options", value.name)
        return value.name
    if isinstance(value, DType):
        needs("dtypes", _name_of(value))
        return _name_of(value)
    raise ValueError(
        f"a value of type {kind.__name__} cannot be written as text of a program"
    )


def _text_of_float(value: float, needs: Import) -> str:
    if math.isfinite(value):
        return repr(value)
    text = "-" * (math.copysign(1.0, value) < 0)
    text += "inf" if math.isinf(value) else "nan"
    if _bits_of(float(text)) == _bits_of(value):
        return f'float("{text}")'
    needs(HELPERS["float_of_bits"], "float_of_bits")
    return f"float_of_bits({_bits_of(value):#x})"


def _bits_of(value: float) -> int:
    (bits,) = struct.unpack("<Q", struct.pack("<d", value))
    return int(bits)


def _name_of(dtype: DType) -> str:
    """The name under which `runtime.dtypes` has it."""
    return "bool_" if dtype.name == "bool" else dtype.name


# ---- names ----

_OWN_NAMES: Final = re.compile(r"[xtg]\d+")
_TAKEN: Final = frozenset(
    (
        *("_", "memory", "ops", "program", "float", "complex", "Device", "Layout"),
        *(HELPERS | MemoryFormat.__members__),
        *map(_name_of, ALL_DTYPES),
    )
)
"""What the text of a program uses, besides the names that it gives to tensors."""


def usable_name(name: Any) -> str:
    """`name`, if a parameter of a program can have it.

    TypeError if it is no text, ValueError if a program would read it as something else.
    """
    if not isinstance(name, str):
        raise TypeError(
            f"inputs of a recording are named by text, but got {type(name).__name__}"
        )
    if not is_identifier(name) or name == "__debug__":
        raise ValueError(f"{name!r} is not the name of a parameter in Python")
    read = unicodedata.normalize("NFKC", name)
    if _OWN_NAMES.fullmatch(read) or read in _TAKEN:
        raise ValueError(f"{name!r} has a meaning in recorded programs; take another")
    if read != name:
        raise ValueError(f"Python reads the name {name!r} as {read!r}; take that")
    return name


def is_identifier(name: str) -> bool:
    """Whether Python can spell it as the name of an attribute or a keyword argument."""
    read = unicodedata.normalize("NFKC", name)
    return name.isidentifier() and not keyword.iskeyword(read)


def one_line(text: str) -> str:
    """The first line of a text, for a comment: what Python's reader minds is escaped."""
    line = text.splitlines()[0] if text else ""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)
