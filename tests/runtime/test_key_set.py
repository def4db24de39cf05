"""Key sets: the wrapper, the functions on ints, the named sets."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import key_set as ks
from runtime.key_set import DispatchKeySet
from runtime.keys import (
    ALIAS_KEYS,
    BACKENDS,
    FUNCTIONALITY_KEYS,
    RUNTIME_KEYS,
    BackendComponent,
    DispatchKey,
    get_autograd_key_from_backend,
    to_backend_component,
    to_functionality_key,
)

K = DispatchKey
B = BackendComponent

bits_strategy = st.integers(0, ks.FULL_MASK)
key_strategy = st.sampled_from(list(K))


@pytest.mark.parametrize(
    ("keys", "bits"),
    [
        ([], 0),
        ([K.Undefined], 0),
        ([K.Autograd], 0),
        ([K.Dense], 1 << 16),
        ([K.CPU], 1 << 16 | 1),
        ([K.CUDA], 1 << 16 | 2),
        ([K.CPU, K.CUDA], 1 << 16 | 3),
        ([K.AutogradMeta], 1 << 36 | 1 << 15),
        ([B.CPUBit], 1),
        ([B.InvalidBit], 0),
        ([K.Dense, B.XLABit], 1 << 16 | 8),
        ([DispatchKeySet(K.CPU), K.Python], 1 << 28 | 1 << 16 | 1),
        ([K.PythonDispatcher], 1 << 61),
    ],
)
def test_bits(
    keys: list[DispatchKey | BackendComponent | DispatchKeySet], bits: int
) -> None:
    built = DispatchKeySet(*keys)
    assert built.raw_repr() == bits
    assert built == DispatchKeySet.from_raw(bits)
    assert hash(built) == hash(DispatchKeySet.from_raw(bits))
    assert built.is_empty() == (bits == 0) == (not built)


@pytest.mark.parametrize("bits", [-1, ks.FULL_MASK + 1, 1 << 63])
def test_bits_that_mean_nothing_are_refused(bits: int) -> None:
    with pytest.raises(ValueError, match="outside"):
        DispatchKeySet.from_raw(bits)


@pytest.mark.parametrize(
    ("keys", "printed"),
    [
        ([], "DispatchKeySet()"),
        ([B.CPUBit], "DispatchKeySet()"),
        ([K.Dense], "DispatchKeySet()"),
        ([K.CPU], "DispatchKeySet(CPU)"),
        (
            [K.AutogradCPU, K.ADInplaceOrView, K.CPU],
            "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU)",
        ),
        (
            [K.CPU, K.AutogradCUDA],
            "DispatchKeySet(CPU, CUDA, AutogradCPU, AutogradCUDA)",
        ),
    ],
)
def test_repr(keys: list[DispatchKey | BackendComponent], printed: str) -> None:
    assert repr(DispatchKeySet(*keys)) == printed


def test_iteration_and_the_highest_key() -> None:
    keys = DispatchKeySet(K.CPU, K.AutogradCPU, K.ADInplaceOrView)
    assert list(keys) == [K.CPU, K.ADInplaceOrView, K.AutogradCPU]
    assert len(keys) == 3
    assert keys.highest_priority_key() is K.AutogradCPU
    assert keys.highest_functionality_key() is K.AutogradFunctionality
    assert keys.highest_backend_key() is B.CPUBit


@pytest.mark.parametrize(
    ("keys", "highest"),
    [
        ([], K.Undefined),
        ([B.CUDABit], K.Undefined),
        ([K.Dense], K.StartOfDenseBackends),
        ([K.CPU, K.CUDA], K.CUDA),
        ([K.CUDA, K.SparseCPU], K.SparseCUDA),
        ([K.CPU, K.BackendSelect], K.BackendSelect),
        ([K.CPU, K.AutogradOther], K.AutogradOther),
    ],
)
def test_highest_priority_key(
    keys: list[DispatchKey | BackendComponent], highest: DispatchKey
) -> None:
    assert DispatchKeySet(*keys).highest_priority_key() is highest


@pytest.mark.parametrize("key", RUNTIME_KEYS)
def test_each_runtime_key_leads_to_its_own_slot(key: DispatchKey) -> None:
    keys = DispatchKeySet(key)
    assert RUNTIME_KEYS[keys.dispatch_table_index()] is key
    assert keys.highest_priority_key() is key
    assert list(keys) == ([] if key is K.Undefined else [key])


def test_difference_leaves_backends() -> None:
    both = DispatchKeySet(K.CPU, K.AutogradCUDA)
    assert both - DispatchKeySet(K.AutogradCUDA) == DispatchKeySet(K.CPU, B.CUDABit)
    assert both.remove(K.AutogradCUDA) == DispatchKeySet(K.CPU, K.CUDA)
    assert both.remove_backend(B.CUDABit) == DispatchKeySet(K.CPU, K.AutogradCPU)


def test_membership() -> None:
    keys = DispatchKeySet(K.CPU, K.AutogradCUDA)
    for key in (K.CPU, K.CUDA, K.AutogradCPU, K.Dense, B.CPUBit):
        assert key in keys
    for other in (K.Undefined, K.Autograd, K.SparseCPU, B.InvalidBit, B.XLABit, 49):
        assert other not in keys
    assert keys.has(K.Undefined)  # no bits to miss, as in PyTorch
    assert keys.has_backend(B.CUDABit)
    assert not keys.has_backend(B.MetaBit)
    assert keys.has_any(DispatchKeySet(K.Dense, K.Sparse))
    assert not keys.has_all(DispatchKeySet(K.Dense, K.Sparse))


@pytest.mark.parametrize("operation", ["__or__", "__and__", "__xor__", "__sub__"])
def test_operations_want_another_set(operation: str) -> None:
    assert getattr(DispatchKeySet(K.CPU), operation)(1) is NotImplemented
    assert DispatchKeySet(K.CPU) != DispatchKeySet(K.CPU).raw_repr()


@given(bits_strategy)
def test_a_set_is_what_it_iterates_over(bits: int) -> None:
    keys = DispatchKeySet.from_raw(bits)
    listed = list(keys)
    assert len(keys) == len(listed) == len(set(listed))
    assert all(key in keys for key in listed)
    assert [RUNTIME_KEYS.index(key) for key in listed] == sorted(
        RUNTIME_KEYS.index(key) for key in listed
    )
    in_set = {key for key in RUNTIME_KEYS if key in keys}
    assert in_set == set(listed)


@given(bits_strategy, bits_strategy)
def test_set_algebra(left: int, right: int) -> None:
    a, b = DispatchKeySet.from_raw(left), DispatchKeySet.from_raw(right)
    assert (a | b).has_all(a)
    assert a.has_all(a & b)
    assert (a ^ b) == (a | b) ^ (a & b)
    difference = a - b
    assert difference.raw_repr() == ks.remove(left, right)
    assert difference.raw_repr() & ks.BACKEND_MASK == left & ks.BACKEND_MASK
    assert difference.raw_repr() & right & ks.FUNCTIONALITY_MASK == 0
    assert difference | (a & b) == a


@given(bits_strategy, key_strategy)
def test_ints_and_the_wrapper_agree(bits: int, key: DispatchKey) -> None:
    keys = DispatchKeySet.from_raw(bits)
    assert keys.highest_priority_key() is ks.highest_priority_key_of(bits)
    assert keys.dispatch_table_index() == ks.table_index_of(bits)
    assert keys.add(key).raw_repr() == bits | ks.bits_of(key)
    assert keys.remove(key).raw_repr() == ks.remove(bits, ks.bits_of(key))
    assert ks.FULL_AFTER(key).raw_repr() == ks.full_after(key)


@given(bits_strategy)
def test_copies_and_pickles(bits: int) -> None:
    keys = DispatchKeySet.from_raw(bits)
    assert copy.copy(keys) == copy.deepcopy(keys) == keys
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(keys, protocol)) == keys


@pytest.mark.parametrize("key", FUNCTIONALITY_KEYS)
def test_full_after_is_all_that_runs_later(key: DispatchKey) -> None:
    after = {to_functionality_key(other) for other in ks.FULL_AFTER(key)}
    assert after == {f for f in FUNCTIONALITY_KEYS if 0 < f < key} | {
        K.PythonDispatcher
    }


def test_full_has_every_runtime_key() -> None:
    assert {K.Undefined, *ks.FULL} == set(RUNTIME_KEYS)


@pytest.mark.parametrize(
    ("named", "keys"),
    [
        ("autograd_dispatch_keyset", {K.AutogradOther, K.AutogradNestedTensor}),
        ("default_included_set", {K.BackendSelect, K.ADInplaceOrView}),
        ("python_ks", {K.Python, K.PythonTLSSnapshot}),
        ("functorch_batched_ks", {K.FuncTorchBatched}),
        ("mkldnn_ks", {K.MkldnnCPU}),
        ("autograd_nested", {K.AutogradNestedTensor}),
        ("autograd_maia_ks", {K.AutogradMAIA}),
        (
            "functorch_transforms_ks",
            {
                K.FuncTorchBatched,
                K.FuncTorchVmapMode,
                K.Batched,
                K.VmapMode,
                K.FuncTorchGradWrapper,
            },
        ),
        (
            "autocast_dispatch_keyset",
            {key for key in RUNTIME_KEYS if key.name.startswith("Autocast")},
        ),
    ],
)
def test_named_sets_by_members(named: str, keys: set[DispatchKey]) -> None:
    assert set(getattr(ks, named)) == keys


@pytest.mark.parametrize(
    ("named", "has", "has_not"),
    [
        ("after_autograd_keyset", K.ADInplaceOrView, K.AutogradOther),
        ("after_ADInplaceOrView_keyset", K.ZeroTensor, K.ADInplaceOrView),
        ("after_func_keyset", K.Python, K.Functionalize),
        ("autogradother_backends", K.SparseCUDA, K.CPU),
        ("backend_functionality_keys", K.SparseCsrMeta, K.NestedTensorCPU),
        ("backend_dispatch_keyset", K.CPU, K.NestedTensorCPU),
        ("non_functional_backend_dispatch_keyset", K.CPU, K.XLA),
        ("math_dispatch_keyset", K.NestedTensorCPU, K.ADInplaceOrView),
        ("nested_dispatch_keyset", K.AutogradNestedTensor, K.CPU),
        (
            "autograd_dispatch_keyset_with_ADInplaceOrView",
            K.ADInplaceOrView,
            K.AutogradCPU,
        ),
    ],
)
def test_named_sets_at_their_edges(
    named: str, has: DispatchKey, has_not: DispatchKey
) -> None:
    keys = getattr(ks, named)
    assert has in keys
    assert has_not not in keys


@pytest.mark.parametrize("backend", BACKENDS)
def test_related_keys_of_a_backend(backend: BackendComponent) -> None:
    autograd_key = get_autograd_key_from_backend(backend)
    assert ks.get_autograd_related_key_set_from_backend(backend) == DispatchKeySet(
        K.ADInplaceOrView, autograd_key
    )
    autocast = ks.get_autocast_related_key_set_from_backend(backend)
    name = "Autocast" + backend.name.removesuffix("Bit")
    expected = {K[name]} if name in K.__members__ else set()
    assert set(autocast) == expected


@pytest.mark.parametrize(
    ("key", "backends"),
    [
        (K.AutogradCPU, DispatchKeySet(K.CPU)),
        (K.AutogradMAIA, DispatchKeySet(K.MAIA)),
        (K.AutogradMTIA, DispatchKeySet()),
        (K.AutogradHIP, DispatchKeySet()),
        (K.AutogradOther, ks.autogradother_backends),
        (
            K.AutogradNestedTensor,
            DispatchKeySet(K.NestedTensor) | ks.backend_bitset_mask,
        ),
        (K.Autograd, DispatchKeySet()),
        (K.AutogradFunctionality, DispatchKeySet()),
        (K.CPU, DispatchKeySet()),
        (K.StartOfAutogradFunctionalityBackends, DispatchKeySet()),
    ],
)
def test_backends_of_an_autograd_key(
    key: DispatchKey, backends: DispatchKeySet
) -> None:
    assert ks.get_backend_key_set_from_autograd(key) == backends


@pytest.mark.parametrize("alias", ALIAS_KEYS)
def test_alias_members_and_the_predicate_agree(alias: DispatchKey) -> None:
    members = ks.get_runtime_dispatch_key_set(alias)
    assert members
    for key in RUNTIME_KEYS:
        assert ks.is_included_in_alias(key, alias) == (key in members)


def test_a_runtime_key_stands_for_itself() -> None:
    assert ks.get_runtime_dispatch_key_set(K.CPU) == DispatchKeySet(K.CPU)
    assert ks.is_included_in_alias(K.CPU, K.CPU)
    assert not ks.is_included_in_alias(K.CPU, K.CUDA)
    assert not ks.is_included_in_alias(K.Undefined, K.CompositeImplicitAutograd)
    with pytest.raises(ValueError, match="Undefined"):
        ks.get_runtime_dispatch_key_set(K.Undefined)


@pytest.mark.parametrize("key", list(K))
def test_backend_keys(key: DispatchKey) -> None:
    functionality = to_functionality_key(key)
    expected = functionality in {
        K.Dense,
        K.FPGA,
        K.Vulkan,
        K.Metal,
        K.Quantized,
        K.CustomRNGKeyId,
        K.MkldnnCPU,
        K.Sparse,
        K.SparseCsr,
    }
    assert ks.is_backend_dispatch_key(key) == expected


def test_highest_priority_backend_key() -> None:
    keys = DispatchKeySet(K.AutogradCUDA, K.CPU, K.Python, K.SparseCUDA)
    assert ks.highest_priority_backend_key(keys) is K.SparseCUDA
    assert to_backend_component(ks.highest_priority_backend_key(keys)) is B.CUDABit
