"""Attributes that each object computes and its class has as any other class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_NONE: Final[Any] = object()


class OfInstances:
    """A descriptor: `compute(instance)` for instances; for the class what it has itself.

    `inspect` and `pydoc` ask classes and objects for the same names, `__signature__` and
    `__doc__`, which a property would answer for objects alone.
    """

    def __init__(self, compute: Callable[[Any], Any], of_class: object = _NONE) -> None:
        self._compute: Final = compute
        self._of_class: Final = of_class

    def __get__(self, instance: object, owner: type) -> Any:
        if instance is not None:
            return self._compute(instance)
        if self._of_class is _NONE:
            raise AttributeError(owner.__name__)
        return self._of_class
