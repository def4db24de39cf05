"""Operator lists that are not torchgen's own: ExecuTorch's, and maps of sections."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from runtime.keys import DispatchKey
from runtime.schema import FunctionSchema, SchemaError, parse_operator_name

from ..diagnostics import Collector, Related
from ..model.extra import FieldValue
from ..model.kernels import COMPOSITE_KEYS, BackendKernel
from ..model.typed_kernels import TypedKernel
from ..operator_hints import nearest_qualified
from ..options import LoadOptions
from ..source import SourceFile, Span, quoted
from .entries import Entries, Entry, EntryParser, entries_of, kernel_name, parse_entries
from .extra import plain_value
from .kinds import KINDS, FileKind, has_schemas, is_backend, is_schema
from .nodes import Mapping, Node, Scalar, Sequence
from .reader import Reader
from .typed_kernels import KERNEL_FIELDS, typed_kernels

__all__ = ["FindSchema", "parse_any"]

# Note [Flavours of operator lists]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# ExecuTorch's lists have entries with `func`, as torchgen's, and entries with `op`, which
# only name an operator of PyTorch's list. Both can have `kernels`, each for some dtypes and
# dimension orders. Backends outside PyTorch write maps whose sections (official, custom,
# symint, ...) are lists of entries with `func`, and with fields of their own.
#
# Both are read into the model of torchgen's lists. An operator that is only named has its
# schema from the list that the option `full_list` names. Kernels without a key of the
# dispatcher stand under one: ExecuTorch's default kernels under CPU, as ExecuTorch's own
# generator has them, and those of a backend's sections under PrivateUse1. Such lists are
# partial: they name variants without the operators that these belong to, so nothing is
# derived from them and nothing is missing in them.


class FindSchema(Protocol):
    """Looks up operators in the full list."""

    def __call__(self, name: str, /) -> FunctionSchema | None:
        """The schema of an operator by its qualified name, or None.

        Raises LookupError where there is no full list.
        """

    def names(self) -> Iterable[str]:
        """The qualified names of all operators, once one was looked up."""


_FUNC: Final = "func"
_OP: Final = "op"
_KERNELS: Final = "kernels"
_SECTIONS: Final = "sections"
_SECTION_KEY: Final = DispatchKey.PrivateUse1
_KERNEL_KEY: Final = DispatchKey.CPU


def parse_any(
    root: Node | None,
    source: SourceFile,
    tags: frozenset[str] | None,
    options: LoadOptions,
    collector: Collector,
    find: FindSchema,
) -> Entries:
    """Read the entries of a list of any flavour. See Note [Flavours of operator lists]."""
    if isinstance(root, Mapping) and has_schemas(root):
        sections = _SectionParser(source, tags, options, collector, find)
        return sections.run(root)
    if isinstance(root, Sequence) and _may_have_kernels(source.text):
        parser = _KernelParser(source, tags, options, collector, find)
        found = parse_entries(root, source, tags, options, collector, parser)
        return replace(found, is_partial=parser.is_partial)
    return parse_entries(root, source, tags, options, collector)


def _may_have_kernels(text: str) -> bool:
    return f"{_OP}:" in text or f"{_KERNELS}:" in text


def _find(
    find: FindSchema, reader: Reader, node: Node, what: str
) -> FunctionSchema | None:
    """The schema of an operator that is only named; None after reporting."""
    named = reader.string(what, node)
    if named is None:
        return None
    try:
        name = parse_operator_name(named.value)
    except SchemaError as error:
        message = f"{what}: {quoted(named.value)} is not the name of an operator"
        reader.fail("BW205", node, f"{message}: {error.problems[0].message}")
        return None
    namespace = name.namespace or reader.options.default_namespace
    qualified = f"{namespace}::{name.with_namespace(None)}"
    try:
        schema = find(qualified)
    except LookupError:
        reader.fail(
            "BW270",
            node,
            f"{quoted(named.value)} is only named, and there is no list to find it in",
            hint="name PyTorch's native_functions.yaml by the setting 'full-list'",
        )
        return None
    if schema is None:
        message = f"the full list has no operator {quoted(qualified)}"
        hint = nearest_qualified(_shown(qualified), find.names())
        reader.fail("BW270", node, message, hint=hint)
        return None
    return schema.with_name(schema.name.with_namespace(namespace))


def _shown(qualified: str) -> str:
    """A name as hints have it: without the namespace of PyTorch's operators."""
    return qualified.removeprefix("aten::")


