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


def functional_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar) -> (Tensor)"""

    def call(a0: Number) -> Tensor:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Scalar_Scalar_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Scalar, Scalar) -> (Tensor)"""

    def call(a0: Number, a1: Number) -> Tensor:
        stack: list[Any] = [a0, a1]
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


def functional_Tensor_to_void(op: Operator, boxed: BoxedFunction) -> Callable[..., Any]:
    """functional(Tensor) -> ()"""

    def call(a0: Tensor) -> None:
        stack: list[Any] = [a0]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

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


def functional_Tensor_to_Tensor_Tensor_int(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor) -> (Tensor, Tensor, int)"""

    def call(a0: Tensor) -> tuple[Tensor, Tensor, int]:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        r2: int
        try:
            r0, r1, r2 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 3) from None
        return r0, r1, r2

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


def functional_Tensor_to_int(op: Operator, boxed: BoxedFunction) -> Callable[..., Any]:
    """functional(Tensor) -> (int)"""

    def call(a0: Tensor) -> int:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: int
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Device_ScalarType_Layout_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Device, ScalarType, Layout) -> (Tensor)"""

    def call(a0: Tensor, a1: Device, a2: DType, a3: Layout) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Generator_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Generator) -> (Tensor)"""

    def call(a0: Tensor, a1: Generator) -> Tensor:
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


def functional_Tensor_Scalar_TensorList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, Tensor[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Number, a2: Sequence[Tensor]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Scalar_intList2_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Scalar, int[2]) -> (Tensor)"""

    def call(a0: Tensor, a1: Number, a2: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
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


def functional_Tensor_Tensor_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: Tensor) -> tuple[Tensor, Tensor]:
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


def functional_Tensor_Tensor_Tensor_to_Tensor_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor) -> (Tensor, Tensor, Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2]
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


def functional_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_intList2_to_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, int[2]) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor,
        a3: Tensor,
        a4: Tensor,
        a5: Tensor,
        a6: Tensor,
        a7: Tensor,
        a8: Tensor,
        a9: Tensor,
        a10: Tensor,
        a11: Tensor,
        a12: Tensor,
        a13: Tensor,
        a14: Tensor,
        a15: Tensor,
        a16: Tensor,
        a17: Tensor,
        a18: Tensor,
        a19: Tensor,
        a20: Tensor,
        a21: Tensor,
        a22: Sequence[int],
    ) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
        stack: list[Any] = [
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            a8,
            a9,
            a10,
            a11,
            a12,
            a13,
            a14,
            a15,
            a16,
            a17,
            a18,
            a19,
            a20,
            a21,
            a22,
        ]
        boxed(op, stack)
        r0: Tensor
        r1: Tensor
        r2: Tensor
        r3: Tensor
        r4: Tensor
        r5: Tensor
        r6: Tensor
        try:
            r0, r1, r2, r3, r4, r5, r6 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 7) from None
        return r0, r1, r2, r3, r4, r5, r6

    return call


def functional_Tensor_Tensor_Tensor_str_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor, str) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: str) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_TensorList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, Tensor[]) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Sequence[Tensor]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_Tensor_intList2_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor, int[2]) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor, a2: Sequence[int]) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor_TensorOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, Tensor?) -> (Tensor)"""

    def call(a0: Tensor, a1: Tensor | None) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_Tensor___torch__torchclassesdemoUnitOpt_to_Scalar_Scalar_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, __torch__.torch.classes.demo.Unit?) -> (Scalar, Scalar, Tensor[])"""

    def call(a0: Tensor, a1: object | None) -> tuple[Number, Number, Sequence[Tensor]]:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        r0: Number
        r1: Number
        r2: Sequence[Tensor]
        try:
            r0, r1, r2 = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 3) from None
        return r0, r1, r2

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


def functional_Tensor_float_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, float) -> (Tensor)"""

    def call(a0: Tensor, a1: float) -> Tensor:
        stack: list[Any] = [a0, a1]
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


def functional_Tensor_int_to_Tensor_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int) -> (Tensor, Tensor)"""

    def call(a0: Tensor, a1: int) -> tuple[Tensor, Tensor]:
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


