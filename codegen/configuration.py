"""What a project adds to the format: extra fields, keys, a backend's name, emitters.

The configuration stands in `boxwood.toml` or `boxwood.yaml` beside the schema file, or else in
the table `tool.boxwood` of the nearest `pyproject.toml` above it. Its mistakes are diagnostics
with their place, as those of schema files are.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from collections.abc import Mapping as MappingABC
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from runtime.keys import BACKENDS, DispatchKey

from .diagnostics import Collector, nearest
from .files import oddity
from .model.extra import FieldValue
from .options import (
    PRIVATEUSE1_KEYS,
    ExtraField,
    FieldType,
    LoadOptions,
    key_names,
)
from .parse.compose import compose, read_source
from .parse.extra import extra_decoder
from .parse.fields import FIELDS
from .parse.nodes import Mapping, Node, Scalar, Sequence
from .parse.reader import Reader
from .parse.toml_nodes import compose_toml
from .releases import Release, parse_release
from .source import SourceFile, Span, quoted

__all__ = [
    "Configuration",
    "EmitterName",
    "NO_CONFIGURATION",
    "candidates",
    "configure",
]

_BESIDE: Final = ("boxwood.toml", "boxwood.yaml")
_PROJECT: Final = "pyproject.toml"
_TABLE: Final = ("tool", "boxwood")
_DOTTED: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+", re.ASCII)
_BACKEND: Final = re.compile(r"[a-z_][a-z0-9_]*")
_FIELD_NAME: Final = re.compile(r"[A-Za-z_]\w*", re.ASCII)


@dataclass(frozen=True, slots=True)
class EmitterName:
    """The dotted name of a function that makes further files, and where it is written."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Configuration:
    """A project's configuration, or what holds without one.

    Args:
        options: how its schema files are read.
        emitters: functions that make further files of the package.
        templates: the folder of the templates that those files may use.
        source: the file that says so; None if there is none.
        settings: all that it sets, another text for whatever could have another effect.
        is_read: whether it could be read; if not, what it sets is not known.
    """

    options: LoadOptions = field(default_factory=LoadOptions)
    emitters: tuple[EmitterName, ...] = ()
    templates: Path | None = None
    source: SourceFile | None = None
    settings: str = ""
    is_read: bool = True


NO_CONFIGURATION: Final = Configuration()
_UNREAD: Final = Configuration(is_read=False)


def configure(
    schema_path: str | Path, collector: Collector, release: Release | None = None
) -> Configuration:
    """The configuration that holds for a schema file.

    Args:
        release: the release to read for, whatever the configuration says.
    """
    found = NO_CONFIGURATION
    path = _find(Path(schema_path), collector)
    if path is not None:
        found = _read(path, collector)
    if release is not None:
        found = replace(found, options=replace(found.options, release=release))
    return found


def candidates(schema_path: str | Path) -> Iterator[Path]:
    """Where a configuration is looked for: beside the schema file, then above it."""
    schema = Path(schema_path)
    yield from (schema.parent / name for name in _BESIDE)
    try:
        folder = schema.resolve().parent
        for place in (folder, *folder.parents):
            yield place / _PROJECT
            if os.path.lexists(place / _PROJECT):
                return
    except (OSError, ValueError, RuntimeError):
        return


def _find(schema: Path, collector: Collector) -> Path | None:
    try:
        # Whatever is there is meant to be read, be it a link to nothing.
        found = [path for path in candidates(schema) if os.path.lexists(path)]
    except (OSError, ValueError):
        return None
    beside = [path for path in found if path.name in _BESIDE]
    project = found[-1] if len(found) > len(beside) else None
    if len(beside) > 1:
        message = f"there is a {_BESIDE[0]} as well; only one of the two can hold"
        where = SourceFile(str(beside[1]), "").whole()
        collector.report("BW804", where, message)
    return beside[0] if beside else project


def _read(path: Path, collector: Collector) -> Configuration:
    odd = oddity(path)
    if odd is not None:
        where = SourceFile(str(path), "").whole()
        collector.report("BW001", where, f"cannot read '{path}': it is {odd}")
        return _UNREAD
    source = read_source(path, collector)
    if source is None:
        return _UNREAD
    root: Node | None
    if path.name == _PROJECT:
        if _TABLE[1] not in source.text:
            return NO_CONFIGURATION
        root = compose_toml(source, collector)
        if root is None and collector.has_errors:
            return replace(_UNREAD, source=source)
        for key in _TABLE:
            root = root.get(key) if isinstance(root, Mapping) else None
    elif path.suffix == ".toml":
        root = compose_toml(source, collector)
    else:
        root = compose(source, collector)
    if root is None and path.name == _PROJECT:
        return NO_CONFIGURATION  # it has no table of ours, so nothing follows from it
    if root is None:
        is_read = not collector.has_errors
        return replace(NO_CONFIGURATION, source=source, is_read=is_read)
    return replace(
        _Settings(source, path, collector).read(root), settings=_settings_text(root)
    )


