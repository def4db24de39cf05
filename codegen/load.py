"""The first half of the generator: from schema files to functions, groups and kernels.

The passes, in order: read, compose, parse, validate, derive, group, index.
"""

import gc
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from runtime.keys import DispatchKey
from runtime.schema import FunctionSchema, SchemaError, parse_operator_name

from .codes import Severity
from .configuration import NO_CONFIGURATION, Configuration, configure
from .derive.groups import group_by_view, group_variants, pre_group, signatures_of
from .derive.indices import backend_indices
from .derive.twins import derive_twins
from .derive.variants import derive_variants
from .diagnostics import OTHER_KIND, Collector, Diagnostic
from .model.functions import NativeFunction, Tag
from .model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .model.kernels import BackendIndex
from .options import SCHEMA_FILE_KEYS, LoadOptions
from .parse.compose import read_source
from .parse.entries import Entries, Entry
from .parse.flavours import parse_any
from .parse.kinds import FileKind, compose_as
from .parse.tags import parse_tags
from .releases import OTHER_RELEASE, Release
from .silencing import without_silenced
from .source import SourceFile
from .validate import validate_entries, validate_file, validate_groups

__all__ = [
    "Loaded",
    "derive_entries",
    "load",
    "load_sources",
    "without_garbage_collection",
]


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything that schema files say and what follows from it.

    Args:
        functions: the operators in the order of the file, then the derived ones.
        groups: every function, those that are variants of one computation in a group.
        view_groups: every function, views with their twins in a group.
        backend_indices: the kernels by dispatch key, in the order of the keys.
        tags: the tags of tags.yaml.
        diagnostics: what was found wrong, sorted; with an error among it, the rest is
            incomplete.
        source: the schema file; None if it cannot be read.
        broken: root names of entries that could not be read, and so are not among the
            functions.
        configuration: what the project of the schema file adds to the format.
    """

    functions: tuple[NativeFunction, ...]
    groups: tuple[NativeFunction | NativeFunctionsGroup, ...]
    view_groups: tuple[NativeFunction | NativeFunctionsViewGroup, ...]
    backend_indices: Mapping[DispatchKey, BackendIndex]
    tags: tuple[Tag, ...]
    diagnostics: tuple[Diagnostic, ...]
    source: SourceFile | None
    broken: frozenset[str] = frozenset()
    configuration: Configuration = NO_CONFIGURATION

    @property
    def is_unreadable(self) -> bool:
        """Whether nothing could be read: what is missing then is missing for that reason alone.

        So it is, too, if one of the files is not the one that was meant.
        """
        return any(
            found.code == OTHER_KIND
            or (not self.functions and found.severity is Severity.error)
            for found in self.diagnostics
        )

    def may_have(self, name: str) -> bool:
        """Whether an operator may be in an entry that could not be read, which is reported."""
        try:
            return self.is_unreadable or parse_operator_name(name).base in self.broken
        except SchemaError:
            return self.is_unreadable

    @property
    def structured_groups(self) -> tuple[NativeFunctionsGroup, ...]:
        """The groups that are made of a meta function and an out kernel."""
        return tuple(
            group
            for group in self.groups
            if isinstance(group, NativeFunctionsGroup) and group.structured
        )


def load(
    schema_path: str | Path,
    tags_path: str | Path | None = None,
    options: LoadOptions | None = None,
    release: Release | None = None,
) -> Loaded:
    """Read a schema file and its tags.

    No input makes this raise: what is wrong is in the result's diagnostics.

    Args:
        tags_path: the file that defines the tags; None to take any tag and to imply none.
        options: how to read; None for what the configuration of the schema file says.
        release: with the configuration's options, the release of PyTorch to read for.
    """
    collector = Collector()
    configuration = NO_CONFIGURATION
    if options is None:
        configuration = configure(schema_path, collector, release)
        options = configuration.options
    source = read_source(schema_path, collector)
    tags_source = None if tags_path is None else read_source(tags_path, collector)
    loaded = load_sources(source, tags_source, options, collector)
    if not configuration.is_read:
        # Fields, keys and releases may be in it: only what no setting changes is wrong.
        kept = tuple(d for d in loaded.diagnostics if not _by_settings(d.code))
        loaded = replace(loaded, diagnostics=kept)
    return replace(loaded, configuration=configuration)


def _by_settings(code: str) -> bool:
    """Whether a finding depends on the configuration: all but the YAML's own do."""
    return "BW100" <= code < "BW800"


def load_sources(
    source: SourceFile | None,
    tags_source: SourceFile | None = None,
    options: LoadOptions | None = None,
    collector: Collector | None = None,
) -> Loaded:
    """As `load`, from texts that are read already; findings go to the collector."""
    options = options or LoadOptions()
    collector = Collector() if collector is None else collector
    with without_garbage_collection():
        return _load(source, tags_source, options, collector)


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Nothing that is built here is garbage: looking for it costs a sixth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _load(
    source: SourceFile | None,
    tags_source: SourceFile | None,
    options: LoadOptions,
    collector: Collector,
) -> Loaded:
    tags = _tags(tags_source, options, collector)
    entries = _entries(source, tags, options, collector)
    return derive_entries(entries, tags or (), source, options, collector)


