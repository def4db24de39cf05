"""Kernels chosen by the dtypes and dimension orders of arguments, as ExecuTorch has them."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

__all__ = ["ArgumentMeta", "KERNEL_DTYPES", "TypedKernel"]

# The dtypes that keys of kernels can name, with their numbers in c10's ScalarType.
KERNEL_DTYPES: Final = MappingProxyType(
    {
        "Byte": 0,
        "Char": 1,
        "Short": 2,
        "Int": 3,
        "Long": 4,
        "Half": 5,
        "Float": 6,
        "Double": 7,
        "Bool": 11,
        "BFloat16": 15,
        "UInt16": 27,
        "UInt32": 28,
        "UInt64": 29,
    }
)
_VERSION: Final = "v1"


@dataclass(frozen=True, slots=True)
class ArgumentMeta:
    """What an argument must be like for a kernel: its dtype, and the order of its dimensions."""

    name: str
    dtype: str
    dim_order: tuple[int, ...]

    def __str__(self) -> str:
        order = ",".join(map(str, self.dim_order))
        return f"{KERNEL_DTYPES[self.dtype]};{order}"


@dataclass(frozen=True, slots=True)
class TypedKernel:
    """One kernel with the key that it is chosen by.

    Args:
        name: the kernel, without its namespace.
        arguments: what the arguments are like.
        namespace: what the entry writes before the name.
        is_default: whether it serves whatever no other kernel does. A key may name no
            argument, too, which is another thing.
    """

    name: str
    arguments: tuple[ArgumentMeta, ...] = ()
    namespace: str | None = None
    is_default: bool = False

    @property
    def qualified_name(self) -> str:
        """The kernel as the entry names it."""
        return self.name if self.namespace is None else f"{self.namespace}::{self.name}"

    @property
    def key(self) -> str:
        """The key as ExecuTorch's runtime spells it: "v1/6;0,1|6;0,1", or "default"."""
        if self.is_default:
            return "default"
        return f"{_VERSION}/{'|'.join(map(str, self.arguments))}"
