"""The class Tensor: the operators of native_functions.yaml as methods. Generated: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state
from runtime.tensor import TensorBase as _rt_TensorBase
from runtime.wrapping import NUMBERS as _rt_NUMBERS
from runtime.wrapping import OPERANDS as _rt_OPERANDS
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
    _op_add__Tensor,
    _op_bitwise_and_Tensor,
    _op_bitwise_and__Tensor,
    _op_bitwise_or_Tensor,
    _op_bitwise_or__Tensor,
    _op_bitwise_xor_Tensor,
    _op_bitwise_xor__Tensor,
    _op_clamp_max_Tensor,
    _op_clamp_max__Tensor,
    _op_clamp_min_Tensor,
    _op_clamp_min__Tensor,
    _op_eq_Tensor,
    _op_eq__Tensor,
    _op_fill__Tensor,
    _op_floor_divide,
    _op_floor_divide__Tensor,
    _op_fmod_Tensor,
    _op_fmod__Tensor,
    _op_ge_Tensor,
    _op_ge__Tensor,
    _op_gt_Tensor,
    _op_gt__Tensor,
    _op_index_fill__int_Tensor,
    _op_index_fill_int_Tensor,
    _op_le_Tensor,
    _op_le__Tensor,
    _op_lerp_Tensor,
    _op_lerp__Tensor,
    _op_lt_Tensor,
    _op_lt__Tensor,
    _op_masked_fill_Tensor,
    _op_masked_fill__Tensor,
    _op_mul_Tensor,
    _op_mul__Tensor,
    _op_narrow_Tensor,
    _op_ne_Tensor,
    _op_ne__Tensor,
    _op_pow_Tensor_Tensor,
    _op_pow__Tensor,
    _op_remainder_Tensor,
    _op_remainder__Tensor,
    _op_sub_Tensor,
    _op_sub__Tensor,
    _op_where_self,
)
from .functions import _rt_method_all
from .functions import _rt_method_any
from .functions import _rt_method_bernoulli
from .functions import _rt_method_bernoulli_
from .functions import _rt_method_clamp
from .functions import _rt_method_clamp_
from .functions import _rt_method_div
from .functions import _rt_method_div_
from .functions import _rt_method_max
from .functions import _rt_method_mean
from .functions import _rt_method_min
from .functions import _rt_method_movedim
from .functions import _rt_method_norm
from .functions import _rt_method_prod
from .functions import _rt_method_round
from .functions import _rt_method_round_
from .functions import _rt_method_scatter
from .functions import _rt_method_scatter_
from .functions import _rt_method_sort
from .functions import _rt_method_split
from .functions import _rt_method_squeeze
from .functions import _rt_method_squeeze_
from .functions import _rt_method_std
from .functions import _rt_method_sum
from .functions import _rt_method_var
from .functions import _rt_method_view

if TYPE_CHECKING:
    from collections.abc import Sequence


class Tensor(_rt_TensorBase):
    """A tensor with the operators of native_functions.yaml."""

    __slots__ = ()
    # Tensors compare elementwise and are hashed by identity.
    __hash__ = _rt_TensorBase.__hash__

    def _reshape_alias(self, size: Sequence[int], stride: Sequence[int]) -> Tensor:
        """aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)"""
        return _op._reshape_alias(self, size, stride)

    def abs(self) -> Tensor:
        """aten::abs(Tensor self) -> Tensor"""
        return _op.abs(self)

    def abs_(self) -> Tensor:
        """aten::abs_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.abs_(self)

    def acos(self) -> Tensor:
        """aten::acos(Tensor self) -> Tensor"""
        return _op.acos(self)

    def acos_(self) -> Tensor:
        """aten::acos_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.acos_(self)

    def add(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
        aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
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
            return _op.add_Scalar(self, other, alpha)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::add", self, other, alpha=alpha)
            raise

    def add_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
        aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
                alpha = _op_add__Tensor.convert(2, alpha)
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_add__Tensor.caches[context][keys]
                else:
                    kernel = _op_add__Tensor.cache[keys]
            except KeyError:
                kernel = _op_add__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_add__Tensor.explain_call((self, other, alpha))
            try:
                return kernel(self, other, alpha)
            except Exception:
                _op_add__Tensor.check_arguments((self, other, alpha))
                raise
        try:
            return _op.add__Scalar(self, other, alpha)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::add_", self, other, alpha=alpha)
            raise

    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
        return _op.addcdiv(self, tensor1, tensor2, value=value)

    def addcdiv_(
        self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
    ) -> Tensor:
        """aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
        return _op.addcdiv_(self, tensor1, tensor2, value=value)

    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
        return _op.addcmul(self, tensor1, tensor2, value=value)

    def addcmul_(
        self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1
    ) -> Tensor:
        """aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)"""
        return _op.addcmul_(self, tensor1, tensor2, value=value)

    def addmm(
        self, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
        return _op.addmm(self, mat1, mat2, beta=beta, alpha=alpha)

    def addmm_(
        self, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
        return _op.addmm_(self, mat1, mat2, beta=beta, alpha=alpha)

    def addmv(
        self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
        return _op.addmv(self, mat, vec, beta=beta, alpha=alpha)

    def addmv_(
        self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
        return _op.addmv_(self, mat, vec, beta=beta, alpha=alpha)

    def alias(self) -> Tensor:
        """aten::alias(Tensor(a) self) -> Tensor(a)"""
        return _op.alias(self)

    @overload
    def all(self) -> Tensor: ...

    @overload
    def all(self, dim: int, keepdim: bool = False) -> Tensor: ...

    @overload
    def all(
        self, dim: Sequence[int] | None = None, keepdim: bool = False
    ) -> Tensor: ...

    def all(self, *args: Any, **kwargs: Any) -> Any:
        """aten::all(Tensor self) -> Tensor
        aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
        aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
        """
        return _rt_method_all(self, *args, **kwargs)

    def amax(self, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
        """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
        return _op.amax(self, dim, keepdim)

    def amin(self, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
        """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
        return _op.amin(self, dim, keepdim)

    @overload
    def any(self) -> Tensor: ...

    @overload
    def any(self, dim: int, keepdim: bool = False) -> Tensor: ...

    @overload
    def any(
        self, dim: Sequence[int] | None = None, keepdim: bool = False
    ) -> Tensor: ...

    def any(self, *args: Any, **kwargs: Any) -> Any:
        """aten::any(Tensor self) -> Tensor
        aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
        aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
        """
        return _rt_method_any(self, *args, **kwargs)

    def argmax(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
        return _op.argmax(self, dim, keepdim)

    def argmin(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
        return _op.argmin(self, dim, keepdim)

    def as_strided(
        self,
        size: Sequence[int],
        stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:
        """aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)"""
        return _op.as_strided(self, size, stride, storage_offset)

    def as_strided_(
        self,
        size: Sequence[int],
        stride: Sequence[int],
        storage_offset: int | None = None,
    ) -> Tensor:
        """aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)"""
        return _op.as_strided_(self, size, stride, storage_offset)

    def asin(self) -> Tensor:
        """aten::asin(Tensor self) -> Tensor"""
        return _op.asin(self)

    def asin_(self) -> Tensor:
        """aten::asin_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.asin_(self)

    def atan(self) -> Tensor:
        """aten::atan(Tensor self) -> Tensor"""
        return _op.atan(self)

    def atan2(self, other: Tensor) -> Tensor:
        """aten::atan2(Tensor self, Tensor other) -> Tensor"""
        return _op.atan2(self, other)

    def atan2_(self, other: Tensor) -> Tensor:
        """aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
        return _op.atan2_(self, other)

    def atan_(self) -> Tensor:
        """aten::atan_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.atan_(self)

    def baddbmm(
        self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
        return _op.baddbmm(self, batch1, batch2, beta=beta, alpha=alpha)

    def baddbmm_(
        self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1
    ) -> Tensor:
        """aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
        return _op.baddbmm_(self, batch1, batch2, beta=beta, alpha=alpha)

    @overload
    def bernoulli(self, *, generator: Generator | None = None) -> Tensor: ...

    @overload
    def bernoulli(self, p: float, *, generator: Generator | None = None) -> Tensor: ...

    def bernoulli(self, *args: Any, **kwargs: Any) -> Any:
        """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
        aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
        """
        return _rt_method_bernoulli(self, *args, **kwargs)

    @overload
    def bernoulli_(
        self, p: Tensor, *, generator: Generator | None = None
    ) -> Tensor: ...

    @overload
    def bernoulli_(
        self, p: float = 0.5, *, generator: Generator | None = None
    ) -> Tensor: ...

    def bernoulli_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
        aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
        """
        return _rt_method_bernoulli_(self, *args, **kwargs)

    def bitwise_and(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
        aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_and_Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_and_Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_and_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_and_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_and_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_and_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_and", self, other)
            raise

    def bitwise_and_(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_and__Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_and__Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_and__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_and__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_and__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_and__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_and_", self, other)
            raise

    def bitwise_not(self) -> Tensor:
        """aten::bitwise_not(Tensor self) -> Tensor"""
        return _op.bitwise_not(self)

    def bitwise_not_(self) -> Tensor:
        """aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.bitwise_not_(self)

    def bitwise_or(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
        aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_or_Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_or_Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_or_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_or_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_or_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_or_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_or", self, other)
            raise

    def bitwise_or_(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_or__Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_or__Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_or__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_or__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_or__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_or__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_or_", self, other)
            raise

    def bitwise_xor(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
        aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_xor_Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_xor_Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_xor_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_xor_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_xor_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_xor_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_xor", self, other)
            raise

    def bitwise_xor_(self, other: Tensor | Number) -> Tensor:
        """aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_bitwise_xor__Tensor.caches[context][keys]
                else:
                    kernel = _op_bitwise_xor__Tensor.cache[keys]
            except KeyError:
                kernel = _op_bitwise_xor__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_bitwise_xor__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_bitwise_xor__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.bitwise_xor__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_xor_", self, other)
            raise

    def bmm(self, mat2: Tensor) -> Tensor:
        """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
        return _op.bmm(self, mat2)

    def ceil(self) -> Tensor:
        """aten::ceil(Tensor self) -> Tensor"""
        return _op.ceil(self)

    def ceil_(self) -> Tensor:
        """aten::ceil_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.ceil_(self)

    def chunk(self, chunks: int, dim: int = 0) -> Sequence[Tensor]:
        """aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]"""
        return _op.chunk(self, chunks, dim)

    @overload
    def clamp(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...

    @overload
    def clamp(self, min: Number | None = None, max: Number | None = None) -> Tensor: ...

    def clamp(self, *args: Any, **kwargs: Any) -> Any:
        """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
        aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
        """
        return _rt_method_clamp(self, *args, **kwargs)

    @overload
    def clamp_(
        self, min: Tensor | None = None, max: Tensor | None = None
    ) -> Tensor: ...

    @overload
    def clamp_(
        self, min: Number | None = None, max: Number | None = None
    ) -> Tensor: ...

    def clamp_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
        aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
        """
        return _rt_method_clamp_(self, *args, **kwargs)

    def clamp_max(self, max: Tensor | Number) -> Tensor:
        """aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
        aten::clamp_max(Tensor self, Scalar max) -> Tensor
        """
        if isinstance(max, _rt_TensorBase):
            try:
                keys = self._keys
                if max._keys is not keys:
                    keys |= max._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_clamp_max_Tensor.caches[context][keys]
                else:
                    kernel = _op_clamp_max_Tensor.cache[keys]
            except KeyError:
                kernel = _op_clamp_max_Tensor.lookup_for(self, max)
            except (AttributeError, TypeError):
                kernel = _op_clamp_max_Tensor.explain_call((self, max))
            try:
                return kernel(self, max)
            except Exception:
                _op_clamp_max_Tensor.check_arguments((self, max))
                raise
        try:
            return _op.clamp_max(self, max)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::clamp_max", self, max)
            raise

    def clamp_max_(self, max: Tensor | Number) -> Tensor:
        """aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
        aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
        """
        if isinstance(max, _rt_TensorBase):
            try:
                keys = self._keys
                if max._keys is not keys:
                    keys |= max._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_clamp_max__Tensor.caches[context][keys]
                else:
                    kernel = _op_clamp_max__Tensor.cache[keys]
            except KeyError:
                kernel = _op_clamp_max__Tensor.lookup_for(self, max)
            except (AttributeError, TypeError):
                kernel = _op_clamp_max__Tensor.explain_call((self, max))
            try:
                return kernel(self, max)
            except Exception:
                _op_clamp_max__Tensor.check_arguments((self, max))
                raise
        try:
            return _op.clamp_max_(self, max)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::clamp_max_", self, max)
            raise

    def clamp_min(self, min: Tensor | Number) -> Tensor:
        """aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
        aten::clamp_min(Tensor self, Scalar min) -> Tensor
        """
        if isinstance(min, _rt_TensorBase):
            try:
                keys = self._keys
                if min._keys is not keys:
                    keys |= min._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_clamp_min_Tensor.caches[context][keys]
                else:
                    kernel = _op_clamp_min_Tensor.cache[keys]
            except KeyError:
                kernel = _op_clamp_min_Tensor.lookup_for(self, min)
            except (AttributeError, TypeError):
                kernel = _op_clamp_min_Tensor.explain_call((self, min))
            try:
                return kernel(self, min)
            except Exception:
                _op_clamp_min_Tensor.check_arguments((self, min))
                raise
        try:
            return _op.clamp_min(self, min)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::clamp_min", self, min)
            raise

    def clamp_min_(self, min: Tensor | Number) -> Tensor:
        """aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
        aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
        """
        if isinstance(min, _rt_TensorBase):
            try:
                keys = self._keys
                if min._keys is not keys:
                    keys |= min._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_clamp_min__Tensor.caches[context][keys]
                else:
                    kernel = _op_clamp_min__Tensor.cache[keys]
            except KeyError:
                kernel = _op_clamp_min__Tensor.lookup_for(self, min)
            except (AttributeError, TypeError):
                kernel = _op_clamp_min__Tensor.explain_call((self, min))
            try:
                return kernel(self, min)
            except Exception:
                _op_clamp_min__Tensor.check_arguments((self, min))
                raise
        try:
            return _op.clamp_min_(self, min)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::clamp_min_", self, min)
            raise

    def clone(self, *, memory_format: MemoryFormat | None = None) -> Tensor:
        """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
        return _op.clone(self, memory_format=memory_format)

    def contiguous(
        self, *, memory_format: MemoryFormat = MemoryFormat.contiguous_format
    ) -> Tensor:
        """aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)"""
        return _op.contiguous(self, memory_format=memory_format)

    def copy_(self, src: Tensor, non_blocking: bool = False) -> Tensor:
        """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
        return _op.copy_(self, src, non_blocking)

    def cos(self) -> Tensor:
        """aten::cos(Tensor self) -> Tensor"""
        return _op.cos(self)

    def cos_(self) -> Tensor:
        """aten::cos_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.cos_(self)

    def cosh(self) -> Tensor:
        """aten::cosh(Tensor self) -> Tensor"""
        return _op.cosh(self)

    def cosh_(self) -> Tensor:
        """aten::cosh_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.cosh_(self)

    def cumsum(self, dim: int, *, dtype: DType | None = None) -> Tensor:
        """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
        return _op.cumsum(self, dim, dtype=dtype)

    def cumsum_(self, dim: int, *, dtype: DType | None = None) -> Tensor:
        """aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)"""
        return _op.cumsum_(self, dim, dtype=dtype)

    def detach(self) -> Tensor:
        """aten::detach(Tensor(a) self) -> Tensor(a)"""
        return _op.detach(self)

    def detach_(self) -> Tensor:
        """aten::detach_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.detach_(self)

    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""
        return _op.diagonal(self, offset, dim1, dim2)

    @overload
    def div(self, other: Tensor) -> Tensor: ...

    @overload
    def div(self, other: Number) -> Tensor: ...

    @overload
    def div(self, other: Tensor, *, rounding_mode: str | None) -> Tensor: ...

    @overload
    def div(self, other: Number, *, rounding_mode: str | None) -> Tensor: ...

    def div(self, *args: Any, **kwargs: Any) -> Any:
        """aten::div.Tensor(Tensor self, Tensor other) -> Tensor
        aten::div.Scalar(Tensor self, Scalar other) -> Tensor
        aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
        aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
        """
        return _rt_method_div(self, *args, **kwargs)

    @overload
    def div_(self, other: Tensor) -> Tensor: ...

    @overload
    def div_(self, other: Number) -> Tensor: ...

    @overload
    def div_(self, other: Tensor, *, rounding_mode: str | None) -> Tensor: ...

    @overload
    def div_(self, other: Number, *, rounding_mode: str | None) -> Tensor: ...

    def div_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
        aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
        """
        return _rt_method_div_(self, *args, **kwargs)

    def dot(self, tensor: Tensor) -> Tensor:
        """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
        return _op.dot(self, tensor)

    def eq(self, other: Tensor | Number) -> Tensor:
        """aten::eq.Tensor(Tensor self, Tensor other) -> Tensor
        aten::eq.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_eq_Tensor.caches[context][keys]
                else:
                    kernel = _op_eq_Tensor.cache[keys]
            except KeyError:
                kernel = _op_eq_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_eq_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_eq_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.eq_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::eq", self, other)
            raise

    def eq_(self, other: Tensor | Number) -> Tensor:
        """aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_eq__Tensor.caches[context][keys]
                else:
                    kernel = _op_eq__Tensor.cache[keys]
            except KeyError:
                kernel = _op_eq__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_eq__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_eq__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.eq__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::eq_", self, other)
            raise

    def erf(self) -> Tensor:
        """aten::erf(Tensor self) -> Tensor"""
        return _op.erf(self)

    def erf_(self) -> Tensor:
        """aten::erf_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.erf_(self)

    def exp(self) -> Tensor:
        """aten::exp(Tensor self) -> Tensor"""
        return _op.exp(self)

    def exp_(self) -> Tensor:
        """aten::exp_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.exp_(self)

    def expand(
        self,
        *size_: int | Sequence[int],
        size: Sequence[int] | None = None,
        implicit: bool = False,
    ) -> Tensor:
        """aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)"""
        size = _rt_int_list("aten::expand", "size", size_, size)
        return _op.expand(self, size, implicit=implicit)

    def expand_as(self, other: Tensor) -> Tensor:
        """aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
        return _op.expand_as(self, other)

    def expm1(self) -> Tensor:
        """aten::expm1(Tensor self) -> Tensor"""
        return _op.expm1(self)

    def expm1_(self) -> Tensor:
        """aten::expm1_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.expm1_(self)

    def fill_(self, value: Tensor | Number) -> Tensor:
        """aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
        aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
        """
        if isinstance(value, _rt_TensorBase):
            try:
                keys = self._keys
                if value._keys is not keys:
                    keys |= value._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_fill__Tensor.caches[context][keys]
                else:
                    kernel = _op_fill__Tensor.cache[keys]
            except KeyError:
                kernel = _op_fill__Tensor.lookup_for(self, value)
            except (AttributeError, TypeError):
                kernel = _op_fill__Tensor.explain_call((self, value))
            try:
                return kernel(self, value)
            except Exception:
                _op_fill__Tensor.check_arguments((self, value))
                raise
        try:
            return _op.fill__Scalar(self, value)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::fill_", self, value)
            raise

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""
        return _op.flatten_using_ints(self, start_dim, end_dim)

    def flip(
        self, *dims_: int | Sequence[int], dims: Sequence[int] | None = None
    ) -> Tensor:
        """aten::flip(Tensor self, int[] dims) -> Tensor"""
        dims = _rt_int_list("aten::flip", "dims", dims_, dims)
        return _op.flip(self, dims)

    def floor(self) -> Tensor:
        """aten::floor(Tensor self) -> Tensor"""
        return _op.floor(self)

    def floor_(self) -> Tensor:
        """aten::floor_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.floor_(self)

    def floor_divide(self, other: Tensor | Number) -> Tensor:
        """aten::floor_divide(Tensor self, Tensor other) -> Tensor
        aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_floor_divide.caches[context][keys]
                else:
                    kernel = _op_floor_divide.cache[keys]
            except KeyError:
                kernel = _op_floor_divide.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_floor_divide.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_floor_divide.check_arguments((self, other))
                raise
        try:
            return _op.floor_divide_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::floor_divide", self, other)
            raise

    def floor_divide_(self, other: Tensor | Number) -> Tensor:
        """aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_floor_divide__Tensor.caches[context][keys]
                else:
                    kernel = _op_floor_divide__Tensor.cache[keys]
            except KeyError:
                kernel = _op_floor_divide__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_floor_divide__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_floor_divide__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.floor_divide__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::floor_divide_", self, other)
            raise

    def fmod(self, other: Tensor | Number) -> Tensor:
        """aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
        aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_fmod_Tensor.caches[context][keys]
                else:
                    kernel = _op_fmod_Tensor.cache[keys]
            except KeyError:
                kernel = _op_fmod_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_fmod_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_fmod_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.fmod_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::fmod", self, other)
            raise

    def fmod_(self, other: Tensor | Number) -> Tensor:
        """aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_fmod__Tensor.caches[context][keys]
                else:
                    kernel = _op_fmod__Tensor.cache[keys]
            except KeyError:
                kernel = _op_fmod__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_fmod__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_fmod__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.fmod__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::fmod_", self, other)
            raise

    def gather(self, dim: int, index: Tensor, *, sparse_grad: bool = False) -> Tensor:
        """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
        return _op.gather(self, dim, index, sparse_grad=sparse_grad)

    def ge(self, other: Tensor | Number) -> Tensor:
        """aten::ge.Tensor(Tensor self, Tensor other) -> Tensor
        aten::ge.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_ge_Tensor.caches[context][keys]
                else:
                    kernel = _op_ge_Tensor.cache[keys]
            except KeyError:
                kernel = _op_ge_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_ge_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_ge_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.ge_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::ge", self, other)
            raise

    def ge_(self, other: Tensor | Number) -> Tensor:
        """aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_ge__Tensor.caches[context][keys]
                else:
                    kernel = _op_ge__Tensor.cache[keys]
            except KeyError:
                kernel = _op_ge__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_ge__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_ge__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.ge__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::ge_", self, other)
            raise

    def gt(self, other: Tensor | Number) -> Tensor:
        """aten::gt.Tensor(Tensor self, Tensor other) -> Tensor
        aten::gt.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_gt_Tensor.caches[context][keys]
                else:
                    kernel = _op_gt_Tensor.cache[keys]
            except KeyError:
                kernel = _op_gt_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_gt_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_gt_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.gt_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::gt", self, other)
            raise

    def gt_(self, other: Tensor | Number) -> Tensor:
        """aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_gt__Tensor.caches[context][keys]
                else:
                    kernel = _op_gt__Tensor.cache[keys]
            except KeyError:
                kernel = _op_gt__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_gt__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_gt__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.gt__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::gt_", self, other)
            raise

    def index(self, indices: Sequence[Tensor | None]) -> Tensor:
        """aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor"""
        return _op.index_Tensor(self, indices)

    def index_add(
        self, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1
    ) -> Tensor:
        """aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""
        return _op.index_add(self, dim, index, source, alpha=alpha)

    def index_add_(
        self, dim: int, index: Tensor, source: Tensor, *, alpha: Number = 1
    ) -> Tensor:
        """aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)"""
        return _op.index_add_(self, dim, index, source, alpha=alpha)

    def index_fill(self, dim: int, index: Tensor, value: Tensor | Number) -> Tensor:
        """aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
        aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
        """
        if isinstance(value, _rt_TensorBase):
            if dim.__class__ is not int:
                dim = _op_index_fill_int_Tensor.convert(1, dim)
            try:
                keys = self._keys
                if index._keys is not keys:
                    keys |= index._keys
                if value._keys is not keys:
                    keys |= value._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_index_fill_int_Tensor.caches[context][keys]
                else:
                    kernel = _op_index_fill_int_Tensor.cache[keys]
            except KeyError:
                kernel = _op_index_fill_int_Tensor.lookup_for(self, index, value)
            except (AttributeError, TypeError):
                kernel = _op_index_fill_int_Tensor.explain_call(
                    (self, dim, index, value)
                )
            try:
                return kernel(self, dim, index, value)
            except Exception:
                _op_index_fill_int_Tensor.check_arguments((self, dim, index, value))
                raise
        try:
            return _op.index_fill_int_Scalar(self, dim, index, value)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::index_fill", self, dim, index, value)
            raise

    def index_fill_(self, dim: int, index: Tensor, value: Tensor | Number) -> Tensor:
        """aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
        aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
        """
        if isinstance(value, _rt_TensorBase):
            if dim.__class__ is not int:
                dim = _op_index_fill__int_Tensor.convert(1, dim)
            try:
                keys = self._keys
                if index._keys is not keys:
                    keys |= index._keys
                if value._keys is not keys:
                    keys |= value._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_index_fill__int_Tensor.caches[context][keys]
                else:
                    kernel = _op_index_fill__int_Tensor.cache[keys]
            except KeyError:
                kernel = _op_index_fill__int_Tensor.lookup_for(self, index, value)
            except (AttributeError, TypeError):
                kernel = _op_index_fill__int_Tensor.explain_call(
                    (self, dim, index, value)
                )
            try:
                return kernel(self, dim, index, value)
            except Exception:
                _op_index_fill__int_Tensor.check_arguments((self, dim, index, value))
                raise
        try:
            return _op.index_fill__int_Scalar(self, dim, index, value)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::index_fill_", self, dim, index, value)
            raise

    def index_put(
        self, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = False
    ) -> Tensor:
        """aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor"""
        return _op.index_put(self, indices, values, accumulate)

    def index_put_(
        self, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool = False
    ) -> Tensor:
        """aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)"""
        return _op.index_put_(self, indices, values, accumulate)

    def index_select(self, dim: int, index: Tensor) -> Tensor:
        """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
        return _op.index_select(self, dim, index)

    def is_nonzero(self) -> bool:
        """aten::is_nonzero(Tensor self) -> bool"""
        return _op.is_nonzero(self)

    def isfinite(self) -> Tensor:
        """aten::isfinite(Tensor self) -> Tensor"""
        return _op.isfinite(self)

    def isinf(self) -> Tensor:
        """aten::isinf(Tensor self) -> Tensor"""
        return _op.isinf(self)

    def isnan(self) -> Tensor:
        """aten::isnan(Tensor self) -> Tensor"""
        return _op.isnan(self)

    def item(self) -> Number:
        """aten::item(Tensor self) -> Scalar"""
        return _op.item(self)

    def le(self, other: Tensor | Number) -> Tensor:
        """aten::le.Tensor(Tensor self, Tensor other) -> Tensor
        aten::le.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_le_Tensor.caches[context][keys]
                else:
                    kernel = _op_le_Tensor.cache[keys]
            except KeyError:
                kernel = _op_le_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_le_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_le_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.le_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::le", self, other)
            raise

    def le_(self, other: Tensor | Number) -> Tensor:
        """aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_le__Tensor.caches[context][keys]
                else:
                    kernel = _op_le__Tensor.cache[keys]
            except KeyError:
                kernel = _op_le__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_le__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_le__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.le__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::le_", self, other)
            raise

    def lerp(self, end: Tensor, weight: Tensor | Number) -> Tensor:
        """aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
        aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
        """
        if isinstance(weight, _rt_TensorBase):
            try:
                keys = self._keys
                if end._keys is not keys:
                    keys |= end._keys
                if weight._keys is not keys:
                    keys |= weight._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_lerp_Tensor.caches[context][keys]
                else:
                    kernel = _op_lerp_Tensor.cache[keys]
            except KeyError:
                kernel = _op_lerp_Tensor.lookup_for(self, end, weight)
            except (AttributeError, TypeError):
                kernel = _op_lerp_Tensor.explain_call((self, end, weight))
            try:
                return kernel(self, end, weight)
            except Exception:
                _op_lerp_Tensor.check_arguments((self, end, weight))
                raise
        try:
            return _op.lerp_Scalar(self, end, weight)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::lerp", self, end, weight)
            raise

    def lerp_(self, end: Tensor, weight: Tensor | Number) -> Tensor:
        """aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
        aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
        """
        if isinstance(weight, _rt_TensorBase):
            try:
                keys = self._keys
                if end._keys is not keys:
                    keys |= end._keys
                if weight._keys is not keys:
                    keys |= weight._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_lerp__Tensor.caches[context][keys]
                else:
                    kernel = _op_lerp__Tensor.cache[keys]
            except KeyError:
                kernel = _op_lerp__Tensor.lookup_for(self, end, weight)
            except (AttributeError, TypeError):
                kernel = _op_lerp__Tensor.explain_call((self, end, weight))
            try:
                return kernel(self, end, weight)
            except Exception:
                _op_lerp__Tensor.check_arguments((self, end, weight))
                raise
        try:
            return _op.lerp__Scalar(self, end, weight)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::lerp_", self, end, weight)
            raise

    def log(self) -> Tensor:
        """aten::log(Tensor self) -> Tensor"""
        return _op.log(self)

    def log10(self) -> Tensor:
        """aten::log10(Tensor self) -> Tensor"""
        return _op.log10(self)

    def log10_(self) -> Tensor:
        """aten::log10_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.log10_(self)

    def log1p(self) -> Tensor:
        """aten::log1p(Tensor self) -> Tensor"""
        return _op.log1p(self)

    def log1p_(self) -> Tensor:
        """aten::log1p_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.log1p_(self)

    def log2(self) -> Tensor:
        """aten::log2(Tensor self) -> Tensor"""
        return _op.log2(self)

    def log2_(self) -> Tensor:
        """aten::log2_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.log2_(self)

    def log_(self) -> Tensor:
        """aten::log_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.log_(self)

    def log_softmax(self, dim: int, dtype: DType | None = None) -> Tensor:
        """aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
        return _op.log_softmax_int(self, dim, dtype)

    def logical_and(self, other: Tensor) -> Tensor:
        """aten::logical_and(Tensor self, Tensor other) -> Tensor"""
        return _op.logical_and(self, other)

    def logical_and_(self, other: Tensor) -> Tensor:
        """aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
        return _op.logical_and_(self, other)

    def logical_not(self) -> Tensor:
        """aten::logical_not(Tensor self) -> Tensor"""
        return _op.logical_not(self)

    def logical_not_(self) -> Tensor:
        """aten::logical_not_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.logical_not_(self)

    def logical_or(self, other: Tensor) -> Tensor:
        """aten::logical_or(Tensor self, Tensor other) -> Tensor"""
        return _op.logical_or(self, other)

    def logical_or_(self, other: Tensor) -> Tensor:
        """aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
        return _op.logical_or_(self, other)

    def logical_xor(self, other: Tensor) -> Tensor:
        """aten::logical_xor(Tensor self, Tensor other) -> Tensor"""
        return _op.logical_xor(self, other)

    def logical_xor_(self, other: Tensor) -> Tensor:
        """aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
        return _op.logical_xor_(self, other)

    def logsumexp(self, dim: int | Sequence[int], keepdim: bool = False) -> Tensor:
        """aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor"""
        return _op.logsumexp(self, dim, keepdim)

    def lt(self, other: Tensor | Number) -> Tensor:
        """aten::lt.Tensor(Tensor self, Tensor other) -> Tensor
        aten::lt.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_lt_Tensor.caches[context][keys]
                else:
                    kernel = _op_lt_Tensor.cache[keys]
            except KeyError:
                kernel = _op_lt_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_lt_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_lt_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.lt_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::lt", self, other)
            raise

    def lt_(self, other: Tensor | Number) -> Tensor:
        """aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_lt__Tensor.caches[context][keys]
                else:
                    kernel = _op_lt__Tensor.cache[keys]
            except KeyError:
                kernel = _op_lt__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_lt__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_lt__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.lt__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::lt_", self, other)
            raise

    def masked_fill(self, mask: Tensor, value: Tensor | Number) -> Tensor:
        """aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
        aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
        """
        if isinstance(value, _rt_TensorBase):
            try:
                keys = self._keys
                if mask._keys is not keys:
                    keys |= mask._keys
                if value._keys is not keys:
                    keys |= value._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_masked_fill_Tensor.caches[context][keys]
                else:
                    kernel = _op_masked_fill_Tensor.cache[keys]
            except KeyError:
                kernel = _op_masked_fill_Tensor.lookup_for(self, mask, value)
            except (AttributeError, TypeError):
                kernel = _op_masked_fill_Tensor.explain_call((self, mask, value))
            try:
                return kernel(self, mask, value)
            except Exception:
                _op_masked_fill_Tensor.check_arguments((self, mask, value))
                raise
        try:
            return _op.masked_fill_Scalar(self, mask, value)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::masked_fill", self, mask, value)
            raise

    def masked_fill_(self, mask: Tensor, value: Tensor | Number) -> Tensor:
        """aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
        aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
        """
        if isinstance(value, _rt_TensorBase):
            try:
                keys = self._keys
                if mask._keys is not keys:
                    keys |= mask._keys
                if value._keys is not keys:
                    keys |= value._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_masked_fill__Tensor.caches[context][keys]
                else:
                    kernel = _op_masked_fill__Tensor.cache[keys]
            except KeyError:
                kernel = _op_masked_fill__Tensor.lookup_for(self, mask, value)
            except (AttributeError, TypeError):
                kernel = _op_masked_fill__Tensor.explain_call((self, mask, value))
            try:
                return kernel(self, mask, value)
            except Exception:
                _op_masked_fill__Tensor.check_arguments((self, mask, value))
                raise
        try:
            return _op.masked_fill__Scalar(self, mask, value)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::masked_fill_", self, mask, value)
            raise

    def masked_select(self, mask: Tensor) -> Tensor:
        """aten::masked_select(Tensor self, Tensor mask) -> Tensor"""
        return _op.masked_select(self, mask)

    def matmul(self, other: Tensor) -> Tensor:
        """aten::matmul(Tensor self, Tensor other) -> Tensor"""
        return _op.matmul(self, other)

    @overload
    def max(self) -> Tensor: ...

    @overload
    def max(self, other: Tensor) -> Tensor: ...

    @overload
    def max(self, dim: int, keepdim: bool = False) -> return_types.max_dim: ...

    def max(self, *args: Any, **kwargs: Any) -> Any:
        """aten::max(Tensor self) -> Tensor
        aten::max.other(Tensor self, Tensor other) -> Tensor
        aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
        """
        return _rt_method_max(self, *args, **kwargs)

    def maximum(self, other: Tensor) -> Tensor:
        """aten::maximum(Tensor self, Tensor other) -> Tensor"""
        return _op.maximum(self, other)

    @overload
    def mean(self, *, dtype: DType | None = None) -> Tensor: ...

    @overload
    def mean(
        self,
        dim: int | Sequence[int] | None,
        keepdim: bool = False,
        *,
        dtype: DType | None = None,
    ) -> Tensor: ...

    def mean(self, *args: Any, **kwargs: Any) -> Any:
        """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
        aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
        """
        return _rt_method_mean(self, *args, **kwargs)

    @overload
    def min(self) -> Tensor: ...

    @overload
    def min(self, other: Tensor) -> Tensor: ...

    @overload
    def min(self, dim: int, keepdim: bool = False) -> return_types.min_dim: ...

    def min(self, *args: Any, **kwargs: Any) -> Any:
        """aten::min(Tensor self) -> Tensor
        aten::min.other(Tensor self, Tensor other) -> Tensor
        aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
        """
        return _rt_method_min(self, *args, **kwargs)

    def minimum(self, other: Tensor) -> Tensor:
        """aten::minimum(Tensor self, Tensor other) -> Tensor"""
        return _op.minimum(self, other)

    def mm(self, mat2: Tensor) -> Tensor:
        """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
        return _op.mm(self, mat2)

    @overload
    def movedim(self, source: int, destination: int) -> Tensor: ...

    @overload
    def movedim(self, source: Sequence[int], destination: Sequence[int]) -> Tensor: ...

    def movedim(self, *args: Any, **kwargs: Any) -> Any:
        """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
        aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
        """
        return _rt_method_movedim(self, *args, **kwargs)

    def mul(self, other: Tensor | Number) -> Tensor:
        """aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
        aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_mul_Tensor.caches[context][keys]
                else:
                    kernel = _op_mul_Tensor.cache[keys]
            except KeyError:
                kernel = _op_mul_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_mul_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_mul_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.mul_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::mul", self, other)
            raise

    def mul_(self, other: Tensor | Number) -> Tensor:
        """aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_mul__Tensor.caches[context][keys]
                else:
                    kernel = _op_mul__Tensor.cache[keys]
            except KeyError:
                kernel = _op_mul__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_mul__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_mul__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.mul__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::mul_", self, other)
            raise

    def mv(self, vec: Tensor) -> Tensor:
        """aten::mv(Tensor self, Tensor vec) -> Tensor"""
        return _op.mv(self, vec)

    def narrow(self, dim: int, start: Tensor | int, length: int) -> Tensor:
        """aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
        aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
        """
        if isinstance(start, _rt_TensorBase):
            if dim.__class__ is not int:
                dim = _op_narrow_Tensor.convert(1, dim)
            if length.__class__ is not int:
                length = _op_narrow_Tensor.convert(3, length)
            try:
                keys = self._keys
                if start._keys is not keys:
                    keys |= start._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_narrow_Tensor.caches[context][keys]
                else:
                    kernel = _op_narrow_Tensor.cache[keys]
            except KeyError:
                kernel = _op_narrow_Tensor.lookup_for(self, start)
            except (AttributeError, TypeError):
                kernel = _op_narrow_Tensor.explain_call((self, dim, start, length))
            try:
                return kernel(self, dim, start, length)
            except Exception:
                _op_narrow_Tensor.check_arguments((self, dim, start, length))
                raise
        try:
            return _op.narrow(self, dim, start, length)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::narrow", self, dim, start, length)
            raise

    def narrow_copy(self, dim: int, start: int, length: int) -> Tensor:
        """aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor"""
        return _op.narrow_copy(self, dim, start, length)

    def ne(self, other: Tensor | Number) -> Tensor:
        """aten::ne.Tensor(Tensor self, Tensor other) -> Tensor
        aten::ne.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_ne_Tensor.caches[context][keys]
                else:
                    kernel = _op_ne_Tensor.cache[keys]
            except KeyError:
                kernel = _op_ne_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_ne_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_ne_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.ne_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::ne", self, other)
            raise

    def ne_(self, other: Tensor | Number) -> Tensor:
        """aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_ne__Tensor.caches[context][keys]
                else:
                    kernel = _op_ne__Tensor.cache[keys]
            except KeyError:
                kernel = _op_ne__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_ne__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_ne__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.ne__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::ne_", self, other)
            raise

    def neg(self) -> Tensor:
        """aten::neg(Tensor self) -> Tensor"""
        return _op.neg(self)

    def neg_(self) -> Tensor:
        """aten::neg_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.neg_(self)

    def new_empty(
        self,
        *size_: int | Sequence[int],
        size: Sequence[int] | None = None,
        dtype: DType | None = None,
        layout: Layout | None = None,
        device: Device | str | None = None,
        pin_memory: bool | None = None,
    ) -> Tensor:
        """aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
        size = _rt_int_list("aten::new_empty", "size", size_, size)
        return _op.new_empty(
            self, size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
        )

    def new_full(
        self,
        size: Sequence[int],
        fill_value: Number,
        *,
        dtype: DType | None = None,
        layout: Layout | None = None,
        device: Device | str | None = None,
        pin_memory: bool | None = None,
    ) -> Tensor:
        """aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
        return _op.new_full(
            self,
            size,
            fill_value,
            dtype=dtype,
            layout=layout,
            device=device,
            pin_memory=pin_memory,
        )

    def new_ones(
        self,
        *size_: int | Sequence[int],
        size: Sequence[int] | None = None,
        dtype: DType | None = None,
        layout: Layout | None = None,
        device: Device | str | None = None,
        pin_memory: bool | None = None,
    ) -> Tensor:
        """aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
        size = _rt_int_list("aten::new_ones", "size", size_, size)
        return _op.new_ones(
            self, size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
        )

    def new_zeros(
        self,
        *size_: int | Sequence[int],
        size: Sequence[int] | None = None,
        dtype: DType | None = None,
        layout: Layout | None = None,
        device: Device | str | None = None,
        pin_memory: bool | None = None,
    ) -> Tensor:
        """aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
        size = _rt_int_list("aten::new_zeros", "size", size_, size)
        return _op.new_zeros(
            self, size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
        )

    def nonzero(self) -> Tensor:
        """aten::nonzero(Tensor self) -> Tensor"""
        return _op.nonzero(self)

    @overload
    def norm(self, p: Number = 2) -> Tensor: ...

    @overload
    def norm(self, p: Number | None, *, dtype: DType) -> Tensor: ...

    @overload
    def norm(
        self, p: Number | None, dim: int | Sequence[int], keepdim: bool = False
    ) -> Tensor: ...

    @overload
    def norm(
        self, p: Number | None, dim: int | Sequence[int], keepdim: bool, *, dtype: DType
    ) -> Tensor: ...

    def norm(self, *args: Any, **kwargs: Any) -> Any:
        """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
        aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
        aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
        aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
        """
        return _rt_method_norm(self, *args, **kwargs)

    def normal_(
        self, mean: float = 0.0, std: float = 1.0, *, generator: Generator | None = None
    ) -> Tensor:
        """aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)"""
        return _op.normal_(self, mean, std, generator=generator)

    def numpy_T(self) -> Tensor:
        """aten::numpy_T(Tensor(a) self) -> Tensor(a)"""
        return _op.numpy_T(self)

    def outer(self, vec2: Tensor) -> Tensor:
        """aten::outer(Tensor self, Tensor vec2) -> Tensor"""
        return _op.outer(self, vec2)

    def permute(
        self, *dims_: int | Sequence[int], dims: Sequence[int] | None = None
    ) -> Tensor:
        """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
        dims = _rt_int_list("aten::permute", "dims", dims_, dims)
        return _op.permute(self, dims)

    def pow(self, exponent: Tensor | Number) -> Tensor:
        """aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
        aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
        """
        if isinstance(exponent, _rt_TensorBase):
            try:
                keys = self._keys
                if exponent._keys is not keys:
                    keys |= exponent._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_pow_Tensor_Tensor.caches[context][keys]
                else:
                    kernel = _op_pow_Tensor_Tensor.cache[keys]
            except KeyError:
                kernel = _op_pow_Tensor_Tensor.lookup_for(self, exponent)
            except (AttributeError, TypeError):
                kernel = _op_pow_Tensor_Tensor.explain_call((self, exponent))
            try:
                return kernel(self, exponent)
            except Exception:
                _op_pow_Tensor_Tensor.check_arguments((self, exponent))
                raise
        try:
            return _op.pow_Tensor_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::pow", self, exponent)
            raise

    def pow_(self, exponent: Tensor | Number) -> Tensor:
        """aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
        aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
        """
        if isinstance(exponent, _rt_TensorBase):
            try:
                keys = self._keys
                if exponent._keys is not keys:
                    keys |= exponent._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_pow__Tensor.caches[context][keys]
                else:
                    kernel = _op_pow__Tensor.cache[keys]
            except KeyError:
                kernel = _op_pow__Tensor.lookup_for(self, exponent)
            except (AttributeError, TypeError):
                kernel = _op_pow__Tensor.explain_call((self, exponent))
            try:
                return kernel(self, exponent)
            except Exception:
                _op_pow__Tensor.check_arguments((self, exponent))
                raise
        try:
            return _op.pow__Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::pow_", self, exponent)
            raise

    @overload
    def prod(self, *, dtype: DType | None = None) -> Tensor: ...

    @overload
    def prod(
        self, dim: int, keepdim: bool = False, *, dtype: DType | None = None
    ) -> Tensor: ...

    def prod(self, *args: Any, **kwargs: Any) -> Any:
        """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
        aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
        """
        return _rt_method_prod(self, *args, **kwargs)

    def reciprocal(self) -> Tensor:
        """aten::reciprocal(Tensor self) -> Tensor"""
        return _op.reciprocal(self)

    def reciprocal_(self) -> Tensor:
        """aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.reciprocal_(self)

    def relu(self) -> Tensor:
        """aten::relu(Tensor self) -> Tensor"""
        return _op.relu(self)

    def relu_(self) -> Tensor:
        """aten::relu_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.relu_(self)

    def remainder(self, other: Tensor | Number) -> Tensor:
        """aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
        aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_remainder_Tensor.caches[context][keys]
                else:
                    kernel = _op_remainder_Tensor.cache[keys]
            except KeyError:
                kernel = _op_remainder_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_remainder_Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_remainder_Tensor.check_arguments((self, other))
                raise
        try:
            return _op.remainder_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::remainder", self, other)
            raise

    def remainder_(self, other: Tensor | Number) -> Tensor:
        """aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
        aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_remainder__Tensor.caches[context][keys]
                else:
                    kernel = _op_remainder__Tensor.cache[keys]
            except KeyError:
                kernel = _op_remainder__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_remainder__Tensor.explain_call((self, other))
            try:
                return kernel(self, other)
            except Exception:
                _op_remainder__Tensor.check_arguments((self, other))
                raise
        try:
            return _op.remainder__Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::remainder_", self, other)
            raise

    def repeat(
        self, *repeats_: int | Sequence[int], repeats: Sequence[int] | None = None
    ) -> Tensor:
        """aten::repeat(Tensor self, SymInt[] repeats) -> Tensor"""
        repeats = _rt_int_list("aten::repeat", "repeats", repeats_, repeats)
        return _op.repeat(self, repeats)

    def reshape(
        self, *shape_: int | Sequence[int], shape: Sequence[int] | None = None
    ) -> Tensor:
        """aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)"""
        shape = _rt_int_list("aten::reshape", "shape", shape_, shape)
        return _op.reshape(self, shape)

    def reshape_as(self, other: Tensor) -> Tensor:
        """aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
        return _op.reshape_as(self, other)

    def resize_(
        self,
        *size_: int | Sequence[int],
        size: Sequence[int] | None = None,
        memory_format: MemoryFormat | None = None,
    ) -> Tensor:
        """aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)"""
        size = _rt_int_list("aten::resize_", "size", size_, size)
        return _op.resize_(self, size, memory_format=memory_format)

    def roll(
        self, shifts: int | Sequence[int], dims: int | Sequence[int] = ()
    ) -> Tensor:
        """aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor"""
        return _op.roll(self, shifts, dims)

    @overload
    def round(self) -> Tensor: ...

    @overload
    def round(self, *, decimals: int) -> Tensor: ...

    def round(self, *args: Any, **kwargs: Any) -> Any:
        """aten::round(Tensor self) -> Tensor
        aten::round.decimals(Tensor self, *, int decimals) -> Tensor
        """
        return _rt_method_round(self, *args, **kwargs)

    @overload
    def round_(self) -> Tensor: ...

    @overload
    def round_(self, *, decimals: int) -> Tensor: ...

    def round_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::round_(Tensor(a!) self) -> Tensor(a!)
        aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
        """
        return _rt_method_round_(self, *args, **kwargs)

    def rsqrt(self) -> Tensor:
        """aten::rsqrt(Tensor self) -> Tensor"""
        return _op.rsqrt(self)

    def rsqrt_(self) -> Tensor:
        """aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.rsqrt_(self)

    @overload
    def scatter(self, dim: int, index: Tensor, src: Tensor) -> Tensor: ...

    @overload
    def scatter(self, dim: int, index: Tensor, value: Number) -> Tensor: ...

    @overload
    def scatter(
        self, dim: int, index: Tensor, src: Tensor, *, reduce: str
    ) -> Tensor: ...

    @overload
    def scatter(
        self, dim: int, index: Tensor, value: Number, *, reduce: str
    ) -> Tensor: ...

    def scatter(self, *args: Any, **kwargs: Any) -> Any:
        """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
        aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
        aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
        aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
        """
        return _rt_method_scatter(self, *args, **kwargs)

    @overload
    def scatter_(self, dim: int, index: Tensor, src: Tensor) -> Tensor: ...

    @overload
    def scatter_(self, dim: int, index: Tensor, value: Number) -> Tensor: ...

    @overload
    def scatter_(
        self, dim: int, index: Tensor, src: Tensor, *, reduce: str
    ) -> Tensor: ...

    @overload
    def scatter_(
        self, dim: int, index: Tensor, value: Number, *, reduce: str
    ) -> Tensor: ...

    def scatter_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
        aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
        aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
        aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
        """
        return _rt_method_scatter_(self, *args, **kwargs)

    def scatter_add(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
        return _op.scatter_add(self, dim, index, src)

    def scatter_add_(self, dim: int, index: Tensor, src: Tensor) -> Tensor:
        """aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
        return _op.scatter_add_(self, dim, index, src)

    def select(self, dim: int, index: int) -> Tensor:
        """aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)"""
        return _op.select_int(self, dim, index)

    def sigmoid(self) -> Tensor:
        """aten::sigmoid(Tensor self) -> Tensor"""
        return _op.sigmoid(self)

    def sigmoid_(self) -> Tensor:
        """aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.sigmoid_(self)

    def sign(self) -> Tensor:
        """aten::sign(Tensor self) -> Tensor"""
        return _op.sign(self)

    def sign_(self) -> Tensor:
        """aten::sign_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.sign_(self)

    def sin(self) -> Tensor:
        """aten::sin(Tensor self) -> Tensor"""
        return _op.sin(self)

    def sin_(self) -> Tensor:
        """aten::sin_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.sin_(self)

    def sinh(self) -> Tensor:
        """aten::sinh(Tensor self) -> Tensor"""
        return _op.sinh(self)

    def sinh_(self) -> Tensor:
        """aten::sinh_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.sinh_(self)

    def slice(
        self,
        dim: int = 0,
        start: int | None = None,
        end: int | None = None,
        step: int = 1,
    ) -> Tensor:
        """aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)"""
        return _op.slice_Tensor(self, dim, start, end, step)

    def softmax(self, dim: int, dtype: DType | None = None) -> Tensor:
        """aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
        return _op.softmax_int(self, dim, dtype)

    @overload
    def sort(self, dim: int = -1, descending: bool = False) -> return_types.sort: ...

    @overload
    def sort(
        self, *, stable: bool | None, dim: int = -1, descending: bool = False
    ) -> return_types.sort_stable: ...

    def sort(self, *args: Any, **kwargs: Any) -> Any:
        """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
        aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
        """
        return _rt_method_sort(self, *args, **kwargs)

    @overload
    def split(self, split_size: int, dim: int = 0) -> Sequence[Tensor]: ...

    @overload
    def split(self, split_size: Sequence[int], dim: int = 0) -> Sequence[Tensor]: ...

    def split(self, *args: Any, **kwargs: Any) -> Any:
        """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
        aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
        """
        return _rt_method_split(self, *args, **kwargs)

    def split_with_sizes(
        self, split_sizes: Sequence[int], dim: int = 0
    ) -> Sequence[Tensor]:
        """aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]"""
        return _op.split_with_sizes(self, split_sizes, dim)

    def sqrt(self) -> Tensor:
        """aten::sqrt(Tensor self) -> Tensor"""
        return _op.sqrt(self)

    def sqrt_(self) -> Tensor:
        """aten::sqrt_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.sqrt_(self)

    def square(self) -> Tensor:
        """aten::square(Tensor self) -> Tensor"""
        return _op.square(self)

    def square_(self) -> Tensor:
        """aten::square_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.square_(self)

    @overload
    def squeeze(self) -> Tensor: ...

    @overload
    def squeeze(self, dim: int) -> Tensor: ...

    @overload
    def squeeze(self, dim: Sequence[int]) -> Tensor: ...

    @overload
    def squeeze(self, *dim: int) -> Tensor: ...

    def squeeze(self, *args: Any, **kwargs: Any) -> Any:
        """aten::squeeze(Tensor(a) self) -> Tensor(a)
        aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
        aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
        """
        return _rt_method_squeeze(self, *args, **kwargs)

    @overload
    def squeeze_(self) -> Tensor: ...

    @overload
    def squeeze_(self, dim: int) -> Tensor: ...

    @overload
    def squeeze_(self, dim: Sequence[int]) -> Tensor: ...

    @overload
    def squeeze_(self, *dim: int) -> Tensor: ...

    def squeeze_(self, *args: Any, **kwargs: Any) -> Any:
        """aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
        aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
        aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
        """
        return _rt_method_squeeze_(self, *args, **kwargs)

    @overload
    def std(self, unbiased: bool = True) -> Tensor: ...

    @overload
    def std(
        self,
        dim: int | Sequence[int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: bool = False,
    ) -> Tensor: ...

    @overload
    def std(
        self,
        dim: int | Sequence[int] | None,
        unbiased: bool = True,
        keepdim: bool = False,
    ) -> Tensor: ...

    def std(self, *args: Any, **kwargs: Any) -> Any:
        """aten::std(Tensor self, bool unbiased=True) -> Tensor
        aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
        aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
        """
        return _rt_method_std(self, *args, **kwargs)

    def sub(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
        aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
                alpha = _op_sub_Tensor.convert(2, alpha)
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_sub_Tensor.caches[context][keys]
                else:
                    kernel = _op_sub_Tensor.cache[keys]
            except KeyError:
                kernel = _op_sub_Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_sub_Tensor.explain_call((self, other, alpha))
            try:
                return kernel(self, other, alpha)
            except Exception:
                _op_sub_Tensor.check_arguments((self, other, alpha))
                raise
        try:
            return _op.sub_Scalar(self, other, alpha)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::sub", self, other, alpha=alpha)
            raise

    def sub_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
        aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
        """
        if isinstance(other, _rt_TensorBase):
            if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
                alpha = _op_sub__Tensor.convert(2, alpha)
            try:
                keys = self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_sub__Tensor.caches[context][keys]
                else:
                    kernel = _op_sub__Tensor.cache[keys]
            except KeyError:
                kernel = _op_sub__Tensor.lookup_for(self, other)
            except (AttributeError, TypeError):
                kernel = _op_sub__Tensor.explain_call((self, other, alpha))
            try:
                return kernel(self, other, alpha)
            except Exception:
                _op_sub__Tensor.check_arguments((self, other, alpha))
                raise
        try:
            return _op.sub__Scalar(self, other, alpha)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::sub_", self, other, alpha=alpha)
            raise

    @overload
    def sum(self, *, dtype: DType | None = None) -> Tensor: ...

    @overload
    def sum(
        self,
        dim: int | Sequence[int] | None,
        keepdim: bool = False,
        *,
        dtype: DType | None = None,
    ) -> Tensor: ...

    def sum(self, *args: Any, **kwargs: Any) -> Any:
        """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
        aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
        """
        return _rt_method_sum(self, *args, **kwargs)

    def t(self) -> Tensor:
        """aten::t(Tensor(a) self) -> Tensor(a)"""
        return _op.t(self)

    def t_(self) -> Tensor:
        """aten::t_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.t_(self)

    def tan(self) -> Tensor:
        """aten::tan(Tensor self) -> Tensor"""
        return _op.tan(self)

    def tan_(self) -> Tensor:
        """aten::tan_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.tan_(self)

    def tanh(self) -> Tensor:
        """aten::tanh(Tensor self) -> Tensor"""
        return _op.tanh(self)

    def tanh_(self) -> Tensor:
        """aten::tanh_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.tanh_(self)

    def topk(
        self, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
    ) -> return_types.topk:
        """aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)"""
        return return_types.topk(*_op.topk(self, k, dim, largest, sorted))

    def transpose(self, dim0: int, dim1: int) -> Tensor:
        """aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""
        return _op.transpose_int(self, dim0, dim1)

    def transpose_(self, dim0: int, dim1: int) -> Tensor:
        """aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)"""
        return _op.transpose_(self, dim0, dim1)

    def tril(self, diagonal: int = 0) -> Tensor:
        """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
        return _op.tril(self, diagonal)

    def tril_(self, diagonal: int = 0) -> Tensor:
        """aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
        return _op.tril_(self, diagonal)

    def triu(self, diagonal: int = 0) -> Tensor:
        """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
        return _op.triu(self, diagonal)

    def triu_(self, diagonal: int = 0) -> Tensor:
        """aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)"""
        return _op.triu_(self, diagonal)

    def trunc(self) -> Tensor:
        """aten::trunc(Tensor self) -> Tensor"""
        return _op.trunc(self)

    def trunc_(self) -> Tensor:
        """aten::trunc_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.trunc_(self)

    def type_as(self, other: Tensor) -> Tensor:
        """aten::type_as(Tensor self, Tensor other) -> Tensor"""
        return _op.type_as(self, other)

    def unbind(self, dim: int = 0) -> Sequence[Tensor]:
        """aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]"""
        return _op.unbind_int(self, dim)

    def unfold(self, dimension: int, size: int, step: int) -> Tensor:
        """aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)"""
        return _op.unfold(self, dimension, size, step)

    def uniform_(
        self, from_: float = 0.0, to: float = 1.0, *, generator: Generator | None = None
    ) -> Tensor:
        """aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)"""
        return _op.uniform_(self, from_, to, generator=generator)

    def unsqueeze(self, dim: int) -> Tensor:
        """aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""
        return _op.unsqueeze(self, dim)

    def unsqueeze_(self, dim: int) -> Tensor:
        """aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)"""
        return _op.unsqueeze_(self, dim)

    @overload
    def var(self, unbiased: bool = True) -> Tensor: ...

    @overload
    def var(
        self,
        dim: int | Sequence[int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: bool = False,
    ) -> Tensor: ...

    @overload
    def var(
        self,
        dim: int | Sequence[int] | None,
        unbiased: bool = True,
        keepdim: bool = False,
    ) -> Tensor: ...

    def var(self, *args: Any, **kwargs: Any) -> Any:
        """aten::var(Tensor self, bool unbiased=True) -> Tensor
        aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
        aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
        """
        return _rt_method_var(self, *args, **kwargs)

    def vdot(self, other: Tensor) -> Tensor:
        """aten::vdot(Tensor self, Tensor other) -> Tensor"""
        return _op.vdot(self, other)

    @overload
    def view(self, size: Sequence[int]) -> Tensor: ...

    @overload
    def view(self, *size: int) -> Tensor: ...

    @overload
    def view(self, dtype: DType) -> Tensor: ...

    def view(self, *args: Any, **kwargs: Any) -> Any:
        """aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)
        aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
        """
        return _rt_method_view(self, *args, **kwargs)

    def view_as(self, other: Tensor) -> Tensor:
        """aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
        return _op.view_as(self, other)

    def where(self, condition: Tensor, other: Tensor | Number) -> Tensor:
        """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
        aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
        """
        if isinstance(other, _rt_TensorBase):
            try:
                keys = condition._keys
                if self._keys is not keys:
                    keys |= self._keys
                if other._keys is not keys:
                    keys |= other._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_where_self.caches[context][keys]
                else:
                    kernel = _op_where_self.cache[keys]
            except KeyError:
                kernel = _op_where_self.lookup_for(condition, self, other)
            except (AttributeError, TypeError):
                kernel = _op_where_self.explain_call((condition, self, other))
            try:
                return kernel(condition, self, other)
            except Exception:
                _op_where_self.check_arguments((condition, self, other))
                raise
        try:
            return _op.where_ScalarOther(condition, self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::where", condition, self, other)
            raise

    def zero_(self) -> Tensor:
        """aten::zero_(Tensor(a!) self) -> Tensor(a!)"""
        return _op.zero_(self)

    def __neg__(self) -> Tensor:
        return self.neg()

    def __abs__(self) -> Tensor:
        return self.abs()

    def __invert__(self) -> Tensor:
        return self.bitwise_not()

    def __add__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.add(other)
        return _rt_with_numpy(self, "__add__", other)

    def __sub__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.sub(other)
        return _rt_with_numpy(self, "__sub__", other)

    def __mul__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.mul(other)
        return _rt_with_numpy(self, "__mul__", other)

    def __truediv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.div(other)
        return _rt_with_numpy(self, "__truediv__", other)

    def __floordiv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.floor_divide(other)
        return _rt_with_numpy(self, "__floordiv__", other)

    def __mod__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.remainder(other)
        return _rt_with_numpy(self, "__mod__", other)

    def __pow__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.pow(other)
        return _rt_with_numpy(self, "__pow__", other)

    def __matmul__(self, other: Tensor) -> Tensor:
        if isinstance(other, _rt_TENSORS):
            return self.matmul(other)
        return _rt_with_numpy(self, "__matmul__", other)

    def __and__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_and(other)
        return _rt_with_numpy(self, "__and__", other)

    def __or__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_or(other)
        return _rt_with_numpy(self, "__or__", other)

    def __xor__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_xor(other)
        return _rt_with_numpy(self, "__xor__", other)

    def __radd__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.add(other)
        return _rt_with_numpy(self, "__radd__", other)

    def __rmul__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.mul(other)
        return _rt_with_numpy(self, "__rmul__", other)

    def __rand__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_and(other)
        return _rt_with_numpy(self, "__rand__", other)

    def __ror__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_or(other)
        return _rt_with_numpy(self, "__ror__", other)

    def __rxor__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_xor(other)
        return _rt_with_numpy(self, "__rxor__", other)

    def __lt__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.lt(other)
        return _rt_with_numpy(self, "__lt__", other)

    def __le__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.le(other)
        return _rt_with_numpy(self, "__le__", other)

    def __gt__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.gt(other)
        return _rt_with_numpy(self, "__gt__", other)

    def __ge__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.ge(other)
        return _rt_with_numpy(self, "__ge__", other)

    def __iadd__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.add_(other)
        return _rt_with_numpy(self, "__iadd__", other)

    def __isub__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.sub_(other)
        return _rt_with_numpy(self, "__isub__", other)

    def __imul__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.mul_(other)
        return _rt_with_numpy(self, "__imul__", other)

    def __itruediv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.div_(other)
        return _rt_with_numpy(self, "__itruediv__", other)

    def __ifloordiv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.floor_divide_(other)
        return _rt_with_numpy(self, "__ifloordiv__", other)

    def __imod__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.remainder_(other)
        return _rt_with_numpy(self, "__imod__", other)

    def __ipow__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.pow_(other)
        return _rt_with_numpy(self, "__ipow__", other)

    def __iand__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_and_(other)
        return _rt_with_numpy(self, "__iand__", other)

    def __ior__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_or_(other)
        return _rt_with_numpy(self, "__ior__", other)

    def __ixor__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.bitwise_xor_(other)
        return _rt_with_numpy(self, "__ixor__", other)

    def __eq__(self, other: Tensor | Number) -> Tensor:  # type: ignore[override]
        if isinstance(other, _rt_OPERANDS):
            return self.eq(other)
        return _rt_with_numpy(self, "__eq__", other)

    def __ne__(self, other: Tensor | Number) -> Tensor:  # type: ignore[override]
        if isinstance(other, _rt_OPERANDS):
            return self.ne(other)
        return _rt_with_numpy(self, "__ne__", other)

    def __rsub__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.rsub(self, other)
        return _rt_with_numpy(self, "__rsub__", other)

    def __rpow__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.pow(other, self)
        return _rt_with_numpy(self, "__rpow__", other)

    def __rmod__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.remainder(other, self)
        return _rt_with_numpy(self, "__rmod__", other)

    def __rmatmul__(self, other: Tensor) -> Tensor:
        if isinstance(other, _rt_TENSORS):
            return _functions.matmul(other, self)
        return _rt_with_numpy(self, "__rmatmul__", other)

    def __rfloordiv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return _functions.floor_divide(_rt_as_operand(other), self)
        return _rt_with_numpy(self, "__rfloordiv__", other)

    def __rtruediv__(self, other: Tensor | Number) -> Tensor:
        if isinstance(other, _rt_OPERANDS):
            return self.reciprocal().mul(other)
        return _rt_with_numpy(self, "__rtruediv__", other)
