"""What an operation costs: measured, or counted so that every run evicts the same.

With "seconds", costs are measured and the clock is that of the system. The others are
counted, and the clock is the sum of the costs so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from numbers import Real
from typing import Any, Final, TypeAlias

from ...tensor_base import TensorBase
from ...wording import kind_of
from ..values import tensors_in

CountedCost: TypeAlias = Callable[[Any, Sequence[Any], Sequence[Any]], float]
"""(operator, arguments, results) to a cost; tensors among them have their data."""

SECONDS: Final = "seconds"


def unit_cost(op: Any, arguments: Sequence[Any], results: Sequence[Any]) -> float:
    """Every operation costs one."""
    return 1.0


def bytes_cost(op: Any, arguments: Sequence[Any], results: Sequence[Any]) -> float:
    """The bytes that an operation reads and writes."""
    values = (*arguments, *results)
    return float(sum(_nbytes(t) for t in tensors_in(values)))


def _nbytes(t: Any) -> int:
    return t.numel() * t.itemsize if isinstance(t, TensorBase) else 0


def _matrix_flops(rows: TensorBase, columns: TensorBase) -> int:
    return 2 * rows.numel() * columns.shape[-1]


def _vector_flops(matrix: TensorBase, vector: TensorBase) -> int:
    return 2 * matrix.numel()


# For each operator the two arguments that are multiplied, and the count.
_PRODUCTS: Final[
    dict[str, tuple[int, int, Callable[[TensorBase, TensorBase], int]]]
] = {
    "aten::mm": (0, 1, _matrix_flops),
    "aten::bmm": (0, 1, _matrix_flops),
    "aten::addmm": (1, 2, _matrix_flops),
    "aten::addmm_": (1, 2, _matrix_flops),
    "aten::baddbmm": (1, 2, _matrix_flops),
    "aten::baddbmm_": (1, 2, _matrix_flops),
    "aten::mv": (0, 1, _vector_flops),
    "aten::addmv": (1, 2, _vector_flops),
    "aten::addmv_": (1, 2, _vector_flops),
    "aten::dot": (0, 1, _vector_flops),
    "aten::vdot": (0, 1, _vector_flops),
}


def flops_cost(op: Any, arguments: Sequence[Any], results: Sequence[Any]) -> float:
    """Floating-point operations: two for each product, else one for each element.

    Elements are counted of the arguments and the results, whichever have more.
    """
    known = _PRODUCTS.get(op.name)
    if known is not None:
        first, second, count = known
        return float(count(arguments[first], arguments[second]))
    if op.name == "aten::convolution":
        weight = arguments[1]
        return float(2 * results[0].numel() * prod(weight.shape[1:]))
    read = sum(t.numel() for t in tensors_in(arguments) if isinstance(t, TensorBase))
    made = sum(t.numel() for t in tensors_in(results) if isinstance(t, TensorBase))
    return float(max(read, made))


COUNTED: Final[dict[str, CountedCost]] = {
    "unit": unit_cost,
    "bytes": bytes_cost,
    "flops": flops_cost,
}


def checked_cost(count: CountedCost) -> CountedCost:
    """`count`, of which only numbers from 0 on are taken."""

    def checked(op: Any, arguments: Sequence[Any], results: Sequence[Any]) -> float:
        cost: Any = count(op, arguments, results)
        is_number = isinstance(cost, Real) and not isinstance(cost, bool)
        if not is_number:
            raise TypeError(
                f"the cost of {op.qualified_name} is a number, but got"
                f" {kind_of(cost)}: {cost!r}"
            )
        if not cost >= 0:
            raise ValueError(
                f"the cost of {op.qualified_name} is not negative, but got {cost}"
            )
        return float(cost)

    return checked


def as_cost(cost: str | CountedCost) -> CountedCost | None:
    """The function that counts costs; None where they are measured.

    ValueError for a name that none has. What a function of the program's own returns is
    checked when it is called: TypeError for what is no number, ValueError for a negative
    one and for NaN.
    """
    if callable(cost):
        return checked_cost(cost)
    if not isinstance(cost, str):
        raise TypeError(f"a cost is a name or a function, but got {cost!r}")
    if cost == SECONDS:
        return None
    found = COUNTED.get(cost)
    if found is None:
        names = ", ".join((SECONDS, *COUNTED))
        raise ValueError(f"no cost is named {cost!r}; there are {names}, or a function")
    return found
