"""Checks of the names that operators and arguments get in Python: none twice, none reserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from .diagnostics import Collector, Related
from .model.functions import NativeFunction
from .names import RESERVED_PREFIXES, find_collisions, is_reserved
from .views import python


def check_names(functions: Sequence[NativeFunction], found: Collector) -> None:
    """Report names that generated code can't use (BW504, BW506, BW509)."""
    _check_operators(functions, found, _wrapper_name, lambda f: f.qualified_name)
    _check_operators(functions, found, _public_name, _public_owner)
    for function in functions:
        _check_reserved(function, found)
        _check_signature(function, found)


def _wrapper_name(function: NativeFunction) -> str:
    return python.overload_name(function.schema)


def _public_name(function: NativeFunction) -> str:
    return python.name(function.schema)


def _public_owner(function: NativeFunction) -> str:
    """The name that overloads have in common; an operator of it is the owner of the public name."""
    return f"{function.namespace}::{function.name.name}"


def _check_operators(
    functions: Iterable[NativeFunction],
    found: Collector,
    identifier: Callable[[NativeFunction], str],
    owner: Callable[[NativeFunction], str],
) -> None:
    """Operators of different owners may not have one identifier."""
    by_owner: dict[str, NativeFunction] = {}
    pairs: list[tuple[str, str]] = []
    for function in functions:
        by_owner.setdefault(owner(function), function)
        pairs.append((identifier(function), owner(function)))
    for name, owners in find_collisions(pairs).items():
        first, *others = owners
        for other in others:
            found.report(
                "BW504",
                by_owner[other].spans.func,
                f"operators '{first}' and '{other}' would both be '{name}' in Python",
                hint="rename one of them",
                related=[Related("the other operator", by_owner[first].spans.func)],
            )


def _check_reserved(function: NativeFunction, found: Collector) -> None:
    for name in _names(function):
        if is_reserved(name):
            listed = " nor ".join(f"'{prefix}'" for prefix in RESERVED_PREFIXES)
            found.report(
                "BW506",
                function.spans.func,
                f"'{name}' begins like the names that generated code keeps for itself",
                hint=f"choose a name that begins with neither {listed}",
            )


def _names(function: NativeFunction) -> Iterator[str]:
    """The operator's name, or one that is made of it where that is reserved; the arguments'."""
    base = str(function.name.name)
    made = (base, _public_name(function), _wrapper_name(function))
    yield next(filter(is_reserved, made), base)
    for argument in function.schema.arguments:
        yield argument.name


def _check_signature(function: NativeFunction, found: Collector) -> None:
    schema = function.schema
    arguments = [python.argument_name(a) for a in schema.arguments]
    results = python.result_names(schema) if python.is_named_tuple(schema) else []
    for what, names in (("arguments", arguments), ("results", results)):
        for name, count in Counter(names).items():
            if count > 1:
                found.report(
                    "BW509",
                    function.spans.func,
                    f"two {what} of {function.name} would both be '{name}' in Python",
                    hint="rename one of them",
                )
