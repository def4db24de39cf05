"""The operators of native_functions.yaml as functions. Generated: do not edit.

All overloads of a name are one function, which chooses by the arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from runtime.device import Device
from runtime.dtypes import DType, Number
from runtime.generator import Generator
from runtime.options import Layout, MemoryFormat
from runtime.local_keys import activity as _rt_activity
from runtime.local_keys import get_state as _rt_get_state
from runtime import dtypes as _rt_dtypes
from runtime.tensor import TensorBase as _rt_TensorBase
from runtime.wrapping import BOOLS as _rt_BOOLS
from runtime.wrapping import NUMBERS as _rt_NUMBERS
from runtime.wrapping import ArgumentTypeError as _rt_ArgumentTypeError
from runtime.wrapping import Overloads as _rt_Overloads
from runtime.wrapping import int_list as _rt_int_list
from runtime.wrapping import no_overload as _rt_no_overload
from runtime.wrapping import out_tuple as _rt_out_tuple
from runtime.wrapping import require_overload as _rt_require_overload

from . import operators as _op, return_types
from .operators import (
    _op_add_Tensor,
    _op_bitwise_and_Tensor,
    _op_bitwise_or_Tensor,
    _op_bitwise_xor_Tensor,
    _op_clamp_max_Tensor,
    _op_clamp_max__Tensor,
    _op_clamp_min_Tensor,
    _op_clamp_min__Tensor,
    _op_eq_Tensor,
    _op_fill_Tensor,
    _op_fill__Tensor,
    _op_floor_divide,
    _op_fmod_Tensor,
    _op_ge_Tensor,
    _op_gt_Tensor,
    _op_index_fill_int_Tensor,
    _op_le_Tensor,
    _op_lerp_Tensor,
    _op_linspace_Tensor_Tensor,
    _op_lt_Tensor,
    _op_masked_fill_Tensor,
    _op_mul_Tensor,
    _op_narrow_Tensor,
    _op_ne_Tensor,
    _op_pow_Tensor_Tensor,
    _op_remainder_Tensor,
    _op_rsub_Tensor,
    _op_sub_Tensor,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tensor_body import Tensor

__all__ = [
    "_foreach_add",
    "_foreach_add_",
    "_foreach_mul",
    "_foreach_mul_",
    "_index_put_impl",
    "_index_put_impl_",
    "_local_scalar_dense",
    "_log_softmax",
    "_reshape_alias",
    "_reshape_alias_copy",
    "_softmax",
    "_to_copy",
    "_unsafe_view",
    "abs",
    "abs_",
    "acos",
    "acos_",
    "add",
    "addcdiv",
    "addcmul",
    "addmm",
    "addmv",
    "addmv_",
    "alias",
    "alias_copy",
    "all",
    "amax",
    "amin",
    "any",
    "arange",
    "argmax",
    "argmin",
    "as_strided",
    "as_strided_",
    "as_strided_copy",
    "asin",
    "asin_",
    "atan",
    "atan2",
    "atan_",
    "avg_pool2d",
    "baddbmm",
    "batch_norm",
    "bernoulli",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "bmm",
    "cat",
    "ceil",
    "ceil_",
    "chunk",
    "clamp",
    "clamp_",
    "clamp_max",
    "clamp_max_",
    "clamp_min",
    "clamp_min_",
    "clone",
    "conv1d",
    "conv2d",
    "convolution",
    "copy",
    "cos",
    "cos_",
    "cosh",
    "cosh_",
    "cumsum",
    "detach",
    "detach_",
    "detach_copy",
    "diagonal",
    "diagonal_copy",
    "div",
    "dot",
    "dropout",
    "dropout_",
    "embedding",
    "empty",
    "empty_like",
    "empty_strided",
    "eq",
    "erf",
    "erf_",
    "exp",
    "exp_",
    "expand_copy",
    "expm1",
    "expm1_",
    "eye",
    "fill",
    "fill_",
    "flatten",
    "flip",
    "floor",
    "floor_",
    "floor_divide",
    "fmod",
    "full",
    "full_like",
    "gather",
    "ge",
    "gelu",
    "gelu_",
    "gt",
    "hardtanh",
    "hardtanh_",
    "index",
    "index_add",
    "index_fill",
    "index_put",
    "index_put_",
    "index_select",
    "is_nonzero",
    "isfinite",
    "isinf",
    "isnan",
    "layer_norm",
    "le",
    "leaky_relu",
    "leaky_relu_",
    "lerp",
    "linear",
    "linspace",
    "log",
    "log10",
    "log10_",
    "log1p",
    "log1p_",
    "log2",
    "log2_",
    "log_",
    "log_softmax",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "logsumexp",
    "lt",
    "masked_fill",
    "masked_select",
    "matmul",
    "max",
    "max_pool2d",
    "max_pool2d_with_indices",
    "maximum",
    "mean",
    "min",
    "minimum",
    "mm",
    "movedim",
    "mse_loss",
    "mul",
    "mv",
    "narrow",
    "narrow_copy",
    "native_batch_norm",
    "native_dropout",
    "native_layer_norm",
    "ne",
    "neg",
    "neg_",
    "new_empty",
    "new_full",
    "new_ones",
    "new_zeros",
    "nll_loss",
    "nll_loss_forward",
    "nll_loss_nd",
    "nonzero",
    "norm",
    "normal",
    "normal_functional",
    "ones",
    "ones_like",
    "outer",
    "permute",
    "permute_copy",
    "pow",
    "prod",
    "rand",
    "rand_like",
    "randint",
    "randn",
    "randn_like",
    "randperm",
    "reciprocal",
    "reciprocal_",
    "relu",
    "relu_",
    "remainder",
    "repeat",
    "reshape",
    "resize",
    "roll",
    "round",
    "round_",
    "rsqrt",
    "rsqrt_",
    "rsub",
    "scalar_tensor",
    "scatter",
    "scatter_add",
    "select",
    "select_copy",
    "sigmoid",
    "sigmoid_",
    "sign",
    "silu",
    "silu_",
    "sin",
    "sin_",
    "sinh",
    "sinh_",
    "slice",
    "slice_copy",
    "softmax",
    "sort",
    "split",
    "split_copy",
    "split_with_sizes",
    "split_with_sizes_copy",
    "sqrt",
    "sqrt_",
    "square",
    "square_",
    "squeeze",
    "squeeze_copy",
    "stack",
    "std",
    "sub",
    "sum",
    "t",
    "t_copy",
    "tan",
    "tan_",
    "tanh",
    "tanh_",
    "topk",
    "transpose",
    "transpose_copy",
    "tril",
    "tril_indices",
    "triu",
    "triu_indices",
    "trunc",
    "trunc_",
    "unbind",
    "unbind_copy",
    "unfold_copy",
    "uniform",
    "unsqueeze",
    "unsqueeze_copy",
    "var",
    "var_mean",
    "vdot",
    "view_copy",
    "where",
    "zero",
    "zero_",
    "zeros",
    "zeros_like",
]


def _rt_direct__foreach_add_List(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> Sequence[Tensor]:
    """aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]"""
    return _op._foreach_add_List(self, other, alpha=alpha)


def _rt_direct__foreach_add_List_out(
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    alpha: Number = 1,
    out: Sequence[Tensor],
) -> None:
    """aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()"""
    _op._foreach_add_List_out(self, other, alpha=alpha, out=out)


def _rt_direct__foreach_add_Scalar(
    self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    return _op._foreach_add_Scalar(self, scalar)


def _rt_direct__foreach_add_ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    return _op._foreach_add_ScalarList(self, scalars)


def _rt_direct__foreach_add_ScalarList_out(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_add_ScalarList_out(self, scalars, out=out)


def _rt_direct__foreach_add_Scalar_out(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_add_Scalar_out(self, scalar, out=out)


def _rt_direct__foreach_add_Tensor(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> Sequence[Tensor]:
    """aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]"""
    return _op._foreach_add_Tensor(self, other, alpha=alpha)


def _rt_direct__foreach_add_Tensor_out(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()"""
    _op._foreach_add_Tensor_out(self, other, alpha=alpha, out=out)


_rt_function__foreach_add = _rt_Overloads(
    "aten::_foreach_add",
    {
        "List": _rt_direct__foreach_add_List,
        "List_out": _rt_direct__foreach_add_List_out,
        "Scalar": _rt_direct__foreach_add_Scalar,
        "ScalarList": _rt_direct__foreach_add_ScalarList,
        "ScalarList_out": _rt_direct__foreach_add_ScalarList_out,
        "Scalar_out": _rt_direct__foreach_add_Scalar_out,
        "Tensor": _rt_direct__foreach_add_Tensor,
        "Tensor_out": _rt_direct__foreach_add_Tensor_out,
    },
)


