"""Sets of dispatch keys for people: ``DispatchKeySet`` and the named sets.

``DispatchKeySet`` wraps the int that a set is during a call; the functions on ints
are in ``key_bits`` and can be imported from here as well. Operations and named sets
follow ``c10/core/DispatchKeySet.h``.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from .key_bits import BACKEND_MASK as BACKEND_MASK
from .key_bits import FULL_MASK as FULL_MASK
from .key_bits import FUNCTIONALITY_MASK as FUNCTIONALITY_MASK
from .key_bits import NUM_BACKENDS as NUM_BACKENDS
from .key_bits import NUM_RUNTIME_ENTRIES as NUM_RUNTIME_ENTRIES
from .key_bits import ROWS
from .key_bits import bits_of as bits_of
from .key_bits import bits_of_backend as bits_of_backend
from .key_bits import full_after as full_after
from .key_bits import highest_priority_key_of as highest_priority_key_of
from .key_bits import remove as remove
from .key_bits import table_index_of as table_index_of
from .keys import (
    FUNCTIONALITY_KEYS,
    BackendComponent,
    DispatchKey,
    get_autograd_key_from_backend,
    is_alias_key,
    parse_backend_component,
    parse_dispatch_key,
    to_backend_component,
    to_functionality_key,
)

_new_object: Final = object.__new__


class DispatchKeySet:
    """An immutable set of dispatch keys and backend bits.

    ``DispatchKeySet(DispatchKey.CPU, DispatchKey.AutogradCPU)`` is the union of its
    arguments, each of them a key or its name, a backend bit or another set. Alias keys
    and ``Undefined`` have no bits and add nothing. TypeError for anything else;
    ``from_raw`` makes a set from an int. Methods that take a set take a key or a name
    for the set of it; ``|``, ``&``, ``^`` and ``-`` are for two sets.
    """

    __slots__ = ("_last_and", "_repr")

    _repr: int
    _last_and: "tuple[DispatchKeySet, DispatchKeySet] | None"

    def __init__(
        self, *keys: "DispatchKey | str | BackendComponent | DispatchKeySet"
    ) -> None:
        bits = 0
        for key in keys:
            bits |= _bits_of_any(key)
        self._repr = bits
        self._last_and = None

    @classmethod
    def from_raw(cls, bits: int) -> "DispatchKeySet":
        """The set with exactly these bits.

        Raises ValueError for bits that no backend and no functionality has, TypeError
        for what is not a plain int: a key is not its bits.
        """
        if type(bits) is not int:
            raise TypeError(f"expected an int, but got {type(bits).__name__} {bits!r}")
        return _wrap(raw_bits(bits))

    def raw_repr(self) -> int:
        """The bits of the set, as PyTorch numbers them."""
        return self._repr

    # Questions

    def has(self, key: DispatchKey | str) -> bool:
        """Whether all bits of ``key`` are set, as PyTorch's ``has`` answers.

        So it is true for ``Undefined`` and alias keys, which have none: ``in`` is the
        test for membership proper.
        """
        bits = bits_of(key)
        return self._repr & bits == bits

    def has_backend(self, backend: BackendComponent | str) -> bool:
        """Whether the bit of ``backend`` is set; true for ``InvalidBit``."""
        bits = bits_of_backend(backend)
        return self._repr & bits == bits

    def has_all(self, other: "Keys") -> bool:
        """Whether every bit of ``other`` is set here."""
        bits = bits_of_keys(other)
        return self._repr & bits == bits

    def has_any(self, other: "Keys") -> bool:
        """Whether a bit of ``other`` is set here.

        Bits are compared one by one: {AutogradCPU} has "any" of {CPU}, the backend.
        Ask with functionalities, or with backends, but not with instances of both.
        """
        return self._repr & bits_of_keys(other) != 0

    def is_empty(self) -> bool:
        """Whether no bit is set at all, as for an undefined tensor."""
        return self._repr == 0

    def highest_priority_key(self) -> DispatchKey:
        """The key that a call with this set goes to; ``Undefined`` if none."""
        return highest_priority_key_of(self._repr)

    def highest_functionality_key(self) -> DispatchKey:
        """The functionality that runs first; ``Undefined`` if there is none."""
        return FUNCTIONALITY_KEYS[(self._repr >> NUM_BACKENDS).bit_length()]

    def highest_backend_key(self) -> BackendComponent:
        """The backend that wins; ``InvalidBit`` if there is none."""
        return BackendComponent((self._repr & BACKEND_MASK).bit_length())

    def dispatch_table_index(self) -> int:
        """The slot of the dispatch table for this set; see ``table_index_of``."""
        return table_index_of(self._repr)

    # Other sets

    def add(self, key: DispatchKey | str) -> "DispatchKeySet":
        """This set with ``key``."""
        return _wrap(self._repr | bits_of(key))

    def remove(self, key: DispatchKey | str) -> "DispatchKeySet":
        """This set without the functionality of ``key``; backends stay."""
        return _wrap(remove(self._repr, bits_of(key)))

    def remove_backend(self, backend: BackendComponent | str) -> "DispatchKeySet":
        """This set without the bit of ``backend``."""
        return _wrap(self._repr & ~bits_of_backend(backend))

    def __or__(self, other: "DispatchKeySet") -> "DispatchKeySet":
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return _wrap(self._repr | other._repr)

    def __and__(self, other: "DispatchKeySet") -> "DispatchKeySet":
        # A kernel masks the very set that it was bound with by the very same constant
        # in each call, so the last answer is kept.
        last = self._last_and
        if last is not None and last[0] is other:
            return last[1]
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        result = _wrap(self._repr & other._repr)
        if other is not self:  # a set must not keep itself alive
            self._last_and = other, result
        return result

    def __xor__(self, other: "DispatchKeySet") -> "DispatchKeySet":
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return _wrap(self._repr ^ other._repr)

    def __sub__(self, other: "DispatchKeySet") -> "DispatchKeySet":
        """See Note [Removing keys keeps backends]."""
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return _wrap(remove(self._repr, other._repr))

    # As a container of runtime keys

    def __iter__(self) -> Iterator[DispatchKey]:
        """The runtime keys of the set, lowest first, as PyTorch iterates.

        A per-backend functionality gives one key for each backend of the set, and
        none when the set has no backend.
        """
        backends = [*_set_bits(self._repr & BACKEND_MASK)]
        for functionality in _set_bits(self._repr >> NUM_BACKENDS):
            _, mask, keys = ROWS[functionality]
            if mask:
                yield from [keys[backend] for backend in backends]
            else:
                yield keys[0]

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, key: object) -> bool:
        if isinstance(key, BackendComponent):
            bits = bits_of_backend(key)
        elif isinstance(key, (DispatchKey, str)):
            bits = bits_of(key)
        else:
            return False
        return bits != 0 and self._repr & bits == bits

    def __bool__(self) -> bool:
        return self._repr != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DispatchKeySet):
            return NotImplemented
        return self._repr == other._repr

    def __hash__(self) -> int:
        return hash(self._repr)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return DispatchKeySet.from_raw, (self._repr,)

    def __repr__(self) -> str:
        return f"DispatchKeySet({', '.join(map(str, self))})"


Keys: TypeAlias = DispatchKeySet | DispatchKey | str
"""A set of keys; a key, or the name of one, is the set of it."""


def bits_of_keys(keys: Keys) -> int:
    """The bits of a set, a key or the name of one. TypeError, ValueError."""
    if isinstance(keys, DispatchKeySet):
        return keys._repr
    if isinstance(keys, (DispatchKey, str)):
        return bits_of(keys)
    raise TypeError(
        "expected a DispatchKeySet, a DispatchKey or the name of one, but got"
        f" {type(keys).__name__} {keys!r:.60}"
    )


def raw_bits(keys: Keys | int) -> int:
    """The bits of a set of keys that may be given by its bits already.

    ValueError for bits that no key has, otherwise as `bits_of_keys`.
    """
    if type(keys) is not int:
        return bits_of_keys(keys)  # type: ignore[arg-type]
    if keys & ~FULL_MASK:
        raise ValueError(f"{keys:#x} has bits outside of {FULL_MASK:#x}")
    return keys


def _bits_of_any(key: DispatchKey | str | BackendComponent | DispatchKeySet) -> int:
    if isinstance(key, BackendComponent):
        return bits_of_backend(key)
    return bits_of_keys(key)


def _wrap(bits: int) -> DispatchKeySet:
    result = _new_object(DispatchKeySet)
    result._repr = bits
    result._last_and = None
    return result


def _set_bits(bits: int) -> Iterator[int]:
    """The positions of the set bits, counted from 1, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length()
        bits ^= lowest


