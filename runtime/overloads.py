"""Choosing the overload of an operator by the arguments of a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .arguments import ArgumentBinder
from .collecting import contains_itself
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


def token(value: object) -> object:
    """What of a value decides the choice: its type, and those of its elements.

    ArgumentTypeError for a list that contains itself.
    """
    if not isinstance(value, (list, tuple)):
        return type(value)
    try:
        return type(value), frozenset(map(token, value))
    except RecursionError:
        raise contains_itself(value) from None
