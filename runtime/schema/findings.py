"""What a check of a schema reports, and the words that several checks share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from .model import FunctionSchema
from .parameters import Argument, Return
from .types import BASE_TYPES


class Part(Enum):
    """Which part of a schema a finding is about."""

    NAME = "name"
    ARGUMENT = "argument"
    RETURN = "return"
    WHOLE = "whole"

    __hash__ = object.__hash__  # As in BaseTy.


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not hold; `index` counts the arguments or returns."""

    code: str
    message: str
    part: Part
    index: int = 0
    at_name: bool = False
    hint: str | None = None


Check: TypeAlias = Callable[[FunctionSchema], Iterator[Finding]]

TENSOR: Final = BASE_TYPES["Tensor"]


def as_returns(outs: list[Argument]) -> str:
    """How the returns of an operator with these out arguments are written."""
    texts = [str(Return(None, out.type, out.annotation)) for out in outs]
    return texts[0] if len(texts) == 1 else f"({', '.join(texts)})"


def self_is_not_written(schema: FunctionSchema) -> Finding:
    """The finding that an in-place operator lacks a self that it writes to."""
    return Finding(
        "BW123",
        f"in-place operator '{schema.name}' needs an argument 'self' that it writes to",
        Part.NAME,
        hint="write 'Tensor(a!) self', or a name without the underscore at its end",
    )