def functional_Tensor_int_float_str_str_intList2Opt_boolList3_floatList_intList_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int, float, str, str, int[2]?, bool[3], float[], int[]) -> (Tensor)"""

    def call(
        a0: Tensor,
        a1: int,
        a2: float,
        a3: str,
        a4: str,
        a5: Sequence[int] | None,
        a6: Sequence[bool],
        a7: Sequence[float],
        a8: Sequence[int],
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


def functional_Tensor_intList2_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, int[2], int) -> (Tensor)"""

    def call(a0: Tensor, a1: Sequence[int], a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

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


def functional_Tensor_str_int_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor, str, int) -> (Tensor)"""

    def call(a0: Tensor, a1: str, a2: int) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        r0: Tensor
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_TensorOpt_Tensor_TensorOptList_TensorListOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor?, Tensor, Tensor?[], Tensor[]?) -> (Tensor)"""

    def call(
        a0: Tensor | None,
        a1: Tensor,
        a2: Sequence[Tensor | None],
        a3: Sequence[Tensor] | None,
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


def functional_TensorList_to_TensorList(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(Tensor[]) -> (Tensor[])"""

    def call(a0: Sequence[Tensor]) -> Sequence[Tensor]:
        stack: list[Any] = [a0]
        boxed(op, stack)
        r0: Sequence[Tensor]
        try:
            (r0,) = stack
        except ValueError:
            raise wrong_stack(op, boxed, len(stack), 1) from None
        return r0

    return call


def functional_intList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """functional(int[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)"""

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


def inplace_TensorMut_float_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, float) -> (#0)"""

    def call(a0: Tensor, a1: float) -> Tensor:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorMut_float_floatOpt_GeneratorOpt_to_arg0(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor!, float, float?, Generator?) -> (#0)"""

    def call(a0: Tensor, a1: float, a2: float | None, a3: Generator | None) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a0

    return call


def inplace_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """inplace(Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

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


def mutable_TensorMut_Tensor_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """mutable(Tensor!, Tensor) -> (Tensor)"""

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


def mutable_Tensor_TensorMut_TensorMut_to_Tensor(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """mutable(Tensor, Tensor!, Tensor!) -> (Tensor)"""

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


def out_TensorMut_Tensor_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor!, Tensor, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

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


def out_Tensor_TensorMut_TensorMut_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor!, Tensor!, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Tensor, a2: Tensor, a3: Tensor) -> Tensor:
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


def out_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_intList2_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_to_arg23_arg24_arg25_arg26_arg27_arg28_arg29(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, int[2], Tensor!, Tensor!, Tensor!, Tensor!, Tensor!, Tensor!, Tensor!) -> (#23, #24, #25, #26, #27, #28, #29)"""

    def call(
        a0: Tensor,
        a1: Tensor,
        a2: Tensor,
        a3: Tensor,
        a4: Tensor,
        a5: Tensor,
        a6: Tensor,
        a7: Tensor,
        a8: Tensor,
        a9: Tensor,
        a10: Tensor,
        a11: Tensor,
        a12: Tensor,
        a13: Tensor,
        a14: Tensor,
        a15: Tensor,
        a16: Tensor,
        a17: Tensor,
        a18: Tensor,
        a19: Tensor,
        a20: Tensor,
        a21: Tensor,
        a22: Sequence[int],
        a23: Tensor,
        a24: Tensor,
        a25: Tensor,
        a26: Tensor,
        a27: Tensor,
        a28: Tensor,
        a29: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
        stack: list[Any] = [
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            a8,
            a9,
            a10,
            a11,
            a12,
            a13,
            a14,
            a15,
            a16,
            a17,
            a18,
            a19,
            a20,
            a21,
            a22,
            a23,
            a24,
            a25,
            a26,
            a27,
            a28,
            a29,
        ]
        boxed(op, stack)
        if len(stack) != 7:
            raise wrong_stack(op, boxed, len(stack), 7)
        return a23, a24, a25, a26, a27, a28, a29

    return call


def out_Tensor_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, Tensor[]!) -> ()"""

    def call(a0: Tensor, a1: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


def out_Tensor_float_TensorMut_to_arg2(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, float, Tensor!) -> (#2)"""

    def call(a0: Tensor, a1: float, a2: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a2

    return call


def out_Tensor_int_TensorMut_TensorMut_to_arg2_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int, Tensor!, Tensor!) -> (#2, #3)"""

    def call(a0: Tensor, a1: int, a2: Tensor, a3: Tensor) -> tuple[Tensor, Tensor]:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 2:
            raise wrong_stack(op, boxed, len(stack), 2)
        return a2, a3

    return call


def out_Tensor_intList2_int_TensorMut_to_arg3(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor, int[2], int, Tensor!) -> (#3)"""

    def call(a0: Tensor, a1: Sequence[int], a2: int, a3: Tensor) -> Tensor:
        stack: list[Any] = [a0, a1, a2, a3]
        boxed(op, stack)
        if len(stack) != 1:
            raise wrong_stack(op, boxed, len(stack), 1)
        return a3

    return call


def out_TensorList_TensorListMut_to_void(
    op: Operator, boxed: BoxedFunction
) -> Callable[..., Any]:
    """out(Tensor[], Tensor[]!) -> ()"""

    def call(a0: Sequence[Tensor], a1: Sequence[Tensor]) -> None:
        stack: list[Any] = [a0, a1]
        boxed(op, stack)
        if stack:
            raise wrong_stack(op, boxed, len(stack), 0)

    return call


WRAPPERS: Mapping[str, WrapperFactory] = MappingProxyType(
    {
        "functional(Scalar) -> (Tensor)": functional_Scalar_to_Tensor,
        "functional(Scalar, Scalar) -> (Tensor)": functional_Scalar_Scalar_to_Tensor,
        "functional(Scalar, Tensor) -> (Tensor)": functional_Scalar_Tensor_to_Tensor,
        "functional(SymInt[], Scalar, ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_SymIntList_Scalar_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "functional(Tensor) -> ()": functional_Tensor_to_void,
        "functional(Tensor) -> (Scalar)": functional_Tensor_to_Scalar,
        "functional(Tensor) -> (Tensor)": functional_Tensor_to_Tensor,
        "functional(Tensor) -> (Tensor, Tensor, int)": functional_Tensor_to_Tensor_Tensor_int,
        "functional(Tensor) -> (Tensor[])": functional_Tensor_to_TensorList,
        "functional(Tensor) -> (bool)": functional_Tensor_to_bool,
        "functional(Tensor) -> (int)": functional_Tensor_to_int,
        "functional(Tensor, Device, ScalarType, Layout) -> (Tensor)": functional_Tensor_Device_ScalarType_Layout_to_Tensor,
        "functional(Tensor, Generator) -> (Tensor)": functional_Tensor_Generator_to_Tensor,
        "functional(Tensor, MemoryFormat?) -> (Tensor)": functional_Tensor_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, Scalar) -> (Tensor)": functional_Tensor_Scalar_to_Tensor,
        "functional(Tensor, Scalar, Scalar) -> (Tensor)": functional_Tensor_Scalar_Scalar_to_Tensor,
        "functional(Tensor, Scalar, Tensor[]) -> (Tensor)": functional_Tensor_Scalar_TensorList_to_Tensor,
        "functional(Tensor, Scalar, int[2]) -> (Tensor)": functional_Tensor_Scalar_intList2_to_Tensor,
        "functional(Tensor, ScalarType) -> (Tensor)": functional_Tensor_ScalarType_to_Tensor,
        "functional(Tensor, ScalarType?, Layout?, Device?, bool?, MemoryFormat?) -> (Tensor)": functional_Tensor_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_MemoryFormatOpt_to_Tensor,
        "functional(Tensor, SymInt[]) -> (Tensor)": functional_Tensor_SymIntList_to_Tensor,
        "functional(Tensor, Tensor) -> (Tensor)": functional_Tensor_Tensor_to_Tensor,
        "functional(Tensor, Tensor) -> (Tensor, Tensor)": functional_Tensor_Tensor_to_Tensor_Tensor,
        "functional(Tensor, Tensor, Scalar) -> (Tensor)": functional_Tensor_Tensor_Scalar_to_Tensor,
        "functional(Tensor, Tensor, Tensor) -> (Tensor, Tensor, Tensor)": functional_Tensor_Tensor_Tensor_to_Tensor_Tensor_Tensor,
        "functional(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, int[2]) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)": functional_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_intList2_to_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor,
        "functional(Tensor, Tensor, Tensor, str) -> (Tensor)": functional_Tensor_Tensor_Tensor_str_to_Tensor,
        "functional(Tensor, Tensor, Tensor[]) -> (Tensor)": functional_Tensor_Tensor_TensorList_to_Tensor,
        "functional(Tensor, Tensor, int[2]) -> (Tensor)": functional_Tensor_Tensor_intList2_to_Tensor,
        "functional(Tensor, Tensor?) -> (Tensor)": functional_Tensor_TensorOpt_to_Tensor,
        "functional(Tensor, __torch__.torch.classes.demo.Unit?) -> (Scalar, Scalar, Tensor[])": functional_Tensor___torch__torchclassesdemoUnitOpt_to_Scalar_Scalar_TensorList,
        "functional(Tensor, bool) -> (Tensor)": functional_Tensor_bool_to_Tensor,
        "functional(Tensor, float) -> (Tensor)": functional_Tensor_float_to_Tensor,
        "functional(Tensor, int) -> (Tensor)": functional_Tensor_int_to_Tensor,
        "functional(Tensor, int) -> (Tensor, Tensor)": functional_Tensor_int_to_Tensor_Tensor,
        "functional(Tensor, int, float, str, str, int[2]?, bool[3], float[], int[]) -> (Tensor)": functional_Tensor_int_float_str_str_intList2Opt_boolList3_floatList_intList_to_Tensor,
        "functional(Tensor, int[2], int) -> (Tensor)": functional_Tensor_intList2_int_to_Tensor,
        "functional(Tensor, int[]) -> (Tensor)": functional_Tensor_intList_to_Tensor,
        "functional(Tensor, str, int) -> (Tensor)": functional_Tensor_str_int_to_Tensor,
        "functional(Tensor?, Tensor, Tensor?[], Tensor[]?) -> (Tensor)": functional_TensorOpt_Tensor_TensorOptList_TensorListOpt_to_Tensor,
        "functional(Tensor[]) -> (Tensor[])": functional_TensorList_to_TensorList,
        "functional(int[], ScalarType?, Layout?, Device?, bool?) -> (Tensor)": functional_intList_ScalarTypeOpt_LayoutOpt_DeviceOpt_boolOpt_to_Tensor,
        "inplace(Tensor!) -> (#0)": inplace_TensorMut_to_arg0,
        "inplace(Tensor!, Scalar) -> (#0)": inplace_TensorMut_Scalar_to_arg0,
        "inplace(Tensor!, Tensor, Scalar) -> (#0)": inplace_TensorMut_Tensor_Scalar_to_arg0,
        "inplace(Tensor!, Tensor, bool) -> (#0)": inplace_TensorMut_Tensor_bool_to_arg0,
        "inplace(Tensor!, float) -> (#0)": inplace_TensorMut_float_to_arg0,
        "inplace(Tensor!, float, float?, Generator?) -> (#0)": inplace_TensorMut_float_floatOpt_GeneratorOpt_to_arg0,
        "inplace(Tensor[]!) -> ()": inplace_TensorListMut_to_void,
        "inplace(Tensor[]!, Scalar) -> ()": inplace_TensorListMut_Scalar_to_void,
        "inplace(Tensor[]!, Tensor) -> ()": inplace_TensorListMut_Tensor_to_void,
        "mutable(Tensor!, Tensor) -> (Tensor)": mutable_TensorMut_Tensor_to_Tensor,
        "mutable(Tensor, Tensor!, Tensor!) -> (Tensor)": mutable_Tensor_TensorMut_TensorMut_to_Tensor,
        "out(Tensor!, Tensor, Tensor!) -> (#2)": out_TensorMut_Tensor_TensorMut_to_arg2,
        "out(Tensor, Scalar, Scalar, Tensor!) -> (#3)": out_Tensor_Scalar_Scalar_TensorMut_to_arg3,
        "out(Tensor, Scalar, Tensor!) -> (#2)": out_Tensor_Scalar_TensorMut_to_arg2,
        "out(Tensor, SymInt[], Tensor!) -> (#2)": out_Tensor_SymIntList_TensorMut_to_arg2,
        "out(Tensor, Tensor!) -> (#1)": out_Tensor_TensorMut_to_arg1,
        "out(Tensor, Tensor!, Tensor!, Tensor!) -> (#3)": out_Tensor_TensorMut_TensorMut_TensorMut_to_arg3,
        "out(Tensor, Tensor, Scalar, Tensor!) -> (#3)": out_Tensor_Tensor_Scalar_TensorMut_to_arg3,
        "out(Tensor, Tensor, Tensor!) -> (#2)": out_Tensor_Tensor_TensorMut_to_arg2,
        "out(Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, int[2], Tensor!, Tensor!, Tensor!, Tensor!, Tensor!, Tensor!, Tensor!) -> (#23, #24, #25, #26, #27, #28, #29)": out_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_Tensor_intList2_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_TensorMut_to_arg23_arg24_arg25_arg26_arg27_arg28_arg29,
        "out(Tensor, Tensor[]!) -> ()": out_Tensor_TensorListMut_to_void,
        "out(Tensor, float, Tensor!) -> (#2)": out_Tensor_float_TensorMut_to_arg2,
        "out(Tensor, int, Tensor!, Tensor!) -> (#2, #3)": out_Tensor_int_TensorMut_TensorMut_to_arg2_arg3,
        "out(Tensor, int[2], int, Tensor!) -> (#3)": out_Tensor_intList2_int_TensorMut_to_arg3,
        "out(Tensor[], Tensor[]!) -> ()": out_TensorList_TensorListMut_to_void,
    }
)
