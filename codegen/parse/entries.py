"""From nodes to operators: one entry of the list, one `Entry`."""

import re
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from runtime.keys import DispatchKey, to_functionality_key
from runtime.schema import BaseOperatorName, FunctionSchema

from ..diagnostics import Collector, nearest
from ..model.functions import FieldSpans, NativeFunction
from ..model.kernels import COMPOSITE_KEYS, STRUCTURED_KEYS, UFUNC_KEYS, BackendKernel
from ..options import SCHEMA_FILE_KEYS, LoadOptions
from ..releases import Kind
from ..source import SourceFile, Span, quoted
from .decoders import Decoder
from .extra import extra_decoder
from .fields import FIELDS
from .nodes import Mapping, Node, Scalar, Sequence, describe
from .reader import Reader

__all__ = [
    "Entries",
    "Entry",
    "EntryParser",
    "entries_of",
    "kernel_name",
    "parse_entries",
]

_FUNC: Final = "func"
_DISPATCH: Final = "dispatch"
_NAME: Final = re.compile(r"\s*(?:\w+::)?(\w+)")

Kernels = tuple[tuple[DispatchKey, BackendKernel], ...]

# Tags that follow from the schema; an entry gets those that tags.yaml defines.
_COMPLIANT_TAG: Final = "pt2_compliant_tag"
_COMPLIANT_NAMESPACE: Final = "aten"
_OUT_TAG: Final = "out"
_INPLACE_TAG: Final = "inplace"


@dataclass(frozen=True, slots=True)
class Entry:
    """An operator and its kernels, as its entry has them.

    Args:
        kernels: by key, the kernel that follows from a missing `dispatch` included.
        written: the keys of the dispatch table as it is written; None if there is no table.
    """

    function: NativeFunction
    kernels: Kernels
    written: tuple[DispatchKey, ...] | None


@dataclass(frozen=True, slots=True)
class Entries:
    """All entries of a file.

    Args:
        sound: the entries that could be read, in the order of the file.
        broken: root names of entries that could not; what is missing may be among them.
        is_partial: whether the file is no list of all that there is, so that operators may
            lack their variants, and none are derived.
    """

    sound: tuple[Entry, ...]
    broken: frozenset[str]
    is_partial: bool = False


def kernel_name(schema: FunctionSchema) -> str:
    """The name of the kernel that an operator has unless its entry gives another."""
    return f"{schema.name.name}_out" if schema.out_arguments else str(schema.name.name)


def _implied_tags(namespace: str, schema: FunctionSchema) -> frozenset[str]:
    found = set()
    if namespace == _COMPLIANT_NAMESPACE:
        found.add(_COMPLIANT_TAG)
    if schema.out_arguments:
        found.add(_OUT_TAG)
    if schema.name.name.inplace:
        found.add(_INPLACE_TAG)
    return frozenset(found)


def _dense_keys(options: LoadOptions) -> frozenset[DispatchKey]:
    """The keys of backends that the format does not know; they can have structured kernels."""
    added = options.allowed_keys - SCHEMA_FILE_KEYS
    return frozenset(
        key for key in added if to_functionality_key(key) is DispatchKey.Dense
    )


def _kernels(
    values: dict[str, Any],
    schema: FunctionSchema,
    structured_keys: frozenset[DispatchKey],
) -> Kernels:
    """The kernels by key: as written, or the one that a missing table stands for, and a ufunc's."""
    structured = bool(values["structured"])
    written: Kernels | None = values[_DISPATCH]
    if written is not None:
        rows = [
            (
                key,
                (
                    replace(kernel, structured=True)
                    if structured and key in structured_keys
                    else kernel
                ),
            )
            for key, kernel in written
        ]
    elif structured or values["structured_delegate"] is not None:
        rows = []
    else:
        rows = [
            (DispatchKey.CompositeImplicitAutograd, BackendKernel(kernel_name(schema)))
        ]
    if values["ufunc_inner_loop"]:
        taken = {key for key, _ in rows}
        rows += [
            (
                key,
                BackendKernel(f"ufunc_{schema.name.name}_{key.name}", structured=True),
            )
            for key in UFUNC_KEYS
            if key not in taken
        ]
    return tuple(rows)


