"""Boxed kernels called unboxed: one wrapper for each signature. Generated: do not edit.

A wrapper lays its arguments on a stack, calls the kernel and takes the results off. Where
the schema says that a result is an argument, that very argument is returned.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from runtime.boxing import BoxedFunction, Operator, WrapperFactory, wrong_stack
from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from runtime.tensor import TensorBase as Tensor


def functional_Scalar_Scalar_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Scalar, Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Number,
        a1: Number,
        a2: Number,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Number,
        a1: Number,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_Scalar_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Scalar, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Number,
        a1: Number,
        a2: int,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Number,
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Tensor) -> (Tensor)"""

    def call(a0: Number, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_Tensor_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Tensor, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Number,
        a1: Tensor,
        a2: int,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: Generator | None,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int, a1: DType | None, a2: Layout | None, a3: Device | None, a4: bool | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_SymInt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, SymInt, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: int,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_SymInt_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, SymInt, SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: int,
        a2: Sequence[int],
        a3: Generator | None,
        a4: DType | None,
        a5: Layout | None,
        a6: Device | None,
        a7: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_SymInt_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, SymInt, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: int,
        a2: Sequence[int],
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: Sequence[int],
        a2: Generator | None,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymInt_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: Sequence[int],
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Sequence[int],
        a1: Generator | None,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymIntList_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt[], Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Sequence[int],
        a1: Number,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Sequence[int],
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt[], ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Sequence[int],
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
        a5: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_SymIntList_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(SymInt[], SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Sequence[int],
        a1: Sequence[int],
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_to_Scalar(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor) -> (Scalar)"""

    def call(a0: Tensor) -> Number:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Number
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor) -> (Tensor)"""

    def call(a0: Tensor) -> Tensor:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor) -> (Tensor[])"""

    def call(a0: Tensor) -> Sequence[Tensor]:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_to_bool(op: Operator, boxed: BoxedFunction) -> Callable[..., Any]:
    """functional(Tensor) -> (bool)"""

    def call(a0: Tensor) -> bool:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: bool
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Device_ScalarType_bool_bool_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Device, ScalarType, bool, bool, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Device, a2: DType, a3: bool, a4: bool, a5: MemoryFormat | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_GeneratorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Generator?) -> (Tensor)"""

    def call(a0: Tensor, a1: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Generator?, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Generator | None,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
        a6: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_MemoryFormat_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, MemoryFormat) -> (Tensor)"""

    def call(a0: Tensor, a1: MemoryFormat) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, MemoryFormat?) -> (Tensor)"""

    def call(a0: Tensor, a1: MemoryFormat | None) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: Number) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: Number, a2: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Number,
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
        a6: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, Tensor) -> (Tensor)"""

    def call(a0: Tensor, a1: Number, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Number,
        a2: int,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_strOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, str?) -> (Tensor)"""

    def call(a0: Tensor, a1: Number, a2: str | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarOpt_ScalarOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar?, Scalar?) -> (Tensor)"""

    def call(a0: Tensor, a1: Number | None, a2: Number | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarOpt_ScalarType_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar?, ScalarType) -> (Tensor)"""

    def call(a0: Tensor, a1: Number | None, a2: DType) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarOpt_intList1_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar?, int[1], bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Number | None, a2: Sequence[int], a3: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarOpt_intList1_bool_ScalarType_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar?, int[1], bool, ScalarType) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Number | None, a2: Sequence[int], a3: bool, a4: DType
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarType_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType) -> (Tensor)"""

    def call(a0: Tensor, a1: DType) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarType_bool_bool_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType, bool, bool, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor, a1: DType, a2: bool, a3: bool, a4: MemoryFormat | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarTypeOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType?) -> (Tensor)"""

    def call(a0: Tensor, a1: DType | None) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
        a5: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_bool_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType?, Layout?, Device?, bool?, bool, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
        a5: bool,
        a6: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_bool_bool_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, ScalarType?, Layout?, Device?, bool?, bool, bool, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: DType | None,
        a2: Layout | None,
        a3: Device | None,
        a4: bool | None,
        a5: bool,
        a6: bool,
        a7: MemoryFormat | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: int) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymInt_int_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt, int) -> (Tensor[])"""

    def call(a0: Tensor, a1: int, a2: int) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymInt_int_bool_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt, int, bool, bool) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: int, a2: int, a3: bool, a4: bool) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_SymIntList1_intList1_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[1], int[1]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], MemoryFormat?) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: MemoryFormat | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Number,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: DType | None,
        a3: Layout | None,
        a4: Device | None,
        a5: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_SymIntList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], SymInt[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_SymIntList_SymIntOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], SymInt[], SymInt?) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int], a2: Sequence[int], a3: int | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_TensorOpt_TensorOpt_float_to_Tensor_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], Tensor?, Tensor?, float) -> (Tensor, Tensor, Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int], a2: Tensor | None, a3: Tensor | None, a4: float
    ) -> tuple[Tensor, Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        r2: Tensor
        try:
            r0, r1, r2 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 3) from None
        return r0, r1, r2

    return call


def functional_Tensor_SymIntList_TensorOpt_TensorOpt_float_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], Tensor?, Tensor?, float, bool) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Tensor | None,
        a3: Tensor | None,
        a4: float,
        a5: bool,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_SymIntList_int_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, SymInt[], int) -> (Tensor[])"""

    def call(a0: Tensor, a1: Sequence[int], a2: int) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_GeneratorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Generator?) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_SymInt_bool_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, SymInt, bool, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: int, a3: bool, a4: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_Tensor_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_Tensor_Scalar_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor, Scalar, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Number, a4: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_SymIntList1_SymIntList1_SymIntList1_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, SymInt[1], SymInt[1], SymInt[1], SymInt) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: Sequence[int],
        a5: Sequence[int],
        a6: int,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_SymIntList1_str_SymIntList1_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, SymInt[1], str, SymInt[1], SymInt) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: str,
        a5: Sequence[int],
        a6: int,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_SymIntList2_SymIntList2_SymIntList2_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, SymInt[2], SymInt[2], SymInt[2], SymInt) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: Sequence[int],
        a5: Sequence[int],
        a6: int,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_SymIntList2_str_SymIntList2_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, SymInt[2], str, SymInt[2], SymInt) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: str,
        a5: Sequence[int],
        a6: int,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_SymIntList_SymIntList_SymIntList_bool_SymIntList_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, SymInt[], SymInt[], SymInt[], bool, SymInt[], SymInt) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: Sequence[int],
        a5: Sequence[int],
        a6: bool,
        a7: Sequence[int],
        a8: int,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7, a8]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_int_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, int, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor | None, a3: int, a4: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorOpt_int_SymInt_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor?, int, SymInt) -> (Tensor, Tensor)"""

    def call(
        a0: Tensor, a1: Tensor, a2: Tensor | None, a3: int, a4: int
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_Tensor_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_bool_bool_MemoryFormatOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, bool, bool, MemoryFormat?) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Tensor, a2: bool, a3: bool, a4: MemoryFormat | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, int) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: int,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_strOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, str?) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: str | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOpt_TensorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?, Tensor?) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor | None, a2: Tensor | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_to_Tensor_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float) -> (Tensor, Tensor, Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor | None,
        a2: Tensor | None,
        a3: Tensor | None,
        a4: Tensor | None,
        a5: bool,
        a6: float,
        a7: float,
    ) -> tuple[Tensor, Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        r2: Tensor
        try:
            r0, r1, r2 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 3) from None
        return r0, r1, r2

    return call


def functional_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float, bool) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor | None,
        a2: Tensor | None,
        a3: Tensor | None,
        a4: Tensor | None,
        a5: bool,
        a6: float,
        a7: float,
        a8: bool,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7, a8]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOptList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[Tensor | None]) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOptList_Tensor_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?[], Tensor, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor, a3: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOptList_Tensor_bool_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?[], Tensor, bool, bool) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor, a3: bool, a4: bool
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: bool) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, bool) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: bool) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_boolOpt_int_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, bool?, int, bool) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: bool | None, a2: int, a3: bool) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_float_GeneratorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, float, Generator?) -> (Tensor)"""

    def call(a0: Tensor, a1: float, a2: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_float_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, float, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: float, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_float_boolOpt_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, float, bool?) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: float, a2: bool | None) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_float_float_GeneratorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, float, float, Generator?) -> (Tensor)"""

    def call(a0: Tensor, a1: float, a2: float, a3: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int) -> (Tensor)"""

    def call(a0: Tensor, a1: int) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int) -> (Tensor[])"""

    def call(a0: Tensor, a1: int) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_ScalarTypeOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, ScalarType?) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: DType | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_SymInt_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, SymInt, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: int, a3: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_SymIntOpt_SymIntOpt_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, SymInt?, SymInt?, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: int | None, a3: int | None, a4: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_Scalar_str_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, Scalar, str) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Number, a4: str) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_SymInt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, SymInt) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, Tensor) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_Tensor_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, Tensor, Scalar) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_Tensor_str_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, Tensor, str) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: str) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_Tensor_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, Tensor, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, bool) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: int, a2: bool) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_int_bool_ScalarTypeOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, bool, ScalarType?) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: bool, a3: DType | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, int) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_int_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, int) -> (Tensor[])"""

    def call(a0: Tensor, a1: int, a2: int) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_int_int_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, int, int) -> (Tensor)"""

    def call(a0: Tensor, a1: int, a2: int, a3: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intOpt_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int?, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: int | None, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList1_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1], bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList1Opt_ScalarOpt_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1]?, Scalar?, bool) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: Number | None, a3: bool
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList1Opt_ScalarOpt_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1]?, Scalar?, bool) -> (Tensor, Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: Number | None, a3: bool
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_intList1Opt_bool_ScalarTypeOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1]?, bool, ScalarType?) -> (Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: DType | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList1Opt_bool_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1]?, bool, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList1Opt_bool_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[1]?, bool, bool) -> (Tensor, Tensor)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: bool
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_intList2_intList2_intList2_bool_bool_intOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[2], int[2], int[2], bool, bool, int?) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Sequence[int],
        a3: Sequence[int],
        a4: bool,
        a5: bool,
        a6: int | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList2_intList2_intList2_intList2_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[2], int[2], int[2], int[2], bool) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Sequence[int],
        a3: Sequence[int],
        a4: Sequence[int],
        a5: bool,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList2_intList2_intList2_intList2_bool_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[2], int[2], int[2], int[2], bool) -> (Tensor, Tensor)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Sequence[int],
        a3: Sequence[int],
        a4: Sequence[int],
        a5: bool,
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        try:
            r0, r1 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 2) from None
        return r0, r1

    return call


def functional_Tensor_intList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intList_intList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[], int[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_intListOpt_bool_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[]?, bool) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int] | None, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_str_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, str) -> (Tensor)"""

    def call(a0: Tensor, a1: str) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_Scalar_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Scalar) -> (Tensor[])"""

    def call(a0: Sequence[Tensor], a1: Number) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_ScalarList_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Scalar[]) -> (Tensor[])"""

    def call(a0: Sequence[Tensor], a1: Sequence[Number]) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_Tensor_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Tensor) -> (Tensor[])"""

    def call(a0: Sequence[Tensor], a1: Tensor) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_Tensor_Scalar_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Tensor, Scalar) -> (Tensor[])"""

    def call(a0: Sequence[Tensor], a1: Tensor, a2: Number) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_TensorList_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Tensor[]) -> (Tensor[])"""

    def call(a0: Sequence[Tensor], a1: Sequence[Tensor]) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_TensorList_Scalar_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], Tensor[], Scalar) -> (Tensor[])"""

    def call(
        a0: Sequence[Tensor], a1: Sequence[Tensor], a2: Number
    ) -> Sequence[Tensor]:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorList_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[], int) -> (Tensor)"""

    def call(a0: Sequence[Tensor], a1: int) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_int_int_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(int, int, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

    def call(
        a0: int,
        a1: int,
        a2: int,
        a3: DType | None,
        a4: Layout | None,
        a5: Device | None,
        a6: bool | None,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def inplace_TensorMut_to_arg0(op: Operator, boxed: BoxedFunction) -> Callable[..., Any]:
    """inplace(Tensor!) -> (#0)"""

    def call(a0: Tensor) -> Tensor:
        stack: list[Any] = [a0]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: Number) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Scalar_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Scalar, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: Number, a2: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Scalar_strOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Scalar, str?) -> (#0)"""

    def call(a0: Tensor, a1: Number, a2: str | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_ScalarOpt_ScalarOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Scalar?, Scalar?) -> (#0)"""

    def call(a0: Tensor, a1: Number | None, a2: Number | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_SymInt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, SymInt) -> (#0)"""

    def call(a0: Tensor, a1: int) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_SymIntList_MemoryFormatOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, SymInt[], MemoryFormat?) -> (#0)"""

    def call(a0: Tensor, a1: Sequence[int], a2: MemoryFormat | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_SymIntList_SymIntList_SymIntOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, SymInt[], SymInt[], SymInt?) -> (#0)"""

    def call(
        a0: Tensor, a1: Sequence[int], a2: Sequence[int], a3: int | None
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor) -> (#0)"""

    def call(a0: Tensor, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_GeneratorOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, Generator?) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_Tensor_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, Tensor) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_Tensor_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, Tensor, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_Tensor_Scalar_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, Tensor, Scalar, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Number, a4: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_bool_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, bool) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_Tensor_strOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor, str?) -> (#0)"""

    def call(a0: Tensor, a1: Tensor, a2: str | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_TensorOpt_TensorOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor?, Tensor?) -> (#0)"""

    def call(a0: Tensor, a1: Tensor | None, a2: Tensor | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_TensorOptList_Tensor_bool_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor?[], Tensor, bool) -> (#0)"""

    def call(a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor, a3: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_TensorOptList_Tensor_bool_bool_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, Tensor?[], Tensor, bool, bool) -> (#0)"""

    def call(
        a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor, a3: bool, a4: bool
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_float_GeneratorOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, float, Generator?) -> (#0)"""

    def call(a0: Tensor, a1: float, a2: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_float_bool_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, float, bool) -> (#0)"""

    def call(a0: Tensor, a1: float, a2: bool) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_float_float_GeneratorOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, float, float, Generator?) -> (#0)"""

    def call(a0: Tensor, a1: float, a2: float, a3: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int) -> (#0)"""

    def call(a0: Tensor, a1: int) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_ScalarTypeOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, ScalarType?) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: DType | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_Tensor_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, Tensor, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_Tensor_Scalar_str_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, Tensor, Scalar, str) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Number, a4: str) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_Tensor_Tensor_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, Tensor, Tensor) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_Tensor_Tensor_Scalar_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, Tensor, Tensor, Scalar) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: Number) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_Tensor_Tensor_str_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, Tensor, Tensor, str) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: str) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_int_int_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int, int) -> (#0)"""

    def call(a0: Tensor, a1: int, a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_intList_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, int[]) -> (#0)"""

    def call(a0: Tensor, a1: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_str_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, str) -> (#0)"""

    def call(a0: Tensor, a1: str) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorListMut_Scalar_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Scalar) -> ()"""

    def call(a0: Sequence[Tensor], a1: Number) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def inplace_TensorListMut_ScalarList_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Scalar[]) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Number]) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def inplace_TensorListMut_Tensor_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Tensor) -> ()"""

    def call(a0: Sequence[Tensor], a1: Tensor) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def inplace_TensorListMut_Tensor_Scalar_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Tensor, Scalar) -> ()"""

    def call(a0: Sequence[Tensor], a1: Tensor, a2: Number) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def inplace_TensorListMut_TensorList_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Tensor[]) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def inplace_TensorListMut_TensorList_Scalar_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!, Tensor[], Scalar) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Tensor], a2: Number) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_Scalar_Scalar_Scalar_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Scalar, Scalar, Scalar, Tensor!) -> (#3)"""

    def call(a0: Number, a1: Number, a2: Number, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Scalar_Scalar_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Scalar, Scalar, int, Tensor!) -> (#3)"""

    def call(a0: Number, a1: Number, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Scalar_TensorMut_to_arg1(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Scalar, Tensor!) -> (#1)"""

    def call(a0: Number, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a1

    return call


def out_Scalar_Tensor_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Scalar, Tensor, Tensor!) -> (#2)"""

    def call(a0: Number, a1: Tensor, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Scalar_Tensor_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Scalar, Tensor, int, Tensor!) -> (#3)"""

    def call(a0: Number, a1: Tensor, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_SymInt_GeneratorOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, Generator?, Tensor!) -> (#2)"""

    def call(a0: int, a1: Generator | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymInt_SymInt_SymIntList_GeneratorOpt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, SymInt, SymInt[], Generator?, Tensor!) -> (#4)"""

    def call(
        a0: int, a1: int, a2: Sequence[int], a3: Generator | None, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_SymInt_SymInt_SymIntList_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, SymInt, SymInt[], Tensor!) -> (#3)"""

    def call(a0: int, a1: int, a2: Sequence[int], a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_SymInt_SymInt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, SymInt, Tensor!) -> (#2)"""

    def call(a0: int, a1: int, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymInt_SymIntList_GeneratorOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, SymInt[], Generator?, Tensor!) -> (#3)"""

    def call(a0: int, a1: Sequence[int], a2: Generator | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_SymInt_SymIntList_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, SymInt[], Tensor!) -> (#2)"""

    def call(a0: int, a1: Sequence[int], a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymInt_TensorMut_to_arg1(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt, Tensor!) -> (#1)"""

    def call(a0: int, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a1

    return call


def out_SymIntList_GeneratorOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt[], Generator?, Tensor!) -> (#2)"""

    def call(a0: Sequence[int], a1: Generator | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymIntList_MemoryFormatOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt[], MemoryFormat?, Tensor!) -> (#2)"""

    def call(a0: Sequence[int], a1: MemoryFormat | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymIntList_Scalar_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt[], Scalar, Tensor!) -> (#2)"""

    def call(a0: Sequence[int], a1: Number, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymIntList_SymIntList_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt[], SymInt[], Tensor!) -> (#2)"""

    def call(a0: Sequence[int], a1: Sequence[int], a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_SymIntList_TensorMut_to_arg1(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(SymInt[], Tensor!) -> (#1)"""

    def call(a0: Sequence[int], a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a1

    return call


def out_Tensor_GeneratorOpt_MemoryFormatOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Generator?, MemoryFormat?, Tensor!) -> (#3)"""

    def call(
        a0: Tensor, a1: Generator | None, a2: MemoryFormat | None, a3: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_GeneratorOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Generator?, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Generator | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_MemoryFormatOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, MemoryFormat?, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: MemoryFormat | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_Scalar_MemoryFormatOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar, MemoryFormat?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number, a2: MemoryFormat | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Scalar_Scalar_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar, Scalar, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number, a2: Number, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Scalar_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Number, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_Scalar_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar, int, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Scalar_strOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar, str?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number, a2: str | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_ScalarOpt_ScalarOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar?, Scalar?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number | None, a2: Number | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_ScalarOpt_ScalarType_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar?, ScalarType, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Number | None, a2: DType, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_ScalarOpt_intList1_bool_ScalarType_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar?, int[1], bool, ScalarType, Tensor!) -> (#5)"""

    def call(
        a0: Tensor,
        a1: Number | None,
        a2: Sequence[int],
        a3: bool,
        a4: DType,
        a5: Tensor,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_ScalarOpt_intList1_bool_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Scalar?, int[1], bool, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Number | None, a2: Sequence[int], a3: bool, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_ScalarType_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, ScalarType, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: DType, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_ScalarTypeOpt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, ScalarType?, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: DType | None, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_SymInt_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: int, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_SymInt_int_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt, int, Tensor[]!) -> ()"""

    def call(a0: Tensor, a1: int, a2: int, a3: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_Tensor_SymInt_int_bool_bool_TensorMut_TensorMut_to_arg5_arg6(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt, int, bool, bool, Tensor!, Tensor!) -> (#5, #6)"""

    def call(
        a0: Tensor, a1: int, a2: int, a3: bool, a4: bool, a5: Tensor, a6: Tensor
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a5, a6

    return call


def out_Tensor_SymIntList1_intList1_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[1], int[1], Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Sequence[int], a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_SymIntList_MemoryFormatOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], MemoryFormat?, Tensor!) -> (#3)"""

    def call(
        a0: Tensor, a1: Sequence[int], a2: MemoryFormat | None, a3: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_SymIntList_Scalar_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], Scalar, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Number, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_SymIntList_SymIntList_SymIntOpt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], SymInt[], SymInt?, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Sequence[int], a2: Sequence[int], a3: int | None, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_SymIntList_SymIntList_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], SymInt[], Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Sequence[int], a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_SymIntList_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_SymIntList_TensorOpt_TensorOpt_float_TensorMut_TensorMut_TensorMut_to_arg5_arg6_arg7(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], Tensor?, Tensor?, float, Tensor!, Tensor!, Tensor!) -> (#5, #6, #7)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Tensor | None,
        a3: Tensor | None,
        a4: float,
        a5: Tensor,
        a6: Tensor,
        a7: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        if len(stack) != 3:
            raise wrong_stack(op, boxed, len(stack), 3)
        return a5, a6, a7

    return call


def out_Tensor_SymIntList_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_SymIntList_int_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, SymInt[], int, Tensor[]!) -> ()"""

    def call(a0: Tensor, a1: Sequence[int], a2: int, a3: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_Tensor_TensorMut_to_arg1(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor!) -> (#1)"""

    def call(a0: Tensor, a1: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a1

    return call


def out_Tensor_Tensor_GeneratorOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Generator?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: Generator | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_Scalar_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Scalar, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: Number, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_SymInt_bool_bool_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, SymInt, bool, bool, Tensor!) -> (#5)"""

    def call(a0: Tensor, a1: Tensor, a2: int, a3: bool, a4: bool, a5: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_Tensor_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_Tensor_Tensor_Scalar_Scalar_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor, Scalar, Scalar, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: Tensor, a2: Tensor, a3: Number, a4: Number, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_Tensor_Tensor_Scalar_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor, Scalar, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Number, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_Tensor_Tensor_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_TensorOpt_SymIntList_SymIntList_SymIntList_bool_SymIntList_SymInt_TensorMut_to_arg9(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor?, SymInt[], SymInt[], SymInt[], bool, SymInt[], SymInt, Tensor!) -> (#9)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: Sequence[int],
        a4: Sequence[int],
        a5: Sequence[int],
        a6: bool,
        a7: Sequence[int],
        a8: int,
        a9: Tensor,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a9

    return call


def out_Tensor_Tensor_TensorOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_TensorOpt_int_SymInt_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor?, int, SymInt, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: Tensor, a2: Tensor | None, a3: int, a4: int, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_Tensor_TensorOpt_int_SymInt_TensorMut_TensorMut_to_arg5_arg6(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor?, int, SymInt, Tensor!, Tensor!) -> (#5, #6)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor | None,
        a3: int,
        a4: int,
        a5: Tensor,
        a6: Tensor,
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a5, a6

    return call


def out_Tensor_Tensor_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, int, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_Tensor_strOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, str?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: str | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_TensorOpt_TensorOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor?, Tensor?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor | None, a2: Tensor | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_TensorMut_TensorMut_TensorMut_to_arg8_arg9_arg10(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float, Tensor!, Tensor!, Tensor!) -> (#8, #9, #10)"""

    def call(
        a0: Tensor,
        a1: Tensor | None,
        a2: Tensor | None,
        a3: Tensor | None,
        a4: Tensor | None,
        a5: bool,
        a6: float,
        a7: float,
        a8: Tensor,
        a9: Tensor,
        a10: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10]
        boxed(op, stack)
        if len(stack) != 3:
            raise wrong_stack(op, boxed, len(stack), 3)
        return a8, a9, a10

    return call


def out_Tensor_TensorOptList_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor?[], Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_TensorOptList_Tensor_bool_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor?[], Tensor, bool, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Sequence[Tensor | None], a2: Tensor, a3: bool, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_TensorOptList_Tensor_bool_bool_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor?[], Tensor, bool, bool, Tensor!) -> (#5)"""

    def call(
        a0: Tensor,
        a1: Sequence[Tensor | None],
        a2: Tensor,
        a3: bool,
        a4: bool,
        a5: Tensor,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_bool_MemoryFormatOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, bool, MemoryFormat?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: bool, a2: MemoryFormat | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_boolOpt_int_bool_TensorMut_TensorMut_to_arg4_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, bool?, int, bool, Tensor!, Tensor!) -> (#4, #5)"""

    def call(
        a0: Tensor, a1: bool | None, a2: int, a3: bool, a4: Tensor, a5: Tensor
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a4, a5

    return call


def out_Tensor_float_GeneratorOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, float, Generator?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: float, a2: Generator | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_float_boolOpt_TensorMut_TensorMut_to_arg3_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, float, bool?, Tensor!, Tensor!) -> (#3, #4)"""

    def call(
        a0: Tensor, a1: float, a2: bool | None, a3: Tensor, a4: Tensor
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a3, a4

    return call


def out_Tensor_float_float_GeneratorOpt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, float, float, Generator?, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: float, a2: float, a3: Generator | None, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_ScalarTypeOpt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, ScalarType?, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int, a2: DType | None, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_int_SymInt_SymInt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, SymInt, SymInt, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: int, a3: int, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_SymInt_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, SymInt, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_int_SymIntOpt_SymIntOpt_SymInt_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, SymInt?, SymInt?, SymInt, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: int, a2: int | None, a3: int | None, a4: int, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_int_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: int, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_int_Tensor_Scalar_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Scalar, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Number, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_Tensor_Scalar_str_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Scalar, str, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: int, a2: Tensor, a3: Number, a4: str, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_int_Tensor_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_int_Tensor_Tensor_Scalar_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Tensor, Scalar, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: Number, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_int_Tensor_Tensor_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Tensor, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_Tensor_Tensor_str_TensorMut_to_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, Tensor, str, Tensor!) -> (#5)"""

    def call(
        a0: Tensor, a1: int, a2: Tensor, a3: Tensor, a4: str, a5: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a5

    return call


def out_Tensor_int_Tensor_bool_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor, bool, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: bool, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor[]!) -> ()"""

    def call(a0: Tensor, a1: int, a2: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_Tensor_int_bool_ScalarTypeOpt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, bool, ScalarType?, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: bool, a3: DType | None, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_int_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int, a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_int_bool_TensorMut_TensorMut_to_arg3_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, bool, Tensor!, Tensor!) -> (#3, #4)"""

    def call(
        a0: Tensor, a1: int, a2: bool, a3: Tensor, a4: Tensor
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a3, a4

    return call


def out_Tensor_int_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, int, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_int_int_int_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, int, int, Tensor!) -> (#4)"""

    def call(a0: Tensor, a1: int, a2: int, a3: int, a4: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_intOpt_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int?, bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: int | None, a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_intList1_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[1], bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_intList1Opt_ScalarOpt_bool_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[1]?, Scalar?, bool, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: Number | None, a3: bool, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_intList1Opt_ScalarOpt_bool_TensorMut_TensorMut_to_arg4_arg5(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[1]?, Scalar?, bool, Tensor!, Tensor!) -> (#4, #5)"""

    def call(
        a0: Tensor,
        a1: Sequence[int] | None,
        a2: Number | None,
        a3: bool,
        a4: Tensor,
        a5: Tensor,
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a4, a5

    return call


def out_Tensor_intList1Opt_bool_ScalarTypeOpt_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[1]?, bool, ScalarType?, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: DType | None, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_intList1Opt_bool_bool_TensorMut_to_arg4(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[1]?, bool, bool, Tensor!) -> (#4)"""

    def call(
        a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: bool, a4: Tensor
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a4

    return call


def out_Tensor_intList2_intList2_intList2_bool_bool_intOpt_TensorMut_to_arg7(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[2], int[2], int[2], bool, bool, int?, Tensor!) -> (#7)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Sequence[int],
        a3: Sequence[int],
        a4: bool,
        a5: bool,
        a6: int | None,
        a7: Tensor,
    ) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a7

    return call


def out_Tensor_intList2_intList2_intList2_intList2_bool_TensorMut_TensorMut_to_arg6_arg7(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[2], int[2], int[2], int[2], bool, Tensor!, Tensor!) -> (#6, #7)"""

    def call(
        a0: Tensor,
        a1: Sequence[int],
        a2: Sequence[int],
        a3: Sequence[int],
        a4: Sequence[int],
        a5: bool,
        a6: Tensor,
        a7: Tensor,
    ) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3, a4, a5, a6, a7]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a6, a7

    return call


def out_Tensor_intList_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[], Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Sequence[int], a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_intListOpt_bool_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[]?, bool, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int] | None, a2: bool, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_Tensor_str_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, str, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: str, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_TensorList_Scalar_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Scalar, Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor], a1: Number, a2: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_ScalarList_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Scalar[], Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Number], a2: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_Tensor_Scalar_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Tensor, Scalar, Tensor[]!) -> ()"""

    def call(
        a0: Sequence[Tensor], a1: Tensor, a2: Number, a3: Sequence[Tensor]
    ) -> None:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_Tensor_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Tensor, Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor], a1: Tensor, a2: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_TensorList_Scalar_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Tensor[], Scalar, Tensor[]!) -> ()"""

    def call(
        a0: Sequence[Tensor], a1: Sequence[Tensor], a2: Number, a3: Sequence[Tensor]
    ) -> None:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_TensorList_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Tensor[], Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Tensor], a2: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_TensorList_int_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], int, Tensor!) -> (#2)"""

    def call(a0: Sequence[Tensor], a1: int, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_int_int_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(int, int, int, Tensor!) -> (#3)"""

    def call(a0: int, a1: int, a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


WRAPPERS: Mapping[str, WrapperFactory] = MappingProxyType(
    {
        "functional(Scalar, Scalar, Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Scalar_Scalar_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Scalar, Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Scalar_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Scalar, Scalar, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Scalar_Scalar_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Scalar, Tensor) -> (Tensor)": functional_Scalar_Tensor_to_Tensor,
        "functional(Scalar, Tensor, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Scalar_Tensor_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, SymInt, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_SymInt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, SymInt, SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_SymInt_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, SymInt, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_SymInt_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymInt_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt[], Generator?, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymIntList_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt[], Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymIntList_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(SymInt[], ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)": functional_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor,
        "functional(SymInt[], SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymIntList_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor) -> (Scalar)": functional_Tensor_to_Scalar,
        "functional(Tensor) -> (Tensor)": functional_Tensor_to_Tensor,
        "functional(Tensor) -> (Tensor[])": functional_Tensor_to_TensorList,
        "functional(Tensor) -> (bool)": functional_Tensor_to_bool,
        "functional(Tensor, Device, ScalarType, bool, bool, MemoryFormat?) -> (Tensor)": functional_Tensor_Device_ScalarType_bool_bool_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, Generator?) -> (Tensor)": functional_Tensor_GeneratorOpt_to_Tensor,
        "functional(Tensor, Generator?, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)": functional_Tensor_GeneratorOpt_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, MemoryFormat) -> (Tensor)": functional_Tensor_MemoryFormat_to_Tensor,
        "functional(Tensor, MemoryFormat?) -> (Tensor)": functional_Tensor_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, Scalar) -> (Tensor)": functional_Tensor_Scalar_to_Tensor,
        "functional(Tensor, Scalar, Scalar) -> (Tensor)": functional_Tensor_Scalar_Scalar_to_Tensor,
        "functional(Tensor, Scalar, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)": functional_Tensor_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, Scalar, Tensor) -> (Tensor)": functional_Tensor_Scalar_Tensor_to_Tensor,
        "functional(Tensor, Scalar, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Tensor_Scalar_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor, Scalar, str?) -> (Tensor)": functional_Tensor_Scalar_strOpt_to_Tensor,
        "functional(Tensor, Scalar?, Scalar?) -> (Tensor)": functional_Tensor_ScalarOpt_ScalarOpt_to_Tensor,
        "functional(Tensor, Scalar?, ScalarType) -> (Tensor)": functional_Tensor_ScalarOpt_ScalarType_to_Tensor,
        "functional(Tensor, Scalar?, int[1], bool) -> (Tensor)": functional_Tensor_ScalarOpt_intList1_bool_to_Tensor,
        "functional(Tensor, Scalar?, int[1], bool, ScalarType) -> (Tensor)": functional_Tensor_ScalarOpt_intList1_bool_ScalarType_to_Tensor,
        "functional(Tensor, ScalarType) -> (Tensor)": functional_Tensor_ScalarType_to_Tensor,
        "functional(Tensor, ScalarType, bool, bool, MemoryFormat?) -> (Tensor)": functional_Tensor_ScalarType_bool_bool_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, ScalarType?) -> (Tensor)": functional_Tensor_ScalarTypeOpt_to_Tensor,
        "functional(Tensor, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)": functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, ScalarType?, Layout?, Device?, bool?, bool, MemoryFormat?) -> (Tensor)": functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_bool_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, ScalarType?, Layout?, Device?, bool?, bool, bool, MemoryFormat?) -> (Tensor)": functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_bool_bool_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, SymInt) -> (Tensor)": functional_Tensor_SymInt_to_Tensor,
        "functional(Tensor, SymInt, int) -> (Tensor[])": functional_Tensor_SymInt_int_to_TensorList,
        "functional(Tensor, SymInt, int, bool, bool) -> (Tensor, Tensor)": functional_Tensor_SymInt_int_bool_bool_to_Tensor_Tensor,
        "functional(Tensor, SymInt[1], int[1]) -> (Tensor)": functional_Tensor_SymIntList1_intList1_to_Tensor,
        "functional(Tensor, SymInt[]) -> (Tensor)": functional_Tensor_SymIntList_to_Tensor,
        "functional(Tensor, SymInt[], MemoryFormat?) -> (Tensor)": functional_Tensor_SymIntList_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, SymInt[], Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Tensor_SymIntList_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor, SymInt[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Tensor_SymIntList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor, SymInt[], SymInt[]) -> (Tensor)": functional_Tensor_SymIntList_SymIntList_to_Tensor,
        "functional(Tensor, SymInt[], SymInt[], SymInt?) -> (Tensor)": functional_Tensor_SymIntList_SymIntList_SymIntOpt_to_Tensor,
        "functional(Tensor, SymInt[], Tensor?, Tensor?, float) -> (Tensor, Tensor, Tensor)": functional_Tensor_SymIntList_TensorOpt_TensorOpt_float_to_Tensor_Tensor_Tensor,
        "functional(Tensor, SymInt[], Tensor?, Tensor?, float, bool) -> (Tensor)": functional_Tensor_SymIntList_TensorOpt_TensorOpt_float_bool_to_Tensor,
        "functional(Tensor, SymInt[], bool) -> (Tensor)": functional_Tensor_SymIntList_bool_to_Tensor,
        "functional(Tensor, SymInt[], int) -> (Tensor[])": functional_Tensor_SymIntList_int_to_TensorList,
        "functional(Tensor, Tensor) -> (Tensor)": functional_Tensor_Tensor_to_Tensor,
        "functional(Tensor, Tensor, Generator?) -> (Tensor)": functional_Tensor_Tensor_GeneratorOpt_to_Tensor,
        "functional(Tensor, Tensor, Scalar) -> (Tensor)": functional_Tensor_Tensor_Scalar_to_Tensor,
        "functional(Tensor, Tensor, SymInt, bool, bool) -> (Tensor)": functional_Tensor_Tensor_SymInt_bool_bool_to_Tensor,
        "functional(Tensor, Tensor, Tensor) -> (Tensor)": functional_Tensor_Tensor_Tensor_to_Tensor,
        "functional(Tensor, Tensor, Tensor, Scalar) -> (Tensor)": functional_Tensor_Tensor_Tensor_Scalar_to_Tensor,
        "functional(Tensor, Tensor, Tensor, Scalar, Scalar) -> (Tensor)": functional_Tensor_Tensor_Tensor_Scalar_Scalar_to_Tensor,
        "functional(Tensor, Tensor, Tensor?) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, SymInt[1], SymInt[1], SymInt[1], SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_SymIntList1_SymIntList1_SymIntList1_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, SymInt[1], str, SymInt[1], SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_SymIntList1_str_SymIntList1_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, SymInt[2], SymInt[2], SymInt[2], SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_SymIntList2_SymIntList2_SymIntList2_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, SymInt[2], str, SymInt[2], SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_SymIntList2_str_SymIntList2_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, SymInt[], SymInt[], SymInt[], bool, SymInt[], SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_SymIntList_SymIntList_SymIntList_bool_SymIntList_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, int, SymInt) -> (Tensor)": functional_Tensor_Tensor_TensorOpt_int_SymInt_to_Tensor,
        "functional(Tensor, Tensor, Tensor?, int, SymInt) -> (Tensor, Tensor)": functional_Tensor_Tensor_TensorOpt_int_SymInt_to_Tensor_Tensor,
        "functional(Tensor, Tensor, bool) -> (Tensor)": functional_Tensor_Tensor_bool_to_Tensor,
        "functional(Tensor, Tensor, bool, bool, MemoryFormat?) -> (Tensor)": functional_Tensor_Tensor_bool_bool_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, Tensor, int) -> (Tensor)": functional_Tensor_Tensor_int_to_Tensor,
        "functional(Tensor, Tensor, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_Tensor_Tensor_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor, Tensor, str?) -> (Tensor)": functional_Tensor_Tensor_strOpt_to_Tensor,
        "functional(Tensor, Tensor?, Tensor?) -> (Tensor)": functional_Tensor_TensorOpt_TensorOpt_to_Tensor,
        "functional(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float) -> (Tensor, Tensor, Tensor)": functional_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_to_Tensor_Tensor_Tensor,
        "functional(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float, bool) -> (Tensor)": functional_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_bool_to_Tensor,
        "functional(Tensor, Tensor?[]) -> (Tensor)": functional_Tensor_TensorOptList_to_Tensor,
        "functional(Tensor, Tensor?[], Tensor, bool) -> (Tensor)": functional_Tensor_TensorOptList_Tensor_bool_to_Tensor,
        "functional(Tensor, Tensor?[], Tensor, bool, bool) -> (Tensor)": functional_Tensor_TensorOptList_Tensor_bool_bool_to_Tensor,
        "functional(Tensor, bool) -> (Tensor)": functional_Tensor_bool_to_Tensor,
        "functional(Tensor, bool) -> (Tensor, Tensor)": functional_Tensor_bool_to_Tensor_Tensor,
        "functional(Tensor, bool?, int, bool) -> (Tensor, Tensor)": functional_Tensor_boolOpt_int_bool_to_Tensor_Tensor,
        "functional(Tensor, float, Generator?) -> (Tensor)": functional_Tensor_float_GeneratorOpt_to_Tensor,
        "functional(Tensor, float, bool) -> (Tensor)": functional_Tensor_float_bool_to_Tensor,
        "functional(Tensor, float, bool?) -> (Tensor, Tensor)": functional_Tensor_float_boolOpt_to_Tensor_Tensor,
        "functional(Tensor, float, float, Generator?) -> (Tensor)": functional_Tensor_float_float_GeneratorOpt_to_Tensor,
        "functional(Tensor, int) -> (Tensor)": functional_Tensor_int_to_Tensor,
        "functional(Tensor, int) -> (Tensor[])": functional_Tensor_int_to_TensorList,
        "functional(Tensor, int, ScalarType?) -> (Tensor)": functional_Tensor_int_ScalarTypeOpt_to_Tensor,
        "functional(Tensor, int, SymInt) -> (Tensor)": functional_Tensor_int_SymInt_to_Tensor,
        "functional(Tensor, int, SymInt, SymInt) -> (Tensor)": functional_Tensor_int_SymInt_SymInt_to_Tensor,
        "functional(Tensor, int, SymInt?, SymInt?, SymInt) -> (Tensor)": functional_Tensor_int_SymIntOpt_SymIntOpt_SymInt_to_Tensor,
        "functional(Tensor, int, Tensor) -> (Tensor)": functional_Tensor_int_Tensor_to_Tensor,
        "functional(Tensor, int, Tensor, Scalar) -> (Tensor)": functional_Tensor_int_Tensor_Scalar_to_Tensor,
        "functional(Tensor, int, Tensor, Scalar, str) -> (Tensor)": functional_Tensor_int_Tensor_Scalar_str_to_Tensor,
        "functional(Tensor, int, Tensor, SymInt) -> (Tensor)": functional_Tensor_int_Tensor_SymInt_to_Tensor,
        "functional(Tensor, int, Tensor, Tensor) -> (Tensor)": functional_Tensor_int_Tensor_Tensor_to_Tensor,
        "functional(Tensor, int, Tensor, Tensor, Scalar) -> (Tensor)": functional_Tensor_int_Tensor_Tensor_Scalar_to_Tensor,
        "functional(Tensor, int, Tensor, Tensor, str) -> (Tensor)": functional_Tensor_int_Tensor_Tensor_str_to_Tensor,
        "functional(Tensor, int, Tensor, bool) -> (Tensor)": functional_Tensor_int_Tensor_bool_to_Tensor,
        "functional(Tensor, int, bool) -> (Tensor)": functional_Tensor_int_bool_to_Tensor,
        "functional(Tensor, int, bool) -> (Tensor, Tensor)": functional_Tensor_int_bool_to_Tensor_Tensor,
        "functional(Tensor, int, bool, ScalarType?) -> (Tensor)": functional_Tensor_int_bool_ScalarTypeOpt_to_Tensor,
        "functional(Tensor, int, int) -> (Tensor)": functional_Tensor_int_int_to_Tensor,
        "functional(Tensor, int, int) -> (Tensor[])": functional_Tensor_int_int_to_TensorList,
        "functional(Tensor, int, int, int) -> (Tensor)": functional_Tensor_int_int_int_to_Tensor,
        "functional(Tensor, int?, bool) -> (Tensor)": functional_Tensor_intOpt_bool_to_Tensor,
        "functional(Tensor, int[1], bool) -> (Tensor)": functional_Tensor_intList1_bool_to_Tensor,
        "functional(Tensor, int[1]?, Scalar?, bool) -> (Tensor)": functional_Tensor_intList1Opt_ScalarOpt_bool_to_Tensor,
        "functional(Tensor, int[1]?, Scalar?, bool) -> (Tensor, Tensor)": functional_Tensor_intList1Opt_ScalarOpt_bool_to_Tensor_Tensor,
        "functional(Tensor, int[1]?, bool, ScalarType?) -> (Tensor)": functional_Tensor_intList1Opt_bool_ScalarTypeOpt_to_Tensor,
        "functional(Tensor, int[1]?, bool, bool) -> (Tensor)": functional_Tensor_intList1Opt_bool_bool_to_Tensor,
        "functional(Tensor, int[1]?, bool, bool) -> (Tensor, Tensor)": functional_Tensor_intList1Opt_bool_bool_to_Tensor_Tensor,
        "functional(Tensor, int[2], int[2], int[2], bool, bool, int?) -> (Tensor)": functional_Tensor_intList2_intList2_intList2_bool_bool_intOpt_to_Tensor,
        "functional(Tensor, int[2], int[2], int[2], int[2], bool) -> (Tensor)": functional_Tensor_intList2_intList2_intList2_intList2_bool_to_Tensor,
        "functional(Tensor, int[2], int[2], int[2], int[2], bool) -> (Tensor, Tensor)": functional_Tensor_intList2_intList2_intList2_intList2_bool_to_Tensor_Tensor,
        "functional(Tensor, int[]) -> (Tensor)": functional_Tensor_intList_to_Tensor,
        "functional(Tensor, int[], int[]) -> (Tensor)": functional_Tensor_intList_intList_to_Tensor,
        "functional(Tensor, int[]?, bool) -> (Tensor)": functional_Tensor_intListOpt_bool_to_Tensor,
        "functional(Tensor, str) -> (Tensor)": functional_Tensor_str_to_Tensor,
        "functional(Tensor[], Scalar) -> (Tensor[])": functional_TensorList_Scalar_to_TensorList,
        "functional(Tensor[], Scalar[]) -> (Tensor[])": functional_TensorList_ScalarList_to_TensorList,
        "functional(Tensor[], Tensor) -> (Tensor[])": functional_TensorList_Tensor_to_TensorList,
        "functional(Tensor[], Tensor, Scalar) -> (Tensor[])": functional_TensorList_Tensor_Scalar_to_TensorList,
        "functional(Tensor[], Tensor[]) -> (Tensor[])": functional_TensorList_TensorList_to_TensorList,
        "functional(Tensor[], Tensor[], Scalar) -> (Tensor[])": functional_TensorList_TensorList_Scalar_to_TensorList,
        "functional(Tensor[], int) -> (Tensor)": functional_TensorList_int_to_Tensor,
        "functional(int, int, int, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_int_int_int_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "inplace(Tensor!) -> (#0)": inplace_TensorMut_to_arg0,
        "inplace(Tensor!, Scalar) -> (#0)": inplace_TensorMut_Scalar_to_arg0,
        "inplace(Tensor!, Scalar, Scalar) -> (#0)": inplace_TensorMut_Scalar_Scalar_to_arg0,
        "inplace(Tensor!, Scalar, str?) -> (#0)": inplace_TensorMut_Scalar_strOpt_to_arg0,
        "inplace(Tensor!, Scalar?, Scalar?) -> (#0)": inplace_TensorMut_ScalarOpt_ScalarOpt_to_arg0,
        "inplace(Tensor!, SymInt) -> (#0)": inplace_TensorMut_SymInt_to_arg0,
        "inplace(Tensor!, SymInt[], MemoryFormat?) -> (#0)": inplace_TensorMut_SymIntList_MemoryFormatOpt_to_arg0,
        "inplace(Tensor!, SymInt[], SymInt[], SymInt?) -> (#0)": inplace_TensorMut_SymIntList_SymIntList_SymIntOpt_to_arg0,
        "inplace(Tensor!, Tensor) -> (#0)": inplace_TensorMut_Tensor_to_arg0,
        "inplace(Tensor!, Tensor, Generator?) -> (#0)": inplace_TensorMut_Tensor_GeneratorOpt_to_arg0,
        "inplace(Tensor!, Tensor, Scalar) -> (#0)": inplace_TensorMut_Tensor_Scalar_to_arg0,
        "inplace(Tensor!, Tensor, Tensor) -> (#0)": inplace_TensorMut_Tensor_Tensor_to_arg0,
        "inplace(Tensor!, Tensor, Tensor, Scalar) -> (#0)": inplace_TensorMut_Tensor_Tensor_Scalar_to_arg0,
        "inplace(Tensor!, Tensor, Tensor, Scalar, Scalar) -> (#0)": inplace_TensorMut_Tensor_Tensor_Scalar_Scalar_to_arg0,
        "inplace(Tensor!, Tensor, bool) -> (#0)": inplace_TensorMut_Tensor_bool_to_arg0,
        "inplace(Tensor!, Tensor, str?) -> (#0)": inplace_TensorMut_Tensor_strOpt_to_arg0,
        "inplace(Tensor!, Tensor?, Tensor?) -> (#0)": inplace_TensorMut_TensorOpt_TensorOpt_to_arg0,
        "inplace(Tensor!, Tensor?[], Tensor, bool) -> (#0)": inplace_TensorMut_TensorOptList_Tensor_bool_to_arg0,
        "inplace(Tensor!, Tensor?[], Tensor, bool, bool) -> (#0)": inplace_TensorMut_TensorOptList_Tensor_bool_bool_to_arg0,
        "inplace(Tensor!, float, Generator?) -> (#0)": inplace_TensorMut_float_GeneratorOpt_to_arg0,
        "inplace(Tensor!, float, bool) -> (#0)": inplace_TensorMut_float_bool_to_arg0,
        "inplace(Tensor!, float, float, Generator?) -> (#0)": inplace_TensorMut_float_float_GeneratorOpt_to_arg0,
        "inplace(Tensor!, int) -> (#0)": inplace_TensorMut_int_to_arg0,
        "inplace(Tensor!, int, ScalarType?) -> (#0)": inplace_TensorMut_int_ScalarTypeOpt_to_arg0,
        "inplace(Tensor!, int, Tensor, Scalar) -> (#0)": inplace_TensorMut_int_Tensor_Scalar_to_arg0,
        "inplace(Tensor!, int, Tensor, Scalar, str) -> (#0)": inplace_TensorMut_int_Tensor_Scalar_str_to_arg0,
        "inplace(Tensor!, int, Tensor, Tensor) -> (#0)": inplace_TensorMut_int_Tensor_Tensor_to_arg0,
        "inplace(Tensor!, int, Tensor, Tensor, Scalar) -> (#0)": inplace_TensorMut_int_Tensor_Tensor_Scalar_to_arg0,
        "inplace(Tensor!, int, Tensor, Tensor, str) -> (#0)": inplace_TensorMut_int_Tensor_Tensor_str_to_arg0,
        "inplace(Tensor!, int, int) -> (#0)": inplace_TensorMut_int_int_to_arg0,
        "inplace(Tensor!, int[]) -> (#0)": inplace_TensorMut_intList_to_arg0,
        "inplace(Tensor!, str) -> (#0)": inplace_TensorMut_str_to_arg0,
        "inplace(Tensor[]!, Scalar) -> ()": inplace_TensorListMut_Scalar_to_void,
        "inplace(Tensor[]!, Scalar[]) -> ()": inplace_TensorListMut_ScalarList_to_void,
        "inplace(Tensor[]!, Tensor) -> ()": inplace_TensorListMut_Tensor_to_void,
        "inplace(Tensor[]!, Tensor, Scalar) -> ()": inplace_TensorListMut_Tensor_Scalar_to_void,
        "inplace(Tensor[]!, Tensor[]) -> ()": inplace_TensorListMut_TensorList_to_void,
        "inplace(Tensor[]!, Tensor[], Scalar) -> ()": inplace_TensorListMut_TensorList_Scalar_to_void,
        "out(Scalar, Scalar, Scalar, Tensor!) -> (#3)": out_Scalar_Scalar_Scalar_TensorMut_to_arg3,
        "out(Scalar, Scalar, int, Tensor!) -> (#3)": out_Scalar_Scalar_int_TensorMut_to_arg3,
        "out(Scalar, Tensor!) -> (#1)": out_Scalar_TensorMut_to_arg1,
        "out(Scalar, Tensor, Tensor!) -> (#2)": out_Scalar_Tensor_TensorMut_to_arg2,
        "out(Scalar, Tensor, int, Tensor!) -> (#3)": out_Scalar_Tensor_int_TensorMut_to_arg3,
        "out(SymInt, Generator?, Tensor!) -> (#2)": out_SymInt_GeneratorOpt_TensorMut_to_arg2,
        "out(SymInt, SymInt, SymInt[], Generator?, Tensor!) -> (#4)": out_SymInt_SymInt_SymIntList_GeneratorOpt_TensorMut_to_arg4,
        "out(SymInt, SymInt, SymInt[], Tensor!) -> (#3)": out_SymInt_SymInt_SymIntList_TensorMut_to_arg3,
        "out(SymInt, SymInt, Tensor!) -> (#2)": out_SymInt_SymInt_TensorMut_to_arg2,
        "out(SymInt, SymInt[], Generator?, Tensor!) -> (#3)": out_SymInt_SymIntList_GeneratorOpt_TensorMut_to_arg3,
        "out(SymInt, SymInt[], Tensor!) -> (#2)": out_SymInt_SymIntList_TensorMut_to_arg2,
        "out(SymInt, Tensor!) -> (#1)": out_SymInt_TensorMut_to_arg1,
        "out(SymInt[], Generator?, Tensor!) -> (#2)": out_SymIntList_GeneratorOpt_TensorMut_to_arg2,
        "out(SymInt[], MemoryFormat?, Tensor!) -> (#2)": out_SymIntList_MemoryFormatOpt_TensorMut_to_arg2,
        "out(SymInt[], Scalar, Tensor!) -> (#2)": out_SymIntList_Scalar_TensorMut_to_arg2,
        "out(SymInt[], SymInt[], Tensor!) -> (#2)": out_SymIntList_SymIntList_TensorMut_to_arg2,
        "out(SymInt[], Tensor!) -> (#1)": out_SymIntList_TensorMut_to_arg1,
        "out(Tensor, Generator?, MemoryFormat?, Tensor!) -> (#3)": out_Tensor_GeneratorOpt_MemoryFormatOpt_TensorMut_to_arg3,
        "out(Tensor, Generator?, Tensor!) -> (#2)": out_Tensor_GeneratorOpt_TensorMut_to_arg2,
        "out(Tensor, MemoryFormat?, Tensor!) -> (#2)": out_Tensor_MemoryFormatOpt_TensorMut_to_arg2,
        "out(Tensor, Scalar, MemoryFormat?, Tensor!) -> (#3)": out_Tensor_Scalar_MemoryFormatOpt_TensorMut_to_arg3,
        "out(Tensor, Scalar, Scalar, Tensor!) -> (#3)": out_Tensor_Scalar_Scalar_TensorMut_to_arg3,
        "out(Tensor, Scalar, Tensor!) -> (#2)": out_Tensor_Scalar_TensorMut_to_arg2,
        "out(Tensor, Scalar, int, Tensor!) -> (#3)": out_Tensor_Scalar_int_TensorMut_to_arg3,
        "out(Tensor, Scalar, str?, Tensor!) -> (#3)": out_Tensor_Scalar_strOpt_TensorMut_to_arg3,
        "out(Tensor, Scalar?, Scalar?, Tensor!) -> (#3)": out_Tensor_ScalarOpt_ScalarOpt_TensorMut_to_arg3,
        "out(Tensor, Scalar?, ScalarType, Tensor!) -> (#3)": out_Tensor_ScalarOpt_ScalarType_TensorMut_to_arg3,
        "out(Tensor, Scalar?, int[1], bool, ScalarType, Tensor!) -> (#5)": out_Tensor_ScalarOpt_intList1_bool_ScalarType_TensorMut_to_arg5,
        "out(Tensor, Scalar?, int[1], bool, Tensor!) -> (#4)": out_Tensor_ScalarOpt_intList1_bool_TensorMut_to_arg4,
        "out(Tensor, ScalarType, Tensor!) -> (#2)": out_Tensor_ScalarType_TensorMut_to_arg2,
        "out(Tensor, ScalarType?, Tensor!) -> (#2)": out_Tensor_ScalarTypeOpt_TensorMut_to_arg2,
        "out(Tensor, SymInt, Tensor!) -> (#2)": out_Tensor_SymInt_TensorMut_to_arg2,
        "out(Tensor, SymInt, int, Tensor[]!) -> ()": out_Tensor_SymInt_int_TensorListMut_to_void,
        "out(Tensor, SymInt, int, bool, bool, Tensor!, Tensor!) -> (#5, #6)": out_Tensor_SymInt_int_bool_bool_TensorMut_TensorMut_to_arg5_arg6,
        "out(Tensor, SymInt[1], int[1], Tensor!) -> (#3)": out_Tensor_SymIntList1_intList1_TensorMut_to_arg3,
        "out(Tensor, SymInt[], MemoryFormat?, Tensor!) -> (#3)": out_Tensor_SymIntList_MemoryFormatOpt_TensorMut_to_arg3,
        "out(Tensor, SymInt[], Scalar, Tensor!) -> (#3)": out_Tensor_SymIntList_Scalar_TensorMut_to_arg3,
        "out(Tensor, SymInt[], SymInt[], SymInt?, Tensor!) -> (#4)": out_Tensor_SymIntList_SymIntList_SymIntOpt_TensorMut_to_arg4,
        "out(Tensor, SymInt[], SymInt[], Tensor!) -> (#3)": out_Tensor_SymIntList_SymIntList_TensorMut_to_arg3,
        "out(Tensor, SymInt[], Tensor!) -> (#2)": out_Tensor_SymIntList_TensorMut_to_arg2,
        "out(Tensor, SymInt[], Tensor?, Tensor?, float, Tensor!, Tensor!, Tensor!) -> (#5, #6, #7)": out_Tensor_SymIntList_TensorOpt_TensorOpt_float_TensorMut_TensorMut_TensorMut_to_arg5_arg6_arg7,
        "out(Tensor, SymInt[], bool, Tensor!) -> (#3)": out_Tensor_SymIntList_bool_TensorMut_to_arg3,
        "out(Tensor, SymInt[], int, Tensor[]!) -> ()": out_Tensor_SymIntList_int_TensorListMut_to_void,
        "out(Tensor, Tensor!) -> (#1)": out_Tensor_TensorMut_to_arg1,
        "out(Tensor, Tensor, Generator?, Tensor!) -> (#3)": out_Tensor_Tensor_GeneratorOpt_TensorMut_to_arg3,
        "out(Tensor, Tensor, Scalar, Tensor!) -> (#3)": out_Tensor_Tensor_Scalar_TensorMut_to_arg3,
        "out(Tensor, Tensor, SymInt, bool, bool, Tensor!) -> (#5)": out_Tensor_Tensor_SymInt_bool_bool_TensorMut_to_arg5,
        "out(Tensor, Tensor, Tensor!) -> (#2)": out_Tensor_Tensor_TensorMut_to_arg2,
        "out(Tensor, Tensor, Tensor, Scalar, Scalar, Tensor!) -> (#5)": out_Tensor_Tensor_Tensor_Scalar_Scalar_TensorMut_to_arg5,
        "out(Tensor, Tensor, Tensor, Scalar, Tensor!) -> (#4)": out_Tensor_Tensor_Tensor_Scalar_TensorMut_to_arg4,
        "out(Tensor, Tensor, Tensor, Tensor!) -> (#3)": out_Tensor_Tensor_Tensor_TensorMut_to_arg3,
        "out(Tensor, Tensor, Tensor?, SymInt[], SymInt[], SymInt[], bool, SymInt[], SymInt, Tensor!) -> (#9)": out_Tensor_Tensor_TensorOpt_SymIntList_SymIntList_SymIntList_bool_SymIntList_SymInt_TensorMut_to_arg9,
        "out(Tensor, Tensor, Tensor?, Tensor!) -> (#3)": out_Tensor_Tensor_TensorOpt_TensorMut_to_arg3,
        "out(Tensor, Tensor, Tensor?, int, SymInt, Tensor!) -> (#5)": out_Tensor_Tensor_TensorOpt_int_SymInt_TensorMut_to_arg5,
        "out(Tensor, Tensor, Tensor?, int, SymInt, Tensor!, Tensor!) -> (#5, #6)": out_Tensor_Tensor_TensorOpt_int_SymInt_TensorMut_TensorMut_to_arg5_arg6,
        "out(Tensor, Tensor, bool, Tensor!) -> (#3)": out_Tensor_Tensor_bool_TensorMut_to_arg3,
        "out(Tensor, Tensor, int, Tensor!) -> (#3)": out_Tensor_Tensor_int_TensorMut_to_arg3,
        "out(Tensor, Tensor, str?, Tensor!) -> (#3)": out_Tensor_Tensor_strOpt_TensorMut_to_arg3,
        "out(Tensor, Tensor?, Tensor?, Tensor!) -> (#3)": out_Tensor_TensorOpt_TensorOpt_TensorMut_to_arg3,
        "out(Tensor, Tensor?, Tensor?, Tensor?, Tensor?, bool, float, float, Tensor!, Tensor!, Tensor!) -> (#8, #9, #10)": out_Tensor_TensorOpt_TensorOpt_TensorOpt_TensorOpt_bool_float_float_TensorMut_TensorMut_TensorMut_to_arg8_arg9_arg10,
        "out(Tensor, Tensor?[], Tensor!) -> (#2)": out_Tensor_TensorOptList_TensorMut_to_arg2,
        "out(Tensor, Tensor?[], Tensor, bool, Tensor!) -> (#4)": out_Tensor_TensorOptList_Tensor_bool_TensorMut_to_arg4,
        "out(Tensor, Tensor?[], Tensor, bool, bool, Tensor!) -> (#5)": out_Tensor_TensorOptList_Tensor_bool_bool_TensorMut_to_arg5,
        "out(Tensor, bool, MemoryFormat?, Tensor!) -> (#3)": out_Tensor_bool_MemoryFormatOpt_TensorMut_to_arg3,
        "out(Tensor, bool?, int, bool, Tensor!, Tensor!) -> (#4, #5)": out_Tensor_boolOpt_int_bool_TensorMut_TensorMut_to_arg4_arg5,
        "out(Tensor, float, Generator?, Tensor!) -> (#3)": out_Tensor_float_GeneratorOpt_TensorMut_to_arg3,
        "out(Tensor, float, bool?, Tensor!, Tensor!) -> (#3, #4)": out_Tensor_float_boolOpt_TensorMut_TensorMut_to_arg3_arg4,
        "out(Tensor, float, float, Generator?, Tensor!) -> (#4)": out_Tensor_float_float_GeneratorOpt_TensorMut_to_arg4,
        "out(Tensor, int, ScalarType?, Tensor!) -> (#3)": out_Tensor_int_ScalarTypeOpt_TensorMut_to_arg3,
        "out(Tensor, int, SymInt, SymInt, Tensor!) -> (#4)": out_Tensor_int_SymInt_SymInt_TensorMut_to_arg4,
        "out(Tensor, int, SymInt, Tensor!) -> (#3)": out_Tensor_int_SymInt_TensorMut_to_arg3,
        "out(Tensor, int, SymInt?, SymInt?, SymInt, Tensor!) -> (#5)": out_Tensor_int_SymIntOpt_SymIntOpt_SymInt_TensorMut_to_arg5,
        "out(Tensor, int, Tensor!) -> (#2)": out_Tensor_int_TensorMut_to_arg2,
        "out(Tensor, int, Tensor, Scalar, Tensor!) -> (#4)": out_Tensor_int_Tensor_Scalar_TensorMut_to_arg4,
        "out(Tensor, int, Tensor, Scalar, str, Tensor!) -> (#5)": out_Tensor_int_Tensor_Scalar_str_TensorMut_to_arg5,
        "out(Tensor, int, Tensor, Tensor!) -> (#3)": out_Tensor_int_Tensor_TensorMut_to_arg3,
        "out(Tensor, int, Tensor, Tensor, Scalar, Tensor!) -> (#5)": out_Tensor_int_Tensor_Tensor_Scalar_TensorMut_to_arg5,
        "out(Tensor, int, Tensor, Tensor, Tensor!) -> (#4)": out_Tensor_int_Tensor_Tensor_TensorMut_to_arg4,
        "out(Tensor, int, Tensor, Tensor, str, Tensor!) -> (#5)": out_Tensor_int_Tensor_Tensor_str_TensorMut_to_arg5,
        "out(Tensor, int, Tensor, bool, Tensor!) -> (#4)": out_Tensor_int_Tensor_bool_TensorMut_to_arg4,
        "out(Tensor, int, Tensor[]!) -> ()": out_Tensor_int_TensorListMut_to_void,
        "out(Tensor, int, bool, ScalarType?, Tensor!) -> (#4)": out_Tensor_int_bool_ScalarTypeOpt_TensorMut_to_arg4,
        "out(Tensor, int, bool, Tensor!) -> (#3)": out_Tensor_int_bool_TensorMut_to_arg3,
        "out(Tensor, int, bool, Tensor!, Tensor!) -> (#3, #4)": out_Tensor_int_bool_TensorMut_TensorMut_to_arg3_arg4,
        "out(Tensor, int, int, Tensor!) -> (#3)": out_Tensor_int_int_TensorMut_to_arg3,
        "out(Tensor, int, int, int, Tensor!) -> (#4)": out_Tensor_int_int_int_TensorMut_to_arg4,
        "out(Tensor, int?, bool, Tensor!) -> (#3)": out_Tensor_intOpt_bool_TensorMut_to_arg3,
        "out(Tensor, int[1], bool, Tensor!) -> (#3)": out_Tensor_intList1_bool_TensorMut_to_arg3,
        "out(Tensor, int[1]?, Scalar?, bool, Tensor!) -> (#4)": out_Tensor_intList1Opt_ScalarOpt_bool_TensorMut_to_arg4,
        "out(Tensor, int[1]?, Scalar?, bool, Tensor!, Tensor!) -> (#4, #5)": out_Tensor_intList1Opt_ScalarOpt_bool_TensorMut_TensorMut_to_arg4_arg5,
        "out(Tensor, int[1]?, bool, ScalarType?, Tensor!) -> (#4)": out_Tensor_intList1Opt_bool_ScalarTypeOpt_TensorMut_to_arg4,
        "out(Tensor, int[1]?, bool, bool, Tensor!) -> (#4)": out_Tensor_intList1Opt_bool_bool_TensorMut_to_arg4,
        "out(Tensor, int[2], int[2], int[2], bool, bool, int?, Tensor!) -> (#7)": out_Tensor_intList2_intList2_intList2_bool_bool_intOpt_TensorMut_to_arg7,
        "out(Tensor, int[2], int[2], int[2], int[2], bool, Tensor!, Tensor!) -> (#6, #7)": out_Tensor_intList2_intList2_intList2_intList2_bool_TensorMut_TensorMut_to_arg6_arg7,
        "out(Tensor, int[], Tensor!) -> (#2)": out_Tensor_intList_TensorMut_to_arg2,
        "out(Tensor, int[]?, bool, Tensor!) -> (#3)": out_Tensor_intListOpt_bool_TensorMut_to_arg3,
        "out(Tensor, str, Tensor!) -> (#2)": out_Tensor_str_TensorMut_to_arg2,
        "out(Tensor[], Scalar, Tensor[]!) -> ()": out_TensorList_Scalar_TensorListMut_to_void,
        "out(Tensor[], Scalar[], Tensor[]!) -> ()": out_TensorList_ScalarList_TensorListMut_to_void,
        "out(Tensor[], Tensor, Scalar, Tensor[]!) -> ()": out_TensorList_Tensor_Scalar_TensorListMut_to_void,
        "out(Tensor[], Tensor, Tensor[]!) -> ()": out_TensorList_Tensor_TensorListMut_to_void,
        "out(Tensor[], Tensor[], Scalar, Tensor[]!) -> ()": out_TensorList_TensorList_Scalar_TensorListMut_to_void,
        "out(Tensor[], Tensor[], Tensor[]!) -> ()": out_TensorList_TensorList_TensorListMut_to_void,
        "out(Tensor[], int, Tensor!) -> (#2)": out_TensorList_int_TensorMut_to_arg2,
        "out(int, int, int, Tensor!) -> (#3)": out_int_int_int_TensorMut_to_arg3,
    }
)
