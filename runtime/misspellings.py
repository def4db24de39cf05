"""What may have been meant by a name that says nothing, for messages.

A kernel can be registered before its operator is defined, so a misspelt name is no error
then. It is told where it is missed: by the call that finds no kernel, and by whoever asks
for the operator.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .nearest import nearest_names
from .registration import RESERVED_OVERLOAD

if TYPE_CHECKING:
    from .entry import OperatorEntry
    from .operator_table import OperatorTable


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The hint at the nearest of the known names, empty if none is near."""
    close = nearest_names(name, known)
    return f"; did you mean '{close[0]}'?" if close else ""


def go_on(message: str, more: str) -> str:
    """A message that ends with a hint, maybe a question, and what is said after it."""
    if message.endswith("?"):
        return f"{message} {more[:1].upper()}{more[1:]}"
    return f"{message}; {more}"


def what_is_there(table: OperatorTable, name: str, overload: str) -> str:
    """For an operator that is not defined: its other overloads, or the nearest name."""
    others = table.overloads(name)
    if others:
        names = [other or RESERVED_OVERLOAD for other in others]
        near = did_you_mean(overload, names)
        return f"; its overloads are: {', '.join(names)}{near}"
    return did_you_mean(name, table.operator_names())


def kernels_of(entry: OperatorEntry) -> str:
    """The keys that have kernels, and where these were registered."""
    rows = sorted(entry.kernels.items())
    return ", ".join(f"{key} ({registration.debug})" for key, registration in rows)


def misplaced_kernels(table: OperatorTable, name: str) -> list[str]:
    """The kernels of operators that are not defined and are called nearly like `name`.

    One line for each such operator: kernels that `name` may have been meant to get.
    """
    namespace = name.partition("::")[0] + "::"
    dangling = {
        handle.qualified_name: handle.entry
        for handle in table.dangling()
        if handle.name.startswith(namespace)
    }
    return [
        f"{found} is not defined, but has kernels, perhaps meant for {name}:"
        f" {kernels_of(dangling[found])}"
        for found in nearest_names(name, dangling, 3, cutoff=0.75)
    ]
