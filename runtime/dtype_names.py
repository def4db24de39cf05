"""What is told to those who pass something else for a dtype: NumPy's, Python's, or a name.

Needs no dtypes: whoever compares arguments with schemas does without NumPy.
"""

from __future__ import annotations

from typing import Final

__all__ = ["NAMES", "dtype_hint"]

NAMES: Final = (
    *("uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64"),
    *("bfloat16", "complex64", "complex128", "bool"),
)
"""The names of dtypes, in the package too."""

# What other libraries, and Python, call them.
_OTHER_NAMES: Final = {
    "bool_": ("bool",),
    "byte": ("uint8",),
    "complex": ("complex64", "complex128"),
    "double": ("float64",),
    "float": ("float32", "float64"),
    "half": ("float16",),
    "int": ("int64",),
    "long": ("int64",),
    "short": ("int16",),
    "single": ("float32",),
}


def dtype_hint(value: object) -> str:
    """Which dtypes of the package a value that is none stands for; empty if for none.

    Classes of numbers, dtypes of NumPy and of libraries like it, and names.
    """
    if isinstance(value, str):
        name = value.rpartition(".")[2]
    elif isinstance(value, type):
        name = value.__name__
    else:
        given = getattr(value, "name", None)
        text = given if isinstance(given, str) else str(value)[:60]
        name = (
            text.rpartition(".")[2] if "dtype" in type(value).__name__.lower() else ""
        )
    found = (name,) if name in NAMES else _OTHER_NAMES.get(name, ())
    if not found:
        return ""
    listed = " or ".join(f"bw.{each}" for each in found)
    return f"dtypes are those of the package, here {listed}"
