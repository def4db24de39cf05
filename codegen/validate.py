"""Runs the checks of `codegen.checks` and reports what they find."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from .checks.across import FILE_CHECKS, Operators
from .checks.entry import ENTRY_CHECKS
from .checks.finding import Findings
from .checks.groups import GROUP_CHECKS, VIEW_CHECKS
from .diagnostics import Collector
from .model.functions import NativeFunction
from .model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .parse.entries import Entry
from .releases import NEWEST, Release, Rule

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


# What is asked only since a release.
_SINCE: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "BW214": Rule.factories_are_explicit,
        "BW232": Rule.random_is_tagged,
        "BW244": Rule.random_names_are_tagged,
        "BW233": Rule.out_is_no_const_ref,
        "BW311": Rule.derived_are_whole,
    }
)


# What is wrong with the names of a list, whatever else it holds.
_OF_NAMES: Final = ("BW301",)
# What only PyTorch asks of its own list.
_OF_WHOLE_LISTS: Final = ("BW214", "BW231", "BW232", "BW244")
# What a list of an older release, read by the rules of a newer one, is not asked for.
_OF_NEW_LISTS: Final = ("BW244",)


def validate_entries(
    entries: Iterable[Entry],
    collector: Collector,
    release: Release = NEWEST,
    *,
    is_partial: bool = False,
    is_older: bool = False,
) -> None:
    """Check each entry for itself, as far as a release asks for it.

    Args:
        is_partial: whether the entries are not those of a list such as PyTorch's.
        is_older: whether the list writes what the release does not have any more.
    """
    left_out = {
        *(_OF_WHOLE_LISTS if is_partial else ()),
        *(_OF_NEW_LISTS if is_older else ()),
    }
    asked = _asked(ENTRY_CHECKS, release)
    checks = [row for row in asked if row[0] not in left_out]
    _run(checks, entries, collector)


def _asked(
    checks: Iterable[tuple[str, Callable[[_SubjectT], Findings]]], release: Release
) -> list[tuple[str, Callable[[_SubjectT], Findings]]]:
    """The checks whose rule the release has."""
    return [
        (code, check)
        for code, check in checks
        if code not in _SINCE or _SINCE[code].holds(release)
    ]


def validate_file(
    functions: Iterable[NativeFunction],
    broken: frozenset[str],
    collector: Collector,
    *,
    is_partial: bool = False,
) -> None:
    """Check the functions of a file, derived ones included, against each other.

    Args:
        broken: root names of entries that could not be read.
        is_partial: whether operators that others refer to may be elsewhere.
    """
    checks = [row for row in FILE_CHECKS if not is_partial or row[0] in _OF_NAMES]
    _run(checks, [Operators.of(functions, broken)], collector)


def validate_groups(
    groups: Iterable[NativeFunction | NativeFunctionsGroup],
    view_groups: Iterable[NativeFunction | NativeFunctionsViewGroup],
    collector: Collector,
    release: Release = NEWEST,
) -> None:
    """Check groups of variants, and views with their twins."""
    variants = [group for group in groups if isinstance(group, NativeFunctionsGroup)]
    views = [
        group for group in view_groups if isinstance(group, NativeFunctionsViewGroup)
    ]
    _run(_asked(GROUP_CHECKS, release), variants, collector)
    _run(VIEW_CHECKS, views, collector)