# The named sets, under PyTorch's names.

FULL: Final = _wrap(FULL_MASK)
"""Every functionality and every backend."""


def FULL_AFTER(key: DispatchKey | str) -> DispatchKeySet:
    """Everything that runs after ``key``; see ``full_after``."""
    return _wrap(full_after(key))


backend_bitset_mask: Final = _wrap(BACKEND_MASK)

# No backend bits here: the set is mostly used to take autograd out of others.
autograd_dispatch_keyset: Final = DispatchKeySet(
    DispatchKey.AutogradFunctionality,
    DispatchKey.AutogradOther,
    DispatchKey.AutogradNestedTensor,
)
autograd_dispatch_keyset_with_ADInplaceOrView: Final = autograd_dispatch_keyset.add(
    DispatchKey.ADInplaceOrView
)

# Autocast is not a per-backend functionality: each backend's key has its own bit.
_AUTOCAST_KEYS: Final[dict[BackendComponent, DispatchKey]] = {
    BackendComponent.CPUBit: DispatchKey.AutocastCPU,
    BackendComponent.MTIABit: DispatchKey.AutocastMTIA,
    BackendComponent.MAIABit: DispatchKey.AutocastMAIA,
    BackendComponent.XPUBit: DispatchKey.AutocastXPU,
    BackendComponent.IPUBit: DispatchKey.AutocastIPU,
    BackendComponent.HPUBit: DispatchKey.AutocastHPU,
    BackendComponent.XLABit: DispatchKey.AutocastXLA,
    BackendComponent.MPSBit: DispatchKey.AutocastMPS,
    BackendComponent.CUDABit: DispatchKey.AutocastCUDA,
    BackendComponent.PrivateUse1Bit: DispatchKey.AutocastPrivateUse1,
}
autocast_dispatch_keyset: Final = DispatchKeySet(*_AUTOCAST_KEYS.values())

