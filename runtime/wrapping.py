"""What generated functions and methods need besides the dispatcher."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .collecting import is_tensor
from .errors import ArgumentTypeError
from .foreign import is_foreign, why_foreign
from .lazy import LazyModule
from .ops import OperatorPacket, ops
from .tensor import TensorBase, operand_of_numpy, wrapped_number

if TYPE_CHECKING:
    from . import argument_types
else:
    argument_types = LazyModule(__package__, "argument_types")

_T = TypeVar("_T", bound=TensorBase)

__all__ = [
    "BOOLS",
    "NUMBERS",
    "OPERANDS",
    "SCALARS",
    "TENSORS",
    "ArgumentTypeError",
    "Overloads",
    "as_operand",
    "int_list",
    "no_overload",
    "out_tuple",
    "require_overload",
    "with_numpy",
]

BOOLS: Final[frozenset[type]] = frozenset({bool})
NUMBERS: Final[frozenset[type]] = frozenset({bool, int, float, complex})

# Not `tuple[type[TensorBase], ...]`: type checkers would take what follows the test of an
# operand for unreachable, and NumPy's values get there.
OPERANDS: Final[tuple[type, ...]] = (TensorBase, int, float, complex)
"""What may stand on the other side of a tensor in Python's operators."""
TENSORS: Final[tuple[type, ...]] = (TensorBase,)
"""The same where it has to be a tensor."""
SCALARS: Final[tuple[type, ...]] = (int, float, complex)
"""The same where it has to be a number."""
_EQUALITY: Final = frozenset({"__eq__", "__ne__"})


def int_list(
    operator_name: str, name: str, spread: tuple[Any, ...], given: Any
) -> Sequence[int]:
    """The list of integers `name`, written as one argument, as several, or by keyword.

    ArgumentTypeError if it is given twice or not at all. Elements are left to who takes it.
    """
    if given is not None:
        if spread:
            raise ArgumentTypeError(
                f"{operator_name}() got argument '{name}' by position and by keyword"
            )
        return given  # type: ignore[no-any-return]
    if not spread:
        raise ArgumentTypeError(f"{operator_name}() is missing its argument '{name}'")
    if len(spread) == 1 and not isinstance(spread[0], int):
        single = spread[0]
        if hasattr(single, "__iter__") and not is_tensor(single):
            return single  # type: ignore[no-any-return]
    return spread


def out_tuple(operator_name: str, out: Any, count: int) -> Any:
    """The tensors for several results; ArgumentTypeError if there are not as many."""
    if isinstance(out, (tuple, list)) and len(out) == count:
        return out
    given = type(out).__name__
    if isinstance(out, (tuple, list)):
        given += f" of {len(out)}"
    raise ArgumentTypeError(
        f"{operator_name}() expected a tuple of {count} tensors for argument 'out', but got"
        f" {given}"
    )


def as_operand(value: Any) -> Any:
    """A Python number as a tensor that ranks as a number in type promotion; a tensor as it is."""
    return value if isinstance(value, TensorBase) else wrapped_number(value)


def with_numpy(self: _T, special: str, other: Any) -> _T:
    """`self.<special>(other)` for a value of NumPy, else NotImplemented.

    ArgumentTypeError for a tensor of another copy of the runtime; TypeError for equality with
    a tensor or a number that no overload takes.

    A scalar is the Python number that it holds, an array is a tensor. The result is a
    tensor in any case, on whichever side the tensor stands.
    """
    operand = operand_of_numpy(other)
    if operand is None:
        if is_foreign(other):
            raise ArgumentTypeError(f"{special}: {why_foreign(other)}")
        if special in _EQUALITY:
            return getattr(TensorBase, special)(self, other)  # type: ignore[no-any-return]
        return NotImplemented  # type: ignore[no-any-return]
    return getattr(self, special)(operand)  # type: ignore[no-any-return]


def no_overload(name: str, *values: Any) -> ArgumentTypeError:
    """The error for a call that no overload of `name` takes."""
    kinds = ", ".join(type(value).__name__ for value in values)
    return ArgumentTypeError(
        f"no overload of {name} takes ({kinds}); at least one of these must be a Tensor"
    )


def require_overload(name: str, *args: Any, out: Any = None, **kwargs: Any) -> None:
    """ArgumentTypeError, with what each objects to, if no overload of `name` takes these.

    Asked after a call failed whose overload was chosen by which arguments are tensors.
    """
    if out is not None:
        kwargs["out"] = out
    try:
        _packet(name).resolve_overload(*args, **kwargs)
    except ArgumentTypeError as error:
        raise error from None


def _packet(name: str) -> OperatorPacket:
    namespace, _, base = name.partition("::")
    packet: OperatorPacket = getattr(getattr(ops, namespace), base)
    return packet


class Overloads:
    """The choice between the overloads of a name, where their parameters differ.

    `functions` maps overload names to the functions that take the arguments as a caller
    writes them. The overload is found by the schemas, and remembered by the types of the
    arguments. `varargs` is the place of a list of integers that a caller may spread.
    """

    __slots__ = ("_functions", "_name", "_packet", "_varargs")

    def __init__(
        self,
        name: str,
        functions: Mapping[str, Callable[..., Any]],
        *,
        varargs: int | None = None,
    ) -> None:
        self._name = name
        self._functions = functions
        self._varargs = varargs
        self._packet: OperatorPacket | None = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        packet = self._packet
        if packet is None:
            packet = self._packet = _packet(self._name)
        out = kwargs.pop("out", None)
        start = self._varargs
        if start is not None and len(args) > start and _are_ints(args[start:]):
            args = (*args[:start], args[start:])
        function = self._choose(packet, args, kwargs, out)
        if out is not None:
            kwargs["out"] = out
        return function(*args, **kwargs)

    def _choose(
        self,
        packet: OperatorPacket,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        out: Any,
    ) -> Callable[..., Any]:
        if out is not None:
            # An out form with a functional one is part of that function; others stand alone.
            with contextlib.suppress(ArgumentTypeError):
                found = packet.resolve_overload(*args, **kwargs, out=out)
                if found.overload in self._functions:
                    return self._functions[found.overload]
        found = packet.resolve_overload(*args, **kwargs)
        try:
            return self._functions[found.overload]
        except KeyError:
            raise ArgumentTypeError(
                f"these arguments are those of {found.qualified_name}, which is not part of"
                f" this function; call ops.{found.qualified_name.replace('::', '.')}"
            ) from None


def _are_ints(values: tuple[Any, ...]) -> bool:
    if all(type(value) is int for value in values):
        return True
    return not isinstance(values[0], (list, tuple)) and all(
        map(argument_types.is_int_element, values)
    )