_IMPLICIT_KEYS: Final = frozenset(
    {
        DispatchKey.CompositeImplicitAutograd,
        DispatchKey.CompositeImplicitAutogradNestedTensor,
    }
)


def _is_abstract(keys: frozenset[DispatchKey], has_delegate: bool) -> bool:
    """Whether backends implement the operator: not if all its kernels are composite implicit."""
    return has_delegate or not keys or not keys <= _IMPLICIT_KEYS


class EntryParser:
    """Reads the entries of one file. What an entry leaves out has the value of the field table."""

    def __init__(
        self,
        source: SourceFile,
        tags: frozenset[str] | None,
        options: LoadOptions,
        collector: Collector,
    ) -> None:
        self.source = source
        self.tags = tags
        self.options = options
        self.collector = collector
        self.defaults: dict[str, Hashable] = {
            field.name: field.default for field in FIELDS
        }
        self.decoders: dict[str, Decoder] = {
            field.name: field.decode for field in FIELDS
        }
        for extra in options.extra_fields:
            self.defaults[extra.name] = extra.default
            self.decoders[extra.name] = extra_decoder(extra)
        self.structured_keys = STRUCTURED_KEYS | _dense_keys(options)

    def entry(self, node: Node) -> Entry | str | None:
        """The entry, or, after reporting, the root name of a broken one as far as it has one."""
        reader = Reader(self.source, self.collector, self.options, self.tags)
        if not isinstance(node, Mapping):
            message = (
                f"an entry must be a mapping with 'func', and this is {describe(node)}"
            )
            hint = None
            if isinstance(node, Scalar) and node.value.split(" ", 1)[0] == _FUNC:
                hint = f"write a colon after '{_FUNC}'"
            reader.fail("BW008", node, message, hint=hint)
            return None
        func = node.get(_FUNC)
        is_absent = func is None and not any(
            _is_misspelt(key, _FUNC) for key, _ in node.pairs
        )
        if is_absent:
            self.without_func(reader, node)
        found = self.read(reader, node, func)
        # A key like it may be a field all the same.
        if func is None and not reader.failures:
            self.without_func(reader, node)
        return found

    def without_func(self, reader: Reader, node: Mapping) -> None:
        """Report an entry that names no operator."""
        where = node.pairs[0][0] if node.pairs else node
        reader.fail("BW201", where, "this entry has no 'func'")

    def read(
        self,
        reader: Reader,
        node: Mapping,
        func: Node | None,
        schema: FunctionSchema | None = None,
    ) -> Entry | str | None:
        """The entry of a mapping.

        Args:
            func: what names the operator.
            schema: its schema, where the mapping only names it.
        """
        values: dict[str, Any] = dict(self.defaults)
        spans: list[tuple[str, Span]] = []
        for key, value in node.pairs:
            name = key.value
            decode = self.decoders.get(name)
            if decode is None:
                self.unknown(reader, key, value)
            elif value.end - value.start <= _LONGEST_NULL and _is_void(name, value):
                self.void(reader, key)
            else:
                values[name] = decode(reader, name, value)
                spans.append((name, Span(self.source, value.start, value.end)))
        written: FunctionSchema | None = values.pop(_FUNC)
        schema = written or schema
        if func is None:
            return None
        if reader.failures or schema is None:
            return _root_of(func)
        return self.build(
            schema, values, spans, Span(self.source, func.start, func.end)
        )

    def void(self, reader: Reader, key: Scalar) -> None:
        """Report a field without a value, which is as if it were not there."""
        hint = "remove it"
        if key.value == _DISPATCH:
            hint = "indent the lines of the kernels deeper than it, or remove it"
        message = f"{key.value} has no value, as if it were not there"
        reader.warn("BW237", key, message, hint=hint)

    def unknown(self, reader: Reader, key: Scalar, value: Node) -> None:
        """Report a key that is no field; one that was a field once is passed over."""
        if reader.of_another_release(Kind.field, key.value, key):
            return
        hint = nearest(key.value, self.decoders)
        if hint is None and key.value.split(",")[0].strip() in reader.key_names:
            hint = f"a dispatch key stands below '{_DISPATCH}:', indented deeper"
        reader.fail("BW202", key, f"there is no field {quoted(key.value)}", hint=hint)

    def build(
        self,
        schema: FunctionSchema,
        values: dict[str, Any],
        spans: list[tuple[str, Span]],
        func: Span,
    ) -> Entry:
        """The operator of decoded fields."""
        namespace = schema.name.namespace or self.options.default_namespace
        if schema.name.namespace is not None:
            schema = schema.with_name(schema.name.with_namespace(None))
        kernels = _kernels(values, schema, self.structured_keys)
        keys = frozenset(key for key, _ in kernels)
        written: Kernels | None = values.pop(_DISPATCH)
        implied = _implied_tags(namespace, schema)
        values["tags"] = values["tags"] | (implied & (self.tags or frozenset()))
        extra = tuple(
            (field.name, values.pop(field.name)) for field in self.options.extra_fields
        )
        function = NativeFunction(
            namespace=namespace,
            schema=schema,
            spans=FieldSpans(func, tuple(spans)),
            extra=extra,
            composite_keys=keys & COMPOSITE_KEYS,
            is_abstract=_is_abstract(keys, values["structured_delegate"] is not None),
            **values,
        )
        return Entry(
            function,
            kernels,
            None if written is None else tuple(key for key, _ in written),
        )


