"""Which kernel an operator runs for a key, and by which rule.

`resolve` is the only place that knows the precedence. Calls, dumps, explanations and
tests all ask it. It is pure: it reads two mappings and returns a value, and it does
not care what a kernel is.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

from .key_set import (
    DispatchKeySet,
    autogradother_backends,
    get_backend_key_set_from_autograd,
    is_included_in_alias,
)
from .keys import RUNTIME_KEYS, DispatchKey, parse_dispatch_key

Kernel = TypeVar("Kernel")


class Reason(StrEnum):
    """The rule that decided an entry; the text is the one PyTorch's dumps print."""

    KERNEL = "kernel"
    DEFAULT_BACKEND = "default backend kernel"
    NESTED = "nested kernel"
    MATH = "math kernel"
    AMBIGUOUS = "ambiguous autogradother"
    AUTOGRAD = "autograd kernel"
    BATCHED = "batched kernel"
    FALLBACK = "backend fallback"
    MISSING = "missing"


class Resolution(NamedTuple, Generic[Kernel]):
    """What one key resolves to.

    `kernel` is None exactly if `reason` is AMBIGUOUS or MISSING. `registered_for` is
    the key, often an alias, under which the kernel was found.
    """

    kernel: Kernel | None
    reason: Reason
    registered_for: DispatchKey | None


# Note [Dispatch table precedence]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The kernel for a runtime key is the first that exists of:
#
#   1. a kernel registered for the key itself;
#   2. one of the alias kernels below, top to bottom, if the key is a member of the alias;
#   3. the backend fallback of the key;
#
# and otherwise the entry is missing. `Undefined`, the key of calls without tensors, also
# takes the three composite kernels marked "U", though it is a member of no alias.
#
#   CompositeExplicitAutogradNonFunctional  U   default backend kernel
#   CompositeExplicitAutograd               U   default backend kernel
#   CompositeImplicitAutogradNestedTensor       nested kernel
#   CompositeImplicitAutograd               U   math kernel, with the two provisos below
#   Autograd                                    autograd kernel
#   FuncTorchBatchedDecomposition               batched kernel
#
# A CompositeImplicitAutograd kernel is differentiable because it is made of operators
# that are. So an autograd key takes it only where the layer below would take it too: not
# if the backend has a kernel of its own, and not if CompositeExplicitAutograd gives it
# one, since autograd would then differentiate through a kernel that is never called.
#
# AutogradOther is shared by all backends that have no autograd key of their own. If one
# of those backends has a kernel and others would use the composite, neither answer is
# right for all of them, and the entry is ambiguous: calling it raises.
#
#   registered                              CPU       AutogradCPU  FPGA      AutogradOther
#   CPU                                     kernel    -            -         -
#   CompositeImplicit                       math      math         math      math
#   CPU + CompositeImplicit                 kernel    -            math      math
#   CPU + CompositeImplicit + Autograd      kernel    autograd     math      math
#   CPU + CompositeExplicit + Autograd      kernel    autograd     default   autograd
#   FPGA + CompositeImplicit                math      math         kernel    ambiguous


class _AliasRule(NamedTuple):
    alias: DispatchKey
    reason: Reason
    undefined_too: bool


_ALIAS_RULES: Final = (
    _AliasRule(
        DispatchKey.CompositeExplicitAutogradNonFunctional, Reason.DEFAULT_BACKEND, True
    ),
    _AliasRule(DispatchKey.CompositeExplicitAutograd, Reason.DEFAULT_BACKEND, True),
    _AliasRule(DispatchKey.CompositeImplicitAutogradNestedTensor, Reason.NESTED, False),
    _AliasRule(DispatchKey.CompositeImplicitAutograd, Reason.MATH, True),
    _AliasRule(DispatchKey.Autograd, Reason.AUTOGRAD, False),
    _AliasRule(DispatchKey.FuncTorchBatchedDecomposition, Reason.BATCHED, False),
)