default_included_set: Final = DispatchKeySet(
    DispatchKey.BackendSelect, DispatchKey.ADInplaceOrView
)
default_excluded_set: Final = autocast_dispatch_keyset

# Backends that share AutogradOther, with all backend bits: the set is walked key by
# key when a table is computed.
autogradother_backends: Final = backend_bitset_mask | DispatchKeySet(
    DispatchKey.FPGA,
    DispatchKey.Vulkan,
    DispatchKey.Metal,
    DispatchKey.CustomRNGKeyId,
    DispatchKey.MkldnnCPU,
    DispatchKey.Sparse,
    DispatchKey.SparseCsr,
    DispatchKey.Quantized,
)
backend_functionality_keys: Final = backend_bitset_mask | DispatchKeySet(
    DispatchKey.Dense, DispatchKey.Quantized, DispatchKey.Sparse, DispatchKey.SparseCsr
)

after_autograd_keyset: Final = FULL_AFTER(DispatchKey.AutogradOther)
after_ADInplaceOrView_keyset: Final = FULL_AFTER(DispatchKey.ADInplaceOrView)
# The operator that functionalization goes on with is the functional one, whose
# fallthroughs are not in the key set of the in-place call: drop ADInplaceOrView here.
after_func_keyset: Final = FULL_AFTER(DispatchKey.Functionalize).remove(
    DispatchKey.ADInplaceOrView
)

