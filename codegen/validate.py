"""Runs the checks of `codegen.checks` and reports what they find."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from .checks.across import FILE_CHECKS, Operators
from .checks.entry import ENTRY_CHECKS
from .checks.finding import Findings
from .checks.groups import GROUP_CHECKS, VIEW_CHECKS
from .diagnostics import Collector
from .model.functions import NativeFunction
from .model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .parse.entries import Entry

__all__ = ["validate_entries", "validate_file", "validate_groups"]

_SubjectT = TypeVar("_SubjectT")


def _run(
    checks: Iterable[tuple[str, Callable[[_SubjectT], Findings]]],
    subjects: Iterable[_SubjectT],
    collector: Collector,
) -> None:
    for subject in subjects:
        for code, check in checks:
            for found in check(subject):
                collector.report(
                    code,
                    found.span,
                    found.message,
                    hint=found.hint,
                    related=found.related,
                )


def validate_entries(entries: Iterable[Entry], collector: Collector) -> None:
    """Check each entry for itself."""
    _run(ENTRY_CHECKS, entries, collector)


def validate_file(
    functions: Iterable[NativeFunction], broken: frozenset[str], collector: Collector
) -> None:
    """Check the functions of a file, derived ones included, against each other.

    Args:
        broken: root names of entries that could not be read.
    """
    _run(FILE_CHECKS, [Operators.of(functions, broken)], collector)


def validate_groups(
    groups: Iterable[NativeFunction | NativeFunctionsGroup],
    view_groups: Iterable[NativeFunction | NativeFunctionsViewGroup],
    collector: Collector,
) -> None:
    """Check groups of variants, and views with their twins."""
    variants = [group for group in groups if isinstance(group, NativeFunctionsGroup)]
    views = [
        group for group in view_groups if isinstance(group, NativeFunctionsViewGroup)
    ]
    _run(GROUP_CHECKS, variants, collector)
    _run(VIEW_CHECKS, views, collector)
