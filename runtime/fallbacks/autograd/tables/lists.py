"""Operators over lists of tensors: recorded as the operators over single tensors they stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .support import aten

Tensors = Sequence[Any]


def _each(single: Any, others: Callable[[int, Any], Any]) -> Callable[..., Any]:
    def call(self: Tensors, other: Any, *rest: Any) -> Any:
        if not _fits(self, other):
            return NotImplemented
        return [
            single(t, others(index, other), **_options(rest))
            for index, t in enumerate(self)
        ]

    return call


def _each_written(single: Any, others: Callable[[int, Any], Any]) -> Callable[..., Any]:
    def call(self: Tensors, other: Any, *rest: Any) -> Any:
        if not _fits(self, other):
            return NotImplemented
        for index, t in enumerate(self):
            single(t, others(index, other), **_options(rest))
        return None

    return call


def _fits(self: Tensors, other: Any) -> bool:
    """Whether the call is a right one; otherwise the operator itself says what is wrong."""
    if isinstance(other, (list, tuple)):
        return len(self) == len(other) > 0
    return len(self) > 0 and getattr(other, "shape", ()) == ()


def _options(rest: tuple[Any, ...]) -> dict[str, Any]:
    return {"alpha": rest[0]} if rest else {}


def _same(index: int, other: Any) -> Any:
    return other


def _own(index: int, other: Sequence[Any]) -> Any:
    return other[index]


class _Late:
    """An operator that is looked up when it is called: tables are made before it may exist."""

    def __init__(self, base: str, overload: str) -> None:
        self._base: Final = base
        self._overload: Final = overload

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(getattr(aten, self._base), self._overload)(*args, **kwargs)


_KINDS: Final = {
    "Scalar": ("Scalar", _same),
    "List": ("Tensor", _own),
    "ScalarList": ("Scalar", _own),
    "Tensor": ("Tensor", _same),
}

DECOMPOSED: Final[dict[str, Callable[..., Any]]] = {
    **{
        f"_foreach_{base}.{kind}": _each(_Late(base, overload), others)
        for base in ("add", "mul")
        for kind, (overload, others) in _KINDS.items()
    },
    **{
        f"_foreach_{base}_.{kind}": _each_written(_Late(f"{base}_", overload), others)
        for base in ("add", "mul")
        for kind, (overload, others) in _KINDS.items()
    },
}
"""Functions of the arguments in schema order, made of recorded operators.

They return NotImplemented for calls that are not right.
"""
