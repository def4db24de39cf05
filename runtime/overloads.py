"""Choosing the overload of an operator by the arguments of a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .arguments import ArgumentBinder
from .collecting import contains_itself, is_tensor
from .errors import ArgumentTypeError
from .operator import OperatorHandle

# Note [Overload resolution]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# All overloads whose schema takes the arguments are candidates. The best is, in this
# order, the one whose types are nearest to the arguments' (the sum of the ranks of
# argument_types), the one that fills in the fewest defaults, the one without an overload
# name, the first by name. So the choice depends on the set of overloads, never on the
# order in which they were defined, and a tensor goes to an overload for tensors even
# where it could be converted to a number.

Score = tuple[int, int, str]


def choose(
    name: str,
    candidates: Sequence[OperatorHandle],
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any],
) -> OperatorHandle:
    """The overload to call, see Note [Overload resolution].

    ArgumentTypeError, with what each candidate objects to, if none takes the arguments.
    """
    best: tuple[Score, OperatorHandle] | None = None
    objections = []
    for handle in candidates:
        try:
            score = _score(handle, args, kwargs)
        except ArgumentTypeError as error:
            objections.append(str(error))
            continue
        if best is None or score < best[0]:
            best = score, handle
    if best is not None:
        return best[1]
    listed = "\n".join(objections).replace("\n", "\n  ")
    raise ArgumentTypeError(f"no overload of {name} takes these arguments:\n  {listed}")


def _score(
    handle: OperatorHandle, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Score:
    binder: ArgumentBinder = handle.entry.binder
    values = binder.bind(args, kwargs)
    given = binder.given(len(args), kwargs)
    distance = sum(binder.rank(index, values[index]) for index in given)
    return distance, binder.arity - len(given), handle.overload


# Note [What decides the choice]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Choices are remembered by tokens of the arguments, so a token has to tell apart what the
# choice tells apart. The type does so for tensors, numbers and NumPy's scalars. Of a list
# the elements count, of a short one their order as well, since it may be given for a tuple
# type; of a string the text, which may name a device. Of everything else (an array with
# one element is also an integer, one with a single dimension also a list) the value
# counts in ways that only matching it finds out, so calls with it are not remembered.
MAX_TEXT: Final = 32
MAX_IN_ORDER: Final = 8

_PLAIN: Final = frozenset({int, float, bool, complex, type(None)})
_DECIDED_BY_NAME: Final = frozenset(
    {"DType", "Layout", "MemoryFormat", "Device", "Generator", "generic"}
)


def token(value: object) -> object:
    """What of a value decides the choice, see Note [What decides the choice].

    ArgumentTypeError for a list that contains itself.
    """
    kind = type(value)
    if kind is str:
        return value
    if not isinstance(value, (list, tuple)):
        return kind
    try:
        elements = map(token, value)
        if len(value) <= MAX_IN_ORDER:
            return kind, *elements
        return kind, frozenset(elements)
    except RecursionError:
        raise contains_itself(value) from None


def is_decided(value: object) -> bool:
    """Whether `token` tells all of a value that the choice can depend on."""
    kind = type(value)
    if kind in _PLAIN:
        return True
    if isinstance(value, str):
        return kind is str and len(value) <= MAX_TEXT
    if isinstance(value, (list, tuple)):
        return all(map(is_decided, value))
    return is_tensor(value) or not _DECIDED_BY_NAME.isdisjoint(
        base.__name__ for base in kind.__mro__
    )
