"""`to` and its short forms, which PyTorch binds to Python by hand as well.

The operators `aten::to.*` want a dtype wherever they take a device; the method takes a
dtype, a device, both or another tensor (``torch/csrc/utils/python_arg_parser.cpp``,
`parse_to_conversion` in ``tools/autograd/templates/python_variable_methods.cpp``).
"""

from __future__ import annotations

from typing import Any, Self

from . import dtypes
from .device import Device, as_device
from .dtype_names import dtype_hint
from .dtypes import DType
from .errors import ArgumentTypeError
from .ops import ops
from .options import Layout, MemoryFormat

Flag = bool  # the methods `bool`, `int` and `float` hide the types in annotations


class Conversions:
    """The base of `TensorBase` with the conversions of dtype and device."""

    __slots__ = ()

    def to(
        self,
        *args: Any,
        dtype: DType | None = None,
        layout: Layout | None = None,
        device: Device | str | None = None,
        pin_memory: Flag | None = None,
        non_blocking: Flag = False,
        copy: Flag = False,
        memory_format: MemoryFormat | None = None,
    ) -> Self:
        """This tensor with another dtype, device or both; itself if it has them already.

        Called as `to(dtype)`, `to(device)`, `to(device, dtype)`, `to(other)` or with
        keywords; `non_blocking` and `copy` may follow by position. With `copy` the result
        is always new. ArgumentTypeError for anything else.
        """
        target, dtype, flags = _split(args, device, dtype)
        if len(flags) > 2:
            raise ArgumentTypeError("to() got more positional arguments than it takes")
        if flags:
            non_blocking = flags[0]
        if len(flags) == 2:
            copy = flags[1]
        result: Self = ops.aten.to.dtype_layout(
            self,
            dtype=dtype,
            layout=layout,
            device=target,
            pin_memory=pin_memory,
            non_blocking=non_blocking,
            copy=copy,
            memory_format=memory_format,
        )
        return result

    def type(self, dtype: DType) -> Self:
        """The same as `to(dtype)`."""
        return self.to(dtype)

    def cpu(self) -> Self:
        """This tensor in the CPU's memory."""
        return self.to(device="cpu")

    def double(self) -> Self:
        """This tensor as float64."""
        return self.to(dtypes.float64)

    def float(self) -> Self:
        """This tensor as float32."""
        return self.to(dtypes.float32)

    def half(self) -> Self:
        """This tensor as float16."""
        return self.to(dtypes.float16)

    def bfloat16(self) -> Self:
        """This tensor as bfloat16."""
        return self.to(dtypes.bfloat16)

    def long(self) -> Self:
        """This tensor as int64."""
        return self.to(dtypes.int64)

    def int(self) -> Self:
        """This tensor as int32."""
        return self.to(dtypes.int32)

    def short(self) -> Self:
        """This tensor as int16."""
        return self.to(dtypes.int16)

    def char(self) -> Self:
        """This tensor as int8."""
        return self.to(dtypes.int8)

    def byte(self) -> Self:
        """This tensor as uint8."""
        return self.to(dtypes.uint8)

    def bool(self) -> Self:
        """This tensor as bool."""
        return self.to(dtypes.bool_)


def _split(
    args: tuple[Any, ...], device: Device | str | None, dtype: DType | None
) -> tuple[Device | None, DType | None, tuple[Any, ...]]:
    """Device, dtype and what follows them, from the positional arguments of `to`."""
    target = None if device is None else as_device(device)
    if not args:
        return target, dtype, ()
    first, *rest = args
    if isinstance(first, Conversions):
        other: Any = first
        return other.device, other.dtype, tuple(rest)
    if isinstance(first, DType):
        return target, _once("dtype", first, dtype), tuple(rest)
    is_name = isinstance(first, str) and bool(dtype_hint(first))
    if isinstance(first, (Device, str)) and not is_name:
        target = as_device(_once("device", first, device))
        if rest and (rest[0] is None or isinstance(rest[0], DType)):
            return target, _once("dtype", rest[0], dtype), tuple(rest[1:])
        return target, dtype, tuple(rest)
    hint = dtype_hint(first)
    raise ArgumentTypeError(
        "to() expected a dtype, a device or a tensor as its first argument, but got "
        f"{type(first).__name__} ({first!r:.60}){f': {hint}' if hint else ''}"
    )


def _once(name: str, given: Any, keyword: Any) -> Any:
    if keyword is not None:
        raise ArgumentTypeError(f"to() got {name!r} by position and by keyword")
    return given