python_ks: Final = DispatchKeySet(DispatchKey.Python, DispatchKey.PythonTLSSnapshot)
sparse_ks: Final = DispatchKeySet(DispatchKey.Sparse)
sparse_csr_ks: Final = DispatchKeySet(DispatchKey.SparseCsr)
mkldnn_ks: Final = DispatchKeySet(DispatchKey.MkldnnCPU)
inplace_or_view_ks: Final = DispatchKeySet(DispatchKey.ADInplaceOrView)
autograd_cpu_ks: Final = DispatchKeySet(DispatchKey.AutogradCPU)
autograd_cuda_ks: Final = DispatchKeySet(DispatchKey.AutogradCUDA)
autograd_xla_ks: Final = DispatchKeySet(DispatchKey.AutogradXLA)
autograd_mps_ks: Final = DispatchKeySet(DispatchKey.AutogradMPS)
autograd_ipu_ks: Final = DispatchKeySet(DispatchKey.AutogradIPU)
autograd_xpu_ks: Final = DispatchKeySet(DispatchKey.AutogradXPU)
autograd_hpu_ks: Final = DispatchKeySet(DispatchKey.AutogradHPU)
autograd_lazy_ks: Final = DispatchKeySet(DispatchKey.AutogradLazy)
autograd_mtia_ks: Final = DispatchKeySet(DispatchKey.AutogradMTIA)
autograd_maia_ks: Final = DispatchKeySet(DispatchKey.AutogradMAIA)
autograd_meta_ks: Final = DispatchKeySet(DispatchKey.AutogradMeta)
autograd_privateuse1_ks: Final = DispatchKeySet(DispatchKey.AutogradPrivateUse1)
autograd_privateuse2_ks: Final = DispatchKeySet(DispatchKey.AutogradPrivateUse2)
autograd_privateuse3_ks: Final = DispatchKeySet(DispatchKey.AutogradPrivateUse3)
autograd_other_ks: Final = DispatchKeySet(DispatchKey.AutogradOther)
autograd_nested: Final = DispatchKeySet(DispatchKey.AutogradNestedTensor)
functorch_transforms_ks: Final = DispatchKeySet(
    DispatchKey.FuncTorchBatched,
    DispatchKey.FuncTorchVmapMode,
    DispatchKey.Batched,
    DispatchKey.VmapMode,
    DispatchKey.FuncTorchGradWrapper,
)
functorch_batched_ks: Final = DispatchKeySet(DispatchKey.FuncTorchBatched)

# What the alias keys stand for. Kernels written for dense backends, structured ones
# above all, do not hold for nested tensors, so CompositeExplicitAutograd leaves
# NestedTensor out while CompositeImplicitAutograd has it.
backend_dispatch_keyset: Final = autogradother_backends.add(DispatchKey.Dense)
non_functional_backend_dispatch_keyset: Final = (
    backend_dispatch_keyset.remove(DispatchKey.Sparse)
    .remove_backend(BackendComponent.XLABit)
    .remove_backend(BackendComponent.LazyBit)
)
math_dispatch_keyset: Final = (backend_dispatch_keyset | autograd_dispatch_keyset).add(
    DispatchKey.NestedTensor
)
nested_dispatch_keyset: Final = backend_bitset_mask | DispatchKeySet(
    DispatchKey.NestedTensor, DispatchKey.AutogradNestedTensor
)

