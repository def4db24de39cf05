"""The releases of PyTorch whose operator lists are read, and what is of which of them.

One reader takes the lists of all releases: what a list may hold is here a matter of two tables.
`CONSTRUCTS` are things that a file can write; one that the chosen release does not have is
read all the same, with a warning (BW260) that says which release introduced or dropped it.
`Rule` are things that torchgen does or asks for from some release on, which no file writes;
they hold if the chosen release has them.

Both were taken from the operator lists and from torchgen as the wheels of PyTorch 1.12 to
2.13 contain them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

__all__ = [
    "CONSTRUCTS",
    "Construct",
    "Foreign",
    "Kind",
    "NEWEST",
    "OLDEST",
    "OTHER_RELEASE",
    "Release",
    "Rule",
    "foreign_to",
    "parse_release",
]

OTHER_RELEASE: Final = "BW260"
"""The code of what a file writes and the chosen release does not have."""


class Release(NamedTuple):
    """A minor release; its bug fixes do not change the format."""

    major: int
    minor: int

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


OLDEST: Final = Release(1, 12)
NEWEST: Final = Release(2, 13)
# Stands for all releases before the oldest that is read.
_EARLIER: Final = Release(1, 11)

_RELEASE: Final = re.compile(r"v?(\d{1,3})\.(\d{1,3})(?:\.\d{1,3})?", re.ASCII)
_KNOWN: Final = frozenset(
    (
        *(Release(1, minor) for minor in (12, 13)),
        *(Release(2, minor) for minor in range(14)),
    )
)


def parse_release(text: str) -> Release:
    """The release that a text such as "2.3" or "2.3.1" names.

    Raises ValueError, with the releases there are, if it names none.
    """
    match = _RELEASE.fullmatch(text)
    found = Release(int(match[1]), int(match[2])) if match else None
    if found not in _KNOWN:
        raise ValueError(
            f"{text!r} is not a release whose lists are read; they are {OLDEST} to {NEWEST}"
        )
    return found


class Kind(Enum):
    """What sort of thing a construct is; the value is what messages call it."""

    field = "field"
    type = "type"
    key = "dispatch key"
    dtype = "dtype"
    tag = "tag"
    spelling = "spelling"


@dataclass(frozen=True, slots=True)
class Construct:
    """Something that a schema file can hold.

    Args:
        since: the first release that has it; None if the oldest that is read has.
        until: the last release that has it; None if the newest has.
        note: what became of it, or what to write instead; a hint.
    """

    kind: Kind
    name: str
    since: Release | None = None
    until: Release | None = None
    note: str | None = None

    def is_in(self, release: Release) -> bool:
        """Whether a release has it."""
        return (self.since is None or self.since <= release) and (
            self.until is None or release <= self.until
        )

    def message(self, release: Release, shown: str) -> str:
        """That the release does not have it, and which one has."""
        named = (
            f"{self.kind.value} {shown}" if self.kind is not Kind.spelling else shown
        )
        if self.since is not None and release < self.since:
            return f"{named} is not in release {release}: {self.since} introduced it"
        if self.until == _EARLIER:
            return f"{named} is of releases before {OLDEST} and has no effect"
        return (
            f"{named} is not in release {release}: {self.until} was the last to have it"
        )


def _of(
    kind: Kind, release: tuple[int, int], names: str, note: str | None = None
) -> Iterator[Construct]:
    """Constructs that a release introduced."""
    return (
        Construct(kind, name, Release(*release), None, note) for name in names.split()
    )


def _until(
    kind: Kind, release: Release, names: str, note: str | None = None
) -> Iterator[Construct]:
    """Constructs that a release was the last to have."""
    return (Construct(kind, name, None, release, note) for name in names.split())


# Spellings have no name in the file; these are those that the reader looks for.
TAGS_IN_ONE_STRING: Final = "tags in one string, with commas between,"
SEVERAL_TAGS: Final = "a list of tags"
KERNEL_NAMESPACE: Final = "a namespace before the name of a kernel"

CONSTRUCTS: Final = (
    *_until(
        Kind.type,
        Release(2, 12),
        "Dimname",
        "2.13 has no named tensors; leave the operator out",
    ),
    *_until(Kind.type, Release(2, 5), "ConstQuantizerPtr"),
    *_of(Kind.type, (1, 13), "DimVector"),
    *_of(Kind.type, (2, 1), "DeviceIndex"),
    *_of(Kind.type, (2, 5), "SymBool GraphModule"),
    *_until(
        Kind.field,
        _EARLIER,
        "use_c10_dispatcher supports_named_tensor"
        " matches_jit_signature requires_tensor",
        "remove the field",
    ),
    *_of(
        Kind.key,
        (1, 13),
        "CompositeExplicitAutogradNonFunctional CompositeImplicitAutogradNestedTensor"
        " NestedTensorMeta QuantizedMeta SparseMeta",
    ),
    *_of(Kind.key, (2, 3), "SparseCsrMeta"),
    *_of(Kind.key, (2, 5), "XPU"),
    *_of(Kind.key, (2, 6), "NestedTensorXPU SparseXPU"),
    *_of(Kind.key, (2, 7), "SparseCsrXPU"),
    *_of(Kind.key, (2, 8), "MTIA NestedTensorHPU"),
    *_of(Kind.key, (2, 9), "SparseMPS SparseCsrMPS"),
    *_of(Kind.dtype, (2, 1), "Float8_e5m2 Float8_e4m3fn"),
    *_of(Kind.dtype, (2, 2), "Float8_e5m2fnuz Float8_e4m3fnuz"),
    *_of(Kind.dtype, (2, 7), "Float8_e8m0fnu"),
    *_of(
        Kind.tag,
        (1, 13),
        "dynamic_output_shape data_dependent_output generated nondeterministic_seeded"
        " nondeterministic_bitwise",
    ),
    *_of(Kind.tag, (2, 0), "core pointwise"),
    *_of(Kind.tag, (2, 2), "pt2_compliant_tag"),
    *_of(Kind.tag, (2, 3), "needs_fixed_stride_order"),
    *_of(Kind.tag, (2, 5), "flexible_layout"),
    *_of(Kind.tag, (2, 6), "maybe_aliasing_or_mutating"),
    *_of(
        Kind.tag,
        (2, 8),
        "needs_exact_strides needs_contiguous_strides cudagraph_unsafe",
    ),
    *_of(Kind.tag, (2, 10), "reduction"),
    *_of(Kind.tag, (2, 11), "out_variant"),
    *_of(Kind.tag, (2, 13), "inplace out"),
    Construct(Kind.spelling, TAGS_IN_ONE_STRING, None, Release(1, 13), "write a list"),
    Construct(Kind.spelling, SEVERAL_TAGS, Release(2, 0), None),
    Construct(Kind.spelling, KERNEL_NAMESPACE, Release(1, 13), None),
)


@dataclass(frozen=True, slots=True)
class Foreign:
    """The constructs that a release does not have, as the reader looks for them.

    Args:
        type_names: the types among them.
        types: finds those in a schema string; None if there are none.
    """

    release: Release
    by_kind: Mapping[Kind, Mapping[str, Construct]]
    type_names: tuple[str, ...]
    types: re.Pattern[str] | None

    def find(self, kind: Kind, name: str) -> Construct | None:
        """The construct, if the release does not have it."""
        return self.by_kind[kind].get(name)


# Where a schema string has a type: first in parentheses, after a comma, after the arrow.
_TYPE: Final = r"(?:(?<=\()|(?<=, )|(?<=> ))(?:{})\b(?=[][?(), ]|$)"


@cache
def foreign_to(release: Release) -> Foreign:
    """What of `CONSTRUCTS` is not in a release."""
    found: dict[Kind, dict[str, Construct]] = {kind: {} for kind in Kind}
    for construct in CONSTRUCTS:
        if not construct.is_in(release):
            found[construct.kind][construct.name] = construct
    names = tuple(found[Kind.type])
    return Foreign(
        release,
        MappingProxyType(
            {kind: MappingProxyType(names) for kind, names in found.items()}
        ),
        names,
        re.compile(_TYPE.format("|".join(names))) if names else None,
    )


class Rule(Enum):
    """What torchgen does from a release on. The value is that release, and what it does."""

    derived_are_whole = (
        Release(1, 13),
        "derived out variants have a kernel, derived functional operators are told apart by"
        " their name; until then by an overload 'functional'",
    )
    factories_are_explicit = (
        Release(1, 13),
        "factory functions must have a dispatch table",
    )
    random_is_tagged = (
        Release(1, 13),
        "operators that take a generator must be tagged nondeterministic_seeded",
    )
    random_names_are_tagged = (
        Release(2, 0),
        "so must operators whose names speak of rand or dropout",
    )
    twins_stay_tagged = (
        Release(2, 0),
        "the derived out variant of a copying twin has the tag view_copy as well",
    )
    core_has_variants = (
        Release(2, 6),
        "composite operators that are tagged core have derived variants",
    )
    out_is_no_const_ref = (
        Release(2, 7),
        "out variants cannot have use_const_ref_for_mutable_tensors",
    )
    derived_out_is_tagged = (
        Release(2, 13),
        "derived out variants have the tag out",
    )

    def __init__(self, since: Release, summary: str) -> None:
        self.since = since
        self.summary = summary

    def holds(self, release: Release) -> bool:
        """Whether a release has the rule."""
        return self.since <= release
