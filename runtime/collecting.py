"""The keys that values bring to a call: of a tensor, a list of tensors, anything at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import ArgumentTypeError
from .wording import kind_of


def is_tensor(value: object) -> bool:
    """Whether a value takes part in dispatch: it has a raw key set.

    A class of tensors has none, only the slot for it.
    """
    return isinstance(getattr(value, "_keys", None), int)


def keys_of_list(values: Iterable[Any] | None) -> int:
    """The raw union of the key sets of a list of tensors; None brings none.

    AttributeError for an element that is not a tensor, and for what is not a list.
    """
    if values is None:
        return 0
    if type(values) is not list and is_tensor(values):
        # It could be iterated over, but a call must not depend on what is cached.
        raise AttributeError("a tensor is not a list of tensors")
    bits = 0
    try:
        for value in values:
            if value is not None:
                bits |= value._keys
    except TypeError as error:
        raise AttributeError(f"{type(values).__name__} is not a list") from error
    return bits


def keys_of_tensors(values: Iterable[Any]) -> int:
    """The same for a list in which None is not allowed."""
    bits = 0
    for value in values:
        bits |= value._keys
    return bits


def keys_in(value: Any) -> int:
    """The raw union of the key sets of all tensors in `value`, at any depth.

    ArgumentTypeError for a container that contains itself.
    """
    if is_tensor(value):
        bits: int = value._keys
        return bits
    bits = 0
    try:
        if isinstance(value, (list, tuple)):
            for item in value:
                bits |= keys_in(item)
        elif isinstance(value, Mapping):
            for key, item in value.items():
                bits |= keys_in(key) | keys_in(item)
    except RecursionError:
        raise contains_itself(value) from None
    return bits


def contains_itself(value: object) -> ArgumentTypeError:
    """The error for a container in which there is no end to looking for tensors."""
    return ArgumentTypeError(
        f"{kind_of(value)} contains itself, or others too deep to look into"
    )
