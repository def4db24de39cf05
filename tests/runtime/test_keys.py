"""The table of keys and the functions that read it."""

import pytest

from runtime import keys
from runtime.keys import (
    ALIAS_KEYS,
    BACKENDS,
    FUNCTIONALITY_KEYS,
    PER_BACKEND_FUNCTIONALITIES,
    RUNTIME_KEYS,
    BackendComponent,
    DispatchKey,
    get_autograd_key_from_backend,
    get_privateuse1_backend,
    is_alias_key,
    is_per_backend_functionality_key,
    is_runtime_key,
    parse_dispatch_key,
    rename_privateuse1_backend,
    to_backend_component,
    to_functionality_key,
    to_runtime_per_backend_functionality_key,
)

K = DispatchKey
B = BackendComponent


@pytest.fixture
def fresh_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo a renaming after the test: there is one per process otherwise."""
    monkeypatch.setattr(keys, "_privateuse1_backend", keys._privateuse1_backend)
    monkeypatch.setattr(keys, "_printed_names", keys._printed_names)


@pytest.mark.parametrize(
    ("key", "number"),
    [
        (K.Undefined, 0),
        (K.Dense, 1),
        (K.BackendSelect, 11),
        (K.AutogradFunctionality, 21),
        (K.PythonDispatcher, 46),
        (K.CPU, 49),
        (K.Meta, 64),
        (K.QuantizedCPU, 66),
        (K.AutogradMeta, 149),
        (K.Autograd, 150),
        (K.CompositeExplicitAutogradNonFunctional, 155),
    ],
)
def test_numbers(key: DispatchKey, number: int) -> None:
    assert key == number


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("CatchAll", K.Undefined),
        ("CPUTensorId", K.CPU),
        ("CUDATensorId", K.CUDA),
        ("DefaultBackend", K.CompositeExplicitAutograd),
        ("PrivateUse1_PreAutograd", K.AutogradPrivateUse1),
        ("PrivateUse2_PreAutograd", K.AutogradPrivateUse2),
        ("PrivateUse3_PreAutograd", K.AutogradPrivateUse3),
        ("Autocast", K.AutocastCUDA),
        ("EndOfDenseBackends", K.Meta),
        ("EndOfAutogradFunctionalityBackends", K.AutogradMeta),
    ],
)
def test_compatibility_names(name: str, key: DispatchKey) -> None:
    assert K[name] is key


def test_runtime_keys_are_the_slots_of_the_table() -> None:
    per_backend = len(PER_BACKEND_FUNCTIONALITIES) * (len(BACKENDS) - 1)
    assert len(RUNTIME_KEYS) == len(FUNCTIONALITY_KEYS) + per_backend == 137
    assert len(set(RUNTIME_KEYS)) == len(RUNTIME_KEYS)
    assert RUNTIME_KEYS[0] is K.Undefined
    dense = RUNTIME_KEYS[1:17]
    assert dense == tuple(K[b.name.removesuffix("Bit")] for b in BACKENDS)
    assert RUNTIME_KEYS[17] is K.FPGA
    assert RUNTIME_KEYS[-1] is K.PythonDispatcher


def test_every_key_is_of_exactly_one_kind() -> None:
    markers = {key for key in K if key.name.startswith("StartOf")}
    kinds = [
        set(ALIAS_KEYS),
        set(RUNTIME_KEYS),
        set(PER_BACKEND_FUNCTIONALITIES),
        markers,
    ]
    assert sum(map(len, kinds)) == len(set().union(*kinds)) == len(K)
    assert len(markers) == len(PER_BACKEND_FUNCTIONALITIES)
    for key in K:
        assert is_alias_key(key) == (key in kinds[0])
        assert is_runtime_key(key) == (key in kinds[1])
        assert is_per_backend_functionality_key(key) == (key in kinds[2])


@pytest.mark.parametrize("functionality", PER_BACKEND_FUNCTIONALITIES)
def test_instances_take_apart_into_what_they_were_made_of(
    functionality: DispatchKey,
) -> None:
    for backend in B:
        key = to_runtime_per_backend_functionality_key(functionality, backend)
        assert to_functionality_key(key) is functionality
        assert to_backend_component(key) is backend
        assert is_runtime_key(key) == (backend is not B.InvalidBit)


@pytest.mark.parametrize(
    ("functionality", "backend", "key"),
    [
        (K.Dense, B.CUDABit, K.CUDA),
        (K.Sparse, B.XLABit, K.SparseXLA),
        (K.SparseCsr, B.CPUBit, K.SparseCsrCPU),
        (K.Quantized, B.MetaBit, K.QuantizedMeta),
        (K.NestedTensor, B.CUDABit, K.NestedTensorCUDA),
        (K.AutogradFunctionality, B.PrivateUse1Bit, K.AutogradPrivateUse1),
        (K.FPGA, B.CPUBit, K.Undefined),
        (K.Autograd, B.CPUBit, K.Undefined),
    ],
)
def test_instances(
    functionality: DispatchKey, backend: BackendComponent, key: DispatchKey
) -> None:
    assert to_runtime_per_backend_functionality_key(functionality, backend) is key


@pytest.mark.parametrize(
    ("key", "functionality", "backend"),
    [
        (K.Undefined, K.Undefined, B.InvalidBit),
        (K.FPGA, K.FPGA, B.InvalidBit),
        (K.Dense, K.Dense, B.InvalidBit),
        (K.Autograd, K.Undefined, B.InvalidBit),
        (K.CompositeImplicitAutograd, K.Undefined, B.InvalidBit),
    ],
)
def test_keys_without_a_backend(
    key: DispatchKey, functionality: DispatchKey, backend: BackendComponent
) -> None:
    assert to_functionality_key(key) is functionality
    assert to_backend_component(key) is backend


@pytest.mark.parametrize("backend", list(B))
def test_autograd_key_of_a_backend(backend: BackendComponent) -> None:
    shared = {B.InvalidBit, B.HIPBit, B.VEBit}
    key = get_autograd_key_from_backend(backend)
    if backend in shared:
        assert key is K.AutogradOther
    else:
        assert key.name == "Autograd" + backend.name.removesuffix("Bit")


@pytest.mark.parametrize("key", [*RUNTIME_KEYS, *ALIAS_KEYS])
def test_printing_and_parsing_are_inverse(key: DispatchKey) -> None:
    assert parse_dispatch_key(str(key)) is key
    assert f"{key:>50}" == str(key).rjust(50)


@pytest.mark.parametrize("name", list(K.__members__))
def test_parse_takes_every_name_but_the_markers(name: str) -> None:
    if name.startswith(("StartOf", "EndOf")):
        with pytest.raises(ValueError, match=name):
            parse_dispatch_key(name)
    else:
        assert parse_dispatch_key(name) is K[name]


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("AutogradCPu", "AutogradCPU"),
        ("CompositeImplictAutograd", "CompositeImplicitAutograd"),
        ("SparsCUDA", "SparseCUDA"),
        ("StartOfDenseBackend", None),
        ("", None),
        ("zzzzzz", None),
        ("cpu", "CPU"),
        ("autogradcpu", "AutogradCPU"),
        ("autogradcp", "AutogradCPU"),
        ("autograd", "Autograd"),
    ],
)
def test_parse_error_names_the_nearest_key(wrong: str, nearest: str | None) -> None:
    with pytest.raises(ValueError, match="could not parse dispatch key") as caught:
        parse_dispatch_key(wrong)
    message = str(caught.value)
    assert repr(wrong) in message
    assert ("did you mean" in message) == (nearest is not None)
    if nearest is not None:
        assert repr(nearest) in message


def test_backends_print_their_names() -> None:
    assert str(B.CPUBit) == f"{B.CPUBit}" == "CPUBit"
    assert len(BACKENDS) == 16
    assert BACKENDS[0] is B.CPUBit
    assert BACKENDS[-1] is B.MetaBit


@pytest.mark.usefixtures("fresh_names")
def test_a_renamed_backend_prints_and_parses_its_name() -> None:
    assert get_privateuse1_backend() == "privateuseone"
    rename_privateuse1_backend("my_npu")
    assert get_privateuse1_backend() == "my_npu"
    renamed = [key for key in K if key.name.endswith("PrivateUse1")]
    assert len(renamed) == len(PER_BACKEND_FUNCTIONALITIES) + 1
    for key in renamed:
        printed = key.name.replace("PrivateUse1", "MY_NPU")
        assert str(key) == printed
        assert parse_dispatch_key(printed) is key
        assert parse_dispatch_key(key.name) is key
    assert str(K.PrivateUse2) == "PrivateUse2"
    with pytest.raises(ValueError, match="did you mean 'AutogradMY_NPU'"):
        parse_dispatch_key("AutogradMY_NPUU")


@pytest.mark.usefixtures("fresh_names")
def test_a_backend_is_renamed_once() -> None:
    rename_privateuse1_backend("npu")
    rename_privateuse1_backend("npu")
    with pytest.raises(RuntimeError, match=r"'npu'.*'other'"):
        rename_privateuse1_backend("other")
    assert str(K.PrivateUse1) == "NPU"


@pytest.mark.usefixtures("fresh_names")
@pytest.mark.parametrize("name", ["", "a b", "Npu", "npu:0", "1x", "cpu", "meta"])
def test_bad_backend_names(name: str) -> None:
    with pytest.raises(ValueError, match=repr(name)):
        rename_privateuse1_backend(name)
    assert str(K.PrivateUse1) == "PrivateUse1"
