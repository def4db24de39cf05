"""Arguments, returns and what they alias: the parts of a schema between its commas."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from .defaults import Default, DefaultValue
from .types import ListType, OptionalType, Type

WILDCARD: Final = "*"


@dataclass(frozen=True, slots=True)
class Annotation:
    """What a value aliases: `(a)`, `(a!)`, `(a -> *)`, `(a|b)`, `(a -> a|b)`.

    `alias_set` holds the names before the arrow, `alias_set_after` those after it (empty
    without an arrow); `is_write` is the exclamation mark. `level` counts how many of the
    type's `[]` and `?` stand before the annotation: 0 for `Tensor(a!)[]`, where the
    tensors of the list are written to, 1 for `Tensor[](a!)`, where the list itself is.
    """

    alias_set: tuple[str, ...]
    is_write: bool = False
    alias_set_after: tuple[str, ...] = ()
    level: int = 0

    def __str__(self) -> str:
        before = "|".join(self.alias_set) + ("!" if self.is_write else "")
        if not self.alias_set_after:
            return before
        return f"{before} -> {'|'.join(self.alias_set_after)}"


def _annotated(type_: Type, annotation: Annotation | None) -> str:
    """The text of a type with its alias annotation in place."""
    if annotation is None:
        return str(type_)
    inner = type_
    layers: list[Type] = []
    while isinstance(inner, (ListType, OptionalType)):
        layers.append(inner)
        inner = inner.elem
    layers.append(inner)
    layers.reverse()
    annotated = str(layers[min(annotation.level, len(layers) - 1)])
    return f"{annotated}({annotation}){str(type_)[len(annotated):]}"


@dataclass(frozen=True, slots=True)
class Argument:
    """One parameter of an operator."""

    name: str
    type: Type
    default: Default | None = None
    annotation: Annotation | None = None
    kwarg_only: bool = False
    _text: str = field(default="", init=False, repr=False, compare=False)

    @property
    def has_default(self) -> bool:
        """Whether callers may leave the argument out."""
        return self.default is not None

    @property
    def default_value(self) -> DefaultValue:
        """The decoded default; lists are tuples. None also if there is no default."""
        return None if self.default is None else self.default.value

    @property
    def is_write(self) -> bool:
        """Whether the operator writes to the argument."""
        return self.annotation is not None and self.annotation.is_write

    @property
    def is_out(self) -> bool:
        """Whether the caller passes the argument to receive a result."""
        return self.kwarg_only and self.is_write

    @property
    def is_scratch(self) -> bool:
        """Whether it is working space, named so by convention, that is not returned."""
        return self.name.startswith("_scratch_")

    def __str__(self) -> str:
        if not self._text:
            default = "" if self.default is None else f"={self.default}"
            text = f"{_annotated(self.type, self.annotation)} {self.name}{default}"
            object.__setattr__(self, "_text", text)
        return self._text


@dataclass(frozen=True, slots=True)
class Return:
    """One result of an operator."""

    name: str | None
    type: Type
    annotation: Annotation | None = None

    @property
    def is_write(self) -> bool:
        """Whether the result is an argument that was written to."""
        return self.annotation is not None and self.annotation.is_write

    def __str__(self) -> str:
        text = _annotated(self.type, self.annotation)
        return text if self.name is None else f"{text} {self.name}"


# The same few arguments and returns make up most of the schemas of a program, and they
# never change: those that only have a type, and a name, are shared.


@lru_cache(maxsize=4096)
def plain_argument(name: str, type_: Type, kwarg_only: bool) -> Argument:
    """An argument without default and annotation."""
    return Argument(name, type_, None, None, kwarg_only)


@lru_cache(maxsize=256)
def plain_return(type_: Type) -> Return:
    """A result without name and annotation."""
    return Return(None, type_)
