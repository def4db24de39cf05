"""What the caller chooses about reading schema files."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from runtime.keys import DispatchKey

from .model.extra import FieldValue
from .releases import NEWEST, Release

__all__ = [
    "ExtraField",
    "FieldType",
    "LoadOptions",
    "PRIVATEUSE1_KEYS",
    "SCHEMA_FILE_KEYS",
    "key_names",
]

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


_PRIVATEUSE1: Final = "PrivateUse1"
# The keys of the backend that PyTorch leaves to others, in the order of the keys.
PRIVATEUSE1_KEYS: Final = tuple(
    key for key in DispatchKey if key.name.endswith(_PRIVATEUSE1)
)


@cache
def key_names(backend: str | None) -> Mapping[str, DispatchKey]:
    """The keys by the names that files may call them.

    By their own names only: the enum knows some keys by other names of older releases as
    well.

    Args:
        backend: the name of the PrivateUse1 backend, in lower case, if it has one. Its keys
            are called by that as well, in upper case as PyTorch does: "AutogradMY_NPU".
    """
    found = {key.name: key for key in DispatchKey}
    if backend is not None:
        for key in PRIVATEUSE1_KEYS:
            found[key.name.removesuffix(_PRIVATEUSE1) + backend.upper()] = key
    return MappingProxyType(found)


class FieldType(Enum):
    """What an extra field can hold; the value says it in messages."""

    string = "a string"
    boolean = "a boolean (true or false)"
    integer = "an integer"
    strings = "a list of strings"
    any = "any value"


@dataclass(frozen=True, slots=True)
class ExtraField:
    """A field of entries that the configuration declares.

    Args:
        default: the value for entries without it.
        summary: what it is for.
    """

    name: str
    type: FieldType
    default: FieldValue = None
    summary: str = ""


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """How schema files are read.

    Args:
        default_namespace: the namespace of operators whose `func` names none.
        allowed_keys: the keys that a dispatch table may name.
        ignored_keys: keys whose kernels are passed over, as if the file did not name them.
        derive: whether to add the variants that autogen asks for.
        release: the release of PyTorch whose rules hold; what others have is read with a warning.
        extra_fields: fields that entries may have besides those of the format.
        backend: the name of the PrivateUse1 backend, which its keys are then called by too.
        partial: whether the list is a part of another one, so that nothing is derived from it
            and nothing is missing in it; None to see that from the list.
        full_list: the operator list in which an entry that only names an operator finds it.
    """

    default_namespace: str = "aten"
    allowed_keys: frozenset[DispatchKey] = SCHEMA_FILE_KEYS
    ignored_keys: frozenset[DispatchKey] = frozenset()
    derive: bool = True
    release: Release = NEWEST
    extra_fields: tuple[ExtraField, ...] = ()
    backend: str | None = None
    full_list: Path | None = None
    partial: bool | None = None
