"""The kernels of native_functions.yaml on CompositeImplicitAutograd. Generated: do not edit."""

from __future__ import annotations

from typing import Any

from runtime.derived import bind_rows as _rt_bind_rows
from runtime.dispatcher import Dispatcher
from runtime.library import Library
from runtime.native import convolution_forms as _rt_convolution_forms
from runtime.native import copying as _rt_copying
from runtime.native import factories as _rt_factories
from runtime.native import filling as _rt_filling
from runtime.native import linalg as _rt_linalg
from runtime.native import losses as _rt_losses
from runtime.native import networks as _rt_networks
from runtime.native import normalization as _rt_normalization
from runtime.native import pointwise_composite as _rt_pointwise_composite
from runtime.native import pooling as _rt_pooling
from runtime.native import random_factories as _rt_random_factories
from runtime.native import reductions_extrema as _rt_reductions_extrema
from runtime.native import reductions_moments as _rt_reductions_moments
from runtime.native import reductions_softmax as _rt_reductions_softmax
from runtime.native import view_selections as _rt_view_selections
from runtime.native import views as _rt_views

KEY = "CompositeImplicitAutograd"

ROWS: tuple[tuple[str, Any], ...] = (
    ("batch_norm", _rt_normalization.batch_norm),
    ("chunk", _rt_view_selections.chunk),
    ("contiguous", _rt_copying.contiguous),
    ("conv1d", _rt_convolution_forms.conv1d),
    ("conv1d.padding", _rt_convolution_forms.conv1d_padding_symint),
    ("conv2d", _rt_convolution_forms.conv2d),
    ("conv2d.padding", _rt_convolution_forms.conv2d_padding_symint),
    ("dropout", _rt_networks.dropout),
    ("dropout_", _rt_networks.dropout_),
    ("empty.out", _rt_factories.empty_out),
    ("expand_as", _rt_views.expand_as),
    ("flatten.using_ints", _rt_views.flatten),
    ("is_nonzero", _rt_filling.is_nonzero),
    ("isfinite", _rt_pointwise_composite.isfinite),
    ("item", _rt_filling.item),
    ("layer_norm", _rt_normalization.layer_norm),
    ("linear", _rt_linalg.linear),
    ("log_softmax.int", _rt_reductions_softmax.log_softmax),
    ("matmul", _rt_linalg.matmul),
    ("matmul.out", _rt_linalg.matmul_out),
    ("max.other", _rt_reductions_extrema.max_other),
    ("max.out", _rt_reductions_extrema.max_out),
    ("max_pool2d", _rt_pooling.max_pool2d),
    ("min.other", _rt_reductions_extrema.min_other),
    ("min.out", _rt_reductions_extrema.min_out),
    ("movedim.int", _rt_views.movedim),
    ("movedim.intlist", _rt_views.movedim),
    ("narrow", _rt_view_selections.narrow),
    ("narrow.Tensor", _rt_view_selections.narrow_tensor_symint),
    ("nll_loss", _rt_losses.nll_loss),
    ("nll_loss.out", _rt_losses.nll_loss_out),
    ("nll_loss_nd", _rt_losses.nll_loss_nd),
    ("numpy_T", _rt_views.numpy_T),
    ("outer", _rt_linalg.outer),
    ("outer.out", _rt_linalg.outer_out),
    ("rand.generator_out", _rt_random_factories.rand_out_generator_out),
    ("randn.generator_out", _rt_random_factories.randn_out_generator_out),
    ("randn.out", _rt_random_factories.randn_out),
    ("reshape", _rt_views.reshape),
    ("reshape_as", _rt_views.reshape_as),
    ("softmax.int", _rt_reductions_softmax.softmax),
    ("split.sizes", _rt_view_selections.split_sizes),
    ("square", _rt_pointwise_composite.square),
    ("square.out", _rt_pointwise_composite.square_out),
    ("square_", _rt_pointwise_composite.square_),
    ("std", _rt_reductions_moments.std),
    ("std.dim", _rt_reductions_moments.std_dim),
    ("std.out", _rt_reductions_moments.std_out),
    ("to.device", _rt_copying.to_device),
    ("to.dtype", _rt_copying.to_dtype),
    ("to.dtype_layout", _rt_copying.to_dtype_layout),
    ("to.other", _rt_copying.to_other),
    ("type_as", _rt_copying.type_as),
    ("var", _rt_reductions_moments.var),
    ("var.dim", _rt_reductions_moments.var_dim),
    ("var.out", _rt_reductions_moments.var_out),
    ("var_mean", _rt_reductions_moments.var_mean),
    ("var_mean.dim", _rt_reductions_moments.var_mean_dim),
    ("view_as", _rt_views.view_as),
    ("where", _rt_pointwise_composite.where),
    ("where.Scalar", _rt_pointwise_composite.where_Scalar),
    ("where.ScalarOther", _rt_pointwise_composite.where_ScalarOther),
    ("where.ScalarSelf", _rt_pointwise_composite.where_ScalarSelf),
)


def register(dispatcher: Dispatcher) -> None:
    """Register every kernel of this file."""
    library = Library("aten", "IMPL", KEY, dispatcher)
    library.impl_rows(_rt_bind_rows(library, ROWS))
