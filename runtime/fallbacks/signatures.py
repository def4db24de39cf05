"""Whether functions that a program registers can be called as they are going to be."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from ..errors import RegistrationError
from ..locations import name_of, written_at

__all__ = ["described", "require_callable_with", "shown_call"]


def require_callable_with(
    function: Callable[..., Any],
    who: str,
    by_position: Sequence[str] = (),
    by_name: Sequence[str] = (),
    why: str = "",
) -> None:
    """RegistrationError if the signature of `function` shows that it cannot be called so.

    `who` is what the function is, for the message, and `why` the reason for the arguments.
    What has no signature, as some functions written in C, is taken as it is.
    """
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*by_position, **dict.fromkeys(by_name))
    except TypeError as error:
        raise RegistrationError(
            f"{who} is called as {shown_call(by_position, by_name)}{why}; but"
            f" {described(function)} has the parameters {_bare(signature)}: {error}"
        ) from None


def _bare(signature: inspect.Signature) -> inspect.Signature:
    """The signature without annotations."""
    empty = inspect.Parameter.empty
    parameters = [p.replace(annotation=empty) for p in signature.parameters.values()]
    return inspect.Signature(parameters)


def shown_call(by_position: Sequence[str], by_name: Sequence[str]) -> str:
    """A call with these arguments: "(info, x, dim=…)"."""
    return f"({', '.join([*by_position, *(f'{name}=…' for name in by_name)])})"


def described(function: object) -> str:
    """A function by its name and place, as far as it has them."""
    written = written_at(function)
    name = name_of(function) or "the function"
    return f"{name} ({written})" if written else name