class _KernelParser(EntryParser):
    """Reads ExecuTorch's entries, and torchgen's among them."""

    def __init__(
        self,
        source: SourceFile,
        tags: frozenset[str] | None,
        options: LoadOptions,
        collector: Collector,
        find: FindSchema,
    ) -> None:
        super().__init__(source, tags, options, collector)
        self.find = find
        self.is_partial = False

    def entry(self, node: Node) -> Entry | str | None:
        """An entry with `op` or `kernels`, or any other as torchgen reads it."""
        if not isinstance(node, Mapping):
            return super().entry(node)
        op, func = node.get(_OP), node.get(_FUNC)
        if op is None and node.get(_KERNELS) is None:
            return super().entry(node)
        self.is_partial = True
        if op is None and func is None:
            return super().entry(node)
        reader = Reader(self.source, self.collector, self.options, self.tags)
        schema = None
        if op is not None and func is not None:
            reader.fail("BW271", op, "an entry has 'func' or 'op', not both")
        elif op is not None:
            schema = _find(self.find, reader, op, _OP)
        kernels = typed_kernels(reader, node)
        found = self.read(reader, node, func or op, schema)
        return self.with_kernels(found, kernels) if isinstance(found, Entry) else found

    def unknown(self, reader: Reader, key: Scalar, value: Node) -> None:
        """Fields of ExecuTorch are read elsewhere; others are reported."""
        if key.value != _OP and key.value not in KERNEL_FIELDS:
            super().unknown(reader, key, value)

    def with_kernels(self, entry: Entry, kernels: tuple[TypedKernel, ...]) -> Entry:
        """The entry with its kernels, of which the default one has a dispatch key."""
        rows = entry.kernels if entry.written is not None else ()
        taken = {key for key, _ in rows}
        if _KERNEL_KEY not in taken:
            rows += tuple(
                (_KERNEL_KEY, BackendKernel(kernel.name, namespace=kernel.namespace))
                for kernel in kernels
                if kernel.is_default
            )
        keys = tuple(key for key, _ in rows)
        function = replace(
            entry.function,
            extra=(*entry.function.extra, (_KERNELS, kernels)),
            composite_keys=frozenset(keys) & COMPOSITE_KEYS,
            is_abstract=True,
        )
        return Entry(function, rows, keys)


