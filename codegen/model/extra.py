"""Values of fields that the format itself does not know, hashable as the whole model is."""

from typing import TypeAlias

from .typed_kernels import TypedKernel

__all__ = ["Extra", "FieldValue"]

# Lists are tuples, mappings tuples of pairs.
FieldValue: TypeAlias = (
    "str | bool | int | float | TypedKernel | tuple[FieldValue, ...] | None"
)
# Fields with their values, in the order in which they are declared.
Extra: TypeAlias = tuple[tuple[str, FieldValue], ...]
