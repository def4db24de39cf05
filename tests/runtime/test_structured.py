"""One meta function and one out kernel make all variants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import structured
from runtime.device import CPU, META
from runtime.dtypes import bool_, complex64, float16, float32, float64, int32, int64
from runtime.errors import KernelContractError
from runtime.native.support import binary_meta, comparison_meta, operands, write
from runtime.structured import Precomputed, TensorMeta
from runtime.tensor import (
    TensorBase,
    alias_with,
    empty_tensor,
    shares_memory,
    tensor,
    tensor_from_array,
)


def add_into(self: TensorBase, other: TensorBase, out: TensorBase) -> None:
    write(out, np.add(*operands(self, other)))


def less_into(self: TensorBase, other: TensorBase, out: TensorBase) -> None:
    write(out, np.less(*operands(self, other)))


def meta_total(self: TensorBase) -> TensorMeta:
    """Not elementwise: the running total."""
    return TensorMeta(self.shape, self.dtype, self.device)


def total_into(self: TensorBase, out: TensorBase) -> None:
    """Reads self after it has begun to write, as a loop over elements would."""
    out.array[...] = 0
    for i in range(len(self)):
        out.array[i] = self.array[: i + 1].sum()


def meta_min_max(self: TensorBase) -> tuple[TensorMeta, TensorMeta]:
    return (
        TensorMeta((), self.dtype, self.device),
        TensorMeta((), int64, self.device),
    )


def min_max_into(self: TensorBase, value: TensorBase, index: TensorBase) -> None:
    value.array[...] = self.array.max()
    index.array[...] = self.array.argmax()


ADD: dict[str, Any] = {"cast_out": True, "op": "add.Tensor"}
add = structured.functional(binary_meta, add_into, **ADD)
add_ = structured.inplace(binary_meta, add_into, **ADD)
add_out = structured.out(binary_meta, add_into, **ADD)
total = structured.functional(meta_total, total_into)
total_ = structured.inplace(meta_total, total_into)
total_out = structured.out(meta_total, total_into)
min_max = structured.functional(meta_min_max, min_max_into, 2)
min_max_out = structured.out(meta_min_max, min_max_into, 2)


def counted(size: int) -> Any:
    return tensor_from_array(np.arange(size, dtype=np.float32))


def test_functional() -> None:
    result = add(tensor([[1.0], [2.0]]), tensor([10, 20]))
    assert result.tolist() == [[11, 21], [12, 22]]
    assert result.dtype is float32
    value, index = min_max(tensor([3, 9, 4]))
    assert (value.item(), index.item()) == (9, 1)


def test_functional_follows_the_strides_of_the_meta() -> None:
    t = empty_tensor((2, 3), strides=(1, 2))
    assert add(t, t).strides == (1, 2)


def test_inplace_returns_self() -> None:
    t = tensor([1.0, 2.0])
    storage = t.array
    assert add_(t, tensor(1)) is t
    assert t.tolist() == [2, 3]
    assert t.array is storage


def test_inplace_computes_in_the_common_dtype_and_casts() -> None:
    t = tensor([1.0, 2.0], dtype=float16)
    add_(t, tensor([0.5, 1e5], dtype=float64))
    assert t.dtype is float16
    assert t.tolist() == [1.5, float("inf")]


def test_inplace_on_itself_where_the_kernel_is_not_elementwise() -> None:
    t = counted(4)
    assert total_(t) is t
    assert t.tolist() == [0, 1, 3, 6]


def test_out_returns_the_very_objects() -> None:
    t, out = counted(3), empty_tensor((3,))
    assert add_out(t, t, out) is out
    assert out.tolist() == [0, 2, 4]
    value, index = empty_tensor(()), empty_tensor((), int64)
    found = min_max_out(t, value, index)
    assert found == (value, index)
    assert (value.item(), index.item()) == (2, 2)


def test_out_keeps_its_strides_if_the_shape_fits() -> None:
    out = empty_tensor((2, 3), strides=(1, 2))
    add_out(tensor([[1.0, 2.0, 3.0]] * 2), tensor(0), out)
    assert out.strides == (1, 2)
    assert out.tolist() == [[1, 2, 3]] * 2


def test_out_of_another_shape_is_resized_with_a_warning() -> None:
    out = empty_tensor((2,))
    with pytest.warns(UserWarning, match=r"add.Tensor.*\[2\].*\[3\]"):
        add_out(counted(3), counted(3), out)
    assert out.tolist() == [0, 2, 4]


@pytest.mark.filterwarnings("error")
def test_an_empty_out_is_resized_without_a_warning() -> None:
    out = empty_tensor((0,))
    t = empty_tensor((2, 3), strides=(1, 2))
    add_out(t, t, out)
    assert out.shape == (2, 3)
    assert out.strides == (1, 2)


def test_nothing_is_resized_if_a_check_fails() -> None:
    value, index = empty_tensor((5,)), empty_tensor((5,), int32)
    with pytest.raises(RuntimeError, match="int32"):
        min_max_out(counted(3), value, index)
    assert value.shape == (5,)


def test_out_of_another_dtype() -> None:
    out = empty_tensor((2,), complex64)
    add_out(tensor([1, 2]), tensor([0.5, 0.5]), out)
    assert out.tolist() == [1.5, 2.5]
    flags = structured.out(comparison_meta, less_into, cast_out=True)
    counts = empty_tensor((2,), int32)
    assert flags(tensor([1, 2]), tensor(2), counts).tolist() == [1, 0]
    assert counts.dtype is int32


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            lambda: add_(tensor([1]), tensor([0.5])),
            "add.Tensor.*float32.*int64 of self",
        ),
        (lambda: add_(tensor([1.0]), tensor([1j])), "complex64.*float32"),
        (lambda: add_(tensor([1]), tensor([[1], [2]])), r"\[1\].*\[2, 1\]"),
        (
            lambda: add_out(tensor([0.5]), tensor(1), empty_tensor((1,), int32)),
            "float32.*int32 of out",
        ),
        (lambda: total_out(counted(2), empty_tensor((2,), float64)), "total.*float64"),
        (
            lambda: add_out(counted(2), counted(2), empty_tensor((2,), device=META)),
            "cpu.*meta",
        ),
        (lambda: add(counted(2), counted(3)), r"\[2\].*\[3\]"),
        (lambda: add(counted(2), empty_tensor((2,), device=META)), "cpu.*meta"),
    ],
)
def test_errors_name_operator_shapes_and_dtypes(action: Any, text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        action()


def test_a_target_that_overlaps_itself_is_refused() -> None:
    expanded = alias_with(tensor([1.0]), (3,), (0,))
    with pytest.raises(RuntimeError, match=r"clone"):
        add_(expanded, tensor(1))
    with pytest.raises(RuntimeError, match=r"clone"):
        add_out(counted(3), tensor(1), expanded)


@pytest.mark.parametrize("shift", [0, 1, 2])
@pytest.mark.parametrize(
    ("kernel", "expected"),
    [
        (lambda t, out: add_out(t, tensor(1), out), [1, 2, 3]),
        (total_out, [0, 1, 3]),
    ],
)
def test_an_out_that_overlaps_an_input(
    kernel: Any, expected: list[float], shift: int
) -> None:
    base = counted(6)
    t = alias_with(base, (3,), (1,), 0)
    out = alias_with(base, (3,), (1,), shift)
    kernel(t, out)
    assert out.tolist() == expected


def test_meta_variants_compute_shapes_only() -> None:
    t = empty_tensor((2, 1), float16, META)
    other = empty_tensor((3,), float32, META)
    result = structured.meta_functional(binary_meta, **ADD)(t, other)
    assert (result.shape, result.dtype, result.device) == ((2, 3), float32, META)
    target = empty_tensor((2, 3), float32, META)
    assert structured.meta_inplace(binary_meta, **ADD)(target, t) is target
    out = empty_tensor((0,), float32, META)
    assert structured.meta_out(binary_meta, **ADD)(t, other, out) is out
    assert out.shape == (2, 3)
    with pytest.raises(RuntimeError, match=r"\[2, 1\]"):
        structured.meta_inplace(binary_meta, **ADD)(t, other)


def test_default_variants_go_through_the_out_operator() -> None:
    calls = []

    def out_operator(
        self: TensorBase, other: TensorBase, out: TensorBase
    ) -> TensorBase:
        calls.append(out)
        return add_out(self, other, out)  # type: ignore[no-any-return]

    functional = structured.default_functional(binary_meta, out_operator)
    inplace = structured.default_inplace(binary_meta, out_operator)
    t = counted(2)
    assert functional(t, t).tolist() == [0, 2]
    assert inplace(t, t) is t
    assert t.tolist() == [0, 2]
    assert calls[1] is t
    with pytest.raises(RuntimeError, match=r"\[2\].*\[3, 2\]"):
        inplace(t, empty_tensor((3, 2)))
    assert len(calls) == 2


def meta_pool(self: TensorBase, size: list[int], dim: int, flag: bool) -> Precomputed:
    height, width = size
    meta = TensorMeta((height, width), self.dtype, self.device)
    return Precomputed(meta, (height, width, dim % self.ndim, "added"))


def test_precomputed_values_replace_arguments() -> None:
    seen: list[Any] = []

    def impl(*args: Any) -> None:
        seen.extend(args[1:-1])

    # size gives way to two values, dim to one, and one is added at the end.
    kernel = structured.functional(meta_pool, impl, precomputed=[(2, 1), (1, 2)])
    result = kernel(counted(4), [3, 2], -1, True)
    assert result.shape == (3, 2)
    assert seen == [3, 2, 0, True, "added"]


def test_precomputed_for_the_out_variant() -> None:
    seen: list[Any] = []
    kernel = structured.out(
        meta_pool, lambda *args: seen.extend(args[1:-1]), precomputed=[(1, 2), (2, 1)]
    )
    out = empty_tensor((3, 2))
    assert kernel(counted(4), [3, 2], -1, False, out) is out
    assert seen == [3, 2, 0, False, "added"]


@structured.reads_outs
def meta_sum(self: TensorBase, *, outs: tuple[TensorBase, ...]) -> TensorMeta:
    dtype = outs[0].dtype if outs else self.dtype
    return TensorMeta(self.shape, dtype, CPU)


def test_a_meta_function_may_look_at_the_outs() -> None:
    def impl(self: TensorBase, out: TensorBase) -> None:
        out.array[...] = self.array

    assert structured.functional(meta_sum, impl)(counted(2)).dtype is float32
    out = empty_tensor((2,), float64)
    assert structured.out(meta_sum, impl)(counted(2), out).tolist() == [0, 1]
    t = tensor([True])
    assert structured.inplace(meta_sum, impl)(t) is t
    assert t.dtype is bool_


def test_a_wrong_number_of_metas() -> None:
    with pytest.raises(KernelContractError, match=r"min_max.* 2 results, .* 1 result"):
        structured.functional(meta_min_max, min_max_into)(counted(2))


@pytest.mark.parametrize("strides", [(0, 0), (1, 1), (-2, 1), (1, 3)])
def test_results_whose_elements_would_be_one_in_memory(
    strides: tuple[int, ...],
) -> None:
    def meta_wide(self: TensorBase) -> TensorMeta:
        return TensorMeta((3, 2), self.dtype, self.device, strides)

    def impl(self: TensorBase, out: TensorBase) -> None:
        out.array[...] = self.array

    calls: list[Any] = [
        lambda: structured.functional(meta_wide, impl)(counted(2)),
        lambda: structured.out(meta_wide, impl)(counted(2), empty_tensor((0,))),
        lambda: structured.default_functional(meta_wide, impl)(counted(2)),
        lambda: structured.meta_functional(meta_wide)(counted(2)),
    ]
    if strides == (1, 3):
        assert calls[0]().tolist() == [[0, 1]] * 3
        return
    for call in calls:
        with pytest.raises(KernelContractError, match=r"wide: .* a place of its own"):
            call()


def test_metas_are_values() -> None:
    meta = TensorMeta((2,), float32, CPU)
    assert hash(meta) == hash(TensorMeta((2,), float32, CPU, None))
    assert hash(Precomputed(meta, (1, 2))) == hash(Precomputed(meta, (1, 2)))


def test_results_share_nothing_with_inputs() -> None:
    t = counted(3)
    assert not shares_memory(add(t, tensor(0)), t)


def _returning(what: Any) -> Any:
    def impl(self: TensorBase, other: TensorBase, out: TensorBase) -> Any:
        np.add(self.array, other.array, out=out.array)
        return what(self, other, out)

    return impl


@pytest.mark.parametrize(
    "what",
    [
        lambda self, other, out: None,
        lambda self, other, out: out,
        lambda self, other, out: (out,),
        lambda self, other, out: out.array,
        lambda self, other, out: out.array[:1],
        lambda self, other, out: alias_with(out, (1,), (1,), 1),
        lambda self, other, out: [(out,), [None]],
    ],
)
def test_a_kernel_may_return_the_results_it_was_given(what: Any) -> None:
    impl = _returning(what)
    a, b = counted(2), counted(2)
    assert structured.functional(binary_meta, impl)(a, b).tolist() == [0, 2]
    assert structured.out(binary_meta, impl)(a, b, counted(2)).tolist() == [0, 2]
    assert structured.inplace(binary_meta, impl)(a, b).tolist() == [0, 2]


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        (lambda self, other, out: tensor([1.0, 2.0]), "a Tensor"),
        (lambda self, other, out: (tensor([1.0, 2.0]),), "a Tensor"),
        (lambda self, other, out: [out, self], "a Tensor"),
        (lambda self, other, out: self.array + other.array, "array"),
        (lambda self, other, out: self.array.sum(), "float32"),
        (lambda self, other, out: 3, "an int"),
        (lambda self, other, out: {"out": out}, "a dict"),
        (lambda self, other, out: ((out, [self]),), "a Tensor"),
        (lambda self, other, out: iter(()), "tuple_iterator"),
    ],
)
def test_a_kernel_that_returns_data_of_its_own_is_told(what: Any, kind: str) -> None:
    impl = _returning(what)
    calls = [
        lambda: structured.functional(binary_meta, impl, op="own::add")(
            counted(2), counted(2)
        ),
        lambda: structured.out(binary_meta, impl, op="own::add")(
            counted(2), counted(2), counted(2)
        ),
        lambda: structured.inplace(binary_meta, impl, op="own::add")(
            counted(2), counted(2)
        ),
    ]
    for call in calls:
        with pytest.raises(KernelContractError) as caught:
            call()
        message = str(caught.value)
        assert message.startswith("own::add: the kernel 'impl' (")
        assert kind in message.partition("of its own")[0]
        assert message.endswith("last parameters, the results, and to return nothing")