class _Candidate(NamedTuple):
    """An alias kernel that a key may take, and the registrations that forbid it."""

    alias: DispatchKey
    reason: Reason
    ambiguous_with: frozenset[DispatchKey]
    yields_to: frozenset[DispatchKey]


_NO_KEYS: Final[frozenset[DispatchKey]] = frozenset()


def _members(keys: DispatchKeySet) -> frozenset[DispatchKey]:
    """The runtime keys that a kernel can be registered for and that `keys` has."""
    return frozenset(
        key for key in RUNTIME_KEYS if key is not DispatchKey.Undefined and key in keys
    )


@cache
def _candidates(key: DispatchKey) -> tuple[_Candidate, ...]:
    """The alias kernels that `key` may take, best first. Depends on nothing else."""
    found = []
    for alias, reason, undefined_too in _ALIAS_RULES:
        is_undefined = key is DispatchKey.Undefined
        if not (undefined_too if is_undefined else is_included_in_alias(key, alias)):
            continue
        ambiguous_with = yields_to = _NO_KEYS
        if alias is DispatchKey.CompositeImplicitAutograd:
            yields_to = _members(get_backend_key_set_from_autograd(key)) | {
                DispatchKey.CompositeExplicitAutograd
            }
            if key is DispatchKey.AutogradOther:
                ambiguous_with = _members(autogradother_backends)
        found.append(_Candidate(alias, reason, ambiguous_with, yields_to))
    return tuple(found)


def resolve(
    registrations: Mapping[DispatchKey, Kernel],
    fallbacks: Mapping[DispatchKey, Kernel],
    key: DispatchKey | str,
) -> Resolution[Kernel]:
    """The kernel that runs for a runtime key, see Note [Dispatch table precedence].

    `registrations` holds the operator's kernels by runtime or alias key, `fallbacks`
    those of the backends by runtime key.
    """
    key = parse_dispatch_key(key)
    direct = registrations.get(key)
    if direct is not None:
        return Resolution(direct, Reason.KERNEL, key)
    for alias, reason, ambiguous_with, yields_to in _candidates(key):
        kernel = registrations.get(alias)
        if kernel is None:
            continue
        if not ambiguous_with.isdisjoint(registrations):
            return Resolution(None, Reason.AMBIGUOUS, alias)
        if yields_to.isdisjoint(registrations):
            return Resolution(kernel, reason, alias)
    fallback = fallbacks.get(key)
    if fallback is not None:
        return Resolution(fallback, Reason.FALLBACK, key)
    return Resolution(None, Reason.MISSING, None)


# Keys whose backend fallback is a fallthrough in PyTorch, or does nothing there until a
# mode is switched on (autograd, tracing): ATen/core/VariableFallbackKernel.cpp,
# BackendSelectFallbackKernel.cpp, autocast_mode.cpp, VmapModeRegistrations.cpp.
FALLTHROUGH_BY_DEFAULT: Final = (
    *(DispatchKey.BackendSelect, DispatchKey.ADInplaceOrView, DispatchKey.Tracer),
    *(DispatchKey.AutogradOther, DispatchKey.AutogradCPU, DispatchKey.AutogradCUDA),
    *(DispatchKey.AutogradXLA, DispatchKey.AutogradMPS, DispatchKey.AutogradXPU),
    *(DispatchKey.AutogradHPU, DispatchKey.AutogradLazy, DispatchKey.AutogradMTIA),
    *(DispatchKey.AutogradMAIA, DispatchKey.AutogradPrivateUse1),
    *(DispatchKey.AutogradMeta, DispatchKey.AutocastCPU, DispatchKey.AutocastMTIA),
    *(DispatchKey.AutocastMAIA, DispatchKey.AutocastXPU, DispatchKey.AutocastMPS),
    *(DispatchKey.AutocastCUDA, DispatchKey.FuncTorchVmapMode, DispatchKey.VmapMode),
)
