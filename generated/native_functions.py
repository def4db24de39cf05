"""The signature of every kernel that native_functions.yaml names. Generated: do not edit.

This file is for the type checker alone: a kernel that does not fit its operator is a type
error here. Nothing imports it.
"""

from __future__ import annotations

from collections.abc import Sequence

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.native import convolution as _rt_convolution
from runtime.native import convolution_forms as _rt_convolution_forms
from runtime.native import copying as _rt_copying
from runtime.native import factories as _rt_factories
from runtime.native import filling as _rt_filling
from runtime.native import foreach as _rt_foreach
from runtime.native import gather_scatter as _rt_gather_scatter
from runtime.native import index_patterns as _rt_index_patterns
from runtime.native import indexing_kernels as _rt_indexing_kernels
from runtime.native import linalg as _rt_linalg
from runtime.native import losses as _rt_losses
from runtime.native import masking as _rt_masking
from runtime.native import movement as _rt_movement
from runtime.native import networks as _rt_networks
from runtime.native import normalization as _rt_normalization
from runtime.native import pointwise_binary as _rt_pointwise_binary
from runtime.native import pointwise_compare as _rt_pointwise_compare
from runtime.native import pointwise_composite as _rt_pointwise_composite
from runtime.native import pointwise_ternary as _rt_pointwise_ternary
from runtime.native import pointwise_unary as _rt_pointwise_unary
from runtime.native import pooling as _rt_pooling
from runtime.native import random_factories as _rt_random_factories
from runtime.native import ranges as _rt_ranges
from runtime.native import reductions as _rt_reductions
from runtime.native import reductions_extrema as _rt_reductions_extrema
from runtime.native import reductions_moments as _rt_reductions_moments
from runtime.native import reductions_norm as _rt_reductions_norm
from runtime.native import reductions_softmax as _rt_reductions_softmax
from runtime.native import reductions_truth as _rt_reductions_truth
from runtime.native import sampling as _rt_sampling
from runtime.native import slice_indexing as _rt_slice_indexing
from runtime.native import sorting as _rt_sorting
from runtime.native import view_selections as _rt_view_selections
from runtime.native import views as _rt_views
from runtime.structured import MetaResult as _rt_Meta
from runtime.tensor import TensorBase as Tensor


def _index_put_impl_(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool,
    unsafe: bool,
) -> Tensor:
    """aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)"""
    result: Tensor = _rt_indexing_kernels._index_put_impl_(
        self, indices, values, accumulate, unsafe
    )
    return result


def _local_scalar_dense_cpu(self: Tensor) -> Number:
    """aten::_local_scalar_dense(Tensor self) -> Scalar"""
    result: Number = _rt_filling._local_scalar_dense_cpu(self)
    return result


def _reshape_alias(self: Tensor, size: Sequence[int], stride: Sequence[int]) -> Tensor:
    """aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)"""
    result: Tensor = _rt_views._reshape_alias(self, size, stride)
    return result


def _to_copy(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_copying._to_copy(
        self, dtype, layout, device, pin_memory, non_blocking, memory_format
    )
    return result


def _unsafe_view(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor"""
    result: Tensor = _rt_views._unsafe_view(self, size)
    return result


def abs_(self: Tensor) -> Tensor:
    """aten::abs_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.abs_(self)
    return result


def abs_kernel(self: Tensor) -> Tensor:
    """aten::abs(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.abs_kernel(self)
    return result


def abs_out(self: Tensor, out: Tensor) -> Tensor:
    """aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_unary.abs_out(self, out)
    return result


def abs_out_meta(self: Tensor, out: Tensor) -> Tensor:
    """aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_unary.abs_out_meta(self, out)
    return result


def acos_out(self: Tensor, out: Tensor) -> None:
    """aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.acos_out(self, out)


def add(self: Tensor, other: Number, alpha: Number) -> Tensor:
    """aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.add(self, other, alpha)
    return result


def add_(self: Tensor, other: Number, alpha: Number) -> Tensor:
    """aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.add_(self, other, alpha)
    return result


def add_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    """aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.add_out(self, other, alpha, out)


def addcdiv_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number, out: Tensor
) -> None:
    """aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.addcdiv_out(self, tensor1, tensor2, value, out)


def addcmul_out(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number, out: Tensor
) -> None:
    """aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.addcmul_out(self, tensor1, tensor2, value, out)


def addmm_out_cpu(
    self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number, out: Tensor
) -> None:
    """aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_linalg.addmm_out_cpu(self, mat1, mat2, beta, alpha, out)


def addmv_out_cpu(
    self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number, out: Tensor
) -> None:
    """aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_linalg.addmv_out_cpu(self, mat, vec, beta, alpha, out)


def alias(self: Tensor) -> Tensor:
    """aten::alias(Tensor(a) self) -> Tensor(a)"""
    result: Tensor = _rt_views.alias(self)
    return result


def all_all_out(self: Tensor, out: Tensor) -> None:
    """aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.all_all_out(self, out)


def all_dims_default(self: Tensor, dim: Sequence[int] | None, keepdim: bool) -> Tensor:
    """aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_truth.all_dims_default(self, dim, keepdim)
    return result


def all_dims_out(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, out: Tensor
) -> None:
    """aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.all_dims_out(self, dim, keepdim, out)


def all_dims_out_default(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, out: Tensor
) -> Tensor:
    """aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_truth.all_dims_out_default(self, dim, keepdim, out)
    return result


def all_out(self: Tensor, dim: int, keepdim: bool, out: Tensor) -> None:
    """aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.all_out(self, dim, keepdim, out)


def amax_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> None:
    """aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_extrema.amax_out(self, dim, keepdim, out)


def amin_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> None:
    """aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_extrema.amin_out(self, dim, keepdim, out)


def any_all_out(self: Tensor, out: Tensor) -> None:
    """aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.any_all_out(self, out)


def any_dims_default(self: Tensor, dim: Sequence[int] | None, keepdim: bool) -> Tensor:
    """aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_truth.any_dims_default(self, dim, keepdim)
    return result


def any_dims_out(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, out: Tensor
) -> None:
    """aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.any_dims_out(self, dim, keepdim, out)


def any_dims_out_default(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, out: Tensor
) -> Tensor:
    """aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_truth.any_dims_out_default(self, dim, keepdim, out)
    return result


def any_out(self: Tensor, dim: int, keepdim: bool, out: Tensor) -> None:
    """aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_truth.any_out(self, dim, keepdim, out)


def arange(
    end: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_ranges.arange(end, dtype, layout, device, pin_memory)
    return result


def arange_out(end: Number, out: Tensor) -> Tensor:
    """aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.arange_out(end, out)
    return result


def arange_out_start_out(
    start: Number, end: Number, step: Number, out: Tensor
) -> Tensor:
    """aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.arange_out_start_out(start, end, step, out)
    return result


def arange_start(
    start: Number,
    end: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_ranges.arange_start(
        start, end, dtype, layout, device, pin_memory
    )
    return result


def arange_start_step(
    start: Number,
    end: Number,
    step: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_ranges.arange_start_step(
        start, end, step, dtype, layout, device, pin_memory
    )
    return result


def argmax_out(self: Tensor, dim: int | None, keepdim: bool, out: Tensor) -> None:
    """aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_extrema.argmax_out(self, dim, keepdim, out)


def argmin_out(self: Tensor, dim: int | None, keepdim: bool, out: Tensor) -> None:
    """aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_extrema.argmin_out(self, dim, keepdim, out)


def as_strided_(
    self: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> Tensor:
    """aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)"""
    result: Tensor = _rt_views.as_strided_(self, size, stride, storage_offset)
    return result


def as_strided_tensorimpl(
    self: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> Tensor:
    """aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)"""
    result: Tensor = _rt_views.as_strided_tensorimpl(self, size, stride, storage_offset)
    return result


def as_strided_tensorimpl_meta(
    self: Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None
) -> Tensor:
    """aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)"""
    result: Tensor = _rt_views.as_strided_tensorimpl_meta(
        self, size, stride, storage_offset
    )
    return result


def asin_out(self: Tensor, out: Tensor) -> None:
    """aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.asin_out(self, out)


def atan2_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.atan2_out(self, other, out)


def atan_out(self: Tensor, out: Tensor) -> None:
    """aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.atan_out(self, out)


def avg_pool2d_out_cpu(
    self: Tensor,
    kH: int,
    kW: int,
    dH: int,
    dW: int,
    padH: int,
    padW: int,
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
    out: Tensor,
) -> None:
    """aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pooling.avg_pool2d_out_cpu(
        self,
        kH,
        kW,
        dH,
        dW,
        padH,
        padW,
        ceil_mode,
        count_include_pad,
        divisor_override,
        out,
    )


def baddbmm_out_cpu(
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    beta: Number,
    alpha: Number,
    out: Tensor,
) -> None:
    """aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_linalg.baddbmm_out_cpu(self, batch1, batch2, beta, alpha, out)


def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Tensor:
    """aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor"""
    result: Tensor = _rt_normalization.batch_norm(
        input,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps,
        cudnn_enabled,
    )
    return result


def batch_norm_cpu(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.batch_norm_cpu(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    return result


def batch_norm_cpu_out(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    out: Tensor,
    save_mean: Tensor,
    save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.batch_norm_cpu_out(
        input,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps,
        out,
        save_mean,
        save_invstd,
    )
    return result


def batch_norm_meta(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.batch_norm_meta(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    return result


def batch_norm_out_meta(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    out: Tensor,
    save_mean: Tensor,
    save_invstd: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.batch_norm_out_meta(
        input,
        weight,
        bias,
        running_mean,
        running_var,
        training,
        momentum,
        eps,
        out,
        save_mean,
        save_invstd,
    )
    return result


def bernoulli(self: Tensor, generator: Generator | None) -> Tensor:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""
    result: Tensor = _rt_sampling.bernoulli(self, generator)
    return result


def bernoulli__Tensor(self: Tensor, p: Tensor, generator: Generator | None) -> Tensor:
    """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.bernoulli__Tensor(self, p, generator)
    return result