_ALIASES: Final[dict[DispatchKey, DispatchKeySet]] = {
    DispatchKey.Autograd: autograd_dispatch_keyset | backend_bitset_mask,
    DispatchKey.CompositeImplicitAutograd: math_dispatch_keyset,
    DispatchKey.FuncTorchBatchedDecomposition: functorch_batched_ks,
    DispatchKey.CompositeImplicitAutogradNestedTensor: nested_dispatch_keyset,
    DispatchKey.CompositeExplicitAutograd: backend_dispatch_keyset,
    DispatchKey.CompositeExplicitAutogradNonFunctional: (
        non_functional_backend_dispatch_keyset
    ),
}

# Backends that PyTorch does not lead back to from the autograd key named after them.
_NOT_REACHED_FROM_AUTOGRAD: Final = frozenset(
    {BackendComponent.HIPBit, BackendComponent.VEBit, BackendComponent.MTIABit}
)


def get_runtime_dispatch_key_set(key: DispatchKey | str) -> DispatchKeySet:
    """The runtime keys that ``key`` stands for: the alias's members, or itself.

    Raises ValueError for ``Undefined``, which stands for the absence of a key.
    """
    key = parse_dispatch_key(key)
    if key is DispatchKey.Undefined:
        raise ValueError("Undefined stands for no dispatch key")
    members = _ALIASES.get(key)
    return DispatchKeySet(key) if members is None else members


def is_included_in_alias(key: DispatchKey | str, alias: DispatchKey | str) -> bool:
    """Whether a kernel for ``alias`` may serve ``key``; a runtime ``alias`` is itself.

    Answers as PyTorch does for keys that have no bits: false for ``Undefined``, true
    for alias keys in another alias.
    """
    key, alias = parse_dispatch_key(key), parse_dispatch_key(alias)
    if key is DispatchKey.Undefined:
        return False
    members = _ALIASES.get(alias)
    return key is alias if members is None else members.has(key)


def is_backend_dispatch_key(key: DispatchKey | str) -> bool:
    """Whether ``key`` is served by backend kernels: CPU, FPGA, SparseCUDA ...

    NestedTensor and its instances are not, see ``backend_dispatch_keyset``.
    """
    key = parse_dispatch_key(key)
    if key is DispatchKey.Undefined or is_alias_key(key):
        return False
    return backend_dispatch_keyset.has(key)


def get_backend_key_set_from_autograd(key: DispatchKey | str) -> DispatchKeySet:
    """The backend keys whose autograd is ``key``; empty for any other key."""
    key = parse_dispatch_key(key)
    if key is DispatchKey.AutogradOther:
        return autogradother_backends
    if key is DispatchKey.AutogradNestedTensor:
        return backend_bitset_mask.add(DispatchKey.NestedTensor)
    backend = to_backend_component(key)
    if (
        backend is BackendComponent.InvalidBit
        or backend in _NOT_REACHED_FROM_AUTOGRAD
        or to_functionality_key(key) is not DispatchKey.AutogradFunctionality
    ):
        return DispatchKeySet()
    return DispatchKeySet(DispatchKey.Dense, backend)


def get_autograd_related_key_set_from_backend(
    backend: BackendComponent | str,
) -> DispatchKeySet:
    """What a tensor of ``backend`` has for autograd: its key and ADInplaceOrView."""
    return inplace_or_view_ks.add(get_autograd_key_from_backend(backend))


def get_autocast_related_key_set_from_backend(
    backend: BackendComponent | str,
) -> DispatchKeySet:
    """The autocast key of ``backend``; empty where there is none."""
    key = _AUTOCAST_KEYS.get(parse_backend_component(backend))
    return DispatchKeySet() if key is None else DispatchKeySet(key)


def highest_priority_backend_key(keys: Keys) -> DispatchKey:
    """The highest key of ``keys`` among dense, quantized and sparse backends."""
    return highest_priority_key_of(
        bits_of_keys(keys) & backend_functionality_keys._repr
    )
