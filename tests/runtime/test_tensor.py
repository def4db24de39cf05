"""Tensors: their look, their conversions to Python, and the memory they share."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import generated as bw
from runtime import tensor as tensor_module
from runtime.device import CPU, META, Device, as_device, dispatch_key_of, tensor_keys
from runtime.dtypes import (
    ALL_DTYPES,
    DType,
    bfloat16,
    bool_,
    complex64,
    float16,
    float32,
    float64,
    int32,
    int64,
    uint8,
)
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.options import Layout, MemoryFormat, TensorOptions
from runtime.tensor import (
    Overlap,
    TensorBase,
    alias_with,
    as_tensor,
    copy_data,
    empty_tensor,
    from_numpy,
    make_tensor,
    overlap,
    overlaps_itself,
    resize_storage,
    restride,
    set_array,
    set_data,
    set_tensor_class,
    shares_memory,
    storage_of,
    tensor,
    tensor_from_array,
    wrapped_number,
)


def counted(*shape: int) -> Any:
    """A float32 tensor with the numbers from 0."""
    return tensor_from_array(np.arange(np.prod(shape), dtype=np.float32).reshape(shape))


# The look.


def test_attributes() -> None:
    t = counted(2, 3)
    assert t.shape == (2, 3)
    assert t.size() == (2, 3)
    assert t.size(-1) == 3
    assert t.strides == t.stride() == (3, 1)
    assert t.stride(0) == 3
    assert t.ndim == t.dim() == 2
    assert t.numel() == 6
    assert t.dtype is float32
    assert t.device == CPU
    assert t.layout is Layout.strided
    assert t.storage_offset() == 0
    assert not t.is_meta
    assert not t.requires_grad


def test_keys_are_those_of_a_cpu_tensor() -> None:
    expected = DispatchKeySet(
        DispatchKey.CPU,
        DispatchKey.ADInplaceOrView,
        DispatchKey.AutogradCPU,
        DispatchKey.AutocastCPU,
    )
    assert counted(1)._keys == tensor_keys(CPU) == expected.raw_repr()


def test_keys_of_other_devices() -> None:
    assert DispatchKeySet.from_raw(tensor_keys(META)) == DispatchKeySet(
        DispatchKey.Meta, DispatchKey.ADInplaceOrView, DispatchKey.AutogradMeta
    )
    private = tensor_from_array(np.ones(2), Device("privateuseone"))
    assert DispatchKeySet.from_raw(private._keys) == DispatchKeySet(
        DispatchKey.PrivateUse1,
        DispatchKey.ADInplaceOrView,
        DispatchKey.AutogradPrivateUse1,
        DispatchKey.AutocastPrivateUse1,
    )


@pytest.mark.parametrize(
    ("shape", "strides"),
    [((2, 0, 3), (3, 3, 1)), ((), ()), ((0,), (1,)), ((3, 1), (1, 1))],
    ids=str,
)
@pytest.mark.parametrize("device", [CPU, META], ids=str)
def test_strides_of_few_elements(
    shape: tuple[int, ...], strides: tuple[int, ...], device: Device
) -> None:
    t = empty_tensor(shape, device=device)
    assert t.shape == shape
    assert t.strides == strides
    assert t.is_contiguous()


@pytest.mark.parametrize("device", [CPU, META], ids=str)
@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_empty_with_strides(dtype: DType, device: Device) -> None:
    t = empty_tensor((2, 3), dtype, device, (1, 4))
    assert t.shape == (2, 3)
    assert t.strides == (1, 4)
    assert t.dtype is dtype
    assert storage_of(t).nbytes == (1 + 2 * 4 + 1) * dtype.itemsize
    assert not t.is_contiguous()


@pytest.mark.parametrize(
    ("shape", "strides", "memory_format"),
    [
        ((2, 3, 4, 5), (60, 1, 15, 3), MemoryFormat.channels_last),
        ((2, 3, 4, 5, 6), (360, 1, 90, 18, 3), MemoryFormat.channels_last_3d),
    ],
    ids=str,
)
def test_memory_formats(
    shape: tuple[int, ...], strides: tuple[int, ...], memory_format: MemoryFormat
) -> None:
    for device in (CPU, META):
        t = empty_tensor(shape, device=device, strides=strides)
        assert t.is_contiguous(memory_format)
        assert not t.is_contiguous()
        assert not empty_tensor(shape, device=device).is_contiguous(memory_format)


def test_meta_allocates_nothing() -> None:
    t = empty_tensor((10**6, 10**6), device=META)
    view = alias_with(t, (10**6 - 3,), (10**6 + 1,), 3)
    assert t._array is None
    assert view.storage_offset() == 3
    assert view.strides == (10**6 + 1,)
    assert shares_memory(t, view)
    assert not shares_memory(t, empty_tensor((2,), device=META))


@pytest.mark.parametrize(
    ("action", "error", "text"),
    [
        (lambda: counted(2, 3).size(2), IndexError, r"2 .*\[-2, 1\]"),
        (lambda: counted(2, 3).stride(-3), IndexError, r"\[-2, 1\]"),
        (lambda: counted().size(0), IndexError, "0-dimensional"),
        (lambda: empty_tensor((2, -1)), RuntimeError, r"\[2, -1\]"),
        (lambda: empty_tensor((2,), strides=(-1,)), RuntimeError, r"\[-1\]"),
        (lambda: TensorBase(3), TypeError, "tensor"),
        (lambda: alias_with(counted(3), (5,), (1,)), RuntimeError, "20 bytes.*has 12"),
        (lambda: alias_with(counted(3), (1,), (1,), 3), RuntimeError, "offset 3"),
        (lambda: alias_with(counted(3), (2,), (-1,), 2), RuntimeError, "negative"),
        (lambda: alias_with(counted(3), (1,), (1,), -1), RuntimeError, "negative"),
        (lambda: resize_storage(counted(2), (-2,)), RuntimeError, r"\[-2\]"),
        (lambda: empty_tensor((2,), device=META).array, RuntimeError, "meta"),
        (lambda: tensor(1).requires_grad_(), RuntimeError, "int64"),
        (lambda: from_numpy(np.ones(3)[::-1]), ValueError, "-8"),
        (lambda: from_numpy([1]), TypeError, "list"),  # type: ignore[arg-type]
        (lambda: from_numpy(np.array(["a"])), TypeError, "<U1"),
    ],
)
def test_errors(action: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        action()


# Devices and options.


@pytest.mark.parametrize(
    ("text", "kind", "index"),
    [
        ("cpu", "cpu", None),
        ("cuda:1", "cuda", 1),
        ("meta", "meta", None),
        ("xla:0", "xla", 0),
    ],
)
def test_device_strings(text: str, kind: str, index: int | None) -> None:
    device = Device(text)
    assert (device.type, device.index) == (kind, index)
    assert str(device) == text
    assert device == Device(kind, index)
    assert hash(device) == hash(Device(kind, index))
    assert as_device(device) is device
    assert pickle.loads(pickle.dumps(device)) == device


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("foo",), "foo"),
        (("",), "''"),
        (("cpu:a",), "cpu:a"),
        (("cuda:01",), "cuda:01"),
        (("cpu:-1",), "cpu:-1"),
        (("cpu", -1), "-1"),
        (("cpu:1", 1), "already"),
    ],
)
def test_device_errors(arguments: tuple[Any, ...], text: str) -> None:
    with pytest.raises(RuntimeError, match=text):
        Device(*arguments)


def test_dispatch_keys_of_devices() -> None:
    assert dispatch_key_of(Device("cuda:3")) is DispatchKey.CUDA
    assert dispatch_key_of(Device("vulkan")) is DispatchKey.Vulkan
    assert dispatch_key_of(Device("privateuseone")) is DispatchKey.PrivateUse1


def test_options_merge() -> None:
    options = TensorOptions(dtype=int32, device=META)
    assert options.merge(TensorOptions(dtype=int64)) == TensorOptions(int64, None, META)
    assert options.resolved_device == META
    assert TensorOptions().resolved_dtype is float32
    assert TensorOptions().resolved_device is CPU
    assert hash(options) == hash(TensorOptions(int32, None, META))


# From Python data.


def test_tensor_copies() -> None:
    array = np.ones(3, np.float32)
    t = tensor(array)
    again = tensor(t)
    array[0] = 5
    assert t.tolist() == [1, 1, 1]
    assert not shares_memory(t, again)


def test_tensor_copies_in_row_major_order() -> None:
    assert tensor(np.ones((2, 3)).T).strides == (2, 1)


def test_tensor_options() -> None:
    assert tensor([1, 2], dtype=float64).dtype is float64
    assert tensor([1.0], requires_grad=True).requires_grad
    meta = tensor([[1, 2]], device="meta")
    assert (meta.shape, meta.dtype, meta.device) == ((1, 2), int64, META)


def test_nested_tensors_and_arrays_keep_their_dtype() -> None:
    assert tensor([tensor(1.5, dtype=float64), 2]).dtype is float64
    assert tensor([np.array(1.5), 2]).tolist() == [1.5, 2.0]
    assert tensor([tensor([1, 2]), [3, 4]]).tolist() == [[1, 2], [3, 4]]
    assert tensor([ml_dtypes.bfloat16(1.5)]).dtype is bfloat16


def test_ragged_input_says_where() -> None:
    with pytest.raises(ValueError, match=r"length 2 at dim 1.* length 3"):
        tensor([[1, 2], [1, 2, 3]])
    with pytest.raises(ValueError, match=r"length 1 at dim 1.* int 2"):
        tensor([[1], 2])
    with pytest.raises(ValueError, match=r"number at dim 1.* length 1"):
        tensor([1, [2]])
    with pytest.raises(TypeError, match="no data"):
        tensor([empty_tensor((), device=META)])


def test_as_tensor_shares_where_it_can() -> None:
    t, array = counted(3), np.ones(3)
    assert as_tensor(t) is t
    assert as_tensor(t, dtype=float64) is not t
    assert as_tensor(array).numpy() is array
    assert as_tensor(array, dtype=float32).dtype is float32
    assert as_tensor([1, 2]).dtype is int64
    assert as_tensor(t, device="meta").is_meta


def test_from_numpy_shares() -> None:
    array = np.arange(6.0).reshape(2, 3)[:, ::2]
    t = from_numpy(array)
    array[0, 0] = 7
    assert t.tolist() == [[7, 2], [3, 5]]
    assert t.strides == (3, 2)


def test_arrays_with_negative_strides_are_copied() -> None:
    array = np.arange(3)[::-1]
    t = tensor_from_array(array)
    assert t.tolist() == [2, 1, 0]
    assert t.strides == (1,)


def test_numpy_scalars_become_0_dimensional() -> None:
    assert tensor_from_array(np.float32(2)).shape == ()


def test_wrapped_numbers_keep_their_precision() -> None:
    t = wrapped_number(0.1)
    assert t.is_wrapped_number
    assert t.item() == 0.1
    assert not tensor(0.1).is_wrapped_number
    assert wrapped_number(3).dtype is int64
    assert wrapped_number(True).dtype is bool_


# To Python.


def test_numbers() -> None:
    assert tensor([[3]]).item() == 3
    assert int(tensor(2.7)) == 2
    assert float(tensor(2)) == 2.0
    assert complex(tensor(1j)) == 1j
    assert [10, 20, 30][tensor(1)] == 20
    assert bool(tensor([0.5]))
    assert not tensor(0)
    assert type(tensor([1.5], dtype=bfloat16).item()) is float
    assert type(tensor(True).item()) is bool


@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_tolist_gives_python_numbers(dtype: DType) -> None:
    values = tensor([[0, 1], [1, 1]], dtype=dtype).tolist()
    assert values == [[0, 1], [1, 1]]
    assert type(values[0][0]) in (bool, int, float, complex)


@pytest.mark.parametrize(
    ("action", "error", "text"),
    [
        (lambda: bool(counted(2)), RuntimeError, "ambiguous"),
        (lambda: bool(counted(0)), RuntimeError, "0 elements"),
        (lambda: counted(2).item(), RuntimeError, r"\[2\] has 2"),
        (lambda: int(counted(2)), ValueError, r"\[2\] has 2"),
        (lambda: +tensor(True), RuntimeError, "bool"),
        (lambda: empty_tensor((), device=META).item(), RuntimeError, "(?i)meta"),
        (lambda: empty_tensor((), device=META).tolist(), NotImplementedError, "meta"),
        (lambda: bool(empty_tensor((), device=META)), RuntimeError, "(?i)meta"),
        (lambda: empty_tensor((), device=META).numpy(), TypeError, "meta"),
        (lambda: [0][tensor(0.0)], TypeError, "float32"),
        (lambda: [0, 0][tensor([0, 1])], TypeError, "shape"),
        (lambda: len(tensor(1)), TypeError, "0-dimensional"),
        (lambda: list(tensor(1)), TypeError, "0-dimensional"),
        (lambda: counted(1).requires_grad_().numpy(), RuntimeError, "detach"),
        (lambda: f"{counted(2):.2f}", TypeError, "format"),
    ],
)
def test_conversions_that_fail(action: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        action()


def test_arrays() -> None:
    t = counted(2, 2)
    assert t.numpy() is t.array
    assert np.asarray(t) is t.array
    assert np.asarray(t, dtype=np.float64).dtype == np.float64
    assert np.array(t, copy=True) is not t.array
    assert t.requires_grad_().numpy(force=True) is t.array
    assert len(t) == 2


def test_format() -> None:
    assert f"{tensor(1.5):.2f}" == "1.50"
    assert f"{counted(2)}" == "tensor([0., 1.])"


@pytest.mark.parametrize(
    ("t", "text"),
    [
        (tensor([[1.0, 2.0], [3.0, 4.0]]), "tensor([[1., 2.],\n        [3., 4.]])"),
        (tensor([1, -20]), "tensor([  1, -20])"),
        (tensor([1.5], dtype=bfloat16), "tensor([1.5000], dtype=bfloat16)"),
        (tensor([True]), "tensor([True])"),
        (tensor(2.5), "tensor(2.5000)"),
        (tensor([]), "tensor([])"),
        (tensor([], dtype=int32), "tensor([], dtype=int32)"),
        (empty_tensor((2, 0)), "tensor([], size=(2, 0))"),
        (empty_tensor((2,), device=META), "tensor(..., device='meta', size=(2,))"),
        (tensor([1.0], requires_grad=True), "tensor([1.], requires_grad=True)"),
        (tensor([1 + 2j]), "tensor([1.+2.j])"),
        (tensor(range(2000)), "tensor([   0,    1,    2,  ..., 1997, 1998, 1999])"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_repr(t: TensorBase, text: str) -> None:
    assert repr(t) == text
    assert str(t) == text


def test_repr_names_other_devices() -> None:
    t = tensor_from_array(np.ones(1, np.float32), Device("privateuseone", 0))
    assert repr(t) == "tensor([1.], device='privateuseone:0')"


def test_hash_is_by_identity() -> None:
    a, b = counted(2), counted(2)
    assert len({a, b, a}) == 2


# Shared memory.


def test_views_share_a_storage() -> None:
    t = counted(2, 3)
    view = alias_with(t, (3, 2), (1, 3))
    second = alias_with(view, (2,), (1,), view.storage_offset() + 4)
    t.array[1, 2] = 50
    assert view.tolist() == [[0, 3], [1, 4], [2, 50]]
    assert second.tolist() == [4, 50]
    assert second.storage_offset() == 4
    assert storage_of(second) is storage_of(t)
    assert view.numel() == 6


def test_view_of_a_strided_array() -> None:
    """The storage begins at the first element of the array that came in."""
    array = np.arange(12, dtype=np.float32).reshape(3, 4)[1:, ::2]
    t = from_numpy(array)
    view = alias_with(t, (2,), (4,), 2)
    assert view.tolist() == [6, 10]
    view.array[0] = -1
    assert array[0, 1] == -1
    assert storage_of(t).nbytes == 4 * 7


def test_view_in_another_dtype() -> None:
    t = tensor([1.0, -1.0])
    bits = alias_with(t, (2,), (1,), dtype=int32)
    assert bits.tolist() == [0x3F800000, 0xBF800000 - 2**32]
    assert bits.dtype is int32


def test_views_without_elements_keep_strides_and_offset() -> None:
    t = empty_tensor((0, 3))
    view = alias_with(t, (0,), (3,), 1)
    assert view.shape == (0,)
    assert view.strides == (3,)
    assert view.storage_offset() == 1
    assert view.dtype is float32


def test_one_storage_for_two_threads() -> None:
    for _ in range(50):
        t = counted(4)
        found: list[Any] = []
        barrier = threading.Barrier(2)

        def look(t: Any = t, found: list[Any] = found, barrier: Any = barrier) -> None:
            barrier.wait()
            found.append(storage_of(t))

        threads = [threading.Thread(target=look) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found[0] is found[1]


def test_resize_grows_the_storage_under_its_views() -> None:
    t = counted(2)
    view = alias_with(t, (2,), (1,))
    resize_storage(t, (2, 2))
    t.array[0, 0] = 9
    assert view.tolist() == [9, 1]
    assert shares_memory(t, view)
    assert t.array.reshape(-1)[:2].tolist() == [9, 1]


def test_resize_to_fewer_elements_keeps_the_storage() -> None:
    t = counted(2, 3)
    resize_storage(t, (2,))
    assert t.tolist() == [0, 1]
    resize_storage(t, (6,))
    assert t.tolist() == [0, 1, 2, 3, 4, 5]


def test_resize_on_meta_and_with_strides() -> None:
    t = empty_tensor((2,), device=META)
    resize_storage(t, (3, 4), (1, 3))
    assert (t.shape, t.strides) == ((3, 4), (1, 3))
    assert storage_of(t).nbytes == 48
    t = empty_tensor((0,))
    resize_storage(t, (3, 4), (1, 3))
    assert (t.shape, t.strides) == ((3, 4), (1, 3))


def test_resize_from_and_to_nothing() -> None:
    t = empty_tensor((0,))
    resize_storage(t, (2,))
    assert t.shape == (2,)
    resize_storage(t, (0, 5))
    assert (t.shape, t.strides) == ((0, 5), (5, 1))


def test_dead_views_are_forgotten() -> None:
    t = counted(2)
    storage = storage_of(t)
    for _ in range(1000):
        alias_with(t, (2,), (1,))
    gc.collect()
    assert storage.aliases() == [t]
    assert len(storage._aliases) < 100


def test_restride_in_place() -> None:
    t = counted(2, 3)
    restride(t, (3, 2), (1, 3))
    assert t.tolist() == [[0, 3], [1, 4], [2, 5]]


def test_set_array_and_set_data() -> None:
    t, source = counted(2), tensor([1, 2, 3])
    set_data(t, source)
    source.array[0] = 10
    assert t.tolist() == [10, 2, 3]
    assert storage_of(t) is storage_of(source)
    resize_storage(source, (10,))
    assert shares_memory(t, source)
    set_array(t, np.zeros(2))
    assert t.dtype is float64
    assert not shares_memory(t, source)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (((3,), (1,), 0), ((3,), (1,), 0), Overlap.FULL),
        (((3,), (1,), 0), ((3,), (1,), 1), Overlap.PARTIAL),
        (((3,), (1,), 0), ((3,), (1,), 3), Overlap.NONE),
        (((3,), (2,), 0), ((3,), (2,), 1), Overlap.NONE),
        (((2, 3), (3, 1), 0), ((3, 2), (1, 3), 0), Overlap.PARTIAL),
        (((3,), (1,), 0), ((0,), (1,), 0), Overlap.NONE),
    ],
)
def test_overlap(first: Any, second: Any, expected: Overlap) -> None:
    base = counted(8)
    a, b = alias_with(base, *first), alias_with(base, *second)
    assert overlap(a, b) is expected
    assert overlap(b, a) is expected
    assert shares_memory(a, b) is (expected is not Overlap.NONE)


def test_overlap_with_itself() -> None:
    assert overlaps_itself(alias_with(counted(3), (2, 3), (0, 1)))
    assert not overlaps_itself(alias_with(counted(3), (1, 3), (0, 1)))


def test_copy_data_converts_and_broadcasts() -> None:
    target = empty_tensor((2, 2), int32)
    copy_data(target, tensor([1.9, -1.9]))
    assert target.tolist() == [[1, -1], [1, -1]]
    shifted = counted(4)
    copy_data(alias_with(shifted, (3,), (1,), 1), alias_with(shifted, (3,), (1,), 0))
    assert shifted.tolist() == [0, 0, 1, 2]


# Copies.


@pytest.mark.parametrize(
    "clone", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]
)
@pytest.mark.parametrize("dtype", ALL_DTYPES, ids=str)
def test_copies_keep_views_on_one_storage(clone: Any, dtype: DType) -> None:
    t = tensor([[1, 0], [1, 1]], dtype=dtype)
    view = alias_with(t, (2,), (2,), 1)
    copied, copied_view = clone([t, view])
    assert copied.tolist() == t.tolist()
    assert copied_view.tolist() == view.tolist()
    assert copied_view.strides == (2,)
    assert copied.dtype is dtype
    assert storage_of(copied) is storage_of(copied_view)
    assert not shares_memory(t, copied)
    copied.array[0, 1] = 1
    assert copied_view.tolist() == [1, 1]


def test_copies_keep_what_a_tensor_is() -> None:
    t = tensor([1.0], requires_grad=True)
    assert copy.deepcopy(t).requires_grad
    meta = pickle.loads(pickle.dumps(empty_tensor((2, 3), float16, META, (1, 2))))
    assert (meta.shape, meta.strides, meta.dtype) == ((2, 3), (1, 2), float16)
    assert copy.deepcopy(wrapped_number(1)).is_wrapped_number
    shallow = copy.copy(t)
    assert shares_memory(shallow, t)


class Derived(TensorBase):
    """A stand-in for the generated class."""

    __slots__ = ()

    def doubled(self) -> Any:
        return tensor_from_array(self.array * 2)


def test_an_announced_class_is_used_for_all_new_tensors() -> None:
    before = tensor_module.get_tensor_class()
    set_tensor_class(Derived)
    try:
        t = tensor([1, 2])
        assert type(t) is Derived
        assert t.doubled().tolist() == [2, 4]
        assert type(alias_with(t, (1,), (1,))) is Derived
        assert type(empty_tensor((2,), device=META)) is Derived
        assert type(copy.deepcopy(t)) is Derived
        assert not hasattr(t, "__dict__")
    finally:
        set_tensor_class(before)


def test_make_tensor_takes_keys_and_class() -> None:
    t = make_tensor(np.ones(2, np.uint8), keys=5, cls=Derived)
    assert type(t) is Derived
    assert t._keys == 5
    assert t.dtype is uint8
    assert t.tolist() == [1, 1]
    assert tensor([1], dtype=complex64).tolist() == [1 + 0j]


def test_a_tensor_without_elements_is_contiguous() -> None:
    t = bw.empty_strided((0, 1, 3, 3), (18, 18, 6, 2))
    assert t.is_contiguous()
    assert t.contiguous() is t
