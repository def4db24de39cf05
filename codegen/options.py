"""What the caller chooses about reading schema files."""

from dataclasses import dataclass
from typing import Final

from runtime.keys import DispatchKey

from .releases import NEWEST, Release

__all__ = ["SCHEMA_FILE_KEYS", "LoadOptions"]

# The keys that PyTorch's operator list may name kernels for (torchgen 2.13,
# `dispatch_keys`).
SCHEMA_FILE_KEYS: Final = frozenset(
    {
        DispatchKey.CPU,
        DispatchKey.CUDA,
        DispatchKey.MPS,
        DispatchKey.XPU,
        DispatchKey.MTIA,
        DispatchKey.Meta,
        DispatchKey.MkldnnCPU,
        DispatchKey.QuantizedCPU,
        DispatchKey.QuantizedCUDA,
        DispatchKey.QuantizedMeta,
        DispatchKey.SparseCPU,
        DispatchKey.SparseCUDA,
        DispatchKey.SparseMPS,
        DispatchKey.SparseXPU,
        DispatchKey.SparseMeta,
        DispatchKey.SparseCsrCPU,
        DispatchKey.SparseCsrCUDA,
        DispatchKey.SparseCsrMPS,
        DispatchKey.SparseCsrXPU,
        DispatchKey.SparseCsrMeta,
        DispatchKey.NestedTensorCPU,
        DispatchKey.NestedTensorCUDA,
        DispatchKey.NestedTensorXPU,
        DispatchKey.NestedTensorHPU,
        DispatchKey.NestedTensorMeta,
        DispatchKey.ZeroTensor,
        DispatchKey.CompositeImplicitAutograd,
        DispatchKey.CompositeImplicitAutogradNestedTensor,
        DispatchKey.CompositeExplicitAutograd,
        DispatchKey.CompositeExplicitAutogradNonFunctional,
    }
)


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """How schema files are read.

    Args:
        default_namespace: the namespace of operators whose `func` names none.
        allowed_keys: the keys that a dispatch table may name.
        ignored_keys: keys whose kernels are passed over, as if the file did not name them.
        derive: whether to add the variants that autogen asks for.
        release: the release of PyTorch whose rules hold; what others have is read with a warning.
    """

    default_namespace: str = "aten"
    allowed_keys: frozenset[DispatchKey] = SCHEMA_FILE_KEYS
    ignored_keys: frozenset[DispatchKey] = frozenset()
    derive: bool = True
    release: Release = NEWEST
