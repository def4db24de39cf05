"""Dispatch keys and backend components: the one list of keys in the project.

The names, numbers and order are those of PyTorch 2.13
(``c10/core/DispatchKey.h``). Everything else that is said about a key (its
functionality, its backend, whether it owns a slot of the dispatch table) is
derived here from the two enums and from ``_PER_BACKEND_PREFIXES``; nobody has to
know where a range of numbers starts or ends.

Sets of keys and their bits are in ``key_set``.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Final

from .nearest import nearest_names


class BackendComponent(IntEnum):
    """A backend bit of a key set. A higher number wins when several are set.

    ``InvalidBit`` stands for "no backend". Prints as its C++ name (``CPUBit``).
    """

    InvalidBit = 0
    CPUBit = 1
    CUDABit = 2
    HIPBit = 3
    XLABit = 4
    MPSBit = 5
    IPUBit = 6
    XPUBit = 7
    HPUBit = 8
    VEBit = 9
    LazyBit = 10
    MTIABit = 11
    MAIABit = 12
    PrivateUse1Bit = 13
    PrivateUse2Bit = 14
    PrivateUse3Bit = 15
    MetaBit = 16

    def __str__(self) -> str:
        return self._name_

    def __format__(self, format_spec: str) -> str:
        return format(str(self), format_spec)


class DispatchKey(IntEnum):
    """A level at which a kernel can be registered; a higher number runs first.

    Four kinds of keys, in the order of their numbers:

    - functionalities (``Dense`` ... ``PythonDispatcher``): one bit of a key set
      each. Most of them are runtime keys, with one slot of the dispatch table;
    - instances of the per-backend functionalities (``CPU``, ``SparseCUDA``,
      ``AutogradMeta``): runtime keys, made of a functionality and a backend bit;
    - alias keys (``Autograd`` ... ``CompositeExplicitAutogradNonFunctional``),
      which stand for a set of runtime keys at registration;
    - compatibility names, which are other names of keys above.

    ``StartOf<functionality>Backends`` is what a key set with a per-backend
    functionality but no backend resolves to; it has no slot of its own.
    ``EndOf<functionality>Backends`` is another name of the last instance.

    ``str(key)`` is PyTorch's printed name, see Note [Printed key names].
    """

    Undefined = 0
    Dense = 1
    FPGA = 2
    Vulkan = 3
    Metal = 4
    Quantized = 5
    CustomRNGKeyId = 6
    MkldnnCPU = 7
    Sparse = 8
    SparseCsr = 9
    NestedTensor = 10
    BackendSelect = 11
    Fake = 12
    Python = 13
    FuncTorchDynamicLayerBackMode = 14
    Functionalize = 15
    Conjugate = 16
    Negative = 17
    ZeroTensor = 18
    ADInplaceOrView = 19
    AutogradOther = 20
    AutogradFunctionality = 21
    AutogradNestedTensor = 22
    Tracer = 23
    AutocastCPU = 24
    AutocastMTIA = 25
    AutocastMAIA = 26
    AutocastXPU = 27
    AutocastIPU = 28
    AutocastHPU = 29
    AutocastXLA = 30
    AutocastMPS = 31
    AutocastCUDA = 32
    AutocastPrivateUse1 = 33
    FuncTorchBatched = 34
    BatchedNestedTensor = 35
    FuncTorchVmapMode = 36
    Batched = 37
    VmapMode = 38
    FuncTorchGradWrapper = 39
    DeferredInit = 40
    PythonTLSSnapshot = 41
    FuncTorchDynamicLayerFrontMode = 42
    TESTING_ONLY_GenericWrapper = 43
    TESTING_ONLY_GenericMode = 44
    PreDispatch = 45
    PythonDispatcher = 46

    StartOfDenseBackends = 48
    CPU = 49
    CUDA = 50
    HIP = 51
    XLA = 52
    MPS = 53
    IPU = 54
    XPU = 55
    HPU = 56
    VE = 57
    Lazy = 58
    MTIA = 59
    MAIA = 60
    PrivateUse1 = 61
    PrivateUse2 = 62
    PrivateUse3 = 63
    Meta = 64
    EndOfDenseBackends = 64

    StartOfQuantizedBackends = 65
    QuantizedCPU = 66
    QuantizedCUDA = 67
    QuantizedHIP = 68
    QuantizedXLA = 69
    QuantizedMPS = 70
    QuantizedIPU = 71
    QuantizedXPU = 72
    QuantizedHPU = 73
    QuantizedVE = 74
    QuantizedLazy = 75
    QuantizedMTIA = 76
    QuantizedMAIA = 77
    QuantizedPrivateUse1 = 78
    QuantizedPrivateUse2 = 79
    QuantizedPrivateUse3 = 80
    QuantizedMeta = 81
    EndOfQuantizedBackends = 81

    StartOfSparseBackends = 82
    SparseCPU = 83
    SparseCUDA = 84
    SparseHIP = 85
    SparseXLA = 86
    SparseMPS = 87
    SparseIPU = 88
    SparseXPU = 89
    SparseHPU = 90
    SparseVE = 91
    SparseLazy = 92
    SparseMTIA = 93
    SparseMAIA = 94
    SparsePrivateUse1 = 95
    SparsePrivateUse2 = 96
    SparsePrivateUse3 = 97
    SparseMeta = 98
    EndOfSparseBackends = 98

    StartOfSparseCsrBackends = 99
    SparseCsrCPU = 100
    SparseCsrCUDA = 101
    SparseCsrHIP = 102
    SparseCsrXLA = 103
    SparseCsrMPS = 104
    SparseCsrIPU = 105
    SparseCsrXPU = 106
    SparseCsrHPU = 107
    SparseCsrVE = 108
    SparseCsrLazy = 109
    SparseCsrMTIA = 110
    SparseCsrMAIA = 111
    SparseCsrPrivateUse1 = 112
    SparseCsrPrivateUse2 = 113
    SparseCsrPrivateUse3 = 114
    SparseCsrMeta = 115
    EndOfSparseCsrBackends = 115

    StartOfNestedTensorBackends = 116
    NestedTensorCPU = 117
    NestedTensorCUDA = 118
    NestedTensorHIP = 119
    NestedTensorXLA = 120
    NestedTensorMPS = 121
    NestedTensorIPU = 122
    NestedTensorXPU = 123
    NestedTensorHPU = 124
    NestedTensorVE = 125
    NestedTensorLazy = 126
    NestedTensorMTIA = 127
    NestedTensorMAIA = 128
    NestedTensorPrivateUse1 = 129
    NestedTensorPrivateUse2 = 130
    NestedTensorPrivateUse3 = 131
    NestedTensorMeta = 132
    EndOfNestedTensorBackends = 132

    StartOfAutogradFunctionalityBackends = 133
    AutogradCPU = 134
    AutogradCUDA = 135
    AutogradHIP = 136
    AutogradXLA = 137
    AutogradMPS = 138
    AutogradIPU = 139
    AutogradXPU = 140
    AutogradHPU = 141
    AutogradVE = 142
    AutogradLazy = 143
    AutogradMTIA = 144
    AutogradMAIA = 145
    AutogradPrivateUse1 = 146
    AutogradPrivateUse2 = 147
    AutogradPrivateUse3 = 148
    AutogradMeta = 149
    EndOfAutogradFunctionalityBackends = 149

    Autograd = 150
    CompositeImplicitAutograd = 151
    FuncTorchBatchedDecomposition = 152
    CompositeImplicitAutogradNestedTensor = 153
    CompositeExplicitAutograd = 154
    CompositeExplicitAutogradNonFunctional = 155

    CatchAll = Undefined
    CPUTensorId = CPU
    CUDATensorId = CUDA
    DefaultBackend = CompositeExplicitAutograd
    PrivateUse1_PreAutograd = AutogradPrivateUse1
    PrivateUse2_PreAutograd = AutogradPrivateUse2
    PrivateUse3_PreAutograd = AutogradPrivateUse3
    Autocast = AutocastCUDA

    def __str__(self) -> str:
        return _printed_names.get(self, self._name_)

    def __format__(self, format_spec: str) -> str:
        return format(str(self), format_spec)


# Note [Printed key names]
# ~~~~~~~~~~~~~~~~~~~~~~~~
# A key prints as its name in the enum, with two exceptions. ``StartOf...`` keys
# print as their functionality's prefix and "Undefined" ("QuantizedUndefined";
# plain "Undefined" for Dense), which is what PyTorch calls a functionality
# without a backend. And once PrivateUse1 is renamed, keys that end in
# "PrivateUse1" print with the new name in upper case instead, the spelling in
# which PyTorch's parser knows them: "AutogradMY_NPU". ``key.name`` never changes.

BACKENDS: Final[tuple[BackendComponent, ...]] = tuple(BackendComponent)[1:]
"""Every backend that has a bit, lowest first."""

_PER_BACKEND_PREFIXES: Final[Mapping[DispatchKey, str]] = {
    DispatchKey.Dense: "",
    DispatchKey.Quantized: "Quantized",
    DispatchKey.Sparse: "Sparse",
    DispatchKey.SparseCsr: "SparseCsr",
    DispatchKey.NestedTensor: "NestedTensor",
    DispatchKey.AutogradFunctionality: "Autograd",
}

PER_BACKEND_FUNCTIONALITIES: Final[tuple[DispatchKey, ...]] = tuple(
    _PER_BACKEND_PREFIXES
)
"""Functionalities that every backend may implement for itself, lowest first."""


def _instances_of(functionality: DispatchKey) -> tuple[DispatchKey, ...]:
    """The instance for every backend, by backend number; no backend is first."""
    prefix = _PER_BACKEND_PREFIXES[functionality]
    named = DispatchKey.__members__
    return (
        named[f"StartOf{functionality._name_}Backends"],
        *(named[prefix + backend._name_.removesuffix("Bit")] for backend in BACKENDS),
    )


_INSTANCES: Final[Mapping[DispatchKey, tuple[DispatchKey, ...]]] = {
    functionality: _instances_of(functionality)
    for functionality in PER_BACKEND_FUNCTIONALITIES
}

# For each instance, the functionality and the backend that it is made of.
_PARTS: Final[Mapping[DispatchKey, tuple[DispatchKey, BackendComponent]]] = {
    instance: (functionality, backend)
    for functionality, instances in _INSTANCES.items()
    for instance, backend in zip(instances, BackendComponent, strict=True)
}

FUNCTIONALITY_KEYS: Final[tuple[DispatchKey, ...]] = tuple(
    key for key in DispatchKey if key < DispatchKey.StartOfDenseBackends
)
"""Every key with a bit of its own, lowest first, after ``Undefined``, which has none."""

ALIAS_KEYS: Final[tuple[DispatchKey, ...]] = tuple(
    key for key in DispatchKey if key >= DispatchKey.Autograd
)
"""Keys that stand for a set of runtime keys when a kernel is registered."""

RUNTIME_KEYS: Final[tuple[DispatchKey, ...]] = tuple(
    key
    for functionality in FUNCTIONALITY_KEYS
    for key in _INSTANCES.get(functionality, (functionality, functionality))[1:]
)
"""Every key with a slot in the dispatch table, in the order of the slots.

