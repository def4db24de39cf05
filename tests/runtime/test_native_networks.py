"""Facts about reductions and network kernels that hold without torch to compare with.

Values over all dtypes and layouts are compared with torch in tests/conformance.
"""

from __future__ import annotations

import warnings
from math import inf, nan
from typing import Any

import numpy as np
import pytest

from runtime import dtypes, structured
from runtime.device import META
from runtime.native import (
    convolution,
    linalg,
    losses,
    normalization,
    pooling,
    reductions,
    reductions_extrema,
    reductions_moments,
    reductions_norm,
    reductions_softmax,
    reductions_truth,
)
from runtime.tensor import TensorBase, empty_tensor, tensor

sum_dim = structured.functional(reductions.meta_sum_dim_IntList, reductions.sum_out)
sum_dim_out = structured.out(reductions.meta_sum_dim_IntList, reductions.sum_out)
cumsum_inplace = structured.inplace(reductions.meta_cumsum, reductions.cumsum_out)
any_dims = structured.functional(
    reductions_truth.meta_any_dims, reductions_truth.any_dims_out
)
max_dim = structured.functional(
    reductions_extrema.meta_max_dim,
    reductions_extrema.max_out_dim_max,
    2,
    precomputed=[(1, 1)],
)
argmin = structured.functional(
    reductions_extrema.meta_argmin, reductions_extrema.argmin_out
)
norm_dim = structured.functional(
    reductions_norm.meta_norm_ScalarOpt_dim, reductions_norm.norm_out
)
log_softmax = structured.functional(
    reductions_softmax.meta__log_softmax, reductions_softmax.log_softmax_cpu_out
)
addmm = structured.functional(linalg.meta_addmm, linalg.addmm_out_cpu)
max_pool = structured.functional(
    pooling.meta_max_pool2d_with_indices, pooling.max_pool2d_with_indices_out_cpu, 2
)
avg_pool = structured.functional(
    pooling.meta_avg_pool2d,
    pooling.avg_pool2d_out_cpu,
    precomputed=[(1, 2), (2, 2), (3, 2)],
)
nll_loss = structured.functional(
    losses.meta_nll_loss_forward, losses.nll_loss_forward_out_cpu, 2
)


def values(result: Any) -> Any:
    """The elements of one result, or of each of several."""
    if isinstance(result, tuple):
        return tuple(values(each) for each in result)
    return result.tolist()


INT8 = {"dtype": dtypes.int8}
HALF = {"dtype": dtypes.float16}

FACTS: list[tuple[str, Any, Any]] = [
    (
        "integers add up in int64",
        lambda: sum_dim(tensor([100, 100], **INT8), None, False, None),
        200,
    ),
    (
        "unless a narrower dtype is asked for, which wraps",
        lambda: sum_dim(tensor([100, 100], **INT8), None, False, dtypes.int8),
        -56,
    ),
    (
        "halves add up in float32",
        lambda: sum_dim(tensor([6e4, 6e4, -6e4], **HALF), None, False, None),
        60000.0,
    ),
    (
        "out decides the dtype of a sum",
        lambda: sum_dim_out(
            tensor([1.5, 2.0]), [0], False, None, empty_tensor((), dtypes.int32)
        ),
        3,
    ),
    (
        "a running sum in place keeps the dtype and wraps",
        lambda: cumsum_inplace(tensor([100, 100], **INT8), 0, None),
        [100, -56],
    ),
    (
        "no dimensions to reduce leaves truth values as they are",
        lambda: any_dims(tensor([[0.0, nan]]), [], False),
        [[False, True]],
    ),
    (
        "the first NaN is the largest",
        lambda: max_dim(tensor([2, nan, nan]), 0, False)[1],
        1,
    ),
    (
        "the first of equal elements is found",
        lambda: max_dim(tensor([[1, 3, 3]]), -1, True),
        ([[3]], [[1]]),
    ),
    (
        "indices count all elements",
        lambda: argmin(tensor([[3, 1], [1, 2]]), None, False),
        1,
    ),
    (
        "infinities have a norm",
        lambda: norm_dim(tensor([-inf, 2.0]), 1, [], False),
        inf,
    ),
    (
        "impossible classes keep their probability of zero",
        lambda: log_softmax(tensor([-inf, 0.0]), 0, False),
        [-inf, 0.0],
    ),
    (
        "beta=0 does not read self",
        lambda: addmm(tensor([nan]), tensor([[1.0]]), tensor([[2.0]]), 0, 1),
        [[2.0]],
    ),
    (
        "factors of integers lose their fraction",
        lambda: addmm(tensor([1]), tensor([[1]]), tensor([[2]]), 2.5, 1.5),
        [[4]],
    ),
    (
        "the last NaN of a window is its largest element",
        lambda: max_pool(tensor([[[nan, 2.0], [nan, 1.0]]]), [2], [], [0], [1], False),
        ([[[nan]]], [[[2]]]),
    ),
    (
        "a window of nothing but -inf has its first place inside the image",
        lambda: max_pool(tensor([[[-inf, -inf]]]), [1, 2], [1], [0, 1], [1], False)[1],
        [[[0, 0, 1]]],
    ),
    (
        "integer means round towards zero",
        lambda: avg_pool(tensor([[[-3, 0]]]), [1, 2], [], [0], False, True, None),
        [[[-1]]],
    ),
    (
        "ignored classes do not count",
        lambda: nll_loss(tensor([[-1.0], [-3.0]]), tensor([0, -100]), None, 1, -100),
        (1.0, 1.0),
    ),
]