def _settings_text(node: Node) -> str:
    """The values without what is between them: comments, quotes, and the order of settings."""
    return json.dumps(_plain(node))


def _plain(node: Node, *, is_root: bool = True) -> object:
    match node:
        case Scalar():
            return [node.value, node.plain]
        case Sequence():
            return [_plain(item, is_root=False) for item in node.items]
        case Mapping():
            pairs = [(k.value, _plain(v, is_root=False)) for k, v in node.pairs]
            # The fields of entries are in the order in which they are declared.
            return {"": sorted(pairs, key=lambda pair: pair[0]) if is_root else pairs}


class _Settings:
    """Reads the settings of one configuration; each has a method of its name."""

    def __init__(self, source: SourceFile, path: Path, collector: Collector) -> None:
        self.reader = Reader(source, collector, LoadOptions())
        self.folder = path.parent
        self.configuration = Configuration(source=source)

    def read(self, root: Node) -> Configuration:
        """All settings; those that are wrong are reported and have no effect."""
        if not isinstance(root, Mapping):
            self.reader.wrong_type("the configuration", "a mapping of settings", root)
            return self.configuration
        for key, value in root.pairs:
            setting = _SETTINGS.get(key.value)
            if setting is not None:
                setting(self, value)
                continue
            message = f"there is no setting {quoted(key.value)}"
            self.reader.fail("BW802", key, message, hint=nearest(key.value, _SETTINGS))
        return self.configuration

    def change(self, **options: object) -> None:
        """Set options of reading."""
        changed = replace(self.configuration.options, **options)  # type: ignore[arg-type]
        self.configuration = replace(self.configuration, options=changed)

    def wrong(self, node: Node, message: str, hint: str | None = None) -> None:
        """Report a value that a setting cannot have."""
        self.reader.fail("BW803", node, message, hint=hint)

    def release(self, node: Node) -> None:
        """`release`: the release of PyTorch to read for."""
        found = self.reader.string("release", node)
        if found is None:
            return
        try:
            self.change(release=parse_release(found.value))
        except ValueError as error:
            self.wrong(node, str(error))

    def dispatch_keys(self, node: Node) -> None:
        """`dispatch-keys`: keys that dispatch tables may name besides PyTorch's own."""
        names = key_names(None)
        added: set[DispatchKey] = set()
        for item in self.reader.strings("dispatch-keys", node):
            key = names.get(item.value)
            if key is None:
                message = f"there is no dispatch key {quoted(item.value)}"
                self.wrong(item, message, nearest(item.value, names))
            else:
                added.add(key)
        allowed = self.configuration.options.allowed_keys
        self.change(allowed_keys=allowed | added)

    def backend(self, node: Node) -> None:
        """`privateuse1-backend`: the name of the PrivateUse1 backend; its keys are allowed."""
        found = self.reader.string("privateuse1-backend", node)
        if found is None:
            return
        if not _BACKEND.fullmatch(found.value):
            self.wrong(node, f"{quoted(found.value)} is not a lower-case identifier")
            return
        if f"{found.value}bit" in {name.name.lower() for name in BACKENDS}:
            self.wrong(node, f"{quoted(found.value)} is the name of another backend")
            return
        allowed = self.configuration.options.allowed_keys | set(PRIVATEUSE1_KEYS)
        self.change(backend=found.value, allowed_keys=allowed)

    def fields(self, node: Node) -> None:
        """`fields`: extra fields by name, each with its type, default and summary."""
        table = self.reader.mapping("fields", node)
        if table is None:
            return
        taken = {one.name for one in FIELDS}
        found: list[ExtraField] = []
        for key, value in table.pairs:
            if not _FIELD_NAME.fullmatch(key.value):
                message = f"{quoted(key.value)} cannot be the name of a field"
                self.reader.fail("BW805", key, message)
            elif key.value in taken:
                message = f"entries have a field {quoted(key.value)} already"
                self.reader.fail("BW805", key, message)
            else:
                declared = self.field(key, value)
                found += [] if declared is None else [declared]
        self.change(extra_fields=tuple(found))

    def field(self, key: Scalar, node: Node) -> ExtraField | None:
        """One declaration: a table, or only the type."""
        table = node
        if isinstance(node, Scalar):
            table = Mapping([(key, node)], node.start, node.end)
            named = {"type": node}
        elif isinstance(table, Mapping):
            named = {part.value: value for part, value in table.pairs}  # type: ignore[misc]
        else:
            self.reader.wrong_type(f"field {key.value}", "a table", node)
            return None
        for part in named:
            if part not in _DECLARATION:
                at = next(k for k, _ in table.pairs if k.value == part)
                message = f"field {key.value}: there is no setting {quoted(part)}"
                self.reader.fail("BW802", at, message, hint=nearest(part, _DECLARATION))
        type_ = FieldType.any
        if "type" in named:
            word = self.reader.string(f"the type of field {key.value}", named["type"])
            if word is None:
                return None
            if word.value not in FieldType.__members__:
                allowed = ", ".join(FieldType.__members__)
                message = f"a field cannot be of type {quoted(word.value)}"
                hint = nearest(word.value, FieldType.__members__)
                self.wrong(word, message, hint or f"the types are {allowed}")
                return None
            type_ = FieldType[word.value]
        declared = ExtraField(key.value, type_, _EMPTY[type_])
        if "summary" in named:
            text = self.reader.string(
                f"the summary of field {key.value}", named["summary"]
            )
            declared = replace(declared, summary="" if text is None else text.value)
        if "default" in named:
            decode = extra_decoder(declared)
            default = decode(
                self.reader, f"the default of field {key.value}", named["default"]
            )
            declared = replace(declared, default=default)
        return declared

    def emitters(self, node: Node) -> None:
        """`emitters`: dotted names of functions that make further files."""
        found: list[EmitterName] = []
        for item in self.reader.strings("emitters", node):
            if _DOTTED.fullmatch(item.value):
                found.append(EmitterName(item.value, self.reader.span(item)))
            else:
                message = f"{quoted(item.value)} is not the dotted name of a function"
                self.wrong(item, message, "write 'package.module.function'")
        self.configuration = replace(self.configuration, emitters=tuple(found))

    def templates(self, node: Node) -> None:
        """`templates`: the folder of the emitters' templates, from the configuration's own."""
        found = self.path("templates", node)
        if found is not None and not found.is_dir():
            message = f"there is no folder {quoted(str(found))}"
            if found.is_file():
                message = f"{quoted(str(found))} is a file, and must be a folder"
            self.reader.fail("BW807", node, message)
        elif found is not None:
            self.configuration = replace(self.configuration, templates=found)

    def partial(self, node: Node) -> None:
        """`partial`: whether the list is a part of another one."""
        found = self.reader.boolean("partial", node)
        if found is not None:
            self.change(partial=found)

    def full_list(self, node: Node) -> None:
        """`full-list`: the operator list that entries which are only names are looked up in."""
        found = self.path("full-list", node)
        if found is not None and not found.is_file():
            odd = oddity(found)
            message = f"there is no file {quoted(str(found))}"
            if odd is not None:
                message = f"{quoted(str(found))} is {odd}, and must be a file"
            self.reader.fail("BW807", node, message)
        elif found is not None:
            self.change(full_list=found)

    def path(self, setting: str, node: Node) -> Path | None:
        """A path, from the folder of the configuration."""
        found = self.reader.string(setting, node)
        if found is None or "\0" in found.value:
            return None
        return self.folder / found.value


_EMPTY: Final[MappingABC[FieldType, FieldValue]] = MappingProxyType(
    {
        FieldType.string: None,
        FieldType.boolean: False,
        FieldType.integer: None,
        FieldType.strings: (),
        FieldType.any: None,
    }
)
_DECLARATION: Final = ("type", "default", "summary")
_SETTINGS: Final[MappingABC[str, Callable[[_Settings, Node], None]]] = MappingProxyType(
    {
        "release": _Settings.release,
        "dispatch-keys": _Settings.dispatch_keys,
        "privateuse1-backend": _Settings.backend,
        "fields": _Settings.fields,
        "emitters": _Settings.emitters,
        "templates": _Settings.templates,
        "full-list": _Settings.full_list,
        "partial": _Settings.partial,
    }
)