``Undefined`` is slot 0.
"""

_RUNTIME_KEY_SET: Final = frozenset(RUNTIME_KEYS)

# Backends whose tensors take part in autograd under AutogradOther, although an
# instance of AutogradFunctionality exists for them.
_AUTOGRAD_OTHER_BACKENDS: Final = frozenset(
    {BackendComponent.InvalidBit, BackendComponent.HIPBit, BackendComponent.VEBit}
)


# Note [Keys by name]
# ~~~~~~~~~~~~~~~~~~~
# Whatever takes a key takes its name as well, and everything that does so asks
# ``parse_dispatch_key``: one rule of what is a key, one message for what is none.
# Where a set of keys is asked for, a key or a name stands for the set of that key
# alone, by ``key_set.bits_of_keys``. Registering turns the two errors into
# RegistrationError, a redispatch into ArgumentTypeError; the message stays.
def to_functionality_key(key: DispatchKey | str) -> DispatchKey:
    """The functionality of ``key``: itself, or Dense for CPU, Sparse for SparseXLA.

    ``Undefined`` for alias keys.
    """
    key = parse_dispatch_key(key)
    if key in _PARTS:
        return _PARTS[key][0]
    return DispatchKey.Undefined if is_alias_key(key) else key


def to_backend_component(key: DispatchKey | str) -> BackendComponent:
    """The backend that a per-backend instance is for; ``InvalidBit`` for other keys."""
    parts = _PARTS.get(parse_dispatch_key(key))
    return BackendComponent.InvalidBit if parts is None else parts[1]


def to_runtime_per_backend_functionality_key(
    functionality: DispatchKey | str, backend: BackendComponent | str
) -> DispatchKey:
    """The instance of ``functionality`` for ``backend``: (Dense, CUDABit) gives CUDA.

    ``Undefined`` when the functionality is not customised per backend.
    """
    backend = parse_backend_component(backend)
    instances = _INSTANCES.get(parse_dispatch_key(functionality))
    return DispatchKey.Undefined if instances is None else instances[backend]


def get_autograd_key_from_backend(backend: BackendComponent | str) -> DispatchKey:
    """The autograd key of tensors of ``backend``: its own, or ``AutogradOther``."""
    backend = parse_backend_component(backend)
    if backend in _AUTOGRAD_OTHER_BACKENDS:
        return DispatchKey.AutogradOther
    return _INSTANCES[DispatchKey.AutogradFunctionality][backend]


def is_alias_key(key: DispatchKey | str) -> bool:
    """Whether ``key`` stands for a set of runtime keys."""
    return parse_dispatch_key(key) >= DispatchKey.Autograd


def is_per_backend_functionality_key(key: DispatchKey | str) -> bool:
    """Whether ``key`` is a functionality with one instance per backend."""
    return parse_dispatch_key(key) in _PER_BACKEND_PREFIXES


def is_runtime_key(key: DispatchKey | str) -> bool:
    """Whether ``key`` has a slot in the dispatch table."""
    return parse_dispatch_key(key) in _RUNTIME_KEY_SET


_PRIVATEUSE1_SUFFIX: Final = "PrivateUse1"
_PRIVATEUSE1_DEVICE: Final = "privateuseone"

_privateuse1_backend: str = _PRIVATEUSE1_DEVICE

# Keys that do not print as their name in the enum; see Note [Printed key names].
_printed_names: dict[DispatchKey, str] = {
    instances[0]: prefix + "Undefined"
    for prefix, instances in zip(
        _PER_BACKEND_PREFIXES.values(), _INSTANCES.values(), strict=True
    )
}


def get_privateuse1_backend() -> str:
    """The name of the PrivateUse1 backend; ``privateuseone`` until it is renamed."""
    return _privateuse1_backend


def rename_privateuse1_backend(name: str) -> None:
    """Give the PrivateUse1 backend a name of its own, once per process.

    Devices have it as it is, keys in upper case, see Note [Printed key names]. TypeError for
    what is no string, ValueError when it is not a lower-case identifier or belongs to another
    backend, RuntimeError when another name is set: ``torch.utils.rename_privateuse1_backend``.
    """
    global _privateuse1_backend, _printed_names
    if not isinstance(name, str):
        raise TypeError(f"the name of a backend is a string, but got {name!r:.60}")
    if not name.isidentifier() or name != name.lower():
        raise ValueError(f"{name!r} is not a lower-case identifier")
    if name in {key._name_.lower() for key in _PARTS}:
        raise ValueError(f"{name!r} is the name of another backend")
    if name == _privateuse1_backend:
        return
    if _privateuse1_backend != _PRIVATEUSE1_DEVICE:
        raise RuntimeError(
            f"the PrivateUse1 backend is already named {_privateuse1_backend!r};"
            f" it cannot be renamed to {name!r}"
        )
    _privateuse1_backend = name
    _printed_names = _printed_names | {
        key: key._name_.removesuffix(_PRIVATEUSE1_SUFFIX) + name.upper()
        for key in DispatchKey
        if key._name_.endswith(_PRIVATEUSE1_SUFFIX)
    }


# Without the members that mark the ends of the per-backend blocks: not keys to register at.
_BY_NAME: Final = {
    name: key
    for name, key in DispatchKey.__members__.items()
    if not name.startswith(("StartOf", "EndOf"))
}


def parse_dispatch_key(key: DispatchKey | str) -> DispatchKey:
    """``key``, or the key of that name. See Note [Keys by name].

    Takes the names of the enum, compatibility names included and ``StartOf`` and
    ``EndOf`` names excepted, and the names that a renamed PrivateUse1 backend
    gives to its keys.

    Raises ValueError with the nearest name when there is no such key, and TypeError
    for what is neither a key nor a name.
    """
    # By type: members of other enums and plain ints equal keys as well.
    if isinstance(key, DispatchKey):
        return key
    if not isinstance(key, str):
        raise TypeError(_expected("a DispatchKey or the name of one", key))
    found = _BY_NAME.get(key)
    if found is not None:
        return found
    printed = {text: key for key, text in _printed_names.items() if is_runtime_key(key)}
    if key in printed:
        return printed[key]
    raise ValueError(
        f"could not parse dispatch key {key!r}{_near(key, [*_BY_NAME, *printed])}"
    )


def parse_backend_component(backend: BackendComponent | str) -> BackendComponent:
    """``backend``, or the backend bit of that name: ``CPUBit``.

    A renamed PrivateUse1 has its new name in upper case too: ``NPUBit``. Raises
    ValueError with the nearest name, and TypeError for what is neither, keys included:
    ``to_backend_component`` has the backend of a key.
    """
    if isinstance(backend, BackendComponent):
        return backend
    if not isinstance(backend, str):
        raise TypeError(_expected("a BackendComponent or the name of one", backend))
    named = {
        **BackendComponent.__members__,
        f"{_privateuse1_backend.upper()}Bit": BackendComponent.PrivateUse1Bit,
    }
    if backend in named:
        return named[backend]
    raise ValueError(f"could not parse backend {backend!r}{_near(backend, named)}")


def _expected(what: str, value: object) -> str:
    return f"expected {what}, but got {type(value).__name__} {value!r:.60}"


def _near(name: str, known: Iterable[str]) -> str:
    near = nearest_names(name, known)
    return f"; did you mean {near[0]!r}?" if near else ""