def bernoulli__float(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    """aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.bernoulli__float(self, p, generator)
    return result


def bernoulli_meta_(
    self: Tensor, p: Tensor | float, generator: Generator | None
) -> Tensor:
    """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
    aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
    """
    result: Tensor = _rt_sampling.bernoulli_meta_(self, p, generator)
    return result


def bernoulli_out(self: Tensor, generator: Generator | None, out: Tensor) -> Tensor:
    """aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.bernoulli_out(self, generator, out)
    return result


def bernoulli_out_meta(
    self: Tensor, generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.bernoulli_out_meta(self, generator, out)
    return result


def bernoulli_p(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    """aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    result: Tensor = _rt_sampling.bernoulli_p(self, p, generator)
    return result


def bitwise_and(self: Tensor | Number, other: Number | Tensor) -> Tensor:
    """aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    result: Tensor = _rt_pointwise_composite.bitwise_and(self, other)
    return result


def bitwise_and_(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_and_(self, other)
    return result


def bitwise_and_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    """aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_and_out_Scalar_out(
        self, other, out
    )
    return result


def bitwise_and_out_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.bitwise_and_out_Tensor_out(self, other, out)


def bitwise_not_out(self: Tensor, out: Tensor) -> None:
    """aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.bitwise_not_out(self, out)


def bitwise_or(self: Tensor | Number, other: Number | Tensor) -> Tensor:
    """aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    result: Tensor = _rt_pointwise_composite.bitwise_or(self, other)
    return result


def bitwise_or_(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_or_(self, other)
    return result


def bitwise_or_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    """aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_or_out_Scalar_out(self, other, out)
    return result


def bitwise_or_out_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.bitwise_or_out_Tensor_out(self, other, out)


def bitwise_xor(self: Tensor | Number, other: Number | Tensor) -> Tensor:
    """aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    result: Tensor = _rt_pointwise_composite.bitwise_xor(self, other)
    return result


def bitwise_xor_(self: Tensor, other: Number) -> Tensor:
    """aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_xor_(self, other)
    return result


def bitwise_xor_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    """aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.bitwise_xor_out_Scalar_out(
        self, other, out
    )
    return result


def bitwise_xor_out_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.bitwise_xor_out_Tensor_out(self, other, out)


def bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor) -> None:
    """aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_linalg.bmm_out_cpu(self, mat2, out)


def cat_out_cpu(tensors: Sequence[Tensor], dim: int, out: Tensor) -> None:
    """aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_movement.cat_out_cpu(tensors, dim, out)


def ceil_out(self: Tensor, out: Tensor) -> None:
    """aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.ceil_out(self, out)


def chunk(self: Tensor, chunks: int, dim: int) -> Sequence[Tensor]:
    """aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_view_selections.chunk(self, chunks, dim)
    return result


def clamp_Tensor_out(
    self: Tensor, min: Tensor | None, max: Tensor | None, out: Tensor
) -> None:
    """aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_Tensor_out(self, min, max, out)


def clamp_max_Tensor_out(self: Tensor, max: Tensor, out: Tensor) -> None:
    """aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_max_Tensor_out(self, max, out)


def clamp_max_out(self: Tensor, max: Number, out: Tensor) -> None:
    """aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_max_out(self, max, out)


def clamp_min_Tensor_out(self: Tensor, min: Tensor, out: Tensor) -> None:
    """aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_min_Tensor_out(self, min, out)


def clamp_min_out(self: Tensor, min: Number, out: Tensor) -> None:
    """aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_min_out(self, min, out)


def clamp_out(
    self: Tensor, min: Number | None, max: Number | None, out: Tensor
) -> None:
    """aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.clamp_out(self, min, max, out)


def clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_copying.clone(self, memory_format)
    return result


def contiguous(self: Tensor, memory_format: MemoryFormat) -> Tensor:
    """aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)"""
    result: Tensor = _rt_copying.contiguous(self, memory_format)
    return result


def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    result: Tensor = _rt_convolution_forms.conv1d(
        input, weight, bias, stride, padding, dilation, groups
    )
    return result


def conv1d_padding_symint(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: str,
    dilation: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    result: Tensor = _rt_convolution_forms.conv1d_padding_symint(
        input, weight, bias, stride, padding, dilation, groups
    )
    return result


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    result: Tensor = _rt_convolution_forms.conv2d(
        input, weight, bias, stride, padding, dilation, groups
    )
    return result


def conv2d_padding_symint(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: str,
    dilation: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    result: Tensor = _rt_convolution_forms.conv2d_padding_symint(
        input, weight, bias, stride, padding, dilation, groups
    )
    return result


def convolution_cpu(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor"""
    result: Tensor = _rt_convolution.convolution_cpu(
        input,
        weight,
        bias,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    return result


def convolution_meta(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
) -> Tensor:
    """aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor"""
    result: Tensor = _rt_convolution.convolution_meta(
        input,
        weight,
        bias,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )
    return result


def copy(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    result: Tensor = _rt_copying.copy(self, src, non_blocking)
    return result


def copy_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)"""
    result: Tensor = _rt_copying.copy_(self, src, non_blocking)
    return result


def cos_out(self: Tensor, out: Tensor) -> None:
    """aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.cos_out(self, out)


def cosh_out(self: Tensor, out: Tensor) -> None:
    """aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.cosh_out(self, out)


def cumsum_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> None:
    """aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions.cumsum_out(self, dim, dtype, out)


def detach(self: Tensor) -> Tensor:
    """aten::detach(Tensor(a) self) -> Tensor(a)"""
    result: Tensor = _rt_views.detach(self)
    return result


def detach_(self: Tensor) -> Tensor:
    """aten::detach_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_views.detach_(self)
    return result


def diagonal(self: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.diagonal(self, offset, dim1, dim2)
    return result


def div_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::div.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.div_Scalar(self, other)
    return result


def div_Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    """aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.div_Scalar_mode(self, other, rounding_mode)
    return result


def div__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.div__Scalar(self, other)
    return result


def div__Scalar_mode(self: Tensor, other: Number, rounding_mode: str | None) -> Tensor:
    """aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.div__Scalar_mode(
        self, other, rounding_mode
    )
    return result


def div_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.div_out(self, other, out)


def div_out_mode(
    self: Tensor, other: Tensor, rounding_mode: str | None, out: Tensor
) -> None:
    """aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.div_out_mode(self, other, rounding_mode, out)


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    result: Tensor = _rt_linalg.dot(self, tensor)
    return result


def dot_meta(self: Tensor, tensor: Tensor) -> Tensor:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    result: Tensor = _rt_linalg.dot_meta(self, tensor)
    return result


def dot_out(self: Tensor, tensor: Tensor, out: Tensor) -> Tensor:
    """aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.dot_out(self, tensor, out)
    return result


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout(Tensor input, float p, bool train) -> Tensor"""
    result: Tensor = _rt_networks.dropout(input, p, train)
    return result


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)"""
    result: Tensor = _rt_networks.dropout_(self, p, train)
    return result


def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int,
    scale_grad_by_freq: bool,
    sparse: bool,
) -> Tensor:
    """aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor"""
    result: Tensor = _rt_networks.embedding(
        weight, indices, padding_idx, scale_grad_by_freq, sparse
    )
    return result


def empty_cpu(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.empty_cpu(
        size, dtype, layout, device, pin_memory, memory_format
    )
    return result


def empty_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.empty_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def empty_meta(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.empty_meta(
        size, dtype, layout, device, pin_memory, memory_format
    )
    return result


def empty_out(
    size: Sequence[int], memory_format: MemoryFormat | None, out: Tensor
) -> Tensor:
    """aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_factories.empty_out(size, memory_format, out)
    return result


def empty_strided_cpu(
    size: Sequence[int],
    stride: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.empty_strided_cpu(
        size, stride, dtype, layout, device, pin_memory
    )
    return result


def empty_strided_meta(
    size: Sequence[int],
    stride: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.empty_strided_meta(
        size, stride, dtype, layout, device, pin_memory
    )
    return result


def eq_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.eq_Scalar_out(self, other, out)


def eq_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.eq_Tensor_out(self, other, out)


def erf_out(self: Tensor, out: Tensor) -> None:
    """aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.erf_out(self, out)


def exp_out(self: Tensor, out: Tensor) -> None:
    """aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.exp_out(self, out)


def expand(self: Tensor, size: Sequence[int], implicit: bool) -> Tensor:
    """aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)"""
    result: Tensor = _rt_views.expand(self, size, implicit)
    return result


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    result: Tensor = _rt_views.expand_as(self, other)
    return result


def expm1_out(self: Tensor, out: Tensor) -> None:
    """aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.expm1_out(self, out)


def eye(
    n: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.eye(n, dtype, layout, device, pin_memory)
    return result


def eye_m(
    n: int,
    m: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.eye_m(n, m, dtype, layout, device, pin_memory)
    return result


def eye_out_cpu_m_out(n: int, m: int, out: Tensor) -> Tensor:
    """aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_index_patterns.eye_out_cpu_m_out(n, m, out)
    return result


def eye_out_cpu_out(n: int, out: Tensor) -> Tensor:
    """aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_index_patterns.eye_out_cpu_out(n, out)
    return result


def fill_Scalar(self: Tensor, value: Number) -> Tensor:
    """aten::fill.Scalar(Tensor self, Scalar value) -> Tensor"""
    result: Tensor = _rt_filling.fill_Scalar(self, value)
    return result


def fill_Tensor(self: Tensor, value: Tensor) -> Tensor:
    """aten::fill.Tensor(Tensor self, Tensor value) -> Tensor"""
    result: Tensor = _rt_filling.fill_Tensor(self, value)
    return result


def fill__Scalar(self: Tensor, value: Number) -> Tensor:
    """aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)"""
    result: Tensor = _rt_filling.fill__Scalar(self, value)
    return result


def fill__Tensor(self: Tensor, value: Tensor) -> Tensor:
    """aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)"""
    result: Tensor = _rt_filling.fill__Tensor(self, value)
    return result


def flatten(self: Tensor, start_dim: int, end_dim: int) -> Tensor:
    """aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""
    result: Tensor = _rt_views.flatten(self, start_dim, end_dim)
    return result


def flip(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::flip(Tensor self, int[] dims) -> Tensor"""
    result: Tensor = _rt_movement.flip(self, dims)
    return result


def floor_divide(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_binary.floor_divide(self, other)
    return result


def floor_divide_Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.floor_divide_Scalar(self, other)
    return result


def floor_divide__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.floor_divide__Scalar(self, other)
    return result


def floor_divide__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_binary.floor_divide__Tensor(self, other)
    return result


def floor_divide_meta(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_binary.floor_divide_meta(self, other)
    return result


def floor_divide_meta_(self: Tensor, other: Tensor) -> Tensor:
    """aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_binary.floor_divide_meta_(self, other)
    return result


def floor_divide_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_binary.floor_divide_out(self, other, out)
    return result


def floor_divide_out_meta(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_binary.floor_divide_out_meta(self, other, out)
    return result


def floor_out(self: Tensor, out: Tensor) -> None:
    """aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.floor_out(self, out)


def fmod(self: Tensor, other: Number) -> Tensor:
    """aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.fmod(self, other)
    return result


def fmod_(self: Tensor, other: Number) -> Tensor:
    """aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.fmod_(self, other)
    return result


def fmod_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    """aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.fmod_out_Scalar_out(self, other, out)
    return result


def fmod_out_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.fmod_out_Tensor_out(self, other, out)


def foreach_tensor_add_list_kernel_slow(
    self: Sequence[Tensor], other: Sequence[Tensor], alpha: Number
) -> Sequence[Tensor]:
    """aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_add_list_kernel_slow(
        self, other, alpha
    )
    return result


def foreach_tensor_add_list_kernel_slow_(
    self: Sequence[Tensor], other: Sequence[Tensor], alpha: Number
) -> None:
    """aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()"""
    _rt_foreach.foreach_tensor_add_list_kernel_slow_(self, other, alpha)


def foreach_tensor_add_scalar_kernel_slow(
    self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_add_scalar_kernel_slow(
        self, scalar
    )
    return result


def foreach_tensor_add_scalar_kernel_slow_(
    self: Sequence[Tensor], scalar: Number
) -> None:
    """aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    _rt_foreach.foreach_tensor_add_scalar_kernel_slow_(self, scalar)


def foreach_tensor_add_scalarlist_kernel_slow(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_add_scalarlist_kernel_slow(
        self, scalars
    )
    return result


def foreach_tensor_add_scalarlist_kernel_slow_(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
    """aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    _rt_foreach.foreach_tensor_add_scalarlist_kernel_slow_(self, scalars)


def foreach_tensor_add_tensor_kernel_slow(
    self: Sequence[Tensor], other: Tensor, alpha: Number
) -> Sequence[Tensor]:
    """aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_add_tensor_kernel_slow(
        self, other, alpha
    )
    return result


def foreach_tensor_add_tensor_kernel_slow_(
    self: Sequence[Tensor], other: Tensor, alpha: Number
) -> None:
    """aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()"""
    _rt_foreach.foreach_tensor_add_tensor_kernel_slow_(self, other, alpha)


def foreach_tensor_mul_list_kernel_slow(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_mul_list_kernel_slow(
        self, other
    )
    return result


def foreach_tensor_mul_list_kernel_slow_(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()"""
    _rt_foreach.foreach_tensor_mul_list_kernel_slow_(self, other)


def foreach_tensor_mul_scalar_kernel_slow(
    self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_mul_scalar_kernel_slow(
        self, scalar
    )
    return result


def foreach_tensor_mul_scalar_kernel_slow_(
    self: Sequence[Tensor], scalar: Number
) -> None:
    """aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    _rt_foreach.foreach_tensor_mul_scalar_kernel_slow_(self, scalar)


def foreach_tensor_mul_scalarlist_kernel_slow(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_mul_scalarlist_kernel_slow(
        self, scalars
    )
    return result


def foreach_tensor_mul_scalarlist_kernel_slow_(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
    """aten::_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    _rt_foreach.foreach_tensor_mul_scalarlist_kernel_slow_(self, scalars)


def foreach_tensor_mul_tensor_kernel_slow(
    self: Sequence[Tensor], other: Tensor
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_foreach.foreach_tensor_mul_tensor_kernel_slow(
        self, other
    )
    return result


def foreach_tensor_mul_tensor_kernel_slow_(
    self: Sequence[Tensor], other: Tensor
) -> None:
    """aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()"""
    _rt_foreach.foreach_tensor_mul_tensor_kernel_slow_(self, other)


def full(
    size: Sequence[int],
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.full(
        size, fill_value, dtype, layout, device, pin_memory
    )
    return result


def full_like(
    self: Tensor,
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.full_like(
        self, fill_value, dtype, layout, device, pin_memory, memory_format
    )
    return result


def full_out(size: Sequence[int], fill_value: Number, out: Tensor) -> Tensor:
    """aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_factories.full_out(size, fill_value, out)
    return result


def gather_out(
    self: Tensor, dim: int, index: Tensor, sparse_grad: bool, out: Tensor
) -> None:
    """aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.gather_out(self, dim, index, sparse_grad, out)


def ge_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.ge_Scalar_out(self, other, out)


def ge_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.ge_Tensor_out(self, other, out)


def gelu_out_cpu(self: Tensor, approximate: str, out: Tensor) -> None:
    """aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.gelu_out_cpu(self, approximate, out)


def gt_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.gt_Scalar_out(self, other, out)


def gt_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.gt_Tensor_out(self, other, out)


def hardtanh(self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    """aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.hardtanh(self, min_val, max_val)
    return result


def hardtanh_(self: Tensor, min_val: Number, max_val: Number) -> Tensor:
    """aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.hardtanh_(self, min_val, max_val)
    return result


def hardtanh_out(self: Tensor, min_val: Number, max_val: Number, out: Tensor) -> Tensor:
    """aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.hardtanh_out(self, min_val, max_val, out)
    return result


def index_add_cpu_out(
    self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Number, out: Tensor
) -> None:
    """aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_slice_indexing.index_add_cpu_out(self, dim, index, source, alpha, out)


def index_fill__int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    result: Tensor = _rt_slice_indexing.index_fill__int_Scalar(self, dim, index, value)
    return result


def index_fill__int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)"""
    result: Tensor = _rt_slice_indexing.index_fill__int_Tensor(self, dim, index, value)
    return result


def index_fill_int_Scalar(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    result: Tensor = _rt_slice_indexing.index_fill_int_Scalar(self, dim, index, value)
    return result


def index_fill_int_Tensor(
    self: Tensor, dim: int, index: Tensor, value: Tensor
) -> Tensor:
    """aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor"""
    result: Tensor = _rt_slice_indexing.index_fill_int_Tensor(self, dim, index, value)
    return result


def index_out(self: Tensor, indices: Sequence[Tensor | None], out: Tensor) -> None:
    """aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_indexing_kernels.index_out(self, indices, out)


def index_put(
    self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool
) -> Tensor:
    """aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor"""
    result: Tensor = _rt_indexing_kernels.index_put(self, indices, values, accumulate)
    return result


def index_put_(
    self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool
) -> Tensor:
    """aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)"""
    result: Tensor = _rt_indexing_kernels.index_put_(self, indices, values, accumulate)
    return result


def index_select_cpu_(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
    result: Tensor = _rt_slice_indexing.index_select_cpu_(self, dim, index)
    return result


def index_select_out_cpu_(self: Tensor, dim: int, index: Tensor, out: Tensor) -> Tensor:
    """aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_slice_indexing.index_select_out_cpu_(self, dim, index, out)
    return result


def is_nonzero(self: Tensor) -> bool:
    """aten::is_nonzero(Tensor self) -> bool"""
    result: bool = _rt_filling.is_nonzero(self)
    return result


def isfinite(self: Tensor) -> Tensor:
    """aten::isfinite(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.isfinite(self)
    return result


def isinf(self: Tensor) -> Tensor:
    """aten::isinf(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.isinf(self)
    return result


def isnan(self: Tensor) -> Tensor:
    """aten::isnan(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_unary.isnan(self)
    return result


def isnan_meta(self: Tensor) -> Tensor:
    """aten::isnan(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_unary.isnan_meta(self)
    return result


def item(self: Tensor) -> Number:
    """aten::item(Tensor self) -> Scalar"""
    result: Number = _rt_filling.item(self)
    return result


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    cudnn_enable: bool,
) -> Tensor:
    """aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor"""
    result: Tensor = _rt_normalization.layer_norm(
        input, normalized_shape, weight, bias, eps, cudnn_enable
    )
    return result


def layer_norm_cpu(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.layer_norm_cpu(
        input, normalized_shape, weight, bias, eps
    )
    return result


def layer_norm_meta(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.layer_norm_meta(
        input, normalized_shape, weight, bias, eps
    )
    return result


def le_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.le_Scalar_out(self, other, out)


def le_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.le_Tensor_out(self, other, out)


def leaky_relu_out(self: Tensor, negative_slope: Number, out: Tensor) -> None:
    """aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.leaky_relu_out(self, negative_slope, out)


def lerp_Scalar(self: Tensor, end: Tensor, weight: Number, out: Tensor) -> None:
    """aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.lerp_Scalar(self, end, weight, out)


def lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor, out: Tensor) -> None:
    """aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_ternary.lerp_Tensor(self, end, weight, out)


def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""
    result: Tensor = _rt_linalg.linear(input, weight, bias)
    return result


def linear_out(
    input: Tensor, weight: Tensor, bias: Tensor | None, out: Tensor
) -> Tensor:
    """aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.linear_out(input, weight, bias, out)
    return result


def linspace(
    start: Number | Tensor,
    end: Number | Tensor,
    steps: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    result: Tensor = _rt_ranges.linspace(
        start, end, steps, dtype, layout, device, pin_memory
    )
    return result


def linspace_out(start: Number, end: Number, steps: int, out: Tensor) -> Tensor:
    """aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.linspace_out(start, end, steps, out)
    return result


def linspace_out_Scalar_Tensor_out(
    start: Number, end: Tensor, steps: int, out: Tensor
) -> Tensor:
    """aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.linspace_out_Scalar_Tensor_out(start, end, steps, out)
    return result


def linspace_out_Tensor_Scalar_out(
    start: Tensor, end: Number, steps: int, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.linspace_out_Tensor_Scalar_out(start, end, steps, out)
    return result


def linspace_out_Tensor_Tensor_out(
    start: Tensor, end: Tensor, steps: int, out: Tensor
) -> Tensor:
    """aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_ranges.linspace_out_Tensor_Tensor_out(start, end, steps, out)
    return result


def log10_out(self: Tensor, out: Tensor) -> None:
    """aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.log10_out(self, out)


def log1p_out(self: Tensor, out: Tensor) -> None:
    """aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.log1p_out(self, out)


def log2_out(self: Tensor, out: Tensor) -> None:
    """aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.log2_out(self, out)


def log_out(self: Tensor, out: Tensor) -> None:
    """aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.log_out(self, out)


def log_softmax(self: Tensor, dim: int, dtype: DType | None) -> Tensor:
    """aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions_softmax.log_softmax(self, dim, dtype)
    return result


def log_softmax_cpu_out(
    self: Tensor, dim: int, half_to_float: bool, out: Tensor
) -> None:
    """aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_softmax.log_softmax_cpu_out(self, dim, half_to_float, out)


def log_softmax_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> Tensor:
    """aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_softmax.log_softmax_out(self, dim, dtype, out)
    return result


def logical_and(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.logical_and(self, other)
    return result


def logical_and_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.logical_and_(self, other)
    return result


def logical_and_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_and_out(self, other, out)
    return result


def logical_and_out_meta(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_and_out_meta(self, other, out)
    return result


def logical_not(self: Tensor) -> Tensor:
    """aten::logical_not(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.logical_not(self)
    return result


def logical_not_(self: Tensor) -> Tensor:
    """aten::logical_not_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.logical_not_(self)
    return result


def logical_not_out(self: Tensor, out: Tensor) -> Tensor:
    """aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_unary.logical_not_out(self, out)
    return result


def logical_not_out_meta(self: Tensor, out: Tensor) -> Tensor:
    """aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_unary.logical_not_out_meta(self, out)
    return result


def logical_or(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.logical_or(self, other)
    return result


def logical_or_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.logical_or_(self, other)
    return result


def logical_or_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_or_out(self, other, out)
    return result


def logical_or_out_meta(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_or_out_meta(self, other, out)
    return result


def logical_xor(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.logical_xor(self, other)
    return result


def logical_xor_(self: Tensor, other: Tensor) -> Tensor:
    """aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.logical_xor_(self, other)
    return result


def logical_xor_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_xor_out(self, other, out)
    return result


def logical_xor_out_meta(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_compare.logical_xor_out_meta(self, other, out)
    return result


def logsumexp(self: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    """aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_softmax.logsumexp(self, dim, keepdim)
    return result


def logsumexp_out(
    self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor
) -> Tensor:
    """aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_softmax.logsumexp_out(self, dim, keepdim, out)
    return result


def lt_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.lt_Scalar_out(self, other, out)


def lt_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.lt_Tensor_out(self, other, out)


def masked_fill_Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    """aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor"""
    result: Tensor = _rt_masking.masked_fill_Scalar(self, mask, value)
    return result


def masked_fill_Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor"""
    result: Tensor = _rt_masking.masked_fill_Tensor(self, mask, value)
    return result


def masked_fill__Scalar(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    """aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)"""
    result: Tensor = _rt_masking.masked_fill__Scalar(self, mask, value)
    return result


def masked_fill__Tensor(self: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)"""
    result: Tensor = _rt_masking.masked_fill__Tensor(self, mask, value)
    return result


def masked_select_cpu(self: Tensor, mask: Tensor) -> Tensor:
    """aten::masked_select(Tensor self, Tensor mask) -> Tensor"""
    result: Tensor = _rt_masking.masked_select_cpu(self, mask)
    return result


def masked_select_out_cpu(self: Tensor, mask: Tensor, out: Tensor) -> Tensor:
    """aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_masking.masked_select_out_cpu(self, mask, out)
    return result


def math_native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)"""
    result: tuple[Tensor, Tensor, Tensor] = _rt_normalization.math_native_layer_norm(
        input, normalized_shape, weight, bias, eps
    )
    return result


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """aten::matmul(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_linalg.matmul(self, other)
    return result


def matmul_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.matmul_out(self, other, out)
    return result


def max_kernel(self: Tensor) -> Tensor:
    """aten::max(Tensor self) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.max_kernel(self)
    return result


def max_meta(self: Tensor) -> Tensor:
    """aten::max(Tensor self) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.max_meta(self)
    return result


def max_other(self: Tensor, other: Tensor) -> Tensor:
    """aten::max.other(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.max_other(self, other)
    return result


def max_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.max_out(self, other, out)
    return result


def max_out_dim_max(
    self: Tensor, dim: int, keepdim: bool, max: Tensor, max_values: Tensor
) -> None:
    """aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)"""
    _rt_reductions_extrema.max_out_dim_max(self, dim, keepdim, max, max_values)


def max_pool2d(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> Tensor:
    """aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor"""
    result: Tensor = _rt_pooling.max_pool2d(
        self, kernel_size, stride, padding, dilation, ceil_mode
    )
    return result


def max_pool2d_with_indices_out_cpu(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
    out: Tensor,
    indices: Tensor,
) -> None:
    """aten::max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"""
    _rt_pooling.max_pool2d_with_indices_out_cpu(
        self, kernel_size, stride, padding, dilation, ceil_mode, out, indices
    )


def max_unary_out(self: Tensor, out: Tensor) -> Tensor:
    """aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.max_unary_out(self, out)
    return result


def max_unary_out_meta(self: Tensor, out: Tensor) -> Tensor:
    """aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.max_unary_out_meta(self, out)
    return result


def maximum_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.maximum_out(self, other, out)


def mean(self: Tensor, dtype: DType | None) -> Tensor:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions.mean(self, dtype)
    return result


def mean_dtype_out(self: Tensor, dtype: DType | None, out: Tensor) -> Tensor:
    """aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions.mean_dtype_out(self, dtype, out)
    return result


def mean_out(
    self: Tensor,
    dim: Sequence[int] | None,
    keepdim: bool,
    dtype: DType | None,
    out: Tensor,
) -> None:
    """aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions.mean_out(self, dim, keepdim, dtype, out)


def meta__log_softmax(self: Tensor, dim: int, half_to_float: bool) -> _rt_Meta:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    result: _rt_Meta = _rt_reductions_softmax.meta__log_softmax(
        self, dim, half_to_float
    )
    return result


def meta__softmax(self: Tensor, dim: int, half_to_float: bool) -> _rt_Meta:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    result: _rt_Meta = _rt_reductions_softmax.meta__softmax(self, dim, half_to_float)
    return result


def meta_acos(self: Tensor) -> _rt_Meta:
    """aten::acos(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_acos(self)
    return result


def meta_add_Tensor(self: Tensor, other: Tensor, alpha: Number) -> _rt_Meta:
    """aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_add_Tensor(self, other, alpha)
    return result


def meta_addcdiv(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number
) -> _rt_Meta:
    """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_addcdiv(self, tensor1, tensor2, value)
    return result


def meta_addcmul(
    self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Number
) -> _rt_Meta:
    """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_addcmul(self, tensor1, tensor2, value)
    return result


def meta_addmm(
    self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number
) -> _rt_Meta:
    """aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_linalg.meta_addmm(self, mat1, mat2, beta, alpha)
    return result


def meta_addmv(
    self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number
) -> _rt_Meta:
    """aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_linalg.meta_addmv(self, mat, vec, beta, alpha)
    return result


def meta_all(self: Tensor) -> _rt_Meta:
    """aten::all(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_all(self)
    return result


def meta_all_dim(self: Tensor, dim: int, keepdim: bool) -> _rt_Meta:
    """aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_all_dim(self, dim, keepdim)
    return result


def meta_all_dims(self: Tensor, dim: Sequence[int] | None, keepdim: bool) -> _rt_Meta:
    """aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_all_dims(self, dim, keepdim)
    return result


def meta_amax(self: Tensor, dim: Sequence[int], keepdim: bool) -> _rt_Meta:
    """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_extrema.meta_amax(self, dim, keepdim)
    return result


def meta_amin(self: Tensor, dim: Sequence[int], keepdim: bool) -> _rt_Meta:
    """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_extrema.meta_amin(self, dim, keepdim)
    return result


def meta_any(self: Tensor) -> _rt_Meta:
    """aten::any(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_any(self)
    return result


def meta_any_dim(self: Tensor, dim: int, keepdim: bool) -> _rt_Meta:
    """aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_any_dim(self, dim, keepdim)
    return result


def meta_any_dims(self: Tensor, dim: Sequence[int] | None, keepdim: bool) -> _rt_Meta:
    """aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_truth.meta_any_dims(self, dim, keepdim)
    return result


def meta_argmax(self: Tensor, dim: int | None, keepdim: bool) -> _rt_Meta:
    """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_extrema.meta_argmax(self, dim, keepdim)
    return result


def meta_argmin(self: Tensor, dim: int | None, keepdim: bool) -> _rt_Meta:
    """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_extrema.meta_argmin(self, dim, keepdim)
    return result


def meta_asin(self: Tensor) -> _rt_Meta:
    """aten::asin(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_asin(self)
    return result


def meta_atan(self: Tensor) -> _rt_Meta:
    """aten::atan(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_atan(self)
    return result


def meta_atan2(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::atan2(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_atan2(self, other)
    return result


def meta_avg_pool2d(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> _rt_Meta:
    """aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor"""
    result: _rt_Meta = _rt_pooling.meta_avg_pool2d(
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    )
    return result


def meta_baddbmm(
    self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number
) -> _rt_Meta:
    """aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_linalg.meta_baddbmm(self, batch1, batch2, beta, alpha)
    return result


def meta_bitwise_and_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_bitwise_and_Tensor(self, other)
    return result


def meta_bitwise_not(self: Tensor) -> _rt_Meta:
    """aten::bitwise_not(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_bitwise_not(self)
    return result


def meta_bitwise_or_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_bitwise_or_Tensor(self, other)
    return result


def meta_bitwise_xor_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_bitwise_xor_Tensor(self, other)
    return result


def meta_bmm(self: Tensor, mat2: Tensor) -> _rt_Meta:
    """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
    result: _rt_Meta = _rt_linalg.meta_bmm(self, mat2)
    return result


def meta_cat(tensors: Sequence[Tensor], dim: int) -> _rt_Meta:
    """aten::cat(Tensor[] tensors, int dim=0) -> Tensor"""
    result: _rt_Meta = _rt_movement.meta_cat(tensors, dim)
    return result


def meta_ceil(self: Tensor) -> _rt_Meta:
    """aten::ceil(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_ceil(self)
    return result


def meta_clamp(self: Tensor, min: Number | None, max: Number | None) -> _rt_Meta:
    """aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp(self, min, max)
    return result


def meta_clamp_Tensor(self: Tensor, min: Tensor | None, max: Tensor | None) -> _rt_Meta:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp_Tensor(self, min, max)
    return result


def meta_clamp_max(self: Tensor, max: Number) -> _rt_Meta:
    """aten::clamp_max(Tensor self, Scalar max) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp_max(self, max)
    return result


def meta_clamp_max_Tensor(self: Tensor, max: Tensor) -> _rt_Meta:
    """aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp_max_Tensor(self, max)
    return result


def meta_clamp_min(self: Tensor, min: Number) -> _rt_Meta:
    """aten::clamp_min(Tensor self, Scalar min) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp_min(self, min)
    return result


def meta_clamp_min_Tensor(self: Tensor, min: Tensor) -> _rt_Meta:
    """aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_clamp_min_Tensor(self, min)
    return result


def meta_cos(self: Tensor) -> _rt_Meta:
    """aten::cos(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_cos(self)
    return result


def meta_cosh(self: Tensor) -> _rt_Meta:
    """aten::cosh(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_cosh(self)
    return result


def meta_cumsum(self: Tensor, dim: int, dtype: DType | None) -> _rt_Meta:
    """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    result: _rt_Meta = _rt_reductions.meta_cumsum(self, dim, dtype)
    return result


def meta_div_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::div.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_div_Tensor(self, other)
    return result


def meta_div_Tensor_mode(
    self: Tensor, other: Tensor, rounding_mode: str | None
) -> _rt_Meta:
    """aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_div_Tensor_mode(
        self, other, rounding_mode
    )
    return result


def meta_eq_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::eq.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_eq_Scalar(self, other)
    return result


def meta_eq_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::eq.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_eq_Tensor(self, other)
    return result


def meta_erf(self: Tensor) -> _rt_Meta:
    """aten::erf(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_erf(self)
    return result


def meta_exp(self: Tensor) -> _rt_Meta:
    """aten::exp(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_exp(self)
    return result


def meta_expm1(self: Tensor) -> _rt_Meta:
    """aten::expm1(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_expm1(self)
    return result


def meta_floor(self: Tensor) -> _rt_Meta:
    """aten::floor(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_floor(self)
    return result


def meta_fmod_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_fmod_Tensor(self, other)
    return result


def meta_gather(self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> _rt_Meta:
    """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_gather(self, dim, index, sparse_grad)
    return result


def meta_ge_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::ge.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_ge_Scalar(self, other)
    return result


def meta_ge_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::ge.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_ge_Tensor(self, other)
    return result


def meta_gelu(self: Tensor, approximate: str) -> _rt_Meta:
    """aten::gelu(Tensor self, *, str approximate='none') -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_gelu(self, approximate)
    return result


def meta_gt_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::gt.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_gt_Scalar(self, other)
    return result


def meta_gt_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::gt.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_gt_Tensor(self, other)
    return result


def meta_index_Tensor(self: Tensor, indices: Sequence[Tensor | None]) -> _rt_Meta:
    """aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor"""
    result: _rt_Meta = _rt_indexing_kernels.meta_index_Tensor(self, indices)
    return result


def meta_index_add(
    self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Number
) -> _rt_Meta:
    """aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_slice_indexing.meta_index_add(
        self, dim, index, source, alpha
    )
    return result


def meta_le_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::le.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_le_Scalar(self, other)
    return result


def meta_le_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::le.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_le_Tensor(self, other)
    return result


def meta_leaky_relu(self: Tensor, negative_slope: Number) -> _rt_Meta:
    """aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_leaky_relu(self, negative_slope)
    return result


def meta_lerp_Scalar(self: Tensor, end: Tensor, weight: Number) -> _rt_Meta:
    """aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_lerp_Scalar(self, end, weight)
    return result


def meta_lerp_Tensor(self: Tensor, end: Tensor, weight: Tensor) -> _rt_Meta:
    """aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_ternary.meta_lerp_Tensor(self, end, weight)
    return result


def meta_log(self: Tensor) -> _rt_Meta:
    """aten::log(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_log(self)
    return result


def meta_log10(self: Tensor) -> _rt_Meta:
    """aten::log10(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_log10(self)
    return result


def meta_log1p(self: Tensor) -> _rt_Meta:
    """aten::log1p(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_log1p(self)
    return result


def meta_log2(self: Tensor) -> _rt_Meta:
    """aten::log2(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_log2(self)
    return result


def meta_lt_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::lt.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_lt_Scalar(self, other)
    return result


def meta_lt_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::lt.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_lt_Tensor(self, other)
    return result


def meta_max_dim(self: Tensor, dim: int, keepdim: bool) -> _rt_Meta:
    """aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    result: _rt_Meta = _rt_reductions_extrema.meta_max_dim(self, dim, keepdim)
    return result


def meta_max_pool2d_with_indices(
    self: Tensor,
    kernel_size: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    ceil_mode: bool,
) -> _rt_Meta:
    """aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)"""
    result: _rt_Meta = _rt_pooling.meta_max_pool2d_with_indices(
        self, kernel_size, stride, padding, dilation, ceil_mode
    )
    return result


def meta_maximum(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::maximum(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_maximum(self, other)
    return result


def meta_mean_dim(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, dtype: DType | None
) -> _rt_Meta:
    """aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    result: _rt_Meta = _rt_reductions.meta_mean_dim(self, dim, keepdim, dtype)
    return result


def meta_min_dim(self: Tensor, dim: int, keepdim: bool) -> _rt_Meta:
    """aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    result: _rt_Meta = _rt_reductions_extrema.meta_min_dim(self, dim, keepdim)
    return result


def meta_minimum(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::minimum(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_minimum(self, other)
    return result


def meta_mm(self: Tensor, mat2: Tensor) -> _rt_Meta:
    """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
    result: _rt_Meta = _rt_linalg.meta_mm(self, mat2)
    return result


def meta_mse_loss(self: Tensor, target: Tensor, reduction: int) -> _rt_Meta:
    """aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor"""
    result: _rt_Meta = _rt_losses.meta_mse_loss(self, target, reduction)
    return result


def meta_mul_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::mul.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_mul_Tensor(self, other)
    return result


def meta_ne_Scalar(self: Tensor, other: Number) -> _rt_Meta:
    """aten::ne.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_ne_Scalar(self, other)
    return result


def meta_ne_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::ne.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_compare.meta_ne_Tensor(self, other)
    return result


def meta_neg(self: Tensor) -> _rt_Meta:
    """aten::neg(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_neg(self)
    return result


def meta_nll_loss_forward(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> _rt_Meta:
    """aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)"""
    result: _rt_Meta = _rt_losses.meta_nll_loss_forward(
        self, target, weight, reduction, ignore_index
    )
    return result


def meta_norm_ScalarOpt_dim(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool
) -> _rt_Meta:
    """aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor"""
    result: _rt_Meta = _rt_reductions_norm.meta_norm_ScalarOpt_dim(
        self, p, dim, keepdim
    )
    return result


def meta_norm_ScalarOpt_dim_dtype(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool, dtype: DType
) -> _rt_Meta:
    """aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor"""
    result: _rt_Meta = _rt_reductions_norm.meta_norm_ScalarOpt_dim_dtype(
        self, p, dim, keepdim, dtype
    )
    return result


def meta_pow_Scalar(self: Number, exponent: Tensor) -> _rt_Meta:
    """aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_pow_Scalar(self, exponent)
    return result


def meta_pow_Tensor_Scalar(self: Tensor, exponent: Number) -> _rt_Meta:
    """aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_pow_Tensor_Scalar(self, exponent)
    return result


def meta_pow_Tensor_Tensor(self: Tensor, exponent: Tensor) -> _rt_Meta:
    """aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_pow_Tensor_Tensor(self, exponent)
    return result


def meta_prod_dim_int(
    self: Tensor, dim: int, keepdim: bool, dtype: DType | None
) -> _rt_Meta:
    """aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    result: _rt_Meta = _rt_reductions.meta_prod_dim_int(self, dim, keepdim, dtype)
    return result


def meta_reciprocal(self: Tensor) -> _rt_Meta:
    """aten::reciprocal(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_reciprocal(self)
    return result


def meta_remainder_Tensor(self: Tensor, other: Tensor) -> _rt_Meta:
    """aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_remainder_Tensor(self, other)
    return result


def meta_round(self: Tensor) -> _rt_Meta:
    """aten::round(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_round(self)
    return result


def meta_round_decimals(self: Tensor, decimals: int) -> _rt_Meta:
    """aten::round.decimals(Tensor self, *, int decimals) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_round_decimals(self, decimals)
    return result


def meta_rsqrt(self: Tensor) -> _rt_Meta:
    """aten::rsqrt(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_rsqrt(self)
    return result


def meta_scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> _rt_Meta:
    """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_scatter_add(self, dim, index, src)
    return result


def meta_scatter_reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str
) -> _rt_Meta:
    """aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_scatter_reduce(
        self, dim, index, src, reduce
    )
    return result


def meta_scatter_src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> _rt_Meta:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_scatter_src(self, dim, index, src)
    return result


def meta_scatter_value(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> _rt_Meta:
    """aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_scatter_value(self, dim, index, value)
    return result


def meta_scatter_value_reduce(
    self: Tensor, dim: int, index: Tensor, value: Number, reduce: str
) -> _rt_Meta:
    """aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor"""
    result: _rt_Meta = _rt_gather_scatter.meta_scatter_value_reduce(
        self, dim, index, value, reduce
    )
    return result


def meta_sigmoid(self: Tensor) -> _rt_Meta:
    """aten::sigmoid(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_sigmoid(self)
    return result


def meta_sign(self: Tensor) -> _rt_Meta:
    """aten::sign(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_sign(self)
    return result


def meta_silu(self: Tensor) -> _rt_Meta:
    """aten::silu(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_silu(self)
    return result


def meta_sin(self: Tensor) -> _rt_Meta:
    """aten::sin(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_sin(self)
    return result


def meta_sinh(self: Tensor) -> _rt_Meta:
    """aten::sinh(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_sinh(self)
    return result


def meta_sort_stable(
    self: Tensor, stable: bool | None, dim: int, descending: bool
) -> _rt_Meta:
    """aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    result: _rt_Meta = _rt_sorting.meta_sort_stable(self, stable, dim, descending)
    return result


def meta_sqrt(self: Tensor) -> _rt_Meta:
    """aten::sqrt(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_sqrt(self)
    return result


def meta_sub_Tensor(self: Tensor, other: Tensor, alpha: Number) -> _rt_Meta:
    """aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_binary.meta_sub_Tensor(self, other, alpha)
    return result


def meta_sum_dim_IntList(
    self: Tensor, dim: Sequence[int] | None, keepdim: bool, dtype: DType | None
) -> _rt_Meta:
    """aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    result: _rt_Meta = _rt_reductions.meta_sum_dim_IntList(self, dim, keepdim, dtype)
    return result


def meta_tan(self: Tensor) -> _rt_Meta:
    """aten::tan(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_tan(self)
    return result


def meta_tanh(self: Tensor) -> _rt_Meta:
    """aten::tanh(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_tanh(self)
    return result


def meta_topk(self: Tensor, k: int, dim: int, largest: bool, sorted: bool) -> _rt_Meta:
    """aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)"""
    result: _rt_Meta = _rt_sorting.meta_topk(self, k, dim, largest, sorted)
    return result


def meta_tril(self: Tensor, diagonal: int) -> _rt_Meta:
    """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
    result: _rt_Meta = _rt_movement.meta_tril(self, diagonal)
    return result


def meta_triu(self: Tensor, diagonal: int) -> _rt_Meta:
    """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
    result: _rt_Meta = _rt_movement.meta_triu(self, diagonal)
    return result


def meta_trunc(self: Tensor) -> _rt_Meta:
    """aten::trunc(Tensor self) -> Tensor"""
    result: _rt_Meta = _rt_pointwise_unary.meta_trunc(self)
    return result


def min_kernel(self: Tensor) -> Tensor:
    """aten::min(Tensor self) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.min_kernel(self)
    return result


def min_meta(self: Tensor) -> Tensor:
    """aten::min(Tensor self) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.min_meta(self)
    return result


def min_other(self: Tensor, other: Tensor) -> Tensor:
    """aten::min.other(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_reductions_extrema.min_other(self, other)
    return result


def min_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.min_out(self, other, out)
    return result


def min_out_dim_min(
    self: Tensor, dim: int, keepdim: bool, min: Tensor, min_indices: Tensor
) -> None:
    """aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    _rt_reductions_extrema.min_out_dim_min(self, dim, keepdim, min, min_indices)


def min_unary_out(self: Tensor, out: Tensor) -> Tensor:
    """aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.min_unary_out(self, out)
    return result


def min_unary_out_meta(self: Tensor, out: Tensor) -> Tensor:
    """aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_extrema.min_unary_out_meta(self, out)
    return result


def minimum_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.minimum_out(self, other, out)


def mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor) -> None:
    """aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_linalg.mm_out_cpu(self, mat2, out)


def movedim(
    self: Tensor, source: int | Sequence[int], destination: int | Sequence[int]
) -> Tensor:
    """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
    aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
    """
    result: Tensor = _rt_views.movedim(self, source, destination)
    return result


def mse_loss_out(self: Tensor, target: Tensor, reduction: int, out: Tensor) -> None:
    """aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_losses.mse_loss_out(self, target, reduction, out)


def mul(self: Tensor, other: Number) -> Tensor:
    """aten::mul.Scalar(Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.mul(self, other)
    return result


def mul_(self: Tensor, other: Number) -> Tensor:
    """aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.mul_(self, other)
    return result


def mul_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.mul_out(self, other, out)


def mv(self: Tensor, vec: Tensor) -> Tensor:
    """aten::mv(Tensor self, Tensor vec) -> Tensor"""
    result: Tensor = _rt_linalg.mv(self, vec)
    return result


def mv_out(self: Tensor, vec: Tensor, out: Tensor) -> Tensor:
    """aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.mv_out(self, vec, out)
    return result


def narrow(self: Tensor, dim: int, start: int, length: int) -> Tensor:
    """aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.narrow(self, dim, start, length)
    return result


def narrow_copy_dense_cpu_out(
    self: Tensor, dim: int, start: int, length: int, out: Tensor
) -> Tensor:
    """aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_view_selections.narrow_copy_dense_cpu_out(
        self, dim, start, length, out
    )
    return result


def narrow_tensor_symint(self: Tensor, dim: int, start: Tensor, length: int) -> Tensor:
    """aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.narrow_tensor_symint(self, dim, start, length)
    return result


def native_dropout_cpu(
    input: Tensor, p: float, train: bool | None
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_networks.native_dropout_cpu(input, p, train)
    return result


def native_dropout_meta(
    input: Tensor, p: float, train: bool | None
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_networks.native_dropout_meta(input, p, train)
    return result


def ne_Scalar_out(self: Tensor, other: Number, out: Tensor) -> None:
    """aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.ne_Scalar_out(self, other, out)


def ne_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_compare.ne_Tensor_out(self, other, out)


def neg_out(self: Tensor, out: Tensor) -> None:
    """aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.neg_out(self, out)


def new_empty(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.new_empty(
        self, size, dtype, layout, device, pin_memory
    )
    return result


def new_full(
    self: Tensor,
    size: Sequence[int],
    fill_value: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.new_full(
        self, size, fill_value, dtype, layout, device, pin_memory
    )
    return result


def new_ones(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.new_ones(
        self, size, dtype, layout, device, pin_memory
    )
    return result


def new_zeros(
    self: Tensor,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.new_zeros(
        self, size, dtype, layout, device, pin_memory
    )
    return result


def nll_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Tensor:
    """aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    result: Tensor = _rt_losses.nll_loss(self, target, weight, reduction, ignore_index)
    return result


def nll_loss_forward_out_cpu(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    output: Tensor,
    total_weight: Tensor,
) -> None:
    """aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))"""
    _rt_losses.nll_loss_forward_out_cpu(
        self, target, weight, reduction, ignore_index, output, total_weight
    )


def nll_loss_nd(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
) -> Tensor:
    """aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    result: Tensor = _rt_losses.nll_loss_nd(
        self, target, weight, reduction, ignore_index
    )
    return result


def nll_loss_out(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    out: Tensor,
) -> Tensor:
    """aten::nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_losses.nll_loss_out(
        self, target, weight, reduction, ignore_index, out
    )
    return result


def nonzero_cpu(self: Tensor) -> Tensor:
    """aten::nonzero(Tensor self) -> Tensor"""
    result: Tensor = _rt_masking.nonzero_cpu(self)
    return result


def nonzero_out_cpu(self: Tensor, out: Tensor) -> Tensor:
    """aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_masking.nonzero_out_cpu(self, out)
    return result


def norm_Scalar(self: Tensor, p: Number) -> Tensor:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor"""
    result: Tensor = _rt_reductions_norm.norm_Scalar(self, p)
    return result


def norm_ScalarOpt_dtype(self: Tensor, p: Number | None, dtype: DType) -> Tensor:
    """aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor"""
    result: Tensor = _rt_reductions_norm.norm_ScalarOpt_dtype(self, p, dtype)
    return result


def norm_dtype_out(
    self: Tensor,
    p: Number | None,
    dim: Sequence[int],
    keepdim: bool,
    dtype: DType,
    out: Tensor,
) -> None:
    """aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_norm.norm_dtype_out(self, p, dim, keepdim, dtype, out)


def norm_out(
    self: Tensor, p: Number | None, dim: Sequence[int], keepdim: bool, out: Tensor
) -> None:
    """aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_norm.norm_out(self, p, dim, keepdim, out)


def normal_(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    """aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.normal_(self, mean, std, generator)
    return result


def normal_functional(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    """aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor"""
    result: Tensor = _rt_sampling.normal_functional(self, mean, std, generator)
    return result


def normal_meta_(
    self: Tensor, mean: float, std: float, generator: Generator | None
) -> Tensor:
    """aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.normal_meta_(self, mean, std, generator)
    return result


def numpy_T(self: Tensor) -> Tensor:
    """aten::numpy_T(Tensor(a) self) -> Tensor(a)"""
    result: Tensor = _rt_views.numpy_T(self)
    return result


def ones(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.ones(size, dtype, layout, device, pin_memory)
    return result


def ones_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.ones_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def ones_out(size: Sequence[int], out: Tensor) -> Tensor:
    """aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_factories.ones_out(size, out)
    return result


def outer(self: Tensor, vec2: Tensor) -> Tensor:
    """aten::outer(Tensor self, Tensor vec2) -> Tensor"""
    result: Tensor = _rt_linalg.outer(self, vec2)
    return result


def outer_out(self: Tensor, vec2: Tensor, out: Tensor) -> Tensor:
    """aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.outer_out(self, vec2, out)
    return result


def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
    result: Tensor = _rt_views.permute(self, dims)
    return result


def pow_Scalar_out(self: Number, exponent: Tensor, out: Tensor) -> None:
    """aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.pow_Scalar_out(self, exponent, out)


def pow_Tensor_Scalar_out(self: Tensor, exponent: Number, out: Tensor) -> None:
    """aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.pow_Tensor_Scalar_out(self, exponent, out)


def pow_Tensor_Tensor_out(self: Tensor, exponent: Tensor, out: Tensor) -> None:
    """aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.pow_Tensor_Tensor_out(self, exponent, out)


def prod(self: Tensor, dtype: DType | None) -> Tensor:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions.prod(self, dtype)
    return result


def prod_meta(self: Tensor, dtype: DType | None) -> Tensor:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions.prod_meta(self, dtype)
    return result


def prod_out(
    self: Tensor, dim: int, keepdim: bool, dtype: DType | None, out: Tensor
) -> None:
    """aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions.prod_out(self, dim, keepdim, dtype, out)


def rand(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.rand(size, dtype, layout, device, pin_memory)
    return result


def rand_generator(
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.rand_generator(
        size, generator, dtype, layout, device, pin_memory
    )
    return result


def rand_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_random_factories.rand_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def rand_like_generator(
    self: Tensor,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_random_factories.rand_like_generator(
        self, generator, dtype, layout, device, pin_memory, memory_format
    )
    return result


def rand_out(size: Sequence[int], out: Tensor) -> Tensor:
    """aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.rand_out(size, out)
    return result


def rand_out_generator_out(
    size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.rand_out_generator_out(size, generator, out)
    return result


def randint(
    high: int,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randint(
        high, size, dtype, layout, device, pin_memory
    )
    return result


def randint_generator(
    high: int,
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randint_generator(
        high, size, generator, dtype, layout, device, pin_memory
    )
    return result


def randint_low(
    low: int,
    high: int,
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randint_low(
        low, high, size, dtype, layout, device, pin_memory
    )
    return result


def randint_low_generator(
    low: int,
    high: int,
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randint_low_generator(
        low, high, size, generator, dtype, layout, device, pin_memory
    )
    return result


def randint_out(high: int, size: Sequence[int], out: Tensor) -> Tensor:
    """aten::randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randint_out(high, size, out)
    return result


def randint_out_generator_out(
    high: int, size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randint_out_generator_out(
        high, size, generator, out
    )
    return result


def randint_out_low_generator_out(
    low: int, high: int, size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randint_out_low_generator_out(
        low, high, size, generator, out
    )
    return result


def randint_out_low_out(
    low: int, high: int, size: Sequence[int], out: Tensor
) -> Tensor:
    """aten::randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randint_out_low_out(low, high, size, out)
    return result


def randn(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randn(size, dtype, layout, device, pin_memory)
    return result


def randn_generator(
    size: Sequence[int],
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randn_generator(
        size, generator, dtype, layout, device, pin_memory
    )
    return result


def randn_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randn_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def randn_like_generator(
    self: Tensor,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randn_like_generator(
        self, generator, dtype, layout, device, pin_memory, memory_format
    )
    return result


def randn_out(size: Sequence[int], out: Tensor) -> Tensor:
    """aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randn_out(size, out)
    return result


def randn_out_generator_out(
    size: Sequence[int], generator: Generator | None, out: Tensor
) -> Tensor:
    """aten::randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randn_out_generator_out(size, generator, out)
    return result


def randperm(
    n: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randperm(n, dtype, layout, device, pin_memory)
    return result


def randperm_generator(
    n: int,
    generator: Generator | None,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_random_factories.randperm_generator(
        n, generator, dtype, layout, device, pin_memory
    )
    return result


def randperm_out(n: int, out: Tensor) -> Tensor:
    """aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_random_factories.randperm_out(n, out)
    return result


def randperm_out_cpu(n: int, generator: Generator | None, out: Tensor) -> Tensor:
    """aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.randperm_out_cpu(n, generator, out)
    return result


def randperm_out_meta(n: int, generator: Generator | None, out: Tensor) -> Tensor:
    """aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.randperm_out_meta(n, generator, out)
    return result


def reciprocal_out(self: Tensor, out: Tensor) -> None:
    """aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.reciprocal_out(self, out)


def relu(self: Tensor) -> Tensor:
    """aten::relu(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.relu(self)
    return result


def relu_(self: Tensor) -> Tensor:
    """aten::relu_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.relu_(self)
    return result


def remainder(self: Tensor | Number, other: Number | Tensor) -> Tensor:
    """aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
    aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    result: Tensor = _rt_pointwise_composite.remainder(self, other)
    return result


def remainder_(self: Tensor, other: Number) -> Tensor:
    """aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.remainder_(self, other)
    return result


def remainder_out_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    """aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.remainder_out_Scalar_out(self, other, out)
    return result


def remainder_out_Tensor_out(self: Tensor, other: Tensor, out: Tensor) -> None:
    """aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.remainder_out_Tensor_out(self, other, out)


def repeat(self: Tensor, repeats: Sequence[int]) -> Tensor:
    """aten::repeat(Tensor self, SymInt[] repeats) -> Tensor"""
    result: Tensor = _rt_movement.repeat(self, repeats)
    return result


def reshape(self: Tensor, shape: Sequence[int]) -> Tensor:
    """aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)"""
    result: Tensor = _rt_views.reshape(self, shape)
    return result


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    result: Tensor = _rt_views.reshape_as(self, other)
    return result


def resize_(
    self: Tensor, size: Sequence[int], memory_format: MemoryFormat | None
) -> Tensor:
    """aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)"""
    result: Tensor = _rt_filling.resize_(self, size, memory_format)
    return result


def roll(self: Tensor, shifts: Sequence[int], dims: Sequence[int]) -> Tensor:
    """aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor"""
    result: Tensor = _rt_movement.roll(self, shifts, dims)
    return result


def round_decimals_out(self: Tensor, decimals: int, out: Tensor) -> None:
    """aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.round_decimals_out(self, decimals, out)


def round_out(self: Tensor, out: Tensor) -> None:
    """aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.round_out(self, out)


def rsqrt_out(self: Tensor, out: Tensor) -> None:
    """aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.rsqrt_out(self, out)


def rsub(self: Tensor, other: Number | Tensor, alpha: Number) -> Tensor:
    """aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    """
    result: Tensor = _rt_pointwise_composite.rsub(self, other, alpha)
    return result


def scalar_tensor(
    s: Number,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.scalar_tensor(s, dtype, layout, device, pin_memory)
    return result


def scatter_add(
    self: Tensor, dim: int, index: Tensor, src: Tensor, out: Tensor
) -> None:
    """aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.scatter_add(self, dim, index, src, out)


def scatter_reduce_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, out: Tensor
) -> None:
    """aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.scatter_reduce_out(self, dim, index, src, reduce, out)


def scatter_src_out(
    self: Tensor, dim: int, index: Tensor, src: Tensor, out: Tensor
) -> None:
    """aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.scatter_src_out(self, dim, index, src, out)


def scatter_value_out(
    self: Tensor, dim: int, index: Tensor, value: Number, out: Tensor
) -> None:
    """aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.scatter_value_out(self, dim, index, value, out)


def scatter_value_reduce_out(
    self: Tensor, dim: int, index: Tensor, value: Number, reduce: str, out: Tensor
) -> None:
    """aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)"""
    _rt_gather_scatter.scatter_value_reduce_out(self, dim, index, value, reduce, out)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.select(self, dim, index)
    return result


def sigmoid_out(self: Tensor, out: Tensor) -> None:
    """aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.sigmoid_out(self, out)


def sign_out(self: Tensor, out: Tensor) -> None:
    """aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.sign_out(self, out)


def silu_out(self: Tensor, out: Tensor) -> None:
    """aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.silu_out(self, out)


def sin_out(self: Tensor, out: Tensor) -> None:
    """aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.sin_out(self, out)


def sinh_out(self: Tensor, out: Tensor) -> None:
    """aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.sinh_out(self, out)


def slice_kernel(
    self: Tensor, dim: int, start: int | None, end: int | None, step: int
) -> Tensor:
    """aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.slice_kernel(self, dim, start, end, step)
    return result


def softmax(self: Tensor, dim: int, dtype: DType | None) -> Tensor:
    """aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions_softmax.softmax(self, dim, dtype)
    return result


def softmax_cpu_out(self: Tensor, dim: int, half_to_float: bool, out: Tensor) -> None:
    """aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions_softmax.softmax_cpu_out(self, dim, half_to_float, out)


def softmax_out(self: Tensor, dim: int, dtype: DType | None, out: Tensor) -> Tensor:
    """aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_softmax.softmax_out(self, dim, dtype, out)
    return result


def sort(self: Tensor, dim: int, descending: bool) -> tuple[Tensor, Tensor]:
    """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    result: tuple[Tensor, Tensor] = _rt_sorting.sort(self, dim, descending)
    return result


def sort_out(
    self: Tensor, dim: int, descending: bool, values: Tensor, indices: Tensor
) -> tuple[Tensor, Tensor]:
    """aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    result: tuple[Tensor, Tensor] = _rt_sorting.sort_out(
        self, dim, descending, values, indices
    )
    return result


def sort_stable_out(
    self: Tensor,
    stable: bool | None,
    dim: int,
    descending: bool,
    values: Tensor,
    indices: Tensor,
) -> None:
    """aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    _rt_sorting.sort_stable_out(self, stable, dim, descending, values, indices)


def split_Tensor(self: Tensor, split_size: int, dim: int) -> Sequence[Tensor]:
    """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_view_selections.split_Tensor(self, split_size, dim)
    return result


def split_copy_Tensor_out(
    self: Tensor, split_size: int, dim: int, out: Sequence[Tensor]
) -> None:
    """aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()"""
    _rt_view_selections.split_copy_Tensor_out(self, split_size, dim, out)


def split_sizes(self: Tensor, split_size: Sequence[int], dim: int) -> Sequence[Tensor]:
    """aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_view_selections.split_sizes(self, split_size, dim)
    return result


def split_with_sizes(
    self: Tensor, split_sizes: Sequence[int], dim: int
) -> Sequence[Tensor]:
    """aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_view_selections.split_with_sizes(
        self, split_sizes, dim
    )
    return result


def sqrt_out(self: Tensor, out: Tensor) -> None:
    """aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.sqrt_out(self, out)


def square(self: Tensor) -> Tensor:
    """aten::square(Tensor self) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.square(self)
    return result


def square_(self: Tensor) -> Tensor:
    """aten::square_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.square_(self)
    return result


def square_out(self: Tensor, out: Tensor) -> Tensor:
    """aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.square_out(self, out)
    return result


def squeeze(self: Tensor) -> Tensor:
    """aten::squeeze(Tensor(a) self) -> Tensor(a)"""
    result: Tensor = _rt_views.squeeze(self)
    return result


def squeeze_(self: Tensor) -> Tensor:
    """aten::squeeze_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_views.squeeze_(self)
    return result


def squeeze__dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)"""
    result: Tensor = _rt_views.squeeze__dim(self, dim)
    return result


def squeeze__dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)"""
    result: Tensor = _rt_views.squeeze__dims(self, dim)
    return result


def squeeze_dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)"""
    result: Tensor = _rt_views.squeeze_dim(self, dim)
    return result


def squeeze_dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)"""
    result: Tensor = _rt_views.squeeze_dims(self, dim)
    return result


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """aten::stack(Tensor[] tensors, int dim=0) -> Tensor"""
    result: Tensor = _rt_movement.stack(tensors, dim)
    return result


def stack_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    """aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_movement.stack_out(tensors, dim, out)
    return result


def std(self: Tensor, unbiased: bool) -> Tensor:
    """aten::std(Tensor self, bool unbiased=True) -> Tensor"""
    result: Tensor = _rt_reductions_moments.std(self, unbiased)
    return result


def std_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> Tensor:
    """aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.std_correction(
        self, dim, correction, keepdim
    )
    return result


def std_dim(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool, keepdim: bool
) -> Tensor:
    """aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.std_dim(self, dim, unbiased, keepdim)
    return result


def std_meta_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> Tensor:
    """aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.std_meta_correction(
        self, dim, correction, keepdim
    )
    return result


def std_out(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool, keepdim: bool, out: Tensor
) -> Tensor:
    """aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.std_out(self, dim, unbiased, keepdim, out)
    return result


def std_out_correction_out(
    self: Tensor,
    dim: Sequence[int] | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor,
) -> Tensor:
    """aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.std_out_correction_out(
        self, dim, correction, keepdim, out
    )
    return result


def std_out_meta_correction_out(
    self: Tensor,
    dim: Sequence[int] | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor,
) -> Tensor:
    """aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.std_out_meta_correction_out(
        self, dim, correction, keepdim, out
    )
    return result


def sub(self: Tensor, other: Number, alpha: Number) -> Tensor:
    """aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.sub(self, other, alpha)
    return result


def sub_(self: Tensor, other: Number, alpha: Number) -> Tensor:
    """aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_composite.sub_(self, other, alpha)
    return result


def sub_out(self: Tensor, other: Tensor, alpha: Number, out: Tensor) -> None:
    """aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_binary.sub_out(self, other, alpha, out)


def sum_kernel(self: Tensor, dtype: DType | None) -> Tensor:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    result: Tensor = _rt_reductions.sum_kernel(self, dtype)
    return result


def sum_out(
    self: Tensor,
    dim: Sequence[int] | None,
    keepdim: bool,
    dtype: DType | None,
    out: Tensor,
) -> None:
    """aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)"""
    _rt_reductions.sum_out(self, dim, keepdim, dtype, out)


def t(self: Tensor) -> Tensor:
    """aten::t(Tensor(a) self) -> Tensor(a)"""
    result: Tensor = _rt_views.t(self)
    return result


def t_(self: Tensor) -> Tensor:
    """aten::t_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_views.t_(self)
    return result


def tan_out(self: Tensor, out: Tensor) -> None:
    """aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.tan_out(self, out)


def tanh_out(self: Tensor, out: Tensor) -> None:
    """aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.tanh_out(self, out)


def to_device(
    self: Tensor,
    device: Device,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    result: Tensor = _rt_copying.to_device(
        self, device, dtype, non_blocking, copy, memory_format
    )
    return result


def to_dtype(
    self: Tensor,
    dtype: DType,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    result: Tensor = _rt_copying.to_dtype(
        self, dtype, non_blocking, copy, memory_format
    )
    return result


def to_dtype_layout(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    result: Tensor = _rt_copying.to_dtype_layout(
        self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format
    )
    return result


def to_other(
    self: Tensor,
    other: Tensor,
    non_blocking: bool,
    copy: bool,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    result: Tensor = _rt_copying.to_other(
        self, other, non_blocking, copy, memory_format
    )
    return result


def topk_out_cpu(
    self: Tensor,
    k: int,
    dim: int,
    largest: bool,
    sorted: bool,
    values: Tensor,
    indices: Tensor,
) -> None:
    """aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"""
    _rt_sorting.topk_out_cpu(self, k, dim, largest, sorted, values, indices)


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""
    result: Tensor = _rt_views.transpose(self, dim0, dim1)
    return result


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)"""
    result: Tensor = _rt_views.transpose_(self, dim0, dim1)
    return result


def tril_cpu(self: Tensor, diagonal: int, out: Tensor) -> None:
    """aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_movement.tril_cpu(self, diagonal, out)


def tril_indices_cpu(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.tril_indices_cpu(
        row, col, offset, dtype, layout, device, pin_memory
    )
    return result


def tril_indices_meta(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.tril_indices_meta(
        row, col, offset, dtype, layout, device, pin_memory
    )
    return result


def triu_cpu(self: Tensor, diagonal: int, out: Tensor) -> None:
    """aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_movement.triu_cpu(self, diagonal, out)


def triu_indices_cpu(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.triu_indices_cpu(
        row, col, offset, dtype, layout, device, pin_memory
    )
    return result


def triu_indices_meta(
    row: int,
    col: int,
    offset: int,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_index_patterns.triu_indices_meta(
        row, col, offset, dtype, layout, device, pin_memory
    )
    return result


def trunc_out(self: Tensor, out: Tensor) -> None:
    """aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"""
    _rt_pointwise_unary.trunc_out(self, out)


def type_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::type_as(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_copying.type_as(self, other)
    return result


def unbind(self: Tensor, dim: int) -> Sequence[Tensor]:
    """aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]"""
    result: Sequence[Tensor] = _rt_view_selections.unbind(self, dim)
    return result


def unfold(self: Tensor, dimension: int, size: int, step: int) -> Tensor:
    """aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)"""
    result: Tensor = _rt_view_selections.unfold(self, dimension, size, step)
    return result


def uniform_(
    self: Tensor, from_: float, to: float, generator: Generator | None
) -> Tensor:
    """aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.uniform_(self, from_, to, generator)
    return result


def uniform_meta_(
    self: Tensor, from_: float, to: float, generator: Generator | None
) -> Tensor:
    """aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)"""
    result: Tensor = _rt_sampling.uniform_meta_(self, from_, to, generator)
    return result


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""
    result: Tensor = _rt_views.unsqueeze(self, dim)
    return result


def unsqueeze_(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)"""
    result: Tensor = _rt_views.unsqueeze_(self, dim)
    return result


def var(self: Tensor, unbiased: bool) -> Tensor:
    """aten::var(Tensor self, bool unbiased=True) -> Tensor"""
    result: Tensor = _rt_reductions_moments.var(self, unbiased)
    return result


def var_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> Tensor:
    """aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.var_correction(
        self, dim, correction, keepdim
    )
    return result


def var_dim(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool, keepdim: bool
) -> Tensor:
    """aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.var_dim(self, dim, unbiased, keepdim)
    return result


def var_mean(self: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    """aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_reductions_moments.var_mean(self, unbiased)
    return result


def var_mean_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_reductions_moments.var_mean_correction(
        self, dim, correction, keepdim
    )
    return result


def var_mean_dim(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_reductions_moments.var_mean_dim(
        self, dim, unbiased, keepdim
    )
    return result


def var_mean_meta_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)"""
    result: tuple[Tensor, Tensor] = _rt_reductions_moments.var_mean_meta_correction(
        self, dim, correction, keepdim
    )
    return result


def var_meta_correction(
    self: Tensor, dim: Sequence[int] | None, correction: Number | None, keepdim: bool
) -> Tensor:
    """aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    result: Tensor = _rt_reductions_moments.var_meta_correction(
        self, dim, correction, keepdim
    )
    return result


def var_out(
    self: Tensor, dim: Sequence[int] | None, unbiased: bool, keepdim: bool, out: Tensor
) -> Tensor:
    """aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.var_out(self, dim, unbiased, keepdim, out)
    return result


def var_out_correction_out(
    self: Tensor,
    dim: Sequence[int] | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor,
) -> Tensor:
    """aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.var_out_correction_out(
        self, dim, correction, keepdim, out
    )
    return result


def var_out_meta_correction_out(
    self: Tensor,
    dim: Sequence[int] | None,
    correction: Number | None,
    keepdim: bool,
    out: Tensor,
) -> Tensor:
    """aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_reductions_moments.var_out_meta_correction_out(
        self, dim, correction, keepdim, out
    )
    return result


def vdot(self: Tensor, other: Tensor) -> Tensor:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_linalg.vdot(self, other)
    return result


def vdot_meta(self: Tensor, other: Tensor) -> Tensor:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_linalg.vdot_meta(self, other)
    return result


def vdot_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    """aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_linalg.vdot_out(self, other, out)
    return result


def view(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    result: Tensor = _rt_views.view(self, size)
    return result


def view_as(self: Tensor, other: Tensor) -> Tensor:
    """aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)"""
    result: Tensor = _rt_views.view_as(self, other)
    return result


def view_copy(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view_copy(Tensor self, SymInt[] size) -> Tensor"""
    result: Tensor = _rt_views.view_copy(self, size)
    return result


def view_dtype(self: Tensor, dtype: DType) -> Tensor:
    """aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"""
    result: Tensor = _rt_views.view_dtype(self, dtype)
    return result


def where(condition: Tensor) -> Sequence[Tensor]:
    """aten::where(Tensor condition) -> Tensor[]"""
    result: Sequence[Tensor] = _rt_pointwise_composite.where(condition)
    return result


def where_Scalar(condition: Tensor, self: Number, other: Number) -> Tensor:
    """aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.where_Scalar(condition, self, other)
    return result


def where_ScalarOther(condition: Tensor, self: Tensor, other: Number) -> Tensor:
    """aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.where_ScalarOther(condition, self, other)
    return result


def where_ScalarSelf(condition: Tensor, self: Number, other: Tensor) -> Tensor:
    """aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_composite.where_ScalarSelf(condition, self, other)
    return result


def where_meta_self(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_ternary.where_meta_self(condition, self, other)
    return result


def where_self(condition: Tensor, self: Tensor, other: Tensor) -> Tensor:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    result: Tensor = _rt_pointwise_ternary.where_self(condition, self, other)
    return result


def where_self_out(
    condition: Tensor, self: Tensor, other: Tensor, out: Tensor
) -> Tensor:
    """aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_ternary.where_self_out(condition, self, other, out)
    return result


def where_self_out_meta(
    condition: Tensor, self: Tensor, other: Tensor, out: Tensor
) -> Tensor:
    """aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_pointwise_ternary.where_self_out_meta(
        condition, self, other, out
    )
    return result


def zero_(self: Tensor) -> Tensor:
    """aten::zero_(Tensor(a!) self) -> Tensor(a!)"""
    result: Tensor = _rt_filling.zero_(self)
    return result


def zeros(
    size: Sequence[int],
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    result: Tensor = _rt_factories.zeros(size, dtype, layout, device, pin_memory)
    return result


def zeros_like(
    self: Tensor,
    dtype: DType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
    memory_format: MemoryFormat | None,
) -> Tensor:
    """aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    result: Tensor = _rt_factories.zeros_like(
        self, dtype, layout, device, pin_memory, memory_format
    )
    return result


def zeros_out(size: Sequence[int], out: Tensor) -> Tensor:
    """aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    result: Tensor = _rt_factories.zeros_out(size, out)
    return result
