"""The file of a backend, joined to the operator list that it names operators of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from runtime.keys import DispatchKey
from runtime.schema import SchemaError, parse_operator_name, parse_schema

from ..diagnostics import Collector, Diagnostic, Related
from ..load import Loaded, derive_entries
from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup
from ..model.kernels import BackendIndex, BackendKernel
from ..operator_hints import nearest_operator
from ..options import PRIVATEUSE1_KEYS, LoadOptions
from ..parse.compose import read_source
from ..parse.entries import Entries, kernel_name
from ..parse.kinds import FileKind, compose_as
from ..parse.reader import Reader
from ..silencing import without_silenced
from ..source import SourceFile, quoted
from .model import Backend, BackendOperator, Section
from .parse import (
    Parsed,
    backend_keys,
    parse_backend,
    parse_custom,
    parse_non_native,
)
from .sections import Item

__all__ = ["LoadedBackend", "backend_from_source", "load_backend"]

_STRUCTURED: Final = "structured"
_LISTS: Final = (Section.supported, Section.full_codegen, Section.autograd)
_OF_THE_KEY: Final = (Section.supported, Section.full_codegen, Section.custom)


@dataclass(frozen=True, slots=True)
class LoadedBackend:
    """A backend and what follows from it.

    Args:
        backend: what the file says; None if it cannot be made sense of.
        custom: the backend's own operators with their kernels, as a list of their own.
        functions: the operators that the backend has kernels for, by qualified name,
            and all of its own.
        indices: the kernels for the backend's key and its autograd key.
        diagnostics: what is wrong, sorted; with an error among it, the rest is incomplete.
    """

    backend: Backend | None
    custom: Loaded
    functions: Mapping[str, NativeFunction]
    indices: Mapping[DispatchKey, BackendIndex]
    diagnostics: tuple[Diagnostic, ...]


def load_backend(
    path: str | Path, loaded: Loaded, *, privateuse1: str | None = None
) -> LoadedBackend:
    """Read the file of a backend for the operators of `loaded`.

    No input makes this raise: what is wrong is in the result's diagnostics.

    Args:
        privateuse1: the name that the backend gives PrivateUse1, in lower case; that of
            the configuration if left out.
    """
    collector = Collector()
    source = read_source(path, collector)
    return backend_from_source(source, loaded, collector, privateuse1=privateuse1)


def backend_from_source(
    source: SourceFile | None,
    loaded: Loaded,
    collector: Collector | None = None,
    *,
    privateuse1: str | None = None,
) -> LoadedBackend:
    """As `load_backend`, from a text that is read already."""
    collector = Collector() if collector is None else collector
    joiner = None
    if source is not None:
        reader = Reader(source, collector, LoadOptions())
        root = compose_as(FileKind.backend, source, collector)
        parsed = parse_backend(root, reader) if not collector.has_errors else None
        if parsed is not None:
            renamed = privateuse1 or loaded.configuration.options.backend
            joiner = _Joiner(loaded, parsed, reader, renamed)
            joiner.run()
    if joiner is None or joiner.backend is None:
        empty = _list_of(Entries((), frozenset()), loaded, source, Collector())
        nothing: Mapping[str, NativeFunction] = MappingProxyType({})
        return LoadedBackend(
            None,
            empty,
            nothing,
            MappingProxyType({}),
            without_silenced(source, collector.sorted()),
        )
    return LoadedBackend(
        joiner.backend,
        joiner.custom,
        MappingProxyType(joiner.functions),
        MappingProxyType(dict(joiner.indices())),
        without_silenced(source, collector.sorted()),
    )


def _list_of(
    entries: Entries, loaded: Loaded, source: SourceFile | None, collector: Collector
) -> Loaded:
    return derive_entries(entries, loaded.tags, source, LoadOptions(), collector)


@dataclass(slots=True)
class _Joiner:
    """Looks up what the sections name, and checks it all."""

    loaded: Loaded
    parsed: Parsed
    reader: Reader
    privateuse1: str | None
    backend: Backend | None = None
    custom: Loaded = field(init=False)
    functions: dict[str, NativeFunction] = field(default_factory=dict)
    _known: dict[str, NativeFunction] = field(default_factory=dict)
    _is_known: bool = False

    def run(self) -> None:
        """Make `backend`, unless its name makes no sense."""
        values = self.parsed.values
        self.custom = _list_of(Entries((), frozenset()), self.loaded, None, Collector())
        name = values["backend"]
        keys = None
        if name is not None:
            span = self.parsed.span("backend")
            keys = backend_keys(self.reader, name, span, self.privateuse1)
        self._is_known = keys is not None
        has_kernels = any(values[section.value] for section in _OF_THE_KEY)
        if keys and has_kernels and keys[0] in self.loaded.backend_indices:
            self.reader.fail(
                "BW604",
                self.parsed.span("backend"),
                f"the operator list has kernels for {keys[0].name} itself",
                hint="a backend outside the list has a key of its own, such as PrivateUse1",
            )
        # Names are looked up all the same, so that every mistake is reported.
        key, autograd = keys or (DispatchKey.PrivateUse1, None)
        backend = Backend(
            name or "",
            key,
            autograd,
            values["cpp_namespace"] or "",
            values["class_name"] or f"{key.name}NativeFunctions",
            values["extra_headers"],
            values["use_out_as_primary"],
            values["device_guard"],
            custom_namespace=self.privateuse1 or (name or "").lower(),
            privateuse1=self.privateuse1,
        )
        self._know(self.loaded.functions)
        extras = self._read_custom(backend)
        operators = self._operators(backend)
        operators += self._custom_operators(backend, operators, extras)
        symint = self._names("symint", {o.operator for o in operators})
        operators = [_with_symint(o, symint) for o in operators]
        self._check_groups(operators)
        backend = replace(
            backend,
            operators=tuple(operators),
            symint=symint,
            non_native=parse_non_native(self.reader, values["non_native"]),
            ir_gen=tuple(sorted(self._names("ir_gen", None))),
        )
        self.backend = backend if keys is not None else None

    # ---- operators ----

    def _know(self, functions: Iterable[NativeFunction]) -> None:
        """By its name, and with the namespace; of two of one name the first counts."""
        for function in functions:
            self._known.setdefault(str(function.name), function)
            self._known.setdefault(function.qualified_name, function)

    def _find(
        self, item: Item, section: str, code: str = "BW605"
    ) -> NativeFunction | None:
        """The operator that an item names, by its name or its whole schema."""
        text = item.func.value
        try:
            name = parse_schema(text).name if "(" in text else parse_operator_name(text)
            found = self._known.get(str(name))
            shown, hint = str(name), None
        except SchemaError as error:
            shown, found, hint = text, None, error.problems[0].hint
        if found is None and not self.loaded.may_have(shown):
            names = (n for n in self._known if "::" in shown or "::" not in n)
            self.reader.fail(
                code,
                item.func,
                f"{section}: there is no operator {quoted(shown)}",
                hint=nearest_operator(shown, names) or hint,
            )
        return found

    def _operators(self, backend: Backend) -> list[BackendOperator]:
        found: list[BackendOperator] = []
        for section in _LISTS:
            items: tuple[Item, ...] = self.parsed.values[section.value]
            key: DispatchKey | None = backend.key
            if section is Section.autograd:
                key = backend.autograd_key
                if items and key is None and self._is_known:
                    self.reader.fail(
                        "BW604",
                        self.parsed.span("autograd"),
                        f"there is no dispatch key 'Autograd{backend.name}'",
                    )
            for item in items:
                function = self._find(item, section.value)
                if function is not None:
                    found.append(
                        self._operator(
                            backend, section, key or backend.key, function, item
                        )
                    )
        return self._once(found)

    def _operator(
        self,
        backend: Backend,
        section: Section,
        key: DispatchKey,
        function: NativeFunction,
        item: Item,
    ) -> BackendOperator:
        structured = item.flag(_STRUCTURED)
        if structured and not function.structured:
            structured = False
            out = function.structured_delegate
            self.reader.fail(
                "BW610",
                item.func,
                f"{function.name} is not structured: its kernel computes the whole result",
                hint=f"{out} is" if out else "remove 'structured'",
            )
        span = self.reader.span(item.func)
        kernel = BackendKernel(
            kernel_name(function.schema), structured, backend.cpp_namespace, span
        )
        self.functions[function.qualified_name] = function
        fields = tuple(pair for pair in item.fields if pair[0] != _STRUCTURED)
        return BackendOperator(
            function.qualified_name, section, key, kernel, fields, span
        )

    def _once(self, operators: Iterable[BackendOperator]) -> list[BackendOperator]:
        """The operators without those that a list of the same key has already.

        The first counts; to torchgen they are the same, as it knows no fields of theirs.
        """
        found: dict[tuple[str, DispatchKey], BackendOperator] = {}
        for operator in operators:
            first = found.setdefault((operator.operator, operator.key), operator)
            if first is not operator and operator.span and first.span:
                self.reader.collector.report(
                    "BW606",
                    operator.span,
                    f"duplicate operator {operator.operator} in {operator.section.value}",
                    related=[
                        Related(f"first listed in {first.section.value}", first.span)
                    ],
                )
        return list(found.values())

    def _names(self, section: str, listed: set[str] | None) -> frozenset[str]:
        """The operators of a list of names. `listed` are those that it may name."""
        found = set()
        items: tuple[Item, ...] = self.parsed.values[section]
        for item in items:
            function = self._find(item, section, "BW608")
            if function is None:
                continue
            found.add(function.qualified_name)
            if listed is not None and function.qualified_name not in listed:
                self.reader.collector.report(
                    "BW608",
                    self.reader.span(item.func),
                    f"{section}: the backend lists no kernel of {function.name}",
                    hint="add the operator to 'supported', or remove it here",
                )
        return frozenset(found)

    # ---- operators of the backend's own ----

    def _read_custom(self, backend: Backend) -> dict[str, Any]:
        reader = self.reader
        configured = self.loaded.configuration.options
        own = {k for k in (backend.key, backend.autograd_key) if k is not None}
        options = replace(
            configured,
            default_namespace=backend.custom_namespace,
            allowed_keys=configured.allowed_keys | own | {*PRIVATEUSE1_KEYS},
            backend=self.privateuse1,
        )
        tags = frozenset(tag.name for tag in self.loaded.tags) or None
        entries, extras = parse_custom(
            self.parsed.values["custom"],
            reader.source,
            options,
            tags,
            reader.collector,
            (backend.key, backend.cpp_namespace),
        )
        self.custom = _list_of(entries, self.loaded, reader.source, reader.collector)
        existing = {f.qualified_name: f for f in self.loaded.functions}
        for function in self.custom.functions:
            first = existing.get(function.qualified_name)
            if first is not None:
                reader.fail(
                    "BW611",
                    function.spans.func,
                    f"the operator list has {function.qualified_name} already",
                    hint="list it in 'supported'",
                    related=[Related("it is defined here", first.spans.func)],
                )
        self._know(self.custom.functions)
        return extras

    def _custom_operators(
        self,
        backend: Backend,
        listed: Iterable[BackendOperator],
        extras: dict[str, Any],
    ) -> list[BackendOperator]:
        """The kernels for the backend that entries of custom operators name, or stand for."""
        self.functions |= {f.qualified_name: f for f in self.custom.functions}
        taken = {(o.operator, o.key) for o in listed}
        found = []
        for key in (backend.key, backend.autograd_key):
            index = self.custom.backend_indices.get(key) if key is not None else None
            for name, kernel in index.kernels if index is not None else ():
                if key is not None and (name, key) not in taken:
                    function = self.functions[name]
                    fields = extras.get(function.spans.func.text, ())
                    found.append(
                        BackendOperator(
                            name, Section.custom, key, kernel, fields, kernel.span
                        )
                    )
        return found

    # ---- all of it ----

    def _check_groups(self, operators: Iterable[BackendOperator]) -> None:
        """Variants of an operator are all on the backend's key or all on its autograd key."""
        by_name: dict[str, list[BackendOperator]] = {}
        for operator in operators:
            by_name.setdefault(operator.operator, []).append(operator)
        for group in (*self.loaded.groups, *self.custom.groups):
            members = (
                list(group.functions())
                if isinstance(group, NativeFunctionsGroup)
                else [group]
            )
            mine = [o for m in members for o in by_name.get(m.qualified_name, ())]
            autograd = [o for o in mine if o.section is Section.autograd]
            others = [o for o in mine if o.section is not Section.autograd]
            if autograd and others and autograd[0].span and others[0].span:
                first, second = others[0], autograd[0]
                self.reader.fail(
                    "BW607",
                    autograd[0].span,
                    f"{second.operator} is listed in autograd, and {first.operator}, which"
                    f" is a variant of it or itself, in {first.section.value}",
                    hint="list all variants in one of the two",
                    related=[Related("the other one", others[0].span)],
                )

    def indices(self) -> Iterator[tuple[DispatchKey, BackendIndex]]:
        """The kernels by key."""
        backend = self.backend
        if backend is None:
            return
        for key in dict.fromkeys(o.key for o in backend.operators):
            rows = tuple((o.operator, o.kernel) for o in backend.of_key(key))
            yield key, BackendIndex(
                key,
                rows,
                use_out_as_primary=backend.use_out_as_primary,
                device_guard=backend.device_guard,
                external=True,
            )


def _with_symint(operator: BackendOperator, symint: frozenset[str]) -> BackendOperator:
    if operator.operator not in symint:
        return operator
    kernel = replace(operator.kernel, name=f"{operator.kernel.name}_symint")
    return replace(operator, kernel=kernel)
