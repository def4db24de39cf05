"""The class Tensor: the operators of demo.yaml as methods. Generated: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import MemoryFormat
from runtime.collecting import keys_of_list as _rt_keys_of_list
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state
from runtime import dtypes as _rt_dtypes
from runtime.tensor import TensorBase as _rt_TensorBase
from runtime.wrapping import NUMBERS as _rt_NUMBERS
from runtime.wrapping import OPERANDS as _rt_OPERANDS
from runtime.wrapping import SCALARS as _rt_SCALARS
from runtime.wrapping import TENSORS as _rt_TENSORS
from runtime.wrapping import as_operand as _rt_as_operand
from runtime.wrapping import with_numpy as _rt_with_numpy
from runtime.wrapping import ArgumentTypeError as _rt_ArgumentTypeError
from runtime.wrapping import int_list as _rt_int_list
from runtime.wrapping import require_overload as _rt_require_overload

from . import functions as _functions
from . import operators as _op, return_types
from .operators import (
    _op_add_Tensor,
    _op_join_Tensor,
    _op_less_Tensor,
    _op_pow_Tensor,
)
from .functions import _rt_method_spin
from .functions import _rt_method_turn

if TYPE_CHECKING:
    from collections.abc import Sequence


class Tensor(_rt_TensorBase):
    """A tensor with the operators of demo.yaml."""

    __slots__ = ()
    # Tensors compare elementwise and are hashed by identity.
    __hash__ = _rt_TensorBase.__hash__

    def a_long_name_with_more_than_fits(
        self,
        argument_1: Tensor,
        argument_2: Tensor,
        argument_3: Tensor,
        argument_4: Tensor,
        argument_5: Tensor,
        argument_6: Tensor,
        argument_7: Tensor,
        argument_8: Tensor,
        argument_9: Tensor,
        argument_10: Tensor,
        argument_11: Tensor,
        argument_12: Tensor,
        argument_13: Tensor,
        argument_14: Tensor,
        argument_15: Tensor,
        argument_16: Tensor,
        argument_17: Tensor,
        argument_18: Tensor,
        argument_19: Tensor,
        argument_20: Tensor,
        argument_21: Tensor,
        size: int | Sequence[int] = (1, 1),
    ) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
        """demo::a_long_name_with_more_than_fits(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)"""
        return _op.a_long_name_with_more_than_fits(
            self,
            argument_1,
            argument_2,
            argument_3,
            argument_4,
            argument_5,
            argument_6,
            argument_7,
            argument_8,
            argument_9,
            argument_10,
            argument_11,
            argument_12,
            argument_13,
            argument_14,
            argument_15,
            argument_16,
            argument_17,
            argument_18,
            argument_19,
            argument_20,
            argument_21,
            size,
        )

    def add(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """demo::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
        demo::add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
                alpha = _op_add_Tensor.convert(2, alpha)
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_add_Tensor.caches[context][keys]
                else:
                    kernel = _op_add_Tensor.cache[keys]
            except KeyError:
                kernel = _op_add_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_add_Tensor.explain_call((self, other, alpha))
            try:
                return kernel(self, other, alpha)
            except Exception:
                _op_add_Tensor.check_arguments((self, other, alpha))
                raise
        try:
            return _op.add_Scalar(self, other, alpha=alpha)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::add", self, other, alpha=alpha)
            raise

    def add_(self, other: Tensor, *, alpha: Number = 1) -> Tensor:
        """demo::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"""
        return _op.add__Tensor(self, other, alpha=alpha)

    def bump_(self, by: float = 0.5) -> Tensor:
        """demo::bump_(Tensor(a!) self, float by=0.5) -> Tensor(a!)"""
        return _op.bump_(self, by)

    def cast(self, dtype: DType = _rt_dtypes.int64) -> Tensor:
        """demo::cast(Tensor self, ScalarType dtype=long) -> Tensor"""
        return _op.cast(self, dtype)

    def clone(self, *, memory_format: MemoryFormat | None = None) -> Tensor:
        """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
        return _op.clone(self, memory_format=memory_format)

    def copy_(self, src: Tensor, non_blocking: bool = False) -> Tensor:
        """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
        return _op.copy_(self, src, non_blocking)

    def dim(self) -> int:
        """demo::dim(Tensor self) -> int"""
        return _op.dim(self)

    def eq(self, other: Number) -> Tensor:
        """demo::eq(Tensor self, Scalar other) -> Tensor"""
        return _op.eq(self, other)

    def flat_(self) -> Tensor:
        """demo::flat_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.flat_(self)

    def join(self, other: Tensor | Number, rest: Sequence[Tensor] = ()) -> Tensor:
        """demo::join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor
        demo::join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            if type(rest) is not list and type(rest) is not tuple:
                rest = _op_join_Tensor.convert(2, rest)
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                keys |= _rt_keys_of_list(rest)
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_join_Tensor.caches[context][keys]
                else:
                    kernel = _op_join_Tensor.cache[keys]
            except KeyError:
                kernel = _op_join_Tensor.lookup_for(self, other, rest)
            except (AttributeError, TypeError):
                kernel = _op_join_Tensor.explain_call((self, other, rest))
            try:
                return kernel(self, other, rest)
            except Exception:
                _op_join_Tensor.check_arguments((self, other, rest))
                raise
        try:
            return _op.join_Scalar(self, other, rest)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::join", self, other, rest)
            raise

    def largest(self) -> Number:
        """demo::largest(Tensor self) -> Scalar"""
        return _op.largest(self)

    def less(self, other: Tensor | Number) -> Tensor:
        """demo::less.Tensor(Tensor self, Tensor other) -> Tensor
        demo::less.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_less_Tensor.caches[context][keys]
                else:
                    kernel = _op_less_Tensor.cache[keys]
            except KeyError:
                kernel = _op_less_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_less_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_less_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.less_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::less", self, other)
            raise

    def matmul(self, other: Tensor) -> Tensor:
        """demo::matmul(Tensor self, Tensor other) -> Tensor"""
        return _op.matmul(self, other)

    def mul(self, other: Number) -> Tensor:
        """demo::mul(Tensor self, Scalar other) -> Tensor"""
        return _op.mul(self, other)

    def mul_(self, other: Number) -> Tensor:
        """demo::mul_(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
        return _op.mul_(self, other)

    def neg(self) -> Tensor:
        """demo::neg(Tensor self) -> Tensor"""
        return _op.neg(self)

    def noise_(
        self,
        from_: float = 0.0,
        to: float | None = 1.0,
        *,
        generator: Generator | None = None,
    ) -> Tensor:
        """demo::noise_(Tensor(a!) self, float from=0, float? to=1, *, Generator? generator=None) -> Tensor(a!)"""
        return _op.noise_(self, from_, to, generator=generator)

    def pick(self, condition: Tensor) -> Tensor:
        """demo::pick(Tensor condition, Tensor self) -> Tensor"""
        return _op.pick(condition, self)

    def pow(self, exponent: Tensor | Number) -> Tensor:
        """demo::pow.Tensor(Tensor self, Tensor exponent) -> Tensor
        demo::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
        """
        if isinstance(exponent, _rt_TensorBase):
            try:
                keys = self._keys
                if exponent._keys is not keys:
                    keys |= exponent._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_pow_Tensor.caches[context][keys]
                else:
                    kernel = _op_pow_Tensor.cache[keys]
            except KeyError:
                kernel = _op_pow_Tensor.lookup_for(self, exponent)
            except (AttributeError, TypeError):
                kernel = _op_pow_Tensor.explain_call((self, exponent))
            try:
                return kernel(self, exponent)
            except Exception:
                _op_pow_Tensor.check_arguments((self, exponent))
                raise
        try:
            return _op.pow_Tensor_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("demo::pow", self, exponent)
            raise

    def reciprocal(self) -> Tensor:
        """demo::reciprocal(Tensor self) -> Tensor"""
        return _op.reciprocal(self)

    def reshaped(
        self, *size_: int | Sequence[int], size: Sequence[int] | None = None
    ) -> Tensor:
        """demo::reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
        size = _rt_int_list("demo::reshaped", "size", size_, size)
        return _op.reshaped(self, size)

    def rows(self) -> Sequence[Tensor]:
        """demo::rows(Tensor(a -> *) self) -> Tensor(a)[]"""
        return _op.rows(self)

    def soft(self) -> Tensor:
        """demo::soft(Tensor self) -> Tensor"""
        return _op.soft(self)

    @overload
    def spin(self) -> Tensor: ...

    @overload
    def spin(self, axis: int) -> Tensor: ...

    def spin(self, *args: Any, **kwargs: Any) -> Any:
        """demo::spin(Tensor self) -> Tensor
        demo::spin.axis(Tensor self, int axis) -> Tensor
        """
        return _rt_method_spin(self, *args, **kwargs)

    def split_at(self, at: int) -> return_types.split_at:
        """demo::split_at(Tensor self, int at) -> (Tensor low, Tensor high)"""
        return return_types.split_at(*_op.split_at(self, at))

    @overload
    def turn(self) -> None: ...

    @overload
    def turn(self, dims: Sequence[int]) -> Tensor: ...

    @overload
    def turn(self, *dims: int) -> Tensor: ...

    @overload
    def turn(self, name: str, times: int = 1) -> Tensor: ...

    def turn(self, *args: Any, **kwargs: Any) -> Any:
        """demo::turn.nothing(Tensor self) -> ()
        demo::turn(Tensor self, int[] dims) -> Tensor
        demo::turn.by_name(Tensor self, str name, int times=1) -> Tensor
        """
        return _rt_method_turn(self, *args, **kwargs)

    def twice(self) -> Tensor:
        """demo::twice(Tensor self) -> Tensor"""
        return _op.twice(self)

    def __neg__(self) -> Tensor:
        return self.neg()

    def __add__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.add(other)
        return _rt_with_numpy(self, "__add__", other)

    def __mul__(self, other: Number) -> Tensor:
        if isinstance(other, _rt_SCALARS):
            return self.mul(other)
        return _rt_with_numpy(self, "__mul__", other)

    def __pow__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.pow(other)
        return _rt_with_numpy(self, "__pow__", other)

    def __matmul__(self, other: Tensor) -> Tensor:
        if isinstance(other, _rt_TENSORS):
            return self.matmul(other)
        return _rt_with_numpy(self, "__matmul__", other)

    def __radd__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.add(other)
        return _rt_with_numpy(self, "__radd__", other)

    def __rmul__(self, other: Number) -> Tensor:
        if isinstance(other, _rt_SCALARS):
            return self.mul(other)
        return _rt_with_numpy(self, "__rmul__", other)

    def __iadd__(self, other: Tensor) -> Tensor:  # type: ignore[misc]
        if isinstance(other, _rt_TENSORS):
            return self.add_(other)
        return _rt_with_numpy(self, "__iadd__", other)

    def __imul__(self, other: Number) -> Tensor:
        if isinstance(other, _rt_SCALARS):
            return self.mul_(other)
        return _rt_with_numpy(self, "__imul__", other)

    def __eq__(self, other: Number) -> Tensor:  # type: ignore[override]
        if isinstance(other, _rt_SCALARS):
            return self.eq(other)
        return _rt_with_numpy(self, "__eq__", other)

    def __rsub__(self, other: Number) -> Tensor:
        if isinstance(other, _rt_SCALARS):
            return _functions.rsub(self, other)
        return _rt_with_numpy(self, "__rsub__", other)

    def __rpow__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.pow(other, self)
        return _rt_with_numpy(self, "__rpow__", other)

    def __rfloordiv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.floor_divide(_rt_as_operand(other), self)
        return _rt_with_numpy(self, "__rfloordiv__", other)

    def __rtruediv__(self, other: Number) -> Tensor:
        if isinstance(other, _rt_SCALARS):
            return self.reciprocal().mul(other)
        return _rt_with_numpy(self, "__rtruediv__", other)
