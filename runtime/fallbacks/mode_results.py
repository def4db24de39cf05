"""What comes of the result of a handler of a mode: what the call returns, or an error.

A handler may return anything, and the program must get what the schema says. One tensor is
what most operators return; its class is looked up in `tensor_classes` by the kernel
itself, so that nothing here is on the way of such a call. The parts of lists and tuples are
looked up as well; other values are compared with the type of the return.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ..argument_types import Mismatch, matcher_for
from ..boxing import wrong_returns
from ..errors import KernelContractError
from ..operator import OperatorHandle
from ..schema import OptionalType
from ..wording import kind_of

Finish = Callable[[object, tuple[Any, ...], Any], Any]
"""What a call returns, from the mode, the arguments and what the handler returned."""

NO_CLASSES: Final = frozenset[type]()
tensor_classes: Final[set[type]] = set()
"""Classes of tensors that handlers have returned."""

_MOST_CLASSES: Final = 64
"""So many are remembered: a program may make classes as it runs."""


class Matchers:
    """What the returns of an operator must be, for those who know only the operator.

    `kinds` has "Tensor" and "Tensor[]", whose parts are looked up first, and other types.
    """

    __slots__ = ("_kinds", "_matchers", "_operator")

    def __init__(self, op: OperatorHandle) -> None:
        returns = op.schema.returns
        self._operator: Final = op
        self._matchers: Final = [matcher_for(each.type) for each in returns]
        self._kinds: Final = [str(each.type) for each in returns]

    def check(self, mode: object, place: int, result: Any) -> None:
        """KernelContractError unless `result` fits the return at `place`."""
        expected, kind = self._kinds[place], type(result)
        if expected == "Tensor":
            is_known = kind in tensor_classes
        elif expected == "Tensor[]" and (kind is list or kind is tuple):
            is_known = tensor_classes.issuperset(map(type, result))
        else:
            is_known = False
        if not is_known:
            self._compare(mode, place, result)

    def _compare(self, mode: object, place: int, result: Any) -> None:
        try:
            self._matchers[place](result)
        except Mismatch:
            which = f" as result {place}" if len(self._kinds) > 1 else ""
            raise KernelContractError(
                f"{handler_of(mode)} returned {_described(result)}{which} for"
                f" {self._operator.qualified_name}, which returns"
                f" {self._operator.schema.returns[place].type}"
                f"{' there' if which else ''}"
            ) from None
        if self._kinds[place] == "Tensor":
            _learn((result,))
        elif self._kinds[place] == "Tensor[]":
            _learn(result)


def _described(result: Any) -> str:
    if not isinstance(result, (list, tuple)):
        return f"a value of type {type(result).__name__}"
    inside = dict.fromkeys(type(each).__name__ for each in result)
    return f"{kind_of(result)} of {', '.join(inside) or 'nothing'}"


def _learn(tensors: Iterable[Any]) -> None:
    """Remember the classes of tensors."""
    for each in tensors:
        if len(tensor_classes) < _MOST_CLASSES:
            tensor_classes.add(type(each))


def finish_written(
    source: int, mode: object, values: tuple[Any, ...], result: Any
) -> Any:
    """For an operator that returns an argument: that very object, whatever came."""
    if result is NotImplemented:
        raise _not_implemented(mode)
    return values[source]


def finish_one(
    op: OperatorHandle,
    matchers: Matchers,
    mode: object,
    values: tuple[Any, ...],
    result: Any,
) -> Any:
    """For an operator with one return. KernelContractError for what it cannot be."""
    if result is NotImplemented:
        raise _not_implemented(mode)
    if result is None and not isinstance(op.schema.returns[0].type, OptionalType):
        raise KernelContractError(
            f"{handler_of(mode)} returned None for {op.qualified_name}, which returns"
            f" {op.schema.returns[0].type}; a handler that only looks on ends with"
            " `return op(*args, **kwargs)`"
        )
    matchers.check(mode, 0, result)
    return result


def finish_several(
    op: OperatorHandle,
    matchers: Matchers,
    sources: tuple[int | None, ...],
    mode: object,
    values: tuple[Any, ...],
    result: Any,
) -> Any:
    """For an operator that has no return, several or any number."""
    if result is NotImplemented:
        raise _not_implemented(mode)
    if op.schema.is_varret:
        if not isinstance(result, (tuple, list)):
            raise KernelContractError(
                f"{handler_of(mode)} returned {_described(result)} for"
                f" {op.qualified_name}, which returns any number of values: a tuple of them"
            )
        return tuple(result)
    if result is None and None not in sources:
        result = sources
    if not isinstance(result, (tuple, list)) or len(result) != len(sources):
        raise wrong_returns(op, handler_of(mode), result)
    for place, source in enumerate(sources):
        if source is None:
            matchers.check(mode, place, result[place])
    found = tuple(
        value if source is None else values[source]
        for value, source in zip(result, sources, strict=True)
    )
    return found or None


def _not_implemented(mode: object) -> KernelContractError:
    return KernelContractError(
        f"{handler_of(mode)} returned NotImplemented; nobody else is asked then: a handler"
        " that has nothing to do with a call returns op(*args, **kwargs)"
    )


def handler_of(mode: object) -> str:
    """The name of the handler of a mode, for messages."""
    return f"{type(mode).__qualname__}.__dispatch__"
