"""What changed between two schema files: operators, signatures, aliasing, tags, kernels, tables.

What is compared is what the files say and what follows from it, derived operators included.
Tags that only follow from a schema or from tags.yaml are left out: both files are read without
one. Which kernel a key takes is asked of `runtime.table`, through `explain`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from runtime.keys import RUNTIME_KEYS, DispatchKey
from runtime.schema import FunctionSchema
from runtime.table import FALLTHROUGH_BY_DEFAULT, Resolution, resolve

from .codes import Severity
from .compatibility import Compatibility, compare_schemas
from .configuration import configure
from .diagnostics import Collector, Diagnostic
from .explain import FALLTHROUGH, Registered, registrations
from .load import Loaded, load_sources
from .model.extra import FieldValue
from .model.functions import NativeFunction
from .model.typed_kernels import TypedKernel
from .options import LoadOptions
from .parse.fields import FIELDS
from .releases import Release
from .revisions import path_of, read_revision

__all__ = [
    "OPTIONS",
    "CellChange",
    "Diff",
    "FieldChange",
    "KernelChange",
    "OperatorChange",
    "Unread",
    "Verdict",
    "diff",
    "load_side",
    "outcome",
]

# Files of any release and of any backend: whatever key they name is compared.
OPTIONS: Final = LoadOptions(allowed_keys=frozenset(DispatchKey))


def load_side(place: str, release: Release | None = None) -> Loaded:
    """One of two files to compare: a path, or a revision and a path.

    It is read as the configuration beside the path says, in the working tree for a revision
    too.

    Args:
        release: the release of PyTorch that the file is of, if not the configuration's.
    """
    collector = Collector()
    source = read_revision(place, collector)
    options = configure(path_of(place), collector, release).options
    options = replace(options, allowed_keys=OPTIONS.allowed_keys)
    return load_sources(source, None, options, collector)


@dataclass(frozen=True, slots=True)
class FieldChange:
    """Something that has another value, in words; None where it is not there."""

    name: str
    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class KernelChange:
    """What a file registers for a key, an alias key too, before and after."""

    key: DispatchKey
    before: Registered | None
    after: Registered | None


@dataclass(frozen=True, slots=True)
class CellChange:
    """A runtime key that resolves to another kernel, to one at last, or to none any more."""

    key: DispatchKey
    before: Resolution[Registered]
    after: Resolution[Registered]


@dataclass(frozen=True, slots=True)
class OperatorChange:
    """An operator that both files have and that differs.

    Args:
        compatibility: None if the schema is the same.
        fields: other fields of the entry that have another value.
    """

    before: NativeFunction
    after: NativeFunction
    compatibility: Compatibility | None
    aliasing: tuple[FieldChange, ...]
    tags_added: tuple[str, ...]
    tags_removed: tuple[str, ...]
    fields: tuple[FieldChange, ...]
    kernels: tuple[KernelChange, ...]
    cells: tuple[CellChange, ...]

    @property
    def name(self) -> str:
        """The qualified name."""
        return self.after.qualified_name

    @property
    def says_something(self) -> bool:
        """Whether anything differs at all."""
        return self.compatibility is not None or any(
            (self.tags_added, self.tags_removed, self.fields, self.kernels, self.cells)
        )


@dataclass(frozen=True, slots=True)
class Unread:
    """What one file holds that could not be compared.

    Args:
        errors: the diagnostics that say why.
        operators: those of the other file that may be among the entries that could not be
            read here, and so are reported neither as added nor as removed.
    """

    file: str
    errors: tuple[Diagnostic, ...]
    operators: tuple[str, ...]
    nothing_read: bool

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return bool(self.errors or self.operators)


class Verdict(IntEnum):
    """What a difference asks of those who used the old file; the exit code of `diff`."""

    same = 0
    compatible = 1
    incompatible = 3
    unreadable = 4


@dataclass(frozen=True, slots=True)
class Diff:
    """All differences, sorted by operator."""

    old: Unread
    new: Unread
    added: tuple[NativeFunction, ...]
    removed: tuple[NativeFunction, ...]
    changed: tuple[OperatorChange, ...]

    @property
    def cells(self) -> int:
        """How many cells of dispatch tables hold another kernel."""
        return sum(len(change.cells) for change in self.changed)

    @property
    def not_backward(self) -> int:
        """How many operators programs for the old file miss, or cannot call as they did."""
        return len(self.removed) + sum(
            not change.compatibility.is_backward
            for change in self.changed
            if change.compatibility is not None
        )

    @property
    def not_forward(self) -> int:
        """How many operators changed so that calls for the new file may fail with the old."""
        return sum(
            not change.compatibility.is_forward
            for change in self.changed
            if change.compatibility is not None
        )

    @property
    def nothing_compared(self) -> bool:
        """Whether one of the files could not be read at all."""
        return self.old.nothing_read or self.new.nothing_read

    def verdict(self, *, forward: bool = False) -> Verdict:
        """The gravest of what is known; what could not be compared may be incompatible.

        Args:
            forward: ask for forward compatibility of signatures as well.
        """
        if self.nothing_compared:
            return Verdict.unreadable
        if self.not_backward or (forward and self.not_forward):
            return Verdict.incompatible
        if self.old or self.new:
            return Verdict.unreadable
        return Verdict.compatible if self.added or self.changed else Verdict.same


def diff(old: Loaded, new: Loaded) -> Diff:
    """Compare what two files say; load them with `OPTIONS` and without tags.

    What one of them could not be read for is compared as far as it goes.
    """
    before = {f.qualified_name: f for f in old.functions}
    after = {f.qualified_name: f for f in new.functions}
    gone = [f for name, f in sorted(before.items()) if name not in after]
    come = [f for name, f in sorted(after.items()) if name not in before]
    changes = (
        _change(old, new, function, after[name])
        for name, function in sorted(before.items())
        if name in after
    )
    return Diff(
        old=_unread(old, come),
        new=_unread(new, gone),
        added=tuple(f for f in come if f.root_name not in old.broken),
        removed=tuple(f for f in gone if f.root_name not in new.broken),
        changed=tuple(change for change in changes if change.says_something),
    )


def _unread(loaded: Loaded, of_the_other: list[NativeFunction]) -> Unread:
    errors = [d for d in loaded.diagnostics if d.severity is Severity.error]
    return Unread(
        file="" if loaded.source is None else loaded.source.path,
        errors=tuple(errors),
        operators=tuple(
            f.qualified_name for f in of_the_other if f.root_name in loaded.broken
        ),
        nothing_read=bool(errors) and not loaded.functions,
    )


def _change(
    old: Loaded, new: Loaded, before: NativeFunction, after: NativeFunction
) -> OperatorChange:
    was, is_ = registrations(old, before), registrations(new, after)
    compatibility = None
    if before.schema != after.schema:
        compatibility = compare_schemas(before.schema, after.schema)
    return OperatorChange(
        before,
        after,
        compatibility,
        aliasing=tuple(_aliasing(before.schema, after.schema)),
        tags_added=_more(after, before),
        tags_removed=_more(before, after),
        fields=tuple(_fields(before, after)),
        kernels=tuple(_kernels(was, is_)),
        cells=tuple(_cells(was, is_)),
    )


def _more(one: NativeFunction, other: NativeFunction) -> tuple[str, ...]:
    """The tags that one has and the other has not; none of derived operators."""
    if one.is_generated or other.is_generated:
        return ()
    return tuple(sorted(one.tags - other.tags))


def _aliases(schema: FunctionSchema) -> dict[str, str]:
    """What is annotated, in words, and its annotation."""
    arguments = {a.name: f"({a.annotation})" for a in schema.arguments if a.annotation}
    returns = {
        f"return {place}": f"({result.annotation})"
        for place, result in enumerate(schema.returns, start=1)
        if result.annotation
    }
    return arguments | returns


def _aliasing(before: FunctionSchema, after: FunctionSchema) -> Iterator[FieldChange]:
    was, is_ = _aliases(before), _aliases(after)
    for name in dict.fromkeys((*was, *is_)):
        if was.get(name) != is_.get(name):
            yield FieldChange(name, was.get(name), is_.get(name))


# Fields that are compared by what they come to.
_COMPARED_OTHERWISE: Final = frozenset({"func", "dispatch", "tags"})
_OTHER_FIELDS: Final = tuple(
    field.name for field in FIELDS if field.name not in _COMPARED_OTHERWISE
)


def _fields(before: NativeFunction, after: NativeFunction) -> Iterator[FieldChange]:
    if before.is_generated or after.is_generated:
        return
    for name in _OTHER_FIELDS:
        if getattr(before, name) != getattr(after, name):
            yield FieldChange(name, _written(before, name), _written(after, name))
    yield from _extra_fields(before, after)


def _extra_fields(
    before: NativeFunction, after: NativeFunction
) -> Iterator[FieldChange]:
    """Fields that the format does not know, and kernels that are chosen by dtype, by their key."""
    was, is_ = dict(before.extra), dict(after.extra)
    for name in dict.fromkeys((*was, *is_)):
        if was.get(name) == is_.get(name):
            continue
        old, new = _typed(was.get(name)), _typed(is_.get(name))
        for key in dict.fromkeys((*old, *new)):
            if old.get(key) != new.get(key):
                yield FieldChange(f"{name} {key}", old.get(key), new.get(key))
        if not (old or new):
            yield FieldChange(name, _extra(before, name), _extra(after, name))


def _typed(value: FieldValue) -> dict[str, str]:
    """The kernels of a field, by their keys; none where the field holds anything else."""
    found: dict[str, list[str]] = {}
    for kernel in value if isinstance(value, tuple) else ():
        if isinstance(kernel, TypedKernel):
            # Keys do not say which argument is meant, and so can be alike.
            found.setdefault(kernel.key, []).append(kernel.qualified_name)
    return {key: ", ".join(names) for key, names in found.items()}


def _extra(function: NativeFunction, field: str) -> str | None:
    """The value as the entry has it, else the one that it has without."""
    value = dict(function.extra).get(field)
    written = _written(function, field)
    return _shown(value) if written is None and value is not None else written


def _shown(value: FieldValue) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_shown, value))}]"
    return str(value)


def _written(function: NativeFunction, field: str) -> str | None:
    """The value as the entry has it, on one line; None if the entry leaves the field out."""
    found = dict(function.spans.fields).get(field)
    return None if found is None else " ".join(found.text.split())


_Registrations = Mapping[DispatchKey, Registered]


def _kernels(was: _Registrations, is_: _Registrations) -> Iterator[KernelChange]:
    for key in sorted({*was, *is_}):
        before, after = was.get(key), is_.get(key)
        if _name(before) != _name(after):
            yield KernelChange(key, before, after)


def _name(kernel: Registered | None) -> str | None:
    return None if kernel is None else kernel.text


_FALLBACKS: Final = dict.fromkeys(FALLTHROUGH_BY_DEFAULT, FALLTHROUGH)


def _cells(was: _Registrations, is_: _Registrations) -> Iterator[CellChange]:
    # A table follows from the registrations alone: equal ones need no look.
    if {k: v.text for k, v in was.items()} == {k: v.text for k, v in is_.items()}:
        return
    for key in RUNTIME_KEYS:
        before, after = resolve(was, _FALLBACKS, key), resolve(is_, _FALLBACKS, key)
        if outcome(before) != outcome(after):
            yield CellChange(key, before, after)


def outcome(resolution: Resolution[Registered]) -> str:
    """What a call on the key gets: the kernel, or in parentheses why there is none."""
    kernel = resolution.kernel
    return f"({resolution.reason})" if kernel is None else kernel.text
