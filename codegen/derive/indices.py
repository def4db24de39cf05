"""One index of kernels per dispatch key, the kernels that nobody writes included."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from runtime.keys import BackendComponent, DispatchKey, to_backend_component
from runtime.schema import SchemaKind

from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup
from ..model.kernels import BackendIndex, BackendKernel, DerivedKernel, DerivedKind
from ..parse.entries import Entry

__all__ = ["backend_indices"]

# Backends whose kernels must run with the tensors' device selected.
_GUARDED: Final = frozenset({BackendComponent.CUDABit, BackendComponent.XPUBit})
_META: Final = DispatchKey.Meta
_NON_FUNCTIONAL: Final = DispatchKey.CompositeExplicitAutogradNonFunctional

Kernels = dict[str, BackendKernel]


def _members(
    group: NativeFunctionsGroup,
) -> Iterator[tuple[NativeFunction, DerivedKind]]:
    yield group.functional, DerivedKind.structured_functional
    yield group.out, DerivedKind.structured_out
    if group.inplace is not None:
        yield group.inplace, DerivedKind.structured_inplace


def _structured(
    key: DispatchKey, kernels: Kernels, groups: Iterable[NativeFunctionsGroup]
) -> Iterator[DerivedKernel]:
    """The kernels on one key that structured groups get: with an implementation where out has one.

    Meta needs none. Under CompositeExplicitAutogradNonFunctional, functional and in-place
    variants call the out operator, which has to come from a backend.
    """
    for group in groups:
        out = kernels.get(group.out.qualified_name)
        is_default = key in (_META, _NON_FUNCTIONAL)
        if not group.structured or not (
            is_default or (out is not None and out.structured)
        ):
            continue
        for function, kind in _members(group):
            if key is not _NON_FUNCTIONAL or kind is not DerivedKind.structured_out:
                implementation = None if is_default else out
                yield DerivedKernel(
                    function.qualified_name,
                    kind,
                    group.out.qualified_name,
                    implementation,
                )


def _inplace_on_meta(
    kernels: Kernels, functions: Iterable[NativeFunction]
) -> Iterator[DerivedKernel]:
    """In-place operators without any kernel that Meta could use: there is nothing to compute."""
    for function in functions:
        if (
            function.kind is SchemaKind.inplace
            and function.qualified_name not in kernels
            and not function.is_part_of_structured_group
            and function.composite_keys
            <= {DispatchKey.CompositeImplicitAutogradNestedTensor}
            and not function.manual_kernel_registration
            and len(function.schema.returns) == 1
        ):
            name = function.qualified_name
            yield DerivedKernel(name, DerivedKind.inplace_meta, name)


def backend_indices(
    entries: Iterable[Entry], groups: Iterable[NativeFunction | NativeFunctionsGroup]
) -> Mapping[DispatchKey, BackendIndex]:
    """The index of every key that has kernels, in the order of the keys."""
    functions: list[NativeFunction] = []
    kernels: dict[DispatchKey, Kernels] = {}
    for entry in entries:
        functions.append(entry.function)
        for key, kernel in entry.kernels:
            kernels.setdefault(key, {})[entry.function.qualified_name] = kernel
    structured = [
        group
        for group in groups
        if isinstance(group, NativeFunctionsGroup) and group.structured
    ]
    if structured:
        kernels.setdefault(_META, {})
        kernels.setdefault(_NON_FUNCTIONAL, {})
    found: dict[DispatchKey, BackendIndex] = {}
    for key in sorted(kernels):
        derived = tuple(_structured(key, kernels[key], structured))
        if key is _META:
            derived += tuple(_inplace_on_meta(kernels[key], functions))
        found[key] = BackendIndex(
            key,
            tuple(kernels[key].items()),
            derived,
            device_guard=to_backend_component(key) in _GUARDED,
        )
    return MappingProxyType(found)
