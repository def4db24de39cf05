"""The kernels of native_functions.yaml on Meta. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import out_from_functional as _rt_out_from_functional
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from runtime.native import convolution as _rt_convolution
from runtime.native import factories as _rt_factories
from runtime.native import filling as _rt_filling
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
from runtime.structured import functional as _rt_functional
from runtime.structured import inplace as _rt_inplace
from runtime.structured import out as _rt_out

KEY = "Meta"

ROWS: tuple[tuple[str, Any], ...] = (
    ("_index_put_impl_", _rt_indexing_kernels._index_put_impl_),
    (
        "_log_softmax",
        _rt_functional(
            _rt_reductions_softmax.meta__log_softmax, None, op="_log_softmax"
        ),
    ),
    (
        "_log_softmax.out",
        _rt_out(_rt_reductions_softmax.meta__log_softmax, None, op="_log_softmax.out"),
    ),
    ("_reshape_alias", _rt_views._reshape_alias),
    (
        "_softmax",
        _rt_functional(_rt_reductions_softmax.meta__softmax, None, op="_softmax"),
    ),
    (
        "_softmax.out",
        _rt_out(_rt_reductions_softmax.meta__softmax, None, op="_softmax.out"),
    ),
    ("abs.out", _rt_pointwise_unary.abs_out_meta),
    (
        "acos",
        _rt_functional(_rt_pointwise_unary.meta_acos, None, cast_out=True, op="acos"),
    ),
    (
        "acos.out",
        _rt_out(_rt_pointwise_unary.meta_acos, None, cast_out=True, op="acos.out"),
    ),
    (
        "acos_",
        _rt_inplace(_rt_pointwise_unary.meta_acos, None, cast_out=True, op="acos_"),
    ),
    (
        "add.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_add_Tensor, None, cast_out=True, op="add.Tensor"
        ),
    ),
    (
        "add.out",
        _rt_out(
            _rt_pointwise_binary.meta_add_Tensor, None, cast_out=True, op="add.out"
        ),
    ),
    (
        "add_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_add_Tensor, None, cast_out=True, op="add_.Tensor"
        ),
    ),
    (
        "addcdiv",
        _rt_functional(
            _rt_pointwise_ternary.meta_addcdiv, None, cast_out=True, op="addcdiv"
        ),
    ),
    (
        "addcdiv.out",
        _rt_out(
            _rt_pointwise_ternary.meta_addcdiv, None, cast_out=True, op="addcdiv.out"
        ),
    ),
    (
        "addcdiv_",
        _rt_inplace(
            _rt_pointwise_ternary.meta_addcdiv, None, cast_out=True, op="addcdiv_"
        ),
    ),
    (
        "addcmul",
        _rt_functional(
            _rt_pointwise_ternary.meta_addcmul, None, cast_out=True, op="addcmul"
        ),
    ),
    (
        "addcmul.out",
        _rt_out(
            _rt_pointwise_ternary.meta_addcmul, None, cast_out=True, op="addcmul.out"
        ),
    ),
    (
        "addcmul_",
        _rt_inplace(
            _rt_pointwise_ternary.meta_addcmul, None, cast_out=True, op="addcmul_"
        ),
    ),
    ("addmm", _rt_functional(_rt_linalg.meta_addmm, None, op="addmm")),
    ("addmm.out", _rt_out(_rt_linalg.meta_addmm, None, op="addmm.out")),
    ("addmm_", _rt_inplace(_rt_linalg.meta_addmm, None, op="addmm_")),
    ("addmv", _rt_functional(_rt_linalg.meta_addmv, None, op="addmv")),
    ("addmv.out", _rt_out(_rt_linalg.meta_addmv, None, op="addmv.out")),
    ("addmv_", _rt_inplace(_rt_linalg.meta_addmv, None, op="addmv_")),
    ("all", _rt_functional(_rt_reductions_truth.meta_all, None, op="all")),
    ("all.all_out", _rt_out(_rt_reductions_truth.meta_all, None, op="all.all_out")),
    ("all.dim", _rt_functional(_rt_reductions_truth.meta_all_dim, None, op="all.dim")),
    (
        "all.dims",
        _rt_functional(_rt_reductions_truth.meta_all_dims, None, op="all.dims"),
    ),
    (
        "all.dims_out",
        _rt_out(_rt_reductions_truth.meta_all_dims, None, op="all.dims_out"),
    ),
    ("all.out", _rt_out(_rt_reductions_truth.meta_all_dim, None, op="all.out")),
    ("amax", _rt_functional(_rt_reductions_extrema.meta_amax, None, op="amax")),
    ("amax.out", _rt_out(_rt_reductions_extrema.meta_amax, None, op="amax.out")),
    ("amin", _rt_functional(_rt_reductions_extrema.meta_amin, None, op="amin")),
    ("amin.out", _rt_out(_rt_reductions_extrema.meta_amin, None, op="amin.out")),
    ("any", _rt_functional(_rt_reductions_truth.meta_any, None, op="any")),
    ("any.all_out", _rt_out(_rt_reductions_truth.meta_any, None, op="any.all_out")),
    ("any.dim", _rt_functional(_rt_reductions_truth.meta_any_dim, None, op="any.dim")),
    (
        "any.dims",
        _rt_functional(_rt_reductions_truth.meta_any_dims, None, op="any.dims"),
    ),
    (
        "any.dims_out",
        _rt_out(_rt_reductions_truth.meta_any_dims, None, op="any.dims_out"),
    ),
    ("any.out", _rt_out(_rt_reductions_truth.meta_any_dim, None, op="any.out")),
    ("arange.start_out", _rt_ranges.arange_out_start_out),
    ("argmax", _rt_functional(_rt_reductions_extrema.meta_argmax, None, op="argmax")),
    ("argmax.out", _rt_out(_rt_reductions_extrema.meta_argmax, None, op="argmax.out")),
    ("argmin", _rt_functional(_rt_reductions_extrema.meta_argmin, None, op="argmin")),
    ("argmin.out", _rt_out(_rt_reductions_extrema.meta_argmin, None, op="argmin.out")),
    ("as_strided", _rt_views.as_strided_tensorimpl_meta),
    (
        "asin",
        _rt_functional(_rt_pointwise_unary.meta_asin, None, cast_out=True, op="asin"),
    ),
    (
        "asin.out",
        _rt_out(_rt_pointwise_unary.meta_asin, None, cast_out=True, op="asin.out"),
    ),
    (
        "asin_",
        _rt_inplace(_rt_pointwise_unary.meta_asin, None, cast_out=True, op="asin_"),
    ),
    (
        "atan",
        _rt_functional(_rt_pointwise_unary.meta_atan, None, cast_out=True, op="atan"),
    ),
    (
        "atan.out",
        _rt_out(_rt_pointwise_unary.meta_atan, None, cast_out=True, op="atan.out"),
    ),
    (
        "atan2",
        _rt_functional(
            _rt_pointwise_binary.meta_atan2, None, cast_out=True, op="atan2"
        ),
    ),
    (
        "atan2.out",
        _rt_out(_rt_pointwise_binary.meta_atan2, None, cast_out=True, op="atan2.out"),
    ),
    (
        "atan2_",
        _rt_inplace(_rt_pointwise_binary.meta_atan2, None, cast_out=True, op="atan2_"),
    ),
    (
        "atan_",
        _rt_inplace(_rt_pointwise_unary.meta_atan, None, cast_out=True, op="atan_"),
    ),
    (
        "avg_pool2d",
        _rt_functional(
            _rt_pooling.meta_avg_pool2d,
            None,
            precomputed=((1, 2), (2, 2), (3, 2)),
            op="avg_pool2d",
        ),
    ),
    (
        "avg_pool2d.out",
        _rt_out(
            _rt_pooling.meta_avg_pool2d,
            None,
            precomputed=((1, 2), (2, 2), (3, 2)),
            op="avg_pool2d.out",
        ),
    ),
    ("baddbmm", _rt_functional(_rt_linalg.meta_baddbmm, None, op="baddbmm")),
    ("baddbmm.out", _rt_out(_rt_linalg.meta_baddbmm, None, op="baddbmm.out")),
    ("baddbmm_", _rt_inplace(_rt_linalg.meta_baddbmm, None, op="baddbmm_")),
    ("bernoulli.out", _rt_sampling.bernoulli_out_meta),
    ("bernoulli_.Tensor", _rt_sampling.bernoulli_meta_),
    ("bernoulli_.float", _rt_sampling.bernoulli_meta_),
    (
        "bitwise_and.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_bitwise_and_Tensor,
            None,
            cast_out=True,
            op="bitwise_and.Tensor",
        ),
    ),
    (
        "bitwise_and.Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_bitwise_and_Tensor,
            None,
            cast_out=True,
            op="bitwise_and.Tensor_out",
        ),
    ),
    (
        "bitwise_and_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_bitwise_and_Tensor,
            None,
            cast_out=True,
            op="bitwise_and_.Tensor",
        ),
    ),
    (
        "bitwise_not",
        _rt_functional(
            _rt_pointwise_unary.meta_bitwise_not, None, cast_out=True, op="bitwise_not"
        ),
    ),
    (
        "bitwise_not.out",
        _rt_out(
            _rt_pointwise_unary.meta_bitwise_not,
            None,
            cast_out=True,
            op="bitwise_not.out",
        ),
    ),
    (
        "bitwise_not_",
        _rt_inplace(
            _rt_pointwise_unary.meta_bitwise_not, None, cast_out=True, op="bitwise_not_"
        ),
    ),
    (
        "bitwise_or.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_bitwise_or_Tensor,
            None,
            cast_out=True,
            op="bitwise_or.Tensor",
        ),
    ),
    (
        "bitwise_or.Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_bitwise_or_Tensor,
            None,
            cast_out=True,
            op="bitwise_or.Tensor_out",
        ),
    ),
    (
        "bitwise_or_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_bitwise_or_Tensor,
            None,
            cast_out=True,
            op="bitwise_or_.Tensor",
        ),
    ),
    (
        "bitwise_xor.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_bitwise_xor_Tensor,
            None,
            cast_out=True,
            op="bitwise_xor.Tensor",
        ),
    ),
    (
        "bitwise_xor.Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_bitwise_xor_Tensor,
            None,
            cast_out=True,
            op="bitwise_xor.Tensor_out",
        ),
    ),
    (
        "bitwise_xor_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_bitwise_xor_Tensor,
            None,
            cast_out=True,
            op="bitwise_xor_.Tensor",
        ),
    ),
    ("bmm", _rt_functional(_rt_linalg.meta_bmm, None, op="bmm")),
    ("bmm.out", _rt_out(_rt_linalg.meta_bmm, None, op="bmm.out")),
    (
        "cat",
        _rt_functional(_rt_movement.meta_cat, None, precomputed=((1, 1),), op="cat"),
    ),
    (
        "cat.out",
        _rt_out(_rt_movement.meta_cat, None, precomputed=((1, 1),), op="cat.out"),
    ),
    (
        "ceil",
        _rt_functional(_rt_pointwise_unary.meta_ceil, None, cast_out=True, op="ceil"),
    ),
    (
        "ceil.out",
        _rt_out(_rt_pointwise_unary.meta_ceil, None, cast_out=True, op="ceil.out"),
    ),
    (
        "ceil_",
        _rt_inplace(_rt_pointwise_unary.meta_ceil, None, cast_out=True, op="ceil_"),
    ),
    (
        "clamp",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp, None, cast_out=True, op="clamp"
        ),
    ),
    (
        "clamp.Tensor",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp_Tensor,
            None,
            cast_out=True,
            op="clamp.Tensor",
        ),
    ),
    (
        "clamp.Tensor_out",
        _rt_out(
            _rt_pointwise_ternary.meta_clamp_Tensor,
            None,
            cast_out=True,
            op="clamp.Tensor_out",
        ),
    ),
    (
        "clamp.out",
        _rt_out(_rt_pointwise_ternary.meta_clamp, None, cast_out=True, op="clamp.out"),
    ),
    (
        "clamp_",
        _rt_inplace(_rt_pointwise_ternary.meta_clamp, None, cast_out=True, op="clamp_"),
    ),
    (
        "clamp_.Tensor",
        _rt_inplace(
            _rt_pointwise_ternary.meta_clamp_Tensor,
            None,
            cast_out=True,
            op="clamp_.Tensor",
        ),
    ),
    (
        "clamp_max",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp_max, None, cast_out=True, op="clamp_max"
        ),
    ),
    (
        "clamp_max.Tensor",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp_max_Tensor,
            None,
            cast_out=True,
            op="clamp_max.Tensor",
        ),
    ),
    (
        "clamp_max.Tensor_out",
        _rt_out(
            _rt_pointwise_ternary.meta_clamp_max_Tensor,
            None,
            cast_out=True,
            op="clamp_max.Tensor_out",
        ),
    ),
    (
        "clamp_max.out",
        _rt_out(
            _rt_pointwise_ternary.meta_clamp_max,
            None,
            cast_out=True,
            op="clamp_max.out",
        ),
    ),
    (
        "clamp_max_",
        _rt_inplace(
            _rt_pointwise_ternary.meta_clamp_max, None, cast_out=True, op="clamp_max_"
        ),
    ),
    (
        "clamp_max_.Tensor",
        _rt_inplace(
            _rt_pointwise_ternary.meta_clamp_max_Tensor,
            None,
            cast_out=True,
            op="clamp_max_.Tensor",
        ),
    ),
    (
        "clamp_min",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp_min, None, cast_out=True, op="clamp_min"
        ),
    ),
    (
        "clamp_min.Tensor",
        _rt_functional(
            _rt_pointwise_ternary.meta_clamp_min_Tensor,
            None,
            cast_out=True,
            op="clamp_min.Tensor",
        ),
    ),
    (
        "clamp_min.Tensor_out",
        _rt_out(
            _rt_pointwise_ternary.meta_clamp_min_Tensor,
            None,
            cast_out=True,
            op="clamp_min.Tensor_out",
        ),
    ),
    (
        "clamp_min.out",
        _rt_out(
            _rt_pointwise_ternary.meta_clamp_min,
            None,
            cast_out=True,
            op="clamp_min.out",
        ),
    ),
    (
        "clamp_min_",
        _rt_inplace(
            _rt_pointwise_ternary.meta_clamp_min, None, cast_out=True, op="clamp_min_"
        ),
    ),
    (
        "clamp_min_.Tensor",
        _rt_inplace(
            _rt_pointwise_ternary.meta_clamp_min_Tensor,
            None,
            cast_out=True,
            op="clamp_min_.Tensor",
        ),
    ),
    ("convolution", _rt_convolution.convolution_meta),
    (
        "cos",
        _rt_functional(_rt_pointwise_unary.meta_cos, None, cast_out=True, op="cos"),
    ),
    (
        "cos.out",
        _rt_out(_rt_pointwise_unary.meta_cos, None, cast_out=True, op="cos.out"),
    ),
    ("cos_", _rt_inplace(_rt_pointwise_unary.meta_cos, None, cast_out=True, op="cos_")),
    (
        "cosh",
        _rt_functional(_rt_pointwise_unary.meta_cosh, None, cast_out=True, op="cosh"),
    ),
    (
        "cosh.out",
        _rt_out(_rt_pointwise_unary.meta_cosh, None, cast_out=True, op="cosh.out"),
    ),
    (
        "cosh_",
        _rt_inplace(_rt_pointwise_unary.meta_cosh, None, cast_out=True, op="cosh_"),
    ),
    ("cumsum", _rt_functional(_rt_reductions.meta_cumsum, None, op="cumsum")),
    ("cumsum.out", _rt_out(_rt_reductions.meta_cumsum, None, op="cumsum.out")),
    ("cumsum_", _rt_inplace(_rt_reductions.meta_cumsum, None, op="cumsum_")),
    (
        "div.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_div_Tensor, None, cast_out=True, op="div.Tensor"
        ),
    ),
    (
        "div.Tensor_mode",
        _rt_functional(
            _rt_pointwise_binary.meta_div_Tensor_mode,
            None,
            cast_out=True,
            op="div.Tensor_mode",
        ),
    ),
    (
        "div.out",
        _rt_out(
            _rt_pointwise_binary.meta_div_Tensor, None, cast_out=True, op="div.out"
        ),
    ),
    (
        "div.out_mode",
        _rt_out(
            _rt_pointwise_binary.meta_div_Tensor_mode,
            None,
            cast_out=True,
            op="div.out_mode",
        ),
    ),
    (
        "div_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_div_Tensor, None, cast_out=True, op="div_.Tensor"
        ),
    ),
    (
        "div_.Tensor_mode",
        _rt_inplace(
            _rt_pointwise_binary.meta_div_Tensor_mode,
            None,
            cast_out=True,
            op="div_.Tensor_mode",
        ),
    ),
    ("dot", _rt_linalg.dot_meta),
    ("empty.memory_format", _rt_factories.empty_meta),
    ("empty_strided", _rt_factories.empty_strided_meta),
    (
        "eq.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_eq_Scalar, None, cast_out=True, op="eq.Scalar"
        ),
    ),
    (
        "eq.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_eq_Scalar,
            None,
            cast_out=True,
            op="eq.Scalar_out",
        ),
    ),
    (
        "eq.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_eq_Tensor, None, cast_out=True, op="eq.Tensor"
        ),
    ),
    (
        "eq.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_eq_Tensor,
            None,
            cast_out=True,
            op="eq.Tensor_out",
        ),
    ),
    (
        "eq_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_eq_Scalar, None, cast_out=True, op="eq_.Scalar"
        ),
    ),
    (
        "eq_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_eq_Tensor, None, cast_out=True, op="eq_.Tensor"
        ),
    ),
    (
        "erf",
        _rt_functional(_rt_pointwise_unary.meta_erf, None, cast_out=True, op="erf"),
    ),
    (
        "erf.out",
        _rt_out(_rt_pointwise_unary.meta_erf, None, cast_out=True, op="erf.out"),
    ),
    ("erf_", _rt_inplace(_rt_pointwise_unary.meta_erf, None, cast_out=True, op="erf_")),
    (
        "exp",
        _rt_functional(_rt_pointwise_unary.meta_exp, None, cast_out=True, op="exp"),
    ),
    (
        "exp.out",
        _rt_out(_rt_pointwise_unary.meta_exp, None, cast_out=True, op="exp.out"),
    ),
    ("exp_", _rt_inplace(_rt_pointwise_unary.meta_exp, None, cast_out=True, op="exp_")),
    (
        "expm1",
        _rt_functional(_rt_pointwise_unary.meta_expm1, None, cast_out=True, op="expm1"),
    ),
    (
        "expm1.out",
        _rt_out(_rt_pointwise_unary.meta_expm1, None, cast_out=True, op="expm1.out"),
    ),
    (
        "expm1_",
        _rt_inplace(_rt_pointwise_unary.meta_expm1, None, cast_out=True, op="expm1_"),
    ),
    ("eye.m_out", _rt_index_patterns.eye_out_cpu_m_out),
    ("eye.out", _rt_index_patterns.eye_out_cpu_out),
    ("fill_.Scalar", _rt_filling.fill__Scalar),
    ("fill_.Tensor", _rt_filling.fill__Tensor),
    ("flip", _rt_movement.flip),
    (
        "floor",
        _rt_functional(_rt_pointwise_unary.meta_floor, None, cast_out=True, op="floor"),
    ),
    (
        "floor.out",
        _rt_out(_rt_pointwise_unary.meta_floor, None, cast_out=True, op="floor.out"),
    ),
    (
        "floor_",
        _rt_inplace(_rt_pointwise_unary.meta_floor, None, cast_out=True, op="floor_"),
    ),
    ("floor_divide", _rt_pointwise_binary.floor_divide_meta),
    ("floor_divide.out", _rt_pointwise_binary.floor_divide_out_meta),
    ("floor_divide_.Tensor", _rt_pointwise_binary.floor_divide_meta_),
    (
        "fmod.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_fmod_Tensor, None, cast_out=True, op="fmod.Tensor"
        ),
    ),
    (
        "fmod.Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_fmod_Tensor,
            None,
            cast_out=True,
            op="fmod.Tensor_out",
        ),
    ),
    (
        "fmod_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_fmod_Tensor,
            None,
            cast_out=True,
            op="fmod_.Tensor",
        ),
    ),
    ("gather", _rt_functional(_rt_gather_scatter.meta_gather, None, op="gather")),
    ("gather.out", _rt_out(_rt_gather_scatter.meta_gather, None, op="gather.out")),
    (
        "ge.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_ge_Scalar, None, cast_out=True, op="ge.Scalar"
        ),
    ),
    (
        "ge.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_ge_Scalar,
            None,
            cast_out=True,
            op="ge.Scalar_out",
        ),
    ),
    (
        "ge.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_ge_Tensor, None, cast_out=True, op="ge.Tensor"
        ),
    ),
    (
        "ge.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_ge_Tensor,
            None,
            cast_out=True,
            op="ge.Tensor_out",
        ),
    ),
    (
        "ge_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_ge_Scalar, None, cast_out=True, op="ge_.Scalar"
        ),
    ),
    (
        "ge_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_ge_Tensor, None, cast_out=True, op="ge_.Tensor"
        ),
    ),
    (
        "gelu",
        _rt_functional(_rt_pointwise_unary.meta_gelu, None, cast_out=True, op="gelu"),
    ),
    (
        "gelu.out",
        _rt_out(_rt_pointwise_unary.meta_gelu, None, cast_out=True, op="gelu.out"),
    ),
    (
        "gelu_",
        _rt_inplace(_rt_pointwise_unary.meta_gelu, None, cast_out=True, op="gelu_"),
    ),
    (
        "gt.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_gt_Scalar, None, cast_out=True, op="gt.Scalar"
        ),
    ),
    (
        "gt.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_gt_Scalar,
            None,
            cast_out=True,
            op="gt.Scalar_out",
        ),
    ),
    (
        "gt.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_gt_Tensor, None, cast_out=True, op="gt.Tensor"
        ),
    ),
    (
        "gt.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_gt_Tensor,
            None,
            cast_out=True,
            op="gt.Tensor_out",
        ),
    ),
    (
        "gt_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_gt_Scalar, None, cast_out=True, op="gt_.Scalar"
        ),
    ),
    (
        "gt_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_gt_Tensor, None, cast_out=True, op="gt_.Tensor"
        ),
    ),
    ("hardtanh", _rt_pointwise_composite.hardtanh),
    ("hardtanh.out", _rt_pointwise_composite.hardtanh_out),
    ("hardtanh_", _rt_pointwise_composite.hardtanh_),
    (
        "index.Tensor",
        _rt_functional(
            _rt_indexing_kernels.meta_index_Tensor,
            None,
            cast_out=True,
            op="index.Tensor",
        ),
    ),
    (
        "index.Tensor_out",
        _rt_out(
            _rt_indexing_kernels.meta_index_Tensor,
            None,
            cast_out=True,
            op="index.Tensor_out",
        ),
    ),
    (
        "index_add",
        _rt_functional(
            _rt_slice_indexing.meta_index_add,
            None,
            precomputed=((1, 1),),
            op="index_add",
        ),
    ),
    (
        "index_add.out",
        _rt_out(
            _rt_slice_indexing.meta_index_add,
            None,
            precomputed=((1, 1),),
            op="index_add.out",
        ),
    ),
    (
        "index_add_",
        _rt_inplace(
            _rt_slice_indexing.meta_index_add,
            None,
            precomputed=((1, 1),),
            op="index_add_",
        ),
    ),
    ("index_fill_.int_Scalar", _rt_slice_indexing.index_fill__int_Scalar),
    ("index_fill_.int_Tensor", _rt_slice_indexing.index_fill__int_Tensor),
    ("index_select", _rt_slice_indexing.index_select_cpu_),
    ("index_select.out", _rt_slice_indexing.index_select_out_cpu_),
    ("isnan", _rt_pointwise_unary.isnan_meta),
    (
        "le.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_le_Scalar, None, cast_out=True, op="le.Scalar"
        ),
    ),
    (
        "le.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_le_Scalar,
            None,
            cast_out=True,
            op="le.Scalar_out",
        ),
    ),
    (
        "le.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_le_Tensor, None, cast_out=True, op="le.Tensor"
        ),
    ),
    (
        "le.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_le_Tensor,
            None,
            cast_out=True,
            op="le.Tensor_out",
        ),
    ),
    (
        "le_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_le_Scalar, None, cast_out=True, op="le_.Scalar"
        ),
    ),
    (
        "le_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_le_Tensor, None, cast_out=True, op="le_.Tensor"
        ),
    ),
    (
        "leaky_relu",
        _rt_functional(
            _rt_pointwise_unary.meta_leaky_relu, None, cast_out=True, op="leaky_relu"
        ),
    ),
    (
        "leaky_relu.out",
        _rt_out(
            _rt_pointwise_unary.meta_leaky_relu,
            None,
            cast_out=True,
            op="leaky_relu.out",
        ),
    ),
    (
        "leaky_relu_",
        _rt_inplace(
            _rt_pointwise_unary.meta_leaky_relu, None, cast_out=True, op="leaky_relu_"
        ),
    ),
    (
        "lerp.Scalar",
        _rt_functional(
            _rt_pointwise_ternary.meta_lerp_Scalar,
            None,
            cast_out=True,
            op="lerp.Scalar",
        ),
    ),
    (
        "lerp.Scalar_out",
        _rt_out(
            _rt_pointwise_ternary.meta_lerp_Scalar,
            None,
            cast_out=True,
            op="lerp.Scalar_out",
        ),
    ),
    (
        "lerp.Tensor",
        _rt_functional(
            _rt_pointwise_ternary.meta_lerp_Tensor,
            None,
            cast_out=True,
            op="lerp.Tensor",
        ),
    ),
    (
        "lerp.Tensor_out",
        _rt_out(
            _rt_pointwise_ternary.meta_lerp_Tensor,
            None,
            cast_out=True,
            op="lerp.Tensor_out",
        ),
    ),
    (
        "lerp_.Scalar",
        _rt_inplace(
            _rt_pointwise_ternary.meta_lerp_Scalar,
            None,
            cast_out=True,
            op="lerp_.Scalar",
        ),
    ),
    (
        "lerp_.Tensor",
        _rt_inplace(
            _rt_pointwise_ternary.meta_lerp_Tensor,
            None,
            cast_out=True,
            op="lerp_.Tensor",
        ),
    ),
    ("linspace.out", _rt_ranges.linspace_out),
    (
        "log",
        _rt_functional(_rt_pointwise_unary.meta_log, None, cast_out=True, op="log"),
    ),
    (
        "log.out",
        _rt_out(_rt_pointwise_unary.meta_log, None, cast_out=True, op="log.out"),
    ),
    (
        "log10",
        _rt_functional(_rt_pointwise_unary.meta_log10, None, cast_out=True, op="log10"),
    ),
    (
        "log10.out",
        _rt_out(_rt_pointwise_unary.meta_log10, None, cast_out=True, op="log10.out"),
    ),
    (
        "log10_",
        _rt_inplace(_rt_pointwise_unary.meta_log10, None, cast_out=True, op="log10_"),
    ),
    (
        "log1p",
        _rt_functional(_rt_pointwise_unary.meta_log1p, None, cast_out=True, op="log1p"),
    ),
    (
        "log1p.out",
        _rt_out(_rt_pointwise_unary.meta_log1p, None, cast_out=True, op="log1p.out"),
    ),
    (
        "log1p_",
        _rt_inplace(_rt_pointwise_unary.meta_log1p, None, cast_out=True, op="log1p_"),
    ),
    (
        "log2",
        _rt_functional(_rt_pointwise_unary.meta_log2, None, cast_out=True, op="log2"),
    ),
    (
        "log2.out",
        _rt_out(_rt_pointwise_unary.meta_log2, None, cast_out=True, op="log2.out"),
    ),
    (
        "log2_",
        _rt_inplace(_rt_pointwise_unary.meta_log2, None, cast_out=True, op="log2_"),
    ),
    ("log_", _rt_inplace(_rt_pointwise_unary.meta_log, None, cast_out=True, op="log_")),
    ("logical_and.out", _rt_pointwise_compare.logical_and_out_meta),
    ("logical_not.out", _rt_pointwise_unary.logical_not_out_meta),
    ("logical_or.out", _rt_pointwise_compare.logical_or_out_meta),
    ("logical_xor.out", _rt_pointwise_compare.logical_xor_out_meta),
    (
        "lt.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_lt_Scalar, None, cast_out=True, op="lt.Scalar"
        ),
    ),
    (
        "lt.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_lt_Scalar,
            None,
            cast_out=True,
            op="lt.Scalar_out",
        ),
    ),
    (
        "lt.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_lt_Tensor, None, cast_out=True, op="lt.Tensor"
        ),
    ),
    (
        "lt.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_lt_Tensor,
            None,
            cast_out=True,
            op="lt.Tensor_out",
        ),
    ),
    (
        "lt_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_lt_Scalar, None, cast_out=True, op="lt_.Scalar"
        ),
    ),
    (
        "lt_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_lt_Tensor, None, cast_out=True, op="lt_.Tensor"
        ),
    ),
    ("masked_fill_.Scalar", _rt_masking.masked_fill__Scalar),
    ("masked_fill_.Tensor", _rt_masking.masked_fill__Tensor),
    ("max", _rt_reductions_extrema.max_meta),
    (
        "max.dim",
        _rt_functional(
            _rt_reductions_extrema.meta_max_dim,
            None,
            2,
            precomputed=((1, 1),),
            op="max.dim",
        ),
    ),
    (
        "max.dim_max",
        _rt_out(
            _rt_reductions_extrema.meta_max_dim,
            None,
            2,
            precomputed=((1, 1),),
            op="max.dim_max",
        ),
    ),
    ("max.unary_out", _rt_reductions_extrema.max_unary_out_meta),
    (
        "max_pool2d_with_indices",
        _rt_functional(
            _rt_pooling.meta_max_pool2d_with_indices,
            None,
            2,
            op="max_pool2d_with_indices",
        ),
    ),
    (
        "max_pool2d_with_indices.out",
        _rt_out(
            _rt_pooling.meta_max_pool2d_with_indices,
            None,
            2,
            op="max_pool2d_with_indices.out",
        ),
    ),
    (
        "maximum",
        _rt_functional(
            _rt_pointwise_binary.meta_maximum, None, cast_out=True, op="maximum"
        ),
    ),
    (
        "maximum.out",
        _rt_out(
            _rt_pointwise_binary.meta_maximum, None, cast_out=True, op="maximum.out"
        ),
    ),
    ("mean.dim", _rt_functional(_rt_reductions.meta_mean_dim, None, op="mean.dim")),
    ("mean.out", _rt_out(_rt_reductions.meta_mean_dim, None, op="mean.out")),
    ("min", _rt_reductions_extrema.min_meta),
    (
        "min.dim",
        _rt_functional(
            _rt_reductions_extrema.meta_min_dim,
            None,
            2,
            precomputed=((1, 1),),
            op="min.dim",
        ),
    ),
    (
        "min.dim_min",
        _rt_out(
            _rt_reductions_extrema.meta_min_dim,
            None,
            2,
            precomputed=((1, 1),),
            op="min.dim_min",
        ),
    ),
    ("min.unary_out", _rt_reductions_extrema.min_unary_out_meta),
    (
        "minimum",
        _rt_functional(
            _rt_pointwise_binary.meta_minimum, None, cast_out=True, op="minimum"
        ),
    ),
    (
        "minimum.out",
        _rt_out(
            _rt_pointwise_binary.meta_minimum, None, cast_out=True, op="minimum.out"
        ),
    ),
    ("mm", _rt_functional(_rt_linalg.meta_mm, None, op="mm")),
    ("mm.out", _rt_out(_rt_linalg.meta_mm, None, op="mm.out")),
    (
        "mse_loss",
        _rt_functional(_rt_losses.meta_mse_loss, None, cast_out=True, op="mse_loss"),
    ),
    (
        "mse_loss.out",
        _rt_out(_rt_losses.meta_mse_loss, None, cast_out=True, op="mse_loss.out"),
    ),
    (
        "mul.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_mul_Tensor, None, cast_out=True, op="mul.Tensor"
        ),
    ),
    (
        "mul.out",
        _rt_out(
            _rt_pointwise_binary.meta_mul_Tensor, None, cast_out=True, op="mul.out"
        ),
    ),
    (
        "mul_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_mul_Tensor, None, cast_out=True, op="mul_.Tensor"
        ),
    ),
    ("narrow_copy.out", _rt_out_from_functional("aten::narrow_copy")),
    ("native_batch_norm", _rt_normalization.batch_norm_meta),
    ("native_batch_norm.out", _rt_normalization.batch_norm_out_meta),
    ("native_dropout", _rt_networks.native_dropout_meta),
    ("native_layer_norm", _rt_normalization.layer_norm_meta),
    (
        "ne.Scalar",
        _rt_functional(
            _rt_pointwise_compare.meta_ne_Scalar, None, cast_out=True, op="ne.Scalar"
        ),
    ),
    (
        "ne.Scalar_out",
        _rt_out(
            _rt_pointwise_compare.meta_ne_Scalar,
            None,
            cast_out=True,
            op="ne.Scalar_out",
        ),
    ),
    (
        "ne.Tensor",
        _rt_functional(
            _rt_pointwise_compare.meta_ne_Tensor, None, cast_out=True, op="ne.Tensor"
        ),
    ),
    (
        "ne.Tensor_out",
        _rt_out(
            _rt_pointwise_compare.meta_ne_Tensor,
            None,
            cast_out=True,
            op="ne.Tensor_out",
        ),
    ),
    (
        "ne_.Scalar",
        _rt_inplace(
            _rt_pointwise_compare.meta_ne_Scalar, None, cast_out=True, op="ne_.Scalar"
        ),
    ),
    (
        "ne_.Tensor",
        _rt_inplace(
            _rt_pointwise_compare.meta_ne_Tensor, None, cast_out=True, op="ne_.Tensor"
        ),
    ),
    (
        "neg",
        _rt_functional(_rt_pointwise_unary.meta_neg, None, cast_out=True, op="neg"),
    ),
    (
        "neg.out",
        _rt_out(_rt_pointwise_unary.meta_neg, None, cast_out=True, op="neg.out"),
    ),
    ("neg_", _rt_inplace(_rt_pointwise_unary.meta_neg, None, cast_out=True, op="neg_")),
    (
        "nll_loss_forward",
        _rt_functional(
            _rt_losses.meta_nll_loss_forward, None, 2, op="nll_loss_forward"
        ),
    ),
    (
        "nll_loss_forward.output",
        _rt_out(
            _rt_losses.meta_nll_loss_forward, None, 2, op="nll_loss_forward.output"
        ),
    ),
    (
        "norm.ScalarOpt_dim",
        _rt_functional(
            _rt_reductions_norm.meta_norm_ScalarOpt_dim, None, op="norm.ScalarOpt_dim"
        ),
    ),
    (
        "norm.ScalarOpt_dim_dtype",
        _rt_functional(
            _rt_reductions_norm.meta_norm_ScalarOpt_dim_dtype,
            None,
            op="norm.ScalarOpt_dim_dtype",
        ),
    ),
    (
        "norm.dtype_out",
        _rt_out(
            _rt_reductions_norm.meta_norm_ScalarOpt_dim_dtype, None, op="norm.dtype_out"
        ),
    ),
    (
        "norm.out",
        _rt_out(_rt_reductions_norm.meta_norm_ScalarOpt_dim, None, op="norm.out"),
    ),
    ("normal_", _rt_sampling.normal_meta_),
    (
        "pow.Scalar",
        _rt_functional(_rt_pointwise_binary.meta_pow_Scalar, None, op="pow.Scalar"),
    ),
    (
        "pow.Scalar_out",
        _rt_out(_rt_pointwise_binary.meta_pow_Scalar, None, op="pow.Scalar_out"),
    ),
    (
        "pow.Tensor_Scalar",
        _rt_functional(
            _rt_pointwise_binary.meta_pow_Tensor_Scalar,
            None,
            cast_out=True,
            op="pow.Tensor_Scalar",
        ),
    ),
    (
        "pow.Tensor_Scalar_out",
        _rt_out(
            _rt_pointwise_binary.meta_pow_Tensor_Scalar,
            None,
            cast_out=True,
            op="pow.Tensor_Scalar_out",
        ),
    ),
    (
        "pow.Tensor_Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_pow_Tensor_Tensor,
            None,
            cast_out=True,
            op="pow.Tensor_Tensor",
        ),
    ),
    (
        "pow.Tensor_Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_pow_Tensor_Tensor,
            None,
            cast_out=True,
            op="pow.Tensor_Tensor_out",
        ),
    ),
    (
        "pow_.Scalar",
        _rt_inplace(
            _rt_pointwise_binary.meta_pow_Tensor_Scalar,
            None,
            cast_out=True,
            op="pow_.Scalar",
        ),
    ),
    (
        "pow_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_pow_Tensor_Tensor,
            None,
            cast_out=True,
            op="pow_.Tensor",
        ),
    ),
    ("prod", _rt_reductions.prod_meta),
    (
        "prod.dim_int",
        _rt_functional(_rt_reductions.meta_prod_dim_int, None, op="prod.dim_int"),
    ),
    (
        "prod.int_out",
        _rt_out(_rt_reductions.meta_prod_dim_int, None, op="prod.int_out"),
    ),
    ("randperm.generator_out", _rt_sampling.randperm_out_meta),
    (
        "reciprocal",
        _rt_functional(
            _rt_pointwise_unary.meta_reciprocal, None, cast_out=True, op="reciprocal"
        ),
    ),
    (
        "reciprocal.out",
        _rt_out(
            _rt_pointwise_unary.meta_reciprocal,
            None,
            cast_out=True,
            op="reciprocal.out",
        ),
    ),
    (
        "reciprocal_",
        _rt_inplace(
            _rt_pointwise_unary.meta_reciprocal, None, cast_out=True, op="reciprocal_"
        ),
    ),
    ("relu", _rt_pointwise_composite.relu),
    ("relu_", _rt_pointwise_composite.relu_),
    ("remainder.Scalar_Tensor", _rt_pointwise_composite.remainder),
    (
        "remainder.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_remainder_Tensor,
            None,
            cast_out=True,
            op="remainder.Tensor",
        ),
    ),
    (
        "remainder.Tensor_out",
        _rt_out(
            _rt_pointwise_binary.meta_remainder_Tensor,
            None,
            cast_out=True,
            op="remainder.Tensor_out",
        ),
    ),
    (
        "remainder_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_remainder_Tensor,
            None,
            cast_out=True,
            op="remainder_.Tensor",
        ),
    ),
    ("resize_", _rt_filling.resize_),
    ("roll", _rt_movement.roll),
    (
        "round",
        _rt_functional(_rt_pointwise_unary.meta_round, None, cast_out=True, op="round"),
    ),
    (
        "round.decimals",
        _rt_functional(
            _rt_pointwise_unary.meta_round_decimals,
            None,
            cast_out=True,
            op="round.decimals",
        ),
    ),
    (
        "round.decimals_out",
        _rt_out(
            _rt_pointwise_unary.meta_round_decimals,
            None,
            cast_out=True,
            op="round.decimals_out",
        ),
    ),
    (
        "round.out",
        _rt_out(_rt_pointwise_unary.meta_round, None, cast_out=True, op="round.out"),
    ),
    (
        "round_",
        _rt_inplace(_rt_pointwise_unary.meta_round, None, cast_out=True, op="round_"),
    ),
    (
        "round_.decimals",
        _rt_inplace(
            _rt_pointwise_unary.meta_round_decimals,
            None,
            cast_out=True,
            op="round_.decimals",
        ),
    ),
    (
        "rsqrt",
        _rt_functional(_rt_pointwise_unary.meta_rsqrt, None, cast_out=True, op="rsqrt"),
    ),
    (
        "rsqrt.out",
        _rt_out(_rt_pointwise_unary.meta_rsqrt, None, cast_out=True, op="rsqrt.out"),
    ),
    (
        "rsqrt_",
        _rt_inplace(_rt_pointwise_unary.meta_rsqrt, None, cast_out=True, op="rsqrt_"),
    ),
    ("rsub.Tensor", _rt_pointwise_composite.rsub),
    (
        "scatter.reduce",
        _rt_functional(
            _rt_gather_scatter.meta_scatter_reduce, None, op="scatter.reduce"
        ),
    ),
    (
        "scatter.reduce_out",
        _rt_out(_rt_gather_scatter.meta_scatter_reduce, None, op="scatter.reduce_out"),
    ),
    (
        "scatter.src",
        _rt_functional(_rt_gather_scatter.meta_scatter_src, None, op="scatter.src"),
    ),
    (
        "scatter.src_out",
        _rt_out(_rt_gather_scatter.meta_scatter_src, None, op="scatter.src_out"),
    ),
    (
        "scatter.value",
        _rt_functional(_rt_gather_scatter.meta_scatter_value, None, op="scatter.value"),
    ),
    (
        "scatter.value_out",
        _rt_out(_rt_gather_scatter.meta_scatter_value, None, op="scatter.value_out"),
    ),
    (
        "scatter.value_reduce",
        _rt_functional(
            _rt_gather_scatter.meta_scatter_value_reduce,
            None,
            op="scatter.value_reduce",
        ),
    ),
    (
        "scatter.value_reduce_out",
        _rt_out(
            _rt_gather_scatter.meta_scatter_value_reduce,
            None,
            op="scatter.value_reduce_out",
        ),
    ),
    (
        "scatter_.reduce",
        _rt_inplace(_rt_gather_scatter.meta_scatter_reduce, None, op="scatter_.reduce"),
    ),
    (
        "scatter_.src",
        _rt_inplace(_rt_gather_scatter.meta_scatter_src, None, op="scatter_.src"),
    ),
    (
        "scatter_.value",
        _rt_inplace(_rt_gather_scatter.meta_scatter_value, None, op="scatter_.value"),
    ),
    (
        "scatter_.value_reduce",
        _rt_inplace(
            _rt_gather_scatter.meta_scatter_value_reduce,
            None,
            op="scatter_.value_reduce",
        ),
    ),
    (
        "scatter_add",
        _rt_functional(_rt_gather_scatter.meta_scatter_add, None, op="scatter_add"),
    ),
    (
        "scatter_add.out",
        _rt_out(_rt_gather_scatter.meta_scatter_add, None, op="scatter_add.out"),
    ),
    (
        "scatter_add_",
        _rt_inplace(_rt_gather_scatter.meta_scatter_add, None, op="scatter_add_"),
    ),
    (
        "sigmoid",
        _rt_functional(
            _rt_pointwise_unary.meta_sigmoid, None, cast_out=True, op="sigmoid"
        ),
    ),
    (
        "sigmoid.out",
        _rt_out(
            _rt_pointwise_unary.meta_sigmoid, None, cast_out=True, op="sigmoid.out"
        ),
    ),
    (
        "sigmoid_",
        _rt_inplace(
            _rt_pointwise_unary.meta_sigmoid, None, cast_out=True, op="sigmoid_"
        ),
    ),
    (
        "sign",
        _rt_functional(_rt_pointwise_unary.meta_sign, None, cast_out=True, op="sign"),
    ),
    (
        "sign.out",
        _rt_out(_rt_pointwise_unary.meta_sign, None, cast_out=True, op="sign.out"),
    ),
    (
        "sign_",
        _rt_inplace(_rt_pointwise_unary.meta_sign, None, cast_out=True, op="sign_"),
    ),
    (
        "silu",
        _rt_functional(_rt_pointwise_unary.meta_silu, None, cast_out=True, op="silu"),
    ),
    (
        "silu.out",
        _rt_out(_rt_pointwise_unary.meta_silu, None, cast_out=True, op="silu.out"),
    ),
    (
        "silu_",
        _rt_inplace(_rt_pointwise_unary.meta_silu, None, cast_out=True, op="silu_"),
    ),
    (
        "sin",
        _rt_functional(_rt_pointwise_unary.meta_sin, None, cast_out=True, op="sin"),
    ),
    (
        "sin.out",
        _rt_out(_rt_pointwise_unary.meta_sin, None, cast_out=True, op="sin.out"),
    ),
    ("sin_", _rt_inplace(_rt_pointwise_unary.meta_sin, None, cast_out=True, op="sin_")),
    (
        "sinh",
        _rt_functional(_rt_pointwise_unary.meta_sinh, None, cast_out=True, op="sinh"),
    ),
    (
        "sinh.out",
        _rt_out(_rt_pointwise_unary.meta_sinh, None, cast_out=True, op="sinh.out"),
    ),
    (
        "sinh_",
        _rt_inplace(_rt_pointwise_unary.meta_sinh, None, cast_out=True, op="sinh_"),
    ),
    (
        "sort.stable",
        _rt_functional(_rt_sorting.meta_sort_stable, None, 2, op="sort.stable"),
    ),
    (
        "sort.values_stable",
        _rt_out(_rt_sorting.meta_sort_stable, None, 2, op="sort.values_stable"),
    ),
    (
        "sqrt",
        _rt_functional(_rt_pointwise_unary.meta_sqrt, None, cast_out=True, op="sqrt"),
    ),
    (
        "sqrt.out",
        _rt_out(_rt_pointwise_unary.meta_sqrt, None, cast_out=True, op="sqrt.out"),
    ),
    (
        "sqrt_",
        _rt_inplace(_rt_pointwise_unary.meta_sqrt, None, cast_out=True, op="sqrt_"),
    ),
    ("std.correction", _rt_reductions_moments.std_meta_correction),
    ("std.correction_out", _rt_reductions_moments.std_out_meta_correction_out),
    (
        "sub.Tensor",
        _rt_functional(
            _rt_pointwise_binary.meta_sub_Tensor, None, cast_out=True, op="sub.Tensor"
        ),
    ),
    (
        "sub.out",
        _rt_out(
            _rt_pointwise_binary.meta_sub_Tensor, None, cast_out=True, op="sub.out"
        ),
    ),
    (
        "sub_.Tensor",
        _rt_inplace(
            _rt_pointwise_binary.meta_sub_Tensor, None, cast_out=True, op="sub_.Tensor"
        ),
    ),
    (
        "sum.IntList_out",
        _rt_out(_rt_reductions.meta_sum_dim_IntList, None, op="sum.IntList_out"),
    ),
    (
        "sum.dim_IntList",
        _rt_functional(_rt_reductions.meta_sum_dim_IntList, None, op="sum.dim_IntList"),
    ),
    (
        "tan",
        _rt_functional(_rt_pointwise_unary.meta_tan, None, cast_out=True, op="tan"),
    ),
    (
        "tan.out",
        _rt_out(_rt_pointwise_unary.meta_tan, None, cast_out=True, op="tan.out"),
    ),
    ("tan_", _rt_inplace(_rt_pointwise_unary.meta_tan, None, cast_out=True, op="tan_")),
    (
        "tanh",
        _rt_functional(_rt_pointwise_unary.meta_tanh, None, cast_out=True, op="tanh"),
    ),
    (
        "tanh.out",
        _rt_out(_rt_pointwise_unary.meta_tanh, None, cast_out=True, op="tanh.out"),
    ),
    (
        "tanh_",
        _rt_inplace(_rt_pointwise_unary.meta_tanh, None, cast_out=True, op="tanh_"),
    ),
    ("topk", _rt_functional(_rt_sorting.meta_topk, None, 2, op="topk")),
    ("topk.values", _rt_out(_rt_sorting.meta_topk, None, 2, op="topk.values")),
    ("tril", _rt_functional(_rt_movement.meta_tril, None, op="tril")),
    ("tril.out", _rt_out(_rt_movement.meta_tril, None, op="tril.out")),
    ("tril_", _rt_inplace(_rt_movement.meta_tril, None, op="tril_")),
    ("tril_indices", _rt_index_patterns.tril_indices_meta),
    ("triu", _rt_functional(_rt_movement.meta_triu, None, op="triu")),
    ("triu.out", _rt_out(_rt_movement.meta_triu, None, op="triu.out")),
    ("triu_", _rt_inplace(_rt_movement.meta_triu, None, op="triu_")),
    ("triu_indices", _rt_index_patterns.triu_indices_meta),
    (
        "trunc",
        _rt_functional(_rt_pointwise_unary.meta_trunc, None, cast_out=True, op="trunc"),
    ),
    (
        "trunc.out",
        _rt_out(_rt_pointwise_unary.meta_trunc, None, cast_out=True, op="trunc.out"),
    ),
    (
        "trunc_",
        _rt_inplace(_rt_pointwise_unary.meta_trunc, None, cast_out=True, op="trunc_"),
    ),
    ("unfold", _rt_view_selections.unfold),
    ("uniform_", _rt_sampling.uniform_meta_),
    ("var.correction", _rt_reductions_moments.var_meta_correction),
    ("var.correction_out", _rt_reductions_moments.var_out_meta_correction_out),
    ("var_mean.correction", _rt_reductions_moments.var_mean_meta_correction),
    ("vdot", _rt_linalg.vdot_meta),
    ("view", _rt_views.view),
    ("where.self", _rt_pointwise_ternary.where_meta_self),
    ("where.self_out", _rt_pointwise_ternary.where_self_out_meta),
    ("zero_", _rt_filling.zero_),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("aten", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS))
