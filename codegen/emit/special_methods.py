"""Python's operators as methods of Tensor, for those of our operators that there are.

What Python calls for `x + y` is fixed (see the tables in `views.python`); which of it a
package has, and what may stand on the other side, follows from the operators' schemas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from runtime.schema import BaseTy, BaseType, Type

from ..layout import string
from ..views import python
from .functions import Definition
from .public import PublicOverload

Found = Mapping[str, Sequence[PublicOverload]]


class Operand(Enum):
    """What may stand on the other side of a tensor."""

    tensor = "Tensor"
    number = "Number"


Operands = frozenset[Operand]

_TENSOR: Final = BaseType(BaseTy.Tensor)
_KINDS: Final[Mapping[Type, Operand]] = {
    _TENSOR: Operand.tensor,
    BaseType(BaseTy.Scalar): Operand.number,
}
_ANY: Final = frozenset(Operand)

# The annotation of the other side, and the classes that are it.
_TEXTS: Final[Mapping[Operands, tuple[str, str]]] = {
    _ANY: ("Tensor | Number", "_rt_OPERANDS"),
    frozenset({Operand.tensor}): ("Tensor", "_rt_TENSORS"),
    frozenset({Operand.number}): ("Number", "_rt_SCALARS"),
}

OPERAND_HELPERS: Final = ("OPERANDS", "SCALARS", "TENSORS", "as_operand", "with_numpy")
"""What the definitions use of the runtime, without its prefix."""


def special_methods(methods: Found, functions: Found) -> Iterator[Definition]:
    """The definitions, those of one kind together; a method that nothing serves is left out."""
    for special, name in python.UNARY.items():
        if any(_takes(o, 0) for o in methods.get(name, ())):
            head = f"    def {special}(self) -> Tensor:"
            yield Definition(special, [head, f"        return self.{name}()"])
    served: dict[str, Operands] = {}
    for special, name in python.BINARY.items():
        served[special] = _operands(methods.get(name, ()))
        ignored = "misc" if _narrows(special, served) else ""
        yield from _binary(
            special, f"self.{name}(other)", served[special], ignored=ignored
        )
    for special, name in python.EQUALITY.items():
        operands = _operands(methods.get(name, ()))
        yield from _binary(special, f"self.{name}(other)", operands, ignored="override")
    for special, name in python.REFLECTED.items():
        place, order = (1, "self, other") if name == "rsub" else (0, "other, self")
        operands = _operands(functions.get(name, ()), place)
        yield from _binary(special, f"_functions.{name}({order})", operands)
    if _operands(functions.get("floor_divide", ()), 0) >= {Operand.tensor}:
        expression = "_functions.floor_divide(_rt_as_operand(other), self)"
        yield from _binary("__rfloordiv__", expression, _ANY)
    if "reciprocal" in methods:
        operands = _operands(methods.get("mul", ()))
        yield from _binary("__rtruediv__", "self.reciprocal().mul(other)", operands)


def _operands(found: Sequence[PublicOverload], place: int = 1) -> Operands:
    """What the overloads take as the operand at `place` of two."""
    return frozenset(
        _KINDS[overload.main.schema.positional[place].type]
        for overload in found
        if _takes(overload, 1) and overload.main.schema.positional[place].type in _KINDS
    )


def _takes(overload: PublicOverload, others: int) -> bool:
    """Whether a tensor results from self and as many other operands."""
    schema = overload.main.schema
    positional = schema.positional
    required = [a for a in schema.arguments if not a.has_default]
    return (
        len(required) <= 1 + others <= len(positional)
        and all(a in positional[: 1 + others] for a in required)
        and [r.type for r in schema.returns] == [_TENSOR]
    )


def _narrows(special: str, served: Mapping[str, Operands]) -> bool:
    """Whether `x += y` takes less than `x + y`, which a type checker would have equal."""
    base = f"__{special.removeprefix('__i')}"
    return special.startswith("__i") and not (
        served.get(base, frozenset()) <= served[special]
    )


def _binary(
    special: str, expression: str, operands: Operands, *, ignored: str = ""
) -> Iterator[Definition]:
    if not operands:
        return
    comment = f"  # type: ignore[{ignored}]" if ignored else ""
    annotation, classes = _TEXTS[operands]
    yield Definition(
        special,
        [
            f"    def {special}(self, other: {annotation}) -> Tensor:{comment}",
            f"        if isinstance(other, {classes}):",
            f"            return {expression}",
            f"        return _rt_with_numpy(self, {string(special)}, other)",
        ],
    )
