"""Operators that programs give to fallbacks: as handles, by name, or as packets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from .. import selection
from ..dispatcher import Dispatcher, get_default_dispatcher
from ..errors import ArgumentTypeError, OperatorNotFoundError
from ..misspellings import go_on, what_is_there
from ..operator import OperatorHandle
from ..ops import OperatorPacket
from ..registration import RESERVED_OVERLOAD
from ..wording import kind_of

# Note [How operators are given]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Every public function of a fallback that takes operators takes them in the same three
# ways, and asks one of the two functions here:
#
#   a handle    ops.aten.add.Tensor, or what `Library.define` returned: this overload
#   a name      "aten::add.Tensor": this overload; "aten::add.default" is the one without a
#               name. "aten::add" is the one without a name if there is one, as in PyTorch
#   a packet    ops.aten.add: the overload, if it is the only one
#
# What is registered for an operator is registered for one overload, `operator_of`: a name
# or a packet that leaves open which of several is refused. Where all overloads can be meant,
# `operators_of`, a packet and a name without an overload stand for all.
GivenOperator: TypeAlias = OperatorHandle | OperatorPacket | str
"""An operator, see Note [How operators are given]."""


class UnknownOperatorError(OperatorNotFoundError, ValueError):
    """The name of an operator that is not defined was given to a fallback."""


class AmbiguousOperatorError(ArgumentTypeError, ValueError):
    """One overload is wanted, and what was given has several."""


def operator_of(
    given: GivenOperator, dispatcher: Dispatcher | None = None
) -> OperatorHandle:
    """The one overload that is meant. A name is looked up in `dispatcher`.

    ArgumentTypeError for what is no operator, ValueError for a name without a namespace,
    AmbiguousOperatorError for what has several overloads, UnknownOperatorError for what is
    not defined.
    """
    found = _all_of(given, dispatcher)
    if isinstance(given, str):
        unnamed = [op for op in found if not op.overload]
        found = unnamed or found
    if len(found) > 1:
        names = ", ".join(f"{op.name}.{_overload(op)}" for op in found)
        raise AmbiguousOperatorError(
            f"{found[0].name} has several overloads, of which one is wanted: {names}. Give"
            f" it by name, or as a handle, like {_as_attribute(found[0])}"
        )
    return found[0]


def operators_of(
    given: GivenOperator | Iterable[GivenOperator],
    dispatcher: Dispatcher | None = None,
) -> tuple[OperatorHandle, ...]:
    """All overloads that are meant, of one operator or of several. Errors as of `operator_of`."""
    if isinstance(given, (str, OperatorHandle, OperatorPacket)):
        return tuple(_all_of(given, dispatcher))
    if not isinstance(given, Iterable):
        raise _no_operator(given)
    several: Iterable[Any] = given
    return tuple(op for each in several for op in _all_of(each, dispatcher))


def _all_of(given: Any, dispatcher: Dispatcher | None) -> list[OperatorHandle]:
    if isinstance(given, OperatorHandle):
        if not given.is_defined:
            raise _unknown(given.dispatcher, given.name, given.overload)
        return [given]
    if isinstance(given, OperatorPacket):
        found = [getattr(given, overload) for overload in given.overloads()]
        if not found:
            raise UnknownOperatorError(
                f"there are no overloads (any more) of {given!r}"
            )
        return found
    if not isinstance(given, str):
        raise _no_operator(given)
    return _named(dispatcher or get_default_dispatcher(), given)


def _named(dispatcher: Dispatcher, text: str) -> list[OperatorHandle]:
    if "::" not in text:
        raise ValueError(f"{text!r} has no namespace{_where(dispatcher, text)}")
    name, dot, overload = text.partition(".")
    known = dispatcher.overloads(name)
    wanted = "" if overload == RESERVED_OVERLOAD else overload
    if not known or (dot and wanted not in known):
        raise _unknown(dispatcher, name, overload)
    return [dispatcher.handle(name, each) for each in ([wanted] if dot else known)]


def _where(dispatcher: Dispatcher, text: str) -> str:
    """The operators of that name in any namespace, as a question."""
    name = text.partition(".")[0]
    found = {op.name for op in dispatcher.operators() if op.is_defined}
    full = sorted(each for each in found if each.rpartition("::")[2] == name)
    if not full:
        return f"; write namespace::{text}"
    rest = text.removeprefix(name)
    return f"; did you mean {' or '.join(repr(each + rest) for each in full)}?"


def _unknown(dispatcher: Dispatcher, name: str, overload: str) -> UnknownOperatorError:
    full = f"{name}.{overload}" if overload else name
    hint = selection.reason(dispatcher, full)
    hint = hint or what_is_there(dispatcher, name, overload)
    later = "one that is defined later can be named when it is there"
    return UnknownOperatorError(go_on(f"there is no operator {full}{hint}", later))


_WAYS: Final = (
    "by name, like 'aten::add.Tensor', or as a handle, like ops.aten.add.Tensor"
)


def _no_operator(given: object) -> ArgumentTypeError:
    return ArgumentTypeError(
        f"operators are given {_WAYS}, but got {kind_of(given)}: {given!r}"
    )


def _overload(op: OperatorHandle) -> str:
    return op.overload or RESERVED_OVERLOAD


def _as_attribute(op: OperatorHandle) -> str:
    return f"ops.{op.name.replace('::', '.')}.{_overload(op)}"
