"""Values that belong to another copy of the runtime, as packages with a runtime of their own have.

Their classes have the names of ours, and neither our keys, dtypes nor devices. Calls look
for them where a value does not fit or a kernel has failed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["is_foreign", "why_foreign"]

# The classes of values that operators take, and the modules of the runtime that have them.
_CLASSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "TensorBase": "tensor_base",
        "DType": "dtypes",
        "Device": "device",
        "Generator": "generator",
        "Layout": "options",
        "MemoryFormat": "options",
    }
)


def _runtime_of(value: object) -> str | None:
    """The package of the runtime that the class of `value` is of; None if it is of none."""
    for cls in type(value).__mro__:
        package, _, module = cls.__module__.rpartition(".")
        if package and _CLASSES.get(cls.__name__) == module:
            return package
    return None


def is_foreign(value: object) -> bool:
    """Whether a value belongs to another copy of the runtime."""
    return _runtime_of(value) not in (None, __package__)


def why_foreign(value: object) -> str:
    """What there is to say if a value, or one in a list, is of another copy; else nothing."""
    values = value if isinstance(value, (list, tuple)) else (value,)
    found = next(filter(is_foreign, values), None)
    if found is None:
        return ""
    kind = type(found)
    said = (
        f"{kind.__module__}.{kind.__name__} is a class of the runtime"
        f" '{_runtime_of(found)}', and the operator is of '{__package__}'"
    )
    is_tensor = any(cls.__name__ == "TensorBase" for cls in kind.__mro__)
    return f"{said}; convert it with numpy() and from_numpy()" if is_tensor else said
