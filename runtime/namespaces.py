"""The one rule of which namespaces operators can be defined in. Pure: the generator asks it too."""

from __future__ import annotations

from typing import Final

WILDCARD: Final = "_"
"""The namespace of backend fallbacks, which belong to all operators."""

RESERVED_NAMESPACES: Final = frozenset({"prim"})
"""Namespaces whose operators PyTorch's compiler knows by name."""

OF_OPS: Final = frozenset({"on_operator_registered", "on_operator_deregistered"})
"""What `runtime.ops.ops` has as public attributes of its own: it hears of operators."""

# Attributes of all objects, and those that Python gives the private ones of `ops`.
_HIDDEN_PREFIXES: Final = ("__", "_Operators__")


def is_hidden(namespace: str) -> bool:
    """Whether `ops.<namespace>` is something else than the operators of the namespace."""
    return namespace in OF_OPS or namespace.startswith(_HIDDEN_PREFIXES)


def why_undefinable(namespace: str) -> str | None:
    """Why no operator can be defined in a namespace; None if operators can."""
    if namespace == WILDCARD:
        return "it stands for all namespaces"
    if namespace in RESERVED_NAMESPACES:
        return "it is reserved for PyTorch's compiler"
    if is_hidden(namespace):
        return "`ops` has attributes of its own that are called so"
    return None
