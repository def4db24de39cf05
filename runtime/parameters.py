"""The parameters of a schema: which arguments a call passes, and what is wrong with it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from .completing import Arguments
from .errors import ArgumentTypeError
from .schema import Argument, BaseTy, FunctionSchema, SymbolDefault
from .wording import counted

MISSING: Final[Any] = object()
"""In the place of a default that there is not."""

# Where the values live that schemas name. They come with NumPy, so they are imported
# when the first default that needs one is filled in, not with the dispatcher.
_SYMBOL_MODULES: Final = {
    BaseTy.ScalarType: ".dtypes",
    BaseTy.Layout: ".options",
    BaseTy.MemoryFormat: ".options",
}


# Symbols of schemas that Python spells otherwise.
_PYTHON_NAMES: Final = {
    **{name: f"{name}_" for name in ("bool", "float", "int")},
    "_mkldnn": "mkldnn",
}


def default_of(argument: Argument) -> Any:
    """The value that a kernel gets where the caller leaves `argument` out."""
    value = argument.default_value
    if not isinstance(value, SymbolDefault):
        return value
    module = _SYMBOL_MODULES.get(value.kind)
    if module is None:
        return value.value
    name = _PYTHON_NAMES.get(value.name, value.name)
    return getattr(importlib.import_module(module, __package__), name)


class Parameters:
    """How the arguments of a schema are passed, by position and by name.

    `positional` arguments come first, the others are passed by keyword. `defaults` has one
    for each, or `MISSING`. `tails` has, by the number of arguments given by position, the
    defaults of the rest, None if one of them has none.
    """

    __slots__ = (
        "_positions",
        "_required",
        "arity",
        "defaults",
        "positional",
        "schema",
        "tails",
    )

    def __init__(self, schema: FunctionSchema) -> None:
        arguments = schema.arguments
        self.schema = schema
        self.arity = len(arguments)
        self._positions = {each.name: index for index, each in enumerate(arguments)}
        self.positional = sum(not argument.kwarg_only for argument in arguments)
        self.defaults = tuple(
            MISSING if argument.default is None else default_of(argument)
            for argument in arguments
        )
        self._required = tuple(
            index
            for index, argument in enumerate(arguments)
            if argument.default is None
        )
        self.tails = self._compute_tails()

    def _compute_tails(self) -> tuple[Arguments | None, ...]:
        tails: list[Arguments | None] = [()]
        for default in reversed(self.defaults):
            after = tails[-1]
            tails.append(
                None if after is None or default is MISSING else (default, *after)
            )
        return tuple(reversed(tails))

    @property
    def name(self) -> str:
        """The qualified name of the operator."""
        return str(self.schema.name)

    def bind_by_name(self, args: Arguments, kwargs: Mapping[str, Any]) -> Arguments:
        """The arguments in schema order, defaults filled in.

        ArgumentTypeError for missing, unknown, repeated and excess arguments; it alone is
        shown, also where this is asked because a quicker way has failed.
        """
        given = len(args)
        extra: Arguments = ()
        if given > self.positional:
            if not self.schema.is_vararg:
                raise self._too_many(given) from None
            args, extra = args[: self.positional], args[self.positional :]
            given = self.positional
        values = [*args, *self.defaults[given:]]
        for name, value in kwargs.items():
            index = self._positions.get(name, -1)
            if index < 0:
                raise self.error(f"has no argument '{name}'") from None
            if index < given:
                raise self.error(
                    f"got argument '{name}' by position and by keyword"
                ) from None
            values[index] = value
        for index in self._required:
            if values[index] is MISSING:
                raise self._missing(values) from None
        return (*values, *extra)

    def error(self, what: str) -> ArgumentTypeError:
        """What is wrong with a call of the operator."""
        return ArgumentTypeError(f"{self.name}() {what}\n  schema: {self.schema}")

    def _missing(self, values: list[Any]) -> ArgumentTypeError:
        names = [
            f"'{argument.name}'"
            for argument, value in zip(self.schema.arguments, values, strict=True)
            if value is MISSING
        ]
        plural = "s" if len(names) > 1 else ""
        return self.error(f"is missing its argument{plural} {', '.join(names)}")

    def _too_many(self, given: int) -> ArgumentTypeError:
        rest = [a.name for a in self.schema.arguments[self.positional : given]]
        hint = f"; pass {', '.join(rest)} by keyword" if rest else ""
        return self.error(
            f"takes {counted(self.positional, 'positional argument')}, but {given} were"
            f" given{hint}"
        )

    def given(self, positional: int, names: Iterable[str]) -> tuple[int, ...]:
        """The places of the arguments that a call passes, others being defaults."""
        return (*range(positional), *(self._positions[name] for name in names))
