"""Checks of the entries of a file against each other."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from types import MappingProxyType
from typing import Final

from runtime.schema import OperatorName, SchemaKind

from ..derive.signatures import Signature, signature_of
from ..diagnostics import Related
from ..model.functions import NativeFunction
from ..operator_hints import nearest_operator, those_there
from .finding import Finding, Findings

__all__ = ["FILE_CHECKS", "Operators"]


@dataclass(frozen=True, slots=True)
class Operators:
    """The operators of a file as the checks need to find them."""

    functions: tuple[NativeFunction, ...]
    by_name: Mapping[str, NativeFunction]
    broken: frozenset[str]

    @staticmethod
    def of(functions: Iterable[NativeFunction], broken: frozenset[str]) -> "Operators":
        """Look the functions up by name; `broken` are root names of entries not among them."""
        listed = tuple(functions)
        by_name: dict[str, NativeFunction] = {}
        for function in listed:
            by_name.setdefault(function.qualified_name, function)
        return Operators(listed, MappingProxyType(by_name), broken)

    def delegate_of(self, function: NativeFunction) -> NativeFunction | None:
        """The operator that a function delegates to, if there is one."""
        return self.by_name.get(f"{function.namespace}::{function.structured_delegate}")

    def has_functional(self, function: NativeFunction) -> bool:
        """Whether an operator has a functional variant, whatever that delegates to."""
        key = signature_of(function).group_key
        return any(
            other.kind is SchemaKind.functional
            and other.root_name == function.root_name
            and signature_of(other).group_key == key
            for other in self.functions
        )


def _defined_twice(operators: Operators) -> Findings:
    for function in operators.functions:
        first = operators.by_name[function.qualified_name]
        if first is not function:
            yield Finding(
                function.spans.func,
                f"{function.qualified_name} is defined twice",
                _another_overload(operators, function, first),
                related=(Related("first defined here", first.spans.func),),
            )


def _another_overload(
    operators: Operators, second: NativeFunction, first: NativeFunction
) -> str:
    """What to do about an operator that is defined twice.

    With other parameters it is an overload, which needs a name that is not taken.
    """
    if str(second.schema) == str(first.schema):
        return "remove one of the two"
    base = second.qualified_name.partition(".")[0]
    names = (
        str(each.name)
        for each in operators.functions
        if each.qualified_name.partition(".")[0] == base
    )
    return f"give one of them another overload name; {those_there(names)}"


def _missing_delegate(operators: Operators) -> Findings:
    for function in operators.functions:
        delegate = function.structured_delegate
        if (
            delegate is not None
            and operators.delegate_of(function) is None
            and delegate.base not in operators.broken
        ):
            known = [
                str(other.name)
                for other in operators.functions
                if other.structured and other.namespace == function.namespace
            ]
            yield Finding(
                function.spans.of("structured_delegate"),
                f"{function.name} delegates to {delegate}, which does not exist",
                _elsewhere(operators, delegate)
                or nearest_operator(str(delegate), known)
                or f"declare '{delegate}' with 'structured: True'",
            )


def _elsewhere(operators: Operators, name: OperatorName) -> str | None:
    """The hint that there is an operator of this name, in another namespace."""
    found = next((each for each in operators.functions if each.name == name), None)
    if found is None:
        return None
    return f"there is {found.qualified_name}; both have to be in one namespace"


def _unstructured_delegate(operators: Operators) -> Findings:
    for function in operators.functions:
        delegate = (
            operators.delegate_of(function) if function.structured_delegate else None
        )
        if delegate is not None and not delegate.structured:
            yield Finding(
                function.spans.of("structured_delegate"),
                f"{function.name} delegates to {delegate.name}, which is not structured",
                f"add 'structured: True' to {delegate.name}",
                (Related("its entry", delegate.spans.func),),
            )


def _mismatched_delegate(operators: Operators) -> Findings:
    for function in operators.functions:
        delegate = (
            operators.delegate_of(function) if function.structured_delegate else None
        )
        if (
            delegate is None
            or not delegate.structured
            or function.kind is SchemaKind.out
        ):
            continue
        own, other = signature_of(function), signature_of(delegate)
        if own.group_key != other.group_key:
            yield Finding(
                function.spans.func,
                f"{function.name} delegates to {delegate.name}, and"
                f" {_difference(own, other, function, delegate)}",
                related=(Related("the delegate", delegate.spans.func),),
            )


def _difference(
    own: Signature, other: Signature, function: NativeFunction, delegate: NativeFunction
) -> str:
    """The first thing in which two signatures differ, in words."""
    for mine, theirs in zip_longest(own.arguments, other.arguments):
        if mine == theirs:
            continue
        if mine is None or theirs is None or mine[0] != theirs[0]:
            if mine is not None and mine[0] not in {
                name for name, _, _ in other.arguments
            }:
                return f"its argument '{mine[0]}' is not one of {delegate.name}"
            if theirs is not None:
                return f"the argument '{theirs[0]}' of {delegate.name} is not where it has one"
        return f"argument '{mine[0] if mine else ''}' is declared otherwise there"
    if own.returns != other.returns:
        return "the two do not return the same"
    return f"{function.root_name} and {delegate.root_name} are different names"


def _lone_inplace_view(operators: Operators) -> Findings:
    known = {
        (function.namespace, function.root_name)
        for function in operators.functions
        if not function.schema.name.name.inplace
        and not function.schema.name.name.functional_overload
    }
    for function in operators.functions:
        if (
            function.is_inplace_view
            and function.schema.name.name.inplace
            and (function.namespace, function.root_name) not in known
        ):
            yield Finding(
                function.spans.func,
                f"{function.name} turns self into a view, and there is no operator"
                f" '{function.name.remove_inplace().name}' that returns the view",
                "add it, or let 'autogen' derive the variants",
            )


def _lone_structured(operators: Operators) -> Findings:
    wanted = {
        f"{function.namespace}::{function.structured_delegate}"
        for function in operators.functions
        if function.structured_delegate is not None
        and function.kind is SchemaKind.functional
    }
    for function in operators.functions:
        if (
            function.structured
            and function.kind is SchemaKind.out
            and function.qualified_name not in wanted
            and not operators.has_functional(function)
        ):
            yield Finding(
                function.spans.func,
                f"no functional operator delegates to {function.name}",
                f"add 'structured_delegate: {function.name}' to the functional variant",
            )


def _ambiguous_names(operators: Operators) -> Findings:
    seen: dict[tuple[str, str], NativeFunction] = {}
    for function in operators.by_name.values():
        key = function.namespace, function.name.unambiguous_name()
        first = seen.setdefault(key, function)
        if first is not function:
            yield Finding(
                function.spans.func,
                f"{function.qualified_name} and {first.qualified_name} would both be called"
                f" '{key[1]}' in generated code",
                related=(Related("the other operator", first.spans.func),),
            )


FILE_CHECKS: Final[tuple[tuple[str, Callable[[Operators], Findings]], ...]] = (
    ("BW301", _defined_twice),
    ("BW302", _missing_delegate),
    ("BW303", _unstructured_delegate),
    ("BW304", _mismatched_delegate),
    ("BW305", _lone_inplace_view),
    ("BW306", _lone_structured),
    ("BW307", _ambiguous_names),
)
