"""Checks of what a Python package can't express, though a schema can."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from runtime.namespaces import why_undefinable
from runtime.schema import BaseTy, DefaultValue, SymbolDefault

from .diagnostics import Collector, Related
from .model.functions import NativeFunction, Variant
from .names import hides_attribute
from .views import python


def check_package(functions: Sequence[NativeFunction], found: Collector) -> None:
    """Report operators that can't be defined, called or made methods (BW510, BW512 to BW514)."""
    _check_methods(functions, found)
    for function in functions:
        _check_namespace(function, found)
        _check_defaults(function, found)


def _check_methods(functions: Iterable[NativeFunction], found: Collector) -> None:
    by_name: dict[str, list[NativeFunction]] = {}
    for function in functions:
        if Variant.method in function.variants:
            by_name.setdefault(python.name(function.schema), []).append(function)
    for overloads in by_name.values():
        first, *others = overloads
        name = str(first.name.name)
        if hides_attribute(name, [_tail(f) for f in overloads]):
            for function in overloads:
                found.report(
                    "BW510",
                    function.spans.of("variants"),
                    f"{function.name} can't be a method: all tensors have '{name}' already",
                    hint="write 'variants: function', or rename the operator",
                )
        for other in others:
            if other.schema.self_index != first.schema.self_index:
                found.report(
                    "BW514",
                    other.spans.of("variants"),
                    f"{other.name} and {first.name} can't be one method: 'self' is not at the"
                    " same place among their arguments",
                    hint="write 'variants: function', or rename one of them",
                    related=[Related("the other operator", first.spans.func)],
                )


def _tail(function: NativeFunction) -> str:
    """The schema without the operator's name."""
    return str(function.schema).removeprefix(str(function.schema.name))


def _check_namespace(function: NativeFunction, found: Collector) -> None:
    reason = why_undefinable(function.namespace)
    if reason is not None:
        found.report(
            "BW512",
            function.spans.func,
            f"no operator can be defined in the namespace"
            f" '{function.namespace}': {reason}",
            hint="choose another namespace",
        )


def _check_defaults(function: NativeFunction, found: Collector) -> None:
    for argument in function.schema.arguments:
        given = argument.default_value if argument.has_default else None
        for dtype in _missing_dtypes(given):
            found.report(
                "BW513",
                function.spans.func,
                f"argument '{argument.name}' of {function.name} has the default '{dtype}', a"
                " dtype that tensors can't have",
                hint="give it another default, or none",
            )


def _missing_dtypes(value: DefaultValue) -> Iterator[str]:
    """The dtypes in a default that Python doesn't have."""
    match value:
        case SymbolDefault(name=symbol, kind=BaseTy.ScalarType):
            if symbol not in python.DTYPE_NAMES:
                yield symbol
        case tuple():
            for item in value:
                yield from _missing_dtypes(item)
        case _:
            pass
