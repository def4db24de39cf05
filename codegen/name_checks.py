"""Checks of the names that operators and arguments get in Python: none twice, none reserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .diagnostics import Collector, Related
from .model.functions import NativeFunction
from .names import RESERVED_PREFIXES, find_collisions, is_reserved
from .views import python


def check_names(functions: Sequence[NativeFunction], found: Collector) -> None:
    """Report names that generated code can't use (BW504, BW506, BW509)."""
    wrappers = [python.overload_name(function.schema) for function in functions]
    public = [python.name(function.schema) for function in functions]
    owners = [function.qualified_name for function in functions]
    _check_operators(functions, wrappers, owners, found)
    # The name that overloads have in common: an operator of it owns the public name.
    owners = [f"{f.namespace}::{f.name.name}" for f in functions]
    _check_operators(functions, public, owners, found)
    for function, *made in zip(functions, public, wrappers, strict=True):
        _check_reserved(function, made, found)
        _check_signature(function, found)


def _check_operators(
    functions: Sequence[NativeFunction],
    identifiers: Sequence[str],
    owners_of: Sequence[str],
    found: Collector,
) -> None:
    """Operators of different owners may not have one identifier."""
    by_owner: dict[str, NativeFunction] = {}
    for owner, function in zip(owners_of, functions, strict=True):
        by_owner.setdefault(owner, function)
    pairs = zip(identifiers, owners_of, strict=True)
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


def _check_reserved(
    function: NativeFunction, made: Sequence[str], found: Collector
) -> None:
    """That neither the operator's name, nor what is made of it, nor arguments are reserved."""
    base = str(function.name.name)
    operator = next(filter(is_reserved, (base, *made)), base)
    for name in (operator, *(each.name for each in function.schema.arguments)):
        if is_reserved(name):
            listed = " nor ".join(f"'{prefix}'" for prefix in RESERVED_PREFIXES)
            found.report(
                "BW506",
                function.spans.func,
                f"'{name}' begins like the names that generated code keeps for itself",
                hint=f"choose a name that begins with neither {listed}",
            )


def _check_signature(function: NativeFunction, found: Collector) -> None:
    schema = function.schema
    arguments = [python.argument_name(a) for a in schema.arguments]
    results = python.result_names(schema) if python.is_named_tuple(schema) else []
    for what, names in (("arguments", arguments), ("results", results)):
        if len(set(names)) == len(names):
            continue
        for name, count in Counter(names).items():
            if count > 1:
                found.report(
                    "BW509",
                    function.spans.func,
                    f"two {what} of {function.name} would both be '{name}' in Python",
                    hint="rename one of them",
                )
