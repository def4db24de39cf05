"""What the file of an external backend says, as frozen and hashable values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from runtime.keys import DispatchKey
from runtime.schema import FunctionSchema

from ..model.kernels import BackendKernel
from ..source import Span

__all__ = [
    "Backend",
    "BackendOperator",
    "ExtraFields",
    "FieldValue",
    "NonNative",
    "Section",
]

# A value of a field that only the backend knows: mappings are tuples of pairs.
FieldValue: TypeAlias = "str | bool | tuple[FieldValue, ...] | None"
ExtraFields: TypeAlias = tuple[tuple[str, FieldValue], ...]


class Section(Enum):
    """The list of the file that an operator stands in."""

    supported = "supported"
    full_codegen = "full_codegen"
    autograd = "autograd"
    custom = "custom"


@dataclass(frozen=True, slots=True)
class BackendOperator:
    """An operator that the backend brings a kernel for.

    Args:
        operator: its qualified name ("aten::add.Tensor").
        key: the key that the kernel is registered for.
        kernel: the kernel's name; `structured` if the entry says that it only computes.
        fields: what else the entry says, as it is written.
    """

    operator: str
    section: Section
    key: DispatchKey
    kernel: BackendKernel
    fields: ExtraFields = ()
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class NonNative:
    """An operation of a lazy backend that the operator list does not have."""

    schema: FunctionSchema
    fields: ExtraFields = ()
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Backend:
    """The file of a backend.

    Args:
        name: the backend as the file calls it, such as XLA or PrivateUse1.
        key: the key of its kernels.
        autograd_key: the key of its autograd kernels; None where there is no such key.
        cpp_namespace: the namespace that C++ kernels live in; no meaning in Python.
        class_name: what the class of C++ kernels is called.
        use_out_as_primary: whether backends write out kernels and other variants follow
            from them; else in-place and out variants are made from functional kernels.
        device_guard: whether calls select the device of their tensors first.
        operators: everything with a kernel, in the order of the sections and the file.
        symint: qualified names of operators whose kernels take symbolic sizes.
        ir_gen: qualified names of operators that a lazy backend makes node classes for.
        custom_namespace: the namespace of custom operators whose schema names none.
        privateuse1: the name that the backend gives PrivateUse1, if it renames it.
    """

    name: str
    key: DispatchKey
    autograd_key: DispatchKey | None
    cpp_namespace: str
    class_name: str
    extra_headers: tuple[str, ...] = ()
    use_out_as_primary: bool = False
    device_guard: bool = False
    operators: tuple[BackendOperator, ...] = ()
    symint: frozenset[str] = frozenset()
    non_native: tuple[NonNative, ...] = ()
    ir_gen: tuple[str, ...] = ()
    custom_namespace: str = ""
    privateuse1: str | None = None

    def of_key(self, key: DispatchKey) -> Iterator[BackendOperator]:
        """The operators with a kernel on one key."""
        return (operator for operator in self.operators if operator.key is key)