@pytest.mark.parametrize(
    ("call", "expected"), [row[1:] for row in FACTS], ids=[row[0] for row in FACTS]
)
def test_a_kernel_follows_its_rule(call: Any, expected: Any) -> None:
    np.testing.assert_equal(values(call()), expected)


MOMENTS = [
    (reductions_moments.var_correction, [1.0], None, nan),
    (reductions_moments.var_correction, [1.0, 2.0], 2, inf),
    (reductions_moments.std_correction, [1.0, 2.0], 3, inf),
    (reductions_moments.std_correction, [], 0, nan),
]


@pytest.mark.parametrize(("kernel", "data", "correction", "expected"), MOMENTS)
def test_too_few_degrees_of_freedom_warn_once(
    kernel: Any, data: list[float], correction: int | None, expected: float
) -> None:
    with pytest.warns(UserWarning, match="degrees of freedom") as caught:
        result = kernel(tensor(data), None, correction, False)
    assert len(caught) == 1
    np.testing.assert_equal(values(result), expected)


def test_enough_degrees_of_freedom_do_not_warn() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = reductions_moments.var_correction(
            tensor([1.0, 3.0]), None, None, False
        )
    assert values(result) == 2.0


def _convolve(kernel: Any, image: TensorBase, weight: TensorBase) -> Any:
    return kernel(image, weight, None, [1], [0], [1], False, [0], 1)


def test_a_batch_whose_columns_do_not_fit_is_convolved_in_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    image = tensor(np.arange(30.0).reshape(5, 1, 6))
    weight = tensor(np.array([[[1.0, -2.0, 3.0]]]))
    whole = values(_convolve(convolution.convolution_cpu, image, weight))
    monkeypatch.setattr(convolution, "_MOST_COLUMN_ELEMENTS", 30)
    assert values(_convolve(convolution.convolution_cpu, image, weight)) == whole


def test_the_meta_device_gets_shapes_without_data() -> None:
    image, weight = empty_tensor((5, 1, 6), None, META), empty_tensor(
        (2, 1, 3), None, META
    )
    result = _convolve(convolution.convolution_meta, image, weight)
    assert (result.shape, result.is_meta) == ((5, 2, 4), True)


def test_training_moves_running_statistics_towards_the_batch() -> None:
    mean, variance = tensor([0.0]), tensor([1.0])
    batch = tensor([[1.0], [3.0]])
    normalization.batch_norm_cpu(batch, None, None, mean, variance, True, 0.5, 0.0)
    # The batch has mean 2 and unbiased variance 2.
    assert (values(mean), values(variance)) == ([1.0], [1.5])


def test_without_training_running_statistics_stay() -> None:
    mean, variance = tensor([1.0]), tensor([4.0])
    batch = tensor([[1.0], [3.0]])
    result, saved, _ = normalization.batch_norm_cpu(
        batch, None, None, mean, variance, False, 0.5, 0.0
    )
    assert values(result) == [[0.0], [1.0]]
    assert (values(mean), values(variance), saved.shape) == ([1.0], [4.0], (0,))
