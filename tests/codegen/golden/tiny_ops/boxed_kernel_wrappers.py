"""Boxed kernels called unboxed: one wrapper for each signature. Generated: do not edit.

A wrapper lays its arguments on a stack, calls the kernel and takes the results off. Where
the schema says that a result is an argument, that very argument is returned.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from runtime.boxing import BoxedFunction, Operator, WrapperFactory, wrong_stack

if TYPE_CHECKING:
    from collections.abc import Callable

    from runtime.tensor import TensorBase as Tensor


def functional_Tensor_to_void(op: Operator, boxed: BoxedFunction) -> Callable[..., Any]:
    """functional(Tensor) -> ()"""

    def call(a0: Tensor) -> None:
        stack: list[Any] = [a0]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


WRAPPERS: Mapping[str, WrapperFactory] = MappingProxyType(
    {
        "functional(Tensor) -> ()": functional_Tensor_to_void,
    }
)
