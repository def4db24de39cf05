"""The kernels of native_functions.yaml on CompositeExplicitAutogradNonFunctional. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import default_functional as _rt_default_functional
from runtime.derived import default_inplace as _rt_default_inplace
from runtime.derived import view_copy as _rt_view_copy
from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from runtime.native import copying as _rt_copying
from runtime.native import gather_scatter as _rt_gather_scatter
from runtime.native import indexing_kernels as _rt_indexing_kernels
from runtime.native import linalg as _rt_linalg
from runtime.native import losses as _rt_losses
from runtime.native import movement as _rt_movement
from runtime.native import pointwise_binary as _rt_pointwise_binary
from runtime.native import pointwise_compare as _rt_pointwise_compare
from runtime.native import pointwise_ternary as _rt_pointwise_ternary
from runtime.native import pointwise_unary as _rt_pointwise_unary
from runtime.native import pooling as _rt_pooling
from runtime.native import reductions as _rt_reductions
from runtime.native import reductions_extrema as _rt_reductions_extrema
from runtime.native import reductions_norm as _rt_reductions_norm
from runtime.native import reductions_softmax as _rt_reductions_softmax
from runtime.native import reductions_truth as _rt_reductions_truth
from runtime.native import sampling as _rt_sampling
from runtime.native import slice_indexing as _rt_slice_indexing
from runtime.native import sorting as _rt_sorting
from runtime.native import views as _rt_views

KEY = "CompositeExplicitAutogradNonFunctional"

ROWS: tuple[tuple[str, Any], ...] = (
    (
        "_log_softmax",
        _rt_default_functional(
            _rt_reductions_softmax.meta__log_softmax,
            "aten::_log_softmax.out",
            op="_log_softmax",
        ),
    ),
    ("_reshape_alias_copy", _rt_view_copy("aten::_reshape_alias")),
    (
        "_softmax",
        _rt_default_functional(
            _rt_reductions_softmax.meta__softmax, "aten::_softmax.out", op="_softmax"
        ),
    ),
    (
        "acos",
        _rt_default_functional(
            _rt_pointwise_unary.meta_acos, "aten::acos.out", op="acos"
        ),
    ),
    (
        "acos_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_acos, "aten::acos.out", op="acos_"
        ),
    ),
    (
        "add.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_add_Tensor, "aten::add.out", op="add.Tensor"
        ),
    ),
    (
        "add_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_add_Tensor, "aten::add.out", op="add_.Tensor"
        ),
    ),
    (
        "addcdiv",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_addcdiv, "aten::addcdiv.out", op="addcdiv"
        ),
    ),
    (
        "addcdiv_",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_addcdiv, "aten::addcdiv.out", op="addcdiv_"
        ),
    ),
    (
        "addcmul",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_addcmul, "aten::addcmul.out", op="addcmul"
        ),
    ),
    (
        "addcmul_",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_addcmul, "aten::addcmul.out", op="addcmul_"
        ),
    ),
    (
        "addmm",
        _rt_default_functional(_rt_linalg.meta_addmm, "aten::addmm.out", op="addmm"),
    ),
    (
        "addmm_",
        _rt_default_inplace(_rt_linalg.meta_addmm, "aten::addmm.out", op="addmm_"),
    ),
    (
        "addmv",
        _rt_default_functional(_rt_linalg.meta_addmv, "aten::addmv.out", op="addmv"),
    ),
    (
        "addmv_",
        _rt_default_inplace(_rt_linalg.meta_addmv, "aten::addmv.out", op="addmv_"),
    ),
    ("alias_copy", _rt_view_copy("aten::alias")),
    (
        "all",
        _rt_default_functional(
            _rt_reductions_truth.meta_all, "aten::all.all_out", op="all"
        ),
    ),
    (
        "all.dim",
        _rt_default_functional(
            _rt_reductions_truth.meta_all_dim, "aten::all.out", op="all.dim"
        ),
    ),
    (
        "all.dims",
        _rt_default_functional(
            _rt_reductions_truth.meta_all_dims, "aten::all.dims_out", op="all.dims"
        ),
    ),
    (
        "amax",
        _rt_default_functional(
            _rt_reductions_extrema.meta_amax, "aten::amax.out", op="amax"
        ),
    ),
    (
        "amin",
        _rt_default_functional(
            _rt_reductions_extrema.meta_amin, "aten::amin.out", op="amin"
        ),
    ),
    (
        "any",
        _rt_default_functional(
            _rt_reductions_truth.meta_any, "aten::any.all_out", op="any"
        ),
    ),
    (
        "any.dim",
        _rt_default_functional(
            _rt_reductions_truth.meta_any_dim, "aten::any.out", op="any.dim"
        ),
    ),
    (
        "any.dims",
        _rt_default_functional(
            _rt_reductions_truth.meta_any_dims, "aten::any.dims_out", op="any.dims"
        ),
    ),
    (
        "argmax",
        _rt_default_functional(
            _rt_reductions_extrema.meta_argmax, "aten::argmax.out", op="argmax"
        ),
    ),
    (
        "argmin",
        _rt_default_functional(
            _rt_reductions_extrema.meta_argmin, "aten::argmin.out", op="argmin"
        ),
    ),
    ("as_strided_", _rt_views.as_strided_),
    ("as_strided_copy", _rt_view_copy("aten::as_strided")),
    (
        "asin",
        _rt_default_functional(
            _rt_pointwise_unary.meta_asin, "aten::asin.out", op="asin"
        ),
    ),
    (
        "asin_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_asin, "aten::asin.out", op="asin_"
        ),
    ),
    (
        "atan",
        _rt_default_functional(
            _rt_pointwise_unary.meta_atan, "aten::atan.out", op="atan"
        ),
    ),
    (
        "atan2",
        _rt_default_functional(
            _rt_pointwise_binary.meta_atan2, "aten::atan2.out", op="atan2"
        ),
    ),
    (
        "atan2_",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_atan2, "aten::atan2.out", op="atan2_"
        ),
    ),
    (
        "atan_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_atan, "aten::atan.out", op="atan_"
        ),
    ),
    (
        "avg_pool2d",
        _rt_default_functional(
            _rt_pooling.meta_avg_pool2d, "aten::avg_pool2d.out", op="avg_pool2d"
        ),
    ),
    (
        "baddbmm",
        _rt_default_functional(
            _rt_linalg.meta_baddbmm, "aten::baddbmm.out", op="baddbmm"
        ),
    ),
    (
        "baddbmm_",
        _rt_default_inplace(
            _rt_linalg.meta_baddbmm, "aten::baddbmm.out", op="baddbmm_"
        ),
    ),
    ("bernoulli.p", _rt_sampling.bernoulli_p),
    (
        "bitwise_and.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_bitwise_and_Tensor,
            "aten::bitwise_and.Tensor_out",
            op="bitwise_and.Tensor",
        ),
    ),
    (
        "bitwise_and_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_bitwise_and_Tensor,
            "aten::bitwise_and.Tensor_out",
            op="bitwise_and_.Tensor",
        ),
    ),
    (
        "bitwise_not",
        _rt_default_functional(
            _rt_pointwise_unary.meta_bitwise_not,
            "aten::bitwise_not.out",
            op="bitwise_not",
        ),
    ),
    (
        "bitwise_not_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_bitwise_not,
            "aten::bitwise_not.out",
            op="bitwise_not_",
        ),
    ),
    (
        "bitwise_or.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_bitwise_or_Tensor,
            "aten::bitwise_or.Tensor_out",
            op="bitwise_or.Tensor",
        ),
    ),
    (
        "bitwise_or_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_bitwise_or_Tensor,
            "aten::bitwise_or.Tensor_out",
            op="bitwise_or_.Tensor",
        ),
    ),
    (
        "bitwise_xor.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_bitwise_xor_Tensor,
            "aten::bitwise_xor.Tensor_out",
            op="bitwise_xor.Tensor",
        ),
    ),
    (
        "bitwise_xor_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_bitwise_xor_Tensor,
            "aten::bitwise_xor.Tensor_out",
            op="bitwise_xor_.Tensor",
        ),
    ),
    ("bmm", _rt_default_functional(_rt_linalg.meta_bmm, "aten::bmm.out", op="bmm")),
    ("cat", _rt_default_functional(_rt_movement.meta_cat, "aten::cat.out", op="cat")),
    (
        "ceil",
        _rt_default_functional(
            _rt_pointwise_unary.meta_ceil, "aten::ceil.out", op="ceil"
        ),
    ),
    (
        "ceil_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_ceil, "aten::ceil.out", op="ceil_"
        ),
    ),
    (
        "clamp",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp, "aten::clamp.out", op="clamp"
        ),
    ),
    (
        "clamp.Tensor",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp_Tensor,
            "aten::clamp.Tensor_out",
            op="clamp.Tensor",
        ),
    ),
    (
        "clamp_",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp, "aten::clamp.out", op="clamp_"
        ),
    ),
    (
        "clamp_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp_Tensor,
            "aten::clamp.Tensor_out",
            op="clamp_.Tensor",
        ),
    ),
    (
        "clamp_max",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp_max, "aten::clamp_max.out", op="clamp_max"
        ),
    ),
    (
        "clamp_max.Tensor",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp_max_Tensor,
            "aten::clamp_max.Tensor_out",
            op="clamp_max.Tensor",
        ),
    ),
    (
        "clamp_max_",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp_max, "aten::clamp_max.out", op="clamp_max_"
        ),
    ),
    (
        "clamp_max_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp_max_Tensor,
            "aten::clamp_max.Tensor_out",
            op="clamp_max_.Tensor",
        ),
    ),
    (
        "clamp_min",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp_min, "aten::clamp_min.out", op="clamp_min"
        ),
    ),
    (
        "clamp_min.Tensor",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_clamp_min_Tensor,
            "aten::clamp_min.Tensor_out",
            op="clamp_min.Tensor",
        ),
    ),
    (
        "clamp_min_",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp_min, "aten::clamp_min.out", op="clamp_min_"
        ),
    ),
    (
        "clamp_min_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_clamp_min_Tensor,
            "aten::clamp_min.Tensor_out",
            op="clamp_min_.Tensor",
        ),
    ),
    ("copy", _rt_copying.copy),
    (
        "cos",
        _rt_default_functional(_rt_pointwise_unary.meta_cos, "aten::cos.out", op="cos"),
    ),
    (
        "cos_",
        _rt_default_inplace(_rt_pointwise_unary.meta_cos, "aten::cos.out", op="cos_"),
    ),
    (
        "cosh",
        _rt_default_functional(
            _rt_pointwise_unary.meta_cosh, "aten::cosh.out", op="cosh"
        ),
    ),
    (
        "cosh_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_cosh, "aten::cosh.out", op="cosh_"
        ),
    ),
    (
        "cumsum",
        _rt_default_functional(
            _rt_reductions.meta_cumsum, "aten::cumsum.out", op="cumsum"
        ),
    ),
    (
        "cumsum_",
        _rt_default_inplace(
            _rt_reductions.meta_cumsum, "aten::cumsum.out", op="cumsum_"
        ),
    ),
    ("detach_copy", _rt_view_copy("aten::detach")),
    ("diagonal_copy", _rt_view_copy("aten::diagonal")),
    (
        "div.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_div_Tensor, "aten::div.out", op="div.Tensor"
        ),
    ),
    (
        "div.Tensor_mode",
        _rt_default_functional(
            _rt_pointwise_binary.meta_div_Tensor_mode,
            "aten::div.out_mode",
            op="div.Tensor_mode",
        ),
    ),
    (
        "div_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_div_Tensor, "aten::div.out", op="div_.Tensor"
        ),
    ),
    (
        "div_.Tensor_mode",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_div_Tensor_mode,
            "aten::div.out_mode",
            op="div_.Tensor_mode",
        ),
    ),
    (
        "eq.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_eq_Scalar, "aten::eq.Scalar_out", op="eq.Scalar"
        ),
    ),
    (
        "eq.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_eq_Tensor, "aten::eq.Tensor_out", op="eq.Tensor"
        ),
    ),
    (
        "eq_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_eq_Scalar, "aten::eq.Scalar_out", op="eq_.Scalar"
        ),
    ),
    (
        "eq_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_eq_Tensor, "aten::eq.Tensor_out", op="eq_.Tensor"
        ),
    ),
    (
        "erf",
        _rt_default_functional(_rt_pointwise_unary.meta_erf, "aten::erf.out", op="erf"),
    ),
    (
        "erf_",
        _rt_default_inplace(_rt_pointwise_unary.meta_erf, "aten::erf.out", op="erf_"),
    ),
    (
        "exp",
        _rt_default_functional(_rt_pointwise_unary.meta_exp, "aten::exp.out", op="exp"),
    ),
    (
        "exp_",
        _rt_default_inplace(_rt_pointwise_unary.meta_exp, "aten::exp.out", op="exp_"),
    ),
    ("expand_copy", _rt_view_copy("aten::expand")),
    (
        "expm1",
        _rt_default_functional(
            _rt_pointwise_unary.meta_expm1, "aten::expm1.out", op="expm1"
        ),
    ),
    (
        "expm1_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_expm1, "aten::expm1.out", op="expm1_"
        ),
    ),
    (
        "floor",
        _rt_default_functional(
            _rt_pointwise_unary.meta_floor, "aten::floor.out", op="floor"
        ),
    ),
    (
        "floor_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_floor, "aten::floor.out", op="floor_"
        ),
    ),
    (
        "fmod.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_fmod_Tensor,
            "aten::fmod.Tensor_out",
            op="fmod.Tensor",
        ),
    ),
    (
        "fmod_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_fmod_Tensor,
            "aten::fmod.Tensor_out",
            op="fmod_.Tensor",
        ),
    ),
    (
        "gather",
        _rt_default_functional(
            _rt_gather_scatter.meta_gather, "aten::gather.out", op="gather"
        ),
    ),
    (
        "ge.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_ge_Scalar, "aten::ge.Scalar_out", op="ge.Scalar"
        ),
    ),
    (
        "ge.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_ge_Tensor, "aten::ge.Tensor_out", op="ge.Tensor"
        ),
    ),
    (
        "ge_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_ge_Scalar, "aten::ge.Scalar_out", op="ge_.Scalar"
        ),
    ),
    (
        "ge_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_ge_Tensor, "aten::ge.Tensor_out", op="ge_.Tensor"
        ),
    ),
    (
        "gelu",
        _rt_default_functional(
            _rt_pointwise_unary.meta_gelu, "aten::gelu.out", op="gelu"
        ),
    ),
    (
        "gelu_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_gelu, "aten::gelu.out", op="gelu_"
        ),
    ),
    (
        "gt.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_gt_Scalar, "aten::gt.Scalar_out", op="gt.Scalar"
        ),
    ),
    (
        "gt.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_gt_Tensor, "aten::gt.Tensor_out", op="gt.Tensor"
        ),
    ),
    (
        "gt_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_gt_Scalar, "aten::gt.Scalar_out", op="gt_.Scalar"
        ),
    ),
    (
        "gt_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_gt_Tensor, "aten::gt.Tensor_out", op="gt_.Tensor"
        ),
    ),
    (
        "index.Tensor",
        _rt_default_functional(
            _rt_indexing_kernels.meta_index_Tensor,
            "aten::index.Tensor_out",
            op="index.Tensor",
        ),
    ),
    (
        "index_add",
        _rt_default_functional(
            _rt_slice_indexing.meta_index_add, "aten::index_add.out", op="index_add"
        ),
    ),
    (
        "index_add_",
        _rt_default_inplace(
            _rt_slice_indexing.meta_index_add, "aten::index_add.out", op="index_add_"
        ),
    ),
    (
        "le.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_le_Scalar, "aten::le.Scalar_out", op="le.Scalar"
        ),
    ),
    (
        "le.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_le_Tensor, "aten::le.Tensor_out", op="le.Tensor"
        ),
    ),
    (
        "le_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_le_Scalar, "aten::le.Scalar_out", op="le_.Scalar"
        ),
    ),
    (
        "le_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_le_Tensor, "aten::le.Tensor_out", op="le_.Tensor"
        ),
    ),
    (
        "leaky_relu",
        _rt_default_functional(
            _rt_pointwise_unary.meta_leaky_relu, "aten::leaky_relu.out", op="leaky_relu"
        ),
    ),
    (
        "leaky_relu_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_leaky_relu,
            "aten::leaky_relu.out",
            op="leaky_relu_",
        ),
    ),
    (
        "lerp.Scalar",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_lerp_Scalar,
            "aten::lerp.Scalar_out",
            op="lerp.Scalar",
        ),
    ),
    (
        "lerp.Tensor",
        _rt_default_functional(
            _rt_pointwise_ternary.meta_lerp_Tensor,
            "aten::lerp.Tensor_out",
            op="lerp.Tensor",
        ),
    ),
    (
        "lerp_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_lerp_Scalar,
            "aten::lerp.Scalar_out",
            op="lerp_.Scalar",
        ),
    ),
    (
        "lerp_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_ternary.meta_lerp_Tensor,
            "aten::lerp.Tensor_out",
            op="lerp_.Tensor",
        ),
    ),
    (
        "log",
        _rt_default_functional(_rt_pointwise_unary.meta_log, "aten::log.out", op="log"),
    ),
    (
        "log10",
        _rt_default_functional(
            _rt_pointwise_unary.meta_log10, "aten::log10.out", op="log10"
        ),
    ),
    (
        "log10_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_log10, "aten::log10.out", op="log10_"
        ),
    ),
    (
        "log1p",
        _rt_default_functional(
            _rt_pointwise_unary.meta_log1p, "aten::log1p.out", op="log1p"
        ),
    ),
    (
        "log1p_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_log1p, "aten::log1p.out", op="log1p_"
        ),
    ),
    (
        "log2",
        _rt_default_functional(
            _rt_pointwise_unary.meta_log2, "aten::log2.out", op="log2"
        ),
    ),
    (
        "log2_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_log2, "aten::log2.out", op="log2_"
        ),
    ),
    (
        "log_",
        _rt_default_inplace(_rt_pointwise_unary.meta_log, "aten::log.out", op="log_"),
    ),
    ("logsumexp.out", _rt_reductions_softmax.logsumexp_out),
    (
        "lt.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_lt_Scalar, "aten::lt.Scalar_out", op="lt.Scalar"
        ),
    ),
    (
        "lt.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_lt_Tensor, "aten::lt.Tensor_out", op="lt.Tensor"
        ),
    ),
    (
        "lt_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_lt_Scalar, "aten::lt.Scalar_out", op="lt_.Scalar"
        ),
    ),
    (
        "lt_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_lt_Tensor, "aten::lt.Tensor_out", op="lt_.Tensor"
        ),
    ),
    (
        "max.dim",
        _rt_default_functional(
            _rt_reductions_extrema.meta_max_dim, "aten::max.dim_max", 2, op="max.dim"
        ),
    ),
    (
        "max_pool2d_with_indices",
        _rt_default_functional(
            _rt_pooling.meta_max_pool2d_with_indices,
            "aten::max_pool2d_with_indices.out",
            2,
            op="max_pool2d_with_indices",
        ),
    ),
    (
        "maximum",
        _rt_default_functional(
            _rt_pointwise_binary.meta_maximum, "aten::maximum.out", op="maximum"
        ),
    ),
    (
        "mean.dim",
        _rt_default_functional(
            _rt_reductions.meta_mean_dim, "aten::mean.out", op="mean.dim"
        ),
    ),
    (
        "min.dim",
        _rt_default_functional(
            _rt_reductions_extrema.meta_min_dim, "aten::min.dim_min", 2, op="min.dim"
        ),
    ),
    (
        "minimum",
        _rt_default_functional(
            _rt_pointwise_binary.meta_minimum, "aten::minimum.out", op="minimum"
        ),
    ),
    ("mm", _rt_default_functional(_rt_linalg.meta_mm, "aten::mm.out", op="mm")),
    (
        "mse_loss",
        _rt_default_functional(
            _rt_losses.meta_mse_loss, "aten::mse_loss.out", op="mse_loss"
        ),
    ),
    (
        "mul.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_mul_Tensor, "aten::mul.out", op="mul.Tensor"
        ),
    ),
    (
        "mul_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_mul_Tensor, "aten::mul.out", op="mul_.Tensor"
        ),
    ),
    ("narrow_copy", _rt_view_copy("aten::narrow")),
    (
        "ne.Scalar",
        _rt_default_functional(
            _rt_pointwise_compare.meta_ne_Scalar, "aten::ne.Scalar_out", op="ne.Scalar"
        ),
    ),
    (
        "ne.Tensor",
        _rt_default_functional(
            _rt_pointwise_compare.meta_ne_Tensor, "aten::ne.Tensor_out", op="ne.Tensor"
        ),
    ),
    (
        "ne_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_ne_Scalar, "aten::ne.Scalar_out", op="ne_.Scalar"
        ),
    ),
    (
        "ne_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_compare.meta_ne_Tensor, "aten::ne.Tensor_out", op="ne_.Tensor"
        ),
    ),
    (
        "neg",
        _rt_default_functional(_rt_pointwise_unary.meta_neg, "aten::neg.out", op="neg"),
    ),
    (
        "neg_",
        _rt_default_inplace(_rt_pointwise_unary.meta_neg, "aten::neg.out", op="neg_"),
    ),
    (
        "nll_loss_forward",
        _rt_default_functional(
            _rt_losses.meta_nll_loss_forward,
            "aten::nll_loss_forward.output",
            2,
            op="nll_loss_forward",
        ),
    ),
    (
        "norm.ScalarOpt_dim",
        _rt_default_functional(
            _rt_reductions_norm.meta_norm_ScalarOpt_dim,
            "aten::norm.out",
            op="norm.ScalarOpt_dim",
        ),
    ),
    (
        "norm.ScalarOpt_dim_dtype",
        _rt_default_functional(
            _rt_reductions_norm.meta_norm_ScalarOpt_dim_dtype,
            "aten::norm.dtype_out",
            op="norm.ScalarOpt_dim_dtype",
        ),
    ),
    ("permute_copy", _rt_view_copy("aten::permute")),
    (
        "pow.Scalar",
        _rt_default_functional(
            _rt_pointwise_binary.meta_pow_Scalar,
            "aten::pow.Scalar_out",
            op="pow.Scalar",
        ),
    ),
    (
        "pow.Tensor_Scalar",
        _rt_default_functional(
            _rt_pointwise_binary.meta_pow_Tensor_Scalar,
            "aten::pow.Tensor_Scalar_out",
            op="pow.Tensor_Scalar",
        ),
    ),
    (
        "pow.Tensor_Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_pow_Tensor_Tensor,
            "aten::pow.Tensor_Tensor_out",
            op="pow.Tensor_Tensor",
        ),
    ),
    (
        "pow_.Scalar",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_pow_Tensor_Scalar,
            "aten::pow.Tensor_Scalar_out",
            op="pow_.Scalar",
        ),
    ),
    (
        "pow_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_pow_Tensor_Tensor,
            "aten::pow.Tensor_Tensor_out",
            op="pow_.Tensor",
        ),
    ),
    (
        "prod.dim_int",
        _rt_default_functional(
            _rt_reductions.meta_prod_dim_int, "aten::prod.int_out", op="prod.dim_int"
        ),
    ),
    (
        "reciprocal",
        _rt_default_functional(
            _rt_pointwise_unary.meta_reciprocal, "aten::reciprocal.out", op="reciprocal"
        ),
    ),
    (
        "reciprocal_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_reciprocal,
            "aten::reciprocal.out",
            op="reciprocal_",
        ),
    ),
    (
        "remainder.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_remainder_Tensor,
            "aten::remainder.Tensor_out",
            op="remainder.Tensor",
        ),
    ),
    (
        "remainder_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_remainder_Tensor,
            "aten::remainder.Tensor_out",
            op="remainder_.Tensor",
        ),
    ),
    (
        "round",
        _rt_default_functional(
            _rt_pointwise_unary.meta_round, "aten::round.out", op="round"
        ),
    ),
    (
        "round.decimals",
        _rt_default_functional(
            _rt_pointwise_unary.meta_round_decimals,
            "aten::round.decimals_out",
            op="round.decimals",
        ),
    ),
    (
        "round_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_round, "aten::round.out", op="round_"
        ),
    ),
    (
        "round_.decimals",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_round_decimals,
            "aten::round.decimals_out",
            op="round_.decimals",
        ),
    ),
    (
        "rsqrt",
        _rt_default_functional(
            _rt_pointwise_unary.meta_rsqrt, "aten::rsqrt.out", op="rsqrt"
        ),
    ),
    (
        "rsqrt_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_rsqrt, "aten::rsqrt.out", op="rsqrt_"
        ),
    ),
    (
        "scatter.reduce",
        _rt_default_functional(
            _rt_gather_scatter.meta_scatter_reduce,
            "aten::scatter.reduce_out",
            op="scatter.reduce",
        ),
    ),
    (
        "scatter.src",
        _rt_default_functional(
            _rt_gather_scatter.meta_scatter_src,
            "aten::scatter.src_out",
            op="scatter.src",
        ),
    ),
    (
        "scatter.value",
        _rt_default_functional(
            _rt_gather_scatter.meta_scatter_value,
            "aten::scatter.value_out",
            op="scatter.value",
        ),
    ),
    (
        "scatter.value_reduce",
        _rt_default_functional(
            _rt_gather_scatter.meta_scatter_value_reduce,
            "aten::scatter.value_reduce_out",
            op="scatter.value_reduce",
        ),
    ),
    (
        "scatter_.reduce",
        _rt_default_inplace(
            _rt_gather_scatter.meta_scatter_reduce,
            "aten::scatter.reduce_out",
            op="scatter_.reduce",
        ),
    ),
    (
        "scatter_.src",
        _rt_default_inplace(
            _rt_gather_scatter.meta_scatter_src,
            "aten::scatter.src_out",
            op="scatter_.src",
        ),
    ),
    (
        "scatter_.value",
        _rt_default_inplace(
            _rt_gather_scatter.meta_scatter_value,
            "aten::scatter.value_out",
            op="scatter_.value",
        ),
    ),
    (
        "scatter_.value_reduce",
        _rt_default_inplace(
            _rt_gather_scatter.meta_scatter_value_reduce,
            "aten::scatter.value_reduce_out",
            op="scatter_.value_reduce",
        ),
    ),
    (
        "scatter_add",
        _rt_default_functional(
            _rt_gather_scatter.meta_scatter_add,
            "aten::scatter_add.out",
            op="scatter_add",
        ),
    ),
    (
        "scatter_add_",
        _rt_default_inplace(
            _rt_gather_scatter.meta_scatter_add,
            "aten::scatter_add.out",
            op="scatter_add_",
        ),
    ),
    ("select_copy.int", _rt_view_copy("aten::select.int")),
    (
        "sigmoid",
        _rt_default_functional(
            _rt_pointwise_unary.meta_sigmoid, "aten::sigmoid.out", op="sigmoid"
        ),
    ),
    (
        "sigmoid_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_sigmoid, "aten::sigmoid.out", op="sigmoid_"
        ),
    ),
    (
        "sign",
        _rt_default_functional(
            _rt_pointwise_unary.meta_sign, "aten::sign.out", op="sign"
        ),
    ),
    (
        "sign_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_sign, "aten::sign.out", op="sign_"
        ),
    ),
    (
        "silu",
        _rt_default_functional(
            _rt_pointwise_unary.meta_silu, "aten::silu.out", op="silu"
        ),
    ),
    (
        "silu_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_silu, "aten::silu.out", op="silu_"
        ),
    ),
    (
        "sin",
        _rt_default_functional(_rt_pointwise_unary.meta_sin, "aten::sin.out", op="sin"),
    ),
    (
        "sin_",
        _rt_default_inplace(_rt_pointwise_unary.meta_sin, "aten::sin.out", op="sin_"),
    ),
    (
        "sinh",
        _rt_default_functional(
            _rt_pointwise_unary.meta_sinh, "aten::sinh.out", op="sinh"
        ),
    ),
    (
        "sinh_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_sinh, "aten::sinh.out", op="sinh_"
        ),
    ),
    ("slice_copy.Tensor", _rt_view_copy("aten::slice.Tensor")),
    (
        "sort.stable",
        _rt_default_functional(
            _rt_sorting.meta_sort_stable,
            "aten::sort.values_stable",
            2,
            op="sort.stable",
        ),
    ),
    ("split_copy.Tensor", _rt_view_copy("aten::split.Tensor")),
    ("split_with_sizes_copy", _rt_view_copy("aten::split_with_sizes")),
    (
        "sqrt",
        _rt_default_functional(
            _rt_pointwise_unary.meta_sqrt, "aten::sqrt.out", op="sqrt"
        ),
    ),
    (
        "sqrt_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_sqrt, "aten::sqrt.out", op="sqrt_"
        ),
    ),
    ("squeeze_copy", _rt_view_copy("aten::squeeze")),
    ("squeeze_copy.dim", _rt_view_copy("aten::squeeze.dim")),
    ("squeeze_copy.dims", _rt_view_copy("aten::squeeze.dims")),
    (
        "sub.Tensor",
        _rt_default_functional(
            _rt_pointwise_binary.meta_sub_Tensor, "aten::sub.out", op="sub.Tensor"
        ),
    ),
    (
        "sub_.Tensor",
        _rt_default_inplace(
            _rt_pointwise_binary.meta_sub_Tensor, "aten::sub.out", op="sub_.Tensor"
        ),
    ),
    (
        "sum.dim_IntList",
        _rt_default_functional(
            _rt_reductions.meta_sum_dim_IntList,
            "aten::sum.IntList_out",
            op="sum.dim_IntList",
        ),
    ),
    ("t_copy", _rt_view_copy("aten::t")),
    (
        "tan",
        _rt_default_functional(_rt_pointwise_unary.meta_tan, "aten::tan.out", op="tan"),
    ),
    (
        "tan_",
        _rt_default_inplace(_rt_pointwise_unary.meta_tan, "aten::tan.out", op="tan_"),
    ),
    (
        "tanh",
        _rt_default_functional(
            _rt_pointwise_unary.meta_tanh, "aten::tanh.out", op="tanh"
        ),
    ),
    (
        "tanh_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_tanh, "aten::tanh.out", op="tanh_"
        ),
    ),
    (
        "topk",
        _rt_default_functional(
            _rt_sorting.meta_topk, "aten::topk.values", 2, op="topk"
        ),
    ),
    ("transpose_copy.int", _rt_view_copy("aten::transpose.int")),
    (
        "tril",
        _rt_default_functional(_rt_movement.meta_tril, "aten::tril.out", op="tril"),
    ),
    (
        "tril_",
        _rt_default_inplace(_rt_movement.meta_tril, "aten::tril.out", op="tril_"),
    ),
    (
        "triu",
        _rt_default_functional(_rt_movement.meta_triu, "aten::triu.out", op="triu"),
    ),
    (
        "triu_",
        _rt_default_inplace(_rt_movement.meta_triu, "aten::triu.out", op="triu_"),
    ),
    (
        "trunc",
        _rt_default_functional(
            _rt_pointwise_unary.meta_trunc, "aten::trunc.out", op="trunc"
        ),
    ),
    (
        "trunc_",
        _rt_default_inplace(
            _rt_pointwise_unary.meta_trunc, "aten::trunc.out", op="trunc_"
        ),
    ),
    ("unbind_copy.int", _rt_view_copy("aten::unbind.int")),
    ("unfold_copy", _rt_view_copy("aten::unfold")),
    ("unsqueeze_copy", _rt_view_copy("aten::unsqueeze")),
    ("view_copy", _rt_views.view_copy),
    ("view_copy.dtype", _rt_view_copy("aten::view.dtype")),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("aten", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS))