class _SectionParser(EntryParser):
    """Reads a map of sections: every list of entries in it."""

    def __init__(
        self,
        source: SourceFile,
        tags: frozenset[str] | None,
        options: LoadOptions,
        collector: Collector,
        find: FindSchema,
    ) -> None:
        super().__init__(source, tags, options, collector)
        self.find = find
        self.kept: list[tuple[str, FieldValue]] = []
        self.undeclared: dict[str, Span] = {}
        self.found: dict[str, Entry] = {}
        self.named: dict[str, list[str]] = {}
        self.broken: list[str] = []
        self.is_backend = False

    def run(self, root: Mapping) -> Entries:
        """The operators of all sections, each once."""
        self.is_backend = is_backend(root)
        if self.is_backend:
            self.collector.report(
                "BW264",
                Span(self.source, root.start, root.start + 1),
                f"this is {KINDS[FileKind.backend].name}: only its lists of operators are read"
                " here, and names are looked up in the full list alone",
                hint=f"{KINDS[FileKind.backend].advice}, and checks all of it",
            )
        later: list[tuple[Scalar, list[Node]]] = []
        for key, value in root.pairs:
            if isinstance(value, Sequence) and self.is_list(value):
                names = [item for item in value.items if not _is_whole(item)]
                if names:
                    later.append((key, names))
                for item in value.items:
                    if _is_whole(item):
                        self.add(key.value, item)
            elif not isinstance(value, Scalar):
                self.passed_over(key, "it is no list of operators")
        for key, names in later:
            self.only_named(key, names)
        for name, span in self.undeclared.items():
            self.collector.report(
                "BW262",
                span,
                f"field {quoted(name)} is not of the format; its values are kept as they are",
                hint=f"declare it in the configuration: fields.{name} = 'any'",
            )
        entries = entries_of(
            self.in_sections(name, entry) for name, entry in self.found.items()
        )
        return Entries(entries.sound, frozenset(self.broken), is_partial=True)

    def is_list(self, value: Sequence) -> bool:
        """Whether a section lists operators, by schema or by name."""
        return any(
            isinstance(item, Mapping) and item.get(_FUNC) is not None
            for item in value.items
        ) or any(
            isinstance(item, Scalar) and self.known(item.value) for item in value.items
        )

    def known(self, name: str) -> bool:
        """Whether a name is that of an operator of a section or of the full list."""
        qualified = f"{self.options.default_namespace}::{name}"
        if qualified in self.found:
            return True
        try:
            return self.find(qualified) is not None
        except LookupError:
            return False

    def passed_over(self, key: Scalar, reason: str) -> None:
        """Report a section that is not read. Those of a backend have a reader of their own."""
        if self.is_backend:
            return
        span = Span(self.source, key.start, key.end)
        message = f"section {quoted(key.value)} is passed over: {reason}"
        self.collector.report("BW261", span, message)

    def add(
        self, section: str, node: Node, schema: FunctionSchema | None = None
    ) -> None:
        """Read one entry of a section; the first of an operator holds."""
        reader = Reader(self.source, self.collector, self.options, self.tags)
        self.kept = []
        func = node.get(_FUNC) if isinstance(node, Mapping) else node
        table = node if isinstance(node, Mapping) else Mapping([], node.start, node.end)
        if schema is not None:
            table = Mapping(
                [pair for pair in table.pairs if pair[0].value != _FUNC],
                node.start,
                node.end,
            )
        entry = self.read(reader, table, func, schema)
        if isinstance(entry, str):
            self.broken.append(entry)
        if not isinstance(entry, Entry):
            return
        name = entry.function.qualified_name
        first = self.found.setdefault(name, entry)
        self.named.setdefault(name, []).append(section)
        if first is entry:
            self.found[name] = self.completed(entry)
        elif str(first.function.schema) != str(entry.function.schema):
            self.collector.report(
                "BW263",
                entry.function.spans.func,
                f"{name} stands in the file with another schema; the first holds",
                related=[Related("the first", first.function.spans.func)],
            )

    def completed(self, entry: Entry) -> Entry:
        """The entry with the fields that were kept, and with the backend's kernel."""
        function = replace(entry.function, extra=(*entry.function.extra, *self.kept))
        if entry.written is not None:
            return replace(entry, function=function)
        kernel = BackendKernel(kernel_name(function.schema))
        function = replace(function, composite_keys=frozenset(), is_abstract=True)
        return Entry(function, ((_SECTION_KEY, kernel),), (_SECTION_KEY,))

    def in_sections(self, name: str, entry: Entry) -> Entry:
        """The entry with the names of the sections that it stands in."""
        sections = tuple(dict.fromkeys(self.named[name]))
        extra = (*entry.function.extra, (_SECTIONS, sections))
        return replace(entry, function=replace(entry.function, extra=extra))

    def only_named(self, key: Scalar, names: list[Node]) -> None:
        """The operators that a section names: of another section, or of the full list."""
        unknown = 0
        for node in names:
            named = node.get(_FUNC) if isinstance(node, Mapping) else node
            if not isinstance(named, Scalar):
                unknown += 1
                continue
            qualified = f"{self.options.default_namespace}::{named.value}"
            if qualified in self.found:
                self.named[qualified].append(key.value)
                continue
            try:
                schema = self.find(qualified)
            except LookupError:
                schema = None
            if schema is None:
                unknown += 1
            else:
                self.add(key.value, node, schema)
        if unknown:
            self.passed_over(
                key,
                f"{unknown} of its operators are only named, and neither the file nor a full"
                " list has their schemas",
            )

    def unknown(self, reader: Reader, key: Scalar, value: Node) -> None:
        """A field that the format does not know is kept as it is; the first one is reported."""
        self.kept.append((key.value, plain_value(value)))
        span = Span(self.source, key.start, key.end)
        if not self.is_backend:
            self.undeclared.setdefault(key.value, span)


def _is_whole(node: Node) -> bool:
    return isinstance(node, Mapping) and is_schema(node.get(_FUNC))