def _tags(
    source: SourceFile | None, options: LoadOptions, collector: Collector
) -> tuple[Tag, ...] | None:
    """The tags that entries may carry; None for any, as where the file cannot be read."""
    if source is None:
        return None
    before = len(collector)
    root = compose_as(FileKind.tags, source, collector)
    if root is None and len(collector) > before:
        return None
    return parse_tags(root, source, options, collector)


def _entries(
    source: SourceFile | None,
    tags: tuple[Tag, ...] | None,
    options: LoadOptions,
    collector: Collector,
) -> Entries:
    if source is None:
        return Entries((), frozenset())
    names = None if tags is None else frozenset(tag.name for tag in tags)
    root = compose_as(FileKind.schema, source, collector)
    find = _FullList(options, source, collector)
    return parse_any(root, source, names, options, collector, find)


class _FullList:
    """Looks up operators in the list that the option `full_list` names, read when needed."""

    def __init__(
        self, options: LoadOptions, source: SourceFile, found: Collector
    ) -> None:
        self.options = options
        self.source = source
        self.found = found
        self.schemas: dict[str, FunctionSchema] | None = None

    def __call__(self, name: str) -> FunctionSchema | None:
        """The schema of an operator by its qualified name, or None.

        Raises LookupError if there is no such list.
        """
        path = self.options.full_list
        if path is None:
            raise LookupError("no full list")
        if self.schemas is None:
            options = LoadOptions(
                allowed_keys=frozenset(DispatchKey), release=self.options.release
            )
            collector = Collector()
            source = read_source(path, collector)
            loaded = load_sources(source, None, options, collector)
            # Its other mistakes are those of another list.
            for each in loaded.diagnostics:
                if each.code == OTHER_KIND:
                    self.found.add(each)
            self.schemas = {f.qualified_name: f.schema for f in loaded.functions}
        return self.schemas.get(name)

    def names(self) -> tuple[str, ...]:
        """The qualified names of all its operators, once one was looked up."""
        return tuple(self.schemas or ())


def derive_entries(
    parsed: Entries,
    tags: tuple[Tag, ...],
    source: SourceFile | None,
    options: LoadOptions,
    collector: Collector,
) -> Loaded:
    """Everything that follows from entries that are read; findings go to the collector."""
    release = options.release
    is_partial = _is_partial(parsed, options)
    is_older = any(each.code == OTHER_RELEASE for each in collector)
    validate_entries(
        parsed.sound, collector, release, is_partial=is_partial, is_older=is_older
    )
    # What seems to be missing may be in an entry that could not be read: nothing more is
    # said about operators of that name.
    written = [
        entry for entry in parsed.sound if entry.function.root_name not in parsed.broken
    ]
    entries = _first_of_each(written)
    derive = options.derive and not is_partial
    twins = derive_twins(entries, collector, release) if derive else []
    entries += twins
    signatures = signatures_of(entry.function for entry in entries)
    # What a partial list lacks is elsewhere.
    across = Collector() if is_partial else collector
    pre_groups = pre_group((entry.function for entry in entries), signatures, across)
    variants = derive_variants(pre_groups, collector, release) if derive else []
    entries += variants
    signatures.update(signatures_of(entry.function for entry in variants))
    listed = (entry.function for entry in (*written, *twins, *variants))
    validate_file(listed, parsed.broken, collector, is_partial=is_partial)
    functions = tuple(entry.function for entry in entries)
    groups = group_variants(pre_groups)
    view_groups = group_by_view(functions, signatures, across)
    validate_groups(groups, view_groups, across, release)
    return Loaded(
        functions=functions,
        groups=groups,
        view_groups=view_groups,
        backend_indices=backend_indices(entries, groups),
        tags=tags,
        diagnostics=without_silenced(source, collector.sorted()),
        source=source,
        broken=parsed.broken,
    )


def _is_partial(parsed: Entries, options: LoadOptions) -> bool:
    """Whether what operators lack may be in another list.

    So it is if every kernel that the list names is under a key that PyTorch's own lists
    cannot name: it is the part of that list which a backend implements.
    """
    if options.partial is not None:
        return options.partial
    if parsed.is_partial:
        return True
    added = options.allowed_keys - SCHEMA_FILE_KEYS
    named = {key for entry in parsed.sound for key in entry.written or ()}
    return bool(named) and named <= added


def _first_of_each(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those that define an operator a second time."""
    found: dict[str, Entry] = {}
    for entry in entries:
        found.setdefault(entry.function.qualified_name, entry)
    return list(found.values())
