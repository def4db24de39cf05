"""From the file of a backend to its sections, every mistake reported."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Mapping as MappingABC
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from runtime.keys import RUNTIME_KEYS, DispatchKey, to_functionality_key
from runtime.schema import SchemaError, parse_schema

from ..diagnostics import Collector, nearest
from ..model.kernels import BackendKernel
from ..options import LoadOptions
from ..parse.entries import Entries, Entry, kernel_name, parse_entries
from ..parse.fields import FIELDS
from ..parse.key_reports import BACKEND_SETTING, SETTINGS_PLACE
from ..parse.nodes import Mapping, Node, Scalar, Sequence, describe
from ..parse.reader import Reader
from ..source import SourceFile, Span, quoted
from .model import ExtraFields, NonNative
from .sections import SECTIONS, extra_fields

__all__ = [
    "Parsed",
    "backend_keys",
    "parse_backend",
    "parse_custom",
    "parse_non_native",
]

_ENTRY_FIELDS: Final = frozenset(field.name for field in FIELDS)
_REQUIRED: Final = ("backend", "cpp_namespace")
_AUTOGRAD: Final = "Autograd"
_PRIVATEUSE1: Final = "PrivateUse1"


@dataclass(frozen=True, slots=True)
class Parsed:
    """The sections of the file that has them, by name, and where each value stands."""

    values: MappingABC[str, Any]
    spans: MappingABC[str, Span]
    start: Span

    def span(self, name: str) -> Span:
        """The value of a section; the start of the file if it is left out."""
        return self.spans.get(name, self.start)


def parse_backend(root: Node | None, reader: Reader) -> Parsed | None:
    """Read every section; None, after reporting, for a file that is no mapping."""
    source = reader.source
    start = Span(source, 0, min(1, len(source.text)))
    if not isinstance(root, Mapping):
        shown = "empty" if root is None else describe(root)
        message = (
            f"the file of a backend must be a mapping of sections, and this is {shown}"
        )
        where = start if root is None else Span(source, root.start, root.start + 1)
        reader.fail(
            "BW601", where, message, hint="begin with 'backend: <dispatch key>'"
        )
        return None
    values: dict[str, Any] = {name: s.default for name, s in SECTIONS.items()}
    spans: dict[str, Span] = {}
    for key, value in root.pairs:
        section = SECTIONS.get(key.value)
        if section is None:
            known = ", ".join(SECTIONS)
            message = f"there is no section {quoted(key.value)}"
            hint = nearest(key.value, SECTIONS) or f"the sections are {known}"
            reader.fail("BW603", key, message, hint=hint)
            continue
        values[section.name] = section.decode(reader, section.name, value)
        spans[section.name] = Span(source, value.start, max(value.end, value.start))
    for name in _REQUIRED:
        if name not in spans:
            first = root.pairs[0][0] if root.pairs else root
            reader.fail(
                "BW602",
                Span(source, first.start, max(first.end, first.start + 1)),
                f"the file of a backend must have '{name}'",
                hint=SECTIONS[name].summary,
            )
    return Parsed(MappingProxyType(values), MappingProxyType(spans), start)


def backend_keys(
    reader: Reader, name: str, span: Span, privateuse1: str | None
) -> tuple[DispatchKey, DispatchKey | None] | None:
    """The key of a backend and that of its autograd; None, after reporting, for no backend.

    Args:
        privateuse1: the name that the backend gives PrivateUse1, in lower case.
    """
    official = name
    if privateuse1 is not None and name.endswith(privateuse1.upper()):
        official = name.removesuffix(privateuse1.upper()) + _PRIVATEUSE1
    known = {key.name: key for key in DispatchKey if _may_be_backend(key)}
    key = known.get(official)
    if key is None:
        message = f"backend {quoted(name)} is not the dispatch key of a backend"
        reader.fail("BW604", span, message, hint=_meant(name, known, privateuse1))
        return None
    autograd = next((k for k in DispatchKey if k.name == _AUTOGRAD + official), None)
    return key, autograd


def _meant(name: str, known: Collection[str], privateuse1: str | None) -> str | None:
    """What to write for a backend that is none, or where it is told of.

    A name that is made up is likely that which PrivateUse1 is renamed to.
    """
    if privateuse1 is not None and name.casefold() == privateuse1:
        return f"write '{privateuse1.upper()}': the name of a key is in upper case"
    if name in DispatchKey.__members__:
        return _OF_KERNELS
    near = nearest(name, known)
    if privateuse1 is not None:
        own = f"PrivateUse1 is renamed to '{privateuse1}': its key is '{privateuse1.upper()}'"
        return f"{near} {own}" if near else own
    if not _RENAMED.fullmatch(name):
        return near or _OF_KERNELS
    renamed = (
        f"if '{name}' is what PrivateUse1 is renamed to, add --privateuse1 {name.lower()},"
        f" or set '{BACKEND_SETTING} = \"{name.lower()}\"' {SETTINGS_PLACE}"
    )
    return f"{near} Otherwise, {renamed}" if near else renamed


_OF_KERNELS: Final = (
    "name the key that the kernels compute for, such as XLA or PrivateUse1"
)
_RENAMED: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def _may_be_backend(key: DispatchKey) -> bool:
    """Whether the kernels of the key compute: all keys from BackendSelect on come before one."""
    functionality = to_functionality_key(key) if key in RUNTIME_KEYS else key
    return key in RUNTIME_KEYS[1:] and functionality < DispatchKey.BackendSelect


def parse_custom(
    nodes: tuple[Node, ...],
    source: SourceFile,
    options: LoadOptions,
    tags: frozenset[str] | None,
    collector: Collector,
    home: tuple[DispatchKey, str],
) -> tuple[Entries, dict[str, ExtraFields]]:
    """The entries of a backend's own operators, and by schema string what else they say.

    An entry without `dispatch` has one kernel, for the backend.

    Args:
        home: the backend's key and the namespace of its C++ kernels.
    """
    fields: dict[str, ExtraFields] = {}
    items: list[Node] = []
    names = _ENTRY_FIELDS | {field.name for field in options.extra_fields}
    for node in nodes:
        if not isinstance(node, Mapping):
            items.append(node)
            continue
        known = [(key, value) for key, value in node.pairs if key.value in names]
        items.append(Mapping(known or node.pairs, node.start, node.end))
        func = node.get("func")
        if isinstance(func, Scalar):
            fields[func.value] = extra_fields(node, names)
    found = parse_entries(Sequence(items, 0, 0), source, tags, options, collector)
    sound = tuple(_at_home(entry, *home) for entry in found.sound)
    return Entries(sound, found.broken), fields


def _at_home(entry: Entry, key: DispatchKey, namespace: str) -> Entry:
    """The entry, with a kernel for the backend if it names none."""
    function = entry.function
    if entry.written is not None or function.is_part_of_structured_group:
        return entry
    name = kernel_name(function.schema)
    kernel = BackendKernel(name, namespace=namespace, span=function.spans.func)
    return Entry(
        replace(function, composite_keys=frozenset(), is_abstract=True),
        ((key, kernel),),
        (key,),
    )


def parse_non_native(reader: Reader, nodes: tuple[Node, ...]) -> tuple[NonNative, ...]:
    """Operations that are no operators."""
    found: list[NonNative] = []
    for node in nodes:
        func = node.get("func") if isinstance(node, Mapping) else None
        if not isinstance(node, Mapping) or func is None:
            message = "an item of non_native must be a mapping with 'func'"
            reader.fail("BW609", node, message)
            continue
        text = reader.string("func", func)
        if text is None:
            continue
        try:
            schema = parse_schema(text.value, strict=True)
        except SchemaError as error:
            for problem in error.problems:
                span = reader.inner(text, problem.start, problem.end)
                reader.fail(problem.code, span, problem.message, hint=problem.hint)
            continue
        extra = extra_fields(node, {"func"})
        found.append(NonNative(schema, extra, reader.span(node)))
    return tuple(found)