def _rt_direct__foreach_add__List(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> None:
    """aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()"""
    _op._foreach_add__List(self, other, alpha=alpha)


def _rt_direct__foreach_add__Scalar(self: Sequence[Tensor], scalar: Number) -> None:
    """aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    _op._foreach_add__Scalar(self, scalar)


def _rt_direct__foreach_add__ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
    """aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    _op._foreach_add__ScalarList(self, scalars)


def _rt_direct__foreach_add__Tensor(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> None:
    """aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()"""
    _op._foreach_add__Tensor(self, other, alpha=alpha)


_rt_function__foreach_add_ = _rt_Overloads(
    "aten::_foreach_add_",
    {
        "List": _rt_direct__foreach_add__List,
        "Scalar": _rt_direct__foreach_add__Scalar,
        "ScalarList": _rt_direct__foreach_add__ScalarList,
        "Tensor": _rt_direct__foreach_add__Tensor,
    },
)


def _rt_direct__foreach_mul_List(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]"""
    return _op._foreach_mul_List(self, other)


def _rt_direct__foreach_mul_List_out(
    self: Sequence[Tensor], other: Sequence[Tensor], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_mul_List_out(self, other, out=out)


def _rt_direct__foreach_mul_Scalar(
    self: Sequence[Tensor], scalar: Number
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]"""
    return _op._foreach_mul_Scalar(self, scalar)


def _rt_direct__foreach_mul_ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]:
    """aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]"""
    return _op._foreach_mul_ScalarList(self, scalars)


def _rt_direct__foreach_mul_ScalarList_out(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_mul_ScalarList_out(self, scalars, out=out)


def _rt_direct__foreach_mul_Scalar_out(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_mul_Scalar_out(self, scalar, out=out)


def _rt_direct__foreach_mul_Tensor(
    self: Sequence[Tensor], other: Tensor
) -> Sequence[Tensor]:
    """aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]"""
    return _op._foreach_mul_Tensor(self, other)


def _rt_direct__foreach_mul_Tensor_out(
    self: Sequence[Tensor], other: Tensor, *, out: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()"""
    _op._foreach_mul_Tensor_out(self, other, out=out)


_rt_function__foreach_mul = _rt_Overloads(
    "aten::_foreach_mul",
    {
        "List": _rt_direct__foreach_mul_List,
        "List_out": _rt_direct__foreach_mul_List_out,
        "Scalar": _rt_direct__foreach_mul_Scalar,
        "ScalarList": _rt_direct__foreach_mul_ScalarList,
        "ScalarList_out": _rt_direct__foreach_mul_ScalarList_out,
        "Scalar_out": _rt_direct__foreach_mul_Scalar_out,
        "Tensor": _rt_direct__foreach_mul_Tensor,
        "Tensor_out": _rt_direct__foreach_mul_Tensor_out,
    },
)


def _rt_direct__foreach_mul__List(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> None:
    """aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()"""
    _op._foreach_mul__List(self, other)


def _rt_direct__foreach_mul__Scalar(self: Sequence[Tensor], scalar: Number) -> None:
    """aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()"""
    _op._foreach_mul__Scalar(self, scalar)


def _rt_direct__foreach_mul__ScalarList(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> None:
    """aten::_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()"""
    _op._foreach_mul__ScalarList(self, scalars)


def _rt_direct__foreach_mul__Tensor(self: Sequence[Tensor], other: Tensor) -> None:
    """aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()"""
    _op._foreach_mul__Tensor(self, other)


_rt_function__foreach_mul_ = _rt_Overloads(
    "aten::_foreach_mul_",
    {
        "List": _rt_direct__foreach_mul__List,
        "Scalar": _rt_direct__foreach_mul__Scalar,
        "ScalarList": _rt_direct__foreach_mul__ScalarList,
        "Tensor": _rt_direct__foreach_mul__Tensor,
    },
)


def _rt_direct_all(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::all(Tensor self) -> Tensor"""
    if out is not None:
        return _op.all_all_out(self, out=out)
    return _op.all(self)


def _rt_direct_all_dim(
    self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.all_out(self, dim, keepdim, out=out)
    return _op.all_dim(self, dim, keepdim)


def _rt_direct_all_dims(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.all_dims_out(self, dim, keepdim, out=out)
    return _op.all_dims(self, dim, keepdim)


_rt_function_all = _rt_Overloads(
    "aten::all",
    {"": _rt_direct_all, "dim": _rt_direct_all_dim, "dims": _rt_direct_all_dims},
)


_rt_method_all = _rt_Overloads(
    "aten::all",
    {"": _rt_direct_all, "dim": _rt_direct_all_dim, "dims": _rt_direct_all_dims},
)


def _rt_direct_any(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::any(Tensor self) -> Tensor"""
    if out is not None:
        return _op.any_all_out(self, out=out)
    return _op.any(self)


def _rt_direct_any_dim(
    self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.any_out(self, dim, keepdim, out=out)
    return _op.any_dim(self, dim, keepdim)


def _rt_direct_any_dims(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.any_dims_out(self, dim, keepdim, out=out)
    return _op.any_dims(self, dim, keepdim)


_rt_function_any = _rt_Overloads(
    "aten::any",
    {"": _rt_direct_any, "dim": _rt_direct_any_dim, "dims": _rt_direct_any_dims},
)


_rt_method_any = _rt_Overloads(
    "aten::any",
    {"": _rt_direct_any, "dim": _rt_direct_any_dim, "dims": _rt_direct_any_dims},
)


def _rt_direct_arange(
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.arange_out(end, out=out)
    return _op.arange(
        end, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_arange_start(
    start: Number,
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    return _op.arange_start(
        start, end, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_arange_start_step(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.arange_start_out(start, end, step, out=out)
    return _op.arange_start_step(
        start,
        end,
        step,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


_rt_function_arange = _rt_Overloads(
    "aten::arange",
    {
        "": _rt_direct_arange,
        "start": _rt_direct_arange_start,
        "start_step": _rt_direct_arange_start_step,
    },
)


def _rt_direct_bernoulli(
    self: Tensor, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""
    if out is not None:
        return _op.bernoulli_out(self, generator=generator, out=out)
    return _op.bernoulli(self, generator=generator)


def _rt_direct_bernoulli_Tensor(
    self: Tensor,
    p: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor"""
    if out is not None:
        return _op.bernoulli_Tensor_out(self, p, generator=generator, out=out)
    return _op.bernoulli_Tensor(self, p, generator=generator)


def _rt_direct_bernoulli_p(
    self: Tensor,
    p: float,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    if out is not None:
        return _op.bernoulli_float_out(self, p, generator=generator, out=out)
    return _op.bernoulli_p(self, p, generator=generator)


_rt_function_bernoulli = _rt_Overloads(
    "aten::bernoulli",
    {
        "": _rt_direct_bernoulli,
        "Tensor": _rt_direct_bernoulli_Tensor,
        "p": _rt_direct_bernoulli_p,
    },
)


_rt_method_bernoulli = _rt_Overloads(
    "aten::bernoulli", {"": _rt_direct_bernoulli, "p": _rt_direct_bernoulli_p}
)


def _rt_direct_clamp(
    self: Tensor,
    min: Number | None = None,
    max: Number | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""
    if out is not None:
        return _op.clamp_out(self, min, max, out=out)
    return _op.clamp(self, min, max)


def _rt_direct_clamp_Tensor(
    self: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""
    if out is not None:
        return _op.clamp_Tensor_out(self, min, max, out=out)
    return _op.clamp_Tensor(self, min, max)


_rt_function_clamp = _rt_Overloads(
    "aten::clamp", {"": _rt_direct_clamp, "Tensor": _rt_direct_clamp_Tensor}
)


_rt_method_clamp = _rt_Overloads(
    "aten::clamp", {"": _rt_direct_clamp, "Tensor": _rt_direct_clamp_Tensor}
)


def _rt_direct_clamp_(
    self: Tensor, min: Number | None = None, max: Number | None = None
) -> Tensor:
    """aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)"""
    return _op.clamp_(self, min, max)


def _rt_direct_clamp__Tensor(
    self: Tensor, min: Tensor | None = None, max: Tensor | None = None
) -> Tensor:
    """aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)"""
    return _op.clamp__Tensor(self, min, max)


_rt_function_clamp_ = _rt_Overloads(
    "aten::clamp_", {"": _rt_direct_clamp_, "Tensor": _rt_direct_clamp__Tensor}
)


_rt_method_clamp_ = _rt_Overloads(
    "aten::clamp_", {"": _rt_direct_clamp_, "Tensor": _rt_direct_clamp__Tensor}
)


def _rt_direct_conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor:
    """aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    return _op.conv1d(input, weight, bias, stride, padding, dilation, groups)


def _rt_direct_conv1d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor:
    """aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor"""
    return _op.conv1d_padding(input, weight, bias, stride, padding, dilation, groups)


_rt_function_conv1d = _rt_Overloads(
    "aten::conv1d", {"": _rt_direct_conv1d, "padding": _rt_direct_conv1d_padding}
)


def _rt_direct_conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor:
    """aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    return _op.conv2d(input, weight, bias, stride, padding, dilation, groups)


def _rt_direct_conv2d_padding(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor:
    """aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor"""
    return _op.conv2d_padding(input, weight, bias, stride, padding, dilation, groups)


_rt_function_conv2d = _rt_Overloads(
    "aten::conv2d", {"": _rt_direct_conv2d, "padding": _rt_direct_conv2d_padding}
)


def _rt_direct_div_Scalar(
    self: Tensor, other: Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::div.Scalar(Tensor self, Scalar other) -> Tensor"""
    if out is not None:
        return _op.div_Scalar_out(self, other, out=out)
    return _op.div_Scalar(self, other)


def _rt_direct_div_Scalar_mode(
    self: Tensor, other: Number, *, rounding_mode: str | None, out: Tensor | None = None
) -> Tensor:
    """aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor"""
    if out is not None:
        return _op.div_Scalar_mode_out(
            self, other, rounding_mode=rounding_mode, out=out
        )
    return _op.div_Scalar_mode(self, other, rounding_mode=rounding_mode)


def _rt_direct_div_Tensor(
    self: Tensor, other: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::div.Tensor(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.div_out(self, other, out=out)
    return _op.div_Tensor(self, other)


def _rt_direct_div_Tensor_mode(
    self: Tensor, other: Tensor, *, rounding_mode: str | None, out: Tensor | None = None
) -> Tensor:
    """aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor"""
    if out is not None:
        return _op.div_out_mode(self, other, rounding_mode=rounding_mode, out=out)
    return _op.div_Tensor_mode(self, other, rounding_mode=rounding_mode)


_rt_function_div = _rt_Overloads(
    "aten::div",
    {
        "Scalar": _rt_direct_div_Scalar,
        "Scalar_mode": _rt_direct_div_Scalar_mode,
        "Tensor": _rt_direct_div_Tensor,
        "Tensor_mode": _rt_direct_div_Tensor_mode,
    },
)


_rt_method_div = _rt_Overloads(
    "aten::div",
    {
        "Scalar": _rt_direct_div_Scalar,
        "Scalar_mode": _rt_direct_div_Scalar_mode,
        "Tensor": _rt_direct_div_Tensor,
        "Tensor_mode": _rt_direct_div_Tensor_mode,
    },
)


def _rt_direct_eye(
    n: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.eye_out(n, out=out)
    return _op.eye(n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


def _rt_direct_eye_m(
    n: int,
    m: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.eye_m_out(n, m, out=out)
    return _op.eye_m(
        n, m, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


_rt_function_eye = _rt_Overloads(
    "aten::eye", {"": _rt_direct_eye, "m": _rt_direct_eye_m}
)


def _rt_direct_max(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::max(Tensor self) -> Tensor"""
    if out is not None:
        return _op.max_unary_out(self, out=out)
    return _op.max(self)


def _rt_direct_max_dim(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.max_dim:
    """aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if out is not None:
        out = _rt_out_tuple("aten::max.dim_max", out, 2)
        return return_types.max_dim(
            *_op.max_dim_max(self, dim, keepdim, max=out[0], max_values=out[1])
        )
    return return_types.max_dim(*_op.max_dim(self, dim, keepdim))


def _rt_direct_max_other(
    self: Tensor, other: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::max.other(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.max_out(self, other, out=out)
    return _op.max_other(self, other)


_rt_function_max = _rt_Overloads(
    "aten::max",
    {"": _rt_direct_max, "dim": _rt_direct_max_dim, "other": _rt_direct_max_other},
)


_rt_method_max = _rt_Overloads(
    "aten::max",
    {"": _rt_direct_max, "dim": _rt_direct_max_dim, "other": _rt_direct_max_other},
)


def _rt_direct_mean(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.mean_dtype_out(self, dtype=dtype, out=out)
    return _op.mean(self, dtype=dtype)


def _rt_direct_mean_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.mean_out(self, dim, keepdim, dtype=dtype, out=out)
    return _op.mean_dim(self, dim, keepdim, dtype=dtype)


_rt_function_mean = _rt_Overloads(
    "aten::mean", {"": _rt_direct_mean, "dim": _rt_direct_mean_dim}
)


_rt_method_mean = _rt_Overloads(
    "aten::mean", {"": _rt_direct_mean, "dim": _rt_direct_mean_dim}
)


def _rt_direct_min(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::min(Tensor self) -> Tensor"""
    if out is not None:
        return _op.min_unary_out(self, out=out)
    return _op.min(self)


def _rt_direct_min_dim(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.min_dim:
    """aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    if out is not None:
        out = _rt_out_tuple("aten::min.dim_min", out, 2)
        return return_types.min_dim(
            *_op.min_dim_min(self, dim, keepdim, min=out[0], min_indices=out[1])
        )
    return return_types.min_dim(*_op.min_dim(self, dim, keepdim))


def _rt_direct_min_other(
    self: Tensor, other: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::min.other(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.min_out(self, other, out=out)
    return _op.min_other(self, other)


_rt_function_min = _rt_Overloads(
    "aten::min",
    {"": _rt_direct_min, "dim": _rt_direct_min_dim, "other": _rt_direct_min_other},
)


_rt_method_min = _rt_Overloads(
    "aten::min",
    {"": _rt_direct_min, "dim": _rt_direct_min_dim, "other": _rt_direct_min_other},
)


def _rt_direct_movedim_int(self: Tensor, source: int, destination: int) -> Tensor:
    """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)"""
    return _op.movedim_int(self, source, destination)


def _rt_direct_movedim_intlist(
    self: Tensor, source: Sequence[int], destination: Sequence[int]
) -> Tensor:
    """aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)"""
    return _op.movedim_intlist(self, source, destination)


_rt_function_movedim = _rt_Overloads(
    "aten::movedim",
    {"int": _rt_direct_movedim_int, "intlist": _rt_direct_movedim_intlist},
)


_rt_method_movedim = _rt_Overloads(
    "aten::movedim",
    {"int": _rt_direct_movedim_int, "intlist": _rt_direct_movedim_intlist},
)


def _rt_direct_norm_Scalar(
    self: Tensor, p: Number = 2, *, out: Tensor | None = None
) -> Tensor:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor"""
    if out is not None:
        return _op.norm_Scalar_out(self, p, out=out)
    return _op.norm_Scalar(self, p)


def _rt_direct_norm_ScalarOpt_dim(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.norm_out(self, p, dim, keepdim, out=out)
    return _op.norm_ScalarOpt_dim(self, p, dim, keepdim)


def _rt_direct_norm_ScalarOpt_dim_dtype(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: DType,
    out: Tensor | None = None,
) -> Tensor:
    """aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor"""
    if out is not None:
        return _op.norm_dtype_out(self, p, dim, keepdim, dtype=dtype, out=out)
    return _op.norm_ScalarOpt_dim_dtype(self, p, dim, keepdim, dtype=dtype)


def _rt_direct_norm_ScalarOpt_dtype(
    self: Tensor, p: Number | None, *, dtype: DType, out: Tensor | None = None
) -> Tensor:
    """aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor"""
    if out is not None:
        return _op.norm_ScalarOpt_dtype_out(self, p, dtype=dtype, out=out)
    return _op.norm_ScalarOpt_dtype(self, p, dtype=dtype)


_rt_function_norm = _rt_Overloads(
    "aten::norm",
    {
        "Scalar": _rt_direct_norm_Scalar,
        "ScalarOpt_dim": _rt_direct_norm_ScalarOpt_dim,
        "ScalarOpt_dim_dtype": _rt_direct_norm_ScalarOpt_dim_dtype,
        "ScalarOpt_dtype": _rt_direct_norm_ScalarOpt_dtype,
    },
)


_rt_method_norm = _rt_Overloads(
    "aten::norm",
    {
        "Scalar": _rt_direct_norm_Scalar,
        "ScalarOpt_dim": _rt_direct_norm_ScalarOpt_dim,
        "ScalarOpt_dim_dtype": _rt_direct_norm_ScalarOpt_dim_dtype,
        "ScalarOpt_dtype": _rt_direct_norm_ScalarOpt_dtype,
    },
)


def _rt_direct_prod(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.prod_out(self, dtype=dtype, out=out)
    return _op.prod(self, dtype=dtype)


def _rt_direct_prod_dim_int(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.prod_int_out(self, dim, keepdim, dtype=dtype, out=out)
    return _op.prod_dim_int(self, dim, keepdim, dtype=dtype)


_rt_function_prod = _rt_Overloads(
    "aten::prod", {"": _rt_direct_prod, "dim_int": _rt_direct_prod_dim_int}
)


_rt_method_prod = _rt_Overloads(
    "aten::prod", {"": _rt_direct_prod, "dim_int": _rt_direct_prod_dim_int}
)


def _rt_direct_rand(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.rand_out(size, out=out)
    return _op.rand(
        size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_rand_generator(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.rand_generator_out(size, generator=generator, out=out)
    return _op.rand_generator(
        size,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


_rt_function_rand = _rt_Overloads(
    "aten::rand",
    {"": _rt_direct_rand, "generator": _rt_direct_rand_generator},
    varargs=0,
)


def _rt_direct_rand_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.rand_like_out(self, memory_format=memory_format, out=out)
    return _op.rand_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def _rt_direct_rand_like_generator(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.rand_like_generator_out(
            self, generator=generator, memory_format=memory_format, out=out
        )
    return _op.rand_like_generator(
        self,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


_rt_function_rand_like = _rt_Overloads(
    "aten::rand_like",
    {"": _rt_direct_rand_like, "generator": _rt_direct_rand_like_generator},
)


def _rt_direct_randint(
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randint_out(high, size, out=out)
    return _op.randint(
        high, size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_randint_generator(
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randint_generator_out(high, size, generator=generator, out=out)
    return _op.randint_generator(
        high,
        size,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


def _rt_direct_randint_low(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randint_low_out(low, high, size, out=out)
    return _op.randint_low(
        low,
        high,
        size,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


def _rt_direct_randint_low_generator(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randint_low_generator_out(
            low, high, size, generator=generator, out=out
        )
    return _op.randint_low_generator(
        low,
        high,
        size,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


_rt_function_randint = _rt_Overloads(
    "aten::randint",
    {
        "": _rt_direct_randint,
        "generator": _rt_direct_randint_generator,
        "low": _rt_direct_randint_low,
        "low_generator": _rt_direct_randint_low_generator,
    },
)


def _rt_direct_randn(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randn_out(size, out=out)
    return _op.randn(
        size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_randn_generator(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randn_generator_out(size, generator=generator, out=out)
    return _op.randn_generator(
        size,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


_rt_function_randn = _rt_Overloads(
    "aten::randn",
    {"": _rt_direct_randn, "generator": _rt_direct_randn_generator},
    varargs=0,
)


def _rt_direct_randn_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.randn_like_out(self, memory_format=memory_format, out=out)
    return _op.randn_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def _rt_direct_randn_like_generator(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.randn_like_generator_out(
            self, generator=generator, memory_format=memory_format, out=out
        )
    return _op.randn_like_generator(
        self,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


_rt_function_randn_like = _rt_Overloads(
    "aten::randn_like",
    {"": _rt_direct_randn_like, "generator": _rt_direct_randn_like_generator},
)


def _rt_direct_randperm(
    n: int,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randperm_out(n, out=out)
    return _op.randperm(
        n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def _rt_direct_randperm_generator(
    n: int,
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.randperm_generator_out(n, generator=generator, out=out)
    return _op.randperm_generator(
        n,
        generator=generator,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


_rt_function_randperm = _rt_Overloads(
    "aten::randperm",
    {"": _rt_direct_randperm, "generator": _rt_direct_randperm_generator},
)


def _rt_direct_round(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::round(Tensor self) -> Tensor"""
    if out is not None:
        return _op.round_out(self, out=out)
    return _op.round(self)


def _rt_direct_round_decimals(
    self: Tensor, *, decimals: int, out: Tensor | None = None
) -> Tensor:
    """aten::round.decimals(Tensor self, *, int decimals) -> Tensor"""
    if out is not None:
        return _op.round_decimals_out(self, decimals=decimals, out=out)
    return _op.round_decimals(self, decimals=decimals)


_rt_function_round = _rt_Overloads(
    "aten::round", {"": _rt_direct_round, "decimals": _rt_direct_round_decimals}
)


_rt_method_round = _rt_Overloads(
    "aten::round", {"": _rt_direct_round, "decimals": _rt_direct_round_decimals}
)


def _rt_direct_round_(self: Tensor) -> Tensor:
    """aten::round_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.round_(self)


def _rt_direct_round__decimals(self: Tensor, *, decimals: int) -> Tensor:
    """aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)"""
    return _op.round__decimals(self, decimals=decimals)


_rt_function_round_ = _rt_Overloads(
    "aten::round_", {"": _rt_direct_round_, "decimals": _rt_direct_round__decimals}
)


_rt_method_round_ = _rt_Overloads(
    "aten::round_", {"": _rt_direct_round_, "decimals": _rt_direct_round__decimals}
)


def _rt_direct_scatter_reduce(
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor:
    """aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor"""
    if out is not None:
        return _op.scatter_reduce_out(self, dim, index, src, reduce=reduce, out=out)
    return _op.scatter_reduce(self, dim, index, src, reduce=reduce)


def _rt_direct_scatter_src(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if out is not None:
        return _op.scatter_src_out(self, dim, index, src, out=out)
    return _op.scatter_src(self, dim, index, src)


def _rt_direct_scatter_value(
    self: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    if out is not None:
        return _op.scatter_value_out(self, dim, index, value, out=out)
    return _op.scatter_value(self, dim, index, value)


def _rt_direct_scatter_value_reduce(
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor:
    """aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor"""
    if out is not None:
        return _op.scatter_value_reduce_out(
            self, dim, index, value, reduce=reduce, out=out
        )
    return _op.scatter_value_reduce(self, dim, index, value, reduce=reduce)


_rt_function_scatter = _rt_Overloads(
    "aten::scatter",
    {
        "reduce": _rt_direct_scatter_reduce,
        "src": _rt_direct_scatter_src,
        "value": _rt_direct_scatter_value,
        "value_reduce": _rt_direct_scatter_value_reduce,
    },
)


_rt_method_scatter = _rt_Overloads(
    "aten::scatter",
    {
        "reduce": _rt_direct_scatter_reduce,
        "src": _rt_direct_scatter_src,
        "value": _rt_direct_scatter_value,
        "value_reduce": _rt_direct_scatter_value_reduce,
    },
)


def _rt_direct_sort(
    self: Tensor,
    dim: int = -1,
    descending: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort:
    """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if out is not None:
        out = _rt_out_tuple("aten::sort.values", out, 2)
        return return_types.sort(
            *_op.sort_values(self, dim, descending, values=out[0], indices=out[1])
        )
    return return_types.sort(*_op.sort(self, dim, descending))


def _rt_direct_sort_stable(
    self: Tensor,
    *,
    stable: bool | None,
    dim: int = -1,
    descending: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort_stable:
    """aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)"""
    if out is not None:
        out = _rt_out_tuple("aten::sort.values_stable", out, 2)
        return return_types.sort_stable(
            *_op.sort_values_stable(
                self,
                stable=stable,
                dim=dim,
                descending=descending,
                values=out[0],
                indices=out[1],
            )
        )
    return return_types.sort_stable(
        *_op.sort_stable(self, stable=stable, dim=dim, descending=descending)
    )


_rt_function_sort = _rt_Overloads(
    "aten::sort", {"": _rt_direct_sort, "stable": _rt_direct_sort_stable}
)


_rt_method_sort = _rt_Overloads(
    "aten::sort", {"": _rt_direct_sort, "stable": _rt_direct_sort_stable}
)


def _rt_direct_split_Tensor(
    self: Tensor, split_size: int, dim: int = 0
) -> Sequence[Tensor]:
    """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]"""
    return _op.split_Tensor(self, split_size, dim)


def _rt_direct_split_sizes(
    self: Tensor, split_size: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]"""
    return _op.split_sizes(self, split_size, dim)


_rt_function_split = _rt_Overloads(
    "aten::split", {"Tensor": _rt_direct_split_Tensor, "sizes": _rt_direct_split_sizes}
)


_rt_method_split = _rt_Overloads(
    "aten::split", {"Tensor": _rt_direct_split_Tensor, "sizes": _rt_direct_split_sizes}
)


def _rt_direct_split_copy_Tensor(
    self: Tensor, split_size: int, dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]"""
    return _op.split_copy_Tensor(self, split_size, dim)


def _rt_direct_split_copy_Tensor_out(
    self: Tensor, split_size: int, dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()"""
    _op.split_copy_Tensor_out(self, split_size, dim, out=out)


_rt_function_split_copy = _rt_Overloads(
    "aten::split_copy",
    {
        "Tensor": _rt_direct_split_copy_Tensor,
        "Tensor_out": _rt_direct_split_copy_Tensor_out,
    },
)


def _rt_direct_split_with_sizes_copy(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]"""
    return _op.split_with_sizes_copy(self, split_sizes, dim)


def _rt_direct_split_with_sizes_copy_out(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()"""
    _op.split_with_sizes_copy_out(self, split_sizes, dim, out=out)


_rt_function_split_with_sizes_copy = _rt_Overloads(
    "aten::split_with_sizes_copy",
    {"": _rt_direct_split_with_sizes_copy, "out": _rt_direct_split_with_sizes_copy_out},
)


def _rt_direct_squeeze(self: Tensor) -> Tensor:
    """aten::squeeze(Tensor(a) self) -> Tensor(a)"""
    return _op.squeeze(self)


def _rt_direct_squeeze_dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)"""
    return _op.squeeze_dim(self, dim)


def _rt_direct_squeeze_dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)"""
    return _op.squeeze_dims(self, dim)


_rt_function_squeeze = _rt_Overloads(
    "aten::squeeze",
    {
        "": _rt_direct_squeeze,
        "dim": _rt_direct_squeeze_dim,
        "dims": _rt_direct_squeeze_dims,
    },
)


_rt_method_squeeze = _rt_Overloads(
    "aten::squeeze",
    {
        "": _rt_direct_squeeze,
        "dim": _rt_direct_squeeze_dim,
        "dims": _rt_direct_squeeze_dims,
    },
    varargs=1,
)


def _rt_direct_squeeze_copy(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::squeeze_copy(Tensor self) -> Tensor"""
    if out is not None:
        return _op.squeeze_copy_out(self, out=out)
    return _op.squeeze_copy(self)


def _rt_direct_squeeze_copy_dim(
    self: Tensor, dim: int, *, out: Tensor | None = None
) -> Tensor:
    """aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor"""
    if out is not None:
        return _op.squeeze_copy_dim_out(self, dim, out=out)
    return _op.squeeze_copy_dim(self, dim)


def _rt_direct_squeeze_copy_dims(
    self: Tensor, dim: Sequence[int], *, out: Tensor | None = None
) -> Tensor:
    """aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor"""
    if out is not None:
        return _op.squeeze_copy_dims_out(self, dim, out=out)
    return _op.squeeze_copy_dims(self, dim)


_rt_function_squeeze_copy = _rt_Overloads(
    "aten::squeeze_copy",
    {
        "": _rt_direct_squeeze_copy,
        "dim": _rt_direct_squeeze_copy_dim,
        "dims": _rt_direct_squeeze_copy_dims,
    },
)


def _rt_direct_std(self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::std(Tensor self, bool unbiased=True) -> Tensor"""
    return _op.std(self, unbiased)


def _rt_direct_std_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.std_correction_out(
            self, dim, correction=correction, keepdim=keepdim, out=out
        )
    return _op.std_correction(self, dim, correction=correction, keepdim=keepdim)


def _rt_direct_std_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.std_out(self, dim, unbiased, keepdim, out=out)
    return _op.std_dim(self, dim, unbiased, keepdim)


_rt_function_std = _rt_Overloads(
    "aten::std",
    {
        "": _rt_direct_std,
        "correction": _rt_direct_std_correction,
        "dim": _rt_direct_std_dim,
    },
)


_rt_method_std = _rt_Overloads(
    "aten::std",
    {
        "": _rt_direct_std,
        "correction": _rt_direct_std_correction,
        "dim": _rt_direct_std_dim,
    },
)


def _rt_direct_sum(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.sum_out(self, dtype=dtype, out=out)
    return _op.sum(self, dtype=dtype)


def _rt_direct_sum_dim_IntList(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.sum_IntList_out(self, dim, keepdim, dtype=dtype, out=out)
    return _op.sum_dim_IntList(self, dim, keepdim, dtype=dtype)


_rt_function_sum = _rt_Overloads(
    "aten::sum", {"": _rt_direct_sum, "dim_IntList": _rt_direct_sum_dim_IntList}
)


_rt_method_sum = _rt_Overloads(
    "aten::sum", {"": _rt_direct_sum, "dim_IntList": _rt_direct_sum_dim_IntList}
)


def _rt_direct_unbind_copy_int(self: Tensor, dim: int = 0) -> Sequence[Tensor]:
    """aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]"""
    return _op.unbind_copy_int(self, dim)


def _rt_direct_unbind_copy_int_out(
    self: Tensor, dim: int = 0, *, out: Sequence[Tensor]
) -> None:
    """aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()"""
    _op.unbind_copy_int_out(self, dim, out=out)


_rt_function_unbind_copy = _rt_Overloads(
    "aten::unbind_copy",
    {"int": _rt_direct_unbind_copy_int, "int_out": _rt_direct_unbind_copy_int_out},
)


def _rt_direct_var(self: Tensor, unbiased: bool = True) -> Tensor:
    """aten::var(Tensor self, bool unbiased=True) -> Tensor"""
    return _op.var(self, unbiased)


def _rt_direct_var_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.var_correction_out(
            self, dim, correction=correction, keepdim=keepdim, out=out
        )
    return _op.var_correction(self, dim, correction=correction, keepdim=keepdim)


def _rt_direct_var_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.var_out(self, dim, unbiased, keepdim, out=out)
    return _op.var_dim(self, dim, unbiased, keepdim)


_rt_function_var = _rt_Overloads(
    "aten::var",
    {
        "": _rt_direct_var,
        "correction": _rt_direct_var_correction,
        "dim": _rt_direct_var_dim,
    },
)


_rt_method_var = _rt_Overloads(
    "aten::var",
    {
        "": _rt_direct_var,
        "correction": _rt_direct_var_correction,
        "dim": _rt_direct_var_dim,
    },
)


def _rt_direct_var_mean(self: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]:
    """aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)"""
    return _op.var_mean(self, unbiased)


def _rt_direct_var_mean_correction(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("aten::var_mean.correction_out", out, 2)
        return _op.var_mean_correction_out(
            self, dim, correction=correction, keepdim=keepdim, out0=out[0], out1=out[1]
        )
    return _op.var_mean_correction(self, dim, correction=correction, keepdim=keepdim)


def _rt_direct_var_mean_dim(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]:
    """aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)"""
    return _op.var_mean_dim(self, dim, unbiased, keepdim)


_rt_function_var_mean = _rt_Overloads(
    "aten::var_mean",
    {
        "": _rt_direct_var_mean,
        "correction": _rt_direct_var_mean_correction,
        "dim": _rt_direct_var_mean_dim,
    },
)


def _rt_direct_view_copy(
    self: Tensor, size: Sequence[int], *, out: Tensor | None = None
) -> Tensor:
    """aten::view_copy(Tensor self, SymInt[] size) -> Tensor"""
    if out is not None:
        return _op.view_copy_out(self, size, out=out)
    return _op.view_copy(self, size)


def _rt_direct_view_copy_dtype(
    self: Tensor, dtype: DType, *, out: Tensor | None = None
) -> Tensor:
    """aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor"""
    if out is not None:
        return _op.view_copy_dtype_out(self, dtype, out=out)
    return _op.view_copy_dtype(self, dtype)


_rt_function_view_copy = _rt_Overloads(
    "aten::view_copy", {"": _rt_direct_view_copy, "dtype": _rt_direct_view_copy_dtype}
)


def _rt_direct_where(condition: Tensor) -> Sequence[Tensor]:
    """aten::where(Tensor condition) -> Tensor[]"""
    return _op.where(condition)


def _rt_direct_where_Scalar(condition: Tensor, self: Number, other: Number) -> Tensor:
    """aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor"""
    return _op.where_Scalar(condition, self, other)


def _rt_direct_where_ScalarOther(
    condition: Tensor, self: Tensor, other: Number
) -> Tensor:
    """aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor"""
    return _op.where_ScalarOther(condition, self, other)


def _rt_direct_where_ScalarSelf(
    condition: Tensor, self: Number, other: Tensor
) -> Tensor:
    """aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor"""
    return _op.where_ScalarSelf(condition, self, other)


def _rt_direct_where_self(
    condition: Tensor, self: Tensor, other: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.where_self_out(condition, self, other, out=out)
    return _op.where_self(condition, self, other)


_rt_function_where = _rt_Overloads(
    "aten::where",
    {
        "": _rt_direct_where,
        "Scalar": _rt_direct_where_Scalar,
        "ScalarOther": _rt_direct_where_ScalarOther,
        "ScalarSelf": _rt_direct_where_ScalarSelf,
        "self": _rt_direct_where_self,
    },
)


def _rt_direct_bernoulli__Tensor(
    self: Tensor, p: Tensor, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)"""
    return _op.bernoulli__Tensor(self, p, generator=generator)


def _rt_direct_bernoulli__float(
    self: Tensor, p: float = 0.5, *, generator: Generator | None = None
) -> Tensor:
    """aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)"""
    return _op.bernoulli__float(self, p, generator=generator)


_rt_method_bernoulli_ = _rt_Overloads(
    "aten::bernoulli_",
    {"Tensor": _rt_direct_bernoulli__Tensor, "float": _rt_direct_bernoulli__float},
)


def _rt_direct_div__Scalar(self: Tensor, other: Number) -> Tensor:
    """aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)"""
    return _op.div__Scalar(self, other)


def _rt_direct_div__Scalar_mode(
    self: Tensor, other: Number, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)"""
    return _op.div__Scalar_mode(self, other, rounding_mode=rounding_mode)


def _rt_direct_div__Tensor(self: Tensor, other: Tensor) -> Tensor:
    """aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"""
    return _op.div__Tensor(self, other)


def _rt_direct_div__Tensor_mode(
    self: Tensor, other: Tensor, *, rounding_mode: str | None
) -> Tensor:
    """aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)"""
    return _op.div__Tensor_mode(self, other, rounding_mode=rounding_mode)


_rt_method_div_ = _rt_Overloads(
    "aten::div_",
    {
        "Scalar": _rt_direct_div__Scalar,
        "Scalar_mode": _rt_direct_div__Scalar_mode,
        "Tensor": _rt_direct_div__Tensor,
        "Tensor_mode": _rt_direct_div__Tensor_mode,
    },
)


def _rt_direct_scatter__reduce(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, reduce: str
) -> Tensor:
    """aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)"""
    return _op.scatter__reduce(self, dim, index, src, reduce=reduce)


def _rt_direct_scatter__src(
    self: Tensor, dim: int, index: Tensor, src: Tensor
) -> Tensor:
    """aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)"""
    return _op.scatter__src(self, dim, index, src)


def _rt_direct_scatter__value(
    self: Tensor, dim: int, index: Tensor, value: Number
) -> Tensor:
    """aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)"""
    return _op.scatter__value(self, dim, index, value)


def _rt_direct_scatter__value_reduce(
    self: Tensor, dim: int, index: Tensor, value: Number, *, reduce: str
) -> Tensor:
    """aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)"""
    return _op.scatter__value_reduce(self, dim, index, value, reduce=reduce)


_rt_method_scatter_ = _rt_Overloads(
    "aten::scatter_",
    {
        "reduce": _rt_direct_scatter__reduce,
        "src": _rt_direct_scatter__src,
        "value": _rt_direct_scatter__value,
        "value_reduce": _rt_direct_scatter__value_reduce,
    },
)


def _rt_direct_squeeze_(self: Tensor) -> Tensor:
    """aten::squeeze_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.squeeze_(self)


def _rt_direct_squeeze__dim(self: Tensor, dim: int) -> Tensor:
    """aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)"""
    return _op.squeeze__dim(self, dim)


def _rt_direct_squeeze__dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    """aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)"""
    return _op.squeeze__dims(self, dim)


_rt_method_squeeze_ = _rt_Overloads(
    "aten::squeeze_",
    {
        "": _rt_direct_squeeze_,
        "dim": _rt_direct_squeeze__dim,
        "dims": _rt_direct_squeeze__dims,
    },
    varargs=1,
)


def _rt_direct_to_device(
    self: Tensor,
    device: Device | str,
    dtype: DType,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    return _op.to_device(self, device, dtype, non_blocking, copy, memory_format)


def _rt_direct_to_dtype(
    self: Tensor,
    dtype: DType,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    return _op.to_dtype(self, dtype, non_blocking, copy, memory_format)


def _rt_direct_to_dtype_layout(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    return _op.to_dtype_layout(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        non_blocking=non_blocking,
        copy=copy,
        memory_format=memory_format,
    )


def _rt_direct_to_other(
    self: Tensor,
    other: Tensor,
    non_blocking: bool = False,
    copy: bool = False,
    memory_format: MemoryFormat | None = None,
) -> Tensor:
    """aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)"""
    return _op.to_other(self, other, non_blocking, copy, memory_format)


_rt_method_to = _rt_Overloads(
    "aten::to",
    {
        "device": _rt_direct_to_device,
        "dtype": _rt_direct_to_dtype,
        "dtype_layout": _rt_direct_to_dtype_layout,
        "other": _rt_direct_to_other,
    },
)


def _rt_direct_view(self: Tensor, size: Sequence[int]) -> Tensor:
    """aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)"""
    return _op.view(self, size)


def _rt_direct_view_dtype(self: Tensor, dtype: DType) -> Tensor:
    """aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"""
    return _op.view_dtype(self, dtype)


_rt_method_view = _rt_Overloads(
    "aten::view", {"": _rt_direct_view, "dtype": _rt_direct_view_dtype}, varargs=1
)


@overload
def _foreach_add(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> Sequence[Tensor]: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> Sequence[Tensor]: ...
@overload
def _foreach_add(
    self: Sequence[Tensor],
    other: Sequence[Tensor],
    *,
    alpha: Number = 1,
    out: Sequence[Tensor],
) -> None: ...
@overload
def _foreach_add(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1, out: Sequence[Tensor]
) -> None: ...
def _foreach_add(*args: Any, **kwargs: Any) -> Any:
    """aten::_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
    aten::_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
    aten::_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]
    aten::_foreach_add.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
    aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
    aten::_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]
    aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
    aten::_foreach_add.Tensor_out(Tensor[] self, Tensor other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
    """
    return _rt_function__foreach_add(*args, **kwargs)


@overload
def _foreach_add_(self: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_add_(self: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
@overload
def _foreach_add_(
    self: Sequence[Tensor], other: Sequence[Tensor], *, alpha: Number = 1
) -> None: ...
@overload
def _foreach_add_(
    self: Sequence[Tensor], other: Tensor, *, alpha: Number = 1
) -> None: ...
def _foreach_add_(*args: Any, **kwargs: Any) -> Any:
    """aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
    aten::_foreach_add_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
    aten::_foreach_add_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()
    aten::_foreach_add_.Tensor(Tensor(a!)[] self, Tensor other, *, Scalar alpha=1) -> ()
    """
    return _rt_function__foreach_add_(*args, **kwargs)


@overload
def _foreach_mul(
    self: Sequence[Tensor], other: Sequence[Tensor]
) -> Sequence[Tensor]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], other: Tensor) -> Sequence[Tensor]: ...
@overload
def _foreach_mul(self: Sequence[Tensor], scalar: Number) -> Sequence[Tensor]: ...
@overload
def _foreach_mul(
    self: Sequence[Tensor], scalars: Sequence[Number]
) -> Sequence[Tensor]: ...
@overload
def _foreach_mul(
    self: Sequence[Tensor], other: Sequence[Tensor], *, out: Sequence[Tensor]
) -> None: ...
@overload
def _foreach_mul(
    self: Sequence[Tensor], other: Tensor, *, out: Sequence[Tensor]
) -> None: ...
@overload
def _foreach_mul(
    self: Sequence[Tensor], scalars: Sequence[Number], *, out: Sequence[Tensor]
) -> None: ...
@overload
def _foreach_mul(
    self: Sequence[Tensor], scalar: Number, *, out: Sequence[Tensor]
) -> None: ...
def _foreach_mul(*args: Any, **kwargs: Any) -> Any:
    """aten::_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]
    aten::_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]
    aten::_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]
    aten::_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]
    aten::_foreach_mul.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
    aten::_foreach_mul.Tensor_out(Tensor[] self, Tensor other, *, Tensor(a!)[] out) -> ()
    aten::_foreach_mul.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
    aten::_foreach_mul.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function__foreach_mul(*args, **kwargs)


@overload
def _foreach_mul_(self: Sequence[Tensor], other: Sequence[Tensor]) -> None: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], other: Tensor) -> None: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], scalar: Number) -> None: ...
@overload
def _foreach_mul_(self: Sequence[Tensor], scalars: Sequence[Number]) -> None: ...
def _foreach_mul_(*args: Any, **kwargs: Any) -> Any:
    """aten::_foreach_mul_.List(Tensor(a!)[] self, Tensor[] other) -> ()
    aten::_foreach_mul_.Tensor(Tensor(a!)[] self, Tensor other) -> ()
    aten::_foreach_mul_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
    aten::_foreach_mul_.ScalarList(Tensor(a!)[] self, Scalar[] scalars) -> ()
    """
    return _rt_function__foreach_mul_(*args, **kwargs)


def _index_put_impl(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    unsafe: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor"""
    if out is not None:
        return _op._index_put_impl_out(
            self, indices, values, accumulate, unsafe, out=out
        )
    return _op._index_put_impl(self, indices, values, accumulate, unsafe)


def _index_put_impl_(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    unsafe: bool = False,
) -> Tensor:
    """aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)"""
    return _op._index_put_impl_(self, indices, values, accumulate, unsafe)


def _local_scalar_dense(self: Tensor) -> Number:
    """aten::_local_scalar_dense(Tensor self) -> Scalar"""
    return _op._local_scalar_dense(self)


def _log_softmax(
    self: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None
) -> Tensor:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if out is not None:
        return _op._log_softmax_out(self, dim, half_to_float, out=out)
    return _op._log_softmax(self, dim, half_to_float)


def _reshape_alias(self: Tensor, size: Sequence[int], stride: Sequence[int]) -> Tensor:
    """aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)"""
    return _op._reshape_alias(self, size, stride)


def _reshape_alias_copy(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor"""
    if out is not None:
        return _op._reshape_alias_copy_out(self, size, stride, out=out)
    return _op._reshape_alias_copy(self, size, stride)


def _softmax(
    self: Tensor, dim: int, half_to_float: bool, *, out: Tensor | None = None
) -> Tensor:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    if out is not None:
        return _op._softmax_out(self, dim, half_to_float, out=out)
    return _op._softmax(self, dim, half_to_float)


def _to_copy(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op._to_copy_out(
            self, non_blocking=non_blocking, memory_format=memory_format, out=out
        )
    return _op._to_copy(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        non_blocking=non_blocking,
        memory_format=memory_format,
    )


def _unsafe_view(
    self: Tensor, size: Sequence[int], *, out: Tensor | None = None
) -> Tensor:
    """aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor"""
    if out is not None:
        return _op._unsafe_view_out(self, size, out=out)
    return _op._unsafe_view(self, size)


def abs(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::abs(Tensor self) -> Tensor"""
    if out is not None:
        return _op.abs_out(self, out=out)
    return _op.abs(self)


def abs_(self: Tensor) -> Tensor:
    """aten::abs_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.abs_(self)


def acos(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::acos(Tensor self) -> Tensor"""
    if out is not None:
        return _op.acos_out(self, out=out)
    return _op.acos(self)


def acos_(self: Tensor) -> Tensor:
    """aten::acos_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.acos_(self)


def add(
    self: Tensor,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.add_out(self, other, alpha=alpha, out=out)
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
        if out is not None:
            return _op.add_Scalar_out(self, other, alpha, out=out)
        return _op.add_Scalar(self, other, alpha)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::add", self, other, alpha=alpha, out=out)
        raise


def addcdiv(
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if out is not None:
        return _op.addcdiv_out(self, tensor1, tensor2, value=value, out=out)
    return _op.addcdiv(self, tensor1, tensor2, value=value)


def addcmul(
    self: Tensor,
    tensor1: Tensor,
    tensor2: Tensor,
    *,
    value: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""
    if out is not None:
        return _op.addcmul_out(self, tensor1, tensor2, value=value, out=out)
    return _op.addcmul(self, tensor1, tensor2, value=value)


def addmm(
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if out is not None:
        return _op.addmm_out(self, mat1, mat2, beta=beta, alpha=alpha, out=out)
    return _op.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


def addmv(
    self: Tensor,
    mat: Tensor,
    vec: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if out is not None:
        return _op.addmv_out(self, mat, vec, beta=beta, alpha=alpha, out=out)
    return _op.addmv(self, mat, vec, beta=beta, alpha=alpha)


def addmv_(
    self: Tensor, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1
) -> Tensor:
    """aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)"""
    return _op.addmv_(self, mat, vec, beta=beta, alpha=alpha)


def alias(self: Tensor) -> Tensor:
    """aten::alias(Tensor(a) self) -> Tensor(a)"""
    return _op.alias(self)


def alias_copy(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::alias_copy(Tensor self) -> Tensor"""
    if out is not None:
        return _op.alias_copy_out(self, out=out)
    return _op.alias_copy(self)


@overload
def all(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def all(
    self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def all(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def all(*args: Any, **kwargs: Any) -> Any:
    """aten::all(Tensor self) -> Tensor
    aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    """
    return _rt_function_all(*args, **kwargs)


def amax(
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.amax_out(self, dim, keepdim, out=out)
    return _op.amax(self, dim, keepdim)


def amin(
    self: Tensor,
    dim: int | Sequence[int] = (),
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.amin_out(self, dim, keepdim, out=out)
    return _op.amin(self, dim, keepdim)


@overload
def any(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def any(
    self: Tensor, dim: int, keepdim: bool = False, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def any(
    self: Tensor,
    dim: Sequence[int] | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def any(*args: Any, **kwargs: Any) -> Any:
    """aten::any(Tensor self) -> Tensor
    aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    """
    return _rt_function_any(*args, **kwargs)


@overload
def arange(
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def arange(
    start: Number,
    end: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
) -> Tensor: ...
@overload
def arange(
    start: Number,
    end: Number,
    step: Number = 1,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def arange(*args: Any, **kwargs: Any) -> Any:
    """aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_arange(*args, **kwargs)


def argmax(
    self: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.argmax_out(self, dim, keepdim, out=out)
    return _op.argmax(self, dim, keepdim)


def argmin(
    self: Tensor,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.argmin_out(self, dim, keepdim, out=out)
    return _op.argmin(self, dim, keepdim)


def as_strided(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)"""
    return _op.as_strided(self, size, stride, storage_offset)


def as_strided_(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Tensor:
    """aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)"""
    return _op.as_strided_(self, size, stride, storage_offset)


def as_strided_copy(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor"""
    if out is not None:
        return _op.as_strided_copy_out(self, size, stride, storage_offset, out=out)
    return _op.as_strided_copy(self, size, stride, storage_offset)


def asin(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::asin(Tensor self) -> Tensor"""
    if out is not None:
        return _op.asin_out(self, out=out)
    return _op.asin(self)


def asin_(self: Tensor) -> Tensor:
    """aten::asin_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.asin_(self)


def atan(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::atan(Tensor self) -> Tensor"""
    if out is not None:
        return _op.atan_out(self, out=out)
    return _op.atan(self)


def atan2(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::atan2(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.atan2_out(self, other, out=out)
    return _op.atan2(self, other)


def atan_(self: Tensor) -> Tensor:
    """aten::atan_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.atan_(self)


def avg_pool2d(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor"""
    if out is not None:
        return _op.avg_pool2d_out(
            self,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            out=out,
        )
    return _op.avg_pool2d(
        self,
        kernel_size,
        stride,
        padding,
        ceil_mode,
        count_include_pad,
        divisor_override,
    )


def baddbmm(
    self: Tensor,
    batch1: Tensor,
    batch2: Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""
    if out is not None:
        return _op.baddbmm_out(self, batch1, batch2, beta=beta, alpha=alpha, out=out)
    return _op.baddbmm(self, batch1, batch2, beta=beta, alpha=alpha)


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
    return _op.batch_norm(
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


@overload
def bernoulli(
    self: Tensor, *, generator: Generator | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def bernoulli(
    self: Tensor,
    p: Tensor,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def bernoulli(
    self: Tensor,
    p: float,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def bernoulli(*args: Any, **kwargs: Any) -> Any:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor
    aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
    """
    return _rt_function_bernoulli(*args, **kwargs)


def bitwise_and(
    self: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
    aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(other, _rt_TensorBase):
            if out is not None:
                return _op.bitwise_and_Tensor_out(self, other, out=out)
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
            if out is not None:
                return _op.bitwise_and_Scalar_out(self, other, out=out)
            return _op.bitwise_and_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_and", self, other, out=out)
            raise
    if isinstance(other, _rt_TensorBase):
        try:
            if out is not None:
                return _op.bitwise_and_Scalar_Tensor_out(self, other, out=out)
            return _op.bitwise_and_Scalar_Tensor(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_and", self, other, out=out)
            raise
    raise _rt_no_overload("bitwise_and", self, other)


def bitwise_not(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::bitwise_not(Tensor self) -> Tensor"""
    if out is not None:
        return _op.bitwise_not_out(self, out=out)
    return _op.bitwise_not(self)


def bitwise_or(
    self: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
    aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(other, _rt_TensorBase):
            if out is not None:
                return _op.bitwise_or_Tensor_out(self, other, out=out)
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
            if out is not None:
                return _op.bitwise_or_Scalar_out(self, other, out=out)
            return _op.bitwise_or_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_or", self, other, out=out)
            raise
    if isinstance(other, _rt_TensorBase):
        try:
            if out is not None:
                return _op.bitwise_or_Scalar_Tensor_out(self, other, out=out)
            return _op.bitwise_or_Scalar_Tensor(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_or", self, other, out=out)
            raise
    raise _rt_no_overload("bitwise_or", self, other)


def bitwise_xor(
    self: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
    aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
    aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(other, _rt_TensorBase):
            if out is not None:
                return _op.bitwise_xor_Tensor_out(self, other, out=out)
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
            if out is not None:
                return _op.bitwise_xor_Scalar_out(self, other, out=out)
            return _op.bitwise_xor_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_xor", self, other, out=out)
            raise
    if isinstance(other, _rt_TensorBase):
        try:
            if out is not None:
                return _op.bitwise_xor_Scalar_Tensor_out(self, other, out=out)
            return _op.bitwise_xor_Scalar_Tensor(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::bitwise_xor", self, other, out=out)
            raise
    raise _rt_no_overload("bitwise_xor", self, other)


def bmm(self: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
    if out is not None:
        return _op.bmm_out(self, mat2, out=out)
    return _op.bmm(self, mat2)


def cat(
    tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None
) -> Tensor:
    """aten::cat(Tensor[] tensors, int dim=0) -> Tensor"""
    if out is not None:
        return _op.cat_out(tensors, dim, out=out)
    return _op.cat(tensors, dim)


def ceil(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::ceil(Tensor self) -> Tensor"""
    if out is not None:
        return _op.ceil_out(self, out=out)
    return _op.ceil(self)


def ceil_(self: Tensor) -> Tensor:
    """aten::ceil_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.ceil_(self)


def chunk(self: Tensor, chunks: int, dim: int = 0) -> Sequence[Tensor]:
    """aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]"""
    return _op.chunk(self, chunks, dim)


@overload
def clamp(
    self: Tensor,
    min: Tensor | None = None,
    max: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def clamp(
    self: Tensor,
    min: Number | None = None,
    max: Number | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def clamp(*args: Any, **kwargs: Any) -> Any:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    """
    return _rt_function_clamp(*args, **kwargs)


@overload
def clamp_(
    self: Tensor, min: Tensor | None = None, max: Tensor | None = None
) -> Tensor: ...
@overload
def clamp_(
    self: Tensor, min: Number | None = None, max: Number | None = None
) -> Tensor: ...
def clamp_(*args: Any, **kwargs: Any) -> Any:
    """aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
    aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
    """
    return _rt_function_clamp_(*args, **kwargs)


def clamp_max(
    self: Tensor, max: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
    aten::clamp_max(Tensor self, Scalar max) -> Tensor
    """
    if isinstance(max, _rt_TensorBase):
        if out is not None:
            return _op.clamp_max_Tensor_out(self, max, out=out)
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
        if out is not None:
            return _op.clamp_max_out(self, max, out=out)
        return _op.clamp_max(self, max)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::clamp_max", self, max, out=out)
        raise


def clamp_max_(self: Tensor, max: Tensor | Number) -> Tensor:
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


def clamp_min(
    self: Tensor, min: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
    aten::clamp_min(Tensor self, Scalar min) -> Tensor
    """
    if isinstance(min, _rt_TensorBase):
        if out is not None:
            return _op.clamp_min_Tensor_out(self, min, out=out)
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
        if out is not None:
            return _op.clamp_min_out(self, min, out=out)
        return _op.clamp_min(self, min)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::clamp_min", self, min, out=out)
        raise


def clamp_min_(self: Tensor, min: Tensor | Number) -> Tensor:
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


def clone(
    self: Tensor,
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.clone_out(self, memory_format=memory_format, out=out)
    return _op.clone(self, memory_format=memory_format)


@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: int | Sequence[int] = (0,),
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv1d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1,),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1,),
    groups: int = 1,
) -> Tensor: ...
def conv1d(*args: Any, **kwargs: Any) -> Any:
    """aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor
    aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor
    """
    return _rt_function_conv1d(*args, **kwargs)


@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: int | Sequence[int] = (1, 1),
    padding: str = "valid",
    dilation: int | Sequence[int] = (1, 1),
    groups: int = 1,
) -> Tensor: ...
def conv2d(*args: Any, **kwargs: Any) -> Any:
    """aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor
    aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor
    """
    return _rt_function_conv2d(*args, **kwargs)


def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor"""
    if out is not None:
        return _op.convolution_out(
            input,
            weight,
            bias,
            stride,
            padding,
            dilation,
            transposed,
            output_padding,
            groups,
            out=out,
        )
    return _op.convolution(
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


def copy(
    self: Tensor, src: Tensor, non_blocking: bool = False, *, out: Tensor | None = None
) -> Tensor:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    if out is not None:
        return _op.copy_out(self, src, non_blocking, out=out)
    return _op.copy(self, src, non_blocking)


def cos(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::cos(Tensor self) -> Tensor"""
    if out is not None:
        return _op.cos_out(self, out=out)
    return _op.cos(self)


def cos_(self: Tensor) -> Tensor:
    """aten::cos_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.cos_(self)


def cosh(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::cosh(Tensor self) -> Tensor"""
    if out is not None:
        return _op.cosh_out(self, out=out)
    return _op.cosh(self)


def cosh_(self: Tensor) -> Tensor:
    """aten::cosh_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.cosh_(self)


def cumsum(
    self: Tensor, dim: int, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor:
    """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.cumsum_out(self, dim, dtype=dtype, out=out)
    return _op.cumsum(self, dim, dtype=dtype)


def detach(self: Tensor) -> Tensor:
    """aten::detach(Tensor(a) self) -> Tensor(a)"""
    return _op.detach(self)


def detach_(self: Tensor) -> Tensor:
    """aten::detach_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.detach_(self)


def detach_copy(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::detach_copy(Tensor self) -> Tensor"""
    if out is not None:
        return _op.detach_copy_out(self, out=out)
    return _op.detach_copy(self)


def diagonal(self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""
    return _op.diagonal(self, offset, dim1, dim2)


def diagonal_copy(
    self: Tensor,
    offset: int = 0,
    dim1: int = 0,
    dim2: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor"""
    if out is not None:
        return _op.diagonal_copy_out(self, offset, dim1, dim2, out=out)
    return _op.diagonal_copy(self, offset, dim1, dim2)


@overload
def div(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(self: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def div(
    self: Tensor, other: Tensor, *, rounding_mode: str | None, out: Tensor | None = None
) -> Tensor: ...
@overload
def div(
    self: Tensor, other: Number, *, rounding_mode: str | None, out: Tensor | None = None
) -> Tensor: ...
def div(*args: Any, **kwargs: Any) -> Any:
    """aten::div.Tensor(Tensor self, Tensor other) -> Tensor
    aten::div.Scalar(Tensor self, Scalar other) -> Tensor
    aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    """
    return _rt_function_div(*args, **kwargs)


def dot(self: Tensor, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    if out is not None:
        return _op.dot_out(self, tensor, out=out)
    return _op.dot(self, tensor)


def dropout(input: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout(Tensor input, float p, bool train) -> Tensor"""
    return _op.dropout(input, p, train)


def dropout_(self: Tensor, p: float, train: bool) -> Tensor:
    """aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)"""
    return _op.dropout_(self, p, train)


def embedding(
    weight: Tensor,
    indices: Tensor,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor"""
    if out is not None:
        return _op.embedding_out(
            weight, indices, padding_idx, scale_grad_by_freq, sparse, out=out
        )
    return _op.embedding(weight, indices, padding_idx, scale_grad_by_freq, sparse)


def empty(
    *size_: int | Sequence[int],
    size: Sequence[int] | None = None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    size = _rt_int_list("aten::empty.memory_format", "size", size_, size)
    if out is not None:
        return _op.empty_out(size, memory_format=memory_format, out=out)
    return _op.empty_memory_format(
        size,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def empty_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.empty_like_out(self, memory_format=memory_format, out=out)
    return _op.empty_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.empty_strided_out(size, stride, out=out)
    return _op.empty_strided(
        size, stride, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def eq(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::eq.Tensor(Tensor self, Tensor other) -> Tensor
    aten::eq.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.eq_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.eq_Scalar_out(self, other, out=out)
        return _op.eq_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::eq", self, other, out=out)
        raise


def erf(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::erf(Tensor self) -> Tensor"""
    if out is not None:
        return _op.erf_out(self, out=out)
    return _op.erf(self)


def erf_(self: Tensor) -> Tensor:
    """aten::erf_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.erf_(self)


def exp(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::exp(Tensor self) -> Tensor"""
    if out is not None:
        return _op.exp_out(self, out=out)
    return _op.exp(self)


def exp_(self: Tensor) -> Tensor:
    """aten::exp_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.exp_(self)


def expand_copy(
    self: Tensor,
    size: Sequence[int],
    *,
    implicit: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor"""
    if out is not None:
        return _op.expand_copy_out(self, size, implicit=implicit, out=out)
    return _op.expand_copy(self, size, implicit=implicit)


def expm1(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::expm1(Tensor self) -> Tensor"""
    if out is not None:
        return _op.expm1_out(self, out=out)
    return _op.expm1(self)


def expm1_(self: Tensor) -> Tensor:
    """aten::expm1_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.expm1_(self)


@overload
def eye(
    n: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def eye(
    n: int,
    m: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def eye(*args: Any, **kwargs: Any) -> Any:
    """aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_eye(*args, **kwargs)


def fill(self: Tensor, value: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
    aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
    """
    if isinstance(value, _rt_TensorBase):
        if out is not None:
            return _op.fill_Tensor_out(self, value, out=out)
        try:
            keys = self._keys
            if value._keys is not keys:
                keys |= value._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_fill_Tensor.caches[context][keys]
            else:
                kernel = _op_fill_Tensor.cache[keys]
        except KeyError:
            kernel = _op_fill_Tensor.lookup_for(self, value)
        except (AttributeError, TypeError):
            kernel = _op_fill_Tensor.explain_call((self, value))
        try:
            return kernel(self, value)
        except Exception:
            _op_fill_Tensor.check_arguments((self, value))
            raise
    try:
        if out is not None:
            return _op.fill_Scalar_out(self, value, out=out)
        return _op.fill_Scalar(self, value)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::fill", self, value, out=out)
        raise


def fill_(self: Tensor, value: Tensor | Number) -> Tensor:
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


def flatten(self: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""
    return _op.flatten_using_ints(self, start_dim, end_dim)


def flip(self: Tensor, dims: Sequence[int], *, out: Tensor | None = None) -> Tensor:
    """aten::flip(Tensor self, int[] dims) -> Tensor"""
    if out is not None:
        return _op.flip_out(self, dims, out=out)
    return _op.flip(self, dims)


def floor(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::floor(Tensor self) -> Tensor"""
    if out is not None:
        return _op.floor_out(self, out=out)
    return _op.floor(self)


def floor_(self: Tensor) -> Tensor:
    """aten::floor_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.floor_(self)


def floor_divide(
    self: Tensor, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::floor_divide(Tensor self, Tensor other) -> Tensor
    aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.floor_divide_out(self, other, out=out)
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
        if out is not None:
            return _op.floor_divide_Scalar_out(self, other, out=out)
        return _op.floor_divide_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::floor_divide", self, other, out=out)
        raise


def fmod(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
    aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.fmod_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.fmod_Scalar_out(self, other, out=out)
        return _op.fmod_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::fmod", self, other, out=out)
        raise


def full(
    size: Sequence[int],
    fill_value: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.full_out(size, fill_value, out=out)
    return _op.full(
        size,
        fill_value,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


def full_like(
    self: Tensor,
    fill_value: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.full_like_out(self, fill_value, memory_format=memory_format, out=out)
    return _op.full_like(
        self,
        fill_value,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def gather(
    self: Tensor,
    dim: int,
    index: Tensor,
    *,
    sparse_grad: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
    if out is not None:
        return _op.gather_out(self, dim, index, sparse_grad=sparse_grad, out=out)
    return _op.gather(self, dim, index, sparse_grad=sparse_grad)


def ge(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::ge.Tensor(Tensor self, Tensor other) -> Tensor
    aten::ge.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.ge_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.ge_Scalar_out(self, other, out=out)
        return _op.ge_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::ge", self, other, out=out)
        raise


def gelu(
    self: Tensor, *, approximate: str = "none", out: Tensor | None = None
) -> Tensor:
    """aten::gelu(Tensor self, *, str approximate='none') -> Tensor"""
    if out is not None:
        return _op.gelu_out(self, approximate=approximate, out=out)
    return _op.gelu(self, approximate=approximate)


def gelu_(self: Tensor, *, approximate: str = "none") -> Tensor:
    """aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)"""
    return _op.gelu_(self, approximate=approximate)


def gt(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::gt.Tensor(Tensor self, Tensor other) -> Tensor
    aten::gt.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.gt_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.gt_Scalar_out(self, other, out=out)
        return _op.gt_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::gt", self, other, out=out)
        raise


def hardtanh(
    self: Tensor,
    min_val: Number = -1,
    max_val: Number = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor"""
    if out is not None:
        return _op.hardtanh_out(self, min_val, max_val, out=out)
    return _op.hardtanh(self, min_val, max_val)


def hardtanh_(self: Tensor, min_val: Number = -1, max_val: Number = 1) -> Tensor:
    """aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)"""
    return _op.hardtanh_(self, min_val, max_val)


def index(
    self: Tensor, indices: Sequence[Tensor | None], *, out: Tensor | None = None
) -> Tensor:
    """aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor"""
    if out is not None:
        return _op.index_Tensor_out(self, indices, out=out)
    return _op.index_Tensor(self, indices)


def index_add(
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""
    if out is not None:
        return _op.index_add_out(self, dim, index, source, alpha=alpha, out=out)
    return _op.index_add(self, dim, index, source, alpha=alpha)


def index_fill(
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Tensor | Number,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
    aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    """
    if isinstance(value, _rt_TensorBase):
        if out is not None:
            return _op.index_fill_int_Tensor_out(self, dim, index, value, out=out)
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
            kernel = _op_index_fill_int_Tensor.explain_call((self, dim, index, value))
        try:
            return kernel(self, dim, index, value)
        except Exception:
            _op_index_fill_int_Tensor.check_arguments((self, dim, index, value))
            raise
    try:
        if out is not None:
            return _op.index_fill_int_Scalar_out(self, dim, index, value, out=out)
        return _op.index_fill_int_Scalar(self, dim, index, value)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::index_fill", self, dim, index, value, out=out)
        raise


def index_put(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor"""
    if out is not None:
        return _op.index_put_out(self, indices, values, accumulate, out=out)
    return _op.index_put(self, indices, values, accumulate)


def index_put_(
    self: Tensor,
    indices: Sequence[Tensor | None],
    values: Tensor,
    accumulate: bool = False,
) -> Tensor:
    """aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)"""
    return _op.index_put_(self, indices, values, accumulate)


def index_select(
    self: Tensor, dim: int, index: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
    if out is not None:
        return _op.index_select_out(self, dim, index, out=out)
    return _op.index_select(self, dim, index)


def is_nonzero(self: Tensor) -> bool:
    """aten::is_nonzero(Tensor self) -> bool"""
    return _op.is_nonzero(self)


def isfinite(self: Tensor) -> Tensor:
    """aten::isfinite(Tensor self) -> Tensor"""
    return _op.isfinite(self)


def isinf(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::isinf(Tensor self) -> Tensor"""
    if out is not None:
        return _op.isinf_out(self, out=out)
    return _op.isinf(self)


def isnan(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::isnan(Tensor self) -> Tensor"""
    if out is not None:
        return _op.isnan_out(self, out=out)
    return _op.isnan(self)


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-05,
    cudnn_enable: bool = True,
) -> Tensor:
    """aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor"""
    return _op.layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable)


def le(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::le.Tensor(Tensor self, Tensor other) -> Tensor
    aten::le.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.le_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.le_Scalar_out(self, other, out=out)
        return _op.le_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::le", self, other, out=out)
        raise


def leaky_relu(
    self: Tensor, negative_slope: Number = 0.01, *, out: Tensor | None = None
) -> Tensor:
    """aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"""
    if out is not None:
        return _op.leaky_relu_out(self, negative_slope, out=out)
    return _op.leaky_relu(self, negative_slope)


def leaky_relu_(self: Tensor, negative_slope: Number = 0.01) -> Tensor:
    """aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)"""
    return _op.leaky_relu_(self, negative_slope)


def lerp(
    self: Tensor, end: Tensor, weight: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
    aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
    """
    if isinstance(weight, _rt_TensorBase):
        if out is not None:
            return _op.lerp_Tensor_out(self, end, weight, out=out)
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
        if out is not None:
            return _op.lerp_Scalar_out(self, end, weight, out=out)
        return _op.lerp_Scalar(self, end, weight)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::lerp", self, end, weight, out=out)
        raise


def linear(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""
    if out is not None:
        return _op.linear_out(input, weight, bias, out=out)
    return _op.linear(input, weight, bias)


def linspace(
    start: Tensor | Number,
    end: Tensor | Number,
    steps: int,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    if isinstance(start, _rt_TensorBase):
        if isinstance(end, _rt_TensorBase):
            if out is not None:
                return _op.linspace_Tensor_Tensor_out(start, end, steps, out=out)
            if steps.__class__ is not int:
                steps = _op_linspace_Tensor_Tensor.convert(2, steps)
            if dtype is not None and type(dtype) is not DType:
                dtype = _op_linspace_Tensor_Tensor.convert(3, dtype)
            if layout is not None and type(layout) is not Layout:
                layout = _op_linspace_Tensor_Tensor.convert(4, layout)
            if device is not None and type(device) is not Device:
                device = _op_linspace_Tensor_Tensor.convert(5, device)
            if pin_memory is not None and type(pin_memory) not in _rt_BOOLS:
                pin_memory = _op_linspace_Tensor_Tensor.convert(6, pin_memory)
            try:
                keys = start._keys
                if end._keys is not keys:
                    keys |= end._keys
                if _rt_activity.is_live:
                    context = _rt_get_state().adjustment
                    kernel = _op_linspace_Tensor_Tensor.caches[context][keys]
                else:
                    kernel = _op_linspace_Tensor_Tensor.cache[keys]
            except KeyError:
                kernel = _op_linspace_Tensor_Tensor.lookup_for(start, end)
            except (AttributeError, TypeError):
                kernel = _op_linspace_Tensor_Tensor.explain_call(
                    (start, end, steps, dtype, layout, device, pin_memory)
                )
            try:
                return kernel(start, end, steps, dtype, layout, device, pin_memory)
            except Exception:
                _op_linspace_Tensor_Tensor.check_arguments(
                    (start, end, steps, dtype, layout, device, pin_memory)
                )
                raise
        try:
            if out is not None:
                return _op.linspace_Tensor_Scalar_out(start, end, steps, out=out)
            return _op.linspace_Tensor_Scalar(
                start,
                end,
                steps,
                dtype=dtype,
                layout=layout,
                device=device,
                pin_memory=pin_memory,
            )
        except _rt_ArgumentTypeError:
            _rt_require_overload(
                "aten::linspace",
                start,
                end,
                steps,
                dtype=dtype,
                layout=layout,
                device=device,
                pin_memory=pin_memory,
                out=out,
            )
            raise
    if isinstance(end, _rt_TensorBase):
        try:
            if out is not None:
                return _op.linspace_Scalar_Tensor_out(start, end, steps, out=out)
            return _op.linspace_Scalar_Tensor(
                start,
                end,
                steps,
                dtype=dtype,
                layout=layout,
                device=device,
                pin_memory=pin_memory,
            )
        except _rt_ArgumentTypeError:
            _rt_require_overload(
                "aten::linspace",
                start,
                end,
                steps,
                dtype=dtype,
                layout=layout,
                device=device,
                pin_memory=pin_memory,
                out=out,
            )
            raise
    try:
        if out is not None:
            return _op.linspace_out(start, end, steps, out=out)
        return _op.linspace(
            start,
            end,
            steps,
            dtype=dtype,
            layout=layout,
            device=device,
            pin_memory=pin_memory,
        )
    except _rt_ArgumentTypeError:
        _rt_require_overload(
            "aten::linspace",
            start,
            end,
            steps,
            dtype=dtype,
            layout=layout,
            device=device,
            pin_memory=pin_memory,
            out=out,
        )
        raise


def log(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::log(Tensor self) -> Tensor"""
    if out is not None:
        return _op.log_out(self, out=out)
    return _op.log(self)


def log10(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::log10(Tensor self) -> Tensor"""
    if out is not None:
        return _op.log10_out(self, out=out)
    return _op.log10(self)


def log10_(self: Tensor) -> Tensor:
    """aten::log10_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.log10_(self)


def log1p(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::log1p(Tensor self) -> Tensor"""
    if out is not None:
        return _op.log1p_out(self, out=out)
    return _op.log1p(self)


def log1p_(self: Tensor) -> Tensor:
    """aten::log1p_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.log1p_(self)


def log2(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::log2(Tensor self) -> Tensor"""
    if out is not None:
        return _op.log2_out(self, out=out)
    return _op.log2(self)


def log2_(self: Tensor) -> Tensor:
    """aten::log2_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.log2_(self)


def log_(self: Tensor) -> Tensor:
    """aten::log_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.log_(self)


def log_softmax(
    self: Tensor, dim: int, dtype: DType | None = None, *, out: Tensor | None = None
) -> Tensor:
    """aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.log_softmax_int_out(self, dim, dtype, out=out)
    return _op.log_softmax_int(self, dim, dtype)


def logical_and(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::logical_and(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.logical_and_out(self, other, out=out)
    return _op.logical_and(self, other)


def logical_not(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::logical_not(Tensor self) -> Tensor"""
    if out is not None:
        return _op.logical_not_out(self, out=out)
    return _op.logical_not(self)


def logical_or(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::logical_or(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.logical_or_out(self, other, out=out)
    return _op.logical_or(self, other)


def logical_xor(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::logical_xor(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.logical_xor_out(self, other, out=out)
    return _op.logical_xor(self, other)


def logsumexp(
    self: Tensor,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor"""
    if out is not None:
        return _op.logsumexp_out(self, dim, keepdim, out=out)
    return _op.logsumexp(self, dim, keepdim)


def lt(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::lt.Tensor(Tensor self, Tensor other) -> Tensor
    aten::lt.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.lt_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.lt_Scalar_out(self, other, out=out)
        return _op.lt_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::lt", self, other, out=out)
        raise


def masked_fill(
    self: Tensor, mask: Tensor, value: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
    aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
    """
    if isinstance(value, _rt_TensorBase):
        if out is not None:
            return _op.masked_fill_Tensor_out(self, mask, value, out=out)
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
        if out is not None:
            return _op.masked_fill_Scalar_out(self, mask, value, out=out)
        return _op.masked_fill_Scalar(self, mask, value)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::masked_fill", self, mask, value, out=out)
        raise


def masked_select(self: Tensor, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::masked_select(Tensor self, Tensor mask) -> Tensor"""
    if out is not None:
        return _op.masked_select_out(self, mask, out=out)
    return _op.masked_select(self, mask)


def matmul(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::matmul(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.matmul_out(self, other, out=out)
    return _op.matmul(self, other)


@overload
def max(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def max(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.max_dim: ...
def max(*args: Any, **kwargs: Any) -> Any:
    """aten::max(Tensor self) -> Tensor
    aten::max.other(Tensor self, Tensor other) -> Tensor
    aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    return _rt_function_max(*args, **kwargs)


def max_pool2d(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
) -> Tensor:
    """aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor"""
    return _op.max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)


def max_pool2d_with_indices(
    self: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] = (),
    padding: int | Sequence[int] = (0, 0),
    dilation: int | Sequence[int] = (1, 1),
    ceil_mode: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor]:
    """aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("aten::max_pool2d_with_indices.out", out, 2)
        return _op.max_pool2d_with_indices_out(
            self,
            kernel_size,
            stride,
            padding,
            dilation,
            ceil_mode,
            out=out[0],
            indices=out[1],
        )
    return _op.max_pool2d_with_indices(
        self, kernel_size, stride, padding, dilation, ceil_mode
    )


def maximum(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::maximum(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.maximum_out(self, other, out=out)
    return _op.maximum(self, other)


@overload
def mean(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def mean(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def mean(*args: Any, **kwargs: Any) -> Any:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
    aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    """
    return _rt_function_mean(*args, **kwargs)


@overload
def min(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def min(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.min_dim: ...
def min(*args: Any, **kwargs: Any) -> Any:
    """aten::min(Tensor self) -> Tensor
    aten::min.other(Tensor self, Tensor other) -> Tensor
    aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    return _rt_function_min(*args, **kwargs)


def minimum(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::minimum(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.minimum_out(self, other, out=out)
    return _op.minimum(self, other)


def mm(self: Tensor, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
    if out is not None:
        return _op.mm_out(self, mat2, out=out)
    return _op.mm(self, mat2)


@overload
def movedim(self: Tensor, source: int, destination: int) -> Tensor: ...
@overload
def movedim(
    self: Tensor, source: Sequence[int], destination: Sequence[int]
) -> Tensor: ...
def movedim(*args: Any, **kwargs: Any) -> Any:
    """aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
    aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
    """
    return _rt_function_movedim(*args, **kwargs)


def mse_loss(
    self: Tensor, target: Tensor, reduction: int = 1, *, out: Tensor | None = None
) -> Tensor:
    """aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor"""
    if out is not None:
        return _op.mse_loss_out(self, target, reduction, out=out)
    return _op.mse_loss(self, target, reduction)


def mul(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
    aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.mul_out(self, other, out=out)
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
        if out is not None:
            return _op.mul_Scalar_out(self, other, out=out)
        return _op.mul_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::mul", self, other, out=out)
        raise


def mv(self: Tensor, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::mv(Tensor self, Tensor vec) -> Tensor"""
    if out is not None:
        return _op.mv_out(self, vec, out=out)
    return _op.mv(self, vec)


def narrow(self: Tensor, dim: int, start: Tensor | int, length: int) -> Tensor:
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


def narrow_copy(
    self: Tensor, dim: int, start: int, length: int, *, out: Tensor | None = None
) -> Tensor:
    """aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor"""
    if out is not None:
        return _op.narrow_copy_out(self, dim, start, length, out=out)
    return _op.narrow_copy(self, dim, start, length)


def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("aten::native_batch_norm.out", out, 3)
        return _op.native_batch_norm_out(
            input,
            weight,
            bias,
            running_mean,
            running_var,
            training,
            momentum,
            eps,
            out=out[0],
            save_mean=out[1],
            save_invstd=out[2],
        )
    return _op.native_batch_norm(
        input, weight, bias, running_mean, running_var, training, momentum, eps
    )


def native_dropout(
    input: Tensor,
    p: float,
    train: bool | None,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("aten::native_dropout.out", out, 2)
        return _op.native_dropout_out(input, p, train, out0=out[0], out1=out[1])
    return _op.native_dropout(input, p, train)


def native_layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
    *,
    out: tuple[Tensor, Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)"""
    if out is not None:
        out = _rt_out_tuple("aten::native_layer_norm.out", out, 3)
        return _op.native_layer_norm_out(
            input,
            normalized_shape,
            weight,
            bias,
            eps,
            out0=out[0],
            out1=out[1],
            out2=out[2],
        )
    return _op.native_layer_norm(input, normalized_shape, weight, bias, eps)


def ne(self: Tensor, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
    """aten::ne.Tensor(Tensor self, Tensor other) -> Tensor
    aten::ne.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.ne_Tensor_out(self, other, out=out)
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
        if out is not None:
            return _op.ne_Scalar_out(self, other, out=out)
        return _op.ne_Scalar(self, other)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::ne", self, other, out=out)
        raise


def neg(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::neg(Tensor self) -> Tensor"""
    if out is not None:
        return _op.neg_out(self, out=out)
    return _op.neg(self)


def neg_(self: Tensor) -> Tensor:
    """aten::neg_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.neg_(self)


def new_empty(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.new_empty_out(self, size, out=out)


def new_full(
    self: Tensor, size: Sequence[int], fill_value: Number, *, out: Tensor
) -> Tensor:
    """aten::new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.new_full_out(self, size, fill_value, out=out)


def new_ones(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.new_ones_out(self, size, out=out)


def new_zeros(self: Tensor, size: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.new_zeros_out(self, size, out=out)


def nll_loss(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    if out is not None:
        return _op.nll_loss_out(self, target, weight, reduction, ignore_index, out=out)
    return _op.nll_loss(self, target, weight, reduction, ignore_index)


def nll_loss_forward(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None,
    reduction: int,
    ignore_index: int,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.nll_loss_forward:
    """aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)"""
    if out is not None:
        out = _rt_out_tuple("aten::nll_loss_forward.output", out, 2)
        return return_types.nll_loss_forward(
            *_op.nll_loss_forward_output(
                self,
                target,
                weight,
                reduction,
                ignore_index,
                output=out[0],
                total_weight=out[1],
            )
        )
    return return_types.nll_loss_forward(
        *_op.nll_loss_forward(self, target, weight, reduction, ignore_index)
    )


def nll_loss_nd(
    self: Tensor,
    target: Tensor,
    weight: Tensor | None = None,
    reduction: int = 1,
    ignore_index: int = -100,
) -> Tensor:
    """aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor"""
    return _op.nll_loss_nd(self, target, weight, reduction, ignore_index)


def nonzero(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::nonzero(Tensor self) -> Tensor"""
    if out is not None:
        return _op.nonzero_out(self, out=out)
    return _op.nonzero(self)


@overload
def norm(self: Tensor, p: Number = 2, *, out: Tensor | None = None) -> Tensor: ...
@overload
def norm(
    self: Tensor, p: Number | None, *, dtype: DType, out: Tensor | None = None
) -> Tensor: ...
@overload
def norm(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    self: Tensor,
    p: Number | None,
    dim: int | Sequence[int],
    keepdim: bool,
    *,
    dtype: DType,
    out: Tensor | None = None,
) -> Tensor: ...
def norm(*args: Any, **kwargs: Any) -> Any:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor
    aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
    aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
    aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
    """
    return _rt_function_norm(*args, **kwargs)


def normal(
    self: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    *,
    generator: Generator | None = None,
    out: Tensor,
) -> Tensor:
    """aten::normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)"""
    return _op.normal_out(self, mean, std, generator=generator, out=out)


def normal_functional(
    self: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor"""
    return _op.normal_functional(self, mean, std, generator=generator)


def ones(
    *size_: int | Sequence[int],
    size: Sequence[int] | None = None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    size = _rt_int_list("aten::ones", "size", size_, size)
    if out is not None:
        return _op.ones_out(size, out=out)
    return _op.ones(
        size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def ones_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.ones_like_out(self, memory_format=memory_format, out=out)
    return _op.ones_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )


def outer(self: Tensor, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::outer(Tensor self, Tensor vec2) -> Tensor"""
    if out is not None:
        return _op.outer_out(self, vec2, out=out)
    return _op.outer(self, vec2)


def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
    return _op.permute(self, dims)


def permute_copy(
    self: Tensor, dims: Sequence[int], *, out: Tensor | None = None
) -> Tensor:
    """aten::permute_copy(Tensor self, int[] dims) -> Tensor"""
    if out is not None:
        return _op.permute_copy_out(self, dims, out=out)
    return _op.permute_copy(self, dims)


def pow(
    self: Tensor | Number, exponent: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(exponent, _rt_TensorBase):
            if out is not None:
                return _op.pow_Tensor_Tensor_out(self, exponent, out=out)
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
            if out is not None:
                return _op.pow_Tensor_Scalar_out(self, exponent, out=out)
            return _op.pow_Tensor_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::pow", self, exponent, out=out)
            raise
    if isinstance(exponent, _rt_TensorBase):
        try:
            if out is not None:
                return _op.pow_Scalar_out(self, exponent, out=out)
            return _op.pow_Scalar(self, exponent)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::pow", self, exponent, out=out)
            raise
    raise _rt_no_overload("pow", self, exponent)


@overload
def prod(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def prod(
    self: Tensor,
    dim: int,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def prod(*args: Any, **kwargs: Any) -> Any:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
    aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    """
    return _rt_function_prod(*args, **kwargs)


@overload
def rand(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def rand(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def rand(*args: Any, **kwargs: Any) -> Any:
    """aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_rand(*args, **kwargs)


@overload
def rand_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def rand_like(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def rand_like(*args: Any, **kwargs: Any) -> Any:
    """aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
    aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
    """
    return _rt_function_rand_like(*args, **kwargs)


@overload
def randint(
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randint(
    low: int,
    high: int,
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def randint(*args: Any, **kwargs: Any) -> Any:
    """aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_randint(*args, **kwargs)


@overload
def randn(
    size: Sequence[int],
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randn(
    size: Sequence[int],
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def randn(*args: Any, **kwargs: Any) -> Any:
    """aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_randn(*args, **kwargs)


@overload
def randn_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randn_like(
    self: Tensor,
    *,
    generator: Generator | None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def randn_like(*args: Any, **kwargs: Any) -> Any:
    """aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
    aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
    """
    return _rt_function_randn_like(*args, **kwargs)


@overload
def randperm(
    n: int,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def randperm(
    n: int,
    *,
    generator: Generator | None,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def randperm(*args: Any, **kwargs: Any) -> Any:
    """aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return _rt_function_randperm(*args, **kwargs)


def reciprocal(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::reciprocal(Tensor self) -> Tensor"""
    if out is not None:
        return _op.reciprocal_out(self, out=out)
    return _op.reciprocal(self)


def reciprocal_(self: Tensor) -> Tensor:
    """aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.reciprocal_(self)


def relu(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::relu(Tensor self) -> Tensor"""
    if out is not None:
        return _op.relu_out(self, out=out)
    return _op.relu(self)


def relu_(self: Tensor) -> Tensor:
    """aten::relu_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.relu_(self)


def remainder(
    self: Tensor | Number, other: Tensor | Number, *, out: Tensor | None = None
) -> Tensor:
    """aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
    aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
    aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    if isinstance(self, _rt_TensorBase):
        if isinstance(other, _rt_TensorBase):
            if out is not None:
                return _op.remainder_Tensor_out(self, other, out=out)
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
            if out is not None:
                return _op.remainder_Scalar_out(self, other, out=out)
            return _op.remainder_Scalar(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::remainder", self, other, out=out)
            raise
    if isinstance(other, _rt_TensorBase):
        try:
            if out is not None:
                return _op.remainder_Scalar_Tensor_out(self, other, out=out)
            return _op.remainder_Scalar_Tensor(self, other)
        except _rt_ArgumentTypeError:
            _rt_require_overload("aten::remainder", self, other, out=out)
            raise
    raise _rt_no_overload("remainder", self, other)


def repeat(self: Tensor, repeats: Sequence[int], *, out: Tensor) -> Tensor:
    """aten::repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)"""
    return _op.repeat_out(self, repeats, out=out)


def reshape(self: Tensor, shape: Sequence[int]) -> Tensor:
    """aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)"""
    return _op.reshape(self, shape)


def resize(
    self: Tensor,
    size: Sequence[int],
    *,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.resize_out(self, size, memory_format=memory_format, out=out)
    return _op.resize(self, size, memory_format=memory_format)


def roll(
    self: Tensor,
    shifts: int | Sequence[int],
    dims: int | Sequence[int] = (),
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor"""
    if out is not None:
        return _op.roll_out(self, shifts, dims, out=out)
    return _op.roll(self, shifts, dims)


@overload
def round(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def round(self: Tensor, *, decimals: int, out: Tensor | None = None) -> Tensor: ...
def round(*args: Any, **kwargs: Any) -> Any:
    """aten::round(Tensor self) -> Tensor
    aten::round.decimals(Tensor self, *, int decimals) -> Tensor
    """
    return _rt_function_round(*args, **kwargs)


@overload
def round_(self: Tensor) -> Tensor: ...
@overload
def round_(self: Tensor, *, decimals: int) -> Tensor: ...
def round_(*args: Any, **kwargs: Any) -> Any:
    """aten::round_(Tensor(a!) self) -> Tensor(a!)
    aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
    """
    return _rt_function_round_(*args, **kwargs)


def rsqrt(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::rsqrt(Tensor self) -> Tensor"""
    if out is not None:
        return _op.rsqrt_out(self, out=out)
    return _op.rsqrt(self)


def rsqrt_(self: Tensor) -> Tensor:
    """aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.rsqrt_(self)


def rsub(
    self: Tensor,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.rsub_Tensor_out(self, other, alpha=alpha, out=out)
        if alpha.__class__ is not int and type(alpha) not in _rt_NUMBERS:
            alpha = _op_rsub_Tensor.convert(2, alpha)
        try:
            keys = self._keys
            if other._keys is not keys:
                keys |= other._keys
            if _rt_activity.is_live:
                context = _rt_get_state().adjustment
                kernel = _op_rsub_Tensor.caches[context][keys]
            else:
                kernel = _op_rsub_Tensor.cache[keys]
        except KeyError:
            kernel = _op_rsub_Tensor.lookup_for(self, other)
        except (AttributeError, TypeError):
            kernel = _op_rsub_Tensor.explain_call((self, other, alpha))
        try:
            return kernel(self, other, alpha)
        except Exception:
            _op_rsub_Tensor.check_arguments((self, other, alpha))
            raise
    try:
        if out is not None:
            return _op.rsub_Scalar_out(self, other, alpha, out=out)
        return _op.rsub_Scalar(self, other, alpha)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::rsub", self, other, alpha=alpha, out=out)
        raise


def scalar_tensor(
    s: Number,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.scalar_tensor_out(s, out=out)
    return _op.scalar_tensor(
        s, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


@overload
def scatter(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    self: Tensor, dim: int, index: Tensor, value: Number, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def scatter(
    self: Tensor,
    dim: int,
    index: Tensor,
    src: Tensor,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def scatter(
    self: Tensor,
    dim: int,
    index: Tensor,
    value: Number,
    *,
    reduce: str,
    out: Tensor | None = None,
) -> Tensor: ...
def scatter(*args: Any, **kwargs: Any) -> Any:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
    """
    return _rt_function_scatter(*args, **kwargs)


def scatter_add(
    self: Tensor, dim: int, index: Tensor, src: Tensor, *, out: Tensor | None = None
) -> Tensor:
    """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    if out is not None:
        return _op.scatter_add_out(self, dim, index, src, out=out)
    return _op.scatter_add(self, dim, index, src)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    """aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)"""
    return _op.select_int(self, dim, index)


def select_copy(
    self: Tensor, dim: int, index: int, *, out: Tensor | None = None
) -> Tensor:
    """aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor"""
    if out is not None:
        return _op.select_copy_int_out(self, dim, index, out=out)
    return _op.select_copy_int(self, dim, index)


def sigmoid(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::sigmoid(Tensor self) -> Tensor"""
    if out is not None:
        return _op.sigmoid_out(self, out=out)
    return _op.sigmoid(self)


def sigmoid_(self: Tensor) -> Tensor:
    """aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.sigmoid_(self)


def sign(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::sign(Tensor self) -> Tensor"""
    if out is not None:
        return _op.sign_out(self, out=out)
    return _op.sign(self)


def silu(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::silu(Tensor self) -> Tensor"""
    if out is not None:
        return _op.silu_out(self, out=out)
    return _op.silu(self)


def silu_(self: Tensor) -> Tensor:
    """aten::silu_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.silu_(self)


def sin(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::sin(Tensor self) -> Tensor"""
    if out is not None:
        return _op.sin_out(self, out=out)
    return _op.sin(self)


def sin_(self: Tensor) -> Tensor:
    """aten::sin_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.sin_(self)


def sinh(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::sinh(Tensor self) -> Tensor"""
    if out is not None:
        return _op.sinh_out(self, out=out)
    return _op.sinh(self)


def sinh_(self: Tensor) -> Tensor:
    """aten::sinh_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.sinh_(self)


def slice(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)"""
    return _op.slice_Tensor(self, dim, start, end, step)


def slice_copy(
    self: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor"""
    if out is not None:
        return _op.slice_copy_Tensor_out(self, dim, start, end, step, out=out)
    return _op.slice_copy_Tensor(self, dim, start, end, step)


def softmax(
    self: Tensor, dim: int, dtype: DType | None = None, *, out: Tensor | None = None
) -> Tensor:
    """aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    if out is not None:
        return _op.softmax_int_out(self, dim, dtype, out=out)
    return _op.softmax_int(self, dim, dtype)


@overload
def sort(
    self: Tensor,
    dim: int = -1,
    descending: bool = False,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort: ...
@overload
def sort(
    self: Tensor,
    *,
    stable: bool | None,
    dim: int = -1,
    descending: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.sort_stable: ...
def sort(*args: Any, **kwargs: Any) -> Any:
    """aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    """
    return _rt_function_sort(*args, **kwargs)


@overload
def split(self: Tensor, split_size: int, dim: int = 0) -> Sequence[Tensor]: ...
@overload
def split(
    self: Tensor, split_size: Sequence[int], dim: int = 0
) -> Sequence[Tensor]: ...
def split(*args: Any, **kwargs: Any) -> Any:
    """aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
    """
    return _rt_function_split(*args, **kwargs)


@overload
def split_copy(self: Tensor, split_size: int, dim: int = 0) -> Sequence[Tensor]: ...
@overload
def split_copy(
    self: Tensor, split_size: int, dim: int = 0, *, out: Sequence[Tensor]
) -> None: ...
def split_copy(*args: Any, **kwargs: Any) -> Any:
    """aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function_split_copy(*args, **kwargs)


def split_with_sizes(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> Sequence[Tensor]:
    """aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]"""
    return _op.split_with_sizes(self, split_sizes, dim)


@overload
def split_with_sizes_copy(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0
) -> Sequence[Tensor]: ...
@overload
def split_with_sizes_copy(
    self: Tensor, split_sizes: Sequence[int], dim: int = 0, *, out: Sequence[Tensor]
) -> None: ...
def split_with_sizes_copy(*args: Any, **kwargs: Any) -> Any:
    """aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function_split_with_sizes_copy(*args, **kwargs)


def sqrt(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::sqrt(Tensor self) -> Tensor"""
    if out is not None:
        return _op.sqrt_out(self, out=out)
    return _op.sqrt(self)


def sqrt_(self: Tensor) -> Tensor:
    """aten::sqrt_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.sqrt_(self)


def square(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::square(Tensor self) -> Tensor"""
    if out is not None:
        return _op.square_out(self, out=out)
    return _op.square(self)


def square_(self: Tensor) -> Tensor:
    """aten::square_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.square_(self)


@overload
def squeeze(self: Tensor) -> Tensor: ...
@overload
def squeeze(self: Tensor, dim: int) -> Tensor: ...
@overload
def squeeze(self: Tensor, dim: Sequence[int]) -> Tensor: ...
def squeeze(*args: Any, **kwargs: Any) -> Any:
    """aten::squeeze(Tensor(a) self) -> Tensor(a)
    aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
    aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
    """
    return _rt_function_squeeze(*args, **kwargs)


@overload
def squeeze_copy(self: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(self: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squeeze_copy(
    self: Tensor, dim: Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
def squeeze_copy(*args: Any, **kwargs: Any) -> Any:
    """aten::squeeze_copy(Tensor self) -> Tensor
    aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor
    aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor
    """
    return _rt_function_squeeze_copy(*args, **kwargs)


def stack(
    tensors: Sequence[Tensor], dim: int = 0, *, out: Tensor | None = None
) -> Tensor:
    """aten::stack(Tensor[] tensors, int dim=0) -> Tensor"""
    if out is not None:
        return _op.stack_out(tensors, dim, out=out)
    return _op.stack(tensors, dim)


@overload
def std(self: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def std(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def std(*args: Any, **kwargs: Any) -> Any:
    """aten::std(Tensor self, bool unbiased=True) -> Tensor
    aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    """
    return _rt_function_std(*args, **kwargs)


def sub(
    self: Tensor,
    other: Tensor | Number,
    *,
    alpha: Number = 1,
    out: Tensor | None = None,
) -> Tensor:
    """aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    if isinstance(other, _rt_TensorBase):
        if out is not None:
            return _op.sub_out(self, other, alpha=alpha, out=out)
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
        if out is not None:
            return _op.sub_Scalar_out(self, other, alpha, out=out)
        return _op.sub_Scalar(self, other, alpha)
    except _rt_ArgumentTypeError:
        _rt_require_overload("aten::sub", self, other, alpha=alpha, out=out)
        raise


@overload
def sum(
    self: Tensor, *, dtype: DType | None = None, out: Tensor | None = None
) -> Tensor: ...
@overload
def sum(
    self: Tensor,
    dim: int | Sequence[int] | None,
    keepdim: bool = False,
    *,
    dtype: DType | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
def sum(*args: Any, **kwargs: Any) -> Any:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
    aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    """
    return _rt_function_sum(*args, **kwargs)


def t(self: Tensor) -> Tensor:
    """aten::t(Tensor(a) self) -> Tensor(a)"""
    return _op.t(self)


def t_copy(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::t_copy(Tensor self) -> Tensor"""
    if out is not None:
        return _op.t_copy_out(self, out=out)
    return _op.t_copy(self)


def tan(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::tan(Tensor self) -> Tensor"""
    if out is not None:
        return _op.tan_out(self, out=out)
    return _op.tan(self)


def tan_(self: Tensor) -> Tensor:
    """aten::tan_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.tan_(self)


def tanh(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::tanh(Tensor self) -> Tensor"""
    if out is not None:
        return _op.tanh_out(self, out=out)
    return _op.tanh(self)


def tanh_(self: Tensor) -> Tensor:
    """aten::tanh_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.tanh_(self)


def topk(
    self: Tensor,
    k: int,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
    *,
    out: tuple[Tensor, Tensor] | None = None,
) -> return_types.topk:
    """aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)"""
    if out is not None:
        out = _rt_out_tuple("aten::topk.values", out, 2)
        return return_types.topk(
            *_op.topk_values(
                self, k, dim, largest, sorted, values=out[0], indices=out[1]
            )
        )
    return return_types.topk(*_op.topk(self, k, dim, largest, sorted))


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""
    return _op.transpose_int(self, dim0, dim1)


def transpose_copy(
    self: Tensor, dim0: int, dim1: int, *, out: Tensor | None = None
) -> Tensor:
    """aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor"""
    if out is not None:
        return _op.transpose_copy_int_out(self, dim0, dim1, out=out)
    return _op.transpose_copy_int(self, dim0, dim1)


def tril(self: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
    if out is not None:
        return _op.tril_out(self, diagonal, out=out)
    return _op.tril(self, diagonal)


def tril_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.tril_indices_out(row, col, offset, out=out)
    return _op.tril_indices(
        row,
        col,
        offset,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


def triu(self: Tensor, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
    if out is not None:
        return _op.triu_out(self, diagonal, out=out)
    return _op.triu(self, diagonal)


def triu_indices(
    row: int,
    col: int,
    offset: int = 0,
    *,
    dtype: DType | None = _rt_dtypes.int64,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    if out is not None:
        return _op.triu_indices_out(row, col, offset, out=out)
    return _op.triu_indices(
        row,
        col,
        offset,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
    )


def trunc(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::trunc(Tensor self) -> Tensor"""
    if out is not None:
        return _op.trunc_out(self, out=out)
    return _op.trunc(self)


def trunc_(self: Tensor) -> Tensor:
    """aten::trunc_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.trunc_(self)


def unbind(self: Tensor, dim: int = 0) -> Sequence[Tensor]:
    """aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]"""
    return _op.unbind_int(self, dim)


@overload
def unbind_copy(self: Tensor, dim: int = 0) -> Sequence[Tensor]: ...
@overload
def unbind_copy(self: Tensor, dim: int = 0, *, out: Sequence[Tensor]) -> None: ...
def unbind_copy(*args: Any, **kwargs: Any) -> Any:
    """aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]
    aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
    """
    return _rt_function_unbind_copy(*args, **kwargs)


def unfold_copy(
    self: Tensor, dimension: int, size: int, step: int, *, out: Tensor | None = None
) -> Tensor:
    """aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor"""
    if out is not None:
        return _op.unfold_copy_out(self, dimension, size, step, out=out)
    return _op.unfold_copy(self, dimension, size, step)


def uniform(
    self: Tensor,
    from_: float = 0.0,
    to: float = 1.0,
    *,
    generator: Generator | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor"""
    if out is not None:
        return _op.uniform_out(self, from_, to, generator=generator, out=out)
    return _op.uniform(self, from_, to, generator=generator)


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    """aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""
    return _op.unsqueeze(self, dim)


def unsqueeze_copy(self: Tensor, dim: int, *, out: Tensor | None = None) -> Tensor:
    """aten::unsqueeze_copy(Tensor self, int dim) -> Tensor"""
    if out is not None:
        return _op.unsqueeze_copy_out(self, dim, out=out)
    return _op.unsqueeze_copy(self, dim)


@overload
def var(self: Tensor, unbiased: bool = True) -> Tensor: ...
@overload
def var(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
    *,
    out: Tensor | None = None,
) -> Tensor: ...
def var(*args: Any, **kwargs: Any) -> Any:
    """aten::var(Tensor self, bool unbiased=True) -> Tensor
    aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    """
    return _rt_function_var(*args, **kwargs)


@overload
def var_mean(self: Tensor, unbiased: bool = True) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    self: Tensor,
    dim: int | Sequence[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
    out: tuple[Tensor, Tensor] | None = None,
) -> tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    self: Tensor,
    dim: int | Sequence[int] | None,
    unbiased: bool = True,
    keepdim: bool = False,
) -> tuple[Tensor, Tensor]: ...
def var_mean(*args: Any, **kwargs: Any) -> Any:
    """aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
    aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
    aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
    """
    return _rt_function_var_mean(*args, **kwargs)


def vdot(self: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    if out is not None:
        return _op.vdot_out(self, other, out=out)
    return _op.vdot(self, other)


@overload
def view_copy(
    self: Tensor, size: Sequence[int], *, out: Tensor | None = None
) -> Tensor: ...
@overload
def view_copy(self: Tensor, dtype: DType, *, out: Tensor | None = None) -> Tensor: ...
def view_copy(*args: Any, **kwargs: Any) -> Any:
    """aten::view_copy(Tensor self, SymInt[] size) -> Tensor
    aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor
    """
    return _rt_function_view_copy(*args, **kwargs)


@overload
def where(condition: Tensor) -> Sequence[Tensor]: ...
@overload
def where(
    condition: Tensor, self: Tensor, other: Tensor, *, out: Tensor | None = None
) -> Tensor: ...
@overload
def where(condition: Tensor, self: Tensor, other: Number) -> Tensor: ...
@overload
def where(condition: Tensor, self: Number, other: Tensor) -> Tensor: ...
@overload
def where(condition: Tensor, self: Number, other: Number) -> Tensor: ...
def where(*args: Any, **kwargs: Any) -> Any:
    """aten::where(Tensor condition) -> Tensor[]
    aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
    aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
    aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
    aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
    """
    return _rt_function_where(*args, **kwargs)


def zero(self: Tensor, *, out: Tensor | None = None) -> Tensor:
    """aten::zero(Tensor self) -> Tensor"""
    if out is not None:
        return _op.zero_out(self, out=out)
    return _op.zero(self)


def zero_(self: Tensor) -> Tensor:
    """aten::zero_(Tensor(a!) self) -> Tensor(a!)"""
    return _op.zero_(self)


def zeros(
    *size_: int | Sequence[int],
    size: Sequence[int] | None = None,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""
    size = _rt_int_list("aten::zeros", "size", size_, size)
    if out is not None:
        return _op.zeros_out(size, out=out)
    return _op.zeros(
        size, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory
    )


def zeros_like(
    self: Tensor,
    *,
    dtype: DType | None = None,
    layout: Layout | None = None,
    device: Device | str | None = None,
    pin_memory: bool | None = None,
    memory_format: MemoryFormat | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"""
    if out is not None:
        return _op.zeros_like_out(self, memory_format=memory_format, out=out)
    return _op.zeros_like(
        self,
        dtype=dtype,
        layout=layout,
        device=device,
        pin_memory=pin_memory,
        memory_format=memory_format,
    )