# The fields that torchgen takes without a value.
_VOIDABLE: Final = frozenset(
    {
        *("category_override", "device_check", _DISPATCH, "precomputed"),
        *("python_module", "structured_delegate", "structured_inherits"),
    }
)
_LONGEST_NULL: Final = len("null")


def _is_void(name: str, value: Node) -> bool:
    return (
        name in _VOIDABLE and isinstance(value, Scalar) and value.tag.endswith(":null")
    )


def _is_misspelt(key: Scalar, name: str) -> bool:
    """Whether the key is no field, and is answered with the name as what was meant."""
    return key.value != name and (nearest(key.value, [name]) is not None)


def _root_of(func: Node) -> str | None:
    match = _NAME.match(func.value) if isinstance(func, Scalar) else None
    return BaseOperatorName.parse(match[1]).base if match else None


def parse_entries(
    root: Node | None,
    source: SourceFile,
    tags: frozenset[str] | None,
    options: LoadOptions,
    collector: Collector,
    parser: EntryParser | None = None,
) -> Entries:
    """Read every entry of a schema file; what cannot be read is reported and left out.

    Args:
        root: the file's document; None for an empty file.
        tags: the tags that entries may carry; None to take any.
        parser: what reads an entry; None for the reader of torchgen's lists.
    """
    if root is None:
        return Entries((), frozenset())
    if not isinstance(root, Sequence):
        message = (
            f"a schema file must be a list of entries, and this is {describe(root)}"
        )
        hint = None
        if isinstance(root, Mapping):
            first = root.pairs[0][0].value if root.pairs else ""
            if first.lstrip("-") == _FUNC:
                hint = f"begin each entry with '- ': '- {_FUNC}: …'"
        span = Span(source, root.start, min(root.end, root.start + 1))
        collector.report("BW007", span, message, hint=hint)
        return Entries((), frozenset())
    if parser is None:
        parser = EntryParser(source, tags, options, collector)
    return entries_of(parser.entry(item) for item in root.items)


def entries_of(parsed: Iterable[Entry | str | None]) -> Entries:
    """The entries, and the root names of broken ones, that a parser gave."""
    found = list(parsed)
    return Entries(
        tuple(entry for entry in found if isinstance(entry, Entry)),
        frozenset(name for name in found if isinstance(name, str)),
    )
